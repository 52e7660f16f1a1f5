import { makeValue, type Value } from './value.ts';

/** How many nodes and items are remembered; the oldest are forgotten first. */
const MAX_NODES = 1 << 16;
const ITEMS_PER_NODE = 8;
/** The most items that are kept of one node. A code object's constructor takes 18 arguments. */
const KEPT_ITEMS = 64;
/** Protocol 0 adds items one by one, with others between. So many are moved to stay together: wrappers of arrays have twelve. */
const MOVED_ITEMS = 12;

const MORE = 1;
/** Most pickles of a file with many are short. */
const FIRST_NODES = 8;
/** The most nodes whose keys are remembered after the node itself was forgotten. */
const MAX_LASTING = 100_000;

/** What is remembered of a container, and of the object that takes it as its state. */
export const NodeFlag = {
  /** It has a key that the unpickler looks up at the next `BUILD`, or one that is computed. */
  actingKeys: 2,
  /** It has a key that the unpickler calls if it adds items. */
  methodKeys: 4,
  /** It is a type of NumPy that has objects. */
  numpyObjects: 8,
  /** It holds an object whose methods may call what the pickle put into it. */
  instances: 16,
  /** It has something to call under the name of a method that hooks of vetted classes call. */
  hookKeys: 32,
  /** It has a value under a name whose value native libraries take for an address. */
  handleKeys: 64,
  /** It may be a dict with keys that nobody has looked at. */
  unseenKeys: 128,
} as const;
export type NodeFlags = number;
/** What counts however long ago the node was made. */
const LASTING: NodeFlags =
  NodeFlag.actingKeys | NodeFlag.methodKeys | NodeFlag.hookKeys | NodeFlag.handleKeys | NodeFlag.unseenKeys;

/** The items of a tuple, list, dict or call, as far as they were kept. */
export interface KeptItems {
  readonly items: readonly Value[];
  /** True if there are more items than were kept. */
  readonly isCut: boolean;
}

/**
 * The containers and calls that were made last, in rings of fixed size: a pickler writes the arguments of a call right
 * before it, and a pickle that calls with arguments from long ago was not made by one.
 */
export class Nodes {
  /** The most items that are offered at once. More items of one node are never kept. */
  readonly lookedAt: number = 2 * KEPT_ITEMS;
  readonly #most: number;
  #capacity = FIRST_NODES;
  #first = new Float64Array(FIRST_NODES);
  #count = new Uint8Array(FIRST_NODES);
  #flags = new Uint8Array(FIRST_NODES);
  #offset = new Float64Array(FIRST_NODES);
  #items = new Float64Array(FIRST_NODES * ITEMS_PER_NODE);
  /** Flags of `LASTING` by node. */
  readonly #lasting = new Map<number, NodeFlags>();
  #nodes = 1;
  #next = 0;

  /** @param most the most nodes that are remembered; they take memory when they are made */
  constructor(most = MAX_NODES) {
    this.#most = most;
  }

  /** Makes an empty node. @param offset of the opcode */
  create(kind: number, offset: number): Value {
    if (this.#nodes === this.#capacity && this.#capacity < this.#most) this.#grow();
    const at = this.#nodes % this.#capacity;
    this.#first[at] = this.#next;
    this.#count[at] = 0;
    this.#flags[at] = 0;
    this.#offset[at] = offset;
    this.#nodes += 1;
    return makeValue(kind, this.#nodes - 1);
  }

  /** Adds an item. Of items that are not added in one go, only the first few are kept. */
  add(node: number, item: Value): void {
    if (!this.#holds(node)) return;
    const at = node % this.#capacity;
    const count = this.#count[at] ?? 0;
    if (count === 0) this.#first[at] = this.#next;
    const isNext = (this.#first[at] ?? 0) + count === this.#next || this.#moved(at, count);
    if (count >= KEPT_ITEMS || !isNext) {
      this.#flags[at] = (this.#flags[at] ?? 0) | MORE;
      return;
    }
    this.#append(item);
    this.#count[at] = count + 1;
  }

  #append(item: Value): void {
    if (this.#next === this.#items.length && this.#next < this.#most * ITEMS_PER_NODE) this.#growItems();
    this.#items[this.#next % this.#items.length] = item;
    this.#next += 1;
  }

  /** Moves the items of a node behind all others. @returns false if there are too many, or some were forgotten */
  #moved(at: number, count: number): boolean {
    const first = this.#first[at] ?? 0;
    const isCut = ((this.#flags[at] ?? 0) & MORE) !== 0;
    if (isCut || count >= MOVED_ITEMS || first < this.#next - this.#items.length) return false;
    this.#first[at] = this.#next;
    for (let index = first; index < first + count; index += 1) {
      this.#append(this.#items[index % this.#items.length] ?? 0);
    }
    return true;
  }

  /** @returns undefined if the node was forgotten */
  items(node: number): KeptItems | undefined {
    if (!this.#holds(node)) return undefined;
    const at = node % this.#capacity;
    const first = this.#first[at] ?? 0;
    const count = this.#count[at] ?? 0;
    if (count > 0 && first < this.#next - this.#items.length) return undefined;
    const items: Value[] = [];
    for (let index = first; index < first + count; index += 1) {
      items.push(this.#items[index % this.#items.length] ?? 0);
    }
    return { items, isCut: ((this.#flags[at] ?? 0) & MORE) !== 0 };
  }

  /** @returns the offset of the opcode that made the node, or undefined if it was forgotten */
  offsetOf(node: number): number | undefined {
    return this.#holds(node) ? this.#offset[node % this.#capacity] : undefined;
  }

  /** @param flags of `NodeFlag`, added to those that are set */
  mark(node: number, flags: NodeFlags): void {
    const at = node % this.#capacity;
    const lasting = flags & LASTING;
    if (lasting !== 0 && this.#lasting.size < MAX_LASTING) {
      this.#lasting.set(node, (this.#lasting.get(node) ?? 0) | lasting);
    }
    if (this.#holds(node)) this.#flags[at] = (this.#flags[at] ?? 0) | flags;
  }

  /** @returns the flags of `NodeFlag` that are set; of a node that was forgotten those of `LASTING`, all if there were too many */
  flagsOf(node: number): NodeFlags {
    if (this.#holds(node)) return (this.#flags[node % this.#capacity] ?? 0) & ~MORE;
    return node > 0 && this.#lasting.size < MAX_LASTING ? (this.#lasting.get(node) ?? 0) : LASTING;
  }

  /** Before the rings are as large as they may get, nothing in them was overwritten. */
  #grow(): void {
    this.#capacity = Math.min(this.#most, this.#capacity * 4);
    this.#first = grown(this.#first, new Float64Array(this.#capacity));
    this.#offset = grown(this.#offset, new Float64Array(this.#capacity));
    this.#count = grown(this.#count, new Uint8Array(this.#capacity));
    this.#flags = grown(this.#flags, new Uint8Array(this.#capacity));
  }

  #growItems(): void {
    const length = Math.min(this.#most * ITEMS_PER_NODE, this.#items.length * 4);
    this.#items = grown(this.#items, new Float64Array(length));
  }

  /** Number 0 stands for nodes of which nothing is left but their kind. */
  #holds(node: number): boolean {
    return node > 0 && node > this.#nodes - 1 - this.#capacity && node < this.#nodes;
  }
}

/** Copies an array into a larger one. */
export function grown<T extends Float64Array | Uint8Array | Uint32Array>(array: T, larger: T): T {
  larger.set(array);
  return larger;
}
