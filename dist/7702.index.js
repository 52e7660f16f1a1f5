export const id = 7702;
export const ids = [7702,633];
export const modules = {

/***/ 1771:
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
// EXTERNAL MODULE: ./packages/common/src/url.ts
var src_url = __webpack_require__(4798);
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
    const url = (0,src_url/* parseUrl */.Dl)(host === undefined || name === undefined ? remote : `https://${host}/${name}`);
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
// EXTERNAL MODULE: ./src/cli/options/action-inputs.ts
var action_inputs = __webpack_require__(8547);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/options/input-flags.ts
var input_flags = __webpack_require__(1105);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
;// CONCATENATED MODULE: ./src/cli/live-line.ts


const FRAMES = ['\u280b', '\u2819', '\u2839', '\u2838', '\u283c', '\u2834', '\u2826', '\u2827', '\u2807', '\u280f'];
const FRAME_MS = 120;
const BAR_CELLS = 20;
const DEFAULT_COLUMNS = 80;
/** Returns to the start of the line, and clears it. */
const CLEAR = '\r\u001b[2K';
/** One line at the bottom of a terminal that shows how far a run is. Elsewhere it shows nothing. */
class LiveLine {
    #terminal;
    #startMs = Date.now();
    #timer;
    #frame = 0;
    #results = [];
    #last = '';
    constructor(terminal) {
        this.#terminal = terminal;
    }
    start() {
        if (this.#terminal.err.isTTY !== true)
            return;
        this.#timer = setInterval(() => {
            this.#frame += 1;
            this.#draw();
        }, FRAME_MS).unref();
    }
    show(results) {
        this.#results = results;
    }
    /** Writes a line of the log above the live line. */
    above(line, raw) {
        this.#last = raw;
        const isLive = this.#timer !== undefined;
        this.#terminal.err.write(`${isLive ? CLEAR : ''}${line}\n`);
        if (isLive)
            this.#draw();
    }
    end() {
        if (this.#timer === undefined)
            return;
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#terminal.err.write(CLEAR);
    }
    #draw() {
        const { err } = this.#terminal;
        // Some terminals say that they have no columns.
        const { columns = 0 } = err;
        const width = Math.max(20, (columns > 0 ? columns : DEFAULT_COLUMNS) - 1);
        const spinner = FRAMES[this.#frame % FRAMES.length] ?? '';
        const text = (0,sanitize/* plainLine */.h0)(`${this.#progress()} ${clock(Date.now() - this.#startMs)}  ${this.#last}`, width - 2);
        err.write(`${CLEAR}${this.#terminal.paint('cyan', spinner, err)} ${text}`);
    }
    #progress() {
        const all = this.#results.length;
        if (all === 0)
            return '';
        const done = this.#results.filter(({ state }) => state !== 'planned' && state !== 'submitted').length;
        const cells = Math.floor((done / all) * BAR_CELLS);
        const bar = `${'\u2588'.repeat(cells)}${'\u2591'.repeat(BAR_CELLS - cells)}`;
        return `${bar} ${String(done)} of ${(0,number_words/* counted */.hS)(all, 'analysis', 'analyses')} `;
    }
}
/** `1:05` */
function clock(ms) {
    const seconds = Math.floor(ms / 1000);
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

;// CONCATENATED MODULE: ./src/cli/cli-runner.ts










/** Variables of a CI system that describe its own run, not this one. */
const FOREIGN = /^(?:GITHUB|RUNNER|ACTIONS)_/u;
/** Creates the port for a run on the command line. */
async function createCliRunner(flags, terminal) {
    const { values } = flags;
    const workspace = external_node_path_default().resolve(values.get('workspace') ?? '.');
    const secrets = new redact_secrets/* Secrets */.S();
    const live = new LiveLine(terminal);
    const isDebug = values.get('debug') === 'true';
    let cancelledBy;
    const runner = {
        input: (0,input_flags/* inputFrom */.Rh)(flags, ownVariable),
        variable: (name) => (name === 'GITHUB_ACTION_REF' ? action_inputs/* VERSION */.xv : ownVariable(name)),
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
        log: (0,cli_log/* createCliLog */.h)(terminal, live, (text) => secrets.redact(text), isDebug),
        secrets,
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3382);
/* harmony import */ var _settings_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7965);



/** Lists what is wrong with the flags of `scan`, as far as the action does not know of it. */
function scanUsageProblems(flags, runner) {
    const { values } = flags;
    const problems = [...usageProblems(flags, runner)];
    if (values.get('supply-chain-only') === 'true')
        problems.push(...againstFilesOnly(values));
    const isRemote = !(0,_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocalWord */ .Ko)(values.get('base-url') ?? _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .LOCAL */ .G8);
    const isKnown = runner.event.target?.repoUrl.startsWith('file:') !== true || values.has('repo-url');
    const needsUrl = ['github', 'huggingface'].includes((0,_settings_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRepoType */ .o)(values.get('repo-type') ?? 'github') ?? '');
    if (isRemote && needsUrl && !isKnown) {
        problems.push('--repo-url is missing: this folder has no remote "origin", and a service keeps records by the address of the ' +
            'repository. Give it, such as --repo-url https://github.com/owner/name.');
    }
    return problems;
}
/** Lists what is wrong with the flags that `scan` and `validate` share. */
function usageProblems({ values }, runner) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(runner.workspace, { throwIfNoEntry: false })?.isDirectory() === true)
        return [];
    return [
        `--workspace is "${values.get('workspace') ?? '.'}", which is not a folder. Give a folder that exists.`,
    ];
}
function againstFilesOnly(values) {
    const contrary = values.has('only') ? ['only'] : [];
    const off = values.get('supply-chain') === 'false' ? ['no-supply-chain'] : [];
    return [...contrary, ...off].map((name) => `--${name} cannot be given together with --supply-chain-only. Remove one of them.`);
}


