export const id = 7444;
export const ids = [7444];
export const modules = {

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
/* harmony import */ var _read_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6784);




/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;
/** The end of a message about a mistake in a results file. */
const EXPECTED = 'Expected a file that results-file of an earlier run wrote, unchanged.';
/** Reads a results file: the only reader of them, for baselines and for reports. */
async function readResultsFile(path) {
    const text = await openResultsFile(path);
    return 'fault' in text ? text : (0,_read_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readResultsText */ .er)(text.content);
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

/***/ 6784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  er: () => (/* binding */ readResultsText)
});

// UNUSED EXPORTS: RESULTS_FILE, RESULTS_VERSION

// EXTERNAL MODULE: ./src/core/failure-reason.ts
var failure_reason = __webpack_require__(4790);
// EXTERNAL MODULE: ./src/facts/outcome.ts
var outcome = __webpack_require__(7415);
// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/settings/schema/diagnostics.ts
var schema_diagnostics = __webpack_require__(4377);
// EXTERNAL MODULE: ./src/settings/schema/schema.ts
var schema_schema = __webpack_require__(8054);
// EXTERNAL MODULE: ./src/attacks/table.ts + 6 modules
var table = __webpack_require__(3605);
// EXTERNAL MODULE: ./src/core/attack-result.ts
var attack_result = __webpack_require__(4693);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/core/outcomes.ts
var core_outcomes = __webpack_require__(9570);
// EXTERNAL MODULE: ./src/core/skill.ts
var skill = __webpack_require__(6462);
// EXTERNAL MODULE: ./src/facts/policy.ts
var policy = __webpack_require__(2845);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/settings/results/declare.ts


/** A value of JSON, which is taken as it is. */
function exact(expected, is, json) {
    return {
        expected,
        json,
        read: (tree, what, diagnostics) => {
            const value = tree.kind === 'scalar' ? tree.literal : undefined;
            if (is(value))
                return value;
            diagnostics.reportMismatch(tree, what, expected);
            return undefined;
        },
    };
}
function withWords(description, json) {
    return description === undefined ? json : { description, ...json };
}
/** A text. @param pattern what it must match, and what it then is */
function declare_text(description, [pattern, expected] = ANY) {
    const isRight = (value) => typeof value === 'string' && pattern.test(value);
    const limits = pattern === ANY[0] ? {} : { pattern: pattern.source };
    return exact(expected, isRight, withWords(description, { type: 'string', ...limits }));
}
const ANY = [new RegExp('', 'u'), 'a text'];
const SHA256 = [/^[0-9a-f]{64}$/u, '64 hexadecimal digits'];
/** A number. @param json its bounds, which `refine` checks if it matters */
function numeral(description, json = {}) {
    const isRight = (value) => typeof value === 'number' && Number.isFinite(value);
    return exact('a number', isRight, withWords(description, { type: 'number', ...json }));
}
/** One of a few words. */
function oneOf(words, description) {
    const isRight = (value) => words.some((word) => word === value);
    return exact(`one of ${words.join(', ')}`, isRight, withWords(description, { enum: words }));
}
/** Null, or a value. */
function orNull(schema) {
    const { type, enum: words } = schema.json;
    const known = Array.isArray(words) ? words : undefined;
    const json = known === undefined ? { type: [type, 'null'] } : { enum: [...known, null] };
    return {
        ...schema,
        json: { ...schema.json, ...json },
        read: (tree, ...rest) => (tree.kind === 'scalar' && tree.isNull ? null : schema.read(tree, ...rest)),
    };
}
/** A key that an object may lack. */
function optional(schema) {
    return { ...schema, isOptional: true };
}
/** A key that files of older versions lack. */
function older(schema) {
    const { description } = schema.json;
    const words = typeof description === 'string' ? `${description} ` : '';
    return optional({
        ...schema,
        json: { ...schema.json, description: `${words}Files of older versions lack it.` },
    });
}
/** An object with exactly these keys, less those that it may lack. @param owner names it in messages */
function object(owner, keys, description) {
    const json = withWords(description, {});
    const names = Object.entries(keys).map(([name, key]) => [name, camel(name), key?.isOptional === true]);
    const schema = (0,schema_schema/* mapping */.pq)(keys, { owner, expected: 'an object', json, isWhole: true });
    return (0,schema_schema/* then */.k8)(schema, ({ values }) => {
        const read = values;
        const named = {};
        for (const [name, inCode, isOptional] of names) {
            if (read[name] !== undefined)
                named[inCode] = read[name];
            else if (!isOptional)
                return undefined;
        }
        return hasAll(named) ? named : undefined;
    });
}
function camel(name) {
    return name.replaceAll(/_(.)/gu, (_, letter) => letter.toUpperCase());
}
/** The compiler cannot follow that each value was read by the schema of its own key. */
function hasAll(values) {
    return typeof values === 'object';
}
/** An object whose keys are names, each with a text. */
function texts(value, description) {
    return {
        json: { description, type: 'object', additionalProperties: value.json },
        read: (tree, what, diagnostics) => {
            if (tree.kind !== 'mapping') {
                diagnostics.reportMismatch(tree, what, 'an object');
                return undefined;
            }
            return new Map(tree.entries.flatMap((entry) => {
                const read = value.read(entry.value, `"${(0,sanitize/* plainLine */.h0)(entry.key, 80)}"`, diagnostics);
                return read === undefined ? [] : [[entry.key, read]];
            }));
        },
    };
}
/** Checks what was read. @param findFault says what is wrong with it, without a full stop */
function checked(schema, findFault) {
    return (0,schema_schema/* then */.k8)(schema, (value, tree, diagnostics) => {
        const fault = findFault(value);
        if (fault !== undefined)
            diagnostics.report(tree.span, fault);
        return fault === undefined ? value : undefined;
    });
}
/** A list. */
function listOf(item, description, json = {}) {
    return (0,schema_schema/* list */.p_)(item, { expected: 'a list', json: withWords(description, json) });
}
/** The same values with other words about them. */
function described(schema, description) {
    return { ...schema, json: { ...schema.json, description } };
}

