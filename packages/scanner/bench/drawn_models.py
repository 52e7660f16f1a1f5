"""Small models of the frameworks from place 696 of the walk of draw_frameworks.py on.

drawn_objects.py takes any object of a library. This sample asks how often the file of a *model* is flagged. The rule, written
before any file was made: a package is taken if it keeps an object that is a model, and only such objects are saved here.

A model is an object that holds what was learned, fitted, trained or estimated from data, and that is kept to be used again: a
fitted estimator, transformer, imputer or calibrator; a fitted distribution, regression, forecast or filter of states; a policy, a
net or an embedding; a trained tokenizer, vocabulary, stemmer or language model; mined rules; centres or breaks of clusters; an index
that finds what is nearest or similar; an optimizer's surrogate, or the trials that it is fitted to; samples of a posterior; ratings.
What was trained by the package's authors counts, too, if it comes with the package and lies in the file.

No model is what was only written down or computed: data (arrays, tables, graphs, molecules, records), settings, spaces, units,
expressions, circuits, equations, estimators and strategies that were not fitted, the numbers of a summary, a test or a histogram,
interpolation through given points, the solution of a problem or of a simulation, a population of a search, sets and tries, plots.

drawn.tsv says who was left out, and why. This file was written before any of the files was scanned, and none was left out for
its result. Nothing refers to this file: a framework that keeps a user's function is given one of its own or of numpy.
Each was installed into a virtual environment of its own, with scikit-learn, Python 3.11 and what it asks for. Besides, tigramite
needs "networkx", biosppy "peakutils", pycaret "six", and churnkit "jinja2".
"""
import os

import numpy as np
import pandas as pd
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LinearRegression, LogisticRegression

RANDOM = np.random.RandomState(8)
X = RANDOM.rand(60, 4)
Y = (X[:, 0] + X[:, 1] > 1).astype(int)
Z = X @ np.arange(1.0, 5.0) + RANDOM.rand(60) / 10
FRAME = pd.DataFrame(X, columns=list("abcd"))
SERIES = np.sin(np.arange(100) / 5) + RANDOM.rand(100) / 10 + 2
TEXTS = ["the quick brown fox jumps over the lazy dog", "a lazy dog sleeps all day", "the fox is quick and brown", "dogs and foxes rarely sleep"] * 5


def kmeans1d():
    from kmeans1d import cluster
    return {"two": cluster(list(Z), 2), "three": cluster(X[:, 0], 3)}


def pygpgo():
    from pyGPGO.acquisition import Acquisition
    from pyGPGO.covfunc import matern52, squaredExponential
    from pyGPGO.GPGO import GPGO
    from pyGPGO.surrogates.GaussianProcess import GaussianProcess
    from pyGPGO.surrogates.RandomForest import RandomForest
    surrogates = {"process": GaussianProcess(squaredExponential(), optimize=True), "forest": RandomForest()}
    for surrogate in surrogates.values():
        surrogate.fit(X, Z)
    search = GPGO(GaussianProcess(matern52()), Acquisition("ExpectedImprovement"), np.sinc, {"x": ("cont", [0, 2])})
    search.run(max_iter=3)
    return {**surrogates, "search": search}


def glicko2():
    from glicko2 import Player
    players = {"ann": Player(), "bob": Player(rating=1600, rd=80)}
    for player in players.values():
        player.update_player([1400, 1550], [30, 100], [1, 0])
    return {"player": players["ann"], "league": players}


def efficient_apriori():
    from efficient_apriori import apriori
    baskets = [tuple(text.split()) for text in TEXTS]
    itemsets, rules = apriori(baskets, min_support=0.4, min_confidence=0.9, max_length=3)
    return {"rules": rules, "both": (itemsets, rules)}


