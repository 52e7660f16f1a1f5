import { argumentsOf } from './call-arguments.ts';
import { makerOf } from './hidden-calls.ts';
import { elementCode, HAS_OBJECTS, integer } from './joblib-arrays.ts';
import type { PickleJudge } from './pickle-judge.ts';
import { NodeFlag } from './nodes.ts';
import { DICT, kindOf, OBJECT, referenceOf, TUPLE, type Value } from './value.ts';

/** Where the state of `numpy.dtype` has its subarray, its fields and its flags (numpy/_core/src/multiarray/descriptor.c). */
const SUBARRAY = 2;
const FIELDS = 4;
const FLAGS = 7;

/**
 * Judges the state of a type of NumPy. If it has objects and does not say so, NumPy takes raw bytes of the pickle for
 * addresses of objects.
 */
export function judgeElementType(judge: PickleJudge, target: Value, state: Value, offset: number): void {
  if (makerOf(judge, target)?.path !== 'numpy.dtype') return;
  const items = argumentsOf(judge.state, state) ?? [];
  const flags = items[FLAGS];
  const { nodes } = judge.state;
  const fields = items[FIELDS] ?? 0;
  const parts = kindOf(fields) === DICT ? (nodes.items(referenceOf(fields))?.items ?? []) : [];
  const types = [...parts, items[SUBARRAY] ?? 0].flatMap((part) =>
    kindOf(part) === TUPLE ? (argumentsOf(judge.state, part) ?? []) : [part],
  );
  const hasObjects = [target, ...types].some((type) => holdsObjects(judge, type));
  if (hasObjects) nodes.mark(referenceOf(target), NodeFlag.numpyObjects);
  if (!hasObjects || flags === undefined) return;
  if (((integer(judge.state, flags) ?? 0) & HAS_OBJECTS) !== 0) return;
  const detail =
    'A type of NumPy has objects and denies it: then bytes of the pickle are taken for addresses.';
  judge.tampering('numpy.dtype', offset, detail);
}

function holdsObjects(judge: PickleJudge, type: Value): boolean {
  if (kindOf(type) !== OBJECT || makerOf(judge, type)?.path !== 'numpy.dtype') return false;
  const isMarked = (judge.state.nodes.flagsOf(referenceOf(type)) & NodeFlag.numpyObjects) !== 0;
  return isMarked || /^[<>|=]?O/u.test(elementCode(judge.state, type));
}
