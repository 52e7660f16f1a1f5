import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readJob, submitAnalysis } from '../../../src/analyser/remote/client/model-analysis.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { jsonAnswer, startStrictServer } from '../../support/strict-server.ts';
import { openTestTransport } from '../../support/test-transport.ts';

const ID = `gAAAAABl${'aZ09_-'.repeat(15)}==`;
const LINK = 'https://dashboard.example/jobs/1';

describe('the answer to an analysis', () => {
  test.each([
    ['flat', { api_version: '1.5', job_id: ID, dashboard_link: LINK }],
    ['with the other name of the link', { ApiVersion: '1.5', job_id: ID, monitor_link: LINK }],
    ['with addresses', { job_id: ID, dashboard_url: LINK }],
    ['with a monitor’s address', { job_id: ID, monitor_url: LINK }],
    ['under data', { data: { job_id: ID, dashboard_link: LINK } }],
    ['only nested', { eva: { response: { job_id: ID, dashboard_link: LINK } } }],
    ['with a nested copy', { job_id: ID, eva: { response: { job_id: ID, monitor_link: LINK } } }],
    ['in camel case', { jobId: ID, dashboard_link: LINK }],
    ['in capitals', { JobID: ID, dashboard_link: LINK }],
    ['with hyphens', { 'job-id': ID, 'dashboard-link': LINK }],
    ['twice, alike', { job_id: ID, jobId: ID, dashboard_link: LINK }],
    [
      'with an empty one beside',
      { job_id: '', data: { job_id: ID }, dashboard_link: '', monitor_link: LINK },
    ],
    ['with a bad link first', { job_id: ID, dashboard_link: 'javascript:alert(1)', monitor_link: LINK }],
  ])('%s', (_shape, answer) => {
    expect(readJob(answer)).toEqual({ jobId: ID, dashboardUrl: LINK, answer });
  });

  test('a number is an id as far as its digits are certain', () => {
    expect(readJob({ job_id: 42 }).jobId).toBe('42');
    expect(() => readJob({ job_id: 2 ** 53 })).toThrow('no job id');
    expect(() => readJob({ job_id: 1.5 })).toThrow('no job id');
  });

  test.each([
    'http://dashboard.example/1',
    'javascript:alert(1)',
    'data:text/html,x',
    '//dashboard.example/1',
    '/jobs/1',
    'dashboard.example',
    'https://user:word@dashboard.example/',
    `https://dashboard.example/${'x'.repeat(3000)}`,
    '',
    7,
    null,
  ])('a link that may not be linked is dropped: %.50s', (link) => {
    expect(readJob({ job_id: ID, dashboard_link: link })).toEqual({
      jobId: ID,
      answer: { job_id: ID, dashboard_link: link },
    });
  });

  test('a link of a service on loopback is kept', () => {
    const link = 'http://127.0.0.1:8080/jobs/1';
    expect(readJob({ job_id: ID, dashboard_link: link }).dashboardUrl).toBe(link);
  });

  test.each([
    ['several job ids', { job_id: 'a', data: { job_id: 'b' } }],
    ['several job ids', { job_id: 'a', jobId: 'b' }],
    ['several job ids', { job_id: 'a', eva: { response: { job_id: 'b' } } }],
    ['several job ids', { one: { response: { job_id: 'a' } }, two: { response: { job_id: 'b' } } }],
    ['no job id', {}],
    ['no job id', { job_id: '' }],
    ['no job id', { job_id: null }],
    ['no job id', { job_id: ['a'] }],
    ['no job id', { JOB_ID: 'a' }],
    ['no job id', { message: 'accepted' }],
    ['no job id', []],
    ['no job id', [{ job_id: 'a' }]],
    ['no job id', 'a'],
    ['no job id', null],
    ['an unusable job id', { job_id: ' ' }],
    ['an unusable job id', { job_id: 'a b' }],
    ['an unusable job id', { job_id: 'a\n' }],
    ['an unusable job id', { job_id: 'ä' }],
    ['an unusable job id', { job_id: 'a\u202eb' }],
    ['an unusable job id', { job_id: 'x'.repeat(1025) }],
  ])('%s: the user is sent to the dashboard, since the analysis may be running', (found, answer) => {
    const read = (): unknown => readJob(answer);
    const expected = { name: 'ServiceError', reason: 'unexpected-answer', inDoubt: true };
    expect(read).toThrow(expect.objectContaining(expected));
    expect(read).toThrow(`its answer has ${found}`);
    expect(read).toThrow('look on the service’s dashboard before you start another run');
  });

  test('names of fields in an error are short and safe', () => {
    const answer = { [`\u202e\u0007${'x'.repeat(5000)}`]: 1 };
    expect(() => readJob(answer)).toThrow(/^[^\p{Cc}\p{Cf}]{1,600}$/u);
  });

  test('for any JSON whatever: one usable id, or a ServiceError', () => {
    const keys = fc.oneof(
      fc.constantFrom('job_id', 'jobId', 'data', 'eva', 'response', '__proto__'),
      fc.string(),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), fc.string(), fc.dictionary(keys, tie('tree'))),
    }));
    const judge = (answer: unknown): string => {
      try {
        return /^[\x21-\x7e]{1,1024}$/u.test(readJob(answer).jobId) ? 'id' : 'unusable id';
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        return error.reason;
      }
    };
    const possible = ['id', 'unexpected-answer'];
    const seen = new Set<string>();
    fc.assert(
      fc.property(tree, (answer) => {
        const judged = judge(answer);
        expect(possible).toContain(judged);
        seen.add(judged);
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(possible);
  });
});

describe('the submission of an analysis', () => {
  test.each([
    ['model-analyse', 'a/b?c#d ü%', '/prod/api/ais/v1.5/model-analyse/a%2Fb%3Fc%23d%20%C3%BC%25'],
    ['model_analyse', '6f1c-77', '/prod/api/ais/v1.5/model_analyse/6f1c-77'],
  ] as const)('goes to %s, with the id %j percent-encoded', async (path, modelId, expected) => {
    const server = await startStrictServer(() => jsonAnswer({ job_id: ID }));
    const transport = openTestTransport();
    try {
      const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
      const fields = { input_dimensions: '28,28,1', number_of_classes: '10' };
      expect(await submitAnalysis(transport, access, path, modelId, fields)).toMatchObject({ jobId: ID });
      const sent = server.requests.map((request) => [request.method, request.path, request.body.toString()]);
      expect(sent).toEqual([['POST', expected, JSON.stringify(fields)]]);
    } finally {
      transport.close();
      await server.close();
    }
  });
});
