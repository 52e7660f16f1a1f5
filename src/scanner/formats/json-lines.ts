import type { ScannedFormat } from '../content-format.ts';
import { looksLikeJsonDocument } from './json-document.ts';
import { OBJECT_KEY, tellObjectKey } from './object-keys.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';

const STEP_BYTES = 2 ** 20;
/** Longer than any key that is searched. */
const OVERLAP_BYTES = 64;
/** A key, and not a text that has one: there its quotes are escaped. */
const KEY = /(?<!\\)"((?:p|\\u0070)(?:y|\\u0079)(?:\/|\\\/|\\u002f)[\w\\]{2,60})"\s*:/giu;

/** Lines of JSON are data; they matter only for the keys by which jsonpickle makes objects. */
export const jsonLines: ScannedFormat = {
  id: 'json-lines',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (head, _, name) => /\.(?:jsonl|ndjson)$/iu.test(name) && looksLikeJsonDocument(head),
  scan: ({ bytes }, outer) => {
    const scan = new DistinctFindings(outer);
    for (let at = 0; at < bytes.size; at += STEP_BYTES) {
      const text = Buffer.from(
        bytes.read(at, Math.min(STEP_BYTES + OVERLAP_BYTES, bytes.size - at)),
      ).toString('latin1');
      for (const found of text.matchAll(KEY)) {
        const key = unescaped(found[1] ?? '');
        if (OBJECT_KEY.test(key)) tellObjectKey(key, key, { offset: at + found.index }, scan);
      }
    }
  },
};

function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\/', '/');
}
