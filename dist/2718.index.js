export const id = 2718;
export const ids = [2718];
export const modules = {

/***/ 2718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderVerdictFile: () => (/* binding */ renderVerdictFile)
/* harmony export */ });
/* unused harmony export VERDICT_TYPE */
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(229);
/* harmony import */ var _decide_verdict_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1024);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9600);
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4225);





/** The type of the predicate, with the version of its form. `schema/verdict.schema.json` describes it. */
const VERDICT_TYPE = 'urn:model-security-scan:verdict:v1';
/**
 * Renders the verdict as an in-toto statement (https://in-toto.io/Statement/v1), in canonical form: one line of JSON with
 * sorted keys. The same verdict and the same facts give the same bytes. Nothing in it is signed yet.
 */
function renderVerdictFile(statement, outcome, facts) {
    const { verdict, files, analyses, undecided } = statement;
    const { status, target, supplyChain, policy } = outcome;
    const predicate = {
        verdict,
        status,
        engine: {
            name: 'model-security-scan',
            version: facts.actionRef === '' ? null : (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(facts.actionRef, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
        },
        repository: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(target?.repoUrl, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
        commit: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(target?.commit, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
        run: facts.runUrl === undefined
            ? null
            : {
                url: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(facts.runUrl, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
                attempt: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(facts.attempt, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
            },
        analyses: analyses.map(analysisPart),
        undecided: undecided.map((name) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(name, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o)),
        supply_chain: supplyChain?.scope === 'workspace' ? supplyChainPart(supplyChain) : null,
        findings: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(outcome),
        baseline: policy?.hasBaseline === true,
    };
    const subject = files.map(({ path, sha256 }) => ({
        name: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(path, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PATH_LENGTH */ .Kb),
        digest: { sha256 },
    }));
    return `${(0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({
        _type: 'https://in-toto.io/Statement/v1',
        subject,
        predicateType: VERDICT_TYPE,
        predicate,
    })}\n`;
}
function analysisPart(result) {
    const { spec, state, score, threshold, interval, methodVersion, policy, keptSince } = result;
    const { bound = null, access = null, notTested = [] } = result;
    return {
        name: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(spec.name, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
        task: spec.task,
        attack: spec.attack,
        state,
        score: score ?? null,
        threshold,
        interval: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .intervalObject */ .XA)(interval),
        method_version: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(methodVersion, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
        bound,
        access,
        not_tested: notTested.map((part) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(part, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o)),
        kept_since: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(keptSince, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FIELD_LENGTH */ .$o),
        finding: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingState */ .n2)(result) ?? null,
        why: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOrNull */ .RR)(policy?.why),
        artifacts: artifactParts(result),
    };
}
/** What was analysed. The digest of a folder is that of its names and the digests of its files. */
function artifactParts(result) {
    const { spec, digests = {}, folders = [] } = result;
    const judged = (0,_decide_verdict_statement_js__WEBPACK_IMPORTED_MODULE_1__/* .sentSlots */ .A)(result);
    return spec.artifacts.flatMap(({ slot, path }) => {
        const digest = digests[slot];
        if (digest === undefined || !judged.includes(slot))
            return [];
        const form = folders.includes(slot) ? 'folder' : 'file';
        return [{ slot, path: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(path, _result_object_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PATH_LENGTH */ .Kb), form, digest }];
    });
}
const STANDINGS = ['flagged', 'undecided', 'known', 'accepted', 'listed'];
function supplyChainPart({ findings, fileCount, ignoredCount, }) {
    const count = (standing) => findings.filter((one) => one.standing === standing).length;
    return {
        files_scanned: fileCount,
        files_ignored: ignoredCount,
        findings: Object.fromEntries(STANDINGS.map((standing) => [standing, count(standing)])),
    };
}


/***/ }),

/***/ 1024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Data that are nested deeper are refused: no record needs it. */
const MAX_DEPTH = 32;
/**
 * Renders plain data as JSON in one line, with sorted keys: the same data always give the same text.
 * @throws RangeError if the data are nested too deeply
 */
function canonicalJson(value, depth = 0) {
    if (depth > MAX_DEPTH)
        throw new RangeError('The data are nested too deeply.');
    if (Array.isArray(value)) {
        return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
    }
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value);
    const members = entries
        .filter(([, member]) => member !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
    return `{${members.join(',')}}`;
}


/***/ })

};
