export const id = 2718;
export const ids = [2718];
export const modules = {

/***/ 1638:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* reexport safe */ _catalog_robustness_result_js__WEBPACK_IMPORTED_MODULE_3__.P),
/* harmony export */   Vt: () => (/* reexport safe */ _catalog_model_change_js__WEBPACK_IMPORTED_MODULE_1__.V),
/* harmony export */   ab: () => (/* reexport safe */ _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__.ab),
/* harmony export */   im: () => (/* reexport safe */ _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__.im),
/* harmony export */   oM: () => (/* reexport safe */ _catalog_skill_js__WEBPACK_IMPORTED_MODULE_4__.o),
/* harmony export */   p9: () => (/* reexport safe */ _catalog_attack_result_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* harmony import */ var _catalog_attack_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9702);
/* harmony import */ var _catalog_model_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4214);
/* harmony import */ var _catalog_row_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4271);
/* harmony import */ var _catalog_robustness_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9080);
/* harmony import */ var _catalog_skill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/** The forms of what an analysis finds: each declared once, for messages of processes, kept results and results files. */







/***/ }),

/***/ 7350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   a2: () => (/* binding */ NULLABLE),
/* harmony export */   dY: () => (/* binding */ constant),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   uk: () => (/* binding */ NUMBER)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);



/** How files of this program have their keys. */
/** Null in a file if there is no value; then it is read as absent. */
function orAbsent(schema) {
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .orNull */ .Xd)(schema), (value) => value ?? undefined);
}
/** A key that a file must have, and that a value may lack. */
const NULLABLE = { isOptional: true, isNeeded: true };
/** A key that must be there, with null if there is no value. */
function nullable(schema) {
    return { ...orAbsent(schema), ...NULLABLE };
}
/** A text of others for people: one line of at most so many UTF-16 units. */
function shownText(most, description) {
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .then */ .k8)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(description), (value) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(value, most));
}
/** The one text that a key may have. */
function constant(word, description) {
    const words = description === undefined ? {} : { description };
    return { ...(0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)([word]), json: { ...words, const: word } };
}
/** A number that may be infinite or NaN. */
const NUMBER = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)('number', {
    ..._model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .ANY_NUMBER */ .dP,
    json: { description: 'Null means infinity or NaN.', type: ['number', 'null'] },
});


/***/ }),

/***/ 9083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ EVIDENCE),
/* harmony export */   T: () => (/* binding */ ENGINE)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9089);

const BUNDLE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('a bundle', {
    sha256: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The SHA-256 of dist/index.js, which ran.'),
    folder_sha256: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The SHA-256 of the lines `<sha256>  <path in dist/>` of all files of dist/, sorted by path.'),
}, 'What ran. Null if the program was not run from a bundle.');
/** The program that wrote a results file. */
const ENGINE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('"engine"', {
    name: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    version: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The version of the package; in older files that of `action_ref`, or null.')),
    bundle: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .older */ .$L)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(BUNDLE)),
    action_ref: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .older */ .$L)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The version of the action, as the workflow names it: a tag, a branch or a commit. Tags move. Null if it is not known.'))),
}, 'The program that wrote the file.');
/** What a run is evidence of. */
const EVIDENCE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('an entry of "evidence"', {
    subject: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('An attack, or files, unattacked-models, supply-chain (the record of a service), bill-of-materials, digests.'),
    result: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['found', 'passed', 'not-tested', 'recorded']),
    names: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), 'The analyses, findings or files that the entry is about.'),
    standards: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('an entry of "standards"', {
        list: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('A public list of requirements, tests or techniques.'),
        id: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        nearest: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .IF_TRUE */ .fi, 'Set if no entry fits exactly.'),
    }), 'The closest first.'),
    shows: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What the results show.'),
    does_not_show: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What they do not show.'),
}), 'What the run is evidence of, by entries of public lists.');


/***/ }),

/***/ 2522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ FINDING_STATES)
/* harmony export */ });
/** The words for findings in outputs and results. Only a new finding fails the check. */
const FINDING_STATES = ['new', 'known', 'accepted', 'fixed'];


/***/ }),

