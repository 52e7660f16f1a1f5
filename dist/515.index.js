export const id = 515;
export const ids = [515];
export const modules = {

/***/ 2844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ policy),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ow: () => (/* binding */ needed),
/* harmony export */   Q3: () => (/* binding */ listOrOne),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   k8: () => (/* binding */ then),
/* harmony export */   ko: () => (/* binding */ refusedKey),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/** A list; wrong items are left out. */
function list(item, form) {
    const { expected = item.expected ?? '', json, least = 0, most } = form;
    const { inFile } = item;
    return {
        expected,
        inFile: inFile && (() => list(inFile(), form)),
        json: {
            ...json,
            type: 'array',
            items: item.json,
            ...(least === 0 ? {} : { minItems: least }),
            ...(most === undefined ? {} : { maxItems: most }),
        },
        definitions: item.definitions,
        policyKeys: item.policyKeys,
        read: (tree, what, reporter) => {
            const count = tree.kind === 'list' ? tree.count : -1;
            if (tree.kind === 'list' && count >= least && count <= (most ?? count)) {
                const values = tree.items.map((one) => item.read(one, `an item of ${what}`, reporter));
                return values.filter((value) => value !== undefined);
            }
            const found = count < 0 ? undefined : count === 0 ? 'an empty list' : `a list of ${String(count)}`;
            reporter.reportMismatch(tree, what, expected, found);
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
    const isNeeded = (key) => key?.isNeeded === true || (isWhole === true && key?.isOptional !== true);
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
        policyKeys: taken.flatMap((name) => [
            ...(keys[name]?.isPolicy === true ? [name] : []),
            ...(keys[name]?.policyKeys ?? []),
        ]),
        read: (tree, what, reporter) => {
            const entries = entriesOf(tree, isWhole);
            if (entries === undefined) {
                reporter.reportMismatch(tree, what, expected);
                return undefined;
            }
            const name = owner ?? what;
            const given = pickKeys(entries, keys, taken, name, reporter);
            for (const key of needed.filter((one) => !given.has(one))) {
                const missing = `${name} needs "${key}": ${keys[key]?.expected ?? 'a value'}.`;
                reporter.report(entries[0]?.keySpan ?? tree.span, missing);
            }
            const values = {};
            for (const [key, { keySpan, value }] of given) {
                const { read, refused } = keys[key] ?? NO_KEY;
                if (refused !== undefined)
                    reporter.report(keySpan, refused);
                const right = read(value, `"${String(key)}"`, reporter);
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
function pickKeys(entries, keys, taken, owner, reporter) {
    const isKey = (name) => name !== undefined && Object.hasOwn(keys, name);
    const given = new Map();
    for (const entry of entries) {
        if (isKey(entry.key))
            given.set(entry.key, entry);
        else {
            const meant = reporter.reportUnknown(entry, owner, taken);
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
/** A key whose value `policy-from: base` takes from the base of a pull request; of an artifact only its pin. */
function policy(schema) {
    return { ...schema, isPolicy: true };
}
/** A key that a mapping must have. */
function needed(schema) {
    return { ...schema, isNeeded: true };
}
/** Goes on with what was read. @param next gets the tree for the places of what it reports */
function then(schema, next) {
    const { inFile } = schema;
    return {
        ...schema,
        inFile: inFile && (() => then(inFile(), next)),
        read: (tree, what, reporter) => {
            const value = schema.read(tree, what, reporter);
            return value === undefined ? undefined : next(value, tree, reporter);
        },
    };
}


/***/ }),

/***/ 9089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ older),
/* harmony export */   CZ: () => (/* binding */ ofKind),
/* harmony export */   Dx: () => (/* binding */ numeral),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   KD: () => (/* binding */ checked),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   aD: () => (/* binding */ SHA256),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   dP: () => (/* binding */ ANY_NUMBER),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   fi: () => (/* binding */ IF_TRUE),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gO: () => (/* binding */ FLOATS),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2844);

/** A value that is taken as it is. */
function exact(expected, is, json) {
    return {
        expected,
        json,
        read: (tree, what, reporter) => {
            const value = tree.kind === 'scalar' ? tree.literal : undefined;
            if (is(value))
                return value;
            reporter.reportMismatch(tree, what, expected);
            return undefined;
        },
    };
}
function withWords(description, json) {
    return description === undefined ? json : { description, ...json };
}
/** A text of a file. @param pattern what it must match, and what it then is */
function text(description, [pattern, expected] = ANY) {
    const isRight = (value) => typeof value === 'string' && pattern.test(value);
    const limits = pattern === ANY[0] ? {} : { pattern: pattern.source };
    return exact(expected, isRight, withWords(description, { type: 'string', ...limits }));
}
const ANY = [new RegExp('', 'u'), 'a text'];
const SHA256 = [/^[0-9a-f]{64}$/u, '64 hexadecimal digits'];
/** A text of at most so many characters; of a longer one the start is kept. */
function cutText(most, description) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(text(description), (value, tree, reporter) => {
        const kept = value.length > most ? `${value.slice(0, most - 1)}\u2026` : value;
        if (reporter.left !== undefined) {
            reporter.left.characters -= kept.length;
            if (reporter.left.characters < 0)
                reporter.report(tree.span, 'there is too much text');
        }
        return kept;
    });
}
/** A number within bounds; a file has only finite ones. */
function numeral(description, bounds = {}) {
    const { minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE, isWhole } = bounds;
    const isRight = (value) => typeof value === 'number' &&
        value >= minimum &&
        value <= maximum &&
        (isWhole !== true || Number.isInteger(value));
    const kind = isWhole === true ? 'a whole number' : 'a number';
    const upTo = bounds.minimum === undefined
        ? ` up to ${String(maximum)}`
        : ` from ${String(minimum)} to ${String(maximum)}`;
    const range = bounds.maximum === undefined ? ` of at least ${String(minimum)}` : upTo;
    const expected = bounds.minimum === undefined && bounds.maximum === undefined ? kind : kind + range;
    const json = {
        type: isWhole === true ? 'integer' : 'number',
        ...('minimum' in bounds ? { minimum } : {}),
        ...('maximum' in bounds ? { maximum } : {}),
    };
    return exact(expected, isRight, withWords(description, json));
}
/** Also one that is not finite. */
const ANY_NUMBER = exact('a number', (value) => typeof value === 'number', { type: 'number' });
/** A share from 0 to 1. */
function share(description) {
    return { ...numeral(description, { minimum: 0, maximum: 1 }), expected: 'a share from 0 to 1' };
}
/** A whole number from 0 on. */
function count(description, maximum) {
    return numeral(description, { isWhole: true, minimum: 0, ...(maximum === undefined ? {} : { maximum }) });
}
/** True or false. */
const FLAG = exact('true or false', (value) => typeof value === 'boolean', { type: 'boolean' });
/** A key that is true, or absent. */
const IF_TRUE = optional((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(FLAG, (value) => (value ? true : undefined)));
/** One of a few words. */
function oneOf(words, description) {
    const isRight = (value) => words.some((word) => word === value);
    return exact(`one of ${words.join(', ')}`, isRight, withWords(description, { enum: words }));
}
/** A number or a text. A number that is not finite becomes a text: an attack may have found no median. */
function figure(most) {
    const word = cutText(most);
    return {
        json: {},
        read: (tree, ...rest) => {
            const value = tree.kind === 'scalar' ? tree.literal : undefined;
            if (typeof value !== 'number')
                return word.read(tree, ...rest);
            return Number.isFinite(value) ? value : String(value);
        },
    };
}
/** Floats, which are copied. NaN stands for a number that is missing. */
const FLOATS = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(exact('an array of floats', isFloats, {}), (value, tree, reporter) => {
    if (reporter.left !== undefined) {
        reporter.left.numbers -= value.length;
        if (reporter.left.numbers < 0)
            reporter.report(tree.span, 'there are too many numbers');
    }
    const copy = Float32Array.from(value);
    const isRight = copy.every((one) => Number.isFinite(one) || Number.isNaN(one));
    if (!isRight)
        reporter.report(tree.span, 'an array holds numbers that are not finite');
    return copy;
});
/** True also for an array that another realm has made. */
function isFloats(value) {
    return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}
/** Bytes, at most so many. They are not copied. */
function bytes(most) {
    const isRight = (value) => value instanceof Uint8Array && value.length <= most;
    return exact('bytes', isRight, {});
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
    return optional(described(schema, `${words}Files of older versions lack it.`));
}
/** An object with exactly these keys, less those that it may lack. @param owner names it in messages */
function object(owner, keys, description) {
    const inFile = () => objectOf(owner, keysInFile(keys), description);
    return { ...objectOf(owner, keys, description), inFile };
}
/** The declaration of a value in a file, from that in a message: its keys in snake_case, and null for what a message lacks. */
function inFile(schema) {
    return schema.inFile?.() ?? schema;
}
function keysInFile(keys) {
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => {
        const snake = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
        if (key === undefined)
            return [snake, key];
        return [
            snake,
            key.isOptional ? { ...orNull(inFile(key)), isOptional: true, isNeeded: true } : inFile(key),
        ];
    }));
}
/** A key that must be there although its value may be null has no value then. */
function objectOf(owner, keys, description) {
    const json = withWords(description, {});
    const names = Object.entries(keys).map(([name, key]) => [name, camel(name), key]);
    const schema = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mapping */ .pq)(keys, { owner, expected: 'an object', json, isWhole: true });
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(schema, ({ values }) => {
        const read = values;
        const named = {};
        for (const [name, inCode, key] of names) {
            const value = read[name] === null && key?.isOptional && key.isNeeded ? undefined : read[name];
            if (value !== undefined)
                named[inCode] = value;
            else if (!key?.isOptional)
                return undefined;
        }
        return hasAll(named) ? named : undefined;
    });
}
function camel(name) {
    return name.replaceAll(/_(.)/gu, (_, letter) => letter.toUpperCase());
}
/** The compiler cannot follow that each value was read by its own schema. */
function hasAll(values) {
    return typeof values === 'object';
}
/** One of several objects, which differ in their key `kind`. */
function ofKind(kinds) {
    const names = Object.keys(kinds);
    const kind = oneOf(names);
    return {
        json: {},
        read: (tree, what, reporter) => {
            const given = tree.kind === 'mapping' ? tree.entries.find(({ key }) => key === 'kind') : undefined;
            const name = kind.read(given?.value ?? tree, '"kind"', reporter);
            const value = name === undefined ? undefined : kinds[name]?.read(tree, what, reporter);
            return value instanceof Object && hasAll(value) ? value : undefined;
        },
    };
}
/** An object whose keys are names. @param form how its key is read, and how many there may be */
function record(value, { name = text(), most = Infinity, description } = {}) {
    return {
        json: withWords(description, { type: 'object', additionalProperties: value.json }),
        read: (tree, what, reporter) => {
            if (tree.kind !== 'mapping' || tree.entries.length > most) {
                reporter.reportMismatch(tree, what, 'an object');
                return undefined;
            }
            return new Map(tree.entries.flatMap((entry) => {
                const key = { kind: 'scalar', text: entry.key, literal: entry.key, isNull: false };
                const read = value.read(entry.value, `"${entry.key.slice(0, 80)}"`, reporter);
                const named = name.read({ ...key, span: entry.keySpan }, what, reporter);
                return read === undefined || named === undefined ? [] : [[named, read]];
            }));
        },
    };
}
/** Checks what was read. @param findFault says what is wrong with it, without a full stop */
function checked(schema, findFault) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(schema, (value, tree, reporter) => {
        const fault = findFault(value);
        if (fault !== undefined)
            reporter.report(tree.span, fault);
        return fault === undefined ? value : undefined;
    });
}
/** A list. @param most the most items that it may have */
function listOf(item, description, bounds = {}) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(item, { expected: 'a list', json: withWords(description, {}), ...bounds });
}
/** The same values with other words about them. */
function described(schema, description) {
    return { ...schema, json: { ...schema.json, description } };
}


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ EVIDENCE),
/* harmony export */   p: () => (/* binding */ ATTACK_RESULT)
/* harmony export */ });
/* harmony import */ var _row_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4271);
/* harmony import */ var _result_result_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2819);
/* harmony import */ var _robustness_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9080);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9089);
/* harmony import */ var _skill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);






