import type { Block, Picture, PictureGroup } from '../evidence/document.ts';
import { shownValue } from '../evidence/numbers.ts';
import { toPng } from './png.ts';
import { escapeText } from './escape.ts';
import { plotSvg } from './plot-svg.ts';

/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;

type Cell = string | number;

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeText(block.text)}</p>`;
    case 'heading':
      return `<h3>${escapeText(block.text)}</h3>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return scrolling(block.caption, factsBody(block.facts));
    case 'table':
      return tableHtml(block.caption, block.header, block.rows);
    case 'plot':
      return `<figure>${plotSvg(block.plot)}<figcaption>${escapeText(block.caption)}</figcaption></figure>`;
    case 'pictures':
      return picturesHtml(block.groups, block.left);
  }
}

function factsBody(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(value)}</td></tr>`,
  );
  return `<tbody>${rows.join('\n')}</tbody>`;
}

/** A wide table scrolls by itself, also by keyboard. */
function scrolling(caption: string, body: string): string {
  const name = escapeText(caption);
  const table = `<table><caption>${name}</caption>${body}</table>`;
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0">${table}</div>`;
}

function tableHtml(caption: string, header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const shown = rows.slice(0, MOST_ROWS);
  const kinds = header.map((_name, column) =>
    shown.every((row) => typeof row[column] === 'number') ? ' class="number"' : '',
  );
  const names = header.map((name, at) => `<th scope="col"${kinds[at] ?? ''}>${escapeText(name)}</th>`);
  const lines = shown.map((row) => {
    const cells = row.map((cell, at) => `<td${kinds[at] ?? ''}>${escapeText(shownValue(cell))}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const body = `<thead><tr>${names.join('')}</tr></thead>\n<tbody>${lines.join('\n')}</tbody>`;
  return `${scrolling(caption, body)}${leftOut(rows.length - shown.length, 'rows are in the JSON report')}`;
}

function leftOut(count: number, where: string): string {
  return count > 0 ? `<p class="note">${String(count)} more ${where}.</p>` : '';
}

function picturesHtml(groups: readonly PictureGroup[], left: number): string {
  const single = groups.every(({ pictures }) => pictures.length === 1) ? ' single' : '';
  const items = groups.map(groupHtml).join('\n');
  const more = leftOut(left, 'are in the report of attack samples');
  return `<ul class="groups${single}">${items}</ul>${more}`;
}

function groupHtml({ name, note, pictures }: PictureGroup): string {
  const row = `<div class="row">${pictures.map(pictureHtml).join('')}</div>`;
  return `<li class="group"><p><strong>${escapeText(name)}</strong></p>${row}<p class="note">${escapeText(note)}</p></li>`;
}

function pictureHtml({ raster, alt, label }: Picture): string {
  const data = toPng(raster).toString('base64');
  const size = `width="${String(raster.width)}" height="${String(raster.height)}"`;
  const image = `<img alt="${escapeText(alt)}" ${size} src="data:image/png;base64,${data}">`;
  const caption = label === '' ? '' : `<figcaption>${escapeText(label)}</figcaption>`;
  return `<figure>${image}${caption}</figure>`;
}
