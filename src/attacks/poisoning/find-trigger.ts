import type { Budget, LabelledInputs, Victim } from '../../engine/types.ts';
import type { Case, Suspects } from './case.ts';
import { confirmedTriggers } from './confirmed-triggers.ts';
import { readContent } from './content.ts';
import { findMislabelledSuspects } from './mislabelled-suspects.ts';
import { betterOf, replayBest, type Stage } from './replay.ts';
import { findTransplantSuspects } from './transplant-suspects.ts';
import { proposeTriggers, type Trigger } from './trigger.ts';
import type { TriggerSearch } from './trigger-search.ts';

/** A trigger that surely works this often needs no second search. */
const PROVEN = 0.5;

/** Looks for patterns and patches that suspicious rows share, and replays them. */
export async function findTrigger(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  halves: { readonly choose: Stage; readonly measure: Stage },
  budget: Budget,
): Promise<TriggerSearch> {
  budget.progress(0.2, 'comparing the rows with the trusted set');
  const content = readContent(
    subject.seenData,
    subject.labels,
    subject.seenTrusted,
    subject.trustedLabels,
    subject.classes,
    subject.random,
  );
  budget.progress(0.4, 'looking for groups of suspicious rows');
  let [search, groups]: [TriggerSearch, readonly Suspects[]] = [
    {
      ...{ content, groups: 0, tried: 0, best: undefined, cutShort: false },
      agreement: undefined,
    },
    [],
  ];
  const tryAll = async (triggers: readonly Trigger[]): Promise<void> => {
    const { best, cutShort } = await replayBest(victim, triggers, halves, subject.random, budget);
    search = {
      ...search,
      groups: search.groups + groups.length,
      tried: search.tried + triggers.length,
      best: betterOf(search.best, best),
      cutShort: search.cutShort || cutShort,
    };
  };
  groups = findMislabelledSuspects(subject, content);
  await tryAll(groups.flatMap((group) => proposeTriggers(subject, group)));
  if (isProven(search)) return search;
  groups = await findTransplantSuspects(victim, subject, trusted, halves.choose.rows, budget);
  await tryAll(await confirmedTriggers(victim, subject, groups, halves.choose, budget));
  return budget.timeLeftMs() <= 0 ? { ...search, cutShort: true } : search;
}

/** True if the best trigger surely works so often that no other need be looked for. */
export function isProven({ best }: Pick<TriggerSearch, 'best'>): boolean {
  return (best?.success.low ?? 0) >= PROVEN;
}
