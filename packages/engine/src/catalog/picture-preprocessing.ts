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

/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
export const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] } as const;

const STEPS: Readonly<Record<PreprocessingName, PictureSteps>> = {
  none: { mean: [0], std: [1 / 255] },
  'zero-to-one': {},
  'minus-one-to-one': { mean: [0.5], std: [0.5] },
  imagenet: IMAGENET,
};

/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
export function withSizing(name: PreprocessingName, given: Preprocessing): Preprocessing {
  return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}

/** True for steps that only size pictures. */
export function onlySizes(preprocessing: Preprocessing): boolean {
  return (
    typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined
  );
}

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
