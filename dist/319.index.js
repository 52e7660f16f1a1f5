export const id = 319;
export const ids = [319];
export const modules = {

/***/ 3175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ effectiveThreshold)
/* harmony export */ });
/** The default of a service's `vulnerability_threshold`: any score above 0 is vulnerable. */
const DEFAULT_THRESHOLD = 0;
/**
 * Decides the threshold of a verdict; a score above it is vulnerable. No other function decides it.
 * @param override the input vulnerability-threshold, which applies to all analyses
 * @param own the analysis's own threshold: its `vulnerability_threshold`, or the one stored in a commit status; absent
 *   for attacks without one
 */
function effectiveThreshold(override, own) {
    return override ?? (own === undefined ? DEFAULT_THRESHOLD : Number(own));
}


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K3: () => (/* binding */ openGithubForRun),
/* harmony export */   rP: () => (/* binding */ buildRunUrl),
/* harmony export */   sF: () => (/* binding */ MAX_GITHUB_REQUESTS)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2135);

/** The requests that may be sent to GitHub at once. */
const MAX_GITHUB_REQUESTS = 4;
/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
async function openGithubForRun(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 785).then(__webpack_require__.bind(__webpack_require__, 9785));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        transport: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ }),

/***/ 7129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   _6: () => (/* binding */ statusState)
/* harmony export */ });
/* unused harmony export describeStatus */
/* harmony import */ var _text_score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4212);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9315);
/* harmony import */ var _decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3175);
/* harmony import */ var _status_url_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9178);





/** GitHub refuses longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;
const IN_DOUBT_WORDS = 'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
const CUT_OFF_WORDS = 'No verdict: submitted, but the run ended before its files were sent; look at its job on the service’s dashboard';
/** Why the run stopped waiting for a job that is still running. */
const LEFT_BECAUSE = {
    timeout: 'the run ended before the job',
    cancelled: 'the run was cancelled, but the job continues',
    unavailable: 'the service could not be reached, but the job continues',
    unauthorized: 'the service refused the credentials, but the job continues',
    'unexpected-answer': 'the answer was not understood, but the job continues',
};
/**
 * Returns the state of an analysis's commit status. A later run resumes the job of a `pending` status, so this state is
 * only for a job whose end was not seen. Everything else without a verdict is `error`.
 */
function statusState(result) {
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
            return mayBeRunning(result) ? 'pending' : 'error';
    }
}
function mayBeRunning({ state, jobId, jobGoesOn }) {
    return jobId !== undefined && (state === 'submitted' || jobGoesOn === true);
}
/** Describes a status for people, as plain text of at most 140 characters. */
function describeStatus(result) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(statusWords(result), MAX_DESCRIPTION_LENGTH);
}
function statusWords(result) {
    const { reason, message } = result;
    const more = (0,_text_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreWords */ .g)(result);
    switch (statusState(result)) {
        case 'pending':
            return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
        case 'success':
            return join('Passed', more);
        case 'failure':
            return join('Vulnerable', more);
        case 'error':
            if (result.inDoubt === true)
                return result.jobId === undefined ? IN_DOUBT_WORDS : CUT_OFF_WORDS;
            // GitHub has refused characters beyond the basic plane.
            return join('No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? 'not submitted');
    }
}
function join(word, more) {
    return more === undefined || more === '' ? word : `${word}: ${more}`;
}
/**
 * Writes the commit status of an analysis, which also stores its job.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function writeStatus(client, status) {
    const { sha, result } = status;
    const targetUrl = encodeStatusUrl(status);
    await client.createStatus(sha, {
        context: (0,_status_context_js__WEBPACK_IMPORTED_MODULE_0__/* .buildContext */ .g)(result.spec),
        state: statusState(result),
        description: describeStatus(result),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    });
}
function encodeStatusUrl({ result, digest, runUrl, threshold }) {
    const { spec, jobId, dashboardUrl, inDoubt } = result;
    if (inDoubt === true)
        return (0,_status_url_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeDoubtUrl */ .yg)(runUrl, digest, jobId);
    if (jobId === undefined)
        return runUrl;
    const { model, modelId, task, fields } = spec;
    const own = result.threshold ?? fields.vulnerability_threshold;
    const job = { model, modelId, task, jobId, digest, threshold: (0,_decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__/* .effectiveThreshold */ .F)(threshold, own) };
    return (0,_status_url_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeJobUrl */ .$K)(job, dashboardUrl, runUrl);
}


