export const id = 769;
export const ids = [769];
export const modules = {

/***/ 2092:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  digestAnalyses: () => (/* binding */ digestAnalyses)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
;// CONCATENATED MODULE: ./src/artifacts/digest.ts


/** The files of one artifact that are read at once. */
const MAX_OPEN_FILES = 4;
/**
 * Computes the digest of an artifact: the SHA-256 of its file or, for a folder, that of the names and SHA-256 of its files.
 * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the signal of `hashes`
 */
async function artifactDigest({ form, files }, hashes) {
    const found = await (0,concurrency/* mapConcurrently */.X)(files, MAX_OPEN_FILES, async (file) => [
        file.name,
        await hashes.hash(file),
    ]);
    const single = form === 'folder' ? undefined : found[0]?.[1];
    return single ?? (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(found)).digest('hex');
}

// EXTERNAL MODULE: ./src/artifacts/file-hashes.ts
var file_hashes = __webpack_require__(4426);
;// CONCATENATED MODULE: ./src/analysis/digest-analyses.ts


/**
 * Computes the digests of all artifacts. Each file is read once, even if several analyses share it; from then on it is only
 * sent with the content that was hashed.
 * @param signal ends the reading, with its reason
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
async function digestAnalyses(analyses, signal) {
    const hashes = new file_hashes/* FileHashes */.$(signal);
    const digested = [];
    for (const analysis of analyses) {
        const digests = {};
        for (const artifact of analysis.artifacts) {
            digests[artifact.slot] = await artifactDigest(artifact, hashes);
        }
        digested.push({ ...analysis, digests });
    }
    return digested;
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
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1567);




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

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ requireSameFile),
/* harmony export */   Th: () => (/* binding */ chunkMemory),
/* harmony export */   gw: () => (/* binding */ readUnchanged),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* unused harmony export CHUNK_BYTES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);




/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
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
            content?.add(chunk.subarray(0, bytesRead));
            if (left === 0)
                content?.end();
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
        content?.add(whole);
        content?.end();
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
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(file.absolutePath, PLAIN_FILE);
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
 * Compares a file's content with the hash of an earlier reading. Times do not show every change: a write through shared
 * memory can be recorded late, and two changes within one tick of the file system have the same time.
 * @returns undefined if there was no earlier reading
 */
