export const id = 5792;
export const ids = [5792,8995];
export const modules = {

/***/ 7809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ STATUS_STATES)
/* harmony export */ });
/** The states of a commit status (GitHub's REST API). */
const STATUS_STATES = ['pending', 'success', 'failure', 'error'];


/***/ }),

/***/ 8995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ MAX_GITHUB_REQUESTS),
  buildRunUrl: () => (/* binding */ buildRunUrl),
  openGithubForRun: () => (/* binding */ openGithubForRun)
});

// EXTERNAL MODULE: ./src/http/transport.ts + 5 modules
var transport = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/github/write-pacer.ts

/** GitHub's secondary limits for requests that create content, such as comments and statuses (its REST documentation). */
const LIMITS = [
    { writes: 80, windowMs: 60_000, window: 'a minute' },
    { writes: 500, windowMs: 3_600_000, window: 'an hour' },
];
const MOST_WRITES = Math.max(...LIMITS.map(({ writes }) => writes));
/** The minimum time between two messages about waits. */
const MIN_MESSAGE_GAP_MS = 60_000;
/** Delays requests that create content, so that this process stays within GitHub's limits. The first ones are not delayed. */
class WritePacer {
    #clock;
    #log;
    /** The times of the last writes in milliseconds, oldest first. */
    #writesMs = [];
    #lastMessageMs = Number.NEGATIVE_INFINITY;
    #lastTurn = Promise.resolve();
    constructor(clock, log) {
        this.#clock = clock;
        this.#log = log;
    }
    /**
     * Resolves when the next write may be sent. Writes take turns.
     * @throws the signal's reason if it is aborted first
     */
    async waitForTurn(signal) {
        const turn = this.#lastTurn.then(() => this.#takeTurn(signal));
        this.#lastTurn = turn.catch(() => undefined);
        return turn;
    }
    async #takeTurn(signal) {
        signal.throwIfAborted();
        const { waitMs, limit } = this.#findWait();
        if (waitMs > 0) {
            this.#announce(waitMs, limit);
            await this.#clock.sleep(waitMs, signal);
        }
        this.#writesMs = [...this.#writesMs, this.#clock.now()].slice(-MOST_WRITES);
    }
    /** Finds the limit that makes the next write wait longest. */
    #findWait() {
        const nowMs = this.#clock.now();
        const waits = LIMITS.map(({ writes, windowMs, window }) => {
            const firstMs = this.#writesMs.at(-writes);
            return {
                waitMs: firstMs === undefined ? 0 : firstMs + windowMs - nowMs,
                limit: `${String(writes)} ${window}`,
            };
        });
        return waits.reduce((longest, wait) => (wait.waitMs > longest.waitMs ? wait : longest));
    }
    #announce(waitMs, limit) {
        const nowMs = this.#clock.now();
        if (nowMs - this.#lastMessageMs < MIN_MESSAGE_GAP_MS)
            return;
        this.#lastMessageMs = nowMs;
        const seconds = (0,number_words/* counted */.hS)(Math.ceil(waitMs / 1000), 'second', 'seconds');
        this.#log.info(`Waiting ${seconds} before the next comment or commit status: GitHub allows ${limit}. ` +
            'Fewer analyses in one run, or commit-status: false, avoid the wait.');
    }
}

;// CONCATENATED MODULE: ./src/github/open.ts


/** The requests that may be sent to GitHub at once. */
const MAX_GITHUB_REQUESTS = 4;
/** One for each run, because GitHub's limits are shared by everything that a run writes. */
const pacers = new WeakMap();
function pacerOf(runner) {
    const pacer = pacers.get(runner) ?? new WritePacer(runner.clock, runner.log);
    pacers.set(runner, pacer);
    return pacer;
}
/** Sends every write at once: for the last words of a run that ends, which has no time to wait. */
const UNPACED = { waitForTurn: () => Promise.resolve() };
/**
 * Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs.
 * @param pacing `unpaced` sends writes at once even if GitHub may refuse them
 */
async function openGithubForRun(runner, settings, signal, pacing = 'paced') {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 3021).then(__webpack_require__.bind(__webpack_require__, 5402));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        pacer: pacing === 'paced' ? pacerOf(runner) : UNPACED,
        transport: (0,transport/* createTransport */.o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ }),

