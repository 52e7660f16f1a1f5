export const id = 381;
export const ids = [381];
export const modules = {

/***/ 1385:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.analysedSection = analysedSection;
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

/***/ 9476:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.defenceDocument = defenceDocument;
exports.defenceBlocks = defenceBlocks;
const numbers_ts_1 = __webpack_require__(3470);
const analysed_ts_1 = __webpack_require__(1385);
const document_ts_1 = __webpack_require__(2355);
const verdict_words_ts_1 = __webpack_require__(4193);
/** Tells what helps against what was found. */
function defenceDocument(summary, result) {
    return {
        title: `Defence report: ${summary.attack} of ${summary.model}`,
        tone: (0, verdict_words_ts_1.toneOf)(summary),
        headline: (0, verdict_words_ts_1.headline)(summary, result.score),
        sections: [
            {
                title: 'What was found',
                blocks: [(0, document_ts_1.paragraph)(result.meaning), (0, document_ts_1.paragraph)(`Score: ${(0, verdict_words_ts_1.estimateWords)(result.score)}.`)],
            },
            { title: 'What helps', blocks: defenceBlocks(result.defences) },
            (0, analysed_ts_1.analysedSection)(summary),
        ],
    };
}
/** The measured defences as a table, then each with its advice. */
function defenceBlocks(defences) {
    if (defences.length === 0)
        return [(0, document_ts_1.paragraph)('The analysis suggests no defence.')];
    const measured = defences.flatMap(({ name, measured }) => measured === undefined ? [] : [[name, measured.without, measured.with, measured.with - measured.without]]);
    const table = measured.length === 0
        ? []
        : [
            {
                kind: 'table',
                caption: 'Scores without and with each defence that was measured',
                header: ['defence', 'score without', 'score with', 'change'],
                rows: measured,
            },
        ];
    return [...table, ...defences.flatMap(adviceBlocks)];
}
function adviceBlocks({ name, advice, measured, setting }) {
    const facts = Object.entries(setting ?? {}).map(([key, value]) => [key, settingText(value)]);
    return [
        { kind: 'heading', text: name },
        (0, document_ts_1.paragraph)(advice),
        ...(measured === undefined ? [(0, document_ts_1.paragraph)('Its effect was not measured.')] : []),
        ...(facts.length === 0 ? [] : [{ kind: 'facts', caption: 'Setting that was measured', facts }]),
    ];
}
function settingText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' ? (0, numbers_ts_1.shownNumber)(value) : value.map(numbers_ts_1.shownNumber).join(', ');
}


/***/ }),

/***/ 2355:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.paragraph = paragraph;
function paragraph(text) {
    return { kind: 'paragraph', text };
}


/***/ }),

