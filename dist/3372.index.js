export const id = 3372;
export const ids = [3372,1096];
export const modules = {

/***/ 5965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ preprocessingText),
/* harmony export */   PO: () => (/* binding */ withSizing),
/* harmony export */   ut: () => (/* binding */ PREPROCESSING_NAMES)
/* harmony export */ });
/* unused harmony exports IMAGENET, onlySizes */
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'];
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}


/***/ }),

/***/ 1096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findMissingSlots),
/* harmony export */   describeMissingSlots: () => (/* binding */ describeMissingSlots),
/* harmony export */   y: () => (/* binding */ reportMissingSlots)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);


/**
 * Finds the slots that the service usually asks for in such an analysis, but that have no artifact. Only the answer to
 * the submission says for certain which slots the service asks for (observed publicly; not in the service spec), so
 * people can allow them to be missing.
 * @param held the slots whose files the service holds already, as the config file says
 */
function findMissingSlots(spec, held = []) {
    const { task, attack, fields, artifacts, local } = spec;
    if (local !== undefined) {
        return (0,_facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_1__/* .neededSlots */ .Tb)(spec).filter((slot) => !artifacts.some((one) => one.slot === slot));
    }
    const row = (0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(task, attack);
    // That no service takes such an attack is a mistake of its own.
    const usual = row === undefined || row.isLocalOnly === true ? [] : row.usualSlots;
    const unneeded = fields.use_model_api === 'yes' ? [...held, 'model'] : held;
    const wanted = usual.filter((slot) => !unneeded.includes(slot));
    return wanted.filter((slot) => !artifacts.some((artifact) => artifact.slot === slot));
}
/**
 * Reports every analysis without a usual artifact, before anything is sent: the service would take the submission, and
 * the analysis would be lost.
 */
function reportMissingSlots(specs, held = []) {
    return specs.flatMap((spec) => {
        const missing = describeMissingSlots(spec, held);
        if (missing === undefined)
            return [];
        const allow = ' If your service works without, write service: { allow-missing-artifacts: true }.';
        const message = `${spec.name}: ${missing}${spec.local === undefined ? allow : ''}`;
        return [{ place: spec.place ?? { kind: 'input', input: 'config-file' }, message }];
    });
}
/** @returns a warning for people, or undefined if nothing is missing */
function describeMissingSlots(spec, held = []) {
    const slots = findMissingSlots(spec, held);
    if (slots.length === 0)
        return undefined;
    const lines = slots.map((slot) => `"${slot}: <path>"`).join(', ');
    if (spec.local !== undefined) {
        return `The analysis needs ${slots.join(', ')}. Add ${lines} under artifacts.`;
    }
    const [are, them] = slots.length === 1 ? ['is', 'it'] : ['are', 'them'];
    return (`The service usually asks for ${slots.join(', ')}, which ${are} not given. If it asks for ${them}, the analysis fails as ` +
        'upload-failed after its submission. ' +
        `Add ${lines} under artifacts.`);
}


/***/ }),

/***/ 8311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ POLICY_SETTING_NAMES),
/* harmony export */   cw: () => (/* binding */ policySettings),
/* harmony export */   z1: () => (/* binding */ POLICY_SETTINGS)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_names_of__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6225);

/** Meaning of each setting. All are numbers of at least 0. */
const POLICY_SETTINGS = {
    threshold: {
        inCode: 'threshold',
        meaning: 'Score above which the analysis is vulnerable.',
        expected: 'the score above which the analysis is vulnerable',
        example: '0.5',
    },
    'max-increase': {
        inCode: 'maxIncrease',
        meaning: 'How far the score may rise above that of the baseline. Default: inputs are compared one by one, or the intervals if the attack does not say which inputs fell.',
        expected: 'how far the score may rise above that of the baseline',
        example: '0.05',
    },
    'max-disagreement': {
        inCode: 'maxDisagreement',
        meaning: 'With the input compare: the share of inputs that a change may make the model answer otherwise than in the base commit.',
        expected: 'the share of inputs that may be answered otherwise than before',
        example: '0.05',
    },
    'max-accuracy-loss': {
        inCode: 'maxAccuracyLoss',
        meaning: 'With the input compare: how much accuracy (R\u00b2 of a regression) a change may cost.',
        expected: 'how much accuracy a change may cost',
        example: '0.01',
    },
};
/** The keys of the gate's own policy in a model's or an attack's mapping. They are never sent. */
const POLICY_SETTING_NAMES = (0,_model_security_scan_common_names_of__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .e)(POLICY_SETTINGS);
/** Names the settings as an analysis has them. @param values by the names of the config file */
function policySettings(values) {
    return Object.fromEntries(POLICY_SETTING_NAMES.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [[POLICY_SETTINGS[name].inCode, value]];
    }));
}


