export const id = 4321;
export const ids = [4321,6335,1096,3434];
export const modules = {

/***/ 3134:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pA: () => (/* binding */ formatPossible),
/* harmony export */   rr: () => (/* binding */ formatDistinctCount)
/* harmony export */ });
/* unused harmony exports digestsOf, countDistinct, holdSameInputs */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** A digest of each input: equal for inputs with the same numbers. */
function digestsOf({ values, count }) {
    const size = values.length / Math.max(1, count);
    return Array.from({ length: count }, (_unused, row) => {
        const input = values.subarray(row * size, (row + 1) * size);
        const bytes = new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
        return createHash('sha256').update(bytes).digest('hex');
    });
}
/** Counts inputs; those with the same numbers count once. */
function countDistinct(inputs) {
    return new Set(digestsOf(inputs)).size;
}
/** Says how many inputs there are, and how many of them differ: `12`, or `40, of which 12 are different`. */
function formatDistinctCount(count, distinct) {
    return distinct === count ? String(count) : `${String(count)}, of which ${String(distinct)} are different`;
}
/** Says that more rows would not help an attack. @returns a text that starts with a space; empty if more rows may help */
function formatPossible(possible, least) {
    if (possible === undefined || possible >= least)
        return '';
    return (` More rows would not help: the columns hold categories, of which only ${String(possible)} combinations exist. Attack ` +
        'nothing, and accept that under accept in the config file.');
}
/** True if both hold the same inputs, each as often, in any order. */
function holdSameInputs(one, other) {
    if (one.count !== other.count || one.values.length !== other.values.length)
        return false;
    const [first, second] = [digestsOf(one).toSorted(), digestsOf(other).toSorted()];
    return first.every((digest, index) => digest === second[index]);
}


/***/ }),

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

/***/ 5355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tryModels)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(370);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);
/* harmony import */ var _model_security_scan_engine_memory_limits__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1236);
/* harmony import */ var _model_security_scan_engine_job_settings__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1341);
/* harmony import */ var _model_security_scan_engine_run_analysis__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7261);
/* harmony import */ var _facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var _child_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7283);
/* harmony import */ var _analysis_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9546);
/* harmony import */ var _spool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5362);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(528);










/** A model that answers so slowly is tried by its analysis. */
const MOST_MS = 60_000;
/**
 * Tries data on model files, each model once: whether labels and answers fit, and whether pictures are scaled as in its training.
 * Nothing is attacked. As many are tried at once as the machine carries.
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
async function tryModels(analyses, { workspace, eventName, signal, note }) {
    const failed = new AbortController();
    const ended = AbortSignal.any([signal, failed.signal]);
    const spool = new _spool_js__WEBPACK_IMPORTED_MODULE_6__/* .Spool */ .Q(ended);
    const { children, childBytes: memoryBytes } = (0,_model_security_scan_engine_memory_limits__WEBPACK_IMPORTED_MODULE_1__/* .machineCapacity */ .G5)();
    const child = { code: (0,_child_place_js__WEBPACK_IMPORTED_MODULE_4__/* .findChildCode */ .H)(eventName, workspace), memoryBytes, signal: ended };
    const chosen = oneOfEachModel(analyses);
    try {
        return await (0,p_limit__WEBPACK_IMPORTED_MODULE_7__/* ["default"] */ .A)(children).map(chosen, async ({ spec, artifacts }, at) => {
            note(`Trying data on ${spec.model} (${String(at + 1)} of ${String(chosen.length)})`);
            const uploads = {};
            for (const artifact of artifacts.filter(({ slot }) => TRIED_SLOTS.includes(slot))) {
                uploads[artifact.slot] = await spool.take(artifact);
            }
            const settings = (0,_model_security_scan_engine_job_settings__WEBPACK_IMPORTED_MODULE_8__/* .jobSettings */ .b)(columnsOf(spec), MOST_MS, spec.local);
            return { spec, outcome: await (0,_model_security_scan_engine_run_analysis__WEBPACK_IMPORTED_MODULE_2__/* .tryAnalysis */ .QV)({ ...(0,_analysis_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .jobOf */ .Z)(spec), uploads, settings }, child) };
        });
    }
    finally {
        failed.abort();
        await spool.remove();
    }
}
/** Chooses the analysis that each model is tried with. Labels tell more, so one that takes them comes first. */
function oneOfEachModel(analyses) {
    const chosen = new Map();
    for (const one of analyses.filter(isTriable)) {
        const known = chosen.get(one.spec.model);
        if (known === undefined || (takesLabels(one) && !takesLabels(known)))
            chosen.set(one.spec.model, one);
    }
    return [...chosen.values()];
}
function takesLabels({ spec }) {
    return _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[spec.attack].needsLabels;
}
function columnsOf({ local }) {
    const { fixed, integer, 'label-column': label } = local?.settings ?? {};
    return {
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_9__/* .present */ .E)({ fixed, integer }),
        ...(label === undefined ? {} : { 'label-column': label }),
    };
}
const TRIED_SLOTS = ['model', 'data', 'label'];
/** True for a model file whose answers the attack depends on. */
function isTriable({ spec }) {
    return _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[spec.attack].needs.includes('model') && (0,_facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedSlots */ .Cz)(spec).includes('model');
}


/***/ }),

/***/ 2318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ artifactDigest),
/* harmony export */   digestAnalyses: () => (/* binding */ digestAnalyses)
/* harmony export */ });
/* harmony import */ var _file_hashes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4426);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_concurrency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8904);



/**
 * Computes the digests of all artifacts. Each file is read once, even if several analyses share it; from then on it is only
 * sent with the content that was hashed.
 * @param signal ends the reading, with its reason
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
async function digestAnalyses(analyses, signal) {
    const hashes = new _file_hashes_js__WEBPACK_IMPORTED_MODULE_0__/* .FileHashes */ .$(signal);
    const digested = [];
    for (const analysis of analyses) {
        const digests = {};
        for (const artifact of analysis.artifacts) {
            digests[artifact.slot] = await artifactDigest(artifact, hashes);
        }
        digested.push({ ...analysis, digests });
    }
    return digested;
}
const MAX_OPEN_FILES = 4;
/**
 * Computes the digest of an artifact: the SHA-256 of its file or, for a folder, that of a line `<sha256>  <relative path>`
 * for each of its files, in the order of their names. People write it into config files, so its form never changes.
 * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the signal of `hashes`
 */