/***/ 3011:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.evidenceBlocks = evidenceBlocks;
exports.pairRasters = pairRasters;
const numbers_ts_1 = __webpack_require__(3470);
const picture_form_ts_1 = __webpack_require__(6558);
const raster_ts_1 = __webpack_require__(9284);
const curve_ts_1 = __webpack_require__(2573);
const numbers_in_words_ts_1 = __webpack_require__(1492);
const document_ts_1 = __webpack_require__(2355);
/** A report shows at most this many pairs or inputs as pictures, and fewer if they are large. */
const MOST_PICTURES = 12;
const LEAST_PICTURES = 3;
/** The pixels of all inputs that are shown. */
const MOST_PIXELS = 1_500_000;
/** Shows a piece of evidence: pictures if the model takes pictures, plots, and tables for everything else. */
function evidenceBlocks(summary, evidence) {
    const blocks = contentBlocks(summary, evidence);
    // A table has its title as its caption.
    return blocks[0]?.kind === 'table' ? blocks : [{ kind: 'heading', text: evidence.title }, ...blocks];
}
function contentBlocks(summary, evidence) {
    switch (evidence.kind) {
        case 'curve': {
            const plot = (0, curve_ts_1.curvePlot)(evidence);
            return plot === undefined
                ? [(0, document_ts_1.paragraph)('There is no point to plot.')]
                : [{ kind: 'plot', caption: `${evidence.yLabel} against ${evidence.xLabel}`, plot }];
        }
        case 'table':
            return evidence.rows.length === 0
                ? [(0, document_ts_1.paragraph)('The table has no rows.')]
                : [{ kind: 'table', caption: evidence.title, header: evidence.header, rows: evidence.rows }];
        case 'pairs':
            return evidence.pairs.length === 0
                ? [(0, document_ts_1.paragraph)('No input was changed.')]
                : [pairsBlock(summary, evidence)];
        case 'inputs':
            return evidence.inputs.length === 0
                ? [(0, document_ts_1.paragraph)('There is no input to show.')]
                : [inputsBlock(summary, evidence)];
    }
}
function pairsBlock(summary, evidence) {
    const form = (0, picture_form_ts_1.pictureForm)(summary, evidence.shape);
    if (form === undefined) {
        return {
            kind: 'table',
            caption: evidence.title,
            header: ['input', 'before', 'after', 'distance', 'what was changed'],
            rows: evidence.pairs.map((pair) => [
                pair.name,
                pair.before,
                pair.after,
                pair.distance,
                (0, numbers_in_words_ts_1.changedNumbers)(pair.original, pair.changed, summary.columns),
            ]),
        };
    }
    const shown = evidence.pairs.slice(0, mostShown(form));
    const range = (0, raster_ts_1.rangeOf)(shown.flatMap(({ original, changed }) => [original, changed]));
    return {
        kind: 'pictures',
        caption: evidence.title,
        groups: shown.map((pair) => pairGroup(pair, form, range)),
        left: evidence.pairs.length - shown.length,
    };
}
/** The pictures of a pair, at their own size. */
function pairRasters({ original, changed }, form, range) {
    return [
        (0, raster_ts_1.toRaster)(original, form, range),
        (0, raster_ts_1.toRaster)(changed, form, range),
        (0, raster_ts_1.differenceRaster)(original, changed, form),
    ];
}
function pairGroup(pair, form, range) {
    const { name, before, after, distance } = pair;
    const [original, changed, difference] = pairRasters(pair, form, range);
    return {
        name,
        note: `distance ${(0, numbers_ts_1.shownNumber)(distance)}`,
        pictures: [
            {
                raster: (0, raster_ts_1.shownSize)(original),
                alt: `${name} as it was; the model says ${before}`,
                label: `before: ${before}`,
            },
            {
                raster: (0, raster_ts_1.shownSize)(changed),
                alt: `${name} after the attack; the model says ${after}`,
                label: `after: ${after}`,
            },
            {
                raster: (0, raster_ts_1.shownSize)(difference),
                alt: `What the attack changed in ${name}, at full contrast; grey is unchanged`,
                label: 'change, at full contrast',
            },
        ],
    };
}
function inputsBlock(summary, { title, shape, inputs }) {
    const form = (0, picture_form_ts_1.pictureForm)(summary, shape);
    if (form === undefined) {
        return {
            kind: 'table',
            caption: title,
            header: ['input', 'note', 'values'],
            rows: inputs.map(({ name, note, values }) => [name, note, (0, numbers_in_words_ts_1.firstNumbers)(values)]),
        };
    }
    const shown = inputs.slice(0, mostShown(form));
    const range = (0, raster_ts_1.rangeOf)(shown.map(({ values }) => values));
    return {
        kind: 'pictures',
        caption: title,
        groups: shown.map(({ name, note, values }) => ({
            name,
            note,
            pictures: [{ raster: (0, raster_ts_1.shownSize)((0, raster_ts_1.toRaster)(values, form, range)), alt: `${name}: ${note}`, label: '' }],
        })),
        left: inputs.length - shown.length,
    };
}
function mostShown({ shape }) {
    const fitting = Math.floor(MOST_PIXELS / (shape.width * shape.height * 3));
    return Math.min(MOST_PICTURES, Math.max(LEAST_PICTURES, fitting));
}


/***/ }),

/***/ 1492:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.changedNumbers = changedNumbers;
exports.firstNumbers = firstNumbers;
const numbers_ts_1 = __webpack_require__(3470);
const MOST_CHANGES = 6;
const MOST_NUMBERS = 12;
/** The greatest changes of an input: `age: 31 to 34.5; column 7: 0.2 to 0.19; and 3 more`. */
function changedNumbers(original, changed, columns = []) {
    const changes = [...original.keys()]
        .map((index) => ({ index, from: original[index] ?? 0, to: changed[index] ?? 0 }))
        .filter(({ from, to }) => from !== to)
        .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from) || one.index - other.index);
    if (changes.length === 0)
        return 'nothing';
    const words = changes
        .slice(0, MOST_CHANGES)
        .map(({ index, from, to }) => `${columns[index] ?? `number ${String(index + 1)}`}: ${(0, numbers_ts_1.shownNumber)(from)} to ${(0, numbers_ts_1.shownNumber)(to)}`);
    const more = changes.length - words.length;
    return [...words, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}