/***/ }),

/***/ 1220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ SWITCH_FORMS),
/* harmony export */   LG: () => (/* binding */ MINIMUM_FORMS),
/* harmony export */   s5: () => (/* binding */ MINIMUM_NAMES)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

/** What an attack must at least be done with, and what a model must at least be right about. */
const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'];
/** The meaning and the form of each value. */
const MINIMUM_FORMS = {
    samples: formOf('samples', 'Number of inputs that are attacked.'),
    queries: {
        meaning: 'Number of queries: number_of_attack_queries.',
        ...{ isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
    },
    accuracy: {
        meaning: 'Accuracy of the model on its own data.',
        ...{ isWhole: false, min: 0, max: 1, example: '0.6' },
    },
    eps: formOf('eps', 'How far an input may be changed, as a share of the range of each number.'),
};
function formOf(name, meaning) {
    const { isWhole, min, max, example } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .Tj[name];
    return { meaning, isWhole, min, max, example };
}
/** The switches at the root of the config file that require something. A row is all of a switch but what it does. */
const SWITCH_FORMS = [
    {
        name: 'require-attacked',
        inCode: 'requireAttacked',
        meaning: 'Every model in the repository must be attacked or accepted: any other fails the run as not-tested. Default: false.',
    },
];


/***/ }),

/***/ 3372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeSettings: () => (/* binding */ judgeSettings)
});

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/decide/policy/base-commit.ts
var base_commit = __webpack_require__(1694);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
// EXTERNAL MODULE: ./src/text/similar-names.ts
var similar_names = __webpack_require__(6835);
// EXTERNAL MODULE: ./src/decide/policy/threshold.ts
var policy_threshold = __webpack_require__(9088);
;// CONCATENATED MODULE: ./src/decide/policy/base-policy.ts




/** Finds the analysis of the same name. */
function findSame(analyses, { name }) {
    const wanted = (0,similar_names/* foldName */.zN)(name);
    return analyses.find((one) => (0,similar_names/* foldName */.zN)(one.name) === wanted);
}
/** The analyses of the base that a pull request no longer has. Of another task, it is another attack with other scores. */
function findDropped(head, base) {
    return base.analyses.filter((spec) => findSame(head.analyses, spec)?.task !== spec.task);
}
/** Lists what the base gives and the pull request leaves out: without it the attack may look for less. */
function findDroppedSlots(head, base, keys) {
    return head.analyses.flatMap((spec) => {
        const present = new Set(spec.artifacts.map(({ slot }) => slot));
        const given = findSame(base.analyses, spec)?.artifacts.map(({ slot }) => slot) ?? [];
        return given.filter((slot) => keys.has(slot) && !present.has(slot)).map((slot) => ({ spec, slot }));
    });
}
/** The digests that artifacts of an analysis must have, by slot. */
function pinsOf({ artifacts }) {
    return new Map(artifacts.flatMap(({ slot, sha256 }) => (sha256 === undefined ? [] : [[slot, sha256]])));
}
/** The threshold that an analysis has of its own, or by default. */
function thresholdOf(spec) {
    return (0,policy_threshold/* effectiveThreshold */.FK)(undefined, (0,policy_threshold/* ownThreshold */.qf)(spec));
}
/**
 * Judges the analyses of a pull request by the policy of its base: nothing of the pull request's own policy is left. How hard
 * is attacked, and with which data, is policy; what describes the model is the pull request's. An analysis that the base does
 * not know gets the stricter of its own threshold and the default. Pure.
 * @param keys what is policy
 */
