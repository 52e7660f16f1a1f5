import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isLeftover } from '@model-security-scan/engine/member';
import type { InspectedFile } from '@model-security-scan/engine/inspection';
import {
  baseName,
  extensionOf,
  mayNameModel,
  withoutCompression,
} from '@model-security-scan/scanner/model-names';

/** A file of the folder, or a folder of pictures. */
export interface FoundPath {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly absolutePath: string;
  readonly bytes: number;
  /** The pictures of a folder, and what a system left beside them; absent for a file. */
  readonly pictures?: readonly string[];
  /** The files that a model keeps numbers in (external data), named relative to its folder. */
  readonly external?: readonly { readonly name: string; readonly absolutePath: string }[];
}

/** What a folder holds, by what it may be good for. */
export interface FoundFiles {
  /** Files that may be models, of any format. */
  readonly models: readonly FoundPath[];
  /** Tables, arrays and folders of pictures. */
  readonly data: readonly FoundPath[];
  readonly labels: readonly FoundPath[];
  readonly minmax: readonly FoundPath[];
  /** Data that current data is compared with. */
  readonly reference: readonly FoundPath[];
  /** Data that is trusted. */
  readonly trusted: readonly FoundPath[];
  /** True if there were more files than are looked at. */
  readonly isCut: boolean;
}

const MAX_ENTRIES = 50_000;
const MAX_DEPTH = 8;
/** Folders of programs, not of people. */
const SKIPPED = /^(?:node_modules|venv|env|site-packages|__pycache__|dist|build|target|reports)$/iu;

const TABLES: readonly string[] = ['csv', 'tsv'];
const ARRAYS: readonly string[] = ['npy', 'npz'];
const PICTURE = /\.(?:png|jpe?g)$/iu;
const MIN_PICTURES = 8;

const MINMAX = /min[-_]?max/iu;
const LABEL = /(?:^|[-_.])(?:labels?|targets?|y)(?:[-_.]|$)|labels?$/iu;
const REFERENCE = /(?:^|[-_./])(?:ref|reference|baseline)(?:[-_./]|$)/iu;
const TRUSTED = /(?:^|[-_./])(?:universal|trusted)(?:[-_./]|$)/iu;

/** Looks through a folder. Links are not followed. */
export async function findFiles(root: string): Promise<FoundFiles> {
  const walk = new Walk(root);
  await walk.folder('', 0);
  const isNamed = (pattern: RegExp) => (found: FoundPath) => pattern.test(found.path.replace(/\.\w+$/u, ''));
  const [minmax, rest] = split(walk.data, isNamed(MINMAX));
  // A label may be called after the set that it belongs to, so labels come first.
  const [labels, inputs] = split(rest, (found) => found.pictures === undefined && hasLabelName(found));
  const [reference, others] = split(inputs, isNamed(REFERENCE));
  const [trusted, data] = split(others, isNamed(TRUSTED));
  return { models: walk.models, data, labels, minmax, reference, trusted, isCut: walk.isCut };
}

function hasLabelName({ path: file }: FoundPath): boolean {
  const stem = baseName(file).replace(/\.\w+$/u, '');
  return LABEL.test(stem) && extensionOf(file) !== 'npz';
}

/** Those for which a test holds, and the others. */
export function split<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

class Walk {
  readonly models: FoundPath[] = [];
  readonly data: FoundPath[] = [];
  isCut = false;
  readonly #root: string;
  #entries = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns the pictures that lie in the folder itself, and what a system left beside them */
  async folder(folder: string, depth: number): Promise<readonly string[]> {
    const entries = await readdir(path.join(this.#root, folder), { withFileTypes: true }).catch(() => []);
    const pictures: string[] = [];
    const inside = new Map<string, readonly string[]>();
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      this.#entries += 1;
      if (this.#entries > MAX_ENTRIES) {
        this.isCut = true;
        return pictures;
      }
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const name = entry.isDirectory() ? `${entry.name}/` : entry.name;
      if (isLeftover(name) && !mayNameModel(file)) pictures.push(name);
      else if (entry.isFile() && PICTURE.test(entry.name)) pictures.push(entry.name);
      else if (entry.isDirectory()) inside.set(entry.name, await this.#inner(entry, file, depth));
      else await this.#entry(entry, file);
    }
    this.#addPictures(folder, pictures);
    const classes = [...inside].filter(([, found]) => found.some(isPicture));
    if (!pictures.some(isPicture) && classes.length > 1) {
      const below = classes.flatMap(([name, found]) => found.map((one) => `${name}/${one}`));
      this.#addPictures(folder, [...below, ...pictures]);
    }
    return pictures;
  }

  #addPictures(folder: string, pictures: readonly string[]): void {
    if (pictures.filter(isPicture).length < MIN_PICTURES || folder === '') return;
    this.data.push({ path: folder, absolutePath: path.join(this.#root, folder), bytes: 0, pictures });
  }

  async #inner(entry: Dirent, file: string, depth: number): Promise<readonly string[]> {
    if (SKIPPED.test(entry.name)) return [];
    if (depth < MAX_DEPTH) return this.folder(file, depth + 1);
    this.isCut = true;
    return [];
  }

  async #entry(entry: Dirent, file: string): Promise<void> {
    if (!entry.isFile()) return;
    const extension = extensionOf(file);
    const isData = TABLES.includes(extension) || ARRAYS.includes(extension);
    const isModel = mayNameModel(file) && !ARRAYS.includes(extensionOf(withoutCompression(file)));
    if (!isModel && !isData) return;
    const absolutePath = path.join(this.#root, file);
    const stats = await stat(absolutePath).catch(() => undefined);
    // An empty model is named with its reason.
    if (stats === undefined || (stats.size === 0 && !isModel)) return;
    (isModel ? this.models : this.data).push({ path: file, absolutePath, bytes: stats.size });
  }
}

function isPicture(name: string): boolean {
  return PICTURE.test(name) && !isLeftover(name);
}

/** The files of what was found, as an inspection takes them. */
export function inspectedFiles(found: FoundPath): readonly InspectedFile[] {
  const { absolutePath, pictures, external = [] } = found;
  if (pictures === undefined) return [{ name: baseName(found.path), absolutePath }, ...external];
  return pictures.map((name) => ({ name, absolutePath: `${absolutePath}/${name}` }));
}
