export const id = 825;
export const ids = [825];
export const modules = {

/***/ 9825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/policy.ts
var policy = __webpack_require__(5724);
// EXTERNAL MODULE: ./src/decide/run.ts
var run = __webpack_require__(1125);
// EXTERNAL MODULE: ./src/decide/supply-chain.ts
var supply_chain = __webpack_require__(4805);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
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
    const undecided = [...parts.flatMap((part) => undecidedWords(part) ?? []), ...otherCommits(parts)];
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
    return byRecord || run?.status === 'vulnerable' || run?.failureReason === 'vulnerable';
}
/** Says why a run has no verdict; undefined if it has one. */
function undecidedWords({ name, run, analyses, files }) {
    if (run === undefined) {
        return analyses.length + files.length > 0 ? undefined : `${name}: the file says nothing about its run.`;
    }
    const isWhole = DECIDED.includes(run.status) && (run.failureReason ?? 'vulnerable') === 'vulnerable';
    const saysNothing = analyses.length + files.length === 0 && run.filesScanned === undefined;
    if (isWhole && saysNothing && run.status === 'passed') {
        return `${name}: the run passed, but looked at nothing.`;
    }
    if (isWhole)
        return undefined;
    const why = run.failureReason === undefined ? '' : ` (${run.failureReason})`;
    return `${name}: the run ended with status ${run.status}${why}${run.message === undefined ? '.' : `: ${run.message}`}`;
}
/** A file of another commit may be left over from an earlier run: its verdict is not one on the files of now. */
function otherCommits(parts) {
    const first = parts.find(({ commit }) => commit !== undefined);
    return parts.flatMap(({ name, commit }) => commit === undefined || first?.commit === undefined || (0,target/* sameCommit */.Kd)(commit, first.commit) === true
        ? []
        : [
            `${name}: the run is about commit ${commit.slice(0, 12)}, and that of ${first.name} about ` +
                `${first.commit.slice(0, 12)}. Give the files of one commit, or make a report of each.`,
        ]);
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
    if ((0,policy/* closesGate */.HE)(result))
        return 3;
    if (!(0,judged/* isDecided */.d$)(result))
        return 2;
    return (0,policy/* isAccepted */.oB)(result) ? 1 : 0;
}
function mergeFiles(parts) {
    const findings = (0,supply_chain/* mergeFindings */.DF)(parts.flatMap(({ files }) => files));
    const counts = parts.flatMap(({ run }) => run?.filesScanned ?? []);
    if (findings.length === 0 && counts.length === 0)
        return undefined;
    return {
        scope: 'workspace',
        findings,
        files: [],
        fileCount: Math.max(0, ...counts),
        ...{ bytes: 0, unchangedCount: 0, ignoredCount: 0 },
    };
}

// EXTERNAL MODULE: ./src/files/make-folder.ts
var make_folder = __webpack_require__(7366);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/results/open-results-file.ts
var open_results_file = __webpack_require__(386);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
;// CONCATENATED MODULE: ./src/cli/expand-names.ts



/**
 * Expands patterns such as `results/*.json`, as a shell of Unix does and those of Windows do not. Only the last part of a
 * name may be a pattern. A name that exists is itself, and one that matches nothing stays as it is.
 * @param separator that of this system: on Windows both kinds of slash separate
 */