/***/ 2447:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ classesInFile),
/* harmony export */   Nv: () => (/* binding */ CLASSES),
/* harmony export */   Pe: () => (/* binding */ ACCESS),
/* harmony export */   SQ: () => (/* binding */ JUDGEMENT),
/* harmony export */   d9: () => (/* binding */ BOUND),
/* harmony export */   s0: () => (/* binding */ CLASSES_IN_FILE),
/* harmony export */   sc: () => (/* binding */ NOT_TESTED)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1638);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9089);
/* harmony import */ var _core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7350);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2522);






/** What the files of a run say of a result, each in the same words. */
const BOUND = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .QT, 'How the score relates to the true value: lower, a search found at least so much; exact, no search could find more; ' +
    'estimate, the true value may lie on either side. Null if it is not known.');
const ACCESS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ACCESSES */ .z0, 'How the attack saw the model: with its gradients, only by its answers, or with all of its structure. Null if no model ' +
    'was attacked, or it is not known.');
const NOT_TESTED = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(100), 'The parts of the analysis that could not be tested: the score judges the rest.');
const INTERVAL = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .KD)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('"interval"', { low: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)(), high: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)() }, 'The 95 % interval of the score. Null if it is not known.'), ({ low, high }) => (low > high ? '"interval": low is above high' : undefined));
/** The score of an analysis, what it says, and what the policy decided about it. */
const JUDGEMENT = {
    score: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .numeral */ .Dx)()),
    interval: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)(INTERVAL),
    method_version: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('The version of the method that found the score. Scores of other versions are not comparable. Null if it is not known.')),
    bound: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)(BOUND)),
    access: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)(ACCESS)),
    not_tested: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .older */ .$L)(NOT_TESTED),
    finding: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_policy_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .FINDING_STATES */ .b, 'What the policy decided: only a new finding fails the check. Null if there is no finding.')),
    why: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)((0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(4096, 'Why the finding fails the check, or why not. Without a verdict, the cause.')),
};
/** How often an attack succeeded in each class, as files have it. */
const CLASSES_IN_FILE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)('"classes"', {
    score: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['mean', 'share'], 'mean: the score is the mean of the rates; share: it is the share of all inputs.'),
    classes: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)('The classes that there are.'),
    rates: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(_model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__/* .CLASS_RATE */ .ab),
}, 'How often the attack succeeded in each class. Null if what was attacked has no classes, or it is not known.');
/** The same, as it is read from files. */
const CLASSES = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)(CLASSES_IN_FILE, ({ score, ...rest }) => ({
    ...rest,
    isMean: score === 'mean',
}));
/** The form of the rates in files. */
function classesInFile({ isMean, ...rest }) {
    return { ...rest, score: isMean ? 'mean' : 'share' };
}


/***/ }),

/***/ 4767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ evidenceFacts),
/* harmony export */   dK: () => (/* binding */ evidenceRows)
/* harmony export */ });
/* unused harmony exports standardsOf, RECORDED, FLAG */
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9597);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9600);
/* harmony import */ var _facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7327);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(112);
/* harmony import */ var _decide_lineage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8857);
/* harmony import */ var _decide_judged_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3903);
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4225);
/* harmony import */ var _standards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6712);
/* harmony import */ var _taxonomy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2863);










