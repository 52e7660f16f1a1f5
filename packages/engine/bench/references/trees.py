"""Models of trees for the benchmark engine-trees, and what their libraries and Veritas say of them.

make FOLDER small|full   writes models, and prints what to compare
veritas FOLDER NAME      decides the rows of one model, one second each, twice: the second time everything is warm
confirm FOLDER           asks the libraries about the rows in turned.json
"""

import json
import os
import sys
import time

import numpy as np

EPS = (0.05, 0.15)
SECONDS = 1.0
ROWS = 4


def table(kind, seed):
    from sklearn.datasets import load_breast_cancer, make_classification

    if kind == "breast cancer":
        rows, labels = load_breast_cancer(return_X_y=True)
    else:
        columns = int(kind.split()[0])
        rows, labels = make_classification(
            1000, columns, n_informative=columns - 2, n_clusters_per_class=3, random_state=columns + seed
        )
    order = np.random.RandomState(seed).permutation(len(rows))
    return np.round(rows[order], 4), labels[order]


def problems(folder, full):
    """Classifiers of two classes, with rows that they get right."""
    import lightgbm
    import xgboost

    for kind in ("breast cancer", "8 columns", "20 columns") if full else ("breast cancer",):
        for seed in range(3) if full else (0,):
            rows, labels = table(kind, seed)
            half = len(rows) // 2
            for trees in (10, 100, 500) if full else (10, 100):
                for depth in (3, 5, 8) if full else (3, 6):
                    given = dict(n_estimators=trees, max_depth=depth, learning_rate=0.1, n_jobs=1, random_state=seed)
                    for library in ("XGBoost", "LightGBM"):
                        name = f"{library}-{kind}-{seed}-{trees}-{depth}".replace(" ", "-")
                        if library == "XGBoost":
                            model, file = xgboost.XGBClassifier(**given), f"{name}.json"
                            model.fit(rows[:half], labels[:half]).save_model(f"{folder}/{file}")
                        else:
                            model, file = lightgbm.LGBMClassifier(num_leaves=2**depth, verbose=-1, **given), f"{name}.txt"
                            model.fit(rows[:half], labels[:half]).booster_.save_model(f"{folder}/{file}")
                        right = np.flatnonzero(model.predict(rows[half:]) == labels[half:])[:ROWS] + half
                        yield {
                            **dict(name=name, file=file, library=library, trees=trees, depth=depth, eps=EPS),
                            **dict(rows=rows[right].tolist(), labels=labels[right].tolist()),
                            **dict(low=rows.min(0).tolist(), high=rows.max(0).tolist()),
                        }


def predictions(folder):
    """Models of several kinds, with what their libraries predict."""
    import lightgbm
    import sklearn.ensemble as ensembles
    import xgboost
    from skl2onnx import to_onnx
    from sklearn.datasets import load_breast_cancer, load_diabetes, load_wine

    cancer, wine, diabetes = (load(return_X_y=True) for load in (load_breast_cancer, load_wine, load_diabetes))
    holes = np.where(np.random.RandomState(0).rand(*cancer[0].shape) < 0.1, np.nan, cancer[0])
    few = dict(n_estimators=50, random_state=0)
    forest = dict(boosting_type="rf", subsample=0.7, subsample_freq=1)
    xgb = [
        ("two classes", xgboost.XGBClassifier(**few), cancer),
        ("missing values", xgboost.XGBClassifier(**few), (holes, cancer[1])),
        ("three classes", xgboost.XGBClassifier(**few), wine),
        ("dart", xgboost.XGBClassifier(booster="dart", rate_drop=0.1, **few), cancer),
        ("linear", xgboost.XGBClassifier(booster="gblinear", **few), wine),
        ("regression", xgboost.XGBRegressor(**few), diabetes),
        ("Poisson regression", xgboost.XGBRegressor(objective="count:poisson", **few), diabetes),
    ]
    lgb = [
        ("two classes", lightgbm.LGBMClassifier(**few), cancer),
        ("missing values", lightgbm.LGBMClassifier(**few), (holes, cancer[1])),
        ("three classes", lightgbm.LGBMClassifier(**few), wine),
        ("forest", lightgbm.LGBMClassifier(**forest, **few), cancer),
        ("regression", lightgbm.LGBMRegressor(**few), diabetes),
        ("Poisson regression", lightgbm.LGBMRegressor(objective="poisson", **few), diabetes),
    ]
    for (library, end), made in {("XGBoost", "json"): xgb, ("XGBoost", "ubj"): xgb, ("LightGBM", "txt"): lgb}.items():
        for at, (kind, model, (rows, labels)) in enumerate(made):
            file = f"p-{library}-{at}.{end}"
            if library == "LightGBM":
                model.set_params(verbose=-1)
            model.fit(rows, labels)
            (model if library == "XGBoost" else model.booster_).save_model(f"{folder}/{file}")
            yield predicted(f"{library}, {end}", kind, file, model, rows)
    # skl2onnx 1.20 fails at HistGradientBoosting of scikit-learn 1.9.
    for name in ("RandomForest", "ExtraTrees", "GradientBoosting"):
        for kind, (rows, labels) in (("two classes", cancer), ("three classes", wine)):
            rows = rows.astype(np.float32)
            model = getattr(ensembles, f"{name}Classifier")(random_state=0).fit(rows, labels)
            file = f"p-{name}-{kind}.onnx".replace(" ", "-")
            with open(f"{folder}/{file}", "wb") as out:
                out.write(to_onnx(model, rows[:1], options={"zipmap": False}).SerializeToString())
            yield predicted("scikit-learn, onnx", f"{name}, {kind}", file, model, rows)