function judgeByBase(head, base, keys) {
    // An input names the baseline; its file is policy like the config file.
    return {
        ...takeMarked(head, base, new Set([...keys, 'baseline'])),
        analyses: head.analyses.map((spec) => withLimitsOf(spec, findSame(base.analyses, spec), keys)),
    };
}
function takeMarked(head, base, keys) {
    const isMarked = ([name]) => keys.has(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
    return Object.fromEntries([
        ...Object.entries(head).filter((entry) => !isMarked(entry)),
        ...Object.entries(base).filter(isMarked),
    ]);
}
function withLimitsOf(spec, known, keys) {
    const threshold = known === undefined ? stricterThreshold(spec) : thresholdOf(known);
    const limits = known ?? { maxIncrease: 0 };
    const { local } = spec;
    // A setting that the base does not give has its default.
    const ofBase = known && (0,catalog/* settingsOf */.f5)(known.local?.settings ?? {}, spec.task, spec.attack);
    return {
        ...takeMarked(spec, { ...limits, threshold }, keys),
        fields: fieldsBy(spec, threshold, known, keys),
        artifacts: known === undefined ? spec.artifacts : pinnedBy(spec, known, keys),
        thresholdFrom: sourceOf(known ?? spec, threshold),
        ...(local && {
            local: {
                ...local,
                threshold,
                settings: ofBase === undefined ? local.settings : takeMarked(local.settings, ofBase, keys),
            },
        }),
    };
}
function fieldsBy({ fields }, threshold, known, keys) {
    // A service stores its own verdict with the threshold, and a record of it may skip later scans.
    const ofThreshold = 'vulnerability_threshold' in fields ? { vulnerability_threshold: String(threshold) } : {};
    const isTaken = ([name]) => (0,secret_field/* isFieldName */.ac)(name) && keys.has(name);
    if (known === undefined)
        return { ...fields, ...ofThreshold };
    return Object.fromEntries([
        ...Object.entries(fields).filter((entry) => !isTaken(entry)),
        ...Object.entries({ ...ofThreshold, ...known.fields }).filter(isTaken),
    ]);
}
/** Pins of the pull request stay where the base has none: they can only be stricter. */
function pinnedBy({ artifacts }, known, keys) {
    const pins = pinsOf(known);
    return artifacts.map((artifact) => {
        const sha256 = keys.has(artifact.slot) ? pins.get(artifact.slot) : undefined;
        return sha256 === undefined ? artifact : { ...artifact, sha256, pinnedBy: 'base' };
    });
}
/** An analysis that the base does not know may have the default although its own config file gives another one. */
function sourceOf(spec, threshold) {
    return threshold === thresholdOf(spec) ? (0,policy_threshold/* thresholdSource */.rb)(undefined, spec) : 'default';
}
function stricterThreshold(spec) {
    const usual = spec.local === undefined
        ? (0,policy_threshold/* effectiveThreshold */.FK)(undefined, undefined)
        : (0,catalog/* defaultThreshold */.Ri)(spec.attack, spec.task);
    return Math.min(thresholdOf(spec), usual);
}

// EXTERNAL MODULE: ./packages/engine/src/catalog/picture-preprocessing.ts
var picture_preprocessing = __webpack_require__(5965);
// EXTERNAL MODULE: ./src/facts/policy/requirements.ts
var requirements = __webpack_require__(1220);
// EXTERNAL MODULE: ./src/facts/policy/policy-limits.ts
var policy_limits = __webpack_require__(8311);
;// CONCATENATED MODULE: ./src/decide/policy/compare-policies.ts






const NOT_GIVEN = 'not given';
/**
 * Lists the keys whose values a pull request changes, with the value of the base and that of the pull request. It does not
 * say which of them loosens the check. Pure.
 */
function comparePolicies(head, base) {
    const [now, then] = [byKey(policyEntries(head, base)), byKey(policyEntries(base, head))];
    return [...new Set([...then.keys(), ...now.keys()])].flatMap((name) => {
        const [before, after] = [then.get(name), now.get(name)];
        if (before?.value === after?.value)
            return [];
        const key = after?.key ?? before?.key ?? name;
        return [{ key, before: before?.value ?? NOT_GIVEN, after: after?.value ?? NOT_GIVEN }];
    });
}
/** Entries with one key are one, so that none hides behind another. Names are compared without case. */
function byKey(entries) {
    const groups = Map.groupBy(entries, ([key]) => (0,similar_names/* foldName */.zN)(key));
    return new Map([...groups].map(([name, group]) => [
        name,
        { key: group[0]?.[0] ?? name, value: group.map(([, value]) => value).join('; ') },
    ]));
}
/** Entries of which some have no value. */
function given(...entries) {
    return entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
}
/**
 * Lists the keys of a policy with their values. An analysis or a baseline that the other policy does not have is one entry.
 * Pure.
 * @param other the policy that this one is compared with
 */
function policyEntries(gate, other) {
    return [
        ...gate.analyses.flatMap((spec) => analysisEntries(spec, findSame(other.analyses, spec) !== undefined)),
        ...gate.accept.map((entry) => [`accept ${entry.key} ${entry.what}`, acceptText(entry)]),
        ...baselineEntries(gate.baseline, other.baseline !== undefined),
        ...fileEntries(gate.files),
        ...serviceEntries(gate.service),
        ...requirementEntries(gate),
        ...gate.covers.map(({ path, model }) => [`covers ${path}`, `model ${model}`]),
    ];
}
function analysisEntries(spec, isInBoth) {
    const { name } = spec;
    const known = { ...spec, threshold: thresholdOf(spec) };
    if (!isInBoth)
        return [[name, `analysed, threshold ${String(known.threshold)}`]];
    const entries = [
        ...given(...policy_limits/* POLICY_SETTING_NAMES */.Pq.map((key) => [key, known[policy_limits/* POLICY_SETTINGS */.z1[key].inCode]])),
        ...[...pinsOf(spec)].map(([slot, sha256]) => [`sha256 of ${slot}`, sha256]),
        ...settingEntries(spec),
    ];
    return entries.map(([key, value]) => [`${name} ${key}`, value]);
}
function settingEntries(spec) {
    const { task, modelId, model, fields, artifacts, local } = spec;
    // Secrets come from inputs, which are those of the workflow.
    const shown = Object.entries(fields).filter(([name, value]) => name !== 'vulnerability_threshold' && name !== 'model_api_details' && !(0,secret_field/* holdsSecret */.hK)(name, value));
    return [
        ...given(['task', task], ['id', (0,similar_names/* foldName */.zN)(modelId) === (0,similar_names/* foldName */.zN)(model) ? undefined : modelId]),
        ...shown,
        ...artifacts.map(({ slot, path }) => [slot, path]),
        ...(local === undefined ? [] : modelEntries(local)),
        ...Object.entries(local?.settings ?? {}).map(([name, value]) => [
            name,
            JSON.stringify(value),
        ]),
    ];
}
function modelEntries({ output, predict, preprocessing }) {
    return given(['output', output], ['predict', predict === undefined ? undefined : functionText(predict)], ['gradient', predict?.gradient], ['preprocessing', preprocessing === undefined ? undefined : (0,picture_preprocessing/* preprocessingText */.Mk)(preprocessing)]);
}
function functionText({ function: name, input }) {
    return input === undefined ? name : `${name} (input: ${input})`;
}
function acceptText({ until, maxScore, sha256, isNotTested, reason }) {
    const limits = given(['until', until], ['max-score', maxScore], ['sha256', sha256]);
    const parts = [...limits.map((entry) => entry.join(' ')), ...(isNotTested === true ? ['not-tested'] : [])];
    return `${parts.join(', ')} (${reason})`.trim();
}
function fileEntries({ paths, leftOut, failOn }) {
    const patterns = [...paths.map(({ path }) => path), ...leftOut.map(({ path }) => `!${path}`)];
    const shown = patterns.length === 0 ? undefined : patterns.join(', ');
    return given(['files paths', shown], ['files fail-on', failOn]);
}
function serviceEntries({ reportFormat, allowsMissingArtifacts, notSent = [], paths = {}, }) {
    return given(['service report-format', reportFormat], ['service allow-missing-artifacts', allowsMissingArtifacts === true ? 'true' : undefined], ['service not-sent', notSent.length === 0 ? undefined : notSent.join(', ')], ...Object.entries(paths).map(([name, path]) => [`service paths ${name}`, path]));
}
function baselineEntries(baseline, isInBoth) {
    if (baseline === undefined)
        return [];
    const { file, sha256 = 'not known', analyses, fileFindings } = baseline;
    const whole = [`baseline ${file}`, `sha256 ${sha256}`];
    if (!isInBoth)
        return [whole];
    return [
        whole,
        ...analyses.map((one) => [`baseline ${one.name}`, resultText(one)]),
        ...fileFindings.map(({ finding, fingerprints, sha256: content = 'not known' }) => [
            `baseline ${finding}`,
            `${fingerprints.join(', ')} in sha256 ${content}`,
        ]),
    ];
}
function resultText({ score, methodVersion, eps, skill }) {
    const parts = given(['score', score ?? 'none'], ['eps', eps], ['tolerance', skill?.tolerance], ['method version', methodVersion]);
    return parts.map((entry) => entry.join(' ')).join(', ');
}
function requirementEntries({ minimum, ...switches }) {
    const entries = (key, values) => Object.entries(values).map(([name, value]) => [`${key} ${name}`, String(value)]);
    return [
        ...(minimum === undefined ? [] : entries('minimum', minimum.all)),
        ...[...(minimum?.tasks ?? [])].flatMap(([task, values]) => entries(`minimum ${task}`, values)),
        ...requirements/* SWITCH_FORMS */.Hb.flatMap(({ name, inCode }) => switches[inCode] === undefined ? [] : [[name, 'true']]),
    ];
}

// EXTERNAL MODULE: ./src/decide/missing-slots.ts
var missing_slots = __webpack_require__(1096);
// EXTERNAL MODULE: ./src/decide/scan/unattacked.ts
var unattacked = __webpack_require__(140);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
// EXTERNAL MODULE: ./src/settings/base-policy-input.ts
var base_policy_input = __webpack_require__(4146);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/decide/judge-checkout.ts
var judge_checkout = __webpack_require__(3292);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
;// CONCATENATED MODULE: ./src/run/base-files.ts




const MAX_CONFIG_BYTES = 2 * 1024 * 1024;
const MAX_BASELINE_BYTES = 20 * 1024 * 1024;
/** A run that only shows the changes does not wait long for GitHub. */
const MAX_ATTEMPTS_TO_SHOW = 2;
const MAX_REQUEST_MS_TO_SHOW = 10_000;
/**
 * Fetches the files that hold the policy of a base.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
async function fetchBaseFiles(context, { from, configFile, baselineFile }, commit) {
    const { runner, settings, signal } = context;
    const { openGithubForRun } = await __webpack_require__.e(/* import() */ 5475).then(__webpack_require__.bind(__webpack_require__, 5475));
    const github = await openGithubForRun(runner, from === 'base' ? settings : hurried(settings), signal);
    const config = configFile === undefined ? undefined : await fetchConfig(context, github, configFile, commit);
    if (config !== undefined && 'fault' in config)
        return config;
    const baseline = baselineFile === undefined ? undefined : await fetchBaseline(context, github, baselineFile, commit);
    if (baseline !== undefined && 'fault' in baseline)
        return baseline;
    return { config, baseline };
}
async function fetchConfig(context, github, file, commit) {
    const place = await findPolicyPlace(context, file);
    if ('fault' in place)
        return place;
    const wanted = { path: place.path, file, commit, maxBytes: MAX_CONFIG_BYTES };
    const found = await fetchFile(github, wanted);
    if (found !== undefined || place.isCertain)
        return found;
    // A base without this file has no policy. That must not be concluded from a path that may be wrong.
    return {
        fault: `The base commit has no ${(0,sanitize/* quotedName */.aH)(file)}, and the workspace has no .git folder that says where the file lies in the ` +
            'repository. Let actions/checkout check the repository out.',
    };
}
/** A baseline whose place in the repository is not known is one that the base lacks: then every finding is new. */
async function fetchBaseline(context, github, file, commit) {
    const place = await findPolicyPlace(context, file);
    if ('fault' in place)
        return undefined;
    return fetchFile(github, { path: place.path, file, commit, maxBytes: MAX_BASELINE_BYTES });
}
async function fetchFile(github, wanted) {
    const { path, file, commit, maxBytes } = wanted;
    const found = await github.readFileAt({ path, commit, maxBytes });
    switch (found.kind) {
        case 'missing':
            return undefined;
        case 'text':
            return { path: file, shown: `${path} at ${commit.slice(0, 7)}`, text: found.text };
        case 'unusable':
            return unusable(wanted, found.why);
    }
}
function unusable({ path, commit }, why) {
    const end = why.endsWith('.') ? '' : '.';
    return { fault: `${(0,sanitize/* quotedName */.aH)(path)} at the base commit ${commit.slice(0, 7)} ${why}${end}` };
}
function hurried(settings) {
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const service = {
        ...settings.service,
        requestTimeoutMs: Math.min(requestTimeoutMs, MAX_REQUEST_MS_TO_SHOW),
        maxAttempts: Math.min(maxAttempts, MAX_ATTEMPTS_TO_SHOW),
    };
    return { ...settings, service };
}
/**
 * Finds where a file of the policy lies in the repository of a pull request. The repository may be checked out into a folder
 * of the workspace; then this folder is no part of the path, and it must have the commit of the run checked out, since it
 * could be a checkout of something else.
 * @param file relative to the workspace
 */
