import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listFields, namesAnother } from '../../../src/analyser/remote/client/answer-fields.ts';
import { findContradiction } from '../../../src/analyser/remote/client/contradictions.ts';
import { readJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';
import { readRecord } from '../../../src/analyser/remote/client/lineage-check.ts';
import { type Attack, ATTACKS } from '@model-security-scan/engine/catalog';
import { judgeJob } from '../../support/judged-job.ts';
import { expectLinear } from '../../support/linear-time.ts';

type Answer = Readonly<Record<string, unknown>>;

const ASKED = { jobId: 'am9i==', modelId: '6f1c-m' };
const RECORD = {
  branchname: 'fix-error-handling',
  commitid: '0123456789abcdef',
  hashedjobid: 'b'.repeat(64),
  modelid: 'm1',
  repourl: 'https://github.com/failures/errors',
  supplychain_vuldetected: 0,
};

/** Judges as `fetchJobStatus` and its callers do. */
function kindOf(attack: Attack, answer: Answer): string {
  const received: unknown = JSON.parse(JSON.stringify(answer));
  const status = readJobStatus(received, attack);
  const isOther = status !== undefined && namesAnother(listFields(received, attack), { ...ASKED, attack });
  return judgeJob(attack, isOther ? { ...status, isOfAnotherJob: true } : status, 0.2).kind;
}

function contradictionOf(answer: Answer): string | undefined {
  return findContradiction(listFields(answer), () => false);
}

/** Answers that are a verdict for every attack, in both forms. */
const verdict = fc.constantFrom<Answer[]>(
  {
    ModelExploration_Status: 'completed',
    SanityCheck_Status: ' Passed',
    QueryGenerator_Status: 'COMPLETED',
    VunerabilityEngine_Status: 'completed',
    DefenseReport_Status: 'completed',
    CurrentStatus: 'Defense generation is not triggered',
    VulnerabiltyScore: '0.1',
    job_id: 'am9i%3D%3D',
  },
  { status: 'completed', score: 0.1, modelId: ASKED.modelId },
  { job: { id: ASKED.jobId, state: 'SUCCEEDED' }, metrics: { vulnerability_score: '0.2' } },
);

/** The spellings of a name: snake_case, camelCase, kebab-case, and others. */
function spelled(name: string): fc.Arbitrary<string> {
  const words = name.split('_');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return fc.constantFrom(
    name,
    words.join('-'),
    words.join(''),
    name.toUpperCase(),
    words.map(capital).join(''),
    words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  );
}

function field(names: readonly string[], values: fc.Arbitrary<unknown>): fc.Arbitrary<Answer> {
  return fc
    .tuple(fc.constantFrom(...names).chain(spelled), values)
    .map(([name, value]) => ({ [name]: value }));
}

const ERRORS = ['error', 'errors', 'error_code', 'error_message', 'exception', 'job_error', 'fault'];
const something = fc.constantFrom<unknown>('x', 7, '7', -1, true, 'true', ['x'], { code: 7 }, [
  null,
  { a: ['E17'] },
]);
const error = field([...ERRORS, 'failure_reason'], something);
const failed = field(
  ['success', 'is_success', 'successful', 'ok'],
  fc.constantFrom(false, 0, 'false', ' No', '0'),
);
const code = field(['status_code', 'http_status_code', 'code'], fc.constantFrom(500, '404', 1, -1, 302));
const otherJob = field(
  ['job_id', 'job_uuid', 'job_identifier'],
  fc.constantFrom<unknown>('J2', 'am9j==', 'AM9I==', 17, ['J2']),
);
/** The same at any depth, in objects and lists that only wrap it. */
const nested = fc
  .tuple(
    fc.oneof(error, failed, code, otherJob),
    fc.constantFrom('data', 'response', 'result', 'details'),
    fc.nat(3),
  )
  .map(([one, name, kind]): Answer => {
    const wrapped: readonly Answer[] = [
      one,
      { [name]: one },
      { [name]: [one] },
      { [name]: { more: [[one]] } },
    ];
    return wrapped[kind] ?? one;
  });

const harmless = fc.oneof(
  field(
    ERRORS,
    fc.constantFrom<unknown>(null, false, 0, '', '0', 'none', 'NA', ' no ', 'OK', 'No error', [], {}, [
      null,
      '',
    ]),
  ),
  field(['success', 'ok', 'is_valid'], fc.constantFrom<unknown>(true, 1, 'true', 'yes', null)),
  field(['status_code', 'code'], fc.constantFrom<unknown>(0, 200, '200', 204, null)),
  field(['vulnerable', 'is_vulnerable'], fc.constantFrom<unknown>(false, 'no', null)),
  field(
    ['message', 'note', 'description', 'detail', 'reason'],
    fc.constantFrom('all good', '0 errors', 'The model failed to cross vulnerability threshold', 'failed'),
  ),
  field(['result', 'outcome', 'verdict'], fc.constantFrom<unknown>('completed', 'DONE', 'not found', true)),
  field(
    ['model_name', 'dashboard_url', 'hashed_job_id', 'org_id', 'request_id', 'default'],
    fc.constantFrom('failure-predictor', 'https://example.com/errors'),
  ),
  field(['attack_success_rate', 'error_rate', 'default_threshold'], fc.constantFrom<unknown>(0, 0.98, '98')),
  field(['job_id', 'id'], fc.constantFrom<unknown>('am9i==', 'am9i', ' am9i%3d%3D', '', null)),
);

describe('a status answer that is a verdict', () => {
  it('is no verdict beside a contradiction, under any spelling and at any depth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ATTACKS),
        verdict,
        nested,
        fc.boolean(),
        (attack, answer, bad, isNear) => {
          expect(kindOf(attack, answer)).toBe('passed');
          const whole = isNear ? { ...answer, ...bad } : { ...answer, note: { data: bad } };
          expect(kindOf(attack, whole)).toMatch(/^(?:unreadable|failed|undecided)$/u);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('stays one beside a field that says nothing or is unknown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ATTACKS), verdict, harmless, (attack, answer, more) => {
        expect(kindOf(attack, { ...more, ...answer })).toBe('passed');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a status answer', () => {
  it.each<Answer>([
    { modelId: 'other' },
    { model_uuid: 17 },
    { data: { 'model-id': 'other' } },
    { model: { id: 'other' } },
    { id: 'other' },
    { data: { uuid: 'other' } },
  ])('that names another model or thing is about another one: %j', (more) => {
    expect(kindOf('drift', { status: 'completed', score: 0.1, ...more })).toBe('unreadable');
  });

  it.each<Answer>([
    { id: 'row-7', job_id: 'am9i' },
    { id: '6f1c-m' },
    { surrogate: { model_id: 'other' } },
    { request: { id: 'r-17' }, user_id: 'u', org_id: 'o' },
  ])('may name other things: %j', (more) => {
    expect(kindOf('drift', { status: 'completed', score: 0.1, ...more })).toBe('passed');
  });
});

describe('a contradiction', () => {
  it.each<[Answer, string]>([
    [{ error: 'no such job' }, '"error" says "no such job"'],
    [{ data: { errors: [{ text: 'x' }] } }, '"data.errors.text" says "x"'],
    [{ Exception: 7 }, '"Exception" says "7"'],
    [{ success: false }, '"success" says "false"'],
    [{ response: { ok: 'No' } }, '"response.ok" says "No"'],
    [{ 'http-status': 500 }, '"http-status" says "500"'],
    [{ code: '404' }, '"code" says "404"'],
  ])('%j is one', (answer, expected) => {
    expect(contradictionOf(answer)).toBe(expected);
  });

  it.each<Answer>([
    { message: 'failed to read the labels' },
    { note: 'Internal server error' },
    { result: 'rejected' },
    { errors: [], error: null, error_code: 0 },
    { success: true, code: 200 },
    { code: 'E-17-free-text' },
    { default: 'x', defaultValue: 7, mirror: 'x', terror: 'x'.slice(1) },
    { error_rate: 0.1, failed_samples: 3 },
  ])('%j is none', (answer) => {
    expect(contradictionOf(answer)).toBeUndefined();
  });

  it('has a short text of one line, and is found in time', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + '"failed"' + ']'.repeat(100_000));
    expect(contradictionOf({ note: deep })).toBeUndefined();
    expect(contradictionOf({ error: deep })).toBe('"error" says "failed"');
    const found = contradictionOf({ ['x'.repeat(9000)]: { error: 'y'.repeat(9000) } });
    expect((found ?? '').length).toBeLessThan(2200);
    for (const text of ['=', '%3d', 'no ', '-', ' ', 'Ab', 'error', 'is', 'status']) {
      const long = text.repeat(300_000);
      expect(
        namesAnother(listFields({ job_id: `x${long}y`, note: long }), { ...ASKED, attack: 'evasion' }),
      ).toBe(true);
      expectLinear((size) => {
        const part = text.repeat(size);
        contradictionOf({ [part]: 'x', note: part, status: part, error: part });
      }, 30_000);
    }
  });
});

describe('a lineage record', () => {
  it('counts for nothing beside a contradiction, or a state that is no known good word', () => {
    const state = field(
      ['status', 'state', 'job_state', 'phase'],
      fc.constantFrom('failed', ' Failed\n', 'Error', 'cancelled', 'running', 'odd', false),
    );
    fc.assert(
      fc.property(fc.oneof(error, failed, code, state), (more) => {
        expect(() => readRecord({ ...RECORD, ...more })).toThrow('speaks of an error');
      }),
    );
  });

  it('stays one beside a field that says nothing or is unknown, whatever its own texts say', () => {
    fc.assert(
      fc.property(harmless, (more) => {
        expect(readRecord({ ...more, ...RECORD })).toMatchObject(RECORD);
      }),
    );
    expect(readRecord({ ...RECORD, status: 'success', data: {} })).toEqual(RECORD);
  });
});
