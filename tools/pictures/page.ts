import { LAYOUT_SCRIPT } from './layout.ts';
import type { Scene } from './scenes.ts';
import { callTool } from './tool.ts';

/** Colours near to those of GitHub's pages. */
const THEMES = {
  light: {
    text: '#1f2328',
    muted: '#59636e',
    page: '#ffffff',
    line: '#d1d9e0',
    stripe: '#f6f8fa',
    code: '#eff1f3',
    link: '#0969da',
    note: '#0969da',
    warning: '#9a6700',
    caution: '#cf222e',
  },
  dark: {
    text: '#f0f6fc',
    muted: '#9198a1',
    page: '#0d1117',
    line: '#3d444d',
    stripe: '#151b23',
    code: '#24292f',
    link: '#4493f8',
    note: '#4493f8',
    warning: '#d29922',
    caution: '#f85149',
  },
};

type Theme = keyof typeof THEMES;
export const THEME_NAMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** Of every picture, in CSS pixels: about what a job summary has on a laptop. */
export const WIDTH = 840;

/** Puts what was laid out in place of the page: its height in CSS pixels, a space, and SVG, encoded for an address. */
const DRAW = `
const main = document.querySelector('main');
const drawn = Math.ceil(main.getBoundingClientRect().height) + ' ' + svgOf(main);
document.body.textContent = encodeURIComponent(drawn);
`;

/**
 * A page that shows Markdown as GitHub does, and that draws itself as soon as it is laid out.
 * @throws Error where `cmark-gfm`, the parser that GitHub's own is built on, is not on the PATH
 */
export function pageOf({ markdown, author }: Scene, theme: Theme): string {
  const extensions = ['table', 'tagfilter', 'autolink', 'strikethrough', 'tasklist'];
  const flags = ['--unsafe', ...extensions.flatMap((name) => ['-e', name])];
  const body = `<div class="body">${folded(markAlerts(callTool('cmark-gfm', flags, markdown)))}</div>`;
  const head = author === undefined ? '' : `<header><strong>${author}</strong> commented</header>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${styleOf(theme)}</style></head>`,
    `<body><main>${head}${body}</main><script>${LAYOUT_SCRIPT}${DRAW}</script></body></html>\n`,
  ].join('\n');
}

/** GitHub turns these quotations into boxes after its parser has run. */
function markAlerts(html: string): string {
  return html.replace(
    /<blockquote>\n<p>\[!(NOTE|WARNING|CAUTION)\]\n/gu,
    (_all, kind: string) =>
      `<blockquote class="${kind.toLowerCase()}"><p class="title">${kind.charAt(0)}${kind.slice(1).toLowerCase()}</p>\n<p>`,
  );
}

/** Folded parts are not drawn; the browser's own triangle is no text. */
function folded(html: string): string {
  return html.replace(
    /<details>\n<summary>(.*?)<\/summary>.*?<\/details>/gsu,
    '<p class="folded">▸&nbsp; $1</p>',
  );
}

/** Near enough to what GitHub's pages do with Markdown. */
function styleOf(theme: Theme): string {
  const colors = THEMES[theme];
  const boxes = (['note', 'warning', 'caution'] as const).map(
    (kind) =>
      `blockquote.${kind}{border-left-color:${colors[kind]};color:inherit}` +
      `blockquote.${kind} .title{color:${colors[kind]};font-weight:600}`,
  );
  return [
    `body{color:${colors.text};font:14px/1.5 "Liberation Sans",Arial,sans-serif;margin:0;overflow-wrap:break-word}`,
    `main{box-sizing:border-box;width:${String(WIDTH)}px;background:${colors.page};border:1px solid ${colors.line};border-radius:8px}`,
    `header{background:${colors.stripe};border-bottom:1px solid ${colors.line};border-radius:7px;color:${colors.muted};padding:8px 16px}header strong{color:${colors.text}}`,
    '.body{padding:20px 24px 4px}.body>:first-child{margin-top:0}',
    `h2,h3{font-weight:600;line-height:1.25;margin:20px 0 14px}h2{font-size:1.5em;border-bottom:1px solid ${colors.line};padding-bottom:.3em}h3{font-size:1.2em}`,
    'p,blockquote,table,ul{margin:0 0 16px}.folded+.folded{margin-top:-12px}',
    `a{color:${colors.link};text-decoration:none}`,
    'table{border-collapse:collapse}',
    `td[nowrap]{white-space:nowrap}td,th{border:1px solid ${colors.line};padding:6px 13px}th{font-weight:600}tr:nth-child(2n){background:${colors.stripe}}`,
    `code{font:85% "Liberation Mono",monospace;background:${colors.code};padding:.2em .4em;border-radius:6px;white-space:break-spaces}`,
    `blockquote{border-left:.25em solid ${colors.line};color:${colors.muted};padding:8px 16px}blockquote>:last-child{margin:0}blockquote p{margin-bottom:8px}`,
    'ul{padding-left:2em}sub{font-size:85%;vertical-align:baseline}',
    ...boxes,
  ].join('\n');
}
