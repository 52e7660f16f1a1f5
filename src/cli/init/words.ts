import type { InspectionAnswer, ModelFacts } from '../../engine/inspect/inspection.ts';
import { counted } from '../../text/number-words.ts';
import { baseName } from '../../scanner/model-names.ts';
import type { FoundPath } from './find-files.ts';

/** Says why a file cannot be used, in the words of `validate`. */
export function faultOf(
  { path }: FoundPath,
  { faults, inputCount }: Pick<InspectionAnswer, 'faults' | 'inputCount'>,
): string {
  const few =
    inputCount === undefined ? 'it holds no labels' : `it has only ${counted(inputCount, 'input', 'inputs')}`;
  const message = faults[0]?.message ?? `${few}.`;
  return `The closest file: ${message.includes(baseName(path)) ? message : `${path}: ${message}`}`;
}

const CHANNELS: readonly (number | undefined)[] = [1, 3, 4];

/** True if the last dimension of a picture is that of its colours. */
export function isChannelsLast(shape: ModelFacts['shape']): boolean {
  return CHANNELS.includes(shape[2]) && !CHANNELS.includes(shape[0]);
}

/** A shape in words: `? x 28 x 28`; an open size is a question mark. */
export function shapeText(shape: ModelFacts['shape']): string {
  return shape.map((size) => (size === undefined ? '?' : String(size))).join(' x ');
}

/** Says that a model leaves its input open; undefined if it does not. Height and width of pictures come from the data. */
export function whyOpen(shape: ModelFacts['shape']): string | undefined {
  const isPicture = shape.length === 3 && [shape[0], shape[2]].some((size) => CHANNELS.includes(size));
  if (shape.length > 0 && (!shape.includes(undefined) || isPicture)) return undefined;
  const known = shapeText(shape);
  return `The shape of its input is open (${known === '' ? 'no shape' : known}). Give input_dimensions.`;
}

/** The numbers of one input. An open size may be any: the model counts as slow. */
export function numbersOf(shape: ModelFacts['shape']): number {
  return shape.reduce<number>((product, size = Number.POSITIVE_INFINITY) => product * size, 1);
}
