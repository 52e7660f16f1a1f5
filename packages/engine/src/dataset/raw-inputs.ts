import type { PictureShape } from '../analysis-data.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { leftoverNotes, type Member, type Members } from './member.ts';
import { holdArrays, readArrays } from './read-arrays.ts';
import { arrayInputs } from './array-inputs.ts';
import { type LabelFile, labelsOfArray } from './label-file.ts';
import { PictureReader } from './pictures/pictures.ts';
import { tableInputs } from './tables/table-inputs.ts';
import { type InputForm, type RawInputs, thinOut } from './input-form.ts';

/** Folders of splits, which may lie above those of the classes. */
const SPLIT = /^(?:train|training|val|valid|validation|test|testing)$/iu;

/**
 * Takes the labels of pictures from folders, one for each class (as `ImageFolder` and Keras do), maybe below `train` and `val`.
 * @returns undefined if there are no such folders
 */
export function classFolders(pictures: readonly string[]): LabelFile | undefined {
  const folders = pictures.map((picture) => picture.split('/').slice(0, -1));
  const isSplit = folders.every(([first, second]) => SPLIT.test(first ?? '') && second !== undefined);
  const values = folders.map((folder) => folder[isSplit ? 1 : 0] ?? '');
  const classes = [...new Set(values)].sort();
  if (classes.length < 2 || classes.includes('')) return undefined;
  return { name: 'the folders of the pictures', values, pictures, classes };
}

/** Reads a slot of inputs: arrays, a table, or pictures. @throws ArtifactFault that names the file and the place */
export async function readRawInputs(members: Members, form: InputForm, what: string): Promise<RawInputs> {
  const raw = await readMembers(members, form, what);
  const notes = leftoverNotes(members.leftovers ?? [], what);
  return notes.length === 0 ? raw : { ...raw, notes: [...notes, ...(raw.notes ?? [])] };
}

async function readMembers(members: readonly Member[], form: InputForm, what: string): Promise<RawInputs> {
  const [first] = members;
  if (first === undefined) throw new ArtifactFault(`The upload of ${what} holds no file.`);
  if (holdArrays(members)) {
    const { inputs, only, labels } = await readArrays(members, form.limits);
    const array = inputs ?? only ?? labels;
    if (array === undefined) throw new ArtifactFault(`The upload of ${what} holds no array.`);
    const given = labels === undefined || array === labels ? undefined : labelsOfArray(labels);
    return { ...arrayInputs(array, form), labels: given };
  }
  if (isTable(members)) return tableInputs(first, form);
  const { picture } = form;
  if (form.kind === 'pictures' && picture !== undefined) return pictureInputs(members, form, picture);
  throw new ArtifactFault(
    `The upload of ${what} holds ${shownName(first.name)}${members.length > 1 ? ` and ${String(members.length - 1)} more` : ''}; ` +
      'give one table (.csv) or one array (.npy, .npz).',
  );
}

export function isTable(members: readonly Member[]): boolean {
  return members.length === 1 && /\.(?:csv|tsv|txt)$/iu.test(members[0]?.name ?? '');
}

function pictureInputs(members: readonly Member[], form: InputForm, shape: PictureShape): RawInputs {
  const pictures = members
    .filter(({ name }) => !/\.(?:csv|txt|json|md)$/iu.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const size = shape.channels * shape.height * shape.width;
  const kept = thinOut(pictures.length, size, form.limits.numbers);
  const chosen = kept?.flatMap((index) => pictures[index] ?? []) ?? pictures;
  if (chosen.length === 0) throw new ArtifactFault('The upload holds no pictures.');
  const { colors, sizing, limits } = form;
  const reader = new PictureReader({ shape, colors, sizing, limits });
  const values = new Float32Array(chosen.length * size);
  for (const [index, member] of chosen.entries()) {
    reader.read(member, values.subarray(index * size, (index + 1) * size));
  }
  return {
    values,
    count: chosen.length,
    pixels: true,
    names: chosen.map(({ name }) => name),
    kept,
    total: pictures.length,
    labels: classFolders(pictures.map(({ name }) => name)),
  };
}
