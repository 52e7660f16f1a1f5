export const id = 341;
export const ids = [341];
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

/***/ 5341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withBuiltInService: () => (/* binding */ withBuiltInService)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/local/built-in-service.ts









const START_LIMIT_MS = 60_000;
/** The service ends its analyses, and then itself, in less time. */
const STOP_LIMIT_MS = 6000;
/** How long the last words of a service that has ended are waited for. */
const LAST_WORDS_MS = 50;
/** All that the service needs of the environment: where temporary files go, what Windows needs, and trusted authorities. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];
/**
 * Starts the built-in service in a process of its own, on a free port of this machine. It ends when `stop` is called,
 * and also when this process ends in any other way: the service notices that the channel between them has closed.
 * @throws ServiceError `unavailable` if it cannot be started; the reason of the signal
 */
async function startBuiltInService(options) {
    options.signal.throwIfAborted();
    const directory = await (0,promises_.mkdtemp)(external_node_path_default().join((0,external_node_os_.tmpdir)(), 'model-security-'));
    const child = new ServiceProcess(directory, options.variable);
    try {
        const root = await child.start({ ...options.plan, directory }, options.signal);
        return { root, lost: child.lost, stop: () => child.stop() };
    }
    catch (error) {
        await child.stop();
        throw error;
    }
}
/** The most that is kept of what the service writes to stderr. */
const KEPT_ERRORS = 4096;
class ServiceProcess {
    #child;
    #directory;
    #exited;
    #lost = new AbortController();
    #errors = '';
    #isStopping = false;
    constructor(directory, variable) {
        this.#directory = directory;
        const entries = VARIABLES.map((name) => [name, variable(name)]);
        const given = entries.filter(([, value]) => value !== '');
        this.#child = (0,external_node_child_process_.spawn)(process.execPath, ['--no-warnings', findEntry()], {
            cwd: directory,
            env: Object.fromEntries(given),
            stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
            // A group of its own: Ctrl-C reaches only the action, and what is left of the group can be ended as one.
            detached: true,
            windowsHide: true,
        });
        this.#child.stderr?.on('data', (chunk) => {
            this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
        });
        this.#exited = new Promise((resolve) => {
            this.#child.once('error', (error) => {
                this.#lose(error.message);
                resolve();
            });
            this.#child.once('exit', (code, signal) => {
                const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
                // Its last words may be on their way.
                setTimeout(() => {
                    this.#lose(how);
                    resolve();
                }, LAST_WORDS_MS);
            });
        });
    }
    get lost() {
        return this.#lost.signal;
    }
    /** @returns the address of the service */
    async start(plan, signal) {
        const limit = AbortSignal.timeout(START_LIMIT_MS);
        const ending = AbortSignal.any([signal, this.lost, limit]);
        // If the process is gone already, its end tells why.
        this.#child.send(plan, () => undefined);
        try {
            const messages = await (0,external_node_events_.once)(this.#child, 'message', { signal: ending });
            const [message] = messages;
            const baseUrl = (0,json/* textAt */.$6)(message, 'baseUrl');
            if ((0,json/* textAt */.$6)(message, 'kind') === 'ready' && baseUrl !== undefined)
                return baseUrl;
            throw unavailable('could not be started', (0,json/* textAt */.$6)(message, 'reason') ?? 'no reason was given');
        }
        catch (error) {
            signal.throwIfAborted();
            this.lost.throwIfAborted();
            if (!limit.aborted)
                throw error;
            throw unavailable(`did not start within ${String(START_LIMIT_MS / 1000)} seconds`, this.#errors);
        }
    }
    async stop() {
        this.#isStopping = true;
        if (this.#child.connected)
            this.#child.disconnect();
        const limit = new AbortController();
        const late = (0,external_node_timers_promises_.setTimeout)(STOP_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
            this.#endGroup();
        }, () => undefined);
        await this.#exited;
        limit.abort();
        await late;
        // A service that was killed could not end its analyses.
        this.#endGroup();
        this.#child.stderr?.destroy();
        await (0,promises_.rm)(this.#directory, { recursive: true, force: true });
    }
    /** Ends the service and its analyses by force. */
    #endGroup() {
        const { pid } = this.#child;
        if (pid === undefined)
            return;
        try {
            if (process.platform === 'win32')
                this.#child.kill('SIGKILL');
            else
                process.kill(-pid, 'SIGKILL');
        }
        catch {
            // Nothing of the group is left.
        }
    }
    #lose(how) {
        if (this.#isStopping)
            return;
        this.#lost.abort(unavailable(`ended before its work was done (${how})`, this.#errors));
    }
}
function unavailable(what, said) {
    const told = said.trim() === '' ? '' : ` It said: ${(0,sanitize/* bounded */.Mm)(said.trim())}`;
    return new errors/* ServiceError */._7('unavailable', `The built-in service ${what}. Run again; if that does not help, check the memory and the disk of the runner.${told}`);
}
/** Finds the program of the service: beside the bundle, or in the source if the action runs from there. */
function findEntry() {
    const folder = import.meta.dirname;
    const isSource = import.meta.url.endsWith('.ts');
    return isSource
        ? external_node_path_default().resolve(folder, '../../service/local/source.ts')
        : external_node_path_default().join(folder, 'service', 'index.js');
}

// EXTERNAL MODULE: ./src/core/local-analysis.ts
var local_analysis = __webpack_require__(579);
// EXTERNAL MODULE: ./src/decide/threshold.ts
var threshold = __webpack_require__(3175);
;// CONCATENATED MODULE: ./src/local/make-plan.ts


/** The part of the run's time, and the most of it, that is kept for verdicts and reports after the last analysis. */
const SHARE_AFTER = 0.1;
const MOST_AFTER_MS = 20_000;
/** Events whose checkout is as trusted as the workflow itself. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];
/**
 * Makes the plan that the built-in service is started with.
 * @param leftMs the time that the run has left
 */
function makePlan(settings, event, leftMs) {
    const { service, workspace, analyses, vulnerabilityThreshold } = settings;
    const afterMs = Math.min(MOST_AFTER_MS, leftMs * SHARE_AFTER);
    return {
        apiKey: service.apiKey,
        orgId: service.orgId,
        endsAtMs: Math.floor(Date.now() + leftMs - afterMs),
        // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
        nativeFrom: [import.meta.dirname, ...(TRUSTED_EVENTS.includes(event.eventName) ? [workspace] : [])],
        analyses: analyses.map((spec) => {
            const { modelId, attack, local } = spec;
            const own = local?.threshold ?? spec.fields.vulnerability_threshold;
            return {
                modelId,
                attack,
                settings: local?.settings ?? {},
                threshold: (0,threshold/* effectiveThreshold */.F)(vulnerabilityThreshold, own),
                slots: (0,local_analysis/* plannedSlots */.Cz)(spec),
            };
        }),
    };
}

;// CONCATENATED MODULE: ./src/local/with-built-in-service.ts


/**
 * Does the work of a run while the built-in service runs, and ends the service however the work ends.
 * @param work gets the settings with the service's address, and a signal that is also aborted if the service is lost
 * @throws ServiceError `unavailable` if the service cannot be started; the error of the work
 */
async function withBuiltInService({ runner, settings, signal, leftMs }, work) {
    const plan = makePlan(settings, runner.event, leftMs);
    const service = await startBuiltInService({ plan, variable: runner.variable, signal });
    try {
        runner.log.info('The built-in service runs on this machine. Nothing is sent elsewhere.');
        const { root } = service;
        const found = { ...settings, service: { ...settings.service, root } };
        return await work(found, AbortSignal.any([signal, service.lost]));
    }
    finally {
        await service.stop();
    }
}


/***/ })

};
