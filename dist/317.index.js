export const id = 317;
export const ids = [317];
export const modules = {

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Th: () => (/* binding */ chunkMemory),
/* harmony export */   gw: () => (/* binding */ readUnchanged),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* unused harmony export CHUNK_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4212);



/** A pipe that has taken the file's place must not hold the run, nor a link lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
/** What is read at once. Less costs time in more system calls, more gains none (docs/performance.md). */
const CHUNK_BYTES = 512 * 1024;
/**
 * Two blocks in turn, since a chunk is still being sent while the next one is read: new memory for each would pile up
 * faster than the garbage collector takes it away.
 * @param largestBytes of the largest file that is read into it
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
 * The bytes of a file, provided that it stays what it was when it was looked at: fails where the file is another one,
 * has changed, or gives fewer bytes than were seen. Nothing is opened before the first chunk is asked for, and whoever
 * stops early closes the file.
 */
async function* readUnchanged(file, memory = chunkMemory(file.bytes)) {
    const handle = await openUnchanged(file);
    try {
        for (let left = file.bytes; left > 0;) {
            const chunk = memory();
            const { bytesRead } = await handle.read(chunk, 0, Math.min(left, chunk.length), null);
            if (bytesRead === 0)
                throw changedError(file);
            const isFirst = left === file.bytes;
            left -= bytesRead;
            // Before the first bytes leave, so as not to send for nothing; before the last, as they complete the upload.
            if (isFirst || left === 0)
                requireUnchanged(file, await handle.stat());
            yield chunk.subarray(0, bytesRead);
        }
    }
    finally {
        await handle.close();
    }
}
/**
 * All of a file at once, under the same conditions.
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
        return memory.subarray(0, file.bytes);
    }
    finally {
        await handle.close();
    }
}
async function openUnchanged(file) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file.absolutePath, PLAIN_FILE);
    }
    catch (error) {
        throw changedError(file, { cause: error });
    }
}
function requireUnchanged(file, now) {
    const same = now.size === file.bytes && now.mtimeMs === file.mtimeMs && now.ino === file.ino;
    if (!same)
        throw changedError(file);
}
function changedError(file, options) {
    return new Error(`"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it meanwhile, then run again', options);
}


/***/ }),

/***/ 6317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createArchive: () => (/* binding */ createArchive)
});

;// CONCATENATED MODULE: ./src/zip/records.ts
/** The records of a zip archive of stored entries (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as plain bytes. */
/** From here on a number does not fit in the old format's field, where it also means "see the zip64 record". */
const LIMIT_32 = 0xffffffff;
const LIMIT_16 = 0xffff;
const VERSION = 20;
const VERSION_64 = 45;
/** By the rules of Unix, version 6.3 of the format. */
const MADE_BY = 0x033f;
/** The name is UTF-8; checksum and sizes follow the data. */
const FLAGS = 0x0808;
const STORED = 0;
// Nothing of the machine gets into the archive, neither time nor permissions: 1980-01-01 00:00, rw-r--r--.
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
/** Whether an entry's numbers are too large for the old format. */
function needsZip64({ bytes, offset }) {
    return bytes >= LIMIT_32 || offset >= LIMIT_32;
}
/** Stands before an entry's data. */
function localHeader({ name }) {
    const nameBytes = Buffer.from(name);
    const header = toBytes([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, STORED], [2, TIME], [2, DATE], 
    // Checksum and both sizes.
    [4, 0], [4, 0], [4, 0], [2, nameBytes.length], [2, 0]);
    return Buffer.concat([header, nameBytes]);
}
/** Stands behind an entry's data. */
function dataDescriptor(entry) {
    const width = needsZip64(entry) ? 8 : 4;
    return toBytes([4, 0x08074b50], [4, entry.crc], [width, entry.bytes], [width, entry.bytes]);
}
/** Stands in the directory, behind all entries. */
function directoryEntry(entry) {
    const { name, bytes, offset, crc } = entry;
    const nameBytes = Buffer.from(name);
    const large = needsZip64(entry);
    const extra = large ? toBytes([2, 1], [2, 24], [8, bytes], [8, bytes], [8, offset]) : Buffer.alloc(0);
    const header = toBytes([4, 0x02014b50], [2, MADE_BY], [2, large ? VERSION_64 : VERSION], [2, FLAGS], [2, STORED], [2, TIME], [2, DATE], [4, crc], [4, large ? LIMIT_32 : bytes], [4, large ? LIMIT_32 : bytes], [2, nameBytes.length], [2, extra.length], 
    // Comment, disk, whether it is text.
    [2, 0], [2, 0], [2, 0], [4, ATTRIBUTES], [4, large ? LIMIT_32 : offset]);
    return Buffer.concat([header, nameBytes, extra]);
}
/**
 * Ends the archive.
 * @param count of the entries
 * @param offset where the directory begins
 * @param size of the directory
 */
