export const id = 8361;
export const ids = [8361,370,6335,1096,3434];
export const modules = {

/***/ 7734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fl: () => (/* binding */ baseName),
  je: () => (/* binding */ extensionOf),
  jp: () => (/* binding */ isModelName),
  Uy: () => (/* binding */ mayNameModel),
  hd: () => (/* binding */ withoutCompression)
});

// UNUSED EXPORTS: MODEL_EXTENSIONS, mayNameText

;// CONCATENATED MODULE: ./packages/scanner/src/formats/unread-models.json
const unread_models_namespaceObject = /*#__PURE__*/JSON.parse('[{"id":"r-data","acts":true,"extensions":["rds","rda","rdata"],"shared":[],"marks":["RDX2\\n","RDX3\\n","RDA2\\n","RDA3\\n","RDB2\\n","RDB3\\n","X\\n\\u0000\\u0000\\u0000\\u0002","X\\n\\u0000\\u0000\\u0000\\u0003","B\\n\\u0002\\u0000\\u0000\\u0000","B\\n\\u0003\\u0000\\u0000\\u0000","A\\n3\\n19","A\\n3\\n20","A\\n3\\n26","A\\n2\\n13","A\\n2\\n19","A\\n2\\n20","A\\n2\\n26"]},{"id":"java-serialization","acts":true,"extensions":[],"shared":[],"marks":["\u00ac\u00ed\\u0000\\u0005"]},{"id":"torch7","acts":true,"extensions":["t7"],"shared":[],"marks":["\\u0004\\u0000\\u0000\\u0000\\u0001\\u0000\\u0000\\u0000\\u0003\\u0000\\u0000\\u0000V 1","4\\n1\\n3\\nV 1\\n"]},{"id":"julia","acts":true,"extensions":["bson"],"shared":[],"marks":["7JL"]},{"id":"tensorrt","acts":true,"extensions":["trt"],"shared":["engine","plan"],"marks":["ptrt","ftrt"]},{"id":"cntk","acts":false,"extensions":["cntk","cmf"],"shared":["dnn"],"marks":["B\\u0000C\\u0000N\\u0000"]},{"id":"mxnet","acts":false,"extensions":[],"shared":["params"],"marks":["\\u0012\\u0001\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","{\\"nodes\\":[{\\"op\\":\\""]},{"id":"paddle","acts":false,"extensions":["pdmodel","pdiparams","pdparams","pdopt"],"shared":[],"marks":[]},{"id":"rknn","acts":false,"extensions":["rknn"],"shared":[],"marks":["RKNN"]},{"id":"caffe","acts":false,"extensions":["caffemodel"],"shared":[],"marks":[]},{"id":"unread-network","acts":false,"extensions":["armnn","bigdl","circle","dlc","hef","kmodel","llamafile","mnn","ort","pte","rten","tmfile","tnnmodel","tnnproto","xmodel"],"shared":["ms","nb","om","weights","uff"],"marks":["RTEN"]}]');
;// CONCATENATED MODULE: ./packages/scanner/src/rules/model-extensions.json
const model_extensions_namespaceObject = /*#__PURE__*/JSON.parse('["armnn","bigdl","bson","bst","caffemodel","cbm","circle","ckpt","cloudpickle","cmf","cntk","dill","dlc","ggml","gguf","h5","hdf5","hef","joblib","keras","kmodel","lgb","llamafile","mar","mlmodel","mnn","nemo","npy","npz","onnx","ort","pb","pck","pdiparams","pdmodel","pdopt","pdparams","pickle","pkl","pmml","pt","pt2","pte","pth","ptl","rda","rdata","rds","rknn","rten","safetensors","skops","t7","tflite","tmfile","tnnmodel","tnnproto","torchscript","trt","ubj","xmodel"]');
;// CONCATENATED MODULE: ./packages/scanner/src/model-names.ts


/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. packages/scanner/README.md lists them.
 */
