export const id = 3508;
export const ids = [3508];
export const modules = {

/***/ 3508:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderRunPage: () => (/* binding */ renderRunPage)
});

// EXTERNAL MODULE: ./src/facts/score-words.ts
var score_words = __webpack_require__(6889);
// EXTERNAL MODULE: ./src/facts/venue.ts
var venue = __webpack_require__(112);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/html/markup.ts


/** Texts are cut at this length. */
const MOST_LENGTH = 4000;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Makes a text of a page, or of an attribute in double quotes: one line, without invisible characters or markup. */
function escapeText(text) {
    return (0,sanitize/* plainLine */.h0)(text, MOST_LENGTH).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}
/**
 * Finished HTML. The class is not exported: only the functions of this file make it, and all of them escape, so no text
 * gets into a page as markup.
 */
class FinishedHtml {
    #html;
    constructor(html) {
        this.#html = html;
    }
    toString() {
        return this.#html;
    }
}
/** An address that a page may hold. Only the functions below make one. */
class SafeAddress {
    #address;
    constructor(address) {
        this.#address = address;
    }
    toString() {
        return this.#address;
    }
}
/** @returns undefined for an address that is not safe to link: all but https, and http on loopback */
function webAddress(url) {
    const safe = url === undefined ? undefined : (0,sanitize/* linkableUrl */.s6)(url);
    return safe === undefined ? undefined : new SafeAddress(safe);
}
/** The address of an element on the same page. */
function placeAddress(id) {
    return new SafeAddress(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
}
/** A picture inside the page. */
function pngAddress(png) {
    return new SafeAddress(`data:image/png;base64,${png.toString('base64')}`);
}
function markup_element(name, attributes = {}, ...content) {
    return new FinishedHtml(`<${name}${attributesOf(attributes)}>${htmlOf(content)}</${name}>`);
}
/** A picture with the text for those who do not see it. */
function markup_image(source, alt, size) {
    const attributes = attributesOf({ width: size.width, height: size.height });
    return new FinishedHtml(`<img alt="${escapeText(alt)}"${attributes} src="${addressText(source)}">`);
}
function attributesOf(attributes) {
    return Object.entries(attributes)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => {
        const text = value instanceof SafeAddress ? addressText(value) : escapeText(String(value));
        return ` ${name}="${text}"`;
    })
        .join('');
}
/** An address is not cut like a text. */
function addressText(address) {
    return String(address).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}
function htmlOf(content) {
    if (content === undefined)
        return '';
    if (content instanceof FinishedHtml)
        return String(content);
    if (typeof content === 'object')
        return content.map(htmlOf).join('');
    const text = String(content);
    // Spaces at the ends keep words apart from the next element.
    const [before, after] = [/^\s/u, /\s$/u].map((end) => (end.test(text) ? ' ' : ''));
    return `${before ?? ''}${escapeText(text)}${after ?? ''}`;
}
/** Builds a whole page. @throws RangeError for a style that could end its element */
function pageText(frame, ...body) {
    const { title, icon = 'data:,', style, policy, script, refreshSeconds } = frame;
    if (style.includes('<'))
        throw new RangeError('A style sheet holds no angle bracket.');
    const refresh = `<meta http-equiv="refresh" content="${String(refreshSeconds)}">`;
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        ...(refreshSeconds === undefined
            ? []
            : [script === undefined ? refresh : `<noscript>${refresh}</noscript>`]),
        `<title>${escapeText(title)}</title>`,
        `<link rel="icon" href="${escapeText(icon)}">`,
        `<style>${style}</style>`,
        ...(script === undefined ? [] : [`<script src="${addressText(script)}" defer></script>`]),
        '</head>',
        htmlOf(markup_element('body', {}, ...body)),
        '</html>',
        '',
    ].join('\n');
}
/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 * @param more further directives
 */
function pagePolicy(style, more = []) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(style).digest('base64');
    return [
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        ...more,
    ].join('; ');
}

;// CONCATENATED MODULE: ./src/html/badge.ts

