import { upperFirst } from '../../core/join-texts.ts';
import type { JsonSchema, Schema } from '@model-security-scan/common/schema/schema';
import { holdsControls } from '@model-security-scan/common/sanitize';
import type { Tree } from '@model-security-scan/common/schema/tree';
import { quoted } from '../config/nearest.ts';

/** No real name, path or field is nearly as long; a longer text is probably the content of a file. */
const MAX_TEXT_LENGTH = 65_536;

/** Finds the reason that a text cannot be sent. The text is not quoted, because it may be a secret. */
export function findTextFault(text: string): string | undefined {
  if (text.trim() === '') return 'an empty text';
  if (text.length > MAX_TEXT_LENGTH) return `a text of over ${String(MAX_TEXT_LENGTH)} characters`;
  if (!text.isWellFormed()) return 'a text with half of a character (an unpaired surrogate)';
  return holdsControls(text) ? 'a text with line breaks, tabs or other control characters' : undefined;
}

/** Describes a value in an error message. */
export function describeTree(tree: Tree): string {
  if (tree.kind !== 'scalar') return `a ${tree.kind}`;
  return tree.isNull ? 'nothing' : quoted(tree.text);
}

/** A value of one line, as it is written. */
interface TextForm<T> {
  readonly expected: string;
  /** What editors are told. Default: what is expected, as a sentence, of a text with these limits. */
  readonly json?: JsonSchema;
  readonly limits?: JsonSchema;
  /** Finds what is wrong with a text; it fits after `found`. */
  readonly findFault?: (text: string) => string | undefined;
  /** @returns undefined if the text does not have the form */
  readonly convert: (text: string) => T | undefined;
}

/** One line of text, and what it is converted to. */
export function scalar<T>({ expected, limits, findFault, convert, ...form }: TextForm<T>): Schema<T> {
  const description = `${upperFirst(expected)}.`;
  return {
    expected,
    json: form.json ?? { description, type: 'string', minLength: 1, ...limits },
    read: (tree, what, reporter) => {
      const isText = tree.kind === 'scalar' && !tree.isNull;
      const fault = isText ? (findTextFault(tree.text) ?? findFault?.(tree.text)) : describeTree(tree);
      const value = isText && fault === undefined ? convert(tree.text) : undefined;
      if (value === undefined) reporter.reportMismatch(tree, what, expected, fault);
      return value;
    },
  };
}

/** One line of text. */
export function line(form: Omit<TextForm<string>, 'convert'>): Schema<string> {
  return scalar({ ...form, convert: (text) => text });
}
