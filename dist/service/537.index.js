export const id = 537;
export const ids = [537];
export const modules = {

/***/ 9998:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.vulnerabilityFiles = vulnerabilityFiles;
exports.defenceFiles = defenceFiles;
exports.attackSampleFiles = attackSampleFiles;
exports.defenceArtifactFiles = defenceArtifactFiles;
const defence_ts_1 = __webpack_require__(7513);
const vulnerability_ts_1 = __webpack_require__(5823);
const job_page_ts_1 = __webpack_require__(3176);
const render_text_ts_1 = __webpack_require__(9752);
const report_json_ts_1 = __webpack_require__(9615);
const report_object_ts_1 = __webpack_require__(6154);
const csv_ts_1 = __webpack_require__(3497);
const defence_settings_ts_1 = __webpack_require__(5575);
const samples_ts_1 = __webpack_require__(3562);
/** The report in all readable forms, and its pictures. */
function vulnerabilityFiles(summary, result) {
    return [
        textFile('report.txt', (0, render_text_ts_1.renderText)((0, vulnerability_ts_1.vulnerabilityDocument)(summary, result))),
        textFile('report.json', (0, report_json_ts_1.reportJson)((0, report_object_ts_1.reportObject)('Vulnerability', summary, result))),
        textFile('report.html', (0, job_page_ts_1.renderPage)(summary, result)),
        ...result.evidence.flatMap((one, index) => pictureFiles(summary, one, `${one.kind}-${String(index + 1)}`)),
    ];
}
function defenceFiles(summary, result) {
    return [
        textFile('report.txt', (0, render_text_ts_1.renderText)((0, defence_ts_1.defenceDocument)(summary, result))),
        textFile('report.json', (0, report_json_ts_1.reportJson)((0, report_object_ts_1.reportObject)('Defense', summary, result))),
    ];
}
/** The inputs that the attack changed or found. */
function attackSampleFiles(summary, { evidence }) {
    const samples = (0, samples_ts_1.sampleFiles)(summary, evidence);
    const lines = samples.length === 0
        ? ['The attack left no samples.']
        : [
            'One folder or table for each piece of evidence:',
            '',
            ...evidence.map(({ kind, title }, index) => `${kind}-${String(index + 1)}: ${title.replaceAll(/\s+/gu, ' ')}`),
            '',
            'originals.npy, changed.npy and inputs.npy hold all inputs in the units of the model (numpy.load reads them).',
            'labels.csv has one line for each of them, in the same order. Its column "label" is the class before the attack.',
            'Pictures are scaled to be looked at: use the arrays for training.',
        ];
    const document = { title: `Attack samples: ${summary.attack} of ${summary.model}`, tone: 'open' };
    const readme = (0, render_text_ts_1.renderText)({
        ...document,
        headline: 'The inputs that the attack changed or found.',
        sections: [{ title: 'Files', blocks: lines.filter((line) => line !== '').map(asParagraph) }],
    });
    return [textFile('README.txt', readme), ...samples];
}
/** What a user needs to apply the defences: their settings, and the inputs or rows that they work on. */
function defenceArtifactFiles(summary, result) {
    const { evidence, defences } = result;
    const files = evidence.flatMap((one, index) => {
        const number = String(index + 1);
        if (one.kind === 'pairs' && summary.attack === 'evasion')
            return (0, samples_ts_1.pairArrays)(one, `training-${number}`);
        if (one.kind !== 'table' || !REPAIRED.includes(summary.attack))
            return [];
        return [{ name: `table-${number}.csv`, content: (0, csv_ts_1.writeCsv)(one.header, one.rows) }];
    });
    return [
        textFile('README.txt', artifactReadme(summary, result, files)),
        textFile('defences.json', (0, report_json_ts_1.reportJson)((0, defence_settings_ts_1.defenceSettings)(defences))),
        ...files,
    ];
}
/** The attacks whose tables list rows or columns to repair. */
const REPAIRED = ['poisoning', 'drift', 'outlier'];
function artifactReadme(summary, result, files) {
    const { title, tone, headline, sections } = (0, defence_ts_1.defenceDocument)(summary, result);
    const lines = [
        'defences.json: each defence with its score and, if it was measured with one, its setting. Set the same in front of or behind your model.',
        ...(files.some(({ name }) => name.startsWith('training-'))
            ? [
                'training-N: pairs for adversarial training. Add changed.npy to your training data under the column "label" of labels.csv, which is the class before the attack.',
            ]
            : []),
        ...(files.some(({ name }) => name.startsWith('table-'))
            ? ['table-N.csv: the rows or columns to look at.']
            : []),
    ];
    return (0, render_text_ts_1.renderText)({
        title: title.replace(/^Defence report/u, 'Defence files'),
        tone,
        headline,
        sections: [{ title: 'Files', blocks: lines.map(asParagraph) }, ...sections],
    });
}
function asParagraph(text) {
    return { kind: 'paragraph', text };
}
function pictureFiles(summary, evidence, folder) {
    if (evidence.kind === 'pairs')
        return (0, samples_ts_1.pairPictures)(summary, evidence, folder);
    return evidence.kind === 'inputs' ? (0, samples_ts_1.inputPictures)(summary, evidence, folder) : [];
}
function textFile(name, text) {
    return { name, content: Buffer.from(text) };
}


/***/ }),

