export const id = 7444;
export const ids = [7444];
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

/***/ 6462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ SKILL_MEASURES)
/* harmony export */ });
const SKILL_MEASURES = ['accuracy', 'r2'];


/***/ }),

/***/ 7444:
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
/* harmony import */ var _read_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1462);




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
                return { fault: 'is not a file. Give the path of a results file.' };
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

/***/ 1462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readResultsText)
});

// EXTERNAL MODULE: ./src/facts/outcome.ts
var outcome = __webpack_require__(7415);
// EXTERNAL MODULE: ./src/core/failure-reason.ts
var failure_reason = __webpack_require__(4790);
// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/core/commit-id.ts
var commit_id = __webpack_require__(5398);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/settings/results/strict-json.ts

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
                throw new JsonFault(keyOffset, `the key "${(0,sanitize/* plainLine */.h0)(key, 80)}" occurs twice here`);
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

;// CONCATENATED MODULE: ./src/settings/results/node-reader.ts



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
            throw new JsonFault(node.offset, `${what} is not an object`);
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

;// CONCATENATED MODULE: ./src/settings/results/results-file.ts
/** The version of the format, which `schema/results.schema.json` describes. */
const RESULTS_VERSION = 1;

// EXTERNAL MODULE: ./src/core/attack-result.ts
var attack_result = __webpack_require__(4693);
// EXTERNAL MODULE: ./src/core/outcomes.ts
var core_outcomes = __webpack_require__(9570);
// EXTERNAL MODULE: ./src/core/skill.ts
var core_skill = __webpack_require__(6462);
// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/facts/policy.ts
var policy = __webpack_require__(2845);
;// CONCATENATED MODULE: ./src/settings/results/read-robustness.ts


/** Reads the object `robustness` of an analysis. @throws JsonFault */
function readRobustness(node) {
    const object = new ObjectReader(node, '"robustness"');
    const medianEps = object.numberOrNull('median_eps');
    const check = object.take('self_check');
    const robustness = {
        eps: object.number('eps'),
        ...(medianEps === null ? {} : { medianEps }),
        curve: object.list('curve', readPoint),
        peeled: object.texts('peeled'),
        ...(isNull(check) ? {} : { selfCheck: readSelfCheck(check) }),
        alarms: object.list('alarms', readAlarm),
    };
    object.end();
    return robustness;
}
function readPoint(node) {
    const object = new ObjectReader(node, 'a point of "curve"');
    const point = { eps: object.number('eps'), success: object.number('success') };
    object.end();
    if (point.success >= 0 && point.success <= 1)
        return point;
    throw new JsonFault(node.offset, '"success" is a share from 0 to 1');
}
function readSelfCheck(node) {
    const object = new ObjectReader(node, '"self_check"');
    const [planted, found] = [object.numberOrNull('planted'), object.numberOrNull('found')];
    const impossible = object.textOrNull('impossible');
    object.end();
    if (impossible !== null)
        return { impossible };
    if (planted !== null && found !== null && found <= planted)
        return { planted, found };
    throw new JsonFault(node.offset, '"self_check" has neither "planted" and "found" nor "impossible"');
}
function readAlarm(node) {
    const object = new ObjectReader(node, 'an alarm');
    const alarm = { name: object.text('name'), meaning: object.text('meaning') };
    object.end();
    return alarm;
}

;// CONCATENATED MODULE: ./src/settings/results/read-analysis.ts











