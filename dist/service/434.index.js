export const id = 434;
export const ids = [434];
export const modules = {

/***/ 7434:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
exports.createAnalysisEngine = createAnalysisEngine;
const method_versions_ts_1 = __webpack_require__(3608);
const analysis_runs_ts_1 = __webpack_require__(5338);
const job_progress_ts_1 = __webpack_require__(5276);
/** Shown in every report and on every page. */
const ENGINE_NOTE = 'Computed by the built-in service, by attacks on this very model and checks of these very data.';
/** An engine that attacks models, each analysis in a process of its own. Ended jobs outlast a restart. */
function createAnalysisEngine(options) {
    const runs = new analysis_runs_ts_1.AnalysisRuns(options);
    const thresholdOf = ({ modelId, kind, fields }) => (kind === 'supply-chain' ? undefined : options.planOf(modelId, kind)?.threshold) ??
        (0, job_progress_ts_1.usualThreshold)({ kind, fields });
    return {
        note: ENGINE_NOTE,
        planJob(kind) {
            if (kind !== 'supply-chain')
                runs.announce();
            return '';
        },
        holdModelApi(jobId, details) {
            runs.holdModelApi(jobId, details);
        },
        startJob(job, uploads, files) {
            runs.start(job, uploads, files);
        },
        progressOf: (job) => (0, job_progress_ts_1.progressOf)(job, runs.stateOf(job), thresholdOf(job)),
        thresholdOf,
        async renderReport(job, files, type, format) {
            const ended = resultOf(runs.stateOf(job));
            if (ended === undefined)
                return undefined;
            const { renderReport } = await __webpack_require__.e(/* import() */ 537).then(__webpack_require__.bind(__webpack_require__, 9537));
            return renderReport(type, format, summarize(job, ended.keptFiles ?? files, ended, thresholdOf(job)), ended.result);
        },
        reportOf(job, files) {
            const ended = resultOf(runs.stateOf(job));
            if (ended === undefined)
                return undefined;
            const summary = summarize(job, ended.keptFiles ?? files, ended, thresholdOf(job));
            return { summary, result: ended.result };
        },
        close: () => runs.close(),
    };
}
function resultOf(state) {
    if (state?.kind !== 'ended' || state.outcome.kind !== 'result')
        return undefined;
    return { ...state.outcome, keptFiles: state.keptFiles };
}
function summarize(job, files, { result, runtime }, threshold) {
    if (job.task === undefined || job.kind === 'supply-chain') {
        throw new Error('A scan of files has no analysis.');
    }
    const isVulnerable = result.score.value > threshold;
    return {
        jobId: job.jobId,
        model: job.modelId,
        task: job.task,
        attack: job.kind,
        threshold,
        verdict: isVulnerable ? 'vulnerable' : result.cutShort ? 'undecided' : 'clean',
        runtime: runtime === 'native' ? 'onnxruntime-node' : 'onnxruntime-web (WebAssembly)',
        engineVersion: method_versions_ts_1.ENGINE_VERSION,
        files: files.map((file) => ({ ...file, name: `${file.slot}.zip` })),
        isBgr: job.fields.color_space?.toLowerCase() === 'bgr',
        ...(result.picture !== undefined && { picture: result.picture }),
        ...(result.columns !== undefined && { columns: result.columns }),
    };
}


/***/ }),

