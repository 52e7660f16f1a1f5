export const id = 7298;
export const ids = [7298,5475];
export const modules = {

/***/ 4192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ commentIdentity),
/* harmony export */   o: () => (/* binding */ findSubject)
/* harmony export */ });
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3382);

/**
 * Finds what a step is about: the config file, or the models in the text of the config, `only`, and the repository that it looks
 * up. It is the same whether or not the config was read. Thresholds and reports are not part of it, so that a change of them keeps the comment and the alerts.
 */
function findSubject({ configFile, configNames, only, repository }) {
    const { type, url, branch, bucket } = repository;
    const pairs = [
        ['repo-type', type === 'github' ? undefined : type],
        ['repo-url', url],
        ['branch', branch],
        ['bucket-name', bucket?.name],
        ['region', bucket?.region],
        ['config', configNames?.join(',')],
    ];
    return {
        ...(configFile === undefined ? {} : { configFile }),
        only: [...new Set(only)].sort(),
        details: pairs.flatMap(([input, value]) => (value === undefined ? [] : [`${input}=${value}`])),
    };
}
/**
 * Lists the texts that identify the comment of a step.
 * @param workflow the name of the workflow
 * @param job the id of the job in the workflow
 */
function commentIdentity(subject, workflow, job) {
    const { configFile = _facts_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIG_FILE */ .Cu, only, details } = subject;
    // The usual config file is left out, so that naming it keeps the comment.
    const config = configFile === _facts_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIG_FILE */ .Cu ? [] : [`config-file=${configFile}`];
    return [workflow, job, only.join(','), ...config, ...details];
}


/***/ }),

/***/ 369:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ sentSlots),
/* harmony export */   F: () => (/* binding */ stateVerdict)
/* harmony export */ });
/* harmony import */ var _facts_declared_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6701);
/* harmony import */ var _judged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3903);
/* harmony import */ var _scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(229);
/* harmony import */ var _scan_unattacked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(140);




/**
 * Decides whether a run may state a verdict for others to trust, and about which files (docs/design.md, rule 1). It states
 * nothing about what was not decided, and nothing that rests on the record of a service, which names no content. Pure.
 * @returns the reason if it states none: a clause that fits after a colon
 */
function stateVerdict(outcome) {
    const { mode, status, lineage, results } = outcome;
    if (mode !== 'scan')
        return { why: `mode ${mode} judges nothing` };
    if (status === 'already-scanned' && lineage?.cached !== 'reused') {
        return {
            why: 'the verdict comes from an earlier scan, and its record does not say which files it covers',
        };
    }
    if (status !== 'passed' && status !== 'vulnerable' && status !== 'already-scanned') {
        return { why: `the run reached no verdict (status ${status})` };
    }
    const analyses = results.filter(hasVerdict);
    const undecided = results.filter((result) => !(0,_judged_js__WEBPACK_IMPORTED_MODULE_1__/* .isDecided */ .d$)(result)).map(({ spec }) => spec.name);
    const verdict = status === 'vulnerable' ? 'vulnerable' : 'passed';
    // Both would be faults of this program. A signed statement is worth a second look.
    const isContradicted = undecided.length > 0 || results.some(_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG);
    if (verdict === 'passed' && isContradicted)
        return { why: 'not every analysis has a verdict that passes' };
    const judged = [...analyses.flatMap(analysedFiles), ...scannedFiles(outcome)];
    const files = uniqueFiles(verdict === 'passed' ? withoutUnattacked(judged, outcome) : judged);
    if (files.length === 0)
        return { why: 'it is not known which files the verdict covers' };
    return { verdict, files, analyses, undecided };
}
function hasVerdict(result) {
    return (0,_judged_js__WEBPACK_IMPORTED_MODULE_1__/* .isDecided */ .d$)(result);
}
/**
 * The files of an analysis: what it read on the runner, or what was sent to the service, which may judge other files that
 * it holds. The digest of a folder is no SHA-256 of a file, so no one could verify it.
 */
