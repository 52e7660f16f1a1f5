export const id = 2998;
export const ids = [2998];
export const modules = {

/***/ 2998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2366);
/* harmony import */ var _decide_judged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3903);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(229);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9597);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9998);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9600);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5966);
/* harmony import */ var _document_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1178);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4286);









/**
 * Renders an outcome as a JUnit report, in the form that Jenkins' plugin publishes a schema of: one test case for each
 * analysis, one for each finding in a file that fails the check, or would if nothing accepted it, and one for each model
 * that nothing attacks.
 */
function renderJunit(outcome) {
    const suites = [
        { name: 'model analyses', cases: outcome.results.map(analysisCase) },
        { name: 'model files', cases: fileCases(outcome) },
        { name: 'models that nothing attacks', cases: unattackedCases(outcome) },
        { name: 'run', cases: runCases(outcome) },
    ].filter(({ cases }) => cases.length > 0);
    const all = suites.flatMap(({ cases }) => cases);
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="model security" ${counts(all)}>
${suites.map(renderSuite).join('\n')}
</testsuites>
`;
}
function analysisCase(result) {
    const { spec, dashboardUrl } = result;
    const isFixed = (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingState */ .n2)(result) === 'fixed';
    const output = [
        (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .explainedScore */ .fl)(result),
        (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .notTestedSentence */ .co)(result),
        isFixed ? `fixed: ${(0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDecision */ .WS)(result)}` : '',
        dashboardUrl ?? '',
    ];
    return {
        className: `model-security.${spec.model}`,
        name: spec.attack,
        end: analysisEnd(result),
        output: (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .joinTexts */ .B)(output, '\n'),
    };
}
function analysisEnd(result) {
    const { state, reason, message } = result;
    const words = (0,_document_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFound */ .Kq)(result);
    if ((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isAccepted */ .oB)(result))
        return { kind: 'skipped', type: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingState */ .n2)(result) ?? '', message: words };
    if (state === 'vulnerable')
        return { kind: 'failure', type: 'vulnerable', message: words };
    if ((0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecided */ .d$)(result))
        return undefined;
    return { kind: 'error', type: reason ?? state, message: message ?? `no verdict: it ended as ${state}` };
}
/** Files without a finding that fails the check share one test case, so that a clean scan is seen to have run. */
function fileCases({ supplyChain }) {
    if (supplyChain === undefined)
        return [];
    const { findings, fileCount } = supplyChain;
    const shown = findings.filter(({ standing, policy }) => standing !== 'listed' && policy?.isMinor !== true);
    const cases = shown.map(findingCase);
    if (cases.some(({ end }) => end?.kind !== 'skipped'))
        return cases;
    const output = `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(fileCount, 'file', 'files')} scanned`;
    const clean = { className: 'model-security.files', name: 'supply-chain scan', end: undefined, output };
    return [clean, ...cases];
}
const KINDS = {
    ...{ flagged: 'failure', undecided: 'error' },
    ...{ known: 'skipped', accepted: 'skipped', listed: 'skipped' },
};
function findingCase(finding) {
    const { rule, standing } = finding;
    const { title, actions } = _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_2__/* .RULES */ .y0[rule];
    const kind = KINDS[standing];
    const isAcceptedFinding = kind === 'skipped';
    const message = [
        `${title}: ${(0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSubject */ .QK)(finding)}`,
        (0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .formatStanding */ .Oj)(finding),
        isAcceptedFinding ? '' : (actions[0] ?? ''),
    ];
    return {
        className: `model-security.files.${rule}`,
        name: (0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPlace */ .dE)(finding),
        end: { kind, type: isAcceptedFinding ? standing : rule, message: message.join(' ').trim() },
        output: '',
    };
}
/** A model that nothing attacks is an error if the policy requires attacks. Otherwise it fails nothing, and is shown as skipped. */
function unattackedCases({ supplyChain }) {
    const { unattacked = [], acceptedModels = [], requiresAttacked } = supplyChain ?? {};
    const caseOf = (name, end, output = '') => ({
        className: 'model-security.unattacked-model',
        ...{ name, end, output },
    });
    const [kind, type] = requiresAttacked === true
        ? ['error', 'not-tested']
        : ['skipped', 'unattacked-model'];
    return [
        ...unattacked.map(({ path, whatToDo, lines }) => caseOf(path, { kind, type, message: `The model was not attacked. ${whatToDo}` }, lines.join('\n'))),
        ...acceptedModels.map(({ path, reason }) => caseOf(path, { kind: 'skipped', type: 'accepted', message: `Not attacked, accepted: ${reason}` })),
    ];
}
/** What failed the run beside its analyses and files. */
function runCases(outcome) {
    const { failed, status, results, supplyChain, errorMessage, headline } = outcome;
    const { findings = [], requiresAttacked, unattacked = [] } = supplyChain ?? {};
    const isReported = results.some((result) => (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsVulnerable */ .hG)(result) || !(0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecided */ .d$)(result)) ||
        findings.some(({ standing }) => standing === 'flagged' || standing === 'undecided') ||
        (requiresAttacked === true && unattacked.length > 0);
    if (!failed || (isReported && errorMessage === undefined))
        return [];
    const kind = status === 'vulnerable' ? 'failure' : 'error';
    const end = { kind, type: status, message: errorMessage ?? headline };
    return [{ className: 'model-security', name: 'verdict', end, output: '' }];
}
function renderSuite({ name, cases }) {
    const skipped = cases.filter(({ end }) => end?.kind === 'skipped').length;
    return `  <testsuite name="${xml(name)}" ${counts(cases)} skipped="${String(skipped)}">
${cases.map(renderCase).join('\n')}
  </testsuite>`;
}
function renderCase({ className, name, end, output }) {
    const failure = end === undefined
        ? ''
        : `<${end.kind} type="${xml(end.type)}" message="${xml(end.message)}">${xml(end.message)}</${end.kind}>`;
    const printed = output === '' ? '' : `<system-out>${output.split('\n').map(xml).join('\n')}</system-out>`;
    return `    <testcase classname="${xml(className)}" name="${xml(name)}">${failure}${printed}</testcase>`;
}
function counts(cases) {
    const of = (kind) => cases.filter(({ end }) => end?.kind === kind).length;
    return `tests="${String(cases.length)}" failures="${String(of('failure'))}" errors="${String(of('error'))}"`;
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/** Makes untrusted text one line that XML 1.0 allows. */
function xml(text) {
    return (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 2000)
        .toWellFormed()
        .replace(/[\ufffe\uffff]/gu, ' ')
        .replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}


/***/ })

};