async function findPolicyPlace({ runner: { event }, settings: { workspace } }, file) {
    const [folder, nested] = await (0,workspace_head/* findCheckouts */.FP)(workspace, file);
    if (folder === undefined)
        return { path: file, isCertain: false };
    if (nested !== undefined) {
        return {
            fault: `${(0,sanitize/* quotedName */.aH)(file)} belongs to another repository, which is checked out in ${(0,sanitize/* quotedName */.aH)(nested)}. Keep the file in the ` +
                'repository of the pull request.',
        };
    }
    if (folder === '')
        return { path: file, isCertain: true };
    const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(workspace, file);
    const { commit } = (0,target/* readTarget */._E)(event);
    const { fault, notice } = commit === undefined ? NO_COMMIT : (0,judge_checkout/* judgeCheckout */.a)(checkedOut, commit, event);
    const why = fault ?? notice;
    return why === undefined
        ? { path: file.slice(folder.length + 1), isCertain: true }
        : { fault: `It is not known which repository is checked out in ${(0,sanitize/* quotedName */.aH)(folder)}. ${why}` };
}
const NO_COMMIT = { fault: 'The event names no commit.', notice: undefined };

;// CONCATENATED MODULE: ./src/run/base-policy-step.ts












/**
 * Compares the policy of a pull request with that of its base, and with `policy-from: base` puts the base's in its place.
 * @throws the reason of the run's signal, if the run ends meanwhile
 */
