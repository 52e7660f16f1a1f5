import type { JsonNode } from '../reading/json-tape.ts';
import type { Found } from '../rules/finding.ts';
import type { Scan } from '../scan.ts';
import { escapeInText } from './escape-in-text.ts';
import { ESCAPES } from './names.ts';

/** Tells the first way to Python's own functions that a tag of Jinja in a text takes. */
export function reportEscape(text: string, scan: Scan, traits: Partial<Found> = {}): void {
  const escape = escapeInText(text);
  if (escape === undefined) return;
  const { name: subject, code } = escape;
  const at = text.indexOf(code);
  const place = at < 0 ? {} : { line: text.slice(0, at).split('\n').length };
  const found = { rule: 'template-code', severity: 'critical', subject, detail: ESCAPES } as const;
  scan.find({ ...found, excerpt: code.slice(0, 300), when: 'predict', ...place, ...traits });
}

/** Keys of reports, which quote what was found elsewhere. */
const QUOTING_KEYS = new Set(['excerpt', 'subject', 'description', 'body', 'detail', 'message']);

/**
 * Judges every text of a JSON document.
 * @param isJudged true for keys whose texts are judged as templates anyway
 */
export function reportEscapesInJson(root: JsonNode, scan: Scan, isJudged: (key: string) => boolean): void {
  let key = '';
  for (const node of root.all()) {
    if (node.kind === 'key') key = node.text ?? '';
    else if (node.kind === 'string' && !QUOTING_KEYS.has(key) && !isJudged(key)) {
      reportEscape(node.text ?? '', scan, { offset: node.offset });
    }
  }
}
