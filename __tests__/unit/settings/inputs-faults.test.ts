import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ANY_CHARACTER } from '../../support/any-character.ts';
import { ANALYSIS, CHECK, type Inputs, problemsOf } from '../../support/settings-source.ts';
import { makeWorkspace } from '../../support/workspace.ts';

const BUCKET: Inputs = {
  'repo-type': 's3',
  'bucket-name': 'models',
  region: 'eu-central-1',
  'storage-access-key-id': 'id',
  'storage-secret-access-key': 'secret',
};
const WORDS: Inputs = {
  ONE_LINE: 'is a text with line breaks, tabs or other control characters. Expected one line of text.',
  ONE_HEADER:
    'is a text with line breaks, tabs or other control characters. Expected one line of printable ASCII characters; copy the value again.',
  UNSENDABLE:
    'is a text that cannot be sent. Expected one line of printable ASCII characters; copy the value again.',
  REQUIRED:
    'is required and empty. Give it from a secret. A pull request from a fork gets no secrets: see on-missing-credentials. Without an account, use base-url: local.',
  CREDENTIALS: 'has credentials in it. Expected an address without user name and password.',
  NO_ADDRESS: 'is not the address of a repository. Expected something like https://github.com/owner/name.',
};

/** One row: the input, the values that are wrong for it, and what is said of each; `%s` stands for the value. */
const TABLE = String.raw`
base-url [""] is required. Expected the address of the service, such as https://api.example.com, or local for analyses on this machine.
base-url ["locall","lcoal"] is not an address. Expected something like https://api.example.com. Did you mean local? The rest is checked once this is right.
base-url ["service","//a.example"] is not an address. Expected something like https://api.example.com.
base-url ["https://a\nb"] <ONE_LINE>
base-url ["http://a.example","ftp://a.example","http://10.0.0.1"] is not https. The API key must not be sent unencrypted (http is accepted only for this machine: localhost, 127.0.0.1, ::1).
base-url ["https://u:p@a.example"] has credentials in it. Remove them; credentials belong in api-key and org-id.
base-url ["https://a.example?x=1","https://a.example/#x"] has a query or a fragment. Expected only scheme, host and path, such as https://api.example.com.
api-key [""] <REQUIRED>
org-id [" "] <REQUIRED>
api-key ["a\r\nx-other: b"] <ONE_HEADER>
org-id ["schl\u00fcssel","a\u200bb"] <UNSENDABLE>
github-token ["ghs_\u00e4"] <UNSENDABLE>
mode ["dry-run","scan,plan"] is "%s". Expected one of scan, check, plan.
mode ["chek","checks"] is "%s". Expected one of scan, check, plan; did you mean "check"?
rescan ["when_stale"] is "%s". Expected one of never, when-stale, always; did you mean "when-stale"?
rescan ["sometimes"] is "%s". Expected one of never, when-stale, always.
comment-on-pr ["true"] is "%s". Expected one of never, on-vulnerability, always.
on-missing-credentials ["ignore"] is "%s". Expected one of fail, skip.
reports ["all"] is a list with "all". Expected a comma-separated list of vulnerability, defense, attack-samples, defense-artifact.
wait ["trueish","true false","falsetto"] is "%s". Expected true or false.
wait ["untrue","Yes","1","on"] is "%s". Expected true or false; did you mean "true"?
fail-on-vulnerability ["unfalse","no","0","OFF"] is "%s". Expected true or false; did you mean "false"?
depth ["0","-1","1.5","two","1e3","0x10","+1","1000001","99999999999999999999"] is "%s". Expected a whole number from 1 to 1000000, such as 1.
concurrency ["0","33","2.0"] is "%s". Expected a whole number from 1 to 32, such as 4.
max-attempts ["0","21","many"] is "%s". Expected a whole number from 1 to 20, such as 5.
timeout-minutes [".","1.","1e1","+1","0x1","1,5","1.2.3","0.1s","0","-5","1h","NaN","Infinity","7201","1e2","5."] is "%s". Expected a number from 0.01 to 7200, such as 60.
poll-interval-seconds ["0","0.05","3601"] is "%s". Expected a number from 0.1 to 3600, such as 15.
request-timeout-seconds ["0","30s",","] is "%s". Expected a number from 0.1 to 3600, such as 30.
vulnerability-threshold ["high","-1","0,5","NaN","1000001"] is "%s". Expected a number from 0 to 1000000, such as 0.1.
repo-type ["git\u0000hub"] <ONE_LINE>
branch ["main\nother"] <ONE_LINE>
branch ["refs/heads/"] is "refs/heads/" without a name. Expected the name of a branch, such as main.
report-directory ["a\u0007b"] <ONE_LINE>
sarif-file ["a\tb"] <ONE_LINE>
results-file ["a\tb"] <ONE_LINE>
config-file ["a\nb"] <ONE_LINE>
repo-url ["https://github.com/a/b\nc"] <ONE_LINE>
repo-url ["https://u:p@github.com/a/b","https://token@github.com/a/b","HTTPS://:p@github.com","u:p@github.com/a","https:/u:p@github.com/a","https:u:p@github.com","https:\\\\u:p@github.com","//u:p@github.com/a","token@github.com/a/b","ssh://git@github.com/a/b","u:p@host:path/a"] <CREDENTIALS>
repo-url ["file:///a/b","ssh://github.com/a/b","https://","x://","https://a b/c"] <NO_ADDRESS>
repo-url ["a/b","b","git@github.com:a/b.git","github.com/a","github.com","localhost/a/b"] <NO_ADDRESS>
`;

