export const id = 5227;
export const ids = [5227];
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

/***/ 8222:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ NO_BUNDLE)
/* harmony export */ });
/** What a program without a bundle says in place of a digest. */
const NO_BUNDLE = 'not run from a bundle';


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

/***/ 5227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderBom: () => (/* binding */ renderBom)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/core/own-program.ts
var own_program = __webpack_require__(8222);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./src/decide/judged.ts
var judged = __webpack_require__(3903);
// EXTERNAL MODULE: ./src/text/canonical-json.ts
var canonical_json = __webpack_require__(1024);
// EXTERNAL MODULE: ./src/report/whole-result.ts
var whole_result = __webpack_require__(8251);
;// CONCATENATED MODULE: ./src/report/bom/bom-model-card.ts






const MAX_LENGTH = 500;
/** What was measured of a model file, and what was not tested: parts of its model card in CycloneDX. */
function measuredParts({ path, sha256 }, results, supplyChain) {
    const own = results.filter(({ spec, digests }) => spec.artifacts.some((artifact) => artifact.slot === 'model' && artifact.path === path) &&
        // A verdict on other bytes says nothing of this file.
        (digests?.model === undefined || sha256 === undefined || digests.model === sha256));
    const judged = own.filter((result) => isJudged(result));
    const metrics = [...accuracyMetrics(judged), ...judged.map(scoreMetric), ...judged.flatMap(robustMetrics)];
    const limits = own.length === 0 ? unattackedLimits(path, supplyChain) : limitsOf(own);
    return {
        ...(metrics.length === 0 ? {} : { quantitativeAnalysis: { performanceMetrics: metrics } }),
        ...(limits.length === 0 ? {} : { considerations: { technicalLimitations: limits } }),
        ...(judged.length === 0 ? {} : { properties: judged.map(digestProperty) }),
    };
}
function isJudged(result) {
    return (0,judged/* isDecided */.d$)(result);
}
function accuracyMetrics(judged) {
    const skill = judged.find((result) => result.skill !== undefined)?.skill;
    if (skill === undefined)
        return [];
    const type = skill.measure === 'r2' ? 'R2' : 'accuracy';
    return [metric(type, skill.value, skill)];
}
/** `evasion score`, of `digits/evasion, method 12, eps 0.03`. */
function scoreMetric(result) {
    const { spec, score, interval, bound } = result;
    const type = `${spec.attack} score${bound === 'lower' ? ' (at least)' : ''}`;
    return metric(type, score, interval, sliceOf(result));
}
/** The accuracy on inputs that may be changed by at most eps, if all inputs were attacked alike. */
function robustMetrics(result) {
    const { spec, score, interval, bound, skill, classes } = result;
    if (spec.attack !== 'evasion' || skill?.measure !== 'accuracy' || score === undefined)
        return [];
    // The mean of the classes tells how many of the inputs that the model gets right hold, not how many of all.
    const [what, share] = classes?.isMean === true ? [ROBUST_MEAN, 1] : ['robust accuracy', skill.value];
    const held = interval && { low: share * (1 - interval.high), high: share * (1 - interval.low) };
    return [
        metric(`${what}${bound === 'lower' ? ' (at most)' : ''}`, share * (1 - score), held, sliceOf(result)),
    ];
}
const ROBUST_MEAN = 'robust share of what the model gets right, mean of the classes';
function sliceOf({ spec, methodVersion, robustness, outcomes }) {
    const eps = robustness?.eps ?? outcomes?.eps;
    const parts = [
        spec.name,
        ...(methodVersion === undefined ? [] : [`method ${methodVersion}`]),
        ...(eps === undefined ? [] : [`eps ${shown(eps)}`]),
    ];
    return (0,sanitize/* plainLine */.h0)(parts.join(', '), MAX_LENGTH);
}
function metric(type, value, interval, slice) {
    return {
        type,
        value: value === undefined ? 'unknown' : shown(value),
        ...(slice === undefined ? {} : { slice }),
        ...(interval === undefined
            ? {}
            : { confidenceInterval: { lowerBound: shown(interval.low), upperBound: shown(interval.high) } }),
    };
}
function shown(value) {
    return String(Number(value.toPrecision(6)));
}
/** What was measured, and on what: these keys of an analysis in the results file, in canonical JSON, make its digest. */
const DIGESTED_KEYS = [
    ...['model', 'task', 'attack', 'score', 'interval', 'method_version', 'digests', 'settings', 'outcomes'],
];
function digestProperty(result) {
    const whole = (0,whole_result/* wholeResultObject */.E)(result);
    const measured = Object.fromEntries(DIGESTED_KEYS.map((key) => [key, whole[key]]));
    return {
        name: (0,sanitize/* plainLine */.h0)(`model-security:measured:${result.spec.name}:sha256`, MAX_LENGTH),
        value: (0,external_node_crypto_.createHash)('sha256').update((0,canonical_json/* canonicalJson */.d)(measured)).digest('hex'),
    };
}
/** What the analyses of a model leave untested: those without a verdict, parts of others, and attacks that none makes. */
function limitsOf(own) {
    const without = own
        .filter((result) => !(0,judged/* isDecided */.d$)(result))
        .map(({ spec, message = '' }) => (0,sanitize/* plainLine */.h0)(`Not tested: ${spec.name}. ${message}`.trimEnd(), MAX_LENGTH));
    const parts = own
        .filter((result) => isJudged(result))
        .flatMap(({ spec, notTested = [] }) => notTested.map((part) => (0,sanitize/* plainLine */.h0)(`Not tested: ${part} of ${spec.name}.`, MAX_LENGTH)));
    const tasks = new Set(own.map(({ spec }) => spec.task));
    const attacks = new Set(own.map(({ spec }) => spec.attack));
    const missing = [...tasks].flatMap((task) => attacksOn(task)).filter((attack) => !attacks.has(attack));
    const unasked = missing.length === 0 ? [] : [`Not asked for: ${[...new Set(missing)].join(', ')}.`];
    return [...without, ...parts, ...unasked];
}
function attacksOn(task) {
    return catalog/* ROWS */.Ir.filter((row) => row.task === task && catalog/* DESCRIPTORS */.xg[row.attack].judges === 'model').map(({ attack }) => attack);
}
function unattackedLimits(path, supplyChain) {
    const { unattacked = [], acceptedModels = [], unattackable = [] } = supplyChain;
    const has = (some) => some.some((one) => one.path === path);
    if (has(unattacked) || has(acceptedModels))
        return ['Not tested: no analysis attacks this model.'];
    return has(unattackable) ? ['Not tested: this tool attacks no files of this kind.'] : [];
}

// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/report/bom/components.ts


const components_MAX_LENGTH = 500;
const MODEL_CARD = 'readme.md';
/** The reference of a file, by which findings name it. */
function fileReference(path) {
    return `file:${(0,sanitize/* plainLine */.h0)(path, components_MAX_LENGTH)}`;
}
/**
 * Renders a component for each model file. What was seen in its bytes is `observed`; what a text says of it, `declared`.
 * @param measured gives the parts of the model card that hold what analyses measured
 */
function modelComponents(files, analyses, target, measured) {
    return files
        .filter(({ isModelFile, path }) => isModelFile && !isModelCard(path))
        .map((file) => {
        const card = findModelCard(file.path, files);
        const tasks = tasksOf(file.path, analyses);
        return modelComponent(file, card?.observations ?? [], tasks, target, measured(file));
    });
}
function modelComponent(file, declared, tasks, target, measured) {
    const { path, bytes, sha256, observations } = file;
    const licences = [...namesOf([...observations, ...declared], 'licence')];
    const ancestors = namesOf(declared, 'base-model');
    const purl = packageUrl(path, target);
    return {
        type: 'machine-learning-model',
        'bom-ref': fileReference(path),
        name: (0,sanitize/* plainLine */.h0)(path, components_MAX_LENGTH),
        ...(target?.commit === undefined ? {} : { version: (0,sanitize/* plainLine */.h0)(target.commit, 64) }),
        ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
        ...(licences.length === 0 ? {} : { licenses: licences.map(renderLicence) }),
        ...(purl === undefined ? {} : { purl }),
        ...(ancestors.length === 0
            ? {}
            : { pedigree: { ancestors: ancestors.map((name) => ({ type: 'machine-learning-model', name })) } }),
        ...modelCard(observations, declared, tasks, measured),
        properties: [
            { name: 'model-security:observed:bytes', value: String(bytes) },
            ...properties('observed', observations),
            ...properties('declared', declared),
            ...tasks.map((value) => ({ name: 'model-security:declared:task', value })),
        ],
    };
}
function modelCard(observed, declared, tasks, measured) {
    const task = tasks[0] ?? namesOf(declared, 'task')[0];
    const architecture = namesOf([...observed, ...declared], 'architecture')[0];
    const datasets = namesOf(declared, 'dataset');
    const parameters = {
        ...(0,present/* present */.E)({ task, modelArchitecture: architecture }),
        ...(datasets.length === 0 ? {} : { datasets: datasets.map((name) => ({ type: 'dataset', name })) }),
    };
    const card = {
        ...(Object.keys(parameters).length === 0 ? {} : { modelParameters: parameters }),
        ...measured,
    };
    return Object.keys(card).length === 0 ? {} : { modelCard: card };
}
/** Renders a component for each file or folder of data that the config file names. */
function dataComponents(files, analyses) {
    const digests = new Map(files.map(({ path, sha256 }) => [path, sha256]));
    const slots = new Map();
    for (const { slot, path } of analyses.flatMap(({ artifacts }) => artifacts)) {
        if (slot !== 'model')
            slots.set(path, (slots.get(path) ?? new Set()).add(slot));
    }
    return [...slots]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, used]) => {
        const sha256 = digests.get(path);
        const name = (0,sanitize/* plainLine */.h0)(path, components_MAX_LENGTH);
        return {
            type: 'data',
            'bom-ref': `data:${name}`,
            name,
            ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
            data: [{ type: 'dataset', name }],
            properties: [...used].sort().map((value) => ({ name: 'model-security:declared:slot', value })),
        };
    });
}
function properties(how, observations) {
    const entries = observations.map((observation) => {
        const { name, version } = nameOf(observation);
        const value = version === undefined ? name : `${name} ${version}`;
        return { name: `model-security:${how}:${observation.kind}`, value: (0,sanitize/* plainLine */.h0)(value, components_MAX_LENGTH) };
    });
    return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}
