/**
 * Compares the pickle machine with CPython's own unpicklers: `node packages/scanner/fuzz/cli.ts --count 1000000`. Every name that
 * CPython looks up must be one that the scan knows, and whatever it calls must be found. Nothing is imported or called:
 * Python gets a stub for each name. Every 50,000 pickles have a seed of their own, one above the one before: to go on after
 * a run that was stopped, pass the next seed. With `--arrays` files of joblib and NumPy are compared with their own readers, with
 * `--torch` files of PyTorch; `SUPPLY_CHAIN_PYTHON` names a Python that has them. Exits with 1 on a finding, and with 2 if there is no python3.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzzArrays, fuzzPickles, type FuzzReport, fuzzTorch } from './fuzz.ts';
import { CPYTHON, hasPython, JOBLIB, TORCH } from './oracle.ts';

const DEFAULT_COUNT = 20_000;
/** Pickles of one seed. A longer run takes one seed after the other, so that a later run can go on where it was stopped. */
const BLOCK = 50_000;
const MAX_LOSSES = 20;

/** Writes a pickle as Python writes bytes. */
function escaped(pickle: Buffer): string {
  const text = pickle.toString('latin1').replace(/[^ -~]|["\\]/gu, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `b"${text}"`;
}

function tell(what: string, { pickles, withNames, withCalls, losses, bugNotes }: FuzzReport): void {
  const counts = [
    `${String(pickles)} pickles`,
    `${String(withNames)} with names`,
    `${String(withCalls)} with calls`,
    `${String(losses.length)} losses`,
    `${String(bugNotes)} notes of a bug of CPython`,
  ];
  console.log(`${what}: ${counts.join(', ')}`);
}

function sum(one: FuzzReport, other: FuzzReport): FuzzReport {
  return {
    pickles: one.pickles + other.pickles,
    withNames: one.withNames + other.withNames,
    withCalls: one.withCalls + other.withCalls,
    losses: [...one.losses, ...other.losses],
    bugNotes: one.bugNotes + other.bugNotes,
  };
}

async function run(seed: number, count: number): Promise<FuzzReport> {
  let total: FuzzReport = { pickles: 0, withNames: 0, withCalls: 0, losses: [], bugNotes: 0 };
  for (let at = seed; total.pickles < count && total.losses.length < MAX_LOSSES; at += 1) {
    const report = await fuzz(at, Math.min(BLOCK, count - total.pickles));
    tell(`Seed ${String(at)}`, report);
    for (const { pickle, lost } of report.losses) {
      console.log(`${escaped(pickle)}\n  ${lost.join('\n  ')}`);
    }
    total = sum(total, report);
  }
  return total;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { count: text, seed: text, arrays: flag, torch: flag } });
const [fuzz, reader] =
  values.torch === true
    ? [fuzzTorch, TORCH]
    : values.arrays === true
      ? [fuzzArrays, JOBLIB]
      : [fuzzPickles, CPYTHON];
const count = Number(values.count ?? DEFAULT_COUNT);
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);

if (!Number.isSafeInteger(count) || !Number.isSafeInteger(seed) || count < 1) {
  console.error('Expected a whole number above 0 as --count, and a whole number as --seed.');
  process.exitCode = 2;
} else if (hasPython(reader)) {
  const total = await run(seed, count);
  tell('All', total);
  process.exitCode = total.losses.length === 0 ? 0 : 1;
} else {
  console.error(
    `There is no python3 on this machine that has ${reader.modules}; install it to compare the scan with it.`,
  );
  process.exitCode = 2;
}
