export const id = 443;
export const ids = [443];
export const modules = {

/***/ 3535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MIN_POLL_GAP_MS),
/* harmony export */   v: () => (/* binding */ RateLimiter)
/* harmony export */ });
/** The time between two polls of any jobs: 8 polls a second stay below the promised 10 even if timers are early. */
const MIN_POLL_GAP_MS = 125;
/** Lets callers continue one after another, with a minimum time between two. */
class RateLimiter {
    #minGapMs;
    #clock;
    #signal;
    /** The turn of the last caller. */
    #latest = Promise.resolve();
    #latestMs = Number.NEGATIVE_INFINITY;
    /**
     * @param minGapMs the minimum time between two turns
     * @param signal ends the wait of every caller, with its reason
     */
    constructor(minGapMs, clock, signal) {
        this.#minGapMs = minGapMs;
        this.#clock = clock;
        this.#signal = signal;
    }
    /** Resolves when it is the caller's turn. */
    waitForTurn() {
        const turn = this.#latest.then(() => this.#waitForGap());
        this.#latest = turn.catch(() => undefined);
        return turn;
    }
    /** Counts from the actual time of the previous turn, so that a process that was paused does not catch up in a burst. */
    async #waitForGap() {
        const leftMs = this.#latestMs + this.#minGapMs - this.#clock.now();
        // The clock may have been set back, so the wait is never longer than the gap.
        if (leftMs > 0)
            await this.#clock.sleep(Math.min(leftMs, this.#minGapMs), this.#signal);
        this.#latestMs = this.#clock.now();
    }
}


/***/ }),

/***/ 31:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ fetchJobStatus)
});

// UNUSED EXPORTS: readJobStatus

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/client/model-analysis.ts
var model_analysis = __webpack_require__(7469);
// EXTERNAL MODULE: ./src/client/call.ts + 1 modules
var call = __webpack_require__(4918);
;// CONCATENATED MODULE: ./src/text/json-excerpt.ts

/** The beginning of a value as JSON, sanitized for messages. Accepts any value. */
function jsonExcerpt(value, maxLength = 200) {
    try {
        // Wrapped in a list because a value that JSON does not know, such as undefined, would give no text by itself.
        return (0,sanitize/* plainLine */.h0)(JSON.stringify([value]).slice(1, -1), maxLength);
    }
    catch {
        // JSON.parse reads any depth, but JSON.stringify goes only as deep as the stack.
        return 'a value that is nested too deeply to be shown';
    }
}

;// CONCATENATED MODULE: ./src/client/job-status.ts






