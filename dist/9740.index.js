export const id = 9740;
export const ids = [9740];
export const modules = {

/***/ 6057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ paragraph)
/* harmony export */ });
/* harmony import */ var _document_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9976);

function paragraph(text) {
    return (0,_document_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)({ said: text });
}


/***/ }),

/***/ 4260:
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
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/report/evidence/plot.ts
var plot = __webpack_require__(9967);
;// CONCATENATED MODULE: ./src/report/evidence/text-width.ts
/** About the widths of characters in a font without serifs, in parts of its size; whoever reads a page may have another font. */
const WIDTHS = [
    [/[\s!'(),./:;I[\]fijlrt|]/u, 0.33],
    [/[%@MWmw]/u, 0.95],
    [/[A-Z&]/u, 0.72],
    [/[\u0020-\u024f\u0370-\u052f\u2013\u2014\u2026\u2264\u2265\u00d7\u2192]/u, 0.58],
];
/** Returns about the width of a text in the unit of its font size. */
function textWidth(text, fontSize) {
    let sum = 0;
    // A letter with an accent is as wide as the letter.
    for (const char of text.normalize('NFD').replace(/[\u0300-\u036f]/gu, '')) {
        sum += WIDTHS.find(([of]) => of.test(char))?.[1] ?? 1;
    }
    return sum * fontSize;
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

;// CONCATENATED MODULE: ./src/report/evidence/ticks.ts
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
    const axis = roundAxis(0, greatest <= 1 ? 1 : greatest);
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
                    (0,plot/* label */.Pf)(fitText(name, LEFT - 12, plot/* PLOT_FONT_SIZE */.OL), [LEFT - 8, y + 4], 'end'),
                    (0,plot/* straight */.nS)([LEFT, y], [place(value), y], 'series-1', 10),
                    (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(value), [place(value) + 6, y + 4], 'start'),
                ];
            }),
            (0,plot/* straight */.nS)([LEFT, TOP], [LEFT, bottom], 'axis'),
            (0,plot/* label */.Pf)(fitText((0,sanitize/* plainLine */.h0)(what, 120), WIDTH - LEFT, plot/* PLOT_FONT_SIZE */.OL), [(LEFT + RIGHT) / 2, bottom + 33], 'middle'),
        ],
        description: (0,sanitize/* plainLine */.h0)(`${title}. ${bars.map(({ name, value }) => `${name}: ${(0,numbers/* shownNumber */.b8)(value)}`).join('; ')}.`, 1500),
    };
}

;// CONCATENATED MODULE: ./src/report/evidence/curve.ts





