export const id = 8942;
export const ids = [8942];
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

/***/ 8942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyEndpoints: () => (/* binding */ applyEndpoints)
/* harmony export */ });
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38);
/* harmony import */ var _model_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7468);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6835);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2844);
/* harmony import */ var _schema_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4122);
/* harmony import */ var _schema_forms_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5766);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1040);








const INPUT = 'model-api-details';
/** The runner hides a masked text wherever it occurs, so a shorter one would make a log unreadable. */
const MIN_SECRET_LENGTH = 4;
/**
 * Gives the analyses that use a model's API its endpoint, for local analyses.
 * @param text the input `model-api-details`: an address, or a mapping from model to `{ url, protocol, headers }`
 */
function applyEndpoints(analyses, text, declared) {
    const needing = analyses.filter(_model_api_js__WEBPACK_IMPORTED_MODULE_0__/* .needsDetails */ .mQ);
    if (text === undefined || text.trim() === '') {
        return { analyses, problems: needing.map(_model_api_js__WEBPACK_IMPORTED_MODULE_0__/* .missingDetails */ .tN), secrets: [] };
    }
    const { diagnostics, root } = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readYaml */ .g)(text, { kind: 'input', input: INPUT });
    const find = readDetails(root, declared, diagnostics);
    const found = diagnostics.problems();
    const problems = root.kind === 'broken' ? found.slice(0, 1).map(withoutText) : [...found];
    const complete = analyses.map((spec) => {
        if (!(0,_model_api_js__WEBPACK_IMPORTED_MODULE_0__/* .needsDetails */ .mQ)(spec))
            return spec;
        const details = find(spec.model);
        if (details !== undefined)
            return { ...spec, fields: { ...spec.fields, model_api_details: details } };
        if (problems.length === 0)
            problems.push((0,_model_api_js__WEBPACK_IMPORTED_MODULE_0__/* .missingDetails */ .tN)(spec));
        return spec;
    });
    return { analyses: complete, problems, secrets: [...diagnostics.secrets] };
}
/** The parser's own message quotes the text, which is secret. */
function withoutText({ place }) {
    return {
        place,
        message: 'it is not valid YAML or JSON. Expected an address, or a mapping from model to { url, protocol, headers }. Its text is not shown, because it is secret.',
    };
}
/** @returns a function that finds the details of a model */
function readDetails(root, declared, diagnostics) {
    const entries = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(root);
    if (entries === undefined) {
        const url = URL.read(root, INPUT, diagnostics);
        return () => url;
    }
    const byModel = new Map();
    const known = [...declared.keys()];
    for (const { key, keySpan, value } of entries) {
        if (known.some((model) => (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(model) === (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(key))) {
            byModel.set((0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(key), DETAILS.read(value, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key), diagnostics));
            continue;
        }
        const isKey = ['url', 'protocol', 'headers'].includes(key);
        const hint = isKey ? ' Write the model\u2019s name before it, and this below.' : '';
        diagnostics.report(keySpan, `there is no model ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known)}${hint}`);
    }
    return (model) => byModel.get((0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(model));
}
/** No message quotes the value: an address may hold a key. */
const URL = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)((0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({
    expected: 'an address that begins with https://, or with http:// on this machine, without user name and password',
    json: {},
    findFault: (text) => (addressOf(text) === undefined ? 'something else' : undefined),
    convert: addressOf,
}), (url, _tree, diagnostics) => {
    diagnostics.secrets.add(url);
    return url;
});
function addressOf(text) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_7__/* .parseUrl */ .Dl)(text.trim());
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_core_url_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopbackHost */ .cW)(url.hostname));
    return url !== undefined && isSafe && url.username === '' && url.password === '' ? url.href : undefined;
}
const HEADERS = {
    json: {},
    read: (tree, what, diagnostics) => {
        const entries = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(tree);
        if (entries === undefined)
            diagnostics.reportMismatch(tree, what, 'a mapping (lines of "key: value")');
        const headers = (entries ?? []).map(({ key, value }) => {
            const text = HEADER.read(value, `the header ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key)}`, diagnostics) ?? '';
            if (text.length >= MIN_SECRET_LENGTH)
                diagnostics.secrets.add(text);
            return [key, text];
        });
        return Object.fromEntries(headers);
    },
};
const HEADER = (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)({ expected: 'one line of text' });
const ENDPOINT = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .mapping */ .pq)({
    url: (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .needed */ .Ow)(URL),
    protocol: (0,_schema_forms_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(['v2', 'mlflow'], {}, { expected: 'v2 (Open Inference Protocol) or mlflow' }),
    headers: HEADERS,
});
/** The endpoint of one model: an address, or a mapping. */
const DETAILS = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .either */ .gP)('mapping', (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)(ENDPOINT, ({ values: { url, protocol, headers } }, _tree, diagnostics) => {
    const details = JSON.stringify({ url, protocol, headers });
    diagnostics.secrets.add(details);
    return url === undefined ? undefined : details;
}), URL);


/***/ })

};
