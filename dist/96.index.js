export const id = 96;
export const ids = [96];
export const modules = {

/***/ 1096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeMissingSlots: () => (/* binding */ describeMissingSlots),
/* harmony export */   u: () => (/* binding */ missingSlots)
/* harmony export */ });
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);

/**
 * The slots that the service usually asks for in such an analysis, and for which no artifact is given. What it asks for
 * is certain only when it answers to the submission (observed publicly; not in the interface document): a warning is
 * due, an error is not.
 */
function missingSlots({ task, attack, fields, artifacts }) {
    const usual = (0,_core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(task, attack)?.usualSlots ?? [];
    const wanted = fields.use_model_api === 'yes' ? usual.filter((slot) => slot !== 'model') : usual;
    return wanted.filter((slot) => !artifacts.some((artifact) => artifact.slot === slot));
}
/** @returns undefined where nothing is missing */
function describeMissingSlots(spec) {
    const slots = missingSlots(spec);
    if (slots.length === 0)
        return undefined;
    const lines = slots.map((slot) => `"${slot}: <path>"`).join(', ');
    return (`The service usually asks for ${slots.join(', ')}, which ${slots.length === 1 ? 'is' : 'are'} not given. If it does, ` +
        `this analysis is spent and ends as upload-failed. Add ${lines} under artifacts.`);
}


/***/ })

};
