import { strangeLayout } from '../strange-layout.ts';
import { isUnreadable } from '@model-security-scan/common/unreadable';
import { words } from '../reading/word-table.ts';
import { Cursor } from './machine/cursor.ts';
import {
  type ElementType,
  integerOf,
  isFalse,
  isNone,
  readElementType,
  tupleItems,
} from './judging/element-type.ts';
import type { PickleEvents } from './machine/events.ts';
import { runPickle } from './machine/machine.ts';
import { globalName } from './render.ts';
import { PickleState } from './machine/state.ts';
import { DICT, GLOBAL, kindOf, OBJECT, referenceOf, type Value } from './machine/value.ts';

const WRAPPER = /(?:^|\.)joblib\..*\bNumpyArrayWrapper$/u;
const MAKERS: ReadonlySet<string> = new Set([
  'copyreg._reconstructor',
  'copyreg.__newobj__',
  'copyreg.__newobj_ex__',
]);
const MAX_DTYPES = 10_000;
/** The attributes of a wrapper; joblib before 1.2 has all but the last. */
const ATTRIBUTES = words('subclass shape order dtype allow_mmap numpy_array_alignment_bytes');
const OLD_ATTRIBUTES = ATTRIBUTES.length - 1;
/** The padding is counted in one byte. */
const MAX_ALIGNMENT = 255;

interface Layout {
  readonly bytes: number;
  readonly isPickled: boolean;
  readonly isPadded: boolean;
}

/** True for the class whose state says how an array of joblib lies in the file. */
export function isArrayWrapper(path: string): boolean {
  return WRAPPER.test(path);
}

/**
 * Follows the arrays of joblib (`joblib/numpy_pickle.py`, from version 0.10 on): as soon as the state of a
 * `NumpyArrayWrapper` is set, its array follows in the file: raw, from version 1.2 on behind a byte that says how many
 * bytes of padding come first, or as a pickle of its own if it holds objects.
 */
export class JoblibArrays {
  /** Arrays that were passed over or read. */
  arrays = 0;
  readonly #events: PickleEvents;
  readonly #types = new Map<number, ElementType>();
  readonly #onObjects: (wrapper: Value, content: Value) => void;

  /** @param onObjects is told what the pickle of an array with objects stands for */
  constructor(events: PickleEvents, onObjects: (wrapper: Value, content: Value) => void = () => undefined) {
    this.#events = events;
    this.#onObjects = onObjects;
  }

  /**
   * Is called after each `BUILD`.
   * @throws Unreadable `layout` if joblib would not write such an array: then what follows cannot be told from raw numbers
   */
  afterBuild(state: PickleState, target: Value, buildState: Value): void {
    if (kindOf(target) !== OBJECT) return;
    const name = classOf(state, target);
    if (name === 'numpy.dtype') this.#noteType(state, target, buildState);
    else if (name !== undefined && isArrayWrapper(name)) this.#follow(state, target, buildState);
  }

  /** A type that NumPy does not write is told by the judge; here it is unknown. */
  #noteType(state: PickleState, target: Value, buildState: Value): void {
    if (this.#types.size >= MAX_DTYPES) return;
    try {
      this.#types.set(referenceOf(target), readElementType(state, target, buildState));
    } catch (error) {
      if (!isUnreadable(error, 'layout')) throw error;
    }
  }