async function judgeSettings(context) {
    const { runner, settings, signal } = context;
    const source = settings.policySource;
    if (source === undefined)
        return { settings };
    const commit = (0,base_commit/* readBaseCommit */.F)(runner.event);
    if (commit.kind === 'none') {
        if (source.from === 'base') {
            runner.log.info('policy-from: base has no effect, because this run is not about a pull request.');
        }
        return { settings };
    }
    if (source.configFile === undefined && source.baselineFile === undefined)
        return { settings };
    const read = await readBase(context, source, commit);
    signal.throwIfAborted();
    if ('fault' in read)
        return source.from === 'base' ? refuse(settings, read) : showUnread(context, read);
    const judged = judge(settings, source, read);
    logComparison(context, judged.comparison);
    return judged;
}
async function readBase(context, source, commit) {
    const { runner, settings } = context;
    if (commit.kind !== 'commit') {
        return invalid(POLICY_FROM, `The ${runner.event.eventName} event does not name the base commit.`);
    }
    if (settings.reports.githubToken === undefined) {
        return invalid(TOKEN, 'The input github-token is empty. Remove it to use its default.');
    }
    const { sha } = commit;
    try {
        const fetched = await fetchBaseFiles(context, source, sha);
        if ('fault' in fetched)
            return invalid(POLICY_FROM, fetched.fault);
        const head = policyOf(settings);
        const read = await (0,base_policy_input/* readBasePolicy */.w)(fetched, settings);
        read.secrets.forEach(runner.mask);
        if (read.problems.length > 0)
            return broken(read.problems);
        const policy = complete(read.policy, head, source);
        return { commit: sha, policy, keys: read.keys, notes: notesOf(fetched, source) };
    }
    catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof errors/* GithubError */.E1))
            throw error;
        const { message, permission, status } = error;
        if (permission !== undefined || status === 401)
            return invalid(TOKEN, message);
        const failure = new errors/* ServiceError */._7('unavailable', `${message} ${UNDECIDED}`, {
            origin: 'github',
            cause: error,
        });
        return { fault: message, error: failure };
    }
}
const POLICY_FROM = { kind: 'input', input: 'policy-from' };
const TOKEN = { kind: 'input', input: 'github-token' };
const UNDECIDED = 'With policy-from: base nothing is decided without the policy of the base.';
function invalid(place, fault) {
    const message = `the policy of the base cannot be read. ${fault} ${UNDECIDED}`;
    return { fault, error: new problem/* InvalidInputError */.oC([{ place, message }]) };
}
function broken(problems) {
    const [first] = problems;
    const more = problems.length < 2 ? '' : ` There are ${String(problems.length)} problems in all.`;
    const fault = `It is not valid: ${first === undefined ? '' : (0,problem/* describeProblem */.BJ)(first)}${more}`;
    return { fault, error: new problem/* InvalidInputError */.oC(problems) };
}
function policyOf({ analyses, policy, supplyChain, service }) {
    const { files, covers } = supplyChain;
    return { analyses, service: service.declared, ...policy, files, covers };
}
/** What inputs give, and what lies outside the workspace, belongs to the workflow: there it is the same for both sides. */
function complete(base, head, { configFile, baselineFile }) {
    const { baseline: ofHead, ...rest } = head;
    const { baseline: ofBase, ...own } = base;
    const baseline = baselineFile === undefined ? ofHead : ofBase;
    return { ...(configFile === undefined ? rest : own), ...(baseline === undefined ? {} : { baseline }) };
}
function notesOf({ config, baseline }, { from, configFile, baselineFile }) {
    const notes = [];
    if (configFile !== undefined && config === undefined) {
        notes.push(`The base has no policy: it has no file ${(0,sanitize/* quotedName */.aH)(configFile)}.`);
    }
    if (baselineFile !== undefined && baseline === undefined) {
        const outside = 'A file that an earlier step fetches belongs outside the workspace, such as in ${{ runner.temp }}: then it counts.';
        const counts = from === 'base' ? ` So no baseline counts. ${outside}` : '';
        notes.push(`The base has no baseline file ${(0,sanitize/* quotedName */.aH)(baselineFile)}.${counts}`);
    }
    return notes;
}
function refuse(settings, { fault, error }) {
    return { settings: unjudged(settings), comparison: { kind: 'unread', why: fault }, error };
}
/** A run that decides nothing has no policy to show: that of the pull request judged nothing. */
function unjudged(settings) {
    return {
        ...settings,
        policy: { accept: [] },
        supplyChain: { ...settings.supplyChain, ...file_scan/* NO_SUPPLY_CHAIN_POLICY */.zJ },
    };
}
function showUnread({ runner, settings }, { fault }) {
    runner.log.info(`The policy of the base could not be read, so its changes are not shown. ${fault}`);
    return { settings, comparison: { kind: 'unread', why: fault } };
}
function judge(settings, { from }, read) {
    const head = policyOf(settings);
    const { commit: base, policy, keys, notes } = read;
    const changes = comparePolicies(head, policy);
    const comparison = { kind: 'compared', base, judgedBy: from, changes, notes };
    if (from === 'head')
        return { settings, comparison };
    const mayMiss = policy.service.allowsMissingArtifacts === true;
    const problems = [
        ...findDropped(head, policy).map(droppedProblem),
        ...findDroppedSlots(head, policy, keys).map(droppedSlotProblem),
        ...(0,unattacked/* findUnscanned */.Jx)(policy, settings),
        ...(mayMiss ? [] : (0,missing_slots/* reportMissingSlots */.y)(head.analyses, policy.service.notSent)),
    ];
    if (problems.length > 0) {
        return { settings: unjudged(settings), comparison, error: new problem/* InvalidInputError */.oC(problems) };
    }
    const { analyses, files, covers, service, ...own } = judgeByBase(head, policy, keys);
    return {
        settings: {
            ...settings,
            analyses,
            service: { ...settings.service, declared: service },
            policy: own,
            supplyChain: { ...settings.supplyChain, files, covers },
        },
        comparison,
    };
}
function droppedProblem({ name, task }) {
    const message = `is base, and the base analyses ${(0,sanitize/* quotedName */.aH)(name)} as ${task}, but this pull request does not. Restore the analysis, under this name. ` +
        'If it has to go, someone who may merge without this check has to decide that.';
    return { place: POLICY_FROM, message };
}
function droppedSlotProblem({ spec: { name, place }, slot }) {
    const message = `policy-from is base, and the base gives ${slot} of ${(0,sanitize/* quotedName */.aH)(name)}, but this pull request gives none. ` +
        'Restore the artifact. If it has to go, someone who may merge without this check has to decide that.';
    return { place: place ?? POLICY_FROM, message };
}
function logComparison({ runner }, comparison) {
    if (comparison?.kind !== 'compared')
        return;
    const { base, judgedBy, changes, notes } = comparison;
    for (const note of notes)
        runner.log.info(note);
    const found = changes.length === 0
        ? 'The pull request does not change the policy.'
        : `The pull request changes the policy: ${(0,number_words/* counted */.hS)(changes.length, 'change', 'changes')}.`;
    const whose = judgedBy === 'base' ? ' The policy of the base judges this run.' : '';
    const title = `${found} The base is ${base}.${whose}`;
    const lines = changes.map(({ key, before, after }) => `${key} ${before} -> ${after}`);
    if (lines.length === 0)
        runner.log.info(title);
    else
        runner.log.group(title, lines);
}


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBasePolicy)
/* harmony export */ });
/* harmony import */ var _input_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1411);
/* harmony import */ var _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1786);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6835);



