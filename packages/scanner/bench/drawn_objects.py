"""Small objects of the frameworks at the places 552 to 695 of the walk of draw_frameworks.py: whatever a library keeps.

drawn.tsv says who was left out, and why. This file was written before any of the files was scanned, and none was left
out for its result. Nothing refers to this file: a framework that keeps a user's function is given one of its own or of numpy.

Each framework was installed into a virtual environment of its own, with Python 3.11 and what it asks for. Besides, prolif needs
"rdkit", pypfopt "packaging", corextopic "six", and ibis "packaging", "pyarrow", "pyarrow-hotfix" and "rich".
"""
import os

import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(7)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2
WORDS = ["apple", "banana", "bananas", "cherry"]


def causalinference():
    from causalinference import CausalModel
    plain, matched = CausalModel(Z, Y, X[:, 2:]), CausalModel(Z, Y, X[:, 2:])
    plain.est_via_ols()
    plain.est_propensity()
    matched.est_via_matching()
    return {"plain": plain, "matched": matched}


def glum():
    from glum import GeneralizedLinearRegressor, GeneralizedLinearRegressorCV
    return {
        "gamma": GeneralizedLinearRegressor(family="gamma", alpha=0.1).fit(FRAME, Z),
        "binomial": GeneralizedLinearRegressor(family="binomial", alpha=0.1, l1_ratio=0.5).fit(X, Y),
        "crossed": GeneralizedLinearRegressorCV(family="normal", n_alphas=3, cv=3).fit(X, Z),
    }


def jraph():
    from jraph import GraphsTuple, batch
    graph = GraphsTuple(
        nodes=X[:3], edges=X[:2], senders=np.array([0, 1]), receivers=np.array([1, 2]), n_node=np.array([3]), n_edge=np.array([2]),
        globals=np.ones((1, 2)),
    )
    return {"graph": graph, "several": batch([graph, graph])}


def emukit():
    from emukit.core import CategoricalParameter, ContinuousParameter, OneHotEncoding, ParameterSpace
    from emukit.core.initial_designs import RandomDesign
    space = ParameterSpace([ContinuousParameter("x", 0, 1), CategoricalParameter("y", OneHotEncoding(["up", "down"]))])
    return {"space": space, "design": RandomDesign(space)}


def regionmask():
    from regionmask import Regions, defined_regions
    from shapely.geometry import Polygon
    squares = [Polygon([(0, 0), (1, 0), (1, 1), (0, 1)]), Polygon([(1, 0), (2, 0), (2, 1), (1, 1)])]
    regions = Regions(squares, names=["left", "right"], abbrevs=["l", "r"], name="squares")
    return {"regions": regions, "mask": regions.mask(np.arange(0.25, 2, 0.5), np.arange(0.25, 1, 0.5)), "defined": defined_regions.srex}


def rulefit():
    from rulefit import RuleFit
    from sklearn.ensemble import RandomForestClassifier
    forest = RandomForestClassifier(n_estimators=5, max_depth=2, random_state=1)
    plain, given = RuleFit(max_rules=20, rfmode="classify", random_state=1), RuleFit(tree_generator=forest, rfmode="classify", exp_rand_tree_size=False)
    for model in plain, given:
        model.fit(X, Y, feature_names=list("abcd"))
    return {"plain": plain, "given": given}


def brax():
    from brax import envs
    from brax.base import Motion, Transform
    from brax.io import mjcf
    from brax.training.acme import running_statistics
    import jax
    pole = mjcf.loads(
        '<mujoco><worldbody><body pos="0 0 1"><joint type="hinge" axis="0 1 0"/><geom type="capsule" size="0.1 0.5" mass="1"/></body>'
        "</worldbody></mujoco>"
    )
    statistics = running_statistics.init_state(jax.numpy.zeros(3))
    return {"system": pole, "place": Transform.create(pos=X[0, :3]), "motion": Motion.zero(), "statistics": statistics}