def particles():
    from particles import SMC
    from particles.kalman import Kalman, LinearGauss
    from particles.state_space_models import Bootstrap, StochVol
    filtered = SMC(fk=Bootstrap(ssm=StochVol(mu=-1.0, rho=0.9, sigma=0.1), data=SERIES - 2), N=50, store_history=True)
    filtered.run()
    kalman = Kalman(ssm=LinearGauss(sigmaX=1.0, sigmaY=0.2, rho=0.9), data=SERIES[:30, np.newaxis])
    kalman.filter()
    return {"sampler": filtered, "history": filtered.hist, "kalman": kalman}


def sklearn_quantile():
    from sklearn_quantile import KNeighborsQuantileRegressor
    bounds = KNeighborsQuantileRegressor(n_neighbors=9, q=[0.1, 0.9], weights="distance")
    return {"median": KNeighborsQuantileRegressor(q=[0.5]).fit(X, Z), "bounds": bounds.fit(FRAME, Z)}


def elote():
    from elote import EloCompetitor, GlickoCompetitor, LambdaArena, TrueSkillCompetitor
    players, arena = {"elo": EloCompetitor(), "glicko": GlickoCompetitor(), "skill": TrueSkillCompetitor()}, LambdaArena(np.greater)
    for player in players.values():
        player.beat(type(player)())
    arena.tournament([(3, 1), (2, 1), (3, 2)])
    return {**players, "arena": arena}


def lemminflect():
    from lemminflect import Inflections, Lemmatizer
    models = {"lemmas": Lemmatizer(), "forms": Inflections()}
    models["lemmas"].getAllLemmasOOV("foxing", "NOUN")
    models["forms"].getAllInflectionsOOV("foxling", "NOUN")
    return models


def mapclassify():
    from mapclassify import FisherJenks, KClassifiers, MaximumBreaks, Quantiles
    return {"natural": FisherJenks(Z, k=3), "quantiles": Quantiles(Z, k=4), "gaps": MaximumBreaks(Z, k=3), "best": KClassifiers(Z).best}


def skpro():
    from skpro.regression.bootstrap import BootstrapRegressor
    from skpro.regression.dummy import DummyProbaRegressor
    from skpro.regression.residual import ResidualDouble
    bootstrap, double = BootstrapRegressor(LinearRegression(), n_bootstrap_samples=5), ResidualDouble(LinearRegression())
    models = {"double": double, "bootstrap": bootstrap, "dummy": DummyProbaRegressor("empirical")}
    return {name: model.fit(FRAME, pd.DataFrame({"z": Z})) for name, model in models.items()}


def betacal():
    from betacal import BetaCalibration
    return {name: BetaCalibration(parameters=name).fit(X[:, 0], Y) for name in ("abm", "am", "ab")}


def linearmodels():
    from linearmodels.iv import IV2SLS
    from linearmodels.panel import PanelOLS, RandomEffects
    panel = FRAME.assign(z=Z).set_index(pd.MultiIndex.from_product([["u", "v", "w"], range(20)]))
    effects = PanelOLS.from_formula("z ~ 1 + a + b + EntityEffects", panel).fit()
    instruments = IV2SLS.from_formula("z ~ 1 + a + [b ~ c + d]", panel.reset_index(drop=True)).fit()
    return {"effects": effects, "random": RandomEffects(panel.z, panel[["a", "b"]]).fit(), "instruments": instruments}


def gmr():
    from gmr import GMM, MVN
    from gmr.sklearn import GaussianMixtureRegressor
    mixture, regressor = GMM(n_components=2, random_state=1), GaussianMixtureRegressor(n_components=2, random_state=1)
    return {"mixture": mixture.from_samples(X), "normal": MVN(random_state=1).from_samples(X), "regressor": regressor.fit(X, Z)}


def rensa():
    from rensa import RMinHash, RMinHashLSH
    indexes = {"few": RMinHashLSH(threshold=0.5, num_perm=16, num_bands=4), "many": RMinHashLSH(threshold=0.8, num_perm=16, num_bands=8)}
    for key, text in enumerate(TEXTS):
        sketch = RMinHash(num_perm=16, seed=1)
        sketch.update(text.split())
        for index in indexes.values():
            index.insert(key, sketch)
    return indexes


