import type { Block, PictureGroup, ReportDocument } from '../../../../src/evidence/document.ts';
import { writeFacts, writeTable } from './pdf-table.ts';
import { PdfPages, TEXT_WIDTH, type TextStyle } from './pdf-pages.ts';
import { wrapText } from './wrap.ts';

const TEXT: TextStyle = { size: 9.5, isBold: false, colour: '0.11 0.12 0.14' };
const FAINT: TextStyle = { size: 8, isBold: false, colour: '0.34 0.38 0.42' };
const TITLE: TextStyle = { ...TEXT, size: 16, isBold: true };
const SECTION: TextStyle = { ...TEXT, size: 12.5, isBold: true };
const CAPTION: TextStyle = { ...TEXT, size: 8.5, isBold: true };
const HEADING: TextStyle = { ...TEXT, size: 10.5, isBold: true };

const TONES: Readonly<Record<ReportDocument['tone'], string>> = {
  good: '0.1 0.5 0.22',
  bad: '0.81 0.13 0.18',
  open: '0.6 0.4 0',
};

/** The side of a picture, and the width that it takes with its label. */
const [PICTURE, PICTURE_STEP] = [72, 78];
const GROUP_GAP = 12;

/** Renders a report as a PDF of A4 pages with the standard fonts, so that no font is in the file. */
export function renderPdf({ title, tone, headline, sections }: ReportDocument): Buffer {
  const pages = new PdfPages();
  writeLines(pages, title, TITLE);
  pages.down(6);
  writeVerdict(pages, headline, TONES[tone]);
  for (const section of sections) {
    pages.down(12);
    pages.need(32 + leadingHeight(section.blocks));
    writeLines(pages, section.title, SECTION);
    pages.rule('0.6 0.63 0.67');
    pages.down(7);
    for (const [index, block] of section.blocks.entries()) {
      pages.need(leadingHeight(section.blocks.slice(index)));
      writeBlock(pages, block);
    }
  }
  return pages.toBuffer(title);
}

/** The height that the start of some blocks needs, so that no heading stands at the end of a page. */
function leadingHeight([block, ...rest]: readonly Block[]): number {
  switch (block?.kind) {
    case 'heading':
      return 24 + leadingHeight(rest);
    case 'plot':
      return block.plot.height + 20;
    case 'pictures':
      return 130;
    case 'table':
    case 'facts':
      return 60;
    case 'paragraph':
    case 'list':
    case undefined:
      return 30;
  }
}

function writeVerdict(pages: PdfPages, headline: string, colour: string): void {
  const style: TextStyle = { ...TEXT, size: 10.5, isBold: true };
  const lines = wrapText(headline, TEXT_WIDTH - 24, style.size, true);
  const height = lines.length * 14 + 12;
  pages.box('0.96 0.97 0.98', TEXT_WIDTH, height);
  pages.box(colour, 5, height);
  for (const [index, line] of lines.entries()) pages.write(line, style, 14, 6 + index * 14);
  pages.down(height);
}

/** Writes a text over as many lines and pages as it needs. */
function writeLines(pages: PdfPages, text: string, style: TextStyle, indent = 0): void {
  const height = style.size * 1.35;
  for (const line of wrapText(text, TEXT_WIDTH - indent, style.size, style.isBold)) {
    pages.need(height);
    pages.write(line, style, indent);
    pages.down(height);
  }
}

function writeBlock(pages: PdfPages, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      writeLines(pages, block.text, TEXT);
      pages.down(5);
      return;
    case 'heading':
      pages.down(4);
      writeLines(pages, block.text, HEADING);
      pages.down(3);
      return;
    case 'list':
      for (const item of block.items) writeItem(pages, item);
      pages.down(3);
      return;
    case 'facts':
      writeLines(pages, block.caption, CAPTION);
      writeFacts(pages, block.facts);
      return;
    case 'table':
      writeLines(pages, block.caption, CAPTION);
      writeTable(pages, block.header, block.rows);
      return;
    case 'plot':
      pages.plot(block.plot);
      pages.down(3);
      writeLines(pages, block.caption, FAINT);
      pages.down(5);
      return;
    case 'pictures':
      writePictures(pages, block.groups, block.left);
  }
}

function writeItem(pages: PdfPages, item: string): void {
  pages.need(TEXT.size * 1.35);
  pages.write('\u0095', TEXT);
  writeLines(pages, item, TEXT, 10);
  pages.down(2);
}

/** Writes groups side by side, as many as fit a line. */
function writePictures(pages: PdfPages, groups: readonly PictureGroup[], left: number): void {
  const most = Math.max(1, ...groups.map(({ pictures }) => pictures.length));
  const width = most * PICTURE_STEP - 6;
  const inLine = Math.max(1, Math.floor((TEXT_WIDTH + GROUP_GAP) / (width + GROUP_GAP)));
  for (let at = 0; at < groups.length; at += inLine) {
    const row = groups.slice(at, at + inLine).map((group) => laidOut(group, width));
    const height = Math.max(...row.map((group) => group.height));
    pages.need(height);
    for (const [index, group] of row.entries()) group.write(pages, index * (width + GROUP_GAP));
    pages.down(height + 4);
  }
  if (left > 0) writeLines(pages, `${String(left)} more are in the report of attack samples.`, FAINT);
  pages.down(4);
}

interface LaidOut {
  readonly height: number;
  readonly write: (pages: PdfPages, x: number) => void;
}

const [NAME, LABEL]: readonly [TextStyle, TextStyle] = [
  { ...TEXT, size: 8, isBold: true },
  { ...FAINT, size: 7 },
];
const [NAME_LINE, LABEL_LINE, MOST_LABEL_LINES] = [11, 8.5, 4];

function laidOut({ name, note, pictures }: PictureGroup, width: number): LaidOut {
  const names = wrapText(name, width, NAME.size, true).slice(0, 2);
  const notes = wrapText(note, width, LABEL.size).slice(0, MOST_LABEL_LINES);
  const labels = pictures.map(({ label }) =>
    (label === '' ? [] : wrapText(label, PICTURE, LABEL.size)).slice(0, MOST_LABEL_LINES),
  );
  const top = names.length * NAME_LINE;
  const deepest = Math.max(0, ...labels.map((lines) => lines.length)) * LABEL_LINE;
  return {
    height: top + PICTURE + 4 + deepest + notes.length * LABEL_LINE + 4,
    write: (pages, x) => {
      for (const [at, line] of names.entries()) pages.write(line, NAME, x, at * NAME_LINE);
      for (const [index, { raster }] of pictures.entries()) {
        const left = x + index * PICTURE_STEP;
        pages.down(top);
        pages.picture(raster, left, PICTURE);
        pages.down(-top);
        for (const [at, line] of (labels[index] ?? []).entries()) {
          pages.write(line, LABEL, left, top + PICTURE + 3 + at * LABEL_LINE);
        }
      }
      for (const [at, line] of notes.entries()) {
        pages.write(line, LABEL, x, top + PICTURE + 3 + deepest + at * LABEL_LINE);
      }
    },
  };
}
