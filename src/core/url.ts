/**
 * Parses an address. It does not rely on `URL.canParse`, which can return true for very long texts that `new URL` rejects
 * (found by fuzzing on Node 24).
 * @returns undefined if the text is not an address
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** True if a host name, as `URL.hostname` gives it, means this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/u.test(hostname)
  );
}
