export const id = 7751;
export const ids = [7751,8904];
export const modules = {

/***/ 7751:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStatusJobStore: () => (/* binding */ openStatusJobStore)
});

// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
;// CONCATENATED MODULE: ./src/decide/reuse-policy.ts
/**
 * Decides whether to submit an analysis or to resume the job of an earlier run. Pure.
 * @param status the remembered status of the analysis; undefined if its commit has none
 * @param digest the digest of the analysis as it would be submitted now
 * @param isStartedByPerson true if a person started this run: the earlier run's message told them to look on the dashboard first
 */
function decideReuse(status, digest, rescan, isStartedByPerson) {
    const submit = (why) => ({ action: 'submit', why });
    if (status?.kind === 'doubt') {
        return decideInDoubt(status, digest, isStartedByPerson || rescan === 'always');
    }
    if (status?.kind !== 'job') {
        return submit('No commit status names a job of this analysis, so it is submitted.');
    }
    const { jobId } = status;
    if (status.digest !== digest) {
        return submit(`The commit status names job ${jobId}, but for another model id, configuration or artifacts, so the analysis is ` +
            'submitted.');
    }
    switch (status.state) {
        case 'pending':
            return resume(status, 'which was running');
        case 'success':
        case 'failure':
            return rescan === 'always'
                ? submit(`Job ${jobId} has a verdict, but rescan is always, so the analysis is submitted again.`)
                : resume(status, 'which has a verdict');
        case 'error':
            return submit(`Job ${jobId} ended without a verdict, so the analysis is submitted again.`);
    }
}
function decideInDoubt(doubt, digest, isRequested) {
    if (doubt.digest !== digest) {
        return {
            action: 'submit',
            why: 'An earlier run may have submitted this analysis, but with another model id, configuration or artifacts, so it ' +
                'is submitted.',
        };
    }
    const what = describeDoubt(doubt);
    if (isRequested) {
        const why = `${what} It is submitted again, as requested. Look on the service\u2019s dashboard for a second job of this model.`;
        return { action: 'submit', why, isWarning: true };
    }
    return {
        action: 'refuse',
        why: `${what} Nothing was submitted. Look on the service\u2019s dashboard for a job of this model. If there is none, or you ` +
            'cannot use it, re-run this workflow run by hand, or set rescan: always.',
    };
}
function describeDoubt({ runUrl, jobId, state }) {
    if (state === 'pending') {
        return `Another run (${runUrl}) is submitting this exact analysis, or ended while it did.`;
    }
    return jobId === undefined
        ? `An earlier run (${runUrl}) may have submitted this exact analysis, but its job is not known.`
        : `An earlier run (${runUrl}) submitted this exact analysis as job ${jobId}, but ended before all of its files were sent.`;
}
/**
 * True if what an earlier run left on this commit contradicts the record of an earlier scan: a job without an end, an analysis
 * that failed or was refused, or a vulnerable verdict. The same holds for an analysis without a status if a run of the
 * same plan ended before it came to this one (docs/design.md, rule 7). Pure.
 * @param status of the analysis, if there is one
 * @param memory all statuses of the commit
 * @param plan from `planDigest`: the analyses of this run
 */
function contradictsRecord(status, { remembered }, plan) {
    if (status !== undefined)
        return isOwn(status) && status.state !== 'success';
    const all = [...remembered.values()];
    return all.some((one) => one.kind === 'plan' &&
        one.plan === plan &&
        one.state !== 'success' &&
        all.some((other) => isOwn(other) && other.group === one.group));
}
/** True if that holds for any analysis of the commit. Pure. */
function anyOutvotesRecord(memory) {
    return [...memory.remembered.values()].some((one) => one.kind === 'plan' ? contradictsRecord(undefined, memory, one.plan) : contradictsRecord(one, memory, ''));
}
/** True for the status of an analysis that a run of this project began. */
function isOwn({ kind }) {
    return kind === 'job' || kind === 'doubt' || kind === 'jobless';
}
/**
 * True if a status must be replaced before its analysis is submitted again: it passed, or its pending job could still
 * pass when mode collect reads it. A status that blocks a merge can stay until there is a new verdict.
 * @param newest the state of the newest status, whoever wrote it
 */
