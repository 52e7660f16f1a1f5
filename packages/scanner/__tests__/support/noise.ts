/** Bytes that do not compress, always the same ones. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 2463534242;
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 8;
  }
  return bytes;
}