const STATES = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const DESCRIPTION_NAME = 'CurrentStatus';
/** Lower-case letters only. The first one is the service's own spelling. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];
const ERROR_NAME = /^error(?:[ _-]?message)?$/iu;
/**
 * Fetches the status of a job.
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
async function fetchJobStatus(transport, access, jobId, beforeAttempt) {
    const answer = await (0,call/* callService */.cb)(transport, access, {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        path: `job_status_detailed?job_id=${encodeURIComponent(jobId)}`,
        beforeAttempt,
    });
    const status = readJobStatus(answer);
    return status === undefined || isForJob(jobId, answer) ? status : { ...status, isOfAnotherJob: true };
}
/** True if the answer names the requested job or none. Base64 padding and its percent-encoding are ignored. */
function isForJob(jobId, answer) {
    const named = model_analysis/* JOB_ID_NAMES */.Fh.map((name) => (0,json.at)(answer, name)).filter((value) => !isEmptyValue(value));
    const bare = (id) => id.trim().replaceAll(/%3d|=/giu, '');
    return named.every((value) => ['string', 'number'].includes(typeof value) && bare(String(value)) === bare(jobId));
}
/** Reads a status answer. Every name that ends in `Status` is a stage, except the description. */
function readJobStatus(answer) {
    if (!(0,json/* isObject */.G)(answer))
        return undefined;
    const stages = Object.entries(answer)
        // A stage that is null counts as absent.
        .filter(([name, value]) => isStage(name, value) && value !== null)
        .map(([name, value]) => readStage(name, value));
    const description = answer[DESCRIPTION_NAME];
    const errors = Object.entries(answer).filter(([name, value]) => ERROR_NAME.test(name) && !isEmptyValue(value));
    const [error] = errors.map(([, value]) => (typeof value === 'string' ? value : jsonExcerpt(value)));
    return {
        stages,
        currentStatus: typeof description === 'string' ? (0,sanitize/* bounded */.Mm)(description) : '',
        score: readScore(answer),
        ...(error === undefined ? {} : { error: (0,sanitize/* bounded */.Mm)(error) }),
    };
}
/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage(name, value) {
    if (/^current_?status$/iu.test(name))
        return false;
    return name.endsWith('Status') || (/_status$/iu.test(name) && typeof value === 'string');
}
/** True for the values that services use for "nothing". */
function isEmptyValue(value) {
    if (typeof value === 'string')
        return /^(?:|na|n\/a|none|null|no|false|0)$/iu.test(value.trim());
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length === 0;
    return value === undefined || value === null || value === false || value === 0;
}
function readStage(name, value) {
    const said = typeof value === 'string' ? value : jsonExcerpt(value);
    const word = said.trim().toLowerCase();
    const state = STATES.find((one) => one === word) ?? 'unknown';
    return { name: (0,sanitize/* bounded */.Mm)(name), said: (0,sanitize/* bounded */.Mm)(said), state };
}
function readScore(answer) {
    const isScore = (name) => SCORE_NAMES.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
    const given = Object.entries(answer).flatMap(([name, value]) => (isScore(name) ? [value] : []));
    const scores = new Set(given.filter((value) => !isBlank(value)).map(readNumber));
    const [score] = scores;
    if (score === undefined)
        return 'absent';
    return scores.size === 1 ? score : 'unreadable';
}
/** True for the values that the service uses for "no score yet". */
function isBlank(value) {
    return value === null || (typeof value === 'string' && /^(?:na|)$/iu.test(value.trim()));
}
/** Reads a number or a numeric string; a negative score is unreadable. */
function readNumber(value) {
    const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
    const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
    return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ JOB_ID_NAMES),
/* harmony export */   xR: () => (/* binding */ submitAnalysis)
/* harmony export */ });
/* unused harmony export readJob */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4918);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4296);





/**
 * Starts an analysis (service spec 4.2). It is sent again only if it was certainly not processed.
 * @param fields the attack configuration, exactly as it is sent
 * @throws ServiceError
 */
async function submitAnalysis(transport, access, path, modelId, fields) {
    const answer = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callService */ .cb)(transport, access, {
        operation: 'model analysis',
        rule: 'submission',
        method: 'POST',
        path: `${path}/${encodeURIComponent(modelId)}`,
        body: fields,
    });
    return readJob(answer);
}
/** The names of the job id in answers: the first one was observed publicly, the others are likely. */
const JOB_ID_NAMES = ['job_id', 'jobId', 'JobID', 'job-id'];
const LINK_NAMES = ['dashboard_link', 'dashboard_url', 'dashboard-link', 'monitor_link', 'monitor_url'];
/** Ten times as long as the ids that were observed, and short enough for an output and a URL. */
const MAX_JOB_ID_LENGTH = 1024;
/**
 * Reads the job id and the dashboard link from every shape of answer that was observed publicly: flat, under `data`, or a
 * copy under `{"<kind>": {"response": {...}}}`. Service spec 2.2 does not show the exact names.
 * @throws ServiceError `unexpected-answer` if there is no job id, or more than one
 */
