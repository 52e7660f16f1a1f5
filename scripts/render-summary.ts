/**
 * Makes pictures of job summaries, to look at: `node scripts/render-summary.ts FOLDER [NAME...]`.
 * For each sample it writes Markdown, HTML and a picture in light and dark. It calls `cmark-gfm`, the parser that
 * GitHub's own is built on, and `chromium`; both must be on the PATH.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAMPLE_OUTCOMES } from '../__tests__/support/sample-outcomes.ts';
import { renderSummary } from '../src/report/summary.ts';

const THEMES = {
  light: {
    text: '#1f2328',
    muted: '#59636e',
    page: '#ffffff',
    line: '#d1d9e0',
    stripe: '#f6f8fa',
    code: '#818b981f',
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
    code: '#656c7633',
    link: '#4493f8',
    note: '#4493f8',
    warning: '#d29922',
    caution: '#f85149',
  },
};
type Theme = keyof typeof THEMES;

function main([folder, ...names]: readonly string[]): void {
  if (folder === undefined) {
    throw new Error('Say where the pictures go: node scripts/render-summary.ts FOLDER');
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, outcome] of Object.entries(SAMPLE_OUTCOMES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const markdown = renderSummary(outcome);
    writeFileSync(join(folder, `${name}.md`), markdown);
    const html = markAlerts(callTool('cmark-gfm', ['--unsafe', ...extensions()], markdown));
    for (const theme of ['light', 'dark'] as const) {
      takePicture(resolve(folder, `${name}-${theme}`), html, theme);
    }
    process.stdout.write(`${name}: ${String(Buffer.byteLength(markdown))} bytes\n`);
  }
}

function extensions(): readonly string[] {
  return ['table', 'tagfilter', 'autolink', 'strikethrough', 'tasklist'].flatMap((name) => ['-e', name]);
}

function callTool(tool: string, args: readonly string[], input = ''): string {
  try {
    return execFileSync(tool, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing
      ? new Error(`${tool} is not on the PATH; install it, on Debian by: apt-get install ${tool}`)
      : error;
  }
}

/** GitHub turns these quotations into boxes after its parser has run. */
function markAlerts(html: string): string {
  return html.replace(
    /<blockquote>\n<p>\[!(NOTE|WARNING|CAUTION)\]\n/gu,
    (_all, kind: string) =>
      `<blockquote class="${kind.toLowerCase()}"><p class="title">${kind.charAt(0)}${kind.slice(1).toLowerCase()}</p>\n<p>`,
  );
}

function takePicture(path: string, html: string, theme: Theme): void {
  const page = `<!doctype html><meta charset="utf-8"><style>${styleOf(theme)}</style><main>${html}</main>\n`;
  writeFileSync(`${path}.html`, page);
  const profile = mkdtempSync(join(tmpdir(), 'summary-pictures-'));
  const flags = ['headless', 'no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'hide-scrollbars'];
  const quiet = ['disable-background-networking', 'disable-component-update', 'disable-sync'];
  try {
    callTool('chromium', [
      ...[...flags, ...quiet].map((flag) => `--${flag}`),
      `--user-data-dir=${profile}`,
      '--window-size=1000,1400',
      `--screenshot=${path}.png`,
      pathToFileURL(`${path}.html`).href,
    ]);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Near enough to what GitHub's pages do with Markdown. */
function styleOf(theme: Theme): string {
  const colors = THEMES[theme];
  const boxes = (['note', 'warning', 'caution'] as const).map(
    (kind) =>
      `blockquote.${kind}{border-left-color:${colors[kind]};color:inherit}` +
      `blockquote.${kind} .title{color:${colors[kind]};font-weight:500}`,
  );
  return [
    `body{background:${colors.page};color:${colors.text};font:16px/1.5 "Liberation Sans",sans-serif;margin:0}`,
    'main{max-width:880px;margin:24px auto;padding:0 24px}',
    `h2,h3{font-weight:600;line-height:1.25;margin:24px 0 16px}h2{font-size:1.5em;border-bottom:1px solid ${colors.line};padding-bottom:.3em}h3{font-size:1.25em}`,
    'p,blockquote,table,details,ul{margin:0 0 16px}details>table{margin-top:8px}',
    `a{color:${colors.link}}`,
    'table{display:block;width:max-content;max-width:100%;overflow:auto;border-collapse:collapse}',
    `td[nowrap]{white-space:nowrap}td,th{border:1px solid ${colors.line};padding:6px 13px}th{font-weight:600}tr:nth-child(2n){background:${colors.stripe}}`,
    `code{font:85% "Liberation Mono",monospace;background:${colors.code};padding:.2em .4em;border-radius:6px;white-space:break-spaces}`,
    `blockquote{border-left:.25em solid ${colors.line};color:${colors.muted};padding:8px 16px}blockquote>:last-child{margin:0}`,
    'ul{padding-left:2em}sub{font-size:75%}summary{cursor:pointer}',
    ...boxes,
  ].join('\n');
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
