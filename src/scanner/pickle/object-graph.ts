import type { ByteSource } from '../byte-source.ts';
import { StrangeLayout } from '../strange-layout.ts';
import { Cursor } from './cursor.ts';
import { integerOf } from './element-type.ts';
import type { Call, PickleEvents } from './events.ts';
import type { NodeFlags } from './nodes.ts';
import { Globals } from './globals.ts';
import { classOf, JoblibArrays } from './joblib-arrays.ts';
import { KeptNodes } from './kept-nodes.ts';
import { runPickle } from './machine.ts';
import { canonicalName } from './python-names.ts';
import { PickleState } from './state.ts';
import {
  DICT,
  GLOBAL,
  isText,
  kindOf,
  LIST,
  NOTHING,
  OBJECT,
  referenceOf,
  SET,
  TUPLE,
  type Value,
} from './value.ts';

/** Reading ends after so many opcodes; what came so far is looked at. */
const MAX_OPERATIONS = 3_000_000;
const MAX_ADDED = 200_000;

/** The objects that a pickle describes, as data: nothing is made or called. */
export class ObjectGraph {
  readonly #state: PickleState;
  readonly #notes: Notes;

  private constructor(state: PickleState, notes: Notes) {
    this.#state = state;
    this.#notes = notes;
  }

  /**
   * Reads one pickle.
   * @returns undefined if it cannot be read to its end
   */
  static read(bytes: ByteSource, start: number): ObjectGraph | undefined {
    const notes = new Notes();
    const joblib = new JoblibArrays(notes, (wrapper, content) => {
      notes.contents.set(wrapper, content);
    });
    const shared = { nodes: new KeptNodes(), globals: new Globals() };
    const state = new PickleState(new Cursor(bytes, start), notes, shared, (...args) => {
      joblib.afterBuild(...args);
    });
    notes.state = state;
    try {
      runPickle(state, { endsAtFault: true, operations: MAX_OPERATIONS });
    } catch (error) {
      // The scan itself has told it.
      if (error instanceof StrangeLayout) return undefined;
      throw error;
    }
    return state.isDone && state.fault === undefined ? new ObjectGraph(state, notes) : undefined;
  }

  get root(): Value {
    return this.#state.result;
  }

  /** The class of an object, or what made it, with its module. */
  classOf(value: Value): string | undefined {
    return kindOf(value) === OBJECT ? classOf(this.#state, value) : undefined;
  }

  /** The name of a class or function that a pickle refers to. */
  nameOf(value: Value): string | undefined {
    if (kindOf(value) !== GLOBAL) return undefined;
    const { module, name } = this.#state.globals.get(referenceOf(value));
    return canonicalName(module, name);
  }

  /** The arguments that an object was made with. */
  argumentsOf(value: Value): readonly Value[] {
    const [, args = NOTHING] = kindOf(value) === OBJECT ? this.#kept(value) : [];
    return this.items(args);
  }

  /** The attributes that the state of an object sets. */
  attributes(value: Value): ReadonlyMap<string, Value> {
    const state = this.#notes.states.get(value) ?? NOTHING;
    return this.entries(kindOf(state) === TUPLE ? (this.items(state)[0] ?? NOTHING) : state);
  }

  /** The state of an object that is no dict, such as that of an array. */
  stateOf(value: Value): readonly Value[] {
    return this.items(this.#notes.states.get(value) ?? NOTHING);
  }

  /** The entries of a dict, also of an ordered one, whose keys are texts. */
  entries(value: Value): ReadonlyMap<string, Value> {
    const items = kindOf(value) === DICT ? this.#kept(value) : (this.#notes.added.get(value) ?? []);
    const entries = new Map<string, Value>();
    for (let at = 0; at + 1 < items.length; at += 2) {
      const key = this.text(items[at] ?? NOTHING);
      if (key !== undefined) entries.set(key, items[at + 1] ?? NOTHING);
    }
    return entries;
  }

  /** The items of a tuple, list or set. */
  items(value: Value): readonly Value[] {
    const kind = kindOf(value);
    return kind === TUPLE || kind === LIST || kind === SET ? this.#kept(value) : [];
  }

  text(value: Value): string | undefined {
    return isText(value) ? this.#state.textOf(value) : undefined;
  }

  integer(value: Value): number | undefined {
    return integerOf(this.#state, value);
  }

  /** What the pickle of an array with objects stands for, inside a file of joblib. */
  contentOf(wrapper: Value): Value | undefined {
    return this.#notes.contents.get(wrapper);
  }

  #kept(value: Value): readonly Value[] {
    return this.#state.nodes.items(referenceOf(value))?.items ?? [];
  }
}

/** Notes what the opcodes set, and judges nothing. */
class Notes implements PickleEvents {
  state: PickleState | undefined;
  readonly states = new Map<Value, Value>();
  /** Keys and values that were added to objects, such as ordered dicts. */
  readonly added = new Map<Value, Value[]>();
  readonly contents = new Map<Value, Value>();
  #addedCount = 0;

  called({ callable, args }: Call): Value {
    return this.state?.makeObject(callable, args) ?? NOTHING;
  }

  built(target: Value, state: Value): void {
    this.states.set(target, state);
  }

  changed(target: Value, _offset: number, start: number): void {
    const { stack } = this.state ?? {};
    if (stack === undefined) return;
    const items = this.added.get(target) ?? [];
    const end = Math.min(stack.size, start + MAX_ADDED - this.#addedCount);
    for (let index = start; index < end; index += 1) items.push(stack.at(index));
    this.#addedCount += Math.max(0, end - start);
    this.added.set(target, items);
  }

  attributeSet(): NodeFlags {
    return 0;
  }

  isInstance(): boolean {
    return false;
  }

  persistent(): undefined {
    return undefined;
  }

  global(): void {
    // Names are read from the objects.
  }

  computedName(): void {
    // The scan has told it.
  }

  extension(): void {
    // The scan has told it.
  }

  bytes(): void {
    // The scan has looked at them.
  }

  straddled(): void {
    // The scan has told it.
  }
}
