export const id = 106;
export const ids = [106];
export const modules = {

/***/ 4056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createCliRunner),
  s: () => (/* binding */ listenForSignals)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
// EXTERNAL MODULE: ./src/git/workspace-head.ts
var workspace_head = __webpack_require__(5376);
;// CONCATENATED MODULE: ./src/git/repository-facts.ts



/** HEAD and the configuration of a repository are small. */
const MAX_BYTES = 1024 * 1024;
/**
 * Reads what is known of the repository that a folder belongs to.
 * @param folder absolute; it may be any folder below the repository's root
 * @returns an empty object if it belongs to none, or the repository cannot be read
 */
async function readRepositoryFacts(folder) {
    try {
        const root = await findRoot(folder);
        if (root === undefined)
            return {};
        const { own, common } = await (0,workspace_head/* openRepository */.h_)(external_node_path_.join(root, '.git'));
        const head = (await (0,workspace_head/* readText */.yR)(external_node_path_.join(own, 'HEAD'), MAX_BYTES))?.trim() ?? '';
        const branch = /^ref: *refs\/heads\/(.+)$/u.exec(head)?.[1];
        const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(root, undefined);
        const url = originOf((await (0,workspace_head/* readText */.yR)(external_node_path_.join(common, 'config'), MAX_BYTES)) ?? '');
        return {
            ...(url === undefined ? {} : { url }),
            ...(branch === undefined ? {} : { branch }),
            ...('commit' in checkedOut ? { commit: checkedOut.commit } : {}),
        };
    }
    catch {
        return {};
    }
}
async function findRoot(folder) {
    for (let current = folder;; current = external_node_path_.dirname(current)) {
        if (await (0,workspace_head/* exists */.t2)(external_node_path_.join(current, '.git')))
            return current;
        if (external_node_path_.dirname(current) === current)
            return undefined;
    }
}
/** Finds the address of the remote `origin` in a configuration file of git. */
function originOf(config) {
    let section = '';
    for (const line of config.split('\n')) {
        const [, name] = /^\s*\[(.+)\]\s*$/u.exec(line) ?? [];
        section = name ?? section;
        const [, url] = /^\s*url\s*=\s*(\S+)\s*$/u.exec(line) ?? [];
        if (section === 'remote "origin"' && url !== undefined)
            return webAddress(url);
    }
    return undefined;
}
/** Makes `https://github.com/owner/name` of `git@github.com:owner/name.git`. @returns undefined for a path of this machine */
function webAddress(remote) {
    const [, host, name] = /^(?:[\w.-]+@)?([\w.-]+\.[\w.-]+):(?!\/)(.+)$/u.exec(remote) ?? [];
    const url = (0,core_url/* parseUrl */.Dl)(host === undefined || name === undefined ? remote : `https://${host}/${name}`);
    if (url === undefined || !['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol))
        return undefined;
    const port = url.protocol.startsWith('http') && url.port !== '' ? `:${url.port}` : '';
    const place = url.pathname.replace(/\/+$/u, '').replace(/\.git$/u, '');
    if (url.hostname === '' || place === '')
        return undefined;
    return `${url.protocol === 'http:' ? 'http' : 'https'}://${url.hostname}${port}${place}`;
}

// EXTERNAL MODULE: ./src/redact/secrets.ts + 4 modules
var redact_secrets = __webpack_require__(1099);
// EXTERNAL MODULE: ./src/cli/action-inputs.ts
var action_inputs = __webpack_require__(6086);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/input-flags.ts
var input_flags = __webpack_require__(440);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/cli/live-line.ts


const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
const BAR_CELLS = 20;
const DEFAULT_COLUMNS = 80;
/** Returns to the start of the line, and clears it. */
const CLEAR = '\r\u001b[2K';
/** One line at the bottom of a terminal that shows how far a run is. Elsewhere it shows nothing. */
class LiveLine {
    #terminal;
    #startMs = Date.now();
    #timer;
    #frame = 0;
    #results = [];
    #last = '';
    constructor(terminal) {
        this.#terminal = terminal;
    }
    start() {
        if (this.#terminal.err.isTTY !== true)
            return;
        this.#timer = setInterval(() => {
            this.#frame += 1;
            this.#draw();
        }, FRAME_MS).unref();
    }
    show(results) {
        this.#results = results;
    }
    /** Writes a line of the log above the live line. */
    above(line, raw) {
        this.#last = raw;
        const isLive = this.#timer !== undefined;
        this.#terminal.err.write(`${isLive ? CLEAR : ''}${line}\n`);
        if (isLive)
            this.#draw();
    }
    end() {
        if (this.#timer === undefined)
            return;
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#terminal.err.write(CLEAR);
    }
    #draw() {
        const { err } = this.#terminal;
        // Some terminals say that they have no columns.
        const { columns = 0 } = err;
        const width = Math.max(20, (columns > 0 ? columns : DEFAULT_COLUMNS) - 1);
        const spinner = FRAMES[this.#frame % FRAMES.length] ?? '';
        const text = (0,sanitize/* plainLine */.h0)(`${this.#progress()} ${clock(Date.now() - this.#startMs)}  ${this.#last}`, width - 2);
        err.write(`${CLEAR}${this.#terminal.paint('cyan', spinner, err)} ${text}`);
    }
    #progress() {
        const all = this.#results.length;
        if (all === 0)
            return '';
        const done = this.#results.filter(({ state }) => state !== 'planned' && state !== 'submitted').length;
        const cells = Math.floor((done / all) * BAR_CELLS);
        const bar = `${'█'.repeat(cells)}${'░'.repeat(BAR_CELLS - cells)}`;
        return `${bar} ${String(done)} of ${(0,number_words/* counted */.hS)(all, 'analysis', 'analyses')} `;
    }
}
/** `1:05` */
function clock(ms) {
    const seconds = Math.floor(ms / 1000);
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

;// CONCATENATED MODULE: ./src/cli/cli-runner.ts









/** Variables of a CI system that describe its own run, not this one. */
const FOREIGN = /^(?:GITHUB|RUNNER|ACTIONS)_/u;
/** Creates the port for a run on the command line. */
async function createCliRunner(flags, terminal) {
    const { values } = flags;
    const workspace = external_node_path_default().resolve(values.get('workspace') ?? '.');
    const secrets = new redact_secrets/* Secrets */.S();
    const live = new LiveLine(terminal);
    const isDebug = values.get('debug') === 'true';
    let cancelledBy;
    const runner = {
        input: (0,input_flags/* inputFrom */.Rh)(flags, ownVariable),
        variable: (name) => (name === 'GITHUB_ACTION_REF' ? action_inputs/* VERSION */.x : ownVariable(name)),
        workspace,
        event: {
            eventName: 'command-line',
            payload: undefined,
            serverUrl: '',
            repository: '',
            ref: '',
            sha: '',
            actor: '',
            target: await findTarget(workspace),
        },
        log: (0,cli_log/* createCliLog */.h)(terminal, live, (text) => secrets.redact(text), isDebug),
        secrets,
        clock: { now: () => Date.now(), random: () => Math.random(), sleep: sleepUnlessAborted },
        mask: (secret) => {
            secrets.add(secret);
        },
        hide: (secret) => {
            secrets.add(secret);
        },
        setOutputs: () => undefined,
        writeSummary: () => Promise.resolve(),
        showProgress: (results) => {
            live.show(results);
        },
        onCancel: (listener) => listenForSignals((signal) => {
            // Whoever asks twice does not want to wait.
            if (cancelledBy !== undefined)
                process.exit(signal === 'SIGINT' ? 130 : 143);
            cancelledBy = signal;
            terminal.err.write(`\n${signal === 'SIGINT' ? 'Interrupted' : 'Ended'}: ending the analyses.\n`);
            listener();
        }),
    };
    return { runner, live, cancelledBy: () => cancelledBy };
}
function ownVariable(name) {
    return FOREIGN.test(name) ? '' : (process.env[name] ?? '');
}
async function sleepUnlessAborted(ms, signal) {
    await (0,promises_.setTimeout)(ms, undefined, { signal }).catch(() => {
        signal.throwIfAborted();
    });
}
/** Calls a listener on Ctrl-C and on SIGTERM. @returns a function that stops listening */
function listenForSignals(listener) {
    process.on('SIGINT', listener).on('SIGTERM', listener);
    return () => {
        process.off('SIGINT', listener).off('SIGTERM', listener);
    };
}
/** A folder that belongs to no repository, or to one without a remote, is named by its own address. */
async function findTarget(workspace) {
    const { url, ...rest } = await readRepositoryFacts(workspace);
    return { repoUrl: url ?? (0,external_node_url_.pathToFileURL)(workspace).href, ...rest, fork: false };
}


/***/ }),