function contentCheck(file) {
    const { sha256 } = file.hashed;
    if (sha256 === undefined)
        return undefined;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return {
        add: (chunk) => {
            hash.update(chunk);
        },
        end: () => {
            if (hash.digest('hex') !== sha256)
                throw changedError(file);
        },
    };
}
function changedError(file, options) {
    return new Error(`"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it during the scan, then run again', options);
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

/***/ 1588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ hasCache),
/* harmony export */   v: () => (/* binding */ runCacheTask)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6153);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4212);







/** What the toolkit needs to reach the cache. */
const VARIABLES = [
    ...['ACTIONS_CACHE_URL', 'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN'],
    ...['ACTIONS_CACHE_SERVICE_V2', 'ACTIONS_CACHE_MODE', 'GITHUB_SERVER_URL'],
    ...['PATH', 'SystemRoot', 'PROGRAMFILES', 'NODE_EXTRA_CA_CERTS', 'RUNNER_TRACKING_ID'],
    ...['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'],
];
/** The time that one task may take. The cache only saves time: it must not cost much. */
const TIME_LIMIT_MS = 45_000;
/** The process is ended if its folder grows beyond it: an archive can be made to unpack to any size. */
const MAX_FOLDER_BYTES = 128 * 1024 * 1024;
const WATCH_MS = 100;
const KEPT_OUTPUT = 16_384;
/**
 * The toolkit unpacks archives with `tar -P`, which follows absolute paths, `..` and links out of the folder. The cache may
 * hold what anybody put there, so GNU tar is told to unpack only what lies at the top: a name with a slash, and `..`, are
 * left out.
 */
const TAR_OPTIONS = '--exclude=*/* --exclude=..';
/** True if the runner offers a cache. */
function hasCache(variable) {
    const url = variable('ACTIONS_CACHE_SERVICE_V2') === '' ? 'ACTIONS_CACHE_URL' : 'ACTIONS_RESULTS_URL';
    return variable(url) !== '' && variable('ACTIONS_RUNTIME_TOKEN') !== '';
}
/** Reads or writes the platform's cache in a process of its own. It never fails: without a cache a run only takes longer. */
async function runCacheTask(task, place) {
    if (place.signal.aborted)
        return { problem: 'the run is ending' };
    const temporary = node_path__WEBPACK_IMPORTED_MODULE_3___default().join(place.folder, 'temporary');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(temporary, { recursive: true });
    const child = start(place, temporary);
    const output = collectOutput(child);
    const ending = new AbortController();
    const limit = AbortSignal.any([place.signal, AbortSignal.timeout(TIME_LIMIT_MS), ending.signal]);
    const watch = setInterval(() => {
        void sizeOf([place.folder, temporary]).then((bytes) => {
            if (bytes > MAX_FOLDER_BYTES)
                ending.abort(new Error('the entry of the cache is too large'));
        });
    }, WATCH_MS);
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit').catch(() => undefined);
    try {
        child.send(task, () => undefined);
        const died = ended.then(() => {
            ending.abort(new Error('its process ended'));
        });
        const messages = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'message', { signal: limit });
        void died;
        return readAnswer(messages[0], output());
    }
    catch (error) {
        return { problem: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .bounded */ .Mm)(limit.aborted ? (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(limit.reason) : (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)) };
    }
    finally {
        clearInterval(watch);
        endGroup(child);
        await ended;
    }
}
function readAnswer(message, output) {
    const found = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(message, 'found');
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(message, 'kind') !== 'done' || typeof found !== 'boolean') {
        return { problem: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .bounded */ .Mm)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(message, 'reason') ?? 'it gave no answer') };
    }
    // The toolkit tells problems only to the log.
    const problem = /^::(?:warning|error)::(.*)$/mu.exec(output)?.[1];
    return found || problem === undefined ? { found } : { problem: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .bounded */ .Mm)(problem) };
}
function start({ folder, variable }, temporary) {
    const given = VARIABLES.map((name) => [name, variable(name)]).filter(([, value]) => value !== '');
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, ['--no-warnings', findEntry()], {
        cwd: folder,
        env: {
            ...Object.fromEntries(given),
            ...{
                GITHUB_WORKSPACE: folder,
                RUNNER_TEMP: temporary,
                TMPDIR: temporary,
                TEMP: temporary,
                TMP: temporary,
            },
            TAR_OPTIONS,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // A group of its own, so that tar ends with it.
        detached: true,
        windowsHide: true,
    });
}
function collectOutput(child) {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
            text = (text + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
        });
    }
    return () => text;
}
async function sizeOf(folders) {
    let bytes = 0;
    for (const folder of folders) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder, { recursive: true }).catch(() => []);
        for (const entry of entries) {
            bytes += (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, entry)).catch(() => undefined))?.size ?? 0;
        }
    }
    return bytes;
}
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
/** Finds the program: beside the bundle, or in the source if the action runs from there. */
function findEntry() {
    const folder = import.meta.dirname;
    return import.meta.url.endsWith('.ts')
        ? node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, 'child.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, 'cache', 'index.js');
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


/***/ }),

/***/ 8769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withBuiltInService: () => (/* binding */ withBuiltInService)
});

// EXTERNAL MODULE: ./src/analysis/digest-analyses.ts + 1 modules
var digest_analyses = __webpack_require__(2092);
// EXTERNAL MODULE: ./src/analysis/plan.ts + 6 modules
var plan = __webpack_require__(8790);
// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/local-plan.ts
var local_plan = __webpack_require__(4050);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/decide/ignored-records.ts


const REASONS = {
    damaged: 'damaged or cut off',
    unsigned: 'not signed with the input record-key',
    'other-signature': 'signed with another key than the input record-key',
    foreign: 'about another analysis than their name says',
    older: 'made by another version of the action',
};
/** Says which records were not used, in one sentence for each reason. */
function describeIgnoredRecords(ignored) {
    return local_plan/* RECORD_FAULTS */.m.flatMap((fault) => {
        const count = ignored[fault] ?? 0;
        if (count === 0)
            return [];
        const what = `${(0,number_words/* counted */.hS)(count, 'record of an earlier run was', 'records of earlier runs were')} not used`;
        return [`${what}: ${REASONS[fault]}. What they stand for is scanned again.`];
    });
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/files/temporary-folder.ts
var temporary_folder = __webpack_require__(2853);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/local/service-entry.ts
var service_entry = __webpack_require__(1393);
;// CONCATENATED MODULE: ./src/local/built-in-service.ts










const START_LIMIT_MS = 60_000;
/** The service ends its analyses, and then itself, in less time. */
const STOP_LIMIT_MS = 6000;
/** How long the last words of a service that has ended are waited for. */
const LAST_WORDS_MS = 50;
/**
 * All that the service needs of the environment: where temporary files go, what Windows needs, trusted authorities, and the
 * mark by which a runner finds the processes that a job has left behind.
 */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS', 'RUNNER_TRACKING_ID'];
/**
 * Starts the built-in service in a process of its own, on a free port of this machine. It ends when `stop` is called,
 * and also when this process ends in any other way: the service notices that the channel between them has closed.
 * @throws ServiceError `unavailable` if it cannot be started; the reason of the signal
 */
async function startBuiltInService(options) {
    options.signal.throwIfAborted();
    const directory = await (0,temporary_folder/* makeTemporaryFolder */.wE)();
    const child = new ServiceProcess(directory, options.variable);
    try {
        const started = await child.start({ ...options.plan, directory }, options.signal);
        return { ...started, lost: child.lost, stop: () => child.stop() };
    }
    catch (error) {
        await child.stop();
        throw error;
    }
}
/** The most that is kept of what the service writes to stderr. */
const KEPT_ERRORS = 4096;
class ServiceProcess {
    #child;
    #directory;
    #exited;
    #lost = new AbortController();
    #errors = '';
    #isStopping = false;
    constructor(directory, variable) {
        this.#directory = directory;
        const entries = VARIABLES.map((name) => [name, variable(name)]);
        const given = entries.filter(([, value]) => value !== '');
        this.#child = (0,external_node_child_process_.spawn)(process.execPath, ['--no-warnings', (0,service_entry/* findServiceEntry */.B)()], {
            cwd: directory,
            env: Object.fromEntries(given),
            stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
            // A group of its own: Ctrl-C reaches only the action, and what is left of the group can be ended as one.
            detached: true,
            windowsHide: true,
        });
        this.#child.stderr?.on('data', (chunk) => {
            this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
        });
        this.#exited = new Promise((resolve) => {
            this.#child.once('error', (error) => {
                this.#lose(error.message);
                resolve();
            });
            this.#child.once('exit', (code, signal) => {
                const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
                // Its last words may be on their way.
                setTimeout(() => {
                    this.#lose(how);
                    resolve();
                }, LAST_WORDS_MS);
            });
        });
    }
    get lost() {
        return this.#lost.signal;
    }
    /** @returns the address of the service, and which records it did not use */
    async start(plan, signal) {
        const limit = AbortSignal.timeout(START_LIMIT_MS);
        const ending = AbortSignal.any([signal, this.lost, limit]);
        // If the process is gone already, its end tells why.
        this.#child.send(plan, () => undefined);
        try {
            const messages = await (0,external_node_events_.once)(this.#child, 'message', { signal: ending });
            const [message] = messages;
            const baseUrl = (0,json/* textAt */.$6)(message, 'baseUrl');
            if ((0,json/* textAt */.$6)(message, 'kind') === 'ready' && baseUrl !== undefined) {
                return { root: baseUrl, ignoredRecords: readIgnored((0,json.at)(message, 'ignoredRecords')) };
            }
            throw unavailable('could not be started', (0,json/* textAt */.$6)(message, 'reason') ?? 'no reason was given');
        }
        catch (error) {
            signal.throwIfAborted();
            this.lost.throwIfAborted();
            if (!limit.aborted)
                throw error;
            throw unavailable(`did not start within ${String(START_LIMIT_MS / 1000)} seconds`, this.#errors);
        }
    }
    async stop() {
        this.#isStopping = true;
        if (this.#child.connected)
            this.#child.disconnect();
        const limit = new AbortController();
        const late = (0,external_node_timers_promises_.setTimeout)(STOP_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
            this.#endGroup();
        }, () => undefined);
        await this.#exited;
        limit.abort();
        await late;
        // A service that was killed could not end its analyses.
        this.#endGroup();
        this.#child.stderr?.destroy();
        await (0,promises_.rm)(this.#directory, { recursive: true, force: true });
    }
    /** Ends the service and its analyses by force. */
    #endGroup() {
        const { pid } = this.#child;
        if (pid === undefined)
            return;
        try {
            if (process.platform === 'win32')
                this.#child.kill('SIGKILL');
            else
                process.kill(-pid, 'SIGKILL');
        }
        catch {
            // Nothing of the group is left.
        }
    }
    #lose(how) {
        if (this.#isStopping)
            return;
        this.#lost.abort(unavailable(`ended before its work was done (${how})`, this.#errors));
    }
}
function readIgnored(value) {
    return Object.fromEntries(local_plan/* RECORD_FAULTS */.m.map((fault) => [fault, (0,json/* integerAt */.OW)(value, fault) ?? 0]));
}
function unavailable(what, said) {
    const told = said.trim() === '' ? '' : ` It said: ${(0,sanitize/* bounded */.Mm)(said.trim())}`;
    return new errors/* ServiceError */._7('unavailable', `The built-in service ${what}. Run again; if that does not help, check the memory and the disk of the runner.${told}`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
;// CONCATENATED MODULE: ./src/records/content-id.ts


/** The version of the id. Increase it whenever the same analysis would get another id. */
const FORMAT = 'model-security-scan content 1';
/** The settings that can change a score. `minutes` cannot: a result that time cut short is never kept. */
const SCORE_SETTINGS = ['eps', 'samples', 'season', 'seed'];
/** Fields that are sent, but change no score: thresholds are applied to the score, and secrets are for endpoints. */
const OTHER_FIELDS = ['vulnerability_threshold', 'model_api_details'];
/**
 * Identifies what an analysis is about: the bytes of all its artifacts, its task and attack, and every setting that can
 * change its score.
 * @returns a SHA-256 in hexadecimal; undefined for an endpoint, which has no bytes
 */
function contentId({ task, attack, fields, local }, artifacts) {
    if (fields.use_model_api === 'yes')
        return undefined;
    const sent = Object.entries(fields).filter(([name]) => !OTHER_FIELDS.includes(name));
    const settings = SCORE_SETTINGS.map((name) => [name, local?.settings[name]]);
    const contents = artifacts.map(({ slot, form, name, digest }) => (0,canonical_json/* canonicalJson */.d)([slot, form, name, digest]));
    const whole = {
        format: FORMAT,
        task,
        attack,
        fields: Object.fromEntries(sent),
        settings: Object.fromEntries(settings),
        artifacts: contents.sort(),
    };
    return (0,external_node_crypto_.createHash)('sha256').update((0,canonical_json/* canonicalJson */.d)(whole)).digest('hex');
}

// EXTERNAL MODULE: ./src/core/local-analysis.ts
var local_analysis = __webpack_require__(579);
;// CONCATENATED MODULE: ./src/decide/trusted-event.ts
/**
 * Events whose checkout, and whose cache, are as trusted as the workflow itself: only people who may push have written what
 * they see. In all others a pull request may have a say.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];
/** True if nothing of a pull request takes part in a run of this event. */
function isTrustedEvent(eventName) {
    return TRUSTED_EVENTS.includes(eventName);
}

// EXTERNAL MODULE: ./src/decide/threshold.ts
var threshold = __webpack_require__(3175);
;// CONCATENATED MODULE: ./src/local/make-plan.ts




/** The part of the run's time, and the most of it, that is kept for verdicts and reports after the last analysis. */
const SHARE_AFTER = 0.1;
const MOST_AFTER_MS = 20_000;
/**
 * Makes the plan that the built-in service is started with.
 * @param leftMs the time that the run has left
 * @param inspected the analyses with the digests of their artifacts, if they are known
 */
function makePlan(settings, event, leftMs, inspected = [], records) {
    const contentIds = findContentIds(inspected);
    const { service, workspace, analyses, vulnerabilityThreshold } = settings;
    const afterMs = Math.min(MOST_AFTER_MS, leftMs * SHARE_AFTER);
    return {
        apiKey: service.apiKey,
        orgId: service.orgId,
        endsAtMs: Math.floor(Date.now() + leftMs - afterMs),
        // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
        nativeFrom: [import.meta.dirname, ...(isTrustedEvent(event.eventName) ? [workspace] : [])],
        ...(records === undefined ? {} : { records }),
        analyses: analyses.map((spec) => {
            const { modelId, task, attack, local } = spec;
            const id = contentIds.get(spec.name);
            return {
                modelId,
                task,
                attack,
                ...(id === undefined ? {} : { contentId: id }),
                settings: local?.settings ?? {},
                threshold: (0,threshold/* effectiveThreshold */.FK)(vulnerabilityThreshold, (0,threshold/* ownThreshold */.qf)(spec)),
                slots: (0,local_analysis/* plannedSlots */.Cz)(spec),
            };
        }),
    };
}
/** Identifies the content of each analysis, by its name; those of endpoints have none. */
function findContentIds(inspected) {
    const found = inspected.flatMap(({ spec, artifacts, digests = {} }) => {
        const contents = artifacts.flatMap(({ slot, form, files }) => {
            const digest = digests[slot];
            const name = form === 'folder' ? '' : (files[0]?.name ?? '');
            return digest === undefined ? [] : [{ slot, form, name, digest }];
        });
        const id = contents.length < artifacts.length || contents.length === 0 ? undefined : contentId(spec, contents);
        return id === undefined ? [] : [[spec.name, id]];
    });
    return new Map(found);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
// EXTERNAL MODULE: ./src/files/make-folder.ts
var make_folder = __webpack_require__(7366);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/records/clean-files.ts
var clean_files = __webpack_require__(4505);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/records/record-file.ts
var record_file = __webpack_require__(504);
// EXTERNAL MODULE: ./src/records/record-names.ts
var record_names = __webpack_require__(3460);
;// CONCATENATED MODULE: ./src/records/tidy-folder.ts






const DAY_MS = 24 * 3_600_000;
/** The bounds of a record folder. */
const FOLDER_BOUNDS = {
    /** A record that nobody used for so long is removed. */
    unusedMs: 30 * DAY_MS,
    records: 10_000,
    evidenceBytes: 256 * 1024 * 1024,
    /** A file that somebody began to write is removed after so long: nobody writes for a day. */
    partMs: DAY_MS,
    /** The folder is looked through at most so often. */
    everyMs: DAY_MS,
};
/** Its time tells when the folder was last looked through. */
const MARK_NAME = '.model-security-tidied';
const MAX_OPEN_FILES = 8;
/**
 * Removes old files from a record folder: what nobody used for long, then what is over the bounds, the longest unused first.
 * Evidence has a bound of its own, so that it never displaces a score. Only files that this program writes are removed, and
 * none that another process is writing.
 * @returns how many files were removed
 * @throws the system's error
 */
async function tidyRecordFolder(directory, now = Date.now(), bounds = FOLDER_BOUNDS) {
    if (!(await isDue(directory, now, bounds.everyMs)))
        return 0;
    const names = (await (0,promises_.readdir)(directory)).filter((name) => isOurs(name));
    const found = (await (0,concurrency/* mapConcurrently */.X)(names, MAX_OPEN_FILES, (name) => describeFile(directory, name))).flatMap((file) => file ?? []);
    const removed = await (0,concurrency/* mapConcurrently */.X)(findOld(found, now, bounds), MAX_OPEN_FILES, (file) => removeUnchanged(directory, file));
    return removed.filter((isRemoved) => isRemoved).length;
}
/** A time in the future counts as one long ago: the clock was changed. */
async function isDue(directory, now, everyMs) {
    const mark = external_node_path_.join(directory, MARK_NAME);
    const last = (await (0,promises_.lstat)(mark).catch(() => undefined))?.mtimeMs;
    if (last !== undefined && last <= now && now - last < everyMs)
        return false;
    await (0,promises_.writeFile)(mark, '');
    await (0,promises_.utimes)(mark, now / 1000, now / 1000);
    return true;
}
function isOurs(name) {
    return (0,record_names/* isRecordName */.lx)(name) || (0,record_names/* isEvidenceName */.dV)(name) || isPart(name);
}
/** True for the temporary name of a record, of evidence, or of the record of clean files. */
function isPart(name) {
    return /^\.(?:[\da-f]{64}(?:\.evidence)?|clean-files)\.json\.[\da-f-]{36}\.part$/u.test(name);
}
async function describeFile(directory, name) {
    const stats = await (0,promises_.lstat)(external_node_path_.join(directory, name)).catch(() => undefined);
    if (stats?.isFile() !== true)
        return undefined;
    return { name, bytes: stats.size, mtimeMs: stats.mtimeMs, ino: stats.ino };
}
function findOld(found, now, bounds) {
    const newestFirst = found.toSorted((one, other) => other.mtimeMs - one.mtimeMs);
    const parts = newestFirst.filter(({ name }) => isPart(name));
    const records = newestFirst.filter(({ name }) => (0,record_names/* isRecordName */.lx)(name));
    const evidence = newestFirst.filter(({ name }) => (0,record_names/* isEvidenceName */.dV)(name));
    const isUnused = ({ mtimeMs }) => now - mtimeMs > bounds.unusedMs;
    let bytes = 0;
    return [
        ...parts.filter(({ mtimeMs }) => now - mtimeMs > bounds.partMs),
        ...records.filter((file, index) => isUnused(file) || index >= bounds.records),
        ...evidence.filter((file) => {
            bytes += file.bytes;
            return isUnused(file) || bytes > bounds.evidenceBytes;
        }),
    ];
}
/**
 * Removes a file, provided that it is still the one that was found: another process may have replaced it, or just used it.
 * It is moved aside first, so that nobody can replace it between the look and the removal.
 */
async function removeUnchanged(directory, { name, mtimeMs, ino }) {
    const file = external_node_path_.join(directory, name);
    const aside = external_node_path_.join(directory, `${isPart(name) ? '' : '.'}${baseOf(name)}.${(0,external_node_crypto_.randomUUID)()}${record_file/* PART_END */.qJ}`);
    try {
        await (0,promises_.rename)(file, aside);
        const stats = await (0,promises_.lstat)(aside);
        const isSame = stats.mtimeMs === mtimeMs && stats.ino === ino;
        // If there is a newer file of the name by now, it stays.
        if (!isSame)
            await (0,promises_.link)(aside, file).catch(() => undefined);
        await (0,promises_.rm)(aside, { force: true });
        return isSame;
    }
    catch {
        // Another process has removed it, or it belongs to somebody else.
        return false;
    }
}
/** The end of the name of a part: a point, a UUID, and `PART_END`. */
const WHOLE_PART_END_LENGTH = 37 + record_file/* PART_END */.qJ.length;
/** The name without the end that a part has. */
function baseOf(name) {
    return isPart(name) ? name.slice(0, -WHOLE_PART_END_LENGTH) : name;
}

// EXTERNAL MODULE: ./src/records/sealed-record.ts
var sealed_record = __webpack_require__(164);
// EXTERNAL MODULE: ./src/supply-chain/scanner-version.ts
var scanner_version = __webpack_require__(7052);
// EXTERNAL MODULE: ./src/local/cache/cache-process.ts
var cache_process = __webpack_require__(1588);
;// CONCATENATED MODULE: ./src/local/run-records.ts














/**
 * Opens the records of earlier runs: in the folder that the input record-directory names, else in the platform's cache.
 * @returns undefined if nothing is kept between runs; the log says why
 * @throws InvalidInputError if the folder cannot be used
 */
async function openRunRecords(request) {
    const { settings } = request;
    const isUseful = settings.analyses.length > 0 || settings.supplyChain.enabled;
    if (!isUseful)
        return undefined;
    return settings.records?.directory === undefined
        ? openCache(request)
        : openFolder(request, settings.records.directory);
}
async function openFolder(request, given) {
    const { runner, settings } = request;
    const directory = external_node_path_default().resolve(settings.workspace, given);
    try {
        await (0,make_folder/* makeFolder */.f)(directory);
        await (0,promises_.access)(directory, external_node_fs_.constants.R_OK | external_node_fs_.constants.W_OK);
    }
    catch (error) {
        const message = `"${given}" cannot be used as a folder for records (${(0,error_message/* messageOf */.b)(error)}). Give one that can be written.`;
        throw new problem/* InvalidInputError */.oC([{ place: { kind: 'input', input: 'record-directory' }, message }]);
    }
    const { eventName } = runner.event;
    const mayBePlanted = eventName !== '' && !isTrustedEvent(eventName) && (await isCheckedOut(settings.workspace, directory));
    const hasKey = settings.records?.key !== undefined;
    const source = describeSource(request, directory, hasKey || mayBePlanted);
    return describe(source, undefined);
}
/** True if what is checked out, which may come from a pull request, decides what is in a folder: also by a link. */
async function isCheckedOut(workspace, directory) {
    return ((0,paths/* isInside */.FK)(external_node_path_default().resolve(workspace), directory) ||
        (0,paths/* isInside */.FK)(await (0,promises_.realpath)(workspace), await (0,promises_.realpath)(directory)));
}
async function openCache(request) {
    const { runner, settings, signal } = request;
    const { variable, log, event } = runner;
    if (!(0,cache_process/* hasCache */.T)(variable)) {
        log.info(event.eventName === 'command-line'
            ? 'No record of this run is kept, so the next run does everything again. With --record-directory FOLDER a run ' +
                'skips what has not changed since the last one.'
            : 'No record of this run is kept, so the next run does everything again: this runner has no cache. With the input ' +
                'record-directory a run skips what has not changed since the last one.');
        return undefined;
    }
    const hasKey = settings.records?.key !== undefined;
    if (!hasKey && !isTrustedEvent(event.eventName)) {
        log.info(`Everything is scanned: on ${event.eventName} events others may have written to the cache, so its records are only ` +
            'believed if they are signed. Set record-key to use them.');
        return undefined;
    }
    const { RecordCache: Cache } = await __webpack_require__.e(/* import() */ 138).then(__webpack_require__.bind(__webpack_require__, 2138));
    const scope = [settings.configFile ?? '', ...settings.analyses.map(({ name }) => name).sort()].join('\n');
    const cache = await Cache.open({ variable, log, signal, scope });
    return describe(describeSource(request, cache.directory, hasKey), cache);
}
function describeSource({ runner, settings }, directory, requiresSignature) {
    const key = settings.records?.key;
    const commit = findCommit(runner);
    return {
        directory,
        requiresSignature,
        readsRecords: settings.rescan !== 'always',
        ...(key === undefined ? {} : { key: (0,sealed_record/* deriveRecordKey */.oW)(key).toString('hex') }),
        ...(commit === undefined ? {} : { commit }),
    };
}
/** @returns undefined if the event names none */
function findCommit(runner) {
    try {
        return (0,target/* readTarget */._E)(runner.event).commit;
    }
    catch {
        return undefined;
    }
}
async function describe(source, cache) {
    const key = source.key === undefined ? undefined : Buffer.from(source.key, 'hex');
    const trust = { key, requiresSignature: source.requiresSignature };
    const cleanFiles = await clean_files/* CleanFiles */.D.open(source.directory, trust, scanner_version/* SCANNER_VERSION */.y, source.readsRecords);
    const { fault } = cleanFiles;
    const damaged = (cache?.damaged ?? 0) + (fault === 'damaged' ? 1 : 0);
    return {
        source,
        cleanFiles,
        ignored: { damaged, ...(fault === undefined || fault === 'damaged' ? {} : { [fault]: 1 }) },
        async save(contentIds) {
            await cleanFiles.save();
            await (cache === undefined ? tidyRecordFolder(source.directory) : cache.save(contentIds));
        },
        async close() {
            await cache?.close();
        },
    };
}

;// CONCATENATED MODULE: ./src/local/with-built-in-service.ts










/**
 * Does the work of a run while the built-in service runs, and ends the service however the work ends. What the run has
 * found is kept for the next run, unless this one is cut off.
 * @throws ServiceError `unavailable` if the service cannot be started; InvalidInputError; the error of the work
 */
async function withBuiltInService(run, work) {
    const startedMs = performance.now();
    const { settings, signal } = run;
    const inspected = await inspectAnalyses(run);
    const records = await openRunRecords(run);
    try {
        const leftMs = Math.max(0, run.leftMs - (performance.now() - startedMs));
        const plan = makePlan(settings, run.runner.event, leftMs, inspected, records?.source);
        const result = await workWithService(run, { plan, records, inspected }, work);
        const isDone = !signal.aborted && settings.mode === 'scan';
        const contentIds = plan.analyses.flatMap((analysis) => analysis.contentId ?? []);
        if (isDone && records !== undefined)
            await save(run, records, contentIds);
        return result;
    }
    finally {
        await records?.close();
    }
}
async function workWithService({ runner, settings, signal }, { plan, records, inspected }, work) {
    const service = await startBuiltInService({ plan, variable: runner.variable, signal });
    try {
        runner.log.info('The built-in service runs on this machine. Nothing is sent elsewhere.');
        const ignored = describeIgnoredRecords(sum(service.ignoredRecords, records?.ignored ?? {}));
        return await work({
            settings: {
                ...settings,
                service: { ...settings.service, root: service.root },
                notices: [...settings.notices, ...ignored],
            },
            signal: AbortSignal.any([signal, service.lost]),
            planned: inspected,
            cleanFiles: records?.cleanFiles,
        });
    }
    finally {
        await service.stop();
    }
}
/**
 * Inspects and hashes the files of all analyses.
 * @returns undefined if a file is wrong: the run finds that again, and reports it with everything else
 */
async function inspectAnalyses({ settings, signal, }) {
    try {
        const planned = await (0,plan.planAnalyses)(settings.analyses, settings.workspace, signal);
        return await (0,digest_analyses.digestAnalyses)(planned, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof problem/* InvalidInputError */.oC || error instanceof errors/* ServiceError */._7)
            return undefined;
        throw error;
    }
}
/** A run does not fail because its results cannot be kept. */
async function save({ runner }, records, contentIds) {
    try {
        await records.save(contentIds);
    }
    catch (error) {
        runner.log.info(`The records of this run could not be kept: ${(0,error_message/* messageOf */.b)(error)}.`);
    }
}
function sum(one, other) {
    return Object.fromEntries(local_plan/* RECORD_FAULTS */.m.map((fault) => [fault, (one[fault] ?? 0) + (other[fault] ?? 0)]));
}


/***/ }),

/***/ 4505:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ CleanFiles),
/* harmony export */   m: () => (/* binding */ CLEAN_FILES_NAME)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);
/* harmony import */ var _record_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(504);
/* harmony import */ var _sealed_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(164);




/** The name of the record of clean files in a record folder. */
const CLEAN_FILES_NAME = 'clean-files.json';
const KIND = 'clean-files';
const MAX_FILES = 5000;
/** Leaves space for the seal. */
const MAX_ENTRIES_BYTES = _record_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RECORD_BYTES */ .xR - 4096;
/** What the supply-chain scan may take over from earlier runs: files without a finding, by their SHA-256. */
class CleanFiles {
    #file;
    #trust;
    #version;
    #earlier;
    #seen = new Map();
    /** Why the record was not used. */
    fault;
    constructor(file, trust, version, read) {
        this.#file = file;
        this.#trust = trust;
        this.#version = version;
        this.fault = typeof read === 'string' ? read : undefined;
        this.#earlier = typeof read === 'string' ? new Map() : read;
    }
    /**
     * Reads the record of clean files.
     * @param version the version of the scanner; what another version found is not used
     * @param readsRecords false if nothing of earlier runs is used
     */
    static async open(directory, trust, version, readsRecords = true) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, CLEAN_FILES_NAME);
        return new CleanFiles(file, trust, version, readsRecords ? await load(file, trust, version) : new Map());
    }
    /** The files that an earlier run found clean. */
    get known() {
        return this.#earlier;
    }
    /** Takes note of the files of a scan. One with a finding is scanned again by the next run. */
    add(files) {
        for (const { sha256, reusable } of files) {
            if (sha256 !== undefined && reusable?.findings.length === 0)
                this.#seen.set(sha256, reusable);
        }
    }
    /** Writes the record: the files of this run first, then earlier ones, as far as there is space. */
    async save() {
        if (this.#seen.size === 0)
            return;
        const all = new Map([...this.#seen, ...this.#earlier, ...this.#seen]);
        const kept = {};
        let bytes = 0;
        for (const [sha256, file] of [...all].slice(0, MAX_FILES)) {
            const { scannedAs, isModelContent, format, observations } = file;
            const entry = { scannedAs, isModelContent, ...(format === undefined ? {} : { format }), observations };
            bytes += JSON.stringify(entry).length * 2 + sha256.length;
            if (bytes > MAX_ENTRIES_BYTES)
                break;
            kept[sha256] = entry;
        }
        const body = { kind: KIND, scanner_version: this.#version, files: kept };
        await (0,_record_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeRecordFile */ .PU)(this.#file, (0,_sealed_record_js__WEBPACK_IMPORTED_MODULE_2__/* .sealRecord */ .xe)(body, this.#trust.key));
    }
}
async function load(file, trust, version) {
    const found = await (0,_record_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecordFile */ .m7)(file);
    if (found === undefined)
        return new Map();
    if (found === 'unreadable')
        return 'damaged';
    const unsealed = (0,_sealed_record_js__WEBPACK_IMPORTED_MODULE_2__/* .unsealRecord */ .kO)(found.text, trust);
    if ('fault' in unsealed)
        return unsealed.fault;
    const { body } = unsealed;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(body, 'kind') !== KIND)
        return 'foreign';
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(body, 'scanner_version') !== version)
        return 'older';
    return readFiles((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__.at)(body, 'files')) ?? 'damaged';
}
function readFiles(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return undefined;
    const files = new Map();
    for (const [sha256, entry] of Object.entries(value).slice(0, MAX_FILES)) {
        const file = readFile(entry);
        if (file === undefined || !/^[\da-f]{64}$/u.test(sha256))
            return undefined;
        files.set(sha256, file);
    }
    return files;
}
function readFile(entry) {
    const scannedAs = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__.at)(entry, 'scannedAs');
    const isModelContent = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__.at)(entry, 'isModelContent');
    const format = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(entry, 'format');
    const found = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__.at)(entry, 'observations');
    if (typeof scannedAs !== 'string' || typeof isModelContent !== 'boolean' || !Array.isArray(found)) {
        return undefined;
    }
    const observations = found.flatMap((one) => readObservation(one) ?? []);
    if (observations.length !== found.length)
        return undefined;
    return {
        scannedAs,
        isModelContent,
        ...(format === undefined ? {} : { format }),
        observations,
        findings: [],
    };
}
function readObservation(value) {
    const [kind, name, format, text] = ['kind', 'name', 'format', 'text'].map((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__.at)(value, key));
    const version = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__.at)(value, 'version');
    const withVersion = typeof version === 'string' ? { version } : {};
    if (kind === 'format' && typeof format === 'string')
        return { kind, format, ...withVersion };
    if (kind === 'licence' && typeof text === 'string')
        return { kind, text };
    if (typeof name !== 'string')
        return undefined;
    if (kind === 'framework')
        return { kind, name, ...withVersion };
    const isNamed = kind === 'architecture' || kind === 'base-model' || kind === 'dataset' || kind === 'task';
    return isNamed ? { kind, name } : undefined;
}


/***/ }),

/***/ 504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PU: () => (/* binding */ writeRecordFile),
/* harmony export */   m7: () => (/* binding */ readRecordFile),
/* harmony export */   qJ: () => (/* binding */ PART_END),
/* harmony export */   xR: () => (/* binding */ MAX_RECORD_BYTES)
/* harmony export */ });
/* unused harmony export markUsed */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _files_rename_over_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9916);





/** A larger file is no record. */
const MAX_RECORD_BYTES = 1024 * 1024;
/** A link or a pipe in place of a record must lead nowhere and hold nothing up. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
/**
 * Reads a file of the record folder.
 * @returns undefined if there is none; `unreadable` if it is no plain file of at most `maxBytes`, or cannot be read
 */
async function readRecordFile(file, maxBytes = MAX_RECORD_BYTES) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(file, PLAIN_FILE);
        const stats = await handle.stat();
        if (!stats.isFile() || stats.size > maxBytes)
            return 'unreadable';
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(stats.size), 0, stats.size, 0);
        return { text: buffer.toString('utf8', 0, bytesRead) };
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? undefined : 'unreadable';
    }
    finally {
        await handle?.close();
    }
}
/** A use is noted at most so often. */
const NOTED_EVERY_MS = (/* unused pure expression or super */ null && (24 * 3_600_000));
/** Notes in the time of a file that it was used, so that it is not removed as one that nobody needs. */
async function markUsed(file) {
    try {
        const now = Date.now();
        const { mtimeMs } = await lstat(file);
        if (Math.abs(now - mtimeMs) > NOTED_EVERY_MS)
            await lutimes(file, now / 1000, now / 1000);
    }
    catch {
        // There is no such file, or it belongs to somebody else: then it only counts as older than it is.
    }
}
/** The end of the name of a file that is being written. */
const PART_END = '.part';
/**
 * Writes a file of the record folder whole or not at all, also if several runs write it at once.
 * @throws the system's error
 */
async function writeRecordFile(file, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), { recursive: true });
    const part = node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_3__.basename(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}${PART_END}`);
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(part, 'wx');
        try {
            await handle.writeFile(text);
            await handle.sync();
        }
        finally {
            await handle.close();
        }
        await (0,_files_rename_over_js__WEBPACK_IMPORTED_MODULE_4__/* .renameOver */ .H)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true });
    }
}


