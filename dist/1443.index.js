export const id = 1443;
export const ids = [1443,8904];
export const modules = {

/***/ 6749:
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
// EXTERNAL MODULE: ./src/analyser/remote/client/call.ts + 1 modules
var call = __webpack_require__(7874);
// EXTERNAL MODULE: ./src/analyser/remote/client/contrary-fields.ts
var contrary_fields = __webpack_require__(8308);
// EXTERNAL MODULE: ./src/analyser/remote/client/contrary-words.ts
var contrary_words = __webpack_require__(3792);
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

;// CONCATENATED MODULE: ./src/analyser/remote/client/job-status.ts






const STATES = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const DESCRIPTION_NAME = 'CurrentStatus';
/** Lower-case letters only. The first one is the service's own spelling. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];
/**
 * Fetches the status of a job.
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
async function fetchJobStatus(transport, access, asked, beforeAttempt) {
    const answer = await (0,call/* callService */.cb)(transport, access, {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        path: `job_status_detailed?job_id=${encodeURIComponent(asked.jobId)}`,
        beforeAttempt,
    });
    const status = readJobStatus(answer);
    return status === undefined || !(0,contrary_fields/* namesAnother */.i)(answer, asked) ? status : { ...status, isOfAnotherJob: true };
}
/** Reads a status answer. Every name that ends in `Status` is a stage, except the description. */
function readJobStatus(answer) {
    if (!(0,json/* isObject */.Gv)(answer))
        return undefined;
    const stages = Object.entries(answer)
        // A stage that is null counts as absent.
        .filter(([name, value]) => isStage(name, value) && value !== null)
        .map(([name, value]) => readStage(name, value));
    const description = answer[DESCRIPTION_NAME];
    const contradiction = (0,contrary_fields/* findContraryField */.y)(answer, (name, value) => (isStage(name, value) && value !== null) ||
        isScore(name) ||
        (name === DESCRIPTION_NAME && typeof value === 'string'));
    // Every stage may be over while the service still says that the job is not.
    const isUnfinished = typeof description === 'string' && (0,contrary_words/* saysUnfinished */.sL)(description);
    return {
        stages,
        ...(isUnfinished ? { isUnfinished } : {}),
        currentStatus: typeof description === 'string' ? (0,sanitize/* bounded */.Mm)(description) : '',
        score: readScore(answer),
        ...(contradiction === undefined ? {} : { contradiction }),
        ...(typeof description === 'string' && (0,contrary_words/* speaksOfFailure */.$y)(description) ? { isTroubleDescribed: true } : {}),
    };
}
/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage(name, value) {
    const bare = name.trim();
    if (/^(?:current|http|response|sub)?[ _-]?status$/iu.test(bare))
        return false;
    return name.endsWith('Status') || (/status$/iu.test(bare) && typeof value === 'string');
}
function readStage(name, value) {
    const said = typeof value === 'string' ? value : jsonExcerpt(value);
    const word = said.trim().toLowerCase();
    const state = STATES.find((one) => one === word) ?? 'unknown';
    return { name: (0,sanitize/* bounded */.Mm)(name), said: (0,sanitize/* bounded */.Mm)(said), state };
}
function isScore(name) {
    return SCORE_NAMES.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
}
function readScore(answer) {
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

/***/ 3499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readJobEnd)
/* harmony export */ });
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3605);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4212);
/* harmony import */ var _job_stages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7339);



const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;
const DONE = ['completed', 'passed'];
const isEngineDone = (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE */ .T2));
/** The job continues with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .QUERIES */ .Ds, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE */ .T2],
    isOver: (status) => findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFENSE */ .JX) === 'completed' ||
        (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    needsScore: true,
};
const ENGINE_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE */ .T2],
    isOver: isEngineDone,
    done: DONE,
    needsScore: true,
};
const SANITY_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df],
    isOver: (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .SANITY */ .df)),
    done: ['passed'],
    needsScore: false,
};
/** The rule that tells when a job has ended, by the stages of its attack. */
const RULES = {
    defence: WITH_DEFENSE,
    engine: ENGINE_ONLY,
    sanity: SANITY_ONLY,
};
/**
 * Reads the end of a job from a status answer. Only this function says that a job has ended, and only if it understands the
 * whole answer (docs/design.md, rule 1). Pure.
 * @param status undefined if the answer was not a JSON object
 */
