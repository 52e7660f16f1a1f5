export const id = 6113;
export const ids = [6113];
export const modules = {

/***/ 4962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tabIcon),
/* harmony export */   q: () => (/* binding */ badge)
/* harmony export */ });
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);

/** The shapes of verdicts differ, too, since not everybody tells colours apart. */
const SHAPES = {
    good: 'M3.5 8.5l3 3 6-7',
    bad: 'M8 3.2v6M8 12.2v.6',
    open: 'M5.6 6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .8-1 1.6M8 12.3v.5',
    none: 'M4 8h8',
};
function icon(tone) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('path', { d: SHAPES[tone] }));
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
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('span', { class: `badge ${tone}` }, icon(tone), word);
}


/***/ }),

/***/ 9690:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ pagePolicy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 * @param more further directives
 */
function pagePolicy(style, more = []) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(style).digest('base64');
    return [
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        ...more,
    ].join('; ');
}


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   SC: () => (/* binding */ pngAddress),
/* harmony export */   Sl: () => (/* binding */ image),
/* harmony export */   ei: () => (/* binding */ placeAddress),
/* harmony export */   xe: () => (/* binding */ pageText)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);

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
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, MOST_LENGTH).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
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
    const safe = url === undefined ? undefined : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .linkableUrl */ .s6)(url);
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
function element(name, attributes = {}, ...content) {
    return new FinishedHtml(`<${name}${attributesOf(attributes)}>${htmlOf(content)}</${name}>`);
}
/** A picture with the text for those who do not see it. */
function image(source, alt, size) {
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
        htmlOf(element('body', {}, ...body)),
        '</html>',
        '',
    ].join('\n');
}


/***/ }),

/***/ 4721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createNames)
/* harmony export */ });
function createNames() {
    let count = 0;
    return {
        next(kind) {
            count += 1;
            return `${kind}-${String(count)}`;
        },
    };
}


/***/ }),

/***/ 668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
/** The colours of a light page, and of a dark one. Each text has a contrast of at least 4.5 with what is behind it. */
const LIGHT = {
    ...{
        back: '#fbfbfa',
        panel: '#ffffff',
        sunk: '#f3f3f1',
        text: '#1d2025',
        faint: '#5b626d',
        rule: '#dfdfdb',
    },
    ...{ accent: '#3450b8', good: '#17693a', bad: '#b3261e', open: '#855700' },
    ...{ 'good-back': '#e5f4ea', 'bad-back': '#fceae8', 'open-back': '#fbf1dc', 'none-back': '#ececea' },
    ...{
        band: '#7b8fdb',
        s1: '#3450b8',
        s2: '#b4480f',
        s3: '#00795a',
        s4: '#9c3f86',
        s5: '#705600',
        s6: '#5a5f6b',
    },
};
const DARK = {
    ...{
        back: '#121417',
        panel: '#1a1d21',
        sunk: '#22262b',
        text: '#e7e9ec',
        faint: '#a3abb6',
        rule: '#343a42',
    },
    ...{ accent: '#9db2ff', good: '#6fd296', bad: '#ff9b92', open: '#ecc06a' },
    ...{ 'good-back': '#173223', 'bad-back': '#3d1d1b', 'open-back': '#382b12', 'none-back': '#2a2f35' },
    ...{
        band: '#5f70b4',
        s1: '#9db2ff',
        s2: '#ff9f68',
        s3: '#4fd1a5',
        s4: '#e89fcb',
        s5: '#e0c14a',
        s6: '#b4bac5',
    },
};
function variables(colours) {
    return Object.entries(colours)
        .map(([name, colour]) => `--${name}: ${colour};`)
        .join(' ');
}
const SERIES = [1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`);
/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
const STYLE = `
:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
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


/***/ }),

/***/ 5891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ analysedSection)
/* harmony export */ });
/** What was analysed, and by which program. */
function analysedSection(summary) {
    const facts = [
        ['Model', summary.model],
        ['Task', summary.task],
        ['Attack', summary.attack],
        ['Job', summary.jobId],
        ['Runtime', summary.runtime],
        ['Engine', `version ${summary.engineVersion}`],
        ...(summary.note === undefined ? [] : [['Note', summary.note]]),
    ];
    const files = summary.files.length === 0
        ? []
        : [
            {
                kind: 'table',
                caption: 'Files',
                header: ['artifact', 'file', 'bytes', 'SHA-256'],
                rows: summary.files.map(({ slot, name, bytes, sha256 }) => [slot, name, bytes, sha256]),
            },
        ];
    return { title: 'What was analysed', blocks: [{ kind: 'facts', caption: 'Job', facts }, ...files] };
}


/***/ }),

/***/ 131:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ curveBlocks)
});

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/report/evidence/numbers.ts
var numbers = __webpack_require__(9604);
// EXTERNAL MODULE: ./src/report/evidence/plot.ts
var plot = __webpack_require__(9967);
// EXTERNAL MODULE: ./src/report/evidence/text-width.ts
var text_width = __webpack_require__(3662);
// EXTERNAL MODULE: ./src/report/evidence/ticks.ts
var ticks = __webpack_require__(6296);
;// CONCATENATED MODULE: ./src/report/evidence/curve.ts





const WIDTH = 400;
/** The height of the area of the lines, without texts. */
const AREA_HEIGHT = 180;
const TOP = 26;
const RIGHT = 16;
const LEGEND_LINE = 17;
const LEGEND_SAMPLE = 24;
/** Lines with more points show no dots. */
const MOST_DOTS = 15;
/** Numbers beyond cannot be placed on an axis. */
const MOST = 1e290;
/** A plot shows at most this many series. */
const MOST_SERIES = 12;
/**
 * Draws a curve with axes, intervals and a legend.
 * @param threshold drawn as a line if the curve shows the score
 * @returns undefined if it has no point that can be drawn
 */
