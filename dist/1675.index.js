export const id = 1675;
export const ids = [1675];
export const modules = {

/***/ 946:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ CommitLog),
  K: () => (/* binding */ commitJobName)
});

// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./src/decide/policy/reuse-policy.ts
var reuse_policy = __webpack_require__(3089);
;// CONCATENATED MODULE: ./src/facts/job/kept-job.ts
/**
 * `failed`: the job has no verdict, and will have none. `unsent`: its files could not be sent. `lost`: where its status should
 * be, the service has nothing.
 */
const SEEN_ENDS = ['passed', 'vulnerable', 'failed', 'unsent', 'lost'];

;// CONCATENATED MODULE: ./src/analyser/remote/jobs/commit-log.ts



/** After so many entries that others created meanwhile, this run gives up. */
const MAX_TRIES = 20;
/** So often this run looks for an entry that another one has begun to write. */
const MAX_READS = 5;
/**
 * What the runs of a commit know of its analyses. Each entry of the cache holds all of it, and has the next number: a run
 * adds what it knows to the newest one, and if another run has created that number meanwhile, it begins again. So one
 * look-up finds everything.
 */
class CommitLog {
    #place;
    #log;
    #start;
    #jobs = [];
    #number = 0;
    #isDamaged = false;
    #problem;
    constructor(place, log) {
        this.#place = place;
        this.#log = log;
        this.#start = `commit-${place.seal.nameOf(['commit', ...place.about])}-`;
    }
    /** Reads the newest entry of the commit, by one look-up. */
    static async open(place, log) {
        const commit = new CommitLog(place, log);
        const found = await place.store.readNewest(commit.#start);
        if (found.kind === 'problem')
            commit.#problem = found.problem;
        else if (found.kind !== 'missing')
            commit.#take(found.key, found.kind === 'entry' ? found.text : '');
        return commit;
    }
    /** Why it is not known what earlier runs left; undefined if it is known. */
    get problem() {
        return this.#problem;
    }
    /** True if a job of this commit is in doubt, running, failed or vulnerable; also if the entry cannot be read. */
    get contradictsRecord() {
        return this.#isDamaged || (0,reuse_policy/* contradictsRecord */.k3)(this.#jobs);
    }
    /** @param name from `commitJobName` */
    find(name) {
        return this.#jobs.find((job) => job.name === name);
    }
    /** Adds what is known of some analyses. It never fails: it warns. */
    async add(jobs) {
        for (let tries = 0; tries < MAX_TRIES; tries += 1) {
            const all = merge(this.#jobs, jobs);
            if (!this.#isDamaged && JSON.stringify(all) === JSON.stringify(this.#jobs))
                return;
            const key = `${this.#start}${String(this.#number + 1)}`;
            const created = await this.#place.store.create(key, this.#place.seal.seal(key, { jobs: all }));
            if (created.kind === 'problem') {
                this.#warn(created.problem);
                return;
            }
            if (created.kind === 'created') {
                this.#take(key, undefined, all);
                return;
            }
            await this.#takeOther(key);
        }
        this.#warn('other runs wrote at the same time');
    }
    /** Takes over what another run wrote under the next number. If that run was killed while it wrote, the number stays free. */
    async #takeOther(key) {
        for (let tries = 0; tries < MAX_READS; tries += 1) {
            const other = await this.#place.store.read(key);
            if (other.kind === 'entry') {
                this.#take(key, other.text);
                return;
            }
            await this.#place.pause().catch(() => undefined);
        }
        this.#number += 1;
    }
    #warn(problem) {
        this.#log.warning(`What this run knows of its analyses could not be kept for later runs of this commit: ${problem}.`);
    }
    #take(key, text, jobs) {
        const read = jobs ?? (text === undefined ? undefined : readJobs(this.#place.seal.open(key, text)));
        this.#number = Number(key.slice(this.#start.length));
        this.#isDamaged = read === undefined;
        this.#jobs = read ?? this.#jobs;
    }
}
/** The name of an analysis in the log: models of two config files may have the same name. */
function commitJobName(configFile, analysis) {
    return `${configFile ?? ''} ${analysis}`;
}
function merge(known, news) {
    const all = new Map(known.map((job) => [job.name, job]));
    for (const job of news)
        all.set(job.name, job);
    return [...all.values()];
}
/** @returns undefined if it is not as this version writes it */
function readJobs(body) {
    const found = (0,json.at)(body, 'jobs');
    if (!Array.isArray(found))
        return undefined;
    const jobs = found.flatMap((item) => readJob(item) ?? []);
    return jobs.length === found.length ? jobs : undefined;
}
function readJob(item) {
    const name = (0,json/* textAt */.$6)(item, 'name');
    const isOpen = (0,json.at)(item, 'isOpen');
    if (name === undefined || typeof isOpen !== 'boolean')
        return undefined;
    const end = SEEN_ENDS.find((one) => one === (0,json.at)(item, 'end'));
    const [digest, attempt] = [(0,json/* textAt */.$6)(item, 'digest'), (0,json/* integerAt */.OW)(item, 'attempt')];
    return {
        name,
        isOpen,
        ...(end === undefined ? {} : { end }),
        ...(digest === undefined || attempt === undefined ? {} : { digest, attempt }),
    };
}


/***/ }),

