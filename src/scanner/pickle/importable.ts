import type { Call, PickleEvents } from './events.ts';
import type { Judge } from './judge.ts';
import { GLOBAL, kindOf, OBJECT, referenceOf, type Value } from './value.ts';
import { isClassName } from './verdict.ts';

/** A name that Python can import. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

/** Passes on only what a loader could do: raw numbers that are read as opcodes give names that cannot be imported. */
export class Importable implements PickleEvents {
  readonly #judge: Judge;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  global(value: Value): void {
    const { module, name } = this.#judge.state.globals.get(Math.floor(value / 16));
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
      this.#judge.state.fail('has a name that is no text');
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

  changed(target: Value, offset: number): void {
    this.#judge.changed(target, offset);
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
