import { finding } from '../rules/file-finding.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import { judgeTorchOperator } from '../text-rules/torch-operators.ts';
import { wordSet } from '../reading/word-table.ts';

/** The key of a text that `torch.export.load` hands to `sympy.sympify` (`torch/_export/serde/serialize.py`). */
export const EXPRESSION_KEY = 'expr_str';
/** The keys of what the graph calls. */
export const CALL_KEYS: ReadonlySet<string> = new Set(['target', 'as_operator']);

/** Functions outside `torch.ops` that exported graphs call: of numbers, and what turns gradients and autocast on and off. */
const PLAIN_FUNCTION =
  /^(?:_operator\.(?!attrgetter$|methodcaller$|itemgetter$|call$)\w+|math\.\w+|torch\._?sym_\w+|torch\._C\._set_grad_enabled|torch\.amp\.autocast_mode\._(?:enter|exit)_autocast)$/u;

/** Judges an expression of an exported program. */
export function judgeExpression(value: JsonNode, scan: Scan): void {
  const text = value.string;
  if (text === undefined || isPlainExpression(text)) return;
  const detail = 'SymPy evaluates this text as Python, and it is none that PyTorch writes for a size.';
  scan.find(
    finding('critical', 'torch-export-code', 'expr_str', detail, { excerpt: text, offset: value.offset }),
  );
}

/** Judges what the graph of an exported program calls. */
export function judgeTarget(value: JsonNode, scan: Scan): void {
  const name = value.string;
  if (name === undefined || PLAIN_FUNCTION.test(name)) return;
  const place = { subject: name, when: 'predict', offset: value.offset } as const;
  if (/^torch\.ops\.\w+(?:\.\w+)*$/u.test(name)) {
    const judged = judgeTorchOperator(name);
    if (judged !== undefined) scan.find({ rule: 'torchscript-code', ...judged, ...place });
    return;
  }
  const detail = 'The graph calls a function that PyTorch does not export.';
  scan.find({ rule: 'torch-export-code', severity: 'high', detail, ...place });
}

/** What `sympy.srepr` writes for sizes, and the functions of PyTorch in `torch/utils/_sympy/functions.py`. */
const FUNCTIONS = wordSet(`
  Symbol Dummy Integer Rational Float Add Mul Pow Mod Max Min Abs Piecewise ExprCondPair Equality Unequality Eq Ne Lt Le Gt Ge
  StrictLessThan LessThan StrictGreaterThan GreaterThan And Or Not Xor ITE floor ceiling sqrt log log2 exp sin cos tan Tuple
  FloorDiv ModularIndexing Where PythonMod CleanDiv CeilToInt FloorToInt CeilDiv LShift RShift PowByNatural FloatPow
  FloatTrueDiv IntTrueDiv IsNonOverlappingAndDenseIndicator TruncToFloat TruncToInt RoundToInt RoundDecimal ToFloat Identity
  BitwiseFn_bitwise_and BitwiseFn_bitwise_or BitwiseFn_bitwise_xor
`);
const OPAQUE_FUNCTION = /^OpaqueUnaryFn_[a-z0-9]+$/u;
/** Symbols as PyTorch names them, such as `s0`, `u12` and `zuf0`, and constants. */
const PLAIN_NAME = /^(?:[a-z]{1,4}\d+|True|False|true|false|oo|int_oo|zoo|nan|pi|E|I)$/u;
/** The text that a function takes as a name or a number. A letter before its quotes would give it another meaning. */
const TEXT_ARGUMENT = /\b(Symbol|Dummy|Float)\s*\(\s*(["'])[\w.+-]{1,100}\2(?!\s*\()/gu;
/** `positive=True` and `precision=53`. */
const KEYWORD = /\b[A-Za-z_]\w*\s*=\s*(?:True|False|\d+)(?=\s*[,)])/gu;
const TOKEN =
  /\s*(?:(?<name>[A-Za-z_]\w*)(?<call>\s*\()?|\d[\d_]*(?:\.\d*)?(?:e\d*)?j?(?![\w.]|\s*\()|\)(?!\s*\()|[(,+\-*/%<>=!&|~^])/giuy;
const MAX_LENGTH = 20_000;

/**
 * True for an expression of sizes as PyTorch writes it: numbers, symbols, arithmetic, and functions of a fixed list.
 * SymPy evaluates such a text as Python, so that nothing else is harmless.
 */
export function isPlainExpression(text: string): boolean {
  if (text.length > MAX_LENGTH || /[^\x20-\x7e]/u.test(text)) return false;
  const plain = text.replaceAll(TEXT_ARGUMENT, '$1(0').replaceAll(KEYWORD, '0').trimEnd();
  let end = 0;
  for (const { index, 0: token, groups = {} } of plain.matchAll(TOKEN)) {
    const { name, call } = groups;
    if (name !== undefined && !isPlainName(name, call !== undefined)) return false;
    end = index + token.length;
  }
  return end === plain.length;
}

function isPlainName(name: string, isCalled: boolean): boolean {
  return isCalled ? FUNCTIONS.has(name) || OPAQUE_FUNCTION.test(name) : PLAIN_NAME.test(name);
}
