import { Random } from '../random.ts';
import { rowOf } from '../vectors.ts';
import { linearSeeds } from './gradient-model.ts';
import type { GradientSource } from './open-gradients.ts';

/** What the comparison of a gradient with differences of the scores found. */
export type Confirmation =
  | { readonly kind: 'right' }
  | { readonly kind: 'random' }
  /** Neither the gradient nor the scores show any change. */
  | { readonly kind: 'flat' }
  | WrongGradient;

/** How far a step changes the weighted scores of an input, by the gradient and by the scores. */
interface WrongGradient {
  readonly kind: 'wrong';
  readonly row: number;
  readonly said: number;
  readonly measured: number;
}

const EXAMPLES = 16;
/** Steps, as shares of the range of each number over the examples; one of them must agree. */
const STEPS = [0.03, 0.003, 0.0003];
/** The difference of a right gradient, as a share: models bend. */
const TOLERANCE = 0.1;
/** So much of the scores may be rounding; a change is one from ten times that. */
const [ROUNDING, SEEN] = [2e-5, 10];
/** A random model's scores differ by more. */
const SAME = 1e-3;
/** The share of the comparisons that must agree: a step may cross a kink. */
const AGREEING = 0.75;

/** Compares a gradient with central differences of the scores at some inputs, in its own direction and in a random one. */
export async function confirmGradient(
  source: GradientSource,
  inputs: Float32Array,
  size: number,
): Promise<Confirmation> {
  const random = new Random(1);
  const examples = await takeExamples(source, inputs, size, random);
  if (examples === undefined) return { kind: 'random' };
  const range = rangesOf(examples, size);
  const tried = examples.flatMap((example) => [
    stepsOf(example, (at) => (Math.sign(example.gradient[at] ?? 0) || 0) * (range[at] ?? 0)),
    stepsOf(example, (at) => (random.uniform() < 0.5 ? -1 : 1) * (range[at] ?? 0)),
  ]);
  const points = tried.flat().flatMap(({ example, ends }) => ends.map((input) => ({ ...example, input })));
  const answers = await askFor(source, points);
  let at = 0;
  const judged = tried.flatMap((steps) => {
    const changes = steps.map(
      () => (answers[at++]?.value ?? Number.NaN) - (answers[at++]?.value ?? Number.NaN),
    );
    return judge(steps, changes) ?? [];
  });
  const wrong = judged.filter((one) => one !== 'right');
  const [first] = wrong;
  if (judged.length === 0) return { kind: 'flat' };
  return first === undefined || wrong.length <= (1 - AGREEING) * judged.length ? { kind: 'right' } : first;
}

interface Point {
  readonly input: Float32Array;
  readonly weights: Float32Array;
}

interface Example extends Point {
  readonly row: number;
  readonly gradient: Float32Array;
  /** What may change by rounding only. */
  readonly noise: number;
}

/** A step from behind an example to ahead of it. */
interface Step {
  readonly example: Example;
  readonly ends: readonly [ahead: Float32Array, behind: Float32Array];
}

/** Chooses inputs, evenly spread, and asks for their gradients. @returns undefined if a second answer is another one */
async function takeExamples(
  source: GradientSource,
  inputs: Float32Array,
  size: number,
  random: Random,
): Promise<readonly Example[] | undefined> {
  const rows = inputs.length / size;
  const count = Math.min(EXAMPLES, rows);
  const chosen = Array.from({ length: count }, (_unused, place) => {
    const row = Math.floor((place * rows) / count);
    const weights = new Float32Array(source.scores);
    random.fillNormals(weights);
    return { row, input: rowOf(inputs, row, size), weights };
  });
  const [first, second] = [await askFor(source, chosen), await askFor(source, chosen)];
  const scale = first.map(({ size: most }) => Math.max(1, most));
  const isRandom = first.some(
    ({ value }, place) => Math.abs(value - (second[place]?.value ?? 0)) > SAME * (scale[place] ?? 1),
  );
  if (isRandom) return undefined;
  return chosen.map((one, place) => ({
    ...one,
    gradient: first[place]?.gradient ?? new Float32Array(size),
    noise: ROUNDING * (scale[place] ?? 1),
  }));
}

/** What a source says of one point: its weighted scores, the sum of their sizes, and the gradient. */
interface Said {
  readonly value: number;
  readonly size: number;
  readonly gradient: Float32Array;
}

async function askFor(source: GradientSource, points: readonly Point[]): Promise<readonly Said[]> {
  const { rows, scores } = source;
  const said: Said[] = [];
  for (let from = 0; from < points.length; from += rows) {
    const batch = Array.from({ length: rows }, (_unused, row) => points[from + row] ?? points[from]);
    const size = batch[0]?.input.length ?? 0;
    const inputs = new Float32Array(rows * size);
    const linear = new Float32Array(rows * scores);
    for (const [row, point] of batch.entries()) {
      inputs.set(point?.input ?? [], row * size);
      linear.set(point?.weights ?? [], row * scores);
    }
    const found = await source.run(inputs, linearSeeds(linear, rows));
    for (const [row, point] of batch.slice(0, points.length - from).entries()) {
      const parts = rowOf(found.scores, row, scores).map((score, at) => score * (point?.weights[at] ?? 0));
      const [value, sum] = [parts.reduce((a, b) => a + b, 0), parts.reduce((a, b) => a + Math.abs(b), 0)];
      said.push({ value, size: sum, gradient: rowOf(found.gradient, row, size).slice() });
    }
  }
  return said;
}

/** The range of each number over the examples; of one that is always the same, the mean of all ranges. */
function rangesOf(examples: readonly Example[], size: number): readonly number[] {
  const ranges = Array.from({ length: size }, (_unused, at) => {
    const values = examples.map(({ input }) => input[at] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  const mean = ranges.reduce((sum, range) => sum + range, 0) / size;
  return ranges.map((range) => range || mean || 1);
}

function stepsOf(example: Example, direction: (at: number) => number): readonly Step[] {
  const whole = example.input.map((_value, at) => direction(at));
  return STEPS.map((share) => ({
    example,
    ends: [
      example.input.map((value, at) => value + share * (whole[at] ?? 0)),
      example.input.map((value, at) => value - share * (whole[at] ?? 0)),
    ],
  }));
}

/** Compares the steps from one example in one direction with the changes of the scores; undefined if no step shows a change. */
function judge(steps: readonly Step[], changes: readonly number[]): 'right' | WrongGradient | undefined {
  let wrong: WrongGradient | undefined;
  for (const [place, { example, ends }] of steps.entries()) {
    const { gradient, noise, row } = example;
    const measured = changes[place] ?? Number.NaN;
    const parts = gradient.map((slope, at) => slope * ((ends[0][at] ?? 0) - (ends[1][at] ?? 0)));
    const said = parts.reduce((sum, part) => sum + part, 0);
    const length = Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
    // Not by the sum only: in a random direction parts cancel out.
    const size = Math.max(Math.abs(measured), Math.abs(said), length);
    if (size <= SEEN * noise) continue;
    if (Math.abs(measured - said) <= TOLERANCE * size + noise) return 'right';
    wrong = { kind: 'wrong', row, said, measured };
  }
  return wrong;
}
