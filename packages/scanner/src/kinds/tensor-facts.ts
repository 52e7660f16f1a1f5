import type { ModelKind } from '../rules/model-kind.ts';
import names from './tensor-names.json' with { type: 'json' };

const LANGUAGE: ReadonlySet<string> = new Set(names.languageModel);
const WEIGHTS: ReadonlySet<string> = new Set(names.weights);

/** Collects what the names of tensors say of the network that they are the weights of. */
export class TensorFacts {
  #isLanguageModel = false;
  #hasTensors = false;
  #hasWeights = false;

  /** @param name as a state dict has it: `layer1.0.conv1.weight` */
  add(name: string): void {
    this.#hasTensors = true;
    const parts = name.split(/[./]/u);
    this.#isLanguageModel ||= parts.some((part) => LANGUAGE.has(part));
    this.#hasWeights ||= WEIGHTS.has(parts.at(-1) ?? '');
  }

  /** Tensors of which none is called like a weight are data. @returns undefined if there are no tensors */
  kind(library: ModelKind['library']): ModelKind | undefined {
    if (this.#isLanguageModel) return { role: 'language-model', library };
    if (!this.#hasWeights) return this.#hasTensors ? { role: 'data', library } : undefined;
    return { role: 'predictor', library };
  }
}
