export const id = 6208;
export const ids = [6208];
export const modules = {

/***/ 2150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ SliceSource),
/* harmony export */   y9: () => (/* binding */ plainView)
/* harmony export */ });
/* unused harmony export MemorySource */
/** The same bytes as a plain view: `slice` of a Buffer is no copy. */
function plainView(bytes) {
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
/** Holds content that is in memory already. */
class MemorySource {
    #bytes;
    constructor(bytes) {
        this.#bytes = plainView(bytes);
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


/***/ }),

/***/ 5143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ MODEL_FORMAT),
/* harmony export */   eG: () => (/* binding */ TEXT_FORMAT)
/* harmony export */ });
/* unused harmony exports MARKED_MODEL_FORMAT, HEAD_BYTES */
/** What formats of models have in common that other formats may begin like. */
const MODEL_FORMAT = { kind: 'scanned', isModel: true, isDistinct: false };
/** What formats of models have in common that begin with bytes of their own. */
const MARKED_MODEL_FORMAT = { ...MODEL_FORMAT, isDistinct: true };
/** What texts have in common that matter for what they say about models. */
const TEXT_FORMAT = { ...MODEL_FORMAT, isModel: false };
/** The bytes from the start that recognition looks at. */
const HEAD_BYTES = 4096;


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

/***/ 1210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   _: () => (/* binding */ FileSource)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3420);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _byte_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2150);




/** If a pipe has replaced the file, it must not block the scan; if a link has, it must not lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW;
const BLOCK_BYTES = 512 * 1024;
/** One block that moves forward, and a few that a format's directory and end lie in. */
const BLOCKS = 6;
/**
 * Reads a file in blocks, and hashes it on the way: as long as a scan reads forward, no byte is read twice. Or it hashes
 * each block by itself, if only what was read shall be known. The file is open until {@link close}.
 */