const MODEL_EXTENSIONS = model_extensions_namespaceObject;
/** Names without such an extension. */
const MODEL_NAMES = [
    /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
    /^rng_state.*\.pth?$/iu,
];
/** What models have behind their own extension: compressed, encrypted, in a database, or an older one, as in `model.pkl.gz`. */
const COMPRESSION = /\.(?:gz|gzip|z|zlib|bz2|xz|lzma|zst|zstd|lz4|lzf|lz|lrz|7z|rar|br|cab|gpg|enc|db|sqlite3?|bak|old|orig|part\d*|\d{1,3})$/iu;
/** Of the extensions of models, those that texts have too: styles of BibTeX, page templates, languages. */
const TEXT_EXTENSIONS = (/* unused pure expression or super */ null && (['bst', 'pb', 'pt']));
/** Extensions that pickles have, and that much else has: it depends on the content. */
const SHARED_EXTENSIONS = [
    ...['model', 'p', 'pk', 'sav'],
    ...unread_models_namespaceObject.flatMap(({ shared }) => shared),
];
/** The same for whole names. */
const SHARED_NAMES = /^models?(?:\.(?:dat|db|mdb|sqlite3?|xgb))?$/iu;
/** True for the name of a model that a text may have, too. */
function mayNameText(path) {
    return TEXT_EXTENSIONS.includes(extensionOf(path));
}
/** The last part of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The extension in lower case, without the dot; empty if there is none. */
function extensionOf(path) {
    const name = baseName(path);
    const dot = name.lastIndexOf('.');
    return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
/** True for names that models have. */
function isModelName(path) {
    const name = baseName(path);
    return MODEL_EXTENSIONS.includes(extensionOf(name)) || MODEL_NAMES.some((pattern) => pattern.test(name));
}
/**
 * True for names that models have, and also for those that models share with other files, and for compressed models: only
 * the content tells. See {@link SHARED_EXTENSIONS}.
 */
function mayNameModel(path) {
    const plain = withoutCompression(path);
    return ([path, plain].some(isModelName) ||
        SHARED_EXTENSIONS.includes(extensionOf(plain)) ||
        SHARED_NAMES.test(baseName(path)));
}
/** A name without what stands for a compression. */
function withoutCompression(name) {
    return name.replace(COMPRESSION, '');
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

/***/ 3434:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findWorker: () => (/* binding */ findWorker),
  L: () => (/* binding */ resolveModels),
  scanRepository: () => (/* binding */ scanRepository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./src/decide/policy/accept-warnings.ts
var accept_warnings = __webpack_require__(7721);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
;// CONCATENATED MODULE: ./packages/scanner/src/program.ts

/** The program of the scan's threads as it lies in the source of this package. A bundle holds it elsewhere. */
const SCAN_THREAD = external_node_path_default().join(import.meta.dirname, 'scan-worker.ts');

// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
// EXTERNAL MODULE: ./src/run/active-run.ts
var active_run = __webpack_require__(423);
// EXTERNAL MODULE: ./src/run/files/model-coverage.ts + 2 modules
var model_coverage = __webpack_require__(5021);
// EXTERNAL MODULE: ./src/core/log.ts
var log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __webpack_require__(6701);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./src/run/files/scan-repository.ts
















/**
 * Scans the model files of the repository (packages/scanner/README.md).
 * @throws InvalidInputError if a path or pattern is wrong or matches nothing
 */
async function scanRepository(active) {
    const { runner, settings, signal } = active;
    const { supplyChain, workspace, policy } = settings;
    const { files } = supplyChain;
    const isWhole = (0,file_scan/* scansEverything */.Ur)(files);
    const matches = (0,model_coverage/* matchPaths */.o)(policy.accept, workspace);
    const { scanWorkspace, PatternError } = await Promise.all(/* import() */[__webpack_require__.e(6208), __webpack_require__.e(9614)]).then(__webpack_require__.bind(__webpack_require__, 6208));
    const models = await resolveModels(settings);
    const report = await scanWorkspace({
        root: workspace,
        models: (0,declared_model/* pathsOfModels */.Q7)(models),
        paths: files.paths.length === 0 ? ['.'] : files.paths.map((entry) => entry.path),
        ignore: files.leftOut.map((entry) => entry.path),
        known: active.cleanFiles?.known ?? new Map(),
        worker: findWorker(),
        signal,
        progress: (text) => {
            runner.log.info(text);
        },
    }).catch((error) => {
        throw error instanceof PatternError ? wrongPattern(active, error.pattern, error.message) : error;
    });
    active.cleanFiles?.add(report.files);
    if (isWhole)
        requireFiles(report, runner);
    requireMatches(report.unmatchedPaths, files);
    const at = (0,active_run/* policyOf */.U)(active);
    const judged = (0,decide_findings/* decideFiles */.Gw)((0,judge_scan/* judgeScan */.Bw)(report, files, 'workspace'), at, matches);
    const coverage = (0,model_coverage.coverModels)(judged, models, settings, { at, matches, entries: (0,active_run/* entryFacts */.k)(active) });
    const outcome = { ...judged, ...coverage.models };
    const warnings = [
        ...(files.isPart === true ? [] : unmatchedPatterns(report, files)),
        ...coverage.warnings,
        // Otherwise the files of analyses may have what an entry names.
        ...(isWhole || settings.analyses.length === 0 ? (0,accept_warnings/* warnOfFiles */.ln)(at, { ...outcome, matches }) : []),
    ];
    for (const { place, message } of warnings)
        runner.log.warning(message, place);
    const { fileCount, bytes, unchangedCount } = outcome;
    const unchanged = unchangedCount === 0 ? '' : `, ${(0,number_words/* counted */.hS)(unchangedCount, 'file', 'files')} unchanged`;
    runner.log.info(`Supply chain: ${(0,number_words/* counted */.hS)(fileCount, 'file', 'files')}, ${(0,number_words/* formatBytes */.z3)(bytes)}${unchanged}; ` +
        `${(0,number_words/* counted */.hS)(outcome.findings.length, 'finding', 'findings')}.`);
    const leftOut = (0,file_words/* formatLeftOut */.tG)(outcome);
    if (leftOut !== undefined)
        runner.log.info(`${leftOut}.`);
    reportUnattacked(active, outcome);
    return { outcome, report };
}
/** The analyses' models, with their paths as the scan names files: links resolved, relative to the workspace. */
async function resolveModels({ workspace, models, }) {
    const root = await (0,promises_.realpath)(workspace);
    return Promise.all(models.map(async (model) => {
        if (model.path === undefined)
            return model;
        const absolute = external_node_path_default().resolve(root, model.path);
        // A model that is missing has its own message.
        const real = await (0,promises_.realpath)(absolute).catch(() => absolute);
        return { ...model, path: external_node_path_default().relative(root, real).replaceAll((external_node_path_default()).sep, '/') };
    }));
}
function reportUnattacked({ runner }, outcome) {
    const { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] } = outcome;
    for (const { path: file, whatToDo, lines } of unattacked.slice(0, log/* MAX_WARNINGS */.r)) {
        runner.log.group(`Not attacked: ${(0,sanitize/* plainLine */.h0)(file, 300)}. ${whatToDo}`, lines);
    }
    for (const { path: file, reason } of acceptedModels.slice(0, log/* MAX_WARNINGS */.r)) {
        runner.log.info(`Not attacked, as the config file accepts: ${(0,sanitize/* plainLine */.h0)(`${file} (${reason})`, 500)}`);
    }
    if (coveredModels.length > 0)
        runner.log.info((0,file_words/* formatCovered */.sP)(coveredModels));
    if (unattackable.length > 0)
        runner.log.info((0,file_words/* formatUnattackable */.RG)(unattackable));
}
function wrongPattern({ settings }, pattern, message) {
    const { paths, leftOut } = settings.supplyChain.files;
    const place = [...paths, ...leftOut].find((entry) => entry.path === pattern)?.place;
    return new problem/* InvalidInputError */.oC([{ place: place ?? SUPPLY_CHAIN, message }]);
}
const SUPPLY_CHAIN = { kind: 'input', input: 'supply-chain' };
const WORKSPACE = { kind: 'input', input: 'workspace' };
/** A path that matches nothing may be misspelt, and a scan of nothing is no clean one. */
function requireMatches(unmatched, { paths }) {
    const problems = paths
        .filter(({ path: pattern }) => unmatched.includes(pattern))
        .map(({ path: pattern, place }) => {
        const message = `"${pattern}" matches no file, so nothing was scanned there. Check the spelling, or remove it.`;
        return { place, message };
    });
    if (problems.length > 0)
        throw new problem/* InvalidInputError */.oC(problems);
}
/** A workspace without any file is one that was not checked out: nothing is known of the repository. */
function requireFiles({ counts }, { event }) {
    if (counts.filesSeen + counts.ignored > 0)
        return;
    const [place, advice] = event.eventName === 'command-line'
        ? [WORKSPACE, 'Run this in the folder that holds them, or name it with --workspace.']
        : [SUPPLY_CHAIN, 'Check the repository out before this step (actions/checkout).'];
    const message = `There is no file to scan, so nothing is known of the models. ${advice}`;
    throw new problem/* InvalidInputError */.oC([{ place, message }]);
}
function unmatchedPatterns({ unmatchedIgnores }, { leftOut }) {
    return leftOut
        .filter(({ path: pattern }) => unmatchedIgnores.includes(pattern))
        .map(({ path: pattern, place }) => {
        return { place, message: `"paths" has "!${pattern}", which matches no file. Check it, or remove it.` };
    });
}
/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
function findWorker() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,external_node_url_.pathToFileURL)(isSource ? SCAN_THREAD : external_node_path_default().join(import.meta.dirname, 'scanner', 'index.js'));
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scan: () => (/* binding */ scan)
});

