export const id = 528;
export const ids = [528];
export const modules = {

/***/ 3535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ LOCAL_POLL_GAP_MS),
/* harmony export */   Jx: () => (/* binding */ MIN_POLL_GAP_MS),
/* harmony export */   v$: () => (/* binding */ RateLimiter)
/* harmony export */ });
/** The time between two polls of any jobs: 8 polls a second stay below the promised 10 even if timers are early. */
const MIN_POLL_GAP_MS = 125;
/** The built-in service allows any rate, but each answer takes time from its analyses. */
const LOCAL_POLL_GAP_MS = 20;
/** Lets callers continue one after another, with a minimum time between two. */
class RateLimiter {
    #minGapMs;
    #clock;
    #signal;
    /** The turn of the last caller. */
    #latest = Promise.resolve();
    #latestMs = Number.NEGATIVE_INFINITY;
    /**
     * @param minGapMs the minimum time between two turns
     * @param signal ends the wait of every caller, with its reason
     */
    constructor(minGapMs, clock, signal) {
        this.#minGapMs = minGapMs;
        this.#clock = clock;
        this.#signal = signal;
    }
    /** Resolves when it is the caller's turn. */
    waitForTurn() {
        const turn = this.#latest.then(() => this.#waitForGap());
        this.#latest = turn.catch(() => undefined);
        return turn;
    }
    /** Counts from the actual time of the previous turn, so that a process that was paused does not catch up in a burst. */
    async #waitForGap() {
        const leftMs = this.#latestMs + this.#minGapMs - this.#clock.now();
        // The clock may have been set back, so the wait is never longer than the gap.
        if (leftMs > 0)
            await this.#clock.sleep(Math.min(leftMs, this.#minGapMs), this.#signal);
        this.#latestMs = this.#clock.now();
    }
}


/***/ }),

/***/ 31:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ fetchJobStatus)
});

// UNUSED EXPORTS: readJobStatus

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/client/call.ts + 1 modules
var call = __webpack_require__(4918);
// EXTERNAL MODULE: ./src/client/contrary-fields.ts
var contrary_fields = __webpack_require__(7397);
// EXTERNAL MODULE: ./src/client/contrary-words.ts
var contrary_words = __webpack_require__(3131);
;// CONCATENATED MODULE: ./src/text/json-excerpt.ts

/** The beginning of a value as JSON, sanitized for messages. Accepts any value. */
function jsonExcerpt(value, maxLength = 200) {
    try {
        // Wrapped in a list because a value that JSON does not know, such as undefined, would give no text by itself.
        return (0,sanitize/* plainLine */.h0)(JSON.stringify([value]).slice(1, -1), maxLength);
    }
    catch {
        // JSON.parse reads any depth, but JSON.stringify goes only as deep as the stack.
        return 'a value that is nested too deeply to be shown';
    }
}

;// CONCATENATED MODULE: ./src/client/job-status.ts






const STATES = ['na', 'inprogress', 'completed', 'passed', 'failed'];
const DESCRIPTION_NAME = 'CurrentStatus';
/** Lower-case letters only. The first one is the service's own spelling. */
const SCORE_NAMES = ['vulnerabiltyscore', 'vulnerabilityscore'];
/**
 * Fetches the status of a job.
 * @param beforeAttempt awaited before every attempt; limits the request rate of all jobs together
 * @returns undefined if the answer is not an object
 * @throws ServiceError
 */