// EXTERNAL MODULE: ./src/core/present.ts
var present = __webpack_require__(6744);
;// CONCATENATED MODULE: ./src/settings/results/analysis.ts











const WHOLE = numeral(undefined, { type: 'integer', minimum: 0 });
/** What of an analysis was sent: it is for people. */
const UPLOAD = object('an upload', {
    slot: declare_text(),
    file: declare_text('Relative to the workspace.'),
    bytes: WHOLE,
    sha256: declare_text('The SHA-256 of the archive that was sent, in hexadecimal.'),
});
const INTERVAL = checked(object('"interval"', { low: numeral(), high: numeral() }, 'The 95 % interval of the score. Null if it is not known.'), ({ low, high }) => (low > high ? '"interval": low is above high' : undefined));
const OUTCOMES = checked(object('"outcomes"', {
    inputs: declare_text('What each input is known by, rising, in base64: the first six bytes of the SHA-256 of its content.'),
    fell: declare_text('One bit for each of these inputs, the first one lowest, in base64: 1 if the attack succeeded.'),
    groups: optional(declare_text('Two bytes for each of these inputs, in base64: the group of classes that it counts in. Absent if each input ' +
        'counts the same.')),
    eps: optional(numeral('How far an input could be changed. Absent if the attack changes none.')),
    queries: numeral('The queries that the attack had: for each input, or to train its copy with.'),
}, 'How the attack ended for each input, so that a later run can be compared with this one input by input. Null if it is ' +
    'not known.'), (outcomes) => (0,core_outcomes/* unpackOutcomes */.sW)(outcomes) === undefined
    ? '"outcomes": "inputs", "fell" and "groups" do not belong together'
    : undefined);