/***/ }),

/***/ 3460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   OU: () => (/* binding */ evidenceContentId),
/* harmony export */   Xc: () => (/* binding */ evidenceName),
/* harmony export */   bU: () => (/* binding */ MAX_EVIDENCE_BYTES),
/* harmony export */   dV: () => (/* binding */ isEvidenceName),
/* harmony export */   lx: () => (/* binding */ isRecordName),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* unused harmony export evidenceStart */
/** The evidence of one analysis takes at most so many bytes. */
const MAX_EVIDENCE_BYTES = 3 * 1024 * 1024;
const DIGEST = '[\\da-f]{64}';
const RECORD_NAME = new RegExp(`^${DIGEST}\\.json$`, 'u');
const EVIDENCE_NAME = new RegExp(`^${DIGEST}\\.evidence\\.json$`, 'u');
const EVIDENCE_LINE = new RegExp(`^\\{"kind":"evidence","content_id":"(${DIGEST})",`, 'u');
const EVIDENCE_START_LENGTH = 120;
/** True for a SHA-256 in hexadecimal. */
function isDigest(text) {
    return text !== undefined && new RegExp(`^${DIGEST}$`, 'u').test(text);
}
/** The name of the file with the record of a content. */
function recordName(contentId) {
    return `${contentId}.json`;
}
/** The name of the file with the evidence of a content. */
function evidenceName(contentId) {
    return `${contentId}.evidence.json`;
}
function isRecordName(name) {
    return RECORD_NAME.test(name);
}
function isEvidenceName(name) {
    return EVIDENCE_NAME.test(name);
}
/** The beginning of every file of evidence, by which it is told from a record without reading all of it. */
function evidenceStart(contentId) {
    return `{"kind":"evidence","content_id":"${contentId}"`;
}
/** @returns the content that a line of evidence is about; undefined if the line is none */
function evidenceContentId(line) {
    return EVIDENCE_LINE.exec(line.slice(0, EVIDENCE_START_LENGTH))?.[1];
}


