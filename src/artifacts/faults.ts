import { textAt } from '../core/json.ts';
import { plainLine } from '../text/sanitize.ts';
import { MAX_NAME_BYTES } from '../zip/entry-names.ts';

/** Why a file or folder cannot be sent. */
export interface FileFault {
  /** Inside the artifact, with forward slashes; empty for the artifact itself. */
  readonly name: string;
  /** What it is, and what to do. */
  readonly text: string;
}

/** How many files or folders one artifact may hold. */
export const MAX_ENTRIES = 100_000;

/** How many files or folders the artifacts of a run may hold together: each takes memory until the run ends. */
export const MAX_RUN_ENTRIES = 500_000;

export const FAULTS = {
  missing:
    'nothing is there; check the path, and that the repository is checked out and the file made before this step',
  outside:
    'a link that leads out of the workspace, from which alone files are sent; put the file itself there',
  dangling: 'a link to nothing; mend or remove it',
  circle: 'a link that leads in a circle; remove it',
  git: 'part of a .git folder, which is never sent; choose another path',
  special: 'a device, socket or pipe; only files and folders are sent',
  lfs: 'a Git LFS pointer instead of the file that it stands for; set `lfs: true` for actions/checkout, or run `git lfs pull`',
  name: `a name that not every system can unpack (a control character, a backslash, a drive letter, no valid UTF-8, or over ${String(MAX_NAME_BYTES)} bytes); rename it`,
  emptyFile: 'an empty file; check the step that makes it',
  emptyFolder: 'a folder without any content; check the step that fills it',
  crowded: `a folder of more than ${String(MAX_ENTRIES)} files and folders; zip it in a step before, and give the .zip`,
  crowdedRun: `a folder with which the artifacts of this run hold more than ${String(MAX_RUN_ENTRIES)} files and folders together; zip folders in a step before, and give the .zip, or run fewer analyses at once (input "only")`,
  noZip: 'named .zip but no zip archive that can be read; make it anew, or give the file or folder itself',
  emptyZip: 'a zip archive without any file in it; check the step that makes it',
} as const;

/** The fault of a file that the system would not hand over. */
export function describeSystemError(error: unknown): string {
  const code = textAt(error, 'code');
  if (code === 'ENOENT' || code === 'ENOTDIR') return FAULTS.missing;
  if (code === 'ELOOP') return FAULTS.circle;
  return `cannot be read (${code ?? String(error)}); check its permissions`;
}

const NAMES_SHOWN = 3;

/**
 * One message for each kind of fault of an artifact, however many files have it.
 * @param label names the artifact, for people
 */
export function describeFaults(label: string, faults: readonly FileFault[]): string[] {
  const groups = Map.groupBy(faults, (fault) => fault.text);
  return [...groups].map(([text, group]) => {
    const names = group
      .filter((fault) => fault.name !== '')
      .map((fault) => `"${plainLine(fault.name, 120)}"`);
    return names.length === 0 ? `${label}: ${text}` : `${label}, at ${listNames(names)}: ${text}`;
  });
}

function listNames(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return more > 0 ? `${shown} and ${String(more)} more` : shown;
}
