import type { PlainState } from '../../../facts/job/job-status.ts';
import { compactName } from './answer-fields.ts';

/**
 * The words by which services say how a job is. The service spec does not give them; these are what web services use. All
 * are compared without case and separators: `in-progress` is `inprogress`.
 */
const WORDS: Readonly<Record<Exclude<PlainState, 'unknown'>, readonly string[]>> = {
  running: [
    ...[
      'queued',
      'enqueued',
      'pending',
      'scheduled',
      'accepted',
      'submitted',
      'created',
      'new',
      'notstarted',
    ],
    ...['started', 'inprogress', 'uploaded', 'paused', 'suspended', 'stopped', 'halted'],
  ],
  ended: [
    ...['completed', 'complete', 'done', 'finished', 'succeeded', 'success', 'successful', 'ended', 'passed'],
    ...['completedsuccessfully', 'completedwithwarnings'],
  ],
  failed: [
    ...['failed', 'failure', 'error', 'errored', 'cancelled', 'canceled', 'aborted', 'rejected', 'denied'],
    ...['timedout', 'timeout', 'terminated', 'killed', 'crashed', 'invalid', 'unsuccessful', 'inconclusive'],
  ],
};

/** One word for what is under way: `running`, `loading`, `awaiting_files`. */
const DOING = /^(?!.*(?:fail|miss|warn))(?:[a-z]+ing|(?:waiting|awaiting|pending)[a-z]+)$/u;

/** @returns the state that a word names; `unknown` for every other text */
export function stateOfWord(text: string): PlainState {
  const word = compactName(text);
  if (WORDS.ended.includes(word)) return 'ended';
  if (WORDS.failed.includes(word)) return 'failed';
  return WORDS.running.includes(word) || DOING.test(word) ? 'running' : 'unknown';
}

/** True for a word by which a request succeeded: it says nothing about the job, unless the score is beside it. */
export function isRequestWord(text: string): boolean {
  return /^(?:ok|okay|success|successful)$/u.test(compactName(text));
}

/** True if a name is that of a state, of the job or of a part of it: `status`, `upload-state`, `phase`. */
export function isStateKey(key: string): boolean {
  return /(?:status|state)(?:code|name|text|value)?$/u.test(key) || key === 'phase' || key === 'stage';
}

/** True if a name is that of the state of the job itself. */
export function isJobStateKey(fullKey: string): boolean {
  return /^(?:job|analysis|scan|task|run|process|processing|execution|current|overall)*(?:status|state)(?:code|name|text|value)?$/u.test(
    fullKey,
  );
}

/**
 * Reads a yes or no under a name that is a word for a state: `done: false`, `failed: true`. A `success` may be that of the
 * request.
 * @returns undefined if the name is no such word, or its yes or no says nothing about the job
 */
export function stateOfSwitch(key: string, value: boolean): PlainState | undefined {
  const word = key.replace(/^(?:is|has|was|job)+/u, '');
  if (/^(?:completed?|done|finished|ended)$/u.test(word)) return value ? 'ended' : 'running';
  if (!value) return undefined;
  if (/^(?:running|pending|queued|inprogress|processing)$/u.test(word)) return 'running';
  return stateOfWord(word) === 'failed' ? 'failed' : undefined;
}