function expandNames(names, separator = (external_node_path_default()).sep) {
    return names.flatMap((name) => {
        const end = Math.max(name.lastIndexOf('/'), separator === '\\' ? name.lastIndexOf('\\') : -1) + 1;
        const pattern = name.slice(end);
        if (!/[*?]/u.test(pattern) || (0,external_node_fs_.existsSync)(name))
            return [name];
        const matches = picomatch_default()(pattern);
        const found = entriesOf(name.slice(0, end)).filter((entry) => matches(entry));
        return found.length === 0 ? [name] : found.map((entry) => name.slice(0, end) + entry);
    });
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder === '' ? '.' : folder).sort();
    }
    catch {
        return [];
    }
}

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
    const { renderSarif, serializeSarif } = await __webpack_require__.e(/* import() */ 847).then(__webpack_require__.bind(__webpack_require__, 1847));
    const { sarifCategory } = await __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 2970));
    const category = sarifCategory({ configFile: settings/* DEFAULT_CONFIG_FILE */.Cu, only: [], details: [] });
    return serializeSarif(renderSarif(outcome, { category }));
}
async function renderHtml(outcome) {
    const { renderRunPage } = await __webpack_require__.e(/* import() */ 21).then(__webpack_require__.bind(__webpack_require__, 8021));
    return renderRunPage(outcome, {
        version: action_inputs/* VERSION */.x,
        writtenMs: Date.now(),
        settings: [],
        isFromResultsFiles: true,
    });
}

// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
// EXTERNAL MODULE: ./src/report/supply-chain/words.ts
var words = __webpack_require__(1057);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/cli/run-part.ts




/**
 * Turns a results file into one run of several whose verdicts are merged.
 * @param name how people call the run: the path of the file
 */
function runPartOf(name, { run, analyses, findings, commit }) {
    const places = new Map(findings.map((one) => [one.finding, one]));
    return {
        name,
        ...(run === undefined ? {} : { run: runEnd(run) }),
        analyses: analyses.map((one) => analysisResult(one, places.get(`${one.model}/${one.attack}`))),
        files: findings.flatMap(fileFinding),
        byRecord: findings.some(({ finding }) => finding === outcome/* RECORD_FINDING */.mR),
        ...(commit === undefined ? {} : { commit }),
    };
}
function runEnd(run) {
    const { status, failureReason, message, filesScanned } = run;
    return {
        status,
        ...(failureReason === null ? {} : { failureReason }),
        ...(message === null ? {} : { message: (0,sanitize/* plainLine */.h0)(message, 2000) }),
        ...(filesScanned === null ? {} : { filesScanned }),
    };
}
/** @param found the finding of the analysis, which holds its place in the config file */
function analysisResult(one, found) {
    const { model, modelId, task, attack, dashboardUrl } = one;
    const [file, line] = [found?.file ?? null, found?.line ?? 1];
    return {
        spec: {
            ...{ name: `${model}/${attack}`, model, modelId, task, attack, fields: {}, artifacts: [] },
            ...(file === null ? {} : { place: { kind: 'file', column: 1, file, line } }),
        },
        ...(dashboardUrl === null ? {} : { dashboardUrl }),
        ...{ uploads: [], reports: [], warnings: [] },
        ...endOf(one),
    };
}
/** Reads how an analysis ended. Everything that is no verdict counts as none. */
function endOf(one) {
    const { state, jobId } = one;
    const reason = one.reason === 'already-scanned' || one.reason === null ? undefined : one.reason;
    if (state === 'vulnerable' || (state === 'passed' && reason === undefined))
        return judgedEnd(one, state);
    return {
        state: state === 'timeout' || state === 'error' ? state : 'failed',
        reason: reason ?? 'analysis-failed',
        message: one.why ?? `It ended as "${state}", without a verdict.`,
        ...(jobId === null ? {} : { jobId }),
    };
}
function judgedEnd(one, state) {
    const { jobId, score, interval, finding, why } = one;
    const threshold = one.threshold ?? NaN;
    const scored = score === null ? {} : { score };
    return {
        ...{ state, jobId: jobId ?? '', ...scored, threshold },
        ...(interval === null ? {} : { interval }),
        ...policyOf(finding, why, (0,policy/* closingWords */.BI)({ ...scored, threshold })),
    };
}
/** The words of a finding that the config file allows. */
const ALLOWED = /allows it \((.*)\)\.$/su;
function fileFinding({ file, finding, line, state, why, inFile }) {
    if (inFile === undefined)
        return [];
    const { rule, severity, standing, members, subject, excerpt, offset, sha256 } = inFile;
    const found = {
        ...{ rule, severity, standing, members, subject, when: 'none', isModelFile: true },
        path: file ?? finding.slice(rule.length + 1),
        ...(line === null ? {} : { line }),
        ...(offset === null ? {} : { offset }),
        ...(sha256 === null ? {} : { sha256 }),
        ...(excerpt === null ? {} : { excerpt }),
        ...(standing === 'allowed' ? { allowedBecause: ALLOWED.exec(why ?? '')?.[1] ?? 'no reason' } : {}),
    };
    return [{ ...found, ...policyOf(state, why, (0,words/* standingWords */.o4)(found)) }];
}
/** @param plainWords what the file says of a finding that neither a waiver nor a baseline is about */
function policyOf(finding, why, plainWords) {
    if (finding === null || (finding === 'new' && why === null))
        return {};
    if (why === null)
        return { policy: { finding, why: `It does not close the gate: it is ${finding}.` } };
    const decision = { finding, why: (0,sanitize/* plainLine */.h0)(why, 4096) };
    return { policy: why === plainWords ? { ...decision, isPlain: true } : decision };
}

