import type { PictureSizing } from '../catalog/picture-preprocessing.ts';
import type { ModelFile } from '../model/model-file.ts';
import { holdArrays, readArrays } from './read-arrays.ts';
import type { DatasetLimits } from './dataset-limits.ts';
import type { Member } from './member.ts';
import { pictureHeader } from './pictures/pictures.ts';
import { resizedSides } from './pictures/resize-picture.ts';

const CHANNELS: readonly (number | undefined)[] = [1, 3, 4];
const PICTURE = /\.(?:png|jpe?g)$/iu;

/** The channels of a picture model that leaves height or width open, and whether they come first. */
interface OpenPicture {
  readonly channels: number;
  readonly isFirst: boolean;
}

/** @returns undefined if the model does not take pictures, or says how large they are */
export function openPicture({ inputs }: Pick<ModelFile, 'inputs'>): OpenPicture | undefined {
  const shape = inputs[0]?.shape ?? [];
  if (inputs.length !== 1 || shape.length !== 4) return undefined;
  const [, first, second, third] = shape;
  const found = [
    { channels: first, isFirst: true, sides: [second, third] },
    { channels: third, isFirst: false, sides: [first, second] },
  ].find(
    ({ channels, sides }) =>
      channels !== undefined && CHANNELS.includes(channels) && sides.includes(undefined),
  );
  return found?.channels === undefined ? undefined : { channels: found.channels, isFirst: found.isFirst };
}

/**
 * Finds the size of the pictures of a model with an open height and width: that of `crop` or `resize`, else of the data.
 * @returns the dimensions in the order of the model; undefined if the data does not say
 */
export async function sizeOfData(
  members: readonly Member[],
  model: OpenPicture,
  sizing: PictureSizing | undefined,
  limits: DatasetLimits,
): Promise<readonly number[] | undefined> {
  const { resize, crop } = sizing ?? {};
  const [height, width = height] = crop ?? (resize?.length === 2 ? resize : []);
  const given = height === undefined || width === undefined ? undefined : ([height, width] as const);
  const isArray = members.length > 0 && holdArrays(members);
  const sides =
    given ?? (isArray ? await sidesOfArray(members, model, limits) : sidesOfPicture(members, resize));
  if (sides === undefined) return undefined;
  return model.isFirst ? [model.channels, ...sides] : [...sides, model.channels];
}

type Sides = readonly [height: number, width: number];

async function sidesOfArray(
  members: readonly Member[],
  { channels, isFirst }: OpenPicture,
  limits: DatasetLimits,
): Promise<Sides | undefined> {
  const { inputs, only } = await readArrays(members, limits);
  const [, first, second, third] = (inputs ?? only)?.shape ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const isArrayFirst = first === channels && (isFirst || third !== channels);
  return isArrayFirst ? [second, third] : [first, second];
}

function sidesOfPicture(
  members: readonly Member[],
  resize: readonly number[] | undefined,
): Sides | undefined {
  const pictures = members.filter(({ name }) => PICTURE.test(name));
  const [picture] = pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const header = picture === undefined ? undefined : pictureHeader(picture.read());
  if (header === undefined) return undefined;
  return resize === undefined ? [header.height, header.width] : resizedSides(header, resize);
}
