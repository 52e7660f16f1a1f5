export const id = 4822;
export const ids = [4822,8995];
export const modules = {

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/**
 * Creates a folder and those above it, as far as they are missing. The `recursive` of Node's mkdir never ends if the system
 * says ENOENT below a folder that exists, as Linux does in /proc, and no deadline of a run can end it.
 * @param folder absolute
 * @throws the error of the system
 */
async function makeFolder(folder) {
    const missing = [];
    for (let current = folder; !(await exists(current)); current = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current)) {
        missing.unshift(current);
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current) === current)
            break;
    }
    for (const one of missing.length === 0 ? [folder] : missing)
        await makeOne(one);
}
async function exists(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).then(() => true, () => false);
}
/** Another process may create the same folder meanwhile. */
async function makeOne(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
    }
    catch (error) {
        const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder).then((stats) => stats.isDirectory(), () => false);
        if (!isFolder || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code') !== 'EEXIST')
            throw error;
    }
}


/***/ }),

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* unused harmony export stepsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6153);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7366);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7099);
/* harmony import */ var _rename_over_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9916);








/**
 * Creates a folder for the action's output. If its path leads through the workspace, by whatever name, links must not
 * lead it out again or into a .git folder, which holds programs that git runs: the repository could contain such links. A
 * path that never enters the workspace is the workflow's own choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error if the folder is really outside the workspace or in a .git folder; errors of the system
 */
async function makeOutputFolder(workspace, folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace).catch(() => workspace);
    const { real, isThrough } = await followLinks(folder, root);
    if (isThrough || (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(folder);
}
/**
 * Creates or replaces a file. The content is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
async function replaceFile(file, content) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe has this path; choose another path');
    }
    const part = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(part, content, { flag: 'wx' });
        await (0,_rename_over_js__WEBPACK_IMPORTED_MODULE_5__/* .renameOver */ .H)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
    }
}
/**
 * Removes a file or a link, if there is one.
 * @param file absolute; its folder exists
 * @throws errors of the system, also if a folder is at the path
 */
async function removeFile(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
}
async function isSpecial(looking) {
    const stats = await looking.catch(() => undefined);
    return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}
const WRITE_ERRORS = {
    EISDIR: 'a folder has this path; choose another path',
    ERR_FS_EISDIR: 'a folder has this path; choose another path',
    EEXIST: 'a part of its path is a file, not a folder; choose another path',
    ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
    ENOENT: 'its folder cannot be created; choose another path',
    EACCES: 'the user who runs this step has no permission to write there; choose another path',
    EPERM: 'the user who runs this step has no permission to write there; choose another path',
    EBUSY: 'another program has the file open; close it, or choose another path',
    EROFS: 'the file system is read-only; choose another path',
    ENAMETOOLONG: 'its path is too long; choose a shorter one',
    ENOSPC: 'the disk is full; free space in an earlier step',
    EDQUOT: 'the disk is full; free space in an earlier step',
    EFBIG: 'it is too large for the file system; choose another path',
};
/**
 * Describes why an output could not be written and what to do about it, without a full stop.
 * @param error thrown by {@link makeOutputFolder}, {@link replaceFile} or the system
 */
function describeWriteError(error) {
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .b)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}
/** More links than any system follows. */
const MAX_LINKS = 40;
/**
 * Follows a path step by step through all links, whether it exists or would be created.
 * @param folder absolute
 * @param root absolute, links resolved
 * @returns where the path really leads, and whether it is in `root` at any step on the way
 */
async function followLinks(folder, root) {
    let real = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(folder).root;
    let isThrough = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    let links = 0;
    const steps = stepsOf(folder.slice(real.length));
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        const next = node_path__WEBPACK_IMPORTED_MODULE_2__.join(real, step);
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(next).catch(() => undefined);
        if (target === undefined)
            real = next;
        else {
            links += 1;
            if (links > MAX_LINKS)
                throw new Error('its path has too many links; choose another path');
            const start = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(target).root;
            if (start !== '')
                real = start;
            steps.unshift(...stepsOf(target.slice(start.length)));
        }
        isThrough ||= (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}
/** The steps of a path. On Windows the target of a link may have slashes of both kinds. */
function stepsOf(names, separator = node_path__WEBPACK_IMPORTED_MODULE_2__.sep) {
    return names.split(separator === node_path__WEBPACK_IMPORTED_MODULE_2__.win32.sep ? /[\\/]/u : separator);
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renameOver)
/* harmony export */ });
/* unused harmony export retryWhileBusy */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/** The errors of Windows for a file that another program has open, such as a scanner for viruses. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS = [20, 50, 100, 200, 400];
/**
 * Renames a file over another one. Windows refuses that while the other one is open, so there it is tried for a moment;
 * elsewhere such an error does not pass.
 * @throws the error of the system
 */
