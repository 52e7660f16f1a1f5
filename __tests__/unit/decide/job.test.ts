import { describe, expect, it } from '@jest/globals';
import { judgeJob, type JobVerdict } from '../../support/judged-job.ts';
import { type Attack, ATTACKS } from '@model-security-scan/engine/catalog';
import { readJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';

type Answer = Readonly<Record<string, unknown>>;

const NOT_TRIGGERED = { CurrentStatus: 'Defense generation is not triggered' };

/** An answer with the stages up to the engine gone through; `changes` overrides, undefined takes away. */
function answerOf(changes: Answer = {}): Answer {
  return {
    ModelExploration_Status: 'completed',
    SanityCheck_Status: 'passed',
    QueryGenerator_Status: 'completed',
    VunerabilityEngine_Status: 'completed',
    DefenseReport_Status: 'na',
    CurrentStatus: '',
    VulnerabiltyScore: 0.2,
    ...changes,
  };
}

function verdictOf(attack: Attack, answer: unknown, threshold = 0.2): JobVerdict {
  // By way of JSON, as answers come.
  const received: unknown = JSON.parse(JSON.stringify([answer]));
  return judgeJob(
    attack,
    readJobStatus(Array.isArray(received) ? received[0] : undefined, attack),
    threshold,
  );
}

const PASSED: JobVerdict = { kind: 'passed', score: 0.2 };
const RUNNING: JobVerdict = { kind: 'running' };

const EXPLORATION = 'model exploration (ModelExploration_Status)';
const SANITY = 'sanity check (SanityCheck_Status)';
const QUERIES = 'query generator (QueryGenerator_Status)';

describe.each(['extraction', 'evasion'] as const)('a job of %s', (attack) => {
  it.each<[string, Answer, JobVerdict]>([
    ['with its defence done', answerOf({ DefenseReport_Status: 'completed' }), PASSED],
    [
      'without a defence to come, whose stage says nothing of it',
      answerOf({ ...NOT_TRIGGERED, DefenseReport_Status: 'inprogress' }),
      PASSED,
    ],
    ['without a defence to come', answerOf(NOT_TRIGGERED), PASSED],
    ['without a defense report', answerOf({ ...NOT_TRIGGERED, DefenseReport_Status: undefined }), PASSED],
    ['in British prose', answerOf({ CurrentStatus: 'defence generation is NOT triggered.' }), PASSED],
    ['with the engine passed', answerOf({ ...NOT_TRIGGERED, VunerabilityEngine_Status: 'passed' }), PASSED],
    [
      'with the engine spelled right',
      answerOf({
        ...NOT_TRIGGERED,
        VunerabilityEngine_Status: undefined,
        VulnerabilityEngine_Status: 'completed',
      }),
      PASSED,
    ],
    ['with a supply-chain stage', answerOf({ ...NOT_TRIGGERED, SupplyChainStatus: 'completed' }), PASSED],
    ['with a stage that is null', answerOf({ ...NOT_TRIGGERED, Later_Status: null }), PASSED],
    ['with a later stage that is na', answerOf({ ...NOT_TRIGGERED, Later_Status: 'na' }), PASSED],
  ])('%s is over: %#', (_, answer, expected) => {
    expect(verdictOf(attack, answer)).toEqual(expected);
    const worse = { ...answer, VulnerabiltyScore: 0.3, VulnerabilityScore: undefined };
    expect(verdictOf(attack, worse)).toEqual({ kind: 'vulnerable', score: 0.3 });
  });

  it.each<[string, Answer]>([
    ['whose engine is done, with nothing said of a defence', answerOf()],
    ['whose defence is being made', answerOf({ DefenseReport_Status: 'inprogress' })],
    ['whose prose says that it is completed', answerOf({ CurrentStatus: 'completed' })],
    ['whose defence is triggered', answerOf({ CurrentStatus: 'Defense generation is triggered' })],
    ['whose engine is at work', answerOf({ ...NOT_TRIGGERED, VunerabilityEngine_Status: 'inprogress' })],
    ['whose engine has not begun', answerOf({ ...NOT_TRIGGERED, VunerabilityEngine_Status: 'na' })],
    ['whose queries are being made', answerOf({ ...NOT_TRIGGERED, QueryGenerator_Status: 'inprogress' })],
    [
      'whose sanity is being checked though the defence is done',
      answerOf({ DefenseReport_Status: 'completed', SanityCheck_Status: 'inprogress' }),
    ],
    [
      'whose engine is at work by one of two spellings',
      answerOf({ ...NOT_TRIGGERED, VulnerabilityEngine_Status: 'inprogress' }),
    ],
    ['that has just begun', { ModelExploration_Status: 'inprogress' }],
    ['that has not begun', { ModelExploration_Status: 'na', CurrentStatus: 'queued' }],
    [
      'whose stages are over, but not the job itself',
      answerOf({ CurrentStatus: 'In-Progress', DefenseReport_Status: 'completed' }),
    ],
    ['that was stopped', answerOf({ CurrentStatus: 'stopped', DefenseReport_Status: 'completed' })],
  ])('%s goes on', (_, answer) => {
    expect(verdictOf(attack, answer)).toEqual(RUNNING);
  });

  it.each<[string, Answer, string]>([
    ['no sanity check', answerOf({ ...NOT_TRIGGERED, SanityCheck_Status: undefined }), SANITY],
    [
      'only a defence',
      { DefenseReport_Status: 'completed', VulnerabiltyScore: 0 },
      `${EXPLORATION}, ${SANITY}, ${QUERIES}, vulnerability engine (VunerabilityEngine_Status)`,
    ],
    ['queries left out', answerOf({ ...NOT_TRIGGERED, QueryGenerator_Status: 'na' }), QUERIES],
    ['no exploration', answerOf({ ...NOT_TRIGGERED, ModelExploration_Status: null }), EXPLORATION],
  ])('that ends with %s has no verdict', (_, answer, missing) => {
    const why = `the job has ended without finishing ${missing}`;
    expect(verdictOf(attack, answer)).toEqual({ kind: 'undecided', why });
  });
});

describe.each(['poisoning', 'drift'] as const)('a job of %s', (attack) => {
  it('is over when its engine is, without queries and defence', () => {
    const answer = answerOf({ QueryGenerator_Status: undefined, DefenseReport_Status: undefined });
    expect(verdictOf(attack, answer)).toEqual(PASSED);
    expect(verdictOf(attack, answer, 0.1)).toEqual({ kind: 'vulnerable', score: 0.2 });
    expect(verdictOf(attack, { ...answer, QueryGenerator_Status: 'na', DefenseReport_Status: 'na' })).toEqual(
      PASSED,
    );
  });

  it.each<[Answer, JobVerdict['kind']]>([
    [{ VunerabilityEngine_Status: 'inprogress' }, 'running'],
    [{ VunerabilityEngine_Status: undefined }, 'running'],
    [{ SanityCheck_Status: 'inprogress' }, 'running'],
    [{ ModelExploration_Status: 'inprogress' }, 'running'],
    [{ SanityCheck_Status: 'na' }, 'undecided'],
    [{ VulnerabiltyScore: undefined }, 'undecided'],
    [{ SanityCheck_Status: 'failed' }, 'failed'],
  ])('with %j is %s', (changes, kind) => {
    expect(verdictOf(attack, answerOf(changes)).kind).toBe(kind);
  });
});

it.each(['poisoning', 'drift', 'outlier'] as const)(
  'a job of %s goes on while a defence is made',
  (attack) => {
    const answer = answerOf({ ...NOT_TRIGGERED, DefenseReport_Status: 'inprogress' });
    expect(verdictOf(attack, answer)).toEqual(RUNNING);
  },
);

describe('a job of outlier', () => {
  it.each<[Answer, JobVerdict]>([
    [
      { SanityCheck_Status: 'passed', VulnerabiltyScore: 0 },
      { kind: 'passed', score: 0 },
    ],
    [
      { SanityCheck_Status: 'passed', VulnerabiltyScore: 1 },
      { kind: 'vulnerable', score: 1 },
    ],
    [{ SanityCheck_Status: 'inprogress' }, RUNNING],
    [{ SanityCheck_Status: 'na' }, RUNNING],
    [{ ModelExploration_Status: 'completed' }, RUNNING],
    [{ ModelExploration_Status: 'inprogress', SanityCheck_Status: 'passed' }, RUNNING],
    [
      { SanityCheck_Status: 'completed' },
      { kind: 'undecided', why: 'the job has ended without finishing sanity check (SanityCheck_Status)' },
    ],
    [
      { SanityCheck_Status: 'passed', VulnerabiltyScore: 'high' },
      {
        kind: 'undecided',
        why: 'the score is not one number from 0: "VulnerabiltyScore" says "high"',
      },
    ],
    [{ SanityCheck_Status: 'failed' }, { kind: 'failed', why: 'sanity check (SanityCheck_Status) failed' }],
  ])('that answers %j', (answer, expected) => {
    expect(verdictOf('outlier', answer)).toEqual(expected);
  });

  it.each([{ ModelExploration_Status: 'completed' }, {}, { VulnerabiltyScore: 'na' }])(
    'passes without a score if the check of its data passed: %j',
    (more) => {
      expect(verdictOf('outlier', { SanityCheck_Status: 'passed', ...more }).kind).toBe('passed');
    },
  );
});

describe.each(ATTACKS)('any job, such as of %s', (attack) => {
  const done = answerOf({ ...NOT_TRIGGERED, DefenseReport_Status: 'completed' });

  it.each([undefined, 7, 'completed', [done]])('cannot be read from %j', (answer) => {
    expect(verdictOf(attack, answer)).toEqual({ kind: 'unreadable', why: 'the answer is not a JSON object' });
  });

  it.each([{}, { VulnerabiltyScore: 0 }, { note: 'completed', VulnerabiltyScore: 0 }])(
    'cannot be read from %j, which names neither a stage nor a state',
    (answer) => {
      const why = 'the answer names neither a stage nor a state';
      expect(verdictOf(attack, answer)).toEqual({ kind: 'unreadable', why });
    },
  );

  it.each([{ data: done }, { response: { result: done } }, { [attack]: done }])(
    'may be wrapped: %j',
    (answer) => {
      expect(verdictOf(attack, answer)).toEqual(PASSED);
    },
  );

  it.each(['skipped', 'not completed', 'completed 1 of 2', true, 0, 1, 'unknown'])(
    'cannot be read where a stage is %j',
    (state) => {
      const stages = [
        ['SanityCheck_Status', SANITY],
        ['SupplyChainStatus', 'supply chain (SupplyChainStatus)'],
        ['Later_Status', 'Later_Status'],
      ] as const;
      for (const [name, words] of stages) {
        const said = typeof state === 'string' ? state : JSON.stringify(state);
        const why = `${words} "${said}" is an unknown state`;
        expect(verdictOf(attack, { ...done, [name]: state })).toEqual({ kind: 'unreadable', why });
      }
    },
  );

  it.each(['completed', 'passed', 'Done'])('has no verdict if an unknown stage is %s', (state) => {
    const verdict = verdictOf(attack, { ...done, Later_Status: state });
    expect(verdict).toMatchObject({ kind: 'undecided', why: expect.stringContaining('Later_Status') });
  });

  it.each([
    ...[' Completed', 'done', 'SUCCESS'].map((word) => [word, 'passed', 'undecided'] as const),
    ...['In-Progress', 'queued', 'not started'].map((word) => [word, 'running', 'running'] as const),
    ...['error', 'Aborted', 'timed out'].map((word) => [word, 'failed', 'failed'] as const),
  ])('reads the words of a stage as those of a job: %s', (word, ofKnown, ofUnknown) => {
    expect(verdictOf(attack, { ...done, SupplyChainStatus: word }).kind).toBe(ofKnown);
    expect(verdictOf(attack, { ...done, Later_Status: word }).kind).toBe(ofUnknown);
  });

  it.each(['', 'N/A', 'na'])('goes on while no state of the stage that decides is known: %j', (state) => {
    const decides = attack === 'outlier' ? 'SanityCheck_Status' : 'VunerabilityEngine_Status';
    expect(verdictOf(attack, answerOf({ ...NOT_TRIGGERED, [decides]: state }))).toEqual(RUNNING);
  });

  it.each(['QueryGenerator_Status', 'VunerabilityEngine_Status', 'SupplyChainStatus', 'Later_Status'])(
    'goes on while %s does, whether its end needs it or not',
    (name) => {
      expect(verdictOf(attack, { ...done, [name]: 'inprogress' })).toEqual(RUNNING);
    },
  );

  it('cannot be read if it is another one, even if that has failed', () => {
    for (const changes of [{}, { SanityCheck_Status: 'failed' }]) {
      const status = readJobStatus({ ...done, ...changes }, attack);
      if (status === undefined) throw new Error('The answer is an object.');
      const verdict = judgeJob(attack, { ...status, isOfAnotherJob: true }, 0.2);
      expect(verdict).toEqual({ kind: 'unreadable', why: 'the answer is about another job or model' });
    }
  });

  it('cannot be read if its description says that it failed, though no stage did', () => {
    const CurrentStatus = 'failed';
    const why = 'the answer contradicts a verdict: "CurrentStatus" says "failed"';
    const ended = { ...done, DefenseReport_Status: 'completed', CurrentStatus };
    expect(verdictOf(attack, ended)).toEqual({ kind: 'unreadable', why });
    const early = { ...done, ModelExploration_Status: 'inprogress', CurrentStatus };
    expect(verdictOf(attack, early)).toEqual({ kind: 'unreadable', why });
  });

  it('cannot be read beside an error, unless it has failed', () => {
    const why = 'the answer contradicts a verdict: "error" says "no such job"';
    expect(verdictOf(attack, { ...done, error: 'no such job' })).toEqual({ kind: 'unreadable', why });
    const failed = { ...done, error: 'no data', SanityCheck_Status: 'failed' };
    expect(verdictOf(attack, failed).kind).toBe('failed');
    expect(verdictOf(attack, { ...done, error: '' })).toEqual(PASSED);
  });

  it('has failed if any stage has, known or not, whatever the others say', () => {
    for (const [name, words] of [
      ['ModelExploration_Status', EXPLORATION],
      ['VulnerabilityEngine_Status', 'vulnerability engine (VulnerabilityEngine_Status)'],
      ['DefenseReport_Status', 'defense report (DefenseReport_Status)'],
      ['Later_Status', 'Later_Status'],
    ] as const) {
      const answer = { ...done, CurrentStatus: '', Odd_Status: 'odd', [name]: 'failed' };
      // The score is of an engine that is done.
      const score = name.startsWith('Vulnerability') ? '' : '; the score was 0.2';
      expect(verdictOf(attack, answer)).toEqual({ kind: 'failed', why: `${words} failed${score}` });
    }
    expect(verdictOf(attack, { SanityCheck_Status: 'failed', CurrentStatus: 'no data' })).toEqual({
      kind: 'failed',
      why: 'no data (sanity check (SanityCheck_Status) failed)',
    });
  });
});
