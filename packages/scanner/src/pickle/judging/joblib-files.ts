import { plainLine } from '@model-security-scan/common/sanitize';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { DICT, kindOf, referenceOf, type Value } from '../machine/value.ts';

/** Wrappers of joblib before 0.10, which newer ones still read: each names a file that holds one array. */
const FILE_WRAPPER = /(?:^|\.)joblib\..*\bZ?NDArrayWrapper$/u;
/** How joblib names these files: after the pickle, with a number, in the same folder. They are scanned like any other. */
const OWN_FILE = /^[^/\\\0]+_\d{2,}\.npy(?:\.z)?$/u;

/**
 * Judges a state by which joblib loads another file (`joblib/numpy_pickle_compat.py`). It does so by
 * `numpy.load(..., allow_pickle=True)`, which takes any pickle, wherever the file is.
 */
export function judgeArrayFile(judge: PickleJudge, target: Value, state: Value, offset: number): void {
  const path = makerOf(judge, target)?.path;
  if (path === undefined || !FILE_WRAPPER.test(path)) return;
  const name = fileNameIn(judge, state);
  const base = { subject: path, excerpt: plainLine(name ?? '?', 200), when: 'load', offset } as const;
  if (name !== undefined && OWN_FILE.test(name)) {
    const detail =
      'Loading it loads another file of this folder, as joblib before 0.10 wrote it. Scan that file too.';
    judge.ledger.add({ ...base, rule: 'pickle-unknown-class', severity: 'review', detail });
    return;
  }
  const detail = 'Loading it unpickles another file, whose name is none that joblib gives.';
  judge.ledger.add({ ...base, rule: 'pickle-code', severity: 'critical', detail });
}

/** @returns the file that a state names; undefined if that cannot be told for sure */
function fileNameIn(judge: PickleJudge, state: Value): string | undefined {
  const kept = kindOf(state) === DICT ? judge.state.nodes.items(referenceOf(state)) : undefined;
  if (kept === undefined || kept.isCut) return undefined;
  const keys = judge.state.keysIn(kept.items);
  const at = keys.indexOf('filename');
  if (keys.includes(undefined) || at < 0 || at !== keys.lastIndexOf('filename')) return undefined;
  return judge.state.textOf(kept.items[2 * at + 1] ?? 0);
}
