import {
  IMAGENET,
  type PictureSteps,
  type Preprocessing,
  preprocessingText,
} from '../../catalog/picture-preprocessing.ts';
import { ArtifactFault } from '../../fault.ts';
import type { PictureShape } from '../../types.ts';
import type { ColorSpace } from './color-space.ts';

/** How pixels from 0 to 1 become the numbers that a model takes: `pixel * factor + offset`, for each channel. */
export interface PixelScale {
  readonly factor: readonly number[];
  readonly offset: readonly number[];
  readonly picture: PictureShape;
}

const WHITE = 255;

/**
 * @param colors `color_space`: a model of blue, green and red gets ImageNet's numbers in that order
 * @throws ArtifactFault if there is not one mean or standard deviation for each channel of the model
 */
export function pixelScale(
  preprocessing: Preprocessing,
  picture: PictureShape,
  colors: ColorSpace | undefined,
): PixelScale {
  const { channels } = picture;
  const every = (number: number): readonly number[] => new Array<number>(channels).fill(number);
  switch (preprocessing) {
    case 'none':
      return { factor: every(WHITE), offset: every(0), picture };
    case 'zero-to-one':
      return { factor: every(1), offset: every(0), picture };
    case 'minus-one-to-one':
      return { factor: every(2), offset: every(-1), picture };
    case 'imagenet':
      return standardized(imageNet(colors), picture, preprocessing);
    default:
      return standardized(preprocessing, picture, preprocessing);
  }
}

function standardized(
  { mean = [0], std = [1] }: PictureSteps,
  picture: PictureShape,
  preprocessing: Preprocessing,
): PixelScale {
  const { channels } = picture;
  const means = forChannels(mean, channels, preprocessing);
  const deviations = forChannels(std, channels, preprocessing);
  return {
    factor: deviations.map((deviation) => 1 / deviation),
    offset: means.map((value, channel) => -value / (deviations[channel] ?? 1)),
    picture,
  };
}

/** True if a model of so many channels can have been trained with a way of scaling. */
export function fitsChannels(preprocessing: Preprocessing, { channels }: PictureShape): boolean {
  return preprocessing !== 'imagenet' || channels === IMAGENET.mean.length;
}

function imageNet(colors: ColorSpace | undefined): PictureSteps {
  const { mean, std } = IMAGENET;
  return colors === 'bgr' ? { mean: mean.toReversed(), std: std.toReversed() } : { mean, std };
}

function forChannels(
  numbers: readonly number[],
  channels: number,
  preprocessing: Preprocessing,
): readonly number[] {
  const [first] = numbers;
  if (numbers.length === channels) return numbers;
  if (numbers.length === 1 && first !== undefined) return new Array<number>(channels).fill(first);
  throw new ArtifactFault(
    `preprocessing: ${preprocessingText(preprocessing)} has numbers for ${String(numbers.length)} channels, but the model takes ` +
      `pictures of ${String(channels)}. Give "mean" and "std" one number for each channel, or one for all.`,
  );
}

/** Brings pictures with pixels from 0 to 1 into the numbers that the model takes: the same ones without a scale. */
export function scalePixels(values: Float32Array, scale: PixelScale | undefined): Float32Array {
  if (scale === undefined) return values;
  const { factor, offset, picture } = scale;
  return forEachChannel(
    values,
    picture,
    (value, channel) => value * (factor[channel] ?? 1) + (offset[channel] ?? 0),
  );
}

/** Turns slopes with respect to the numbers that the model takes into slopes with respect to pixels from 0 to 1. */
export function scaleSlopes(slopes: Float32Array, { factor, picture }: PixelScale): Float32Array {
  return forEachChannel(slopes, picture, (slope, channel) => slope * (factor[channel] ?? 1));
}

function forEachChannel(
  values: Float32Array,
  { channels, height, width, order }: PictureShape,
  change: (value: number, channel: number) => number,
): Float32Array {
  const changed = new Float32Array(values.length);
  // A channel is a run of pixels, or every so many numbers.
  const run = order === 'chw' ? height * width : 1;
  for (let index = 0; index < values.length; index += 1) {
    changed[index] = change(values[index] ?? 0, Math.floor(index / run) % channels);
  }
  return changed;
}
