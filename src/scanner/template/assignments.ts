import { isObject } from '../../core/json.ts';
import { listOf, type Node, typeOf, valueOf, visitAll } from './syntax-tree.ts';

/** The most values of one variable that are looked at. */
const MAX_VALUES = 100;

/** The names that a template defines itself, with the values that it gives them. */
export interface Assignments {
  /** All names of variables, loops, macros and parameters. */
  readonly names: ReadonlySet<string>;
  /** The values of variables, of what namespaces hold (`ns.x`), and the lists that loops go through. */
  readonly values: ReadonlyMap<string, readonly Node[]>;
  /** True if a text is a piece of a name such as `__class__`: underscores only, or two of them beside a letter. */
  readonly holdsPieces: boolean;
}

/** True if a text can be a piece of a name such as `__class__`. */
function isPiece(text: string): boolean {
  return /^_+$|^__?[A-Za-z]+_{0,2}$|^_{0,2}[A-Za-z]+__?$/u.test(text) && text.includes('_');
}

export function assignmentsOf(program: Node): Assignments {
  const names = new Set<string>();
  const values = new Map<string, Node[]>();
  let holdsPieces = false;
  const assign = (target: unknown, value: unknown): void => {
    for (const name of targetNames(target)) {
      names.add(name);
      const list = values.get(name);
      if (list === undefined) values.set(name, isObject(value) ? [value] : []);
      else if (isObject(value) && list.length < MAX_VALUES) list.push(value);
    }
  };
  const hold = (name: string, value: Node): void => {
    const list = values.get(name) ?? [];
    if (list.length < MAX_VALUES) values.set(name, [...list, value]);
  };
  visitAll(program, (node) => {
    const type = typeOf(node);
    if (type === 'Set') {
      assign(node['assignee'], valueOfSet(node));
      for (const [name, value] of heldValues(node)) hold(name, value);
    }
    if (type === 'For') assign(node['loopvar'], iterated(node['iterable']));
    else if (type === 'StringLiteral') holdsPieces ||= isPiece(valueOf(node) ?? '');
    else if (type === 'Macro') {
      assign(node['name'], undefined);
      for (const arg of listOf(node, 'args')) assign(arg['key'] ?? arg, arg['value']);
    }
    return undefined;
  });
  return { names, values, holdsPieces };
}

/** `x` of `x`, `a` and `b` of `a, b`, and `ns` of `ns.x`, since what a namespace holds is not told apart. */
function targetNames(target: unknown): readonly string[] {
  if (!isObject(target)) return [];
  if (typeOf(target) === 'TupleLiteral') return listOf(target, 'value').flatMap(targetNames);
  if (typeOf(target) === 'MemberExpression') return targetNames(target['object']);
  const name = typeOf(target) === 'Identifier' ? valueOf(target) : undefined;
  return name === undefined ? [] : [name];
}

/** @returns the value that is set; of a block the whole statement, which makes a text */
function valueOfSet(node: Node): unknown {
  return listOf(node, 'body').length > 0 ? node : node['value'];
}

/** @returns `ns.x` and its value for `set ns.x = …`, and for `set ns = namespace(x=…)` */
function heldValues(node: Node): readonly (readonly [string, Node])[] {
  const { assignee } = node;
  const value = valueOfSet(node);
  if (!isObject(assignee) || !isObject(value)) return [];
  const name = heldName(assignee);
  if (name !== undefined) return [[name, value]];
  const owner = typeOf(assignee) === 'Identifier' ? valueOf(assignee) : undefined;
  if (owner === undefined || typeOf(value) !== 'CallExpression') return [];
  return listOf(value, 'args').flatMap((arg) => {
    const key = valueOf(arg['key']);
    return key !== undefined && isObject(arg['value']) ? [[`${owner}.${key}`, arg['value']] as const] : [];
  });
}

/** @returns `ns.x` for the expression `ns.x` */
export function heldName(node: Node): string | undefined {
  if (typeOf(node) !== 'MemberExpression' || node['computed'] === true) return undefined;
  const [owner, key] = [valueOf(node['object']), valueOf(node['property'])];
  return owner === undefined || key === undefined ? undefined : `${owner}.${key}`;
}

/** `for x in a if b` is parsed as a selection. */
function iterated(iterable: unknown): unknown {
  return isObject(iterable) && typeOf(iterable) === 'SelectExpression' ? iterable['lhs'] : iterable;
}
