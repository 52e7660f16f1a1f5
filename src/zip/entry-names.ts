/** A path in an archive is kept shorter than what common systems can unpack. */
export const MAX_NAME_BYTES = 1024;

/**
 * Whether a name may stand in an archive: it has one meaning on every system and cannot lead out of the folder into
 * which it is unpacked.
 * @param name relative, with forward slashes
 */
export function isArchiveName(name: string): boolean {
  return (
    Buffer.byteLength(name) <= MAX_NAME_BYTES &&
    // Control characters and halves of surrogate pairs; backslashes separate folders on Windows; `C:` is a drive there.
    !/[\p{Cc}\p{Cs}\\]|^[a-z]:/iu.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Orders names by their UTF-8 bytes, the same on every system and in every locale. */
export function compareNames(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
