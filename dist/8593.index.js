export const id = 8593;
export const ids = [8593];
export const modules = {

/***/ 1638:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* reexport safe */ _catalog_robustness_result_js__WEBPACK_IMPORTED_MODULE_3__.P),
/* harmony export */   Vt: () => (/* reexport safe */ _catalog_model_change_js__WEBPACK_IMPORTED_MODULE_1__.V),
/* harmony export */   ab: () => (/* reexport safe */ _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__.ab),
/* harmony export */   im: () => (/* reexport safe */ _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__.im),
/* harmony export */   oM: () => (/* reexport safe */ _catalog_skill_js__WEBPACK_IMPORTED_MODULE_4__.o),
/* harmony export */   p9: () => (/* reexport safe */ _catalog_attack_result_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* harmony import */ var _catalog_attack_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9702);
/* harmony import */ var _catalog_model_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4214);
/* harmony import */ var _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4271);
/* harmony import */ var _catalog_robustness_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9080);
/* harmony import */ var _catalog_skill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/** The forms of what an analysis finds: each declared once, for messages of processes, kept results and results files. */







/***/ }),

/***/ 8513:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ KNOWN_FILE),
  D: () => (/* binding */ workerAnswer)
});

// EXTERNAL MODULE: ./packages/common/src/schema/message.ts
var schema_message = __webpack_require__(8728);
// EXTERNAL MODULE: ./packages/common/src/schema/values.ts
var values = __webpack_require__(9089);
// EXTERNAL MODULE: ./packages/scanner/src/rules/rule-table.ts + 1 modules
var rule_table = __webpack_require__(7849);
// EXTERNAL MODULE: ./packages/scanner/src/rules/rule-words.ts
var rule_words = __webpack_require__(2746);
;// CONCATENATED MODULE: ./packages/scanner/src/rules/declared.ts



/** What a scan finds, as its thread sends it and as a cache keeps it. All text in it is untrusted. */
const NUMBER = (0,values/* numeral */.Dx)();
const WHOLE = (0,values/* numeral */.Dx)(undefined, { isWhole: true });
const OPTIONAL_TEXT = (0,values/* optional */.lq)((0,values/* text */.Qq)());
/** What a model takes, as far as its file says it. */
const MODEL_INPUTS = (0,values/* object */.Ik)('the inputs of a model', {
    /** The number of columns. */
    count: (0,values/* optional */.lq)(NUMBER),
    /** The columns in their order, if there are not too many. */
    names: (0,values/* optional */.lq)((0,values/* listOf */.c3)((0,values/* text */.Qq)())),
    /** The shape of one input, without the batch; `null` for what is not fixed. */
    shape: (0,values/* optional */.lq)((0,values/* listOf */.c3)((0,values/* orNull */.Xd)(NUMBER))),
});
/** What the content of a file says of the model in it. */
const MODEL_KIND = (0,values/* object */.Ik)('a model', {
    role: (0,values/* oneOf */.yL)(rule_words/* MODEL_ROLES */.cz),
    library: (0,values/* oneOf */.yL)(rule_words/* LIBRARIES */.Ad),
    /** The class of the estimator or network. */
    name: OPTIONAL_TEXT,
    inputs: (0,values/* optional */.lq)(MODEL_INPUTS),
    /** True if it has a vectorizer of texts, at which the usual conversion to ONNX fails. */
    readsText: values/* IF_TRUE */.fi,
    /** True if the file cannot be read to its end, so that it holds no whole model. */
    isDamaged: values/* IF_TRUE */.fi,
});
function ofName(kind) {
    return (0,values/* object */.Ik)('a name', { kind: (0,values/* oneOf */.yL)([kind]), name: (0,values/* text */.Qq)() });
}
/** A fact that the bytes of a file show; it goes into the bill of materials. Text is capped. */
const OBSERVATION = (0,values/* ofKind */.CZ)({
    /** `pickle`, `torch-zip`, `safetensors`, `onnx`: one of the names in `formats.ts`. */
    format: (0,values/* object */.Ik)('a format', { kind: (0,values/* oneOf */.yL)(['format']), format: (0,values/* text */.Qq)(), version: OPTIONAL_TEXT }),
    /** The program that wrote the file, or that reads it: `pytorch`, `keras` 3.5. */
    framework: (0,values/* object */.Ik)('a framework', { kind: (0,values/* oneOf */.yL)(['framework']), name: (0,values/* text */.Qq)(), version: OPTIONAL_TEXT }),
    /** The kind of network or model: `LlamaForCausalLM`, `RandomForestClassifier`. */
    architecture: ofName('architecture'),
    /** What the file is for, and what it takes. Names in it are capped. */
    model: (0,values/* object */.Ik)('a model', { kind: (0,values/* oneOf */.yL)(['model']), model: MODEL_KIND }),
    /** The licence that a model card or metadata declares, as written. */
    licence: (0,values/* object */.Ik)('a licence', { kind: (0,values/* oneOf */.yL)(['licence']), text: (0,values/* text */.Qq)() }),
    /** What the model was made from, or with, as a model card declares. */
    'base-model': ofName('base-model'),
    dataset: ofName('dataset'),
    task: ofName('task'),
});
const MOMENT = (0,values/* oneOf */.yL)([
    /** When a program loads the file. */
    'load',
    /** When the loaded model is asked for an answer. */
    'predict',
    /** When a program unpacks the archive. */
    'unpack',
    /** When a person or a program of the repository runs the code that was found. */
    'run',
    /** Nothing takes effect: the file was not understood, or it gives something away to whoever reads it. */
    'none',
]);
const FOUND_KEYS = {
    rule: (0,values/* oneOf */.yL)(rule_table/* RULE_IDS */.Iu),
    severity: (0,values/* oneOf */.yL)(rule_words/* SEVERITIES */.oC),
    /**
     * The name that was found, as a list of allowed names would give it: `os.system`, `Lambda`, `ReadFile`. Two findings
     * of a rule in one content differ by it.
     */
    subject: (0,values/* text */.Qq)(),
    /** What was found, as code that is never run: `os.system("touch /tmp/x")`. Capped. */
    excerpt: OPTIONAL_TEXT,
    /** One sentence about this finding only, if the rule's own text does not say it all. */
    detail: OPTIONAL_TEXT,
    when: MOMENT,
    /** The byte offset in the innermost content. */
    offset: (0,values/* optional */.lq)(WHOLE),
    /** The line of a text file, from 1. */
    line: (0,values/* optional */.lq)(WHOLE),
};
const FOUND = (0,values/* object */.Ik)('a finding', FOUND_KEYS);
const ORIGIN = (0,values/* oneOf */.yL)(['unlisted', 'python']);
/** A finding without the file that it is in. */
const KNOWN_FINDING = (0,values/* object */.Ik)('a finding', {
    ...FOUND_KEYS,
    /** Names of archive members, the outermost first. */
    members: (0,values/* listOf */.c3)((0,values/* text */.Qq)()),
    /** Where the name that was found comes from, if it is one of Python. */
    origin: (0,values/* optional */.lq)(ORIGIN),
});

;// CONCATENATED MODULE: ./packages/scanner/src/file-result.ts



/** More than any file may have (`LIMITS`). */
const MOST_LISTED = 10_000;
const DIGEST = (0,values/* text */.Qq)(undefined, values/* SHA256 */.aD);
const SIZE = (0,values/* count */.U9)(undefined, Number.MAX_SAFE_INTEGER);
/** What an earlier scan, by the same version of the scanner, found in a file. Plain data, as JSON can hold it. */
const KNOWN_FILE = (0,values/* object */.Ik)('a file', {
    /**
     * The formats that the file was scanned as, and its extension. The same bytes under another name may be scanned as
     * something else; then nothing is taken over.
     */
    scannedAs: (0,values/* text */.Qq)(),
    isModelContent: values/* FLAG */.lx,
    format: (0,values/* optional */.lq)((0,values/* text */.Qq)()),
    observations: (0,values/* listOf */.c3)(OBSERVATION, undefined, { most: MOST_LISTED }),
    findings: (0,values/* listOf */.c3)(KNOWN_FINDING, undefined, { most: MOST_LISTED }),
});
/** Some bytes of a file, as a scan has read them. */
const FILE_PART = (0,values/* object */.Ik)('a part', { start: SIZE, bytes: SIZE, sha256: DIGEST });
/** What a file holds. Plain data, which goes from one thread to another. */
const FILE_RESULT = (0,values/* object */.Ik)('a result', {
    bytes: SIZE,
    /** Absent if the file could not be read to its end, or the mode does not ask for its hash. */
    sha256: (0,values/* optional */.lq)(DIGEST),
    /** All that the scan has read, in order, if only that is hashed: another file with these parts gives the same result. */
    parts: (0,values/* optional */.lq)((0,values/* listOf */.c3)(FILE_PART)),
    /** Absent if the file is neither recognised nor named like a model. */
    scanned: (0,values/* optional */.lq)(KNOWN_FILE),
    isKnown: values/* FLAG */.lx,
    /** The steps that its scan took beyond those that every file of its size may take. */
    extraSteps: (0,values/* numeral */.Dx)(),
    /** False if another machine might find more. */
    isFinal: values/* FLAG */.lx,
});
const WORKER_ANSWER = (0,values/* ofKind */.CZ)({
    working: (0,values/* object */.Ik)('a sign of life', { kind: (0,values/* oneOf */.yL)(['working']) }),
    done: (0,values/* object */.Ik)('a result', { kind: (0,values/* oneOf */.yL)(['done']), result: FILE_RESULT }),
});
/** Checks what a thread that reads hostile files tells. @returns undefined if it is malformed */
function workerAnswer(message) {
    return (0,schema_message/* readMessage */._)(WORKER_ANSWER, message);
}


/***/ }),

/***/ 66:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ListedFiles)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9998);

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;
/** Lists in the log which files are sent or read. The size and the digest of a file that several analyses share are listed once. */
class ListedFiles {
    #listed = new Set();
    /** @param log names the analysis */
    listSent(upload, log) {
        const content = this.#isNew(upload) ? `as a zip: ${formatContent(upload)}` : 'the same zip as before';
        log.info(`Uploaded ${upload.slot}: "${upload.file}" to ${upload.host} (${content}).`);
    }
    /** @param log names the analysis */
    listRead(upload, log) {
        if (this.#isNew(upload))
            log.info(`reads ${upload.slot} "${upload.file}" (${formatContent(upload)}).`);
    }
    #isNew({ file, sha256, host }) {
        const key = JSON.stringify([file, sha256, host]);
        const isNew = !this.#listed.has(key);
        this.#listed.add(key);
        return isNew;
    }
}
function formatContent({ bytes, sha256 }) {
    return `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}\u2026`;
}


/***/ }),

/***/ 2318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ artifactDigest),
/* harmony export */   digestAnalyses: () => (/* binding */ digestAnalyses)
/* harmony export */ });
/* harmony import */ var _file_hashes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4426);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_concurrency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8904);



/**
 * Computes the digests of all artifacts. Each file is read once, even if several analyses share it; from then on it is only
 * sent with the content that was hashed.
 * @param signal ends the reading, with its reason
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
async function digestAnalyses(analyses, signal) {
    const hashes = new _file_hashes_js__WEBPACK_IMPORTED_MODULE_0__/* .FileHashes */ .$(signal);
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
const MAX_OPEN_FILES = 4;
/**
 * Computes the digest of an artifact: the SHA-256 of its file or, for a folder, that of a line `<sha256>  <relative path>`
 * for each of its files, in the order of their names. People write it into config files, so its form never changes.
 * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the signal of `hashes`
 */
async function artifactDigest({ form, files }, hashes) {
    const found = await (0,_core_concurrency_js__WEBPACK_IMPORTED_MODULE_2__/* .mapConcurrently */ .X)(files, MAX_OPEN_FILES, async (file) => {
        return [file.name, await hashes.hash(file)];
    });
    const single = form === 'folder' ? undefined : found[0]?.[1];
    const lines = found.map(([name, sha256]) => `${sha256}  ${name}\n`).join('');
    return single ?? (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(lines).digest('hex');
}


/***/ }),

/***/ 4426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ FileHashes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
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
        const what = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('upload-failed', `An artifact could not be read: ${what}.`, { cause: error });
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 2767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ readSealedFile),
/* harmony export */   Nm: () => (/* binding */ markUsed),
/* harmony export */   S0: () => (/* binding */ writeNewFile),
/* harmony export */   kX: () => (/* binding */ writeCacheFile),
/* harmony export */   l9: () => (/* binding */ readCacheFile),
/* harmony export */   oW: () => (/* binding */ MAX_ENTRY_BYTES),
/* harmony export */   qJ: () => (/* binding */ PART_END)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9313);
/* harmony import */ var _files_rename_over_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9916);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9417);







/** A larger file is no cached result. */
const MAX_ENTRY_BYTES = 1024 * 1024;
/** A link or a pipe in place of a cached result must lead nowhere and hold nothing up. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
/**
 * Reads a file of the cache folder.
 * @returns undefined if there is none; `unreadable` if it is no plain file of at most `maxBytes`, or cannot be read
 */