/***/ 5338:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.AnalysisRuns = void 0;
const node_events_1 = __webpack_require__(8474);
const error_message_ts_1 = __webpack_require__(7);
const endpoint_client_ts_1 = __webpack_require__(8940);
const endpoint_access_ts_1 = __webpack_require__(5265);
const engine_settings_ts_1 = __webpack_require__(6481);
const fault_ts_1 = __webpack_require__(1522);
const kept_results_ts_1 = __webpack_require__(4446);
const analysis_queue_ts_1 = __webpack_require__(5843);
const run_analysis_ts_1 = __webpack_require__(7413);
const time_shares_ts_1 = __webpack_require__(3859);
/** The queries and the time of an attack, if nobody gives any. */
const DEFAULT_QUERIES = 150_000;
const DEFAULT_MINUTES = 10;
const SEED = 1;
/** With more samples than usual, the queries grow with them. */
const QUERIES_PER_SAMPLE = 1_500;
/** Runs the analyses of jobs, each in a process of its own, and keeps how they ended. */
class AnalysisRuns {
    #options;
    #queue = new analysis_queue_ts_1.AnalysisQueue();
    #states = new Map();
    #details = new Map();
    #running = new Set();
    #closing = new AbortController();
    #shares;
    constructor(options) {
        this.#options = options;
        this.#shares = new time_shares_ts_1.TimeShares(options);
        // One listener for each analysis that runs or waits.
        (0, node_events_1.setMaxListeners)(0, this.#closing.signal);
    }
    /** @returns undefined if the job was never started, or was cut off by the end of an earlier service */
    stateOf({ jobId }) {
        const known = this.#states.get(jobId) ?? (0, kept_results_ts_1.readKeptResult)(this.#options.directory, jobId);
        if (known !== undefined)
            this.#states.set(jobId, known);
        return known;
    }
    /** Keeps the details of a model's API, in memory only. */
    holdModelApi(jobId, details) {
        this.#details.set(jobId, details);
    }
    /** Takes note of a job that was submitted; it starts when its files have arrived. */
    announce() {
        this.#shares.announce();
    }
    start(job, uploads, files) {
        this.#states.set(job.jobId, { kind: 'running', share: 0, what: 'waiting for its turn' });
        const work = this.#analyse(job, uploads, files).catch((error) => {
            const reason = error instanceof fault_ts_1.ArtifactFault
                ? error.message
                : `The service could not run the analysis: ${(0, error_message_ts_1.messageOf)(error)}`;
            const outcome = { kind: 'failed', reason, by: 'engine' };
            this.#states.set(job.jobId, { kind: 'ended', outcome, endedMs: this.#options.now() });
        });
        this.#running.add(work);
        void work.finally(() => this.#running.delete(work));
    }
    /** Ends every analysis. Resolves when their processes are gone. */
    async close() {
        this.#closing.abort();
        await Promise.all(this.#running);
    }
    async #analyse(job, uploads, files) {
        const { jobId, task, kind: attack } = job;
        if (task === undefined || attack === 'supply-chain')
            return;
        const { directory, now, engineSettings, keptAnalyses } = this.#options;
        const kept = keptAnalyses.find(job.modelId, attack);
        if (kept !== undefined) {
            const outcome = { kind: 'result', result: withOrigin(kept), runtime: kept.runtime };
            this.#states.set(jobId, { kind: 'ended', outcome, endedMs: kept.madeMs, keptFiles: kept.files });
            return;
        }
        const chosen = engineSettings(job.modelId, attack);
        (0, engine_settings_ts_1.checkEngineSettings)(chosen);
        const endpoint = job.fields.use_model_api === 'yes' ? openModelApi(this.#details.get(jobId)) : undefined;
        const fields = { ...job.fields };
        const request = { task, attack, fields, uploads: Object.fromEntries(uploads), endpoint };
        let timeLimit = 'run';
        const outcome = await this.#queue.run((memoryBytes) => this.#runInTime(jobId, request, chosen, memoryBytes, (limit) => {
            timeLimit = limit;
        }), this.#closing.signal);
        // The service is closing: after a restart the job is one that was cut off.
        if (outcome.kind === 'cancelled')
            return;
        const ended = { kind: 'ended', outcome, endedMs: now(), timeLimit };
        this.#states.set(jobId, ended);
        await (0, kept_results_ts_1.writeKeptResult)(directory, jobId, ended);
        if (outcome.kind !== 'result')
            return;
        const { result, runtime } = outcome;
        await keptAnalyses.keep({ modelId: job.modelId, task, attack }, { result, runtime, madeMs: ended.endedMs, files });
    }
    /** Runs an analysis whose turn has come, in its share of the time. */
    async #runInTime(jobId, request, chosen, memoryBytes, onLimit) {
        const mostMs = (chosen.minutes ?? DEFAULT_MINUTES) * 60_000;
        const share = this.#shares.begin(this.#queue.places, mostMs);
        if (share === undefined)
            return mostMs < LEAST_MS ? TOO_FEW_MINUTES : NO_TIME;
        const { timeMs, graceMs } = share;
        onLimit(timeMs < mostMs ? 'run' : 'minutes');
        try {
            return await (0, run_analysis_ts_1.runAnalysis)({ ...request, settings: jobSettings(chosen, timeMs) }, {
                code: this.#options.code,
                memoryBytes,
                signal: this.#closing.signal,
                progress: (done, what) => this.#states.set(jobId, { kind: 'running', share: done, what }),
                ...(graceMs !== undefined && { graceMs }),
            });
        }
        finally {
            share.end();
        }
    }
}
exports.AnalysisRuns = AnalysisRuns;
/** With less, no analysis is begun. */
const LEAST_MS = 1000;
const TOO_FEW_MINUTES = {
    kind: 'failed',
    by: 'time',
    reason: 'Its own time, "minutes" in the config file, is too short to start the analysis. Give it more.',
};
const NO_TIME = {
    kind: 'failed',
    by: 'time',
    reason: 'The time of the run was over before the analysis could start. Give the run more time, or fewer analyses.',
};
function jobSettings(chosen, timeMs) {
    const { eps, samples, season, seed = SEED } = chosen;
    return {
        ...{ seed, timeMs },
        maxQueries: Math.max(DEFAULT_QUERIES, QUERIES_PER_SAMPLE * (samples ?? 0)),
        ...(eps !== undefined && { eps }),
        ...(samples !== undefined && { samples }),
        ...(season !== undefined && { season }),
    };
}
/** Says in every report that the result is an earlier one. */
function withOrigin({ result, madeMs, evidenceKept }) {
    const origin = `The same content was analysed before, on ${new Date(madeMs).toISOString()}, and this is its result.`;
    return { ...result, limits: [`${origin}${MISSING[evidenceKept]}`, ...result.limits] };
}
/** What a kept result lacks, and how to get it. */
const MISSING = {
    all: '',
    some: ' Some of its inputs are not shown, since they were too large to keep. For all of them, run again with rescan: always.',
    none: ' Its plots and pictures were not kept. For those, run again with rescan: always.',
};
/** @throws ArtifactFault if the details cannot be used */
function openModelApi(details) {
    if (details === undefined) {
        throw new fault_ts_1.ArtifactFault('The details of the model API were lost when the service was restarted: they are never kept. Submit the analysis again.');
    }
    return new endpoint_client_ts_1.EndpointClient((0, endpoint_access_ts_1.readEndpointAccess)(parseJsonOrText(details)));
}
function parseJsonOrText(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 5265:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readEndpointAccess = readEndpointAccess;
const json_ts_1 = __webpack_require__(6153);
const url_ts_1 = __webpack_require__(38);
const fault_ts_1 = __webpack_require__(1522);
const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/u;
/** Headers that the client itself sets, or that would change what a request is. */
const OWN_HEADERS = /^(?:host|content-length|content-type|connection|transfer-encoding|expect|upgrade|te|trailer)$/iu;
/**
 * Reads what `model-api-details` says about one model: an address, or `{ url, protocol, headers }`.
 * @throws ArtifactFault if it cannot be used; the message quotes neither address nor headers
 */
function readEndpointAccess(details) {
    const given = typeof details === 'string' ? { url: details } : details;
    if (!(0, json_ts_1.isObject)(given)) {
        throw new fault_ts_1.ArtifactFault('model-api-details must be an address, or { url, protocol, headers }.');
    }
    const { url, protocol, headers = {} } = given;
    const address = typeof url === 'string' ? readUrl(url) : undefined;
    if (address === undefined) {
        throw new fault_ts_1.ArtifactFault('The url in model-api-details must be an address that begins with https://, or with http:// on loopback (127.0.0.1, ' +
            '[::1], localhost), without user name and password.');
    }
    if (protocol !== undefined && protocol !== 'v2' && protocol !== 'mlflow') {
        throw new fault_ts_1.ArtifactFault('The protocol in model-api-details must be v2 (Open Inference Protocol) or mlflow.');
    }
    if (!(0, json_ts_1.isObject)(headers)) {
        throw new fault_ts_1.ArtifactFault('The headers in model-api-details must be a mapping of names to values.');
    }
    return {
        url: address,
        protocol: protocol ?? (/\/invocations\/?$/u.test(address.pathname) ? 'mlflow' : 'v2'),
        headers: readHeaders(headers),
    };
}
function readUrl(text) {
    const url = (0, url_ts_1.parseUrl)(text);
    if (url === undefined)
        return undefined;
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && (0, url_ts_1.isLoopbackHost)(url.hostname));
    return safe && url.username === '' && url.password === '' ? url : undefined;
}
function readHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => {
        if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) {
            throw new fault_ts_1.ArtifactFault('The headers in model-api-details hold a name that cannot be sent.');
        }
        if (typeof value !== 'string' || /[^\t\u0020-\u007e\u0080-\u00ff]/u.test(value)) {
            throw new fault_ts_1.ArtifactFault(`The header ${name} in model-api-details must be text without line breaks.`);
        }
        return [name, value];
    }));
}


