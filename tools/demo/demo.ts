/**
 * `npm run demo`: the action's main job, for real: attack what was not judged before, skip what was, attack again what
 * changed. `npm run demo -- --service` shows the client of a played service.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textAt } from '../../src/core/json.ts';
import { runLocalDemo } from './local-demo.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { runServiceDemo } from './service-demo.ts';

/** Exit status of a command line that cannot be used. */
const USAGE_ERROR = 2;
/** Exit status of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

const interruption = new AbortController();

async function runDemo({ service, keep }: DemoOptions): Promise<number> {
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'model-security-demo-'));
  const stage = { folder, interrupted: interruption.signal };
  try {
    const problems = service ? await runServiceDemo(stage) : await runLocalDemo(stage, keep);
    if (problems.length > 0) {
      console.error(`\nThe demo did NOT work:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
      return 1;
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`\nThe demo worked: each of the three runs did what it should, in ${String(seconds)} s.`);
    return 0;
  } finally {
    if (keep) console.log(`Its files are in ${folder}: delete the folder if you no longer need it.`);
    else await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const options = readDemoOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    return USAGE_ERROR;
  }
  if (options.help) {
    console.log(DEMO_HELP);
    return 0;
  }
  try {
    return await runDemo(options);
  } catch (error) {
    if (interruption.signal.aborted) return INTERRUPTED;
    console.error(`\nThe demo did NOT work: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

// `npm run demo | head` leaves early: there is no reader for the rest.
process.stdout.on('error', (error) => {
  if (textAt(error, 'code') !== 'EPIPE') throw error;
  interruption.abort();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interruption.abort();
  });
}
process.exitCode = await main();
