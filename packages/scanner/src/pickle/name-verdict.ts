import { once } from '@model-security-scan/common/once';
import calls from './vetted/calls.json' with { type: 'json' };
import dangerous from './vetted/dangerous.json' with { type: 'json' };
import { indexReasons, joinPackages, namesIn } from './vetted/name-lists.ts';
import vetted from './vetted/packages.json' with { type: 'json' };
import { isThirdParty } from './python-names.ts';
import read from './vetted/read-packages.json' with { type: 'json' };
import { isImportedClass } from './vetted/name-lists.ts';

/** What the lists say of a name. */
export interface Verdict {
  /**
   * `callable`: may be called. `held`: may be instantiated without `__init__`, and held. `dangerous`: must not appear.
   * `traversal`: its dots may lead anywhere. `unknown`: no list has it.
   */
  readonly kind: 'callable' | 'held' | 'dangerous' | 'traversal' | 'unknown';
  /** The reason that the list gives, if one has the name. */
  readonly reason: string;
  /** True if a program read what the name does, or the hooks of the class. */
  readonly isRead?: true;
}

/** What a pickle may call, with any arguments. Calls that use an argument are in indirect-calls.ts too. */
const CALLS = indexReasons(calls);
/** Constants and types that a pickle may hold, besides those that it may call. */
const REFERENCES = indexReasons(vetted.references);
/**
 * Prefixes of packages whose classes a pickle may instantiate without `__init__`, and whose classes and functions it may
 * hold. Such an instance runs its own `__setstate__` on load. Calls are never judged by a prefix.
 */
const PACKAGES = indexReasons(vetted.packages);
/** Parts of packages that hold programs, tests and tools: their import may act, or their classes do. */
const UNVETTED_PARTS: ReadonlySet<string> = new Set(namesIn(vetted.unvettedParts));
/** Names that are dangerous in modules that are not. */
const BAD_NAMES = indexReasons(dangerous.names);
/** Modules that no model needs: every name in them, and in modules below them, is dangerous. */
const BAD_MODULES = indexReasons(dangerous.modules);
/** Classes of well-known packages whose names begin with a small letter. */
const SMALL_CLASSES: ReadonlySet<string> = new Set(namesIn(vetted.smallClasses));
/** Most files are no pickles, and the lists are long. */
const readNames = once(() => joinPackages(read.packages));

/** What requests pickles of a session: settings of connections, none of which loading opens. They are as good as unknown. */
const ONLY_SETTINGS: ReadonlySet<string> = new Set(namesIn(dangerous.onlySettings));

const UNKNOWN: Verdict = { kind: 'unknown', reason: 'no list has it' };
/** A class, by the way in which nearly everyone names them. */
const CLASS_NAME = /^_*[A-Z]/u;
const DUNDER = /^__.*__$/u;
/** The same, and a class that is compiled: those often have one or two letters in front, as `cyModel` or `cKDTree`. */
const HOLDER_NAME = /^_*(?:[A-Z]|[a-z]{1,2}[A-Z])\w*[a-z]/u;
/** What functions are called by which packages make their objects anew. */
const REBUILDER = /(?<![a-z])(?:unpickle|reconstruct|rebuild|recreate|restore)(?![a-z])/u;
/** A method of this name is one that a package wrote for pickles. No name of Python's own has such a word. */
const REBUILDING_METHOD = /^__(?:reconstruct|rebuild|recreate|restore)__$/u;

/** @param path a name with its module, and each prefix of it that ends before a dot */
function* prefixes(path: string): Generator<string> {
  for (let at = path.indexOf('.'); at >= 0; at = path.indexOf('.', at + 1)) yield path.slice(0, at);
}

/** @returns why what begins with a prefix of a list may be made and held; undefined if no list has one, or a list takes it out */
function packageReason(path: string): string | undefined {
  let reason: string | undefined;
  for (const prefix of prefixes(path)) {
    if (readNames().unsafe.has(prefix)) return undefined;
    reason ??= PACKAGES.get(`${prefix}.`) ?? readReason(readNames().prefixes.get(`${prefix}.`));
  }
  if (isImportedClass(path)) return undefined;
  if (reason === undefined || readNames().unsafe.has(path) || isUnsafeClass(path)) return undefined;
  return reason;
}

/** True if a package has an unsafe class of this name, whatever the module in which the name is looked up. */
function isUnsafeClass(path: string): boolean {
  const [top = '', ...parts] = path.split('.');
  return parts.some((_part, from) =>
    parts.slice(from).some((_end, more) => {
      return readNames().unsafeClasses.has(`${top} ${parts.slice(from, from + more + 1).join('.')}`);
    }),
  );
}