function readJobEnd(attack, status) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is not a JSON object' };
    if (status.isOfAnotherJob === true) {
        return { kind: 'unreadable', why: 'the answer is about another job or model' };
    }
    if (status.stages.length === 0)
        return { kind: 'unreadable', why: 'the answer names no stage' };
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0)
        return describeFailure(failed, status);
    if (status.contradiction !== undefined) {
        return { kind: 'unreadable', why: `the answer speaks of an error: ${status.contradiction}` };
    }
    const rule = RULES[_attacks_table_js__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].stages];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
    }
    if (status.isUnfinished === true || isBusy(rule, status) || !rule.isOver(status)) {
        return { kind: 'running' };
    }
    // While the job goes on, the description may speak of what the job itself overcomes.
    if (status.isTroubleDescribed === true) {
        return { kind: 'unreadable', why: `the answer speaks of an error: "${status.currentStatus}"` };
    }
    return readScore(rule, status);
}
/** True if a known stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule, status) {
    // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
    const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .BEFORE_DEFENSE */ .Lj : _job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .STAGES */ .an;
    return counts.some((stage) => findState(status, stage) === 'inprogress');
}
function readScore(rule, status) {
    const { score } = status;
    if (score === 'unreadable')
        return { kind: 'undecided', why: 'the score is not a number' };
    const doubt = findDoubt(rule, status);
    if (score !== 'absent')
        return { kind: 'ended', score, ...(doubt === undefined ? {} : { doubt }) };
    if (doubt !== undefined)
        return { kind: 'undecided', why: doubt };
    return rule.needsScore
        ? { kind: 'undecided', why: 'the job has ended without a score' }
        : { kind: 'ended' };
}
/** Finds the reason that the status of an ended job is not understood as a whole. */
function findDoubt(rule, status) {
    const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
    if (missing.length > 0) {
        return `the job has ended without finishing ${missing.map(([name = '']) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .stageInFull */ .HI)(name)).join(', ')}`;
    }
    const unknown = status.stages.filter((stage) => !(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownStage */ .Gn)(stage.name) && stage.state !== 'na');
    return unknown.length > 0 ? `${listNames(unknown)} is an unknown stage; update the action` : undefined;
}
/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status, spellings) {
    const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
    const order = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
    return order.find((state) => states.includes(state)) ?? 'na';
}
function listNames(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .stageInFull */ .HI)(stage.name)).join(', '));
}
function listWithStates(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(stages.map((stage) => `${(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_2__/* .stageInFull */ .HI)(stage.name)} "${stage.said}"`).join(', '));
}
/** The reason comes first; the stages are for those who ask the operator of the service. */
function describeFailure(stages, { currentStatus }) {
    const names = `${listNames(stages)} failed`;
    const why = currentStatus === '' ? names : `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutStop */ .f6)(currentStatus)} (${names})`;
    return { kind: 'failed', why, by: 'service' };
}


/***/ }),

/***/ 7339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ QUERIES),
/* harmony export */   Gn: () => (/* binding */ isKnownStage),
/* harmony export */   HI: () => (/* binding */ stageInFull),
/* harmony export */   JX: () => (/* binding */ DEFENSE),
/* harmony export */   Lj: () => (/* binding */ BEFORE_DEFENSE),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   YI: () => (/* binding */ EXPLORATION),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   df: () => (/* binding */ SANITY),
/* harmony export */   q_: () => (/* binding */ formatStage)
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
function formatStage(name) {
    return WORDS.get(name) ?? name;
}
/** @returns a stage in words and by the service's name: `sanity check (SanityCheck_Status)` */
function stageInFull(name) {
    const words = WORDS.get(name);
    return words === undefined ? name : `${words} (${name})`;
}


/***/ }),

/***/ 8365:
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

