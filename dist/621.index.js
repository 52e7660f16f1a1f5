export const id = 621;
export const ids = [621];
export const modules = {

/***/ 1787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createCliLog),
/* harmony export */   o: () => (/* binding */ safeLine)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2836);
/* harmony import */ var _place_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7705);



const MAX_LINE_LENGTH = 16_000;
const MAX_SEARCHED_LENGTH = 20_000;
/** Creates the log of a command: plain lines on stderr, without secrets. */
function createCliLog(terminal, live, redact, { isVerbose, isDebug }) {
    const clean = (text) => safeLine(redact((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(text, MAX_SEARCHED_LENGTH)));
    const write = (text) => {
        live.above(clean(text));
    };
    const marked = (label, style, text, place) => {
        const line = clean(place === undefined ? text : `${(0,_place_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z)(place)}: ${text}`);
        live.above(`${terminal.paint(style, `${label}:`, terminal.err)} ${line}`);
    };
    return {
        info: write,
        debug: (text) => {
            if (isDebug)
                marked('debug', 'dim', text, undefined);
        },
        notice: (text, place) => {
            marked('note', 'cyan', text, place);
        },
        warning: (text, place) => {
            marked('warning', 'yellow', text, place);
        },
        error: (text, place) => {
            marked('error', 'red', text, place);
        },
        // The table has a line for each analysis, and the verdict tells the rest.
        group: (title, lines) => {
            if (!isVerbose)
                return;
            write(title);
            for (const line of lines)
                live.above(`  ${clean(line)}`);
        },
    };
}
/** Makes one line that neither a terminal, GitHub's runner nor Azure's agent reads as a command. */
function safeLine(text) {
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .B)(text, MAX_LINE_LENGTH).replaceAll('##vso[', '# #vso[');
}


/***/ }),

/***/ 5825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   x9: () => (/* binding */ wrapLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9600);


const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What terminals draw two columns wide: emoji, and the letters and full-width signs of East Asia (Unicode, UAX #11). */
const WIDE = /\p{Emoji_Presentation}|\ufe0f|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Yi}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const NARROW = /^[\uff61-\uffdc]/u;
const NOTHING = /^[\p{M}\p{Cf}]+$/u;
/** The number of columns that a text takes in a terminal. Commands that colour it take none. */
function displayWidth(text) {
    const shown = text.includes('\u001b') ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text) : text;
    if ((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .isPlainAscii */ ._1)(shown))
        return shown.length;
    return graphemesOf(shown).reduce((sum, one) => sum + widthOf(one), 0);
}
function widthOf(grapheme) {
    if (NOTHING.test(grapheme))
        return 0;
    return WIDE.test(grapheme) && !NARROW.test(grapheme) ? 2 : 1;
}
function graphemesOf(text) {
    return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}
/** Fills a text with blanks up to a width. */
function padToWidth(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}
/** Cuts a text without colours that is too wide, and marks the cut. */
function cutToWidth(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    let left = columns - 1;
    let shown = '';
    for (const one of graphemesOf(text)) {
        left -= widthOf(one);
        if (left < 0)
            break;
        shown += one;
    }
    return `${shown.trimEnd()}\u2026`;
}
/** Breaks a line at blanks so that it fits; further lines are indented by two columns more than the first. */
function wrapLine(line, columns) {
    if (displayWidth(line) <= columns)
        return line;
    const [indent = ''] = /^ */u.exec(line) ?? [];
    return wrapWords(line.slice(indent.length), columns, indent, `${indent}  `).join('\n');
}
/**
 * Breaks a text at blanks into lines. A word that is too wide stands alone, whole: people copy addresses and paths.
 * @param first begins the first line, and `rest` the others
 */
function wrapWords(text, columns, first, rest = first) {
    const lines = [];
    let [start, line] = [first, first];
    for (const word of text.split(' ')) {
        if (line !== start && displayWidth(line) + 1 + displayWidth(word) > columns) {
            lines.push(line);
            [start, line] = [rest, rest];
        }
        line += line === start ? word : ` ${word}`;
    }
    return [...lines, line];
}


/***/ }),

/***/ 3007:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aA: () => (/* binding */ hasVerdict),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   et: () => (/* binding */ exitStatusOf),
/* harmony export */   vs: () => (/* binding */ SIGNAL_EXITS)
/* harmony export */ });
/* harmony import */ var _decide_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6501);

/** The exit statuses of every command. */
const EXIT = {
    clean: 0,
    found: 1,
    /** No verdict was reached, or the flags, the config or a file are wrong. */
    undecided: 2,
    /** Ctrl-C, as shells report it: 128 and the number of the signal. */
    interrupted: 130,
    terminated: 143,
    hungUp: 129,
};
/** The signals that end a run: Ctrl-C, `kill`, and a terminal that was closed. */
const SIGNAL_EXITS = {
    SIGINT: EXIT.interrupted,
    SIGTERM: EXIT.terminated,
    SIGHUP: EXIT.hungUp,
};
/** The statuses of a run that did what it was asked for, but reached no verdict. */
const WITHOUT_VERDICT = ['not-scanned', 'submitted', 'skipped'];
/**
 * True if a run says whether something is vulnerable, or was only asked for a plan or for a lineage record. A scan says so only
 * with a verdict: one that attacked nothing has none, and neither has one that a service's record replaced.
 */
