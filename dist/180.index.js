export const id = 180;
export const ids = [180];
export const modules = {

/***/ 5180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfig: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1440);
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2350);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6234);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6572);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2408);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9600);






const SKELETON = 'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';
/**
 * Reads a config file (docs/configuration.md).
 * @param file its path relative to the workspace, for places
 */
function parseConfig(text, file) {
    const { diagnostics, root } = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(text, { kind: 'file', file });
    const models = readFile(root, diagnostics);
    const problems = diagnostics.problems();
    const readable = models.flatMap((model) => model.specs);
    return {
        analyses: problems.length > 0 ? [] : readable,
        readable,
        problems,
        declared: listDeclared(models),
        secrets: [...diagnostics.secrets],
    };
}
function readFile(root, diagnostics) {
    if (root.kind === 'scalar' && root.isNull) {
        diagnostics.report(_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .WHOLE_TEXT */ .M, `the file is empty. ${SKELETON}`);
        return [];
    }
    if (root.kind !== 'mapping') {
        // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
        const found = root.kind === 'scalar' ? 'a text' : undefined;
        diagnostics.reportMismatch(root, 'the file', 'a mapping with "version" and "models"', found);
        return [];
    }
    const entries = (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .pickKeys */ .gn)(root.entries, ['version', 'models'], 'the file', diagnostics);
    readVersion(entries.get('version'), root, diagnostics);
    const models = entries.get('models');
    if (models === undefined) {
        diagnostics.report(findHead(root), `"models" is missing. ${SKELETON}`);
        return [];
    }
    return readModels(models, diagnostics);
}
function readVersion(entry, root, diagnostics) {
    if (entry === undefined) {
        diagnostics.report(findHead(root), '"version" is missing. Write "version: 1" as the first line.');
        return;
    }
    const { value } = entry;
    if (value.kind !== 'scalar' || value.text !== '1') {
        diagnostics.reportMismatch(value, '"version"', '1, the only version of this format');
    }
}
function readModels(entry, diagnostics) {
    const { value } = entry;
    if (value.kind !== 'list') {
        diagnostics.reportMismatch(value, '"models"', 'a list, each item starting with "- name:"');
        return [];
    }
    if (value.items.length === 0)
        diagnostics.report(entry.keySpan, '"models" is an empty list. Add a model.');
    const models = value.items
        .map((item) => (0,_models_js__WEBPACK_IMPORTED_MODULE_1__/* .readModel */ .k)(item, diagnostics))
        .filter((model) => model !== undefined);
    reportSharedNames(models, diagnostics);
    return models;
}
function reportSharedNames(models, diagnostics) {
    const first = new Map();
    for (const { name, nameSpan } of models) {
        if (name === undefined)
            continue;
        const before = first.get((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .foldName */ .zN)(name));
        if (before === undefined)
            first.set((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .foldName */ .zN)(name), { name, nameSpan });
        else {
            const line = String(diagnostics.line(before.nameSpan));
            const why = before.name === name ? '' : ' Names are compared without case.';
            diagnostics.report(nameSpan, `another model is named ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(before.name)}, in line ${line}.${why} Give each its own name.`);
        }
    }
}
function listDeclared(models) {
    const declared = new Map();
    for (const { name, attacks } of models) {
        if (name !== undefined) {
            declared.set(name, attacks.map(({ attack }) => attack));
        }
    }
    return declared;
}
function findHead(root) {
    return root.entries[0]?.keySpan ?? root.span;
}


/***/ })

};
