export const id = 443;
export const ids = [443];
export const modules = {

/***/ 6587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ POLL_GAP_MS),
/* harmony export */   o: () => (/* binding */ Pace)
/* harmony export */ });
/** All jobs together are asked for at most 8 times a second: below the 10 that are promised, whatever the timers do. */
const POLL_GAP_MS = 125;
/** Lets callers through one after another, with at least a fixed time between two. */
class Pace {
    #gapMs;
    #clock;
    #signal;
    /** The turn of whoever asked last. */
    #latest = Promise.resolve();
    #latestMs = Number.NEGATIVE_INFINITY;
    /** @param signal ends the waiting of everybody, with its reason */
    constructor(gapMs, clock, signal) {
        this.#gapMs = gapMs;
        this.#clock = clock;
        this.#signal = signal;
    }
    /** Resolves when it is the caller's turn. */
    turn() {
        const turn = this.#latest.then(() => this.#afterGap());
        this.#latest = turn.catch(() => undefined);
        return turn;
    }
    /** Counts from when the turn before really came: a process that was held up must not make up for it in a burst. */
    async #afterGap() {
        const leftMs = this.#latestMs + this.#gapMs - this.#clock.now();
        // Never more than the gap, even where the clock was set back.
        if (leftMs > 0)
            await this.#clock.sleep(Math.min(leftMs, this.#gapMs), this.#signal);
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

/** The beginning of a value as JSON, made safe, for messages; any value at all may be handed in. */
function jsonExcerpt(value, maxLength = 200) {
    try {
        // In a list: on its own, what JSON does not know would give no text.
        return (0,sanitize/* plainLine */.h0)(JSON.stringify([value]).slice(1, -1), maxLength);
    }
    catch {
        // JSON is read to any depth, but written only as deep as the stack goes.
        return 'a value that is nested too deep to be shown';
    }
}

;// CONCATENATED MODULE: ./src/client/job-status.ts






const STATES = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const PROSE_NAME = 'CurrentStatus';
/** Letters alone, in lower case: the first is how the service spells it. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];
const ERROR_NAME = /^error(?:[ _-]?message)?$/iu;
/**
 * Asks how far a job is.
 * @param beforeAttempt awaited before every attempt, to keep the pace of all jobs together
 * @returns undefined where the answer is no object
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
    return status === undefined || isOf(jobId, answer) ? status : { ...status, isOfAnotherJob: true };
}
/** Whether the answer names no job, or the one that was asked for; padding and percent-encoding make no other id. */
function isOf(jobId, answer) {
    const named = model_analysis/* JOB_ID_NAMES */.Fh.map((name) => (0,json.at)(answer, name)).filter((value) => !saysNothing(value));
    const bare = (id) => id.trim().replaceAll(/%3d|=/giu, '');
    return named.every((value) => ['string', 'number'].includes(typeof value) && bare(String(value)) === bare(jobId));
}
/** Reads a status answer; every name that ends in `Status` is a stage, but for the prose. */
function readJobStatus(answer) {
    if (!(0,json/* isObject */.G)(answer))
        return undefined;
    const stages = Object.entries(answer)
        // A stage that is null is as good as absent.
        .filter(([name, value]) => isStage(name, value) && value !== null)
        .map(([name, value]) => readStage(name, value));
    const prose = answer[PROSE_NAME];
    const errors = Object.entries(answer).filter(([name, value]) => ERROR_NAME.test(name) && !saysNothing(value));
    const [error] = errors.map(([, value]) => (typeof value === 'string' ? value : jsonExcerpt(value)));
    return {
        stages,
        currentStatus: typeof prose === 'string' ? (0,sanitize/* bounded */.Mm)(prose) : '',
        score: readScore(answer),
        ...(error === undefined ? {} : { error: (0,sanitize/* bounded */.Mm)(error) }),
    };
}
/** Later versions add stages. One that is spelled in another way must not go unnoticed where it fails. */
function isStage(name, value) {
    if (/^current_?status$/iu.test(name))
        return false;
    return name.endsWith('Status') || (/_status$/iu.test(name) && typeof value === 'string');
}
/** How a service may write that there is nothing to say. */
function saysNothing(value) {
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
/** How the service writes that there is no score yet. */
function isBlank(value) {
    return value === null || (typeof value === 'string' && /^(?:na|)$/iu.test(value.trim()));
}
/** A number or a numeric string; a score below zero is none. */
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
 * Starts an analysis (INTERFACE.md 4.2). Sent again only where it is certain that it was not processed.
 * @param fields the attack configuration, exactly as it goes onto the wire
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
/** How the job id is called in answers: the first was observed publicly, the others are likely. */
const JOB_ID_NAMES = ['job_id', 'jobId', 'JobID', 'job-id'];
const LINK_NAMES = ['dashboard_link', 'dashboard_url', 'dashboard-link', 'monitor_link', 'monitor_url'];
/** Long enough for any id seen (about 100 characters), short enough for an output and a URL. */
const MAX_JOB_ID_LENGTH = 1024;
/**
 * Reads job id and dashboard link from every shape of answer that was observed publicly: flat, under `data`, or a copy
 * under `{"<kind>": {"response": {...}}}` (exact names: not shown by INTERFACE.md 2.2).
 * @throws ServiceError `unexpected-answer` where no job id, or more than one, is found
 */
function readJob(answer) {
    const places = [answer, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(answer, 'data'), ...nestedResponses(answer)];
    const ids = new Set(places.flatMap((place) => textsOf(place, JOB_ID_NAMES)));
    const [jobId] = ids;
    if (jobId === undefined || ids.size > 1 || !isUsableId(jobId)) {
        const found = ids.size > 1 ? 'several job ids' : jobId === undefined ? 'no job id' : 'an unusable job id';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('unexpected-answer', `The service took the model analysis, but its answer has ${found}; its fields are ` +
            `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(answer) ? (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(Object.keys(answer).join(', '), 200) : 'none'}. ` +
            'The analysis may be running: look on the service’s dashboard before you start another run.', { inDoubt: true });
    }
    const links = places.flatMap((place) => textsOf(place, LINK_NAMES));
    const dashboardUrl = links.map(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .linkableUrl */ .s6).find((link) => link !== undefined);
    return { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }), answer };
}
function nestedResponses(answer) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(answer))
        return [];
    return Object.values(answer).map((value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(value, 'response'));
}
function textsOf(place, names) {
    return names.flatMap((name) => idText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(place, name)) ?? []);
}
/** A number is taken for its text, as far as JSON kept all of its digits. */
function idText(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** Opaque, but printable and without white space: anything else could not be asked for again. */
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
/** The stages that are known, as the service spells them (observed publicly; not in the interface document). */
const EXPLORATION = ['ModelExploration_Status'];
const SANITY = ['SanityCheck_Status'];
const QUERIES = ['QueryGenerator_Status'];
/** The first is how the service spells it. */
const ENGINE = ['VunerabilityEngine_Status', 'VulnerabilityEngine_Status'];
const DEFENSE = ['DefenseReport_Status'];
const SUPPLY_CHAIN = ['SupplyChainStatus'];
/** All but that of the defence. */
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
/** @param name as the service spells it */
function isKnownStage(name) {
    return WORDS.has(name);
}
/** A stage in words; by the service's name where it is not known. */
function stageWords(name) {
    return WORDS.get(name) ?? name;
}
/** `sanity check (SanityCheck_Status)`: in words, and as whoever runs the service has to look for it. */
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
const engineIsDone = (status) => DONE.includes(stateOf(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2));
/** Extraction and evasion go on to a defence, unless it is not triggered. */
const WITH_DEFENSE = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERIES */ .Ds, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: (status) => stateOf(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFENSE */ .JX) === 'completed' ||
        (engineIsDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    scoreIsDue: true,
};
const ENGINE_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: engineIsDone,
    done: DONE,
    scoreIsDue: true,
};
const SANITY_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df],
    isOver: (status) => DONE.includes(stateOf(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df)),
    done: ['passed'],
    scoreIsDue: false,
};
/** When a job of each kind has ended (observed publicly; not in the interface document). */
const RULES = {
    extraction: WITH_DEFENSE,
    evasion: WITH_DEFENSE,
    poisoning: ENGINE_ONLY,
    drift: ENGINE_ONLY,
    outlier: SANITY_ONLY,
};
/**
 * Judges a status answer. Pure, and the only place where a job is called passed: what is not understood never is
 * (docs/design.md, rule 1).
 * @param status undefined where the answer was no object
 * @param threshold a score above it is vulnerable; at or under it is not
 */
