export const id = 968;
export const ids = [968,5475];
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

/***/ 968:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadSarif: () => (/* binding */ uploadSarif)
});

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/decide/target.ts
var decide_target = __webpack_require__(4191);
;// CONCATENATED MODULE: ./src/decide/alert-place.ts

/**
 * Decides where the findings of a run belong. For a pull request that is its merge commit if this was analysed, and else its
 * head; for other events the commit that they are about, if their ref has it. Pure.
 * @returns the place, or why the findings belong to no ref of this repository, as words after "because"
 */
function alertPlace(event, target, checkedOut) {
    const { sha, ref } = event;
    const { commit, pullRequest } = target ?? {};
    if (commit === undefined)
        return { why: 'the commit that was analysed is not known' };
    if (pullRequest !== undefined) {
        const isMerge = (0,decide_target/* runsMergeCommit */.wF)(event) && 'commit' in checkedOut && (0,decide_target/* sameCommit */.Kd)(checkedOut.commit, sha) === true;
        return isMerge ? { commit: sha, ref } : { commit, ref: `refs/pull/${String(pullRequest)}/head` };
    }
    if ((0,decide_target/* sameCommit */.Kd)(commit, sha) === true)
        return { commit: sha, ref };
    return { why: `the run analysed commit ${commit}, which ${ref} does not name` };
}

// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/publish/sarif-log.ts
var sarif_log = __webpack_require__(5817);
;// CONCATENATED MODULE: ./src/publish/code-scanning.ts





const NOT_UPLOADED = 'The findings were not uploaded to code scanning';
/** Uploads the findings to code scanning. If that fails, it logs a warning; the outcome stays the same. */
async function uploadSarif(runner, outcome, settings, signal) {
    const { log, event } = runner;
    try {
        const text = await (0,sarif_log/* sarifLog */.e)(runner, outcome, settings);
        if (text === undefined) {
            log.info(`${NOT_UPLOADED}: the run reached no verdict, and an empty upload would close alerts.`);
            return;
        }
        const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(settings.workspace, settings.configFile);
        const place = alertPlace(event, outcome.target, checkedOut);
        if ('why' in place) {
            log.warning(`${NOT_UPLOADED}, because ${place.why}.`);
            return;
        }
        const client = await (0,github_open.openGithubForRun)(runner, settings, signal);
        const reading = await client.uploadSarif({ text, ...place });
        if (typeof reading === 'object') {
            log.warning(`Code scanning could not read the findings: ${reading.errors.join('; ')}`);
            return;
        }
        const state = reading === 'complete' ? 'read' : 'uploaded, but code scanning has not read them yet';
        log.info(`Code scanning: findings ${state}, for ${place.ref}.`);
    }
    catch (error) {
        log.warning(`${NOT_UPLOADED}. ${(0,errors/* messageOf */.bD)(error)}`);
    }
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


/***/ })

};
