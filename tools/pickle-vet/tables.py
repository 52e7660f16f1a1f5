"""What functions outside of the packages that are read do, by name."""


def words(text):
    return set(text.split())


# Built-in functions that make or compare values. `getattr` gives a value; calling that is judged where it is called.
SAFE_BUILTINS = words("""
    abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate float format frozenset getattr
    hasattr hash hex id int isinstance issubclass iter len list max min next object oct ord pow print property range repr
    reversed round set slice sorted staticmethod classmethod str sum super tuple type vars zip locals globals dir memoryview
    Ellipsis NotImplemented NotImplementedError""")
ACTING_BUILTINS = words("eval exec compile open input breakpoint __import__ exit quit")
# Functions that call some of their arguments: which ones by position, and which by keyword.
CALLERS = {
    "sorted": ((), ("key",)), "min": ((), ("key",)), "max": ((), ("key",)), "heapq.nlargest": ((2,), ("key",)),
    "heapq.nsmallest": ((2,), ("key",)), "heapq.merge": ((), ("key",)), "map": ((0,), ()), "filter": ((0,), ()),
    "functools.reduce": ((0,), ()), "functools.cmp_to_key": ((0,), ()), "functools.partial": ((0,), ()),
    "itertools.groupby": ((1,), ("key",)), "itertools.accumulate": ((1,), ("func",)), "itertools.starmap": ((0,), ()),
    "itertools.takewhile": ((0,), ()), "itertools.dropwhile": ((0,), ()), "itertools.filterfalse": ((0,), ()),
    "re.sub": ((1,), ("repl",)), "re.subn": ((1,), ("repl",)), "collections.defaultdict": ((0,), ("default_factory",)),
    "weakref.ref": ((1,), ("callback",)), "weakref.proxy": ((1,), ("callback",)), "numpy.pad": ((2,), ("mode",)),
    "bisect.bisect": ((), ("key",)), "bisect.bisect_left": ((), ("key",)), "bisect.bisect_right": ((), ("key",)),
    "bisect.insort": ((), ("key",)), "json.loads": ((), ("cls", "object_hook", "parse_float", "parse_int", "object_pairs_hook")),
    "json.dumps": ((), ("cls", "default")), "numpy.vectorize": ((0,), ("pyfunc",)), "numpy.frompyfunc": ((0,), ("func",)),
    "numpy.fromfunction": ((0,), ("function",)), "numpy.apply_along_axis": ((0,), ("func1d",)), "numpy.mask_indices": ((1,), ("mask_func",)),
}
# What makes a value that a module keeps, and that has only the methods of the lists below.
KEPT_BY_MODULES = words("""getLogger get_logger compile dict list set frozenset tuple OrderedDict defaultdict Counter deque Lock RLock local
    Template ContextVar WeakKeyDictionary WeakValueDictionary WeakSet namedtuple count""")
# Methods that call some of their arguments, whatever they are called on.
CALLER_METHODS = {"sort": ((), ("key",)), "sub": ((0,), ("repl",)), "subn": ((0,), ("repl",))}
# Classes of the language and of the standard library whose hooks only keep values.
SAFE_BASES = words("""
    object dict list tuple set frozenset str bytes int float bool complex Exception BaseException property type Warning
    UserWarning ValueError TypeError KeyError RuntimeError AttributeError NotImplementedError IndexError LookupError
    FutureWarning DeprecationWarning RuntimeWarning SyntaxWarning ImportError ImportWarning SyntaxError IOError EOFError NameError UnboundLocalError RecursionError KeyboardInterrupt SystemExit BytesWarning UnicodeWarning ResourceWarning PendingDeprecationWarning FileNotFoundError SystemError TimeoutError ABCMeta abc.ABCMeta enum.EnumMeta ZeroDivisionError FloatingPointError OverflowError PermissionError StopAsyncIteration MemoryError EnvironmentError ConnectionError UnicodeError OSError ArithmeticError AssertionError StopIteration
    abc.ABC typing.Generic typing.Protocol typing.NamedTuple typing.TypedDict typing_extensions.Protocol
    typing_extensions.TypedDict typing_extensions.NamedTuple typing.Hashable
    collections.OrderedDict collections.UserDict collections.UserList collections.UserString collections.Counter
    collections.deque collections.defaultdict collections.namedtuple
    enum.Enum enum.IntEnum enum.Flag enum.IntFlag enum.StrEnum datetime.datetime datetime.date datetime.timedelta datetime.tzinfo
    numbers.Number numbers.Real numbers.Integral threading.local string.Formatter string.Template random.Random
    fractions.Fraction decimal.Decimal types.SimpleNamespace argparse.Namespace logging.Filter weakref.ref
    logging.Handler logging.Formatter logging.LoggerAdapter logging.NullHandler logging.StreamHandler threading.Thread
    argparse.Action argparse.HelpFormatter argparse.RawDescriptionHelpFormatter argparse.RawTextHelpFormatter
    argparse.ArgumentDefaultsHelpFormatter argparse.ArgumentParser pprint.PrettyPrinter cmd.Cmd html.parser.HTMLParser
    concurrent.futures.Executor contextlib.AbstractAsyncContextManager
    numpy.generic numpy.number numpy.floating numpy.integer numpy.void numpy.float64 numpy.str_ torch._C._FunctionBase
    numpy.ndarray numpy._core.ndarray numpy._core.multiarray.ndarray numpy.random.RandomState typing.ContextManager json.JSONEncoder uuid.UUID ast.NodeVisitor ast.NodeTransformer warnings.WarningMessage
    contextlib.ContextDecorator contextlib.AbstractContextManager
    """) | {f"{module}.{name}" for module in ("collections.abc", "typing", "typing_extensions", "collections") for name in words("""
    Callable Collection Container Hashable ItemsView Iterable Iterator KeysView Mapping MappingView MutableMapping MutableSequence
    MutableSet Reversible Sequence Set Sized ValuesView Generator ByteString Awaitable Dict List Tuple Type OrderedDict Any AbstractSet Generic Protocol NamedTuple TypedDict ContextManager AsyncIterator""")}