function mustBeWithdrawn(newest, remembered) {
    return newest === 'success' || (remembered?.kind === 'job' && remembered.state === 'pending');
}
function resume(job, what) {
    return {
        action: 'resume',
        job,
        why: `The commit status names job ${job.jobId}, ${what}, so nothing is submitted.`,
    };
}

// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
// EXTERNAL MODULE: ./src/github/open.ts + 1 modules
var github_open = __webpack_require__(8995);
// EXTERNAL MODULE: ./src/artifacts/file-hashes.ts
var file_hashes = __webpack_require__(4426);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
;// CONCATENATED MODULE: ./src/analyser/remote/analysis-digest.ts



/** The version of the digest. Increase it whenever the same analysis would get another digest. */
const FORMAT = 'model-security-scan analysis 1';
const DIGEST_LENGTH = 32;
/** The files of one artifact that are read at once. */
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
        ...((0,secret_field/* holdsSecret */.h)(name, value) ? ['', 'given'] : [value]),
    ]);
    const whole = [FORMAT, root, spec.modelId, spec.task, spec.attack, sorted(fields), sorted(contents)];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, DIGEST_LENGTH);
}
/** @returns the items in an order that does not depend on the locale */
function sorted(items) {
    const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
    return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}

// EXTERNAL MODULE: ./src/github/statuses/aggregate-status.ts
var aggregate_status = __webpack_require__(5792);
// EXTERNAL MODULE: ./src/github/statuses/commit-status.ts
var commit_status = __webpack_require__(8108);
;// CONCATENATED MODULE: ./src/analyser/remote/latest-memory.ts
/** After so many pauses, a run no longer waits for another one that began to submit the same analysis. */
const MAX_PAUSES = 20;
/** What the commit statuses of one commit say. It can be read again, for as long as another run is submitting. */
class LatestMemory {
    #current;
    #read;
    #pause;
    #pausesLeft = MAX_PAUSES;
    #reading;
    /**
     * @param first as read at the start of the run
     * @param read reads the statuses again
     * @param pause waits before that; rejected if the run ends meanwhile
     */
    constructor(first, read, pause) {
        this.#current = first;
        this.#read = read;
        this.#pause = pause;
    }
    get current() {
        return this.#current;
    }
    /**
     * Reads the statuses again after a pause. All analyses of a run share the pauses, so that many together do not wait longer
     * than one. If GitHub does not answer, the memory stays as it is.
     * @returns false if there are no pauses left
     * @throws the reason of the run's signal
     */
    async readAgain() {
        if (this.#reading === undefined) {
            if (this.#pausesLeft === 0)
                return false;
            this.#pausesLeft -= 1;
            this.#reading = this.#pauseAndRead().finally(() => {
                this.#reading = undefined;
            });
        }
        await this.#reading;
        return true;
    }
    async #pauseAndRead() {
        await this.#pause();
        this.#current = await this.#read().catch(() => this.#current);
    }
}

// EXTERNAL MODULE: ./src/github/statuses/require-github.ts
var require_github = __webpack_require__(3553);
// EXTERNAL MODULE: ./src/github/statuses/status-context.ts
var status_context = __webpack_require__(5096);
// EXTERNAL MODULE: ./src/github/statuses/status-source.ts + 1 modules
var status_source = __webpack_require__(9355);
// EXTERNAL MODULE: ./src/github/statuses/status-url-codec.ts
var status_url_codec = __webpack_require__(1041);
// EXTERNAL MODULE: ./src/github/statuses/status-writer.ts
var status_writer = __webpack_require__(4736);
;// CONCATENATED MODULE: ./src/analyser/remote/status-job-store.ts
















/**
 * Opens the commit statuses of the event's commit: they remember the jobs of earlier runs, and show the results of this one.
 * @throws InvalidInputError, ServiceError if the statuses cannot be read, because analyses could then run twice
 */
