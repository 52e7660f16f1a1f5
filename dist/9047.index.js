export const id = 9047;
export const ids = [9047];
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

/***/ 9047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderResultsFile: () => (/* binding */ renderResultsFile)
/* harmony export */ });
/* harmony import */ var _facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4635);
/* harmony import */ var _facts_finding_parts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8169);
/* harmony import */ var _facts_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7415);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5834);
/* harmony import */ var _decide_lineage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7642);
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
/** A finding in a file. Its name is that of an entry of `accept`: the rule and the path. */
function fileFinding(finding) {
    const { rule, severity, standing, path, members, subject, excerpt, offset, line, sha256 } = finding;
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
