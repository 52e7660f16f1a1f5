import type { ScannedFormat } from '../content-format.ts';
import { MAX_NAMES, observeBoosted } from '../model-kinds.ts';
import { unescapeJson } from '../reading/json-tape.ts';
import type { Content, Scan } from '../scan.ts';

/*
 * Models of XGBoost in JSON and in Universal Binary JSON. They hold numbers and names only: their readers run nothing. What
 * the model is for is told in the first and the last part of the file, between which the trees lie.
 */

/** The names of the columns come first, the number of columns and the objective last. */
const LOOKED_AT = 1 << 16;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function scanXgboost({ bytes }: Content, scan: Scan): void {
  const head = latin1(bytes.read(0, LOOKED_AT));
  const tail = latin1(bytes.read(Math.max(0, bytes.size - LOOKED_AT), LOOKED_AT));
  const objective = lastMatch(tail, OBJECTIVE);
  const count = Number(lastMatch(tail, COLUMNS) ?? 0);
  const isBinary = head.startsWith('{L');
  const names = isBinary ? binaryNames(head) : jsonNames(head);
  // XGBoost writes the objective behind the trees; a byte of a number may be a brace.
  const isCut = !/\}\s*$/u.test(tail.slice(-100)) || (isBinary && objective === undefined);
  observeBoosted('xgboost', { objective, count, names, isCut }, scan);
}

/**
 * A text in JSON has quotes, one in Universal Binary JSON its length in eight bytes; a key has no mark in front. Keys stand in the order
 * of the alphabet, so settings of a ranking come before its name.
 */
const OBJECTIVE =
  /objective(?:"\s*:\s*\{[^]{0,2000}?"name"\s*:\s*"|\{L[^]{0,2000}?nameSL[^]{8})([a-z]+:[a-z]+)/gu;
const COLUMNS = /num_feature(?:"\s*:\s*"|SL[^]{8})(\d{1,9})/gu;

function lastMatch(text: string, pattern: RegExp): string | undefined {
  return [...text.matchAll(pattern)].at(-1)?.[1];
}

function jsonNames(head: string): readonly string[] {
  const start = /"feature_names"\s{0,20}:\s{0,20}\[/u.exec(head);
  if (start === null) return [];
  const names: string[] = [];
  const name = /\s{0,20}"((?:[^"\\]|\\.)*)"\s{0,20},?/uy;
  name.lastIndex = start.index + start[0].length;
  for (let found = name.exec(head); found !== null && names.length <= MAX_NAMES; found = name.exec(head)) {
    names.push(unescapeJson(Buffer.from(found[1] ?? '', 'latin1').toString()));
  }
  return names;
}

function binaryNames(head: string): readonly string[] {
  const bytes = Buffer.from(head, 'latin1');
  const names: string[] = [];
  let at = head.search(/feature_names\[#L/u);
  if (at < 0) return [];
  at += 'feature_names[#L'.length;
  const count = bytes.length >= at + 8 ? Number(bytes.readBigUInt64BE(at)) : 0;
  at += 8;
  while (names.length < Math.min(count, MAX_NAMES) && head.startsWith('SL', at) && bytes.length >= at + 10) {
    const length = Number(bytes.readBigUInt64BE(at + 2));
    names.push(bytes.toString('utf8', at + 10, Math.min(bytes.length, at + 10 + length)));
    at += 10 + length;
  }
  return names;
}

const MODEL = {
  kind: 'scanned',
  isModel: true,
  model: { role: 'predictor', library: 'xgboost', isRead: true },
  isDistinct: false,
  scan: scanXgboost,
} as const;

/** "learner" is the first key that XGBoost writes; a saved state of training begins with "Config". */
const KEYS = ['learner', 'Config'];

export const xgboostJson: ScannedFormat = {
  ...MODEL,
  id: 'xgboost-json',
  looksLike: (head: Uint8Array) =>
    /^\{\s{0,20}"(?:learner|Config)"\s{0,20}:\s{0,20}\{/u.test(latin1(head.subarray(0, 100))),
};

/** In Universal Binary JSON the length of the key takes eight bytes before it. */
export const xgboostBinaryJson: ScannedFormat = {
  ...MODEL,
  id: 'xgboost-ubj',
  extensions: ['ubj'],
  looksLike: (head: Uint8Array) =>
    latin1(head.subarray(0, 2)) === '{L' &&
    KEYS.some((key) => latin1(head.subarray(10, 10 + key.length)) === key),
};
