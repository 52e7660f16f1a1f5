"""Small models of the 45 frameworks that the walk of draw_frameworks.py came to after those of drawn_frameworks.py.

drawn.tsv says who was left out, and why. As there, this file was written before any of the files was scanned, and none was left
out for its result. If a framework saves a model itself, by pickle or in a zip, that is used.

Each framework was installed into a virtual environment of its own, with Python 3.11 and what it asks for. Besides, awkward0 needs
"numpy<2", trie "eth-hash[pycryptodome]", sunpy "sunpy[map,timeseries]", and lingam "scipy>=1.10".
"""
import os

import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(5)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2
WORDS = ["apple", "banana", "bananas", "cherry"]


def MDAnalysis():
    import MDAnalysis as library
    from MDAnalysis.analysis.rms import RMSF
    universe = library.Universe.empty(6, n_residues=2, atom_resindex=[0, 0, 0, 1, 1, 1], trajectory=True)
    universe.add_TopologyAttr("names", ["O", "H", "H"] * 2)
    universe.atoms.positions = X[:6, :3]
    return {"universe": universe, "atoms": universe.select_atoms("name H"), "motion": RMSF(universe.atoms).run()}


def pyvinecopulib():
    from pyvinecopulib import Bicop, Vinecop
    return {"pair": Bicop.from_data(X[:, :2]), "vine": Vinecop.from_data(X)}


def lda():
    from lda import LDA
    return {"model": LDA(n_topics=2, n_iter=20, random_state=1).fit((X * 10).astype(int))}


def graphtools():
    from graphtools import Graph
    return {"graph": Graph(X, knn=3, use_pygsp=False), "landmarks": Graph(X, knn=3, n_landmark=10, random_state=1)}


def verde():
    from verde import Chain, KNeighbors, Spline, Trend
    place = X[:, 0] * 1e4, X[:, 1] * 1e4
    chain = Chain([("trend", Trend(degree=1)), ("spline", Spline(damping=1e-5))])
    return {"chain": chain.fit(place, Z), "neighbours": KNeighbors(k=3).fit(place, Z)}


def nagisa():
    from nagisa import Tagger
    return {"tagger": Tagger()}


def retworkx():
    import retworkx as library
    graph, directed = library.PyGraph(), library.PyDiGraph()
    graph.add_nodes_from(WORDS)
    graph.add_edges_from([(0, 1, 2.5), (1, 2, 1.0)])
    directed.add_nodes_from([1, 2])
    directed.add_edge(0, 1, {"weight": 2})
    return {"graph": graph, "directed": directed}


def tinysegmenter():
    from tinysegmenter import TinySegmenter
    return {"segmenter": TinySegmenter()}


def pymbolic():
    from pymbolic import compile, parse
    return {"expression": parse("x**2 + sin(3*y) / z[0]"), "compiled": compile(parse("x*y + 1"), ["x", "y"])}


def trie():
    from trie import HexaryTrie
    tree = HexaryTrie({})
    tree[b"cat"] = b"1"
    tree[b"car"] = b"2"
    return {"trie": tree}


def dwave_samplers():
    from dwave.samplers import SimulatedAnnealingSampler, TabuSampler
    fields, couplings = {"a": -1, "b": 1}, {("a", "b"): -0.5}
    return {
        "samples": SimulatedAnnealingSampler().sample_ising(fields, couplings, num_reads=5, seed=1),
        "tabu": TabuSampler(),
    }


def cmaes():
    from cmaes import CMA, SepCMA
    wanted = {"full": CMA(mean=np.zeros(3), sigma=1.3, seed=1), "separable": SepCMA(mean=np.zeros(3), sigma=1.3, seed=1)}
    for optimizer in wanted.values():
        points = [optimizer.ask() for _ in range(optimizer.population_size)]
        optimizer.tell([(point, float(point @ point)) for point in points])
    return wanted