/***/ }),

/***/ 164:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kO: () => (/* binding */ unsealRecord),
/* harmony export */   oW: () => (/* binding */ deriveRecordKey),
/* harmony export */   xe: () => (/* binding */ sealRecord)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1024);



/** Separates the key of records from every other use of the same secret. */
const KEY_LABEL = 'model-security-scan record 1';
/** Derives the key that signs records from the input record-key. */
function deriveRecordKey(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(KEY_LABEL).digest();
}
/**
 * Renders a record: its body, a signature if there is a key, and a digest of both, as one line of canonical JSON.
 * @param body plain data
 */
function sealRecord(body, key) {
    const parts = { body, ...(key === undefined ? {} : { signature: sign(body, key) }) };
    return `${(0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ ...parts, sha256: digest(parts) })}\n`;
}
/** Reads a record. Every byte of it counts: a text that is not exactly what `sealRecord` gives is `damaged`. */
function unsealRecord(text, { key, requiresSignature }) {
    const sealed = parseCanonical(text);
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(sealed, 'body');
    const signature = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(sealed, 'signature');
    const parts = { body, ...(signature === undefined ? {} : { signature }) };
    const isWhole = body !== undefined && (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(sealed) === (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ ...parts, sha256: digest(parts) });
    if (!isWhole)
        return { fault: 'damaged' };
    if (!requiresSignature)
        return { body };
    if (signature === undefined)
        return { fault: 'unsigned' };
    return key !== undefined && isSame(signature, sign(body, key)) ? { body } : { fault: 'other-signature' };
}
/** @returns undefined if the text is no canonical JSON */
function parseCanonical(text) {
    try {
        const value = JSON.parse(text);
        return `${(0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value)}\n` === text ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function sign(body, key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(body)).digest('hex');
}
function digest(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(parts)).digest('hex');
}
function isSame(one, other) {
    const [first, second] = [Buffer.from(one), Buffer.from(other)];
    return first.length === second.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(first, second);
}


/***/ }),

/***/ 7052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ SCANNER_VERSION)
/* harmony export */ });
/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
const SCANNER_VERSION = 'dc9029903347faca';


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
