import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';
import { type Attack, ATTACKS } from '@model-security-scan/engine/catalog';
import { judgeJob, type JobVerdict } from '../../support/judged-job.ts';

type Answer = Readonly<Record<string, unknown>>;

function verdictOf(answer: unknown, attack: Attack = 'evasion', threshold = 0.5): JobVerdict {
  // By way of JSON, as answers come.
  const received: unknown = JSON.parse(JSON.stringify(answer));
  return judgeJob(attack, readJobStatus(received, attack), threshold);
}

const NOT_ONE = 'the score is not one number from 0: ';
const kindOf = (answer: unknown): string => verdictOf(answer).kind;
const whyOf = (answer: unknown): string => {
  const verdict = verdictOf(answer);
  return 'why' in verdict ? `${verdict.kind}: ${verdict.why}` : verdict.kind;
};

const RUNNING = [
  'queued',
  'pending',
  'running',
  'in progress',
  'processing',
  'accepted',
  'paused',
  'stopped',
];
const ENDED = ['completed', 'complete', 'done', 'finished', 'succeeded', 'success', 'ended'];
const FAILED = ['failed', 'error', 'cancelled', 'canceled', 'aborted', 'timed out', 'rejected'];

/** The spellings of a word. */
function spelled(words: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('', ' ', '-', '_'), fc.nat(3))
    .map(([word, separator, kind]) => {
      const text = word.replaceAll(' ', separator);
      return (
        [text, text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1), ` ${text}\n`][kind] ?? text
      );
    });
}

const stateName = fc.constantFrom(
  ...['status', 'Status', 'state', 'STATE', 'processing_status', 'job_status', 'jobState', 'run-status'],
);
const scoreName = fc.constantFrom(
  ...['score', 'Score', 'vulnerability_score', 'VulnerabiltyScore', 'risk-score', 'vulnerabilityScore'],
);

