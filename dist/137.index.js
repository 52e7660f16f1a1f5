export const id = 137;
export const ids = [137];
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

/***/ 6603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ QUERIES),
/* harmony export */   Gn: () => (/* binding */ isKnownStage),
/* harmony export */   HI: () => (/* binding */ stageInFull),
/* harmony export */   JX: () => (/* binding */ DEFENSE),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   YI: () => (/* binding */ EXPLORATION),
/* harmony export */   _l: () => (/* binding */ stageWords),
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

/***/ 7319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6603);

const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;
const DONE = ['completed', 'passed'];
const engineIsDone = (status) => DONE.includes(stateOf(status, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2));
/** Extraction and evasion go on to a defence, unless it is not triggered. */
const WITH_DEFENSE = {
    stages: [_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERIES */ .Ds, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: (status) => stateOf(status, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFENSE */ .JX) === 'completed' ||
        (engineIsDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    scoreIsDue: true,
};
const ENGINE_ONLY = {
    stages: [_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: engineIsDone,
    done: DONE,
    scoreIsDue: true,
};
const SANITY_ONLY = {
    stages: [_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df],
    isOver: (status) => DONE.includes(stateOf(status, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df)) && stateOf(status, _stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI) !== 'inprogress',
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
function judge(attack, status, threshold) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is no object' };
    if (status.stages.length === 0)
        return { kind: 'unreadable', why: 'the answer names no stage' };
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0) {
        return { kind: 'failed', why: `${names(failed)} failed${prose(status)}` };
    }
    const rule = RULES[attack];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${sayings(unknownStates)} is a state that is not known` };
    }
    const busy = rule.stages.some((stage) => stateOf(status, stage) === 'inprogress');
    if (busy || !rule.isOver(status))
        return { kind: 'running' };
    return judgeEnded(rule, status, threshold);
}
function judgeEnded(rule, status, threshold) {
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
            why: `the job has ended without ${missing.map(([name = '']) => (0,_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(name)).join(', ')}`,
        };
    }
    const strangers = status.stages.filter((stage) => !(0,_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownStage */ .Gn)(stage.name) && stage.state !== 'na');
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
    return stages.map((stage) => (0,_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)).join(', ');
}
function sayings(stages) {
    return stages.map((stage) => `${(0,_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)} "${stage.said}"`).join(', ');
}
function prose(status) {
    return status.currentStatus === '' ? '' : ` ("${status.currentStatus}")`;
}


/***/ }),

/***/ 4137:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collect: () => (/* binding */ collect)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./src/analysis/pace.ts
var analysis_pace = __webpack_require__(6587);
// EXTERNAL MODULE: ./src/analysis/result.ts
var result = __webpack_require__(6029);
// EXTERNAL MODULE: ./src/analysis/verdict.ts
var analysis_verdict = __webpack_require__(7319);
// EXTERNAL MODULE: ./src/conclude.ts
var conclude = __webpack_require__(8206);
// EXTERNAL MODULE: ./src/number-words.ts
var number_words = __webpack_require__(4298);
;// CONCATENATED MODULE: ./src/conclude-collected.ts


/**
 * The verdict of a run in mode collect. Pure; `passed` only where every pending analysis has ended and none is
 * vulnerable.
 * @param unreadable how many pending statuses name no job that could be asked for
 */
function concludeCollected(results, unreadable, failOnVulnerability) {
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
        : `${(0,number_words/* counted */.h)(unreadable, 'pending commit status', 'pending commit statuses')} without a job that could be asked for. ${found}`;
    const reason = (0,conclude/* worstReason */.YH)(undecided) ?? (unreadable > 0 ? 'unexpected-answer' : undefined);
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
        return { status: 'error', failed: true, failureReason: reason, ...(0,conclude/* originOf */.yv)(undecided, reason), headline };
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
    return `${(0,number_words/* counted */.h)(total, 'pending analysis', 'pending analyses')}: ${known.join(', ')}.`;
}

// EXTERNAL MODULE: ./src/github/open.ts + 6 modules
var github_open = __webpack_require__(9252);
// EXTERNAL MODULE: ./src/github/status-memory.ts
var status_memory = __webpack_require__(4413);
// EXTERNAL MODULE: ./src/github/status-writer.ts
var status_writer = __webpack_require__(5725);
// EXTERNAL MODULE: ./src/log.ts
var log = __webpack_require__(5625);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
// EXTERNAL MODULE: ./src/service/job-status.ts + 1 modules
var job_status = __webpack_require__(7010);
// EXTERNAL MODULE: ./src/target.ts
var src_target = __webpack_require__(6746);
// EXTERNAL MODULE: ./src/trace.ts
var trace = __webpack_require__(3606);
;// CONCATENATED MODULE: ./src/collect-run.ts














const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];
/**
 * The mode collect: looks up the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * settles those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
async function collect(active) {
    const { runner, settings, signal, known } = active;
    const target = (0,src_target/* targetOf */.$r)(runner.event);
    known.target = target;
    const client = await (0,github_open/* needed */.Ow)(active, () => (0,github_open/* openGithubOf */.R7)(runner, settings, signal));
    const commits = await (0,github_open/* needed */.Ow)(active, () => commitsToLookAt(active, client, target.commit));
    const { pending, unreadable } = await (0,github_open/* needed */.Ow)(active, () => findPending(active, client, commits));
    const analyses = (0,number_words/* counted */.h)(pending.length, 'pending analysis', 'pending analyses');
    runner.log.info(`${analyses} on ${(0,number_words/* counted */.h)(commits.length, 'commit', 'commits')}.`);
    const pace = new analysis_pace/* Pace */.o(analysis_pace/* POLL_GAP_MS */.g, runner.clock, signal);
    const write = (0,status_writer/* createStatusWriter */.y)(active, client, 'what cannot be settled stays pending');
    const severalCommits = new Set(pending.map(({ sha }) => sha)).size > 1;
    known.results = await Promise.all(pending.map(async ({ sha, job }) => {
        const { result, ended } = await askFor(active, pace, job);
        if (ended)
            await write(sha, result, Promise.resolve(job.digest));
        return severalCommits ? shownWithCommit(result, sha) : result;
    }));
    const conclusion = concludeCollected(known.results, unreadable, settings.failOnVulnerability);
    return { ...known, ...conclusion, problems: [] };
}
/** The event's own commit; where the event is about no pull request, also the newest of every open one. */
async function commitsToLookAt({ runner }, client, commit) {
    const own = commit === undefined ? [] : [commit];
    if (PULL_REQUEST_EVENTS.includes(runner.event.eventName))
        return own;
    const heads = await client.listOpenPullHeads();
    return [...new Set([...own, ...heads.map((head) => head.sha)])];
}
async function findPending({ runner }, client, commits) {
    const limit = (0,p_limit/* default */.A)(github_open/* GITHUB_AT_ONCE */.ks);
    let unreadable = 0;
    const found = await Promise.all(commits.map((sha) => limit(async () => {
        const memories = [...(0,status_memory/* readMemory */.S1)(await client.listStatuses(sha)).values()];
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
async function askFor({ runner, settings, door }, pace, job) {
    const waiting = (0,result/* submittedResult */.lj)(specOf(job), job);
    const threshold = settings.vulnerabilityThreshold ?? job.threshold;
    try {
        const status = await (0,job_status/* fetchJobStatus */.a)(door, settings.service, job.jobId, () => pace.turn());
        const verdict = (0,analysis_verdict/* judge */.S)(job.attack, status, threshold);
        if (verdict.kind === 'running' || verdict.kind === 'unreadable')
            return { result: waiting, ended: false };
        return { result: (0,result/* judgedResult */.pk)(waiting, verdict, threshold), ended: true };
    }
    catch (error) {
        (0,trace/* logTrace */.o)((0,log/* logAbout */.U)(waiting.spec.name, runner.log), error);
        // The service refuses a job that it does not know; all other faults may pass.
        const refused = error instanceof errors/* ServiceError */._7 && (0,errors/* isRefusal */.vu)(error.reason);
        return { result: (0,result/* failedResult */.Nq)(waiting, error), ended: refused };
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


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ CONTEXT_PREFIX),
/* harmony export */   V: () => (/* binding */ contextOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What the contexts of all commit statuses of this action begin with. */
const CONTEXT_PREFIX = 'model-security/';
/** GitHub takes 255 characters for the whole context; this leaves room for prefix, mark and attack. */
const LONGEST_MODEL = 150;
/** Stands between a name that had to be changed and its hash; names that are kept do not hold it. */
const HASH_MARK = '~';
// Printable ASCII but for the mark and the slash; letters, marks and digits of the basic plane: GitHub has refused others.
const ODD = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
/**
 * The context of an analysis's commit status, `model-security/<model>/<attack>`: the same in every run, so that a
 * branch can require it, and another for every other analysis.
 */
function contextOf({ model, attack }) {
    return `${CONTEXT_PREFIX}${modelPart(model)}/${attack}`;
}
function modelPart(model) {
    const kept = model.replace(ODD, '-').slice(0, LONGEST_MODEL).trim();
    if (kept === model && model !== '')
        return model;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16);
    return `${kept}${HASH_MARK}${hash}`;
}


/***/ }),

/***/ 4413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Vb: () => (/* binding */ rememberDoubtIn),
/* harmony export */   lA: () => (/* binding */ rememberIn)
/* harmony export */ });
/* harmony import */ var _config_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8992);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);




const PARAMETER_PREFIX = 'model_security_';
const IN_DOUBT = `${PARAMETER_PREFIX}in_doubt`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Over this a link to the dashboard gives way to one to the run. */
const LONGEST_URL = 2048;
/**
 * The address of a commit status that carries a memory in its query; the address leads where it led before.
 * @param dashboardUrl where people should look; absent where there is none
 * @param runUrl of this run, in the dashboard's place
 * @returns undefined where neither can be parsed
 */
function rememberIn(note, dashboardUrl, runUrl) {
    const dashboard = dashboardUrl === undefined ? undefined : withMemory(dashboardUrl, note, 'dashboard');
    if (dashboard !== undefined && dashboard.length <= LONGEST_URL)
        return dashboard;
    return withMemory(runUrl, note, 'run');
}
function withMemory(address, note, link) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(address);
    if (url === undefined)
        return undefined;
    const { model, modelId, task, jobId, digest, threshold } = note;
    const ours = new URLSearchParams({
        [`${PARAMETER_PREFIX}job`]: jobId,
        [`${PARAMETER_PREFIX}digest`]: digest,
        [`${PARAMETER_PREFIX}threshold`]: String(threshold),
        [`${PARAMETER_PREFIX}task`]: task,
        [`${PARAMETER_PREFIX}model`]: model,
        [`${PARAMETER_PREFIX}model_id`]: modelId,
        [`${PARAMETER_PREFIX}link`]: link,
    });
    // As text: URLSearchParams would spell the address's own parameters anew.
    setParameters(url, [...foreignParameters(url), ours.toString()]);
    return url.href;
}
/**
 * The address of a commit status that remembers a submission in doubt, by a parameter of its own: it names no job.
 * @param runUrl of this run, where the address leads
 * @param digest of `analysisDigest`
 * @returns undefined where the address cannot be parsed
 */
function rememberDoubtIn(runUrl, digest) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(runUrl);
    if (url === undefined)
        return undefined;
    setParameters(url, [...foreignParameters(url), `${IN_DOUBT}=${digest}`]);
    return url.href;
}
function foreignParameters(url) {
    const parameters = url.search === '' ? [] : url.search.slice(1).split('&');
    return parameters.filter((parameter) => !parameter.startsWith(PARAMETER_PREFIX));
}
/** With a question mark of its own: one at the start of the text would be taken for it. */
function setParameters(url, parameters) {
    url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
/**
 * What the commit statuses of one commit remember, by context. Only the newest status of each context counts, and only
 * contexts of this action.
 * @param statuses newest first, as GitHub gives them; untrusted
 */
function readMemory(statuses) {
    const memories = new Map();
    for (const status of statuses) {
        const { context, state } = status;
        if (!context.startsWith(_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXT_PREFIX */ .F) || memories.has(context))
            continue;
        const read = readDoubt(status) ?? readJob(status);
        memories.set(context, typeof read === 'string' ? { kind: 'unreadable', context, state, why: read } : read);
    }
    return memories;
}
/** @returns undefined for every other status */
function readDoubt({ context, state, targetUrl }) {
    const url = targetUrl === undefined ? undefined : (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    const [digest = '', ...more] = url?.searchParams.getAll(IN_DOUBT) ?? [];
    if (url === undefined || state !== 'error' || !DIGEST.test(digest) || more.length > 0)
        return undefined;
    return { kind: 'doubt', context, state, digest, runUrl: withoutMemory(url) ?? 'its address is not known' };
}
/** @returns the job, or what is wrong */
function readJob({ context, state, targetUrl }) {
    if (state === 'unknown')
        return 'has a state that is not known';
    const url = targetUrl === undefined ? undefined : (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    if (url === undefined)
        return 'links to no address';
    const given = (name) => {
        const [value, ...more] = url.searchParams.getAll(PARAMETER_PREFIX + name);
        return more.length === 0 ? (value ?? '') : '';
    };
    if (given('job') === '')
        return 'names no job';
    const attack = _config_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.find((one) => context.endsWith(`/${one}`));
    const task = _config_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TASKS */ .n3.find((one) => one === given('task'));
    const model = given('model');
    if (attack === undefined || task === undefined || (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .contextOf */ .V)({ model, attack }) !== context) {
        return 'does not name the analysis that it is for';
    }
    const memory = { model, modelId: given('model_id'), task, jobId: given('job'), digest: given('digest') };
    const threshold = given('threshold');
    if (!isSound(memory) || threshold.trim() === '' || !Number.isFinite(Number(threshold))) {
        return 'has a job, digest, model id or threshold that cannot be right';
    }
    const dashboardUrl = given('link') === 'dashboard' ? withoutMemory(url) : undefined;
    return {
        kind: 'job',
        context,
        state,
        attack,
        ...memory,
        threshold: Number(threshold),
        ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
    };
}
/** Ids are opaque, but printable and of bounded length. */
function isSound({ jobId, digest, modelId }) {
    return /^[\x21-\x7e]{1,1024}$/u.test(jobId) && DIGEST.test(digest) && /^\P{C}{1,1024}$/u.test(modelId);
}
function withoutMemory(url) {
    const bare = new URL(url);
    setParameters(bare, foreignParameters(url));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkableUrl */ .s6)(bare.href);
}


/***/ }),

/***/ 5725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createStatusWriter)
/* harmony export */ });
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9252);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2681);


/** What may be analysed twice is worth a moment after the end of a run; the runner grants about 7 s before it insists. */
const LAST_WORD_MS = 1500;
/**
 * What writes commit statuses without which the verdict stands: that one cannot be written is a warning.
 * @param consequence of a status that is not written, for people
 */
function createStatusWriter({ runner, settings, signal }, client, consequence) {
    let warned = false;
    const write = async (to, ...[sha, result, digest]) => {
        // A commit status is read by everybody who can read the repository.
        await (0,_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStatus */ .Kn)(to, sha, runner.secrets.redactAll(result), await digest, (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrlOf */ .Qm)(runner));
    };
    const writeLate = async (...status) => {
        await write(await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openGithubOf */ .R7)(runner, settings, AbortSignal.timeout(LAST_WORD_MS)), ...status);
    };
    return async (...status) => {
        try {
            await write(client, ...status).catch(async (error) => {
                if (!signal.aborted || status[1].inDoubt !== true)
                    throw error;
                await writeLate(...status);
            });
        }
        catch (error) {
            // Once is enough: the next ones would fail alike.
            if (signal.aborted || warned)
                return;
            warned = true;
            const why = error instanceof Error ? error.message : String(error);
            runner.log.warning(`A commit status could not be written; ${consequence}. ${why}`);
        }
    };
}


/***/ }),

/***/ 2681:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus)
/* harmony export */ });
/* unused harmony exports stateOf, describeStatus */
/* harmony import */ var _score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9105);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8992);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
/* harmony import */ var _status_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4413);




/** GitHub refuses longer ones. */
const LONGEST_DESCRIPTION = 140;
const IN_DOUBT_WORDS = 'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
/** What ended the waiting for a job, but not the job itself. */
const LEFT_BECAUSE = {
    timeout: 'the run was over before the job',
    cancelled: 'the run was cancelled, the job goes on',
    unavailable: 'the service could not be asked, the job goes on',
    unauthorized: 'the service refused to be asked, the job goes on',
    'unexpected-answer': 'the service was not understood, the job goes on',
};
/**
 * The state of an analysis's commit status. `pending` is also what makes a later run take up the job, so it stands
 * only where there is one whose end was not seen; everything else without a verdict is `error`.
 */
function stateOf(result) {
    switch (result.state) {
        case 'passed':
            return 'success';
        case 'vulnerable':
            return 'failure';
        case 'failed':
            return 'error';
        case 'planned':
        case 'submitted':
        case 'timeout':
        case 'error':
            return goesOn(result) ? 'pending' : 'error';
    }
}
function goesOn({ state, jobId, jobGoesOn }) {
    return jobId !== undefined && (state === 'submitted' || jobGoesOn === true);
}
/** What people read beside the status, as plain text of at most 140 characters. */
function describeStatus(result) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(statusWords(result), LONGEST_DESCRIPTION);
}
function statusWords(result) {
    const { reason, message } = result;
    const more = (0,_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreWords */ .g)(result);
    switch (stateOf(result)) {
        case 'pending':
            return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
        case 'success':
            return join('Passed', more);
        case 'failure':
            return join('Vulnerable', more);
        case 'error':
            if (result.inDoubt === true)
                return IN_DOUBT_WORDS;
            // Characters beyond the basic plane have been refused by GitHub.
            return join('No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? reason ?? 'not submitted');
    }
}
function join(word, more) {
    return more === undefined || more === '' ? word : `${word}: ${more}`;
}
/**
 * Writes the commit status of an analysis, which is also the memory of its job.
 * @param sha of the commit that the run is about
 * @param digest of `analysisDigest`
 * @param runUrl of this run, linked where there is no dashboard
 * @throws GithubError; the reason of the run's signal where the run ended meanwhile
 */
async function writeStatus(client, sha, result, digest, runUrl) {
    const { spec, jobId, dashboardUrl } = result;
    const { model, modelId, task, fields } = spec;
    // A job that is not judged yet has the threshold of its request, as long as none is set for the verdict.
    const threshold = result.threshold ?? Number(fields.vulnerability_threshold ?? '0');
    const jobless = result.inDoubt === true ? (0,_status_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberDoubtIn */ .Vb)(runUrl, digest) : runUrl;
    const targetUrl = jobId === undefined
        ? jobless
        : (0,_status_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberIn */ .lA)({ model, modelId, task, jobId, digest, threshold }, dashboardUrl, runUrl);
    await client.createStatus(sha, {
        context: (0,_status_context_js__WEBPACK_IMPORTED_MODULE_0__/* .contextOf */ .V)(spec),
        state: stateOf(result),
        description: describeStatus(result),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    });
}


/***/ }),

/***/ 5625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ logAbout),
/* harmony export */   r: () => (/* binding */ MAX_WARNINGS)
/* harmony export */ });
/** How many warnings one cause may make: the runner shows ten of all. */
const MAX_WARNINGS = 5;
/** A log whose every text begins with what it is about. */
function logAbout(subject, log) {
    const about = (text) => `${subject}: ${text}`;
    return {
        info: (text) => {
            log.info(about(text));
        },
        debug: (text) => {
            log.debug(about(text));
        },
        notice: (text, place) => {
            log.notice(about(text), place);
        },
        warning: (text, place) => {
            log.warning(about(text), place);
        },
        error: (text, place) => {
            log.error(about(text), place);
        },
        group: (title, lines) => {
            log.group(about(title), lines);
        },
    };
}


/***/ }),

/***/ 7010:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ fetchJobStatus)
});

// UNUSED EXPORTS: readJobStatus

// EXTERNAL MODULE: ./src/json.ts
var json = __webpack_require__(8301);
// EXTERNAL MODULE: ./src/service/client.ts
var client = __webpack_require__(9224);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(8992);
;// CONCATENATED MODULE: ./src/service/json-excerpt.ts

/** The beginning of a value as JSON, made safe, for messages; any value at all may be handed in. */
function jsonExcerpt(value, maxLength = 200) {
    try {
        // In a list: on its own, what JSON does not know would give no text.
        return (0,src_text/* plainLine */.h0)(JSON.stringify([value]).slice(1, -1), maxLength);
    }
    catch {
        // JSON is read to any depth, but written only as deep as the stack goes.
        return 'a value that is nested too deep to be shown';
    }
}

;// CONCATENATED MODULE: ./src/service/job-status.ts



const STATES = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const PROSE_NAME = 'CurrentStatus';
/** The first is how the service spells it. */
const SCORE_NAMES = ['VulnerabiltyScore', 'VulnerabilityScore'];
/**
 * Asks how far a job is.
 * @param beforeAttempt awaited before every attempt, to keep the pace of all jobs together
 * @returns undefined where the answer is no object
 * @throws ServiceError
 */
async function fetchJobStatus(door, access, jobId, beforeAttempt) {
    const answer = await (0,client/* callService */.cb)(door, access, {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        path: `job_status_detailed?job_id=${encodeURIComponent(jobId)}`,
        beforeAttempt,
    });
    return readJobStatus(answer);
}
/** Reads a status answer; every name that ends in `Status` is a stage, but for the prose. */
function readJobStatus(answer) {
    if (!(0,json/* isObject */.G)(answer))
        return undefined;
    const stages = Object.entries(answer)
        // A stage that is null is as good as absent.
        .filter(([name, value]) => name.endsWith('Status') && name !== PROSE_NAME && value !== null)
        .map(([name, value]) => readStage(name, value));
    const prose = answer[PROSE_NAME];
    return { stages, currentStatus: typeof prose === 'string' ? prose : '', score: readScore(answer) };
}
function readStage(name, value) {
    const said = typeof value === 'string' ? value : jsonExcerpt(value);
    const word = said.trim().toLowerCase();
    return { name, said, state: STATES.find((state) => state === word) ?? 'unknown' };
}
function readScore(answer) {
    const given = SCORE_NAMES.filter((name) => Object.hasOwn(answer, name)).map((name) => answer[name]);
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
