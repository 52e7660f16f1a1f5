export const id = 971;
export const ids = [971];
export const modules = {

/***/ 4971:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/run.ts
var run = __webpack_require__(1125);
// EXTERNAL MODULE: ./src/decide/supply-chain.ts
var supply_chain = __webpack_require__(4805);
;// CONCATENATED MODULE: ./src/decide/merged-run.ts




/** The statuses with which a run has come to a verdict. */
const DECIDED = ['passed', 'vulnerable', 'already-scanned'];
const NO_LINEAGE = {
    record: undefined,
    matchesCommit: 'unknown',
    vulnerable: 'unknown',
    accepted: false,
};
/**
 * Decides what several runs found together. It is clean only if each of them came to a verdict and none is vulnerable
 * (docs/design.md, rule 1). An analysis that several runs name counts as the worst of them.
 */
function mergeRuns(parts) {
    const results = worstOfEach(parts.flatMap(({ analyses }) => analyses));
    const supplyChain = mergeFiles(parts);
    const undecided = parts.flatMap((part) => undecidedWords(part) ?? []);
    const facts = {
        ...{ mode: 'scan', wait: true, failOnVulnerability: true, lineage: NO_LINEAGE },
        ...{ planned: results.length, results, supplyChain },
    };
    const base = {
        mode: 'scan',
        results,
        ...(supplyChain === undefined ? {} : { supplyChain }),
        problems: [],
        notices: [],
        warnings: undecided,
    };
    const isNothing = results.length === 0 && supplyChain === undefined;
    const decided = isNothing
        ? { status: 'already-scanned', failed: false, headline: 'Every run was scanned before.' }
        : (0,run/* decideRun */.Sf)(facts);
    if (decided.status === 'vulnerable')
        return { ...base, ...decided };
    if (parts.some(saysVulnerable)) {
        const headline = 'A run was vulnerable by a finding that its file does not list, or by the record of an earlier scan.';
        return { ...base, status: 'vulnerable', failureReason: 'vulnerable', failed: true, headline };
    }
    if (undecided.length === 0)
        return { ...base, ...decided };
    const words = (0,number_words/* counted */.hS)(undecided.length, 'run', 'runs');
    const failureReason = decided.failureReason ?? 'analysis-failed';
    const headline = `${words} of ${String(parts.length)} came to no verdict.`;
    return {
        ...base,
        status: 'error',
        failed: true,
        failureReason,
        headline,
        errorMessage: undecided.join(' '),
    };
}
function saysVulnerable({ run, byRecord }) {
    return byRecord || run?.status === 'vulnerable';
}
/** Says why a run has no verdict; undefined if it has one. */
function undecidedWords({ name, run, analyses, files }) {
    if (run === undefined) {
        return analyses.length + files.length > 0 ? undefined : `${name}: the file says nothing about its run.`;
    }
    const isWhole = DECIDED.includes(run.status) && (run.failureReason ?? 'vulnerable') === 'vulnerable';
    if (isWhole)
        return undefined;
    const why = run.failureReason === undefined ? '' : ` (${run.failureReason})`;
    return `${name}: the run ended with status ${run.status}${why}${run.message === undefined ? '.' : `: ${run.message}`}`;
}
function worstOfEach(results) {
    const worst = new Map();
    for (const result of results) {
        const known = worst.get(result.spec.name);
        if (known === undefined || rank(result) > rank(known))
            worst.set(result.spec.name, result);
    }
    return [...worst.values()];
}
function rank(result) {
    if (result.state === 'vulnerable')
        return 2;
    return (0,judged/* isDecided */.d$)(result) ? 0 : 1;
}
function mergeFiles(parts) {
    const findings = new Map(parts.flatMap(({ files }) => files.map((one) => [(0,supply_chain/* identityOf */.cu)(one), one])));
    const counts = parts.flatMap(({ run }) => run?.filesScanned ?? []);
    if (findings.size === 0 && counts.length === 0)
        return undefined;
    return {
        scope: 'workspace',
        findings: [...findings.values()],
        files: [],
        fileCount: Math.max(0, ...counts),
        ...{ bytes: 0, unchangedCount: 0, ignoredCount: 0 },
    };
}

// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
// EXTERNAL MODULE: ./src/rules/finding.ts
var finding = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/rules/rule-ids.ts
var rule_ids = __webpack_require__(8346);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/report/results/read-results.ts






/** A file that is no results file, or not a whole one. The message follows the name of the file. */
class ResultsFileError extends Error {
    name = 'ResultsFileError';
}
const STANDINGS = ['flagged', 'undecided', 'listed', 'allowed'];
const ACCEPTED_NOTE = 'It is vulnerable, but the policy of its run accepts it: by a waiver, or by a baseline.';
/** What the policy of the run accepted: by a waiver, or because a baseline has it. */
const ACCEPTED = ['waived', 'known'];
/**
 * Reads the text of a results file (schema/results.schema.json).
 * @throws ResultsFileError that says what is wrong with it
 */
function readResults(text) {
    const file = parse(text);
    const version = (0,json.at)(file, 'version');
    if (version !== 1) {
        throw new ResultsFileError(`is no results file of version 1${version === undefined ? '' : ` (its version is ${(0,sanitize/* plainLine */.h0)(JSON.stringify(version), 40)})`}. ` +
            'Expected the file that the input results-file, or "model-security scan --results-file", names.');
    }
    const findings = listAt(file, 'findings');
    const places = placesOf(findings);
    return {
        ...runOf((0,json.at)(file, 'run')),
        analyses: listAt(file, 'analyses').map((one, index) => readAnalysis(one, index, places)),
        files: findings.flatMap((one, index) => readFileFinding(one, index)),
        byRecord: findings.some((one) => (0,json/* textAt */.$6)(one, 'finding') === outcome/* RECORD_FINDING */.mR),
    };
}
function parse(text) {
    if (text.trim() === '') {
        throw new ResultsFileError('is empty. The run that should have written it may have been killed.');
    }
    try {
        const file = JSON.parse(text);
        return file;
    }
    catch {
        throw new ResultsFileError('is no JSON, or it is cut short. Copy it again, or run the scan again.');
    }
}
function listAt(file, name) {
    const list = (0,json.at)(file, name);
    if (Array.isArray(list))
        return list;
    throw new ResultsFileError(`has no list "${name}", so it is no results file, or not a whole one.`);
}
function runOf(run) {
    if (!(0,json/* isObject */.Gv)(run))
        return {};
    const status = outcome/* STATUSES */.f.find((one) => one === run['status']);
    if (status === undefined)
        throw new ResultsFileError('names no status of its run that is known.');
    const failureReason = (0,json/* textAt */.$6)(run, 'failure_reason');
    const message = (0,json/* textAt */.$6)(run, 'message');
    const filesScanned = numberAt(run, 'files_scanned');
    return {
        run: {
            status,
            ...(failureReason === undefined ? {} : { failureReason: (0,sanitize/* plainLine */.h0)(failureReason, 100) }),
            ...(message === undefined ? {} : { message: (0,sanitize/* plainLine */.h0)(message, 2000) }),
            ...(filesScanned === undefined ? {} : { filesScanned }),
        },
    };
}
/** The places of analyses stand in their findings. */
function placesOf(findings) {
    return new Map(findings.flatMap((one) => {
        const [name, file] = [(0,json/* textAt */.$6)(one, 'finding'), (0,json/* textAt */.$6)(one, 'file')];
        return name === undefined || file === undefined
            ? []
            : [[name, { file, line: numberAt(one, 'line') ?? 1 }]];
    }));
}
function readAnalysis(one, index, places) {
    const task = attack_table/* TASKS */.n3.find((known) => known === (0,json.at)(one, 'task'));
    const attack = attack_table/* ATTACKS */.O5.find((known) => known === (0,json.at)(one, 'attack'));
    const model = (0,json.at)(one, 'model');
    if (task === undefined || attack === undefined || typeof model !== 'string') {
        throw wrongEntry('analyses', index);
    }
    const name = `${model}/${attack}`;
    const place = places.get(name);
    const jobId = (0,json/* textAt */.$6)(one, 'job_id');
    const dashboardUrl = (0,json/* textAt */.$6)(one, 'dashboard_url');
    return {
        spec: {
            ...{ name, model, modelId: (0,json/* textAt */.$6)(one, 'model_id') ?? '', task, attack, fields: {}, artifacts: [] },
            ...(place === undefined ? {} : { place: { kind: 'file', column: 1, ...place } }),
        },
        ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
        uploads: [],
        reports: [],
        warnings: ACCEPTED.includes((0,json.at)(one, 'finding')) ? [ACCEPTED_NOTE] : [],
        ...endOf(one, index, jobId),
    };
}
/** Reads how an analysis ended. Everything that is no verdict counts as none. */
function endOf(one, index, jobId) {
    const state = (0,json.at)(one, 'state');
    if (typeof state !== 'string')
        throw wrongEntry('analyses', index);
    const reason = outcome/* FAILURE_REASONS */.N9.find((known) => known === (0,json.at)(one, 'reason'));
    const isAccepted = state === 'vulnerable' && ACCEPTED.includes((0,json.at)(one, 'finding'));
    const isClean = isAccepted || (state === 'passed' && reason === undefined);
    if (isClean || state === 'vulnerable')
        return judgedEnd(one, isClean, jobId ?? '');
    return {
        state: state === 'timeout' || state === 'error' ? state : 'failed',
        reason: reason ?? 'analysis-failed',
        message: (0,json/* textAt */.$6)(one, 'message') ?? `It ended as "${(0,sanitize/* plainLine */.h0)(state, 40)}", without a verdict.`,
        ...(jobId === undefined ? {} : { jobId }),
    };
}
function judgedEnd(one, isClean, jobId) {
    const score = numberAt(one, 'score');
    return {
        state: isClean ? 'passed' : 'vulnerable',
        jobId,
        ...(score === undefined ? {} : { score }),
        threshold: numberAt(one, 'threshold') ?? NaN,
        ...intervalOf(one),
    };
}
function intervalOf(one) {
    const interval = (0,json.at)(one, 'interval');
    const [low, high] = [numberAt(interval, 'low'), numberAt(interval, 'high')];
    return low === undefined || high === undefined ? {} : { interval: { low, high } };
}
/** @returns nothing for a finding of an analysis or of a record */
function readFileFinding(one, index) {
    const name = (0,json/* textAt */.$6)(one, 'finding');
    if (name === undefined)
        throw wrongEntry('findings', index);
    const severity = finding/* SEVERITIES */.o.find((known) => known === (0,json.at)(one, 'severity'));
    const given = (0,json.at)(one, 'standing');
    const standing = ACCEPTED.includes(given) ? 'allowed' : STANDINGS.find((known) => known === given);
    const rule = rule_ids/* RULE_IDS */.I.find((known) => name.startsWith(`${known}:`));
    if (severity === undefined && standing === undefined)
        return [];
    if (severity === undefined || standing === undefined || rule === undefined) {
        throw wrongEntry('findings', index);
    }
    const found = { rule, severity, standing, path: (0,json/* textAt */.$6)(one, 'file') ?? name.slice(rule.length + 1) };
    return [{ ...found, ...detailsOf(one), when: 'none', isModelFile: true }];
}
function detailsOf(one) {
    const members = (0,json.at)(one, 'members');
    const [line, offset] = [numberAt(one, 'line'), numberAt(one, 'offset')];
    const [sha256, excerpt] = [(0,json/* textAt */.$6)(one, 'sha256'), (0,json/* textAt */.$6)(one, 'excerpt')];
    return {
        subject: (0,json/* textAt */.$6)(one, 'subject') ?? '',
        members: Array.isArray(members) ? members.filter((member) => typeof member === 'string') : [],
        ...(line === undefined ? {} : { line }),
        ...(offset === undefined ? {} : { offset }),
        ...(sha256 === undefined ? {} : { sha256 }),
        ...(excerpt === undefined ? {} : { excerpt }),
    };
}
function wrongEntry(list, index) {
    return new ResultsFileError(`has an entry that cannot be read: number ${String(index + 1)} of "${list}". It may be of another version.`);
}
function numberAt(value, name) {
    const found = (0,json.at)(value, name);
    return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/flags.ts
var flags = __webpack_require__(5377);
// EXTERNAL MODULE: ./src/cli/report-formats.ts
var report_formats = __webpack_require__(3203);
// EXTERNAL MODULE: ./src/core/settings.ts
var settings = __webpack_require__(1922);
// EXTERNAL MODULE: ./src/cli/action-inputs.ts
var action_inputs = __webpack_require__(6086);
;// CONCATENATED MODULE: ./src/cli/report-renderers.ts



/** Each format with its renderer, which is loaded only if it is used. */
const RENDERERS = {
    html: renderHtml,
    sarif: renderSarifText,
    junit: async (outcome) => (await __webpack_require__.e(/* import() */ 261).then(__webpack_require__.bind(__webpack_require__, 7642))).renderJunit(outcome),
    markdown: async (outcome) => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5260))).renderSummary(outcome),
    'gitlab-code-quality': async (outcome) => (await __webpack_require__.e(/* import() */ 170).then(__webpack_require__.bind(__webpack_require__, 7170))).renderGitlabCodeQuality(outcome),
};
/** An empty SARIF file would close alerts that are still valid. */
async function renderSarifText(outcome) {
    if (!(0,judged/* sarifIsDue */.a_)(outcome))
        return undefined;
    const { renderSarif, serializeSarif } = await __webpack_require__.e(/* import() */ 709).then(__webpack_require__.bind(__webpack_require__, 6709));
    const { sarifCategory } = await __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 2970));
    const category = sarifCategory({ configFile: settings/* DEFAULT_CONFIG_FILE */.Cu, only: [], details: [] });
    return serializeSarif(renderSarif(outcome, { category }));
}
async function renderHtml(outcome) {
    const { renderRunPage } = await __webpack_require__.e(/* import() */ 18).then(__webpack_require__.bind(__webpack_require__, 4018));
    return renderRunPage(outcome, { version: action_inputs/* VERSION */.x, writtenMs: Date.now(), settings: [] });
}

