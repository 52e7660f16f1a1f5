import type { ModelInputs, ModelKind } from '../rules/model-kind.ts';
import names from './tensor-names.json' with { type: 'json' };

const LANGUAGE: ReadonlySet<string> = new Set(names.languageModel);
const WEIGHTS: ReadonlySet<string> = new Set(names.weights);
const MAX_DIMENSIONS = 8;

/** Collects what the names and shapes of tensors say of the network that they are the weights of. */
export class TensorFacts {
  #isLanguageModel = false;
  #hasTensors = false;
  #hasWeights = false;
  #first: readonly number[] | undefined;

  /**
   * @param name as a state dict has it: `layer1.0.conv1.weight`
   * @param shape of the tensor; undefined if it is not known
   */
  add(name: string, shape: readonly number[] | undefined): void {
    this.#hasTensors = true;
    const parts = name.split(/[./]/u);
    this.#isLanguageModel ||= parts.some((part) => LANGUAGE.has(part));
    this.#hasWeights ||= WEIGHTS.has(parts.at(-1) ?? '');
    if (shape !== undefined && shape.length >= 2 && shape.length <= MAX_DIMENSIONS) this.#first ??= shape;
  }

  /** Tensors of which none is called like a weight are data. @returns undefined if there are no tensors */
  kind(library: ModelKind['library']): ModelKind | undefined {
    if (this.#isLanguageModel) return { role: 'language-model', library };
    if (!this.#hasWeights) return this.#hasTensors ? { role: 'data', library } : undefined;
    const inputs: ModelInputs | undefined = this.#first === undefined ? undefined : { weights: this.#first };
    return { role: 'predictor', library, ...(inputs === undefined ? {} : { inputs }) };
  }
}
