import { ArtifactFault } from '../fault.ts';
import type { Inputs } from '../types.ts';
import type { OnnxVictim } from '../victim/onnx-victim.ts';

/** So many inputs tell how often a model is right, about. */
const SAMPLES = 64;
/** So many pictures tell two scales apart that the model takes nearly alike. */
const COMPARED = 256;
/** How likely chance alone may explain that the model is right more often with the other scale. */
const ALPHA = 1e-3;
/** A smaller difference does not matter, however sure it is; a clear one counts also among few pictures. */
const [MARGIN, CLEAR] = [0.02, 0.3];
const WHITE = 255;

/**
 * Checks whether pictures have the scale that the model was trained with: from 0 to 255, or from 0 to 1. The wrong one gives
 * answers that look like those of a worse model, and a score that says nothing. Only pictures count that the model classifies
 * rightly with one scale and wrongly with the other; the chance is that of the sign test (McNemar's test in its exact form:
 * McNemar, "Note on the sampling error of the difference between correlated proportions or percentages", Psychometrika 12,
 * 1947).
 * @param scale the largest value of a pixel now: 255 or 1
 * @throws ArtifactFault if the model is right more often with the other scale, and chance does not explain it
 */
export async function checkScale(
  victim: OnnxVictim,
  inputs: Inputs,
  labels: Int32Array,
  scale: 255 | 1,
): Promise<void> {
  const { values, rows } = sampleOf(inputs, victim.inputSize, COMPARED);
  const classes = rows.map((row) => labels[row] ?? -1);
  const factor = scale === WHITE ? 1 / WHITE : WHITE;
  const now = await rightRows(victim, values, classes);
  const otherwise = await rightRows(
    victim,
    values.map((value) => value * factor),
    classes,
  );
  const better = otherwise.filter((isRight, row) => isRight && now[row] === false).length;
  const worse = now.filter((isRight, row) => isRight && otherwise[row] === false).length;
  const gain = (better - worse) / rows.length;
  if (gain < MARGIN || (gain < CLEAR && signTest(better, worse) >= ALPHA)) return;
  const [from, to, setting] = scale === WHITE ? ['0 to 255', '0 to 1', 'yes'] : ['0 to 1', '0 to 255', 'no'];
  throw new ArtifactFault(
    `The model is right about ${percent(shareOf(now))} of the pictures with pixels from ${from}, but about ` +
      `${percent(shareOf(otherwise))} with pixels from ${to}. Set normalize_data: ${setting}.`,
  );
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
