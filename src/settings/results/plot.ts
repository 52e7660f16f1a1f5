import { nullable } from '../../core/file-keys.ts';
import type { Curve } from '../../facts/job/job-summary.ts';
import { type Schema, then } from '@model-security-scan/common/schema/schema';
import { cutText, FLAG, listOf, object, described } from '@model-security-scan/common/schema/values';

/** A plot has at most so many lines, and one of them so many characters. */
const MOST_LINES = 12;
const MOST_CHARACTERS = 4000;

const NUMBERS = cutText(MOST_CHARACTERS);

/** A plot of an analysis, as a results file keeps it. */
export const PLOT: Schema<Curve> = then(
  object('a plot', {
    title: cutText(1000),
    x_label: cutText(1000),
    y_label: cutText(1000),
    is_score: FLAG,
    lines: listOf(
      object('a line', {
        name: cutText(1000),
        points: described(NUMBERS, 'The points, as x,y with spaces between them.'),
        band: nullable(
          described(NUMBERS, 'The 95 % interval at each x, as x,low,high. Null if it was not computed.'),
        ),
      }),
      undefined,
      { most: MOST_LINES },
    ),
  }),
  ({ lines, isScore, ...labels }): Curve => ({
    kind: 'curve',
    ...labels,
    ...(isScore ? { isScore } : {}),
    series: lines.map(({ name, points, band }) => ({
      name,
      points: tuples(points).flatMap(([x, y, ...more]) =>
        x === undefined || y === undefined || more.length > 0 ? [] : [[x, y] as const],
      ),
      band: tuples(band ?? '').flatMap(([x, low, high, ...more]) =>
        x === undefined || low === undefined || high === undefined || more.length > 0
          ? []
          : [[x, low, high] as const],
      ),
    })),
  }),
);

/** What is not finite cannot be drawn, and is left out. */
function tuples(text: string): readonly (readonly number[])[] {
  const all = text.split(' ').map((tuple) => tuple.split(',').map((one) => (one === '' ? NaN : Number(one))));
  return all.filter((tuple) => tuple.every(Number.isFinite));
}
