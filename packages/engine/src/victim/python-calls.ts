import type { PythonFunction } from '../catalog/python-function.ts';
import { isObject } from '@model-security-scan/common/json';
import { type NumberArray, readNpy } from '../dataset/npy.ts';
import type { TableColumn } from '../dataset/tables/table-columns.ts';
import { npyOf } from '../python/python-frames.ts';
import type { PythonPort } from '../types.ts';

/** More different numbers of one column are measurements, of which the last digit decides nothing. */
const MOST = 10_000;

/**
 * The numbers of the user's rows before they were rounded to float32. A model that takes doubles as categories or as exact
 * codes does not know 0.1 by its float32, which is 0.100000001.
 */
class KnownDoubles {
  readonly #columns: readonly Map<number, number>[];

  constructor(columns: number) {
    this.#columns = Array.from({ length: columns }, () => new Map<number, number>());
  }

  /** Remembers rows of the user. Of two doubles with the same float32 the first counts. */
  know(rows: Float64Array): void {
    for (const [at, value] of rows.entries()) {
      const rounded = Math.fround(value);
      const known = this.#columns[at % this.#columns.length];
      if (known === undefined || rounded === value || Number.isNaN(value)) continue;
      if (known.size < MOST && !known.has(rounded)) known.set(rounded, value);
    }
  }

  /** The rows as doubles: each number that the user's rows have, as they have it. */
  restore(rows: Float32Array): Float64Array {
    const whole = Float64Array.from(rows);
    for (const [column, known] of this.#columns.entries()) {
      if (known.size === 0) continue;
      for (let at = column; at < whole.length; at += this.#columns.length) {
        const double = known.get(whole[at] ?? 0);
        if (double !== undefined) whole[at] = double;
      }
    }
    return whole;
  }
}

export interface CalledFunction {
  readonly port: PythonPort;
  readonly function: PythonFunction;
  readonly shape: readonly number[];
  readonly columns: readonly TableColumn[];
  readonly takesDoubles: boolean;
}

export interface PythonReturn {
  readonly array: NumberArray;
  /** True if its numbers are whole by their type. */
  readonly whole: boolean;
}

/** Gives batches to a function, in the form that it wants. */
export class PythonCalls {
  readonly #called: CalledFunction;
  readonly #doubles: KnownDoubles | undefined;
  readonly #texts: readonly number[];
  /** For each column of text, how many of its texts the function's process knows already. */
  readonly #sent = new Map<number, number>();

  constructor(called: CalledFunction) {
    this.#called = called;
    const size = called.shape.reduce((product, side) => product * side, 1);
    this.#doubles = called.takesDoubles ? new KnownDoubles(size) : undefined;
    this.#texts = called.columns.flatMap(({ words }, at) => (words === undefined ? [] : [at]));
  }

  knowRows(rows: Float64Array): void {
    this.#doubles?.know(rows);
  }

  async predict(rows: Float32Array, count: number): Promise<PythonReturn> {
    return this.#exchange(this.#inputs(rows, count), false);
  }

  /** @param weights of the numbers that the function returned for these rows, and their shape */
  async gradient(
    rows: Float32Array,
    count: number,
    weights: { readonly values: Float32Array; readonly shape: readonly number[] },
  ): Promise<NumberArray> {
    const { values, shape } = weights;
    const numbers = this.#called.takesDoubles ? Float64Array.from(values) : values;
    const body = Buffer.concat([this.#inputs(rows, count), npyOf(numbers, shape)]);
    return (await this.#exchange(body, true)).array;
  }

  #inputs(rows: Float32Array, count: number): Buffer {
    return npyOf(this.#doubles?.restore(rows) ?? rows, [count, ...this.#called.shape]);
  }

  async #exchange(sent: Uint8Array, gradient: boolean): Promise<PythonReturn> {
    const { header, body } = await this.#called.port.ask(this.#header(gradient), sent);
    const said: unknown = JSON.parse(header);
    return {
      array: readNpy(Buffer.from(body), 'the answer'),
      whole: isObject(said) && said['whole'] === true,
    };
  }

  /** Says what the rows are: how the function wants them, the names of columns, and texts that are new to it. */
  #header(gradient: boolean): string {
    const { columns, function: called } = this.#called;
    const words = this.#texts.flatMap((at) => {
      const known = columns[at]?.words;
      const sent = this.#sent.get(at) ?? 0;
      const more = Array.from({ length: (known?.size ?? 0) - sent }, (_unused, place) =>
        known?.word(sent + place),
      );
      this.#sent.set(at, sent + more.length);
      return more.length === 0 && sent > 0 ? [] : [[String(at), more] as const];
    });
    const names = columns.map(({ name }) => name);
    const usual = this.#texts.length > 0 ? 'lists' : 'numpy';
    return JSON.stringify({
      input: called.input ?? usual,
      names: names.length === 0 || names.includes(undefined) ? null : names,
      words: Object.fromEntries(words),
      gradient,
    });
  }
}