/***/ 8904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mapConcurrently)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(370);

/**
 * Calls `work` for every item, a few at a time.
 * @param concurrency the number of calls that may run at once, at least 1
 * @returns the results in the order of the items
 * @throws the error of a failed call, after the calls that ran at the same time have ended; no other call is started
 */
async function mapConcurrently(items, concurrency, work) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ concurrency, rejectOnClear: true });
    const works = items.map((item) => limit(async () => {
        try {
            return await work(item);
        }
        catch (error) {
            limit.clearQueue();
            throw error;
        }
    }));
    await Promise.allSettled(works);
    return Promise.all(works);
}


/***/ }),

/***/ 1443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collect: () => (/* binding */ collect)
});

// EXTERNAL MODULE: ./src/decide/organization-limits.ts
var organization_limits = __webpack_require__(4038);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var decide_threshold = __webpack_require__(3175);
// EXTERNAL MODULE: ./src/github/statuses/require-github.ts
var require_github = __webpack_require__(3553);
// EXTERNAL MODULE: ./src/analyser/remote/job-end.ts
var job_end = __webpack_require__(3499);
// EXTERNAL MODULE: ./src/analyser/remote/rate-limiter.ts
var rate_limiter = __webpack_require__(8365);
// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
// EXTERNAL MODULE: ./src/decide/judge.ts
var judge = __webpack_require__(7807);
// EXTERNAL MODULE: ./src/decide/run.ts + 1 modules
var run = __webpack_require__(7408);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/decide/collected-run.ts


/**
 * Decides the verdict of a run in mode collect. The verdict is `passed` only if every pending analysis has ended and none
 * is vulnerable. Pure.
 * @param unsigned the number of pending statuses that this action's key did not sign: they are no memory, and no verdict
 * @param open the number of other pending statuses without a verdict: nobody knows their jobs, or they changed meanwhile
 */
function decideCollectedRun(results, unsigned, failOnVulnerability, open = 0) {
    const vulnerable = results.filter((result) => result.state === 'vulnerable');
    const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
    const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
    const found = describeCounts([
        [results.length - vulnerable.length - undecided.length - running.length, 'passed'],
        [vulnerable.length, 'found the model vulnerable'],
        [undecided.length, 'reached no verdict'],
        [running.length, 'still running'],
    ]);
    const headline = [
        ...(unsigned === 0 ? [] : [`${pendingStatuses(unsigned)} not signed with this API key.`]),
        ...(open === 0 ? [] : [`${pendingStatuses(open)} without a verdict and left open.`]),
        found,
    ].join(' ');
    const reason = (0,run/* worstReason */.YH)(undecided);
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
        status: unsigned + open === 0 && results.every((result) => result.state === 'passed') ? 'passed' : 'submitted',
        failed: false,
        headline,
    };
}
function pendingStatuses(count) {
    return (0,number_words/* counted */.hS)(count, 'pending commit status is', 'pending commit statuses are');
}
function describeCounts(parts) {
    const total = parts.reduce((sum, [count]) => sum + count, 0);
    if (total === 0)
        return 'No pending analysis was found.';
    const known = parts.filter(([count]) => count > 0).map(([count, words]) => `${String(count)} ${words}`);
    return `${(0,number_words/* counted */.hS)(total, 'pending analysis', 'pending analyses')}: ${known.join(', ')}.`;
}

