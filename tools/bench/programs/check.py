"""The lineage check and nothing else, with requests."""
import sys

import requests

response = requests.post(
    f"{sys.argv[1]}/prod/api/ais/v1.5/developer/lineage-check",
    headers={"x-api-key": "bench-key", "org-id": "recorded"},
    json={
        "repo_type": "github",
        "repo_url": "https://github.com/octo-org/digits",
        "branch_name": "main",
        "depth": 1,
    },
    timeout=30,
)
response.raise_for_status()
sys.exit(0 if "commitid" in response.json() else 1)