function firstNumbers(values) {
    const shown = Array.from(values.subarray(0, MOST_NUMBERS), numbers_ts_1.shownNumber).join(', ');
    const more = values.length - MOST_NUMBERS;
    return more > 0 ? `${shown}, and ${String(more)} more` : shown;
}


/***/ }),

/***/ 4193:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.toneOf = toneOf;
exports.estimateWords = estimateWords;
exports.headline = headline;
const numbers_ts_1 = __webpack_require__(3470);
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
/** `0.88 (95 % interval 0.78 to 0.94)` */
function estimateWords({ value, low, high }) {
    return `${(0, numbers_ts_1.shownNumber)(value)} (95 % interval ${(0, numbers_ts_1.shownNumber)(low)} to ${(0, numbers_ts_1.shownNumber)(high)})`;
}
/** The verdict in a sentence: `Vulnerable: the score is 0.88 …, above the threshold of 0.5.` */
function headline({ verdict, threshold }, score) {
    const side = score.value > threshold ? 'above' : 'not above';
    const start = `${VERDICTS[verdict]}: the score is ${estimateWords(score)}, ${side} the threshold of ${(0, numbers_ts_1.shownNumber)(threshold)}`;
    return verdict === 'undecided' ? `${start}, but the attack was cut short. This is no pass.` : `${start}.`;
}


/***/ }),

/***/ 7462:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.vulnerabilityDocument = vulnerabilityDocument;
const number_words_ts_1 = __webpack_require__(4026);
const numbers_ts_1 = __webpack_require__(3470);
const score_bar_ts_1 = __webpack_require__(6092);
const analysed_ts_1 = __webpack_require__(1385);
const defence_ts_1 = __webpack_require__(9476);
const document_ts_1 = __webpack_require__(2355);
const evidence_ts_1 = __webpack_require__(3011);
const verdict_words_ts_1 = __webpack_require__(4193);
/** Tells what an attack found: the verdict first, then its grounds. */
function vulnerabilityDocument(summary, result) {
    return {
        title: `Vulnerability report: ${summary.attack} of ${summary.model}`,
        tone: (0, verdict_words_ts_1.toneOf)(summary),
        headline: (0, verdict_words_ts_1.headline)(summary, result.score),
        sections: [
            { title: 'Verdict', blocks: verdictBlocks(summary, result) },
            { title: 'How it was found', blocks: methodBlocks(result) },
            { title: 'Evidence', blocks: allEvidence(summary, result) },
            { title: 'What helps', blocks: (0, defence_ts_1.defenceBlocks)(result.defences) },
            { title: 'What the score does not say', blocks: limitBlocks(result) },
            (0, analysed_ts_1.analysedSection)(summary),
        ],
    };
}
function verdictBlocks(summary, { score, meaning }) {
    return [
        { kind: 'plot', caption: 'Score, 95 % interval and threshold', plot: (0, score_bar_ts_1.scoreBar)(score, summary.threshold) },
        (0, document_ts_1.paragraph)(meaning),
    ];
}
function methodBlocks({ method, queries, seconds, accuracy, cutShort, figures }) {
    const facts = [
        ['Method', `${method.name}, version ${String(method.version)}`],
        ['Score', method.formula],
        ...method.sources.map((source) => ['Source', source]),
        ['Queries of the model', (0, number_words_ts_1.grouped)(queries)],
        ['Seconds', (0, numbers_ts_1.shownNumber)(seconds)],
        [
            'Cut short',
            cutShort ? 'yes: the time or the queries ended before the attack had done all it wanted' : 'no',
        ],
    ];
    if (accuracy !== undefined)
        facts.push(['Accuracy before the attack', (0, numbers_ts_1.shownNumber)(accuracy)]);
    const settings = Object.entries(figures).map(([name, value]) => [name, (0, numbers_ts_1.shownValue)(value)]);
    return [
        { kind: 'facts', caption: 'Method and effort', facts },
        ...(settings.length === 0
            ? []
            : [{ kind: 'facts', caption: 'Settings and figures', facts: settings }]),
    ];
}
function allEvidence(summary, { evidence }) {
    return evidence.length === 0
        ? [(0, document_ts_1.paragraph)('The attack left nothing to show.')]
        : evidence.flatMap((one) => (0, evidence_ts_1.evidenceBlocks)(summary, one));
}
function limitBlocks({ limits }) {
    return limits.length === 0
        ? [(0, document_ts_1.paragraph)('The attack names no limits of its own.')]
        : [{ kind: 'list', items: limits }];
}


