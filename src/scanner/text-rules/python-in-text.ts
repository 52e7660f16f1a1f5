/** Tags may have bytes as numbers, and so may texts. */
export function withoutEscapes(text: string): string {
  return text.replace(/(?:%|\\x|\\u00)([0-9a-f]{2})/giu, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** True for a text with a tag of Python, or with a key by which Hydra calls a function. */
export function namesPython(written: string): boolean {
  const text = withoutEscapes(written);
  if (!/python\/|^%TAG|_target_/mu.test(text) || text.includes('\0')) return false;
  if (/(?:^|[\s{,.])["']?_target_["']?\s{0,9}=\s{0,9}["']/mu.test(text)) return true;
  if (/^[ \t]{0,100}\?[ \t]{1,100}_target_[ \t\r]{0,100}$/mu.test(text)) return true;
  return /(?:^|[\s[{,:?-])!\S{0,300}python\/|^%TAG|^[ \t{,-]{0,100}["']?(?:[\w.]{1,100}["']?[ \t]{0,9}[:=.]\s{0,9}\{?\s{0,9}["']?)?_target_["']?\s{0,9}[:=]/mu.test(
    text,
  );
}
