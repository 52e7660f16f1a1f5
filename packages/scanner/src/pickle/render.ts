import { plainLine } from '@model-security-scan/common/sanitize';
import { canonicalName } from './python-names.ts';
import { readLiteral } from './machine/literal.ts';
import type { PickleState } from './machine/state.ts';
import { latin1 } from './machine/text-arguments.ts';
import * as kinds from './machine/value.ts';
import { kindOf, referenceOf, type Value } from './machine/value.ts';

const MAX_EXCERPT = 300;
const MAX_TEXT = 120;
const MAX_BYTES = 48;
const MAX_ITEMS = 8;
const MAX_DEPTH = 5;

/** How the items of a container are written: what stands before and after them. */
const BRACKETS: ReadonlyMap<number, readonly [string, string]> = new Map([
  [kinds.TUPLE, ['(', ')']],
  [kinds.LIST, ['[', ']']],
  [kinds.SET, ['{', '}']],
]);

/** @returns the name of a global, as Python 3 has it */
export function globalName(state: PickleState, value: Value): string {
  const { module, name } = state.globals.get(referenceOf(value));
  return canonicalName(module, name);
}

function renderConstant(state: PickleState, value: Value): string {
  const literal = readLiteral(state.cursor, referenceOf(value));
  if (literal.type === 'text') {
    const isLong = literal.isCut || literal.text.length > MAX_TEXT;
    return `${JSON.stringify(literal.text.slice(0, MAX_TEXT))}${isLong ? '…' : ''}`;
  }
  if (literal.type === 'bytes') {
    const { start, length } = literal.extent;
    const shown = JSON.stringify(latin1(state.cursor.bytesAt(start, Math.min(length, MAX_BYTES))));
    return `b${shown}${length > MAX_BYTES ? '…' : ''}`;
  }
  return literal.text.slice(0, MAX_TEXT);
}

function renderItems(state: PickleState, value: Value, depth: number): readonly string[] {
  const kept = state.nodes.items(referenceOf(value));
  if (kept === undefined || depth >= MAX_DEPTH) return ['…'];
  const shown = kept.items.slice(0, MAX_ITEMS).map((item) => renderValue(state, item, depth + 1));
  return kept.isCut || kept.items.length > MAX_ITEMS ? [...shown, '…'] : shown;
}

function renderDict(state: PickleState, value: Value, depth: number): string {
  const parts = renderItems(state, value, depth);
  const pairs: string[] = [];
  for (let at = 0; at < parts.length; at += 2) pairs.push(parts.slice(at, at + 2).join(': '));
  return `{${pairs.join(', ')}}`;
}

function renderObject(state: PickleState, value: Value, depth: number): string {
  const [callable, args] = state.itemsOf(value);
  if (callable === undefined || args === undefined || depth >= MAX_DEPTH) return '…';
  return renderCallParts(state, callable, args, depth + 1);
}

function renderCallParts(state: PickleState, callable: Value, args: Value, depth: number): string {
  const isSequence = kindOf(args) === kinds.TUPLE || kindOf(args) === kinds.LIST;
  const shown = isSequence
    ? renderItems(state, args, depth).join(', ')
    : `*${renderValue(state, args, depth)}`;
  return `${renderValue(state, callable, depth)}(${shown})`;
}

function renderValue(state: PickleState, value: Value, depth: number): string {
  const kind = kindOf(value);
  const brackets = BRACKETS.get(kind);
  if (brackets !== undefined) {
    const items = renderItems(state, value, depth).join(', ');
    return `${brackets[0]}${items}${brackets[1]}`;
  }
  switch (kind) {
    case kinds.CONSTANT:
    case kinds.TEXT:
    case kinds.ATTRIBUTE_TEXT:
    case kinds.BYTES:
      return renderConstant(state, value);
    case kinds.DICT:
      return renderDict(state, value, depth);
    case kinds.GLOBAL:
      return globalName(state, value).slice(0, 200);
    case kinds.OBJECT:
      return renderObject(state, value, depth);
    case kinds.PERSISTENT:
      return 'persistent_load(…)';
    default:
      return '?';
  }
}

/** Writes a value as Python would, capped and safe to show. */
export function render(state: PickleState, value: Value): string {
  return plainLine(renderValue(state, value, 0), MAX_EXCERPT);
}

/** Writes a call as Python would, capped and safe to show: `os.system("touch x")`. */
export function renderCall(state: PickleState, callable: Value, args: Value): string {
  return plainLine(renderCallParts(state, callable, args, 0), MAX_EXCERPT);
}