// EXTERNAL MODULE: ./src/cli/wrong-usage.ts
var wrong_usage = __webpack_require__(5521);
;// CONCATENATED MODULE: ./src/cli/report.ts












/** Thousands of analyses with their findings have a few megabytes. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** The command `report`: renders results files, and ends with the exit status of their common verdict. */
async function report({ values, positionals }, terminal) {
    const given = values.get('format') ?? 'markdown';
    const format = report_formats/* REPORT_FORMATS */.E.find((one) => one === given);
    const problems = [
        ...(format === undefined
            ? [`--format: ${(0,flags/* unknownWords */.k)('format', given, report_formats/* REPORT_FORMATS */.E)} Expected: ${report_formats/* REPORT_FORMATS */.E.join(', ')}.`]
            : []),
        ...(positionals.length === 0
            ? ['There is no FILE. Give one or more results files: model-security report results.json.']
            : []),
    ];
    if (format === undefined || problems.length > 0)
        return (0,wrong_usage/* wrongUsage */.x)(problems, 'report', terminal);
    const { parts, faults } = await readAll([...new Set(positionals)]);
    for (const fault of faults)
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(fault)}\n`);
    // A verdict on a part of the files would look like one on all of them.
    if (faults.length > 0)
        return exit_status/* EXIT */.d.undecided;
    const outcome = mergeRuns(parts);
    const text = await RENDERERS[format](outcome);
    if (text === undefined) {
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(`No ${format} report was made: ${outcome.headline}`)}\n`);
        return exit_status/* EXIT */.d.undecided;
    }
    const fault = await hand(text, values.get('output'), terminal);
    terminal.err.write(`${(0,cli_log/* safeLine */.o)(`${outcome.status}: ${outcome.headline}`)}\n`);
    for (const warning of outcome.warnings ?? [])
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(warning)}\n`);
    if (fault === undefined)
        return statusOf(outcome, values.get('exit-zero') === 'true');
    terminal.err.write(`${(0,cli_log/* safeLine */.o)(fault)}\n`);
    return exit_status/* EXIT */.d.undecided;
}
function statusOf(outcome, isAlwaysZero) {
    const status = (0,exit_status/* exitStatusOf */.e)(outcome);
    return isAlwaysZero && status === exit_status/* EXIT */.d.found ? exit_status/* EXIT */.d.clean : status;
}
async function readAll(files) {
    const parts = [];
    const faults = [];
    for (const name of files) {
        try {
            parts.push({ name, ...readResults(await readText(name)) });
        }
        catch (error) {
            if (!(error instanceof ResultsFileError))
                throw error;
            faults.push(`${name} ${error.message}`);
        }
    }
    return { parts, faults };
}
/** @throws ResultsFileError if it cannot be read */
async function readText(name) {
    const stats = await (0,promises_.stat)(name).catch(() => undefined);
    if (stats === undefined) {
        throw new ResultsFileError('does not exist, or cannot be read. A job that ended early may not have written it.');
    }
    if (!stats.isFile()) {
        throw new ResultsFileError('is no file. Give the results files themselves: results/*.json.');
    }
    if (stats.size > MAX_FILE_BYTES) {
        throw new ResultsFileError(`has ${(0,number_words/* byteWords */.G4)(stats.size)}; a results file has at most ${(0,number_words/* byteWords */.G4)(MAX_FILE_BYTES)}.`);
    }
    return (0,promises_.readFile)(name, 'utf8').catch(() => {
        throw new ResultsFileError('cannot be read: check its permissions.');
    });
}
/** @returns what went wrong */
async function hand(text, output, { out }) {
    if (output === undefined) {
        out.write(text);
        return undefined;
    }
    try {
        const file = external_node_path_default().resolve(output);
        await (0,promises_.mkdir)(external_node_path_default().dirname(file), { recursive: true });
        await (0,output_folder/* replaceFile */.fR)(file, text);
        return undefined;
    }
    catch (error) {
        return `The report could not be written to "${output}": ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
    }
}


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ judgedBy),
/* harmony export */   a_: () => (/* binding */ sarifIsDue),
/* harmony export */   d$: () => (/* binding */ isDecided)
/* harmony export */ });
/* harmony import */ var _lineage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8857);

