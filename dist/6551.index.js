export const id = 6551;
export const ids = [6551];
export const modules = {

/***/ 6551:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createArchive: () => (/* binding */ createArchive)
/* harmony export */ });
/* unused harmony exports archiveBytes, storedArchiveBytes */
/* harmony import */ var _artifacts_read_ahead_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1407);
/* harmony import */ var _artifacts_read_unchanged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1567);
/* harmony import */ var _zip_write_zip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2729);
/* harmony import */ var _zip_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7655);




/**
 * Creates the archive that is sent for an artifact. A ready zip is sent unchanged; everything else is zipped while it is
 * sent, without a temporary file. The same files under the same names give the same bytes on every machine.
 *
 * Reading fails if a file has changed since it was inspected. Open files are closed even after an error.
 */
function createArchive(artifact) {
    const { files, form } = artifact;
    const bytes = archiveBytes(artifact);
    const [only] = files;
    if (form === 'ready-zip' && only !== undefined)
        return { bytes, open: () => (0,_artifacts_read_unchanged_js__WEBPACK_IMPORTED_MODULE_1__/* .readUnchanged */ .gw)(only) };
    return { bytes, open: () => (0,_zip_write_zip_js__WEBPACK_IMPORTED_MODULE_2__/* .requireBytes */ .V5)(bytes, streamZip(files)) };
}
async function* streamZip(files) {
    const reader = new _artifacts_read_ahead_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadAheadReader */ .t(files);
    try {
        yield* (0,_zip_write_zip_js__WEBPACK_IMPORTED_MODULE_2__/* .writeZip */ .zy)(files, (file) => reader.read(file));
    }
    finally {
        await reader.close();
    }
}
// Sizes of the parts of a zip archive (PKWARE APPNOTE 6.3, sections 4.3 and 4.5).
const LOCAL_HEADER = 30;
const DATA_DESCRIPTOR = 16;
const DATA_DESCRIPTOR_64 = 24;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_EXTRA_64 = 28;
const END_RECORDS = 22;
const END_RECORDS_64 = 56 + 20;
/** The number of bytes that an artifact's upload has. It is known beforehand because nothing is compressed. */
function archiveBytes(artifact) {
    return artifact.form === 'ready-zip' ? artifact.bytes : storedArchiveBytes(artifact.files);
}
/** The size of an archive with stored entries and data descriptors, without comments or folders. */
function storedArchiveBytes(entries) {
    let offset = 0;
    let directory = 0;
    for (const { name, bytes } of entries) {
        const large = (0,_zip_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .needsZip64 */ .Fx)({ bytes, offset });
        const nameBytes = Buffer.byteLength(name);
        offset += LOCAL_HEADER + nameBytes + bytes + (large ? DATA_DESCRIPTOR_64 : DATA_DESCRIPTOR);
        directory += DIRECTORY_ENTRY + nameBytes + (large ? DIRECTORY_EXTRA_64 : 0);
    }
    const large = entries.length >= _zip_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UINT16 */ .XJ || directory >= _zip_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UINT32 */ .Rl || offset >= _zip_zip_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UINT32 */ .Rl;
    return offset + directory + END_RECORDS + (large ? END_RECORDS_64 : 0);
}


/***/ }),

/***/ 1407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ReadAheadReader)
/* harmony export */ });
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1567);

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

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ requireSameFile),
/* harmony export */   Th: () => (/* binding */ chunkMemory),
/* harmony export */   gw: () => (/* binding */ readUnchanged),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* unused harmony export CHUNK_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9600);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
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
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file.absolutePath, PLAIN_FILE);
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
    const lists = [whole, parts].map((list) => new PartsInOrder(list, () => changedError(file)));
    return {
        add: (piece) => {
            for (const list of lists)
                list.add(piece);
        },
        end: () => {
            for (const list of lists)
                list.end();
        },
    };
}
function changedError(file, options) {
    return new Error(`"${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it during the scan, then run again', options);
}
/** Compares the content of a file, which comes in pieces, with hashes of some of its parts: in order, without overlap. */
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
    /** @throws the error if a part that ends in this piece has another content */
    add(piece) {
        const end = this.#offset + piece.length;
        for (let part = this.#parts[this.#next]; part !== undefined; part = this.#parts[this.#next]) {
            if (part.start >= end)
                break;
            const partEnd = part.start + part.bytes;
            this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)('sha256');
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
    /** @throws the error if the content has ended before a part */
    end() {
        if (this.#next < this.#parts.length)
            throw this.#describe();
    }
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
