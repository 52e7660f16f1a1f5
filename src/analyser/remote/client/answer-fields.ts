import { type Attack, ATTACKS } from '@model-security-scan/engine/catalog';
import { isSameId } from '../../../core/job-id.ts';

/**
 * The one reader of a service's answers. The service spec shows no names for most fields, so names are compared without
 * case, hyphens, underscores and blanks, and objects that only wrap an answer do not count as a part of a name.
 */

/** A plain value in an answer. The items of a list count as values under the list's own name. */
export interface AnswerField {
  /** Where it is, as the service spells it: `data.job_id`; untrusted. */
  readonly path: string;
  /** Its own name as the service spells it; untrusted. */
  readonly name: string;
  /** Its own name in lower-case letters and digits: `jobid`. */
  readonly key: string;
  /** The same with the name of the object around it, unless that only wraps the answer: `modelid` for `model: {id}`. */
  readonly fullKey: string;
  /** True if only wrappers are around it: what it says is about the job, not about a part of it. */
  readonly isOuter: boolean;
  /** True in a list: it is one of several values, or about one of several things, such as an earlier state. */
  readonly isListed: boolean;
  /** True if its name, or that of an object around it, is that of an error. */
  readonly isUnderError: boolean;
  readonly value: unknown;
}

/** The objects that only wrap an answer. */
const WRAPPERS: readonly string[] = ['data', 'result', 'results', 'response', 'body', 'payload', 'analysis'];
/** They also belong to the names in them: `job: {id}` is a job id, `status: {code}` a status. */
const NAMING_WRAPPERS: readonly string[] = ['job', 'status', 'state'];
/** Short names of attacks (observed publicly; not in the service spec). */
const SHORT_NAMES: Readonly<Record<string, string>> = { mea: 'extraction', eva: 'evasion' };
/** No name that is looked for is longer. */
const MAX_NAME_LENGTH = 200;

/** @returns a name in lower-case letters and digits, which is what all spellings of it have in common */
export function compactName(name: string): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');
}

/**
 * Lists the plain values of an answer, at any depth, in its order. It goes on without recursion, because an answer may be
 * nested deeply.
 * @param attack the kind of the analysis, if the answer is about one: an object with its name is a wrapper
 */
export function listFields(answer: unknown, attack?: Attack): readonly AnswerField[] {
  const isWrapper = (key: string): boolean =>
    WRAPPERS.includes(key) ||
    NAMING_WRAPPERS.includes(key) ||
    (attack !== undefined && (key.includes(attack) || SHORT_NAMES[key] === attack));
  const fields: AnswerField[] = [];
  const open: AnswerField[] = [
    {
      path: '',
      name: '',
      key: '',
      fullKey: '',
      isOuter: true,
      isListed: false,
      isUnderError: false,
      value: answer,
    },
  ];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    const { value, isOuter } = parent;
    if (typeof value !== 'object' || value === null) {
      fields.push(parent);
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(itemOf(parent, item));
    } else {
      const isInside = isOuter && (parent.path === '' || isWrapper(parent.key));
      for (const [name, inner] of Object.entries(value)) open.push(childOf(parent, name, inner, isInside));
    }
  }
  return fields.reverse();
}

/** A plain item is a value of the list's name; an object is one of several things, and says nothing about the whole. */
function itemOf(parent: AnswerField, value: unknown): AnswerField {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { ...parent, isOuter: parent.isOuter && !isObject, isListed: true, value };
}

function childOf(parent: AnswerField, name: string, value: unknown, isInside: boolean): AnswerField {
  const key = compactName(name);
  const prefix = isInside && !NAMING_WRAPPERS.includes(parent.key) ? '' : parent.key;
  return {
    path: parent.path === '' ? name : `${parent.path.slice(0, MAX_NAME_LENGTH)}.${name}`,
    name,
    key,
    fullKey: `${prefix}${key}`,
    isOuter: isInside,
    isListed: parent.isListed,
    isUnderError: parent.isUnderError || isErrorKey(key),
    value,
  };
}

