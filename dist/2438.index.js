export const id = 2438;
export const ids = [2438,370,5475];
export const modules = {

/***/ 2438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KeptJobs: () => (/* binding */ KeptJobs)
});

// EXTERNAL MODULE: ./packages/common/src/unreadable.ts
var unreadable = __webpack_require__(3420);
// EXTERNAL MODULE: ./src/artifacts/file-hashes.ts
var file_hashes = __webpack_require__(4426);
// EXTERNAL MODULE: ./src/decide/policy/reuse-policy.ts
var reuse_policy = __webpack_require__(3089);
// EXTERNAL MODULE: ./src/facts/runner.ts
var facts_runner = __webpack_require__(4725);
// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
;// CONCATENATED MODULE: ./src/analyser/remote/analysis-digest.ts



/** The version of the digest. Increase it whenever the same analysis would get another digest. */
const FORMAT = 'model-security-scan analysis 1';
const DIGEST_LENGTH = 32;
const MAX_OPEN_FILES = 4;
/**
 * Identifies an analysis by 32 hexadecimal digits. They are equal for the same service, model id, task, attack,
 * configuration and contents of the artifacts, whatever the paths, times and order of the files. A secret field counts
 * only as given or not: everybody can read the digest, and could guess short secrets from it.
 * @throws ServiceError `upload-failed` if an artifact cannot be read; the reason of the signal of `hashes`
 */
async function analysisDigest(spec, artifacts, root, hashes) {
    const contents = [];
    for (const artifact of artifacts) {
        const files = await (0,concurrency/* mapConcurrently */.X)(artifact.files, MAX_OPEN_FILES, async (file) => [
            file.name,
            await hashes.hash(file),
        ]);
        // A ready archive is sent as it is; the same file in a folder is sent inside another archive.
        contents.push([artifact.slot, artifact.form === 'ready-zip' ? 'as it is' : 'zipped', sorted(files)]);
    }
    const fields = Object.entries(spec.fields).map(([name, value]) => [
        name,
        ...((0,secret_field/* holdsSecret */.hK)(name, value) ? ['', 'given'] : [value]),
    ]);
    const whole = [FORMAT, root, spec.modelId, spec.task, spec.attack, sorted(fields), sorted(contents)];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, DIGEST_LENGTH);
}
/** @returns the items in an order that does not depend on the locale */
function sorted(items) {
    const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
    return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}

// EXTERNAL MODULE: ./src/analyser/remote/jobs/commit-log.ts + 1 modules
var commit_log = __webpack_require__(946);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./src/text/safe-markup.ts
var safe_markup = __webpack_require__(4139);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/analyser/remote/jobs/job-entries.ts