;// CONCATENATED MODULE: ./src/analyser/job-store.ts
/** Remembers nothing: for analyses on the runner, which end with their run, and for runners without a cache. */
const NO_JOB_STORE = {
    begin: () => Promise.resolve(),
    find: () => Promise.resolve({}),
    announce: () => Promise.resolve(true),
    answered: () => Promise.resolve(),
    sent: () => Promise.resolve(),
    end: () => Promise.resolve(),
};
/** Another run has announced the same analysis first. Nothing was submitted. */
class AnnouncedElsewhere extends Error {
    name = 'AnnouncedElsewhere';
}

// EXTERNAL MODULE: ./src/decide/compare/judge-comparison.ts
var judge_comparison = __webpack_require__(5837);
// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __webpack_require__(184);
// EXTERNAL MODULE: ./src/decide/build-outcome.ts
var build_outcome = __webpack_require__(1401);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __webpack_require__(229);
// EXTERNAL MODULE: ./src/run/active-run.ts
var active_run = __webpack_require__(423);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./src/core/log.ts
var core_log = __webpack_require__(4325);
// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
// EXTERNAL MODULE: ./src/decide/missing-slots.ts
var missing_slots = __webpack_require__(1096);
// EXTERNAL MODULE: ./src/core/error-trace.ts
var error_trace = __webpack_require__(9741);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/run/begin-analysis.ts





/**
 * Starts an analysis, or resumes its job, unless something speaks against that.
 * @param isAnnotated true if missing artifacts are shown as a warning
 */
async function beginAnalysis(course, isAnnotated) {
    const { analysis, context, log } = course;
    const { signal, refusalOf } = context;
    try {
        signal.throwIfAborted();
        const refused = refusalOf(analysis);
        if (refused !== undefined) {
            log.info(refused);
            return { result: (0,analysis_result/* refusedResult */.MS)((0,analysis_result/* plannedResult */.Uf)(analysis.spec), refused) };
        }
        const { started, before } = await startOrResume(course, isAnnotated);
        course.known = { ...course.known, uploads: started.uploads, ...before };
        return { result: course.known, started };
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(log, error);
        const result = (0,analysis_result/* failedResult */.Nq)(course.known, error);
        // Certainly no job was started, so the next run may submit the analysis.
        if (result.jobId === undefined && result.inDoubt !== true)
            await context.jobs.answered(analysis);
        return { result };
    }
}
/** So often another run may be faster: each time its job is looked up. */
const MAX_TRIES = 3;
async function startOrResume(course, isAnnotated, tries = 1) {
    const { analysis, context, log } = course;
    const { analyser, jobs } = context;
    const { job, refusal, why, isWarning } = await jobs.find(analysis);
    if (refusal !== undefined)
        throw new errors/* ServiceError */._7('unavailable', refusal);
    if (why !== undefined)
        log.info(why);
    if (why !== undefined && isWarning === true)
        course.warn(why);
    if (job === undefined)
        reportMissingSlots(course, isAnnotated);
    try {
        const started = await analyser.start(analysis, course, job);
        // Not before: a later run that resumes a job without its files would wait for ever.
        const slots = started.uploads.map(({ slot }) => slot);
        if (job === undefined || job.uploads !== undefined)
            await jobs.sent(analysis, slots);
        return { started, before: job?.sent === undefined ? {} : { sentBefore: job.sent } };
    }
    catch (error) {
        if (!(error instanceof AnnouncedElsewhere) || tries === MAX_TRIES)
            throw error;
        return startOrResume(course, isAnnotated, tries + 1);
    }
}
/** Reports missing artifacts before the submission, so that a person who reads the log can still cancel the run. */
function reportMissingSlots({ analysis, context, log }, asWarning) {
    const { spec } = analysis;
    const missing = (0,missing_slots.describeMissingSlots)(spec, context.settings.service.declared.notSent);
    if (missing === undefined)
        return;
    if (asWarning)
        log.warning(missing, spec.place);
    else
        log.info(missing);
}

