export const id = 1096;
export const ids = [1096];
export const modules = {

/***/ 1096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findMissingSlots),
/* harmony export */   describeMissingSlots: () => (/* binding */ describeMissingSlots),
/* harmony export */   y: () => (/* binding */ reportMissingSlots)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);


/**
 * Finds the slots that the service usually asks for in such an analysis, but that have no artifact. Only the answer to
 * the submission says for certain which slots the service asks for (observed publicly; not in the service spec), so
 * people can allow them to be missing.
 * @param held the slots whose files the service holds already, as the config file says
 */
function findMissingSlots(spec, held = []) {
    const { task, attack, fields, artifacts, local } = spec;
    if (local !== undefined) {
        return (0,_facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_1__/* .neededSlots */ .Tb)(spec).filter((slot) => !artifacts.some((one) => one.slot === slot));
    }
    const row = (0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(task, attack);
    // That no service takes such an attack is a mistake of its own.
    const usual = row === undefined || row.isLocalOnly === true ? [] : row.usualSlots;
    const unneeded = fields.use_model_api === 'yes' ? [...held, 'model'] : held;
    const wanted = usual.filter((slot) => !unneeded.includes(slot));
    return wanted.filter((slot) => !artifacts.some((artifact) => artifact.slot === slot));
}
/**
 * Reports every analysis without a usual artifact, before anything is sent: the service would take the submission, and
 * the analysis would be lost.
 */
function reportMissingSlots(specs, held = []) {
    return specs.flatMap((spec) => {
        const missing = describeMissingSlots(spec, held);
        if (missing === undefined)
            return [];
        const allow = ' If your service works without, write service: { allow-missing-artifacts: true }.';
        const message = `${spec.name}: ${missing}${spec.local === undefined ? allow : ''}`;
        return [{ place: spec.place ?? { kind: 'input', input: 'config-file' }, message }];
    });
}
/** @returns a warning for people, or undefined if nothing is missing */
function describeMissingSlots(spec, held = []) {
    const slots = findMissingSlots(spec, held);
    if (slots.length === 0)
        return undefined;
    const lines = slots.map((slot) => `"${slot}: <path>"`).join(', ');
    if (spec.local !== undefined) {
        return `The analysis needs ${slots.join(', ')}. Add ${lines} under artifacts.`;
    }
    return (`The service usually asks for ${slots.join(', ')}, which ${slots.length === 1 ? 'is' : 'are'} not given. If it asks for ` +
        `${slots.length === 1 ? 'it' : 'them'}, the analysis fails as upload-failed after its submission. ` +
        `Add ${lines} under artifacts.`);
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ plannedSlots),
/* harmony export */   Tb: () => (/* binding */ neededSlots),
/* harmony export */   Wj: () => (/* binding */ unusedArtifacts),
/* harmony export */   qd: () => (/* binding */ lacksShape),
/* harmony export */   sP: () => (/* binding */ callsPython),
/* harmony export */   y8: () => (/* binding */ NOT_GIVEN)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

/** The slots that every local analysis can use. Tables and series also have `minmax`. */
const COMMON_SLOTS = ['data', 'label', 'model'];
function usableSlots(task, attack) {
    return [
        ...COMMON_SLOTS,
        ...(task === 'image-classification' ? [] : ['minmax']),
        ..._model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].uses,
    ];
}
/** True if the model of an analysis is a Python function: the analysis runs code of the repository. */
function callsPython({ local }) {
    return local?.predict !== undefined;
}
/** True if an endpoint or a Python function answers in the place of a model file. */
function hasNoFile(spec) {
    return spec.fields.use_model_api === 'yes' || callsPython(spec);
}
/** Lists the slots whose files are read: those that are given and can be used. An endpoint replaces the model. */
function plannedSlots(spec) {
    const usable = usableSlots(spec.task, spec.attack);
    const wanted = hasNoFile(spec) ? usable.filter((slot) => slot !== 'model') : usable;
    return wanted.filter((slot) => spec.artifacts.some((artifact) => artifact.slot === slot));
}
/** Lists the artifacts that a local analysis does not read. */
function unusedArtifacts(spec) {
    const { task, attack, fields, artifacts } = spec;
    const planned = plannedSlots(spec);
    const usual = (0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(task, attack)?.usualSlots ?? [];
    return artifacts
        .filter(({ slot }) => !planned.includes(slot))
        .map(({ slot, path }) => {
        const why = fields.use_model_api === 'yes' && slot === 'model'
            ? 'use_model_api is yes, so the model is reached by its API'
            : `${attack} does not read ${slot}`;
        return { text: `"${path}" is not used: ${why}.`, isUsual: usual.includes(slot) };
    });
}
/** Lists the slots without which a local analysis is not possible. */
function neededSlots(spec) {
    const { task, attack, artifacts } = spec;
    const { needs, needsLabels } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack];
    // A table or an .npz file can hold the labels itself, and folders of pictures can be named for their classes.
    const data = artifacts.find(({ slot }) => slot === 'data')?.path ?? '';
    const needsLabel = task === 'image-classification' && needsLabels && /^$|\.(?:npy|csv|tsv|txt|png|jpe?g)$/iu.test(data);
    return [
        'data',
        ...(needsLabel ? ['label'] : []),
        ...(hasNoFile(spec) ? needs.filter((slot) => slot !== 'model') : needs),
    ];
}
/** True if neither a model nor a field says what one input is. The columns of a table say it themselves. */
function lacksShape(spec) {
    const { task, attack, fields, artifacts } = spec;
    if (_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_KINDS */ .nm[task] === 'rows')
        return false;
    const hasModel = fields.use_model_api === 'yes' || artifacts.some(({ slot }) => slot === 'model');
    return (!_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].needs.includes('model') &&
        !hasModel &&
        fields.input_dimensions === NOT_GIVEN.input_dimensions);
}
/**
 * The value of a field that is not given. A local analysis finds the value in the model file, or takes
 * its own default. The request has exactly the fields of service spec 4.2 all the same.
 */
const NOT_GIVEN = {
    color_space: 'na',
    input_dimensions: 'na',
    model_framework: 'na',
    number_of_attack_queries: '2000',
    number_of_classes: '0',
};


/***/ })

};