/***/ 3497:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.writeCsv = writeCsv;
const sanitize_ts_1 = __webpack_require__(4212);
/** Writes a table as CSV (RFC 4180). */
function writeCsv(header, rows) {
    const lines = [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`);
    return Buffer.from(lines.join(''));
}
function csvCell(cell) {
    if (typeof cell === 'number')
        return Number.isFinite(cell) ? String(cell) : '';
    // Spreadsheets run a text that starts like a formula; an apostrophe keeps it a text.
    const text = (0, sanitize_ts_1.plainLine)(cell, 4000).replace(/^[=+\-@]/u, "'$&");
    return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}


/***/ }),

/***/ 5575:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.defenceSettings = defenceSettings;
const report_object_ts_1 = __webpack_require__(6154);
/** The defences with the settings that were measured, for programs. */
function defenceSettings(defences) {
    return { version: 1, defences: defences.map(report_object_ts_1.defenceObject) };
}


/***/ }),

/***/ 2108:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.writeNpy = writeNpy;
/** Writes inputs as a .npy file of float32, format 1.0, as numpy.load reads it. */
function writeNpy(inputs, shape) {
    const size = shape.reduce((product, side) => product * side, 1);
    const sides = [inputs.length, ...shape].map(String).join(', ');
    const dictionary = `{'descr': '<f4', 'fortran_order': False, 'shape': (${sides}${shape.length === 0 ? ',' : ''}), }`;
    // Magic, version, length, dictionary and the line end together have a multiple of 64 bytes.
    const header = dictionary.padEnd(Math.ceil((10 + dictionary.length + 1) / 64) * 64 - 11);
    const start = Buffer.from(`\u0093NUMPY\u0001\u0000\u0000\u0000${header}\n`, 'latin1');
    start.writeUInt16LE(header.length + 1, 8);
    const body = Buffer.alloc(inputs.length * size * 4);
    for (const [index, input] of inputs.entries()) {
        for (let at = 0; at < size; at += 1)
            body.writeFloatLE(input[at] ?? NaN, (index * size + at) * 4);
    }
    return Buffer.concat([start, body]);
}


/***/ }),

/***/ 3562:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.sampleFiles = sampleFiles;
exports.pairArrays = pairArrays;
exports.pairPictures = pairPictures;
exports.inputPictures = inputPictures;
const evidence_ts_1 = __webpack_require__(3136);
const picture_form_ts_1 = __webpack_require__(6130);
const png_ts_1 = __webpack_require__(9566);
const raster_ts_1 = __webpack_require__(2448);
const csv_ts_1 = __webpack_require__(3497);
const npy_ts_1 = __webpack_require__(2108);
/** How many inputs of each piece of evidence get pictures; the arrays hold all. */
const MOST_PICTURES = 200;
/** The inputs that an attack changed or found, as arrays, tables and pictures: one folder for each piece of evidence. */
function sampleFiles(summary, evidence) {
    return evidence.flatMap((one, index) => {
        const folder = `${one.kind}-${String(index + 1)}`;
        switch (one.kind) {
            case 'pairs':
                return [...pairArrays(one, folder), ...pairPictures(summary, one, folder)];
            case 'inputs':
                return [...inputArrays(one, folder), ...inputPictures(summary, one, folder)];
            case 'table':
                return [{ name: `${folder}.csv`, content: (0, csv_ts_1.writeCsv)(one.header, one.rows) }];
            case 'curve':
                return [{ name: `${folder}.csv`, content: curveCsv(one) }];
        }
    });
}
/** All pairs as arrays, with what the model said. */
function pairArrays({ pairs, shape }, folder) {
    const rows = pairs.map(({ name, before, after, distance }, index) => [
        index,
        name,
        withoutConfidence(before),
        before,
        after,
        distance,
    ]);
    const header = ['index', 'name', 'label', 'before', 'after', 'distance'];
    const [originals, changed] = [pairs.map((pair) => pair.original), pairs.map((pair) => pair.changed)];
    return [
        { name: `${folder}/labels.csv`, content: (0, csv_ts_1.writeCsv)(header, rows) },
        { name: `${folder}/originals.npy`, content: (0, npy_ts_1.writeNpy)(originals, shape) },
        { name: `${folder}/changed.npy`, content: (0, npy_ts_1.writeNpy)(changed, shape) },
    ];
}
/** The class in what the model said: `7` of `7 (0.98)`. */
function withoutConfidence(said) {
    return said.replace(/ \([^()]*\)$/u, '');
}
function inputArrays({ inputs, shape }, folder) {
    const rows = inputs.map(({ name, note }, index) => [index, name, note]);
    const values = inputs.map((input) => input.values);
    return [
        { name: `${folder}/labels.csv`, content: (0, csv_ts_1.writeCsv)(['index', 'name', 'note'], rows) },
        { name: `${folder}/inputs.npy`, content: (0, npy_ts_1.writeNpy)(values, shape) },
    ];
}
function curveCsv({ series, xLabel, yLabel }) {
    const rows = series.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y]));
    return (0, csv_ts_1.writeCsv)(['series', xLabel, yLabel], rows);
}
/** The pairs as pictures, scaled up if they are small. */
function pairPictures(summary, evidence, folder) {
    const form = (0, picture_form_ts_1.pictureForm)(summary, evidence.shape);
    if (form === undefined)
        return [];
    const shown = evidence.pairs.slice(0, MOST_PICTURES);
    const range = (0, raster_ts_1.rangeOf)(shown.flatMap(({ original, changed }) => [original, changed]));
    return shown.flatMap((pair, index) => {
        const number = String(index).padStart(4, '0');
        return (0, evidence_ts_1.pairRasters)(pair, form, range).map((raster, part) => ({
            name: `${folder}/${number}-${['original', 'changed', 'difference'][part] ?? ''}.png`,
            content: (0, png_ts_1.toPng)((0, raster_ts_1.shownSize)(raster)),
        }));
    });
}
/** The inputs as pictures, scaled up if they are small. */
function inputPictures(summary, { inputs, shape }, folder) {
    const form = (0, picture_form_ts_1.pictureForm)(summary, shape);
    if (form === undefined)
        return [];
    const shown = inputs.slice(0, MOST_PICTURES);
    const range = (0, raster_ts_1.rangeOf)(shown.map(({ values }) => values));
    return shown.map(({ values }, index) => ({
        name: `${folder}/${String(index).padStart(4, '0')}.png`,
        content: (0, png_ts_1.toPng)((0, raster_ts_1.shownSize)((0, raster_ts_1.toRaster)(values, form, range))),
    }));
}


/***/ }),

/***/ 6934:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.zipFiles = zipFiles;
const consumers_1 = __webpack_require__(8321);
const node_stream_1 = __webpack_require__(7075);
const write_zip_ts_1 = __webpack_require__(5110);
/** Makes a zip archive. The same files give the same bytes. */
async function zipFiles(files) {
    const entries = files.map(({ name, content }) => ({ name, bytes: content.length, content }));
    return (0, consumers_1.buffer)(node_stream_1.Readable.from((0, write_zip_ts_1.writeZip)(entries, contentOf)));
}
async function* contentOf({ content }) {
    yield await Promise.resolve(content);
}


/***/ }),

/***/ 2494:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PdfFile = void 0;
const node_zlib_1 = __webpack_require__(8522);
/** The objects of a PDF file (ISO 32000-1, 7.5). Offsets count bytes, so everything is kept as bytes. */
class PdfFile {
    #objects = [];
    /** Takes a number for an object whose content follows later. */
    reserve() {
        return this.#objects.push(undefined);
    }
    fill(number, body) {
        this.#objects[number - 1] = Buffer.from(body, 'latin1');
    }
    /** @returns the number of the object */
    add(body) {
        return this.#objects.push(Buffer.from(body, 'latin1'));
    }
    /** Adds bytes, compressed. @param entries further entries of the stream's dictionary */
    addStream(content, entries = '') {
        const packed = (0, node_zlib_1.deflateSync)(content);
        const head = `<< /Length ${String(packed.length)} /Filter /FlateDecode ${entries}>>\nstream\n`;
        return this.#objects.push(Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]));
    }
    /** Puts the objects together, with the table of their offsets. */
    toBuffer(root, info) {
        // The second line has bytes above 127, by which programs see that the file is not text.
        const parts = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
        let length = parts[0]?.length ?? 0;
        const push = (part) => {
            parts.push(part);
            length += part.length;
        };
        const offsets = this.#objects.map((body, index) => {
            const offset = length;
            push(Buffer.from(`${String(index + 1)} 0 obj\n`, 'latin1'));
            push(body ?? Buffer.from('null', 'latin1'));
            push(Buffer.from('\nendobj\n', 'latin1'));
            return offset;
        });
        const size = String(offsets.length + 1);
        const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
        const trailer = `<< /Size ${size} /Root ${String(root)} 0 R /Info ${String(info)} 0 R >>`;
        const start = String(length);
        push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
        return Buffer.concat(parts);
    }
}
exports.PdfFile = PdfFile;


/***/ }),

/***/ 2634:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PdfPages = exports.TEXT_WIDTH = void 0;
const text_width_ts_1 = __webpack_require__(8559);
const pdf_file_ts_1 = __webpack_require__(2494);
const plot_operators_ts_1 = __webpack_require__(9230);
const win_ansi_ts_1 = __webpack_require__(6495);
/** A4, in points. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [595, 842];
const MARGIN = 50;
const BOTTOM = 60;
/** The width of the area for text. */
exports.TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Pages that fill from top to bottom; the next page begins when something does not fit any more. */
class PdfPages {
    #file = new pdf_file_ts_1.PdfFile();
    #pages = [[]];
    #images = [];
    #y = PAGE_HEIGHT - MARGIN;
    /** Begins a new page if less than a height is left on this one. @returns true if it did */
    need(height) {
        if (this.#y - height >= BOTTOM)
            return false;
        this.#pages.push([]);
        this.#y = PAGE_HEIGHT - MARGIN;
        return true;
    }
    down(height) {
        this.#y -= height;
    }
    /** Writes a line whose top is `below` points under the present place, without going down. @param text in WinAnsi */
    write(text, { size, isBold, colour }, x = 0, below = 0) {
        const [left, base] = [fixed(MARGIN + x), fixed(this.#y - below - size)];
        const font = `${isBold ? '/F2' : '/F1'} ${fixed(size)} Tf`;
        this.#draw(`BT ${colour} rg ${font} ${left} ${base} Td ${(0, win_ansi_ts_1.pdfString)(text)} Tj ET`);
    }
    /** Draws a line across. */
    rule(colour, width = exports.TEXT_WIDTH) {
        const y = fixed(this.#y);
        this.#draw(`${colour} RG 0.6 w ${fixed(MARGIN)} ${y} m ${fixed(MARGIN + width)} ${y} l S`);
    }
    /** Fills a box whose top is at the present place. */
    box(colour, width, height) {
        this.#draw(`${colour} rg ${fixed(MARGIN)} ${fixed(this.#y - height)} ${fixed(width)} ${fixed(height)} re f`);
    }
    plot({ width, height, marks }) {
        this.need(height);
        const place = ([x, y]) => [MARGIN + x, this.#y - y];
        const placed = marks.map((mark) => 'points' in mark ? { ...mark, points: mark.points.map(place) } : { ...mark, at: place(mark.at) });
        this.#draw((0, plot_operators_ts_1.plotOperators)(placed));
        this.down(Math.min(height, width));
    }
    picture({ width, height, rgb }, x, side) {
        const entries = `/Type /XObject /Subtype /Image /Width ${String(width)} /Height ${String(height)} /ColorSpace /DeviceRGB /BitsPerComponent 8 `;
        this.#images.push(this.#file.addStream(Buffer.from(rgb), entries));
        const scale = side / Math.max(width, height);
        const [wide, high] = [width * scale, height * scale];
        const matrix = [wide, 0, 0, high, MARGIN + x, this.#y - high].map(fixed).join(' ');
        this.#draw(`q ${matrix} cm /I${String(this.#images.length)} Do Q`);
    }
    /** @param title in the properties of the file */
    toBuffer(title) {
        const file = this.#file;
        const encoding = '/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding';
        const plain = file.add(`<< ${encoding} /BaseFont /Helvetica >>`);
        const bold = file.add(`<< ${encoding} /BaseFont /Helvetica-Bold >>`);
        const images = this.#images.map((number, index) => `/I${String(index + 1)} ${String(number)} 0 R`);
        const resources = file.add(`<< /Font << /F1 ${String(plain)} 0 R /F2 ${String(bold)} 0 R >> /XObject << ${images.join(' ')} >> >>`);
        const tree = file.reserve();
        const kids = this.#pages.map((operators, index) => {
            const content = [...operators, this.#footer(index)].join('\n');
            const stream = file.addStream(Buffer.from(content, 'latin1'));
            const box = `/MediaBox [0 0 ${String(PAGE_WIDTH)} ${String(PAGE_HEIGHT)}]`;
            return file.add(`<< /Type /Page /Parent ${String(tree)} 0 R ${box} /Contents ${String(stream)} 0 R /Resources ${String(resources)} 0 R >>`);
        });
        const list = kids.map((kid) => `${String(kid)} 0 R`).join(' ');
        file.fill(tree, `<< /Type /Pages /Kids [${list}] /Count ${String(kids.length)} >>`);
        const root = file.add(`<< /Type /Catalog /Pages ${String(tree)} 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>`);
        const info = file.add(`<< /Title ${(0, win_ansi_ts_1.pdfString)((0, win_ansi_ts_1.winAnsi)(title))} >>`);
        return file.toBuffer(root, info);
    }
    #footer(index) {
        const text = `${String(index + 1)} / ${String(this.#pages.length)}`;
        const x = fixed(PAGE_WIDTH - MARGIN - (0, text_width_ts_1.textWidth)(text, 8));
        return `BT 0.4 0.4 0.4 rg /F1 8 Tf ${x} 34 Td ${(0, win_ansi_ts_1.pdfString)(text)} Tj ET`;
    }
    #draw(operators) {
        this.#pages.at(-1)?.push(operators);
    }
}
exports.PdfPages = PdfPages;
function fixed(value) {
    return String(Number(value.toFixed(2)));
}


/***/ }),

