import { readFileSync, statSync } from 'node:fs';
import type { InspectedFile } from './inspection.ts';
import { openArchive } from '../dataset/open-archive.ts';
import { isLeftover, type Members } from '../dataset/member.ts';
import { DATASET_LIMITS, type DatasetLimits } from '../dataset/dataset-limits.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';

/** The limits of an analysis, but with less memory: numbers beyond it are thinned out evenly. */
export const INSPECTION_LIMITS: DatasetLimits = { ...DATASET_LIMITS, numbers: 2 ** 24 };

/** Lists the files of a slot as an upload of them would. An archive that the user made is opened. */
export async function membersOf(files: readonly InspectedFile[], slot: string): Promise<Members> {
  const [first, ...others] = files;
  if (first !== undefined && others.length === 0 && /\.zip$/iu.test(first.name)) {
    return openArchive(readWhole(first), slot, INSPECTION_LIMITS);
  }
  const names = files.map(({ name }) => name);
  const members = files
    .filter(({ name }) => !isLeftover(name))
    .map((file) => ({
      name: file.name,
      bytes: statSync(file.absolutePath).size,
      read: () => readWhole(file),
    }));
  return Object.assign(members, { leftovers: names.filter(isLeftover) });
}

function readWhole({ name, absolutePath }: InspectedFile): Buffer {
  const { size } = statSync(absolutePath);
  if (size > INSPECTION_LIMITS.memberBytes) {
    throw new ArtifactFault(
      `${shownName(name)} has ${String(size)} bytes; at most ${String(INSPECTION_LIMITS.memberBytes)} can be analysed.`,
    );
  }
  return readFileSync(absolutePath);
}
