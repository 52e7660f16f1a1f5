import { afterEach, describe, expect, it } from '@jest/globals';
import {
  analyse,
  call,
  checkLineage,
  Clock,
  closeServices,
  configuration,
  messageOf,
  openService,
  rawRequest,
  VERSION_PATH,
} from '../support/played-service-client.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';

afterEach(closeServices);

const LINEAGE_BODY = { repo_type: 'github' };
const ANALYSIS_PATH = `${VERSION_PATH}model-analyse/model-1`;

const OPERATIONS = [
  ['POST', LINEAGE_PATH, LINEAGE_BODY],
  ['POST', ANALYSIS_PATH, configuration('image-classification', 'outlier')],
  ['GET', `${VERSION_PATH}job_status_detailed?job_id=x`, undefined],
  ['GET', `${VERSION_PATH}job_detail?job_id=x`, undefined],
  ['GET', `${VERSION_PATH}get_report?job_id=x&report_type=Vulnerability&file_format=0`, undefined],
  ['POST', `${VERSION_PATH}model_registration/upload`, { task_type: 'IC', analysis_type: 'MEA' }],
  ['POST', `${VERSION_PATH}supplychain`, LINEAGE_BODY],
] as const;

it.each(OPERATIONS)('%s %s answers 401, 412 or 405', async (method, path, body) => {
  const service = await openService();
  for (const name of ['x-api-key', 'org-id']) {
    const reply = await call(service, method, path, body, { [name]: 'wrong' });
    expect([reply.status, messageOf(reply)]).toEqual([401, `the header ${name} is invalid or expired`]);
  }
  const bare = await fetch(`${service.baseUrl}${path}`, { method });
  expect([bare.status, await bare.json()]).toEqual([
    401,
    { message: 'the header x-api-key is missing; the header org-id is missing' },
  ]);
  const expired = await call(await openService({ expiredLicence: true }), method, path, body);
  expect([expired.status, messageOf(expired)]).toEqual([412, 'the license has expired']);
  const other = await call(service, method === 'GET' ? 'DELETE' : 'GET', path);
  expect([other.status, other.headers.get('allow')]).toEqual([405, method]);
});

const BODIES = OPERATIONS.filter(([method]) => method === 'POST');

describe.each(BODIES)('the body of %s %s', (_method, path, body) => {
  it('is refused with 400 or 413 unless it is one JSON object, as JSON, without a query', async () => {
    const service = await openService();
    const refused = async (text: unknown, message: string, headers = {}, query = ''): Promise<void> => {
      const reply = await call(service, 'POST', `${path}${query}`, text, headers);
      expect([reply.status, messageOf(reply)]).toEqual([400, expect.stringContaining(message)]);
    };
    await refused('{"a":', 'malformed');
    await refused('', 'malformed');
    for (const [text, what] of Object.entries({ '[]': 'an array', null: 'null', '"{}"': 'a string' })) {
      await refused(text, what);
    }
    for (const type of ['text/plain', 'application/json; charset=latin1']) {
      await refused(body, `content-type must be application/json, but is ${type}`, { 'content-type': type });
    }
    await refused(body, '"dry_run", "x"', {}, '?dry_run=1&x=2');
    const headers = {
      'x-api-key': service.apiKey,
      'org-id': service.orgId,
      'content-type': 'application/json',
    };
    const bytes = Buffer.from('{"repo_type":"\xff"}', 'latin1');
    const reply = await rawRequest(`${service.baseUrl}${path}`, 'POST', headers, bytes);
    expect([reply.status, reply.body]).toEqual([400, expect.stringContaining('UTF-8')]);
    const large = await call(await openService({ maxBodyBytes: 10 }), 'POST', path, body);
    expect([large.status, messageOf(large)]).toEqual([413, expect.stringContaining('at most 10')]);
    const utf8 = { 'content-type': 'application/json; charset=utf-8' };
    expect((await call(service, 'POST', path, body, utf8)).status).toBe(200);
  });
});

