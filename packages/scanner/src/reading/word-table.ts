/** Reads a table of words that stand between blanks. */
export function words(table: string): readonly string[] {
  return table.trim().split(/\s+/u);
}

/** The same as a set. */
export function wordSet(table: string): ReadonlySet<string> {
  return new Set(words(table));
}
