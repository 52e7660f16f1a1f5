import type { Attempt, Operation, Reading, RunPlan } from './types.ts';

/** Facts about a run, apart from its attempts. */
export interface RunFacts {
  readonly plan: RunPlan;
  readonly attempts: readonly Attempt[];
  /** On the clock of the attempts. */
  readonly endedMs: number;
  /** True if the run lasted for at least its timeout-minutes. */
  readonly deadlinePassed: boolean;
  /** True if the log says that some answer did not come in time. */
  readonly reportsTimeouts: boolean;
}

/** The least share of its time-out that a client waits before it gives up: the server may see the request late. */
const WAITED_SHARE = 0.3;

/**
 * True if a client that reports no answer has waited long enough for one. Even an answer in time may be too late for a
 * process that gets no processor time: then the client gave up, but not too early.
 */
function hasWaited(attempt: Attempt, facts: RunFacts): boolean {
  const later = facts.attempts.find(
    ({ key, number, unseen }) => key === attempt.key && number > attempt.number && !unseen,
  );
  const leftMs = Math.min(later?.receivedMs ?? facts.endedMs, attempt.doneMs ?? facts.endedMs);
  if (leftMs - attempt.receivedMs >= facts.plan.requestTimeoutMs * WAITED_SHARE) return true;
  // A server that gets no processor time itself sees both attempts at once. A submission is never excused like this.
  return facts.reportsTimeouts && attempt.operation !== 'submission';
}

/** The correct readings of an attempt, including those that a slow machine excuses. */
function readingsOf(attempt: Attempt, facts: RunFacts): readonly Reading[] {
  const { readings } = attempt;
  return readings.includes('unavailable') || !hasWaited(attempt, facts)
    ? readings
    : [...readings, 'unavailable'];
}

/** docs/design.md, rule 2: the requests that may be repeated. */
function mayFollow(operation: Operation, attempt: Attempt, facts: RunFacts): boolean {
  if (operation === 'submission') return attempt.surelyNotProcessed;
  const again: readonly Reading[] =
    operation === 'status' ? ['unavailable', 'unexpected-answer', 'running'] : ['unavailable'];
  const readings = readingsOf(attempt, facts);
  const isRunning = operation === 'status' && attempt.jobTruth === 'running' && readings.includes('ok');
  return isRunning || readings.some((reading) => again.includes(reading));
}

/**
 * Checks that each attempt of one key was allowed after the earlier ones, and that there were not too many.
 * @param attempts of one key, in order
 */
export function findSequenceBreaches(attempts: readonly Attempt[], facts: RunFacts): string[] {
  const [first] = attempts;
  if (first === undefined) return [];
  const { operation, key } = first;
  const breaches = attempts
    .slice(0, -1)
    .filter((attempt) => !mayFollow(operation, attempt, facts))
    .map(({ fault, number }) => `${key} was sent again after "${fault}" (attempt ${String(number)})`);
  const seen = attempts.filter(({ unseen }) => !unseen).length;
  const { maxAttempts } = facts.plan;
  if (operation !== 'status' && seen > maxAttempts) {
    breaches.push(`${key} was sent ${String(seen)} times with max-attempts ${String(maxAttempts)}`);
  }
  return breaches;
}

/** A second attempt may wait for 0.5 s, and the run began before its first request was seen. */
const TOO_CLOSE_MS = 1500;

/** True if the wait for the next attempt may end after the run: then the step ends at once. */
function isTooLate({ fault, receivedMs }: Attempt, { plan }: RunFacts): boolean {
  return fault.endsWith('a Retry-After that is huge') || plan.timeoutMs - receivedMs < TOO_CLOSE_MS;
}

/** How many answers in a row may be missing before the action gives up on a job. */
const PATIENCE = 10;

/**
 * The possible results of the attempts of one key: the readings of the last one, if it may be the last.
 * @param attempts of one key, in order; empty if no request was seen
 */
export function finalReadings(attempts: readonly Attempt[], facts: RunFacts): readonly Reading[] {
  const last = attempts.at(-1);
  if (last === undefined) return [];
  const { maxAttempts } = facts.plan;
  const readings = readingsOf(last, facts);
  if (last.operation === 'status') return statusReadings(attempts, readings, facts);
  // A client gives up only after max-attempts; an unseen attempt may stand for several.
  const isSpent =
    last.number >= maxAttempts || isTooLate(last, facts) || attempts.some(({ unseen }) => unseen);
  const mayGiveUp = isSpent || (last.operation === 'submission' && !last.surelyNotProcessed);
  const own = readings.filter((reading) => reading !== 'unavailable' || mayGiveUp);
  // The client may never have tried a port that was closed for the next request: then the attempt before was the last.
  return last.unseen ? [...own, ...finalReadings(attempts.slice(0, -1), facts)] : own;
}

function statusReadings(
  attempts: readonly Attempt[],
  readings: readonly Reading[],
  facts: RunFacts,
): readonly Reading[] {
  const passing: readonly Reading[] = ['unavailable', 'unexpected-answer'];
  const lastGood = attempts.findLastIndex(
    (attempt) => !attempt.readings.some((one) => passing.includes(one)),
  );
  const last = attempts.at(-1);
  const isPatienceGone =
    attempts.length - 1 - lastGood >= PATIENCE || (last !== undefined && isTooLate(last, facts));
  return readings.filter(
    (reading) => reading !== 'running' && (isPatienceGone || !passing.includes(reading)),
  );
}

/** How long a run may take to end after its deadline; answers in this time are too late. */
const LAST_MOMENTS_MS = 3000;

/** True if the deadline may have come before an end. @param last the latest attempt; undefined without one */
export function mayHaveTimedOut(last: Attempt | undefined, facts: RunFacts): boolean {
  if (!facts.deadlinePassed) return false;
  return last === undefined || isWithinLastMoments(last, facts) || !isEnd(last);
}

/** True if the run may have ended before an answer was read. */
export function isWithinLastMoments(attempt: Attempt, facts: RunFacts): boolean {
  return facts.endedMs - attempt.receivedMs < LAST_MOMENTS_MS;
}

/** True if nothing is left to do after an answer, however it is read. */
function isEnd({ operation, readings, jobTruth }: Attempt): boolean {
  const goesOn: readonly Reading[] =
    operation === 'status' ? ['unavailable', 'unexpected-answer', 'running'] : ['unavailable', 'ok'];
  if (operation === 'status' && jobTruth === 'running' && readings.includes('ok')) return false;
  return !readings.some((reading) => goesOn.includes(reading));
}