/** The shapes of verdicts differ, too, since not everybody tells colours apart. */
const SHAPES = {
    good: 'M3.5 8.5l3 3 6-7',
    bad: 'M8 3.2v6M8 12.2v.6',
    open: 'M5.6 6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .8-1 1.6M8 12.3v.5',
    none: 'M4 8h8',
};
function icon(tone) {
    return markup_element('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, markup_element('path', { d: SHAPES[tone] }));
}
/** The colours of the icon of a tab, which knows no style sheet: they suit light and dark ones. */
const TAB_COLOURS = {
    good: '#17693a',
    bad: '#b3261e',
    open: '#855700',
    none: '#5c6370',
};
/** A verdict as the icon of a tab, inside the page. */
function tabIcon(tone) {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
        `<circle cx="8" cy="8" r="8" fill="${TAB_COLOURS[tone]}"/>` +
        `<path d="${SHAPES[tone]}" fill="none" stroke="#fff" stroke-width="2"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
/** A verdict in a word, with a shape and a colour that say the same. */
function badge(tone, word) {
    return markup_element('span', { class: `badge ${tone}` }, icon(tone), word);
}

;// CONCATENATED MODULE: ./src/html/names.ts
function createNames() {
    let count = 0;
    return {
        next(kind) {
            count += 1;
            return `${kind}-${String(count)}`;
        },
    };
}

;// CONCATENATED MODULE: ./src/html/style.ts
/** The colours of a light page, and of a dark one. Each text has a contrast of at least 4.5 with what is behind it. */
const LIGHT = `
  --back: #fbfbfa; --panel: #ffffff; --sunk: #f3f3f1; --text: #1d2025; --faint: #5b626d; --rule: #dfdfdb;
  --accent: #3450b8; --good: #17693a; --bad: #b3261e; --open: #855700;
  --good-back: #e5f4ea; --bad-back: #fceae8; --open-back: #fbf1dc; --none-back: #ececea;
  --band: #7b8fdb; --s1: #3450b8; --s2: #b4480f; --s3: #00795a; --s4: #9c3f86; --s5: #705600; --s6: #5a5f6b;`;
const DARK = `
  --back: #121417; --panel: #1a1d21; --sunk: #22262b; --text: #e7e9ec; --faint: #a3abb6; --rule: #343a42;
  --accent: #9db2ff; --good: #6fd296; --bad: #ff9b92; --open: #ecc06a;
  --good-back: #173223; --bad-back: #3d1d1b; --open-back: #382b12; --none-back: #2a2f35;
  --band: #5f70b4; --s1: #9db2ff; --s2: #ff9f68; --s3: #4fd1a5; --s4: #e89fcb; --s5: #e0c14a; --s6: #b4bac5;`;
const SERIES = [1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`);
/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { ${DARK} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: anywhere;
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.banner, main, .foot { max-width: 58rem; margin: 0 auto; padding: 0 1.5rem; }
.banner { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; align-items: baseline;
  padding-top: 1.5rem; }
.product { margin: 0; font-weight: 600; letter-spacing: -.01em; }
.product a { color: inherit; text-decoration: none; }
.about { margin: 0; color: var(--faint); font-size: .875rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 1.875rem; line-height: 1.2; letter-spacing: -.02em; margin: 2.5rem 0 1.25rem; }
h2 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -.01em; margin: 3.5rem 0 1rem; }
h3 { font-size: 1.0625rem; line-height: 1.4; margin: 2rem 0 .5rem; }
h4 { font-size: 1rem; line-height: 1.4; margin: 1.75rem 0 .25rem; }
p, ul, ol { margin: .5rem 0; max-width: 44rem; }
ul, ol { padding-left: 1.25rem; } li { margin: .25rem 0; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px;
  border-radius: 3px; }
code { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.excerpt { background: var(--sunk); border-radius: 6px; padding: .6rem .8rem; }
.note, .label + .note { color: var(--faint); font-size: .9rem; }
.label { margin: 1.25rem 0 .25rem; font-size: .875rem; font-weight: 600; color: var(--faint); }
.badge { display: inline-flex; align-items: center; gap: .35rem; padding: .1rem .65rem .1rem .45rem; border-radius: 99rem;
  font-size: .875rem; font-weight: 600; line-height: 1.6; white-space: nowrap; }
.icon { width: 1rem; height: 1rem; flex: none; }
.icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad { background: var(--bad-back); color: var(--bad); }
.badge.open { background: var(--open-back); color: var(--open); }
.badge.none { background: var(--none-back); color: var(--text); }
.verdict { background: var(--panel); border: 1px solid var(--rule); border-left: 4px solid var(--faint); border-radius: 10px;
  padding: 1.25rem 1.5rem; }
.verdict > .badge { font-size: 1.0625rem; padding: .2rem .9rem .2rem .65rem; }
.verdict.good { border-left-color: var(--good); } .verdict.bad { border-left-color: var(--bad); }
.verdict.open { border-left-color: var(--open); }
.headline { font-size: 1.125rem; line-height: 1.5; margin: .75rem 0 .25rem; }
.verdict > :last-child { margin-bottom: 0; }
.counts { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
.counts li { margin: 0; color: var(--faint); font-size: .875rem; }
.counts strong { display: block; color: var(--text); font-size: 1.5rem; line-height: 1.2; font-weight: 600;
  font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
.list { list-style: none; padding: 0; margin: 1rem 0; max-width: none; border-top: 1px solid var(--rule); }
.list > li { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr) minmax(0, 15rem); gap: .25rem 1.25rem;
  align-items: center; margin: 0; padding: .7rem 0; border-bottom: 1px solid var(--rule); }
.list .where { font-weight: 500; } .list .more { color: var(--faint); font-size: .875rem; display: block; font-weight: 400; }
.list .plot { max-width: 15rem; }
.card { background: var(--panel); border: 1px solid var(--rule); border-radius: 10px; padding: 1rem 1.25rem; margin: .75rem 0; }
.card[open] { padding-bottom: 1.25rem; } .card + .card { margin-top: .75rem; }
.card > summary { display: grid; grid-template-columns: 1fr auto; gap: .15rem .75rem; align-items: center; padding: 0;
  color: inherit; list-style: none; }
.card > summary::-webkit-details-marker { display: none; }
.card > summary h3 { font-size: 1.0625rem; overflow-wrap: anywhere; }
.card > summary h3::before { content: "\u25b8"; display: inline-block; width: 1.1em; color: var(--accent); }
.card[open] > summary h3::before { content: "\u25be"; }
.card > summary .more { grid-column: 1 / -1; padding-left: 1.1rem; color: var(--faint); font-size: .875rem; font-weight: 400; }
.card[open] > summary { margin-bottom: .75rem; }
.card > summary .plot { max-width: 15rem; } .card[open] > summary .plot { display: none; }
.lead { font-size: 1.0625rem; }
.facts { margin: .25rem 0 1rem; font-size: .9375rem; }
.facts > div { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: 0 1.25rem; padding: .35rem 0;
  border-bottom: 1px solid var(--rule); }
.facts dt { color: var(--faint); } .facts dd { margin: 0; }
.scroll { overflow-x: auto; margin: .75rem 0; }
table.matrix { min-width: 0; } .matrix th, .matrix td { padding-right: 1.5rem; } .matrix a { text-decoration: none; }
.matrix a:hover .badge { text-decoration: underline; } .matrix th[scope=row] { font-weight: 500; overflow-wrap: anywhere; min-width: 9rem; }
table { border-collapse: collapse; font-size: .9rem; min-width: 100%; }
caption { text-align: left; font-weight: 600; font-size: .875rem; color: var(--faint); padding: .25rem 0; }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  overflow-wrap: normal; }
td code { overflow-wrap: anywhere; }
th { font-weight: 600; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.digest { display: inline-block; min-width: 17rem; overflow-wrap: anywhere; }
figure { margin: 1rem 0; } figcaption { color: var(--faint); font-size: .875rem; margin-top: .25rem; max-width: 44rem; }
.plot { display: block; width: 100%; max-width: 34rem; height: auto; }
.plot text { fill: var(--text); font-family: inherit; }
.line { fill: none; stroke-linejoin: round; } .line.axis { stroke: var(--faint); } .line.grid { stroke: var(--rule); }
.line.band { stroke: var(--band); } .area.band { fill: var(--band); fill-opacity: .3; stroke: var(--band); stroke-width: .8; } .line.limit { stroke: var(--text); }
${SERIES.join('\n')}
.groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: 1rem; margin: 1rem 0;
  padding: 0; list-style: none; max-width: none; }
.single { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.group { background: var(--sunk); border-radius: 8px; padding: .75rem; margin: 0; }
.group > p { margin: 0; font-size: .875rem; } .group .name { font-weight: 600; }
.row { display: flex; gap: .6rem; margin: .5rem 0; }
.row figure { flex: 0 1 7rem; min-width: 0; margin: 0; } .row figcaption { font-size: .8125rem; line-height: 1.35; }
img { display: block; width: 100%; height: auto; image-rendering: pixelated; border-radius: 4px; }
details { margin: .75rem 0; border-top: 1px solid var(--rule); }
details + details { margin-top: -.75rem; }
details[open] { padding-bottom: .75rem; }
summary { cursor: pointer; padding: .6rem 0; font-weight: 500; color: var(--accent); }
summary h3 { display: inline; margin: 0; font-size: inherit; font-weight: 600; }
.foot { color: var(--faint); font-size: .875rem; border-top: 1px solid var(--rule); padding-top: 1rem; padding-bottom: 3rem; }
@media (max-width: 40rem) {
  .banner, main, .foot { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.5rem; margin-top: 1.75rem; } .card, .verdict { padding: 1rem; }
  .list > li { grid-template-columns: minmax(0, 1fr); gap: .35rem; }
  .list .plot { max-width: 100%; }
  .facts > div { grid-template-columns: minmax(0, 1fr); }
  .plot text { font-size: 14px; }
}
@media print {
  body { font-size: 11pt; background: none; } main, .banner, .foot { max-width: none; padding: 0; }
  .card, .verdict, .group, figure, tr { break-inside: avoid; } .card { break-inside: auto; }
  h2, h3, h4, summary { break-after: avoid; } .scroll { overflow: visible; }
  .findings > .card::details-content { display: block; content-visibility: visible; block-size: auto; }
  .card details:not([open]) { display: none; } .card > summary h3::before { content: none; }
}
`;

// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/text/time-words.ts
var time_words = __webpack_require__(6606);
// EXTERNAL MODULE: ./src/report/document/files.ts
var document_files = __webpack_require__(2829);
// EXTERNAL MODULE: ./src/report/document/lineage.ts
var lineage = __webpack_require__(2371);
// EXTERNAL MODULE: ./src/report/document/sections.ts
var sections = __webpack_require__(2512);
// EXTERNAL MODULE: ./src/report/evidence/numbers.ts
var numbers = __webpack_require__(9604);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/report/document/links.ts
var links = __webpack_require__(6043);
;// CONCATENATED MODULE: ./src/report/page/parts.ts




function countPictures(mostBytes) {
    let [used, shown, left] = [0, 0, 0];
    return {
        allow(bytes) {
            const size = left > 0 ? Infinity : bytes();
            const fits = used + size <= mostBytes;
            if (fits)
                [used, shown] = [used + size, shown + 1];
            else
                left += 1;
            return fits;
        },
        shown: () => shown,
        left: () => left,
    };
}
/** A list shows at most this many entries. */
const MOST_ENTRIES = 200;
/** Renders parts of the document. */
function contentOf(parts, origin) {
    return parts.map((part) => {
        switch (part.kind) {
            case 'line':
                return paragraph(part.line, origin);
            case 'list':
                return [
                    markup_element('ul', {}, part.items.slice(0, MOST_ENTRIES).map((item) => itemContent(item, origin))),
                    andMore(part.items.length - MOST_ENTRIES, part.what[1]),
                ];
            case 'fold':
                return folded(part.title, contentOf(part.parts, origin));
        }
    });
}
/** A line as a paragraph of its own; a line to paste looks like one. */
function paragraph(line, origin) {
    const isCode = line.every((piece) => typeof piece === 'object' && 'code' in piece);
    return markup_element('p', isCode ? { class: 'excerpt' } : {}, lineContent(line, origin));
}
function itemContent({ lines: [first = [], ...others], more = [] }, origin) {
    return markup_element('li', {}, lineContent(first, origin), others.map((line) => paragraph(line, origin)), contentOf(more, origin));
}
function lineContent(line, origin) {
    return line.map((piece) => pieceContent(piece, origin));
}
function pieceContent(piece, origin) {
    if (typeof piece === 'string')
        return withCode(piece);
    if ('said' in piece)
        return piece.said;
    if ('code' in piece)
        return markup_element('code', {}, piece.code);
    if ('digest' in piece)
        return markup_element('code', { class: 'digest' }, piece.digest);
    if ('strong' in piece)
        return markup_element('strong', {}, pieceContent(piece.strong, origin));
    if ('label' in piece)
        return linked(pieceContent(piece.label, origin), piece.link);
    if ('place' in piece) {
        return linked(markup_element('code', {}, (0,problem/* describePlace */.df)(piece.place)), (0,links/* placeAddress */.ei)(piece.place, origin));
    }
    const address = (0,links/* commitAddress */.IR)(piece.commit, piece.repository, origin);
    return linked(markup_element('code', {}, piece.commit.slice(0, links/* SHOWN_DIGITS */.jr)), address);
}
function linked(content, url) {
    const href = webAddress(url);
    return href === undefined ? content : markup_element('a', { href, rel: 'noreferrer' }, content);
}
/** Shows the project's own words: text between backticks is code. */
function withCode(text) {
    return text.split('`').map((part, index) => (index % 2 === 1 ? markup_element('code', {}, part) : [part]));
}
/** Shows text that others wrote, line by line. */
function lines(text) {
    return text
        .split(/\r\n|[\n\r\u2028\u2029]/u)
        .filter((line) => line.trim() !== '')
        .slice(0, MOST_LINES)
        .map((line) => markup_element('p', {}, line));
}
const MOST_LINES = 20;
/** A section with its heading; nothing if it has no content. */
function section(context, title, ...content) {
    if (content.flat(2).every((part) => part === undefined))
        return undefined;
    const id = context.names.next('section');
    return markup_element('section', { 'aria-labelledby': id }, markup_element('h2', { id }, title), content);
}
/** A section of the document. */
function documentSection(context, { title, parts }) {
    return section(context, title, contentOf(parts, context.run));
}
function note(...content) {
    return markup_element('p', { class: 'note' }, content);
}
/** A card of a finding or an analysis: a line with its name, verdict and reason, and more on demand. */
function card({ id, heading: [name, verdict, words], isOpen, }, ...content) {
    return markup_element('details', { class: 'card', id, open: isOpen ? '' : undefined }, markup_element('summary', {}, markup_element('h3', {}, name), verdict, markup_element('span', { class: 'more' }, words)), content);
}
/** What to do, step by step; the project's own words. */
function whatToDo(actions, ...before) {
    const steps = actions.map((action) => markup_element('li', {}, withCode(action)));
    return [markup_element('h4', {}, 'What to do'), before, markup_element('ol', {}, steps)];
}
/** Content that opens on demand, without a script. */
function folded(summary, ...content) {
    return markup_element('details', {}, markup_element('summary', {}, summary), content);
}
/** A long table that opens on demand: so many `what`. */
function foldedTable(count, what, table) {
    return folded((0,number_words/* counted */.hS)(count, ...what), table, andMore(count - MOST_ENTRIES, what[1]));
}
/** Says how many things a page leaves out. */
function andMore(count, what) {
    return count > 0 ? note(`And ${(0,number_words/* grouped */.zD)(count)} more ${what}.`) : undefined;
}

// EXTERNAL MODULE: ./src/report/evidence/plot.ts
var plot = __webpack_require__(9967);
;// CONCATENATED MODULE: ./src/report/html/plot-svg.ts


/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
function plotSvg({ width, height, marks, description }, caption, names) {
    const [title, about] = [names.next('plot'), names.next('plot')];
    return markup_element('svg', {
        class: 'plot',
        viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
        role: 'img',
        'aria-labelledby': title,
        'aria-describedby': about,
    }, markup_element('title', { id: title }, caption), markup_element('desc', { id: about }, description), marks.map(markSvg));
}
function markSvg(mark) {
    switch (mark.kind) {
        case 'line':
            return markup_element('polyline', {
                class: `line ${mark.ink}`,
                points: mark.points.map(pair).join(' '),
                'stroke-width': mark.width,
                'stroke-dasharray': mark.dashes.length === 0 ? undefined : mark.dashes.join(' '),
            });
        case 'dot': {
            const [x, y] = mark.at;
            const place = { cx: coordinate(x), cy: coordinate(y), r: mark.radius };
            return markup_element('circle', { class: `dot ${mark.ink}`, ...place });
        }
        case 'area':
            return markup_element('polygon', { class: `area ${mark.ink}`, points: mark.points.map(pair).join(' ') });
        case 'text': {
            const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
            return markup_element('text', { x, y, 'text-anchor': mark.anchor, 'font-size': plot/* PLOT_FONT_SIZE */.OL }, mark.text);
        }
    }
}
function pair([x, y]) {
    return `${coordinate(x)},${coordinate(y)}`;
}
function coordinate(value) {
    return String(Number(value.toFixed(2)));
}

// EXTERNAL MODULE: ./src/report/html/png.ts
var png = __webpack_require__(9205);
;// CONCATENATED MODULE: ./src/report/html/blocks.ts






/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;
/** The first rows of a long table are shown at once, and the others on demand. */
const MOST_OPEN_ROWS = 8;
/** Of inputs before and after, so many are shown at once. */
const MOST_OPEN_GROUPS = 4;
function blockHtml(block, context) {
    switch (block.kind) {
        case 'heading':
            return markup_element(context.level === 3 ? 'h3' : 'h4', {}, block.text);
        case 'facts':
            return [
                block.caption === '' ? undefined : markup_element('p', { class: 'label' }, block.caption),
                factList(block.facts),
            ];
        case 'table':
            return tableHtml(block);
        case 'plot': {
            const plot = plotSvg(block.plot, block.caption, context.names);
            return markup_element('figure', {}, plot, markup_element('figcaption', {}, block.caption));
        }
        case 'pictures':
            return picturesHtml(block.groups, block.left, context);
        case 'line':
        case 'list':
        case 'fold':
            return contentOf([block], {});
    }
}
/** Names with their values. */
function factList(facts) {
    return markup_element('dl', { class: 'facts' }, facts.map(([name, value]) => markup_element('div', {}, markup_element('dt', {}, name), markup_element('dd', {}, value))));
}
function tableHtml({ caption, header, rows, isOpen = false, isExact = false, }) {
    const shown = rows.slice(0, MOST_ROWS);
    const table = tableOf(caption, header, shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : [cell]))), isExact ? numbers/* exactNumber */.rf : numbers/* shownNumber */.b8);
    const content = [table, leftOut(rows.length - shown.length, 'rows are in the JSON report')];
    if (shown.length <= MOST_OPEN_ROWS)
        return content;
    const words = `${caption}: ${(0,number_words/* grouped */.zD)(rows.length)} rows`;
    return markup_element('details', { open: isOpen ? '' : undefined }, markup_element('summary', {}, words), content);
}
/** A table with its caption. A column of numbers only stands to the right. A wide table scrolls by itself. */
function tableOf(caption, header, rows, shown = numbers/* shownNumber */.b8) {
    const kinds = header.map((_name, column) => rows.every((row) => typeof row[column] === 'number') ? 'number' : undefined);
    const names = header.map((name, at) => markup_element('th', { scope: 'col', class: kinds[at] }, name));
    const lines = rows.map((row) => markup_element('tr', {}, row.map((cell, at) => markup_element('td', { class: kinds[at] }, typeof cell === 'number' ? shown(cell) : cell))));
    const table = markup_element('table', {}, markup_element('caption', {}, caption), markup_element('thead', {}, markup_element('tr', {}, names)), markup_element('tbody', {}, lines));
    return markup_element('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, table);
}
function leftOut(count, where) {
    return count > 0 ? note(`${(0,number_words/* grouped */.zD)(count)} more ${where}.`) : undefined;
}
function picturesHtml(groups, left, context) {
    const shown = groups.flatMap((group) => {
        const files = [];
        const bytes = () => {
            files.push(...group.pictures.map((picture) => [picture, (0,png/* toPng */.$)(picture.raster)]));
            return files.reduce((sum, [, png]) => sum + png.length, 0);
        };
        return context.allowsPictures(bytes) ? [groupHtml(group, files)] : [];
    });
    const missing = left + groups.length - shown.length;
    const kind = groups.every(({ pictures }) => pictures.length === 1) ? 'groups single' : 'groups';
    const open = kind === 'groups' ? MOST_OPEN_GROUPS : shown.length;
    const more = shown.slice(open);
    return [
        shown.length === 0 ? undefined : markup_element('ul', { class: kind }, shown.slice(0, open)),
        more.length === 0
            ? undefined
            : folded(`${(0,number_words/* grouped */.zD)(more.length)} more`, markup_element('ul', { class: kind }, more)),
        leftOut(missing, 'are in the report of attack samples'),
    ];
}
function groupHtml({ name, note }, pictures) {
    return markup_element('li', { class: 'group' }, markup_element('p', { class: 'name' }, name), markup_element('div', { class: 'row' }, pictures.map(pictureHtml)), markup_element('p', { class: 'note' }, note));
}
function pictureHtml([{ raster, alt, label }, png]) {
    return markup_element('figure', {}, markup_image(pngAddress(png), alt, raster), label === '' ? undefined : markup_element('figcaption', {}, label));
}

// EXTERNAL MODULE: ./src/report/order.ts
var order = __webpack_require__(734);
// EXTERNAL MODULE: ./src/report/summary/verdict.ts
var verdict = __webpack_require__(252);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/decide/scan/judge-findings.ts
var judge_findings = __webpack_require__(7134);
// EXTERNAL MODULE: ./src/report/document/analyses.ts
var analyses = __webpack_require__(8914);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __webpack_require__(8074);
// EXTERNAL MODULE: ./src/facts/robustness-words.ts
var robustness_words = __webpack_require__(6273);
// EXTERNAL MODULE: ./src/report/evidence/document.ts
var evidence_document = __webpack_require__(6057);
// EXTERNAL MODULE: ./src/report/evidence/curve-blocks.ts + 1 modules
var curve_blocks = __webpack_require__(131);
;// CONCATENATED MODULE: ./src/report/evidence/robustness.ts



/** How strong the attack was: what a reader must know before a low score is trusted. Nothing if it is not known. */
function strengthBlocks({ robustness, access, bound = 'lower' }) {
    if (robustness === undefined)
        return [];
    const facts = (0,robustness_words/* strengthFacts */.Fb)(robustness, access);
    return [
        { kind: 'heading', text: 'How strong the attack was' },
        ...(facts.length === 0 ? [] : [{ kind: 'facts', caption: '', facts }]),
        (0,evidence_document/* paragraph */.F)((0,robustness_words/* distanceSentences */.Cq)(robustness, bound)),
    ];
}
/** The curve of success over eps, for results that hold no other evidence, such as those of results files. */
function robustnessCurve({ eps, medianEps, curve }, threshold) {
    return (0,curve_blocks/* curveBlocks */.O)({
        kind: 'curve',
        title: 'Success against eps',
        xLabel: 'eps',
        yLabel: 'share of inputs changed to another class',
        series: [{ name: 'inputs', points: curve.map((point) => [point.eps, point.success]) }],
        isScore: true,
        marks: [
            { at: eps, name: 'eps' },
            ...(medianEps === undefined || medianEps > (curve.at(-1)?.eps ?? 0)
                ? []
                : [{ at: medianEps, name: 'median' }]),
        ],
    }, threshold);
}

;// CONCATENATED MODULE: ./src/report/evidence/score-bar.ts


const WIDTH = 400;
const [LEFT, RIGHT] = [14, 386];
const AXIS_Y = 40;
/** Draws a score, its interval and the threshold small enough for a list, without words. */
function smallScoreBar(score, threshold) {
    const [width, left, right, y] = [240, 6, 234, 10];
    const place = (share) => left + Math.min(1, Math.max(0, share)) * (right - left);
    const limit = place(threshold);
    return {
        width,
        height: 20,
        marks: [
            (0,plot/* straight */.nS)([left, y], [right, y], 'grid', 3),
            (0,plot/* straight */.nS)([place(score.low), y], [place(score.high), y], 'band', 8),
            (0,plot/* straight */.nS)([limit, 1], [limit, 19], 'limit', 1.4),
            { kind: 'dot', at: [place(score.value), y], radius: 4.5, ink: 'series-1' },
        ],
        description: `Score ${(0,numbers/* shownNumber */.b8)(score.value)}, threshold ${(0,numbers/* shownNumber */.b8)(threshold)}, on a line from 0 to 1.`,
    };
}
/** Draws a score with its interval and the threshold on a line from 0 to 1. */
function scoreBar(score, threshold) {
    const place = (share) => LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
    const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
        (0,plot/* straight */.nS)([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
        (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(tick), [place(tick), AXIS_Y + 17], 'middle'),
    ]);
    const limit = place(threshold);
    const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
    const words = [
        `Score ${(0,numbers/* shownNumber */.b8)(score.value)}, 95 % interval ${(0,numbers/* shownNumber */.b8)(score.low)} to ${(0,numbers/* shownNumber */.b8)(score.high)}`,
        `threshold ${(0,numbers/* shownNumber */.b8)(threshold)}, on a line from 0 to 1.`,
    ];
    return {
        width: WIDTH,
        height: 62,
        marks: [
            (0,plot/* straight */.nS)([place(score.low), AXIS_Y - 8], [place(score.high), AXIS_Y - 8], 'band', 10),
            (0,plot/* straight */.nS)([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
            ...ticks,
            (0,plot/* straight */.nS)([limit, AXIS_Y - 22], [limit, AXIS_Y], 'limit', 1.6, [4, 2]),
            (0,plot/* label */.Pf)(`threshold ${(0,numbers/* shownNumber */.b8)(threshold)}`, [limit, AXIS_Y - 27], anchor),
            { kind: 'dot', at: [place(score.value), AXIS_Y - 8], radius: 4.5, ink: 'series-1' },
        ],
        description: words.join(', '),
    };
}

// EXTERNAL MODULE: ./src/report/evidence/evidence.ts + 2 modules
var evidence_evidence = __webpack_require__(3848);
;// CONCATENATED MODULE: ./src/report/evidence/vulnerability.ts





/** How the score was computed, and what that took. */
function methodBlocks({ method, queries, seconds, accuracy, cutShort, figures, }) {
    const facts = [
        ['Method', `${method.name}, version ${String(method.version)}`],
        ['Score', method.formula],
        ...method.sources.map((source) => ['Source', source]),
        ['Queries of the model', (0,number_words/* grouped */.zD)(queries)],
        ['Seconds', (0,numbers/* shownNumber */.b8)(seconds)],
        ['Cut short', cutShort ? 'yes: the time or the queries ended before the attack was complete' : 'no'],
    ];
    if (accuracy !== undefined)
        facts.push(['Accuracy before the attack', (0,numbers/* shownNumber */.b8)(accuracy)]);
    const settings = Object.entries(figures).map(([name, value]) => [name, (0,numbers/* shownValue */.JJ)(value)]);
    return [
        { kind: 'facts', caption: 'Method and effort', facts },
        ...(settings.length === 0
            ? []
            : [{ kind: 'facts', caption: 'Settings and figures', facts: settings }]),
    ];
}
function allEvidence(summary, { evidence }) {
    return evidence.length === 0
        ? [(0,evidence_document/* paragraph */.F)('There are no plots and no pictures.')]
        : evidence.flatMap((one) => (0,evidence_evidence/* evidenceBlocks */.I)(summary, one));
}
/** What the score does not say. */
function limitBlocks({ limits, robustness }) {
    const shown = robustness?.alarms.map(({ meaning }) => meaning) ?? [];
    const others = limits.filter((limit) => !shown.includes(limit));
    return others.length === 0
        ? [(0,evidence_document/* paragraph */.F)('The attack names no limits of its own.')]
        : (0,sections/* textParts */.KO)(others, ['limit', 'limits']);
}

// EXTERNAL MODULE: ./src/report/sarif/rule-texts.ts
var rule_texts = __webpack_require__(689);
;// CONCATENATED MODULE: ./src/report/page/analyses.ts
















/** What analyses say on a page, in characters with their markup. */
const MOST_CARD_LENGTH = 8_000_000;
function kindOf(result) {
    if ((0,judge_findings/* isAccepted */.oB)(result))
        return 'accepted';
    if (result.state === 'vulnerable')
        return 'findings';
    return result.state === 'passed' && result.reason === undefined ? 'passed' : 'undecided';
}
/** Renders the analyses, the most important first, until the page is full. @param opensFirst true to open the first finding */
function fittingCards(results, context, opensFirst) {
    const ids = new Map();
    const cards = { findings: [], undecided: [], accepted: [], passed: [] };
    let length = 0;
    for (const result of results) {
        if (result.state === 'planned' || result.state === 'submitted')
            continue;
        if (length > MOST_CARD_LENGTH)
            break;
        const id = idOf(result, context);
        const kind = kindOf(result);
        const isOpen = kind === 'findings' && opensFirst && cards.findings.length === 0;
        const shown = analysisCard(result, id, context, isOpen);
        length += String(shown).length;
        cards[kind].push(shown);
        ids.set(result, id);
    }
    const rest = results.filter((result) => !ids.has(result) && result.evidence !== undefined).length;
    const leftOut = `${(0,number_words/* counted */.hS)(rest, 'analysis is', 'analyses are')} shown in short, because the page would be too large otherwise.`;
    return { ...cards, ids, leftOut: rest === 0 ? [] : [leftOut] };
}
/** The name of the analysis, so that links stay valid from run to run, if it can be an id. */
function idOf({ spec: { name } }, { names }) {
    return STABLE_ID.test(name) ? name : names.next('analysis');
}
const STABLE_ID = /^[\w.-]{1,200}\/[a-z]{1,40}$/u;
/** One line for an analysis of which the page says no more. */
function analysisRow(result, context) {
    const more = markup_element('span', { class: 'more' }, formatShort(result));
    return markup_element('li', {}, markup_element('span', {}, stateBadge(result)), markup_element('span', { class: 'where' }, result.spec.name, more), scoreOf(result, context));
}
/** The verdict of an analysis as a badge. @param text shown instead of the word */
function stateBadge(result, text) {
    const { tone, words } = (0,states/* labelOf */.Wy)(result);
    return badge(tone, text ?? upperFirst(words));
}
function scoreOf(result, { names }) {
    const { score, threshold, evidence } = result;
    // Other services may count in other units.
    if (score === undefined || score < 0 || score > 1)
        return undefined;
    const estimate = evidence?.result.score ?? { value: score, low: score, high: score };
    return plotSvg(smallScoreBar(estimate, threshold), `Score of ${result.spec.name}`, names);
}
/** The score in the words of the log and the summary, so that nobody sees two roundings of one score. */
function formatShort(result) {
    if (result.score === undefined)
        return result.message ?? '';
    const parts = (0,sanitize/* withoutStop */.f6)((0,finding_words/* notTestedSentence */.co)(result));
    return upperFirst(`${(0,finding_words/* explainedScore */.fl)(result)}${parts === '' ? '' : `. ${parts}`}`);
}
/** Everything about an analysis: what it means, what to do, its evidence, and how it was found. It opens on demand. */
function analysisCard(result, id, context, isOpen) {
    const { message, evidence, state } = result;
    const isKept = 'keptSince' in result;
    const heading = [
        result.spec.name,
        stateBadge(result),
        [formatShort(result), scoreOf(result, context)],
    ];
    const [above, below] = evidence === undefined ? [strength(result, context), []] : withEvidence(result, evidence, context);
    return card({ id, heading, isOpen }, evidence === undefined ? undefined : markup_element('p', { class: 'lead' }, evidence.result.meaning), 
    // Without a score the heading has the message.
    message === undefined || result.score === undefined ? undefined : isKept ? note(message) : lines(message), above, (0,analyses/* linesOn */.Bo)(result, context.run, 'page').map((line) => paragraph(line, context.run)), state === 'vulnerable' && result.score !== undefined ? advice(result, id, context) : undefined, below, (0,analyses/* jobLines */.TK)(result, context.run).map((line) => paragraph(line, context.run)));
}
function blocks(shown, { names, pictures }) {
    return shown.map((block) => blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }));
}
/** What results files hold of the evidence. */
function strength(result, context) {
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    if (!isJudged || result.robustness === undefined)
        return [];
    return blocks([...strengthBlocks(result), ...robustnessCurve(result.robustness, result.threshold)], context);
}
/** The score with how strong the attack was, and the evidence with how it was found. */
function withEvidence(result, report, context) {
    const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
    const found = report.result;
    const caption = 'Score, 95 % interval and threshold';
    const plot = { kind: 'plot', caption, plot: scoreBar(found.score, summary.threshold) };
    // Of the result of an earlier run nothing to look at may be kept.
    const lacksEvidence = 'keptSince' in result && found.evidence.length === 0;
    return [
        blocks([plot, ...strengthBlocks(found)], context),
        [
            lacksEvidence ? markup_element('p', {}, NO_KEPT_EVIDENCE) : blocks(allEvidence(summary, found), context),
            folded('How it was found: method, formula, effort and settings', blocks(methodBlocks(found), context)),
            folded('What the score does not say', blocks(limitBlocks(found), context)),
        ],
    ];
}
const NO_KEPT_EVIDENCE = 'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';
/** What it means and what to do, which the page says once for each attack. */
function advice(result, id, { explained, run }) {
    const { attack, name } = result.spec;
    const first = explained.get(attack);
    if (first !== undefined) {
        return markup_element('p', {}, 'What it means, and what helps against this attack: see ', first, '.');
    }
    explained.set(attack, markup_element('a', { href: placeAddress(id) }, name));
    const { summary, attack: how } = (0,rule_texts/* ruleTextOf */.Hf)(attack);
    return [
        markup_element('h4', {}, 'What it means'),
        markup_element('p', {}, summary),
        markup_element('p', {}, how),
        whatToDo((0,rule_texts/* actionsFor */.rG)(attack, (0,venue/* venueOf */.p8)(run)), markup_element('p', {}, rule_texts/* NOT_MEASURED */.pJ)),
    ];
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./packages/scanner/src/rules.ts + 4 modules
var rules = __webpack_require__(1512);
// EXTERNAL MODULE: ./src/report/file-finding-words.ts
var file_finding_words = __webpack_require__(526);
;// CONCATENATED MODULE: ./src/report/page/files.ts






/** A page shows at most this many findings as cards. */
const MOST_FINDINGS = 100;
/** The findings in files that fail the check, the first one open. */
function closingCards(scan, facts, origin) {
    const closing = (0,document_files/* closingFindings */.SP)(scan);
    const more = andMore(closing.length - MOST_FINDINGS, 'findings in files: see the results or SARIF file');
    return [
        ...closing
            .slice(0, MOST_FINDINGS)
            .map((finding, index) => findingCard(finding, index === 0, facts, origin)),
        ...(more === undefined ? [] : [more]),
    ];
}
function findingCard(finding, isOpen, facts, origin) {
    const { rule, severity, standing, sha256 } = finding;
    const { title, what, why, actions } = rules/* RULES */.y0[rule];
    const verdict = badge(standing === 'flagged' ? 'bad' : 'open', file_finding_words/* SEVERITY_WORDS */.ii[severity]);
    return card({ heading: [title, verdict, lineContent([(0,document_files/* placeOf */.$t)(finding)], origin)], isOpen }, (0,document_files/* findingLines */.hq)(finding, facts, false).map((line) => paragraph(line, origin)), markup_element('h4', {}, 'What it means'), markup_element('p', {}, withCode(what)), markup_element('p', {}, withCode(why)), whatToDo(actions), sha256 === undefined ? undefined : note('SHA-256 of the file: ', markup_element('code', {}, sha256)));
}

// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
;// CONCATENATED MODULE: ./src/report/page/matrix.ts











const matrix_MOST_ROWS = 1000;
/** All models by all attacks, in one glance: each cell leads to what the page says of the analysis. */
function matrix({ results, supplyChain }, ids) {
    const attacks = order/* CONSEQUENCE */.yb.filter((attack) => results.some(({ spec }) => spec.attack === attack));
    const models = modelsOf(results);
    const unattacked = supplyChain?.unattacked ?? [];
    const width = Math.max(1, attacks.length);
    const rows = [
        ...[...models].map(([model, ofModel]) => modelRow(model, ofModel, attacks, ids)),
        ...unattacked.map(({ path }) => wideRow(path, width, badge('open', 'Not attacked'))),
        ...(supplyChain === undefined ? [] : [wideRow('Files', width, fileCell(supplyChain))]),
    ];
    if (rows.length === 0)
        return [];
    const words = legend(results, results.length < attacks.length * models.size);
    const heads = ['Model', ...(attacks.length === 0 ? [''] : attacks)];
    const table = markup_element('table', { class: 'matrix' }, markup_element('caption', {}, 'Every model and every attack'), markup_element('thead', {}, markup_element('tr', {}, heads.map((head) => (head === '' ? markup_element('td') : markup_element('th', { scope: 'col' }, head))))), markup_element('tbody', {}, rows.slice(0, matrix_MOST_ROWS)));
    return [
        markup_element('div', { class: 'scroll', role: 'group', 'aria-label': 'Every model and every attack', tabindex: 0 }, table),
        andMore(rows.length - matrix_MOST_ROWS, 'models'),
        words === '' ? undefined : note(words),
    ];
}
/** The results of each model, those with the gravest findings first. */
function modelsOf(results) {
    const models = new Map();
    for (const result of results.toSorted((one, other) => (0,order/* consequenceOf */.pd)(one) - (0,order/* consequenceOf */.pd)(other))) {
        const { model } = result.spec;
        models.set(model, [...(models.get(model) ?? []), result]);
    }
    return models;
}
function modelRow(model, results, attacks, ids) {
    return markup_element('tr', {}, markup_element('th', { scope: 'row' }, model), attacks.map((attack) => {
        const result = results.find(({ spec }) => spec.attack === attack);
        return markup_element('td', {}, result === undefined ? NOT_ASKED : cell(result, ids.get(result)));
    }));
}
const NOT_ASKED = markup_element('span', { class: 'note' }, '\u2013');
function cell(result, id) {
    const { score, spec } = result;
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    if (!isJudged || score === undefined)
        return matrix_linked(id, stateBadge(result), undefined);
    const close = isClose(result);
    const shown = `${close ? '~ ' : ''}${(0,score_words/* roundedScore */.WG)(score)}`;
    const words = `${spec.name}: ${(0,states/* labelOf */.Wy)(result).words}, score ${(0,score_words/* boundedScore */.o7)(score, result.bound)}`;
    const parts = (0,finding_words/* notTestedShort */.tD)(result);
    // What was not tested is no part of a green score.
    const link = matrix_linked(id, stateBadge(result, shown), `${words}${close ? `, ${score_words/* CLOSE_WORDS */.d_}` : ''} (${shown})`);
    return parts === '' ? link : [link, ' ', badge('open', parts)];
}
function matrix_linked(id, content, words) {
    if (id === undefined)
        return content;
    return markup_element('a', { href: placeAddress(id), 'aria-label': words }, content);
}
function wideRow(name, width, content) {
    return markup_element('tr', {}, markup_element('th', { scope: 'row' }, name), markup_element('td', { colspan: width }, content));
}
/** Files are green only if none of them fails the check and none is to be looked at. */
function fileCell(supplyChain) {
    const count = (standing) => (0,judge_scan/* withStanding */.N6)(supplyChain, standing).length;
    const [flagged, undecided, listed] = [count('flagged'), count('undecided'), count('listed')];
    const scanned = (0,number_words/* counted */.hS)(supplyChain.fileCount, 'file', 'files');
    if (flagged + undecided === 0) {
        return listed === 0
            ? badge('good', `${scanned} scanned, no finding`)
            : badge('none', `${scanned} scanned, ${(0,number_words/* counted */.hS)(listed, 'finding', 'findings')} to look at`);
    }
    return [
        flagged === 0 ? undefined : badge('bad', `${(0,number_words/* counted */.hS)(flagged, 'finding', 'findings')} in ${scanned}`),
        ' ',
        undecided === 0 ? undefined : badge('open', `${String(undecided)} not scanned`),
    ];
}
function legend(results, hasGaps) {
    const parts = [
        ...(results.some(({ score }) => score !== undefined) ? ['The number is the score.'] : []),
        ...(results.some(isClose) ? ['~ marks a score that is close to its limit.'] : []),
        ...(hasGaps ? ['\u2013 marks an attack that is not configured, so nothing is known about it.'] : []),
    ];
    return parts.join(' ');
}
function isClose(result) {
    const { threshold } = result;
    const interval = 'interval' in result ? result.interval : result.evidence?.result.score;
    return threshold !== undefined && (0,score_words/* containsThreshold */.Tg)(interval, threshold);
}
/** The numbers of a run at the top of its page; undefined if there are none. */
function counts(outcome) {
    const { results, supplyChain } = outcome;
    const of = (...states) => results.filter(({ state }) => states.includes(state)).length;
    const { known, accepted } = (0,judge_findings/* countFindings */.Gt)(outcome);
    const dangers = supplyChain?.findings.filter(({ standing }) => standing === 'flagged').length ?? 0;
    const numbers = [
        [results.filter(judge_findings/* countsAsVulnerable */.hG).length, 'vulnerable'],
        [of('not-tested', 'failed', 'timeout', 'error'), 'without a verdict'],
        [of('passed'), 'passed'],
        [of('planned', 'submitted'), 'not finished'],
        [known, 'known'],
        [accepted, 'accepted'],
        ...(supplyChain === undefined
            ? []
            : [
                [dangers, dangers === 1 ? 'finding in files' : 'findings in files'],
                [supplyChain.fileCount, supplyChain.fileCount === 1 ? 'file scanned' : 'files scanned'],
            ]),
    ];
    const shown = numbers.filter(([number]) => number > 0);
    if (shown.length === 0)
        return undefined;
    return markup_element('ul', { class: 'counts' }, shown.map(([number, what]) => markup_element('li', {}, markup_element('strong', {}, (0,number_words/* grouped */.zD)(number)), what)));
}

// EXTERNAL MODULE: ./src/decide/verdict.ts
var decide_verdict = __webpack_require__(6501);
;// CONCATENATED MODULE: ./src/report/page/page-title.ts


const TONES = {
    'already-scanned': 'good',
    'not-scanned': 'none',
    planned: 'none',
    submitted: 'none',
    passed: 'good',
    vulnerable: 'bad',
    skipped: 'none',
    error: 'open',
};
/** The colour of a run: a run that attacked nothing is no good one. */
function toneOf(outcome) {
    const { status, failed, lineage } = outcome;
    if ((0,decide_verdict/* isEmptyPass */.lJ)(outcome) || (0,decide_verdict/* acceptsUntested */.Ku)(outcome))
        return 'open';
    if (status === 'already-scanned' && (failed || lineage?.vulnerable !== false))
        return 'open';
    return TONES[status];
}
/** What stands for a verdict, and the analyses that it rests on. */
const TITLES = {
    bad: ['\u2717', judge_findings/* countsAsVulnerable */.hG],
    good: ['\u2713', ({ state }) => state === 'passed' || state === 'vulnerable'],
    open: ['?', ({ state }) => state !== 'passed' && state !== 'vulnerable'],
    none: ['\u2013', () => false],
};
/**
 * The title of a run's page, for tabs and bookmarks: the verdict, how many of the analyses it rests on, and the commit, such as
 * `\u2717 5/9 \u00b7 fraud-models@650ab7c`.
 */
function pageTitle(outcome) {
    const { results, target } = outcome;
    const [mark, counts] = TITLES[toneOf(outcome)];
    const count = results.filter(counts).length;
    const share = count === 0 ? '' : ` ${String(count)}/${String(results.length)}`;
    const name = target?.repoUrl.split('/').findLast((part) => part !== '') ?? '';
    const commit = target?.commit === undefined ? '' : `@${target.commit.slice(0, 7)}`;
    return `${mark}${share} \u00b7 ${name === '' ? 'Model security report' : `${name}${commit}`}`;
}

;// CONCATENATED MODULE: ./src/report/page/run-page.ts



















/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;
const run_page_MOST_ROWS = 1000;
/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict and its
 * reason, all models at a glance, each finding with its evidence, how the pull request changes the policy, then what was not
 * judged, what passed, the files, the inputs and the methods.
 */
function renderRunPage(outcome, about) {
    const pictures = countPictures(MOST_PICTURE_BYTES);
    const context = { names: createNames(), pictures, run: outcome, explained: new Map() };
    const { supplyChain, policy } = outcome;
    const ordered = (0,order/* gravestFirst */.Ln)(outcome.results);
    const files = supplyChain === undefined ? [] : closingCards(supplyChain, policy?.entries, outcome);
    const cards = fittingCards(ordered, context, files.length === 0);
    const frame = {
        title: pageTitle(outcome),
        icon: tabIcon(toneOf(outcome)),
        style: STYLE,
        policy: pagePolicy(STYLE),
    };
    const notAttacked = supplyChain === undefined ? [] : (0,document_files/* unattackedParts */.Vt)(supplyChain);
    return pageText(frame, banner(outcome, about), markup_element('main', {}, markup_element('h1', {}, 'Model security report'), run_page_verdict(outcome), documentSection(context, (0,sections/* problemSection */.BX)(outcome)), overview(outcome, cards, context, about), findings(outcome, [...files, ...cards.findings], context), documentSection(context, (0,sections/* policyChangeSection */._z)(outcome)), section(context, 'Without a verdict', cards.undecided), documentSection(context, { title: 'Not attacked', parts: notAttacked }), section(context, 'Found, but accepted', cards.accepted), section(context, 'Passed', cards.passed), furtherAnalyses(ordered.filter((result) => !cards.ids.has(result)), context), section(context, 'Files', scannedFiles(outcome)), section(context, 'Inputs', inputs(outcome)), documentSection(context, (0,lineage/* lineageSection */.b)(outcome)), section(context, 'Program and settings', tools(outcome, about)), section(context, 'Remarks', remarks(outcome, cards, context, about))), footer());
}
/** The top of a page: the project, the run, and links to its commit and its log. */
function banner(outcome, { writtenMs, runUrl }) {
    const { repoUrl = '', branch, commit } = outcome.target ?? {};
    const name = repoUrl.replace(/^https?:\/\/[^/]+\//u, '');
    const href = webAddress(runUrl);
    const about = [
        ...(name === '' ? [] : [name]),
        ...(branch === undefined ? [] : [branch]),
        ...(commit === undefined ? [] : [lineContent([{ commit, repository: repoUrl }], outcome)]),
        ...(href === undefined ? [] : [markup_element('a', { href, rel: 'noreferrer' }, 'The run on GitHub')]),
        markup_element('time', { datetime: new Date(writtenMs).toISOString() }, (0,time_words/* formatTime */.f)(writtenMs)),
    ];
    return markup_element('header', { class: 'banner' }, markup_element('p', { class: 'product' }, 'Model Security Scan'), markup_element('p', { class: 'about' }, about.map((part, index) => [index === 0 ? '' : ' \u00b7 ', part])));
}
function footer() {
    const words = 'This file is complete: it loads nothing, runs nothing and sends nothing.';
    return markup_element('footer', { class: 'foot' }, markup_element('p', {}, words));
}
function statusWord({ status }) {
    if (status === 'error')
        return 'No verdict';
    const words = status.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function run_page_verdict(outcome) {
    const { headline, errorMessage } = outcome;
    const { meaning } = (0,verdict/* describeVerdict */.X)(asOnPage(outcome));
    const tone = toneOf(outcome);
    return markup_element('div', { class: `verdict ${tone}` }, badge(tone, statusWord(outcome)), markup_element('p', { class: 'headline' }, headline), markup_element('p', {}, withCode(meaning)), errorMessage === undefined || errorMessage === headline ? undefined : lines(errorMessage), counts(outcome));
}
/** A page that shows the evidence does not advise to fetch reports of it. */
function asOnPage(outcome) {
    const { requested, results } = outcome;
    const showsEvidence = results.some(({ evidence }) => evidence !== undefined);
    return requested === undefined || !showsEvidence
        ? outcome
        : { ...outcome, requested: { ...requested, reports: true } };
}
const FROM_RESULTS_FILES = 'This page was made from results files. They hold scores, findings and the curve of evasion, but no pictures and no other ' +
    'plots. Those are on the page that each run writes itself, with the input report-file.';
function overview(outcome, cards, context, { isFromResultsFiles }) {
    const { results, supplyChain } = outcome;
    if (results.length === 0 && supplyChain === undefined)
        return undefined;
    const hasScore = results.some(({ score }) => score !== undefined);
    return section(context, 'Overview', matrix(outcome, cards.ids), hasScore ? note(score_words/* INTERVAL_MEANING */.yg) : undefined, isFromResultsFiles === true ? note(FROM_RESULTS_FILES) : undefined);
}
function findings(outcome, cards, context) {
    const { lineage, status } = outcome;
    const isRecord = cards.length === 0 && status === 'vulnerable' && lineage?.vulnerable === true;
    const record = 'The record of an earlier scan says that a vulnerability was found. It does not say which.';
    const all = isRecord ? [markup_element('p', {}, record)] : cards;
    if (all.length === 0)
        return undefined;
    return section(context, 'Findings', markup_element('div', { class: 'findings' }, all));
}
function furtherAnalyses(rest, context) {
    if (rest.length === 0)
        return undefined;
    const rows = rest.slice(0, run_page_MOST_ROWS).map((result) => analysisRow(result, context));
    const more = andMore(rest.length - run_page_MOST_ROWS, 'analyses');
    return section(context, 'Further analyses', markup_element('ul', { class: 'list' }, rows), more);
}
/** What was scanned, the findings that do not fail the check, and the digests. */
function scannedFiles(outcome) {
    const { supplyChain } = outcome;
    if (supplyChain === undefined) {
        return [markup_element('p', {}, 'The files of the repository were not scanned (input supply-chain).')];
    }
    const { files } = supplyChain;
    const rows = files
        .slice(0, MOST_ENTRIES)
        .map(({ path, format, bytes, sha256 }) => [
        path,
        format ?? 'not known',
        bytes,
        sha256 === undefined ? 'not read to its end' : markup_element('code', { class: 'digest' }, sha256),
    ]);
    const table = tableOf('Scanned files', ['file', 'format', 'bytes', 'SHA-256'], rows);
    return [
        paragraph((0,document_files/* scopeLine */.VU)(supplyChain), outcome),
        contentOf((0,document_files/* otherFindingParts */.IF)(supplyChain), outcome),
        files.length === 0
            ? undefined
            : foldedTable(files.length, ['model file or file with findings', 'model files or files with findings'], table),
    ];
}
/** The run's subject, and the files that analyses got. */
function inputs(outcome) {
    const { results } = outcome;
    const uploads = (0,sections/* uploadParts */.yR)(results);
    const subject = (0,sections/* subjectLine */.nh)(outcome);
    const nothing = results.some((result) => 'keptSince' in result)
        ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
        : 'No file was analysed by an attack.';
    return [
        subject.length === 0 ? undefined : paragraph(subject, outcome),
        uploads.length === 0 ? markup_element('p', {}, nothing) : contentOf(uploads, outcome),
    ];
}
/** The program, its methods and its settings. */
function tools({ results, policyChange }, { version, settings }) {
    const judged = results.flatMap(({ spec, evidence, threshold }) => evidence === undefined ? [] : [{ name: spec.name, threshold, ...evidence }]);
    const distinct = (values) => [...new Set(values)].join(', ');
    const engine = distinct(judged.map(({ summary }) => summary.engineVersion));
    const judge = policyChange?.kind === 'compared' ? policyChange.judgedBy : '';
    const facts = [
        ['Program', `Model Security Scan ${version}`.trimEnd()],
        ['Engine', engine === '' ? '' : `version ${engine}`],
        ['Runtime of the models', distinct(judged.map(({ summary }) => summary.runtime))],
        ...settings,
        ['policy-from', judge],
    ];
    const rows = judged
        .slice(0, MOST_ENTRIES)
        .map(({ name, threshold, result: { method, queries, seconds } }) => [
        name,
        method.name,
        method.version,
        queries,
        seconds,
        threshold,
    ]);
    const header = ['analysis', 'method', 'version', 'queries', 'seconds', 'threshold'];
    return [
        factList(facts.filter(([, value]) => value !== '')),
        judged.length === 0
            ? undefined
            : foldedTable(judged.length, ['analysis', 'analyses'], tableOf('Methods and effort', header, rows)),
    ];
}
/** What the page leaves out, and what else there is to know. */
function remarks(outcome, { leftOut }, { pictures }, { isFromResultsFiles }) {
    const { results, warnings = [], notices } = outcome;
    // The page says elsewhere what results files do not hold.
    const bare = results.filter(({ state, evidence }) => (state === 'passed' || state === 'vulnerable') && evidence === undefined);
    const texts = [
        ...(bare.length === 0 || isFromResultsFiles === true || !(0,venue/* venueOf */.p8)(outcome).hasJobs
            ? []
            : [
                `${(0,number_words/* counted */.hS)(bare.length, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
            ]),
        ...leftOut,
        ...(pictures.left() === 0
            ? []
            : [
                `This page shows ${(0,number_words/* grouped */.zD)(pictures.shown())} groups of pictures; ${(0,number_words/* grouped */.zD)(pictures.left())} more would have made it too large.`,
            ]),
        ...warnings,
        ...notices,
    ];
    return contentOf((0,sections/* textParts */.KO)(texts, ['remark', 'remarks']), outcome);
}


/***/ })

};
