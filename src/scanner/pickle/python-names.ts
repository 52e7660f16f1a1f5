import { namesIn } from './vetted/name-lists.ts';
import standardLibrary from './vetted/standard-library.json' with { type: 'json' };

/** `sys.stdlib_module_names` of Python 3.11 to 3.14, and names of Python 2. */
const STANDARD_LIBRARY: ReadonlySet<string> = new Set(namesIn(standardLibrary));

/** True for a name of a module of the standard library, or of something in one. */
export function isStandardLibrary(path: string): boolean {
  const dot = path.indexOf('.');
  return STANDARD_LIBRARY.has(dot < 0 ? path : path.slice(0, dot));
}

/**
 * Names of Python 2 and of older packages as Python 3 and newer packages have them. An unpickler of Python 3 maps them
 * itself for protocols below 3 (`Lib/_compat_pickle.py`); Python 2 knows only the old ones.
 */
const MODULES: Readonly<Record<string, string>> = {
  __builtin__: 'builtins',
  copy_reg: 'copyreg',
  exceptions: 'builtins',
  cPickle: 'pickle',
  commands: 'subprocess',
  StringIO: 'io',
  cStringIO: 'io',
  UserDict: 'collections',
  UserList: 'collections',
  UserString: 'collections',
  _abcoll: 'collections.abc',
  Queue: 'queue',
  thread: '_thread',
  SocketServer: 'socketserver',
  SimpleXMLRPCServer: 'xmlrpc.server',
  DocXMLRPCServer: 'xmlrpc.server',
  xmlrpclib: 'xmlrpc.client',
  httplib: 'http.client',
  cookielib: 'http.cookiejar',
  Cookie: 'http.cookies',
  BaseHTTPServer: 'http.server',
  SimpleHTTPServer: 'http.server',
  CGIHTTPServer: 'http.server',
  urllib2: 'urllib.request',
  urlparse: 'urllib.parse',
  robotparser: 'urllib.robotparser',
  anydbm: 'dbm',
  dbhash: 'dbm.bsd',
  dumbdbm: 'dbm.dumb',
  gdbm: 'dbm.gnu',
  whichdb: 'dbm',
  _winreg: 'winreg',
  ConfigParser: 'configparser',
  Tkinter: 'tkinter',
  'test.test_support': 'test.support',
};

const NAMES: Readonly<Record<string, string>> = {
  '__builtin__.xrange': 'builtins.range',
  '__builtin__.reduce': 'functools.reduce',
  '__builtin__.intern': 'sys.intern',
  '__builtin__.unichr': 'builtins.chr',
  '__builtin__.unicode': 'builtins.str',
  '__builtin__.long': 'builtins.int',
  '__builtin__.basestring': 'builtins.str',
  'itertools.izip': 'builtins.zip',
  'itertools.imap': 'builtins.map',
  'itertools.ifilter': 'builtins.filter',
  'itertools.ifilterfalse': 'itertools.filterfalse',
  'itertools.izip_longest': 'itertools.zip_longest',
  '_socket.fromfd': 'socket.fromfd',
  'multiprocessing.forking.Popen': 'multiprocessing.popen_fork.Popen',
  'urllib.urlopen': 'urllib.request.urlopen',
  'urllib.urlretrieve': 'urllib.request.urlretrieve',
  'urllib.getproxies': 'urllib.request.getproxies',
  'urllib.urlcleanup': 'urllib.request.urlcleanup',
  'UserDict.IterableUserDict': 'collections.UserDict',
  'exceptions.StandardError': 'builtins.Exception',
};

/** Modules that moved within their package; what they hold stayed. */
const MOVED: readonly (readonly [string, string])[] = [
  ['numpy.core.', 'numpy._core.'],
  ['_io.', 'io.'],
  ['_operator.', 'operator.'],
  ['_functools.', 'functools.'],
  ['_collections.', 'collections.'],
  ['_datetime.', 'datetime.'],
  ['_decimal.', 'decimal.'],
  ['torch.tensor.', 'torch._tensor.'],
];

/** @returns the name with its module, as Python 3 and the newest packages have it */
export function canonicalName(module: string, name: string): string {
  const full = `${module}.${name}`;
  const mapped = NAMES[full];
  if (mapped !== undefined) return mapped;
  const present = `${Object.hasOwn(MODULES, module) ? (MODULES[module] ?? module) : module}.${name}`;
  const move = MOVED.find(([old]) => present.startsWith(old));
  return move === undefined ? present : `${move[1]}${present.slice(move[0].length)}`;
}

/** True if a name is that of a package that is no part of Python. Modules with an underscore in front count as parts of it. */
export function isThirdParty(path: string): boolean {
  const top = path.slice(0, path.indexOf('.'));
  return !top.startsWith('_') && !STANDARD_LIBRARY.has(top);
}
