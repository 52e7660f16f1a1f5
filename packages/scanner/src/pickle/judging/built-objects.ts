import type { NameUse } from '../name-use.ts';
import type { Nodes } from '../machine/nodes.ts';
import { referenceOf, type Value } from '../machine/value.ts';

/** The most objects of which it is remembered that their state was set. */
const MAX_BUILT = 1_000_000;
/** The most containers of which it is remembered what was added to them. */
const MAX_FILLED = 100_000;

/** The objects of a pickle whose state was set. They are remembered longer than what the machine keeps of each object. */
export class BuiltObjects {
  readonly #makers = new Map<number, NameUse | undefined>();
  /** The states of partial functions, which say what they call. */
  readonly #partials = new Map<number, Value>();
  /** Lists of what was added to containers that a call made. */
  readonly #added = new Map<number, Value[]>();
  #areAllKept = true;

  /** @param maker what made the object, if it can be seen */
  note(object: Value, maker: NameUse | undefined): void {
    if (this.#makers.size < MAX_BUILT) this.#makers.set(referenceOf(object), maker);
  }

  notePartial(object: Value, state: Value): void {
    if (this.#partials.size < MAX_BUILT) this.#partials.set(referenceOf(object), state);
  }

  partialState(object: Value): Value | undefined {
    return this.#partials.get(referenceOf(object));
  }

  noteItems(object: Value, items: Value): void {
    const number = referenceOf(object);
    const known = this.#added.get(number);
    if (known !== undefined) known.push(items);
    else if (this.#added.size < MAX_FILLED) this.#added.set(number, [items]);
    else this.#areAllKept = false;
  }

  /** @returns lists of what was added to a container that a call made; undefined if that is not known */
  itemsOf(object: Value): readonly Value[] | undefined {
    return this.#areAllKept ? (this.#added.get(referenceOf(object)) ?? []) : undefined;
  }

  get isAny(): boolean {
    return this.#makers.size > 0;
  }

  /** @returns what made an object whose state was set, also if the object itself was forgotten */
  makerOf(object: Value): NameUse | undefined {
    return this.#makers.get(referenceOf(object));
  }

  has(object: Value): boolean {
    return this.#makers.has(referenceOf(object));
  }

  /** True if the state of an object was set, or if that is not known. */
  mayHave(object: Value): boolean {
    return this.#makers.size >= MAX_BUILT || this.has(object);
  }

  /** True if the state of an object was set, or if that is not remembered of an object of long ago. */
  hadState(object: Value, nodes: Nodes): boolean {
    const isForgotten = this.#makers.size >= MAX_BUILT && nodes.offsetOf(referenceOf(object)) === undefined;
    return this.has(object) || isForgotten;
  }
}