/***/ }),

/***/ 7702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scan: () => (/* binding */ scan)
});

// EXTERNAL MODULE: ./src/report/outputs.ts
var outputs = __webpack_require__(5468);
// EXTERNAL MODULE: ./src/report/results-file.ts + 1 modules
var results_file = __webpack_require__(633);
// EXTERNAL MODULE: ./src/publish/publish.ts + 1 modules
var publish = __webpack_require__(6459);
// EXTERNAL MODULE: ./src/run/run.ts + 11 modules
var run = __webpack_require__(1603);
// EXTERNAL MODULE: ./src/cli/options/action-inputs.ts
var action_inputs = __webpack_require__(8547);
// EXTERNAL MODULE: ./src/cli/cli-runner.ts + 2 modules
var cli_runner = __webpack_require__(1771);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/options/scan-usage.ts
var scan_usage = __webpack_require__(9352);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/decide/verdict.ts
var verdict = __webpack_require__(6501);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/report/adoption.ts
var adoption = __webpack_require__(1832);
// EXTERNAL MODULE: ./src/report/document/analyses.ts
var analyses = __webpack_require__(8914);
// EXTERNAL MODULE: ./src/report/document/files.ts
var document_files = __webpack_require__(2829);
// EXTERNAL MODULE: ./src/report/document/parts.ts
var parts = __webpack_require__(9976);
// EXTERNAL MODULE: ./src/report/document/sections.ts
var document_sections = __webpack_require__(2512);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __webpack_require__(8074);
// EXTERNAL MODULE: ./src/report/file-finding-words.ts
var file_finding_words = __webpack_require__(526);
// EXTERNAL MODULE: ./src/report/order.ts
var order = __webpack_require__(734);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts + 4 modules
var rules = __webpack_require__(1512);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/place-text.ts
var place_text = __webpack_require__(7705);
;// CONCATENATED MODULE: ./src/cli/verdict.ts


