/***/ 7522:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.writeTable = writeTable;
exports.writeFacts = writeFacts;
const numbers_ts_1 = __webpack_require__(8555);
const text_width_ts_1 = __webpack_require__(8559);
const pdf_pages_ts_1 = __webpack_require__(2634);
const win_ansi_ts_1 = __webpack_require__(6495);
const wrap_ts_1 = __webpack_require__(4285);
const SIZE = 8;
const LINE = 10.5;
const GAP = 8;
/** Narrower columns could not hold a word. */
const NARROWEST = 32;
/** A cell shows at most this many lines. */
const MOST_LINES = 12;
/** A PDF shows at most this many rows and columns of a table. */
const MOST_ROWS = 60;
const MOST_COLUMNS = 12;
const RULE = '0.82 0.84 0.87';
const CELL = { size: SIZE, isBold: false, colour: '0.11 0.12 0.14' };
const HEAD = { ...CELL, isBold: true };
const FAINT = { ...CELL, colour: '0.34 0.38 0.42' };
/** Writes a table; each page that it goes on to repeats its header. */
function writeTable(pages, header, rows) {
    const names = header.slice(0, MOST_COLUMNS);
    const shown = rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(numbers_ts_1.shownValue));
    const widths = columnWidths(names, shown);
    const head = names.map((name, at) => (0, wrap_ts_1.wrapText)(name, widths[at] ?? NARROWEST, SIZE, true));
    pages.need(4 * LINE);
    writeRow(pages, head, widths, HEAD);
    for (const row of shown) {
        const cells = row.map((cell, at) => (0, wrap_ts_1.wrapText)(cell, widths[at] ?? NARROWEST, SIZE).slice(0, MOST_LINES));
        if (pages.need(heightOf(cells)))
            writeRow(pages, head, widths, HEAD);
        writeRow(pages, cells, widths, CELL);
    }
    const more = [
        ...(rows.length > MOST_ROWS ? [`${String(rows.length - MOST_ROWS)} more rows`] : []),
        ...(header.length > MOST_COLUMNS ? [`${String(header.length - MOST_COLUMNS)} more columns`] : []),
    ];
    if (more.length > 0) {
        pages.need(2 * LINE);
        pages.write(`${more.join(' and ')} are in the JSON report.`, FAINT, 0, 2);
        pages.down(LINE + 4);
    }
    pages.down(6);
}
/** Writes names with their values, the names in bold. */
function writeFacts(pages, facts) {
    const widest = Math.max(NARROWEST, ...facts.map(([name]) => (0, text_width_ts_1.textWidth)((0, win_ansi_ts_1.winAnsi)(name), SIZE, true)));
    const left = Math.min(widest, pdf_pages_ts_1.TEXT_WIDTH / 3);
    const widths = [left, pdf_pages_ts_1.TEXT_WIDTH - left - GAP];
    for (const [name, value] of facts) {
        const names = (0, wrap_ts_1.wrapText)(name, left, SIZE, true);
        const cells = [names, (0, wrap_ts_1.wrapText)(value, widths[1] ?? NARROWEST, SIZE)];
        pages.need(heightOf(cells));
        for (const [at, line] of names.entries())
            pages.write(line, HEAD, 0, 2 + at * LINE);
        writeRow(pages, [[], cells[1] ?? []], widths, CELL, heightOf(cells));
    }
    pages.down(6);
}
function heightOf(cells) {
    return Math.max(1, ...cells.map((lines) => lines.length)) * LINE + 4;
}
function writeRow(pages, cells, widths, style, height = heightOf(cells)) {
    let x = 0;
    for (const [at, lines] of cells.entries()) {
        for (const [index, line] of lines.entries())
            pages.write(line, style, x, 2 + index * LINE);
        x += (widths[at] ?? NARROWEST) + GAP;
    }
    pages.down(height);
    pages.rule(RULE);
}
/** Gives each column what its content needs; if that is too much, the widest columns get less. */
function columnWidths(header, rows) {
    const wanted = header.map((name, column) => Math.max(NARROWEST, (0, text_width_ts_1.textWidth)((0, win_ansi_ts_1.winAnsi)(name), SIZE, true), ...rows.map((row) => (0, text_width_ts_1.textWidth)((0, win_ansi_ts_1.winAnsi)(row[column] ?? '').slice(0, 400), SIZE))));
    const room = pdf_pages_ts_1.TEXT_WIDTH - GAP * (header.length - 1);
    let limit = room;
    const total = () => wanted.reduce((sum, width) => sum + Math.min(width, limit), 0);
    while (total() > room && limit > NARROWEST)
        limit -= 4;
    return wanted.map((width) => Math.min(width, Math.max(limit, 10)));
}


