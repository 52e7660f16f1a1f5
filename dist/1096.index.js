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
    const [are, them] = slots.length === 1 ? ['is', 'it'] : ['are', 'them'];
    return (`The service usually asks for ${slots.join(', ')}, which ${are} not given. If it asks for ${them}, the analysis fails as ` +
        'upload-failed after its submission. ' +
        `Add ${lines} under artifacts.`);
}


/***/ })

};
