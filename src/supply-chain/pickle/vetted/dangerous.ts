import { type VettedGroup, within, words } from './group.ts';

/** Modules of which a pickle has no use: every name in them, and in modules below them, is dangerous. */
export const DANGEROUS_MODULES: readonly VettedGroup[] = [
  {
    reason: 'starts programs',
    names: words(`
      os posix nt subprocess _posixsubprocess pty popen2 commands platform signal multiprocessing
      concurrent asyncio pexpect sh plumbum invoke fabric paramiko _winapi _aix_support _osx_support
      webbrowser antigravity turtledemo idlelib xonsh IPython winreg`),
  },
  {
    reason: 'runs or imports code',
    names: words(`
      importlib imp _imp pkgutil zipimport runpy code codeop pdb bdb trace profile cProfile _lsprof
      timeit doctest pydoc cgitb site sys gc lib2to3 ctypes _ctypes cffi pip setuptools pkg_resources
      distutils ensurepip venv _xxsubinterpreters threading _thread sched atexit modulefinder unittest
      pytest _pytest test this tkinter numpy.testing numpy.f2py numpy.distutils torch.hub
      torch.package torch.utils.cpp_extension torch.utils.collect_env torch.utils.bottleneck
      torch._inductor torch._dynamo torch.distributed.run torch.distributed.rpc
      torch.distributed.elastic torch.distributed.launch torch.fx.graph_module
      torch.jit.unsupported_tensor_ops torch.utils._config_module torch.testing
      tensorflow.python.debug`),
  },
  {
    reason: 'holds functions with their code, which run when the object is used or loaded',
    names: words(`
      cloudpickle dill joblib.externals.cloudpickle pyspark.cloudpickle pyspark.serializers marshal
      ray.cloudpickle`),
  },
  {
    reason: 'loads other pickles',
    names: words(`
      pickle _pickle cPickle pickletools shelve dbm jsonpickle hickle compress_pickle`),
  },
  {
    reason: 'reaches the network',
    names: words(`
      socket _socket ssl _ssl socketserver http urllib.request urllib2 urllib3 requests httpx aiohttp
      ftplib telnetlib smtplib imaplib poplib nntplib xmlrpc httplib2 pycurl websocket select
      selectors asyncore asynchat smtpd boto3 botocore`),
  },
  {
    reason: 'reads or writes files',
    names: words(`
      shutil tempfile fileinput linecache tarfile zipfile gzip bz2 lzma sqlite3 mmap _pyio genericpath
      posixpath ntpath glob fsspec filecmp mailbox netrc logging.config logging.handlers configparser
      numpy.lib.npyio numpy.lib._npyio_impl numpy.lib._datasource pandas.io`),
  },
];

/** Names that are dangerous in modules that are not. */
export const DANGEROUS_NAMES: readonly VettedGroup[] = [
  {
    reason: 'runs or imports code',
    names: [
      ...within('builtins', 'eval exec execfile compile __import__ breakpoint help apply coerce exit quit'),
      ...within(
        'types',
        'FunctionType CodeType LambdaType MethodType ModuleType GeneratorType CoroutineType CellType',
      ),
      ...within(
        'types',
        'BuiltinFunctionType BuiltinMethodType DynamicClassAttribute new_class prepare_class coroutine',
      ),
      ...within('new', 'function code instancemethod classobj'),
      ...within(
        'dill._dill',
        '_create_function _create_code _create_type _import_module _load_type _eval_repr',
      ),
      'pandas.eval',
      'pandas.core.computation.eval.eval',
      'numexpr.evaluate',
      'numpy.__config__.show',
      'statsmodels.tools.eval_measures.eval',
      'numpy.vectorize',
      'sympy.core.sympify.sympify',
      'sympy.parsing.sympy_parser.parse_expr',
      'sklearn.utils._testing.check_docstring_parameters',
      'torch.jit._script.script',
      'torch.jit.frontend.get_jit_def',
      'torch._C._jit_script_compile',
      'torch._C.CompilationUnit',
      'torch.utils.benchmark.utils.timer.Timer',
      'torch.compile',
      'logging.config.dictConfig',
      'keras.src.utils.python_utils.func_load',
      'keras.utils.generic_utils.func_load',
      'tensorflow.python.ops.script_ops.py_func',
    ],
  },
  {
    reason: 'looks up or calls whatever it is told',
    names: [
      ...within(
        'builtins',
        'getattr setattr delattr globals locals vars dir map filter super classmethod_descriptor',
      ),
      ...within('operator', 'attrgetter methodcaller call'),
      ...within('functools', 'reduce partialmethod singledispatch cmp_to_key wraps update_wrapper'),
      ...within('itertools', 'starmap imap ifilter accumulate takewhile dropwhile filterfalse groupby'),
      ...within('copyreg', 'pickle constructor add_extension __reduce_ex__'),
      ...within('weakref', 'finalize proxy WeakMethod'),
      ...within('contextlib', 'ExitStack contextmanager'),
      ...within('codecs', 'open register lookup getreader getwriter'),
      ...within('numpy', 'apply_along_axis apply_over_axes frompyfunc fromfunction piecewise fromiter'),
    ],
  },
  {
    reason: 'loads other pickles or models',
    names: [
      ...within('torch', 'load save'),
      ...within('torch.serialization', 'load _load _legacy_load save'),
      ...within('torch.jit', 'load script trace'),
      ...within('torch.jit._serialization', 'load'),
      ...within(
        'numpy',
        'load save savez savez_compressed loadtxt genfromtxt fromfile savetxt DataSource fromregex',
      ),
      ...within('numpy._core.multiarray', 'fromfile'),
      ...within('joblib', 'load dump Memory Parallel delayed'),
      ...within('joblib.numpy_pickle', 'load dump load_temporary_memmap'),
      'joblib.numpy_pickle_compat.load_compatibility',
      ...within(
        'pandas',
        'read_pickle read_csv read_json read_html read_excel read_parquet read_sql read_hdf',
      ),
      ...within('sklearn.datasets', 'fetch_openml fetch_file load_files'),
      ...within('keras.models', 'load_model model_from_json model_from_yaml'),
      ...within('keras.src.saving.saving_api', 'load_model load_weights'),
      ...within('keras.src.saving.saving_lib', 'load_model'),
      ...within('tensorflow.python.keras.saving.save', 'load_model'),
      'tensorflow.python.saved_model.load.load',
      'transformers.pipelines.pipeline',
      'xgboost.compat.load',
    ],
  },
  {
    reason: 'reads or writes files, or waits for a person',
    names: [
      ...within('builtins', 'open file input raw_input'),
      // Setting its state writes a file, and its end deletes the file that the state names.
      'sklearn_crfsuite._fileresource.FileResource',
      ...within('io', 'open open_code FileIO BufferedReader BufferedWriter'),
      ...within('tensorflow.python.ops.io_ops', 'read_file write_file'),
      ...within('tensorflow.python.ops.gen_io_ops', 'read_file write_file'),
      ...within(
        'tensorflow.python.lib.io.file_io',
        'FileIO delete_file write_string_to_file read_file_to_string',
      ),
    ],
  },
];