function curvePlot(curve, threshold) {
    const series = curve.series
        .map(({ name, points, band = [] }) => ({
        name: (0,sanitize/* plainLine */.h0)(name, 120),
        points: points.filter(isDrawable),
        band: band.filter(isDrawable),
    }))
        .filter(({ points }) => points.length > 0)
        .slice(0, MOST_SERIES);
    if (series.length === 0)
        return undefined;
    const frame = makeFrame(series);
    const legendTop = TOP + AREA_HEIGHT + 46;
    const legend = legendMarks(series, frame.left, legendTop);
    return {
        width: WIDTH,
        height: legendTop + legend.lines * LEGEND_LINE,
        marks: [
            ...series.flatMap((one) => bandMarks(one, frame)),
            ...axisMarks(frame),
            ...axisTitles(curve, frame),
            ...(curve.isScore === true && threshold !== undefined ? limitMarks(threshold, frame) : []),
            ...placeMarks(curve, frame),
            ...series.flatMap((one, index) => seriesMarks(one, index, frame)),
            ...legend.marks,
        ],
        description: describe(curve, series),
    };
}
function isDrawable(numbers) {
    return numbers.every((number) => Math.abs(number) <= MOST);
}
function bandMarks({ band = [] }, { place }) {
    if (band.length < 2)
        return [];
    const upper = band.map(([x, , high]) => place([x, high]));
    const lower = band.map(([x, low]) => place([x, low])).reverse();
    return [{ kind: 'area', points: [...upper, ...lower], ink: 'band' }];
}
/** A threshold beside the axis is not drawn. */
function limitMarks(threshold, { x, y, place }) {
    if (threshold < y.low || threshold > y.high)
        return [];
    const [from, to] = [place([x.low, threshold]), place([x.high, threshold])];
    const words = `threshold ${(0,numbers/* shownNumber */.b8)(threshold)}`;
    return [
        { kind: 'line', points: [from, to], ink: 'limit', width: 1.4, dashes: [5, 3] },
        (0,plot/* label */.Pf)(words, [to[0], to[1] - 4], 'end'),
    ];
}
/** Values of x, as dotted lines with their names one above the other, where the lines of the plot are not: below those that rise far. */
function placeMarks({ marks = [], series }, { x, y, place }) {
    const isHigh = series.some(({ points }) => (points.at(-1)?.[1] ?? 0) > (y.low + y.high) / 2);
    const shown = marks.filter(({ at }) => at >= x.low && at <= x.high).slice(0, MOST_MARKS);
    return shown.flatMap(({ at, name }, index) => {
        const [top, bottom] = [place([at, y.high]), place([at, y.low])];
        const isRight = at > x.low + FAR_RIGHT * (x.high - x.low);
        const text = `${(0,sanitize/* plainLine */.h0)(name, 40)} ${(0,numbers/* twoDigits */.Bj)(at)}`;
        const height = isHigh ? bottom[1] - 6 - MARK_LINE * index : top[1] + 12 + MARK_LINE * index;
        return [
            { kind: 'line', points: [top, bottom], ink: 'limit', width: 1.2, dashes: [1.5, 3] },
            (0,plot/* label */.Pf)(text, [top[0] + (isRight ? -4 : 4), height], isRight ? 'end' : 'start'),
        ];
    });
}
const MOST_MARKS = 4;
/** The height of a line of names; beyond this part of the axis a name stands on the left of its line. */
const [MARK_LINE, FAR_RIGHT] = [15, 0.75];
function makeFrame(series) {
    const points = series.flatMap(({ points: line, band = [] }) => [
        ...line,
        ...band.flatMap(([at, low, high]) => [
            [at, low],
            [at, high],
        ]),
    ]);
    const x = (0,ticks/* roundAxis */.S)(...(0,numbers/* extentOf */.OY)(points.map(([at]) => at)), 6);
    const y = yAxis(points);
    const widest = Math.max(...y.ticks.map((tick) => (0,text_width/* textWidth */.s)((0,numbers/* shownNumber */.b8)(tick), plot/* PLOT_FONT_SIZE */.OL)));
    const left = Math.ceil(14 + widest);
    const across = WIDTH - left - RIGHT;
    return {
        left,
        x,
        y,
        place: ([atX, atY]) => [
            left + ((atX - x.low) / (x.high - x.low)) * across,
            TOP + (1 - (atY - y.low) / (y.high - y.low)) * AREA_HEIGHT,
        ],
    };
}
/** If all values lie in this part of the axis from 0 to 1, only that part is shown. */
const FLAT = 0.2;
/** Shares get the whole axis from 0 to 1, so that plots can be compared, unless they would be a flat line. */
function yAxis(points) {
    const [low, high] = (0,numbers/* extentOf */.OY)(points.map(([, at]) => at));
    const isShare = low >= 0 && high <= 1;
    return isShare && high - low > FLAT ? (0,ticks/* roundAxis */.S)(0, 1) : (0,ticks/* roundAxis */.S)(low, high);
}
function axisMarks({ x, y, place }) {
    const across = y.ticks.flatMap((tick) => {
        const [left, height] = place([x.low, tick]);
        const [right] = place([x.high, tick]);
        return [
            (0,plot/* straight */.nS)([left, height], [right, height], 'grid', 0.6),
            (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(tick), [left - 6, height + 4], 'end'),
        ];
    });
    const along = x.ticks.flatMap((tick) => {
        const [at, bottom] = place([tick, y.low]);
        return [
            (0,plot/* straight */.nS)([at, bottom], [at, bottom + 4], 'axis'),
            (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(tick), [at, bottom + 16], 'middle'),
        ];
    });
    const [corner, end] = [place([x.low, y.low]), place([x.high, y.low])];
    return [
        ...across,
        ...along,
        (0,plot/* straight */.nS)(corner, end, 'axis'),
        (0,plot/* straight */.nS)(corner, place([x.low, y.high]), 'axis'),
    ];
}
function axisTitles({ xLabel, yLabel }, { left }) {
    const across = WIDTH - left - RIGHT;
    const title = (text, width) => (0,text_width/* fitText */.v)((0,sanitize/* plainLine */.h0)(text, 120), width, plot/* PLOT_FONT_SIZE */.OL);
    return [
        (0,plot/* label */.Pf)(title(xLabel, across), [left + across / 2, TOP + AREA_HEIGHT + 33], 'middle'),
        (0,plot/* label */.Pf)(title(yLabel, WIDTH - RIGHT), [4, 12], 'start'),
    ];
}
function seriesMarks({ points }, index, { place }) {
    const ink = (0,plot/* seriesInk */.wn)(index);
    const places = points.map(place);
    const dots = places.length > MOST_DOTS ? [] : places;
    return [
        ...(places.length > 1
            ? [{ kind: 'line', points: places, ink, width: 1.8, dashes: (0,plot/* seriesDashes */.SY)(index) }]
            : []),
        ...dots.map((at) => ({ kind: 'dot', at, radius: 2.6, ink })),
    ];
}
function legendMarks(series, left, top) {
    let [x, line] = [left, 0];
    const marks = series.flatMap(({ name, points }, index) => {
        const text = (0,text_width/* fitText */.v)(name, WIDTH - left - LEGEND_SAMPLE, plot/* WIDEST_FONT_SIZE */.tu);
        const width = LEGEND_SAMPLE + (0,text_width/* textWidth */.s)(text, plot/* WIDEST_FONT_SIZE */.tu) + 12;
        if (x > left && x + width > WIDTH)
            [x, line] = [left, line + 1];
        const [at, y] = [x, top + line * LEGEND_LINE];
        x += width;
        const ink = (0,plot/* seriesInk */.wn)(index);
        const sample = points.length > 1
            ? [
                {
                    kind: 'line',
                    points: [
                        [at, y],
                        [at + 18, y],
                    ],
                    ink,
                    width: 1.8,
                    dashes: (0,plot/* seriesDashes */.SY)(index),
                },
            ]
            : [{ kind: 'dot', at: [at + 9, y], radius: 2.6, ink }];
        return [...sample, (0,plot/* label */.Pf)(text, [at + LEGEND_SAMPLE, y + 3], 'start')];
    });
    return { marks, lines: line + 1 };
}
function describe({ title, xLabel, yLabel, marks = [] }, series) {
    const ends = series.map(({ name, points }) => {
        const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [points[0], points.at(-1)];
        const [from, to] = [
            `${(0,numbers/* shownNumber */.b8)(fromY)} at ${(0,numbers/* shownNumber */.b8)(fromX)}`,
            `${(0,numbers/* shownNumber */.b8)(toY)} at ${(0,numbers/* shownNumber */.b8)(toX)}`,
        ];
        return points.length === 1 ? `${name}: ${from}` : `${name}: from ${from} to ${to}`;
    });
    const marked = marks.map(({ at, name }) => ` ${name}: ${(0,numbers/* twoDigits */.Bj)(at)}.`).join('');
    return (0,sanitize/* plainLine */.h0)(`${title}. ${yLabel} against ${xLabel}. ${ends.join('; ')}.${marked}`, 1500);
}

// EXTERNAL MODULE: ./src/report/evidence/document.ts
var evidence_document = __webpack_require__(6057);
;// CONCATENATED MODULE: ./src/report/evidence/curve-blocks.ts



