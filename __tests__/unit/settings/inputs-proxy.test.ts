import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { InvalidInputError } from '../../../src/core/problem.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';
import { failureOf } from '../../support/test-transport.ts';

const SECRET = 'proxy-secret';
const NONE = {
  'nothing but colons': ':::',
  'no host': 'http://',
  'no host behind a password': `http://user:${SECRET}@`,
  blanks: `http://user:${SECRET}@a b`,
  'an odd port': `http://user:${SECRET}@proxy.example:99999`,
  'another kind of proxy': `socks5://user:${SECRET}@proxy.example:1080`,
  'a name whose port is taken for a path': 'proxy.example:3128',
} as const;
const GOOD = [
  'http://proxy.example:3128',
  'https://u:p%40@proxy.example',
  '10.0.0.1:3128',
  'proxy.example',
  '',
];

async function problemsWith(variables: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const error = await failureOf(readSettings(settingsSource(CHECK, { variables })));
  if (!(error instanceof InvalidInputError)) throw error;
  expect(error.message).not.toContain(SECRET);
  return error.problems.map(({ place }) => place);
}

describe('a proxy of the environment', () => {
  test.each(Object.entries(NONE))(
    'that is not an address is told before any request: %s',
    async (_what, value) => {
      for (const name of ['https_proxy', 'HTTPS_PROXY']) {
        expect(await problemsWith({ [name]: value })).toEqual([{ kind: 'input', input: name }]);
      }
    },
  );

  test('is told together with all else that is wrong', async () => {
    const variables = { https_proxy: ':::', MODEL_SECURITY_ANALYSIS_PATH: 'x' };
    expect(await problemsWith(variables)).toHaveLength(2);
  });

  test('is told under the name that counts', async () => {
    const variables = { https_proxy: ':::', HTTPS_PROXY: 'http://proxy.example:3128' };
    expect(await problemsWith(variables)).toEqual([{ kind: 'input', input: 'https_proxy' }]);
  });

  test('for plain http counts when GitHub’s API is asked so', async () => {
    const variables = { http_proxy: ':::', GITHUB_API_URL: 'http://github.example/api/v3' };
    expect(await problemsWith(variables)).toEqual([{ kind: 'input', input: 'http_proxy' }]);
  });

  test.each<Readonly<Record<string, string>>>([
    ...GOOD.map((value) => ({ https_proxy: value })),
    { https_proxy: 'http://proxy.example:3128', HTTPS_PROXY: ':::' },
    { http_proxy: ':::', GITHUB_API_URL: 'https://api.github.com' },
    { http_proxy: ':::' },
    { no_proxy: ':::' },
  ])('that can be used, or is not, is no problem: %j', async (variables) => {
    await expect(readSettings(settingsSource(CHECK, { variables }))).resolves.toBeDefined();
  });
});

describe('the check of certificates', () => {
  test('must not be turned off', async () => {
    const variables = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const error = await failureOf(readSettings(settingsSource(CHECK, { variables })));
    expect(error.message).toContain('NODE_TLS_REJECT_UNAUTHORIZED');
    expect(error.message).toContain('NODE_EXTRA_CA_CERTS');
  });

  test.each(['', '1', 'false', 'no'])('stays on with %j, which Node takes for on', async (value) => {
    const variables = { NODE_TLS_REJECT_UNAUTHORIZED: value };
    expect(await readSettings(settingsSource(CHECK, { variables }))).toBeDefined();
  });
});