/***/ 5792:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ beginAggregate),
/* harmony export */   endAggregate: () => (/* binding */ endAggregate),
/* harmony export */   k: () => (/* binding */ settleAggregates),
/* harmony export */   settlePart: () => (/* binding */ settlePart)
/* harmony export */ });
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7);
/* harmony import */ var _decide_aggregate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2115);
/* harmony import */ var _text_number_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4026);
/* harmony import */ var _decide_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4191);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8995);
/* harmony import */ var _commit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8108);
/* harmony import */ var _require_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3553);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5096);
/* harmony import */ var _status_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9355);
/* harmony import */ var _status_writer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4736);
/* harmony import */ var _status_url_codec_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1041);











/**
 * Writes the aggregate status as pending, before anything is submitted: what an earlier run left there is no longer true.
 * @throws InvalidInputError, ServiceError if a good verdict cannot be replaced
 */
async function beginAggregate(run, client, memory) {
    const { settings, signal } = run;
    const { newest } = memory;
    if ((0,_decide_aggregate_js__WEBPACK_IMPORTED_MODULE_8__/* .touchesAggregate */ .JB)(settings))
        await reopenAggregate(run, client, memory);
    if (!(0,_decide_aggregate_js__WEBPACK_IMPORTED_MODULE_8__/* .writesAggregate */ .MN)(settings))
        return;
    const write = () => writeAggregate(run, client, 'pending', 'The analyses are running');
    const isGood = newest.get((0,_status_context_js__WEBPACK_IMPORTED_MODULE_4__/* .buildAggregateContext */ .F)(settings.configFile).toLowerCase())?.status.state === 'success';
    if (isGood)
        await (0,_require_github_js__WEBPACK_IMPORTED_MODULE_3__/* .requireGithub */ .x)(signal, write);
    // The end of the run tries again, and warns.
    else
        await write().catch(() => undefined);
}
/**
 * Makes a good aggregate status of an earlier run pending, since a part of its plan is analysed again. It keeps its plan, so
 * the statuses of all analyses can settle it.
 */
async function reopenAggregate(run, client, { remembered }) {
    const { runner, settings, signal } = run;
    const context = (0,_status_context_js__WEBPACK_IMPORTED_MODULE_4__/* .buildAggregateContext */ .F)(settings.configFile);
    const aggregate = remembered.get(context.toLowerCase());
    if (aggregate?.kind !== 'plan' || aggregate.state !== 'success')
        return;
    const { plan } = aggregate;
    const sha = (0,_decide_target_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(runner.event).commit ?? runner.event.sha;
    const description = 'A part of the analyses is running again';
    await (0,_require_github_js__WEBPACK_IMPORTED_MODULE_3__/* .requireGithub */ .x)(signal, () => (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlainStatus */ .YA)(client, { sha, context: aggregate.context, state: 'pending', description, plan }, (0,_status_source_js__WEBPACK_IMPORTED_MODULE_5__/* .createStatusSource */ .Y)(runner, settings)));
}
/** Settles the aggregate status at the end of a run of a part, if all analyses of its plan have an end. It never fails: it warns. */
async function settlePart(run) {
    const { runner, settings, signal } = run;
    const left = signal.aborted ? AbortSignal.timeout(_status_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LATE_WRITE_MS */ .dP) : signal;
    try {
        const client = await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__.openGithubForRun)(runner, settings, left, 'unpaced');
        const source = (0,_status_source_js__WEBPACK_IMPORTED_MODULE_5__/* .createStatusSource */ .Y)(runner, settings);
        const sha = (0,_decide_target_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(runner.event).commit ?? runner.event.sha;
        const memory = (0,_status_url_codec_js__WEBPACK_IMPORTED_MODULE_7__/* .readCommitMemory */ .b)(await client.listStatuses(sha), source.signerOf(sha));
        await settleAggregates(run, client, source, sha, memory, new Map());
    }
    catch (error) {
        const why = left.aborted ? 'GitHub did not answer in time.' : (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error);
        runner.log.warning(`The aggregate commit status could not be settled; it stays as it is. ${why}`);
    }
}
/** Writes the aggregate status at the end of a run, however it ended. It never fails: it warns. */
async function endAggregate(run, outcome) {
    const { runner, settings, signal } = run;
    const left = signal.aborted ? AbortSignal.timeout(_status_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LATE_WRITE_MS */ .dP) : signal;
    try {
        const client = await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__.openGithubForRun)(runner, settings, left, 'unpaced');
        await writeAggregate(run, client, (0,_decide_aggregate_js__WEBPACK_IMPORTED_MODULE_8__/* .aggregateState */ .P9)(outcome), outcome.headline);
    }
    catch (error) {
        const why = left.aborted ? 'GitHub did not answer in time.' : (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error);
        runner.log.warning(`The aggregate commit status could not be written; it stays as it is. ${why}`);
    }
}
/**
 * Settles the pending aggregate statuses of a commit whose analyses all have an end. It never fails: it warns.
 * @param states the states that were written since `memory` was read, by context in lower case
 */