async function artifactDigest({ form, files }, hashes) {
    const found = await (0,_core_concurrency_js__WEBPACK_IMPORTED_MODULE_2__/* .mapConcurrently */ .X)(files, MAX_OPEN_FILES, async (file) => {
        return [file.name, await hashes.hash(file)];
    });
    const single = form === 'folder' ? undefined : found[0]?.[1];
    const lines = found.map(([name, sha256]) => `${sha256}  ${name}\n`).join('');
    return single ?? (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(lines).digest('hex');
}


/***/ }),

/***/ 4426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ FileHashes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4296);
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1567);




/** Computes the SHA-256 of files. Each file is read once in a run, even if several analyses share it. */
class FileHashes {
    #signal;
    #known = new Map();
    /** @param signal ends the reading, with its reason */
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * Hashes a file. From then on, the file is only sent if it still has this content.
     * @returns the SHA-256, in hexadecimal
     * @throws ServiceError `upload-failed` if the file cannot be read or has changed since it was inspected
     */
    async hash(file) {
        // A file that was changed and inspected again counts as another file.
        const key = JSON.stringify([file.absolutePath, file.bytes, file.mtimeMs, file.ctimeMs, file.ino]);
        const hash = this.#known.get(key) ?? hashFile(file, this.#signal);
        this.#known.set(key, hash);
        const sha256 = await hash;
        file.hashed.sha256 ??= sha256;
        return sha256;
    }
}
async function hashFile(file, signal) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    try {
        for await (const chunk of (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnchanged */ .gw)(file)) {
            signal.throwIfAborted();
            hash.update(chunk);
        }
    }
    catch (error) {
        signal.throwIfAborted();
        const what = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('upload-failed', `An artifact could not be read: ${what}.`, { cause: error });
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 5979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createCliRunner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/core/clock.ts
var clock = __webpack_require__(2257);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __webpack_require__(5393);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./src/files/repository-facts.ts




/** HEAD and the configuration of a repository are small. */
const MAX_BYTES = 1024 * 1024;
/**
 * Reads what is known of the repository that a folder belongs to.
 * @param folder absolute; it may be any folder below the repository's root
 * @returns an empty object if it belongs to none, or the repository cannot be read
 */
async function readRepositoryFacts(folder) {
    try {
        const root = await findRoot(folder);
        if (root === undefined)
            return {};
        const { own, common } = await (0,workspace_head/* openRepository */.h_)(external_node_path_.join(root, '.git'));
        const head = (await (0,workspace_head/* readText */.yR)(external_node_path_.join(own, 'HEAD'), MAX_BYTES))?.trim() ?? '';
        const branch = /^ref: *refs\/heads\/(.+)$/u.exec(head)?.[1];
        const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(root, undefined);
        const url = originOf((await (0,workspace_head/* readText */.yR)(external_node_path_.join(common, 'config'), MAX_BYTES)) ?? '');
        return {
            ...(0,present/* present */.E)({ url, branch }),
            ...('commit' in checkedOut ? { commit: checkedOut.commit } : {}),
        };
    }
    catch {
        return {};
    }
}
async function findRoot(folder) {
    for (let current = folder;; current = external_node_path_.dirname(current)) {
        if (await (0,workspace_head/* exists */.t2)(external_node_path_.join(current, '.git')))
            return current;
        if (external_node_path_.dirname(current) === current)
            return undefined;
    }
}
/** Finds the address of the remote `origin` in a configuration file of git. */
function originOf(config) {
    let section = '';
    for (const line of config.split('\n')) {
        const [, name] = /^\s*\[(.+)\]\s*$/u.exec(line) ?? [];
        section = name ?? section;
        const [, url] = /^\s*url\s*=\s*(\S+)\s*$/u.exec(line) ?? [];
        if (section === 'remote "origin"' && url !== undefined)
            return webAddress(url);
    }
    return undefined;
}
/** Makes `https://github.com/owner/name` of `git@github.com:owner/name.git`. @returns undefined for a path of this machine */
function webAddress(remote) {
    const [, host, name] = /^(?:[\w.-]+@)?([\w.-]+\.[\w.-]+):(?!\/)(.+)$/u.exec(remote) ?? [];
    const url = (0,core_url/* parseUrl */.Dl)(host === undefined || name === undefined ? remote : `https://${host}/${name}`);
    if (url === undefined || !['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol))
        return undefined;
    const port = url.protocol.startsWith('http') && url.port !== '' ? `:${url.port}` : '';
    const place = url.pathname.replace(/\/+$/u, '').replace(/\.git$/u, '');
    if (url.hostname === '' || place === '')
        return undefined;
    return `${url.protocol === 'http:' ? 'http' : 'https'}://${url.hostname}${port}${place}`;
}

// EXTERNAL MODULE: ./src/redact/secrets.ts
var redact_secrets = __webpack_require__(4268);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./src/cli/options/input-flags.ts + 1 modules
var input_flags = __webpack_require__(5989);
// EXTERNAL MODULE: ./src/report/document/findings.ts
var findings = __webpack_require__(1178);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __webpack_require__(8074);
// EXTERNAL MODULE: ./src/cli/display-width.ts
var display_width = __webpack_require__(5825);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(1028);
;// CONCATENATED MODULE: ./src/cli/live-table.ts





const FRAMES = ['\u280b', '\u2819', '\u2839', '\u2838', '\u283c', '\u2834', '\u2826', '\u2827', '\u2807', '\u280f'];
const FRAME_MS = 120;
const DEFAULT_COLUMNS = 80;
const MAX_NAME_COLUMNS = 40;
const SCORE_COLUMNS = 20;
/** Clears from the start of the line to the end of the screen. */
const CLEAR = '\r\u001b[J';
/**
 * Shows how far a run is: a line for each analysis that has ended, and at the bottom of a terminal those that run now, how
 * many wait, and about how long it takes. Elsewhere there is only a line for each that has ended.
 */
class LiveTable {
    #terminal;
    #now;
    #startMs;
    #running = new Map();
    #ended = new Map();
    #results = [];
    #timer;
    #frame = 0;
    #drawn = 0;
    constructor(terminal, now = Date.now) {
        this.#terminal = terminal;
        this.#now = now;
        this.#startMs = now();
    }
    start() {
        if (this.#terminal.err.isTTY !== true)
            return;
        this.#timer = setInterval(() => {
            this.#frame += 1;
            this.#redraw('');
        }, FRAME_MS).unref();
    }
    /** Takes the results so far, with a line for each that is new. */
    show(results) {
        this.#results = results;
        for (const result of results)
            this.#take(result);
    }
    /** Takes what an analysis does now. Its share never falls. */
    step(name, { words, share = 0 }) {
        const running = this.#running.get(name);
        if (running === undefined)
            return;
        running.share = Math.max(running.share, Math.min(share, 1));
        if (words !== '')
            running.words = words;
    }
    /** Writes a line above the table. */
    above(line) {
        this.#redraw(`${line}\n`);
    }
    end() {
        if (this.#timer === undefined)
            return;
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#terminal.err.write(this.#clear());
    }
    #take(result) {
        const { state, spec } = result;
        const { name } = spec;
        if (state === 'planned' || this.#ended.has(name))
            return;
        const { startMs } = this.#running.get(name) ?? { startMs: this.#now() };
        if (state === 'submitted') {
            if (!this.#running.has(name))
                this.#running.set(name, { startMs, share: 0, words: '' });
            return;
        }
        this.#running.delete(name);
        const tookMs = this.#now() - startMs;
        this.#ended.set(name, tookMs);
        const { err, paint } = this.#terminal;
        const mark = paint((0,terminal/* styleOf */.V)((0,states/* labelOf */.Wy)(result).tone), (0,states/* markOf */.Fg)(result), err);
        const score = (0,display_width/* padToWidth */.Fg)((0,findings/* shortResult */.qQ)(result), SCORE_COLUMNS);
        this.above(`${mark} ${this.#name(name)}  ${score}  ${String(Math.round(tookMs / 1000))} s`);
    }
    /** Names share a column, whose width is that of the longest. */
    #name(name) {
        const widths = this.#results.map(({ spec }) => (0,display_width/* displayWidth */.F1)((0,cli_log/* safeLine */.o)(spec.name)));
        const columns = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
        return (0,display_width/* padToWidth */.Fg)((0,display_width/* cutToWidth */.G1)((0,cli_log/* safeLine */.o)(name), MAX_NAME_COLUMNS), columns);
    }
    #redraw(above) {
        const { err } = this.#terminal;
        if (this.#timer === undefined) {
            err.write(above);
            return;
        }
        const lines = this.#lines();
        err.write(`${this.#clear()}${above}${lines.join('\n')}`);
        this.#drawn = lines.length;
    }
    #clear() {
        const up = this.#drawn > 1 ? `\u001b[${String(this.#drawn - 1)}A` : '';
        this.#drawn = 0;
        return `${up}${CLEAR}`;
    }
    #lines() {
        const { err, paint } = this.#terminal;
        // Some terminals say that they have no columns.
        const columns = Math.max(20, (err.columns ?? 0) > 0 ? (err.columns ?? 0) : DEFAULT_COLUMNS) - 1;
        const spinner = paint('cyan', FRAMES[this.#frame % FRAMES.length] ?? '', err);
        const running = [...this.#running].map(([name, { share, words }]) => {
            const percent = share === 0 ? '' : `${String(Math.floor(share * 100))} %  `;
            return `${spinner} ${(0,display_width/* cutToWidth */.G1)(`${this.#name(name)}  ${percent}${(0,cli_log/* safeLine */.o)(words)}`, columns - 2)}`;
        });
        return [...running, `  ${(0,display_width/* cutToWidth */.G1)(this.#footer(), columns - 2)}`];
    }
    /** `5 waiting \u00b7 2/9 \u00b7 0:39 \u00b7 about 1 min left` */
    #footer() {
        const all = this.#results.length;
        const waiting = all - this.#ended.size - this.#running.size;
        const left = this.#leftMs(waiting);
        return [
            ...(waiting > 0 ? [`${String(waiting)} waiting`] : []),
            ...(all > 0 ? [`${String(this.#ended.size)}/${String(all)}`] : []),
            live_table_clock(this.#now() - this.#startMs),
            ...(left === undefined ? [] : [`about ${roughly(left)} left`]),
        ].join(' \u00b7 ');
    }
    /** From what the others took, and the shares of those that run; undefined if too little is known. */
    #leftMs(waiting) {
        const running = [...this.#running.values()].map(({ startMs, share }) => {
            const ranMs = this.#now() - startMs;
            return share < LEAST_SHARE ? undefined : { left: (ranMs * (1 - share)) / share, all: ranMs / share };
        });
        const known = running.filter((one) => one !== undefined);
        const took = [...this.#ended.values(), ...known.map(({ all }) => all)];
        if (took.length === 0 || (waiting === 0 && known.length === 0))
            return undefined;
        const usual = took.reduce((sum, one) => sum + one, 0) / took.length;
        const left = running.reduce((sum, one) => sum + (one?.left ?? usual), waiting * usual);
        return left / Math.max(1, running.length);
    }
}
/** From a smaller share nothing follows. */
const LEAST_SHARE = 0.05;
/** `1:05` */
function live_table_clock(ms) {
    const whole = Math.floor(ms / 1000);
    return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}
function roughly(ms) {
    return ms < 55_000
        ? `${String(Math.max(5, Math.ceil(ms / 5000) * 5))} s`
        : `${String(Math.round(ms / 60_000))} min`;
}

;// CONCATENATED MODULE: ./src/cli/cli-runner.ts









/** Variables of a CI system that describe its own run, not this one. */
const FOREIGN = /^(?:GITHUB|RUNNER|ACTIONS)_/u;
/** Creates the port for a run on the command line. */
async function createCliRunner(flags, terminal) {
    const { values } = flags;
    const workspace = external_node_path_default().resolve(values.get('workspace') ?? '.');
    const secrets = new redact_secrets/* Secrets */.S();
    const live = new LiveTable(terminal);
    const isDebug = values.get('debug') === 'true';
    const isVerbose = isDebug || values.get('verbose') === 'true';
    let cancelledBy;
    const runner = {
        input: (0,input_flags/* inputFrom */.Rh)(flags, ownVariable),
        variable: ownVariable,
        workspace,
        event: {
            eventName: 'command-line',
            payload: {},
            serverUrl: '',
            repository: '',
            ref: '',
            sha: '',
            actor: '',
            target: await findTarget(workspace),
        },
        ...hostEventOf(process.env),
        log: (0,cli_log/* createCliLog */.h)(terminal, live, (text) => secrets.redact(text), { isDebug, isVerbose }),
        secrets,
        startedMs: Date.now(),
        clock: clock/* MACHINE_CLOCK */.f,
        mask: (secret) => {
            secrets.add(secret);
        },
        hide: (secret) => {
            secrets.add(secret);
        },
        setOutputs: () => undefined,
        probeOutputs: () => undefined,
        writeSummary: () => Promise.resolve(),
        showProgress: (results) => {
            live.show(results);
        },
        showStep: (name, { words, ...step }) => {
            live.step(name, { ...step, words: secrets.redact(words) });
        },
        onCancel: (listener) => listenForSignals((signal) => {
            // Whoever asks twice does not want to wait.
            if (cancelledBy !== undefined)
                process.exit(exit_status/* SIGNAL_EXITS */.vs[signal]);
            cancelledBy = signal;
            terminal.err.write(`\n${signal === 'SIGINT' ? 'Interrupted' : 'Ended'}: ending the analyses.\n`);
            listener();
        }),
    };
    return { runner, live, cancelledBy: () => cancelledBy };
}
/** Whether code of the repository may run depends on the workflow in which this command is used. */
function hostEventOf(environment) {
    const { GITHUB_ACTIONS: isAction, GITHUB_EVENT_NAME: event } = environment;
    return isAction === 'true' || event !== undefined ? { hostEvent: event ?? '' } : {};
}
function ownVariable(name) {
    return FOREIGN.test(name) ? '' : (process.env[name] ?? '');
}
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Calls a listener on each signal that ends a run. @returns a function that stops listening */
function listenForSignals(listener) {
    const stops = END_SIGNALS.map((signal) => {
        const listen = () => {
            listener(signal);
        };
        process.on(signal, listen);
        return () => process.off(signal, listen);
    });
    return () => {
        for (const stop of stops)
            stop();
    };
}
/** A folder that belongs to no repository, or to one without a remote, is named by its own address. */
async function findTarget(workspace) {
    const { url, ...rest } = await readRepositoryFacts(workspace);
    return { repoUrl: url ?? (0,external_node_url_.pathToFileURL)(workspace).href, ...rest, fork: false };
}


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ usageProblems),
/* harmony export */   f: () => (/* binding */ scanUsageProblems)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3382);
/* harmony import */ var _settings_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7965);




