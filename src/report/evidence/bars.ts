import type { Evidence } from '@model-security-scan/engine/results';
import { plainLine } from '@model-security-scan/common/sanitize';
import { shownNumber } from './numbers.ts';
import { label, type Mark, type Plot, PLOT_FONT_SIZE, straight } from './plot.ts';
import { fitText } from './text-width.ts';
import { roundAxis } from './ticks.ts';

type Table = Extract<Evidence, { kind: 'table' }>;

const WIDTH = 400;
const [LEFT, RIGHT] = [120, 350];
const TOP = 8;
const LINE = 20;
const MOST_BARS = 12;
const MOST = 1e290;

/**
 * Draws a column of a table as bars from 0, named by the first column.
 * @returns undefined if no row has a number that can be drawn
 */
export function barsPlot({ title, header, rows }: Table, column: number): Plot | undefined {
  const bars = rows
    .flatMap((row) => {
      const value = row[column];
      const name = plainLine(String(row[0] ?? ''), 120);
      return typeof value === 'number' && value >= 0 && value <= MOST ? [{ name, value }] : [];
    })
    .slice(0, MOST_BARS);
  if (bars.length === 0) return undefined;
  const greatest = Math.max(...bars.map(({ value }) => value));
  // Shares get the whole axis from 0 to 1, so that plots can be compared.
  const axis = roundAxis(0, greatest <= 1 ? 1 : greatest);
  const place = (value: number): number =>
    LEFT + ((value - axis.low) / (axis.high - axis.low)) * (RIGHT - LEFT);
  const bottom = TOP + bars.length * LINE;
  const what = header[column] ?? '';
  return {
    width: WIDTH,
    height: bottom + 40,
    marks: [
      ...axis.ticks.flatMap((tick): Mark[] => [
        straight([place(tick), TOP], [place(tick), bottom], 'grid', 0.6),
        label(shownNumber(tick), [place(tick), bottom + 15], 'middle'),
      ]),
      ...bars.flatMap(({ name, value }, index): Mark[] => {
        const y = TOP + (index + 0.5) * LINE;
        return [
          label(fitText(name, LEFT - 12, PLOT_FONT_SIZE), [LEFT - 8, y + 4], 'end'),
          straight([LEFT, y], [place(value), y], 'series-1', 10),
          label(shownNumber(value), [place(value) + 6, y + 4], 'start'),
        ];
      }),
      straight([LEFT, TOP], [LEFT, bottom], 'axis'),
      label(
        fitText(plainLine(what, 120), WIDTH - LEFT, PLOT_FONT_SIZE),
        [(LEFT + RIGHT) / 2, bottom + 33],
        'middle',
      ),
    ],
    description: plainLine(
      `${title}. ${bars.map(({ name, value }) => `${name}: ${shownNumber(value)}`).join('; ')}.`,
      1500,
    ),
  };
}