function endRecords(count, offset, size) {
    const end = toBytes([4, 0x06054b50], 
    // This disk, and the directory's.
    [2, 0], [2, 0], [2, Math.min(count, LIMIT_16)], [2, Math.min(count, LIMIT_16)], [4, Math.min(size, LIMIT_32)], [4, Math.min(offset, LIMIT_32)], 
    // Comment.
    [2, 0]);
    if (count < LIMIT_16 && size < LIMIT_32 && offset < LIMIT_32)
        return end;
    const end64 = toBytes([4, 0x06064b50], 
    // Bytes of this record from here on.
    [8, 44], [2, MADE_BY], [2, VERSION_64], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, offset]);
    // Its disk, where it begins, and how many disks there are.
    const locator = toBytes([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
    return Buffer.concat([end64, locator, end]);
}

;// CONCATENATED MODULE: ./src/zip/archive-size.ts

// Sizes of the parts of a zip archive (PKWARE APPNOTE 6.3, sections 4.3 and 4.5).
const LOCAL_HEADER = 30;
const DATA_DESCRIPTOR = 16;
const DATA_DESCRIPTOR_64 = 24;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_EXTRA_64 = 28;
const END_RECORDS = 22;
const END_RECORDS_64 = 56 + 20;
/** How many bytes will be sent for an artifact: known beforehand, since nothing is compressed. */
function archiveBytes(artifact) {
    return artifact.form === 'ready-zip' ? artifact.bytes : storedArchiveBytes(artifact.files);
}
/** The size of an archive of stored entries with data descriptors and without comments or folders. */
function storedArchiveBytes(entries) {
    let offset = 0;
    let directory = 0;
    for (const { name, bytes } of entries) {
        const large = needsZip64({ bytes, offset });
        const nameBytes = Buffer.byteLength(name);
        offset += LOCAL_HEADER + nameBytes + bytes + (large ? DATA_DESCRIPTOR_64 : DATA_DESCRIPTOR);
        directory += DIRECTORY_ENTRY + nameBytes + (large ? DIRECTORY_EXTRA_64 : 0);
    }
    const large = entries.length >= LIMIT_16 || directory >= LIMIT_32 || offset >= LIMIT_32;
    return offset + directory + END_RECORDS + (large ? END_RECORDS_64 : 0);
}

// EXTERNAL MODULE: ./src/artifacts/read-unchanged.ts
var read_unchanged = __webpack_require__(1567);
;// CONCATENATED MODULE: ./src/zip/read-ahead.ts

/** Of larger files, opening and closing is the smaller part. */
const SMALL_BYTES = 256 * 1024;
/** Node asks the system four things at once. */
const FILES_AHEAD = 6;
/**
 * Reads the files of an archive in their order, small ones before their turn: with many of them, waiting for the system
 * is what takes time (docs/performance.md).
 */
class ReadAheadReader {
    #small;
    /** One more than are read ahead: what was read before them may still be on its way. */
    #blocks;
    #memory;
    #contents = new Map();
    #begun = 0;
    #given = 0;
    constructor(files) {
        this.#small = files.filter(isSmall);
        const blocks = Math.min(FILES_AHEAD + 1, this.#small.length);
        this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(largestOf(this.#small)));
        this.#memory = (0,read_unchanged/* chunkMemory */.Th)(largestOf(files.filter((file) => !isSmall(file))));
    }
    /**
     * The bytes of the file whose turn it is; fails as {@link readUnchanged} does. A chunk stays as it is until the next but
     * one of the archive is asked for.
     */
    async *read(file) {
        if (!isSmall(file)) {
            yield* (0,read_unchanged/* readUnchanged */.gw)(file, this.#memory);
            return;
        }
        this.#readAhead();
        this.#given += 1;
        const content = this.#contents.get(file);
        if (content === undefined)
            throw new Error(`"${file.name}" was asked for out of its turn.`);
        this.#contents.delete(file);
        yield await content;
    }
    /** Waits until nothing is open any more. */
    async close() {
        await Promise.allSettled(this.#contents.values());
    }
    #readAhead() {
        for (const file of this.#small.slice(this.#begun, this.#given + this.#blocks.length)) {
            const block = this.#blocks[this.#begun % this.#blocks.length];
            if (block === undefined)
                return;
            const content = (0,read_unchanged/* readWhole */.oD)(file, block);
            // Whoever asks for it is told.
            content.catch(() => undefined);
            this.#contents.set(file, content);
            this.#begun += 1;
        }
    }
}
/** An empty file has nothing to be read; it is opened in its turn all the same. */
function isSmall({ bytes }) {
    return bytes > 0 && bytes <= SMALL_BYTES;
}
function largestOf(files) {
    return files.reduce((largest, { bytes }) => Math.max(largest, bytes), 0);
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./src/zip/write-zip.ts


/** How many entries of the directory are given at once. */
const DIRECTORY_BATCH = 500;
/**
 * An archive of stored entries, made while it is read: nothing but the directory's figures is kept.
 * @param readContent gives the bytes of an entry, exactly as many as it says
 */
async function* writeZip(entries, readContent) {
    const placed = [];
    let offset = 0;
    let descriptor = Buffer.alloc(0);
    for (const entry of entries) {
        const header = localHeader(entry);
        // Together: with many small files, calls of the system are what takes time.
        yield Buffer.concat([descriptor, header]);
        let crc = 0;
        for await (const chunk of readContent(entry)) {
            crc = (0,external_node_zlib_.crc32)(chunk, crc);
            yield chunk;
        }
        const done = { name: entry.name, bytes: entry.bytes, offset, crc };
        descriptor = dataDescriptor(done);
        placed.push(done);
        offset += header.length + entry.bytes + descriptor.length;
    }
    yield descriptor;
    let directoryBytes = 0;
    for (let at = 0; at < placed.length; at += DIRECTORY_BATCH) {
        const part = Buffer.concat(placed.slice(at, at + DIRECTORY_BATCH).map(directoryEntry));
        yield part;
        directoryBytes += part.length;
    }
    yield endRecords(placed.length, offset, directoryBytes);
}
/** Passes bytes on and fails where they are not exactly as many as were announced. */
async function* requireBytes(expected, chunks) {
    let passed = 0;
    const mismatch = () => new Error(`the archive came to ${String(passed)} bytes instead of the ${String(expected)} announced`);
    for await (const chunk of chunks) {
        passed += chunk.length;
        if (passed > expected)
            throw mismatch();
        yield chunk;
    }
    if (passed !== expected)
        throw mismatch();
}

;// CONCATENATED MODULE: ./src/zip/archive.ts




/**
 * An artifact as the archive that is sent: a ready zip as it is, anything else zipped on the way, without a temporary
 * file. The same content under the same names gives the same bytes on every machine.
 *
 * Reading fails where a file changed since it was looked at. What was opened is closed however it ends.
 */
function createArchive(artifact) {
    const { files, form } = artifact;
    const bytes = archiveBytes(artifact);
    const [only] = files;
    if (form === 'ready-zip' && only !== undefined)
        return { bytes, open: () => (0,read_unchanged/* readUnchanged */.gw)(only) };
    return { bytes, open: () => requireBytes(bytes, streamZip(files)) };
}
async function* streamZip(files) {
    const turns = new ReadAheadReader(files);
    try {
        yield* writeZip(files, (file) => turns.read(file));
    }
    finally {
        await turns.close();
    }
}


/***/ })

};
