/**
 * A package whose sources were read by program (tools/pickle-vet/): for each class, what making it without `__init__`,
 * setting its state, using it as a key and dropping it runs.
 */
export interface ReadPackage {
  /** Its name on PyPI and the version that was read. */
  readonly package: string;
  /** What its names begin with, if the list of packages does not have it. */
  readonly prefixes: string;
  /**
   * Modules and classes that act, or of which the program cannot tell: `module:Class,Class`, or `module:*` for a whole
   * module. Compiled modules are among them.
   */
  readonly unsafe: string;
  /** What its own pickles call, and what only keeps and computes values, enumerations among them: `module:name,name`. */
  readonly calls: string;
}

/** What the lists of such packages come to. */
export interface ReadNames {
  /** Prefixes with a dot behind them, with the package. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Packages whose prefixes another list has: only what is taken out of them is here. */
  readonly revised: ReadonlySet<string>;
  /** Full names of modules and classes; what is below them is not vetted either. */
  readonly unsafe: ReadonlySet<string>;
  /**
   * The package and the name of each unsafe class, such as `anndata AnnData`. Other modules of its package import it, and a
   * pickle may name it there.
   */
  readonly unsafeClasses: ReadonlySet<string>;
  /** Full names of what may be called, with the package. */
  readonly calls: ReadonlyMap<string, string>;
}

const words = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

function* entries(text: string): Generator<readonly [string, string]> {
  for (const word of words(text)) {
    const [module = '', list = ''] = word.split(':');
    for (const name of list.split(',')) yield [module, name];
  }
}

function* names(text: string): Generator<string> {
  for (const [module, name] of entries(text)) yield name === '*' ? module : `${module}.${name}`;
}

/** @param text `package:name,name` for each package */
export function readSetters(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const setters = new Map<string, Set<string>>();
  for (const [top, name] of entries(text)) setters.set(top, (setters.get(top) ?? new Set()).add(name));
  return setters;
}

/** @param path a name with its module */
function packageOf(path: string): string {
  return path.split('.', 1)[0] ?? '';
}

/** True if a package has an unsafe class of this name, whatever the module in which the name is looked up. */
export function isUnsafeClass({ unsafeClasses }: ReadNames, path: string): boolean {
  const [top = '', ...parts] = path.split('.');
  return parts.some((_part, from) =>
    parts.slice(from).some((_end, more) => {
      return unsafeClasses.has(`${top} ${parts.slice(from, from + more + 1).join('.')}`);
    }),
  );
}

/** Takes the compact lists apart. */
export function readNames(packages: readonly ReadPackage[]): ReadNames {
  const prefixes = new Map<string, string>();
  const revised = new Set<string>();
  const unsafe = new Set<string>();
  const unsafeClasses = new Set<string>();
  const calls = new Map<string, string>();
  for (const entry of packages) {
    for (const prefix of words(entry.prefixes)) prefixes.set(prefix, entry.package);
    for (const name of names(entry.unsafe)) unsafe.add(name);
    for (const [module, name] of entries(entry.unsafe)) {
      if (entry.prefixes === '') revised.add(packageOf(module));
      if (name !== '*') unsafeClasses.add(`${packageOf(module)} ${name}`);
    }
    for (const name of names(entry.calls)) calls.set(name, entry.package);
  }
  return { prefixes, revised, unsafe, unsafeClasses, calls };
}
