import type { Budget, Victim } from '../../engine/types.ts';
import type { Case, Suspects } from './case.ts';
import { replay, type Stage } from './replay.ts';
import { proposeTriggers, proposeUnnatural, type Trigger } from './trigger.ts';

/** A pattern without natural variation has lost a part of the trigger: it is put on more strongly. */
const TEST_STRENGTHS: readonly number[] = [1, 2, 3];
/** Of sound models, such patterns flipped at most .15 of the inputs in our measurements; of backdoored ones .79 and more. */
const CONFIRMED = 0.35;
const MOST_INPUTS = 60;

/**
 * Returns the triggers of those groups whose shared pattern, without natural variation, flips trusted inputs. The plain
 * pattern and the patches of a group are proposed only then: natural features of a class flip inputs of any model.
 */
export async function confirmedTriggers(
  victim: Victim,
  subject: Case,
  groups: readonly Suspects[],
  stage: Stage,
  budget: Budget,
): Promise<Trigger[]> {
  const confirmed: Trigger[] = [];
  for (const group of groups) {
    const inputs = stage.rows.filter((row) => stage.inputs.labels[row] !== group.label).slice(0, MOST_INPUTS);
    let best = 0;
    for (const trigger of proposeUnnatural(subject, group, TEST_STRENGTHS)) {
      if (budget.timeLeftMs() <= 0 || victim.queries + 2 * inputs.length > budget.maxQueries) {
        return confirmed;
      }
      const { success } = await replay(victim, trigger, { ...stage, rows: inputs }, subject.random, 1);
      best = Math.max(best, success.value);
    }
    if (best >= CONFIRMED) confirmed.push(...proposeTriggers(subject, group));
  }
  return confirmed;
}
