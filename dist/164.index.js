export const id = 164;
export const ids = [164];
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

/***/ 1389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ COMPARISON)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1638);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);



/** The same inputs, attacked before and now. */
const ATTACKED = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('an attack on both versions', {
    attack: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5),
    inputs: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('The inputs that were attacked before and now.'),
    worse: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('How many of these fell that held before.'),
    better: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('How many held that fell before.'),
    p: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM)('The chance of so many for the worse, if the two differ by chance only.'),
});
/** One model against its version in the base commit. `same`: its files and settings are those of the base. */
const MODEL = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('a comparison of a model', {
    model: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('The name of the model.'),
    kind: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(['changed', 'same', 'added', 'removed', 'renamed', 'not-compared'], 'What became of the model since the base commit.'),
    from: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('The old name of a renamed model.')),
    differs: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(), 'The slots whose files changed, and what changed in the config file, such as "preprocessing".')),
    why: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Why it was not compared.')),
    stale: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(), 'Files of "covers" that changed, although the file that is attacked in their place did not.')),
    change: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_1__/* .MODEL_CHANGE */ .Vt),
    attacks: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(ATTACKED, 'The attacks whose results of the base are known.')),
});
/** What a change did to the models of a run. Reasons are sentences that may hold untrusted text. */
const COMPARISON = (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('"comparison"', {
    base: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('The commit that the models are compared with; empty if it is not known.'),
    models: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(MODEL),
    fault: (0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Why no model was compared.')),
}, 'What the pull request did to the models. Absent if nothing was compared.');


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

/***/ 164:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dS: () => (/* binding */ EXPECTED),
  xD: () => (/* binding */ openResultsFile),
  B9: () => (/* binding */ readResultsFile),
  er: () => (/* binding */ readResultsText)
});

// UNUSED EXPORTS: RESULTS_FILE

// EXTERNAL MODULE: ./src/core/file-keys.ts
var file_keys = __webpack_require__(7350);
// EXTERNAL MODULE: ./packages/common/src/unreadable.ts
var unreadable = __webpack_require__(3420);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/facts/run-outcome.ts
var run_outcome = __webpack_require__(7327);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
// EXTERNAL MODULE: ./packages/common/src/schema/schema.ts
var schema = __webpack_require__(2844);
// EXTERNAL MODULE: ./packages/common/src/schema/values.ts
var values = __webpack_require__(9089);
;// CONCATENATED MODULE: ./src/facts/results/model-files.ts




const FILE = (0,values/* text */.Qq)('Relative to the workspace, with forward slashes.');
/** A model that an analysis could attack, and that none does. */
const UNATTACKED = (0,schema/* then */.k8)((0,values/* object */.Ik)('a model that was not attacked', {
    file: FILE,
    format: (0,values/* text */.Qq)('The format that its content has, such as xgboost-ubj.'),
    what_to_do: (0,values/* text */.Qq)('What to do so that it is attacked, for people.'),
    role: (0,values/* older */.$L)((0,values/* text */.Qq)('classifier, regressor, forecaster, ranker, or predictor if its content does not tell.')),
    class: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,values/* text */.Qq)('The class of the estimator or network. Null if its content does not tell.'))),
    lines: (0,values/* older */.$L)((0,values/* listOf */.c3)((0,values/* text */.Qq)(), 'The lines to paste, in their order; what_to_do explains the words in capitals.')),
}), ({ file: path, role = 'predictor', class: className, lines = [], format, whatToDo }) => ({
    ...{ path, format, role, whatToDo, lines },
    ...(0,present/* present */.E)({ className }),
}));
/** A model that nothing attacks, and that the config file accepts. */
const ACCEPTED = (0,schema/* then */.k8)((0,values/* object */.Ik)('a model that is accepted', { file: FILE, reason: (0,values/* text */.Qq)('The reason in the config file.') }), ({ file: path, reason }) => ({ path, reason }));
/** A file that this tool does not attack: a tokenizer, a scaler. */
const UNATTACKABLE = (0,schema/* then */.k8)((0,values/* object */.Ik)('a file that is not attacked by this tool', {
    file: FILE,
    role: (0,values/* text */.Qq)('unsupervised, no-class-scores, language-model, tokenizer, scaler or training-state.'),
}), ({ file: path, role }) => ({ path, role }));

