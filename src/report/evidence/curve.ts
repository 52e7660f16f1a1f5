import { plainLine } from '@model-security-scan/common/sanitize';
import { extentOf, shownNumber, twoDigits } from './numbers.ts';
import type { Curve } from '../../facts/job/job-summary.ts';
import type { Series } from '@model-security-scan/engine/results';
import {
  label,
  type Mark,
  type Plot,
  PLOT_FONT_SIZE,
  type Point,
  seriesDashes,
  seriesInk,
  straight,
  WIDEST_FONT_SIZE,
} from './plot.ts';
import { fitText, textWidth } from './text-width.ts';
import { type Axis, roundAxis } from './ticks.ts';

const WIDTH = 400;
/** The height of the area of the lines, without texts. */
const AREA_HEIGHT = 180;
const TOP = 26;
const RIGHT = 20;
const LEGEND_LINE = 17;
const LEGEND_SAMPLE = 24;
/** Lines with more points show no dots. */
const MOST_DOTS = 15;
/** Numbers beyond cannot be placed on an axis. */
const MOST = 1e290;
/** A plot shows at most this many series. */
const MOST_SERIES = 12;

interface Frame {
  readonly left: number;
  readonly x: Axis;
  readonly y: Axis;
  readonly place: (point: Point) => Point;
}

/**
 * Draws a curve with axes, intervals and a legend.
 * @param threshold drawn as a line if the curve shows the score
 * @returns undefined if it has no point that can be drawn
 */
export function curvePlot(curve: Curve, threshold?: number): Plot | undefined {
  const series = curve.series
    .map(({ name, points, band = [] }) => ({
      name: plainLine(name, 120),
      points: points.filter(isDrawable),
      band: band.filter(isDrawable),
    }))
    .filter(({ points }) => points.length > 0)
    .slice(0, MOST_SERIES);
  if (series.length === 0) return undefined;
  const frame = makeFrame(series);
  const legendTop = TOP + AREA_HEIGHT + 46;
  const legend = legendMarks(series, frame.left, legendTop);
  return {
    width: WIDTH,
    height: legendTop + legend.lines * LEGEND_LINE,
    marks: [
      ...series.flatMap((one) => bandMarks(one, frame)),
      ...axisMarks(frame),
      ...axisTitles(curve, frame),
      ...(curve.isScore === true && threshold !== undefined ? limitMarks(threshold, frame) : []),
      ...placeMarks(curve, frame),
      ...series.flatMap((one, index) => seriesMarks(one, index, frame)),
      ...legend.marks,
    ],
    description: describe(curve, series),
  };
}

function isDrawable(numbers: readonly number[]): boolean {
  return numbers.every((number) => Math.abs(number) <= MOST);
}

function bandMarks({ band = [] }: Series, { place }: Frame): Mark[] {
  if (band.length < 2) return [];
  const upper = band.map(([x, , high]) => place([x, high]));
  const lower = band.map(([x, low]) => place([x, low])).reverse();
  return [{ kind: 'area', points: [...upper, ...lower], ink: 'band' }];
}

/** A threshold beside the axis is not drawn. */
function limitMarks(threshold: number, { x, y, place }: Frame): Mark[] {
  if (threshold < y.low || threshold > y.high) return [];
  const [from, to] = [place([x.low, threshold]), place([x.high, threshold])];
  const words = `threshold ${shownNumber(threshold)}`;
  return [straight(from, to, 'limit', 1.4, [5, 3]), label(words, [to[0], to[1] - 4], 'end')];
}

/** Values of x, as dotted lines with their names one above the other, where the lines of the plot are not: below those that rise far. */
function placeMarks({ marks = [], series }: Curve, { x, y, place }: Frame): Mark[] {
  const isHigh = series.some(({ points }) => (points.at(-1)?.[1] ?? 0) > (y.low + y.high) / 2);
  const shown = marks.filter(({ at }) => at >= x.low && at <= x.high).slice(0, MOST_MARKS);
  return shown.flatMap(({ at, name }, index): Mark[] => {
    const [top, bottom] = [place([at, y.high]), place([at, y.low])];
    const isRight = at > x.low + FAR_RIGHT * (x.high - x.low);
    const text = `${plainLine(name, 40)} ${twoDigits(at)}`;
    const height = isHigh ? bottom[1] - 6 - MARK_LINE * index : top[1] + 12 + MARK_LINE * index;
    return [
      straight(top, bottom, 'limit', 1.2, [1.5, 3]),
      label(text, [top[0] + (isRight ? -4 : 4), height], isRight ? 'end' : 'start'),
    ];
  });
}

const MOST_MARKS = 4;
/** The height of a line of names; beyond this part of the axis a name stands on the left of its line. */
const [MARK_LINE, FAR_RIGHT] = [15, 0.75];