describe('the plain form of a status', () => {
  it.each([
    ['ended', ENDED, 'passed'],
    ['running', RUNNING, 'running'],
    ['failed', FAILED, 'failed'],
  ])('is read in any spelling: %s', (_, words, expected) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ATTACKS),
        stateName,
        spelled(words),
        scoreName,
        fc.constantFrom(0.1, '0.1'),
        (attack, name, state, score, value) => {
          expect(verdictOf({ [name]: state, [score]: value }, attack).kind).toBe(expected);
        },
      ),
    );
  });

  it.each<[Answer, string]>([
    [{ status: 'completed', score: 0.1 }, 'passed'],
    [{ status: 'completed', score: 0.9 }, 'vulnerable'],
    [{ status: 'completed', result: { score: 0.9 } }, 'vulnerable'],
    [{ status: 'completed', results: { evasion: { vulnerability_score: 0.9 } } }, 'vulnerable'],
    [{ status: 'completed', metrics: { details: { score: 0.9 } } }, 'vulnerable'],
    [{ status: 'completed', score: { value: 0.9 } }, 'vulnerable'],
    [{ status: 'completed', scores: { evasion: 0.9 } }, 'vulnerable'],
    [{ status: 'completed', scores: [0.9] }, 'vulnerable'],
    [{ data: { status: 'completed', score: 0.1 } }, 'passed'],
    [{ response: { data: { state: 'Done', score: 0.1 } } }, 'passed'],
    [{ job: { id: 'J1', status: 'SUCCEEDED' }, score: 0.1 }, 'passed'],
    [{ evasion: { status: 'finished', score: 0.1 } }, 'passed'],
    [{ eva: { status: 'finished', score: 0.1 } }, 'passed'],
    [{ status: 'success', data: { status: 'running' } }, 'running'],
    [{ status: 'success', data: { status: 'failed', score: 0.1 } }, 'failed'],
    [{ status: 'success', data: { status: 'completed', score: 0.1 } }, 'passed'],
    [
      { status: 'completed', score: 0.1, confidence_score: 0.9, f1_score: 0.7, score_threshold: 0.3 },
      'passed',
    ],
    [{ status: 'completed', score: 0.1, risk_score: '0.10' }, 'passed'],
    [{ status: 'completed', score: 0.1, message: 'failed attacks: 12', phase: 'done' }, 'passed'],
    [{ status: 200, state: 'completed', score: 0.1 }, 'passed'],
    [{ status: 'running', score: 0.9 }, 'running'],
    [{ status: 'queued', score: 'pending' }, 'running'],
    [{ status: 'running', progress: 0.5, stages: [{ status: 'done' }] }, 'running'],
    [{ status: 'completed', score: 0.1, history: [{ status: 'queued' }, { status: 'running' }] }, 'passed'],
    [{ status: 'completed', score: 0.1, events: [{ state: 'failed', retried: true }] }, 'passed'],
    [{ status: 'completed', score: 0.1, defense: 'not generated' }, 'passed'],
    [{ steps: [{ status: 'completed' }, { status: 'running' }], score: 0.1 }, 'running'],
  ])('%j is %s', (answer, expected) => {
    expect(kindOf(answer)).toBe(expected);
  });

  it.each<[Answer, string]>([
    [{ done: true, score: 0.1 }, 'passed'],
    [{ isDone: true, score: 0.1 }, 'passed'],
    [{ completed: true, score: 0.1 }, 'passed'],
    [{ done: false, score: 0.1 }, 'running'],
    [{ status: 'completed', done: false, score: 0.1 }, 'running'],
    [{ status: 'completed', running: true, score: 0.1 }, 'running'],
    [{ status: 'completed', running: false, score: 0.1 }, 'passed'],
    [{ status: 'completed', failed: true, score: 0.1 }, 'failed'],
    [{ status: 'completed', failed: false, score: 0.1 }, 'passed'],
    [{ status: 'completed', cancelled: true, score: 0.1 }, 'failed'],
    [{ status: 'completed', success: true, score: 0.1 }, 'passed'],
    [{ success: true, score: 0.1 }, 'unreadable'],
    [{ status: true, score: 0.1 }, 'unreadable'],
  ])('has switches: %j is %s', (answer, expected) => {
    expect(kindOf(answer)).toBe(expected);
  });

  it.each<[Answer, string]>([
    [{ status: 'completed' }, 'undecided: the job has ended without a score'],
    [{ status: 'completed', score: null }, 'undecided: the job has ended without a score'],
    [{ status: 'completed', score: 'high' }, `undecided: ${NOT_ONE}"score" says "high"`],
    [{ status: 'completed', score: 1.5 }, 'undecided: the score is 1.5, and not from 0 to 1'],
    [{ status: 'completed', score: '12.5' }, 'undecided: the score is 12.5, and not from 0 to 1'],
    [
      { status: 'completed', score: 0.1, risk_score: 0.2 },
      `undecided: ${NOT_ONE}"score" says "0.1", "risk_score" says "0.2"`,
    ],
    [
      { status: 'completed', score: 0.1, data: { score: 0.9 } },
      `undecided: ${NOT_ONE}"score" says "0.1", "data.score" says "0.9"`,
    ],
    [
      { status: 'completed', scores: [0.1, 0.9] },
      `undecided: ${NOT_ONE}"scores" says "0.1", "scores" says "0.9"`,
    ],
    [
      { status: 'completed', score: 0, vulnerable: true },
      'undecided: the answer calls the model vulnerable, but its score does not',
    ],
  ])('%j has no verdict: %s', (answer, expected) => {
    expect(whyOf(answer)).toBe(expected);
    expect(verdictOf(answer, 'evasion', Number.MAX_VALUE).kind).toBe('undecided');
  });

  it.each(['halfway', 'vulnerable', 'completed with errors', 'no such job', 'unknown', 'incomplete', 'n/a'])(
    'has an unknown state: %j',
    (state) => {
      const why = `unreadable: "status" says "${state}", which is an unknown state`;
      expect(whyOf({ status: state, score: 0.1 })).toBe(why);
      expect(kindOf({ status: 'completed', job_state: state, score: 0.1 })).toBe('unreadable');
      expect(kindOf({ status: 'failed', job_state: state, score: 0.1 })).toBe('failed');
    },
  );

  it.each<Answer>([
    {},
    { score: 0.1 },
    { status: null, score: 0.1 },
    { status: '', score: 0.1 },
    { status: 200, score: 0.1 },
    { message: 'completed', score: 0.1 },
    { progress: 1, score: 0.1 },
  ])('%j has no state', (answer) => {
    expect(whyOf(answer)).toBe('unreadable: the answer names neither a stage nor a state');
  });

  it('says why a job failed', () => {
    expect(whyOf({ status: 'Failed' })).toBe('failed: "status" says "Failed"');
    expect(whyOf({ state: 'error', error: { message: 'no labels' } })).toBe(
      'failed: no labels ("state" says "error")',
    );
  });

  it('never passes without a good word and a score, whatever else it says', () => {
    const names = [
      'status',
      'state',
      'score',
      'risk_score',
      'done',
      'error',
      'success',
      'data',
      'job',
      'note',
    ];
    const value = fc.oneof(
      fc.constantFrom<unknown[]>(
        'completed',
        'running',
        'failed',
        'odd',
        '',
        null,
        true,
        false,
        0,
        0.1,
        '0.9',
        2,
      ),
      fc.constantFrom<unknown[]>([0.1], ['completed'], { score: 0.1 }, { status: 'completed' }),
    );
    let passes = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1 }), (answer) => {
        if (kindOf(answer) !== 'passed') return;
        passes += 1;
        const text = JSON.stringify(answer);
        expect(text).toMatch(/"completed"|"done":true/u);
        expect(text).toMatch(/score":\[?(?:0|"0|true)/u);
        expect(text).not.toMatch(
          /"(?:status|state)":(?:"failed"|"odd"|"running"|2)|"(?:done|success)":false/u,
        );
      }),
      { numRuns: 3000 },
    );
    expect(passes).toBeGreaterThan(20);
  });
});
