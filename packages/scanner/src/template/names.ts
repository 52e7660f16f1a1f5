import { wordSet } from '../reading/word-table.ts';
import lists from './names.json' with { type: 'json' };

/** What chat templates use. Names are those of Jinja 3, of transformers, and of Python's own texts, lists and mappings. */

/** What a way out of a template means. */
export const ESCAPES = 'It leads out of the template to Python itself, where it can run any program.';

/** Names that a template may call although it does not define them. */
export const KNOWN_FUNCTIONS = wordSet(lists.knownFunctions.join(' '));

/** Names of Python's or of web frameworks' own objects, which no chat template needs. They lead to a shell within a few steps. */
export const DANGEROUS_NAMES = wordSet(lists.dangerousNames.join(' '));

/** Methods of texts, lists, mappings and dates, which read or build values only. */
export const KNOWN_METHODS = wordSet(lists.knownMethods.join(' '));

/** Attributes that need no underscores to lead out of a template. */
const DANGEROUS_ATTRIBUTES = wordSet(lists.dangerousAttributes.join(' '));

/** The filters of Jinja 3 and of transformers. `attr` is missing on purpose. */
export const KNOWN_FILTERS = wordSet(lists.knownFilters.join(' '));

/** The tests of Jinja 3. */
export const KNOWN_TESTS = wordSet(lists.knownTests.join(' '));

/** Tags that read another template. */
export const FILE_TAGS = wordSet('include import from extends');

/** A name such as `__class__`, whole or with other text around it. */
const DUNDER = /__[A-Za-z]\w*?__/u;

/** True if an attribute leads to Python's own objects. */
export function isDangerousAttribute(name: string): boolean {
  return name.startsWith('__') || name.endsWith('__') || DUNDER.test(name) || DANGEROUS_ATTRIBUTES.has(name);
}

/** @returns the first name such as `__class__` in a text */
export function dunderIn(text: string): string | undefined {
  return DUNDER.exec(text)?.[0];
}

/** True if a text holds a name such as `__class__`. */
export function holdsDunder(text: string): boolean {
  return DUNDER.test(text);
}
