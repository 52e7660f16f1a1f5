import type { Change } from './answer-shapes.ts';

/** The shapes in which a service could answer to a poll of a job, and what the client must do with each. */

type Status = readonly [shape: string, change: Change, end: string, says?: RegExp];
export const STATUSES: readonly Status[] = [
  ['{status, score}', () => ({ status: 'completed', score: 0.1 }), 'passed'],
  ['{status: "DONE", score: "0.1"}', () => ({ status: 'DONE', score: '0.1' }), 'passed'],
  ['{state, vulnerability_score}', () => ({ state: 'Succeeded', vulnerability_score: 0.9 }), 'vulnerable'],
  [
    '{processing_status, result: {score}}',
    () => ({ processing_status: 'finished', result: { score: 0.2 } }),
    'passed',
  ],
  [
    '{data: {status, scores: {evasion}}}',
    () => ({ data: { status: 'completed', scores: { evasion: 0.7 } } }),
    'vulnerable',
  ],
  ['{job: {state, score}}', ({ job_id }) => ({ job: { id: job_id, state: 'done', score: 0 } }), 'passed'],
  ['{status: {code}, score}', () => ({ status: { code: 'COMPLETED' }, score: 0.1 }), 'passed'],
  [
    'a defence that was left out',
    () => ({ status: 'completed', score: 0.1, defense_status: 'skipped' }),
    'passed',
  ],
  ['a part that is done', () => ({ upload_status: 'completed', score: 0 }), 'unexpected-answer'],
  ['a request that succeeded', () => ({ status: 'success', data: { score: 0 } }), 'unexpected-answer'],
  [
    'a stage that failed in an object of its own',
    () => ({ status: 'completed', score: 0.1, engine: { state: 'failed' } }),
    'unexpected-answer',
    /engine/u,
  ],
  ['{done: true, score}', () => ({ done: true, score: 0.1 }), 'passed'],
  [
    'a history of states',
    () => ({ status: 'completed', score: 0.1, history: [{ status: 'queued' }, { status: 'running' }] }),
    'passed',
  ],
  ['an accuracy score beside', () => ({ status: 'completed', score: 0.1, accuracy_score: 0.9 }), 'passed'],
  [
    'unknown fields beside',
    () => ({ status: 'completed', score: 0.1, note: 'all good', createdAt: 'now' }),
    'passed',
  ],
  [
    '{status: "failed", message}',
    () => ({ status: 'FAILED', message: 'no such file' }),
    'failed',
    /failed/iu,
  ],
  ['{status: "cancelled"}', () => ({ status: 'cancelled' }), 'failed', /cancelled/u],
  [
    'no score',
    () => ({ status: 'completed' }),
    'undecided',
    /without a score.*GET .*fields of the answer: status/u,
  ],
  [
    'a score that is no number',
    () => ({ status: 'completed', score: 'low' }),
    'undecided',
    /not one number/u,
  ],
  [
    'two scores that differ',
    () => ({ status: 'completed', score: 0.1, risk_score: 0.8 }),
    'undecided',
    /not one number/u,
  ],
  ['a score in percent', () => ({ status: 'completed', score: 12 }), 'undecided', /not from 0 to 1/u],
  [
    'vulnerable: true beside a score of 0',
    () => ({ status: 'completed', score: 0, vulnerable: true }),
    'undecided',
    /calls the model vulnerable/u,
  ],
  [
    'an unknown word',
    () => ({ status: 'archived', score: 0.1 }),
    'unexpected-answer',
    /"status" says "archived"/u,
  ],
  ['no state', () => ({ score: 0.1 }), 'unexpected-answer', /neither a stage nor a state/u],
  [
    'an error beside good words',
    () => ({ status: 'completed', score: 0.1, errors: ['disk full'] }),
    'unexpected-answer',
    /disk full/u,
  ],
  [
    'success: false beside good words',
    () => ({ status: 'completed', score: 0.1, success: false }),
    'unexpected-answer',
    /success/u,
  ],
  [
    'another job',
    () => ({ job_id: 'another', status: 'completed', score: 0.1 }),
    'unexpected-answer',
    /another job/u,
  ],
];
