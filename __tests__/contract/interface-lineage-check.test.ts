import { describe, expect, it } from '@jest/globals';
import { assertLineageRequest, LINEAGE_PATH } from '../support/interface-rules.ts';
import { CREDENTIALS, interfaceScript, isAnalysis } from '../support/interface-service.ts';
import { PUSH } from '../support/runner-environment.ts';
import { jsonAnswer, type Reply } from '../support/strict-server.ts';
import { only, OUTLIER, talk } from '../support/talk.ts';

describe('the lineage check', () => {
  it('asks about the current repository', async () => {
    const { run, requests } = await talk(interfaceScript(), { mode: 'check' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ status: 'not-scanned', 'record-found': 'false', record: '' });
    expect(assertLineageRequest(only(requests), CREDENTIALS)).toEqual({
      repo_type: 'github',
      repo_url: PUSH.repositoryUrl,
      branch_name: PUSH.branch,
      depth: 1,
    });
  });

  it.each(['huggingface', 'hugging-face'])('asks about a model hub, spelled %s', async (type) => {
    const inputs = {
      mode: 'check',
      'repo-type': type,
      'repo-url': 'octo-org/digits',
      branch: 'v2',
      depth: '3',
    };
    const { requests } = await talk(interfaceScript(), inputs);
    expect(assertLineageRequest(only(requests), CREDENTIALS)).toEqual({
      repo_type: 'huggingface',
      repo_url: 'octo-org/digits',
      branch_name: 'v2',
      depth: 3,
    });
  });

  it.each(['s3_bucket', 's3', 's3-bucket'])('asks about object storage, spelled %s', async (type) => {
    const { run, requests } = await talk(interfaceScript(), {
      mode: 'check',
      'repo-type': type,
      'bucket-name': 'models',
      region: 'eu-central-1',
      'storage-access-key-id': 'id-of-the-access-key',
      'storage-secret-access-key': 'secret-of-the-access-key',
    });
    expect(assertLineageRequest(only(requests), CREDENTIALS)).toEqual({
      repo_type: 's3_bucket',
      depth: 1,
      bucket_name: 'models',
      region: 'eu-central-1',
      storage_access_key_id: 'id-of-the-access-key',
      storage_secret_access_key: 'secret-of-the-access-key',
    });
    expect(run.masks).toEqual(expect.arrayContaining(['id-of-the-access-key', 'secret-of-the-access-key']));
  });

  it.each(['', '/', '/prod', '/prod/', '/prod/api/ais/v1.5', '/prod/api/ais/v1.5/'])(
    'finds the service where base-url ends in "%s"',
    async (basePath) => {
      const { requests } = await talk(interfaceScript(), { mode: 'check' }, { basePath });
      expect(only(requests).path).toBe(LINEAGE_PATH);
    },
  );

  it('takes a record for a scan that was done, and submits nothing', async () => {
    const record = {
      branchname: 'main',
      commitid: PUSH.commit,
      createdtimestamp: '2026-01-01T00:00:00Z',
      depth: '1',
      hashedjobid: 'h1',
      modelid: 'm1',
      orgid: CREDENTIALS.orgId,
      repotype: 'github',
      repourl: PUSH.repositoryUrl,
      supplychain_vuldetected: 0,
    };
    const { run, requests } = await talk(interfaceScript({ lineage: () => jsonAnswer(record) }), OUTLIER);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      status: 'already-scanned',
      'record-found': 'true',
      'record-commit': PUSH.commit,
      'record-matches-commit': 'true',
      'vulnerability-detected': 'false',
      'job-id': '',
    });
    const { orgid, ...shown } = record;
    expect(JSON.parse(run.outputs['record'] ?? '')).toEqual(shown);
    expect(Object.values(run.outputs).join()).not.toContain(orgid);
    assertLineageRequest(only(requests), CREDENTIALS);
  });

  const emptyRecord = { commitid: '', hashedjobid: '', modelid: '', orgid: 'o', supplychain_vuldetected: 0 };
  const noRecords: readonly (readonly [string, Reply])[] = [
    ['an empty list', { body: '[]' }],
    ['a list of records', jsonAnswer([{ commitid: PUSH.commit }])],
    ['an error in an answer of 200', jsonAnswer({ error: 'no such thing', status: 401 })],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' }],
    ['a record whose identifying fields are empty', jsonAnswer(emptyRecord)],
    ['a record in an envelope of no known name', jsonAnswer({ envelope: { commitid: PUSH.commit } })],
    ['half an object', { body: '{"commitid": "9f2c1e7a5b' }],
  ];

  it.each(noRecords)('never takes %s for a record, nor for none', async (_name, answer) => {
    const { run, requests } = await talk(interfaceScript({ lineage: () => answer }), OUTLIER);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'unexpected-answer',
      'record-found': '',
    });
    expect(requests.filter(isAnalysis)).toEqual([]);
  });
});
