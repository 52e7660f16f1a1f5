import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, slowConfig } from '../support/built-in-models.ts';
import { descendantsOf, leftOf } from '../support/processes.ts';
import { startCli } from '../support/run-cli.ts';
import { makeWorkspace } from '../support/workspace.ts';

async function untilTrue(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 120_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It took too long.');
    await sleep(50);
  }
}

describe('the end of a scan', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s ends every process, with exit status %i', async (signal, status) => {
    const workspace = await makeWorkspace({
      ...BUILT_IN_FILES,
      '.github/model-security.yml': slowConfig(),
    });
    const scan = startCli(['scan'], { cwd: workspace.folder });
    await untilTrue(() => scan.errors().includes(': started') && descendantsOf(scan.pid).length > 0);
    const processes = descendantsOf(scan.pid);
    expect(processes.length).toBeGreaterThanOrEqual(1);
    scan.kill(signal);
    const { exitCode, stdout } = await scan.done;
    await workspace.remove();
    expect(exitCode).toBe(status);
    expect(stdout).toMatch(/^NO VERDICT \(cancelled\)/iu);
    expect(await leftOf(processes, 5000)).toEqual([]);
  });
});

it('says in one line what replaces serve', async () => {
  const workspace = await makeWorkspace();
  const { exitCode, stderr } = await startCli(['serve', '--port', '0'], { cwd: workspace.folder }).done;
  await workspace.remove();
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^There is no command serve any more: .*--report-file.*\n$/u);
});