/** True if a program read the package of a name, so that a class of it that is not taken out calls nothing of its state. */
function isOfReadPackage(path: string): boolean {
  for (const prefix of prefixes(path)) if (readNames().prefixes.has(`${prefix}.`)) return true;
  return readNames().revised.has(path.slice(0, path.indexOf('.')));
}

/** The first parts of the names on the lists that people made. */
const listedPackages = once(() => new Set([...PACKAGES.keys()].map(topOf)));

/** True if a list that people made has the package of a name, or a part of that package. */
export function isListedPackage(path: string): boolean {
  return listedPackages().has(topOf(path));
}

/** @returns the package of a name */
export function topOf(path: string): string {
  return path.slice(0, path.indexOf('.'));
}

function readReason(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `${name}: its sources were read by program`;
}

/** True if following the dots of a name can only lead to a class within a class, or to what such a class holds. */
function isNestedClass(path: string, name: string, madeClasses: ReadonlySet<string>): boolean {
  const parts = name.split('.');
  const module = path.slice(0, path.length - name.length);
  const isPlain = (part: string): boolean => !DUNDER.test(part) || REBUILDING_METHOD.test(part);
  const isClass = (part: string, at: number): boolean => {
    const holder = module + parts.slice(0, at + 1).join('.');
    return isHolder(part) || SMALL_CLASSES.has(holder) || madeClasses.has(holder);
  };
  return parts.slice(0, -1).every(isClass) && parts.every(isPlain);
}

/** True for the name of a class, from which a method of it can be got. */
export function isHolder(path: string): boolean {
  return isClassName(path) || HOLDER_NAME.test(path.slice(path.lastIndexOf('.') + 1));
}

/** True for `Class.method`. A name in capitals may be that of a module or of an object of the program. */
export function isMethodOfClass(name: string): boolean {
  const parts = name.split('.');
  return parts.length > 1 && parts.slice(0, -1).every((part) => HOLDER_NAME.test(part));
}

/** True for the name of a method that a package wrote for pickles, such as `__recreate__`. */
export function isRebuildingMethod(name: string): boolean {
  return REBUILDING_METHOD.test(name);
}

/** True for what packages call the functions that make their objects anew. */
export function isRebuilder(path: string): boolean {
  return REBUILDER.test(path.slice(path.lastIndexOf('.') + 1));
}

/** Takes the word out of a name that says that a function makes objects anew. */
export function withoutRebuilding(path: string): string {
  return path.replace(REBUILDER, '');
}

/** True for a function that its package does not offer: those that packages write for pickles are named like this. */
export function isPrivateFunction(path: string): boolean {
  return /^_[a-z]/u.test(path.slice(path.lastIndexOf('.') + 1));
}

/** True if a name is that of a class, by the way in which nearly everyone names them. */
export function isClassName(path: string): boolean {
  return CLASS_NAME.test(path.slice(path.lastIndexOf('.') + 1));
}

/** Cython writes this function for each of its classes: it makes an instance of that class, and sets its fields. */
const CYTHON_MAKER = /\.__pyx_unpickle_\w+$/u;

/** True for the function by which Cython makes an instance of one class. */
export function isCythonMaker(path: string): boolean {
  return CYTHON_MAKER.test(path) && isThirdParty(path);
}

/** @returns why a name is dangerous, by its own or by what it is part of */
function badReason(path: string): string | undefined {
  const own = BAD_NAMES.get(path);
  if (own !== undefined) return own;
  for (const prefix of prefixes(path)) {
    const reason = BAD_MODULES.get(prefix) ?? BAD_NAMES.get(prefix);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/**
 * Looks a name up in the lists.
 * @param path the canonical name with its module
 * @param name the name as the pickle has it, without its module
 * @param madeClasses paths of what the pickle made instances of without `__init__`, which only a class allows
 */
export function verdictOf(path: string, name: string, madeClasses: ReadonlySet<string> = new Set()): Verdict {
  const call = CALLS.get(path);
  if (call !== undefined) return { kind: 'callable', reason: call };
  const reference = REFERENCES.get(path);
  if (reference !== undefined) return { kind: 'held', reason: reference };
  if (ONLY_SETTINGS.has(path)) return UNKNOWN;
  const bad = badReason(path);
  if (bad !== undefined) return { kind: 'dangerous', reason: bad };
  const read = readReason(readNames().calls.get(path));
  if (read !== undefined) return { kind: 'callable', reason: read, isRead: true };
  if (name.includes('.') && !isNestedClass(path, name, madeClasses)) {
    return { kind: 'traversal', reason: 'its dots are followed' };
  }
  const reason = packageReason(path);
  const isOrdinary = !path.split('.').some((part) => UNVETTED_PARTS.has(part) || DUNDER.test(part));
  if (reason === undefined || !(isOrdinary || path.startsWith('__torch__.'))) return UNKNOWN;
  return isOfReadPackage(path) ? { kind: 'held', reason, isRead: true } : { kind: 'held', reason };
}
