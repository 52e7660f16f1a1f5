import { isObject } from '@model-security-scan/common/json';
import { wordSet } from '../reading/word-table.ts';
import { holdsDunder } from './names.ts';
import { childrenOf, listOf, type Node, typeOf, valueOf, visitAll } from './syntax-tree.ts';

/**
 * What a name between square brackets can be: `hidden` (it may be put together to one such as `__class__`), `built` (put
 * together from texts), or `plain` (a number, or data from outside).
 */
export type ComputedName = 'hidden' | 'built' | 'plain';

/** A text that is a piece of a name such as `__class__`. */
const PIECE = /^_|_$|__/u;
/** Filters and methods that make a text which is not seen in the template. */
const HIDING = wordSet('join reverse replace format batch slice map translate decode urlencode');

/** What stands in an expression. */
interface Parts {
  /** The variables in it, also those in namespaces, as `ns.x`. */
  readonly names: string[];
  hasText: boolean;
  /** True for a text with an underscore, also in another order. */
  hasUnderscore: boolean;
  /** True if it shows by itself that it hides a name. */
  isHidden: boolean;
  /** True if texts are put together or taken apart. */
  isComposed: boolean;
}

/**
 * The variables of a template, and which of them may hold a name such as `__class__`, or pieces of one. A variable holds what
 * any of its values does, wherever in the template it is set.
 */
export class Assignments {
  /** All names of variables, loops, macros and parameters. */
  readonly names = new Set<string>();
  readonly #values = new Map<string, Parts[]>();
  /** Variables with a text that has an underscore. */
  readonly #withUnderscore: ReadonlySet<string>;
  readonly #hidden: ReadonlySet<string>;

  constructor(program: Node) {
    visitAll(program, (node) => {
      if (typeOf(node) === 'Macro') this.names.add(valueOf(node['name']) ?? '');
      return undefined;
    });
    visitAll(program, (node) => {
      this.#read(node);
      return undefined;
    });
    this.#withUnderscore = this.#spread((parts) => parts.hasUnderscore);
    this.#hidden = this.#spread((parts) => this.#isHidden(parts));
  }

  /** Judges the expression between the brackets of `object[…]`. */
  kindOf(expression: unknown): ComputedName {
    if (!isObject(expression)) return 'plain';
    const parts = this.#partsOf(expression);
    if (this.#isHidden(parts) || parts.names.some((name) => this.#hidden.has(name))) return 'hidden';
    return parts.isComposed && parts.hasText ? 'built' : 'plain';
  }

  #isHidden({ isHidden, isComposed, hasUnderscore, names }: Parts): boolean {
    return (
      isHidden || (isComposed && (hasUnderscore || names.some((name) => this.#withUnderscore.has(name))))
    );
  }

  #read(node: Node): void {
    if (typeOf(node) === 'For') this.#assign(node['loopvar'], iterated(node['iterable']));
    if (typeOf(node) === 'Macro') {
      this.#assign(node['name'], undefined);
      for (const arg of listOf(node, 'args')) this.#assign(arg['key'] ?? arg, arg['value']);
    }
    if (typeOf(node) !== 'Set') return;
    const { assignee } = node;
    // Of a block the whole statement counts, which makes a text.
    const value = listOf(node, 'body').length > 0 ? node : node['value'];
    const isNamespace = valueOf(isObject(value) ? value['callee'] : undefined) === 'namespace';
    this.#assign(assignee, isNamespace ? undefined : value);
    for (const arg of isNamespace ? listOf(value, 'args') : []) {
      this.#hold(`${valueOf(assignee) ?? ''}.${valueOf(arg['key']) ?? ''}`, arg['value']);
    }
  }

  #assign(target: unknown, value: unknown): void {
    if (!isObject(target)) return;
    if (typeOf(target) === 'TupleLiteral') {
      for (const part of listOf(target, 'value')) this.#assign(part, value);
      return;
    }
    const held = heldName(target);
    const name = held ?? valueOf(target);
    if (name === undefined) return;
    this.names.add(name.replace(/\..*/su, ''));
    this.#hold(name, value);
  }

  #hold(name: string, value: unknown): void {
    const parts = isObject(value) ? [this.#partsOf(value)] : [];
    this.#values.set(name, [...(this.#values.get(name) ?? []), ...parts].slice(0, MAX_VALUES));
  }

  /** @returns the variables that have such a value, and those that hold them */
  #spread(isSuch: (parts: Parts) => boolean): ReadonlySet<string> {
    const holders = new Map<string, string[]>();
    for (const [name, values] of this.#values) {
      for (const held of values.flatMap((parts) => parts.names)) {
        const known = holders.get(held);
        if (known === undefined) holders.set(held, [name]);
        else known.push(name);
      }
    }
    const found = new Set<string>();
    const waiting = [...this.#values].flatMap(([name, values]) => (values.some(isSuch) ? [name] : []));
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(...(holders.get(name) ?? []));
    }
    return found;
  }

