export const id = 8942;
export const ids = [8942];
export const modules = {

/***/ 8942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyEndpoints: () => (/* binding */ applyEndpoints)
/* harmony export */ });
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5463);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1050);
/* harmony import */ var _model_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7468);
/* harmony import */ var _text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8182);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3398);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1040);







const INPUT = 'model-api-details';
const KEYS = ['url', 'protocol', 'headers'];
const PROTOCOLS = ['v2', 'mlflow'];
const EXPECTED_URL = 'an address that begins with https://, or with http:// on this machine, without user name and password';
/** The runner hides a masked text wherever it occurs, so a shorter one would make a log unreadable. */
const MIN_SECRET_LENGTH = 4;
/**
 * Gives the analyses that use a model's API its endpoint, for local analyses.
 * @param text the input `model-api-details`: an address, or a mapping from model to `{ url, protocol, headers }`
 */
function applyEndpoints(analyses, text, declared) {
    const needing = analyses.filter(_model_api_js__WEBPACK_IMPORTED_MODULE_2__/* .needsDetails */ .mQ);
    if (text === undefined || text.trim() === '') {
        return { analyses, problems: needing.map(_model_api_js__WEBPACK_IMPORTED_MODULE_2__/* .missingDetails */ .tN), secrets: [] };
    }
    const { diagnostics, root } = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readYaml */ .g)(text, { kind: 'input', input: INPUT });
    const find = readDetails(root, declared, diagnostics);
    const found = diagnostics.problems();
    const problems = root.kind === 'broken' ? found.slice(0, 1).map(withoutText) : [...found];
    const complete = analyses.map((spec) => {
        if (!(0,_model_api_js__WEBPACK_IMPORTED_MODULE_2__/* .needsDetails */ .mQ)(spec))
            return spec;
        const details = find(spec.model);
        if (details !== undefined)
            return { ...spec, fields: { ...spec.fields, model_api_details: details } };
        if (problems.length === 0)
            problems.push((0,_model_api_js__WEBPACK_IMPORTED_MODULE_2__/* .missingDetails */ .tN)(spec));
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
    if (root.kind === 'scalar') {
        const url = readUrl(root, INPUT, diagnostics);
        return () => url;
    }
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .readMapping */ .vh)(root, INPUT, diagnostics) ?? [];
    const byModel = new Map();
    const known = [...declared.keys()];
    for (const { key, keySpan, value } of entries) {
        if (!known.some((model) => (0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(model) === (0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(key))) {
            const hint = KEYS.some((name) => name === key)
                ? ' Write the model\u2019s name before it, and this below.'
                : '';
            diagnostics.report(keySpan, `there is no model ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(key)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(key, known)}${hint}`);
            continue;
        }
        byModel.set((0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(key), readEndpoint(key, value, diagnostics));
    }
    return (model) => byModel.get((0,_text_fold_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldName */ .z)(model));
}
function readEndpoint(model, tree, diagnostics) {
    if (tree.kind === 'scalar')
        return readUrl(tree, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(model), diagnostics);
    const given = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .readMapping */ .vh)(tree, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(model), diagnostics);
    if (given === undefined)
        return undefined;
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .pickKeys */ .gn)(given, KEYS, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(model), diagnostics);
    const urlEntry = entries.get('url');
    if (urlEntry === undefined)
        diagnostics.report(tree.span, `${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(model)} needs "url": ${EXPECTED_URL}.`);
    const url = urlEntry === undefined ? undefined : readUrl(urlEntry.value, '"url"', diagnostics);
    const protocol = readProtocol(entries.get('protocol'), diagnostics);
    const headers = readHeaders(entries.get('headers'), diagnostics);
    const details = JSON.stringify({ url, protocol, headers });
    diagnostics.secrets.add(details);
    return url === undefined ? undefined : details;
}
/** The value is not quoted in a message: an address may hold a key. */
function readUrl(tree, what, diagnostics) {
    const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(tree);
    const url = typeof text === 'string' ? (0,_core_url_js__WEBPACK_IMPORTED_MODULE_6__/* .parseUrl */ .Dl)(text.trim()) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_core_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isLoopbackHost */ .cW)(url.hostname));
    if (url !== undefined && isSafe && url.username === '' && url.password === '') {
        diagnostics.secrets.add(url.href);
        return url.href;
    }
    diagnostics.reportMismatch(tree, what, EXPECTED_URL, 'something else');
    return undefined;
}
function readProtocol(entry, diagnostics) {
    if (entry === undefined)
        return undefined;
    const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(entry.value);
    if (typeof text === 'string' && PROTOCOLS.includes(text))
        return text;
    diagnostics.reportMismatch(entry.value, '"protocol"', 'v2 (Open Inference Protocol) or mlflow');
    return undefined;
}
function readHeaders(entry, diagnostics) {
    if (entry === undefined)
        return undefined;
    const given = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .readMapping */ .vh)(entry.value, '"headers"', diagnostics) ?? [];
    const headers = given.map(({ key, value }) => {
        const text = (0,_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(value);
        if (typeof text === 'string') {
            if (text.length >= MIN_SECRET_LENGTH)
                diagnostics.secrets.add(text);
            return [key, text];
        }
        diagnostics.reportMismatch(value, `the header ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(key)}`, 'one line of text', 'something else');
        return [key, ''];
    });
    return Object.fromEntries(headers);
}


/***/ })

};
