/**
 * Folds a name for comparison. GitHub ignores case when it compares the contexts of commit statuses, so names that differ
 * only in case, or in how an accent is encoded, would share a status. All steps are needed to unite ẞ, ß and ss.
 */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
