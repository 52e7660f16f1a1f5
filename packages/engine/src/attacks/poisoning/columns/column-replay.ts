import type { Random } from '../../../random.ts';
import { tableEncoder } from '../../../statistics/encode-tables.ts';
import { forestGuesses } from '../../../statistics/trees/regression-forest.ts';
import { wilson } from '../../../statistics/distributions.ts';
import { classesOf, predict } from '../../../predicted-classes.ts';
import type { LabelledInputs, Victim } from '../../../types.ts';
import {
  beyondControl,
  countFlips,
  flippable,
  type Replay,
  type Stage,
  withTrigger,
} from '../triggers/replay.ts';
import type { ColumnTrigger } from './column-triggers.ts';
import { oneHot } from '../../extraction/targets.ts';
import { limitRows } from '../triggers/case.ts';

const MOST_LESSONS = 2000;

export interface ReplayGround {
  readonly data: LabelledInputs;
  readonly trusted: LabelledInputs;
  readonly classes: number;
  readonly random: Random;
}

/**
 * Sets the columns of trusted inputs to each trigger's values and counts the flips, beside those by the values of random other
 * rows, and those in a control model.
 * @param draws how often other rows are drawn
 */
export async function replayValues(
  victim: Victim,
  triggers: readonly ColumnTrigger[],
  stage: Stage,
  ground: ReplayGround,
  draws: number,
): Promise<Replay[]> {
  const counted: Omit<Replay, 'natural' | 'success'>[] = [];
  for (const trigger of triggers) {
    const { hits, inputs } = await countFlips(victim, trigger, stage);
    let scattered = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      scattered += (await flipsOfOthers(victim, trigger, stage, ground)) / draws;
    }
    counted.push({ trigger, flipped: hits, inputs, scattered });
  }
  const natural = naturalFlips(triggers, stage, ground);
  return counted.map((one, index) => {
    const control = Math.max(one.scattered, natural[index] ?? 0);
    const success = beyondControl(wilson(one.flipped, one.inputs), control, one.inputs);
    return { ...one, natural: natural[index], success };
  });
}

async function flipsOfOthers(
  victim: Victim,
  trigger: ColumnTrigger,
  stage: Stage,
  { data, random }: ReplayGround,
): Promise<number> {
  const carriers = new Set(trigger.carriers);
  const others = Int32Array.from({ length: data.count }, (_unused, row) => row).filter(
    (row) => !carriers.has(row),
  );
  const rows = flippable(trigger, stage);
  if (others.length === 0 || rows.length === 0) return 0;
  const size = trigger.values.length;
  const values = new Float32Array(rows.length * size);
  rows.forEach((row, index) => {
    const other = others[random.integer(others.length)] ?? 0;
    for (let j = 0; j < size; j += 1) {
      const from =
        trigger.mask[j] === 1 ? data.values[other * size + j] : stage.inputs.values[row * size + j];
      values[index * size + j] = from ?? 0;
    }
  });
  const answers = await predict(victim, values, rows.length);
  return answers.filter((answer) => answer === trigger.suspects.label).length / rows.length;
}

/**
 * The share that each trigger flips in a model that cannot hold it: extremely randomized trees on the trusted labels, which answer
 * beyond the range of the trusted data as at its edge.
 */
function naturalFlips(triggers: readonly ColumnTrigger[], stage: Stage, ground: ReplayGround): number[] {
  const { data, classes, random } = ground;
  const trusted = limitRows(ground.trusted, MOST_LESSONS);
  const encoder = tableEncoder([data, trusted]);
  const encode = (values: Float32Array): Float32Array => encoder?.encode(values) ?? values;
  const inputs = encode(trusted.values);
  const scores = oneHot(trusted.labels, classes);
  const asked = triggers.map((trigger) => ({
    label: trigger.suspects.label,
    values: encode(withTrigger(trigger, stage)),
  }));
  const size = inputs.length / Math.max(1, trusted.count);
  const all = new Float32Array(asked.reduce((sum, { values }) => sum + values.length, 0));
  let at = 0;
  for (const { values } of asked) {
    all.set(values, at);
    at += values.length;
  }
  const answers = classesOf(
    forestGuesses({ inputs, size, scores, classes, count: trusted.count }, all, random),
    all.length / size,
  );
  let from = 0;
  return asked.map(({ label, values }) => {
    const own = answers.subarray(from, from + values.length / size);
    from += own.length;
    return own.filter((answer) => answer === label).length / Math.max(1, own.length);
  });
}