async function openStatusJobStore(run) {
    const access = await openAccess(run);
    const reader = new StatusReader(run, access);
    return { memory: createMemory(run, access, reader), board: createBoard(run, access, reader) };
}
/** Reads the status of an analysis, and what it means for this run. */
class StatusReader {
    #run;
    #latest;
    #hashes;
    constructor(run, { latest }) {
        this.#run = run;
        this.#latest = latest;
        this.#hashes = new file_hashes/* FileHashes */.$(run.signal);
    }
    /** Contexts are written without secrets: a model's name may contain the organization's id. */
    contextOf = (spec) => (0,status_context/* buildContext */.gC)(this.#run.runner.secrets.redactAll(spec));
    digest({ spec, artifacts }) {
        return analysisDigest(spec, artifacts, this.#run.settings.service.root, this.#hashes);
    }
    find(spec) {
        return this.#latest.current.remembered.get(this.contextOf(spec).toLowerCase());
    }
    findNewest(spec) {
        return this.#latest.current.newest.get(this.contextOf(spec).toLowerCase());
    }
    decide(spec, digest) {
        const { runner, settings } = this.#run;
        return decideReuse(this.find(spec), digest, settings.rescan, isStartedByPerson(runner));
    }
}
function createMemory({ runner: { log }, settings }, { latest }, reader) {
    const plan = (0,status_context/* planDigest */.Gb)(settings.analyses.map(reader.contextOf));
    return {
        contradicts: (spec) => contradictsRecord(reader.find(spec), latest.current, plan),
        contradictsAny: () => anyOutvotesRecord(latest.current),
        find: async (analysis) => {
            const { spec } = analysis;
            const newest = reader.findNewest(spec);
            if (newest?.isSigned === false) {
                log.warning(`${(0,status_source/* describeUnsigned */.D)(newest.status.context)} It is not trusted.`);
            }
            const digest = await reader.digest(analysis);
            const isOtherSubmitting = () => reader.decide(spec, digest).action === 'refuse' && reader.find(spec)?.state === 'pending';
            if (isOtherSubmitting())
                log.info(`${spec.name}: ${WAITING}`);
            while (isOtherSubmitting() && (await latest.readAgain()))
                ;
            const decision = reader.decide(spec, digest);
            const { why } = decision;
            if (decision.action === 'refuse')
                return { refusal: why };
            if (decision.action === 'submit')
                return { why, isWarning: decision.isWarning === true };
            return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
        },
    };
}
function createBoard(run, access, reader) {
    const { runner, signal } = run;
    const { client, sha, latest, source } = access;
    const write = (0,status_writer/* createStatusWriter */.y4)(run, client, source, CONSEQUENCE, listWrittenJobs(sha, latest.current));
    const isWithdrawable = ({ spec }) => {
        const newest = reader.findNewest(spec);
        return newest !== undefined && mustBeWithdrawn(newest.status.state, reader.find(spec));
    };
    return {
        withdraw: async (analyses) => {
            await (0,aggregate_status/* beginAggregate */.T)(run, client, latest.current);
            await (0,concurrency/* mapConcurrently */.X)(analyses.filter(isWithdrawable), github_open/* MAX_GITHUB_REQUESTS */.s, async (analysis) => {
                // An analysis whose files cannot be read is not submitted either, so the status of its running job must stay.
                const digest = await reader.digest(analysis).catch(() => undefined);
                if (digest === undefined || reader.decide(analysis.spec, digest).action !== 'submit')
                    return;
                const result = runner.secrets.redactAll({ ...(0,analysis_result/* plannedResult */.Uf)(analysis.spec), message: WITHDRAWN });
                await (0,require_github/* requireGithub */.x)(signal, () => (0,commit_status/* writeStatus */.Kn)(client, { sha, result, digest }, source));
            });
        },
        announce: (analysis) => write({
            sha,
            result: (0,analysis_result/* plannedResult */.Uf)(analysis.spec),
            digest: reader.digest(analysis),
            isAnnounced: true,
        }),
        save: (analysis, result) => write({ sha, result, digest: reader.digest(analysis) }),
        saveReplaced: (specs, verdict) => saveReplaced(run, access, specs.map(reader.contextOf), verdict),
    };
}
/** Writes the verdict of a record to each context that has none. A good verdict on the analysis itself stays. */
async function saveReplaced({ runner, signal }, { client, sha, latest, read, source }, contexts, verdict) {
    const isOpen = (context, { remembered }) => {
        const status = remembered.get(context.toLowerCase());
        const isFree = status === undefined || status.kind === 'replaced';
        return isFree && status?.state !== 'success' && status?.state !== verdict.state;
    };
    const before = contexts.filter((context) => isOpen(context, latest.current));
    if (before.length === 0)
        return;
    try {
        // Another run may have begun to submit meanwhile: its status must stay.
        const now = await read();
        const open = before.filter((context) => isOpen(context, now));
        await (0,concurrency/* mapConcurrently */.X)(open, github_open/* MAX_GITHUB_REQUESTS */.s, (context) => (0,commit_status/* writePlainStatus */.YA)(client, { sha, context, ...verdict }, source));
    }
    catch (error) {
        signal.throwIfAborted();
        runner.log.warning(`A commit status could not be written; it stays as it is. ${(0,error_message/* messageOf */.b)(error)}`);
    }
}
async function openAccess({ runner, settings, signal }) {
    const sha = (0,target/* readTarget */._E)(runner.event).commit ?? runner.event.sha;
    const client = await (0,require_github/* requireGithub */.x)(signal, () => (0,github_open.openGithubForRun)(runner, settings, signal));
    const source = (0,status_source/* createStatusSource */.Y)(runner, settings);
    const read = async () => (0,status_url_codec/* readCommitMemory */.b)(await client.listStatuses(sha), source.signerOf(sha));
    const pause = () => runner.clock.sleep(settings.pollIntervalMs, signal);
    const latest = new LatestMemory(await (0,require_github/* requireGithub */.x)(signal, read), read, pause);
    return { client, sha, latest, read, source };
}
function listWrittenJobs(sha, { remembered }) {
    const jobs = [...remembered.values()].filter((status) => status.kind === 'job');
    return new Map(jobs.map((job) => [(0,status_writer/* statusKey */.cy)(sha, job.context), job]));
}
/** True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isStartedByPerson({ event, variable }) {
    return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}
/** The description of the status of an analysis whose verdict or job was withdrawn. */
const WITHDRAWN = 'it will be analysed again';
/** Logged before the wait for a run that has announced the same analysis. */
const WAITING = 'Another run is submitting this exact analysis, or ended while it did. This run waits for its job.';
/** Follows from a status that is not written. */
const CONSEQUENCE = 'another run may submit the same analysis again';


/***/ }),

