export const id = 3604;
export const ids = [3604];
export const modules = {

/***/ 3604:
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
// EXTERNAL MODULE: ./src/facts/venue.ts
var venue = __webpack_require__(112);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./src/decide/decide-run.ts + 1 modules
var decide_run = __webpack_require__(4759);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
;// CONCATENATED MODULE: ./src/decide/merged-run.ts







/** Jobs of one pull request compare different models with the same base. */
function mergeComparisons(parts) {
    const all = parts.flatMap(({ comparisons }) => comparisons ?? []);
    const [first] = all;
    const fault = all.find((one) => one.fault !== undefined)?.fault;
    if (first === undefined)
        return {};
    const models = all.flatMap((one) => one.models);
    return {
        comparisons: { base: first.base, models, ...(models.length === 0 && fault !== undefined && { fault }) },
    };
}
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
    const isOnRunner = isLocal(parts);
    const results = worstOfEach(parts.flatMap(({ analyses }) => analyses));
    const supplyChain = mergeFiles(parts);
    const undecided = [...parts.flatMap((part) => explainUndecided(part) ?? []), ...otherCommits(parts)];
    const facts = {
        ...{ mode: 'scan', wait: true, failOnVulnerability: true, lineage: NO_LINEAGE },
        ...{ planned: results.length, results, supplyChain, leavesFilesOut: isOnRunner },
    };
    const base = {
        mode: 'scan',
        results,
        ...mergeComparisons(parts),
        ...(supplyChain === undefined ? {} : { supplyChain }),
        problems: [],
        notices: [],
        warnings: undecided,
        ...(isOnRunner ? { requested: { keepsJobs: false, reports: true, venue: venue/* RUNNER_VENUE */.L } } : {}),
    };
    const isNothing = results.length === 0 && supplyChain === undefined;
    const decided = isNothing
        ? { status: 'already-scanned', failed: false, headline: 'Every run was scanned before.' }
        : (0,decide_run/* decideRun */.S)(facts);
    if (decided.status === 'vulnerable')
        return { ...base, ...decided };
    if (parts.some(saysVulnerable)) {
        const headline = 'A run was vulnerable because of a finding that its file does not list, or because of the record of ' +
            'an earlier scan.';
        return { ...base, status: 'vulnerable', failureReason: 'vulnerable', failed: true, headline };
    }
    const replaced = decided.failed ? 0 : parts.filter(isReplaced).length;
    if (undecided.length === 0) {
        return replaced === 0 || isNothing
            ? { ...base, ...decided }
            : { ...base, ...replacedEnd(decided, replaced) };
    }
    const words = (0,number_words/* counted */.hS)(undecided.length, 'run', 'runs');
    const failureReason = decided.failureReason ?? 'analysis-failed';
    const headline = `${words} of ${String(parts.length)} reached no verdict.`;
    return {
        ...base,
        status: 'error',
        failed: true,
        failureReason,
        headline,
        errorMessage: undecided.join(' '),
    };
}
/** True if no service did anything: then no advice speaks of one. */
function isLocal(parts) {
    return parts.every(({ analyses, byRecord }) => !byRecord && analyses.every(({ jobId }) => jobId === undefined));
}
/**
 * True if the record of a service stands for a run. It does not say what was judged, so it is no verdict. Files of older
 * versions do not say whether kept results of the same bytes replaced the run.
 */
function isReplaced({ run }) {
    return run?.status === 'already-scanned' && run.verdict !== 'passed';
}
/** Runs that a record replaced are no failure, but the whole has not passed. */
function replacedEnd({ headline }, replaced) {
    const runs = (0,number_words/* counted */.hS)(replaced, 'run was', 'runs were');
    const words = `${runs} replaced by the record of an earlier scan, which does not say what was judged: no verdict.`;
    return { status: 'already-scanned', failed: false, headline: `${headline} ${words}` };
}
function saysVulnerable({ run, byRecord }) {
    return byRecord || run?.status === 'vulnerable' || run?.failureReason === 'vulnerable';
}
function explainUndecided({ name, run, analyses, files }) {
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
    if ((0,decide_findings/* countsAsVulnerable */.hG)(result))
        return 3;
    if (!(0,judged/* isDecided */.d$)(result))
        return 2;
    return (0,decide_findings/* isAccepted */.oB)(result) ? 1 : 0;
}
function mergeFiles(parts) {
    const findings = (0,judge_scan/* mergeFindings */.DF)(parts.flatMap(({ files }) => files));
    const counts = parts.flatMap(({ run }) => run?.filesScanned ?? []);
    if (findings.length === 0 && counts.length === 0)
        return undefined;
    return {
        scope: 'workspace',
        findings,
        files: [],
        unattacked: byPath(parts.flatMap(({ unattacked = [] }) => unattacked)),
        acceptedModels: byPath(parts.flatMap(({ acceptedModels = [] }) => acceptedModels)),
        unattackable: byPath(parts.flatMap(({ unattackable = [] }) => unattackable)),
        hasModelFiles: parts.some(({ run }) => run?.filesScanned !== undefined && isKnown(run.verdict)),
        fileCount: Math.max(0, ...counts),
        ...{ bytes: 0, unchangedCount: 0, ignoredCount: 0 },
    };
}
/** Several runs may have seen the same file. */
function byPath(files) {
    return [...new Map(files.map((file) => [file.path, file])).values()];
}
/** A run that attacked nothing has a verdict only if it scanned model files. */
function isKnown(verdict) {
    return verdict !== undefined && verdict !== 'none';
}

