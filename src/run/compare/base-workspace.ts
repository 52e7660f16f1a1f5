import { copyFile, mkdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../core/errors.ts';
import { formatBytes } from '@model-security-scan/common/number-words';
import { isInside } from '@model-security-scan/common/paths';
import { quotedName } from '@model-security-scan/common/sanitize';
import { makeTemporaryFolder } from '../../core/make-temporary-folder.ts';
import type { CommitFile, CommitFiles } from '../../core/commit.ts';

/** The base commit of a run. */
export interface BaseCommitFiles {
  readonly files: CommitFiles;
  /** The folder of the workspace that holds the checkout, with a slash at its end; empty for the workspace itself. */
  readonly prefix: string;
  /** False if the workspace is no checkout, so that its files may lie elsewhere in the repository. */
  readonly isPlaced: boolean;
  /** Where Git LFS keeps contents on this machine; undefined if that is not known. */
  readonly lfsFolder: string | undefined;
}

/** A file of a commit under the path that it would have in the workspace. */
interface PlacedFile {
  readonly path: string;
  readonly file: CommitFile;
}

/** All files together have at most so many bytes. */
const MOST_BYTES = 16 * 2 ** 30;
const POINTER = /^version https:\/\/git-lfs\.[^\n]*\n(?:[^\n]*\n)*oid sha256:(?<oid>[0-9a-f]{64})\n/u;
const MOST_POINTER_BYTES = 1024;

/**
 * Files of a base commit as a workspace of its own: what is read of it is what a checkout of that commit would have at the
 * same paths. Each file is written once, when it is wanted.
 */
export class BaseWorkspace {
  readonly #base: BaseCommitFiles;
  readonly #written = new Map<string, Promise<string | undefined>>();
  #ids: ReadonlySet<string> | undefined;
  #folder: Promise<string> | undefined;
  #bytes = 0;

  constructor(base: BaseCommitFiles) {
    this.#base = base;
  }

  get commit(): string {
    return this.#base.files.commit;
  }

  /** Git's ids of everything that the commit holds. */
  get ids(): ReadonlySet<string> {
    this.#ids ??= new Set(Array.from(this.#base.files.files.values(), ({ id }) => id));
    return this.#ids;
  }

  get isPlaced(): boolean {
    return this.#base.isPlaced;
  }

  get folder(): Promise<string> {
    this.#folder ??= makeTemporaryFolder().then((folder) => realpath(folder));
    return this.#folder;
  }

  /** Finds the files of the commit at a path of the workspace: one, or those of a folder. */
  filesAt(wanted: string): readonly PlacedFile[] {
    const { files, prefix } = this.#base;
    const place = path.posix.normalize(wanted).replace(/\/$/u, '');
    if (!place.startsWith(prefix)) return [];
    const inside = place.slice(prefix.length);
    const single = files.files.get(inside);
    if (single !== undefined) return [{ path: place, file: single }];
    const start = inside === '.' || inside === '' ? '' : `${inside}/`;
    return [...files.files.values()]
      .filter((file) => file.path.startsWith(start))
      .map((file) => ({ path: prefix + file.path, file }));
  }

  /**
   * Writes files of the commit.
   * @returns why that is not possible: sentences; undefined if they are there
   * @throws the reason of the run's signal
   */
  async write(wanted: readonly PlacedFile[], signal: AbortSignal): Promise<string | undefined> {
    for (const one of wanted) {
      signal.throwIfAborted();
      // Models that are compared at the same time may share a file.
      const written = this.#written.get(one.path) ?? this.#writeOne(one, signal);
      this.#written.set(one.path, written);
      const fault = await written;
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  async remove(): Promise<void> {
    const folder = await this.#folder?.catch(() => undefined);
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  async #writeOne({ path: place, file }: PlacedFile, signal: AbortSignal): Promise<string | undefined> {
    const { files } = this.#base;
    const shown = `${quotedName(place)} of the base commit`;
    this.#bytes += file.bytes;
    if (file.bytes > files.mostBytes || this.#bytes > MOST_BYTES) {
      return (
        `${shown} has ${formatBytes(file.bytes)}, more than can be read of it this way. Give actions/checkout the line ` +
        '"fetch-depth: 0", so that it is read from the checkout.'
      );
    }
    const folder = await this.folder;
    const target = path.join(folder, place);
    if (!isInside(folder, target)) return `${shown} lies outside of the repository.`;
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await files.write(file, target);
      return await this.#resolvePointer(target, file.bytes, shown);
    } catch (error) {
      signal.throwIfAborted();
      return `${shown} could not be read: ${messageOf(error)}`;
    }
  }

  /** Puts the content in the place of a Git LFS pointer, if it is on this machine. */
  async #resolvePointer(target: string, bytes: number, shown: string): Promise<string | undefined> {
    if (bytes > MOST_POINTER_BYTES) return undefined;
    const { oid } = POINTER.exec(await readFile(target, 'latin1'))?.groups ?? {};
    if (oid === undefined) return undefined;
    const { lfsFolder, files } = this.#base;
    const content = path.join(lfsFolder ?? '', oid.slice(0, 2), oid.slice(2, 4), oid);
    const isHere = lfsFolder !== undefined && (await stat(content).catch(() => undefined))?.isFile() === true;
    if (!isHere) {
      return `${shown} is a Git LFS pointer, and its content is not here. Fetch it before: git lfs fetch origin ${files.commit}`;
    }
    await rm(target);
    await copyFile(content, target);
    return undefined;
  }
}