// EXTERNAL MODULE: ./src/cli/wrong-usage.ts
var wrong_usage = __webpack_require__(5521);
;// CONCATENATED MODULE: ./src/cli/report.ts













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
    const { parts, faults } = await readAll([...new Set(expandNames(positionals))]);
    for (const fault of faults)
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(fault)}\n`);
    // A verdict on a part of the files would look like one on all of them.
    if (faults.length > 0)
        return exit_status/* EXIT */.dc.undecided;
    const outcome = mergeRuns(parts);
    const text = await RENDERERS[format](outcome);
    if (text === undefined) {
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(`No ${format} report was made: ${outcome.headline}`)}\n`);
        return exit_status/* EXIT */.dc.undecided;
    }
    const fault = await hand(text, values.get('output'), terminal);
    terminal.err.write(`${(0,cli_log/* safeLine */.o)(`${outcome.status}: ${outcome.headline}`)}\n`);
    for (const warning of outcome.warnings ?? [])
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(warning)}\n`);
    if (fault === undefined)
        return statusOf(outcome, values.get('exit-zero') === 'true');
    terminal.err.write(`${(0,cli_log/* safeLine */.o)(fault)}\n`);
    return exit_status/* EXIT */.dc.undecided;
}
function statusOf(outcome, isAlwaysZero) {
    const status = (0,exit_status/* exitStatusOf */.et)(outcome);
    return isAlwaysZero && status === exit_status/* EXIT */.dc.found ? exit_status/* EXIT */.dc.clean : status;
}
async function readAll(files) {
    const parts = [];
    const faults = [];
    for (const name of files) {
        const results = await (0,open_results_file/* readResultsFile */.B9)(name);
        if ('fault' in results) {
            faults.push(`${name} ${results.fault}${results.isMissing === true ? MISSING : ''}`);
        }
        else if ('message' in results)
            faults.push(mistakeWords(name, results));
        else
            parts.push(runPartOf(name, results));
    }
    return { parts, faults };
}
const MISSING = ' Check the path. A job that ended early may not have written it.';
function mistakeWords(name, { line, column, message }) {
    return `${name}:${String(line)}:${String(column)}: ${message}. ${open_results_file/* EXPECTED */.dS}`;
}
/** @returns what went wrong */
async function hand(text, output, { out }) {
    if (output === undefined) {
        out.write(text);
        return undefined;
    }
    try {
        const file = external_node_path_default().resolve(output);
        await (0,make_folder/* makeFolder */.f)(external_node_path_default().dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, text);
        return undefined;
    }
    catch (error) {
        return `The report could not be written to "${output}": ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
    }
}


/***/ }),

/***/ 5398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isCommitId)
/* harmony export */ });
/** True for a commit id of git, whole or shortened, in lower-case hexadecimal. */
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/u.test(text);
}


