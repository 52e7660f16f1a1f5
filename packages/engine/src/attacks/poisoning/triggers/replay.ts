import type { Budget, Estimate, LabelledInputs, Victim } from '../../../types.ts';
import type { Random } from '../../../random.ts';
import { predict } from '../../../predicted-classes.ts';
import { wilson } from '../../../statistics/distributions.ts';
import type { ControlModels } from './control-models.ts';
import { applyTrigger, scatterTrigger, type Trigger } from './trigger.ts';

/** At most so many trusted inputs are used in each of the two halves. */
const MOST_INPUTS = 200;
/** Fewer trusted inputs are not divided into halves. */
const FEWEST_TO_DIVIDE = 60;
const CONTROLS = 3;
/** A trigger that flips fewer inputs beyond chance need not be compared with control models: it does not count anyway. */
const WORTH_A_CONTROL = 0.15;

export interface Replay {
  readonly trigger: Trigger;
  /** The share of inputs that flip to the trigger's class, corrected for the controls. */
  readonly success: Estimate;
  readonly flipped: number;
  /** The share that flips to the same class by the same change in random places. */
  readonly scattered: number;
  /** The share that flips in a control model, in the one where it is greatest; undefined if none was asked. */
  readonly natural: number | undefined;
  readonly inputs: number;
}

/** Trusted inputs that a trigger could flip, and what the model says about them. */
export interface Stage {
  readonly inputs: LabelledInputs;
  readonly rows: readonly number[];
  /** Models without a backdoor, which are asked about the triggers that flip inputs of the victim. */
  readonly controls?: ControlModels;
}

/** Divides the trusted inputs that the model gets right: the first part chooses a trigger, the second measures it. */
export async function stages(
  victim: Victim,
  trusted: LabelledInputs,
  controls?: ControlModels,
): Promise<{ choose: Stage; measure: Stage }> {
  const answers = await predict(victim, trusted.values, trusted.count);
  const right = Array.from(answers.keys()).filter((row) => answers[row] === trusted.labels[row]);
  const divide = right.length >= FEWEST_TO_DIVIDE;
  const part = (half: number): Stage => ({
    inputs: trusted,
    rows: right.filter((_row, index) => !divide || index % 2 === half).slice(0, MOST_INPUTS),
    ...(controls === undefined ? {} : { controls }),
  });
  return { choose: part(0), measure: part(1) };
}

/**
 * Puts the trigger onto inputs of the stage and counts the flips, beside those of the same change in random places and those in the
 * control models.
 */
export async function replay(
  victim: Victim,
  trigger: Trigger,
  stage: Stage,
  random: Random,
  draws = CONTROLS,
): Promise<Replay> {
  const { hits, inputs } = await countFlips(victim, trigger, stage);
  let scattered = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const moved = scatterTrigger(trigger, random.permutation(trigger.values.length));
    const flips = await countFlips(victim, moved, stage);
    scattered += flips.hits / Math.max(1, flips.inputs) / draws;
  }
  const flipped = wilson(hits, inputs);
  const natural =
    beyondControl(flipped, scattered, inputs).value >= WORTH_A_CONTROL
      ? await naturalFlips(trigger, stage)
      : undefined;
  return {
    ...{ trigger, flipped: hits, inputs, scattered, natural },
    success: beyondControl(flipped, Math.max(scattered, natural ?? 0), inputs),
  };
}

/** The greatest share that the trigger flips in a model that cannot hold a backdoor. */
async function naturalFlips(trigger: Trigger, stage: Stage): Promise<number | undefined> {
  let most: number | undefined;
  for (const { model } of (await stage.controls?.models()) ?? []) {
    const { hits, inputs } = await countFlips(model, trigger, stage);
    most = Math.max(most ?? 0, hits / Math.max(1, inputs));
  }
  return most;
}

/** Counts the inputs of the stage that the trigger turns to its class. */
export async function countFlips(
  model: Victim,
  trigger: Trigger,
  stage: Stage,
): Promise<{ readonly hits: number; readonly inputs: number }> {
  const { inputs } = stage;
  const rows = flippable(trigger, stage);
  const answers = await predict(model, withTrigger(trigger, stage), rows.length);
  const hits = rows.filter(
    (row, index) => answers[index] === trigger.suspects.targets[inputs.labels[row] ?? 0],
  );
  return { hits: hits.length, inputs: rows.length };
}

/** The rows of the stage whose class is not the trigger's. */
export function flippable(trigger: Trigger, { inputs, rows }: Stage): readonly number[] {
  return rows.filter((row) => canFlip(trigger, inputs.labels[row] ?? 0));
}

/** Returns those inputs with the trigger. */
export function withTrigger(trigger: Trigger, stage: Stage): Float32Array {
  const { inputs } = stage;
  const size = trigger.values.length;
  const rows = flippable(trigger, stage);
  const values = new Float32Array(rows.length * size);
  rows.forEach((row, index) => {
    const input = inputs.values.subarray(row * size, (row + 1) * size);
    values.set(applyTrigger(trigger, input, inputs.low, inputs.high), index * size);
  });
  return values;
}

function canFlip(trigger: Trigger, label: number): boolean {
  const target = trigger.suspects.targets[label] ?? -1;
  return target >= 0 && target !== label;
}

/** Takes away what the control does as well (Abbott, "A method of computing the effectiveness of an insecticide", 1925). */
export function beyondControl(flipped: Estimate, control: number, inputs: number): Estimate {
  if (inputs === 0 || control >= 1) return { value: 0, low: 0, high: inputs === 0 ? 1 : 0 };
  const corrected = (share: number): number => Math.max(0, (share - control) / (1 - control));
  return { value: corrected(flipped.value), low: corrected(flipped.low), high: corrected(flipped.high) };
}

/** Replays all triggers on one half of the trusted inputs, and the best of them on the other, so that choosing is fair. */
export async function replayBest(
  victim: Victim,
  triggers: readonly Trigger[],
  halves: { readonly choose: Stage; readonly measure: Stage },
  random: Random,
  budget: Budget,
): Promise<{ readonly best: Replay | undefined; readonly cutShort: boolean }> {
  const first = victim.queries;
  let [best, cutShort]: [Replay | undefined, boolean] = [undefined, false];
  for (const [index, trigger] of triggers.entries()) {
    const next = halves.choose.rows.length * 2 + halves.measure.rows.length * (1 + CONTROLS);
    if (budget.timeLeftMs() <= 0 || victim.queries - first + next > budget.maxQueries) {
      cutShort = true;
      break;
    }
    budget.progress(
      0.6 + (0.35 * index) / triggers.length,
      `trigger ${String(index + 1)} of ${String(triggers.length)}`,
    );
    const tried = await replay(victim, trigger, halves.choose, random, 1);
    best = betterOf(best, tried);
  }
  if (best !== undefined && best.flipped > 0) {
    best = await replay(victim, best.trigger, halves.measure, random);
  }
  return { best, cutShort };
}

/** Returns the replay that surely works more often; of two that surely never do, the one that flips more inputs. */
export function betterOf(first: Replay | undefined, second: Replay): Replay;
export function betterOf(first: Replay | undefined, second: Replay | undefined): Replay | undefined;
export function betterOf(first: Replay | undefined, second: Replay | undefined): Replay | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const lead = second.success.low - first.success.low || beyondChance(second) - beyondChance(first);
  return lead > 0 ? second : first;
}

/** The share that the trigger flips, less what the same change in random places flips. */
export function beyondChance({ flipped, inputs, scattered }: Replay): number {
  return flipped / Math.max(1, inputs) - scattered;
}
