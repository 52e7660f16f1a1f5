"""Exports nets of many families with random weights, and computes a gradient of each in PyTorch, in double precision.

Usage: make_gradients.py FOLDER [SEED]
Needs: numpy, onnx, onnxscript, torch, torchvision. Writes NAME.onnx, NAME_x.npy (one input), NAME_w.npy (weights of the scores) and
NAME_g.npy (the gradient of their sum).
"""
import copy
import os
import sys

import numpy as np
import torch
import torchvision
from torch import nn
from torch.nn import functional as F

FOLDER = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 0
SIDE = 64


class Parts(nn.Module):
    """What the well-known nets lack: normalization of groups, transposed and dilated convolution, padding, resizing, PReLU, Mish."""

    def __init__(self):
        super().__init__()
        self.down = nn.Conv2d(3, 8, 3, padding=2, dilation=2)
        self.norm = nn.GroupNorm(2, 8)
        self.prelu = nn.PReLU(8)
        self.grouped = nn.Conv2d(8, 16, 3, stride=2, padding=1, groups=4)
        self.inner = nn.InstanceNorm2d(16, affine=True)
        self.up = nn.ConvTranspose2d(16, 8, 3, stride=2, padding=1, output_padding=1)
        self.last = nn.Linear(16 * 16 * 16, 10)

    def forward(self, x):
        a = self.prelu(self.norm(self.down(F.pad(x, (2, 1, 1, 2), mode="reflect"))))
        b = F.mish(self.inner(self.grouped(a)))
        up = self.up(b)
        a = a[:, :, : up.shape[2], : up.shape[3]]
        small = F.avg_pool2d(a, 3, 2, 1)
        both = torch.cat([small, F.interpolate(up, size=small.shape[2:], mode="bilinear")], 1)
        return self.last(F.interpolate(both, size=16, mode="nearest").flatten(1).softmax(1) * 100)


class Sequence(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.layer = kind(6, 16, num_layers=2, bidirectional=True, batch_first=True)
        self.last = nn.Linear(32, 5)

    def forward(self, x):
        return self.last(self.layer(x)[0][:, -1])


class Temporal(nn.Module):
    def __init__(self):
        super().__init__()
        self.convs = nn.Sequential(nn.Conv1d(6, 12, 3, dilation=2), nn.ReLU(), nn.Conv1d(12, 12, 3, dilation=4), nn.ELU())
        self.last = nn.Linear(12, 5)

    def forward(self, x):
        return F.log_softmax(self.last(self.convs(x.transpose(1, 2)).amax(2)), 1)


def transformer():
    return torchvision.models.VisionTransformer(
        image_size=SIDE, patch_size=16, num_layers=2, num_heads=4, hidden_dim=64, mlp_dim=128, num_classes=10
    )


def vgg():
    net = torchvision.models.vgg11_bn(weights=None)
    # Adaptive pooling to a larger map cannot be exported.
    net.avgpool, net.classifier = nn.Identity(), nn.Linear(512 * (SIDE // 32) ** 2, 10)
    return net


def classic(name, **more):
    return lambda: getattr(torchvision.models, name)(weights=None, num_classes=10, **more)


PICTURE, SERIES = (3, SIDE, SIDE), (20, 6)
LEGACY, DYNAMO = "legacy", "dynamo"
NETS = {
    "ResNet-18": (classic("resnet18"), PICTURE, [LEGACY, DYNAMO]),
    "VGG-11": (vgg, PICTURE, [LEGACY]),
    "SqueezeNet": (classic("squeezenet1_1"), PICTURE, [LEGACY]),
    "DenseNet-121": (classic("densenet121"), PICTURE, [LEGACY]),
    "MobileNetV2": (classic("mobilenet_v2"), PICTURE, [LEGACY]),
    "MobileNetV3": (classic("mobilenet_v3_small"), PICTURE, [LEGACY, DYNAMO]),
    "EfficientNet-B0": (classic("efficientnet_b0"), PICTURE, [LEGACY]),
    "ShuffleNet": (classic("shufflenet_v2_x1_0"), PICTURE, [LEGACY]),
    "GoogLeNet": (classic("googlenet", aux_logits=False, init_weights=False), PICTURE, [LEGACY]),
    "ConvNeXt": (classic("convnext_tiny"), PICTURE, [LEGACY]),
    "Swin": (classic("swin_t"), PICTURE, [LEGACY]),
    "vision transformer": (transformer, PICTURE, [LEGACY, DYNAMO]),
    "parts of a U-Net": (Parts, PICTURE, [LEGACY, DYNAMO]),
    "LSTM": (lambda: Sequence(nn.LSTM), SERIES, [LEGACY, DYNAMO]),
    "GRU": (lambda: Sequence(nn.GRU), SERIES, [LEGACY, DYNAMO]),
    "RNN": (lambda: Sequence(nn.RNN), SERIES, [LEGACY]),
    "temporal convolutions": (Temporal, SERIES, [LEGACY]),
}


def export(net, x, path, how):
    if how == DYNAMO:
        torch.onnx.export(net, (x,), path, input_names=["input"], output_names=["out"], dynamo=True, external_data=False, verbose=False)
        return
    torch.onnx.export(
        net, (x,), path, input_names=["input"], output_names=["out"], dynamic_axes={"input": {0: "N"}, "out": {0: "N"}},
        dynamo=False, opset_version=17,
    )


def main():
    os.makedirs(FOLDER, exist_ok=True)
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    for name, (make, shape, exporters) in NETS.items():
        net = make()
        for layer in net.modules():
            if isinstance(layer, nn.BatchNorm2d):
                nn.init.uniform_(layer.running_mean, -0.1, 0.1)
                nn.init.uniform_(layer.running_var, 0.5, 1.5)
        # The last layer of some is made of zeros, which no gradient passes.
        for weights in net.parameters():
            if not weights.any():
                nn.init.normal_(weights, 0, 0.05)
        net.eval()
        x = torch.rand(1, *shape)
        exact, point = copy.deepcopy(net).double(), x.double().requires_grad_(True)
        scores = exact(point)
        w = torch.randn_like(scores)
        (g,) = torch.autograd.grad((scores * w).sum(), point)
        for how in exporters:
            file = f"{FOLDER}/{name}, {how}"
            try:
                export(net, x, f"{file}.onnx", how)
            except Exception as error:  # What one exporter cannot do is no fault of the gradients.
                print(file, "not exported:", type(error).__name__, flush=True)
                continue
            for end, values in (("x", x), ("w", w), ("g", g)):
                np.save(f"{file}_{end}.npy", values.detach().numpy().astype("float32"))


main()