/** The key of an entry. It holds the commit, the analysis, its digest, the state and the attempt, and tells none of them. */
function jobKey({ seal, about }, state, submission) {
    const { name, digest, attempt } = submission;
    return `job-${seal.nameOf(['job', ...about, name, digest, state, String(attempt)])}`;
}
/** @returns an announcement that names nobody if it is not as this version writes it */
function readAnnouncement(body) {
    const [runUrl, runId] = [(0,safe_markup/* linkableUrl */.s6)((0,json/* textAt */.$6)(body, 'runUrl') ?? ''), (0,json/* textAt */.$6)(body, 'runId')];
    const runAttempt = (0,json.at)(body, 'runAttempt');
    return {
        ...(0,present/* present */.E)({ runUrl, runId }),
        ...(typeof runAttempt === 'number' ? { runAttempt } : {}),
    };
}
/** @returns undefined if it is not as this version writes it */
function readAnswer(body) {
    if ((0,json.at)(body, 'isRefused') === true)
        return { job: undefined };
    const jobId = (0,json/* textAt */.$6)(body, 'jobId');
    if (jobId === undefined)
        return undefined;
    const dashboardUrl = (0,json/* textAt */.$6)(body, 'dashboardUrl');
    return {
        job: { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }) },
        uploads: parseJson((0,json/* textAt */.$6)(body, 'uploads')),
    };
}
/** The body of the entry `job`. A text holds the uploads: nobody knows how deeply a service nests its answers. */
function answerBody({ job, uploads }) {
    if (job === undefined)
        return { isRefused: true };
    const text = stringify(uploads);
    return { ...job, ...(text === undefined ? {} : { uploads: text }) };
}
/** A longer answer is not kept: an answer with upload addresses has a few thousand characters. */
const MAX_UPLOADS_LENGTH = 256 * 1024;
/** @returns undefined if the text would be too long, or the value is nested too deeply */
function stringify(value) {
    try {
        const text = JSON.stringify(value ?? null);
        return text.length > MAX_UPLOADS_LENGTH ? undefined : text;
    }
    catch {
        return undefined;
    }
}
function parseJson(text) {
    if (text === undefined)
        return undefined;
    try {
        const value = JSON.parse(text);
        return value;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
;// CONCATENATED MODULE: ./src/analyser/remote/jobs/read-submission.ts





/**
 * Finds the last submission of an analysis at the commit. Every entry is looked up by its exact key.
 * @param seen what the log of the commit knows of the analysis
 * @returns an Unreadable if the cache gave no answer: then it is not known what earlier runs submitted
 */
async function readLastSubmission(place, about, seen) {
    try {
        return await readLast(place, about, seen);
    }
    catch (error) {
        if ((0,unreadable/* isUnreadable */.GZ)(error, 'source'))
            return error;
        throw error;
    }
}
/** Finds the last announcement. One that the log of the commit knows without an end, and that is gone, is in doubt. */
async function readLastAnnouncement(place, about, seen) {
    const known = seen?.digest === about.digest ? seen : undefined;
    const first = known?.attempt ?? 1;
    let last;
    for (let attempt = first;; attempt += 1) {
        const body = await readBody(place, 'in doubt', { ...about, attempt });
        const isGone = attempt === first && known?.attempt !== undefined && known.end === undefined;
        if (body === undefined && !isGone)
            return last;
        last = { attempt, body: body ?? {} };
    }
}
async function readLast(place, about, seen) {
    const last = await readLastAnnouncement(place, about, seen);
    if (last === undefined)
        return undefined;
    const { attempt, body } = last;
    const submission = { ...about, attempt };
    const announcement = readAnnouncement(body);
    const { runUrl } = announcement;
    const answer = readAnswer(await readBody(place, 'job', submission));
    const sent = answer?.job === undefined ? undefined : await readBody(place, 'sent', submission);
    const isSame = seen?.digest === about.digest && seen.attempt === attempt;
    const end = isSame ? seen.end : undefined;
    return {
        ...{ attempt, announcement, isSent: sent !== undefined },
        ...readSent(sent),
        answer: answer === undefined ? 'unknown' : (answer.job ?? 'none'),
        ...(0,present/* present */.E)({ runUrl, end }),
        uploads: answer?.uploads,
    };
}
function readSent(body) {
    const slots = (0,json.at)(body, 'slots');
    return Array.isArray(slots) ? { sent: catalog/* SLOTS */._f.filter((slot) => slots.includes(slot)) } : {};
}
/** @returns undefined if there is no such entry; an empty object if there is one that cannot be read */
async function readBody(place, state, submission) {
    const key = jobKey(place, state, submission);
    const found = await place.store.read(key);
    switch (found.kind) {
        case 'missing':
            return undefined;
        case 'damaged':
            return {};
        case 'entry':
            return place.seal.open(key, found.text) ?? {};
        case 'problem':
            throw new unreadable/* Unreadable */.IO('source', found.problem);
    }
}

;// CONCATENATED MODULE: ./src/analyser/remote/jobs/kept-jobs.ts









/** The jobs of the runs of one commit, in the cache. For the methods, see {@link JobStore}. */
class KeptJobs {
    #run;
    #place;
    #commit;
    #hashes;
    #pauses;
    /** By the name of the analysis: its submission that this run asks for or makes. */
    #current = new Map();
    /** The names of the analyses whose submission later runs can find. */
    #kept = new Set();
    #hasWarned = false;
    constructor(run, place, commit) {
        const { runner, settings, signal } = run;
        this.#run = run;
        this.#place = place;
        this.#commit = commit;
        this.#hashes = new file_hashes/* FileHashes */.$(signal);
        this.#pauses = new Pauses(() => runner.clock.sleep(settings.pollIntervalMs, signal));
    }
    begin = async (analyses) => {
        await this.#commit.add(analyses.map(({ spec }) => {
            const name = this.#commitName(spec.name);
            return { ...this.#commit.find(name), name, isOpen: true };
        }));
    };
    find = async ({ spec, artifacts }) => {
        const { settings, runner } = this.#run;
        const isRequested = isStartedByPerson(runner, settings.rescan);
        const digest = await analysisDigest(spec, artifacts, settings.service.root, this.#hashes);
        const last = await this.#readSettled({ name: spec.name, digest });
        if (last instanceof unreadable/* Unreadable */.IO)
            return explainUnreadable(last, isRequested);
        const decision = (0,reuse_policy/* decideReuse */.p9)(last, settings.rescan, isRequested);
        const { why } = decision;
        if (decision.action === 'refuse')
            return { refusal: why };
        const attempt = (last?.attempt ?? 0) + (decision.action === 'submit' ? 1 : 0);
        this.#current.set(spec.name, { name: spec.name, digest, attempt });
        const isWarning = decision.isWarning === true;
        if (decision.action === 'submit')
            return { why, isWarning };
        this.#kept.add(spec.name);
        // Files whose addresses could not be kept are missing all the same: null is an answer without addresses.
        const unsent = last?.isSent === false ? { uploads: last.uploads ?? null } : {};
        const sent = last?.sent === undefined ? {} : { sent: last.sent };
        return { why, isWarning, job: { ...decision.job, ...unsent, ...sent } };
    };
    announce = async ({ spec }) => {
        const kind = await this.#write(spec.name, 'in doubt', describeRun(this.#run.runner));
        if (kind === 'created')
            this.#kept.add(spec.name);
        return kind !== 'exists';
    };
    answered = async ({ spec }, job, uploads) => {
        if (this.#kept.has(spec.name))
            await this.#write(spec.name, 'job', answerBody({ job, uploads }));
    };
    sent = async ({ spec }, slots) => {
        if (this.#kept.has(spec.name))
            await this.#write(spec.name, 'sent', { slots });
    };
    end = async (results) => {
        await this.#commit.add(results.map((result) => this.#describeEnd(result)));
        await this.#place.store.tidy();
    };
    /** Reads the last submission. If another run is making it right now, waits until it is made, or for a bounded time. */
    async #readSettled(about) {
        const { runner, signal } = this.#run;
        const seen = this.#commit.find(this.#commitName(about.name));
        const read = async () => {
            signal.throwIfAborted();
            return readLastSubmission(this.#place, about, seen);
        };
        let last = await read();
        if (!isBeingMade(last, runner))
            return last;
        runner.log.info(`${about.name}: ${WAITING}`);
        while (isBeingMade(last, runner) && (await this.#pauses.next()))
            last = await read();
        return last;
    }
    #describeEnd(result) {
        const name = this.#commitName(result.spec.name);
        const before = this.#commit.find(name);
        const submission = this.#current.get(result.spec.name);
        const end = (0,reuse_policy/* seenEnd */.pb)(result);
        // What was not submitted must not hide the end of an earlier submission.
        if (end === undefined || submission === undefined)
            return { ...before, name, isOpen: true };
        const { digest, attempt } = submission;
        return { name, isOpen: false, end, digest, attempt };
    }
    #commitName(analysis) {
        return (0,commit_log/* commitJobName */.K)(this.#run.settings.configFile, analysis);
    }
    async #write(name, state, body) {
        const submission = this.#current.get(name);
        if (submission === undefined)
            return 'problem';
        const key = jobKey(this.#place, state, submission);
        const created = await this.#place.store.create(key, this.#place.seal.seal(key, body));
        if (created.kind === 'problem')
            this.#warn(name, created.problem);
        return created.kind;
    }
    /** One warning is enough: the other entries would not be written for the same reason. */
    #warn(name, problem) {
        if (this.#hasWarned)
            return;
        this.#hasWarned = true;
        this.#run.runner.log.warning(`${name}: the cache took no entry (${problem}). If this run is killed, the next one does not know its jobs: it may ` +
            'refuse these analyses, or submit them again.');
    }
}
function explainUnreadable({ message }, isRequested) {
    const what = `The cache could not be read (${message}), so it is not known whether an earlier run submitted this analysis.`;
    if (isRequested)
        return { why: `${what} It is submitted, as requested.`, isWarning: true };
    return {
        refusal: `${what} Nothing was submitted. Re-run this workflow run by hand (on the command line: --rescan always).`,
    };
}
/** True if a run that may still be alive is about to submit the analysis, or to send its files. */
function isBeingMade(last, runner) {
    if (last === undefined || last instanceof unreadable/* Unreadable */.IO || last.answer === 'none')
        return false;
    const isComplete = last.answer !== 'unknown' && (last.isSent || last.end !== undefined);
    const { runId, runAttempt = 0 } = last.announcement;
    const own = describeRun(runner);
    // A workflow run is started again only after all of its jobs have ended.
    const hasEnded = runId !== undefined && runId === own.runId && runAttempt < (own.runAttempt ?? 0);
    return !isComplete && !hasEnded;
}
function describeRun(runner) {
    const runId = runner.variable('GITHUB_RUN_ID');
    const runAttempt = Number(runner.variable('GITHUB_RUN_ATTEMPT'));
    if (runId === '')
        return {};
    return { runUrl: (0,github_open.buildRunUrl)(runner), runId, ...(Number.isInteger(runAttempt) ? { runAttempt } : {}) };
}
/**
 * True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). A workflow says
 * `rescan: always` in every run; on the command line it is what a person adds.
 */
function isStartedByPerson(runner, rescan) {
    const event = (0,facts_runner/* hostEvent */.B)(runner);
    if (event === 'command-line')
        return rescan === 'always';
    return event === 'workflow_dispatch' || Number(runner.variable('GITHUB_RUN_ATTEMPT')) > 1;
}
const WAITING = 'another run is submitting exactly this analysis, or ended while it did. This run waits for its job.';
/** After so many pauses, a run no longer waits for another one that began to submit the same analysis. */
const MAX_PAUSES = 20;
class Pauses {
    #pause;
    #left = MAX_PAUSES;
    #current;
    /** @param pause rejected if the run ends meanwhile */
    constructor(pause) {
        this.#pause = pause;
    }
    /**
     * Waits for the end of the current pause, or of a new one.
     * @returns false at once if no pause is left
     * @throws the reason of the run's signal
     */
    async next() {
        if (this.#current === undefined) {
            if (this.#left === 0)
                return false;
            this.#left -= 1;
            this.#current = this.#pause().finally(() => {
                this.#current = undefined;
            });
        }
        await this.#current;
        return true;
    }
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

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildRunUrl: () => (/* binding */ buildRunUrl),
/* harmony export */   openGithubForRun: () => (/* binding */ openGithubForRun)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5025);

/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 286).then(__webpack_require__.bind(__webpack_require__, 286));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        clock,
        transport: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
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