/**
 * The result of an attack, as the process of an analysis sends it and as a cache keeps it. The declarations say what is
 * taken of it: no more items, and no longer texts. Names and notes come from file names and data.
 */
const upTo = (most) => (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(undefined, most);
const few = (most, item) => (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(item, undefined, { most });
const TITLE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(1000);
const NAME = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(1000);
const LONG_NAME = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(4000);
const SENTENCE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(4000);
const SENTENCES = few(200, SENTENCE);
/** A run of five days asks fewer queries. */
const QUERIES = upTo(1e12);
const MOST_SECONDS = 1e7;
const MOST_ITEMS = 10_000;
const MOST_COLUMNS = 200;
const MOST_SERIES = 200;
const MOST_POINTS = 20_000;
/** One input has at most so many numbers. */
const MOST_SIZE = 2 ** 24;
/** How the numbers of a picture lie in an input. */
const PICTURE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a picture', {
    channels: upTo(MOST_SIZE),
    height: upTo(MOST_SIZE),
    width: upTo(MOST_SIZE),
    /** `chw`: one plane for each channel; `hwc`: the channels of each pixel together. */
    order: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['chw', 'hwc']),
});
/** Rounding may put a score so far beside its interval. */
const TOLERANCE = 1e-9;
/** A value with its 95 % interval. */
const ESTIMATE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a score', { value: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)(), low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)(), high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)() }), (score) => score.value < score.low - TOLERANCE || score.value > score.high + TOLERANCE
    ? 'a score lies beside its interval'
    : undefined);
