export const id = 3820;
export const ids = [3820];
export const modules = {

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

/***/ 3820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig),
  parseConfigText: () => (/* binding */ parseConfigText),
  policyKeys: () => (/* binding */ policyKeys)
});

// UNUSED EXPORTS: rootSchema

// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
// EXTERNAL MODULE: ./src/facts/policy/requirements.ts
var requirements = __webpack_require__(1220);
// EXTERNAL MODULE: ./src/text/similar-names.ts
var similar_names = __webpack_require__(6835);
// EXTERNAL MODULE: ./packages/common/src/schema/schema.ts
var schema_schema = __webpack_require__(2844);
// EXTERNAL MODULE: ./src/settings/schema/text.ts
var schema_text = __webpack_require__(4122);
// EXTERNAL MODULE: ./src/settings/schema/forms.ts + 1 modules
var schema_forms = __webpack_require__(5766);
// EXTERNAL MODULE: ./packages/common/src/schema/tree.ts
var tree = __webpack_require__(8223);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/facts/policy/acceptance.ts
var acceptance = __webpack_require__(4927);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
;// CONCATENATED MODULE: ./packages/engine/src/catalog/python-function.ts
/** What a Python function is given: lists of rows, an array of NumPy, or a frame of pandas. */
const PYTHON_INPUTS = ['lists', 'numpy', 'pandas'];
const LONGEST_NAME = 200;
const IDENTIFIER = String.raw `[\p{ID_Start}_]\p{ID_Continue}*`;
const FUNCTION_NAME = new RegExp(String.raw `^${IDENTIFIER}(?:\.${IDENTIFIER})*:${IDENTIFIER}$`, 'u');
/** True for `package.module:function`. A path, a call or an expression is none. */
function isFunctionName(text) {
    return text.length <= LONGEST_NAME && FUNCTION_NAME.test(text);
}

// EXTERNAL MODULE: ./src/settings/config/config-rules.ts
var config_rules = __webpack_require__(1786);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
;// CONCATENATED MODULE: ./src/settings/config/artifacts.ts








/** The SHA-256 of a content. */
const SHA256 = {
    limits: { pattern: '^[0-9a-fA-F]{64}$' },
    convert: (text) => /^[\da-f]{64}$/iu.test(text.trim()) ? text.trim().toLowerCase() : undefined,
};
const PATH = (0,schema_text/* line */.n8)({
    expected: 'the path of a file or folder in the workspace, such as models/digits.h5',
    json: { type: ['string', 'number'], pattern: String.raw `^(?!/|[A-Za-z]:)[^\\]+$` },
    findFault: findPathFault,
});
const PINNED = (0,schema_schema/* mapping */.pq)({
    path: (0,schema_schema/* needed */.Ow)({ ...PATH, json: { description: 'Path of a file or folder.', ...PATH.json } }),
    sha256: (0,schema_schema/* needed */.Ow)((0,schema_text/* scalar */.d_)({
        ...SHA256,
        expected: 'the SHA-256 of the content, 64 hexadecimal digits, as "model-security validate" prints it; to accept any content, write only the path',
    })),
});
function slotSchema(slot) {
    const rows = catalog/* ROWS */.Ir.filter((row) => row.usualSlots.includes(slot));
    const attacks = rows.map((row) => `${row.attack} of ${row.task}`).join(', ');
    const pinned = (0,schema_schema/* then */.k8)(PINNED, ({ values: { path, sha256 } }) => path === undefined || sha256 === undefined ? undefined : { path, sha256 });
    const content = (0,schema_schema/* either */.gP)('mapping', pinned, (0,schema_schema/* then */.k8)(PATH, (path) => ({ path })), {
        description: `Path of a file or folder, or its path and the digest of its content. Usually needed by ${attacks}.`,
    });
    return (0,schema_schema/* then */.k8)(content, (given, tree, diagnostics) => ({
        slot,
        place: diagnostics.place(tree.span),
        ...given,
    }));
}
const SLOT_KEYS = (0,schema_forms/* keysOf */.YD)(catalog/* SLOTS */._f, (slot) => (slot === 'model' ? slotSchema(slot) : (0,schema_schema/* policy */.JN)(slotSchema(slot))));
const FUNCTION = (0,schema_text/* line */.n8)({
    expected: 'a Python function as package.module:function, such as models.serve:predict, which is imported from the workspace',
    limits: { pattern: String.raw `^[^\s/\\:()]+:[^\s/\\:().]+$`, examples: ['models.serve:predict'] },
    findFault: (text) => {
        if (isFunctionName(text))
            return undefined;
        const isPath = /[/\\]|\.py\b/u.test(text);
        return isPath ? `the path ${(0,nearest/* quoted */.TL)(text)} (write dots for slashes, and no .py)` : (0,nearest/* quoted */.TL)(text);
    },
});
const WITH_INPUT = (0,schema_schema/* mapping */.pq)({
    function: (0,schema_schema/* needed */.Ow)(FUNCTION),
    input: (0,schema_forms/* word */.Vm)(PYTHON_INPUTS, {
        description: 'What the function is given: numpy, or lists for tables with text, if absent.',
    }),
});
const PREDICT = (0,schema_schema/* either */.gP)('mapping', (0,schema_schema/* then */.k8)(WITH_INPUT, ({ values: { function: name, input } }) => name === undefined ? undefined : { function: name, ...(input === undefined ? {} : { input }) }), (0,schema_schema/* then */.k8)(FUNCTION, (name) => ({ function: name })), {
    description: 'Only with base-url: local and python: allow: the Python function that answers as the model, in the place of model.',
});
const NOT_ALLOWED = '"predict" names a Python function, and calling it runs code of the repository. The input python is ' +
    'never, its default. Set it to allow if the repository\u2019s tests may run here, too; or give "model", a ' +
    'file from which no code is run.';
const NO_PREDICT = '"gradient" gives the gradient of the function that "predict" names, so it needs "predict". Add ' +
    '"predict", or remove "gradient".';
const TWICE = '"predict" and "model" both say what answers as the model. Remove one of them. List files that the ' +
    'function loads in "covers" of the model.';
/** `artifacts` of a model or an attack: upload slots with their files, or a Python function in the place of the model. */
function artifactsSchema({ isLocal, mayRunPython }) {
    const refused = mayRunPython ? undefined : NOT_ALLOWED;
    const keys = {
        ...SLOT_KEYS,
        predict: { ...PREDICT, refused: isLocal ? refused : (0,config_rules/* onlyLocal */.sW)('predict') },
        gradient: {
            ...FUNCTION,
            json: {
                ...FUNCTION.json,
                description: 'The Python function that gives the gradient of predict, for white-box attacks: it takes inputs and weights, and returns ' +
                    'the gradient of (weights * predict(inputs)).sum() with respect to the inputs.',
                examples: ['models.serve:gradient'],
            },
        },
    };
    const description = 'Files and folders to upload, by upload slot; paths start from the workspace and stay in it.';
    return (0,schema_schema/* then */.k8)((0,schema_schema/* mapping */.pq)(keys, { json: { description } }), ({ values, given }, _tree, diagnostics) => {
        const [predict, gradient] = [given.get('predict'), given.get('gradient')];
        if (predict === undefined && gradient !== undefined)
            diagnostics.report(gradient.keySpan, NO_PREDICT);
        if (predict !== undefined && given.has('model'))
            diagnostics.report(predict.keySpan, TWICE);
        return {
            files: new Map(catalog/* SLOTS */._f.filter((slot) => given.has(slot)).map((slot) => [slot, values[slot]])),
            givesPredict: predict !== undefined,
            predict: values.predict && {
                ...values.predict,
                ...(values.gradient === undefined ? {} : { gradient: values.gradient }),
            },
        };
    });
}
/** What an attack has of its own replaces what its model has. What answers as the model is one of `model` and `predict`. */
function mergeArtifacts(shared = NO_ARTIFACTS, own = NO_ARTIFACTS) {
    const inherited = [...shared.files].filter(([slot]) => slot !== 'model' || !own.givesPredict);
    const files = new Map([...inherited, ...own.files]);
    const given = catalog/* SLOTS */._f.filter((slot) => files.has(slot)).map((slot) => files.get(slot));
    const right = given.filter((artifact) => artifact !== undefined);
    const usesShared = !own.givesPredict && !own.files.has('model');
    return {
        files,
        givesPredict: own.givesPredict || (usesShared && shared.givesPredict),
        predict: usesShared ? shared.predict : own.predict,
        specs: right.length === given.length ? right : undefined,
    };
}
const NO_ARTIFACTS = { files: new Map(), givesPredict: false };
/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;
/**
 * Finds the reason that a path cannot name an artifact. It checks only the text of the path; links are resolved when the
 * artifact is opened.
 * @returns undefined if the path is relative and stays in the workspace
 */