async function settleAggregates({ runner }, client, source, sha, { remembered }, states) {
    for (const aggregate of remembered.values()) {
        if (aggregate.kind !== 'plan' || aggregate.state !== 'pending')
            continue;
        const { context, group, plan } = aggregate;
        const members = [...remembered.values()].filter((one) => one.kind !== 'plan' && one.group === group);
        // If a status of the plan is missing, or there is another one, nothing is known about the whole.
        if ((0,_status_context_js__WEBPACK_IMPORTED_MODULE_4__/* .planDigest */ .Gb)(members.map((member) => member.context)) !== plan)
            continue;
        const now = members.map((one) => ({ state: states.get(one.context.toLowerCase()) ?? one.state }));
        const state = (0,_decide_aggregate_js__WEBPACK_IMPORTED_MODULE_8__/* .settleAggregate */ .rh)(now);
        if (state === undefined)
            continue;
        const description = `${(0,_text_number_words_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(now.length, 'analysis', 'analyses')}: ${describeStates(now)}`;
        try {
            await (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlainStatus */ .YA)(client, { sha, context, state, description, plan }, { ...source, group });
        }
        catch (error) {
            runner.log.warning(`Commit ${sha}: the status "${context}" could not be written; it stays pending. ${(0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error)}`);
        }
    }
}
function describeStates(members) {
    const words = {
        success: 'passed',
        failure: 'found the model vulnerable',
        error: 'reached no verdict',
    };
    const counts = ['failure', 'error', 'success'].map((state) => [members.filter((member) => member.state === state).length, words[state]]);
    return counts
        .filter(([count]) => count > 0)
        .map(([count, what]) => `${String(count)} ${what}`)
        .join(', ');
}
async function writeAggregate({ runner, settings }, client, state, description) {
    const contexts = settings.analyses.map((spec) => (0,_status_context_js__WEBPACK_IMPORTED_MODULE_4__/* .buildContext */ .gC)(runner.secrets.redactAll(spec)));
    await (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlainStatus */ .YA)(client, {
        sha: (0,_decide_target_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(runner.event).commit ?? runner.event.sha,
        context: runner.secrets.redact((0,_status_context_js__WEBPACK_IMPORTED_MODULE_4__/* .buildAggregateContext */ .F)(settings.configFile)),
        state,
        description: runner.secrets.redact(description),
        plan: (0,_status_context_js__WEBPACK_IMPORTED_MODULE_4__/* .planDigest */ .Gb)(contexts),
    }, (0,_status_source_js__WEBPACK_IMPORTED_MODULE_5__/* .createStatusSource */ .Y)(runner, settings));
}


/***/ }),

/***/ 8108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   YA: () => (/* binding */ writePlainStatus),
/* harmony export */   _6: () => (/* binding */ statusState)
/* harmony export */ });
/* unused harmony export describeStatus */
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5966);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4212);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5096);
/* harmony import */ var _decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5834);
/* harmony import */ var _decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3175);
/* harmony import */ var _status_url_codec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1041);






/** GitHub refuses longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;
const IN_DOUBT_WORDS = 'No verdict: it may have been submitted; look on the service\u2019s dashboard for a job of this model';
const CUT_OFF_WORDS = 'No verdict: submitted, but the run ended before its files were sent; look at its job on the service\u2019s dashboard';
/** Stays if the run is killed before it knows the answer to its submission. */
const ANNOUNCED_WORDS = 'Being submitted. If this stays, look on the service\u2019s dashboard for a job of this model';
/** Why the run stopped waiting for a job that is still running. */
const LEFT_BECAUSE = {
    timeout: 'the run ended before the job',
    cancelled: 'the run was cancelled, but the job continues',
    unavailable: 'the service could not be reached, but the job continues',
    unauthorized: 'the service refused the credentials, but the job continues',
    'unexpected-answer': 'the answer was not understood, but the job continues',
};
/**
 * Returns the state of an analysis's commit status. A later run resumes the job of a `pending` status, so this state is
 * only for a job whose end was not seen. Everything else without a verdict is `error`.
 */
