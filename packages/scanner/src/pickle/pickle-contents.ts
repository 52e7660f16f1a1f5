import { isUnreadable } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import { TensorFacts } from '../model-kinds.ts';
import { Cursor } from './machine/cursor.ts';
import { integerOf } from './judging/element-type.ts';
import { Globals } from './machine/globals.ts';
import { classOf, JoblibArrays } from './joblib-arrays.ts';
import { runPickle } from './machine/machine.ts';
import { Probe } from './probe.ts';
import { PickleState } from './machine/state.ts';
import {
  DICT,
  isText,
  kindOf,
  LIST,
  makeValue,
  OBJECT,
  referenceOf,
  TUPLE,
  type Value,
} from './machine/value.ts';
import { type KeptItems, type NodeFlags, Nodes } from './machine/nodes.ts';

/** Reading ends after so many opcodes. */
const MAX_OPERATIONS = 3_000_000;
const MAX_STATES = 200_000;
const TENSOR = /^torch\._(?:utils|tensor)\._rebuild_/u;

/** What one pickle describes, as data: nothing is made or called. */
export class PickleContents extends Probe {
  readonly states = new Map<Value, Value>();
  readonly #nodes = new KeptNodes();
  /** What joblib pickles of arrays with objects. */
  readonly #arrays = new Map<Value, Value>();
  readonly #state: PickleState;

  private constructor(bytes: ByteSource, start: number, globals = new Globals()) {
    super(globals);
    const joblib = new JoblibArrays(this, (wrapper, content) => this.#arrays.set(wrapper, content));
    const shared = { nodes: this.#nodes, globals };
    this.#state = new PickleState(new Cursor(bytes, start), this, shared, (...args) => {
      joblib.afterBuild(...args);
    });
    this.state = this.#state;
  }

  /** @returns undefined if the pickle cannot be read to its end */
  static read(bytes: ByteSource, start: number): PickleContents | undefined {
    const contents = new PickleContents(bytes, start);
    try {
      runPickle(contents.#state, { endsAtFault: true, operations: MAX_OPERATIONS });
    } catch (error) {
      // The scan itself has told it.
      if (isUnreadable(error, 'layout')) return undefined;
      throw error;
    }
    const { isDone, fault } = contents.#state;
    return isDone && fault === undefined ? contents : undefined;
  }

  get root(): Value {
    return this.#state.result;
  }

  /** The class of an object, or what made it, with its module. */
  classOf(value: Value): string | undefined {
    return kindOf(value) === OBJECT ? classOf(this.#state, value) : undefined;
  }

  /** The attributes that the state of an object sets. */
  attributes(value: Value): ReadonlyMap<string, Value> {
    const state = this.states.get(value) ?? 0;
    return this.entries(kindOf(state) === TUPLE ? (this.items(state)[0] ?? 0) : state);
  }

  /** The entries of a dict whose keys are texts. */
  entries(value: Value): ReadonlyMap<string, Value> {
    const items = kindOf(value) === DICT ? this.#kept(value) : [];
    return new Map(
      pairs(items).flatMap(([key, item]) => (isText(key) ? [[this.text(key) ?? '', item]] : [])),
    );
  }

  /** The items of a tuple or list. */
  items(value: Value): readonly Value[] {
    return kindOf(value) === TUPLE || kindOf(value) === LIST ? this.#kept(value) : [];
  }

  integer(value: Value): number | undefined {
    return integerOf(this.#state, value);
  }

  text(value: Value): string | undefined {
    return this.#state.textOf(value);
  }

  /** The texts of an array of objects. */
  texts(array: Value): readonly string[] {
    const [, , , , list = 0] = this.items(this.states.get(this.#arrays.get(array) ?? array) ?? 0);
    return this.items(list).flatMap((item) => this.text(item) ?? []);
  }

  isTensor(value: Value): boolean {
    return TENSOR.test(this.classOf(value) ?? '');
  }

  /** What the tensors in all dicts say, ordered ones too. */
  tensors(): TensorFacts {
    const facts = new TensorFacts();
    for (const { items } of this.#nodes.all) {
      for (const [key, item] of pairs(items)) {
        if (isText(key) && this.isTensor(item)) facts.add(this.text(key) ?? '');
      }
    }
    return facts;
  }

  override global(): void {
    // Names are read from the objects.
  }

  override built(target?: Value, state?: Value): void {
    if (target === undefined || state === undefined || this.states.size >= MAX_STATES) return;
    this.states.set(target, state);
  }

  /** Keys and values that are added to an object, such as an ordered dict, are kept behind what made it. */
  changed(target: Value, _offset: number, start: number): void {
    const { stack } = this.#state;
    for (let index = start; index < stack.size; index += 1) {
      this.#nodes.add(referenceOf(target), stack.at(index));
    }
  }

  #kept(value: Value): readonly Value[] {
    return this.#nodes.items(referenceOf(value))?.items ?? [];
  }
}

function pairs(items: readonly Value[]): readonly (readonly [Value, Value])[] {
  return items.flatMap((key, at) =>
    at % 2 === 0 && at + 1 < items.length ? [[key, items[at + 1] ?? 0]] : [],
  );
}

/** All nodes and their items together: some 10 MB. What is beyond the limit is unknown. */
const MAX_KEPT = 1_000_000;
const MOST_ITEMS = 10_000;

interface KeptNode extends KeptItems {
  readonly items: Value[];
}

/** Remembers all that a pickle makes, up to a limit, so that it can be looked at afterwards. Nothing here judges. */
class KeptNodes extends Nodes {
  override readonly lookedAt = MOST_ITEMS;
  readonly all: KeptNode[] = [];
  #kept = 0;

  constructor() {
    super(0);
  }

  override create(kind: number): Value {
    this.#kept += 1;
    return makeValue(kind, this.#kept > MAX_KEPT ? MAX_KEPT : this.all.push({ items: [], isCut: false }) - 1);
  }

  override add(node: number, item: Value): void {
    const { items } = this.all[node] ?? {};
    if (items === undefined || items.length >= MOST_ITEMS || this.#kept >= MAX_KEPT) return;
    this.#kept += 1;
    items.push(item);
  }

  override items(node: number): KeptItems | undefined {
    return this.all[node];
  }

  override mark(): void {
    return;
  }

  override flagsOf(): NodeFlags {
    return 0;
  }
}
