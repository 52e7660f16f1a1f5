import { listNames } from '@model-security-scan/common/list-names';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './member.ts';
import { holdArrays, readArrays } from './read-arrays.ts';
import { csvRecords } from './tables/csv.ts';
import type { DatasetLimits } from './dataset-limits.ts';
import type { NumberArray } from './npy.ts';

/** Labels as they lie in a file: of named pictures, or in the order of the inputs. */
export interface LabelFile {
  readonly name: string;
  readonly values: readonly string[];
  /** The pictures that they belong to, in the same order. */
  readonly pictures: readonly string[] | undefined;
  /** The column that they are from, if a table holds inputs, too. */
  readonly column?: string;
  /** If the labels are the names of folders: all of them, sorted by name. */
  readonly classes?: readonly string[];
}

const LABEL_COLUMN = /^(?:target|labels?|class|y)$/iu;
const PICTURE_COLUMN = /^(?:images?|pictures?|files?|file_?names?|names?|paths?|id)$/iu;

/** True for a column that is called as labels are: target, label, class or y. */
export function isLabelName(name: string | undefined): boolean {
  return name !== undefined && LABEL_COLUMN.test(name);
}

/** Reads a label slot: a table (image,label; or labels alone in the order of the inputs), or integers in .npy. @throws ArtifactFault */
export async function readLabelFile(
  members: readonly Member[],
  limits: DatasetLimits,
  given?: string,
): Promise<LabelFile> {
  const [first, ...others] = members;
  if (first === undefined) throw new ArtifactFault('The label upload holds no file.');
  if (holdArrays(members)) {
    const { only, labels, inputs } = await readArrays(members, limits);
    const array = labels ?? only ?? inputs;
    if (array !== undefined) return labelsOfArray(array);
  }
  if (others.length > 0 || !/\.(?:csv|tsv|txt)$/iu.test(first.name)) {
    throw new ArtifactFault(
      `Labels are one file: label.csv with the columns image and label, or integers in .npy; not ` +
        `${listNames(members, 1, ({ name }) => shownName(name))}.`,
    );
  }
  return readLabelTable(first, limits, given);
}

/** Takes labels from an array: one for each input, or a row with a 1 in the column of the class. */
export function labelsOfArray(array: NumberArray): LabelFile {
  const [count = 0, classes = 1, ...more] = array.shape;
  if (more.length > 0) {
    throw new ArtifactFault(
      `${shownName(array.name)} has the shape ${array.shape.join(' x ')}; labels are one integer for each input.`,
    );
  }
  const values = Array.from({ length: count }, (_, row) => {
    const cells = array.values.subarray(row * classes, (row + 1) * classes);
    return String(classes === 1 ? cells[0] : cells.indexOf(Math.max(...cells)));
  });
  return { name: array.name, values, pictures: undefined };
}

function readLabelTable(member: Member, limits: DatasetLimits, given: string | undefined): LabelFile {
  const values: string[] = [];
  const pictures: string[] = [];
  let columns: { label: number; picture: number } | undefined;
  for (const record of csvRecords(member.read(), member.name, limits)) {
    const { line } = record;
    const cells = record.cells.map((cell) => cell.trim());
    if (columns === undefined) {
      const isName = (cell: string): boolean =>
        isLabelName(cell) || PICTURE_COLUMN.test(cell) || cell === given;
      const named = cells.some(isName);
      columns = chooseColumns(named ? cells : undefined, cells.length, given);
      if (named) continue;
    }
    const value = cells[columns.label];
    if (value === undefined || value === '') {
      throw new ArtifactFault(`${shownName(member.name)}, line ${String(line)}: the label is missing.`);
    }
    values.push(value);
    const picture = cells[columns.picture];
    if (picture !== undefined) pictures.push(picture);
  }
  if (values.length === 0) throw new ArtifactFault(`${shownName(member.name)} holds no labels.`);
  return {
    name: member.name,
    values,
    pictures: pictures.length === values.length ? pictures : undefined,
  };
}

function chooseColumns(
  header: readonly string[] | undefined,
  count: number,
  given: string | undefined,
): { label: number; picture: number } {
  const places = [
    given === undefined ? -1 : header?.indexOf(given),
    header?.findIndex(isLabelName),
    count - 1,
  ];
  const label = places.find((place) => place !== undefined && place >= 0) ?? 0;
  if (count === 1) return { label, picture: -1 };
  const named = header?.findIndex((name) => PICTURE_COLUMN.test(name)) ?? -1;
  return { label, picture: named === -1 ? (label === 0 ? 1 : 0) : named };
}