/***/ }),

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/**
 * Creates a folder and those above it, as far as they are missing. The `recursive` of Node's mkdir never ends if the system
 * says ENOENT below a folder that exists, as Linux does in /proc, and no deadline of a run can end it.
 * @param folder absolute
 * @throws the error of the system
 */
async function makeFolder(folder) {
    const missing = [];
    for (let current = folder; !(await exists(current)); current = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current)) {
        missing.unshift(current);
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current) === current)
            break;
    }
    for (const one of missing.length === 0 ? [folder] : missing)
        await makeOne(one);
}
async function exists(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).then(() => true, () => false);
}
/** Another process may create the same folder meanwhile. */
async function makeOne(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
    }
    catch (error) {
        const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder).then((stats) => stats.isDirectory(), () => false);
        if (!isFolder || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code') !== 'EEXIST')
            throw error;
    }
}


/***/ }),

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* unused harmony export stepsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6153);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7366);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7099);
/* harmony import */ var _rename_over_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9916);








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
    if (isThrough || (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(folder);
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
        await (0,_rename_over_js__WEBPACK_IMPORTED_MODULE_5__/* .renameOver */ .H)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
    }
}
/**
 * Removes a file or a link, if there is one.
 * @param file absolute; its folder exists
 * @throws errors of the system, also if a folder is at the path
 */
async function removeFile(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
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
    EBUSY: 'another program has the file open; close it, or choose another path',
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
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .b)(error);
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
    let isThrough = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    let links = 0;
    const steps = stepsOf(folder.slice(real.length));
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
            steps.unshift(...stepsOf(target.slice(start.length)));
        }
        isThrough ||= (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}
/** The steps of a path. On Windows the target of a link may have slashes of both kinds. */
function stepsOf(names, separator = node_path__WEBPACK_IMPORTED_MODULE_2__.sep) {
    return names.split(separator === node_path__WEBPACK_IMPORTED_MODULE_2__.win32.sep ? /[\\/]/u : separator);
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renameOver)
/* harmony export */ });
/* unused harmony export retryWhileBusy */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/** The errors of Windows for a file that another program has open, such as a scanner for viruses. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS = [20, 50, 100, 200, 400];
/**
 * Renames a file over another one. Windows refuses that while the other one is open, so there it is tried for a moment;
 * elsewhere such an error does not pass.
 * @throws the error of the system
 */
async function renameOver(from, to) {
    await retryWhileBusy(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to), process.platform === 'win32' ? WAITS_MS : []);
}
/**
 * Repeats an attempt as long as the system says that a file is open.
 * @param waitsMs how long to wait before each further attempt
 * @throws the last error
 */
async function retryWhileBusy(attempt, waitsMs) {
    for (const waitMs of waitsMs) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!BUSY.includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code')))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(waitMs);
        }
    }
    await attempt();
}


/***/ }),

/***/ 386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ readResultsFile),
/* harmony export */   dS: () => (/* binding */ EXPECTED),
/* harmony export */   xD: () => (/* binding */ openResultsFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);
/* harmony import */ var _read_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3473);




/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;
/** The end of a message about a mistake in a results file. */
const EXPECTED = 'Expected a file that results-file of an earlier run wrote, unchanged.';
/** Reads a results file: the only reader of them, for baselines and for reports. */
async function readResultsFile(path) {
    const text = await openResultsFile(path);
    return 'fault' in text ? text : (0,_read_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readResultsText */ .e)(text.content);
}
/** Opening a pipe would wait for somebody who writes to it. */
const WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/** Reads the text of a results file, if it is not too large. */
async function openResultsFile(path) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, WITHOUT_WAITING);
        try {
            const stats = await handle.stat();
            if (!stats.isFile())
                return { fault: 'is no file. Give the path of a results file.' };
            if (stats.size > MAX_MEBIBYTES * 1024 * 1024) {
                const most = `at most ${String(MAX_MEBIBYTES)} MiB are allowed`;
                return { fault: `has ${String(stats.size)} bytes; ${most}. Give a results file of this action.` };
            }
            return decode(await handle.readFile());
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(error, 'code') ?? 'unknown reason';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { fault: 'does not exist.', isMissing: true };
        return { fault: `cannot be read (${code}). Check its permissions.` };
    }
}
function decode(bytes) {
    try {
        return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return { fault: 'is not UTF-8 text. Give the file as an earlier run wrote it.' };
    }
}