/** Lists what is wrong with the flags of `scan`, as far as the action does not know of it. */
function scanUsageProblems(flags, runner) {
    const { values } = flags;
    const problems = [...usageProblems(flags, runner)];
    if (values.get('supply-chain-only') === 'true')
        problems.push(...againstFilesOnly(values));
    problems.push(...unitsProblems(values));
    const compares = (values.get('compare') ?? 'never') !== 'never';
    if (compares !== values.has('base')) {
        problems.push(compares
            ? '--base is missing: name the branch, tag or commit that the models are compared with, such as --base main.'
            : '--base needs --compare base, or --compare base-attacked. Add it, or remove --base.');
    }
    const isRemote = !(0,_facts_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocalWord */ .Ko)(values.get('base-url') ?? _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .LOCAL */ .G8);
    const isKnown = runner.event.target?.repoUrl.startsWith('file:') !== true || values.has('repo-url');
    const needsUrl = ['github', 'huggingface'].includes((0,_settings_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRepoType */ .o)(values.get('repo-type') ?? 'github') ?? '');
    if (isRemote && needsUrl && !isKnown) {
        problems.push('--repo-url is missing: this folder has no remote "origin", and a service keeps records by the address of the ' +
            'repository. Give it, such as --repo-url https://github.com/owner/name.');
    }
    return problems;
}
/** Lists what is wrong with the flags that `scan` and `validate` share. */
function usageProblems({ values }, runner) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(runner.workspace, { throwIfNoEntry: false })?.isDirectory() === true)
        return [];
    return [
        `--workspace is "${values.get('workspace') ?? '.'}", which is not a folder. Give a folder that exists.`,
    ];
}
function unitsProblems(values) {
    const units = values.get('units');
    if (units === undefined)
        return [];
    return [
        ...(/^[1-9]\d{0,3}$/u.test(units)
            ? []
            : [`--units is "${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(units, 80)}". Expected a whole number from 1 to 9999.`]),
        ...(values.get('mode') === 'plan' ? [] : ['--units needs --mode plan. Add it, or remove --units.']),
        ...(values.get('json') === 'true'
            ? ['--units and --json both write to stdout. Remove one of them.']
            : []),
    ];
}
function againstFilesOnly(values) {
    const contrary = values.has('only') ? ['only'] : [];
    const off = values.get('supply-chain') === 'false' ? ['no-supply-chain'] : [];
    return [...contrary, ...off].map((name) => `--${name} cannot be given together with --supply-chain-only. Remove one of them.`);
}


