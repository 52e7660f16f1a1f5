import { listNames } from '@model-security-scan/common/list-names';
import { textAt } from '@model-security-scan/common/json';
import { plainLine } from '@model-security-scan/common/sanitize';
import { MAX_NAME_BYTES } from './archive-names.ts';

/** The reason that a file or folder cannot be sent. */
export interface FileFault {
  /** The path inside the artifact, with forward slashes; empty for the artifact itself. */
  readonly name: string;
  /** Says what was found there and what to do about it. */
  readonly text: string;
}

/** The most files and folders that one artifact may hold. */
export const MAX_ENTRIES = 100_000;

/** The most files and folders that all artifacts of a run may hold together: each takes memory until the run ends. */
export const MAX_RUN_ENTRIES = 500_000;

export const FAULTS = {
  missing:
    'nothing is there; check the path, and that earlier steps check out the repository and create the file',
  outside:
    'a link that leads out of the workspace; only files in the workspace are sent: copy the file into it',
  dangling: 'a link to nothing; fix or remove it',
  circle: 'a link that leads in a circle; remove it',
  git: 'part of a .git folder, which is never sent; choose another path',
  special: 'a device, socket or pipe; only files and folders are sent',
  lfs: 'a Git LFS pointer instead of the file itself; give actions/checkout the two lines `with:` and `lfs: true`, or run `git lfs install --local && git lfs pull`',
  name: `a name that some systems cannot unpack (a control character, a backslash, a drive letter, invalid UTF-8, or over ${String(MAX_NAME_BYTES)} bytes); rename it`,
  emptyFile: 'an empty file; check the step that creates it',
  emptyFolder: 'a folder without any content; check the step that fills it',
  tooManyEntries: `a folder with more than ${String(MAX_ENTRIES)} files and folders; zip it in an earlier step and give the path of the .zip`,
  tooManyRunEntries: `a folder that brings the artifacts of this run to more than ${String(MAX_RUN_ENTRIES)} files and folders together; zip folders in an earlier step and give the paths of the .zip files, or run fewer analyses at once (input "only")`,
  noZip: 'named .zip but not a readable zip archive; create it again, or give the file or folder itself',
  emptyZip: 'a zip archive without any file in it; check the step that creates it',
} as const;

/** Describes an error of the file system, and what to do about it. */
export function describeSystemError(error: unknown): string {
  const code = textAt(error, 'code');
  if (code === 'ENOENT' || code === 'ENOTDIR') return FAULTS.missing;
  if (code === 'ELOOP') return FAULTS.circle;
  return `cannot be read (${code ?? String(error)}); check its permissions`;
}

const MAX_NAMES_SHOWN = 3;

/**
 * Writes one message for each kind of fault in an artifact, however many files have it.
 * @param label names the artifact in the messages
 */
export function describeFaults(label: string, faults: readonly FileFault[]): string[] {
  const groups = Map.groupBy(faults, (fault) => fault.text);
  return [...groups].map(([text, group]) => {
    const named = group.filter((fault) => fault.name !== '');
    const names = listNames(named, MAX_NAMES_SHOWN, ({ name }) => `"${plainLine(name, 120)}"`);
    return names === '' ? `${label}: ${text}` : `${label}, at ${names}: ${text}`;
  });
}
