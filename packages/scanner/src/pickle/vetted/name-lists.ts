import acting from './acting.json' with { type: 'json' };

/**
 * Reads the lists of names beside this file. A line of a list is `module: name name`, `module: *` for a whole module, or
 * full names without a module.
 */

/** Names that were judged together. */
export interface NameGroup {
  /** Why a pickle may use them, or why it may not: one sentence. */
  readonly reason: string;
  readonly names: readonly string[];
}

/** A package whose sources were read by program: for each class, what a pickle runs when it makes, fills and drops one. */
export interface ReadPackage {
  /** Its name on PyPI and the version that was read. */
  readonly package: string;
  /** What its names begin with. Empty if packages.json lists it: then only its exceptions are here. */
  readonly prefixes: readonly string[];
  /** Modules and classes that act, or that the program could not judge. Compiled modules are among them. */
  readonly unsafe: readonly string[];
  /** What its own pickles call, and what only keeps and computes values. */
  readonly calls: readonly string[];
}

/** The lists of all such packages, joined. */
export interface ReadNames {
  /** Prefixes that end with a dot, with the package. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Packages that packages.json lists, and that have exceptions here. */
  readonly revised: ReadonlySet<string>;
  /** Full names of modules and classes; what is below them is not vetted either. */
  readonly unsafe: ReadonlySet<string>;
  /** `anndata AnnData`: package and class. Other modules of the package import it, and a pickle may name it there. */
  readonly unsafeClasses: ReadonlySet<string>;
  /** Full names of what may be called, with the package. */
  readonly calls: ReadonlyMap<string, string>;
}

/** @returns module and name of each entry; the module is empty if the line has none */
function* entriesIn(lines: readonly string[]): Generator<readonly [string, string]> {
  for (const line of lines) {
    const words = line.split(' ');
    const module = words[0]?.endsWith(':') === true ? words.shift()?.slice(0, -1) : '';
    for (const name of words) yield [module ?? '', name];
  }
}

/** @returns full names */
export function* namesIn(lines: readonly string[]): Generator<string> {
  for (const [module, name] of entriesIn(lines)) {
    if (module === '') yield name;
    else yield name === '*' ? module : `${module}.${name}`;
  }
}

/** @returns the reason for each full name */
export function indexReasons(groups: readonly NameGroup[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ reason, names }) => [...namesIn(names)].map((name) => [name, reason])));
}

/** @returns the names of each module */
export function indexByModule(lines: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = new Map<string, Set<string>>();
  for (const [module, name] of entriesIn(lines)) {
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  }
  return modules;
}

/** @returns the lists of all packages, joined */
export function joinPackages(packages: readonly ReadPackage[]): ReadNames {
  const prefixes = new Map<string, string>();
  const revised = new Set<string>();
  const unsafe = new Set<string>();
  const unsafeClasses = new Set<string>();
  const calls = new Map<string, string>();
  for (const entry of packages) {
    for (const prefix of namesIn(entry.prefixes)) prefixes.set(prefix, entry.package);
    for (const name of namesIn(entry.unsafe)) unsafe.add(name);
    for (const [module, name] of entriesIn(entry.unsafe)) {
      const [top = ''] = module.split('.', 1);
      if (entry.prefixes.length === 0) revised.add(top);
      if (name !== '*') unsafeClasses.add(`${top} ${name}`);
    }
    for (const name of namesIn(entry.calls)) calls.set(name, entry.package);
  }
  return { prefixes, revised, unsafe, unsafeClasses, calls };
}

/**
 * Parts of names of functions that read, write, run or import something, or that call what they are given. A model may
 * hold a function of a vetted package; if something in the pickle can call it with arguments of the pickle, a function with
 * such a name is as good as a call of it.
 */
const ACTING_WORDS: ReadonlySet<string> = new Set(namesIn(acting.words));

/** Functions of the language and of well-known packages that act. Modules that import one of them have it under its name. */
const IMPORTED: ReadonlySet<string> = new Set(namesIn(acting.importedFunctions));

/**
 * `torch get_inputs`: package and function. A program read that they run, import, unpickle, open or remove something, which their
 * names do not say. Other modules of the package import them.
 */
const READ_TO_ACT: ReadonlySet<string> = new Set(
  [...indexByModule(acting.readToAct)].flatMap(([top, names]) => [...names].map((name) => `${top} ${name}`)),
);

/** Methods that hooks of vetted classes call of their own object. No object has a value under such a name. */
export const CALLED_BY_HOOKS: ReadonlySet<string> = new Set(namesIn(acting.calledByHooks));
/** Methods that such hooks call of what an object holds. Other objects may have a value under such a name. */
export const CALLED_ON_PARTS: ReadonlySet<string> = new Set(namesIn(acting.calledOnParts));
/** Attributes whose value a native library takes for an address, and frees. */
export const HANDLES: ReadonlySet<string> = new Set(namesIn(acting.handles));

/** Parts that only say what is computed, although they are words of the list above. */
const HARMLESS: ReadonlySet<string> = new Set(namesIn(acting.harmless));

/** `loadModel2`, `load_model` and `LoadModel` are the words load and model; `HDFStore` is hdf and store, or hdfstore. */
function partsOf(name: string): readonly string[] {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/gu, '$1_$2');
  const apart = spaced.replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1_$2');
  return `${spaced}_${apart}`.toLowerCase().split(/[^a-z]+/u);
}

/** Modules whose functions work with files, programs or the network, whatever their names are. */
const ACTING_MODULES: ReadonlySet<string> = new Set(namesIn(acting.modules));

/** Classes of Python that open files or start programs, which other modules import. */
const IMPORTED_CLASSES: ReadonlySet<string> = new Set(namesIn(acting.importedClasses));

/**
 * True if the last part of a name is that of a function or class that may act on files, programs or other functions when
 * it is called.
 * @param path with its module
 */
export function mayAct(path: string): boolean {
  const [name = '', ...modules] = path.split('.').reverse();
  if (isImportedSink(path) || /open(?!ing)/iu.test(name)) return true;
  if (/^[a-z_]/u.test(name) && modules.some((part) => ACTING_MODULES.has(part))) return true;
  return !HARMLESS.has(name) && partsOf(name).some((part) => ACTING_WORDS.has(part));
}

/** True if a name is that of a function that acts and that other modules import, such as `rmtree`. */
export function isImportedSink(path: string): boolean {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return IMPORTED.has(name) || READ_TO_ACT.has(`${path.slice(0, path.indexOf('.'))} ${name}`);
}

/** True if a name is that of a class of Python that acts, under the name of a module that may only have imported it. */
export function isImportedClass(path: string): boolean {
  return IMPORTED_CLASSES.has(path.slice(path.lastIndexOf('.') + 1));
}