const REASONS = [...failure_reason/* FAILURE_REASONS */.N, 'already-scanned'];
/** Reads an analysis of a results file. @throws JsonFault where something is wrong */
function readAnalysis(node) {
    const object = new ObjectReader(node, 'an analysis');
    const analysis = {
        model: object.text('model'),
        modelId: object.text('model_id'),
        task: object.word('task', attack_table/* TASKS */.n3),
        attack: object.word('attack', table/* ATTACKS */.O5),
        state: object.word('state', outcome/* ANALYSIS_STATES */.sS),
        reason: object.wordOrNull('reason', REASONS),
        jobId: object.textOrNull('job_id'),
        dashboardUrl: object.textOrNull('dashboard_url'),
        score: object.numberOrNull('score'),
        threshold: object.numberOrNull('threshold'),
        finding: object.wordOrNull('finding', policy/* FINDING_STATES */.b),
        why: object.textOrNull('why'),
        interval: readInterval(object.take('interval')),
        methodVersion: object.textOrNull('method_version'),
        digests: readDigests(object.take('digests')),
        ...readBasis(object),
    };
    object.list('uploads', checkUpload);
    object.texts('reports');
    object.end();
    checkScore(node, analysis);
    return analysis;
}
/** What files of older versions lack. */
function readBasis(object) {
    const [settings, outcomes] = [object.takeIfGiven('settings'), object.takeIfGiven('outcomes')];
    const [robustness, skill] = [object.takeIfGiven('robustness'), object.takeIfGiven('skill')];
    return {
        ...(object.takeIfGiven('bound') === undefined ? {} : { bound: object.wordOrNull('bound', attack_result/* BOUNDS */.QT) }),
        ...(object.takeIfGiven('access') === undefined ? {} : { access: object.wordOrNull('access', attack_result/* ACCESSES */.z0) }),
        ...(object.takeIfGiven('not_tested') === undefined ? {} : { notTested: object.texts('not_tested') }),
        ...(object.takeIfGiven('not_tested_why') === undefined
            ? {}
            : { notTestedWhy: object.textOrNull('not_tested_why') }),
        ...(settings === undefined ? {} : { settings: isNull(settings) ? null : readSettings(settings) }),
        ...(outcomes === undefined ? {} : { outcomes: isNull(outcomes) ? null : readOutcomes(outcomes) }),
        ...(robustness === undefined
            ? {}
            : { robustness: isNull(robustness) ? null : readRobustness(robustness) }),
        ...(object.takeIfGiven('warnings') === undefined ? {} : { warnings: object.texts('warnings') }),
        ...(skill === undefined ? {} : { skill: isNull(skill) ? null : readSkill(skill) }),
    };
}
function readSettings(node) {
    const object = new ObjectReader(node, '"settings"');
    return new Map(object.keys().map((name) => [name, object.text(name)]));
}
function readOutcomes(node) {
    const object = new ObjectReader(node, '"outcomes"');
    const outcomes = {
        inputs: object.text('inputs'),
        fell: object.text('fell'),
        ...(object.takeIfGiven('distances') === undefined ? {} : { distances: object.text('distances') }),
        ...(object.takeIfGiven('eps') === undefined ? {} : { eps: object.number('eps') }),
        queries: object.number('queries'),
    };
    object.end();
    if ((0,core_outcomes/* unpackOutcomes */.sW)(outcomes) !== undefined)
        return outcomes;
    throw new JsonFault(node.offset, '"outcomes": "inputs", "fell" and "distances" do not belong together');
}
function readSkill(node) {
    const object = new ObjectReader(node, '"skill"');
    const skill = {
        measure: object.word('measure', core_skill/* SKILL_MEASURES */.A),
        value: object.number('value'),
        ...{ low: object.number('low'), high: object.number('high') },
        ...(object.takeIfGiven('tolerance') === undefined ? {} : { tolerance: object.number('tolerance') }),
    };
    object.end();
    if (skill.low > skill.high)
        throw new JsonFault(node.offset, '"skill": low is above high');
    return skill;
}
/** Only local analyses name the version of their method, and their scores are 0 to 1. */
function checkScore(node, { score, methodVersion }) {
    if (methodVersion === null || score === null || (score >= 0 && score <= 1))
        return;
    throw new JsonFault(node.offset, `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`);
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
function checkUpload(node) {
    const object = new ObjectReader(node, 'an upload');
    for (const key of ['slot', 'file', 'sha256'])
        object.text(key);
    object.number('bytes');
    object.end();
}

// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/facts/scan-outcome.ts
var scan_outcome = __webpack_require__(2235);
// EXTERNAL MODULE: ./src/scanner/rules/finding.ts
var finding = __webpack_require__(135);
// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
;// CONCATENATED MODULE: ./src/settings/results/read-finding.ts







/** Reads a finding of a results file. @throws JsonFault where something is wrong */
function readFinding(node) {
    const object = new ObjectReader(node, 'a finding');
    const finding = {
        finding: object.text('finding'),
        rule: object.text('rule'),
        fingerprint: object.sha256('fingerprint'),
        state: object.wordOrNull('state', policy/* FINDING_STATES */.b),
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
        standing: object.word('standing', scan_outcome/* STANDINGS */.CV),
        members: object.texts('members'),
        subject: object.text('subject'),
        excerpt: object.textOrNull('excerpt'),
        offset: object.numberOrNull('offset'),
        sha256: object.textOrNull('sha256'),
        ...(object.takeIfGiven('names') === undefined ? {} : { names: object.list('names', readName) }),
    };
}
function readName(node) {
    const object = new ObjectReader(node, 'a name');
    const name = {
        subject: object.text('subject'),
        members: object.texts('members'),
        excerpt: object.textOrNull('excerpt'),
        offset: object.numberOrNull('offset'),
        fingerprint: object.sha256('fingerprint'),
    };
    object.end();
    return name;
}
function readRule(object) {
    const text = object.text('rule');
    const found = rules/* RULE_IDS */.I.find((rule) => (0,fingerprint/* fullRuleId */.dV)(rule) === text);
    if (found !== undefined)
        return found;
    throw new JsonFault(object.take('rule').offset, '"rule": this version of the action has no such rule');
}

;// CONCATENATED MODULE: ./src/settings/results/read-results-file.ts








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
    checkEngine(file.take('engine'));
    const run = file.takeIfGiven('run');
    const results = {
        ...readOrigin(file),
        ...(run === undefined ? {} : { run: readRun(run) }),
        analyses: readAnalyses(file),
        findings: file.list('findings', readFinding),
        ...(file.takeIfGiven('unattacked') === undefined
            ? {}
            : { unattacked: file.list('unattacked', readUnattacked) }),
        ...(file.takeIfGiven('accepted_models') === undefined
            ? {}
            : { acceptedModels: file.list('accepted_models', readAccepted) }),
        ...(file.takeIfGiven('not_attackable') === undefined
            ? {}
            : { unattackable: file.list('not_attackable', readUnattackable) }),
    };
    file.end();
    return results;
}
/** Nothing that reads results asks who made them, but a file without it is no results file. */
function checkEngine(node) {
    const engine = new ObjectReader(node, '"engine"');
    engine.text('name');
    engine.textOrNull('version');
    engine.end();
}
/** Reads of which commit the file is. Its time is for people. */
function readOrigin(file) {
    if (file.takeIfGiven('created') !== undefined)
        file.text('created');
    return file.takeIfGiven('commit') === undefined ? {} : { commit: file.commitId('commit') };
}
/** Files of older versions have neither the role nor the lines. */
function readUnattacked(node) {
    const object = new ObjectReader(node, 'a model that was not attacked');
    const className = object.takeIfGiven('class') === undefined ? null : object.textOrNull('class');
    const model = {
        path: object.text('file'),
        format: object.text('format'),
        role: object.takeIfGiven('role') === undefined ? 'predictor' : object.text('role'),
        ...(className === null ? {} : { className }),
        whatToDo: object.text('what_to_do'),
        lines: object.takeIfGiven('lines') === undefined ? [] : object.list('lines', readLine),
    };
    object.end();
    return model;
}
function readLine(node) {
    if (node.kind === 'scalar' && typeof node.value === 'string')
        return node.value;
    throw new JsonFault(node.offset, 'a line of "lines" is not text');
}
function readAccepted(node) {
    const object = new ObjectReader(node, 'a model that is accepted');
    const model = { path: object.text('file'), reason: object.text('reason') };
    object.end();
    return model;
}
function readUnattackable(node) {
    const object = new ObjectReader(node, 'a file that is not attacked by this tool');
    const file = { path: object.text('file'), role: object.text('role') };
    object.end();
    return file;
}
function readRun(node) {
    const object = new ObjectReader(node, '"run"');
    const run = {
        status: object.word('status', outcome/* STATUSES */.f),
        ...(object.takeIfGiven('verdict') === undefined ? {} : { verdict: object.word('verdict', outcome/* VERDICTS */.bk) }),
        failureReason: object.wordOrNull('failure_reason', failure_reason/* FAILURE_REASONS */.N),
        message: object.textOrNull('message'),
        ...(object.takeIfGiven('unattacked_models') === undefined
            ? {}
            : { unattackedModels: object.numberOrNull('unattacked_models') }),
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


/***/ })

};
