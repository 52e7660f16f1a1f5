"""Small models of frameworks that were drawn by chance: draw_frameworks.py draws them, and drawn.tsv says who was left out, and why.

The frameworks were drawn, and this file was written, before any of the files was scanned. None was left out for its result.
If a framework saves a model itself, by pickle or in a zip, that is used.
"""
import os

import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(3)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2
TEXTS = ["the cat sat on the mat", "a dog ran to the park", "cats and dogs are pets", "the park has a mat"] * 5


def lifelines():
    from lifelines import CoxPHFitter, KaplanMeierFitter, WeibullAFTFitter
    from lifelines.datasets import load_rossi
    rossi = load_rossi().head(100)[["week", "arrest", "age", "prio"]]
    return {
        "kaplan": KaplanMeierFitter().fit(rossi["week"], rossi["arrest"]),
        "cox": CoxPHFitter().fit(rossi, "week", "arrest"),
        "weibull": WeibullAFTFitter().fit(rossi, "week", "arrest"),
    }


def mgwr():
    from mgwr.gwr import GWR
    from mgwr.sel_bw import Sel_BW
    place, value = list(zip(X[:, 2], X[:, 3])), Z.reshape(-1, 1)
    model = GWR(place, value, X[:, :2], Sel_BW(place, value, X[:, :2]).search(bw_min=10))
    return {"model": model, "results": model.fit()}


def pymunk():
    import pymunk as library
    space = library.Space()
    space.gravity = 0, -9.8
    body = library.Body(1, 10)
    space.add(body, library.Circle(body, 2), library.Segment(space.static_body, (0, 0), (9, 0), 1))
    space.step(0.1)
    return {"space": space, "body": library.Body(2, 3)}


def probables():
    from probables import BloomFilter, CuckooFilter
    bloom, cuckoo = BloomFilter(est_elements=100, false_positive_rate=0.05), CuckooFilter(capacity=50)
    bloom.add("google.com")
    cuckoo.add("google.com")
    return {"bloom": bloom, "cuckoo": cuckoo}


def pysad():
    from pysad.models import HalfSpaceTrees, RSHash, xStream
    models = {"stream": xStream(), "hash": RSHash(X.min(axis=0), X.max(axis=0)), "trees": HalfSpaceTrees(X.min(axis=0), X.max(axis=0), num_trees=3, max_depth=4, window_size=10)}
    for model in models.values():
        model.fit(X)
    return models


def dendropy():
    from dendropy import DnaCharacterMatrix, Tree
    tree = Tree.get(data="((a:1,b:1):1,(c:2,d:1):3);", schema="newick")
    return {"tree": tree, "matrix": DnaCharacterMatrix.get(data=">a\nACGT\n>b\nACGA\n", schema="fasta")}


def albumentations():
    import albumentations as library
    steps = [library.RandomCrop(width=16, height=16), library.HorizontalFlip(p=0.5), library.RandomBrightnessContrast(p=0.2)]
    return {"compose": library.Compose(steps), "one": library.OneOf([library.Blur(), library.GaussNoise()])}


def k_means_constrained():
    from k_means_constrained import KMeansConstrained
    return {"clusters": KMeansConstrained(n_clusters=2, size_min=10, size_max=40, random_state=0).fit(X)}


def puncc():
    from deel.puncc.api.prediction import BasePredictor
    from deel.puncc.regression import CVPlus, SplitCP
    from sklearn.linear_model import LinearRegression
    split, folds = SplitCP(BasePredictor(LinearRegression())), CVPlus(BasePredictor(LinearRegression()), K=3)
    split.fit(X_fit=X[:30], y_fit=Z[:30], X_calib=X[30:], y_calib=Z[30:])
    folds.fit(X, Z)
    return {"split": split, "folds": folds}


def wordninja(folder):
    import gzip
    from wordninja import LanguageModel
    words = os.path.join(folder, "words.txt.gz")
    with gzip.open(words, "wt") as file:
        file.write("the\nof\nmat\ncat\ndog\n")
    model = LanguageModel(words)
    os.remove(words)
    return {"model": model}


def zepid():
    from zepid import RiskRatio
    from zepid.causal.ipw import IPTW
    table = pd.DataFrame({"treated": (X[:, 0] > 0.5).astype(int), "sick": Y, "age": X[:, 2] * 50})
    ratio = RiskRatio()
    ratio.fit(table, exposure="treated", outcome="sick")
    weights = IPTW(table, treatment="treated", outcome="sick")
    weights.treatment_model("age", print_results=False)
    weights.marginal_structural_model("treated")
    weights.fit()
    return {"ratio": ratio, "weights": weights}


def yake():
    from yake import KeywordExtractor
    return {"extractor": KeywordExtractor(lan="en", n=2, top=5)}


