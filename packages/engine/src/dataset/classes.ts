import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { LabelFile } from './label-file.ts';
import { TRUTHS } from './tables/table-columns.ts';

/** Reads labels as the values that a regression should give. @throws ArtifactFault if one of them is no finite number */
export function targetsOf(values: readonly string[], { name }: Pick<LabelFile, 'name'>): Float64Array {
  const targets = Float64Array.from(values, (value) => (value.trim() === '' ? Number.NaN : Number(value)));
  const bad = targets.findIndex((value) => !Number.isFinite(value));
  if (bad === -1) return targets;
  throw new ArtifactFault(
    `${shownName(name)}: the label of input ${String(bad)} (counted from 0) is ${JSON.stringify(shownName(values[bad] ?? ''))}. The ` +
      'labels of a regression are numbers: the values that the model should give.',
  );
}

/** What is known of the classes before the labels are read. */
export interface KnownClasses {
  /** The model's own names, in the order of its scores. */
  readonly names: readonly string[] | undefined;
  readonly count: number | undefined;
}

export interface ClassLabels {
  readonly labels: Int32Array;
  readonly names: readonly string[] | undefined;
}

const WHOLE = /^[+-]?\d+(?:\.0*)?$/u;

/**
 * Turns labels into classes counted from 0: by the model's own names, else as integers, else in alphabetical order, as tools number folders.
 * @throws ArtifactFault if a label is none of the classes
 */
export function classesOf(
  values: readonly string[],
  known: KnownClasses,
  { name: file, classes: folders }: Pick<LabelFile, 'name' | 'classes'>,
): ClassLabels {
  const named = byNames(values, known.names);
  if (named !== undefined) return named;
  if (folders !== undefined) {
    const numbered = byFolders(values, folders, known);
    if (numbered !== undefined) return numbered;
  }
  if (values.every((value) => WHOLE.test(withoutTruth(value)))) {
    const labels = Int32Array.from(values, (value) => Number(withoutTruth(value)));
    const bad = labels.findIndex((label) => label < 0 || label >= (known.count ?? Infinity));
    if (bad === -1) return { labels, names: known.names };
    throw new ArtifactFault(
      `${shownName(file)}: the label ${String(labels[bad])} (row ${String(bad + 1)}) is not one of the ` +
        `model's ${String(known.count ?? 'many')} classes. Number the classes from 0.${ifValues(values, known)}`,
    );
  }
  const names = [...new Set(values)].sort();
  const most = known.count ?? known.names?.length ?? Infinity;
  if (hasNames(known) || names.length > most) throw unknownClass(file, values, known);
  return byNames(values, names) ?? { labels: new Int32Array(0), names };
}

function unknownClass(file: string, values: readonly string[], known: KnownClasses): ArtifactFault {
  const classes = known.names?.slice(0, 10).join(', ') ?? `${String(known.count)} in number`;
  const unknown = values.toSorted().find((name) => known.names?.includes(name) !== true) ?? '';
  return new ArtifactFault(
    `${shownName(file)}: the label "${shownName(unknown, 40)}" is not one of the model's classes (${shownName(classes)}). ` +
      `Write the labels as the model names its classes, or number them from 0.${ifValues(values, known)}`,
  );
}

/** True if the model has names for its classes, and not only their numbers. */
export function hasNames({ names }: Pick<KnownClasses, 'names'>): boolean {
  return names?.every((name, index) => name === String(index)) === false;
}

/** Writes True as 1, and False as 0. */
function withoutTruth(label: string): string {
  return TRUTHS.has(label) ? String(TRUTHS.get(label)) : label;
}

/** More different numbers than classes may be values. */
function ifValues(values: readonly string[], { count = Infinity }: KnownClasses): string {
  const isMore = new Set(values).size > count && values.every((value) => Number.isFinite(Number(value)));
  return isMore ? ' If they are the values of a regression, set task: tabular-regression.' : '';
}

/**
 * Numbers folders in the order of their names, as torchvision and Keras do: `10` comes before `2`.
 * @returns undefined if they are the numbers of some classes @throws ArtifactFault if it is not clear which
 */
function byFolders(
  values: readonly string[],
  folders: readonly string[],
  { names, count = folders.length }: KnownClasses,
): ClassLabels | undefined {
  const isNamed = hasNames({ names });
  if (!isNamed && folders.length === count) {
    const places = new Map(folders.map((folder, index) => [folder, index]));
    return { labels: Int32Array.from(values, (value) => places.get(value) ?? 0), names: folders };
  }
  if (!isNamed && folders.every((folder) => WHOLE.test(folder))) return undefined;
  const unknown = folders.find((folder) => names?.includes(folder) !== true) ?? '';
  throw new ArtifactFault(
    `The pictures lie in ${String(folders.length)} folders, the first is ${shownName(unknown, 40)}. Each ` +
      `folder is taken for a class, but the model has ${String(count)} classes${names === undefined ? '' : ` with other names: ${shownName(names.slice(0, 10).join(', '))}`}. ` +
      'Give one folder for each class, or give label: a table image,label.',
  );
}

/** True if folders of pictures seem to be the classes: the model's names, or as many folders as it has classes. */
export function areClasses(folders: readonly string[], { names, count }: KnownClasses): boolean {
  return hasNames({ names }) ? byNames(folders, names) !== undefined : folders.length === count;
}

/** @returns undefined if a label is none of the names */
function byNames(values: readonly string[], names: readonly string[] | undefined): ClassLabels | undefined {
  if (names === undefined) return undefined;
  const places = new Map(names.map((name, index) => [plain(name), index]));
  const labels = Int32Array.from(
    values,
    (value) => places.get(plain(value)) ?? places.get(withoutTruth(value)) ?? -1,
  );
  return labels.includes(-1) ? undefined : { labels, names };
}

/** Writes whole numbers alike: 1, 1.0 and +1. Blanks around a name do not count. */
function plain(label: string): string {
  const name = label.trim();
  return WHOLE.test(name) ? String(Number(name)) : name;
}
