export const id = 6335;
export const ids = [6335,3434];
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


/***/ })

};