function readJob(answer) {
    const places = [answer, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(answer, 'data'), ...nestedResponses(answer)];
    const ids = new Set(places.flatMap((place) => readTexts(place, JOB_ID_NAMES)));
    const [jobId] = ids;
    if (jobId === undefined || ids.size > 1 || !isUsableId(jobId)) {
        const found = ids.size > 1 ? 'several job ids' : jobId === undefined ? 'no job id' : 'an unusable job id';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('unexpected-answer', `The service accepted the model analysis, but its answer has ${found}; its fields are ` +
            `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(answer) ? (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(Object.keys(answer).join(', '), 200) : 'none'}. ` +
            'The analysis may be running: look on the service’s dashboard before you start another run.', { inDoubt: true });
    }
    const links = places.flatMap((place) => readTexts(place, LINK_NAMES));
    const dashboardUrl = links.map(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .linkableUrl */ .s6).find((link) => link !== undefined);
    return { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }), answer };
}
function nestedResponses(answer) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(answer))
        return [];
    return Object.values(answer).map((value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(value, 'response'));
}
function readTexts(place, names) {
    return names.flatMap((name) => readIdText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(place, name)) ?? []);
}
/** Reads an id; a number becomes a text, if JSON has kept all of its digits. */
function readIdText(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** True for printable ids without white space: other ids could not be used in a request. */
function isUsableId(id) {
    return id.length <= MAX_JOB_ID_LENGTH && /^[\x21-\x7e]+$/u.test(id);
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ QUERIES),
/* harmony export */   Gn: () => (/* binding */ isKnownStage),
/* harmony export */   HI: () => (/* binding */ stageInFull),
/* harmony export */   JX: () => (/* binding */ DEFENSE),
/* harmony export */   Lj: () => (/* binding */ BEFORE_DEFENSE),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   YI: () => (/* binding */ EXPLORATION),
/* harmony export */   _l: () => (/* binding */ stageWords),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   df: () => (/* binding */ SANITY)
/* harmony export */ });
/** The known stages of a job, each with its spellings (observed publicly; not in the service spec). */
const EXPLORATION = ['ModelExploration_Status'];
const SANITY = ['SanityCheck_Status'];
const QUERIES = ['QueryGenerator_Status'];
/** The first is the spelling of the service. */
const ENGINE = ['VunerabilityEngine_Status', 'VulnerabilityEngine_Status'];
const DEFENSE = ['DefenseReport_Status'];
const SUPPLY_CHAIN = ['SupplyChainStatus'];
/** All stages except the defence. */
const BEFORE_DEFENSE = [EXPLORATION, SANITY, QUERIES, ENGINE, SUPPLY_CHAIN];
const STAGES = [...BEFORE_DEFENSE, DEFENSE];
const WORDS = new Map([
    [EXPLORATION, 'model exploration'],
    [SANITY, 'sanity check'],
    [QUERIES, 'query generator'],
    [ENGINE, 'vulnerability engine'],
    [DEFENSE, 'defense report'],
    [SUPPLY_CHAIN, 'supply chain'],
].flatMap(([spellings, words]) => spellings.map((name) => [name, words])));
/**
 * True if the action knows a stage.
 * @param name as the service spells it
 */
function isKnownStage(name) {
    return WORDS.has(name);
}
/** @returns a stage in words, or the service's name for it if the stage is not known */
function stageWords(name) {
    return WORDS.get(name) ?? name;
}
/** @returns a stage in words and by the service's name: `sanity check (SanityCheck_Status)` */
function stageInFull(name) {
    const words = WORDS.get(name);
    return words === undefined ? name : `${words} (${name})`;
}


/***/ }),

/***/ 4339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ judgeJob)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4212);
/* harmony import */ var _job_stages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5763);