async function fetchJobStatus(transport, access, asked, beforeAttempt) {
    const answer = await (0,call/* callService */.cb)(transport, access, {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        path: `job_status_detailed?job_id=${encodeURIComponent(asked.jobId)}`,
        beforeAttempt,
    });
    const status = readJobStatus(answer);
    return status === undefined || !(0,contrary_fields/* namesAnother */.i)(answer, asked) ? status : { ...status, isOfAnotherJob: true };
}
/** Reads a status answer. Every name that ends in `Status` is a stage, except the description. */
function readJobStatus(answer) {
    if (!(0,json/* isObject */.Gv)(answer))
        return undefined;
    const stages = Object.entries(answer)
        // A stage that is null counts as absent.
        .filter(([name, value]) => isStage(name, value) && value !== null)
        .map(([name, value]) => readStage(name, value));
    const description = answer[DESCRIPTION_NAME];
    const contradiction = (0,contrary_fields/* findContraryField */.y)(answer, (name, value) => (isStage(name, value) && value !== null) ||
        isScore(name) ||
        (name === DESCRIPTION_NAME && typeof value === 'string'));
    // Every stage may be over while the service still says that the job is not.
    const isUnfinished = typeof description === 'string' && (0,contrary_words/* saysUnfinished */.sL)(description);
    return {
        stages,
        ...(isUnfinished ? { isUnfinished } : {}),
        currentStatus: typeof description === 'string' ? (0,sanitize/* bounded */.Mm)(description) : '',
        score: readScore(answer),
        ...readDetails(answer),
        ...(contradiction === undefined ? {} : { contradiction }),
        ...(typeof description === 'string' && (0,contrary_words/* speaksOfFailure */.$y)(description) ? { isTroubleDescribed: true } : {}),
    };
}
/** True for stages. Later versions add stages, perhaps spelled differently, and a failure of one must not be missed. */
function isStage(name, value) {
    const bare = name.trim();
    if (/^(?:current|http|response|sub)?[ _-]?status$/iu.test(bare))
        return false;
    return name.endsWith('Status') || (/status$/iu.test(bare) && typeof value === 'string');
}
function readStage(name, value) {
    const said = typeof value === 'string' ? value : jsonExcerpt(value);
    const word = said.trim().toLowerCase();
    const state = STATES.find((one) => one === word) ?? 'unknown';
    return { name: (0,sanitize/* bounded */.Mm)(name), said: (0,sanitize/* bounded */.Mm)(said), state };
}
function isScore(name) {
    return SCORE_NAMES.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
}
function readScore(answer) {
    const given = Object.entries(answer).flatMap(([name, value]) => (isScore(name) ? [value] : []));
    const scores = new Set(given.filter((value) => !isBlank(value)).map(readNumber));
    const [score] = scores;
    if (score === undefined)
        return 'absent';
    return scores.size === 1 ? score : 'unreadable';
}
/** Reads what only the built-in service says. Other services may use the same names for other things. */
function readDetails(answer) {
    const methodVersion = (0,json/* textAt */.$6)(answer, 'MethodVersion');
    const [low, high] = [(0,json.at)(answer, 'ScoreLow'), (0,json.at)(answer, 'ScoreHigh')];
    if (methodVersion === undefined || typeof low !== 'number' || typeof high !== 'number')
        return {};
    const since = (0,json/* textAt */.$6)(answer, 'AnalysedBefore');
    const keptSince = since === undefined ? {} : { keptSince: (0,sanitize/* bounded */.Mm)(since) };
    return { details: { methodVersion: (0,sanitize/* bounded */.Mm)(methodVersion), interval: { low, high }, ...keptSince } };
}
/** True for the values that the service uses for "no score yet". */
function isBlank(value) {
    return value === null || (typeof value === 'string' && /^(?:na|)$/iu.test(value.trim()));
}
/** Reads a number or a numeric string; a negative score is unreadable. */
function readNumber(value) {
    const isNumeric = typeof value === 'string' && /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/iu.test(value.trim());
    const number = typeof value === 'number' || isNumeric ? Number(value) : Number.NaN;
    return Number.isFinite(number) && number >= 0 ? number : 'unreadable';
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

/***/ 5763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ QUERIES),
/* harmony export */   Gn: () => (/* binding */ isKnownStage),
/* harmony export */   HI: () => (/* binding */ stageInFull),
/* harmony export */   JX: () => (/* binding */ DEFENSE),
/* harmony export */   Lj: () => (/* binding */ BEFORE_DEFENSE),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   YI: () => (/* binding */ EXPLORATION),
/* harmony export */   _l: () => (/* binding */ stageWords),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   df: () => (/* binding */ SANITY)
/* harmony export */ });
/** The known stages of a job, each with its spellings (observed publicly; not in the service spec). */
const EXPLORATION = ['ModelExploration_Status'];
const SANITY = ['SanityCheck_Status'];
const QUERIES = ['QueryGenerator_Status'];
/** The first is the spelling of the service. */
const ENGINE = ['VunerabilityEngine_Status', 'VulnerabilityEngine_Status'];
const DEFENSE = ['DefenseReport_Status'];
const SUPPLY_CHAIN = ['SupplyChainStatus'];
/** All stages except the defence. */
const BEFORE_DEFENSE = [EXPLORATION, SANITY, QUERIES, ENGINE, SUPPLY_CHAIN];
const STAGES = [...BEFORE_DEFENSE, DEFENSE];
const WORDS = new Map([
    [EXPLORATION, 'model exploration'],
    [SANITY, 'sanity check'],
    [QUERIES, 'query generator'],
    [ENGINE, 'vulnerability engine'],
    [DEFENSE, 'defense report'],
    [SUPPLY_CHAIN, 'supply chain'],
].flatMap(([spellings, words]) => spellings.map((name) => [name, words])));
/**
 * True if the action knows a stage.
 * @param name as the service spells it
 */
function isKnownStage(name) {
    return WORDS.has(name);
}
/** @returns a stage in words, or the service's name for it if the stage is not known */
function stageWords(name) {
    return WORDS.get(name) ?? name;
}
/** @returns a stage in words and by the service's name: `sanity check (SanityCheck_Status)` */
function stageInFull(name) {
    const words = WORDS.get(name);
    return words === undefined ? name : `${words} (${name})`;
}


/***/ }),

/***/ 4339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ judgeJob)
/* harmony export */ });
/* harmony import */ var _core_job_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4263);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4212);
/* harmony import */ var _job_stages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5763);



