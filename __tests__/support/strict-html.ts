/** An element of a page, with its attributes. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface HtmlPage {
  readonly elements: readonly HtmlElement[];
  /** The texts between tags, decoded; the style sheet is not among them. */
  readonly texts: readonly string[];
  readonly style: string;
}

const VOID = new Set(['meta', 'img', 'link', 'input']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/uy;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Reads a page in the strictest form of HTML: every element closed in order, attributes in double quotes, no comments, no
 * bare angle brackets and only five entities. A page that a browser would mend is refused.
 */
export function readStrictHtml(html: string): HtmlPage {
  const start = '<!doctype html>';
  if (!html.startsWith(start)) throw new Error('the page has no doctype');
  const elements: HtmlElement[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  let style = '';
  let at = start.length;
  while (at < html.length) {
    if (open.at(-1) === 'style') {
      const end = html.indexOf('</style>', at);
      style += html.slice(at, end);
      at = end;
    }
    const next = html.indexOf('<', at);
    if (next < 0) break;
    addText(texts, html.slice(at, next));
    const [tag, closing, name = '', attributes = '', own] = tagAt(html, next) ?? [];
    if (tag === undefined) throw new Error(`no strict tag: ${html.slice(next, next + 80)}`);
    at = next + tag.length;
    if (closing === '/') closeElement(open, name);
    else {
      elements.push({ name, attributes: readAttributes(attributes) });
      if (own !== '/' && !VOID.has(name)) open.push(name);
    }
  }
  addText(texts, html.slice(at));
  if (open.length > 0) throw new Error(`still open: ${open.join(', ')}`);
  return { elements, texts, style };
}

function addText(texts: string[], text: string): void {
  if (text.trim() !== '') texts.push(decode(text).trim());
}

function closeElement(open: string[], name: string): void {
  if (open.pop() !== name) throw new Error(`</${name}> closes nothing that is open`);
}

function tagAt(html: string, index: number): RegExpExecArray | null {
  TAG.lastIndex = index;
  return TAG.exec(html);
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/gu)];
  const attributes = new Map(found.map(([, name = '', value = '']) => [name, decode(value)]));
  if (attributes.size !== found.length) throw new Error(`an attribute twice: ${text}`);
  return attributes;
}

function decode(text: string): string {
  if (text.includes('>')) throw new Error(`a bare angle bracket: ${text.slice(0, 80)}`);
  return text.replace(/&[^&]{0,10}/gu, (found) => {
    const entity = Object.keys(ENTITIES).find((name) => found.startsWith(name));
    if (entity === undefined) throw new Error(`not one of the five entities: ${found}`);
    return `${ENTITIES[entity] ?? ''}${found.slice(entity.length)}`;
  });
}
