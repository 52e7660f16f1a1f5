import { baseBranch } from '../decide/base-commit.ts';
import type { EntryFacts } from '../facts/policy.ts';
import type { ActiveRun } from './active-run.ts';

/** So many days an entry counts that needs an end, if nobody changes it. */
const ENTRY_DAYS = 90;

/** What the entries of `accept` say that are shown beside findings. */
export function entryFacts({ runner, settings, startedMs }: ActiveRun): EntryFacts {
  const until = new Date(startedMs + ENTRY_DAYS * 86_400_000).toISOString().slice(0, 10);
  const branch = settings.policySource?.from === 'base' ? baseBranch(runner.event) : undefined;
  return { until, ...(branch === undefined ? {} : { countsOn: branch }) };
}
