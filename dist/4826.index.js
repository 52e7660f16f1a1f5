export const id = 4826;
export const ids = [4826];
export const modules = {

/***/ 4826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CachedFolder: () => (/* binding */ CachedFolder)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/core/make-temporary-folder.ts
var make_temporary_folder = __webpack_require__(3276);
// EXTERNAL MODULE: ./src/cache/platform/platform-cache.ts
var platform_cache = __webpack_require__(7938);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./src/cache/clean-files.ts
var clean_files = __webpack_require__(2109);
// EXTERNAL MODULE: ./src/cache/cache-file.ts
var cache_file = __webpack_require__(2767);
// EXTERNAL MODULE: ./src/cache/entry-names.ts
var entry_names = __webpack_require__(3719);
;// CONCATENATED MODULE: ./src/cache/platform/pack-entries.ts






/** The bounds of an entry of the platform's cache, so that it does not grow without end. Evidence never displaces a score. */
const MAX_ENTRIES = 2000;
const MAX_ENTRIES_BYTES = 8 * 1024 * 1024;
const MAX_ALL_EVIDENCE_BYTES = 16 * 1024 * 1024;
const MAX_LINES = 2 * MAX_ENTRIES;
/**
 * Puts the cached results of a folder into one text, one a line, and after them as much of their evidence as fits.
 * @param first the contents whose cached results must not be lost if there is no space for all
 */
async function packEntries(directory, first) {
    const present = (await (0,promises_.readdir)(directory)).filter((name) => (0,entry_names/* isEntryName */.GC)(name));
    const names = [...new Set([clean_files/* CLEAN_FILES_NAME */.m, ...first.map(entry_names/* entryName */.MB), ...present])].slice(0, MAX_ENTRIES);
    const results = await readFitting(directory, names, cache_file/* MAX_ENTRY_BYTES */.oW, MAX_ENTRIES_BYTES);
    const contentIds = [...results.keys()].filter(entry_names/* isEntryName */.GC).map((name) => name.slice(0, -'.json'.length));
    const evidence = await readFitting(directory, contentIds.map(entry_names/* evidenceName */.Xc), entry_names/* MAX_EVIDENCE_BYTES */.bU, MAX_ALL_EVIDENCE_BYTES);
    return [...results.values(), ...evidence.values()].join('');
}
/** Reads files in their order until the next one would be too much. @returns one line for each, by its name */
async function readFitting(directory, names, mostBytesEach, mostBytes) {
    const lines = new Map();
    let bytes = 0;
    for (const name of names) {
        const file = await (0,cache_file/* readCacheFile */.l9)(external_node_path_default().join(directory, name), mostBytesEach);
        if (file === undefined || file === 'unreadable')
            continue;
        bytes += Buffer.byteLength(file.text);
        if (bytes > mostBytes)
            break;
        lines.set(name, file.text.endsWith('\n') ? file.text : `${file.text}\n`);
    }
    return lines;
}
/**
 * Writes the cached results of a text into a folder. The name of each file follows from the content that the result names;
 * whether it may be trusted is decided when it is used.
 * @returns the contents that have a cached result, in the order of the text, and how many lines are no cached results
 */
async function unpackEntries(text, directory) {
    const contentIds = [];
    let damaged = 0;
    const lines = text.split('\n', MAX_LINES + 1).filter((line) => line !== '');
    for (const line of lines.slice(0, MAX_LINES)) {
        const file = nameOf(line);
        if (file === undefined)
            damaged += 1;
        else {
            await (0,cache_file/* writeCacheFile */.kX)(external_node_path_default().join(directory, file.name), `${line}\n`);
            if (file.contentId !== undefined)
                contentIds.push(file.contentId);
        }
    }
    return { contentIds, damaged };
}
function nameOf(line) {
    const bytes = Buffer.byteLength(line);
    const shown = (0,entry_names/* evidenceContentId */.OU)(line);
    if (shown !== undefined)
        return bytes < entry_names/* MAX_EVIDENCE_BYTES */.bU ? { name: (0,entry_names/* evidenceName */.Xc)(shown) } : undefined;
    if (bytes >= cache_file/* MAX_ENTRY_BYTES */.oW)
        return undefined;
    try {
        const sealed = JSON.parse(line);
        const contentId = (0,json/* textAt */.$6)(sealed, 'body', 'content_id');
        if ((0,entry_names/* isDigest */.Bc)(contentId))
            return { name: (0,entry_names/* entryName */.MB)(contentId), contentId };
        return (0,json.at)(sealed, 'body', 'kind') === 'clean-files' ? { name: clean_files/* CLEAN_FILES_NAME */.m } : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/cache/platform/cached-folder.ts






/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-records-1-';
/** A folder of cached results that is filled from the platform's cache, and saved to it as a whole. */
class CachedFolder {
    #options;
    #folder;
    #contentIds = [];
    #restored = '';
    #damaged = 0;
    constructor(options, folder) {
        this.#options = options;
        this.#folder = folder;
    }
    /** Fills a new folder from the newest entry of this branch, or of the branches that it may read. */
    static async open(options) {
        const cache = new CachedFolder(options, await (0,make_temporary_folder/* makeTemporaryFolder */.w)());
        await (0,promises_.mkdir)(cache.directory);
        await cache.#restore();
        return cache;
    }
    /** The folder with one file for each cached result. */
    get directory() {
        return external_node_path_default().join(this.#folder, 'records');
    }
    /** The lines of the entry that are no cached results. */
    get damaged() {
        return this.#damaged;
    }
    /** Saves the folder under a new key, if it has changed. @param first see {@link packEntries} */
    async save(first) {
        const text = await packEntries(this.directory, [...first, ...this.#contentIds]);
        if (text === '' || text === this.#restored)
            return;
        // Entries cannot be changed: another content has another key.
        const key = `${this.#keys[0]}${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32)}`;
        const result = await (0,platform_cache/* writeEntry */.cD)(key, text, this.#options);
        const { log } = this.#options.runner;
        if (result.kind === 'problem') {
            log.info(`The results could not be saved in the cache: ${result.problem}.`);
        }
        else
            log.info('The results of this run are saved in the cache of the repository.');
    }
    /** Removes the folder. */
    async close() {
        await (0,promises_.rm)(this.#folder, { recursive: true, force: true });
    }
    async #restore() {
        const entry = await (0,platform_cache/* readEntry */.hB)(this.#keys, this.#options);
        if (entry.kind === 'problem') {
            this.#options.runner.log.info(`The cache of earlier results could not be read: ${entry.problem}.`);
        }
        if (entry.kind === 'damaged')
            this.#damaged = 1;
        if (entry.kind !== 'entry')
            return;
        const { contentIds, damaged } = await unpackEntries(entry.text, this.directory);
        this.#contentIds = contentIds;
        this.#damaged = damaged;
        this.#restored = entry.text;
    }
    get #keys() {
        const scope = (0,external_node_crypto_.createHash)('sha256').update(this.#options.scope).digest('hex').slice(0, 12);
        return [`${KEY_START}${scope}-`, KEY_START];
    }
}


/***/ }),

/***/ 7938:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cD: () => (/* binding */ writeEntry),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   og: () => (/* binding */ readEntryOf)
/* harmony export */ });
/* unused harmony export findEntryUrlFault */
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _http_availability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5521);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4296);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9313);
/* harmony import */ var _core_private_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4841);
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5025);
/* harmony import */ var _redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9049);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9600);











