/** Names that were judged together, with the reason. */
export interface VettedGroup {
  /** Why a pickle may use them, or why it may not: one sentence. */
  readonly reason: string;
  /** Names with their module, as Python 3 has them. */
  readonly names: readonly string[];
}

/** @returns the words of a text */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** @returns each name with a prefix: `within('datetime', 'date time')` is `datetime.date` and `datetime.time` */
export function within(module: string, names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/u)
    .map((name) => `${module}.${name}`);
}