def vowpalwabbit():
    from vowpalwabbit.sklearn_vw import VWClassifier, VWRegressor
    return {"classifier": VWClassifier().fit(X, Y * 2 - 1), "regressor": VWRegressor().fit(X, Z)}


def awkward0():
    import awkward0 as library
    return {"jagged": library.fromiter([[1.1, 2.2], [], [3.3]]), "table": library.Table(x=[1, 2], y=[3.5, 4.5])}


def rdrobust():
    from rdrobust import rdbwselect, rdrobust as estimate
    x = RANDOM.uniform(-1, 1, 500)
    y = x + (x > 0) + RANDOM.rand(500) / 10
    return {"estimate": estimate(y, x), "bandwidths": rdbwselect(y, x)}


def pythresh():
    from pyod.models.knn import KNN
    from pythresh.thresholds.filter import FILTER
    from pythresh.thresholds.iqr import IQR
    scores = KNN().fit(X).decision_scores_
    quartiles, filtered = IQR(), FILTER()
    quartiles.eval(scores)
    filtered.eval(scores)
    return {"quartiles": quartiles, "filter": filtered}


def matscipy():
    from matscipy.calculators.pair_potential import LennardJonesCut, PairPotential
    return {"potential": PairPotential({(18, 18): LennardJonesCut(0.01, 3.4, 8.0)})}


def audiomentations():
    from audiomentations import AddGaussianNoise, Compose, Gain, OneOf, Shift, TimeStretch
    return {
        "compose": Compose([AddGaussianNoise(p=0.5), TimeStretch(p=0.5), Shift(p=0.5)]),
        "one": OneOf([Gain(p=1.0), AddGaussianNoise(p=1.0)]),
    }


def pointpats():
    from pointpats import PointPattern, QStatistic, k_test
    pattern = PointPattern(X[:, :2])
    return {"pattern": pattern, "quadrats": QStatistic(pattern), "ripley": k_test(X[:, :2], n_simulations=9)}


def openturns():
    import openturns as library
    x = library.Sample(X)
    chaos = library.FunctionalChaosAlgorithm(x, library.Sample(Z.reshape(-1, 1)))
    chaos.run()
    function = library.SymbolicFunction(["x", "y"], ["x^2 + y"])
    return {"chaos": chaos.getResult(), "normal": library.NormalFactory().build(x), "function": function}


def hydride():
    from hydride import AtomNameLibrary, FragmentLibrary
    return {"fragments": FragmentLibrary.standard_library(), "names": AtomNameLibrary.standard_library()}


def fitter():
    from fitter import Fitter
    fit = Fitter(SERIES, distributions=["norm", "gamma"])
    fit.fit()
    return {"fit": fit}


def optax():
    import jax.numpy as jnp
    import optax as library
    weights = {"w": jnp.ones((3, 2)), "b": jnp.zeros(2)}
    adam = library.chain(library.clip_by_global_norm(1.0), library.adamw(1e-3))
    return {"state": adam.init(weights), "momentum": library.sgd(0.1, momentum=0.9).init(weights)}


def gymnasium():
    import gymnasium as library
    from gymnasium import spaces
    space = spaces.Dict({"place": spaces.Box(-1, 1, (2,)), "kind": spaces.Discrete(3)})
    return {"environment": library.make("FrozenLake-v1"), "space": space}


def jarvis():
    from jarvis.core.atoms import Atoms
    from jarvis.core.kpoints import Kpoints3D
    atoms = Atoms(lattice_mat=[[0, 2.7, 2.7], [2.7, 0, 2.7], [2.7, 2.7, 0]], coords=[[0, 0, 0], [0.25, 0.25, 0.25]], elements=["Si", "Si"])
    return {"atoms": atoms, "points": Kpoints3D().automatic_length_mesh(atoms.lattice_mat, 10)}