/** A table of a curve has about so many rows. */
const ROWS = 10;
/** Of fewer points the plot's description tells all. */
const LEAST_POINTS = 3;
/** A curve as a plot, and as a table for those who do not see it. */
function curveBlocks(curve, threshold) {
    const plot = curvePlot(curve, threshold);
    if (plot === undefined)
        return [(0,evidence_document/* paragraph */.F)('There is no point to plot.')];
    return [{ kind: 'plot', caption: captionOf(curve), plot }, ...curveTable(curve)];
}
function captionOf({ yLabel, xLabel, marks = [] }) {
    const marked = marks.map(({ at, name }) => `${name} ${(0,numbers/* twoDigits */.Bj)(at)}`).join(', ');
    return `${yLabel.charAt(0).toUpperCase()}${yLabel.slice(1)} against ${xLabel}${marked === '' ? '' : `; dotted lines: ${marked}`}`;
}
/** The points of all lines at the same places; none if the lines have different ones. */
function curveTable({ title, xLabel, series }) {
    const [first] = series;
    if (first === undefined || first.points.length < LEAST_POINTS)
        return [];
    if (!series.every((one) => isAligned(one, first)))
        return [];
    const step = Math.max(1, Math.round((first.points.length - 1) / ROWS));
    const rows = first.points.flatMap(([x], index) => index % step === 0 ? [[x, ...series.flatMap((one) => cellsOf(one, index))]] : []);
    const header = [
        xLabel,
        ...series.flatMap(({ name, band }) => [name, ...(band === undefined ? [] : ['95 % interval'])]),
    ];
    return [{ kind: 'table', caption: `${title}, in numbers`, header, rows }];
}
function isAligned({ points }, first) {
    return (points.length === first.points.length && points.every(([x], index) => x === first.points[index]?.[0]));
}
function cellsOf({ points, band }, index) {
    const [, y] = points[index] ?? [0, NaN];
    if (band === undefined)
        return [y];
    const [, low, high] = band[index] ?? [0, NaN, NaN];
    return [y, `${(0,numbers/* shownNumber */.b8)(low)} to ${(0,numbers/* shownNumber */.b8)(high)}`];
}


/***/ }),

/***/ 8190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xj: () => (/* binding */ defenceBlocks),
/* harmony export */   ds: () => (/* binding */ defenceTable),
/* harmony export */   jQ: () => (/* binding */ defenceAdvice),
/* harmony export */   kC: () => (/* binding */ defenceDocument)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9604);
/* harmony import */ var _analysed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5891);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6057);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2355);




/** Tells what helps against what was found. */
function defenceDocument(summary, result) {
    return {
        title: `Defence report: ${summary.attack} of ${summary.model}`,
        tone: (0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toneOf */ .YV)(summary),
        headline: (0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(summary, result),
        sections: [
            {
                title: 'What was found',
                blocks: [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .F)(result.meaning), (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .F)(`Found: ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .foundScore */ .vw)(summary, result)}.`)],
            },
            { title: 'What helps', blocks: defenceBlocks(result.defences, summary.threshold) },
            (0,_analysed_js__WEBPACK_IMPORTED_MODULE_2__/* .analysedSection */ .x)(summary),
        ],
    };
}
/** The measured defences as a table, with which of them are enough, then each with its advice. */
function defenceBlocks(defences, threshold) {
    if (defences.length === 0)
        return [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .F)('The analysis suggests no defence.')];
    return [...defenceTable(defences, threshold), ...defenceAdvice(defences)];
}
/** What each defence was measured to do; nothing if none was measured. */
function defenceTable(defences, threshold) {
    const measured = defences.flatMap(({ name, measured }) => measured === undefined
        ? []
        : [[name, measured.without, measured.with, formatEnough(measured.with, threshold)]]);
    if (measured.length === 0)
        return [];
    return [
        {
            kind: 'table',
            caption: 'Scores without and with each defence that was measured, in a test that may be smaller than the attack',
            header: ['defence', 'score without', 'score with', `threshold ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownNumber */ .b8)(threshold)}`],
            rows: measured,
        },
    ];
}
/** Each defence with its advice. */
function defenceAdvice(defences) {
    return defences.flatMap(adviceBlocks);
}
function formatEnough(score, threshold) {
    return score > threshold ? 'still above it' : 'not above it';
}
function adviceBlocks({ name, advice, measured, setting }) {
    const facts = Object.entries(setting ?? {}).map(([key, value]) => [key, settingText(value)]);
    return [
        { kind: 'heading', text: name },
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .F)(advice),
        ...(measured === undefined ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .F)('Its effect was not measured.')] : []),
        ...(facts.length === 0 ? [] : [{ kind: 'facts', caption: 'Setting that was measured', facts }]),
    ];
}
function settingText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownNumber */ .b8)(value) : value.map(_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownNumber */ .b8).join(', ');
}


/***/ }),

/***/ 6057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ paragraph)
/* harmony export */ });
function paragraph(text) {
    return { kind: 'paragraph', text };
}


/***/ }),

/***/ 3848:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ evidenceBlocks),
  x: () => (/* binding */ pairRasters)
});

// EXTERNAL MODULE: ./src/report/evidence/numbers.ts
var numbers = __webpack_require__(9604);
// EXTERNAL MODULE: ./src/report/evidence/picture-form.ts
var picture_form = __webpack_require__(8231);
// EXTERNAL MODULE: ./src/report/evidence/raster.ts
var raster = __webpack_require__(5);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/report/evidence/plot.ts
var plot = __webpack_require__(9967);
// EXTERNAL MODULE: ./src/report/evidence/text-width.ts
var text_width = __webpack_require__(3662);
// EXTERNAL MODULE: ./src/report/evidence/ticks.ts
var ticks = __webpack_require__(6296);
;// CONCATENATED MODULE: ./src/report/evidence/bars.ts





const WIDTH = 400;
const [LEFT, RIGHT] = [120, 350];
const TOP = 8;
const LINE = 20;
const MOST_BARS = 12;
const MOST = 1e290;
/**
 * Draws a column of a table as bars from 0, named by the first column.
 * @returns undefined if no row has a number that can be drawn
 */
function barsPlot({ title, header, rows }, column) {
    const bars = rows
        .flatMap((row) => {
        const value = row[column];
        const name = (0,sanitize/* plainLine */.h0)(String(row[0] ?? ''), 120);
        return typeof value === 'number' && value >= 0 && value <= MOST ? [{ name, value }] : [];
    })
        .slice(0, MOST_BARS);
    if (bars.length === 0)
        return undefined;
    const greatest = Math.max(...bars.map(({ value }) => value));
    // Shares get the whole axis from 0 to 1, so that plots can be compared.
    const axis = (0,ticks/* roundAxis */.S)(0, greatest <= 1 ? 1 : greatest);
    const place = (value) => LEFT + ((value - axis.low) / (axis.high - axis.low)) * (RIGHT - LEFT);
    const bottom = TOP + bars.length * LINE;
    const what = header[column] ?? '';
    return {
        width: WIDTH,
        height: bottom + 40,
        marks: [
            ...axis.ticks.flatMap((tick) => [
                (0,plot/* straight */.nS)([place(tick), TOP], [place(tick), bottom], 'grid', 0.6),
                (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(tick), [place(tick), bottom + 15], 'middle'),
            ]),
            ...bars.flatMap(({ name, value }, index) => {
                const y = TOP + (index + 0.5) * LINE;
                return [
                    (0,plot/* label */.Pf)((0,text_width/* fitText */.v)(name, LEFT - 12, plot/* PLOT_FONT_SIZE */.OL), [LEFT - 8, y + 4], 'end'),
                    (0,plot/* straight */.nS)([LEFT, y], [place(value), y], 'series-1', 10),
                    (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(value), [place(value) + 6, y + 4], 'start'),
                ];
            }),
            (0,plot/* straight */.nS)([LEFT, TOP], [LEFT, bottom], 'axis'),
            (0,plot/* label */.Pf)((0,text_width/* fitText */.v)((0,sanitize/* plainLine */.h0)(what, 120), WIDTH - LEFT, plot/* PLOT_FONT_SIZE */.OL), [(LEFT + RIGHT) / 2, bottom + 33], 'middle'),
        ],
        description: (0,sanitize/* plainLine */.h0)(`${title}. ${bars.map(({ name, value }) => `${name}: ${(0,numbers/* shownNumber */.b8)(value)}`).join('; ')}.`, 1500),
    };
}