  #follow(state: PickleState, target: Value, buildState: Value): void {
    this.arrays += 1;
    if (!isMadeEmpty(state, target)) refuse(state, 'Its wrapper is made with arguments');
    const layout = this.#layout(state, attributesOf(state, buildState));
    // joblib reads from the file, behind the frame that its unpickler has read already.
    if (state.frameEnd > state.cursor.position) this.#events.straddled?.(state.offset);
    state.frameEnd = 0;
    if (layout.isPickled) {
      this.#readObjects(state, target);
      return;
    }
    const padding = layout.isPadded ? Math.max(0, state.cursor.next()) : 0;
    if (!state.cursor.skip(padding + layout.bytes)) state.fail('ends within an array');
  }

  #readObjects(state: PickleState, wrapper: Value): void {
    const cursor = new Cursor(state.cursor.source, state.cursor.position);
    const inner = new PickleState(cursor, this.#events, state);
    runPickle(inner);
    this.#onObjects(wrapper, inner.result);
    if (inner.fault !== undefined) state.fail(inner.fault.reason, inner.fault.offset);
    state.cursor.moveTo(cursor.position);
  }

  #layout(state: PickleState, attributes: ReadonlyMap<string, Value>): Layout {
    const [shape, dtype, mapped, alignment] = [
      ...['shape', 'dtype', 'allow_mmap', 'numpy_array_alignment_bytes'].map((name) => attributes.get(name)),
    ];
    const type = this.#types.get(referenceOf(dtype ?? 0));
    if (dtype === undefined || kindOf(dtype) !== OBJECT || type === undefined) {
      refuse(state, 'Its element type is none that NumPy writes');
    }
    const isPickled = type.kind === 'O' || type.saysObjects;
    if (isPickled && !isFalse(state, mapped ?? 0)) {
      refuse(state, 'It has objects and may be mapped into memory');
    }
    return {
      bytes: countOf(state, shape ?? 0) * type.bytes,
      isPickled,
      isPadded: isPadded(state, alignment),
    };
  }
}

function refuse(state: PickleState, problem: string): never {
  const detail =
    `${problem}. joblib writes no such array, so it is not known where its numbers end: nothing after it ` +
    'was scanned.';
  throw strangeLayout('joblib array', detail, state.offset);
}

/** joblib skips padding if the attribute is anything but None. */
function isPadded(state: PickleState, alignment: Value | undefined): boolean {
  if (alignment === undefined || isNone(state, alignment)) return false;
  const bytes = integerOf(state, alignment);
  if (bytes === undefined || bytes < 1 || bytes > MAX_ALIGNMENT) {
    refuse(state, 'Its alignment is not a plain number');
  }
  return true;
}

function countOf(state: PickleState, shape: Value): number {
  let count = 1;
  for (const item of tupleItems(state, shape) ?? [0]) {
    const length = integerOf(state, item);
    if (length === undefined || length < 0) refuse(state, 'Its shape is not a tuple of plain numbers');
    count *= length;
  }
  if (!Number.isSafeInteger(count)) refuse(state, 'Its shape is too large');
  return count;
}

/** @returns the attributes that a state sets: exactly those that joblib writes, each once */
function attributesOf(state: PickleState, buildState: Value): ReadonlyMap<string, Value> {
  const kept = kindOf(buildState) === DICT ? state.nodes.items(referenceOf(buildState)) : undefined;
  const items = kept?.items ?? [];
  const attributes = new Map<string, Value>();
  for (let at = 0; at + 1 < items.length; at += 2) {
    attributes.set(state.textOf(items[at] ?? 0) ?? '', items[at + 1] ?? 0);
  }
  const names = ATTRIBUTES.slice(0, attributes.size);
  const isGenuine =
    kept?.isCut === false &&
    items.length === 2 * attributes.size &&
    attributes.size >= OLD_ATTRIBUTES &&
    attributes.size <= ATTRIBUTES.length &&
    names.every((name) => attributes.has(name));
  if (!isGenuine) refuse(state, 'Its wrapper has other attributes than those of joblib');
  return attributes;
}

/** True if an object was made without arguments, so that nothing but its state says what it holds. */
function isMadeEmpty(state: PickleState, object: Value): boolean {
  const [callable = 0, args = 0, ...more] = state.itemsOf(object);
  const items = state.argumentsOf(args);
  if (items === undefined || more.length > 0) return false;
  switch (globalName(state, callable)) {
    case 'copyreg._reconstructor':
      return items.length === 3 && isNone(state, items[2] ?? 0);
    case 'copyreg.__newobj__':
      return items.length === 1;
    case 'copyreg.__newobj_ex__':
      return false;
    default:
      return items.length === 0;
  }
}

/** @returns the name of the class of which an object was made, or of the function that made it */
export function classOf(state: PickleState, object: Value): string | undefined {
  const [callable, args] = state.itemsOf(object);
  if (callable === undefined || kindOf(callable) !== GLOBAL) return undefined;
  const path = globalName(state, callable);
  if (!MAKERS.has(path)) return path;
  const [made] = args === undefined ? [] : state.itemsOf(args);
  return made !== undefined && kindOf(made) === GLOBAL ? globalName(state, made) : undefined;
}
