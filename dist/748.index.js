export const id = 748;
export const ids = [748];
export const modules = {

/***/ 748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findJudgedSettings: () => (/* binding */ findJudgedSettings)
/* harmony export */ });
/* harmony import */ var _decide_base_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5217);
/* harmony import */ var _decide_baseline_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3513);
/* harmony import */ var _decide_minimum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7964);



/**
 * Reads the config, unless that was done, and finds the policy that judges the run.
 * @throws InvalidInputError with all problems of the config; the reason of the run's signal
 */
async function findJudgedSettings(context) {
    const read = (await context.settings.readConfig?.()) ?? context.settings;
    const { settings, ...rest } = await compareWithBase({ ...context, settings: read });
    return { ...rest, settings: (0,_decide_baseline_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .keepBaselineChoices */ .PD)((0,_decide_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .applyMinimum */ .zL)(settings)) };
}
/** Loads the code that compares policies only if a run is about a pull request, or should be. */
async function compareWithBase(context) {
    const { runner, settings } = context;
    const from = settings.policySource?.from;
    const isDue = from === 'base' || (from !== undefined && (0,_decide_base_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaseCommit */ .F)(runner.event).kind !== 'none');
    if (!isDue)
        return { settings };
    const { judgeSettings } = await __webpack_require__.e(/* import() */ 4336).then(__webpack_require__.bind(__webpack_require__, 4336));
    return judgeSettings(context);
}


/***/ })

};
