export const id = 381;
export const ids = [381,3071];
export const modules = {

/***/ 381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveModels),
/* harmony export */   scanRepository: () => (/* binding */ scanRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5834);
/* harmony import */ var _decide_judge_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8637);
/* harmony import */ var _text_number_words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4026);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4212);
/* harmony import */ var _report_left_out_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(604);
/* harmony import */ var _report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1315);
/* harmony import */ var _model_coverage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9241);
/* harmony import */ var _core_log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4325);
/* harmony import */ var _facts_declared_model_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6701);
/* harmony import */ var _active_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(423);
/* harmony import */ var _scan_worker_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3071);














/**
 * Scans the model files of the repository (docs/supply-chain.md).
 * @throws InvalidInputError if a path or pattern is wrong or matches nothing
 */
async function scanRepository(active) {
    const { runner, settings, signal } = active;
    const { supplyChain: policy, workspace } = settings;
    const { scanWorkspace, PatternError } = await Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(1225)]).then(__webpack_require__.bind(__webpack_require__, 913));
    const models = await resolveModels(settings);
    const report = await scanWorkspace({
        root: workspace,
        models: (0,_facts_declared_model_js__WEBPACK_IMPORTED_MODULE_9__/* .pathsOfModels */ .Q7)(models),
        paths: policy.paths,
        ignore: policy.ignore.map((entry) => entry.path),
        known: active.cleanFiles?.known ?? new Map(),
        worker: (0,_scan_worker_js__WEBPACK_IMPORTED_MODULE_10__.findWorker)(),
        signal,
        progress: (text) => {
            runner.log.info(text);
        },
    }).catch((error) => {
        throw error instanceof PatternError ? wrongPattern(active, error.pattern, error.message) : error;
    });
    active.cleanFiles?.add(report.files);
    if (settings.supplyChain.paths.includes('.'))
        requireFiles(report);
    requireMatches(report.unmatchedPaths);
    warnOfUnmatched(active, report);
    const judged = (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .decideFiles */ .Gw)((0,_decide_judge_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeScan */ .Bw)(report, policy, 'workspace'), (0,_active_run_js__WEBPACK_IMPORTED_MODULE_11__/* .policyOf */ .U)(active));
    const coverage = (0,_model_coverage_js__WEBPACK_IMPORTED_MODULE_8__.coverModels)(judged, models, settings);
    for (const { place, message } of coverage.warnings)
        runner.log.warning(message, place);
    const outcome = { ...judged, ...coverage.models };
    const { fileCount, bytes, unchangedCount } = outcome;
    const unchanged = unchangedCount === 0 ? '' : `, ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .hS)(unchangedCount, 'file', 'files')} unchanged`;
    runner.log.info(`Supply chain: ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .hS)(fileCount, 'file', 'files')}, ${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_12__/* .formatBytes */ .z3)(bytes)}${unchanged}; ` +
        `${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .hS)(outcome.findings.length, 'finding', 'findings')}.`);
    const leftOut = (0,_report_left_out_words_js__WEBPACK_IMPORTED_MODULE_6__/* .formatLeftOut */ .t)(outcome);
    if (leftOut !== undefined)
        runner.log.info(`${leftOut}.`);
    reportAllowed(active, outcome);
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
function reportAllowed({ runner, settings }, outcome) {
    const allowed = outcome.findings.filter(({ standing }) => standing === 'allowed');
    for (const { path: file, subject } of allowed.slice(0, _core_log_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_WARNINGS */ .r)) {
        runner.log.info(`Allowed by the config file: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(`${subject} in ${file}`, 300)}`);
    }
    for (const { name } of (0,_decide_judge_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .allowedCode */ .Mu)(outcome)) {
        const place = settings.supplyChain.allow.find((entry) => entry.name === name)?.place;
        runner.log.warning(`"allow" names "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(name, 200)}", which runs code: it accepts any program, in any file, also in files that are added ` +
            'later. To accept one file as it is, use "waivers" with its sha256 instead.', place);
    }
}
function reportUnattacked({ runner }, outcome) {
    const { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] } = outcome;
    for (const { path: file, whatToDo, lines } of unattacked.slice(0, _core_log_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_WARNINGS */ .r)) {
        runner.log.group(`Not attacked: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(file, 300)}. ${whatToDo}`, lines);
    }
    for (const { path: file, reason } of acceptedModels.slice(0, _core_log_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_WARNINGS */ .r)) {
        runner.log.info(`Not attacked, as the config file accepts: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(`${file} (${reason})`, 500)}`);
    }
    if (coveredModels.length > 0)
        runner.log.info((0,_report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCovered */ .s)(coveredModels));
    if (unattackable.length > 0)
        runner.log.info((0,_report_unattackable_words_js__WEBPACK_IMPORTED_MODULE_7__/* .formatUnattackable */ .R)(unattackable));
}
function wrongPattern({ settings }, pattern, message) {
    const ignored = settings.supplyChain.ignore.find((entry) => entry.path === pattern);
    const place = ignored?.place ?? { kind: 'input', input: 'supply-chain-paths' };
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC([{ place, message }]);
}
/** A path that matches nothing may be misspelt, and a scan of nothing is no clean one. */
function requireMatches(unmatched) {
    if (unmatched.length === 0)
        return;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(unmatched.map((one) => {
        const message = `"${one}" matches no file, so nothing was scanned there. Check the spelling, or remove it.`;
        return { place: { kind: 'input', input: 'supply-chain-paths' }, message };
    }));
}
/** A workspace without any file is one that was not checked out: nothing is known of the repository. */
function requireFiles({ counts }) {
    if (counts.filesSeen + counts.ignored > 0)
        return;
    const message = 'There is no file to scan, so nothing is known of the models. In a workflow, check the repository out before this ' +
        'step (actions/checkout); elsewhere, run this in the folder that holds them.';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC([{ place: { kind: 'input', input: 'supply-chain-paths' }, message }]);
}
function warnOfUnmatched({ runner, settings }, report) {
    const { allow, ignore } = settings.supplyChain;
    for (const { name, place } of (0,_decide_judge_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedNames */ .ql)(report.findings, { allow })) {
        runner.log.warning(`"allow" names "${name}", which no finding has. Check the spelling, or remove it.`, place);
    }
    for (const { path: pattern, place } of ignore) {
        if (!report.unmatchedIgnores.includes(pattern))
            continue;
        runner.log.warning(`"ignore" has "${pattern}", which matches no file. Check it, or remove it.`, place);
    }
}


/***/ }),

/***/ 3071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findWorker: () => (/* binding */ findWorker)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);


/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
function findWorker() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(isSource
        ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(import.meta.dirname, '../scanner/worker.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'scanner', 'index.js'));
}


/***/ })

};