const NOTHING = 'Nothing: there is no verdict.';
const ON_PURPOSE = 'Whether somebody did it on purpose.';
const IN_USE = 'Whether somebody does it to the system in use, and what follows there.';
const BY_SERVICE = 'the score of a service, whose method is not known here';
/** What the run is evidence of, in a fixed order: one row for all analyses or findings that are evidence of the same. */
function evidenceRows(outcome) {
    const { results, supplyChain } = outcome;
    return [
        ..._model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECKS */ .ui.flatMap((attack) => {
            const own = results.filter(({ spec }) => spec.attack === attack);
            return analysisRows(attack, own, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_4__/* .venueOf */ .p8)(outcome).hasJobs);
        }),
        ...(supplyChain === undefined ? [] : [...fileRows(supplyChain), ...unattackedRows(supplyChain)]),
        ...((0,_decide_lineage_js__WEBPACK_IMPORTED_MODULE_5__/* .isFoundByRecord */ .HQ)(outcome) ? [FLAG_ROW] : []),
        ...recordedRows(outcome),
    ];
}
/** The entries of public lists that results of an attack bear on: those of the lists for auditors, then its technique. */
function standardsOf(attack) {
    const { atlas } = (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .classificationOf */ .AZ)(attack);
    const own = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].assurance.standards.map(_standards_js__WEBPACK_IMPORTED_MODULE_8__/* .standardOf */ .D);
    return atlas === undefined ? own : [...own, listed(atlas)];
}
/** The rows for other programs. */
function evidenceFacts(outcome) {
    return evidenceRows(outcome).map(({ subject, result, names, standards, shows, open }) => ({
        ...{ subject, result, shows, doesNotShow: open },
        names: names.map((name) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(name, _result_object_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PATH_LENGTH */ .Kb)),
        standards: standards.map(({ list, id, nearest }) => ({ list, id, ...(nearest && { nearest }) })),
    }));
}
function analysisRows(attack, results, isByService) {
    const { assurance, judges, tasks } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack];
    const isAttack = tasks.length > 0;
    const shows = isByService ? BY_SERVICE : assurance.shows;
    const row = (result, names, words) => rowOf(attack, result, names, standardsOf(attack), words);
    const decided = results.filter(_decide_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecided */ .d$);
    // Those that lack the same parts are evidence of the same.
    const judged = (result, state, words) => [
        ...Map.groupBy(decided.filter((one) => one.state === state), (one) => untestedParts(one).join(', ')),
    ].flatMap(([parts, some]) => {
        const open = parts === '' ? words.open : `Not tested: ${parts}. ${words.open}`;
        return row(result, some.map(({ spec }) => spec.name), { ...words, open });
    });
    const without = results.filter((result) => !(0,_decide_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecided */ .d$)(result)).map(({ spec }) => spec.name);
    const parts = decided.flatMap((one) => untestedParts(one).map((part) => `${one.spec.name} (${part})`));
    return [
        ...judged('found', 'vulnerable', {
            shows: sentence(`above the threshold: ${shows}`),
            open: judges === 'data' ? ON_PURPOSE : isAttack ? IN_USE : sentence(assurance.open),
        }),
        ...judged('passed', 'passed', {
            shows: sentence(`at or below the threshold: ${shows}`),
            open: sentence(isByService ? 'what the service tested' : assurance.open),
        }),
        ...row('not-tested', [...without, ...parts], untested(assurance)),
    ];
}
function untestedParts(result) {
    const { notTested = [] } = 'notTested' in result ? result : {};
    return notTested.map((part) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(part, _result_object_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FIELD_LENGTH */ .$o));
}
function untested({ shows, open }) {
    return { shows: NOTHING, open: sentence(`${shows}; ${open}`) };
}
/** The scan of files: what was found, what could not be scanned, or that nothing was found. */
function fileRows({ findings, fileCount }) {
    const { shows, open } = _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_ASSURANCE */ .Gt;
    const standards = _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_ASSURANCE */ .Gt.standards.map(_standards_js__WEBPACK_IMPORTED_MODULE_8__/* .standardOf */ .D);
    const unscanned = findings.filter(({ severity }) => severity === 'not-scanned');
    const found = findings.filter(({ severity }) => severity !== 'not-scanned');
    const techniques = new Set(found.flatMap(({ rule }) => (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .techniquesOf */ .r6)(rule)));
    const clean = { shows: sentence(`nothing found in what was scanned: ${shows}`), open: sentence(open) };
    return [
        ...rowOf('files', 'found', namesOf(found), [...standards, ...[...techniques].map(listed)], {
            shows: sentence(`found: ${shows}`),
            open: ON_PURPOSE,
        }),
        ...(found.length > 0 || fileCount === 0
            ? []
            : [{ subject: 'files', result: 'passed', names: [], standards, ...clean }]),
        ...rowOf('files', 'not-tested', namesOf(unscanned), standards, untested(_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_ASSURANCE */ .Gt)),
    ];
}
/** The names that entries of `accept` have. */
function namesOf(findings) {
    return [...new Set(findings.map(({ rule, path }) => `${rule}:${path}`))];
}
function unattackedRows({ unattacked = [], acceptedModels = [], }) {
    const names = [...unattacked, ...acceptedModels].map(({ path }) => path);
    const open = 'How these models withstand attacks: no analysis takes them.';
    return rowOf('unattacked-models', 'not-tested', names, standardsOf('evasion'), { shows: NOTHING, open });
}
/** A row; none without names. */
function rowOf(subject, result, names, standards, words) {
    return names.length === 0 ? [] : [{ subject, result, names, standards, ...words }];
}
/** What a run records beside its verdicts. */
const RECORDED = {
    'bill-of-materials': {
        standards: ['v1.0-C6.2.1', 'AML.M0023'],
        shows: 'which models and data the repository holds, their licences, and what was measured, as CycloneDX',
        open: 'who made it: it is not signed (AISVS 6.2.2); no missing field fails the check (AISVS 6.2.3)',
    },
    digests: {
        standards: ['v1.0-C6.1.3', 'AML.M0014'],
        shows: 'which bytes were judged, by the SHA-256 of each file, and which program judged them',
        open: 'who made the files, and whether the same ones are in use: sign the statement, and verify it there',
    },
};
/** What the flag in the record of a service is evidence of. */
const FLAG = {
    shows: 'that a service flagged the repository',
    open: 'what it found, and in which file',
};
const FLAG_ROW = {
    ...{ subject: 'supply-chain', result: 'found', names: [_facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORD_FINDING */ .mR] },
    standards: (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .entriesOf */ .Mc)('supply-chain').map(listed),
    ...{ shows: sentence(FLAG.shows), open: sentence(FLAG.open) },
};
function recordedRows({ bomFile, results, supplyChain }) {
    const hasDigests = results.some(({ digests = {} }) => Object.keys(digests).length > 0) ||
        supplyChain?.files.some(({ sha256 }) => sha256 !== undefined) === true;
    const row = (subject, names) => {
        const { standards, shows, open } = RECORDED[subject];
        return {
            ...{ subject, result: 'recorded', names, standards: standards.map(_standards_js__WEBPACK_IMPORTED_MODULE_8__/* .standardOf */ .D) },
            ...{ shows: sentence(shows), open: sentence(open) },
        };
    };
    return [
        ...(bomFile === undefined ? [] : [row('bill-of-materials', [bomFile])]),
        ...(hasDigests ? [row('digests', [])] : []),
    ];
}
function listed(entry) {
    return { ...entry, list: (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_9__/* .sourceOf */ .vz)(entry).name };
}
function sentence(clause) {
    return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ twoDigits),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   Vz: () => (/* binding */ roundedNumber),
