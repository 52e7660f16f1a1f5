import { expect, test } from '@jest/globals';
import { formatTime } from '../../../src/text/time-words.ts';

test.each([
  ['2026-11-22T15:01:48.626Z', '2026-11-22 15:01 UTC'],
  ['2026-11-22T15:01:48+02:00', '2026-11-22 13:01 UTC'],
  [0, '1970-01-01 00:00 UTC'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('the time %j is shown as %j', (time, words) => {
  expect(formatTime(time)).toBe(words);
});