def river():
    from river import anomaly, compose, linear_model, preprocessing, tree
    models = {
        "pipeline": compose.Pipeline(preprocessing.StandardScaler(), linear_model.LogisticRegression()),
        "tree": tree.HoeffdingTreeClassifier(grace_period=10),
        "anomaly": anomaly.HalfSpaceTrees(n_trees=3, height=3, window_size=10),
    }
    for row, label in zip(FRAME.to_dict("records"), Y):
        models["pipeline"].learn_one(row, bool(label))
        models["tree"].learn_one(row, bool(label))
        models["anomaly"].learn_one(row)
    return models


def harmonica():
    from harmonica import EquivalentSources
    return {"sources": EquivalentSources(damping=1, depth=1000).fit((X[:20, 0] * 1e4, X[:20, 1] * 1e4, X[:20, 2] * 100), Z[:20])}


def pyblp(folder):
    import pyblp as library
    library.options.verbose = False
    rows = [(market, firm, market * 4 + firm) for market in range(15) for firm in range(4)]
    products = pd.DataFrame(rows, columns=["market_ids", "firm_ids", "row"])
    products = products.assign(shares=0.05 + X[:, 0] / 10, prices=1 + X[:, 1], demand_instruments0=X[:, 2])
    results = library.Problem(library.Formulation("1 + prices"), products).solve(method="1s")
    results.to_pickle(os.path.join(folder, "results.pkl"))
    return {"formulation": library.Formulation("1 + prices")}


def mne_features():
    from mne_features.feature_extraction import FeatureExtractor
    return {"extractor": FeatureExtractor(sfreq=100.0, selected_funcs=["mean", "variance", "kurtosis"]).fit(RANDOM.rand(5, 2, 100))}


def open_spiel():
    import pyspiel
    from open_spiel.python.algorithms.cfr import CFRSolver
    game = pyspiel.load_game("kuhn_poker")
    solver = CFRSolver(game)
    solver.evaluate_and_update_policy()
    return {"game": game, "state": game.new_initial_state(), "solver": solver}


def esda():
    from esda import Geary, Moran, Moran_Local
    from libpysal.weights import KNN
    nearest = KNN.from_array(X[:, :2], k=3)
    return {"moran": Moran(Z, nearest, permutations=9), "local": Moran_Local(Z, nearest, permutations=9), "geary": Geary(Z, nearest, permutations=9)}


def sklift():
    from sklearn.linear_model import LogisticRegression
    from sklift.models import ClassTransformation, SoloModel, TwoModels
    treated = (X[:, 2] > 0.5).astype(int)
    return {
        "solo": SoloModel(LogisticRegression()).fit(X, Y, treated),
        "two": TwoModels(LogisticRegression(), LogisticRegression()).fit(X, Y, treated),
        "class": ClassTransformation(LogisticRegression()).fit(X, Y, treated),
    }


def pynndescent():
    from pynndescent import NNDescent, PyNNDescentTransformer
    index = NNDescent(X, n_neighbors=5, n_jobs=1)
    index.prepare()
    return {"index": index, "transformer": PyNNDescentTransformer(n_neighbors=5).fit(X)}


def pytensor():
    import pytensor as library
    from pytensor import tensor
    x = tensor.dvector("x")
    return {"function": library.function([x], (x ** 2).sum(), mode="FAST_COMPILE"), "graph": tensor.exp(x) + 1}


def cidr_trie():
    from cidr_trie import PatriciaTrie
    trie = PatriciaTrie()
    trie.insert("192.168.0.0/16", "private")
    trie.insert("192.168.1.0/24", "office")
    return {"trie": trie}


def causalml():
    os.environ["SCIPY_ARRAY_API"] = "1"
    from causalml.inference.meta import LRSRegressor
    from causalml.inference.tree import UpliftTreeClassifier
    treated = np.where(X[:, 2] > 0.5, "treatment", "control")
    learner, tree = LRSRegressor(control_name="control"), UpliftTreeClassifier(control_name="control", max_depth=2, min_samples_leaf=5)
    learner.fit(X, treated, Z)
    tree.fit(X, treated, Y)
    return {"learner": learner, "tree": tree}


def casadi():
    import casadi as library
    x = library.SX.sym("x", 2)
    return {"function": library.Function("f", [x], [library.sin(x[0]) * x[1]]), "matrix": library.DM([[1, 2], [3, 4]])}


def agate():
    import agate as library
    return {"table": library.Table([("a", 1), ("b", 2)], ["letter", "number"], [library.Text(), library.Number()])}


def pyomo():
    from pyomo.environ import ConcreteModel, Constraint, NonNegativeReals, Objective, Var
    model = ConcreteModel()
    model.x = Var([1, 2], domain=NonNegativeReals)
    model.cost = Objective(expr=2 * model.x[1] + 3 * model.x[2])
    model.limit = Constraint(expr=3 * model.x[1] + 4 * model.x[2] >= 1)
    return {"model": model}


def pygtrie():
    from pygtrie import CharTrie, PrefixSet, StringTrie
    return {"chars": CharTrie(cat=1, car=2), "paths": StringTrie({"home/a": 1, "home/b": 2}), "prefixes": PrefixSet(["ab", "cd"])}


