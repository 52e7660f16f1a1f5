import { type Dirent, readFileSync, statSync } from 'node:fs';
import { opendir, realpath, stat } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { sep } from 'node:path';
import { isGitName } from '@model-security-scan/common/paths';
import { codeOf } from './file-source.ts';
import { LIMITS } from './limits.ts';
import { isModelName, withoutCompression } from './model-names.ts';
import type { FileToScan } from './file-result.ts';
import { lookIntoPackages, PACKAGES_FOLDER, type PackagesFolder } from './skipped-folders.ts';
import type { ScanLimit } from './scan-report.ts';
import { grouped } from '@model-security-scan/common/number-words';

/** What the walk visits. */
export interface WalkOptions {
  /** Absolute, links resolved. */
  readonly root: string;
  /** Relative to the root; empty for the root itself. */
  readonly starts: readonly string[];
  /** True if installed packages are visited, too. */
  readonly withPackages: boolean;
  readonly signal: AbortSignal;
  /** True for a path that is to be scanned. Asked for files only. */
  isWanted(path: string): boolean;
  /** The same of a file in installed packages that has a name of a model. */
  isWantedInPackages(path: string): boolean;
  /** True for a path that is to be left out. Asked for files and folders. */
  isIgnored(path: string): boolean;
}

export interface Walked {
  /** Sorted by path; each file once, also if links lead to it. */
  readonly files: readonly FileToScan[];
  readonly limits: readonly ScanLimit[];
  readonly ignored: number;
  /** Installed packages that were left out, as far as no name in them is that of a model. */
  readonly packages: readonly PackagesFolder[];
}

/**
 * A path of the file system, with one character for each byte: names need not be text. It is relative to the root, with
 * forward slashes.
 */
type BytePath = string;

interface Visit {
  readonly path: BytePath;
  readonly depth: number;
  /** True if a link that is wanted leads here, so that everything below is wanted. */
  readonly isTarget: boolean;
}

/** Lists the files below the starts. Links are followed inside the root only; `.git` is left out. */
export async function walk(options: WalkOptions): Promise<Walked> {
  const state = new Walk(options);
  for (const start of options.starts) {
    await state.visitStart(Buffer.from(start).toString('latin1'));
  }
  state.reportSubmodules();
  return state.result();
}

const MAX_MODULES_BYTES = 1 << 20;
/** What is only listed, unless its name is that of a model. */
const HARMLESS: ReadonlySet<ScanLimit['kind']> = new Set(['link-out', 'not-fetched', 'special']);
const TOO_MANY = `There are more than ${grouped(LIMITS.walkEntries)} files and folders; the rest was not scanned.`;

class Walk {
  readonly #options: WalkOptions;
  readonly #root: BytePath;
  readonly #files = new Map<BytePath, { readonly path: BytePath; readonly names: Set<string> }>();
  readonly #visited = new Map<BytePath, boolean>();
  readonly #limits: ScanLimit[] = [];
  readonly #packages: PackagesFolder[] = [];
  readonly #empty = new Set<BytePath>();
  #entries = 0;
  #graveLimits = 0;
  #ignored = 0;
  #isFull = false;

  constructor(options: WalkOptions) {
    this.#options = options;
    this.#root = Buffer.from(options.root).toString('latin1');
  }

