export const id = 6892;
export const ids = [6892,1096];
export const modules = {

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

/***/ 6892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readConfig: () => (/* binding */ readConfig)
});

// UNUSED EXPORTS: loadConfig

// EXTERNAL MODULE: ./src/decide/missing-slots.ts
var missing_slots = __webpack_require__(1096);
// EXTERNAL MODULE: ./src/decide/scan/unattacked.ts
var unattacked = __webpack_require__(140);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __webpack_require__(6701);
// EXTERNAL MODULE: ./src/settings/config/config-rules.ts
var config_rules = __webpack_require__(1786);
// EXTERNAL MODULE: ./src/settings/config/given-config.ts
var given_config = __webpack_require__(2448);
// EXTERNAL MODULE: ./src/settings/config/config-file.ts
var config_file = __webpack_require__(9635);
// EXTERNAL MODULE: ./src/settings/config/model-api.ts
var model_api = __webpack_require__(7468);
// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __webpack_require__(9822);
// EXTERNAL MODULE: ./src/text/similar-names.ts
var similar_names = __webpack_require__(6835);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
;// CONCATENATED MODULE: ./src/settings/config/only.ts



/** A longer list of names in an error does not help. */
const MAX_LISTED = 20;
/**
 * Keeps the analyses that the input `only` names, separated by commas: `model` for all analyses of a model, or
 * `model/attack`, in any case.
 * @param declared the names that exist; if it is empty, the configuration could not be read and no name is reported
 */
function selectAnalyses(analyses, only, declared) {
    const names = only.split(',').map((name) => name.trim());
    const messages = names
        .map((name) => findNameProblem(name, declared))
        .filter((message) => message !== undefined);
    const wanted = new Set(names.map(similar_names/* foldName */.zN));
    return {
        analyses: analyses.filter((spec) => wanted.has((0,similar_names/* foldName */.zN)(spec.name)) || wanted.has((0,similar_names/* foldName */.zN)(spec.model))),
        problems: messages.map((message) => ({ place: { kind: 'input', input: 'only' }, message })),
    };
}
function findNameProblem(name, declared) {
    if (name === '') {
        return 'has an empty entry. Separate names with single commas, such as digits/extraction,digits/evasion.';
    }
    if (declared.size === 0)
        return undefined;
    const [model = '', ...rest] = name.split('/');
    const attacks = [...declared].find(([known]) => (0,similar_names/* foldName */.zN)(known) === (0,similar_names/* foldName */.zN)(model))?.[1];
    if (attacks === undefined) {
        return (describeLoneAttack(name, declared) ??
            describeUnknown(`model ${(0,nearest/* quoted */.TL)(model)}`, model, [...declared.keys()]));
    }
    const attack = rest.join('/');
    if (rest.length === 0 || attacks.includes((0,similar_names/* foldName */.zN)(attack)))
        return undefined;
    return describeUnknown(`attack ${(0,nearest/* quoted */.TL)(attack)} of model ${(0,nearest/* quoted */.TL)(model)}`, attack, attacks);
}
/** Describes an attack that was given without its model. */
function describeLoneAttack(name, declared) {
    const having = [...declared]
        .filter(([, attacks]) => attacks.includes((0,similar_names/* foldName */.zN)(name)))
        .map(([model]) => model);
    if (having.length === 0)
        return undefined;
    const fullNames = (0,list_names/* listNames */.Z)(having, MAX_LISTED, (model) => (0,nearest/* quoted */.TL)(`${model}/${name}`));
    return `names the attack ${(0,nearest/* quoted */.TL)(name)} without its model. Write model/attack; known: ${fullNames}.`;
}
function describeUnknown(what, name, known) {
    const near = (0,nearest/* nearest */.pA)(name, known);
    const hint = near === undefined ? '' : `; did you mean ${(0,nearest/* quoted */.TL)(near)}?`;
    const choice = known.length === 0 ? 'None are configured.' : `Known: ${(0,list_names/* listNames */.Z)(known, MAX_LISTED, nearest/* quoted */.TL)}.`;
    return `names ${what}, which is not configured${hint === '' ? '.' : hint} ${choice}`;
}

;// CONCATENATED MODULE: ./src/settings/read-config.ts