function judgeJob(attack, status, threshold) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is no object' };
    if (status.isOfAnotherJob === true)
        return { kind: 'unreadable', why: 'the answer is about another job' };
    if (status.stages.length === 0)
        return { kind: 'unreadable', why: 'the answer names no stage' };
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0) {
        return { kind: 'failed', why: `${names(failed)} failed${prose(status)}` };
    }
    if (status.error !== undefined) {
        return { kind: 'unreadable', why: `the answer has an error, "${status.error}"` };
    }
    const rule = RULES[attack];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${sayings(unknownStates)} is a state that is not known` };
    }
    if (isBusy(rule, status) || !rule.isOver(status))
        return { kind: 'running' };
    return judgeEndedJob(rule, status, threshold);
}
/** Whether a known stage is under way, needed or not: its failure would be one of the job. */
function isBusy(rule, status) {
    // That no defence is triggered ends a job whatever its stage says (observed publicly; not in the interface document).
    const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .BEFORE_DEFENSE */ .Lj : _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .STAGES */ .an;
    return counts.some((stage) => stateOf(status, stage) === 'inprogress');
}
function judgeEndedJob(rule, status, threshold) {
    const { score } = status;
    if (score === 'unreadable')
        return { kind: 'undecided', why: 'the score is no number' };
    // Asked this way round a threshold that is no number lets nothing pass.
    if (typeof score === 'number' && !(score <= threshold))
        return { kind: 'vulnerable', score };
    const missing = rule.stages.filter((stage) => !rule.done.includes(stateOf(status, stage)));
    if (missing.length > 0) {
        return {
            kind: 'undecided',
            why: `the job has ended without ${missing.map(([name = '']) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(name)).join(', ')}`,
        };
    }
    const strangers = status.stages.filter((stage) => !(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownStage */ .Gn)(stage.name) && stage.state !== 'na');
    if (strangers.length > 0) {
        return { kind: 'undecided', why: `${names(strangers)} is a stage that is not known; update the action` };
    }
    if (score === 'absent') {
        return rule.scoreIsDue
            ? { kind: 'undecided', why: 'the job has ended without a score' }
            : { kind: 'passed' };
    }
    return { kind: 'passed', score };
}
/** The state of a stage; `na` where it is absent. With two spellings present the less finished one counts. */
function stateOf(status, spellings) {
    const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
    const order = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
    return order.find((state) => states.includes(state)) ?? 'na';
}
function names(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)).join(', '));
}
function sayings(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => `${(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)} "${stage.said}"`).join(', '));
}
function prose(status) {
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
// EXTERNAL MODULE: ./src/analysis/pace.ts
var analysis_pace = __webpack_require__(6587);
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
 * The verdict of a run in mode collect. Pure; `passed` only where every pending analysis has ended and none is
 * vulnerable.
 * @param unreadable how many pending statuses name no job that could be asked for
 */
function decideCollectedRun(results, unreadable, failOnVulnerability) {
    const vulnerable = results.filter((result) => result.state === 'vulnerable');
    const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
    const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
    const found = headlineOf([
        [results.length - vulnerable.length - undecided.length - running.length, 'passed'],
        [vulnerable.length, 'found the model vulnerable'],
        [undecided.length, 'came to no verdict'],
        [running.length, 'still running'],
    ]);
    const headline = unreadable === 0
        ? found
        : `${(0,number_words/* counted */.hS)(unreadable, 'pending commit status', 'pending commit statuses')} without a job that could be asked for. ${found}`;
    const reason = (0,run/* worstReason */.YH)(undecided) ?? (unreadable > 0 ? 'unexpected-answer' : undefined);
    if (vulnerable.length > 0) {
        const failureReason = failOnVulnerability ? 'vulnerable' : reason;
        const failed = failureReason !== undefined;
        return {
            status: 'vulnerable',
            failed,
            headline,
            ...(failureReason === undefined ? {} : { failureReason }),
        };
    }
    if (reason !== undefined) {
        return { status: 'error', failed: true, failureReason: reason, ...(0,run/* originOf */.yv)(undecided, reason), headline };
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
function headlineOf(parts) {
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
 * The mode collect: looks up the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * settles those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
async function* collect(active, start) {
    const { runner, settings, signal } = active;
    const target = (0,decide_target/* targetOf */.$r)(runner.event);
    const state = { ...start, target };
    yield state;
    const client = await (0,require_github/* requireGithub */.x)(signal, () => (0,github_open/* openGithubOf */.R7)(runner, settings, signal));
    const commits = await (0,require_github/* requireGithub */.x)(signal, () => findCommits(active, client, target.commit));
    const { pending, unreadable } = await (0,require_github/* requireGithub */.x)(signal, () => findPending(active, client, commits));
    const analyses = (0,number_words/* counted */.hS)(pending.length, 'pending analysis', 'pending analyses');
    runner.log.info(`${analyses} on ${(0,number_words/* counted */.hS)(commits.length, 'commit', 'commits')}.`);
    const results = await settle(active, client, pending);
    yield { ...state, results };
    return decideCollectedRun(results, unreadable, settings.failOnVulnerability);
}
async function settle(active, client, pending) {
    const pace = new analysis_pace/* Pace */.o(analysis_pace/* POLL_GAP_MS */.g, active.runner.clock, active.signal);
    const write = (0,status_writer/* createStatusWriter */.y)(active, client, 'what cannot be settled stays pending');
    const severalCommits = new Set(pending.map(({ sha }) => sha)).size > 1;
    return Promise.all(pending.map(async ({ sha, job }) => {
        const { result, ended } = await collectJob(active, pace, job);
        if (ended)
            await write(sha, result, Promise.resolve(job.digest));
        return severalCommits ? shownWithCommit(result, sha) : result;
    }));
}
/** The event's own commit and, unless the event is about one pull request, the newest of every open pull request. */
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
        const memories = [...(0,status_url_codec/* readRememberedStatuses */.de)(await client.listStatuses(sha)).values()];
        return memories.flatMap((memory) => {
            if (memory.kind === 'job')
                return memory.state === 'pending' ? [{ sha, job: memory }] : [];
            // A submission that failed or is in doubt leaves a status without a job; others that are settled need none.
            if (memory.state !== 'pending' && memory.state !== 'unknown')
                return [];
            unreadable += 1;
            if (unreadable > log/* MAX_WARNINGS */.r)
                return [];
            runner.log.warning(`Commit ${sha}: the status "${memory.context}" ${memory.why}; it is left as it is.`);
            return [];
        });
    })));
    return { pending: found.flat(), unreadable };
}
async function collectJob({ runner, settings, transport }, pace, job) {
    const waiting = (0,analysis_result/* submittedResult */.lj)((0,analysis_result/* plannedResult */.Uf)(specOf(job)), job);
    const threshold = (0,decide_threshold/* effectiveThreshold */.F)(settings.vulnerabilityThreshold, job.threshold);
    try {
        const status = await (0,job_status/* fetchJobStatus */.a)(transport, settings.service, job.jobId, () => pace.turn());
        const verdict = (0,decide_job/* judgeJob */.J)(job.attack, status, threshold);
        if (verdict.kind === 'running' || verdict.kind === 'unreadable')
            return { result: waiting, ended: false };
        return { result: (0,analysis_result/* endedResult */.ES)(waiting, verdict, threshold), ended: true };
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)((0,log/* logAbout */.U)(waiting.spec.name, runner.log), error);
        // The service refuses a job that it does not know; all other faults may pass.
        const refused = error instanceof errors/* ServiceError */._7 && (0,errors/* isRefusal */.vu)(error.reason);
        return { result: (0,analysis_result/* failedResult */.Nq)(waiting, error), ended: refused };
    }
}
/** What a status remembers of an analysis; what it was configured with is not needed any more. */
function specOf({ model, modelId, task, attack }) {
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
/** The same analysis of several commits must be told apart by people. */
function shownWithCommit(result, sha) {
    const { spec } = result;
    const model = `${spec.model} at ${sha.slice(0, 7)}`;
    return { ...result, spec: { ...spec, model, name: `${model}/${spec.attack}` } };
}


/***/ })

};