def tigramite():
    from tigramite.data_processing import DataFrame
    from tigramite.independence_tests.parcorr import ParCorr
    from tigramite.models import LinearMediation, Prediction
    from tigramite.pcmci import PCMCI
    data = DataFrame(X, var_names=list("abcd"))
    search = PCMCI(dataframe=data, cond_ind_test=ParCorr(), verbosity=0)
    links = search.run_pcmci(tau_max=1, pc_alpha=0.2)
    parents = {variable: [(variable, -1)] for variable in range(4)}
    mediation = LinearMediation(dataframe=data)
    forecast = Prediction(data, train_indices=range(40), test_indices=range(40, 60), prediction_model=LinearRegression())
    mediation.fit_model(all_parents=parents, tau_max=1)
    forecast.fit(target_predictors=parents, selected_targets=[0], tau_max=1)
    return {"links": links, "search": search, "mediation": mediation, "forecast": forecast}


def boruta():
    from boruta import BorutaPy
    forest, few = RandomForestClassifier(max_depth=3, random_state=1), {"n_estimators": 10, "max_iter": 8, "random_state": 1}
    return {"plain": BorutaPy(forest, **few).fit(X, Y), "strict": BorutaPy(forest, perc=90, two_step=False, **few).fit(X, Y)}


def pyagrum():
    from pyagrum import BNLearner
    from pyagrum.skbn import createBNClassifier
    words = (FRAME > 0.5).replace({True: "high", False: "low"}).assign(y=np.where(Y, "yes", "no"))
    greedy = BNLearner(words).learnBN()
    smoothed = BNLearner(words).useSmoothingPrior().learnParameters(greedy.dag())
    classifier = createBNClassifier(learningMethod="NaiveBayes")
    classifier.fit(words[list("abcd")], words.y)
    return {"greedy": greedy, "smoothed": smoothed, "classifier": classifier}


def nltk():
    from nltk.classify import NaiveBayesClassifier
    from nltk.lm import Laplace
    from nltk.lm.preprocessing import padded_everygram_pipeline
    from nltk.tag import BigramTagger, DefaultTagger, UnigramTagger
    from nltk.tokenize.punkt import PunktSentenceTokenizer
    words = [text.split() for text in TEXTS]
    tagged = [[(word, "NN" if word in ("dog", "fox") else "X") for word in row] for row in words]
    language = Laplace(2)
    language.fit(*padded_everygram_pipeline(2, words))
    bayes = NaiveBayesClassifier.train([({"dog": "dog" in row, "length": len(row)}, "fox" in row) for row in words])
    tagger = BigramTagger(tagged, backoff=UnigramTagger(tagged, backoff=DefaultTagger("X")))
    sentences = PunktSentenceTokenizer("Dr. No met Mr. Yes. They slept. Mr. Yes left. Dr. No did not.")
    return {"bayes": bayes, "tagger": tagger, "sentences": sentences, "language": language}


def tsam(folder):
    from tsam import ClusterConfig, aggregate
    hours = pd.DataFrame({"load": np.resize(SERIES, 240), "sun": np.resize(Z, 240)}, index=pd.date_range("2024-01-01", periods=240, freq="h"))
    plain, means = aggregate(hours, n_clusters=2), aggregate(hours, n_clusters=3, cluster=ClusterConfig(method="kmeans"))
    means.clustering.to_json(os.path.join(folder, "clustering.json"))
    return {"plain": plain, "means": means, "clustering": plain.clustering}


def pyinterpolate(folder):
    from pyinterpolate import UniversalKriging, build_experimental_variogram, build_theoretical_variogram
    points = np.column_stack([X[:, :2], Z])
    variogram = build_theoretical_variogram(build_experimental_variogram(points, step_size=0.1, max_range=0.6))
    variogram.to_json(os.path.join(folder, "variogram.json"))
    kriging = UniversalKriging(known_points=points)
    kriging.fit_trend()
    kriging.detrend()
    kriging.fit_bias(step_size=0.1, max_range=0.6)
    return {"variogram": variogram, "kriging": kriging}