class FileSource {
    size;
    #fd;
    #stats;
    #onBlock;
    #blocks = [];
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
    #hashed = 0;
    #clock = 0;
    #joined = Buffer.alloc(0);
    #sha256;
    #parts;
    /**
     * @param path absolute, links resolved, as bytes because not every name is text
     * @param onBlock told the size of each block before it is read; what it throws ends the reading
     * @param hashes the file as a whole, or the parts that are read
     * @throws Unreadable `source` if the file cannot be opened, or is no regular file
     */
    constructor(path, onBlock, hashes = 'whole') {
        this.#onBlock = onBlock;
        this.#parts = hashes === 'parts' ? new Map() : undefined;
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(Buffer.from(path), PLAIN_FILE);
        }
        catch (error) {
            throw new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', `the file cannot be opened (${codeOf(error)})`, { cause: error });
        }
        this.#stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(this.#fd, { bigint: true });
        this.size = Number(this.#stats.size);
        if (!this.#stats.isFile()) {
            this.close();
            throw new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', 'it is not a regular file any more');
        }
    }
    read(offset, length) {
        const end = Math.min(this.size, offset + length);
        if (offset < 0 || offset >= end)
            return EMPTY;
        const first = this.#blockAt(offset);
        const inFirst = offset - first.start;
        if (end <= first.start + first.length) {
            return (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_3__/* .plainView */ .y9)(first.memory.subarray(inFirst, inFirst + end - offset));
        }
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
    /** All that was read, in order. Empty if the file is hashed as a whole. */
    parts() {
        return [...(this.#parts?.values() ?? [])].toSorted((one, other) => one.start - other.start);
    }
    /** @throws Unreadable `source` if the file has changed since it was opened */
    requireUnchanged() {
        const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(this.#fd, { bigint: true });
        const { size, mtimeNs, ctimeNs } = this.#stats;
        if (now.size !== size || now.mtimeNs !== mtimeNs || now.ctimeNs !== ctimeNs)
            throw changed();
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(this.#fd);
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
        return (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_3__/* .plainView */ .y9)(this.#joined.subarray(0, end - offset));
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
        this.#onBlock(Math.min(BLOCK_BYTES, this.size - start));
        const block = this.#freeBlock();
        // Until it is filled, the block must not be found.
        block.start = -1;
        block.length = this.#fill(block.memory, start);
        block.start = start;
        if (this.#parts === undefined)
            this.#addToHash(block);
        else
            this.#keepPart(block, this.#parts);
        return block;
    }
    /** A block that is read again must be the same. */
    #keepPart({ memory, start, length }, parts) {
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(memory.subarray(0, length)).digest('hex');
        if ((parts.get(start)?.sha256 ?? sha256) !== sha256)
            throw changed();
        parts.set(start, { start, bytes: length, sha256 });
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
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(this.#fd, memory, at, length, position);
        }
        catch (error) {
            throw new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', `the file cannot be read (${codeOf(error)})`, { cause: error });
        }
    }
}
const EMPTY = new Uint8Array(0);
function changed() {
    return new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', 'the file changed while it was read; make sure that no other step writes to it during the scan');
}
/** The code of a system error, such as `EACCES`. */
function codeOf(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : 'unknown error';
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ ByteCursor),
/* harmony export */   _6: () => (/* binding */ decodeUtf8)
/* harmony export */ });
/* unused harmony export readWhole */
/* harmony import */ var _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3420);

/** Some formats jump from one small structure to the next, so the window grows only while the reading goes on. */
const FIRST_WINDOW_BYTES = 512;
const WINDOW_BYTES = 64 * 1024;
const NO_BYTES = new Uint8Array(0);
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Decodes UTF-8 without ever failing: what is no UTF-8 becomes a replacement character. */
function decodeUtf8(bytes) {
    return UTF8.decode(bytes);
}
/**
 * Reads content from one place to the next through a small window, so that a file of any size takes flat memory.
 * Every method throws Unreadable if the content ends before.
 */
class ByteCursor {
    #source;
    #isLittleEndian;
    #window = NO_BYTES;
    #windowStart = 0;
    #windowBytes = FIRST_WINDOW_BYTES;
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
        const isNext = this.offset <= this.#windowStart + this.#window.length && this.offset > this.#windowStart;
        this.#windowBytes = isNext ? Math.min(WINDOW_BYTES, this.#windowBytes * 4) : FIRST_WINDOW_BYTES;
        const bytes = this.#source.read(this.offset, Math.max(length, this.#windowBytes));
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
    return (0,_model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)(`The content is cut or damaged: it ends before byte ${String(offset)} can be read whole.`);
}
/** Reads all of a content into memory, as a copy. @throws Unreadable `damaged` if it is larger than `maxBytes` */
function readWhole(bytes, maxBytes) {
    if (bytes.size > maxBytes) {
        const limit = String(Math.round(maxBytes / 2 ** 20));
        throw damaged(`The content is larger than ${limit} MiB, the most that is read of this format.`);
    }
    return bytes.read(0, bytes.size).slice();
}


/***/ }),

/***/ 6208:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PatternError: () => (/* reexport */ path_patterns/* PatternError */.J),
  scanArtifacts: () => (/* binding */ scanArtifacts),
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
// EXTERNAL MODULE: ./packages/common/src/paths.ts
var paths = __webpack_require__(5971);
// EXTERNAL MODULE: ./packages/common/src/temporary-folder.ts
var temporary_folder = __webpack_require__(5437);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./packages/common/src/unreadable.ts
var unreadable = __webpack_require__(3420);
;// CONCATENATED MODULE: ./packages/scanner/src/limits.ts

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
/**
 * The bounds of the scan. Beyond one, what was scanned so far counts, and the file is listed as not scanned: never
 * called clean, and never a crash.
 */
const LIMITS = {
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
    /**
     * The steps that the scan of one file may take beyond those of {@link LIMITS.stepsPerByte}. Reading a byte is a step, also
     * when it is read again; a step is about a tenth of a microsecond. Models take about as many as they have bytes.
     */
    fileSteps: 64_000_000,
    /** The steps that a file may always take, for each byte of it. */
    stepsPerByte: 16,
    /** A file may always take the steps of one of this size. */
    smallFileBytes: 64 * 1024,
    /** What all files of a scan together may take beyond that. */
    scanSteps: 1_000_000_000,
    /** The time for one file, whatever its size, in milliseconds. */
    fileMs: 120_000,
    /** Added to the time for each MiB of the file: 10 MiB a second is slower than any disk. */
    msPerMib: 100,
    /** If the scan's thread tells nothing for this long, it is ended. A thread that works tells something every second. */
    silenceMs: 60_000,
    /** The files that may be silent that long; after them a file may be silent for {@link LIMITS.shortSilenceMs}. */
    silentFiles: 3,
    shortSilenceMs: 10_000,
    /** The JavaScript memory of the scan's thread, in MiB. Buffers are bounded by their users. */
    heapMib: 512,
    /** Files and folders that the walk visits. */
    walkEntries: 1_000_000,
    /** Folders inside each other. */
    walkDepth: 64,
    /** Links out of the workspace, unreadable folders and the like that are listed one by one. */
    listedLimits: 100,
};
/**
 * How long a thread may be silent, in milliseconds. Files that were made to hang must not cost a minute each.
 * @param silentFiles those that ended a thread of this kind by their silence
 */
function silenceLimit(silentFiles) {
    return silentFiles < LIMITS.silentFiles ? LIMITS.silenceMs : LIMITS.shortSilenceMs;
}
/**
 * Makes the error for a bound of {@link LIMITS} that was reached.
 * @param bound what there is too much of: `depth`, `members`, `size`, `work`, `time`
 * @param message one sentence for people
 * @param endsFile true if nothing more of the file is scanned. A faster or larger machine might get further.
 */
function limitReached(bound, message, endsFile = false) {
    return new unreadable/* Unreadable */.IO(endsFile ? 'file-limit' : 'limit', message, { subject: bound });
}

// EXTERNAL MODULE: ./packages/scanner/src/model-names.ts + 2 modules
var model_names = __webpack_require__(7734);
// EXTERNAL MODULE: ./packages/scanner/src/path-patterns.ts
var path_patterns = __webpack_require__(7895);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./packages/scanner/src/rules/file-finding.ts
var file_finding = __webpack_require__(8086);
// EXTERNAL MODULE: ./packages/scanner/src/reading/byte-cursor.ts
var byte_cursor = __webpack_require__(7206);
// EXTERNAL MODULE: ./packages/scanner/src/content-format.ts
var content_format = __webpack_require__(5143);
;// CONCATENATED MODULE: ./packages/scanner/src/formats/text/python-paths.ts



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
    return /^[\t\r\n\u0020-\u007e\u00a0-\ufffc]+$/u.test((0,byte_cursor/* decodeUtf8 */._6)(head));
}
/** Python runs a line that begins with `import` (`Lib/site.py`). */
function scanPythonPaths({ bytes }, scan) {
    const lines = (0,byte_cursor/* decodeUtf8 */._6)(bytes.read(0, MAX_BYTES))
        .replace(/^\ufeff/u, '')
        .split(/\r\n?|\n/u);
    const index = lines.findIndex((line) => /^import[ \t]/u.test(line));
    if (index < 0)
        return;
    const detail = 'Python runs this line whenever it starts with the folder of this file among its own.';
    scan.find((0,file_finding/* finding */.gk)('review', 'remote-code', 'import', detail, {
        when: 'run',
        excerpt: lines[index] ?? '',
        line: index + 1,
    }));
}
/** Text that has the extension of models. */
const pythonPaths = {
    ...content_format/* TEXT_FORMAT */.eG,
    id: PYTHON_PATHS,
    looksLike: (head, bytes, name) => looksLikePythonPaths(head, bytes.size, name),
    scan: scanPythonPaths,
};
/** Where transformers looks for the code that generates texts. */
const PLACE = /(?:^|\/)custom_generate\/generate\.py$/u;
function scanGenerate({ place }, scan) {
    if (!PLACE.test(place.members.at(-1) ?? place.path))
        return;
    scan.find((0,file_finding/* finding */.gk)('review', 'remote-code', 'custom_generate', 'transformers runs this file when a model of this folder is loaded with trust_remote_code.', { when: 'run' }));
}
/** Python that transformers imports beside a model. Other sources of a team are left to other tools. */
const customGenerate = {
    ...content_format/* TEXT_FORMAT */.eG,
    id: 'custom-generate',
    looksLike: (_, _bytes, name) => name === 'generate.py',
    scan: scanGenerate,
};