/***/ 1106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
;// CONCATENATED MODULE: ./src/core/service-start.ts
/** The argument that makes the service's process serve until it is told to end, and not for one run. */
const ALONE = 'alone';

// EXTERNAL MODULE: ./src/files/make-folder.ts
var make_folder = __webpack_require__(7366);
// EXTERNAL MODULE: ./src/files/temporary-folder.ts
var temporary_folder = __webpack_require__(2853);
// EXTERNAL MODULE: ./src/local/service-entry.ts
var service_entry = __webpack_require__(1393);
// EXTERNAL MODULE: ./src/cli/cli-runner.ts + 2 modules
var cli_runner = __webpack_require__(4056);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/wrong-usage.ts
var wrong_usage = __webpack_require__(5521);
;// CONCATENATED MODULE: ./src/cli/serve.ts















const DEFAULT_PORT = '8791';
const MAX_PORT = 65_535;
const START_LIMIT_MS = 60_000;
/** The service ends its analyses, and then itself, in less time. */
const STOP_LIMIT_MS = 6000;
/** The command `serve`: the built-in service until Ctrl-C or SIGTERM. */
async function serve({ values }, terminal) {
    const port = values.get('port') ?? DEFAULT_PORT;
    if (!/^\d{1,5}$/u.test(port) || Number(port) > MAX_PORT) {
        const problem = `--port is "${port}". Expected a number from 0 to ${String(MAX_PORT)}; 0 takes a free port.`;
        return (0,wrong_usage/* wrongUsage */.x)([problem], 'serve', terminal);
    }
    const kept = values.get('data');
    const directory = kept === undefined ? await (0,temporary_folder/* makeTemporaryFolder */.wE)() : external_node_path_default().resolve(kept);
    try {
        await (0,make_folder/* makeFolder */.f)(directory);
        return await serveUntilEnd(startOf(Number(port), directory), terminal);
    }
    finally {
        if (kept === undefined)
            await (0,promises_.rm)(directory, { recursive: true, force: true });
    }
}
function startOf(port, dataDirectory) {
    const { MODEL_SECURITY_API_KEY: apiKey = '', MODEL_SECURITY_ORG_ID: orgId = '' } = process.env;
    return {
        port,
        dataDirectory,
        apiKey: apiKey === '' ? (0,external_node_crypto_.randomBytes)(24).toString('base64url') : apiKey,
        // The id is masked in logs, so it is no word that messages use.
        orgId: orgId === '' ? 'local-service-org' : orgId,
    };
}
async function serveUntilEnd(start, terminal) {
    const child = (0,external_node_child_process_.spawn)(process.execPath, ['--no-warnings', (0,service_entry/* findServiceEntry */.B)(), ALONE], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        // A group of its own: Ctrl-C reaches only the command, and what is left of the group can be ended as one.
        detached: true,
        windowsHide: true,
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
        said = (said + chunk.toString('utf8')).slice(-4096);
    });
    const exited = new Promise((resolve) => {
        child.once('exit', () => {
            resolve();
        });
        child.once('error', (error) => {
            said = error.message;
            resolve();
        });
    });
    const asked = new AbortController();
    (0,cli_runner/* listenForSignals */.s)(() => {
        asked.abort();
    });
    const baseUrl = await addressOf(child, start, exited).catch((error) => {
        said = (0,json/* textAt */.$6)(error, 'message') ?? said;
        return undefined;
    });
    if (baseUrl !== undefined && !asked.signal.aborted)
        tell(baseUrl, start, terminal);
    if (baseUrl !== undefined) {
        await Promise.race([exited, (0,external_node_events_.once)(asked.signal, 'abort')]);
    }
    await stop(child, exited);
    if (asked.signal.aborted)
        return exit_status/* EXIT */.dc.clean;
    terminal.err.write(`The service could not run: ${(0,cli_log/* safeLine */.o)(said === '' ? 'it ended early' : said)}\n`);
    return exit_status/* EXIT */.dc.undecided;
}
async function addressOf(child, start, exited) {
    child.send(start, () => undefined);
    const limit = AbortSignal.timeout(START_LIMIT_MS);
    const messages = await Promise.race([
        (0,external_node_events_.once)(child, 'message', { signal: limit }),
        exited.then(() => undefined),
    ]);
    const message = messages?.[0];
    const baseUrl = (0,json/* textAt */.$6)(message, 'baseUrl');
    if (baseUrl !== undefined)
        return baseUrl;
    throw new Error((0,json/* textAt */.$6)(message, 'reason') ?? '');
}
/** Other programs read the first line. */
function tell(baseUrl, { apiKey, orgId }, { out }) {
    out.write(`${baseUrl}
Open it in a browser for the dashboard. Programs that send analyses to it need:
  export MODEL_SECURITY_API_KEY='${apiKey}' MODEL_SECURITY_ORG_ID='${orgId}'
Ctrl-C ends it.
`);
}
async function stop(child, exited) {
    if (child.connected)
        child.disconnect();
    const limit = new AbortController();
    await Promise.race([
        exited,
        (0,external_node_timers_promises_.setTimeout)(STOP_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined),
    ]);
    limit.abort();
    endGroup(child);
    child.stderr?.destroy();
}
/** Ends by force what is left of the service and its analyses. */
function endGroup(child) {
    const { pid } = child;
    if (pid === undefined)
        return;
    try {
        if (process.platform === 'win32')
            child.kill('SIGKILL');
        else
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // Nothing of the group is left.
    }
}


