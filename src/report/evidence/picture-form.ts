import type { PictureShape } from '@model-security-scan/engine/results';
import type { EvidenceContext } from '../../facts/job/job-summary.ts';
import type { PictureForm } from './raster.ts';

/** Inputs with longer sides are no pictures that anybody could look at. */
const LONGEST_SIDE = 20_000;

/** Decides whether inputs of a shape are pictures, and of which form. @returns undefined for tables and series */
export function pictureForm(summary: EvidenceContext, shape: readonly number[]): PictureForm | undefined {
  if (summary.task !== 'image-classification') return undefined;
  const size = shape.reduce((product, side) => product * side, 1);
  const given = summary.picture;
  const fits = given !== undefined && given.channels * given.width * given.height === size;
  const found = fits ? given : shapeOf(shape);
  const isBgr = summary.isBgr === true;
  return found !== undefined && isDrawable(found) ? { shape: found, isBgr } : undefined;
}

function shapeOf([first, second, third, ...more]: readonly number[]): PictureShape | undefined {
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (third === undefined) return { channels: 1, height: first, width: second, order: 'chw' };
  const isLast = [1, 3, 4].includes(third) && ![1, 3, 4].includes(first);
  return isLast
    ? { channels: third, height: first, width: second, order: 'hwc' }
    : { channels: first, height: second, width: third, order: 'chw' };
}

function isDrawable({ channels, width, height }: PictureShape): boolean {
  return channels >= 1 && [width, height].every((side) => side >= 1 && side <= LONGEST_SIDE);
}