/***/ }),

/***/ 9230:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.plotOperators = plotOperators;
const plot_ts_1 = __webpack_require__(7218);
const text_width_ts_1 = __webpack_require__(8559);
const win_ansi_ts_1 = __webpack_require__(6495);
const COLOURS = {
    text: '0.11 0.12 0.14',
    axis: '0.34 0.38 0.42',
    grid: '0.82 0.84 0.87',
    band: '0.8 0.88 0.96',
    limit: '0.11 0.12 0.14',
    'series-1': '0 0.4 0.67',
    'series-2': '0.76 0.25 0.05',
    'series-3': '0 0.47 0.35',
    'series-4': '0.65 0.25 0.54',
    'series-5': '0.48 0.36 0',
    'series-6': '0.29 0.29 0.61',
};
/** How far a quarter of a circle's control points are from its ends, as a part of the radius. */
const CIRCLE = 0.5523;
/** Draws the marks of a plot as operators of a PDF. @param marks in the places of a PDF: y goes up */
function plotOperators(marks) {
    return marks.map(markOperators).join('\n');
}
function markOperators(mark) {
    switch (mark.kind) {
        case 'line': {
            const [start, ...rest] = mark.points.map(pair);
            const path = [`${start ?? '0 0'} m`, ...rest.map((point) => `${point} l`)].join(' ');
            const dashes = `[${mark.dashes.join(' ')}] 0 d`;
            return `q ${COLOURS[mark.ink]} RG ${fixed(mark.width)} w 1 j ${dashes} ${path} S Q`;
        }
        case 'area': {
            const [start, ...rest] = mark.points.map(pair);
            const path = [`${start ?? '0 0'} m`, ...rest.map((point) => `${point} l`)].join(' ');
            return `${COLOURS[mark.ink]} rg ${path} h f`;
        }
        case 'dot':
            return `${COLOURS[mark.ink]} rg ${circle(mark.at, mark.radius)} f`;
        case 'text': {
            const text = (0, win_ansi_ts_1.winAnsi)(mark.text);
            const width = (0, text_width_ts_1.textWidth)(text, plot_ts_1.PLOT_FONT_SIZE);
            const back = mark.anchor === 'start' ? 0 : mark.anchor === 'middle' ? width / 2 : width;
            const [x, y] = mark.at;
            const font = `/F1 ${String(plot_ts_1.PLOT_FONT_SIZE)} Tf`;
            return `BT ${COLOURS.text} rg ${font} 1 0 0 1 ${pair([x - back, y])} Tm ${(0, win_ansi_ts_1.pdfString)(text)} Tj ET`;
        }
    }
}
function circle([x, y], radius) {
    const [r, c] = [radius, radius * CIRCLE];
    const arc = (...points) => `${points.map(pair).join(' ')} c`;
    return [
        `${pair([x + r, y])} m`,
        arc([x + r, y + c], [x + c, y + r], [x, y + r]),
        arc([x - c, y + r], [x - r, y + c], [x - r, y]),
        arc([x - r, y - c], [x - c, y - r], [x, y - r]),
        arc([x + c, y - r], [x + r, y - c], [x + r, y]),
    ].join(' ');
}
function pair([x, y]) {
    return `${fixed(x)} ${fixed(y)}`;
}
function fixed(value) {
    return String(Number(value.toFixed(2)));
}