/***/ }),

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

/***/ 2853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bH: () => (/* binding */ removeLeftFolders),
/* harmony export */   np: () => (/* binding */ nameTemporaryFolder),
/* harmony export */   wE: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6153);






const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;
/**
 * Creates a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it
 * if this process is killed.
 * @throws the system's error
 */
async function makeTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    await removeLeftFolders(root);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, `${ownStart()}-`));
}
/** Names such a folder, for whoever creates it if it is needed. */
function nameTemporaryFolder() {
    return node_path__WEBPACK_IMPORTED_MODULE_4__.join((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), `${ownStart()}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
}
function ownStart() {
    return `${START}${machineId()}-${String(process.pid)}`;
}
/** Tells machines and containers apart that share a folder: a process id says nothing about those of another. */
function machineId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)()} ${processNamespace()}`).digest('hex').slice(0, 8);
}
function processNamespace() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid');
    }
    catch {
        // Only Linux has it.
        return '';
    }
}
/** Removes the folders of processes of this machine that have ended without removing them. */
async function removeLeftFolders(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    const machine = machineId();
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root).catch(() => [])) {
        const found = NAME.exec(name)?.groups;
        if (found?.['machine'] !== machine || isRunning(Number(found['pid'])))
            continue;
        const left = node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, name);
        // A folder of somebody else stays, and if it cannot be removed, the next run tries again.
        if (await isOwnFolder(left))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(left, { recursive: true, force: true }).catch(() => undefined);
    }
}
async function isOwnFolder(folder) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder).catch(() => undefined);
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: the process of somebody else.
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(error, 'code') !== 'ESRCH';
    }
}


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findServiceEntry)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** Finds the program of the built-in service: beside the bundle, or in the source if this program runs from there. */
function findServiceEntry() {
    const folder = import.meta.dirname;
    const isSource = import.meta.url.endsWith('.ts');
    return isSource
        ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(folder, '../../service/local/source.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'service', 'index.js');
}


/***/ })

};