function analysedFiles(result) {
    const { spec, digests = {}, folders = [] } = result;
    const sent = sentSlots(result);
    return spec.artifacts.flatMap(({ slot, path }) => {
        const sha256 = digests[slot];
        const isKnown = sha256 !== undefined && !folders.includes(slot) && sent.includes(slot);
        return isKnown ? [{ path: cleanPath(path), sha256 }] : [];
    });
}
/** The slots whose files were judged. */
function sentSlots({ spec, uploads, sentBefore = [] }) {
    if (spec.local !== undefined)
        return spec.artifacts.map(({ slot }) => slot);
    return [...uploads.map(({ slot }) => slot), ...sentBefore];
}
/** The model files of the repository, without those that could not be scanned. */
function scannedFiles({ supplyChain }) {
    if (supplyChain?.scope !== 'workspace')
        return [];
    const open = new Set(supplyChain.findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path));
    const isJudged = ({ path, isModelFile }) => isModelFile && !open.has(path);
    return supplyChain.files
        .filter(isJudged)
        .flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [{ path, sha256 }]));
}
/** A model that nothing attacks passed nothing, by whatever name its content goes. */
function withoutUnattacked(files, { results, supplyChain }) {
    const modelsOf = (isWanted) => results
        .filter(({ spec }) => (0,_facts_declared_model_js__WEBPACK_IMPORTED_MODULE_0__/* .attacksModel */ .lp)(spec.attack) === isWanted)
        .flatMap(({ digests }) => digests?.model ?? []);
    const attacked = new Set(modelsOf(true));
    const open = supplyChain === undefined ? [] : (0,_scan_unattacked_js__WEBPACK_IMPORTED_MODULE_3__/* .unattackedFiles */ .Y8)(supplyChain);
    const left = new Set([...open.flatMap(({ sha256 }) => sha256 ?? []), ...modelsOf(false)]);
    return files.filter(({ sha256 }) => attacked.has(sha256) || !left.has(sha256));
}
/** `./models/a.onnx` and `models/a.onnx` are one file. */
function cleanPath(path) {
    const parts = path.split(/[/\\]/u).filter((part) => part !== '' && part !== '.');
    return parts.join('/');
}
function uniqueFiles(files) {
    const unique = new Map(files.map((file) => [JSON.stringify([file.path, file.sha256]), file]));
    return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildRunUrl: () => (/* binding */ buildRunUrl),
/* harmony export */   openGithubForRun: () => (/* binding */ openGithubForRun)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5025);

/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 286).then(__webpack_require__.bind(__webpack_require__, 286));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        clock,
        transport: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ }),

/***/ 5817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sarifLog)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(528);
/* harmony import */ var _decide_judged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3903);
/* harmony import */ var _decide_run_subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4192);



/**
 * Renders the findings of a run for code scanning, with the code that is loaded only now.
 * @returns the text of the SARIF file; undefined if the run reached no verdict, because an empty file would close alerts
 */
async function sarifLog(runner, outcome, settings) {
    if (!(0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_0__/* .sarifIsDue */ .a_)(outcome))
        return undefined;
    const { renderSarif, serializeSarif } = await __webpack_require__.e(/* import() */ 6247).then(__webpack_require__.bind(__webpack_require__, 6247));
    const { sarifCategory } = await __webpack_require__.e(/* import() */ 2970).then(__webpack_require__.bind(__webpack_require__, 2970));
    const actionRepository = runner.variable('GITHUB_ACTION_REPOSITORY');
    // owner/name/.github/workflows/file.yml@refs/heads/main
    const workflow = /^[^/]+\/[^/]+\/([^@]+)@/u.exec(runner.variable('GITHUB_WORKFLOW_REF'))?.[1];
    const options = {
        category: sarifCategory((0,_decide_run_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .findSubject */ .o)(settings)),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ configFile: settings.configFile, fallbackFile: workflow }),
        ...(actionRepository === '' ? {} : { informationUri: `${runner.event.serverUrl}/${actionRepository}` }),
    };
    return serializeSarif(renderSarif(outcome, options));
}


/***/ }),

/***/ 7298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeFiles: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(528);
/* harmony import */ var _decide_verdict_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/* harmony import */ var _files_output_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2839);
/* harmony import */ var _files_running_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2333);
/* harmony import */ var _github_open_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5475);
/* harmony import */ var _sarif_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5817);







const KINDS = [
    { key: 'sarifFile', what: 'SARIF file', isNeeded: true, render: sarifText },
    { key: 'bomFile', what: 'bill of materials', render: bomText },
    { key: 'resultsFile', what: 'results file', isNeeded: true, render: resultsText },
    // Otherwise somebody could sign the file of an earlier run as the verdict of this one.
    { key: 'verdictFile', what: 'statement of the verdict', removesEarlier: true, render: verdictText },
    { key: 'reportFile', what: 'report', render: reportText },
];
/**
 * Writes the files that the settings ask for, however the run ended.
 * @returns the outcome with their paths, and with a warning, a notice or a failure for each that was not written
 */
