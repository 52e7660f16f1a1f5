/** A growing list of numbers that takes eight bytes for each. */
export class NumberList {
  #numbers = new Float64Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Float64Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] ?? Number.NaN;
  }

  /** @returns the numbers in ascending order */
  sorted(): Float64Array {
    return this.#numbers.slice(0, this.#length).sort();
  }

  /** @returns the indices in the ascending order of their numbers */
  sortedIndices(): Uint32Array {
    return Uint32Array.from({ length: this.#length }, (_none, index) => index).sort(
      (a, b) => this.at(a) - this.at(b),
    );
  }
}

/** Makes a number of a text: equal texts give equal numbers, and different texts almost never do. */
export function textHash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + index;
  }
  return (high >>> 0) * 2 ** 21 + ((low >>> 0) & 0x1fffff);
}
