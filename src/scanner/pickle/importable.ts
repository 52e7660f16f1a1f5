import type { Call, PickleEvents } from './machine/events.ts';
import type { Judge } from './judge.ts';
import { GLOBAL, kindOf, OBJECT, referenceOf, type Value } from './machine/value.ts';
import { isClassName, verdictOf } from './verdict.ts';

/** A name that Python can import. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

/**
 * joblib reads an array of objects with a memo of its own, and `pickle.load` with that of the whole file: where the array has
 * `numpy.dtype`, the module is then any text of the file. No module has a `dtype` that acts, so it is left out, and what
 * follows is read all the same: the module may exist.
 */
const CONFUSED_NAME = 'dtype';

/** Passes on only what a loader could do: raw numbers that are read as opcodes give names that cannot be imported. */
export class Importable implements PickleEvents {
  readonly #judge: Judge;
  readonly #isOfJoblib: boolean;
  /** True after a name that hardly any Python can import: what is read from then on is hardly what a loader does. */
  isConfused = false;

  /** @param isOfJoblib true for a file of joblib that is read as another loader reads it */
  constructor(judge: Judge, isOfJoblib = false) {
    this.#judge = judge;
    this.#isOfJoblib = isOfJoblib;
  }

  global(value: Value): void {
    const { module, name } = this.#judge.state.globals.get(Math.floor(value / 16));
    if (this.#isOfJoblib && name === CONFUSED_NAME && module !== 'numpy') {
      this.isConfused ||= verdictOf(`${module}.${name}`, name).kind === 'unknown';
      return;
    }
    if (NAME.test(module) && NAME.test(name)) this.#judge.global(value);
    else this.#judge.state.fail('has a name that cannot be imported');
  }

  called(call: Call): Value {
    const { state } = this.#judge;
    return state.stack.underflows > 0 ? state.makeObject(call.callable, call.args) : this.#judge.called(call);
  }

  isInstance(object: Value): boolean {
    return this.#judge.isInstance(object);
  }

  computedName(module: Value, name: Value, offset: number): void {
    if (this.#isInstance(module) || this.#isInstance(name)) {
      // Python takes nothing but a text for a name.
      this.#judge.state.fail('has a name that is not text');
    } else if (this.#judge.state.stack.underflows === 0) this.#judge.computedName(module, name, offset);
  }

  /** True for an instance of a class, which is no text. */
  #isInstance(value: Value): boolean {
    const { nodes } = this.#judge.state;
    const [callable] = kindOf(value) === OBJECT ? (nodes.items(referenceOf(value))?.items ?? []) : [];
    return (
      callable !== undefined && kindOf(callable) === GLOBAL && isClassName(this.#judge.use(callable).path)
    );
  }

  built(target: Value, state: Value, offset: number): void {
    this.#judge.built(target, state, offset);
  }

  changed(target: Value, offset: number, start: number): void {
    this.#judge.changed(target, offset, start);
  }

  attributeSet(key: Value, value: Value, offset: number): number {
    return this.#judge.attributeSet(key, value, offset);
  }

  persistent(id: Value): Value | undefined {
    return this.#judge.persistent(id);
  }

  extension(): void {
    this.#judge.state.fail('asks for an extension');
  }

  bytes(): void {
    // The first pass has looked at them.
  }

  straddled(): void {
    // The first pass tells it.
  }
}
