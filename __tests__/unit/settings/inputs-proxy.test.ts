import { describe, expect, test } from '@jest/globals';
import { CHECK, type Inputs, problemsOf } from '../../support/settings-source.ts';

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

/** The names of the variables that are refused. */
async function refused(variables: Inputs): Promise<readonly string[]> {
  const problems = await problemsOf(CHECK, { variables });
  expect(problems.join()).not.toContain(SECRET);
  return problems.map((problem) => /^input "(\w+)"/u.exec(problem)?.[1] ?? problem);
}

describe('a proxy of the environment', () => {
  test.each(Object.entries(NONE))(
    'that is not an address is told before any request: %s',
    async (_what, value) => {
      for (const name of ['https_proxy', 'HTTPS_PROXY']) {
        expect(await refused({ [name]: value })).toEqual([name]);
      }
    },
  );

  test.each<[string, Inputs, readonly string[]]>([
    [
      'with all else that is wrong',
      { https_proxy: ':::', MODEL_SECURITY_ANALYSIS_PATH: 'x' },
      ['MODEL_SECURITY_ANALYSIS_PATH', 'https_proxy'],
    ],
    [
      'under the name that counts',
      { https_proxy: ':::', HTTPS_PROXY: 'http://proxy.example:3128' },
      ['https_proxy'],
    ],
    [
      'for plain http when GitHub’s API is asked so',
      { http_proxy: ':::', GITHUB_API_URL: 'http://github.example/api/v3' },
      ['http_proxy'],
    ],
  ])('is told %s', async (_how, variables, names) => {
    expect((await refused(variables)).toSorted()).toEqual(names);
  });

  test.each<Inputs>([
    ...GOOD.map((value) => ({ https_proxy: value })),
    { https_proxy: 'http://proxy.example:3128', HTTPS_PROXY: ':::' },
    { http_proxy: ':::', GITHUB_API_URL: 'https://api.github.com' },
    { http_proxy: ':::' },
    { no_proxy: ':::' },
  ])('that can be used, or is not, is no problem: %j', async (variables) => {
    expect(await refused(variables)).toEqual([]);
  });
});

describe('the check of certificates', () => {
  test('must not be turned off', async () => {
    const problems = await problemsOf(CHECK, { variables: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } });
    expect(problems).toEqual([
      expect.stringMatching(/^input "NODE_TLS_REJECT_UNAUTHORIZED": .*NODE_EXTRA_CA_CERTS/u),
    ]);
  });

  test.each(['', '1', 'false', 'no'])('stays on with %j, which Node takes for on', async (value) => {
    expect(await refused({ NODE_TLS_REJECT_UNAUTHORIZED: value })).toEqual([]);
  });
});