/***/ }),

/***/ 8940:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.EndpointClient = void 0;
const node_http_1 = __importDefault(__webpack_require__(7067));
const node_https_1 = __importDefault(__webpack_require__(4708));
const promises_1 = __webpack_require__(8500);
const fault_ts_1 = __webpack_require__(1522);
const shown_name_ts_1 = __webpack_require__(6396);
const LIMITS = { timeoutMs: 30_000, maxAnswerBytes: 64 * 2 ** 20, attempts: 4, pauseMs: 500 };
/** Statuses after which the same request may succeed: asking a model changes nothing. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** Speaks to the endpoint of a model: only to its own origin, without following redirects. It runs in the service's process. */
class EndpointClient {
    protocol;
    #access;
    #limits;
    constructor(access, limits = {}) {
        this.protocol = access.protocol;
        this.#access = access;
        this.#limits = { ...LIMITS, ...limits };
    }
    async metadata() {
        const { status, text } = await this.#repeat(modelUrl(this.#access.url, ''), undefined);
        if (status === 401 || status === 403)
            throw this.#refused(status, '');
        return status === 200 ? text : undefined;
    }
    async infer(body) {
        const { url, protocol } = this.#access;
        const address = protocol === 'v2' ? modelUrl(url, '/infer') : url;
        const { status, text } = await this.#repeat(address, body);
        if (status !== 200)
            throw this.#refused(status, text);
        return text;
    }
    async #repeat(url, body) {
        for (let attempt = 1;; attempt += 1) {
            const answer = await this.#once(url, body);
            const last = attempt >= this.#limits.attempts;
            if ('status' in answer) {
                if (last || !PASSING.has(answer.status))
                    return answer;
            }
            else if (last) {
                throw new fault_ts_1.ArtifactFault(`The endpoint could not be reached, in ${String(attempt)} attempts: ${(0, shown_name_ts_1.shownName)(answer.problem, 200)}. Check the ` +
                    'url in model-api-details, and whether the model is being served.');
            }
            await (0, promises_1.setTimeout)(this.#limits.pauseMs * 2 ** (attempt - 1));
        }
    }
    #once(url, body) {
        const { timeoutMs, maxAnswerBytes } = this.#limits;
        const secure = url.protocol === 'https:';
        return new Promise((resolve) => {
            const options = {
                method: body === undefined ? 'GET' : 'POST',
                headers: {
                    ...this.#access.headers,
                    accept: 'application/json',
                    ...(body !== undefined && { 'content-type': 'application/json' }),
                },
                signal: AbortSignal.timeout(timeoutMs),
            };
            const request = (secure ? node_https_1.default : node_http_1.default).request(url, options, (response) => {
                const chunks = [];
                let bytes = 0;
                response.on('data', (chunk) => {
                    chunks.push(chunk);
                    bytes += chunk.length;
                    if (bytes > maxAnswerBytes) {
                        resolve({ problem: `the answer has more than ${String(maxAnswerBytes)} bytes` });
                        request.destroy();
                    }
                });
                response.on('end', () => {
                    resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
                });
                response.on('error', ({ message }) => {
                    resolve({ problem: message });
                });
            });
            request.on('error', ({ name, message }) => {
                const late = name === 'TimeoutError' || name === 'AbortError';
                resolve({ problem: late ? `no answer within ${String(timeoutMs)} ms` : message });
            });
            request.end(body);
        });
    }
    #refused(status, text) {
        const what = status >= 300 && status < 400
            ? 'redirects, which are not followed'
            : `answers with status ${String(status)}`;
        const said = text === '' ? '' : ` It says: ${(0, shown_name_ts_1.shownName)(this.#withoutSecrets(text.slice(0, 10_000)), 300)}`;
        const advice = status === 401 || status === 403
            ? ' Check the headers in model-api-details.'
            : ' Check the url in model-api-details, and the log of the endpoint.';
        return new fault_ts_1.ArtifactFault(`The endpoint ${what}.${said}${advice}`);
    }
    /** An endpoint may repeat a header that it refuses. */
    #withoutSecrets(text) {
        let safe = text;
        for (const value of Object.values(this.#access.headers)) {
            for (const secret of [value, ...value.split(/\s+/u)]) {
                if (secret.length > 3)
                    safe = safe.replaceAll(secret, '***');
            }
        }
        return safe;
    }
}
exports.EndpointClient = EndpointClient;
/** The address of a model, or of an operation on it, whether it was given with `/infer` or without. */
function modelUrl(url, operation) {
    const model = new URL(url);
    model.pathname = url.pathname.replace(/\/$/u, '').replace(/\/infer$/u, '') + operation;
    return model;
}


