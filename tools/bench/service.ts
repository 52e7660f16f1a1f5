import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { NODE, projectPath } from '../project.ts';

/** A service and storage on loopback, in a process of its own. */
export interface BenchService {
  readonly url: string;
  /** How long each upload took from its head to its last byte, since this was last called. */
  uploadMs(): Promise<readonly number[]>;
  [Symbol.dispose](): void;
}

/** @param delayMs how long it takes for a request, uploads aside */
export async function startService(delayMs: number): Promise<BenchService> {
  const program = projectPath('tools/bench/programs/server.ts');
  const child = spawn(NODE, [program, String(delayMs)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = await firstLine(child.stdout);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    uploadMs: async () => {
      const told: unknown = await (await fetch(`${url}/uploads`)).json();
      return Array.isArray(told) ? told.filter((value) => typeof value === 'number') : [];
    },
    [Symbol.dispose]: () => child.stdin.end(),
  };
}

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('The service did not start.');
}
