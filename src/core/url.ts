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

/** Whether a host name, as `URL.hostname` gives it, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/u.test(hostname)
  );
}
