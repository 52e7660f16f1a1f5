/** Joins the texts that are not empty. */
export function joinTexts(texts: readonly string[], between = ' '): string {
  return texts.filter((text) => text !== '').join(between);
}

/** The same text with a capital letter at its start. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
