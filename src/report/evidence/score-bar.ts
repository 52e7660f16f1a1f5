import { shownNumber } from './numbers.ts';
import type { Estimate } from '@model-security-scan/engine/results';
import { label, type Mark, type Plot, straight } from './plot.ts';

const WIDTH = 400;
const [LEFT, RIGHT] = [14, 386];
const AXIS_Y = 40;

/** Draws a score, its interval and the threshold small enough for a list, without words. */
export function smallScoreBar(score: Estimate, threshold: number): Plot {
  const [width, left, right, y] = [240, 6, 234, 10];
  const place = (share: number): number => left + Math.min(1, Math.max(0, share)) * (right - left);
  const limit = place(threshold);
  return {
    width,
    height: 20,
    marks: [
      straight([left, y], [right, y], 'grid', 3),
      straight([place(score.low), y], [place(score.high), y], 'band', 8),
      straight([limit, 1], [limit, 19], 'limit', 1.4),
      { kind: 'dot', at: [place(score.value), y], radius: 4.5, ink: 'series-1' },
    ],
    description: `Score ${shownNumber(score.value)}, threshold ${shownNumber(threshold)}, on a line from 0 to 1.`,
  };
}

/** Draws a score with its interval and the threshold on a line from 0 to 1. */
export function scoreBar(score: Estimate, threshold: number): Plot {
  const place = (share: number): number => LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick): Mark[] => [
    straight([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
    label(shownNumber(tick), [place(tick), AXIS_Y + 17], 'middle'),
  ]);
  const limit = place(threshold);
  const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
  const words = [
    `Score ${shownNumber(score.value)}, 95 % interval ${shownNumber(score.low)} to ${shownNumber(score.high)}`,
    `threshold ${shownNumber(threshold)}, on a line from 0 to 1.`,
  ];
  return {
    width: WIDTH,
    height: 62,
    marks: [
      straight([place(score.low), AXIS_Y - 8], [place(score.high), AXIS_Y - 8], 'band', 10),
      straight([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
      ...ticks,
      straight([limit, AXIS_Y - 22], [limit, AXIS_Y], 'limit', 1.6, [4, 2]),
      label(`threshold ${shownNumber(threshold)}`, [limit, AXIS_Y - 27], anchor),
      { kind: 'dot', at: [place(score.value), AXIS_Y - 8], radius: 4.5, ink: 'series-1' },
    ],
    description: words.join(', '),
  };
}