const curve_WIDTH = 400;
/** The height of the area of the lines, without texts. */
const AREA_HEIGHT = 180;
const curve_TOP = 26;
const curve_RIGHT = 20;
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
        points: points.filter(isDrawable),
        band: band.filter(isDrawable),
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
            ...placeMarks(curve, frame),
            ...series.flatMap((one, index) => seriesMarks(one, index, frame)),
            ...legend.marks,
        ],
        description: describe(curve, series),
    };
}
function isDrawable(numbers) {
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
    const words = `threshold ${(0,numbers/* shownNumber */.b8)(threshold)}`;
    return [(0,plot/* straight */.nS)(from, to, 'limit', 1.4, [5, 3]), (0,plot/* label */.Pf)(words, [to[0], to[1] - 4], 'end')];
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
            (0,plot/* straight */.nS)(top, bottom, 'limit', 1.2, [1.5, 3]),
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
    const x = roundAxis(...(0,numbers/* extentOf */.OY)(points.map(([at]) => at)), 6);
    const y = yAxis(points);
    const widest = Math.max(...y.ticks.map((tick) => textWidth((0,numbers/* shownNumber */.b8)(tick), plot/* PLOT_FONT_SIZE */.OL)));
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
/** If all values lie in this part of the axis from 0 to 1, only that part is shown. */
const FLAT = 0.2;
/** Shares get the whole axis from 0 to 1, so that plots can be compared, unless they would be a flat line. */
function yAxis(points) {
    const [low, high] = (0,numbers/* extentOf */.OY)(points.map(([, at]) => at));
    const isShare = low >= 0 && high <= 1;
    return isShare && high - low > FLAT ? roundAxis(0, 1) : roundAxis(low, high);
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
    const across = curve_WIDTH - left - curve_RIGHT;
    const title = (text, width) => fitText((0,sanitize/* plainLine */.h0)(text, 120), width, plot/* PLOT_FONT_SIZE */.OL);
    return [
        (0,plot/* label */.Pf)(title(xLabel, across), [left + across / 2, curve_TOP + AREA_HEIGHT + 33], 'middle'),
        (0,plot/* label */.Pf)(title(yLabel, curve_WIDTH - curve_RIGHT), [4, 12], 'start'),
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
        const text = fitText(name, curve_WIDTH - left - LEGEND_SAMPLE, plot/* WIDEST_FONT_SIZE */.tu);
        const width = LEGEND_SAMPLE + textWidth(text, plot/* WIDEST_FONT_SIZE */.tu) + 12;
        if (x > left && x + width > curve_WIDTH)
            [x, line] = [left, line + 1];
        const [at, y] = [x, top + line * LEGEND_LINE];
        x += width;
        const ink = (0,plot/* seriesInk */.wn)(index);
        const sample = points.length > 1
            ? (0,plot/* straight */.nS)([at, y], [at + 18, y], ink, 1.8, (0,plot/* seriesDashes */.SY)(index))
            : { kind: 'dot', at: [at + 9, y], radius: 2.6, ink };
        return [sample, (0,plot/* label */.Pf)(text, [at + LEGEND_SAMPLE, y + 3], 'start')];
    });
    return { marks, lines: line + 1 };
}
function describe({ title, xLabel, yLabel, marks = [] }, series) {
    const place = ([x, y]) => `${(0,numbers/* shownNumber */.b8)(y)} at ${(0,numbers/* shownNumber */.b8)(x)}`;
    const ends = series.map(({ name, points }) => {
        const [from, to] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]].map(place);
        return points.length === 1 ? `${name}: ${from ?? ''}` : `${name}: from ${from ?? ''} to ${to ?? ''}`;
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
    return [{ kind: 'table', caption: `${title}, in numbers`, header, rows, isOpen: false }];
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

// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __webpack_require__(9822);
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
            return curveBlocks(evidence, summary.threshold);
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
    const shown = evidence.pairs
        .toSorted((one, other) => certainty(other) - certainty(one))
        .slice(0, mostShown(form));
    const range = (0,raster/* rangeOf */.be)(shown.flatMap(({ original, changed }) => [original, changed]));
    const distanceName = evidence.distanceName ?? 'distance';
    return [
        (0,evidence_document/* paragraph */.F)('Before, after, and the change between them, times the number beneath it: grey is unchanged, lighter is more, darker is ' +
            'less. Those of which the model is most certain after the change come first.'),
        {
            kind: 'pictures',
            caption: evidence.title,
            groups: shown.map((pair) => pairGroup(pair, form, { range, distanceName })),
            left: evidence.pairs.length - shown.length + (evidence.left ?? 0),
        },
    ];
}
/** How certain the model is of its answer, as in `2 (0.61)`; pairs without a number keep their order. */
function certainty({ after }) {
    return Number(/\((\d(?:\.\d+)?)\)$/u.exec(after)?.[1] ?? 0);
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
    const captions = [
        [`${name} as it was; the model says ${before}`, `before: ${before}`],
        [`${name} after the attack; the model says ${after}`, `after: ${after}`],
        [`What the attack changed in ${name}, times ${factor}; grey is unchanged`, `change \u00d7 ${factor}`],
    ];
    const rasters = pairRasters(pair, form, range);
    return {
        name,
        note: `${distanceName}: ${(0,numbers/* twoDigits */.Bj)(distance)}`,
        pictures: captions.map(([alt, label], index) => ({
            raster: (0,raster/* shownSize */.lh)(rasters[index] ?? rasters[0]),
            alt,
            label,
        })),
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
function straight(from, to, ink, width = 1, dashes = []) {
    return { kind: 'line', points: [from, to], ink, width, dashes };
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
