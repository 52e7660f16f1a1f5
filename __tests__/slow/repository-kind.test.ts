import { afterAll, describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, assertHidden, bodyOf, readable, requestsOf, scan } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const BUCKET = {
  'bucket-name': 'models-of-the-team',
  region: 'eu-central-1',
  'storage-access-key-id': 'AKIAEXAMPLEKEYID',
  'storage-secret-access-key': 'secret/of+the/bucket=',
} as const;
const BUCKET_FIELDS = {
  bucket_name: BUCKET['bucket-name'],
  region: BUCKET.region,
  storage_access_key_id: BUCKET['storage-access-key-id'],
  storage_secret_access_key: BUCKET['storage-secret-access-key'],
};

describe('object storage', () => {
  it.concurrent.each(['s3_bucket', 's3', 's3-bucket'])('as repo-type %s', async (type) => {
    const service = await openService();
    const run = await scan(service, { 'repo-type': type, ...BUCKET }, { config: outlierConfig(1) });
    expect(run.outputs['status']).toBe('submitted');
    expect(bodyOf(requestsOf(service, 'lineage-check')[0])).toEqual({
      repo_type: 's3_bucket',
      depth: 1,
      ...BUCKET_FIELDS,
    });
    for (const name of ['storage-access-key-id', 'storage-secret-access-key'] as const) {
      expect(run.masks).toContain(BUCKET[name]);
      assertHidden(run, BUCKET[name]);
    }
  });

  it.concurrent('with an address and a branch of its own', async () => {
    const service = await openService();
    const inputs = { 'repo-type': 's3', 'repo-url': 'https://models.example.com/x', branch: 'release' };
    await scan(service, { ...inputs, ...BUCKET, mode: 'check' });
    expect(bodyOf(requestsOf(service, 'lineage-check')[0])).toEqual({
      repo_type: 's3_bucket',
      repo_url: 'https://models.example.com/x',
      branch_name: 'release',
      depth: 1,
      ...BUCKET_FIELDS,
    });
  });

  it.concurrent('whose record exists is skipped, and its commit cannot be compared', async () => {
    const service = await openService();
    service.records.add({
      repourl: 's3://models-of-the-team',
      repotype: 's3_bucket',
      commitid: '1'.repeat(40),
      orgid: service.orgId,
    });
    const inputs = { 'repo-type': 's3_bucket', ...BUCKET };
    const skipped = await scan(service, inputs, { config: outlierConfig(1) });
    expect(skipped.outputs).toMatchObject({ status: 'already-scanned', 'record-matches-commit': 'unknown' });
    // What cannot be compared may be as stale as what differs.
    const again = await scan(service, { ...inputs, rescan: 'when-stale' }, { config: outlierConfig(1) });
    expect(again.outputs['status']).toBe('submitted');
  });
});

describe('a model hub', () => {
  it.concurrent.each([
    ['huggingface', 'org/model'],
    ['hugging-face', 'https://huggingface.co/org/model'],
  ])('as repo-type %s with repo-url %s', async (type, url) => {
    const service = await openService();
    const run = await scan(
      service,
      { 'repo-type': type, 'repo-url': url, depth: '3' },
      { config: outlierConfig(1) },
    );
    expect(run.outputs).toMatchObject({ status: 'submitted', 'record-matches-commit': 'unknown' });
    expect(bodyOf(requestsOf(service, 'lineage-check')[0])).toEqual({
      repo_type: 'huggingface',
      repo_url: url,
      depth: 3,
    });
  });
});

describe('a kind of repository that is not known', () => {
  it.concurrent('is sent as it is, with a notice, and the service decides', async () => {
    const service = await openService();
    const run = await scan(service, { 'repo-type': 'gitlab' }, { config: outlierConfig(1) });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'denied' });
    expect(bodyOf(requestsOf(service, 'lineage-check')[0])).toMatchObject({ repo_type: 'gitlab' });
    expect(annotationsOf(run, 'notice').join()).toContain('gitlab');
    expect(readable(run.summary)).toContain('gitlab');
  });
});
