import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, slowConfig } from '../support/built-in-models.ts';
import { descendantsOf, leftOf } from '../support/processes.ts';
import { startCli } from '../support/run-cli.ts';
import { makeWorkspace } from '../support/workspace.ts';

async function untilTrue(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It took too long.');
    await sleep(50);
  }
}

describe('the end of a scan', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s ends every process, with exit status %i', async (signal, status) => {
    const workspace = await makeWorkspace({
      ...BUILT_IN_FILES,
      '.github/model-security.yml': slowConfig(),
    });
    const scan = startCli(['scan'], { cwd: workspace.folder });
    await untilTrue(() => scan.errors().includes('In progress'));
    const processes = descendantsOf(scan.pid);
    expect(processes.length).toBeGreaterThanOrEqual(2);
    scan.kill(signal);
    const { exitCode, stdout } = await scan.done;
    await workspace.remove();
    expect(exitCode).toBe(status);
    expect(stdout).toMatch(/^NO VERDICT \(cancelled\)/iu);
    expect(await leftOf(processes, 5000)).toEqual([]);
  });
});

describe('serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address first, answers, and ends on %s without leaving anything',
    async (signal) => {
      const workspace = await makeWorkspace({ 'data/.keep': '', 'tmp/.keep': '' });
      const service = startCli(['serve', '--port', '0'], {
        cwd: workspace.folder,
        env: { TMPDIR: `${workspace.folder}/tmp` },
      });
      const address = await service.firstLine;
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
      const answer = await fetch(`${address}/prod/api/ais/v1.5/developer/lineage-check`, { method: 'POST' });
      expect(answer.status).toBe(401);
      const processes = descendantsOf(service.pid);
      expect(processes.length).toBeGreaterThanOrEqual(1);
      service.kill(signal);
      const { exitCode } = await service.done;
      expect(exitCode).toBe(0);
      expect(await leftOf(processes, 5000)).toEqual([]);
      expect(readdirSync(`${workspace.folder}/tmp`)).toEqual(['.keep']);
      await workspace.remove();
    },
  );

  it('says what is wrong with its port', async () => {
    const workspace = await makeWorkspace();
    const { exitCode, stderr } = await startCli(['serve', '--port', '70000'], { cwd: workspace.folder }).done;
    await workspace.remove();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--port is "70000". Expected a number from 0 to 65535');
  });
});