function statusState(result) {
    switch (result.state) {
        case 'passed':
            return 'success';
        case 'vulnerable':
            return (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(result) ? 'success' : 'failure';
        case 'not-tested':
        case 'failed':
            return 'error';
        case 'planned':
        case 'submitted':
        case 'timeout':
        case 'error':
            return mayBeRunning(result) ? 'pending' : 'error';
    }
}
function mayBeRunning({ state, jobId, jobGoesOn, reason }) {
    if (jobId !== undefined)
        return state === 'submitted' || jobGoesOn === true;
    // An analysis on the runner ends with the run.
    return state === 'submitted' && reason === undefined;
}
/** Describes a status for people, as plain text of at most 140 characters. */
function describeStatus(result) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(formatStatus(result), MAX_DESCRIPTION_LENGTH);
}
function formatStatus(result) {
    const { reason, message } = result;
    const more = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .explainedScore */ .fl)(result);
    switch (statusState(result)) {
        case 'pending':
            return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
        case 'success':
            return join(withParts((0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(result) ? `Vulnerable, but ${result.policy?.finding ?? ''}` : 'Passed', result), more);
        case 'failure':
            return join(withParts('Vulnerable', result), more);
        case 'error':
            if (result.inDoubt === true)
                return result.jobId === undefined ? IN_DOUBT_WORDS : CUT_OFF_WORDS;
            // GitHub has refused characters beyond the basic plane.
            return join(result.state === 'not-tested' ? 'Not tested' : 'No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? 'not submitted');
    }
}
/** `Passed, backdoors not tested`: the parts come first, since the end of a description may be cut. */
function withParts(word, result) {
    const parts = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .notTestedShort */ .tD)(result);
    return parts === '' ? word : `${word}, ${parts}`;
}
function join(word, more) {
    return more === undefined || more === '' ? word : `${word}: ${more}`;
}
/**
 * Writes the commit status of an analysis, which also stores its job.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function writeStatus(client, status, source) {
    const { sha, result, isAnnounced } = status;
    const context = (0,_status_context_js__WEBPACK_IMPORTED_MODULE_2__/* .buildContext */ .gC)(result.spec);
    const state = isAnnounced === true ? 'pending' : statusState(result);
    const { dashboardUrl } = result;
    const content = contentToStore(status, source);
    const link = { context, state, runUrl: source.runUrl };
    const usesDashboard = content.kind === 'job' && dashboardUrl !== undefined;
    const targetUrl = (0,_status_url_codec_js__WEBPACK_IMPORTED_MODULE_5__/* .encodeStatusUrl */ .W)(content, usesDashboard ? { ...link, dashboardUrl } : link, source.signerOf(sha));
    await client.createStatus(sha, {
        context,
        state,
        description: isAnnounced === true ? ANNOUNCED_WORDS : describeStatus(result),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    });
}
/** @throws GithubError; the reason of the run's signal if the run ends meanwhile */
async function writePlainStatus(client, { sha, context, state, description, plan }, { runUrl, group, signerOf }) {
    const common = group === undefined ? {} : { group };
    const content = plan === undefined
        ? { kind: 'replaced', ...common }
        : { kind: 'plan', plan, ...common };
    const targetUrl = (0,_status_url_codec_js__WEBPACK_IMPORTED_MODULE_5__/* .encodeStatusUrl */ .W)(content, { context, state, runUrl }, signerOf(sha));
    await client.createStatus(sha, {
        context,
        state,
        description: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(description, MAX_DESCRIPTION_LENGTH),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    });
}
function contentToStore({ result, digest, isAnnounced, ...status }, source) {
    const { spec, jobId, inDoubt } = result;
    const group = status.group ?? source.group;
    const common = group === undefined ? {} : { group };
    if (digest === undefined)
        return { kind: 'jobless', ...common };
    if (inDoubt === true || isAnnounced === true) {
        return { kind: 'doubt', digest, ...(jobId === undefined ? {} : { jobId }), ...common };
    }
    if (jobId === undefined)
        return { kind: 'jobless', ...common };
    const { model, modelId, task } = spec;
    const own = result.threshold ?? (0,_decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__/* .ownThreshold */ .qf)(spec);
    const job = { model, modelId, task, jobId, digest, threshold: (0,_decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__/* .effectiveThreshold */ .FK)(source.threshold, own) };
    return { kind: 'job', job, ...common };
}


/***/ }),

/***/ 3553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ requireGithub)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);


/**
 * Does work on GitHub that the run cannot do without.
 * @param signal the signal of the run
 * @throws InvalidInputError if the token lacks a permission; ServiceError `unavailable` for any other fault of GitHub;
 *   the reason of the signal
 */