ENUM_BASES = words("enum.Enum enum.IntEnum enum.Flag enum.IntFlag enum.StrEnum")
# Of these an object keeps a callable that it is given, and calls it later.
KEEPING_BASES = words("collections.defaultdict weakref.ref threading.Thread json.JSONEncoder argparse.Action argparse.ArgumentParser")
# Hooks that a class, a metaclass, a decorator or another module may put into a class.
HOOK_NAMES = words("""__new__ __setstate__ __setattr__ __getattr__ __getattribute__ __del__ append extend add __setitem__ __init__
    __hash__ __eq__ __class__ __dict__ _missing_ __call__ __delattr__ __set__ __get__""")
SAFE_METACLASSES = words("abc.ABCMeta ABCMeta type enum.EnumMeta EnumMeta enum.EnumType EnumType")
SAFE_DECORATORS = words("""
    property staticmethod classmethod abstractmethod override final overload wraps cached_property no_grad inference_mode
    dataclass total_ordering lru_cache cache abstractproperty setter getter deleter njit jit ignore unused export contextmanager
    deprecated deprecate doc Appender Substitution runtime_checkable docstring no_type_check add_docstring xp_assert beartype
    inherit_doc inherit_docstrings experimental _inherit_docstrings deprecate_kwarg""")
# Modules whose functions only compute, and those functions of them that do not.
SAFE_MODULES = words("""
    math cmath numbers collections itertools operator string textwrap decimal fractions statistics random time datetime copy copyreg
    types typing typing_extensions abc enum dataclasses functools warnings weakref threading inspect re uuid hashlib bisect heapq numpy
    contextlib struct array zlib base64 binascii json html unicodedata keyword traceback packaging
    __future__ numexpr.version torch._C calendar zoneinfo colorsys difflib secrets hmac queue contextvars xxhash
    scipy.sparse scipy.special scipy.linalg scipy.fft scipy.constants scipy.spatial.transform scipy.version
    patsy.util""")
