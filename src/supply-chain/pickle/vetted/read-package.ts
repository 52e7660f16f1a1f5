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
  /** Full names of modules and classes; what is below them is not vetted either. */
  readonly unsafe: ReadonlySet<string>;
  /** Full names of what may be called, with the package. */
  readonly calls: ReadonlyMap<string, string>;
}

const words = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

function* names(text: string): Generator<string> {
  for (const word of words(text)) {
    const [module = '', list = ''] = word.split(':');
    for (const name of list.split(',')) yield name === '*' ? module : `${module}.${name}`;
  }
}

/** Takes the compact lists apart. */
export function readNames(packages: readonly ReadPackage[]): ReadNames {
  const prefixes = new Map<string, string>();
  const unsafe = new Set<string>();
  const calls = new Map<string, string>();
  for (const entry of packages) {
    for (const prefix of words(entry.prefixes)) prefixes.set(prefix, entry.package);
    for (const name of names(entry.unsafe)) unsafe.add(name);
    for (const name of names(entry.calls)) calls.set(name, entry.package);
  }
  return { prefixes, unsafe, calls };
}
