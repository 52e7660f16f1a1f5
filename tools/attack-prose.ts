import {
  SLOTS,
  type AttackDescriptor,
  type Attack,
  ATTACKS,
  defaultThreshold,
  DESCRIPTORS,
} from '@model-security-scan/engine/catalog';

/** Lines that are written anew are broken here. */
const WIDTH = 120;
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns docs/configuration.md with what its prose says of attacks written anew. */
export function fillConfigurationProse(text: string): string {
  const withoutModel = AND.format(codes(named(({ needs }) => !needs.includes('model'))));
  const labelled = AND.format(codes(named(({ needsLabels }) => needsLabels)));
  const others = SLOTS.filter((slot) => slot !== 'model').flatMap((slot) => {
    const takers = named(({ needs }) => needs.includes(slot));
    return takers.length === 0 ? [] : [`\`${slot}\` for ${AND.format(codes(takers))}`];
  });
  const thresholds = ATTACKS.map((attack) => `${attack} ${decimal(defaultThreshold(attack))}`);
  return [
    ['Without a model file, ', withoutModel, ' need `input_dimensions`'],
    ['`model` (not for ', withoutModel, ', and not with'],
    [', for pictures `label` for ', labelled, ' (unless the pictures'],
    ['which can hold labels), and ', AND.format(others), '. All others are'],
    ['that of the attack (', thresholds.join(', '), '; [the reasons]'],
  ].reduce(fill, text);
}

/** `.9`, as documents write shares. */
export function decimal(share: number): string {
  return String(share).replace(/^0\./u, '.');
}

function named(isMeant: (descriptor: AttackDescriptor) => boolean): readonly Attack[] {
  return ATTACKS.filter((attack) => isMeant(DESCRIPTORS[attack]));
}

function codes(names: readonly string[]): readonly string[] {
  return names.map((name) => `\`${name}\``);
}

/**
 * Puts words between two others, wherever lines are broken. A text that says the same stays as it is.
 * @throws Error if the text does not have exactly one such place
 */
function fill(text: string, [before = '', words = '', after = '']: readonly string[]): string {
  const [head = '', tail = ''] = [before, after].map((part) =>
    part
      .trim()
      .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
      .replaceAll(' ', String.raw`\s+`),
  );
  const places = [...text.matchAll(new RegExp(String.raw`(?<=${head}\s*)\S.*?(?=\s*${tail})`, 'gsu'))];
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new Error(`Expected one "${before}" before "${after}".`);
  }
  const [present] = place;
  if (present.replaceAll(/\s+/gu, ' ') === words) return text;
  const line = text.slice(text.lastIndexOf('\n', place.index) + 1, place.index);
  const indent = ' '.repeat((/^[ -]*/u.exec(line) ?? [''])[0].length);
  return `${text.slice(0, place.index)}${wrapped(words, line.length, indent)}${text.slice(place.index + present.length)}`;
}

/**
 * Breaks words into lines of at most 120 characters.
 * @param start the column at which the first line goes on
 * @param indent of all other lines
 */
export function wrapped(words: string, start: number, indent: string): string {
  let column = start;
  return words
    .split(' ')
    .map((word, index) => {
      const isBroken = index > 0 && column + 1 + word.length > WIDTH;
      column = isBroken ? indent.length + word.length : column + 1 + word.length;
      return `${index === 0 ? '' : isBroken ? `\n${indent}` : ' '}${word}`;
    })
    .join('');
}