/***/ }),

/***/ 6926:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.renderPdf = renderPdf;
const pdf_table_ts_1 = __webpack_require__(7522);
const pdf_pages_ts_1 = __webpack_require__(2634);
const wrap_ts_1 = __webpack_require__(4285);
const TEXT = { size: 9.5, isBold: false, colour: '0.11 0.12 0.14' };
const FAINT = { size: 8, isBold: false, colour: '0.34 0.38 0.42' };
const TITLE = { ...TEXT, size: 16, isBold: true };
const SECTION = { ...TEXT, size: 12.5, isBold: true };
const CAPTION = { ...TEXT, size: 8.5, isBold: true };
const HEADING = { ...TEXT, size: 10.5, isBold: true };
const TONES = {
    good: '0.1 0.5 0.22',
    bad: '0.81 0.13 0.18',
    open: '0.6 0.4 0',
};
/** The side of a picture, and the width that it takes with its label. */
const [PICTURE, PICTURE_STEP] = [72, 78];
const GROUP_GAP = 12;
/** Renders a report as a PDF of A4 pages with the standard fonts, so that no font is in the file. */
function renderPdf({ title, tone, headline, sections }) {
    const pages = new pdf_pages_ts_1.PdfPages();
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
function leadingHeight([block, ...rest]) {
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
function writeVerdict(pages, headline, colour) {
    const style = { ...TEXT, size: 10.5, isBold: true };
    const lines = (0, wrap_ts_1.wrapText)(headline, pdf_pages_ts_1.TEXT_WIDTH - 24, style.size, true);
    const height = lines.length * 14 + 12;
    pages.box('0.96 0.97 0.98', pdf_pages_ts_1.TEXT_WIDTH, height);
    pages.box(colour, 5, height);
    for (const [index, line] of lines.entries())
        pages.write(line, style, 14, 6 + index * 14);
    pages.down(height);
}
/** Writes a text over as many lines and pages as it needs. */
function writeLines(pages, text, style, indent = 0) {
    const height = style.size * 1.35;
    for (const line of (0, wrap_ts_1.wrapText)(text, pdf_pages_ts_1.TEXT_WIDTH - indent, style.size, style.isBold)) {
        pages.need(height);
        pages.write(line, style, indent);
        pages.down(height);
    }
}
function writeBlock(pages, block) {
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
            for (const item of block.items)
                writeItem(pages, item);
            pages.down(3);
            return;
        case 'facts':
            writeLines(pages, block.caption, CAPTION);
            (0, pdf_table_ts_1.writeFacts)(pages, block.facts);
            return;
        case 'table':
            writeLines(pages, block.caption, CAPTION);
            (0, pdf_table_ts_1.writeTable)(pages, block.header, block.rows);
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
function writeItem(pages, item) {
    pages.need(TEXT.size * 1.35);
    pages.write('\u0095', TEXT);
    writeLines(pages, item, TEXT, 10);
    pages.down(2);
}
/** Writes groups side by side, as many as fit a line. */
function writePictures(pages, groups, left) {
    const most = Math.max(1, ...groups.map(({ pictures }) => pictures.length));
    const width = most * PICTURE_STEP - 6;
    const inLine = Math.max(1, Math.floor((pdf_pages_ts_1.TEXT_WIDTH + GROUP_GAP) / (width + GROUP_GAP)));
    for (let at = 0; at < groups.length; at += inLine) {
        const row = groups.slice(at, at + inLine).map((group) => laidOut(group, width));
        const height = Math.max(...row.map((group) => group.height));
        pages.need(height);
        for (const [index, group] of row.entries())
            group.write(pages, index * (width + GROUP_GAP));
        pages.down(height + 4);
    }
    if (left > 0)
        writeLines(pages, `${String(left)} more are in the report of attack samples.`, FAINT);
    pages.down(4);
}
const [NAME, LABEL] = [
    { ...TEXT, size: 8, isBold: true },
    { ...FAINT, size: 7 },
];
const [NAME_LINE, LABEL_LINE, MOST_LABEL_LINES] = [11, 8.5, 4];
function laidOut({ name, note, pictures }, width) {
    const names = (0, wrap_ts_1.wrapText)(name, width, NAME.size, true).slice(0, 2);
    const notes = (0, wrap_ts_1.wrapText)(note, width, LABEL.size).slice(0, MOST_LABEL_LINES);
    const labels = pictures.map(({ label }) => (label === '' ? [] : (0, wrap_ts_1.wrapText)(label, PICTURE, LABEL.size)).slice(0, MOST_LABEL_LINES));
    const top = names.length * NAME_LINE;
    const deepest = Math.max(0, ...labels.map((lines) => lines.length)) * LABEL_LINE;
    return {
        height: top + PICTURE + 4 + deepest + notes.length * LABEL_LINE + 4,
        write: (pages, x) => {
            for (const [at, line] of names.entries())
                pages.write(line, NAME, x, at * NAME_LINE);
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


/***/ }),

/***/ 6495:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.winAnsi = winAnsi;
exports.pdfString = pdfString;
const sanitize_ts_1 = __webpack_require__(4212);
/** Characters that the standard fonts have outside of Latin-1 (WinAnsi, ISO 32000-1, annex D). */
const CODES = {
    '\u20ac': 0x80,
    '\u2026': 0x85,
    '\u2018': 0x91,
    '\u2019': 0x92,
    '\u201c': 0x93,
    '\u201d': 0x94,
    '\u2022': 0x95,
    '\u2013': 0x96,
    '\u2014': 0x97,
    '\u2122': 0x99,
};
/** What formulas use and the standard fonts lack. */
const WORDS = {
    '\u2264': '<=',
    '\u2265': '>=',
    '\u2260': '!=',
    '\u2248': '~',
    '\u2212': '-',
    '\u221a': 'sqrt',
    '\u221e': 'infinity',
    '\u2211': 'sum',
    '\u2192': '->',
    '\u03b5': 'eps',
    '\u03bb': 'lambda',
    '\u03c3': 'sigma',
    '\u03bc': 'mu',
    '\u0394': 'delta',
};
/** Texts are cut at this length. */
const MOST_LENGTH = 4000;
/**
 * Makes one line of characters that a PDF's standard fonts can show; all others become question marks.
 * @returns a text whose characters are the bytes of WinAnsi
 */
function winAnsi(text) {
    const known = (0, sanitize_ts_1.plainLine)(text, MOST_LENGTH).replace(/[^ -~]/gu, (char) => WORDS[char] ?? char);
    return known.replace(/[^ -~\u00a0-\u00ff]/gu, (char) => String.fromCharCode(CODES[char] ?? 0x3f));
}
/** Writes a text in WinAnsi as a string of a PDF. */
function pdfString(text) {
    return `(${text.replace(/[\\()]/gu, '\\$&')})`;
}


/***/ }),

/***/ 4285:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.wrapText = wrapText;
const text_width_ts_1 = __webpack_require__(8559);
const win_ansi_ts_1 = __webpack_require__(6495);
/** Breaks a text into lines of WinAnsi that fit a width; a word that is longer than a line is broken, too. */
function wrapText(text, width, size, isBold = false) {
    const lines = [];
    let line = '';
    const fits = (candidate) => (0, text_width_ts_1.textWidth)(candidate, size, isBold) <= width;
    for (const word of (0, win_ansi_ts_1.winAnsi)(text).split(' ')) {
        const joined = line === '' ? word : `${line} ${word}`;
        if (fits(joined)) {
            line = joined;
            continue;
        }
        if (line !== '')
            lines.push(line);
        line = word;
        while (!fits(line) && line.length > 1) {
            const length = fittingLength(line, fits);
            lines.push(line.slice(0, length));
            line = line.slice(length);
        }
    }
    return [...lines, line];
}
function fittingLength(word, fits) {
    let length = 1;
    while (length < word.length && fits(word.slice(0, length + 1)))
        length += 1;
    return length;
}


/***/ }),