function isPoint(point) {
    return point.length === 2;
}
function isInterval(part) {
    return part.length === 3;
}
/** A point that is not finite cannot be drawn, and is left out. */
const POINT = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .ANY_NUMBER */ .dP, undefined, { least: 2, most: 2 }), (point) => isPoint(point) && point.every(Number.isFinite) ? point : undefined);
/** An interval that is not finite cannot be drawn either, and a band without it would be another one. */
const INTERVAL = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(), undefined, { least: 3, most: 3 }), (part) => isInterval(part) ? part : undefined);
/** One line of a plot. */
const SERIES = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a line', {
    name: LONG_NAME,
    points: few(MOST_POINTS, POINT),
    /** The 95 % interval around the line, if it was computed. */
    band: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(few(MOST_POINTS, INTERVAL)),
});
function sizeOf(shape) {
    return shape.reduce((product, side) => product * side, 1);
}
/** The sides of one input, without the batch. */
const SHAPE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)(few(8, upTo(MOST_SIZE)), (shape) => sizeOf(shape) < 1 || sizeOf(shape) > MOST_SIZE ? 'an input has no number, or too many' : undefined);
/** How a model file is asked outside of this program: by ONNX Runtime, say. Names come from the file. */
const CALL = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a call', {
    inputs: few(_result_result_words_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_CALL_NAMES */ .yy, (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('an input', { name: LONG_NAME, type: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_result_result_words_js__WEBPACK_IMPORTED_MODULE_5__/* .NUMBER_TYPES */ .Kl), shape: SHAPE })),
    /** How many inputs the model takes at once; 1 if it takes any number. */
    batch: (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)(upTo(MOST_SIZE), (batch) => Math.max(1, batch)),
    output: LONG_NAME,
    /** How the classes are read from it: `second-\u2026` is one number about the second of two classes, `maps` are ZipMap's. */
    answers: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['scores', 'second-probability', 'second-logit', 'labels', 'maps']),
    /** The names of the classes, counted from 0, as `labels` and `maps` give them; absent for other answers. */
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(few(_result_result_words_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_CALL_NAMES */ .yy, LONG_NAME)),
});
/** A changed input as a test case. */
const TEST = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a test', {
    /** The right class and the one that the model gave, counted from 0. */
    label: upTo(MOST_SIZE),
    answer: upTo(MOST_SIZE),
    /** What the model got: the numbers of all inputs of the call. Absent if that is `changed` as it is. */
    given: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .FLOATS */ .gO),
});
/** Only a table may lack numbers. */
function hasNumbers(floats, length, shape) {
    return floats.length === length && (shape.length === 1 || !floats.some(Number.isNaN));
}
const PAIRS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('pairs', {
    kind: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['pairs']),
    title: TITLE,
    shape: SHAPE,
    pairs: few(MOST_ITEMS, (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a pair', {
        name: LONG_NAME,
        original: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .FLOATS */ .gO,
        changed: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .FLOATS */ .gO,
        /** What the model says before and after: `7 (0.98)`, `2 (0.61)`. */
        before: LONG_NAME,
        after: LONG_NAME,
        distance: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(undefined, { minimum: 0 }),
        /** Absent if there is no `call`. */
        test: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(TEST),
    })),
    /** What the distances are: `smallest eps found`. */
    distanceName: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(LONG_NAME),
    /** How many more there were; absent if these are all. */
    left: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(upTo(MOST_ITEMS)),
    /** How to ask the model about these pairs again. Absent if only this program can. */
    call: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(CALL),
}), ({ shape, pairs, call }) => {
    const size = sizeOf(shape);
    const givenSize = call?.inputs.reduce((sum, input) => sum + sizeOf(input.shape), 0);
    const isRight = (floats, length) => hasNumbers(floats, length, shape);
    return pairs.every(({ original, changed, test }) => {
        const { given = changed } = test ?? {};
        const isTest = givenSize === undefined || (test !== undefined && isRight(given, givenSize));
        return isTest && isRight(original, size) && isRight(changed, size);
    })
        ? undefined
        : 'a pair has other numbers than its shape says';
});
const CURVE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a plot', {
    kind: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['curve']),
    title: TITLE,
    xLabel: LONG_NAME,
    yLabel: LONG_NAME,
    series: few(MOST_SERIES, SERIES),
    /** Set if y is the score, so that the threshold can be drawn. */
    isScore: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .IF_TRUE */ .fi,
    /** Values of x that are marked by a line: `eps`, `median`. */
    marks: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(few(MOST_SERIES, (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a mark', { at: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(), name: LONG_NAME }))),
});
const TABLE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a table', {
    kind: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['table']),
    title: TITLE,
    header: few(MOST_COLUMNS, LONG_NAME),
    rows: few(MOST_ITEMS, few(MOST_COLUMNS, (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .figure */ .vP)(4000))),
    /** The column, counted from 0, whose numbers are drawn as bars; its first column names them. */
    bars: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(upTo(MOST_COLUMNS)),
});
const INPUTS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('inputs', {
    kind: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['inputs']),
    title: TITLE,
    shape: SHAPE,
    inputs: few(MOST_ITEMS, (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('an input', { name: LONG_NAME, values: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .FLOATS */ .gO, note: LONG_NAME })),
    /** How many more there were; absent if these are all. */
    left: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(upTo(MOST_ITEMS)),
}), ({ shape, inputs }) => inputs.every(({ values }) => hasNumbers(values, sizeOf(shape), shape))
    ? undefined
    : 'an input has other numbers than its shape says');