async function readCacheFile(file, maxBytes = MAX_ENTRY_BYTES) {
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
        return (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(error, 'code') === 'ENOENT' ? undefined : 'unreadable';
    }
    finally {
        await handle?.close();
    }
}
/** Reads a sealed file of the cache folder. @returns undefined if there is none */
async function readSealedFile(file, trust) {
    const found = await readCacheFile(file);
    if (found === undefined)
        return undefined;
    if (found === 'unreadable')
        return 'damaged';
    const unsealed = (0,_seal_js__WEBPACK_IMPORTED_MODULE_5__/* .unseal */ .Du)(found.text, trust);
    return 'fault' in unsealed ? unsealed.fault : unsealed;
}
/** A use is noted at most so often. */
const NOTED_EVERY_MS = 24 * 3_600_000;
/** Notes in the time of a file that it was used, so that it is not removed as unused. */
async function markUsed(file) {
    try {
        const now = Date.now();
        const { mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(file);
        if (Math.abs(now - mtimeMs) > NOTED_EVERY_MS)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lutimes)(file, now / 1000, now / 1000);
    }
    catch {
        // There is no such file, or it belongs to somebody else: then it only counts as older than it is.
    }
}
/** The end of the name of a file that is being written. */
const PART_END = '.part';
/**
 * Writes a file of the cache folder whole or not at all, also if several runs write it at once.
 * @throws the system's error
 */
async function writeCacheFile(file, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), { recursive: true });
    const part = node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_3__.basename(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}${PART_END}`);
    try {
        await writeNewFile(part, text);
        await (0,_files_rename_over_js__WEBPACK_IMPORTED_MODULE_4__/* .renameOver */ .H)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true });
    }
}
/** Writes a file that is not there yet. @throws the system's error; `EEXIST` if it is there */
async function writeNewFile(file, text) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(file, 'wx');
    try {
        await handle.writeFile(text);
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 7813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ makeCacheFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(436);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7366);






/**
 * Makes the folder that the input cache-directory names, if it is not there.
 * @returns its absolute path
 * @throws InvalidInputError if the folder cannot be used
 */
async function makeCacheFolder(workspace, given) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(workspace, given);
    try {
        await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(directory);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return directory;
    }
    catch (error) {
        const message = `"${given}" cannot be used as a folder for the cache (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Give one that can be written.`;
        throw new _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_4__/* .InvalidInputError */ .oC([{ place: { kind: 'input', input: 'cache-directory' }, message }]);
    }
}


/***/ }),

/***/ 2109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ CleanFiles),
/* harmony export */   m: () => (/* binding */ CLEAN_FILES_NAME)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_schema_message__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8728);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9313);
/* harmony import */ var _model_security_scan_scanner_file_result__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8513);
/* harmony import */ var _cache_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2767);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9417);






/** The name of the file with the clean files in a cache folder. */
const CLEAN_FILES_NAME = 'clean-files.json';
const KIND = 'clean-files';
const MAX_FILES = 5000;
/** Leaves space for the seal. */
const MAX_ENTRIES_BYTES = _cache_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ENTRY_BYTES */ .oW - 4096;
/** What the supply-chain scan may take over from earlier runs: files without a finding, by their SHA-256. */
class CleanFiles {
    #file;
    #trust;
    #version;
    #earlier;
    #seen = new Map();
    /** Why the file was not used. */
    fault;
    constructor(file, trust, version, read) {
        this.#file = file;
        this.#trust = trust;
        this.#version = version;
        this.fault = typeof read === 'string' ? read : undefined;
        this.#earlier = typeof read === 'string' ? new Map() : read;
    }
    /**
     * Reads the list of clean files.
     * @param version the version of the scanner; what another version found is not used
     * @param readsEarlier false if nothing of earlier runs is used
     */
    static async open(directory, trust, version, readsEarlier = true) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, CLEAN_FILES_NAME);
        return new CleanFiles(file, trust, version, readsEarlier ? await load(file, trust, version) : new Map());
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
    /** Writes the list: the files of this run first, then earlier ones, as far as there is space. */
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
        await (0,_cache_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeCacheFile */ .kX)(this.#file, (0,_seal_js__WEBPACK_IMPORTED_MODULE_4__/* .seal */ .od)(body, this.#trust.key));
    }
}
async function load(file, trust, version) {
    const sealed = await (0,_cache_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readSealedFile */ .FX)(file, trust);
    if (sealed === undefined)
        return new Map();
    if (typeof sealed === 'string')
        return sealed;
    const { body } = sealed;
    if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(body, 'kind') !== KIND)
        return 'foreign';
    if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(body, 'scanner_version') !== version)
        return 'older';
    return readFiles((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_5__.at)(body, 'files')) ?? 'damaged';
}
function readFiles(value) {
    if (!(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value))
        return undefined;
    const files = new Map();
    for (const [sha256, entry] of Object.entries(value).slice(0, MAX_FILES)) {
        const file = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(entry) ? (0,_model_security_scan_common_schema_message__WEBPACK_IMPORTED_MODULE_1__/* .readMessage */ ._)(_model_security_scan_scanner_file_result__WEBPACK_IMPORTED_MODULE_2__/* .KNOWN_FILE */ .j, { ...entry, findings: [] }) : undefined;
        if (file === undefined || !/^[\da-f]{64}$/u.test(sha256))
            return undefined;
        files.set(sha256, file);
    }
    return files;
}


/***/ }),

/***/ 3719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   GC: () => (/* binding */ isEntryName),
/* harmony export */   MB: () => (/* binding */ entryName),
/* harmony export */   OU: () => (/* binding */ evidenceContentId),
/* harmony export */   Rp: () => (/* binding */ SEALED_END),
/* harmony export */   Uq: () => (/* binding */ isSealedName),
/* harmony export */   Xc: () => (/* binding */ evidenceName),
/* harmony export */   bU: () => (/* binding */ MAX_EVIDENCE_BYTES),
/* harmony export */   dV: () => (/* binding */ isEvidenceName),
/* harmony export */   iW: () => (/* binding */ evidenceStart)
/* harmony export */ });
/** The evidence of one analysis takes at most so many bytes. */
const MAX_EVIDENCE_BYTES = 3 * 1024 * 1024;
const DIGEST = '[\\da-f]{64}';
const ENTRY_NAME = new RegExp(`^${DIGEST}\\.json$`, 'u');
const EVIDENCE_NAME = new RegExp(`^${DIGEST}\\.evidence\\.json$`, 'u');
const EVIDENCE_LINE = new RegExp(`^\\{"kind":"evidence","content_id":"(${DIGEST})",`, 'u');
const EVIDENCE_START_LENGTH = 120;
/** True for a SHA-256 in hexadecimal. */
function isDigest(text) {
    return text !== undefined && new RegExp(`^${DIGEST}$`, 'u').test(text);
}
/** The name of the file with the cached result of a content. */
function entryName(contentId) {
    return `${contentId}.json`;
}
/** The name of the file with the evidence of a content. */
function evidenceName(contentId) {
    return `${contentId}.evidence.json`;
}
function isEntryName(name) {
    return ENTRY_NAME.test(name);
}
/** The end of the names of sealed entries. */
const SEALED_END = '.sealed';
const SEALED_NAME = new RegExp(`^(?:job-${DIGEST}|commit-${DIGEST}-\\d{1,9})\\${SEALED_END}$`, 'u');
/** True for the file of a job, or of what a commit's runs know of their jobs. */
function isSealedName(name) {
    return SEALED_NAME.test(name);
}
function isEvidenceName(name) {
    return EVIDENCE_NAME.test(name);
}
/** The beginning of every file of evidence, by which it is told from a cached result without reading all of it. */
function evidenceStart(contentId) {
    return `{"kind":"evidence","content_id":"${contentId}"`;
}
/** @returns the content that a line of evidence is about; undefined if the line is none */
function evidenceContentId(line) {
    return EVIDENCE_LINE.exec(line.slice(0, EVIDENCE_START_LENGTH))?.[1];
}


/***/ }),

/***/ 9417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ trustOf),
/* harmony export */   Du: () => (/* binding */ unseal),
/* harmony export */   IQ: () => (/* binding */ deriveSealKey),
/* harmony export */   od: () => (/* binding */ seal)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9313);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1024);



/** Separates this key from every other use of the same secret. */
const KEY_LABEL = 'model-security-scan record 1';
/** Derives the key that signs cached results from the input cache-secret. */
function deriveSealKey(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(KEY_LABEL).digest();
}
/** @param source the derived key in hexadecimal, and whether only what it signed is trusted */
function trustOf(source) {
    const { key, requiresSignature } = source;
    return { key: key === undefined ? undefined : Buffer.from(key, 'hex'), requiresSignature };
}
/**
 * Renders a cached result: its body, a signature if there is a key, and a digest of both, as one line of canonical JSON.
 * @param body plain data
 */
function seal(body, key) {
    const parts = { body, ...(key === undefined ? {} : { signature: sign(body, key) }) };
    return `${(0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ ...parts, sha256: digest(parts) })}\n`;
}
/** Reads a cached result. Every byte of it counts: a text that is not exactly what `seal` gives is `damaged`. */
function unseal(text, { key, requiresSignature }) {
    const sealed = parseCanonical(text);
    const body = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__.at)(sealed, 'body');
    const signature = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(sealed, 'signature');
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

/***/ 8869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ tidyFolder)
/* harmony export */ });
/* unused harmony export FOLDER_BOUNDS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8904);
/* harmony import */ var _cache_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2767);
/* harmony import */ var _entry_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3719);






const DAY_MS = 24 * 3_600_000;
/** The bounds of a cache folder. */
const FOLDER_BOUNDS = {
    /** A cached result that nobody used for so long is removed. */
    unusedMs: 30 * DAY_MS,
    results: 10_000,
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
 * Removes old files from a cache folder: what nobody used for long, then what is over the bounds, the longest unused first.
 * Evidence has a bound of its own, so that it never displaces a score. Only files that this program writes are removed, and
 * none that another process is writing.
 * @returns how many files were removed
 * @throws the system's error
 */
async function tidyFolder(directory, now = Date.now(), bounds = FOLDER_BOUNDS) {
    if (!(await isDue(directory, now, bounds.everyMs)))
        return 0;
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)).filter((name) => isOurs(name));
    const found = (await (0,_core_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .mapConcurrently */ .X)(names, MAX_OPEN_FILES, (name) => describeFile(directory, name))).flatMap((file) => file ?? []);
    const removed = await (0,_core_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .mapConcurrently */ .X)(findOld(found, now, bounds), MAX_OPEN_FILES, (file) => removeUnchanged(directory, file));
    return removed.filter((isRemoved) => isRemoved).length;
}
/** A time in the future counts as one long ago: the clock was changed. */
async function isDue(directory, now, everyMs) {
    const mark = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, MARK_NAME);
    const last = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(mark).catch(() => undefined))?.mtimeMs;
    if (last !== undefined && last <= now && now - last < everyMs)
        return false;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(mark, '');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(mark, now / 1000, now / 1000);
    return true;
}
function isOurs(name) {
    return (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isEntryName */ .GC)(name) || (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isEvidenceName */ .dV)(name) || (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSealedName */ .Uq)(name) || isPart(name);
}
/** True for the temporary name of a cached result, of evidence, of the list of clean files, or of a sealed entry. */
function isPart(name) {
    const sealed = SEALED_PART.exec(name)?.[1];
    if (sealed !== undefined)
        return (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSealedName */ .Uq)(sealed);
    return /^\.(?:[\da-f]{64}(?:\.evidence)?|clean-files)\.json\.[\da-f-]{36}\.part$/u.test(name);
}
/** The name without the UUID is that of the entry. */
const SEALED_PART = new RegExp(`^\\.(.*\\${_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .SEALED_END */ .Rp})\\.[\\da-f-]{36}\\.part$`, 'u');
async function describeFile(directory, name) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name)).catch(() => undefined);
    if (stats?.isFile() !== true)
        return undefined;
    return { name, bytes: stats.size, mtimeMs: stats.mtimeMs, ino: stats.ino };
}
function findOld(found, now, bounds) {
    const newestFirst = found.toSorted((one, other) => other.mtimeMs - one.mtimeMs);
    const parts = newestFirst.filter(({ name }) => isPart(name));
    const results = newestFirst.filter(({ name }) => (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isEntryName */ .GC)(name));
    const evidence = newestFirst.filter(({ name }) => (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isEvidenceName */ .dV)(name));
    const sealed = newestFirst.filter(({ name }) => (0,_entry_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSealedName */ .Uq)(name));
    const isUnused = ({ mtimeMs }) => now - mtimeMs > bounds.unusedMs;
    let bytes = 0;
    return [
        ...parts.filter(({ mtimeMs }) => now - mtimeMs > bounds.partMs),
        ...sealed.filter(isUnused),
        ...results.filter((file, index) => isUnused(file) || index >= bounds.results),
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
    const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
    const aside = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, `${isPart(name) ? '' : '.'}${baseOf(name)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}${_cache_file_js__WEBPACK_IMPORTED_MODULE_3__/* .PART_END */ .qJ}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(file, aside);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(aside);
        const isSame = stats.mtimeMs === mtimeMs && stats.ino === ino;
        // If there is a newer file of the name by now, it stays.
        if (!isSame)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, file).catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { force: true });
        return isSame;
    }
    catch {
        // Another process has removed it, or it belongs to somebody else.
        return false;
    }
}
/** The end of the name of a part: a point, a UUID, and `PART_END`. */
const WHOLE_PART_END_LENGTH = 37 + _cache_file_js__WEBPACK_IMPORTED_MODULE_3__/* .PART_END */ .qJ.length;
/** The name without the end that a part has. */
function baseOf(name) {
    return isPart(name) ? name.slice(0, -WHOLE_PART_END_LENGTH) : name;
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

/***/ 7350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   a2: () => (/* binding */ NULLABLE),
/* harmony export */   dY: () => (/* binding */ constant),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   uk: () => (/* binding */ NUMBER)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);



