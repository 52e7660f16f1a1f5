import type { ScoreHistory, ScorePoint } from '../../facts/policy.ts';
import { counted } from '../../text/number-words.ts';
import { type Block, paragraph } from './document.ts';
import { historyPlot } from './history-plot.ts';
import { shownNumber } from './numbers.ts';

/** A page shows at most this many rows. */
const MOST_ROWS = 100;

/** The scores of an analysis over time, as a plot and as a table; nothing if they cannot be drawn. */
export function historyBlocks(history: ScoreHistory): readonly Block[] {
  const { points, methodVersion, otherVersions } = history;
  const plot = historyPlot(points);
  if (plot === undefined) return [];
  const version = methodVersion === undefined ? '' : `, by version ${methodVersion} of the method`;
  const shown = points.toReversed().slice(0, MOST_ROWS);
  const hasCommits = shown.some(({ commit }) => commit !== undefined);
  const rows = shown.map((point) => rowOf(point, hasCommits));
  const left = points.length - rows.length;
  return [
    { kind: 'plot', caption: `Scores over time${version}; the bars are 95 % intervals`, plot },
    ...(otherVersions === 0 ? [] : [paragraph(formatOtherVersions(otherVersions))]),
    {
      kind: 'table',
      caption: left === 0 ? 'Scores over time' : `The last ${String(rows.length)} scores`,
      header: ['time (UTC)', ...(hasCommits ? ['commit'] : []), 'score', '95 % interval', 'threshold'],
      rows,
    },
  ];
}

function formatOtherVersions(count: number): string {
  const scores = counted(count, 'earlier score comes', 'earlier scores come');
  return `${scores} from another version of the method. Such scores are not comparable, so they are not shown.`;
}

function rowOf(
  { timeMs, commit, score, interval, threshold, isNow }: ScorePoint,
  hasCommits: boolean,
): readonly (string | number)[] {
  return [
    isNow === true ? 'this run' : new Date(timeMs).toISOString().slice(0, 16).replace('T', ' '),
    ...(hasCommits ? [commit?.slice(0, 10) ?? ''] : []),
    score,
    interval === undefined ? '' : `${shownNumber(interval.low)} to ${shownNumber(interval.high)}`,
    threshold ?? '',
  ];
}
