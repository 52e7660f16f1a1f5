export const id = 1139;
export const ids = [1139];
export const modules = {

/***/ 1139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBaseline: () => (/* binding */ readBaseline),
  readBaselineText: () => (/* binding */ readBaselineText)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/core/present.ts
function present(entries) {
    return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== null));
}

// EXTERNAL MODULE: ./src/settings/results/open-results-file.ts
var open_results_file = __webpack_require__(7444);
// EXTERNAL MODULE: ./src/settings/results/read-results-file.ts + 4 modules
var read_results_file = __webpack_require__(6784);
;// CONCATENATED MODULE: ./src/settings/results/baseline.ts





/**
 * Reads the results file that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
async function readBaseline(workspace, file) {
    const text = await (0,open_results_file/* openResultsFile */.xD)((0,external_node_path_.resolve)(workspace, file));
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
    const results = (0,read_results_file/* readResultsText */.er)(text);
    if ('message' in results) {
        const { line, column, message } = results;
        return {
            place: { kind: 'file', file: shownFile, line, column },
            message: `baseline: ${message}. ${open_results_file/* EXPECTED */.dS}`,
        };
    }
    return { ...baselineOf(results, file), sha256: (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex') };
}
/** Keeps what a later run compares with. */
function baselineOf(results, file) {
    return {
        file,
        analyses: results.analyses.map(baselineAnalysis),
        fileFindings: results.findings
            .filter(({ inFile, state }) => inFile !== undefined && state !== null)
            .map(({ finding, fingerprint, inFile }) => {
            const sha256 = inFile?.sha256 ?? undefined;
            const names = inFile?.names?.map((name) => name.fingerprint);
            return { finding, fingerprints: names ?? [fingerprint], ...present({ sha256 }) };
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
        ...present({
            score: isJudged ? score : null,
            ...{ interval, threshold, methodVersion },
            ...{ settings, outcomes, rows, skill, label },
            // If mixtures of rows were judged, there are no outcomes of rows.
            eps: outcomes?.eps ?? robustness?.eps,
        }),
    };
}


/***/ })

};