/***/ }),

/***/ 6584:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.blockHtml = blockHtml;
const numbers_ts_1 = __webpack_require__(3470);
const png_ts_1 = __webpack_require__(7526);
const escape_ts_1 = __webpack_require__(1801);
const plot_svg_ts_1 = __webpack_require__(3018);
/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;
function blockHtml(block) {
    switch (block.kind) {
        case 'paragraph':
            return `<p>${(0, escape_ts_1.escapeText)(block.text)}</p>`;
        case 'heading':
            return `<h3>${(0, escape_ts_1.escapeText)(block.text)}</h3>`;
        case 'list':
            return `<ul>${block.items.map((item) => `<li>${(0, escape_ts_1.escapeText)(item)}</li>`).join('')}</ul>`;
        case 'facts':
            return scrolling(block.caption, factsBody(block.facts));
        case 'table':
            return tableHtml(block.caption, block.header, block.rows);
        case 'plot':
            return `<figure>${(0, plot_svg_ts_1.plotSvg)(block.plot)}<figcaption>${(0, escape_ts_1.escapeText)(block.caption)}</figcaption></figure>`;
        case 'pictures':
            return picturesHtml(block.groups, block.left);
    }
}
function factsBody(facts) {
    const rows = facts.map(([name, value]) => `<tr><th scope="row">${(0, escape_ts_1.escapeText)(name)}</th><td>${(0, escape_ts_1.escapeText)(value)}</td></tr>`);
    return `<tbody>${rows.join('\n')}</tbody>`;
}
/** A wide table scrolls by itself, also by keyboard. */
function scrolling(caption, body) {
    const name = (0, escape_ts_1.escapeText)(caption);
    const table = `<table><caption>${name}</caption>${body}</table>`;
    return `<div class="scroll" role="region" aria-label="${name}" tabindex="0">${table}</div>`;
}
function tableHtml(caption, header, rows) {
    const shown = rows.slice(0, MOST_ROWS);
    const kinds = header.map((_name, column) => shown.every((row) => typeof row[column] === 'number') ? ' class="number"' : '');
    const names = header.map((name, at) => `<th scope="col"${kinds[at] ?? ''}>${(0, escape_ts_1.escapeText)(name)}</th>`);
    const lines = shown.map((row) => {
        const cells = row.map((cell, at) => `<td${kinds[at] ?? ''}>${(0, escape_ts_1.escapeText)((0, numbers_ts_1.shownValue)(cell))}</td>`);
        return `<tr>${cells.join('')}</tr>`;
    });
    const body = `<thead><tr>${names.join('')}</tr></thead>\n<tbody>${lines.join('\n')}</tbody>`;
    return `${scrolling(caption, body)}${leftOut(rows.length - shown.length, 'rows are in the JSON report')}`;
}
function leftOut(count, where) {
    return count > 0 ? `<p class="note">${String(count)} more ${where}.</p>` : '';
}
function picturesHtml(groups, left) {
    const single = groups.every(({ pictures }) => pictures.length === 1) ? ' single' : '';
    const items = groups.map(groupHtml).join('\n');
    const more = leftOut(left, 'are in the report of attack samples');
    return `<ul class="groups${single}">${items}</ul>${more}`;
}
function groupHtml({ name, note, pictures }) {
    const row = `<div class="row">${pictures.map(pictureHtml).join('')}</div>`;
    return `<li class="group"><p><strong>${(0, escape_ts_1.escapeText)(name)}</strong></p>${row}<p class="note">${(0, escape_ts_1.escapeText)(note)}</p></li>`;
}
function pictureHtml({ raster, alt, label }) {
    const data = (0, png_ts_1.toPng)(raster).toString('base64');
    const size = `width="${String(raster.width)}" height="${String(raster.height)}"`;
    const image = `<img alt="${(0, escape_ts_1.escapeText)(alt)}" ${size} src="data:image/png;base64,${data}">`;
    const caption = label === '' ? '' : `<figcaption>${(0, escape_ts_1.escapeText)(label)}</figcaption>`;
    return `<figure>${image}${caption}</figure>`;
}


