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

/**
 * True if a host name, as `URL.hostname` gives it, means this machine. Requests to it never go through a proxy, and need
 * no encryption.
 */
export function isLoopbackHost(hostname: string): boolean {
  return isLoopbackName(hostname) || hostname === '[::1]' || /^127(\.\d+){3}$/u.test(hostname);
}

/** True for `localhost` and every name below it. RFC 6761 reserves them for this machine. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
