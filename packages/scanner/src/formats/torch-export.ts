import { finding } from '../rules/finding.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import { isPlainExpression } from '../text-rules/symbolic-expression.ts';
import { judgeTorchOperator } from '../text-rules/torch-operators.ts';

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
