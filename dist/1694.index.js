export const id = 1694;
export const ids = [1694];
export const modules = {

/***/ 8222:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ NO_BUNDLE)
/* harmony export */ });
/** What a program without a bundle says in place of a digest. */
const NO_BUNDLE = 'not run from a bundle';


/***/ }),

/***/ 4767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ evidenceFacts),
/* harmony export */   dK: () => (/* binding */ evidenceRows)
/* harmony export */ });
/* unused harmony exports standardsOf, RECORDED, FLAG */
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9597);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9600);
/* harmony import */ var _facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7327);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(112);
/* harmony import */ var _decide_lineage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8857);
/* harmony import */ var _decide_judged_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3903);
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4225);
/* harmony import */ var _standards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6712);
/* harmony import */ var _taxonomy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2863);










const NOTHING = 'Nothing: there is no verdict.';
const ON_PURPOSE = 'Whether somebody did it on purpose.';
const IN_USE = 'Whether somebody does it to the system in use, and what follows there.';
const BY_SERVICE = 'the score of a service, whose method is not known here';
/** What the run is evidence of, in a fixed order: one row for all analyses or findings that are evidence of the same. */
function evidenceRows(outcome) {
    const { results, supplyChain } = outcome;
    return [
        ..._model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECKS */ .ui.flatMap((attack) => {
            const own = results.filter(({ spec }) => spec.attack === attack);
            return analysisRows(attack, own, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_4__/* .venueOf */ .p8)(outcome).hasJobs);
        }),
        ...(supplyChain === undefined ? [] : [...fileRows(supplyChain), ...unattackedRows(supplyChain)]),
        ...((0,_decide_lineage_js__WEBPACK_IMPORTED_MODULE_5__/* .isFoundByRecord */ .HQ)(outcome) ? [FLAG_ROW] : []),
        ...recordedRows(outcome),
    ];
}
/** The entries of public lists that results of an attack bear on: those of the lists for auditors, then its technique. */
function standardsOf(attack) {
    const { atlas } = (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .classificationOf */ .AZ)(attack);
    const own = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].assurance.standards.map(_standards_js__WEBPACK_IMPORTED_MODULE_8__/* .standardOf */ .D);
    return atlas === undefined ? own : [...own, listed(atlas)];
}
/** The rows for other programs. */
function evidenceFacts(outcome) {
    return evidenceRows(outcome).map(({ subject, result, names, standards, shows, open }) => ({
        ...{ subject, result, shows, doesNotShow: open },
        names: names.map((name) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(name, _result_object_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PATH_LENGTH */ .Kb)),
        standards: standards.map(({ list, id, nearest }) => ({ list, id, ...(nearest && { nearest }) })),
    }));
}
function analysisRows(attack, results, isByService) {
    const { assurance, judges, tasks } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack];
    const isAttack = tasks.length > 0;
    const shows = isByService ? BY_SERVICE : assurance.shows;
    const row = (result, names, words) => rowOf(attack, result, names, standardsOf(attack), words);
    const decided = results.filter(_decide_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecided */ .d$);
    // Those that lack the same parts are evidence of the same.
    const judged = (result, state, words) => [
        ...Map.groupBy(decided.filter((one) => one.state === state), (one) => untestedParts(one).join(', ')),
    ].flatMap(([parts, some]) => {
        const open = parts === '' ? words.open : `Not tested: ${parts}. ${words.open}`;
        return row(result, some.map(({ spec }) => spec.name), { ...words, open });
    });
    const without = results.filter((result) => !(0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecided */ .d$)(result)).map(({ spec }) => spec.name);
    const parts = decided.flatMap((one) => untestedParts(one).map((part) => `${one.spec.name} (${part})`));
    return [
        ...judged('found', 'vulnerable', {
            shows: sentence(`above the threshold: ${shows}`),
            open: judges === 'data' ? ON_PURPOSE : isAttack ? IN_USE : sentence(assurance.open),
        }),
        ...judged('passed', 'passed', {
            shows: sentence(`at or below the threshold: ${shows}`),
            open: sentence(isByService ? 'what the service tested' : assurance.open),
        }),
        ...row('not-tested', [...without, ...parts], untested(assurance)),
    ];
}
function untestedParts(result) {
    const { notTested = [] } = 'notTested' in result ? result : {};
    return notTested.map((part) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(part, _result_object_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FIELD_LENGTH */ .$o));
}
function untested({ shows, open }) {
    return { shows: NOTHING, open: sentence(`${shows}; ${open}`) };
}
/** The scan of files: what was found, what could not be scanned, or that nothing was found. */
function fileRows({ findings, fileCount }) {
    const { shows, open } = _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_ASSURANCE */ .Gt;
    const standards = _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_ASSURANCE */ .Gt.standards.map(_standards_js__WEBPACK_IMPORTED_MODULE_8__/* .standardOf */ .D);
    const unscanned = findings.filter(({ severity }) => severity === 'not-scanned');
    const found = findings.filter(({ severity }) => severity !== 'not-scanned');
    const techniques = new Set(found.flatMap(({ rule }) => (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .techniquesOf */ .r6)(rule)));
    const clean = { shows: sentence(`nothing found in what was scanned: ${shows}`), open: sentence(open) };
    return [
        ...rowOf('files', 'found', namesOf(found), [...standards, ...[...techniques].map(listed)], {
            shows: sentence(`found: ${shows}`),
            open: ON_PURPOSE,
        }),
        ...(found.length > 0 || fileCount === 0
            ? []
            : [{ subject: 'files', result: 'passed', names: [], standards, ...clean }]),
        ...rowOf('files', 'not-tested', namesOf(unscanned), standards, untested(_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_ASSURANCE */ .Gt)),
    ];
}
/** The names that entries of `accept` have. */
function namesOf(findings) {
    return [...new Set(findings.map(({ rule, path }) => `${rule}:${path}`))];
}
function unattackedRows({ unattacked = [], acceptedModels = [], }) {
    const names = [...unattacked, ...acceptedModels].map(({ path }) => path);
    const open = 'How these models withstand attacks: no analysis takes them.';
    return rowOf('unattacked-models', 'not-tested', names, standardsOf('evasion'), { shows: NOTHING, open });
}
/** A row; none without names. */
function rowOf(subject, result, names, standards, words) {
    return names.length === 0 ? [] : [{ subject, result, names, standards, ...words }];
}
/** What a run records beside its verdicts. */
const RECORDED = {
    'bill-of-materials': {
        standards: ['v1.0-C6.2.1', 'AML.M0023'],
        shows: 'which models and data the repository holds, their licences, and what was measured, as CycloneDX',
        open: 'who made it: it is not signed (AISVS 6.2.2); no missing field fails the check (AISVS 6.2.3)',
    },
    digests: {
        standards: ['v1.0-C6.1.3', 'AML.M0014'],
        shows: 'which bytes were judged, by the SHA-256 of each file, and which program judged them',
        open: 'who made the files, and whether the same ones are in use: sign the statement, and verify it there',
    },
};
/** What the flag in the record of a service is evidence of. */
const FLAG = {
    shows: 'that a service flagged the repository',
    open: 'what it found, and in which file',
};
const FLAG_ROW = {
    ...{ subject: 'supply-chain', result: 'found', names: [_facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORD_FINDING */ .mR] },
    standards: (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .entriesOf */ .Mc)('supply-chain').map(listed),
    ...{ shows: sentence(FLAG.shows), open: sentence(FLAG.open) },
};
function recordedRows({ bomFile, results, supplyChain }) {
    const hasDigests = results.some(({ digests = {} }) => Object.keys(digests).length > 0) ||
        supplyChain?.files.some(({ sha256 }) => sha256 !== undefined) === true;
    const row = (subject, names) => {
        const { standards, shows, open } = RECORDED[subject];
        return {
            ...{ subject, result: 'recorded', names, standards: standards.map(_standards_js__WEBPACK_IMPORTED_MODULE_8__/* .standardOf */ .D) },
            ...{ shows: sentence(shows), open: sentence(open) },
        };
    };
    return [
        ...(bomFile === undefined ? [] : [row('bill-of-materials', [bomFile])]),
        ...(hasDigests ? [row('digests', [])] : []),
    ];
}
function listed(entry) {
    return { ...entry, list: (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .sourceOf */ .vz)(entry).name };
}
function sentence(clause) {
    return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}


/***/ }),

/***/ 104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderRunPage: () => (/* binding */ renderRunPage)
});

