export const id = 1660;
export const ids = [1660,5475];
export const modules = {

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildRunUrl: () => (/* binding */ buildRunUrl),
/* harmony export */   openGithubForRun: () => (/* binding */ openGithubForRun)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5302);

/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 9623).then(__webpack_require__.bind(__webpack_require__, 9623));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        transport: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ }),

/***/ 1660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
;// CONCATENATED MODULE: ./src/report/page/settings.ts
/**
 * The settings that decide what a run does, by the names of the inputs. None of them is a secret.
 * @param settings with the policy that judged the run
 */
function describeSettings(settings) {
    const { mode, service, configFile, configNames, only, rescan, vulnerabilityThreshold, failOnVulnerability, } = settings;
    const { supplyChain, policy } = settings;
    const { files } = supplyChain;
    const unread = settings.readConfig === undefined ? '' : ', not read';
    const patterns = [...files.paths.map(({ path }) => path), ...files.leftOut.map(({ path }) => `!${path}`)];
    return [
        ['Service', service.root === '' ? 'none, analysed on the runner' : service.root],
        ['mode', mode],
        ...(configFile === undefined ? [] : [['config-file', `${configFile}${unread}`]]),
        ...(configNames === undefined ? [] : [['config', `given as text${unread}`]]),
        ...(only.length === 0 ? [] : [['only', only.join(', ')]]),
        ['rescan', rescan],
        ...(vulnerabilityThreshold === undefined
            ? []
            : [['vulnerability-threshold', String(vulnerabilityThreshold)]]),
        ['fail-on-vulnerability', failOnVulnerability ? 'true' : 'false'],
        ['supply-chain', supplyChain.enabled ? 'true' : 'false'],
        ...(patterns.length === 0 ? [] : [['files', patterns.join(', ')]]),
        ...(unread === '' ? [['fail-on', files.failOn]] : []),
        ...(policy.baseline === undefined ? [] : [['baseline', policy.baseline.file]]),
        ...policy.accept.map(({ key, what, until, reason }) => [
            'Accepted',
            `${key}: ${what}${until === undefined ? '' : ` until ${until}`} (${reason})`,
        ]),
    ];
}

// EXTERNAL MODULE: ./src/report/page/run-page.ts + 23 modules
var run_page = __webpack_require__(9772);
// EXTERNAL MODULE: ./src/publish/with-warning.ts
var with_warning = __webpack_require__(4850);
;// CONCATENATED MODULE: ./src/publish/report-file.ts






/**
 * Writes the page of the run, however the run ended.
 * @param reportFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
async function writeReport(runner, outcome, settings, reportFile) {
    const file = external_node_path_.resolve(settings.workspace, reportFile);
    try {
        const page = (0,run_page.renderRunPage)(outcome, {
            version: runner.variable('GITHUB_ACTION_REF'),
            writtenMs: runner.clock.now(),
            runUrl: runner.variable('GITHUB_RUN_ID') === '' ? undefined : (0,github_open.buildRunUrl)(runner),
            settings: runner.secrets.redactAll(describeSettings(settings)),
        });
        await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, external_node_path_.dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, page);
        return { ...outcome, reportFile };
    }
    catch (error) {
        const warning = `The report could not be written to "${reportFile}": ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
        return (0,with_warning/* withWarning */.n)(outcome, warning);
    }
}


/***/ }),

/***/ 4850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withWriteFailure),
/* harmony export */   n: () => (/* binding */ withWarning)
/* harmony export */ });
/** Adds a warning to an outcome. */
function withWarning(outcome, warning) {
    return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}
/**
 * Fails a run whose findings could not be written: later steps would read those of nobody. A run that has failed anyway
 * keeps its reason, and a finding outranks the failure.
 */
function withWriteFailure(outcome, errorMessage) {
    if (outcome.failed)
        return withWarning(outcome, errorMessage);
    const status = outcome.status === 'vulnerable' ? outcome.status : 'error';
    const failure = { failureReason: 'unexpected-answer', origin: 'runner', failed: true };
    return { ...outcome, ...failure, status, errorMessage };
}


/***/ })

};
