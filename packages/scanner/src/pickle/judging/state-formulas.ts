import { finding } from '../../rules/file-finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { Ledger } from '../ledger.ts';

/** Names, numbers and operators, and `C(name)`, which marks a column as categorical; no other call: nothing that runs. */
const PLAIN = /^(?:[\w\s~+\-*:|^/.]|(?<![\w.])C\(\w+\))*$/u;
/** The same, with arguments and comparisons. */
const PLAIN_WITH_ARGUMENTS = /^[\w\s~+\-*:|^/.,=<>()]*$/u;

/** Functions of NumPy that compute on each number of a column, and the functions that patsy brings along. */
const KNOWN_FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    'log log1p log2 log10 exp expm1 sqrt cbrt square power reciprocal abs absolute sign floor ceil round clip where',
    'sin cos tan arcsin arccos arctan sinh cosh tanh minimum maximum isnan mean std',
  ]
    .join(' ')
    .split(' ')
    .flatMap((name) => [`np.${name}`, `numpy.${name}`]),
  ...'C I center standardize scale bs cr cc te Treatment Sum Poly Diff Helmert'.split(' '),
]);

/**
 * Says what the evaluation of a formula by patsy can do: `nothing`; `known-calls` if it calls only functions that compute;
 * `code` if it may do anything.
 */
function judgeFormula(text: string): 'nothing' | 'known-calls' | 'code' {
  if (PLAIN.test(text)) return 'nothing';
  // `Q("a column")` names a column; no quote is left elsewhere.
  const unquoted = text.replaceAll(/(?<![\w.])Q\((?:"[\w .%-]*"|'[\w .%-]*')\)/gu, 'Q');
  const isOdd = !PLAIN_WITH_ARGUMENTS.test(unquoted) || /__|\)\s*[(.\w]/u.test(unquoted);
  if (isOdd) return 'code';
  const called = [...unquoted.matchAll(/([\w.]+)\s*\(/gu)].map(([, name = '']) => name);
  return called.every((name) => KNOWN_FUNCTIONS.has(name)) ? 'known-calls' : 'code';
}

/**
 * Remembers the formulas of a content. `ModelData.__setstate__` of statsmodels evaluates one on load, as Python code, if
 * the state asks for the design to be restored.
 */
export class StateKeys {
  #restoresDesign = false;
  /** True if a dict has a key that a call made, which may be a text. */
  hasComputed = false;
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
    ledger.add(
      finding(
        isKnown ? 'review' : 'high',
        'pickle-code',
        'statsmodels.base.data.ModelData',
        isKnown
          ? 'Loading it evaluates this formula, which calls functions of NumPy and patsy that only compute.'
          : 'Loading it evaluates this formula as Python code.',
        { excerpt: plainLine(text, 300), offset },
      ),
    );
  }
}
