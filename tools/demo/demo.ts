/**
 * `npm run demo`: the action's main job, for real: attack what was not judged before, skip what was, attack again what
 * changed. `npm run demo -- --service` shows the client of a played service.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textAt } from '@model-security-scan/common/json';
import { runLocalDemo } from './local-demo.ts';
import { runServiceDemo } from './service-demo.ts';

/** Exit status of a command line that cannot be used. */
const USAGE_ERROR = 2;
/** Exit status of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

const interruption = new AbortController();

const HELP = `Usage: npm run demo -- [flags]

Runs the action three times on this machine: it attacks two small models for real, skips what it judged before, and
attacks again what changed. Exit status 0 only if each run did what it should.

  --service  shows the client of a service instead. The service is played, and every score is made up
  --keep     keeps the repository, reports and pages, and says where they are
  --help     this text`;
const FLAGS = ['--service', '--keep', '--help'];

async function runDemo(service: boolean, keep: boolean): Promise<number> {
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
  const flags = process.argv.slice(2);
  const unknown = flags.filter((flag) => !FLAGS.includes(flag));
  if (unknown.length > 0) {
    console.error(`The demo has no ${unknown.join(' ')}. Its flags are ${FLAGS.join(', ')}.`);
    return USAGE_ERROR;
  }
  if (flags.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  try {
    return await runDemo(flags.includes('--service'), flags.includes('--keep'));
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
