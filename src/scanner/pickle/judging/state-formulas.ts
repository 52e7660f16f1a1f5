import { plainLine } from '../../../text/sanitize.ts';
import { judgeFormula } from './formula.ts';
import type { Ledger } from '../ledger.ts';

/**
 * Remembers the formulas of a content. `ModelData.__setstate__` of statsmodels evaluates one on load, as Python code, if
 * the state asks for the design to be restored.
 */
export class StateKeys {
  #restoresDesign = false;
  #formula:
    | { readonly text: string; readonly effect: 'known-calls' | 'code'; readonly offset: number }
    | undefined;

  restoreDesign(): void {
    this.#restoresDesign = true;
  }

  noteFormula(text: string | undefined, offset: number): void {
    const effect = text === undefined ? 'code' : judgeFormula(text);
    if (effect === 'nothing' || this.#formula?.effect === 'code') return;
    if (effect === 'code' || this.#formula === undefined) {
      this.#formula = { text: text ?? '?', effect, offset };
    }
  }

  /** True if a formula is evaluated on load: its functions may be those that the pickle puts in their place. */
  get evaluatesFormula(): boolean {
    return this.#restoresDesign && this.#formula !== undefined;
  }

  settle(ledger: Ledger): void {
    if (!this.#restoresDesign || this.#formula === undefined) return;
    const { text, effect, offset } = this.#formula;
    const isKnown = effect === 'known-calls';
    ledger.add({
      rule: 'pickle-code',
      severity: isKnown ? 'review' : 'high',
      subject: 'statsmodels.base.data.ModelData',
      excerpt: plainLine(text, 300),
      detail: isKnown
        ? 'Loading it evaluates this formula, which calls functions of NumPy and patsy that only compute.'
        : 'Loading it evaluates this formula as Python code.',
      when: 'load',
      offset,
    });
  }
}