/***/ }),

/***/ 4175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ withSlowWork)
/* harmony export */ });
/* harmony import */ var _cli_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1787);

/** A step that ends sooner needs no line. */
const SLOW_MS = 5_000;
/**
 * Runs a command that may be silent for minutes, and says on the error stream, every few seconds, what it is doing if that
 * has changed.
 */
async function withSlowWork(err, run) {
    let doing = '';
    const timer = setInterval(() => {
        if (doing !== '')
            err.write(`${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .o)(doing)} \u2026\n`);
        doing = '';
    }, SLOW_MS);
    try {
        return await run((words) => {
            doing = words;
        });
    }
    finally {
        clearInterval(timer);
    }
}


/***/ }),

/***/ 4056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ Inspector)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_engine_programs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1839);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4296);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9600);






/** The most time that one request may take. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 1024;
/** Reads models and data in a thread of its own. If a file makes it hang or die, the next request gets a new thread. */
class Inspector {
    #worker;
    async ask(request) {
        const worker = (this.#worker ??= startWorker());
        const { promise, resolve } = Promise.withResolvers();
        const timer = setTimeout(resolve, LIMIT_MS, `reading it took more than ${String(LIMIT_MS / 1000)} seconds`);
        const onMessage = (answer) => {
            resolve(answer);
        };
        const onError = (error) => {
            resolve(`reading it failed: ${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error), 200)}`);
        };
        const onExit = () => {
            resolve('reading it ended unexpectedly');
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.postMessage(request);
        const answer = await promise;
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        if (typeof answer !== 'string')
            return answer;
        await this.close();
        const slot = request.kind === 'model' ? 'model' : 'data';
        return { faults: [{ slot, message: `The file cannot be used: ${answer}.` }] };
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
}
function startWorker() {
    const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_3__.Worker(findProgram(), {
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Without a listener, an error between two requests would end the process.
    return worker.on('error', () => undefined);
}
/** Finds the program of the thread: beside the bundle, or in the source if the command runs from there. */
function findProgram() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(isSource ? _model_security_scan_engine_programs__WEBPACK_IMPORTED_MODULE_2__/* .INSPECTOR */ .C : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'inspector', 'index.js'));
}


/***/ }),

/***/ 2796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/report/conversion/repeated-advice.ts
var repeated_advice = __webpack_require__(2530);
// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __webpack_require__(9822);
// EXTERNAL MODULE: ./src/artifacts/plan.ts + 1 modules
var plan = __webpack_require__(159);
// EXTERNAL MODULE: ./src/decide/policy/apply-minimum.ts
var apply_minimum = __webpack_require__(938);
// EXTERNAL MODULE: ./src/settings/config/config-file.ts
var config_file = __webpack_require__(9635);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/facts/runner.ts
var facts_runner = __webpack_require__(4725);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/settings/read-settings.ts + 6 modules
var read_settings = __webpack_require__(3123);
// EXTERNAL MODULE: ./src/decide/duplicate-analyses.ts
var duplicate_analyses = __webpack_require__(5304);
// EXTERNAL MODULE: ./src/decide/missing-slots.ts
var missing_slots = __webpack_require__(1096);
// EXTERNAL MODULE: ./src/decide/policy/settings-warnings.ts
var settings_warnings = __webpack_require__(8830);
// EXTERNAL MODULE: ./src/decide/policy/accept-warnings.ts
var accept_warnings = __webpack_require__(7721);
// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
// EXTERNAL MODULE: ./src/http/transport.ts + 5 modules
var http_transport = __webpack_require__(5025);
// EXTERNAL MODULE: ./src/run/files/scan-repository.ts + 1 modules
var scan_repository = __webpack_require__(3434);
;// CONCATENATED MODULE: ./src/run/early-warnings.ts








/**
 * Finds everything that a scan warns of before its analyses start, by the code of the scan itself. It scans the files of the
 * repository if the run does, since lists of the config file are about them; it attacks nothing.
 * @param context with the policy that judges the run
 * @throws InvalidInputError if the scan of the files refuses what it was given
 */
async function foreseeScan(context) {
    const { runner, settings, signal } = context;
    const { requestTimeoutMs, maxAttempts } = settings.service;
    const startedMs = runner.clock.now();
    const heard = [];
    const log = warningsOnly(heard);
    const { clock, secrets } = runner;
    const redact = (text) => secrets.redact(text);
    // The scan of files asks nobody.
    const transport = (0,http_transport/* createTransport */.o)({ requestTimeoutMs, maxAttempts, signal, log, clock, redact });
    try {
        const active = { ...context, runner: { ...runner, log }, transport, startedMs, endsAtMs: Infinity };
        const found = settings.supplyChain.enabled ? await (0,scan_repository.scanRepository)(active) : undefined;
        const about = { policy: settings.policy, nowMs: startedMs };
        const warnings = [
            ...settings.analyses.flatMap((spec) => aboutAnalysis(spec, settings)),
            ...(0,duplicate_analyses/* findDuplicateAnalyses */.Z)(settings.analyses).map(({ message }) => message),
            ...heard,
            ...(0,settings_warnings/* settingsWarnings */.T)(settings),
            ...(0,accept_warnings/* warnOfAnalyses */.uR)(about, []),
        ];
        return { warnings, unattacked: found?.outcome.unattacked ?? [] };
    }
    finally {
        transport.close();
    }
}
function aboutAnalysis(spec, { service }) {
    const where = spec.place === undefined ? '' : `${(0,problem/* describePlace */.df)(spec.place)}: `;
    const missing = service.declared.allowsMissingArtifacts === true ? (0,missing_slots.describeMissingSlots)(spec) : undefined;
    const unused = spec.local === undefined ? [] : (0,local_analysis/* unusedArtifacts */.Wj)(spec).filter(({ isUsual }) => isUsual);
    return [...(missing === undefined ? [] : [missing]), ...unused.map(({ text }) => text)].map((text) => `${where}${spec.name}: ${text}`);
}
function warningsOnly(heard) {
    const nothing = () => undefined;
    return {
        ...{ info: nothing, debug: nothing, notice: nothing, error: nothing, group: nothing },
        warning: (text, place) => {
            heard.push(place === undefined ? text : `${(0,problem/* describePlace */.df)(place)}: ${text}`);
        },
    };
}

// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/core/yaml-text.ts
var yaml_text = __webpack_require__(9662);
// EXTERNAL MODULE: ./src/artifacts/digest-analyses.ts
var digest_analyses = __webpack_require__(2318);
// EXTERNAL MODULE: ./src/artifacts/pins.ts
var pins = __webpack_require__(6543);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/cli/validate/artifact-digests.ts




/**
 * Computes the digests of artifacts, and compares them with those that the config file gives.
 * @param analyses those whose files exist and can be read
 * @throws the reason of the signal
 */
async function digestArtifacts(analyses, signal) {
    const artifacts = new Map();
    const problems = new Map();
    for (const analysis of await digest(analyses, signal)) {
        for (const problem of (0,pins/* findPinFaults */.g)(analysis))
            problems.set(JSON.stringify(problem), problem);
        const { model } = analysis.spec;
        for (const { slot, path } of analysis.artifacts) {
            const sha256 = analysis.digests?.[slot];
            if (sha256 === undefined)
                continue;
            const key = JSON.stringify([model, slot, path]);
            const attacks = [...(artifacts.get(key)?.attacks ?? []), analysis.spec.attack];
            artifacts.set(key, { model, slot, path, sha256, attacks });
        }
    }
    return { artifacts: [...artifacts.values()], problems: [...problems.values()] };
}
/** Without digests if a file changes meanwhile. */
async function digest(analyses, signal) {
    try {
        return await (0,digest_analyses.digestAnalyses)(analyses, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors/* ServiceError */._7)
            return analyses;
        throw error;
    }
}
/**
 * The lines of a config file that pin artifacts, as they stand below `models`. What only some attacks of a model take stands
 * with each of these.
 */
function pinLines(artifacts) {
    const byModel = Map.groupBy(artifacts, ({ model }) => model);
    return [...byModel].flatMap(([model, own]) => {
        const isShared = ({ slot }) => own.filter((other) => other.slot === slot).length === 1;
        const shared = own.filter(isShared);
        const others = own.filter((one) => !isShared(one));
        const attacks = [...new Set(others.flatMap((one) => one.attacks))];
        return [
            `- name: ${(0,yaml_text/* yamlText */.p)(model)}`,
            ...(shared.length === 0 ? [] : ['  artifacts:', ...shared.map((one) => `    ${pinLine(one)}`)]),
            ...(attacks.length === 0 ? [] : ['  attacks:']),
            ...attacks.flatMap((attack) => [
                `    ${attack}:`,
                '      artifacts:',
                ...others.filter((one) => one.attacks.includes(attack)).map((one) => `        ${pinLine(one)}`),
            ]),
        ];
    });
}
function pinLine({ slot, path, sha256 }) {
    return `${slot}: { path: ${(0,yaml_text/* yamlText */.p)(path)}, sha256: ${sha256} }`;
}

// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/cli-runner.ts + 2 modules
var cli_runner = __webpack_require__(5979);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./src/facts/policy/accept-words.ts
var accept_words = __webpack_require__(1952);
// EXTERNAL MODULE: ./packages/engine/src/distinct-inputs.ts
var distinct_inputs = __webpack_require__(3134);
// EXTERNAL MODULE: ./src/analyser/local/try-models.ts
var try_models = __webpack_require__(5355);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./src/cli/validate/inspect-specs.ts








/** Says that an analysis will be `not-tested`, since data has too few inputs. */
function tooFewInputs({ task, attack, artifacts }, { inputCount: total, differentCount: count, possibleCount }) {
    const least = (0,catalog/* findRow */.uv)(task, attack)?.fewest;
    if (total === undefined || count === undefined || least === undefined || count >= least)
        return [];
    const things = task === 'time-series-forecasting' ? 'windows' : 'inputs';
    const model = artifacts.find(({ slot }) => slot === 'model')?.path ?? '';
    const entry = `Instead of the model, write: accept: [${(0,accept_words/* modelEntry */.eJ)(model).slice(2)}]`;
    const remedy = (0,distinct_inputs/* formatPossible */.pA)(possibleCount, least);
    const message = `${attack} needs at least ${String(least)} ${things} for a verdict, and data has ${(0,distinct_inputs/* formatDistinctCount */.rr)(total, count)}` +
        (remedy === '' ? ': give more, or remove the attack.' : `.${remedy} ${entry}`);
    return [{ slot: 'data', message }];
}
async function aboutFunction({ local }, workspace) {
    if (local?.predict === undefined)
        return { isFunction: false, hasNoColumns: false };
    return { isFunction: true, hasNoColumns: await hasNoColumns(local.predict.function, workspace) };
}
async function questionAbout(spec, slots, workspace) {
    const { task, attack, fields, local } = spec;
    const { output, preprocessing, settings } = local ?? {};
    return {
        kind: 'analysis',
        ...{ task, attack, needsLabels: catalog/* DESCRIPTORS */.xg[attack].needsLabels, fields: { ...fields } },
        ...(0,present/* present */.E)({ output, preprocessing, settings }),
        ...(await aboutFunction(spec, workspace)),
        slots,
    };
}
/**
 * Looks at the content of the files of analyses, as local analyses would read them.
 * @param analyses those whose files exist and can be read
 * @param place with the folder from which Python functions are imported; here they are only read
 */
async function inspectContent(analyses, inspector, { workspace, note }) {
    const problems = new Map();
    const labels = new Map();
    const notes = new Map();
    for (const { spec, artifacts } of analyses) {
        note(`Reading the files of ${spec.name}`);
        const usable = (0,local_analysis/* plannedSlots */.Cz)(spec);
        const used = artifacts.filter(({ slot }) => usable.includes(slot));
        const slots = Object.fromEntries(used.map(({ slot, files }) => [
            slot,
            files.map(({ name, absolutePath }) => ({ name, absolutePath })),
        ]));
        const answer = await inspector.ask(await questionAbout(spec, slots, workspace));
        const few = tooFewInputs(spec, answer);
        if (answer.label !== undefined)
            labels.set(spec.name, answer.label);
        for (const note of answer.notes ?? [])
            notes.set(note, [...(notes.get(note) ?? []), spec.name]);
        for (const { slot, message } of [...answer.faults, ...few]) {
            const artifact = used.find((one) => one.slot === slot);
            const place = artifact?.place ?? spec.place;
            if (place === undefined)
                continue;
            const about = artifact === undefined ? spec.name : `artifact "${artifact.path}" for ${slot}`;
            // The attacks of one model mostly share their files.
            problems.set(JSON.stringify([place, message]), { place, message: `${about}: ${message}` });
        }
    }
    return { problems: [...problems.values()], labels, notes };
}
/**
 * Tries labelled data on its models, as the analyses would.
 * @param analyses those whose files can be read
 * @returns what would fail an analysis, at its model; and the label that each model was tried with
 */
async function tryContent(analyses, place) {
    const tried = await (0,try_models/* tryModels */.q)(analyses, place);
    const problems = tried.flatMap(({ spec, outcome }) => {
        const isFault = outcome.kind === 'not-tested' || (outcome.kind === 'failed' && outcome.by === 'artifact');
        const place = spec.artifacts.find(({ slot }) => slot === 'model')?.place ?? spec.place;
        return isFault && place !== undefined ? [{ place, message: `${spec.name}: ${outcome.reason}` }] : [];
    });
    const labels = tried.flatMap(({ spec, outcome }) => outcome.kind === 'prepared' && outcome.label !== undefined ? [[spec.model, outcome.label]] : []);
    return { problems, labels: new Map(labels) };
}
/** A larger module is written by a program, and is not read. */
const MAX_BYTES = 2 ** 20;
/** What may give a function attributes; a decorator may, too. */
const GIVES_ATTRIBUTES = /\.columns\s*(?:[,:]|=(?!=))|\bsetattr\b|__dict__|\bvars\b|^@/mu;
/**
 * Reads the source of a Python function, without running it.
 * @param name `package.module:function`
 * @returns true if the source shows that the function has no attribute `columns`; false also if that is not clear
 */
async function hasNoColumns(name, workspace) {
    const [module = '', called = ''] = name.split(':');
    const parts = module.split('.');
    // Packages are imported before what is in them, and may give it attributes.
    const packages = await Promise.all(parts.map((_part, at) => sourceOf(external_node_path_default().join(workspace, ...parts.slice(0, at + 1), '__init__.py'))));
    const source = packages.at(-1) ?? (await sourceOf(`${external_node_path_default().join(workspace, ...parts)}.py`));
    if (source === undefined)
        return false;
    const isDefined = new RegExp(String.raw `^(?:async\s+)?def\s+${called}\s*\(`, 'mu').test(source);
    const isAssigned = new RegExp(String.raw `^${called}\s*[:=,]`, 'mu').test(source);
    const all = [...packages, source].map((text) => text ?? '').join('\n');
    return isDefined && !isAssigned && !GIVES_ATTRIBUTES.test(all);
}
/** @returns undefined if there is no such file, or it is too large */
async function sourceOf(file) {
    try {
        const found = await (0,promises_.stat)(file);
        return found.isFile() && found.size <= MAX_BYTES ? await (0,promises_.readFile)(file, 'utf8') : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/cli/validate/inspector.ts
var validate_inspector = __webpack_require__(4056);
// EXTERNAL MODULE: ./src/cli/place-text.ts
var place_text = __webpack_require__(7705);
// EXTERNAL MODULE: ./src/cli/options/scan-usage.ts
var scan_usage = __webpack_require__(9352);
;// CONCATENATED MODULE: ./src/cli/validate/validation-warnings.ts



/**
 * Warns of what a scan warns of only after its analyses, as far as it is known without them: entries of `accept` that have ended or
 * end soon, and budgets that earn no pass. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
function foreseenWarnings(settings, nowMs) {
    return [...(0,accept_warnings/* warnOfEnds */.KX)({ policy: settings.policy, nowMs }), ...settings.analyses.flatMap(budgetWarnings)];
}
/** An endpoint or a Python function needs fewer questions than `init` writes, so its budget is left to the analysis. */
function budgetWarnings({ name, attack, fields, local, place }) {
    if (local === undefined || fields.use_model_api === 'yes' || local.predict !== undefined)
        return [];
    const given = {
        ...fields,
        ...local.settings,
    };
    const where = place === undefined ? '' : `${(0,problem/* describePlace */.df)(place)}: `;
    return (catalog/* DESCRIPTORS */.xg[attack].proposal?.budget ?? []).flatMap(({ key, least }) => {
        const value = given[key];
        return value === undefined || Number(value) >= least
            ? []
            : [
                `${where}${key} of ${name} is ${String(value)}, but ${attack} needs at least ${String(least)} to ` +
                    'pass. Raise it.',
            ];
    });
}

