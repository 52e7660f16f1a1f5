import { beforeAll, describe, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { BAD_CONFIGS, type BadConfig } from '../support/bad-configs.ts';
import { BAD_INPUTS, BAD_TEXTS, type BadInput } from '../support/bad-inputs.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import { interfaceScript } from '../support/interface-service.ts';
import { OUTLIER, type Talk, talk } from '../support/talk.ts';

// Each case is a process of its own; a few at once keep it quick.
const inTurn = pLimit(3);

/** Starts every case before the first test, each of which then awaits its own. */
function startAll<T extends { readonly name: string }>(
  cases: readonly T[],
  start: (one: T) => Promise<Talk>,
): (one: T) => Promise<Talk> {
  const talks = new Map<string, Promise<Talk>>();
  beforeAll(() => {
    for (const one of cases) {
      const started = inTurn(() => start(one));
      // Its own test reports the error.
      started.catch(() => undefined);
      talks.set(one.name, started);
    }
  });
  return (one) => talks.get(one.name) ?? Promise.reject(new Error(`${one.name} was not started`));
}

function expectRefusal(done: Talk): void {
  expectNothingSubmitted(done);
  expect(done.requests).toEqual([]);
}

/** Only a record could have skipped what is wrong. */
function expectLateRefusal(done: Talk): void {
  expectNothingSubmitted(done);
  expect(done.requests.map(({ path }) => path)).toEqual([LINEAGE_PATH]);
}

function expectNothingSubmitted({ run }: Talk): void {
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input', 'job-id': '' });
  expect(run.exitCode).toBe(1);
}

function errorsOf({ run }: Talk): string[] {
  return run.commands.filter(({ name }) => name === 'error').map(({ message }) => message);
}

describe('a bad input is refused before any request', () => {
  const talkOf = startAll(BAD_INPUTS, ({ inputs, env }: BadInput) =>
    talk(interfaceScript(), inputs, env === undefined ? {} : { env }),
  );

  it.each(BAD_INPUTS.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const done = await talkOf(one);
    expectRefusal(done);
    const errors = errorsOf(done).filter((message) => message.includes(`input "${one.at}"`));
    expect(errors.join('\n')).toMatch(one.says);
  });
});

describe('a bad text of a config is refused before anything is submitted', () => {
  const talkOf = startAll(BAD_TEXTS, ({ inputs }: BadInput) => talk(interfaceScript(), inputs));

  it.each(BAD_TEXTS.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const done = await talkOf(one);
    expectLateRefusal(done);
    expect(errorsOf(done).join('\n')).toMatch(one.says);
    expect(errorsOf(done).join('\n')).toContain('config:1:');
  });
});

describe('a bad config file is refused before anything is submitted', () => {
  const file = '.github/model-security.yml';
  const talkOf = startAll(BAD_CONFIGS, ({ text }: BadConfig) =>
    talk(interfaceScript(), {}, { files: { [file]: text } }),
  );

  it.each(BAD_CONFIGS.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const done = await talkOf(one);
    expectLateRefusal(done);
    for (const { line, column, message } of one.expected) {
      const place = { file, line: String(line), col: String(column) };
      expect(done.run.commands).toContainEqual({
        name: 'error',
        properties: expect.objectContaining(place),
        message: expect.stringContaining(message),
      });
    }
  });
});

describe('an event that does not say what the run is about is refused before any request', () => {
  it.each([
    ['a pull request without its head', 'pull_request', { pull_request: {} }, {}],
    [
      'a pull request whose commit is none',
      'pull_request',
      { pull_request: { head: { ref: 'x', sha: 'x' } } },
      {},
    ],
    ['a merge group without its commit', 'merge_group', { merge_group: { head_ref: 'refs/heads/q' } }, {}],
    ['a workflow run without a payload', 'workflow_run', {}, {}],
    ['a push without its commit', 'push', {}, { GITHUB_SHA: '' }],
  ])('%s', async (_name, name, payload, env) => {
    const done = await talk(interfaceScript(), OUTLIER, { event: { name, payload }, env });
    expectRefusal(done);
    expect(errorsOf(done).join('\n')).toContain('input "repo-url"');
  });
});

describe('a bad file is refused before anything is submitted', () => {
  const configFile = (path: string): string =>
    JSON.stringify({
      version: 1,
      models: ['good', 'bad'].map((name) => ({
        name,
        id: name,
        task: 'image-classification',
        artifacts: { data: name === 'good' ? 'data.csv' : path },
        attacks: { outlier: { input_dimensions: '28,28,1' } },
      })),
    });

  it.each([
    ['that is not there', 'missing.csv', 'missing.csv'],
    ['that is empty', 'empty.csv', 'empty'],
    ['that is a pointer of Git LFS', 'pointer.csv', 'LFS'],
  ])('one %s', async (_name, path, says) => {
    const files = {
      '.github/model-security.yml': configFile(path),
      'data.csv': '1,2\n',
      'empty.csv': '',
      'pointer.csv': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`,
    };
    const { run, requests } = await talk(interfaceScript(), {}, { files });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ 'failure-reason': 'invalid-input', 'job-ids': '[]' });
    expect(requests.map((request) => request.path)).toEqual([LINEAGE_PATH]);
    const [error] = run.commands.filter(({ name }) => name === 'error');
    expect(error?.message).toContain(says);
    expect(error?.properties).toMatchObject({ file: '.github/model-security.yml', line: '1' });
  });
});

describe('all that is wrong', () => {
  it('is said at once', async () => {
    const done = await talk(interfaceScript(), {
      ...OUTLIER,
      depth: '0',
      mode: 'x',
      wait: 'x',
      'org-id': '',
    });
    expectRefusal(done);
    const text = errorsOf(done).join('\n');
    for (const name of ['depth', 'mode', 'wait', 'org-id']) expect(text).toContain(`input "${name}"`);
  });
});
