import type { Block, Picture, PictureGroup } from '../evidence/document.ts';
import { exactNumber, shownNumber } from '../evidence/numbers.ts';
import { grouped } from '@model-security-scan/common/number-words';
import { type Content, element, image, type Markup, pngAddress } from '../../html/markup.ts';
import { type Allows, contentOf, folded, note } from '../page/page-parts.ts';
import { plotSvg } from './plot-svg.ts';
import { toPng } from './png.ts';
import { tableOf } from './table-html.ts';

/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;
/** The first rows of a long table are shown at once, and the others on demand. */
const MOST_OPEN_ROWS = 8;

/** The number of inputs that are shown at once; the others are shown on demand. */
const MOST_OPEN_GROUPS = 4;

export function blockHtml(block: Block, allows: Allows): Content {
  switch (block.kind) {
    case 'heading':
      return element('h4', {}, block.text);
    case 'facts':
      return [
        block.caption === '' ? undefined : element('p', { class: 'label' }, block.caption),
        factList(block.facts),
      ];
    case 'table':
      return tableHtml(block);
    case 'plot':
      return element(
        'figure',
        {},
        plotSvg(block.plot, block.caption),
        element('figcaption', {}, block.caption),
      );
    case 'pictures':
      return picturesHtml(block.groups, block.left, allows);
    case 'line':
    case 'list':
    case 'grid':
    case 'fold':
      return contentOf([block], {});
  }
}

/** Names with their values. */
export function factList(facts: readonly (readonly [string, Content])[]): Markup {
  return element(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

function tableHtml({
  caption,
  header,
  rows,
  isOpen,
  isExact = false,
}: Extract<Block, { kind: 'table' }>): Content {
  const shown = rows.slice(0, MOST_ROWS);
  const table = tableOf(
    caption,
    header,
    shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : [cell]))),
    isExact ? exactNumber : shownNumber,
  );
  const content = [table, leftOut(rows.length - shown.length, 'rows are in the JSON report')];
  if (isOpen ?? shown.length <= MOST_OPEN_ROWS) return content;
  const words = `${caption}: ${grouped(rows.length)} rows`;
  return folded(words, content);
}

function leftOut(count: number, where: string): Markup | undefined {
  return count > 0 ? note(`${grouped(count)} more ${where}.`) : undefined;
}

function picturesHtml(groups: readonly PictureGroup[], left: number, allows: Allows): Content {
  const shown = groups.flatMap((group) => {
    const files: PictureFile[] = [];
    const bytes = (): number => {
      files.push(...group.pictures.map((picture) => [picture, toPng(picture.raster)] as const));
      return files.reduce((sum, [, png]) => sum + png.length, 0);
    };
    return allows(bytes) ? [groupHtml(group, files)] : [];
  });
  const missing = left + groups.length - shown.length;
  const kind = groups.every(({ pictures }) => pictures.length === 1) ? 'groups single' : 'groups';
  const more = shown.slice(MOST_OPEN_GROUPS);
  return [
    shown.length === 0 ? undefined : element('ul', { class: kind }, shown.slice(0, MOST_OPEN_GROUPS)),
    more.length === 0
      ? undefined
      : folded(`${grouped(more.length)} more`, element('ul', { class: kind }, more)),
    leftOut(missing, 'are in the report of attack samples'),
  ];
}

type PictureFile = readonly [picture: Picture, png: Buffer];

function groupHtml({ name, note }: PictureGroup, pictures: readonly PictureFile[]): Markup {
  return element(
    'li',
    {},
    element('p', { class: 'name' }, name),
    element('div', { class: 'row' }, pictures.map(pictureHtml)),
    element('p', { class: 'note' }, note),
  );
}

function pictureHtml([{ raster, alt, label }, png]: PictureFile): Markup {
  return element(
    'figure',
    {},
    image(pngAddress(png), alt, raster),
    label === '' ? undefined : element('figcaption', {}, label),
  );
}
