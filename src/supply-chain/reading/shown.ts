import { bounded } from '../../text/sanitize.ts';

const MAX_NAME_LENGTH = 200;
const MAX_EXCERPT_LENGTH = 300;

/** Caps a name from a file, such as a module, an operator or a path. */
export function cappedName(text: string): string {
  return bounded(text, MAX_NAME_LENGTH);
}

/** Caps a piece of a file that a finding quotes. */
export function cappedExcerpt(text: string): string {
  return bounded(text, MAX_EXCERPT_LENGTH);
}