// EXTERNAL MODULE: ./src/report/evidence/curve-blocks.ts + 1 modules
var curve_blocks = __webpack_require__(131);
// EXTERNAL MODULE: ./src/core/list-names.ts
var list_names = __webpack_require__(8934);
;// CONCATENATED MODULE: ./src/report/evidence/numbers-in-words.ts


const MOST_CHANGES = 6;
const MOST_NUMBERS = 12;
/** The greatest changes of an input: `age: 31 to 34.5; column 7: 0.2 to 0.19; and 3 more`. */
function changedNumbers(original, changed, columns = []) {
    const changes = [...original.keys()]
        .map((index) => ({ index, from: original[index] ?? 0, to: changed[index] ?? 0 }))
        .filter(({ from, to }) => !Object.is(from, to))
        .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from) || one.index - other.index);
    if (changes.length === 0)
        return 'nothing';
    const words = changes
        .slice(0, MOST_CHANGES)
        .map(({ index, from, to }) => `${columns[index] ?? `number ${String(index + 1)}`}: ${(0,numbers/* exactNumber */.rf)(from)} to ${(0,numbers/* exactNumber */.rf)(to)}`);
    const more = changes.length - words.length;
    return [...words, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}
function firstNumbers(values) {
    return (0,list_names/* listNames */.Z)([...values], MOST_NUMBERS, numbers/* shownNumber */.b8);
}
/** More columns are not shown one by one. */
const MOST_COLUMNS = 40;
/** Each number of a row before and after: name, before, after, difference, and whether it was changed. */
function wholeRow(original, changed, columns = []) {
    return [...original.keys()].slice(0, MOST_COLUMNS).map((index) => {
        const [from, to] = [original[index] ?? 0, changed[index] ?? 0];
        const isSame = Object.is(from, to);
        const name = columns[index] ?? `number ${String(index + 1)}`;
        return [name, from, to, isSame ? '' : signed(to - from), isSame ? 'no' : 'yes'];
    });
}
function signed(difference) {
    return `${difference > 0 ? '+' : ''}${(0,numbers/* shownNumber */.b8)(difference)}`;
}

// EXTERNAL MODULE: ./src/report/evidence/document.ts
var evidence_document = __webpack_require__(6057);
;// CONCATENATED MODULE: ./src/report/evidence/evidence.ts







/** A report shows at most this many pairs or inputs as pictures, and fewer if they are large. */
const MOST_PICTURES = 12;
const LEAST_PICTURES = 3;
/** The pixels of all inputs that are shown. */
const MOST_PIXELS = 1_500_000;
/** Shows a piece of evidence: pictures if the model takes pictures, plots, and tables for everything else. */
function evidenceBlocks(summary, evidence) {
    const blocks = contentBlocks(summary, evidence);
    // A table has its title as its caption.
    const isTable = evidence.kind === 'table' && blocks.some(({ kind }) => kind === 'table');
    return isTable ? blocks : [{ kind: 'heading', text: evidence.title }, ...blocks];
}
function contentBlocks(summary, evidence) {
    switch (evidence.kind) {
        case 'curve':
            return (0,curve_blocks/* curveBlocks */.O)(evidence, summary.threshold);
        case 'table':
            return evidence.rows.length === 0 ? [(0,evidence_document/* paragraph */.F)('The table has no rows.')] : tableBlocks(evidence);
        case 'pairs':
            return evidence.pairs.length === 0
                ? [(0,evidence_document/* paragraph */.F)('No input was changed.')]
                : pairsBlocks(summary, evidence);
        case 'inputs':
            return evidence.inputs.length === 0
                ? [(0,evidence_document/* paragraph */.F)('There is no input to show.')]
                : [inputsBlock(summary, evidence)];
    }
}
/** A table, after a plot of the column that is worth one. */
function tableBlocks(evidence) {
    const { title, header, rows, bars } = evidence;
    const table = { kind: 'table', caption: title, header, rows };
    const plot = bars === undefined ? undefined : barsPlot(evidence, bars);
    if (plot === undefined)
        return [table];
    const caption = `${header[bars ?? 0] ?? ''} for each ${header[0] ?? ''}`;
    return [{ kind: 'heading', text: title }, { kind: 'plot', caption, plot }, table];
}
function pairsBlocks(summary, evidence) {
    const form = (0,picture_form/* pictureForm */.J)(summary, evidence.shape);
    if (form === undefined)
        return rowBlocks(summary, evidence);
    const shown = evidence.pairs.slice(0, mostShown(form));
    const range = (0,raster/* rangeOf */.be)(shown.flatMap(({ original, changed }) => [original, changed]));
    const distanceName = evidence.distanceName ?? 'distance';
    return [
        (0,evidence_document/* paragraph */.F)('Before, after, and the change between them, times the number beneath it: grey is unchanged, lighter is more, darker is less.'),
        {
            kind: 'pictures',
            caption: evidence.title,
            groups: shown.map((pair) => pairGroup(pair, form, { range, distanceName })),
            left: evidence.pairs.length - shown.length + (evidence.left ?? 0),
        },
    ];
}
/** So many rows are shown number by number, before and after. */
const MOST_WHOLE_ROWS = 3;
/** Rows of a table: the first ones with each of their numbers, then all in short. */
function rowBlocks({ columns }, { distanceName, pairs }) {
    return [
        ...pairs.slice(0, MOST_WHOLE_ROWS).map(({ name, before, after, original, changed }, index) => ({
            kind: 'table',
            isOpen: index === 0,
            isExact: true,
            caption: `${name}, before (${before}) and after (${after})`,
            header: ['column', 'before', 'after', 'difference', 'changed'],
            rows: wholeRow(original, changed, columns),
        })),
        {
            kind: 'table',
            caption: 'All in short',
            header: ['input', 'before', 'after', distanceName ?? 'distance', 'what was changed'],
            rows: pairs.map((pair) => [
                pair.name,
                pair.before,
                pair.after,
                pair.distance,
                changedNumbers(pair.original, pair.changed, columns),
            ]),
        },
    ];
}
/** The pictures of a pair, at their own size. */
function pairRasters({ original, changed }, form, range) {
    return [
        (0,raster/* toRaster */.bx)(original, form, range),
        (0,raster/* toRaster */.bx)(changed, form, range),
        (0,raster/* differenceRaster */.DE)(original, changed, form),
    ];
}
function pairGroup(pair, form, { range, distanceName }) {
    const { name, before, after, distance } = pair;
    const factor = (0,raster/* differenceFactor */.JY)(pair.original, pair.changed, range);
    const [original, changed, difference] = pairRasters(pair, form, range);
    return {
        name,
        note: `${distanceName}: ${(0,numbers/* twoDigits */.Bj)(distance)}`,
        pictures: [
            {
                raster: (0,raster/* shownSize */.lh)(original),
                alt: `${name} as it was; the model says ${before}`,
                label: `before: ${before}`,
            },
            {
                raster: (0,raster/* shownSize */.lh)(changed),
                alt: `${name} after the attack; the model says ${after}`,
                label: `after: ${after}`,
            },
            {
                raster: (0,raster/* shownSize */.lh)(difference),
                alt: `What the attack changed in ${name}, times ${factor}; grey is unchanged`,
                label: `change \u00d7 ${factor}`,
            },
        ],
    };
}
function inputsBlock(summary, { title, shape, inputs, left = 0 }) {
    const form = (0,picture_form/* pictureForm */.J)(summary, shape);
    if (form === undefined) {
        return {
            kind: 'table',
            caption: title,
            header: ['input', 'note', 'values'],
            rows: inputs.map(({ name, note, values }) => [name, note, firstNumbers(values)]),
        };
    }
    const shown = inputs.slice(0, mostShown(form));
    const range = (0,raster/* rangeOf */.be)(shown.map(({ values }) => values));
    return {
        kind: 'pictures',
        caption: title,
        groups: shown.map(({ name, note, values }) => ({
            name,
            note,
            pictures: [{ raster: (0,raster/* shownSize */.lh)((0,raster/* toRaster */.bx)(values, form, range)), alt: `${name}: ${note}`, label: '' }],
        })),
        left: inputs.length - shown.length + left,
    };
}
function mostShown({ shape }) {
    const fitting = Math.floor(MOST_PIXELS / (shape.width * shape.height * 3));
    return Math.min(MOST_PICTURES, Math.max(LEAST_PICTURES, fitting));
}


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ twoDigits),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   Vz: () => (/* binding */ roundedNumber),
/* harmony export */   b8: () => (/* binding */ shownNumber),
/* harmony export */   rf: () => (/* binding */ exactNumber)
/* harmony export */ });
/** A number for people: four significant digits, large whole numbers whole. */
function shownNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
}
/** The fewest digits that are the same number in 32 bits, so that who types them gets the same answer of the model. */
function exactNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    const digits = [4, 5, 6, 7, 8].find((count) => Math.fround(Number(value.toPrecision(count))) === value);
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(digits ?? 9)));
}
/** A number that was found by a search: two significant digits. */
function twoDigits(value) {
    return shownNumber(Number(value.toPrecision(2)));
}
function shownValue(value) {
    return typeof value === 'number' ? shownNumber(value) : value;
}
/** Six significant digits, which is what float32 holds; `null` for what JSON has no number for. */
function roundedNumber(value) {
    return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
}
/** The smallest and the greatest of the finite numbers; 0 and 0 if there are none. */
function extentOf(values) {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
        if (!Number.isFinite(value))
            continue;
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return low <= high ? [low, high] : [0, 0];
}


