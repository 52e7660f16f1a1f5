export const id = 21;
export const ids = [21];
export const modules = {

/***/ 8021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderRunPage: () => (/* binding */ renderRunPage)
});

// EXTERNAL MODULE: ./src/decide/supply-chain.ts
var supply_chain = __webpack_require__(4805);
// EXTERNAL MODULE: ./src/decide/policy.ts
var policy = __webpack_require__(5724);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
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
    return new SafeAddress(`#${encodeURIComponent(id)}`);
}
/** An address on the same server. */
function pathAddress(segments, query = {}) {
    const path = segments.map((segment) => encodeURIComponent(segment)).join('/');
    const search = new URLSearchParams(query).toString();
    return new SafeAddress(`/${path}${search === '' ? '' : `?${search}`}`);
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
function markup_pageText(frame, ...body) {
    const { title, style, policy, script, refreshSeconds } = frame;
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
        '<link rel="icon" href="data:,">',
        `<style>${style}</style>`,
        ...(script === undefined ? [] : [`<script src="${addressText(script)}" defer></script>`]),
        '</head>',
        htmlOf(markup_element('body', {}, ...body)),
        '</html>',
        '',
    ].join('\n');
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
/** A verdict in a word, with a shape and a colour that say the same. */
function badge_badge(tone, word) {
    return markup_element('span', { class: `badge ${tone}` }, icon(tone), word);
}

// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/evidence/numbers.ts
/** A number for people: four significant digits, large whole numbers whole. */
function numbers_shownNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
}
function shownValue(value) {
    return typeof value === 'number' ? numbers_shownNumber(value) : value;
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

;// CONCATENATED MODULE: ./src/evidence/plot.ts
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

;// CONCATENATED MODULE: ./src/evidence/score-bar.ts


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
            straight([left, y], [right, y], 'grid', 3),
            straight([place(score.low), y], [place(score.high), y], 'band', 8),
            straight([limit, 1], [limit, 19], 'limit', 1.4),
            { kind: 'dot', at: [place(score.value), y], radius: 4.5, ink: 'series-1' },
        ],
        description: `Score ${numbers_shownNumber(score.value)}, threshold ${numbers_shownNumber(threshold)}, on a line from 0 to 1.`,
    };
}
/** Draws a score with its interval and the threshold on a line from 0 to 1. */
function scoreBar(score, threshold) {
    const place = (share) => LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
    const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
        straight([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
        label(numbers_shownNumber(tick), [place(tick), AXIS_Y + 17], 'middle'),
    ]);
    const limit = place(threshold);
    const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
    const words = [
        `Score ${numbers_shownNumber(score.value)}, 95 % interval ${numbers_shownNumber(score.low)} to ${numbers_shownNumber(score.high)}`,
        `threshold ${numbers_shownNumber(threshold)}, on a line from 0 to 1.`,
    ];
    return {
        width: WIDTH,
        height: 62,
        marks: [
            straight([place(score.low), AXIS_Y - 8], [place(score.high), AXIS_Y - 8], 'band', 10),
            straight([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
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
            label(`threshold ${numbers_shownNumber(threshold)}`, [limit, AXIS_Y - 27], anchor),
            { kind: 'dot', at: [place(score.value), AXIS_Y - 8], radius: 4.5, ink: 'series-1' },
        ],
        description: words.join(', '),
    };
}

;// CONCATENATED MODULE: ./src/evidence/document.ts
function document_paragraph(text) {
    return { kind: 'paragraph', text };
}

;// CONCATENATED MODULE: ./src/evidence/verdict-words.ts

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
function verdict_words_toneOf({ verdict }) {
    return TONES[verdict];
}
/** `0.88 (95 % interval 0.78 to 0.94)` */
function verdict_words_estimateWords({ value, low, high }) {
    return `${shownNumber(value)} (95 % interval ${shownNumber(low)} to ${shownNumber(high)})`;
}
/** The verdict in a sentence: `Vulnerable: the score is 0.88 …, above the threshold of 0.5.` */
function verdict_words_headline({ verdict, threshold }, score) {
    const side = score.value > threshold ? 'above' : 'not above';
    const start = `${VERDICTS[verdict]}: the score is ${verdict_words_estimateWords(score)}, ${side} the threshold of ${shownNumber(threshold)}`;
    return verdict === 'undecided' ? `${start}, but the attack was cut short. This is no pass.` : `${start}.`;
}

;// CONCATENATED MODULE: ./src/evidence/defence.ts




/** Tells what helps against what was found. */
function defenceDocument(summary, result) {
    return {
        title: `Defence report: ${summary.attack} of ${summary.model}`,
        tone: toneOf(summary),
        headline: headline(summary, result.score),
        sections: [
            {
                title: 'What was found',
                blocks: [paragraph(result.meaning), paragraph(`Score: ${estimateWords(result.score)}.`)],
            },
            { title: 'What helps', blocks: defence_defenceBlocks(result.defences, summary.threshold) },
            analysedSection(summary),
        ],
    };
}
/** The measured defences as a table, with which of them are enough, then each with its advice. */
function defence_defenceBlocks(defences, threshold) {
    if (defences.length === 0)
        return [document_paragraph('The analysis suggests no defence.')];
    const measured = defences.flatMap(({ name, measured }) => measured === undefined
        ? []
        : [[name, measured.without, measured.with, enoughWords(measured.with, threshold)]]);
    const table = measured.length === 0
        ? []
        : [
            {
                kind: 'table',
                caption: 'Scores without and with each defence that was measured',
                header: ['defence', 'score without', 'score with', `threshold ${numbers_shownNumber(threshold)}`],
                rows: measured,
            },
        ];
    return [...table, ...defences.flatMap(adviceBlocks)];
}
function enoughWords(score, threshold) {
    return score > threshold ? 'still above it' : 'not above it';
}
function adviceBlocks({ name, advice, measured, setting }) {
    const facts = Object.entries(setting ?? {}).map(([key, value]) => [key, settingText(value)]);
    return [
        { kind: 'heading', text: name },
        document_paragraph(advice),
        ...(measured === undefined ? [document_paragraph('Its effect was not measured.')] : []),
        ...(facts.length === 0 ? [] : [{ kind: 'facts', caption: 'Setting that was measured', facts }]),
    ];
}
function settingText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' ? numbers_shownNumber(value) : value.map(numbers_shownNumber).join(', ');
}

;// CONCATENATED MODULE: ./src/evidence/picture-form.ts
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

;// CONCATENATED MODULE: ./src/evidence/raster.ts

/**
 * The range of the numbers of pictures, from the usual ones: 0 to 1, -1 to 1, 0 to 255; otherwise the smallest and the
 * greatest number.
 */
function rangeOf(pictures) {
    let [low, high] = [Infinity, -Infinity];
    for (const picture of pictures) {
        const [lowest, highest] = extentOf(picture);
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
    const most = Math.max(...extentOf(difference).map(Math.abs));
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

;// CONCATENATED MODULE: ./src/evidence/text-width.ts
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

;// CONCATENATED MODULE: ./src/evidence/ticks.ts
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

;// CONCATENATED MODULE: ./src/evidence/bars.ts





const bars_WIDTH = 400;
const [bars_LEFT, bars_RIGHT] = [120, 350];
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
    const axis = roundAxis(0, greatest <= 1 ? 1 : greatest);
    const place = (value) => bars_LEFT + ((value - axis.low) / (axis.high - axis.low)) * (bars_RIGHT - bars_LEFT);
    const bottom = TOP + bars.length * LINE;
    const what = header[column] ?? '';
    return {
        width: bars_WIDTH,
        height: bottom + 40,
        marks: [
            ...axis.ticks.flatMap((tick) => [
                straight([place(tick), TOP], [place(tick), bottom], 'grid', 0.6),
                label(numbers_shownNumber(tick), [place(tick), bottom + 15], 'middle'),
            ]),
            ...bars.flatMap(({ name, value }, index) => {
                const y = TOP + (index + 0.5) * LINE;
                return [
                    label(fitText(name, bars_LEFT - 12, PLOT_FONT_SIZE), [bars_LEFT - 8, y + 4], 'end'),
                    straight([bars_LEFT, y], [place(value), y], 'series-1', 10),
                    label(numbers_shownNumber(value), [place(value) + 6, y + 4], 'start'),
                ];
            }),
            straight([bars_LEFT, TOP], [bars_LEFT, bottom], 'axis'),
            label(fitText((0,sanitize/* plainLine */.h0)(what, 120), bars_WIDTH - bars_LEFT, PLOT_FONT_SIZE), [(bars_LEFT + bars_RIGHT) / 2, bottom + 33], 'middle'),
        ],
        description: (0,sanitize/* plainLine */.h0)(`${title}. ${bars.map(({ name, value }) => `${name}: ${numbers_shownNumber(value)}`).join('; ')}.`, 1500),
    };
}

;// CONCATENATED MODULE: ./src/evidence/curve.ts





const curve_WIDTH = 400;
/** The height of the area of the lines, without texts. */
const AREA_HEIGHT = 180;
const curve_TOP = 26;
const curve_RIGHT = 16;
const LEGEND_LINE = 17;
const LEGEND_SAMPLE = 24;
/** Lines with more points show no dots. */
const MOST_DOTS = 15;
/** Numbers beyond cannot be placed on an axis. */
const curve_MOST = 1e290;
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
        points: points.filter(curve_isDrawable),
        band: band.filter(curve_isDrawable),
    }))
        .filter(({ points }) => points.length > 0)
        .slice(0, MOST_SERIES);
    if (series.length === 0)
        return undefined;
    const frame = makeFrame(series);
    const legendTop = curve_TOP + AREA_HEIGHT + 46;
    const legend = legendMarks(series, frame.left, legendTop);
    return {
        width: curve_WIDTH,
        height: legendTop + legend.lines * LEGEND_LINE,
        marks: [
            ...series.flatMap((one) => bandMarks(one, frame)),
            ...axisMarks(frame),
            ...axisTitles(curve, frame),
            ...(curve.isScore === true && threshold !== undefined ? limitMarks(threshold, frame) : []),
            ...series.flatMap((one, index) => seriesMarks(one, index, frame)),
            ...legend.marks,
        ],
        description: describe(curve, series),
    };
}
function curve_isDrawable(numbers) {
    return numbers.every((number) => Math.abs(number) <= curve_MOST);
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
    const words = `threshold ${numbers_shownNumber(threshold)}`;
    return [
        { kind: 'line', points: [from, to], ink: 'limit', width: 1.4, dashes: [5, 3] },
        label(words, [to[0], to[1] - 4], 'end'),
    ];
}
function makeFrame(series) {
    const points = series.flatMap(({ points: line, band = [] }) => [
        ...line,
        ...band.flatMap(([at, low, high]) => [
            [at, low],
            [at, high],
        ]),
    ]);
    const x = roundAxis(...extentOf(points.map(([at]) => at)), 6);
    const y = yAxis(points);
    const widest = Math.max(...y.ticks.map((tick) => textWidth(numbers_shownNumber(tick), PLOT_FONT_SIZE)));
    const left = Math.ceil(14 + widest);
    const across = curve_WIDTH - left - curve_RIGHT;
    return {
        left,
        x,
        y,
        place: ([atX, atY]) => [
            left + ((atX - x.low) / (x.high - x.low)) * across,
            curve_TOP + (1 - (atY - y.low) / (y.high - y.low)) * AREA_HEIGHT,
        ],
    };
}
/** Shares get the whole axis from 0 to 1, so that plots can be compared. */
function yAxis(points) {
    const [low, high] = extentOf(points.map(([, at]) => at));
    return low >= 0 && high <= 1 ? roundAxis(0, 1) : roundAxis(low, high);
}
function axisMarks({ x, y, place }) {
    const across = y.ticks.flatMap((tick) => {
        const [left, height] = place([x.low, tick]);
        const [right] = place([x.high, tick]);
        return [
            straight([left, height], [right, height], 'grid', 0.6),
            label(numbers_shownNumber(tick), [left - 6, height + 4], 'end'),
        ];
    });
    const along = x.ticks.flatMap((tick) => {
        const [at, bottom] = place([tick, y.low]);
        return [
            straight([at, bottom], [at, bottom + 4], 'axis'),
            label(numbers_shownNumber(tick), [at, bottom + 16], 'middle'),
        ];
    });
    const [corner, end] = [place([x.low, y.low]), place([x.high, y.low])];
    return [
        ...across,
        ...along,
        straight(corner, end, 'axis'),
        straight(corner, place([x.low, y.high]), 'axis'),
    ];
}
function axisTitles({ xLabel, yLabel }, { left }) {
    const across = curve_WIDTH - left - curve_RIGHT;
    const title = (text, width) => fitText((0,sanitize/* plainLine */.h0)(text, 120), width, PLOT_FONT_SIZE);
    return [
        label(title(xLabel, across), [left + across / 2, curve_TOP + AREA_HEIGHT + 33], 'middle'),
        label(title(yLabel, curve_WIDTH - curve_RIGHT), [4, 12], 'start'),
    ];
}
function seriesMarks({ points }, index, { place }) {
    const ink = seriesInk(index);
    const places = points.map(place);
    const dots = places.length > MOST_DOTS ? [] : places;
    return [
        ...(places.length > 1
            ? [{ kind: 'line', points: places, ink, width: 1.8, dashes: seriesDashes(index) }]
            : []),
        ...dots.map((at) => ({ kind: 'dot', at, radius: 2.6, ink })),
    ];
}
function legendMarks(series, left, top) {
    let [x, line] = [left, 0];
    const marks = series.flatMap(({ name, points }, index) => {
        const text = fitText(name, curve_WIDTH - left - LEGEND_SAMPLE, WIDEST_FONT_SIZE);
        const width = LEGEND_SAMPLE + textWidth(text, WIDEST_FONT_SIZE) + 12;
        if (x > left && x + width > curve_WIDTH)
            [x, line] = [left, line + 1];
        const [at, y] = [x, top + line * LEGEND_LINE];
        x += width;
        const ink = seriesInk(index);
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
                    dashes: seriesDashes(index),
                },
            ]
            : [{ kind: 'dot', at: [at + 9, y], radius: 2.6, ink }];
        return [...sample, label(text, [at + LEGEND_SAMPLE, y + 3], 'start')];
    });
    return { marks, lines: line + 1 };
}
function describe({ title, xLabel, yLabel }, series) {
    const ends = series.map(({ name, points }) => {
        const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [points[0], points.at(-1)];
        const [from, to] = [
            `${numbers_shownNumber(fromY)} at ${numbers_shownNumber(fromX)}`,
            `${numbers_shownNumber(toY)} at ${numbers_shownNumber(toX)}`,
        ];
        return points.length === 1 ? `${name}: ${from}` : `${name}: from ${from} to ${to}`;
    });
    return (0,sanitize/* plainLine */.h0)(`${title}. ${yLabel} against ${xLabel}. ${ends.join('; ')}.`, 1500);
}