/**
 * A client of the platform's cache, version 2 of its interface (docs/decisions.md). An entry is one
 * text, compressed with gzip. It never leaves memory, so an entry cannot write files.
 */
/** The limit for one entry. The cache only saves time: it must not cost much. */
const TIME_LIMIT_MS = 45_000;
const REQUEST_LIMITS = { requestTimeoutMs: 20_000, maxAttempts: 3 };
const MAX_ANSWER_BYTES = 64 * 1024;
/** A larger entry, compressed or not, was not written by this program. */
const MAX_ENTRY_BYTES = 32 * 1024 * 1024;
const SERVICE = '/twirp/github.actions.results.api.v1.CacheService';
/** The form of our entries: the platform finds only entries of the same version. SHA-256 of `model-security-records gzip`. */
const VERSION = 'd04371ea0a658b92a05f45d7dff04c21e229c569e510cf26c08230f78dc355ed';
/**
 * Reads the newest entry whose key begins as wanted. It never fails: without a cache a run only takes longer.
 * @param keys the beginnings of keys, the most wanted first
 */
function readEntry(keys, place) {
    return readWhere(keys, () => true, place);
}
/** Reads the entry of exactly this key, or none: the platform also finds keys that only begin so. It never fails. */
function readEntryOf(key, place) {
    return readWhere([key], (found) => found === key, place);
}
function readWhere([key, ...others], isWanted, place) {
    return withCache(place, ['none', 'write-only'], async (cache) => {
        const answer = await cache.call('GetCacheEntryDownloadURL', {
            key,
            restore_keys: others,
            version: VERSION,
        });
        const found = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__/* .textAt */ .$6)(answer, 'matched_key') ?? key;
        if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__.at)(answer, 'ok') !== true || !isWanted(found))
            return { kind: 'missing' };
        const packed = await cache.transfer((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__/* .textAt */ .$6)(answer, 'signed_download_url'));
        try {
            const text = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gunzip)(packed, { maxOutputLength: MAX_ENTRY_BYTES });
            return { kind: 'entry', key: found, text: text.toString('utf8') };
        }
        catch {
            return { kind: 'damaged', key: found };
        }
    });
}
/**
 * Writes an entry under a new key. It never fails.
 * @returns `exists` if another run has written the entry of this key, or is about to
 */