def prolif():
    from prolif import Fingerprint, Molecule
    from rdkit import Chem
    from rdkit.Chem import AllChem
    molecules = []
    for smiles in "CCO", "c1ccccc1O":
        molecule = Chem.AddHs(Chem.MolFromSmiles(smiles))
        AllChem.EmbedMolecule(molecule, randomSeed=1)
        molecules.append(Molecule.from_rdkit(molecule))
    fingerprint = Fingerprint(["HBDonor", "Hydrophobic"])
    fingerprint.run_from_iterable(molecules[:1], molecules[1], progress=False, n_jobs=1)
    return {"molecule": molecules[0], "residues": list(molecules[1]), "dataframe": fingerprint.to_dataframe()}


def cf_units():
    from cf_units import Unit
    return {"length": Unit("km"), "time": Unit("hours since 2000-01-01", calendar="standard"), "compound": Unit("m s-1")}


def gtda():
    from gtda.diagrams import PersistenceEntropy
    from gtda.homology import VietorisRipsPersistence
    from gtda.pipeline import make_pipeline
    from gtda.time_series import SingleTakensEmbedding
    clouds = X.reshape(6, 10, 4)
    rips = VietorisRipsPersistence(homology_dimensions=(0, 1))
    return {
        "pipeline": make_pipeline(rips, PersistenceEntropy()).fit(clouds),
        "rips": VietorisRipsPersistence().fit(clouds),
        "takens": SingleTakensEmbedding(parameters_type="fixed", time_delay=2, dimension=3).fit(SERIES),
    }


def quimb():
    from quimb import rand_ket
    from quimb.tensor import Circuit, MPS_rand_state, SpinHam1D
    circuit = Circuit(2)
    circuit.h(0)
    circuit.cnot(0, 1)
    return {"state": MPS_rand_state(4, bond_dim=3, seed=1), "ket": rand_ket(4, seed=1), "circuit": circuit, "energy": SpinHam1D(S=1 / 2)}


def pysindy():
    from pysindy import STLSQ, SINDy
    from pysindy.differentiation import FiniteDifference
    from pysindy.feature_library import FourierLibrary, PolynomialLibrary
    times = np.arange(0, 2, 0.02)
    states = np.column_stack([np.exp(-times), np.exp(-2 * times)])
    polynomial = SINDy(STLSQ(threshold=0.1), feature_library=PolynomialLibrary(degree=2), differentiation_method=FiniteDifference())
    fourier = SINDy(feature_library=FourierLibrary(n_frequencies=1))
    for model in polynomial, fourier:
        model.fit(states, t=0.02, feature_names=["x", "y"])
    return {"polynomial": polynomial, "fourier": fourier}


def bloomfilter():
    from bloomfilter import BloomFilter
    few, many = BloomFilter(10, 0.01), BloomFilter(1000, 1e-6)
    for word in WORDS:
        few.put(word)
        many.put(word)
    return {"few": few, "many": many}


def pypfopt():
    from pypfopt import BlackLittermanModel, EfficientFrontier, HRPOpt
    returns = pd.DataFrame(RANDOM.randn(100, 4) / 100, columns=list("abcd"))
    hierarchy = HRPOpt(returns)
    hierarchy.optimize()
    views = BlackLittermanModel(returns.cov(), absolute_views={"a": 0.1, "b": 0.2}, pi=returns.mean())
    return {"frontier": EfficientFrontier(returns.mean(), returns.cov()), "hierarchy": hierarchy, "views": views}


def networkit():
    from networkit import Graph
    weighted, directed = Graph(4, weighted=True), Graph(4, directed=True)
    for first, second in (0, 1), (1, 2), (2, 0), (2, 3):
        weighted.addEdge(first, second, 1.5)
        directed.addEdge(first, second)
    return {"weighted": weighted, "directed": directed}