async function writeFiles(runner, found, settings) {
    let outcome = found;
    for (const kind of KINDS) {
        const name = settings.reports[kind.key];
        if (name !== undefined)
            outcome = await writeOne(kind, name, { runner, outcome, settings });
    }
    return outcome;
}
async function writeOne({ key, what, isNeeded, removesEarlier, render }, name, context) {
    const { outcome, settings } = context;
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(settings.workspace, name);
    try {
        const content = await render(context);
        if (typeof content === 'string' || removesEarlier === true) {
            await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeOutputFolder */ .Wn)(settings.workspace, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file));
        }
        if (typeof content === 'string') {
            await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(file, content);
            return { ...outcome, [key]: name };
        }
        if (removesEarlier === true)
            await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFile */ .nM)(file);
        return 'warning' in content
            ? withWarning(outcome, content.warning)
            : { ...outcome, notices: [...outcome.notices, content.notice] };
    }
    catch (error) {
        const message = `The ${what} could not be written to "${name}": ${(0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWriteError */ .JB)(error)}.`;
        return isNeeded === true ? withWriteFailure(outcome, message) : withWarning(outcome, message);
    }
}
function withWarning(outcome, warning) {
    return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}
/** A run that has failed anyway keeps its reason, and a finding outranks the failure. */
function withWriteFailure(outcome, errorMessage) {
    if (outcome.failed)
        return withWarning(outcome, errorMessage);
    const status = outcome.status === 'vulnerable' ? outcome.status : 'error';
    const failure = { failureReason: 'unexpected-answer', origin: 'runner', failed: true };
    return { ...outcome, ...failure, status, errorMessage };
}
async function sarifText({ runner, outcome, settings }) {
    const text = await (0,_sarif_log_js__WEBPACK_IMPORTED_MODULE_5__/* .sarifLog */ .e)(runner, outcome, settings);
    if (text !== undefined)
        return text;
    return {
        notice: 'No SARIF file was written: the run reached no verdict, and an empty file would close alerts.',
    };
}
async function bomText({ runner, outcome, settings }) {
    const { supplyChain, target, results } = outcome;
    if (supplyChain?.scope !== 'workspace') {
        return {
            warning: 'No bill of materials was written: the files of the repository were not scanned.',
        };
    }
    const { renderBom } = await Promise.all(/* import() */[__webpack_require__.e(515), __webpack_require__.e(5227)]).then(__webpack_require__.bind(__webpack_require__, 5227));
    const program = await (0,_files_running_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunningProgram */ .$)(runner.variable('GITHUB_ACTION_REF'));
    return renderBom({ supplyChain, analyses: settings.analyses, results, target, program });
}
async function resultsText({ runner, outcome }) {
    const { renderResultsFile } = await Promise.all(/* import() */[__webpack_require__.e(515), __webpack_require__.e(4998)]).then(__webpack_require__.bind(__webpack_require__, 4998));
    return renderResultsFile(outcome, await (0,_files_running_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunningProgram */ .$)(runner.variable('GITHUB_ACTION_REF')), runner.clock.now());
}
async function verdictText({ runner, outcome }) {
    const statement = (0,_decide_verdict_statement_js__WEBPACK_IMPORTED_MODULE_1__/* .stateVerdict */ .F)(outcome);
    if ('why' in statement)
        return { warning: `No statement of the verdict was written: ${statement.why}.` };
    const { renderVerdictFile } = await Promise.all(/* import() */[__webpack_require__.e(515), __webpack_require__.e(2718)]).then(__webpack_require__.bind(__webpack_require__, 2718));
    const facts = runner.secrets.redactAll({
        program: await (0,_files_running_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunningProgram */ .$)(runner.variable('GITHUB_ACTION_REF')),
        attempt: runner.variable('GITHUB_RUN_ATTEMPT'),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_6__/* .present */ .E)({ runUrl: runUrlOf(runner) }),
    });
    return renderVerdictFile(statement, outcome, facts);
}
async function reportText({ runner, outcome, settings }) {
    const { renderRunPage } = await Promise.all(/* import() */[__webpack_require__.e(9740), __webpack_require__.e(1694)]).then(__webpack_require__.bind(__webpack_require__, 104));
    const { describeSettings } = await __webpack_require__.e(/* import() */ 3267).then(__webpack_require__.bind(__webpack_require__, 3267));
    return renderRunPage(outcome, {
        program: await (0,_files_running_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunningProgram */ .$)(runner.variable('GITHUB_ACTION_REF')),
        writtenMs: runner.clock.now(),
        startedMs: runner.startedMs,
        runUrl: runUrlOf(runner),
        runNumber: runner.variable('GITHUB_RUN_NUMBER'),
        file: settings.reports.reportFile,
        settings: runner.secrets.redactAll(describeSettings(settings)),
    });
}
/** Undefined outside of GitHub. */
function runUrlOf(runner) {
    return runner.variable('GITHUB_RUN_ID') === '' ? undefined : (0,_github_open_js__WEBPACK_IMPORTED_MODULE_4__.buildRunUrl)(runner);
}


/***/ })

};
