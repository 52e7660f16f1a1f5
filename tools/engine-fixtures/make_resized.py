"""Resizes and crops pictures by Pillow, as torchvision and Keras do, for __tests__/unit/engine/resize.test.ts.

    python3 -m venv venv && venv/bin/pip install pillow numpy
    venv/bin/python tools/engine-fixtures/make_resized.py

Only the results are saved: the test makes the pictures again by the same formula.
"""

import json
from pathlib import Path

import numpy as np
from PIL import Image

FILE = Path(__file__).resolve().parents[2] / "__tests__" / "fixtures" / "engine" / "resized.json"

# Width, height and channels of a picture; `resize` and `crop` as in the config file.
CASES = [
    {"width": 23, "height": 17, "channels": 3, "resize": [8]},
    {"width": 17, "height": 23, "channels": 3, "resize": [8]},
    {"width": 40, "height": 30, "channels": 3, "resize": [9], "crop": [8]},
    {"width": 5, "height": 4, "channels": 3, "resize": [11], "crop": [6, 9]},
    {"width": 31, "height": 9, "channels": 1, "resize": [7, 13]},
    {"width": 100, "height": 3, "channels": 1, "resize": [3, 2]},
    {"width": 12, "height": 13, "channels": 1, "crop": [4, 5]},
]


def picture(width, height, channels):
    """Neighbouring pixels differ strongly, so that a wrong weight shows."""
    y, x, c = np.meshgrid(np.arange(height), np.arange(width), np.arange(channels), indexing="ij")
    pixels = ((x * 37 + y * 59 + x * y * 11 + c * 71) % 256).astype(np.uint8)
    return Image.fromarray(pixels[:, :, 0] if channels == 1 else pixels)


def resized(image, sides):
    """torchvision's Resize of one number: the shorter side; two are the height and the width, as Keras takes them."""
    if len(sides) == 2:
        height, width = sides
    else:
        short = sides[0]
        wide = image.width > image.height
        width = int(short * image.width / image.height) if wide else short
        height = short if wide else int(short * image.height / image.width)
    return image.resize((width, height), Image.Resampling.BILINEAR)


def cropped(image, sides):
    """torchvision's CenterCrop."""
    height, width = sides[0], sides[-1]
    top, left = round((image.height - height) / 2), round((image.width - width) / 2)
    return image.crop((left, top, left + width, top + height))


for case in CASES:
    image = picture(case["width"], case["height"], case["channels"])
    image = resized(image, case["resize"]) if "resize" in case else image
    image = cropped(image, case["crop"]) if "crop" in case else image
    case["pixels"] = np.asarray(image).reshape(-1).tolist()

lines = ",\n".join(f"  {json.dumps(case)}" for case in CASES)
FILE.write_text(f"[\n{lines}\n]\n")
