import { type KeptItems, type NodeFlags, Nodes } from './nodes.ts';
import { makeValue, type Value } from './value.ts';

/** All nodes and their items together: some 10 MB. What is beyond the limit is unknown. */
const MAX_KEPT = 1_000_000;
const MOST_ITEMS = 10_000;

interface KeptNode extends KeptItems {
  readonly items: Value[];
}

/** Remembers all that a pickle makes, up to a limit, so that it can be looked at afterwards. Nothing here judges. */
export class KeptNodes extends Nodes {
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
