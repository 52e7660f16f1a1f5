export const id = 49;
export const ids = [49];
export const modules = {

/***/ 5398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isCommitId)
/* harmony export */ });
/** True for a commit id of git, whole or shortened, in lower-case hexadecimal. */
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/u.test(text);
}


/***/ }),

/***/ 1430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  combineTexts: () => (/* binding */ combineTexts),
  readBaseline: () => (/* binding */ readBaseline),
  readBaselineText: () => (/* binding */ readBaselineText)
});

// UNUSED EXPORTS: baselineOf

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/results/folder-rules.ts
var folder_rules = __webpack_require__(6846);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
;// CONCATENATED MODULE: ./src/results/list-folder.ts





/** A folder with more entries of any kind is not one for results files. */
const MAX_ENTRIES = 10_000;
/**
 * Lists the results files of a folder by their names. Folders in it and files with other names are left out. A link counts if it
 * leads to a file of the workspace or of the folder itself.
 * @param folder absolute, or relative to the workspace
 */
async function listResultsFolder(workspace, folder) {
    const path = (0,external_node_path_.resolve)(workspace, folder);
    try {
        const [root, real] = [await (0,promises_.realpath)(workspace), await (0,promises_.realpath)(path)];
        const isNamedInside = (0,paths/* isInside */.FK)(workspace, path) || (0,paths/* isInside */.FK)(root, path);
        if (isNamedInside && !(0,paths/* isInside */.FK)(root, real))
            return { about: folder, fault: LEADS_OUT };
        const names = await listNames(real);
        if (typeof names === 'string')
            return { about: folder, fault: names };
        const files = [];
        for (const name of names.toSorted()) {
            const file = { shown: (0,external_node_path_.join)(folder, name), path: await (0,promises_.realpath)((0,external_node_path_.join)(real, name)) };
            const isOutside = !(0,paths/* isInside */.FK)(root, file.path) && !(0,paths/* isInside */.FK)(real, file.path);
            if (isOutside)
                return { about: file.shown, fault: LEADS_OUT };
            files.push(file);
        }
        return files;
    }
    catch (error) {
        const code = (0,json/* textAt */.$6)(error, 'code') ?? 'unknown reason';
        return {
            about: folder,
            fault: `cannot be read (${code}). Check the permissions of its files, and links in it.`,
        };
    }
}
const LEADS_OUT = 'leads out of the workspace through a link. Copy the files into the folder.';
/** @returns what is wrong with the folder, if it is not one for results files */
async function listNames(path) {
    const names = [];
    let entries = 0;
    for await (const entry of await (0,promises_.opendir)(path)) {
        entries += 1;
        if (entries > MAX_ENTRIES)
            return `has more than ${String(MAX_ENTRIES)} entries. ${OWN_FOLDER}`;
        if ((0,folder_rules/* isResultsName */.YO)(entry.name) && !entry.isDirectory())
            names.push(entry.name);
    }
    return names.length === 0
        ? `is a folder without results files (*.json). ${EMPTY}`
        : ((0,folder_rules/* tooMany */.Ot)(names.length) ?? names);
}
const OWN_FOLDER = 'Keep the results files in a folder of their own.';
const EMPTY = 'Check the path. Leave the input empty for a run without a baseline.';

// EXTERNAL MODULE: ./src/results/open-results-file.ts
var open_results_file = __webpack_require__(386);
// EXTERNAL MODULE: ./src/results/read-results-file.ts + 3 modules
var read_results_file = __webpack_require__(3473);
;// CONCATENATED MODULE: ./src/results/run-history.ts
/**
 * Makes one baseline of the results files of a folder: the newest one decides, and all of them are the history. The order is
 * that of `created`, whatever the names. A copy of a file counts once. Pure.
 * @param folder as the input names it
 * @returns the problem of the file whose place in time is not known, if there is one
 */
