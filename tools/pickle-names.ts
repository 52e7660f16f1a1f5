/**
 * Shows which names pickles use, what the vetted lists say of each and why: `node tools/pickle-names.ts FILE...`. Use it
 * to review what a list lacks before a name is added to it. Nothing is loaded. Archives are not unpacked.
 */
import { readFileSync } from 'node:fs';
import { MemorySource } from '../packages/scanner/src/byte-source.ts';
import { beginsPickle } from '../packages/scanner/src/pickle/probe.ts';
import { scanPickles } from '../packages/scanner/src/pickle/scan-pickles.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: node tools/pickle-names.ts FILE...');
  process.exitCode = 2;
}
for (const file of files) {
  const bytes = new MemorySource(readFileSync(file));
  if (!beginsPickle(bytes)) {
    console.log(`${plainLine(file)}: no pickle; unpack an archive first`);
    continue;
  }
  const { judge } = scanPickles(bytes, {
    find: () => undefined,
    enter: () => undefined,
    observe: () => undefined,
  });
  console.log(plainLine(file));
  for (const { path, verdict, calledTimes, madeTimes, lookups } of judge.names()) {
    const role = calledTimes > 0 ? 'called' : madeTimes > 0 ? 'instantiated' : 'held';
    const count = Math.max(calledTimes, madeTimes, lookups);
    console.log(
      `  ${[role.padEnd(12), verdict.kind.padEnd(9), String(count).padStart(6), plainLine(path, 200)].join('  ')}  (${verdict.reason})`,
    );
  }
}
