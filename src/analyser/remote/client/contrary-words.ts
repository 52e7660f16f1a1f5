/**
 * The words by which answers speak of failure, success, states and ids. The interface of the service does not give them:
 * they are those that web services use. All names are compared without case and separators: `errorCode` is `error_code`.
 */

function compact(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}

/** The beginnings of words that speak of failure. `default` contains `fault` but means no failure. */
const FAILURE =
  'fail|error|exception|(?<!de)fault|abort|cancell?ed|reject|denied|crash|traceback|stacktrace|invalid|unsuccessful|timedout';
const FAILURE_NAME = new RegExp(FAILURE, 'u');

/** True if a name speaks of failure: `errors`, `ErrorMessage`, `job-failed`. */
export function isFailureName(name: string): boolean {
  return FAILURE_NAME.test(compact(name));
}

/** True if a name says by itself that something went well or has ended: `success`, `isValid`, `job_completed`. */
export function isSuccessName(name: string): boolean {
  return /^(?:is|was|job|request|has|all)*(?:success|successful|succeeded|ok|okay|valid|passed|completed?|done|finished)$/u.test(
    compact(name),
  );
}

/** True if a name is that of a state or a code: `status`, `httpStatus`, `exit_code`. */
export function isStateName(name: string): boolean {
  return /^(?:http|response|return|exit|result|job|server|api|current)*(?:status|state|code|statuscode)$/u.test(
    compact(name),
  );
}

/** True if a text under this name is an id, a name or an address, and says nothing of its own. */
export function isLabel(name: string): boolean {
  return /(?:url|uri|link|href|path|filename|branch|hash|^id|(?:model|job|org|user|file|bucket|project|repo|repository|analysis|task|request|trace|correlation)(?:id|uuid|name))$/u.test(
    compact(name),
  );
}

const ID = '(?:ids?|uid|uuid|guid|identifier)';
const BARE_ID = new RegExp(`^${ID}$`, 'u');
const JOB_ID = new RegExp(`job(?:${ID}|key|number|ref)$`, 'u');
const MODEL_ID = new RegExp(`model(?:${ID}|key|number|ref)$`, 'u');

/** The following take names without case and separators. A hash of an id cannot be compared with the id. */
export function isBareId(fullName: string): boolean {
  return BARE_ID.test(fullName);
}
export function isJobIdName(fullName: string): boolean {
  return JOB_ID.test(fullName) && !fullName.includes('hash');
}
export function isModelIdName(fullName: string): boolean {
  return MODEL_ID.test(fullName) && !fullName.includes('hash');
}

/** True for the values that services use for "nothing", and for those that say "no error". */
export function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') {
    return /^(?:|-|0|0\.0|na|n\/a|none|nil|null|no|false|ok|okay|success|successful|no errors?)$/iu.test(
      value.trim(),
    );
  }
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false || value === 0;
}

/** True for a state in one word that says that the work has not ended: `RUNNING`, `in-progress`, `stopped`. */
export function saysUnfinished(text: string): boolean {
  return /^(?:running|inprogress|ongoing|active|queued|pending|waiting|submitted|created|new|starting|started|processing|scheduled|paused|suspended|stopped|stopping|halted)$/u.test(
    compact(text),
  );
}

/** True if a name asks whether the model is vulnerable: `vulnerable`, `is_vulnerable`, `vulnerability-detected`. */
export function isVulnerableName(name: string): boolean {
  return /^(?:is|model)*(?:vulnerable|vulnerability|vulnerabilitydetected|vulnerabilityfound)$/u.test(
    compact(name),
  );
}

/** True for a yes, and for a text that calls the model vulnerable. */
export function saysVulnerable(value: unknown): boolean {
  if (typeof value !== 'string') return value === true;
  return callsVulnerable(value) || /^(?:true|yes|detected|found)$/u.test(compact(value));
}

/** True for a text that is nothing but this verdict: `VULNERABLE`, `not safe`. */
export function callsVulnerable(text: string): boolean {
  return /^(?:model|is)*(?:vulnerable|unsafe|notsafe|insecure|atrisk)$/u.test(compact(text));
}

/** True for a number, and for one in a string. */
export function saysNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d{1,9}\s*$/u.test(value));
}

const TROUBLE =
  'fail(?:s|ed|ing|ures?)?|err(?:ors?|ed)?|exceptions?|abort(?:s|ed|ing)?|cancell?ed|crash(?:es|ed)?|rejected|rejection|denied|invalid';
/** Prose that holds a word of failure but speaks of none. */
const HARMLESS: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z0-9.])(?:no|zero|0|without|without any|not|never)[\\s:_-]{1,3}(?:been )?(?:${TROUBLE})(?![a-z])`,
    'gu',
  ),
  new RegExp(`(?<![a-z])(?:${TROUBLE})\\s?[:=]\\s?(?:0|none|no|null|na)(?![a-z0-9.])`, 'gu'),
  // The score is at or under the threshold (observed publicly; not in the service spec).
  /failed to cross (?:the )?vulnerability threshold/gu,
  /(?:vulnerabilit(?:y|ies)|weakness(?:es)?|issues?|findings?|threats?) (?:was |were )?not found/gu,
];
const TROUBLE_WORDS = new RegExp(
  `(?<![a-z])(?:${TROUBLE}|refused|fatal|panic|traceback|forbidden|unauthori[sz]ed|unsuccessful|timed.?out|killed|terminated|interrupted|incomplete|out of memory|oom|corrupt(?:ed)?|unavailable|` +
    `unable|cannot|can['’]t|could not|couldn['’]t|no such|(?:not|never) (?:been )?(?:successful|succeed|succeeded|completed?|finished|passed|ok|found|valid|allowed|permitted|authori[sz]ed|available|exist))(?![a-z])`,
  'u',
);
/** A state in one word, however it is put together: `JOBFAILED`. */
const ONE_WORD = /^[a-z._-]{1,40}$/u;

/** True if a text speaks of failure, and does not only say that there was none. */
export function speaksOfFailure(text: string): boolean {
  const words = text
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .trim()
    .replaceAll(/[\s_]+/gu, ' ');
  const rest = HARMLESS.reduce((one, pattern) => one.replaceAll(pattern, ' '), words);
  return TROUBLE_WORDS.test(rest) || (ONE_WORD.test(rest) && FAILURE_NAME.test(rest));
}
