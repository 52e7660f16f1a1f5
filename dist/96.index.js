export const id = 96;
export const ids = [96];
export const modules = {

/***/ 1096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findMissingSlots),
/* harmony export */   describeMissingSlots: () => (/* binding */ describeMissingSlots)
/* harmony export */ });
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);

/**
 * Finds the slots that the service usually asks for in such an analysis, but that have no artifact. They are a warning
 * and no error, because only the answer to the submission says for certain which slots the service asks for (observed
 * publicly; not in the service spec).
 */
function findMissingSlots({ task, attack, fields, artifacts }) {
    const usual = (0,_core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(task, attack)?.usualSlots ?? [];
    const wanted = fields.use_model_api === 'yes' ? usual.filter((slot) => slot !== 'model') : usual;
    return wanted.filter((slot) => !artifacts.some((artifact) => artifact.slot === slot));
}
/** @returns a warning for people, or undefined if nothing is missing */
function describeMissingSlots(spec) {
    const slots = findMissingSlots(spec);
    if (slots.length === 0)
        return undefined;
    const lines = slots.map((slot) => `"${slot}: <path>"`).join(', ');
    return (`The service usually asks for ${slots.join(', ')}, which ${slots.length === 1 ? 'is' : 'are'} not given. If it asks for ` +
        `${slots.length === 1 ? 'it' : 'them'}, the analysis fails as upload-failed after its submission. ` +
        `Add ${lines} under artifacts.`);
}


/***/ })

};
