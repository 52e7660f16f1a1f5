import type { Attack } from '@model-security-scan/engine/catalog';
import type { JobStatus, Stage, StageState } from '../../../facts/job/job-status.ts';
import { isObject } from '@model-security-scan/common/json';
import { bounded, jsonExcerpt } from '@model-security-scan/common/sanitize';
import { isKnownStage } from '../job-stages.ts';
import {
  type AnswerField,
  type AskedFor,
  compactName,
  findMessage,
  listFields,
  namesAnother,
} from './answer-fields.ts';
import { callService, type ServiceAccess, statusUrl } from './call.ts';
import { describeField, findContradiction } from './contradictions.ts';
import { hideSignatures } from './signatures.ts';
import { readStates, type StateField } from './job-states.ts';
import { stateOfWord } from './state-words.ts';
import type { Transport } from '../../../http/exchange.ts';

const STATES: readonly StageState[] = ['inprogress', 'completed', 'passed', 'failed'];
/** The states of a stage whose word is one of the plain form. */
const STATE_OF_WORD = {
  running: 'inprogress',
  ended: 'completed',
  failed: 'failed',
  unknown: 'unknown',
} as const;
const DESCRIPTION = 'currentstatus';

/**
 * Fetches the status of a job.
 * @param asked the job and its model: a status of another one is marked
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
  const call = {
    operation: 'job status',
    rule: 'repeatable',
    method: 'GET',
    url: statusUrl(access, asked.jobId),
    advice: STATUS_ADVICE,
    beforeAttempt,
  } as const;
  return callService(transport, access, call, (answer) => {
    const status = readJobStatus(answer, asked.attack);
    const isOther = status !== undefined && namesAnother(listFields(answer, asked.attack), asked);
    return isOther ? { ...status, isOfAnotherJob: true } : status;
  });
}

const STATUS_ADVICE =
  'If the service no longer has the job, re-run this workflow run by hand: that submits the analysis again (on the command ' +
  'line: --rescan always). If the status is at another address of your service, set it in the config file: service: { paths: ' +
  '{ status: "/...{job_id}" } }.';

/**
 * Reads a status answer. In the form that was observed publicly (not in the service spec), every name that ends in `Status`
 * is a stage. An answer without any of the known stages is of the plain form: `{"status": "completed", "score": 0.1}`.
 */
export function readJobStatus(answer: unknown, attack: Attack): JobStatus | undefined {
  if (!isObject(answer)) return undefined;
  const fields = listFields(answer, attack);
  const isObserved = fields.some(({ isOuter, name }) => isOuter && isKnownStage(name));
  const stages = isObserved ? fields.filter((field) => isStage(field) && field.value !== null) : [];
  const scores = fields.filter((field) => isScore(field, attack));
  const description = isObserved ? fields.find((field) => isDescription(field)) : undefined;
  const states = readStates(
    fields.filter((field) => !stages.includes(field) && field !== description),
    scores,
  );
  const used = new Set([...stages, ...scores, ...states.map(({ field }) => field)]);
  if (description !== undefined) used.add(description);
  const message = findMessage(fields);
  const contradiction = findContradiction(fields, (field) => used.has(field));
  return {
    stages: stages.map(readStage),
    states: [...readProse(description), ...states].map(({ field, state }) => ({
      state,
      said: describeField(field),
    })),
    currentStatus: typeof description?.value === 'string' ? bounded(description.value) : '',
    score: readScore(scores),
    ...(contradiction === undefined ? {} : { contradiction }),
    ...(message === undefined ? {} : { message: bounded(hideSignatures(message)) }),
    ...(fields.some(saysVulnerable) ? { saysVulnerable: true } : {}),
    fields: fields.map(({ path }) => path),
    unused: fields.filter((field) => !used.has(field)).map(({ path }) => path),
  };
}

/** A description names a state only if it is nothing but a word for one. */
function readProse(description: AnswerField | undefined): readonly StateField[] {
  if (typeof description?.value !== 'string') return [];
  const state = stateOfWord(description.value);
  return state === 'running' || state === 'failed' ? [{ field: description, state }] : [];
}

function isDescription({ key, isOuter, value }: AnswerField): boolean {
  return isOuter && key === DESCRIPTION && typeof value === 'string';
}

/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage({ isOuter, name, key, value }: AnswerField): boolean {
  if (!isOuter || /^(?:job|current|http|response|sub|processing|analysis)?status$/u.test(key)) return false;
  return name.trim().endsWith('Status') || (key.endsWith('status') && typeof value === 'string');
}

function readStage({ name, value }: AnswerField): Stage {
  const said = typeof value === 'string' ? value : jsonExcerpt(value);
  const word = compactName(said);
  const state = isBlank(value)
    ? 'na'
    : (STATES.find((one) => one === word) ?? STATE_OF_WORD[stateOfWord(said)]);
  return { name: bounded(name), said: bounded(said), state };
}

/**
 * True if a field holds the score of the model's vulnerability: `score`, `vulnerability-score`, `scores: {evasion}`. Any other
 * name, such as `robustness_score`, may be that of another quantity, even of the contrary one.
 */
function isScore({ key, fullKey, isListed, isOuter }: AnswerField, attack: Attack): boolean {
  const name = key === 'value' || key === attack ? fullKey.slice(0, -key.length) : key;
  const pattern = `^(?:job|analysis|model|overall|final|total|attack|risk|vuln[a-z]*|${attack})*scores?(?:value)?$`;
  return (isOuter || !isListed) && new RegExp(pattern, 'u').test(name);
}

function readScore(given: readonly AnswerField[]): JobStatus['score'] {
  const scores = new Set(
    given
      .map(({ value }) => value)
      .filter((value) => !isBlank(value))
      .map(readNumber),
  );
  const [score] = scores;
  if (score === undefined) return 'absent';
  const said = given.map(describeField).join(', ');
  return scores.size === 1 && score !== 'unreadable' ? score : { said: bounded(said) };
}

/** True for the values that services use for "no score yet" and for a stage that has not begun. */
function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^(?:n\/?a|)$/iu.test(value.trim()));
}

/** Reads a number or a numeric string; a negative score is unreadable. */
function readNumber(value: unknown): number | 'unreadable' {
  const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
  const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
}

/** True if a field asks whether the model is vulnerable, and says yes. */
function saysVulnerable({ key, value }: AnswerField): boolean {
  if (!/^(?:is|model)*(?:vulnerable|vulnerability(?:detected|found))$/u.test(key)) return false;
  return typeof value === 'string'
    ? /^(?:true|yes|vulnerable|detected|found)$/u.test(compactName(value))
    : value === true;
}
