import { finding } from '../rules/file-finding.ts';
import { ACTING_MODULES } from '../keras/judge-function.ts';
import type { Scan } from '../scan.ts';
import { isActingTarget } from './judge-settings.ts';

/** Tags of plain values, which every loader of Python reads. */
const PLAIN = /^(?:none|bool|str|unicode|bytes|int|long|float|complex|list|tuple|dict)$/u;
const MAX_FOUND = 1000;

/** Judges a tag if it makes a Python object. */
export function judgeYamlTag(tag: string, scan: Scan, line: number): void {
  if (judgeOwnTag(tag, scan, line)) return;
  const named = /python\/([\w/]+)(?::(.*))?$/su.exec(decoded(tag));
  const [, kind = '', name = ''] = named ?? [];
  if (named === null || PLAIN.test(kind)) return;
  const isReference = kind === 'name' || kind === 'module';
  const severity = isReference && !ACTING_MODULES.test(name) ? 'high' : 'critical';
  const detail = isReference
    ? 'yaml.load with an unsafe loader imports this module.'
    : 'yaml.load with an unsafe loader makes this object, and so calls what it names.';
  const subject = name === '' ? `python/${kind}` : name;
  scan.find(finding(severity, 'yaml-object', subject, detail, { excerpt: tag, line }));
}

/** Tags of HyperPyYAML, which calls or imports what they name (SpeechBrain). */
const OWN_TAG = /^!(?:new|apply|applyref|name|module):([\w.]{1,300})$/u;

function judgeOwnTag(tag: string, scan: Scan, line: number): boolean {
  const [, name = ''] = OWN_TAG.exec(decoded(tag)) ?? [];
  if (name === '') return false;
  if (!isActingTarget(name)) return true;
  const detail = 'HyperPyYAML calls or imports what the tag names.';
  scan.find(finding('high', 'yaml-object', name, detail, { excerpt: tag, line }));
  return true;
}

/** PyYAML reads `%6f` in a tag as the letter. */
function decoded(tag: string): string {
  return tag.replace(/%([0-9a-fA-F]{2})/gu, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Searches a text for tags of Python without parsing it. Comments and quoted texts are left out, so that a file which
 * talks of such tags is no finding.
 */
export function pythonTagsInText(text: string): readonly { readonly tag: string; readonly line: number }[] {
  if (!/python\/|%TAG|p%79|%70|%2f|!(?:new|apply|applyref|name|module):/iu.test(text)) return [];
  const found: { tag: string; line: number }[] = [];
  const handles = new Map([['!!', 'tag:yaml.org,2002:']]);
  const lines = text.split(/\r\n?|[\n\u0085\u2028\u2029]/u);
  for (const [index, line] of lines.entries()) {
    const directive = /^%TAG\s+(![\w-]*!?)\s+(\S{1,300})/u.exec(line);
    if (directive !== null) handles.set(directive[1] ?? '', directive[2] ?? '');
    if (found.length >= MAX_FOUND) break;
    for (const tag of tagsOf(withoutTexts(line), handles)) found.push({ tag, line: index + 1 });
  }
  return found;
}

function tagsOf(line: string, handles: ReadonlyMap<string, string>): readonly string[] {
  const tags = [
    ...line.matchAll(/(?<=^|[\s[{,:?-])(?:!<([^>\s]{1,300})>|(![\w-]{0,50}!|!)([^\s,[\]{}]{1,300}))/gu),
  ];
  return tags
    .map(([, verbatim, handle = '', suffix = '']) => verbatim ?? `${handles.get(handle) ?? handle}${suffix}`)
    .filter((tag) => decoded(tag).includes('python/') || OWN_TAG.test(decoded(tag)));
}

/** Removes quoted texts and the comment of a line, as far as one line shows them. */
function withoutTexts(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/gu, ' ').replace(/(?:^|\s)#.*$/u, '');
}