/* harmony export */   b8: () => (/* binding */ shownNumber),
/* harmony export */   rf: () => (/* binding */ exactNumber)
/* harmony export */ });
/** A number for people: four significant digits, large whole numbers whole. */
function shownNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
}
/** The fewest digits that are the same number in 32 bits, so that who types them gets the same answer of the model. */
function exactNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    const digits = [4, 5, 6, 7, 8].find((count) => Math.fround(Number(value.toPrecision(count))) === value);
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(digits ?? 9)));
}
/** A number that was found by a search: two significant digits. */
function twoDigits(value) {
    return shownNumber(Number(value.toPrecision(2)));
}
function shownValue(value) {
    return typeof value === 'number' ? shownNumber(value) : value;
}
/** Six significant digits, which is what float32 holds; `null` for what JSON has no number for. */
function roundedNumber(value) {
    return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
}
/** The smallest and the greatest of the finite numbers; 0 and 0 if there are none. */
function extentOf(values) {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
        if (!Number.isFinite(value))
            continue;
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return low <= high ? [low, high] : [0, 0];
}


/***/ }),

/***/ 6712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ standardOf)
/* harmony export */ });
/** The lists that auditors ask about. The names are the lists' own; those of AISVS and of the AI Act are shortened here. */
const LISTS = [
    {
        list: 'OWASP AISVS 1.0',
        url: 'https://github.com/OWASP/AISVS/tree/main/1.0/en',
        entries: {
            'v1.0-C1.3.1': 'Poisoning detection in training data',
            'v1.0-C3.2.2': 'Quantized models are evaluated again',
            'v1.0-C6.1.1': 'Models are scanned for malicious code',
            'v1.0-C6.1.3': 'Third-party models can be integrity-verified',
            'v1.0-C6.1.4': 'Behavioral acceptance tests before promotion',
            'v1.0-C6.2.1': 'A machine-readable AI BOM of each model',
            'v1.0-C11.1.3': 'Evaluation against known adversarial attacks',
            'v1.0-C11.2.5': 'Membership-inference attack simulations',
            'v1.0-C11.3.2': 'Responses are calibrated to the extraction risk',
            'v1.0-C12.3.1': 'Data drift detection',
        },
    },
    {
        list: 'OWASP AI Testing Guide',
        url: 'https://owasp.org/www-project-ai-testing-guide/',
        entries: {
            'AITG-APP-09': 'Testing for Model Extraction',
            'AITG-INF-01': 'Testing for Supply Chain Tampering',
            'AITG-MOD-01': 'Testing for Evasion Attacks',
            'AITG-MOD-03': 'Testing for Poisoned Training Sets',
            'AITG-MOD-04': 'Testing for Membership Inference',
            'AITG-MOD-06': 'Testing for Robustness to New Data',
        },
    },
    {
        list: 'MITRE ATLAS',
        url: 'https://atlas.mitre.org/',
        entries: {
            'AML.M0008': 'Validate AI Model',
            'AML.M0014': 'Verify AI Artifacts',
            'AML.M0016': 'Vulnerability Scanning',
            'AML.M0023': 'AI Bill of Materials',
            'AML.T0018.000': 'Manipulate AI Model: Poison AI Model',
        },
    },
    {
        list: 'NIST AI 100-2',
        url: 'https://csrc.nist.gov/pubs/ai/100/2/e2025/final',
        entries: {
            'NISTAML.013': 'Data Poisoning',
            'NISTAML.022': 'Evasion',
            'NISTAML.023': 'Backdoor Poisoning',
            'NISTAML.025': 'Black-box Evasion',
            'NISTAML.031': 'Model Extraction',
            'NISTAML.033': 'Membership Inference',
        },
    },
    {
        list: 'EU AI Act',
        url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
        entries: {
            'Article 15(1)': 'Consistent accuracy, robustness and cybersecurity',
            'Article 15(5)': 'Resilience against attacks',
        },
    },
];
const STANDARDS = new Map(LISTS.flatMap(({ list, url, entries }) => Object.entries(entries).map(([id, name]) => [id, { list, id, name, url }])));
/**
 * Finds an entry by its id.
 * @throws Error if no list has it
 */
