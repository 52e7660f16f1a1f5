import { type Mark, type Plot, PLOT_FONT_SIZE, type Point } from '../evidence/plot.ts';
import { element, type Markup } from '../../html/markup.ts';

/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
export function plotSvg({ width, height, marks, description }: Plot, caption: string): Markup {
  return element(
    'svg',
    {
      class: 'plot',
      viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
      role: 'img',
      'aria-label': `${caption}. ${description}`,
    },
    marks.map(markSvg),
  );
}

function markSvg(mark: Mark): Markup {
  switch (mark.kind) {
    case 'line':
      return element('polyline', {
        class: `line ${mark.ink}`,
        points: mark.points.map(pair).join(' '),
        'stroke-width': mark.width,
        'stroke-dasharray': mark.dashes.length === 0 ? undefined : mark.dashes.join(' '),
      });
    case 'dot': {
      const [x, y] = mark.at;
      const place = { cx: coordinate(x), cy: coordinate(y), r: mark.radius };
      return element('circle', { class: `dot ${mark.ink}`, ...place });
    }
    case 'area':
      return element('polygon', { class: `area ${mark.ink}`, points: mark.points.map(pair).join(' ') });
    case 'text': {
      const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
      return element('text', { x, y, 'text-anchor': mark.anchor, 'font-size': PLOT_FONT_SIZE }, mark.text);
    }
  }
}

function pair([x, y]: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}

function coordinate(value: number): string {
  return String(Number(value.toFixed(2)));
}