/***/ }),

/***/ 3473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readResultsText)
});

// EXTERNAL MODULE: ./src/core/attack-table.ts
var attack_table = __webpack_require__(3942);
// EXTERNAL MODULE: ./src/core/fingerprint.ts
var fingerprint = __webpack_require__(5527);
// EXTERNAL MODULE: ./src/core/outcome.ts
var outcome = __webpack_require__(9411);
// EXTERNAL MODULE: ./src/core/policy.ts
var policy = __webpack_require__(2721);
// EXTERNAL MODULE: ./src/core/supply-chain.ts
var supply_chain = __webpack_require__(7432);
// EXTERNAL MODULE: ./src/rules/finding.ts
var finding = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/rules/rule-ids.ts
var rule_ids = __webpack_require__(8346);
// EXTERNAL MODULE: ./src/text/fold-name.ts
var fold_name = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/core/commit-id.ts
var commit_id = __webpack_require__(5398);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
;// CONCATENATED MODULE: ./src/results/strict-json.ts

/** A mistake in a JSON text, at an offset in UTF-16 units. */
class JsonFault extends Error {
    name = 'JsonFault';
    offset;
    constructor(offset, message) {
        super(message);
        this.offset = offset;
    }
}
/** Results are three levels deep; a deeper text would exhaust the stack. */
const MAX_DEPTH = 20;
/**
 * Reads JSON strictly (RFC 8259): JSON.parse keeps the last of two equal keys and knows no places.
 * @throws JsonFault
 */
