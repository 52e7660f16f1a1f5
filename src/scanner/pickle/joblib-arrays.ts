import type { PickleEvents } from './events.ts';
import { readLiteral } from './literal.ts';
import { runPickle } from './machine.ts';
import { canonicalName } from './python-names.ts';
import { PickleState } from './state.ts';
import { Cursor } from './cursor.ts';
import { CONSTANT, DICT, GLOBAL, kindOf, OBJECT, referenceOf, TUPLE, type Value } from './value.ts';

const WRAPPERS: ReadonlySet<string> = new Set([
  'joblib.numpy_pickle.NumpyArrayWrapper',
  'sklearn.externals.joblib.numpy_pickle.NumpyArrayWrapper',
]);
const MAKERS: ReadonlySet<string> = new Set([
  'copyreg._reconstructor',
  'copyreg.__newobj__',
  'copyreg.__newobj_ex__',
]);
const MAX_DTYPES = 10_000;
export const HAS_OBJECTS = 1;
/** Kinds whose size the state says: raw bytes, byte strings and text. */
const FLEXIBLE: ReadonlySet<string> = new Set(['V', 'S', 'U']);

/** How many bytes an element of an array takes, and whether it is pickled instead. */
interface ElementType {
  readonly bytes: number;
  readonly isPickled: boolean;
}

/** What the raw arrays of one pickle did to the reading. */
export interface ArrayReport {
  /** Arrays that were passed over or read. */
  arrays: number;
  /** Where an array could not be followed. */
  lostAt: number | undefined;
}

/** `f8`, `U10`, `O8`: how NumPy writes an element type into a pickle. */
const ELEMENT = /^[<>|=]?(?<kind>[biufcmMOSUV?])(?<size>\d{0,9})$/u;

/**
 * Follows the arrays of joblib (`joblib/numpy_pickle.py`, from version 0.10 on): as soon as the state of a
 * `NumpyArrayWrapper` is set, its array follows in the file: raw, from version 1.2 on behind a byte that says how many
 * bytes of padding come first, or as a pickle of its own if it holds objects.
 */
export class JoblibArrays {
  readonly report: ArrayReport = { arrays: 0, lostAt: undefined };
  readonly #events: PickleEvents;
  readonly #types = new Map<number, ElementType>();

  constructor(events: PickleEvents) {
    this.#events = events;
  }

  /** Is called after each `BUILD`. */
  afterBuild(state: PickleState, target: Value, buildState: Value): void {
    if (kindOf(target) !== OBJECT) return;
    const name = classOf(state, target);
    if (name === 'numpy.dtype') this.#noteType(state, target, buildState);
    else if (name !== undefined && WRAPPERS.has(name)) this.#follow(state, buildState);
  }

  #noteType(state: PickleState, target: Value, buildState: Value): void {
    const element = elementType(state, target, buildState);
    if (element !== undefined && this.#types.size < MAX_DTYPES) this.#types.set(referenceOf(target), element);
  }

