export const id = 42;
export const ids = [42];
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

/***/ 8904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mapConcurrently)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(370);

/**
 * Works through items, a few at a time.
 * @param concurrency how many may be worked on at once, at least 1
 * @returns the results in the order of the items
 * @throws what a work threw, after the works that ran beside it have ended; no further one is begun
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

/***/ 1042:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStatusJobStore: () => (/* binding */ openStatusJobStore)
});

// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
// EXTERNAL MODULE: ./src/core/error-message.ts
var error_message = __webpack_require__(7);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/artifacts/read-unchanged.ts
var read_unchanged = __webpack_require__(1567);
;// CONCATENATED MODULE: ./src/job-store/analysis-digest.ts






/** To be raised whenever the same analysis would get another digest. */
const FORMAT = 'model-security-scan analysis 1';
const DIGEST_LENGTH = 32;
/** How many files of one artifact are read at once. */
const OPEN_FILES = 4;
/** SHA-256 of files, each read once in a run however many analyses share it. */
class FileHashes {
    #signal;
    #known = new Map();
    /** @param signal ends the reading, with its reason */
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * @returns hexadecimal
     * @throws ServiceError `upload-failed` where the file cannot be read or has changed since it was looked at
     */
    of(file) {
        // A file that was changed and looked at again is another one.
        const key = JSON.stringify([file.absolutePath, file.bytes, file.mtimeMs, file.ino]);
        const hash = this.#known.get(key) ?? hashFile(file, this.#signal);
        this.#known.set(key, hash);
        return hash;
    }
}
async function hashFile(file, signal) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        for await (const chunk of (0,read_unchanged/* readUnchanged */.gw)(file)) {
            signal.throwIfAborted();
            hash.update(chunk);
        }
    }
    catch (error) {
        signal.throwIfAborted();
        const what = (0,error_message/* messageOf */.b)(error);
        throw new errors/* ServiceError */._7('upload-failed', `An artifact could not be read: ${what}.`, { cause: error });
    }
    return hash.digest('hex');
}
/**
 * What an analysis is, as 32 hexadecimal digits: equal for the same service, model id, task, attack, configuration and contents
 * of the artifacts, whatever their place, time and order. A secret field counts only as given or not, since a digest
 * that anybody can read would let short secrets be guessed.
 * @throws ServiceError `upload-failed` where an artifact cannot be read; the reason of the signal of `hashes`
 */
async function analysisDigest(spec, artifacts, root, hashes) {
    const contents = [];
    for (const artifact of artifacts) {
        const files = await (0,concurrency/* mapConcurrently */.X)(artifact.files, OPEN_FILES, async (file) => [
            file.name,
            await hashes.of(file),
        ]);
        // A ready archive goes out as it is, the same file in a folder inside of another one.
        contents.push([artifact.slot, artifact.form === 'ready-zip' ? 'as it is' : 'zipped', sorted(files)]);
    }
    const fields = Object.entries(spec.fields).map(([name, value]) => [
        name,
        ...((0,secret_field/* holdsSecret */.h)(name, value) ? ['', 'given'] : [value]),
    ]);
    const whole = [FORMAT, root, spec.modelId, spec.task, spec.attack, sorted(fields), sorted(contents)];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, DIGEST_LENGTH);
}
/** In an order that no locale changes. */
function sorted(items) {
    const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
    return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}

// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
// EXTERNAL MODULE: ./src/job-store/require-github.ts
var require_github = __webpack_require__(806);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
;// CONCATENATED MODULE: ./src/decide/reuse-policy.ts
/**
 * Whether an analysis is submitted or the job of an earlier run is taken up. Pure.
 * @param memory of the analysis's context; undefined where its commit has no such status
 * @param digest of the analysis as it would be submitted now
 * @param isAskedFor whether a person has started this run, who was told to look on the dashboard first
 */
function decideReuse(memory, digest, rescan, isAskedFor) {
    const submit = (why) => ({ action: 'submit', why });
    if (memory === undefined) {
        return submit('No commit status remembers a job of this analysis; it is submitted.');
    }
    if (memory.kind === 'unreadable') {
        return submit(`The commit status "${memory.context}" ${memory.why}: no job can be taken up; it is submitted.`);
    }
    if (memory.kind === 'doubt')
        return decideInDoubt(memory, digest, isAskedFor || rescan === 'always');
    if (memory.digest !== digest) {
        return submit(`The commit status remembers job ${memory.jobId}, but of another model id, configuration or artifacts; ` +
            'the analysis is submitted.');
    }
    switch (memory.state) {
        case 'pending':
            return takeUp(memory, 'which was running');
        case 'success':
        case 'failure':
            return rescan === 'always'
                ? submit(`Job ${memory.jobId} gave a verdict, but rescan is always; the analysis is submitted again.`)
                : takeUp(memory, 'which gave a verdict and is asked for it again');
        case 'error':
            return submit(`Job ${memory.jobId} ended without a verdict; the analysis is submitted again.`);
    }
}
function decideInDoubt(doubt, digest, isAskedFor) {
    if (doubt.digest !== digest) {
        return {
            action: 'submit',
            why: 'An earlier run may have submitted this analysis, but with another model id, configuration or artifacts; ' +
                'it is submitted.',
        };
    }
    const { runUrl, jobId } = doubt;
    const what = jobId === undefined
        ? `An earlier run (${runUrl}) may have submitted this very analysis, but no job is known of it.`
        : `An earlier run (${runUrl}) submitted this very analysis as job ${jobId}, but ended before all of its files were sent.`;
    if (isAskedFor) {
        const why = `${what} It is submitted again, as was asked for: look on the service’s dashboard for a second job of this model.`;
        return { action: 'submit', why, isWarning: true };
    }
    return {
        action: 'refuse',
        why: `${what} Nothing was submitted: look on the service’s dashboard for a job of this model. Where there is none, or it ` +
            'is of no use, re-run this workflow run by hand, or set rescan to always.',
    };
}
/**
 * Whether a status must not be left standing while its analysis is submitted again: a good verdict, or a job that mode
 * collect would make one of. What is no good news may stand until there is better.
 */