/**
 * Selects the judged parts of an outcome. Code scanning closes every alert of a category that an upload does not contain,
 * so a SARIF run exists only for a judged part: for the analyses if all of them have a verdict or one is vulnerable, for the
 * record if it counts and has a verdict, and for the supply chain if the files of the repository were scanned. A file that
 * could not be scanned is a result of that run.
 */
function judgedBy(outcome) {
    const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
    return {
        ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
        ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
        ...(outcome.supplyChain?.scope === 'workspace' ? { supplyChain: outcome.supplyChain.findings } : {}),
    };
}
/**
 * True if a SARIF file must be written, because the run has judged something (see `judgedBy`). Uploading an empty file
 * after a run without a verdict would close alerts as fixed.
 */
function sarifIsDue(outcome) {
    const { analyses, record, supplyChain } = judgedBy(outcome);
    return analyses !== undefined || record !== undefined || supplyChain !== undefined;
}
/** True if an analysis has a verdict. One that passed, but has a reason against that, has none. */
function isDecided({ state, reason }) {
    return state === 'vulnerable' || (state === 'passed' && reason === undefined);
}
function analysesAreJudged({ mode, status, results, lineage }) {
    // The other modes judge no analyses, or only the leftovers of earlier runs.
    if (mode !== 'scan' || results.length === 0)
        return false;
    if (status === 'already-scanned' && lineage?.byContent !== 'retold')
        return false;
    return results.every(isDecided) || results.some(({ state }) => state === 'vulnerable');
}
/** The verdict of a record; undefined if there is none, or if the record does not count or has no readable flag. */
function recordVerdict(lineage) {
    // The record of the built-in service is about analyses, not about the repository.
    if (lineage.byContent !== undefined)
        return undefined;
    return (0,_lineage_js__WEBPACK_IMPORTED_MODULE_0__/* .recordCounts */ .uk)(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}


/***/ }),

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6153);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7099);






