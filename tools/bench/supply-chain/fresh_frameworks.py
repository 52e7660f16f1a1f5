"""Small models of frameworks that neither clean_frameworks.py nor unseen_frameworks.py has: see there.

The frameworks were chosen, and this file was written, before any of the files was scanned. None was left out for its result.
"""
import numpy as np
import pandas as pd

RANDOM = np.random.RandomState(2)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2


def mealpy():
    from mealpy import FloatVar, PSO
    return {"bounds": FloatVar(lb=[0.0] * 3, ub=[1.0] * 3), "search": PSO.OriginalPSO(epoch=5, pop_size=10)}


def niapy():
    from niapy.algorithms.basic import DifferentialEvolution
    from niapy.task import Task
    from niapy.problems import Sphere
    task = Task(problem=Sphere(dimension=3), max_iters=3)
    search = DifferentialEvolution(population_size=10)
    search.run(task)
    return {"search": search, "problem": Sphere(dimension=3)}


def adtk():
    from adtk.detector import InterQuartileRangeAD, LevelShiftAD
    series = pd.Series(SERIES, index=pd.date_range("2024-01-01", periods=100))
    quartile, shift = InterQuartileRangeAD(), LevelShiftAD(window=5)
    quartile.fit(series)
    shift.fit(series)
    return {"quartile": quartile, "shift": shift}


def wittgenstein():
    import wittgenstein as library
    model = library.RIPPER(random_state=1)
    model.fit(FRAME.round(1), pd.Series(Y, name="y"), pos_class=1)
    return {"rules": model}


def kmapper():
    import kmapper as library
    return {"mapper": library.KeplerMapper(verbose=0), "cover": library.Cover(n_cubes=3)}


def gudhi():
    from gudhi.representations import BettiCurve, Landscape
    diagrams = [np.array([[0.0, 1.0], [0.2, 0.5]]), np.array([[0.1, 0.7]])]
    return {"landscape": Landscape(resolution=10).fit(diagrams), "betti": BettiCurve(resolution=5).fit(diagrams)}


def skmatter():
    from skmatter.decomposition import PCovR
    from skmatter.preprocessing import StandardFlexibleScaler
    return {"covariates": PCovR(mixing=0.5, n_components=2).fit(X, Z), "scaler": StandardFlexibleScaler().fit(X)}


def rdkit():
    from rdkit import Chem
    from rdkit.Chem import AllChem
    ethanol = Chem.MolFromSmiles("CCO")
    generator = AllChem.GetMorganGenerator(radius=2, fpSize=64)
    return {"molecule": ethanol, "fingerprint": generator.GetFingerprint(ethanol), "table": pd.DataFrame({"m": [ethanol]})}


def boost_histogram():
    import boost_histogram as library
    return {"histogram": library.Histogram(library.axis.Regular(5, 0, 1)).fill(X[:, 0])}


def uncertainties():
    from uncertainties import ufloat
    return {"number": ufloat(1.0, 0.1), "sum": ufloat(1.0, 0.1) + ufloat(2.0, 0.2)}


def control():
    import control as library
    return {"transfer": library.tf([1], [1, 1]), "space": library.ss([[-1.0]], [[1.0]], [[1.0]], [[0.0]])}


def qutip():
    import qutip as library
    return {"state": library.basis(2, 0), "operator": library.sigmax()}


def qiskit():
    from qiskit import QuantumCircuit
    circuit = QuantumCircuit(2)
    circuit.h(0)
    circuit.cx(0, 1)
    return {"circuit": circuit}


def pulp():
    import pulp as library
    problem, x = library.LpProblem("p", library.LpMaximize), library.LpVariable("x", 0, 3)
    problem += x
    problem += 2 * x <= 4
    return {"problem": problem}


def salib():
    from SALib import ProblemSpec
    from SALib.analyze import sobol
    from SALib.sample import sobol as sample
    problem = {"num_vars": 2, "names": ["a", "b"], "bounds": [[0, 1], [0, 1]]}
    values = sample.sample(problem, 8)
    return {"problem": ProblemSpec(problem), "result": sobol.analyze(problem, values.sum(axis=1))}


def datasketch():
    from datasketch import HyperLogLog, MinHash, MinHashLSH
    first, index = MinHash(num_perm=16), MinHashLSH(threshold=0.5, num_perm=16)
    first.update(b"a")
    index.insert("first", first)
    return {"hash": first, "index": index, "counter": HyperLogLog()}


def ahocorasick():
    import ahocorasick as library
    machine = library.Automaton()
    for index, word in enumerate(["he", "she", "hers"]):
        machine.add_word(word, (index, word))
    machine.make_automaton()
    return {"automaton": machine}


def marisa_trie():
    import marisa_trie as library
    return {"trie": library.Trie(["a", "ab"]), "records": library.RecordTrie("<H", [("a", (1,))])}


def flashtext():
    from flashtext import KeywordProcessor
    words = KeywordProcessor()
    words.add_keyword("New York", "ny")
    return {"words": words}