/***/ 1675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openCommitJobs: () => (/* binding */ openCommitJobs)
});

// EXTERNAL MODULE: ./src/analyser/remote/jobs/commit-log.ts + 1 modules
var commit_log = __webpack_require__(946);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
;// CONCATENATED MODULE: ./src/cache/private-seal.ts


/** The form of a sealed text. Increase its number whenever the form changes. */
const START = 'model-security-sealed-1 ';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/**
 * Encrypts entries of the cache, so that only runs with the same secret can read or write them: everybody who may read the
 * repository's cache, also a pull request from a fork, can read the bytes of its entries. The names of entries are derived
 * from the secret as well, so nobody else can guess them, and an entry under another name cannot be opened.
 */
class PrivateSeal {
    #nameKey;
    #contentKey;
    /** @param secret of at least 16 characters that cannot be guessed */
    constructor(secret) {
        this.#nameKey = derive(secret, 'model-security-scan entry names 1');
        this.#contentKey = derive(secret, 'model-security-scan entry contents 1');
    }
    /** Derives a part of a name. @returns 64 hexadecimal digits that tell nothing about the parts */
    nameOf(parts) {
        return (0,external_node_crypto_.createHmac)('sha256', this.#nameKey).update((0,canonical_json/* canonicalJson */.d)(parts)).digest('hex');
    }
    /** Encrypts plain data for the entry of this key. */
    seal(key, body) {
        const nonce = (0,external_node_crypto_.randomBytes)(NONCE_BYTES);
        const cipher = (0,external_node_crypto_.createCipheriv)(CIPHER, this.#contentKey, nonce);
        cipher.setAAD(Buffer.from(key));
        const sealed = Buffer.concat([cipher.update((0,canonical_json/* canonicalJson */.d)(body), 'utf8'), cipher.final()]);
        return `${START}${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}\n`;
    }
    /** @returns the data; undefined if the text was not sealed with this secret for exactly this key */
    open(key, text) {
        if (!text.startsWith(START))
            return undefined;
        const bytes = Buffer.from(text.slice(START.length).trimEnd(), 'base64url');
        if (bytes.length < NONCE_BYTES + TAG_BYTES)
            return undefined;
        try {
            const options = { authTagLength: TAG_BYTES };
            const nonce = bytes.subarray(0, NONCE_BYTES);
            const decipher = (0,external_node_crypto_.createDecipheriv)(CIPHER, this.#contentKey, nonce, options);
            decipher.setAAD(Buffer.from(key));
            decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
            const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
            const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
            const value = JSON.parse(plain.toString('utf8'));
            return value;
        }
        catch {
            return undefined;
        }
    }
}
function derive(secret, label) {
    return (0,external_node_crypto_.createHmac)('sha256', secret).update(label).digest();
}

// EXTERNAL MODULE: ./src/cache/cache-folder.ts
var cache_folder = __webpack_require__(7813);
// EXTERNAL MODULE: ./src/cache/keeps-entries.ts
var keeps_entries = __webpack_require__(2533);
;// CONCATENATED MODULE: ./src/cache/open-entry-store.ts


/**
 * Opens the entries of earlier runs: in the folder that the input cache-directory names, else in the platform's cache.
 * @returns undefined if there is neither
 * @throws InvalidInputError if the folder cannot be used
 */
async function openEntryStore(request) {
    const { runner, settings, signal } = request;
    const given = settings.cache.directory;
    if (!(0,keeps_entries/* keepsEntries */.j)(request))
        return undefined;
    if (given === undefined) {
        const { openPlatformStore } = await __webpack_require__.e(/* import() */ 1809).then(__webpack_require__.bind(__webpack_require__, 1809));
        return openPlatformStore({ runner, signal });
    }
    const { openFolderStore } = await __webpack_require__.e(/* import() */ 272).then(__webpack_require__.bind(__webpack_require__, 272));
    return openFolderStore(await (0,cache_folder/* makeCacheFolder */.Z)(settings.workspace, given));
}

// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
;// CONCATENATED MODULE: ./src/analyser/remote/jobs/job-place.ts



/**
 * The time for the last writes after the end of a run. Without them the next run may refuse an analysis that was never
 * submitted. The runner waits about 7 s before it kills the process.
 */
const LAST_WRITES_MS = 2500;
const MAX_PAUSE_MS = 1000;
/**
 * Opens the place of the event's commit.
 * @returns undefined if nothing can be kept: there is no cache, or the commit is not known
 * @throws InvalidInputError if the folder for the cache cannot be used
 */
async function openJobPlace({ runner, settings, signal }) {
    const { repoUrl, commit } = findSubject(runner.event);
    const { apiKey, root, orgId } = settings.service;
    if (commit === '')
        return undefined;
    const store = await openEntryStore({ runner, settings, signal: outlive(signal, LAST_WRITES_MS) });
    if (store === undefined)
        return undefined;
    const seal = new PrivateSeal(settings.cache.secret ?? apiKey);
    const pauseMs = Math.min(settings.pollIntervalMs, MAX_PAUSE_MS);
    return {
        ...{ store, seal, about: [repoUrl.toLowerCase(), root, orgId, commit.toLowerCase()] },
        pause: () => runner.clock.sleep(pauseMs, signal),
    };
}
/** The repository and commit of the event, also if the event names no branch. */
function findSubject(event) {
    try {
        const { repoUrl, commit = event.sha } = (0,target/* readTarget */._E)(event);
        return { repoUrl, commit };
    }
    catch {
        return { repoUrl: `${event.serverUrl}/${event.repository}`, commit: event.sha };
    }
}
/** @returns a signal that is aborted some time after another one */
function outlive(signal, ms) {
    const late = new AbortController();
    const end = () => {
        setTimeout(() => {
            late.abort(signal.reason);
        }, ms).unref();
    };
    if (signal.aborted)
        end();
    else
        signal.addEventListener('abort', end, { once: true });
    return late.signal;
}

;// CONCATENATED MODULE: ./src/analyser/remote/jobs/open-jobs.ts


/**
 * Looks up what earlier runs of the event's commit left in the cache: one look-up.
 * @returns undefined if nothing is kept between runs
 * @throws InvalidInputError if the folder for the cache cannot be used; the reason of the run's signal
 */
async function openCommitJobs(run) {
    const { log } = run.runner;
    const place = await openJobPlace(run);
    if (place === undefined)
        return undefined;
    const commit = await commit_log/* CommitLog */.W.open(place, log);
    run.signal.throwIfAborted();
    if (commit.problem !== undefined) {
        log.warning(`The cache could not be read (${commit.problem}), so what earlier runs of this commit submitted is not known.`);
    }
    return {
        contradiction: commit.problem === undefined ? (commit.contradictsRecord ? CONTRADICTED : undefined) : UNREAD,
        open: (submitting) => openJobs(submitting, place, commit),
    };
}
/** Loads the code only if something is due. */
async function openJobs(run, place, commit) {
    const { KeptJobs } = await __webpack_require__.e(/* import() */ 2438).then(__webpack_require__.bind(__webpack_require__, 2438));
    return new KeptJobs(run, place, commit);
}
const CONTRADICTED = 'The record does not count for this commit: an earlier run left a job of it in doubt, running, failed or vulnerable.';
const UNREAD = 'The record does not count: the cache could not be read, so it is not known what earlier runs of this commit found.';


/***/ }),

/***/ 7813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ makeCacheFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(436);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7366);