const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;
const DONE = ['completed', 'passed'];
const isEngineDone = (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2));
/** Extraction and evasion continue with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERIES */ .Ds, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: (status) => findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFENSE */ .JX) === 'completed' ||
        (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
    done: DONE,
    needsScore: true,
};
const ENGINE_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPLORATION */ .YI, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2],
    isOver: isEngineDone,
    done: DONE,
    needsScore: true,
};
const SANITY_ONLY = {
    stages: [_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df],
    isOver: (status) => DONE.includes(findState(status, _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .SANITY */ .df)),
    done: ['passed'],
    needsScore: false,
};
/** The rule that tells when a job of each attack has ended (observed publicly; not in the service spec). */
const RULES = {
    extraction: WITH_DEFENSE,
    evasion: WITH_DEFENSE,
    poisoning: ENGINE_ONLY,
    drift: ENGINE_ONLY,
    outlier: SANITY_ONLY,
};
/**
 * Judges a status answer. Only this function calls a job passed, and only if it understands the whole answer
 * (docs/design.md, rule 1). Pure.
 * @param status undefined if the answer was not a JSON object
 * @param threshold the job is vulnerable if its score is above the threshold, and not if the two are equal
 */
function judgeJob(attack, status, threshold) {
    if (status === undefined)
        return { kind: 'unreadable', why: 'the answer is not a JSON object' };
    if (status.isOfAnotherJob === true) {
        return { kind: 'unreadable', why: 'the answer is about another job or model' };
    }
    if (status.stages.length === 0)
        return { kind: 'unreadable', why: 'the answer names no stage' };
    const failed = status.stages.filter((stage) => stage.state === 'failed');
    if (failed.length > 0) {
        if (status.currentStatus.startsWith(_core_job_status_js__WEBPACK_IMPORTED_MODULE_1__/* .CUT_SHORT_MARK */ .g)) {
            return { kind: 'cut-short', why: withoutStop(status.currentStatus) };
        }
        return failedVerdict(failed, status);
    }
    if (status.contradiction !== undefined) {
        return { kind: 'unreadable', why: `the answer speaks of an error: ${status.contradiction}` };
    }
    const rule = RULES[attack];
    const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
    if (unknownStates.length > 0) {
        return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
    }
    if (status.isUnfinished === true || isBusy(rule, status) || !rule.isOver(status)) {
        return { kind: 'running' };
    }
    // While the job goes on, the description may speak of what the job itself overcomes.
    if (status.isTroubleDescribed === true) {
        return { kind: 'unreadable', why: `the answer speaks of an error: "${status.currentStatus}"` };
    }
    return judgeEndedJob(rule, status, threshold);
}
/** True if a known stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule, status) {
    // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
    const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .BEFORE_DEFENSE */ .Lj : _job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .STAGES */ .an;
    return counts.some((stage) => findState(status, stage) === 'inprogress');
}
function judgeEndedJob(rule, status, threshold) {
    const { score } = status;
    if (score === 'unreadable')
        return { kind: 'undecided', why: 'the score is not a number' };
    const why = findDoubt(rule, status);
    // Compared this way, no score passes if the threshold is not a number.
    if (typeof score === 'number' && !(score <= threshold)) {
        return { kind: 'vulnerable', score, ...(why === undefined ? {} : { doubt: why }) };
    }
    if (why !== undefined)
        return { kind: 'undecided', why };
    if (score === 'absent') {
        return rule.needsScore
            ? { kind: 'undecided', why: 'the job has ended without a score' }
            : { kind: 'passed' };
    }
    return { kind: 'passed', score };
}
/** Finds the reason that the status of an ended job is not understood as a whole. */
function findDoubt(rule, status) {
    const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
    if (missing.length > 0) {
        return `the job has ended without finishing ${missing.map(([name = '']) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(name)).join(', ')}`;
    }
    const unknown = status.stages.filter((stage) => !(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownStage */ .Gn)(stage.name) && stage.state !== 'na');
    return unknown.length > 0 ? `${listNames(unknown)} is an unknown stage; update the action` : undefined;
}
/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status, spellings) {
    const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
    const order = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
    return order.find((state) => states.includes(state)) ?? 'na';
}
function withoutStop(sentence) {
    return sentence.replace(/\.$/u, '');
}
function listNames(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .bounded */ .Mm)(stages.map((stage) => (0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)).join(', '));
}
function listWithStates(stages) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .bounded */ .Mm)(stages.map((stage) => `${(0,_job_stages_js__WEBPACK_IMPORTED_MODULE_0__/* .stageInFull */ .HI)(stage.name)} "${stage.said}"`).join(', '));
}
/** The reason comes first; the stages are for those who ask the operator of the service. */
function failedVerdict(stages, { currentStatus }) {
    const names = `${listNames(stages)} failed`;
    if (currentStatus === '')
        return { kind: 'failed', why: names };
    const said = withoutStop(currentStatus);
    return { kind: 'failed', why: `${said} (${names})`, said };
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
