import { type PythonToken, pythonTokens } from './python-tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** What `sympy.srepr` writes for sizes, and the functions of PyTorch in `torch/utils/_sympy/functions.py`. */
const FUNCTIONS = words(`
  Symbol Dummy Integer Rational Float Add Mul Pow Mod Max Min Abs Piecewise ExprCondPair Equality Unequality Eq Ne Lt Le Gt Ge
  StrictLessThan LessThan StrictGreaterThan GreaterThan And Or Not Xor ITE floor ceiling sqrt log log2 exp sin cos tan Tuple
  FloorDiv ModularIndexing Where PythonMod CleanDiv CeilToInt FloorToInt CeilDiv LShift RShift PowByNatural FloatPow
  FloatTrueDiv IntTrueDiv IsNonOverlappingAndDenseIndicator TruncToFloat TruncToInt RoundToInt RoundDecimal ToFloat Identity
  BitwiseFn_bitwise_and BitwiseFn_bitwise_or BitwiseFn_bitwise_xor
`);
const OPAQUE_FUNCTION = /^OpaqueUnaryFn_[a-z0-9]+$/u;
/** Functions that take a name or a number as a text. */
const TAKES_TEXT = words('Symbol Dummy Float');
/** Symbols as PyTorch names them, such as `s0`, `u12` and `zuf0`, and constants. */
const PLAIN_NAME = /^(?:[a-z]{1,4}\d+|True|False|true|false|oo|int_oo|zoo|nan|pi|E|I)$/u;
const PLAIN_TEXT = /^[\w.+-]{1,100}$/u;
const SIGNS = words('( ) , + - * / % < > = ! & | ~ ^');
const NUMBER = /^\d[\d_]*(?:\.\d*)?(?:e\d*)?j?$/iu;
const MAX_LENGTH = 20_000;

/**
 * True for an expression of sizes as PyTorch writes it: numbers, symbols, arithmetic, and functions of a fixed list.
 * SymPy evaluates such a text as Python, so that nothing else is harmless.
 */
export function isPlainExpression(text: string): boolean {
  if (text.length > MAX_LENGTH || /[^\x20-\x7e]/u.test(text)) return false;
  const tokens = pythonTokens(text);
  return tokens.every((token, index) => isPlainToken(tokens, token, index, text));
}

function isPlainToken(
  tokens: readonly PythonToken[],
  { kind, value, offset }: PythonToken,
  index: number,
  text: string,
): boolean {
  const isCalled = tokens[index + 1]?.value === '(';
  switch (kind) {
    case 'name':
      return isPlainName(tokens, value, index, isCalled);
    case 'number':
      return NUMBER.test(value) && !isCalled;
    case 'text':
      // A letter before the quotes gives the text another meaning.
      return (
        takesText(tokens, index) && !isCalled && PLAIN_TEXT.test(value) && /["']/u.test(text[offset] ?? '')
      );
    case 'sign':
      return SIGNS.has(value) && !(value === ')' && isCalled);
  }
}

function isPlainName(
  tokens: readonly PythonToken[],
  value: string,
  index: number,
  isCalled: boolean,
): boolean {
  const before = tokens[index - 1];
  if (before !== undefined && before.kind !== 'sign') return false;
  if (isCalled) return FUNCTIONS.has(value) || OPAQUE_FUNCTION.test(value);
  return isKeyword(tokens, index) || PLAIN_NAME.test(value);
}

/** True for `positive=True` and `precision=53`. */
function isKeyword(tokens: readonly PythonToken[], index: number): boolean {
  const [sign, value, end] = tokens.slice(index + 1, index + 4);
  const isValue = value?.kind === 'number' || value?.value === 'True' || value?.value === 'False';
  return sign?.value === '=' && isValue && (end?.value === ',' || end?.value === ')');
}

/** True for the first argument of a function that takes a text. */
function takesText(tokens: readonly PythonToken[], index: number): boolean {
  const [callee, bracket] = [tokens[index - 2], tokens[index - 1]];
  return bracket?.value === '(' && callee?.kind === 'name' && TAKES_TEXT.has(callee.value);
}