async function requireGithub(signal, work) {
    try {
        return await work();
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GithubError */ .E1))
            throw error;
        if (error.permission !== undefined || error.status === 401) {
            const message = `cannot be used for commit statuses; nothing was submitted. ${error.message}`;
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC([{ place: { kind: 'input', input: 'github-token' }, message }]);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unavailable', `${error.message} Nothing was submitted.`, {
            origin: 'github',
            cause: error,
        });
    }
}


/***/ }),

/***/ 5096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ buildAggregateContext),
/* harmony export */   Gb: () => (/* binding */ planDigest),
/* harmony export */   MI: () => (/* binding */ isOwnContext),
/* harmony export */   gC: () => (/* binding */ buildContext),
/* harmony export */   u9: () => (/* binding */ statusGroup)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3382);


/** The context of the aggregate status of a run with the default config file. */
const AGGREGATE = 'model-security';
/** The prefix of the contexts of analyses. */
const CONTEXT_PREFIX = `${AGGREGATE}/`;
/** In characters. GitHub allows 255 for the whole context; this leaves room for the prefix, the mark and the attack. */
const MAX_NAME_LENGTH = 150;
/** Separates a name that was changed from its hash. Names that are kept do not contain it. */
const HASH_MARK = '~';
/** All characters except printable ASCII without the mark, and those of the basic plane that GitHub has not refused. */
const REFUSED_CHARACTERS = /[^\x20-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
/** The same, and the slash, which separates the parts of a context. */
const REPLACED_CHARACTERS = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
/**
 * Builds the context of an analysis's commit status, `model-security/<model>/<attack>`. It is the same in every run, so
 * that a branch can require it, and different for every analysis.
 */
function buildContext({ model, attack }) {
    return `${CONTEXT_PREFIX}${shorten(model, REPLACED_CHARACTERS)}/${attack}`;
}
/** @returns the name if the context can hold it, else a shorter or changed name with a hash of the original */
function shorten(name, replaced) {
    const kept = name.replace(replaced, '-').slice(0, MAX_NAME_LENGTH).trim();
    if (kept === name && name !== '')
        return name;
    return `${kept}${HASH_MARK}${hashOf(name).slice(0, 16)}`;
}
/**
 * Builds the context of the aggregate status of a run. Another config file than the default one has a status of its own.
 * @param configFile relative to the workspace; undefined if inputs describe the one analysis
 */
function buildAggregateContext(configFile) {
    if (configFile === undefined || configFile === _facts_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG_FILE */ .Cu)
        return AGGREGATE;
    return `${AGGREGATE} (${shorten(configFile, REFUSED_CHARACTERS)})`;
}
/** True for the contexts of this action. */
function isOwnContext(context) {
    const lower = context.toLowerCase();
    return lower === AGGREGATE || lower.startsWith(CONTEXT_PREFIX) || lower.startsWith(`${AGGREGATE} (`);
}
/** Identifies the aggregate status that an analysis counts for: 16 hexadecimal digits. */
function statusGroup(aggregateContext) {
    return hashOf(aggregateContext.toLowerCase()).slice(0, 16);
}
/** Identifies the analyses of a plan by the contexts of their statuses, in any order: 32 hexadecimal digits. */
function planDigest(contexts) {
    return hashOf(contexts.map((context) => context.toLowerCase()).sort()).slice(0, 32);
}
function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(value)).digest('hex');
}


/***/ }),

/***/ 9355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ createStatusSource),
  D: () => (/* binding */ describeUnsigned)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/github/open.ts + 1 modules
var github_open = __webpack_require__(8995);
// EXTERNAL MODULE: ./src/github/statuses/status-context.ts
var status_context = __webpack_require__(5096);
;// CONCATENATED MODULE: ./src/github/statuses/status-signature.ts

/** The version of the signed text. Increase it whenever the text changes. */
const FORMAT = 'model-security-scan status 1';
/** 256 bits in Base64. */
const SIGNATURE = /^[\w-]{43}$/u;
/**
 * Creates a signer for one commit. A signature is the HMAC-SHA256 (RFC 2104) of everything that the status says to a
 * machine: repository, commit, context, state, address and parameters.
 * @param repository `owner/name`; GitHub ignores its case, as that of contexts
 */