// EXTERNAL MODULE: ./src/cli/slow-work.ts
var slow_work = __webpack_require__(4175);
// EXTERNAL MODULE: ./src/cli/options/wrong-usage.ts
var wrong_usage = __webpack_require__(9232);
;// CONCATENATED MODULE: ./src/cli/validate/validate.ts






















/** The command `validate`: everything that is wrong with the config file and its files, in one pass. */
async function validate(flags, terminal) {
    const { runner } = await (0,cli_runner/* createCliRunner */.b)(flags, terminal);
    const wrong = (0,scan_usage/* usageProblems */.O)(flags, runner);
    if (wrong.length > 0)
        return (0,wrong_usage/* wrongUsage */.x)(wrong, 'validate', terminal);
    const missing = await findMissingConfig(runner);
    const found = missing === undefined
        ? await (0,slow_work/* withSlowWork */.v)(terminal.err, (note) => validateAll(runner, note))
        : withProblems([missing]);
    if (flags.values.get('json') === 'true')
        terminal.out.write(toJson(found));
    else
        printSummary(found, terminal);
    return found.problems.length === 0 ? exit_status/* EXIT */.dc.clean : exit_status/* EXIT */.dc.undecided;
}
/** Without a config file nothing can be looked at, and nothing is right. @returns undefined if there is one */
async function findMissingConfig(runner) {
    const { workspace } = runner;
    const isNamed = runner.input('config-file') !== '' || runner.input('config') !== '';
    if (isNamed || (await (0,config_file/* pathExists */.s0)(workspace, settings/* DEFAULT_CONFIG_FILE */.Cu))) {
        return undefined;
    }
    const other = await (0,config_file/* findMisnamedConfig */.Sw)(workspace);
    const message = `There is no config file: ${settings/* DEFAULT_CONFIG_FILE */.Cu} is not in ${workspace}, so nothing was looked at. ` +
        (other === undefined
            ? 'Write one with "model-security init", or name another file with --config-file.'
            : `Is it ${other}? Rename that file, or give it as --config-file ${other}.`);
    return { place: { kind: 'input', input: 'config-file' }, message };
}
/**
 * Validates the config file, the files that it names, and what is in them, and scans the files of the repository if a scan
 * does. Starts no service, and attacks nothing: labelled data is tried on its model.
 */
