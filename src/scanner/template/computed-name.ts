import { wordSet } from '../reading/words.ts';
import { isObject } from '../../core/json.ts';
import { type Assignments, heldName } from './assignments.ts';
import { holdsDunder } from './names.ts';
import { childrenOf, listOf, type Node, typeOf, valueOf, visitAll } from './syntax-tree.ts';

/**
 * What a name between square brackets can be: `plain` (a number, data from outside, or a harmless constant), a constant
 * that leads to Python's own objects, `hidden` (put together in a way that hides it) or `built` (put together).
 */
export type ComputedName =
  | { readonly kind: 'plain' | 'hidden' | 'built' }
  | { readonly kind: 'constant'; readonly text: string };

const PLAIN: ComputedName = { kind: 'plain' };
/** The most nodes that are followed for one name. Variables may hold each other. */
const MAX_STEPS = 500;
const MAX_TEXT_LENGTH = 1000;

/** Filters and methods that make a text which is not seen in the template. */
const HIDING = wordSet('join reverse replace format batch slice map translate decode urlencode');

/** Judges the expression between the brackets of `object[…]`. */
export function computedNames(expression: unknown, assignments: Assignments): readonly ComputedName[] {
  const names: ComputedName[] = [];
  const followed = new Set<unknown>();
  const waiting: unknown[] = [expression];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isObject(node) || followed.has(node)) continue;
    followed.add(node);
    if (followed.size > MAX_STEPS) return [...names, { kind: 'hidden' }];
    const text = concatenated(node, assignments, { left: MAX_STEPS });
    if (text !== undefined) names.push({ kind: 'constant', text });
    else if (isMadeByTemplate(node, assignments)) names.push({ kind: 'hidden' });
    else if (isBuilt(node)) names.push(judgeBuilt(node, assignments.holdsPieces));
    else waiting.push(...possibleValues(node, assignments));
  }
  return names.length === 0 ? [PLAIN] : names;
}

function isBuilt(node: Node): boolean {
  return ['BinaryExpression', 'FilterExpression', 'CallExpression'].includes(typeOf(node));
}

/** True for the text of a block, for what a macro of the template gives, and for a part of a text that stands there. */
function isMadeByTemplate(node: Node, { names, values }: Assignments): boolean {
  if (typeOf(node) === 'Set') return true;
  if (typeOf(node) === 'CallExpression') {
    const { callee } = node;
    return typeOf(callee) === 'Identifier' && names.has(valueOf(callee) ?? '');
  }
  if (typeOf(node) !== 'MemberExpression') return false;
  const owner = node['object'];
  const held = isSlice(node) ? (values.get(valueOf(owner) ?? '') ?? []) : [];
  return [owner, ...held].some((value) => typeOf(value) === 'StringLiteral');
}

function possibleValues(node: Node, assignments: Assignments): readonly unknown[] {
  switch (typeOf(node)) {
    case 'Identifier':
      return assignments.values.get(valueOf(node) ?? '') ?? [];
    case 'Ternary':
      return [node['trueExpr'], node['falseExpr']];
    case 'ArrayLiteral':
    case 'TupleLiteral':
      return listOf(node, 'value');
    case 'MemberExpression':
      return isSlice(node) ? [node['object']] : heldIn(node, assignments);
    case 'ObjectLiteral':
      return node['value'] instanceof Map ? [...node['value'].values()] : [];
    default:
      return [];
  }
}

/** @returns what a namespace holds, or the literals whose element may be meant */
function heldIn(node: Node, { values }: Assignments): readonly Node[] {
  const owners = values.get(valueOf(node['object']) ?? '') ?? [];
  const literals = owners.filter((owner) => /^(?:Object|Array|Tuple)Literal$/u.test(typeOf(owner)));
  return [...(values.get(heldName(node) ?? '') ?? []), ...literals];
}

/** True for `text[1:]`, which is a text if its object is one. */
function isSlice(node: Node): boolean {
  return node['computed'] === true && typeOf(node['property']) === 'SliceExpression';
}

/** @returns the text of constants that are joined by `+` or `~`, and of variables that hold such */
function concatenated(root: Node, assignments: Assignments, steps: { left: number }): string | undefined {
  const waiting: unknown[] = [root];
  let text = '';
  while (waiting.length > 0) {
    const node = waiting.pop();
    steps.left -= 1;
    if (!isObject(node) || steps.left < 0 || text.length > MAX_TEXT_LENGTH) return undefined;
    if (typeOf(node) === 'StringLiteral') text += valueOf(node) ?? '';
    else if (typeOf(node) === 'Identifier') {
      const [value, another] = assignments.values.get(valueOf(node) ?? '') ?? [];
      if (value === undefined || another !== undefined) return undefined;
      waiting.push(value);
    } else if (typeOf(node) === 'BinaryExpression' && ['+', '~'].includes(operatorOf(node))) {
      waiting.push(node['right'], node['left']);
    } else return undefined;
  }
  return text;
}

function operatorOf(node: Node): string {
  const operator: unknown = node['operator'];
  const value: unknown = isObject(operator) ? operator['value'] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Judges an expression by its text constants: without any it is arithmetic, or data from outside. */
function judgeBuilt(node: Node, holdsPieces: boolean): ComputedName {
  const seen = { text: false, hidden: false };
  visitAll(node, (inner) => {
    const type = typeOf(inner);
    if (type === 'StringLiteral') {
      seen.text = true;
      seen.hidden ||= (valueOf(inner) ?? '').includes('_') || holdsDunder(valueOf(inner) ?? '');
    }
    seen.hidden ||=
      type === 'BinaryExpression' && operatorOf(inner) === '%' && typeOf(inner['left']) === 'StringLiteral';
    seen.hidden ||= HIDING.has(valueOf(inner['filter']) ?? calledName(inner) ?? '');
    // The constants of an inner subscript are judged where they stand.
    return type === 'MemberExpression'
      ? childrenOf(inner).filter((child) => child === inner['object'])
      : undefined;
  });
  if (seen.hidden || (holdsPieces && (seen.text || joinsTexts(node)))) return { kind: 'hidden' };
  return { kind: seen.text ? 'built' : 'plain' };
}

/** True for `a ~ b`, and for `a + b` unless one side is a number. */
function joinsTexts(node: Node): boolean {
  if (typeOf(node) !== 'BinaryExpression') return false;
  const isNumber = [node['left'], node['right']].some((side) => typeOf(side) === 'IntegerLiteral');
  return operatorOf(node) === '~' || (operatorOf(node) === '+' && !isNumber);
}

/** `join` of `x.join(…)` and of `x|join(…)`. */
function calledName(node: Node): string | undefined {
  if (typeOf(node) !== 'CallExpression') return undefined;
  const { callee } = node;
  if (!isObject(callee)) return undefined;
  return typeOf(callee) === 'MemberExpression' ? valueOf(callee['property']) : valueOf(callee);
}
