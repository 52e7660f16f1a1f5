import { request } from 'node:http';
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

describe.each(OPERATIONS)('%s %s', (method, path, body) => {
  it.each([
    ['a wrong key', { 'x-api-key': 'wrong' }, 'x-api-key is invalid or expired'],
    ['a wrong organization', { 'org-id': 'wrong' }, 'org-id is invalid or expired'],
  ])('answers 401 to %s', async (_case, headers, message) => {
    const reply = await call(await openService(), method, path, body, headers);
    expect(reply.status).toBe(401);
    expect(messageOf(reply)).toContain(message);
  });

  it('answers 401 if both headers are missing, and names both', async () => {
    const service = await openService();
    const response = await fetch(`${service.baseUrl}${path}`, { method });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'the header x-api-key is missing; the header org-id is missing',
    });
  });

  it('answers 412 if the licence has expired', async () => {
    const reply = await call(await openService({ expiredLicence: true }), method, path, body);
    expect([reply.status, messageOf(reply)]).toEqual([412, 'the license has expired']);
  });

  it('answers 405 to another method', async () => {
    const other = method === 'GET' ? 'DELETE' : 'GET';
    const reply = await call(await openService(), other, path);
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe(method);
  });
});

const BODIES = OPERATIONS.filter(([method]) => method === 'POST');

describe.each(BODIES)('the body of %s %s', (_method, path, body) => {
  it.each([
    ['malformed JSON', '{"a":', 'malformed'],
    ['no body', '', 'malformed'],
    ['an array', '[]', 'an array'],
    ['null', 'null', 'null'],
    ['a string', '"{}"', 'a string'],
  ])('is refused with 400 where it is %s', async (_case, text, message) => {
    const reply = await call(await openService(), 'POST', path, text);
    expect(reply.status).toBe(400);
    expect(messageOf(reply)).toContain(message);
  });

  it('is refused with 400 if it is not UTF-8', async () => {
    const service = await openService();
    const headers = {
      'x-api-key': service.apiKey,
      'org-id': service.orgId,
      'content-type': 'application/json',
    };
    const bytes = Buffer.from('{"repo_type":"\xff"}', 'latin1');
    const reply = await rawRequest(`${service.baseUrl}${path}`, 'POST', headers, bytes);
    expect([reply.status, reply.body]).toEqual([400, expect.stringContaining('UTF-8')]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'is refused with 400 as %s',
    async (type) => {
      const reply = await call(await openService(), 'POST', path, body, { 'content-type': type });
      expect(reply.status).toBe(400);
      expect(messageOf(reply)).toContain(`content-type must be application/json, but is ${type}`);
    },
  );

  it('is taken as application/json; charset=utf-8', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await call(await openService(), 'POST', path, body, headers)).status).toBe(200);
  });

  it('is refused with 413 over the limit', async () => {
    const reply = await call(await openService({ maxBodyBytes: 10 }), 'POST', path, body);
    expect(reply.status).toBe(413);
    expect(messageOf(reply)).toContain('at most 10');
  });

  it('is refused with 400 beside query parameters', async () => {
    const reply = await call(await openService(), 'POST', `${path}?dry_run=1&x=2`, body);
    expect(reply.status).toBe(400);
    expect(messageOf(reply)).toContain('"dry_run", "x"');
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

  it('answers 400 to a model id that cannot be decoded', async () => {
    const reply = await call(await openService(), 'POST', `${VERSION_PATH}model-analyse/%E0%A4%A`, {});
    expect(reply.status).toBe(400);
  });

  it('decodes the model id', async () => {
    const service = await openService();
    await analyse(service, configuration('image-classification', 'outlier'), 'a%2Fb%20c');
    expect(service.jobs()[0]?.modelId).toBe('a/b c');
  });

  it('can spell the analysis with an underscore', async () => {
    const service = await openService({ pathSpelling: 'model_analyse' });
    const body = configuration('image-classification', 'outlier');
    expect((await analyse(service, body)).status).toBe(404);
    const reply = await call(service, 'POST', `${VERSION_PATH}model_analyse/model-1`, body);
    expect(reply.status).toBe(200);
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

  it('are all named at once', async () => {
    const message = messageOf(await checkLineage(await openService(), { repo_type: 1, depth: '1', x: 1 }));
    for (const name of ['repo_type', 'depth', '"x"']) expect(message).toContain(name);
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

  it.each(['s3_bucket', 's3'])('are taken for a bucket as %s', async (repoType) => {
    const service = await openService();
    const body = { repo_type: repoType, ...BUCKET };
    const reply = await call(service, 'POST', LINEAGE_PATH, body);
    expect([reply.status, reply.body]).toEqual([200, {}]);
  });

  it('are taken with only a repo_type', async () => {
    const reply = await call(await openService(), 'POST', LINEAGE_PATH, { repo_type: 'huggingface' });
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

/** Sends a request with a Host header that fetch does not let through. */
function statusFor(url: string, host: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('a page of another name for this machine', () => {
  it.each([
    ...['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '10.0.0.1', '[::2]', 'a b'],
    'localhost@evil',
  ])('gets no answer: "%s"', async (host) => {
    const service = await openService({ admin: true });
    for (const path of ['/', '/_sandbox/requests', `${VERSION_PATH}job_detail?job_id=x`]) {
      expect(await statusFor(`${service.baseUrl}${path}`, host)).toBe(421);
    }
    expect(await statusFor(`${service.storageUrl}/x`, host, 'PUT')).toBe(421);
  });

  it.each(['127.0.0.1:1', 'localhost', 'LOCALHOST:99', '[::1]:5', 'service.localhost'])(
    '%s is this machine',
    async (host) => {
      const service = await openService();
      expect(await statusFor(`${service.baseUrl}/_sandbox/health`, host)).toBe(200);
    },
  );
});