function findPathFault(path) {
    if (path.length > MAX_PATH_LENGTH)
        return `a path of over ${String(MAX_PATH_LENGTH)} characters`;
    if (path.includes('\\'))
        return 'a backslash (write / between folders, on Windows as well)';
    if (path.startsWith('/') || /^[a-z]:/iu.test(path)) {
        return 'an absolute path (write it relative to the workspace)';
    }
    const normal = external_node_path_.posix.normalize(path);
    if (normal === '..' || normal.startsWith('../'))
        return 'a path that leads out of the workspace';
    if (normal === '.' || normal === './')
        return 'the whole workspace (name a file or folder in it)';
    return undefined;
}

// EXTERNAL MODULE: ./src/facts/report-kinds.ts
var report_kinds = __webpack_require__(643);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
;// CONCATENATED MODULE: ./src/settings/config/sections.ts









/** Paths and patterns inside the workspace, each with its place. */
function patterns(json) {
    const pattern = (0,schema_text/* line */.n8)({
        expected: 'a path or a pattern inside the workspace, such as tests/fixtures/**',
        json: { type: 'string', minLength: 1 },
        findFault: (text) => sections_findPathFault(text.replace(/^!/u, '')),
    });
    const placed = (0,schema_schema/* then */.k8)(pattern, (path, tree, diagnostics) => ({ path, place: diagnostics.place(tree.span) }));
    const expected = 'a list of paths or patterns inside the workspace, such as [models, tests/fixtures/**]';
    return (0,schema_schema/* list */.p_)(placed, { expected, json });
}
/** `files:` of the config file: which files are scanned, and from which severity on a finding fails the check. */
const FILES = (0,schema_schema/* then */.k8)((0,schema_schema/* mapping */.pq)({
    paths: patterns({
        description: 'Files, folders and patterns that are scanned; those that begin with ! are left out. Default: every file.',
        examples: [['**', '!vendor/**']],
    }),
    'fail-on': (0,schema_forms/* word */.Vm)(file_scan/* FAIL_ON */.d$, {
        description: 'The severity from which on a finding in a file fails the check.',
        default: 'high',
    }),
}, { json: { description: 'The scan of the model files.' } }), ({ values, given }, _tree, diagnostics) => {
    const all = values.paths ?? [];
    const paths = all.filter(({ path }) => !path.startsWith('!'));
    const leftOut = all
        .filter((one) => !paths.includes(one))
        .map((one) => ({ ...one, path: one.path.slice(1) }));
    const entry = given.get('paths');
    if (entry !== undefined && leftOut.length > 0 && paths.length === 0) {
        const example = JSON.stringify(['**', ...leftOut.map(({ path }) => `!${path}`)]);
        const message = `"paths" only leaves files out. Say first what is scanned: paths: ${example}.`;
        diagnostics.report(entry.value.span, message);
    }
    return { paths, leftOut, failOn: values['fail-on'] ?? file_scan/* NO_SUPPLY_CHAIN_POLICY */.zJ.files.failOn };
});
/** Finds a fault in a path that must stay inside the workspace; it fits after `found`. */
function sections_findPathFault(path) {
    const parts = path.split(/[/\\]/u);
    if (parts.includes('..'))
        return 'a path with ".."';
    return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}
