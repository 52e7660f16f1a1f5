import { holdsControls } from '../../text/sanitize.ts';

/** No real name, path or field is nearly as long; a longer text is probably the content of a file. */
const MAX_TEXT_LENGTH = 65_536;

/** Finds the reason that a text cannot be sent. The text is not quoted, because it may be a secret. */
export function findTextFault(text: string): string | undefined {
  if (text.trim() === '') return 'an empty text';
  if (text.length > MAX_TEXT_LENGTH) return `a text of over ${String(MAX_TEXT_LENGTH)} characters`;
  if (!text.isWellFormed()) return 'a text with half of a character (an unpaired surrogate)';
  return holdsControls(text) ? 'a text with line breaks, tabs or other control characters' : undefined;
}
