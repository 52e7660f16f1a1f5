import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { JobStatus } from '../../../src/facts/job/job-status.ts';
import { fetchJobStatus, readJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';
import { jsonAnswer, startStrictServer } from '../../support/strict-server.ts';
import { useOpened } from '../../support/opened.ts';

const { keep, serveReply, open } = useOpened();

/** As it comes: JSON. */
const parse = (text: string): unknown => JSON.parse(text);
const read = (answer: unknown): JobStatus | undefined => readJobStatus(answer, 'evasion');
/** A known stage: its name tells the observed form. */
const KNOWN = { SanityCheck_Status: 'passed' };
const stateOf = (value: unknown): string | undefined => read({ ...KNOWN, A_Status: value })?.stages[1]?.state;
const scoreOf = (value: unknown): unknown => read({ VulnerabiltyScore: value })?.score;

describe('a status answer', () => {
  test('is read field by field', () => {
    const answer = {
      ModelExploration_Status: 'completed',
      SanityCheck_Status: 'passed',
      QueryGenerator_Status: 'na',
      VunerabilityEngine_Status: 'inprogress',
      SupplyChainStatus: 'failed',
      CurrentStatus: 'Defense generation is not triggered',
      VulnerabiltyScore: '12.5',
      OriginalModelAccuracy: 98,
      Status_note: 'x',
    };
    expect(read(answer)).toEqual({
      stages: [
        { name: 'ModelExploration_Status', said: 'completed', state: 'completed' },
        { name: 'SanityCheck_Status', said: 'passed', state: 'passed' },
        { name: 'QueryGenerator_Status', said: 'na', state: 'na' },
        { name: 'VunerabilityEngine_Status', said: 'inprogress', state: 'inprogress' },
        { name: 'SupplyChainStatus', said: 'failed', state: 'failed' },
      ],
      states: [],
      currentStatus: 'Defense generation is not triggered',
      score: 12.5,
      fields: Object.keys(answer),
      unused: ['OriginalModelAccuracy', 'Status_note'],
    });
  });

  test('has texts of at most 2,000 characters', () => {
    const long = 'a'.repeat(3000);
    const status = read({
      ...KNOWN,
      [`${long}Status`]: long,
      B_Status: `passed${' '.repeat(3000)}`,
      CurrentStatus: long,
    });
    const kept = `${'a'.repeat(1999)}…`;
    expect(status?.currentStatus).toBe(kept);
    expect(status?.stages[1]).toEqual({ name: kept, said: kept, state: 'unknown' });
    expect(status?.stages[2]).toMatchObject({ name: 'B_Status', state: 'passed' });
    expect(status?.stages[2]?.said).toHaveLength(2000);
  });

  test.each(['null', '[]', '"completed"', '1', 'true'])('%s is none', (text) => {
    expect(read(parse(text))).toBeUndefined();
  });

  test('a key with a meaning in the language is a stage like any other', () => {
    const answer = parse(
      '{"SanityCheck_Status":"passed","__proto__":{"A_Status":"passed"},"constructorStatus":"passed"}',
    );
    expect(read(answer)?.stages.map(({ name }) => name)).toEqual(['SanityCheck_Status', 'constructorStatus']);
  });
});

describe('a name in a spelling that was not observed', () => {
  test.each(['new_check_status', 'NEW_CHECK_STATUS', 'NEWSTATUS', 'newstatus', 'NewStatus '])(
    '%s is that of a stage',
    (name) => {
      const stage = { name, said: 'failed', state: 'failed' };
      expect(read({ ...KNOWN, [name]: 'failed' })?.stages[1]).toEqual(stage);
    },
  );

  test.each([
    ['current_status', 'completed'],
    ['Current_Status', 'completed'],
    ['currentstatus', 'completed'],
    ['status', 'success'],
    ['http_status', 200],
    ['substatus', 'failed'],
    ['Job_status', 'failed'],
  ])('%s is not: %j', (name, value) => {
    expect(read({ ...KNOWN, [name]: value })?.stages).toHaveLength(1);
  });

  test.each(['Vulnerability_Score', 'vulnerabilityscore', 'VULNERABILTY-SCORE'])('%s is a score', (name) => {
    expect(read({ [name]: '0.9' })?.score).toBe(0.9);
    expect(read({ VulnerabiltyScore: 0, [name]: 0.9 })?.score).toHaveProperty('said');
  });
});

describe('an error in a status answer', () => {
  test.each(['error', 'Error', 'error_message', 'errorMessage'])('is told by %s', (name) => {
    expect(read({ [name]: 'no such job' })?.contradiction).toBe(`"${name}" says "no such job"`);
    expect(read({ [name]: { code: 7 } })?.contradiction).toBe(`"${name}.code" says "7"`);
  });

  test.each([null, '', ' ', 'na', 'None', 'null', 'no', false, 0, [], {}])('is none: %j', (value) => {
    expect(read({ error: value })).not.toHaveProperty('contradiction');
  });
});

describe('a stage', () => {
  test.each([
    ['completed', 'completed'],
    [' FAILED\n', 'failed'],
    ['NA', 'na'],
    ['in progress', 'inprogress'],
    ['Queued', 'inprogress'],
    ['done', 'completed'],
    ['aborted', 'failed'],
    ['completed with errors', 'unknown'],
    ['', 'na'],
    ['N/A', 'na'],
    ['constructor', 'unknown'],
    [1, 'unknown'],
  ])('%j is %s', (value, state) => {
    expect(stateOf(value)).toBe(state);
  });

  test('that is null is as good as absent', () => {
    expect(read({ A_Status: null, ...KNOWN })?.stages).toHaveLength(1);
  });

  test('nested 100,000 deep is read in time', () => {
    const deep = parse('['.repeat(100_000) + '"failed"' + ']'.repeat(100_000));
    expect(read({ ...KNOWN, A_Status: deep })?.stages).toContainEqual({
      name: 'A_Status',
      said: 'failed',
      state: 'failed',
    });
  });
});

describe('a score', () => {
  test('is never below zero or without end, whatever comes', () => {
    const seen = new Set<string>();
    const judge = (score: ReturnType<typeof scoreOf>): string => {
      if (typeof score !== 'number') return score === 'absent' ? score : 'unreadable';
      return score >= 0 && score < Infinity ? 'right' : 'wrong';
    };
    const possible = ['right', 'absent', 'unreadable'];
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.double().map(String)), (value) => {
        const judged = judge(scoreOf(value));
        expect(possible).toContain(judged);
        seen.add(judged);
      }),
    );
    expect([...seen].sort()).toEqual(possible.toSorted());
  });
});

