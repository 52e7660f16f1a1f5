/**
 * Writes JUnit reports into the folder that is named behind the command, for a check with an XML schema (`.ci/run`): one of
 * each sample outcome, and some whose texts are hostile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { hostileOutcome } from '../__tests__/support/hostile-outcomes.ts';
import { SAMPLE_OUTCOMES } from '../__tests__/support/sample-outcomes.ts';
import { renderJunit } from '../src/report/junit.ts';

const HOSTILE = { numRuns: 200, seed: 1 };

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: node tools/junit-reports.ts FOLDER');
mkdirSync(folder, { recursive: true });
const outcomes = [...Object.values(SAMPLE_OUTCOMES), ...fc.sample(hostileOutcome, HOSTILE)];
for (const [index, outcome] of outcomes.entries()) {
  writeFileSync(join(folder, `${String(index)}.xml`), renderJunit(outcome));
}
console.log(`${String(outcomes.length)} JUnit reports were written to ${folder}.`);