describe('paths', () => {
  it.each([
    '/prod/api/ais/v1.5',
    '/prod/prod/api/ais/v1.5/developer/lineage-check',
    `${LINEAGE_PATH}/`,
    `${VERSION_PATH}model-analyse/`,
    `${VERSION_PATH}model-analyse/a/b`,
    `${VERSION_PATH}model_analyse/model-1`,
  ])('answers 404 to %s', async (path) => {
    const reply = await call(await openService(), 'POST', path, LINEAGE_BODY);
    expect([reply.status, messageOf(reply)]).toEqual([404, 'there is no such path']);
  });

  it('decodes the model id, and can spell the analysis with an underscore', async () => {
    const service = await openService({ pathSpelling: 'model_analyse' });
    const body = configuration('image-classification', 'outlier');
    expect((await analyse(service, body)).status).toBe(404);
    expect((await call(service, 'POST', `${VERSION_PATH}model_analyse/%E0%A4%A`, body)).status).toBe(400);
    expect((await call(service, 'POST', `${VERSION_PATH}model_analyse/a%2Fb%20c`, body)).status).toBe(200);
    expect(service.jobs()[0]?.modelId).toBe('a/b c');
  });
});

describe('the fields of a lineage check', () => {
  it.each([
    ['no repo_type', { repo_type: undefined }, 'repo_type is missing'],
    ['a number as repo_type', { repo_type: 1 }, 'repo_type must be a string, but is a number'],
    ['null as repo_url', { repo_url: null }, 'repo_url must be a string, but is null'],
    ['a list as branch_name', { branch_name: ['main'] }, 'branch_name must be a string, but is an array'],
    ['depth in a string', { depth: '1' }, 'depth must be an integer, but is a string'],
    ['a depth of 0', { depth: 0 }, 'depth must be an integer of at least 1, but is 0'],
    ['a depth of 1.5', { depth: 1.5 }, 'depth must be an integer of at least 1, but is 1.5'],
    ['an unknown field', { branch: 'main' }, 'unknown field "branch"'],
    ['an inherited name', { constructor: 'x' }, 'unknown field "constructor"'],
  ])('are refused with 400 for %s', async (_case, more, message) => {
    const reply = await checkLineage(await openService(), more);
    expect(reply.status).toBe(400);
    expect(messageOf(reply)).toContain(message);
  });

  it.each([
    ['an unknown repo_type', { repo_type: 'gitlab' }, 'repo_type "gitlab" is unknown'],
    ['an empty repo_url', { repo_url: '' }, 'repo_url must not be empty'],
    ['an empty branch_name', { branch_name: '' }, 'branch_name must not be empty'],
  ])('are refused with 412 for %s', async (_case, more, message) => {
    const reply = await checkLineage(await openService(), more);
    expect(reply.status).toBe(412);
    expect(messageOf(reply)).toContain(message);
  });

  const BUCKET = {
    storage_access_key_id: 'id',
    storage_secret_access_key: 'secret',
    region: 'eu-west-1',
    bucket_name: 'models',
  };

  it.each(Object.keys(BUCKET))('are refused with 412 for a bucket without %s', async (name) => {
    const reply = await checkLineage(await openService(), {
      repo_type: 's3_bucket',
      ...BUCKET,
      [name]: undefined,
    });
    expect(reply.status).toBe(412);
    expect(messageOf(reply)).toBe(`${name} is mandatory for an object-storage bucket`);
  });

  it.each([
    { repo_type: 's3_bucket', ...BUCKET },
    { repo_type: 's3', ...BUCKET },
    { repo_type: 'huggingface' },
  ])('are taken: %j', async (body) => {
    const reply = await call(await openService(), 'POST', LINEAGE_PATH, body);
    expect([reply.status, reply.body]).toEqual([200, {}]);
  });
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After over the limit, and passes again a second later', async () => {
    const clock = new Clock();
    const service = await openService({ rateLimit: 2, now: clock.now });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await checkLineage(service)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await checkLineage(service)).headers.get('retry-after')).toBe('1');
    clock.nowMs += 999;
    expect((await checkLineage(service)).status).toBe(429);
    clock.nowMs += 1;
    expect((await checkLineage(service)).status).toBe(200);
  });
});
