import { holdsControls } from '../../text/sanitize.ts';
import type { FieldForm } from '../../core/attack-table.ts';
import { describeTree } from './diagnostics.ts';
import type { Tree } from './tree.ts';

/** The reason that a value cannot be sent, and the part of it that is wrong. */
interface TypeMismatch {
  readonly found: string;
  readonly tree: Tree;
}

/** No real name, path or field is nearly as long; a longer text is probably the content of a file. */
const MAX_TEXT_LENGTH = 65_536;

/** Describes each form in error messages and in the documentation. */
export const EXPECTED: Readonly<Record<FieldForm, string>> = {
  text: 'one line of text',
  switch: 'yes or no (true and false are understood as well)',
  integer: 'a whole number in plain digits, such as 20000',
  decimal: 'a number in plain decimals, such as 0.5',
  dimensions: 'positive whole numbers, such as [28, 28, 1]',
  list: 'names, such as [job, marital]',
};

/**
 * Converts a value to the string that is sent (service spec 2.3: every value is a string).
 * @returns the string, or the mismatch if the value does not have the form
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
 * Reads the text of a scalar as it is written.
 * @returns the text, or the mismatch if there is none or it is not a single line that can be sent
 */
export function readText(tree: Tree): string | TypeMismatch {
  if (tree.kind !== 'scalar' || tree.isNull) return typeMismatch(tree);
  const fault = findTextFault(tree.text);
  return fault === undefined ? tree.text : { found: fault, tree };
}

/** Finds the reason that a text cannot be sent. The text is not quoted, because it may be a secret. */
export function findTextFault(text: string): string | undefined {
  if (text.trim() === '') return 'an empty text';
  if (text.length > MAX_TEXT_LENGTH) return `a text of over ${String(MAX_TEXT_LENGTH)} characters`;
  if (!text.isWellFormed()) return 'a text with half of a character (an unpaired surrogate)';
  return holdsControls(text) ? 'a text with line breaks, tabs or other control characters' : undefined;
}

/** Each conversion returns undefined if the text does not have the form. */
const CONVERSIONS: Readonly<Record<FieldForm, (text: string) => string | undefined>> = {
  text: (text) => text,
  switch: toSwitch,
  integer: (text) => trimIfMatching(text, /^\d+$/u),
  decimal: (text) => trimIfMatching(text, /^\d+(?:\.\d+)?$/u),
  dimensions: toDimensions,
  list: (text) => joinParts(text.split(',')),
};

function toSwitch(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return 'yes';
  return word === 'no' || word === 'false' ? 'no' : undefined;
}

function toDimensions(text: string): string | undefined {
  const dimensions = withoutBrackets(text.trim()).split(',');
  return dimensions.every((dimension) => isPositive(dimension.trim())) ? joinParts(dimensions) : undefined;
}

function withoutBrackets(text: string): string {
  if (text.startsWith('[') && text.endsWith(']')) return text.slice(1, -1);
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  const inner = text.slice(1, -1).trim();
  // Python writes the shape of a one-dimensional input as `(10,)`.
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
    // A comma inside a name would split it into two names.
    const isValid = form === 'dimensions' ? isPositive(part.trim()) : !part.includes(',');
    if (!isValid) return typeMismatch(item);
    parts.push(part);
  }
  const wire = joinParts(parts);
  if (wire === undefined) return { found: 'an empty list', tree: list };
  return wire.length > MAX_TEXT_LENGTH ? { found: 'far too many entries', tree: list } : wire;
}

function joinParts(parts: readonly string[]): string | undefined {
  const trimmed = parts.map((part) => part.trim());
  return trimmed.length === 0 || trimmed.includes('') ? undefined : trimmed.join(',');
}

function trimIfMatching(text: string, pattern: RegExp): string | undefined {
  const trimmed = text.trim();
  return pattern.test(trimmed) ? trimmed : undefined;
}

function typeMismatch(tree: Tree): TypeMismatch {
  return { found: describeTree(tree), tree };
}