function combineBaselines(folder, files) {
    const distinct = [...new Map(files.map((file) => [file.baseline.sha256, file])).values()];
    const dated = [];
    for (const file of distinct.sort(byName)) {
        const [run] = file.baseline.history ?? [];
        if (run === undefined)
            return problem(file, NO_TIME);
        const same = dated.find((one) => one.run.createdMs === run.createdMs);
        if (same !== undefined)
            return problem(file, sameTime(same.shown));
        dated.push({ ...file, run });
    }
    dated.sort((one, other) => one.run.createdMs - other.run.createdMs);
    const newest = dated.at(-1)?.baseline;
    if (newest === undefined)
        throw new RangeError('A folder of baselines has a file.');
    return { ...newest, file: folder, history: dated.map(({ run }) => run) };
}
function byName({ shown: one }, { shown: other }) {
    return one < other ? -1 : one > other ? 1 : 0;
}
const NO_TIME = 'the file has no "created", so nobody knows its place among the others. An older version of the action wrote it: remove ' +
    'it from the folder, or write it again';
function sameTime(other) {
    return `"created" is the same as in ${JSON.stringify(other)}, so nobody knows which one is the newer. Remove one of them`;
}
function problem({ shown }, words) {
    return { place: { kind: 'file', file: shown, line: 1, column: 1 }, message: `baseline: ${words}.` };
}

;// CONCATENATED MODULE: ./src/results/baseline.ts








/**
 * Reads the results file, or the folder of results files, that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
async function readBaseline(workspace, file) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    if (await isFolder(path))
        return readFolder(workspace, file);
    const text = await (0,open_results_file/* openResultsFile */.xD)(path);
    return 'fault' in text ? inputProblem(file, text) : readBaselineText(text.content, file, file);
}
async function isFolder(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
async function readFolder(workspace, folder) {
    const listed = await listResultsFolder(workspace, folder);
    if ('fault' in listed)
        return inputProblem(listed.about, listed);
    const files = [];
    let bytes = 0;
    for (const { shown, path } of listed) {
        const text = await (0,open_results_file/* openResultsFile */.xD)(path);
        if ('fault' in text)
            return inputProblem(shown, text);
        bytes += Buffer.byteLength(text.content);
        const fault = (0,folder_rules/* tooLarge */.g$)(bytes);
        if (fault !== undefined)
            return inputProblem(folder, { fault });
        const baseline = readBaselineText(text.content, shown, shown);
        if ('message' in baseline)
            return baseline;
        files.push({ shown, baseline });
    }
    return combineBaselines(folder, files);
}
/** Makes one baseline of the texts of several results files, as `combineBaselines` does. */
function combineTexts(folder, texts) {
    const files = [];
    for (const { text, shown } of texts) {
        const baseline = readBaselineText(text, folder, shown);
        if ('message' in baseline)
            return baseline;
        files.push({ shown, baseline });
    }
    return combineBaselines(folder, files);
}
/** @param about the file or the folder that the fault is about */
function inputProblem(about, { fault, isMissing }) {
    const words = `${JSON.stringify(about)} ${fault}${isMissing === true ? MISSING : ''}`;
    return { place: { kind: 'input', input: 'baseline' }, message: words };
}
const MISSING = ' Check the path, and that an earlier step fetched it. Leave the input empty for a run without a baseline.';
/**
 * Reads the text of a results file.
 * @param file as the input names it
 * @param shownFile names the file in problems
 */
function readBaselineText(text, file, shownFile) {
    const results = (0,read_results_file/* readResultsText */.e)(text);
    if ('message' in results) {
        const { line, column, message } = results;
        return {
            place: { kind: 'file', file: shownFile, line, column },
            message: `baseline: ${message}. ${open_results_file/* EXPECTED */.dS}`,
        };
    }
    return { ...baselineOf(results, file), sha256: (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex') };
}
/** Keeps what a later run compares with. */
function baselineOf({ createdMs, commit, ...results }, file) {
    const analyses = results.analyses.map(baselineAnalysis);
    const run = { ...(commit === undefined ? {} : { commit }), analyses };
    return {
        file,
        analyses,
        ...(createdMs === undefined ? {} : { history: [{ createdMs, ...run }] }),
        fileFindings: results.findings
            .filter(({ inFile, state }) => inFile !== undefined && state !== null)
            .map(({ finding, fingerprint, inFile }) => {
            const sha256 = inFile?.sha256 ?? undefined;
            return { finding, fingerprint, ...(sha256 === undefined ? {} : { sha256 }) };
        }),
    };
}
function baselineAnalysis(analysis) {
    const { model, attack, state, score, interval, threshold, methodVersion } = analysis;
    const isJudged = state === 'passed' || state === 'vulnerable';
    return {
        name: `${model}/${attack}`,
        isVulnerable: state === 'vulnerable',
        ...(isJudged && score !== null ? { score } : {}),
        ...(interval === null ? {} : { interval }),
        ...(threshold === null ? {} : { threshold }),
        ...(methodVersion === null ? {} : { methodVersion }),
    };
}


/***/ }),

/***/ 6846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   YO: () => (/* binding */ isResultsName),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/** One a day fits for more than a year. */
const MAX_FILES = 400;
/** All results files of a folder together. */
const MAX_MEBIBYTES = 64;
/** True for the names of results files in a folder: they end with `.json`, and do not begin with a dot. */
function isResultsName(name) {
    return /^[^.].*\.json$/isu.test(name);
}
/** Says that a folder has too many results files: sentences that follow its name; undefined if it has not. */
function tooMany(files) {
    if (files <= MAX_FILES)
        return undefined;
    return `has ${String(files)} results files; at most ${String(MAX_FILES)} are allowed. Remove the oldest ones.`;
}
/** Says that the results files of a folder are too large together; undefined if they are not. */
function tooLarge(bytes) {
    if (bytes <= MAX_MEBIBYTES * 1024 * 1024)
        return undefined;
    return `has more than ${String(MAX_MEBIBYTES)} MiB of results files. Remove the oldest ones.`;
}


/***/ }),

