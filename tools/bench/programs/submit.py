"""Lineage check, one analysis and its uploads: zips every file, then sends it from memory."""
import os
import sys
import tempfile
import zipfile

import requests

base, folder = sys.argv[1:3]
root = f"{base}/prod/api/ais/v1.5"
headers = {"x-api-key": "bench-key", "org-id": "unknown"}
files = {"data": "data.csv", "label": "label.csv", "model": "model.h5"}

lineage = requests.post(
    f"{root}/developer/lineage-check",
    headers=headers,
    json={
        "repo_type": "github",
        "repo_url": "https://github.com/octo-org/digits",
        "branch_name": "main",
        "depth": 1,
    },
    timeout=30,
)
lineage.raise_for_status()
if lineage.json():
    sys.exit(1)

analysis = requests.post(
    f"{root}/model-analyse/slots:{','.join(files)}",
    headers=headers,
    json={"input_dimensions": "28,28,1"},
    timeout=30,
)
analysis.raise_for_status()
urls = analysis.json()["urls"]

with tempfile.TemporaryDirectory() as temporary:
    for slot, name in files.items():
        archive = os.path.join(temporary, f"{name}.zip")
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
            target.write(os.path.join(folder, name), name)
        with open(archive, "rb") as source:
            requests.put(urls[f"{slot}_upload_url"], data=source, timeout=30).raise_for_status()
