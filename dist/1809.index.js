export const id = 1809;
export const ids = [1809];
export const modules = {

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


/***/ }),

/***/ 1809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPlatformStore: () => (/* binding */ openPlatformStore)
/* harmony export */ });
/* harmony import */ var _platform_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7938);

/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-jobs-1-';
/** Entries of the platform's cache. */
function openPlatformStore(place) {
    return {
        read: async (key) => {
            const found = await (0,_platform_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntryOf */ .og)(`${KEY_START}${key}`, place);
            return found.kind === 'damaged' ? { kind: 'damaged', key } : withoutStart(found);
        },
        // Every entry has a higher number than those that were there before, so the newest one has the highest.
        readNewest: async (start) => withoutStart(await (0,_platform_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntry */ .hB)([`${KEY_START}${start}`], place)),
        create: async (key, text) => {
            const written = await (0,_platform_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEntry */ .cD)(`${KEY_START}${key}`, text, place);
            return written.kind === 'problem' ? written : { kind: written.kind === 'saved' ? 'created' : 'exists' };
        },
        // The platform removes what was not used for 7 days.
        tidy: () => Promise.resolve(),
    };
}
function withoutStart(found) {
    if (found.kind === 'missing' || found.kind === 'problem')
        return found;
    return { ...found, key: found.key.slice(KEY_START.length) };
}


/***/ })

};