/** How files of this program have their keys. */
/** Null in a file if there is no value; then it is read as absent. */
function orAbsent(schema) {
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .orNull */ .Xd)(schema), (value) => value ?? undefined);
}
/** A key that a file must have, and that a value may lack. */
const NULLABLE = { isOptional: true, isNeeded: true };
/** A key that must be there, with null if there is no value. */
function nullable(schema) {
    return { ...orAbsent(schema), ...NULLABLE };
}
/** A text of others for people: one line of at most so many UTF-16 units. */
function shownText(most, description) {
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(description), (value) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(value, most));
}
/** The one text that a key may have. */
function constant(word, description) {
    const words = description === undefined ? {} : { description };
    return { ...(0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)([word]), json: { ...words, const: word } };
}
/** A number that may be infinite or NaN. */
const NUMBER = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)('number', {
    ..._model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .ANY_NUMBER */ .dP,
    json: { description: 'Null means infinity or NaN.', type: ['number', 'null'] },
});


/***/ }),

/***/ 2522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ FINDING_STATES)
/* harmony export */ });
/** The words for findings in outputs and results. Only a new finding fails the check. */
const FINDING_STATES = ['new', 'known', 'accepted', 'fixed'];


/***/ }),

/***/ 2447:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ classesInFile),
/* harmony export */   Nv: () => (/* binding */ CLASSES),
/* harmony export */   Pe: () => (/* binding */ ACCESS),
/* harmony export */   SQ: () => (/* binding */ JUDGEMENT),
/* harmony export */   d9: () => (/* binding */ BOUND),
/* harmony export */   s0: () => (/* binding */ CLASSES_IN_FILE),
/* harmony export */   sc: () => (/* binding */ NOT_TESTED)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1638);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9089);
/* harmony import */ var _core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7350);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2522);






/** What the files of a run say of a result, each in the same words. */
const BOUND = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .QT, 'How the score relates to the true value: lower, a search found at least so much; exact, no search could find more; ' +
    'estimate, the true value may lie on either side. Null if it is not known.');
const ACCESS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ACCESSES */ .z0, 'How the attack saw the model: with its gradients, only by its answers, or with all of its structure. Null if no model ' +
    'was attacked, or it is not known.');
const NOT_TESTED = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(100), 'The parts of the analysis that could not be tested: the score judges the rest.');
const INTERVAL = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('"interval"', { low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(), high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)() }, 'The 95 % interval of the score. Null if it is not known.'), ({ low, high }) => (low > high ? '"interval": low is above high' : undefined));
/** The score of an analysis, what it says, and what the policy decided about it. */
const JUDGEMENT = {
    score: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)()),
    interval: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)(INTERVAL),
    method_version: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('The version of the method that found the score. Scores of other versions are not comparable. Null if it is not known.')),
    bound: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)(BOUND)),
    access: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)(ACCESS)),
    not_tested: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)(NOT_TESTED),
    finding: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_policy_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .FINDING_STATES */ .b, 'What the policy decided: only a new finding fails the check. Null if there is no finding.')),
    why: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(4096, 'Why the finding fails the check, or why not. Without a verdict, the cause.')),
};
/** How often an attack succeeded in each class, as files have it. */
const CLASSES_IN_FILE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('"classes"', {
    score: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['mean', 'share'], 'mean: the score is the mean of the rates; share: it is the share of all inputs.'),
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)('The classes that there are.'),
    rates: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(_model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__/* .CLASS_RATE */ .ab),
}, 'How often the attack succeeded in each class. Null if what was attacked has no classes, or it is not known.');
/** The same, as it is read from files. */
const CLASSES = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)(CLASSES_IN_FILE, ({ score, ...rest }) => ({
    ...rest,
    isMean: score === 'mean',
}));
/** The form of the rates in files. */
function classesInFile({ isMean, ...rest }) {
    return { ...rest, score: isMean ? 'mean' : 'share' };
}


/***/ }),

/***/ 1360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ writeDeclared)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9313);
/* harmony import */ var _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9604);


/**
 * Writes a value as its declaration has it: of objects only the keys that it lists, in snake_case and in its order; null for
 * what is infinite or NaN, and for what is missing if null may stand there; float32 with six digits.
 * @param ofText writes a text; default: whole, and unchanged
 */
function writeDeclared({ json, definitions = {} }, value, ofText = (text) => text) {
    const resolve = (form) => {
        const ref = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(form, '$ref');
        return ref === undefined ? form : definitions[ref.replace(/^.*\//u, '')];
    };
    const takesNull = (form) => {
        const [types, words] = [(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(resolve(form), 'type'), (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(resolve(form), 'enum')];
        return (Array.isArray(types) && types.includes('null')) || (Array.isArray(words) && words.includes(null));
    };
    const write = (form, part) => {
        if (typeof part === 'string')
            return ofText(part);
        if (typeof part === 'number')
            return Number.isFinite(part) ? part : null;
        if (typeof part === 'boolean')
            return part;
        if (isFloats(part))
            return Array.from(part, _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .roundedNumber */ .Vz);
        const known = resolve(form);
        const { anyOf, items, properties } = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(known) ? known : {};
        if (Array.isArray(anyOf)) {
            const isOfPart = (one) => (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(one, 'properties', 'kind', 'const') === (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(part, 'kind');
            return write(anyOf.find(isOfPart), part);
        }
        if (Array.isArray(part))
            return part.map((item) => write(items, item));
        if (!(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part))
            return null;
        const keys = Object.entries((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties) ? properties : {}).flatMap(([key, inside]) => {
            const one = part[key.replaceAll(/_(.)/gu, (_, letter) => letter.toUpperCase())];
            return one !== undefined || takesNull(inside) ? [[key, write(inside, one)]] : [];
        });
        return Object.fromEntries(keys);
    };
    return write(json, value);
}
/** True also for an array that another realm has made. */
function isFloats(value) {
    return Object.prototype.toString.call(value) === '[object Float32Array]';
}


/***/ }),

/***/ 8593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLocal: () => (/* binding */ openLocal)
});

// EXTERNAL MODULE: ./src/artifacts/digest-analyses.ts
var digest_analyses = __webpack_require__(2318);
// EXTERNAL MODULE: ./src/artifacts/file-hashes.ts
var file_hashes = __webpack_require__(4426);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
;// CONCATENATED MODULE: ./packages/engine/src/engine-source.ts
/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
const ENGINE_SOURCE = 'fa699ce1dae6fe74';

// EXTERNAL MODULE: ./packages/engine/src/results.ts
var results = __webpack_require__(1638);
// EXTERNAL MODULE: ./packages/common/src/schema/message.ts
var message = __webpack_require__(8728);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./src/cache/entry-names.ts
var entry_names = __webpack_require__(3719);
;// CONCATENATED MODULE: ./src/cache/content-evidence.ts



/** The numbers of the inputs in one file of evidence take at most so many bytes; attacks leave fewer. */
const MAX_NUMBER_BYTES = 16 * 1024 * 1024;
/** How many inputs of each kind are kept: all, else as many as a page shows, else fewer. */
const STEPS = [Infinity, 12, 3, 0];
/**
 * Renders what people look at, as one line. The numbers of inputs are kept bit by bit, so that reports stay the same.
 * @returns with as many inputs as there is space for; undefined if not even the plots fit
 */
function writeEvidence(contentId, shown) {
    for (const most of STEPS) {
        const evidence = shown.evidence.map((one) => shortened(one, most));
        const text = render(contentId, { ...shown, evidence });
        const isWhole = evidence.every((one, index) => one === shown.evidence[index]);
        if (Buffer.byteLength(text) <= entry_names/* MAX_EVIDENCE_BYTES */.bU)
            return { text, isWhole };
    }
    return undefined;
}
function shortened(one, most) {
    if (one.kind === 'pairs' && one.pairs.length > most)
        return { ...one, pairs: one.pairs.slice(0, most) };
    if (one.kind === 'inputs' && one.inputs.length > most)
        return { ...one, inputs: one.inputs.slice(0, most) };
    return one;
}
function render(contentId, { evidence, picture, columns }) {
    const numbers = evidence.flatMap((one) => arraysOf(one));
    const bytes = Buffer.concat(numbers.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)));
    const plain = evidence.map(withoutNumbers);
    const packed = (0,external_node_zlib_.deflateRawSync)(bytes).toString('base64');
    const rest = JSON.stringify({ evidence: plain, numbers: packed, picture, columns });
    return `${(0,entry_names/* evidenceStart */.iW)(contentId)},${rest.slice(1)}\n`;
}
function arraysOf(one) {
    if (one.kind === 'pairs') {
        return one.pairs.flatMap(({ original, changed, test }) => [
            ...[original, changed],
            ...(test?.given === undefined ? [] : [test.given]),
        ]);
    }
    return one.kind === 'inputs' ? one.inputs.map(({ values }) => values) : [];
}
function withoutNumbers(one) {
    const none = undefined;
    if (one.kind === 'pairs') {
        const pairs = one.pairs.map(({ test, ...pair }) => {
            const short = test?.given === undefined ? test : { ...test, given: test.given.length };
            return { ...pair, original: none, changed: none, test: short };
        });
        return { ...one, pairs };
    }
    if (one.kind === 'inputs') {
        return { ...one, inputs: one.inputs.map((input) => ({ ...input, values: none })) };
    }
    return one;
}
/**
 * Reads a file of evidence into the form that the processes of analyses send. Whoever uses it still has to check every part.
 * @returns undefined if it is not what `writeEvidence` renders
 */
function parseEvidence(text) {
    try {
        const value = JSON.parse(text);
        const [packed, evidence] = [(0,json.at)(value, 'numbers'), (0,json.at)(value, 'evidence')];
        if (typeof packed !== 'string' || !Array.isArray(evidence))
            return undefined;
        const options = { maxOutputLength: MAX_NUMBER_BYTES };
        const numbers = new PackedNumbers((0,external_node_zlib_.inflateRawSync)(Buffer.from(packed, 'base64'), options));
        const whole = evidence.map((one) => withNumbers(one, numbers));
        if (!numbers.isEmpty)
            return undefined;
        return { evidence: whole, picture: (0,json.at)(value, 'picture'), columns: (0,json.at)(value, 'columns') };
    }
    catch {
        return undefined;
    }
}
class PackedNumbers {
    #bytes;
    #at = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    get isEmpty() {
        return this.#at === this.#bytes.length;
    }
    /** @throws RangeError if there are not so many */
    take(count) {
        const end = this.#at + count * Float32Array.BYTES_PER_ELEMENT;
        if (!Number.isSafeInteger(count) || count < 1 || end > this.#bytes.length) {
            throw new RangeError('There are other numbers than the evidence needs.');
        }
        const array = new Float32Array(count);
        this.#bytes.copy(new Uint8Array(array.buffer), 0, this.#at, end);
        this.#at = end;
        return array;
    }
}
/** @throws RangeError if the numbers do not fit */
function withNumbers(one, numbers) {
    if (!(0,json/* isObject */.Gv)(one))
        return one;
    const { kind, pairs, inputs } = one;
    if (kind === 'pairs' && Array.isArray(pairs)) {
        const size = sizeOf(one);
        return {
            ...one,
            pairs: pairs.map((pair) => {
                const [original, changed] = [numbers.take(size), numbers.take(size)];
                return { ...asObject(pair), original, changed, ...withGiven(pair, numbers) };
            }),
        };
    }
    if (kind === 'inputs' && Array.isArray(inputs)) {
        const size = sizeOf(one);
        return {
            ...one,
            inputs: inputs.map((input) => ({ ...asObject(input), values: numbers.take(size) })),
        };
    }
    return one;
}
/** What a model got is kept as the count of its numbers. */
function withGiven(pair, numbers) {
    const test = (0,json.at)(pair, 'test');
    if (!(0,json/* isObject */.Gv)(test))
        return {};
    const { given } = test;
    return { test: typeof given === 'number' ? { ...test, given: numbers.take(given) } : test };
}
function asObject(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
function sizeOf({ shape }) {
    const sides = Array.isArray(shape) ? shape : [];
    return sides.reduce((product, side) => product * (typeof side === 'number' ? side : NaN), 1);
}

// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/cache/cache-entry.ts








const KIND = 'analysis';
const FORMAT = 3;
/** Makes a cached result. The evidence is a text of its own, so that it can be dropped before the score is. */
function cacheEntryTexts({ contentId, task, attack, commit }, { result, runtime, madeMs }) {
    const evidence = writeEvidence(contentId, result);
    const body = {
        kind: KIND,
        format: FORMAT,
        content_id: contentId,
        task,
        attack,
        engine_source: ENGINE_SOURCE,
        method_version: (0,catalog/* methodVersion */.Kq)(task, attack),
        made: new Date(madeMs).toISOString(),
        ...(commit === undefined ? {} : { commit }),
        runtime,
        result: resultBody(result),
        ...(evidence === undefined ? {} : { evidence: nameEvidence(evidence) }),
    };
    return { body, evidence: evidence?.text };
}
/** The cached result is signed, and with this digest the evidence is, too. */
function nameEvidence({ text, isWhole }) {
    return { sha256: digestOf(text), whole: isWhole };
}
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}
/** Leaves out plots and pictures, because they are large. Names and values are lists: sealing sorts the keys of objects. */
function resultBody(result) {
    const { evidence: _evidence, picture: _picture, columns: _columns, figures, ...kept } = result;
    return { ...(0,present/* present */.E)(kept), figures: Object.entries(figures) };
}
/** Brings the result of an entry into the form that the processes of analyses send, without evidence. */
function resultMessage(found) {
    if (!(0,json/* isObject */.Gv)(found))
        return undefined;
    return { ...found, figures: fromEntries(found['figures']), ...NOTHING_SHOWN };
}
/** @returns undefined if it is no list of names and values */
function fromEntries(list) {
    if (!Array.isArray(list))
        return undefined;
    const entries = list.flatMap((pair) => {
        const parts = Array.isArray(pair) ? pair : [];
        const [name, value] = parts;
        return typeof name === 'string' ? [[name, value]] : [];
    });
    return entries.length === list.length ? Object.fromEntries(entries) : undefined;
}
/**
 * Reads the body of a cached result.
 * @param evidence the text of its evidence, if there is one; it counts only if the cached result names its digest
 * @returns `foreign` if it is about another analysis, `older` if other code made it, `damaged` if it cannot be read
 */