function standardOf(id) {
    const found = STANDARDS.get(id);
    if (found === undefined)
        throw new Error(`No list has ${id}.`);
    return found;
}


/***/ }),

/***/ 2718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderVerdictFile: () => (/* binding */ renderVerdictFile)
/* harmony export */ });
/* unused harmony exports VERDICT_TYPE, STATEMENT */
/* harmony import */ var _facts_job_evidence_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9083);
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4225);
/* harmony import */ var _facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7327);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(229);
/* harmony import */ var _decide_verdict_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(369);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1024);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9600);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(528);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2844);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9089);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4849);
/* harmony import */ var _facts_results_result_forms_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2447);
/* harmony import */ var _write_declared_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1360);
/* harmony import */ var _core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7350);
/* harmony import */ var _assurance_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4767);
















/** The type of the predicate, with the version of its form. */
const VERDICT_TYPE = 'urn:model-security-scan:verdict:v1';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const DIGEST = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_7__/* .named */ .KT)('sha256', (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(undefined, _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .SHA256 */ .aD));
const COUNT = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_7__/* .named */ .KT)('count', (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)());
const ANALYSIS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('an analysis', {
    name: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(),
    task: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_5__/* .TASKS */ .n3),
    attack: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_5__/* .CHECKS */ .ui),
    state: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .yL)(['passed', 'vulnerable']),
    threshold: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .numeral */ .Dx)('A score above it is vulnerable.'),
    ..._facts_results_result_forms_js__WEBPACK_IMPORTED_MODULE_10__/* .JUDGEMENT */ .SQ,
    kept_since: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)('When the same content was analysed, if its score was kept. Otherwise null.')),
    artifacts: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('an artifact', {
        slot: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(),
        path: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(),
        form: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .yL)(['file', 'folder']),
        digest: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .described */ .WY)(DIGEST, 'The SHA-256 of the file; for a folder, that of the names and SHA-256 of its files.'),
    }), 'What was analysed. Empty if the content is not known, as for a model behind an endpoint.'),
});
const STATUS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .yL)(_facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .STATUSES */ .f);
const PREDICATE = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('a verdict', {
    verdict: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .yL)(['passed', 'vulnerable'], 'passed if nothing fails the check and every analysis has a verdict.'),
    status: {
        ...STATUS,
        json: {
            description: 'The output status. already-scanned: the same content was analysed before, and its scores were judged again.',
            enum: ['passed', 'vulnerable', 'already-scanned'],
        },
    },
    engine: _facts_job_evidence_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T,
    repository: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)('The address of the repository.')),
    commit: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)('The commit that was checked out. Null if it is not known.')),
    run: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('a run', { url: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(), attempt: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)() }, 'The run that decided. Null outside of GitHub.')),
    analyses: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)((0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_7__/* .named */ .KT)('analysis', ANALYSIS), 'The analyses that have a verdict, in the order of the plan.'),
    undecided: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(), 'The names of the analyses without a verdict. Empty if the verdict is passed.'),
    supply_chain: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .nullable */ .me)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('a scan', {
        files_scanned: COUNT,
        files_ignored: COUNT,
        findings: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('findings', { flagged: COUNT, undecided: COUNT, known: COUNT, accepted: COUNT, listed: COUNT }, 'Findings by what they do: flagged fails the check, undecided is a model file that was not scanned, and the others ' +
            'are accepted or to be looked at.'),
    }, "What the scan of the repository's files found. Null if it did not run.")),
    findings: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('findings', { new: COUNT, known: COUNT, accepted: COUNT, fixed: COUNT }, 'The outputs new-findings, known-findings, accepted-findings and fixed-findings.'),
    baseline: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .described */ .WY)(_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .FLAG */ .lx, 'True if the run compared with a baseline.'),
    evidence: _facts_job_evidence_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .EVIDENCE */ .S,
});
const SUBJECTS = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('a file', {
    name: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)('The path in the repository.'),
    digest: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('a digest', { sha256: DIGEST }),
}), 'The files that the verdict covers: the models and data that were analysed, and the model files of the repository that were ' +
    'scanned; of a run that passed, without models that nothing attacks. Sorted by name.', { least: 1 });