const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;
const DONE = ['completed', 'passed'];
const isEngineDone = (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2));
/** Extraction and evasion continue with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERIES */ .Ds, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: (status) => findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFENSE */ .JX) === 'completed' ||
        (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    needsScore: true,
};
const ENGINE_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: isEngineDone,
    done: DONE,
    needsScore: true,
};
const SANITY_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df],
    isOver: (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df)),
    done: ['passed'],
    needsScore: false,
};
/** The rule that tells when a job of each attack has ended (observed publicly; not in the service spec). */
const RULES = {
    extraction: WITH_DEFENSE,
    evasion: WITH_DEFENSE,
    poisoning: ENGINE_ONLY,
    drift: ENGINE_ONLY,
    outlier: SANITY_ONLY,
};
/**
 * Judges a status answer. Only this function calls a job passed, and only if it understands the whole answer
 * (docs/design.md, rule 1). Pure.
 * @param status undefined if the answer was not a JSON object
 * @param threshold the job is vulnerable if its score is above the threshold, and not if the two are equal
 */
function judgeJob(attack, status, threshold) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is not a JSON object' };
    if (status.isOfAnotherJob === true)
        return { kind: 'unreadable', why: 'the answer is about another job' };
    if (status.stages.length === 0)
        return { kind: 'unreadable', why: 'the answer names no stage' };
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0) {
        return { kind: 'failed', why: `${listNames(failed)} failed${quoteCurrentStatus(status)}` };
    }
    if (status.error !== undefined) {
        return { kind: 'unreadable', why: `the answer has an error, "${status.error}"` };
    }
    const rule = RULES[attack];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
    }
    if (isBusy(rule, status) || !rule.isOver(status))
        return { kind: 'running' };
    return judgeEndedJob(rule, status, threshold);
}
/** True if a known stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule, status) {
    // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
    const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .BEFORE_DEFENSE */ .Lj : _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .STAGES */ .an;
    return counts.some((stage) => findState(status, stage) === 'inprogress');
}
function judgeEndedJob(rule, status, threshold) {
    const { score } = status;
    if (score === 'unreadable')
        return { kind: 'undecided', why: 'the score is not a number' };
    // Compared this way, no score passes if the threshold is not a number.
    if (typeof score === 'number' && !(score <= threshold))
        return { kind: 'vulnerable', score };
    const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
    if (missing.length > 0) {
        return {
            kind: 'undecided',
            why: `the job has ended without finishing ${missing.map(([name = '']) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(name)).join(', ')}`,
        };
    }
    const unknown = status.stages.filter((stage) => !(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownStage */ .Gn)(stage.name) && stage.state !== 'na');
    if (unknown.length > 0) {
        return { kind: 'undecided', why: `${listNames(unknown)} is an unknown stage; update the action` };
    }
    if (score === 'absent') {
        return rule.needsScore
            ? { kind: 'undecided', why: 'the job has ended without a score' }
            : { kind: 'passed' };
    }
    return { kind: 'passed', score };
}
/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status, spellings) {
    const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
    const order = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
    return order.find((state) => states.includes(state)) ?? 'na';
}
function listNames(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)).join(', '));
}
function listWithStates(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => `${(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)} "${stage.said}"`).join(', '));
}
function quoteCurrentStatus(status) {
    return status.currentStatus === '' ? '' : ` ("${status.currentStatus}")`;
}


/***/ }),

/***/ 1443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collect: () => (/* binding */ collect)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var decide_threshold = __webpack_require__(3175);
// EXTERNAL MODULE: ./src/job-store/require-github.ts
var require_github = __webpack_require__(806);
// EXTERNAL MODULE: ./src/analysis/rate-limiter.ts
var rate_limiter = __webpack_require__(3535);
// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
// EXTERNAL MODULE: ./src/decide/job.ts
var decide_job = __webpack_require__(4339);
// EXTERNAL MODULE: ./src/decide/run.ts
var run = __webpack_require__(1125);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/decide/collected-run.ts


/**
 * Decides the verdict of a run in mode collect. The verdict is `passed` only if every pending analysis has ended and none
 * is vulnerable. Pure.
 * @param unreadable the number of pending statuses without a readable job
 */
