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
