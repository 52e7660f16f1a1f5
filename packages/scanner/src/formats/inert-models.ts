import type { ByteSource } from '../byte-source.ts';
import type { InertFormat } from '../content-format.ts';
import { outerFields } from '../reading/protobuf-reader.ts';

const INERT = { kind: 'inert', isModel: true, isDistinct: false } as const;

const latin1 = (head: Uint8Array, length: number): string =>
  Buffer.from(head.subarray(0, length)).toString('latin1');

/** Files that share their extensions with models, and hold data only. */
export const inertData: readonly InertFormat[] = [
  {
    // A vocabulary in Protobuf: pieces of some bytes, each of which begins with its own text.
    ...INERT,
    isModel: false,
    id: 'sentencepiece',
    model: { role: 'tokenizer', library: 'other' },
    looksLike: (head, _, name) => /\.(?:model|vocab|spm)$/iu.test(name) && beginsWithPieces(head),
  },
  // SPSS, plain and compressed, and IDL.
  { ...INERT, isModel: false, id: 'spss', looksLike: (head) => /^\$FL[23]@\(#\)/u.test(latin1(head, 8)) },
  {
    ...INERT,
    isModel: false,
    id: 'idl-save',
    looksLike: (head) => ['SR\0\u0004', 'SR\0\u0006'].includes(latin1(head, 4)),
  },
  // What TensorFlow writes beside a SavedModel.
  { ...INERT, isModel: false, id: 'tensorflow-fingerprint', looksLike: (_, bytes) => isFingerprint(bytes) },
];

const MAX_FINGERPRINT_BYTES = 512;

/** True for `fingerprint.pb` (fingerprint.proto): up to five hashes as numbers, a version, and an id of digits. */
export function isFingerprint(bytes: ByteSource): boolean {
  if (bytes.size > MAX_FINGERPRINT_BYTES) return false;
  const fields = outerFields(bytes) ?? [];
  const isKnown = fields.every(({ number, wire }) => wire === (number <= 5 ? 0 : 2) && number <= 7);
  const ids = fields.filter(({ number }) => number === 7);
  const isId = ids.every(({ offset, size }) => /^\d{1,64}$/u.test(latin1(bytes.read(offset, size), size)));
  return isKnown && isId && ids.length === 1;
}

const PIECES = 3;

/**
 * True for pieces as `sentencepiece_model.proto` has them: field 1 of the model, and in it the piece, the score as a float
 * of four bytes and, if it is no plain one, its type.
 */
function beginsWithPieces(head: Uint8Array): boolean {
  let at = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const [tag, length = 0, textTag, textLength = 0] = head.subarray(at, at + 4);
    const rest = length - 2 - textLength;
    const scoreAt = at + 4 + textLength;
    if (tag !== 0x0a || length > 127 || textTag !== 0x0a || (rest !== 5 && rest !== 7)) return false;
    if (head[scoreAt] !== 0x15 || (rest === 7 && head[scoreAt + 5] !== 0x18)) return false;
    at += 2 + length;
  }
  return true;
}

/**
 * Formats of models that hold numbers and names only: their readers parse them and run nothing. They are recognised, each
 * by what its files begin with, so that such a file is not called unknown.
 */
export const inertModels: readonly InertFormat[] = [
  {
    ...INERT,
    id: 'xgboost-binary',
    model: { role: 'predictor', library: 'xgboost' },
    extensions: ['bst'],
    looksLike: (head) => latin1(head, 4) === 'binf',
  },
  {
    ...INERT,
    id: 'catboost',
    model: { role: 'predictor', library: 'catboost' },
    extensions: ['cbm'],
    looksLike: (head) => latin1(head, 4) === 'CBM1',
  },
  {
    ...INERT,
    id: 'ncnn',
    looksLike: (head, _, name) => name.endsWith('.param') && latin1(head, 8).startsWith('7767517'),
  },
  {
    ...INERT,
    id: 'fasttext',
    model: { role: 'language-model', library: 'other' },
    looksLike: (head) => latin1(head, 4) === '\u00ba\u0016\u004f\u002f',
  },
  {
    ...INERT,
    id: 'ggml',
    model: { role: 'language-model', library: 'other' },
    extensions: ['ggml'],
    looksLike: (head) => ['lmgg', 'tjgg', 'fmgg', 'algg'].includes(latin1(head, 4)),
  },
];
