import { type Ink, type Mark, PLOT_FONT_SIZE, type Point } from '../../../../src/evidence/plot.ts';
import { textWidth } from '../../../../src/evidence/text-width.ts';
import { pdfString, winAnsi } from './win-ansi.ts';

const COLOURS: Readonly<Record<Ink, string>> = {
  text: '0.11 0.12 0.14',
  axis: '0.34 0.38 0.42',
  grid: '0.82 0.84 0.87',
  band: '0.8 0.88 0.96',
  limit: '0.11 0.12 0.14',
  'series-1': '0 0.4 0.67',
  'series-2': '0.76 0.25 0.05',
  'series-3': '0 0.47 0.35',
  'series-4': '0.65 0.25 0.54',
  'series-5': '0.48 0.36 0',
  'series-6': '0.29 0.29 0.61',
};

/** How far a quarter of a circle's control points are from its ends, as a part of the radius. */
const CIRCLE = 0.5523;

/** Draws the marks of a plot as operators of a PDF. @param marks in the places of a PDF: y goes up */
export function plotOperators(marks: readonly Mark[]): string {
  return marks.map(markOperators).join('\n');
}

function markOperators(mark: Mark): string {
  switch (mark.kind) {
    case 'line': {
      const [start, ...rest] = mark.points.map(pair);
      const path = [`${start ?? '0 0'} m`, ...rest.map((point) => `${point} l`)].join(' ');
      const dashes = `[${mark.dashes.join(' ')}] 0 d`;
      return `q ${COLOURS[mark.ink]} RG ${fixed(mark.width)} w 1 j ${dashes} ${path} S Q`;
    }
    case 'area': {
      const [start, ...rest] = mark.points.map(pair);
      const path = [`${start ?? '0 0'} m`, ...rest.map((point) => `${point} l`)].join(' ');
      return `${COLOURS[mark.ink]} rg ${path} h f`;
    }
    case 'dot':
      return `${COLOURS[mark.ink]} rg ${circle(mark.at, mark.radius)} f`;
    case 'text': {
      const text = winAnsi(mark.text);
      const width = textWidth(text, PLOT_FONT_SIZE);
      const back = mark.anchor === 'start' ? 0 : mark.anchor === 'middle' ? width / 2 : width;
      const [x, y] = mark.at;
      const font = `/F1 ${String(PLOT_FONT_SIZE)} Tf`;
      return `BT ${COLOURS.text} rg ${font} 1 0 0 1 ${pair([x - back, y])} Tm ${pdfString(text)} Tj ET`;
    }
  }
}

function circle([x, y]: Point, radius: number): string {
  const [r, c] = [radius, radius * CIRCLE];
  const arc = (...points: readonly Point[]): string => `${points.map(pair).join(' ')} c`;
  return [
    `${pair([x + r, y])} m`,
    arc([x + r, y + c], [x + c, y + r], [x, y + r]),
    arc([x - c, y + r], [x - r, y + c], [x - r, y]),
    arc([x - r, y - c], [x - c, y - r], [x, y - r]),
    arc([x + c, y - r], [x + r, y - c], [x + r, y]),
  ].join(' ');
}

function pair([x, y]: Point): string {
  return `${fixed(x)} ${fixed(y)}`;
}

function fixed(value: number): string {
  return String(Number(value.toFixed(2)));
}