/** What a person can look at. Everything is plain data; renderers make pictures, plots and tables of it. */
const EVIDENCE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .ofKind */ .CZ)({ pairs: PAIRS, curve: CURVE, table: TABLE, inputs: INPUTS });
/** The result of an attack. */
const ATTACK_RESULT = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a result', {
    /** From 0 (nothing found) to 1. */
    score: ESTIMATE,
    bound: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_result_result_words_js__WEBPACK_IMPORTED_MODULE_5__/* .BOUNDS */ .QT),
    /** Absent if no model was attacked, as in a comparison of data alone. */
    access: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_result_result_words_js__WEBPACK_IMPORTED_MODULE_5__/* .ACCESSES */ .z0)),
    /** The parts of the analysis that could not be done: `backdoors`. The score judges the rest. */
    notTested: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(few(20, NAME)),
    /** Why backdoors were not tested although trusted data was given: sentences. */
    notTestedWhy: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(SENTENCE),
    /**
     * Why a score that is not above the threshold has not earned a pass, and what would earn it: a sentence. A score above
     * the threshold stays a finding.
     */
    unearned: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(SENTENCE),
    /** The inputs of the data. */
    rows: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(upTo(_row_results_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ROWS */ .wq)),
    /** How often the attack succeeded in each class; absent if what it attacks has none. */
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_row_results_js__WEBPACK_IMPORTED_MODULE_0__/* .CLASS_RATES */ .XK),
    /** How the attack ended for each input; absent for attacks that are not tried on single inputs. */
    outcomes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_row_results_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTCOMES */ .im),
    /** For attacks that change inputs by a distance: how far inputs must be changed, and how strong the attack was. */
    robustness: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_robustness_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ROBUSTNESS */ .P),
    /** One sentence for people: what the score says about this model. */
    meaning: SENTENCE,
    /** Where the time or the queries ended the attack before it had done all it wanted. */
    cutShort: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .FLAG */ .lx,
    /** Set if the time, and not the settings, chose how much was searched: a whole result, but more time may give another. */
    isTimed: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .IF_TRUE */ .fi,
    /** Set if the model gives other answers when it is asked again, so that another run may give another score. */
    isRandomised: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .IF_TRUE */ .fi,
    /** What the score does not say, and what was not looked at: sentences. */
    limits: SENTENCES,
    queries: QUERIES,
    seconds: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(undefined, { minimum: 0, maximum: MOST_SECONDS }),
    /** The accuracy of the victim before any attack, if labels are known. */
    accuracy: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)()),
    /** How well the model knew the labels before any attack, for a later run that is compared with this one. */
    skill: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_skill_js__WEBPACK_IMPORTED_MODULE_4__/* .SKILL */ .o),
    /** The column of the table, or the file, that the labels are from, or `none`; absent if the data is no table. */
    label: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(NAME),
    method: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('a method', {
        name: NAME,
        formula: SENTENCE,
        /** `Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020` */
        sources: SENTENCES,
    }),
    /** Settings that were used and figures beside the score, by name: `eps`, `queries to 90 % agreement`. */
    figures: (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .figure */ .vP)(1000), { name: NAME, most: 1000 }), (figures) => Object.fromEntries(figures)),
    evidence: few(200, EVIDENCE),
    /** How the numbers of a picture lie in an input, if the inputs are pictures: a model may take them flat. */
    picture: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(PICTURE),
    /** The names of the columns, if the inputs are rows of a table with a header. */
    columns: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(few(100_000, NAME)),
});


