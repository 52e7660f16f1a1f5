import { afterAll, describe, expect, it } from '@jest/globals';
import { ALL_ROWS_CONFIG, outlierConfig } from '../support/e2e-models.ts';
import { assertHidden, readable, requestsOf, scan, type ScanRun } from '../support/e2e-run.ts';
import { carelessMessage, formsOf, SECRETS } from '../support/e2e-secrets.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { jsonAnswer, type Reply, startStrictServer } from '../support/strict-server.ts';

afterAll(closeServices);

const CREDENTIALS = { apiKey: SECRETS.apiKey, orgId: SECRETS.orgId };
const TOKEN = 'ghs_tokenOfTheWorkflow0123456789';
const INPUTS = {
  'repo-type': 's3_bucket',
  'bucket-name': 'bucket',
  region: 'eu-central-1',
  'storage-access-key-id': SECRETS.accessKeyId,
  'storage-secret-access-key': SECRETS.secretAccessKey,
  'model-api-details': SECRETS.modelApiDetails,
  'github-token': TOKEN,
  wait: 'true',
  'report-directory': 'reports',
};
/** Secrets that the action was given, unlike those that a service makes up. */
const GIVEN = [
  SECRETS.apiKey,
  SECRETS.orgId,
  SECRETS.accessKeyId,
  SECRETS.secretAccessKey,
  SECRETS.modelApiDetails,
  TOKEN,
];
const DEBUG = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' };
const API_CONFIG = ALL_ROWS_CONFIG.replace('evasion: {}', 'evasion: { use_model_api: yes }');

/** Nothing that was told or written holds a secret, in any form; only the runner was told what to mask. */
function expectNoSecrets(run: ScanRun, secrets: readonly string[] = []): void {
  for (const secret of [...Object.values(SECRETS), TOKEN, ...secrets].flatMap(formsOf)) {
    assertHidden(run, secret);
    for (const content of Object.values(run.written)) expect(content.includes(secret)).toBe(false);
  }
  expect(run.masks).toEqual(expect.arrayContaining(GIVEN));
}