def skactiveml():
    from skactiveml.classifier import ParzenWindowClassifier, SklearnClassifier
    from skactiveml.pool import QueryByCommittee, UncertaintySampling
    from sklearn.linear_model import LogisticRegression
    labels = np.where(np.arange(60) < 40, Y, np.nan)
    return {
        "window": ParzenWindowClassifier(classes=[0, 1], random_state=1).fit(X, labels),
        "wrapped": SklearnClassifier(LogisticRegression(), classes=[0, 1], random_state=1).fit(X, labels),
        "uncertain": UncertaintySampling(method="entropy", random_state=1),
        "committee": QueryByCommittee(random_state=1),
    }


def graspologic():
    from graspologic.cluster import AutoGMMCluster
    from graspologic.embed import AdjacencySpectralEmbed, OmnibusEmbed
    from graspologic.models import SBMEstimator
    from graspologic.simulations import sbm
    graph = sbm([15, 15], [[0.8, 0.1], [0.1, 0.8]])
    return {
        "embed": AdjacencySpectralEmbed(n_components=2).fit(graph),
        "omnibus": OmnibusEmbed(n_components=2).fit([graph, graph]),
        "blocks": SBMEstimator().fit(graph, y=np.repeat([0, 1], 15)),
        "mixture": AutoGMMCluster(max_components=2, random_state=1).fit(X),
    }


def samplomatic():
    from qiskit import QuantumCircuit
    from samplomatic import Twirl, build
    circuit = QuantumCircuit(2)
    with circuit.box([Twirl()]):
        circuit.cx(0, 1)
    with circuit.box([Twirl()]):
        circuit.measure_all()
    template, samplex = build(circuit)
    return {"samplex": samplex, "template": template, "twirl": Twirl(dressing="right")}


def distfit():
    from distfit import distfit as Fit
    plain, discrete = Fit(distr=["norm", "expon"], verbose=0), Fit(method="quantile", verbose=0)
    plain.fit_transform(Z)
    discrete.fit_transform(Z)
    return {"plain": plain, "quantile": discrete}


def skspatial():
    from skspatial.objects import Line, Plane, Points, Sphere, Triangle
    return {
        "plane": Plane.best_fit(Points(X[:, :3])),
        "line": Line.best_fit(Points(X[:, :3])),
        "sphere": Sphere([1, 2, 3], 4),
        "triangle": Triangle([0, 0], [1, 0], [0, 1]),
    }


def ibis():
    import ibis as library
    table = library.table({"name": "string", "value": "float64"}, name="rows")
    means = table.filter(table.value > 1).group_by("name").aggregate(mean=table.value.mean())
    return {"table": table, "means": means, "schema": library.schema({"name": "string", "day": "date"}), "rows": library.memtable(FRAME)}


def music21():
    from music21 import chord, converter, stream
    part = stream.Part([chord.Chord(["C4", "E4", "G4"], quarterLength=2)])
    return {"tune": converter.parse("tinynotation: 3/4 c4 d8 e f4 g2."), "part": part, "chord": chord.Chord(["D4", "F4", "A4"])}


def apricot():
    from apricot import FacilityLocationSelection, FeatureBasedSelection, MaxCoverageSelection
    return {
        "location": FacilityLocationSelection(5, metric="euclidean").fit(X),
        "features": FeatureBasedSelection(5, concave_func="sqrt").fit(X),
        "coverage": MaxCoverageSelection(3).fit((X > 0.5).astype(float)),
    }


def clease():
    from clease.settings import CEBulk, Concentration
    concentration = Concentration(basis_elements=[["Au", "Cu"]])
    settings = CEBulk(concentration, "fcc", a=4.05, supercell_factor=4, max_cluster_dia=[4.0])
    os.remove(settings.db_name)
    return {"concentration": concentration, "settings": settings}


def corextopic():
    from corextopic.corextopic import Corex
    from scipy.sparse import csr_matrix
    counts = csr_matrix((X > 0.5).astype(int))
    plain, anchored = Corex(n_hidden=2, seed=1, max_iter=20), Corex(n_hidden=2, seed=1, max_iter=20)
    plain.fit(counts, words=WORDS)
    anchored.fit(counts, words=WORDS, anchors=[["apple"], ["cherry"]], anchor_strength=3)
    return {"plain": plain, "anchored": anchored}


