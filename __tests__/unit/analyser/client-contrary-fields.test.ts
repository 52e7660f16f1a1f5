import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findContraryField, namesAnother } from '../../../src/analyser/remote/client/contrary-fields.ts';
import { readJobStatus } from '../../../src/analyser/remote/client/job-status.ts';
import { readRecord } from '../../../src/analyser/remote/client/lineage-check.ts';
import { ATTACKS } from '../../../src/attacks/table.ts';
import type { JobStatus } from '../../../src/facts/job-status.ts';
import { judgeJob } from '../../support/judged-job.ts';
import { expectLinear } from '../../support/linear-time.ts';

type Answer = Readonly<Record<string, unknown>>;

const ASKED = { jobId: 'am9i==', modelId: '6f1c-m' };
const FULL_RECORD = {
  branchname: 'fix-error-handling',
  commitid: '0123456789abcdef',
  hashedjobid: 'b'.repeat(64),
  modelid: 'm1',
  repourl: 'https://github.com/failures/errors',
  supplychain_vuldetected: 0,
};

/** Judges as `fetchJobStatus` and its callers do. */
function kindOf(attack: (typeof ATTACKS)[number], answer: Answer): string {
  const received: unknown = JSON.parse(JSON.stringify(answer));
  const status = readJobStatus(received);
  const judged: JobStatus | undefined =
    status === undefined || !namesAnother(received, ASKED) ? status : { ...status, isOfAnotherJob: true };
  return judgeJob(attack, judged, 0.2).kind;
}

const isHarmless = (answer: Answer): boolean => findContraryField(answer, () => false) === undefined;

