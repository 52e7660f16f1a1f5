"""A network of PyTorch that takes pictures or rows. The gradient is optional: with it the attack is a white-box one."""

import torch

model = torch.jit.load("models/digits.pt").eval()


def predict(inputs):
    return model(torch.from_numpy(inputs).float())


def gradient(inputs, weights):
    inputs = torch.from_numpy(inputs).float().requires_grad_()
    return torch.autograd.grad(model(inputs), inputs, torch.from_numpy(weights).float())[0]