/***/ 386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ readResultsFile),
/* harmony export */   dS: () => (/* binding */ EXPECTED),
/* harmony export */   xD: () => (/* binding */ openResultsFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);
/* harmony import */ var _read_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3473);




/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;
/** The end of a message about a mistake in a results file. */
const EXPECTED = 'Expected a file that results-file of an earlier run wrote, unchanged.';
/** Reads a results file: the only reader of them, for baselines and for reports. */
async function readResultsFile(path) {
    const text = await openResultsFile(path);
    return 'fault' in text ? text : (0,_read_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readResultsText */ .e)(text.content);
}
/** Opening a pipe would wait for somebody who writes to it. */
const WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/** Reads the text of a results file, if it is not too large. */
async function openResultsFile(path) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, WITHOUT_WAITING);
        try {
            const stats = await handle.stat();
            if (!stats.isFile())
                return { fault: 'is no file. Give the path of a results file.' };
            if (stats.size > MAX_MEBIBYTES * 1024 * 1024) {
                const most = `at most ${String(MAX_MEBIBYTES)} MiB are allowed`;
                return { fault: `has ${String(stats.size)} bytes; ${most}. Give a results file of this action.` };
            }
            return decode(await handle.readFile());
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(error, 'code') ?? 'unknown reason';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { fault: 'does not exist.', isMissing: true };
        return { fault: `cannot be read (${code}). Check its permissions.` };
    }
}
function decode(bytes) {
    try {
        return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return { fault: 'is not UTF-8 text. Give the file as an earlier run wrote it.' };
    }
}


/***/ }),

/***/ 3473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readResultsText)
});

// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/core/fingerprint.ts
var fingerprint = __webpack_require__(5527);
// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
// EXTERNAL MODULE: ./src/core/policy.ts
var policy = __webpack_require__(2721);
// EXTERNAL MODULE: ./src/core/supply-chain.ts
var supply_chain = __webpack_require__(7432);
// EXTERNAL MODULE: ./src/rules/finding.ts
var finding = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/rules/rule-ids.ts
var rule_ids = __webpack_require__(8346);
// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/core/commit-id.ts
var commit_id = __webpack_require__(5398);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/results/strict-json.ts

/** A mistake in a JSON text, at an offset in UTF-16 units. */
class JsonFault extends Error {
    name = 'JsonFault';
    offset;
    constructor(offset, message) {
        super(message);
        this.offset = offset;
    }
}
/** Results are three levels deep; a deeper text would exhaust the stack. */
const MAX_DEPTH = 20;
/**
 * Reads JSON strictly (RFC 8259): JSON.parse keeps the last of two equal keys and knows no places.
 * @throws JsonFault
 */
function parseStrictJson(text) {
    return new Parser(text).parse();
}
/** The line and column of an offset, both from 1. */
function positionOf(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
const BLANK = /[ \t\r\n]*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const WORD = /true|false|null/uy;
class Parser {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    parse() {
        const node = this.#value(0);
        this.#skipBlanks();
        if (this.#at < this.#text.length)
            throw this.#fault('there is more text after the end of the JSON');
        return node;
    }
    #value(depth) {
        this.#skipBlanks();
        const offset = this.#at;
        if (depth > MAX_DEPTH)
            throw this.#fault(`it is nested more than ${String(MAX_DEPTH)} levels deep`);
        const first = this.#text[offset];
        if (first === '{')
            return { kind: 'object', offset, entries: this.#entries(depth) };
        if (first === '[')
            return { kind: 'list', offset, items: this.#items(depth) };
        if (first === '"')
            return { kind: 'scalar', offset, value: this.#string() };
        const text = this.#match(NUMBER) ?? this.#match(WORD);
        if (text === undefined)
            throw this.#fault(this.#isAtEnd() ? CUT : 'this is not JSON');
        return { kind: 'scalar', offset, value: readScalar(text) };
    }
    #entries(depth) {
        const entries = new Map();
        this.#list('}', () => {
            const keyOffset = this.#at;
            if (this.#text[keyOffset] !== '"') {
                throw this.#fault(this.#isAtEnd() ? CUT : 'expected a key in quotes');
            }
            const key = this.#string();
            if (entries.has(key)) {
                throw new JsonFault(keyOffset, `the key "${(0,sanitize/* plainLine */.h0)(key, 80)}" stands here twice`);
            }
            this.#expect(':');
            entries.set(key, { keyOffset, node: this.#value(depth + 1) });
        });
        return entries;
    }
    #items(depth) {
        const items = [];
        this.#list(']', () => items.push(this.#value(depth + 1)));
        return items;
    }
    /** Reads what stands between an opening and a closing bracket, separated by commas. */
    #list(end, readOne) {
        this.#at += 1;
        this.#skipBlanks();
        if (this.#text[this.#at] === end) {
            this.#at += 1;
            return;
        }
        for (;;) {
            this.#skipBlanks();
            readOne();
            this.#skipBlanks();
            const next = this.#text[this.#at];
            if (next !== ',' && next !== end)
                throw this.#fault(this.#isAtEnd() ? CUT : `expected "," or "${end}"`);
            this.#at += 1;
            if (next === end)
                return;
        }
    }
    #expect(mark) {
        this.#skipBlanks();
        if (this.#text[this.#at] !== mark)
            throw this.#fault(this.#isAtEnd() ? CUT : `expected "${mark}"`);
        this.#at += 1;
    }
    /** Reads a text in quotes. No pattern is used: on a long text without an end it would take too long. */
    #string() {
        const start = this.#at;
        let end = start;
        do {
            end = this.#text.indexOf('"', end + 1);
            if (end < 0)
                throw this.#fault(CUT);
        } while (this.#isEscaped(end));
        this.#at = end + 1;
        try {
            return String(readScalar(this.#text.slice(start, end + 1)));
        }
        catch {
            throw new JsonFault(start, 'this text is not JSON');
        }
    }
    /** True if an odd number of backslashes stands before a quote. */
    #isEscaped(quote) {
        let first = quote;
        while (this.#text[first - 1] === '\\')
            first -= 1;
        return (quote - first) % 2 === 1;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (found !== undefined)
            this.#at += found.length;
        return found;
    }
    #skipBlanks() {
        this.#match(BLANK);
    }
    #isAtEnd() {
        // A cut text may end inside a word or a number.
        return /^(?:[a-z]{1,4}|-)?$/u.test(this.#text.slice(this.#at, this.#at + 10));
    }
    #fault(message) {
        return new JsonFault(this.#at, message);
    }
}
const CUT = 'the file is cut: its end is missing';
function readScalar(text) {
    const value = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

;// CONCATENATED MODULE: ./src/results/node-reader.ts



/** Reads the keys of one JSON object, each once. What is not read is unknown. */
class ObjectReader {
    #node;
    #what;
    #read = new Set();
    /**
     * @param what names the object in error messages
     * @throws JsonFault if the node is no object
     */
    constructor(node, what) {
        if (node.kind !== 'object')
            throw new JsonFault(node.offset, `${what} is no object`);
        this.#node = node;
        this.#what = what;
    }
    /** @throws JsonFault if the key is missing */
    take(key) {
        const node = this.takeIfGiven(key);
        if (node === undefined)
            throw new JsonFault(this.#node.offset, `${this.#what} has no "${key}"`);
        return node;
    }
    takeIfGiven(key) {
        this.#read.add(key);
        return this.#node.entries.get(key)?.node;
    }
    text(key) {
        const node = this.take(key);
        if (node.kind !== 'scalar' || typeof node.value !== 'string')
            throw wrong(node, key, 'a text');
        return node.value;
    }
    textOrNull(key) {
        return isNull(this.take(key)) ? null : this.text(key);
    }
    number(key) {
        const node = this.take(key);
        const isNumber = node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value);
        if (!isNumber || typeof node.value !== 'number')
            throw wrong(node, key, 'a number');
        return node.value;
    }
    numberOrNull(key) {
        return isNull(this.take(key)) ? null : this.number(key);
    }
    /** Reads one of a few words. */
    word(key, words) {
        const text = this.text(key);
        const found = words.find((word) => word === text);
        if (found === undefined)
            throw wrong(this.take(key), key, `one of ${words.join(', ')}`);
        return found;
    }
    wordOrNull(key, words) {
        return isNull(this.take(key)) ? null : this.word(key, words);
    }
    /** Reads a SHA-256 in lower-case hexadecimal. */
    sha256(key) {
        const text = this.text(key);
        if (!/^[0-9a-f]{64}$/u.test(text))
            throw wrong(this.take(key), key, '64 hexadecimal digits');
        return text;
    }
    /** Reads a commit id, whole or shortened. */
    commitId(key) {
        const text = this.text(key);
        if (!(0,commit_id/* isCommitId */.j)(text))
            throw wrong(this.take(key), key, '7 to 64 hexadecimal digits of a commit');
        return text;
    }
    /** Reads a time in UTC, as milliseconds since 1970. */
    utcTime(key) {
        const text = this.text(key);
        const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/u.test(text) ? Date.parse(text) : NaN;
        // Date.parse takes 30 February for 2 March.
        const isReal = Number.isFinite(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
        if (!isReal)
            throw wrong(this.take(key), key, 'a time in UTC such as 2027-03-31T09:30:00.000Z');
        return time;
    }
    list(key, readItem) {
        const node = this.take(key);
        if (node.kind !== 'list')
            throw wrong(node, key, 'a list');
        return node.items.map(readItem);
    }
    texts(key) {
        return this.list(key, (node) => {
            if (node.kind !== 'scalar' || typeof node.value !== 'string')
                throw wrong(node, key, 'texts');
            return node.value;
        });
    }
    /** The keys of the object, in the order of the text. */
    keys() {
        return [...this.#node.entries.keys()];
    }
    /** @throws JsonFault if the object has a key that was not read */
    end() {
        for (const [key, { keyOffset }] of this.#node.entries) {
            if (this.#read.has(key))
                continue;
            throw new JsonFault(keyOffset, `${this.#what} has an unknown key "${(0,sanitize/* plainLine */.h0)(key, 80)}"`);
        }
    }
}
/** True for null. */
function isNull(node) {
    return node.kind === 'scalar' && node.value === null;
}
function wrong(node, key, expected) {
    return new JsonFault(node.offset, `"${key}": expected ${expected}`);
}

;// CONCATENATED MODULE: ./src/results/results-file.ts
/** The version of the format, which `schema/results.schema.json` describes. */
const RESULTS_VERSION = 1;

;// CONCATENATED MODULE: ./src/results/read-results-file.ts











/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
function readResultsText(text) {
    if (text.trim() === '')
        return { line: 1, column: 1, message: EMPTY };
    try {
        return readFile(parseStrictJson(text));
    }
    catch (error) {
        if (!(error instanceof JsonFault))
            throw error;
        return { ...positionOf(text, error.offset), message: error.message };
    }
}
const EMPTY = 'the file is empty: the run that should have written it may have been killed';
function readFile(node) {
    const file = new ObjectReader(node, 'a results file');
    const version = file.take('version');
    if (version.kind !== 'scalar' || version.value !== RESULTS_VERSION) {
        const known = `this version of the action reads version ${String(RESULTS_VERSION)}`;
        throw new JsonFault(version.offset, `the file is of another version: ${known}`);
    }
    const engine = new ObjectReader(file.take('engine'), '"engine"');
    const run = file.takeIfGiven('run');
    const results = {
        ...readOrigin(file),
        ...(run === undefined ? {} : { run: readRun(run) }),
        engine: { name: engine.text('name'), version: engine.textOrNull('version') },
        analyses: readAnalyses(file),
        findings: file.list('findings', readFinding),
    };
    engine.end();
    file.end();
    return results;
}
/** Reads when the file was written, and of which commit. */
function readOrigin(file) {
    const [created, commit] = [file.takeIfGiven('created'), file.takeIfGiven('commit')];
    return {
        ...(created === undefined ? {} : { createdMs: file.utcTime('created') }),
        ...(commit === undefined ? {} : { commit: file.commitId('commit') }),
    };
}
function readRun(node) {
    const object = new ObjectReader(node, '"run"');
    const run = {
        status: object.word('status', outcome/* STATUSES */.f),
        failureReason: object.wordOrNull('failure_reason', outcome/* FAILURE_REASONS */.N9),
        message: object.textOrNull('message'),
        filesScanned: object.numberOrNull('files_scanned'),
    };
    object.end();
    return run;
}
function readAnalyses(file) {
    const names = new Set();
    return file.list('analyses', (node) => {
        const analysis = readAnalysis(node);
        const name = (0,fold_name/* foldName */.z)(`${analysis.model}/${analysis.attack}`);
        if (names.has(name))
            throw new JsonFault(node.offset, 'this analysis is in the file twice');
        names.add(name);
        return analysis;
    });
}
const REASONS = [...outcome/* FAILURE_REASONS */.N9, 'already-scanned'];
function readAnalysis(node) {
    const object = new ObjectReader(node, 'an analysis');
    const analysis = {
        model: object.text('model'),
        modelId: object.text('model_id'),
        task: object.word('task', attack_table/* TASKS */.n3),
        attack: object.word('attack', attack_table/* ATTACKS */.O5),
        state: object.word('state', outcome/* ANALYSIS_STATES */.sS),
        reason: object.wordOrNull('reason', REASONS),
        jobId: object.textOrNull('job_id'),
        dashboardUrl: object.textOrNull('dashboard_url'),
        score: object.numberOrNull('score'),
        threshold: object.numberOrNull('threshold'),
        uploads: object.list('uploads', readUpload),
        reports: object.texts('reports'),
        finding: object.wordOrNull('finding', policy/* FINDING_STATES */.bX),
        why: object.textOrNull('why'),
        interval: readInterval(object.take('interval')),
        methodVersion: object.textOrNull('method_version'),
        digests: readDigests(object.take('digests')),
    };
    object.end();
    checkScore(node, analysis);
    return analysis;
}
/** Only the built-in service tells the version of its method, and its scores are 0 to 1. */
function checkScore(node, { score, methodVersion }) {
    if (methodVersion === null || score === null || (score >= 0 && score <= 1))
        return;
    throw new JsonFault(node.offset, `"score": a score of the built-in service is 0 to 1, but this one is ${String(score)}`);
}
function readInterval(node) {
    if (isNull(node))
        return null;
    const object = new ObjectReader(node, '"interval"');
    const interval = { low: object.number('low'), high: object.number('high') };
    object.end();
    if (interval.low > interval.high)
        throw new JsonFault(node.offset, '"interval": low is above high');
    return interval;
}
function readDigests(node) {
    const object = new ObjectReader(node, '"digests"');
    return new Map(object.keys().map((slot) => [slot, object.sha256(slot)]));
}
function readUpload(node) {
    const object = new ObjectReader(node, 'an upload');
    const upload = {
        slot: object.text('slot'),
        file: object.text('file'),
        bytes: object.number('bytes'),
        sha256: object.text('sha256'),
    };
    object.end();
    return upload;
}
function readFinding(node) {
    const object = new ObjectReader(node, 'a finding');
    const finding = {
        finding: object.text('finding'),
        rule: object.text('rule'),
        fingerprint: object.sha256('fingerprint'),
        state: object.wordOrNull('state', policy/* FINDING_STATES */.bX),
        why: object.textOrNull('why'),
        score: object.numberOrNull('score'),
        threshold: object.numberOrNull('threshold'),
        file: object.textOrNull('file'),
        line: object.numberOrNull('line'),
    };
    const inFile = object.takeIfGiven('severity') === undefined ? {} : { inFile: readInFile(object) };
    object.end();
    return { ...finding, ...inFile };
}
function readInFile(object) {
    return {
        rule: readRule(object),
        severity: object.word('severity', finding/* SEVERITIES */.o),
        standing: object.word('standing', supply_chain/* STANDINGS */.C),
        members: object.texts('members'),
        subject: object.text('subject'),
        excerpt: object.textOrNull('excerpt'),
        offset: object.numberOrNull('offset'),
        sha256: object.textOrNull('sha256'),
    };
}
function readRule(object) {
    const text = object.text('rule');
    const found = rule_ids/* RULE_IDS */.I.find((rule) => (0,fingerprint/* fullRuleId */.dV)(rule) === text);
    if (found !== undefined)
        return found;
    throw new JsonFault(object.take('rule').offset, '"rule": this version of the action has no such rule');
}


/***/ }),

/***/ 8346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ RULE_IDS)
/* harmony export */ });
/** The rules of the supply-chain scan. A rule's name never changes: waivers, baselines and alerts name it. */
const RULE_IDS = [
    'pickle-code',
    'pickle-unknown-call',
    'pickle-unknown-class',
    'pickle-tampering',
    'pickle-malformed',
    'archive-tampering',
    'archive-path',
    'keras-code',
    'keras-foreign-object',
    'keras-file-access',
    'saved-model-code',
    'saved-model-file-access',
    'onnx-external-path',
    'onnx-foreign-operator',
    'template-code',
    'yaml-object',
    'hidden-content',
    'malformed-model',
    'torchscript-code',
    'remote-code',
    'unsafe-load',
    'secret',
    'encrypted',
    'opaque',
    'unreadable',
    'lfs-pointer',
    'over-limit',
];


/***/ })

};