/**
 * Reads the policy of a base from its files, by the same code that reads that of a pull request.
 * @param settings those of the pull request
 */
async function readBasePolicy({ config, baseline }, { only, service }) {
    const { parseConfig, policyKeys } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1040), __webpack_require__.e(3820), __webpack_require__.e(6781)]).then(__webpack_require__.bind(__webpack_require__, 3820));
    // Nothing of the base is run.
    const { config: rules } = (0,_input_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .rulesFor */ .N)(service, true);
    const parsed = config === undefined ? NO_CONFIG : parseConfig(config.text, config.shown, rules);
    const read = await readBaselineOf(baseline);
    const wanted = new Set(only.map(_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN));
    const isWanted = (name) => wanted.size === 0 || wanted.has((0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(name));
    return {
        policy: {
            analyses: parsed.analyses.filter(({ name, model }) => isWanted(name) || isWanted(model)),
            ...parsed.gate,
            ...('problem' in read ? {} : read),
        },
        keys: policyKeys(rules),
        problems: [...parsed.problems, ...('problem' in read ? [read.problem] : [])],
        secrets: parsed.secrets,
    };
}
const NO_CONFIG = { analyses: [], gate: _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_GATE */ .g7, problems: [], secrets: [] };
async function readBaselineOf(given) {
    if (given === undefined)
        return {};
    const { readBaselineText } = await Promise.all(/* import() */[__webpack_require__.e(515), __webpack_require__.e(164), __webpack_require__.e(9677)]).then(__webpack_require__.bind(__webpack_require__, 9677));
    const read = readBaselineText(given.text, given.path, given.shown);
    return 'message' in read ? { problem: read } : { baseline: read };
}


/***/ })

};