/***/ }),

/***/ 6481:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.checkEngineSettings = checkEngineSettings;
const fault_ts_1 = __webpack_require__(1522);
const MOST_SAMPLES = 10_000;
const RULES = {
    eps: {
        holds: (value) => value > 0 && value <= 1,
        expected: 'above 0 and at most 1: it is a share of the range of each number, such as 0.03 for 8 of 255 steps',
    },
    samples: {
        holds: (value) => Number.isInteger(value) && value >= 1 && value <= MOST_SAMPLES,
        expected: `a whole number from 1 to ${String(MOST_SAMPLES)}`,
    },
    seed: {
        holds: (value) => Number.isSafeInteger(value) && value >= 0,
        expected: 'a whole number of at least 0',
    },
    minutes: { holds: (value) => value > 0 && Number.isFinite(value), expected: 'a number above 0' },
    season: {
        holds: (value) => Number.isSafeInteger(value) && value >= 1,
        expected: 'a whole number of steps, at least 1',
    },
};
/**
 * Checks settings before an analysis starts.
 * @throws ArtifactFault that names every setting that is wrong
 */
function checkEngineSettings(settings) {
    const problems = ['eps', 'samples', 'seed', 'minutes', 'season'].flatMap((name) => {
        const value = settings[name];
        const { holds, expected } = RULES[name];
        return value === undefined || holds(value)
            ? []
            : [`${name} must be ${expected}, but is ${String(value)}.`];
    });
    if (problems.length > 0)
        throw new fault_ts_1.ArtifactFault(problems.join(' '));
}


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ArtifactFault = void 0;
/**
 * A fault of what the user gave: a model, a picture, a table. It fails its own analysis, and its message is all that the
 * user sees: what is wrong, where, what was expected, and what to do next.
 */
class ArtifactFault extends Error {
    name = 'ArtifactFault';
}
exports.ArtifactFault = ArtifactFault;


/***/ }),

/***/ 5276:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.usualThreshold = usualThreshold;
exports.progressOf = progressOf;
const job_ts_1 = __webpack_require__(3556);
const stages_ts_1 = __webpack_require__(956);
const job_status_ts_1 = __webpack_require__(4263);
const default_thresholds_ts_1 = __webpack_require__(2043);
const method_versions_ts_1 = __webpack_require__(3608);
/** The threshold of the request, else the default of the attack: 0 is what clients send if nobody gives one. */
function usualThreshold(job) {
    const requested = (0, job_ts_1.requestedThreshold)(job);
    return requested > 0 || job.kind === 'supply-chain' ? requested : default_thresholds_ts_1.DEFAULT_THRESHOLDS[job.kind];
}
/** Describes how far a job is, by the stages of the interface. */
function progressOf(job, state, threshold) {
    if (job.startedMs === undefined)
        return nothingYet(job, 'waiting', 'Waiting for the files of the analysis');
    if (job.sanityProblem !== undefined) {
        return failed(job, `Sanity check failed: ${job.sanityProblem}`, job.startedMs);
    }
    if (job.kind === 'supply-chain') {
        return failed(job, 'The built-in service has no supply-chain scan yet.', job.startedMs);
    }
    if (state === undefined) {
        return failed(job, 'The service was stopped before the analysis ended. Submit it again.', job.startedMs);
    }
    if (state.kind === 'running')
        return underWay(job, state.share, state.what);
    const { outcome, endedMs } = state;
    const { timeLimit } = state;
    if (outcome.kind === 'failed')
        return failed(job, reasonOf(outcome), endedMs);
    const { result } = outcome;
    const isVulnerable = result.score.value > threshold;
    if (result.cutShort && !isVulnerable)
        return failed(job, cutShortWords(timeLimit), endedMs);
    return { ...completed(job, result, isVulnerable, endedMs), method: methodOf(job, state, result) };
}
function methodOf({ task, kind }, { keptFiles, endedMs }, { method, score: { low, high } }) {
    const version = task === undefined || kind === 'supply-chain' ? String(method.version) : (0, method_versions_ts_1.methodVersion)(task, kind);
    return { version, interval: { low, high }, ...(keptFiles !== undefined && { keptSinceMs: endedMs }) };
}
/** An attack that is cut short may prove a weakness, but never its absence. */
function cutShortWords(timeLimit) {
    const more = timeLimit === undefined ? 'Give it more time' : MORE_TIME[timeLimit];
    return (`${job_status_ts_1.CUT_SHORT_MARK}, and nothing was found until then: this is no verdict. ${more}, or fewer inputs (samples) or ` +
        'questions (number_of_attack_queries).');
}
const MORE_TIME = {
    minutes: 'What ended is its own time, which "minutes" in the config file sets: give it more',
    run: 'What ended is its share of the time of the run: raise the input timeout-minutes',
};
/** Begins the reason of a failure with the mark of a timeout if a limit of time ended the analysis. */
function reasonOf({ by, reason }) {
    return by === 'time' ? `${job_status_ts_1.CUT_SHORT_MARK}: ${reason}` : reason;
}
function nothingYet(job, phase, currentStatus) {
    return {
        phase,
        stages: stages(job, () => 'na'),
        currentStatus,
        modelAccuracy: undefined,
        score: undefined,
        verdict: undefined,
        finishedMs: undefined,
    };
}
function stages(job, stateOf) {
    return new Map(stages_ts_1.STAGES[job.kind].map((name) => [name, stateOf(name)]));
}
/** The model is explored while the files are read; the rest of the time belongs to the attack. */
function underWay(job, share, what) {
    const names = stages_ts_1.STAGES[job.kind].filter((name) => name !== 'DefenseReport_Status');
    const current = share === 0 ? 0 : names.length - 1;
    const percent = String(Math.floor(share * 100));
    return {
        ...nothingYet(job, 'running', `In progress, ${percent} %: ${what}`),
        share,
        stages: stages(job, (name) => {
            const index = names.indexOf(name);
            if (index === -1 || index > current)
                return 'na';
            if (index === current)
                return 'inprogress';
            return name === 'SanityCheck_Status' ? 'passed' : 'completed';
        }),
    };
}
function failed(job, reason, finishedMs) {
    const last = stages_ts_1.STAGES[job.kind].filter((name) => name !== 'DefenseReport_Status').at(-1);
    return {
        ...nothingYet(job, 'running', reason),
        phase: 'failed',
        stages: stages(job, (name) => (name === last ? 'failed' : 'na')),
        finishedMs,
    };
}
function completed(job, result, isVulnerable, finishedMs) {
    const withoutDefence = (0, stages_ts_1.hasDefense)(job.kind) && !isVulnerable;
    return {
        phase: 'completed',
        stages: stages(job, (name) => {
            if (name === 'SanityCheck_Status')
                return 'passed';
            return name === 'DefenseReport_Status' && withoutDefence ? 'na' : 'completed';
        }),
        currentStatus: withoutDefence ? stages_ts_1.NO_DEFENSE : 'completed',
        modelAccuracy: result.accuracy,
        score: result.score.value,
        verdict: isVulnerable ? 'vulnerable' : 'clean',
        finishedMs,
    };
}


