import { Template } from '@huggingface/jinja';
import { at, isObject } from '@model-security-scan/common/json';

/** A node of a template's syntax tree, as @huggingface/jinja makes it: its `type`, and fields by the type. */
export type Node = Readonly<Record<string, unknown>>;

/** A white space run of this length is shortened: the parser's patterns take quadratic time for it. */
const LONG_SPACE = /[^\S\n]{200,}|\s{2000,}/gu;

/** The parser knows no empty tuple, such as in `().x`; an empty list is the same for what is judged here. */
const EMPTY_TUPLE = /(?<=[\s=(,{%~+[|])\(\s{0,20}\)/gu;

/** `{% with a = 1, b = 2 %}` and its end, which the parser does not know. */
const WITH_TAG = /\{%[-+]?\s{0,200}(?:with\b((?:[^%]|%(?!\}))*?)|endwith\s{0,200})[-+]?%\}/gu;

/** Gives names to values as `set` does: what is judged here does not depend on where a name ends. */
function withSets(text: string): string {
  return text.replace(WITH_TAG, (_, given: string | undefined) => {
    const parts = splitAtCommas(given ?? '').filter((part) => part.trim() !== '');
    return ['{% set _ = 0 %}', ...parts.map((part) => `{% set ${part} %}`)].join('');
  });
}

/** Splits at commas that are in no brackets and in no text. */
function splitAtCommas(text: string): readonly string[] {
  const parts: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (quote !== '') {
      if (char === '\\') index += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Parses a template. @returns undefined if it cannot be parsed, or is nested too deeply */
export function parseTemplate(text: string): Node | undefined {
  try {
    const template: unknown = new Template(
      withSets(text).replace(LONG_SPACE, ' ').replace(EMPTY_TUPLE, '[]'),
    );
    const parsed = at(template, 'parsed');
    return isObject(parsed) ? parsed : undefined;
  } catch {
    // The parser throws errors of many kinds, RangeError for deep nesting among them. It runs nothing.
    return undefined;
  }
}

/** @returns the type of a node, or an empty text for what is no node */
export function typeOf(node: unknown): string {
  return isObject(node) && typeof node['type'] === 'string' ? node['type'] : '';
}

/** @returns the text of an identifier or of a text constant */
export function valueOf(node: unknown): string | undefined {
  if (!isObject(node) || !['Identifier', 'StringLiteral'].includes(typeOf(node))) return undefined;
  return typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** @returns the nodes of a list field */
export function listOf(node: unknown, field: string): readonly Node[] {
  const list: unknown = isObject(node) ? node[field] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** @returns all nodes that are directly in a node */
export function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node)
    .filter(([field]) => field !== 'operator')
    .flatMap(([, value]): readonly unknown[] => {
      if (value instanceof Map) return [...value].flat();
      return Array.isArray(value) ? value : [value];
    })
    .filter((child): child is Node => isObject(child) && typeOf(child) !== '');
}

/** Visits a node and all nodes in it, without recursion. A visitor that returns nodes names those to go on with. */
export function visitAll(root: Node, visit: (node: Node) => readonly Node[] | undefined): void {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const child of visit(node) ?? childrenOf(node)) waiting.push(child);
  }
}
