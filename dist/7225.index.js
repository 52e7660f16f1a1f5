export const id = 7225;
export const ids = [7225,5334,7295];
export const modules = {

/***/ 1638:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* reexport safe */ _catalog_robustness_result_js__WEBPACK_IMPORTED_MODULE_3__.P),
/* harmony export */   Vt: () => (/* reexport safe */ _catalog_model_change_js__WEBPACK_IMPORTED_MODULE_1__.V),
/* harmony export */   ab: () => (/* reexport safe */ _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__.ab),
/* harmony export */   im: () => (/* reexport safe */ _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__.im),
/* harmony export */   oM: () => (/* reexport safe */ _catalog_skill_js__WEBPACK_IMPORTED_MODULE_4__.o),
/* harmony export */   p9: () => (/* reexport safe */ _catalog_attack_result_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* harmony import */ var _catalog_attack_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9702);
/* harmony import */ var _catalog_model_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4214);
/* harmony import */ var _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4271);
/* harmony import */ var _catalog_robustness_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9080);
/* harmony import */ var _catalog_skill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/** The forms of what an analysis finds: each declared once, for messages of processes, kept results and results files. */







/***/ }),

/***/ 5979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createCliRunner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/files/repository-facts.ts




/** HEAD and the configuration of a repository are small. */
const MAX_BYTES = 1024 * 1024;
/**
 * Reads what is known of the repository that a folder belongs to.
 * @param folder absolute; it may be any folder below the repository's root
 * @returns an empty object if it belongs to none, or the repository cannot be read
 */
async function readRepositoryFacts(folder) {
    try {
        const root = await findRoot(folder);
        if (root === undefined)
            return {};
        const { own, common } = await (0,workspace_head/* openRepository */.h_)(external_node_path_.join(root, '.git'));
        const head = (await (0,workspace_head/* readText */.yR)(external_node_path_.join(own, 'HEAD'), MAX_BYTES))?.trim() ?? '';
        const branch = /^ref: *refs\/heads\/(.+)$/u.exec(head)?.[1];
        const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(root, undefined);
        const url = originOf((await (0,workspace_head/* readText */.yR)(external_node_path_.join(common, 'config'), MAX_BYTES)) ?? '');
        return {
            ...(0,present/* present */.E)({ url, branch }),
            ...('commit' in checkedOut ? { commit: checkedOut.commit } : {}),
        };
    }
    catch {
        return {};
    }
}
async function findRoot(folder) {
    for (let current = folder;; current = external_node_path_.dirname(current)) {
        if (await (0,workspace_head/* exists */.t2)(external_node_path_.join(current, '.git')))
            return current;
        if (external_node_path_.dirname(current) === current)
            return undefined;
    }
}
/** Finds the address of the remote `origin` in a configuration file of git. */
function originOf(config) {
    let section = '';
    for (const line of config.split('\n')) {
        const [, name] = /^\s*\[(.+)\]\s*$/u.exec(line) ?? [];
        section = name ?? section;
        const [, url] = /^\s*url\s*=\s*(\S+)\s*$/u.exec(line) ?? [];
        if (section === 'remote "origin"' && url !== undefined)
            return webAddress(url);
    }
    return undefined;
}
/** Makes `https://github.com/owner/name` of `git@github.com:owner/name.git`. @returns undefined for a path of this machine */
function webAddress(remote) {
    const [, host, name] = /^(?:[\w.-]+@)?([\w.-]+\.[\w.-]+):(?!\/)(.+)$/u.exec(remote) ?? [];
    const url = (0,core_url/* parseUrl */.Dl)(host === undefined || name === undefined ? remote : `https://${host}/${name}`);
    if (url === undefined || !['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol))
        return undefined;
    const port = url.protocol.startsWith('http') && url.port !== '' ? `:${url.port}` : '';
    const place = url.pathname.replace(/\/+$/u, '').replace(/\.git$/u, '');
    if (url.hostname === '' || place === '')
        return undefined;
    return `${url.protocol === 'http:' ? 'http' : 'https'}://${url.hostname}${port}${place}`;
}

// EXTERNAL MODULE: ./src/redact/secrets.ts
var redact_secrets = __webpack_require__(4268);
// EXTERNAL MODULE: ./src/cli/package-facts.ts
var package_facts = __webpack_require__(3340);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/options/input-flags.ts + 1 modules
var input_flags = __webpack_require__(5989);
// EXTERNAL MODULE: ./src/report/document/findings.ts
var findings = __webpack_require__(1178);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __webpack_require__(8074);
// EXTERNAL MODULE: ./src/cli/display-width.ts
var display_width = __webpack_require__(5825);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(1028);
;// CONCATENATED MODULE: ./src/cli/live-table.ts





const FRAMES = ['\u280b', '\u2819', '\u2839', '\u2838', '\u283c', '\u2834', '\u2826', '\u2827', '\u2807', '\u280f'];
const FRAME_MS = 120;
const DEFAULT_COLUMNS = 80;
const MAX_NAME_COLUMNS = 40;
const SCORE_COLUMNS = 20;
/** Clears from the start of the line to the end of the screen. */
const CLEAR = '\r\u001b[J';
/**
 * Shows how far a run is: a line for each analysis that has ended, and at the bottom of a terminal those that run now, how
 * many wait, and about how long it takes. Elsewhere there is only a line for each that has ended.
 */
class LiveTable {
    #terminal;
    #now;
    #startMs;
    #running = new Map();
    #ended = new Map();
    #results = [];
    #timer;
    #frame = 0;
    #drawn = 0;
    constructor(terminal, now = Date.now) {
        this.#terminal = terminal;
        this.#now = now;
        this.#startMs = now();
    }
    start() {
        if (this.#terminal.err.isTTY !== true)
            return;
        this.#timer = setInterval(() => {
            this.#frame += 1;
            this.#redraw('');
        }, FRAME_MS).unref();
    }
    /** Takes the results so far, with a line for each that is new. */
    show(results) {
        this.#results = results;
        for (const result of results)
            this.#take(result);
    }
    /** Takes what an analysis does now. Its share never falls. */
    step(name, { words, share = 0 }) {
        const running = this.#running.get(name);
        if (running === undefined)
            return;
        running.share = Math.max(running.share, Math.min(share, 1));
        if (words !== '')
            running.words = words;
    }
    /** Writes a line above the table. */
    above(line) {
        this.#redraw(`${line}\n`);
    }
    end() {
        if (this.#timer === undefined)
            return;
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#terminal.err.write(this.#clear());
    }
    #take(result) {
        const { state, spec } = result;
        const { name } = spec;
        if (state === 'planned' || this.#ended.has(name))
            return;
        const { startMs } = this.#running.get(name) ?? { startMs: this.#now() };
        if (state === 'submitted') {
            if (!this.#running.has(name))
                this.#running.set(name, { startMs, share: 0, words: '' });
            return;
        }
        this.#running.delete(name);
        const tookMs = this.#now() - startMs;
        this.#ended.set(name, tookMs);
        const { err, paint } = this.#terminal;
        const mark = paint((0,terminal/* styleOf */.V)((0,states/* labelOf */.Wy)(result).tone), (0,states/* markOf */.Fg)(result), err);
        const score = (0,display_width/* padToWidth */.Fg)((0,findings/* shortResult */.qQ)(result), SCORE_COLUMNS);
        this.above(`${mark} ${this.#name(name)}  ${score}  ${String(Math.round(tookMs / 1000))} s`);
    }
    /** Names share a column, whose width is that of the longest. */
    #name(name) {
        const widths = this.#results.map(({ spec }) => (0,display_width/* displayWidth */.F1)((0,cli_log/* safeLine */.o)(spec.name)));
        const columns = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
        return (0,display_width/* padToWidth */.Fg)((0,display_width/* cutToWidth */.G1)((0,cli_log/* safeLine */.o)(name), MAX_NAME_COLUMNS), columns);
    }
    #redraw(above) {
        const { err } = this.#terminal;
        if (this.#timer === undefined) {
            err.write(above);
            return;
        }
        const lines = this.#lines();
        err.write(`${this.#clear()}${above}${lines.join('\n')}`);
        this.#drawn = lines.length;
    }
    #clear() {
        const up = this.#drawn > 1 ? `\u001b[${String(this.#drawn - 1)}A` : '';
        this.#drawn = 0;
        return `${up}${CLEAR}`;
    }
    #lines() {
        const { err, paint } = this.#terminal;
        // Some terminals say that they have no columns.
        const columns = Math.max(20, (err.columns ?? 0) > 0 ? (err.columns ?? 0) : DEFAULT_COLUMNS) - 1;
        const spinner = paint('cyan', FRAMES[this.#frame % FRAMES.length] ?? '', err);
        const running = [...this.#running].map(([name, { share, words }]) => {
            const percent = share === 0 ? '' : `${String(Math.floor(share * 100))} %  `;
            return `${spinner} ${(0,display_width/* cutToWidth */.G1)(`${this.#name(name)}  ${percent}${(0,cli_log/* safeLine */.o)(words)}`, columns - 2)}`;
        });
        return [...running, `  ${(0,display_width/* cutToWidth */.G1)(this.#footer(), columns - 2)}`];
    }
    /** `5 waiting \u00b7 2/9 \u00b7 0:39 \u00b7 about 1 min left` */
    #footer() {
        const all = this.#results.length;
        const waiting = all - this.#ended.size - this.#running.size;
        const left = this.#leftMs(waiting);
        return [
            ...(waiting > 0 ? [`${String(waiting)} waiting`] : []),
            ...(all > 0 ? [`${String(this.#ended.size)}/${String(all)}`] : []),
            clock(this.#now() - this.#startMs),
            ...(left === undefined ? [] : [`about ${roughly(left)} left`]),
        ].join(' \u00b7 ');
    }
    /** From what the others took, and the shares of those that run; undefined if too little is known. */
    #leftMs(waiting) {
        const running = [...this.#running.values()].map(({ startMs, share }) => {
            const ranMs = this.#now() - startMs;
            return share < LEAST_SHARE ? undefined : { left: (ranMs * (1 - share)) / share, all: ranMs / share };
        });
        const known = running.filter((one) => one !== undefined);
        const took = [...this.#ended.values(), ...known.map(({ all }) => all)];
        if (took.length === 0 || (waiting === 0 && known.length === 0))
            return undefined;
        const usual = took.reduce((sum, one) => sum + one, 0) / took.length;
        const left = running.reduce((sum, one) => sum + (one?.left ?? usual), waiting * usual);
        return left / Math.max(1, running.length);
    }
}
/** From a smaller share nothing follows. */
const LEAST_SHARE = 0.05;
/** `1:05` */
function clock(ms) {
    const whole = Math.floor(ms / 1000);
    return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}