;// CONCATENATED MODULE: ./packages/scanner/src/report-files.ts



/** Puts the results of all files together. */
function buildReport({ files, results, limits, packages, ignored, unmatchedPaths, unmatchedIgnores, }) {
    const described = files.flatMap((file, index) => {
        const result = results[index];
        return result?.scanned === undefined ? [] : [describeFile(file, result, result.scanned)];
    });
    const scanned = withoutScannedReferences(described, files);
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
        packages,
        unmatchedPaths,
        unmatchedIgnores,
    };
}
/** A file in a folder that is skipped is no finding if `files` named it, so that it was scanned all the same. */
function withoutScannedReferences(described, files) {
    const paths = new Set(files.map(({ path }) => path));
    const isScanned = ({ rule, path, members, subject }) => rule === 'skipped-file' && members.length === 0 && paths.has((0,posix_.join)((0,posix_.dirname)(path), subject));
    return described.map((file) => ({
        ...file,
        findings: file.findings.filter((finding) => !isScanned(finding)),
    }));
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

;// CONCATENATED MODULE: ./packages/scanner/src/strange-layout.ts


/**
 * Makes the error for content whose layout the genuine writer of its format would not write. Whoever follows a loader from here
 * on may read other bytes than the loader does. It is the one way out of everything that follows a layout: the content is
 * `not-scanned`, which fails the check. What was found before it counts.
 * @param subject whose layout it is: `joblib array`, `tar`
 * @param detail what is strange, as one sentence for people
 * @param offset in the content, in bytes
 */
function strangeLayout(subject, detail, offset) {
    return new Unreadable('layout', detail, { subject, offset });
}
/** Makes the finding that says so to people. */
function layoutFound({ subject, message, offset }) {
    return (0,file_finding/* notScanned */.iL)('malformed-model', subject, message, offset === undefined ? {} : { offset });
}

;// CONCATENATED MODULE: ./packages/scanner/src/content/scan-failures.ts




/**
 * The result for a file that could not be read at all, or whose scan had to be ended.
 * @param couldBeModel true if nothing says that it is none
 */
function failedResult(bytes, error, couldBeModel) {
    const findings = [{ ...describeFailure(error), members: [] }];
    const scanned = { scannedAs: '', isModelContent: couldBeModel, observations: [], findings };
    return { bytes, scanned, isKnown: false, extraSteps: 0, isFinal: false };
}
/** Describes why content was not scanned to its end. @param format that it was recognised as */
function describeFailure(error, format = 'file') {
    if ((0,unreadable/* isUnreadable */.GZ)(error, 'limit', 'file-limit')) {
        const detail = `${error.message} What is beyond was not scanned.`;
        return (0,file_finding/* notScanned */.iL)('over-limit', error.subject, detail);
    }
    if ((0,unreadable/* isUnreadable */.GZ)(error, 'layout'))
        return layoutFound(error);
    return (0,file_finding/* notScanned */.iL)('unreadable', format, sentence(error));
}
function sentence(error) {
    if ((0,unreadable/* isUnreadable */.GZ)(error, 'damaged'))
        return (0,sanitize/* plainLine */.h0)(error.message, 300);
    if ((0,unreadable/* isUnreadable */.GZ)(error, 'source'))
        return `It could not be read to its end: ${error.message}.`;
    const name = error instanceof Error ? error.name : 'unknown error';
    return `It could not be scanned to its end, because its content is not what its format promises (${name}).`;
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./packages/scanner/src/file-result.ts + 1 modules
var file_result = __webpack_require__(8513);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./packages/scanner/src/scan-thread.ts






/** A thread that scans one file after another. If a file makes it hang or die, the next file gets a new thread. */
class ScanThread {
    #options;
    #worker;
    #silentFiles = 0;
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
        if (!(0,unreadable/* isUnreadable */.GZ)(outcome, 'limit', 'file-limit'))
            return outcome;
        await this.close();
        signal.throwIfAborted();
        // Only content of a format takes so long, or so much memory; of which one, the thread could not tell.
        return { ...failedResult(0, outcome, true), extraSteps: file.extraSteps ?? LIMITS.fileSteps };
    }
    /** Waits for the result of a file; the reason, if the thread dies, is silent for too long, or is not wanted any more. */
    async #awaitAnswer(worker) {
        const { signal, endsAtMs } = this.#options;
        const waiting = new AbortController();
        const { promise, resolve } = Promise.withResolvers();
        let watch;
        const watchSilence = () => {
            clearTimeout(watch);
            const waitMs = Math.min(silenceLimit(this.#silentFiles), Math.max(0, endsAtMs - Date.now()));
            watch = setTimeout(() => {
                this.#silentFiles += 1;
                resolve(limitReached('time', 'The scan took too long and was ended.'));
            }, waitMs);
        };
        const onMessage = (message) => {
            const answer = (0,file_result/* workerAnswer */.D)(message);
            if (answer?.kind === 'working')
                watchSilence();
            else
                resolve(answer?.result ?? limitReached('crash', 'The scan sent what cannot be understood.'));
        };
        const onError = (error) => {
            resolve(describeDeath(error));
        };
        const endBy = (bound, message) => () => {
            resolve(limitReached(bound, message));
        };
        const onExit = endBy('crash', 'The scan ended unexpectedly.');
        const onAbort = endBy('time', 'The scan was cancelled.');
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
            env: (0,present/* present */.E)({ TMPDIR, TEMP, TMP, NODE_COMPILE_CACHE }),
            execArgv: [],
            resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMib },
        });
    }
}
function describeDeath(error) {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isMemory)
        return limitReached('memory', 'The scan needed too much memory and was ended.');
    const reason = error instanceof Error ? error.message : String(error);
    return limitReached('crash', `The scan ended unexpectedly (${reason}).`);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./packages/scanner/src/file-source.ts
