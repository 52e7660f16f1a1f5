import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  readJob as readJobOf,
  submitAnalysis,
  type SubmittedJob,
} from '../../../src/analyser/remote/client/model-analysis.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { jsonAnswer } from '../../support/strict-server.ts';
import { useOpened } from '../../support/opened.ts';
import { failureOf } from '../../support/test-transport.ts';

const { serveReply, open } = useOpened();

const ID = `gAAAAABl${'aZ09_-'.repeat(15)}==`;
const LINK = 'https://dashboard.example/jobs/1';
const readJob = (answer: unknown): SubmittedJob => readJobOf(answer, 'evasion');
const linkOf = (answer: object): string | undefined => readJob({ job_id: ID, ...answer }).dashboardUrl;

describe('the answer to an analysis', () => {
  test.each([
    ['flat', { api_version: '1.5', job_id: ID, dashboard_link: LINK }],
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
    [
      'in lower case, as the interface document spells names',
      { jobid: ID, modelid: '6f1c-77', dashboardlink: LINK },
    ],
    ['in Pascal case', { JobId: ID, ModelId: '6f1c-77', DashboardURL: LINK }],
    ['as an identifier', { jobIdentifier: ID, 'Dashboard-Url': LINK }],
    ['as a UUID', { job_uuid: ID, dashboard: LINK }],
    ['as an object', { job: { id: ID, dashboard: LINK } }],
    ['as an object with the whole name', { job: { job_id: ID }, links: { dashboard: LINK } }],
    ['as a text', { job: ID, MonitorURL: LINK }],
    ['under result', { Result: { jobId: ID }, dashboard_link: LINK }],
    ['under response and data', { response: { data: { jobId: ID, dashboard_link: LINK } } }],
    ['under the attack', { evasion: { job_id: ID, dashboard_link: LINK } }],
    ['with a link of no name', { job_id: ID, url: LINK }],
    ['with a link to the job', { job_id: ID, jobLink: LINK }],
    ['with a link that is no upload', { job_id: ID, link: LINK, data_upload_url: 'https://a.example/?s=1' }],
    ['with the model as an object', { job_id: ID, model: { id: '6f1c-77' }, dashboard_link: LINK }],
    ['with ids of other things', { job_id: ID, request_id: 'r', org_id: 'o', id: 7, dashboard_link: LINK }],
  ])('%s', (_shape, answer) => {
    expect(readJob(answer)).toMatchObject({ jobId: ID, dashboardUrl: LINK, answer });
  });

  test('says which fields were taken', () => {
    const answer = { data: { jobId: ID }, Dashboard: LINK };
    expect(readJob(answer).taken).toEqual(['job id from data.jobId', 'dashboard from Dashboard']);
    expect(readJob({ jobid: ID }).taken).toEqual(['job id from jobid', 'dashboard from no field']);
  });

  test('of several links the most certain is the dashboard', () => {
    const other = 'https://other.example/';
    expect(linkOf({ url: other, monitor_url: other, dashboard_url: LINK })).toBe(LINK);
    expect(linkOf({ url: other, monitor_url: LINK })).toBe(LINK);
    expect(linkOf({ dashboard_url: LINK, data: { dashboardLink: LINK } })).toBe(LINK);
  });

  test.each([
    [{ dashboard_url: LINK, dashboard_link: 'https://other.example/' }],
    [{ url: LINK, link: 'https://other.example/' }],
    [{ url: `${LINK}?X-Amz-Signature=1` }],
    [{ upload_url: LINK }],
    [{ put_url: LINK }],
    [{ file_link: LINK }],
    [{ data_url: LINK }],
    [{ note: LINK }],
    [{ urls: { model: LINK } }],
  ])('is no link to a dashboard: %j', (links) => {
    expect(linkOf(links)).toBeUndefined();
  });

  test.each([
    { errors: ['quota'] },
    { success: false },
    { statusCode: 500 },
    { data: { error: { code: 7 } } },
  ])('with an error beside the job is refused: %j', (more) => {
    expect(() => readJob({ job_id: ID, ...more })).toThrow('its answer has an error beside the job id');
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
    const job = readJob({ job_id: ID, dashboard_link: link });
    expect(job).toMatchObject({ jobId: ID });
    expect(job).not.toHaveProperty('dashboardUrl');
  });

  test('a link of a service on loopback is kept', () => {
    const link = 'http://127.0.0.1:8080/jobs/1';
    expect(readJob({ job_id: ID, dashboard_link: link }).dashboardUrl).toBe(link);
  });

  test.each([
    ['several job ids', { job_id: 'a', data: { job_id: 'b' } }],
    ['several job ids', { job_id: 'a', jobId: 'b' }],
    ['several job ids', { job_id: 'a', eva: { response: { job_id: 'b' } } }],
    ['several job ids', { job: { id: 'a', job_id: 'b' } }],
    ['several job ids', { job_id: 'a', Response: { Data: { 'Job-Id': 'b' } } }],
    ['no job id', {}],
    ['no job id', { job_id: '' }],
    ['no job id', { job_id: ['a'] }],
    ['no job id', { id: 'a' }],
    ['no job id', { jobs: [{ job_id: 'a' }] }],
    ['no job id', { related: { job_id: 'a' } }],
    ['no job id', [{ job_id: 'a' }]],
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
    ['model-analyse', 'a/b?c#d ü%', '/prod/api/ais/v1.5/model-analyse/a%2Fb%3Fc%23d%20%C3%BC%25', 200],
    ['model_analyse', '6f1c-77', '/prod/api/ais/v1.5/model_analyse/6f1c-77', 201],
    ['model_analyse', '6f1c-77', '/prod/api/ais/v1.5/model_analyse/6f1c-77', 202],
  ] as const)('goes to %s, with the id %j percent-encoded', async (path, modelId, expected, status) => {
    const server = await serveReply(jsonAnswer({ job_id: ID }, status));
    const transport = open();
    const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
    const fields = { input_dimensions: '28,28,1', number_of_classes: '10' };
    expect(
      await submitAnalysis(transport, access, { path, modelId, attack: 'evasion', fields }),
    ).toMatchObject({ jobId: ID });
    const sent = server.requests.map((request) => [request.method, request.path, request.body.toString()]);
    expect(sent).toEqual([['POST', expected, JSON.stringify(fields)]]);
  });

  test('says to a path that is not there how the other spelling is reached', async () => {
    const server = await serveReply(jsonAnswer({ message: 'Not Found' }, 404));
    const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
    const submission = { path: 'model-analyse', modelId: 'm1', attack: 'evasion', fields: {} } as const;
    const error = await failureOf(submitAnalysis(open(), access, submission));
    expect(error.message).toMatch(/MODEL_SECURITY_ANALYSIS_PATH of the step to model_analyse/u);
  });
});
