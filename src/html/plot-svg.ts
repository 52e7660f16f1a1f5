import { type Mark, type Plot, PLOT_FONT_SIZE, type Point } from '../evidence/plot.ts';
import { escapeText } from './escape.ts';

/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
export function plotSvg({ width, height, marks, description }: Plot): string {
  const size = `viewBox="0 0 ${coordinate(width)} ${coordinate(height)}"`;
  return `<svg ${size} role="img" aria-label="${escapeText(description)}">${marks.map(markSvg).join('')}</svg>`;
}

function markSvg(mark: Mark): string {
  switch (mark.kind) {
    case 'line': {
      const dashes = mark.dashes.length === 0 ? '' : ` stroke-dasharray="${mark.dashes.join(' ')}"`;
      const points = mark.points.map(pair).join(' ');
      return `<polyline class="line ${mark.ink}" points="${points}" stroke-width="${String(mark.width)}"${dashes}/>`;
    }
    case 'dot': {
      const [x, y] = mark.at;
      const place = `cx="${coordinate(x)}" cy="${coordinate(y)}" r="${String(mark.radius)}"`;
      return `<circle class="dot ${mark.ink}" ${place}/>`;
    }
    case 'text': {
      const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
      const place = `x="${x}" y="${y}" text-anchor="${mark.anchor}" font-size="${String(PLOT_FONT_SIZE)}"`;
      return `<text ${place}>${escapeText(mark.text)}</text>`;
    }
  }
}

function pair([x, y]: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}

function coordinate(value: number): string {
  return String(Number(value.toFixed(2)));
}