function parseStrictJson(text) {
    return new Parser(text).parse();
}
/** The line and column of an offset, both from 1. */
function positionOf(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
const BLANK = /[ \t\r\n]*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const WORD = /true|false|null/uy;
class Parser {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    parse() {
        const node = this.#value(0);
        this.#skipBlanks();
        if (this.#at < this.#text.length)
            throw this.#fault('there is more text after the end of the JSON');
        return node;
    }
    #value(depth) {
        this.#skipBlanks();
        const offset = this.#at;
        if (depth > MAX_DEPTH)
            throw this.#fault(`it is nested more than ${String(MAX_DEPTH)} levels deep`);
        const first = this.#text[offset];
        if (first === '{')
            return { kind: 'object', offset, entries: this.#entries(depth) };
        if (first === '[')
            return { kind: 'list', offset, items: this.#items(depth) };
        if (first === '"')
            return { kind: 'scalar', offset, value: this.#string() };
        const text = this.#match(NUMBER) ?? this.#match(WORD);
        if (text === undefined)
            throw this.#fault(this.#isAtEnd() ? CUT : 'this is not JSON');
        return { kind: 'scalar', offset, value: readScalar(text) };
    }
    #entries(depth) {
        const entries = new Map();
        this.#list('}', () => {
            const keyOffset = this.#at;
            if (this.#text[keyOffset] !== '"') {
                throw this.#fault(this.#isAtEnd() ? CUT : 'expected a key in quotes');
            }
            const key = this.#string();
            if (entries.has(key)) {
                throw new JsonFault(keyOffset, `the key "${(0,sanitize/* plainLine */.h0)(key, 80)}" stands here twice`);
            }
            this.#expect(':');
            entries.set(key, { keyOffset, node: this.#value(depth + 1) });
        });
        return entries;
    }
    #items(depth) {
        const items = [];
        this.#list(']', () => items.push(this.#value(depth + 1)));
        return items;
    }
    /** Reads what stands between an opening and a closing bracket, separated by commas. */
    #list(end, readOne) {
        this.#at += 1;
        this.#skipBlanks();
        if (this.#text[this.#at] === end) {
            this.#at += 1;
            return;
        }
        for (;;) {
            this.#skipBlanks();
            readOne();
            this.#skipBlanks();
            const next = this.#text[this.#at];
            if (next !== ',' && next !== end)
                throw this.#fault(this.#isAtEnd() ? CUT : `expected "," or "${end}"`);
            this.#at += 1;
            if (next === end)
                return;
        }
    }
    #expect(mark) {
        this.#skipBlanks();
        if (this.#text[this.#at] !== mark)
            throw this.#fault(this.#isAtEnd() ? CUT : `expected "${mark}"`);
        this.#at += 1;
    }
    /** Reads a text in quotes. No pattern is used: on a long text without an end it would take too long. */
    #string() {
        const start = this.#at;
        let end = start;
        do {
            end = this.#text.indexOf('"', end + 1);
            if (end < 0)
                throw this.#fault(CUT);
        } while (this.#isEscaped(end));
        this.#at = end + 1;
        try {
            return String(readScalar(this.#text.slice(start, end + 1)));
        }
        catch {
            throw new JsonFault(start, 'this text is not JSON');
        }
    }
    /** True if an odd number of backslashes stands before a quote. */
    #isEscaped(quote) {
        let first = quote;
        while (this.#text[first - 1] === '\\')
            first -= 1;
        return (quote - first) % 2 === 1;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (found !== undefined)
            this.#at += found.length;
        return found;
    }
    #skipBlanks() {
        this.#match(BLANK);
    }
    #isAtEnd() {
        // A cut text may end inside a word or a number.
        return /^(?:[a-z]{1,4}|-)?$/u.test(this.#text.slice(this.#at, this.#at + 10));
    }
    #fault(message) {
        return new JsonFault(this.#at, message);
    }
}
const CUT = 'the file is cut: its end is missing';
function readScalar(text) {
    const value = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

;// CONCATENATED MODULE: ./src/results/node-reader.ts



/** Reads the keys of one JSON object, each once. What is not read is unknown. */
class ObjectReader {
    #node;
    #what;
    #read = new Set();
    /**
     * @param what names the object in error messages
     * @throws JsonFault if the node is no object
     */
    constructor(node, what) {
        if (node.kind !== 'object')
            throw new JsonFault(node.offset, `${what} is no object`);
        this.#node = node;
        this.#what = what;
    }
    /** @throws JsonFault if the key is missing */
    take(key) {
        const node = this.takeIfGiven(key);
        if (node === undefined)
            throw new JsonFault(this.#node.offset, `${this.#what} has no "${key}"`);
        return node;
    }
    takeIfGiven(key) {
        this.#read.add(key);
        return this.#node.entries.get(key)?.node;
    }
    text(key) {
        const node = this.take(key);
        if (node.kind !== 'scalar' || typeof node.value !== 'string')
            throw wrong(node, key, 'a text');
        return node.value;
    }
    textOrNull(key) {
        return isNull(this.take(key)) ? null : this.text(key);
    }
    number(key) {
        const node = this.take(key);
        const isNumber = node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value);
        if (!isNumber || typeof node.value !== 'number')
            throw wrong(node, key, 'a number');
        return node.value;
    }
    numberOrNull(key) {
        return isNull(this.take(key)) ? null : this.number(key);
    }
    /** Reads one of a few words. */
    word(key, words) {
        const text = this.text(key);
        const found = words.find((word) => word === text);
        if (found === undefined)
            throw wrong(this.take(key), key, `one of ${words.join(', ')}`);
        return found;
    }
    wordOrNull(key, words) {
        return isNull(this.take(key)) ? null : this.word(key, words);
    }
    /** Reads a SHA-256 in lower-case hexadecimal. */
    sha256(key) {
        const text = this.text(key);
        if (!/^[0-9a-f]{64}$/u.test(text))
            throw wrong(this.take(key), key, '64 hexadecimal digits');
        return text;
    }
    /** Reads a commit id, whole or shortened. */
    commitId(key) {
        const text = this.text(key);
        if (!(0,commit_id/* isCommitId */.j)(text))
            throw wrong(this.take(key), key, '7 to 64 hexadecimal digits of a commit');
        return text;
    }
    /** Reads a time in UTC, as milliseconds since 1970. */
    utcTime(key) {
        const text = this.text(key);
        const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/u.test(text) ? Date.parse(text) : NaN;
        // Date.parse takes 30 February for 2 March.
        const isReal = Number.isFinite(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
        if (!isReal)
            throw wrong(this.take(key), key, 'a time in UTC such as 2027-03-31T09:30:00.000Z');
        return time;
    }
    list(key, readItem) {
        const node = this.take(key);
        if (node.kind !== 'list')
            throw wrong(node, key, 'a list');
        return node.items.map(readItem);
    }
    texts(key) {
        return this.list(key, (node) => {
            if (node.kind !== 'scalar' || typeof node.value !== 'string')
                throw wrong(node, key, 'texts');
            return node.value;
        });
    }
    /** The keys of the object, in the order of the text. */
    keys() {
        return [...this.#node.entries.keys()];
    }
    /** @throws JsonFault if the object has a key that was not read */
    end() {
        for (const [key, { keyOffset }] of this.#node.entries) {
            if (this.#read.has(key))
                continue;
            throw new JsonFault(keyOffset, `${this.#what} has an unknown key "${(0,sanitize/* plainLine */.h0)(key, 80)}"`);
        }
    }
}
/** True for null. */
function isNull(node) {
    return node.kind === 'scalar' && node.value === null;
}
function wrong(node, key, expected) {
    return new JsonFault(node.offset, `"${key}": expected ${expected}`);
}

;// CONCATENATED MODULE: ./src/results/results-file.ts
/** The version of the format, which `schema/results.schema.json` describes. */
const RESULTS_VERSION = 1;

;// CONCATENATED MODULE: ./src/results/read-results-file.ts











/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
function readResultsText(text) {
    if (text.trim() === '')
        return { line: 1, column: 1, message: EMPTY };
    try {
        return readFile(parseStrictJson(text));
    }
    catch (error) {
        if (!(error instanceof JsonFault))
            throw error;
        return { ...positionOf(text, error.offset), message: error.message };
    }
}
const EMPTY = 'the file is empty: the run that should have written it may have been killed';
function readFile(node) {
    const file = new ObjectReader(node, 'a results file');
    const version = file.take('version');
    if (version.kind !== 'scalar' || version.value !== RESULTS_VERSION) {
        const known = `this version of the action reads version ${String(RESULTS_VERSION)}`;
        throw new JsonFault(version.offset, `the file is of another version: ${known}`);
    }
    const engine = new ObjectReader(file.take('engine'), '"engine"');
    const run = file.takeIfGiven('run');
    const results = {
        ...readOrigin(file),
        ...(run === undefined ? {} : { run: readRun(run) }),
        engine: { name: engine.text('name'), version: engine.textOrNull('version') },
        analyses: readAnalyses(file),
        findings: file.list('findings', readFinding),
    };
    engine.end();
    file.end();
    return results;
}
/** Reads when the file was written, and of which commit. */
function readOrigin(file) {
    const [created, commit] = [file.takeIfGiven('created'), file.takeIfGiven('commit')];
    return {
        ...(created === undefined ? {} : { createdMs: file.utcTime('created') }),
        ...(commit === undefined ? {} : { commit: file.commitId('commit') }),
    };
}
function readRun(node) {
    const object = new ObjectReader(node, '"run"');
    const run = {
        status: object.word('status', outcome/* STATUSES */.f),
        failureReason: object.wordOrNull('failure_reason', outcome/* FAILURE_REASONS */.N9),
        message: object.textOrNull('message'),
        filesScanned: object.numberOrNull('files_scanned'),
    };
    object.end();
    return run;
}
function readAnalyses(file) {
    const names = new Set();
    return file.list('analyses', (node) => {
        const analysis = readAnalysis(node);
        const name = (0,fold_name/* foldName */.z)(`${analysis.model}/${analysis.attack}`);
        if (names.has(name))
            throw new JsonFault(node.offset, 'this analysis is in the file twice');
        names.add(name);
        return analysis;
    });
}
const REASONS = [...outcome/* FAILURE_REASONS */.N9, 'already-scanned'];
function readAnalysis(node) {
    const object = new ObjectReader(node, 'an analysis');
    const analysis = {
        model: object.text('model'),
        modelId: object.text('model_id'),
        task: object.word('task', attack_table/* TASKS */.n3),
        attack: object.word('attack', attack_table/* ATTACKS */.O5),
        state: object.word('state', outcome/* ANALYSIS_STATES */.sS),
        reason: object.wordOrNull('reason', REASONS),
        jobId: object.textOrNull('job_id'),
        dashboardUrl: object.textOrNull('dashboard_url'),
        score: object.numberOrNull('score'),
        threshold: object.numberOrNull('threshold'),
        uploads: object.list('uploads', readUpload),
        reports: object.texts('reports'),
        finding: object.wordOrNull('finding', policy/* FINDING_STATES */.bX),
        why: object.textOrNull('why'),
        interval: readInterval(object.take('interval')),
        methodVersion: object.textOrNull('method_version'),
        digests: readDigests(object.take('digests')),
    };
    object.end();
    checkScore(node, analysis);
    return analysis;
}
/** Only the built-in service tells the version of its method, and its scores are 0 to 1. */
function checkScore(node, { score, methodVersion }) {
    if (methodVersion === null || score === null || (score >= 0 && score <= 1))
        return;
    throw new JsonFault(node.offset, `"score": a score of the built-in service is 0 to 1, but this one is ${String(score)}`);
}
function readInterval(node) {
    if (isNull(node))
        return null;
    const object = new ObjectReader(node, '"interval"');
    const interval = { low: object.number('low'), high: object.number('high') };
    object.end();
    if (interval.low > interval.high)
        throw new JsonFault(node.offset, '"interval": low is above high');
    return interval;
}
function readDigests(node) {
    const object = new ObjectReader(node, '"digests"');
    return new Map(object.keys().map((slot) => [slot, object.sha256(slot)]));
}
function readUpload(node) {
    const object = new ObjectReader(node, 'an upload');
    const upload = {
        slot: object.text('slot'),
        file: object.text('file'),
        bytes: object.number('bytes'),
        sha256: object.text('sha256'),
    };
    object.end();
    return upload;
}
function readFinding(node) {
    const object = new ObjectReader(node, 'a finding');
    const finding = {
        finding: object.text('finding'),
        rule: object.text('rule'),
        fingerprint: object.sha256('fingerprint'),
        state: object.wordOrNull('state', policy/* FINDING_STATES */.bX),
        why: object.textOrNull('why'),
        score: object.numberOrNull('score'),
        threshold: object.numberOrNull('threshold'),
        file: object.textOrNull('file'),
        line: object.numberOrNull('line'),
    };
    const inFile = object.takeIfGiven('severity') === undefined ? {} : { inFile: readInFile(object) };
    object.end();
    return { ...finding, ...inFile };
}
function readInFile(object) {
    return {
        rule: readRule(object),
        severity: object.word('severity', finding/* SEVERITIES */.o),
        standing: object.word('standing', supply_chain/* STANDINGS */.C),
        members: object.texts('members'),
        subject: object.text('subject'),
        excerpt: object.textOrNull('excerpt'),
        offset: object.numberOrNull('offset'),
        sha256: object.textOrNull('sha256'),
    };
}
function readRule(object) {
    const text = object.text('rule');
    const found = rule_ids/* RULE_IDS */.I.find((rule) => (0,fingerprint/* fullRuleId */.dV)(rule) === text);
    if (found !== undefined)
        return found;
    throw new JsonFault(object.take('rule').offset, '"rule": this version of the action has no such rule');
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
