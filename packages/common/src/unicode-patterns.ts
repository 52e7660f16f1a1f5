import { once } from './once.ts';

/**
 * Patterns with classes of Unicode, each made when it is first needed. Node checks literals whenever it compiles their
 * file, which takes milliseconds with such classes, also in a run that meets plain ASCII only.
 */

/** Control characters and lone surrogates. */
export const controlCharacter = pattern(String.raw`[\p{Cc}\p{Cs}]`, 'u');

/** Everything that shows as nothing ({@link blankInvisible} names it). */
export const invisibleCharacters = pattern(
  String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]`,
  'gu',
);

/** White space, invisible characters and dashes that may break up a text. */
export const spacingCharacters = pattern(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Pd}\p{Zl}\p{Zp}\s]+`, 'gu');

/** Everything that HTML or Markdown might read as markup. */
export const markupCharacters = pattern(String.raw`[^\p{L}\p{N} ,;/\u2026]`, 'gu');

export const letterOrDigit = pattern(String.raw`[\p{L}\p{N}]`, 'u');

export const letterOrPositiveDigit = pattern(String.raw`[\p{L}1-9]`, 'u');

/** Letters and digits with the marks of a sentence. */
export const plainWord = pattern(
  String.raw`^[\p{L}\p{N}\p{M}+=%\u2013\u2014-]+(?:[.,:'\u2019][\p{N}]+|['\u2019]\p{L}+)*%?$`,
  'u',
);

function pattern(source: string, flags: string): () => RegExp {
  return once(() => new RegExp(source, flags));
}
