import type { Budget, Estimate, LabelledInputs, Victim } from '../types.ts';
import type { Random } from '../random.ts';
import { predict } from '../predicted-classes.ts';
import { wilson } from '../statistics/wilson.ts';
import { applyTrigger, scatterTrigger, type Trigger } from './trigger.ts';

/** At most so many trusted inputs are used in each of the two halves. */
const MOST_INPUTS = 200;
/** Fewer trusted inputs are not divided into halves. */
const FEWEST_TO_DIVIDE = 60;
const CONTROLS = 3;

/** What a trigger does to trusted inputs. */
export interface Replay {
  readonly trigger: Trigger;
  /** The share of inputs that flip to the trigger's class, corrected for the control. */
  readonly success: Estimate;
  readonly flipped: number;
  /** The share that flips to the same class by the same change in random places. */
  readonly control: number;
  readonly inputs: number;
}

/** Trusted inputs that a trigger could flip, and what the model says about them. */
export interface Stage {
  readonly inputs: LabelledInputs;
  readonly rows: readonly number[];
}

/** Divides the trusted inputs that the model gets right: the first part chooses a trigger, the second measures it. */
export async function stages(
  victim: Victim,
  trusted: LabelledInputs,
): Promise<{ choose: Stage; measure: Stage }> {
  const answers = await predict(victim, trusted.values, trusted.count);
  const right = Array.from(answers.keys()).filter((row) => answers[row] === trusted.labels[row]);
  const divide = right.length >= FEWEST_TO_DIVIDE;
  const part = (half: number): Stage => ({
    inputs: trusted,
    rows: right.filter((_row, index) => !divide || index % 2 === half).slice(0, MOST_INPUTS),
  });
  return { choose: part(0), measure: part(1) };
}

/** Puts the trigger onto inputs of the stage and counts the flips, beside those of the same change in random places. */
export async function replay(
  victim: Victim,
  trigger: Trigger,
  stage: Stage,
  random: Random,
  controls = CONTROLS,
): Promise<Replay> {
  const size = trigger.values.length;
  const flips = async (used: Trigger): Promise<{ hits: number; inputs: number }> => {
    const rows = stage.rows.filter((row) => canFlip(used, stage.inputs.labels[row] ?? 0));
    const values = new Float32Array(rows.length * size);
    rows.forEach((row, index) => {
      const input = stage.inputs.values.subarray(row * size, (row + 1) * size);
      values.set(applyTrigger(used, input, stage.inputs.low, stage.inputs.high), index * size);
    });
    const answers = await predict(victim, values, rows.length);
    const hits = rows.filter(
      (row, index) => answers[index] === used.suspects.targets[stage.inputs.labels[row] ?? 0],
    );
    return { hits: hits.length, inputs: rows.length };
  };
  const { hits, inputs } = await flips(trigger);
  let control = 0;
  for (let draw = 0; draw < controls; draw += 1) {
    const scattered = await flips(scatterTrigger(trigger, random.permutation(size)));
    control += scattered.hits / Math.max(1, scattered.inputs) / controls;
  }
  return {
    trigger,
    flipped: hits,
    inputs,
    control,
    success: beyondControl(wilson(hits, inputs), control, inputs),
  };
}

function canFlip(trigger: Trigger, label: number): boolean {
  const target = trigger.suspects.targets[label] ?? -1;
  return target >= 0 && target !== label;
}

/**
 * Takes away what the control does as well: of the inputs that the control leaves alone, the share that the trigger flips
 * (Abbott, "A method of computing the effectiveness of an insecticide", 1925).
 */
function beyondControl(flipped: Estimate, control: number, inputs: number): Estimate {
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
    if (best === undefined || tried.success.low > best.success.low) best = tried;
  }
  if (best !== undefined && best.success.low > 0) {
    best = await replay(victim, best.trigger, halves.measure, random);
  }
  return { best, cutShort };
}