function createStatusSigner(apiKey, repository, sha) {
    const hmac = ({ context, state }, { parameters, address }) => {
        const place = [repository.toLowerCase(), sha.toLowerCase(), context.toLowerCase(), state];
        const sorted = parameters.map(([name, value]) => JSON.stringify([name, value])).sort();
        return (0,external_node_crypto_.createHmac)('sha256', apiKey)
            .update(JSON.stringify([FORMAT, ...place, address, sorted]))
            .digest();
    };
    return {
        sign: (status, content) => hmac(status, content).toString('base64url'),
        verify: (status, content, signature) => SIGNATURE.test(signature) &&
            (0,external_node_crypto_.timingSafeEqual)(Buffer.from(signature, 'base64url'), hmac(status, content)),
    };
}

;// CONCATENATED MODULE: ./src/github/statuses/status-source.ts





/** Signs the statuses of a run without an API key: no other run can write or believe them. */
const RUN_KEY = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
/** Collects what all commit statuses of a run share. */
function createStatusSource(runner, settings) {
    const { configFile, vulnerabilityThreshold, service } = settings;
    return {
        runUrl: (0,github_open.buildRunUrl)(runner),
        // Inputs that describe one analysis have no plan: its own status says all there is.
        ...(configFile === undefined ? {} : { group: (0,status_context/* statusGroup */.u9)((0,status_context/* buildAggregateContext */.F)(configFile)) }),
        threshold: vulnerabilityThreshold,
        signerOf: (sha) => createStatusSigner(service.apiKey === '' ? RUN_KEY : service.apiKey, runner.event.repository, sha),
    };
}
/** Explains for people why a status is no memory; it may hold untrusted text. */
function describeUnsigned(context) {
    return (`The commit status "${(0,sanitize/* plainLine */.h0)(context, 200)}" is not signed with this API key: someone else wrote it, or the key ` +
        'was changed since.');
}


/***/ }),

/***/ 1041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ encodeStatusUrl),
/* harmony export */   b: () => (/* binding */ readCommitMemory)
/* harmony export */ });
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3605);
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3942);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4212);
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38);
/* harmony import */ var _facts_commit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7809);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5096);






const PARAMETER_PREFIX = 'model_security_';
const SIGNATURE = `${PARAMETER_PREFIX}signature`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Any printable text of limited length: job ids are opaque. */
const JOB_ID = /^[\x21-\x7e]{1,1024}$/u;
const MODEL_ID = /^\P{C}{1,1024}$/u;
/** In characters. If the address of the dashboard is longer, the status links to the run instead. */
const MAX_URL_LENGTH = 2048;
/**
 * Builds the address of a commit status that stores something for later runs. What is stored is added to the query, so the
 * address leads to the same page as before.
 * @returns undefined if the address of the run cannot be parsed
 */