function decideCollectedRun(results, unreadable, failOnVulnerability) {
    const vulnerable = results.filter((result) => result.state === 'vulnerable');
    const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
    const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
    const found = describeCounts([
        [results.length - vulnerable.length - undecided.length - running.length, 'passed'],
        [vulnerable.length, 'found the model vulnerable'],
        [undecided.length, 'came to no verdict'],
        [running.length, 'still running'],
    ]);
    const headline = unreadable === 0
        ? found
        : `${(0,number_words/* counted */.hS)(unreadable, 'pending commit status names', 'pending commit statuses name')} no readable job. ${found}`;
    const reason = (0,run/* worstReason */.YH)(undecided) ?? (unreadable > 0 ? 'unexpected-answer' : undefined);
    if (vulnerable.length > 0) {
        if (failOnVulnerability) {
            return { status: 'vulnerable', failed: true, failureReason: 'vulnerable', headline };
        }
        if (reason === undefined)
            return { status: 'vulnerable', failed: false, headline };
        const origin = (0,run/* findOrigin */.Ub)(undecided, reason);
        return { status: 'vulnerable', failed: true, failureReason: reason, ...origin, headline };
    }
    if (reason !== undefined) {
        return {
            status: 'error',
            failed: true,
            failureReason: reason,
            ...(0,run/* findOrigin */.Ub)(undecided, reason),
            headline,
        };
    }
    if (results.length === 0) {
        return { status: 'not-scanned', failed: false, headline };
    }
    return {
        status: results.every((result) => result.state === 'passed') ? 'passed' : 'submitted',
        failed: false,
        headline,
    };
}
function describeCounts(parts) {
    const total = parts.reduce((sum, [count]) => sum + count, 0);
    if (total === 0)
        return 'No pending analysis was found.';
    const known = parts.filter(([count]) => count > 0).map(([count, words]) => `${String(count)} ${words}`);
    return `${(0,number_words/* counted */.hS)(total, 'pending analysis', 'pending analyses')}: ${known.join(', ')}.`;
}

// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/job-store/status-url-codec.ts
var status_url_codec = __webpack_require__(9178);
// EXTERNAL MODULE: ./src/job-store/status-writer.ts
var status_writer = __webpack_require__(5261);
// EXTERNAL MODULE: ./src/core/log.ts
var log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/client/job-status.ts + 1 modules
var job_status = __webpack_require__(31);
// EXTERNAL MODULE: ./src/decide/target.ts
var decide_target = __webpack_require__(4191);
// EXTERNAL MODULE: ./src/core/error-trace.ts
var error_trace = __webpack_require__(9741);
;// CONCATENATED MODULE: ./src/run/collect-run.ts
