def biosppy(folder):
    from biosppy.biometrics import KNN, SVM
    models = {"neighbours": KNN(k=3), "vectors": SVM()}
    for model in models.values():
        model.batch_train({"ann": X[:30], "bob": X[30:]})
    model.save(os.path.join(folder, "own.pkl"))
    return models


def pydlm():
    from pydlm import autoReg, dlm, seasonality, trend
    lags = autoReg(degree=2, data=list(SERIES), name="lags")
    models = {"season": dlm(list(SERIES)) + trend(1) + seasonality(7), "lags": dlm(list(SERIES)) + trend(0) + lags}
    for model in models.values():
        model.fit()
    return models


def nlup(folder):
    from nlup.perceptron import AveragedPerceptron, BinaryAveragedPerceptron
    words = [tuple(text.split()) for text in TEXTS]
    several, two = AveragedPerceptron(classes=("no", "yes"), seed=1), BinaryAveragedPerceptron(seed=1)
    several.fit(["yes" if "fox" in row else "no" for row in words], words, epochs=2)
    two.fit(["fox" in row for row in words], words)
    several.dump(os.path.join(folder, "own.json.gz"))
    return {"several": several, "two": two}


def node2vec(folder):
    from networkx import karate_club_graph
    from node2vec import Node2Vec
    from node2vec.edges import HadamardEmbedder
    walks = Node2Vec(karate_club_graph(), dimensions=4, walk_length=5, num_walks=3, workers=1, quiet=True, seed=1)
    model = walks.fit(window=2, min_count=1, seed=1)
    model.save(os.path.join(folder, "own.model"))
    return {"model": model, "vectors": model.wv, "edges": HadamardEmbedder(keyed_vectors=model.wv, quiet=True)}


def ultranest():
    from ultranest import ReactiveNestedSampler
    from ultranest.stepsampler import SliceSampler, generate_mixture_random_direction
    plain, stepping = (ReactiveNestedSampler(["a", "b"], np.sum, np.array) for _ in range(2))
    stepping.stepsampler = SliceSampler(4, generate_mixture_random_direction)
    still = {"max_ncalls": 1000, "min_num_live_points": 20, "show_status": False, "viz_callback": False}
    return {"plain": plain.run(**still), "stepping": stepping.run(**still)}


def nlpaug(folder):
    from nlpaug.augmenter.word import TfIdfAug
    from nlpaug.model.word_stats import TfIdf
    words = TfIdf()
    words.train([text.split() for text in TEXTS])
    words.save(folder)
    return {"words": words, "augmenter": TfIdfAug(model_path=folder)}


def kiwipiepy(folder):
    from kiwipiepy.sw_tokenizer import SwTokenizer, SwTokenizerConfig
    tokenizers, texts = {}, ["고양이가 생선을 먹는다", "강아지가 잠을 잔다", "고양이와 강아지"] * 20
    for name, size in ("small", 64), ("large", 96):
        path = os.path.join(folder, f"{name}.json")
        SwTokenizer.train(path, texts, SwTokenizerConfig(), vocab_size=size, show_progress=False)
        tokenizers[f"{name}-tokenizer"] = SwTokenizer(path)
    return tokenizers


def pycaret(folder):
    from pycaret.classification import ClassificationExperiment
    from pycaret.regression import RegressionExperiment
    classes, values, still = ClassificationExperiment(), RegressionExperiment(), {"html": False, "verbose": False, "fold": 2, "n_jobs": 1}
    classes.setup(FRAME.assign(y=Y), target="y", session_id=1, **still)
    values.setup(FRAME.assign(z=Z), target="z", session_id=1, normalize=True, **still)
    tree = classes.create_model("dt", verbose=False)
    classes.save_model(tree, os.path.join(folder, "own"), verbose=False)
    return {"classes": classes.finalize_model(tree), "values": values.finalize_model(values.create_model("ridge", verbose=False))}