function readCacheEntry(body, wanted, evidence) {
    const isWanted = (0,json/* textAt */.$6)(body, 'kind') === KIND &&
        (0,json/* textAt */.$6)(body, 'content_id') === wanted.contentId &&
        catalog/* TASKS */.n3.find((one) => one === (0,json.at)(body, 'task')) === wanted.task &&
        catalog/* ATTACKS */.O5.find((one) => one === (0,json.at)(body, 'attack')) === wanted.attack;
    if (!isWanted)
        return 'foreign';
    const isCurrent = (0,json/* integerAt */.OW)(body, 'format') === FORMAT &&
        (0,json/* textAt */.$6)(body, 'engine_source') === ENGINE_SOURCE &&
        (0,json/* textAt */.$6)(body, 'method_version') === (0,catalog/* methodVersion */.Kq)(wanted.task, wanted.attack);
    if (!isCurrent)
        return 'older';
    const kept = readKept(body, evidence);
    const commit = (0,json/* textAt */.$6)(body, 'commit');
    const isCommit = commit === undefined || /^[\da-f]{7,64}$/u.test(commit);
    return kept === undefined || !isCommit ? 'damaged' : { ...wanted, kept, commit };
}
function readKept(body, evidence) {
    const result = (0,message/* readMessage */._)(results/* ATTACK_RESULT */.p9, resultMessage((0,json.at)(body, 'result')));
    const runtime = ['wasm', 'native'].find((one) => one === (0,json.at)(body, 'runtime'));
    const madeMs = Date.parse((0,json/* textAt */.$6)(body, 'made') ?? '');
    if (result === undefined || result.cutShort || runtime === undefined || Number.isNaN(madeMs)) {
        return undefined;
    }
    const shown = evidence === undefined ? undefined : readShown(result, (0,json.at)(body, 'evidence'), evidence);
    return { runtime, madeMs, ...(shown ?? { result, evidenceKept: 'none' }) };
}
const NOTHING_SHOWN = { evidence: [], picture: undefined, columns: undefined };
/** Adds the evidence, of which every part is checked like a message of a process that ran a hostile model. */
function readShown(result, named, text) {
    if ((0,json/* textAt */.$6)(named, 'sha256') !== digestOf(text))
        return undefined;
    const parsed = parseEvidence(text);
    const whole = parsed === undefined ? undefined : (0,message/* readMessage */._)(results/* ATTACK_RESULT */.p9, { ...result, ...parsed });
    return whole === undefined
        ? undefined
        : { result: whole, evidenceKept: (0,json.at)(named, 'whole') === true ? 'all' : 'some' };
}

// EXTERNAL MODULE: ./src/cache/cache-file.ts
var cache_file = __webpack_require__(2767);
// EXTERNAL MODULE: ./src/cache/seal.ts
var seal = __webpack_require__(9417);
;// CONCATENATED MODULE: ./src/cache/cached-results.ts






