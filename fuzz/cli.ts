/**
 * Throws generated inputs at everything that reads what others have written: `npm run fuzz -- --seconds 60 --seed 1`.
 * Ends with 1 on the first finding, and says how to see it again.
 */
import { parseArgs } from 'node:util';
import { isFuzzed, runFuzz, runGrowth } from './run.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);
if (!(seconds > 0) || !Number.isSafeInteger(seed)) {
  throw new Error('Expected --seconds above 0 and a whole number as --seed.');
}

const rows = runFuzz({ seed, until: performance.now() + seconds * 1000 });
for (const row of rows) {
  const last = row.finding === undefined ? '' : `\n  ${row.finding}`;
  console.log(
    `${row.name.padEnd(24)} ${String(row.inputs).padStart(10)} inputs, ${String(row.refused)} refused${last}`,
  );
}
const slow = runGrowth(64_000);
for (const line of slow) console.log(line);
const inputs = rows.reduce((sum, row) => sum + row.inputs, 0);
const good = isFuzzed(rows) && slow.length === 0;
console.log(
  `${String(inputs)} inputs, ${String(rows.filter(({ finding }) => finding !== undefined).length)} findings, ` +
    `${String(slow.length)} slow ones (seed ${String(seed)})`,
);
process.exitCode = good ? 0 : 1;