function mustBeWithdrawn({ kind, state }) {
    return state === 'success' || (kind === 'job' && state === 'pending');
}
function takeUp(job, what) {
    return {
        action: 'takeUp',
        job,
        why: `The commit status remembers job ${job.jobId}, ${what}; nothing is submitted.`,
    };
}

// EXTERNAL MODULE: ./src/github/open.ts
var github_open = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/job-store/status-context.ts
var status_context = __webpack_require__(9315);
// EXTERNAL MODULE: ./src/job-store/status-url-codec.ts
var status_url_codec = __webpack_require__(9178);
// EXTERNAL MODULE: ./src/job-store/status-writer.ts
var status_writer = __webpack_require__(5261);
// EXTERNAL MODULE: ./src/job-store/commit-status.ts
var commit_status = __webpack_require__(7129);
;// CONCATENATED MODULE: ./src/job-store/status-job-store.ts











/**
 * Stores jobs in the commit statuses of the event's commit: jobs that are pending there are taken up, and submissions
 * are written there.
 * @throws InvalidInputError, ServiceError if the statuses cannot be read: analyses could be done twice
 */
async function openStatusJobStore(run) {
    const { runner, settings, signal } = run;
    const sha = (0,target/* targetOf */.$r)(runner.event).commit ?? runner.event.sha;
    const client = await (0,require_github/* requireGithub */.x)(signal, () => (0,github_open/* openGithubOf */.R7)(runner, settings, signal));
    const statuses = (0,status_url_codec/* readRememberedStatuses */.de)(await (0,require_github/* requireGithub */.x)(signal, () => client.listStatuses(sha)));
    const hashes = new FileHashes(signal);
    const digestOf = ({ spec, artifacts }) => analysisDigest(spec, artifacts, settings.service.root, hashes);
    // As it was written: a model's name may well contain the organization's id, which is redacted there.
    const statusOf = (spec) => statuses.get((0,status_context/* contextOf */.V)(runner.secrets.redactAll(spec)));
    const decide = (spec, digest) => decideReuse(statusOf(spec), digest, settings.rescan, isStartedByPerson(runner));
    const write = (0,status_writer/* createStatusWriter */.y)(run, client, 'another run may analyse again', standingJobs(sha, statuses));
    return {
        hasRunning: (specs) => specs.some((spec) => {
            const status = statusOf(spec);
            return status?.kind === 'job' && status.state === 'pending';
        }),
        withdraw: async (analyses) => {
            const withdrawable = analyses.filter(({ spec }) => {
                const status = statusOf(spec);
                return status !== undefined && mustBeWithdrawn(status);
            });
            await (0,concurrency/* mapConcurrently */.X)(withdrawable, github_open/* MAX_GITHUB_REQUESTS */.sF, async (analysis) => {
                // An analysis whose files cannot be read is not submitted either: a job that runs must not be forgotten for it.
                const digest = await digestOf(analysis).catch(() => undefined);
                if (digest === undefined || decide(analysis.spec, digest).action !== 'submit')
                    return;
                const result = runner.secrets.redactAll({ ...(0,analysis_result/* plannedResult */.Uf)(analysis.spec), message: WITHDRAWN });
                const status = { sha, result, digest, runUrl: (0,github_open/* runUrlOf */.Qm)(runner), threshold: undefined };
                await (0,require_github/* requireGithub */.x)(signal, () => (0,commit_status/* writeStatus */.Kn)(client, status));
            });
        },
        find: async (analysis) => {
            const decision = decide(analysis.spec, await digestOf(analysis));
            const { why } = decision;
            if (decision.action === 'refuse')
                return { refusal: why };
            if (decision.action === 'submit')
                return { why, isWarning: decision.isWarning === true };
            return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
        },
        save: (analysis, result) => write(sha, result, digestOf(analysis)),
    };
}
function standingJobs(sha, statuses) {
    const jobs = [...statuses.values()].filter((status) => status.kind === 'job');
    return new Map(jobs.map((job) => [(0,status_writer/* standingKey */.U)(sha, job.context), job]));
}
/** True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isStartedByPerson({ event, variable }) {
    return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}
/** Said by the status of an analysis whose verdict or job was withdrawn. */
const WITHDRAWN = 'it is to be analysed again';


/***/ })

};
