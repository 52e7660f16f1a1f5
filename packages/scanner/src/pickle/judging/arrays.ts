import type { Call } from '../machine/events.ts';
import { NodeFlag } from '../machine/nodes.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { BYTES, DICT, GLOBAL, kindOf, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { makerOf } from './hidden-calls.ts';
import { layoutFound } from '../../strange-layout.ts';
import { isUnreadable } from '@model-security-scan/common/unreadable';
import { type ElementType, readElementType } from './element-type.ts';

/** Classes of arrays whose third argument is memory to look at. */
const ARRAYS = /^numpy\.(?:[\w.]*\.)?(?:ndarray|recarray|matrix|chararray|memmap)$/u;
/** Of `(shape, dtype, buffer)`. */
const BUFFER_AT = 2;

/**
 * Judges a call that makes an array of memory of the pickle: `numpy.ndarray((1,), "O", b"...")` takes its bytes for
 * addresses of objects. Picklers make an empty array by `_reconstruct`, and set its state.
 */
export function judgeArrayMemory(judge: PickleJudge, path: string, call: Call): void {
  const isArray = ARRAYS.test(path);
  const items = judge.state.argumentsOf(call.args);
  // `_reconstruct` hands over its own arguments, of which the first is the class.
  if (items !== undefined && kindOf(items[0] ?? 0) === GLOBAL) return;
  const isGiven = isArray
    ? items === undefined || items.length > BUFFER_AT || call.keywords !== undefined
    : call.kind === 'new' && looksAtMemory(judge, items ?? []);
  if (!isGiven) return;
  const detail = 'It makes an array of memory that the pickle lays out: bytes may be taken for addresses.';
  judge.tampering(path, call.offset, detail);
}

/** True for a shape, a type of objects, and bytes: any subclass of an array takes them. */
function looksAtMemory(judge: PickleJudge, [shape = 0, type = 0, memory = 0]: readonly Value[]): boolean {
  const isMemory = kindOf(memory) === BYTES || kindOf(memory) === OBJECT;
  return kindOf(shape) === TUPLE && isMemory && isTypeOfObjects(judge, type);
}

function isTypeOfObjects({ state }: PickleJudge, type: Value): boolean {
  const text = state.textOf(type);
  if (text !== undefined) return /^(?:[<>|=]?O|object)|,\s*[<>|=]?O/u.test(text);
  return kindOf(type) === OBJECT && (state.nodes.flagsOf(referenceOf(type)) & NodeFlag.numpyObjects) !== 0;
}

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

/**
 * Judges the state of a type of NumPy. If it has objects and does not say so, NumPy takes raw bytes of the pickle for
 * addresses of objects.
 */
export function judgeElementType(judge: PickleJudge, target: Value, buildState: Value, offset: number): void {
  if (makerOf(judge, target)?.path !== 'numpy.dtype') return;
  const type = readType(judge, target, buildState);
  if (type === undefined) return;
  const { nodes } = judge.state;
  const types = type.parts.flatMap((part) =>
    kindOf(part) === TUPLE ? (judge.state.argumentsOf(part) ?? []) : [part],
  );
  const hasObjects = type.kind === 'O' || types.some((part) => holdsObjects(judge, part));
  if (hasObjects) nodes.mark(referenceOf(target), NodeFlag.numpyObjects);
  if (!hasObjects || type.saysObjects) return;
  const detail =
    'A type of NumPy has objects and denies it: then bytes of the pickle are taken for addresses.';
  judge.tampering('numpy.dtype', offset, detail);
}

/** @returns undefined if NumPy would not write the type, which is told */
function readType(judge: PickleJudge, target: Value, buildState: Value): ElementType | undefined {
  try {
    return readElementType(judge.state, target, buildState);
  } catch (error) {
    if (!isUnreadable(error, 'layout')) throw error;
    judge.ledger.add(layoutFound(error));
    return undefined;
  }
}

function holdsObjects(judge: PickleJudge, type: Value): boolean {
  if (kindOf(type) !== OBJECT || makerOf(judge, type)?.path !== 'numpy.dtype') return false;
  return (judge.state.nodes.flagsOf(referenceOf(type)) & NodeFlag.numpyObjects) !== 0;
}
