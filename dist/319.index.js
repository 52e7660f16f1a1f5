export const id = 319;
export const ids = [319];
export const modules = {

/***/ 3175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ effectiveThreshold)
/* harmony export */ });
/** Every score above it is vulnerable: the default of a service's `vulnerability_threshold`. */
const DEFAULT_THRESHOLD = 0;
/**
 * The threshold of a verdict; a score above it is vulnerable. The one place that decides it.
 * @param override the input vulnerability-threshold, which holds for all analyses
 * @param own that of the analysis: its `vulnerability_threshold`, or the one that a commit status remembers; absent for
 *   attacks that have none
 */
function effectiveThreshold(override, own) {
    return override ?? (own === undefined ? DEFAULT_THRESHOLD : Number(own));
}


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   R7: () => (/* binding */ openGithubOf),
/* harmony export */   sF: () => (/* binding */ MAX_GITHUB_REQUESTS)
/* harmony export */ });
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2135);

/** The requests that may be sent to GitHub at once. */
const MAX_GITHUB_REQUESTS = 4;
/** Opens GitHub's API with the runner's addresses and the token of the inputs. */
async function openGithubOf(runner, settings, signal) {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // A chunk of the bundle by itself, shared by all that open GitHub (docs/decisions).
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
/** The address of this run on GitHub. */
function runUrlOf(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ }),

/***/ 7129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   L4: () => (/* binding */ stateOf)
/* harmony export */ });
/* unused harmony export describeStatus */
/* harmony import */ var _text_score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4212);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9315);
/* harmony import */ var _decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3175);
/* harmony import */ var _status_url_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9178);





/** GitHub refuses longer ones. */
const MAX_DESCRIPTION_LENGTH = 140;
const IN_DOUBT_WORDS = 'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
const CUT_OFF_WORDS = 'No verdict: submitted, but the run ended before its files were sent; look at its job on the service’s dashboard';
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
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(statusWords(result), MAX_DESCRIPTION_LENGTH);
}
function statusWords(result) {
    const { reason, message } = result;
    const more = (0,_text_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreWords */ .g)(result);
    switch (stateOf(result)) {
        case 'pending':
            return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
        case 'success':
            return join('Passed', more);
        case 'failure':
            return join('Vulnerable', more);
        case 'error':
            if (result.inDoubt === true)
                return result.jobId === undefined ? IN_DOUBT_WORDS : CUT_OFF_WORDS;
            // Characters beyond the basic plane have been refused by GitHub.
            return join('No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? 'not submitted');
    }
}
function join(word, more) {
    return more === undefined || more === '' ? word : `${word}: ${more}`;
}
/**
 * Writes the commit status of an analysis, which also remembers its job.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function writeStatus(client, status) {
    const { sha, result } = status;
    const targetUrl = encodeStatusUrl(status);
    await client.createStatus(sha, {
        context: (0,_status_context_js__WEBPACK_IMPORTED_MODULE_0__/* .contextOf */ .V)(result.spec),
        state: stateOf(result),
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
    const note = { model, modelId, task, jobId, digest, threshold: (0,_decide_threshold_js__WEBPACK_IMPORTED_MODULE_4__/* .effectiveThreshold */ .F)(threshold, own) };
    return (0,_status_url_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeJobUrl */ .$K)(note, dashboardUrl, runUrl);
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
 * Does work on GitHub without which the run cannot go on.
 * @param signal of the run
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
            const message = `is not allowed to do what commit statuses need; nothing was submitted. ${error.message}`;
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
/* harmony export */   V: () => (/* binding */ contextOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What the contexts of all commit statuses of this action begin with. */
const CONTEXT_PREFIX = 'model-security/';
/** GitHub takes 255 characters for the whole context; this leaves room for prefix, mark and attack. */
const MAX_MODEL_LENGTH = 150;
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
    const kept = model.replace(ODD, '-').slice(0, MAX_MODEL_LENGTH).trim();
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
/** Opaque, but printable and of bounded length. */
const JOB_ID = /^[\x21-\x7e]{1,1024}$/u;
/** Over this a link to the dashboard gives way to one to the run. */
const MAX_URL_LENGTH = 2048;
/**
 * The address of a commit status that carries a memory in its query; the address leads where it led before.
 * @param dashboardUrl where people should look; absent where there is none
 * @param runUrl of this run, in the dashboard's place
 * @returns undefined where neither can be parsed
 */
function encodeJobUrl(note, dashboardUrl, runUrl) {
    const dashboard = dashboardUrl === undefined ? undefined : withMemory(dashboardUrl, note, 'dashboard');
    if (dashboard !== undefined && dashboard.length <= MAX_URL_LENGTH)
        return dashboard;
    return withMemory(runUrl, note, 'run');
}
function withMemory(address, note, link) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(address);
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
 * The address of a commit status that remembers a submission in doubt, by parameters of its own: it names no job that
 * could be taken up.
 * @param runUrl of this run, where the address leads
 * @param digest of `analysisDigest`
 * @param jobId where the doubt is whether this job has its files
 * @returns undefined where the address cannot be parsed
 */
function encodeDoubtUrl(runUrl, digest, jobId) {
    const url = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(runUrl);
    if (url === undefined)
        return undefined;
    const job = jobId === undefined ? {} : { [JOB_IN_DOUBT]: jobId };
    const ours = new URLSearchParams({ [IN_DOUBT]: digest, ...job });
    setParameters(url, [...foreignParameters(url), ours.toString()]);
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
function readRememberedStatuses(statuses) {
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
        runUrl: withoutMemory(url) ?? 'its address is not known',
        ...(jobId === null || !JOB_ID.test(jobId) ? {} : { jobId }),
    };
}
/** @returns the job, or what is wrong */
function readJob({ context, state, targetUrl }) {
    if (state === 'unknown')
        return 'has a state that is not known';
    const url = targetUrl === undefined ? undefined : (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(targetUrl);
    if (url === undefined)
        return 'links to no address';
    const given = (name) => {
        const [value, ...more] = url.searchParams.getAll(PARAMETER_PREFIX + name);
        return more.length === 0 ? (value ?? '') : '';
    };
    if (given('job') === '')
        return 'names no job';
    const attack = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.find((one) => context.endsWith(`/${one}`));
    const task = _core_attack_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TASKS */ .n3.find((one) => one === given('task'));
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
function isSound({ jobId, digest, modelId }) {
    return JOB_ID.test(jobId) && DIGEST.test(digest) && /^\P{C}{1,1024}$/u.test(modelId);
}
function withoutMemory(url) {
    const bare = new URL(url);
    setParameters(bare, foreignParameters(url));
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .linkableUrl */ .s6)(bare.href);
}


/***/ }),

