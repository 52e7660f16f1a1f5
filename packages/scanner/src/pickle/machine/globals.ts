/** A name that a pickle looks up, as it is written there. */
export interface GlobalName {
  readonly module: string;
  readonly name: string;
  /** Of the opcode that looked it up first. */
  readonly offset: number;
}

/** The most distinct names that are told apart. */
const MAX_NAMES = 50_000;

/** Every distinct pair of module and name, with a number. */
export class Globals {
  readonly #numbers = new Map<string, number>();
  readonly #names: GlobalName[] = [];
  /** True if there are more names than can be told apart. */
  isOverfull = false;

  /** @returns the number of the name; all names over the limit share one */
  number(module: string, name: string, offset: number): number {
    const key = `${module}\n${name}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#names.length >= MAX_NAMES) {
      this.isOverfull = true;
      return MAX_NAMES;
    }
    this.#names.push({ module, name, offset });
    this.#numbers.set(key, this.#names.length - 1);
    return this.#names.length - 1;
  }

  get(number: number): GlobalName {
    return this.#names[number] ?? { module: '?', name: '?', offset: 0 };
  }

  get count(): number {
    return this.#names.length;
  }
}
