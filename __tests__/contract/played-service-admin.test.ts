import { afterEach, describe, expect, it } from '@jest/globals';
import { textAt } from '../../src/core/json.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import {
  analyse,
  call,
  checkLineage,
  closeServices,
  messageOf,
  openService,
} from '../support/played-service-client.ts';

afterEach(closeServices);

describe('/_sandbox/', () => {
  it.each(['faults', 'requests', 'records', 'jobs', 'commits', 'scenario', 'nothing'])(
    '%s answers 404 where admin operations are switched off',
    async (name) => {
      const reply = await call(await openService(), 'GET', `/_sandbox/${name}`);
      expect([reply.status, messageOf(reply)]).toEqual([404, expect.stringContaining('--admin')]);
    },
  );

  it('health says that it simulates, to everybody', async () => {
    const service = await openService();
    const response = await fetch(`${service.baseUrl}/_sandbox/health`);
    expect(await response.json()).toEqual({
      status: 'ok',
      note: expect.stringContaining('no model was attacked'),
    });
  });

  it('answers 405 to another method, and 400 to unknown query parameters', async () => {
    const service = await openService({ admin: true });
    const wrongMethod = await call(service, 'PUT', '/_sandbox/records', {});
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
    expect((await call(service, 'GET', '/_sandbox/jobs?x=1')).status).toBe(400);
  });

  it('requests lists requests exactly as received, without admin requests', async () => {
    const service = await openService({ admin: true });
    await call(service, 'POST', `${LINEAGE_PATH}?q=1`, '{"repo_type": "github" }', { 'X-Odd': 'Yes' });
    const { body } = await call(service, 'GET', '/_sandbox/requests');
    expect(body).toEqual([
      expect.objectContaining({
        origin: 'service',
        operation: 'lineage-check',
        method: 'POST',
        path: `${LINEAGE_PATH}?q=1`,
        body: '{"repo_type": "github" }',
        status: 400,
        headers: expect.arrayContaining([
          ['x-api-key', service.apiKey],
          ['X-Odd', 'Yes'],
        ]),
      }),
    ]);
    await call(service, 'DELETE', '/_sandbox/requests');
    expect((await call(service, 'GET', '/_sandbox/requests')).body).toEqual([]);
  });

  it('records seeds, lists and deletes', async () => {
    const service = await openService({ admin: true });
    const record = { repourl: 'https://github.com/octo/digits', commitid: 'abc', supplychain_vuldetected: 2 };
    expect((await call(service, 'POST', '/_sandbox/records', record)).status).toBe(200);
    expect((await checkLineage(service)).body).toMatchObject(record);
    expect((await call(service, 'GET', '/_sandbox/records')).body).toMatchObject([record]);
    const deletion = `/_sandbox/records?repourl=${encodeURIComponent(record.repourl)}`;
    expect((await call(service, 'DELETE', deletion)).body).toEqual({ deleted: 1 });
    expect((await checkLineage(service)).body).toEqual({});
  });

  it.each([
    [{}, 'repourl is missing'],
    [{ repourl: 'x', commitid: 1 }, 'commitid must be a string'],
    [{ repourl: 'x', commit: 'y' }, 'unknown field "commit"'],
    [{ repourl: 'x', supplychain_vuldetected: '1' }, 'supplychain_vuldetected must be an integer'],
  ])('records refuses %j with 400', async (record, message) => {
    const reply = await call(await openService({ admin: true }), 'POST', '/_sandbox/records', record);
    expect([reply.status, messageOf(reply)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('scenario and commits change the result of later jobs', async () => {
    const service = await openService({ admin: true, answerShape: 'no-uploads' });
    const commit = { repo_url: 'https://github.com/octo/digits', branch_name: 'main', commit: 'c0ffee' };
    expect((await call(service, 'POST', '/_sandbox/commits', commit)).status).toBe(200);
    const scenario = { scenario: 'vulnerable', model_id: 'model-1' };
    expect((await call(service, 'POST', '/_sandbox/scenario', scenario)).status).toBe(200);
    await checkLineage(service);
    const jobId = textAt((await analyse(service)).body, 'job_id');
    expect((await checkLineage(service)).body).toMatchObject({
      commitid: 'c0ffee',
      supplychain_vuldetected: 1,
    });
    expect((await call(service, 'GET', '/_sandbox/jobs')).body).toMatchObject([
      { jobId, phase: 'completed' },
    ]);
    const refused = await call(service, 'POST', '/_sandbox/scenario', { scenario: 'chaos' });
    expect([refused.status, messageOf(refused)]).toEqual([400, expect.stringContaining('one of clean')]);
  });
});