def banpei():
    from banpei import SST, Hotelling
    return {"spectrum": SST(w=10), "hotelling": Hotelling()}


def cantera():
    import cantera as library
    gas = library.Solution("h2o2.yaml")
    gas.TPX = 1000, 101325, "H2:2, O2:1"
    return {"gas": gas, "states": library.SolutionArray(gas, 2)}


def pytket():
    from pytket import Circuit, Qubit
    from pytket.architecture import SquareGrid
    from pytket.pauli import Pauli, QubitPauliString
    circuit = Circuit(2, 2).H(0).CX(0, 1).Rz(0.3, 1).measure_all()
    return {"circuit": circuit, "grid": SquareGrid(2, 2), "string": QubitPauliString({Qubit(0): Pauli.X, Qubit(1): Pauli.Z})}


def stockstats():
    from stockstats import wrap
    days = pd.date_range("2024-01-01", periods=100, name="date")
    prices = {"open": SERIES, "high": SERIES + 0.2, "low": SERIES - 0.2, "close": SERIES[::-1] * 1.0, "volume": np.arange(100.0)}
    plain, measured = wrap(pd.DataFrame(prices, index=days)), wrap(pd.DataFrame(prices, index=days))
    for column in "macd", "rsi_6", "boll":
        measured.get(column)
    return {"plain": plain, "measured": measured}


def fluids():
    from fluids import TANK, PlateExchanger
    from fluids.atmosphere import ATMOSPHERE_1976
    return {
        "tank": TANK(D=3, L=5, horizontal=False),
        "exchanger": PlateExchanger(amplitude=5e-4, wavelength=3.7e-3, chevron_angle=45),
        "air": ATMOSPHERE_1976(5000.0),
    }


def jaxopt():
    from jaxopt import LBFGS, GradientDescent
    from jaxopt.objective import least_squares
    descent, newton = GradientDescent(least_squares, maxiter=20), LBFGS(least_squares, maxiter=20)
    return {"descent": descent.run(np.zeros(4), (X, Z)), "newton": newton.run(np.zeros(4), (X, Z))}


def dscribe():
    from dscribe.descriptors import SOAP, ACSF, CoulombMatrix
    from dscribe.kernels import AverageKernel
    return {
        "soap": SOAP(species=["H", "O"], r_cut=3.0, n_max=2, l_max=2),
        "symmetry": ACSF(species=["H", "O"], r_cut=4.0, g2_params=[[1, 1], [1, 2]]),
        "coulomb": CoulombMatrix(n_atoms_max=4),
        "kernel": AverageKernel(metric="linear"),
    }


def dataprofiler():
    from dataprofiler import Profiler, ProfilerOptions
    options = ProfilerOptions()
    options.set({"data_labeler.is_enabled": False, "multiprocess.is_enabled": False})
    profile = Profiler(FRAME.assign(word=WORDS * 15), options=options)
    return {"profile": profile, "options": options}


def probatus():
    from probatus.feature_elimination import ShapRFECV
    from probatus.sample_similarity import SHAPImportanceResemblance
    from sklearn.ensemble import RandomForestClassifier
    forest = RandomForestClassifier(n_estimators=3, max_depth=2, random_state=1)
    return {
        "elimination": ShapRFECV(forest, step=1, cv=2, scoring="roc_auc", random_state=1).fit(FRAME, pd.Series(Y)),
        "resemblance": SHAPImportanceResemblance(forest, random_state=1).fit(FRAME[:30], FRAME[30:]),
    }


def sklearnex():
    from sklearnex.cluster import DBSCAN, KMeans
    from sklearnex.ensemble import RandomForestClassifier
    from sklearnex.linear_model import LinearRegression
    from sklearnex.svm import SVC
    return {
        "forest": RandomForestClassifier(n_estimators=3, max_depth=3, random_state=1).fit(X, Y),
        "line": LinearRegression().fit(X, Z),
        "vectors": SVC().fit(X, Y),
        "means": KMeans(n_clusters=2, random_state=1).fit(X),
        "density": DBSCAN(eps=0.3).fit(X),
    }