/***/ }),

/***/ 1801:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.escapeText = escapeText;
const sanitize_ts_1 = __webpack_require__(4212);
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
    return (0, sanitize_ts_1.plainLine)(text, MOST_LENGTH).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}


/***/ }),

/***/ 381:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.renderPage = renderPage;
const vulnerability_ts_1 = __webpack_require__(7462);
const blocks_ts_1 = __webpack_require__(6584);
const escape_ts_1 = __webpack_require__(1801);
const style_ts_1 = __webpack_require__(9305);
/** What the page may load: its own style and pictures, and nothing from outside. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
/** Renders the page of a job: one HTML file that needs no script and no other file. */
function renderPage(summary, result) {
    return documentPage((0, vulnerability_ts_1.vulnerabilityDocument)(summary, result), summary.note);
}
function documentPage({ title, tone, headline, sections }, note) {
    const shownNote = note === undefined ? '' : `<p class="note">${(0, escape_ts_1.escapeText)(note)}</p>\n`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0, escape_ts_1.escapeText)(title)}</title>
<style>${style_ts_1.STYLE}</style>
</head>
<body>
<main>
<h1>${(0, escape_ts_1.escapeText)(title)}</h1>
${shownNote}<p class="verdict ${tone}">${(0, escape_ts_1.escapeText)(headline)}</p>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}
function sectionHtml({ title, blocks }, index) {
    const id = `section-${String(index + 1)}`;
    const content = blocks.map(blocks_ts_1.blockHtml).join('\n');
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${(0, escape_ts_1.escapeText)(title)}</h2>\n${content}\n</section>`;
}


/***/ }),

/***/ 3018:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.plotSvg = plotSvg;
const plot_ts_1 = __webpack_require__(7571);
const escape_ts_1 = __webpack_require__(1801);
/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
function plotSvg({ width, height, marks, description }) {
    const size = `viewBox="0 0 ${coordinate(width)} ${coordinate(height)}"`;
    return `<svg ${size} role="img" aria-label="${(0, escape_ts_1.escapeText)(description)}">${marks.map(markSvg).join('')}</svg>`;
}
function markSvg(mark) {
    switch (mark.kind) {
        case 'line': {
            const dashes = mark.dashes.length === 0 ? '' : ` stroke-dasharray="${mark.dashes.join(' ')}"`;
            const points = mark.points.map(pair).join(' ');
            return `<polyline class="line ${mark.ink}" points="${points}" stroke-width="${String(mark.width)}"${dashes}/>`;
        }
        case 'dot': {
            const [x, y] = mark.at;
            const place = `cx="${coordinate(x)}" cy="${coordinate(y)}" r="${String(mark.radius)}"`;
            return `<circle class="dot ${mark.ink}" ${place}/>`;
        }
        case 'text': {
            const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
            const place = `x="${x}" y="${y}" text-anchor="${mark.anchor}" font-size="${String(plot_ts_1.PLOT_FONT_SIZE)}"`;
            return `<text ${place}>${(0, escape_ts_1.escapeText)(mark.text)}</text>`;
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

/***/ 9305:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.STYLE = void 0;
/** The style of a report page: light and dark by the reader's setting, one column that fits a phone. */
exports.STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1b1f24; --faint: #57606a; --rule: #d0d7de; --panel: #f6f8fa;
  --good: #1a7f37; --bad: #cf222e; --open: #9a6700; --band: #b6d4f0;
  --s1: #0067ab; --s2: #c2410c; --s3: #00795a; --s4: #a5408a; --s5: #7a5c00; --s6: #4b4b9b; }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #e6edf3; --faint: #9aa5b1; --rule: #3d444d;
  --panel: #161b22; --good: #4ac26b; --bad: #ff7b72; --open: #e3b341; --band: #1f4e79;
  --s1: #6cb6ff; --s2: #ff9a5c; --s3: #4fd1a5; --s4: #e89fcb; --s5: #e0c14a; --s6: #b0b0f7; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
.verdict { margin: 0; padding: .75rem 1rem; border-left: .4rem solid; background: var(--panel); font-weight: 600; }
.good { border-color: var(--good); } .bad { border-color: var(--bad); } .open { border-color: var(--open); }
.scroll { overflow-x: auto; margin: .75rem 0; }
.scroll:focus-visible { outline: 2px solid var(--s1); }
table { border-collapse: collapse; font-size: .9rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  min-width: 3.5rem; }
th { font-weight: 600; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
th.number { text-align: right; }
figure { margin: .75rem 0; } figcaption { color: var(--faint); font-size: .9rem; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; } svg text { fill: var(--text); font-family: inherit; }
.line { fill: none; stroke-linejoin: round; } .line.axis { stroke: var(--faint); } .line.grid { stroke: var(--rule); }
.line.band { stroke: var(--band); }
${[1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`).join('\n')}
.groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22.5rem), 1fr)); gap: 1rem;
  margin: .75rem 0; padding: 0; list-style: none; }
