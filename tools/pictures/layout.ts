/**
 * Functions that run in a page of a browser, to which they are handed as text: they know each other and nothing else.
 * The types name the small part of the browser that they use.
 */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TextNode {
  readonly nodeType: 3;
  readonly data: string;
}

interface CommentNode {
  readonly nodeType: 8;
}

interface ElementNode {
  readonly nodeType: 1;
  readonly childNodes: Iterable<TextNode | CommentNode | ElementNode>;
  getBoundingClientRect(): Box;
  getClientRects(): Iterable<Box>;
}

interface TextRange {
  setStart(node: TextNode, offset: number): void;
  setEnd(node: TextNode, offset: number): void;
  getClientRects(): ArrayLike<Box>;
}

declare const document: { createRange(): TextRange };
declare function getComputedStyle(element: ElementNode): { getPropertyValue(name: string): string };

/** Letters of one look on one line. */
interface Run {
  text: string;
  readonly x: number;
  readonly y: number;
  width: number;
  readonly height: number;
  readonly emoji: boolean;
}

/** Draws everything below an element as elements of SVG: backgrounds, borders, text. */
export function svgOf(element: ElementNode): string {
  const parts = [backgroundOf(element), bordersOf(element)];
  for (const child of element.childNodes) {
    if (child.nodeType === 1) parts.push(svgOf(child));
    else if (child.nodeType === 3) parts.push(textOf(child, element));
  }
  return parts.join('');
}

function backgroundOf(element: ElementNode): string {
  const style = getComputedStyle(element);
  const color = style.getPropertyValue('background-color');
  if (color === 'rgba(0, 0, 0, 0)') return '';
  return [...element.getClientRects()]
    .map((box) => rectangle(box, `fill="${color}"`, radiusOf(element)))
    .join('');
}

function radiusOf(element: ElementNode): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('border-top-left-radius'));
}

/** A frame where all sides have a border, else a bar for each side that has one. */
function bordersOf(element: ElementNode): string {
  const style = getComputedStyle(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => ({
    side,
    thick: Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
    color: style.getPropertyValue(`border-${side}-color`),
  }));
  const drawn = sides.filter(({ thick }) => thick > 0);
  const [first] = drawn;
  if (first !== undefined && drawn.length === sides.length) {
    // A collapsed border lies on the edge, where its neighbour's lies too; any other inside of it.
    const isShared = style.getPropertyValue('border-collapse') === 'collapse';
    const half = isShared ? 0 : first.thick / 2;
    const inner = { x: x + half, y: y + half, width: width - 2 * half, height: height - 2 * half };
    return rectangle(inner, `fill="none" stroke="${first.color}"`, radiusOf(element));
  }
  const bars = {
    top: (thick: number) => ({ x, y, width, height: thick }),
    right: (thick: number) => ({ x: x + width - thick, y, width: thick, height }),
    bottom: (thick: number) => ({ x, y: y + height - thick, width, height: thick }),
    left: (thick: number) => ({ x, y, width: thick, height }),
  };
  return drawn.map(({ side, thick, color }) => rectangle(bars[side](thick), `fill="${color}"`, 0)).join('');
}

function rectangle({ x, y, width, height }: Box, paint: string, radius: number): string {
  const corners = radius > 0 ? ` rx="${rounded(radius)}"` : '';
  const place = `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;
  return `<rect ${place}${corners} ${paint}/>\n`;
}

function textOf(node: TextNode, parent: ElementNode): string {
  const style = getComputedStyle(parent);
  const isMono = style.getPropertyValue('font-family').includes('mono');
  const attributes = [
    `fill="${style.getPropertyValue('color')}"`,
    `font-size="${rounded(Number.parseFloat(style.getPropertyValue('font-size')))}"`,
    ...(isMono ? ['class="m"'] : []),
    ...(Number(style.getPropertyValue('font-weight')) > 500 ? ['font-weight="bold"'] : []),
  ].join(' ');
  // Where the base line of the two fonts lies, measured from the top of a line.
  const base = isMono ? 0.715 : 0.81;
  return runsOf(node)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, width, height, emoji }) => {
      // Fonts differ from machine to machine: the width does not. An emoji keeps its shape.
      const fit = emoji ? '' : ` textLength="${rounded(width)}" lengthAdjust="spacingAndGlyphs"`;
      const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<text x="${rounded(x)}" y="${rounded(y + height * base)}"${fit} ${attributes}>${words}</text>\n`;
    })
    .join('');
}

/** Cut where a line ends, and round emoji. */
function runsOf(node: TextNode): readonly Run[] {
  const range = document.createRange();
  const runs: Run[] = [];
  let offset = 0;
  for (const text of node.data) {
    range.setStart(node, offset);
    offset += text.length;
    range.setEnd(node, offset);
    const box = range.getClientRects()[0];
    // White space that is laid out as nothing.
    if (box === undefined || box.width === 0) continue;
    const emoji = /\p{Extended_Pictographic}/u.test(text);
    const last = runs.at(-1);
    if (last?.emoji === emoji && Math.abs(last.y - box.y) < 2) {
      last.text += text;
      last.width = box.x + box.width - last.x;
    } else {
      runs.push({ text, x: box.x, y: box.y, width: box.width, height: box.height, emoji });
    }
  }
  return runs;
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The functions as a script; a page calls `svgOf`. */
export const LAYOUT_SCRIPT = [svgOf, backgroundOf, radiusOf, bordersOf, rectangle, textOf, runsOf, rounded]
  .map(String)
  .join('\n');