function writeEntry(key, text, place) {
    return withCache(place, ['none', 'read'], async (cache) => {
        const packed = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip)(text);
        const created = await cache.call('CreateCacheEntry', { key, version: VERSION });
        if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__.at)(created, 'ok') !== true && saysExists(created))
            return { kind: 'exists' };
        requireOk(created);
        await cache.transfer((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__/* .textAt */ .$6)(created, 'signed_upload_url'), packed);
        const size_bytes = String(packed.length);
        requireOk(await cache.call('FinalizeCacheEntryUpload', { key, version: VERSION, size_bytes }));
        return { kind: 'saved' };
    });
}
/** The platform answers 409 with `already_exists`; older versions of it said so in the message of a refusal. */
function saysExists(answer) {
    return ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__/* .textAt */ .$6)(answer, 'code') === 'already_exists' || /already exists/iu.test((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__/* .textAt */ .$6)(answer, 'message') ?? ''));
}
/** @param forbidden the modes of the cache (ACTIONS_CACHE_MODE) that do not allow the work */
async function withCache({ runner, signal }, forbidden, work) {
    const { variable, log, clock, secrets } = runner;
    const mode = variable('ACTIONS_CACHE_MODE').trim().toLowerCase();
    if (forbidden.includes(mode))
        return { kind: 'problem', problem: `its mode is "${mode}"` };
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const ending = { signal: AbortSignal.any([signal, limit]), redact: (text) => secrets.redact(text) };
    const transport = (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .createTransport */ .o)({ ...REQUEST_LIMITS, ...ending, log, clock });
    try {
        return await work(openCache(transport, variable));
    }
    catch (error) {
        const isSlow = limit.aborted && !signal.aborted;
        const problem = isSlow ? `it took more than ${String(TIME_LIMIT_MS / 1000)} s` : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
        return { kind: 'problem', problem: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_8__/* .bounded */ .Mm)(problem).replace(/\.$/u, '') };
    }
    finally {
        transport.close();
    }
}
function openCache(transport, variable) {
    return {
        async call(operation, body) {
            const token = variable('ACTIONS_RUNTIME_TOKEN');
            const answer = await transport.send({
                ...describeRequest(operation, new URL(`${SERVICE}/${operation}`, variable('ACTIONS_RESULTS_URL')), token),
                // If the answer is lost, a second request would find the entry of the first one, as if another run had made it.
                rule: operation === 'CreateCacheEntry' ? 'submission' : 'repeatable',
                method: 'POST',
                headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
                body: JSON.stringify(body),
                maxAnswerBytes: MAX_ANSWER_BYTES,
            });
            if (answer.status !== 409)
                requireSuccess(operation, answer);
            return readJson(operation, answer);
        },
        async transfer(address = '', packed) {
            const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_10__/* .parseUrl */ .Dl)(address);
            if (url === undefined)
                throw new Error('the cache gave no address for the entry');
            const fault = findEntryUrlFault(url, new URL(variable('ACTIONS_RESULTS_URL')));
            if (fault !== undefined)
                throw new Error(fault);
            const request = describeRequest('transfer of an entry', url, url.search.slice(1));
            const answer = await transport.send(packed === undefined
                ? { ...request, method: 'GET', headers: {}, maxAnswerBytes: MAX_ENTRY_BYTES }
                : {
                    ...request,
                    method: 'PUT',
                    // The platform keeps entries in Azure's storage, which wants to know the kind of blob.
                    headers: { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' },
                    body: { bytes: packed.length, open: () => node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from([packed]) },
                    maxAnswerBytes: MAX_ANSWER_BYTES,
                });
            requireSuccess('transfer of an entry', answer);
            return answer.body;
        },
    };
}
/**
 * Finds the reason that an entry must not go to an address, nor come from it. As with uploads, only a cache on a private
 * network may name addresses there.
 * @param cache the address of the cache itself
 * @returns undefined if the address may be used
 */
function findEntryUrlFault(url, cache) {
    const isSafe = url.protocol === 'https:' && !(0,_core_private_host_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrivateHost */ .S)(url.hostname);
    return isSafe || (0,_core_private_host_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrivateHost */ .S)(cache.hostname)
        ? undefined
        : `the cache names an address for the entry that is private or not https (${url.host})`;
}
/** @param secret removed from what a message quotes */
function describeRequest(operation, url, secret) {
    const redact = (text) => (secret === '' ? text : text.replaceAll(secret, '***'));
    return { operation, rule: 'repeatable', url, redact, readFault: _http_availability_js__WEBPACK_IMPORTED_MODULE_3__/* .readServiceFault */ .e };
}
function readJson(operation, { body }) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        throw new Error(`${operation} was not answered with JSON`);
    }
}
function requireSuccess(operation, { status, body, redact }) {
    if (status >= 200 && status < 300)
        return;
    throw new Error(`${operation} was answered with status ${String(status)}: ${(0,_redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .redactedExcerpt */ .a)(body, 200, redact)}`);
}
/** @throws Error with the platform's reason if it refuses, for example because there is an entry of that key */
function requireOk(answer) {
    if ((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__.at)(answer, 'ok') !== true)
        throw new Error((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_9__/* .textAt */ .$6)(answer, 'message') ?? 'the cache refused the entry');
}


/***/ })

};