function hasVerdict(outcome, asked = 'everything') {
    const { status, supplyChain } = outcome;
    if (WITHOUT_VERDICT.includes(status))
        return false;
    // If only files were asked for, a scan of them is all there is to know.
    if (asked === 'files' && status === 'passed' && supplyChain?.scope === 'workspace')
        return true;
    return outcome.mode !== 'scan' || (0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .decideVerdict */ .AU)(outcome) !== 'none';
}
/** @returns the exit status that says what an outcome decided */
function exitStatusOf(outcome, asked = 'everything') {
    if (outcome.failed)
        return outcome.failureReason === 'vulnerable' ? EXIT.found : EXIT.undecided;
    return hasVerdict(outcome, asked) || (0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptsUntested */ .Ku)(outcome) ? EXIT.clean : EXIT.undecided;
}


/***/ }),

/***/ 621:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// UNUSED EXPORTS: runCommand

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/error-trace.ts
var error_trace = __webpack_require__(9741);
// EXTERNAL MODULE: ./src/core/package-facts.ts
var package_facts = __webpack_require__(9121);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/cli/options/input-flags.ts + 1 modules
var input_flags = __webpack_require__(5989);
// EXTERNAL MODULE: ./src/cli/report-formats.ts
var report_formats = __webpack_require__(3203);
;// CONCATENATED MODULE: ./src/cli/commands.ts



const WORKSPACE = {
    name: 'workspace',
    value: 'DIR',
    help: 'The folder with the models. Default: the current folder.',
};
const DEBUG = { name: 'debug', help: 'Also print what helps to find the cause of an error.' };
const VERBOSE = {
    name: 'verbose',
    help: 'Also print what is read or sent, digests, rule ids, and how each score was found.',
};
const JSON_FLAG = {
    name: 'json',
    help: 'Print the results as JSON on stdout, and nothing else there. The log goes to stderr.',
};
const VALIDATE_INPUTS = [
    ...['base-url', 'config-file', 'config', 'only', 'baseline', 'python'],
    ...['vulnerability-threshold', 'supply-chain'],
];
/** The commands, in the order of the help. */
const COMMANDS = [
    {
        name: 'scan',
        usage: 'scan [FLAGS] [FILE...]',
        summary: 'Analyse the models of this folder, and scan its model files.',
        details: `The models and their attacks are those of ${settings/* DEFAULT_CONFIG_FILE */.Cu}; "model-security init" writes it. Without that file, ` +
            'only the supply-chain scan runs. Nothing leaves this machine unless --base-url names a service.',
        flags: [
            {
                name: 'base',
                value: 'REF',
                help: 'With --compare: the branch, tag or commit that models are compared with.',
            },
            {
                name: 'supply-chain-only',
                help: 'Only scan the model files for what they can do when someone loads them; run no attack. With FILE..., only ' +
                    'these files.',
            },
            {
                name: 'units',
                value: 'MOST',
                help: 'With --mode plan: print the plan on stdout as a JSON list of at most MOST parts that take about as long as each ' +
                    'other, for schedulers: every analysis, also if its result is cached. "only" of a part is the value of --only. The log goes to stderr.',
            },
            JSON_FLAG,
            VERBOSE,
            WORKSPACE,
            DEBUG,
            ...input_flags/* INPUT_FLAGS */.$S,
        ],
        examples: [
            ['model-security scan', 'everything in this folder'],
            ['model-security scan --only digits/evasion', 'one analysis of the config file'],
            ['model-security scan --supply-chain-only', 'only the files, in seconds'],
            ['model-security scan --supply-chain-only a.pt b.pkl', 'only these files'],
            ['model-security scan --results-file results.json --sarif-file results.sarif', 'for other programs'],
        ],
        takesFiles: ({ values }) => values.get('supply-chain-only') === 'true',
        takesSecrets: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(515), __webpack_require__.e(4998), __webpack_require__.e(7225)]).then(__webpack_require__.bind(__webpack_require__, 7225))).scan,
    },
    {
        name: 'validate',
        usage: 'validate [FLAGS]',
        summary: 'Report everything that is wrong with the config file and the files that it names.',
        details: 'Also reports what a scan would warn about. Scans the model files, as a scan does (--no-supply-chain ' +
            'leaves that out), and asks models about the data to check labels and scaling. Attacks nothing, starts no ' +
            'service and sends nothing.',
        flags: [
            { name: 'json', help: 'Print the problems as JSON on stdout, and nothing else there.' },
            WORKSPACE,
            DEBUG,
            ...input_flags/* INPUT_FLAGS */.$S.filter(({ name }) => VALIDATE_INPUTS.includes(name)),
        ],
        examples: [
            ['model-security validate', `check ${settings/* DEFAULT_CONFIG_FILE */.Cu} and its files`],
            ['model-security validate --json', 'the same for other programs'],
        ],
        takesFiles: () => false,
        takesSecrets: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(515), __webpack_require__.e(5021), __webpack_require__.e(159), __webpack_require__.e(7023), __webpack_require__.e(4321)]).then(__webpack_require__.bind(__webpack_require__, 2796))).validate,
    },
    {
        name: 'init',
        usage: 'init [FLAGS]',
        summary: 'Write a config file for the models and data in this folder.',
        details: `Looks at the files, asks nothing, writes ${settings/* DEFAULT_CONFIG_FILE */.Cu}, and says what it guessed.`,
        flags: [
            { name: 'print', help: 'Print the config file on stdout instead of writing it.' },
            { name: 'force', help: 'Replace a config file that exists.' },
            WORKSPACE,
            DEBUG,
        ],
        examples: [
            ['model-security init', 'write the config file'],
            ['model-security init --print', 'only look at it'],
        ],
        takesFiles: () => false,
        takesSecrets: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(515), __webpack_require__.e(159), __webpack_require__.e(1040), __webpack_require__.e(7023), __webpack_require__.e(3820), __webpack_require__.e(5451)]).then(__webpack_require__.bind(__webpack_require__, 5451))).init,
    },
    {
        name: 'report',
        usage: 'report FILE... --format FORMAT [FLAGS]',
        summary: 'Make a report of one or more results files, and end with the exit status of their verdict.',
        details: 'FILE is what "scan --results-file" or the action\u2019s input results-file wrote. Several files are merged into one ' +
            'verdict: it is clean only if every file says so.',
        flags: [
            {
                name: 'format',
                value: 'FORMAT',
                help: `One of ${report_formats/* REPORT_FORMATS */.E.join(', ')}. Default: markdown; in a terminal plain text.`,
            },
            { name: 'output', value: 'FILE', help: 'Write the report to this file. Default: stdout.' },
            {
                name: 'exit-zero',
                help: 'End with exit status 0 even if something is vulnerable. Without a verdict it is still 2.',
            },
        ],
        examples: [
            [
                'model-security report results.json --format junit --output junit.xml',
                'for Jenkins, GitLab or Azure',
            ],
            ['model-security report results/*.json --format markdown', 'one summary of many jobs'],
        ],
        takesFiles: () => true,
        takesSecrets: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(515), __webpack_require__.e(164), __webpack_require__.e(3604)]).then(__webpack_require__.bind(__webpack_require__, 3604))).report,
    },
];

// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/options/flags.ts
var flags = __webpack_require__(2252);
// EXTERNAL MODULE: ./src/cli/display-width.ts
var display_width = __webpack_require__(5825);
;// CONCATENATED MODULE: ./src/cli/options/help.ts


const WIDTH = 100;
const EXIT_STATUSES = `Exit status:
  0  clean; with --mode plan, the plan can be run
  1  something is vulnerable
  2  no verdict: an analysis could not be decided, could not be tested or was only submitted (give
     --wait), nothing was attacked (see init), the record of an earlier scan replaced the scan,
     --mode check found that a scan is due, or the flags, the config or a file are wrong
  129, 130, 143  ended by a closed terminal (SIGHUP), Ctrl-C or SIGTERM; nothing is left running`;
/** The help of the program. */
function programHelp(commands) {
    const width = Math.max(...commands.map(({ name }) => name.length));
    const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
    return `model-security: attacks machine-learning models, and scans model files, on this machine.

Usage: model-security COMMAND [FLAGS]

Commands:
${list.join('\n')}

Flags:
  --help, -h  help of the program, or of a command: model-security scan --help
  --version   the version

Start with:
  model-security scan --supply-chain-only   scan the model files of this folder
  model-security init                       write a config file for its models
  model-security scan                       attack them

${EXIT_STATUSES}
`;
}
/** The help of one command. */
function commandHelp(command) {
    const { usage, summary, details, examples, flags, takesSecrets } = command;
    const width = Math.max(...examples.map(([line]) => line.length));
    const parts = [
        `${summary}\n\n${wrap(details, '')}`,
        `Usage: model-security ${usage}`,
        `Examples:\n${examples.map(([line, meaning]) => exampleLine(line, meaning, width)).join('\n')}`,
        `Flags:\n${flags
            .filter(({ refused }) => refused === undefined)
            .map(flagHelp)
            .join('\n')}`,
        ...(takesSecrets
            ? [`Environment, for what must not be seen in a list of processes:\n${secretHelp()}`]
            : []),
        EXIT_STATUSES,
    ];
    return `${parts.join('\n\n')}\n`;
}
function exampleLine(line, meaning, width) {
    return width > 60 ? `  # ${meaning}\n  ${line}` : `  ${line.padEnd(width)}   # ${meaning}`;
}
function flagHelp({ name, value, help }) {
    return `  --${name}${value === undefined ? '' : ` ${value}`}\n${wrap(help, '      ')}`;
}
function secretHelp() {
    return input_flags/* SECRET_VARIABLES */.VP.map(({ name, help }) => `  ${(0,input_flags/* variableOf */.Qn)(name)}\n${wrap(help, '      ')}`).join('\n');
}
function wrap(text, indent) {
    return (0,display_width/* wrapWords */.EO)(text, WIDTH, indent).join('\n');
}

// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(1028);
// EXTERNAL MODULE: ./src/cli/options/wrong-usage.ts
var wrong_usage = __webpack_require__(9232);
;// CONCATENATED MODULE: ./src/cli/main.ts










/**
 * Runs the command line, and ends the process with its exit status.
 * @param args without node and script
 */
