import { formatScore } from '../../facts/score-words.ts';
import { shownNumber } from './numbers.ts';
import type { Estimate } from '@model-security-scan/engine/results';
import { label, type Mark, type Plot, straight } from './plot.ts';

const WIDTH = 400;
const [LEFT, RIGHT] = [14, 386];
const AXIS_Y = 40;

/** Draws a score, its interval and the threshold small enough for a list, without words. */
export function smallScoreBar(score: Estimate, threshold: number): Plot {
  const [width, left, right, y] = [240, 6, 234, 10];
  const limit = placed(threshold, left, right);
  return {
    width,
    height: 20,
    marks: [
      straight([left, y], [right, y], 'grid', 3),
      ...scoreMarks(score, left, right, y),
      straight([limit, 1], [limit, 19], 'limit', 1.4),
    ],
    description: describe(score, threshold),
  };
}

/** Without a known interval its ends are the score. */
export function hasInterval({ low, high }: Estimate): boolean {
  return low < high;
}

/** Draws a score with its interval and the threshold on a line from 0 to 1. */
export function scoreBar(score: Estimate, threshold: number): Plot {
  const place = (share: number): number => placed(share, LEFT, RIGHT);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick): Mark[] => [
    straight([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
    label(shownNumber(tick), [place(tick), AXIS_Y + 17], 'middle'),
  ]);
  const limit = place(threshold);
  const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
  return {
    width: WIDTH,
    height: 62,
    marks: [
      straight([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
      ...ticks,
      straight([limit, AXIS_Y - 22], [limit, AXIS_Y], 'limit', 1.6, [4, 2]),
      label(`threshold ${String(threshold)}`, [limit, AXIS_Y - 27], anchor),
      ...scoreMarks(score, LEFT, RIGHT, AXIS_Y - 8),
    ],
    description: describe(score, threshold),
  };
}

function placed(share: number, left: number, right: number): number {
  return left + Math.min(1, Math.max(0, share)) * (right - left);
}

/** The interval, and the score on it. */
function scoreMarks({ value, low, high }: Estimate, left: number, right: number, y: number): Mark[] {
  return [
    straight([placed(low, left, right), y], [placed(high, left, right), y], 'band', 9),
    { kind: 'dot', at: [placed(value, left, right), y], radius: 4.5, ink: 'series-1' },
  ];
}

/** In the words of log and summary, so that nobody sees two roundings of one score. */
function describe(score: Estimate, threshold: number): string {
  const found = { score: score.value, threshold, ...(hasInterval(score) ? { interval: score } : {}) };
  return `${formatScore(found)}, on a line from 0 to 1.`;
}
