export const id = 381;
export const ids = [381];
export const modules = {

/***/ 381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveModels),
/* harmony export */   findWorker: () => (/* binding */ findWorker),
/* harmony export */   scanRepository: () => (/* binding */ scanRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2235);
/* harmony import */ var _decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5834);
/* harmony import */ var _decide_accept_warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4282);
/* harmony import */ var _decide_judge_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8637);
/* harmony import */ var _text_number_words_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4026);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4212);
/* harmony import */ var _report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1315);
/* harmony import */ var _active_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(423);
/* harmony import */ var _model_coverage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9241);
/* harmony import */ var _core_log_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4325);
/* harmony import */ var _facts_declared_model_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6701);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_12__);















/**
 * Scans the model files of the repository (docs/supply-chain.md).
 * @throws InvalidInputError if a path or pattern is wrong or matches nothing
 */
async function scanRepository(active) {
    const { runner, settings, signal } = active;
    const { supplyChain, workspace, policy } = settings;
    const { files } = supplyChain;
    const isWhole = (0,_facts_scan_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .scansEverything */ .Ur)(files);
    const matches = (0,_model_coverage_js__WEBPACK_IMPORTED_MODULE_10__/* .matchPaths */ .o)(policy.accept, workspace);
    const { scanWorkspace, PatternError } = await Promise.all(/* import() */[__webpack_require__.e(3087), __webpack_require__.e(6073)]).then(__webpack_require__.bind(__webpack_require__, 3087));
    const models = await resolveModels(settings);
    const report = await scanWorkspace({
        root: workspace,
        models: (0,_facts_declared_model_js__WEBPACK_IMPORTED_MODULE_11__/* .pathsOfModels */ .Q7)(models),
        paths: files.paths.length === 0 ? ['.'] : files.paths.map((entry) => entry.path),
        ignore: files.leftOut.map((entry) => entry.path),
        known: active.cleanFiles?.known ?? new Map(),
        worker: findWorker(),
        signal,
        progress: (text) => {
            runner.log.info(text);
        },
    }).catch((error) => {
        throw error instanceof PatternError ? wrongPattern(active, error.pattern, error.message) : error;
    });
    active.cleanFiles?.add(report.files);
    if (isWhole)
        requireFiles(report);
    requireMatches(report.unmatchedPaths, files);
    const at = (0,_active_run_js__WEBPACK_IMPORTED_MODULE_9__/* .policyOf */ .U)(active);
    const judged = (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .decideFiles */ .Gw)((0,_decide_judge_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeScan */ .Bw)(report, files, 'workspace'), at, matches);
    const coverage = (0,_model_coverage_js__WEBPACK_IMPORTED_MODULE_10__.coverModels)(judged, models, settings, { at, matches, entries: (0,_active_run_js__WEBPACK_IMPORTED_MODULE_9__/* .entryFacts */ .k)(active) });
    const outcome = { ...judged, ...coverage.models };
    const warnings = [
        ...unmatchedPatterns(report, files),
        ...coverage.warnings,
        // Otherwise the files of analyses may have what an entry names.
        ...(isWhole || settings.analyses.length === 0 ? (0,_decide_accept_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOfFiles */ .ln)(at, { ...outcome, matches }) : []),
    ];
    for (const { place, message } of warnings)
        runner.log.warning(message, place);
    const { fileCount, bytes, unchangedCount } = outcome;
    const unchanged = unchangedCount === 0 ? '' : `, ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .hS)(unchangedCount, 'file', 'files')} unchanged`;
    runner.log.info(`Supply chain: ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .hS)(fileCount, 'file', 'files')}, ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_13__/* .formatBytes */ .z3)(bytes)}${unchanged}; ` +
        `${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .hS)(outcome.findings.length, 'finding', 'findings')}.`);
    const leftOut = (0,_report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_8__/* .formatLeftOut */ .tG)(outcome);
    if (leftOut !== undefined)
        runner.log.info(`${leftOut}.`);
    reportUnattacked(active, outcome);
    return { outcome, report };
}
/** The analyses' models, with their paths as the scan names files: links resolved, relative to the workspace. */
async function resolveModels({ workspace, models, }) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    return Promise.all(models.map(async (model) => {
        if (model.path === undefined)
            return model;
        const absolute = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(root, model.path);
        // A model that is missing has its own message.
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(absolute).catch(() => absolute);
        return { ...model, path: node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, real).replaceAll((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep), '/') };
    }));
}
function reportUnattacked({ runner }, outcome) {
    const { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] } = outcome;
    for (const { path: file, whatToDo, lines } of unattacked.slice(0, _core_log_js__WEBPACK_IMPORTED_MODULE_14__/* .MAX_WARNINGS */ .r)) {
        runner.log.group(`Not attacked: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(file, 300)}. ${whatToDo}`, lines);
    }
    for (const { path: file, reason } of acceptedModels.slice(0, _core_log_js__WEBPACK_IMPORTED_MODULE_14__/* .MAX_WARNINGS */ .r)) {
        runner.log.info(`Not attacked, as the config file accepts: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(`${file} (${reason})`, 500)}`);
    }
    if (coveredModels.length > 0)
        runner.log.info((0,_report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCovered */ .sP)(coveredModels));
    if (unattackable.length > 0)
        runner.log.info((0,_report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_8__/* .formatUnattackable */ .RG)(unattackable));
}
function wrongPattern({ settings }, pattern, message) {
    const { paths, leftOut } = settings.supplyChain.files;
    const place = [...paths, ...leftOut].find((entry) => entry.path === pattern)?.place;
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC([{ place: place ?? SUPPLY_CHAIN, message }]);
}
const SUPPLY_CHAIN = { kind: 'input', input: 'supply-chain' };
/** A path that matches nothing may be misspelt, and a scan of nothing is no clean one. */
function requireMatches(unmatched, { paths }) {
    const problems = paths
        .filter(({ path: pattern }) => unmatched.includes(pattern))
        .map(({ path: pattern, place }) => {
        const message = `"${pattern}" matches no file, so nothing was scanned there. Check the spelling, or remove it.`;
        return { place, message };
    });
    if (problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(problems);
}
/** A workspace without any file is one that was not checked out: nothing is known of the repository. */
function requireFiles({ counts }) {
    if (counts.filesSeen + counts.ignored > 0)
        return;
    const message = 'There is no file to scan, so nothing is known of the models. In a workflow, check the repository out before this ' +
        'step (actions/checkout); elsewhere, run this in the folder that holds them.';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC([{ place: SUPPLY_CHAIN, message }]);
}
function unmatchedPatterns({ unmatchedIgnores }, { leftOut }) {
    return leftOut
        .filter(({ path: pattern }) => unmatchedIgnores.includes(pattern))
        .map(({ path: pattern, place }) => {
        return { place, message: `"paths" has "!${pattern}", which matches no file. Check it, or remove it.` };
    });
}
/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
function findWorker() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,node_url__WEBPACK_IMPORTED_MODULE_12__.pathToFileURL)(isSource
        ? node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(import.meta.dirname, '../scanner/worker.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_1___default().join(import.meta.dirname, 'scanner', 'index.js'));
}


/***/ })

};
