import { blankInvisible } from '../../text/sanitize.ts';

const MAX_NAME_LENGTH = 100;

/** The rule for a model's name, which is used in outputs and in `only`. */
export const NAME_RULE = `a name of at most ${String(MAX_NAME_LENGTH)} characters, without commas, slashes, backslashes and invisible characters`;

/** Finds the reason that a text cannot be a model's name; it fits after `found`. */
export function findNameFault(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return `a name of ${String(name.length)} characters`;
  // In a line of the log, a backslash would also look like the path of a compiler's message.
  if (/[,/\\]/u.test(name)) return 'a comma, a slash or a backslash in it';
  // Two different names must not look the same.
  if (blankInvisible(name) !== name) return 'an invisible character in it';
  return name === name.trim() ? undefined : 'a space at its start or end';
}