def gseapy():
    import gseapy as library
    genes = [f"G{number}" for number in range(60)]
    sets = {"first": genes[:20], "last": genes[30:50]}
    ranks = pd.DataFrame({"gene": genes, "score": Z - Z.mean()})
    return {
        "ranked": library.prerank(rnk=ranks, gene_sets=sets, min_size=5, permutation_num=10, outdir=None, threads=1),
        "enriched": library.enrich(gene_list=genes[:10], gene_sets=sets, background=genes, outdir=None),
    }


def snowballstemmer():
    from snowballstemmer import stemmer
    return {"english": stemmer("english"), "german": stemmer("german")}


def qutip_qip():
    from qutip_qip.circuit import QubitCircuit
    from qutip_qip.device import LinearSpinChain
    circuit = QubitCircuit(2)
    circuit.add_gate("SNOT", targets=0)
    circuit.add_gate("CNOT", controls=0, targets=1)
    return {"circuit": circuit, "processor": LinearSpinChain(2)}


def autofeat():
    from autofeat import AutoFeatClassifier, AutoFeatRegressor
    return {
        "regressor": AutoFeatRegressor(feateng_steps=1, featsel_runs=1, n_jobs=1).fit(FRAME, Z),
        "classifier": AutoFeatClassifier(feateng_steps=1, featsel_runs=1, n_jobs=1).fit(FRAME, Y),
    }


def pydmd():
    from pydmd import DMD, HODMD
    waves = np.array([np.sin(np.arange(40) / 5 + shift) for shift in range(6)])
    return {"dmd": DMD(svd_rank=2).fit(waves), "delayed": HODMD(svd_rank=2, d=5).fit(waves)}


def lingam():
    from lingam import DirectLiNGAM, ICALiNGAM, VARLiNGAM
    return {"direct": DirectLiNGAM().fit(FRAME), "components": ICALiNGAM(random_state=1).fit(FRAME), "series": VARLiNGAM(lags=1).fit(FRAME)}


def robocrys():
    from robocrys import StructureCondenser, StructureDescriber
    return {"condenser": StructureCondenser(), "describer": StructureDescriber()}


def _spread(point):
    return -0.5 * float(point @ point)


def _stretch(unit):
    return 4 * unit - 2


def dynesty(folder):
    from dynesty import NestedSampler
    sampler = NestedSampler(_spread, _stretch, 2, nlive=30, rstate=np.random.default_rng(1))
    sampler.run_nested(maxiter=50, print_progress=False)
    sampler.save(os.path.join(folder, "sampler.pkl"))
    return {"results": sampler.results}


def openfermion():
    from openfermion import FermionOperator, QubitOperator, jordan_wigner
    fermions = FermionOperator("2^ 0", 1.5) + FermionOperator("1^ 1", 0.5)
    return {"fermions": fermions, "qubits": jordan_wigner(fermions), "sum": QubitOperator("X0 Y1", 0.5)}


def alibi_detect():
    from alibi_detect.cd import KSDrift, TabularDrift
    from alibi_detect.od import IForest, Mahalanobis
    forest = IForest(threshold=0.5, n_estimators=5)
    forest.fit(X)
    return {"forest": forest, "drift": KSDrift(X), "table": TabularDrift(X), "distance": Mahalanobis(threshold=3)}


def pymor(folder):
    from pymor.algorithms.pod import pod
    from pymor.core.pickle import dump
    from pymor.models.iosys import LTIModel
    from pymor.vectorarrays.numpy import NumpyVectorSpace
    modes, _ = pod(NumpyVectorSpace(4).make_array(X.T), modes=2)
    model = LTIModel.from_matrices(-np.eye(3), np.ones((3, 1)), np.ones((1, 3)))
    with open(os.path.join(folder, "model.pkl"), "wb") as file:
        dump(model, file)
    return {"modes": modes}


def curated_tokenizers():
    from curated_tokenizers import WordPieceProcessor
    return {"pieces": WordPieceProcessor(["the", "cat", "##s", "dog"])}