;// CONCATENATED MODULE: ./src/evidence/numbers-in-words.ts

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
        .map(({ index, from, to }) => `${columns[index] ?? `number ${String(index + 1)}`}: ${numbers_shownNumber(from)} to ${numbers_shownNumber(to)}`);
    const more = changes.length - words.length;
    return [...words, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}
function firstNumbers(values) {
    const shown = Array.from(values.subarray(0, MOST_NUMBERS), numbers_shownNumber).join(', ');
    const more = values.length - MOST_NUMBERS;
    return more > 0 ? `${shown}, and ${String(more)} more` : shown;
}

;// CONCATENATED MODULE: ./src/evidence/evidence.ts







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
        case 'curve': {
            const plot = curvePlot(evidence, summary.threshold);
            return plot === undefined
                ? [document_paragraph('There is no point to plot.')]
                : [{ kind: 'plot', caption: `${evidence.yLabel} against ${evidence.xLabel}`, plot }];
        }
        case 'table':
            return evidence.rows.length === 0 ? [document_paragraph('The table has no rows.')] : tableBlocks(evidence);
        case 'pairs':
            return evidence.pairs.length === 0
                ? [document_paragraph('No input was changed.')]
                : [pairsBlock(summary, evidence)];
        case 'inputs':
            return evidence.inputs.length === 0
                ? [document_paragraph('There is no input to show.')]
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
function pairsBlock(summary, evidence) {
    const form = pictureForm(summary, evidence.shape);
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
                changedNumbers(pair.original, pair.changed, summary.columns),
            ]),
        };
    }
    const shown = evidence.pairs.slice(0, mostShown(form));
    const range = rangeOf(shown.flatMap(({ original, changed }) => [original, changed]));
    return {
        kind: 'pictures',
        caption: evidence.title,
        groups: shown.map((pair) => pairGroup(pair, form, range)),
        left: evidence.pairs.length - shown.length + (evidence.left ?? 0),
    };
}
/** The pictures of a pair, at their own size. */
function pairRasters({ original, changed }, form, range) {
    return [
        toRaster(original, form, range),
        toRaster(changed, form, range),
        differenceRaster(original, changed, form),
    ];
}
function pairGroup(pair, form, range) {
    const { name, before, after, distance } = pair;
    const [original, changed, difference] = pairRasters(pair, form, range);
    return {
        name,
        note: `distance ${numbers_shownNumber(distance)}`,
        pictures: [
            {
                raster: shownSize(original),
                alt: `${name} as it was; the model says ${before}`,
                label: `before: ${before}`,
            },
            {
                raster: shownSize(changed),
                alt: `${name} after the attack; the model says ${after}`,
                label: `after: ${after}`,
            },
            {
                raster: shownSize(difference),
                alt: `What the attack changed in ${name}, at full contrast; grey is unchanged`,
                label: 'change, at full contrast',
            },
        ],
    };
}
function inputsBlock(summary, { title, shape, inputs, left = 0 }) {
    const form = pictureForm(summary, shape);
    if (form === undefined) {
        return {
            kind: 'table',
            caption: title,
            header: ['input', 'note', 'values'],
            rows: inputs.map(({ name, note, values }) => [name, note, firstNumbers(values)]),
        };
    }
    const shown = inputs.slice(0, mostShown(form));
    const range = rangeOf(shown.map(({ values }) => values));
    return {
        kind: 'pictures',
        caption: title,
        groups: shown.map(({ name, note, values }) => ({
            name,
            note,
            pictures: [{ raster: shownSize(toRaster(values, form, range)), alt: `${name}: ${note}`, label: '' }],
        })),
        left: inputs.length - shown.length + left,
    };
}
function mostShown({ shape }) {
    const fitting = Math.floor(MOST_PIXELS / (shape.width * shape.height * 3));
    return Math.min(MOST_PICTURES, Math.max(LEAST_PICTURES, fitting));
}

