import { isObject } from '../json.ts';
import { callService, type ServiceAccess } from './client.ts';
import type { HttpDoor } from './http-types.ts';
import { jsonExcerpt } from './json-excerpt.ts';

/** The states of a stage (observed publicly; not in the interface document). */
export type StageState = 'na' | 'inprogress' | 'completed' | 'passed' | 'failed' | 'unknown';

export interface Stage {
  /** As the service spells it; untrusted. */
  readonly name: string;
  readonly state: StageState;
  /** What the service said; untrusted. */
  readonly said: string;
}

/** A status answer, read but not judged (observed publicly; INTERFACE.md 3 says only that there is a status). */
export interface JobStatus {
  readonly stages: readonly Stage[];
  /** The service's prose; empty where there is none; untrusted. */
  readonly currentStatus: string;
  /** `absent`, or `unreadable` where there is one that is no number. */
  readonly score: number | 'absent' | 'unreadable';
}

const STATES: readonly StageState[] = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const PROSE_NAME = 'CurrentStatus';
/** The first is how the service spells it. */
const SCORE_NAMES = ['VulnerabiltyScore', 'VulnerabilityScore'];

/**
 * Asks how far a job is.
 * @param beforeAttempt awaited before every attempt, to keep the pace of all jobs together
 * @returns undefined where the answer is no object
 * @throws ServiceError
 */
export async function fetchJobStatus(
  door: HttpDoor,
  access: ServiceAccess,
  jobId: string,
  beforeAttempt: () => Promise<void>,
): Promise<JobStatus | undefined> {
  const answer = await callService(door, access, {
    operation: 'job status',
    rule: 'repeatable',
    method: 'GET',
    path: `job_status_detailed?job_id=${encodeURIComponent(jobId)}`,
    beforeAttempt,
  });
  return readJobStatus(answer);
}

/** Reads a status answer; every name that ends in `Status` is a stage, but for the prose. */
export function readJobStatus(answer: unknown): JobStatus | undefined {
  if (!isObject(answer)) return undefined;
  const stages = Object.entries(answer)
    // A stage that is null is as good as absent.
    .filter(([name, value]) => name.endsWith('Status') && name !== PROSE_NAME && value !== null)
    .map(([name, value]) => readStage(name, value));
  const prose = answer[PROSE_NAME];
  return { stages, currentStatus: typeof prose === 'string' ? prose : '', score: readScore(answer) };
}

function readStage(name: string, value: unknown): Stage {
  const said = typeof value === 'string' ? value : jsonExcerpt(value);
  const word = said.trim().toLowerCase();
  return { name, said, state: STATES.find((state) => state === word) ?? 'unknown' };
}

function readScore(answer: Readonly<Record<string, unknown>>): JobStatus['score'] {
  const given = SCORE_NAMES.filter((name) => Object.hasOwn(answer, name)).map((name) => answer[name]);
  const scores = new Set(given.filter((value) => !isBlank(value)).map(readNumber));
  const [score] = scores;
  if (score === undefined) return 'absent';
  return scores.size === 1 ? score : 'unreadable';
}

/** How the service writes that there is no score yet. */
function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^(?:na|)$/iu.test(value.trim()));
}

/** A number or a numeric string; a score below zero is none. */
function readNumber(value: unknown): number | 'unreadable' {
  const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
  const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
}
