export const id = 8942;
export const ids = [8942];
export const modules = {

/***/ 8942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyEndpoints: () => (/* binding */ applyEndpoints)
/* harmony export */ });
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38);
/* harmony import */ var _model_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7468);
/* harmony import */ var _text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8182);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);
/* harmony import */ var _schema_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8054);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5463);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1040);







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
    const { diagnostics, root } = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readYaml */ .g)(text, { kind: 'input', input: INPUT });
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
    const entries = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(root);
    if (entries === undefined) {
        const url = URL.read(root, INPUT, diagnostics);
        return () => url;
    }
    const byModel = new Map();
    const known = [...declared.keys()];
    for (const { key, keySpan, value } of entries) {
        if (known.some((model) => (0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(model) === (0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(key))) {
            byModel.set((0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(key), DETAILS.read(value, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key), diagnostics));
            continue;
        }
        const isKey = ['url', 'protocol', 'headers'].includes(key);
        const hint = isKey ? ' Write the model\u2019s name before it, and this below.' : '';
        diagnostics.report(keySpan, `there is no model ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known)}${hint}`);
    }
    return (model) => byModel.get((0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(model));
}
/** No message quotes the value: an address may hold a key. */
const URL = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)((0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .scalar */ .d_)({
    expected: 'an address that begins with https://, or with http:// on this machine, without user name and password',
    json: {},
    findFault: (text) => (addressOf(text) === undefined ? 'something else' : undefined),
    convert: addressOf,
}), (url, _tree, diagnostics) => {
    diagnostics.secrets.add(url);
    return url;
});
function addressOf(text) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_6__/* .parseUrl */ .Dl)(text.trim());
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_core_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isLoopbackHost */ .cW)(url.hostname));
    return url !== undefined && isSafe && url.username === '' && url.password === '' ? url.href : undefined;
}
const HEADERS = {
    json: {},
    read: (tree, what, diagnostics) => {
        const entries = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(tree);
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
const HEADER = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)({ expected: 'one line of text', json: {} });
const ENDPOINT = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .mapping */ .pq)({
    url: (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .needed */ .Ow)(URL),
    protocol: (0,_forms_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(['v2', 'mlflow'], {}, { expected: 'v2 (Open Inference Protocol) or mlflow' }),
    headers: HEADERS,
});
/** The endpoint of one model: an address, or a mapping. */
const DETAILS = (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .either */ .gP)('mapping', (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)(ENDPOINT, ({ values: { url, protocol, headers } }, _tree, diagnostics) => {
    const details = JSON.stringify({ url, protocol, headers });
    diagnostics.secrets.add(details);
    return url === undefined ? undefined : details;
}), URL);


/***/ })

};