const MAX_OPEN_FILES = 8;
/** The cached results of the analyses that a run plans, in a folder with one file for each. */
class CachedResults {
    #source;
    #trust;
    #wanted = new Map();
    #found = new Map();
    #ignored = new Map();
    constructor(source) {
        this.#source = source;
        this.#trust = (0,seal/* trustOf */.An)(source);
    }
    /** Reads the cached results of the planned analyses. Untrusted ones are counted and ignored. */
    static async open(source, planned) {
        const results = new CachedResults(source);
        await (0,concurrency/* mapConcurrently */.X)(planned, MAX_OPEN_FILES, async (analysis) => results.#read(analysis));
        return results;
    }
    /** How many cached results were ignored, and why. */
    get ignored() {
        return Object.fromEntries(this.#ignored);
    }
    /** @returns undefined if the analysis has no cached result that is trusted, so that it has to be run */
    find(name) {
        return this.#found.get(name);
    }
    /** Keeps the result of an analysis that was run to its end, for later runs. */
    async keep(name, ended) {
        const wanted = this.#wanted.get(name);
        const { cutShort, isTimed, isRandomised } = ended.result;
        if (wanted === undefined || cutShort || isTimed === true || isRandomised === true)
            return;
        const { body, evidence } = cacheEntryTexts({ ...wanted, commit: this.#source.commit }, ended);
        const text = (0,seal/* seal */.od)(body, this.#trust.key);
        if (Buffer.byteLength(text) > cache_file/* MAX_ENTRY_BYTES */.oW)
            return;
        // An analysis does not fail because its result cannot be kept.
        if (evidence !== undefined)
            await this.#write((0,entry_names/* evidenceName */.Xc)(wanted.contentId), evidence);
        await this.#write((0,entry_names/* entryName */.MB)(wanted.contentId), text);
    }
    async #read({ name, task, attack, contentId }) {
        if (contentId === undefined)
            return;
        const wanted = { contentId, task, attack };
        this.#wanted.set(name, wanted);
        if (!this.#source.readsEarlier)
            return;
        const entry = await this.#load(wanted);
        if (entry === undefined)
            return;
        if (typeof entry === 'string')
            this.#ignored.set(entry, (this.#ignored.get(entry) ?? 0) + 1);
        else
            this.#found.set(name, entry);
    }
    async #load(wanted) {
        const file = this.#pathOf((0,entry_names/* entryName */.MB)(wanted.contentId));
        const sealed = await (0,cache_file/* readSealedFile */.FX)(file, this.#trust);
        if (sealed === undefined || typeof sealed === 'string')
            return sealed;
        const shown = this.#pathOf((0,entry_names/* evidenceName */.Xc)(wanted.contentId));
        const evidence = await (0,cache_file/* readCacheFile */.l9)(shown, entry_names/* MAX_EVIDENCE_BYTES */.bU);
        const text = typeof evidence === 'object' ? evidence.text : undefined;
        const entry = readCacheEntry(sealed.body, wanted, text);
        if (typeof entry !== 'string')
            await Promise.all([(0,cache_file/* markUsed */.Nm)(file), (0,cache_file/* markUsed */.Nm)(shown)]);
        return entry;
    }
    async #write(name, text) {
        await (0,cache_file/* writeCacheFile */.kX)(this.#pathOf(name), text).catch(() => undefined);
    }
    #pathOf(name) {
        return external_node_path_default().join(this.#source.directory, name);
    }
}

// EXTERNAL MODULE: ./src/artifacts/read-unchanged.ts
var read_unchanged = __webpack_require__(1567);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/analyser/same-content.ts




const same_content_MAX_OPEN_FILES = 16;
/**
 * Checks that files still have the content that was hashed. The result of an earlier analysis stands for that content, and
 * for no other.
 * @throws ServiceError `upload-failed`, as if the files had been sent
 */
async function requireSameContent(artifacts) {
    const files = artifacts.flatMap((artifact) => artifact.files);
    try {
        await (0,concurrency/* mapConcurrently */.X)(files, same_content_MAX_OPEN_FILES, (file) => (0,read_unchanged/* requireSameFile */.KC)(file));
    }
    catch (error) {
        const message = `The result of an earlier run was not used: ${(0,errors/* messageOf */.bD)(error)}.`;
        throw new errors/* ServiceError */._7('upload-failed', message, { cause: error });
    }
}

// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
// EXTERNAL MODULE: ./src/analyser/local/analysis-runs.ts + 4 modules
var analysis_runs = __webpack_require__(9546);
// EXTERNAL MODULE: ./src/analyser/local/child-place.ts + 2 modules
var child_place = __webpack_require__(7283);
// EXTERNAL MODULE: ./packages/engine/src/catalog/picture-preprocessing.ts
var picture_preprocessing = __webpack_require__(5965);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
;// CONCATENATED MODULE: ./src/cache/content-id.ts





/** The version of the id. Increase it whenever the same analysis would get another id. */
const content_id_FORMAT = 'model-security-scan content 1';
/** All but `minutes` can change a score: a result that depends on the time is never kept. */
const SCORE_SETTINGS = catalog/* ENGINE_SETTING_NAMES */.rk.filter((name) => name !== 'minutes');
/** Fields that are sent, but change no score: thresholds are applied to the score, and secrets are for endpoints. */
const OTHER_FIELDS = ['vulnerability_threshold', 'model_api_details'];
/**
 * Identifies what an analysis is about: the bytes of all its artifacts, its task and attack, and every setting that can
 * change its score.
 * @returns a SHA-256 in hexadecimal; undefined for an endpoint or a Python function, which has no bytes
 */
function contentId(spec, artifacts) {
    const { task, attack, fields, local } = spec;
    if (fields.use_model_api === 'yes' || (0,local_analysis/* callsPython */.sP)(spec))
        return undefined;
    const sent = Object.entries(fields).filter(([name]) => !OTHER_FIELDS.includes(name));
    const settings = SCORE_SETTINGS.map((name) => [name, local?.settings[name]]);
    const contents = artifacts.map(({ slot, form, name, digest }) => (0,canonical_json/* canonicalJson */.d)([slot, form, name, digest]));
    const whole = {
        format: content_id_FORMAT,
        task,
        attack,
        fields: Object.fromEntries(sent),
        settings: Object.fromEntries(settings),
        ...(local?.output === undefined ? {} : { output: local.output }),
        ...(local?.preprocessing === undefined ? {} : { preprocessing: (0,picture_preprocessing/* preprocessingText */.Mk)(local.preprocessing) }),
        ...(local?.normalizesData === true ? { normalizes: true } : {}),
        ...limitsOf(local),
        artifacts: contents.sort(),
    };
    return (0,external_node_crypto_.createHash)('sha256').update((0,canonical_json/* canonicalJson */.d)(whole)).digest('hex');
}
function limitsOf(local) {
    return {
        ...(local?.least === undefined ? {} : { least: local.least }),
        ...(local?.mostTolerance === undefined ? {} : { mostTolerance: local.mostTolerance }),
        ...(local?.baselineEps === undefined ? {} : { baselineEps: local.baselineEps }),
        ...(local?.baselineLabel === undefined ? {} : { baselineLabel: local.baselineLabel }),
    };
}
/**
 * Identifies the content of an analysis: exactly these bytes and settings.
 * @returns undefined for an endpoint, which has no bytes, and if a file was not hashed
 */
function contentIdOf({ spec, artifacts, digests = {} }) {
    const contents = artifacts.flatMap(({ slot, form, files }) => {
        const digest = digests[slot];
        const name = form === 'folder' ? '' : (files[0]?.name ?? '');
        return digest === undefined ? [] : [{ slot, form, name, digest }];
    });
    const isWhole = contents.length > 0 && contents.length === artifacts.length;
    return isWhole ? contentId(spec, contents) : undefined;
}

// EXTERNAL MODULE: ./src/facts/measured.ts
var measured = __webpack_require__(5359);
;// CONCATENATED MODULE: ./src/analyser/local/local-finding.ts



/** Goes up with every change outside the methods that changes scores: how models and data are read and prepared. */
const ENGINE_VERSION = '1';
/**
 * Describes how an analysis ended.
 * @param timeLimit what limited its time
 */
function findingOf(spec, outcome, timeLimit, files) {
    if (outcome.kind === 'failed')
        return { kind: 'failed', why: outcome.reason, by: outcome.by };
    if (outcome.kind === 'not-tested')
        return { kind: 'not-tested', why: outcome.reason };
    const { result, runtime } = outcome;
    const ended = endedFinding(spec, result, runtime, files);
    return result.cutShort ? { ...ended, cutShort: timeLimit } : ended;
}
/** Describes the result of an earlier analysis of the same content. */
function keptFinding(spec, kept, files) {
    const { runtime, madeMs } = kept;
    const keptSince = new Date(madeMs).toISOString();
    return { ...endedFinding(spec, withOrigin(kept), runtime, files), keptSince };
}
function endedFinding(spec, result, runtime, files) {
    const { unearned, outcomes: _outcomes, ...others } = result;
    const { value, low, high } = result.score;
    return {
        kind: 'ended',
        score: value,
        ...(0,measured/* pickMeasured */.k)({
            // An attack that was cut short had other chances.
            ...(result.cutShort ? others : result),
            interval: { low, high },
            methodVersion: (0,catalog/* methodVersion */.Kq)(spec.task, spec.attack),
        }),
        ...(unearned === undefined ? {} : { unearned }),
        report: { summary: summaryOf(spec, result, runtime, files), result },
    };
}
function summaryOf({ model, task, attack, fields }, { picture, columns }, runtime, files) {
    return {
        jobId: '',
        model,
        task,
        attack,
        runtime: runtime === 'native' ? 'onnxruntime-node' : 'onnxruntime-web (WebAssembly)',
        engineVersion: ENGINE_VERSION,
        files: files.map(({ slot, file, bytes, sha256 }) => ({ slot, name: file, bytes, sha256 })),
        isBgr: fields.color_space?.toLowerCase() === 'bgr',
        ...(0,present/* present */.E)({ picture, columns }),
    };
}
/** Says in every report that the result is an earlier one. */
function withOrigin({ result, madeMs, evidenceKept }) {
    const origin = `The same content was analysed before, on ${new Date(madeMs).toISOString()}, and this is its result.`;
    return { ...result, limits: [`${origin}${MISSING[evidenceKept]}`, ...result.limits] };
}
/** What a kept result lacks, and how to get it. */
const MISSING = {
    all: '',
    some: ' Some of its inputs are not shown, because they were too large to keep. To see all of them, run ' +
        'again with rescan: always.',
    none: ' Its plots and pictures were not kept. To see them, run again with rescan: always.',
};

// EXTERNAL MODULE: ./src/analyser/listed-files.ts
var listed_files = __webpack_require__(66);
// EXTERNAL MODULE: ./src/text/log-line.ts
var log_line = __webpack_require__(2836);
// EXTERNAL MODULE: ./src/text/marked-name.ts
var marked_name = __webpack_require__(6335);
;// CONCATENATED MODULE: ./src/report/job-report/write-npy.ts
const ELEMENTS = {
    float32: { descr: '<f4', bytes: 4, write: (body, value, at) => body.writeFloatLE(value, at) },
    float64: { descr: '<f8', bytes: 8, write: (body, value, at) => body.writeDoubleLE(value, at) },
    uint8: { descr: '|u1', bytes: 1, write: (body, value, at) => body.writeUInt8(value, at) },
    int8: { descr: '|i1', bytes: 1, write: (body, value, at) => body.writeInt8(value, at) },
    int32: { descr: '<i4', bytes: 4, write: (body, value, at) => body.writeInt32LE(value, at) },
    int64: { descr: '<i8', bytes: 8, write: (body, value, at) => body.writeBigInt64LE(BigInt(value), at) },
};
/** How many bytes a number of a type has in a file. */
function bytesOf(type) {
    return ELEMENTS[type].bytes;
}
/**
 * Writes inputs as a .npy file, format 1.0, as numpy.load reads it.
 * @param inputs each has as many numbers as the shape; those of an integer type must be whole and in its range
 */
function writeNpy(inputs, shape, type = 'float32') {
    const { descr, bytes, write } = ELEMENTS[type];
    const size = shape.reduce((product, side) => product * side, 1);
    const sides = [inputs.length, ...shape].map(String).join(', ');
    const dictionary = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${sides}${shape.length === 0 ? ',' : ''}), }`;
    // Magic, version, length, dictionary and the line end together have a multiple of 64 bytes.
    const header = dictionary.padEnd(Math.ceil((10 + dictionary.length + 1) / 64) * 64 - 11);
    const start = Buffer.from(`\u0093NUMPY\u0001\u0000\u0000\u0000${header}\n`, 'latin1');
    start.writeUInt16LE(header.length + 1, 8);
    const body = Buffer.alloc(inputs.length * size * bytes);
    for (const [index, input] of inputs.entries()) {
        for (let at = 0; at < size; at += 1)
            write(body, input[at] ?? NaN, (index * size + at) * bytes);
    }
    return Buffer.concat([start, body]);
}

// EXTERNAL MODULE: ./src/zip/write-zip.ts
var write_zip = __webpack_require__(2729);
;// CONCATENATED MODULE: ./src/report/job-report/regression-test.ts



/** The two files of a test take at most so many bytes; the test itself takes the second number. */
const MOST_BYTES = 16 * 2 ** 20;
const TEXT_BYTES = 2 ** 20;
/**
 * Writes the inputs that a model fell for as a test of the team's own suite: `<model>-<attack>.npz`, and
 * `test_<model>_<attack>.py`, which fails as long as the model gives one of them a wrong class. Names and paths are text of
 * others: the files are named by letters and digits only, and the Python holds such texts as ASCII strings only.
 * @returns no files if the model fell for nothing, answers by chance, or cannot be run by ONNX Runtime alone
 */
async function regressionTest(summary, result) {
    const plan = result.isRandomised === true ? undefined : planOf(result.evidence);
    const model = summary.files.find(({ slot }) => slot === 'model')?.name;
    if (plan === undefined || model === undefined)
        return [];
    const name = `${(0,marked_name/* markedName */.Q)(summary.model)}-${summary.attack}`;
    const text = Buffer.from(testText(summary, plan.call, { name, model }));
    if (text.length > TEXT_BYTES)
        return [];
    return [
        { name: `${name}.npz`, content: await (0,write_zip/* zipFiles */.jG)(regression_test_arraysOf(plan)) },
        { name: `test_${name.replaceAll('-', '_')}.py`, content: text },
    ];
}
/** True if there are inputs that a test can be made of. */
function hasRegressionTest({ evidence, isRandomised }) {
    return isRandomised !== true && planOf(evidence) !== undefined;
}
function planOf(evidence) {
    for (const one of evidence) {
        if (one.kind !== 'pairs' || one.call === undefined)
            continue;
        const { call } = one;
        const cases = one.pairs.flatMap(({ changed, test }) => test === undefined ? [] : [{ ...test, given: test.given ?? changed }]);
        const kept = fitting(call, cases);
        if (kept.length > 0 && kept.every((test) => isSound(call, test)))
            return { call, cases: kept };
    }
    return undefined;
}
/** As many cases as fit, and then the last one again until the model's batches are full. */
function fitting({ inputs, batch }, cases) {
    const bytes = inputs.reduce((sum, { type, shape }) => sum + regression_test_sizeOf(shape) * bytesOf(type), 16);
    const most = Math.floor((MOST_BYTES - 2 * TEXT_BYTES) / bytes / batch) * batch;
    const kept = cases.slice(0, most);
    const last = kept.at(-1);
    if (last === undefined)
        return [];
    const missing = Math.ceil(kept.length / batch) * batch - kept.length;
    return [...kept, ...Array.from({ length: missing }, () => last)];
}
/** What whole numbers a type holds. */
const RANGES = {
    uint8: [0, 2 ** 8 - 1],
    int8: [-(2 ** 7), 2 ** 7 - 1],
    int32: [-(2 ** 31), 2 ** 31 - 1],
    // The float32 below 2^63.
    int64: [-(2 ** 63), 2 ** 63 - 2 ** 39],
};
/** False if numbers of a process that ran a hostile model are no numbers of their type, or classes have no label. */
function isSound(call, test) {
    const isLabelled = [test.label, test.answer].every((index) => labelOf(call, index) !== undefined);
    const columns = columnsOf(call);
    return (isLabelled &&
        columns.every(({ type, from, to }) => {
            const range = RANGES[type];
            if (range === undefined)
                return true;
            const [least, most] = range;
            return test.given
                .subarray(from, to)
                .every((value) => Number.isInteger(value) && value >= least && value <= most);
        }));
}
/** The class as the answer of the model names it: its own label, if it gives labels; else its place from 0. */
function labelOf({ answers, classes }, index) {
    if (answers === 'maps')
        return classes?.[index] === undefined ? undefined : index;
    if (answers !== 'labels' || classes === undefined)
        return index;
    const label = Number(classes[index] ?? NaN);
    return Number.isSafeInteger(label) ? label : undefined;
}
/** Where the numbers of each input of the model lie in a case. */
function columnsOf({ inputs }) {
    let to = 0;
    return inputs.map(({ type, shape }) => {
        const from = to;
        to += regression_test_sizeOf(shape);
        return { type, shape, from, to };
    });
}
function regression_test_sizeOf(shape) {
    return shape.reduce((product, side) => product * side, 1);
}
function regression_test_arraysOf({ call, cases }) {
    const inputs = columnsOf(call).map(({ type, shape, from, to }, index) => {
        const rows = cases.map(({ given }) => given.subarray(from, to));
        return { name: `input${String(index)}.npy`, content: writeNpy(rows, shape, type) };
    });
    const classes = (name, read) => {
        const rows = cases.map((test) => [labelOf(call, read(test)) ?? 0]);
        return { name, content: writeNpy(rows, [], 'int64') };
    };
    return [
        ...inputs,
        classes('labels.npy', ({ label }) => label),
        classes('answers.npy', ({ answer }) => answer),
    ];
}
/** How the classes are read from `answers`, the list of what the model gave to each batch. */
const PREDICTED = {
    scores: 'numpy.nan_to_num(numpy.concatenate(answers).reshape(len(labels), -1), nan=-numpy.inf).argmax(1)',
    'second-probability': '(numpy.concatenate(answers).reshape(-1) > 0.5).astype(int)',
    'second-logit': '(numpy.concatenate(answers).reshape(-1) > 0).astype(int)',
    labels: 'numpy.concatenate(answers).reshape(-1)',
    maps: 'numpy.array([CLASSES.index(str(max(row, key=row.get))) for batch in answers for row in batch])',
};
function testText({ model: shown, attack }, call, { name, model }) {
    const plain = name.replaceAll('-', '_');
    const inputs = call.inputs.map((input, index) => `${pythonString(input.name)}: "input${String(index)}"`);
    const classes = (call.classes ?? []).map(pythonString).join(', ');
    const [batch, variable] = [
        String(call.batch),
        `MODEL_${(0,marked_name/* markedName */.Q)(shown).replaceAll('-', '_').toUpperCase()}`,
    ];
    return [
        `# Inputs that an analysis of ${attack} changed so that ${pythonString(shown)} gave them a wrong class, with the right labels.`,
        `# The model is looked for in the folders above this file; the environment variable ${variable} names another one.`,
        'import os',
        'from pathlib import Path',
        '',
        'import numpy',
        'import onnxruntime',
        '',
        `HERE, MODEL = Path(__file__).resolve().parent, ${pythonString(model)}`,
        `INPUTS = {${inputs.join(', ')}}  # the array of each input of the model`,
        ...(call.answers === 'maps' ? [`CLASSES = [${classes}]`] : []),
        '',
        '',
        `def test_${plain}():`,
        `    data = dict(numpy.load(HERE / "${name}.npz", allow_pickle=False))`,
        '    labels, found = data["labels"], [folder / MODEL for folder in (HERE, *HERE.parents) if (folder / MODEL).is_file()]',
        `    model = os.environ.get("${variable}") or str(found[0] if found else HERE / MODEL)`,
        '    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])',
        `    feeds = [{name: data[key][i : i + ${batch}] for name, key in INPUTS.items()} for i in range(0, len(labels), ${batch})]`,
        `    answers = [session.run([${pythonString(call.output)}], feed)[0] for feed in feeds]`,
        `    predicted = ${PREDICTED[call.answers]}`,
        '    assert predicted.tolist() == labels.tolist(), "the model gives some of these inputs a wrong class"',
        '',
    ].join('\n');
}
/**
 * Writes a text as a Python string. It is ASCII and one line long, so nothing in it can end the string, the line or a comment.
 * JSON's escapes mean the same in Python, except that Python reads two surrogates as two characters.
 */
function pythonString(text) {
    return JSON.stringify(text).replace(/[^\u0020-\u007e]/gu, (character) => {
        const code = character.codePointAt(0) ?? 0;
        const digits = code.toString(16);
        return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
    });
}

// EXTERNAL MODULE: ./src/report/evidence/evidence.ts + 6 modules
var evidence_evidence = __webpack_require__(4260);
// EXTERNAL MODULE: ./src/report/evidence/picture-form.ts
var picture_form = __webpack_require__(8231);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/report/html/png.ts
var png = __webpack_require__(9205);
// EXTERNAL MODULE: ./src/report/evidence/raster.ts
var evidence_raster = __webpack_require__(5);
;// CONCATENATED MODULE: ./src/report/job-report/sample-files.ts






/** How many inputs of each piece of evidence get pictures; the arrays hold all. */
const MOST_PICTURES = 200;
/** The inputs that an attack changed or found, as arrays, tables and pictures: one folder for each piece of evidence. */
function sampleFiles(summary, evidence) {
    return evidence.flatMap((one, index) => {
        const folder = `${one.kind}-${String(index + 1)}`;
        switch (one.kind) {
            case 'pairs':
                return [...pairArrays(one, folder), ...pairPictures(summary, one, folder)];
            case 'inputs':
                return [...inputArrays(one, folder), ...inputPictures(summary, one, folder)];
            case 'table':
                return [{ name: `${folder}.csv`, content: writeCsv(one.header, one.rows) }];
            case 'curve':
                return [{ name: `${folder}.csv`, content: curveCsv(one) }];
        }
    });
}
/** All pairs as arrays, with what the model said. */
function pairArrays({ pairs, shape }, folder) {
    const rows = pairs.map(({ name, before, after, distance }, index) => [
        index,
        name,
        withoutConfidence(before),
        before,
        after,
        distance,
    ]);
    const header = ['index', 'name', 'label', 'before', 'after', 'distance'];
    const [originals, changed] = [pairs.map((pair) => pair.original), pairs.map((pair) => pair.changed)];
    return [
        { name: `${folder}/labels.csv`, content: writeCsv(header, rows) },
        { name: `${folder}/originals.npy`, content: writeNpy(originals, shape) },
        { name: `${folder}/changed.npy`, content: writeNpy(changed, shape) },
    ];
}
/** The class in what the model said: `7` of `7 (0.98)`. */
function withoutConfidence(said) {
    return said.replace(/ \([^()]*\)$/u, '');
}
function inputArrays({ inputs, shape }, folder) {
    const rows = inputs.map(({ name, note }, index) => [index, name, note]);
    const values = inputs.map((input) => input.values);
    return [
        { name: `${folder}/labels.csv`, content: writeCsv(['index', 'name', 'note'], rows) },
        { name: `${folder}/inputs.npy`, content: writeNpy(values, shape) },
    ];
}
function curveCsv({ series, xLabel, yLabel }) {
    const rows = series.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y]));
    return writeCsv(['series', xLabel, yLabel], rows);
}
/** The pairs as pictures, scaled up if they are small. */
function pairPictures(summary, evidence, folder) {
    const form = (0,picture_form/* pictureForm */.J)(summary, evidence.shape);
    if (form === undefined)
        return [];
    const shown = evidence.pairs.slice(0, MOST_PICTURES);
    const range = (0,evidence_raster/* rangeOf */.be)(shown.flatMap(({ original, changed }) => [original, changed]));
    return shown.flatMap((pair, index) => {
        const number = String(index).padStart(4, '0');
        return (0,evidence_evidence/* pairRasters */.x)(pair, form, range).map((raster, part) => ({
            name: `${folder}/${number}-${['original', 'changed', 'difference'][part] ?? ''}.png`,
            content: (0,png/* toPng */.$)((0,evidence_raster/* shownSize */.lh)(raster)),
        }));
    });
}
/** The inputs as pictures, scaled up if they are small. */
function inputPictures(summary, { inputs, shape }, folder) {
    const form = (0,picture_form/* pictureForm */.J)(summary, shape);
    if (form === undefined)
        return [];
    const shown = inputs.slice(0, MOST_PICTURES);
    const range = (0,evidence_raster/* rangeOf */.be)(shown.map(({ values }) => values));
    return shown.map(({ values }, index) => ({
        name: `${folder}/${String(index).padStart(4, '0')}.png`,
        content: (0,png/* toPng */.$)((0,evidence_raster/* shownSize */.lh)((0,evidence_raster/* toRaster */.bx)(values, form, range))),
    }));
}
/** Writes a table as CSV (RFC 4180). */
function writeCsv(header, rows) {
    const lines = [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`);
    return Buffer.from(lines.join(''));
}
function csvCell(cell) {
    if (typeof cell === 'number')
        return Number.isFinite(cell) ? String(cell) : '';
    // Spreadsheets run a text that starts like a formula; an apostrophe keeps it a text.
    const text = (0,sanitize/* plainLine */.h0)(cell, 4000).replace(/^[=+\-@]/u, "'$&");
    return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

;// CONCATENATED MODULE: ./src/report/job-report/attack-samples.ts




/** A name or a title is shorter. */
const MOST_LENGTH = 4000;
/** Renders the inputs that an attack changed or found as a zip archive. The same result gives the same bytes. */
async function renderAttackSamples(summary, result) {
    const samples = sampleFiles(summary, result.evidence);
    const test = await regressionTest(summary, result);
    const lines = [
        `Attack samples: ${summary.attack} of ${summary.model}`,
        'The inputs that the attack changed or found.',
        ...(samples.length === 0 ? ['The attack left no samples.'] : contentLines(result)),
        ...test.slice(1).map(({ name }) => testAdvice(name)),
    ];
    const readme = {
        name: 'README.txt',
        content: Buffer.from(lines.map((line) => `${(0,log_line/* logLine */.B)(line, MOST_LENGTH)}\n`).join('\n')),
    };
    return (0,write_zip/* zipFiles */.jG)([readme, ...test, ...samples]);
}
function contentLines({ evidence }) {
    return [
        'One folder or table for each piece of evidence:',
        ...evidence.map(({ kind, title }, index) => `${kind}-${String(index + 1)}: ${title}`),
        'originals.npy, changed.npy and inputs.npy hold all inputs in the units of the model (numpy.load reads them).',
        'labels.csv has one line for each of them, in the same order. Its column "label" is the class before the attack.',
        'Pictures are scaled to be looked at: use the arrays for training.',
    ];
}
function testAdvice(name) {
    return (`${name} is a test for your own suite: it fails as long as the model gives one of these inputs a wrong class. Put it and ` +
        'the .npz file beside it into your tests. It needs pytest, numpy and onnxruntime.');
}

;// CONCATENATED MODULE: ./src/report/job-report/report-json.ts
/** Renders JSON to read: indented, but with lists of numbers on one line. Lone surrogates become escapes. */
function reportJson(value) {
    return `${report_json_render(value, '')}\n`;
}
function report_json_render(value, indent) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const inner = `${indent}  `;
    if (isList(value)) {
        if (value.every((item) => typeof item !== 'object' || item === null))
            return JSON.stringify(value);
        const items = value.map((item) => `${inner}${report_json_render(item, inner)}`);
        return `[\n${items.join(',\n')}\n${indent}]`;
    }
    const entries = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${report_json_render(item, inner)}`);
    return `{\n${entries.join(',\n')}\n${indent}}`;
}
function isList(value) {
    return Array.isArray(value);
}