/***/ 5261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ standingKey),
/* harmony export */   y: () => (/* binding */ createStatusWriter)
/* harmony export */ });
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7);
/* harmony import */ var _core_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4325);
/* harmony import */ var _github_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5475);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9315);
/* harmony import */ var _commit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7129);





/** What may be analysed twice is worth a moment after the end of a run; the runner grants about 7 s before it insists. */
const LAST_WORD_MS = 1500;
/**
 * What writes commit statuses without which the verdict stands: that one cannot be written is a warning. Where the run
 * ends meanwhile, what a later run must know has a last word, for all analyses together in 1.5 s.
 * @param consequence of a status that is not written, for people
 * @param standing what earlier runs have written of jobs, by `standingKey`; kept up to date
 */
function createStatusWriter(run, client, consequence, standing = new Map()) {
    const { runner, settings, signal } = run;
    const told = new Set();
    let late;
    const warn = (of, text) => {
        if (told.has(of) || told.size >= _core_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WARNINGS */ .r)
            return;
        told.add(of);
        runner.log.warning(text);
    };
    const write = async (to, ...[sha, result, digest]) => {
        // A commit status is read by everybody who can read the repository.
        const shown = runner.secrets.redactAll(result);
        await (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStatus */ .Kn)(to, {
            sha,
            result: shown,
            digest: await digest,
            runUrl: (0,_github_open_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrlOf */ .Qm)(runner),
            threshold: settings.vulnerabilityThreshold,
        });
        standing.set(standingKey(sha, (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .contextOf */ .V)(shown.spec)), { ...jobOf(shown), state: (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(shown) });
    };
    const lastWord = async (sha, result, digest) => {
        if (!isWorthALastWord(result))
            return;
        const shown = runner.secrets.redactAll(result);
        if (isSaid(standing.get(standingKey(sha, (0,_status_context_js__WEBPACK_IMPORTED_MODULE_1__/* .contextOf */ .V)(shown.spec))), shown))
            return;
        late ??= AbortSignal.timeout(LAST_WORD_MS);
        try {
            await write(await (0,_github_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openGithubOf */ .R7)(runner, settings, late), sha, result, digest);
        }
        catch (error) {
            const { spec, jobId } = result;
            const job = jobId === undefined ? '' : ` Its job is ${jobId}.`;
            const why = late.aborted ? 'GitHub did not take it in time.' : (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error);
            const what = `${spec.name}: the run ended before its commit status was written; ${consequence}.`;
            warn(spec.name, `${what} ${why}${job}`);
        }
    };
    return async (...status) => {
        try {
            await write(client, ...status);
        }
        catch (error) {
            if (signal.aborted)
                await lastWord(...status);
            // Once is enough: the next ones would fail alike.
            else
                warn('', `A commit status could not be written; ${consequence}. ${(0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}`);
        }
    };
}
/** Under which a status is kept in mind. */
function standingKey(sha, context) {
    return `${sha} ${context}`;
}
/** An analysis that was certainly not submitted is so by the next run, whatever its status says. */
function isWorthALastWord({ jobId, inDoubt }) {
    return jobId !== undefined || inDoubt === true;
}
/** Whether what stands leads a later run to the job already, so that writing it once more says nothing new. */
function isSaid(standing, result) {
    if (standing?.jobId === undefined || standing.jobId !== result.jobId)
        return false;
    const state = (0,_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(result);
    return standing.state === state || (state === 'pending' && standing.state !== 'error');
}
function jobOf({ jobId, inDoubt }) {
    return jobId === undefined || inDoubt === true ? {} : { jobId };
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
