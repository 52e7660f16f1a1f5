import type { Attempt, Operation, Reading, RunPlan } from './types.ts';

/** What is known of a run beside its attempts. */
export interface RunFacts {
  readonly plan: RunPlan;
  readonly attempts: readonly Attempt[];
  /** On the clock of the attempts. */
  readonly endedMs: number;
  /** Whether the run lasted for at least its timeout-minutes. */
  readonly deadlinePassed: boolean;
}

/** How much of its time-out a client has waited at the least when it gives up: the server may have seen the request late. */
const WAITED_SHARE = 0.3;

/**
 * Whether a client that says it got no answer has waited for one. An answer that is there in time may still come too
 * late for a process that gets no share of the machine: then the client gave up, but no sooner than it may.
 */
function hasWaited(attempt: Attempt, facts: RunFacts): boolean {
  const later = facts.attempts.find(
    ({ key, number, unseen }) => key === attempt.key && number > attempt.number && !unseen,
  );
  const leftMs = Math.min(later?.receivedMs ?? facts.endedMs, attempt.doneMs ?? facts.endedMs);
  return leftMs - attempt.receivedMs >= facts.plan.requestTimeoutMs * WAITED_SHARE;
}

/** What may be made of an attempt, with what a slow machine excuses. */
function readingsOf(attempt: Attempt, facts: RunFacts): readonly Reading[] {
  const { readings } = attempt;
  return readings.includes('unavailable') || !hasWaited(attempt, facts)
    ? readings
    : [...readings, 'unavailable'];
}

/** docs/design.md, rule 2: what may be asked for again. */
function mayFollow(operation: Operation, attempt: Attempt, facts: RunFacts): boolean {
  if (operation === 'submission') return attempt.surelyNotProcessed;
  const again: readonly Reading[] =
    operation === 'status' ? ['unavailable', 'unexpected-answer', 'running'] : ['unavailable'];
  const readings = readingsOf(attempt, facts);
  const isRunning = operation === 'status' && attempt.jobTruth === 'running' && readings.includes('ok');
  return isRunning || readings.some((reading) => again.includes(reading));
}

/**
 * Whether each attempt of one key was allowed after those before it, and none too many were made.
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

/** How many answers in a row a job may be without before the action gives up on it. */
const PATIENCE = 10;

/**
 * What the attempts of one key may have come to: the readings of the last one, as far as it may be the last.
 * @param attempts of one key, in order; none where no request was seen
 */
export function finalReadings(attempts: readonly Attempt[], facts: RunFacts): readonly Reading[] {
  const last = attempts.at(-1);
  if (last === undefined) return [];
  const { maxAttempts } = facts.plan;
  const readings = readingsOf(last, facts);
  if (last.operation === 'status') return statusReadings(attempts, readings);
  // Who gives up has tried as often as was asked for; attempts that nobody saw may have been several.
  const isSpent = last.number >= maxAttempts || attempts.some(({ unseen }) => unseen);
  const mayGiveUp = isSpent || (last.operation === 'submission' && !last.surelyNotProcessed);
  const own = readings.filter((reading) => reading !== 'unavailable' || mayGiveUp);
  // A port that was closed for the next request may never have been knocked at: then the attempt before was the last.
  return last.unseen ? [...own, ...finalReadings(attempts.slice(0, -1), facts)] : own;
}

function statusReadings(attempts: readonly Attempt[], readings: readonly Reading[]): readonly Reading[] {
  const passing: readonly Reading[] = ['unavailable', 'unexpected-answer'];
  const lastGood = attempts.findLastIndex(
    (attempt) => !attempt.readings.some((one) => passing.includes(one)),
  );
  const isPatienceGone = attempts.length - 1 - lastGood >= PATIENCE;
  return readings.filter(
    (reading) => reading !== 'running' && (isPatienceGone || !passing.includes(reading)),
  );
}

/** After the end of its deadline a run may take this long to leave, in which answers come too late. */
const LAST_MOMENTS_MS = 3000;

/** Whether the deadline may have come before an end. @param last the latest attempt; none where nothing was asked */
export function mayHaveTimedOut(last: Attempt | undefined, facts: RunFacts): boolean {
  if (!facts.deadlinePassed) return false;
  return last === undefined || isWithinLastMoments(last, facts) || !isEnd(last);
}

/** Whether the end of the run may have come before an answer was read. */
export function isWithinLastMoments(attempt: Attempt, facts: RunFacts): boolean {
  return facts.endedMs - attempt.receivedMs < LAST_MOMENTS_MS;
}

/** Whether nothing is left to do after an answer, however it is read. */
function isEnd({ operation, readings, jobTruth }: Attempt): boolean {
  const goesOn: readonly Reading[] =
    operation === 'status' ? ['unavailable', 'unexpected-answer', 'running'] : ['unavailable', 'ok'];
  if (operation === 'status' && jobTruth === 'running' && readings.includes('ok')) return false;
  return !readings.some((reading) => goesOn.includes(reading));
}