// EXTERNAL MODULE: ./packages/common/src/schema/schema.ts
var schema = __webpack_require__(2844);
// EXTERNAL MODULE: ./packages/common/src/schema/values.ts
var values = __webpack_require__(9089);
// EXTERNAL MODULE: ./src/facts/results/result-forms.ts
var result_forms = __webpack_require__(2447);
// EXTERNAL MODULE: ./src/core/file-keys.ts
var file_keys = __webpack_require__(7350);
;// CONCATENATED MODULE: ./src/facts/job/job-summary.ts



const SIDE = (0,values/* numeral */.Dx)(undefined, { isWhole: true, minimum: 1 });
/** What a report says about a job beside its result. */
const JOB = (0,values/* object */.Ik)('a job', {
    job_id: (0,values/* text */.Qq)(),
    model: (0,values/* text */.Qq)(),
    task: (0,values/* oneOf */.yL)(catalog/* TASKS */.n3),
    attack: (0,values/* oneOf */.yL)(catalog/* ATTACKS */.O5),
    threshold: (0,values/* described */.WY)(file_keys/* NUMBER */.uk, 'A score above it makes the model vulnerable.'),
    verdict: (0,values/* oneOf */.yL)(['clean', 'vulnerable', 'undecided'], 'undecided: the attack was cut short below the threshold, which is no pass.'),
    runtime: (0,values/* text */.Qq)('What ran the model, for people: onnxruntime-web 1.30.0 (WebAssembly).'),
    engine_version: (0,values/* text */.Qq)(),
    note: (0,file_keys/* nullable */.me)((0,values/* text */.Qq)('Where the result comes from, if readers must know.')),
    picture: (0,file_keys/* nullable */.me)((0,values/* object */.Ik)('a picture', {
        ...{ channels: SIDE, height: SIDE, width: SIDE },
        order: (0,values/* oneOf */.yL)(['chw', 'hwc'], 'chw: one plane for each channel; hwc: the channels of each pixel together.'),
    }, 'How the numbers of a picture lie in an input; null if the inputs are no pictures, or their shape tells.')),
    is_bgr: (0,values/* described */.WY)(values/* FLAG */.lx, 'True if the first channel of a colour picture is blue.'),
    columns: (0,file_keys/* nullable */.me)((0,values/* listOf */.c3)((0,values/* text */.Qq)(), 'The names of the columns of a table; null if it has no header, or the inputs are no table.')),
    files: (0,values/* listOf */.c3)((0,values/* object */.Ik)('a file', {
        slot: (0,values/* oneOf */.yL)(catalog/* SLOTS */._f, 'The artifact that the file is.'),
        name: (0,values/* text */.Qq)('The path of the file or folder, as the user wrote it.'),
        bytes: (0,values/* count */.U9)(),
        sha256: (0,values/* text */.Qq)(undefined, values/* SHA256 */.aD),
    })),
}, 'What was analysed, and by which program.');

// EXTERNAL MODULE: ./src/report/write-declared.ts
var write_declared = __webpack_require__(1360);
;// CONCATENATED MODULE: ./src/report/job-report/report-object.ts








