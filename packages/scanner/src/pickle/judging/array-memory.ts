import type { Call } from '../machine/events.ts';
import { NodeFlag } from '../machine/nodes.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { BYTES, GLOBAL, kindOf, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';

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
