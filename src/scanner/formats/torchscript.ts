import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';
import { LineNumbers } from '../reading/line-numbers.ts';
import { readText } from '../reading/utf8-text.ts';
import type { Content, Scan, ScanFormat } from '../scan.ts';
import { type PythonToken, pythonTokens } from '../text-rules/python-tokens.ts';
import type { ScannedFormat } from '../content-format.ts';
import { ACTIONS, CODE_IN_MODEL, type Rules } from '../rules/rule.ts';

const MAX_SOURCE_BYTES = 32 * 2 ** 20;

/** Namespaces of operators that PyTorch and the libraries of its own project define. */
const KNOWN_NAMESPACES = new Set([
  ...[
    'prim',
    'aten',
    'quantized',
    '_quantized',
    'torchvision',
    'torchaudio',
    'torchtext',
    'fbgemm',
    'sparse',
    'mkldnn',
  ],
  ...[
    'mkldnn_prepacked',
    'onednn',
    'xnnpack',
    'prepacked',
    'rngprim',
    'inductor',
    'profiler',
    'static_runtime',
  ],
  ...[
    'quantized_decomposed',
    '_caffe2',
    'metal',
    'metal_prepack',
    'vulkan_prepack',
    'image',
    '_test',
    'c10d_functional',
  ],
]);
/** Functions of PyTorch that the interpreter of TorchScript has too, and that act on files. */
const FILE_FUNCTIONS = new Set([
  ...['torch.save', 'torch.from_file', 'ops.aten.save', 'ops.aten.from_file', 'ops.image.read_file'],
  ...[
    'ops.image.write_file',
    'torch.ops.image.read_file',
    'torch.ops.image.write_file',
    'ops.aten.load',
    'torch.load',
  ],
]);

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
    const namespace = /^(?:torch\.)?ops\.(\w+)\.\w/u.exec(name)?.[1];
    if (FILE_FUNCTIONS.has(name)) {
      const detail = 'The function reads or writes a file when the model runs.';
      scan.find({ rule: 'torchscript-code', severity: 'high', detail, ...place });
    } else if (namespace !== undefined && !KNOWN_NAMESPACES.has(namespace)) {
      const detail = 'The operator comes from a library that the program must load first.';
      scan.find({ rule: 'torchscript-code', severity: 'review', detail, ...place });
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
  if (!/\bops\.|torch\.(?:save|from_file|load)\b/u.test(source)) return [];
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

/** @returns `a.b.c` from the token `a` on */
function nameFrom(tokens: readonly PythonToken[], start: number): string {
  const parts = [tokens[start]?.value ?? ''];
  for (let index = start + 1; parts.length < 8; index += 2) {
    const part = tokens[index + 1];
    if (tokens[index]?.value !== '.' || part?.kind !== 'name') break;
    parts.push(part.value);
  }
  return parts.join('.');
}

const RULES: Rules = {
  'torchscript-code': {
    title: 'A TorchScript model that does more than compute',
    what: 'The code in the model uses operators that read or write files, or come from a library outside PyTorch.',
    why: 'It runs when the model is asked for an answer.',
    actions: [ACTIONS.askSource, 'Export the model to ONNX.', ACTIONS.allow],
    cwe: 94,
    techniques: CODE_IN_MODEL,
  },
};

export const torchScript: ScannedFormat = {
  id: 'torchscript',
  kind: 'scanned',
  isModel: true,
  isDistinct: false,
  extensions: ['torchscript'],
  rules: RULES,
  looksLike: looksLikeTorchScript,
  scan: scanTorchScript,
};
