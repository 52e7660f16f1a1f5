/**
 * The SHA-256 of a text or of bytes, as hexadecimal digits. For code that each run loads: Node's `node:crypto` takes 3 ms
 * to load, and the shortest run hashes nothing.
 */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content);
}
