import { type VettedGroup, within, words } from './group.ts';

/**
 * What a pickle may call, with whatever arguments. Each makes a value and does nothing else, as far as is known of it.
 * What calls one of its arguments is in indirect-calls.ts as well, which looks at them.
 */
export const VETTED_CALLS: readonly VettedGroup[] = [
  {
    reason: 'Values of the language: the constructor copies its arguments.',
    names: [
      ...within(
        'builtins',
        'bool bytearray bytes complex dict float frozenset int list object range set slice tuple',
      ),
      ...within('collections', 'Counter OrderedDict UserDict UserList UserString defaultdict deque'),
      ...within('array', 'array _array_reconstructor'),
      ...within('types', 'MappingProxyType SimpleNamespace'),
      ...within('io', 'BytesIO StringIO'),
    ],
  },
  {
    reason: 'Errors, which hold their arguments as text.',
    names: within(
      'builtins',
      `ArithmeticError AssertionError AttributeError Exception FileNotFoundError FloatingPointError IndexError KeyError
      LookupError NotImplementedError OSError OverflowError RuntimeError StopIteration TypeError UserWarning ValueError
      Warning ZeroDivisionError DeprecationWarning FutureWarning`,
    ),
  },
  {
    reason: 'Numbers, times, names and places: plain values without access to what they name.',
    names: [
      ...within('datetime', 'date datetime time timedelta timezone'),
      ...within('decimal', 'Decimal Context'),
      ...within('fractions', 'Fraction'),
      ...within('uuid', 'UUID SafeUUID'),
      ...within('pathlib', 'Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath'),
      ...within('pathlib._local', 'Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath'),
      ...within('ipaddress', 'IPv4Address IPv4Network IPv6Address IPv6Network'),
      ...within('pytz', '_UTC _p FixedOffset'),
      ...within('pytz.tzinfo', 'unpickler'),
      ...within('dateutil.tz.tz', 'tzutc tzoffset tzlocal'),
      'dateutil.relativedelta.relativedelta',
      'random.Random',
      ...within('re', '_compile'),
      ...within('operator', 'itemgetter'),
      'itertools.count',
      'logging.getLogger',
      'argparse.Namespace',
    ],
  },
  {
    reason: 'How pickle itself makes objects; the class that is made is judged.',
    names: [
      ...within('copyreg', '__newobj__ __newobj_ex__ _reconstructor'),
      '_codecs.encode',
      'codecs.encode',
      'functools.partial',
    ],
  },
  {
    reason: 'Arrays, scalars and types of NumPy: they take raw numbers (numpy/_core/src/multiarray).',
    names: [
      ...within('numpy._core.multiarray', '_reconstruct scalar'),
      ...within('numpy._core.numeric', '_frombuffer'),
      ...within('numpy._core._internal', '_convert_to_stringdtype_kwargs'),
      ...within('numpy.ma.core', '_mareconstruct'),
      ...within('numpy.ma', 'MaskedArray'),
      ...within(
        'numpy',
        'dtype ndarray bool_ bool str_ bytes_ datetime64 timedelta64 float16 float32 float64 longdouble',
      ),
      ...within('numpy', 'int8 int16 int32 int64 intc uint8 uint16 uint32 uint64 complex64 complex128 void'),
      ...within('numpy.dtypes', 'StringDType'),
    ],
  },
  {
    reason: "NumPy's random generators: their constructors are named, and make a generator of a seed.",
    names: [
      ...within('numpy.random._pickle', '__bit_generator_ctor __generator_ctor __randomstate_ctor'),
      'numpy.random._mt19937.MT19937',
      'numpy.random._pcg64.PCG64',
      'numpy.random._pcg64.PCG64DXSM',
      'numpy.random._philox.Philox',
      'numpy.random._sfc64.SFC64',
      ...within('numpy.random.bit_generator', 'SeedSequence __pyx_unpickle_SeedSequence'),
      ...within('numpy.random.bit_generator', '__pyx_unpickle_SeedlessSequence'),
    ],
  },
  {
    reason: "dill's way to make an array: it calls its first argument, which is judged.",
    names: ['dill._dill._create_array'],
  },
  {
    reason: 'Ufuncs of NumPy by name; the name that is looked up is judged.',
    names: ['numpy._core._ufunc_reconstruct'],
  },
  {
    reason: 'Tensors of torch from a storage, a size and strides (torch/_utils.py, torch/_tensor.py).',
    names: [
      ...within(
        'torch._utils',
        `_rebuild_tensor _rebuild_tensor_v2 _rebuild_tensor_v3 _rebuild_parameter _rebuild_parameter_with_state
        _rebuild_qtensor _rebuild_sparse_tensor _rebuild_sparse_csr_tensor _rebuild_nested_tensor
        _rebuild_meta_tensor_no_storage _rebuild_device_tensor_from_numpy _rebuild_device_tensor_from_cpu_tensor
        _rebuild_wrapper_subclass _rebuild_xla_tensor`,
      ),
      ...within('torch._tensor', '_rebuild_from_type _rebuild_from_type_v2'),
      ...within('torch', 'Size device dtype Tensor'),
      ...within('torch.nn.parameter', 'Parameter Buffer UninitializedParameter'),
      ...within('torch.serialization', '_get_layout'),
      ...within('torch.torch_version', 'TorchVersion'),
    ],
  },
  {
    reason: 'A storage of torch in bytes: the bytes are a file of torch, which is scanned too.',
    names: ['torch.storage._load_from_bytes'],
  },
  {
    reason: "TorchScript's marks for lists and types (torch/jit/_pickle.py): they return their argument.",
    names: within(
      'torch.jit._pickle',
      'build_intlist build_doublelist build_boollist build_tensorlist build_tensor_from_id restore_type_tag',
    ),
  },
  {
    reason: "scikit-learn's trees and neighbours in Cython: sizes and arrays.",
    names: [
      'sklearn.tree._tree.Tree',
      'sklearn.tree.tree.Tree',
      ...within('sklearn.neighbors', '_kd_tree.newObj _ball_tree.newObj kd_tree.newObj ball_tree.newObj'),
      ...within('sklearn.neighbors', '_quad_tree._QuadTree quad_tree._QuadTree dist_metrics.newObj'),
      'sklearn.metrics._dist_metrics.newObj',
      ...within('sklearn.tree._criterion', 'Gini Entropy MSE MAE FriedmanMSE Poisson'),
      ...within(
        'sklearn.tree._splitter',
        'BestSplitter RandomSplitter BestSparseSplitter RandomSparseSplitter',
      ),
    ],
  },
  {
    reason: "scikit-learn's losses in Cython: they take numbers.",
    names: [
      ...within(
        'sklearn._loss._loss',
        `CyAbsoluteError CyExponentialLoss CyHalfBinomialLoss CyHalfGammaLoss CyHalfMultinomialLoss CyHalfPoissonLoss
        CyHalfSquaredError CyHalfTweedieLoss CyHalfTweedieLossIdentity CyHuberLoss CyPinballLoss
        __pyx_unpickle_CyAbsoluteError __pyx_unpickle_CyExponentialLoss __pyx_unpickle_CyHalfBinomialLoss
        __pyx_unpickle_CyHalfGammaLoss __pyx_unpickle_CyHalfMultinomialLoss __pyx_unpickle_CyHalfPoissonLoss
        __pyx_unpickle_CyHalfSquaredError __pyx_unpickle_CyHuberLoss`,
      ),
      ...['sklearn.linear_model._sgd_fast', 'sklearn.linear_model.sgd_fast'].flatMap((module) =>
        within(
          module,
          `EpsilonInsensitive Hinge Huber Log LogLoss ModifiedHuber SquaredEpsilonInsensitive SquaredHinge SquaredLoss`,
        ),
      ),
    ],
  },
  {
    reason: "pandas' tables, indexes and times: arrays with labels.",
    names: [
      ...within('pandas._libs.internals', '_unpickle_block BlockPlacement'),
      ...within('pandas.core.indexes.base', '_new_Index Index'),
      ...within('pandas.core.indexes.interval', '_new_IntervalIndex'),
      ...within('pandas.core.indexes.datetimes', '_new_DatetimeIndex'),
      ...within('pandas.core.indexes.period', '_new_PeriodIndex'),
      ...within('pandas._libs.arrays', '__pyx_unpickle_NDArrayBacked'),
      ...within('pandas._libs.tslibs.timestamps', '_unpickle_timestamp Timestamp'),
      ...within('pandas._libs.tslibs.timedeltas', '_timedelta_unpickle Timedelta'),
      ...within('pandas._libs.tslibs.nattype', '_nat_unpickle __nat_unpickle'),
      ...within('pandas._libs.tslibs.period', 'Period __pyx_unpickle__Period'),
      ...within('pandas._libs.interval', 'Interval'),
      ...within('pandas.core.internals.managers', 'BlockManager SingleBlockManager'),
      ...within('pandas', 'Timestamp Timedelta Interval Period RangeIndex'),
      ...within(
        'pandas',
        'CategoricalDtype DatetimeTZDtype IntervalDtype PeriodDtype SparseDtype StringDtype',
      ),
      ...within('pandas.core.dtypes.dtypes', 'CategoricalDtype DatetimeTZDtype IntervalDtype PeriodDtype'),
      ...within(
        'pandas._libs.tslibs.offsets',
        `BDay BMonthEnd BusinessDay Day Hour Milli Micro Minute MonthBegin MonthEnd Nano QuarterBegin QuarterEnd Second
        Week YearBegin YearEnd __pyx_unpickle_BaseOffset`,
      ),
    ],
  },
  {
    reason: 'Arrays and tables of SciPy that are made from arrays.',
    names: [
      ...within('scipy.sparse._csr', 'csr_matrix csr_array'),
      ...within('scipy.sparse._csc', 'csc_matrix csc_array'),
      ...within('scipy.spatial._ckdtree', 'cKDTree'),
      ...within('scipy.spatial._kdtree', 'KDTree'),
    ],
  },
  {
    reason: 'State spaces of statsmodels in Cython, one for each kind of number: they take arrays.',
    names: words(`
      _initialization.?Initialization _representation.?Statespace _kalman_filter.?KalmanFilter
      _kalman_smoother.?KalmanSmoother _simulation_smoother.?SimulationSmoother
      _cfa_simulation_smoother.?CFASimulationSmoother`).flatMap((name) =>
      ['s', 'd', 'c', 'z'].map((kind) => `statsmodels.tsa.statespace.${name.replace('?', kind)}`),
    ),
  },
  {
    reason: 'A TensorFlow tensor or a Keras variable from numbers.',
    names: [
      ...within('tensorflow.python.framework.dtypes', 'DType as_dtype'),
      'tensorflow.python.framework.ops.convert_to_tensor',
    ],
  },
  {
    reason: 'Settings of transformers and accelerate: enumerations, which look up a member by its value.',
    names: [
      ...within(
        'transformers.trainer_utils',
        'EvaluationStrategy FSDPOption HubStrategy IntervalStrategy SaveStrategy SchedulerType',
      ),
      ...within('transformers.training_args', 'OptimizerNames ParallelMode'),
      ...within('transformers.debug_utils', 'DebugOption'),
      ...within('transformers.utils.generic', 'PaddingStrategy TensorType'),
      ...within(
        'accelerate.utils.dataclasses',
        'DistributedType DynamoBackend ComputeEnvironment PrecisionType',
      ),
      ...within('peft.utils.peft_types', 'PeftType TaskType'),
    ],
  },
  {
    reason: 'Enumerations of lifelines and optuna, which look up a member by its value.',
    names: [
      'lifelines.utils.CensoringType',
      'optuna.study._study_direction.StudyDirection',
      'optuna.trial._state.TrialState',
    ],
  },
  {
    reason: 'Counters of words: dicts that count what they are given (nltk/probability.py).',
    names: within('nltk.probability', 'FreqDist ConditionalFreqDist'),
  },
  {
    reason:
      'Graphs of igraph: numbers of nodes and edges, and dicts of their attributes (igraph/__init__.py).',
    names: ['igraph.Graph'],
  },
  {
    reason: 'Words, vectors and features of spaCy from texts and msgpack, whose arrays cannot hold objects.',
    names: [
      'spacy.strings.StringStore',
      'spacy.vectors.unpickle_vectors',
      'spacy.morphology.unpickle_morphology',
    ],
  },
  {
    reason: 'A geometry of shapely from bytes, which GEOS reads as numbers (shapely/io.py).',
    names: ['shapely.io.from_wkb'],
  },
  {
    reason: "hdbscan's distances in Cython: an instance of the class that it is given, which is judged.",
    names: ['hdbscan.dist_metrics.newObj'],
  },
];