function encodeStatusUrl(content, link, signer) {
    const dashboard = link.dashboardUrl === undefined
        ? undefined
        : addContent(link.dashboardUrl, 'dashboard', content, link, signer);
    if (dashboard !== undefined && dashboard.length <= MAX_URL_LENGTH)
        return dashboard;
    return addContent(link.runUrl, 'run', content, link, signer);
}
function addContent(address, leadsTo, content, link, signer) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUrl */ .Dl)(address);
    if (url === undefined)
        return undefined;
    const stored = { ...storedValues(content), link: leadsTo };
    const parameters = Object.entries(stored).map(([name, value]) => [PARAMETER_PREFIX + name, value]);
    const others = otherParameters(url);
    setParameters(url, others);
    const signature = signer.sign(link, { parameters, address: url.href });
    const own = new URLSearchParams({ ...Object.fromEntries(parameters), [SIGNATURE]: signature });
    // Joined as text, because URLSearchParams would change the spelling of the address's other parameters.
    setParameters(url, [...others, own.toString()]);
    return url.href;
}
function storedValues(content) {
    const group = content.group === undefined ? {} : { group: content.group };
    switch (content.kind) {
        case 'job': {
            const { jobId, digest, threshold, task, model, modelId } = content.job;
            const details = { digest, threshold: String(threshold), task, model, model_id: modelId };
            return { kind: 'job', job: jobId, ...details, ...group };
        }
        case 'doubt': {
            const job = content.jobId === undefined ? {} : { job: content.jobId };
            return { kind: 'doubt', digest: content.digest, ...job, ...group };
        }
        case 'jobless':
        case 'replaced':
            return { kind: content.kind, ...group };
        case 'plan':
            return { kind: 'plan', plan: content.plan, ...group };
    }
}
/** @returns the parameters of an address that this action did not add, as text */
function otherParameters(url) {
    const parameters = url.search === '' ? [] : url.search.slice(1).split('&');
    return parameters.filter((parameter) => !parameter.startsWith(PARAMETER_PREFIX));
}
/** Replaces the query. It adds the question mark itself, because URL removes one from the start of the given text. */
function setParameters(url, parameters) {
    url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
/**
 * Reads what this action stored in the commit statuses of one commit. Everybody who may write to the repository can write
 * a status, so only signed ones are trusted, and the newest signed one of each context counts.
 * @param statuses newest first, as GitHub gives them; untrusted
 */
function readCommitMemory(statuses, signer) {
    const remembered = new Map();
    const newest = new Map();
    for (const status of statuses) {
        const key = status.context.toLowerCase();
        if (!(0,_status_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwnContext */ .MI)(key) || remembered.has(key))
            continue;
        const read = readStatus(status, signer);
        if (!newest.has(key))
            newest.set(key, { status, isSigned: read !== undefined });
        if (read !== undefined)
            remembered.set(key, read);
    }
    return { remembered, newest };
}
/** @returns undefined if the status is not signed, or stores something that this version cannot read */
function readStatus(status, signer) {
    const { context, targetUrl } = status;
    const url = targetUrl === undefined ? undefined : (0,_core_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUrl */ .Dl)(targetUrl);
    const state = _facts_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .STATUS_STATES */ .G.find((one) => one === status.state);
    if (url === undefined || state === undefined)
        return undefined;
    const content = readContent(url);
    const signature = url.searchParams.get(SIGNATURE) ?? '';
    if (!signer.verify(status, content, signature))
        return undefined;
    const values = new Map(content.parameters.map(([name, value]) => [name.slice(PARAMETER_PREFIX.length), value]));
    const group = values.get('group');
    const common = { context, state, ...(group === undefined ? {} : { group }) };
    return readStored(values, common, content.address);
}
function readStored(values, common, address) {
    const kind = values.get('kind');
    const { group } = common;
    if (kind === 'job')
        return readJob(values, common, address);
    if (kind === 'doubt')
        return readDoubt(values, common, address);
    if (kind === 'jobless' || kind === 'replaced')
        return { kind, ...common };
    if (kind !== 'plan' || group === undefined)
        return undefined;
    return { kind, ...common, group, plan: values.get('plan') ?? '' };
}
function readContent(url) {
    const parameters = [...url.searchParams].filter(([name]) => name.startsWith(PARAMETER_PREFIX) && name !== SIGNATURE);
    const bare = new URL(url);
    setParameters(bare, otherParameters(url));
    return { parameters, address: bare.href };
}
function readDoubt(values, common, address) {
    const digest = values.get('digest') ?? '';
    const jobId = values.get('job');
    if (!DIGEST.test(digest))
        return undefined;
    const job = jobId === undefined || !JOB_ID.test(jobId) ? {} : { jobId };
    return {
        kind: 'doubt',
        ...common,
        digest,
        runUrl: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .linkableUrl */ .s6)(address) ?? 'its address is not known',
        ...job,
    };
}
function readJob(values, common, address) {
    const attack = _attacks_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.find((one) => common.context.toLowerCase().endsWith(`/${one}`));
    const task = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TASKS */ .n3.find((one) => one === values.get('task'));
    const text = (name) => values.get(name) ?? '';
    const [model, modelId, jobId, digest] = [text('model'), text('model_id'), text('job'), text('digest')];
    const threshold = text('threshold').trim() === '' ? Number.NaN : Number(text('threshold'));
    if (attack === undefined || task === undefined || !Number.isFinite(threshold))
        return undefined;
    if ((0,_status_context_js__WEBPACK_IMPORTED_MODULE_3__/* .buildContext */ .gC)({ model, attack }).toLowerCase() !== common.context.toLowerCase())
        return undefined;
    if (!JOB_ID.test(jobId) || !DIGEST.test(digest) || !MODEL_ID.test(modelId))
        return undefined;
    const dashboardUrl = text('link') === 'dashboard' ? (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .linkableUrl */ .s6)(address) : undefined;
    const link = dashboardUrl === undefined ? {} : { dashboardUrl };
    return { kind: 'job', ...common, attack, model, modelId, task, jobId, digest, threshold, ...link };
}


/***/ }),

/***/ 4736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cy: () => (/* binding */ statusKey),
/* harmony export */   dP: () => (/* binding */ MAX_LATE_WRITE_MS),
/* harmony export */   y4: () => (/* binding */ createStatusWriter)
/* harmony export */ });
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _core_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4325);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8995);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5096);
/* harmony import */ var _commit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8108);






