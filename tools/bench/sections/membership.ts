import type { Bench } from '../bench.ts';
import { NULL_HEADER, nullRows } from '../../../packages/engine/bench/membership-null.ts';
import { membershipRows, referenceAdvantages } from '../../../packages/engine/bench/membership-rows.ts';
import { makeVictims, pythonForMembership } from '../../../packages/engine/bench/python.ts';
import { installedWasmFiles } from '../../../packages/engine/src/runtime/wasm-files.ts';
import { loadWasmRuntime } from '../../../packages/engine/src/runtime/onnx-runtime.ts';
import { findPython } from '../launcher.ts';

const PROGRAM = 'make_membership.py';
/** Rows a side of draws in which nothing leaks. */
const NULL_ROWS = [50, 100, 300] as const;
/** How others differ from the members, as the program names it. */
const SHIFTS = [
  ...['half of the columns', 'one column', 'columns together', 'wrong labels', 'rounded', 'missing values'],
  ...['later', 'other classes', 'easy rows', 'pictures, brighter', 'pictures, noisier', 'pictures, JPEG'],
];

/**
 * Membership inference: victims with the advantage that models trained as they were reach, beside ART; draws in which the model saw
 * neither side; draws in which the others are another kind of rows. With `--corpora` the victims of that folder come in the place of ours.
 */
export async function membershipSection({ full, corpora, print }: Bench): Promise<void> {
  print('## Engine: membership inference\n');
  const runtime = await loadWasmRuntime(installedWasmFiles());
  const python = pythonForMembership(findPython());
  const folder = corpora ?? makeVictims(python, PROGRAM, ['own']);
  await membershipRows(folder, runtime, referenceAdvantages(python, folder), print);
  if (corpora !== undefined) return;
  const draws = full ? 200 : 20;
  print(NULL_HEADER);
  for (const rows of full ? NULL_ROWS : NULL_ROWS.slice(0, 1)) {
    const drawn = makeVictims(python, PROGRAM, ['null', String(rows), String(draws)]);
    await nullRows(`saw neither side, ${String(rows)} rows a side`, drawn, runtime, print);
  }
  for (const kind of full ? SHIFTS : SHIFTS.slice(0, 1)) {
    const shifted = makeVictims(python, PROGRAM, ['shift', '300', full ? '20' : '10', kind]);
    await nullRows(`shifted: ${kind}`, shifted, runtime, print);
  }
}