/***/ }),

/***/ 4446:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.writeKeptResult = writeKeptResult;
exports.readKeptResult = readKeptResult;
const node_crypto_1 = __webpack_require__(7598);
const node_fs_1 = __webpack_require__(3024);
const promises_1 = __webpack_require__(1455);
const node_path_1 = __importDefault(__webpack_require__(6760));
const node_v8_1 = __webpack_require__(8877);
const json_ts_1 = __webpack_require__(6153);
const messages_ts_1 = __webpack_require__(9499);
function fileOf(directory, jobId) {
    return node_path_1.default.join(directory, `${(0, node_crypto_1.createHash)('sha256').update(jobId).digest('hex')}.result`);
}
/** Keeps the end of a job, whole or not at all. */
async function writeKeptResult(directory, jobId, result) {
    await (0, promises_1.mkdir)(directory, { recursive: true });
    const file = fileOf(directory, jobId);
    await (0, promises_1.writeFile)(`${file}.part`, (0, node_v8_1.serialize)(result));
    await (0, promises_1.rename)(`${file}.part`, file);
}
/** @returns undefined if nothing is kept for this job, or it cannot be read */
function readKeptResult(directory, jobId) {
    try {
        const value = (0, node_v8_1.deserialize)((0, node_fs_1.readFileSync)(fileOf(directory, jobId)));
        if (!(0, json_ts_1.isObject)(value) || typeof value['endedMs'] !== 'number')
            return undefined;
        const outcome = outcomeOf(value['outcome']);
        return outcome === undefined ? undefined : { kind: 'ended', outcome, endedMs: value['endedMs'] };
    }
    catch {
        return undefined;
    }
}
function outcomeOf(value) {
    if (!(0, json_ts_1.isObject)(value))
        return undefined;
    const { kind, reason, by } = value;
    const blamed = ['artifact', 'engine', 'time', 'memory'].find((one) => one === by);
    if (kind === 'failed' && typeof reason === 'string' && blamed !== undefined) {
        return { kind, reason, by: blamed };
    }
    const message = (0, messages_ts_1.childMessage)(value);
    return message?.kind === 'result' ? message : undefined;
}


/***/ }),

/***/ 6396:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.shownName = shownName;
/** Makes text from a hostile file fit to be shown in a message: short, and without control characters. */
function shownName(name, maxLength = 80) {
    const plain = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
    return plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain;
}


/***/ }),

/***/ 5843:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.AnalysisQueue = void 0;
const memory_limits_ts_1 = __webpack_require__(3469);
/** Lets as many analyses run at once as the machine carries; the others wait for their turn. */
class AnalysisQueue {
    #capacity;
    #waiting = new Set();
    #running = 0;
    constructor(capacity = (0, memory_limits_ts_1.machineCapacity)()) {
        this.#capacity = capacity;
    }
    /** The analyses that run now. */
    get running() {
        return this.#running;
    }
    /** How many analyses run at once. */
    get places() {
        return this.#capacity.children;
    }
    /**
     * Runs one analysis when its turn comes.
     * @param work is given the memory that the analysis may use, in bytes
     * @param signal an analysis that is cancelled while it waits ends at once and is never started
     */
    async run(work, signal) {
        if (!(await this.#turn(signal)))
            return { kind: 'cancelled' };
        try {
            return await work(this.#capacity.childBytes);
        }
        finally {
            this.#handOver();
        }
    }
    /** @returns false if the analysis was cancelled before its turn */
    async #turn(signal) {
        if (signal?.aborted === true)
            return false;
        if (this.#running < this.#capacity.children) {
            this.#running += 1;
            return true;
        }
        return new Promise((resolve) => {
            const cancel = () => {
                this.#waiting.delete(start);
                resolve(false);
            };
            const start = () => {
                signal?.removeEventListener('abort', cancel);
                resolve(true);
            };
            signal?.addEventListener('abort', cancel, { once: true });
            this.#waiting.add(start);
        });
    }
    /** Gives the place to the next that waits, so that nobody who comes later overtakes it. */
    #handOver() {
        const [next] = this.#waiting;
        if (next === undefined) {
            this.#running -= 1;
            return;
        }
        this.#waiting.delete(next);
        next();
    }
}
exports.AnalysisQueue = AnalysisQueue;


/***/ }),