/***/ }),

/***/ 4214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ MODEL_CHANGE)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9089);


/** What a change did to a model: two versions of it, asked about the same inputs. */
const NAME = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(300);
const MOST_CLASSES = 20;
const MOST_INPUTS = 20;
function beforeAfter(schema) {
    return (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('before and after', { before: schema, after: schema });
}
/** A share with its 95 % interval. */
const SHARE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a share', { value: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(), low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(), high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)() }), ({ low, high }) => low > high ? 'low is above high' : undefined);
/** What a model file holds. */
const MODEL_FACTS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a model file', {
    bytes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
    format: NAME,
    /** The version of ONNX's operator set; absent for other formats. */
    opset: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)()),
    /** `float32 [1, 28, 28]` */
    inputs: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(NAME, undefined, { most: MOST_INPUTS }),
    /** The tensors, or the trees, that the file holds. */
    parts: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
});
/** How well both versions know the labels. */
const SKILL_CHANGE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"skill"', {
    measure: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['accuracy', 'r2']),
    before: (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .ANY_NUMBER */ .dP, finite),
    after: (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .ANY_NUMBER */ .dP, finite),
    /** After minus before, with its 95 % interval. */
    difference: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(),
    low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(),
    high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(),
    /** The chance of a difference as large, if there is none; absent if the two were asked about different inputs. */
    p: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)()),
});
const ANSWERS_CHANGE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"answers"', {
    /** The share of the inputs that both answer differently. */
    differ: SHARE,
    /** How far values may lie apart and still count as the same; absent for classes. */
    tolerance: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(undefined, { minimum: 0 })),
    /** The classes with the largest shares, the largest first. */
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a class', { name: NAME, rows: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(), differ: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() }), undefined, {
        most: MOST_CLASSES,
    }),
    /** Set if the classes are in another order now: the share of the inputs that would be answered alike if they were not. */
    reordered: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)()),
});
/** Rows, compared by their content. */
const DATA_CHANGE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"data"', {
    ...{ before: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(), after: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() },
    ...{ added: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(), removed: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() },
    /** Rows at the same place with another content. */
    changed: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
    /** Rows with the same content and another label. */
    relabelled: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
});
const MODEL_CHANGE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a comparison', {
    /** The inputs that were asked about. */
    rows: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
    /** False if the versions take different inputs, so that each was asked about its own. */
    paired: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .FLAG */ .lx,
    file: beforeAfter(MODEL_FACTS),
    /** How many of the parts of the file are others now. */
    parts: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"parts"', {
        kind: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['tensors', 'trees']),
        ...{ changed: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(), added: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(), removed: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() },
    }),
    /** Absent without labels. */
    skill: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(SKILL_CHANGE),
    /** Absent if the versions take different inputs. */
    answers: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(ANSWERS_CHANGE),
    /** Absent if the data is the same, or cannot be compared. */
    data: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(DATA_CHANGE),
    /** The same of the training data, if both versions have it. */
    training: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(DATA_CHANGE),
    /** The inputs of `data` that stand in the training data as well; absent if that is not given. */
    overlap: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)()),
    /** What could not be compared, and why: sentences. */
    notes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(4000), undefined, { most: 20 }),
});
function finite(value) {
    return Number.isFinite(value) ? value : undefined;
}


