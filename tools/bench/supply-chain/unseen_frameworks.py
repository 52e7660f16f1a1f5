"""More small fitted models of frameworks, for a count of false alarms that nothing was tuned with: see clean_frameworks.py.

The frameworks were chosen, and this file was written, before any of the files was scanned.
"""
import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(1)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2


def lmfit():
    from lmfit.models import GaussianModel, LinearModel
    line = LinearModel()
    fitted = line.fit(Z, line.make_params(slope=1, intercept=0), x=X[:, 0])
    return {"parameters": fitted.params, "model": GaussianModel(), "result": fitted}


def emcee():
    from emcee import moves, State
    return {"state": State(X), "move": moves.StretchMove()}


def mabwiser():
    from mabwiser.mab import LearningPolicy, MAB, NeighborhoodPolicy
    simple = MAB(["a", "b"], LearningPolicy.EpsilonGreedy(0.1))
    simple.fit(["a", "b", "a", "b"], [1, 0, 1, 1])
    context = MAB(["a", "b"], LearningPolicy.UCB1(), NeighborhoodPolicy.KNearest(2))
    context.fit(["a", "b"] * 30, Y, X)
    return {"greedy": simple, "nearest": context}


def nevergrad():
    import nevergrad as library
    space = library.p.Instrumentation(x=library.p.Scalar(lower=0, upper=1), kind=library.p.Choice(["a", "b"]))
    search = library.optimizers.OnePlusOne(parametrization=space, budget=10)
    search.tell(search.ask(), 1.0)
    return {"space": space, "search": search}


def configspace():
    from ConfigSpace import Categorical, ConfigurationSpace, Float, Integer
    space = ConfigurationSpace(seed=1)
    space.add([Float("rate", (0.01, 1.0), log=True), Integer("depth", (1, 9)), Categorical("kind", ["a", "b"])])
    return {"space": space, "configuration": space.sample_configuration()}


def shapely():
    from shapely import LineString, MultiPoint, Polygon
    return {"polygon": Polygon([(0, 0), (1, 0), (1, 1)]), "line": LineString([(0, 0), (2, 2)]), "points": MultiPoint([(0, 0), (1, 1)])}


def geopandas():
    from geopandas import GeoDataFrame, GeoSeries
    from shapely.geometry import Point
    points = [Point(x, y) for x, y in X[:5, :2]]
    return {"frame": GeoDataFrame({"v": range(5)}, geometry=points, crs="EPSG:4326"), "series": GeoSeries(points)}


def anndata():
    from anndata import AnnData
    return {"data": AnnData(X, obs=pd.DataFrame({"label": Y.astype(str)}, index=[str(index) for index in range(60)]))}


def opentsne():
    from openTSNE import TSNE
    return {"embedding": TSNE(n_iter=10, early_exaggeration_iter=5, perplexity=5, n_jobs=1).fit(X), "settings": TSNE()}


def pacmap():
    from pacmap import PaCMAP
    model = PaCMAP(n_neighbors=5, num_iters=5)
    model.fit_transform(X.astype("float32"))
    return {"model": model}


def lifetimes():
    from lifetimes import BetaGeoFitter, GammaGammaFitter
    model = BetaGeoFitter(penalizer_coef=0.1)
    model.fit(np.arange(30) % 5, np.arange(30) % 5 + 3.0, np.arange(30) % 5 + 10.0)
    return {"geo": model, "gamma": GammaGammaFitter(penalizer_coef=0.1)}


def ase():
    from ase import Atoms
    from ase.build import bulk, molecule
    from ase.calculators.emt import EMT
    crystal = bulk("Cu")
    crystal.calc = EMT()
    crystal.get_potential_energy()
    return {"water": molecule("H2O"), "crystal": crystal, "atoms": Atoms("N2", [(0, 0, 0), (0, 0, 1)])}


def astropy():
    from astropy import units
    from astropy.modeling.fitting import LinearLSQFitter
    from astropy.modeling.models import Gaussian1D, Linear1D
    from astropy.table import Table
    return {"line": LinearLSQFitter()(Linear1D(), X[:, 0], Z), "table": Table({"a": X[:, 0]}), "length": X[0] * units.m, "gaussian": Gaussian1D()}


def nilearn():
    from nilearn.connectome import ConnectivityMeasure
    from nilearn.maskers import NiftiMasker
    return {"measure": ConnectivityMeasure(kind="correlation").fit([RANDOM.rand(20, 3)]), "masker": NiftiMasker()}


def mne():
    import mne as library
    from mne.decoding import CSP, Scaler
    info = library.create_info(["a", "b", "c"], 100.0, "eeg")
    signals = RANDOM.rand(12, 3, 50)
    raw = library.io.RawArray(RANDOM.rand(3, 200), info, verbose=False)
    return {"csp": CSP(n_components=2).fit(signals, np.arange(12) % 2), "scaler": Scaler(scalings="mean").fit(signals), "info": info, "raw": raw}


def featuretools():
    import featuretools as library
    entities = library.EntitySet("shop")
    entities.add_dataframe(FRAME.assign(id=range(60)), dataframe_name="rows", index="id")
    return {"entities": entities, "features": library.dfs(entityset=entities, target_dataframe_name="rows", features_only=True)}