  result(): Walked {
    const files = [...this.#files.values()]
      .map(({ path, names }) => ({
        path: textOf(path),
        absolutePath: this.#absolute(path),
        names: [...names].toSorted(),
      }))
      .toSorted((one, other) => Buffer.compare(one.absolutePath, other.absolutePath));
    const limits = this.#limits.toSorted((one, other) =>
      one.path < other.path ? -1 : one.path > other.path ? 1 : 0,
    );
    return { files, limits, ignored: this.#ignored, packages: this.#packages };
  }

  /** Submodules that the checkout did not fetch are empty folders. */
  reportSubmodules(): void {
    if (this.#empty.size === 0) return;
    for (const path of submodulesOf(this.#absolute('.gitmodules'))) {
      if (!this.#empty.has(path) || !this.#options.isWanted(textOf(`${path}/model.bin`))) continue;
      const text = 'The submodule was not fetched, so its files were not scanned. Fetch it before the scan.';
      this.#addLimit('not-fetched', path, text);
    }
  }

  async visitStart(path: BytePath): Promise<void> {
    this.#options.signal.throwIfAborted();
    if (path.split('/').some((name) => isGitName(name))) return;
    try {
      await this.#follow(path, { path, depth: 0, isTarget: false });
    } catch (error) {
      if (this.#options.signal.aborted) throw error;
      this.#addLimit('unreadable', path, `The path cannot be read (${codeOf(error)}).`);
    }
  }

  /** Visits what a path leads to, if that is inside the root. */
  async #follow(path: BytePath, visit: Visit): Promise<void> {
    const real = (await realpath(this.#absolute(path), { encoding: 'buffer' })).toString('latin1');
    const target = this.#relative(real);
    if (target === undefined) {
      this.#addLimit('link-out', path, 'The link leads out of the workspace; its target was not scanned.');
      return;
    }
    const stats = await stat(Buffer.from(real, 'latin1'));
    // A file of `.git` is loaded by the link's name, as large files of git-annex are.
    if (stats.isDirectory() && target.split('/').some((name) => isGitName(name))) return;
    const isTarget = visit.isTarget || (target !== path && this.#options.isWanted(textOf(path)));
    if (stats.isDirectory()) await this.#visitFolder({ path: target, depth: visit.depth, isTarget });
    else if (stats.isFile()) this.#addFile({ ...visit, path: target, isTarget }, path);
    else this.#addSpecial(path);
  }

  async #visitFolder(visit: Visit): Promise<void> {
    const before = this.#visited.get(visit.path);
    // A folder may be visited again if a link makes all of it wanted.
    if (before === true || before === visit.isTarget || this.#isFull) return;
    this.#visited.set(visit.path, visit.isTarget);
    if (visit.depth > LIMITS.walkDepth) {
      this.#addLimit(
        'too-deep',
        visit.path,
        `More than ${String(LIMITS.walkDepth)} folders are inside each other.`,
      );
      return;
    }
    try {
      // One character for each byte, as in a BytePath.
      const folder = await opendir(this.#absolute(visit.path), { encoding: 'latin1', bufferSize: 512 });
      let isEmpty = true;
      for await (const entry of folder) {
        isEmpty = false;
        this.#options.signal.throwIfAborted();
        if (!this.#countEntry(visit.path)) return;
        await this.#visitEntry(visit, entry);
      }
      if (isEmpty) this.#empty.add(visit.path);
    } catch (error) {
      if (this.#options.signal.aborted) throw error;
      this.#addLimit('unreadable', visit.path, `The folder cannot be read (${codeOf(error)}).`);
    }
  }

  async #visitEntry(parent: Visit, entry: Dirent): Promise<void> {
    if (isGitName(entry.name)) return;
    const path = parent.path === '' ? entry.name : `${parent.path}/${entry.name}`;
    const visit = { path, depth: parent.depth + 1, isTarget: parent.isTarget };
    if (entry.isSymbolicLink()) {
      if (!this.#isIgnored(path)) await this.#visitLink(visit);
    } else if (entry.isDirectory()) {
      if (this.#isIgnored(path)) return;
      if (entry.name === PACKAGES_FOLDER && !this.#options.withPackages) this.#visitPackages(visit);
      else await this.#visitFolder(visit);
    } else if (entry.isFile()) this.#addFile(visit, path);
    else this.#addSpecial(path);
  }

  /** Of installed packages, only files with names that models have are wanted; links in them are not followed. */
  #visitPackages({ path, isTarget }: Visit): void {
    const { signal } = this.#options;
    const below = (file: string): BytePath => (file === '' ? path : `${path}/${file}`);
    const found = lookIntoPackages((file) => this.#absolute(below(file)), LIMITS.walkEntries, signal);
    for (const model of found.models.map(below)) {
      if (!this.#isIgnored(model) && (isTarget || this.#options.isWantedInPackages(textOf(model)))) {
        this.#files.set(model, { path: model, names: new Set([nameOf(model)]) });
      }
    }
    if (found.isCut) this.#addLimit('too-many', path, TOO_MANY);
    this.#packages.push({ path: textOf(path), files: found.files });
  }

  async #visitLink(visit: Visit): Promise<void> {
    try {
      await this.#follow(visit.path, visit);
    } catch (error) {
      if (this.#options.signal.aborted) throw error;
      // A link that leads nowhere cannot be loaded either; one with a model's name may lead somewhere on another machine.
      const isDangling = codeOf(error) === 'ENOENT';
      if (isDangling && !(isNameOfModel(visit.path) && this.#options.isWanted(textOf(visit.path)))) return;
      this.#addLimit('unreadable', visit.path, `The link cannot be followed (${codeOf(error)}).`);
    }
  }

  /** @param namePath the file itself, or a link to it */
  #addFile({ path, isTarget }: Visit, namePath: BytePath): void {
    const isWanted = this.#options.isWanted(textOf(namePath)) || isTarget;
    if (
      !isWanted ||
      this.#isIgnored(path) ||
      (namePath !== path && this.#options.isIgnored(textOf(namePath)))
    ) {
      return;
    }
    const file = this.#files.get(path) ?? { path, names: new Set([nameOf(path)]) };
    file.names.add(nameOf(namePath));
    this.#files.set(path, file);
  }

  #isIgnored(path: BytePath): boolean {
    const isIgnored = this.#options.isIgnored(textOf(path));
    if (isIgnored) this.#ignored += 1;
    return isIgnored;
  }

  #addSpecial(path: BytePath): void {
    if (!this.#options.isWanted(textOf(path))) return;
    this.#addLimit('special', path, 'It is neither a file nor a folder (a pipe, a socket or a device).');
  }

  #countEntry(path: BytePath): boolean {
    this.#entries += 1;
    if (this.#entries <= LIMITS.walkEntries) return true;
    if (!this.#isFull) {
      this.#isFull = true;
      this.#addLimit('too-many', path, TOO_MANY);
    }
    return false;
  }

  #addLimit(kind: ScanLimit['kind'], path: BytePath, text: string): void {
    const hasModelName = isNameOfModel(path);
    const isGrave = hasModelName || !HARMLESS.has(kind);
    // Harmless entries must not crowd out one that fails the check.
    const listed = isGrave ? this.#graveLimits : this.#limits.length - this.#graveLimits;
    if (listed >= LIMITS.listedLimits && kind !== 'too-many') return;
    if (isGrave) this.#graveLimits += 1;
    this.#limits.push({ kind, path: textOf(path), text, ...(hasModelName && { hasModelName }) });
  }

  #absolute(path: BytePath): Buffer {
    const rest = sep === '/' ? path : path.replaceAll('/', sep);
    return Buffer.from(
      path === '' ? this.#root : `${this.#root}${this.#root.endsWith(sep) ? '' : sep}${rest}`,
      'latin1',
    );
  }

  /** @returns undefined for a path outside the root */
  #relative(absolute: BytePath): BytePath | undefined {
    if (absolute === this.#root) return '';
    const start = this.#root.endsWith(sep) ? this.#root : `${this.#root}${sep}`;
    if (!absolute.startsWith(start)) return undefined;
    const rest = absolute.slice(start.length);
    return sep === '/' ? rest : rest.replaceAll(sep, '/');
  }
}

/** @returns the paths in a file `.gitmodules`; none if there is no such file, or a very long one */
function submodulesOf(file: Buffer): readonly BytePath[] {
  try {
    if (statSync(file).size > MAX_MODULES_BYTES) return [];
    const lines = readFileSync(file, 'latin1').matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]*)/gmu);
    return [...lines].map(([, path = '']) => path.trim().replace(/\/+$/u, ''));
  } catch {
    return [];
  }
}

function isNameOfModel(path: BytePath): boolean {
  return isModelName(withoutCompression(path));
}

function nameOf(path: BytePath): string {
  return textOf(path.slice(path.lastIndexOf('/') + 1));
}

/** A path as text; bytes that are no text are written as `\xff`. */
function textOf(path: BytePath): string {
  const bytes = Buffer.from(path, 'latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return path.replaceAll(/[^ -~]/gu, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