/***/ }),

/***/ 9080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ROBUSTNESS)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9089);


const MOST_POINTS = 1_000;
const MOST_NAMES = 100;
const MOST_PLANTED = 1_000_000;
const NAME = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(1000);
const SENTENCE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(4000);
const distance = (words) => (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(words, { minimum: 0 });
const CURVE_POINT = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a point of "curve"', { eps: distance(), success: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)() });
/** A sign that an attack may see less than is there: its name, `saturated scores`, and what it means, a sentence. */
const ALARM = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('an alarm', { name: NAME, meaning: SENTENCE });
const SELF_CHECK = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"self_check"', {
    planted: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(undefined, MOST_PLANTED)),
    found: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(undefined, MOST_PLANTED)),
    impossible: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(SENTENCE),
}, 'How many of the planted adversarial inputs the attack found, or why none could be planted. Null if the attack needs ' +
    'no check: it proves what it says.'), ({ planted = -1, found, impossible }, tree, reporter) => {
    if (impossible !== undefined)
        return { impossible };
    if (found !== undefined && found <= planted)
        return { planted, found };
    reporter.report(tree.span, '"self_check" has neither "planted" and "found" nor "impossible"');
    return undefined;
});
/** How far inputs must be changed until a model gives another class, and how strong the attack was that looked for it. */
const ROBUSTNESS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"robustness"', {
    eps: distance('The eps of the score.'),
    medianEps: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(distance('The median of the smallest eps at which an input fell, over all inputs attacked. Found by an attack, so an upper ' +
        'bound on the true one. Null if fewer than half of them fell anywhere.')),
    curve: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(CURVE_POINT, 'The share of the inputs that fell within each eps, from small to large. Each is a lower bound.', { most: MOST_POINTS }),
    peeled: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(NAME, 'What was taken off the end of the model to reach its scores, from the answer backwards.', { most: MOST_NAMES }),
    selfCheck: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(SELF_CHECK),
    alarms: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ALARM, 'Signs that the attack may see less than is there.', { most: MOST_NAMES }),
}, 'How far inputs must be changed until the model gives another class, and how strong the attack was that looked for it. ' +
    'Null if the attack changes no inputs, or it is not known.');