async function runCommandLine(args) {
    const terminal = (0,cli_terminal/* processTerminal */.q)();
    // A reader such as `head` may close the pipe early. That is no error of ours.
    process.stdout.on('error', () => process.exit(exit_status/* EXIT */.dc.undecided));
    process.on('uncaughtException', (error) => {
        reportCrash(error, terminal, args);
        process.exit(exit_status/* EXIT */.dc.undecided);
    });
    process.exitCode = exit_status/* EXIT */.dc.undecided;
    try {
        process.exitCode = await runCommand(args, terminal);
    }
    catch (error) {
        reportCrash(error, terminal, args);
    }
    // What stays open must not keep the process alive; what was written to a pipe must arrive.
    setTimeout(() => process.exit(), 1000).unref();
}
function reportCrash(error, { err }, args) {
    err.write(`model-security failed unexpectedly. Please report it: ${(0,cli_log/* safeLine */.o)((0,errors/* messageOf */.bD)(error))}\n`);
    if (!args.includes('--debug'))
        return;
    for (const line of (0,error_trace/* traceLines */.v)(error))
        err.write(`${(0,cli_log/* safeLine */.o)(line)}\n`);
}
/** @returns the exit status */
async function runCommand(args, terminal) {
    const [name, ...rest] = args;
    if (name === undefined) {
        terminal.err.write(programHelp(COMMANDS));
        return exit_status/* EXIT */.dc.undecided;
    }
    if (['--help', '-h', 'help'].includes(name))
        return help(rest[0], terminal);
    if (['--version', '-V', 'version'].includes(name)) {
        terminal.out.write(`${package_facts/* VERSION */.x}\n`);
        return exit_status/* EXIT */.dc.clean;
    }
    if (name === 'serve') {
        terminal.err.write(SERVE_IS_GONE);
        return exit_status/* EXIT */.dc.undecided;
    }
    const command = COMMANDS.find((one) => one.name === name);
    if (command === undefined)
        return unknownCommand(name, terminal);
    return runKnown(command, (0,flags/* parseFlags */.b)(rest, command.flags), terminal);
}
const SERVE_IS_GONE = 'There is no command serve any more: "scan --report-file FILE" writes the page of a run, and "report" merges several runs.\n';
async function runKnown(command, flags, terminal) {
    if (flags.wantsHelp) {
        terminal.out.write(commandHelp(command));
        return exit_status/* EXIT */.dc.clean;
    }
    const stray = command.takesFiles(flags) ? [] : flags.positionals;
    const problems = [...flags.problems, ...stray.map((text) => explainStrayText(text, command))];
    if (problems.length > 0)
        return (0,wrong_usage/* wrongUsage */.x)(problems, command.name, terminal);
    const work = await command.load();
    return work(flags, terminal);
}
/** An argument that belongs to no flag, and what was probably meant. */
function explainStrayText(text, { name, flags }) {
    const start = `"${(0,cli_log/* safeLine */.o)(text)}" belongs to no flag. ${name} takes flags only`;
    if (/^(?:true|false|yes|no)$/iu.test(text)) {
        return `${start}: write a switch as --wait or --no-wait, or with "=", as in --wait=false.`;
    }
    const has = (flag) => flags.some((one) => one.name === flag);
    const files = has('supply-chain-only') ? ', or files to scan together with --supply-chain-only' : '';
    return has('workspace')
        ? `${start}: give the folder with the models as --workspace DIR${files}.`
        : `${start}.`;
}
function help(name, terminal) {
    const command = COMMANDS.find((one) => one.name === name);
    if (command === undefined && name !== undefined)
        return unknownCommand(name, terminal);
    terminal.out.write(command === undefined ? programHelp(COMMANDS) : commandHelp(command));
    return exit_status/* EXIT */.dc.clean;
}
function unknownCommand(name, terminal) {
    const known = COMMANDS.map((command) => command.name);
    const what = name.startsWith('-') ? 'flag' : 'command';
    const words = (0,flags/* formatUnknown */.e)(what, name, name.startsWith('-') ? ['--help', '--version'] : known);
    terminal.err.write(`${words} Commands: ${known.join(', ')}. "model-security --help" explains them.\n`);
    return exit_status/* EXIT */.dc.undecided;
}


/***/ }),

/***/ 2252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseFlags),
/* harmony export */   e: () => (/* binding */ formatUnknown)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _settings_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);
/* harmony import */ var _settings_gone_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2106);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9600);




/**
 * Reads the arguments of a command: `--name value`, `--name=value`, `--switch`, `--no-switch`.
 * @returns every problem with them, not only the first
 */