/***/ }),

/***/ 806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ requireGithub)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);


/**
 * Does work on GitHub that the run cannot do without.
 * @param signal the signal of the run
 * @throws InvalidInputError if the token lacks a permission; ServiceError `unavailable` for any other fault of GitHub;
 *   the reason of the signal
 */
async function requireGithub(signal, work) {
    try {
        return await work();
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GithubError */ .E1))
            throw error;
        if (error.permission !== undefined || error.status === 401) {
            const message = `cannot be used for commit statuses; nothing was submitted. ${error.message}`;
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC([{ place: { kind: 'input', input: 'github-token' }, message }]);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unavailable', `${error.message} Nothing was submitted.`, {
            origin: 'github',
            cause: error,
        });
    }
}


/***/ }),

/***/ 9315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ CONTEXT_PREFIX),
/* harmony export */   g: () => (/* binding */ buildContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The prefix of the contexts of all commit statuses of this action. */
const CONTEXT_PREFIX = 'model-security/';
/** In characters. GitHub allows 255 for the whole context; this leaves room for the prefix, the mark and the attack. */
const MAX_MODEL_LENGTH = 150;
/** Separates a name that was changed from its hash. Names that are kept do not contain it. */
const HASH_MARK = '~';
/**
 * All characters except printable ASCII without the mark and the slash, and letters, marks and digits of the basic plane:
 * GitHub has refused others.
 */
const REPLACED_CHARACTERS = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
/**
 * Builds the context of an analysis's commit status, `model-security/<model>/<attack>`. It is the same in every run, so
 * that a branch can require it, and different for every analysis.
 */
function buildContext({ model, attack }) {
    return `${CONTEXT_PREFIX}${shortenModel(model)}/${attack}`;
}
/** @returns the name if the context can hold it, else a shorter or changed name with a hash of the original */
function shortenModel(model) {
    const kept = model.replace(REPLACED_CHARACTERS, '-').slice(0, MAX_MODEL_LENGTH).trim();
    if (kept === model && model !== '')
        return model;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16);
    return `${kept}${HASH_MARK}${hash}`;
}


/***/ }),

/***/ 9178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ encodeJobUrl),
/* harmony export */   de: () => (/* binding */ readRememberedStatuses),
/* harmony export */   yg: () => (/* binding */ encodeDoubtUrl)
/* harmony export */ });
/* harmony import */ var _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9315);




const PARAMETER_PREFIX = 'model_security_';
const IN_DOUBT = `${PARAMETER_PREFIX}in_doubt`;
const JOB_IN_DOUBT = `${IN_DOUBT}_job`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Any printable text of limited length: job ids are opaque. */
const JOB_ID = /^[\x21-\x7e]{1,1024}$/u;
/** In characters. If the address of the dashboard is longer, the status links to the run instead. */
const MAX_URL_LENGTH = 2048;
/**
 * Builds the address of a commit status that stores a job. The job is added to the query of the dashboard's address, which
 * leads to the same page as before.
 * @param dashboardUrl the job's page on the dashboard, if there is one
 * @param runUrl the address of this run, used if there is no dashboard
 * @returns undefined if neither address can be parsed
 */
function encodeJobUrl(job, dashboardUrl, runUrl) {
    const dashboard = dashboardUrl === undefined ? undefined : addJob(dashboardUrl, job, 'dashboard');
    if (dashboard !== undefined && dashboard.length <= MAX_URL_LENGTH)
        return dashboard;
    return addJob(runUrl, job, 'run');
}
function addJob(address, job, link) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(address);
    if (url === undefined)
        return undefined;
    const { model, modelId, task, jobId, digest, threshold } = job;
    const own = new URLSearchParams({
        [`${PARAMETER_PREFIX}job`]: jobId,
        [`${PARAMETER_PREFIX}digest`]: digest,
        [`${PARAMETER_PREFIX}threshold`]: String(threshold),
        [`${PARAMETER_PREFIX}task`]: task,
        [`${PARAMETER_PREFIX}model`]: model,
        [`${PARAMETER_PREFIX}model_id`]: modelId,
        [`${PARAMETER_PREFIX}link`]: link,
    });
    // Joined as text, because URLSearchParams would change the spelling of the address's other parameters.
    setParameters(url, [...otherParameters(url), own.toString()]);
    return url.href;
}
/**
 * Builds the address of a commit status that stores a submission in doubt. It has other parameters than that of a job,
 * so that no run resumes it.
 * @param runUrl the address of this run, to which the status links
 * @param digest from `analysisDigest`
 * @param jobId the job whose files may be missing, if there is one
 * @returns undefined if the address cannot be parsed
 */
