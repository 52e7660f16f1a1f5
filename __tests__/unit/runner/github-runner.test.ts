import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { githubRunner } from '../../../src/runner/github-runner.ts';
import type { Runner } from '../../../src/facts/runner.ts';
import { parseKeyValueFile } from '../../support/runner-files.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';
import { parseCommands } from '../../support/workflow-commands.ts';

const environment = { ...process.env };
let folder: Workspace;

beforeAll(async () => {
  folder = await makeWorkspace({
    output: '',
    summary: 'of an earlier write',
    'event.json': '{"repository":{"default_branch":"trunk"}}',
  });
});
afterEach(() => {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, environment);
});
afterAll(() => folder.remove());

const file = (name: string): string => join(folder.folder, name);

/** The runner in an environment; an empty variable is as good as none. */
function runnerIn(variables: Readonly<Record<string, string>>): Runner {
  const none = ['GITHUB_WORKSPACE', 'GITHUB_SERVER_URL', 'GITHUB_EVENT_PATH', 'GITHUB_STEP_SUMMARY'];
  for (const name of none) process.env[name] = '';
  Object.assign(process.env, variables);
  return githubRunner();
}

/** The output printed meanwhile; none of it reaches the runner of the tests. */
function printedBy(work: () => void): string {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  try {
    work();
  } finally {
    write.mockRestore();
  }
  return lines.join('');
}

describe('the runner of GitHub Actions', () => {
  it('hands over inputs, variables, workspace and event', () => {
    const runner = runnerIn({
      'INPUT_BASE-URL': ' https://service.example ',
      GITHUB_WORKSPACE: '/somewhere',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: file('event.json'),
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'acme/vision',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: 'a'.repeat(40),
      GITHUB_ACTOR: 'octocat',
    });
    expect(runner.input('base-url')).toBe('https://service.example');
    expect(runner.input('no-such-input')).toBe('');
    expect(runner.variable('GITHUB_REPOSITORY')).toBe('acme/vision');
    expect(runner.variable('NO_SUCH_VARIABLE')).toBe('');
    expect(runner.workspace).toBe('/somewhere');
    expect(runner.event).toEqual({
      eventName: 'push',
      payload: { defaultBranch: 'trunk', mergeGroup: {} },
      serverUrl: 'https://github.example',
      repository: 'acme/vision',
      ref: 'refs/heads/main',
      sha: 'a'.repeat(40),
      actor: 'octocat',
    });
  });

  it('has defaults for workspace and server, and no payload when there is none to read', async () => {
    await writeFile(file('broken.json'), '{');
    for (const path of ['', file('broken.json'), file('absent.json'), folder.folder]) {
      const runner = runnerIn({ GITHUB_EVENT_PATH: path });
      expect(runner.event).toMatchObject({ payload: { mergeGroup: {} }, serverUrl: 'https://github.com' });
      expect(runner.workspace).toBe(process.cwd());
    }
  });

  it('reads no payload that is larger than any of GitHub', async () => {
    await writeFile(file('huge.json'), JSON.stringify('x'.repeat(33 * 1024 * 1024)));
    expect(runnerIn({ GITHUB_EVENT_PATH: file('huge.json') }).event.payload).toEqual({ mergeGroup: {} });
  });

  it('masks a secret line by line, and takes it out of what is written', () => {
    const runner = runnerIn({});
    const printed = printedBy(() => {
      runner.mask('first line\n{\n\nsecond line');
    });
    const masks = parseCommands(printed).filter(({ name }) => name === 'add-mask');
    // A masked { would make the runner drop every output with JSON in it.
    expect(masks.map(({ message }) => message)).toEqual(['first line', 'second line']);
    expect(runner.secrets.redact('it says second line')).not.toContain('second line');
  });

  it('masks a secret that has escapes of the runner as it is', () => {
    const printed = printedBy(() => {
      runnerIn({}).mask('50%0A%25:,end');
    });
    expect(parseCommands(printed)).toEqual([{ name: 'add-mask', properties: {}, message: '50%0A%25:,end' }]);
  });

  it('writes outputs as commands when there is no file for them', () => {
    const printed = printedBy(() => {
      runnerIn({ GITHUB_OUTPUT: '' }).setOutputs({ status: 'a\nb' });
    });
    expect(parseCommands(printed)).toEqual([
      { name: 'set-output', properties: { name: 'status' }, message: 'a\nb' },
    ]);
  });

  it('writes outputs, of which the latest counts', async () => {
    const runner = runnerIn({ GITHUB_OUTPUT: file('output') });
    runner.setOutputs({ status: 'submitted', 'job-id': 'a\nb' });
    runner.setOutputs({ status: 'passed' });
    expect(parseKeyValueFile(await readFile(file('output'), 'utf8'))).toEqual({
      status: 'passed',
      'job-id': 'a\nb',
    });
  });

  it('does without a summary when there is no file for it', async () => {
    await expect(runnerIn({}).writeSummary('# Lost')).resolves.toBeUndefined();
  });

  it('replaces its summary', async () => {
    const runner = runnerIn({ GITHUB_STEP_SUMMARY: file('summary') });
    await runner.writeSummary('# One');
    await runner.writeSummary('# Two');
    expect(await readFile(file('summary'), 'utf8')).toBe('# Two');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('listens to %s until the listener is taken off', (signal) => {
    const before = process.listenerCount(signal);
    let heard = 0;
    const off = runnerIn({}).onCancel(() => {
      heard += 1;
    });
    process.emit(signal);
    expect(heard).toBe(1);
    off();
    expect(process.listenerCount(signal)).toBe(before);
  });

  it('sleeps, and wakes with the reason of the signal', async () => {
    const { clock } = runnerIn({});
    const controller = new AbortController();
    await clock.sleep(1, controller.signal);
    const long = clock.sleep(60_000, controller.signal);
    const reason = new Error('the run is over');
    controller.abort(reason);
    await expect(long).rejects.toBe(reason);
    expect(clock.random()).toBeLessThan(1);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(60_000);
  });
});
