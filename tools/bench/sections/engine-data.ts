import { findPython } from '../launcher.ts';
import type { Bench } from '../bench.ts';
import { pythonForData } from '../engine/data-python.ts';
import { dataRows } from '../engine/data-rows.ts';

/** The checks of data beside scipy, cleanlab and pyod. */
export async function engineDataSection(bench: Bench): Promise<void> {
  bench.print('## Engine: checks of data\n');
  await dataRows(pythonForData(findPython()), bench);
}