  #follow(state: PickleState, buildState: Value): void {
    this.report.arrays += 1;
    const items = kindOf(buildState) === DICT ? state.nodes.items(referenceOf(buildState))?.items : undefined;
    const layout = items === undefined ? undefined : this.#layout(state, items);
    if (layout === undefined) {
      this.report.lostAt ??= state.offset;
      state.isDone = true;
      return;
    }
    // joblib reads from the file, behind the frame that its unpickler has read already.
    if (state.frameEnd > state.cursor.position) this.#events.straddled(state.offset);
    state.frameEnd = 0;
    if (layout.isPickled) {
      this.#readObjects(state);
      return;
    }
    const padding = layout.isPadded ? Math.max(0, state.cursor.next()) : 0;
    if (!state.cursor.skip(padding + layout.bytes)) state.fail('ends within an array');
  }

  #readObjects(state: PickleState): void {
    const cursor = new Cursor(state.cursor.source, state.cursor.position);
    const inner = new PickleState(cursor, this.#events, state);
    runPickle(inner);
    if (inner.fault !== undefined) state.fail(inner.fault.reason, inner.fault.offset);
    state.cursor.moveTo(cursor.position);
  }

  #layout(
    state: PickleState,
    items: readonly Value[],
  ): { bytes: number; isPickled: boolean; isPadded: boolean } | undefined {
    const attributes = new Map<string, Value>();
    for (let at = 0; at + 1 < items.length; at += 2) {
      attributes.set(state.textOf(items[at] ?? 0) ?? '', items[at + 1] ?? 0);
    }
    const [shape, dtype, alignment] = [
      attributes.get('shape'),
      attributes.get('dtype'),
      attributes.get('numpy_array_alignment_bytes'),
    ];
    const type = dtype === undefined ? undefined : this.#types.get(referenceOf(dtype));
    const count = shape === undefined ? undefined : product(state, shape);
    if (type === undefined || count === undefined) return undefined;
    const isPadded = alignment !== undefined && integer(state, alignment) !== undefined;
    return { bytes: count * type.bytes, isPickled: type.isPickled, isPadded };
  }
}

/** @returns the name of the class of which an object was made */
function classOf(state: PickleState, object: Value): string | undefined {
  const [callable, args] = state.nodes.items(referenceOf(object))?.items ?? [];
  if (callable === undefined || kindOf(callable) !== GLOBAL) return undefined;
  const path = pathOf(state, callable);
  if (!MAKERS.has(path)) return path;
  const [made] = args === undefined ? [] : (state.nodes.items(referenceOf(args))?.items ?? []);
  return made !== undefined && kindOf(made) === GLOBAL ? pathOf(state, made) : undefined;
}

function pathOf(state: PickleState, value: Value): string {
  const { module, name } = state.globals.get(referenceOf(value));
  return canonicalName(module, name);
}

export function integer(state: PickleState, value: Value): number | undefined {
  if (kindOf(value) !== CONSTANT) return undefined;
  const literal = readLiteral(state.cursor, referenceOf(value));
  return literal.type === 'number' && literal.value !== undefined ? Number(literal.value) : undefined;
}

function product(state: PickleState, shape: Value): number | undefined {
  const kept = kindOf(shape) === TUPLE ? state.nodes.items(referenceOf(shape)) : undefined;
  if (kept === undefined || kept.isCut) return undefined;
  let count = 1;
  for (const item of kept.items) {
    const length = integer(state, item);
    if (length === undefined || length < 0) return undefined;
    count *= length;
  }
  return count;
}

function elementType(state: PickleState, dtype: Value, buildState: Value): ElementType | undefined {
  const groups = ELEMENT.exec(elementCode(state, dtype))?.groups;
  const fields = itemsOf(state, buildState);
  if (groups === undefined || fields.length === 0) return undefined;
  const { kind = '', size = '' } = groups;
  const [declared, flags] = [integer(state, fields[5] ?? 0), integer(state, fields[7] ?? 0)];
  if (holdsObjects(kind, flags)) return { bytes: 0, isPickled: true };
  return { bytes: elementBytes(kind, size, declared), isPickled: false };
}

function holdsObjects(kind: string, flags = 0): boolean {
  return kind === 'O' || (kind === 'V' && (flags & HAS_OBJECTS) !== 0);
}

/** @returns the first argument of `numpy.dtype`, or nothing if it is no text */
export function elementCode(state: PickleState, dtype: Value): string {
  const [, args = 0] = itemsOf(state, dtype);
  const [text = 0] = itemsOf(state, args);
  return state.textOf(text) ?? '';
}

/** @param declared what the state says, which counts for kinds of any size; -1 or nothing otherwise */
function elementBytes(kind: string, size: string, declared = -1): number {
  if (FLEXIBLE.has(kind) && declared >= 0) return declared;
  return Number(size === '' ? 1 : size) * (kind === 'U' ? 4 : 1);
}

function itemsOf(state: PickleState, value: Value): readonly Value[] {
  return state.nodes.items(referenceOf(value))?.items ?? [];
}
