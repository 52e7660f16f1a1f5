import {
  describePlace,
  describePosition,
  type Place,
  type Problem,
} from '@model-security-scan/common/problem';
import { SECRET_VARIABLES, variableOf } from './options/input-flags.ts';

/** Names a place as somebody at a command line knows it: a flag, a variable, or file, line and column. */
export function placeText(place: Place): string {
  if (place.kind === 'file') return describePlace(place);
  const { input, at } = place;
  if (SECRET_VARIABLES.some(({ name }) => name === input)) {
    return `${variableOf(input)}${at === undefined ? '' : describePosition(at)}`;
  }
  if (at !== undefined) return describePlace(place);
  return /^[a-z-]+$/u.test(input) ? `--${input}` : input;
}

/** One line: the place, then what is wrong. */
export function problemText({ place, message }: Problem): string {
  return `${placeText(place)}: ${message}`;
}