def intervaltree():
    from intervaltree import IntervalTree
    return {"tree": IntervalTree.from_tuples([(1, 3, "a"), (2, 5, "b")])}


def sortedcontainers():
    from sortedcontainers import SortedDict, SortedList
    return {"list": SortedList([3, 1]), "dict": SortedDict(a=1)}


def sknetwork():
    from scipy.sparse import csr_matrix
    from sknetwork.clustering import Louvain
    from sknetwork.ranking import PageRank
    graph = csr_matrix((X[:20] @ X[:20].T > 1.3).astype(float))
    return {"louvain": Louvain().fit(graph), "rank": PageRank().fit(graph)}


def doubleml():
    from doubleml import DoubleMLData, DoubleMLPLR
    from sklearn.linear_model import LinearRegression
    data = DoubleMLData(FRAME.assign(y=Z), y_col="y", d_cols="a")
    return {"data": data, "model": DoubleMLPLR(data, LinearRegression(), LinearRegression(), n_folds=2).fit()}


def cma():
    import cma as library
    search = library.CMAEvolutionStrategy([0.5] * 3, 0.3, {"verbose": -9, "seed": 1})
    points = search.ask()
    search.tell(points, [sum(point) for point in points])
    return {"search": search}


def libpysal():
    from libpysal.weights import KNN, lat2W
    return {"lattice": lat2W(3, 3), "nearest": KNN.from_array(X[:20, :2], k=2)}


def pyproj():
    from pyproj import CRS, Geod, Transformer
    return {"crs": CRS.from_epsg(4326), "ellipsoid": Geod(ellps="WGS84"), "transformer": Transformer.from_crs(4326, 3857)}


def rrcf():
    import rrcf as library
    return {"tree": library.RCTree(X)}


def skrebate():
    from skrebate import MultiSURF, ReliefF
    return {"relief": ReliefF(n_features_to_select=2, n_neighbors=5).fit(X, Y), "surf": MultiSURF().fit(X, Y)}


def group_lasso():
    from group_lasso import GroupLasso
    return {"lasso": GroupLasso(groups=[0, 0, 1, 1], supress_warning=True, n_iter=20).fit(X, Z)}


def skfda():
    from skfda import FDataGrid
    from skfda.representation.basis import BSplineBasis
    grid = FDataGrid(X, [0, 1, 2, 3])
    return {"grid": grid, "basis": grid.to_basis(BSplineBasis(n_basis=4))}


def genieclust():
    from genieclust import Genie
    return {"genie": Genie(n_clusters=2).fit(X)}


def unyt():
    import unyt as library
    return {"array": library.unyt_array([1, 2], "km"), "number": 3 * library.second}


def trimesh():
    import trimesh as library
    return {"box": library.creation.box(), "points": library.PointCloud(X[:, :3])}


def rustworkx():
    import rustworkx as library
    graph = library.PyGraph()
    graph.add_nodes_from(["a", "b"])
    graph.add_edge(0, 1, 2.0)
    return {"graph": graph}


def awkward():
    import awkward as library
    return {"array": library.Array([[1, 2], [3]])}


def sparse():
    import sparse as library
    return {"coo": library.COO.from_numpy(np.eye(3)), "gcxs": library.GCXS.from_numpy(np.eye(3))}


def yellowbrick():
    from sklearn.linear_model import Ridge
    from yellowbrick.regressor import ResidualsPlot
    return {"plot": ResidualsPlot(Ridge())}


def seglearn():
    from seglearn.transform import FeatureRep, SegmentX
    return {"segments": SegmentX(width=5), "features": FeatureRep()}


def skcriteria():
    import skcriteria as library
    from skcriteria.agg.similarity import TOPSIS
    matrix = library.mkdm(X[:4], [max, min, max, max])
    return {"matrix": matrix, "topsis": TOPSIS()}


def reliability():
    from reliability.Distributions import Weibull_Distribution
    return {"weibull": Weibull_Distribution(alpha=5, beta=2)}


def platypus():
    from platypus import DTLZ2, NSGAII
    search = NSGAII(DTLZ2(), population_size=10)
    search.run(20)
    return {"search": search, "results": search.result}


def transitions():
    from transitions import Machine
    return {"machine": Machine(states=["a", "b"], initial="a", transitions=[["go", "a", "b"]])}


def simpful():
    from simpful import AutoTriangle, FuzzySystem
    system = FuzzySystem(show_banner=False)
    system.add_linguistic_variable("x", AutoTriangle(3, terms=["low", "mid", "high"]))
    return {"system": system}


def iminuit():
    from iminuit import Minuit
    from iminuit.cost import LeastSquares
    return {"cost": LeastSquares(X[:, 0], Z, 0.1, _line), "limits": Minuit(_line, 1.0, 2.0, 3.0).params}


def _line(x, a, b):
    return a * x + b


def hierarchicalforecast():
    from hierarchicalforecast.methods import BottomUp, MinTrace
    return {"bottom": BottomUp(), "trace": MinTrace("ols")}
