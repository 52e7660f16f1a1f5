import type { Bench } from '../bench.ts';
import { comparisonRows } from '../../../packages/engine/bench/comparison-rows.ts';
import { makeVictims, pythonForHonest } from '../../../packages/engine/bench/python.ts';
import { findPython } from '../launcher.ts';

/** Models that were trained again, compared as `compare: base` does: the false alarms of the limits that the documents name. */
export async function comparisonSection({ full, print }: Bench): Promise<void> {
  print('## Models that were trained again, compared\n');
  const python = pythonForHonest(findPython());
  await comparisonRows(makeVictims(python, 'comparison_models.py', [full ? '9' : '3']), print);
}
