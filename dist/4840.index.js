export const id = 4840;
export const ids = [4840];
export const modules = {

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
 * Creates or replaces a file. The content is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
async function replaceFile(file, content) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe has this path; choose another path');
    }
    const part = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(part, content, { flag: 'wx' });
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

/***/ 4840:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeResults: () => (/* binding */ writeResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2839);
/* harmony import */ var _report_results_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9047);



/**
 * Writes the results file, however the run ended.
 * @param resultsFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a notice that says why none was written
 */
async function writeResults(runner, outcome, settings, resultsFile) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(settings.workspace, resultsFile);
    try {
        await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .makeOutputFolder */ .Wn)(settings.workspace, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file));
        const version = runner.variable('GITHUB_ACTION_REF');
        await (0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceFile */ .fR)(file, (0,_report_results_file_js__WEBPACK_IMPORTED_MODULE_2__/* .renderResultsFile */ .t)(outcome, version, runner.clock.now()));
        return { ...outcome, resultsFile };
    }
    catch (error) {
        const notice = `The results file could not be written to "${resultsFile}": ${(0,_files_output_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWriteError */ .JB)(error)}.`;
        return { ...outcome, notices: [...outcome.notices, notice] };
    }
}


/***/ }),

/***/ 9047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ renderResultsFile)
/* harmony export */ });
/* harmony import */ var _facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4635);
/* harmony import */ var _facts_finding_parts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8169);
/* harmony import */ var _facts_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7415);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5834);
/* harmony import */ var _decide_lineage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8857);
/* harmony import */ var _decide_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6501);
/* harmony import */ var _core_commit_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5398);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4212);
/* harmony import */ var _file_finding_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(526);
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4225);











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
        ...(commit === undefined || !(0,_core_commit_id_js__WEBPACK_IMPORTED_MODULE_9__/* .isCommitId */ .j)(commit) ? {} : { commit }),
        engine: { name: ENGINE, version: actionRef === '' ? null : actionRef },
        run: runEnd(outcome),
        analyses: wholeResults(outcome.results),
        unattacked: (outcome.supplyChain?.unattacked ?? []).map((model) => ({
            file: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(model.path, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb),
            format: model.format,
            role: model.role,
            class: model.className ?? null,
            what_to_do: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(model.whatToDo, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o),
            lines: model.lines.map((line) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(line, MAX_LINE_LENGTH)),
        })),
        accepted_models: (outcome.supplyChain?.acceptedModels ?? []).map(({ path, reason }) => ({
            file: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb),
            reason: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(reason, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o),
        })),
        not_attackable: (outcome.supplyChain?.unattackable ?? []).map(({ path, role }) => ({
            file: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb),
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
        const { inputs = '', fell = '', distances = '' } = outcomes ?? {};
        left -= inputs.length + fell.length + distances.length;
        return (0,_result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeResultObject */ .Ee)(result, left < 0 ? ['outcomes'] : []);
    });
}
/** How the run ended: without it, a run that failed early would look like one that found nothing. */
function runEnd(outcome) {
    const { status, failureReason, failed, headline, errorMessage, problems, supplyChain } = outcome;
    const first = problems[0] === undefined ? headline : `${headline} ${(0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)(problems[0])}`;
    return {
        status,
        verdict: (0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .decideVerdict */ .AU)(outcome),
        failure_reason: failureReason ?? null,
        message: failed ? (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(errorMessage ?? first, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o) : null,
        unattacked_models: supplyChain?.unattacked?.length ?? null,
        files_scanned: supplyChain?.scope === 'workspace' ? supplyChain.fileCount : null,
    };
}
function analysisFinding(result) {
    const { spec, score, threshold, policy } = result;
    const place = spec.place?.kind === 'file' ? spec.place : undefined;
    return {
        finding: spec.name,
        rule: (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fullRuleId */ .dV)(spec.attack),
        fingerprint: (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .analysisFingerprint */ .Hv)(spec),
        state: (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingState */ .n2)(result) ?? null,
        why: policy === undefined ? null : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(policy.why, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb),
        score: score ?? null,
        threshold: threshold ?? null,
        file: place?.file ?? null,
        line: place?.line ?? null,
    };
}
/** A finding in a file. Its name is that of a waiver: the rule and the path. */
function fileFinding(finding) {
    const { rule, severity, standing, path, members, subject, excerpt, offset, line, sha256 } = finding;
    const { allowedBecause } = finding;
    return {
        finding: `${rule}:${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb)}`,
        rule: (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fullRuleId */ .dV)(rule),
        fingerprint: (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fileFingerprint */ .hC)(finding),
        state: (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .fileFindingState */ .Nq)(finding) ?? null,
        why: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)((0,_file_finding_words_js__WEBPACK_IMPORTED_MODULE_7__/* .formatStanding */ .Oj)(finding), _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb),
        score: null,
        threshold: null,
        file: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PATH_LENGTH */ .Kb),
        line: line ?? null,
        severity,
        standing,
        members: members.map((member) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(member, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o)),
        subject: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(subject, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o),
        excerpt: excerpt === undefined ? null : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(excerpt, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o),
        offset: offset ?? null,
        sha256: sha256 ?? null,
        ...(allowedBecause === undefined ? {} : { allowed_because: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(allowedBecause, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o) }),
        ...(finding.others === undefined ? {} : { names: (0,_facts_finding_parts_js__WEBPACK_IMPORTED_MODULE_10__/* .partsOf */ .C)(finding).map(nameOfFinding) }),
    };
}
function nameOfFinding(part) {
    const { subject, members, excerpt, offset } = part;
    return {
        subject: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(subject, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o),
        members: members.map((member) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(member, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o)),
        excerpt: excerpt === undefined ? null : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(excerpt, _result_object_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_FIELD_LENGTH */ .$o),
        offset: offset ?? null,
        fingerprint: (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fileFingerprint */ .hC)(part),
    };
}
/** The flag of an earlier scan's record, if it decided the run. It names no model, score or file. */
function recordFindings({ status, lineage }) {
    if (status !== 'vulnerable' || lineage?.vulnerable !== true || !(0,_decide_lineage_js__WEBPACK_IMPORTED_MODULE_4__/* .recordCounts */ .uk)(lineage))
        return [];
    const unknown = { score: null, threshold: null, file: null, line: null };
    const rule = (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fullRuleId */ .dV)('supply-chain');
    const decided = { fingerprint: (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .createFingerprint */ .vU)([rule]), state: 'new', why: null };
    return [{ finding: _facts_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORD_FINDING */ .mR, rule, ...decided, ...unknown }];
}


/***/ })

};
