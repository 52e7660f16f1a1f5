import type { ByteSource } from '../../byte-source.ts';
import { notScanned, type ContentPlace } from '../../rules/file-finding.ts';
import { readText } from '../../reading/utf8-text.ts';
import type { Scan, ScanFormat } from '../../scan.ts';
import { judgeTemplate } from '../../template/judge-template.ts';
import { TEXT_FORMAT, type ScannedFormat } from '../../content-format.ts';

/** No chat template is that long; longer ones are listed, and their beginning is judged. */
const MAX_TEMPLATE_LENGTH = 512 * 1024;
/** Each excerpt is searched for in the whole template. */
const MAX_EXCERPTS = 200;
const STEPS_PER_CHARACTER = 20;
const MAX_FILE_BYTES = 16 * 2 ** 20;

function isTemplateName(name: string): boolean {
  return /\.(?:jinja2?|j2|template)$|chat[-_]?template(?:[^.]*|.*\.txt)$/iu.test(name);
}

/** True for the key of a template in a config. */
export function isTemplateKey(key: string): boolean {
  return /template/iu.test(key);
}

/** True for the key of a template that transformers renders. */
export function isChatKey(key: string): boolean {
  return key === 'chat_template' || key === 'chat_templates';
}

/** True if content has a Jinja tag, wherever it begins. Other kinds of text may have them too: judge the name first. */
export function looksLikeTemplate(bytes: ByteSource): boolean {
  const text = Buffer.from(bytes.read(0, MAX_FILE_BYTES));
  return ['{{', '{%'].some((tag) => text.includes(tag));
}

/**
 * Judges a chat template. `{{ }}` in it is evaluated in Python when the model is asked for an answer: transformers does
 * that in a sandbox, other programs do not, and there a template can run anything. So names that lead out of the template
 * are critical; what cannot be parsed, and functions and filters that templates do not have, are for a person to look at.
 * @param isChatTemplate false for templates of any program, which may have filters and functions of their own
 */
export function scanTemplateText(
  text: string,
  scan: Scan,
  place: { offset?: number; line?: number },
  isChatTemplate = true,
): void {
  if (text.length > MAX_TEMPLATE_LENGTH) {
    const detail = 'The template is longer than 512 KiB. Only its beginning was judged.';
    scan.find(notScanned('over-limit', 'template', detail, place));
  }
  const judged = text.slice(0, MAX_TEMPLATE_LENGTH);
  scan.spend?.(STEPS_PER_CHARACTER * judged.length);
  const problems = judgeTemplate(judged).filter(({ severity }) => isChatTemplate || severity !== 'review');
  for (const [index, problem] of problems.entries()) {
    const line = index < MAX_EXCERPTS ? lineWith(judged, problem.subject) : {};
    scan.find({ rule: 'template-code', ...problem, ...line, when: 'predict', ...place });
  }
}

/** Scans a file that holds one template. */
export const scanTemplate: ScanFormat = (content, scan) => {
  const name = placeName(content.place);
  const isChat = /chat[-_]?template|additional_chat_templates/iu.test(`${content.place.path} ${name}`);
  scanTemplateText(readText(content.bytes, MAX_FILE_BYTES), scan, {}, isChat);
};

/** @returns the line where a name is first seen, as an excerpt */
function lineWith(text: string, name: string): { excerpt?: string } {
  const at = text.indexOf(name);
  if (at < 0) return {};
  const start = Math.max(text.lastIndexOf('\n', at) + 1, at - 100);
  const end = text.indexOf('\n', at);
  return { excerpt: text.slice(start, Math.min(end < 0 ? text.length : end, at + 200)).trim() };
}

export const template: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'jinja',
  looksLike: (_, bytes, name) => isTemplateName(name) && looksLikeTemplate(bytes),
  scan: scanTemplate,
};

/** @returns the file name of a content without folders: that of the innermost member, or of the file */
function placeName(place: ContentPlace): string {
  const path = place.members.at(-1) ?? place.path;
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