function roughly(ms) {
    return ms < 55_000
        ? `${String(Math.max(5, Math.ceil(ms / 5000) * 5))} s`
        : `${String(Math.round(ms / 60_000))} min`;
}

;// CONCATENATED MODULE: ./src/cli/cli-runner.ts










/** Variables of a CI system that describe its own run, not this one. */
const FOREIGN = /^(?:GITHUB|RUNNER|ACTIONS)_/u;
/** Creates the port for a run on the command line. */
async function createCliRunner(flags, terminal) {
    const { values } = flags;
    const workspace = external_node_path_default().resolve(values.get('workspace') ?? '.');
    const secrets = new redact_secrets/* Secrets */.S();
    const live = new LiveTable(terminal);
    const isDebug = values.get('debug') === 'true';
    const isVerbose = isDebug || values.get('verbose') === 'true';
    let cancelledBy;
    const runner = {
        input: (0,input_flags/* inputFrom */.Rh)(flags, ownVariable),
        variable: (name) => (name === 'GITHUB_ACTION_REF' ? package_facts/* VERSION */.x : ownVariable(name)),
        workspace,
        event: {
            eventName: 'command-line',
            payload: {},
            serverUrl: '',
            repository: '',
            ref: '',
            sha: '',
            actor: '',
            target: await findTarget(workspace),
        },
        ...hostEventOf(process.env),
        log: (0,cli_log/* createCliLog */.h)(terminal, live, (text) => secrets.redact(text), { isDebug, isVerbose }),
        secrets,
        startedMs: Date.now(),
        clock: { now: () => Date.now(), random: () => Math.random(), sleep: sleepUnlessAborted },
        mask: (secret) => {
            secrets.add(secret);
        },
        hide: (secret) => {
            secrets.add(secret);
        },
        setOutputs: () => undefined,
        probeOutputs: () => undefined,
        writeSummary: () => Promise.resolve(),
        showProgress: (results) => {
            live.show(results);
        },
        showStep: (name, { words, ...step }) => {
            live.step(name, { ...step, words: secrets.redact(words) });
        },
        onCancel: (listener) => listenForSignals((signal) => {
            // Whoever asks twice does not want to wait.
            if (cancelledBy !== undefined)
                process.exit(exit_status/* SIGNAL_EXITS */.vs[signal]);
            cancelledBy = signal;
            terminal.err.write(`\n${signal === 'SIGINT' ? 'Interrupted' : 'Ended'}: ending the analyses.\n`);
            listener();
        }),
    };
    return { runner, live, cancelledBy: () => cancelledBy };
}
/** Whether code of the repository may run depends on the workflow in which this command is used. */
function hostEventOf(environment) {
    const { GITHUB_ACTIONS: isAction, GITHUB_EVENT_NAME: event } = environment;
    return isAction === 'true' || event !== undefined ? { hostEvent: event ?? '' } : {};
}
function ownVariable(name) {
    return FOREIGN.test(name) ? '' : (process.env[name] ?? '');
}
async function sleepUnlessAborted(ms, signal) {
    await (0,promises_.setTimeout)(ms, undefined, { signal }).catch(() => {
        signal.throwIfAborted();
    });
}
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Calls a listener on each signal that ends a run. @returns a function that stops listening */
function listenForSignals(listener) {
    const stops = END_SIGNALS.map((signal) => {
        const listen = () => {
            listener(signal);
        };
        process.on(signal, listen);
        return () => process.off(signal, listen);
    });
    return () => {
        for (const stop of stops)
            stop();
    };
}
/** A folder that belongs to no repository, or to one without a remote, is named by its own address. */
async function findTarget(workspace) {
    const { url, ...rest } = await readRepositoryFacts(workspace);
    return { repoUrl: url ?? (0,external_node_url_.pathToFileURL)(workspace).href, ...rest, fork: false };
}


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ usageProblems),
/* harmony export */   f: () => (/* binding */ scanUsageProblems)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3382);
/* harmony import */ var _settings_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7965);




