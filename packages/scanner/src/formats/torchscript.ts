import { looksLikePickle } from './pickle.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { readText } from '../reading/utf8-text.ts';
import type { ScanFormat } from '../scan.ts';
import { judgeTorchOperator } from '../text-rules/torch-operators.ts';
import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

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
export const scanTorchScript: ScanFormat = (content, scan) => {
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

/** Numbers the lines of a text, which is looked through once. */
class LineNumbers {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** @returns the number of the line, from 1, in which a character is */
  at(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface DottedName {
  readonly name: string;
  readonly offset: number;
  /** True if the function around it is the one that runs when the model is loaded. */
  readonly isInSetState: boolean;
}

/** Texts and comments, which hold no names. */
const TEXT_OR_COMMENT = /"""(?:\\[^]|[^\\])*?"""|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|#[^\n]*/gu;
/** A function, or a name with dots that begins with `torch` or `ops`. Blanks and broken lines may be around the dots. */
const DEFINITION_OR_NAME =
  /\bdef\s+(?<definition>\w+)|\b(?<!\.(?:\s|\\\n){0,99})(?<name>(?:torch|ops)(?:(?:\s|\\\n)*\.(?:\s|\\\n)*[A-Za-z_]\w*)*)/gu;

/** @returns each name with dots that begins with `torch` or `ops`, once, in their order */
function dottedNames(source: string): readonly DottedName[] {
  if (!/\bops\b|\b(?:save|from_file|load)\b/u.test(source)) return [];
  const found = new Map<string, DottedName>();
  const code = source.replaceAll(TEXT_OR_COMMENT, (part) => ' '.repeat(part.length));
  let isInSetState = false;
  for (const { index: offset, groups = {} } of code.matchAll(DEFINITION_OR_NAME)) {
    const { definition, name: written = '' } = groups;
    if (definition !== undefined) isInSetState = definition === '__setstate__';
    // `torch.autograd` is `torch` itself to PyTorch's interpreter, however often it is written.
    const name = written.replaceAll(/[\s\\]/gu, '').replace(/^(torch|ops)(?:\.autograd\b)+/u, '$1');
    if (name !== '' && !found.has(name)) found.set(name, { name, offset, isInSetState });
  }
  return [...found.values()];
}

export const torchScript: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'torchscript',
  model: { role: 'predictor', library: 'torchscript' },
  extensions: ['torchscript'],
  looksLike: looksLikeTorchScript,
  scan: scanTorchScript,
};

const STEP_BYTES = 256 * 1024;
/** More than the longest name of an operator. */
const OVERLAP_BYTES = 256;
const OPERATOR = /\b[a-z_]\w{0,99}::[a-z_]\w{0,99}/giu;

/**
 * Scans the bytecode of a TorchScript model for phones. It is a pickle of texts and numbers only, which PyTorch's own reader
 * takes; the operators that the model runs are texts in it, each in one piece. Those that act on files are told.
 */
const scanTorchBytecode: ScanFormat = ({ bytes }, scan) => {
  for (let at = 0; at < bytes.size; at += STEP_BYTES) {
    const text = Buffer.from(bytes.read(at, STEP_BYTES + OVERLAP_BYTES)).toString('latin1');
    for (const { 0: name, index } of text.matchAll(OPERATOR)) {
      const judged = judgeTorchOperator(name.replace('::', '.'));
      if (judged?.severity !== 'high') continue;
      scan.find({ rule: 'torchscript-code', ...judged, subject: name, when: 'predict', offset: at + index });
    }
  }
};

/** The member of a model for phones that PyTorch's small interpreter runs. Its reader ignores case. */
export const torchBytecode: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'torch-bytecode',
  looksLike: (head, bytes, name) => /^bytecode\.pkl$/iu.test(name) && looksLikePickle(head, bytes),
  scan: scanTorchBytecode,
};
