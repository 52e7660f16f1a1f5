import { afterAll, describe, expect, it } from '@jest/globals';
import { ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { assertHidden, readable, requestsOf, scan, type ScanRun } from '../support/e2e-run.ts';
import { carelessMessage, formsOf, SECRETS } from '../support/e2e-secrets.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

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

  it.concurrent.each([401, 412, 200])('by a service that says them with %i', async (status) => {
    const service = await openService(CREDENTIALS);
    const body = JSON.stringify({ message: carelessMessage() });
    service.faults.add({ operation: 'lineage-check', kind: 'answer', status, body, times: 9 });
    const run = await scan(service, { ...INPUTS, 'max-attempts': '1' }, { config: API_CONFIG, env: DEBUG });
    expect(run.outputs['status']).toBe('error');
    expect(readable(run.summary)).toMatch(/refused ?: \*\*\*/u);
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
