import type { TellProblem } from './problem.ts';
import * as names from './names.ts';
import { type TemplateToken, tokensOf } from './syntax-tree.ts';

const JOINING = new Set(['AdditiveBinaryOperator', 'MultiplicativeBinaryOperator', 'Pipe']);

/** Judges a template that cannot be parsed, as far as its tokens, or else its text, show what it does. */
export function judgeTokens(text: string, tell: TellProblem): void {
  tell(
    'review',
    'template that cannot be parsed',
    'It is not a template that the usual parsers read; look at it yourself.',
  );
  const tokens = tokensOf(text);
  if (tokens !== undefined) {
    for (let index = 0; index < tokens.length; index += 1) judgeToken(tokens, index, tell);
  }
  for (const code of codeOf(text)) {
    const dunder = names.dunderIn(code);
    if (dunder !== undefined) tell('critical', dunder, names.ESCAPES);
    const tag = /^\{%[-+]?\s*(\w+)/u.exec(code)?.[1];
    if (tag !== undefined && names.FILE_TAGS.has(tag)) {
      tell('high', tag, 'The template reads another template file.');
    }
  }
}

function judgeToken(tokens: readonly TemplateToken[], index: number, tell: TellProblem): void {
  const [token, previous] = [tokens[index], tokens[index - 1]];
  if (token === undefined || token.type === 'Text') return;
  const { type, value } = token;
  const isName = type === 'Identifier' || type === 'StringLiteral';
  const dunder = isName ? names.dunderIn(value) : undefined;
  if (dunder !== undefined) tell('critical', dunder, names.ESCAPES);
  if (type === 'Identifier') judgeIdentifier(value, previous?.type, tell);
  if (type === 'OpenSquareBracket' && isComputed(tokens, index)) {
    tell('high', 'computed name', 'The name of an attribute is computed.');
  }
}

/** @param previous the type of the token before it */
function judgeIdentifier(name: string, previous: string | undefined, tell: TellProblem): void {
  if (previous === 'Dot' && names.isDangerousAttribute(name)) tell('critical', name, names.ESCAPES);
  if (previous === 'Pipe' && name === 'attr') {
    tell('high', 'attr', 'The filter reads an attribute whose name is a value.');
  }
}

/** True if the brackets that open here, after a value, hold a text and something that joins it with others. */
function isComputed(tokens: readonly TemplateToken[], open: number): boolean {
  const before = tokens[open - 1]?.type ?? '';
  if (!['Identifier', 'CloseParen', 'CloseSquareBracket', 'StringLiteral'].includes(before)) return false;
  let hasText = false;
  let isJoined = false;
  for (const { type } of tokens.slice(open + 1, open + 40)) {
    if (type === 'CloseSquareBracket') break;
    hasText ||= type === 'StringLiteral';
    isJoined ||= JOINING.has(type);
  }
  return hasText && isJoined;
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
