import type { ScorePoint } from '../../facts/policy.ts';
import { extentOf, shownNumber } from './numbers.ts';
import {
  label,
  type Mark,
  type Plot,
  PLOT_FONT_SIZE,
  type Point,
  straight,
  WIDEST_FONT_SIZE,
} from './plot.ts';
import { textWidth } from './text-width.ts';
import { type Axis, roundAxis } from './ticks.ts';

const WIDTH = 400;
const AREA_HEIGHT = 150;
const [TOP, RIGHT, BOTTOM] = [26, 16, 42];
/** The width of an interval, unless there are too many. */
const INTERVAL_WIDTH = 7;
/** Lines with more points show a dot only for the last one. */
const MOST_DOTS = 40;
/** Numbers beyond cannot be placed on an axis. */
const MOST = 1e290;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Frame {
  readonly left: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly y: Axis;
  readonly place: (timeMs: number, score: number) => Point;
}

/**
 * Draws scores over time with their intervals and thresholds.
 * @param points the oldest first
 * @returns undefined if fewer than two can be drawn
 */
export function historyPlot(points: readonly ScorePoint[]): Plot | undefined {
  const drawn = points.filter(isDrawable);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined || drawn.length < 2) return undefined;
  const frame = makeFrame(drawn, first.timeMs, last.timeMs);
  return {
    width: WIDTH,
    height: TOP + AREA_HEIGHT + BOTTOM,
    marks: [
      ...intervalMarks(drawn, frame),
      ...axisMarks(frame),
      ...thresholdMarks(drawn, frame),
      ...scoreMarks(drawn, frame),
    ],
    description: describe(drawn, first, last),
  };
}

function isDrawable({ timeMs, score, interval }: ScorePoint): boolean {
  const numbers = [timeMs, score, interval?.low ?? 0, interval?.high ?? 0];
  return numbers.every((number) => Math.abs(number) <= MOST);
}

function makeFrame(points: readonly ScorePoint[], fromMs: number, toMs: number): Frame {
  const [low, high] = extentOf(
    points.flatMap(({ score, interval }) => [score, interval?.low ?? score, interval?.high ?? score]),
  );
  // Shares get the whole axis from 0 to 1, so that plots can be compared.
  const y = low >= 0 && high <= 1 ? roundAxis(0, 1) : roundAxis(low, high);
  const widest = Math.max(...y.ticks.map((tick) => textWidth(shownNumber(tick), PLOT_FONT_SIZE)));
  const left = Math.ceil(14 + widest);
  const across = WIDTH - left - RIGHT;
  // The first and the last dot stand inside of the area.
  const inset = 8;
  return {
    left,
    fromMs,
    toMs,
    y,
    place: (timeMs, score) => [
      left + inset + (toMs === fromMs ? 0.5 : (timeMs - fromMs) / (toMs - fromMs)) * (across - 2 * inset),
      TOP + (1 - (score - y.low) / (y.high - y.low)) * AREA_HEIGHT,
    ],
  };
}

function intervalMarks(points: readonly ScorePoint[], { place }: Frame): Mark[] {
  const width = Math.max(1, Math.min(INTERVAL_WIDTH, (WIDTH * 0.6) / points.length));
  return points.flatMap(({ timeMs, interval }) =>
    interval === undefined
      ? []
      : [straight(place(timeMs, interval.low), place(timeMs, interval.high), 'band', width)],
  );
}

