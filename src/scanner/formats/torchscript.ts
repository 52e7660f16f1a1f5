import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';
import { LineNumbers } from '../reading/line-numbers.ts';
import { readText } from '../reading/utf8-text.ts';
import type { Content, Scan, ScanFormat } from '../scan.ts';
import { type PythonToken, pythonTokens } from '../text-rules/python-tokens.ts';
import { judgeTorchOperator } from '../text-rules/torch-operators.ts';
import type { ScannedFormat } from '../content-format.ts';
import { ACTIONS, CODE_IN_MODEL, type Rules } from '../rules/rule.ts';

const MAX_SOURCE_BYTES = 32 * 2 ** 20;

/** Functions of PyTorch that the interpreter of TorchScript has too, and that act on files. */
const FILE_FUNCTIONS = new Set(['save', 'from_file', 'load']);

/** True for the source that TorchScript keeps in its archive: it names its own modules, or lists their parameters. */
export function looksLikeTorchScript(head: Uint8Array): boolean {
  if (head.includes(0)) return false;
  const text = decodeUtf8(head);
  return (
    /^(?:op_version_set|import __torch__|class \w+\(|def |from )/u.test(text) &&
    /__torch__\.|^ {2}__(?:parameters|buffers)__ = \[/mu.test(text)
  );
}

/**
 * Scans the source of a TorchScript model. An interpreter of PyTorch runs it, without Python: it can compute, and call
 * operators. Only operators that act on files, or that a foreign library brings along, are told.
 */
export const scanTorchScript: ScanFormat = (content: Content, outer: Scan): void => {
  const scan = new DistinctFindings(outer);
  const source = readText(content.bytes, MAX_SOURCE_BYTES);
  scan.observe({ kind: 'format', format: 'torchscript' });
  const lines = new LineNumbers(source);
  for (const { name, offset, isInSetState } of dottedNames(source)) {
    const when = isInSetState ? 'load' : 'predict';
    const place = { subject: name, when, line: lines.at(offset) } as const;
    if (name.startsWith('torch.') && FILE_FUNCTIONS.has(name.slice(name.lastIndexOf('.') + 1))) {
      const detail = 'The function reads or writes a file when the model runs.';
      scan.find({ rule: 'torchscript-code', severity: 'high', detail, ...place });
    } else if (/^(?:torch\.)?ops\.\w+\.\w/u.test(name)) {
      const judged = judgeTorchOperator(name);
      if (judged !== undefined) scan.find({ rule: 'torchscript-code', ...judged, ...place });
    }
  }
};

/** A name with dots, at its first use. */
interface DottedName {
  readonly name: string;
  readonly offset: number;
  /** True if the function around it is the one that runs when the model is loaded. */
  readonly isInSetState: boolean;
}

/** @returns each name with dots that begins with `torch` or `ops`, once, in their order */
function dottedNames(source: string): readonly DottedName[] {
  if (!/\bops\b|\b(?:save|from_file|load)\b/u.test(source)) return [];
  const found = new Map<string, DottedName>();
  const tokens = pythonTokens(source);
  let currentFunction = '';
  tokens.forEach((start, index) => {
    if (start.kind === 'name' && start.value === 'def') currentFunction = tokens[index + 1]?.value ?? '';
    const isRoot = start.kind === 'name' && (start.value === 'torch' || start.value === 'ops');
    // `ops` of `torch.ops` begins no name of its own.
    if (!isRoot || tokens[index - 1]?.value === '.') return;
    const name = nameFrom(tokens, index);
    const isInSetState = currentFunction === '__setstate__';
    if (!found.has(name)) found.set(name, { name, offset: start.offset, isInSetState });
  });
  return [...found.values()];
}

/**
 * Gives the name from a token on. `torch.autograd` is `torch` itself to PyTorch's interpreter, however often it is written.
 * @returns `a.b.c` from the token `a` on
 */
function nameFrom(tokens: readonly PythonToken[], start: number): string {
  const parts = [tokens[start]?.value ?? ''];
  for (let index = start + 1; ; index += 2) {
    const part = tokens[index + 1];
    if (tokens[index]?.value !== '.' || part?.kind !== 'name') break;
    if (parts.length > 1 || part.value !== 'autograd') parts.push(part.value);
  }
  return parts.join('.');
}

const RULES: Rules = {
  'torchscript-code': {
    title: 'A TorchScript model that does more than compute',
    what: 'The code in the model uses operators that read or write files, or come from a library outside PyTorch.',
    why: 'It runs when the model makes a prediction.',
    actions: [ACTIONS.askSource, 'Export the model to ONNX.', ACTIONS.allow],
    cwe: 94,
    techniques: CODE_IN_MODEL,
  },
};

export const torchScript: ScannedFormat = {
  id: 'torchscript',
  kind: 'scanned',
  isModel: true,
  model: { role: 'predictor', library: 'torchscript' },
  isDistinct: false,
  extensions: ['torchscript'],
  rules: RULES,
  looksLike: looksLikeTorchScript,
  scan: scanTorchScript,
};