def woodwork():
    frame = FRAME.assign(kind="x")
    import woodwork as library  # noqa: F401
    frame.ww.init()
    return {"schema": frame.ww.schema, "column": frame.ww["a"].ww.schema, "frame": frame}


def dice_ml():
    import dice_ml as library
    from sklearn.linear_model import LogisticRegression
    data = library.Data(dataframe=FRAME.assign(y=Y), continuous_features=list("abcd"), outcome_name="y")
    model = library.Model(model=LogisticRegression().fit(FRAME, Y), backend="sklearn")
    return {"data": data, "model": model, "explainer": library.Dice(data, model, method="random")}


def eli5():
    import eli5 as library
    from eli5.sklearn import PermutationImportance
    from sklearn.linear_model import LogisticRegression
    model = LogisticRegression().fit(X, Y)
    return {"importance": PermutationImportance(model, n_iter=2).fit(X, Y), "explanation": library.explain_weights(model)}


def arviz():
    import arviz as library
    return {"data": library.convert_to_inference_data({"mu": RANDOM.rand(2, 20)})}


def snorkel():
    from snorkel.labeling.model import LabelModel, MajorityLabelVoter
    votes = RANDOM.randint(-1, 2, (60, 4))
    model = LabelModel(cardinality=2, verbose=False)
    model.fit(votes, n_epochs=5, progress_bar=False)
    return {"label": model, "majority": MajorityLabelVoter()}


def cleanlab():
    from cleanlab.classification import CleanLearning
    from sklearn.linear_model import LogisticRegression
    return {"learning": CleanLearning(LogisticRegression(), cv_n_folds=2).fit(X, Y)}


def pymatgen():
    from pymatgen.core import Composition, Lattice, Structure
    return {"structure": Structure(Lattice.cubic(4.2), ["Cs", "Cl"], [[0, 0, 0], [0.5, 0.5, 0.5]]), "composition": Composition("Fe2O3")}


def ripser():
    from ripser import Rips
    rips = Rips(verbose=False)
    rips.fit_transform(X)
    return {"rips": rips}


def trueskill():
    import trueskill as library
    return {"rating": library.Rating(30.0), "environment": library.TrueSkill(mu=20.0)}


def openskill():
    from openskill.models import BradleyTerryFull, PlackettLuce
    model = PlackettLuce()
    return {"model": model, "rating": model.rating(), "full": BradleyTerryFull().rating(name="x")}


def simdkalman():
    from simdkalman import KalmanFilter
    model = KalmanFilter(np.array([[1, 1], [0, 1]]), np.diag([0.1, 0.01]), np.array([[1, 0]]), 1.0)
    return {"filter": model.em(SERIES, n_iter=1), "smoothed": model.smooth(SERIES)}


def pykrige():
    from pykrige.ok import OrdinaryKriging
    from pykrige.rk import Krige
    return {"kriging": OrdinaryKriging(X[:, 0], X[:, 1], Z), "krige": Krige(method="ordinary").fit(X[:, :2], Z)}


def gstools():
    from gstools import Exponential, Gaussian, SRF
    return {"model": Gaussian(dim=2, var=1, len_scale=5), "field": SRF(Exponential(dim=1), seed=1)}


def reservoirpy():
    from reservoirpy.nodes import Reservoir, Ridge
    reservoir = Reservoir(20, seed=1)
    ridge = Ridge(ridge=1e-6)
    ridge.fit(reservoir.run(SERIES[:-1, None]), SERIES[1:, None])
    return {"reservoir": reservoir, "ridge": ridge}


def smt():
    from smt.surrogate_models import KRG, RBF
    models = {"rbf": RBF(print_global=False), "kriging": KRG(print_global=False)}
    for model in models.values():
        model.set_training_values(X[:20], Z[:20])
        model.train()
    return models


def kneed():
    from kneed import KneeLocator
    return {"knee": KneeLocator(range(1, 20), 1 / np.arange(1, 20), curve="convex", direction="decreasing")}


def factor_analyzer():
    from factor_analyzer import FactorAnalyzer, Rotator
    return {"analyzer": FactorAnalyzer(2).fit(X), "rotator": Rotator()}


def prince():
    import prince as library
    return {"pca": library.PCA(2).fit(FRAME), "mca": library.MCA(2).fit(pd.DataFrame({"a": list("xyxz") * 5, "b": list("ppqq") * 5}))}


def textdistance():
    import textdistance as library
    return {"hamming": library.Hamming(), "jaccard": library.Jaccard(qval=2)}


def markovify():
    import markovify as library
    return {"text": library.Text("The cat sat. The dog ran. A cat ran. The dog sat on a mat.", state_size=1)}


def pint():
    from pint import UnitRegistry
    registry = UnitRegistry()
    return {"quantity": 3 * registry.meter, "unit": registry.second}


def modal():
    from modAL.models import ActiveLearner
    from sklearn.linear_model import LogisticRegression
    return {"learner": ActiveLearner(estimator=LogisticRegression(), X_training=X, y_training=Y)}


def chaospy():
    import chaospy as library
    spread = library.J(library.Normal(0, 1), library.Uniform(0, 2))
    return {"spread": spread, "expansion": library.generate_expansion(2, spread)}
