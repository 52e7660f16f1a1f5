import { ArtifactFault } from '../fault.ts';
import type { Inputs } from '../types.ts';
import type { OnnxVictim } from '../victim/onnx-victim.ts';

/** So many inputs tell how often a model is right, about. */
const SAMPLES = 64;
/** So many pictures tell two scales apart that the model takes nearly alike. */
const COMPARED = 256;
/** How likely chance alone may explain that the model is right more often with the other scale. */
const ALPHA = 5e-4;
/** A smaller difference does not matter, however sure it is; a clear one counts also among few pictures. */
const [MARGIN, CLEAR] = [0.02, 0.3];

/** The ranges that models take pixels in. */
const RANGES = {
  '0 to 255': [0, 255],
  '0 to 1': [0, 1],
  '-1 to 1': [-1, 1],
} as const;
type RangeName = keyof typeof RANGES;
const RANGE_NAMES = ['0 to 255', '0 to 1', '-1 to 1'] as const;

/** What the pictures are to the model now. */
export interface PictureScale {
  /** True if they were read as pixels from 0 to 255, which `normalize_data` divides. */
  readonly pixels: boolean;
  readonly normalize: boolean;
}

/**
 * Checks whether pictures have the range that the model was trained with: from 0 to 255, from 0 to 1, or from -1 to 1. The wrong
 * one gives answers that look like those of a worse model, and a score that says nothing. Only pictures count that the model
 * classifies rightly with one range and wrongly with the other; the chance is that of the sign test (McNemar's test in its exact
 * form: McNemar, "Note on the sampling error of the difference between correlated proportions or percentages", Psychometrika 12,
 * 1947).
 * @throws ArtifactFault if the model is right more often with another range, and chance does not explain it
 */
export async function checkScale(
  victim: OnnxVictim,
  inputs: Inputs,
  labels: Int32Array,
  scale: PictureScale,
): Promise<void> {
  const from = rangeOf(inputs, scale);
  if (from === undefined) return;
  const { values, rows } = sampleOf(inputs, victim.inputSize, COMPARED);
  const classes = rows.map((row) => labels[row] ?? -1);
  const now = await rightRows(victim, values, classes);
  const better = await Promise.all(
    RANGE_NAMES.filter((name) => name !== from).map(async (to) => {
      const right = await rightRows(victim, moved(values, from, to), classes);
      return { to, right, gain: clearGain(now, right, isUsualMistake(from, to)) };
    }),
  );
  const [best] = better.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain);
  if (best === undefined) return;
  throw new ArtifactFault(
    `The model is right about ${percent(shareOf(now))} of the pictures with pixels from ${from}, but about ` +
      `${percent(shareOf(best.right))} with pixels from ${best.to}. ${scaleAdvice(best.to, scale)}`,
  );
}

/** @returns undefined if the numbers lie in none of the usual ranges: they were standardized, say */
function rangeOf({ low, high }: Inputs, { pixels, normalize }: PictureScale): RangeName | undefined {
  if (pixels) return normalize ? '0 to 1' : '0 to 255';
  return RANGE_NAMES.find((name) => RANGES[name][0] === low[0] && RANGES[name][1] === high[0]);
}

function moved(values: Float32Array, from: RangeName, to: RangeName): Float32Array {
  const [[low, high], [newLow, newHigh]] = [RANGES[from], RANGES[to]];
  const factor = (newHigh - newLow) / (high - low);
  return values.map((value) => newLow + (value - low) * factor);
}

/** Pixels that were not divided by 255, or were twice: so common that few pictures show it. */
function isUsualMistake(from: RangeName, to: RangeName): boolean {
  return from !== '-1 to 1' && to !== '-1 to 1';
}

/** @returns how many more pictures are right, as a share; 0 if it is little, or chance explains it */
function clearGain(now: readonly boolean[], otherwise: readonly boolean[], isUsual: boolean): number {
  const better = otherwise.filter((isRight, row) => isRight && now[row] === false).length;
  const worse = now.filter((isRight, row) => isRight && otherwise[row] === false).length;
  const gain = (better - worse) / now.length;
  return gain < MARGIN || ((gain < CLEAR || !isUsual) && signTest(better, worse) >= ALPHA) ? 0 : gain;
}

function scaleAdvice(to: RangeName, { pixels }: PictureScale): string {
  if (!pixels || to === '-1 to 1') {
    return `Save them as an array (.npy) of numbers from ${to}, as in training.`;
  }
  return `Set normalize_data: ${to === '0 to 1' ? 'yes' : 'no'}.`;
}

/** The chance that a fair coin shows heads at least `heads` times in `heads + tails` throws. */
function signTest(heads: number, tails: number): number {
  const throws = heads + tails;
  let chance = 0.5 ** throws;
  let sum = 0;
  for (let seen = throws; seen >= heads; seen -= 1) {
    sum += chance;
    chance *= seen / (throws - seen + 1);
  }
  return sum;
}

/** Takes some inputs, evenly spread. */
export function sampleOf(
  inputs: Inputs,
  size: number,
  most = SAMPLES,
): { readonly values: Float32Array; readonly rows: readonly number[] } {
  const count = Math.min(most, inputs.count);
  const rows = Array.from({ length: count }, (_, index) => Math.floor((index * inputs.count) / count));
  const values = new Float32Array(count * size);
  for (const [index, row] of rows.entries()) {
    values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
  }
  return { values, rows };
}

/** The share of inputs that the model gives their class. */
export async function accuracy(
  victim: OnnxVictim,
  values: Float32Array,
  classes: readonly number[],
): Promise<number> {
  return shareOf(await rightRows(victim, values, classes));
}

function shareOf(right: readonly boolean[]): number {
  return right.filter(Boolean).length / right.length;
}

/** Says of each input whether the model gives it its class. */
async function rightRows(
  victim: OnnxVictim,
  values: Float32Array,
  classes: readonly number[],
): Promise<boolean[]> {
  const answers = await victim.look(values, classes.length);
  const size = victim.answerSize;
  return classes.map((label, row) => {
    const scores = answers.subarray(row * size, (row + 1) * size);
    const predicted = victim.answers === 'labels' ? scores[0] : scores.indexOf(Math.max(...scores));
    return predicted === label;
  });
}

export function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}