const NUMBERS = (0,schema/* named */.KT)('numbers', { ...values/* FLOATS */.gO, json: { type: 'array', items: file_keys/* NUMBER */.uk.json } });
const SHAPE = (0,values/* listOf */.c3)((0,values/* count */.U9)());
const CELL = { ...(0,values/* figure */.vP)(Infinity), json: { type: ['string', 'number', 'null'] } };
const EVIDENCE = {
    pairs: (0,values/* object */.Ik)('pairs', {
        kind: (0,file_keys/* constant */.dY)('pairs'),
        title: (0,values/* text */.Qq)(),
        shape: SHAPE,
        distance_name: (0,values/* optional */.lq)((0,values/* text */.Qq)('What the distances are.')),
        pairs: (0,values/* listOf */.c3)((0,values/* object */.Ik)('a pair', {
            name: (0,values/* text */.Qq)(),
            before: (0,values/* text */.Qq)('What the model says about the original.'),
            after: (0,values/* text */.Qq)('What the model says after the attack.'),
            distance: file_keys/* NUMBER */.uk,
            original: NUMBERS,
            changed: NUMBERS,
        })),
    }, 'Inputs before and after an attack, as numbers in the units of the model, rounded to six digits.'),
    curve: (0,values/* object */.Ik)('a plot', {
        kind: (0,file_keys/* constant */.dY)('curve'),
        title: (0,values/* text */.Qq)(),
        x_label: (0,values/* text */.Qq)(),
        y_label: (0,values/* text */.Qq)(),
        is_score: { ...values/* IF_TRUE */.fi, json: { description: 'Present if y is the score.', const: true } },
        marks: (0,values/* optional */.lq)((0,values/* listOf */.c3)((0,values/* object */.Ik)('a mark', { at: (0,values/* numeral */.Dx)(), name: (0,values/* text */.Qq)() }), 'Values of x that are marked.')),
        series: (0,values/* listOf */.c3)((0,values/* object */.Ik)('a line', {
            name: (0,values/* text */.Qq)(),
            points: (0,values/* listOf */.c3)((0,values/* listOf */.c3)(file_keys/* NUMBER */.uk, undefined, { least: 2, most: 2 })),
            band: (0,values/* optional */.lq)((0,values/* listOf */.c3)((0,values/* listOf */.c3)((0,values/* numeral */.Dx)(), undefined, { least: 3, most: 3 }), 'The 95 % interval around the line: x, low, high.')),
        })),
    }),
    table: (0,values/* object */.Ik)('a table', {
        kind: (0,file_keys/* constant */.dY)('table'),
        title: (0,values/* text */.Qq)(),
        header: (0,values/* listOf */.c3)((0,values/* text */.Qq)()),
        rows: (0,values/* listOf */.c3)((0,values/* listOf */.c3)(CELL)),
        bars: (0,values/* optional */.lq)((0,values/* count */.U9)('The column, counted from 0, that is worth drawing.')),
    }),
    inputs: (0,values/* object */.Ik)('inputs', {
        kind: (0,file_keys/* constant */.dY)('inputs'),
        title: (0,values/* text */.Qq)(),
        shape: SHAPE,
        inputs: (0,values/* listOf */.c3)((0,values/* object */.Ik)('an input', { name: (0,values/* text */.Qq)(), note: (0,values/* text */.Qq)(), values: NUMBERS })),
    }, 'Inputs that stand out, as numbers in the units of the model, rounded to six digits.'),
};
const RESULT = (0,values/* object */.Ik)('a result', {
    score: (0,values/* object */.Ik)('a score', { value: file_keys/* NUMBER */.uk, low: file_keys/* NUMBER */.uk, high: file_keys/* NUMBER */.uk }, 'A value with its 95 % interval.'),
    bound: result_forms/* BOUND */.d9,
    access: (0,file_keys/* nullable */.me)(result_forms/* ACCESS */.Pe),
    not_tested: result_forms/* NOT_TESTED */.sc,
    unearned: (0,file_keys/* nullable */.me)((0,values/* text */.Qq)('Why a score at or below the threshold is not a pass, and what would make it one. Null if it is a pass.')),
    classes: (0,file_keys/* nullable */.me)(result_forms/* CLASSES_IN_FILE */.s0),
    robustness: (0,file_keys/* nullable */.me)((0,values/* inFile */.s5)(results/* ROBUSTNESS */.PA)),
    meaning: (0,values/* text */.Qq)('What the score says about this model.'),
    cut_short: (0,values/* described */.WY)(values/* FLAG */.lx, 'True if the time or the queries ended the attack before it was complete.'),
    limits: (0,values/* listOf */.c3)((0,values/* text */.Qq)(), 'What the score does not say.'),
    queries: file_keys/* NUMBER */.uk,
    seconds: file_keys/* NUMBER */.uk,
    accuracy: {
        ...(0,values/* described */.WY)(file_keys/* NUMBER */.uk, 'The accuracy of the model before any attack, if labels are known.'),
        ...file_keys/* NULLABLE */.a2,
    },
    method: (0,values/* object */.Ik)('a method', {
        version: (0,values/* count */.U9)('Goes up whenever the same inputs would get another score.'),
        name: (0,values/* text */.Qq)(),
        formula: (0,values/* text */.Qq)(),
        sources: (0,values/* listOf */.c3)((0,values/* text */.Qq)()),
    }),
    figures: (0,values/* listOf */.c3)((0,values/* object */.Ik)('a figure', { name: (0,values/* text */.Qq)(), value: CELL }), 'Settings that were used and figures beside the score.'),
    evidence: (0,values/* listOf */.c3)({
        ...(0,values/* ofKind */.CZ)(EVIDENCE),
        json: { anyOf: Object.values(EVIDENCE).map(({ json }) => json) },
        definitions: EVIDENCE.pairs.definitions,
    }),
});
/** The JSON report of a local analysis: what one attack found about one model. */
const REPORT = (0,values/* object */.Ik)('a report', {
    version: { ...(0,values/* count */.U9)(), json: { description: 'Version of this format.', const: 1 } },
    report: (0,file_keys/* constant */.dY)('Vulnerability'),
    job: JOB,
    result: RESULT,
}, 'What one attack found about one model: the JSON reports of analyses with base-url: local.');
/** The content of a report as plain data. Text is whole, and unchanged. */
function reportObject(summary, result) {
    const { classes, figures, method, notTested = [], ...rest } = result;
    return (0,write_declared/* writeDeclared */.A)(REPORT, {
        version: 1,
        report: 'Vulnerability',
        job: { ...summary, isBgr: summary.isBgr ?? false },
        result: {
            ...rest,
            notTested,
            method: { ...method, version: Number((0,catalog/* methodVersion */.Kq)(summary.task, summary.attack)) },
            ...(classes && { classes: (0,result_forms/* classesInFile */.Ag)(classes) }),
            figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
        },
    });
}

// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
;// CONCATENATED MODULE: ./src/analyser/local/save-report.ts







/**
 * Renders a report, and writes it whole or not at all: the vulnerability report as JSON, attack samples as a zip archive.
 * @param file its folder exists
 * @throws ServiceError `rejected` if the analysis has no report of this kind; `unexpected-answer` if it cannot be written
 */
