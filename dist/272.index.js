export const id = 272;
export const ids = [272,370];
export const modules = {

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

/***/ 272:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFolderStore: () => (/* binding */ openFolderStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9313);
/* harmony import */ var _cache_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2767);
/* harmony import */ var _entry_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3719);
/* harmony import */ var _tidy_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8869);








/** Entries as files of a folder, which several runs may use at once. @param directory exists */
function openFolderStore(directory) {
    const read = (key) => readEntryFile(directory, key);
    return {
        read,
        readNewest: async (start) => {
            try {
                const key = findNewest(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory), start);
                return key === undefined ? { kind: 'missing' } : await read(key);
            }
            catch (error) {
                return { kind: 'problem', problem: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error) };
            }
        },
        create: (key, text) => createEntryFile(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(directory, `${key}${_entry_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SEALED_END */ .Rp}`), text),
        tidy: async () => {
            await (0,_tidy_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .tidyFolder */ .f)(directory).catch(() => undefined);
        },
    };
}
async function readEntryFile(directory, key) {
    const found = await (0,_cache_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCacheFile */ .l9)(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(directory, `${key}${_entry_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SEALED_END */ .Rp}`));
    if (found === undefined)
        return { kind: 'missing' };
    return found === 'unreadable' ? { kind: 'damaged', key } : { kind: 'entry', key, text: found.text };
}
function findNewest(names, start) {
    const numbers = names
        .filter((name) => name.startsWith(start) && name.endsWith(_entry_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SEALED_END */ .Rp))
        .map((name) => name.slice(start.length, -_entry_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SEALED_END */ .Rp.length))
        .filter((rest) => /^\d{1,9}$/u.test(rest))
        .map(Number);
    return numbers.length === 0 ? undefined : `${start}${String(Math.max(...numbers))}`;
}
/** Writes the text to a file of another name first, and links it: so the file is whole, and only one run creates it. */
async function createEntryFile(file, text) {
    const part = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_2___default().basename(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}${_cache_file_js__WEBPACK_IMPORTED_MODULE_4__/* .PART_END */ .qJ}`);
    try {
        await (0,_cache_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeNewFile */ .S0)(part, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(part, file).catch(async (error) => {
            // Some file systems have no links. There a run that is killed may leave a part of the file.
            if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(error, 'code') === 'EEXIST')
                throw error;
            await (0,_cache_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeNewFile */ .S0)(file, text);
        });
        return { kind: 'created' };
    }
    catch (error) {
        if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(error, 'code') === 'EEXIST')
            return { kind: 'exists' };
        return { kind: 'problem', problem: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error) };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true }).catch(() => undefined);
    }
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
