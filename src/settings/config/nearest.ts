import { findNearest, normalizeName } from '../../text/similar-names.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

const MAX_NAME_LENGTH = 64;
/** A shorter part of a name occurs in other names by chance. */
const MIN_PART_LENGTH = 5;

/**
 * Finds the known name that was probably meant. It differs only in case, hyphens, underscores and spaces, or in a few
 * edits (a letter added, missing, wrong, or swapped with the next one); or it is the only one that contains the name.
 * @returns undefined if no known name is similar
 */
export function nearest<K extends string>(name: string, known: readonly K[]): K | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const translated = translateName(name);
  return findNearest(translated, known) ?? findOnlyContaining(normalizeName(translated), known);
}

/** Finds `model_framework` for `framework`; undefined if several names contain it. */
function findOnlyContaining<K extends string>(normalized: string, known: readonly K[]): K | undefined {
  if (normalized.length < MIN_PART_LENGTH) return undefined;
  const found = known.filter(
    (candidate) => candidate.length <= MAX_NAME_LENGTH && normalizeName(candidate).includes(normalized),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Ends a sentence with `; did you mean "x"?` if a known name is similar, otherwise with a full stop. */
export function didYouMean(name: string, known: readonly string[]): string {
  return suggestion(nearest(name, known));
}

/** Like {@link didYouMean}, for a name that was found before. */
export function suggestion(found: string | undefined): string {
  return found === undefined ? '.' : `; did you mean ${quoted(found)}?`;
}

/** Quotes untrusted text in a sentence; a long text is cut. */
export function quoted(text: string): string {
  return `"${plainLine(text, 80)}"`;
}

/** What other programs call things, as regular expressions on a whole name or its start, and our words for them. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:num|n|nb|nr|no|count)(?:[-_]of)?[-_](?=classes$|attack|quer)/iu, 'number_of_'],
  [/^(?:classes|n_?classes|num_?classes)$/iu, 'number_of_classes'],
  [/^(?:number_of_|max_)?quer(?:y|ies)$|^quer(?:y|ies)_(?:budget|count)$/iu, 'number_of_attack_queries'],
  [/^(?:input_?)?(?:shape|size|dims?)$/iu, 'input_dimensions'],
];

function translateName(name: string): string {
  return OTHER_WORDS.reduce((text, [other, ours]) => text.replace(other, ours), name);
}
