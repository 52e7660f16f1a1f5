/**
 * Folds a name for comparison: names that differ only in case, or in how an accent is encoded, are one. All steps are
 * needed to unite ẞ, ß and ss.
 */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
