export const id = 4040;
export const ids = [4040];
export const modules = {

/***/ 5437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ removeLeftFolders),
/* harmony export */   n: () => (/* binding */ nameTemporaryFolder)
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
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9313);






const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;
/**
 * Names a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it if this
 * process is killed. Whoever needs the folder creates it.
 */
function nameTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    return node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, `${ownStart()}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
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
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(error, 'code') !== 'ESRCH';
    }
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

/***/ 3276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_temporary_folder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5437);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);





/**
 * Creates a folder for files that only this process needs, and removes those that killed processes left.
 * @throws ServiceError `invalid-input` if the folder for temporary files cannot be written
 */
async function makeTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    await (0,_model_security_scan_common_temporary_folder__WEBPACK_IMPORTED_MODULE_2__/* .removeLeftFolders */ .b)(root);
    const folder = (0,_model_security_scan_common_temporary_folder__WEBPACK_IMPORTED_MODULE_2__/* .nameTemporaryFolder */ .n)(root);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('invalid-input', `No folder for temporary files could be made in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}. Expected a folder that exists, has space ` +
            'left, and that the user of this process may write to. Make it so, or name another one in the environment variable ' +
            `${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}.`, { cause: error });
    }
    return folder;
}


/***/ }),

/***/ 1659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareModels: () => (/* binding */ compareModels),
  requireBase: () => (/* binding */ requireBase)
});

// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/artifacts/plan.ts + 1 modules
var plan = __webpack_require__(159);
// EXTERNAL MODULE: ./src/artifacts/digest-analyses.ts
var digest_analyses = __webpack_require__(2318);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/core/log.ts
var log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
;// CONCATENATED MODULE: ./src/decide/compare/match-models.ts


/** Pairs the models of two commits: by name, those that are left by the content of the model, and then by its path. */
function matchModels(now, before) {
    const left = new Set(before);
    const found = new Map();
    for (const idOf of [({ model }) => model, contentOf, pathOf]) {
        for (const side of now) {
            const own = found.has(side) ? undefined : idOf(side);
            const old = own === undefined ? undefined : [...left].find((one) => idOf(one) === own);
            if (old === undefined)
                continue;
            found.set(side, old);
            left.delete(old);
        }
    }
    const pairs = now.map((side) => {
        const old = found.get(side);
        return { now: side, ...(old && { before: old }) };
    });
    return [...pairs, ...[...left].map((side) => ({ before: side }))];
}
function pathOf({ specs: [spec] }) {
    return spec?.artifacts.find(({ slot }) => slot === 'model')?.path;
}
function contentOf(side) {
    return side.contents.get(pathOf(side) ?? '');
}
/**
 * Finds what of a model differs between two commits: the slots whose files do, and what the config file says of it.
 * @returns an empty list if nothing does
 */
function differencesOf(now, before) {
    const [own, old] = [partsByAttack(now), partsByAttack(before)];
    const found = [...own].flatMap(([attack, parts]) => {
        const others = old.get(attack);
        if (others === undefined)
            return [];
        return [...new Set([...parts.keys(), ...others.keys()])].filter((part) => parts.get(part) !== others.get(part));
    });
    const isOther = own.size !== old.size || [...own.keys()].some((attack) => !old.has(attack));
    return [...new Set(isOther ? [...found, 'attacks'] : found)];
}
/** What each attack of a model is given. */
function partsByAttack({ specs, contents }) {
    return new Map(specs.map(({ name, task, fields, local, artifacts }) => {
        const { output, preprocessing, predict, normalizesData, settings } = local ?? {};
        const files = artifacts.map(({ slot, path }) => [slot, contents.get(path) ?? '']);
        const said = { task, config: { fields, normalizesData }, output, preprocessing, predict, settings };
        const parts = Object.entries(said).map(([part, value]) => [part, (0,canonical_json/* canonicalJson */.d)(value ?? null)]);
        return [name.split('/').at(-1) ?? '', new Map([...files, ...parts])];
    }));
}
/** The analysis that stands for a model in a comparison: one that reads a model file. */
function representative({ specs }) {
    return specs.find((spec) => spec.fields.use_model_api !== 'yes' &&
        !(0,local_analysis/* callsPython */.sP)(spec) &&
        ['model', 'data'].every((slot) => spec.artifacts.some((artifact) => artifact.slot === slot)));
}

// EXTERNAL MODULE: ./src/settings/base-policy-input.ts
var base_policy_input = __webpack_require__(4146);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
// EXTERNAL MODULE: ./src/decide/baseline/paired-outcomes.ts
var paired_outcomes = __webpack_require__(7543);
// EXTERNAL MODULE: ./src/decide/policy/attack-settings.ts
var attack_settings = __webpack_require__(6121);
// EXTERNAL MODULE: ./src/facts/measured.ts
var measured = __webpack_require__(5359);
;// CONCATENATED MODULE: ./src/run/compare/compare-attacks.ts






/**
 * Compares attacks input by input with those of the versions before, as far as these are known.
 * @param before the analyses of the base, of the models that changed
 * @returns what changed, by the name of the analysis of the base. Notes may hold untrusted text
 */
async function compareAttacks(before, { run, versions, isAttacked, results }) {
    const pairs = before.flatMap((analysis) => {
        const { name, attack } = analysis.spec;
        const now = results.find((result) => result.spec.name === name);
        if (now?.state !== 'passed' && now?.state !== 'vulnerable')
            return [];
        const isRun = isAttacked && attack === 'evasion';
        return [{ now, isRun, before: analysis, asked: isRun ? asNow(analysis, now) : analysis }];
    });
    const asked = pairs.map((pair) => pair.asked);
    const { kept } = await versions.recall(asked.map(({ spec }) => spec), () => Promise.resolve(asked));
    const compared = new Map();
    for (const pair of pairs) {
        const { name, attack } = pair.before.spec;
        if (catalog/* DESCRIPTORS */.xg[attack].paired === undefined || !(pair.isRun || kept.has(name)))
            continue;
        const old = await analyseBefore(pair, versions, run);
        const paired = typeof old === 'string' ? old : ((0,paired_outcomes/* comparePaired */.dS)(pair.now, old) ?? UNKNOWN);
        compared.set(name, typeof paired === 'string'
            ? { note: `${attack} was not compared input by input: ${paired.replace(/\.$/u, '')}.` }
            : { attack, ...paired.counts });
    }
    return compared;
}
const UNKNOWN = 'it is not known which inputs fell';
/** Gives an attack on the version before what that on the version of now chose: it would choose otherwise for each model. */
function asNow(analysis, { outcomes, skill }) {
    const { spec } = analysis;
    const { local } = spec;
    if (local === undefined)
        return analysis;
    const settings = {
        ...(0,present/* present */.E)({ tolerance: skill?.tolerance }),
        ...local.settings,
        ...(0,present/* present */.E)({ eps: outcomes?.eps }),
    };
    return { ...analysis, spec: { ...spec, local: { ...local, settings } } };
}
/** Finds what the attack finds in the version before, or says why it has no result: a clause. */
async function analyseBefore({ before, asked }, versions, { runner }) {
    const { spec, digests = {} } = before;
    const watch = quietWatch((0,log/* logAbout */.U)(`${spec.name} of the base`, runner.log));
    const finding = await versions.await(await versions.start(asked, watch), watch);
    if (finding.kind !== 'ended')
        return `the attack on the base has no result. ${finding.why}`;
    return {
        ...(0,measured/* pickMeasured */.k)(finding),
        name: spec.name,
        isVulnerable: false,
        digests: new Map(Object.entries(digests)),
        settings: (0,attack_settings/* attackSettings */.y)(spec),
        ...(finding.outcomes?.eps !== undefined && { eps: finding.outcomes.eps }),
    };
}
function quietWatch(log) {
    return {
        log,
        submitting: () => Promise.resolve(),
        answered: () => Promise.resolve(),
        started: () => undefined,
        warn: (text) => {
            log.info(text);
        },
        progress: () => undefined,
    };
}

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./packages/common/src/paths.ts
var paths = __webpack_require__(5971);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/core/make-temporary-folder.ts
var make_temporary_folder = __webpack_require__(3276);
;// CONCATENATED MODULE: ./src/run/compare/base-workspace.ts







/** All files together have at most so many bytes. */
const MOST_BYTES = 16 * 2 ** 30;
const POINTER = /^version https:\/\/git-lfs\.[^\n]*\n(?:[^\n]*\n)*oid sha256:(?<oid>[0-9a-f]{64})\n/u;
const MOST_POINTER_BYTES = 1024;
/**
 * Files of a base commit as a workspace of its own: what is read of it is what a checkout of that commit would have at the
 * same paths. Each file is written once, when it is wanted.
 */
class BaseWorkspace {
    #base;
    #written = new Map();
    #ids;
    #folder;
    #bytes = 0;
    constructor(base) {
        this.#base = base;
    }
    get commit() {
        return this.#base.files.commit;
    }
    /** Git's ids of everything that the commit holds. */
    get ids() {
        this.#ids ??= new Set(Array.from(this.#base.files.files.values(), ({ id }) => id));
        return this.#ids;
    }
    get isPlaced() {
        return this.#base.isPlaced;
    }
    get folder() {
        this.#folder ??= (0,make_temporary_folder/* makeTemporaryFolder */.w)().then((folder) => (0,promises_.realpath)(folder));
        return this.#folder;
    }
    /** Finds the files of the commit at a path of the workspace: one, or those of a folder. */
    filesAt(wanted) {
        const { files, prefix } = this.#base;
        const place = external_node_path_default().posix.normalize(wanted).replace(/\/$/u, '');
        if (!place.startsWith(prefix))
            return [];
        const inside = place.slice(prefix.length);
        const single = files.files.get(inside);
        if (single !== undefined)
            return [{ path: place, file: single }];
        const start = inside === '.' || inside === '' ? '' : `${inside}/`;
        return [...files.files.values()]
            .filter((file) => file.path.startsWith(start))
            .map((file) => ({ path: prefix + file.path, file }));
    }
    /**
     * Writes files of the commit.
     * @returns why that is not possible: sentences; undefined if they are there
     * @throws the reason of the run's signal
     */
    async write(wanted, signal) {
        for (const one of wanted) {
            signal.throwIfAborted();
            // Models that are compared at the same time may share a file.
            const written = this.#written.get(one.path) ?? this.#writeOne(one, signal);
            this.#written.set(one.path, written);
            const fault = await written;
            if (fault !== undefined)
                return fault;
        }
        return undefined;
    }
    async remove() {
        const folder = await this.#folder?.catch(() => undefined);
        if (folder !== undefined)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
    async #writeOne({ path: place, file }, signal) {
        const { files } = this.#base;
        const shown = `${(0,sanitize/* quotedName */.aH)(place)} of the base commit`;
        this.#bytes += file.bytes;
        if (file.bytes > files.mostBytes || this.#bytes > MOST_BYTES) {
            return (`${shown} has ${(0,number_words/* formatBytes */.z3)(file.bytes)}, more than can be read of it this way. Give actions/checkout the line ` +
                '"fetch-depth: 0", so that it is read from the checkout.');
        }
        const folder = await this.folder;
        const target = external_node_path_default().join(folder, place);
        if (!(0,paths/* isInside */.FK)(folder, target))
            return `${shown} lies outside of the repository.`;
        try {
            await (0,promises_.mkdir)(external_node_path_default().dirname(target), { recursive: true });
            await files.write(file, target);
            return await this.#resolvePointer(target, file.bytes, shown);
        }
        catch (error) {
            signal.throwIfAborted();
            return `${shown} could not be read: ${(0,errors/* messageOf */.bD)(error)}`;
        }
    }
    /** Puts the content in the place of a Git LFS pointer, if it is on this machine. */
    async #resolvePointer(target, bytes, shown) {
        if (bytes > MOST_POINTER_BYTES)
            return undefined;
        const { oid } = POINTER.exec(await (0,promises_.readFile)(target, 'latin1'))?.groups ?? {};
        if (oid === undefined)
            return undefined;
        const { lfsFolder, files } = this.#base;
        const content = external_node_path_default().join(lfsFolder ?? '', oid.slice(0, 2), oid.slice(2, 4), oid);
        const isHere = lfsFolder !== undefined && (await (0,promises_.stat)(content).catch(() => undefined))?.isFile() === true;
        if (!isHere) {
            return `${shown} is a Git LFS pointer, and its content is not here. Fetch it before: git lfs fetch origin ${files.commit}`;
        }
        await (0,promises_.rm)(target);
        await (0,promises_.copyFile)(content, target);
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
;// CONCATENATED MODULE: ./src/files/git-commit.ts






/** The list of all files of a commit has at most so many bytes: a million files. */
const MAX_LIST_BYTES = 256 * 1024 * 1024;
const MOST_FILE_BYTES = 8 * 2 ** 30;
/** Nothing is fetched, no index is written, nobody is asked. */
const ENVIRONMENT = { GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
/**
 * Opens a commit by the objects of a checkout, with git.
 * @param folder absolute, in the checkout
 * @param ref a commit id, a branch, a tag
 * @returns undefined if there is no git, no checkout, or no such commit in it
 */
async function openGitCommit(folder, ref) {
    const commit = await readLine(folder, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${ref}^{commit}`,
    ]);
    if (commit === undefined || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(commit))
        return undefined;
    const list = await run(folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
    if (list === undefined)
        return undefined;
    const files = list.toString('utf8').split('\0').flatMap(readEntry);
    return {
        commit,
        files: new Map(files.map((file) => [file.path, file])),
        mostBytes: MOST_FILE_BYTES,
        write: async ({ id, path }, target) => {
            const child = start(folder, ['cat-file', 'blob', id]);
            const ended = exitOf(child);
            await (0,external_node_stream_promises_.pipeline)(child.stdout, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx', mode: 0o600 }));
            if ((await ended) !== 0)
                throw new Error(`git could not read ${path} at ${commit.slice(0, 7)}`);
        },
    };
}
/** A line of `ls-tree -l`: mode, type, id, size, tab, path. */
function readEntry(line) {
    const [, id, bytes, path] = /^100[0-7]{3} blob ([0-9a-f]+) +(\d+)\t(.+)$/su.exec(line) ?? [];
    return id === undefined || path === undefined ? [] : [{ path, id, bytes: Number(bytes) }];
}
/**
 * Computes git's ids of the content of a file: its own, and that of the pointer that stands for it if Git LFS keeps it.
 * @param like an id of the same repository, whose length tells the hash
 */
async function contentIds(file, bytes, like) {
    const blob = (size) => (0,external_node_crypto_.createHash)(like.length > 40 ? 'sha256' : 'sha1').update(`blob ${String(size)}\0`);
    const [own, content] = [blob(bytes), (0,external_node_crypto_.createHash)('sha256')];
    for await (const chunk of (0,external_node_fs_.createReadStream)(file)) {
        const read = Buffer.from(chunk);
        own.update(read);
        content.update(read);
    }
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${content.digest('hex')}\nsize ${String(bytes)}\n`;
    return { own: own.digest('hex'), pointer: blob(pointer.length).update(pointer).digest('hex') };
}
async function readLine(folder, parameters) {
    return (await run(folder, parameters))?.toString('utf8').trim();
}
/** @returns undefined if git is not there or fails */
async function run(folder, parameters) {
    const child = start(folder, parameters);
    const ended = exitOf(child);
    const output = await (0,consumers_.buffer)(limited(child.stdout));
    return (await ended) === 0 ? output : undefined;
}
async function* limited(pieces) {
    let bytes = 0;
    for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > MAX_LIST_BYTES)
            throw new Error('The commit has too many files.');
        yield piece;
    }
}
function start(folder, parameters) {
    return (0,external_node_child_process_.spawn)('git', ['-C', folder, ...parameters], {
        // On Windows a program is looked for in this folder first, so it must not be one of the repository.
        cwd: (0,external_node_os_.tmpdir)(),
        env: { ...process.env, ...ENVIRONMENT },
        stdio: ['ignore', 'pipe', 'ignore'],
        windowsHide: true,
    });
}
/** @returns the exit status; undefined if git could not be started, or a signal ended it */
async function exitOf(child) {
    return new Promise((resolve) => {
        child.once('error', () => {
            resolve(undefined);
        });
        child.once('close', (code) => {
            resolve(code ?? undefined);
        });
    });
}

;// CONCATENATED MODULE: ./src/run/compare/model-contents.ts


/**
 * Groups analyses by model, with git's ids of their files: those of the run are computed, those of the base are known. A file that the
 * base keeps in Git LFS has the id of its pointer.
 */
async function sidesOfRun(analyses, base) {
    const ids = new Map();
    const idOf = (artifact) => {
        const known = ids.get(artifact.path) ?? model_contents_contentOf(artifact, base);
        ids.set(artifact.path, known);
        return known;
    };
    return Promise.all([...Map.groupBy(analyses, ({ spec }) => spec.model)].map(async ([model, some]) => {
        const artifacts = some.flatMap((one) => one.artifacts);
        const contents = await Promise.all(artifacts.map(async (artifact) => [artifact.path, await idOf(artifact)]));
        return { model, specs: some.map(({ spec }) => spec), contents: new Map(contents) };
    }));
}
async function model_contents_contentOf({ files, form }, base) {
    const ids = [];
    for (const { name, absolutePath, bytes } of files) {
        const { own, pointer } = await contentIds(absolutePath, bytes, base.commit);
        ids.push([name, base.ids.has(pointer) ? pointer : own]);
    }
    return form === 'folder' ? joined(ids) : (ids[0]?.[1] ?? '');
}
function joined(ids) {
    return JSON.stringify(ids.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
/**
 * Groups the analyses of the base by model, with git's ids of their files.
 * @param now the analyses of the run: a model of theirs at the same path tells which files beside it belong to it
 */
function sidesOfBase(specs, base, now) {
    const together = new Map(now.flatMap(({ artifacts }) => artifacts.map(({ path: own, files }) => [own, files])));
    const contentAt = (place) => {
        const found = base.filesAt(place);
        const [first] = found;
        if (first === undefined)
            return undefined;
        const folder = external_node_path_default().posix.normalize(place).replace(/\/$/u, '');
        const isFile = found.length === 1 && first.path === folder;
        const files = together.get(place) ?? [];
        if (isFile && files.length < 2)
            return first.file.id;
        const start = isFile ? external_node_path_default().posix.dirname(folder) : folder;
        const all = isFile ? files.flatMap(({ name }) => base.filesAt(external_node_path_default().posix.join(start, name))) : found;
        return joined(all.map(({ path: own, file }) => [external_node_path_default().posix.relative(start, own), file.id]));
    };
    return [...Map.groupBy(specs, ({ model }) => model)].map(([model, some]) => {
        const paths = some.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path));
        return { model, specs: some, contents: new Map(paths.map((place) => [place, contentAt(place)])) };
    });
}

// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
// EXTERNAL MODULE: ./src/decide/policy/base-commit.ts
var base_commit = __webpack_require__(1694);
;// CONCATENATED MODULE: ./src/run/compare/open-base.ts






/**
 * Opens the commit that the models of a run are compared with: the objects of the checkout have it, or GitHub does.
 * @param ref what the command line names; without it the base of the pull request counts
 * @param analyses those of the run: their files tell where the checkout is, if no config file does
 * @returns undefined if the run has no base
 * @throws the reason of the run's signal
 */
async function openBase(context, ref, analyses) {
    const { event } = context.runner;
    const base = ref === undefined ? (0,base_commit/* readBaseCommit */.F)(event) : { kind: 'commit', sha: ref };
    if (base.kind === 'none')
        return undefined;
    if (base.kind === 'not-named') {
        return { fault: `The ${event.eventName} event does not name the base commit.` };
    }
    const folder = await findCheckout(context, analyses);
    const checkout = external_node_path_default().join(context.settings.workspace, folder ?? '');
    const prefix = folder === undefined || folder === '' ? '' : `${folder}/`;
    const found = folder === undefined ? undefined : await openGitCommit(checkout, base.sha);
    const files = found ?? (ref === undefined ? await openOnGithub(context, base.sha) : unknownRef(ref));
    return 'fault' in files
        ? files
        : { files, prefix, isPlaced: folder !== undefined, lfsFolder: await findLfsFolder(checkout) };
}
async function findCheckout({ settings: { workspace, configFile } }, [first]) {
    const [folder] = await (0,workspace_head/* findCheckouts */.FP)(workspace, configFile ?? first?.spec.artifacts[0]?.path ?? '');
    return folder;
}
function unknownRef(ref) {
    const shown = (0,sanitize/* plainLine */.h0)(ref, 100);
    return {
        fault: `The checkout has no commit "${shown}", or git is not there. Fetch it before: git fetch origin ${shown}`,
    };
}
async function openOnGithub({ runner, settings, signal }, commit) {
    try {
        const { openGithubForRun } = await __webpack_require__.e(/* import() */ 5475).then(__webpack_require__.bind(__webpack_require__, 5475));
        const github = await openGithubForRun(runner, settings, signal);
        return await github.openCommit(commit);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof errors/* GithubError */.E1))
            throw error;
        return { fault: error.message };
    }
}
async function findLfsFolder(checkout) {
    try {
        const { common } = await (0,workspace_head/* openRepository */.h_)(external_node_path_default().join(checkout, '.git'));
        return external_node_path_default().join(common, 'lfs', 'objects');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/run/files/model-coverage.ts + 2 modules
var model_coverage = __webpack_require__(5021);
;// CONCATENATED MODULE: ./src/run/compare/stale-models.ts




/** Kinds of comparisons by which the file that is attacked may be that of the base. */
const MAYBE_OLD = ['same', 'renamed', 'changed'];
/**
 * Finds files of `covers` that changed since the base although the file that is attacked in their place did not, as when weights were
 * trained again and not converted: what is attacked is then no longer the model that is used.
 * @param covered the models that count as attacked because of `covers`
 * @returns the comparison with these files, if there are some
 */
async function withStaleFiles(comparison, covered, { run: { settings }, base }) {
    const { model, kind, differs = [] } = comparison;
    if (!MAYBE_OLD.includes(kind) || differs.includes('model'))
        return comparison;
    const { workspace, supplyChain } = settings;
    const patterns = supplyChain.covers
        .filter((entry) => entry.model === model)
        .map((entry) => (0,model_coverage/* readPattern */.Z)(entry, workspace));
    const stale = [];
    for (const file of covered.filter((one) => patterns.some((pattern) => pattern.matches(one)))) {
        if (await hasChanged(file, workspace, base))
            stale.push(file);
    }
    return stale.length === 0 ? comparison : { ...comparison, stale };
}
/** True for a file that the base has with another content. */
async function hasChanged(file, workspace, base) {
    const before = base.filesAt(file).find((one) => one.path === file);
    const now = external_node_path_default().join(workspace, file);
    const found = await (0,promises_.stat)(now).catch(() => undefined);
    if (before === undefined || found?.isFile() !== true)
        return false;
    const { own, pointer } = await contentIds(now, found.size, base.commit);
    return ![own, pointer].includes(before.file.id);
}

;// CONCATENATED MODULE: ./src/run/compare/compare-models.ts















/** As many models are compared at once; the machine lets fewer run if it cannot carry them. */
const MOST_AT_ONCE = 4;
/**
 * Compares the models of a run with those of its base commit: names, files, data, and what they answer.
 * @param analyses those of the run, with their files
 * @param found what the run found
 * @returns undefined if the run has no base
 * @throws the reason of the run's signal
 */
async function compareModels(run, { isAttacked, ref }, analyses, { results, covered }) {
    const { runner, openVersions } = run;
    const opened = await openBase(run, ref, analyses);
    if (opened === undefined) {
        runner.log.info('compare has no effect, because this run is not about a pull request.');
        return undefined;
    }
    if ('fault' in opened)
        return { base: '', models: [], fault: opened.fault };
    const { commit } = opened.files;
    const base = new BaseWorkspace(opened);
    const versions = openVersions?.();
    if (versions === undefined)
        return undefined;
    try {
        const specs = await readBaseSpecs(run, base, analyses);
        if ('fault' in specs)
            return { base: commit, models: [], ...specs };
        const pairs = matchModels(await sidesOfRun(analyses, base), sidesOfBase(specs.specs, base, analyses));
        const compare = { run, base, versions, isAttacked, analyses, results };
        const compared = await (0,concurrency/* mapConcurrently */.X)(pairs, MOST_AT_ONCE, (pair) => comparePair(pair, compare));
        const attacks = await compareAttacks(compared.flatMap(({ before = [] }) => before), compare);
        const models = compared.map((one) => withAttacks(one, attacks));
        return {
            base: commit,
            models: await (0,concurrency/* mapConcurrently */.X)(models, 1, (one) => withStaleFiles(one, covered, compare)),
        };
    }
    finally {
        await versions.close(run.signal.aborted ? 'discard' : 'keep');
        await base.remove();
    }
}
/** @throws InvalidInputError if the commit that the command line names cannot be opened */
async function requireBase(run, ref, analyses) {
    const opened = await openBase(run, ref, analyses);
    if (opened === undefined || !('fault' in opened))
        return;
    throw new problem/* InvalidInputError */.oC([{ place: { kind: 'input', input: 'base' }, message: opened.fault }]);
}
function withAttacks({ comparison, before = [] }, attacks) {
    const own = before.flatMap(({ spec }) => attacks.get(spec.name) ?? []);
    const { change } = comparison;
    if (change === undefined || own.length === 0)
        return comparison;
    const counts = own.flatMap((one) => ('note' in one ? [] : [one]));
    const notes = [...change.notes, ...own.flatMap((one) => ('note' in one ? [one.note] : []))];
    return { ...comparison, change: { ...change, notes }, ...(counts.length > 0 && { attacks: counts }) };
}
/** Reads which analyses the base has. Without a config file in the repository both have the same. */
async function readBaseSpecs({ settings, signal, runner }, base, analyses) {
    const { configFile } = settings;
    if (configFile === undefined)
        return { specs: analyses.map(({ spec }) => spec) };
    const found = base.filesAt(configFile);
    if (found.length === 0)
        return base.isPlaced ? { specs: [] } : { fault: NOT_PLACED };
    if (found.some(({ file }) => file.bytes > MOST_CONFIG_BYTES))
        return { fault: TOO_LARGE };
    const fault = await base.write(found, signal);
    if (fault !== undefined)
        return { fault };
    const text = await (0,promises_.readFile)(external_node_path_default().join(await base.folder, configFile), 'utf8');
    const config = { path: configFile, shown: `${configFile} at the base`, text };
    const read = await (0,base_policy_input/* readBasePolicy */.w)({ config, baseline: undefined }, settings);
    read.secrets.forEach(runner.mask);
    const [first] = read.problems;
    if (first === undefined)
        return { specs: read.policy.analyses };
    return { fault: `The config file of the base is not valid: ${(0,problem/* describeProblem */.BJ)(first)}` };
}
const MOST_CONFIG_BYTES = 2 * 1024 * 1024;
const TOO_LARGE = 'The config file of the base is larger than 2 MiB.';
/** Models are not called new because of a path that may be wrong. */
const NOT_PLACED = 'The base commit has no such config file, and the workspace has no .git folder that says where it lies in the repository. Let ' +
    'actions/checkout check the repository out.';
async function comparePair(pair, comparing) {
    const { now, before } = pair;
    if (now === undefined)
        return { comparison: { model: before?.model ?? '', kind: 'removed' } };
    if (before === undefined)
        return { comparison: { model: now.model, kind: 'added' } };
    const { model } = now;
    const isRenamed = before.model !== model;
    const named = { model, ...(isRenamed && { from: before.model }) };
    // What answers for an endpoint or a function may have changed although nothing here did.
    if (representative(now) === undefined || representative(before) === undefined) {
        return { comparison: { ...named, kind: 'not-compared', why: NO_FILES } };
    }
    const differs = differencesOf(now, before);
    if (differs.length === 0)
        return { comparison: { ...named, kind: isRenamed ? 'renamed' : 'same' } };
    const asked = await askBoth(now, before, comparing);
    if ('why' in asked)
        return { comparison: { ...named, kind: 'not-compared', differs, why: asked.why } };
    const { change, evidence, planned } = asked;
    const kind = isRenamed ? 'renamed' : 'changed';
    return { comparison: { ...named, kind, differs, change, evidence }, before: planned };
}
async function askBoth(now, before, comparing) {
    const { analyses, versions, run } = comparing;
    const [own, old] = [representative(now), representative(before)];
    const ownPlanned = analyses.find(({ spec }) => spec === own);
    if (ownPlanned === undefined || old === undefined)
        return { why: NO_FILES };
    const read = await readBefore(before.specs, ownPlanned, comparing);
    if ('why' in read)
        return read;
    const oldPlanned = read.planned.find(({ spec }) => spec === old);
    if (oldPlanned === undefined)
        return { why: NO_FILES };
    (0,log/* logAbout */.U)(now.model, run.runner.log).info('Comparing it with the base commit.');
    const outcome = await versions.compare(ownPlanned, oldPlanned);
    if (outcome.kind === 'cancelled')
        return { why: 'The run ended before.' };
    return outcome.kind === 'compared' ? { ...outcome, planned: read.planned } : { why: outcome.reason };
}
const NO_FILES = 'Only models that are files, with data, are compared: an endpoint or a Python function has no version here.';
/** Writes the files of the version before, and plans its analyses. */
async function readBefore(specs, now, { base, run }) {
    const paths = new Set(specs.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path)));
    const files = [...paths, ...besideModel(specs, now)].flatMap((place) => base.filesAt(place));
    const why = await base.write(files, run.signal);
    if (why !== undefined)
        return { why };
    const { analyses, problems } = await (0,plan.findReadable)(specs, await base.folder, run.signal);
    const [problem] = problems;
    if (problem !== undefined)
        return { why: `The base commit cannot be analysed: ${problem.message}` };
    return { planned: await (0,digest_analyses.digestAnalyses)(analyses, run.signal) };
}
/** The files in which a model of several files keeps its numbers: those of now, beside the model before. */
function besideModel(specs, { artifacts }) {
    const names = artifacts
        .filter(({ slot }) => slot === 'model')
        .flatMap(({ files }) => files.map(({ name }) => name));
    const folders = specs.flatMap((spec) => spec.artifacts
        .filter(({ slot }) => slot === 'model')
        .map((artifact) => external_node_path_default().posix.dirname(artifact.path)));
    return [...new Set(folders)].flatMap((folder) => names.map((name) => external_node_path_default().posix.join(folder, name)));
}


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBasePolicy)
/* harmony export */ });
/* harmony import */ var _input_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1411);
/* harmony import */ var _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1786);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6835);



/**
 * Reads the policy of a base from its files, by the same code that reads that of a pull request.
 * @param settings those of the pull request
 */
async function readBasePolicy({ config, baseline }, { only, service }) {
    const { parseConfig, policyKeys } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1040), __webpack_require__.e(3820), __webpack_require__.e(6781)]).then(__webpack_require__.bind(__webpack_require__, 3820));
    // Nothing of the base is run.
    const { config: rules } = (0,_input_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .rulesFor */ .N)(service, true);
    const parsed = config === undefined ? NO_CONFIG : parseConfig(config.text, config.shown, rules);
    const read = await readBaselineOf(baseline);
    const wanted = new Set(only.map(_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN));
    const isWanted = (name) => wanted.size === 0 || wanted.has((0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(name));
    return {
        policy: {
            analyses: parsed.analyses.filter(({ name, model }) => isWanted(name) || isWanted(model)),
            ...parsed.gate,
            ...('problem' in read ? {} : read),
        },
        keys: policyKeys(rules),
        problems: [...parsed.problems, ...('problem' in read ? [read.problem] : [])],
        secrets: parsed.secrets,
    };
}
const NO_CONFIG = { analyses: [], gate: _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_GATE */ .g7, problems: [], secrets: [] };
async function readBaselineOf(given) {
    if (given === undefined)
        return {};
    const { readBaselineText } = await Promise.all(/* import() */[__webpack_require__.e(515), __webpack_require__.e(164), __webpack_require__.e(9677)]).then(__webpack_require__.bind(__webpack_require__, 9677));
    const read = readBaselineText(given.text, given.path, given.shown);
    return 'message' in read ? { problem: read } : { baseline: read };
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


/***/ })

};
