export const id = 7225;
export const ids = [7225,7295];
export const modules = {

/***/ 5979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createCliRunner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/core/clock.ts
var clock = __webpack_require__(2257);
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
            live_table_clock(this.#now() - this.#startMs),
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
function live_table_clock(ms) {
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
        variable: ownVariable,
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
        clock: clock/* MACHINE_CLOCK */.f,
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
/* harmony import */ var _report_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4998);
/* harmony import */ var _report_units_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7885);
/* harmony import */ var _publish_publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6459);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4287);
/* harmony import */ var _files_running_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2333);
/* harmony import */ var _cli_runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5979);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3007);
/* harmony import */ var _options_scan_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9352);
/* harmony import */ var _verdict_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7295);
/* harmony import */ var _options_wrong_usage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9232);












/** The command `scan`: the same run as the action's, without GitHub. */
async function scan(flags, terminal) {
    const { runner, live, cancelledBy } = await (0,_cli_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .createCliRunner */ .b)(flags, terminal);
    const problems = (0,_options_scan_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .scanUsageProblems */ .f)(flags, runner);
    if (problems.length > 0)
        return (0,_options_wrong_usage_js__WEBPACK_IMPORTED_MODULE_10__/* .wrongUsage */ .x)(problems, 'scan', terminal);
    live.start();
    const onlyFiles = flags.values.get('supply-chain-only') === 'true';
    const outcome = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(withInputs(runner, flags.values), {
        publish: async (_runner, found, settings) => {
            live.end();
            return settings === undefined ? found : (0,_publish_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .withFiles */ .o)(runner, found, settings);
        },
        adjust: (settings) => withBase(onlyFiles ? onlyTheseFiles(withoutAnalyses(settings), flags.positionals) : settings, flags.values.get('base')),
    }).finally(() => {
        live.end();
    });
    const asked = onlyFiles ? 'files' : 'everything';
    await printSummary(outcome, { flags, asked, createdMs: runner.clock.now() }, terminal);
    const signal = cancelledBy();
    if (signal !== undefined)
        return _exit_status_js__WEBPACK_IMPORTED_MODULE_7__/* .SIGNAL_EXITS */ .vs[signal];
    return (0,_exit_status_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatusOf */ .et)(outcome, asked);
}
/** A plan in units lists every analysis: one that the cache knows has a verdict, too, which no unit may lack. */
function withInputs(runner, values) {
    const fixed = new Map([
        ...(values.get('supply-chain-only') === 'true' ? [['supply-chain', 'true']] : []),
        ...(values.has('units') ? [['rescan', 'always']] : []),
    ]);
    return { ...runner, input: (name) => fixed.get(name) ?? runner.input(name) };
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
    const place = { kind: 'input', input: 'supply-chain-only' };
    const paths = names.map((name) => ({ path: node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(workspace, node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(name)) || '.', place }));
    return {
        ...settings,
        supplyChain: { ...supplyChain, files: { ...supplyChain.files, paths, isPart: true } },
    };
}
async function printSummary(outcome, { flags, asked, createdMs }, terminal) {
    const { values } = flags;
    const isJson = values.get('json') === 'true';
    const units = values.get('units');
    const stream = isJson || units !== undefined ? terminal.err : terminal.out;
    const text = (0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__.verdictText)(outcome, {
        paint: (style, part) => terminal.paint(style, part, stream),
        columns: stream.isTTY === true ? stream.columns : undefined,
        isVerbose: values.get('verbose') === 'true' || values.get('debug') === 'true',
        isAfterTable: stream.isTTY === true && terminal.err.isTTY === true,
        asked,
        moreWarnings: (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .outputWarnings */ .rd)(outcome),
    });
    stream.write(`${text}\n`);
    if (units !== undefined && outcome.status !== 'error') {
        terminal.out.write(`${JSON.stringify((0,_report_units_js__WEBPACK_IMPORTED_MODULE_11__/* .divideIntoUnits */ .v)(outcome.results, Number(units)))}\n`);
    }
    if (!isJson)
        return;
    terminal.out.write((0,_report_results_file_js__WEBPACK_IMPORTED_MODULE_2__.renderResultsFile)(outcome, await (0,_files_running_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findRunningProgram */ .$)(), createdMs));
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
/* harmony import */ var _report_document_repeat_command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4319);
/* harmony import */ var _report_document_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2829);
/* harmony import */ var _report_document_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1178);
/* harmony import */ var _report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(9976);
/* harmony import */ var _report_document_changes_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(8303);
/* harmony import */ var _report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1583);
/* harmony import */ var _report_document_states_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8074);
/* harmony import */ var _report_file_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4286);
/* harmony import */ var _report_order_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(734);
/* harmony import */ var _report_summary_advice_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8417);
/* harmony import */ var _report_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(689);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9597);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9998);
/* harmony import */ var _text_safe_markup_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4139);
/* harmony import */ var _cli_log_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(1787);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(5825);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3007);
/* harmony import */ var _place_text_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7705);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(1028);




























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
    const isFileFirst = supplyChain !== undefined && (0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .closingFindings */ .SP)(supplyChain).length > 0;
    const sections = [
        verdictLines(outcome, look),
        outcome.problems.map((problem) => `${INDENT}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)((0,_place_text_js__WEBPACK_IMPORTED_MODULE_23__/* .problemText */ .f)(problem))}`),
        ...(isFileFirst ? [files, analyses] : [analyses, files]),
        (0,_report_document_changes_js__WEBPACK_IMPORTED_MODULE_25__/* .modelChangeSection */ .T)(outcome).parts.flatMap(partText),
        (0,_report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_12__/* .policyChangeSection */ ._z)(outcome).parts.flatMap(partText),
        [...(outcome.warnings ?? []), ...moreWarnings].map((text) => `${paint('yellow', 'warning:')} ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(text)}`),
        outcome.notices.map((text) => `note: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(text)}`),
        writtenLines(outcome),
        adoptionLines(outcome),
    ];
    // An entry of a config file is pasted as it is.
    return sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.map((line) => (line.startsWith(`${DEEPER}- {`) ? line : (0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .wrapLine */ .x9)(line, columns))).join('\n'))
        .join('\n\n');
}
function verdictLines(outcome, { paint, asked = 'everything' }) {
    const { status, headline, errorMessage } = outcome;
    const isOpen = outcome.failed || !(0,_exit_status_js__WEBPACK_IMPORTED_MODULE_22__/* .hasVerdict */ .aA)(outcome, asked);
    const style = status === 'vulnerable' ? 'red' : isOpen ? 'yellow' : 'green';
    const word = verdictWord(outcome, asked);
    return [
        `${paint('bold', paint(style, word))}  ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(headline)}`,
        ...(errorMessage === undefined ? [] : [`${INDENT}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(errorMessage)}`]),
        ...adviceLines(outcome),
    ];
}
/** What to do about a service that gave no verdict. The messages of local analyses, and of wrong inputs, say it themselves. */
function adviceLines(outcome) {
    const isOfService = outcome.status === 'error' && outcome.requested?.venue.hasJobs === true;
    const text = isOfService && countCauses(outcome) < 2 ? (0,_report_summary_advice_js__WEBPACK_IMPORTED_MODULE_16__/* .adviceFor */ .cp)(outcome)?.text : undefined;
    return text === undefined ? [] : [lineText([`To do: ${text}`], INDENT)];
}
function countCauses(outcome) {
    return (0,_report_document_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .findingRows */ .d9)(outcome).filter(({ isFound }) => !isFound).length;
}
/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome, asked) {
    const { status, failureReason } = outcome;
    // One cause must not stand for all.
    const cause = countCauses(outcome) > 1 ? '' : ` (${failureReason ?? 'error'})`;
    if (status === 'error')
        return `NO VERDICT${cause}`;
    if ((0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptsUntested */ .Ku)(outcome))
        return 'NOT TESTED (accepted)';
    return status === 'passed' && !(0,_exit_status_js__WEBPACK_IMPORTED_MODULE_22__/* .hasVerdict */ .aA)(outcome, asked) ? 'NO VERDICT' : status.toUpperCase();
}
/** Renders a line of the document, below what it is about. */
function lineText(line, indent = DEEPER) {
    return `${indent}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(line.map(pieceText).join(''))}`;
}
function pieceText(piece) {
    if (typeof piece === 'string')
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_19__/* .withoutBackticks */ .sG)(piece);
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
    const items = part.kind === 'list' ? part.items : part.rows.map((row) => ({ lines: rowLines(row, part.header) }));
    const left = items.length - MAX_LISTED;
    return [
        ...items
            .slice(0, MAX_LISTED)
            .flatMap(({ lines }) => lines.map((one, index) => lineText(one, index === 0 ? '    ' : DEEPER))),
        ...(left > 0 ? [`${INDENT}\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .counted */ .hS)(left, ...part.what)} more: see --results-file.`] : []),
    ];
}
/** What the row is about, then a line for each other cell, with the name of its column. */
function rowLines([about = [], ...cells], [, ...names]) {
    return [
        about,
        ...cells.flatMap((cell, at) => (cell.length === 0 ? [] : [[`${names[at] ?? ''}: `, ...cell]])),
    ];
}
function analysisLines(outcome, look) {
    const { results } = outcome;
    if (results.length === 0)
        return [];
    const { paint, isAfterTable, isVerbose } = look;
    const isCounted = (result) => isAfterTable === true && isVerbose !== true && (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .groupOf */ .F8)(result) === 'passed';
    const listed = (0,_report_order_js__WEBPACK_IMPORTED_MODULE_15__/* .gravestFirst */ .Ln)(results).filter((result) => !isCounted(result));
    const passed = results.length - listed.length;
    const widths = listed.map(({ spec }) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .displayWidth */ .F1)((0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(spec.name)));
    const width = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
    const meaning = (0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .intervalMeaning */ .ZJ)(results);
    return [
        paint('bold', 'Analyses'),
        ...listed.flatMap((result) => oneAnalysis(result, outcome, width, look)),
        ...(passed === 0 ? [] : [`${INDENT}${paint('green', '\u2713')} ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .grouped */ .zD)(passed)} passed`]),
        ...(meaning === '' || isVerbose !== true ? [] : [`${INDENT}${meaning}`]),
    ];
}
/** `\u2717 digits/evasion  \u2265 0.98 > 0.5  config.yml:9`, then what happened and what to do. */
function oneAnalysis(result, outcome, width, { paint, isVerbose = false }) {
    const { spec, message, state } = result;
    const mark = paint((0,_terminal_js__WEBPACK_IMPORTED_MODULE_24__/* .styleOf */ .V)((0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .labelOf */ .Wy)(result).tone), (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .markOf */ .Fg)(result));
    const needsAction = (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG)(result) || (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoVerdict */ .Xt)(result);
    const place = spec.place === undefined || !needsAction ? '' : (0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(placeOfLine(spec.place));
    const score = (0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .padToWidth */ .Fg)((0,_report_document_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .shortResult */ .qQ)(result), SCORE_COLUMNS);
    const first = `${INDENT}${mark} ${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .padToWidth */ .Fg)((0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(spec.name), width)}  ${score}  ${place}`.trimEnd();
    const isShort = state === 'passed' && !isVerbose;
    const lines = [
        ...(isVerbose ? (0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .explainedScore */ .fl)(result)) : []),
        ...(0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__/* .said */ .ag)(message),
        ...(isShort ? [] : (0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .meaningOf */ .Pr)(result))),
        ...((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG)(result) ? fixLines(result, outcome) : []),
        ...(0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .linesOn */ .Bo)(result, outcome, isVerbose ? 'terminal' : 'terminal-short'),
        ...(isVerbose ? [...(0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .jobLines */ .TK)(result, outcome), ...readLines(result)] : []),
    ];
    return [first, ...lines.map((line) => lineText(line))];
}
/** What to do first, and the command that repeats the analysis. */
function fixLines(result, outcome) {
    const [action] = (0,_report_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_17__/* .actionsFor */ .rG)(result.spec.attack, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_5__/* .venueOf */ .p8)(outcome));
    const repeat = (0,_report_document_repeat_command_js__WEBPACK_IMPORTED_MODULE_9__/* .repeatCommand */ .p)(result, outcome);
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
        `, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .formatBytes */ .z3)(bytes)}, ${(0,_report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_12__/* .digestName */ .su)(host)} `,
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
                    ...(0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findingLines */ .hq)(finding, policy?.entries),
                    ...(isVerbose === true ? identityLines(finding) : []),
                ].map((line) => lineText(line)),
            ]),
            ...(left > 0
                ? [`${INDENT}\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .counted */ .hS)(left, 'finding', 'findings')} more: see --results-file.`]
                : []),
        ];
    });
    return [
        `${paint('bold', 'Files')}${lineText((0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .scopeLine */ .VU)(supplyChain), INDENT)}`,
        ...findings,
        ...(0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .unattackedParts */ .Vt)(supplyChain).flatMap(partText),
    ];
}
/** The rule and the content by which an entry of accept names a finding. */
function identityLines({ rule, sha256 }) {
    return [[`rule ${rule}`, ...(sha256 === undefined ? [] : [', SHA-256 ', { digest: sha256 }])]];
}
function titleOf(finding) {
    const { rule, severity, standing } = finding;
    const state = standing === 'known' || standing === 'accepted' ? `${standing}, ` : '';
    const title = (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_19__/* .withoutBackticks */ .sG)(_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_18__/* .RULES */ .y0[rule].title);
    return `${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)((0,_report_file_words_js__WEBPACK_IMPORTED_MODULE_14__/* .formatPlace */ .dE)(finding))}  ${state}${_report_file_words_js__WEBPACK_IMPORTED_MODULE_14__/* .SEVERITY_WORDS */ .ii[severity]}: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(title)}`;
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
    return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(file)}`]));
}


/***/ })

};
