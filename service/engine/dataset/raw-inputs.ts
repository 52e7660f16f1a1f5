import type { PictureShape } from '../analysis-data.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './archive.ts';
import { holdArrays, readArrays } from './arrays.ts';
import { arrayInputs } from './array-inputs.ts';
import { type LabelFile, labelsOfArray } from './label-file.ts';
import type { DatasetLimits } from './limits.ts';
import { type ColorSpace, PictureReader } from './pictures.ts';
import { tableInputs } from './table-inputs.ts';

/** What inputs must look like. */
export interface InputForm {
  /** The shape of one input of the model. */
  readonly shape: readonly number[];
  /** `pictures`: also folders of pictures; `windows`: a single column is cut into windows. */
  readonly kind: 'pictures' | 'rows' | 'windows';
  readonly picture: PictureShape | undefined;
  readonly colors: ColorSpace | undefined;
  readonly limits: DatasetLimits;
}

/** Inputs as they lie in the files, in the order of the model but not scaled yet. */
export interface RawInputs {
  readonly values: Float32Array;
  readonly count: number;
  /** True if the numbers are pixels from 0 to 255. */
  readonly pixels: boolean;
  readonly columns: readonly string[] | undefined;
  /** The names of pictures; undefined if the inputs are rows. */
  readonly names: readonly string[] | undefined;
  /** Which inputs of the file were kept, in their order; undefined if all were. */
  readonly kept: readonly number[] | undefined;
  /** The inputs that the file holds. */
  readonly total: number;
  /** Labels that came with the inputs, one for each input in the file. */
  readonly labels: LabelFile | undefined;
}

/**
 * Reads a slot of inputs: arrays, a table, or pictures.
 * @throws ArtifactFault that names the file and the place
 */
export async function readRawInputs(
  members: readonly Member[],
  form: InputForm,
  what: string,
): Promise<RawInputs> {
  const [first] = members;
  if (first === undefined) throw new ArtifactFault(`The upload of ${what} holds no file.`);
  if (holdArrays(members)) {
    const { inputs, only, labels } = await readArrays(members, form.limits);
    const array = inputs ?? only ?? labels;
    if (array === undefined) throw new ArtifactFault(`The upload of ${what} holds no array.`);
    const given = labels === undefined || array === labels ? undefined : labelsOfArray(labels);
    return { ...arrayInputs(array, form), labels: given };
  }
  const table = /\.(?:csv|tsv|txt)$/iu.test(first.name) && members.length === 1;
  if (table) return tableInputs(first, form);
  const { picture } = form;
  if (form.kind === 'pictures' && picture !== undefined) return pictureInputs(members, form, picture);
  throw new ArtifactFault(
    `The upload of ${what} holds ${shownName(first.name)}${members.length > 1 ? ` and ${String(members.length - 1)} more` : ''}; ` +
      'give one table (.csv) or one array (.npy, .npz).',
  );
}

/** Chooses inputs evenly if there are more than memory carries. @returns undefined to keep all */
export function thinOut(total: number, size: number, maxNumbers: number): readonly number[] | undefined {
  const most = Math.max(1, Math.floor(maxNumbers / size));
  if (total <= most) return undefined;
  return Array.from({ length: most }, (_, index) => Math.floor((index * total) / most));
}

function pictureInputs(members: readonly Member[], form: InputForm, shape: PictureShape): RawInputs {
  const pictures = members
    .filter(({ name }) => !/\.(?:csv|txt|json|md)$/iu.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const size = shape.channels * shape.height * shape.width;
  const kept = thinOut(pictures.length, size, form.limits.numbers);
  const chosen = kept?.flatMap((index) => pictures[index] ?? []) ?? pictures;
  if (chosen.length === 0) throw new ArtifactFault('The upload holds no pictures.');
  const reader = new PictureReader(shape, form.colors, form.limits);
  const values = new Float32Array(chosen.length * size);
  for (const [index, member] of chosen.entries()) {
    reader.read(member, values.subarray(index * size, (index + 1) * size));
  }
  return {
    values,
    count: chosen.length,
    pixels: true,
    columns: undefined,
    names: chosen.map(({ name }) => name),
    kept,
    total: pictures.length,
    labels: undefined,
  };
}
