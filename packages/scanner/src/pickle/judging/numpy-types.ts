import { layoutFound } from '../../strange-layout.ts';
import { isUnreadable } from '@model-security-scan/common/unreadable';
import { type ElementType, readElementType } from './element-type.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { NodeFlag } from '../machine/nodes.ts';
import { kindOf, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';

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
