import { finding, notScanned } from '../rules/file-finding.ts';
import { decodeText } from '../reading/utf8-text.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

/** A document type stands at the beginning; OpenVINO's layers fill a few megabytes. */
const MAX_READ_BYTES = 32 * 2 ** 20;
/** Operator sets that OpenVINO brings along. */
const KNOWN_SET =
  /^(?:opset\d{1,3}|experimental|legacy|util|ie_internal_opset|gpu_opset|SnippetsOpset|type_relaxed_opset)$/u;

/** True if content is PMML, or the network of an OpenVINO model. */
export function looksLikeXmlModel(head: Uint8Array): boolean {
  const text = decodeText(head);
  return /^\s*</u.test(text) && /<(?:\w+:)?PMML[\s>]|<net\s[^>]*\bname=/u.test(text);
}

/**
 * Scans a model in XML: PMML, and the networks of OpenVINO. Looks for entities that are other files, which a careless
 * reader opens, and for layers that come from an extension.
 */
export const scanXmlModel: ScanFormat = ({ bytes }, scan) => {
  const text = decodeText(bytes.read(0, MAX_READ_BYTES));
  const isOpenVino = /<net\s/u.test(text.slice(0, 4096));
  scan.observe({ kind: 'format', format: isOpenVino ? 'openvino' : 'pmml' });
  judgeEntities(text.slice(0, 2 ** 20), scan);
  if (!isOpenVino) return;
  for (const [, set = ''] of text.matchAll(/<layer\s[^>]{0,2000}?\bversion="([^"]{0,200})"/gu)) {
    if (KNOWN_SET.test(set)) continue;
    const detail = 'A layer comes from an extension: a library that the program must load first.';
    scan.find(finding('review', 'onnx-foreign-operator', set, detail));
  }
  if (bytes.size > MAX_READ_BYTES) {
    const detail = 'Only the first 32 MiB of the network were looked at.';
    scan.find(notScanned('over-limit', 'network', detail));
  }
};

function judgeEntities(text: string, scan: Scan): void {
  const entity =
    /<!(?:ENTITY\s+(?:%\s+)?[\w:.-]+|DOCTYPE\s+[\w:.-]+)\s+(?:SYSTEM\s+|PUBLIC\s+(?:"[^"]{0,300}"|'[^']{0,300}')\s+)(?:"([^"]{0,300})"|'([^']{0,300})')/gu;
  for (const [, double, single] of text.matchAll(entity)) {
    const subject = double ?? single ?? '';
    const detail = 'The document names another file or address, which careless readers of XML open.';
    scan.find(finding('high', 'xml-external-entity', subject, detail));
  }
}

export const xmlModel: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'xml-model',
  namedModels: {
    pmml: { role: 'predictor', library: 'pmml' },
    openvino: { role: 'predictor', library: 'openvino' },
  },
  extensions: ['pmml'],
  looksLike: looksLikeXmlModel,
  scan: scanXmlModel,
};