function axisMarks({ left, fromMs, toMs, y, place }: Frame): Mark[] {
  const [right, bottom] = [WIDTH - RIGHT, TOP + AREA_HEIGHT];
  const across = y.ticks.flatMap((tick): Mark[] => {
    const [, at] = place(fromMs, tick);
    return [
      straight([left, at], [right, at], 'grid', 0.6),
      label(shownNumber(tick), [left - 6, at + 4], 'end'),
    ];
  });
  const along = timeTicks(fromMs, toMs).flatMap(({ timeMs, text, anchor }): Mark[] => {
    const [at] = place(timeMs, y.low);
    const textAt = anchor === 'start' ? left : anchor === 'end' ? right : at;
    return [straight([at, bottom], [at, bottom + 4], 'axis'), label(text, [textAt, bottom + 16], anchor)];
  });
  return [
    ...across,
    ...along,
    straight([left, bottom], [right, bottom], 'axis'),
    straight([left, TOP], [left, bottom], 'axis'),
    label('time of the run (UTC)', [(left + right) / 2, bottom + 33], 'middle'),
    label('score', [4, 12], 'start'),
  ];
}

interface TimeTick {
  readonly timeMs: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Three times at equal distances; one if there is only one time. */
function timeTicks(fromMs: number, toMs: number): readonly TimeTick[] {
  const word = (timeMs: number): string => {
    const text = new Date(timeMs).toISOString();
    return toMs - fromMs < 3 * DAY_MS ? text.slice(5, 16).replace('T', ' ') : text.slice(0, 10);
  };
  if (fromMs === toMs) return [{ timeMs: fromMs, text: word(fromMs), anchor: 'middle' }];
  return ([0, 1, 2] as const).map((index): TimeTick => {
    const timeMs = fromMs + (index / 2) * (toMs - fromMs);
    return { timeMs, text: word(timeMs), anchor: index === 0 ? 'start' : index === 2 ? 'end' : 'middle' };
  });
}

/** Each threshold holds until the next run. Thresholds beside the axis are not drawn. */
function thresholdMarks(points: readonly ScorePoint[], { y, place }: Frame): Mark[] {
  const limits = points.flatMap(({ timeMs, threshold }) =>
    threshold !== undefined && threshold >= y.low && threshold <= y.high ? [{ timeMs, threshold }] : [],
  );
  const last = limits.at(-1);
  if (last === undefined) return [];
  const steps = limits.flatMap(({ timeMs, threshold }, index): Point[] => {
    const before = limits[index - 1];
    return [...(before === undefined ? [] : [place(timeMs, before.threshold)]), place(timeMs, threshold)];
  });
  const style = { kind: 'line', ink: 'limit', width: 1.4, dashes: [5, 3] } as const;
  // The words stand above the area, since the scores are often near the threshold.
  const words = `threshold ${shownNumber(last.threshold)}`;
  const right = WIDTH - RIGHT;
  const sample = right - textWidth(words, WIDEST_FONT_SIZE) - 6;
  return [
    { ...style, points: steps },
    {
      ...style,
      points: [
        [sample - 18, 8],
        [sample, 8],
      ],
    },
    label(words, [right, 12], 'end'),
  ];
}

function scoreMarks(points: readonly ScorePoint[], { place }: Frame): Mark[] {
  const places = points.map(({ timeMs, score }) => place(timeMs, score));
  const dots = places.length > MOST_DOTS ? [] : places.slice(0, -1);
  const last = places.at(-1);
  return [
    { kind: 'line', points: places, ink: 'series-1', width: 1.8, dashes: [] },
    ...dots.map((at): Mark => ({ kind: 'dot', at, radius: 2.6, ink: 'series-1' })),
    ...(last === undefined ? [] : [{ kind: 'dot', at: last, radius: 4.5, ink: 'series-1' } as const]),
  ];
}

function describe(points: readonly ScorePoint[], first: ScorePoint, last: ScorePoint): string {
  const [lowest, highest] = extentOf(points.map(({ score }) => score));
  const ends = [first, last].map(
    ({ timeMs, score }) => `${shownNumber(score)} on ${new Date(timeMs).toISOString().slice(0, 10)}`,
  );
  const limit = last.threshold === undefined ? '' : `; threshold ${shownNumber(last.threshold)}`;
  return (
    `${String(points.length)} scores over time, from ${ends.join(' to ')}; lowest ${shownNumber(lowest)}, ` +
    `highest ${shownNumber(highest)}${limit}.`
  );
}
