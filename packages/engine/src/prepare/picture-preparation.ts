import {
  onlySizes,
  type PictureSizing,
  type Preprocessing,
  preprocessingText,
} from '../catalog/picture-preprocessing.ts';
import { type PixelScale, pixelScale } from '../dataset/pictures/pixel-scale.ts';
import type { ColorSpace } from '../dataset/pictures/color-space.ts';
import { ArtifactFault } from '../fault.ts';
import type { Inputs, PictureShape } from '../types.ts';

/** What is done to the pictures of an analysis. Attacks work on pixels; what the model gets is made of them. */
export interface PicturePreparation {
  readonly preprocessing: Preprocessing;
  /** True if the config file says how pixels are scaled, so that it is meant. */
  readonly isGiven: boolean;
  readonly sizing: PictureSizing | undefined;
  /** True if attacks work on pixels from 0 to 1, else from 0 to 255. */
  readonly isUnit: boolean;
}

/** @param normalize `normalize_data: yes`, which means `zero-to-one` */
export function picturePreparation(given: Preprocessing | undefined, normalize: boolean): PicturePreparation {
  const preprocessing = given ?? (normalize ? 'zero-to-one' : 'none');
  const { resize, crop } = typeof preprocessing === 'object' ? preprocessing : {};
  return {
    preprocessing,
    isGiven: given !== undefined && !onlySizes(given),
    sizing: resize === undefined && crop === undefined ? undefined : { resize, crop },
    isUnit: preprocessing !== 'none',
  };
}

/** True if the model gets other numbers than pixels from 0 to 255 or from 0 to 1. */
export function isScaledFurther({ preprocessing }: Pick<PicturePreparation, 'preprocessing'>): boolean {
  return preprocessing !== 'none' && preprocessing !== 'zero-to-one';
}

/** How the model's own numbers are made of the pixels that attacks work on; undefined if they are the same. @throws ArtifactFault */
export function scaleOfModel(
  preparation: PicturePreparation,
  picture: PictureShape,
  colors: ColorSpace | undefined,
): PixelScale | undefined {
  if (!isScaledFurther(preparation)) return undefined;
  return pixelScale(preparation.preprocessing, picture, colors);
}

/** @throws ArtifactFault if the pictures are an array that was scaled already, so that it cannot be scaled as it says */
export function requireUnscaled(
  { low, high }: Pick<Inputs, 'low' | 'high'>,
  { preprocessing }: PicturePreparation,
): void {
  if (low[0] === 0 && high[0] === 1) return;
  throw new ArtifactFault(
    `The pictures are an array of numbers from ${String(low[0] ?? 0)} to ${String(high[0] ?? 0)}, which were scaled already, and ` +
      `preprocessing: ${preprocessingText(preprocessing)} would scale them again. Give pixels from 0 to 255 or from 0 to 1, or ` +
      'set preprocessing: none.',
  );
}
