export const id = 8995;
export const ids = [8995];
export const modules = {

/***/ 8995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ MAX_GITHUB_REQUESTS),
  buildRunUrl: () => (/* binding */ buildRunUrl),
  openGithubForRun: () => (/* binding */ openGithubForRun)
});

// EXTERNAL MODULE: ./src/http/transport.ts + 5 modules
var transport = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
;// CONCATENATED MODULE: ./src/github/write-pacer.ts

/** GitHub's secondary limits for requests that create content, such as comments and statuses (its REST documentation). */
const LIMITS = [
    { writes: 80, windowMs: 60_000, window: 'a minute' },
    { writes: 500, windowMs: 3_600_000, window: 'an hour' },
];
const MOST_WRITES = Math.max(...LIMITS.map(({ writes }) => writes));
/** The minimum time between two messages about waits. */
const MIN_MESSAGE_GAP_MS = 60_000;
/** Delays requests that create content, so that this process stays within GitHub's limits. The first ones are not delayed. */
class WritePacer {
    #clock;
    #log;
    /** The times of the last writes in milliseconds, oldest first. */
    #writesMs = [];
    #lastMessageMs = Number.NEGATIVE_INFINITY;
    #lastTurn = Promise.resolve();
    constructor(clock, log) {
        this.#clock = clock;
        this.#log = log;
    }
    /**
     * Resolves when the next write may be sent. Writes take turns.
     * @throws the signal's reason if it is aborted first
     */
    async waitForTurn(signal) {
        const turn = this.#lastTurn.then(() => this.#takeTurn(signal));
        this.#lastTurn = turn.catch(() => undefined);
        return turn;
    }
    async #takeTurn(signal) {
        signal.throwIfAborted();
        const { waitMs, limit } = this.#findWait();
        if (waitMs > 0) {
            this.#announce(waitMs, limit);
            await this.#clock.sleep(waitMs, signal);
        }
        this.#writesMs = [...this.#writesMs, this.#clock.now()].slice(-MOST_WRITES);
    }
    /** Finds the limit that makes the next write wait longest. */
    #findWait() {
        const nowMs = this.#clock.now();
        const waits = LIMITS.map(({ writes, windowMs, window }) => {
            const firstMs = this.#writesMs.at(-writes);
            return {
                waitMs: firstMs === undefined ? 0 : firstMs + windowMs - nowMs,
                limit: `${String(writes)} ${window}`,
            };
        });
        return waits.reduce((longest, wait) => (wait.waitMs > longest.waitMs ? wait : longest));
    }
    #announce(waitMs, limit) {
        const nowMs = this.#clock.now();
        if (nowMs - this.#lastMessageMs < MIN_MESSAGE_GAP_MS)
            return;
        this.#lastMessageMs = nowMs;
        const seconds = (0,number_words/* counted */.hS)(Math.ceil(waitMs / 1000), 'second', 'seconds');
        this.#log.info(`Waiting ${seconds} before the next comment or commit status: GitHub allows ${limit}. ` +
            'Fewer analyses in one run, or commit-status: false, avoid the wait.');
    }
}

;// CONCATENATED MODULE: ./src/github/open.ts


/** The requests that may be sent to GitHub at once. */
const MAX_GITHUB_REQUESTS = 4;
/** One for each run, because GitHub's limits are shared by everything that a run writes. */
const pacers = new WeakMap();
function pacerOf(runner) {
    const pacer = pacers.get(runner) ?? new WritePacer(runner.clock, runner.log);
    pacers.set(runner, pacer);
    return pacer;
}
/** Sends every write at once: for the last words of a run that ends, which has no time to wait. */
const UNPACED = { waitForTurn: () => Promise.resolve() };
/**
 * Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs.
 * @param pacing `unpaced` sends writes at once even if GitHub may refuse them
 */
async function openGithubForRun(runner, settings, signal, pacing = 'paced') {
    const apiUrl = runner.variable('GITHUB_API_URL');
    const redact = (text) => runner.secrets.redact(text);
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const { log, clock } = runner;
    // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
    const { openGithub } = await __webpack_require__.e(/* import() */ 3021).then(__webpack_require__.bind(__webpack_require__, 5402));
    return openGithub({
        token: settings.reports.githubToken ?? '',
        apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
        redact,
        repository: runner.event.repository,
        signal,
        pacer: pacing === 'paced' ? pacerOf(runner) : UNPACED,
        transport: (0,transport/* createTransport */.o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
    });
}
/** @returns the address of this run on GitHub */
function buildRunUrl(runner) {
    const { serverUrl, repository } = runner.event;
    return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}


/***/ })

};
