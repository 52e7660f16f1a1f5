"""Finds wrong labels with cleanlab: reads {labels, scores} as JSON from a file, prints the rows as JSON."""
import json
import sys

import numpy as np
from cleanlab.filter import find_label_issues

with open(sys.argv[1]) as file:
    given = json.load(file)
labels = np.array(given['labels'])
scores = np.array(given['scores']).reshape(len(labels), -1)
json.dump(np.where(find_label_issues(labels, scores, filter_by='confident_learning', n_jobs=1))[0].tolist(), sys.stdout)