test.each<[string, unknown, boolean]>([
  ['am9i==', 'am9i==', false],
  ['am9i==', 'am9i%3D%3D', false],
  ['17', 17, false],
  ['am9i==', 'na', false],
  ['am9i==', 'am9j==', true],
  ['am9i==', ['am9i==', 'am9j=='], true],
])('a status of job %s that names the job %j is of another one: %s', async (asked, named, expected) => {
  for (const name of ['job_id', 'JobID']) {
    const answer = jsonAnswer({ ...KNOWN, [name]: named });
    const server = await serveReply(answer);
    const transport = open();
    const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
    const status = await fetchJobStatus(
      transport,
      access,
      { jobId: asked, modelId: 'm', attack: 'evasion' },
      () => Promise.resolve(),
    );
    expect(status?.isOfAnotherJob).toBe(expected ? true : undefined);
    expect(status?.stages).toHaveLength(1);
  }
});

test('a status is asked for by an id that is percent-encoded, after waiting for its turn', async () => {
  let calls = 0;
  const server = keep(
    await startStrictServer(() => {
      calls += 1;
      return calls === 1 ? jsonAnswer({}, 502) : jsonAnswer(KNOWN);
    }),
  );
  const transport = open();
  const turns: number[] = [];
  const beforeAttempt = (): Promise<void> => {
    turns.push(calls);
    return Promise.resolve();
  };
  const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
  const status = await fetchJobStatus(
    transport,
    access,
    { jobId: 'a+b/c&d==', modelId: 'm', attack: 'evasion' },
    beforeAttempt,
  );
  expect(status?.stages).toEqual([{ name: 'SanityCheck_Status', said: 'passed', state: 'passed' }]);
  const path = '/prod/api/ais/v1.5/job_status_detailed?job_id=a%2Bb%2Fc%26d%3D%3D';
  expect(server.requests.map((request) => [request.method, request.path])).toEqual([
    ['GET', path],
    ['GET', path],
  ]);
  expect(turns).toEqual([0, 1]);
});