/***/ }),

/***/ 4271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XK: () => (/* binding */ CLASS_RATES),
/* harmony export */   ab: () => (/* binding */ CLASS_RATE),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   wq: () => (/* binding */ MOST_ROWS)
/* harmony export */ });
/* harmony import */ var _result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4373);
/* harmony import */ var _result_result_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2819);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9089);



/** No data has so many inputs. */
const MOST_ROWS = 1e9;
/** How often an attack succeeded on the inputs of some classes. */
const CLASS_RATE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('a rate of "classes"', {
    names: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(1000), 'One class, or the rare ones, which count as one together.', {
        most: _result_result_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_CLASS_RATES */ .Lr,
    }),
    inputs: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(undefined, MOST_ROWS),
    share: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)('The share of these inputs on which the attack succeeded.'),
});
/** How often an attack succeeded in each class. */
const CLASS_RATES = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"classes"', {
    /** True if the score is the mean of the rates, false if it is the share of all inputs. */
    isMean: _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .FLAG */ .lx,
    /** The classes that there are. */
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(undefined, MOST_ROWS),
    rates: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(CLASS_RATE, undefined, { most: _result_result_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_CLASS_RATES */ .Lr }),
});
/** An input takes at most 6 bytes, in base64. */
const PACKED = 8 * _result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_OUTCOMES */ .we;
/**
 * How an attack ended for each input that it was tried on. A retrained model gets other inputs right, and data grows, so two runs
 * are compared on those that both attacked.
 */