/** `service:` of the config: what a service is asked for, what it holds already, and addresses that the service spec leaves open. */
const SERVICE = (0,schema_schema/* then */.k8)((0,schema_schema/* mapping */.pq)({
    'report-format': (0,schema_forms/* word */.Vm)(report_kinds/* REPORT_FORMATS */.EL, { description: 'Format of reports. Some kinds of reports exist only as zip.', default: 'pdf' }, { anyCase: true }),
    'allow-missing-artifacts': (0,schema_forms/* flag */.Jt)({
        description: 'Submit an analysis even if an artifact is not given that the service usually asks for. Otherwise the run fails ' +
            'before anything is sent.',
        default: false,
    }),
    'not-sent': (0,schema_schema/* list */.p_)((0,schema_forms/* word */.Vm)(catalog/* SLOTS */._f, {}), {
        expected: 'a list of files that the service holds, such as [model]',
        json: {
            description: 'Files that the service holds already, so that it names no address for them.',
            examples: [['model']],
        },
    }),
    paths: (0,schema_schema/* mapping */.pq)({
        status: address("a job's status", '/v2/jobs/{job_id}', ['job_id']),
        report: address("a job's report", '/v2/jobs/{job_id}/report?type={report_type}&format={file_format}', [...['job_id', 'report_type', 'file_format']]),
    }),
}, {
    json: {
        description: 'What the client has to know of a service. Without effect on analyses on the runner.',
    },
}), ({ values }) => {
    const { 'report-format': reportFormat, 'not-sent': notSent = [], paths } = values;
    return (0,present/* present */.E)({
        reportFormat,
        allowsMissingArtifacts: values['allow-missing-artifacts'] === true ? true : undefined,
        notSent: notSent.length === 0 ? undefined : notSent,
        paths: paths === undefined || paths.given.size === 0 ? undefined : paths.values,
    });
});
/** @param known the names in braces that it may hold; each is replaced by its value, percent-encoded */
function address(what, example, known) {
    return (0,schema_text/* line */.n8)({
        expected: `an address on the service that begins with "/" and holds {job_id}, such as "${example}"`,
        findFault: (path) => findAddressFault(path, known),
        json: {
            description: `Address of ${what}, on the origin of base-url. {job_id} is replaced by the id of the job.`,
            type: 'string',
            pattern: '^/(?!/)[^#\\\\\\s]*\\{job_id\\}',
            examples: [example],
        },
    });
}
/** Finds a fault in an address; it fits after `found`. It must stay on the origin of base-url, which gets the credentials. */
function findAddressFault(path, known) {
    const braces = [...path.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
    const unknown = braces.find((name) => !known.includes(name));
    if (unknown !== undefined)
        return `{${unknown}}, but only {${known.join('}, {')}} is replaced`;
    if (!braces.includes('job_id'))
        return `${(0,nearest/* quoted */.TL)(path)}, which has no {job_id}`;
    const rest = path.replaceAll(/\{[^{}]*\}/gu, 'x');
    if (/[{}\\#\s]/u.test(rest))
        return `${(0,nearest/* quoted */.TL)(path)}, which holds a brace, a backslash, a "#" or a blank`;
    const origin = 'https://service.invalid';
    const isOnOrigin = /^\/(?!\/)/u.test(rest) && new URL(origin + rest).pathname === rest.replace(/\?.*$/u, '');
    return isOnOrigin ? undefined : (0,nearest/* quoted */.TL)(path);
}
const VALUES = (0,schema_forms/* keysOf */.YD)(requirements/* MINIMUM_NAMES */.s5, (name) => (0,schema_forms/* number */.ai)(requirements/* MINIMUM_FORMS */.LG[name]));
function minimum(json) {
    return (0,schema_schema/* then */.k8)((0,schema_schema/* mapping */.pq)(VALUES, { json }), ({ values }) => values);
}
const OF_TASKS = (0,schema_forms/* keysOf */.YD)(catalog/* TASKS */.n3, () => minimum({ description: 'Of the analyses of this task. A value here replaces that of all.' }));
/** `minimum:` of the config file: the least that counts, for all analyses and for those of a task. */
const MINIMUM = (0,schema_schema/* then */.k8)((0,schema_schema/* mapping */.pq)({ ...VALUES, ...OF_TASKS }, {
    json: {
        description: 'The least that counts. Smaller samples, queries and eps are raised to it; a model with a lower accuracy is not-tested.',
    },
}), ({ values: given }) => ({
    all: Object.fromEntries(requirements/* MINIMUM_NAMES */.s5.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
    tasks: new Map(catalog/* TASKS */.n3.flatMap((task) => (given[task] === undefined ? [] : [[task, given[task]]]))),
}));

;// CONCATENATED MODULE: ./src/settings/config/accept.ts














const FILE_RULE = { pattern: `^(model-security/)?(${rules/* RULE_IDS */.Iu.join('|')}):` };
function path(example) {
    const expected = `a path or a pattern inside the workspace, such as ${example}`;
    return (0,schema_text/* line */.n8)({ expected, limits: { examples: [example] }, findFault: sections_findPathFault });
}
const KEYS = {
    finding: (0,schema_text/* line */.n8)({
        expected: 'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl',
        limits: { pattern: '[/:]' },
    }),
    name: (0,schema_text/* line */.n8)({
        expected: 'a call or class as findings show it, such as mypackage.layers.build, or the start of several, such as mypackage.*',
        limits: { pattern: String.raw `^[^*]+\*?$` },
    }),
    files: path('vendor/**'),
    model: path('models/old.joblib'),
    'max-score': (0,schema_forms/* number */.ai)({ meaning: 'The highest score that is accepted.', example: '0.6' }, 'the highest score that is accepted'),
    'not-tested': (0,schema_text/* scalar */.d_)({
        expected: 'true',
        json: { description: 'Accepts that it could not be tested.', enum: [true, 'true'] },
        convert: (text) => (text.trim() === 'true' ? true : undefined),
    }),
    sha256: (0,schema_text/* scalar */.d_)({
        ...SHA256,
        expected: 'the SHA-256 of the file as the finding shows it, 64 hexadecimal digits',
    }),
    until: (0,schema_text/* line */.n8)({
        expected: 'the last day on which it counts, such as 2027-03-31, in UTC',
        limits: { pattern: String.raw `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` },
        findFault: findDayFault,
    }),
    reason: (0,schema_text/* line */.n8)({
        expected: 'why it is accepted, for whoever reads this later',
        limits: { not: { const: acceptance/* REASON_PLACEHOLDER */.f } },
        findFault: findReasonFault,
    }),
};
const NO_FILE = { finding: { not: FILE_RULE } };
const KINDS = {
    analysis: { takes: ['finding', 'max-score'], needs: [], ...NO_FILE },
    'not-tested': { takes: ['finding', 'not-tested'], needs: ['not-tested', 'until'], ...NO_FILE },
    file: { takes: ['finding', 'sha256'], needs: ['sha256'], finding: FILE_RULE },
    name: { takes: ['name', 'sha256'], needs: [] },
    files: { takes: ['files'], needs: [] },
    model: { takes: ['model'], needs: [] },
};
function kindJson({ takes, needs, finding = {} }) {
    const taken = [...takes, 'until', 'reason'];
    const properties = taken.map((key) => [key, { ...KEYS[key].json, ...(key === 'finding' ? finding : {}) }]);
    return {
        type: 'object',
        additionalProperties: false,
        required: [takes[0], 'reason', ...needs],
        properties: Object.fromEntries(properties),
    };
}
const WHAT = 'an entry of "accept"';
const ENTRY = (0,schema_schema/* then */.k8)((0,schema_schema/* mapping */.pq)(KEYS, { owner: WHAT }), (picked, tree) => ({ ...picked, tree }));
/** `accept:` of the config file: everything that the team accepts, and why. What it names is checked by `readAccept`. */
const ACCEPT = (0,schema_schema/* list */.p_)({ ...ENTRY, json: { oneOf: Object.values(KINDS).map(kindJson) } }, {
    expected: 'a list, each item starting with "- finding:"',
    json: { description: 'What is accepted, each entry with its reason.' },
});
/**
 * Checks the entries of `accept`.
 * @param declared the names of all analyses in the config file, whether or not they run
 */
function readAccept(entries, declared, diagnostics) {
    const first = new Map();
    for (const entry of entries) {
        const read = readEntry(entry, declared, diagnostics);
        if (read === undefined)
            continue;
        const before = first.get(identityOf(read));
        if (before === undefined)
            first.set(identityOf(read), read);
        else {
            const places = `${(0,problem/* describePlace */.df)(before.place)} and ${(0,problem/* describePlace */.df)(read.place)}`;
            const message = `${(0,nearest/* quoted */.TL)(read.what)} is accepted twice, at ${places}. Keep one of the two.`;
            diagnostics.report(entry.tree.span, message);
        }
    }
    return [...first.values()];
}
/** Two entries of one identity accept the same. Each content of a file has its own entry. */
function identityOf({ key, what, file, sha256, isNotTested }) {
    const name = file === undefined ? (key === 'finding' ? (0,similar_names/* foldName */.zN)(what) : what) : [file.rule, file.path];
    return JSON.stringify([key, name, sha256, isNotTested]);
}
function readEntry(entry, declared, diagnostics) {
    const { values, given, tree } = entry;
    const [key, ...others] = acceptance/* ACCEPT_KEYS */.sC.filter((name) => given.has(name));
    if (key === undefined || others.length > 0) {
        diagnostics.report(tree.span, `${WHAT} needs exactly one of ${acceptance/* ACCEPT_KEYS */.sC.join(', ')}.`);
        return undefined;
    }
    const what = values[key]?.trim();
    if (what === undefined)
        return undefined;
    const named = readWhat(key, what, declared);
    if (typeof named === 'string') {
        const message = `"${key}" is ${(0,nearest/* quoted */.TL)(what)}${named} Expected ${KEYS[key].expected ?? ''}.`;
        diagnostics.report(given.get(key)?.value.span ?? tree.span, message);
        return undefined;
    }
    reportLimits(entry, named, diagnostics);
    const { reason, sha256, until, 'max-score': maxScore, 'not-tested': isNotTested } = values;
    if (reason === undefined)
        return undefined;
    return {
        ...named,
        ...(isNotTested && { isNotTested }),
        ...(0,present/* present */.E)({ maxScore, sha256, until: until?.trim() }),
        reason: reason.trim(),
        place: diagnostics.place(tree.span),
    };
}
/** Reports what bounds an entry and does not fit what it names, and what it needs. */
function reportLimits({ given, tree }, { key, what, file }, diagnostics) {
    const isNotTested = given.has('not-tested');
    const ofFinding = file === undefined ? (isNotTested ? 'not-tested' : 'analysis') : 'file';
    const { takes, needs } = KINDS[key === 'finding' ? ofFinding : key];
    for (const [name, { keySpan }] of given) {
        if (takes.includes(name) || name === 'until' || name === 'reason')
            continue;
        const where = isNotTested && name === 'max-score' ? ' with "not-tested"' : '';
        diagnostics.report(keySpan, `an entry for ${(0,nearest/* quoted */.TL)(what)}${where} takes no "${name}". Remove it.`);
    }
    for (const name of [...needs, 'reason']) {
        if (given.has(name))
            continue;
        diagnostics.report(tree.span, `an entry for ${(0,nearest/* quoted */.TL)(what)} needs "${name}": ${KEYS[name].expected ?? ''}.`);
    }
}
/** @returns what the entry names; or what is wrong with it, which fits after the quoted text */
function readWhat(key, what, declared) {
    if (key === 'finding')
        return readFinding(what, declared);
    const isWrong = key === 'name' && what.includes('*') && !/^[^*]+\*$/u.test(what);
    return isWrong ? ': the only wildcard is one * at the end of a name.' : { key, what };
}
/** The names of models may have a colon, so what stands before one is a rule only if it is a known one. */
function readFinding(what, declared) {
    const [before, path] = splitAt(what, what.indexOf(':'));
    const rule = rules/* RULE_IDS */.Iu.find((id) => id === before.replace(/^model-security\//u, ''));
    if (rule !== undefined) {
        const fault = (0,schema_text/* findTextFault */.Xe)(path) ?? sections_findPathFault(path);
        return fault === undefined
            ? { key: 'finding', what, file: { rule, path: external_node_path_.posix.normalize(path) } }
            : `: it names ${fault}.`;
    }
    const isDeclared = declared.some((name) => (0,similar_names/* foldName */.zN)(name) === (0,similar_names/* foldName */.zN)(what));
    if (isDeclared)
        return { key: 'finding', what };
    if (what.includes('*'))
        return ', but there are no wildcards: name each finding.';
    const [, attack] = splitAt(what, what.lastIndexOf('/'));
    const isAnalysis = !what.includes(':') || catalog/* ATTACKS */.O5.some((name) => name === attack.toLowerCase());
    if (what.includes('/') && isAnalysis) {
        const meant = (0,nearest/* nearest */.pA)(what, declared);
        return { key: 'finding', what, isUndeclared: true, ...(0,present/* present */.E)({ nearest: meant }) };
    }
    return what.includes(':') ? `, but there is no rule ${(0,nearest/* quoted */.TL)(before)}${(0,nearest/* didYouMean */.au)(before, rules/* RULE_IDS */.Iu)}` : '.';
}
function splitAt(text, index) {
    return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
function findDayFault(text) {
    const day = text.trim();
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(day))
        return (0,nearest/* quoted */.TL)(text);
    const timeMs = Date.parse(`${day}T00:00:00Z`);
    const isReal = !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(day);
    return isReal ? undefined : `${(0,nearest/* quoted */.TL)(day)}, which is not a day in the calendar`;
}
function findReasonFault(text) {
    if (text.trim() !== acceptance/* REASON_PLACEHOLDER */.f)
        return undefined;
    return `the placeholder ${acceptance/* REASON_PLACEHOLDER */.f} (write your reason in its place, such as "only our own build reads it")`;
}

// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
// EXTERNAL MODULE: ./src/facts/policy/policy-limits.ts
var policy_limits = __webpack_require__(8311);
// EXTERNAL MODULE: ./src/core/secret-field.ts
var secret_field = __webpack_require__(5762);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
;// CONCATENATED MODULE: ./src/settings/config/forms.ts



/** The longest list that is sent, in characters. */
const MAX_LIST_LENGTH = 65_536;
const ANY_TEXT = { type: ['string', 'number', 'boolean'], pattern: String.raw `\S` };
/** Each form as it is read and sent (service spec 2.3: every value is a string). */
const FORMS = {
    text: (0,schema_text/* line */.n8)({ expected: 'one line of text', json: ANY_TEXT }),
    switch: (0,schema_text/* scalar */.d_)({
        expected: 'yes or no (true and false are understood as well)',
        json: {
            type: ['string', 'boolean'],
            pattern: '^([Yy][Ee][Ss]|[Nn][Oo]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$',
        },
        convert: toSwitch,
    }),
    integer: digits('integer', 'a whole number in plain digits, such as 20000', /^\d+$/u),
    decimal: digits('number', 'a number in plain decimals, such as 0.5', /^\d+(?:\.\d+)?$/u),
    dimensions: listed('positive whole numbers, such as [28, 28, 1]', (text) => /^[1-9]\d*$/u.test(text.trim()), toDimensions, { type: ['integer', 'string'], minimum: 1, pattern: String.raw `^[1-9]\d*$` }, {
        type: ['integer', 'string'],
        minimum: 1,
        pattern: String.raw `^[(\[]?\s*[1-9]\d*(\s*,\s*[1-9]\d*)*\s*,?\s*[)\]]?$`,
    }),
    list: listed('names, such as [job, marital]', 
    // A comma inside a name would split it into two names.
    (text) => !text.includes(','), (text) => joinParts(text.split(',')), { type: ['string', 'number', 'boolean'], pattern: '^[^,]+$' }, ANY_TEXT),
};
function digits(type, expected, pattern) {
    return (0,schema_text/* scalar */.d_)({
        expected,
        json: {
            type: [type, 'string'],
            minimum: 0,
            pattern: pattern.source.replace('?:', ''),
        },
        findFault: (text) => (Number(text) < 0 ? `${(0,nearest/* quoted */.TL)(text)}, which is negative` : undefined),
        convert: (text) => (pattern.test(text.trim()) ? text.trim() : undefined),
    });
}
/** A list, or one text with commas. */
function listed(expected, isPart, convert, partJson, json) {
    const part = (0,schema_text/* scalar */.d_)({ expected, json: partJson, convert: (text) => (isPart(text) ? text : undefined) });
    const parts = (0,schema_schema/* then */.k8)((0,schema_schema/* list */.p_)(part, { least: 1 }), (texts, tree, diagnostics) => {
        const isWhole = tree.kind !== 'list' || texts.length === tree.items.length;
        const wire = isWhole ? joinParts(texts) : undefined;
        if (wire === undefined || wire.length <= MAX_LIST_LENGTH)
            return wire;
        diagnostics.reportMismatch(tree, 'a list', expected, 'far too many entries');
        return undefined;
    });
    return (0,schema_schema/* either */.gP)('list', parts, (0,schema_text/* scalar */.d_)({ expected, json, convert }));
}
function toSwitch(text) {
    const word = text.trim().toLowerCase();
    if (word === 'yes' || word === 'true')
        return 'yes';
    return word === 'no' || word === 'false' ? 'no' : undefined;
}
function toDimensions(text) {
    const dimensions = withoutBrackets(text.trim()).split(',');
    return dimensions.every((one) => /^[1-9]\d*$/u.test(one.trim())) ? joinParts(dimensions) : undefined;
}
function withoutBrackets(text) {
    if (text.startsWith('[') && text.endsWith(']'))
        return text.slice(1, -1);
    if (!text.startsWith('(') || !text.endsWith(')'))
        return text;
    const inner = text.slice(1, -1).trim();
    // Python writes the shape of a one-dimensional input as `(10,)`.
    return inner.endsWith(',') ? inner.slice(0, -1) : inner;
}
function joinParts(parts) {
    const trimmed = parts.map((part) => part.trim());
    return trimmed.length === 0 || trimmed.includes('') ? undefined : trimmed.join(',');
}

;// CONCATENATED MODULE: ./src/settings/config/fields.ts







/** The service's own name of a threshold, which only some attacks have. */
const WIRE_THRESHOLD = 'vulnerability_threshold';
/** The fields of requests that a mapping takes. @param owner names the mapping in messages */
function fieldKeys(names, owner, rules) {
    const other = `"${WIRE_THRESHOLD}", which is a field of extraction. Use "threshold": every attack takes it.`;
    const keys = (0,schema_forms/* keysOf */.YD)(names, (name) => fieldSchema(name, rules));
    if (names.includes(WIRE_THRESHOLD))
        return keys;
    return { ...keys, [WIRE_THRESHOLD]: (0,schema_schema/* refusedKey */.ko)(`${owner} takes no ${other}`) };
}
function fieldSchema(name, { isLocal }) {
    const { form, meaning, example, default: fallback, isPolicy } = catalog/* FIELDS */.cJ[name];
    const schema = (0,schema_schema/* named */.KT)(`field-${name}`, {
        ...FORMS[form],
        json: {
            description: meaning,
            ...FORMS[form].json,
            ...(fallback === undefined ? {} : { default: fields_valueOf(form, fallback) }),
            examples: [fields_valueOf(form, example)],
        },
    });
    return {
        ...(isPolicy === true ? (0,schema_schema/* policy */.JN)(schema) : schema),
        read: (tree, what, diagnostics) => {
            // A secret is masked even if its form is wrong: it is in the file anyway.
            if (tree.kind === 'scalar' && (0,secret_field/* holdsSecret */.hK)(name, tree.text)) {
                diagnostics.secrets.add(tree.text);
                if (isLocal)
                    diagnostics.report(tree.span, `${what} ${NO_SECRETS}`);
            }
            return schema.read(tree, what, diagnostics);
        },
    };
}
const NO_SECRETS = `cannot be given here with base-url: ${settings/* LOCAL */.G8}, because a pull request can change this file. Give it through the input ` +
    'model-api-details.';
/** A value of the attack table, which are all texts, as one writes it in JSON. */
function fields_valueOf(form, text) {
    return form === 'integer' || form === 'decimal' || form === 'dimensions' ? JSON.parse(text) : text;
}
/**
 * Completes the fields of a request: exactly those of the row, in the order of the table. An attack's own field comes
 * before a shared one, and a shared one before the default.
 * @returns the fields, and the names of those that were not given and have no default
 */
function completeFields(row, shared, own, { isLocal }) {
    const fields = {};
    const missing = [];
    for (const name of row.fields) {
        const source = own.given.has(name) ? own : shared;
        const value = source.values[name] ?? catalog/* FIELDS */.cJ[name].default ?? (isLocal ? local_analysis/* NOT_GIVEN */.y8[name] : undefined);
        if (value !== undefined)
            fields[name] = value;
        else if (!source.given.has(name))
            missing.push(name);
    }
    return { fields, missing };
}

// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./packages/engine/src/catalog/picture-preprocessing.ts
var picture_preprocessing = __webpack_require__(5965);
;// CONCATENATED MODULE: ./src/settings/config/preprocessing.ts




const MOST_PIXELS = 8192;
const DECIMAL = /^-?(?:\d{1,6}(?:\.\d{1,15})?|\.\d{1,15})$/u;
function side(meaning) {
    const pixels = (0,schema_text/* scalar */.d_)({
        expected: `a whole number of pixels up to ${String(MOST_PIXELS)}, such as 224, or a height and a width, such as [224, 320]`,
        json: { type: 'integer', minimum: 1, maximum: MOST_PIXELS },
        convert: (text) => numberIn(text, /^\d{1,5}$/u, 1, MOST_PIXELS),
    });
    return (0,schema_schema/* listOrOne */.Q3)(pixels, { least: 1, most: 2, json: { description: meaning } });
}
function ofChannels(expected, json, least) {
    const value = (0,schema_text/* scalar */.d_)({
        expected: `${expected} for each channel, of values from 0 to 1, such as [0.485, 0.456, 0.406]`,
        json: { type: 'number', ...json },
        convert: (text) => numberIn(text, DECIMAL, least, Number.MAX_VALUE),
    });
    return (0,schema_schema/* listOrOne */.Q3)(value, {
        least: 1,
        most: 4,
        json: { description: 'For each channel, of values from 0 to 1.' },
    });
}
function numberIn(text, form, least, most) {
    const value = form.test(text.trim()) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
}
const STEPS = (0,schema_schema/* mapping */.pq)({
    resize: side('The shorter side in pixels, or height and width.'),
    crop: side('The side of the square in the middle, or height and width.'),
    mean: ofChannels('a number', {}, -Number.MAX_VALUE),
    std: ofChannels('a number above 0', { exclusiveMinimum: 0 }, Number.MIN_VALUE),
}, { json: { minProperties: 1 } });
const EXPECTED = `${picture_preprocessing/* PREPROCESSING_NAMES */.ut.join(', ')}, or a mapping such as { resize: 256, crop: 224, mean: [0.5], std: [0.5] }`;
/** `preprocessing` of a model: what is done to pictures before the model sees them. */
const PREPROCESSING = (0,schema_schema/* either */.gP)('mapping', (0,schema_schema/* then */.k8)(STEPS, ({ values }, tree, diagnostics) => {
    const isEmpty = tree.kind === 'mapping' && tree.entries.length === 0;
    if (isEmpty)
        diagnostics.report(tree.span, `"preprocessing" is empty. Expected ${EXPECTED}.`);
    return values;
}), (0,schema_forms/* word */.Vm)(picture_preprocessing/* PREPROCESSING_NAMES */.ut, {}, { expected: EXPECTED }), {
    description: 'What is done to pictures before the model sees them. Only with `base-url: local`.',
});

;// CONCATENATED MODULE: ./src/settings/config/setting-keys.ts






/** What a change may do to a model is nothing of a single attack. */
const OF_MODEL = ['max-disagreement', 'max-accuracy-loss'];
/** The settings of local analyses and of the gate, in the mapping of a model or an attack. None of them is ever sent. */
function settingKeys(owner) {
    const key = (name, schema) => (0,schema_schema/* policy */.JN)((0,schema_schema/* named */.KT)(`setting-${name}`, schema));
    const placed = (name, schema) => ({
        ...key(name, schema),
        refused: findPlaceFault(name, owner),
    });
    const gate = policy_limits/* POLICY_SETTING_NAMES */.Pq.filter((name) => owner.isModel || !OF_MODEL.includes(name));
    return {
        ...(0,schema_forms/* keysOf */.YD)(gate, (name) => key(name, policySetting(name))),
        ...(0,schema_forms/* keysOf */.YD)(catalog/* NUMBER_SETTING_NAMES */.em, (name) => placed(name, (0,schema_forms/* number */.ai)({ ...catalog/* ENGINE_SETTINGS */.Tj[name], meaning: meaningOf(name) }))),
        ...(0,schema_forms/* keysOf */.YD)(catalog/* COLUMN_SETTING_NAMES */.zS, (name) => placed(name, columnSetting(name))),
        ...(0,schema_forms/* keysOf */.YD)([catalog/* LABEL_SETTING_NAME */.MP], (name) => placed(name, labelSetting())),
    };
}
/** The same keys in a mapping that holds only fields of requests: there they are refused. */
function misplacedSettings(rules) {
    const names = [...catalog/* ENGINE_SETTING_NAMES */.rk, ...policy_limits/* POLICY_SETTING_NAMES */.Pq];
    return (0,schema_forms/* keysOf */.YD)(names, (name) => (0,schema_schema/* refusedKey */.ko)(describeMisplaced(name, rules)));
}
function describeMisplaced(name, { isLocal }) {
    const isTaken = isLocal || policy_limits/* POLICY_SETTING_NAMES */.Pq.some((taken) => taken === name);
    return isTaken
        ? `"${name}" is not a field of a request. Write it beside "config", in the model\u2019s own mapping, or in the attack\u2019s.`
        : (0,config_rules/* onlyLocal */.sW)(name);
}
function findPlaceFault(name, owner) {
    if (!owner.rules.isLocal)
        return (0,config_rules/* onlyLocal */.sW)(name);
    if (owner.attacks.some((attack) => (0,catalog/* takesSetting */.Ro)(name, owner.task, attack)))
        return undefined;
    const takers = [...((0,catalog/* attacksWithSetting */.Mi)(name) ?? []), ...(catalog/* ENGINE_SETTINGS */.Tj[name].tasks ?? [])];
    return `${owner.name} takes no "${name}": it is for ${takers.join(', ')}. Remove it.`;
}
function meaningOf(name) {
    return `${catalog/* ENGINE_SETTINGS */.Tj[name].meaning} Only with base-url: local; never sent.`;
}
function policySetting(name) {
    const { meaning, expected, example } = policy_limits/* POLICY_SETTINGS */.z1[name];
    return (0,schema_forms/* number */.ai)({ meaning: `${meaning} Never sent.`, example }, expected);
}
function labelSetting() {
    const { example } = catalog/* ENGINE_SETTINGS */.Tj[catalog/* LABEL_SETTING_NAME */.MP];
    const expected = 'a column by name or place (counted from 0), or none';
    const json = {
        description: meaningOf(catalog/* LABEL_SETTING_NAME */.MP),
        type: ['string', 'integer'],
        examples: [example],
    };
    return (0,schema_text/* line */.n8)({ expected, json });
}
function columnSetting(name) {
    const expected = `columns by name or place, such as ${catalog/* ENGINE_SETTINGS */.Tj[name].example}`;
    const column = (0,schema_text/* line */.n8)({ expected, json: { type: ['string', 'integer'] } });
    return (0,schema_schema/* listOrOne */.Q3)(column, { json: { description: meaningOf(name) } });
}

;// CONCATENATED MODULE: ./src/settings/config/models.ts













const MAX_NAME_LENGTH = 100;
const MAX_ID_LENGTH = 1000;
/** Finds a fault in a model's id. The service spec gives no form, so only ids that break the URL's path are refused. */
function findIdFault(id) {
    if (id === '.' || id === '..')
        return 'one or two dots, which would lead to another address';
    return id.length > MAX_ID_LENGTH ? `over ${String(MAX_ID_LENGTH)} characters` : undefined;
}
/** Finds the reason that a text cannot be a model's name, which is used in outputs and in `only`. */
function findNameFault(name) {
    if (name.length > MAX_NAME_LENGTH)
        return `a name of ${String(name.length)} characters`;
    // In a line of the log, a backslash would also look like the path of a compiler's message.
    if (/[,/\\]/u.test(name))
        return 'a comma, a slash or a backslash in it';
    // Two different names must not look the same.
    if ((0,sanitize/* blankInvisible */.Cq)(name) !== name)
        return 'an invisible character in it';
    return name === name.trim() ? undefined : 'a space at its start or end';
}
function nameSchema({ isLocal }) {
    return (0,schema_text/* line */.n8)({
        expected: `a name of at most ${String(MAX_NAME_LENGTH)} characters, without commas, slashes, backslashes and invisible characters`,
        json: {
            description: 'Names the model in outputs, statuses and the only input. No two models share one.',
            type: ['string', 'number'],
            pattern: '^[^,/]+$',
            maxLength: MAX_NAME_LENGTH,
            examples: ['digits'],
        },
        findFault: (text) => findNameFault(text) ?? (isLocal ? findIdFault(text) : undefined),
    });
}
const ID = (0,schema_schema/* named */.KT)('id', (0,schema_text/* line */.n8)({
    expected: "the registered model's id",
    json: {
        description: 'Id of the registered model. An attack can have its own, if each is registered apart. Not needed with ' +
            '`base-url: local`.',
        type: ['string', 'number'],
        minLength: 1,
        maxLength: MAX_ID_LENGTH,
    },
    findFault: findIdFault,
}));
const TASK = (0,schema_forms/* word */.Vm)(catalog/* TASKS */.n3, { description: 'What the model does.' });
const OUTPUT = (0,schema_text/* line */.n8)({
    expected: 'the name of an output of the model',
    json: {
        description: 'Name of the output of the model that gives the scores of the classes. Only with `base-url: local`, and needed only if ' +
            'the file has several outputs that could be meant.',
        type: ['string', 'number'],
        minLength: 1,
    },
});
const COVERS = patterns({
    description: 'Other files of the repository that are the same model, such as the file that was converted: paths or patterns.',
    examples: [['models/digits.pt']],
});
/** The rows of a task. If the task is unknown, all rows, so that the rest of the model can still be checked. */
function rowsOf(task) {
    return task === undefined ? catalog/* ROWS */.Ir : catalog/* ROWS */.Ir.filter((row) => row.task === task);
}
/** The fields that at least one of these rows takes, without repetition. */
function fieldsOf(rows) {
    return [...new Set(rows.flatMap((row) => row.fields))];
}
/** The name of an attack in messages. */
function describeAttack(attack, task) {
    return task === undefined ? attack : `${attack} of ${task}`;
}
function attackSchema(attack, task, rules) {
    const name = describeAttack(attack, task);
    const rows = rowsOf(task).filter((row) => row.attack === attack);
    const slots = [...new Set(rows.flatMap((row) => row.usualSlots))];
    const only = task !== undefined && (0,catalog/* isLocalOnly */.we)(task, attack);
    const keys = {
        ...fieldKeys(fieldsOf(rows), name, rules),
        id: ID,
        artifacts: (0,schema_schema/* named */.KT)('artifacts', artifactsSchema(rules)),
        ...settingKeys({ rules, name, task, attacks: [attack], isModel: false }),
    };
    const words = `The ${attack} attack of ${task ?? 'a model'}. Files it usually needs: ${slots.join(', ')}.`;
    const description = `${words}${only ? ` Only with base-url: ${settings/* LOCAL */.G8}.` : ''}`;
    const refused = only && !rules.isLocal ? localOnlyFault(attack, task) : undefined;
    return { ...(0,schema_schema/* mapping */.pq)(keys, { owner: name, json: { description } }), refused };
}
/** Says that a service does not take an analysis. */
function localOnlyFault(attack, task) {
    const taken = rowsOf(task).filter((row) => row.isLocalOnly !== true);
    return (`${attack} of ${task} is local only: it runs with base-url: ${settings/* LOCAL */.G8}, and no service takes it. Remove it, or analyse it with ` +
        `base-url: ${settings/* LOCAL */.G8}. A service takes: ${taken.map((row) => row.attack).join(', ')}.`);
}
function attacksSchema(task, rules) {
    const attacks = task === undefined ? catalog/* ATTACKS */.O5 : (0,catalog/* attacksOf */.F7)(task);
    const keys = (0,schema_forms/* keysOf */.YD)(attacks, (attack) => attackSchema(attack, task, rules));
    const schema = (0,schema_schema/* mapping */.pq)(keys, {
        ...(task === undefined ? {} : { owner: `"attacks" of ${task}` }),
        expected: 'a mapping with a line for each attack, such as "extraction: {}"',
        json: { description: `The attacks to run: ${attacks.join(', ')}.`, minProperties: 1 },
    });
    return (0,schema_schema/* then */.k8)(schema, (picked, tree, diagnostics) => {
        const isEmpty = tree.kind !== 'mapping' || tree.entries.length === 0;
        if (isEmpty)
            diagnostics.report(tree.span, NO_ATTACK);
        return picked;
    });
}
const NO_ATTACK = '"attacks" names no attack. Add one, such as "extraction: {}".';
function configSchema(task, rules) {
    const owner = task === undefined ? '"config"' : `"config" of ${task}`;
    const which = task === undefined ? 'the attacks' : `the attacks on the ${task} model`;
    const description = `Attack configuration that ${which} share. Each attack takes the fields that it knows.`;
    const keys = { ...misplacedSettings(rules), ...fieldKeys(fieldsOf(rowsOf(task)), owner, rules) };
    return (0,schema_schema/* mapping */.pq)(keys, { owner, json: { description } });
}
/** A model of one task. If the task is not known, it may have what those of any task have. */
function createModelSchema(task, rules) {
    const attacks = rowsOf(task).map(({ attack }) => attack);
    const isPicture = task === undefined || task === 'image-classification';
    const notPicture = isPicture
        ? undefined
        : `${task} takes no "preprocessing": it is for pictures. Remove it.`;
    const name = task === undefined ? 'a model' : `a model of ${task}`;
    const local = (key) => (rules.isLocal ? undefined : (0,config_rules/* onlyLocal */.sW)(key));
    const keys = {
        name: (0,schema_schema/* needed */.Ow)(nameSchema(rules)),
        id: ID,
        task: (0,schema_schema/* needed */.Ow)(TASK),
        config: configSchema(task, rules),
        artifacts: (0,schema_schema/* named */.KT)('artifacts', artifactsSchema(rules)),
        covers: (0,schema_schema/* policy */.JN)(COVERS),
        output: { ...OUTPUT, refused: local('output') },
        preprocessing: { ...PREPROCESSING, refused: local('preprocessing') ?? notPicture },
        attacks: (0,schema_schema/* needed */.Ow)(attacksSchema(task, rules)),
        ...settingKeys({ rules, name, task, attacks, isModel: true }),
    };
    return (0,schema_schema/* mapping */.pq)(keys, { owner: 'a model', expected: 'a mapping with name, id, task and attacks' });
}
const schemas = (0,config_rules/* oncePerRules */.aj)(() => new Map());
/** The schema of a model of a task, which is made once. */
function modelSchema(task, rules) {
    const made = schemas(rules);
    const schema = made.get(task) ?? createModelSchema(task, rules);
    made.set(task, schema);
    return schema;
}
/** An item of `models`. Its task says what else it may have. */
function anyModel(rules) {
    const { json, definitions, policyKeys } = modelSchema(undefined, rules);
    return {
        json,
        definitions,
        policyKeys,
        read: (tree, _what, diagnostics) => {
            const entries = tree.kind === 'mapping' ? tree.entries : [];
            const given = entries.find(({ key }) => key === 'task') ??
                entries.find(({ key }) => (0,nearest/* nearest */.pA)(key, ['task']) !== undefined);
            const task = given === undefined ? undefined : TASK.read(given.value, '"task"', diagnostics);
            const declared = modelSchema(task, rules).read(tree, 'a model', diagnostics);
            return declared && { declared, task, tree };
        },
    };
}

;// CONCATENATED MODULE: ./src/settings/config/attacks.ts







/**
 * Makes the analyses of a model, and reports what its attacks lack.
 * @returns those of which enough could be read; if anything was reported, they may be incomplete
 */
function specsOf(model, rules, diagnostics) {
    const { values, given } = model.declared;
    const attacks = [...(values.attacks?.given ?? [])];
    const without = attacks.filter(([attack]) => !given.has('id') && values.attacks?.values[attack]?.given.has('id') === false);
    if (!rules.isLocal && without.length > 0) {
        const names = without.map(([attack]) => attack).join(', ');
        diagnostics.report(given.get('name')?.value.span ?? headOf(model), `no "id" for ${names}. Give the registered model's id as "id" of the model, or of each attack.`);
    }
    return attacks.flatMap(([attack, entry]) => {
        const own = values.attacks?.values[attack];
        const spec = own && buildSpec({ attack, entry, own, model, rules }, diagnostics);
        return spec === undefined ? [] : [spec];
    });
}
/** The place of what a model lacks. */
function headOf({ tree }) {
    return (tree.kind === 'mapping' ? tree.entries[0]?.keySpan : undefined) ?? tree.span;
}
function buildSpec(parts, diagnostics) {
    const { attack, entry, own, model, rules } = parts;
    const { task, declared } = model;
    const row = task === undefined ? undefined : (0,catalog/* findRow */.uv)(task, attack);
    if (task === undefined || row === undefined)
        return undefined;
    const shared = sharedFields(model);
    const { fields, missing } = completeFields(row, shared, own, rules);
    const merged = mergeArtifacts(declared.values.artifacts, own.values.artifacts);
    const isWhole = [declared, own].every(({ values, given }) => !given.has('artifacts') || values.artifacts !== undefined);
    const artifacts = isWhole ? merged.specs : undefined;
    if (rules.isLocal && artifacts !== undefined && (0,local_analysis/* lacksShape */.qd)({ task, attack, fields, artifacts })) {
        missing.push('input_dimensions');
    }
    reportMissingFields(missing, parts, diagnostics);
    const name = declared.values.name;
    if (name === undefined || artifacts === undefined)
        return undefined;
    for (const fault of findContradictions(parts, fields, merged))
        diagnostics.report(entry.keySpan, fault);
    return {
        name: `${name}/${attack}`,
        model: name,
        modelId: rules.isLocal ? name : registeredId(parts),
        task,
        attack,
        fields,
        artifacts,
        ...(0,policy_limits/* policySettings */.cw)({ ...declared.values, ...own.values }),
        ...(rules.isLocal && { local: localAnalysis(parts, row, merged) }),
        place: diagnostics.place(entry.keySpan),
    };
}
/** A missing id was reported, so the analysis never runs; its artifacts are looked at all the same. */
function registeredId({ own, model }) {
    return (own.given.has('id') ? own : model.declared).values.id ?? '';
}
function sharedFields({ declared }) {
    return declared.values.config ?? { values: {}, given: new Map() };
}
function reportMissingFields(missing, { attack, entry, model }, diagnostics) {
    const [first] = missing;
    if (first === undefined)
        return;
    const add = `Add ${missing.length === 1 ? 'it' : 'them'} here, or in "config" for all attacks of the model`;
    diagnostics.report(entry.keySpan, `${describeAttack(attack, model.task)} needs ${missing.join(', ')}. ${add}, for example ` +
        `"${first}: ${catalog/* FIELDS */.cJ[first].example}".`);
}
/** Finds what says different things in different keys. */
function findContradictions({ model }, fields, { predict }) {
    const { output, preprocessing } = model.declared.values;
    const normalizes = (fields.normalize_data ?? sharedFields(model).values.normalize_data) === 'yes';
    const faults = [];
    if (normalizes && preprocessing !== undefined && preprocessing !== 'zero-to-one') {
        faults.push('"preprocessing" and normalize_data: yes say different things: normalize_data: yes means zero-to-one. Remove normalize_data.');
    }
    if (predict !== undefined && fields.use_model_api === 'yes') {
        faults.push('"predict" and use_model_api: yes both say what answers as the model. Remove one of them.');
    }
    else if (predict !== undefined && output !== undefined) {
        faults.push('"output" is for model files; a function has no named outputs. Remove "output".');
    }
    return faults;
}
function localAnalysis({ attack, own, model }, row, { predict }) {
    const { values } = model.declared;
    const shared = sharedFields(model);
    const given = (own.given.has('vulnerability_threshold') ? own : shared).values.vulnerability_threshold;
    const usual = given === undefined ? (0,catalog/* defaultThreshold */.Ri)(attack, row.task) : Number(given);
    // What is done to the pixels holds for every attack of a model, also for those whose request has no field for it.
    const normalizes = !row.fields.includes('normalize_data') && shared.values.normalize_data === 'yes';
    return {
        settings: { ...(0,catalog/* settingsOf */.f5)(values, row.task, attack), ...(0,catalog/* settingsOf */.f5)(own.values, row.task, attack) },
        threshold: own.values.threshold ?? values.threshold ?? usual,
        ...(0,present/* present */.E)({ output: values.output, predict, preprocessing: values.preprocessing }),
        ...(normalizes ? { normalizesData: true } : {}),
    };
}

;// CONCATENATED MODULE: ./src/settings/config/old-accept-keys.ts
/** The keys of the config file that `accept` and `files` replaced. */
const OLD_ACCEPT_KEYS = ['waivers', 'unattacked', 'supply-chain'];
/** Refuses an old key, and each entry of its lists with the line to write instead. */
function refuseOldAcceptKey({ key, keySpan, value }, diagnostics) {
    const lists = key === 'supply-chain' && value.kind === 'mapping' ? value.entries : [{ key, value }];
    const items = lists.flatMap(({ key: list, value: own }) => own.kind === 'list' ? own.items.map((item) => ({ list, item })) : []);
    if (items.length === 0)
        diagnostics.report(keySpan, `"${key}" is now "accept" and "files". Remove it.`);
    for (const { list, item } of items) {
        diagnostics.report(item.span, `"${list}" is gone. Write: ${newLine(list, item)}`);
    }
}
function newLine(list, item) {
    const texts = (item.kind === 'mapping' ? item.entries : []).map(({ key, value }) => {
        return [key, JSON.stringify(value.kind === 'scalar' ? value.text : '')];
    });
    if (list === 'ignore') {
        const path = texts.find(([key]) => key === 'path')?.[1] ?? '"PATH"';
        return `files: { paths: ["**", "!${path.slice(1)}] }`;
    }
    const parts = texts.map(([key, text]) => `${key === 'path' ? 'model' : key}: ${text}`);
    return `accept: [{ ${parts.join(', ')} }]`;
}

// EXTERNAL MODULE: ./src/settings/config/yaml-tree.ts + 3 modules
var yaml_tree = __webpack_require__(1040);
;// CONCATENATED MODULE: ./src/settings/config/parse-config.ts















/**
 * Reads a config file (docs/configuration.md).
 * @param file its path relative to the workspace, for places
 */
function parseConfig(text, file, rules = config_rules/* SERVICE_CONFIG */.XK) {
    return parseConfigText(text, { kind: 'file', file }, rules);
}
/**
 * Reads the text of a config.
 * @param origin where it comes from, for places
 */
function parseConfigText(text, origin, rules) {
    const { diagnostics, root } = (0,yaml_tree/* readYaml */.g)(text, origin);
    const content = readRoot(root, rules, diagnostics);
    const problems = diagnostics.problems();
    return {
        ...content,
        analyses: problems.length > 0 ? [] : content.readable,
        problems,
        secrets: [...diagnostics.secrets],
    };
}
const NOTHING = {
    readable: [],
    declared: new Map(),
    gate: config_rules/* NO_GATE */.g7,
};
const SKELETON = 'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';
/** A file with one of these says something without any model. */
const OTHER_KEYS = ['accept', 'files', ...requirements/* SWITCH_FORMS */.Hb.map(({ name }) => name)];
const VERSION = (0,schema_text/* scalar */.d_)({
    expected: '1, the only version of this format',
    json: { description: 'Version of this format.', enum: [1, '1'], default: 1 },
    convert: (text) => (text === '1' ? 1 : undefined),
});
const SWITCHES = Object.fromEntries(requirements/* SWITCH_FORMS */.Hb.map(({ name, meaning }) => [name, (0,schema_schema/* policy */.JN)((0,schema_forms/* flag */.Jt)({ description: meaning }))]));
/** The whole config file. */
function createRootSchema(rules) {
    return (0,schema_schema/* mapping */.pq)({
        version: (0,schema_schema/* needed */.Ow)(VERSION),
        models: (0,schema_schema/* list */.p_)(anyModel(rules), {
            expected: 'a list, each item starting with "- name:"',
            json: { description: 'The models to analyse.' },
            least: 1,
        }),
        accept: (0,schema_schema/* policy */.JN)(ACCEPT),
        files: (0,schema_schema/* policy */.JN)(FILES),
        service: (0,schema_schema/* policy */.JN)(SERVICE),
        minimum: (0,schema_schema/* policy */.JN)(MINIMUM),
        ...SWITCHES,
    }, {
        owner: 'the config',
        json: { anyOf: ['models', ...OTHER_KEYS].map((key) => ({ required: [key] })) },
    });
}
/** The schema of the config file, which is made once. */
const rootSchema = (0,config_rules/* oncePerRules */.aj)(createRootSchema);
/** The names of all keys that are marked as policy, in every mapping of the config file. */
function policyKeys(rules) {
    return new Set(rootSchema(rules).policyKeys);
}
function readRoot(root, rules, diagnostics) {
    if (root.kind === 'scalar' && root.isNull) {
        diagnostics.report(tree/* WHOLE_TEXT */.M, `the config is empty. ${SKELETON}`);
        return NOTHING;
    }
    if (root.kind !== 'mapping') {
        // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
        const found = root.kind === 'scalar' ? 'a text' : undefined;
        const isPath = root.kind === 'scalar' && diagnostics.isInput ? ' (a path belongs into config-file)' : '';
        const expected = `a mapping with "version" and "models"${isPath}`;
        diagnostics.reportMismatch(root, 'the config', expected, found);
        return NOTHING;
    }
    const isOld = ({ key }) => OLD_ACCEPT_KEYS.some((old) => old === key);
    for (const entry of root.entries.filter(isOld))
        refuseOldAcceptKey(entry, diagnostics);
    const known = { ...root, entries: root.entries.filter((entry) => !isOld(entry)) };
    const read = rootSchema(rules).read(known, 'the config', diagnostics);
    if (read === undefined)
        return NOTHING;
    // A team that only has its files scanned needs no models.
    if (!read.given.has('models') &&
        ![...OTHER_KEYS, ...OLD_ACCEPT_KEYS].some((key) => root.entries.some((entry) => entry.key === key))) {
        diagnostics.report(headOf({ tree: root }), `"models" is missing. ${SKELETON}`);
    }
    return contentOf(read, rules, diagnostics);
}
function contentOf({ values, given }, rules, diagnostics) {
    const { models = [], accept = [], files, service, minimum } = values;
    reportSharedNames(models, diagnostics);
    const declared = listDeclared(models);
    const names = [
        ...[...declared].flatMap(([model, attacks]) => attacks.map((attack) => `${model}/${attack}`)),
        ...models.flatMap(({ declared: model }) => limitNames(model)),
    ];
    const covers = models.flatMap(({ declared: { values: model } }) => (model.covers ?? []).map((pattern) => ({ ...pattern, model: model.name ?? '' })));
    const switches = Object.fromEntries(requirements/* SWITCH_FORMS */.Hb.flatMap(({ name, inCode }) => {
        const entry = values[name] === true ? given.get(name) : undefined;
        return entry === undefined ? [] : [[inCode, diagnostics.place(entry.keySpan)]];
    }));
    return {
        readable: models.flatMap((model) => specsOf(model, rules, diagnostics)),
        declared,
        gate: {
            ...config_rules/* NO_GATE */.g7,
            ...(0,present/* present */.E)({ files, service, minimum }),
            covers,
            accept: readAccept(accept, names, diagnostics),
            ...switches,
        },
    };
}
/** What a limit of a change is called as a finding: `digits/disagreement` of `max-disagreement`. */
function limitNames({ values: { name }, given }) {
    const limits = ['disagreement', 'accuracy-loss'].filter((limit) => given.has(`max-${limit}`));
    return name === undefined ? [] : limits.map((limit) => `${name}/${limit}`);
}
function reportSharedNames(models, diagnostics) {
    const first = new Map();
    for (const { declared } of models) {
        const [name, entry] = [declared.values.name, declared.given.get('name')];
        if (name === undefined || entry === undefined)
            continue;
        const before = first.get((0,similar_names/* foldName */.zN)(name));
        if (before === undefined)
            first.set((0,similar_names/* foldName */.zN)(name), { ...entry, name });
        else {
            const line = String(diagnostics.line(before.value.span));
            const why = before.name === name ? '' : ' Names are compared without case.';
            diagnostics.report(entry.value.span, `another model is named ${(0,nearest/* quoted */.TL)(before.name)}, in line ${line}.${why} Give each its own name.`);
        }
    }
}
function listDeclared(models) {
    return new Map(models.flatMap(({ declared: { values } }) => values.name === undefined ? [] : [[values.name, [...(values.attacks?.given.keys() ?? [])]]]));
}


/***/ })

};
