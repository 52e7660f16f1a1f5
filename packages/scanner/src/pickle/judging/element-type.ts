import { strangeLayout } from '../../strange-layout.ts';
import { plainInteger } from '../machine/literal.ts';
import type { PickleState } from '../machine/state.ts';
import { CONSTANT, DICT, GLOBAL, kindOf, referenceOf, TUPLE, type Value } from '../machine/value.ts';

/** How many bytes an element of an array takes, and what it is made of. */
export interface ElementType {
  readonly bytes: number;
  /** `f`, `V`, `O`. */
  readonly kind: string;
  readonly saysObjects: boolean;
  /** Its subarray and its fields, as the state has them. */
  readonly parts: readonly Value[];
}

/** `f8`, `U10`, `O8`: all that NumPy writes as the code of a type (`arraydescr_reduce`, numpy/_core/src/multiarray/descriptor.c). */
const CODE = /^(?:b1|[iu][1248]|f(?:2|4|8|12|16)|c(?:8|16|24|32)|[mM]8|O[48]|[SUV](?:0|[1-9]\d{0,8}))$/u;
const HAS_OBJECTS = 1;
/** The version of a state and the number of its items, from NumPy 1.0.1 on. Version 4 adds metadata. */
const ITEMS: ReadonlyMap<number, number> = new Map([
  [3, 8],
  [4, 9],
]);
/** What types of fixed size have as their size and their alignment. */
const NONE = -1;

interface TypeState {
  readonly size: number;
  readonly flags: number;
  readonly structure: readonly [Value, Value, Value];
}

/**
 * Reads a type of NumPy as it pickles itself: `dtype(code, False, True)` with a state of version, byte order, subarray,
 * names, fields, size, alignment and flags.
 * @throws Unreadable `layout` if NumPy does not write such a type: older states have their items in other places
 */
export function readElementType(state: PickleState, dtype: Value, buildState: Value): ElementType {
  const { kind, bytes } = readCode(state, dtype);
  const { size, flags, structure } = readState(state, buildState);
  const isFlexible = 'SUV'.includes(kind);
  const expected = isFlexible ? (bytes ?? size) : NONE;
  if (size !== expected || (isFlexible && size < 0)) refuse(state, 'has a size that does not fit its code');
  if (kind !== 'V' && !structure.every((part) => isNone(state, part))) {
    refuse(state, 'has fields, which only structures have');
  }
  const [subarray, , fields] = structure;
  return {
    bytes: isFlexible ? size : (bytes ?? 0),
    kind,
    saysObjects: (flags & HAS_OBJECTS) !== 0,
    // The values of the fields are tuples of a type and an offset.
    parts: [subarray, ...(kindOf(fields) === DICT ? state.itemsOf(fields) : [])],
  };
}

function readState(state: PickleState, buildState: Value): TypeState {
  const items = tupleItems(state, buildState) ?? [];
  const numberAt = (index: number): number | undefined => integerOf(state, items[index] ?? 0);
  const [version, size, flags] = [numberAt(0), numberAt(5), numberAt(7)];
  if (version === undefined || ITEMS.get(version) !== items.length) {
    refuse(state, 'has a state of an old form');
  }
  if (size === undefined || flags === undefined) {
    refuse(state, 'has a size or flags that are not plain numbers');
  }
  return { size, flags, structure: [items[2] ?? 0, items[3] ?? 0, items[4] ?? 0] };
}

function refuse(state: PickleState, problem: string): never {
  const detail = `A type of an array ${problem}. NumPy writes no such type, so it is not known what a loader reads.`;
  throw strangeLayout('NumPy type', detail, state.offset);
}

/** @returns the letter, and the size that the code gives; records of NumPy have a class in place of a code */
function readCode(state: PickleState, dtype: Value): { kind: string; bytes: number | undefined } {
  const [, args = 0] = state.itemsOf(dtype);
  const [code = 0, , , ...more] = tupleItems(state, args) ?? [];
  if (more.length > 0) refuse(state, 'is made with other arguments');
  if (kindOf(code) === GLOBAL && isRecord(state, code)) return { kind: 'V', bytes: undefined };
  const match = CODE.exec(state.textOf(code) ?? '');
  if (match === null) refuse(state, 'has an unknown code');
  const [kind = ''] = match[0];
  return { kind, bytes: Number(match[0].slice(1)) * (kind === 'U' ? 4 : 1) };
}

function isRecord(state: PickleState, value: Value): boolean {
  const { module, name } = state.globals.get(referenceOf(value));
  return name === 'record' && /^numpy(?:\.rec|\.core\.records|\._core\.records)?$/u.test(module);
}

/** @returns undefined if the value is no tuple, or not all of its items are known */
export function tupleItems(state: PickleState, value: Value): readonly Value[] | undefined {
  const kept = kindOf(value) === TUPLE ? state.nodes.items(referenceOf(value)) : undefined;
  return kept === undefined || kept.isCut ? undefined : kept.items;
}

/** @returns undefined if the value is no integer as picklers write it */
export function integerOf(state: PickleState, value: Value): number | undefined {
  return kindOf(value) === CONSTANT ? plainInteger(state.cursor, referenceOf(value)) : undefined;
}

export function isNone(state: PickleState, value: Value): boolean {
  const [code] = kindOf(value) === CONSTANT ? state.cursor.bytesAt(referenceOf(value), 1) : [];
  return code === 0x4e;
}

/** True for False, as every protocol writes it. */
export function isFalse(state: PickleState, value: Value): boolean {
  if (kindOf(value) !== CONSTANT) return false;
  const bytes = Buffer.from(state.cursor.bytesAt(referenceOf(value), 4)).toString('latin1');
  return bytes.startsWith('\x89') || bytes === 'I00\n';
}