/***/ 4426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ FileHashes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4296);
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);




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
        const what = (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('upload-failed', `An artifact could not be read: ${what}.`, { cause: error });
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 5357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Th: () => (/* binding */ chunkMemory),
  gw: () => (/* binding */ readUnchanged),
  oD: () => (/* binding */ readWhole),
  KC: () => (/* binding */ requireSameFile)
});

// UNUSED EXPORTS: CHUNK_BYTES

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/artifacts/content-check.ts

/** Compares the content of a file, which comes in pieces, with hashes of some of its parts. */
class ContentCheck {
    #lists;
    /**
     * @param lists the parts of each list are in order, and do not overlap
     * @param describe makes the error that is thrown if a part has another content
     */
    constructor(lists, describe) {
        this.#lists = lists.map((parts) => new PartsInOrder(parts, describe));
    }
    /** @throws the error if a part that ends in this piece has another content */
    add(piece) {
        for (const list of this.#lists)
            list.add(piece);
    }
    /** @throws the error if the content has ended before a part */
    end() {
        for (const list of this.#lists)
            list.end();
    }
}
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
    add(piece) {
        const end = this.#offset + piece.length;
        for (let part = this.#parts[this.#next]; part !== undefined; part = this.#parts[this.#next]) {
            if (part.start >= end)
                break;
            const partEnd = part.start + part.bytes;
            this.#hash ??= (0,external_node_crypto_.createHash)('sha256');
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
    end() {
        if (this.#next < this.#parts.length)
            throw this.#describe();
    }
}

;// CONCATENATED MODULE: ./src/artifacts/read-unchanged.ts




/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
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
        return await (0,promises_.open)(file.absolutePath, PLAIN_FILE);
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
    return new ContentCheck([whole, parts], () => changedError(file));
}
function changedError(file, options) {
    return new Error(`"${(0,sanitize/* plainLine */.h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it during the scan, then run again', options);
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
