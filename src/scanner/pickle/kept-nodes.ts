import { type KeptItems, type NodeFlags, Nodes } from './nodes.ts';
import { makeValue, type Value } from './value.ts';

/** All nodes and their items together: some 10 MB. */
const MAX_KEPT = 1_000_000;
const MOST_ITEMS = 10_000;

/**
 * Remembers all that a pickle makes, up to a limit, so that it can be looked at afterwards. What is beyond the limit is
 * unknown.
 */
export class KeptNodes extends Nodes {
  override readonly lookedAt = MOST_ITEMS;
  readonly #nodes: { readonly offset: number; readonly items: Value[]; isCut: boolean }[] = [];
  #kept = 0;

  constructor() {
    super(0);
  }

  override create(kind: number, offset: number): Value {
    if (this.#kept >= MAX_KEPT) return makeValue(kind, MAX_KEPT);
    this.#kept += 1;
    this.#nodes.push({ offset, items: [], isCut: false });
    return makeValue(kind, this.#nodes.length - 1);
  }

  override add(node: number, item: Value): void {
    const entry = this.#nodes[node];
    if (entry === undefined) return;
    if (this.#kept >= MAX_KEPT || entry.items.length >= MOST_ITEMS) {
      entry.isCut = true;
      return;
    }
    this.#kept += 1;
    entry.items.push(item);
  }

  override items(node: number): KeptItems | undefined {
    return this.#nodes[node];
  }

  override offsetOf(node: number): number | undefined {
    return this.#nodes[node]?.offset;
  }

  /** Nothing here judges. */
  override mark(): void {
    return;
  }

  override flagsOf(): NodeFlags {
    return 0;
  }
}
