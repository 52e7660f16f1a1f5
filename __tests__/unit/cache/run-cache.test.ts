import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { openRunCache, type RunCache } from '../../../src/cache/run-cache.ts';
import { createPlainRunner, type PlainRunner } from '../../support/plain-runner.ts';
import { settingsSource } from '../../support/settings-source.ts';
import { useFolder } from '../../support/opened.ts';

const KEY = 'a-key-that-is-long-enough';
const CACHE = {
  ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/',
  ACTIONS_CACHE_SERVICE_V2: 'true',
  ACTIONS_RUNTIME_TOKEN: 'token',
};

describe('openRunCache', () => {
  let folder = '';
  let workspace = '';
  useFolder((made) => (folder = made));
  beforeEach(async () => {
    workspace = join(folder, 'workspace');
    await mkdir(workspace);
  });

  const open = async (
    eventName: string,
    inputs: Readonly<Record<string, string>>,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly runner: PlainRunner; readonly records: RunCache | undefined }> => {
    const given = { 'base-url': 'local', ...inputs };
    const settings = await readSettings(settingsSource(given, { workspace }));
    if (settings === undefined) throw new Error('There are no settings.');
    const runner = createPlainRunner({ variables, workspace, event: { eventName } });
    const { signal } = new AbortController();
    return { runner, records: await openRunCache({ runner, settings, signal }) };
  };

  it.each([
    ['push', 'elsewhere', false],
    ['push', 'workspace', false],
    ['pull_request', 'elsewhere', false],
    ['pull_request', 'workspace', true],
    ['pull_request_target', 'workspace', true],
    ['merge_group', 'workspace', true],
    ['workflow_run', 'workspace', true],
    ['', 'workspace', false],
  ])('on %s, a folder in %s must have signed records: %s', async (eventName, place, requiresSignature) => {
    const directory = join(folder, place, 'records');
    const { records } = await open(eventName, { 'cache-directory': directory });
    expect(records?.source).toMatchObject({ directory, requiresSignature, readsEarlier: true });
  });

  it.each(['pull_request', 'command-line'])(
    'on %s, a link of the checkout to a folder elsewhere must lead to signed records',
    async (eventName) => {
      await mkdir(join(folder, 'elsewhere'));
      await symlink('../elsewhere', join(workspace, 'records'));
      const { records } = await open(eventName, { 'cache-directory': 'records' });
      expect(records?.source.requiresSignature).toBe(true);
    },
  );

  it.each([
    ['pull_request', 'set cache-secret'],
    ['command-line', 'MODEL_SECURITY_CACHE_SECRET'],
  ])('on %s, a folder in the workspace is said to need a key or another place', async (eventName, words) => {
    const inside = { 'cache-directory': '.records' };
    const { runner } = await open(eventName, inside);
    expect(JSON.stringify(runner.log)).toContain('are not used without a signature');
    expect(JSON.stringify(runner.log)).toContain(words);
    const signed = await open(eventName, { ...inside, 'cache-secret': KEY });
    expect(JSON.stringify(signed.runner.log)).not.toContain('signature');
    const elsewhere = await open(eventName, { 'cache-directory': join(folder, 'elsewhere') });
    expect(JSON.stringify(elsewhere.runner.log)).not.toContain('signature');
  });

  it.each(['push', 'pull_request', 'command-line', ''])(
    'on %s, a key is not given for nothing: records must be signed with it',
    async (eventName) => {
      const { records } = await open(eventName, { 'cache-directory': folder, 'cache-secret': KEY });
      expect(records?.source.requiresSignature).toBe(true);
    },
  );

  it('reads nothing with rescan: always', async () => {
    const { records } = await open('push', { 'cache-directory': folder, rescan: 'always' });
    expect(records?.source.readsEarlier).toBe(false);
  });

  it.each(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run', 'issue_comment'])(
    'leaves the cache alone on %s without a key',
    async (eventName) => {
      const { records, runner } = await open(eventName, {}, CACHE);
      expect(records).toBeUndefined();
      expect(JSON.stringify(runner.log)).toContain('cache-secret');
    },
  );

  it('hands on a key that is derived, not the secret', async () => {
    const { records } = await open('push', { 'cache-directory': folder, 'cache-secret': KEY });
    expect(records?.source.key).toMatch(/^[\da-f]{64}$/u);
    expect(JSON.stringify(records?.source)).not.toContain(KEY);
  });
});

describe('the inputs of the cache', () => {
  const problemsOf = (inputs: Readonly<Record<string, string>>): Promise<string> =>
    readSettings(settingsSource(inputs)).then(
      () => '',
      (error: unknown) => JSON.stringify(error),
    );

  it.each(['local', 'https://api.example.com'])('are taken with base-url %s', async (baseUrl) => {
    const found = await problemsOf({ 'base-url': baseUrl, 'cache-directory': 'kept', 'cache-secret': KEY });
    expect(found).not.toContain('cache-');
  });

  it('name a key that is too short', async () => {
    expect(await problemsOf({ 'base-url': 'local', 'cache-secret': 'short' })).toContain('needs 16 at least');
  });
});