/***/ 9537:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
exports.renderReport = renderReport;
const archives_ts_1 = __webpack_require__(9998);
const zip_ts_1 = __webpack_require__(6934);
const defence_ts_1 = __webpack_require__(7513);
const vulnerability_ts_1 = __webpack_require__(5823);
const render_pdf_ts_1 = __webpack_require__(6926);
const render_text_ts_1 = __webpack_require__(9752);
const report_json_ts_1 = __webpack_require__(9615);
const report_object_ts_1 = __webpack_require__(6154);
const report_xml_ts_1 = __webpack_require__(156);
const REPORTS = {
    Vulnerability: {
        files: archives_ts_1.vulnerabilityFiles,
        readable: {
            document: vulnerability_ts_1.vulnerabilityDocument,
            plain: (summary, result) => (0, report_object_ts_1.reportObject)('Vulnerability', summary, result),
        },
    },
    Defense: {
        files: archives_ts_1.defenceFiles,
        readable: {
            document: defence_ts_1.defenceDocument,
            plain: (summary, result) => (0, report_object_ts_1.reportObject)('Defense', summary, result),
        },
    },
    Attack_samples: { files: archives_ts_1.attackSampleFiles },
    Defense_artifact: { files: archives_ts_1.defenceArtifactFiles },
};
/**
 * Renders a report of an analysis that has ended. The same result gives the same bytes.
 * @throws RangeError for a report that exists as zip only
 */
async function renderReport(type, format, summary, result) {
    const { files, readable } = REPORTS[type];
    if (format === 'zip')
        return (0, zip_ts_1.zipFiles)(files(summary, result));
    if (readable === undefined) {
        throw new RangeError(`The report ${type} exists as zip only, not as ${format}.`);
    }
    switch (format) {
        case 'txt':
            return Buffer.from((0, render_text_ts_1.renderText)(readable.document(summary, result)));
        case 'pdf':
            return (0, render_pdf_ts_1.renderPdf)(readable.document(summary, result));
        case 'json':
            return Buffer.from((0, report_json_ts_1.reportJson)(readable.plain(summary, result)));
        case 'xml':
            return Buffer.from((0, report_xml_ts_1.reportXml)(readable.plain(summary, result)));
    }
}


/***/ }),

/***/ 9752:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.renderText = renderText;
const sanitize_ts_1 = __webpack_require__(4212);
const numbers_ts_1 = __webpack_require__(8555);
const WIDTH = 100;
/** Texts are cut at this length. */
const MOST_LENGTH = 4000;
/** Renders a report as plain text. Tables are whole; of plots and pictures it says what they show. */
function renderText({ title, headline, sections }) {
    const lines = [
        ...underlined(title, '='),
        '',
        ...wrapped(headline),
        ...sections.flatMap((section) => [
            '',
            ...underlined(section.title, '-'),
            ...section.blocks.flatMap(blockLines),
        ]),
    ];
    return lines.map((line) => `${inertLine(line)}\n`).join('');
}
function blockLines(block) {
    switch (block.kind) {
        case 'paragraph':
            return ['', ...wrapped(block.text)];
        case 'heading':
            return ['', ...underlined(block.text, '.')];
        case 'list':
            return ['', ...block.items.flatMap((item) => wrapped(item, '- ', '  '))];
        case 'facts':
            return [
                '',
                ...wrapped(`${block.caption}:`),
                ...block.facts.flatMap(([name, value]) => wrapped(`${name}: ${value}`, '', '    ')),
            ];
        case 'table':
            return ['', ...wrapped(`${block.caption}:`), ...tableLines(block.header, block.rows)];
        case 'plot':
            return ['', ...wrapped(block.plot.description)];
        case 'pictures':
            return [
                '',
                ...block.groups.flatMap(({ name, note, pictures }) => wrapped([name, ...pictures.slice(0, 2).map((picture) => picture.label), note]
                    .filter((text) => text !== '')
                    .join('; '), '- ', '  ')),
                ...(block.left > 0 ? [`and ${String(block.left)} more`] : []),
            ];
    }
}
function underlined(text, sign) {
    const line = (0, sanitize_ts_1.plainLine)(text, WIDTH);
    return [line, sign.repeat(line.length)];
}
function wrapped(text, first = '', next = '') {
    const lines = [];
    let line = first;
    for (const word of (0, sanitize_ts_1.plainLine)(text, MOST_LENGTH).split(' ')) {
        const isEmpty = line === first || line === next;
        if (!isEmpty && line.length + word.length + 1 > WIDTH) {
            lines.push(line);
            line = `${next}${word}`;
        }
        else
            line += isEmpty ? word : ` ${word}`;
    }
    return [...lines, line];
}
const MOST_CELL = 60;
function tableLines(header, rows) {
    const cells = [header, ...rows].map((row) => row.map((cell) => (0, sanitize_ts_1.plainLine)((0, numbers_ts_1.shownValue)(cell), 200)));
    const widths = header.map((_name, column) => Math.min(MOST_CELL, cells.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0)));
    const lineOf = (row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd();
    const [names = [], ...content] = cells;
    return [lineOf(names), widths.map((width) => '-'.repeat(width)).join('  '), ...content.map(lineOf)];
}
/** A report that somebody prints in a workflow must hold no workflow command, wherever its lines were broken. */
function inertLine(line) {
    return line.replace(/^(\s*)::/u, '$1: :').replaceAll('##[', '# #[');
}