// EXTERNAL MODULE: ./src/files/make-folder.ts
var make_folder = __webpack_require__(7366);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/settings/results/read-results-file.ts + 5 modules
var read_results_file = __webpack_require__(164);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
;// CONCATENATED MODULE: ./src/cli/options/expand-names.ts



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

// EXTERNAL MODULE: ./src/cli/options/flags.ts
var options_flags = __webpack_require__(2252);
// EXTERNAL MODULE: ./src/cli/report-formats.ts
var report_formats = __webpack_require__(3203);
// EXTERNAL MODULE: ./src/facts/run-outcome.ts
var run_outcome = __webpack_require__(7327);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/cli/run-part.ts




/**
 * Turns a results file into one run of several whose verdicts are merged.
 * @param name how people call the run: the path of the file
 */
function runPartOf(name, { run, analyses, findings, unattacked, acceptedModels, unattackable, comparisons, commit }) {
    const places = new Map(findings.map((one) => [one.finding, one]));
    return {
        name,
        analyses: analyses.map((one) => analysisResult(one, places.get(`${one.model}/${one.attack}`))),
        files: findings.flatMap(fileFinding),
        ...(0,present/* present */.E)({ run, unattacked, acceptedModels, unattackable, comparisons, commit }),
        byRecord: findings.some(({ finding }) => finding === run_outcome/* RECORD_FINDING */.mR),
    };
}
/** @param found the finding of the analysis, which holds its place in the config file */
function analysisResult(one, found) {
    const { model, modelId, task, attack, dashboardUrl, warnings = [] } = one;
    const { file, line = 1 } = found ?? {};
    const place = file === undefined ? undefined : { kind: 'file', column: 1, file, line };
    const name = `${model}/${attack}`;
    return {
        spec: { name, model, modelId, task, attack, fields: {}, artifacts: [], ...(0,present/* present */.E)({ place }) },
        ...{ uploads: [], reports: [], warnings, ...(0,present/* present */.E)({ dashboardUrl }) },
        ...endOf(one),
    };
}
/** Reads how an analysis ended. Everything that is no verdict counts as none. */
function endOf(one) {
    const { state, jobId, finding, why } = one;
    const reason = one.reason === 'already-scanned' ? undefined : one.reason;
    if (state === 'vulnerable' || (state === 'passed' && reason === undefined))
        return judgedEnd(one, state);
    return {
        state: state === 'not-tested' || state === 'timeout' || state === 'error' ? state : 'failed',
        reason: reason ?? 'analysis-failed',
        message: why ?? `It ended as "${state}", without a verdict.`,
        ...(state === 'not-tested' ? policyOf(finding, why, '') : {}),
        ...(0,present/* present */.E)({ jobId }),
    };
}
function judgedEnd(one, state) {
    const { jobId, score, threshold = NaN, interval, finding, why, bound, access } = one;
    const { robustness, classes, meaning, plots = [], notTested = [], notTestedWhy } = one;
    const isWhole = notTested.length === 0;
    const hasRetained = meaning !== undefined || plots.length > 0;
    return {
        ...{ state, threshold },
        ...(0,present/* present */.E)({ jobId, score, bound, access, interval, classes, robustness }),
        ...(isWhole ? {} : { notTested, ...(0,present/* present */.E)({ notTestedWhy }) }),
        ...(hasRetained ? { retained: { ...(0,present/* present */.E)({ meaning }), plots } } : {}),
        ...policyOf(finding, why, (0,decide_findings/* formatFailing */.sm)({ threshold, ...(0,present/* present */.E)({ score }) })),
    };
}
function fileFinding({ file, finding, line, state, why, inFile }) {
    if (inFile === undefined)
        return [];
    const { rule, severity, standing, members, subject, excerpt, offset, sha256, names = [] } = inFile;
    const found = {
        ...{ rule, severity, standing, members, subject, when: 'none', isModelFile: true },
        path: file ?? finding.slice(rule.length + 1),
        ...(0,present/* present */.E)({ line, offset, sha256, excerpt }),
        ...(names.length < 2 ? {} : { others: names.slice(1).map(findingPart) }),
    };
    if (standing === 'accepted' && state === undefined && why !== undefined) {
        return [{ ...found, policy: { finding: 'accepted', why, isMinor: true } }];
    }
    return [{ ...found, ...policyOf(state, why, (0,file_words/* formatStanding */.Oj)(found)) }];
}
function findingPart({ subject, members, excerpt, offset }) {
    return {
        ...{ subject, members },
        ...(0,present/* present */.E)({ excerpt, offset }),
    };
}
/** @param plainWords what the file says of a finding that neither `accept` nor a baseline is about */
function policyOf(finding, why, plainWords) {
    if (finding === undefined || (finding === 'new' && why === undefined))
        return {};
    if (why === undefined)
        return { policy: { finding, why: `It does not fail the check: it is ${finding}.` } };
    return { policy: { finding, why, ...(why === plainWords && { isPlain: true }) } };
}

