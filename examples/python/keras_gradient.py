"""A network of Keras on PyTorch (KERAS_BACKEND=torch), with its gradient for white-box attacks."""

import keras
import torch

model = keras.saving.load_model("models/digits.keras")


def predict(inputs):
    return model.predict_on_batch(inputs)


def gradient(inputs, weights):
    inputs = torch.from_numpy(inputs).float().requires_grad_()
    return torch.autograd.grad(model(inputs), inputs, torch.from_numpy(weights).float())[0]
