export const id = 400;
export const ids = [400];
export const modules = {

/***/ 2318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestAnalyses: () => (/* binding */ digestAnalyses)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _file_hashes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4426);


/**
 * Computes the digests of all artifacts. Each file is read once, even if several analyses share it; from then on it is only
 * sent with the content that was hashed.
 * @param signal ends the reading, with its reason
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
async function digestAnalyses(analyses, signal) {
    const hashes = new _file_hashes_js__WEBPACK_IMPORTED_MODULE_1__/* .FileHashes */ .$(signal);
    const digested = [];
    for (const analysis of analyses) {
        const digests = {};
        for (const artifact of analysis.artifacts) {
            digests[artifact.slot] = await (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactDigest */ .F)(artifact, hashes);
        }
        digested.push({ ...analysis, digests });
    }
    return digested;
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ artifactDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_concurrency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8904);


/** The files of one artifact that are read at once. */
const MAX_OPEN_FILES = 4;
/**
 * Computes the digest of an artifact: the SHA-256 of its file or, for a folder, that of a line `<sha256>  <relative path>`
 * for each of its files, in the order of their names. People write it into config files, so its form never changes.
 * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the signal of `hashes`
 */
async function artifactDigest({ form, files }, hashes) {
    const found = await (0,_core_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .mapConcurrently */ .X)(files, MAX_OPEN_FILES, async (file) => {
        return [file.name, await hashes.hash(file)];
    });
    const single = form === 'folder' ? undefined : found[0]?.[1];
    const lines = found.map(([name, sha256]) => `${sha256}  ${name}\n`).join('');
    return single ?? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(lines).digest('hex');
}


/***/ }),

/***/ 4426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ FileHashes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4296);
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);




/** Computes the SHA-256 of files. Each file is read once in a run, even if several analyses share it. */
class FileHashes {
    #signal;
    #known = new Map();
    /** @param signal ends the reading, with its reason */
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * Hashes a file. From then on, the file is only sent if it still has this content.
     * @returns the SHA-256, in hexadecimal
     * @throws ServiceError `upload-failed` if the file cannot be read or has changed since it was inspected
     */
    async hash(file) {
        // A file that was changed and inspected again counts as another file.
        const key = JSON.stringify([file.absolutePath, file.bytes, file.mtimeMs, file.ctimeMs, file.ino]);
        const hash = this.#known.get(key) ?? hashFile(file, this.#signal);
        this.#known.set(key, hash);
        const sha256 = await hash;
        file.hashed.sha256 ??= sha256;
        return sha256;
    }
}
async function hashFile(file, signal) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    try {
        for await (const chunk of (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnchanged */ .gw)(file)) {
            signal.throwIfAborted();
            hash.update(chunk);
        }
    }
    catch (error) {
        signal.throwIfAborted();
        const what = (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('upload-failed', `An artifact could not be read: ${what}.`, { cause: error });
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 5357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Th: () => (/* binding */ chunkMemory),
  gw: () => (/* binding */ readUnchanged),
  oD: () => (/* binding */ readWhole),
  KC: () => (/* binding */ requireSameFile)
});

// UNUSED EXPORTS: CHUNK_BYTES

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/artifacts/content-check.ts