const RATE = checked(object('a rate of "classes"', {
    names: listOf(declare_text(), 'One class, or the rare ones, which count as one together.'),
    inputs: WHOLE,
    share: numeral('The share of these inputs on which the attack succeeded.', { minimum: 0, maximum: 1 }),
}), ({ share }) => (share >= 0 && share <= 1 ? undefined : '"share" is a share from 0 to 1'));
const CLASSES = (0,schema_schema/* then */.k8)(object('"classes"', {
    score: oneOf(['mean', 'share'], 'mean: the score is the mean of the rates; share: it is the share of all inputs.'),
    classes: WHOLE,
    rates: listOf(RATE),
}, 'How often the attack succeeded in each class. Null if what was attacked has no classes, or it is not known.'), ({ score, ...rest }) => ({ ...rest, isMean: score === 'mean' }));
const SKILL = checked(object('"skill"', {
    measure: oneOf(skill/* SKILL_MEASURES */.A, 'accuracy, or r2 for a regression: the share of the variance of the labels that its predictions explain.'),
    value: numeral(undefined, { maximum: 1 }),
    low: numeral('The lower end of the 95 % interval.'),
    high: numeral('The upper end.'),
    tolerance: optional(numeral('How far a prediction of a regression could move before it counted, as it was given or chosen. Absent for other attacks.', { minimum: 0 })),
}, 'How well the model knew the labels of its data before any attack. Null if it is not known.'), ({ low, high }) => (low > high ? '"skill": low is above high' : undefined));
const POINT = checked(object('a point of "curve"', { eps: numeral(), success: numeral(undefined, { minimum: 0, maximum: 1 }) }), ({ success }) => (success >= 0 && success <= 1 ? undefined : '"success" is a share from 0 to 1'));
const COUNT = orNull(WHOLE);
const SELF_CHECK = (0,schema_schema/* then */.k8)(object('"self_check"', { planted: COUNT, found: COUNT, impossible: orNull(declare_text()) }, 'How many of the planted adversarial inputs the attack found, or why none could be planted. Null if the attack needs ' +
    'no check: it proves what it says.'), ({ planted, found, impossible }, tree, diagnostics) => {
    if (impossible !== null)
        return { impossible };
    if (planted !== null && found !== null && found <= planted)
        return { planted, found };
    diagnostics.report(tree.span, '"self_check" has neither "planted" and "found" nor "impossible"');
    return undefined;
});
const ROBUSTNESS = (0,schema_schema/* then */.k8)(object('"robustness"', {
    eps: numeral('The eps of the score.'),
    median_eps: orNull(numeral('The median of the smallest eps at which an input fell, over all inputs attacked. Found by an attack, so an upper ' +
        'bound on the true one. Null if fewer than half of them fell anywhere.')),
    curve: listOf(POINT, 'The share of the inputs that fell within each eps, from small to large. Each is a lower bound.'),
    peeled: listOf(declare_text(), 'What was taken off the end of the model to reach its scores, from the answer backwards.'),
    self_check: orNull(SELF_CHECK),
    alarms: listOf(object('an alarm', { name: declare_text(), meaning: declare_text() }), 'Signs that the attack may see less than is there.'),
}, 'How far inputs must be changed until the model gives another class, and how strong the attack was that looked for it. ' +
    'Null if the attack changes no inputs, or it is not known.'), ({ medianEps, selfCheck, ...rest }) => ({
    ...rest,
    ...(0,present/* present */.E)({ medianEps, selfCheck }),
}));
const REASONS = [...failure_reason/* FAILURE_REASONS */.N, 'already-scanned'];
/** One analysis of a results file: `already-scanned` as its reason means the result of an earlier analysis of the same content. */
const ALL_OF_IT = object('an analysis', {
    model: declare_text(),
    model_id: declare_text(),
    task: oneOf(attack_table/* TASKS */.n3),
    attack: oneOf(table/* ATTACKS */.O5),
    state: oneOf(outcome/* ANALYSIS_STATES */.sS),
    reason: orNull(oneOf(REASONS, 'Why there is no verdict, or vulnerable; a failure reason of the action. Null if nothing went wrong.')),
    job_id: orNull(declare_text()),
    dashboard_url: orNull(declare_text()),
    score: orNull(numeral()),
    threshold: orNull(numeral('The model is vulnerable if its score is above it.')),
    uploads: listOf(UPLOAD),
    reports: listOf(declare_text(), "Paths of the job's reports."),
    finding: orNull(oneOf(policy/* FINDING_STATES */.b, 'What the policy decided: only a new finding fails the check. Null if there is no finding.')),
    why: orNull(declare_text('Why the finding fails the check, or why not. Without a verdict, the cause.')),
    interval: orNull(INTERVAL),
    method_version: orNull(declare_text('The version of the method that found the score. Scores of other versions are not comparable. Null if it is not known.')),
    digests: texts(declare_text(undefined, SHA256), 'The SHA-256 of what was analysed, by its slot, in hexadecimal.'),
    bound: older(orNull(oneOf(attack_result/* BOUNDS */.QT, 'How the score relates to the true value: lower, a search found at least so much; exact, no search could find more; ' +
        'estimate, the true value may lie on either side. Null if it is not known.'))),
    access: older(orNull(oneOf(attack_result/* ACCESSES */.z0, 'How the attack saw the model. Null if it is not known.'))),
    not_tested: older(listOf(declare_text(), 'The parts of the analysis that could not be tested: the score judges the rest.')),
    not_tested_why: older(orNull(declare_text('Why the attack could not test what not_tested names, in sentences. Null if not_tested is empty, or nothing was ' +
        'given to test it with.'))),
    settings: older(orNull(texts(declare_text(), 'The settings of the attack, by their names in the config file.'))),
    outcomes: older(orNull(OUTCOMES)),
    rows: older(orNull(described(WHOLE, 'The inputs of the data. Null if it is not known.'))),
    classes: older(orNull(CLASSES)),
    robustness: older(orNull(ROBUSTNESS)),
    skill: older(orNull(SKILL)),
    label: older(orNull(declare_text('The column of the table, or the file, that the labels of the data are from, or none. Null if the data is no table.'))),
    warnings: older(listOf(declare_text(), 'What a person should look at although it changes no verdict, such as answers of the model that are random.')),
});
/** Only local analyses name the version of their method, and their scores are 0 to 1. */
const ANALYSIS = (0,schema_schema/* named */.KT)('analysis', checked(ALL_OF_IT, ({ score, methodVersion }) => methodVersion === null || score === null || (score >= 0 && score <= 1)
    ? undefined
    : `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`));

// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/facts/scan-outcome.ts
var scan_outcome = __webpack_require__(2235);
// EXTERNAL MODULE: ./src/scanner/rules/finding.ts
var finding = __webpack_require__(135);
// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
;// CONCATENATED MODULE: ./src/settings/results/finding.ts







const SUBJECT = declare_text('The name that was found, such as os.system.');
const MEMBERS = listOf(declare_text(), 'Names of archive members, the outermost first.');
const EXCERPT = orNull(declare_text('What was found, as code that was never run. Null if the subject says all.'));
const OFFSET = orNull(numeral('In bytes, in the innermost content.', { type: 'integer' }));
/** One of the names that a finding in a file has. */
const NAME = (0,schema_schema/* named */.KT)('name', object('a name', {
    subject: SUBJECT,
    members: MEMBERS,
    excerpt: EXCERPT,
    offset: OFFSET,
    fingerprint: declare_text('Identifies the name in this file in other runs.', SHA256),
}));
const KEYS = {
    finding: declare_text("The name of the analysis, such as digits/evasion; record for the flag of an earlier scan's record; rule and path for a " +
        'finding in a file.'),
    rule: declare_text('The rule of the finding, as in the SARIF file.'),
    fingerprint: declare_text('Identifies the finding in other runs: fingerprints in the SARIF file has the same.', SHA256),
    state: orNull(oneOf(policy/* FINDING_STATES */.b, 'What the policy decided: only a new finding fails the check. Null for a finding in a file that is only listed.')),
    why: orNull(declare_text('Why the finding fails the check, or why not.')),
    score: orNull(numeral()),
    threshold: orNull(numeral()),
    file: orNull(declare_text('The file of the finding, or the config file that asks for the analysis. Null if there is none.')),
    line: orNull(numeral(undefined, { type: 'integer' })),
};
const UNKNOWN_RULE = '"rule": this version of the action has no such rule';
/** The rule of a finding in a file, which this version must know. */
const RULE_IN_FILE = (0,schema_schema/* then */.k8)({ ...KEYS.rule, json: { ...KEYS.rule.json, enum: rules/* RULE_IDS */.I.map(fingerprint/* fullRuleId */.dV) } }, (rule, tree, diagnostics) => {
    const id = rules/* RULE_IDS */.I.find((known) => (0,fingerprint/* fullRuleId */.dV)(known) === rule);
    if (id === undefined)
        diagnostics.report(tree.span, UNKNOWN_RULE);
    return id && { rule, id };
});
const OF_ANALYSIS = object('a finding', KEYS);
const IN_FILE = object('a finding', {
    ...KEYS,
    rule: RULE_IN_FILE,
    severity: oneOf(finding/* SEVERITIES */.o, 'The severity of a finding in a file.'),
    standing: oneOf(scan_outcome/* STANDINGS */.CV, 'What a finding in a file does to the verdict.'),
    members: MEMBERS,
    subject: SUBJECT,
    excerpt: EXCERPT,
    offset: OFFSET,
    sha256: orNull(declare_text('Of the file, in hexadecimal.')),
    names: optional(listOf(NAME, "If several names were found for one cause, all of them. The finding's own name and place are those of the first.", { minItems: 2 })),
});
const WITH_FILE = (0,schema_schema/* then */.k8)(IN_FILE, ({ rule: { rule, id }, ...all }) => {
    const { severity, standing, members, subject, excerpt, offset, sha256, names, ...rest } = all;
    const inFile = { severity, standing, members, subject, excerpt, offset, sha256, ...(names && { names }) };
    return { ...rest, rule, inFile: { rule: id, ...inFile } };
});
const FINDING = (0,schema_schema/* named */.KT)('finding', {
    json: { anyOf: [OF_ANALYSIS.json, WITH_FILE.json] },
    definitions: WITH_FILE.definitions,
    read: (tree, ...rest) => {
        const isInFile = tree.kind === 'mapping' && tree.entries.some(({ key }) => key === 'severity');
        return (isInFile ? WITH_FILE : OF_ANALYSIS).read(tree, ...rest);
    },
});

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
        const tree = this.#value(0);
        this.#skipBlanks();
        if (this.#at < this.#text.length)
            throw this.#fault('there is more text after the end of the JSON');
        return tree;
    }
    #value(depth) {
        this.#skipBlanks();
        const start = this.#at;
        if (depth > MAX_DEPTH)
            throw this.#fault(`it is nested more than ${String(MAX_DEPTH)} levels deep`);
        const first = this.#text[start];
        if (first === '{')
            return { kind: 'mapping', entries: this.#entries(depth), ...this.#from(start) };
        if (first === '[')
            return { kind: 'list', items: this.#items(depth), ...this.#from(start) };
        if (first === '"')
            return this.#scalar(this.#string(), start);
        const text = this.#match(NUMBER) ?? this.#match(WORD);
        if (text === undefined)
            throw this.#fault(this.#isAtEnd() ? CUT : 'this is not JSON');
        return this.#scalar(readScalar(text), start);
    }
    #scalar(literal, start) {
        return { kind: 'scalar', text: String(literal), isNull: literal === null, literal, ...this.#from(start) };
    }
    #from(start) {
        return { span: { start, end: this.#at }, size: 1 };
    }
    #entries(depth) {
        const entries = [];
        const keys = new Set();
        this.#list('}', () => {
            const start = this.#at;
            if (this.#text[start] !== '"') {
                throw this.#fault(this.#isAtEnd() ? CUT : 'expected a key in quotes');
            }
            const key = this.#string();
            if (keys.has(key))
                throw new JsonFault(start, `the key "${(0,sanitize/* plainLine */.h0)(key, 80)}" occurs twice here`);
            keys.add(key);
            const keySpan = { start, end: this.#at };
            this.#expect(':');
            entries.push({ key, keySpan, value: this.#value(depth + 1) });
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

;// CONCATENATED MODULE: ./src/settings/results/read-results-file.ts










/** The version of the format, which `schema/results.schema.json` describes. */
const RESULTS_VERSION = 1;
const FILE = declare_text('Relative to the workspace.');
const read_results_file_COUNT = orNull(numeral(undefined, { type: 'integer', minimum: 0 }));
const RUN = object('"run"', {
    status: oneOf(outcome/* STATUSES */.f, 'The output status.'),
    verdict: older(oneOf(outcome/* VERDICTS */.bk, 'The output verdict.')),
    failure_reason: orNull(oneOf(failure_reason/* FAILURE_REASONS */.N, 'The output failure-reason. Null if the run did not fail.')),
    message: orNull(declare_text('Why the run failed, for people. Null if it did not.')),
    unattacked_models: older(described(read_results_file_COUNT, 'The output unattacked-models. Null if the files were not scanned.')),
    files_scanned: described(read_results_file_COUNT, 'The number of files that the supply-chain scan of the repository looked at. Null if it did not run.'),
}, 'How the run ended.');
const UNATTACKED = (0,schema_schema/* then */.k8)(object('a model that was not attacked', {
    file: FILE,
    format: declare_text('The format that its content has.'),
    what_to_do: declare_text('What to do so that it is attacked, for people.'),
    role: older(declare_text('classifier, regressor, forecaster, ranker, or predictor if its content does not tell.')),
    class: older(orNull(declare_text('The class of the estimator or network. Null if its content does not tell.'))),
    lines: older(listOf(declare_text(), 'The lines to paste, in their order.')),
}), ({ file, role = 'predictor', class: className = null, lines = [], ...rest }) => ({
    path: file,
    role,
    ...(className === null ? {} : { className }),
    lines,
    ...rest,
}));
const ACCEPTED = (0,schema_schema/* then */.k8)(object('a model that is accepted', { file: FILE, reason: declare_text('The reason in the config file.') }), ({ file, reason }) => ({ path: file, reason }));
const UNATTACKABLE = (0,schema_schema/* then */.k8)(object('a file that is not attacked by this tool', {
    file: FILE,
    role: declare_text('unsupervised, no-class-scores, language-model, tokenizer, scaler or training-state.'),
}), ({ file, role }) => ({ path: file, role }));
const PLACED = (0,schema_schema/* then */.k8)(ANALYSIS, (analysis, { span }) => ({ analysis, span }));
function withoutDoubles(placed, _tree, diagnostics) {
    const names = new Set();
    for (const { analysis, span } of placed) {
        const name = (0,fold_name/* foldName */.z)(`${analysis.model}/${analysis.attack}`);
        if (names.has(name))
            diagnostics.report(span, 'this analysis is in the file twice');
        names.add(name);
    }
    return placed.map(({ analysis }) => analysis);
}
const RESULTS = object('a results file', {
    version: numeral('Version of this format.', { const: RESULTS_VERSION }),
    created: optional(declare_text('When the file was written, in UTC. Absent if it was not known.', [
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/u,
        'a time',
    ])),
    commit: optional(declare_text('The commit that the run was about, in hexadecimal. Absent if it was not known.', [
        /^[0-9a-f]{7,64}$/u,
        '7 to 64 hexadecimal digits of a commit',
    ])),
    engine: object('"engine"', {
        name: declare_text(),
        version: orNull(declare_text('The version of the action, as the workflow names it: a tag, a branch or a commit. Null if it is not known.')),
    }, 'The program that wrote the file.'),
    run: older(RUN),
    analyses: (0,schema_schema/* then */.k8)(listOf(PLACED, 'The objects of the output results, whole, in the order of the plan.'), withoutDoubles),
    findings: listOf(FINDING, 'What was found, accepted or not.'),
    unattacked: older(listOf(UNATTACKED, 'The model files that an analysis could attack, but none does.')),
    accepted_models: older(listOf(ACCEPTED, 'The models that nothing attacks and that accept of the config file names.')),
    not_attackable: older(listOf(UNATTACKABLE, 'Files of models that this tool does not attack.')),
});
/** A results file as its format has it. Every text in it is untrusted. Nothing that reads it asks who made it, or when. */
const RESULTS_FILE = (0,schema_schema/* then */.k8)(RESULTS, ({ notAttackable, ...file }) => {
    const { commit, run, analyses, findings, unattacked, acceptedModels } = file;
    return {
        ...(0,present/* present */.E)({ commit, run }),
        analyses,
        findings,
        ...(0,present/* present */.E)({ unattacked, acceptedModels, unattackable: notAttackable }),
    };
});
/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
function readResultsText(text) {
    if (text.trim() === '')
        return { line: 1, column: 1, message: EMPTY };
    try {
        const read = readTree(parseStrictJson(text));
        return 'fault' in read ? { ...positionOf(text, read.start), message: read.fault } : read;
    }
    catch (error) {
        if (!(error instanceof JsonFault))
            throw error;
        return { ...positionOf(text, error.offset), message: error.message };
    }
}
const EMPTY = 'the file is empty: the run that should have written it may have been killed';
const NO_VERSION = 'a results file has no "version"';
const OTHER_VERSION = `the file is of another version: this version of the action reads version ${String(RESULTS_VERSION)}`;
function readTree(tree) {
    const entries = tree.kind === 'mapping' ? tree.entries : [];
    const version = entries.find(({ key }) => key === 'version')?.value;
    if (tree.kind === 'mapping' && version === undefined)
        return { start: tree.span.start, fault: NO_VERSION };
    if (version !== undefined && !(version.kind === 'scalar' && version.literal === RESULTS_VERSION)) {
        return { start: version.span.start, fault: OTHER_VERSION };
    }
    const diagnostics = new schema_diagnostics/* Diagnostics */.r({ kind: 'input', input: '' }, { linePos: () => ({ line: 0, col: 0 }) });
    const read = RESULTS_FILE.read(tree, 'a results file', diagnostics);
    const first = diagnostics.first();
    if (read !== undefined && first === undefined)
        return read;
    return { start: first?.span.start ?? 0, fault: first?.message.replace(/\.$/u, '') ?? OTHER_VERSION };
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ describeTree),
/* harmony export */   r: () => (/* binding */ Diagnostics)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3398);

/** A longer list helps nobody, and a hostile file could have a million faults. */
const MAX_FAULTS = 1000;
/** Collects the faults and secrets that are found while one text is read, and knows the place of every span. */
class Diagnostics {
    secrets = new Set();
    #origin;
    #lines;
    #faults = [];
    #unlistedCount = 0;
    constructor(origin, lines) {
        this.#origin = origin;
        this.#lines = lines;
    }
    /** True if an input gives the text. */
    get isInput() {
        return this.#origin.kind === 'input';
    }
    /** True if the next fault would still be listed. If not, callers can skip slow work for its message. */
    get hasRoom() {
        return this.#faults.length < MAX_FAULTS;
    }
    /** @param message a function if the message takes time to compose */
    report(span, message) {
        if (!this.hasRoom)
            this.#unlistedCount += 1;
        else
            this.#faults.push({ span, message: typeof message === 'string' ? message : message() });
    }
    /**
     * Reports that a value is not of the expected kind; silent if the value itself was reported before.
     * @param given describes the value; must be safe to show
     */
    reportMismatch(tree, what, expected, given) {
        if (tree.kind === 'broken')
            return;
        this.report(tree.span, () => {
            const found = given ?? describeTree(tree);
            return `${what}: expected ${expected}, found ${found}${found.endsWith('?') ? '' : '.'}`;
        });
    }
    place(span) {
        const { line, column, endColumn } = this.#position(span);
        if (this.#origin.kind === 'input')
            return { ...this.#origin, at: { line, column } };
        const place = { kind: 'file', file: this.#origin.file, line, column };
        return endColumn === undefined ? place : { ...place, endColumn };
    }
    /** The number of the line on which a span starts, from 1. */
    line(span) {
        return this.#position(span).line;
    }
    /** The first mistake of the text. */
    first() {
        return this.#faults.toSorted((a, b) => a.span.start - b.span.start)[0];
    }
    /** Everything reported, in the order of the text. A fault that was reached twice through an alias is listed once. */
    problems() {
        const sorted = this.#faults.toSorted((a, b) => a.span.start - b.span.start);
        const unique = new Map(sorted.map((fault) => [`${String(fault.span.start)} ${fault.message}`, fault]));
        const problems = [...unique.values()].map((fault) => this.#problem(fault));
        if (this.#unlistedCount === 0)
            return problems;
        const more = `${String(this.#unlistedCount)} further problems are not listed. Fix the ones above first.`;
        return [...problems, ...sorted.slice(-1).map(({ span }) => this.#problem({ span, message: more }))];
    }
    #problem({ span, message }) {
        return { place: this.place(span), message };
    }
    #position(span) {
        const start = this.#lines.linePos(span.start);
        if (start.line === 0)
            return { line: 1, column: 1 };
        const end = this.#lines.linePos(span.end);
        const from = { line: start.line, column: start.col };
        return end.line === start.line && span.end > span.start ? { ...from, endColumn: end.col } : from;
    }
}
/** Describes a value in an error message. */
function describeTree(tree) {
    if (tree.kind !== 'scalar')
        return `a ${tree.kind}`;
    return tree.isNull ? 'nothing' : (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(tree.text);
}


/***/ }),

/***/ 8054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ow: () => (/* binding */ needed),
/* harmony export */   Q3: () => (/* binding */ listOrOne),
/* harmony export */   d_: () => (/* binding */ scalar),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   k8: () => (/* binding */ then),
/* harmony export */   ko: () => (/* binding */ refusedKey),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3398);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9631);



/** One line of text, and what it is converted to. */
function scalar({ expected, json, findFault, convert }) {
    return {
        expected,
        json,
        read: (tree, what, diagnostics) => {
            const isText = tree.kind === 'scalar' && !tree.isNull;
            const fault = isText ? ((0,_text_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .findTextFault */ .X)(tree.text) ?? findFault?.(tree.text)) : (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTree */ .c)(tree);
            const value = isText && fault === undefined ? convert(tree.text) : undefined;
            if (value === undefined)
                diagnostics.reportMismatch(tree, what, expected, fault);
            return value;
        },
    };
}
/** One line of text. */
function line(form) {
    return scalar({ ...form, convert: (text) => text });
}
/** A list; wrong items are left out. */
function list(item, form) {
    const { expected = item.expected ?? '', json, least = 0, most } = form;
    return {
        expected,
        json: {
            ...json,
            type: 'array',
            items: item.json,
            ...(least === 0 ? {} : { minItems: least }),
            ...(most === undefined ? {} : { maxItems: most }),
        },
        definitions: item.definitions,
        read: (tree, what, diagnostics) => {
            const count = tree.kind === 'list' ? tree.items.length : -1;
            if (tree.kind === 'list' && count >= least && count <= (most ?? count)) {
                const values = tree.items.map((one) => item.read(one, `an item of ${what}`, diagnostics));
                return values.filter((value) => value !== undefined);
            }
            const found = count < 0 ? undefined : count === 0 ? 'an empty list' : `a list of ${String(count)}`;
            diagnostics.reportMismatch(tree, what, expected, found);
            return undefined;
        },
    };
}
/** A list, or one item alone. */
function listOrOne(item, form) {
    const { json = {}, ...bounds } = form;
    return either('list', list(item, bounds), then(item, (value) => [value]), json);
}
/** A mapping or a list, or something else in its place. */
function either(kind, whole, other, json = {}) {
    // An empty value is no mapping here.
    const wholeJson = kind === 'mapping' ? { ...whole.json, type: 'object' } : whole.json;
    return {
        ...other,
        json: { ...json, anyOf: [other.json, wholeJson] },
        definitions: { ...whole.definitions, ...other.definitions },
        read: (tree, ...rest) => (tree.kind === kind ? whole.read(tree, ...rest) : other.read(tree, ...rest)),
    };
}
/** A mapping with known keys; an empty value has none of them. */
function mapping(keys, form = {}) {
    const { owner, expected = 'a mapping (lines of "key: value")', json = {}, isWhole } = form;
    const taken = Object.keys(keys).filter((name) => keys[name]?.refused === undefined);
    const isNeeded = (key) => (isWhole ? !key?.isOptional : key?.isNeeded) === true;
    const needed = taken.filter((name) => isNeeded(keys[name]));
    return {
        expected,
        json: {
            ...json,
            type: isWhole ? 'object' : ['object', 'null'],
            additionalProperties: false,
            ...(needed.length === 0 ? {} : { required: needed }),
            properties: Object.fromEntries(taken.map((name) => [name, keys[name]?.json])),
        },
        definitions: Object.fromEntries(taken.flatMap((name) => Object.entries(keys[name]?.definitions ?? {}))),
        read: (tree, what, diagnostics) => {
            const entries = entriesOf(tree, isWhole);
            if (entries === undefined) {
                diagnostics.reportMismatch(tree, what, expected);
                return undefined;
            }
            const name = owner ?? what;
            const given = pickKeys(entries, keys, taken, name, diagnostics);
            for (const key of needed.filter((one) => !given.has(one))) {
                const missing = `${name} needs "${key}": ${keys[key]?.expected ?? 'a value'}.`;
                diagnostics.report(entries[0]?.keySpan ?? tree.span, missing);
            }
            const values = {};
            for (const [key, { keySpan, value }] of given) {
                const { read, refused } = keys[key] ?? NO_KEY;
                if (refused !== undefined)
                    diagnostics.report(keySpan, refused);
                const right = read(value, `"${String(key)}"`, diagnostics);
                if (right !== undefined)
                    values[String(key)] = right;
            }
            return hasRead(values) ? { values, given } : undefined;
        },
    };
}
const NO_KEY = { read: () => undefined, json: {} };
/** The compiler cannot follow that each value was read by the schema of its own key. */
function hasRead(values) {
    return typeof values === 'object';
}
/** @returns undefined if the value is no mapping; an empty value is one, unless it must be whole */
function entriesOf(tree, isWhole = false) {
    if (tree.kind === 'mapping')
        return tree.entries;
    return tree.kind === 'scalar' && tree.isNull && !isWhole ? [] : undefined;
}
/**
 * Picks the entries with known names, and reports all others. A misspelt entry counts as the one that was probably meant:
 * so its content is checked too, and it is not reported as missing. Nothing runs anyway, since it was reported.
 */
function pickKeys(entries, keys, taken, owner, diagnostics) {
    const isKey = (name) => name !== undefined && Object.hasOwn(keys, name);
    const others = taken.length === 0 ? '' : ` It takes ${taken.join(', ')}.`;
    const given = new Map();
    for (const entry of entries) {
        if (isKey(entry.key))
            given.set(entry.key, entry);
        else {
            const meant = diagnostics.hasRoom ? (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(entry.key, taken) : undefined;
            const message = () => `${owner} takes no ${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(entry.key)}${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(meant)}${others}`;
            diagnostics.report(entry.keySpan, message);
            if (!isKey(meant) || given.has(meant))
                continue;
            if (!entries.some(({ key }) => key === meant))
                given.set(meant, entry);
        }
    }
    return given;
}
/** A value that several mappings have: its description stands in the JSON Schema once. */
function named(name, schema) {
    const definitions = { ...schema.definitions, [name]: schema.json };
    return { ...schema, json: { $ref: `#/definitions/${name}` }, definitions };
}
/** A key that cannot stand in a mapping, and why. */
function refusedKey(refused) {
    return { ...NO_KEY, refused };
}
/** A key that a mapping must have. */
function needed(schema) {
    return { ...schema, isNeeded: true };
}
/** Goes on with what was read. @param next gets the tree for the places of what it reports */
function then(schema, next) {
    return {
        ...schema,
        read: (tree, what, diagnostics) => {
            const value = schema.read(tree, what, diagnostics);
            return value === undefined ? undefined : next(value, tree, diagnostics);
        },
    };
}


/***/ })

};
