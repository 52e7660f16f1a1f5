/**
 * Compares the pickle machine with CPython's own unpicklers: `node tools/pickle-fuzz/cli.ts --count 1000000`. Every name that
 * CPython looks up must be one that the scan knows, and whatever it calls must be found. Nothing is imported or called:
 * Python gets a stub for each name. Exits with 1 on a finding, and with 2 if there is no python3.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzzPickles } from './fuzz.ts';
import { hasPython } from './oracle.ts';

const DEFAULT_COUNT = 20_000;
/** How often the number of pickles is printed. */
const PROGRESS = 50_000;

/** Writes a pickle as Python writes bytes. */
function escaped(pickle: Buffer): string {
  const text = pickle.toString('latin1').replace(/[^ -~]|["\\]/gu, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `b"${text}"`;
}

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? DEFAULT_COUNT);
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);

if (!Number.isSafeInteger(count) || !Number.isSafeInteger(seed) || count < 1) {
  console.error('Expected a whole number above 0 as --count, and a whole number as --seed.');
  process.exitCode = 2;
} else if (hasPython()) {
  const report = await fuzzPickles(seed, count, (pickles) => {
    if (pickles % PROGRESS === 0) console.log(`${String(pickles)} pickles`);
  });
  for (const { pickle, lost } of report.losses) {
    console.log(`${escaped(pickle)}\n  ${lost.join('\n  ')}`);
  }
  const { pickles, withNames, withCalls, losses } = report;
  console.log(
    `${String(pickles)} pickles, ${String(withNames)} with names, ${String(withCalls)} with calls, ${String(losses.length)} losses (seed ${String(seed)})`,
  );
  process.exitCode = losses.length === 0 ? 0 : 1;
} else {
  console.error('There is no python3 on this machine; install it to compare the scan with CPython.');
  process.exitCode = 2;
}