function namesOf(observations, kind) {
    const names = observations
        .filter((observation) => observation.kind === kind)
        .map((observation) => (0,sanitize/* plainLine */.h0)(nameOf(observation).name, components_MAX_LENGTH));
    return [...new Set(names)].filter((name) => name !== '');
}
function nameOf(observation) {
    switch (observation.kind) {
        case 'format':
            return { ...observation, name: observation.format };
        case 'model':
            return { name: observation.model.role };
        case 'licence':
            return { name: observation.text };
        case 'framework':
        case 'architecture':
        case 'base-model':
        case 'dataset':
        case 'task':
            return observation;
    }
}
function isModelCard(path) {
    return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === MODEL_CARD;
}
/** Finds the model card of a file: in its folder, or else in the nearest folder above. */
function findModelCard(path, files) {
    const cards = new Map(files.filter((file) => isModelCard(file.path)).map((file) => [folderOf(file.path), file]));
    for (let folder = folderOf(path);; folder = folderOf(folder)) {
        const card = cards.get(folder);
        if (card !== undefined || folder === '')
            return card;
    }
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function tasksOf(path, analyses) {
    const own = analyses.filter(({ artifacts }) => artifacts.some((artifact) => artifact.slot === 'model' && artifact.path === path));
    return [...new Set(own.map(({ task }) => task))];
}
/** The address of a file as a package URL, if the repository is one of github.com at a known commit. */
function packageUrl(path, target) {
    const repository = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?$/u.exec(target?.repoUrl ?? '');
    if (repository === null || target?.commit === undefined)
        return undefined;
    const [, owner = '', name = ''] = repository;
    const file = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return `pkg:github/${owner.toLowerCase()}/${name.toLowerCase()}@${encodeURIComponent(target.commit)}#${file}`;
}
/** SPDX identifiers by the spellings that model cards use; a licence that is not listed keeps its name as written. */
const SPDX = new Map([
    ...['Apache-2.0', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-2.0-only', 'GPL-3.0-only', 'AGPL-3.0-only'],
    ...['LGPL-2.1-only', 'LGPL-3.0-only', 'MPL-2.0', 'ISC', 'Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
    ...['CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'BSL-1.0'],
    ...['Artistic-2.0', 'EPL-2.0', 'WTFPL', 'Zlib', 'AFL-3.0', 'ECL-2.0', 'EUPL-1.2', 'OFL-1.1'],
    'PostgreSQL',
].map((id) => [id.toLowerCase(), id]));
/** Returns a licence for CycloneDX. It is `declared`: nobody compared it with the files. */
function renderLicence(text) {
    const id = SPDX.get(text.trim().toLowerCase());
    return { license: { ...(id === undefined ? { name: text } : { id }), acknowledgement: 'declared' } };
}

;// CONCATENATED MODULE: ./src/report/bom/vulnerabilities.ts






const vulnerabilities_MAX_LENGTH = 1000;
const RATINGS = {
    critical: 'critical',
    high: 'high',
    review: 'medium',
    'not-scanned': 'unknown',
};
/** Renders the findings, each linked to the file that it is in. */
function renderVulnerabilities(findings) {
    const distinct = new Map(findings.map((finding) => [(0,judge_scan/* identityOf */.cu)(finding), finding]));
    return [...distinct].map(([identity, finding]) => {
        const { rule, severity, path } = finding;
        const { title, what, why, actions, cwe } = rules/* RULES */.y0[rule];
        const subject = (0,file_words/* formatSubject */.QK)(finding);
        return {
            'bom-ref': `finding:${(0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16)}`,
            id: `model-security/${rule}`,
            source: { name: 'Model Security Scan' },
            ratings: [{ severity: RATINGS[severity], method: 'other' }],
            ...(cwe === undefined ? {} : { cwes: [cwe] }),
            description: (0,sanitize/* plainLine */.h0)(`${title}${subject === '' ? '' : `: ${subject}`}. At ${(0,file_words/* formatPlace */.dE)(finding)}.`, vulnerabilities_MAX_LENGTH),
            detail: (0,sanitize/* plainLine */.h0)(`${what} ${why} ${(0,file_words/* formatEffect */.Ti)(finding)} ${(0,file_words/* formatStanding */.Oj)(finding)}`, vulnerabilities_MAX_LENGTH * 2),
            recommendation: actions.join(' '),
            affects: [{ ref: fileReference(path) }],
        };
    });
}

;// CONCATENATED MODULE: ./src/report/bom/bom.ts






/**
 * Renders a bill of materials of the models and their data: CycloneDX 1.7, as JSON (https://cyclonedx.org/docs/1.7/json/).
 * It has no time and no random number, so that the same files give the same bytes.
 */
function renderBom(source) {
    const { supplyChain, analyses, results, target, program } = source;
    const models = modelComponents(supplyChain.files, analyses, target, (file) => measuredParts(file, results, supplyChain));
    const data = dataComponents(supplyChain.files, analyses);
    const body = {
        metadata: {
            tools: {
                components: [toolComponent(program)],
            },
            ...(target === undefined ? {} : { component: repositoryComponent(target) }),
        },
        components: [...models, ...data],
        vulnerabilities: renderVulnerabilities(supplyChain.findings),
    };
    const bom = {
        $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.7',
        serialNumber: serialNumber(JSON.stringify(body)),
        version: 1,
        ...body,
    };
    return `${JSON.stringify(bom, undefined, 2)}\n`;
}
function toolComponent({ version, bundle, actionRef }) {
    return {
        type: 'application',
        name: 'Model Security Scan',
        version,
        ...(bundle === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: bundle.entry }] }),
        properties: [
            { name: 'model-security:program:bundle', value: bundle === undefined ? own_program/* NO_BUNDLE */.b : 'dist/index.js' },
            ...(bundle === undefined
                ? []
                : [{ name: 'model-security:program:folder-sha256', value: bundle.folder }]),
            ...(actionRef === ''
                ? []
                : [{ name: 'model-security:program:action-ref', value: (0,sanitize/* plainLine */.h0)(actionRef, 200) }]),
        ],
    };
}
function repositoryComponent({ repoUrl, commit }) {
    return {
        type: 'application',
        'bom-ref': 'repository',
        name: (0,sanitize/* plainLine */.h0)(repoUrl, 500),
        ...(commit === undefined ? {} : { version: (0,sanitize/* plainLine */.h0)(commit, 64) }),
    };
}
/** A UUID that the content decides (RFC 9562, version 8). */
function serialNumber(content) {
    const hex = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
    const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
    const uuid = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
    ];
    return `urn:uuid:${uuid.join('-')}`;
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

/***/ 8251:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ wholeResultObject),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1638);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9600);
/* harmony import */ var _model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);
/* harmony import */ var _decide_policy_attack_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6121);
/* harmony import */ var _facts_results_result_forms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2447);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5966);
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4225);
/* harmony import */ var _write_declared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1360);








