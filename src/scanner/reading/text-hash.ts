/** Makes a number of a text: equal texts give equal numbers, and different texts almost never do. */
export function textHash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + index;
  }
  return (high >>> 0) * 2 ** 21 + ((low >>> 0) & 0x1fffff);
}