var file_source = __webpack_require__(1210);
// EXTERNAL MODULE: ./packages/scanner/src/skipped-folders.ts
var skipped_folders = __webpack_require__(402);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
;// CONCATENATED MODULE: ./packages/scanner/src/walk-workspace.ts










/** Lists the files below the starts. Links are followed inside the root only; `.git` is left out. */
async function walk(options) {
    const state = new Walk(options);
    for (const start of options.starts) {
        await state.visitStart(Buffer.from(start).toString('latin1'));
    }
    state.reportSubmodules();
    return state.result();
}
const MAX_MODULES_BYTES = 1 << 20;
/** What is only listed, unless its name is that of a model. */
const HARMLESS = new Set(['link-out', 'not-fetched', 'special']);
const TOO_MANY = `There are more than ${(0,number_words/* grouped */.zD)(LIMITS.walkEntries)} files and folders; the rest was not scanned.`;
class Walk {
    #options;
    #root;
    #files = new Map();
    #visited = new Map();
    #limits = [];
    #packages = [];
    #empty = new Set();
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
            path: textOf(path),
            absolutePath: this.#absolute(path),
            names: [...names].toSorted(),
        }))
            .toSorted((one, other) => Buffer.compare(one.absolutePath, other.absolutePath));
        const limits = this.#limits.toSorted((one, other) => one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
        return { files, limits, ignored: this.#ignored, packages: this.#packages };
    }
    /** Submodules that the checkout did not fetch are empty folders. */
    reportSubmodules() {
        if (this.#empty.size === 0)
            return;
        for (const path of submodulesOf(this.#absolute('.gitmodules'))) {
            if (!this.#empty.has(path) || !this.#options.isWanted(textOf(`${path}/model.bin`)))
                continue;
            const text = 'The submodule was not fetched, so its files were not scanned. Fetch it before the scan.';
            this.#addLimit('not-fetched', path, text);
        }
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
            this.#addLimit('unreadable', path, `The path cannot be read (${(0,file_source/* codeOf */.$)(error)}).`);
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
        const isTarget = visit.isTarget || (target !== path && this.#options.isWanted(textOf(path)));
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
        if (visit.depth > LIMITS.walkDepth) {
            this.#addLimit('too-deep', visit.path, `More than ${String(LIMITS.walkDepth)} folders are inside each other.`);
            return;
        }
        try {
            // One character for each byte, as in a BytePath.
            const folder = await (0,promises_.opendir)(this.#absolute(visit.path), { encoding: 'latin1', bufferSize: 512 });
            let isEmpty = true;
            for await (const entry of folder) {
                isEmpty = false;
                this.#options.signal.throwIfAborted();
                if (!this.#countEntry(visit.path))
                    return;
                await this.#visitEntry(visit, entry);
            }
            if (isEmpty)
                this.#empty.add(visit.path);
        }
        catch (error) {
            if (this.#options.signal.aborted)
                throw error;
            this.#addLimit('unreadable', visit.path, `The folder cannot be read (${(0,file_source/* codeOf */.$)(error)}).`);
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
            if (this.#isIgnored(path))
                return;
            if (entry.name === skipped_folders/* PACKAGES_FOLDER */.jL && !this.#options.withPackages)
                this.#visitPackages(visit);
            else
                await this.#visitFolder(visit);
        }
        else if (entry.isFile())
            this.#addFile(visit, path);
        else
            this.#addSpecial(path);
    }
    /** Of installed packages, only files with names that models have are wanted; links in them are not followed. */
    #visitPackages({ path, isTarget }) {
        const { signal } = this.#options;
        const below = (file) => (file === '' ? path : `${path}/${file}`);
        const found = (0,skipped_folders/* lookIntoPackages */.F_)((file) => this.#absolute(below(file)), LIMITS.walkEntries, signal);
        for (const model of found.models.map(below)) {
            if (!this.#isIgnored(model) && (isTarget || this.#options.isWantedInPackages(textOf(model)))) {
                this.#files.set(model, { path: model, names: new Set([nameOf(model)]) });
            }
        }
        if (found.isCut)
            this.#addLimit('too-many', path, TOO_MANY);
        this.#packages.push({ path: textOf(path), files: found.files });
    }
    async #visitLink(visit) {
        try {
            await this.#follow(visit.path, visit);
        }
        catch (error) {
            if (this.#options.signal.aborted)
                throw error;
            // A link that leads nowhere cannot be loaded either; one with a model's name may lead somewhere on another machine.
            const isDangling = (0,file_source/* codeOf */.$)(error) === 'ENOENT';
            if (isDangling && !(isNameOfModel(visit.path) && this.#options.isWanted(textOf(visit.path))))
                return;
            this.#addLimit('unreadable', visit.path, `The link cannot be followed (${(0,file_source/* codeOf */.$)(error)}).`);
        }
    }
    /** @param namePath the file itself, or a link to it */
    #addFile({ path, isTarget }, namePath) {
        const isWanted = this.#options.isWanted(textOf(namePath)) || isTarget;
        if (!isWanted ||
            this.#isIgnored(path) ||
            (namePath !== path && this.#options.isIgnored(textOf(namePath)))) {
            return;
        }
        const file = this.#files.get(path) ?? { path, names: new Set([nameOf(path)]) };
        file.names.add(nameOf(namePath));
        this.#files.set(path, file);
    }
    #isIgnored(path) {
        const isIgnored = this.#options.isIgnored(textOf(path));
        if (isIgnored)
            this.#ignored += 1;
        return isIgnored;
    }
    #addSpecial(path) {
        if (!this.#options.isWanted(textOf(path)))
            return;
        this.#addLimit('special', path, 'It is neither a file nor a folder (a pipe, a socket or a device).');
    }
    #countEntry(path) {
        this.#entries += 1;
        if (this.#entries <= LIMITS.walkEntries)
            return true;
        if (!this.#isFull) {
            this.#isFull = true;
            this.#addLimit('too-many', path, TOO_MANY);
        }
        return false;
    }
    #addLimit(kind, path, text) {
        const hasModelName = isNameOfModel(path);
        const isGrave = hasModelName || !HARMLESS.has(kind);
        // Harmless entries must not crowd out one that fails the check.
        const listed = isGrave ? this.#graveLimits : this.#limits.length - this.#graveLimits;
        if (listed >= LIMITS.listedLimits && kind !== 'too-many')
            return;
        if (isGrave)
            this.#graveLimits += 1;
        this.#limits.push({ kind, path: textOf(path), text, ...(hasModelName && { hasModelName }) });
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
/** @returns the paths in a file `.gitmodules`; none if there is no such file, or a very long one */
function submodulesOf(file) {
    try {
        if ((0,external_node_fs_.statSync)(file).size > MAX_MODULES_BYTES)
            return [];
        const lines = (0,external_node_fs_.readFileSync)(file, 'latin1').matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]*)/gmu);
        return [...lines].map(([, path = '']) => path.trim().replace(/\/+$/u, ''));
    }
    catch {
        return [];
    }
}
function isNameOfModel(path) {
    return (0,model_names/* isModelName */.jp)((0,model_names/* withoutCompression */.hd)(path));
}
function nameOf(path) {
    return textOf(path.slice(path.lastIndexOf('/') + 1));
}
/** A path as text; bytes that are no text are written as `\xff`. */
function textOf(path) {
    const bytes = Buffer.from(path, 'latin1');
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString('utf8');
    return path.replaceAll(/[^ -~]/gu, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

;// CONCATENATED MODULE: ./packages/scanner/src/scan-workspace.ts
















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
    const paths = (0,path_patterns/* readPatterns */.c)(request.paths, isPlain, true);
    const ignore = (0,path_patterns/* readPatterns */.c)(request.ignore, isPlain);
    const walked = await walk({
        root,
        starts: paths.bases.filter(isPlain),
        withPackages: paths.namesPackages,
        signal: request.signal,
        isWanted: (path) => paths.matches(path),
        isWantedInPackages: (path) => paths.matchesInPackages(path),
        isIgnored: (path) => ignore.matches(path),
    });
    const [scanned] = await scanWalks([walked], request, 'models');
    const whole = scanned ?? { ...walked, results: [] };
    return buildReport({ ...whole, unmatchedPaths: paths.unmatched(), unmatchedIgnores: ignore.unmatched() });
}
/**
 * Scans artifacts before their upload, as {@link scanWorkspace} does; nothing in them is ignored.
 * @returns a report for each artifact, in the same order
 */
async function scanArtifacts(request) {
    const root = await (0,promises_.realpath)(request.root);
    const walks = [];
    for (const artifact of request.artifacts) {
        const real = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, artifact));
        if (!(0,paths/* isInside */.FK)(root, real))
            throw new Error(`"${(0,sanitize/* plainLine */.h0)(artifact, 200)}" is outside the workspace`);
        walks.push(await walk({
            root,
            starts: [(0,external_node_path_.relative)(root, real).replaceAll(external_node_path_.sep, '/')],
            withPackages: true,
            signal: request.signal,
            isWanted: () => true,
            isWantedInPackages: () => true,
            isIgnored: () => false,
        }));
    }
    // All at once: starting a thread takes longer than scanning a small model.
    const { needsDigest } = request;
    let scanned = await scanWalks(walks, request, needsDigest === 'all' ? 'all' : 'read');
    if (needsDigest !== 'all' && scanned.some((one) => isDigestWanted(one, needsDigest))) {
        scanned = await scanWalks(walks, request, 'all');
    }
    return scanned.map((one) => ({
        ...buildReport({ ...one, unmatchedPaths: [], unmatchedIgnores: [] }),
        contents: contentsOf(one),
    }));
}
/** A report of findings names the digests of all files. */
function isDigestWanted({ files, results }, needsDigest) {
    return files.some(({ path }, index) => {
        const scanned = results[index]?.scanned;
        return scanned !== undefined && (scanned.findings.length > 0 || needsDigest(path));
    });
}
function contentsOf({ files, results }) {
    return new Map(files.flatMap(({ path }, index) => {
        const result = results[index];
        if (result?.sha256 !== undefined)
            return [[path, result.sha256]];
        return result?.parts === undefined ? [] : [[path, { bytes: result.bytes, parts: result.parts }]];
    }));
}
/** Scans the files of some walks, and gives each walk its results. */
async function scanWalks(walks, request, hashes) {
    await (0,temporary_folder/* removeLeftFolders */.b)();
    const temporaryFolder = (0,temporary_folder/* nameTemporaryFolder */.n)();
    const { worker, signal, known, endsAtMs = Infinity, models = [] } = request;
    try {
        const threads = { worker, signal, endsAtMs, data: { known, temporaryFolder, hashes } };
        const isConfigured = (path) => models.some((model) => path === model || path.startsWith(`${model}/`));
        const results = await scanFiles(walks.flatMap(({ files }) => files.map((file) => ({ ...file, isConfigured: isConfigured(file.path) }))), threads, request.progress);
        let next = 0;
        return walks.map((walked) => {
            const own = results.slice(next, (next += walked.files.length));
            const late = own.filter((result) => result === undefined).length;
            return {
                ...walked,
                results: own.map((result, index) => result ?? lateResult(walked.files[index])),
                limits: [...walked.limits, ...lateLimit(late)],
            };
        });
    }
    finally {
        await (0,promises_.rm)(temporaryFolder, { recursive: true, force: true });
    }
}
/** @returns a result for each file, in the same order; undefined for those that there was no time for */
async function scanFiles(files, options, progress) {
    const results = files.map(() => undefined);
    let next = 0;
    let extraSteps = LIMITS.scanSteps;
    let reportedAtMs = Date.now();
    const scanOne = async (thread, file) => {
        const reserved = Math.min(LIMITS.fileSteps, extraSteps);
        extraSteps -= reserved;
        const result = await thread.scan({ ...file, extraSteps: reserved });
        extraSteps += reserved - result.extraSteps;
        return result;
    };
    const scanRest = async () => {
        const thread = new ScanThread(options);
        try {
            for (let index = next++; index < files.length && Date.now() < options.endsAtMs; index = next++) {
                const file = files[index];
                if (file === undefined)
                    return;
                if (Date.now() - reportedAtMs >= 1000) {
                    reportedAtMs = Date.now();
                    progress(`scanned ${String(index)} of ${String(files.length)} files, now ${(0,sanitize/* plainLine */.h0)(file.path, 200)}`);
                }
                results[index] = await scanOne(thread, file);
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
/** A file that could be a model, by its name, is listed by itself; the others are counted. */
function lateResult(file) {
    if (file === undefined || !(file.isConfigured === true || file.names.some(model_names/* mayNameModel */.Uy)))
        return undefined;
    return failedResult(0, limitReached('time', 'The time for the scan was up.'), true);
}
function lateLimit(count) {
    if (count === 0)
        return [];
    const text = `The time was up before ${(0,number_words/* grouped */.zD)(count)} files were scanned.`;
    return [{ kind: 'time', path: '', text }];
}


/***/ })

};
