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
export function judgeFormula(text: string): 'nothing' | 'known-calls' | 'code' {
  if (PLAIN.test(text)) return 'nothing';
  // `Q("a column")` names a column; no quote is left elsewhere.
  const unquoted = text.replaceAll(/(?<![\w.])Q\((?:"[\w .%-]*"|'[\w .%-]*')\)/gu, 'Q');
  const isOdd = !PLAIN_WITH_ARGUMENTS.test(unquoted) || /__|\)\s*[(.\w]/u.test(unquoted);
  if (isOdd) return 'code';
  const called = [...unquoted.matchAll(/([\w.]+)\s*\(/gu)].map(([, name = '']) => name);
  return called.every((name) => KNOWN_FUNCTIONS.has(name)) ? 'known-calls' : 'code';
}