// EXTERNAL MODULE: ./src/github/open.ts + 1 modules
var github_open = __webpack_require__(8995);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/github/statuses/aggregate-status.ts
var aggregate_status = __webpack_require__(5792);
// EXTERNAL MODULE: ./src/github/statuses/commit-status.ts
var commit_status = __webpack_require__(8108);
// EXTERNAL MODULE: ./src/github/statuses/status-source.ts + 1 modules
var status_source = __webpack_require__(9355);
// EXTERNAL MODULE: ./src/github/statuses/status-url-codec.ts
var status_url_codec = __webpack_require__(1041);
// EXTERNAL MODULE: ./src/github/statuses/status-writer.ts
var status_writer = __webpack_require__(4736);
// EXTERNAL MODULE: ./src/core/log.ts
var log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/analyser/remote/client/job-status.ts + 1 modules
var job_status = __webpack_require__(6749);
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
    const client = await (0,require_github/* requireGithub */.x)(signal, () => (0,github_open.openGithubForRun)(runner, settings, signal));
    const commits = await (0,require_github/* requireGithub */.x)(signal, () => findCommits(active, client, target.commit));
    const source = (0,status_source/* createStatusSource */.Y)(runner, settings);
    const { found, unsigned, inDoubt } = await (0,require_github/* requireGithub */.x)(signal, () => findPending(active, client, source, commits));
    const pending = found.flatMap(({ jobs }) => jobs);
    const analyses = (0,number_words/* counted */.hS)(pending.length, 'pending analysis', 'pending analyses');
    runner.log.info(`${analyses} on ${(0,number_words/* counted */.hS)(commits.length, 'commit', 'commits')}.`);
    const results = await (0,require_github/* requireGithub */.x)(signal, () => collectCommits(active, client, source, found));
    yield { ...state, results };
    // A job that another one replaced meanwhile has no result.
    const open = inDoubt + pending.length - results.length;
    return decideCollectedRun(results, unsigned, settings.failOnVulnerability, open);
}
/** Asks for the jobs of each commit, and writes what has ended. Returns no result for a job that another one replaced. */
async function collectCommits(active, client, source, found) {
    const rateLimiter = new rate_limiter/* RateLimiter */.v(rate_limiter/* MIN_POLL_GAP_MS */.J, active.runner.clock, active.signal);
    const write = (0,status_writer/* createStatusWriter */.y4)(active, client, source, 'a status that is not written stays pending');
    const results = await Promise.all(found.map(async ({ sha, jobs }) => {
        const collected = await Promise.all(jobs.map(async (job) => ({ job, ...(await collectJob(active, rateLimiter, job)) })));
        if (jobs.length > 0 && !collected.some(({ ended }) => ended))
            return collected;
        // Another run may have written meanwhile: what it wrote is newer than what was read at the start.
        const memory = (0,status_url_codec/* readCommitMemory */.b)(await client.listStatuses(sha), source.signerOf(sha));
        const current = collected.filter(({ job }) => isCurrent(active, sha, job, memory));
        const ended = current.filter((one) => one.ended);
        const written = await Promise.all(ended.map((one) => write({ sha, ...describeEnded(one) })));
        const states = ended
            .filter((_one, index) => written[index] === true)
            .map(({ job, result }) => [job.context.toLowerCase(), (0,commit_status/* statusState */._6)(result)]);
        await (0,aggregate_status/* settleAggregates */.k)(active, client, source, sha, memory, new Map(states));
        return current;
    }));
    const severalCommits = results.filter((ofCommit) => ofCommit.length > 0).length > 1;
    return found.flatMap(({ sha }, index) => (results[index] ?? []).map(({ result }) => (severalCommits ? addCommitToName(result, sha) : result)));
}
/** Returns the status to write: it counts for the same aggregate as the pending one. */
function describeEnded({ job, result }) {
    const digest = Promise.resolve(job.digest);
    return { result, digest, ...(job.group === undefined ? {} : { group: job.group }) };
}
/** True if the newest status of the job's context still names this job as pending. */
function isCurrent({ runner }, sha, job, memory) {
    const now = memory.remembered.get(job.context.toLowerCase());
    if (now?.kind === 'job' && now.state === 'pending' && now.jobId === job.jobId)
        return true;
    runner.log.info(`Commit ${sha}: the status "${job.context}" has changed meanwhile, so it is left as it is.`);
    return false;
}
/** Lists the event's commit and, unless the event is about one pull request, the newest commit of each open one. */
async function findCommits({ runner }, client, commit) {
    const own = commit === undefined ? [] : [commit];
    if (PULL_REQUEST_EVENTS.includes(runner.event.eventName))
        return own;
    const heads = await client.listOpenPullHeads();
    return [...new Set([...own, ...heads.map((head) => head.sha)])];
}
async function findPending({ runner }, client, source, commits) {
    const memories = await readMemories(client, source, commits);
    let unsigned = 0;
    let inDoubt = 0;
    const found = memories.map(({ sha, memory }) => {
        const pending = [...memory.remembered.values()].filter(({ state }) => state === 'pending');
        for (const status of findUnsigned(memory)) {
            unsigned += 1;
            if (unsigned > log/* MAX_WARNINGS */.r)
                continue;
            runner.log.warning(`Commit ${sha}: ${(0,status_source/* describeUnsigned */.D)(status.context)} It is left as it is.`);
        }
        for (const { context } of pending.filter(({ kind }) => kind === 'doubt')) {
            inDoubt += 1;
            if (unsigned + inDoubt > log/* MAX_WARNINGS */.r)
                continue;
            runner.log.warning(`Commit ${sha}: ${describeAnnounced(context)}`);
        }
        const jobs = pending.filter((status) => status.kind === 'job');
        return { sha, jobs, hasPlan: pending.some(({ kind }) => kind === 'plan') };
    });
    return { found: found.filter(({ jobs, hasPlan }) => jobs.length > 0 || hasPlan), unsigned, inDoubt };
}
/** Explains for people why a pending status cannot be settled; it may hold untrusted text. */
function describeAnnounced(context) {
    return (`The commit status "${(0,sanitize/* plainLine */.h0)(context, 200)}" says that a run is submitting this analysis, or ended while it did. ` +
        'It stays pending. If no run is under way, look on the service\u2019s dashboard for a job of this model, and re-run the ' +
        'workflow run of this commit by hand.');
}
/** The commits whose older statuses are looked at, because somebody else wrote the newest one. */
const MAX_LOOKED_BELOW = 20;
/** Reads the memory of many commits at once. Older statuses of a commit are read only if a newest one is not signed. */
async function readMemories(client, source, commits) {
    const read = [...(await client.listStatusesOfCommits(commits))].map(([sha, statuses]) => {
        const memory = (0,status_url_codec/* readCommitMemory */.b)(statuses, source.signerOf(sha));
        return { sha, memory };
    });
    const odd = read.filter(({ memory }) => [...memory.newest.values()].some(({ isSigned }) => !isSigned));
    const below = await (0,concurrency/* mapConcurrently */.X)(odd.slice(0, MAX_LOOKED_BELOW), github_open/* MAX_GITHUB_REQUESTS */.s, async ({ sha }) => {
        const memory = (0,status_url_codec/* readCommitMemory */.b)(await client.listStatuses(sha), source.signerOf(sha));
        return [sha, memory];
    });
    const whole = new Map(below);
    return read.map(({ sha, memory }) => ({ sha, memory: whole.get(sha) ?? memory }));
}
/** Returns the pending statuses of contexts in which nothing is signed. */
function findUnsigned({ newest, remembered }) {
    return [...newest]
        .filter(([context, { isSigned }]) => !isSigned && !remembered.has(context))
        .map(([, { status }]) => status)
        .filter(({ state }) => state === 'pending' || state === 'unknown');
}
async function collectJob({ runner, settings, transport }, rateLimiter, job) {
    const waiting = (0,analysis_result/* submittedResult */.lj)((0,analysis_result/* plannedResult */.Uf)(restoreSpec(job)), job);
    const own = (0,decide_threshold/* effectiveThreshold */.FK)(settings.vulnerabilityThreshold, job.threshold);
    const threshold = (0,organization_limits/* limitThreshold */.Jl)(own, job.attack, settings.policy.organization);
    try {
        const status = await (0,job_status/* fetchJobStatus */.a)(transport, settings.service, job, () => rateLimiter.waitForTurn());
        const end = (0,job_end/* readJobEnd */.z)(job.attack, status);
        if (end.kind === 'running' || end.kind === 'unreadable')
            return { result: waiting, ended: false };
        return { result: (0,analysis_result/* endedResult */.ES)(waiting, (0,judge/* judge */.S)(end, threshold), threshold), ended: true };
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


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