/**
 * Adds what the config says to settings that were read from inputs.
 * @throws InvalidInputError with all problems of the inputs, of the config, and of the files that it names
 */
async function readConfig(settings, request) {
    const { reader, source, config, rules } = request;
    const loaded = await loadConfig(config, {
        workspace: settings.workspace,
        rules,
        only: reader.read('only'),
        modelApiDetails: reader.read('model-api-details'),
    });
    loaded.secrets.forEach(source.mask);
    const { analyses, readable, declared } = loaded;
    const { files, covers, service, ...policy } = loaded.gate;
    const complete = {
        ...settings,
        analyses,
        models: declared.map(declared_model/* declaredModel */.Cg),
        supplyChain: { ...settings.supplyChain, files, covers },
        service: { ...settings.service, declared: service },
        policy: { ...settings.policy, ...policy },
    };
    const mayMiss = service.allowsMissingArtifacts === true && !settings.service.isLocal;
    const problems = [
        ...reader.problems,
        ...loaded.problems,
        ...describeNoModel(loaded, request),
        ...(0,unattacked/* findUnscanned */.Jx)(policy, complete),
        ...(mayMiss ? [] : (0,missing_slots/* reportMissingSlots */.y)(readable, service.notSent)),
    ];
    if (problems.length === 0)
        return complete;
    const faults = await source.findFileFaults(readable, settings.timeoutMs);
    throw new problem/* InvalidInputError */.oC((0,problem/* sortProblems */.dS)([...problems, ...faults]));
}
function describeNoModel({ analyses, problems }, { reader, config, needsModels }) {
    const isWithout = config !== undefined && analyses.length === 0 && problems.length === 0;
    if (!isWithout || !needsModels || !(0,given_config/* isKnown */.qE)(reader))
        return [];
    const input = config.kind === 'file' ? 'config-file' : 'config';
    const what = config.kind === 'file' ? config.file : 'the text';
    const message = `${what} lists no model, so nothing is configured to be analysed. Add "models", or set mode to check for only a lineage check.`;
    return [{ place: { kind: 'input', input }, message }];
}
const NOTHING = {
    analyses: [],
    readable: [],
    declared: [],
    problems: [],
    gate: config_rules/* NO_GATE */.g7,
    secrets: [],
};
/** Reads the config, and validates all of it. Without one, nothing is configured. */
async function loadConfig(given, request) {
    if (given === undefined)
        return NOTHING;
    const read = given.kind === 'file' ? await (0,config_file/* readConfigFile */.RG)(request.workspace, given.file) : given;
    if ('message' in read)
        return { ...NOTHING, problems: [read] };
    // The YAML parser is loaded only if there is something to parse, so that a skipped run starts fast.
    const { parseConfigText } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1040), __webpack_require__.e(3820), __webpack_require__.e(6781)]).then(__webpack_require__.bind(__webpack_require__, 3820));
    const origin = given.kind === 'file'
        ? { kind: 'file', file: given.file }
        : { kind: 'input', input: 'config' };
    return refine(parseConfigText(read.text, origin, request.rules ?? config_rules/* SERVICE_CONFIG */.XK), request);
}
/** Keeps the analyses that `only` names and fills in the details of the model API. */
async function refine(parsed, { only, modelApiDetails, rules = config_rules/* SERVICE_CONFIG */.XK }) {
    const select = (specs) => only === undefined ? { analyses: specs, problems: [] } : selectAnalyses(specs, only, parsed.declared);
    const selected = select(parsed.analyses);
    const complete = rules.isLocal
        ? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1040), __webpack_require__.e(8942)]).then(__webpack_require__.bind(__webpack_require__, 8942))).applyEndpoints(selected.analyses, modelApiDetails, parsed.declared)
        : (0,model_api/* applyModelApiDetails */.sS)(selected.analyses, modelApiDetails);
    const problems = [...parsed.problems, ...selected.problems, ...complete.problems];
    return {
        ...parsed,
        analyses: problems.length > 0 ? [] : complete.analyses,
        readable: select(parsed.readable).analyses,
        declared: parsed.readable,
        problems,
        secrets: [...parsed.secrets, ...complete.secrets],
    };
}


/***/ })

};
