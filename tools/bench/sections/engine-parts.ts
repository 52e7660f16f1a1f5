import type { Bench } from '../bench.ts';
import { pythonForData } from '../engine/data-python.ts';
import { driftParts } from '../engine/drift-parts.ts';
import { outlierParts } from '../engine/outlier-parts.ts';
import { findPython } from '../launcher.ts';

/** What each detector of outliers and each test of drift is worth: tools/bench/parts.md has the last tables. */
export async function enginePartsSection({ full, print }: Bench): Promise<void> {
  const python = pythonForData(findPython());
  print('## Engine: what each part is worth\n');
  print(`### Detectors of outliers\n\n${outlierParts(python, full ? [0, 1, 2, 3] : [0])}\n`);
  print(`### Tests of drift\n\n${await driftParts(python, full ? 8 : 2)}\n`);
}
