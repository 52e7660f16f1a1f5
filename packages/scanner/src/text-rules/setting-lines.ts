import { finding } from '../rules/finding.ts';
import { OBJECT_KEY, reportObjectKey } from '../formats/text/object-keys.ts';
import type { Scan } from '../scan.ts';
import { withoutEscapes } from './python-in-text.ts';
import { judgeSettings } from './settings.ts';

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
