/** The longest path in an archive, so that every common system can unpack it. */
export const MAX_NAME_BYTES = 1024;

/**
 * True if a name is safe in an archive: it means the same on every system, and it cannot lead out of the folder that the
 * archive is unpacked into.
 * @param name relative, with forward slashes
 */
export function isArchiveName(name: string): boolean {
  return (
    Buffer.byteLength(name) <= MAX_NAME_BYTES &&
    // No control characters, lone surrogates, backslashes (folder separators on Windows) or drive letters such as `C:`.
    !/[\p{Cc}\p{Cs}\\]|^[a-z]:/iu.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Compares names by their UTF-8 bytes, so that the order is the same on every system and in every locale. */
export function compareNames(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