const OUTCOMES = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"outcomes"', {
    inputs: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(PACKED, 'What each input is known by, rising, in base64: the first six bytes of the SHA-256 of its content.'),
    fell: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(PACKED, 'One bit for each of these inputs, the first one lowest, in base64: 1 if the attack succeeded.'),
    groups: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(PACKED, 'Two bytes for each of these inputs, in base64: the group of classes that it counts in. Absent if each input ' +
        'counts the same.')),
    eps: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('How far an input could be changed. Absent if the attack changes none.', { minimum: 0 })),
    queries: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('The queries that the attack had: for each input, or to train its copy with.', {
        minimum: 0,
    }),
}, 'How the attack ended for each input, so that a later run can be compared with this one input by input. Null if it is ' +
    'not known.'), (outcomes) => (0,_result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackOutcomes */ .sW)(outcomes) === undefined
    ? '"outcomes": "inputs", "fell" and "groups" do not belong together'
    : undefined);


/***/ }),

/***/ 5037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ SKILL)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9089);

/** How well a model knows the labels of its data, before any attack. R\u00b2 may be below 0. */
const SKILL = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"skill"', {
    measure: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['accuracy', 'r2'], 'accuracy, or r2 for a regression: the share of the variance of the labels that its predictions explain.'),
    value: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(undefined, { maximum: 1 }),
    low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('The lower end of the 95 % interval.', { maximum: 1 }),
    high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('The upper end.', { maximum: 1 }),
    tolerance: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('How far a prediction of a regression could move before it counted, as it was given or chosen. Absent for other attacks.', { minimum: 0 })),
}, 'How well the model knew the labels of its data before any attack. Null if it is not known.'), ({ low, high }) => (low > high ? '"skill": low is above high' : undefined));


/***/ })

};
