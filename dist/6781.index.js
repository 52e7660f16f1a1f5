export const id = 6781;
export const ids = [6781];
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

/***/ 5965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ preprocessingText),
/* harmony export */   PO: () => (/* binding */ withSizing),
/* harmony export */   ut: () => (/* binding */ PREPROCESSING_NAMES)
/* harmony export */ });
/* unused harmony exports IMAGENET, onlySizes */
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'];
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}


/***/ }),

/***/ 1220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ SWITCH_FORMS),
/* harmony export */   LG: () => (/* binding */ MINIMUM_FORMS),
/* harmony export */   s5: () => (/* binding */ MINIMUM_NAMES)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

/** What an attack must at least be done with, and what a model must at least be right about. */
const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'];
/** The meaning and the form of each value. */
const MINIMUM_FORMS = {
    samples: formOf('samples', 'Number of inputs that are attacked.'),
    queries: {
        meaning: 'Number of queries: number_of_attack_queries.',
        ...{ isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
    },
    accuracy: {
        meaning: 'Accuracy of the model on its own data.',
        ...{ isWhole: false, min: 0, max: 1, example: '0.6' },
    },
    eps: formOf('eps', 'How far an input may be changed, as a share of the range of each number.'),
};
function formOf(name, meaning) {
    const { isWhole, min, max, example } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .Tj[name];
    return { meaning, isWhole, min, max, example };
}
/** The switches at the root of the config file that require something. A row is all of a switch but what it does. */
const SWITCH_FORMS = [
    {
        name: 'require-attacked',
        inCode: 'requireAttacked',
        meaning: 'Every model in the repository must be attacked or accepted: any other fails the run as not-tested. Default: false.',
    },
];


/***/ })

};