def orange3():
    from Orange.classification import LogisticRegressionLearner, NaiveBayesLearner, TreeLearner
    from Orange.data import Table
    from Orange.regression import RandomForestRegressionLearner
    learners = {"logistic": LogisticRegressionLearner(), "bayes": NaiveBayesLearner(), "tree": TreeLearner(max_depth=3)}
    forest = RandomForestRegressionLearner(n_estimators=3, max_depth=3, random_state=1)
    return {"forest": forest(Table("housing")), **{name: learner(Table("iris")) for name, learner in learners.items()}}


def langdetect():
    from langdetect import detector_factory
    detector_factory.init_factory()
    return {"factory": detector_factory._factory, "detector": detector_factory._factory.create()}


def vtreat():
    from vtreat import BinomialOutcomeTreatment, NumericOutcomeTreatment, UnsupervisedTreatment
    mixed, targets = FRAME.assign(word=np.resize(["up", "down", None], 60)), {"numbers": Z, "classes": Y}
    models = {"numbers": NumericOutcomeTreatment(), "classes": BinomialOutcomeTreatment(outcome_target=1)}
    for name, model in models.items():
        model.fit_transform(mixed, targets[name])
    return {**models, "unsupervised": UnsupervisedTreatment().fit(mixed)}


def changefinder():
    from changefinder import ChangeFinder
    finders = {"plain": ChangeFinder(r=0.1, order=1, smooth=3), "long": ChangeFinder(r=0.01, order=3, smooth=7)}
    for finder in finders.values():
        [finder.update(value) for value in SERIES]
    return finders


def copulae():
    from copulae import GaussianCopula, StudentCopula
    from copulae.mixtures.gmc.gmc import GaussianMixtureCopula
    copulas = {"gaussian": GaussianCopula(dim=2), "student": StudentCopula(dim=2), "mixture": GaussianMixtureCopula(n_clusters=2, ndim=2)}
    return {name: copula.fit(np.column_stack([X[:, 0], X[:, 0] + X[:, 1]])) for name, copula in copulas.items()}


def denmune():
    from denmune import DenMune
    split = DenMune(train_data=X[:40], train_truth=Y[:40], test_data=X[40:], k_nearest=4)
    models = {"plain": DenMune(train_data=X, k_nearest=5), "split": split}
    for model in models.values():
        model.fit_predict(show_plots=False, show_analyzer=False)
    return models


def gpy(folder):
    import GPy
    values = GPy.models.GPRegression(X, Z[:, np.newaxis], GPy.kern.RBF(4, ARD=True) + GPy.kern.Linear(4))
    sparse = GPy.models.SparseGPRegression(X, Z[:, np.newaxis], num_inducing=5)
    classes = GPy.models.GPClassification(X, Y[:, np.newaxis])
    for model in values, sparse, classes:
        model.optimize(max_iters=10)
    values.save_model(os.path.join(folder, "own"))
    return {"values": values, "sparse": sparse, "classes": classes}


def autogluon_features():
    from autogluon.features.generators import AutoMLPipelineFeatureGenerator, CategoryFeatureGenerator, FillNaFeatureGenerator
    mixed = FRAME.assign(word=pd.Categorical(np.resize(["up", "down", "left"], 60)), day=pd.date_range("2024-01-01", periods=60))
    generators = {"pipeline": AutoMLPipelineFeatureGenerator(), "categories": CategoryFeatureGenerator(), "filler": FillNaFeatureGenerator()}
    for name, generator in generators.items():
        generator.fit_transform(mixed[["word"]] if name == "categories" else mixed)
    return generators


def dalex(folder):
    from dalex import Explainer
    for name, model, target in ("classes", RandomForestClassifier(n_estimators=3, max_depth=3), Y), ("values", LinearRegression(), Z):
        with open(os.path.join(folder, f"{name}.pkl"), "wb") as file:
            Explainer(model.fit(FRAME, target), FRAME, target, verbose=False).dump(file)
    return {}


