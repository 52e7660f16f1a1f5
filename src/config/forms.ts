import { holdsControls } from '../text/sanitize.ts';
import type { FieldForm } from '../core/attack-table.ts';
import { describeTree } from './diagnostics.ts';
import type { Tree } from './tree.ts';

/** Why a value cannot be sent, and the part of it that is wrong. */
interface TypeMismatch {
  readonly found: string;
  readonly tree: Tree;
}

/** No name, path or field comes near it; what does is a file in the wrong place. */
const MAX_TEXT_LENGTH = 65_536;

/** What each form expects, for error messages and the documentation. */
export const EXPECTED: Readonly<Record<FieldForm, string>> = {
  text: 'one line of text',
  switch: 'yes or no (true and false are understood as well)',
  integer: 'a whole number in plain digits, such as 20000',
  decimal: 'a number in plain decimals, such as 0.5',
  dimensions: 'positive whole numbers, such as [28, 28, 1]',
  list: 'names, such as [job, marital]',
};

/**
 * A value as it goes onto the wire (INTERFACE.md 2.3: every value a string).
 * @returns what keeps the value from having the form, where something does
 */
export function toWire(form: FieldForm, tree: Tree): string | TypeMismatch {
  if (tree.kind === 'list' && (form === 'dimensions' || form === 'list')) {
    return listToWire(form, tree.items, tree);
  }
  const text = readText(tree);
  if (typeof text !== 'string') return text;
  return CONVERSIONS[form](text) ?? typeMismatch(tree);
}

/**
 * The text of a scalar, as written.
 * @returns what is wrong where there is none, or one that is not a single line fit to be sent
 */
export function readText(tree: Tree): string | TypeMismatch {
  if (tree.kind !== 'scalar' || tree.isNull) return typeMismatch(tree);
  const fault = textFault(tree.text);
  return fault === undefined ? tree.text : { found: fault, tree };
}

/** What makes a text unfit to be sent, without quoting it, since it may be a secret. */
export function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'an empty text';
  if (text.length > MAX_TEXT_LENGTH) return `a text of over ${String(MAX_TEXT_LENGTH)} characters`;
  if (!text.isWellFormed()) return 'a text with half of a character (a lone surrogate)';
  return holdsControls(text) ? 'a text with line breaks, tabs or other control characters' : undefined;
}

/** Each gives undefined where the text has not the form. */
const CONVERSIONS: Readonly<Record<FieldForm, (text: string) => string | undefined>> = {
  text: (text) => text,
  switch: toSwitch,
  integer: (text) => matching(text, /^\d+$/u),
  decimal: (text) => matching(text, /^\d+(?:\.\d+)?$/u),
  dimensions: toDimensions,
  list: (text) => joined(text.split(',')),
};

function toSwitch(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return 'yes';
  return word === 'no' || word === 'false' ? 'no' : undefined;
}

function toDimensions(text: string): string | undefined {
  const sides = withoutBrackets(text.trim()).split(',');
  return sides.every((side) => isPositive(side.trim())) ? joined(sides) : undefined;
}

function withoutBrackets(text: string): string {
  if (text.startsWith('[') && text.endsWith(']')) return text.slice(1, -1);
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  const inner = text.slice(1, -1).trim();
  // Python writes the shape of a one-dimensional input `(10,)`.
  return inner.endsWith(',') ? inner.slice(0, -1) : inner;
}

function isPositive(text: string): boolean {
  return /^[1-9]\d*$/u.test(text);
}

function listToWire(form: 'dimensions' | 'list', items: readonly Tree[], list: Tree): string | TypeMismatch {
  const parts: string[] = [];
  for (const item of items) {
    const part = readText(item);
    if (typeof part !== 'string') return part;
    // A comma inside of a name would make two of it.
    const isFit = form === 'dimensions' ? isPositive(part.trim()) : !part.includes(',');
    if (!isFit) return typeMismatch(item);
    parts.push(part);
  }
  const wire = joined(parts);
  if (wire === undefined) return { found: 'an empty list', tree: list };
  return wire.length > MAX_TEXT_LENGTH ? { found: 'far too many', tree: list } : wire;
}

function joined(parts: readonly string[]): string | undefined {
  const trimmed = parts.map((part) => part.trim());
  return trimmed.length === 0 || trimmed.includes('') ? undefined : trimmed.join(',');
}

function matching(text: string, pattern: RegExp): string | undefined {
  const trimmed = text.trim();
  return pattern.test(trimmed) ? trimmed : undefined;
}

function typeMismatch(tree: Tree): TypeMismatch {
  return { found: describeTree(tree), tree };
}