def predicted(source, kind, file, model, rows):
    is_classifier = hasattr(model, "predict_proba")
    values = model.predict_proba(rows[:200]) if is_classifier else model.predict(rows[:200])[:, None]
    shown = [[None if np.isnan(value) else float(value) for value in row] for row in rows[:200]]
    return dict(source=source, kind=kind, file=file, isClassifier=is_classifier, rows=shown, predicted=values.tolist())


def trees_of_xgboost(path):
    """The trees as (column, cut, left, right, leaf) for each node, and what the sum begins with. Left: x < cut."""
    with open(path) as file:
        learner = json.load(file)["learner"]
    base = float(str(learner["learner_model_param"]["base_score"]).strip("[]"))
    trees = []
    for tree in learner["gradient_booster"]["model"]["trees"]:
        cuts = np.float32(tree["split_conditions"]).astype(float).tolist()
        nodes = zip(tree["split_indices"], cuts, tree["left_children"], tree["right_children"])
        trees.append([(column, cut, left, right, cut) for column, cut, left, right in nodes])
    return trees, float(np.log(base / (1 - base)))


def trees_of_lightgbm(path):
    """The same. LightGBM sends x <= cut to the left, so the cut is the next number; leaves follow the nodes."""
    trees = []
    with open(path) as file:
        blocks = file.read().split("\nTree=")[1:]
    for block in blocks:
        fields = dict(line.split("=", 1) for line in block.split("\n\n")[0].splitlines() if "=" in line)
        read = lambda name, kind: [kind(word) for word in fields.get(name, "").split()]
        columns, cuts = read("split_feature", int), read("threshold", float)
        inner = len(columns)
        places = [[child if child >= 0 else inner + ~child for child in read(side, int)] for side in ("left_child", "right_child")]
        nodes = [(columns[at], float(np.nextafter(cuts[at], np.inf)), places[0][at], places[1][at], 0.0) for at in range(inner)]
        trees.append(nodes + [(0, 0.0, -1, -1, leaf) for leaf in read("leaf_value", float)])
    return trees, 0.0


def add_tree(trees, base, sign):
    """Veritas's own converter of LightGBM puts equality on the wrong side: its trees are built here."""
    import veritas

    ensemble = veritas.AddTree(1, veritas.AddTreeType.REGR)
    ensemble.set_base_score(0, sign * base)
    for nodes in trees:
        tree = ensemble.add_tree()
        todo = [(tree.root(), 0)]
        while todo:
            place, at = todo.pop()
            column, cut, left, right, leaf = nodes[at]
            if left == -1:
                tree.set_leaf_value(place, 0, sign * leaf)
                continue
            tree.split(place, column, cut)
            todo += [(tree.left(place), left), (tree.right(place), right)]
    return ensemble