def pythainlp(folder):
    from pythainlp.classify import GzipModel
    from pythainlp.spell import NorvigSpellChecker
    from pythainlp.tag import PerceptronTagger
    tagger, tagged = PerceptronTagger(), [[("แมว", "NN"), ("กิน", "VV"), ("ปลา", "NN")], [("ปลา", "NN"), ("ว่าย", "VV")]]
    tagger.train(tagged, os.path.join(folder, "tagger.json"))
    gzip = GzipModel([(text, "fox" if "fox" in text else "dog") for text in TEXTS[:4]])
    return {"tagger": tagger, "gzip": gzip, "spelling": NorvigSpellChecker()}


def textacy(folder):
    from textacy.representations import GroupVectorizer, Vectorizer
    from textacy.tm import TopicModel
    words, groups = Vectorizer(tf_type="linear", idf_type="smooth"), GroupVectorizer()
    counts = words.fit_transform(text.split() for text in TEXTS)
    groups.fit_transform((text.split() for text in TEXTS), ["even", "odd"] * 10)
    topics = TopicModel("nmf", n_topics=2)
    topics.fit(counts)
    topics.save(os.path.join(folder, "own.joblib"))
    return {"words": words, "groups": groups, "topics": topics}


def churnkit(folder):
    from customer_retention.stages.modeling.baseline_trainer import BaselineTrainer, ModelType
    from customer_retention.transforms.artifact_store import ArtifactStore
    from customer_retention.transforms.fitted import FittedEncoder, FittedPowerTransform, FittedScaler
    store = ArtifactStore(folder)
    FittedScaler("minmax").fit_transform(FRAME, "a", store)
    FittedPowerTransform().fit_transform(FRAME, "b", store)
    FittedEncoder().fit_transform(pd.DataFrame({"word": ["up", "down", "left"] * 20}), "word", store)
    return {"forest": BaselineTrainer(ModelType.RANDOM_FOREST, {"n_estimators": 3, "n_jobs": 1}).fit(FRAME, pd.Series(Y))}


def nfoursid():
    from nfoursid.kalman import Kalman
    from nfoursid.nfoursid import NFourSID
    found = NFourSID(pd.DataFrame({"u": SERIES[:-1], "y": SERIES[1:]}), output_columns=["y"], input_columns=["u"], num_block_rows=3)
    found.subspace_identification()
    space, noise = found.system_identification(rank=2)
    kalman = Kalman(space, noise)
    for u, y in zip(SERIES[:20], SERIES[1:21]):
        kalman.step(np.array([[y]]), np.array([[u]]))
    return {"found": found, "space": space, "kalman": kalman}


def bnlearn(folder):
    from bnlearn import bnlearn, parameter_learning, structure_learning
    words = (FRAME > 0.5).astype(int)
    found = structure_learning.fit(words, methodtype="hc")
    learned = parameter_learning.fit(found, words, n_jobs=1)
    bnlearn.save(learned, os.path.join(folder, "own.pkl"))
    return {"found": found, "learned": learned}


def causallib():
    from causallib.estimation import AIPW, IPW, Matching, Standardization
    rows, treated, outcome = FRAME[["a", "c"]], pd.Series(Y, name="treated"), pd.Series(Z, name="outcome")
    both = AIPW(Standardization(LinearRegression()), IPW(LogisticRegression()))
    models = {"both": both, "standard": Standardization(LinearRegression()), "matching": Matching()}
    return {"weights": IPW(LogisticRegression()).fit(rows, treated), **{name: model.fit(rows, treated, outcome) for name, model in models.items()}}


def sentencepiece(folder):
    from sentencepiece import SentencePieceProcessor, SentencePieceTrainer
    processors = {}
    for kind, size in ("unigram", 32), ("bpe", 40):
        prefix = os.path.join(folder, kind)
        SentencePieceTrainer.train(sentence_iterator=iter(TEXTS), model_prefix=prefix, vocab_size=size, model_type=kind)
        os.remove(f"{prefix}.vocab")
        processors[f"{kind}-processor"] = SentencePieceProcessor(model_file=f"{prefix}.model")
    return processors


def runstats():
    from runstats import Regression
    first = Regression(zip(X[:30, 3], Z[:30]))
    return {"first": first, "merged": first + Regression(zip(X[30:, 3], Z[30:]))}