function parseFlags(args, flags) {
    const known = new Map(flags.map((flag) => [flag.name, flag]));
    const types = flags.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }]);
    // Strict parsing would stop at the first mistake.
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    const values = new Map();
    const positionals = [];
    const problems = [];
    let wantsHelp = false;
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        if (token.name === 'help') {
            wantsHelp = true;
            continue;
        }
        const taken = takeFlag(token.name, token.value, known);
        if ('problem' in taken)
            problems.push(taken.problem);
        else if (values.has(taken.name))
            problems.push(`--${taken.name} is given twice. Give it once.`);
        else
            values.set(taken.name, taken.value);
    }
    return { values, positionals, problems, wantsHelp };
}
function takeFlag(name, value, known) {
    const positive = name.replace(/^no-/u, '');
    const isNegated = !known.has(name) && known.get(positive)?.value === undefined && known.has(positive);
    const flag = known.get(isNegated ? positive : name);
    const gone = _settings_gone_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .GONE_INPUTS */ .aB[name];
    if (gone !== undefined)
        return { problem: `--${name} ${gone}` };
    if (flag === undefined) {
        return {
            problem: formatUnknown('flag', `--${name}`, [...known.keys()].map((one) => `--${one}`)),
        };
    }
    if (flag.refused !== undefined)
        return { problem: `--${flag.name} ${flag.refused}` };
    if (flag.value === undefined)
        return takeSwitch(flag.name, value, isNegated);
    if (value === undefined || value === '' || value.startsWith('--')) {
        return { problem: `--${flag.name} has no value. Expected: --${flag.name} ${flag.value}.` };
    }
    return { name: flag.name, value };
}
function takeSwitch(name, value, isNegated) {
    if (value === undefined)
        return { name, value: String(!isNegated) };
    if (!isNegated && /^(?:true|false)$/u.test(value))
        return { name, value };
    const shown = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(value, 80);
    return { problem: `--${name} is "${shown}". Expected --${name} or --no-${name}.` };
}
/** `There is no flag "--colour"; did you mean "--color"?` */
function formatUnknown(what, given, known) {
    const found = (0,_settings_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(given, known);
    const meant = found === undefined ? '.' : `; did you mean "${found}"?`;
    return `There is no ${what} "${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(given, 80)}"${meant}`;
}


/***/ }),

/***/ 5989:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $S: () => (/* binding */ INPUT_FLAGS),
  VP: () => (/* binding */ SECRET_VARIABLES),
  Rh: () => (/* binding */ inputFrom),
  Qn: () => (/* binding */ variableOf)
});

// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./src/facts/policy/requirements.ts
var requirements = __webpack_require__(1220);
;// CONCATENATED MODULE: ./src/settings/input-words.ts


const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const THRESHOLDS = catalog/* ATTACKS */.O5.map((attack) => `${attack} ${String((0,catalog/* defaultThreshold */.Ri)(attack))}`).join(', ');
const codes = (names) => names.map((name) => `\`${name}\``).join(', ');
const SETTINGS = codes([
    ...catalog/* ENGINE_SETTING_NAMES */.rk,
    ...['is_category_columns', 'categorical_columns_info', 'number_of_attack_queries'],
]);
const SWITCHES = codes(requirements/* SWITCH_FORMS */.Hb.map(({ name }) => name));
const hasDefence = (attack) => catalog/* DESCRIPTORS */.xg[attack].stages === 'defence';
const DEFENDED = AND.format(catalog/* ATTACKS */.O5.filter(hasDefence));
/**
 * What each input is, for action.yml, the help of the command line and docs/reference.md; apart from the declarations, so that a
 * run does not load it. The first sentence stands in the help.
 */
