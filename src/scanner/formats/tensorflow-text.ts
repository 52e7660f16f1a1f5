import { DistinctFindings } from '../reading/distinct-findings.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { readText } from '../reading/utf8-text.ts';
import type { Content, Scan } from '../scan.ts';
import type { ScannedFormat } from '../content-format.ts';
import { judgeOperator } from '../tensorflow/judge-operator.ts';

/** Graphs are larger as binary files. */
const MAX_FILE_BYTES = 64 * 2 ** 20;

/** The first field of a SavedModel, a meta graph or a graph as text: `saved_model.pbtxt`, which TensorFlow loads too. */
const FIRST_FIELD =
  /^(?:\s|#[^\n]*\n)*(?:saved_model_schema_version\s*:|meta_graphs\s*:?\s*[{<]|meta_info_def\s*:?\s*[{<]|graph_def\s*:?\s*[{<]|node\s*:?\s*[{<](?:\s|#[^\n]*\n)*(?:name|op|input|attr|device)\b|library\s*:?\s*[{<]\s*function\b|versions\s*:?\s*[{<]\s*(?:producer|min_consumer|bad_consumers)\b)/u;

/** An operator: one text, or several that are put together. */
const OPERATOR =
  /\b(?:op|node_op)(?:\s|#[^\n]*\n)*:((?:(?:\s|#[^\n]*\n)*(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))+)/gu;

function scanText({ bytes }: Content, outer: Scan): void {
  const scan = new DistinctFindings(outer);
  const text = readText(bytes, MAX_FILE_BYTES);
  const output = /file:\/\//u.test(text) ? 'file' : 'stderr';
  for (const found of text.matchAll(OPERATOR)) {
    const node = {
      name: '',
      operator: textOf(found[1] ?? ''),
      inputs: [],
      functions: [],
      offset: found.index,
    };
    judgeOperator({ ...node, texts: new Map([['output_stream', output]]) }, scan);
  }
}

/** Puts the parts of a text together, and reads its escapes. */
function textOf(literals: string): string {
  const parts = literals.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/gu);
  return [...parts]
    .map(([, double, single]) => double ?? single ?? '')
    .join('')
    .replace(/\\(?:x([0-9a-f]{1,2})|([0-7]{1,3})|u([0-9a-f]{4})|(.))/giu, unescape);
}

function unescape(_all: string, hex?: string, octal?: string, unicode?: string, plain?: string): string {
  const code = hex ?? unicode;
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  return octal === undefined ? (plain ?? '') : String.fromCharCode(Number.parseInt(octal, 8));
}

/** Graphs of TensorFlow as text. */
export const tensorflowText: ScannedFormat = {
  id: 'tensorflow-text',
  kind: 'scanned',
  isModel: true,
  isDistinct: false,
  looksLike: (head) => FIRST_FIELD.test(decodeUtf8(head)),
  scan: scanText,
};
