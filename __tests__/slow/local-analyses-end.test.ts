import { describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_FILES, slowConfig } from '../support/built-in-models.ts';
import { annotationsOf, scanLocally, statesOf } from '../support/e2e-run.ts';
import { descendantsOf, leftOf, type Process } from '../support/processes.ts';
import { type ActionRun, startAction } from '../support/run-action.ts';
import { makeWorkspace } from '../support/workspace.ts';

interface EndedRun {
  readonly run: ActionRun;
  /** The processes below the action that analysed when it was interrupted. */
  readonly processes: readonly Process[];
  /** Those of them that still ran half a minute after the end of the action. */
  readonly orphans: readonly Process[];
  /** What was left in the folder for temporary files. */
  readonly leftFiles: readonly string[];
}

/** Runs analyses that take very long, and interrupts the run as soon as they are under way. */
async function interrupt(
  how: (action: { readonly kill: (signal: NodeJS.Signals) => void }, processes: readonly Process[]) => void,
): Promise<EndedRun> {
  const workspace = await makeWorkspace({
    ...BUILT_IN_FILES,
    '.github/model-security.yml': slowConfig(),
  });
  const temporary = await mkdtemp(join(tmpdir(), 'temporary-'));
  try {
    const action = await startAction({
      inputs: { 'base-url': 'local' },
      workspace: workspace.folder,
      env: { TMPDIR: temporary },
      timeLimitMs: 120_000,
    });
    const processes = await untilAnalysing(action.pid ?? 0);
    how(action, processes);
    const run = await action.done;
    const orphans = await leftOf(processes, 30_000);
    return { run, processes, orphans, leftFiles: await untilEmpty(temporary) };
  } finally {
    await Promise.all([workspace.remove(), rm(temporary, { recursive: true, force: true })]);
  }
}

/** Waits until a process that analyses runs below the action. */
async function untilAnalysing(pid: number): Promise<readonly Process[]> {
  for (let tries = 0; tries < 600; tries += 1) {
    const processes = descendantsOf(pid);
    const analyses = processes.filter(({ command }) => command.includes('--allow-fs-read'));
    if (analyses.length > 0) return analyses;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No analysis was started.');
}

async function untilEmpty(folder: string): Promise<readonly string[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await readdir(folder)).length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return readdir(folder);
}

describe('however a run with analyses on the runner ends, nothing of it is left', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'cancelled by %s',
    async (signal) => {
      const { run, orphans, leftFiles } = await interrupt((action) => {
        action.kill(signal);
      });
      expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'cancelled' });
      expect(run.exitCode).toBe(1);
      expect({ orphans, leftFiles }).toEqual({ orphans: [], leftFiles: [] });
    },
    180_000,
  );

  it('killed', async () => {
    const { run, processes, orphans, leftFiles } = await interrupt((action) => {
      action.kill('SIGKILL');
    });
    expect(run.signal).toBe('SIGKILL');
    expect(processes.length).toBeGreaterThanOrEqual(1);
    expect(orphans).toEqual([]);
    // The next run removes the folder of a run that was killed.
    expect(leftFiles.length).toBeLessThanOrEqual(1);
  }, 180_000);

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'the process of an analysis ended by %s',
    async (signal) => {
      const { run, orphans, leftFiles } = await interrupt((action, processes) => {
        for (const { pid } of processes) process.kill(pid, signal);
        // The others would take very long.
        setTimeout(() => {
          action.kill('SIGTERM');
        }, 5000).unref();
      });
      expect(run.outputs['status']).toBe('error');
      expect(annotationsOf(run, 'error').join('\n')).toMatch(/ended without a result|could not be started/u);
      expect({ orphans, leftFiles }).toEqual({ orphans: [], leftFiles: [] });
    },
    180_000,
  );
});

it('a run with analyses on the runner ends in time, and calls what was cut short a timeout', async () => {
  const options = { files: BUILT_IN_FILES, timeLimitMs: 120_000, config: slowConfig() };
  const run = await scanLocally({ 'timeout-minutes': '0.2' }, options);
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'timeout' });
  expect(new Set(Object.values(statesOf(run)))).toEqual(new Set(['timeout']));
}, 150_000);
