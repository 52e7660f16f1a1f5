export const id = 7170;
export const ids = [7170];
export const modules = {

/***/ 7170:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGitlabCodeQuality: () => (/* binding */ renderGitlabCodeQuality)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4635);
/* harmony import */ var _decide_judged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3903);
/* harmony import */ var _decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5834);
/* harmony import */ var _scanner_rules_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7060);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4212);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5966);
/* harmony import */ var _sarif_location_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7337);
/* harmony import */ var _file_finding_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(526);









const SEVERITIES = {
    critical: 'blocker',
    high: 'critical',
    review: 'minor',
    'not-scanned': 'major',
};
/**
 * Renders an outcome as a GitLab Code Quality report: its findings, analyses without a verdict, and models that nothing attacks. The format knows no
 * accepted findings, so they are `info`, with the reason. Their fingerprint stays the same: GitLab then sees an old problem.
 */
function renderGitlabCodeQuality(outcome) {
    const issues = [
        ...outcome.results
            .filter((result) => result.state === 'vulnerable' || !(0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecided */ .d$)(result))
            .map(analysisIssue),
        ...(outcome.supplyChain?.findings ?? []).filter(({ standing }) => standing !== 'allowed').map(fileIssue),
        ...unattackedIssues(outcome.supplyChain),
    ];
    const known = new Map(issues.map((issue) => [issue.fingerprint, issue]));
    return `${JSON.stringify([...known.values()], undefined, 2)}\n`;
}
function analysisIssue(result) {
    const { spec, state } = result;
    const isVulnerable = state === 'vulnerable';
    const place = spec.place?.kind === 'file' ? spec.place : undefined;
    return issue({ description: formatAnalysis(result), severity: analysisSeverity(result) }, `model-security/${spec.attack}`, [spec.name, isVulnerable], { path: place?.file ?? _sarif_location_js__WEBPACK_IMPORTED_MODULE_8__/* .FALLBACK_FILE */ .S7, line: place?.line ?? 1 });
}
function analysisSeverity(result) {
    if ((0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(result))
        return 'info';
    return result.state === 'vulnerable' ? 'critical' : 'major';
}
function formatAnalysis(result) {
    const { spec, state, message = '' } = result;
    if (state === 'not-tested')
        return `${spec.name} could not be tested. ${message}`;
    if (state !== 'vulnerable')
        return `${spec.name} reached no verdict. ${message}`;
    const numbers = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_6__/* .explainedScore */ .fl)(result);
    const words = `${spec.name} is vulnerable${numbers === '' ? '' : ` (${numbers})`}`;
    const why = [(0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_6__/* .notTestedSentence */ .co)(result), (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDecision */ .WS)(result)].filter((part) => part !== '').join(' ');
    return marked(words, (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingState */ .n2)(result), why);
}
function fileIssue(finding) {
    const { rule, severity, path, members, line, subject, others } = finding;
    const shown = (0,_file_finding_words_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSubject */ .QK)(finding);
    const state = (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .fileFindingState */ .Nq)(finding);
    const isOpen = state !== 'known' && state !== 'waived';
    const why = isOpen ? (0,_decide_judge_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDecision */ .WS)(finding) : (0,_file_finding_words_js__WEBPACK_IMPORTED_MODULE_7__/* .formatStanding */ .Oj)(finding);
    const description = marked(`${_scanner_rules_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES */ .y[rule].title}${shown === '' ? '' : `: ${shown}`}`, state, why);
    return issue({ description, severity: isOpen ? SEVERITIES[severity] : 'info' }, `model-security/${rule}`, others === undefined ? [path, members, subject] : [path, ...(0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFingerprints */ .tx)(finding).toSorted()], { path, line: line ?? 1 });
}
/** Models that nothing attacks; a model that the config file accepts is no problem. */
function unattackedIssues({ unattacked = [], requiresAttacked, } = {}) {
    const severity = requiresAttacked === true ? 'major' : 'minor';
    return unattacked.map(({ path, whatToDo }) => issue({ description: `The model was not attacked. ${whatToDo}`, severity }, (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .fullRuleId */ .dV)('unattacked-model'), [path], { path, line: 1 }));
}
/** Puts the state of an accepted finding before its description, and the reason of a decision behind it. */
function marked(words, state, why) {
    const mark = state === 'known' || state === 'waived' ? `${state}: ` : '';
    return `${mark}${words}${why === '' ? '' : `. ${why}`}`;
}
function issue({ description, severity }, check, identity, { path, line }) {
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(path, 4096).replace(/^(?:\.\/)+/u, '');
    return {
        description: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(description, 1000),
        check_name: check,
        fingerprint: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(JSON.stringify([check, identity]))
            .digest('hex'),
        severity,
        location: { path: shown === '' ? _sarif_location_js__WEBPACK_IMPORTED_MODULE_8__/* .FALLBACK_FILE */ .S7 : shown, lines: { begin: Math.max(1, Math.floor(line)) } },
    };
}


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S7: () => (/* binding */ FALLBACK_FILE),
/* harmony export */   _s: () => (/* binding */ lineLocation),
/* harmony export */   hD: () => (/* binding */ locationOf)
/* harmony export */ });
/** The file for results that have no place in a file. */
const FALLBACK_FILE = '.github/model-security.yml';
/**
 * Returns the one location that code scanning requires for each result.
 * @param fallbackFile the file for results without a place in a file; relative to the workspace
 */
function locationOf(place, fallbackFile) {
    if (place?.kind !== 'file')
        return lineLocation(fallbackFile, fallbackFile);
    const { file, line, column, endColumn } = place;
    return lineLocation(file, fallbackFile, line, column, endColumn);
}
/**
 * Returns a location on one line.
 * @param line counted from 1, as are columns; `endColumn` is exclusive
 */
function lineLocation(file, fallbackFile, line = 1, column = 1, endColumn = column + 1) {
    const startLine = Math.max(line, 1);
    const startColumn = Math.max(column, 1);
    return {
        physicalLocation: {
            artifactLocation: { uri: relativeUri(file) ?? relativeUri(fallbackFile) ?? FALLBACK_FILE },
            region: { startLine, startColumn, endLine: startLine, endColumn: Math.max(endColumn, startColumn + 1) },
        },
    };
}
/** Percent-encodes a path and removes parts that lead out of the repository; undefined if nothing is left. */
function relativeUri(file) {
    const uri = file
        .toWellFormed()
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
    return uri === '' ? undefined : uri;
}


/***/ })

};
