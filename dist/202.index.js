export const id = 202;
export const ids = [202];
export const modules = {

/***/ 3148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Th: () => (/* binding */ chunkMemory),
/* harmony export */   gw: () => (/* binding */ readUnchanged)
/* harmony export */ });
/* unused harmony export CHUNK_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8992);



/** A pipe that has taken the file's place must not hold the run, nor a link lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
/** What is read at once. Less costs time in more system calls, more gains none (docs/performance.md). */
const CHUNK_BYTES = 512 * 1024;
/** Memory for reading files into, one after the other, of which the largest has `largestBytes`. */
function chunkMemory(largestBytes) {
    return Buffer.allocUnsafeSlow(Math.min(largestBytes, CHUNK_BYTES));
}
/**
 * The bytes of a file, provided that it stays what it was when it was looked at: fails where the file is another one,
 * has changed, or gives fewer bytes than were seen. Nothing is opened before the first chunk is asked for, and whoever
 * stops early closes the file.
 * @param memory that every chunk stands in, until the next one is asked for: new memory for each would pile up faster
 *   than the garbage collector takes it away
 */
async function* readUnchanged(file, memory = chunkMemory(file.bytes)) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file.path, PLAIN_FILE).catch((error) => {
        throw changedError(file, { cause: error });
    });
    try {
        for (let left = file.bytes; left > 0;) {
            const { bytesRead } = await handle.read(memory, 0, Math.min(left, memory.length), null);
            if (bytesRead === 0)
                throw changedError(file);
            const isFirst = left === file.bytes;
            left -= bytesRead;
            // Before the first bytes leave, so as not to send for nothing; before the last, as they complete the upload.
            if (isFirst || left === 0)
                requireUnchanged(file, await handle.stat());
            yield memory.subarray(0, bytesRead);
        }
    }
    finally {
        await handle.close();
    }
}
function requireUnchanged(file, now) {
    const same = now.size === file.bytes && now.mtimeMs === file.mtimeMs && now.ino === file.ino;
    if (!same)
        throw changedError(file);
}
function changedError(file, options) {
    return new Error(`"${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it meanwhile, then run again', options);
}


/***/ }),

/***/ 7857:
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

/***/ 6202:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStatusMemory: () => (/* binding */ openStatusMemory)
});

// EXTERNAL MODULE: ./src/analysis/concurrency.ts
var concurrency = __webpack_require__(7857);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/config/secret-field.ts
var secret_field = __webpack_require__(9821);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
// EXTERNAL MODULE: ./src/analysis/archive-source.ts
var archive_source = __webpack_require__(3148);
;// CONCATENATED MODULE: ./src/analysis/digest.ts





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
        const key = JSON.stringify([file.path, file.bytes, file.mtimeMs, file.ino]);
        const hash = this.#known.get(key) ?? hashFile(file, this.#signal);
        this.#known.set(key, hash);
        return hash;
    }
}
async function hashFile(file, signal) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        for await (const chunk of (0,archive_source/* readUnchanged */.gw)(file)) {
            signal.throwIfAborted();
            hash.update(chunk);
        }
    }
    catch (error) {
        signal.throwIfAborted();
        const what = error instanceof Error ? error.message : String(error);
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

// EXTERNAL MODULE: ./src/analysis/result.ts
var analysis_result = __webpack_require__(6029);
// EXTERNAL MODULE: ./src/target.ts
var target = __webpack_require__(6746);
;// CONCATENATED MODULE: ./src/github/memory.ts
/**
 * Whether an analysis is submitted or the job of an earlier run is taken up. Pure.
 * @param memory of the analysis's context; undefined where its commit has no such status
 * @param digest of the analysis as it would be submitted now
 * @param isAskedFor whether a person has started this run, who was told to look on the dashboard first
 */
function decideByMemory(memory, digest, rescan, isAskedFor) {
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
    const what = `An earlier run (${doubt.runUrl}) may have submitted this very analysis, but no job is known of it.`;
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

// EXTERNAL MODULE: ./src/github/open.ts + 6 modules
var github_open = __webpack_require__(9252);
// EXTERNAL MODULE: ./src/github/status-context.ts
var status_context = __webpack_require__(3683);
// EXTERNAL MODULE: ./src/github/status-memory.ts
var status_memory = __webpack_require__(4413);
// EXTERNAL MODULE: ./src/github/status-writer.ts
var status_writer = __webpack_require__(5725);
// EXTERNAL MODULE: ./src/github/statuses.ts
var statuses = __webpack_require__(2681);
;// CONCATENATED MODULE: ./src/github/job-memory.ts










/**
 * The memory of the commit statuses of the event's commit: what stands there pending is taken up, and what is
 * submitted is written there.
 * @throws InvalidInputError, ServiceError where the statuses cannot be read: analyses could be made twice
 */
async function openStatusMemory(active) {
    const { runner, settings, signal } = active;
    const sha = (0,target/* targetOf */.$r)(runner.event).commit ?? runner.event.sha;
    const client = await (0,github_open/* needed */.Ow)(active, () => (0,github_open/* openGithubOf */.R7)(runner, settings, signal));
    const memories = (0,status_memory/* readMemory */.S1)(await (0,github_open/* needed */.Ow)(active, () => client.listStatuses(sha)));
    const hashes = new FileHashes(signal);
    const digestOf = ({ spec, artifacts }) => analysisDigest(spec, artifacts, settings.service.root, hashes);
    // As it was written: an organization's id may well be a part of a model's name.
    const memoryOf = (spec) => memories.get((0,status_context/* contextOf */.V)(runner.secrets.redactAll(spec)));
    const decide = (spec, digest) => decideByMemory(memoryOf(spec), digest, settings.rescan, isAskedFor(runner));
    const write = (0,status_writer/* createStatusWriter */.y)(active, client, 'another run may analyse again');
    return {
        hasRunning: (specs) => specs.some((spec) => {
            const memory = memoryOf(spec);
            return memory?.kind === 'job' && memory.state === 'pending';
        }),
        withdraw: async (analyses) => {
            const standing = analyses.filter(({ spec }) => {
                const memory = memoryOf(spec);
                return memory !== undefined && mustBeWithdrawn(memory);
            });
            await (0,concurrency/* mapConcurrently */.X)(standing, github_open/* GITHUB_AT_ONCE */.ks, async (analysis) => {
                // What cannot be read is not submitted either: a job that runs must not be forgotten for it.
                const digest = await digestOf(analysis).catch(() => undefined);
                if (digest === undefined || decide(analysis.spec, digest).action !== 'submit')
                    return;
                const result = runner.secrets.redactAll({ ...(0,analysis_result/* plannedResult */.Uf)(analysis.spec), message: WITHDRAWN });
                await (0,github_open/* needed */.Ow)(active, () => (0,statuses/* writeStatus */.Kn)(client, sha, result, digest, (0,github_open/* runUrlOf */.Qm)(runner)));
            });
        },
        recall: async (analysis) => {
            const decision = decide(analysis.spec, await digestOf(analysis));
            const { why } = decision;
            if (decision.action === 'refuse')
                return { refusal: why };
            if (decision.action === 'submit')
                return { why, isWarning: decision.isWarning === true };
            return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
        },
        keep: (analysis, result) => write(sha, withThreshold(result, settings.vulnerabilityThreshold), digestOf(analysis)),
    };
}
/** Whether a person has started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isAskedFor({ event, variable }) {
    return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}
/** Why the status of an analysis says that there is no verdict although there was one; or a job, which is not its own. */
const WITHDRAWN = 'it is to be analysed again';
/** What is collected later is judged by the threshold of this run. */
function withThreshold(result, override) {
    return override === undefined ? result : { ...result, threshold: override };
}


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ CONTEXT_PREFIX),
/* harmony export */   V: () => (/* binding */ contextOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What the contexts of all commit statuses of this action begin with. */
const CONTEXT_PREFIX = 'model-security/';
/** GitHub takes 255 characters for the whole context; this leaves room for prefix, mark and attack. */
const LONGEST_MODEL = 150;
/** Stands between a name that had to be changed and its hash; names that are kept do not hold it. */
const HASH_MARK = '~';
// Printable ASCII but for the mark and the slash; letters, marks and digits of the basic plane: GitHub has refused others.
const ODD = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
/**
 * The context of an analysis's commit status, `model-security/<model>/<attack>`: the same in every run, so that a
 * branch can require it, and another for every other analysis.
 */
function contextOf({ model, attack }) {
    return `${CONTEXT_PREFIX}${modelPart(model)}/${attack}`;
}
function modelPart(model) {
    const kept = model.replace(ODD, '-').slice(0, LONGEST_MODEL).trim();
    if (kept === model && model !== '')
        return model;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16);
    return `${kept}${HASH_MARK}${hash}`;
}


/***/ }),

/***/ 4413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Vb: () => (/* binding */ rememberDoubtIn),
/* harmony export */   lA: () => (/* binding */ rememberIn)
/* harmony export */ });
/* harmony import */ var _config_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8992);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);




const PARAMETER_PREFIX = 'model_security_';
const IN_DOUBT = `${PARAMETER_PREFIX}in_doubt`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Over this a link to the dashboard gives way to one to the run. */
const LONGEST_URL = 2048;
/**
 * The address of a commit status that carries a memory in its query; the address leads where it led before.
 * @param dashboardUrl where people should look; absent where there is none
 * @param runUrl of this run, in the dashboard's place
 * @returns undefined where neither can be parsed
 */
function rememberIn(note, dashboardUrl, runUrl) {
    const dashboard = dashboardUrl === undefined ? undefined : withMemory(dashboardUrl, note, 'dashboard');
    if (dashboard !== undefined && dashboard.length <= LONGEST_URL)
        return dashboard;
    return withMemory(runUrl, note, 'run');
}
function withMemory(address, note, link) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(address);
    if (url === undefined)
        return undefined;
    const { model, modelId, task, jobId, digest, threshold } = note;
    const ours = new URLSearchParams({
        [`${PARAMETER_PREFIX}job`]: jobId,
        [`${PARAMETER_PREFIX}digest`]: digest,
        [`${PARAMETER_PREFIX}threshold`]: String(threshold),
        [`${PARAMETER_PREFIX}task`]: task,
        [`${PARAMETER_PREFIX}model`]: model,
        [`${PARAMETER_PREFIX}model_id`]: modelId,
        [`${PARAMETER_PREFIX}link`]: link,
    });
    // As text: URLSearchParams would spell the address's own parameters anew.
    setParameters(url, [...foreignParameters(url), ours.toString()]);
    return url.href;
}
/**
 * The address of a commit status that remembers a submission in doubt, by a parameter of its own: it names no job.
 * @param runUrl of this run, where the address leads
 * @param digest of `analysisDigest`
 * @returns undefined where the address cannot be parsed
 */
function rememberDoubtIn(runUrl, digest) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(runUrl);
    if (url === undefined)
        return undefined;
    setParameters(url, [...foreignParameters(url), `${IN_DOUBT}=${digest}`]);
    return url.href;
}
function foreignParameters(url) {
    const parameters = url.search === '' ? [] : url.search.slice(1).split('&');
    return parameters.filter((parameter) => !parameter.startsWith(PARAMETER_PREFIX));
}
/** With a question mark of its own: one at the start of the text would be taken for it. */
function setParameters(url, parameters) {
    url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
/**
 * What the commit statuses of one commit remember, by context. Only the newest status of each context counts, and only
 * contexts of this action.
 * @param statuses newest first, as GitHub gives them; untrusted
 */
function readMemory(statuses) {
    const memories = new Map();
    for (const status of statuses) {
        const { context, state } = status;
        if (!context.startsWith(_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXT_PREFIX */ .F) || memories.has(context))
            continue;
        const read = readDoubt(status) ?? readJob(status);
        memories.set(context, typeof read === 'string' ? { kind: 'unreadable', context, state, why: read } : read);
    }
    return memories;
}
/** @returns undefined for every other status */
function readDoubt({ context, state, targetUrl }) {
    const url = targetUrl === undefined ? undefined : (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    const [digest = '', ...more] = url?.searchParams.getAll(IN_DOUBT) ?? [];
    if (url === undefined || state !== 'error' || !DIGEST.test(digest) || more.length > 0)
        return undefined;
    return { kind: 'doubt', context, state, digest, runUrl: withoutMemory(url) ?? 'its address is not known' };
}
/** @returns the job, or what is wrong */
function readJob({ context, state, targetUrl }) {
    if (state === 'unknown')
        return 'has a state that is not known';
    const url = targetUrl === undefined ? undefined : (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    if (url === undefined)
        return 'links to no address';
    const given = (name) => {
        const [value, ...more] = url.searchParams.getAll(PARAMETER_PREFIX + name);
        return more.length === 0 ? (value ?? '') : '';
    };
    if (given('job') === '')
        return 'names no job';
    const attack = _config_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.find((one) => context.endsWith(`/${one}`));
    const task = _config_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TASKS */ .n3.find((one) => one === given('task'));
    const model = given('model');
    if (attack === undefined || task === undefined || (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .contextOf */ .V)({ model, attack }) !== context) {
        return 'does not name the analysis that it is for';
    }
    const memory = { model, modelId: given('model_id'), task, jobId: given('job'), digest: given('digest') };
    const threshold = given('threshold');
    if (!isSound(memory) || threshold.trim() === '' || !Number.isFinite(Number(threshold))) {
        return 'has a job, digest, model id or threshold that cannot be right';
    }
    const dashboardUrl = given('link') === 'dashboard' ? withoutMemory(url) : undefined;
    return {
        kind: 'job',
        context,
        state,
        attack,
        ...memory,
        threshold: Number(threshold),
        ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
    };
}
/** Ids are opaque, but printable and of bounded length. */
function isSound({ jobId, digest, modelId }) {
    return /^[\x21-\x7e]{1,1024}$/u.test(jobId) && DIGEST.test(digest) && /^\P{C}{1,1024}$/u.test(modelId);
}
function withoutMemory(url) {
    const bare = new URL(url);
    setParameters(bare, foreignParameters(url));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkableUrl */ .s6)(bare.href);
}


/***/ }),

/***/ 5725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createStatusWriter)
/* harmony export */ });
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9252);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2681);


/** What may be analysed twice is worth a moment after the end of a run; the runner grants about 7 s before it insists. */
const LAST_WORD_MS = 1500;
/**
 * What writes commit statuses without which the verdict stands: that one cannot be written is a warning.
 * @param consequence of a status that is not written, for people
 */
function createStatusWriter({ runner, settings, signal }, client, consequence) {
    let warned = false;
    const write = async (to, ...[sha, result, digest]) => {
        // A commit status is read by everybody who can read the repository.
        await (0,_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStatus */ .Kn)(to, sha, runner.secrets.redactAll(result), await digest, (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrlOf */ .Qm)(runner));
    };
    const writeLate = async (...status) => {
        await write(await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openGithubOf */ .R7)(runner, settings, AbortSignal.timeout(LAST_WORD_MS)), ...status);
    };
    return async (...status) => {
        try {
            await write(client, ...status).catch(async (error) => {
                if (!signal.aborted || status[1].inDoubt !== true)
                    throw error;
                await writeLate(...status);
            });
        }
        catch (error) {
            // Once is enough: the next ones would fail alike.
            if (signal.aborted || warned)
                return;
            warned = true;
            const why = error instanceof Error ? error.message : String(error);
            runner.log.warning(`A commit status could not be written; ${consequence}. ${why}`);
        }
    };
}


/***/ }),

/***/ 2681:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus)
/* harmony export */ });
/* unused harmony exports stateOf, describeStatus */
/* harmony import */ var _score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9105);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8992);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
/* harmony import */ var _status_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4413);




/** GitHub refuses longer ones. */
const LONGEST_DESCRIPTION = 140;
const IN_DOUBT_WORDS = 'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
/** What ended the waiting for a job, but not the job itself. */
const LEFT_BECAUSE = {
    timeout: 'the run was over before the job',
    cancelled: 'the run was cancelled, the job goes on',
    unavailable: 'the service could not be asked, the job goes on',
    unauthorized: 'the service refused to be asked, the job goes on',
    'unexpected-answer': 'the service was not understood, the job goes on',
};
/**
 * The state of an analysis's commit status. `pending` is also what makes a later run take up the job, so it stands
 * only where there is one whose end was not seen; everything else without a verdict is `error`.
 */
function stateOf(result) {
    switch (result.state) {
        case 'passed':
            return 'success';
        case 'vulnerable':
            return 'failure';
        case 'failed':
            return 'error';
        case 'planned':
        case 'submitted':
        case 'timeout':
        case 'error':
            return goesOn(result) ? 'pending' : 'error';
    }
}
function goesOn({ state, jobId, jobGoesOn }) {
    return jobId !== undefined && (state === 'submitted' || jobGoesOn === true);
}
/** What people read beside the status, as plain text of at most 140 characters. */
function describeStatus(result) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(statusWords(result), LONGEST_DESCRIPTION);
}
function statusWords(result) {
    const { reason, message } = result;
    const more = (0,_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreWords */ .g)(result);
    switch (stateOf(result)) {
        case 'pending':
            return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
        case 'success':
            return join('Passed', more);
        case 'failure':
            return join('Vulnerable', more);
        case 'error':
            if (result.inDoubt === true)
                return IN_DOUBT_WORDS;
            // Characters beyond the basic plane have been refused by GitHub.
            return join('No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? reason ?? 'not submitted');
    }
}
function join(word, more) {
    return more === undefined || more === '' ? word : `${word}: ${more}`;
}
/**
 * Writes the commit status of an analysis, which is also the memory of its job.
 * @param sha of the commit that the run is about
 * @param digest of `analysisDigest`
 * @param runUrl of this run, linked where there is no dashboard
 * @throws GithubError; the reason of the run's signal where the run ended meanwhile
 */
async function writeStatus(client, sha, result, digest, runUrl) {
    const { spec, jobId, dashboardUrl } = result;
    const { model, modelId, task, fields } = spec;
    // A job that is not judged yet has the threshold of its request, as long as none is set for the verdict.
    const threshold = result.threshold ?? Number(fields.vulnerability_threshold ?? '0');
    const jobless = result.inDoubt === true ? (0,_status_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberDoubtIn */ .Vb)(runUrl, digest) : runUrl;
    const targetUrl = jobId === undefined
        ? jobless
        : (0,_status_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberIn */ .lA)({ model, modelId, task, jobId, digest, threshold }, dashboardUrl, runUrl);
    await client.createStatus(sha, {
        context: (0,_status_context_js__WEBPACK_IMPORTED_MODULE_0__/* .contextOf */ .V)(spec),
        state: stateOf(result),
        description: describeStatus(result),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    });
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