def kafe2():
    from kafe2 import HistContainer, IndexedContainer, XYContainer
    return {
        "points": XYContainer(np.arange(10.0), np.arange(10.0) * 2 + X[:10, 0]),
        "counts": HistContainer(n_bins=5, bin_range=(0, 10), fill_data=Z),
        "indexed": IndexedContainer(Z),
    }


def mesa():
    from mesa import Agent, Model
    from mesa.discrete_space import HexGrid, OrthogonalMooreGrid
    model = Model()
    Agent.create_agents(model, 3)
    grid = OrthogonalMooreGrid((3, 3), torus=True, random=model.random)
    return {"model": model, "grid": grid, "hexagons": HexGrid((4, 4), capacity=1, random=model.random)}


def giddy():
    from giddy.markov import Markov, Spatial_Markov
    from libpysal.weights import lat2W
    classes = RANDOM.randint(0, 3, (9, 10))
    return {"markov": Markov(classes), "spatial": Spatial_Markov(RANDOM.rand(9, 10), lat2W(3, 3), fixed=True, k=3)}


def gekko():
    from gekko import GEKKO
    model, moving = GEKKO(remote=False), GEKKO(remote=False)
    x = model.Var(value=1, lb=0, ub=5)
    model.Equation(x**2 == 2)
    model.Obj((x - 1) ** 2)
    moving.time = np.linspace(0, 1, 5)
    y = moving.Var(value=5.0)
    moving.Equation(moving.Param(value=2.0) * y.dt() == -y)
    return {"model": model, "moving": moving}


def msprime():
    from msprime import Demography, RateMap, sim_ancestry
    demography = Demography.island_model([100, 200], migration_rate=0.1)
    return {
        "demography": demography,
        "rates": RateMap(position=[0, 5, 10], rate=[0.1, 0.2]),
        "ancestry": sim_ancestry(3, population_size=100, sequence_length=10, random_seed=1),
    }


def cca_zoo():
    from cca_zoo.linear import CCA, MCCA, PLS
    from cca_zoo.nonparametric import KCCA
    views = [X, np.column_stack([X[:, 0] + X[:, 1], RANDOM.rand(60)])]
    return {
        "plain": CCA(n_components=1).fit(views),
        "several": MCCA(n_components=1).fit(views),
        "squares": PLS(n_components=1).fit(views),
        "kernel": KCCA(n_components=1).fit(views),
    }


def hybrid():
    from dimod import BinaryQuadraticModel
    from hybrid import EnergyImpactDecomposer, Loop, Race, State, TabuProblemSampler
    model = BinaryQuadraticModel({"a": 1, "b": -1}, {("a", "b"): 2.0}, 0.5, "SPIN")
    return {
        "state": State.from_sample({"a": 1, "b": 1}, model),
        "decomposer": EnergyImpactDecomposer(size=1),
        "sampler": TabuProblemSampler(timeout=10),
    }


def skgstat():
    from skgstat import DirectionalVariogram, Variogram
    return {
        "variogram": Variogram(X[:, :2], Z, n_lags=5),
        "directional": DirectionalVariogram(X[:, :2], Z, n_lags=5, azimuth=45, model="exponential"),
    }


def blackjax():
    import jax
    from blackjax import hmc, nuts
    from blackjax.smc.tempered import init as tempered
    kernel = nuts(jax.numpy.sum, 0.1, np.ones(3))
    state, step = kernel.step(jax.random.PRNGKey(1), hmc.init(np.ones(3), jax.numpy.sum))
    return {"state": state, "step": step, "particles": tempered(jax.numpy.asarray(X))}


def tbats():
    from tbats import BATS, TBATS
    short = {"use_box_cox": False, "use_trend": False, "use_arma_errors": False, "n_jobs": 1}
    return {"bats": BATS(**short).fit(SERIES[:40]), "tbats": TBATS(seasonal_periods=[7], **short).fit(SERIES[:40])}