.single { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.group { background: var(--panel); padding: .6rem; }
.group > p { margin: 0; font-size: .9rem; } .row { display: flex; gap: .6rem; margin: .4rem 0; }
.row figure { flex: 0 1 7rem; min-width: 0; margin: 0; } .row figcaption { font-size: .8rem; line-height: 1.3; }
img { display: block; width: 100%; height: auto; image-rendering: pixelated; border: 1px solid var(--rule); }
.note { color: var(--faint); }
@media print { body { max-width: none; } .group, figure, tr { break-inside: avoid; } }
`;


/***/ }),

/***/ 3470:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.shownNumber = shownNumber;
exports.shownValue = shownValue;
exports.roundedNumber = roundedNumber;
exports.extentOf = extentOf;
/** A number for people: four significant digits, large whole numbers whole. */
function shownNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
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

/***/ 6558:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.pictureForm = pictureForm;
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

/***/ 7526:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.toPng = toPng;
const pngjs_1 = __webpack_require__(359);
function toPng({ width, height, rgb }) {
    const png = new pngjs_1.PNG({ width, height });
    for (let pixel = 0; pixel < width * height; pixel += 1) {
        const [from, to] = [pixel * 3, pixel * 4];
        png.data[to] = rgb[from] ?? 0;
        png.data[to + 1] = rgb[from + 1] ?? 0;
        png.data[to + 2] = rgb[from + 2] ?? 0;
        png.data[to + 3] = 255;
    }
    // Without filters, which help photos, but not squares of one colour; trying them all takes most of the time.
    return pngjs_1.PNG.sync.write(png, { colorType: 2, filterType: 0 });
}


/***/ }),

/***/ 9284:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.rangeOf = rangeOf;
exports.toRaster = toRaster;
exports.differenceRaster = differenceRaster;
exports.shownSize = shownSize;
const numbers_ts_1 = __webpack_require__(3470);
/**
 * The range of the numbers of pictures, from the usual ones: 0 to 1, -1 to 1, 0 to 255; otherwise the smallest and the
 * greatest number.
 */
function rangeOf(pictures) {
    let [low, high] = [Infinity, -Infinity];
    for (const picture of pictures) {
        const [lowest, highest] = (0, numbers_ts_1.extentOf)(picture);
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
    const most = Math.max(...(0, numbers_ts_1.extentOf)(difference).map(Math.abs));
    const bound = most === 0 ? 1 : most;
    return toRaster(difference, form, [-bound, bound]);
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

/***/ 2573:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.curvePlot = curvePlot;
const sanitize_ts_1 = __webpack_require__(4212);
const numbers_ts_1 = __webpack_require__(3470);
const plot_ts_1 = __webpack_require__(7571);
const text_width_ts_1 = __webpack_require__(4386);
const ticks_ts_1 = __webpack_require__(1652);
const WIDTH = 400;
/** The height of the area of the lines, without texts. */
const AREA_HEIGHT = 180;
const TOP = 26;
const RIGHT = 16;
const LEGEND_LINE = 15;
const LEGEND_SAMPLE = 24;
/** Lines with more points show no dots. */
const MOST_DOTS = 15;
/** Numbers beyond cannot be placed on an axis. */
const MOST = 1e290;
/** A plot shows at most this many series. */
const MOST_SERIES = 12;
/** Draws a curve with axes and a legend. @returns undefined if it has no point that can be drawn */
function curvePlot(curve) {
    const series = curve.series
        .map(({ name, points }) => ({
        name: (0, sanitize_ts_1.plainLine)(name, 120),
        points: points.filter((point) => point.every((number) => Math.abs(number) <= MOST)),
    }))
        .filter(({ points }) => points.length > 0)
        .slice(0, MOST_SERIES);
    if (series.length === 0)
        return undefined;
    const frame = makeFrame(series);
    const legendTop = TOP + AREA_HEIGHT + 44;
    const legend = legendMarks(series, frame.left, legendTop);
    return {
        width: WIDTH,
        height: legendTop + legend.lines * LEGEND_LINE,
        marks: [
            ...axisMarks(frame),
            ...axisTitles(curve, frame),
            ...series.flatMap((one, index) => seriesMarks(one, index, frame)),
            ...legend.marks,
        ],
        description: describe(curve, series),
    };
}
function makeFrame(series) {
    const points = series.flatMap((one) => one.points);
    const x = (0, ticks_ts_1.roundAxis)(...(0, numbers_ts_1.extentOf)(points.map(([at]) => at)), 6);
    const y = yAxis(points);
    const widest = Math.max(...y.ticks.map((tick) => (0, text_width_ts_1.textWidth)((0, numbers_ts_1.shownNumber)(tick), plot_ts_1.PLOT_FONT_SIZE)));
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
/** Shares get the whole axis from 0 to 1, so that plots can be compared. */
function yAxis(points) {
    const [low, high] = (0, numbers_ts_1.extentOf)(points.map(([, at]) => at));
    return low >= 0 && high <= 1 ? (0, ticks_ts_1.roundAxis)(0, 1) : (0, ticks_ts_1.roundAxis)(low, high);
}
function axisMarks({ x, y, place }) {
    const across = y.ticks.flatMap((tick) => {
        const [left, height] = place([x.low, tick]);
        const [right] = place([x.high, tick]);
        return [
            (0, plot_ts_1.straight)([left, height], [right, height], 'grid', 0.6),
            (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [left - 6, height + 3], 'end'),
        ];
    });
    const along = x.ticks.flatMap((tick) => {
        const [at, bottom] = place([tick, y.low]);
        return [
            (0, plot_ts_1.straight)([at, bottom], [at, bottom + 4], 'axis'),
            (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [at, bottom + 15], 'middle'),
        ];
    });
    const [corner, end] = [place([x.low, y.low]), place([x.high, y.low])];
    return [
        ...across,
        ...along,
        (0, plot_ts_1.straight)(corner, end, 'axis'),
        (0, plot_ts_1.straight)(corner, place([x.low, y.high]), 'axis'),
    ];
}
function axisTitles({ xLabel, yLabel }, { left }) {
    const across = WIDTH - left - RIGHT;
    const title = (text, width) => (0, text_width_ts_1.fitText)((0, sanitize_ts_1.plainLine)(text, 120), width, plot_ts_1.PLOT_FONT_SIZE);
    return [
        (0, plot_ts_1.label)(title(xLabel, across), [left + across / 2, TOP + AREA_HEIGHT + 31], 'middle'),
        (0, plot_ts_1.label)(title(yLabel, WIDTH - RIGHT), [4, 12], 'start'),
    ];
}
function seriesMarks({ points }, index, { place }) {
    const ink = (0, plot_ts_1.seriesInk)(index);
    const places = points.map(place);
    const dots = places.length > MOST_DOTS ? [] : places;
    return [
        ...(places.length > 1
            ? [{ kind: 'line', points: places, ink, width: 1.8, dashes: (0, plot_ts_1.seriesDashes)(index) }]
            : []),
        ...dots.map((at) => ({ kind: 'dot', at, radius: 2.6, ink })),
    ];
}
function legendMarks(series, left, top) {
    let [x, line] = [left, 0];
    const marks = series.flatMap(({ name, points }, index) => {
        const text = (0, text_width_ts_1.fitText)(name, WIDTH - left - RIGHT - LEGEND_SAMPLE, plot_ts_1.PLOT_FONT_SIZE);
        const width = LEGEND_SAMPLE + (0, text_width_ts_1.textWidth)(text, plot_ts_1.PLOT_FONT_SIZE) + 16;
        if (x > left && x + width > WIDTH)
            [x, line] = [left, line + 1];
        const [at, y] = [x, top + line * LEGEND_LINE];
        x += width;
        const ink = (0, plot_ts_1.seriesInk)(index);
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
                    dashes: (0, plot_ts_1.seriesDashes)(index),
                },
            ]
            : [{ kind: 'dot', at: [at + 9, y], radius: 2.6, ink }];
        return [...sample, (0, plot_ts_1.label)(text, [at + LEGEND_SAMPLE, y + 3], 'start')];
    });
    return { marks, lines: line + 1 };
}
function describe({ title, xLabel, yLabel }, series) {
    const ends = series.map(({ name, points }) => {
        const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [points[0], points.at(-1)];
        const [from, to] = [
            `${(0, numbers_ts_1.shownNumber)(fromY)} at ${(0, numbers_ts_1.shownNumber)(fromX)}`,
            `${(0, numbers_ts_1.shownNumber)(toY)} at ${(0, numbers_ts_1.shownNumber)(toX)}`,
        ];
        return points.length === 1 ? `${name}: ${from}` : `${name}: from ${from} to ${to}`;
    });
    return (0, sanitize_ts_1.plainLine)(`${title}. ${yLabel} against ${xLabel}. ${ends.join('; ')}.`, 1500);
}


/***/ }),

/***/ 7571:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PLOT_FONT_SIZE = void 0;
exports.seriesInk = seriesInk;
exports.seriesDashes = seriesDashes;
exports.straight = straight;
exports.label = label;
/** The size of all texts in plots. */
exports.PLOT_FONT_SIZE = 10;
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

/***/ 6092:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scoreBar = scoreBar;
const numbers_ts_1 = __webpack_require__(3470);
const plot_ts_1 = __webpack_require__(7571);
const WIDTH = 400;
const [LEFT, RIGHT] = [14, 386];
const AXIS_Y = 40;
/** Draws a score with its interval and the threshold on a line from 0 to 1. */
function scoreBar(score, threshold) {
    const place = (share) => LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
    const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
        (0, plot_ts_1.straight)([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
        (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [place(tick), AXIS_Y + 17], 'middle'),
    ]);
    const limit = place(threshold);
    const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
    const words = [
        `Score ${(0, numbers_ts_1.shownNumber)(score.value)}, 95 % interval ${(0, numbers_ts_1.shownNumber)(score.low)} to ${(0, numbers_ts_1.shownNumber)(score.high)}`,
        `threshold ${(0, numbers_ts_1.shownNumber)(threshold)}, on a line from 0 to 1.`,
    ];
    return {
        width: WIDTH,
        height: 62,
        marks: [
            (0, plot_ts_1.straight)([place(score.low), AXIS_Y - 8], [place(score.high), AXIS_Y - 8], 'band', 10),
            (0, plot_ts_1.straight)([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
            ...ticks,
            {
                kind: 'line',
                points: [
                    [limit, AXIS_Y - 22],
                    [limit, AXIS_Y],
                ],
                ink: 'series-2',
                width: 1.6,
                dashes: [4, 2],
            },
            (0, plot_ts_1.label)(`threshold ${(0, numbers_ts_1.shownNumber)(threshold)}`, [limit, AXIS_Y - 27], anchor),
            { kind: 'dot', at: [place(score.value), AXIS_Y - 8], radius: 4.5, ink: 'series-1' },
        ],
        description: words.join(', '),
    };
}


/***/ }),

/***/ 4386:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.textWidth = textWidth;
exports.fitText = fitText;
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

/***/ 1652:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.roundAxis = roundAxis;
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

/***/ 4026:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.grouped = grouped;
exports.counted = counted;
exports.byteWords = byteWords;
/** Formats a whole number as `5,000`. The first use of Node's own formatter takes as long as starting Node. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
/** `1 file`, `5,000 files`. */
function counted(count, one, many) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}
const UNITS = ['kB', 'MB', 'GB', 'TB'];
/** Formats a size as `512 bytes` or `1.2 MB`, in steps of 1,000 as object storages do. */
function byteWords(bytes) {
    if (bytes < 1000)
        return counted(bytes, 'byte', 'bytes');
    const inUnits = UNITS.map((unit, index) => [(bytes / 1000 ** (index + 1)).toFixed(1), unit]);
    // A number that rounds to 1,000 of a unit is shown in the next unit.
    const [number, unit] = inUnits.find(([text]) => Number(text) < 1000) ?? inUnits.at(-1) ?? ['', ''];
    return `${number} ${unit}`;
}


/***/ })

};
