import type { Cursor } from './cursor.ts';
import type { PickleEvents } from './events.ts';
import type { Globals } from './globals.ts';
import { readLiteral } from './literal.ts';
import { Memo } from './memo.ts';
import type { Nodes } from './nodes.ts';
import { isText, kindOf, LIST, makeValue, NOTHING, OBJECT, referenceOf, TUPLE, type Value } from './value.ts';
import { ValueStack } from './value-stack.ts';

/** Where a pickle breaks the rules: CPython stops there, if it gets there. */
export interface Fault {
  readonly offset: number;
  /** What is wrong, as the end of a sentence. */
  readonly reason: string;
}

/** Follows what a loader reads besides opcodes, such as joblib's arrays. */
export type AfterBuild = (state: PickleState, target: Value, buildState: Value) => void;

/** What an opcode does. Its argument comes next in the state's cursor. */
export type Operation = (state: PickleState) => void;

/** What several pickles of one content share. */
export interface Shared {
  readonly nodes: Nodes;
  readonly globals: Globals;
}

/** What an unpickler remembers while it reads. The operations work on it. */
export class PickleState {
  readonly cursor: Cursor;
  readonly events: PickleEvents;
  readonly stack = new ValueStack();
  readonly memo: Memo;
  readonly nodes: Nodes;
  readonly globals: Globals;
  readonly afterBuild: AfterBuild | undefined;
  /** What `PROTO` said last. Names are followed along their dots from protocol 4 on. */
  protocol = 0;
  /** The offset of the opcode at hand. */
  offset = 0;
  /** Where the frame ends; 0 outside of frames. */
  frameEnd = 0;
  /** True if a frame ends behind the content. */
  hasLongFrame = false;
  isDone = false;
  /** What the pickle stands for, once it is done. */
  result: Value = NOTHING;
  /** The first fault. */
  fault: Fault | undefined;
  /** The last entries of the memo, by turns. */
  readonly #recentKeys = new Float64Array(8);
  readonly #recentValues = new Float64Array(8);
  #recent = 0;

  constructor(cursor: Cursor, events: PickleEvents, shared: Shared, afterBuild?: AfterBuild) {
    this.cursor = cursor;
    this.events = events;
    this.nodes = shared.nodes;
    this.globals = shared.globals;
    this.memo = new Memo();
    this.afterBuild = afterBuild;
  }

  /** Notes what is wrong. Reading goes on if it can: other readers may forgive it, and code runs before a crash. */
  fail(reason: string, offset = this.offset): void {
    this.fault ??= { offset, reason };
  }

  /** Pushes a constant, which can be read again from its opcode. */
  pushConstant(kind: number): void {
    this.stack.push(makeValue(kind, this.offset));
  }

  /** Makes an object of a call. Nothing is called. */
  makeObject(callable: Value, args: Value): Value {
    const object = this.nodes.create(OBJECT, this.offset);
    const node = referenceOf(object);
    this.nodes.add(node, callable);
    this.nodes.add(node, args);
    return object;
  }

  /** What a container, a call or an id holds, as far as it was kept. */
  itemsOf(value: Value): readonly Value[] {
    return this.nodes.items(referenceOf(value))?.items ?? [];
  }

  /** @returns the keys of the pairs in a dict; undefined stands for those that are no texts */
  keysIn(items: readonly Value[]): readonly (string | undefined)[] {
    return items.filter((_item, at) => at % 2 === 0).map((key) => this.textOf(key));
  }

  /**
   * Gives the arguments of a call. pickle.py takes a list as well as a tuple.
   * @returns undefined if they cannot be known: they were made long ago, are too many, or computed
   */
  argumentsOf(args: Value): readonly Value[] | undefined {
    if (kindOf(args) !== TUPLE && kindOf(args) !== LIST) return undefined;
    const kept = this.nodes.items(referenceOf(args));
    return kept === undefined || kept.isCut ? undefined : kept.items;
  }

  memoize(key: number, value: Value): void {
    this.memo.set(key, value);
    this.#recentKeys[this.#recent] = key;
    this.#recentValues[this.#recent] = value;
    this.#recent = (this.#recent + 1) & 7;
  }

  /** Keeps a text that served as a name, even if the memo is large. */
  keepName(value: Value): void {
    const at = this.#recentValues.indexOf(value);
    if (at >= 0) this.memo.keepName(this.#recentKeys[at] ?? 0, value);
  }

  /** @returns undefined if the value is no text that the pickle spells out, or one that is too long for a name */
  textOf(value: Value): string | undefined {
    if (!isText(value)) return undefined;
    const literal = readLiteral(this.cursor, referenceOf(value));
    return literal.type === 'text' && !literal.isCut ? literal.text : undefined;
  }
}