/***/ }),

/***/ 9615:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.reportJson = reportJson;
/** Renders JSON to read: indented, but with lists of numbers on one line. Lone surrogates become escapes. */
function reportJson(value) {
    return `${render(value, '')}\n`;
}
function render(value, indent) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const inner = `${indent}  `;
    if (isList(value)) {
        if (value.every((item) => typeof item !== 'object' || item === null))
            return JSON.stringify(value);
        const items = value.map((item) => `${inner}${render(item, inner)}`);
        return `[\n${items.join(',\n')}\n${indent}]`;
    }
    const entries = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${render(item, inner)}`);
    return `{\n${entries.join(',\n')}\n${indent}}`;
}
function isList(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 6154:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.reportObject = reportObject;
exports.defenceObject = defenceObject;
const numbers_ts_1 = __webpack_require__(8555);
/** The version of the format; schema/report.schema.json describes it. */
const VERSION = 1;
/** The content of a report as plain data. Text is whole, and unchanged. */
function reportObject(report, summary, result) {
    const start = { version: VERSION, report, job: jobObject(summary) };
    if (report === 'Vulnerability')
        return { ...start, result: resultObject(result) };
    return {
        ...start,
        score: estimateObject(result.score),
        meaning: result.meaning,
        defences: result.defences.map(defenceObject),
    };
}
function jobObject(summary) {
    const { jobId, model, task, attack, threshold, verdict, runtime, engineVersion, files, note, picture, isBgr, columns, } = summary;
    return {
        job_id: jobId,
        model,
        task,
        attack,
        threshold: finite(threshold),
        verdict,
        runtime,
        engine_version: engineVersion,
        note: note ?? null,
        picture: picture === undefined ? null : { ...picture },
        is_bgr: isBgr === true,
        columns: columns ?? null,
        files: files.map(({ slot, name, bytes, sha256 }) => ({ slot, name, bytes, sha256 })),
    };
}
function resultObject(result) {
    const { meaning, cutShort, limits, queries, seconds, accuracy, method, figures } = result;
    return {
        score: estimateObject(result.score),
        meaning,
        cut_short: cutShort,
        limits,
        queries: finite(queries),
        seconds: finite(seconds),
        accuracy: accuracy === undefined ? null : finite(accuracy),
        method: {
            version: method.version,
            name: method.name,
            formula: method.formula,
            sources: method.sources,
        },
        figures: Object.entries(figures).map(([name, value]) => ({ name, value: scalar(value) })),
        evidence: result.evidence.map(evidenceObject),
        defences: result.defences.map(defenceObject),
    };
}
function defenceObject({ name, advice, measured, setting }) {
    return {
        name,
        advice,
        measured: measured === undefined ? null : { without: finite(measured.without), with: finite(measured.with) },
        setting: Object.entries(setting ?? {}).map(([key, value]) => ({
            name: key,
            value: typeof value === 'object' ? value.map(finite) : scalar(value),
        })),
    };
}
function evidenceObject(evidence) {
    const { kind, title } = evidence;
    switch (evidence.kind) {
        case 'pairs':
            return {
                kind,
                title,
                shape: evidence.shape,
                pairs: evidence.pairs.map(({ name, original, changed, before, after, distance }) => ({
                    name,
                    before,
                    after,
                    distance: finite(distance),
                    original: Array.from(original, numbers_ts_1.roundedNumber),
                    changed: Array.from(changed, numbers_ts_1.roundedNumber),
                })),
            };
        case 'curve':
            return {
                kind,
                title,
                x_label: evidence.xLabel,
                y_label: evidence.yLabel,
                ...(evidence.isScore === true && { is_score: true }),
                series: evidence.series.map(({ name, points, band }) => ({
                    name,
                    points: points.map((point) => point.map(finite)),
                    ...(band !== undefined && { band }),
                })),
            };
        case 'table':
            return {
                kind,
                title,
                header: evidence.header,
                rows: evidence.rows.map((row) => row.map(scalar)),
                ...(evidence.bars !== undefined && { bars: evidence.bars }),
            };
        case 'inputs':
            return {
                kind,
                title,
                shape: evidence.shape,
                inputs: evidence.inputs.map(({ name, note, values }) => ({
                    name,
                    note,
                    values: Array.from(values, numbers_ts_1.roundedNumber),
                })),
            };
    }
}
function estimateObject({ value, low, high }) {
    return { value: finite(value), low: finite(low), high: finite(high) };
}
function scalar(value) {
    return typeof value === 'number' ? finite(value) : value;
}
/** JSON has no infinity, and no number that is none. */
function finite(value) {
    return Number.isFinite(value) ? value : null;
}


/***/ }),

/***/ 156:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.reportXml = reportXml;
const xml_ts_1 = __webpack_require__(6003);
/**
 * Renders the same content as the JSON report: an element for each key, `item` for each item of a list. A list of numbers is
 * one text with spaces, in which `null` is a number that is not known; any other unknown value is an empty element.
 */
function reportXml(value) {
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('report', value, '')}`;
}
/** @param name one of our own keys, which are all names in XML */
function element(name, value, indent) {
    const children = childrenOf(value, `${indent}  `);
    const content = children.length === 0 ? textOf(value) : `\n${children.join('')}${indent}`;
    return `${indent}<${name}>${content}</${name}>\n`;
}
function childrenOf(value, indent) {
    if (typeof value !== 'object' || value === null || isNumbers(value))
        return [];
    if (isList(value))
        return value.map((item) => element('item', item, indent));
    return Object.entries(value).map(([key, item]) => element(key, item, indent));
}
function textOf(value) {
    if (isNumbers(value))
        return value.map(String).join(' ');
    return typeof value === 'object' ? '' : (0, xml_ts_1.escapeXml)(String(value));
}
function isNumbers(value) {
    return isList(value) && value.every((item) => typeof item === 'number' || item === null);
}
function isList(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 8269:
/***/ ((__unused_webpack_module, exports) => {


/** The records of a zip archive with stored entries (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as plain bytes. */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MAX_UINT16 = exports.MAX_UINT32 = void 0;
exports.needsZip64 = needsZip64;
exports.localHeader = localHeader;
exports.dataDescriptor = dataDescriptor;
exports.directoryEntry = directoryEntry;
exports.endRecords = endRecords;
/** The old format's fields hold smaller numbers than these; the maximum itself means "see the zip64 record". */
exports.MAX_UINT32 = 0xffffffff;
exports.MAX_UINT16 = 0xffff;
const VERSION = 20;
const VERSION_64 = 45;
/** Made on Unix, by version 6.3 of the format. */
const MADE_BY = 0x033f;
/** The name is UTF-8; checksum and sizes follow the data. */
const FLAGS = 0x0808;
const STORED = 0;
// The machine's times and permissions stay out of the archive: every file is from 1980-01-01 00:00, with rw-r--r--.
const TIME = 0;
const DATE = 0x0021;
const ATTRIBUTES = 0o100644 * 0x10000;
function toBytes(...fields) {
    const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
    let at = 0;
    for (const [width, value] of fields) {
        if (width === 8)
            bytes.writeBigUInt64LE(BigInt(value), at);
        else
            bytes.writeUIntLE(value, at, width);
        at += width;
    }
    return bytes;
}
/** True if an entry's numbers are too large for the old format. */
function needsZip64({ bytes, offset }) {
    return bytes >= exports.MAX_UINT32 || offset >= exports.MAX_UINT32;
}
/** The record before an entry's data. */
function localHeader({ name }) {
    const nameBytes = Buffer.from(name);
    const header = toBytes([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, STORED], [2, TIME], [2, DATE], 
    // Checksum and both sizes.
    [4, 0], [4, 0], [4, 0], [2, nameBytes.length], [2, 0]);
    return Buffer.concat([header, nameBytes]);
}
/** The record after an entry's data. */
function dataDescriptor(entry) {
    const width = needsZip64(entry) ? 8 : 4;
    return toBytes([4, 0x08074b50], [4, entry.crc], [width, entry.bytes], [width, entry.bytes]);
}
/** An entry's record in the directory, which follows all entries. */
function directoryEntry(entry) {
    const { name, bytes, offset, crc } = entry;
    const nameBytes = Buffer.from(name);
    const large = needsZip64(entry);
    const extra = large ? toBytes([2, 1], [2, 24], [8, bytes], [8, bytes], [8, offset]) : Buffer.alloc(0);
    const header = toBytes([4, 0x02014b50], [2, MADE_BY], [2, large ? VERSION_64 : VERSION], [2, FLAGS], [2, STORED], [2, TIME], [2, DATE], [4, crc], [4, large ? exports.MAX_UINT32 : bytes], [4, large ? exports.MAX_UINT32 : bytes], [2, nameBytes.length], [2, extra.length], 
    // Comment length, disk number, internal attributes.
    [2, 0], [2, 0], [2, 0], [4, ATTRIBUTES], [4, large ? exports.MAX_UINT32 : offset]);
    return Buffer.concat([header, nameBytes, extra]);
}
/**
 * The records that end the archive.
 * @param count number of entries
 * @param offset position of the directory
 * @param size bytes of the directory
 */
function endRecords(count, offset, size) {
    const end = toBytes([4, 0x06054b50], 
    // The number of this disk, and of the directory's disk.
    [2, 0], [2, 0], [2, Math.min(count, exports.MAX_UINT16)], [2, Math.min(count, exports.MAX_UINT16)], [4, Math.min(size, exports.MAX_UINT32)], [4, Math.min(offset, exports.MAX_UINT32)], 
    // Comment length.
    [2, 0]);
    if (count < exports.MAX_UINT16 && size < exports.MAX_UINT32 && offset < exports.MAX_UINT32)
        return end;
    const end64 = toBytes([4, 0x06064b50], 
    // The size of the rest of this record.
    [8, 44], [2, MADE_BY], [2, VERSION_64], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, offset]);
    // The disk and position of the zip64 end record, and the number of disks.
    const locator = toBytes([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
    return Buffer.concat([end64, locator, end]);
}


/***/ }),

/***/ 5110:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.writeZip = writeZip;
exports.requireBytes = requireBytes;
const node_zlib_1 = __webpack_require__(8522);
const records_ts_1 = __webpack_require__(8269);
/** The number of directory entries in one chunk. */
const ENTRIES_PER_CHUNK = 500;
/**
 * Writes an archive of stored entries while it is read. Only the directory's figures are kept in memory.
 * @param readContent returns the content of an entry, which must have exactly the entry's number of bytes
 */
async function* writeZip(entries, readContent) {
    const placed = [];
    let offset = 0;
    let descriptor = Buffer.alloc(0);
    for (const entry of entries) {
        const header = (0, records_ts_1.localHeader)(entry);
        // In one chunk: with many small files, most of the time goes into system calls.
        yield Buffer.concat([descriptor, header]);
        let crc = 0;
        for await (const chunk of readContent(entry)) {
            crc = (0, node_zlib_1.crc32)(chunk, crc);
            yield chunk;
        }
        const done = { name: entry.name, bytes: entry.bytes, offset, crc };
        descriptor = (0, records_ts_1.dataDescriptor)(done);
        placed.push(done);
        offset += header.length + entry.bytes + descriptor.length;
    }
    yield descriptor;
    let directoryBytes = 0;
    for (let at = 0; at < placed.length; at += ENTRIES_PER_CHUNK) {
        const part = Buffer.concat(placed.slice(at, at + ENTRIES_PER_CHUNK).map(records_ts_1.directoryEntry));
        yield part;
        directoryBytes += part.length;
    }
    yield (0, records_ts_1.endRecords)(placed.length, offset, directoryBytes);
}
/** Passes bytes on, and fails if their number differs from the announced one. */
async function* requireBytes(expected, chunks) {
    let passed = 0;
    const mismatch = () => new Error(`the archive has ${String(passed)} bytes instead of the announced ${String(expected)}`);
    for await (const chunk of chunks) {
        passed += chunk.length;
        if (passed > expected)
            throw mismatch();
        yield chunk;
    }
    if (passed !== expected)
        throw mismatch();
}


/***/ })

};