/** The statement of a verdict. */
const STATEMENT = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)('a statement', {
    _type: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .constant */ .dY)(STATEMENT_TYPE),
    subject: SUBJECTS,
    predicateType: (0,_core_file_keys_js__WEBPACK_IMPORTED_MODULE_11__/* .constant */ .dY)(VERDICT_TYPE, 'The type of the predicate; it ends in the version of its form.'),
    predicate: (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_7__/* .named */ .KT)('predicate', PREDICATE),
}, 'What a run decided about files, as an in-toto statement: the file that the input verdict-file names. Nothing in it is ' +
    'signed: actions/attest signs its predicate and its subjects.');
/**
 * Renders the verdict as an in-toto statement (https://in-toto.io/Statement/v1), in canonical form: one line of JSON with
 * sorted keys. The same verdict and the same facts give the same bytes. Nothing in it is signed yet.
 */
function renderVerdictFile(statement, outcome, facts) {
    const { verdict, files, analyses, undecided } = statement;
    const { status, target, supplyChain, policy } = outcome;
    const { program, runUrl, attempt } = facts;
    const predicate = {
        ...{ verdict, status, undecided },
        engine: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_1__/* .programFacts */ .el)(program),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_13__/* .present */ .E)({ repository: target?.repoUrl, commit: target?.commit }),
        ...(runUrl === undefined ? {} : { run: { url: runUrl, attempt } }),
        analyses: analyses.map(analysisPart),
        ...(supplyChain?.scope === 'workspace' && { supplyChain: supplyChainPart(supplyChain) }),
        findings: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(outcome),
        baseline: policy?.hasBaseline === true,
        evidence: (0,_assurance_js__WEBPACK_IMPORTED_MODULE_12__/* .evidenceFacts */ .BT)(outcome),
    };
    const lineOf = (one) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(one, _result_object_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_LENGTH */ .Kb);
    return `${(0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .d)({
        _type: STATEMENT_TYPE,
        predicateType: VERDICT_TYPE,
        subject: files.map(({ path, sha256 }) => ({ name: lineOf(path), digest: { sha256 } })),
        predicate: (0,_write_declared_js__WEBPACK_IMPORTED_MODULE_15__/* .writeDeclared */ .A)(PREDICATE, predicate, lineOf),
    })}\n`;
}
function analysisPart(result) {
    const { name, task, attack } = result.spec;
    return {
        ...result,
        ...{ name, task, attack, artifacts: artifactParts(result), notTested: result.notTested ?? [] },
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_13__/* .present */ .E)({ finding: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingState */ .n2)(result), why: result.policy?.why }),
    };
}
/** What was analysed. The digest of a folder is that of its names and the digests of its files. */
function artifactParts(result) {
    const { spec, digests = {}, folders = [] } = result;
    const judged = (0,_decide_verdict_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .sentSlots */ .A)(result);
    return spec.artifacts.flatMap(({ slot, path }) => {
        const digest = digests[slot];
        if (digest === undefined || !judged.includes(slot))
            return [];
        return [{ slot, path, form: folders.includes(slot) ? 'folder' : 'file', digest }];
    });
}
function supplyChainPart(scan) {
    const countOf = (standing) => (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .withStanding */ .N6)(scan, standing).length;
    return {
        filesScanned: scan.fileCount,
        filesIgnored: scan.ignoredCount,
        findings: {
            ...{ flagged: countOf('flagged'), undecided: countOf('undecided') },
            ...{ known: countOf('known'), accepted: countOf('accepted'), listed: countOf('listed') },
        },
    };
}


