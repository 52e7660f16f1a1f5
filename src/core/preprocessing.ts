/** What is done to pictures before a model sees them. */

/** The usual ways to scale pixels, by the names that a config file gives them. */
export const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'] as const;
export type PreprocessingName = (typeof PREPROCESSING_NAMES)[number];

/** Steps as torchvision's transforms take them: resize, crop, scale to 0 to 1, subtract `mean`, divide by `std`. */
export interface PictureSteps extends PictureSizing {
  /** One number for each channel of the model, or one for all; 0 if absent. */
  readonly mean?: readonly number[] | undefined;
  /** Like `mean`; 1 if absent. */
  readonly std?: readonly number[] | undefined;
}

/** How pictures are brought to the size that a model takes. */
export interface PictureSizing {
  /** The length of the shorter side, in pixels; or height and width, whatever that does to the picture. */
  readonly resize?: readonly number[] | undefined;
  /** The side of a square in the middle, in pixels; or its height and width. */
  readonly crop?: readonly number[] | undefined;
}

/** `preprocessing` of a model in the config file. */
export type Preprocessing = PreprocessingName | PictureSteps;

/** The value of `preprocessing` as a config file has it. */
export function preprocessingText(preprocessing: Preprocessing): string {
  if (typeof preprocessing === 'string') return preprocessing;
  const { resize, crop, mean, std } = preprocessing;
  const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
    if (numbers === undefined) return [];
    const [first, ...others] = numbers;
    const isSide = name === 'resize' || name === 'crop';
    return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
  });
  return `{ ${steps.join(', ')} }`;
}
