"""Draws samples and tests them with scipy, and finds wrong labels with cleanlab: what the bench compares with."""
import json
import sys

import numpy as np
from cleanlab.filter import find_label_issues
from scipy import stats

if __name__ == '__main__':
    rng = np.random.default_rng(int(sys.argv[1]))
    tests, labels = [], []
    for size in (15, 60, 250, 900, 1500):
        for shift in (0, .1, .3):
            a, b = rng.normal(0, 1, size), rng.normal(shift, 1, size + size // 3)
            tests.append({'a': a.tolist(), 'b': b.tolist(), 'ks': stats.ks_2samp(a, b).pvalue})
    counts = []
    for classes in (2, 3, 10):
        for rate in (0, .05, .2):
            a = rng.multinomial(300, np.full(classes, 1 / classes))
            share = np.full(classes, 1 / classes) + rate * (np.arange(classes) == 0)
            b = rng.multinomial(250, share / share.sum())
            counts.append({'a': a.tolist(), 'b': b.tolist(), 'p': stats.chi2_contingency([a, b]).pvalue})
    for noise in (.05, .1, .2):
        true = rng.integers(0, 5, 800)
        given = np.where(rng.uniform(size=800) < noise, rng.integers(0, 5, 800), true)
        scores = np.exp(rng.normal(0, 1, (800, 5)) + 3 * np.eye(5)[true])
        scores /= scores.sum(1, keepdims=True)
        rows = np.where(find_label_issues(given, scores, filter_by='confident_learning', n_jobs=1))[0]
        labels.append({'noise': noise, 'labels': given.tolist(), 'scores': scores.ravel().tolist(), 'rows': rows.tolist()})
    json.dump({'tests': tests, 'counts': counts, 'labels': labels}, sys.stdout)
