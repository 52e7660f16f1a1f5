"""Models that were trained again with another seed, of tables that scikit-learn has, as ONNX, with the rows to compare them on.

comparison_models.py FOLDER MODELS: folders FOLDER/SET-KIND with MODELS files N.onnx and data.csv.
"""
import sys
import warnings
from pathlib import Path

import numpy as np
from sklearn.datasets import load_breast_cancer, load_digits, load_wine, make_classification
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from skl2onnx import to_onnx

warnings.filterwarnings('ignore')

SETS = {
    'digits': load_digits(return_X_y=True),
    'breast': load_breast_cancer(return_X_y=True),
    'wine': load_wine(return_X_y=True),
    'made': make_classification(3000, 12, n_informative=8, n_classes=3, class_sep=1.2, random_state=0),
    'noisy': make_classification(3000, 12, n_informative=6, flip_y=0.1, random_state=1),
}
KINDS = {
    'perceptron': lambda seed: make_pipeline(StandardScaler(), MLPClassifier((32,), max_iter=200, random_state=seed)),
    'forest': lambda seed: RandomForestClassifier(100, random_state=seed),
    'boosted': lambda seed: GradientBoostingClassifier(n_estimators=60, subsample=0.7, random_state=seed),
}

if __name__ == '__main__':
    root, models = Path(sys.argv[1]), int(sys.argv[2])
    for set_name, (x, y) in SETS.items():
        x = x.astype(np.float32)
        train, test, labels, expected = train_test_split(x, y, test_size=0.5, random_state=0, stratify=y)
        for kind, make in KINDS.items():
            folder = root / f'{set_name}-{kind}'
            folder.mkdir(parents=True, exist_ok=True)
            for seed in range(models):
                model = make(seed).fit(train, labels)
                options = {id(model): {'zipmap': False}}
                converted = to_onnx(model, train[:1], options=options, target_opset=15)
                (folder / f'{seed}.onnx').write_bytes(converted.SerializeToString())
            header = ','.join([f'c{column}' for column in range(x.shape[1])] + ['class'])
            rows = np.column_stack([test, expected])
            np.savetxt(folder / 'data.csv', rows, delimiter=',', header=header, comments='', fmt='%.9g')
