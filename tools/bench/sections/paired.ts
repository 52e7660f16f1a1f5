import type { Bench } from '../bench.ts';
import { list, pythonForData, reference } from '../../../packages/engine/bench/data-python.ts';
import { type Kind, pairedRows, type PairedSizes } from '../paired-rows.ts';
import { type PairedSet, readPairedSet } from '../../../packages/engine/bench/paired-victims.ts';
import { benchRuntimes } from '../../../packages/engine/bench/victims.ts';
import { findPython } from '../launcher.ts';

/** Without and with `--full`. */
const EVASION: readonly [PairedSizes, PairedSizes] = [
  { models: 8, changed: 3, samples: 30, queries: 60_000 },
  { models: 20, changed: 5, samples: 50, queries: 100_000 },
];
const EXTRACTION: readonly [PairedSizes, PairedSizes] = [
  { models: 6, changed: 2, samples: 0, queries: 500 },
  { models: 10, changed: 3, samples: 0, queries: 500 },
];

/** Retrained models beside their baselines: how often the paired test calls them worse, with and without a real change. */
export async function pairedSection(bench: Bench): Promise<void> {
  bench.print('## Retrained pairs\n');
  const size = bench.full ? 1 : 0;
  const { models, changed } = EVASION[size];
  const python = pythonForData(findPython());
  const sets = list(reference(python, 'paired_sets.py', [String(models), String(changed)])).map(
    readPairedSet,
  );
  const { native } = await benchRuntimes();
  bench.print('### Evasion: inputs that fell\n');
  await pairedRows(native, 'evasion', kindsOf(sets), EVASION[size], bench.print);
  bench.print('### Extraction: inputs on which the copy agrees\n');
  await pairedRows(native, 'extraction', kindsOf(sets), EXTRACTION[size], bench.print);
}

/** With these eps some inputs fall and some hold: only then a test can find anything. */
function kindsOf(sets: readonly PairedSet[]): readonly Kind[] {
  const [digits, cancer, made] = sets;
  if (digits === undefined || cancer === undefined || made === undefined) {
    throw new Error('A set is missing.');
  }
  const usual = { decay: 2, share: 1 };
  return [
    { name: 'digits, perceptron', set: digits, recipe: { ...usual, hidden: 32 }, eps: 0.08 },
    { name: 'breast cancer, perceptron', set: cancer, recipe: { ...usual, hidden: 16 }, eps: 0.05 },
    { name: 'made table, perceptron', set: made, recipe: { ...usual, hidden: 32 }, eps: 0.04 },
    { name: 'made table, forest', set: made, eps: 0.05 },
  ];
}
