/** Numbers that a step holds for one group of samples: 64 MB. */
const GROUP_NUMBERS = 2 ** 24;

/**
 * Splits samples into groups that are attacked one after another, so that large pictures do not take gigabytes. Small inputs are one
 * group.
 * @param numbers how many numbers a step holds for one sample
 */
export function inGroups<T>(samples: readonly T[], numbers: number): readonly (readonly T[])[] {
  const size = Math.max(1, Math.floor(GROUP_NUMBERS / numbers));
  const groups: (readonly T[])[] = [];
  for (let from = 0; from < samples.length; from += size) groups.push(samples.slice(from, from + size));
  return groups;
}
