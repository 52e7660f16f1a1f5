import type { Raster } from '../../../../src/evidence/raster.ts';
import type { Mark, Plot } from '../../../../src/evidence/plot.ts';
import { textWidth } from '../../../../src/evidence/text-width.ts';
import { PdfFile } from './pdf-file.ts';
import { plotOperators } from './plot-operators.ts';
import { pdfString, winAnsi } from './win-ansi.ts';

/** A4, in points. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [595, 842];
const MARGIN = 50;
const BOTTOM = 60;

/** The width of the area for text. */
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

export interface TextStyle {
  readonly size: number;
  readonly isBold: boolean;
  /** Red, green and blue from 0 to 1. */
  readonly colour: string;
}

/** Pages that fill from top to bottom; the next page begins when something does not fit any more. */
export class PdfPages {
  readonly #file = new PdfFile();
  readonly #pages: string[][] = [[]];
  readonly #images: number[] = [];
  #y = PAGE_HEIGHT - MARGIN;

  /** Begins a new page if less than a height is left on this one. @returns true if it did */
  need(height: number): boolean {
    if (this.#y - height >= BOTTOM) return false;
    this.#pages.push([]);
    this.#y = PAGE_HEIGHT - MARGIN;
    return true;
  }

  down(height: number): void {
    this.#y -= height;
  }

  /** Writes a line whose top is `below` points under the present place, without going down. @param text in WinAnsi */
  write(text: string, { size, isBold, colour }: TextStyle, x = 0, below = 0): void {
    const [left, base] = [fixed(MARGIN + x), fixed(this.#y - below - size)];
    const font = `${isBold ? '/F2' : '/F1'} ${fixed(size)} Tf`;
    this.#draw(`BT ${colour} rg ${font} ${left} ${base} Td ${pdfString(text)} Tj ET`);
  }

  /** Draws a line across. */
  rule(colour: string, width = TEXT_WIDTH): void {
    const y = fixed(this.#y);
    this.#draw(`${colour} RG 0.6 w ${fixed(MARGIN)} ${y} m ${fixed(MARGIN + width)} ${y} l S`);
  }

  /** Fills a box whose top is at the present place. */
  box(colour: string, width: number, height: number): void {
    this.#draw(
      `${colour} rg ${fixed(MARGIN)} ${fixed(this.#y - height)} ${fixed(width)} ${fixed(height)} re f`,
    );
  }

  plot({ width, height, marks }: Plot): void {
    this.need(height);
    const place = ([x, y]: readonly [number, number]): readonly [number, number] => [MARGIN + x, this.#y - y];
    const placed = marks.map((mark): Mark =>
      'points' in mark ? { ...mark, points: mark.points.map(place) } : { ...mark, at: place(mark.at) },
    );
    this.#draw(plotOperators(placed));
    this.down(Math.min(height, width));
  }

  picture({ width, height, rgb }: Raster, x: number, side: number): void {
    const entries = `/Type /XObject /Subtype /Image /Width ${String(width)} /Height ${String(height)} /ColorSpace /DeviceRGB /BitsPerComponent 8 `;
    this.#images.push(this.#file.addStream(Buffer.from(rgb), entries));
    const scale = side / Math.max(width, height);
    const [wide, high] = [width * scale, height * scale];
    const matrix = [wide, 0, 0, high, MARGIN + x, this.#y - high].map(fixed).join(' ');
    this.#draw(`q ${matrix} cm /I${String(this.#images.length)} Do Q`);
  }

  /** @param title in the properties of the file */
  toBuffer(title: string): Buffer {
    const file = this.#file;
    const encoding = '/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding';
    const plain = file.add(`<< ${encoding} /BaseFont /Helvetica >>`);
    const bold = file.add(`<< ${encoding} /BaseFont /Helvetica-Bold >>`);
    const images = this.#images.map((number, index) => `/I${String(index + 1)} ${String(number)} 0 R`);
    const resources = file.add(
      `<< /Font << /F1 ${String(plain)} 0 R /F2 ${String(bold)} 0 R >> /XObject << ${images.join(' ')} >> >>`,
    );
    const tree = file.reserve();
    const kids = this.#pages.map((operators, index) => {
      const content = [...operators, this.#footer(index)].join('\n');
      const stream = file.addStream(Buffer.from(content, 'latin1'));
      const box = `/MediaBox [0 0 ${String(PAGE_WIDTH)} ${String(PAGE_HEIGHT)}]`;
      return file.add(
        `<< /Type /Page /Parent ${String(tree)} 0 R ${box} /Contents ${String(stream)} 0 R /Resources ${String(resources)} 0 R >>`,
      );
    });
    const list = kids.map((kid) => `${String(kid)} 0 R`).join(' ');
    file.fill(tree, `<< /Type /Pages /Kids [${list}] /Count ${String(kids.length)} >>`);
    const root = file.add(
      `<< /Type /Catalog /Pages ${String(tree)} 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    const info = file.add(`<< /Title ${pdfString(winAnsi(title))} >>`);
    return file.toBuffer(root, info);
  }

  #footer(index: number): string {
    const text = `${String(index + 1)} / ${String(this.#pages.length)}`;
    const x = fixed(PAGE_WIDTH - MARGIN - textWidth(text, 8));
    return `BT 0.4 0.4 0.4 rg /F1 8 Tf ${x} 34 Td ${pdfString(text)} Tj ET`;
  }

  #draw(operators: string): void {
    this.#pages.at(-1)?.push(operators);
  }
}

function fixed(value: number): string {
  return String(Number(value.toFixed(2)));
}
