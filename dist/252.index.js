export const id = 252;
export const ids = [252];
export const modules = {

/***/ 9252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./src/config/keys.ts
var keys = __webpack_require__(1440);
// EXTERNAL MODULE: ./src/config/models.ts
var config_models = __webpack_require__(2350);
// EXTERNAL MODULE: ./src/config/names.ts
var names = __webpack_require__(6234);
// EXTERNAL MODULE: ./src/config/nearest.ts
var nearest = __webpack_require__(6572);
// EXTERNAL MODULE: ./src/config/tree.ts
var tree = __webpack_require__(2408);
// EXTERNAL MODULE: ./src/core/supply-chain.ts
var supply_chain = __webpack_require__(7432);
// EXTERNAL MODULE: ./src/config/forms.ts
var config_forms = __webpack_require__(6209);
;// CONCATENATED MODULE: ./src/config/supply-chain.ts




/** Reads `supply-chain:` of the config file: the calls that are safe here, and the files that are not scanned. */
function readSupplyChain(entry, diagnostics) {
    if (entry === undefined)
        return supply_chain/* NO_SUPPLY_CHAIN_POLICY */.z;
    const what = '"supply-chain"';
    const entries = (0,keys/* readMapping */.vh)(entry.value, what, diagnostics);
    if (entries === undefined)
        return supply_chain/* NO_SUPPLY_CHAIN_POLICY */.z;
    const picked = (0,keys/* pickKeys */.gn)(entries, ['allow', 'ignore'], what, diagnostics);
    return {
        allow: readAccepted(picked.get('allow'), ALLOWED, diagnostics).map(({ value, reason, place }) => ({
            name: value,
            reason,
            place,
        })),
        ignore: readAccepted(picked.get('ignore'), IGNORED, diagnostics).map(({ value, reason, place }) => ({
            path: value,
            reason,
            place,
        })),
    };
}
const ALLOWED = {
    list: '"allow"',
    key: 'name',
    expected: 'the name of a call or class as findings show it, such as mypackage.layers.build',
    findFault: config_forms/* findTextFault */.Xe,
};
const IGNORED = {
    list: '"ignore"',
    key: 'path',
    expected: 'a path or a pattern inside the workspace, such as tests/fixtures/**',
    findFault: findPathFault,
};
function readAccepted(entry, kind, diagnostics) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        diagnostics.reportMismatch(entry.value, kind.list, `a list, each item starting with "- ${kind.key}:"`);
        return [];
    }
    const first = new Map();
    for (const item of entry.value.items) {
        const accepted = readItem(item, kind, diagnostics);
        if (accepted === undefined)
            continue;
        if (!first.has(accepted.value))
            first.set(accepted.value, accepted);
        else
            diagnostics.report(item.span, `${kind.list} has ${(0,nearest/* quoted */.TL)(accepted.value)} twice. Remove one.`);
    }
    return [...first.values()];
}
function readItem(item, { list, key, expected, findFault }, diagnostics) {
    const what = `an item of ${list}`;
    const entries = (0,keys/* readMapping */.vh)(item, what, diagnostics);
    if (entries === undefined)
        return undefined;
    const picked = (0,keys/* pickKeys */.gn)(entries, [key, 'reason'], what, diagnostics);
    const value = (0,keys/* readChecked */.Yi)(picked.get(key), `"${key}"`, expected, findFault, diagnostics);
    const why = 'why it is accepted, for whoever reads this later';
    const reason = (0,keys/* readChecked */.Yi)(picked.get('reason'), '"reason"', why, config_forms/* findTextFault */.Xe, diagnostics);
    if (value === undefined)
        diagnostics.report(item.span, `${what} has no "${key}". Give ${expected}.`);
    if (reason === undefined)
        diagnostics.report(item.span, `${what} has no "reason". Say ${why}.`);
    if (value?.value === undefined || reason?.value === undefined)
        return undefined;
    return { value: value.value, reason: reason.value, place: diagnostics.place(item.span) };
}
function findPathFault(path) {
    const fault = (0,config_forms/* findTextFault */.Xe)(path);
    if (fault !== undefined)
        return fault;
    const parts = path.split(/[/\\]/u);
    if (parts.includes('..'))
        return 'a path with ".."';
    return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}

// EXTERNAL MODULE: ./src/config/yaml-tree.ts + 2 modules
var yaml_tree = __webpack_require__(9600);
;// CONCATENATED MODULE: ./src/config/parse-config.ts








const SKELETON = 'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';
/**
 * Reads a config file (docs/configuration.md).
 * @param file its path relative to the workspace, for places
 * @param isLocal true if the built-in service does the analyses
 */
function parseConfig(text, file, isLocal = false) {
    const { diagnostics, root } = (0,yaml_tree/* readYaml */.g)(text, { kind: 'file', file });
    const { models, supplyChain } = readFile(root, isLocal, diagnostics);
    const problems = diagnostics.problems();
    const readable = models.flatMap((model) => model.specs);
    return {
        analyses: problems.length > 0 ? [] : readable,
        readable,
        problems,
        declared: listDeclared(models),
        supplyChain,
        secrets: [...diagnostics.secrets],
    };
}
const NOTHING = { models: [], supplyChain: supply_chain/* NO_SUPPLY_CHAIN_POLICY */.z };
function readFile(root, isLocal, diagnostics) {
    if (root.kind === 'scalar' && root.isNull) {
        diagnostics.report(tree/* WHOLE_TEXT */.M, `the file is empty. ${SKELETON}`);
        return NOTHING;
    }
    if (root.kind !== 'mapping') {
        // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
        const found = root.kind === 'scalar' ? 'a text' : undefined;
        diagnostics.reportMismatch(root, 'the file', 'a mapping with "version" and "models"', found);
        return NOTHING;
    }
    const entries = (0,keys/* pickKeys */.gn)(root.entries, ['version', 'models', 'supply-chain'], 'the file', diagnostics);
    readVersion(entries.get('version'), root, diagnostics);
    const supplyChain = readSupplyChain(entries.get('supply-chain'), diagnostics);
    const models = entries.get('models');
    // A team that only has its files scanned needs no models.
    if (models === undefined && !entries.has('supply-chain')) {
        diagnostics.report(findHead(root), `"models" is missing. ${SKELETON}`);
    }
    return { models: models === undefined ? [] : readModels(models, isLocal, diagnostics), supplyChain };
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
function readModels(entry, isLocal, diagnostics) {
    const { value } = entry;
    if (value.kind !== 'list') {
        diagnostics.reportMismatch(value, '"models"', 'a list, each item starting with "- name:"');
        return [];
    }
    if (value.items.length === 0)
        diagnostics.report(entry.keySpan, '"models" is an empty list. Add a model.');
    const models = value.items
        .map((item) => (0,config_models/* readModel */.k)(item, isLocal, diagnostics))
        .filter((model) => model !== undefined);
    reportSharedNames(models, diagnostics);
    return models;
}
function reportSharedNames(models, diagnostics) {
    const first = new Map();
    for (const { name, nameSpan } of models) {
        if (name === undefined)
            continue;
        const before = first.get((0,names/* foldName */.zN)(name));
        if (before === undefined)
            first.set((0,names/* foldName */.zN)(name), { name, nameSpan });
        else {
            const line = String(diagnostics.line(before.nameSpan));
            const why = before.name === name ? '' : ' Names are compared without case.';
            diagnostics.report(nameSpan, `another model is named ${(0,nearest/* quoted */.TL)(before.name)}, in line ${line}.${why} Give each its own name.`);
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
