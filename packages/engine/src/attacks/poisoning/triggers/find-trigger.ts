import type { Budget, LabelledInputs, Victim } from '../../../types.ts';
import type { Case, Suspects } from './case.ts';
import { type Content, readContent } from './content.ts';
import { findMislabelledSuspects } from './mislabelled-suspects.ts';
import { betterOf, type Replay, replay, replayBest, type Stage } from './replay.ts';
import { findTransplantSuspects } from './transplant-suspects.ts';
import { proposeTriggers, proposeUnnatural, type Trigger } from './trigger.ts';
import type { ColumnSearch } from '../columns/search-columns.ts';
import type { Verdict } from '../backdoor-verdict.ts';

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

export interface TriggerSearch {
  /** Undefined if only values of columns were looked for. */
  readonly content: Content | undefined;
  readonly columns?: ColumnSearch;
  readonly groups: number;
  readonly tried: number;
  readonly best: Replay | undefined;
  readonly cutShort: boolean;
  /** How often the control models agree with the model; undefined if no trigger had to be compared with them. */
  readonly agreement: number | undefined;
}

/** Why backdoors were not looked for: there is no trusted data, or the model gets too little of it right. */
export type NotSearched = 'no trusted data' | { readonly right: number; readonly count: number };

export interface SearchEnd {
  readonly search: TriggerSearch | undefined;
  readonly verdict?: Verdict | undefined;
  readonly notSearched: NotSearched | undefined;
}

/** A pattern without natural variation has lost a part of the trigger: it is put on more strongly. */
const TEST_STRENGTHS: readonly number[] = [1, 2, 3];
/** Of sound models, such patterns flipped at most .15 of the inputs in our measurements; of backdoored ones .79 and more. */
const CONFIRMED = 0.35;
const MOST_INPUTS = 60;

/**
 * The triggers of groups whose shared pattern, without natural variation, flips trusted inputs: natural features of a class flip
 * inputs of any model.
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
