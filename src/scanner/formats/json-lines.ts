import type { ScannedFormat } from '../content-format.ts';
import { looksLikeJsonDocument, scanParsedJson } from './json-document.ts';
import { OBJECT_KEY, reportObjectKey } from './object-keys.ts';
import type { ByteSource } from '../byte-source.ts';
import { DistinctFindings } from '../reading/distinct-findings.ts';
import { type JsonNode, parseJson } from '../reading/json-tape.ts';
import { searchedText } from '../reading/text-pieces.ts';
import type { Content, Scan } from '../scan.ts';

const STEP_BYTES = 2 ** 20;
/** Longer than any key that is searched. */
const OVERLAP_BYTES = 64;
/** A key, and not a text that has one: there its quotes are escaped. */
const KEY = /(?<!\\)"((?:p|\\u0070)(?:y|\\u0079)(?:\/|\\\/|\\u002f)[\w\\]{2,60})"\s*:/giu;
/** Keys of what a program renders or calls; one with an escape may be any. */
const JUDGED_KEY =
  /(?<!\\)"(?:\w{0,60}template\w{0,60}|_target_|class_path|loader_module|auto_map|\w{0,60}\\u00[\w\\]{1,60})"\s*:/iu;
/** What judging a line takes, and each letter of it. */
const STEPS_PER_LINE = 300;
const STEPS_PER_LETTER = 4;

function judgeObjectKeys(bytes: ByteSource, scan: Scan): void {
  for (let at = 0; at < bytes.size; at += STEP_BYTES) {
    const text = Buffer.from(bytes.read(at, Math.min(STEP_BYTES + OVERLAP_BYTES, bytes.size - at))).toString(
      'latin1',
    );
    for (const found of text.matchAll(KEY)) {
      const key = unescaped(found[1] ?? '');
      if (OBJECT_KEY.test(key)) reportObjectKey(key, key, { offset: at + found.index }, scan);
    }
  }
}

/** Judges lines with a key that is judged in a file of JSON, each as such a file. */
function judgeLines(bytes: ByteSource, scan: Scan): void {
  let next = 0;
  for (const line of searchedText(bytes).split('\n')) {
    const start = next;
    next += line.length + 1;
    if (!JUDGED_KEY.test(line)) continue;
    scan.spend?.(STEPS_PER_LINE + STEPS_PER_LETTER * line.length);
    const root = parsed(Buffer.from(line, 'latin1'));
    if (root === undefined) continue;
    const inLine = new DistinctFindings({
      find: (found) => {
        scan.find({ ...found, offset: start + (found.offset ?? 0) });
      },
      enter: (...args) => {
        scan.enter(...args);
      },
      observe: () => undefined,
    });
    scanParsedJson(root, inLine);
  }
}

function parsed(bytes: Uint8Array): JsonNode | undefined {
  try {
    return parseJson(bytes);
  } catch {
    // A program that reads lines cannot read this one either.
    return undefined;
  }
}

function scanLines({ bytes }: Content, outer: Scan): void {
  const scan = new DistinctFindings(outer);
  judgeObjectKeys(bytes, scan);
  judgeLines(bytes, scan);
}

/** Lines of JSON are data; they matter for the keys by which programs make objects, call functions or render templates. */
export const jsonLines: ScannedFormat = {
  id: 'json-lines',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (head, _, name) => /\.(?:jsonl|ndjson)$/iu.test(name) && looksLikeJsonDocument(head),
  scan: scanLines,
};

function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\/', '/');
}