// EXTERNAL MODULE: ./src/text/similar-names.ts
var similar_names = __webpack_require__(6835);
// EXTERNAL MODULE: ./src/settings/schema/diagnostics.ts
var schema_diagnostics = __webpack_require__(4377);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/engine/src/results.ts
var results = __webpack_require__(1638);
// EXTERNAL MODULE: ./src/facts/results/result-forms.ts
var result_forms = __webpack_require__(2447);
;// CONCATENATED MODULE: ./src/settings/results/plot.ts



/** A plot has at most so many lines, and one of them so many characters. */
const MOST_LINES = 12;
const MOST_CHARACTERS = 4000;
const NUMBERS = (0,values/* cutText */.IN)(MOST_CHARACTERS);
/** A plot of an analysis, as a results file keeps it. */
const PLOT = (0,schema/* then */.k8)((0,values/* object */.Ik)('a plot', {
    title: (0,values/* cutText */.IN)(1000),
    x_label: (0,values/* cutText */.IN)(1000),
    y_label: (0,values/* cutText */.IN)(1000),
    is_score: values/* FLAG */.lx,
    lines: (0,values/* listOf */.c3)((0,values/* object */.Ik)('a line', {
        name: (0,values/* cutText */.IN)(1000),
        points: (0,values/* described */.WY)(NUMBERS, 'The points, as x,y with spaces between them.'),
        band: (0,file_keys/* nullable */.me)((0,values/* described */.WY)(NUMBERS, 'The 95 % interval at each x, as x,low,high. Null if it was not computed.')),
    }), undefined, { most: MOST_LINES }),
}), ({ lines, isScore, ...labels }) => ({
    kind: 'curve',
    ...labels,
    ...(isScore ? { isScore } : {}),
    series: lines.map(({ name, points, band }) => ({
        name,
        points: tuples(points).flatMap(([x, y, ...more]) => x === undefined || y === undefined || more.length > 0 ? [] : [[x, y]]),
        band: tuples(band ?? '').flatMap(([x, low, high, ...more]) => x === undefined || low === undefined || high === undefined || more.length > 0
            ? []
            : [[x, low, high]]),
    })),
}));
/** What is not finite cannot be drawn, and is left out. */
function tuples(text) {
    const all = text.split(' ').map((tuple) => tuple.split(',').map((one) => (one === '' ? NaN : Number(one))));
    return all.filter((tuple) => tuple.every(Number.isFinite));
}

;// CONCATENATED MODULE: ./src/settings/results/analysis.ts