/***/ }),

/***/ 8231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ pictureForm)
/* harmony export */ });
/** Inputs with longer sides are no pictures that anybody could look at. */
const LONGEST_SIDE = 20_000;
/** Decides whether inputs of a shape are pictures, and of which form. @returns undefined for tables and series */
function pictureForm(summary, shape) {
    if (summary.task !== 'image-classification')
        return undefined;
    const size = shape.reduce((product, side) => product * side, 1);
    const given = summary.picture;
    const fits = given !== undefined && given.channels * given.width * given.height === size;
    const found = fits ? given : shapeOf(shape);
    const isBgr = summary.isBgr === true;
    return found !== undefined && isDrawable(found) ? { shape: found, isBgr } : undefined;
}
function shapeOf([first, second, third, ...more]) {
    if (first === undefined || second === undefined || more.length > 0)
        return undefined;
    if (third === undefined)
        return { channels: 1, height: first, width: second, order: 'chw' };
    const isLast = [1, 3, 4].includes(third) && ![1, 3, 4].includes(first);
    return isLast
        ? { channels: third, height: first, width: second, order: 'hwc' }
        : { channels: first, height: second, width: third, order: 'chw' };
}
function isDrawable({ channels, width, height }) {
    return channels >= 1 && [width, height].every((side) => side >= 1 && side <= LONGEST_SIDE);
}


/***/ }),

/***/ 9967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OL: () => (/* binding */ PLOT_FONT_SIZE),
/* harmony export */   Pf: () => (/* binding */ label),
/* harmony export */   SY: () => (/* binding */ seriesDashes),
/* harmony export */   nS: () => (/* binding */ straight),
/* harmony export */   tu: () => (/* binding */ WIDEST_FONT_SIZE),
/* harmony export */   wn: () => (/* binding */ seriesInk)
/* harmony export */ });
/** The size of all texts in plots. */
const PLOT_FONT_SIZE = 11;
/** Pages draw texts larger in a narrow window (html/style.ts), and fonts differ in width: texts side by side leave room. */
const WIDEST_FONT_SIZE = 14;
/** The inks for series; further series begin again with the first. */
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];
/** Series differ in their dashes, too, since not everybody tells colours apart. */
const DASHES = [[], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [1, 3]];
function seriesInk(index) {
    return SERIES[index % SERIES.length] ?? 'text';
}
function seriesDashes(index) {
    return DASHES[index % DASHES.length] ?? [];
}
function straight(from, to, ink, width = 1) {
    return { kind: 'line', points: [from, to], ink, width, dashes: [] };
}
function label(text, at, anchor) {
    return { kind: 'text', at, text, anchor };
}


/***/ }),

/***/ 5:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ differenceRaster),
/* harmony export */   JY: () => (/* binding */ differenceFactor),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   bx: () => (/* binding */ toRaster),
/* harmony export */   lh: () => (/* binding */ shownSize)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);

/**
 * The range of the numbers of pictures, from the usual ones: 0 to 1, -1 to 1, 0 to 255; otherwise the smallest and the
 * greatest number.
 */
