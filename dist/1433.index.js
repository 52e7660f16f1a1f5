export const id = 1433;
export const ids = [1433,8904,4229];
export const modules = {

/***/ 6069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ findChildCode),
  V: () => (/* binding */ findPythonAdapter)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./src/engine/runtime/wasm-files.ts


/** @returns the runtime's files in node_modules, for code that runs from its source */
function installedWasmFiles() {
    const folder = external_node_path_default().dirname((0,external_node_module_.createRequire)(import.meta.url).resolve('onnxruntime-web'));
    return {
        script: external_node_path_default().join(folder, 'ort-wasm-simd-threaded.mjs'),
        binary: external_node_path_default().join(folder, 'ort-wasm-simd-threaded.wasm'),
    };
}

;// CONCATENATED MODULE: ./src/engine/process/child-code.ts




/** Files of packages that the child needs, besides this project's own source. */
const PACKAGES = ['onnxruntime-web', 'onnxruntime-common', 'jpeg-js', 'pngjs', 'yauzl', 'pend'];
/** @returns the code of the child as it lies in the repository, for a service that runs from its source */
function sourceChildCode(entry = external_node_path_default().resolve(import.meta.dirname, '../../attacks/child.ts')) {
    const root = external_node_path_default().resolve(import.meta.dirname, '../../..');
    const modules = external_node_path_default().join(root, 'node_modules');
    return {
        entry,
        readable: [
            external_node_path_default().join(root, 'package.json'),
            external_node_path_default().join(root, 'src', 'engine', '*'),
            external_node_path_default().join(root, 'src', 'attacks', '*'),
            external_node_path_default().join(root, 'src', 'core', '*'),
            ...PACKAGES.flatMap((name) => withTarget(external_node_path_default().join(modules, name))),
        ],
        wasm: installedWasmFiles(),
    };
}
/** A package may be a link, as some package managers make: then Node reads where it leads. */
function withTarget(folder) {
    const target = (0,external_node_fs_.realpathSync)(folder);
    if (target === folder)
        return [external_node_path_default().join(folder, '*')];
    // Node looks at the links on the way.
    return [external_node_path_default().dirname(folder), folder, external_node_path_default().join(folder, '*'), external_node_path_default().join(target, '*')];
}
/**
 * Looks for the native runtime where the user may have installed it.
 * @param folder the folder to look from, such as the workspace or the folder of the program
 * @returns the folder of the package, or undefined
 */
function nativeRuntimeFolder(folder) {
    try {
        const main = (0,external_node_module_.createRequire)(external_node_path_default().join(folder, 'package.json')).resolve('onnxruntime-node/package.json');
        return external_node_path_default().dirname(main);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/decide/trusted-event.ts
var trusted_event = __webpack_require__(6210);
;// CONCATENATED MODULE: ./src/analyser/local/child-place.ts



/**
 * Finds the code of the processes that analyse: beside the bundle, or in the source if this program runs from there.
 * @param eventName the event of the run; empty outside GitHub Actions
 * @param workspace its absolute path; a native runtime that is installed in it is used
 */
function findChildCode(eventName, workspace) {
    const program = import.meta.dirname;
    const code = import.meta.url.endsWith('.ts') ? sourceChildCode() : bundledCode(program);
    // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
    const folders = [program, ...((0,trusted_event/* isTrustedEvent */.Q)(eventName) ? [workspace] : [])];
    const native = folders.map(nativeRuntimeFolder).find((folder) => folder !== undefined);
    return { ...code, native };
}
/** The program of Python that calls functions: beside the engine, in the bundle as in the source. */
function findPythonAdapter() {
    const program = import.meta.dirname;
    const folder = import.meta.url.endsWith('.ts') ? external_node_path_default().join(program, '../../engine/python') : program;
    return import.meta.url.endsWith('.ts') ? external_node_path_default().join(folder, ADAPTER) : external_node_path_default().join(folder, 'engine', ADAPTER);
}
const ADAPTER = 'adapter.py';
/** @param dist the folder of the bundle; tools/build.ts puts the engine into it */
function bundledCode(dist) {
    const engine = external_node_path_default().join(dist, 'engine');
    return {
        entry: external_node_path_default().join(engine, 'index.js'),
        readable: [external_node_path_default().join(engine, '*')],
        wasm: {
            script: external_node_path_default().join(engine, 'ort-wasm-simd-threaded.mjs'),
            binary: external_node_path_default().join(engine, 'ort-wasm-simd-threaded.wasm'),
        },
    };
}


/***/ }),

/***/ 414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var _attacks_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3605);

/** What the process of an analysis is told of it. Access to an endpoint is not part of it. */
function jobOf({ task, attack, fields, local, }) {
    const { needs, needsLabels } = _attacks_table_js__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack];
    const { output, preprocessing, predict } = local ?? {};
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'model_api_details'));
    const whole = local?.normalizesData === true ? { ...known, normalize_data: 'yes' } : known;
    return { task, attack, needs, needsLabels, fields: whole, output, preprocessing, predict };
}


/***/ }),

/***/ 5362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Spool)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _artifacts_read_ahead_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1407);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4296);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2853);







/**
 * Copies of the artifacts that a run analyses. An analysis reads a copy, so that what is analysed is what was inspected and
 * hashed, whatever other processes do to the file meanwhile. The copy of a folder is one file, which holds the contents one
 * after the other. Each artifact is copied once, also if several analyses share it.
 */