describe('no secret is told', () => {
  it.concurrent.each(['put', 'post'] as const)('by a run that passes, uploads by %s', async (uploadForm) => {
    const service = await openService({ ...CREDENTIALS, uploadForm });
    const run = await scan(service, INPUTS, { config: API_CONFIG, env: DEBUG });
    expect(run.outputs['status']).toBe('passed');
    // The secrets did arrive where they belong.
    expect(requestsOf(service, 'lineage-check')[0]?.body).toContain('storage_secret_access_key');
    expect(
      requestsOf(service, 'model-analyse')
        .map(({ body }) => body)
        .join(),
    ).toContain('gAAAAAB');
    const queries = requestsOf(service, 'upload').flatMap(({ path }) => [
      ...new URL(path, service.storageUrl).searchParams.values(),
    ]);
    expect(queries.length > 0).toBe(uploadForm === 'put');
    expectNoSecrets(run, queries);
  });

  it.concurrent('by a plan', async () => {
    const service = await openService(CREDENTIALS);
    const run = await scan(service, { ...INPUTS, mode: 'plan' }, { config: API_CONFIG, env: DEBUG });
    expect(run.outputs['status']).toBe('planned');
    expectNoSecrets(run);
  });

  it.concurrent.each([400, 401, 412, 500, 200])('by a service that says them with %i', async (status) => {
    const service = await openService(CREDENTIALS);
    const body = JSON.stringify({ message: carelessMessage() });
    service.faults.add({ operation: 'lineage-check', kind: 'answer', status, body, times: 9 });
    const run = await scan(service, { ...INPUTS, 'max-attempts': '1' }, { config: API_CONFIG, env: DEBUG });
    expect(run.outputs['status']).toBe('error');
    expect(readable(run.summary)).toMatch(/refused ?: \*\*\*/u);
    expectGivenHidden(run);
  });

  it.concurrent('by a record, a job and a status that hold them', async () => {
    // Those of upload addresses are known only later.
    const careless = carelessMessage(GIVEN);
    const run = await scanWithAnswers({
      lineage: jsonAnswer({
        commitid: careless,
        branchname: careless,
        orgid: SECRETS.orgId,
        supplychain_vuldetected: 0,
        modelid: careless,
      }),
      status: jsonAnswer({ SanityCheck_Status: 'failed', CurrentStatus: careless }),
      upload: {},
    });
    expect(run.outputs['failure-reason']).toBe('analysis-failed');
    expect(run.outputs['record']).toContain('***');
    expectGivenHidden(run);
  });

  it.concurrent.each([
    ['put', 403],
    ['post', 403],
    ['put', 503],
    ['post', 503],
  ] as const)('by a storage that repeats a %s and answers %i', async (form, status) => {
    const repeated = [SECRETS.signature, SECRETS.policy].flatMap((one) => [one, encodeURIComponent(one)]);
    const run = await scanWithAnswers({
      lineage: jsonAnswer({}),
      status: jsonAnswer({}),
      upload: { status, body: `<Error>${repeated.join(' ')}</Error>` },
      form,
    });
    expect(run.outputs['failure-reason']).toBe('upload-failed');
    expectNoSecrets(run);
  });

  it.concurrent('by a configuration that is wrong', async () => {
    const service = await openService(CREDENTIALS);
    const config = outlierConfig(1).replace('28,28,1', `28,${SECRETS.apiKey}`);
    const run = await scan(
      service,
      { ...INPUTS, 'repo-url': `https://user:${SECRETS.orgId}@host/x`, branch: `x${SECRETS.apiKey}` },
      { config, env: DEBUG },
    );
    expect(run.outputs['failure-reason']).toBe('invalid-input');
    expectGivenHidden(run);
  });

  it.concurrent('from a config file either', async () => {
    const service = await openService(CREDENTIALS);
    const details = 'details+that/stand=in-the-file';
    const config = ALL_ROWS_CONFIG.replace(
      'evasion: {}',
      `evasion: { use_model_api: yes, model_api_details: "${details}" }`,
    );
    const run = await scan(service, { ...INPUTS, mode: 'plan' }, { config, env: DEBUG });
    expect(run.outputs['status']).toBe('planned');
    expect(run.masks).toContain(details);
    for (const form of formsOf(details)) assertHidden(run, form);
  });
});

/** As {@link expectNoSecrets} for what the action was given; what a service makes up is not known as a secret. */
function expectGivenHidden(run: ScanRun): void {
  for (const secret of GIVEN.flatMap(formsOf)) assertHidden(run, secret);
}

interface Answers {
  readonly lineage: Reply;
  readonly status: Reply;
  readonly upload: Exclude<Reply, (...args: never) => unknown>;
  readonly form?: 'put' | 'post';
}

/** Runs one analysis against a service that answers as given, and hands out upload URLs with known secrets. */
async function scanWithAnswers({ lineage, status, upload, form = 'put' }: Answers): Promise<ScanRun> {
  const server = await startStrictServer(({ path }, origin) => {
    if (path === LINEAGE_PATH) return lineage;
    if (path.startsWith('/files')) return upload;
    if (!path.startsWith(ANALYSIS_PATH)) return status;
    const query = new URLSearchParams({ 'X-Signature': SECRETS.signature, policy: SECRETS.policy });
    const fields = { signature: SECRETS.signature, policy: SECRETS.policy };
    return jsonAnswer({
      job_id: 'job-of-the-test',
      dashboard_link: `${origin}/dashboard`,
      data_upload_url:
        form === 'put' ? `${origin}/files/1?${query.toString()}` : { url: `${origin}/files`, fields },
    });
  });
  try {
    return await scan(
      { ...CREDENTIALS, baseUrl: server.origin },
      { ...INPUTS, rescan: 'always', 'max-attempts': '2', 'model-api-details': SECRETS.modelApiDetails },
      { config: outlierConfig(1), env: DEBUG },
    );
  } finally {
    await server.close();
  }
}