/** Lists what is wrong with the flags of `scan`, as far as the action does not know of it. */
function scanUsageProblems(flags, runner) {
    const { values } = flags;
    const problems = [...usageProblems(flags, runner)];
    if (values.get('supply-chain-only') === 'true')
        problems.push(...againstFilesOnly(values));
    problems.push(...unitsProblems(values));
    const compares = (values.get('compare') ?? 'never') !== 'never';
    if (compares !== values.has('base')) {
        problems.push(compares
            ? '--base is missing: name the branch, tag or commit that the models are compared with, such as --base main.'
            : '--base needs --compare base, or --compare base-attacked. Add it, or remove --base.');
    }
    const isRemote = !(0,_facts_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocalWord */ .Ko)(values.get('base-url') ?? _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .LOCAL */ .G8);
    const isKnown = runner.event.target?.repoUrl.startsWith('file:') !== true || values.has('repo-url');
    const needsUrl = ['github', 'huggingface'].includes((0,_settings_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRepoType */ .o)(values.get('repo-type') ?? 'github') ?? '');
    if (isRemote && needsUrl && !isKnown) {
        problems.push('--repo-url is missing: this folder has no remote "origin", and a service keeps records by the address of the ' +
            'repository. Give it, such as --repo-url https://github.com/owner/name.');
    }
    return problems;
}
/** Lists what is wrong with the flags that `scan` and `validate` share. */
function usageProblems({ values }, runner) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(runner.workspace, { throwIfNoEntry: false })?.isDirectory() === true)
        return [];
    return [
        `--workspace is "${values.get('workspace') ?? '.'}", which is not a folder. Give a folder that exists.`,
    ];
}
function unitsProblems(values) {
    const units = values.get('units');
    if (units === undefined)
        return [];
    return [
        ...(/^[1-9]\d{0,3}$/u.test(units)
            ? []
            : [`--units is "${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(units, 80)}". Expected a whole number from 1 to 9999.`]),
        ...(values.get('mode') === 'plan' ? [] : ['--units needs --mode plan. Add it, or remove --units.']),
        ...(values.get('json') === 'true'
            ? ['--units and --json both write to stdout. Remove one of them.']
            : []),
    ];
}
function againstFilesOnly(values) {
    const contrary = values.has('only') ? ['only'] : [];
    const off = values.get('supply-chain') === 'false' ? ['no-supply-chain'] : [];
    return [...contrary, ...off].map((name) => `--${name} cannot be given together with --supply-chain-only. Remove one of them.`);
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5468);
/* harmony import */ var _report_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5334);
/* harmony import */ var _report_units_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7885);
/* harmony import */ var _publish_publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6459);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4287);
/* harmony import */ var _package_facts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3340);
/* harmony import */ var _cli_runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5979);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3007);
/* harmony import */ var _options_scan_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9352);
/* harmony import */ var _verdict_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7295);
/* harmony import */ var _options_wrong_usage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9232);












/** The command `scan`: the same run as the action's, without GitHub. */
async function scan(flags, terminal) {
    const { runner, live, cancelledBy } = await (0,_cli_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .createCliRunner */ .b)(flags, terminal);
    const problems = (0,_options_scan_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .scanUsageProblems */ .f)(flags, runner);
    if (problems.length > 0)
        return (0,_options_wrong_usage_js__WEBPACK_IMPORTED_MODULE_9__/* .wrongUsage */ .x)(problems, 'scan', terminal);
    live.start();
    const onlyFiles = flags.values.get('supply-chain-only') === 'true';
    const outcome = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(forFiles(runner, onlyFiles), {
        publish: async (_runner, found, settings) => {
            live.end();
            return settings === undefined ? found : (0,_publish_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .withFiles */ .o)(runner, found, settings);
        },
        adjust: (settings) => withBase(onlyFiles ? onlyTheseFiles(withoutAnalyses(settings), flags.positionals) : settings, flags.values.get('base')),
    }).finally(() => {
        live.end();
    });
    const asked = onlyFiles ? 'files' : 'everything';
    printSummary(outcome, { flags, asked, createdMs: runner.clock.now() }, terminal);
    const signal = cancelledBy();
    if (signal !== undefined)
        return _exit_status_js__WEBPACK_IMPORTED_MODULE_6__/* .SIGNAL_EXITS */ .vs[signal];
    return (0,_exit_status_js__WEBPACK_IMPORTED_MODULE_6__/* .exitStatusOf */ .et)(outcome, asked);
}
function forFiles(runner, onlyFiles) {
    if (!onlyFiles)
        return runner;
    return { ...runner, input: (name) => (name === 'supply-chain' ? 'true' : runner.input(name)) };
}
function withBase(settings, ref) {
    const { compare } = settings;
    return compare === undefined ? settings : { ...settings, compare: { ...compare, ref } };
}
/** The policy of the config file still counts for files. Nothing is attacked, which `require-attacked` and a baseline do not miss. */
function withoutAnalyses(settings) {
    const { baseline, requireAttacked: _elsewhere, ...policy } = settings.policy;
    const ofFiles = baseline === undefined ? {} : { baseline: { ...baseline, analyses: [] } };
    const models = settings.models.map((model) => ({ ...model, isAttacked: false, isLeftOut: true }));
    return { ...settings, analyses: [], models, policy: { ...policy, ...ofFiles } };
}
/** What the config file leaves out stays left out. */
function onlyTheseFiles(settings, names) {
    if (names.length === 0)
        return settings;
    const { workspace, supplyChain } = settings;
    const place = { kind: 'input', input: 'supply-chain' };
    const paths = names.map((name) => ({ path: node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(workspace, node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(name)) || '.', place }));
    return {
        ...settings,
        supplyChain: { ...supplyChain, files: { ...supplyChain.files, paths, isPart: true } },
    };
}
function printSummary(outcome, { flags, asked, createdMs }, terminal) {
    const { values } = flags;
    const isJson = values.get('json') === 'true';
    const units = values.get('units');
    const stream = isJson || units !== undefined ? terminal.err : terminal.out;
    const text = (0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_8__.verdictText)(outcome, {
        paint: (style, part) => terminal.paint(style, part, stream),
        columns: stream.isTTY === true ? stream.columns : undefined,
        isVerbose: values.get('verbose') === 'true' || values.get('debug') === 'true',
        isAfterTable: stream.isTTY === true && terminal.err.isTTY === true,
        asked,
        moreWarnings: (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .outputWarnings */ .rd)(outcome),
    });
    stream.write(`${text}\n`);
    if (units !== undefined && outcome.status !== 'error') {
        terminal.out.write(`${JSON.stringify((0,_report_units_js__WEBPACK_IMPORTED_MODULE_10__/* .divideIntoUnits */ .v)(outcome.results, Number(units)))}\n`);
    }
    if (isJson)
        terminal.out.write((0,_report_results_file_js__WEBPACK_IMPORTED_MODULE_2__.renderResultsFile)(outcome, _package_facts_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x, createdMs));
}