/** What of an analysis was sent: it is for people. */
const UPLOAD = (0,values/* object */.Ik)('an upload', {
    slot: (0,values/* text */.Qq)(),
    file: (0,values/* text */.Qq)('Relative to the workspace.'),
    bytes: (0,values/* count */.U9)(),
    sha256: (0,values/* text */.Qq)('The SHA-256 of the archive that was sent, in hexadecimal.'),
});
const REASONS = [...errors/* FAILURE_REASONS */.N9, 'already-scanned'];
/** One analysis of a results file: `already-scanned` as its reason means the result of an earlier analysis of the same content. */
const ALL_OF_IT = (0,values/* object */.Ik)('an analysis', {
    model: (0,values/* text */.Qq)(),
    model_id: (0,values/* text */.Qq)(),
    task: (0,values/* oneOf */.yL)(catalog/* TASKS */.n3),
    attack: (0,values/* oneOf */.yL)(catalog/* CHECKS */.ui),
    state: (0,values/* oneOf */.yL)(run_outcome/* ANALYSIS_STATES */.sS),
    reason: (0,file_keys/* nullable */.me)((0,values/* oneOf */.yL)(REASONS, 'Why there is no verdict, or vulnerable; a failure reason of the action. Null if nothing went wrong.')),
    job_id: (0,file_keys/* nullable */.me)((0,values/* text */.Qq)()),
    dashboard_url: (0,file_keys/* nullable */.me)((0,values/* text */.Qq)()),
    threshold: (0,file_keys/* nullable */.me)((0,values/* numeral */.Dx)('The model is vulnerable if its score is above it.')),
    uploads: (0,values/* listOf */.c3)(UPLOAD),
    reports: (0,values/* listOf */.c3)((0,values/* text */.Qq)(), "Paths of the job's reports."),
    ...result_forms/* JUDGEMENT */.SQ,
    digests: (0,values/* record */.g1)((0,values/* text */.Qq)(undefined, values/* SHA256 */.aD), {
        description: 'The SHA-256 of what was analysed, by its slot, in hexadecimal.',
    }),
    not_tested_why: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,file_keys/* shownText */.f$)(4096, 'Why the attack could not test what not_tested names, in sentences. Null if not_tested is empty, or nothing was ' +
        'given to test it with.'))),
    settings: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,values/* record */.g1)((0,values/* text */.Qq)(), { description: 'The settings of the attack, by their names in the config file.' }))),
    outcomes: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)(results/* OUTCOMES */.im)),
    rows: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,values/* count */.U9)('The inputs of the data. Null if it is not known.'))),
    classes: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)(result_forms/* CLASSES */.Nv)),
    robustness: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,values/* inFile */.s5)(results/* ROBUSTNESS */.PA))),
    meaning: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,file_keys/* shownText */.f$)(4000, 'What was found, in a sentence or more. Null if nothing was, or it is not known.'))),
    plots: (0,values/* older */.$L)((0,values/* listOf */.c3)(PLOT, 'Plots of what was found, beside that of "robustness".')),
    skill: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)(results/* SKILL */.oM)),
    label: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,values/* text */.Qq)('The column of the table, or the file, that the labels of the data are from, or none. Null if the data is no table.'))),
    warnings: (0,values/* older */.$L)((0,values/* listOf */.c3)((0,file_keys/* shownText */.f$)(4096), 'What a person should look at although it changes no verdict, such as answers of the model that are random.')),
});
/** Only local analyses name the version of their method, and their scores are 0 to 1. */
const ANALYSIS = (0,schema/* named */.KT)('analysis', (0,values/* checked */.KD)(ALL_OF_IT, ({ score, methodVersion }) => methodVersion === undefined || score === undefined || (score >= 0 && score <= 1)
    ? undefined
    : `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`));

// EXTERNAL MODULE: ./src/facts/results/model-comparison.ts
var model_comparison = __webpack_require__(1389);
// EXTERNAL MODULE: ./src/facts/job/evidence-forms.ts
var evidence_forms = __webpack_require__(9083);
// EXTERNAL MODULE: ./src/facts/fingerprint.ts
var fingerprint = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/facts/policy/policy.ts
var policy = __webpack_require__(2522);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
;// CONCATENATED MODULE: ./src/settings/results/finding.ts







