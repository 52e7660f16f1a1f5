import type { CommitMemory, StatusState } from '../../facts/commit-status.ts';
import { messageOf } from '../../core/error-message.ts';
import type { Outcome } from '../../facts/outcome.ts';
import type { RunContext } from '../../facts/run-context.ts';
import {
  aggregateState,
  settleAggregate,
  touchesAggregate,
  writesAggregate,
} from '../../decide/aggregate.ts';
import { counted } from '../../text/number-words.ts';
import { readTarget } from '../../decide/target.ts';
import type { GithubClient } from '../client.ts';
import { openGithubForRun } from '../open.ts';
import { type StatusSource, writePlainStatus } from './commit-status.ts';
import { requireGithub } from './require-github.ts';
import { buildAggregateContext, buildContext, planDigest } from './status-context.ts';
import { createStatusSource } from './status-source.ts';
import { MAX_LATE_WRITE_MS } from './status-writer.ts';
import { readCommitMemory } from './status-url-codec.ts';

/**
 * Writes the aggregate status as pending, before anything is submitted: what an earlier run left there is no longer true.
 * @throws InvalidInputError, ServiceError if a good verdict cannot be replaced
 */
export async function beginAggregate(
  run: RunContext,
  client: GithubClient,
  memory: CommitMemory,
): Promise<void> {
  const { settings, signal } = run;
  const { newest } = memory;
  if (touchesAggregate(settings)) await reopenAggregate(run, client, memory);
  if (!writesAggregate(settings)) return;
  const write = (): Promise<void> => writeAggregate(run, client, 'pending', 'The analyses are running');
  const isGood =
    newest.get(buildAggregateContext(settings.configFile).toLowerCase())?.status.state === 'success';
  if (isGood) await requireGithub(signal, write);
  // The end of the run tries again, and warns.
  else await write().catch(() => undefined);
}

/**
 * Makes a good aggregate status of an earlier run pending, since a part of its plan is analysed again. It keeps its plan, so
 * the statuses of all analyses can settle it.
 */
async function reopenAggregate(
  run: RunContext,
  client: GithubClient,
  { remembered }: CommitMemory,
): Promise<void> {
  const { runner, settings, signal } = run;
  const context = buildAggregateContext(settings.configFile);
  const aggregate = remembered.get(context.toLowerCase());
  if (aggregate?.kind !== 'plan' || aggregate.state !== 'success') return;
  const { plan } = aggregate;
  const sha = readTarget(runner.event).commit ?? runner.event.sha;
  const description = 'A part of the analyses is running again';
  await requireGithub(signal, () =>
    writePlainStatus(
      client,
      { sha, context: aggregate.context, state: 'pending', description, plan },
      createStatusSource(runner, settings),
    ),
  );
}

/** Settles the aggregate status at the end of a run of a part, if all analyses of its plan have an end. It never fails: it warns. */
export async function settlePart(run: RunContext): Promise<void> {
  const { runner, settings, signal } = run;
  const left = signal.aborted ? AbortSignal.timeout(MAX_LATE_WRITE_MS) : signal;
  try {
    const client = await openGithubForRun(runner, settings, left, 'unpaced');
    const source = createStatusSource(runner, settings);
    const sha = readTarget(runner.event).commit ?? runner.event.sha;
    const memory = readCommitMemory(await client.listStatuses(sha), source.signerOf(sha));
    await settleAggregates(run, client, source, sha, memory, new Map());
  } catch (error) {
    const why = left.aborted ? 'GitHub did not answer in time.' : messageOf(error);
    runner.log.warning(`The aggregate commit status could not be settled; it stays as it is. ${why}`);
  }
}

/** Writes the aggregate status at the end of a run, however it ended. It never fails: it warns. */
export async function endAggregate(run: RunContext, outcome: Outcome): Promise<void> {
  const { runner, settings, signal } = run;
  const left = signal.aborted ? AbortSignal.timeout(MAX_LATE_WRITE_MS) : signal;
  try {
    const client = await openGithubForRun(runner, settings, left, 'unpaced');
    await writeAggregate(run, client, aggregateState(outcome), outcome.headline);
  } catch (error) {
    const why = left.aborted ? 'GitHub did not answer in time.' : messageOf(error);
    runner.log.warning(`The aggregate commit status could not be written; it stays as it is. ${why}`);
  }
}

/**
 * Settles the pending aggregate statuses of a commit whose analyses all have an end. It never fails: it warns.
 * @param states the states that were written since `memory` was read, by context in lower case
 */
export async function settleAggregates(
  { runner }: RunContext,
  client: GithubClient,
  source: StatusSource,
  sha: string,
  { remembered }: CommitMemory,
  states: ReadonlyMap<string, StatusState>,
): Promise<void> {
  for (const aggregate of remembered.values()) {
    if (aggregate.kind !== 'plan' || aggregate.state !== 'pending') continue;
    const { context, group, plan } = aggregate;
    const members = [...remembered.values()].filter((one) => one.kind !== 'plan' && one.group === group);
    // If a status of the plan is missing, or there is another one, nothing is known about the whole.
    if (planDigest(members.map((member) => member.context)) !== plan) continue;
    const now = members.map((one) => ({ state: states.get(one.context.toLowerCase()) ?? one.state }));
    const state = settleAggregate(now);
    if (state === undefined) continue;
    const description = `${counted(now.length, 'analysis', 'analyses')}: ${describeStates(now)}`;
    try {
      await writePlainStatus(client, { sha, context, state, description, plan }, { ...source, group });
    } catch (error) {
      runner.log.warning(
        `Commit ${sha}: the status "${context}" could not be written; it stays pending. ${messageOf(error)}`,
      );
    }
  }
}

function describeStates(members: readonly { readonly state: StatusState }[]): string {
  const words = {
    success: 'passed',
    failure: 'found the model vulnerable',
    error: 'reached no verdict',
  } as const;
  const counts = (['failure', 'error', 'success'] as const).map(
    (state) => [members.filter((member) => member.state === state).length, words[state]] as const,
  );
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${String(count)} ${what}`)
    .join(', ');
}

async function writeAggregate(
  { runner, settings }: RunContext,
  client: GithubClient,
  state: StatusState,
  description: string,
): Promise<void> {
  const contexts = settings.analyses.map((spec) => buildContext(runner.secrets.redactAll(spec)));
  await writePlainStatus(
    client,
    {
      sha: readTarget(runner.event).commit ?? runner.event.sha,
      context: runner.secrets.redact(buildAggregateContext(settings.configFile)),
      state,
      description: runner.secrets.redact(description),
      plan: planDigest(contexts),
    },
    createStatusSource(runner, settings),
  );
}
