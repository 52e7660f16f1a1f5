"""Small fitted models of frameworks, for the count of false alarms: one maker for each framework.

A maker gives objects by name, or writes files into a folder by the framework's own functions. Each framework is pickled in
a process of its own by models.py; one that is not installed is left out, and said.
"""
import os

import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(0)
X = RANDOM.rand(80, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(80) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
TABLE = FRAME.assign(kind=np.where(Y > 0, "x", "y"), label=Y, value=Z)
SERIES = np.sin(np.arange(120) / 5) + RANDOM.rand(120) / 10 + 2
DATES = pd.DataFrame({"unique_id": "s", "ds": pd.date_range("2024-01-01", periods=120), "y": SERIES})
TEXTS = ["the cat sat on the mat", "a dog ran to the park", "cats and dogs are pets", "the park has a mat"] * 5
CURVES = np.stack([np.sin(np.arange(30) / 4 + shift) for shift in range(12)])
GROUPS = np.array([0, 1] * 6)


def celer():
    from celer import ElasticNetCV, Lasso, LogisticRegression
    return {"lasso": Lasso(alpha=0.1).fit(X, Z), "logistic": LogisticRegression(C=1.0).fit(X, 2 * Y - 1), "cv": ElasticNetCV(cv=3).fit(X, Z)}


def skglm():
    import skglm
    from skglm.penalties import MCPenalty
    general = skglm.GeneralizedLinearEstimator(penalty=MCPenalty(0.1, 3)).fit(X, Z)
    return {"lasso": skglm.Lasso(alpha=0.1).fit(X, Z), "mcp": skglm.MCPRegression(alpha=0.1).fit(X, Z), "general": general}


def mord():
    import mord
    return {"at": mord.LogisticAT().fit(X, Y), "ridge": mord.OrdinalRidge().fit(X, Y)}


def minisom():
    from minisom import MiniSom
    som = MiniSom(4, 4, 4, random_seed=1)
    som.train(X, 50)
    return {"som": som, "hexagonal": MiniSom(3, 3, 4, topology="hexagonal", neighborhood_function="bubble")}


def flaml():
    from flaml import AutoML
    automl = AutoML()
    automl.fit(X, Y, task="classification", max_iter=2, time_budget=20, estimator_list=["rf"], verbose=0)
    return {"automl": automl, "model": automl.model}


def dowhy():
    from dowhy import gcm
    import networkx
    model = gcm.StructuralCausalModel(networkx.DiGraph([("a", "b")]))
    gcm.auto.assign_causal_mechanisms(model, FRAME[["a", "b"]])
    gcm.fit(model, FRAME[["a", "b"]])
    return {"model": model}


def causallearn():
    from causallearn.search.ConstraintBased.PC import pc
    found = pc(X, show_progress=False)
    return {"pc": found, "graph": found.G}


def vader():
    from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer
    return {"analyzer": SentimentIntensityAnalyzer()}


def faiss(folder):
    import faiss as library
    flat = library.IndexFlatL2(4)
    flat.add(X.astype("float32"))
    library.write_index(flat, os.path.join(folder, "flat.index"))
    library.write_index(library.IndexHNSWFlat(4, 8), os.path.join(folder, "hnsw.faiss"))
    return {"flat": flat, "pq": library.IndexLSH(4, 8)}


def treelite(folder):
    import treelite as library
    from sklearn.ensemble import RandomForestClassifier
    model = library.sklearn.import_model(RandomForestClassifier(3).fit(X, Y))
    model.serialize(os.path.join(folder, "forest.tl"))
    return {"model": model}


def pymoo():
    from pymoo.algorithms.soo.nonconvex.ga import GA
    from pymoo.optimize import minimize
    from pymoo.problems import get_problem
    result = minimize(get_problem("sphere", n_var=3), GA(pop_size=8), ("n_gen", 2), seed=1)
    return {"population": result.pop, "problem": get_problem("zdt1"), "algorithm": result.algorithm}


def pyswarms():
    import pyswarms as library
    from pyswarms.utils.functions import single_obj
    swarm = library.single.GlobalBestPSO(8, 2, {"c1": 0.5, "c2": 0.3, "w": 0.9})
    swarm.optimize(single_obj.sphere, 3, verbose=False)
    return {"swarm": swarm.swarm}


def bayes_opt():
    from bayes_opt import BayesianOptimization
    search = BayesianOptimization(None, {"x": (0, 1), "y": (0, 2)}, random_state=1, verbose=0)
    search.register({"x": 0.1, "y": 1}, 2.0)
    search.register({"x": 0.5, "y": 0.2}, 1.0)
    return {"search": search, "space": search.space}


def skfuzzy():
    from skfuzzy import control
    low = control.Antecedent(np.arange(0, 11), "low")
    low.automf(3)
    high = control.Consequent(np.arange(0, 11), "high")
    high.automf(3)
    return {"antecedent": low, "system": control.ControlSystem([control.Rule(low["poor"], high["good"])])}


def tensorly():
    from tensorly.decomposition import CP, Tucker, parafac
    cube = RANDOM.rand(4, 5, 6)
    cp = CP(2)
    cp.fit_transform(cube)
    return {"cp": cp, "factors": parafac(cube, 2), "tucker": Tucker([2, 2, 2])}


def nimfa():
    import nimfa as library
    fit = library.Nmf(X, rank=2, max_iter=5)()
    return {"fit": fit, "method": library.Lsnmf(X, rank=2)}


def ruptures():
    import ruptures as library
    return {"pelt": library.Pelt("rbf").fit(SERIES), "window": library.Window(model="l2").fit(SERIES)}


def skmultilearn():
    from sklearn.naive_bayes import GaussianNB
    from skmultilearn.problem_transform import BinaryRelevance, LabelPowerset
    labels = np.stack([Y, 1 - Y], 1)
    return {"relevance": BinaryRelevance(GaussianNB()).fit(X, labels), "powerset": LabelPowerset(GaussianNB()).fit(X, labels)}


def pyclustering():
    from pyclustering.cluster.kmeans import kmeans
    from pyclustering.cluster.optics import optics
    clusters = kmeans(X.tolist(), X[:2].tolist(), ccore=False)
    clusters.process()
    order = optics(X.tolist(), 0.5, 3, ccore=False)
    order.process()
    return {"kmeans": clusters, "optics": order}


def fairlearn():
    from fairlearn.postprocessing import ThresholdOptimizer
    from fairlearn.reductions import DemographicParity, ExponentiatedGradient
    from sklearn.linear_model import LogisticRegression
    groups = (X[:, 2] > 0.5).astype(int)
    gradient = ExponentiatedGradient(LogisticRegression(), DemographicParity(), max_iter=3).fit(X, Y, sensitive_features=groups)
    threshold = ThresholdOptimizer(estimator=LogisticRegression()).fit(X, Y, sensitive_features=groups)
    return {"gradient": gradient, "threshold": threshold}


def lime():
    from lime.lime_tabular import LimeTabularExplainer
    from sklearn.linear_model import LogisticRegression
    explainer = LimeTabularExplainer(X, mode="classification", discretize_continuous=False)
    explained = explainer.explain_instance(X[0], LogisticRegression().fit(X, Y).predict_proba, num_samples=50)
    return {"explanation": explained.as_map(), "explainer": explainer}


def pyts():
    from pyts.classification import KNeighborsClassifier, TimeSeriesForest
    from pyts.transformation import ROCKET
    return {"knn": KNeighborsClassifier().fit(CURVES, GROUPS), "forest": TimeSeriesForest(3).fit(CURVES, GROUPS), "rocket": ROCKET(10).fit(CURVES)}


def aeon():
    from aeon.classification.interval_based import TimeSeriesForestClassifier
    from aeon.clustering import TimeSeriesKMeans
    return {"forest": TimeSeriesForestClassifier(3).fit(CURVES, GROUPS), "kmeans": TimeSeriesKMeans(2, distance="euclidean", max_iter=2).fit(CURVES)}


def statsforecast():
    from statsforecast import StatsForecast
    from statsforecast.models import AutoETS, Naive, Theta
    model = StatsForecast([Naive(), Theta(season_length=7), AutoETS(season_length=7)], freq="D")
    return {"forecast": model.fit(DATES)}


def mlforecast():
    from mlforecast import MLForecast
    from mlforecast.lag_transforms import RollingMean
    from sklearn.linear_model import LinearRegression
    model = MLForecast([LinearRegression()], freq="D", lags=[1, 7], lag_transforms={1: [RollingMean(3)]}, date_features=["dayofweek"])
    return {"forecast": model.fit(DATES)}


def skforecast():
    from sklearn.linear_model import Ridge
    from skforecast.recursive import ForecasterRecursive
    forecaster = ForecasterRecursive(Ridge(), lags=5)
    forecaster.fit(pd.Series(SERIES, index=DATES["ds"]).asfreq("D"))
    return {"forecaster": forecaster}


def pyriemann():
    from pyriemann.classification import MDM
    from pyriemann.estimation import Covariances
    signals = RANDOM.rand(12, 3, 40)
    return {"mdm": MDM().fit(Covariances().transform(signals), GROUPS), "covariances": Covariances()}


def ot():
    from ot.da import EMDTransport, LinearTransport
    return {"emd": EMDTransport().fit(Xs=X, Xt=X + 1), "linear": LinearTransport().fit(Xs=X, Xt=X * 2)}


def cornac(folder):
    import cornac as library
    data = library.data.Dataset.from_uir([(f"u{i % 8}", f"i{i % 5}", 1.0 + i % 4) for i in range(40)])
    model = library.models.MF(k=3, max_iter=3, seed=1).fit(data)
    model.save(folder)
    return {"popular": library.models.MostPop().fit(data), "dataset": data}


def igraph():
    import igraph as library
    graph = library.Graph.Famous("Zachary")
    return {"graph": graph, "clusters": graph.community_multilevel()}


def dask_ml():
    from dask_ml.preprocessing import StandardScaler
    from dask_ml.wrappers import ParallelPostFit
    from sklearn.linear_model import LogisticRegression
    return {"scaler": StandardScaler().fit(X), "wrapper": ParallelPostFit(LogisticRegression()).fit(X, Y)}


def polars():
    import polars as library
    frame = library.DataFrame({"a": [1, 2], "b": ["x", "y"]})
    return {"frame": frame, "schema": frame.schema, "series": frame["a"]}


def metric_learn():
    import metric_learn as library
    return {"nca": library.NCA(max_iter=3).fit(X, Y), "lmnn": library.LMNN(max_iter=3).fit(X, Y)}


def persim():
    from persim import PersistenceImager
    from persim.landscapes import PersLandscapeExact
    points = np.sort(RANDOM.rand(6, 2), axis=1)
    imager = PersistenceImager(pixel_size=0.2)
    imager.fit(points)
    return {"imager": imager, "landscape": PersLandscapeExact(dgms=[points], hom_deg=0)}


def pygad(folder):
    import pygad as library
    search = library.GA(2, 2, fitness_func=_fitness, sol_per_pop=4, num_genes=3, suppress_warnings=True)
    search.run()
    return {"population": search.population, "search": search}


def _fitness(_search, solution, _index):
    return float(np.sum(solution))


def neat(folder):
    import neat as library
    genome = library.DefaultGenome(1)
    config = library.genome.DefaultGenomeConfig
    gene = library.genes.DefaultNodeGene(0)
    return {"genome": genome, "gene": gene, "config": config}


def symspell():
    from symspellpy import SymSpell
    speller = SymSpell(2, 5)
    for count, word in enumerate("cat dog park mat pets".split()):
        speller.create_dictionary_entry(word, count + 1)
    return {"speller": speller}


def bm25s(folder):
    import bm25s as library
    index = library.BM25()
    index.index(library.tokenize(TEXTS, show_progress=False), show_progress=False)
    index.save(os.path.join(folder, "index"))
    return {"index": index}


def autograd():
    from autograd import grad
    from autograd.misc.flatten import flatten
    return {"flat": flatten({"w": X, "b": Y})[0], "optimizer": {"m": np.zeros(3)}}


def imodels():
    from imodels import FIGSClassifier, GreedyRuleListClassifier, RuleFitRegressor
    return {"figs": FIGSClassifier(max_rules=3).fit(X, Y), "rules": GreedyRuleListClassifier().fit(X, Y), "rulefit": RuleFitRegressor(max_rules=5).fit(X, Z)}


def recordlinkage():
    import recordlinkage as library
    compare = library.Compare()
    compare.exact("kind", "kind")
    compare.string("kind", "kind", method="levenshtein")
    return {"compare": compare, "classifier": library.NaiveBayesClassifier(), "index": library.Index().block("kind")}


def optbinning():
    from optbinning import BinningProcess, OptimalBinning
    return {"binning": OptimalBinning(name="a").fit(X[:, 0], Y), "process": BinningProcess(list("abcd")).fit(FRAME, Y)}


def quantile_forest():
    from quantile_forest import ExtraTreesQuantileRegressor, RandomForestQuantileRegressor
    return {"forest": RandomForestQuantileRegressor(3).fit(X, Z), "extra": ExtraTreesQuantileRegressor(3).fit(X, Z)}


def lineartree():
    from lineartree import LinearForestRegressor, LinearTreeRegressor
    from sklearn.linear_model import LinearRegression
    return {"tree": LinearTreeRegressor(LinearRegression(), max_depth=2).fit(X, Z), "forest": LinearForestRegressor(LinearRegression(), n_estimators=3).fit(X, Z)}


def sklearn_som():
    from sklearn_som.som import SOM
    som = SOM(3, 3, 4)
    som.fit(X)
    return {"som": som}


def geomstats():
    from geomstats.geometry.hypersphere import Hypersphere
    from geomstats.learning.frechet_mean import FrechetMean
    sphere = Hypersphere(2)
    mean = FrechetMean(sphere)
    mean.fit(sphere.random_uniform(8))
    return {"sphere": sphere, "mean": mean}


def xgbse():
    from xgbse import XGBSEKaplanTree
    from xgbse.converters import convert_to_structured
    return {"tree": XGBSEKaplanTree().fit(FRAME, convert_to_structured(Z, Y))}


def dtaidistance():
    from dtaidistance.clustering import HierarchicalTree
    from dtaidistance import dtw
    tree = HierarchicalTree(dists_fun=dtw.distance_matrix, dists_options={}, show_progress=False)
    return {"tree": tree}


def skimage():
    from skimage.feature import ORB
    from skimage.measure import LineModelND
    from skimage.transform import AffineTransform, PiecewiseAffineTransform
    line = LineModelND()
    line.estimate(X[:, :2])
    return {"affine": AffineTransform(scale=(1, 2)), "line": line, "orb": ORB(), "piecewise": PiecewiseAffineTransform()}


def biopython():
    from Bio import motifs, SeqIO
    from Bio.Align import PairwiseAligner
    from Bio.Seq import Seq
    from Bio.SeqRecord import SeqRecord
    motif = motifs.create([Seq("ACGT"), Seq("ACGA")])
    return {"motif": motif, "record": SeqRecord(Seq("ACGT"), id="x"), "matrix": motif.counts}


def stumpy():
    import stumpy as library
    return {"profile": library.stump(SERIES, 10), "stream": library.stumpi(SERIES, 10)}


def catboost(folder):
    from catboost import CatBoostClassifier, Pool
    model = CatBoostClassifier(iterations=3, verbose=0, allow_writing_files=False).fit(X, Y)
    for form in ("cbm", "json", "onnx", "coreml"):
        model.save_model(os.path.join(folder, f"model.{form}"), format=form)
    return {"model": model}


def spacy(folder):
    import spacy as library
    language = library.blank("en")
    language.add_pipe("sentencizer")
    language.add_pipe("entity_ruler").add_patterns([{"label": "PET", "pattern": "cat"}])
    language.to_disk(os.path.join(folder, "model"))
    document = language("A cat sat.")
    return {"document": document, "vectors": language.vocab.vectors, "language": language}


def tpot():
    from tpot.builtin_modules import ZeroCount
    return {"count": ZeroCount()}


def orbit():
    from orbit.models import ETS
    return {"ets": ETS(response_col="y", date_col="ds", estimator="stan-map")}


def alibi():
    from alibi.explainers import ALE
    from sklearn.linear_model import LogisticRegression
    ale = ALE(LogisticRegression().fit(X, Y).predict_proba)
    return {"ale": ale, "explanation": ale.explain(X)}


def tsfresh():
    from tsfresh.feature_selection.relevance import calculate_relevance_table
    from tsfresh.transformers import FeatureSelector
    selector = FeatureSelector()
    selector.fit(FRAME, pd.Series(Y))
    return {"selector": selector, "table": calculate_relevance_table(FRAME, pd.Series(Y))}


def cvxpy():
    import cvxpy as library
    x = library.Variable(3)
    problem = library.Problem(library.Minimize(library.sum_squares(x - 1)), [x >= 0])
    problem.solve()
    return {"problem": problem, "variable": x}


def perpetual(folder):
    from perpetual import PerpetualBooster
    model = PerpetualBooster(objective="LogLoss", budget=0.1)
    model.fit(X, Y)
    model.save_booster(os.path.join(folder, "model.json"))
    return {"model": model}


def kmedoids():
    from kmedoids import KMedoids
    return {"medoids": KMedoids(2, method="fasterpam", metric="euclidean").fit(X)}


def fcmeans():
    from fcmeans import FCM
    model = FCM(n_clusters=2)
    model.fit(X)
    return {"model": model}


def posthocs():
    import scikit_posthocs
    return {"dunn": scikit_posthocs.posthoc_dunn([X[:, 0], X[:, 1]])}


def simpy():
    import simpy as library
    return {"event": library.events.EventPriority.URGENT}


def tslearn():
    from tslearn.clustering import KShape, TimeSeriesKMeans
    from tslearn.neighbors import KNeighborsTimeSeriesClassifier
    curves = CURVES[:, :, None]
    return {"kmeans": TimeSeriesKMeans(2, metric="dtw", max_iter=2).fit(curves), "knn": KNeighborsTimeSeriesClassifier(2).fit(curves, GROUPS), "shape": KShape(2, max_iter=2).fit(curves)}


def sktime(folder):
    from sktime.forecasting.naive import NaiveForecaster
    from sktime.forecasting.trend import PolynomialTrendForecaster
    from sktime.transformations.series.detrend import Deseasonalizer
    series = pd.Series(SERIES, index=pd.period_range("2024-01-01", periods=120, freq="D"))
    naive = NaiveForecaster(sp=7).fit(series)
    naive.save(os.path.join(folder, "naive"))
    return {"naive": naive, "trend": PolynomialTrendForecaster().fit(series), "season": Deseasonalizer(sp=7).fit(series)}


def pmdarima():
    import pmdarima as library
    return {"arima": library.ARIMA((1, 0, 1)).fit(SERIES), "auto": library.auto_arima(SERIES, max_p=1, max_q=1, seasonal=False)}


def hmmlearn():
    from hmmlearn.hmm import CategoricalHMM, GaussianHMM, GMMHMM
    return {"gaussian": GaussianHMM(2, n_iter=3).fit(X), "mixture": GMMHMM(2, n_iter=2).fit(X), "categorical": CategoricalHMM(2, n_iter=2).fit(Y[:, None])}


def pyod():
    from pyod.models.ecod import ECOD
    from pyod.models.hbos import HBOS
    from pyod.models.iforest import IForest
    from pyod.models.knn import KNN
    from pyod.models.ocsvm import OCSVM
    return {model.__name__: model().fit(X) for model in (ECOD, HBOS, IForest, KNN, OCSVM)}


def mlxtend():
    from mlxtend.classifier import EnsembleVoteClassifier, SoftmaxRegression, StackingCVClassifier
    from mlxtend.preprocessing import TransactionEncoder
    from sklearn.linear_model import LogisticRegression
    from sklearn.naive_bayes import GaussianNB
    stack = StackingCVClassifier([GaussianNB()], LogisticRegression()).fit(X, Y)
    return {"stack": stack, "softmax": SoftmaxRegression(epochs=2).fit(X, Y), "vote": EnsembleVoteClassifier([GaussianNB()]).fit(X, Y), "transactions": TransactionEncoder().fit([["a", "b"]])}


def feature_engine():
    from feature_engine.discretisation import EqualFrequencyDiscretiser
    from feature_engine.encoding import OrdinalEncoder, RareLabelEncoder
    from feature_engine.imputation import MeanMedianImputer
    return {"imputer": MeanMedianImputer().fit(FRAME), "rare": RareLabelEncoder().fit(TABLE), "bins": EqualFrequencyDiscretiser().fit(FRAME), "ordinal": OrdinalEncoder("arbitrary").fit(TABLE)}


def category_encoders():
    import category_encoders as library
    return {name: getattr(library, name)(cols=["kind"]).fit(TABLE[["kind"]], Y) for name in ("TargetEncoder", "OneHotEncoder", "WOEEncoder", "HashingEncoder", "BinaryEncoder")}


def interpret():
    from interpret.glassbox import ExplainableBoostingClassifier, LogisticRegression
    booster = ExplainableBoostingClassifier(max_rounds=5, outer_bags=2, n_jobs=1).fit(FRAME, Y)
    return {"booster": booster, "logistic": LogisticRegression().fit(FRAME, Y), "explanation": booster.explain_global()}


def pygam():
    from pygam import f, LinearGAM, LogisticGAM, s, te
    return {"linear": LinearGAM(s(0) + te(1, 2)).fit(X, Z), "logistic": LogisticGAM(s(0)).fit(X, Y)}


def sksurv():
    from sksurv.ensemble import RandomSurvivalForest
    from sksurv.linear_model import CoxPHSurvivalAnalysis
    from sksurv.svm import FastSurvivalSVM
    from sksurv.util import Surv
    target = Surv.from_arrays(Y.astype(bool), Z)
    return {"cox": CoxPHSurvivalAnalysis().fit(X, target), "forest": RandomSurvivalForest(3).fit(X, target), "svm": FastSurvivalSVM(max_iter=3).fit(X, target)}


def gplearn():
    from gplearn.genetic import SymbolicRegressor, SymbolicTransformer
    return {"regressor": SymbolicRegressor(20, generations=2).fit(X, Z), "transformer": SymbolicTransformer(20, generations=2).fit(X, Z)}


def hdbscan():
    from hdbscan import HDBSCAN
    return {"plain": HDBSCAN(min_cluster_size=5).fit(X), "predicting": HDBSCAN(min_cluster_size=5, prediction_data=True).fit(X)}


def umap():
    from umap import UMAP
    return {"reducer": UMAP(n_neighbors=5, n_epochs=5).fit(X)}


def implicit(folder):
    from implicit.als import AlternatingLeastSquares
    from implicit.bpr import BayesianPersonalizedRanking
    from scipy.sparse import csr_matrix
    rows = csr_matrix((X > 0.5).astype("float32"))
    als = AlternatingLeastSquares(factors=4, iterations=2, use_gpu=False)
    als.fit(rows, show_progress=False)
    als.save(os.path.join(folder, "als.npz"))
    bpr = BayesianPersonalizedRanking(factors=4, iterations=2, use_gpu=False)
    bpr.fit(rows, show_progress=False)
    return {"als": als, "bpr": bpr}


def surprise(folder):
    import surprise as library
    from surprise import dump
    frame = pd.DataFrame({"u": [i % 8 for i in range(40)], "i": [i % 5 for i in range(40)], "r": [1.0 + i % 4 for i in range(40)]})
    data = library.Dataset.load_from_df(frame, library.Reader(rating_scale=(1, 5))).build_full_trainset()
    svd = library.SVD(n_epochs=2).fit(data)
    dump.dump(os.path.join(folder, "svd.dump"), algo=svd)
    return {"svd": svd, "knn": library.KNNBasic(verbose=False).fit(data), "slope": library.SlopeOne().fit(data)}


def rank_bm25():
    from rank_bm25 import BM25L, BM25Okapi
    words = [text.split() for text in TEXTS]
    return {"okapi": BM25Okapi(words), "long": BM25L(words)}


def kmodes():
    from kmodes.kmodes import KModes
    from kmodes.kprototypes import KPrototypes
    return {"modes": KModes(2).fit(TABLE[["kind", "label"]]), "prototypes": KPrototypes(2).fit(TABLE[["a", "kind"]].to_numpy(), categorical=[1])}


def ngboost():
    from ngboost import NGBClassifier, NGBRegressor
    return {"regressor": NGBRegressor(n_estimators=3, verbose=False).fit(X, Z), "classifier": NGBClassifier(n_estimators=3, verbose=False).fit(X, Y)}


def econml():
    from econml.dml import LinearDML
    from econml.grf import CausalForest
    return {"dml": LinearDML(discrete_treatment=True, cv=2).fit(Z, Y, X=X), "forest": CausalForest(n_estimators=4).fit(X, X[:, :1], Z)}


def crfsuite(folder):
    from sklearn_crfsuite import CRF
    features = [[{"word": word} for word in text.split()] for text in TEXTS]
    labels = [["N" if len(word) > 2 else "O" for word in text.split()] for text in TEXTS]
    crf = CRF(max_iterations=3, model_filename=os.path.join(folder, "model.crfsuite"))
    return {"crf": crf.fit(features, labels)}


def gensim(folder):
    from gensim.corpora import Dictionary
    from gensim.models import FastText, LdaModel, TfidfModel, Word2Vec
    from gensim.models.phrases import Phrases
    words = [text.split() for text in TEXTS]
    dictionary = Dictionary(words)
    bags = [dictionary.doc2bow(text) for text in words]
    vectors = Word2Vec(words, vector_size=8, min_count=1)
    vectors.save(os.path.join(folder, "word2vec.model"))
    vectors.wv.save_word2vec_format(os.path.join(folder, "vectors.bin"), binary=True)
    FastText(words, vector_size=8, min_count=1, bucket=10).save(os.path.join(folder, "fasttext.model"))
    lda = LdaModel(bags, 2, id2word=dictionary)
    return {"word2vec": vectors, "lda": lda, "tfidf": TfidfModel(bags), "dictionary": dictionary, "phrases": Phrases(words)}


def tokenizers(folder):
    from tokenizers import models, pre_tokenizers, Tokenizer, trainers
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.train_from_iterator(TEXTS, trainers.BpeTrainer(vocab_size=60, show_progress=False))
    tokenizer.save(os.path.join(folder, "tokenizer.json"))
    return {"tokenizer": tokenizer}


def textblob():
    from textblob.classifiers import DecisionTreeClassifier, NaiveBayesClassifier
    examples = [(text, "pet" if "cat" in text else "park") for text in TEXTS]
    return {"bayes": NaiveBayesClassifier(examples, feature_extractor=_words_of), "tree": DecisionTreeClassifier(examples, feature_extractor=_words_of)}


def _words_of(text):
    return {word: True for word in text.split()}