// EXTERNAL MODULE: ./src/facts/written-files.ts
var written_files = __webpack_require__(7722);
// EXTERNAL MODULE: ./src/core/join-texts.ts
var join_texts = __webpack_require__(2366);
// EXTERNAL MODULE: ./src/core/own-program.ts
var own_program = __webpack_require__(8222);
// EXTERNAL MODULE: ./src/facts/score-words.ts
var score_words = __webpack_require__(6889);
// EXTERNAL MODULE: ./src/facts/venue.ts
var venue = __webpack_require__(112);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/text/safe-markup.ts
var safe_markup = __webpack_require__(4139);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
    const safe = url === undefined ? undefined : (0,safe_markup/* linkableUrl */.s6)(url);
    return safe === undefined ? undefined : new SafeAddress(safe);
}
/** The address of an element on the same page. */
function placeAddress(id) {
    return new SafeAddress(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
}
/**
 * A file of the run, from where the page lies: both paths are relative to the workspace.
 * @returns undefined for a file outside of it
 */
function fileAddress(page, file) {
    const way = external_node_path_.posix.relative(external_node_path_.posix.dirname(page), file);
    const isInside = !external_node_path_.posix.isAbsolute(page) && !external_node_path_.posix.isAbsolute(file) && !file.startsWith('..');
    const parts = way.split('/').map((part) => encodeURIComponent(part.toWellFormed()));
    return isInside ? new SafeAddress(`./${parts.join('/')}`) : undefined;
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
/** One of several choices of a name, with its words. The style sheet acts on the one that is checked. */
function choice(name, id, isChecked, ...words) {
    const attributes = attributesOf({ type: 'radio', name, id, checked: isChecked ? '' : undefined });
    return markup_element('span', { class: 'choice' }, new FinishedHtml(`<input${attributes}>`), markup_element('label', { for: id }, words));
}
/** The characters of a content with its markup. */
function contentLength(content) {
    return htmlOf(content).length;
}
/** A text of others: its direction does not reach its surroundings. */
function isolated(text) {
    return markup_element('bdi', {}, text);
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
function pageText({ title, icon, style }, ...body) {
    if (style.includes('<'))
        throw new RangeError('A style sheet holds no angle bracket.');
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${escapeText(pagePolicy(style))}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        // A later run knows its own pages by this line.
        '<meta name="generator" content="Model Security Scan">',
        `<title>${escapeText(title)}</title>`,
        `<link rel="icon" href="${escapeText(icon)}">`,
        `<style>${style}</style>`,
        '</head>',
        htmlOf(markup_element('body', {}, ...body)),
        '</html>',
        '',
    ].join('\n');
}
/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 */
function pagePolicy(style) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(style).digest('base64');
    return [
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}

;// CONCATENATED MODULE: ./src/html/badge.ts

/** The shapes of verdicts differ, too, since not everybody tells colours apart. */
const SHAPES = {
    good: 'M3.5 8.5l3 3 6-7',
    bad: 'M4 4l8 8M12 4l-8 8',
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

;// CONCATENATED MODULE: ./src/html/style.ts
/** The colours of a light page, and of a dark one. Each text has a contrast of at least 4.5 with what is behind it. */
const LIGHT = `
  --back: #fbfbfa; --panel: #ffffff; --sunk: #f3f3f1; --text: #1d2025; --faint: #5b626d; --rule: #dfdfdb;
  --accent: #3450b8; --good: #17693a; --bad: #b3261e; --open: #855700;
  --good-back: #e5f4ea; --bad-back: #fceae8; --open-back: #fbf1dc; --none-back: #ececea;
  --band: #7286d6; --s1: #3450b8; --s2: #b4480f; --s3: #00795a; --s4: #9c3f86; --s5: #705600; --s6: #5a5f6b;`;
const DARK = `
  --back: #121417; --panel: #1a1d21; --sunk: #22262b; --text: #e7e9ec; --faint: #a3abb6; --rule: #343a42;
  --accent: #9db2ff; --good: #6fd296; --bad: #ff9b92; --open: #ecc06a;
  --good-back: #173223; --bad-back: #3d1d1b; --open-back: #382b12; --none-back: #2a2f35;
  --band: #5f70b4; --s1: #9db2ff; --s2: #ff9f68; --s3: #4fd1a5; --s4: #e89fcb; --s5: #e0c14a; --s6: #b4bac5;`;
const SERIES = [1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`);
/** Entries that no choice of the reader shows are hidden; a link to one shows it all the same. */
const HIDDEN = [
    '.results:has(#show-act:checked) .entry:not(.act):not(:target)',
    '.results:has(#show-close:checked) .entry:not(.close):not(:target)',
    '.results:has(#show-close:checked) .group:not(:has(.close)):not(:has(:target))',
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((kind) => [
        `.results:has(#kind-${String(kind)}:checked) .entry:not(.of-${String(kind)}):not(:target)`,
        `.results:has(#kind-${String(kind)}:checked) .group:not(:has(.of-${String(kind)})):not(:has(:target))`,
    ]),
].join(',\n');
/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { ${DARK} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: .75rem; }
body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main, .foot { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; margin: .75rem 0 .5rem; }
h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -.01em; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; line-height: 1.4; margin: 0; }
h4 { font-size: 1rem; line-height: 1.4; margin: 1.25rem 0 .25rem; }
p, ul, ol { margin: .5rem 0; max-width: 46rem; }
ul, ol { padding-left: 1.25rem; } li { margin: .25rem 0; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
code { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.excerpt { background: var(--sunk); border-radius: 6px; padding: .5rem .8rem; }
.note { color: var(--faint); font-size: .875rem; }
.label { margin: 1rem 0 .25rem; font-size: .875rem; font-weight: 600; color: var(--faint); }
.badge { display: inline-flex; align-items: center; gap: .3rem; padding: 0 .6rem 0 .4rem; border: 1px solid transparent;
  border-radius: 99rem; font-size: .875rem; font-weight: 600; line-height: 1.6; white-space: nowrap; }
.icon { width: .875rem; height: .875rem; flex: none; }
.icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad { background: var(--bad-back); color: var(--bad); }
.badge.open { background: var(--open-back); color: var(--open); }
.badge.none { background: var(--none-back); color: var(--text); }
.top { background: var(--panel); border: 1px solid var(--rule); border-left: 5px solid var(--faint); border-radius: 10px;
  padding: 1rem 1.5rem; margin: 1.5rem 0; }
.top.good { border-left-color: var(--good); } .top.bad { border-left-color: var(--bad); }
.top.open { border-left-color: var(--open); }
.about { margin: 0; max-width: none; color: var(--faint); font-size: .875rem; }
.about .badge { font-size: 1rem; margin-right: .5rem; } .about > span:not(.badge) + span::before { content: "\u00b7 "; }
.headline { font-size: 1.125rem; } .top > :last-child { margin-bottom: 0; }
.counts { max-width: none; font-weight: 600; }
.scroll { overflow-x: auto; margin: .5rem 0; }
table { border-collapse: collapse; font-size: .9rem; min-width: 100%; }
caption { text-align: left; font-weight: 600; font-size: .875rem; color: var(--faint); padding: .25rem 0; }
th, td { padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  overflow-wrap: normal; }
th { font-weight: 600; } td code { overflow-wrap: anywhere; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.matrix th, .matrix td { padding-top: .1rem; padding-bottom: .1rem; font-variant-numeric: tabular-nums; }
.matrix th[scope=row] { font-weight: 500; overflow-wrap: anywhere; min-width: 8rem; max-width: 24rem; }
.matrix bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.matrix a { text-decoration: none; } .matrix a:hover .badge { text-decoration: underline; }
.digest { display: inline-block; min-width: 17rem; overflow-wrap: anywhere; }
.filters:empty { display: none; }
.filters { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin-top: 1.5rem; font-size: .875rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { float: left; font-weight: 600; margin-right: .75rem; }
.choice { display: inline-block; margin-right: .75rem; white-space: nowrap; } .choice input { accent-color: var(--accent); }
.entry { border: 1px solid var(--rule); border-radius: 8px; background: var(--panel); margin: .4rem 0; }
.entry:target { outline: 2px solid var(--accent); }
.head { display: grid; grid-template-columns: minmax(12rem, 1.2fr) 6.5rem 9rem minmax(0, 2fr); gap: 0 1rem; align-items: center;
  padding: .4rem 1rem; color: inherit; font-weight: 400; }
.head .badge { justify-self: start; } [open] > .head > span:not(.badge), :target > details > .head > span:not(.badge) { display: none; }
.head .more { color: var(--faint); font-size: .875rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
summary.head { list-style: none; } summary.head::-webkit-details-marker { display: none; }
summary.head h3::before { content: "\u25b8"; display: inline-block; width: 1.1em; color: var(--accent); }
[open] > summary.head h3::before, :target > details > .head h3::before { content: "\u25be"; }
.entry details > :not(summary) { margin-left: 1rem; margin-right: 1rem; } .entry details[open] { padding-bottom: .75rem; }
.entry details details > :not(summary) { margin-left: 0; margin-right: 0; }
@media print, (min-width: 60rem) { .split { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 2rem; } }
.split h4:first-child { margin-top: .5rem; }
.lead { font-size: 1.0625rem; }
.facts { margin: .25rem 0 1rem; font-size: .9375rem; }
.facts > div { display: grid; grid-template-columns: minmax(7rem, 13rem) minmax(0, 1fr); gap: 0 1.25rem; padding: .3rem 0;
  border-bottom: 1px solid var(--rule); }
.split .facts > div { grid-template-columns: minmax(0, 1fr); }
.facts dt { color: var(--faint); } .facts dd { margin: 0; }
figure { margin: .75rem 0; } figcaption { color: var(--faint); font-size: .875rem; margin-top: .25rem; max-width: 44rem; }
.plot { display: block; width: 100%; max-width: 34rem; height: auto; }
.plot text { fill: var(--text); font-family: inherit; } .split .plot text { font-size: 14px; }
.line { fill: none; stroke-linejoin: round; } .line.axis { stroke: var(--faint); } .line.grid { stroke: var(--rule); }
.line.band { stroke: var(--band); } .line.limit { stroke: var(--text); }
.area.band { fill: var(--band); fill-opacity: .3; stroke: var(--band); stroke-width: .8; }
${SERIES.join('\n')}
.groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: .75rem; margin: .75rem 0;
  padding: 0; list-style: none; max-width: none; }
.single { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.groups > li { background: var(--sunk); border-radius: 8px; padding: .75rem; margin: 0; }
.groups p { margin: 0; font-size: .875rem; } .groups .name { font-weight: 600; }
.row { display: flex; gap: .6rem; margin: .5rem 0; }
.row figure { flex: 0 1 7rem; min-width: 0; margin: 0; } .row figcaption { font-size: .8125rem; line-height: 1.35; }
img { display: block; width: 100%; height: auto; image-rendering: pixelated; border-radius: 4px; }
details details { margin: .5rem 0; border-top: 1px solid var(--rule); }
summary { cursor: pointer; padding: .5rem 0; font-weight: 500; color: var(--accent); }
.closed { border-top: 1px solid var(--rule); } :not(.closed) + .closed { margin-top: 2rem; }
.closed h2, .rest h2 { display: inline; font-size: 1.0625rem; margin: 0; color: var(--accent); }
.rest { margin: .75rem 0; } .rest label { cursor: pointer; }
.foot { color: var(--faint); font-size: .875rem; padding-top: 1rem; padding-bottom: 2rem; }
:target > details:not([open])::details-content { display: block; content-visibility: visible; block-size: auto; }
@supports selector(:has(a)) { @media screen {
${HIDDEN} { display: none; }
.rest label::before { content: "\u25be "; } .results:has(#show-act:checked) .rest label::before { content: "\u25b8 "; }
} }
@media screen and (max-width: 48rem) {
  main, .foot { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.375rem; } .top { padding: .75rem 1rem; }
  .head { grid-template-columns: minmax(0, 1fr) auto; gap: .1rem .75rem; padding: .4rem .75rem; }
  .head .score { display: none; } .head .more { grid-column: 1 / -1; padding-left: 1.1rem; }
  .entry details > :not(summary) { margin-left: .75rem; margin-right: .75rem; }
  .facts > div { grid-template-columns: minmax(0, 1fr); }
}
@media screen and (max-width: 30rem) {
  .plot text { font-size: 14px; }
  .matrix { font-size: .8125rem; } .matrix th, .matrix td { padding-right: .4rem; } .matrix th[scope=row] { min-width: 6rem; }
  .matrix .badge { font-size: .8125rem; padding: 0 .35rem 0 .2rem; } .matrix td:not([colspan]) .open { width: 1.35rem; overflow: hidden; }
}
@media print {
  html { font-size: 11.5px; } body { line-height: 1.35; background: none; font-size: 1rem; }
  main { max-width: none; padding: 0; } p, ul, ol { max-width: none; margin: .25rem 0; } li { margin: 0; }
  h2 { margin: 1rem 0 .25rem; } h4 { margin: .5rem 0 0; } .top { margin-top: 0; }
  .entry:not(.act), .rest, .closed, .filters, .foot, .self, .entry details details { display: none; }
  .head .more, .head .score, .evidence > :not(figure, .groups) { display: none; }
  .entry details::details-content { display: block; content-visibility: visible; block-size: auto; }
  summary.head h3::before { content: none; } .top, figure, tr, .groups > li { break-inside: avoid; }
  h2, h3, h4, .head { break-after: avoid; } .scroll { overflow: visible; }
  .evidence figure { display: inline-block; width: 48%; vertical-align: top; margin: .25rem .5rem .25rem 0; }
  .groups { grid-template-columns: repeat(4, 1fr); } .evidence .row figure { width: auto; flex-basis: 4rem; margin: 0; }
}
`;

// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/report/document/files.ts
var document_files = __webpack_require__(2829);
// EXTERNAL MODULE: ./src/report/document/lineage-section.ts
var lineage_section = __webpack_require__(4845);
// EXTERNAL MODULE: ./src/report/document/changes.ts
var changes = __webpack_require__(8303);
// EXTERNAL MODULE: ./src/report/document/outcome-sections.ts
var outcome_sections = __webpack_require__(1583);
// EXTERNAL MODULE: ./src/report/evidence/numbers.ts
var numbers = __webpack_require__(9604);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
;// CONCATENATED MODULE: ./src/report/html/table-html.ts


/** A table with its caption. A column of numbers only stands to the right. A wide table scrolls by itself. */
function tableOf(caption, header, rows, shown = numbers/* shownNumber */.b8) {
    const kinds = header.map((_name, column) => rows.every((row) => typeof row[column] === 'number') ? 'number' : undefined);
    const names = header.map((name, at) => markup_element('th', { scope: 'col', class: kinds[at] }, name));
    const lines = rows.map((row) => markup_element('tr', {}, row.map((cell, at) => markup_element('td', { class: kinds[at] }, typeof cell === 'number' ? shown(cell) : cell))));
    const table = markup_element('table', {}, markup_element('caption', {}, caption), markup_element('thead', {}, markup_element('tr', {}, names)), markup_element('tbody', {}, lines));
    return markup_element('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, table);
}

// EXTERNAL MODULE: ./src/report/document/links.ts
var links = __webpack_require__(6043);
;// CONCATENATED MODULE: ./src/report/page/page-parts.ts





/** Allows pictures until so many bytes are used up; then none, however small. */
function picturesUpTo(most) {
    let left = most;
    return (bytes) => {
        if (left > 0)
            left -= bytes();
        return left > 0;
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
            case 'grid':
                return [
                    tableOf(part.caption, part.header, part.rows.slice(0, MOST_ENTRIES).map((row) => row.map((cell) => lineContent(cell, origin)))),
                    andMore(part.rows.length - MOST_ENTRIES, part.what[1]),
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
        return isolated(piece.said);
    if ('code' in piece)
        return markup_element('code', {}, isolated(piece.code));
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
/** A file that the run wrote, as a link from the page; both paths are relative to the workspace. */
function fileLink(page, file) {
    const href = page === undefined ? undefined : fileAddress(page, file);
    return href === undefined ? markup_element('code', {}, isolated(file)) : markup_element('a', { href }, isolated(file));
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
        .map((line) => markup_element('p', {}, isolated(line)));
}
const MOST_LINES = 20;
/** A section of the document; nothing if it is empty. */
function section({ title, parts }, origin) {
    if (parts.length === 0)
        return undefined;
    return markup_element('section', {}, markup_element('h2', {}, title), contentOf(parts, origin));
}
function note(...content) {
    return markup_element('p', { class: 'note' }, content);
}
/** A section that is closed at first. A link to it shows it, since the section itself is there. */
function closedSection(id, title, ...content) {
    if (content.flat(2).every((part) => part === undefined))
        return undefined;
    const heading = markup_element('summary', {}, markup_element('h2', {}, title));
    return markup_element('section', { class: 'closed', id }, markup_element('details', {}, heading, content));
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
/** Says how many things a page leaves out. */
function andMore(count, what) {
    return count > 0 ? note(`And ${(0,number_words/* grouped */.zD)(count)} more ${what}.`) : undefined;
}

// EXTERNAL MODULE: ./src/report/evidence/plot.ts
var plot = __webpack_require__(9967);
;// CONCATENATED MODULE: ./src/report/html/plot-svg.ts


/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
function plotSvg({ width, height, marks, description }, caption) {
    return markup_element('svg', {
        class: 'plot',
        viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
        role: 'img',
        'aria-label': `${caption}. ${description}`,
    }, marks.map(markSvg));
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
/** The number of inputs that are shown at once; the others are shown on demand. */
const MOST_OPEN_GROUPS = 4;
function blockHtml(block, allows) {
    switch (block.kind) {
        case 'heading':
            return markup_element('h4', {}, block.text);
        case 'facts':
            return [
                block.caption === '' ? undefined : markup_element('p', { class: 'label' }, block.caption),
                factList(block.facts),
            ];
        case 'table':
            return tableHtml(block);
        case 'plot':
            return markup_element('figure', {}, plotSvg(block.plot, block.caption), markup_element('figcaption', {}, block.caption));
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
function factList(facts) {
    return markup_element('dl', { class: 'facts' }, facts.map(([name, value]) => markup_element('div', {}, markup_element('dt', {}, name), markup_element('dd', {}, value))));
}
function tableHtml({ caption, header, rows, isOpen, isExact = false, }) {
    const shown = rows.slice(0, MOST_ROWS);
    const table = tableOf(caption, header, shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : [cell]))), isExact ? numbers/* exactNumber */.rf : numbers/* shownNumber */.b8);
    const content = [table, leftOut(rows.length - shown.length, 'rows are in the JSON report')];
    if (isOpen ?? shown.length <= MOST_OPEN_ROWS)
        return content;
    const words = `${caption}: ${(0,number_words/* grouped */.zD)(rows.length)} rows`;
    return folded(words, content);
}
function leftOut(count, where) {
    return count > 0 ? note(`${(0,number_words/* grouped */.zD)(count)} more ${where}.`) : undefined;
}
function picturesHtml(groups, left, allows) {
    const shown = groups.flatMap((group) => {
        const files = [];
        const bytes = () => {
            files.push(...group.pictures.map((picture) => [picture, (0,png/* toPng */.$)(picture.raster)]));
            return files.reduce((sum, [, png]) => sum + png.length, 0);
        };
        return allows(bytes) ? [groupHtml(group, files)] : [];
    });
    const missing = left + groups.length - shown.length;
    const kind = groups.every(({ pictures }) => pictures.length === 1) ? 'groups single' : 'groups';
    const more = shown.slice(MOST_OPEN_GROUPS);
    return [
        shown.length === 0 ? undefined : markup_element('ul', { class: kind }, shown.slice(0, MOST_OPEN_GROUPS)),
        more.length === 0
            ? undefined
            : folded(`${(0,number_words/* grouped */.zD)(more.length)} more`, markup_element('ul', { class: kind }, more)),
        leftOut(missing, 'are in the report of attack samples'),
    ];
}
function groupHtml({ name, note }, pictures) {
    return markup_element('li', {}, markup_element('p', { class: 'name' }, name), markup_element('div', { class: 'row' }, pictures.map(pictureHtml)), markup_element('p', { class: 'note' }, note));
}
function pictureHtml([{ raster, alt, label }, png]) {
    return markup_element('figure', {}, markup_image(pngAddress(png), alt, raster), label === '' ? undefined : markup_element('figcaption', {}, label));
}

// EXTERNAL MODULE: ./src/report/order.ts
var order = __webpack_require__(734);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./src/report/document/analyses.ts
var analyses = __webpack_require__(8914);
// EXTERNAL MODULE: ./src/report/document/repeat-command.ts
var repeat_command = __webpack_require__(4319);
// EXTERNAL MODULE: ./src/report/document/findings.ts
var findings = __webpack_require__(1178);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __webpack_require__(8074);
// EXTERNAL MODULE: ./src/facts/robustness-words.ts
var robustness_words = __webpack_require__(6273);
// EXTERNAL MODULE: ./src/report/evidence/document.ts
var evidence_document = __webpack_require__(6057);
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
function robustnessCurve({ eps, medianEps, curve }) {
    return {
        kind: 'curve',
        title: 'Success against eps',
        xLabel: 'eps, a share of the range of each number',
        yLabel: 'share of inputs changed to another class',
        series: [{ name: 'inputs', points: curve.map((point) => [point.eps, point.success]) }],
        isScore: true,
        marks: [
            { at: eps, name: 'eps' },
            ...(medianEps === undefined || medianEps > (curve.at(-1)?.eps ?? 0)
                ? []
                : [{ at: medianEps, name: 'median' }]),
        ],
    };
}

;// CONCATENATED MODULE: ./src/report/evidence/score-bar.ts



const WIDTH = 400;
const [LEFT, RIGHT] = [14, 386];
const AXIS_Y = 40;
/** Draws a score, its interval and the threshold small enough for a list, without words. */
function smallScoreBar(score, threshold) {
    const [width, left, right, y] = [240, 6, 234, 10];
    const limit = placed(threshold, left, right);
    return {
        width,
        height: 20,
        marks: [
            (0,plot/* straight */.nS)([left, y], [right, y], 'grid', 3),
            ...scoreMarks(score, left, right, y),
            (0,plot/* straight */.nS)([limit, 1], [limit, 19], 'limit', 1.4),
        ],
        description: describe(score, threshold),
    };
}
/** Without a known interval its ends are the score. */
function hasInterval({ low, high }) {
    return low < high;
}
/** Draws a score with its interval and the threshold on a line from 0 to 1. */
function scoreBar(score, threshold) {
    const place = (share) => placed(share, LEFT, RIGHT);
    const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
        (0,plot/* straight */.nS)([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
        (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(tick), [place(tick), AXIS_Y + 17], 'middle'),
    ]);
    const limit = place(threshold);
    const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
    return {
        width: WIDTH,
        height: 62,
        marks: [
            (0,plot/* straight */.nS)([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
            ...ticks,
            (0,plot/* straight */.nS)([limit, AXIS_Y - 22], [limit, AXIS_Y], 'limit', 1.6, [4, 2]),
            (0,plot/* label */.Pf)(`threshold ${String(threshold)}`, [limit, AXIS_Y - 27], anchor),
            ...scoreMarks(score, LEFT, RIGHT, AXIS_Y - 8),
        ],
        description: describe(score, threshold),
    };
}
function placed(share, left, right) {
    return left + Math.min(1, Math.max(0, share)) * (right - left);
}
/** The interval, and the score on it. */
function scoreMarks({ value, low, high }, left, right, y) {
    return [
        (0,plot/* straight */.nS)([placed(low, left, right), y], [placed(high, left, right), y], 'band', 9),
        { kind: 'dot', at: [placed(value, left, right), y], radius: 4.5, ink: 'series-1' },
    ];
}
/** In the words of log and summary, so that nobody sees two roundings of one score. */
function describe(score, threshold) {
    const found = { score: score.value, threshold, ...(hasInterval(score) ? { interval: score } : {}) };
    return `${(0,score_words/* formatScore */.y)(found)}, on a line from 0 to 1.`;
}

// EXTERNAL MODULE: ./src/report/evidence/evidence.ts + 6 modules
var evidence_evidence = __webpack_require__(4260);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
;// CONCATENATED MODULE: ./src/report/evidence/vulnerability.ts





/** How the score was computed, and what that took. */
function methodBlocks({ task, attack }, { method, queries, seconds, accuracy, cutShort, figures }) {
    const facts = [
        ['Method', `${method.name}, version ${(0,catalog/* methodVersion */.Kq)(task, attack)}`],
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
    return evidence.flatMap((one) => (0,evidence_evidence/* evidenceBlocks */.I)(summary, one));
}
/** What the score does not say. */
function limitBlocks({ limits, robustness }) {
    const shown = robustness?.alarms.map(({ meaning }) => meaning) ?? [];
    return (0,outcome_sections/* textParts */.KO)(limits.filter((limit) => !shown.includes(limit)), ['limit', 'limits']);
}

// EXTERNAL MODULE: ./src/report/sarif/rule-texts.ts
var rule_texts = __webpack_require__(689);
;// CONCATENATED MODULE: ./src/report/page/entry.ts




const KINDS = ['files', ...order/* CONSEQUENCE */.yb];
/** An analysis by its name: `digits/evasion`. */
function analysisName({ model, attack }) {
    return [isolated(model), '/', attack];
}
/** The name of an entry as its id, so that links stay valid from run to run, if it can be one and is the first of that name. */
function idOf(name, { ids }) {
    const id = STABLE_ID.test(name) && !ids.has(name) ? name : `entry-${String(ids.size)}`;
    ids.add(id);
    return id;
}
const STABLE_ID = /^[\p{L}\p{M}\p{N}._-]{1,100}(?:\/[\p{L}\p{M}\p{N}._-]{1,100}){1,20}$/u;
/** All entries, and above them what to choose from: the style sheet hides the others. */
function renderGroups(groups) {
    const shown = groups.filter(({ entries }) => entries.length > 0);
    if (shown.length === 0)
        return [];
    const show = showChoices(shown.flatMap(({ entries }) => entries));
    const kinds = kindChoices(shown.flatMap(({ entries }) => entries));
    const field = (legend, choices) => choices.length < 2 ? [] : markup_element('fieldset', {}, markup_element('legend', {}, legend), choices);
    return markup_element('div', { class: 'results' }, markup_element('div', { class: 'filters' }, field('Show', show), field('Attack', kinds)), shown.map((group) => renderGroup(group, show.length > 1)));
}
/** @param isChosen true if readers choose what is shown: what needs no action is hidden at first, and its heading shows it */
function renderGroup({ id, title, entries, left = 0 }, isChosen) {
    const words = `${title} (${(0,number_words/* grouped */.zD)(entries.length + left)})`;
    const isRest = isChosen && !entries.some(({ needsAction }) => needsAction);
    return markup_element('section', { class: isRest ? 'group rest' : 'group', id }, markup_element('h2', {}, isRest ? markup_element('label', { for: 'show-all' }, words) : words), entries.map(renderEntry), andMore(left, 'entries: see the results file'));
}
function renderEntry(entry) {
    const { id, kind, needsAction, isClose = false, name, verdict, plot, words, body, isOpen = false } = entry;
    const classes = [
        'entry',
        `of-${String(KINDS.indexOf(kind))}`,
        ...(needsAction ? ['act'] : []),
        ...(isClose ? ['close'] : []),
    ];
    const head = [
        markup_element('h3', {}, name),
        verdict,
        markup_element('span', { class: 'score' }, plot),
        markup_element('span', { class: 'more' }, words),
    ];
    const content = body.length === 0
        ? markup_element('div', { class: 'head' }, head)
        : markup_element('details', { open: isOpen ? '' : undefined }, markup_element('summary', { class: 'head' }, head), body);
    return markup_element('article', { class: classes.join(' '), id }, content);
}
/** Choices work without a script: `html/style.ts` hides the entries that are not chosen. */
function showChoices(entries) {
    const act = entries.filter(({ needsAction }) => needsAction).length;
    const close = entries.filter(({ isClose }) => isClose === true).length;
    return [
        ...(act === 0 || act === entries.length
            ? []
            : [choice('show', 'show-act', true, `needs action (${(0,number_words/* grouped */.zD)(act)})`)]),
        ...(close === 0 ? [] : [choice('show', 'show-close', false, `close to the limit (${(0,number_words/* grouped */.zD)(close)})`)]),
        choice('show', 'show-all', act === 0 || act === entries.length, `all (${(0,number_words/* grouped */.zD)(entries.length)})`),
    ];
}
function kindChoices(entries) {
    const kinds = KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
    const choices = kinds.map((kind) => choice('kind', `kind-${String(KINDS.indexOf(kind))}`, false, kind));
    return kinds.length < 2 ? [] : [choice('kind', 'kind-all', true, 'all'), ...choices];
}

;// CONCATENATED MODULE: ./src/report/page/page-analyses.ts





















/** What analyses say on a page, in characters with their markup. The others are shown as one line each. */
const page_analyses_MOST_LENGTH = 8_000_000;
const page_analyses_MOST_ENTRIES = 2000;
/** Renders the analyses, the most important first, until the page is full. @param opensFirst true to open the first finding */
function fittingEntries(results, context, opensFirst) {
    const ids = new Map();
    const groups = {
        ...{ findings: [], undecided: [], unfinished: [], accepted: [], passed: [] },
    };
    let [length, inShort] = [0, 0];
    for (const result of results.slice(0, page_analyses_MOST_ENTRIES)) {
        const id = idOf(result.spec.name, context);
        const group = (0,states/* groupOf */.F8)(result);
        const fits = group !== 'unfinished' && length <= page_analyses_MOST_LENGTH;
        const body = fits ? bodyOf(result, id, context) : [];
        length += contentLength(body);
        if (!fits && result.evidence !== undefined)
            inShort += 1;
        const isOpen = group === 'findings' && opensFirst && groups.findings.length === 0;
        groups[group].push({ ...headOf(result, id, group), body, isOpen });
        ids.set(result, id);
    }
    return { ...groups, ids, inShort, unlisted: Math.max(0, results.length - page_analyses_MOST_ENTRIES) };
}
/** The line of an analysis: its name, verdict and score, and why. */
function headOf(result, id, group) {
    const { spec, score } = result;
    return {
        ...{ id, kind: spec.attack, needsAction: group === 'findings' || group === 'undecided' },
        isClose: (0,finding_words/* isCloseToLimit */.DF)(result),
        name: analysisName(spec),
        verdict: stateBadge(result, score === undefined || group === 'accepted' ? undefined : (0,findings/* shownScore */.qY)(result, score)),
        plot: smallPlot(result),
        words: reasonOf(result),
    };
}
/** The verdict of an analysis as a badge. @param text shown instead of the word */
function stateBadge(result, text) {
    const { tone, words } = (0,states/* labelOf */.Wy)(result);
    return badge(tone, text ?? (0,join_texts/* upperFirst */.Z)(words));
}
/** What was found, why there is no verdict, or at least the score. */
function reasonOf(result) {
    const { score, message, threshold } = result;
    if (score === undefined)
        return isolated(message ?? '');
    const known = (0,decide_findings/* isAccepted */.oB)(result) ? `score ${(0,findings/* shownScore */.qY)(result, score)}, ` : '';
    const limit = `${known}threshold ${String(threshold)}`;
    const close = (0,finding_words/* isCloseToLimit */.DF)(result) ? score_words/* CLOSE_WORDS */.d_ : '';
    const parts = [limit, close, (0,finding_words/* notTestedShort */.tD)(result), (0,finding_words/* meaningOf */.Pr)(result) ?? ''];
    return isolated((0,join_texts/* joinTexts */.B)(parts, ' \u00b7 '));
}
/** Other services may count in other units than from 0 to 1. */
function estimateOf(result) {
    const { score } = result;
    if (score === undefined || score < 0 || score > 1)
        return undefined;
    return { value: score, ...((0,finding_words/* intervalOf */.XF)(result) ?? { low: score, high: score }) };
}
function smallPlot(result) {
    const estimate = estimateOf(result);
    if (estimate === undefined || result.threshold === undefined)
        return undefined;
    return plotSvg(smallScoreBar(estimate, result.threshold), `Score of ${result.spec.name}`);
}
/** Everything about an analysis: what happened, what to do, its evidence, and how it was found. */
function bodyOf(result, id, context) {
    const { message, evidence, score, state } = result;
    const isKept = 'keptSince' in result;
    const found = (0,finding_words/* meaningOf */.Pr)(result);
    const happened = [
        found === undefined ? undefined : markup_element('p', { class: 'lead' }, isolated(found)),
        score === undefined
            ? undefined
            : markup_element('p', {}, `${(0,join_texts/* upperFirst */.Z)((0,finding_words/* explainedScore */.fl)(result))}.`, ' ', isolated((0,finding_words/* notTestedSentence */.co)(result))),
        // Without a score the line above has it, cut.
        message === undefined ? undefined : isKept ? note(message) : lines(message),
    ];
    const facts = [
        ...(0,analyses/* linesOn */.Bo)(result, context.run, 'page'),
        ...(0,analyses/* jobLines */.TK)({ ...result, reports: [] }, context.run),
    ].map((line) => paragraph(line, context.run));
    const strength = evidence?.result ?? ('robustness' in result ? result : {});
    const isFound = state === 'vulnerable' && score !== undefined;
    const [toDo, meaning] = isFound ? advice(result, id, context) : [];
    const estimate = estimateOf(result);
    const bar = estimate === undefined || result.threshold === undefined ? [] : [scorePlot(estimate, result.threshold)];
    return [
        markup_element('div', { class: 'split' }, markup_element('div', {}, happened, toDo, facts, page_analyses_links(result, id, context)), markup_element('div', {}, blocks(bar, context), meaning, blocks(strengthBlocks(strength), context))),
        evidence === undefined ? keptPlots(result, context) : evidenceOf(result, evidence, context),
    ];
}
/** What results files keep to look at. */
function keptPlots(result, context) {
    if (result.state !== 'passed' && result.state !== 'vulnerable')
        return [];
    const { robustness, retained, threshold } = result;
    const curves = [
        ...(robustness === undefined ? [] : [robustnessCurve(robustness)]),
        ...(retained?.plots ?? []),
    ];
    return markup_element('div', { class: 'evidence' }, blocks(curves.flatMap((one) => (0,evidence_evidence/* evidenceBlocks */.I)({ threshold, task: result.spec.task }, one)), context));
}
function scorePlot(score, threshold) {
    const caption = hasInterval(score) ? 'Score, 95 % interval and threshold' : 'Score and threshold';
    return { kind: 'plot', caption, plot: scoreBar(score, threshold) };
}
function blocks(shown, { allows }) {
    return shown.map((block) => blockHtml(block, allows));
}
/** The evidence, and how it was found. */
function evidenceOf(result, report, context) {
    const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
    const found = report.result;
    const limits = limitBlocks(found);
    // Of the result of an earlier run nothing to look at may be kept.
    const lacksEvidence = 'keptSince' in result && found.evidence.length === 0;
    return [
        lacksEvidence
            ? markup_element('p', {}, NO_KEPT_EVIDENCE)
            : markup_element('div', { class: 'evidence' }, blocks(allEvidence(summary, found), context)),
        folded('How it was found: method, formula, effort and settings', blocks(methodBlocks(summary, found), context)),
        limits.length === 0 ? undefined : folded('What the score does not say', blocks(limits, context)),
    ];
}
const NO_KEPT_EVIDENCE = 'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';
/** How to repeat the analysis, where it is set up, its files, and a link to this entry. */
function page_analyses_links(result, id, { file, run }) {
    const { reports, spec } = result;
    const repeat = (0,repeat_command/* repeatCommand */.p)(result, run);
    const label = (0,venue/* venueOf */.p8)(run).hasJobs ? 'Its job: ' : 'Reproduce: ';
    const left = reports.length - MOST_FILES;
    const shown = [
        ...(spec.place === undefined ? [] : [lineContent(['Config ', { place: spec.place }], run)]),
        ...reports.slice(0, MOST_FILES).map((report) => fileLink(file, report)),
        ...(left > 0 ? [(0,number_words/* counted */.hS)(left, 'file more', 'files more')] : []),
        markup_element('a', { href: placeAddress(id), class: 'self' }, '# link to this entry'),
    ];
    return [
        repeat.length === 0 ? undefined : paragraph([label, ...repeat], run),
        note(shown.map((part, index) => [index === 0 ? '' : ' \u00b7 ', part])),
    ];
}
const MOST_FILES = 20;
/** What to do and what it means, which the page says once for each attack, and again if other actions come first. */
function advice(result, id, { explained, run }) {
    const { attack, name } = result.spec;
    const actions = (0,rule_texts/* actionsFor */.rG)(attack, (0,venue/* venueOf */.p8)(run), [result.spec]);
    const key = actions.join('\n');
    const first = explained.get(key);
    if (first !== undefined) {
        return [markup_element('p', {}, 'What to do against this attack, and what it means: see ', first, '.')];
    }
    explained.set(key, markup_element('a', { href: placeAddress(id) }, name));
    const { summary, attack: how } = (0,rule_texts/* ruleTextOf */.Hf)(attack);
    return [
        whatToDo(actions, markup_element('p', {}, rule_texts/* NOT_MEASURED */.pJ)),
        [markup_element('h4', {}, 'What it means'), markup_element('p', {}, `${summary} ${how}`)],
    ];
}

// EXTERNAL MODULE: ./src/report/assurance.ts
var assurance = __webpack_require__(4767);
;// CONCATENATED MODULE: ./src/report/page/page-evidence.ts





/** A row names at most this many analyses, findings or files. */
const MOST_NAMES = 20;
/** What the run is evidence of, by entries of public lists; undefined if it is evidence of nothing. */
function evidenceTable(outcome) {
    const rows = (0,assurance/* evidenceRows */.dK)(outcome).map(({ subject, result, names, standards, shows, open }) => [
        [`${subject}: ${result}`.replaceAll('-', ' '), namesOf(names)],
        standardsCell(standards),
        shows,
        isolated(open),
    ]);
    const header = ['result', 'bears on', 'what it shows', 'what it does not show'];
    return rows.length === 0 ? undefined : [note(NO_CERTIFICATE), tableOf('Evidence', header, rows)];
}
const NO_CERTIFICATE = 'The entries are requirements, tests and techniques that a result bears on. That a result is good does not mean that one of them is met.';
function namesOf(names) {
    const left = names.length - MOST_NAMES;
    return markup_element('div', {}, names.slice(0, MOST_NAMES).map((name, at) => [at === 0 ? '' : ', ', markup_element('code', {}, isolated(name))]), left > 0 ? `, and ${(0,number_words/* grouped */.zD)(left)} more` : '');
}
/** `OWASP AISVS 1.0: v1.0-C11.1.3, v1.0-C6.1.4`, a line for each list. */
function standardsCell(standards) {
    return [...Map.groupBy(standards, ({ list }) => list)].map(([list, entries]) => markup_element('div', {}, `${list}: `, entries.map(({ id, url, nearest }, at) => [
        at === 0 ? '' : ', ',
        markup_element('a', { href: webAddress(url), rel: 'noreferrer' }, id),
        nearest === true ? ' (nearest)' : '',
    ])));
}

// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
;// CONCATENATED MODULE: ./src/report/page/page-files.ts








/** A page shows at most this many findings of a kind. */
const MOST_FINDINGS = 100;
/** The findings in files that fail the check, the first one open; and the files that were not scanned. */
function fileEntries(scan, facts, context) {
    const group = (standing) => {
        const findings = scan === undefined ? [] : (0,judge_scan/* withStanding */.N6)(scan, standing);
        const entries = findings.slice(0, MOST_FINDINGS).map((finding, index) => ({
            ...fileEntry(finding, facts, context),
            isOpen: standing === 'flagged' && index === 0,
        }));
        return { entries, left: findings.length - entries.length };
    };
    return { flagged: group('flagged'), undecided: group('undecided') };
}
function fileEntry(finding, facts, context) {
    const { rule, path, severity, standing, sha256 } = finding;
    const { title, what, why, actions } = rules/* RULES */.y0[rule];
    const subject = (0,file_words/* formatSubject */.QK)(finding);
    const id = idOf(`${rule}/${path}`, context);
    // Nobody should be told how to accept what runs code.
    const steps = severity === 'critical' ? actions.filter((action) => !action.includes('`accept`')) : actions;
    return {
        ...{ id, kind: 'files', needsAction: true, name: isolated(path) },
        verdict: badge(standing === 'flagged' ? 'bad' : 'open', file_words/* SEVERITY_WORDS */.ii[severity]),
        words: [title, ...(subject === '' ? [] : [': ', isolated(subject)])],
        body: [
            markup_element('p', { class: 'lead' }, title, ', in ', lineContent([(0,document_files/* placeOf */.$t)(finding)], context.run), '.'),
            (0,document_files/* findingLines */.hq)(finding, facts, false).map((line) => paragraph(line, context.run)),
            whatToDo(steps),
            markup_element('h4', {}, 'What it means'),
            markup_element('p', {}, withCode(what), ' ', withCode(why)),
            sha256 === undefined ? undefined : note('SHA-256 of the file: ', markup_element('code', {}, sha256)),
        ],
    };
}

;// CONCATENATED MODULE: ./src/report/page/page-matrix.ts











const page_matrix_MOST_ROWS = 1000;
/** More models that nothing attacks share a row. */
const MOST_UNATTACKED = 10;
/** The ids of the sections that the matrix leads to. */
const SECTIONS = { unattacked: 'not-attacked', files: 'files' };
/** All models by all attacks: a short row for each model, and each cell leads to what the page says of the analysis. */
function matrix({ results, supplyChain }, ids) {
    const attacks = order/* CONSEQUENCE */.yb.filter((attack) => results.some(({ spec }) => spec.attack === attack));
    const models = modelsOf(results);
    const width = Math.max(1, attacks.length);
    const unattacked = (supplyChain?.unattacked ?? []).map(({ path }) => isolated(path));
    const left = unattacked.length - MOST_UNATTACKED;
    const further = left > 0 ? [(0,number_words/* counted */.hS)(left, 'further model', 'further models')] : [];
    const wideRow = (name, id, cells) => rowOf(name, markup_element('td', { colspan: width }, markup_element('a', { href: placeAddress(id) }, cells)));
    const rows = [
        ...[...models].map(([model, ofModel]) => modelRow(model, ofModel, attacks, ids)),
        ...[...unattacked.slice(0, MOST_UNATTACKED), ...further].map((name) => wideRow(name, SECTIONS.unattacked, badge('open', 'Not attacked'))),
        ...(supplyChain === undefined ? [] : [wideRow('Files', SECTIONS.files, fileCell(supplyChain))]),
    ];
    if (rows.length === 0)
        return [];
    const heads = attacks.length === 0 ? [markup_element('td')] : attacks.map((head) => markup_element('th', { scope: 'col' }, head));
    const table = markup_element('table', { class: 'matrix' }, markup_element('caption', {}, TITLE), markup_element('thead', {}, markup_element('tr', {}, markup_element('th', { scope: 'col' }, 'Model'), heads)), markup_element('tbody', {}, rows.slice(0, page_matrix_MOST_ROWS)));
    const hasGaps = results.length < attacks.length * models.size;
    return markup_element('section', { 'aria-label': TITLE }, markup_element('div', { class: 'scroll', role: 'group', 'aria-label': TITLE, tabindex: 0 }, table), andMore(rows.length - page_matrix_MOST_ROWS, 'models'), results.length === 0 ? undefined : note(legend(results, hasGaps)));
}
const TITLE = 'Every model and every attack';
/** The results of each model, those with the gravest findings first. */
function modelsOf(results) {
    const gravest = results.toSorted((one, other) => (0,order/* consequenceOf */.pd)(one) - (0,order/* consequenceOf */.pd)(other));
    return Map.groupBy(gravest, ({ spec }) => spec.model);
}
function rowOf(name, ...cells) {
    return markup_element('tr', {}, markup_element('th', { scope: 'row' }, name), cells);
}
function modelRow(model, results, attacks, ids) {
    const cells = attacks.map((attack) => {
        const result = results.find(({ spec }) => spec.attack === attack);
        return markup_element('td', {}, result === undefined ? NOT_ASKED : cell(result, ids.get(result)));
    });
    return rowOf(isolated(model), cells);
}
const NOT_ASKED = markup_element('span', { class: 'note', role: 'img', 'aria-label': 'not configured' }, '\u2013');
function cell(result, id) {
    const { score, spec, state } = result;
    const isJudged = state === 'passed' || state === 'vulnerable';
    if (!isJudged || score === undefined)
        return page_matrix_linked(id, stateBadge(result), undefined);
    const close = (0,finding_words/* isCloseToLimit */.DF)(result);
    const untested = (0,finding_words/* notTestedShort */.tD)(result);
    const shown = `${close ? '~ ' : ''}${(0,score_words/* roundedScore */.WG)(score)}${untested === '' ? '' : ' ?'}`;
    const words = [
        `${spec.name}: ${(0,states/* labelOf */.Wy)(result).words}`,
        `score ${(0,score_words/* boundedScore */.o7)(score, result.bound)}`,
        close ? score_words/* CLOSE_WORDS */.d_ : '',
        untested,
    ];
    return page_matrix_linked(id, stateBadge(result, shown), `${(0,join_texts/* joinTexts */.B)(words, ', ')} (${shown})`);
}
function page_matrix_linked(id, content, words) {
    if (id === undefined)
        return content;
    return markup_element('a', { href: placeAddress(id), 'aria-label': words }, content);
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
    const signs = [
        ...(results.some(finding_words/* isCloseToLimit */.DF) ? ['~ close to the limit'] : []),
        '? not tested, or not all of it',
        ...(hasGaps ? ['\u2013 not configured, so nothing is known'] : []),
    ];
    return `Scores run from 0 to 1; ${signs.join('; ')}.`;
}

// EXTERNAL MODULE: ./src/decide/verdict.ts
var verdict = __webpack_require__(6501);
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
    if ((0,verdict/* isEmptyPass */.lJ)(outcome) || (0,verdict/* acceptsUntested */.Ku)(outcome))
        return 'open';
    if (status === 'already-scanned' && (failed || lineage?.vulnerable !== false))
        return 'open';
    return TONES[status];
}
/** What stands for a verdict, and the analyses that it rests on. */
const TITLES = {
    bad: ['\u2717', decide_findings/* countsAsVulnerable */.hG],
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

// EXTERNAL MODULE: ./src/text/time-words.ts
var time_words = __webpack_require__(6606);
// EXTERNAL MODULE: ./src/report/summary/summary-verdict.ts
var summary_verdict = __webpack_require__(6821);
;// CONCATENATED MODULE: ./src/report/page/top.ts








/**
 * The top of a page: the verdict and what it is about, the worst finding in a sentence, what to do about it, and the counts.
 * @param first the entry of the worst finding
 */
function pageTop(outcome, about, first) {
    const tone = toneOf(outcome);
    const { title, meaning } = (0,summary_verdict/* describeVerdict */.X)(asOnPage(outcome));
    const counts = (0,findings/* countLine */.QK)(outcome);
    const hasFinding = outcome.status === 'vulnerable' && (0,findings/* gravestOf */.am)(outcome) !== undefined;
    return markup_element('header', { class: `top ${tone}` }, markup_element('p', { class: 'about' }, badge(tone, statusWord(outcome, tone)), subject(outcome, about)), markup_element('h1', {}, lineContent(capitalised(title), outcome)), hasFinding ? worst(outcome, first) : reasons(outcome, title), 
    // Beside what to do, or a pass, it says nothing new.
    (hasFinding && outcome.failed) || tone === 'good' ? [] : markup_element('p', {}, withCode(meaning)), counts.length === 0 ? undefined : markup_element('p', { class: 'counts' }, lineContent(counts, outcome)));
}
/** The repository, branch, commit and run, as links, when it was, and how long it took. */
function subject(outcome, about) {
    const { repoUrl = '', branch, commit, pullRequest, fork } = outcome.target ?? {};
    const { runUrl, runNumber = '', startedMs = about.writtenMs, writtenMs } = about;
    const run = runNumber === '' ? 'the run' : `run #${runNumber}`;
    const tookMs = writtenMs - startedMs;
    const shown = [
        ...(repoUrl === '' ? [] : [top_link(repoUrl.replace(/^[a-z]+:\/\/[^/]+\//iu, ''), repoUrl)]),
        ...(branch === undefined ? [] : [isolated(branch)]),
        ...(commit === undefined ? [] : [lineContent([{ commit, repository: repoUrl }], outcome)]),
        ...(pullRequest === undefined ? [] : [`pull request #${String(pullRequest)}`]),
        ...(fork === true ? ['from a fork'] : []),
        ...(webAddress(runUrl) === undefined ? [] : [top_link(run, runUrl)]),
        ...(tookMs <= 0 ? [] : [(0,time_words/* describeDuration */.M)(tookMs)]),
        markup_element('time', { datetime: new Date(writtenMs).toISOString() }, (0,time_words/* formatTime */.f)(writtenMs)),
    ];
    return shown.map((part) => [' ', markup_element('span', {}, part)]);
}
function top_link(text, url) {
    const href = webAddress(url);
    return href === undefined ? isolated(text) : markup_element('a', { href, rel: 'noreferrer' }, isolated(text));
}
/** A run that attacked nothing, or that an unclear record stands for, has no verdict either. */
function statusWord({ status }, tone) {
    if (tone === 'open')
        return 'No verdict';
    return (0,join_texts/* upperFirst */.Z)(status.replaceAll('-', ' '));
}
function capitalised([first = '', ...others]) {
    return [typeof first === 'string' ? (0,join_texts/* upperFirst */.Z)(first) : first, ...others];
}
/** What the worst finding is, where, and what to do first. */
function worst(outcome, first) {
    const [row] = (0,findings/* findingRows */.d9)(outcome);
    const [action = [], ...further] = (0,findings/* nextSteps */.Zn)(asOnPage(outcome));
    const name = first === undefined ? [] : [markup_element('a', { href: placeAddress(first.id) }, first.name), ': '];
    return [
        markup_element('p', { class: 'headline' }, name, lineContent(row?.what ?? [], outcome)),
        markup_element('p', {}, markup_element('strong', {}, 'What to do: '), lineContent(action, outcome)),
        further.map((step) => markup_element('p', {}, lineContent(step, outcome))),
    ];
}
/** Why a run ended as it did, in the words of the log, and a line for each cause that left no verdict. */
function reasons(outcome, title) {
    const { headline, errorMessage } = outcome;
    const [first] = capitalised(title);
    const isTitle = `${typeof first === 'string' ? first : ''}.` === headline;
    const causes = (0,findings/* findingRows */.d9)(outcome).filter(({ isFound }) => !isFound);
    return [
        isTitle ? undefined : markup_element('p', { class: 'headline' }, isolated(headline)),
        errorMessage === undefined || errorMessage === headline ? undefined : lines(errorMessage),
        causes
            .slice(0, MOST_CAUSES)
            .map(({ name, what }) => markup_element('p', {}, lineContent([...name, ': ', ...what], outcome))),
        andMore(causes.length - MOST_CAUSES, 'causes: see below'),
    ];
}
const MOST_CAUSES = 4;
/** A page that shows the evidence does not advise to fetch reports of it, or to write a page. */
function asOnPage(outcome) {
    const { requested, results } = outcome;
    const showsEvidence = results.some(({ evidence }) => evidence !== undefined);
    if (requested === undefined || !showsEvidence)
        return outcome;
    return { ...outcome, requested: { ...requested, reports: true } };
}

;// CONCATENATED MODULE: ./src/report/page/run-page.ts
























/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;
/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict with the worst
 * finding and the counts, all models at a glance, each finding as a line that opens, then what was not attacked, what passed,
 * the files, the inputs and the methods. On paper it is the verdict, the overview and the findings.
 */
function renderRunPage(outcome, about) {
    const allows = picturesUpTo(MOST_PICTURE_BYTES);
    const context = { allows, run: outcome, file: about.file, ids: new Set(), explained: new Map() };
    const { supplyChain, policy } = outcome;
    const files = fileEntries(supplyChain, policy?.entries, context);
    const analyses = fittingEntries((0,order/* gravestFirst */.Ln)(outcome.results), context, files.flagged.entries.length === 0);
    const findings = [...files.flagged.entries, ...analyses.findings];
    const undecided = [...analyses.undecided, ...files.undecided.entries];
    const groups = [
        { id: 'findings', title: 'Findings', entries: findings, left: files.flagged.left },
        { id: 'undecided', title: 'Without a verdict', entries: undecided, left: files.undecided.left },
        { id: 'unfinished', title: 'Not finished', entries: analyses.unfinished },
        { id: 'accepted', title: 'Found, but accepted', entries: analyses.accepted },
        { id: 'passed', title: 'Passed', entries: analyses.passed, left: analyses.unlisted },
    ];
    const unattacked = supplyChain?.unattacked?.length ?? 0;
    const scanned = supplyChain === undefined ? 'not scanned' : (0,number_words/* grouped */.zD)(supplyChain.fileCount);
    return pageText({ title: pageTitle(outcome), icon: tabIcon(toneOf(outcome)), style: STYLE }, markup_element('main', {}, pageTop(outcome, about, findings[0]), section((0,outcome_sections/* problemSection */.BX)(outcome), outcome), matrix(outcome, analyses.ids), renderGroups(groups), section((0,changes/* modelChangeSection */.T)(outcome), outcome), section((0,outcome_sections/* policyChangeSection */._z)(outcome), outcome), section((0,lineage_section/* lineageSection */.b)(outcome), outcome), section({ title: 'Remarks', parts: remarks(outcome, analyses, about) }, outcome), closedSection(SECTIONS.unattacked, `Not attacked (${(0,number_words/* grouped */.zD)(unattacked)})`, supplyChain === undefined ? [] : contentOf((0,document_files/* unattackedParts */.Vt)(supplyChain), outcome)), closedSection(SECTIONS.files, `Files (${scanned})`, scannedFiles(outcome)), closedSection('evidence', 'Evidence for auditors', evidenceTable(outcome)), closedSection('inputs', 'Inputs and digests', inputs(outcome)), closedSection('method', 'Method and settings', method(outcome, about))), markup_element('footer', { class: 'foot' }, markup_element('p', {}, FOOT)));
}
const FOOT = 'Model Security Scan. This file is complete: it loads nothing, runs nothing and sends nothing.';
/** What was scanned, the findings that do not fail the check, and the digests. */
function scannedFiles({ supplyChain, ...outcome }) {
    if (supplyChain === undefined) {
        return [markup_element('p', {}, 'The files of the repository were not scanned (input supply-chain).')];
    }
    const { files } = supplyChain;
    const rows = files
        .slice(0, MOST_ENTRIES)
        .map(({ path, format, bytes, sha256 }) => [
        isolated(path),
        format ?? 'not known',
        bytes,
        sha256 === undefined ? 'not read to its end' : markup_element('code', { class: 'digest' }, sha256),
    ]);
    const table = tableOf('Scanned files', ['file', 'format', 'bytes', 'SHA-256'], rows);
    return [
        paragraph((0,document_files/* scopeLine */.VU)(supplyChain), outcome),
        contentOf((0,document_files/* otherFindingParts */.IF)(supplyChain), outcome),
        files.length === 0 ? undefined : table,
        andMore(files.length - MOST_ENTRIES, 'model files or files with findings'),
    ];
}
/** The files that analyses got, with their digests. */
function inputs(outcome) {
    const { results } = outcome;
    const uploads = (0,outcome_sections/* uploadParts */.yR)(results);
    const nothing = results.some((result) => 'keptSince' in result)
        ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
        : 'No file was analysed by an attack.';
    return uploads.length === 0 ? [markup_element('p', {}, nothing)] : contentOf(uploads.flatMap(unfolded), outcome);
}
/** What can be unfolded, in a section that is closed itself. */
function unfolded(part) {
    return part.kind === 'fold' ? [{ kind: 'line', line: [part.title] }, ...part.parts] : [part];
}
/** The program, its methods, its settings, and the other files that the run wrote. */
function method(outcome, about) {
    const { results, policyChange } = outcome;
    const { program, isFromResultsFiles = false } = about;
    const distinct = (key) => [...new Set(results.flatMap(({ evidence }) => evidence?.summary[key] ?? []))].join(', ');
    const engine = distinct('engineVersion');
    const judge = policyChange?.kind === 'compared' ? policyChange.judgedBy : '';
    const bundle = program.bundle === undefined
        ? own_program/* NO_BUNDLE */.b
        : `SHA-256 of dist/index.js ${program.bundle.entry}, of all of dist/ ${program.bundle.folder}`;
    const facts = [
        [isFromResultsFiles ? 'Program of this page' : 'Program', `Model Security Scan ${program.version}`],
        ['Bundle', bundle],
        ['Version of the action', program.actionRef],
        ['Engine', engine === '' ? '' : `version ${engine}`],
        ['Runtime of the models', distinct('runtime')],
        ...about.settings,
        ['policy-from', judge],
    ];
    return [
        results.some(({ score }) => score !== undefined) ? note(score_words/* INTERVAL_MEANING */.yg) : undefined,
        factList([...facts.filter(([, value]) => value !== ''), ...downloads(outcome, about)]),
    ];
}
function downloads(outcome, { file }) {
    return written_files/* WRITTEN_FILES */.m.flatMap(({ key, label }) => {
        const path = outcome[key];
        return path === undefined || key === 'reportFile'
            ? []
            : [[(0,join_texts/* upperFirst */.Z)(label), fileLink(file, path)]];
    });
}
/** What the page leaves out, and what else there is to know. */
function remarks(outcome, { inShort }, { isFromResultsFiles = false }) {
    const { results, warnings = [], notices } = outcome;
    const bare = results.filter(({ state, evidence }) => (state === 'passed' || state === 'vulnerable') && evidence === undefined).length;
    const short = (0,number_words/* counted */.hS)(inShort, 'analysis is', 'analyses are');
    const texts = [
        ...(isFromResultsFiles ? [FROM_RESULTS_FILES] : []),
        ...(bare === 0 || isFromResultsFiles || !(0,venue/* venueOf */.p8)(outcome).hasJobs
            ? []
            : [
                `${(0,number_words/* counted */.hS)(bare, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
            ]),
        ...(inShort === 0 ? [] : [`${short} shown in short, because the page would be too large otherwise.`]),
        ...warnings,
        ...notices,
    ];
    return (0,outcome_sections/* textParts */.KO)(texts, ['remark', 'remarks']);
}
const FROM_RESULTS_FILES = 'This page was made from results files. They hold no pictures. Those are on the page that each run writes itself, with the ' +
    'input report-file.';


/***/ }),

/***/ 6712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ standardOf)
/* harmony export */ });
/** The lists that auditors ask about. The names are the lists' own; those of AISVS and of the AI Act are shortened here. */
const LISTS = [
    {
        list: 'OWASP AISVS 1.0',
        url: 'https://github.com/OWASP/AISVS/tree/main/1.0/en',
        entries: {
            'v1.0-C1.3.1': 'Poisoning detection in training data',
            'v1.0-C3.2.2': 'Quantized models are evaluated again',
            'v1.0-C6.1.1': 'Models are scanned for malicious code',
            'v1.0-C6.1.3': 'Third-party models can be integrity-verified',
            'v1.0-C6.1.4': 'Behavioral acceptance tests before promotion',
            'v1.0-C6.2.1': 'A machine-readable AI BOM of each model',
            'v1.0-C11.1.3': 'Evaluation against known adversarial attacks',
            'v1.0-C11.2.5': 'Membership-inference attack simulations',
            'v1.0-C11.3.2': 'Responses are calibrated to the extraction risk',
            'v1.0-C12.3.1': 'Data drift detection',
        },
    },
    {
        list: 'OWASP AI Testing Guide',
        url: 'https://owasp.org/www-project-ai-testing-guide/',
        entries: {
            'AITG-APP-09': 'Testing for Model Extraction',
            'AITG-INF-01': 'Testing for Supply Chain Tampering',
            'AITG-MOD-01': 'Testing for Evasion Attacks',
            'AITG-MOD-03': 'Testing for Poisoned Training Sets',
            'AITG-MOD-04': 'Testing for Membership Inference',
            'AITG-MOD-06': 'Testing for Robustness to New Data',
        },
    },
    {
        list: 'MITRE ATLAS',
        url: 'https://atlas.mitre.org/',
        entries: {
            'AML.M0008': 'Validate AI Model',
            'AML.M0014': 'Verify AI Artifacts',
            'AML.M0016': 'Vulnerability Scanning',
            'AML.M0023': 'AI Bill of Materials',
            'AML.T0018.000': 'Manipulate AI Model: Poison AI Model',
        },
    },
    {
        list: 'NIST AI 100-2',
        url: 'https://csrc.nist.gov/pubs/ai/100/2/e2025/final',
        entries: {
            'NISTAML.013': 'Data Poisoning',
            'NISTAML.022': 'Evasion',
            'NISTAML.023': 'Backdoor Poisoning',
            'NISTAML.025': 'Black-box Evasion',
            'NISTAML.031': 'Model Extraction',
            'NISTAML.033': 'Membership Inference',
        },
    },
    {
        list: 'EU AI Act',
        url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
        entries: {
            'Article 15(1)': 'Consistent accuracy, robustness and cybersecurity',
            'Article 15(5)': 'Resilience against attacks',
        },
    },
];
const STANDARDS = new Map(LISTS.flatMap(({ list, url, entries }) => Object.entries(entries).map(([id, name]) => [id, { list, id, name, url }])));
/**
 * Finds an entry by its id.
 * @throws Error if no list has it
 */
function standardOf(id) {
    const found = STANDARDS.get(id);
    if (found === undefined)
        throw new Error(`No list has ${id}.`);
    return found;
}


/***/ })

};