/** More entries of one kind are counted, not listed. */
const MAX_LISTED = 50;
const [INDENT, DEEPER] = ['  ', '      '];
/** What is accepted has a mark of its own. */
const MARKS = {
    good: ['\u2713', 'green'],
    bad: ['\u2717', 'red'],
    open: ['?', 'yellow'],
    none: ['\u00b7', 'dim'],
    accepted: ['\u25cb', 'dim'],
};
/** Renders an outcome for people: the verdict first, then one line for each analysis, then the findings in files. */
function verdictText(outcome, paint, moreWarnings, asked = 'everything') {
    const { supplyChain } = outcome;
    const [analyses, files] = [analysisLines(outcome, paint), fileLines(outcome, paint)];
    // A file that fails the check is the gravest finding.
    const isFileFirst = supplyChain !== undefined && (0,document_files/* closingFindings */.SP)(supplyChain).length > 0;
    const sections = [
        verdictLines(outcome, paint, asked),
        outcome.problems.map((problem) => `${INDENT}${(0,cli_log/* safeLine */.o)((0,place_text/* problemText */.f)(problem))}`),
        ...(isFileFirst ? [files, analyses] : [analyses, files]),
        (0,document_sections/* policyChangeSection */._z)(outcome).parts.flatMap(partText),
        [...(outcome.warnings ?? []), ...moreWarnings].map((text) => `${paint('yellow', 'warning:')} ${(0,cli_log/* safeLine */.o)(text)}`),
        outcome.notices.map((text) => `note: ${(0,cli_log/* safeLine */.o)(text)}`),
        writtenLines(outcome),
        adoptionLines(outcome),
    ];
    return sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
}
function verdictLines(outcome, paint, asked) {
    const { status, headline, errorMessage } = outcome;
    const isOpen = outcome.failed || !(0,exit_status/* hasVerdict */.aA)(outcome, asked);
    const style = status === 'vulnerable' ? 'red' : isOpen ? 'yellow' : 'green';
    const word = verdictWord(outcome, asked);
    return [
        `${paint('bold', paint(style, word))}  ${(0,cli_log/* safeLine */.o)(headline)}`,
        ...(errorMessage === undefined ? [] : [`${INDENT}${(0,cli_log/* safeLine */.o)(errorMessage)}`]),
    ];
}
/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome, asked) {
    const { status, failureReason } = outcome;
    if (status === 'error')
        return `NO VERDICT (${failureReason ?? 'error'})`;
    if ((0,verdict/* acceptsUntested */.Ku)(outcome))
        return 'NOT TESTED (accepted)';
    return status === 'passed' && !(0,exit_status/* hasVerdict */.aA)(outcome, asked) ? 'NO VERDICT' : status.toUpperCase();
}
/** Renders a line of the document, below what it is about. */
function lineText(line, indent = DEEPER) {
    return `${indent}${(0,cli_log/* safeLine */.o)(line.map(pieceText).join(''))}`;
}
function pieceText(piece) {
    if (typeof piece === 'string')
        return (0,sanitize/* withoutBackticks */.sG)(piece);
    if ('said' in piece)
        return piece.said;
    if ('code' in piece)
        return piece.code;
    if ('digest' in piece)
        return piece.digest;
    if ('strong' in piece)
        return pieceText(piece.strong);
    if ('place' in piece)
        return (0,problem/* describePlace */.df)(piece.place);
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
        ...part.items.slice(0, MAX_LISTED).flatMap(itemText),
        ...(left > 0 ? [`${INDENT}\u2026 and ${(0,number_words/* counted */.hS)(left, ...part.what)} more: see --results-file.`] : []),
    ];
}
function itemText({ lines: [first = [], ...others] }) {
    return [lineText(first, '    '), ...others.map((line) => lineText(line))];
}
function analysisLines(outcome, paint) {
    const { results } = outcome;
    if (results.length === 0)
        return [];
    const width = Math.min(60, Math.max(...results.map(({ spec }) => spec.name.length)));
    const meaning = (0,analyses/* intervalMeaning */.ZJ)(results);
    return [
        paint('bold', 'Analyses'),
        ...(0,order/* gravestFirst */.Ln)(results).flatMap((result) => oneAnalysis(result, outcome, width, paint)),
        ...(meaning === '' ? [] : [`${INDENT}${meaning}`]),
    ];
}
function oneAnalysis(result, outcome, width, paint) {
    const { spec, message, score, threshold } = result;
    const { tone, words } = (0,states/* labelOf */.Wy)(result);
    const isAccepted = words === 'accepted' || words === 'known';
    const [mark, style] = MARKS[isAccepted ? 'accepted' : tone];
    const name = (0,cli_log/* safeLine */.o)(spec.name).padEnd(width);
    const bare = threshold === undefined ? '' : `threshold ${String(threshold)}`;
    const numbers = score === undefined ? bare : (0,finding_words/* explainedScore */.fl)(result);
    const lines = [
        ...(0,parts/* said */.ag)(message),
        ...(0,parts/* said */.ag)((0,finding_words/* meaningOf */.Pr)(result)),
        ...(0,analyses/* linesOn */.Bo)(result, outcome, 'terminal'),
        ...(0,analyses/* jobLines */.TK)(result, outcome),
    ];
    return [
        `${INDENT}${paint(style, mark)} ${name}  ${paint(style, words.padEnd('vulnerable'.length))}  ${numbers}`.trimEnd(),
        ...lines.map((line) => lineText(line)),
    ];
}
const STANDINGS = [
    ['flagged', 'bad'],
    ['undecided', 'open'],
    ['known', 'accepted'],
    ['accepted', 'accepted'],
    ['listed', 'none'],
];
function fileLines({ supplyChain, policy }, paint) {
    if (supplyChain === undefined)
        return [];
    const findings = STANDINGS.flatMap(([standing, tone]) => {
        const found = (0,judge_scan/* withStanding */.N6)(supplyChain, standing);
        const [mark, style] = MARKS[tone];
        const left = found.length - MAX_LISTED;
        return [
            ...found
                .slice(0, MAX_LISTED)
                .flatMap((finding) => [
                `${INDENT}${paint(style, mark)} ${titleOf(finding)}`,
                ...(0,document_files/* findingLines */.hq)(finding, policy?.entries).map((line) => lineText(line)),
            ]),
            ...(left > 0
                ? [`${INDENT}\u2026 and ${(0,number_words/* counted */.hS)(left, 'finding', 'findings')} more: see --results-file.`]
                : []),
        ];
    });
    return [
        `${paint('bold', 'Files')}${lineText((0,document_files/* scopeLine */.VU)(supplyChain), INDENT)}`,
        ...findings,
        ...(0,document_files/* unattackedParts */.Vt)(supplyChain).flatMap(partText),
    ];
}
function titleOf(finding) {
    const { rule, severity, standing } = finding;
    const state = standing === 'known' || standing === 'accepted' ? `${standing}, ` : '';
    const title = (0,sanitize/* withoutBackticks */.sG)(rules/* RULES */.y0[rule].title);
    return `${(0,cli_log/* safeLine */.o)((0,file_finding_words/* formatPlace */.dE)(finding))}  ${state}${file_finding_words/* SEVERITY_WORDS */.ii[severity]}: ${(0,cli_log/* safeLine */.o)(title)}`;
}
/** After the first red run: how to start green without hiding anything. */
function adoptionLines(outcome) {
    if (!(0,adoption/* suggestsBaseline */.x)(outcome))
        return [];
    const { title, steps, end } = adoption/* ADOPTION */.Db;
    return [title, ...steps.map((step, index) => `${INDENT}${String(index + 1)}. ${step}`), end];
}
function writtenLines(outcome) {
    const written = [
        ['page', outcome.reportFile],
        ['results', outcome.resultsFile],
        ['SARIF', outcome.sarifFile],
        ['bill of materials', outcome.bomFile],
        ['statement of the verdict', outcome.verdictFile],
        ['reports', outcome.reportDirectory],
    ];
    return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${(0,cli_log/* safeLine */.o)(file)}`]));
}

// EXTERNAL MODULE: ./src/cli/options/wrong-usage.ts
var wrong_usage = __webpack_require__(9232);
;// CONCATENATED MODULE: ./src/cli/scan.ts










/** The command `scan`: the same run as the action's, without GitHub. */
async function scan(flags, terminal) {
    const { runner, live, cancelledBy } = await (0,cli_runner/* createCliRunner */.b)(flags, terminal);
    const problems = (0,scan_usage/* scanUsageProblems */.f)(flags, runner);
    if (problems.length > 0)
        return (0,wrong_usage/* wrongUsage */.x)(problems, 'scan', terminal);
    live.start();
    const onlyFiles = flags.values.get('supply-chain-only') === 'true';
    const outcome = await (0,run/* run */.e)(forFiles(runner, onlyFiles), {
        publish: async (_runner, found, settings) => {
            live.end();
            return settings === undefined ? found : (0,publish/* withFiles */.o)(runner, found, settings);
        },
        adjust: (settings) => (onlyFiles ? withoutAnalyses(settings) : settings),
    }).finally(() => {
        live.end();
    });
    const asked = onlyFiles ? 'files' : 'everything';
    printSummary(outcome, { flags, asked, createdMs: runner.clock.now() }, terminal);
    const signal = cancelledBy();
    if (signal !== undefined)
        return exit_status/* SIGNAL_EXITS */.vs[signal];
    return (0,exit_status/* exitStatusOf */.et)(outcome, asked);
}
function forFiles(runner, onlyFiles) {
    if (!onlyFiles)
        return runner;
    return { ...runner, input: (name) => (name === 'supply-chain' ? 'true' : runner.input(name)) };
}
/** The policy of the config file still counts for files. Nothing is attacked, which `require-attacked` and a baseline do not miss. */
function withoutAnalyses(settings) {
    const { baseline, requireAttacked: _elsewhere, ...policy } = settings.policy;
    const ofFiles = baseline === undefined ? {} : { baseline: { ...baseline, analyses: [] } };
    const models = settings.models.map((model) => ({ ...model, isAttacked: false, isLeftOut: true }));
    return { ...settings, analyses: [], models, policy: { ...policy, ...ofFiles } };
}
function printSummary(outcome, { flags, asked, createdMs }, terminal) {
    const { values } = flags;
    const isJson = values.get('json') === 'true';
    const stream = isJson ? terminal.err : terminal.out;
    const text = verdictText(outcome, (style, part) => terminal.paint(style, part, stream), (0,outputs/* outputWarnings */.rd)(outcome), asked);
    stream.write(`${text}\n`);
    if (isJson)
        terminal.out.write((0,results_file.renderResultsFile)(outcome, action_inputs/* VERSION */.xv, createdMs));
}


/***/ }),

/***/ 633:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderResultsFile: () => (/* binding */ renderResultsFile)
});

// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/facts/finding-parts.ts
var finding_parts = __webpack_require__(8169);
// EXTERNAL MODULE: ./src/facts/run-outcome.ts
var run_outcome = __webpack_require__(7327);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/decide/scan/judge-findings.ts
var judge_findings = __webpack_require__(7134);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var decide_lineage = __webpack_require__(8857);
// EXTERNAL MODULE: ./src/decide/verdict.ts
var verdict = __webpack_require__(6501);
;// CONCATENATED MODULE: ./src/core/commit-id.ts
/** True for a commit id of git, whole or shortened, in lower-case hexadecimal. */
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/u.test(text);
}

// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/report/file-finding-words.ts
var file_finding_words = __webpack_require__(526);
// EXTERNAL MODULE: ./src/report/result-object.ts
var result_object = __webpack_require__(4225);
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
        unattacked: (outcome.supplyChain?.unattacked ?? []).map((model) => ({
            file: (0,sanitize/* plainLine */.h0)(model.path, result_object/* MAX_PATH_LENGTH */.Kb),
            format: model.format,
            role: model.role,
            class: model.className ?? null,
            what_to_do: (0,sanitize/* plainLine */.h0)(model.whatToDo, result_object/* MAX_FIELD_LENGTH */.$o),
            lines: model.lines.map((line) => (0,sanitize/* plainLine */.h0)(line, MAX_LINE_LENGTH)),
        })),
        accepted_models: (outcome.supplyChain?.acceptedModels ?? []).map(({ path, reason }) => ({
            file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
            reason: (0,sanitize/* plainLine */.h0)(reason, result_object/* MAX_FIELD_LENGTH */.$o),
        })),
        not_attackable: (outcome.supplyChain?.unattackable ?? []).map(({ path, role }) => ({
            file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
            role,
        })),
        findings: [
            ...outcome.results.filter(({ state }) => state === 'vulnerable').map(analysisFinding),
            ...recordFindings(outcome),
            ...(outcome.supplyChain?.findings ?? []).map(fileFinding),
        ],
    };
    return `${JSON.stringify(file, undefined, 2)}\n`;
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
        return (0,result_object/* wholeResultObject */.Ee)(result, left < 0 ? ['outcomes'] : []);
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
        state: (0,judge_findings/* findingState */.n2)(result) ?? null,
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
        state: (0,judge_findings/* fileFindingState */.Nq)(finding) ?? null,
        why: (0,sanitize/* plainLine */.h0)((0,file_finding_words/* formatStanding */.Oj)(finding), result_object/* MAX_PATH_LENGTH */.Kb),
        score: null,
        threshold: null,
        file: (0,sanitize/* plainLine */.h0)(path, result_object/* MAX_PATH_LENGTH */.Kb),
        line: line ?? null,
        severity,
        standing,
        ...nameOfFinding(finding),
        sha256: sha256 ?? null,
        ...(finding.others === undefined ? {} : { names: (0,finding_parts/* partsOf */.C)(finding).map(nameOfFinding) }),
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


/***/ })

};