function rangeOf(pictures) {
    let [low, high] = [Infinity, -Infinity];
    for (const picture of pictures) {
        const [lowest, highest] = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .extentOf */ .OY)(picture);
        [low, high] = [Math.min(low, lowest), Math.max(high, highest)];
    }
    if (!(low < high))
        return low < 0 ? [low, 0] : [0, Math.max(1, high)];
    if (low >= 0 && high <= 1)
        return [0, 1];
    if (low >= -1 && high <= 1)
        return [-1, 1];
    return low >= 0 && high > 127 && high <= 255 ? [0, 255] : [low, high];
}
/** Makes a picture of an input. Pictures of neither three nor four channels show the mean of their channels in grey. */
function toRaster(values, { shape, isBgr }, [low, high]) {
    const { channels, width, height, order } = shape;
    const pixels = width * height;
    const rgb = new Uint8Array(pixels * 3);
    const level = (pixel, channel) => {
        const value = values[order === 'chw' ? channel * pixels + pixel : pixel * channels + channel] ?? low;
        return Math.min(255, Math.max(0, ((value - low) / (high - low)) * 255));
    };
    const isColour = channels === 3 || channels === 4;
    for (let pixel = 0; pixel < pixels; pixel += 1) {
        const grey = isColour ? 0 : meanLevel(pixel, channels, level);
        for (let colour = 0; colour < 3; colour += 1) {
            rgb[pixel * 3 + colour] = Math.round(isColour ? level(pixel, isBgr ? 2 - colour : colour) : grey);
        }
    }
    return { width, height, rgb };
}
function meanLevel(pixel, channels, level) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
        sum += level(pixel, channel);
    return sum / channels;
}
/** The difference of two inputs around grey, with the greatest change at full strength. */
function differenceRaster(original, changed, form) {
    const difference = changed.map((value, index) => value - (original[index] ?? 0));
    const most = greatestChange(original, changed);
    const bound = most === 0 ? 1 : most;
    return toRaster(difference, form, [-bound, bound]);
}
/** How many times stronger than in the pictures themselves `differenceRaster` shows a change: `17`, `0.8`. */
function differenceFactor(original, changed, [low, high]) {
    const most = greatestChange(original, changed);
    return most === 0 ? '1' : String(Number(((high - low) / (2 * most)).toPrecision(2)));
}
function greatestChange(original, changed) {
    return changed.reduce((most, value, index) => Math.max(most, Math.abs(value - (original[index] ?? 0))), 0);
}
/** Small pictures get about this many pixels in width. */
const SHOWN_SIZE = 112;
/** Pictures on a page have at most this many pixels in width and height. */
const MOST_SIZE = 256;
/** Brings a picture to a size to look at: every pixel becomes a square, or of a large picture only some pixels stay. */
function shownSize(raster) {
    const longest = Math.max(raster.width, raster.height);
    if (longest > MOST_SIZE)
        return resized(raster, MOST_SIZE / longest);
    return resized(raster, Math.max(1, Math.round(SHOWN_SIZE / longest)));
}
/** Scales a picture by its nearest pixels. */
function resized({ width, height, rgb }, factor) {
    const [wide, high] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
    const scaled = new Uint8Array(wide * high * 3);
    const columns = Array.from({ length: wide }, (_unused, x) => Math.min(width - 1, Math.floor(x / factor)));
    for (let y = 0; y < high; y += 1) {
        const row = Math.min(height - 1, Math.floor(y / factor)) * width;
        for (let x = 0; x < wide; x += 1) {
            const from = (row + (columns[x] ?? 0)) * 3;
            const to = (y * wide + x) * 3;
            scaled[to] = rgb[from] ?? 0;
            scaled[to + 1] = rgb[from + 1] ?? 0;
            scaled[to + 2] = rgb[from + 2] ?? 0;
        }
    }
    return { width: wide, height: high, rgb: scaled };
}


/***/ }),

/***/ 3090:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ strengthBlocks),
/* harmony export */   m: () => (/* binding */ robustnessCurve)
/* harmony export */ });
/* harmony import */ var _facts_robustness_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6057);
/* harmony import */ var _curve_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(131);



/** How strong the attack was: what a reader must know before a low score is trusted. Nothing if it is not known. */
function strengthBlocks({ robustness, access, bound = 'lower' }) {
    if (robustness === undefined)
        return [];
    const facts = (0,_facts_robustness_words_js__WEBPACK_IMPORTED_MODULE_0__/* .strengthFacts */ .Fb)(robustness, access);
    return [
        { kind: 'heading', text: 'How strong the attack was' },
        ...(facts.length === 0 ? [] : [{ kind: 'facts', caption: '', facts }]),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .F)((0,_facts_robustness_words_js__WEBPACK_IMPORTED_MODULE_0__/* .distanceSentences */ .Cq)(robustness, bound)),
    ];
}
/** The curve of success over eps, for results that hold no other evidence, such as those of results files. */
function robustnessCurve({ eps, medianEps, curve }, threshold) {
    return (0,_curve_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .curveBlocks */ .O)({
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


/***/ }),

/***/ 9040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scoreBar),
/* harmony export */   l: () => (/* binding */ smallScoreBar)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9604);
/* harmony import */ var _plot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9967);


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
            (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .straight */ .nS)([left, y], [right, y], 'grid', 3),
            (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .straight */ .nS)([place(score.low), y], [place(score.high), y], 'band', 8),
            (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .straight */ .nS)([limit, 1], [limit, 19], 'limit', 1.4),
            { kind: 'dot', at: [place(score.value), y], radius: 4.5, ink: 'series-1' },
        ],
        description: `Score ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(score.value)}, threshold ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(threshold)}, on a line from 0 to 1.`,
    };
}
/** Draws a score with its interval and the threshold on a line from 0 to 1. */
function scoreBar(score, threshold) {
    const place = (share) => LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
    const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
        (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .straight */ .nS)([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
        (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(tick), [place(tick), AXIS_Y + 17], 'middle'),
    ]);
    const limit = place(threshold);
    const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
    const words = [
        `Score ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(score.value)}, 95 % interval ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(score.low)} to ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(score.high)}`,
        `threshold ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(threshold)}, on a line from 0 to 1.`,
    ];
    return {
        width: WIDTH,
        height: 62,
        marks: [
            (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .straight */ .nS)([place(score.low), AXIS_Y - 8], [place(score.high), AXIS_Y - 8], 'band', 10),
            (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .straight */ .nS)([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
            ...ticks,
            {
                kind: 'line',
                points: [
                    [limit, AXIS_Y - 22],
                    [limit, AXIS_Y],
                ],
                ink: 'limit',
                width: 1.6,
                dashes: [4, 2],
            },
            (0,_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf)(`threshold ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNumber */ .b8)(threshold)}`, [limit, AXIS_Y - 27], anchor),
            { kind: 'dot', at: [place(score.value), AXIS_Y - 8], radius: 4.5, ink: 'series-1' },
        ],
        description: words.join(', '),
    };
}


/***/ }),

/***/ 3662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ textWidth),
/* harmony export */   v: () => (/* binding */ fitText)
/* harmony export */ });
/**
 * The widths of Helvetica and Helvetica Bold for the characters from space to tilde, in thousandths of the font size (Adobe's
 * font metrics for the standard fonts, with the quotes of WinAnsi).
 */
const PLAIN = [
    [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
    [556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
    [1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
    [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
    [333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
    [556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
].flat();
const BOLD = [
    [278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
    [556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
    [975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
    [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
    [333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
    [611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
].flat();
/** Wide enough for the characters whose width is not known. */
const OTHER = 1000;
/** Returns the width of a text in the unit of its font size. */
function textWidth(text, fontSize, isBold = false) {
    const widths = isBold ? BOLD : PLAIN;
    let sum = 0;
    // A letter with an accent is as wide as the letter.
    for (const char of text.normalize('NFD')) {
        const code = char.codePointAt(0) ?? 0;
        if (code < 0x300 || code > 0x36f)
            sum += widths[code - 32] ?? OTHER;
    }
    return (sum * fontSize) / 1000;
}
/** Cuts a text so that it fits, and marks the cut. */
function fitText(text, width, fontSize) {
    if (textWidth(text, fontSize) <= width)
        return text;
    const chars = Array.from(text.slice(0, 500));
    while (chars.length > 0 && textWidth(`${chars.join('')}...`, fontSize) > width)
        chars.pop();
    return `${chars.join('').trimEnd()}...`;
}


/***/ }),

/***/ 6296:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ roundAxis)
/* harmony export */ });
/**
 * Chooses round ticks, 1, 2 or 5 times a power of ten apart, that enclose a range.
 * @param most about how many steps; there may be one more
 */
function roundAxis(low, high, most = 5) {
    const [from, to] = widened(low, high);
    const rough = (to - from) / most;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999_999) ?? 10);
    const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)];
    // Multiples of the step, rounded: 3 x 0.1 is not 0.3 in binary.
    const ticks = Array.from({ length: last - first + 1 }, (_unused, index) => Number(((first + index) * step).toPrecision(12)));
    return { low: ticks[0] ?? from, high: ticks.at(-1) ?? to, ticks };
}
/** Smaller numbers are too close to the end of what a number can hold. */
const TINY = 1e-290;
/** Makes room around a range that is one number, or too narrow to be told from one. */
function widened(low, high) {
    const size = Math.max(Math.abs(low), Math.abs(high));
    if (size > TINY && high - low > size * 1e-9)
        return [low, high];
    return size <= TINY ? [0, 1] : [low - size / 2, high + size / 2];
}


/***/ }),

/***/ 2355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   YV: () => (/* binding */ toneOf),
/* harmony export */   vw: () => (/* binding */ foundScore)
/* harmony export */ });
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6889);