const INPUT_WORDS = {
    'base-url': '`local` to analyse on this runner, without an account, or the address of a service, such as ' +
        '`https://service.example`. HTTPS is required, except on loopback. A trailing slash, `/prod` or ' +
        '`/prod/api/ais/v1.5` at the end is accepted.',
    'config-file': 'File that lists the models and their attacks, relative to the workspace. Default: ' +
        '`.github/model-security.yml`, if it exists. With a service it is read only if analyses or a scan of files ' +
        'are due, and in mode `plan`; a run that a record skips says that it was not read. If you have several config ' +
        'files, use `rescan: always`: a record covers the repository as a whole, not one file.',
    'api-key': 'API key of the service, from a secret such as `secrets.MODEL_SECURITY_API_KEY`. Needed with a service: ' +
        'without it the step fails, unless `on-missing-credentials` allows it. Not allowed with `base-url: local`. ' +
        'Masked, and sent only to the origin of `base-url`.',
    'org-id': 'Organization id that belongs to the API key, from a secret. Needed with a service, like `api-key`, and not ' +
        'allowed with `base-url: local`. Masked, and sent only to the origin of `base-url`.',
    wait: 'Wait for the verdicts. `false` ends with status `submitted` as soon as the analyses are submitted; if the ' +
        'cache has their jobs, it asks once for each, and ends with the verdict if all have ended. Default: `true` ' +
        'with `base-url: local`, which allows no `false`, else `false`.',
    rescan: 'When to scan again even if the service has a record of an earlier scan: `never`, `when-stale` or `always`. ' +
        'With `never`, any record skips the scan, even one of an older commit. With `when-stale`, only a record of ' +
        'this exact commit does. With `always`, no record does. Default: `when-stale` with `wait: true`, else ' +
        '`never`. A record does not say which models, attacks and thresholds it covers: use `always` with `only`, ' +
        'with several config files, and if `vulnerability-threshold` must also hold on a re-run. With `base-url: ' +
        'local`, `never` and `when-stale` both compare content: see docs/guides/cache.md.',
    'fail-on-vulnerability': 'Fail the step if an analysis or the record of an earlier scan is vulnerable. `false` only reports it.',
    'comment-on-pr': 'Comment on the pull request: `never`, `on-vulnerability` or `always`. There is one comment, updated in ' +
        'place, for each job, config file, selection (`only`) and repository. A finding stays in it until a run ' +
        'passes the same analysis; a run that skips because of a record leaves it as it is. `on-vulnerability` also ' +
        'comments on a pull request that changes the policy (`policy-from`). Needs `pull-requests: write`.',
    config: 'The text of a config file, instead of `config-file`, for a config that belongs into the workflow. Problems ' +
        'are reported as `config:LINE:COLUMN`. An error together with `config-file`, and with `policy-from: base` on ' +
        'a pull request.',
    only: 'Run only these models or analyses of the config file: names separated by commas, such as `digits, ' +
        'fraud/evasion`. Default: all. Use `rescan: always` with it: a record covers the repository as a whole, not ' +
        'these analyses.',
    'model-api-details': "Details of the model's API, as the service issued them, from a secret. Used for every analysis with " +
        "`use_model_api: yes` that has no details of its own. With `base-url: local`: the address of the model's " +
        'endpoint, or a YAML or JSON mapping from model to `{ url, protocol, headers }`, with protocol `v2` or ' +
        '`mlflow`. Masked.',
    python: 'With `base-url: local`, whether the config file may name a Python function as a model (`predict`): `never` ' +
        'or `allow`. `allow` runs code of the repository with everything that the job may do, as running its tests ' +
        'does. It is taken on `push`, `pull_request`, `merge_group`, `schedule`, `workflow_dispatch` and `release`, ' +
        'and on the command line outside GitHub Actions; not together with `cache-secret`. See ' +
        'docs/guides/python-models.md.',
    mode: 'What the action does: `scan`, `check` or `plan`. `scan` looks for a record of an earlier scan and submits ' +
        'the analyses if a scan is due. `check` only looks for a record. `plan` also validates the config file and ' +
        'the artifacts, and shows exactly what would be sent. Only `scan` submits anything.',
    'repo-type': 'Kind of repository to look up: `github`, `huggingface` or `s3_bucket` (also `s3`, `s3-bucket`, ' +
        '`hugging-face`). Any other value is sent unchanged, with a notice.',
    'repo-url': 'Address of the repository to look up, such as `https://github.com/owner/name`. Default: the current ' +
        'repository, or the head repository of a pull request. Required for `huggingface`, which also accepts a name ' +
        'such as `org/model`. An address that contains credentials is refused.',
    branch: 'Branch to look up. Default for the current repository: the branch of the event, or the default branch for a ' +
        'tag or a release. For any other repository no branch is sent by default, and the service takes its main ' +
        'branch.',
    depth: 'Number of commits that the lineage check looks at, at least 1. 1 is only the latest commit.',
    'bucket-name': 'Name of the bucket. Required for object storage (`repo-type: s3_bucket`).',
    region: 'Region of the bucket, such as `eu-central-1`. Required for object storage.',
    'storage-access-key-id': 'Id of the access key with which the service reads the bucket, from a secret. Required for object storage. ' +
        'Masked.',
    'storage-secret-access-key': 'Secret of that access key, from a secret. Required for object storage. Masked. Use a key that can only read ' +
        'this bucket.',
    'cache-directory': 'Folder for what later runs need. Results of local analyses are reused if nothing has changed, ' +
        'and a later run asks for the jobs that were submitted to a service, instead of submitting them again. ' +
        'Absolute, or relative to the workspace. What is in the folder is trusted, so do not keep it in the ' +
        'workspace. Default: the cache of the repository, if the runner has one. See docs/guides/cache.md.',
    'cache-secret': 'Secret of at least 16 characters that seals what is kept in the cache. With `base-url: local`, only results ' +
        "that it signed are trusted; without it, the repository's cache is not used on `pull_request` and similar " +
        'events, since other steps could have written to it. With a service, it encrypts the jobs; default: the API ' +
        'key. Masked.',
    'timeout-minutes': 'Time limit of the whole run, including the wait for verdicts: 0.01 to 7200, decimals allowed. A run that ' +
        'reaches it fails with reason `timeout`. Give the job in the workflow a longer `timeout-minutes`.',
    'poll-interval-seconds': 'With `wait`: pause between two requests for the state of a job. Default: 15, and 1 with `base-url: local`.',
    concurrency: 'Number of analyses in progress at the same time, 1 to 32.',
    'vulnerability-threshold': 'Score above which an analysis is vulnerable, such as `0.1`. It replaces the `threshold` and the ' +
        '`vulnerability_threshold` of every analysis in the verdict, but is not sent to the service. Default: the ' +
        "analysis's own, or 0 if it has none: then every score above 0 is vulnerable. With `base-url: local` each " +
        `attack has a default: ${THRESHOLDS}. It does not apply to a record that \`rescan\` accepts: its own flag ` +
        'decides.',
    baseline: 'Results file of an earlier run (see `results-file`), absolute or relative to the workspace: the run fails ' +
        'only on findings that are new or worse than in that file. A score may rise by `max-increase` of the config ' +
        'file, by default not at all. Nothing in the file is signed: take it from a run that you trust. Mode `check` ' +
        'does not read it. Default: every finding fails.',
    'policy-from': 'Whose policy judges a pull request: `head`, its own, or `base`. With `base` the thresholds, `max-increase`, ' +
        `\`accept\`, \`files\`, \`service\`, \`covers\`, \`minimum\`, ${SWITCHES}, the baseline file, the attack ` +
        `settings (${SETTINGS}), and the digests of all artifacts but the model are those of the base commit, read ` +
        "through GitHub's API with `github-token` (`contents: read`). The run fails if they cannot be read, or if the " +
        'pull request drops an analysis or an artifact of the base, or changes its task. Inputs are those of the ' +
        'workflow, and a `baseline` outside the workspace counts as it is. Without a pull request it has no effect. ' +
        'With either value the summary and the comment show how a pull request changes the policy; with `head` not if ' +
        'a record skips the analyses.',
    compare: 'What a change did to the models, with `base-url: local`: `base` compares each model that a pull request changes with ' +
        'its version in the base commit, about the same inputs: files, data, accuracy, answers, and the attacks whose results of ' +
        'the base are cached. `base-attacked` runs evasion on the base too. `max-disagreement` and `max-accuracy-loss` of a ' +
        "model fail a run that changes too much. The base is read from the checkout, or through GitHub's API with " +
        '`github-token` (`contents: read`). Default: `never`.',
    'supply-chain': 'Scan the model files of the repository for what they can do when someone loads them: `true` or `false`. ' +
        'Files that are about to be uploaded are always scanned, and one that runs code when it is loaded is not ' +
        'uploaded. No record skips this scan. packages/scanner/README.md says what is found. Default: `true` with ' +
        '`base-url: local` and without `only`, else `false`.',
    'bom-file': 'File for a bill of materials of the models and data: CycloneDX 1.7, as JSON. Absolute, or relative to the ' +
        'workspace, such as `models.cdx.json`. Needs the supply-chain scan. Default: none is written.',
    'report-file': 'File for a page of the run: one HTML file with the verdict, each finding with its plots and pictures, and ' +
        'what was analysed. It needs no other file and no network. Absolute, or relative to the workspace, such as ' +
        '`model-security.html`. Plots and pictures need `base-url: local`. Default: none is written.',
    'verdict-file': 'File for the verdict as an in-toto statement, for `actions/attest`: the scores, thresholds and findings, and ' +
        'as subjects the digests of the models and data that were analysed. JSON that schema/verdict.schema.json ' +
        'describes. Written only if there is a verdict on known content. Absolute, or relative to the workspace, such ' +
        'as `model-security-verdict.json`. Default: none is written.',
    'report-directory': 'Folder for the reports of finished jobs. Needs `wait: true`. Absolute, or relative to the workspace. ' +
        'Default: no reports are downloaded.',
    reports: 'Kinds of reports to write, separated by commas: `vulnerability`, `defense`, `attack-samples`, ' +
        `\`defense-artifact\`. The last two exist only as zip. A defence exists only for ${DEFENDED}, and mostly only ` +
        'if the model is vulnerable; otherwise the log says that there is none. With base-url `local` there are only ' +
        '`vulnerability` and `attack-samples`; the latter, of evasion and of a backdoor, hold a test for pytest with ' +
        'the inputs that the model fell for.',
    'sarif-file': 'File for the findings as SARIF 2.1.0, for code scanning. Absolute, or relative to the workspace, such as ' +
        '`model-security.sarif`. Default: none is written.',
    'upload-sarif': 'Upload the findings to code scanning: each becomes an alert of the repository. Needs the permission ' +
        '`security-events: write`; without it the run warns. It needs no `sarif-file`. A run without a verdict uploads ' +
        'nothing, because that would close alerts.',
    'results-file': 'File for the output `results`, whole, with the findings and what they are evidence of, as JSON that ' +
        'schema/results.schema.json describes. ' +
        'Absolute, or relative to the workspace, such as `model-security-results.json`. Use it instead of `results` ' +
        'in scripts: an environment variable over 128 KiB keeps a program from starting. Default: none is written.',
    'on-missing-credentials': 'What to do without `api-key` and `org-id`, with a service: `fail` or `skip`. With `skip`, runs that get no ' +
        'secrets end with status `skipped`: those for pull requests from forks, and those that Dependabot starts. ' +
        'Other runs still fail.',
    'github-token': "Token for the comment, for code scanning (`upload-sarif`), and for the files of a pull request's base " +
        '(`policy-from`, `compare`). It is used for nothing else.',
    'request-timeout-seconds': 'Time limit of each request. For uploads and reports it limits the time without progress.',
    'max-attempts': 'Most attempts for a request to the service, or for an upload. A submission is repeated only if the service ' +
        'has certainly not processed it.',
};

