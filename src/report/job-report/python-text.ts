/**
 * Writes a text as a Python string. It is ASCII and one line long, so nothing in it can end the string, the line or a comment.
 * JSON's escapes mean the same in Python, except that Python reads two surrogates as two characters.
 */
export function pythonString(text: string): string {
  return JSON.stringify(text).replace(/[^\u0020-\u007e]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
  });
}