const SUBJECT = (0,values/* text */.Qq)('The name that was found, such as os.system.');
const MEMBERS = (0,values/* listOf */.c3)((0,values/* text */.Qq)(), 'Names of archive members, the outermost first.');
const EXCERPT = (0,file_keys/* nullable */.me)((0,values/* text */.Qq)('What was found, as code that was never run. Null if the subject says all.'));
const OFFSET = (0,file_keys/* nullable */.me)((0,values/* numeral */.Dx)('In bytes, in the innermost content.', { isWhole: true }));
/** One of the names that a finding in a file has. */
const NAME = (0,schema/* named */.KT)('name', (0,values/* object */.Ik)('a name', {
    subject: SUBJECT,
    members: MEMBERS,
    excerpt: EXCERPT,
    offset: OFFSET,
    fingerprint: (0,values/* text */.Qq)('Identifies the name in this file in other runs.', values/* SHA256 */.aD),
}));
const KEYS = {
    finding: (0,values/* text */.Qq)("The name of the analysis, such as digits/evasion; record for the flag of an earlier scan's record; rule and path for a " +
        'finding in a file.'),
    rule: (0,values/* text */.Qq)('The rule of the finding, as in the SARIF file.'),
    fingerprint: (0,values/* text */.Qq)('Identifies the finding in other runs: fingerprints in the SARIF file has the same.', values/* SHA256 */.aD),
    state: (0,file_keys/* nullable */.me)((0,values/* oneOf */.yL)(policy/* FINDING_STATES */.b, 'What the policy decided: only a new finding fails the check. Null for a finding in a file that is only listed.')),
    why: (0,file_keys/* nullable */.me)((0,file_keys/* shownText */.f$)(4096, 'Why the finding fails the check, or why not.')),
    score: (0,file_keys/* nullable */.me)((0,values/* numeral */.Dx)()),
    threshold: (0,file_keys/* nullable */.me)((0,values/* numeral */.Dx)()),
    file: (0,file_keys/* nullable */.me)((0,values/* text */.Qq)('The file of the finding, or the config file that asks for the analysis. Null if there is none.')),
    line: (0,file_keys/* nullable */.me)((0,values/* numeral */.Dx)(undefined, { isWhole: true })),
};
const UNKNOWN_RULE = '"rule": this version of the action has no such rule';
/** The rule of a finding in a file, which this version must know. */
const RULE_IN_FILE = (0,schema/* then */.k8)({ ...KEYS.rule, json: { ...KEYS.rule.json, enum: rules/* RULE_IDS */.Iu.map(fingerprint/* fullRuleId */.dV) } }, (rule, tree, diagnostics) => {
    const id = rules/* RULE_IDS */.Iu.find((known) => (0,fingerprint/* fullRuleId */.dV)(known) === rule);
    if (id === undefined)
        diagnostics.report(tree.span, UNKNOWN_RULE);
    return id && { rule, id };
});
const OF_ANALYSIS = (0,values/* object */.Ik)('a finding', KEYS);
const IN_FILE = (0,values/* object */.Ik)('a finding', {
    ...KEYS,
    rule: RULE_IN_FILE,
    severity: (0,values/* oneOf */.yL)(rules/* SEVERITIES */.oC, 'The severity of a finding in a file.'),
    standing: (0,values/* oneOf */.yL)(file_scan/* STANDINGS */.CV, 'What a finding in a file does to the verdict.'),
    members: MEMBERS,
    subject: SUBJECT,
    excerpt: EXCERPT,
    offset: OFFSET,
    sha256: (0,file_keys/* nullable */.me)((0,values/* text */.Qq)('Of the file, in hexadecimal.')),
    names: (0,values/* optional */.lq)((0,values/* listOf */.c3)(NAME, "If several names were found for one cause, all of them. The finding's own name and place are those of the first.", { least: 2 })),
});
const WITH_FILE = (0,schema/* then */.k8)(IN_FILE, ({ rule: { rule, id }, ...all }) => {
    const { severity, standing, members, subject, excerpt, offset, sha256, names, ...rest } = all;
    const inFile = { severity, standing, members, subject, excerpt, offset, sha256, ...(names && { names }) };
    return { ...rest, rule, inFile: { rule: id, ...inFile } };
});
const FINDING = (0,schema/* named */.KT)('finding', {
    json: { anyOf: [OF_ANALYSIS.json, WITH_FILE.json] },
    definitions: WITH_FILE.definitions,
    read: (tree, ...rest) => {
        const isInFile = tree.kind === 'mapping' && tree.entries.some(({ key }) => key === 'severity');
        return (isInFile ? WITH_FILE : OF_ANALYSIS).read(tree, ...rest);
    },
});

// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
;// CONCATENATED MODULE: ./src/settings/results/strict-json.ts


