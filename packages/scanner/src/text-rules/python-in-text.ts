import { decodeText, encodingOf } from '../reading/utf8-text.ts';
import type { ByteSource } from '../byte-source.ts';
import { finding } from '../rules/file-finding.ts';
import { OBJECT_KEY, reportObjectKey } from '../formats/text/object-keys.ts';
import type { Scan } from '../scan.ts';
import { judgeSettings } from './judge-settings.ts';

/** Tags may have bytes as numbers, and so may texts. */
export function withoutEscapes(text: string): string {
  return text.replace(/(?:%|\\x|\\u00)([0-9a-f]{2})/giu, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const known = new WeakMap<ByteSource, boolean>();

/** True for a text with a tag of Python, or with a key by which Hydra calls a function. It is searched once. */
export function hasPython(bytes: ByteSource): boolean {
  const earlier = known.get(bytes);
  if (earlier !== undefined) return earlier;
  let found = false;
  for (const text of textPieces(bytes)) {
    found = namesPython(text);
    if (found) break;
  }
  known.set(bytes, found);
  return found;
}

function namesPython(written: string): boolean {
  const text = withoutEscapes(written);
  if (!/python\/|^%TAG|_target_/mu.test(text) || text.includes('\0')) return false;
  if (/(?:^|[\s{,.])["']?_target_["']?\s{0,9}=\s{0,9}["']/mu.test(text)) return true;
  if (/^[ \t]{0,100}\?[ \t]{1,100}_target_[ \t\r]{0,100}$/mu.test(text)) return true;
  return /(?:^|[\s[{,:?-])!\S{0,300}python\/|^%TAG|^[ \t{,-]{0,100}["']?(?:[\w.]{1,100}["']?[ \t]{0,9}[:=.]\s{0,9}\{?\s{0,9}["']?)?_target_["']?\s{0,9}[:=]/mu.test(
    text,
  );
}

/** Larger texts are searched up to here. */
const MAX_SEARCHED_TEXT = 64 * 2 ** 20;
const HEAD_BYTES = 4096;
const STEP_BYTES = 2 ** 20;
/** Nothing that is searched is longer. */
const OVERLAP_BYTES = 4096;

/** Reads a text piece by piece; each has the end of the one before, and characters beyond ASCII may be wrong. Binary content gives none. */
function* textPieces(bytes: ByteSource): Generator<string> {
  // Zeros occur in UTF-16 and UTF-32 only.
  if (decodeText(bytes.read(0, HEAD_BYTES)).includes('\0')) return;
  const end = Math.min(bytes.size, MAX_SEARCHED_TEXT);
  if (encodingOf(bytes.read(0, 4)) !== 'utf-8') {
    yield decodeText(bytes.read(0, end));
    return;
  }
  for (let offset = 0; offset < end; offset += STEP_BYTES) {
    const piece = bytes.read(offset, Math.min(STEP_BYTES + OVERLAP_BYTES, end - offset));
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
  }
}

/** Keys that name what is called, or that switch it on, with the start of their value. */
const ENTRY =
  /(?:(?<=^|[\s{,?.-])|(?<=^|[\s{,?.:[-])(["']))(_target_|target|trust_remote_code|loader_module|model_code_path|\(\)|class_path|class|type|py\/\w{2,20})\1\s{0,99}[:=]\s{0,99}["']?((?!-)(?:\$\{[^}\s]{0,99}\}|[\w.$:/-]){1,200})/gu;

/** The key of a call whose value is elsewhere, or put together. */
const UNREAD_TARGET = /(?:^|[\s{,?.-])["']?_target_["']?\s*(?:$|[:=]\s*(?:[*>|&!$"]|[\w."']*\.\\?$|$))/u;

/** Where a text of YAML or TOML begins, and not any quote. */
const QUOTED = /(?<=^|[\s:=,[{(-])(?:"(?:[^"\\]|\\.)*"|'[^']*')/gu;

/** Judges each entry of a text of settings by itself, as if it were a mapping of one entry. */
export function judgeSettingLines(text: string, scan: Scan): void {
  for (const [index, line] of text.split('\n').entries()) judgeLine(withoutEscapes(line), index + 1, scan);
}

function judgeLine(line: string, number: number, scan: Scan): void {
  if (!/target|class|type|py\/|\(\)|trust_remote_code|loader_module|model_code_path/u.test(line)) return;
  const plain = line.replace(QUOTED, (quoted) => '"'.repeat(quoted.length));
  const comment = plain.search(/(?:^|\s)#/u);
  const end = comment < 0 ? line.length : comment;
  let isRead = false;
  for (const { index, 1: quote, 2: key = '', 3: value = '' } of line.matchAll(ENTRY)) {
    if (index >= end || (quote === undefined && plain[index] === '"')) continue;
    isRead ||= key === '_target_' && !value.endsWith('.');
    judgeEntry(key, value, number, scan);
  }
  if (!isRead && UNREAD_TARGET.test(line.slice(0, end))) reportUnread(number, scan);
}

function judgeEntry(key: string, value: string, line: number, scan: Scan): void {
  if (OBJECT_KEY.test(key)) reportObjectKey(key, value, { line }, scan);
  const isOn = /^(?:true|yes|on)$/iu.test(value);
  const switches = new Set(isOn ? [key] : []);
  judgeSettings({ texts: new Map([[key, value]]), switches, codeNames: [], place: { line } }, scan);
}

function reportUnread(line: number, scan: Scan): void {
  const detail = 'What is called here is not on the same line, or is put together.';
  scan.find(finding('high', 'yaml-object', '_target_', detail, { line }));
}
