/** Keeps the texts of a list whose conditions hold: `a && 'text'`. */
export function sentences(texts: readonly (string | false | undefined)[]): readonly string[] {
  return texts.filter((text) => typeof text === 'string');
}