/**
 * Creates a folder for the action's output. If its path leads through the workspace, by whatever name, links must not
 * lead it out again or into a .git folder, which holds programs that git runs: the repository could contain such links. A
 * path that never enters the workspace is the workflow's own choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error if the folder is really outside the workspace or in a .git folder; errors of the system
 */
async function makeOutputFolder(workspace, folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace).catch(() => workspace);
    const { real, isThrough } = await followLinks(folder, root);
    if (isThrough || (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
}
/**
 * Creates or replaces a file. The text is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
async function replaceFile(file, text) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe has this path; choose another path');
    }
    const part = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(part, text, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
    }
}
async function isSpecial(looking) {
    const stats = await looking.catch(() => undefined);
    return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}
const WRITE_ERRORS = {
    EISDIR: 'a folder has this path; choose another path',
    ERR_FS_EISDIR: 'a folder has this path; choose another path',
    EEXIST: 'a part of its path is a file, not a folder; choose another path',
    ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
    ENOENT: 'its folder cannot be created; choose another path',
    EACCES: 'the user who runs this step has no permission to write there; choose another path',
    EPERM: 'the user who runs this step has no permission to write there; choose another path',
    EROFS: 'the file system is read-only; choose another path',
    ENAMETOOLONG: 'its path is too long; choose a shorter one',
    ENOSPC: 'the disk is full; free space in an earlier step',
    EDQUOT: 'the disk is full; free space in an earlier step',
    EFBIG: 'it is too large for the file system; choose another path',
};
/**
 * Describes why an output could not be written and what to do about it, without a full stop.
 * @param error thrown by {@link makeOutputFolder}, {@link replaceFile} or the system
 */
function describeWriteError(error) {
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}
/** More links than any system follows. */
const MAX_LINKS = 40;
/**
 * Follows a path step by step through all links, whether it exists or would be created.
 * @param folder absolute
 * @param root absolute, links resolved
 * @returns where the path really leads, and whether it is in `root` at any step on the way
 */
async function followLinks(folder, root) {
    let real = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(folder).root;
    let isThrough = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real);
    let links = 0;
    const steps = folder.slice(real.length).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        const next = node_path__WEBPACK_IMPORTED_MODULE_2__.join(real, step);
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(next).catch(() => undefined);
        if (target === undefined)
            real = next;
        else {
            links += 1;
            if (links > MAX_LINKS)
                throw new Error('its path has too many links; choose another path');
            const start = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(target).root;
            if (start !== '')
                real = start;
            steps.unshift(...target.slice(start.length).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
        }
        isThrough ||= (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}


/***/ }),

/***/ 8346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ RULE_IDS)
/* harmony export */ });
/** The rules of the supply-chain scan. A rule's name never changes: waivers, baselines and alerts name it. */
const RULE_IDS = [
    'pickle-code',
    'pickle-unknown-call',
    'pickle-unknown-class',
    'pickle-tampering',
    'pickle-malformed',
    'archive-tampering',
    'archive-path',
    'keras-code',
    'keras-foreign-object',
    'keras-file-access',
    'saved-model-code',
    'saved-model-file-access',
    'onnx-external-path',
    'onnx-foreign-operator',
    'template-code',
    'yaml-object',
    'hidden-content',
    'malformed-model',
    'torchscript-code',
    'remote-code',
    'unsafe-load',
    'secret',
    'encrypted',
    'opaque',
    'unreadable',
    'lfs-pointer',
    'over-limit',
];


/***/ })

};
