import type { JobStatus, Stage, StageState } from '../../../facts/job-status.ts';
import { isObject } from '../../../core/json.ts';
import { bounded } from '../../../text/sanitize.ts';
import { callService, type ServiceAccess } from './call.ts';
import { type AskedFor, findContraryField, namesAnother } from './contrary-fields.ts';
import { saysUnfinished, speaksOfFailure } from './contrary-words.ts';
import type { Transport } from '../../../http/types.ts';
import { jsonExcerpt } from '../../../text/json-excerpt.ts';

const STATES: readonly StageState[] = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const DESCRIPTION_NAME = 'CurrentStatus';
/** Lower-case letters only. The first one is the service's own spelling. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];

/**
 * Fetches the status of a job.
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
export async function fetchJobStatus(
  transport: Transport,
  access: ServiceAccess,
  asked: AskedFor,
  beforeAttempt: () => Promise<void>,
): Promise<JobStatus | undefined> {
  const answer = await callService(transport, access, {
    operation: 'job status',
    rule: 'repeatable',
    method: 'GET',
    path: `job_status_detailed?job_id=${encodeURIComponent(asked.jobId)}`,
    beforeAttempt,
  });
  const status = readJobStatus(answer);
  return status === undefined || !namesAnother(answer, asked) ? status : { ...status, isOfAnotherJob: true };
}

/** Reads a status answer. Every name that ends in `Status` is a stage, except the description. */
export function readJobStatus(answer: unknown): JobStatus | undefined {
  if (!isObject(answer)) return undefined;
  const stages = Object.entries(answer)
    // A stage that is null counts as absent.
    .filter(([name, value]) => isStage(name, value) && value !== null)
    .map(([name, value]) => readStage(name, value));
  const description = answer[DESCRIPTION_NAME];
  const contradiction = findContraryField(
    answer,
    (name, value) =>
      (isStage(name, value) && value !== null) ||
      isScore(name) ||
      (name === DESCRIPTION_NAME && typeof value === 'string'),
  );
  // Every stage may be over while the service still says that the job is not.
  const isUnfinished = typeof description === 'string' && saysUnfinished(description);
  return {
    stages,
    ...(isUnfinished ? { isUnfinished } : {}),
    currentStatus: typeof description === 'string' ? bounded(description) : '',
    score: readScore(answer),
    ...(contradiction === undefined ? {} : { contradiction }),
    ...(typeof description === 'string' && speaksOfFailure(description) ? { isTroubleDescribed: true } : {}),
  };
}

/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage(name: string, value: unknown): boolean {
  const bare = name.trim();
  if (/^(?:current|http|response|sub)?[ _-]?status$/iu.test(bare)) return false;
  return name.endsWith('Status') || (/status$/iu.test(bare) && typeof value === 'string');
}

function readStage(name: string, value: unknown): Stage {
  const said = typeof value === 'string' ? value : jsonExcerpt(value);
  const word = said.trim().toLowerCase();
  const state = STATES.find((one) => one === word) ?? 'unknown';
  return { name: bounded(name), said: bounded(said), state };
}

function isScore(name: string): boolean {
  return SCORE_NAMES.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
}

function readScore(answer: Readonly<Record<string, unknown>>): JobStatus['score'] {
  const given = Object.entries(answer).flatMap(([name, value]) => (isScore(name) ? [value] : []));
  const scores = new Set(given.filter((value) => !isBlank(value)).map(readNumber));
  const [score] = scores;
  if (score === undefined) return 'absent';
  return scores.size === 1 ? score : 'unreadable';
}

/** True for the values that the service uses for "no score yet". */
function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^(?:na|)$/iu.test(value.trim()));
}

/** Reads a number or a numeric string; a negative score is unreadable. */
function readNumber(value: unknown): number | 'unreadable' {
  const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
  const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
}
