export const id = 9927;
export const ids = [9927,4229];
export const modules = {

/***/ 4229:
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
/** The usual ways to scale pixels, as steps. */
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

/***/ 7835:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseInlineAnalysis: () => (/* binding */ parseInlineAnalysis)
/* harmony export */ });
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9083);
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3605);
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3942);
/* harmony import */ var _attacks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2001);
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1786);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5463);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1050);
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3190);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4400);
/* harmony import */ var _predict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2051);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8206);
/* harmony import */ var _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2235);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1040);













/** Reads one analysis from inputs, by the rules of the config file. The model's id becomes its name if that is valid. */
function parseInlineAnalysis(inputs, rules = _config_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE_CONFIG */ .X) {
    const { modelId = '', task: taskName = '', attack: attackName = '' } = inputs;
    const problems = [];
    const id = checkId(modelId, rules, problems);
    const task = checkTask(taskName, problems);
    const attack = checkAttack(attackName, task, rules, problems);
    const config = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .readYaml */ .g)(inputs.attackConfig ?? '', { kind: 'input', input: 'attack-config' });
    const files = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .readYaml */ .g)(inputs.artifacts ?? '', { kind: 'input', input: 'artifacts' });
    const name = modelId !== '' && (0,_names_js__WEBPACK_IMPORTED_MODULE_8__/* .findNameFault */ .L)(modelId) === undefined ? modelId : 'model';
    const shared = {
        name,
        id: { value: id },
        task,
        rules,
        settings: {},
        policy: {},
        fields: new Map(),
        artifacts: (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .readArtifacts */ .M)(files.root, files.diagnostics),
        predict: (0,_predict_js__WEBPACK_IMPORTED_MODULE_9__/* .readPredict */ .y)(files.root, rules, files.diagnostics),
        whereToGive: 'to the input attack-config',
    };
    const read = attack === undefined
        ? undefined
        : (0,_attacks_js__WEBPACK_IMPORTED_MODULE_3__/* .readAttack */ .zn)({ key: attack, keySpan: _tree_js__WEBPACK_IMPORTED_MODULE_10__/* .WHOLE_TEXT */ .M, value: config.root }, shared, config.diagnostics);
    problems.push(...config.diagnostics.problems(), ...files.diagnostics.problems());
    const readable = read?.spec === undefined ? [] : [read.spec];
    return {
        analyses: problems.length === 0 ? readable : [],
        readable,
        problems,
        declared: new Map([[name, attack === undefined ? [] : [attack]]]),
        supplyChain: _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .NO_SUPPLY_CHAIN_POLICY */ .zJ,
        accept: [],
        service: {},
        requirements: {},
        secrets: [...config.diagnostics.secrets],
    };
}
function checkId(id, { modelIds }, problems) {
    const place = placeOf('model-id');
    if (id === '') {
        if (modelIds === 'names')
            return undefined;
        problems.push({ place, message: describeMissing("the registered model's id") });
        return undefined;
    }
    const found = (0,_forms_js__WEBPACK_IMPORTED_MODULE_5__/* .findTextFault */ .Xe)(id) ?? (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .findIdFault */ .Tj)(id);
    if (found === undefined)
        return id;
    problems.push({ place, message: `expected the registered model's id, found ${found}.` });
    return undefined;
}
function checkTask(name, problems) {
    if (name === '') {
        problems.push({ place: placeOf('task'), message: describeMissing(`one of ${_core_attack_table_js__WEBPACK_IMPORTED_MODULE_2__/* .TASKS */ .n3.join(', ')}`) });
        return undefined;
    }
    const { task, fault } = (0,_models_js__WEBPACK_IMPORTED_MODULE_7__/* .findTask */ .V)(name);
    if (fault !== undefined)
        problems.push({ place: placeOf('task'), message: fault });
    return task;
}
function checkAttack(name, task, rules, problems) {
    if (name === '') {
        const known = task === undefined ? _attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTACKS */ .O5 : (0,_attacks_table_js__WEBPACK_IMPORTED_MODULE_1__/* .attacksOf */ .F7)(task);
        problems.push({ place: placeOf('attack'), message: describeMissing(`one of ${known.join(', ')}`) });
        return undefined;
    }
    const { attack, fault } = (0,_attacks_js__WEBPACK_IMPORTED_MODULE_3__/* .findAttack */ .Ii)(name, task);
    const localOnly = attack === undefined ? undefined : (0,_attacks_js__WEBPACK_IMPORTED_MODULE_3__/* .localOnlyFault */ .Qm)(attack, task, rules);
    if (localOnly !== undefined) {
        problems.push({ place: placeOf('attack'), message: localOnly });
        return undefined;
    }
    if (fault === undefined)
        return attack;
    const isList = name.includes(',');
    const hint = isList ? ' This input takes only one attack: use a config file for several.' : '';
    problems.push({ place: placeOf('attack'), message: `${fault}${hint}` });
    return attack;
}
function describeMissing(expected) {
    return (`is required: an analysis without a config file needs model-id, task and attack. ` +
        `Expected ${expected}.`);
}
function placeOf(input) {
    return { kind: 'input', input };
}


/***/ })

};