async function validateAll(runner, note) {
    const inspector = new validate_inspector/* Inspector */.a();
    const signal = new AbortController().signal;
    const eventName = runner.variable('GITHUB_EVENT_NAME');
    const place = { workspace: runner.workspace, eventName, signal, note };
    const looksInside = runner.input('base-url') === settings/* LOCAL */.G8;
    const lookAt = async (specs) => {
        const { analyses, problems } = await (0,plan.findReadable)(specs, runner.workspace, signal);
        note('Hashing the files of the analyses');
        const digested = await digestArtifacts(analyses, signal);
        const content = looksInside ? await contentOf(analyses, inspector, place) : { problems: [], notes: [] };
        return {
            ...digested,
            problems: [...problems, ...digested.problems, ...content.problems],
            notes: content.notes,
        };
    };
    try {
        const given = await (0,read_settings/* readSettings */.s)({
            input: (name) => withCredentials(runner, name),
            variable: runner.variable,
            workspace: runner.workspace,
            eventName: (0,facts_runner/* hostEvent */.B)(runner),
            withoutSecrets: false,
            isPullRequest: false,
            mask: runner.mask,
            findFileFaults: async (specs) => (await lookAt(specs)).problems,
        });
        if (given === undefined)
            return withProblems([]);
        const settings = (await given.readConfig?.()) ?? given;
        const { problems, artifacts, notes } = await lookAt(settings.analyses);
        if (problems.length > 0)
            return withProblems((0,problem/* sortProblems */.dS)(problems));
        const judged = (0,apply_minimum/* applyMinimum */.zL)(settings);
        note('Scanning the files');
        const { warnings: early, unattacked } = await foreseeScan({ runner, settings: judged, signal });
        const warnings = [...early, ...foreseenWarnings(judged, Date.now())];
        return { problems, settings: judged, warnings, artifacts, unattacked, notes };
    }
    catch (error) {
        if (!(error instanceof problem/* InvalidInputError */.oC))
            throw error;
        return withProblems(error.problems);
    }
    finally {
        await inspector.close();
    }
}
/** Looks into the files of analyses; if nothing is wrong, tries labelled data on its models. */
async function contentOf(analyses, inspector, place) {
    const read = await inspectContent(analyses, inspector, place);
    if (read.problems.length > 0)
        return { problems: read.problems, notes: [] };
    const { problems, labels } = await tryContent(analyses, place);
    const notes = new Map(read.notes);
    for (const { spec } of analyses) {
        const label = read.labels.get(spec.name) ?? labels.get(spec.model);
        if (label === undefined)
            continue;
        const text = `label: ${label}`;
        notes.set(text, [...(notes.get(text) ?? []), spec.name]);
    }
    return { problems, notes: [...notes].map(([note, names]) => `${listed(names)}: ${note}`) };
}
function withProblems(problems) {
    return { problems, settings: undefined, warnings: [], artifacts: [], unattacked: [], notes: [] };
}
/** A config file for a service is validated without an account. */
function withCredentials(runner, name) {
    const given = runner.input(name);
    const isCredential = name === 'api-key' || name === 'org-id';
    return isCredential && given === '' && runner.input('base-url') !== 'local' ? 'not-given' : given;
}
function printSummary(validation, terminal) {
    const { problems } = validation;
    const { out } = terminal;
    for (const problem of problems)
        out.write(`${(0,cli_log/* safeLine */.o)((0,place_text/* problemText */.f)(problem))}\n`);
    if (problems.length > 0) {
        const words = (0,number_words/* counted */.hS)(problems.length, 'problem', 'problems');
        out.write(`${terminal.paint('red', `${words}.`, out)} Nothing was run.\n`);
        return;
    }
    reportWhatRuns(validation, terminal);
    reportUnattacked(validation.unattacked, terminal);
    if (validation.artifacts.length === 0)
        return;
    out.write('To pin the content of artifacts, write them like this below "models":\n');
    for (const line of pinLines(validation.artifacts)) {
        const [indent = ''] = /^ */u.exec(line) ?? [];
        out.write(`  ${indent}${(0,cli_log/* safeLine */.o)(line)}\n`);
    }
}
function reportWhatRuns({ settings, warnings, notes }, terminal) {
    const { out } = terminal;
    const { analyses = [], configFile = 'the input config' } = settings ?? {};
    const can = analyses.length === 0
        ? 'it lists no analysis, so "model-security scan" attacks nothing and only scans the model files'
        : `${(0,number_words/* counted */.hS)(analyses.length, 'analysis', 'analyses')} can be run`;
    const paths = new Set(analyses.flatMap(({ artifacts }) => artifacts.map(({ path }) => path)));
    const looked = paths.size === 0 ? '' : ` Looked at: the file itself, and the content of ${listed([...paths])}.`;
    out.write(`${terminal.paint('green', 'No problem', out)} in ${(0,cli_log/* safeLine */.o)(`${configFile}: ${can}.${looked}`)}\n`);
    for (const warning of warnings) {
        out.write(`${terminal.paint('yellow', 'warning', out)}: ${(0,cli_log/* safeLine */.o)(warning)}\n`);
    }
    for (const notice of [...(settings?.notices ?? []), ...notes])
        out.write(`note: ${(0,cli_log/* safeLine */.o)(notice)}\n`);
}
function reportUnattacked(unattacked, terminal) {
    const { out } = terminal;
    for (const { path, whatToDo, lines } of (0,repeated_advice/* withoutRepeats */.j)(unattacked).slice(0, MAX_UNATTACKED)) {
        const mark = terminal.paint('yellow', 'not attacked', out);
        out.write(`${mark}: ${(0,cli_log/* safeLine */.o)(`${path}. ${whatToDo}`)}\n`);
        for (const line of lines)
            out.write(`    ${(0,cli_log/* safeLine */.o)(line)}\n`);
    }
    if (unattacked.length > MAX_UNATTACKED) {
        out.write(`\u2026 and ${(0,number_words/* counted */.hS)(unattacked.length - MAX_UNATTACKED, 'model', 'models')} more, see --json.\n`);
    }
}
/** The lines of more models would hide the problems. */
const MAX_UNATTACKED = 20;
/** More names would hide the sentence. */
const MAX_LISTED = 5;
function listed(paths) {
    return (0,list_names/* listNames */.Z)(paths, MAX_LISTED, (file) => file);
}
function toJson({ problems, settings, warnings, artifacts, unattacked, notes }) {
    const list = problems.map(({ place, message }) => ({
        message,
        ...(place.kind === 'file'
            ? { file: place.file, line: place.line, column: place.column, flag: null }
            : {
                file: null,
                line: place.at?.line ?? null,
                column: place.at?.column ?? null,
                flag: (0,place_text/* placeText */.Z)({ kind: 'input', input: place.input }),
            }),
    }));
    const analyses = settings?.analyses.map(({ name }) => name) ?? [];
    const configFile = settings?.configFile ?? null;
    const notices = [...(settings?.notices ?? []), ...notes];
    const models = unattacked.map(({ path, role, whatToDo, lines: toPaste }) => ({
        ...{ file: path, role, what_to_do: whatToDo, lines: toPaste },
    }));
    const digested = artifacts.map(({ model, slot, path, sha256 }) => ({ model, slot, path, sha256 }));
    return `${JSON.stringify({ valid: problems.length === 0, config_file: configFile, analyses, artifacts: digested, problems: list, warnings, notices, unattacked: models }, undefined, 2)}\n`;
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


/***/ })

};
