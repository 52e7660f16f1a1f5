export const id = 1660;
export const ids = [1660,8995];
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
// EXTERNAL MODULE: ./src/github/open.ts + 1 modules
var github_open = __webpack_require__(8995);
;// CONCATENATED MODULE: ./src/report/page/settings.ts
/**
 * The settings that decide what a run does, by the names of the inputs. None of them is a secret.
 * @param settings with the policy that judged the run
 */
function describeSettings(settings) {
    const { mode, service, configFile, only, rescan, vulnerabilityThreshold, failOnVulnerability } = settings;
    const { supplyChain, policy } = settings;
    return [
        ['Service', service.root === '' ? 'none, analysed on the runner' : service.root],
        ['mode', mode],
        ...(configFile === undefined ? [] : [['config-file', configFile]]),
        ...(only.length === 0 ? [] : [['only', only.join(', ')]]),
        ['rescan', rescan],
        ...(vulnerabilityThreshold === undefined
            ? []
            : [['vulnerability-threshold', String(vulnerabilityThreshold)]]),
        ['fail-on-vulnerability', failOnVulnerability ? 'true' : 'false'],
        ['supply-chain', supplyChain.enabled ? 'true' : 'false'],
        ...(supplyChain.paths.length === 0
            ? []
            : [['supply-chain-paths', supplyChain.paths.join(', ')]]),
        ...(policy.organization === undefined ? [] : [['policy-file', policy.organization.source]]),
        ...(policy.baseline === undefined ? [] : [['baseline', policy.baseline.file]]),
        ...policy.waivers.map(({ finding, until, reason }) => [
            'Waived',
            `${finding} until ${until}: ${reason}`,
        ]),
        ...supplyChain.allow.map(({ name, reason }) => ['Allowed', `${name}: ${reason}`]),
        ...supplyChain.ignore.map(({ path, reason }) => ['Ignored', `${path}: ${reason}`]),
    ];
}

// EXTERNAL MODULE: ./src/report/page/run-page.ts + 13 modules
var run_page = __webpack_require__(3778);
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
/* harmony export */   n: () => (/* binding */ withWarning)
/* harmony export */ });
/** Adds a warning to an outcome. */
function withWarning(outcome, warning) {
    return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}


/***/ })

};