async function renameOver(from, to) {
    await retryWhileBusy(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to), process.platform === 'win32' ? WAITS_MS : []);
}
/**
 * Repeats an attempt as long as the system says that a file is open.
 * @param waitsMs how long to wait before each further attempt
 * @throws the last error
 */
async function retryWhileBusy(attempt, waitsMs) {
    for (const waitMs of waitsMs) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!BUSY.includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code')))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(waitMs);
        }
    }
    await attempt();
}


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

/***/ 4822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeVerdict: () => (/* binding */ writeVerdict)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __webpack_require__(6701);
// EXTERNAL MODULE: ./src/decide/judged.ts
var decide_judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/judge-findings.ts
var judge_findings = __webpack_require__(5834);
// EXTERNAL MODULE: ./src/decide/unattacked.ts
var unattacked = __webpack_require__(6328);
;// CONCATENATED MODULE: ./src/decide/verdict-statement.ts




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
    const undecided = results.filter((result) => !(0,decide_judged/* isDecided */.d$)(result)).map(({ spec }) => spec.name);
    const verdict = status === 'vulnerable' ? 'vulnerable' : 'passed';
    // Both would be faults of this program. A signed statement is worth a second look.
    const isContradicted = undecided.length > 0 || results.some(judge_findings/* countsAsVulnerable */.hG);
    if (verdict === 'passed' && isContradicted)
        return { why: 'not every analysis has a verdict that passes' };
    const judged = [...analyses.flatMap(analysedFiles), ...scannedFiles(outcome)];
    const files = uniqueFiles(verdict === 'passed' ? withoutUnattacked(judged, outcome) : judged);
    if (files.length === 0)
        return { why: 'it is not known which files the verdict covers' };
    return { verdict, files, analyses, undecided };
}
function hasVerdict(result) {
    return (0,decide_judged/* isDecided */.d$)(result);
}
/** The files of an analysis. The digest of a folder is no SHA-256 of a file, so nobody could verify it. */
function analysedFiles({ spec, digests = {}, folders = [] }) {
    return spec.artifacts.flatMap(({ slot, path }) => {
        const sha256 = digests[slot];
        return sha256 === undefined || folders.includes(slot) ? [] : [{ path: cleanPath(path), sha256 }];
    });
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
        .filter(({ spec }) => (0,declared_model/* attacksModel */.lp)(spec.attack) === isWanted)
        .flatMap(({ digests }) => digests?.model ?? []);
    const attacked = new Set(modelsOf(true));
    const open = supplyChain === undefined ? [] : (0,unattacked/* unattackedFiles */.Y8)(supplyChain);
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

// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/github/open.ts + 1 modules
var github_open = __webpack_require__(8995);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/report/result-object.ts
var result_object = __webpack_require__(4225);
;// CONCATENATED MODULE: ./src/report/verdict-file.ts




/** The type of the predicate, with the version of its form. `schema/verdict.schema.json` describes it. */
const VERDICT_TYPE = 'urn:model-security-scan:verdict:v1';
/**
 * Renders the verdict as an in-toto statement (https://in-toto.io/Statement/v1), in canonical form: one line of JSON with
 * sorted keys. The same verdict and the same facts give the same bytes. Nothing in it is signed yet.
 */
function renderVerdictFile(statement, outcome, facts) {
    const { verdict, files, analyses, undecided } = statement;
    const { status, target, supplyChain, policy } = outcome;
    const line = (text) => text === undefined ? null : (0,sanitize/* plainLine */.h0)(text, result_object/* MAX_FIELD_LENGTH */.$o);
    const predicate = {
        verdict,
        status,
        engine: { name: 'model-security-scan', version: facts.actionRef === '' ? null : line(facts.actionRef) },
        repository: line(target?.repoUrl),
        commit: line(target?.commit),
        run: facts.runUrl === undefined ? null : { url: line(facts.runUrl), attempt: line(facts.attempt) },
        analyses: analyses.map(analysisPart),
        undecided: undecided.map((name) => (0,sanitize/* plainLine */.h0)(name, result_object/* MAX_FIELD_LENGTH */.$o)),
        supply_chain: supplyChain?.scope === 'workspace' ? supplyChainPart(supplyChain) : null,
        findings: (0,judge_findings/* countFindings */.Gt)(outcome),
        baseline: policy?.hasBaseline === true,
        policy: policy?.organization === undefined
            ? null
            : { source: line(policy.organization.source), sha256: policy.organization.sha256 },
    };
    const subject = files.map(({ path, sha256 }) => ({
        name: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
        digest: { sha256 },
    }));
    return `${(0,canonical_json/* canonicalJson */.d)({
        _type: 'https://in-toto.io/Statement/v1',
        subject,
        predicateType: VERDICT_TYPE,
        predicate,
    })}\n`;
}
function analysisPart(result) {
    const { spec, state, score, threshold, interval, methodVersion, policy, keptSince } = result;
    const { bound = null, access = null, notTested = [] } = result;
    return {
        name: (0,sanitize/* plainLine */.h0)(spec.name, result_object/* MAX_FIELD_LENGTH */.$o),
        task: spec.task,
        attack: spec.attack,
        state,
        score: score ?? null,
        threshold,
        interval: interval === undefined ? null : { low: interval.low, high: interval.high },
        method_version: methodVersion === undefined ? null : (0,sanitize/* plainLine */.h0)(methodVersion, result_object/* MAX_FIELD_LENGTH */.$o),
        bound,
        access,
        not_tested: notTested.map((part) => (0,sanitize/* plainLine */.h0)(part, result_object/* MAX_FIELD_LENGTH */.$o)),
        kept_since: keptSince === undefined ? null : (0,sanitize/* plainLine */.h0)(keptSince, result_object/* MAX_FIELD_LENGTH */.$o),
        finding: (0,judge_findings/* findingState */.n2)(result) ?? null,
        why: policy === undefined ? null : (0,sanitize/* plainLine */.h0)(policy.why, result_object/* MAX_PATH_LENGTH */.Kb),
        artifacts: artifactParts(result),
    };
}
/** What was analysed. The digest of a folder is that of its names and the digests of its files. */
function artifactParts({ spec, digests = {}, folders = [] }) {
    return spec.artifacts.flatMap(({ slot, path }) => {
        const digest = digests[slot];
        if (digest === undefined)
            return [];
        const form = folders.includes(slot) ? 'folder' : 'file';
        return [{ slot, path: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb), form, digest }];
    });
}
const STANDINGS = ['flagged', 'undecided', 'known', 'waived', 'listed', 'allowed'];
function supplyChainPart({ findings, fileCount, ignoredCount, }) {
    const count = (standing) => findings.filter((one) => one.standing === standing).length;
    return {
        files_scanned: fileCount,
        files_ignored: ignoredCount,
        findings: Object.fromEntries(STANDINGS.map((standing) => [standing, count(standing)])),
    };
}

