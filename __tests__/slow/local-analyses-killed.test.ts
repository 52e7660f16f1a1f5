import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_FILES, slowConfig, WITHSTOOD, wineConfig } from '../support/built-in-models.ts';
import { type CacheServer, startCacheServer } from '../support/cache-server.ts';
import { descendantsOf, leftOf, type Process } from '../support/processes.ts';
import { startAction } from '../support/run-action.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

/** Waits for a moment of a run. @returns the processes below the action at that moment */
type Moment = (pid: number, cache: CacheServer) => Promise<readonly Process[]>;

/** Waits until a process with this text in its command line runs below the action. */
function untilRuns(text: string): Moment {
  return async (pid) => {
    for (let tries = 0; tries < 3000; tries += 1) {
      const found = descendantsOf(pid);
      if (found.some(({ command }) => command.includes(text))) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No process has ${text} in its command line.`);
  };
}

const untilSaving: Moment = async (pid, cache) => {
  await new Promise<void>((resolve) => {
    cache.onUpload = () => {
      resolve();
      return new Promise(() => undefined);
    };
  });
  return descendantsOf(pid);
};

/** By then every process has ended. */
const SAVING = 'it saves records';

const MOMENTS: Readonly<Record<string, readonly [moment: Moment, config: string]>> = {
  'it analyses': [untilRuns('--allow-fs-read'), slowConfig()],
  [SAVING]: [untilSaving, wineConfig({ attacks: WITHSTOOD })],
};

describe('a run that is killed', () => {
  let cache: CacheServer;
  let workspace: Workspace;
  let temporary = '';
  beforeEach(async () => {
    cache = await startCacheServer();
    temporary = await mkdtemp(join(tmpdir(), 'killed-'));
  });
  afterEach(async () => {
    await Promise.all([cache.close(), workspace.remove(), rm(temporary, { recursive: true, force: true })]);
  });

  const start = async (config: string): ReturnType<typeof startAction> => {
    workspace = await makeWorkspace({ ...BUILT_IN_FILES, '.github/model-security.yml': config });
    return startAction({
      inputs: { 'base-url': 'local' },
      workspace: workspace.folder,
      env: { ...cache.env, TMPDIR: temporary, RUNNER_TRACKING_ID: 'github_test' },
      timeLimitMs: 120_000,
    });
  };

  const names = Object.keys(MOMENTS);
  const cases = names.flatMap((name) =>
    name === SAVING
      ? [[name, 'alone'] as const]
      : [[name, 'alone'] as const, [name, 'with the process that it started'] as const],
  );
  it.each(cases)(
    'while %s, %s, leaves no process, and no file that the next run does not remove',
    async (name, how) => {
      const [moment, config] = MOMENTS[name] ?? [untilSaving, ''];
      const action = await start(config);
      const processes = await moment(action.pid ?? 0, cache);
      expect(processes.length > 0).toBe(name !== SAVING);
      action.kill('SIGKILL');
      for (const { pid } of how === 'alone' ? [] : processes.slice(0, 1)) endProcess(pid);
      await action.done;
      expect(await leftOf(processes, 20_000)).toEqual([]);
      const left = await readdir(temporary);
      expect(left.length).toBeLessThanOrEqual(3);
      cache.onUpload = () => Promise.resolve();
      await workspace.remove();
      const next = await (await start(wineConfig({ attacks: WITHSTOOD }))).done;
      expect(next.outputs).toMatchObject({ status: 'passed' });
      expect(await readdir(temporary)).toEqual([]);
    },
    180_000,
  );
});

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
