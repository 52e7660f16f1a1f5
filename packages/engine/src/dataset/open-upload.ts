import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { DatasetLimits } from './dataset-limits.ts';
import { isLeftover, type Member, type Members, sizeProblem } from './member.ts';

/** One of several files whose contents follow one another. */
export interface IndexEntry {
  readonly name: string;
  readonly bytes: number;
}

/** What was handed over for a slot: the contents of files, one after the other, or a zip that the user made. */
export interface Upload {
  readonly bytes: number;
  /** The files in it, in order; undefined for a zip. */
  readonly index: readonly IndexEntry[] | undefined;
  /** Reads `bytes` bytes, beginning at `start`. @throws Error if they are not there */
  read(start: number, bytes: number): Buffer;
}

/** Lists the files of an upload, without reading any. @throws ArtifactFault if it cannot be read, or goes beyond a limit */
export async function openUpload(upload: Upload, what: string, limits: DatasetLimits): Promise<Members> {
  const { bytes, index } = upload;
  if (bytes > limits.archiveBytes) {
    throw new ArtifactFault(
      `The upload of ${what} has ${String(bytes)} bytes; at most ${String(limits.archiveBytes)} can be analysed.`,
    );
  }
  if (index !== undefined) return listMembers(upload, index, what, limits);
  // Most uploads are no archives, so its reader is loaded only here.
  const { openArchive } = await import('./open-archive.ts');
  return openArchive(upload.read(0, bytes), what, limits);
}

function listMembers(
  upload: Upload,
  index: readonly IndexEntry[],
  what: string,
  limits: DatasetLimits,
): Members {
  if (index.length > limits.members) {
    throw new ArtifactFault(
      `The upload of ${what} holds ${String(index.length)} files; at most ${String(limits.members)} can be analysed.`,
    );
  }
  const members: Member[] = [];
  const leftovers: string[] = [];
  let end = 0;
  for (const { name, bytes } of index) {
    const start = end;
    end += bytes;
    if (isLeftover(name)) {
      leftovers.push(name);
      continue;
    }
    const problem = sizeProblem(bytes, end, limits);
    if (problem !== undefined) {
      throw new ArtifactFault(`The file ${shownName(name)} of ${what} ${problem}.`);
    }
    members.push({ name, bytes, read: () => upload.read(start, bytes) });
  }
  if (members.length === 0) throw new ArtifactFault(`The upload of ${what} holds no file.`);
  return Object.assign(members, { leftovers });
}