const attack = fc.constantFrom(...ATTACKS);
const done = fc.constantFrom('completed', 'Completed', ' COMPLETED ');
/** Answers that are a verdict for every attack. */
const verdict = fc
  .record({
    ModelExploration_Status: done,
    SanityCheck_Status: fc.constantFrom('passed', ' Passed'),
    QueryGenerator_Status: done,
    VunerabilityEngine_Status: done,
    DefenseReport_Status: fc.constantFrom('completed'),
    CurrentStatus: fc.constantFrom('completed', '', 'Defense generation is not triggered'),
    VulnerabiltyScore: fc.constantFrom(0, '0', 0.2, '0.1'),
  })
  .chain((answer) =>
    fc.constantFrom(
      answer,
      { ...answer, job_id: 'am9i%3D%3D' },
      { ...answer, modelId: ASKED.modelId, id: 'am9i' },
    ),
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

const failedWord = fc.constantFrom(
  'failed',
  'FAILED',
  ' Failed\n',
  'failure',
  'error',
  'Aborted',
  'cancelled',
  'rejected',
);
const failedText = fc.constantFrom(
  'failed',
  'Internal server error',
  'The request was denied.',
  'JOB_FAILED',
  'JobFailed',
  'invalid model',
  'analysis timed out',
  'Terminated by user',
  'OutOfMemory',
  'incomplete',
  'interrupted',
  'job not found',
  'no such job',
  'could not read the data',
  'did the job: 3 errors, 0 failures',
  'no errors, but one failure',
);
const failureNames = [
  'error',
  'errors',
  'error_code',
  'error_message',
  'exception',
  'failed',
  'failure_reason',
  'job_error',
  'fault',
];
const something = fc.constantFrom<unknown>('x', 7, '7', -1, 0.5, true, 'true', ['x'], { code: 7 }, [
  null,
  { a: ['E17'] },
]);
const otherId = fc.constantFrom<unknown>('J2', 'am9j==', 'AM9I==', 17, ['am9i==', 'J2'], true);
/** One field that speaks of failure, error, or another job or model. */
const contrary = fc.oneof(
  field(failureNames, something),
  field(['status', 'state', 'job_state', 'result', 'outcome', 'phase', 'verdict'], failedWord),
  field(['message', 'detail', 'reason', 'title', 'current_status', 'note'], failedText),
  field(
    ['success', 'is_success', 'successful', 'succeeded', 'ok', 'job_completed', 'passed'],
    fc.constantFrom(false, 0, 'false', ' No', '0'),
  ),
  field(['status_code', 'http_code', 'code', 'exit_code', 'state'], fc.constantFrom(500, '404', 1, -1, 302)),
  field(['fairness_status', 'later_status'], fc.constantFrom('failed', ' FAILED ', 'Failed\t')),
  field(['job_id', 'id', 'uuid', 'job_uuid', 'job_identifier', 'other_job_id'], otherId),
  field(['model_id', 'model_uuid'], otherId),
  field(['state', 'job_state', 'status'], fc.constantFrom('RUNNING', 'in-progress', 'queued', 'stopped')),
  field(['vulnerable', 'is_vulnerable'], fc.constantFrom<unknown>(true, 'true', 'YES')),
  field(['verdict', 'result', 'vulnerable'], fc.constantFrom('vulnerable', 'VULNERABLE', 'unsafe')),
);
/** The same at any depth, in objects and lists that only wrap it. */
const nested = fc
  .tuple(contrary, fc.constantFrom('data', 'response', 'result', 'details'), fc.integer({ min: 0, max: 3 }))
  .map(([one, name, kind]): Answer => {
    const wrapped: readonly Answer[] = [
      one,
      { [name]: one },
      { [name]: [one] },
      { [name]: { data: [[one]] } },
    ];
    return wrapped[kind] ?? one;
  });

const benign = fc.oneof(
  field(
    failureNames,
    fc.constantFrom<unknown>(
      null,
      false,
      0,
      '',
      '0',
      'none',
      'NA',
      ' no ',
      [],
      {},
      [null, ''],
      { code: 0, message: '' },
      'No error',
    ),
  ),
  field(['success', 'ok', 'is_valid'], fc.constantFrom<unknown>(true, 1, 'true', 'yes', null)),
  field(['status_code', 'code'], fc.constantFrom<unknown>(0, 200, '200', 204, null)),
  field(['vulnerable', 'is_vulnerable'], fc.constantFrom<unknown>(false, 'no', null)),
  field(['result', 'outcome'], fc.constantFrom<unknown>('completed', 'DONE', 'succeeded', true)),
  field(
    ['message', 'note', 'current_status', 'description'],
    fc.constantFrom(
      'all good',
      'completed without errors',
      '0 errors',
      'No failures.',
      'errors: 0',
      'it has not failed',
      '',
      'The model failed to cross vulnerability threshold',
      'vulnerabilities were not found',
    ),
  ),
  field(
    ['model_name', 'dashboard_url', 'hashed_job_id', 'org_id', 'request_id'],
    fc.constantFrom('failure-predictor', 'https://example.com/errors'),
  ),
  field(
    ['original_model_accuracy', 'attack_success_rate', 'default_threshold'],
    fc.constantFrom<unknown>(0, 0.98, '98'),
  ),
  field(['job_id', 'id'], fc.constantFrom<unknown>('am9i==', 'am9i', ' am9i%3d%3D', '', null)),
  field(['model_id', 'id'], fc.constantFrom<unknown>('6f1c-m', null, 'na')),
);

describe('a status answer that is a verdict', () => {
  it('is none with a field that speaks of failure, of an error, or of another job, under any spelling and at any depth', () => {
    fc.assert(
      fc.property(attack, verdict, nested, fc.boolean(), (kind, answer, bad, first) => {
        expect(kindOf(kind, answer)).toBe('passed');
        const whole = first ? { ...bad, ...answer, ...bad } : { ...answer, ...bad };
        expect(kindOf(kind, whole)).toMatch(/^(?:unreadable|failed|undecided)$/u);
      }),
      { numRuns: 3000 },
    );
  });

  it('stays one with a harmless field', () => {
    fc.assert(
      fc.property(attack, verdict, benign, (kind, answer, more) => {
        expect(kindOf(kind, { ...answer, ...more })).toBe('passed');
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ Message: 'all good' }, true],
    [{ errors: [] }, true],
    [{ error: null }, true],
    [{ error_code: 0 }, true],
    [{ success: true }, true],
    [{ status: 'failed' }, false],
    [{ errors: ['x'] }, false],
    [{ success: false }, false],
    [{ error_code: 7 }, false],
    [{ exception: 'x' }, false],
    [{ CurrentStatus: 'failed' }, false],
    [{ message: 'failed to read the labels' }, false],
    [{ error_rate: 0.1 }, false],
  ])('with %j: harmless is %s', (more, expected) => {
    expect(isHarmless(more)).toBe(expected);
  });

  it('is read in time, whatever one field holds', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + '"failed"' + ']'.repeat(100_000));
    expect(isHarmless({ note: deep })).toBe(false);
    for (const text of ['=', '%3d', 'no ', 'line ', '-', ' ', 'not ', 'Ab']) {
      const long = text.repeat(300_000);
      expect(namesAnother({ job_id: `x${long}y`, note: long }, ASKED)).toBe(true);
      expectLinear((size) => {
        const part = text.repeat(size);
        isHarmless({ [part]: 'x', note: part, status: part });
      }, 30_000);
    }
  });
});

describe('a lineage record', () => {
  it('is none with a field beside it that speaks of an error', () => {
    const errors = fc.oneof(
      field(failureNames, something),
      field(['status', 'state', 'result'], failedWord),
      field(['message', 'detail', 'title'], failedText),
      field(['success', 'ok'], fc.constantFrom(false, 'false')),
      field(['status_code', 'code'], fc.constantFrom(500, '404')),
    );
    fc.assert(
      fc.property(errors, (more) => {
        expect(() => readRecord({ ...FULL_RECORD, ...more })).toThrow('speaks of an error');
      }),
    );
  });

  it('stays one with a harmless field, whatever its own texts say', () => {
    fc.assert(
      fc.property(benign, (more) => {
        expect(readRecord({ ...more, ...FULL_RECORD })).toMatchObject(FULL_RECORD);
      }),
    );
  });
});