;// CONCATENATED MODULE: ./src/evidence/vulnerability.ts








/** Tells what an attack found: the verdict first, then its grounds. */
function vulnerability_vulnerabilityDocument(summary, result) {
    return {
        title: `Vulnerability report: ${summary.attack} of ${summary.model}`,
        tone: toneOf(summary),
        headline: headline(summary, result.score),
        sections: [
            { title: 'Verdict', blocks: verdictBlocks(summary, result) },
            { title: 'How it was found', blocks: methodBlocks(result) },
            { title: 'Evidence', blocks: allEvidence(summary, result) },
            { title: 'What helps', blocks: defenceBlocks(result.defences, summary.threshold) },
            { title: 'What the score does not say', blocks: limitBlocks(result) },
            analysedSection(summary),
        ],
    };
}
function verdictBlocks(summary, { score, meaning }) {
    return [
        { kind: 'plot', caption: 'Score, 95 % interval and threshold', plot: scoreBar(score, summary.threshold) },
        document_paragraph(meaning),
    ];
}
/** How the score was computed, and what that took. */
function methodBlocks({ method, queries, seconds, accuracy, cutShort, figures, }) {
    const facts = [
        ['Method', `${method.name}, version ${String(method.version)}`],
        ['Score', method.formula],
        ...method.sources.map((source) => ['Source', source]),
        ['Queries of the model', (0,number_words/* grouped */.zD)(queries)],
        ['Seconds', numbers_shownNumber(seconds)],
        [
            'Cut short',
            cutShort ? 'yes: the time or the queries ended before the attack had done all it wanted' : 'no',
        ],
    ];
    if (accuracy !== undefined)
        facts.push(['Accuracy before the attack', numbers_shownNumber(accuracy)]);
    const settings = Object.entries(figures).map(([name, value]) => [name, shownValue(value)]);
    return [
        { kind: 'facts', caption: 'Method and effort', facts },
        ...(settings.length === 0
            ? []
            : [{ kind: 'facts', caption: 'Settings and figures', facts: settings }]),
    ];
}
function allEvidence(summary, { evidence }) {
    return evidence.length === 0
        ? [document_paragraph('There are no plots and no pictures.')]
        : evidence.flatMap((one) => evidenceBlocks(summary, one));
}
/** What the score does not say. */
function limitBlocks({ limits }) {
    return limits.length === 0
        ? [document_paragraph('The attack names no limits of its own.')]
        : [{ kind: 'list', items: limits }];
}

;// CONCATENATED MODULE: ./src/html/plot-svg.ts


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
            return markup_element('text', { x, y, 'text-anchor': mark.anchor, 'font-size': PLOT_FONT_SIZE }, mark.text);
        }
    }
}
function pair([x, y]) {
    return `${coordinate(x)},${coordinate(y)}`;
}
function coordinate(value) {
    return String(Number(value.toFixed(2)));
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./src/html/png.ts

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
    return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', (0,external_node_zlib_.deflateSync)(rows)), chunk('IEND')]);
}
function chunk(type, data = Buffer.alloc(0)) {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE((0,external_node_zlib_.crc32)(content));
    return Buffer.concat([length, content, check]);
}

;// CONCATENATED MODULE: ./src/html/blocks.ts





