export const id = 4998;
export const ids = [4998];
export const modules = {

/***/ 4998:
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
        why: (0,sanitize/* plainLine */.h0)((0,file_finding_words/* formatStanding */.Oj)(finding), result_object/* MAX_PATH_LENGTH */.Kb),
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


/***/ })

};