// EXTERNAL MODULE: ./src/cli/options/wrong-usage.ts
var wrong_usage = __webpack_require__(9232);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/files/running-program.ts
var running_program = __webpack_require__(2333);
;// CONCATENATED MODULE: ./src/cli/report-command.ts















/** The command `report`: renders results files, and ends with the exit status of their common verdict. */
async function report(flags, terminal) {
    const { values, positionals } = flags;
    const given = values.get('format') ?? 'markdown';
    const format = report_formats/* REPORT_FORMATS */.E.find((one) => one === given);
    const problems = [
        ...(format === undefined
            ? [
                `--format: ${(0,options_flags/* formatUnknown */.e)('format', given, report_formats/* REPORT_FORMATS */.E)} Expected: ${report_formats/* REPORT_FORMATS */.E.join(', ')}.`,
            ]
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
    // Markdown is for pages that show it: its entities are no text for people.
    const isText = terminal.out.isTTY === true && !values.has('format') && !values.has('output');
    const isWritten = isText
        ? await showText(outcome, terminal)
        : await showReport(outcome, format, flags, terminal);
    if (!isWritten)
        return exit_status/* EXIT */.dc.undecided;
    const status = (0,exit_status/* exitStatusOf */.et)(outcome);
    return status === exit_status/* EXIT */.dc.found && values.get('exit-zero') === 'true' ? exit_status/* EXIT */.dc.clean : status;
}
async function showText(outcome, { out, paint }) {
    const { verdictText } = await __webpack_require__.e(/* import() */ 7295).then(__webpack_require__.bind(__webpack_require__, 7295));
    const look = { paint: (style, part) => paint(style, part, out), columns: out.columns };
    out.write(`${verdictText(outcome, look)}\n`);
    return true;
}
/** @returns false if there is no report; then it has said why */
async function showReport(outcome, format, { values }, terminal) {
    const tell = (text) => {
        terminal.err.write(`${(0,cli_log/* safeLine */.o)(text)}\n`);
    };
    const text = await RENDERERS[format](outcome);
    if (text === undefined) {
        tell(`No ${format} report was made: ${outcome.headline}`);
        return false;
    }
    const fault = await hand(text, values.get('output'), terminal);
    for (const one of [`${outcome.status}: ${outcome.headline}`, ...(outcome.warnings ?? [])])
        tell(one);
    if (fault !== undefined)
        tell(fault);
    return fault === undefined;
}
async function readAll(files) {
    const parts = [];
    const faults = [];
    for (const name of files) {
        const results = await (0,read_results_file/* readResultsFile */.B9)(name);
        if ('fault' in results) {
            faults.push(`${name} ${results.fault}${results.isMissing === true ? MISSING : ''}`);
        }
        else if ('message' in results) {
            const { line, column, message } = results;
            faults.push(`${name}:${String(line)}:${String(column)}: ${message}. ${read_results_file/* EXPECTED */.dS}`);
        }
        else
            parts.push(runPartOf(name, results));
    }
    return { parts, faults };
}
const MISSING = ' Check the path. A job that ended early may not have written it.';
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
const RENDERERS = {
    html: renderHtml,
    sarif: renderSarifText,
    junit: async (outcome) => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 2998))).renderJunit(outcome),
    markdown: async (outcome) => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7994))).renderSummary(outcome),
};
/** An empty SARIF file would close alerts that are still valid. */
async function renderSarifText(outcome) {
    if (!(0,judged/* sarifIsDue */.a_)(outcome))
        return undefined;
    const { renderSarif, serializeSarif } = await __webpack_require__.e(/* import() */ 6247).then(__webpack_require__.bind(__webpack_require__, 6247));
    const { sarifCategory } = await __webpack_require__.e(/* import() */ 2970).then(__webpack_require__.bind(__webpack_require__, 2970));
    const category = sarifCategory({ configFile: settings/* DEFAULT_CONFIG_FILE */.Cu, only: [], details: [] });
    return serializeSarif(renderSarif(outcome, { category }));
}
async function renderHtml(outcome) {
    const { renderRunPage } = await Promise.all(/* import() */[__webpack_require__.e(9740), __webpack_require__.e(1694)]).then(__webpack_require__.bind(__webpack_require__, 104));
    return renderRunPage(outcome, {
        program: await (0,running_program/* findRunningProgram */.$)(),
        writtenMs: Date.now(),
        settings: [],
        isFromResultsFiles: true,
    });
}


/***/ })

};