/***/ }),

/***/ 1360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ writeDeclared)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9313);
/* harmony import */ var _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9604);


/**
 * Writes a value as its declaration has it: of objects only the keys that it lists, in snake_case and in its order; null for
 * what is infinite or NaN, and for what is missing if null may stand there; float32 with six digits.
 * @param ofText writes a text; default: whole, and unchanged
 */
function writeDeclared({ json, definitions = {} }, value, ofText = (text) => text) {
    const resolve = (form) => {
        const ref = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(form, '$ref');
        return ref === undefined ? form : definitions[ref.replace(/^.*\//u, '')];
    };
    const takesNull = (form) => {
        const [types, words] = [(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(resolve(form), 'type'), (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(resolve(form), 'enum')];
        return (Array.isArray(types) && types.includes('null')) || (Array.isArray(words) && words.includes(null));
    };
    const write = (form, part) => {
        if (typeof part === 'string')
            return ofText(part);
        if (typeof part === 'number')
            return Number.isFinite(part) ? part : null;
        if (typeof part === 'boolean')
            return part;
        if (isFloats(part))
            return Array.from(part, _evidence_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .roundedNumber */ .Vz);
        const known = resolve(form);
        const { anyOf, items, properties } = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(known) ? known : {};
        if (Array.isArray(anyOf)) {
            const isOfPart = (one) => (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(one, 'properties', 'kind', 'const') === (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(part, 'kind');
            return write(anyOf.find(isOfPart), part);
        }
        if (Array.isArray(part))
            return part.map((item) => write(items, item));
        if (!(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part))
            return null;
        const keys = Object.entries((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties) ? properties : {}).flatMap(([key, inside]) => {
            const one = part[key.replaceAll(/_(.)/gu, (_, letter) => letter.toUpperCase())];
            return one !== undefined || takesNull(inside) ? [[key, write(inside, one)]] : [];
        });
        return Object.fromEntries(keys);
    };
    return write(json, value);
}
/** True also for an array that another realm has made. */
function isFloats(value) {
    return Object.prototype.toString.call(value) === '[object Float32Array]';
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