const VERDICTS = {
    clean: 'Passed',
    vulnerable: 'Vulnerable',
    undecided: 'Undecided',
};
const TONES = {
    clean: 'good',
    vulnerable: 'bad',
    undecided: 'open',
};
function toneOf({ verdict }) {
    return TONES[verdict];
}
/** `score at least 0.88 (black box; 95 % interval 0.78 to 0.94), threshold 0.5` */
function foundScore({ threshold }, { score, bound, access }) {
    const basis = { bound, ...(access === undefined ? {} : { access }), interval: score };
    return (0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)({ score: score.value, threshold, ...basis });
}
/** The verdict in a sentence: `Vulnerable: score at least 0.88 \u2026, threshold 0.5.` */
function headline(summary, result) {
    const { verdict } = summary;
    const start = `${VERDICTS[verdict]}: ${foundScore(summary, result)}`;
    return verdict === 'undecided'
        ? `${start}, but the attack was cut short. This is not a pass.`
        : `${start}.`;
}


/***/ }),

/***/ 2788:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MJ: () => (/* binding */ vulnerabilityDocument),
/* harmony export */   gK: () => (/* binding */ limitBlocks),
/* harmony export */   uT: () => (/* binding */ methodBlocks),
/* harmony export */   vH: () => (/* binding */ allEvidence),
/* harmony export */   wx: () => (/* binding */ verdictBlocks)
/* harmony export */ });
/* harmony import */ var _text_number_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4026);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9604);
/* harmony import */ var _score_bar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9040);
/* harmony import */ var _analysed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5891);
/* harmony import */ var _defence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8190);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6057);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3848);
/* harmony import */ var _robustness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3090);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2355);









/** Tells what an attack found: the verdict first, then its grounds. */
function vulnerabilityDocument(summary, result) {
    return {
        title: `Vulnerability report: ${summary.attack} of ${summary.model}`,
        tone: (0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__/* .toneOf */ .YV)(summary),
        headline: (0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(summary, result),
        sections: [
            {
                title: 'Verdict',
                blocks: [...verdictBlocks(summary, result), ...(0,_robustness_js__WEBPACK_IMPORTED_MODULE_2__/* .strengthBlocks */ .k)(result)],
            },
            { title: 'How it was found', blocks: methodBlocks(result) },
            { title: 'Evidence', blocks: allEvidence(summary, result) },
            { title: 'What helps', blocks: (0,_defence_js__WEBPACK_IMPORTED_MODULE_0__/* .defenceBlocks */ .Xj)(result.defences, summary.threshold) },
            { title: 'What the score does not say', blocks: limitBlocks(result) },
            (0,_analysed_js__WEBPACK_IMPORTED_MODULE_4__/* .analysedSection */ .x)(summary),
        ],
    };
}
function verdictBlocks(summary, { score, meaning }) {
    return [
        { kind: 'plot', caption: 'Score, 95 % interval and threshold', plot: (0,_score_bar_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreBar */ .E)(score, summary.threshold) },
        (0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .F)(meaning),
    ];
}
/** How the score was computed, and what that took. */
function methodBlocks({ method, queries, seconds, accuracy, cutShort, figures, }) {
    const facts = [
        ['Method', `${method.name}, version ${String(method.version)}`],
        ['Score', method.formula],
        ...method.sources.map((source) => ['Source', source]),
        ['Queries of the model', (0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(queries)],
        ['Seconds', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .shownNumber */ .b8)(seconds)],
        ['Cut short', cutShort ? 'yes: the time or the queries ended before the attack was complete' : 'no'],
    ];
    if (accuracy !== undefined)
        facts.push(['Accuracy before the attack', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .shownNumber */ .b8)(accuracy)]);
    const settings = Object.entries(figures).map(([name, value]) => [name, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .shownValue */ .JJ)(value)]);
    return [
        { kind: 'facts', caption: 'Method and effort', facts },
        ...(settings.length === 0
            ? []
            : [{ kind: 'facts', caption: 'Settings and figures', facts: settings }]),
    ];
}
function allEvidence(summary, { evidence }) {
    return evidence.length === 0
        ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .F)('There are no plots and no pictures.')]
        : evidence.flatMap((one) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceBlocks */ .I)(summary, one));
}
/** What the score does not say. */
function limitBlocks({ limits, robustness }) {
    const shown = robustness?.alarms.map(({ meaning }) => meaning) ?? [];
    const others = limits.filter((limit) => !shown.includes(limit));
    return others.length === 0
        ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .F)('The attack names no limits of its own.')]
        : [{ kind: 'list', items: others }];
}


/***/ }),

/***/ 2434:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ blockHtml),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   lV: () => (/* binding */ factList)
/* harmony export */ });
/* harmony import */ var _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9604);
/* harmony import */ var _text_number_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4026);
/* harmony import */ var _html_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);
/* harmony import */ var _plot_svg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5912);
/* harmony import */ var _png_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9205);