/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;
/** The first rows of a long table are shown at once, and the others on demand. */
const MOST_OPEN_ROWS = 8;
function blocks_blockHtml(block, context) {
    switch (block.kind) {
        case 'paragraph':
            return markup_element('p', {}, block.text);
        case 'heading':
            return markup_element(context.level === 3 ? 'h3' : 'h4', {}, block.text);
        case 'list':
            return markup_element('ul', {}, block.items.map((item) => markup_element('li', {}, item)));
        case 'facts':
            return [markup_element('p', { class: 'label' }, block.caption), factList(block.facts)];
        case 'table':
            return tableHtml(block.caption, block.header, block.rows);
        case 'plot': {
            const plot = plotSvg(block.plot, block.caption, context.names);
            return markup_element('figure', {}, plot, markup_element('figcaption', {}, block.caption));
        }
        case 'pictures':
            return picturesHtml(block.groups, block.left, context);
    }
}
/** Names with their values. */
function factList(facts) {
    return markup_element('dl', { class: 'facts' }, facts.map(([name, value]) => markup_element('div', {}, markup_element('dt', {}, name), markup_element('dd', {}, value))));
}
function tableHtml(caption, header, rows) {
    const shown = rows.slice(0, MOST_ROWS);
    const table = tableOf(caption, header, shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : [cell]))));
    const content = [table, leftOut(rows.length - shown.length, 'rows are in the JSON report')];
    if (shown.length <= MOST_OPEN_ROWS)
        return content;
    const words = `${caption}: ${(0,number_words/* grouped */.zD)(rows.length)} rows`;
    return markup_element('details', {}, markup_element('summary', {}, words), content);
}
/** A table with its caption. A column of numbers only stands to the right. A wide table scrolls by itself. */
function tableOf(caption, header, rows) {
    const kinds = header.map((_name, column) => rows.every((row) => typeof row[column] === 'number') ? 'number' : undefined);
    const names = header.map((name, at) => markup_element('th', { scope: 'col', class: kinds[at] }, name));
    const lines = rows.map((row) => markup_element('tr', {}, row.map((cell, at) => markup_element('td', { class: kinds[at] }, typeof cell === 'number' ? shownValue(cell) : cell))));
    const table = markup_element('table', {}, markup_element('caption', {}, caption), markup_element('thead', {}, markup_element('tr', {}, names)), markup_element('tbody', {}, lines));
    return markup_element('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, table);
}
function leftOut(count, where) {
    return count > 0 ? markup_element('p', { class: 'note' }, `${(0,number_words/* grouped */.zD)(count)} more ${where}.`) : undefined;
}
function picturesHtml(groups, left, context) {
    const shown = groups.flatMap((group) => {
        const files = [];
        const bytes = () => {
            files.push(...group.pictures.map((picture) => [picture, toPng(picture.raster)]));
            return files.reduce((sum, [, png]) => sum + png.length, 0);
        };
        return context.allowsPictures(bytes) ? [groupHtml(group, files)] : [];
    });
    const missing = left + groups.length - shown.length;
    const kind = groups.every(({ pictures }) => pictures.length === 1) ? 'groups single' : 'groups';
    return [
        shown.length === 0 ? undefined : markup_element('ul', { class: kind }, shown),
        leftOut(missing, 'are in the report of attack samples'),
    ];
}
function groupHtml({ name, note }, pictures) {
    return markup_element('li', { class: 'group' }, markup_element('p', { class: 'name' }, name), markup_element('div', { class: 'row' }, pictures.map(pictureHtml)), markup_element('p', { class: 'note' }, note));
}
function pictureHtml([{ raster, alt, label }, png]) {
    return markup_element('figure', {}, markup_image(pngAddress(png), alt, raster), label === '' ? undefined : markup_element('figcaption', {}, label));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/html/policy.ts

/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 * @param more further directives
 */
function policy_pagePolicy(style, more = []) {
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

;// CONCATENATED MODULE: ./src/html/style.ts
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
        band: '#dbe3f8',
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
        band: '#2a3764',
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
const style_SERIES = [1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`);
/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
const style_STYLE = `
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
.card { background: var(--panel); border: 1px solid var(--rule); border-radius: 10px; padding: 1.25rem 1.5rem; margin: 1.25rem 0; }
.card > h3 { margin: 0 0 .25rem; font-size: 1.1875rem; } .card .top { display: flex; flex-wrap: wrap; gap: .5rem .75rem;
  align-items: center; justify-content: space-between; margin-bottom: .5rem; }
.card .top h3 { margin: 0; font-size: 1.1875rem; }
.lead { font-size: 1.0625rem; }
.facts { margin: .25rem 0 1rem; font-size: .9375rem; }
.facts > div { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: 0 1.25rem; padding: .35rem 0;
  border-bottom: 1px solid var(--rule); }
.facts dt { color: var(--faint); } .facts dd { margin: 0; }
.scroll { overflow-x: auto; margin: .75rem 0; }
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
.line.band { stroke: var(--band); } .area.band { fill: var(--band); } .line.limit { stroke: var(--text); }
${style_SERIES.join('\n')}
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
progress { width: 100%; height: .5rem; accent-color: var(--accent); }
.nav { margin: 2rem 0 -1.5rem; font-size: .9375rem; } .nav + h1 { margin-top: 2rem; }
.foot { color: var(--faint); font-size: .875rem; border-top: 1px solid var(--rule); padding-top: 1rem; padding-bottom: 3rem; }
@media (max-width: 40rem) {
  .banner, main, .foot { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.5rem; margin-top: 1.75rem; } .card, .verdict { padding: 1rem; }
  .list > li { grid-template-columns: minmax(0, 1fr); gap: .35rem; }
  .list .plot { max-width: 100%; }
  .facts > div { grid-template-columns: minmax(0, 1fr); }
  .plot text { font-size: 13px; }
}
@media print {
  body { font-size: 11pt; background: none; } main, .banner, .foot { max-width: none; padding: 0; }
  .card, .verdict, .group, figure, tr { break-inside: avoid; } .card { break-inside: auto; }
  .nav { display: none; } h2, h3, h4, summary { break-after: avoid; } .scroll { overflow: visible; }
  details::details-content { display: block; content-visibility: visible; block-size: auto; }
}
`;

;// CONCATENATED MODULE: ./src/html/job-page.ts







/** The name of the project, at the top of its pages. */
const PRODUCT = 'Model Security Scan';
/** Renders the page of a job: one HTML file that needs no script and no other file. */
function renderPage(summary, result) {
    const document = vulnerabilityDocument(summary, result);
    const frame = { title: document.title, style: STYLE, policy: pagePolicy(STYLE) };
    return pageText(frame, banner(), element('main', {}, jobContent(document, summary.note)));
}
/** The top of a page. @param more what stands beside the name of the project */
function banner(...more) {
    return markup_element('header', { class: 'banner' }, markup_element('p', { class: 'product' }, PRODUCT), more.length === 0 ? undefined : markup_element('p', { class: 'about' }, more));
}
/** The verdict of a job, and all that its report says. */
function jobContent(document, note) {
    const { title, tone, headline, sections } = document;
    const names = createNames();
    return [
        element('h1', {}, title),
        verdictCard(tone, headline),
        note === undefined ? undefined : element('p', { class: 'note' }, note),
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
    return element('div', { class: `verdict ${tone}` }, badge(tone, WORDS[tone]), element('p', { class: 'headline' }, headline), more);
}
function sectionHtml({ title, blocks }, names) {
    const id = names.next('section');
    const allowsPictures = (bytes) => bytes() >= 0;
    const context = { names, level: 3, allowsPictures };
    return element('section', { 'aria-labelledby': id }, element('h2', { id }, title), blocks.map((block) => blockHtml(block, context)));
}

;// CONCATENATED MODULE: ./src/html/names.ts
function names_createNames() {
    let count = 0;
    return {
        next(kind) {
            count += 1;
            return `${kind}-${String(count)}`;
        },
    };
}

// EXTERNAL MODULE: ./src/text/time-words.ts
var time_words = __webpack_require__(6606);
// EXTERNAL MODULE: ./src/report/summary/verdict.ts
var verdict = __webpack_require__(252);
;// CONCATENATED MODULE: ./src/evidence/history-plot.ts




const history_plot_WIDTH = 400;
const history_plot_AREA_HEIGHT = 150;
const [history_plot_TOP, history_plot_RIGHT, BOTTOM] = [26, 16, 42];
/** The width of an interval, unless there are too many. */
const INTERVAL_WIDTH = 7;
/** Lines with more points show a dot only for the last one. */
const history_plot_MOST_DOTS = 40;
/** Numbers beyond cannot be placed on an axis. */
const history_plot_MOST = 1e290;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Draws scores over time with their intervals and thresholds.
 * @param points the oldest first
 * @returns undefined if fewer than two can be drawn
 */
function historyPlot(points) {
    const drawn = points.filter(history_plot_isDrawable);
    const [first, last] = [drawn[0], drawn.at(-1)];
    if (first === undefined || last === undefined || drawn.length < 2)
        return undefined;
    const frame = history_plot_makeFrame(drawn, first.timeMs, last.timeMs);
    return {
        width: history_plot_WIDTH,
        height: history_plot_TOP + history_plot_AREA_HEIGHT + BOTTOM,
        marks: [
            ...intervalMarks(drawn, frame),
            ...history_plot_axisMarks(frame),
            ...thresholdMarks(drawn, frame),
            ...scoreMarks(drawn, frame),
        ],
        description: history_plot_describe(drawn, first, last),
    };
}
function history_plot_isDrawable({ timeMs, score, interval }) {
    const numbers = [timeMs, score, interval?.low ?? 0, interval?.high ?? 0];
    return numbers.every((number) => Math.abs(number) <= history_plot_MOST);
}
function history_plot_makeFrame(points, fromMs, toMs) {
    const [low, high] = extentOf(points.flatMap(({ score, interval }) => [score, interval?.low ?? score, interval?.high ?? score]));
    // Shares get the whole axis from 0 to 1, so that plots can be compared.
    const y = low >= 0 && high <= 1 ? roundAxis(0, 1) : roundAxis(low, high);
    const widest = Math.max(...y.ticks.map((tick) => textWidth(numbers_shownNumber(tick), PLOT_FONT_SIZE)));
    const left = Math.ceil(14 + widest);
    const across = history_plot_WIDTH - left - history_plot_RIGHT;
    // The first and the last dot stand inside of the area.
    const inset = 8;
    return {
        left,
        fromMs,
        toMs,
        y,
        place: (timeMs, score) => [
            left + inset + (toMs === fromMs ? 0.5 : (timeMs - fromMs) / (toMs - fromMs)) * (across - 2 * inset),
            history_plot_TOP + (1 - (score - y.low) / (y.high - y.low)) * history_plot_AREA_HEIGHT,
        ],
    };
}
function intervalMarks(points, { place }) {
    const width = Math.max(1, Math.min(INTERVAL_WIDTH, (history_plot_WIDTH * 0.6) / points.length));
    return points.flatMap(({ timeMs, interval }) => interval === undefined
        ? []
        : [straight(place(timeMs, interval.low), place(timeMs, interval.high), 'band', width)]);
}
function history_plot_axisMarks({ left, fromMs, toMs, y, place }) {
    const [right, bottom] = [history_plot_WIDTH - history_plot_RIGHT, history_plot_TOP + history_plot_AREA_HEIGHT];
    const across = y.ticks.flatMap((tick) => {
        const [, at] = place(fromMs, tick);
        return [
            straight([left, at], [right, at], 'grid', 0.6),
            label(numbers_shownNumber(tick), [left - 6, at + 4], 'end'),
        ];
    });
    const along = timeTicks(fromMs, toMs).flatMap(({ timeMs, text, anchor }) => {
        const [at] = place(timeMs, y.low);
        const textAt = anchor === 'start' ? left : anchor === 'end' ? right : at;
        return [straight([at, bottom], [at, bottom + 4], 'axis'), label(text, [textAt, bottom + 16], anchor)];
    });
    return [
        ...across,
        ...along,
        straight([left, bottom], [right, bottom], 'axis'),
        straight([left, history_plot_TOP], [left, bottom], 'axis'),
        label('time of the run (UTC)', [(left + right) / 2, bottom + 33], 'middle'),
        label('score', [4, 12], 'start'),
    ];
}
/** Three times at equal distances; one if there is only one time. */
function timeTicks(fromMs, toMs) {
    const word = (timeMs) => {
        const text = new Date(timeMs).toISOString();
        return toMs - fromMs < 3 * DAY_MS ? text.slice(5, 16).replace('T', ' ') : text.slice(0, 10);
    };
    if (fromMs === toMs)
        return [{ timeMs: fromMs, text: word(fromMs), anchor: 'middle' }];
    return [0, 1, 2].map((index) => {
        const timeMs = fromMs + (index / 2) * (toMs - fromMs);
        return { timeMs, text: word(timeMs), anchor: index === 0 ? 'start' : index === 2 ? 'end' : 'middle' };
    });
}
/** Each threshold holds until the next run. Thresholds beside the axis are not drawn. */
function thresholdMarks(points, { y, place }) {
    const limits = points.flatMap(({ timeMs, threshold }) => threshold !== undefined && threshold >= y.low && threshold <= y.high ? [{ timeMs, threshold }] : []);
    const last = limits.at(-1);
    if (last === undefined)
        return [];
    const steps = limits.flatMap(({ timeMs, threshold }, index) => {
        const before = limits[index - 1];
        return [...(before === undefined ? [] : [place(timeMs, before.threshold)]), place(timeMs, threshold)];
    });
    const style = { kind: 'line', ink: 'limit', width: 1.4, dashes: [5, 3] };
    // The words stand above the area, since the scores are often near the threshold.
    const words = `threshold ${numbers_shownNumber(last.threshold)}`;
    const right = history_plot_WIDTH - history_plot_RIGHT;
    const sample = right - textWidth(words, WIDEST_FONT_SIZE) - 6;
    return [
        { ...style, points: steps },
        {
            ...style,
            points: [
                [sample - 18, 8],
                [sample, 8],
            ],
        },
        label(words, [right, 12], 'end'),
    ];
}
function scoreMarks(points, { place }) {
    const places = points.map(({ timeMs, score }) => place(timeMs, score));
    const dots = places.length > history_plot_MOST_DOTS ? [] : places.slice(0, -1);
    const last = places.at(-1);
    return [
        { kind: 'line', points: places, ink: 'series-1', width: 1.8, dashes: [] },
        ...dots.map((at) => ({ kind: 'dot', at, radius: 2.6, ink: 'series-1' })),
        ...(last === undefined ? [] : [{ kind: 'dot', at: last, radius: 4.5, ink: 'series-1' }]),
    ];
}
function history_plot_describe(points, first, last) {
    const [lowest, highest] = extentOf(points.map(({ score }) => score));
    const ends = [first, last].map(({ timeMs, score }) => `${numbers_shownNumber(score)} on ${new Date(timeMs).toISOString().slice(0, 10)}`);
    const limit = last.threshold === undefined ? '' : `; threshold ${numbers_shownNumber(last.threshold)}`;
    return (`${String(points.length)} scores over time, from ${ends.join(' to ')}; lowest ${numbers_shownNumber(lowest)}, ` +
        `highest ${numbers_shownNumber(highest)}${limit}.`);
}

;// CONCATENATED MODULE: ./src/evidence/history.ts




/** A page shows at most this many rows. */
const history_MOST_ROWS = 100;
/** The scores of an analysis over time, as a plot and as a table; nothing if they cannot be drawn. */
function historyBlocks(history) {
    const { points, methodVersion, otherVersions } = history;
    const plot = historyPlot(points);
    if (plot === undefined)
        return [];
    const version = methodVersion === undefined ? '' : `, by version ${methodVersion} of the method`;
    const shown = points.toReversed().slice(0, history_MOST_ROWS);
    const hasCommits = shown.some(({ commit }) => commit !== undefined);
    const rows = shown.map((point) => rowOf(point, hasCommits));
    const left = points.length - rows.length;
    return [
        { kind: 'plot', caption: `Scores over time${version}; the bars are 95 % intervals`, plot },
        ...(otherVersions === 0 ? [] : [document_paragraph(otherWords(otherVersions))]),
        {
            kind: 'table',
            caption: left === 0 ? 'Scores over time' : `The last ${String(rows.length)} scores`,
            header: ['time (UTC)', ...(hasCommits ? ['commit'] : []), 'score', '95 % interval', 'threshold'],
            rows,
        },
    ];
}
function otherWords(count) {
    const scores = (0,number_words/* counted */.hS)(count, 'earlier score comes', 'earlier scores come');
    return `${scores} from another version of the method. Such scores are not comparable, so they are not shown.`;
}
function rowOf({ timeMs, commit, score, interval, threshold, isNow }, hasCommits) {
    return [
        isNow === true ? 'this run' : new Date(timeMs).toISOString().slice(0, 16).replace('T', ' '),
        ...(hasCommits ? [commit?.slice(0, 10) ?? ''] : []),
        score,
        interval === undefined ? '' : `${numbers_shownNumber(interval.low)} to ${numbers_shownNumber(interval.high)}`,
        threshold ?? '',
    ];
}

// EXTERNAL MODULE: ./src/text/finding-words.ts
var finding_words = __webpack_require__(1382);
// EXTERNAL MODULE: ./src/report/sarif/rule-texts.ts
var rule_texts = __webpack_require__(689);
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
    if (content.flat().every((part) => part === undefined))
        return undefined;
    const id = context.names.next('section');
    return markup_element('section', { 'aria-labelledby': id }, markup_element('h2', { id }, title), content);
}
function bullets(items) {
    if (items.length === 0)
        return undefined;
    return markup_element('ul', {}, items.map((item) => markup_element('li', {}, item)));
}
/** Content that opens on demand, without a script. */
function folded(summary, ...content) {
    return markup_element('details', {}, markup_element('summary', {}, summary), content);
}
/** Says how many things a page leaves out. */
function andMore(count, what) {
    return count > 0 ? markup_element('p', { class: 'note' }, `And ${(0,number_words/* grouped */.zD)(count)} more ${what}.`) : undefined;
}

;// CONCATENATED MODULE: ./src/report/page/analyses.ts













const STATES = {
    planned: ['none', 'Planned'],
    submitted: ['none', 'Submitted'],
    passed: ['good', 'Passed'],
    vulnerable: ['bad', 'Vulnerable'],
    failed: ['open', 'Failed'],
    timeout: ['open', 'Timeout'],
    error: ['open', 'Error'],
};
function stateBadge(result) {
    const { state, reason } = result;
    if ((0,policy/* isAccepted */.oB)(result))
        return badge_badge('none', upperFirst((0,policy/* findingState */.n2)(result) ?? ''));
    const [tone, word] = STATES[state];
    // One that passed, but has a reason against that, has no verdict.
    return state === 'passed' && reason !== undefined ? badge_badge('open', 'No verdict') : badge_badge(tone, word);
}
/** One line for an analysis. @param id of the place where the page says more; undefined if it does not */
function analysisRow(result, id, context) {
    const { spec, score } = result;
    const name = id === undefined ? spec.name : markup_element('a', { href: placeAddress(id) }, spec.name);
    const bar = score === undefined ? undefined : scoreOf(result, context);
    return markup_element('li', {}, markup_element('span', {}, stateBadge(result)), markup_element('span', { class: 'where' }, name, markup_element('span', { class: 'more' }, shortWords(result))), bar);
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
function shortWords(result) {
    return result.score === undefined ? (result.message ?? '') : (0,finding_words/* explainedScore */.fl)(result);
}
/** Everything about an analysis: what it means, what to do, its evidence, and how it was found. */
function analysisCard(result, id, context) {
    const heading = context.names.next('heading');
    return markup_element('article', { class: 'card', id, 'aria-labelledby': heading }, markup_element('div', { class: 'top' }, markup_element('h3', { id: heading }, result.spec.name), stateBadge(result)), cardContent(result, context));
}
/** The same for an analysis that found nothing, which opens on demand. */
function foldedAnalysis(result, id, context) {
    return markup_element('details', { id }, markup_element('summary', {}, markup_element('h3', {}, result.spec.name), `: ${shortWords(result)}`), cardContent(result, context));
}
function cardContent(result, context) {
    const { message, evidence, warnings } = result;
    return [
        (0,policy/* decisionLines */.Wp)(result).map(lines),
        message === undefined || 'keptSince' in result ? undefined : lines(message),
        evidence === undefined ? withoutEvidence(result, context) : withEvidence(result, evidence, context),
        bullets(warnings),
        links(result, context),
    ];
}
/** The scores of this and earlier runs, if there are at least two. */
function overTime({ spec }, { names, pictures, histories }) {
    const history = histories.get(spec.name);
    if (history === undefined)
        return [];
    return historyBlocks(history).map((block) => blocks_blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }));
}
function withoutEvidence(result, context) {
    if (result.score === undefined)
        return overTime(result, context);
    return [
        markup_element('p', { class: 'lead' }, `${upperFirst(shortWords(result))}.`),
        keptNote(result),
        overTime(result, context),
        result.state === 'vulnerable' ? advice(result) : undefined,
    ];
}
function withEvidence(result, report, context) {
    const { names, pictures } = context;
    const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
    const found = report.result;
    const show = (blocks) => blocks.map((block) => blocks_blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }));
    const [plot] = verdictBlocks(summary, found);
    return [
        markup_element('p', { class: 'lead' }, found.meaning),
        result.score === undefined ? undefined : markup_element('p', {}, `${upperFirst(shortWords(result))}.`),
        keptNote(result),
        plot === undefined ? undefined : show([plot]),
        overTime(result, context),
        result.state === 'vulnerable' ? advice(result) : undefined,
        found.defences.length === 0
            ? undefined
            : folded('What helps, as measured on this model', show(defence_defenceBlocks(found.defences, summary.threshold))),
        show(lacksEvidence(result, report) ? [document_paragraph(NO_KEPT_EVIDENCE)] : allEvidence(summary, found)),
        folded('How it was found: method, formula, effort and settings', show(methodBlocks(found))),
        folded('What the score does not say', show(limitBlocks(found))),
    ];
}
/** Says that this is the result of an earlier run. What was found comes first. */
function keptNote(result) {
    const isKept = 'keptSince' in result && result.message !== undefined;
    return isKept ? markup_element('p', { class: 'note' }, result.message) : undefined;
}
const NO_KEPT_EVIDENCE = 'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';
/** True for the result of an earlier run of which nothing to look at was kept. */
function lacksEvidence(result, { result: { evidence } }) {
    return 'keptSince' in result && evidence.length === 0;
}
function advice({ spec }) {
    const { summary, attack, actions } = rule_texts/* RULE_TEXTS */.KY[spec.attack];
    return [
        markup_element('h4', {}, 'What it means'),
        markup_element('p', {}, summary),
        markup_element('p', {}, attack),
        markup_element('h4', {}, 'What to do'),
        markup_element('ol', {}, actions.map((action) => markup_element('li', {}, withCode(action)))),
    ];
}
/** What a service keeps about the job. The built-in one ends with the run: nobody can look its jobs up later. */
function links({ dashboardUrl, reports, jobId }, { isLocal }) {
    const address = isLocal ? undefined : webAddress(dashboardUrl);
    const parts = [
        ...(jobId === undefined || isLocal ? [] : [['Job at the service: ', markup_element('code', {}, jobId)]]),
        ...(address === undefined
            ? []
            : [markup_element('a', { href: address, rel: 'noreferrer' }, 'Page of the job at the service')]),
        ...reports.map((report) => ['Report ', markup_element('code', {}, report)]),
    ];
    return parts.length === 0
        ? []
        : markup_element('p', { class: 'note' }, parts.map((part, index) => [index === 0 ? '' : ' · ', part]));
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./src/report/page/analysed.ts




const analysed_MOST_ROWS = 500;
/** The files of the analyses, and those that were scanned. */
function analysedFiles({ results, supplyChain }) {
    const uploads = results.flatMap(({ spec, uploads: files }) => files.map((file) => [spec.name, file]));
    const rows = uploads
        .slice(0, analysed_MOST_ROWS)
        .map(([name, { slot, file, bytes, sha256, host }]) => [name, slot, file, bytes, digest(sha256), host]);
    const scanned = (supplyChain?.files ?? []).slice(0, analysed_MOST_ROWS);
    return [
        uploads.length === 0
            ? markup_element('p', {}, nothingSentWords(results))
            : folded(`${(0,number_words/* counted */.hS)(uploads.length, 'archive', 'archives')} sent to the analyses`, tableOf('Archives that were sent, and their digests', ['analysis', 'artifact', 'file', 'bytes', 'SHA-256', 'sent to'], rows), andMore(uploads.length - rows.length, 'archives')),
        supplyChain === undefined
            ? undefined
            : [
                markup_element('p', {}, `The supply-chain scan looked at ${(0,number_words/* counted */.hS)(supplyChain.fileCount, 'file', 'files')}, ${(0,number_words/* byteWords */.G4)(supplyChain.bytes)} of them models.`),
                scanned.length === 0
                    ? undefined
                    : folded(`${(0,number_words/* counted */.hS)(supplyChain.files.length, 'model file', 'model files')} or files with findings`, tableOf('Scanned files', ['file', 'format', 'bytes', 'SHA-256'], scanned.map(({ path, format, bytes, sha256 }) => [
                        path,
                        format ?? 'not known',
                        bytes,
                        sha256 === undefined ? 'not read to its end' : digest(sha256),
                    ])), andMore(supplyChain.files.length - scanned.length, 'files')),
            ],
    ];
}
function nothingSentWords(results) {
    return results.some((result) => 'keptSince' in result)
        ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
        : 'No file was analysed by an attack.';
}
function digest(sha256) {
    return markup_element('code', { class: 'digest' }, sha256);
}
/** The program, its methods and its settings. */
function tools(outcome, { version, settings }) {
    const { results } = outcome;
    const judged = results.flatMap(({ spec, evidence, threshold }) => evidence === undefined ? [] : [{ name: spec.name, threshold, ...evidence }]);
    const runtimes = [...new Set(judged.map(({ summary }) => summary.runtime))];
    const engines = [...new Set(judged.map(({ summary }) => summary.engineVersion))];
    return [
        factList([
            ['Program', `Model Security Scan${version === '' ? '' : ` ${version}`}`],
            ...(engines.length === 0 ? [] : [['Engine', `version ${engines.join(', ')}`]]),
            ...(runtimes.length === 0 ? [] : [['Runtime of the models', runtimes.join(', ')]]),
            ...settings,
            ...policySource(outcome),
        ]),
        judged.length === 0
            ? undefined
            : folded('Methods and effort of each analysis', tableOf('Methods', ['analysis', 'method', 'version', 'queries', 'seconds', 'threshold'], judged.map(({ name, threshold, result }) => [
                name,
                result.method.name,
                result.method.version,
                result.queries,
                result.seconds,
                threshold,
            ]))),
    ];
}
/** Says whose policy judged the run, if its pull request has one of its own. */
function policySource({ policyChange }) {
    if (policyChange?.kind !== 'compared')
        return [];
    const { base, judgedBy } = policyChange;
    const whose = judgedBy === 'base'
        ? `base: the settings of the policy are those of the base commit ${base.slice(0, 12)}`
        : 'head: the settings of the policy are those of the pull request';
    return [['policy-from', whose]];
}
/** Everything that the run did not do, did not decide, or left out. */
function notAnalysed(outcome, pagesLeftOut, isFromResultsFiles) {
    const { results, supplyChain, notices, warnings = [] } = outcome;
    const undecided = results.filter(({ state }) => state !== 'passed' && state !== 'vulnerable');
    // The page says elsewhere what results files do not hold.
    const withoutEvidence = isFromResultsFiles ? [] : results.filter(hasVerdictOnly);
    const items = [
        ...undecided.map(({ spec, message }) => `${spec.name} has no verdict. ${message ?? ''}`),
        ...(withoutEvidence.length === 0
            ? []
            : [
                `${(0,number_words/* counted */.hS)(withoutEvidence.length, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
            ]),
        ...(supplyChain === undefined
            ? ['The files of the repository were not scanned (input supply-chain).']
            : []),
        ...(supplyChain?.scope === 'artifacts'
            ? ['Only files that were about to be uploaded were scanned, not the others of the repository.']
            : []),
        ...(supplyChain !== undefined && supplyChain.ignoredCount > 0
            ? [`${(0,number_words/* counted */.hS)(supplyChain.ignoredCount, 'file was', 'files were')} ignored, as the config file says.`]
            : []),
        ...(supplyChain !== undefined && supplyChain.unchangedCount > 0
            ? [
                `${(0,number_words/* counted */.hS)(supplyChain.unchangedCount, 'file was', 'files were')} not scanned again: unchanged since an earlier scan.`,
            ]
            : []),
        ...pagesLeftOut,
        ...warnings,
        ...notices,
    ];
    if (items.length === 0)
        return markup_element('p', {}, 'Nothing was left out.');
    return [bullets(items.slice(0, analysed_MOST_ROWS)), andMore(items.length - analysed_MOST_ROWS, 'remarks')];
}
function hasVerdictOnly({ state, evidence }) {
    return (state === 'passed' || state === 'vulnerable') && evidence === undefined;
}
/** `3 pictures`, for the words about a page. */
function picturesLeftOut(shown, left) {
    if (left === 0)
        return [];
    return [
        `This page shows ${(0,number_words/* grouped */.zD)(shown)} groups of pictures; ${(0,number_words/* grouped */.zD)(left)} more would have made it too large.`,
    ];
}

;// CONCATENATED MODULE: ./src/report/page/counts.ts



/** The numbers of a run at the top of its page; undefined if there are none. */
function counts(outcome) {
    const { results, supplyChain } = outcome;
    const of = (...states) => results.filter(({ state }) => states.includes(state)).length;
    const dangers = supplyChain?.findings.filter(({ standing }) => standing === 'flagged').length ?? 0;
    const numbers = [
        [results.filter(policy/* closesGate */.HE).length, 'vulnerable'],
        [of('failed', 'timeout', 'error'), 'without a verdict'],
        [of('passed'), 'passed'],
        [of('planned', 'submitted'), 'not finished'],
        ...['known', 'waived'].map((state) => [acceptedAs(state, outcome), state]),
        ...(supplyChain === undefined
            ? []
            : [
                [dangers, dangers === 1 ? 'danger in files' : 'dangers in files'],
                [supplyChain.fileCount, supplyChain.fileCount === 1 ? 'file scanned' : 'files scanned'],
            ]),
    ];
    const shown = numbers.filter(([number]) => number > 0);
    if (shown.length === 0)
        return undefined;
    return markup_element('ul', { class: 'counts' }, shown.map(([number, what]) => markup_element('li', {}, markup_element('strong', {}, (0,number_words/* grouped */.zD)(number)), what)));
}
/** Counts the findings, of analyses and in files, that are accepted by a waiver or a baseline. */
function acceptedAs(state, { results, supplyChain }) {
    const inFiles = supplyChain?.findings.filter(({ standing }) => standing === state) ?? [];
    return results.filter((result) => (0,policy/* findingState */.n2)(result) === state).length + inFiles.length;
}

// EXTERNAL MODULE: ./src/rules/rules.ts + 4 modules
var rules = __webpack_require__(9043);
// EXTERNAL MODULE: ./src/report/supply-chain/words.ts
var words = __webpack_require__(1057);
;// CONCATENATED MODULE: ./src/report/page/files.ts







/** A page shows at most this many findings of one kind. */
const MOST_FINDINGS = 100;
const files_TONES = {
    flagged: 'bad',
    undecided: 'open',
    known: 'none',
    waived: 'none',
    listed: 'none',
    allowed: 'none',
};
/** The findings in files that close the gate. */
function closingFindings(supplyChain, context) {
    const closing = [...(0,supply_chain/* withStanding */.N6)(supplyChain, 'flagged'), ...(0,supply_chain/* withStanding */.N6)(supplyChain, 'undecided')];
    const more = andMore(closing.length - MOST_FINDINGS, 'findings in files: see the results or SARIF file');
    return [
        ...closing.slice(0, MOST_FINDINGS).map((finding) => findingCard(finding, context)),
        ...(more === undefined ? [] : [more]),
    ];
}
/** The findings that people should look at, and those that the config file allows. */
function otherFindings(supplyChain, context) {
    return [
        group((0,supply_chain/* withStanding */.N6)(supplyChain, 'known'), 'that the baseline has', context),
        group((0,supply_chain/* withStanding */.N6)(supplyChain, 'waived'), 'waived by the config file', context),
        group((0,supply_chain/* withStanding */.N6)(supplyChain, 'listed'), 'in files to look at', context),
        group((0,supply_chain/* withStanding */.N6)(supplyChain, 'allowed'), 'allowed by the config file', context),
    ];
}
function group(findings, what, context) {
    if (findings.length === 0)
        return [];
    return folded(`${(0,number_words/* counted */.hS)(findings.length, 'finding', 'findings')} ${what}`, findings.slice(0, MOST_FINDINGS).map((finding) => findingCard(finding, context)), andMore(findings.length - MOST_FINDINGS, 'findings: see the results or SARIF file'));
}
function findingCard(finding, { names }) {
    const { rule, severity, standing, sha256 } = finding;
    const { title, what, why, actions } = rules/* RULES */.y[rule];
    const id = names.next('heading');
    const subject = (0,words/* subjectWords */.oR)(finding);
    return markup_element('article', { class: 'card', 'aria-labelledby': id }, markup_element('div', { class: 'top' }, markup_element('h3', { id }, title), badge_badge(files_TONES[standing], words/* SEVERITY_WORDS */.ii[severity])), markup_element('p', {}, markup_element('code', {}, (0,words/* placeWords */.fp)(finding))), subject === '' ? undefined : markup_element('p', { class: 'excerpt' }, markup_element('code', {}, subject)), markup_element('h4', {}, 'What it means'), markup_element('p', {}, withCode(what), ' ', (0,words/* effectWords */.zT)(finding)), markup_element('p', {}, withCode(why)), standing === 'allowed'
        ? undefined
        : [
            markup_element('h4', {}, 'What to do'),
            markup_element('ol', {}, actions.map((action) => markup_element('li', {}, withCode(action)))),
        ], markup_element('p', { class: 'note' }, (0,words/* standingWords */.o4)(finding)), sha256 === undefined
        ? undefined
        : markup_element('p', { class: 'note' }, 'SHA-256 of the file: ', markup_element('code', {}, sha256)));
}

// EXTERNAL MODULE: ./src/report/policy-change-words.ts
var policy_change_words = __webpack_require__(3179);
;// CONCATENATED MODULE: ./src/report/page/policy-change.ts



const policy_change_MOST_CHANGES = 200;
/** More changes are folded away, unless they loosen the gate. */
const MOST_OPEN = 10;
/** How a pull request changes the policy of its base; undefined if there is nothing to say. */
function policyChanges({ policyChange }, context) {
    if (policyChange === undefined || !(0,policy_change_words/* isWorthSaying */.wU)(policyChange))
        return undefined;
    const title = 'How the pull request changes the policy';
    if (policyChange.kind === 'unread') {
        return section(context, title, markup_element('p', {}, policy_change_words/* UNREAD_WORDS */.S6), lines(policyChange.why));
    }
    const { base, changes, notes } = policyChange;
    const unchanged = (0,policy_change_words/* unchangedWords */.z8)(policyChange);
    const loosened = changes.filter(({ effect }) => effect === 'loosened');
    const others = changes.filter(({ effect }) => effect !== 'loosened');
    return section(context, title, markup_element('p', {}, `${(0,policy_change_words/* judgeWords */.d2)(policyChange)} (base commit `, markup_element('code', {}, base.slice(0, 12)), ').'), ...notes.map(lines), unchanged === undefined ? undefined : markup_element('p', {}, unchanged), loosened.length === 0
        ? undefined
        : [markup_element('h3', {}, `${(0,policy_change_words/* loosenedWords */.nh)(loosened.length, policyChange)}:`), listOf(loosened)], others.length > MOST_OPEN ? folded('Other changes', listOf(others)) : listOf(others));
}
function listOf(changes) {
    const shown = changes.slice(0, policy_change_MOST_CHANGES);
    return [
        bullets(shown.map(({ effect, about, words }) => [
            effect === 'loosened' ? '' : policy_change_words/* EFFECT_WORDS */.Gt[effect],
            markup_element('code', {}, about),
            ` ${words.replaceAll(' -> ', ' → ')}`,
        ])),
        andMore(changes.length - shown.length, 'changes'),
    ];
}

;// CONCATENATED MODULE: ./src/report/page/run-page.ts

















/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;
/** What analyses say on a page, in characters with their markup. */
const MOST_CARD_LENGTH = 8_000_000;
const run_page_MOST_ROWS = 1000;
/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict and its
 * reason, each finding with its evidence, how the pull request changes the policy, then what was analysed, by which program
 * and settings, and what was not checked.
 */
function renderRunPage(outcome, about) {
    const pictures = countPictures(MOST_PICTURE_BYTES);
    const histories = new Map(outcome.policy?.histories?.map((history) => [history.name, history]));
    const isLocal = outcome.requested?.isLocal === true;
    const context = { names: names_createNames(), pictures, histories, isLocal };
    const ordered = mostImportantFirst(outcome.results);
    const cards = fittingCards(ordered, context);
    const frame = {
        title: `Model security report: ${statusWord(outcome)}`,
        style: style_STYLE,
        policy: policy_pagePolicy(style_STYLE),
    };
    return markup_pageText(frame, banner(aboutRun(outcome, about)), markup_element('main', {}, markup_element('h1', {}, 'Model security report'), run_page_verdict(outcome), problems(outcome, context), findings(outcome, cards, context), policyChanges(outcome, context), analyses(ordered, cards, context, about), otherSection(outcome, context), section(context, 'What was analysed', subject(outcome), analysedFiles(outcome)), section(context, 'Program and settings', tools(outcome, about)), section(context, 'Not checked, and other remarks', notAnalysed(outcome, [...cards.leftOut, ...picturesLeftOut(pictures.shown(), pictures.left())], about.isFromResultsFiles === true))), footer(about));
}
const run_page_TONES = {
    'already-scanned': 'good',
    'not-scanned': 'none',
    planned: 'none',
    submitted: 'none',
    passed: 'good',
    vulnerable: 'bad',
    skipped: 'none',
    error: 'open',
};
function run_page_toneOf({ status, failed, lineage }) {
    if (status === 'already-scanned' && (failed || lineage?.vulnerable !== false))
        return 'open';
    return run_page_TONES[status];
}
function statusWord({ status }) {
    if (status === 'error')
        return 'No verdict';
    const words = status.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function run_page_verdict(outcome) {
    const { meaning } = (0,verdict/* describeVerdict */.X)(asOnPage(outcome));
    const tone = run_page_toneOf(outcome);
    return markup_element('div', { class: `verdict ${tone}` }, badge_badge(tone, statusWord(outcome)), markup_element('p', { class: 'headline' }, outcome.headline), markup_element('p', {}, withCode(meaning)), outcome.errorMessage === undefined || outcome.errorMessage === outcome.headline
        ? undefined
        : lines(outcome.errorMessage), counts(outcome));
}
/** A page that shows the evidence does not advise to fetch reports of it. */
function asOnPage(outcome) {
    const { requested, results } = outcome;
    const showsEvidence = results.some(({ evidence }) => evidence !== undefined);
    return requested === undefined || !showsEvidence
        ? outcome
        : { ...outcome, requested: { ...requested, reports: true } };
}
const ORDER = ['vulnerable', 'error', 'failed', 'timeout'];
function mostImportantFirst(results) {
    const rank = (result) => (0,policy/* isAccepted */.oB)(result) ? ORDER.length : (ORDER.indexOf(result.state) + ORDER.length + 2) % (ORDER.length + 2);
    return results.toSorted((one, other) => rank(one) - rank(other));
}
/** Renders the analyses, the most important first, until the page is full. */
function fittingCards(results, context) {
    const ids = new Map();
    const [open, closed] = [[], []];
    let length = 0;
    for (const result of results) {
        if (result.state === 'planned' || result.state === 'submitted')
            continue;
        if (length > MOST_CARD_LENGTH)
            break;
        const id = context.names.next('analysis');
        const isFinding = !(0,policy/* keepsGateOpen */.y$)(result) || (result.state === 'passed' && result.reason !== undefined);
        const card = isFinding ? analysisCard(result, id, context) : foldedAnalysis(result, id, context);
        length += String(card).length;
        (isFinding ? open : closed).push(card);
        ids.set(result, id);
    }
    const rest = results.filter((result) => !ids.has(result) && result.evidence !== undefined).length;
    const leftOut = rest === 0
        ? []
        : [
            `${(0,number_words/* counted */.hS)(rest, 'analysis is', 'analyses are')} shown in short, since the page would be too large.`,
        ];
    return { open, folded: closed, ids, leftOut };
}
function findings(outcome, cards, context) {
    const { supplyChain, lineage, status } = outcome;
    const files = supplyChain === undefined ? [] : closingFindings(supplyChain, context);
    const record = status === 'vulnerable' && lineage?.vulnerable === true && cards.open.length + files.length === 0
        ? [
            markup_element('p', {}, 'The record of an earlier scan says that a vulnerability was found. It does not say which.'),
        ]
        : [];
    const all = [...cards.open, ...files, ...record];
    const hasFiles = (0,supply_chain/* isFlagged */.Hd)(supplyChain) || (0,supply_chain/* isUndecidedSupplyChain */.cC)(supplyChain);
    return all.length === 0 && !hasFiles ? undefined : section(context, 'Findings', ...all);
}
function analyses(results, cards, context, { isFromResultsFiles }) {
    if (results.length === 0)
        return undefined;
    return section(context, 'Analyses', markup_element('p', { class: 'note' }, 'The dot is the score, the band its 95 % interval, the line the threshold.'), isFromResultsFiles === true ? markup_element('p', { class: 'note' }, FROM_RESULTS_FILES) : undefined, markup_element('ul', { class: 'list' }, results.slice(0, run_page_MOST_ROWS).map((result) => analysisRow(result, cards.ids.get(result), context))), andMore(results.length - run_page_MOST_ROWS, 'analyses'), cards.folded);
}
const FROM_RESULTS_FILES = 'This page was made from results files. They hold scores and findings, but no plots and no pictures. Those are on the page ' +
    'that each run writes itself, with the input report-file.';
function otherSection({ supplyChain }, context) {
    if (supplyChain === undefined)
        return undefined;
    const others = supplyChain.findings.some(({ standing }) => standing !== 'flagged' && standing !== 'undecided');
    return others
        ? section(context, 'Findings that do not close the gate', otherFindings(supplyChain, context))
        : undefined;
}
function problems({ problems: found }, context) {
    if (found.length === 0)
        return undefined;
    return section(context, 'Problems of the inputs and the config file', bullets(found
        .slice(0, run_page_MOST_ROWS)
        .map(({ place, message }) => [
        markup_element('code', {}, place.kind === 'input'
            ? place.input
            : `${place.file}:${String(place.line)}:${String(place.column)}`),
        ' ',
        message,
    ])), andMore(found.length - run_page_MOST_ROWS, 'problems'));
}
function subject({ target, repoType, lineage }) {
    if (target === undefined)
        return [];
    const record = lineage?.record;
    const words = [
        `Repository ${target.repoUrl === '' ? 'not known' : target.repoUrl}`,
        ...(repoType === undefined ? [] : [`of kind ${repoType}`]),
        `branch ${target.branch ?? 'not known'}`,
        `commit ${target.commit ?? 'not known'}`,
        ...(target.pullRequest === undefined ? [] : [`pull request ${String(target.pullRequest)}`]),
    ];
    return [
        markup_element('p', {}, `${words.join(', ')}.`),
        record === undefined
            ? undefined
            : markup_element('p', {}, `There is a record of an earlier scan, of commit ${record.commitid ?? 'not known'}, ` +
                (lineage?.accepted === true
                    ? 'which stands for analyses that are not listed.'
                    : 'which did not count.')),
    ];
}
function aboutRun({ target }, { writtenMs }) {
    const name = target?.repoUrl.replace(/^https?:\/\/[^/]+\//u, '') ?? '';
    return [
        name === '' ? undefined : `${name} · `,
        target?.branch === undefined ? undefined : `${target.branch} · `,
        target?.commit === undefined ? undefined : [markup_element('code', {}, target.commit.slice(0, 10)), ' · '],
        markup_element('time', { datetime: new Date(writtenMs).toISOString() }, (0,time_words/* timeWords */.r)(writtenMs)),
    ];
}
function footer({ runUrl }) {
    const address = webAddress(runUrl);
    return markup_element('footer', { class: 'foot' }, markup_element('p', {}, 'This file is complete: it loads nothing, runs nothing and sends nothing.', address === undefined
        ? undefined
        : [' ', markup_element('a', { href: address, rel: 'noreferrer' }, 'The run on GitHub')]));
}


/***/ })

};
