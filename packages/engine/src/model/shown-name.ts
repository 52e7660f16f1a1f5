/** Makes text from a hostile file fit to be shown in a message: short, and without control characters. */
export function shownName(name: string, maxLength = 80): string {
  const plain = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain;
}