async function saveReport(report, kind, file) {
    const content = await save_report_render(report, kind);
    try {
        await (0,output_folder/* replaceFile */.fR)(file, content);
    }
    catch (error) {
        const message = `It could not be written: ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
        throw new errors/* ServiceError */._7('unexpected-answer', message, { cause: error });
    }
}
async function save_report_render({ summary, result }, kind) {
    switch (kind) {
        case 'vulnerability':
            return Buffer.from(reportJson(reportObject(summary, result)));
        case 'attack-samples':
            // A backdoor leaves samples, though its analysis has no defence stage at a service.
            if (catalog/* DESCRIPTORS */.xg[summary.attack].stages !== 'defence' && !hasRegressionTest(result))
                break;
            return renderAttackSamples(summary, result);
        case 'defense':
        case 'defense-artifact':
            throw new errors/* ServiceError */._7('rejected', `Only a service writes a ${kind} report.`);
    }
    throw new errors/* ServiceError */._7('rejected', `This analysis of ${summary.attack} left no attack samples.`);
}

// EXTERNAL MODULE: ./src/analyser/local/spool.ts
var spool = __webpack_require__(5362);
;// CONCATENATED MODULE: ./src/analyser/local/local-analyser.ts















/** Opens the analyser that does every analysis on this machine, in a process of its own. Nothing is started yet. */
function openLocalAnalyser(options) {
    return new LocalAnalyser(options);
}
/** The part of the run's time, and the most of it, that is kept for verdicts and reports after the last analysis. */
const SHARE_AFTER = 0.1;
const MOST_AFTER_MS = 20_000;
class LocalAnalyser {
    jobsOutliveRun = false;
    #options;
    #closing = new AbortController();
    /** Aborted if the run ends, or the analyser is closed. */
    #signal;
    #spool;
    #hashes;
    #readFiles = new listed_files/* ListedFiles */.H();
    #work = new WeakMap();
    #running = new Set();
    #cached;
    #contentIds = [];
    #planned = 0;
    #runs;
    constructor(options) {
        this.#options = options;
        this.#signal = AbortSignal.any([options.signal, this.#closing.signal]);
        this.#spool = new spool/* Spool */.Q(this.#signal);
        this.#hashes = new file_hashes/* FileHashes */.$(this.#signal);
    }
    async recall(specs, plan) {
        this.#planned = specs.length;
        const { cache } = this.#options;
        const analyses = await plan();
        if (cache === undefined)
            return { record: undefined, kept: new Map(), ignored: {} };
        const planned = analyses.map((analysis) => {
            const { name, task, attack } = analysis.spec;
            return { name, task, attack, contentId: contentIdOf(analysis) };
        });
        this.#contentIds = planned.flatMap(({ contentId }) => contentId ?? []);
        const found = await CachedResults.open(cache.source, planned);
        this.#cached = found;
        const kept = planned.flatMap(({ name }) => {
            const entry = found.find(name);
            return entry === undefined ? [] : [[name, cachedResult(entry)]];
        });
        this.#planned -= kept.length;
        return { record: undefined, kept: new Map(kept), ignored: found.ignored };
    }
    async start(analysis, watch) {
        const { spec, artifacts } = analysis;
        this.#signal.throwIfAborted();
        await watch.submitting();
        this.#signal.throwIfAborted();
        watch.started();
        const kept = this.#cached?.find(spec.name)?.kept;
        if (kept !== undefined) {
            await requireSameContent(artifacts);
            const finding = keptFinding(spec, kept, await this.#describe(analysis));
            return this.#add({ spec, uploads: [], hasEnded: true }, Promise.resolve(finding));
        }
        const { uploads, files } = await this.#handOver(analysis, watch);
        const started = { spec, uploads, hasEnded: false };
        return this.#add(started, this.#analyse(started, files));
    }
    async await(started, watch) {
        const work = this.#work.get(started);
        if (work === undefined)
            throw new Error(`${started.spec.name} was not started by this analyser.`);
        work.onProgress = (share, words) => {
            watch.progress({ share, words });
        };
        return work.finding;
    }
    async compare(now, before) {
        const [own, old] = [await this.#copies(now), await this.#copies(before)];
        const outcome = await this.#openRuns().compare(now.spec, before.spec, { own, old });
        if (outcome.kind === 'cancelled')
            this.#signal.throwIfAborted();
        return outcome;
    }
    /** Copies what the engine reads of an analysis. */
    async #copies({ spec, artifacts }) {
        const wanted = [...(0,local_analysis/* plannedSlots */.Cz)(spec), 'reference_data', 'reference_label'];
        const files = {};
        for (const artifact of artifacts.filter(({ slot }) => wanted.includes(slot))) {
            files[artifact.slot] = await this.#spool.take(artifact);
        }
        return files;
    }
    async saveReport({ report, kind, file }) {
        if (report === undefined)
            throw new errors/* ServiceError */._7('rejected', 'The analysis has no result.');
        await saveReport(report, kind, file);
    }
    async close(how) {
        this.#closing.abort(new errors/* ServiceError */._7('cancelled', 'The run has ended.'));
        await Promise.allSettled(this.#running);
        await this.#spool.remove().catch(() => undefined);
        const { cache, log } = this.#options;
        try {
            if (how === 'keep')
                await cache?.save(this.#contentIds);
        }
        catch (error) {
            // A run does not fail because its results cannot be kept.
            log.info(`The results of this run could not be kept: ${(0,errors/* messageOf */.bD)(error)}.`);
        }
        await cache?.close().catch(() => undefined);
    }
    #add(started, finding) {
        // The error surfaces when the analysis is awaited; until then it must not count as an unhandled rejection.
        finding.catch(() => undefined);
        this.#work.set(started, { finding, onProgress: () => undefined });
        this.#running.add(finding);
        return started;
    }
    /** Describes the files that the analysis reads: their digests are those of the plan, if it has them. */
    async #describe({ spec, artifacts, digests = {} }) {
        const wanted = (0,local_analysis/* plannedSlots */.Cz)(spec);
        const uploads = [];
        for (const artifact of artifacts.filter(({ slot }) => wanted.includes(slot))) {
            const { slot, path, bytes } = artifact;
            const sha256 = digests[slot] ?? (await (0,digest_analyses/* artifactDigest */.F)(artifact, this.#hashes));
            uploads.push({ slot, file: path, bytes, sha256, host: '' });
        }
        return uploads;
    }
    /** Copies the files that the analysis reads, and tells which they are. */
    async #handOver(analysis, watch) {
        const { spec, artifacts } = analysis;
        const uploads = await this.#describe(analysis);
        const files = {};
        for (const upload of uploads) {
            const artifact = artifacts.find(({ slot }) => slot === upload.slot);
            if (artifact === undefined)
                continue;
            files[upload.slot] = await this.#spool.take(artifact);
            this.#readFiles.listRead(upload, watch.log);
        }
        reportUnused(spec, watch);
        return { uploads, files };
    }
    async #analyse(started, files) {
        const { spec, uploads } = started;
        const end = await this.#openRuns().run(spec, files, (share, words) => {
            this.#work.get(started)?.onProgress(share, words);
        });
        const { outcome, timeLimit } = end;
        if (outcome.kind === 'cancelled') {
            this.#signal.throwIfAborted();
            throw new Error(`${spec.name} was cancelled for no reason.`);
        }
        if (outcome.kind === 'result') {
            const { result, runtime } = outcome;
            await this.#cached?.keep(spec.name, { result, runtime, madeMs: Date.now() });
        }
        return findingOf(spec, outcome, timeLimit, uploads);
    }
    #openRuns() {
        const { endsAtMs, code, eventName, workspace, endpoint } = this.#options;
        const leftMs = Math.max(0, endsAtMs - Date.now());
        this.#runs ??= new analysis_runs/* AnalysisRuns */.$({
            code: code ?? (0,child_place/* findChildCode */.H)(eventName, workspace),
            endsAtMs: endsAtMs - Math.min(MOST_AFTER_MS, leftMs * SHARE_AFTER),
            planned: this.#planned,
            signal: this.#signal,
            workspace,
            endpoint,
        });
        return this.#runs;
    }
}
function cachedResult({ contentId, commit, kept: { result, madeMs } }) {
    const { score, unearned, accuracy, seconds } = result;
    return {
        ...{ contentId, score: score.value, madeMs, seconds },
        ...(unearned === undefined ? {} : { isUnearned: true }),
        ...(0,present/* present */.E)({ accuracy, commit }),
    };
}
/** Names the artifacts that the analysis does not read: the usual ones of its kind as a warning. */
function reportUnused(spec, watch) {
    for (const { text, isUsual } of (0,local_analysis/* unusedArtifacts */.Wj)(spec)) {
        if (isUsual)
            watch.warn(text);
        else
            watch.log.info(text);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
// EXTERNAL MODULE: ./packages/common/src/paths.ts
var paths = __webpack_require__(5971);
// EXTERNAL MODULE: ./src/cache/cache-folder.ts
var cache_folder = __webpack_require__(7813);
// EXTERNAL MODULE: ./src/cache/clean-files.ts
var clean_files = __webpack_require__(2109);
// EXTERNAL MODULE: ./src/cache/tidy-folder.ts
var tidy_folder = __webpack_require__(8869);
;// CONCATENATED MODULE: ./packages/scanner/src/scanner-version.ts
/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
const SCANNER_VERSION = 'cba32e683f749624';

// EXTERNAL MODULE: ./src/cache/keeps-entries.ts
var keeps_entries = __webpack_require__(2533);
;// CONCATENATED MODULE: ./src/cache/run-cache.ts












/**
 * Opens the cached results of earlier runs: in the folder that the input cache-directory names, else in the platform's cache.
 * @returns undefined if nothing is kept between runs; the log says why
 * @throws InvalidInputError if the folder cannot be used
 */
async function openRunCache(request) {
    const { settings, runner } = request;
    if (settings.analyses.some(local_analysis/* callsPython */.sP)) {
        runner.log.info(NOT_KEPT);
        return undefined;
    }
    const isUseful = settings.analyses.length > 0 || settings.supplyChain.enabled;
    if (!isUseful)
        return undefined;
    return settings.cache.directory === undefined
        ? openCache(request)
        : openFolder(request, settings.cache.directory);
}
const NOT_KEPT = 'The run calls a Python function of the repository, so it neither reuses nor saves cached results. ' +
    'To cache the results of other models, analyse them in another job: the input "only" selects models.';
async function openFolder(request, given) {
    const { runner, settings } = request;
    const directory = await (0,cache_folder/* makeCacheFolder */.Z)(settings.workspace, given);
    const { eventName } = runner.event;
    const mayBePlanted = eventName !== '' && !(0,target/* isTrustedEvent */.QR)(eventName) && (await isCheckedOut(settings.workspace, directory));
    const hasKey = settings.cache.secret !== undefined;
    if (mayBePlanted && !hasKey)
        runner.log.info(explainUnsignedFolder(given, eventName));
    const source = describeSource(request, directory, hasKey || mayBePlanted);
    return describe(source, undefined);
}
/** Says before the run, not only in the next one, why its results will not be used. */
function explainUnsignedFolder(given, eventName) {
    const key = eventName === 'command-line'
        ? 'give a secret in the environment variable MODEL_SECURITY_CACHE_SECRET'
        : 'set cache-secret';
    return (`Cached results in "${given}" are not used without a signature, because a pull request could change ` +
        `this folder of the workspace. Name a folder outside the workspace in cache-directory, or ${key}.`);
}
/** True if what is checked out, which may come from a pull request, decides what is in a folder: also by a link. */
async function isCheckedOut(workspace, directory) {
    return ((0,paths/* isInside */.FK)(external_node_path_default().resolve(workspace), directory) ||
        (0,paths/* isInside */.FK)(await (0,promises_.realpath)(workspace), await (0,promises_.realpath)(directory)));
}
async function openCache(request) {
    const { runner, settings, signal } = request;
    const { variable, log, event } = runner;
    if (!(0,keeps_entries/* hasCache */.T)(variable)) {
        log.info(event.eventName === 'command-line'
            ? 'The results of this run are not kept, so the next run repeats everything. With --cache-directory ' +
                'FOLDER (outside the workspace), a run skips what has not changed since the last one.'
            : 'The results of this run are not kept, so the next run repeats everything: this runner has no cache. ' +
                'With the input cache-directory, a run skips what has not changed since the last one.');
        return undefined;
    }
    const hasKey = settings.cache.secret !== undefined;
    if (!hasKey && !(0,target/* isTrustedEvent */.QR)(event.eventName)) {
        log.info(`Everything is scanned: on ${event.eventName} events, others may have written to the cache, so only ` +
            'signed results are trusted. Set cache-secret to use them.');
        return undefined;
    }
    const { CachedFolder: Cache } = await __webpack_require__.e(/* import() */ 4826).then(__webpack_require__.bind(__webpack_require__, 4826));
    const scope = [settings.configFile ?? '', ...settings.analyses.map(({ name }) => name).sort()].join('\n');
    const cache = await Cache.open({ runner, signal, scope });
    return describe(describeSource(request, cache.directory, hasKey), cache);
}
function describeSource({ runner, settings }, directory, requiresSignature) {
    const secret = settings.cache.secret;
    const commit = findCommit(runner);
    return {
        directory,
        requiresSignature,
        // A plan learns from them how long the analyses take.
        readsEarlier: settings.rescan !== 'always' || settings.mode === 'plan',
        ...(0,present/* present */.E)({ key: secret === undefined ? undefined : (0,seal/* deriveSealKey */.IQ)(secret).toString('hex'), commit }),
    };
}
function findCommit(runner) {
    try {
        return (0,target/* readTarget */._E)(runner.event).commit;
    }
    catch {
        return undefined;
    }
}
async function describe(source, cache) {
    const { directory, readsEarlier } = source;
    const cleanFiles = await clean_files/* CleanFiles */.D.open(directory, (0,seal/* trustOf */.An)(source), SCANNER_VERSION, readsEarlier);
    const { fault } = cleanFiles;
    const damaged = (cache?.damaged ?? 0) + (fault === 'damaged' ? 1 : 0);
    return {
        source,
        cleanFiles,
        ignored: { damaged, ...(fault === undefined || fault === 'damaged' ? {} : { [fault]: 1 }) },
        async save(contentIds) {
            await cleanFiles.save();
            await (cache === undefined ? (0,tidy_folder/* tidyFolder */.f)(source.directory) : cache.save(contentIds));
        },
        async close() {
            await cache?.close();
        },
    };
}

;// CONCATENATED MODULE: ./src/run/open-local.ts


/**
 * Opens the analyser that works on the runner, with the cached results of earlier runs.
 * @throws InvalidInputError if the folder for cached results cannot be used
 */
async function openLocal(active) {
    const { runner, settings, signal, endsAtMs } = active;
    const { workspace, service, analyses } = settings;
    const { log, event } = runner;
    const cache = await openRunCache(active);
    if (analyses.length > 0)
        log.info('The analyses run on this machine. Nothing is sent elsewhere.');
    const options = {
        ...{ signal, endsAtMs, workspace, log },
        eventName: event.eventName,
        endpoint: { attempts: service.maxAttempts, timeoutMs: service.requestTimeoutMs },
    };
    // The analyser of this run saves and closes what both share.
    const shared = cache && { ...cache, save: () => Promise.resolve(), close: () => Promise.resolve() };
    return {
        analyser: openLocalAnalyser({ ...options, cache }),
        openVersions: () => openLocalAnalyser({ ...options, cache: shared }),
        cleanFiles: cache?.cleanFiles,
        ignored: cache?.ignored ?? {},
    };
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


/***/ }),

/***/ 2729:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ requireBytes),
/* harmony export */   jG: () => (/* binding */ zipFiles),
/* harmony export */   zy: () => (/* binding */ writeZip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _zip_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7655);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_2__);




/** The number of directory entries in one chunk. */
const ENTRIES_PER_CHUNK = 500;
/**
 * Writes an archive of stored entries while it is read. Only the directory's figures are kept in memory.
 * @param readContent returns the content of an entry, which must have exactly the entry's number of bytes
 */
async function* writeZip(entries, readContent) {
    const placed = [];
    let offset = 0;
    let descriptor = Buffer.alloc(0);
    for (const entry of entries) {
        const header = (0,_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .localHeader */ .$B)(entry);
        // In one chunk: with many small files, most of the time goes into system calls.
        yield Buffer.concat([descriptor, header]);
        let crc = 0;
        for await (const chunk of readContent(entry)) {
            crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(chunk, crc);
            yield chunk;
        }
        const done = { name: entry.name, bytes: entry.bytes, offset, crc };
        descriptor = (0,_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .dataDescriptor */ .E7)(done);
        placed.push(done);
        offset += header.length + entry.bytes + descriptor.length;
    }
    yield descriptor;
    let directoryBytes = 0;
    for (let at = 0; at < placed.length; at += ENTRIES_PER_CHUNK) {
        const part = Buffer.concat(placed.slice(at, at + ENTRIES_PER_CHUNK).map(_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryEntry */ .qM));
        yield part;
        directoryBytes += part.length;
    }
    yield (0,_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .endRecords */ .sp)(placed.length, offset, directoryBytes);
}
/** Passes bytes on, and fails if their number differs from the announced one. */
async function* requireBytes(expected, chunks) {
    let passed = 0;
    const mismatch = () => new Error(`the archive has ${String(passed)} bytes instead of the announced ${String(expected)}`);
    for await (const chunk of chunks) {
        passed += chunk.length;
        if (passed > expected)
            throw mismatch();
        yield chunk;
    }
    if (passed !== expected)
        throw mismatch();
}
/** Makes a zip archive. The same files give the same bytes. */
async function zipFiles(files) {
    const entries = files.map(({ name, content }) => ({ name, bytes: content.length, content }));
    return (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.buffer)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(writeZip(entries, contentOf)));
}
async function* contentOf({ content }) {
    yield await Promise.resolve(content);
}


/***/ }),

/***/ 7655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ localHeader),
/* harmony export */   E7: () => (/* binding */ dataDescriptor),
/* harmony export */   Fx: () => (/* binding */ needsZip64),
/* harmony export */   Rl: () => (/* binding */ MAX_UINT32),
/* harmony export */   XJ: () => (/* binding */ MAX_UINT16),
/* harmony export */   qM: () => (/* binding */ directoryEntry),
/* harmony export */   sp: () => (/* binding */ endRecords)
/* harmony export */ });
/** The records of a zip archive with stored entries (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as plain bytes. */
/** The old format's fields hold smaller numbers than these; the maximum itself means "see the zip64 record". */
const MAX_UINT32 = 0xffffffff;
const MAX_UINT16 = 0xffff;
const VERSION = 20;
const VERSION_64 = 45;
/** Made on Unix, by version 6.3 of the format. */
const MADE_BY = 0x033f;
/** The name is UTF-8; checksum and sizes follow the data. */
const FLAGS = 0x0808;
const STORED = 0;
// The machine's times and permissions stay out of the archive: every file is from 1980-01-01 00:00, with rw-r--r--.
const TIME = 0;
const DATE = 0x0021;
const ATTRIBUTES = 0o100644 * 0x10000;
function toBytes(...fields) {
    const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
    let at = 0;
    for (const [width, value] of fields) {
        if (width === 8)
            bytes.writeBigUInt64LE(BigInt(value), at);
        else
            bytes.writeUIntLE(value, at, width);
        at += width;
    }
    return bytes;
}
/** True if an entry's numbers are too large for the old format. */
function needsZip64({ bytes, offset }) {
    return bytes >= MAX_UINT32 || offset >= MAX_UINT32;
}
/** The record before an entry's data. */
function localHeader({ name }) {
    const nameBytes = Buffer.from(name);
    const header = toBytes([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, STORED], [2, TIME], [2, DATE], 
    // Checksum and both sizes.
    [4, 0], [4, 0], [4, 0], [2, nameBytes.length], [2, 0]);
    return Buffer.concat([header, nameBytes]);
}
/** The record after an entry's data. */
function dataDescriptor(entry) {
    const width = needsZip64(entry) ? 8 : 4;
    return toBytes([4, 0x08074b50], [4, entry.crc], [width, entry.bytes], [width, entry.bytes]);
}
/** An entry's record in the directory, which follows all entries. */
function directoryEntry(entry) {
    const { name, bytes, offset, crc } = entry;
    const nameBytes = Buffer.from(name);
    const large = needsZip64(entry);
    const extra = large ? toBytes([2, 1], [2, 24], [8, bytes], [8, bytes], [8, offset]) : Buffer.alloc(0);
    const header = toBytes([4, 0x02014b50], [2, MADE_BY], [2, large ? VERSION_64 : VERSION], [2, FLAGS], [2, STORED], [2, TIME], [2, DATE], [4, crc], [4, large ? MAX_UINT32 : bytes], [4, large ? MAX_UINT32 : bytes], [2, nameBytes.length], [2, extra.length], 
    // Comment length, disk number, internal attributes.
    [2, 0], [2, 0], [2, 0], [4, ATTRIBUTES], [4, large ? MAX_UINT32 : offset]);
    return Buffer.concat([header, nameBytes, extra]);
}
/**
 * The records that end the archive.
 * @param count number of entries
 * @param offset position of the directory
 * @param size bytes of the directory
 */
function endRecords(count, offset, size) {
    const end = toBytes([4, 0x06054b50], 
    // The number of this disk, and of the directory's disk.
    [2, 0], [2, 0], [2, Math.min(count, MAX_UINT16)], [2, Math.min(count, MAX_UINT16)], [4, Math.min(size, MAX_UINT32)], [4, Math.min(offset, MAX_UINT32)], 
    // Comment length.
    [2, 0]);
    if (count < MAX_UINT16 && size < MAX_UINT32 && offset < MAX_UINT32)
        return end;
    const end64 = toBytes([4, 0x06064b50], 
    // The size of the rest of this record.
    [8, 44], [2, MADE_BY], [2, VERSION_64], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, offset]);
    // The disk and position of the zip64 end record, and the number of disks.
    const locator = toBytes([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
    return Buffer.concat([end64, locator, end]);
}


/***/ })

};