/**
 * Makes the folder that the input cache-directory names, if it is not there.
 * @returns its absolute path
 * @throws InvalidInputError if the folder cannot be used
 */
async function makeCacheFolder(workspace, given) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(workspace, given);
    try {
        await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(directory);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return directory;
    }
    catch (error) {
        const message = `"${given}" cannot be used as a folder for the cache (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Give one that can be written.`;
        throw new _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_4__/* .InvalidInputError */ .oC([{ place: { kind: 'input', input: 'cache-directory' }, message }]);
    }
}


/***/ }),

/***/ 3089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k3: () => (/* binding */ contradictsRecord),
/* harmony export */   p9: () => (/* binding */ decideReuse),
/* harmony export */   pb: () => (/* binding */ seenEnd)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);

/**
 * Decides whether to submit an analysis or to resume the job of an earlier run. Pure.
 * @param kept the last submission of exactly this analysis at this commit; undefined if there is none
 * @param isRequested true if a person started this run: the message of the earlier run said to look on the dashboard first
 */
function decideReuse(kept, rescan, isRequested) {
    if (kept === undefined)
        return submit('No earlier run of this commit submitted this analysis.');
    const { answer } = kept;
    if (answer === 'unknown')
        return decideInDoubt(kept, isRequested);
    if (answer === 'none')
        return submit('The last submission of this analysis started no job.');
    return decideOnJob(kept, answer, rescan, isRequested);
}
function submit(why) {
    return { action: 'submit', why };
}
function decideOnJob({ end, isSent }, job, rescan, isRequested) {
    const jobId = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(job.jobId, 200);
    if (rescan === 'always' && (end === 'passed' || end === 'vulnerable' || end === 'failed')) {
        return submit(`Job ${jobId} has ended, but rescan is always, so the analysis is submitted again.`);
    }
    const files = isSent ? '' : ', and sends the files that may be missing';
    const resumed = `An earlier run submitted exactly this analysis as job ${jobId}. This run asks for that job${files}.`;
    const fate = end === 'unsent' && isSent ? undefined : FATES.get(end);
    if (fate === undefined)
        return { action: 'resume', job, why: resumed };
    if (!isRequested) {
        return { action: 'resume', job, why: `${resumed} It ${fate} then. ${BY_HAND}`, isWarning: true };
    }
    const why = `Job ${jobId} ${fate}, so the analysis is submitted again, as requested.`;
    return end === 'failed' ? submit(why) : { action: 'submit', why, isWarning: true };
}
/** What became of a job that will have no verdict. An automatic run asks for it again: only a person spends another one. */
const FATES = new Map([
    ['failed', 'ended without a verdict'],
    ['unsent', 'did not get all its files'],
    ['lost', 'was not found by the service'],
]);
const BY_HAND = 'To submit the analysis again, re-run this workflow run by hand (on the command line: --rescan always).';
function decideInDoubt({ runUrl }, isRequested) {
    const where = runUrl === undefined ? '' : ` (${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(runUrl, 300)})`;
    const what = `An earlier run${where} was submitting exactly this analysis when it ended, or still is. It is not known whether ` +
        'the service has a job of it.';
    if (isRequested) {
        const why = `${what} It is submitted again, as requested. Look on the service\u2019s dashboard for a second job of this model.`;
        return { action: 'submit', why, isWarning: true };
    }
    return {
        action: 'refuse',
        why: `${what} Nothing was submitted. Look on the service\u2019s dashboard for a job of this model. If there is none, or you ` +
            'cannot use it, re-run this workflow run by hand (on the command line: --rescan always).',
    };
}
/**
 * True if what earlier runs left at a commit contradicts the record of an earlier scan: an analysis without an end, one that
 * failed or was refused, or a vulnerable verdict (docs/design.md, rule 7). Pure.
 */
function contradictsRecord(jobs) {
    return jobs.some(({ isOpen, end }) => isOpen || end !== 'passed');
}
/** The service did not answer for the job: what it refused may be the request, for example of an expired key. */
const NOT_ABOUT_JOB = [
    'unauthorized',
    'denied',
    'rejected',
    'unavailable',
];
/**
 * Reads from the result of an analysis whether its job has ended, and how: as the service said it, whatever the policy accepts.
 * @returns undefined if a later run may see its end
 */
function seenEnd(result) {
    const { state, reason, jobId } = result;
    if (state === 'passed' || state === 'vulnerable')
        return state;
    if (jobId !== undefined) {
        if (reason === 'upload-failed')
            return 'unsent';
        if (result.isNotFound === true)
            return 'lost';
        if (NOT_ABOUT_JOB.includes(reason))
            return undefined;
    }
    const isEnded = state === 'failed' || state === 'error' || state === 'not-tested';
    return isEnded && result.jobGoesOn !== true && result.inDoubt !== true ? 'failed' : undefined;
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