/** Results are three levels deep; a deeper text would exhaust the stack. */
const MAX_DEPTH = 20;
/**
 * Reads JSON strictly (RFC 8259): JSON.parse keeps the last of two equal keys and knows no places.
 * @throws Unreadable `damaged` at an offset in UTF-16 units
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
        const tree = this.#value(0);
        this.#skipBlanks();
        if (this.#at < this.#text.length)
            throw this.#fault('there is more text after the end of the JSON');
        return tree;
    }
    #value(depth) {
        this.#skipBlanks();
        const start = this.#at;
        if (depth > MAX_DEPTH)
            throw this.#fault(`it is nested more than ${String(MAX_DEPTH)} levels deep`);
        const first = this.#text[start];
        if (first === '{')
            return { kind: 'mapping', entries: this.#entries(depth), ...this.#from(start) };
        if (first === '[')
            return this.#items(depth, start);
        if (first === '"')
            return this.#scalar(this.#string(), start);
        const text = this.#match(NUMBER) ?? this.#match(WORD);
        if (text === undefined)
            throw this.#fault(this.#isAtEnd() ? CUT : 'this is not JSON');
        return this.#scalar(readScalar(text), start);
    }
    #scalar(literal, start) {
        return { kind: 'scalar', text: String(literal), isNull: literal === null, literal, ...this.#from(start) };
    }
    #from(start) {
        return { span: { start, end: this.#at } };
    }
    #entries(depth) {
        const entries = [];
        const keys = new Set();
        this.#list('}', () => {
            const start = this.#at;
            if (this.#text[start] !== '"') {
                throw this.#fault(this.#isAtEnd() ? CUT : 'expected a key in quotes');
            }
            const key = this.#string();
            if (keys.has(key))
                throw fault(start, `the key "${(0,sanitize/* plainLine */.h0)(key, 80)}" occurs twice here`);
            keys.add(key);
            const keySpan = { start, end: this.#at };
            this.#expect(':');
            entries.push({ key, keySpan, value: this.#value(depth + 1) });
        });
        return entries;
    }
    #items(depth, start) {
        const items = [];
        this.#list(']', () => items.push(this.#value(depth + 1)));
        return { kind: 'list', count: items.length, items, ...this.#from(start) };
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
            throw fault(start, 'this text is not JSON');
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
        return fault(this.#at, message);
    }
}
function fault(offset, message) {
    return new unreadable/* Unreadable */.IO('damaged', message, { offset });
}
const CUT = 'the file is cut: its end is missing';
function readScalar(text) {
    const value = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

;// CONCATENATED MODULE: ./src/settings/results/read-results-file.ts


















/** The version of the format, which `schema/results.schema.json` describes. */
const RESULTS_VERSION = 1;
const RUN = (0,values/* object */.Ik)('"run"', {
    status: (0,values/* oneOf */.yL)(run_outcome/* STATUSES */.f, 'The output status.'),
    verdict: (0,values/* older */.$L)((0,values/* oneOf */.yL)(run_outcome/* VERDICTS */.bk, 'The output verdict.')),
    failure_reason: (0,file_keys/* nullable */.me)((0,values/* oneOf */.yL)(errors/* FAILURE_REASONS */.N9, 'The output failure-reason. Null if the run did not fail.')),
    message: (0,file_keys/* nullable */.me)((0,file_keys/* shownText */.f$)(2000, 'Why the run failed, for people. Null if it did not.')),
    unattacked_models: (0,values/* older */.$L)((0,file_keys/* orAbsent */.Re)((0,values/* count */.U9)('The output unattacked-models. Null if the files were not scanned.'))),
    files_scanned: (0,file_keys/* nullable */.me)((0,values/* count */.U9)('The number of files that the supply-chain scan of the repository looked at. Null if it did not run.')),
}, 'How the run ended.');
const PLACED = (0,schema/* then */.k8)(ANALYSIS, (analysis, { span }) => ({ analysis, span }));
function withoutDoubles(placed, _tree, reporter) {
    const names = new Set();
    for (const { analysis, span } of placed) {
        const name = (0,similar_names/* foldName */.zN)(`${analysis.model}/${analysis.attack}`);
        if (names.has(name))
            reporter.report(span, 'this analysis is in the file twice');
        names.add(name);
    }
    return placed.map(({ analysis }) => analysis);
}
const RESULTS = (0,values/* object */.Ik)('a results file', {
    version: {
        ...(0,values/* numeral */.Dx)(),
        json: { description: 'Version of this format.', type: 'number', const: RESULTS_VERSION },
    },
    created: (0,values/* optional */.lq)((0,values/* text */.Qq)('When the file was written, in UTC. Absent if it was not known.', [
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/u,
        'a time',
    ])),
    commit: (0,values/* optional */.lq)((0,values/* text */.Qq)('The commit that the run was about, in hexadecimal. Absent if it was not known.', [
        /^[0-9a-f]{7,64}$/u,
        '7 to 64 hexadecimal digits of a commit',
    ])),
    engine: evidence_forms/* ENGINE */.T,
    run: (0,values/* older */.$L)(RUN),
    analyses: (0,schema/* then */.k8)((0,values/* listOf */.c3)(PLACED, 'The objects of the output results, whole, in the order of the plan.'), withoutDoubles),
    evidence: (0,values/* older */.$L)(evidence_forms/* EVIDENCE */.S),
    findings: (0,values/* listOf */.c3)(FINDING, 'What was found, accepted or not.'),
    unattacked: (0,values/* older */.$L)((0,values/* listOf */.c3)(UNATTACKED, 'The model files that an analysis could attack, but none does.')),
    accepted_models: (0,values/* older */.$L)((0,values/* listOf */.c3)(ACCEPTED, 'The models that nothing attacks and that accept of the config file names.')),
    comparison: (0,values/* older */.$L)(model_comparison/* COMPARISON */.A),
    not_attackable: (0,values/* older */.$L)((0,values/* listOf */.c3)(UNATTACKABLE, 'Files of models that this tool does not attack.')),
}, 'What a run found: the file that the input results-file names. Nothing in it is signed.');
/** A results file as its format has it. Every text in it is untrusted. Nothing that reads it asks who made it, or when. */
const RESULTS_FILE = (0,schema/* then */.k8)(RESULTS, ({ notAttackable, ...file }) => {
    const { commit, run, analyses, findings, unattacked, acceptedModels, comparison } = file;
    return {
        ...(0,present/* present */.E)({ commit, run }),
        analyses,
        findings,
        ...(0,present/* present */.E)({ unattacked, acceptedModels, unattackable: notAttackable, comparisons: comparison }),
    };
});
/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
function readResultsText(text) {
    if (text.trim() === '')
        return { line: 1, column: 1, message: EMPTY };
    try {
        const read = readTree(parseStrictJson(text));
        return 'fault' in read ? { ...positionOf(text, read.start), message: read.fault } : read;
    }
    catch (error) {
        if (!(0,unreadable/* isUnreadable */.GZ)(error, 'damaged'))
            throw error;
        return { ...positionOf(text, error.offset ?? 0), message: error.message };
    }
}
const EMPTY = 'the file is empty: the run that should have written it may have been killed';
const NO_VERSION = 'a results file has no "version"';
const OTHER_VERSION = `the file is of another version: this version of the action reads version ${String(RESULTS_VERSION)}`;
function readTree(tree) {
    const entries = tree.kind === 'mapping' ? tree.entries : [];
    const version = entries.find(({ key }) => key === 'version')?.value;
    if (tree.kind === 'mapping' && version === undefined)
        return { start: tree.span.start, fault: NO_VERSION };
    if (version !== undefined && !(version.kind === 'scalar' && version.literal === RESULTS_VERSION)) {
        return { start: version.span.start, fault: OTHER_VERSION };
    }
    const diagnostics = new schema_diagnostics/* Diagnostics */.r({ kind: 'input', input: '' }, { linePos: () => ({ line: 0, col: 0 }) });
    const read = RESULTS_FILE.read(tree, 'a results file', diagnostics);
    const first = diagnostics.first();
    if (read !== undefined && first === undefined)
        return read;
    return { start: first?.span.start ?? 0, fault: first?.message.replace(/\.$/u, '') ?? OTHER_VERSION };
}
/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;
/** The end of a message about a mistake in a results file. */
const EXPECTED = 'Expected a file that results-file of an earlier run wrote, unchanged.';
/** Reads a results file: the only reader of them, for baselines and for reports. */
async function readResultsFile(path) {
    const text = await openResultsFile(path);
    return 'fault' in text ? text : readResultsText(text.content);
}
/** Opening a pipe would wait for somebody who writes to it. */
const WITHOUT_WAITING = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK;
/** Reads the text of a results file, if it is not too large. */
async function openResultsFile(path) {
    try {
        const handle = await (0,promises_.open)(path, WITHOUT_WAITING);
        try {
            const stats = await handle.stat();
            if (!stats.isFile())
                return { fault: 'is not a file. Give the path of a results file.' };
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
        const code = (0,json/* textAt */.$6)(error, 'code') ?? 'unknown reason';
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

/***/ 4377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ Diagnostics)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4122);



/** A longer list helps nobody, and a hostile file could have a million faults. */
const MAX_FAULTS = 1000;
/** Collects the faults and secrets that are found while one text is read, and knows the place of every span. */
class Diagnostics {
    secrets = new Set();
    #origin;
    #lines;
    #faults = [];
    #unlistedCount = 0;
    constructor(origin, lines) {
        this.#origin = origin;
        this.#lines = lines;
    }
    /** True if an input gives the text. */
    get isInput() {
        return this.#origin.kind === 'input';
    }
    /** True if the next fault would still be listed. If not, slow work for its message is skipped. */
    get #hasRoom() {
        return this.#faults.length < MAX_FAULTS;
    }
    report(span, message) {
        if (!this.#hasRoom)
            this.#unlistedCount += 1;
        else
            this.#faults.push({ span, message: typeof message === 'string' ? message : message() });
    }
    reportMismatch(tree, what, expected, found, meant) {
        if (tree.kind === 'broken')
            return;
        this.report(tree.span, () => {
            const given = found ?? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTree */ .cn)(tree);
            return `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(what, 200)}: expected ${expected}, found ${given}${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(meant)}`;
        });
    }
    reportUnknown({ key, keySpan }, owner, taken) {
        const meant = this.#hasRoom ? (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(key, taken) : undefined;
        const others = taken.length === 0 ? '' : ` It takes ${taken.join(', ')}.`;
        this.report(keySpan, () => `${owner} takes no ${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key)}${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(meant)}${others}`);
        return meant;
    }
    place(span) {
        const { line, column, endColumn } = this.#position(span);
        if (this.#origin.kind === 'input')
            return { ...this.#origin, at: { line, column } };
        const place = { kind: 'file', file: this.#origin.file, line, column };
        return endColumn === undefined ? place : { ...place, endColumn };
    }
    /** The number of the line on which a span starts, from 1. */
    line(span) {
        return this.#position(span).line;
    }
    /** The first mistake of the text. */
    first() {
        return this.#faults.toSorted((a, b) => a.span.start - b.span.start)[0];
    }
    /** Everything reported, in the order of the text. A fault that was reached twice through an alias is listed once. */
    problems() {
        const sorted = this.#faults.toSorted((a, b) => a.span.start - b.span.start);
        const unique = new Map(sorted.map((fault) => [`${String(fault.span.start)} ${fault.message}`, fault]));
        const problems = [...unique.values()].map((fault) => this.#problem(fault));
        if (this.#unlistedCount === 0)
            return problems;
        const more = `${String(this.#unlistedCount)} further problems are not listed. Fix the ones above first.`;
        return [...problems, ...sorted.slice(-1).map(({ span }) => this.#problem({ span, message: more }))];
    }
    #problem({ span, message }) {
        return { place: this.place(span), message };
    }
    #position(span) {
        const start = this.#lines.linePos(span.start);
        if (start.line === 0)
            return { line: 1, column: 1 };
        const end = this.#lines.linePos(span.end);
        const from = { line: start.line, column: start.col };
        return end.line === start.line && span.end > span.start ? { ...from, endColumn: end.col } : from;
    }
}


/***/ })

};