/***/ 1827:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ChildWatch = void 0;
const fault_ts_1 = __webpack_require__(1522);
const shown_name_ts_1 = __webpack_require__(6396);
const memory_limits_ts_1 = __webpack_require__(3469);
const messages_ts_1 = __webpack_require__(9499);
const LOOK_MS = 100;
const REPEAT_PROGRESS_MS = 5000;
const KEPT_ERRORS = 4096;
/** A child tells a few things a second, and asks its endpoint one question after another. */
const MOST_MESSAGES_A_LOOK = 1000;
const MOST_QUESTIONS = 16;
const UNREADABLE = 'its process sent a message that cannot be understood. If that happens again, treat the model as hostile, and report it.';
/** Watches a child process until it ends: its messages, its time, its memory and its silence. The first reason counts. */
class ChildWatch {
    #child;
    #limits;
    #start = performance.now();
    #ending;
    #lastSign = performance.now();
    #lastProgress = [0, 'starting'];
    #toldProgress = performance.now();
    #errors = '';
    #started = false;
    /** Messages since the last look, without questions to the endpoint. */
    #messages = 0;
    /** Questions to the endpoint that are not answered yet. */
    #questions = 0;
    constructor(child, limits) {
        this.#child = child;
        this.#limits = limits;
        child.on('message', (message) => {
            this.#received((0, messages_ts_1.childMessage)(message));
        });
        child.stderr?.on('data', (chunk) => {
            this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
        });
    }
    send(message) {
        // A child that has just died is no error here: its end is what counts.
        if (this.#child.connected)
            this.#child.send(message, () => undefined);
    }
    /** Waits for the end of the child. */
    async ended() {
        const look = setInterval(() => void this.#look(), LOOK_MS);
        const cancel = () => {
            this.#end({ kind: 'cancelled' });
        };
        this.#limits.signal?.addEventListener('abort', cancel);
        try {
            return await new Promise((resolve) => {
                this.#child.once('error', (error) => {
                    resolve(this.#ending ?? { kind: 'died', how: error.message, told: '', started: false });
                });
                this.#child.once('close', (code, signal) => {
                    resolve(this.#ending ?? this.#death(code, signal));
                });
            });
        }
        finally {
            clearInterval(look);
            this.#limits.signal?.removeEventListener('abort', cancel);
        }
    }
    #end(ending) {
        this.#ending ??= ending;
        this.#child.kill('SIGKILL');
    }
    #death(code, signal) {
        if (/heap out of memory|allocation failed|out of memory/iu.test(this.#errors))
            return { kind: 'memory' };
        const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
        return { kind: 'died', how, told: (0, shown_name_ts_1.shownName)(this.#errors, 300), started: this.#started };
    }
    async #look() {
        this.#messages = 0;
        const now = performance.now();
        const { deadlineMs, silenceMs, memoryBytes, progress } = this.#limits;
        if (now - this.#toldProgress > REPEAT_PROGRESS_MS) {
            this.#toldProgress = now;
            progress?.(...this.#lastProgress);
        }
        if (now - this.#start > deadlineMs)
            this.#end({ kind: 'deadline', afterMs: deadlineMs });
        else if (now - this.#lastSign > silenceMs)
            this.#end({ kind: 'silence', afterMs: silenceMs });
        const { pid } = this.#child;
        const bytes = pid === undefined ? undefined : await (0, memory_limits_ts_1.residentBytes)(pid);
        if (bytes !== undefined && bytes > memoryBytes)
            this.#end({ kind: 'memory' });
    }
    #received(message) {
        this.#lastSign = performance.now();
        this.#started = true;
        if (message?.kind !== 'ask-endpoint')
            this.#messages += 1;
        if (this.#ending !== undefined)
            return;
        if (message === undefined || this.#messages > MOST_MESSAGES_A_LOOK) {
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
            return;
        }
        switch (message.kind) {
            case 'alive':
                return;
            case 'progress':
                this.#lastProgress = [message.share, message.what];
                this.#toldProgress = performance.now();
                this.#limits.progress?.(message.share, message.what);
                return;
            case 'ask-endpoint':
                if (this.#questions >= MOST_QUESTIONS) {
                    this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
                }
                else
                    void this.#askEndpoint(message.id, message.body);
                return;
            case 'result':
            case 'failed':
                this.#end(message);
        }
    }
    async #askEndpoint(id, body) {
        const { endpoint } = this.#limits;
        this.#questions += 1;
        try {
            if (endpoint === undefined)
                throw new fault_ts_1.ArtifactFault('This analysis has no endpoint.');
            const text = body === undefined ? await endpoint.metadata() : await endpoint.infer(body);
            this.send({ kind: 'endpoint', id, text, fault: undefined });
        }
        catch (error) {
            const fault = error instanceof Error ? error.message : String(error);
            this.send({ kind: 'endpoint', id, text: undefined, fault });
        }
        finally {
            this.#questions -= 1;
        }
    }
}
exports.ChildWatch = ChildWatch;


/***/ }),

/***/ 3469:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.machineCapacity = machineCapacity;
exports.shareOut = shareOut;
exports.residentBytes = residentBytes;
const node_os_1 = __webpack_require__(8161);
const promises_1 = __webpack_require__(1455);
const GIBIBYTE = 2 ** 30;
/** A model of 100 MB with its runtime and data takes about so much. */
const USUAL_CHILD_BYTES = 1.5 * GIBIBYTE;
const LARGEST_CHILD_BYTES = 6 * GIBIBYTE;
/** The part of the memory that children may have together. */
const SHARE_OF_MEMORY = 0.75;
/** Finds how many analyses this machine carries at once. */
function machineCapacity(cores = (0, node_os_1.availableParallelism)(), memory = availableMemory()) {
    const shared = memory * SHARE_OF_MEMORY;
    const children = Math.max(1, Math.min(cores, Math.floor(shared / USUAL_CHILD_BYTES)));
    return { children, childBytes: Math.floor(Math.min(LARGEST_CHILD_BYTES, shared / children)) };
}
/** The memory of the machine, or of the container if it is bounded. */
function availableMemory() {
    const constrained = process.constrainedMemory();
    return constrained > 0 && constrained < (0, node_os_1.totalmem)() ? constrained : (0, node_os_1.totalmem)();
}
/** How a child's memory is shared out: the heap of JavaScript, WebAssembly, and the numbers of the data. */
function shareOut(childBytes) {
    return {
        heapMegabytes: Math.floor(Math.min(2 * GIBIBYTE, childBytes / 3) / 2 ** 20),
        wasmBytes: Math.min(4 * GIBIBYTE - 65_536, Math.floor(childBytes / 2)),
        datasetNumbers: Math.floor(childBytes / 32),
    };
}
/** Reads how much memory a process holds. @returns undefined if the system does not tell (only Linux does) */
async function residentBytes(pid) {
    try {
        const kibibytes = /^VmRSS:\s*(\d+)/mu.exec(await (0, promises_1.readFile)(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
        return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.childMessage = childMessage;
const json_ts_1 = __webpack_require__(6153);
const read_result_ts_1 = __webpack_require__(9935);
const LONGEST_REASON = 4000;
const LONGEST_PROGRESS = 200;
/** A question to an endpoint has at most so many characters. */
const LONGEST_QUESTION = 256 * 2 ** 20;
/**
 * Checks a message of the child, which ran a hostile model: nothing in it is believed for its form, and only what is
 * understood is copied.
 * @returns undefined if it is none; then the child is not to be believed any more
 */
function childMessage(value) {
    if (!(0, json_ts_1.isObject)(value))
        return undefined;
    switch (value['kind']) {
        case 'alive':
            return { kind: 'alive' };
        case 'progress':
            return progressOf(value);
        case 'ask-endpoint':
            return questionOf(value);
        case 'result': {
            const { runtime } = value;
            const result = (0, read_result_ts_1.readAttackResult)(value['result']);
            if (result === undefined || (runtime !== 'native' && runtime !== 'wasm'))
                return undefined;
            return { kind: 'result', result, runtime };
        }
        case 'failed':
            return failureOf(value);
        default:
            return undefined;
    }
}
function progressOf({ share, what }) {
    if (typeof share !== 'number' || Number.isNaN(share) || typeof what !== 'string')
        return undefined;
    return { kind: 'progress', share: Math.min(1, Math.max(0, share)), what: what.slice(0, LONGEST_PROGRESS) };
}
function questionOf({ id, body }) {
    if (typeof id !== 'number' || !Number.isSafeInteger(id))
        return undefined;
    if (body !== undefined && (typeof body !== 'string' || body.length > LONGEST_QUESTION))
        return undefined;
    return { kind: 'ask-endpoint', id, body };
}
function failureOf({ reason, fault }) {
    if (typeof reason !== 'string' || typeof fault !== 'boolean')
        return undefined;
    return { kind: 'failed', reason: reason.slice(0, LONGEST_REASON), fault };
}


/***/ }),

/***/ 7413:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.runAnalysis = runAnalysis;
const node_child_process_1 = __webpack_require__(1421);
const node_fs_1 = __webpack_require__(3024);
const node_path_1 = __importDefault(__webpack_require__(6760));
const child_watch_ts_1 = __webpack_require__(1827);
const memory_limits_ts_1 = __webpack_require__(3469);
const GRACE_MS = 60_000;
const SILENCE_MS = 120_000;
/**
 * Runs one analysis in a process of its own, which can read its own code and the uploads that it is given, sees no
 * environment, writes no file, starts no program, and is killed when it goes beyond its time or its memory.
 * @returns how it ended; a hostile model can only ever make its own analysis fail
 */
async function runAnalysis(request, options) {
    if (options.signal?.aborted === true)
        return { kind: 'cancelled' };
    const slots = Object.entries(request.uploads);
    const files = openAll(slots.map(([, file]) => file));
    let child;
    try {
        child = startChild(options, files);
    }
    finally {
        for (const file of files)
            (0, node_fs_1.closeSync)(file);
    }
    const watch = new child_watch_ts_1.ChildWatch(child, {
        memoryBytes: options.memoryBytes,
        deadlineMs: request.settings.timeMs + (options.graceMs ?? GRACE_MS),
        silenceMs: options.silenceMs ?? SILENCE_MS,
        signal: options.signal,
        progress: options.progress,
        endpoint: request.endpoint,
    });
    watch.send(startMessage(request, options, slots.map(([slot]) => slot)));
    return outcomeOf(await watch.ended(), options.memoryBytes);
}
/** The first descriptor of the uploads in the child: after stdin, stdout, stderr and the channel. */
const FIRST_UPLOAD = 4;
function startMessage({ task, attack, fields, settings, endpoint }, { code, memoryBytes }, slots) {
    return {
        kind: 'start',
        job: { task, attack, fields, settings },
        uploads: Object.fromEntries(slots.map((slot, index) => [slot, FIRST_UPLOAD + index])),
        endpoint: endpoint?.protocol,
        setup: { wasm: code.wasm, native: code.native, ...(0, memory_limits_ts_1.shareOut)(memoryBytes) },
    };
}
function openAll(paths) {
    const files = [];
    try {
        for (const file of paths)
            files.push((0, node_fs_1.openSync)(file, 'r'));
        return files;
    }
    catch (error) {
        for (const file of files)
            (0, node_fs_1.closeSync)(file);
        throw error;
    }
}
function startChild({ code, memoryBytes }, files) {
    const readable = [
        ...[node_path_1.default.join(code.entry), code.wasm.script, code.wasm.binary, ...code.readable],
        ...(code.native === undefined ? [] : nativeFiles(code.native)),
    ];
    const flags = [
        permissionFlag(process.versions.node),
        ...readable.map((file) => `--allow-fs-read=${file}`),
        ...(code.native === undefined ? [] : ['--allow-addons']),
        `--max-old-space-size=${String((0, memory_limits_ts_1.shareOut)(memoryBytes).heapMegabytes)}`,
        '--no-warnings',
    ];
    return (0, node_child_process_1.spawn)(process.execPath, [...flags, code.entry], {
        cwd: node_path_1.default.dirname(code.entry),
        env: trackingMark(),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc', ...files],
        serialization: 'advanced',
        windowsHide: true,
    });
}
/** The mark by which a runner finds the processes that a job has left behind; a process has nothing else of the environment. */
function trackingMark() {
    const { RUNNER_TRACKING_ID: id } = process.env;
    return id === undefined ? {} : { RUNNER_TRACKING_ID: id };
}
/** The files of onnxruntime-node, and of the package that it needs, beside it. */
function nativeFiles(folder) {
    const modules = node_path_1.default.dirname(folder);
    return [node_path_1.default.join(folder, '*'), node_path_1.default.join(modules, 'onnxruntime-common', '*')];
}
/** Before Node 23.5 the flag had another name. */
function permissionFlag(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const stable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
    return stable ? '--permission' : '--experimental-permission';
}
function outcomeOf(ending, memoryBytes) {
    switch (ending.kind) {
        case 'result':
            return { kind: 'result', result: ending.result, runtime: ending.runtime };
        case 'failed':
            return ending.fault
                ? { kind: 'failed', reason: ending.reason, by: 'artifact' }
                : {
                    kind: 'failed',
                    reason: `The analysis failed by a fault of its own: ${ending.reason}`,
                    by: 'engine',
                };
        case 'cancelled':
            return { kind: 'cancelled' };
        case 'memory':
            return {
                kind: 'failed',
                reason: `The analysis needed more than the ${String(Math.floor(memoryBytes / 2 ** 20))} MB of memory that it may use. ` +
                    'Give fewer or smaller inputs or a smaller model, or use a runner with more memory.',
                by: 'memory',
            };
        case 'deadline':
            return {
                kind: 'failed',
                reason: `The analysis did not end within ${seconds(ending.afterMs)}. Give it more time (minutes), or fewer inputs (samples).`,
                by: 'time',
            };
        case 'silence':
            return {
                kind: 'failed',
                reason: `The model gave no answer for ${seconds(ending.afterMs)}, and its process was ended. It may hold an endless loop, ` +
                    'or be too large to be analysed here.',
                by: 'time',
            };
        case 'died':
            return { kind: 'failed', reason: deathReason(ending), by: 'engine' };
    }
}
function deathReason({ how, told, started }) {
    const said = told === '' ? '' : ` It said: ${told}`;
    if (!started)
        return `The process of the analysis could not be started (${how}).${said}`;
    return (`The process of the analysis ended without a result (${how}). The model or the data may have crashed the runtime; check ` +
        `the model with onnx.checker.check_model.${said}`);
}
function seconds(milliseconds) {
    return `${String(Math.round(milliseconds / 1000))} seconds`;
}


/***/ }),

/***/ 3859:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.TimeShares = void 0;
exports.fairShare = fairShare;
/** The part of the whole time that stays for the last verdicts and reports, and its bounds in milliseconds. */
const MARGIN_SHARE = 0.1;
const LEAST_MARGIN_MS = 2000;
const MOST_MARGIN_MS = 60_000;
/** With less time, an analysis is not started. */
const LEAST_SHARE_MS = 1000;
/** Shares the time that is left fairly among the analyses that start and those that still wait. */
class TimeShares {
    #options;
    #marginMs;
    /** When each running analysis must end. */
    #running = new Set();
    #announced = 0;
    #begun = 0;
    constructor(options) {
        this.#options = options;
        const whole = (options.endsAtMs ?? 0) - options.now();
        this.#marginMs = Math.min(MOST_MARGIN_MS, Math.max(LEAST_MARGIN_MS, whole * MARGIN_SHARE));
    }
    /** Takes note of an analysis that was submitted and will start later. */
    announce() {
        this.#announced += 1;
    }
    /**
     * Gives the next analysis its time.
     * @param places how many analyses run at once
     * @param mostMs the most that this one may have
     * @returns undefined if no time is left
     */
    begin(places, mostMs) {
        this.#begun += 1;
        const { endsAtMs, now, analysesPlanned = 0 } = this.#options;
        if (endsAtMs === undefined)
            return { timeMs: mostMs, graceMs: undefined, end: () => undefined };
        const atMs = now();
        const leftMs = endsAtMs - this.#marginMs - atMs;
        const waiting = Math.max(0, Math.max(this.#announced, analysesPlanned) - this.#begun);
        const others = [...this.#running].map((other) => leftMs - Math.max(0, other.endsAtMs - atMs));
        const idle = Array.from({ length: Math.max(0, places - others.length) }, () => leftMs);
        const timeMs = Math.floor(Math.min(mostMs, fairShare([...idle, ...others], waiting + 1)));
        if (timeMs < LEAST_SHARE_MS)
            return undefined;
        const running = { endsAtMs: atMs + timeMs };
        this.#running.add(running);
        return { timeMs, graceMs: this.#marginMs / 2, end: () => void this.#running.delete(running) };
    }
}
exports.TimeShares = TimeShares;
const HALVINGS = 40;
/**
 * Finds the longest equal time for some analyses, so that all of them fit into the free times of the places where they run
 * one after another.
 */
function fairShare(freeMs, analyses) {
    let [low, high] = [0, Math.max(0, ...freeMs)];
    const fits = (share) => freeMs.reduce((sum, free) => sum + Math.max(0, Math.floor((free + 1) / share)), 0) >= analyses;
    if (high > 0 && fits(high))
        return high;
    for (let step = 0; step < HALVINGS; step += 1) {
        const middle = (low + high) / 2;
        if (middle > 0 && fits(middle))
            low = middle;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 2043:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DEFAULT_THRESHOLDS = void 0;
/** The scores above which the built-in service calls a model vulnerable; docs/engine.md has the reason of each. */
exports.DEFAULT_THRESHOLDS = {
    extraction: 0.9,
    evasion: 0.5,
    poisoning: 0.15,
    drift: 0.1,
    outlier: 0.05,
};


/***/ }),

/***/ 4263:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CUT_SHORT_MARK = void 0;
/** The built-in service begins its description of a job so if its time ended too early for a verdict. */
exports.CUT_SHORT_MARK = 'The time ended before the analysis was complete';


/***/ })

};