/**
 * The time for late writes after the end of a run, for all analyses together. Without them an analysis may be done twice.
 * The runner waits about 7 s before it kills the process.
 */
const MAX_LATE_WRITE_MS = 1500;
/**
 * Creates a writer of commit statuses. A status that cannot be written does not change the verdict: it is a warning. If
 * the run ends before a status is written that a later run needs, the writer tries once more, within 1.5 s.
 * @param consequence tells people what follows from a status that is not written
 * @param lastWritten the last statuses of earlier runs that name a job, by `statusKey`; kept up to date
 */
function createStatusWriter(run, client, source, consequence, lastWritten = new Map()) {
    const { runner, settings, signal } = run;
    const warned = new Set();
    let lateSignal;
    const warnOnce = (subject, text) => {
        if (warned.has(subject) || warned.size >= _core_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_WARNINGS */ .r)
            return;
        warned.add(subject);
        runner.log.warning(text);
    };
    const write = async (to, status) => {
        // Everybody who can read the repository can read its commit statuses.
        const shown = runner.secrets.redactAll(status.result);
        const digest = await readDigest(status);
        await (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .writeStatus */ .Kn)(to, { ...status, result: shown, digest }, source);
        const announced = status.isAnnounced === true ? { isAnnounced: true } : {};
        lastWritten.set(statusKey(status.sha, (0,_status_context_js__WEBPACK_IMPORTED_MODULE_2__/* .buildContext */ .gC)(shown.spec)), {
            ...describeWritten(shown),
            ...announced,
        });
    };
    const writeLate = async (status) => {
        const { sha, result } = status;
        const shown = runner.secrets.redactAll(result);
        const last = lastWritten.get(statusKey(sha, (0,_status_context_js__WEBPACK_IMPORTED_MODULE_2__/* .buildContext */ .gC)(shown.spec)));
        // An announcement must not stay if the analysis was certainly not submitted, and no analysis on the runner goes on.
        const mustNotStay = last?.isAnnounced === true || (last?.state === 'pending' && last.jobId === undefined);
        if (!needsLateWrite(result) && !mustNotStay)
            return false;
        if (isAlreadyWritten(last, shown))
            return true;
        lateSignal ??= AbortSignal.timeout(MAX_LATE_WRITE_MS);
        try {
            await write(await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__.openGithubForRun)(runner, settings, lateSignal, 'unpaced'), status);
            return true;
        }
        catch (error) {
            const { spec, jobId } = result;
            const job = jobId === undefined ? '' : ` Its job is ${jobId}.`;
            const why = lateSignal.aborted ? 'GitHub did not answer in time.' : (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error);
            const what = `${spec.name}: the run ended before its commit status was written; ${consequence}.`;
            warnOnce(spec.name, `${what} ${why}${job}`);
            return false;
        }
    };
    return async (status) => {
        try {
            await write(client, status);
            return true;
        }
        catch (error) {
            if (signal.aborted)
                return writeLate(status);
            // One warning is enough: the next writes would fail the same way.
            warnOnce('', `A commit status could not be written; ${consequence}. ${(0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)}`);
            return false;
        }
    };
}
/** @returns the key of a commit's status */
function statusKey(sha, context) {
    return `${sha} ${context}`;
}
/** True if a later run needs the status. An analysis that was certainly not submitted is submitted by the next run anyway. */
function needsLateWrite({ jobId, inDoubt }) {
    return jobId !== undefined || inDoubt === true;
}
/** True if the last written status already leads a later run to the job. */
function isAlreadyWritten(last, result) {
    if (last?.jobId === undefined || last.jobId !== result.jobId || last.isAnnounced === true)
        return false;
    const state = (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statusState */ ._6)(result);
    return last.state === state || (state === 'pending' && last.state !== 'error');
}
/** An analysis whose files cannot be read has no digest. If it has no job either, its status needs none. */
async function readDigest({ digest, result }) {
    try {
        return await digest;
    }
    catch (error) {
        const isUnreadable = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.reason === 'upload-failed';
        if (isUnreadable && !needsLateWrite(result))
            return undefined;
        throw error;
    }
}
function describeWritten(result) {
    const { jobId, inDoubt } = result;
    const job = jobId === undefined || inDoubt === true ? {} : { jobId };
    return { ...job, state: (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statusState */ ._6)(result) };
}


/***/ })

};
