import fc from 'fast-check';

const BEFORE_SURROGATES = 0xd800;
const SURROGATES = 0x800;

/**
 * Every character of Unicode, like the unit `binary` of fast-check, which takes a second of each test file: it lists all of
 * them.
 */
export const ANY_CHARACTER = fc
  .nat(0x10ffff - SURROGATES)
  .map((index) => String.fromCodePoint(index < BEFORE_SURROGATES ? index : index + SURROGATES), indexOf);

/** The number from which a character is made. fast-check needs it to shrink a text, and to try texts of its own. */
function indexOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) throw new TypeError('No character.');
  if (code < BEFORE_SURROGATES) return code;
  if (code < BEFORE_SURROGATES + SURROGATES) throw new TypeError('Half a character.');
  return code - SURROGATES;
}