/** More warnings of one analysis are not read. */
const MAX_WARNINGS = 100;
/**
 * Renders the result of one analysis for the results file: whole, with how its score was found and decided.
 * @param leftOut as for `resultObject`
 */
function wholeResultObject(result, leftOut = []) {
    const { policy, digests, message } = result;
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    const { interval, methodVersion } = isJudged ? result : {};
    // Without a verdict it is the cause.
    const why = policy?.why ?? (isJudged ? undefined : message);
    return {
        ...(0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .resultObject */ .pp)(result),
        why: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .lineOrNull */ .RR)(why),
        interval: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .intervalObject */ .XA)(interval),
        method_version: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .lineOrNull */ .RR)(methodVersion, _result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FIELD_LENGTH */ .$o),
        digests: digests ?? {},
        settings: Object.fromEntries([...(0,_decide_policy_attack_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .attackSettings */ .y)(result.spec)].map(([name, value]) => [name, plainName(value)])),
        ...foundObject(isJudged ? result : {}, leftOut),
        meaning: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .lineOrNull */ .RR)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .meaningOf */ .Pr)(result)),
        plots: plotObjects(result.evidence?.result.evidence ?? []),
        not_tested_why: isJudged ? (0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .lineOrNull */ .RR)(result.notTestedWhy) : null,
        warnings: result.warnings.slice(0, MAX_WARNINGS).map(lineOf),
    };
}
/** What a later run compares itself with, beside the score. */
function foundObject({ outcomes, rows, classes, robustness, skill, label }, leftOut) {
    return {
        outcomes: outcomes === undefined || leftOut.includes('outcomes') ? null : { ...outcomes },
        rows: rows ?? null,
        classes: classes === undefined ? null : (0,_write_declared_js__WEBPACK_IMPORTED_MODULE_7__/* .writeDeclared */ .A)(_facts_results_result_forms_js__WEBPACK_IMPORTED_MODULE_3__/* .CLASSES_IN_FILE */ .s0, (0,_facts_results_result_forms_js__WEBPACK_IMPORTED_MODULE_3__/* .classesInFile */ .Ag)(classes), lineOf),
        robustness: robustness === undefined ? null : (0,_write_declared_js__WEBPACK_IMPORTED_MODULE_7__/* .writeDeclared */ .A)((0,_model_security_scan_common_schema_values__WEBPACK_IMPORTED_MODULE_2__/* .inFile */ .s5)(_model_security_scan_engine_results__WEBPACK_IMPORTED_MODULE_0__/* .ROBUSTNESS */ .PA), robustness, lineOf),
        skill: skill ?? null,
        label: (0,_result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .lineOrNull */ .RR)(label, _result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FIELD_LENGTH */ .$o),
    };
}
/** A text of others as one line. */
function lineOf(text) {
    return (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, _result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PATH_LENGTH */ .Kb);
}
/** So many plots of an analysis, lines of a plot and points of a line are kept. */
const [MOST_PLOTS, MOST_LINES, MOST_POINTS] = [4, 6, 21];
const MOST_MAGNITUDE = 1e15;
/** Plots for pages that are made from results files: as few numbers as show the same. That of `robustness` is not among them. */
function plotObjects(evidence) {
    return evidence
        .flatMap((one) => (one.kind === 'curve' && one.marks === undefined ? [one] : []))
        .slice(0, MOST_PLOTS)
        .map(({ title, xLabel, yLabel, isScore, series }) => ({
        title: plainName(title),
        x_label: plainName(xLabel),
        y_label: plainName(yLabel),
        is_score: isScore === true,
        lines: series.slice(0, MOST_LINES).map(({ name, points, band }) => ({
            name: plainName(name),
            points: tuplesText(points),
            band: band === undefined ? null : tuplesText(band),
        })),
    }));
}
/** Numbers with four digits: `0,0.1 0.5,0.3`. */
function tuplesText(tuples) {
    const step = Math.ceil((tuples.length - 1) / (MOST_POINTS - 1));
    return tuples
        .filter((_tuple, index) => index % step === 0 || index === tuples.length - 1)
        .filter((tuple) => tuple.every((number) => Math.abs(number) < MOST_MAGNITUDE))
        .map((tuple) => tuple.map((number) => String(Number(number.toPrecision(4)))).join(','))
        .join(' ');
}
function plainName(text) {
    return (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, _result_object_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FIELD_LENGTH */ .$o);
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