/** True for a name of an error: `errors`, `ErrorMessage`, `last-exception`, `failure_reason`. */
function isErrorKey(key: string): boolean {
  return (
    /(?:error|exception|traceback|(?<!de)fault)s?(?:message|msg|code|text|details?|reason|type)?$/u.test(
      key,
    ) || /fail(?:ure|ed)?(?:message|msg|code|text|details?|reason|type)$/u.test(key)
  );
}

/** True for the values that services use for "nothing", and for those that say "no error". */
export function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') {
    return /^(?:|-|0|0\.0|na|n\/a|none|nil|null|no|false|ok|success|no errors?)$/iu.test(value.trim());
  }
  return value === undefined || value === null || value === false || value === 0;
}

/** What an answer may name: the job that was asked for. */
export interface AskedFor {
  readonly jobId: string;
  readonly modelId: string;
  readonly attack: Attack;
}

const ID = '(?:ids?|uid|uuid|guid|identifier)';
const BARE_ID = new RegExp(`^${ID}$`, 'u');
const JOB_ID = new RegExp(`^(?:job|job(?:${ID}|key|number|ref)|(?:analysis|scan)job(?:${ID})?)$`, 'u');
const MODEL_ID = new RegExp(`^model(?:${ID}|key|number|ref)$`, 'u');

export function isJobId({ fullKey, key }: AnswerField): boolean {
  return JOB_ID.test(fullKey) || JOB_ID.test(key);
}

function isModelId({ fullKey }: AnswerField): boolean {
  return MODEL_ID.test(fullKey);
}

/** True if fields name another job, model or attack than the one that was asked for. */
export function namesAnother(fields: readonly AnswerField[], { jobId, modelId, attack }: AskedFor): boolean {
  const isOneOf = (value: unknown, ids: readonly string[]): boolean =>
    (typeof value === 'string' || typeof value === 'number') && ids.some((id) => isSameId(String(value), id));
  const given = fields.filter(({ value }) => !saysNothing(value));
  const isOtherAttack = ({ key, isListed, value }: AnswerField): boolean =>
    !isListed && ATTACK_KEY.test(key) && typeof value === 'string' && namesOtherAttack(value, attack);
  if (given.some(isOtherAttack)) return true;
  const jobs = given.filter(isJobId);
  // The id of the job is enough: beside it another id is that of a part, such as a row or a copy of the model.
  if (jobs.length > 0) return jobs.some(({ value }) => !isOneOf(value, [jobId]));
  if (given.some((field) => isModelId(field) && !isOneOf(field.value, [modelId]))) return true;
  const bare = given.filter(({ fullKey, path }) => BARE_ID.test(fullKey) && !/results?\./iu.test(path));
  return bare.some(({ value }) => !isOneOf(value, [jobId, modelId]));
}

const ATTACK_KEY = /^(?:attack|analysis)(?:name|kind|type)?$|^(?:type|kind)$/u;

function namesOtherAttack(value: string, attack: Attack): boolean {
  const name = compactName(value);
  const named = ATTACKS.find((one) => name.includes(one)) ?? SHORT_NAMES[name];
  return named !== undefined && named !== attack;
}

/** The names of the message in an error body, the most telling first. */
const MESSAGE_KEYS: readonly string[] = [
  ...['message', 'errormessage', 'errormsg', 'msg', 'statusmessage', 'error', 'errors', 'detail', 'details'],
  ...['description', 'reason', 'title'],
];

/** @returns the first text under a usual name of a message, at any depth; untrusted, and may hold secrets */
export function findMessage(fields: readonly AnswerField[]): string | undefined {
  const texts = fields.flatMap(({ key, value }) =>
    typeof value === 'string' && value.trim() !== '' ? [{ key, value }] : [],
  );
  for (const name of MESSAGE_KEYS) {
    const found = texts.find(({ key }) => key === name);
    if (found !== undefined) return found.value;
  }
  return undefined;
}
