import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { LabelFile } from './label-file.ts';
import type { RawInputs } from './input-form.ts';

/** How labels can be given; follows a colon. */
export const LABELS_ADVICE =
  'give label (a table image,label, or integers in .npy), a table with a column called target, label, class or y, or one ' +
  'folder of pictures for each class.';

/** The labels that came with inputs. Folders of pictures count only if labels are needed: they may mean something else. */
export function ownLabels({ labels }: RawInputs, needsLabels: boolean): LabelFile | undefined {
  return labels?.classes !== undefined && !needsLabels ? undefined : labels;
}

/** Picks the label of each input that was kept: by the name of its picture, else by its place. @throws ArtifactFault */
export function pickLabels(file: LabelFile, raw: RawInputs): readonly string[] {
  if (raw.names !== undefined) {
    if (file.pictures !== undefined) return byName(file, file.pictures, raw.names);
    throw new ArtifactFault(
      `${shownName(file.name)} does not say which picture each label belongs to. Give label.csv with the columns image ` +
        'and label.',
    );
  }
  const values = withoutHeader(file.values, raw.total);
  if (values.length !== raw.total) {
    throw new ArtifactFault(
      `${shownName(file.name)} has ${String(file.values.length)} labels, but the data has ${String(raw.total)} inputs. Give each input one label, in the same order.`,
    );
  }
  return raw.kept?.map((row) => values[row] ?? '') ?? values;
}

/** Takes a first line for a header of any name if it is the one line too many, no number, and no label of another line. */
function withoutHeader(values: readonly string[], inputs: number): readonly string[] {
  const [first = '', ...rest] = values;
  const isHeader = rest.length === inputs && Number.isNaN(Number(first)) && !rest.includes(first);
  return isHeader ? rest : values;
}

/** @returns how many pictures a label file names that are not there; those that were left out for memory count as there */
export function unusedLabels({ pictures }: LabelFile, { names, kept }: RawInputs): number {
  if (pictures === undefined || names === undefined || kept !== undefined) return 0;
  const known = new Set(names.flatMap((name) => [name, shortName(name)]));
  return pictures.filter((name) => !known.has(name) && !known.has(shortName(name))).length;
}

function byName(file: LabelFile, pictures: readonly string[], names: readonly string[]): readonly string[] {
  const byPath = new Map(
    pictures.map((picture, index) => [picture.replace(/^\.?\//u, ''), file.values[index] ?? '']),
  );
  const byShortName = uniqueShortNames(byPath);
  const labels = names.map((name) => byPath.get(name) ?? byShortName.get(shortName(name)));
  const missing = labels.indexOf(undefined);
  if (missing === -1) return labels.flatMap((label) => label ?? []);
  const count = labels.filter((label) => label === undefined).length;
  throw new ArtifactFault(
    `${shownName(file.name)} has no label for ${String(count)} of ${String(names.length)} pictures; the first is ` +
      `${shownName(names[missing] ?? '')}. Add them, or leave out these pictures.`,
  );
}

/** Labels by the name of the picture without folder and extension, if only one picture has that name. */
function uniqueShortNames(byPath: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const [picture, label] of byPath) {
    const name = shortName(picture);
    if (found.has(name)) twice.add(name);
    found.set(name, label);
  }
  for (const name of twice) found.delete(name);
  return found;
}

function shortName(path: string): string {
  return path.replace(/^.*\//u, '').replace(/\.(?:png|jpe?g)$/iu, '');
}
