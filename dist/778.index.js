export const id = 778;
export const ids = [778];
export const modules = {

/***/ 778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeResults: () => (/* binding */ writeResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var decide_lineage = __webpack_require__(8857);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/report/result-object.ts
var result_object = __webpack_require__(4225);
// EXTERNAL MODULE: ./src/report/sarif/supply-chain.ts + 1 modules
var supply_chain = __webpack_require__(9471);
// EXTERNAL MODULE: ./src/report/sarif/rules.ts + 1 modules
var rules = __webpack_require__(6493);
;// CONCATENATED MODULE: ./src/report/results-file.ts






/** The version of the format, which `schema/results.schema.json` describes. */
const FORMAT_VERSION = 1;
/** The program that wrote the results. */
const ENGINE = 'model-security-scan';
/**
 * Renders the results of a run as the text of the results file: every object of the output `results`, whole, and the
 * findings. Nothing in it is signed.
 * @param actionRef the version of the action, as the workflow names it (GITHUB_ACTION_REF); empty if it is not known
 */
function renderResultsFile(outcome, actionRef) {
    const file = {
        version: FORMAT_VERSION,
        engine: { name: ENGINE, version: actionRef === '' ? null : actionRef },
        analyses: outcome.results.map((result) => (0,result_object/* resultObject */.pp)(result)),
        findings: [
            ...outcome.results.filter(({ state }) => state === 'vulnerable').map(analysisFinding),
            ...recordFindings(outcome),
            ...(outcome.supplyChain?.findings ?? []).map(fileFinding),
        ],
    };
    return `${JSON.stringify(file, undefined, 2)}\n`;
}
function analysisFinding({ spec, score, threshold }) {
    const place = spec.place?.kind === 'file' ? spec.place : undefined;
    return {
        finding: spec.name,
        rule: (0,rules/* ruleId */.IC)(spec.attack),
        score: score ?? null,
        threshold: threshold ?? null,
        file: place?.file ?? null,
        line: place?.line ?? null,
    };
}
/** A finding in a file. Its name is that of a waiver: the rule and the path. */
function fileFinding(finding) {
    const { rule, severity, standing, path, members, subject, offset, line, sha256 } = finding;
    return {
        finding: `${rule}:${(0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb)}`,
        rule: (0,supply_chain/* supplyChainRuleId */.mM)(rule),
        score: null,
        threshold: null,
        file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
        line: line ?? null,
        severity,
        standing,
        members: members.map((member) => (0,sanitize/* plainLine */.h0)(member, result_object/* MAX_FIELD_LENGTH */.$o)),
        subject: (0,sanitize/* plainLine */.h0)(subject, result_object/* MAX_FIELD_LENGTH */.$o),
        offset: offset ?? null,
        sha256: sha256 ?? null,
    };
}
/** The flag of an earlier scan's record, if it decided the run. It names no model, score or file. */
function recordFindings({ status, lineage }) {
    if (status !== 'vulnerable' || lineage?.vulnerable !== true || !(0,decide_lineage/* recordCounts */.uk)(lineage))
        return [];
    const unknown = { score: null, threshold: null, file: null, line: null };
    return [{ finding: outcome/* RECORD_FINDING */.mR, rule: (0,rules/* ruleId */.IC)('supply-chain'), ...unknown }];
}

;// CONCATENATED MODULE: ./src/publish/results-file.ts



/**
 * Writes the results file, however the run ended.
 * @param resultsFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a notice that says why none was written
 */
async function writeResults(runner, outcome, settings, resultsFile) {
    const file = external_node_path_.resolve(settings.workspace, resultsFile);
    try {
        await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, external_node_path_.dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, renderResultsFile(outcome, runner.variable('GITHUB_ACTION_REF')));
        return { ...outcome, resultsFile };
    }
    catch (error) {
        const notice = `The results file could not be written to "${resultsFile}": ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
        return { ...outcome, notices: [...outcome.notices, notice] };
    }
}


/***/ })

};
