import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { descendantsOf, leftOf } from '../../support/processes.ts';

const PARENT = path.join(import.meta.dirname, '../../support/busy-parent.ts');

it('ends the process of an analysis when its parent is killed, however busy it is', async () => {
  const parent = spawn(process.execPath, [PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(parent, 'exit');
  let said = '';
  for await (const piece of parent.stdout) {
    said += String(piece);
    if (said.includes('spinning')) break;
  }
  const children = descendantsOf(parent.pid ?? 0);

  parent.kill('SIGKILL');
  await exited;

  expect(children).toHaveLength(1);
  expect(await leftOf(children, 60_000)).toEqual([]);
}, 120_000);
