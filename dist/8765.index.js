export const id = 8765;
export const ids = [8765];
export const modules = {

/***/ 8765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  combineTexts: () => (/* binding */ combineTexts),
  readBaseline: () => (/* binding */ readBaseline),
  readBaselineText: () => (/* binding */ readBaselineText)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/settings/results/folder-rules.ts
var folder_rules = __webpack_require__(9232);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
;// CONCATENATED MODULE: ./src/settings/results/list-folder.ts





/** A folder with more entries of any kind is not one for results files. */
const MAX_ENTRIES = 10_000;
/**
 * Lists the results files of a folder by their names. Folders in it and files with other names are left out. A link counts if it
 * leads to a file of the workspace or of the folder itself.
 * @param folder absolute, or relative to the workspace
 */
async function listResultsFolder(workspace, folder) {
    const path = (0,external_node_path_.resolve)(workspace, folder);
    try {
        const [root, real] = [await (0,promises_.realpath)(workspace), await (0,promises_.realpath)(path)];
        const isNamedInside = (0,paths/* isInside */.FK)(workspace, path) || (0,paths/* isInside */.FK)(root, path);
        if (isNamedInside && !(0,paths/* isInside */.FK)(root, real))
            return { about: folder, fault: LEADS_OUT };
        const names = await listNames(real);
        if (typeof names === 'string')
            return { about: folder, fault: names };
        const files = [];
        for (const name of names.toSorted()) {
            const file = { shown: (0,external_node_path_.join)(folder, name), path: await (0,promises_.realpath)((0,external_node_path_.join)(real, name)) };
            const isOutside = !(0,paths/* isInside */.FK)(root, file.path) && !(0,paths/* isInside */.FK)(real, file.path);
            if (isOutside)
                return { about: file.shown, fault: LEADS_OUT };
            files.push(file);
        }
        return files;
    }
    catch (error) {
        const code = (0,json/* textAt */.$6)(error, 'code') ?? 'unknown reason';
        return {
            about: folder,
            fault: `cannot be read (${code}). Check the permissions of its files, and links in it.`,
        };
    }
}
const LEADS_OUT = 'leads out of the workspace through a link. Copy the files into the folder.';
/** @returns what is wrong with the folder, if it is not one for results files */
async function listNames(path) {
    const names = [];
    let entries = 0;
    for await (const entry of await (0,promises_.opendir)(path)) {
        entries += 1;
        if (entries > MAX_ENTRIES)
            return `has more than ${String(MAX_ENTRIES)} entries. ${OWN_FOLDER}`;
        if ((0,folder_rules/* isResultsName */.YO)(entry.name) && !entry.isDirectory())
            names.push(entry.name);
    }
    return names.length === 0
        ? `is a folder without results files (*.json). ${EMPTY}`
        : ((0,folder_rules/* tooMany */.Ot)(names.length) ?? names);
}
const OWN_FOLDER = 'Keep the results files in a folder of their own.';
const EMPTY = 'Check the path. Leave the input empty for a run without a baseline.';

// EXTERNAL MODULE: ./src/settings/results/open-results-file.ts
var open_results_file = __webpack_require__(7444);
// EXTERNAL MODULE: ./src/settings/results/read-results-file.ts + 6 modules
var read_results_file = __webpack_require__(1462);
;// CONCATENATED MODULE: ./src/settings/results/run-history.ts
/**
 * Makes one baseline of the results files of a folder: the newest one decides, and all of them are the history. The order is
 * that of `created`, whatever the names. A copy of a file counts once. Pure.
 * @param folder as the input names it
 * @returns the problem of the file whose place in time is not known, if there is one
 */
function combineBaselines(folder, files) {
    const distinct = [...new Map(files.map((file) => [file.baseline.sha256, file])).values()];
    const dated = [];
    for (const file of distinct.sort(byName)) {
        const [run] = file.baseline.history ?? [];
        if (run === undefined)
            return problem(file, NO_TIME);
        const same = dated.find((one) => one.run.createdMs === run.createdMs);
        if (same !== undefined)
            return problem(file, sameTime(same.shown));
        dated.push({ ...file, run });
    }
    dated.sort((one, other) => one.run.createdMs - other.run.createdMs);
    const newest = dated.at(-1)?.baseline;
    if (newest === undefined)
        throw new RangeError('A folder of baselines has a file.');
    return { ...newest, file: folder, history: dated.map(({ run }) => run) };
}
function byName({ shown: one }, { shown: other }) {
    return one < other ? -1 : one > other ? 1 : 0;
}
const NO_TIME = 'the file has no "created", so its place among the others is not known. An older version of the ' +
    'action wrote it: remove it from the folder, or write it again';
function sameTime(other) {
    return (`"created" is the same as in ${JSON.stringify(other)}, so it is not known which one is newer. Remove ` +
        'one of them');
}
function problem({ shown }, words) {
    return { place: { kind: 'file', file: shown, line: 1, column: 1 }, message: `baseline: ${words}.` };
}

;// CONCATENATED MODULE: ./src/settings/results/baseline.ts








/**
 * Reads the results file, or the folder of results files, that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
async function readBaseline(workspace, file) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    if (await isFolder(path))
        return readFolder(workspace, file);
    const text = await (0,open_results_file/* openResultsFile */.xD)(path);
    return 'fault' in text ? inputProblem(file, text) : readBaselineText(text.content, file, file);
}
async function isFolder(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
async function readFolder(workspace, folder) {
    const listed = await listResultsFolder(workspace, folder);
    if ('fault' in listed)
        return inputProblem(listed.about, listed);
    const files = [];
    let bytes = 0;
    for (const { shown, path } of listed) {
        const text = await (0,open_results_file/* openResultsFile */.xD)(path);
        if ('fault' in text)
            return inputProblem(shown, text);
        bytes += Buffer.byteLength(text.content);
        const fault = (0,folder_rules/* tooLarge */.g$)(bytes);
        if (fault !== undefined)
            return inputProblem(folder, { fault });
        const baseline = readBaselineText(text.content, shown, shown);
        if ('message' in baseline)
            return baseline;
        files.push({ shown, baseline });
    }
    return combineBaselines(folder, files);
}
/** Makes one baseline of the texts of several results files, as `combineBaselines` does. */
function combineTexts(folder, texts) {
    const files = [];
    for (const { text, shown } of texts) {
        const baseline = readBaselineText(text, folder, shown);
        if ('message' in baseline)
            return baseline;
        files.push({ shown, baseline });
    }
    return combineBaselines(folder, files);
}
/** @param about the file or the folder that the fault is about */
function inputProblem(about, { fault, isMissing }) {
    const words = `${JSON.stringify(about)} ${fault}${isMissing === true ? MISSING : ''}`;
    return { place: { kind: 'input', input: 'baseline' }, message: words };
}
const MISSING = ' Check the path, and that an earlier step fetched it. Leave the input empty for a run without a baseline.';
/**
 * Reads the text of a results file.
 * @param file as the input names it
 * @param shownFile names the file in problems
 */
function readBaselineText(text, file, shownFile) {
    const results = (0,read_results_file/* readResultsText */.e)(text);
    if ('message' in results) {
        const { line, column, message } = results;
        return {
            place: { kind: 'file', file: shownFile, line, column },
            message: `baseline: ${message}. ${open_results_file/* EXPECTED */.dS}`,
        };
    }
    return { ...baselineOf(results, file), sha256: (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex') };
}
/** Keeps what a later run compares with. */
function baselineOf({ createdMs, commit, ...results }, file) {
    const analyses = results.analyses.map(baselineAnalysis);
    const run = { ...(commit === undefined ? {} : { commit }), analyses };
    return {
        file,
        analyses,
        ...(createdMs === undefined ? {} : { history: [{ createdMs, ...run }] }),
        fileFindings: results.findings
            .filter(({ inFile, state }) => inFile !== undefined && state !== null)
            .map(({ finding, fingerprint, inFile }) => {
            const sha256 = inFile?.sha256 ?? undefined;
            const names = inFile?.names?.map((name) => name.fingerprint);
            return { finding, fingerprints: names ?? [fingerprint], ...(sha256 === undefined ? {} : { sha256 }) };
        }),
    };
}
function baselineAnalysis(analysis) {
    const { model, attack, state, score, interval, threshold, methodVersion, digests } = analysis;
    const isJudged = state === 'passed' || state === 'vulnerable';
    return {
        name: `${model}/${attack}`,
        isVulnerable: state === 'vulnerable',
        ...(isJudged && score !== null ? { score } : {}),
        ...(interval === null ? {} : { interval }),
        ...(threshold === null ? {} : { threshold }),
        ...(methodVersion === null ? {} : { methodVersion }),
        digests,
        ...attackOf(analysis),
    };
}
/** How the attack was made, and what it found in each input. */
function attackOf({ settings = null, outcomes = null, robustness = null, skill = null, }) {
    // If mixtures of rows were judged, there are no outcomes of rows.
    const eps = outcomes?.eps ?? robustness?.eps;
    return {
        ...(settings === null ? {} : { settings }),
        ...(outcomes === null ? {} : { outcomes }),
        ...(eps === undefined ? {} : { eps }),
        ...(skill === null ? {} : { skill }),
    };
}


/***/ }),

/***/ 9232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   YO: () => (/* binding */ isResultsName),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/** One a day fits for more than a year. */
const MAX_FILES = 400;
/** All results files of a folder together. */
const MAX_MEBIBYTES = 64;
/** True for the names of results files in a folder: they end with `.json`, and do not begin with a dot. */
function isResultsName(name) {
    return /^[^.].*\.json$/isu.test(name);
}
/** Says that a folder has too many results files: sentences that follow its name; undefined if it has not. */
function tooMany(files) {
    if (files <= MAX_FILES)
        return undefined;
    return `has ${String(files)} results files; at most ${String(MAX_FILES)} are allowed. Remove the oldest ones.`;
}
/** Says that the results files of a folder are too large together; undefined if they are not. */
function tooLarge(bytes) {
    if (bytes <= MAX_MEBIBYTES * 1024 * 1024)
        return undefined;
    return `has more than ${String(MAX_MEBIBYTES)} MiB of results files. Remove the oldest ones.`;
}


/***/ })

};
