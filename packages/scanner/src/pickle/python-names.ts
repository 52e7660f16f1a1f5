import { namesIn } from './vetted/name-lists.ts';
import old from './vetted/old-names.json' with { type: 'json' };
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
const MODULES: ReadonlyMap<string, string> = new Map(Object.entries(old.modules));
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(old.names));

/** @returns the name with its module, as Python 3 and the newest packages have it */
export function canonicalName(module: string, name: string): string {
  const full = `${module}.${name}`;
  const mapped = NAMES.get(full);
  if (mapped !== undefined) return mapped;
  const present = `${MODULES.get(module) ?? module}.${name}`;
  // Modules that moved within their package; what they hold stayed.
  const move = old.moved.find(([from = '']) => present.startsWith(from));
  const [from = '', to = ''] = move ?? [];
  return `${to}${present.slice(from.length)}`;
}

/** True if a name is that of a package that is no part of Python. Modules with an underscore in front count as parts of it. */
export function isThirdParty(path: string): boolean {
  const top = path.slice(0, path.indexOf('.'));
  return !top.startsWith('_') && !STANDARD_LIBRARY.has(top);
}