# Of other modules these functions and classes only compute; a name with a dot behind it stands for all below it.
SAFE_FUNCTIONS = words("""
    logging.getLogger logging.getLevelName logging.Formatter logging.NullHandler logging.StreamHandler logging.info logging.debug
    logging.warning logging.error logging.critical logging.exception logging.log logging.captureWarnings logging.addLevelName
    six.iteritems six.itervalues six.iterkeys six.string_types six.text_type six.integer_types six.ensure_str six.ensure_binary
    six.ensure_text six.b six.u six.raise_from six.reraise six.moves.range six.moves.zip six.moves.xrange six.get_function_code
    pandas.DataFrame pandas.Series pandas.Index pandas.MultiIndex pandas.RangeIndex pandas.DatetimeIndex pandas.PeriodIndex
    pandas.CategoricalIndex pandas.IntervalIndex pandas.TimedeltaIndex pandas.Categorical pandas.CategoricalDtype pandas.Timestamp
    pandas.Timedelta pandas.Period pandas.Interval pandas.concat pandas.merge pandas.to_datetime pandas.to_numeric
    pandas.to_timedelta pandas.isna pandas.isnull pandas.notna pandas.notnull pandas.unique pandas.factorize pandas.date_range
    pandas.period_range pandas.get_dummies pandas.cut pandas.qcut pandas.array pandas.infer_freq pandas.api.types. pandas.NaT
    pandas.DateOffset pandas.offsets. pandas.tseries.frequencies.to_offset pandas.tseries.offsets. pandas.MultiIndex. pandas.Index.
    pandas.DataFrame.from_records pandas.DataFrame.from_dict pandas.Timestamp. pandas.Timedelta. pandas.Categorical.
    pandas._libs.internals.BlockPlacement pandas._libs.lib. pandas._libs.missing. pandas._libs.tslibs.
    scipy.spatial.KDTree scipy.spatial.cKDTree scipy.spatial.ConvexHull scipy.spatial.Delaunay scipy.spatial.distance.squareform
    scipy.interpolate.interp1d scipy.interpolate.BSpline scipy.interpolate.CubicSpline scipy.interpolate.PchipInterpolator
    scipy.interpolate.PPoly scipy.stats.rankdata scipy.stats.zscore scipy.stats.mode scipy.stats.iqr scipy.stats.norm.
    platform.system platform.machine platform.python_version platform.python_implementation platform.platform platform.node
    locale.getlocale locale.getpreferredencoding""")
# Of the safe modules these do more.
ACTING_PATHS = words("""
    dataclasses.make_dataclass dataclasses.replace typing.get_type_hints typing_extensions.get_type_hints inspect.get_annotations
    inspect.getmembers types.new_class types.FunctionType types.CodeType types.resolve_bases threading.settrace threading.setprofile
    threading.excepthook numpy.set_string_function numpy.seterrcall numpy.array2string numpy.lookfor numpy.info numpy.source
    scipy.linalg.schur scipy.linalg.ordqz scipy.sparse.load_npz scipy.sparse.save_npz contextlib.ExitStack contextlib.closing
    contextlib.AsyncExitStack contextlib.chdir numpy.show_config numpy.einsum_path re.template hashlib.file_digest""")
ACTING_IN_SAFE = words("""
    load save savez savez_compressed loadtxt genfromtxt fromfile savetxt memmap DataSource fromregex open_memmap tofile
    read_pickle read_csv read_json read_html read_excel read_parquet read_sql read_hdf read_feather to_pickle read_table eval read_xml read_stata read_orc read_sas read_spss read_fwf read_gbq read_clipboard read_sql_query read_sql_table
    query ExcelWriter ExcelFile HDFStore apply_over_axes piecewise
    methodcaller finalize call getsourcefile findsource getsource getsourcelines CDLL dictConfig fileConfig
    FileHandler system popen Thread Timer pickle constructor add_extension
    minimize root curve_fit quad singledispatch uname""")
ACTING_MODULES = words("""
    scipy.io scipy.datasets scipy.sparse.linalg numpy.ctypeslib numpy.distutils numpy.f2py numpy.testing numpy.lib.npyio
    numpy.lib.format numpy.lib._npyio_impl numpy.lib._datasource numpy.lib._format_impl
    os sys.exit subprocess shutil importlib imp pickle cPickle cloudpickle dill joblib marshal shelve socket urllib requests
    http ftplib smtplib ctypes multiprocessing concurrent tempfile runpy code codeop pkgutil zipimport webbrowser
    tarfile zipfile gzip bz2 lzma sqlite3 mmap glob fsspec builtins.eval builtins.exec builtins.open signal asyncio
    pathlib io codecs.open yaml huggingface_hub fcntl pty select ssl telnetlib atexit gc resource zmq ray dask""")
# Of these modules a few functions only compute.
SAFE_IN_ACTING = words("""
    os.path.join os.path.basename os.path.dirname os.path.splitext os.path.abspath os.path.normpath os.path.split os.path.isabs
    os.path.exists os.path.isfile os.path.isdir os.path.expanduser os.path.relpath os.path.realpath os.getpid os.cpu_count
    os.environ.get os.getenv os.fspath os.getcwd os.path.sep os.environ.copy
    pathlib.Path pathlib.PurePath pathlib.PosixPath pathlib.PurePosixPath pathlib.WindowsPath pathlib.PureWindowsPath os.PathLike io.StringIO io.BytesIO multiprocessing.cpu_count multiprocessing.Lock
    joblib.hash gc.collect importlib.metadata.version importlib.metadata.distributions importlib.metadata.distribution importlib.util.find_spec importlib.metadata.PackageNotFoundError
    multiprocessing.Value multiprocessing.RLock joblib.effective_n_jobs joblib.cpu_count asyncio.Lock gzip.compress bz2.compress
    gzip.decompress multiprocessing.parent_process bz2.decompress lzma.decompress""")
