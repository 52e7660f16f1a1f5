export const id = 9987;
export const ids = [9987,6964];
export const modules = {

/***/ 9570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XK: () => (/* binding */ CLASS_RATES),
/* harmony export */   ab: () => (/* binding */ CLASS_RATE),
/* harmony export */   im: () => (/* binding */ OUTCOMES)
/* harmony export */ });
/* harmony import */ var _result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1000);
/* harmony import */ var _result_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6264);
/* harmony import */ var _schema_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1689);



/** How often an attack succeeded on the inputs of some classes. */
const CLASS_RATE = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('a rate of "classes"', {
    names: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(1000), 'One class, or the rare ones, which count as one together.', {
        most: _result_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_CLASS_RATES */ .Lr,
    }),
    inputs: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    share: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)('The share of these inputs on which the attack succeeded.'),
});
/** How often an attack succeeded in each class. */
const CLASS_RATES = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"classes"', {
    /** True if the score is the mean of the rates, false if it is the share of all inputs. */
    isMean: _schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG */ .lx,
    /** The classes that there are. */
    classes: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    rates: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(CLASS_RATE, undefined, { most: _result_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_CLASS_RATES */ .Lr }),
});
/** An input takes at most 6 bytes, in base64. */
const PACKED = 8 * _result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_OUTCOMES */ .we;
/**
 * How an attack ended for each input that it was tried on. A retrained model gets other inputs right, and data grows, so two runs
 * are compared on those that both attacked.
 */
const OUTCOMES = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .checked */ .KD)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"outcomes"', {
    inputs: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(PACKED, 'What each input is known by, rising, in base64: the first six bytes of the SHA-256 of its content.'),
    fell: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(PACKED, 'One bit for each of these inputs, the first one lowest, in base64: 1 if the attack succeeded.'),
    groups: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(PACKED, 'Two bytes for each of these inputs, in base64: the group of classes that it counts in. Absent if each input ' +
        'counts the same.')),
    eps: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('How far an input could be changed. Absent if the attack changes none.', { minimum: 0 })),
    queries: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('The queries that the attack had: for each input, or to train its copy with.', {
        minimum: 0,
    }),
}, 'How the attack ended for each input, so that a later run can be compared with this one input by input. Null if it is ' +
    'not known.'), (outcomes) => (0,_result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackOutcomes */ .sW)(outcomes) === undefined
    ? '"outcomes": "inputs", "fell" and "groups" do not belong together'
    : undefined);


/***/ }),

/***/ 8709:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ ROBUSTNESS),
/* harmony export */   _$: () => (/* binding */ ALARM),
/* harmony export */   rX: () => (/* binding */ CURVE_POINT)
/* harmony export */ });
/* harmony import */ var _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);
/* harmony import */ var _schema_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1689);


const MOST_POINTS = 1_000;
const MOST_NAMES = 100;
const NAME = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(1000);
const SENTENCE = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(4000);
const DISTANCE = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(undefined, { minimum: 0 });
const CURVE_POINT = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a point of "curve"', { eps: DISTANCE, success: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)() });
/** A sign that an attack may see less than is there: its name, `saturated scores`, and what it means, a sentence. */
const ALARM = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('an alarm', { name: NAME, meaning: SENTENCE });
const SELF_CHECK = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('a self-check', {
    planted: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)()),
    found: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)()),
    impossible: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(SENTENCE),
}), ({ planted = -1, found, impossible }, tree, reporter) => {
    if (impossible !== undefined)
        return { impossible };
    if (found !== undefined && found <= planted)
        return { planted, found };
    reporter.report(tree.span, 'a self-check found more than was planted, or says nothing');
    return undefined;
});
/** How far inputs must be changed until a model gives another class, and how strong the attack was that looked for it. */
const ROBUSTNESS = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('"robustness"', {
    /** The eps of the score. */
    eps: DISTANCE,
    /**
     * The median of the smallest eps at which an input fell, over all inputs attacked. Absent if fewer than half of them fell
     * anywhere. Found by an attack, so an upper bound on the true one.
     */
    medianEps: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(DISTANCE),
    /** The share of the inputs that fell within each eps, from small to large: lower bounds. */
    curve: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(CURVE_POINT, undefined, { most: MOST_POINTS }),
    /** What was taken off the end of the model to reach its scores, from the answer backwards: `Softmax`. */
    peeled: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(NAME, undefined, { most: MOST_NAMES }),
    /** Absent if the attack needs none: it proves what it says. */
    selfCheck: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(SELF_CHECK),
    alarms: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ALARM, undefined, { most: MOST_NAMES }),
});


/***/ }),

/***/ 6964:
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
    return {
        ...schema,
        read: (tree, what, reporter) => {
            const value = schema.read(tree, what, reporter);
            return value === undefined ? undefined : next(value, tree, reporter);
        },
    };
}


/***/ }),

/***/ 1689:
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
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);

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
    const range = bounds.maximum === undefined ? ` of at least ${String(minimum)}` : ` up to ${String(maximum)}`;
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
    const json = withWords(description, {});
    const names = Object.entries(keys).map(([name, key]) => [name, camel(name), key?.isOptional === true]);
    const schema = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mapping */ .pq)(keys, { owner, expected: 'an object', json, isWhole: true });
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(schema, ({ values }) => {
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

/***/ 6462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ SKILL)
/* harmony export */ });
/* harmony import */ var _schema_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1689);

/** How well a model knows the labels of its data, before any attack. R\u00b2 may be below 0. */
const SKILL = (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .checked */ .KD)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"skill"', {
    measure: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['accuracy', 'r2'], 'accuracy, or r2 for a regression: the share of the variance of the labels that its predictions explain.'),
    value: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(undefined, { maximum: 1 }),
    low: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('The lower end of the 95 % interval.'),
    high: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('The upper end.'),
    tolerance: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)('How far a prediction of a regression could move before it counted, as it was given or chosen. Absent for other attacks.', { minimum: 0 })),
}, 'How well the model knew the labels of its data before any attack. Null if it is not known.'), ({ low, high }) => (low > high ? '"skill": low is above high' : undefined));


/***/ })

};