const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];
/**
 * Does the work of mode collect: finds the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * writes the verdicts of those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
async function* collect(active, start) {
    const { runner, settings, signal } = active;
    const target = (0,decide_target/* readTarget */._E)(runner.event);
    const state = { ...start, target };
    yield state;
    const client = await (0,require_github/* requireGithub */.x)(signal, () => (0,github_open/* openGithubForRun */.K3)(runner, settings, signal));
    const commits = await (0,require_github/* requireGithub */.x)(signal, () => findCommits(active, client, target.commit));
    const { pending, unreadable } = await (0,require_github/* requireGithub */.x)(signal, () => findPending(active, client, commits));
    const analyses = (0,number_words/* counted */.hS)(pending.length, 'pending analysis', 'pending analyses');
    runner.log.info(`${analyses} on ${(0,number_words/* counted */.hS)(commits.length, 'commit', 'commits')}.`);
    const results = await collectJobs(active, client, pending);
    yield { ...state, results };
    return decideCollectedRun(results, unreadable, settings.failOnVulnerability);
}
async function collectJobs(active, client, pending) {
    const rateLimiter = new rate_limiter/* RateLimiter */.v(rate_limiter/* MIN_POLL_GAP_MS */.J, active.runner.clock, active.signal);
    const write = (0,status_writer/* createStatusWriter */.y)(active, client, 'a status that is not written stays pending');
    const severalCommits = new Set(pending.map(({ sha }) => sha)).size > 1;
    return Promise.all(pending.map(async ({ sha, job }) => {
        const { result, ended } = await collectJob(active, rateLimiter, job);
        if (ended)
            await write(sha, result, Promise.resolve(job.digest));
        return severalCommits ? addCommitToName(result, sha) : result;
    }));
}
/** Lists the event's commit and, unless the event is about one pull request, the newest commit of each open one. */
async function findCommits({ runner }, client, commit) {
    const own = commit === undefined ? [] : [commit];
    if (PULL_REQUEST_EVENTS.includes(runner.event.eventName))
        return own;
    const heads = await client.listOpenPullHeads();
    return [...new Set([...own, ...heads.map((head) => head.sha)])];
}
async function findPending({ runner }, client, commits) {
    const limit = (0,p_limit/* default */.A)(github_open/* MAX_GITHUB_REQUESTS */.sF);
    let unreadable = 0;
    const found = await Promise.all(commits.map((sha) => limit(async () => {
        const statuses = [...(0,status_url_codec/* readRememberedStatuses */.de)(await client.listStatuses(sha)).values()];
        return statuses.flatMap((status) => {
            if (status.kind === 'job')
                return status.state === 'pending' ? [{ sha, job: status }] : [];
            // A status without a job is normal if the submission failed or is in doubt, or there is a verdict.
            if (status.state !== 'pending' && status.state !== 'unknown')
                return [];
            unreadable += 1;
            if (unreadable > log/* MAX_WARNINGS */.r)
                return [];
            runner.log.warning(`Commit ${sha}: the status "${status.context}" ${status.why}, so it is left as it is.`);
            return [];
        });
    })));
    return { pending: found.flat(), unreadable };
}
async function collectJob({ runner, settings, transport }, rateLimiter, job) {
    const waiting = (0,analysis_result/* submittedResult */.lj)((0,analysis_result/* plannedResult */.Uf)(restoreSpec(job)), job);
    const threshold = (0,decide_threshold/* effectiveThreshold */.F)(settings.vulnerabilityThreshold, job.threshold);
    try {
        const status = await (0,job_status/* fetchJobStatus */.a)(transport, settings.service, job.jobId, () => rateLimiter.waitForTurn());
        const verdict = (0,decide_job/* judgeJob */.J)(job.attack, status, threshold);
        if (verdict.kind === 'running' || verdict.kind === 'unreadable')
            return { result: waiting, ended: false };
        return { result: (0,analysis_result/* endedResult */.ES)(waiting, verdict, threshold), ended: true };
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)((0,log/* logAbout */.U)(waiting.spec.name, runner.log), error);
        // A refusal means that the service does not know the job. All other faults may pass.
        const refused = error instanceof errors/* ServiceError */._7 && (0,errors/* isRefusal */.vu)(error.reason);
        return { result: (0,analysis_result/* failedResult */.Nq)(waiting, error), ended: refused };
    }
}
/** Restores the spec of an analysis from its status, without fields and artifacts, which are not needed any more. */
function restoreSpec({ model, modelId, task, attack }) {
    return {
        name: `${model}/${attack}`,
        model,
        modelId,
        task,
        attack,
        fields: {},
        artifacts: [],
    };
}
/** Adds the commit to the name of an analysis, so that people can distinguish the analyses of several commits. */
function addCommitToName(result, sha) {
    const { spec } = result;
    const model = `${spec.model} at ${sha.slice(0, 7)}`;
    return { ...result, spec: { ...spec, model, name: `${model}/${spec.attack}` } };
}


/***/ })

};