class Spool {
    #signal;
    #copies = new Map();
    #folder;
    /** @param signal ends the copying, with its reason */
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * Copies an artifact, unless it was copied before.
     * @throws ServiceError `upload-failed` if a file cannot be read, or is not the one that was inspected and hashed
     */
    async take(artifact) {
        const key = keyOf(artifact);
        const copy = this.#copies.get(key) ?? this.#copy(artifact, String(this.#copies.size));
        this.#copies.set(key, copy);
        return copy;
    }
    /** Removes all copies. */
    async remove() {
        await Promise.allSettled(this.#copies.values());
        const folder = await this.#folder?.catch(() => undefined);
        if (folder !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
    async #copy(artifact, name) {
        const { files, form } = artifact;
        const copy = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(await (this.#folder ??= (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTemporaryFolder */ .wE)()), name);
        const reader = new _artifacts_read_ahead_js__WEBPACK_IMPORTED_MODULE_3__/* .ReadAheadReader */ .t(files);
        try {
            const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(copy, 'wx', 0o600);
            try {
                for (const file of files) {
                    for await (const chunk of reader.read(file)) {
                        this.#signal.throwIfAborted();
                        await target.writeFile(chunk);
                    }
                }
            }
            finally {
                await target.close();
            }
        }
        catch (error) {
            this.#signal.throwIfAborted();
            const message = `"${artifact.path}" could not be copied for the analysis: ${(0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error)}.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7('upload-failed', message, { cause: error });
        }
        finally {
            await reader.close();
        }
        const index = files.map(({ name: member, bytes }) => ({ name: member, bytes }));
        return { path: copy, index: form === 'ready-zip' ? undefined : index };
    }
}
/** The same key for artifacts that give the same copy, whatever their slots. */
function keyOf({ form, files }) {
    const versions = files.map(({ name, absolutePath, bytes, mtimeMs, ctimeMs, ino, hashed }) => {
        return [name, absolutePath, bytes, mtimeMs, ctimeMs, ino, hashed.sha256];
    });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([form, versions]))
        .digest('hex');
}


/***/ }),

/***/ 1407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ReadAheadReader)
/* harmony export */ });
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5357);

/** For larger files, most of the time goes into reading, not into opening and closing. */
const MAX_SMALL_FILE_BYTES = 256 * 1024;
/** Node runs four file operations at once; a few more keep them busy. */
const MAX_FILES_AHEAD = 6;
/**
 * Reads the files of an archive in order, and small files ahead of their turn: with many small files, most of the time
 * is spent waiting for the file system (docs/performance.md).
 */
class ReadAheadReader {
    #small;
    /** One more block than files are read ahead, because the file before them may still be being sent. */
    #blocks;
    #memory;
    #contents = new Map();
    #startedFiles = 0;
    #deliveredFiles = 0;
    constructor(files) {
        this.#small = files.filter(isSmall);
        const blocks = Math.min(MAX_FILES_AHEAD + 1, this.#small.length);
        this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(maxBytes(this.#small)));
        this.#memory = (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__/* .chunkMemory */ .Th)(maxBytes(files.filter((file) => !isSmall(file))));
    }
    /**
     * Reads the next file of the archive; fails as {@link readUnchanged} does. Each chunk stays valid until the chunk after
     * the next one is requested.
     */
    async *read(file) {
        if (!isSmall(file)) {
            yield* (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__/* .readUnchanged */ .gw)(file, this.#memory);
            return;
        }
        this.#readAhead();
        this.#deliveredFiles += 1;
        const content = this.#contents.get(file);
        if (content === undefined)
            throw new Error(`"${file.name}" was read out of order.`);
        this.#contents.delete(file);
        yield await content;
    }
    /** Waits until every file is closed. */
    async close() {
        await Promise.allSettled(this.#contents.values());
    }
    #readAhead() {
        for (const file of this.#small.slice(this.#startedFiles, this.#deliveredFiles + this.#blocks.length)) {
            const block = this.#blocks[this.#startedFiles % this.#blocks.length];
            if (block === undefined)
                return;
            const content = (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)(file, block);
            // The error surfaces when this file is read; until then it must not count as an unhandled rejection.
            content.catch(() => undefined);
            this.#contents.set(file, content);
            this.#startedFiles += 1;
        }
    }
}
/** An empty file has no content to read ahead; it is still opened in its turn. */
function isSmall({ bytes }) {
    return bytes > 0 && bytes <= MAX_SMALL_FILE_BYTES;
}
function maxBytes(files) {
    return files.reduce((largest, { bytes }) => Math.max(largest, bytes), 0);
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

/***/ 4229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ preprocessingText),
/* harmony export */   PO: () => (/* binding */ withSizing),
/* harmony export */   ut: () => (/* binding */ PREPROCESSING_NAMES)
/* harmony export */ });
/* unused harmony exports IMAGENET, onlySizes */
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'];
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
/** The usual ways to scale pixels, as steps. */
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}


/***/ }),

/***/ 6462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ SKILL_MEASURES)
/* harmony export */ });
const SKILL_MEASURES = ['accuracy', 'r2'];


/***/ }),

/***/ 6210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isTrustedEvent)
/* harmony export */ });
/**
 * Events whose checkout, and whose cache, are as trusted as the workflow itself: only people who may push have written what
 * they see. In all others a pull request may have a say.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];
/** True if nothing of a pull request takes part in a run of this event. */
function isTrustedEvent(eventName) {
    return TRUSTED_EVENTS.includes(eventName);
}


/***/ }),

/***/ 5206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ArtifactFault)
/* harmony export */ });
/* unused harmony export NotTestable */
/**
 * A fault of what the user gave: a model, a picture, a table. It fails its own analysis, and its message is all that the
 * user sees: what is wrong, where, what was expected, and what to do next.
 */
class ArtifactFault extends Error {
    name = 'ArtifactFault';
}
/**
 * What the user gave is right, but no verdict can rest on it: too few inputs, or labels that the model does not match. The
 * analysis ends as `not-tested`. Its message says what is missing, and what would make the test possible.
 */
class NotTestable extends (/* unused pure expression or super */ null && (Error)) {
    name = 'NotTestable';
}


/***/ }),

/***/ 6625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shownName)
/* harmony export */ });
/** Makes text from a hostile file fit to be shown in a message: short, and without control characters. */
function shownName(name, maxLength = 80) {
    const plain = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
    return plain.length > maxLength ? `${plain.slice(0, maxLength)}\u2026` : plain;
}


/***/ }),

/***/ 3843:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobSettings)
/* harmony export */ });
/* harmony import */ var _core_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6744);

/** The queries of an attack, if its settings give none. */
const DEFAULT_QUERIES = 150_000;
const SEED = 1;
/** With more samples than usual, the queries grow with them. */
const QUERIES_PER_SAMPLE = 1_500;
/**
 * Completes the settings of an analysis. These defaults change scores, so they are part of the engine: a change of them makes
 * kept results old.
 * @param timeMs the time that the attack has, in milliseconds
 * @param limits what settings that are not given are, or must at least or at most be
 */
function jobSettings({ minutes: _minutes, ...given }, timeMs, { least, mostTolerance, baselineEps, baselineLabel } = {}) {
    const samples = given.samples ?? least?.samples ?? 0;
    return {
        ...{ seed: SEED, ...given, timeMs },
        maxQueries: Math.max(DEFAULT_QUERIES, QUERIES_PER_SAMPLE * samples),
        ...(0,_core_present_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({ least, mostTolerance, baselineEps, baselineLabel }),
    };
}


/***/ }),

/***/ 5570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ machineCapacity),
/* harmony export */   MT: () => (/* binding */ shareOut),
/* harmony export */   Sc: () => (/* binding */ residentBytes)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);


const GIBIBYTE = 2 ** 30;
/** A model of 100 MB with its runtime and data takes about so much. */
const USUAL_CHILD_BYTES = 1.5 * GIBIBYTE;
const LARGEST_CHILD_BYTES = 6 * GIBIBYTE;
/** The part of the memory that children may have together. */
const SHARE_OF_MEMORY = 0.75;
/** Finds how many analyses this machine carries at once. */
function machineCapacity(cores = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory = availableMemory()) {
    const shared = memory * SHARE_OF_MEMORY;
    const children = Math.max(1, Math.min(cores, Math.floor(shared / USUAL_CHILD_BYTES)));
    return { children, childBytes: Math.floor(Math.min(LARGEST_CHILD_BYTES, shared / children)) };
}
/** The memory of the machine, or of the container if it is bounded. */
function availableMemory() {
    const constrained = process.constrainedMemory();
    return constrained > 0 && constrained < (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)() ? constrained : (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)();
}
/** How a child's memory is shared out: the heap of JavaScript, WebAssembly, and the numbers of the data. */
function shareOut(childBytes) {
    return {
        heapMegabytes: Math.floor(Math.min(2 * GIBIBYTE, childBytes / 3) / 2 ** 20),
        wasmBytes: Math.min(4 * GIBIBYTE - 65_536, Math.floor(childBytes / 2)),
        datasetNumbers: Math.floor(childBytes / 32),
    };
}
/** Reads how much memory a process holds. @returns undefined if the system does not tell (only Linux does) */
async function residentBytes(pid) {
    try {
        const kibibytes = /^VmRSS:\s*(\d+)/mu.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
        return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ runAnalysis),
  Q: () => (/* binding */ tryAnalysis)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./src/engine/fault.ts
var fault = __webpack_require__(5206);
// EXTERNAL MODULE: ./src/engine/model/shown-name.ts
var shown_name = __webpack_require__(6625);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./src/engine/process/frames.ts

/** A frame begins with the length of its content, as an unsigned integer with the lowest byte first. */
const LENGTH_BYTES = 4;
/** Thrown if what arrives is no frame that a process of ours would send. */
class MalformedFrame extends Error {
    name = 'MalformedFrame';
}
/** Renders a message as one frame. */
function frameOf(message) {
    const content = (0,external_node_v8_.serialize)(message);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(content.length);
    return Buffer.concat([length, content]);
}
/** Reads frames from the pieces in which they arrive. No more is kept of a frame than it may have. */
class FrameReader {
    #mostBytes;
    #pieces = [];
    #bytes = 0;
    /** @param mostBytes a longer frame is malformed */
    constructor(mostBytes) {
        this.#mostBytes = mostBytes;
    }
    /**
     * Takes the next piece, and gives the messages that are whole now, one after another.
     * @throws MalformedFrame
     */
    *read(piece) {
        this.#pieces.push(piece);
        this.#bytes += piece.length;
        for (let length = this.#length(); length !== undefined; length = this.#length()) {
            if (length > this.#mostBytes)
                throw new MalformedFrame('a message is too long');
            if (this.#bytes < LENGTH_BYTES + length)
                return;
            this.#take(LENGTH_BYTES);
            yield contentOf(this.#take(length));
        }
    }
    /** The length of the frame that has begun; undefined if too little of it has arrived. */
    #length() {
        const [first] = this.#pieces;
        if (first === undefined || this.#bytes < LENGTH_BYTES)
            return undefined;
        if (first.length >= LENGTH_BYTES)
            return first.readUInt32LE(0);
        this.#pieces = [Buffer.concat(this.#pieces)];
        return this.#length();
    }
    #take(length) {
        const [first = Buffer.alloc(0), ...others] = this.#pieces;
        const whole = first.length >= length ? first : Buffer.concat([first, ...others]);
        const rest = first.length >= length ? others : [];
        this.#pieces = whole.length > length ? [whole.subarray(length), ...rest] : rest;
        this.#bytes -= length;
        return whole.subarray(0, length);
    }
}
function contentOf(bytes) {
    try {
        return (0,external_node_v8_.deserialize)(bytes);
    }
    catch {
        throw new MalformedFrame('a message cannot be read');
    }
}

// EXTERNAL MODULE: ./src/engine/process/memory-limits.ts
var memory_limits = __webpack_require__(5570);
;// CONCATENATED MODULE: ./src/engine/process/channel.ts

/** The descriptor of the channel to the parent in the child: after stdin, stdout and stderr. */
const CHANNEL = 3;
/** The first descriptor of the uploads in the child. */
const FIRST_UPLOAD = 4;
/** True for a message of the parent. The parent is trusted, so its kind is all that is looked at. */
function isParentMessage(value) {
    return isObject(value) && ['start', 'endpoint', 'python'].includes(String(value['kind']));
}

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/core/preprocessing.ts
var preprocessing = __webpack_require__(4229);
// EXTERNAL MODULE: ./src/engine/result/read-result.ts + 3 modules
var read_result = __webpack_require__(2661);
;// CONCATENATED MODULE: ./src/engine/process/messages.ts



const LONGEST_REASON = 4000;
const LONGEST_PROGRESS = 200;
/** A question to an endpoint or a Python function has at most so many characters, or bytes. */
const LONGEST_QUESTION = 64 * 2 ** 20;
/** A frame of the child has at most so many bytes: the numbers of `boundedEvidence`, and all texts. */
const MOST_CHILD_BYTES = 128 * 2 ** 20;
/**
 * Checks a message of the child, which ran a hostile model: its form is not trusted, and only what is understood
 * is copied.
 * @returns undefined if malformed; stop trusting the child then
 */
function childMessage(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    switch (value['kind']) {
        case 'prepared':
            return preparedOf(value);
        case 'progress':
            return progressOf(value);
        case 'ask-endpoint':
            return questionOf(value);
        case 'ask-python':
            return pythonQuestionOf(value);
        case 'result': {
            const { runtime } = value;
            const result = (0,read_result/* readAttackResult */.C)(value['result']);
            if (result === undefined || (runtime !== 'native' && runtime !== 'wasm'))
                return undefined;
            return { kind: 'result', result, runtime };
        }
        case 'not-tested':
            return typeof value['reason'] === 'string'
                ? { kind: 'not-tested', reason: value['reason'].slice(0, LONGEST_REASON) }
                : undefined;
        case 'failed':
            return failureOf(value);
        default:
            return undefined;
    }
}
function preparedOf({ label }) {
    if (label === undefined)
        return { kind: 'prepared' };
    if (typeof label !== 'string')
        return undefined;
    return { kind: 'prepared', label: label.slice(0, LONGEST_PROGRESS) };
}
function progressOf({ share, what }) {
    if (typeof share !== 'number' || Number.isNaN(share) || typeof what !== 'string')
        return undefined;
    return { kind: 'progress', share: Math.min(1, Math.max(0, share)), what: what.slice(0, LONGEST_PROGRESS) };
}
function questionOf({ id, body }) {
    if (typeof id !== 'number' || !Number.isSafeInteger(id))
        return undefined;
    if (body !== undefined && (typeof body !== 'string' || body.length > LONGEST_QUESTION))
        return undefined;
    return { kind: 'ask-endpoint', id, body };
}
function pythonQuestionOf({ id, header, body }) {
    if (typeof id !== 'number' || !Number.isSafeInteger(id))
        return undefined;
    if (typeof header !== 'string' || header.length > LONGEST_QUESTION)
        return undefined;
    if (!(body instanceof Uint8Array) || body.length > LONGEST_QUESTION)
        return undefined;
    return { kind: 'ask-python', id, header, body };
}
function failureOf({ reason, fault, better }) {
    if (typeof reason !== 'string' || typeof fault !== 'boolean')
        return undefined;
    const name = preprocessing/* PREPROCESSING_NAMES */.ut.find((known) => known === better);
    return { kind: 'failed', reason: reason.slice(0, LONGEST_REASON), fault, better: name };
}

;// CONCATENATED MODULE: ./src/engine/process/child-watch.ts







const LOOK_MS = 100;
const REPEAT_PROGRESS_MS = 5000;
const KEPT_ERRORS = 4096;
/** A child tells a few things a second, and asks its endpoint or function one question after another. */
const MOST_MESSAGES_A_LOOK = 1000;
const MOST_QUESTIONS = 16;
const UNREADABLE = 'its process sent a message that cannot be understood. If that happens again, treat the model as hostile, and report it.';
/** Watches a child process until it ends: its messages, its time, its memory and its silence. The first reason counts. */
class ChildWatch {
    #child;
    #limits;
    #channel;
    #frames = new FrameReader(MOST_CHILD_BYTES);
    #start = performance.now();
    #ending;
    #lastSign = performance.now();
    #lastProgress = [0, 'starting'];
    #progressReportedAtMs = performance.now();
    #errors = '';
    #started = false;
    /** Messages since the last look, without questions. */
    #messages = 0;
    /** Questions that are not answered yet. */
    #questions = 0;
    /** When the Python function was asked what it has not answered yet. */
    #askedPython;
    constructor(child, limits) {
        this.#child = child;
        this.#limits = limits;
        const channel = child.stdio[CHANNEL];
        this.#channel = channel instanceof external_node_stream_.Duplex ? channel : undefined;
        // A child that has just died is no error here: its end is what counts.
        for (const stream of [this.#channel, child.stdin])
            stream?.on('error', () => undefined);
        this.#channel?.on('data', (piece) => {
            this.#read(piece);
        });
        // The child's watchdog writes signs of life there.
        child.stdout?.on('data', () => {
            this.#lastSign = performance.now();
            this.#started = true;
        });
        child.stderr?.on('data', (chunk) => {
            this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
        });
    }
    send(message) {
        if (this.#channel?.writable === true)
            this.#channel.write(frameOf(message));
    }
    /** Waits for the end of the child. */
    async ended() {
        const look = setInterval(() => void this.#look(), LOOK_MS);
        const cancel = () => {
            this.#end({ kind: 'cancelled' });
        };
        this.#limits.signal?.addEventListener('abort', cancel);
        try {
            return await new Promise((resolve) => {
                this.#child.once('error', (error) => {
                    resolve(this.#ending ?? { kind: 'died', how: error.message, told: '', started: false });
                });
                this.#child.once('close', (code, signal) => {
                    resolve(this.#ending ?? this.#death(code, signal));
                });
            });
        }
        finally {
            clearInterval(look);
            this.#limits.signal?.removeEventListener('abort', cancel);
        }
    }
    #hasEnded() {
        return this.#ending !== undefined;
    }
    #end(ending) {
        this.#ending ??= ending;
        this.#child.kill('SIGKILL');
    }
    #death(code, signal) {
        if (/heap out of memory|allocation failed|out of memory/iu.test(this.#errors))
            return { kind: 'memory' };
        const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
        return { kind: 'died', how, told: (0,shown_name/* shownName */.H)(this.#errors, 300), started: this.#started };
    }
    async #look() {
        this.#messages = 0;
        const now = performance.now();
        const { deadlineMs, silenceMs, memoryBytes, progress } = this.#limits;
        if (now - this.#progressReportedAtMs > REPEAT_PROGRESS_MS) {
            this.#progressReportedAtMs = now;
            progress?.(...this.#lastProgress);
        }
        if (now - this.#start > deadlineMs) {
            const asked = this.#askedPython;
            const waitedMs = asked === undefined ? undefined : now - asked;
            this.#end({ kind: 'deadline', afterMs: deadlineMs, waitedMs });
        }
        else if (now - this.#lastSign > silenceMs)
            this.#end({ kind: 'silence', afterMs: silenceMs });
        const { pid } = this.#child;
        const bytes = pid === undefined ? undefined : await (0,memory_limits/* residentBytes */.Sc)(pid);
        if (bytes !== undefined && bytes > memoryBytes)
            this.#end({ kind: 'memory' });
    }
    #read(piece) {
        // What a child still says after its end was decided is not even kept.
        if (this.#hasEnded())
            return;
        try {
            for (const message of this.#frames.read(piece)) {
                this.#received(childMessage(message));
                if (this.#hasEnded())
                    return;
            }
        }
        catch (error) {
            if (!(error instanceof MalformedFrame))
                throw error;
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
        }
    }
    #received(message) {
        this.#lastSign = performance.now();
        this.#started = true;
        if (message?.kind === 'ask-endpoint' || message?.kind === 'ask-python') {
            this.#asked(message);
            return;
        }
        this.#messages += 1;
        if (message === undefined || this.#messages > MOST_MESSAGES_A_LOOK) {
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
            return;
        }
        switch (message.kind) {
            case 'progress':
                this.#lastProgress = [message.share, message.what];
                this.#progressReportedAtMs = performance.now();
                this.#limits.progress?.(message.share, message.what);
                return;
            case 'result':
            case 'prepared':
            case 'not-tested':
            case 'failed':
                this.#end(message);
        }
    }
    #asked(question) {
        if (this.#questions < MOST_QUESTIONS)
            void this.#answer(question);
        else
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
    }
    async #answer(question) {
        this.#questions += 1;
        try {
            this.send(question.kind === 'ask-python' ? await this.#askPython(question) : await this.#ask(question));
        }
        catch (error) {
            const fault = error instanceof Error ? error.message : String(error);
            const { id } = question;
            if (question.kind === 'ask-python')
                this.send({ kind: 'python', id, answer: undefined, fault });
            else
                this.send({ kind: 'endpoint', id, text: undefined, fault });
        }
        finally {
            this.#questions -= 1;
        }
    }
    async #ask({ id, body }) {
        const { endpoint } = this.#limits;
        if (endpoint === undefined)
            throw new fault/* ArtifactFault */.R('This analysis has no endpoint.');
        const text = body === undefined ? await endpoint.metadata() : await endpoint.infer(body);
        return { kind: 'endpoint', id, text, fault: undefined };
    }
    async #askPython({ id, header, body }) {
        const { python } = this.#limits;
        if (python === undefined)
            throw new fault/* ArtifactFault */.R('This analysis has no Python function.');
        this.#askedPython = performance.now();
        try {
            return { kind: 'python', id, answer: await python.ask(header, body), fault: undefined };
        }
        finally {
            this.#askedPython = undefined;
        }
    }
}

;// CONCATENATED MODULE: ./src/engine/process/run-analysis.ts






const GRACE_MS = 60_000;
const SILENCE_MS = 120_000;
/**
 * Runs one analysis in a process of its own, which can read its own code and the uploads that it is given, sees no
 * environment, writes no file, starts no program, and is killed when it goes beyond its time or its memory. It also ends if
 * this process ends in whatever way.
 * @returns how it ended; a hostile model can only ever make its own analysis fail
 */
async function runAnalysis(request, options) {
    return outcomeOf(await runChild(request, options), options.memoryBytes);
}
/**
 * Prepares an analysis as `runAnalysis` does, and ends before the attack: its model is opened, its data read and tried on it.
 * @returns what is wrong, if anything is
 */
async function tryAnalysis(request, options) {
    const ending = await runChild({ ...request, isTrial: true }, options);
    if (ending.kind === 'prepared')
        return ending;
    const outcome = outcomeOf(ending, options.memoryBytes);
    return ending.kind === 'failed' ? { ...outcome, better: ending.better } : outcome;
}
async function runChild(request, options) {
    if (options.signal?.aborted === true)
        return { kind: 'cancelled' };
    const slots = Object.entries(request.uploads);
    const files = openAll(slots.map(([, { path: file }]) => file));
    let child;
    try {
        child = startChild(options, files);
    }
    finally {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
    }
    const watch = new ChildWatch(child, {
        memoryBytes: options.memoryBytes,
        deadlineMs: request.settings.timeMs + (options.graceMs ?? GRACE_MS),
        silenceMs: options.silenceMs ?? SILENCE_MS,
        signal: options.signal,
        progress: options.progress,
        endpoint: request.endpoint,
        python: options.python,
    });
    watch.send(startMessage(request, options));
    return watch.ended();
}
function startMessage({ uploads, endpoint, ...job }, { code, memoryBytes }) {
    const inherited = Object.entries(uploads).map(([slot, { index }], place) => {
        return [slot, { descriptor: FIRST_UPLOAD + place, index }];
    });
    return {
        kind: 'start',
        job,
        uploads: Object.fromEntries(inherited),
        endpoint: endpoint?.protocol,
        setup: { wasm: code.wasm, native: code.native, ...(0,memory_limits/* shareOut */.MT)(memoryBytes) },
    };
}
function openAll(paths) {
    const files = [];
    try {
        for (const file of paths)
            files.push((0,external_node_fs_.openSync)(file, 'r'));
        return files;
    }
    catch (error) {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
        throw error;
    }
}
function startChild({ code, memoryBytes }, files) {
    const readable = [
        ...[external_node_path_default().join(code.entry), code.wasm.script, code.wasm.binary, ...code.readable],
        ...(code.native === undefined ? [] : nativeFiles(code.native)),
    ];
    const flags = [
        permissionFlag(process.versions.node),
        ...readable.map((file) => `--allow-fs-read=${file}`),
        ...(code.native === undefined ? [] : ['--allow-addons']),
        // The watchdog is a thread.
        '--allow-worker',
        `--max-old-space-size=${String((0,memory_limits/* shareOut */.MT)(memoryBytes).heapMegabytes)}`,
        '--no-warnings',
    ];
    return (0,external_node_child_process_.spawn)(process.execPath, [...flags, code.entry], {
        cwd: external_node_path_default().dirname(code.entry),
        env: trackingMark(),
        // The first two pipes are for the watchdog, and the last one for messages.
        stdio: ['pipe', 'pipe', 'pipe', 'pipe', ...files],
        // A group of its own: Ctrl-C goes to the whole group of a terminal, and the parent decides when its children end.
        detached: true,
        windowsHide: true,
    });
}
/** The mark by which a runner finds the processes that a job has left behind; a process has nothing else of the environment. */
function trackingMark() {
    const { RUNNER_TRACKING_ID: id } = process.env;
    return id === undefined ? {} : { RUNNER_TRACKING_ID: id };
}
/** The files of onnxruntime-node, and of the package that it needs, beside it. */
function nativeFiles(folder) {
    const modules = external_node_path_default().dirname(folder);
    return [external_node_path_default().join(folder, '*'), external_node_path_default().join(modules, 'onnxruntime-common', '*')];
}
/** Before Node 23.5 the flag had another name. */
function permissionFlag(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const stable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
    return stable ? '--permission' : '--experimental-permission';
}
function outcomeOf(ending, memoryBytes) {
    switch (ending.kind) {
        case 'result':
            return { kind: 'result', result: ending.result, runtime: ending.runtime };
        case 'not-tested':
            return { kind: 'not-tested', reason: ending.reason };
        case 'failed':
            return ending.fault
                ? { kind: 'failed', reason: ending.reason, by: 'artifact' }
                : {
                    kind: 'failed',
                    reason: `The analysis itself failed: ${ending.reason}`,
                    by: 'engine',
                };
        case 'cancelled':
            return { kind: 'cancelled' };
        case 'prepared':
            // Only a trial ends so.
            return { kind: 'failed', reason: 'The analysis ended without a result.', by: 'engine' };
        case 'memory':
            return {
                kind: 'failed',
                reason: `The analysis needed more than the ${String(Math.floor(memoryBytes / 2 ** 20))} MB of memory that it may use. ` +
                    'Give fewer or smaller inputs or a smaller model, or use a runner with more memory.',
                by: 'memory',
            };
        case 'deadline':
            return {
                kind: 'failed',
                reason: deadlineReason(ending),
                by: 'time',
            };
        case 'silence':
            return {
                kind: 'failed',
                reason: `The model gave no answer for ${seconds(ending.afterMs)}, so its process was ended. It may hold an ` +
                    'endless loop, or be too large to be analysed here.',
                by: 'time',
            };
        case 'died':
            return { kind: 'failed', reason: deathReason(ending), by: 'engine' };
    }
}
function deadlineReason({ afterMs, waitedMs }) {
    const told = `The analysis did not end within ${seconds(afterMs)}`;
    const advice = 'Give it more time (minutes), or fewer inputs (samples).';
    return waitedMs === undefined
        ? `${told}. ${advice}`
        : `${told}: the function of predict was called, and gave no answer for ${seconds(waitedMs)}. If it ` +
            `hangs, fix it. ${advice}`;
}
function deathReason({ how, told, started }) {
    const said = told === '' ? '' : ` It said: ${told}`;
    if (!started)
        return `The process of the analysis could not be started (${how}).${said}`;
    return (`The process of the analysis ended without a result (${how}). The model or the data may have crashed the runtime; check ` +
        `the model with onnx.checker.check_model.${said}`);
}
function seconds(milliseconds) {
    return `${String(Math.round(milliseconds / 1000))} seconds`;
}


/***/ }),

/***/ 2661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ readAttackResult)
});

// EXTERNAL MODULE: ./src/core/attack-result.ts
var attack_result = __webpack_require__(4693);
// EXTERNAL MODULE: ./src/core/outcomes.ts
var core_outcomes = __webpack_require__(9570);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
;// CONCATENATED MODULE: ./src/engine/result/message-parts.ts

/** Thrown if a part of a message has not the form that it must have. */
class MalformedMessage extends Error {
    name = 'MalformedMessage';
}
/** A message holds at most so many characters, and so many numbers in arrays. */
const MOST_CHARACTERS = 8_000_000;
const MOST_NUMBERS = 32_000_000;
/**
 * Reads the parts of a message that is not trusted. Each reader copies what it understands, so nothing else of the message is
 * kept. Lengths are looked at before anything is walked: an array can say that it has four billion items, and hold none.
 */
class MessageParts {
    #characters = MOST_CHARACTERS;
    #numbers = MOST_NUMBERS;
    /** Reads a text and cuts it if it is too long. */
    text(value, most) {
        if (typeof value !== 'string')
            throw new MalformedMessage('a text is missing');
        const kept = value.length > most ? `${value.slice(0, most - 1)}\u2026` : value;
        this.#characters -= kept.length;
        if (this.#characters < 0)
            throw new MalformedMessage('there is too much text');
        return kept;
    }
    number(value, low, high) {
        if (typeof value === 'number' && value >= low && value <= high)
            return value;
        throw new MalformedMessage(`a number from ${String(low)} to ${String(high)} is missing`);
    }
    count(value, high) {
        const number = this.number(value, 0, high);
        if (!Number.isInteger(number))
            throw new MalformedMessage('a whole number is missing');
        return number;
    }
    flag(value) {
        if (typeof value !== 'boolean')
            throw new MalformedMessage('a yes or no is missing');
        return value;
    }
    /** Reads a number or a text. A number that is none becomes a text: an attack may have found no median. */
    scalar(value, most) {
        if (typeof value !== 'number')
            return this.text(value, most);
        return Number.isFinite(value) ? value : String(value);
    }
    list(value, most, read) {
        if (!Array.isArray(value) || value.length > most) {
            throw new MalformedMessage('a list is missing or too long');
        }
        const items = value;
        return Array.from({ length: items.length }, (_unused, index) => read(items[index]));
    }
    object(value) {
        if (!(0,json/* isObject */.Gv)(value))
            throw new MalformedMessage('an object is missing');
        return value;
    }
    /** Reads an object of names and values. */
    entries(value, most, mostName, read) {
        const entries = Object.entries(this.object(value));
        if (entries.length > most)
            throw new MalformedMessage('an object has too many values');
        return Object.fromEntries(entries.map(([name, item]) => [this.text(name, mostName), read(item)]));
    }
    /** Reads an array of floats of this length. @param mayLack true if NaN may stand for a number that is missing */
    floats(value, length, mayLack = false) {
        if (!isFloats(value) || value.length !== length) {
            throw new MalformedMessage('an array has another length');
        }
        this.#numbers -= length;
        if (this.#numbers < 0)
            throw new MalformedMessage('there are too many numbers');
        const copy = Float32Array.from(value);
        if (!copy.every((number) => Number.isFinite(number) || (mayLack && Number.isNaN(number)))) {
            throw new MalformedMessage('an array holds numbers that are none');
        }
        return copy;
    }
}
/** True also for an array that another realm has made. */
function isFloats(value) {
    return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}

;// CONCATENATED MODULE: ./src/engine/result/read-evidence.ts


/** The bounds of evidence. Names and notes come from file names and data; a title is the attack's own. */
const TITLE = 1000;
const NAME = 4000;
const MOST_ITEMS = 10_000;
const MOST_COLUMNS = 200;
const MOST_SERIES = 200;
const MOST_POINTS = 20_000;
const MOST_SIDES = 8;
/** One input has at most so many numbers. */
const MOST_SIZE = 2 ** 24;
/** Reads one piece of evidence. @throws MalformedMessage */
function readEvidence(parts, value) {
    const evidence = parts.object(value);
    const title = parts.text(evidence['title'], TITLE);
    switch (evidence['kind']) {
        case 'pairs':
            return readPairs(parts, evidence, title);
        case 'curve':
            return readCurve(parts, evidence, title);
        case 'table':
            return {
                kind: 'table',
                title,
                header: parts.list(evidence['header'], MOST_COLUMNS, (name) => parts.text(name, NAME)),
                rows: parts.list(evidence['rows'], MOST_ITEMS, (row) => parts.list(row, MOST_COLUMNS, (cell) => parts.scalar(cell, NAME))),
                ...(evidence['bars'] !== undefined && { bars: parts.count(evidence['bars'], MOST_COLUMNS) }),
            };
        case 'inputs':
            return readInputs(parts, evidence, title);
        default:
            throw new MalformedMessage('evidence has another kind');
    }
}
function readPairs(parts, { shape, pairs, distanceName, left, call }, title) {
    const { sides, size } = readShape(parts, shape);
    const asked = call === undefined ? undefined : readCall(parts, call);
    const isTable = sides.length === 1;
    return {
        kind: 'pairs',
        title,
        shape: sides,
        ...(distanceName !== undefined && { distanceName: parts.text(distanceName, NAME) }),
        ...(left !== undefined && { left: parts.count(left, MOST_ITEMS) }),
        ...(asked !== undefined && { call: asked.call }),
        pairs: parts.list(pairs, MOST_ITEMS, (item) => {
            const { name, original, changed, before, after, distance, test } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                original: parts.floats(original, size, isTable),
                changed: parts.floats(changed, size, isTable),
                before: parts.text(before, NAME),
                after: parts.text(after, NAME),
                distance: parts.number(distance, 0, Number.MAX_VALUE),
                ...(asked !== undefined && {
                    test: readTest(parts, test, { given: asked.size, changed: size, isTable }),
                }),
            };
        }),
    };
}
/** How a model is asked, and how many numbers one input then has. */
function readCall(parts, value) {
    const { inputs, batch, output, answers, classes } = parts.object(value);
    const read = parts.list(inputs, attack_result/* MOST_CALL_NAMES */.yy, (input) => {
        const { name, type, shape } = parts.object(input);
        const { sides, size } = readShape(parts, shape);
        return { size, input: { name: parts.text(name, NAME), type: oneOf(attack_result/* NUMBER_TYPES */.Kl, type), shape: sides } };
    });
    const call = {
        inputs: read.map(({ input }) => input),
        batch: Math.max(1, parts.count(batch, MOST_SIZE)),
        output: parts.text(output, NAME),
        answers: oneOf(attack_result/* CALL_ANSWERS */.pW, answers),
        ...(classes !== undefined && {
            classes: parts.list(classes, attack_result/* MOST_CALL_NAMES */.yy, (name) => parts.text(name, NAME)),
        }),
    };
    return { call, size: read.reduce((sum, { size }) => sum + size, 0) };
}
/** @param about how many numbers the model gets, and how many a changed input has; numbers of a table may be missing */
function readTest(parts, value, about) {
    const { label, answer, given } = parts.object(value);
    if (given === undefined && about.given !== about.changed) {
        throw new MalformedMessage('what the model got is missing');
    }
    return {
        label: parts.count(label, MOST_SIZE),
        answer: parts.count(answer, MOST_SIZE),
        ...(given !== undefined && { given: parts.floats(given, about.given, about.isTable) }),
    };
}
function oneOf(known, value) {
    const found = known.find((one) => one === value);
    if (found === undefined)
        throw new MalformedMessage('a word is unknown');
    return found;
}
function readInputs(parts, { shape, inputs, left }, title) {
    const { sides, size } = readShape(parts, shape);
    return {
        kind: 'inputs',
        title,
        shape: sides,
        ...(left !== undefined && { left: parts.count(left, MOST_ITEMS) }),
        inputs: parts.list(inputs, MOST_ITEMS, (item) => {
            const { name, values, note } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                values: parts.floats(values, size),
                note: parts.text(note, NAME),
            };
        }),
    };
}
function readCurve(parts, { xLabel, yLabel, series, isScore, marks }, title) {
    return {
        kind: 'curve',
        title,
        ...(isScore === true && { isScore }),
        ...(marks !== undefined && { marks: parts.list(marks, MOST_SERIES, (one) => readMark(parts, one)) }),
        xLabel: parts.text(xLabel, NAME),
        yLabel: parts.text(yLabel, NAME),
        series: parts.list(series, MOST_SERIES, (item) => {
            const { name, points, band } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                // A point that is none cannot be drawn.
                points: parts.list(points, MOST_POINTS, (point) => readPoint(parts, point)).filter(isFinitePoint),
                ...(band === undefined
                    ? {}
                    : { band: parts.list(band, MOST_POINTS, (part) => readInterval(parts, part)) }),
            };
        }),
    };
}
function readMark(parts, value) {
    const { at, name } = parts.object(value);
    return { at: parts.number(at, -Number.MAX_VALUE, Number.MAX_VALUE), name: parts.text(name, NAME) };
}
function readPoint(parts, value) {
    const [x, y] = parts.list(value, 2, (one) => one);
    if (typeof x !== 'number' || typeof y !== 'number')
        throw new MalformedMessage('a point lacks a number');
    return [x, y];
}
/** An interval that is none cannot be drawn either, and a band without it would be another one. */
function readInterval(parts, value) {
    const [x, low, high] = parts.list(value, 3, (one) => parts.number(one, -Number.MAX_VALUE, Number.MAX_VALUE));
    if (x === undefined || low === undefined || high === undefined) {
        throw new MalformedMessage('an interval lacks a number');
    }
    return [x, low, high];
}
function isFinitePoint(point) {
    return point.every(Number.isFinite);
}
function readShape(parts, shape) {
    const sides = parts.list(shape, MOST_SIDES, (side) => parts.count(side, MOST_SIZE));
    const size = sides.reduce((product, side) => product * side, 1);
    if (size < 1 || size > MOST_SIZE)
        throw new MalformedMessage('an input has no number, or too many');
    return { sides, size };
}

// EXTERNAL MODULE: ./src/core/robustness.ts
var robustness = __webpack_require__(8709);
;// CONCATENATED MODULE: ./src/engine/result/read-robustness.ts

const read_robustness_NAME = 1000;
const SENTENCE = 4000;
/** Reads how far inputs must be changed, and how strong the attack was. @throws MalformedMessage */
function readRobustness(parts, value) {
    const { eps, medianEps, curve, peeled, selfCheck, alarms } = parts.object(value);
    const distance = (one) => parts.number(one, 0, Number.MAX_VALUE);
    return {
        eps: distance(eps),
        ...(medianEps === undefined ? {} : { medianEps: distance(medianEps) }),
        curve: parts.list(curve, robustness/* MOST_CURVE_POINTS */.y0, (item) => {
            const point = parts.object(item);
            return { eps: distance(point['eps']), success: parts.number(point['success'], 0, 1) };
        }),
        peeled: parts.list(peeled, robustness/* MOST_ROBUSTNESS_NAMES */.gK, (one) => parts.text(one, read_robustness_NAME)),
        ...(selfCheck === undefined ? {} : { selfCheck: readSelfCheck(parts, selfCheck) }),
        alarms: parts.list(alarms, robustness/* MOST_ROBUSTNESS_NAMES */.gK, (one) => readAlarm(parts, one)),
    };
}
function readSelfCheck(parts, value) {
    const { planted, found, impossible } = parts.object(value);
    if (impossible !== undefined)
        return { impossible: parts.text(impossible, SENTENCE) };
    const count = parts.count(planted, Number.MAX_SAFE_INTEGER);
    return { planted: count, found: parts.count(found, count) };
}
function readAlarm(parts, value) {
    const { name, meaning } = parts.object(value);
    return { name: parts.text(name, read_robustness_NAME), meaning: parts.text(meaning, SENTENCE) };
}

// EXTERNAL MODULE: ./src/core/skill.ts
var skill = __webpack_require__(6462);
;// CONCATENATED MODULE: ./src/engine/result/read-result.ts






const read_result_SENTENCE = 4000;
const read_result_NAME = 1000;
const MOST_SENTENCES = 200;
/** The parts of an analysis that were not tested. */
const MOST_PARTS = 20;
const MOST_FIGURES = 1000;
const MOST_EVIDENCE = 200;
const LONGEST_SIDE = 2 ** 24;
/** Rounding may put a score so far beside its interval. */
const TOLERANCE = 1e-9;
/**
 * Reads the result of an attack from a process that ran a hostile model. Every part is checked and copied.
 * @returns undefined if it has not the form of a result
 */
function readAttackResult(value) {
    try {
        return readResult(new MessageParts(), value);
    }
    catch (error) {
        if (error instanceof MalformedMessage)
            return undefined;
        throw error;
    }
}
function readResult(parts, value) {
    const result = parts.object(value);
    const { version, name, formula, sources } = parts.object(result['method']);
    const sentences = (list) => parts.list(list, MOST_SENTENCES, (one) => parts.text(one, read_result_SENTENCE));
    return {
        score: readEstimate(parts, result['score']),
        ...readBasis(parts, result),
        ...(result['outcomes'] === undefined ? {} : { outcomes: readOutcomes(parts, result['outcomes']) }),
        ...(result['rows'] === undefined ? {} : { rows: parts.count(result['rows'], Number.MAX_SAFE_INTEGER) }),
        ...(result['classes'] === undefined ? {} : { classes: readClasses(parts, result['classes']) }),
        ...(result['robustness'] === undefined
            ? {}
            : { robustness: readRobustness(parts, result['robustness']) }),
        meaning: parts.text(result['meaning'], read_result_SENTENCE),
        cutShort: parts.flag(result['cutShort']),
        ...(result['isTimed'] !== undefined && parts.flag(result['isTimed']) ? { isTimed: true } : {}),
        ...(result['isRandomised'] !== undefined && parts.flag(result['isRandomised'])
            ? { isRandomised: true }
            : {}),
        limits: sentences(result['limits']),
        queries: parts.count(result['queries'], Number.MAX_SAFE_INTEGER),
        seconds: parts.number(result['seconds'], 0, Number.MAX_SAFE_INTEGER),
        ...(result['accuracy'] === undefined ? {} : { accuracy: parts.number(result['accuracy'], 0, 1) }),
        ...(result['label'] === undefined ? {} : { label: parts.text(result['label'], read_result_NAME) }),
        ...(result['skill'] === undefined ? {} : { skill: readSkill(parts, result['skill']) }),
        method: {
            version: parts.count(version, Number.MAX_SAFE_INTEGER),
            name: parts.text(name, read_result_NAME),
            formula: parts.text(formula, read_result_SENTENCE),
            sources: sentences(sources),
        },
        figures: parts.entries(result['figures'], MOST_FIGURES, read_result_NAME, (one) => parts.scalar(one, read_result_NAME)),
        evidence: parts.list(result['evidence'], MOST_EVIDENCE, (one) => readEvidence(parts, one)),
        ...(result['picture'] === undefined ? {} : { picture: readPicture(parts, result['picture']) }),
        ...(result['columns'] === undefined ? {} : { columns: readColumns(parts, result['columns']) }),
    };
}
/** How far the score can be trusted. */
function readBasis(parts, { bound, access, notTested, notTestedWhy, unearned }) {
    const knownBound = attack_result/* BOUNDS */.QT.find((one) => one === bound);
    const knownAccess = attack_result/* ACCESSES */.z0.find((one) => one === access);
    if (knownBound === undefined || (access !== undefined && knownAccess === undefined)) {
        throw new MalformedMessage('what the score is based on is missing');
    }
    return {
        bound: knownBound,
        ...(knownAccess === undefined ? {} : { access: knownAccess }),
        ...(notTested === undefined
            ? {}
            : { notTested: parts.list(notTested, MOST_PARTS, (one) => parts.text(one, read_result_NAME)) }),
        ...(notTestedWhy === undefined ? {} : { notTestedWhy: parts.text(notTestedWhy, read_result_SENTENCE) }),
        ...(unearned === undefined ? {} : { unearned: parts.text(unearned, read_result_SENTENCE) }),
    };
}
/** An input takes at most 6 bytes, in base64. */
const OUTCOMES = 8 * core_outcomes/* MOST_OUTCOMES */.we;
/** How the attack ended for each input: rows and bits that belong together. */
function readOutcomes(parts, value) {
    const { inputs, fell, groups, eps, queries } = parts.object(value);
    const outcomes = {
        inputs: parts.text(inputs, OUTCOMES),
        fell: parts.text(fell, OUTCOMES),
        ...(groups === undefined ? {} : { groups: parts.text(groups, OUTCOMES) }),
        ...(eps === undefined ? {} : { eps: parts.number(eps, 0, Number.MAX_VALUE) }),
        queries: parts.number(queries, 0, Number.MAX_SAFE_INTEGER),
    };
    if ((0,core_outcomes/* unpackOutcomes */.sW)(outcomes) === undefined)
        throw new MalformedMessage('outcomes of inputs are malformed');
    return outcomes;
}
function readClasses(parts, value) {
    const { isMean, classes, rates } = parts.object(value);
    return {
        isMean: parts.flag(isMean),
        classes: parts.count(classes, Number.MAX_SAFE_INTEGER),
        rates: parts.list(rates, core_outcomes/* MOST_CLASS_RATES */.Lr, (one) => {
            const { names, inputs, share } = parts.object(one);
            return {
                names: parts.list(names, core_outcomes/* MOST_CLASS_RATES */.Lr, (name) => parts.text(name, read_result_NAME)),
                inputs: parts.count(inputs, Number.MAX_SAFE_INTEGER),
                share: parts.number(share, 0, 1),
            };
        }),
    };
}
/** Tables of people have far fewer columns. */
const read_result_MOST_COLUMNS = 100_000;
function readColumns(parts, value) {
    return parts.list(value, read_result_MOST_COLUMNS, (one) => parts.text(one, read_result_NAME));
}
function readPicture(parts, value) {
    const picture = parts.object(value);
    const side = (name) => parts.count(picture[name], LONGEST_SIDE);
    const order = ['chw', 'hwc'].find((one) => one === picture['order']);
    if (order === undefined)
        throw new MalformedMessage('the order of a picture is missing');
    return { channels: side('channels'), height: side('height'), width: side('width'), order };
}
function readEstimate(parts, value) {
    const estimate = parts.object(value);
    const [score, low, high] = [estimate['value'], estimate['low'], estimate['high']].map((one) => parts.number(one, 0, 1));
    if (score === undefined || low === undefined || high === undefined) {
        throw new MalformedMessage('a score is missing');
    }
    if (score < low - TOLERANCE || score > high + TOLERANCE) {
        throw new MalformedMessage('a score lies beside its interval');
    }
    return { value: score, low, high };
}
function readSkill(parts, value) {
    const { measure, value: share, low, high, tolerance } = parts.object(value);
    const known = skill/* SKILL_MEASURES */.A.find((one) => one === measure);
    if (known === undefined)
        throw new MalformedMessage('a measure is unknown');
    const number = (one) => parts.number(one, -Number.MAX_VALUE, 1);
    return {
        ...{ measure: known, value: number(share), low: number(low), high: number(high) },
        ...(tolerance === undefined ? {} : { tolerance: parts.number(tolerance, 0, Number.MAX_VALUE) }),
    };
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
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4296);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6153);








const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;
/**
 * Creates a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it
 * if this process is killed.
 * @throws ServiceError `invalid-input` if the folder for temporary files cannot be written
 */
async function makeTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    await removeLeftFolders(root);
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, `${ownStart()}-`));
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7('invalid-input', `No folder for temporary files could be made in ${root}: ${(0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error)}. Expected a folder that exists, has space ` +
            'left, and that the user of this process may write to. Make it so, or name another one in the environment variable ' +
            `${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}.`, { cause: error });
    }
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
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(error, 'code') !== 'ESRCH';
    }
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
