import { type PixelScale, scalePixels, scaleSlopes } from '../dataset/pixel-scale.ts';
import type { GradientSource } from './open-gradients.ts';

/** Gradients with respect to pixels, which are scaled on their way to the model. */
export function inPixels(source: GradientSource, scale: PixelScale): GradientSource {
  return {
    ...source,
    rivals: source.rivals.map((open) => async () => {
      const rival = await open();
      return rival === undefined ? undefined : inPixels(rival, scale);
    }),
    run: async (inputs, seeds) => {
      const found = await source.run(scalePixels(inputs, scale), seeds);
      return { ...found, gradient: scaleSlopes(found.gradient, scale) };
    },
  };
}