def rectools(folder):
    from rectools import Columns
    from rectools.dataset import Dataset
    from rectools.models import EASEModel, PopularModel
    rows = [(user, item, 1 + item % 3, "2024-01-01") for user in range(10) for item in range(user % 3, 8, 2)]
    dataset = Dataset.construct(pd.DataFrame(rows, columns=[Columns.User, Columns.Item, Columns.Weight, Columns.Datetime]))
    ease = EASEModel().fit(dataset)
    ease.save(os.path.join(folder, "ease.pkl"))
    return {"popular": PopularModel().fit(dataset), "dataset": dataset}


def shap():
    import shap as library
    from sklearn.ensemble import RandomForestRegressor
    from sklearn.linear_model import LinearRegression
    trees = library.TreeExplainer(RandomForestRegressor(n_estimators=3, max_depth=3, random_state=1).fit(X, Z))
    return {"trees": trees, "linear": library.LinearExplainer(LinearRegression().fit(X, Z), X), "explanation": trees(X[:5])}


def sunpy():
    from sunpy.map import Map
    from sunpy.timeseries import TimeSeries
    header = {"date-obs": "2020-01-01T00:00:00"}
    for axis, kind in ("1", "HPLN-TAN"), ("2", "HPLT-TAN"):
        header.update({f"cdelt{axis}": 10, f"crpix{axis}": 1, f"crval{axis}": 0, f"cunit{axis}": "arcsec", f"ctype{axis}": kind})
    table = pd.DataFrame({"flux": SERIES}, index=pd.date_range("2020-01-01", periods=100, freq="min"))
    return {"map": Map(X, header), "series": TimeSeries(table, {})}


def spaghetti(folder):
    from libpysal.cg import Chain, Point
    from spaghetti import Network, PointPattern
    network = Network(in_data=[Chain([Point((0, 0)), Point((1, 0))]), Chain([Point((1, 0)), Point((1, 1))])])
    network.savenetwork(os.path.join(folder, "network.pkl"))
    return {"points": PointPattern(in_data=[Point((0.5, 0.1)), Point((1, 0.6))])}


def _valley(point):
    return (point[0] - 1) ** 2


def skopt(folder):
    from skopt import BayesSearchCV, dump, gp_minimize
    from sklearn.linear_model import Ridge
    result = gp_minimize(_valley, [(-2.0, 2.0)], n_calls=6, n_initial_points=4, random_state=1)
    dump(result, os.path.join(folder, "result.pkl"))
    return {"search": BayesSearchCV(Ridge(), {"alpha": (0.1, 10.0, "log-uniform")}, n_iter=2, cv=2, random_state=1).fit(X, Z)}


def ngram():
    from ngram import NGram
    return {"index": NGram(WORDS, N=2)}


def mapie():
    from mapie.classification import SplitConformalClassifier
    from mapie.regression import CrossConformalRegressor, SplitConformalRegressor
    from sklearn.linear_model import LinearRegression, LogisticRegression
    return {
        "split": SplitConformalRegressor(LinearRegression(), prefit=False).fit(X[:30], Z[:30]).conformalize(X[30:], Z[30:]),
        "cross": CrossConformalRegressor(LinearRegression()).fit_conformalize(X, Z),
        "classes": SplitConformalClassifier(LogisticRegression(), prefit=False).fit(X[:30], Y[:30]).conformalize(X[30:], Y[30:]),
    }


def small_text(folder):
    from scipy.sparse import csr_matrix
    from sklearn.svm import LinearSVC
    from small_text import PoolBasedActiveLearner, RandomSampling, SklearnClassifierFactory, SklearnDataset
    dataset = SklearnDataset(csr_matrix(X), Y)
    learner = PoolBasedActiveLearner(SklearnClassifierFactory(LinearSVC(), 2), RandomSampling(), dataset)
    learner.initialize_data(np.arange(20), Y[:20])
    learner.save(os.path.join(folder, "learner.pkl"))
    return {"classifier": learner.classifier, "dataset": dataset}
