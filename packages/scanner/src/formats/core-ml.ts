import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { type Message, outerFields, ProtobufReader } from '../reading/protobuf-reader.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

/** Where networks and models are in a Core ML model (Model.proto): pipelines hold models, networks hold layers. */
const INNER = {
  model: {
    200: 'pipeline',
    201: 'pipeline',
    202: 'pipeline',
    303: 'network',
    403: 'network',
    500: 'network',
  },
  pipeline: { 1: 'model' },
  network: { 1: 'layer' },
  layer: {},
} as const satisfies Readonly<Record<string, Readonly<Record<number, string>>>>;

type Kind = keyof typeof INNER;

/** True if content is a Core ML model: a version, a description, and one kind of model, whose number is 200 or more. */
export function looksLikeCoreMl(head: Uint8Array, bytes: ByteSource): boolean {
  if (head[0] !== 0x08) return false;
  const fields = outerFields(bytes, 100) ?? [];
  const isKnown = fields.every(
    ({ number }) => number === 1 || number === 2 || number === 10 || number >= 200,
  );
  return isKnown && fields.some(({ number, wire }) => number >= 200 && number <= 4000 && wire === 2);
}

/** Scans a Core ML model for layers and models that a program brings along. */
export const scanCoreMl: ScanFormat = (content, scan) => {
  const reader = new ProtobufReader(content.bytes);
  scan.observe({ kind: 'format', format: 'core-ml' });
  walk('model', reader.whole, 0, reader, scan);
};

function walk(kind: Kind, message: Message, depth: number, reader: ProtobufReader, scan: Scan): void {
  const inner: Readonly<Record<number, Kind>> = INNER[kind];
  for (const field of reader.fields(message, depth)) {
    if (field.wire !== 2) continue;
    const innerKind = inner[field.number];
    if (innerKind !== undefined) walk(innerKind, field, depth + 1, reader, scan);
    // A custom model is field 555 of a model, a custom layer field 500 of a layer. Their class is field 1 or 10.
    const isCustom = (kind === 'model' && field.number === 555) || (kind === 'layer' && field.number === 500);
    if (isCustom) reportCustom(field, reader, scan, depth);
  }
}

function reportCustom(message: Message, reader: ProtobufReader, scan: Scan, depth: number): void {
  let name = '';
  for (const field of reader.fields(message, depth + 1)) {
    if (field.wire === 2 && (field.number === 1 || field.number === 10)) name ||= reader.text(field, 300);
  }
  const detail = 'The program that loads the model brings this class along.';
  const subject = name === '' ? 'custom layer' : name;
  scan.find(
    finding('review', 'saved-model-code', subject, detail, { when: 'predict', offset: message.offset }),
  );
}

export const coreMl: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'core-ml',
  model: { role: 'predictor', library: 'core-ml' },
  extensions: ['mlmodel'],
  looksLike: looksLikeCoreMl,
  scan: scanCoreMl,
};
