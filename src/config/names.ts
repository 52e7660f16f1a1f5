import { blankInvisible } from '../text/sanitize.ts';

/** What must hold for a model's name, which stands in outputs, in `only`, and in names of commit statuses. */
export const NAME_RULE = 'a name of at most 100 characters, without commas, slashes and invisible characters';

const MAX_NAME_LENGTH = 100;

/** What keeps a text from being a model's name, in words that fit behind `found`. */
export function nameFault(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return `a name of ${String(name.length)} characters`;
  if (/[,/]/u.test(name)) return 'a comma or a slash in it';
  // Two names must not look alike.
  if (blankInvisible(name) !== name) return 'an invisible character in it';
  return name === name.trim() ? undefined : 'a space at its start or end';
}