# Methods of containers, texts, arrays, tables and tensors, whatever they are called on.
SAFE_METHODS = words("""
    get keys values items pop popitem setdefault update copy clear append extend add insert remove discard index count sort reverse
    union intersection difference symmetric_difference issubset issuperset startswith endswith split rsplit splitlines join strip
    lstrip rstrip lower upper title capitalize replace format format_map encode decode isdigit isalpha isalnum isidentifier find
    rfind partition rpartition zfill ljust rjust center casefold swapcase translate expandtabs removeprefix removesuffix
    fromkeys most_common elements subtract popleft appendleft extendleft rotate
    shape reshape astype ravel flatten tolist sum mean min max std var any all argmax argmin argsort cumsum cumprod prod dot
    transpose squeeze nonzero view item setflags fill round clip repeat take tobytes sort_values sort_index reset_index set_index
    to_numpy to_dict iloc loc head tail isin isna isnull notna notnull dropna fillna unique nunique value_counts equals
    rename reindex tocsr tocsc tocoo toarray todense nnz eliminate_zeros sum_duplicates sort_indices
    detach cpu numpy clone size dim unsqueeze expand contiguous to float double half long int bool type numel new_zeros
    register_buffer register_parameter register_module requires_grad_ zero_ copy_ fill_ data_ptr permute
    is_integer as_integer_ratio bit_length to_bytes from_bytes hex conjugate total_seconds isoformat timestamp strftime
    date time weekday group groups groupdict match fullmatch search finditer findall span start end
    acquire release locked is_set set warning info debug error critical isEnabledFor warn getChild setLevel exception log warning_once warn_once
    substitute safe_substitute device isocalendar toordinal utcoffset tz_localize tz_convert normalize_ nan_to_num_ getrandbits
    ndim itemsize newbyteorder swapaxes ravel_ diagonal partition searchsorted compress choose conj byteswap getfield
    bind bind_partial with_traceback __contains__ __len__ __getitem__ __eq__ __hash__ __repr__ __iter__
    __str__ __get__ __lt__ __le__ __gt__ __ge__ __ne__ __bool__ __getstate__ __dir__ __class_getitem__ __sizeof__ __getattribute__ __getattr__
    __setitem__ __delitem__ __delattr__ __setattr__ mro digest hexdigest nbytes normalize as_tuple difference_update
    intersection_update symmetric_difference_update isspace islower isupper istitle isnumeric isdecimal name value
    add_nodes_from add_edges_from add_edge add_node has_edge has_node nodes edges neighbors successors predecessors degree
    seed bit_generator get_state set_state normal uniform randint permutation shuffle choice rand randn""")
ACTING_METHODS = words("""
    load loads load_model read readline readlines write writelines unlink rmdir mkdir touch chmod rename symlink_to write_text write_bytes
    read_text read_bytes rmtree system popen run call check_output Popen import_module from_pretrained from_file restore load_state_dict_from_url
    urlopen urlretrieve download connect create_engine execute executemany send recv sendall kill terminate
    dump dumps save to_csv to_pickle to_json to_parquet open eval exec exec_module load_library dlopen CDLL cleanup Load
    load_weights load_vocab restore_from_file start submit map apply applymap transform fit predict __call__ __import__ from_disk from_bytes
    deserialize unpickle load_from_file load_from_string""")
# Calls at the top of a module: these act on the machine that imports it, or end the program.
ACTS_ON_IMPORT = ("subprocess.", "os.system", "os.popen", "os.remove", "os.unlink", "os.rename", "os.chdir", "os.exec", "os.fork", "os.kill", "os.rmdir",
    "shutil.", "urllib.request.", "requests.", "socket.", "sys.exit", "exit", "quit", "input", "webbrowser.", "smtplib.", "http.client.", "pty.")
# An object of such a class is given its items one by one.
CONTAINER_BASES = words("dict list set collections.OrderedDict collections.UserDict collections.UserList collections.deque collections.defaultdict collections.Counter")
# Hooks that people read: each calls what the process keeps for all classes, which no pickle can set.
READ_BY_PEOPLE = words("torch.nn.modules.module.Module.add_module torch.optim.optimizer.Optimizer._patch_step_function torch.nn.modules.module.Module.__setattr__ torch.nn.modules.module.Module.register_buffer torch.nn.modules.module.Module.register_parameter torch.nn.modules.module.Module.register_module")