  #partsOf(root: Node): Parts {
    const parts: Parts = {
      names: [],
      hasText: false,
      hasUnderscore: false,
      isHidden: false,
      isComposed: false,
    };
    visitAll(root, (node) => this.#note(node, parts));
    return parts;
  }

  /** @returns the nodes in it that are still to be looked at; undefined for all */
  #note(node: Node, parts: Parts): readonly Node[] | undefined {
    const text = valueOf(node) ?? '';
    switch (typeOf(node)) {
      case 'StringLiteral':
        parts.hasText = true;
        parts.hasUnderscore ||= text.includes('_');
        parts.isHidden ||= PIECE.test(text) || holdsDunder(text);
        return [];
      case 'Identifier':
        parts.names.push(text);
        return [];
      case 'Set':
        parts.isHidden = true;
        return [];
      case 'BinaryExpression':
      case 'FilterExpression':
      case 'CallExpression':
        parts.isComposed = true;
        parts.isHidden ||= this.#hidesText(node);
        return undefined;
      case 'MemberExpression':
        return noteMember(node, parts);
      default:
        return undefined;
    }
  }

  /** True for a filter, method or operator that hides what it makes, and for what a macro of the template gives. */
  #hidesText(node: Node): boolean {
    const { callee } = node;
    const isMacro = typeOf(callee) === 'Identifier' && this.names.has(valueOf(callee) ?? '');
    const isFormat = operatorOf(node) === '%' && typeOf(node['left']) === 'StringLiteral';
    const method = isObject(callee) ? (valueOf(callee['property']) ?? valueOf(callee)) : undefined;
    return isMacro || isFormat || HIDING.has(valueOf(node['filter']) ?? method ?? '');
  }
}

/** The most values of one variable that are looked at. */
const MAX_VALUES = 100;

/** Constants between inner brackets are judged where they stand. `text[1:]` is a text if its object is one. */
function noteMember(node: Node, parts: Parts): readonly Node[] {
  const isSlice = node['computed'] === true && typeOf(node['property']) === 'SliceExpression';
  parts.isComposed ||= isSlice;
  parts.isHidden ||= isSlice && typeOf(node['object']) === 'StringLiteral';
  const held = heldName(node);
  if (held !== undefined) parts.names.push(held);
  return childrenOf(node).filter((child) => child === node['object']);
}

/** @returns `ns.x` for the expression `ns.x` */
function heldName(node: Node): string | undefined {
  if (typeOf(node) !== 'MemberExpression' || node['computed'] === true) return undefined;
  const [owner, key] = [valueOf(node['object']), valueOf(node['property'])];
  return owner === undefined || key === undefined ? undefined : `${owner}.${key}`;
}

/** `for x in a if b` is parsed as a selection. */
function iterated(iterable: unknown): unknown {
  return isObject(iterable) && typeOf(iterable) === 'SelectExpression' ? iterable['lhs'] : iterable;
}

function operatorOf(node: Node): string {
  const { operator } = node;
  const value: unknown = isObject(operator) ? operator['value'] : undefined;
  return typeof value === 'string' ? value : '';
}