// EXTERNAL MODULE: ./src/settings/inputs.ts
var inputs = __webpack_require__(7428);
;// CONCATENATED MODULE: ./src/cli/options/input-flags.ts



/** Inputs whose description in action.yml speaks of workflows. */
const OWN_HELP = {
    'base-url': '`local`, the default, to analyse on this machine, or the address of a service.',
    mode: 'What to do: `scan`, `check` or `plan`. Default: scan.',
    'fail-on-vulnerability': 'End with exit status 1 if something is vulnerable. On by default.',
    'repo-url': 'Address of the repository to look up. Default: the remote `origin`.',
    branch: 'Branch to look up. Default: the branch that is checked out.',
};
const CREDENTIALS = ['api-key', 'org-id'];
/** `MODEL_SECURITY_API_KEY` for `api-key`. */
function variableOf(input) {
    return `MODEL_SECURITY_${input.toUpperCase().replaceAll('-', '_')}`;
}
/** The inputs that the command line takes from the environment. */
const SECRET_VARIABLES = inputs/* SECRET_INPUTS */.pH.filter((name) => !(0,inputs/* inputOf */.wg)(name).isForGithub).map((name) => ({ name, help: helpOf(name) }));
/** The flags that stand for inputs of the action: every input of action.yml that makes sense without GitHub. */
const INPUT_FLAGS = inputs/* INPUT_NAMES */.Qh.filter((name) => !(0,inputs/* inputOf */.wg)(name).isForGithub).map((name) => {
    const { value, isSecret } = (0,inputs/* inputOf */.wg)(name);
    const flag = { name, help: helpOf(name) };
    if (isSecret)
        return { ...flag, value: 'SECRET', refused: secretAdvice(name) };
    return value === undefined ? flag : { ...flag, value };
});
/** The first sentence about an input. */
function helpOf(name) {
    const words = INPUT_WORDS[name];
    return OWN_HELP[name] ?? /^.*?[^.]\.(?= [A-Z`]|$)/su.exec(words)?.[0] ?? words;
}
function secretAdvice(name) {
    return ('is not a flag, because everybody on this machine can see the flags of a program. Set the environment variable ' +
        `${variableOf(name)} instead.`);
}
/**
 * Returns the value of an input of the action as the command line gives it: by its flag, by the environment for secrets.
 * @param variable returns an environment variable; empty if it is not set
 */
function inputFrom({ values }, variable) {
    const given = values.get('base-url') ?? settings/* LOCAL */.G8;
    const baseUrl = (0,settings/* isLocalWord */.Ko)(given) ? settings/* LOCAL */.G8 : given;
    return (name) => {
        if (name === 'base-url')
            return baseUrl;
        const input = inputs/* INPUT_NAMES */.Qh.find((one) => one === name);
        const { isForGithub, isSecret } = input === undefined ? {} : (0,inputs/* inputOf */.wg)(input);
        if (isForGithub)
            return '';
        // Credentials in the environment are for other runs if this one takes none.
        if (CREDENTIALS.includes(name) && baseUrl === settings/* LOCAL */.G8)
            return '';
        if (isSecret)
            return variable(variableOf(name)).trim();
        return (values.get(name) ?? '').trim();
    };
}


/***/ }),

/***/ 9232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ wrongUsage)
/* harmony export */ });
/* harmony import */ var _cli_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1787);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3007);


/** Tells every problem with the flags of a command. @returns the exit status */
function wrongUsage(problems, command, { err }) {
    for (const problem of problems)
        err.write(`${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .o)(problem)}\n`);
    err.write(`"model-security ${command} --help" lists the flags.\n`);
    return _exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.undecided;
}


/***/ }),

/***/ 7705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ placeText),
/* harmony export */   f: () => (/* binding */ problemText)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(436);
/* harmony import */ var _options_input_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5989);


/** Names a place as somebody at a command line knows it: a flag, a variable, or file, line and column. */
function placeText(place) {
    if (place.kind === 'file')
        return (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(place);
    const { input, at } = place;
    if (_options_input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .SECRET_VARIABLES */ .VP.some(({ name }) => name === input)) {
        return `${(0,_options_input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .variableOf */ .Qn)(input)}${at === undefined ? '' : (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePosition */ .jm)(at)}`;
    }
    if (at !== undefined)
        return (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(place);
    return /^[a-z-]+$/u.test(input) ? `--${input}` : input;
}
/** One line: the place, then what is wrong. */
function problemText({ place, message }) {
    return `${placeText(place)}: ${message}`;
}


/***/ }),

/***/ 3203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
/** The formats of the command `report`. */
const REPORT_FORMATS = ['html', 'sarif', 'junit', 'markdown'];


/***/ }),

/***/ 1028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ styleOf),
/* harmony export */   q: () => (/* binding */ processTerminal)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** Opens the terminal of this process. */
function processTerminal() {
    return {
        out: process.stdout,
        err: process.stderr,
        paint: (style, text, stream) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { stream: stream === process.stderr ? process.stderr : process.stdout }),
    };
}
const STYLES = { good: 'green', bad: 'red', open: 'yellow', none: 'dim' };
/** The colour of a state. */
function styleOf(tone) {
    return STYLES[tone];
}


/***/ }),

/***/ 1220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ SWITCH_FORMS),
/* harmony export */   LG: () => (/* binding */ MINIMUM_FORMS),
/* harmony export */   s5: () => (/* binding */ MINIMUM_NAMES)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

/** What an attack must at least be done with, and what a model must at least be right about. */
const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'];
/** The meaning and the form of each value. */
const MINIMUM_FORMS = {
    samples: formOf('samples', 'Number of inputs that are attacked.'),
    queries: {
        meaning: 'Number of queries: number_of_attack_queries.',
        ...{ isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
    },
    accuracy: {
        meaning: 'Accuracy of the model on its own data.',
        ...{ isWhole: false, min: 0, max: 1, example: '0.6' },
    },
    eps: formOf('eps', 'How far an input may be changed, as a share of the range of each number.'),
};
function formOf(name, meaning) {
    const { isWhole, min, max, example } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .Tj[name];
    return { meaning, isWhole, min, max, example };
}
/** The switches at the root of the config file that require something. A row is all of a switch but what it does. */
const SWITCH_FORMS = [
    {
        name: 'require-attacked',
        inCode: 'requireAttacked',
        meaning: 'Every model in the repository must be attacked or accepted: any other fails the run as not-tested. Default: false.',
    },
];


/***/ })

};