def phate():
    from phate import PHATE
    return {"phate": PHATE(knn=3, verbose=0, n_jobs=1, random_state=1).fit(X)}


def string_grouper():
    from string_grouper import StringGrouper
    return {"grouper": StringGrouper(pd.Series(["Mega Corp", "Mega Corp.", "Hyper Ltd", "Hyper Limited"]), min_similarity=0.5).fit()}


def bloom_filter2():
    from bloom_filter2 import BloomFilter
    words = BloomFilter(max_elements=100, error_rate=0.1)
    words.add("test-key")
    return {"filter": words}


def imbens():
    from imbens.ensemble import RUSBoostClassifier, SelfPacedEnsembleClassifier
    return {"paced": SelfPacedEnsembleClassifier(n_estimators=3, random_state=1).fit(X, Y), "boost": RUSBoostClassifier(n_estimators=3, random_state=1).fit(X, Y)}


def hyppo():
    from hyppo.independence import Dcorr, KMERF
    correlation, forest = Dcorr(), KMERF(ntrees=5)
    correlation.test(X[:, :1], Z.reshape(-1, 1), reps=10, auto=False)
    forest.test(X[:, :1], Z.reshape(-1, 1), reps=5)
    return {"correlation": correlation, "forest": forest}


def iterstrat():
    from iterstrat.ml_stratifiers import MultilabelStratifiedKFold, MultilabelStratifiedShuffleSplit
    return {"folds": MultilabelStratifiedKFold(n_splits=2, shuffle=True, random_state=0), "split": MultilabelStratifiedShuffleSplit(n_splits=2, random_state=0)}


def bitarray():
    from bitarray import bitarray as bits, frozenbitarray
    return {"bits": bits("1010011"), "frozen": frozenbitarray("110")}


def tsmoothie():
    from tsmoothie.smoother import KalmanSmoother, LowessSmoother
    return {"kalman": KalmanSmoother(component="level", component_noise={"level": 0.1}).smooth(SERIES), "lowess": LowessSmoother(smooth_fraction=0.2, iterations=1).smooth(SERIES)}


def skfolio():
    from skfolio.optimization import EqualWeighted, HierarchicalRiskParity, MeanRisk
    returns = (FRAME - 0.5) / 50
    equal = EqualWeighted().fit(returns)
    return {"risk": MeanRisk().fit(returns), "parity": HierarchicalRiskParity().fit(returns), "portfolio": equal.predict(returns)}


def darts(folder):
    from darts import TimeSeries
    from darts.models import ExponentialSmoothing, LinearRegressionModel
    series = TimeSeries.from_values(SERIES)
    model = LinearRegressionModel(lags=5).fit(series)
    model.save(os.path.join(folder, "regression.pkl"))
    return {"smoothing": ExponentialSmoothing(trend=None, seasonal=None).fit(series), "series": series}


def baycomp():
    from baycomp import CorrelatedTTest
    return {"posterior": CorrelatedTTest(X[:10, 0], X[:10, 1], rope=0.01)}


def lightkurve():
    from lightkurve import LightCurve
    curve = LightCurve(time=np.arange(100.0), flux=SERIES)
    return {"curve": curve, "periodogram": curve.to_periodogram()}


def datrie():
    import string
    import datrie as library
    trie = library.Trie(string.ascii_lowercase)
    trie["cat"], trie["car"] = 1, 2
    return {"trie": trie, "base": library.BaseTrie(string.ascii_lowercase)}


def lightfm():
    from lightfm import LightFM
    from scipy.sparse import coo_matrix
    return {"model": LightFM(no_components=4).fit(coo_matrix(X > 0.5), epochs=2)}


def pygmo():
    import pygmo as library
    population = library.population(library.problem(library.rosenbrock(3)), size=10, seed=1)
    return {"population": library.algorithm(library.de(gen=3)).evolve(population), "algorithm": library.algorithm(library.de(gen=3))}


def pgmpy():
    from pgmpy.factors.discrete import TabularCPD
    from pgmpy.inference import VariableElimination
    from pgmpy.models import DiscreteBayesianNetwork
    model = DiscreteBayesianNetwork([("rain", "wet")])
    rain = TabularCPD("rain", 2, [[0.8], [0.2]])
    model.add_cpds(rain, TabularCPD("wet", 2, [[0.9, 0.1], [0.1, 0.9]], evidence=["rain"], evidence_card=[2]))
    return {"network": model, "table": rain, "inference": VariableElimination(model)}


def suod():
    from pyod.models.lof import LOF
    from pyod.models.pca import PCA
    from suod.models.base import SUOD
    model = SUOD(base_estimators=[LOF(n_neighbors=5), PCA()], n_jobs=1, verbose=False)
    model.fit(X)
    model.approximate(X)
    return {"model": model}


def piecewise_regression():
    from piecewise_regression import Fit
    return {"fit": Fit(np.arange(60.0), np.abs(np.arange(60.0) - 25) + Z / 10, start_values=[20], n_breakpoints=1, n_boot=5)}