function makeFrame(series: readonly Series[]): Frame {
  const points = series.flatMap(({ points: line, band = [] }) => [
    ...line,
    ...band.flatMap(([at, low, high]): Point[] => [
      [at, low],
      [at, high],
    ]),
  ]);
  const x = roundAxis(...extentOf(points.map(([at]) => at)), 6);
  const y = yAxis(points);
  const widest = Math.max(...y.ticks.map((tick) => textWidth(shownNumber(tick), PLOT_FONT_SIZE)));
  const left = Math.ceil(14 + widest);
  const across = WIDTH - left - RIGHT;
  return {
    left,
    x,
    y,
    place: ([atX, atY]) => [
      left + ((atX - x.low) / (x.high - x.low)) * across,
      TOP + (1 - (atY - y.low) / (y.high - y.low)) * AREA_HEIGHT,
    ],
  };
}

/** If all values lie in this part of the axis from 0 to 1, only that part is shown. */
const FLAT = 0.2;

/** Shares get the whole axis from 0 to 1, so that plots can be compared, unless they would be a flat line. */
function yAxis(points: readonly Point[]): Axis {
  const [low, high] = extentOf(points.map(([, at]) => at));
  const isShare = low >= 0 && high <= 1;
  return isShare && high - low > FLAT ? roundAxis(0, 1) : roundAxis(low, high);
}

function axisMarks({ x, y, place }: Frame): Mark[] {
  const across = y.ticks.flatMap((tick): Mark[] => {
    const [left, height] = place([x.low, tick]);
    const [right] = place([x.high, tick]);
    return [
      straight([left, height], [right, height], 'grid', 0.6),
      label(shownNumber(tick), [left - 6, height + 4], 'end'),
    ];
  });
  const along = x.ticks.flatMap((tick): Mark[] => {
    const [at, bottom] = place([tick, y.low]);
    return [
      straight([at, bottom], [at, bottom + 4], 'axis'),
      label(shownNumber(tick), [at, bottom + 16], 'middle'),
    ];
  });
  const [corner, end] = [place([x.low, y.low]), place([x.high, y.low])];
  return [
    ...across,
    ...along,
    straight(corner, end, 'axis'),
    straight(corner, place([x.low, y.high]), 'axis'),
  ];
}

function axisTitles({ xLabel, yLabel }: Curve, { left }: Frame): Mark[] {
  const across = WIDTH - left - RIGHT;
  const title = (text: string, width: number): string => fitText(plainLine(text, 120), width, PLOT_FONT_SIZE);
  return [
    label(title(xLabel, across), [left + across / 2, TOP + AREA_HEIGHT + 33], 'middle'),
    label(title(yLabel, WIDTH - RIGHT), [4, 12], 'start'),
  ];
}

function seriesMarks({ points }: Series, index: number, { place }: Frame): Mark[] {
  const ink = seriesInk(index);
  const places = points.map(place);
  const dots = places.length > MOST_DOTS ? [] : places;
  return [
    ...(places.length > 1
      ? [{ kind: 'line' as const, points: places, ink, width: 1.8, dashes: seriesDashes(index) }]
      : []),
    ...dots.map((at): Mark => ({ kind: 'dot', at, radius: 2.6, ink })),
  ];
}

function legendMarks(
  series: readonly Series[],
  left: number,
  top: number,
): { readonly marks: readonly Mark[]; readonly lines: number } {
  let [x, line] = [left, 0];
  const marks = series.flatMap(({ name, points }, index): Mark[] => {
    const text = fitText(name, WIDTH - left - LEGEND_SAMPLE, WIDEST_FONT_SIZE);
    const width = LEGEND_SAMPLE + textWidth(text, WIDEST_FONT_SIZE) + 12;
    if (x > left && x + width > WIDTH) [x, line] = [left, line + 1];
    const [at, y] = [x, top + line * LEGEND_LINE];
    x += width;
    const ink = seriesInk(index);
    const sample: Mark =
      points.length > 1
        ? straight([at, y], [at + 18, y], ink, 1.8, seriesDashes(index))
        : { kind: 'dot', at: [at + 9, y], radius: 2.6, ink };
    return [sample, label(text, [at + LEGEND_SAMPLE, y + 3], 'start')];
  });
  return { marks, lines: line + 1 };
}

function describe({ title, xLabel, yLabel, marks = [] }: Curve, series: readonly Series[]): string {
  const place = ([x, y]: Point): string => `${shownNumber(y)} at ${shownNumber(x)}`;
  const ends = series.map(({ name, points }) => {
    const [from, to] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]].map(place);
    return points.length === 1 ? `${name}: ${from ?? ''}` : `${name}: from ${from ?? ''} to ${to ?? ''}`;
  });
  const marked = marks.map(({ at, name }) => ` ${name}: ${twoDigits(at)}.`).join('');
  return plainLine(`${title}. ${yLabel} against ${xLabel}. ${ends.join('; ')}.${marked}`, 1500);
}
