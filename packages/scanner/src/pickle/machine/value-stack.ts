import { grown } from './nodes.ts';
import { NOTHING, type Value } from './value.ts';

/** The most values and marks that are held. Beyond it the lower half is forgotten: what is called lies on top. */
const MAX_VALUES = 1 << 22;

/**
 * The unpickler's stack with its marks. CPython's C code keeps one stack with a fence at the topmost mark, pickle.py one
 * stack for each mark; both refuse to reach below the topmost mark, and so does this one: it gives `NOTHING` then, and
 * counts the fault.
 */
export class ValueStack {
  readonly #most: number;
  // V8 makes typed arrays of up to 64 bytes much faster, and a file may have a pickle in every other byte.
  #values = new Float64Array(8);
  #size = 0;
  #marks = new Uint32Array(16);
  #markCount = 0;
  #fence = 0;
  /** How often more was taken than lay there. */
  underflows = 0;
  /** True if the lower half was forgotten. */
  isOverfull = false;

  /** @param most the most values and marks that are held */
  constructor(most = MAX_VALUES) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  push(value: Value): void {
    if (this.#size === this.#values.length) this.#grow();
    this.#values[this.#size++] = value;
  }

  pop(): Value {
    if (this.#size <= this.#fence) return this.#underflow();
    this.#size -= 1;
    return this.#values[this.#size] ?? NOTHING;
  }

  peek(): Value {
    const at = this.#size - 1;
    return at < this.#fence ? this.#underflow() : (this.#values[at] ?? NOTHING);
  }

  /** Gives the value at a place, `NOTHING` where none lies. @param index from `popMark` on */
  at(index: number): Value {
    return this.#values[index] ?? NOTHING;
  }

  /** Forgets the values from a place on. */
  truncate(size: number): void {
    this.#size = Math.min(this.#size, size);
  }

  mark(): void {
    if (this.#markCount === this.#marks.length) this.#growMarks();
    this.#marks[this.#markCount++] = this.#size;
    this.#fence = this.#size;
  }

  /** Removes the topmost mark. @returns the place of the first value above it, or undefined if there is no mark */
  popMark(): number | undefined {
    if (this.#markCount === 0) {
      this.underflows += 1;
      return undefined;
    }
    this.#markCount -= 1;
    const start = this.#fence;
    this.#fence = this.#markCount === 0 ? 0 : (this.#marks[this.#markCount - 1] ?? 0);
    return start;
  }

  /** Removes the top: a mark if one lies there, else a value. */
  popEither(): void {
    if (this.#markCount > 0 && this.#fence === this.#size) this.popMark();
    else this.pop();
  }

  #underflow(): Value {
    this.underflows += 1;
    return NOTHING;
  }

  #grow(): void {
    if (this.#size >= this.#most) {
      this.isOverfull = true;
      const dropped = this.#size >> 1;
      this.#values.copyWithin(0, dropped, this.#size);
      this.#size -= dropped;
      for (let index = 0; index < this.#markCount; index += 1) {
        this.#marks[index] = Math.max(0, (this.#marks[index] ?? 0) - dropped);
      }
      this.#fence = Math.max(0, this.#fence - dropped);
      return;
    }
    this.#values = grown(this.#values, new Float64Array(this.#values.length * 2));
  }

  #growMarks(): void {
    if (this.#markCount >= this.#most) {
      this.isOverfull = true;
      const dropped = this.#markCount >> 1;
      this.#marks.copyWithin(0, dropped, this.#markCount);
      this.#markCount -= dropped;
      return;
    }
    this.#marks = grown(this.#marks, new Uint32Array(this.#marks.length * 2));
  }
}