// EXTERNAL MODULE: ./src/publish/with-warning.ts
var with_warning = __webpack_require__(4850);
;// CONCATENATED MODULE: ./src/publish/verdict-file.ts






/**
 * Writes the verdict as a statement for others to sign, if there is a verdict on known content. A file that an earlier run
 * left there is removed otherwise, so that nobody signs it as the verdict of this run.
 * @param verdictFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
async function writeVerdict(runner, outcome, settings, verdictFile) {
    const file = external_node_path_.resolve(settings.workspace, verdictFile);
    const statement = stateVerdict(outcome);
    try {
        await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, external_node_path_.dirname(file));
        if ('why' in statement) {
            await (0,output_folder/* removeFile */.nM)(file);
            return (0,with_warning/* withWarning */.n)(outcome, `No statement of the verdict was written: ${statement.why}.`);
        }
        await (0,output_folder/* replaceFile */.fR)(file, renderVerdictFile(statement, outcome, readRunFacts(runner)));
        return { ...outcome, verdictFile };
    }
    catch (error) {
        const why = (0,output_folder/* describeWriteError */.JB)(error);
        return (0,with_warning/* withWarning */.n)(outcome, `The statement of the verdict could not be written to "${verdictFile}": ${why}.`);
    }
}
function readRunFacts(runner) {
    const isOnGithub = runner.variable('GITHUB_RUN_ID') !== '';
    return runner.secrets.redactAll({
        actionRef: runner.variable('GITHUB_ACTION_REF'),
        attempt: runner.variable('GITHUB_RUN_ATTEMPT'),
        ...(isOnGithub ? { runUrl: (0,github_open.buildRunUrl)(runner) } : {}),
    });
}


/***/ }),

/***/ 4850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withWarning)
/* harmony export */ });
/** Adds a warning to an outcome. */
function withWarning(outcome, warning) {
    return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}


/***/ }),

/***/ 1024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Data that are nested deeper are refused: no record needs it. */
const MAX_DEPTH = 32;
/**
 * Renders plain data as JSON in one line, with sorted keys: the same data always give the same text.
 * @throws RangeError if the data are nested too deeply
 */
function canonicalJson(value, depth = 0) {
    if (depth > MAX_DEPTH)
        throw new RangeError('The data are nested too deeply.');
    if (Array.isArray(value)) {
        return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
    }
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value);
    const members = entries
        .filter(([, member]) => member !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
    return `{${members.join(',')}}`;
}


/***/ })

};
