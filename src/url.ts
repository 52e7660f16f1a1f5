/**
 * Reads an address. `URL.canParse` is not asked first: for very long texts it can say yes where `new URL` then throws
 * (found by fuzzing on Node 24).
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