/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;
/** The first rows of a long table are shown at once, and the others on demand. */
const MOST_OPEN_ROWS = 8;
/** Of inputs before and after, so many are shown at once. */
const MOST_OPEN_GROUPS = 4;
function blockHtml(block, context) {
    switch (block.kind) {
        case 'paragraph':
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('p', {}, block.text);
        case 'heading':
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)(context.level === 3 ? 'h3' : 'h4', {}, block.text);
        case 'list':
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('ul', {}, block.items.map((item) => (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('li', {}, item)));
        case 'facts':
            return [
                block.caption === '' ? undefined : (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('p', { class: 'label' }, block.caption),
                factList(block.facts),
            ];
        case 'table':
            return tableHtml(block);
        case 'plot': {
            const plot = (0,_plot_svg_js__WEBPACK_IMPORTED_MODULE_1__/* .plotSvg */ .S)(block.plot, block.caption, context.names);
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('figure', {}, plot, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('figcaption', {}, block.caption));
        }
        case 'pictures':
            return picturesHtml(block.groups, block.left, context);
    }
}
/** Names with their values. */
function factList(facts) {
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('dl', { class: 'facts' }, facts.map(([name, value]) => (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('div', {}, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('dt', {}, name), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('dd', {}, value))));
}
function tableHtml({ caption, header, rows, isOpen = false, isExact = false, }) {
    const shown = rows.slice(0, MOST_ROWS);
    const table = tableOf(caption, header, shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : [cell]))), isExact ? _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .exactNumber */ .rf : _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownNumber */ .b8);
    const content = [table, leftOut(rows.length - shown.length, 'rows are in the JSON report')];
    if (shown.length <= MOST_OPEN_ROWS)
        return content;
    const words = `${caption}: ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(rows.length)} rows`;
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('details', { open: isOpen ? '' : undefined }, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('summary', {}, words), content);
}
/** A table with its caption. A column of numbers only stands to the right. A wide table scrolls by itself. */
function tableOf(caption, header, rows, shown = _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownNumber */ .b8) {
    const kinds = header.map((_name, column) => rows.every((row) => typeof row[column] === 'number') ? 'number' : undefined);
    const names = header.map((name, at) => (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('th', { scope: 'col', class: kinds[at] }, name));
    const lines = rows.map((row) => (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('tr', {}, row.map((cell, at) => (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('td', { class: kinds[at] }, typeof cell === 'number' ? shown(cell) : cell))));
    const table = (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('table', {}, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('caption', {}, caption), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('thead', {}, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('tr', {}, names)), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('tbody', {}, lines));
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, table);
}
function leftOut(count, where) {
    return count > 0 ? (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('p', { class: 'note' }, `${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)} more ${where}.`) : undefined;
}
function picturesHtml(groups, left, context) {
    const shown = groups.flatMap((group) => {
        const files = [];
        const bytes = () => {
            files.push(...group.pictures.map((picture) => [picture, (0,_png_js__WEBPACK_IMPORTED_MODULE_2__/* .toPng */ .$)(picture.raster)]));
            return files.reduce((sum, [, png]) => sum + png.length, 0);
        };
        return context.allowsPictures(bytes) ? [groupHtml(group, files)] : [];
    });
    const missing = left + groups.length - shown.length;
    const kind = groups.every(({ pictures }) => pictures.length === 1) ? 'groups single' : 'groups';
    const open = kind === 'groups' ? MOST_OPEN_GROUPS : shown.length;
    const folded = shown.slice(open);
    return [
        shown.length === 0 ? undefined : (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('ul', { class: kind }, shown.slice(0, open)),
        folded.length === 0
            ? undefined
            : (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('details', {}, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('summary', {}, `${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(folded.length)} more`), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('ul', { class: kind }, folded)),
        leftOut(missing, 'are in the report of attack samples'),
    ];
}
function groupHtml({ name, note }, pictures) {
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('li', { class: 'group' }, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('p', { class: 'name' }, name), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('div', { class: 'row' }, pictures.map(pictureHtml)), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('p', { class: 'note' }, note));
}
function pictureHtml([{ raster, alt, label }, png]) {
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('figure', {}, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .image */ .Sl)((0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .pngAddress */ .SC)(png), alt, raster), label === '' ? undefined : (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('figcaption', {}, label));
}


/***/ }),

/***/ 6113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderPage),
/* harmony export */   v: () => (/* binding */ banner)
/* harmony export */ });
/* harmony import */ var _evidence_vulnerability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2788);
/* harmony import */ var _html_badge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4962);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2434);
/* harmony import */ var _html_markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3221);
/* harmony import */ var _html_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4721);
/* harmony import */ var _html_content_security_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9690);
/* harmony import */ var _html_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(668);







/** The name of the project, at the top of its pages. */
const PRODUCT = 'Model Security Scan';
/** Renders the page of a job: one HTML file that needs no script and no other file. */
function renderPage(summary, result) {
    const document = (0,_evidence_vulnerability_js__WEBPACK_IMPORTED_MODULE_0__/* .vulnerabilityDocument */ .MJ)(summary, result);
    const frame = { title: document.title, style: _html_style_js__WEBPACK_IMPORTED_MODULE_5__/* .STYLE */ .Y, policy: (0,_html_content_security_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .pagePolicy */ .K)(_html_style_js__WEBPACK_IMPORTED_MODULE_5__/* .STYLE */ .Y) };
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .pageText */ .xe)(frame, banner(), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('main', {}, jobContent(document, summary.note)));
}
/** The top of a page. @param more what stands beside the name of the project */
function banner(...more) {
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('header', { class: 'banner' }, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('p', { class: 'product' }, PRODUCT), more.length === 0 ? undefined : (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('p', { class: 'about' }, more));
}
/** The verdict of a job, and all that its report says. */
function jobContent(document, note) {
    const { title, tone, headline, sections } = document;
    const names = (0,_html_names_js__WEBPACK_IMPORTED_MODULE_6__/* .createNames */ .N)();
    return [
        (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('h1', {}, title),
        verdictCard(tone, headline),
        note === undefined ? undefined : (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('p', { class: 'note' }, note),
        sections.map((section) => sectionHtml(section, names)),
    ];
}
const WORDS = {
    good: 'Passed',
    bad: 'Vulnerable',
    open: 'No verdict',
    none: 'Not finished',
};
/** The verdict as a word, and its reason as a sentence. */
function verdictCard(tone, headline, ...more) {
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('div', { class: `verdict ${tone}` }, (0,_html_badge_js__WEBPACK_IMPORTED_MODULE_1__/* .badge */ .q)(tone, WORDS[tone]), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('p', { class: 'headline' }, headline), more);
}
function sectionHtml({ title, blocks }, names) {
    const id = names.next('section');
    const allowsPictures = (bytes) => bytes() >= 0;
    const context = { names, level: 3, allowsPictures };
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('section', { 'aria-labelledby': id }, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .element */ .ND)('h2', { id }, title), blocks.map((block) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .blockHtml */ .$C)(block, context)));
}


/***/ }),

/***/ 5912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ plotSvg)
/* harmony export */ });
/* harmony import */ var _evidence_plot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9967);
/* harmony import */ var _html_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);


/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
function plotSvg({ width, height, marks, description }, caption, names) {
    const [title, about] = [names.next('plot'), names.next('plot')];
    return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('svg', {
        class: 'plot',
        viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
        role: 'img',
        'aria-labelledby': title,
        'aria-describedby': about,
    }, (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('title', { id: title }, caption), (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('desc', { id: about }, description), marks.map(markSvg));
}
function markSvg(mark) {
    switch (mark.kind) {
        case 'line':
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('polyline', {
                class: `line ${mark.ink}`,
                points: mark.points.map(pair).join(' '),
                'stroke-width': mark.width,
                'stroke-dasharray': mark.dashes.length === 0 ? undefined : mark.dashes.join(' '),
            });
        case 'dot': {
            const [x, y] = mark.at;
            const place = { cx: coordinate(x), cy: coordinate(y), r: mark.radius };
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('circle', { class: `dot ${mark.ink}`, ...place });
        }
        case 'area':
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('polygon', { class: `area ${mark.ink}`, points: mark.points.map(pair).join(' ') });
        case 'text': {
            const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
            return (0,_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('text', { x, y, 'text-anchor': mark.anchor, 'font-size': _evidence_plot_js__WEBPACK_IMPORTED_MODULE_1__/* .PLOT_FONT_SIZE */ .OL }, mark.text);
        }
    }
}
function pair([x, y]) {
    return `${coordinate(x)},${coordinate(y)}`;
}
function coordinate(value) {
    return String(Number(value.toFixed(2)));
}


/***/ }),

/***/ 9205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toPng)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Writes a picture as PNG (ISO/IEC 15948): 8 bits a channel, red, green and blue. */
function toPng({ width, height, rgb }) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    // 8 bits, colour type 2, and the only methods there are.
    header.set([8, 2, 0, 0, 0], 8);
    const stride = width * 3;
    // Each row begins with its filter: none, which suits squares of one colour.
    const rows = Buffer.alloc(height * (stride + 1));
    for (let y = 0; y < height; y += 1) {
        rows.set(rgb.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
    }
    return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateSync)(rows)), chunk('IEND')]);
}
function chunk(type, data = Buffer.alloc(0)) {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(content));
    return Buffer.concat([length, content, check]);
}


/***/ })

};
