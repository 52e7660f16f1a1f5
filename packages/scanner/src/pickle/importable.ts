import type { Call } from './machine/events.ts';
import { Judge } from './judge.ts';
import { GLOBAL, kindOf, OBJECT, referenceOf, type Value } from './machine/value.ts';
import { NAME } from './probe.ts';
import { isClassName, verdictOf } from './name-verdict.ts';
import type { Scan } from '../scan.ts';

/**
 * joblib reads an array of objects with a memo of its own, and `pickle.load` with that of the whole file: where the array has
 * `numpy.dtype`, the module is then any text of the file. No module has a `dtype` that acts, so it is left out, and what
 * follows is read all the same: the module may exist.
 */
const CONFUSED_NAME = 'dtype';

/** Judges only what a loader could do: raw numbers that are read as opcodes give names that cannot be imported. */
export class Importable extends Judge {
  readonly #isOfJoblib: boolean;
  /** True after a name that hardly any Python can import: what is read from then on is hardly what a loader does. */
  isConfused = false;

  /** @param isOfJoblib true for a file of joblib that is read as another loader reads it */
  constructor(scan: Scan, isOfJoblib: boolean) {
    super(scan);
    this.#isOfJoblib = isOfJoblib;
  }

  override global(value: Value): void {
    const { module, name } = this.state.globals.get(referenceOf(value));
    if (this.#isOfJoblib && name === CONFUSED_NAME && module !== 'numpy') {
      this.isConfused ||= verdictOf(`${module}.${name}`, name).kind === 'unknown';
    } else if (NAME.test(module) && NAME.test(name)) super.global(value);
    else this.state.fail('has a name that cannot be imported');
  }

  override called(call: Call): Value {
    const { stack } = this.state;
    return stack.underflows > 0 ? this.state.makeObject(call.callable, call.args) : super.called(call);
  }

  override computedName(module: Value, name: Value, offset: number): void {
    // Python takes nothing but a text for a name.
    if (this.#isNoText(module) || this.#isNoText(name)) this.state.fail('has a name that is not text');
    else if (this.state.stack.underflows === 0) super.computedName(module, name, offset);
  }

  /** True for an instance of a class. */
  #isNoText(value: Value): boolean {
    const [callable] = kindOf(value) === OBJECT ? this.state.itemsOf(value) : [];
    return callable !== undefined && kindOf(callable) === GLOBAL && isClassName(this.use(callable).path);
  }

  override extension(): void {
    this.state.fail('asks for an extension');
  }

  override bytes(): void {
    // The first pass has looked at them.
  }

  override straddled(): void {
    // The first pass tells it.
  }
}
