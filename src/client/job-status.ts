import { type StageState, type Stage, type JobStatus } from '../core/job-status.ts';
import { at, isObject } from '../core/json.ts';
import { bounded } from '../text/sanitize.ts';
import { JOB_ID_NAMES } from './model-analysis.ts';
import { callService, type ServiceAccess } from './call.ts';
import type { Transport } from '../http/types.ts';
import { jsonExcerpt } from '../text/json-excerpt.ts';

const STATES: readonly StageState[] = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const DESCRIPTION_NAME = 'CurrentStatus';
/** Lower-case letters only. The first one is the service's own spelling. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];
const ERROR_NAME = /^error(?:[ _-]?message)?$/iu;

/**
 * Fetches the status of a job.
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
export async function fetchJobStatus(
  transport: Transport,
  access: ServiceAccess,
  jobId: string,
  beforeAttempt: () => Promise<void>,
): Promise<JobStatus | undefined> {
  const answer = await callService(transport, access, {
    operation: 'job status',
    rule: 'repeatable',
    method: 'GET',
    path: `job_status_detailed?job_id=${encodeURIComponent(jobId)}`,
    beforeAttempt,
  });
  const status = readJobStatus(answer);
  return status === undefined || isForJob(jobId, answer) ? status : { ...status, isOfAnotherJob: true };
}

/** True if the answer names the requested job or none. Base64 padding and its percent-encoding are ignored. */
function isForJob(jobId: string, answer: unknown): boolean {
  const named = JOB_ID_NAMES.map((name) => at(answer, name)).filter((value) => !isEmptyValue(value));
  const bare = (id: string): string => id.trim().replaceAll(/%3d|=/giu, '');
  return named.every(
    (value) => ['string', 'number'].includes(typeof value) && bare(String(value)) === bare(jobId),
  );
}

/** Reads a status answer. Every name that ends in `Status` is a stage, except the description. */
export function readJobStatus(answer: unknown): JobStatus | undefined {
  if (!isObject(answer)) return undefined;
  const stages = Object.entries(answer)
    // A stage that is null counts as absent.
    .filter(([name, value]) => isStage(name, value) && value !== null)
    .map(([name, value]) => readStage(name, value));
  const description = answer[DESCRIPTION_NAME];
  const errors = Object.entries(answer).filter(
    ([name, value]) => ERROR_NAME.test(name) && !isEmptyValue(value),
  );
  const [error] = errors.map(([, value]) => (typeof value === 'string' ? value : jsonExcerpt(value)));
  return {
    stages,
    currentStatus: typeof description === 'string' ? bounded(description) : '',
    score: readScore(answer),
    ...(error === undefined ? {} : { error: bounded(error) }),
  };
}

/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage(name: string, value: unknown): boolean {
  if (/^current_?status$/iu.test(name)) return false;
  return name.endsWith('Status') || (/_status$/iu.test(name) && typeof value === 'string');
}

/** True for the values that services use for "nothing". */
function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return /^(?:|na|n\/a|none|null|no|false|0)$/iu.test(value.trim());
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false || value === 0;
}

function readStage(name: string, value: unknown): Stage {
  const said = typeof value === 'string' ? value : jsonExcerpt(value);
  const word = said.trim().toLowerCase();
  const state = STATES.find((one) => one === word) ?? 'unknown';
  return { name: bounded(name), said: bounded(said), state };
}

function readScore(answer: Readonly<Record<string, unknown>>): JobStatus['score'] {
  const isScore = (name: string): boolean =>
    SCORE_NAMES.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
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
