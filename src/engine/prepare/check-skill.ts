import type { Skill } from '../../core/skill.ts';
import { NotTestable } from '../fault.ts';
import { skillOf } from '../statistics/value-skill.ts';
import { findValueDoubt } from '../value-doubt.ts';
import type { Inputs, Victim } from '../types.ts';
import { isLocal, type LocalModel } from '../victim/local-model.ts';
import type { AnalysisJob } from './analysis-fields.ts';
import { askAboutRows } from './ask-about-rows.ts';
import { checkAccuracy, type CheckedSkill, UNCHECKED } from './check-accuracy.ts';
import { labelAdvice, type LabelOrigin } from './renumbered-classes.ts';

/** Fewer rows cannot tell a bad model from bad luck. */
const FEWEST = 20;

/** Inputs with what is known of them. */
interface Labelled {
  readonly inputs: Inputs;
  readonly labels: Int32Array | undefined;
  readonly targets: Float64Array | undefined;
}

/** The analysis, and how its labels were given. */
type Checked = Pick<AnalysisJob, 'task' | 'attack' | 'needs' | 'needsLabels'> & LabelOrigin;

/**
 * Checks whether the model knows anything of the labels, if there are some and the score depends on what the model says of the data.
 * @returns how much it knows, if there was something to look at
 * @throws NotTestable that says what to check
 */
export async function checkSkill(
  victim: Victim | undefined,
  { inputs, labels, targets }: Labelled,
  { task, attack, needs, needsLabels, ...origin }: Checked,
  classes = 0,
): Promise<CheckedSkill> {
  if (!needs.includes('model') || !isLocal(victim)) return UNCHECKED;
  if (labels !== undefined) {
    return checkAccuracy(victim, inputs, labels, { classes, task, attack, ...origin });
  }
  // Attacks on a regression that need its labels judge them themselves: those of poisoning may be wrong.
  if (targets === undefined || needsLabels) return UNCHECKED;
  return { skill: await checkValues(victim, inputs, targets, labelAdvice(origin)), notes: [] };
}

async function checkValues(
  victim: LocalModel,
  inputs: Inputs,
  targets: Float64Array,
  advice: string,
): Promise<Skill | undefined> {
  if (inputs.count < FEWEST) return undefined;
  const { rows, answers } = await askAboutRows(victim, inputs);
  const skill = skillOf(
    [...answers],
    Array.from(rows, (row) => targets[row] ?? Number.NaN),
  );
  if (skill.explained === undefined) return undefined;
  const doubt = findValueDoubt(skill, rows.length);
  if (doubt !== undefined) {
    throw new NotTestable(`${doubt} A score would say nothing about the model on this data.${advice}`);
  }
  const { explained: value, explainedLow: low = value, explainedHigh: high = value } = skill;
  return { measure: 'r2', value, low, high };
}