const CASES = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [, input = '', values = '', message = ''] = /^(\S+) (\[.*\]) (.+)$/u.exec(row) ?? [];
    const words = WORDS[message.slice(1, -1)] ?? message;
    return textsOf(JSON.parse(values)).map((value) => ({
      input,
      value,
      message: words.replace('%s', value),
    }));
  });

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

describe('a wrong input', () => {
  it('is tried in many ways', () => {
    expect(CASES.length).toBeGreaterThan(80);
  });

  it.each(CASES)('$input: $value', async ({ input, value, message }) => {
    // A wrong mode counts as scan, which needs something to analyse.
    const inputs = { ...CHECK, ...(input === 'mode' ? ANALYSIS : {}), [input]: value };
    expect(await problemsOf(inputs)).toEqual([`input "${input}": ${message}`]);
  });

  it('names every word of a list that is wrong', async () => {
    expect(await problemsOf({ ...CHECK, reports: 'all, defense,, x' })).toMatchSnapshot();
  });

  it('does not hide another: all are reported together', async () => {
    const wrong = new Map(CASES.map((one) => [one.input, one]));
    const inputs = Object.fromEntries([...wrong.values()].map(({ input, value }) => [input, value]));
    const expected = [...wrong.values()].map(({ input, message }) => `input "${input}": ${message}`);
    const found = await problemsOf({ ...CHECK, ...inputs });
    expect([...found].sort()).toEqual([...expected].sort());
  });

  it('never has its credentials quoted', async () => {
    for (const input of ['repo-url', 'base-url', 'api-key', 'github-token']) {
      for (const value of ['https://name:s3cr3t-word@a.example/b', 's3cr3t-word:s3cr3t-word@a/ü\n']) {
        const problems = await problemsOf({ ...CHECK, 'repo-type': 'huggingface', [input]: value });
        expect(problems.join('\n')).not.toContain('s3cr3t-word');
      }
    }
  });
});

describe('inputs that belong together', () => {
  it.each(Object.keys(BUCKET).slice(1))('object storage needs %s', async (input) => {
    expect(await problemsOf({ ...CHECK, ...BUCKET, [input]: '' })).toEqual([
      `input "${input}": is required with repo-type s3_bucket.`,
    ]);
    expect(await problemsOf({ ...CHECK, ...BUCKET, [input]: 'a\nb' })).toEqual([
      `input "${input}": ${String(WORDS['ONE_LINE'])}`,
    ]);
    expect(await problemsOf({ ...CHECK, [input]: 'x' })).toEqual([
      `input "${input}": is only for object storage. Remove it, or set repo-type to s3_bucket (it is github).`,
    ]);
  });

  it('a model hub needs an address', async () => {
    for (const type of ['huggingface', 'hugging-face']) {
      expect(await problemsOf({ ...CHECK, 'repo-type': type })).toMatchSnapshot();
    }
  });

  it('a comment needs a token', async () => {
    expect(await problemsOf({ ...CHECK, 'comment-on-pr': 'always' })).toMatchSnapshot();
  });

  it('a config file excludes the text of a config, in every mode', async () => {
    for (const mode of ['scan', 'check', 'plan']) {
      const inputs = { ...CHECK, mode, 'config-file': 'a.yml', config: 'x' };
      expect(await problemsOf(inputs)).toMatchSnapshot();
    }
  });

  it('a scan needs something to analyse', async () => {
    expect(await problemsOf({ ...CHECK, mode: 'scan' })).toMatchSnapshot();
  });

  it.each(['.github/model-security.yaml', 'model-security.yml'])(
    'a config file %s is pointed at',
    async (file) => {
      const workspace = await makeWorkspace({ [file]: 'version: 1\n' });
      try {
        expect(await problemsOf({ ...CHECK, mode: 'scan' }, { workspace: workspace.folder })).toEqual([
          expect.stringContaining(`${file}: rename it`),
        ]);
        const ofFiles = { ...CHECK, mode: 'scan', 'supply-chain': 'true' };
        const isMisspelt = file.startsWith('.github/');
        expect(await problemsOf(ofFiles, { workspace: workspace.folder })).toHaveLength(isMisspelt ? 1 : 0);
      } finally {
        await workspace.remove();
      }
    },
  );

  it('what is wrong in the configuration is reported with the inputs', async () => {
    const workspace = await makeWorkspace({ 'a.yml': 'version: 1\nmodels: 7\n' });
    try {
      const inputs = { ...CHECK, mode: 'scan', 'config-file': 'a.yml', wait: 'maybe' };
      const problems = await problemsOf(inputs, { workspace: workspace.folder });
      expect(problems[0]).toMatch(/^input "wait": /u);
      expect(problems[1]).toMatch(/^a\.yml:2:9: /u);
    } finally {
      await workspace.remove();
    }
  });

  it('the variable of the analysis path has two values', async () => {
    const variables = { MODEL_SECURITY_ANALYSIS_PATH: '../supplychain' };
    expect(await problemsOf(CHECK, { variables })).toMatchSnapshot();
  });
});

describe('any text in any input', () => {
  it('is taken or reported, and nothing else is thrown', async () => {
    const names = [...new Set(CASES.map(({ input }) => input)), 'only', 'config'];
    const text = fc.string({ unit: ANY_CHARACTER, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), text), async (inputs) => {
        expect(Array.isArray(await problemsOf({ ...CHECK, ...inputs }))).toBe(true);
      }),
    );
  });
});
