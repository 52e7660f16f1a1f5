import type { Severity } from '../rules/finding.ts';
import * as names from './names.ts';

/** Something in a template that a chat template does not need. */
export interface TemplateProblem {
  readonly severity: Severity;
  /** The name that was found. */
  readonly subject: string;
  readonly detail: string;
}

/** Takes a problem. */
export type TellProblem = (severity: Severity, subject: string, detail: string) => void;

/** A text that is joined with something between brackets, or is written with escapes. */
const COMPUTED =
  /[\w)\]"']\s{0,99}\[[^\]]{0,300}?(?:["'][^\]]{0,300}?[~+*%|]|[~+*%|][^\]]{0,300}?["'])|\\[xuUN0-7]/u;

/** Judges a template that cannot be parsed by its text, as far as that shows what it does. */
export function judgeTokens(text: string, tell: TellProblem): void {
  const detail = 'It is not a template that the usual parsers read; look at it yourself.';
  tell('review', 'template that cannot be parsed', detail);
  for (const code of codeOf(text)) {
    const attributes = [...code.matchAll(/\.\s{0,99}(\w+)/gu)].map(([, name = '']) => name);
    const found = names.dunderIn(code) ?? attributes.find(names.isDangerousAttribute);
    if (found !== undefined) tell('critical', found, names.ESCAPES);
    if (COMPUTED.test(code)) tell('high', 'computed name', 'The name of an attribute is computed.');
    if (/\|\s{0,99}attr\b/u.test(code)) {
      tell('high', 'attr', 'The filter reads an attribute whose name is a value.');
    }
    const tag = /^\{%[-+]?\s*(\w+)/u.exec(code)?.[1];
    if (tag !== undefined && names.FILE_TAGS.has(tag)) {
      tell('high', tag, 'The template reads another template file.');
    }
  }
}

/** @returns what is between the marks of statements and expressions */
export function* codeOf(text: string): Generator<string> {
  const marks = /\{[%{]/gu;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const found = text.indexOf(mark[0] === '{%' ? '%}' : '}}', mark.index + 2);
    const end = found < 0 ? text.length : found;
    yield text.slice(mark.index, end);
    marks.lastIndex = end;
  }
}