function encodeDoubtUrl(runUrl, digest, jobId) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(runUrl);
    if (url === undefined)
        return undefined;
    const job = jobId === undefined ? {} : { [JOB_IN_DOUBT]: jobId };
    const own = new URLSearchParams({ [IN_DOUBT]: digest, ...job });
    setParameters(url, [...otherParameters(url), own.toString()]);
    return url.href;
}
/** @returns the parameters of an address that this action did not add, as text */
function otherParameters(url) {
    const parameters = url.search === '' ? [] : url.search.slice(1).split('&');
    return parameters.filter((parameter) => !parameter.startsWith(PARAMETER_PREFIX));
}
/** Replaces the query. It adds the question mark itself, because URL removes one from the start of the given text. */
function setParameters(url, parameters) {
    url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
/**
 * Reads what this action stored in the commit statuses of one commit. Only the newest status of each context counts.
 * @param statuses newest first, as GitHub gives them; untrusted
 * @returns the remembered statuses by context
 */
function readRememberedStatuses(statuses) {
    const remembered = new Map();
    for (const status of statuses) {
        const { context, state } = status;
        if (!context.startsWith(_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXT_PREFIX */ .F) || remembered.has(context))
            continue;
        const read = readDoubt(status) ?? readJob(status);
        remembered.set(context, typeof read === 'string' ? { kind: 'unreadable', context, state, why: read } : read);
    }
    return remembered;
}
/** @returns the submission in doubt, or undefined for any other status */
function readDoubt({ context, state, targetUrl }) {
    const url = targetUrl === undefined ? undefined : (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    const [digest = '', ...more] = url?.searchParams.getAll(IN_DOUBT) ?? [];
    if (url === undefined || state !== 'error' || !DIGEST.test(digest) || more.length > 0)
        return undefined;
    const jobId = url.searchParams.get(JOB_IN_DOUBT);
    return {
        kind: 'doubt',
        context,
        state,
        digest,
        runUrl: removeOwnParameters(url) ?? 'its address is not known',
        ...(jobId === null || !JOB_ID.test(jobId) ? {} : { jobId }),
    };
}
/** @returns the job, or a predicate that tells why it cannot be read */
function readJob({ context, state, targetUrl }) {
    if (state === 'unknown')
        return 'has an unknown state';
    const url = targetUrl === undefined ? undefined : (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    if (url === undefined)
        return 'has no valid link';
    const readParameter = (name) => {
        const [value, ...more] = url.searchParams.getAll(PARAMETER_PREFIX + name);
        return more.length === 0 ? (value ?? '') : '';
    };
    if (readParameter('job') === '')
        return 'names no job';
    const attack = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.find((one) => context.endsWith(`/${one}`));
    const task = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TASKS */ .n3.find((one) => one === readParameter('task'));
    const model = readParameter('model');
    if (attack === undefined || task === undefined || (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .buildContext */ .g)({ model, attack }) !== context) {
        return 'does not name its analysis';
    }
    const modelId = readParameter('model_id');
    const job = { model, modelId, task, jobId: readParameter('job'), digest: readParameter('digest') };
    const threshold = readParameter('threshold');
    if (!isValid(job) || threshold.trim() === '' || !Number.isFinite(Number(threshold))) {
        return 'has an invalid job, digest, model id or threshold';
    }
    const dashboardUrl = readParameter('link') === 'dashboard' ? removeOwnParameters(url) : undefined;
    return {
        kind: 'job',
        context,
        state,
        attack,
        ...job,
        threshold: Number(threshold),
        ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
    };
}
function isValid({ jobId, digest, modelId }) {
    return JOB_ID.test(jobId) && DIGEST.test(digest) && /^\P{C}{1,1024}$/u.test(modelId);
}
/** @returns the address without the parameters of this action; undefined if people cannot follow it safely */
function removeOwnParameters(url) {
    const bare = new URL(url);
    setParameters(bare, otherParameters(url));
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .linkableUrl */ .s6)(bare.href);
}


/***/ }),