/***/ }),

/***/ 7295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verdictText: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(436);
/* harmony import */ var _decide_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6501);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(229);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4849);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5966);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(112);
/* harmony import */ var _facts_written_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7722);
/* harmony import */ var _report_adoption_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1832);
/* harmony import */ var _report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8914);
/* harmony import */ var _report_document_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2829);
/* harmony import */ var _report_document_findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1178);
/* harmony import */ var _report_document_parts_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(9976);
/* harmony import */ var _report_document_changes_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(8303);
/* harmony import */ var _report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1583);
/* harmony import */ var _report_document_states_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8074);
/* harmony import */ var _report_file_words_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4286);
/* harmony import */ var _report_order_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(734);
/* harmony import */ var _report_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(689);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9597);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(9998);
/* harmony import */ var _text_safe_markup_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4139);
/* harmony import */ var _cli_log_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1787);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5825);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(3007);
/* harmony import */ var _place_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7705);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(1028);


























/** More entries of one kind are counted, not listed. */
const MAX_LISTED = 50;
const [INDENT, DEEPER] = ['  ', '      '];
const MAX_NAME_COLUMNS = 40;
const SCORE_COLUMNS = 14;
const STANDINGS = [
    ['flagged', '\u2717', 'red'],
    ['undecided', '?', 'yellow'],
    ['known', '\u25cb', 'dim'],
    ['accepted', '\u25cb', 'dim'],
    ['listed', '\u00b7', 'dim'],
];
/** Renders an outcome for people: the verdict first, then what fails the check, each finding once, then the rest. */
function verdictText(outcome, look) {
    const { supplyChain } = outcome;
    const { paint, columns = Infinity, moreWarnings = [] } = look;
    const [analyses, files] = [analysisLines(outcome, look), fileLines(outcome, look)];
    // A file that fails the check is the gravest finding.
    const isFileFirst = supplyChain !== undefined && (0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_9__/* .closingFindings */ .SP)(supplyChain).length > 0;
    const sections = [
        verdictLines(outcome, look),
        outcome.problems.map((problem) => `${INDENT}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)((0,_place_text_js__WEBPACK_IMPORTED_MODULE_21__/* .problemText */ .f)(problem))}`),
        ...(isFileFirst ? [files, analyses] : [analyses, files]),
        (0,_report_document_changes_js__WEBPACK_IMPORTED_MODULE_23__/* .modelChangeSection */ .T)(outcome).parts.flatMap(partText),
        (0,_report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_11__/* .policyChangeSection */ ._z)(outcome).parts.flatMap(partText),
        [...(outcome.warnings ?? []), ...moreWarnings].map((text) => `${paint('yellow', 'warning:')} ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(text)}`),
        outcome.notices.map((text) => `note: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(text)}`),
        writtenLines(outcome),
        adoptionLines(outcome),
    ];
    // An entry of a config file is pasted as it is.
    return sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.map((line) => (line.startsWith(`${DEEPER}- {`) ? line : (0,_display_width_js__WEBPACK_IMPORTED_MODULE_19__/* .wrapLine */ .x9)(line, columns))).join('\n'))
        .join('\n\n');
}
function verdictLines(outcome, { paint, asked = 'everything' }) {
    const { status, headline, errorMessage } = outcome;
    const isOpen = outcome.failed || !(0,_exit_status_js__WEBPACK_IMPORTED_MODULE_20__/* .hasVerdict */ .aA)(outcome, asked);
    const style = status === 'vulnerable' ? 'red' : isOpen ? 'yellow' : 'green';
    const word = verdictWord(outcome, asked);
    return [
        `${paint('bold', paint(style, word))}  ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(headline)}`,
        ...(errorMessage === undefined ? [] : [`${INDENT}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(errorMessage)}`]),
    ];
}
/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome, asked) {
    const { status, failureReason } = outcome;
    const causes = (0,_report_document_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .findingRows */ .d9)(outcome).filter(({ isFound }) => !isFound).length;
    // One cause must not stand for all.
    if (status === 'error')
        return causes > 1 ? 'NO VERDICT' : `NO VERDICT (${failureReason ?? 'error'})`;
    if ((0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptsUntested */ .Ku)(outcome))
        return 'NOT TESTED (accepted)';
    return status === 'passed' && !(0,_exit_status_js__WEBPACK_IMPORTED_MODULE_20__/* .hasVerdict */ .aA)(outcome, asked) ? 'NO VERDICT' : status.toUpperCase();
}
/** Renders a line of the document, below what it is about. */
function lineText(line, indent = DEEPER) {
    return `${indent}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(line.map(pieceText).join(''))}`;
}
function pieceText(piece) {
    if (typeof piece === 'string')
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_17__/* .withoutBackticks */ .sG)(piece);
    if ('said' in piece)
        return piece.said;
    if ('code' in piece)
        return piece.code;
    if ('digest' in piece)
        return piece.digest;
    if ('strong' in piece)
        return pieceText(piece.strong);
    if ('place' in piece)
        return (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(piece.place);
    if ('commit' in piece)
        return piece.commit;
    return `${pieceText(piece.label)} ${piece.link ?? ''}`.trimEnd();
}
function partText(part) {
    if (part.kind === 'line')
        return [lineText(part.line, INDENT)];
    if (part.kind === 'fold')
        return [`${INDENT}${part.title}:`, ...part.parts.flatMap(partText)];
    const left = part.items.length - MAX_LISTED;
    return [
        ...part.items
            .slice(0, MAX_LISTED)
            .flatMap(({ lines }) => lines.map((one, index) => lineText(one, index === 0 ? '    ' : DEEPER))),
        ...(left > 0 ? [`${INDENT}\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_24__/* .counted */ .hS)(left, ...part.what)} more: see --results-file.`] : []),
    ];
}
function analysisLines(outcome, look) {
    const { results } = outcome;
    if (results.length === 0)
        return [];
    const { paint, isAfterTable, isVerbose } = look;
    const isCounted = (result) => isAfterTable === true && isVerbose !== true && (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_12__/* .groupOf */ .F8)(result) === 'passed';
    const listed = (0,_report_order_js__WEBPACK_IMPORTED_MODULE_14__/* .gravestFirst */ .Ln)(results).filter((result) => !isCounted(result));
    const passed = results.length - listed.length;
    const widths = listed.map(({ spec }) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_19__/* .displayWidth */ .F1)((0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(spec.name)));
    const width = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
    const meaning = (0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .intervalMeaning */ .ZJ)(results);
    return [
        paint('bold', 'Analyses'),
        ...listed.flatMap((result) => oneAnalysis(result, outcome, width, look)),
        ...(passed === 0 ? [] : [`${INDENT}${paint('green', '\u2713')} ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_24__/* .grouped */ .zD)(passed)} passed`]),
        ...(meaning === '' || isVerbose !== true ? [] : [`${INDENT}${meaning}`]),
    ];
}
/** `\u2717 digits/evasion  \u2265 0.98 > 0.5  config.yml:9`, then what happened and what to do. */
function oneAnalysis(result, outcome, width, { paint, isVerbose = false }) {
    const { spec, message, state } = result;
    const mark = paint((0,_terminal_js__WEBPACK_IMPORTED_MODULE_22__/* .styleOf */ .V)((0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_12__/* .labelOf */ .Wy)(result).tone), (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_12__/* .markOf */ .Fg)(result));
    const needsAction = (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG)(result) || (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_12__/* .hasNoVerdict */ .Xt)(result);
    const place = spec.place === undefined || !needsAction ? '' : (0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(placeOfLine(spec.place));
    const score = (0,_display_width_js__WEBPACK_IMPORTED_MODULE_19__/* .padToWidth */ .Fg)((0,_report_document_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .shortResult */ .qQ)(result), SCORE_COLUMNS);
    const first = `${INDENT}${mark} ${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_19__/* .padToWidth */ .Fg)((0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(spec.name), width)}  ${score}  ${place}`.trimEnd();
    const isShort = state === 'passed' && !isVerbose;
    const lines = [
        ...(isVerbose ? (0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_25__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .explainedScore */ .fl)(result)) : []),
        ...(0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_25__/* .said */ .ag)(message),
        ...(isShort ? [] : (0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_25__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .meaningOf */ .Pr)(result))),
        ...((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG)(result) ? fixLines(result, outcome) : []),
        ...(0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .linesOn */ .Bo)(result, outcome, isVerbose ? 'terminal' : 'terminal-short'),
        ...(isVerbose ? [...(0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .jobLines */ .TK)(result, outcome), ...readLines(result)] : []),
    ];
    return [first, ...lines.map((line) => lineText(line))];
}
/** What to do first, and the command that repeats the analysis. */
function fixLines(result, outcome) {
    const [action] = (0,_report_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_15__/* .actionsFor */ .rG)(result.spec.attack, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_5__/* .venueOf */ .p8)(outcome));
    const repeat = (0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatCommand */ .pZ)(result, outcome);
    return [
        ...(action === undefined ? [] : [[`fix: ${action}`]]),
        ...(repeat.length === 0 ? [] : [['again: ', ...repeat]]),
    ];
}
/** What an analysis read or sent, with the digests that an entry of accept may pin. */
function readLines({ uploads }) {
    return uploads.map(({ slot, file, bytes, sha256, host }) => [
        `${host === '' ? 'read' : 'sent'} ${slot} `,
        { code: file },
        `, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_24__/* .formatBytes */ .z3)(bytes)}, ${(0,_report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_11__/* .digestName */ .su)(host)} `,
        { digest: sha256 },
    ]);
}
/** Terminals and editors open `file:line`. */
function placeOfLine(place) {
    return place.kind === 'file' ? `${place.file}:${String(place.line)}` : (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(place);
}
function fileLines({ supplyChain, policy }, { paint, isVerbose }) {
    if (supplyChain === undefined)
        return [];
    const findings = STANDINGS.flatMap(([standing, mark, style]) => {
        const found = (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .withStanding */ .N6)(supplyChain, standing);
        const left = found.length - MAX_LISTED;
        return [
            ...found
                .slice(0, MAX_LISTED)
                .flatMap((finding) => [
                `${INDENT}${paint(style, mark)} ${titleOf(finding)}`,
                ...[
                    ...(0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_9__/* .findingLines */ .hq)(finding, policy?.entries),
                    ...(isVerbose === true ? identityLines(finding) : []),
                ].map((line) => lineText(line)),
            ]),
            ...(left > 0
                ? [`${INDENT}\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_24__/* .counted */ .hS)(left, 'finding', 'findings')} more: see --results-file.`]
                : []),
        ];
    });
    return [
        `${paint('bold', 'Files')}${lineText((0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_9__/* .scopeLine */ .VU)(supplyChain), INDENT)}`,
        ...findings,
        ...(0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_9__/* .unattackedParts */ .Vt)(supplyChain).flatMap(partText),
    ];
}
/** The rule and the content by which an entry of accept names a finding. */
function identityLines({ rule, sha256 }) {
    return [[`rule ${rule}`, ...(sha256 === undefined ? [] : [', SHA-256 ', { digest: sha256 }])]];
}
function titleOf(finding) {
    const { rule, severity, standing } = finding;
    const state = standing === 'known' || standing === 'accepted' ? `${standing}, ` : '';
    const title = (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_17__/* .withoutBackticks */ .sG)(_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_16__/* .RULES */ .y0[rule].title);
    return `${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)((0,_report_file_words_js__WEBPACK_IMPORTED_MODULE_13__/* .formatPlace */ .dE)(finding))}  ${state}${_report_file_words_js__WEBPACK_IMPORTED_MODULE_13__/* .SEVERITY_WORDS */ .ii[severity]}: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(title)}`;
}
/** After the first red run: how to start green without hiding anything. */
function adoptionLines(outcome) {
    if (!(0,_report_adoption_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestsBaseline */ .x)(outcome))
        return [];
    const { title, steps, end } = _report_adoption_js__WEBPACK_IMPORTED_MODULE_7__/* .ADOPTION */ .Db;
    return [title, ...steps.map((step, index) => `${INDENT}${String(index + 1)}. ${step}`), end];
}
function writtenLines(outcome) {
    const written = [
        ..._facts_written_files_js__WEBPACK_IMPORTED_MODULE_6__/* .WRITTEN_FILES */ .m.map(({ key, label }) => [label, outcome[key]]),
        ['reports', outcome.reportDirectory],
    ];
    return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_18__/* .safeLine */ .o)(file)}`]));
}


/***/ }),

/***/ 7350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   a2: () => (/* binding */ NULLABLE),
/* harmony export */   dY: () => (/* binding */ constant),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   me: () => (/* binding */ nullable)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);



/** How files of this program have their keys. */
/** Null in a file if there is no value; then it is read as absent. */
function orAbsent(schema) {
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .orNull */ .Xd)(schema), (value) => value ?? undefined);
}
/** A key that a file must have, and that a value may lack. */
const NULLABLE = { isOptional: true, isNeeded: true };
/** A key that must be there, with null if there is no value. */
function nullable(schema) {
    return { ...orAbsent(schema), ...NULLABLE };
}
/** A text of others for people: one line of at most so many UTF-16 units. */
function shownText(most, description) {
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(description), (value) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(value, most));
}
/** The one text that a key may have. */
function constant(word, description) {
    const words = description === undefined ? {} : { description };
    return { ...(0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)([word]), json: { ...words, const: word } };
}


/***/ }),

/***/ 8144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ classesInFile),
/* harmony export */   Nv: () => (/* binding */ CLASSES),
/* harmony export */   Pe: () => (/* binding */ ACCESS),
/* harmony export */   SQ: () => (/* binding */ JUDGEMENT),
/* harmony export */   d9: () => (/* binding */ BOUND),
/* harmony export */   s0: () => (/* binding */ CLASSES_IN_FILE),
/* harmony export */   sc: () => (/* binding */ NOT_TESTED)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1638);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9089);
/* harmony import */ var _core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7350);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2522);






/** What the files of a run say of a result, each in the same words. */
const BOUND = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .QT, 'How the score relates to the true value: lower, a search found at least so much; exact, no search could find more; ' +
    'estimate, the true value may lie on either side. Null if it is not known.');
const ACCESS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ACCESSES */ .z0, 'How the attack saw the model: with its gradients, only by its answers, or with all of its structure. Null if no model ' +
    'was attacked, or it is not known.');
const NOT_TESTED = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(100), 'The parts of the analysis that could not be tested: the score judges the rest.');
const INTERVAL = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('"interval"', { low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(), high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)() }, 'The 95 % interval of the score. Null if it is not known.'), ({ low, high }) => (low > high ? '"interval": low is above high' : undefined));
/** The score of an analysis, what it says, and what the policy decided about it. */
const JUDGEMENT = {
    score: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)()),
    interval: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)(INTERVAL),
    method_version: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('The version of the method that found the score. Scores of other versions are not comparable. Null if it is not known.')),
    bound: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)(BOUND)),
    access: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)(ACCESS)),
    not_tested: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)(NOT_TESTED),
    finding: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_policy_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .FINDING_STATES */ .b, 'What the policy decided: only a new finding fails the check. Null if there is no finding.')),
    why: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(4096, 'Why the finding fails the check, or why not. Without a verdict, the cause.')),
};
/** How often an attack succeeded in each class, as files have it. */
const CLASSES_IN_FILE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('"classes"', {
    score: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['mean', 'share'], 'mean: the score is the mean of the rates; share: it is the share of all inputs.'),
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)('The classes that there are.'),
    rates: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(_model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__/* .CLASS_RATE */ .ab),
}, 'How often the attack succeeded in each class. Null if what was attacked has no classes, or it is not known.');
/** The same, as it is read from files. */
const CLASSES = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)(CLASSES_IN_FILE, ({ score, ...rest }) => ({
    ...rest,
    isMean: score === 'mean',
}));
/** The form of the rates in files. */
function classesInFile({ isMean, ...rest }) {
    return { ...rest, score: isMean ? 'mean' : 'share' };
}


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ twoDigits),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   Vz: () => (/* binding */ roundedNumber),
/* harmony export */   b8: () => (/* binding */ shownNumber),
/* harmony export */   rf: () => (/* binding */ exactNumber)
/* harmony export */ });
/** A number for people: four significant digits, large whole numbers whole. */
function shownNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
}
/** The fewest digits that are the same number in 32 bits, so that who types them gets the same answer of the model. */
function exactNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    const digits = [4, 5, 6, 7, 8].find((count) => Math.fround(Number(value.toPrecision(count))) === value);
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(digits ?? 9)));
}
/** A number that was found by a search: two significant digits. */
function twoDigits(value) {
    return shownNumber(Number(value.toPrecision(2)));
}
function shownValue(value) {
    return typeof value === 'number' ? shownNumber(value) : value;
}
/** Six significant digits, which is what float32 holds; `null` for what JSON has no number for. */
function roundedNumber(value) {
    return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
}
/** The smallest and the greatest of the finite numbers; 0 and 0 if there are none. */
function extentOf(values) {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
        if (!Number.isFinite(value))
            continue;
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return low <= high ? [low, high] : [0, 0];
}


/***/ }),

/***/ 5334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderResultsFile: () => (/* binding */ renderResultsFile)
});

// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/facts/run-outcome.ts
var run_outcome = __webpack_require__(7327);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var decide_lineage = __webpack_require__(8857);
// EXTERNAL MODULE: ./src/decide/verdict.ts
var verdict = __webpack_require__(6501);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
;// CONCATENATED MODULE: ./src/core/commit.ts
/** True for a commit id of git, whole or shortened, in lower-case hexadecimal. */
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/u.test(text);
}

// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
// EXTERNAL MODULE: ./src/report/result-object.ts
var result_object = __webpack_require__(4225);
// EXTERNAL MODULE: ./packages/engine/src/results.ts
var results = __webpack_require__(1638);
// EXTERNAL MODULE: ./packages/common/src/schema/values.ts
var values = __webpack_require__(9089);
// EXTERNAL MODULE: ./src/decide/policy/attack-settings.ts
var attack_settings = __webpack_require__(6121);
// EXTERNAL MODULE: ./src/facts/job/result-forms.ts
var result_forms = __webpack_require__(8144);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/report/write-declared.ts
var write_declared = __webpack_require__(1360);
;// CONCATENATED MODULE: ./src/report/whole-result.ts








/** More warnings of one analysis are not read. */
const MAX_WARNINGS = 100;
/**
 * Renders the result of one analysis for the results file: whole, with how its score was found and decided.
 * @param leftOut as for `resultObject`
 */
function wholeResultObject(result, leftOut = []) {
    const { policy, digests, message } = result;
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    const { interval, methodVersion } = isJudged ? result : {};
    // Without a verdict it is the cause.
    const why = policy?.why ?? (isJudged ? undefined : message);
    return {
        ...(0,result_object/* resultObject */.pp)(result),
        why: (0,result_object/* lineOrNull */.RR)(why),
        interval: (0,result_object/* intervalObject */.XA)(interval),
        method_version: (0,result_object/* lineOrNull */.RR)(methodVersion, result_object/* MAX_FIELD_LENGTH */.$o),
        digests: digests ?? {},
        settings: Object.fromEntries([...(0,attack_settings/* attackSettings */.y)(result.spec)].map(([name, value]) => [name, plainName(value)])),
        ...foundObject(isJudged ? result : {}, leftOut),
        meaning: (0,result_object/* lineOrNull */.RR)((0,finding_words/* meaningOf */.Pr)(result)),
        plots: plotObjects(result.evidence?.result.evidence ?? []),
        not_tested_why: isJudged ? (0,result_object/* lineOrNull */.RR)(result.notTestedWhy) : null,
        warnings: result.warnings.slice(0, MAX_WARNINGS).map(lineOf),
    };
}
/** What a later run compares itself with, beside the score. */
function foundObject({ outcomes, rows, classes, robustness, skill, label }, leftOut) {
    return {
        outcomes: outcomes === undefined || leftOut.includes('outcomes') ? null : { ...outcomes },
        rows: rows ?? null,
        classes: classes === undefined ? null : (0,write_declared/* writeDeclared */.A)(result_forms/* CLASSES_IN_FILE */.s0, (0,result_forms/* classesInFile */.Ag)(classes), lineOf),
        robustness: robustness === undefined ? null : (0,write_declared/* writeDeclared */.A)((0,values/* inFile */.s5)(results/* ROBUSTNESS */.PA), robustness, lineOf),
        skill: skill ?? null,
        label: (0,result_object/* lineOrNull */.RR)(label, result_object/* MAX_FIELD_LENGTH */.$o),
    };
}
function lineOf(text) {
    return (0,sanitize/* plainLine */.h0)(text, result_object/* MAX_PATH_LENGTH */.Kb);
}
/** So many plots of an analysis, lines of a plot and points of a line are kept. */
const [MOST_PLOTS, MOST_LINES, MOST_POINTS] = [4, 6, 21];
const MOST_MAGNITUDE = 1e15;
/** Plots for pages that are made from results files: as few numbers as show the same. That of `robustness` is not among them. */
function plotObjects(evidence) {
    return evidence
        .flatMap((one) => (one.kind === 'curve' && one.marks === undefined ? [one] : []))
        .slice(0, MOST_PLOTS)
        .map(({ title, xLabel, yLabel, isScore, series }) => ({
        title: plainName(title),
        x_label: plainName(xLabel),
        y_label: plainName(yLabel),
        is_score: isScore === true,
        lines: series.slice(0, MOST_LINES).map(({ name, points, band }) => ({
            name: plainName(name),
            points: tuplesText(points),
            band: band === undefined ? null : tuplesText(band),
        })),
    }));
}
/** Numbers with four digits: `0,0.1 0.5,0.3`. */
function tuplesText(tuples) {
    const step = Math.ceil((tuples.length - 1) / (MOST_POINTS - 1));
    return tuples
        .filter((_tuple, index) => index % step === 0 || index === tuples.length - 1)
        .filter((tuple) => tuple.every((number) => Math.abs(number) < MOST_MAGNITUDE))
        .map((tuple) => tuple.map((number) => String(Number(number.toPrecision(4)))).join(','))
        .join(' ');
}
function plainName(text) {
    return (0,sanitize/* plainLine */.h0)(text, result_object/* MAX_FIELD_LENGTH */.$o);
}

;// CONCATENATED MODULE: ./src/report/results-file.ts












/** The version of the format, which `schema/results.schema.json` describes. */
const FORMAT_VERSION = 1;
/** The program that wrote the results. */
const ENGINE = 'model-security-scan';
/** A line for many columns is long. */
const MAX_LINE_LENGTH = 20_000;
/**
 * Renders the results of a run as the text of the results file: every object of the output `results`, whole, and the
 * findings. Nothing in it is signed.
 * @param actionRef the version of the action, as the workflow names it (GITHUB_ACTION_REF); empty if it is not known
 * @param createdMs the time of writing, in milliseconds since 1970; undefined if it is not known
 */
function renderResultsFile(outcome, actionRef, createdMs) {
    const commit = outcome.target?.commit;
    const file = {
        version: FORMAT_VERSION,
        ...(createdMs === undefined ? {} : { created: new Date(createdMs).toISOString() }),
        ...(commit === undefined || !isCommitId(commit) ? {} : { commit }),
        engine: { name: ENGINE, version: actionRef === '' ? null : actionRef },
        run: runEnd(outcome),
        analyses: wholeResults(outcome.results),
        ...(outcome.comparisons && { comparison: comparisonObject(outcome.comparisons) }),
        ...modelFiles(outcome),
        findings: [
            ...outcome.results.filter(({ state }) => state === 'vulnerable').map(analysisFinding),
            ...recordFindings(outcome),
            ...(outcome.supplyChain?.findings ?? []).map(fileFinding),
        ],
    };
    return `${JSON.stringify(file, undefined, 2)}\n`;
}
/** What the scan of the repository says of model files that no analysis attacked. */
function modelFiles({ supplyChain }) {
    const { unattacked = [], acceptedModels = [], unattackable = [] } = supplyChain ?? {};
    return {
        unattacked: unattacked.map((model) => ({
            file: (0,sanitize/* plainLine */.h0)(model.path, result_object/* MAX_PATH_LENGTH */.Kb),
            format: model.format,
            role: model.role,
            class: model.className ?? null,
            what_to_do: (0,sanitize/* plainLine */.h0)(model.whatToDo, result_object/* MAX_FIELD_LENGTH */.$o),
            lines: model.lines.map((line) => (0,sanitize/* plainLine */.h0)(line, MAX_LINE_LENGTH)),
        })),
        accepted_models: acceptedModels.map(({ path, reason }) => ({
            file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
            reason: (0,sanitize/* plainLine */.h0)(reason, result_object/* MAX_FIELD_LENGTH */.$o),
        })),
        not_attackable: unattackable.map(({ path, role }) => ({
            file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
            role,
        })),
    };
}
function comparisonObject({ base, models, fault }) {
    return {
        base,
        models: models.map(({ evidence: _shown, model, why, ...rest }) => ({
            ...rest,
            model: (0,sanitize/* plainLine */.h0)(model, result_object/* MAX_FIELD_LENGTH */.$o),
            ...(why !== undefined && { why: (0,sanitize/* plainLine */.h0)(why, result_object/* MAX_FIELD_LENGTH */.$o) }),
        })),
        ...(fault !== undefined && { fault: (0,sanitize/* plainLine */.h0)(fault, result_object/* MAX_FIELD_LENGTH */.$o) }),
    };
}
/** The outcomes of inputs take at most so many characters: more than a thousand analyses with 1,000 inputs each have. */
const MOST_OUTCOME_CHARACTERS = 4 * 1024 * 1024;
/** Leaves out the outcomes of single inputs for which there is no space: their scores are compared then. */
function wholeResults(results) {
    let left = MOST_OUTCOME_CHARACTERS;
    return results.map((result) => {
        const outcomes = 'outcomes' in result ? result.outcomes : undefined;
        const { inputs = '', fell = '', groups = '' } = outcomes ?? {};
        left -= inputs.length + fell.length + groups.length;
        return wholeResultObject(result, left < 0 ? ['outcomes'] : []);
    });
}
/** How the run ended: without it, a run that failed early would look like one that found nothing. */
function runEnd(outcome) {
    const { status, failureReason, failed, headline, errorMessage, problems, supplyChain } = outcome;
    const first = problems[0] === undefined ? headline : `${headline} ${(0,problem/* describeProblem */.BJ)(problems[0])}`;
    return {
        status,
        verdict: (0,verdict/* decideVerdict */.AU)(outcome),
        failure_reason: failureReason ?? null,
        message: failed ? (0,sanitize/* plainLine */.h0)(errorMessage ?? first, result_object/* MAX_FIELD_LENGTH */.$o) : null,
        unattacked_models: supplyChain?.unattacked?.length ?? null,
        files_scanned: supplyChain?.scope === 'workspace' ? supplyChain.fileCount : null,
    };
}
function analysisFinding(result) {
    const { spec, score, threshold, policy } = result;
    const place = spec.place?.kind === 'file' ? spec.place : undefined;
    return {
        finding: spec.name,
        rule: (0,fingerprint/* fullRuleId */.dV)(spec.attack),
        fingerprint: (0,fingerprint/* analysisFingerprint */.Hv)(spec),
        state: (0,decide_findings/* findingState */.n2)(result) ?? null,
        why: (0,result_object/* lineOrNull */.RR)(policy?.why),
        score: score ?? null,
        threshold: threshold ?? null,
        file: place?.file ?? null,
        line: place?.line ?? null,
    };
}
/** A finding in a file. Its name is that of an entry of `accept`: the rule and the path. */
function fileFinding(finding) {
    const { rule, severity, standing, path, line, sha256 } = finding;
    return {
        finding: `${rule}:${(0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb)}`,
        rule: (0,fingerprint/* fullRuleId */.dV)(rule),
        state: (0,decide_findings/* fileFindingState */.Nq)(finding) ?? null,
        why: (0,sanitize/* plainLine */.h0)((0,file_words/* formatStanding */.Oj)(finding), result_object/* MAX_PATH_LENGTH */.Kb),
        score: null,
        threshold: null,
        file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
        line: line ?? null,
        severity,
        standing,
        ...nameOfFinding(finding),
        sha256: sha256 ?? null,
        ...(finding.others === undefined ? {} : { names: (0,file_scan/* partsOf */.CI)(finding).map(nameOfFinding) }),
    };
}
function nameOfFinding(part) {
    const { subject, members, excerpt, offset } = part;
    return {
        subject: (0,sanitize/* plainLine */.h0)(subject, result_object/* MAX_FIELD_LENGTH */.$o),
        members: members.map((member) => (0,sanitize/* plainLine */.h0)(member, result_object/* MAX_FIELD_LENGTH */.$o)),
        excerpt: (0,result_object/* lineOrNull */.RR)(excerpt, result_object/* MAX_FIELD_LENGTH */.$o),
        offset: offset ?? null,
        fingerprint: (0,fingerprint/* fileFingerprint */.hC)(part),
    };
}
/** The flag of an earlier scan's record, if it decided the run. It names no model, score or file. */
function recordFindings({ status, lineage }) {
    if (status !== 'vulnerable' || lineage?.vulnerable !== true || !(0,decide_lineage/* recordCounts */.uk)(lineage))
        return [];
    const unknown = { score: null, threshold: null, file: null, line: null };
    const rule = (0,fingerprint/* fullRuleId */.dV)('supply-chain');
    const decided = { fingerprint: (0,fingerprint/* createFingerprint */.vU)([rule]), state: 'new', why: null };
    return [{ finding: run_outcome/* RECORD_FINDING */.mR, rule, ...decided, ...unknown }];
}


/***/ }),

/***/ 1360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ writeDeclared)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9313);
/* harmony import */ var _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9604);


/**
 * Writes a value as its declaration has it: of objects only the keys that it lists, in snake_case and in its order; null for
 * what is infinite or NaN, and for what is missing if null may stand there; float32 with six digits.
 * @param ofText writes a text; default: whole, and unchanged
 */
function writeDeclared({ json, definitions = {} }, value, ofText = (text) => text) {
    const resolve = (form) => {
        const ref = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(form, '$ref');
        return ref === undefined ? form : definitions[ref.replace(/^.*\//u, '')];
    };
    const takesNull = (form) => {
        const [types, words] = [(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(resolve(form), 'type'), (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(resolve(form), 'enum')];
        return (Array.isArray(types) && types.includes('null')) || (Array.isArray(words) && words.includes(null));
    };
    const write = (form, part) => {
        if (typeof part === 'string')
            return ofText(part);
        if (typeof part === 'number')
            return Number.isFinite(part) ? part : null;
        if (typeof part === 'boolean')
            return part;
        if (isFloats(part))
            return Array.from(part, _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .roundedNumber */ .Vz);
        const known = resolve(form);
        const { anyOf, items, properties } = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(known) ? known : {};
        if (Array.isArray(anyOf)) {
            const isOfPart = (one) => (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(one, 'properties', 'kind', 'const') === (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(part, 'kind');
            return write(anyOf.find(isOfPart), part);
        }
        if (Array.isArray(part))
            return part.map((item) => write(items, item));
        if (!(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part))
            return null;
        const keys = Object.entries((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties) ? properties : {}).flatMap(([key, inside]) => {
            const one = part[key.replaceAll(/_(.)/gu, (_, letter) => letter.toUpperCase())];
            return one !== undefined || takesNull(inside) ? [[key, write(inside, one)]] : [];
        });
        return Object.fromEntries(keys);
    };
    return write(json, value);
}
/** True also for an array that another realm has made. */
function isFloats(value) {
    return Object.prototype.toString.call(value) === '[object Float32Array]';
}


/***/ })

};