def box_of(case, row, eps):
    """What each column may become, from the least to the greatest number that the library compares: rounded inwards."""
    low, high, row = (np.asarray(values, dtype=float) for values in (case["low"], case["high"], row))
    is_float = case["library"] == "XGBoost"
    row = row.astype(np.float32).astype(float) if is_float else row
    radius = eps * (high - low)
    ends = np.maximum(row - radius, np.minimum(low, row)), np.minimum(row + radius, np.maximum(high, row))
    if is_float:
        near = [end.astype(np.float32) for end in ends]
        least = np.where(near[0] < ends[0], np.nextafter(near[0], np.float32(np.inf)), near[0]).astype(float)
        most = np.where(near[1] > ends[1], np.nextafter(near[1], np.float32(-np.inf)), near[1]).astype(float)
        ends = least, most
    return np.minimum(ends[0], row), np.maximum(ends[1], row)


def case_of(folder, name):
    with open(f"{folder}/cases.json") as file:
        return next(case for case in json.load(file) if case["name"] == name)


def search_box(ensemble, low, beyond):
    """Seconds are those of the processor, so that other programs do not count."""
    import veritas

    began = time.process_time()
    box = [veritas.Interval(*ends) for ends in zip(low.tolist(), beyond.tolist())]
    config = veritas.Config(veritas.HeuristicType.MAX_OUTPUT)
    config.stop_when_optimal = True
    config.ignore_state_when_worse_than = 0.0
    config.stop_when_num_solutions_exceeds = 1
    config.max_memory = 2**30
    search = config.get_search(ensemble.prune(box), box)
    reason = search.step_for(SECONDS, 100)
    return search, reason, time.process_time() - began


def decide(folder, name):
    import veritas

    case = case_of(folder, name)
    read = trees_of_xgboost if case["library"] == "XGBoost" else trees_of_lightgbm
    trees, base = read(f"{folder}/{case['file']}")
    # The greatest sum for a row of the first class, the greatest of the negated sums for one of the second.
    ensembles = [add_tree(trees, base, sign) for sign in (1, -1)]
    for eps in EPS:
        for at, (row, label) in enumerate(zip(case["rows"], case["labels"])):
            low, high = box_of(case, row, eps)
            kind = np.float32 if case["library"] == "XGBoost" else np.float64
            beyond = np.nextafter(high.astype(kind), kind(np.inf)).astype(float)
            (search, reason, seconds), (_, _, again) = (search_box(ensembles[label], low, beyond) for _ in range(2))
            found = search.num_solutions() > 0
            is_whole = reason in (veritas.StopReason.NO_MORE_OPEN, veritas.StopReason.OPTIMAL)
            verdict = "turned" if found else "robust" if is_whole else "undecided"
            margin = search.get_solution(0).output if found else None
            yield dict(eps=eps, row=at, verdict=verdict, seconds=seconds, again=again, margin=margin, reason=str(reason))


def confirm(folder):
    """What the library itself says of rows that we say are turned: the sum, and whether the row is within reach."""
    import lightgbm
    import xgboost

    with open(f"{folder}/turned.json") as file:
        turned = json.load(file)
    models = {}
    for one in turned:
        case = case_of(folder, one["name"])
        path = f"{folder}/{case['file']}"
        is_xgboost = case["library"] == "XGBoost"
        if path not in models:
            models[path] = xgboost.Booster(model_file=path) if is_xgboost else lightgbm.Booster(model_file=path)
        row = np.asarray([one["turned"]], dtype=float)
        if is_xgboost:
            margin = models[path].predict(xgboost.DMatrix(row), output_margin=True)[0]
        else:
            margin = models[path].predict(row, raw_score=True)[0]
        low, high = box_of(case, case["rows"][one["row"]], one["eps"])
        label = case["labels"][one["row"]]
        is_confirmed = bool((margin > 0) != (label == 1) and (low <= row[0]).all() and (row[0] <= high).all())
        yield dict(margin=float(margin), isConfirmed=is_confirmed)


def main():
    command, folder, *given = sys.argv[1:]
    if command == "make":
        os.makedirs(folder, exist_ok=True)
        cases = list(problems(folder, given == ["full"]))
        with open(f"{folder}/cases.json", "w") as file:
            json.dump(cases, file)
        print(json.dumps(dict(problems=cases, predictions=list(predictions(folder)))))
    else:
        print(json.dumps(list(decide(folder, *given) if command == "veritas" else confirm(folder))))


main()
