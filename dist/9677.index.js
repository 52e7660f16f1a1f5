export const id = 9677;
export const ids = [9677];
export const modules = {

/***/ 9677:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   readBaselineText: () => (/* binding */ readBaselineText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(528);
/* harmony import */ var _read_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5128);




/**
 * Reads the results file that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
async function readBaseline(workspace, file) {
    const text = await (0,_read_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openResultsFile */ .xD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file));
    return 'fault' in text ? inputProblem(file, text) : readBaselineText(text.content, file, file);
}
function inputProblem(file, { fault, isMissing }) {
    const words = `${JSON.stringify(file)} ${fault}${isMissing === true ? MISSING : ''}`;
    return { place: { kind: 'input', input: 'baseline' }, message: words };
}
const MISSING = ' Check the path, and that an earlier step fetched it. Leave the input empty for a run without a baseline.';
/**
 * Reads the text of a results file.
 * @param file as the input names it
 * @param shownFile names the file in problems
 */
function readBaselineText(text, file, shownFile) {
    const results = (0,_read_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readResultsText */ .er)(text);
    if ('message' in results) {
        const { line, column, message } = results;
        return {
            place: { kind: 'file', file: shownFile, line, column },
            message: `baseline: ${message}. ${_read_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPECTED */ .dS}`,
        };
    }
    return { ...baselineOf(results, file), sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex') };
}
/** Keeps what a later run compares with. */
function baselineOf(results, file) {
    return {
        file,
        analyses: results.analyses.map(baselineAnalysis),
        fileFindings: results.findings
            .filter(({ inFile, state }) => inFile !== undefined && state !== undefined)
            .map(({ finding, fingerprint, inFile }) => {
            const names = inFile?.names?.map((name) => name.fingerprint);
            return { finding, fingerprints: names ?? [fingerprint], ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__/* .present */ .E)({ sha256: inFile?.sha256 }) };
        }),
    };
}
function baselineAnalysis(analysis) {
    const { model, attack, state, score, interval, threshold, methodVersion, digests } = analysis;
    const { settings, outcomes, rows, robustness, skill, label } = analysis;
    const isJudged = state === 'passed' || state === 'vulnerable';
    return {
        name: `${model}/${attack}`,
        isVulnerable: state === 'vulnerable',
        digests,
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__/* .present */ .E)({
            score: isJudged ? score : undefined,
            ...{ interval, threshold, methodVersion },
            ...{ settings, outcomes, rows, skill, label },
            // If mixtures of rows were judged, there are no outcomes of rows.
            eps: outcomes?.eps ?? robustness?.eps,
        }),
    };
}


/***/ })

};
