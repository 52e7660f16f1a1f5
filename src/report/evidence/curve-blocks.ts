import type { Curve } from '../../facts/job/job-summary.ts';
import type { Series } from '@model-security-scan/engine/results';
import { curvePlot } from './curve.ts';
import { type Block, paragraph } from './document.ts';
import { shownNumber, twoDigits } from './numbers.ts';

/** A table of a curve has about so many rows. */
const ROWS = 10;
/** Of fewer points the plot's description tells all. */
const LEAST_POINTS = 3;

/** A curve as a plot, and as a table for those who do not see it. */
export function curveBlocks(curve: Curve, threshold?: number): readonly Block[] {
  const plot = curvePlot(curve, threshold);
  if (plot === undefined) return [paragraph('There is no point to plot.')];
  return [{ kind: 'plot', caption: captionOf(curve), plot }, ...curveTable(curve)];
}

function captionOf({ yLabel, xLabel, marks = [] }: Curve): string {
  const marked = marks.map(({ at, name }) => `${name} ${twoDigits(at)}`).join(', ');
  return `${yLabel.charAt(0).toUpperCase()}${yLabel.slice(1)} against ${xLabel}${marked === '' ? '' : `; dotted lines: ${marked}`}`;
}

/** The points of all lines at the same places; none if the lines have different ones. */
function curveTable({ title, xLabel, series }: Curve): readonly Block[] {
  const [first] = series;
  if (first === undefined || first.points.length < LEAST_POINTS) return [];
  if (!series.every((one) => isAligned(one, first))) return [];
  const step = Math.max(1, Math.round((first.points.length - 1) / ROWS));
  const rows = first.points.flatMap(([x], index) =>
    index % step === 0 ? [[x, ...series.flatMap((one) => cellsOf(one, index))]] : [],
  );
  const header = [
    xLabel,
    ...series.flatMap(({ name, band }) => [name, ...(band === undefined ? [] : ['95 % interval'])]),
  ];
  return [{ kind: 'table', caption: `${title}, in numbers`, header, rows, isOpen: false }];
}

function isAligned({ points }: Series, first: Series): boolean {
  return (
    points.length === first.points.length && points.every(([x], index) => x === first.points[index]?.[0])
  );
}

function cellsOf({ points, band }: Series, index: number): readonly (number | string)[] {
  const [, y] = points[index] ?? [0, NaN];
  if (band === undefined) return [y];
  const [, low, high] = band[index] ?? [0, NaN, NaN];
  return [y, `${shownNumber(low)} to ${shownNumber(high)}`];
}
