/** The names of the entries of a constant object, in their order: it has no others than its type says. */
export function namesOf<T extends object>(entries: T): readonly (keyof T & string)[];
export function namesOf(entries: object): readonly string[] {
  return Object.keys(entries);
}