/***/ 5261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusKey),
/* harmony export */   y: () => (/* binding */ createStatusWriter)
/* harmony export */ });
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7);
/* harmony import */ var _core_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4325);
/* harmony import */ var _github_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5475);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9315);
/* harmony import */ var _commit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7129);





/**
 * The time for late writes after the end of a run, for all analyses together. Without them an analysis may be done twice.
 * The runner waits about 7 s before it kills the process.
 */
const MAX_LATE_WRITE_MS = 1500;
/**
 * Creates a writer of commit statuses. A status that cannot be written does not change the verdict: it is a warning. If
 * the run ends before a status is written that a later run needs, the writer tries once more, within 1.5 s.
 * @param consequence tells people what follows from a status that is not written
 * @param lastWritten the last statuses of earlier runs that name a job, by `statusKey`; kept up to date
 */
function createStatusWriter(run, client, consequence, lastWritten = new Map()) {
    const { runner, settings, signal } = run;
    const warned = new Set();
    let lateSignal;
    const warnOnce = (subject, text) => {
        if (warned.has(subject) || warned.size >= _core_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WARNINGS */ .r)
            return;
        warned.add(subject);
        runner.log.warning(text);
    };
    const write = async (to, ...[sha, result, digest]) => {
        // Everybody who can read the repository can read its commit statuses.
        const shown = runner.secrets.redactAll(result);
        await (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStatus */ .Kn)(to, {
            sha,
            result: shown,
            digest: await digest,
            runUrl: (0,_github_open_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRunUrl */ .rP)(runner),
            threshold: settings.vulnerabilityThreshold,
        });
        lastWritten.set(statusKey(sha, (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .buildContext */ .g)(shown.spec)), describeWritten(shown));
    };
    const writeLate = async (sha, result, digest) => {
        if (!needsLateWrite(result))
            return;
        const shown = runner.secrets.redactAll(result);
        if (isAlreadyWritten(lastWritten.get(statusKey(sha, (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .buildContext */ .g)(shown.spec))), shown))
            return;
        lateSignal ??= AbortSignal.timeout(MAX_LATE_WRITE_MS);
        try {
            await write(await (0,_github_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openGithubForRun */ .K3)(runner, settings, lateSignal), sha, result, digest);
        }
        catch (error) {
            const { spec, jobId } = result;
            const job = jobId === undefined ? '' : ` Its job is ${jobId}.`;
            const why = lateSignal.aborted ? 'GitHub did not answer in time.' : (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error);
            const what = `${spec.name}: the run ended before its commit status was written; ${consequence}.`;
            warnOnce(spec.name, `${what} ${why}${job}`);
        }
    };
    return async (...status) => {
        try {
            await write(client, ...status);
        }
        catch (error) {
            if (signal.aborted)
                await writeLate(...status);
            // One warning is enough: the next writes would fail the same way.
            else
                warnOnce('', `A commit status could not be written; ${consequence}. ${(0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}`);
        }
    };
}
/** @returns the key of a commit's status */
function statusKey(sha, context) {
    return `${sha} ${context}`;
}
/** True if a later run needs the status. An analysis that was certainly not submitted is submitted by the next run anyway. */
function needsLateWrite({ jobId, inDoubt }) {
    return jobId !== undefined || inDoubt === true;
}
/** True if the last written status already leads a later run to the job. */
function isAlreadyWritten(last, result) {
    if (last?.jobId === undefined || last.jobId !== result.jobId)
        return false;
    const state = (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .statusState */ ._6)(result);
    return last.state === state || (state === 'pending' && last.state !== 'error');
}
function describeWritten(result) {
    const { jobId, inDoubt } = result;
    const job = jobId === undefined || inDoubt === true ? {} : { jobId };
    return { ...job, state: (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .statusState */ ._6)(result) };
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
