import { afterAll, describe, expect, it } from '@jest/globals';
import { ALL_ROWS, ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { bodyOf, nameOf, requestsOf, scan, statesOf } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const BYTE_ORDER_MARK = '\ufeff';

/** The bodies that a config file leads to, by model. */
async function bodiesFor(config: string | Uint8Array): Promise<unknown> {
  const service = await openService();
  const run = await scan(service, { concurrency: '1' }, { config });
  expect(statesOf(run)).toEqual(Object.fromEntries(ALL_ROWS.map((row) => [nameOf(row), 'submitted'])));
  return requestsOf(service, 'model-analyse').map((request) => [request.path, bodyOf(request)]);
}

describe('a config file as editors on other systems write it', () => {
  const windows = ALL_ROWS_CONFIG.replaceAll('\n', '\r\n');

  it.concurrent.each([
    ['with Windows line endings', windows],
    ['with a byte order mark', BYTE_ORDER_MARK + ALL_ROWS_CONFIG],
    ['with both', BYTE_ORDER_MARK + windows],
    ['without a line break at its end', ALL_ROWS_CONFIG.trimEnd()],
  ])('%s leads to the same requests', async (_name, config) => {
    const [bodies, plain] = await Promise.all([bodiesFor(config), bodiesFor(ALL_ROWS_CONFIG)]);
    expect(bodies).toEqual(plain);
  });

  it.concurrent.each([
    ['with Windows line endings', windows, 'utf8', 21],
    ['with a byte order mark', BYTE_ORDER_MARK + ALL_ROWS_CONFIG, 'utf8', 21],
    ['that is not UTF-8', `# Modèle\n${ALL_ROWS_CONFIG}`, 'latin1', undefined],
    ['in UTF-16', BYTE_ORDER_MARK + ALL_ROWS_CONFIG, 'utf16le', undefined],
  ] as const)('%s: a problem is found where it is', async (_name, text, encoding, line) => {
    const service = await openService();
    const wrong = Buffer.from(text.replace('number_of_attack_queries', 'number_of_attack_query'), encoding);
    const run = await scan(service, {}, { config: wrong });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(service.requests.list().map(({ operation }) => operation)).toEqual(['lineage-check']);
    const errors = run.commands.filter(({ name }) => name === 'error');
    const place = line === undefined ? {} : { line: String(line), col: '21' };
    expect(errors).toContainEqual({
      name: 'error',
      properties: expect.objectContaining({ file: '.github/model-security.yml', ...place }),
      message: expect.stringContaining(line === undefined ? 'UTF-8' : 'number_of_attack_queries'),
    });
  });
});