/** Compares the content of a file, which comes in pieces, with hashes of some of its parts. */
class ContentCheck {
    #lists;
    /**
     * @param lists the parts of each list are in order, and do not overlap
     * @param describe makes the error that is thrown if a part has another content
     */
    constructor(lists, describe) {
        this.#lists = lists.map((parts) => new PartsInOrder(parts, describe));
    }
    /** @throws the error if a part that ends in this piece has another content */
    add(piece) {
        for (const list of this.#lists)
            list.add(piece);
    }
    /** @throws the error if the content has ended before a part */
    end() {
        for (const list of this.#lists)
            list.end();
    }
}
class PartsInOrder {
    #parts;
    #describe;
    #next = 0;
    #offset = 0;
    #hash;
    constructor(parts, describe) {
        this.#parts = parts;
        this.#describe = describe;
    }
    add(piece) {
        const end = this.#offset + piece.length;
        for (let part = this.#parts[this.#next]; part !== undefined; part = this.#parts[this.#next]) {
            if (part.start >= end)
                break;
            const partEnd = part.start + part.bytes;
            this.#hash ??= (0,external_node_crypto_.createHash)('sha256');
            this.#hash.update(piece.subarray(Math.max(0, part.start - this.#offset), partEnd - this.#offset));
            if (partEnd > end)
                break;
            if (this.#hash.digest('hex') !== part.sha256)
                throw this.#describe();
            this.#hash = undefined;
            this.#next += 1;
        }
        this.#offset = end;
    }
    end() {
        if (this.#next < this.#parts.length)
            throw this.#describe();
    }
}

;// CONCATENATED MODULE: ./src/artifacts/read-unchanged.ts




/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
/** The bytes read at once. Smaller chunks need more system calls; larger ones are no faster (docs/performance.md). */
const CHUNK_BYTES = 512 * 1024;
/**
 * Alternates between two blocks of memory, because a chunk is still being sent while the next one is read. New memory
 * for every chunk would pile up faster than the garbage collector frees it.
 * @param largestBytes size of the largest file that is read
 */
function chunkMemory(largestBytes) {
    const size = Math.min(largestBytes, CHUNK_BYTES);
    const blocks = [];
    let turn = 1;
    return () => {
        turn = turn === 0 ? 1 : 0;
        return (blocks[turn] ??= Buffer.allocUnsafeSlow(size));
    };
}
/**
 * Reads a file, provided that it has not changed since it was inspected. Fails if the file was replaced or changed, or
 * has become shorter, or if its content has another hash than before. The file is opened when the first chunk is requested, and closed even if the reader stops early.
 */
async function* readUnchanged(file, memory = chunkMemory(file.bytes)) {
    const handle = await openUnchanged(file);
    const content = contentCheck(file);
    try {
        for (let left = file.bytes; left > 0;) {
            const chunk = memory();
            const { bytesRead } = await handle.read(chunk, 0, Math.min(left, chunk.length), null);
            if (bytesRead === 0)
                throw changedError(file);
            const isFirst = left === file.bytes;
            left -= bytesRead;
            // Checked before the first chunk, to avoid a useless upload, and before the last, which completes the upload.
            if (isFirst || left === 0)
                requireUnchanged(file, await handle.stat());
            content.add(chunk.subarray(0, bytesRead));
            if (left === 0)
                content.end();
            yield chunk.subarray(0, bytesRead);
        }
    }
    finally {
        await handle.close();
    }
}
/**
 * Reads a whole file at once, with the same checks.
 * @param memory at least as large as the file
 */
async function readWhole(file, memory) {
    const handle = await openUnchanged(file);
    try {
        for (let read = 0; read < file.bytes;) {
            const { bytesRead } = await handle.read(memory, read, file.bytes - read, null);
            if (bytesRead === 0)
                throw changedError(file);
            read += bytesRead;
        }
        requireUnchanged(file, await handle.stat());
        const whole = memory.subarray(0, file.bytes);
        const content = contentCheck(file);
        content.add(whole);
        content.end();
        return whole;
    }
    finally {
        await handle.close();
    }
}
/**
 * Checks that a file is still the one that was inspected and hashed, without reading all of it.
 * @throws Error if it was replaced or changed
 */
async function requireSameFile(file) {
    const handle = await openUnchanged(file);
    try {
        requireUnchanged(file, await handle.stat());
        // A scan has read another content meanwhile: see bind-to-scan.ts.
        if (file.hashed.sha256 === '')
            throw changedError(file);
    }
    finally {
        await handle.close();
    }
}
async function openUnchanged(file) {
    try {
        return await (0,promises_.open)(file.absolutePath, PLAIN_FILE);
    }
    catch (error) {
        throw changedError(file, { cause: error });
    }
}
function requireUnchanged(file, now) {
    const same = now.size === file.bytes &&
        now.mtimeMs === file.mtimeMs &&
        now.ctimeMs === file.ctimeMs &&
        now.ino === file.ino;
    if (!same)
        throw changedError(file);
}
/**
 * Compares a file's content with the hashes of an earlier reading: of the whole file, of the parts that a scan has read, or
 * of both. Times do not show every change: a write through shared memory can be recorded late, and two changes within one
 * tick of the file system have the same time.
 */
function contentCheck(file) {
    const { sha256, parts = [] } = file.hashed;
    const whole = sha256 === undefined ? [] : [{ start: 0, bytes: file.bytes, sha256 }];
    return new ContentCheck([whole, parts], () => changedError(file));
}
function changedError(file, options) {
    return new Error(`"${(0,sanitize/* plainLine */.h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it during the scan, then run again', options);
}


/***/ }),

/***/ 1771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createCliRunner)
});

// UNUSED EXPORTS: listenForSignals

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
;// CONCATENATED MODULE: ./src/files/repository-facts.ts



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
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
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
        variable: (name) => (name === 'GITHUB_ACTION_REF' ? action_inputs/* VERSION */.xv : ownVariable(name)),
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
                process.exit(exit_status/* SIGNAL_EXITS */.vs[signal]);
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
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Calls a listener on each signal that ends a run. @returns a function that stops listening */
function listenForSignals(listener) {
    const stops = END_SIGNALS.map((signal) => {
        const listen = () => {
            listener(signal);
        };
        process.on(signal, listen);
        return () => process.off(signal, listen);
    });
    return () => {
        for (const stop of stops)
            stop();
    };
}
/** A folder that belongs to no repository, or to one without a remote, is named by its own address. */
async function findTarget(workspace) {
    const { url, ...rest } = await readRepositoryFacts(workspace);
    return { repoUrl: url ?? (0,external_node_url_.pathToFileURL)(workspace).href, ...rest, fork: false };
}


/***/ }),

/***/ 1235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ Inspector)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);





/** The most time that one request may take. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 1024;
/** Reads models and data in a thread of its own. If a file makes it hang or die, the next request gets a new thread. */
class Inspector {
    #worker;
    async ask(request) {
        const worker = (this.#worker ??= startWorker());
        const { promise, resolve } = Promise.withResolvers();
        const timer = setTimeout(resolve, LIMIT_MS, `reading it took more than ${String(LIMIT_MS / 1000)} seconds`);
        const onMessage = (answer) => {
            resolve(answer);
        };
        const onError = (error) => {
            resolve(`reading it failed: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)((0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error), 200)}`);
        };
        const onExit = () => {
            resolve('reading it ended unexpectedly');
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.postMessage(request);
        const answer = await promise;
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        if (typeof answer !== 'string')
            return answer;
        await this.close();
        const slot = request.kind === 'model' ? 'model' : 'data';
        return { faults: [{ slot, message: `The file cannot be used: ${answer}.` }] };
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
}
function startWorker() {
    const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(findProgram(), {
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Without a listener, an error between two requests would end the process.
    return worker.on('error', () => undefined);
}
/** Finds the program of the thread: beside the bundle, or in the source if the command runs from there. */
function findProgram() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(isSource
        ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(import.meta.dirname, '../engine/inspect/worker.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'inspector', 'index.js'));
}


/***/ }),

/***/ 5667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ usageProblems),
/* harmony export */   f: () => (/* binding */ scanUsageProblems)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3382);


/** Lists what is wrong with the flags of `scan`, as far as the action does not know of it. */
function scanUsageProblems(flags, runner) {
    const { values } = flags;
    const problems = [...usageProblems(flags, runner)];
    if (values.get('mode') === 'collect') {
        problems.push('--mode is "collect", which works with commit statuses on GitHub only. Expected: scan, check or plan.');
    }
    if (values.get('supply-chain-only') === 'true')
        problems.push(...againstFilesOnly(values));
    const isRemote = (values.get('base-url') ?? _facts_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL */ .G8) !== _facts_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL */ .G8;
    const isKnown = runner.event.target?.repoUrl.startsWith('file:') !== true || values.has('repo-url');
    const needsUrl = ['github', 'huggingface'].includes(values.get('repo-type') ?? 'github');
    if (isRemote && needsUrl && !isKnown) {
        problems.push('--repo-url is missing: this folder has no remote "origin", and a service keeps records by the address of the ' +
            'repository. Give it, such as --repo-url https://github.com/owner/name.');
    }
    return problems;
}
/** Lists what is wrong with the flags that `scan` and `validate` share. */
function usageProblems({ values }, runner) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(runner.workspace, { throwIfNoEntry: false })?.isDirectory() === true)
        return [];
    return [
        `--workspace is "${values.get('workspace') ?? '.'}", which is no folder. Give a folder that exists.`,
    ];
}
function againstFilesOnly(values) {
    const contrary = ['only', 'model-id', 'task', 'attack', 'attack-config', 'artifacts'].filter((name) => values.has(name));
    const off = values.get('supply-chain') === 'false' ? ['no-supply-chain'] : [];
    return [...contrary, ...off].map((name) => `--${name} cannot be given together with --supply-chain-only. Remove one of them.`);
}


/***/ }),

/***/ 7400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/artifacts/plan.ts + 6 modules
var plan = __webpack_require__(5511);
// EXTERNAL MODULE: ./src/settings/config/config-file.ts
var config_file = __webpack_require__(9635);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/settings/read-settings.ts + 13 modules
var read_settings = __webpack_require__(5952);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/artifacts/digest-analyses.ts
var digest_analyses = __webpack_require__(2318);
// EXTERNAL MODULE: ./src/artifacts/pins.ts
var pins = __webpack_require__(6543);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/cli/artifact-digests.ts



/**
 * Computes the digests of artifacts, and compares them with those that the config file gives.
 * @param analyses those whose files exist and can be read
 * @throws the reason of the signal
 */
async function digestArtifacts(analyses, signal) {
    const artifacts = new Map();
    const problems = new Map();
    for (const analysis of await digest(analyses, signal)) {
        for (const problem of (0,pins/* findPinFaults */.g)(analysis))
            problems.set(JSON.stringify(problem), problem);
        const { model } = analysis.spec;
        for (const { slot, path } of analysis.artifacts) {
            const sha256 = analysis.digests?.[slot];
            if (sha256 !== undefined) {
                artifacts.set(JSON.stringify([model, slot, path]), { model, slot, path, sha256 });
            }
        }
    }
    return { artifacts: [...artifacts.values()], problems: [...problems.values()] };
}
/** Without digests if a file changes meanwhile. */
async function digest(analyses, signal) {
    try {
        return await (0,digest_analyses.digestAnalyses)(analyses, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors/* ServiceError */._7)
            return analyses;
        throw error;
    }
}
/** The line of a config file that pins an artifact, after the name of its model. */
function pinLine({ model, slot, path, sha256 }) {
    const shown = /^[\w./-]*[a-z][\w./-]*$/iu.test(path) ? path : JSON.stringify(path);
    return `${model}: ${slot}: { path: ${shown}, sha256: ${sha256} }`;
}

// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/cli-runner.ts + 2 modules
var cli_runner = __webpack_require__(1771);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/attacks/table.ts + 7 modules
var table = __webpack_require__(6564);
// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
;// CONCATENATED MODULE: ./src/cli/inspect-specs.ts


/** Says that an analysis will be `not-tested`, since data has too few inputs. */
function tooFewInputs({ task, attack }, count) {
    const least = table/* DESCRIPTORS */.xg[attack].proposal?.inputs?.[task];
    if (count === undefined || least === undefined || count >= least)
        return [];
    const things = task === 'time-series-forecasting' ? 'windows' : 'inputs';
    const message = `${attack} needs at least ${String(least)} ${things} for a verdict, and data has ${String(count)}: give more, or remove ` +
        'the attack.';
    return [{ slot: 'data', message }];
}
/**
 * Looks at the content of the files of analyses, as local analyses would read them.
 * @param analyses those whose files exist and can be read
 */
async function inspectContent(analyses, inspector) {
    const problems = new Map();
    for (const { spec, artifacts } of analyses) {
        const usable = (0,local_analysis/* plannedSlots */.Cz)(spec);
        const used = artifacts.filter(({ slot }) => usable.includes(slot));
        const slots = Object.fromEntries(used.map(({ slot, files }) => [
            slot,
            files.map(({ name, absolutePath }) => ({ name, absolutePath })),
        ]));
        const { task, attack, fields, local } = spec;
        const labels = table/* DESCRIPTORS */.xg[attack].needsLabels ? { labelsFor: attack } : {};
        const { faults, inputCount } = await inspector.ask({
            kind: 'analysis',
            task,
            ...labels,
            fields: { ...fields },
            ...(local?.output === undefined ? {} : { output: local.output }),
            slots,
        });
        const few = tooFewInputs(spec, inputCount);
        for (const { slot, message } of [...faults, ...few]) {
            const artifact = used.find((one) => one.slot === slot);
            const place = artifact?.place ?? spec.place;
            if (place === undefined)
                continue;
            const about = artifact === undefined ? spec.name : `artifact "${artifact.path}" for ${slot}`;
            // The attacks of one model mostly share their files.
            problems.set(JSON.stringify([place, message]), { place, message: `${about}: ${message}` });
        }
    }
    return [...problems.values()];
}

// EXTERNAL MODULE: ./src/cli/inspector.ts
var cli_inspector = __webpack_require__(1235);
// EXTERNAL MODULE: ./src/cli/place-text.ts
var place_text = __webpack_require__(7705);
// EXTERNAL MODULE: ./src/cli/scan-usage.ts
var scan_usage = __webpack_require__(5667);
// EXTERNAL MODULE: ./src/decide/baseline-warnings.ts
var baseline_warnings = __webpack_require__(2419);
// EXTERNAL MODULE: ./src/decide/organization-limits.ts
var organization_limits = __webpack_require__(4038);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var threshold = __webpack_require__(3175);
// EXTERNAL MODULE: ./src/decide/waivers.ts
var waivers = __webpack_require__(865);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/cli/validation-warnings.ts







/**
 * Warns of what a scan would warn of, as far as it is known without one, and of budgets that earn no pass. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
function validationWarnings(settings, nowMs) {
    const { policy } = settings;
    return [
        ...(0,threshold/* thresholdWarnings */.bD)(settings),
        ...(0,baseline_warnings/* baselineWarnings */.Z)(settings, (0,organization_limits/* permittedBaseline */._o)(policy), nowMs),
        ...(0,waivers/* waiverWarnings */.E)({ policy, nowMs }, { results: [], supplyChain: undefined }),
        ...policy.waivers.filter(({ endsAtMs }) => endsAtMs <= nowMs).map(endedWords),
        ...settings.analyses.flatMap(budgetWarnings),
    ];
}
function endedWords({ finding, until, place }) {
    return (`${(0,problem/* describePlace */.df)(place)}: The waiver of ${(0,sanitize/* plainLine */.h0)(finding, 200)} ended on ${until} (UTC), so it accepts nothing. ` +
        'Remove it, or decide anew and give a later day.');
}
/** An endpoint needs fewer questions than `init` writes, so its budget is left to the analysis. */
function budgetWarnings({ name, attack, fields, local, place }) {
    if (local === undefined || fields.use_model_api === 'yes')
        return [];
    const given = { ...fields, ...local.settings };
    const where = place === undefined ? '' : `${(0,problem/* describePlace */.df)(place)}: `;
    return (table/* DESCRIPTORS */.xg[attack].proposal?.budget ?? []).flatMap(({ key, least }) => {
        const value = given[key];
        return value === undefined || Number(value) >= least
            ? []
            : [
                `${where}${key} of ${name} is ${String(value)}, but ${attack} passes with at least ${String(least)} only. Raise it.`,
            ];
    });
}

// EXTERNAL MODULE: ./src/cli/wrong-usage.ts
var wrong_usage = __webpack_require__(7902);
;// CONCATENATED MODULE: ./src/cli/validate.ts
















/** The command `validate`: everything that is wrong with the config file and its files, in one pass. */
async function validate(flags, terminal) {
    const { runner } = await (0,cli_runner/* createCliRunner */.b)(flags, terminal);
    const wrong = (0,scan_usage/* usageProblems */.O)(flags, runner);
    if (wrong.length > 0)
        return (0,wrong_usage/* wrongUsage */.x)(wrong, 'validate', terminal);
    const missing = await findMissingConfig(runner);
    const found = missing === undefined ? await validateAll(runner) : withProblems([missing]);
    if (flags.values.get('json') === 'true')
        terminal.out.write(toJson(found));
    else
        tell(found, terminal);
    return found.problems.length === 0 ? exit_status/* EXIT */.dc.clean : exit_status/* EXIT */.dc.undecided;
}
/** Without a config file nothing can be looked at, and nothing is right. @returns undefined if there is one */
async function findMissingConfig(runner) {
    const { workspace } = runner;
    if (runner.input('config-file') !== '' || (await (0,config_file/* pathExists */.s0)(workspace, settings/* DEFAULT_CONFIG_FILE */.Cu))) {
        return undefined;
    }
    const other = await (0,config_file/* findMisnamedConfig */.Sw)(workspace);
    const message = `There is no config file: ${settings/* DEFAULT_CONFIG_FILE */.Cu} is not in ${workspace}, so nothing was looked at. ` +
        (other === undefined
            ? 'Write one with "model-security init", or name another file with --config-file.'
            : `Is it ${other}? Rename that file, or give it as --config-file ${other}.`);
    return { place: { kind: 'input', input: 'config-file' }, message };
}
/** Validates the config file, the files that it names, and what is in them. Starts no service and runs no model. */
async function validateAll(runner) {
    const inspector = new cli_inspector/* Inspector */.a();
    const signal = new AbortController().signal;
    const looksInside = runner.input('base-url') === settings/* LOCAL */.G8;
    const lookAt = async (specs) => {
        const { analyses, problems } = await (0,plan.findReadable)(specs, runner.workspace, signal);
        const digested = await digestArtifacts(analyses, signal);
        const content = looksInside ? await inspectContent(analyses, inspector) : [];
        return { ...digested, problems: [...problems, ...digested.problems, ...content] };
    };
    try {
        const settings = await (0,read_settings/* readSettings */.s)({
            input: (name) => withCredentials(runner, name),
            variable: runner.variable,
            workspace: runner.workspace,
            withoutSecrets: false,
            mask: runner.mask,
            findFileFaults: async (specs) => (await lookAt(specs)).problems,
        });
        if (settings === undefined)
            return withProblems([]);
        const { problems, artifacts } = await lookAt(settings.analyses);
        if (problems.length > 0)
            return withProblems((0,problem/* sortProblems */.dS)(problems));
        return { problems, settings, warnings: validationWarnings(settings, Date.now()), artifacts };
    }
    catch (error) {
        if (!(error instanceof problem/* InvalidInputError */.oC))
            throw error;
        return withProblems(error.problems);
    }
    finally {
        await inspector.close();
    }
}
function withProblems(problems) {
    return { problems, settings: undefined, warnings: [], artifacts: [] };
}
/** A config file for a service is validated without an account. */
function withCredentials(runner, name) {
    const given = runner.input(name);
    const isCredential = name === 'api-key' || name === 'org-id';
    return isCredential && given === '' && runner.input('base-url') !== 'local' ? 'not-given' : given;
}
function tell({ problems, settings, warnings, artifacts }, terminal) {
    const { out } = terminal;
    for (const problem of problems)
        out.write(`${(0,cli_log/* safeLine */.o)((0,place_text/* problemText */.f)(problem))}\n`);
    if (problems.length > 0) {
        const words = (0,number_words/* counted */.hS)(problems.length, 'problem', 'problems');
        out.write(`${terminal.paint('red', `${words}.`, out)} Nothing was run.\n`);
        return;
    }
    const { analyses = [], configFile = 'the inputs' } = settings ?? {};
    const can = analyses.length === 0
        ? 'it lists no analysis, so "model-security scan" attacks nothing and only scans the model files'
        : `${(0,number_words/* counted */.hS)(analyses.length, 'analysis', 'analyses')} can be run`;
    const paths = new Set(analyses.flatMap(({ artifacts }) => artifacts.map(({ path }) => path)));
    const looked = paths.size === 0 ? '' : ` Looked at: the file itself, and the content of ${listed([...paths])}.`;
    out.write(`${terminal.paint('green', 'No problem', out)} in ${(0,cli_log/* safeLine */.o)(`${configFile}: ${can}.${looked}`)}\n`);
    for (const warning of warnings) {
        out.write(`${terminal.paint('yellow', 'warning', out)}: ${(0,cli_log/* safeLine */.o)(warning)}\n`);
    }
    if (artifacts.length === 0)
        return;
    out.write('To pin the content of artifacts, write them like this:\n');
    for (const artifact of artifacts)
        out.write(`  ${(0,cli_log/* safeLine */.o)(pinLine(artifact))}\n`);
}
/** More names would hide the sentence. */
const MAX_LISTED = 5;
function listed(paths) {
    const left = paths.length - MAX_LISTED;
    const more = left > 0 ? ` and ${(0,number_words/* counted */.hS)(left, 'other', 'others')}` : '';
    return `${paths.slice(0, MAX_LISTED).join(', ')}${more}`;
}
function toJson({ problems, settings, warnings, artifacts }) {
    const list = problems.map(({ place, message }) => ({
        message,
        ...(place.kind === 'file'
            ? { file: place.file, line: place.line, column: place.column, flag: null }
            : { file: null, line: null, column: null, flag: (0,place_text/* placeText */.Z)(place) }),
    }));
    const analyses = settings?.analyses.map(({ name }) => name) ?? [];
    const configFile = settings?.configFile ?? null;
    return `${JSON.stringify({ valid: problems.length === 0, config_file: configFile, analyses, artifacts, problems: list, warnings }, undefined, 2)}\n`;
}


/***/ })

};