// EXTERNAL MODULE: ./src/report/document/findings.ts
var findings = __webpack_require__(1178);
// EXTERNAL MODULE: ./src/text/time-words.ts
var time_words = __webpack_require__(6606);
;// CONCATENATED MODULE: ./src/run/progress-log.ts

/** What is being done is logged at most this often: if it is asked for every 2 seconds, there is a line within 10. */
const WORDS_EVERY_MS = 8_000;
/**
 * Logs how far an analysis is: one line for each step, at once. Between steps, what is being done is noted if it has changed,
 * about every 10 seconds.
 */
class ProgressLog {
    #notes;
    #log;
    #clock;
    #startMs;
    #lineMs;
    #lastWords = '';
    /**
     * @param notes takes what can wait for the end of the analysis
     * @param log shows lines at once; both name the analysis
     */
    constructor(notes, log, clock) {
        this.#notes = notes;
        this.#log = log;
        this.#clock = clock;
        this.#startMs = clock.now();
        this.#lineMs = this.#startMs;
    }
    /** Logs the progress, if it is time for it. */
    note({ words: said, share, isStep }) {
        const words = share === undefined ? said : `In progress, ${String(Math.floor(share * 100))} %: ${said}`;
        if (isStep === true) {
            this.#tell(words, this.#log);
            return;
        }
        if (words === '' || words === this.#lastWords)
            return;
        if (this.#clock.now() - this.#lineMs < WORDS_EVERY_MS)
            return;
        this.#lastWords = words;
        this.#tell(words, this.#notes);
    }
    #tell(text, log) {
        this.#lineMs = this.#clock.now();
        log.info(`after ${(0,time_words/* describeDuration */.M)(this.#lineMs - this.#startMs)}: ${text}`);
    }
}

;// CONCATENATED MODULE: ./src/run/analysis-course.ts






/** One analysis of a run, and what is known of it so far. */
class AnalysisCourse {
    analysis;
    context;
    log;
    /** Kept up to date, so that an error loses nothing. */
    known;
    #progress;
    #startMs;
    /** What becomes one group of the log when the analysis ends: others run at the same time. */
    #lines = [];
    constructor(analysis, context) {
        const { log, clock } = context.runner;
        const { name } = analysis.spec;
        this.analysis = analysis;
        this.context = context;
        this.#startMs = clock.now();
        this.log = (0,core_log/* logAbout */.U)(name, {
            ...log,
            info: (text) => this.#lines.push(text),
            group: (title, lines) => this.#lines.push(title, ...lines),
        });
        this.known = (0,analysis_result/* plannedResult */.Uf)(analysis.spec);
    }
    /** Logs the end of the analysis, with all that there was to say of it. */
    end(result) {
        const { log, clock } = this.context.runner;
        log.group(`${(0,findings/* formatEnd */.D)(result)} (${(0,time_words/* describeDuration */.M)(clock.now() - this.#startMs)})`, this.#lines);
    }
    /**
     * If the run is killed from here on, later runs must know that the service may have a job.
     * @throws AnnouncedElsewhere if another run submits the analysis
     */
    submitting = async () => {
        const { jobs, signal } = this.context;
        const isOwn = await jobs.announce(this.analysis);
        signal.throwIfAborted();
        if (!isOwn)
            throw new AnnouncedElsewhere();
    };
    started = (job) => {
        const { runUrl, runner } = this.context;
        this.#progress = new ProgressLog(this.log, (0,core_log/* logAbout */.U)(this.analysis.spec.name, runner.log), runner.clock);
        // A job is announced with its address.
        if (job === undefined)
            runner.log.info(`${this.analysis.spec.name}: started`);
        const page = runUrl === undefined ? {} : { dashboardUrl: runUrl };
        this.known = (0,analysis_result/* submittedResult */.lj)(this.known, { ...page, ...job });
        this.context.onUpdate(this.known);
    };
    answered = (job, uploads) => this.context.jobs.answered(this.analysis, job, uploads);
    warn = (text) => {
        this.known = { ...this.known, warnings: [...this.known.warnings, text] };
    };
    progress = (progress) => {
        this.#progress?.note(progress);
        this.context.runner.showStep?.(this.analysis.spec.name, progress);
    };
}

// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
;// CONCATENATED MODULE: ./src/run/result-evidence.ts

/** Adds the verdict to the report of an analysis; undefined if there is none. */
function judgedReport(finding, { state, threshold }) {
    if (finding.kind !== 'ended' || finding.report === undefined)
        return undefined;
    const { summary, result } = finding.report;
    const verdict = state === 'passed' ? 'clean' : 'vulnerable';
    return { summary: { ...summary, threshold, verdict }, result };
}
/**
 * Adds what was found to a result, for the summary and for the page of the run.
 * @param pictures limits the pictures of all analyses of a run
 */
function withEvidence(result, report, pictures) {
    const doubts = report.result.limits.filter((limit) => limit.startsWith(catalog/* CHECK_MARK */.vz));
    return {
        ...result,
        warnings: [...result.warnings, ...doubts],
        evidence: withFewerInputs(report, pictures),
    };
}
/** The numbers of all inputs that a run keeps for its page: 96 MB of memory. */
const MOST_NUMBERS = 24_000_000;
/** A page shows no more inputs of one kind, and fewer if they are large. */
const MOST_INPUTS = 12;
const MOST_NUMBERS_AT_ONCE = 3_000_000;
/** Counts the numbers of inputs that a run keeps. */
class PictureBudget {
    #left;
    /** @param most no inputs are kept if it is 0 */
    constructor(most = MOST_NUMBERS) {
        this.#left = most;
    }
    /** @returns how many of these inputs may be kept */
    take(count, size) {
        const most = Math.min(this.#left, MOST_NUMBERS_AT_ONCE);
        const kept = Math.min(count, MOST_INPUTS, Math.floor(most / size));
        this.#left -= kept * size;
        return kept;
    }
}
function withFewerInputs({ summary, result }, pictures) {
    return { summary, result: { ...result, evidence: result.evidence.map((one) => shortened(one, pictures)) } };
}
function shortened(evidence, pictures) {
    if (evidence.kind !== 'pairs' && evidence.kind !== 'inputs')
        return evidence;
    const size = evidence.shape.reduce((product, side) => product * side, 1);
    if (evidence.kind === 'inputs') {
        const kept = pictures.take(evidence.inputs.length, size);
        return { ...evidence, inputs: evidence.inputs.slice(0, kept), left: evidence.inputs.length - kept };
    }
    const kept = pictures.take(evidence.pairs.length, 2 * size);
    return { ...evidence, pairs: evidence.pairs.slice(0, kept), left: evidence.pairs.length - kept };
}

// EXTERNAL MODULE: ./src/decide/judge-analysis.ts
var judge_analysis = __webpack_require__(5110);
// EXTERNAL MODULE: ./src/decide/policy/threshold.ts
var policy_threshold = __webpack_require__(9088);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/facts/report-kinds.ts
var report_kinds = __webpack_require__(643);
// EXTERNAL MODULE: ./src/facts/settings.ts
var facts_settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/text/marked-name.ts
var marked_name = __webpack_require__(6335);
;// CONCATENATED MODULE: ./src/run/save-reports.ts







/**
 * Writes the requested reports of an analysis that has its verdict.
 * @returns the result with the reports' paths; a report that could not be written is a warning, and the verdict stands
 */
async function saveReports(result, { course, started, report }) {
    const { analyser, settings } = course.context;
    const { directory, kinds } = settings.reports;
    const format = (0,facts_settings/* reportFormat */.aY)(settings);
    if (directory === undefined)
        return result;
    const folder = external_node_path_.resolve(settings.workspace, directory);
    const reports = [];
    const warnings = [];
    for (const kind of kinds) {
        const name = reportFileName(result.spec, kind, (0,report_kinds/* existingFormat */.VD)(kind, format));
        try {
            await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, folder);
            const file = external_node_path_.join(folder, name);
            await analyser.saveReport({ started, kind, format, file, ...(report === undefined ? {} : { report }) });
            reports.push(external_node_path_.posix.join(directory.replaceAll(external_node_path_.sep, '/'), name));
        }
        catch (error) {
            const why = error instanceof errors/* ServiceError */._7 ? error.message : `"${directory}": ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
            const text = `The ${kind} report could not be fetched: ${why}`;
            // The input `reports` applies to all jobs, also to those that do not have a report of this kind.
            const isNormal = error instanceof errors/* ServiceError */._7 && (0,errors/* isRefusal */.vu)(error.reason) && !isReportDue(kind, result);
            if (isNormal)
                course.log.info(text);
            else
                warnings.push(text);
        }
    }
    return { ...result, reports, warnings: [...result.warnings, ...warnings] };
}
/**
 * True if a job should have a report. Only attacks that may continue with a defence query the model (observed publicly;
 * not in the service spec).
 */
function isReportDue(kind, { spec, state }) {
    if (kind === 'vulnerability')
        return true;
    if (catalog/* DESCRIPTORS */.xg[spec.attack].stages !== 'defence')
        return false;
    return kind === 'attack-samples' || state === 'vulnerable';
}
/** Builds the file name of a report: another one for every analysis of a run. */
function reportFileName(spec, kind, format) {
    return `${(0,marked_name/* markedName */.Q)(spec.model)}-${spec.attack}-${kind}.${format}`;
}

;// CONCATENATED MODULE: ./src/run/do-analyses.ts













/**
 * Does analyses: starts them, at most `concurrency` at once, and waits for their verdicts if the settings say so. Waiting
 * for one does not delay the start of others, and a failed analysis does not stop the others.
 * @returns a result for each analysis, in the given order
 */
async function doAnalyses(analyses, context) {
    const { settings, signal } = context;
    const limit = (0,p_limit/* default */.A)(settings.concurrency);
    const held = settings.service.declared.notSent;
    const incomplete = analyses.filter(({ spec }) => (0,missing_slots/* findMissingSlots */.$)(spec, held).length > 0);
    // Those of the others are a line of the log.
    const annotated = new Set(incomplete.slice(0, core_log/* MAX_WARNINGS */.r));
    // Only the page shows pictures.
    const pictures = new PictureBudget(settings.reports.reportFile === undefined ? 0 : undefined);
    const doOne = async (analysis) => {
        const course = new AnalysisCourse(analysis, context);
        const begun = await limit(() => beginAnalysis(course, annotated.has(analysis)));
        const result = await endAnalysis(begun, course, pictures);
        const ended = { ...(0,analysis_result/* cutShort */.VV)(result, signal), ...describeContent(analysis) };
        course.end(ended);
        return ended;
    };
    // Code of the repository runs when everything else is done, so that it changes nothing of that.
    const results = new Map();
    for (const isLast of [false, true]) {
        const some = analyses.filter(({ spec }) => (0,local_analysis/* callsPython */.sP)(spec) === isLast);
        const done = await Promise.all(some.map(doOne));
        for (const [place, analysis] of some.entries()) {
            const result = done[place];
            if (result !== undefined)
                results.set(analysis, result);
        }
    }
    return analyses.flatMap((analysis) => results.get(analysis) ?? []);
}
function describeContent({ digests, artifacts, }) {
    if (digests === undefined)
        return {};
    const folders = artifacts.filter(({ form }) => form === 'folder').map(({ slot }) => slot);
    return { digests, ...(folders.length === 0 ? {} : { folders }) };
}
/** Waits for the verdict on an analysis that was started, if the run waits, or if it has ended already. */
async function endAnalysis({ result, started }, course, pictures) {
    const { context } = course;
    if (started === undefined || !(0,analysis_result/* isRunning */.W_)(result))
        return result;
    if (!context.settings.wait && !started.hasEnded)
        return result;
    const judged = context.decide(await awaitVerdict(result, started, course, pictures));
    if (judged.change !== undefined)
        course.log.info(judged.change.words);
    context.onUpdate(judged);
    return judged;
}
async function awaitVerdict(submitted, started, course, pictures) {
    const { context, log } = course;
    const { analyser, settings } = context;
    const { spec } = submitted;
    const threshold = (0,policy_threshold/* effectiveThreshold */.FK)(settings.vulnerabilityThreshold, (0,policy_threshold/* ownThreshold */.qf)(spec));
    const result = () => ({ ...submitted, warnings: course.known.warnings });
    try {
        const finding = await analyser.await(started, course);
        const verdict = (0,judge_analysis/* judge */.S)(finding, threshold, spec.minimumAccuracy);
        const warning = verdict.kind === 'passed' ? (0,policy_threshold/* passWarning */.G6)(verdict.score, threshold) : undefined;
        if (warning !== undefined && spec.local === undefined)
            course.warn(warning);
        const judged = (0,analysis_result/* withDetails */.FE)((0,analysis_result/* endedResult */.ES)(result(), verdict, threshold), finding);
        if (judged.state !== 'passed' && judged.state !== 'vulnerable')
            return judged;
        const ended = { ...judged, thresholdFrom: (0,policy_threshold/* thresholdSource */.rb)(settings.vulnerabilityThreshold, spec) };
        const report = judgedReport(finding, ended);
        const explained = report === undefined ? ended : withEvidence(ended, report, pictures);
        const found = (0,finding_words/* findingSentence */.dj)(explained);
        log.info(found === '' ? `${ended.state}.` : `${ended.state}, ${found}`);
        return await saveReports(explained, { started, report, course });
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(log, error);
        return (0,analysis_result/* leftRunning */.jw)((0,analysis_result/* failedResult */.Nq)(result(), error));
    }
}

// EXTERNAL MODULE: ./src/report/sized-outputs.ts
var sized_outputs = __webpack_require__(2186);
// EXTERNAL MODULE: ./src/report/summary.ts
var summary = __webpack_require__(7994);
;// CONCATENATED MODULE: ./src/run/live-summary.ts


const MIN_SUMMARY_GAP_MS = 5000;
/**
 * Writes results while a run is under way, so that a run that is killed loses neither jobs nor links. Job ids go into the
 * outputs at once; the summary is written from time to time.
 */
class LiveSummary {
    #runner;
    #outcome;
    #results;
    /** The output `job-ids`: a JSON array, already redacted, that is extended for each job. Empty if it is too large. */
    #jobIds = '[]';
    #lastSummaryMs = Number.NEGATIVE_INFINITY;
    #timer;
    #writing = Promise.resolve();
    /**
     * @param planned the result of each analysis before it starts
     * @param outcome builds the outcome to show from the results so far
     */
    constructor(runner, planned, outcome) {
        this.#runner = runner;
        this.#outcome = outcome;
        this.#results = new Map(planned.map((result) => [result.spec.name, result]));
    }
    /** Takes the new result of an analysis. A job that is seen for the first time goes into the outputs at once. */
    update(result) {
        const known = this.#results.get(result.spec.name)?.jobId;
        this.#results.set(result.spec.name, result);
        this.#runner.showProgress?.([...this.#results.values()]);
        if (result.jobId !== undefined && known === undefined)
            this.#announce(result, result.jobId);
        this.#scheduleSummary();
    }
    /** Stops writing summaries. Resolves when no write is under way. */
    async end() {
        clearTimeout(this.#timer);
        await this.#writing;
    }
    #announce(result, jobId) {
        const { dashboardUrl = '' } = result;
        const { secrets } = this.#runner;
        const isFirst = this.#jobIds === '[]';
        const first = isFirst ? { 'job-id': jobId, 'dashboard-url': dashboardUrl } : {};
        const isOpen = this.#jobIds !== '';
        this.#jobIds = isOpen ? addToArray(this.#jobIds, secrets.redact(jobId)) : '';
        try {
            if (isOpen)
                this.#runner.setOutputs({ ...secrets.redactAll(first), 'job-ids': this.#jobIds });
        }
        finally {
            // If the outputs could not be written, only the log names the job.
            this.#runner.log.info(`${result.spec.name}: ${describeJob(jobId, dashboardUrl)}`);
        }
    }
    #scheduleSummary() {
        if (this.#timer !== undefined)
            return;
        const waitedMs = this.#runner.clock.now() - this.#lastSummaryMs;
        this.#timer = setTimeout(() => {
            this.#timer = undefined;
            this.#writeSummary();
        }, Math.max(0, MIN_SUMMARY_GAP_MS - waitedMs)).unref();
    }
    #writeSummary() {
        this.#lastSummaryMs = this.#runner.clock.now();
        const outcome = this.#runner.secrets.redactAll(this.#outcome([...this.#results.values()]));
        // If summaries cannot be written, the end of the run reports it, once.
        this.#writing = this.#writing
            .then(() => this.#runner.writeSummary((0,summary.renderSummary)(outcome)))
            .catch(() => undefined);
    }
}
/**
 * Adds a text to a JSON array.
 * @returns an empty text if the array would be too large for an output: a part of the list would look like all of it
 */
function addToArray(array, text) {
    const start = array === '[]' ? '[' : `${array.slice(0, -1)},`;
    const longer = `${start}${JSON.stringify(text)}]`;
    return longer.length > sized_outputs/* OUTPUT_SHARES */.Ne.jobIds ? '' : longer;
}
/** Describes a job with its link. Job ids are long, so the id is left out if the link contains it. */
function describeJob(jobId, dashboardUrl) {
    if (dashboardUrl === '')
        return `job ${jobId}`;
    const isHeld = [jobId, encodeURIComponent(jobId)].some((form) => dashboardUrl.includes(form));
    return isHeld ? `job ${dashboardUrl}` : `job ${jobId}, dashboard ${dashboardUrl}`;
}

// EXTERNAL MODULE: ./src/run/run-plan.ts
var run_plan = __webpack_require__(5470);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __webpack_require__(6701);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __webpack_require__(4849);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/artifacts/bind-to-scan.ts


/**
 * From now on a file is only sent with the content that was scanned, even if its path led elsewhere during the scan.
 * @param contents of the scanned files, by their path relative to the workspace
 */
async function bindToScan(analyses, artifactPath, contents, workspace) {
    const root = await (0,promises_.realpath)(workspace);
    const artifacts = analyses.flatMap((analysis) => analysis.artifacts);
    for (const { files } of artifacts.filter((artifact) => artifact.path === artifactPath)) {
        for (const { absolutePath, bytes, hashed } of files) {
            const content = contents.get(external_node_path_default().relative(root, absolutePath).replaceAll((external_node_path_default()).sep, '/'));
            if (content === undefined)
                continue;
            if (typeof content === 'string')
                hashed.sha256 ??= content;
            else
                hashed.parts = content.parts;
            // A file that changed after it was hashed was not scanned with the content that would be sent: nothing has this hash.
            const isSame = typeof content === 'string' ? hashed.sha256 === content : bytes === content.bytes;
            if (!isSame)
                hashed.sha256 = '';
        }
    }
}

// EXTERNAL MODULE: ./src/run/files/scan-repository.ts + 1 modules
var scan_repository = __webpack_require__(3434);
// EXTERNAL MODULE: ./src/run/files/model-coverage.ts + 2 modules
var model_coverage = __webpack_require__(5021);
;// CONCATENATED MODULE: ./src/run/files/scan-artifacts.ts







/** Scans the files that are about to be uploaded. An analysis with a file that runs code when it is loaded is not submitted. */
async function scanArtifacts(active, analyses, repository) {
    const { settings, signal, cleanFiles } = active;
    const { scanArtifacts: scanFiles } = await Promise.all(/* import() */[__webpack_require__.e(6208), __webpack_require__.e(9614)]).then(__webpack_require__.bind(__webpack_require__, 6208));
    const paths = [...new Set(analyses.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path)))];
    const scope = repository === undefined ? 'artifacts' : 'workspace';
    const matches = (0,model_coverage/* matchPaths */.o)(settings.policy.accept, settings.workspace);
    const stopped = new Map();
    let outcome = repository?.outcome;
    const reports = await scanFiles({
        root: settings.workspace,
        models: (0,declared_model/* pathsOfModels */.Q7)(await (0,scan_repository/* resolveModels */.L)(settings)),
        artifacts: paths,
        needsDigest: neededDigests(cleanFiles, repository),
        known: knownFiles(cleanFiles, repository?.report),
        worker: (0,scan_repository.findWorker)(),
        signal,
        progress: () => undefined,
    });
    for (const [index, report] of reports.entries()) {
        const artifact = paths[index] ?? '';
        cleanFiles?.add(report.files);
        await bindToScan(analyses, artifact, report.contents, settings.workspace);
        const scan = (0,decide_findings/* decideFiles */.Gw)((0,judge_scan/* judgeScan */.Bw)(report, settings.supplyChain.files, scope), (0,active_run/* policyOf */.U)(active), matches);
        const critical = scan.findings.find(({ severity, standing }) => severity === 'critical' && standing === 'flagged');
        if (critical !== undefined)
            stopped.set(artifact, critical);
        outcome = outcome === undefined ? scan : (0,judge_scan/* combineScans */.oL)(outcome, scan);
    }
    const hasAny = repository !== undefined || (outcome?.findings.length ?? 0) > 0;
    return {
        outcome: hasAny ? outcome : undefined,
        refusalOf: ({ artifacts }) => {
            const found = artifacts.flatMap((artifact) => stopped.get(artifact.path) ?? [])[0];
            return found === undefined ? undefined : describeRefusal(found);
        },
    };
}
/** Whoever keeps results, or reports all files, needs digests, but those of the scan of the repository are known. */
function neededDigests(cleanFiles, repository) {
    if (repository === undefined)
        return cleanFiles === undefined ? () => false : 'all';
    const known = new Set(repository.report.files.flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [path])));
    return (file) => !known.has(file);
}
function describeRefusal({ path: file, excerpt, subject }) {
    const what = excerpt ?? subject;
    return (`It was not submitted: "${file}" runs code when it is loaded${what === '' ? '' : ` (${what})`}. Do ` +
        'not load that file: see the findings of the supply-chain scan.');
}
/** What earlier runs, and the scan of the repository, found of files by their SHA-256. */
function knownFiles(cleanFiles, report) {
    const known = new Map(cleanFiles?.known);
    for (const { sha256, reusable } of report?.files ?? []) {
        if (sha256 !== undefined && reusable !== undefined)
            known.set(sha256, reusable);
    }
    return known;
}

;// CONCATENATED MODULE: ./src/run/scan-and-analyse.ts










/**
 * Scans the files of the analyses, then does these analyses, and shows meanwhile how far they are.
 * @throws InvalidInputError, ServiceError
 */
async function scan(run, state, request) {
    const { runner, settings, plan } = run;
    const { repository } = request;
    const pins = await plan.comparePins(await plan.inspect());
    // On this machine a wrong file fails its own analysis only; elsewhere nothing may be submitted.
    if (run.analyser.jobsOutliveRun)
        (0,run_plan/* requirePins */.W)(pins);
    const left = pins.analyses;
    await requireNamedBase(run, left);
    // A statement of the verdict has to name what was analysed.
    const due = settings.reports.verdictFile === undefined ? left : await plan.digestSome(left);
    const { outcome: supplyChain, refusalOf } = await scanArtifacts(run, due, repository);
    const jobs = await openJobs(run, request.jobs);
    await jobs.begin(due);
    const atStart = due.map(({ spec }) => (0,analysis_result/* plannedResult */.Uf)(spec));
    const summary = new LiveSummary(runner, atStart, (results) => (0,build_outcome/* unfinishedOutcome */.ii)({ ...state, ...(supplyChain === undefined ? {} : { supplyChain }), results }));
    try {
        const results = await doAnalyses(due, {
            ...run,
            jobs,
            refusalOf: (analysis) => describePins(pins.faults.get(analysis.spec.name)) ?? refusalOf(analysis),
            ...(run.analyser.jobsOutliveRun ? {} : await findRunUrl(runner)),
            decide: (result) => (0,decide_findings/* decideAnalysis */.rQ)(result, (0,active_run/* policyOf */.U)(run)),
            onUpdate: (result) => {
                summary.update(result);
            },
        });
        await jobs.end(results);
        const comparisons = await compareWithBase(run, due, {
            results,
            covered: supplyChain?.coveredModels ?? [],
        });
        const judged = (0,judge_comparison/* judgeComparisons */.Q)(settings.analyses, comparisons);
        return { results: [...results, ...judged], supplyChain, comparisons };
    }
    finally {
        await summary.end();
    }
}
/** A base that the command line names must be there before anything is analysed. @throws InvalidInputError */
async function requireNamedBase(run, due) {
    const ref = run.settings.compare?.ref;
    if (ref === undefined)
        return;
    const { requireBase } = await Promise.all(/* import() */[__webpack_require__.e(159), __webpack_require__.e(4040)]).then(__webpack_require__.bind(__webpack_require__, 1659));
    await requireBase(run, ref, due);
}
/** Loads the code that compares models only if the input compare asks for it. */
async function compareWithBase(run, due, found) {
    const { compare } = run.settings;
    if (compare === undefined)
        return undefined;
    const { compareModels } = await Promise.all(/* import() */[__webpack_require__.e(159), __webpack_require__.e(4040)]).then(__webpack_require__.bind(__webpack_require__, 1659));
    return compareModels(run, compare, due, found);
}
/** Opens the jobs of earlier runs. Warns before anything is submitted if no later run will know the jobs of this one. */
async function openJobs(run, jobs) {
    const { analyser, runner } = run;
    if (!analyser.jobsOutliveRun)
        return NO_JOB_STORE;
    if (jobs !== undefined)
        return jobs.open(run);
    runner.log.warning(NOTHING_KEPT);
    return NO_JOB_STORE;
}
const NOTHING_KEPT = 'The jobs of this run are not kept for later runs, because this runner has no cache. If this run is killed, the next one ' +
    'submits its analyses again. Set cache-directory to a folder that later runs find again.';
/** Says why an analysis is not done, if its files are not those that it is pinned to. */
function describePins(faults) {
    return faults && `It was not analysed: ${faults.map(({ message }) => message).join(' ')}`;
}
/** Finds the page of this run, if it runs on GitHub. */
async function findRunUrl(runner) {
    if (runner.variable('GITHUB_RUN_ID') === '')
        return {};
    const { buildRunUrl } = await __webpack_require__.e(/* import() */ 5475).then(__webpack_require__.bind(__webpack_require__, 5475));
    return { runUrl: buildRunUrl(runner) };
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
