import { predict } from '../predicted-classes.ts';
import type { Victim } from '../types.ts';
import type { Stage } from './replay.ts';
import type { Trigger } from './trigger.ts';

/** What is lent of each class: the mean of its trusted inputs, and so many of them less one. */
const DONORS = 6;

/**
 * Returns the share of inputs that flip to the trigger's class if they get what trusted inputs of that class show, in place
 * of the trigger: the same numbers for a patch, a change of the same size for a pattern. Ink of an ordinary 1 makes a 1 of
 * many digits, and is no trigger. Of several donors the one counts that flips most of the first half, measured on the other.
 */
export async function naturalControl(
  victim: Victim,
  trigger: Trigger,
  { choose, measure }: { readonly choose: Stage; readonly measure: Stage },
): Promise<number> {
  const lend = lender(trigger, choose);
  let [best, most] = [0, -1];
  for (let donor = 0; donor < DONORS; donor += 1) {
    const share = await flippedShare(victim, trigger, choose, (row, label) =>
      lend(choose, row, label, donor),
    );
    if (share > most) [best, most] = [donor, share];
  }
  return flippedShare(victim, trigger, measure, (row, label) => lend(measure, row, label, best));
}

type Lend = (stage: Stage, row: number, label: number, donor: number) => Float32Array | undefined;

/** @param stage has the donors: trusted inputs that the model gets right */
function lender(trigger: Trigger, { inputs, rows }: Stage): Lend {
  const size = trigger.values.length;
  const inputOf = (source: Stage['inputs'], row: number): Float32Array =>
    source.values.subarray(row * size, (row + 1) * size);
  const middle = new Float64Array(size);
  for (const row of rows) {
    inputOf(inputs, row).forEach((value, j) => (middle[j] = (middle[j] ?? 0) + value / rows.length));
  }
  const rowsOf = (target: number): readonly number[] => rows.filter((row) => inputs.labels[row] === target);
  const donorOf = (target: number, donor: number): Float32Array | undefined => {
    const own = rowsOf(target);
    const chosen = own[donor % Math.max(1, own.length)];
    return chosen === undefined ? undefined : inputOf(inputs, chosen);
  };
  const means = new Map<number, Float32Array | undefined>();
  const meanOf = (target: number): Float32Array | undefined => {
    if (!means.has(target)) means.set(target, meanInput(rowsOf(target).map((row) => inputOf(inputs, row))));
    return means.get(target);
  };
  const norm = lengthOf(trigger.values);
  return (stage, row, label, donor) => {
    const target = trigger.suspects.targets[label] ?? -1;
    const shown = donor === 0 ? meanOf(target) : donorOf(target, donor - 1);
    if (shown === undefined) return undefined;
    const input = inputOf(stage.inputs, row);
    if (trigger.kind === 'patch') {
      return input.map((value, j) => (trigger.mask[j] === 1 ? (shown[j] ?? 0) : value));
    }
    const change = Float64Array.from(shown, (value, j) => value - (middle[j] ?? 0));
    const scale = norm / Math.max(1e-9, lengthOf(change));
    const { low, high } = stage.inputs;
    return input.map((value, j) =>
      clamp(value + (change[j] ?? 0) * scale, low[low.length === 1 ? 0 : j], high[high.length === 1 ? 0 : j]),
    );
  };
}

function meanInput(rows: readonly Float32Array[]): Float32Array | undefined {
  return rows[0]?.map((_value, j) => rows.reduce((sum, row) => sum + (row[j] ?? 0), 0) / rows.length);
}

/** The Euclidean norm; an input may have more numbers than a call can have arguments. */
function lengthOf(values: Float64Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}

function clamp(value: number, low = -Infinity, high = Infinity): number {
  return Math.min(high, Math.max(low, value));
}

async function flippedShare(
  victim: Victim,
  { suspects, values }: Trigger,
  { inputs, rows }: Stage,
  change: (row: number, label: number) => Float32Array | undefined,
): Promise<number> {
  const changed: Float32Array[] = [];
  const targets: number[] = [];
  for (const row of rows) {
    const label = inputs.labels[row] ?? 0;
    const target = suspects.targets[label] ?? -1;
    const input = target < 0 || target === label ? undefined : change(row, label);
    if (input === undefined) continue;
    changed.push(input);
    targets.push(target);
  }
  if (changed.length === 0) return 0;
  const joined = new Float32Array(changed.length * values.length);
  changed.forEach((input, index) => {
    joined.set(input, index * values.length);
  });
  const answers = await predict(victim, joined, changed.length);
  return targets.filter((target, index) => answers[index] === target).length / targets.length;
}
