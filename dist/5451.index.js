export const id = 5451;
export const ids = [5451];
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

/***/ 5451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/artifacts/inspect-external-data.ts
var inspect_external_data = __webpack_require__(3944);
// EXTERNAL MODULE: ./src/settings/config/config-file.ts
var config_file = __webpack_require__(9635);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./packages/scanner/src/model-names.ts + 2 modules
var model_names = __webpack_require__(7734);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
;// CONCATENATED MODULE: ./packages/engine/src/dataset/member.ts


/** Files that systems and editors leave in folders. */
const LEFTOVERS = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu;
/** True for a file that a system left in a folder, such as `.DS_Store`: it is not part of the data. */
function isLeftover(name) {
    return LEFTOVERS.test(name);
}
const MOST_NAMES = 5;
/** Says which files of a slot, or of a folder, are not read. @returns nothing if none was left out */
function leftoverNotes(leftovers, what) {
    if (leftovers.length === 0)
        return [];
    const names = listNames(leftovers, MOST_NAMES, (name) => shownName(name));
    return [`Left out of ${what}, since a system or an editor put it there: ${names}.`];
}
/** Compares a file with the limits of an upload, which has `total` bytes up to it. @returns what is wrong, to be put after its name */
function sizeProblem(bytes, total, limits) {
    if (bytes > limits.memberBytes) {
        return `has ${String(bytes)} bytes; at most ${String(limits.memberBytes)} can be analysed`;
    }
    if (total > limits.archiveBytes) {
        return `brings the upload to more than ${String(limits.archiveBytes)} bytes, the most that can be analysed`;
    }
    return undefined;
}
const START = 'version https://git-lfs.';
/** Which two lines of a workflow fetch what a pointer stands for. */
const LFS_ADVICE = 'Fetch the file itself: give actions/checkout the lines "with:" and "lfs: true", or run "git lfs install --local && git lfs pull".';
/** True if a file is a Git LFS pointer instead of the content that it stands for. */
function isLfsPointer(content) {
    return Buffer.from(content.subarray(0, START.length)).toString('latin1') === START;
}

;// CONCATENATED MODULE: ./src/cli/init/find-files.ts




const MAX_ENTRIES = 50_000;
const MAX_DEPTH = 8;
/** Folders of programs, not of people. */
const SKIPPED = /^(?:node_modules|venv|env|site-packages|__pycache__|dist|build|target|reports)$/iu;
const TABLES = ['csv', 'tsv'];
const ARRAYS = ['npy', 'npz'];
const PICTURE = /\.(?:png|jpe?g)$/iu;
const MIN_PICTURES = 8;
const MINMAX = /min[-_]?max/iu;
const LABEL = /(?:^|[-_.])(?:labels?|targets?|y)(?:[-_.]|$)|labels?$/iu;
const REFERENCE = /(?:^|[-_./])(?:ref|reference|baseline)(?:[-_./]|$)/iu;
const TRUSTED = /(?:^|[-_./])(?:universal|trusted)(?:[-_./]|$)/iu;
/** Looks through a folder. Links are not followed. */
async function findFiles(root) {
    const walk = new Walk(root);
    await walk.folder('', 0);
    const isNamed = (pattern) => (found) => pattern.test(found.path.replace(/\.\w+$/u, ''));
    const [minmax, rest] = split(walk.data, isNamed(MINMAX));
    // A label may be called after the set that it belongs to, so labels come first.
    const [labels, inputs] = split(rest, (found) => found.pictures === undefined && hasLabelName(found));
    const [reference, others] = split(inputs, isNamed(REFERENCE));
    const [trusted, data] = split(others, isNamed(TRUSTED));
    return { models: walk.models, data, labels, minmax, reference, trusted, isCut: walk.isCut };
}
function hasLabelName({ path: file }) {
    const stem = (0,model_names/* baseName */.Fl)(file).replace(/\.\w+$/u, '');
    return LABEL.test(stem) && (0,model_names/* extensionOf */.je)(file) !== 'npz';
}
/** Those for which a test holds, and the others. */
function split(all, isFirst) {
    return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
class Walk {
    models = [];
    data = [];
    isCut = false;
    #root;
    #entries = 0;
    constructor(root) {
        this.#root = root;
    }
    /** @returns the pictures that lie in the folder itself, and what a system left beside them */
    async folder(folder, depth) {
        const entries = await (0,promises_.readdir)(external_node_path_default().join(this.#root, folder), { withFileTypes: true }).catch(() => []);
        const pictures = [];
        const inside = new Map();
        for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
            this.#entries += 1;
            if (this.#entries > MAX_ENTRIES) {
                this.isCut = true;
                return pictures;
            }
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const name = entry.isDirectory() ? `${entry.name}/` : entry.name;
            if (isLeftover(name) && !(0,model_names/* mayNameModel */.Uy)(file))
                pictures.push(name);
            else if (entry.isFile() && PICTURE.test(entry.name))
                pictures.push(entry.name);
            else if (entry.isDirectory())
                inside.set(entry.name, await this.#inner(entry, file, depth));
            else
                await this.#entry(entry, file);
        }
        this.#addPictures(folder, pictures);
        const classes = [...inside].filter(([, found]) => found.some(isPicture));
        if (!pictures.some(isPicture) && classes.length > 1) {
            const below = classes.flatMap(([name, found]) => found.map((one) => `${name}/${one}`));
            this.#addPictures(folder, [...below, ...pictures]);
        }
        return pictures;
    }
    #addPictures(folder, pictures) {
        if (pictures.filter(isPicture).length < MIN_PICTURES || folder === '')
            return;
        this.data.push({ path: folder, absolutePath: external_node_path_default().join(this.#root, folder), bytes: 0, pictures });
    }
    async #inner(entry, file, depth) {
        if (SKIPPED.test(entry.name))
            return [];
        if (depth < MAX_DEPTH)
            return this.folder(file, depth + 1);
        this.isCut = true;
        return [];
    }
    async #entry(entry, file) {
        if (!entry.isFile())
            return;
        const extension = (0,model_names/* extensionOf */.je)(file);
        const isData = TABLES.includes(extension) || ARRAYS.includes(extension);
        const isModel = (0,model_names/* mayNameModel */.Uy)(file) && !ARRAYS.includes((0,model_names/* extensionOf */.je)((0,model_names/* withoutCompression */.hd)(file)));
        if (!isModel && !isData)
            return;
        const absolutePath = external_node_path_default().join(this.#root, file);
        const stats = await (0,promises_.stat)(absolutePath).catch(() => undefined);
        // An empty model is named with its reason.
        if (stats === undefined || (stats.size === 0 && !isModel))
            return;
        (isModel ? this.models : this.data).push({ path: file, absolutePath, bytes: stats.size });
    }
}
function isPicture(name) {
    return PICTURE.test(name) && !isLeftover(name);
}
/** The files of what was found, as an inspection takes them. */
function inspectedFiles(found) {
    const { absolutePath, pictures, external = [] } = found;
    if (pictures === undefined)
        return [{ name: (0,model_names/* baseName */.Fl)(found.path), absolutePath }, ...external];
    return pictures.map((name) => ({ name, absolutePath: `${absolutePath}/${name}` }));
}

// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
// EXTERNAL MODULE: ./src/facts/policy/accept-words.ts
var accept_words = __webpack_require__(1952);
;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/picture-size.ts

/** @returns what is wrong with the size of a picture, after its name; undefined if nothing is */
function sizeFault(header, { width, height }, { resize, crop }, limits) {
    const [high, wide] = resize === undefined ? [header.height, header.width] : resizedSides(header, resize);
    if (high * wide > limits.pixels)
        return `would be ${sides(wide, high)} pixels after "resize": too large.`;
    const [cropHigh, cropWide] = crop === undefined ? [high, wide] : [crop[0] ?? high, crop[1] ?? crop[0] ?? wide];
    if (cropHigh > high || cropWide > wide) {
        return (`is ${sides(wide, high)} pixels${resize === undefined ? '' : ' after "resize"'}, too small for "crop" to ` +
            `${sides(cropWide, cropHigh)}. Correct "preprocessing" of the model: give a larger "resize".`);
    }
    if (cropHigh === height && cropWide === width)
        return undefined;
    const takes = `but the model takes ${sides(width, height)}`;
    return resize === undefined && crop === undefined
        ? `is ${String(wide)} wide and ${String(high)} high, ${takes}. Scale the pictures as in training, or say how: add ` +
            `preprocessing: { resize: ${String(usualResize(height, width))}, crop: ${cropText(height, width)} } to the model, with the "mean" ` +
            'and "std" of its training.'
        : `is ${sides(cropWide, cropHigh)} pixels after "preprocessing" of the model, ${takes}. Correct "resize" and "crop".`;
}
function sides(width, height) {
    return `${String(width)} x ${String(height)}`;
}
/** What the shorter side is resized to: the usual recipe crops seven eighths, as 224 of 256. */
function usualResize(height, width) {
    return Math.round((Math.max(height, width) * 8) / 7);
}
function cropText(height, width) {
    return height === width ? String(height) : `[${String(height)}, ${String(width)}]`;
}
function sized(raster, { resize, crop }) {
    const resized = resize === undefined ? raster : resizeBilinear(raster, ...resizedSides(raster, resize));
    if (crop === undefined)
        return resized;
    const [height = resized.height, width = height] = crop;
    return centerCrop(resized, height, width);
}

// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
;// CONCATENATED MODULE: ./src/cli/init/possible-tasks.ts




/** The tasks that the facts of a model allow, in the order in which data is tried for them. */
function possibleTasks(facts) {
    const tasks = tasksByShape(facts);
    return facts.cannotForecast === true ? tasks.filter((task) => task !== 'time-series-forecasting') : tasks;
}
function tasksByShape({ shape, isClassifier, isRegression }) {
    if (isRegression) {
        return [...(shape.length === 1 ? ['tabular-regression'] : []), 'time-series-forecasting'];
    }
    if (shape.length >= 3)
        return ['image-classification'];
    if (shape.length === 2) {
        return isClassifier ? ['image-classification'] : ['image-classification', 'time-series-forecasting'];
    }
    const side = Math.sqrt(shape[0] ?? 0);
    const isSquare = Number.isInteger(side) && side >= 6;
    return [
        ...(isClassifier ? [] : ['tabular-regression']),
        'tabular-classification',
        ...(isSquare ? ['image-classification'] : []),
        ...(isClassifier ? [] : ['time-series-forecasting']),
    ];
}
/** True for a forecaster, which has no labels. What it takes is no row of a table, so that other data does not fit it by chance. */
function hasNoLabels(task, { shape }) {
    return task === 'time-series-forecasting' && shape.length === 2;
}
/** @returns true for labels with fractions, and for more than two beside a model of one number, which tells two classes apart */
function haveNoClasses({ hasFractions, differentLabels = 0 }, { answerSize }) {
    return hasFractions === true || (answerSize === 1 && differentLabels > 2);
}
/** What a model takes and answers: `takes 13 numbers, and answers with classes`. */
function factsText({ shape, isClassifier, isRegression }) {
    const order = shape.length === 3 ? (isChannelsLast(shape) ? ', channels last (NHWC)' : ', channels first (NCHW)') : '';
    const answers = isClassifier ? 'answers with classes' : isRegression ? 'answers with values' : UNKNOWN;
    return `takes ${shapeText(shape)} numbers${order}, and ${answers}`;
}
const UNKNOWN = 'does not say what its answers are';
/** Says why a file cannot be used, in the words of `validate`. */
function faultOf({ path }, { faults, inputCount }) {
    const few = inputCount === undefined ? 'it holds no labels' : `it has only ${(0,number_words/* counted */.hS)(inputCount, 'input', 'inputs')}`;
    const message = faults[0]?.message ?? `${few}.`;
    return `The closest file: ${message.includes((0,model_names/* baseName */.Fl)(path)) ? message : `${path}: ${message}`}`;
}
const CHANNELS = [1, 3, 4];
/** True if the last dimension of a picture is that of its colours. */
function isChannelsLast(shape) {
    return CHANNELS.includes(shape[2]) && !CHANNELS.includes(shape[0]);
}
/** A shape in words: `? x 28 x 28`; an open size is a question mark. */
function shapeText(shape) {
    return shape.map((size) => (size === undefined ? '?' : String(size))).join(' x ');
}
/** Says that a model leaves its input open; undefined if it does not. Height and width of pictures come from the data. */
function whyOpen(shape) {
    const isPicture = shape.length === 3 && [shape[0], shape[2]].some((size) => CHANNELS.includes(size));
    if (shape.length > 0 && (!shape.includes(undefined) || isPicture))
        return undefined;
    const known = shapeText(shape);
    return `The shape of its input is open (${known === '' ? 'no shape' : known}). Give input_dimensions.`;
}
/** The numbers of one input. An open size may be any: the model counts as slow. */
function numbersOf(shape) {
    return shape.reduce((product, size = Number.POSITIVE_INFINITY) => product * size, 1);
}
/** The paths of the slots for which something was found. */
function pathsOf(slots) {
    return Object.fromEntries(Object.entries((0,present/* present */.E)(slots)).map(([slot, { path }]) => [slot, path]));
}
/** The attacks of the task for which everything was found. @param training the labelled rows that the model was trained on */
function attacksFor(task, isLabelled, sets, training) {
    const hasLabels = isLabelled && task !== 'time-series-forecasting';
    return (0,catalog/* attacksOf */.F7)(task).filter((attack) => {
        const { proposal, needsLabels } = catalog/* DESCRIPTORS */.xg[attack];
        if (proposal === undefined || (needsLabels && !hasLabels))
            return false;
        if (proposal.needsTrainingRows === true && training.reference_data === undefined)
            return false;
        return proposal.with.every((slot) => sets[slot] !== undefined);
    });
}
/** The files of the training rows, if an attack needs them. */
function trainingFor(attacks, training) {
    return attacks.some((attack) => catalog/* DESCRIPTORS */.xg[attack].proposal?.needsTrainingRows === true) ? training : {};
}
/** Why the task was chosen, and what its data lacks: sentences. */
function explanation(task, facts, training, isLabelled, labelFault) {
    const guessed = `Guessed ${task}: it ${factsText(facts)}.${training}`;
    if (isLabelled || task === 'time-series-forecasting')
        return [guessed];
    const missing = 'No labels were found, so evasion is left out: it needs them (docs/models-and-data.md).';
    return [guessed, missing + (labelFault === undefined ? '' : ` ${labelFault}`)];
}
/** Chooses how pictures are scaled, and says why. */
function pixelConfig({ answer, sizing }, { takesBytes }) {
    if (sizing !== undefined) {
        const note = 'The pictures have another size: "resize" and "crop" are the usual ones, check them.';
        return { config: {}, notes: [note] };
    }
    if (answer.arePixels !== true || takesBytes)
        return { config: {}, notes: [] };
    const note = 'normalize_data: yes assumes a model that was trained with pixels from 0 to 1.';
    return { config: { normalize_data: 'yes' }, notes: [note] };
}

// EXTERNAL MODULE: ./packages/engine/src/distinct-inputs.ts
var distinct_inputs = __webpack_require__(3134);
;// CONCATENATED MODULE: ./src/cli/init/enough-inputs.ts


/** True if a number is less than twice the least that earns a pass. */
function isClose(value, least) {
    return value < 2 * least;
}
/**
 * Leaves out attacks that would end without a verdict, since data has too few inputs. Pure.
 * @param answer the inputs of data, and how many of them differ; if they were not counted, nothing is left out
 */
function enoughInputs(attacks, task, { inputCount, differentCount: count, possibleCount, }) {
    const things = task === 'time-series-forecasting' ? 'windows' : 'inputs';
    const words = (0,distinct_inputs/* formatDistinctCount */.rr)(inputCount ?? 0, count ?? 0);
    const wanted = attacks.map((attack) => {
        const least = catalog/* DESCRIPTORS */.xg[attack].proposal?.fewestForPass ?? (0,catalog/* findRow */.uv)(task, attack)?.fewest;
        return { attack, least, has: count === undefined || least === undefined ? Infinity : count };
    });
    const isHopeless = wanted.every(({ least = 0 }) => least > (possibleCount ?? Infinity));
    return {
        isHopeless,
        attacks: wanted.filter(({ least = 0, has }) => has >= least).map(({ attack }) => attack),
        notes: [
            ...wanted.flatMap(({ attack, least = 0, has }) => {
                if (has < least) {
                    return [
                        `${attack} is left out: it needs at least ${String(least)} ${things}, and data has ${words}.`,
                    ];
                }
                const text = `data has ${words} ${things}: close to the minimum of ${String(least)} that ${attack} needs.`;
                return isClose(has, least) ? [text] : [];
            }),
            ...(isHopeless ? [(0,distinct_inputs/* formatPossible */.pA)(possibleCount, Infinity).trim()] : []),
        ],
    };
}

;// CONCATENATED MODULE: ./src/cli/init/similarity.ts

/** Words in names that say nothing about what a file belongs to. */
const COMMON = new Set(('model models data dataset datasets test train final best new onnx csv label labels images pictures minmax min max x y ' +
    'inputs files net').split(' '));
function wordsOf(text) {
    return text
        .toLowerCase()
        .split(/[^a-z0-9]+/u)
        .filter((word) => word !== '' && !COMMON.has(word) && !/^\d+$/u.test(word));
}
function folderOf(file) {
    return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
/** Says how much the names of two files have in common; more is closer. */
function similarity(one, other) {
    const [names, otherNames] = [
        wordsOf((0,model_names/* baseName */.Fl)(one).replace(/\.\w+$/u, '')),
        wordsOf(other.replace(/\.\w+$/u, '')),
    ];
    const shared = names.filter((word) => otherNames.includes(word)).length;
    const isNear = folderOf(one) === folderOf(other) || other.startsWith(`${folderOf(one)}/`);
    return shared * 4 + (isNear ? 1 : 0);
}
/** Sorts files by how much their names have in common with a model's, the closest first. Keeps the order of equals. */
function closestFirst(model, files) {
    return files.toSorted((one, other) => similarity(model, other.path) - similarity(model, one.path));
}
/** Data that fits as it is comes first. */
const SIZED = 4;
/** Sorts data that fits by how likely it belongs to a model. What is no nearer than one of `others` is left out. */
function bestFirst(model, found, others) {
    const near = ({ path }) => similarity(model, path);
    const score = ({ data, answer, sizing }) => near(data) + (answer.isLabelled === true ? 2 : 0) - (sizing === undefined ? 0 : SIZED);
    const nearest = Math.max(-1, ...others.map(near));
    return found.filter(({ data }) => near(data) > nearest).toSorted((one, other) => score(other) - score(one));
}
const TRAINING = /(?:^|[-_./])(?:x[-_]?)?train(?:ing)?(?:[-_./]|$)/iu;
const UNSEEN = /(?:^|[-_./])(?:x[-_]?)?(?:test(?:ing)?|val(?:id(?:ation)?)?|eval(?:uation)?|hold[-_]?out|dev)(?:[-_./]|$)/iu;
/** True if a name says that a model was trained on what it holds. */
function isTrainingData({ path }) {
    return TRAINING.test(path) && !UNSEEN.test(path);
}
/** What is to be said of data that was found; starts with a space. */
function formatTraining(data) {
    if (data === undefined || !isTrainingData(data))
        return '';
    return ' Only training data was found: give data that the model has not seen.';
}
/** Sorts data so that what a model has not seen comes first, and what it was trained with last. Keeps the order of equals. */
function unseenFirst(files) {
    const rank = (file) => (UNSEEN.test(file.path) ? 0 : isTrainingData(file) ? 2 : 1);
    return files.toSorted((one, other) => rank(one) - rank(other));
}

;// CONCATENATED MODULE: ./src/cli/init/labelled-set.ts

const MAX_TRIES = 30;
/**
 * Finds a set beside the data that has labels, in itself or in a file.
 * @param candidates the closest first
 * @param set what is wanted, beside which data: of training rows, those that are called like the data are prepared like it
 * @param fits reads the files of slots, beside the data if they have none, and says whether the data has labels then
 * @returns its slots; none if there is none
 */
async function findLabelledSet(candidates, labels, [kind, data], fits) {
    const isBeside = kind === 'reference' && data !== undefined;
    const first = isBeside ? closestFirst(data.path, candidates) : candidates;
    for (const rows of first.slice(0, MAX_TRIES)) {
        const closest = closestFirst(rows.path, labels).slice(0, MAX_TRIES);
        const ordered = kind === 'reference' ? unseenFirst(closest).toReversed() : closest;
        for (const label of [undefined, ...ordered]) {
            const slots = { [`${kind}_data`]: rows, [`${kind}_label`]: label };
            const isSet = (await fits({ data: rows, label })) && (await fits(slots));
            if (isSet)
                return slots;
        }
    }
    return {};
}

;// CONCATENATED MODULE: ./src/cli/init/guess-model.ts









const guess_model_MAX_TRIES = 30;
/** So much data is tried on a model that does not know the closest. */
const MAX_OTHERS = 8;
const MIN_INPUTS = 10;
/** Guesses what a model is for, and which files belong to it, by its shapes and by reading the files. */
async function guessModel(file, found, inspector) {
    const inspected = await inspector.ask({ kind: 'model', files: inspectedFiles(file) });
    const { model: facts } = inspected;
    if (facts === undefined) {
        const why = inspected.faults[0]?.message ?? 'It cannot be read.';
        // The path is shown before the reason anyway.
        const name = `${(0,model_names/* baseName */.Fl)(file.path)}: `;
        return { kind: 'unreadable', file, why: why.startsWith(name) ? why.slice(name.length) : why };
    }
    return new Guess(file, facts, found, inspector).run();
}
class Guess {
    #file;
    #facts;
    #found;
    #inspector;
    #data;
    #label;
    /** Why the closest data, and the closest labels, cannot be used. */
    #dataFault;
    /** True if the labels of the data can be no classes. */
    #haveNoClasses = false;
    /** True until a task is tried that the file itself allows. */
    #isGuessing = true;
    #labelFault;
    #notes = [];
    constructor(file, facts, found, inspector) {
        [this.#file, this.#facts] = [file, facts];
        [this.#found, this.#inspector] = [found, inspector];
    }
    /** Takes the first task and data that fit. Others with labels are kept: a trial may show that they are the right ones. */
    async run() {
        const { shape } = this.#facts;
        const open = whyOpen(shape);
        if (open !== undefined)
            return this.#unreadable(open);
        const fitting = await this.#fitting();
        if (fitting.length === 0) {
            return this.#unreadable(`No data fits its input of ${shapeText(shape)} numbers: give a table, an array (.npy, .npz) or a folder of pictures of that size.` +
                (this.#dataFault === undefined ? '' : ` ${this.#dataFault}`));
        }
        const guesses = [];
        let fault;
        for (const one of fitting.slice(0, MAX_OTHERS)) {
            const guess = await this.#rest(one);
            if (guess.kind === 'unreadable')
                fault ??= guess;
            else
                guesses.push(guess);
        }
        const [first, ...alternatives] = guesses;
        return first === undefined ? (fault ?? this.#unreadable('')) : { ...first, alternatives };
    }
    /** @returns for each task the closest data if it fits, then other data with labels that fits */
    async #fitting() {
        const closest = [];
        const others = [];
        for (const task of possibleTasks(this.#facts)) {
            // What does not fit a mere guess says nothing of the model.
            if (task !== 'tabular-regression')
                this.#forget();
            [this.#data, this.#label] = [undefined, undefined];
            const [best, ...rest] = await this.#findData(task);
            if (best === undefined)
                continue;
            this.#data = best;
            this.#haveNoClasses = haveNoClasses(best.answer, this.#facts);
            const isLabelled = best.answer.isLabelled === true || (await this.#findLabel(task));
            if (this.#fits(task, isLabelled))
                closest.push({ task, data: best, label: this.#label });
            for (const data of rest) {
                this.#haveNoClasses = haveNoClasses(data.answer, this.#facts);
                if (data.answer.isLabelled !== true || !this.#fits(task, true))
                    continue;
                others.push({ task, data, label: undefined });
            }
        }
        const [first, ...later] = closest;
        const possible = later.filter(({ task, data, label }) => label !== undefined || data.answer.isLabelled === true || hasNoLabels(task, this.#facts));
        return first === undefined ? others : [first, ...possible, ...others];
    }
    /** Forgets what was tried for a regression, if the file does not say that it is one. */
    #forget() {
        if (this.#facts.isRegression || !this.#isGuessing)
            return;
        this.#isGuessing = false;
        [this.#label, this.#labelFault, this.#dataFault] = [undefined, undefined, undefined];
    }
    /** A forecaster has no labels; an unknown model with labels is a classifier, or a regression if they can be no classes. */
    #fits(task, isLabelled) {
        const { isClassifier, isRegression } = this.#facts;
        if (task === 'tabular-regression')
            return isLabelled && (isRegression || this.#haveNoClasses);
        return task !== 'tabular-classification' || isClassifier || isLabelled;
    }
    /** @returns all data that fits, the closest first */
    async #findData(task) {
        const isPictures = task === 'image-classification';
        const candidates = this.#found.data.filter(({ path, pictures }) => pictures === undefined ? !isPictures || !/\.[ct]sv$/iu.test(path) : isPictures);
        const found = [];
        const others = [];
        const closest = closestFirst(this.#file.path, unseenFirst(candidates)).slice(0, guess_model_MAX_TRIES);
        for (const [place, data] of closest.entries()) {
            const one = (await this.#asItIs(task, data, place === 0)) ?? (await this.#sized(task, data));
            if (one === undefined)
                others.push(data);
            else
                found.push(one);
        }
        // Any series can be cut for a model that takes a row, whose data may be a table with columns too many.
        const isByChance = task === 'time-series-forecasting' && !hasNoLabels(task, this.#facts);
        return bestFirst(this.#file.path, found, isByChance ? others : []);
    }
    async #asItIs(task, data, isClosest) {
        const answer = await this.#try(task, { data });
        if (answer.unlikely !== undefined) {
            const fault = `The closest file: ${data.path} ${answer.unlikely}`;
            // What fits by its size says more of the closest file than that it does not fit another task.
            this.#dataFault = isClosest ? fault : (this.#dataFault ?? fault);
            return undefined;
        }
        if (answer.faults.length === 0 && (answer.inputCount ?? 0) >= MIN_INPUTS)
            return { data, answer };
        this.#dataFault ??= faultOf(data, answer);
        return undefined;
    }
    /** Tries pictures of another size by the usual recipe; only with labels, since any picture can be resized. */
    async #sized(task, data) {
        const { shape } = this.#facts;
        const [height, width] = isChannelsLast(shape) ? shape : shape.slice(-2);
        if (data.pictures === undefined || height === undefined || width === undefined)
            return undefined;
        const crop = height === width ? [height] : [height, width];
        const sizing = { resize: [usualResize(height, width)], crop };
        const answer = await this.#try(task, { data }, sizing);
        const isGood = answer.faults.length === 0 && answer.isLabelled === true;
        return isGood && (answer.inputCount ?? 0) >= MIN_INPUTS ? { data, answer, sizing } : undefined;
    }
    /** Looks for labels beside the data. @returns true if some fit */
    async #findLabel(task) {
        const data = this.#data?.data;
        if (data === undefined || task === 'time-series-forecasting')
            return false;
        const near = closestFirst(data.pictures === undefined ? data.path : `${data.path}/x`, this.#found.labels);
        for (const label of near.slice(0, guess_model_MAX_TRIES)) {
            const answer = await this.#try(task, { data, label });
            if (answer.faults.length > 0 || answer.isLabelled !== true) {
                this.#labelFault ??= faultOf(label, answer);
                continue;
            }
            this.#label = label;
            this.#haveNoClasses = haveNoClasses(answer, this.#facts);
            return true;
        }
        return false;
    }
    /** Finds the other files, chooses the attacks, and explains the choice. */
    async #rest({ task, data: tried, label }) {
        [this.#data, this.#label, this.#notes] = [tried, label, [...(tried.answer.notes ?? [])]];
        const { data, answer, sizing } = tried;
        const isLabelled = answer.isLabelled === true || label !== undefined;
        const given = { data, label };
        const isImage = task === 'image-classification';
        const others = isImage
            ? await this.#sets(task)
            : { minmax: await this.#firstFitting(task, this.#found.minmax, 'minmax', given) };
        const isOpen = isLabelled && others.reference_data === undefined && !isTrainingData(data);
        const training = isOpen ? await this.#labelledSet(task, 'reference') : {};
        this.#notes.push(...explanation(task, this.#facts, formatTraining(data), isLabelled, this.#labelFault));
        const pixels = isImage ? pixelConfig(tried, this.#facts) : { config: {}, notes: [] };
        const possible = attacksFor(task, isLabelled, others, training);
        const { attacks, notes, isHopeless } = enoughInputs(possible, task, answer);
        if (possible.length > 0 && attacks.length === 0) {
            const lines = isHopeless ? { lines: ['accept:', `  ${(0,accept_words/* modelEntry */.eJ)(this.#file.path)}`] } : {};
            return { ...this.#unreadable(notes.join(' ')), ...lines };
        }
        return {
            kind: 'guessed',
            file: this.#file,
            task,
            artifacts: pathsOf({ model: this.#file, ...given, ...others, ...trainingFor(attacks, training) }),
            attacks,
            config: pixels.config,
            ...(0,present/* present */.E)({ preprocessing: sizing }),
            notes: [...this.#notes, ...pixels.notes, ...notes],
            inputNumbers: numbersOf(this.#facts.shape),
        };
    }
    get #given() {
        return { data: this.#data?.data, label: this.#label };
    }
    /** Finds the sets that drift and poisoning need. */
    async #sets(task) {
        return {
            reference_data: await this.#firstFitting(task, this.#found.reference, 'reference_data', this.#given),
            ...(await this.#labelledSet(task, 'universal')),
        };
    }
    /** Finds trusted rows, or those that the model was trained on, with their labels; none if there are none. */
    async #labelledSet(task, kind) {
        const { trusted, data, labels } = this.#found;
        const candidates = kind === 'universal' ? trusted : data.filter(isTrainingData);
        const closest = closestFirst(this.#file.path, candidates);
        return findLabelledSet(closest, labels, [kind, this.#data?.data], async (slots) => {
            const all = slots.data === undefined ? { ...this.#given, ...slots } : slots;
            const { faults, isLabelled, unlikely } = await this.#try(task, all);
            return faults.length === 0 && isLabelled === true && unlikely === undefined;
        });
    }
    async #firstFitting(task, files, slot, given) {
        for (const file of closestFirst(this.#file.path, files).slice(0, guess_model_MAX_TRIES)) {
            const { faults } = await this.#try(task, { ...given, [slot]: file });
            if (faults.length === 0)
                return file;
        }
        return undefined;
    }
    #try(task, slots, sizing = this.#data?.sizing) {
        const all = Object.entries((0,present/* present */.E)({ model: this.#file, ...slots }));
        return this.#inspector.ask({
            kind: 'analysis',
            task,
            fields: {},
            ...(0,present/* present */.E)({ preprocessing: sizing }),
            areFoldersClasses: true,
            slots: Object.fromEntries(all.map(([slot, found]) => [slot, inspectedFiles(found)])),
        });
    }
    #unreadable(why) {
        return { kind: 'unreadable', file: this.#file, why };
    }
}

// EXTERNAL MODULE: ./src/text/safe-markup.ts
var safe_markup = __webpack_require__(4139);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __webpack_require__(5467);
;// CONCATENATED MODULE: ./src/cli/init/scan-models.ts




const SCAN_MS = 60_000;
/** The scan then ends by itself; if it does not, it is ended after so long. */
const LIMIT_MS = 2 * SCAN_MS;
/** Scans the files of a folder for what they are, and for what they do to whoever loads them, as `scan` does. */
async function scanModels(root) {
    const { scanWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(6208), __webpack_require__.e(7895)]).then(__webpack_require__.bind(__webpack_require__, 6208));
    const { findWorker } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5021), __webpack_require__.e(3434)]).then(__webpack_require__.bind(__webpack_require__, 3434));
    const { findings, files, counts } = await scanWorkspace({
        root,
        paths: ['.'],
        ignore: [],
        known: new Map(),
        worker: findWorker(),
        signal: AbortSignal.timeout(LIMIT_MS),
        endsAtMs: Date.now() + SCAN_MS,
        progress: () => undefined,
    });
    const worst = new Map();
    for (const severity of ['critical', 'high', 'not-scanned']) {
        for (const finding of findings) {
            const counts = finding.severity === severity && !isHarmless(finding);
            if (counts && !worst.has(finding.path))
                worst.set(finding.path, finding);
        }
    }
    const { coverModels } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5021)]).then(__webpack_require__.bind(__webpack_require__, 5021));
    const policy = { accept: [] };
    const supplyChain = { ...file_scan/* NO_SUPPLY_CHAIN_POLICY */.zJ, enabled: true };
    const settings = { workspace: root, policy, analyses: [], supplyChain };
    const at = { policy, nowMs: 0 };
    const { models } = coverModels({ files, findings: [] }, [], settings, { at, matches: () => false });
    return {
        isEmpty: counts.filesSeen === 0,
        dangers: worst,
        models: new Map(models.unattacked.map((model) => [model.path, model])),
        copies: copiesOf(models.unattacked, files),
        unattackable: new Map(models.unattackable.map(({ path, role }) => [path, role])),
    };
}
function copiesOf(models, files) {
    const paths = new Set(models.map(({ path }) => path));
    const [first, others] = [true, false].map((isFirst) => files.filter(({ path }) => paths.has(path) === isFirst));
    const byContent = new Map(first?.map(({ sha256, path }) => [sha256, path]));
    return new Map(others?.flatMap(({ sha256, path }) => {
        const original = sha256 === undefined ? undefined : byContent.get(sha256);
        return original === undefined ? [] : [[path, original]];
    }));
}
/** True for a file that the scan cannot read, and that runs nothing all the same. */
function isHarmless({ rule, path }) {
    return rule === 'lfs-pointer' || (rule === 'opaque' && WITHOUT_CODE.includes((0,model_names/* extensionOf */.je)(path)));
}
/** The formats of XGBoost and CatBoost hold trees, and no code. */
const WITHOUT_CODE = ['bst', 'cbm', 'ubj'];
/** Says what a file does, and that nobody should load it; or that nobody knows what it does. */
function adviseAgainstLoading({ rule, severity, subject, excerpt }) {
    const title = (0,safe_markup/* withoutBackticks */.sG)(rules/* RULES */.y0[rule].title);
    if (severity === 'not-scanned') {
        return (`Do not load it, not even to convert it. The supply-chain scan could not read all of it (${title}), ` +
            'so it is not known what it does. "model-security scan --supply-chain-only" says more.');
    }
    const what = `${title}${subject === '' ? '' : `: ${excerpt ?? subject}`}`;
    return (`Do not load it, not even to convert it. The supply-chain scan found (${severity}): ${what}. Train the model again, or ` +
        'get it from a source that you trust as ONNX or safetensors. "model-security scan --supply-chain-only" lists everything.');
}

// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __webpack_require__(4286);
// EXTERNAL MODULE: ./src/report/conversion/repeated-advice.ts
var repeated_advice = __webpack_require__(2530);
// EXTERNAL MODULE: ./src/cli/display-width.ts
var display_width = __webpack_require__(5825);
// EXTERNAL MODULE: ./src/text/marked-name.ts
var marked_name = __webpack_require__(6335);
// EXTERNAL MODULE: ./src/core/yaml-text.ts
var yaml_text = __webpack_require__(9662);
// EXTERNAL MODULE: ./packages/engine/src/catalog/picture-preprocessing.ts
var picture_preprocessing = __webpack_require__(5965);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/core/package-facts.ts
var package_facts = __webpack_require__(9121);
;// CONCATENATED MODULE: ./src/cli/init/render-config.ts









const SCHEMA = `https://raw.githubusercontent.com/${package_facts/* REPOSITORY */.B}/main/schema/model-security.schema.json`;
const WIDTH = 110;
/** A line for many columns is long. */
const MAX_LINE = 20_000;
/** Renders the text of a config file, with a comment for each guess. */
function renderConfig(models) {
    const guessed = models.filter((model) => model.kind === 'guessed');
    const unreadable = models.filter((model) => model.kind === 'unreadable');
    const names = modelNames([...guessed, ...unreadable].map(({ file }) => file.path));
    const size = budgetSize(guessed);
    const head = [
        `# yaml-language-server: $schema=${SCHEMA}`,
        ...comment('Written by "model-security init". Everything here was guessed from the files: check it, then commit ' +
            'it. A comment beside a budget says what such a small budget misses: raise it for a gate.', ''),
        'version: 1',
    ];
    const body = guessed.length === 0
        ? [...comment('No model can be analysed yet. The supply-chain scan still runs.', ''), 'files: {}']
        : ['models:', ...guessed.flatMap((model, at) => renderModel(model, names[at] ?? '', size))];
    const rest = unreadable.flatMap((model, at) => renderUnreadable(model, names[guessed.length + at] ?? ''));
    const tail = rest.length === 0 ? [] : ['', ...comment('Models that cannot be analysed as they are:', ''), ...rest];
    return `${[...head, ...body, ...tail].join('\n')}\n`;
}
function renderModel({ task, artifacts, attacks, config, preprocessing, notes, covers = [] }, name, size) {
    const fields = Object.entries(config).map(([key, value]) => `${key}: ${value}`);
    return [
        ...notes.flatMap((note) => comment(note, '  ')),
        `  - name: ${(0,yaml_text/* yamlText */.p)(name)}`,
        `    task: ${task}`,
        ...(fields.length === 0 ? [] : [`    config: { ${fields.join(', ')} }`]),
        ...(preprocessing === undefined ? [] : [`    preprocessing: ${(0,picture_preprocessing/* preprocessingText */.Mk)(preprocessing)}`]),
        '    artifacts:',
        ...Object.entries(artifacts).map(([slot, file]) => `      ${slot}: ${(0,yaml_text/* yamlText */.p)(file)}`),
        ...(covers.length === 0
            ? []
            : [
                `    covers: [${covers.map(yaml_text/* yamlText */.p).join(', ')}] # same name: remove files that are another model`,
            ]),
        '    attacks:',
        ...attacks.map((attack) => `      ${attack}: ${renderBudget(attack, size)}`),
    ];
}
function renderUnreadable({ file, why, isLeftOut, lines }, name) {
    if (lines !== undefined) {
        return [
            '#',
            ...comment(`${file.path}: ${why}`, ''),
            ...lines.map((line) => `#   ${(0,sanitize/* plainLine */.h0)(line, MAX_LINE)}`),
        ];
    }
    if (isLeftOut === true)
        return ['#', ...comment(`${file.path}: ${why}`, '')];
    return [
        '#',
        ...comment(`${file.path}: ${why}`, ''),
        `#  - name: ${(0,yaml_text/* yamlText */.p)(name)}`,
        '#    task: tabular-classification # or image-classification, time-series-forecasting',
        `#    artifacts: { model: ${(0,yaml_text/* yamlText */.p)(file.path.replace(/\.(?!(?:json|ubj|txt|bst|model)$)\w+$/u, '.onnx'))}, data: ... }`,
        '#    attacks: { extraction: {} }',
    ];
}
/** Breaks a text into lines of comment. What a file says of itself cannot end a comment. */
function comment(text, indent) {
    return (0,display_width/* wrapWords */.EO)((0,sanitize/* plainLine */.h0)(text, 2000), WIDTH, `${indent}# `);
}
/**
 * So few models of this size, in bytes of the file and numbers of an input, end with full budgets in the time of ten with
 * small ones. The size stands for the speed: it is the same on every machine, and no model has to be run.
 */
const FAST = { models: 3, bytes: 2 * 2 ** 20, numbers: 1024 };
/** Decides how much each model is attacked. Pure. */
function budgetSize(models) {
    const isFast = models.every(({ file, inputNumbers }) => file.bytes <= FAST.bytes && inputNumbers <= FAST.numbers);
    return isFast && models.length <= FAST.models ? 'full' : 'small';
}
/** Renders the budget of an attack, with a comment beside a small one: what it cannot show, and how near its end is. */
function renderBudget(attack, size) {
    const budget = catalog/* DESCRIPTORS */.xg[attack].proposal?.budget ?? [];
    if (budget.length === 0)
        return '{}';
    const fields = budget.map(({ key, value, full }) => `${key}: ${String(size === 'full' ? full : value)}`);
    const limits = budget.flatMap(({ value, least, full, unseen }) => [
        ...(isClose(value, least) ? [`close to the minimum of ${String(least)}`] : []),
        `${unseen}; ${String(full)} is usual`,
    ]);
    return `{ ${fields.join(', ')} }${size === 'full' ? '' : ` # small: ${limits.join('; ')}`}`;
}
/** A name in a status and in a baseline stays readable. */
const MAX_NAME = 60;
/**
 * Gives each model a name from the name of its file. Files of the same name get the names of as many of their folders as tell them
 * apart, not a number: a number would go to another model if a file is added or removed.
 * @param paths of the model files
 * @returns a name for each path, in this order
 */
function modelNames(paths) {
    const taken = new Set();
    return paths.map((path) => {
        const name = unlike(taken, shortestName(path, paths));
        taken.add(name);
        return name;
    });
}
function shortestName(path, paths) {
    const parts = partsOf(path);
    const others = paths.filter((other) => other !== path).map(partsOf);
    for (let count = 1; count < parts.length; count += 1) {
        const name = nameOf(parts.slice(-count));
        if (!others.some((other) => nameOf(other.slice(-count)) === name))
            return name;
    }
    return nameOf(parts);
}
/** A SavedModel has the name of its folder. */
function partsOf(path) {
    const parts = path.split('/');
    const file = (0,model_names/* baseName */.Fl)(path);
    return file === 'saved_model.pb' && parts.length > 1
        ? parts.slice(0, -1)
        : [...parts.slice(0, -1), file.replace(/\.\w+$/u, '')];
}
function nameOf(parts) {
    const name = (0,marked_name/* slug */.y)((0,marked_name/* slug */.y)(parts.join('-')).slice(-MAX_NAME));
    return name === '' ? 'model' : name;
}
/** Two files may differ only in signs that no name has. */
function unlike(taken, name) {
    for (let number = 1;; number += 1) {
        const candidate = number === 1 ? name : `${name}-${String(number)}`;
        if (!taken.has(candidate))
            return candidate;
    }
}

// EXTERNAL MODULE: ./src/analyser/local/try-models.ts
var try_models = __webpack_require__(5355);
// EXTERNAL MODULE: ./src/artifacts/plan.ts + 1 modules
var plan = __webpack_require__(159);
// EXTERNAL MODULE: ./src/settings/config/config-rules.ts
var config_rules = __webpack_require__(1786);
// EXTERNAL MODULE: ./src/settings/config/parse-config.ts + 11 modules
var parse_config = __webpack_require__(3820);
;// CONCATENATED MODULE: ./src/cli/init/try-guesses.ts








/**
 * Tries data on the models that were guessed for it, says what would fail, and corrects how pictures are scaled. If a model does
 * not know the data, other data that fits is tried; if it knows none, the closest stays.
 * @param root the folder of all files
 */
async function tryGuesses(guesses, root, note) {
    const tried = await tryOnce(guesses, root, note);
    const better = new Map();
    for (const guess of tried) {
        if (guess.kind === 'unreadable' || guess.isRefused !== true)
            continue;
        for (const other of guess.alternatives ?? []) {
            const [one] = await tryOnce([{ ...other, covers: guess.covers ?? [] }], root, note);
            if (one?.kind !== 'guessed' || one.isRefused === true)
                continue;
            better.set(guess, one);
            break;
        }
    }
    return tried.map((guess) => better.get(guess) ?? guess);
}
async function tryOnce(guesses, root, note) {
    const { signal } = new AbortController();
    const { analyses } = (0,parse_config.parseConfig)(renderConfig(guesses), settings/* DEFAULT_CONFIG_FILE */.Cu, config_rules/* LOCAL_CONFIG */.hD);
    const planned = (await (0,plan.findReadable)(analyses, root, signal)).analyses;
    const tried = await (0,try_models/* tryModels */.q)(planned, { workspace: root, eventName: '', signal, note });
    const trials = new Map(tried.map((one) => [one.spec.artifacts.find(({ slot }) => slot === 'model')?.path, one]));
    return guesses.map((guess) => {
        const trial = trials.get(guess.file.path);
        return guess.kind === 'unreadable' || trial === undefined ? guess : corrected(guess, trial);
    });
}
function corrected(guess, { spec, outcome }) {
    const { normalize_data: normalize, ...config } = guess.config;
    // The guess was only how pixels are scaled, which was tried now.
    const notes = guess.notes.filter((note) => !note.startsWith('normalize_data'));
    if (outcome.kind === 'prepared') {
        if (outcome.label !== undefined)
            return { ...guess, notes: [...guess.notes, ...knownLabel(outcome)] };
        // Without labels, nothing shows how pictures are scaled.
        if (guess.task !== 'image-classification' || !catalog/* DESCRIPTORS */.xg[spec.attack].needsLabels)
            return guess;
        const isUnit = normalize === 'yes' || typeof guess.preprocessing === 'object';
        return { ...guess, notes: [...notes, knownPictures(outcome, isUnit ? 'from 0 to 1' : 'as they are')] };
    }
    if ('better' in outcome && outcome.better !== undefined) {
        const preprocessing = (0,picture_preprocessing/* withSizing */.PO)(outcome.better, guess.preprocessing ?? outcome.better);
        const text = (0,picture_preprocessing/* preprocessingText */.Mk)(preprocessing);
        const note = `Tried: the model knows the labelled pictures best with preprocessing: ${text}.`;
        return { ...guess, config, preprocessing, notes: [...notes, note] };
    }
    return outcome.kind === 'not-tested' || outcome.kind === 'failed'
        ? { ...guess, notes: [...notes, `Tried, but: ${outcome.reason}`], isRefused: true }
        : guess;
}
function knownLabel({ label = '', skill }) {
    return [`label: ${label}`, ...(skill === undefined ? [] : [`Tried: on this data, ${formatSkill(skill)}.`])];
}
function knownPictures({ skill }, range) {
    const known = `Tried: the model knows the labelled pictures with pixels ${range}`;
    if (skill === undefined)
        return `${known}.`;
    return (`${known}: ${formatSkill(skill)}. If it is better in your training, pixels have another mean and std there: say which with ` +
        'preprocessing.');
}
function formatSkill({ measure, value }) {
    return measure === 'r2' ? `R\u00b2 is ${value.toFixed(2)}` : `it gets ${(100 * value).toFixed(1)} % right`;
}

// EXTERNAL MODULE: ./src/cli/validate/inspector.ts
var validate_inspector = __webpack_require__(4056);
// EXTERNAL MODULE: ./src/cli/slow-work.ts
var slow_work = __webpack_require__(4175);
;// CONCATENATED MODULE: ./src/cli/init.ts




















const MAX_MODELS = 50;
/** The command `init`: writes a config file from what lies in the folder. */
async function init({ values }, terminal) {
    const root = external_node_path_default().resolve(values.get('workspace') ?? '.');
    const isPrinted = values.get('print') === 'true';
    if (!isPrinted && values.get('force') !== 'true' && (await (0,config_file/* pathExists */.s0)(root, settings/* DEFAULT_CONFIG_FILE */.Cu))) {
        terminal.err.write(`${settings/* DEFAULT_CONFIG_FILE */.Cu} exists already, and is left as it is. Use --force to replace it, or --print to see a new one.\n`);
        return exit_status/* EXIT */.dc.undecided;
    }
    return (0,slow_work/* withSlowWork */.v)(terminal.err, (note) => writeConfig(root, isPrinted, { terminal, note }));
}
/** @param isPrinted whether the config file is printed, and not written */
async function writeConfig(root, isPrinted, { terminal, note }) {
    note('Scanning the files');
    const scanned = await scanModels(root);
    const found = withModels(await findFiles(root), scanned, root);
    if (found.models.length === 0) {
        const what = scanned.isEmpty ? 'file' : 'model';
        const advice = scanned.isEmpty ? NO_FILE : NO_MODEL;
        terminal.err.write(`There is no ${what} in ${(0,cli_log/* safeLine */.o)(root)}, so nothing was written. ${advice}\n`);
        return exit_status/* EXIT */.dc.undecided;
    }
    const guesses = await tryGuesses(await guessAll(root, { found, scanned, note }), root, note);
    const text = renderConfig(guesses);
    if (isPrinted)
        terminal.out.write(text);
    else {
        const fault = await write(root, text);
        if (fault !== undefined) {
            terminal.err.write(`${(0,cli_log/* safeLine */.o)(fault)}\n`);
            return exit_status/* EXIT */.dc.undecided;
        }
    }
    printSummary(guesses, found, isPrinted, terminal);
    return exit_status/* EXIT */.dc.clean;
}
const NO_FILE = 'Run this in the folder that holds the models, or name it with --workspace.';
const NO_MODEL = 'A model is a file such as model.onnx; other formats are listed with the line that converts them. ' +
    '"model-security scan" still scans the files.';
/** Adds the models that only their content tells, such as `risk.json`. */
function withModels(found, { models }, root) {
    const known = new Set(found.models.map(({ path: file }) => file));
    const more = [...models.keys()].filter((file) => !known.has(file));
    return {
        ...found,
        models: [
            ...found.models,
            ...more.map((file) => ({ path: file, absolutePath: external_node_path_default().join(root, file), bytes: 0 })),
        ],
    };
}
async function guessAll(root, { found, scanned, note }) {
    const inspector = new validate_inspector/* Inspector */.a();
    const models = await Promise.all(found.models.slice(0, MAX_MODELS).map(async (file) => withExternalData(root, file)));
    const guesses = new Map();
    try {
        const [onnx, others] = split(models, isOnnx);
        const [read, unread] = split(others, (file) => isRead(file, scanned));
        for (const file of onnx) {
            note(`Reading ${file.path} and data for it`);
            const danger = reasonToSkip(file, scanned);
            guesses.set(file.path, danger ?? (await guessModel(file, found, inspector)));
        }
        // What a model was converted to is known before the model itself.
        for (const file of [...read, ...unread]) {
            note(`Reading ${file.path} and data for it`);
            const converted = findConverted(file, guesses);
            const known = reasonToSkip(file, scanned) ?? describeOther(file, scanned, converted);
            guesses.set(file.path, known ?? withAdvice(await guessModel(file, found, inspector), scanned));
            if (converted !== undefined && known?.isLeftOut === true && scanned.models.has(file.path)) {
                guesses.set(converted.file.path, { ...converted, covers: [...(converted.covers ?? []), file.path] });
            }
        }
        return shortened(models.flatMap(({ path: file }) => guesses.get(file) ?? []));
    }
    finally {
        await inspector.close();
    }
}
/** Says only once what several models need. */
function shortened(guesses) {
    const advised = (0,repeated_advice/* withoutRepeats */.j)(guesses.flatMap((guess) => guess.kind === 'guessed' || guess.lines === undefined
        ? []
        : [{ path: guess.file.path, whatToDo: guess.why, lines: guess.lines }]));
    const byPath = new Map(advised.map(({ path: file, whatToDo: why, lines }) => [file, { why, lines }]));
    return guesses.map((guess) => guess.kind === 'guessed' ? guess : { ...guess, ...byPath.get(guess.file.path) });
}
/** Finds the files that belong to a model. Those that are missing are named when the model is read. */
async function withExternalData(root, file) {
    const found = await (0,inspect_external_data/* inspectExternalData */.k)(await (0,promises_.realpath)(root), file.path, file.absolutePath);
    const external = found.filter((one) => 'absolutePath' in one);
    return external.length === 0 ? file : { ...file, external };
}
function isOnnx(file) {
    return (0,model_names/* extensionOf */.je)(file.path) === 'onnx';
}
/** True for a file that the engine reads without running anything. */
function isRead(file, { models }) {
    return isOnnx(file) || (0,rules/* isReadFormat */.YM)(models.get(file.path)?.format ?? '');
}
/** Says why nothing is proposed for a file that is empty or dangerous; undefined if it may be analysed, or converted. */
function reasonToSkip(file, scanned) {
    const { dangers, models, unattackable } = scanned;
    // The size of a model that only its content tells is not known here, but its format is.
    if (file.bytes === 0 && (models.get(file.path)?.format ?? '') === '') {
        return { kind: 'unreadable', file, why: 'The file is empty: write it again.', isLeftOut: true };
    }
    const danger = dangers.get(file.path);
    // The engine says itself what it cannot take.
    const isDangerous = danger !== undefined && (danger.severity === 'critical' || !isRead(file, scanned));
    if (isDangerous)
        return { kind: 'unreadable', file, why: adviseAgainstLoading(danger), isLeftOut: true };
    return isOnnx(file) ? describeUnattackable(file, unattackable) : undefined;
}
function describeUnattackable(file, unattackable) {
    const role = unattackable.get(file.path);
    if (role === undefined)
        return undefined;
    return {
        ...{ kind: 'unreadable', file, isLeftOut: true },
        why: (0,file_words/* formatUnattackable */.RG)([{ path: file.path, role }]),
    };
}
/** Says what a file of another format needs, by its content; undefined if the scan does not know it. */
function describeOther(file, { models, copies, unattackable }, converted) {
    const unattacked = describeUnattackable(file, unattackable);
    if (unattacked !== undefined)
        return unattacked;
    const original = copies.get(file.path);
    if (original !== undefined) {
        return { kind: 'unreadable', file, why: `It is the same file as ${original}.`, isLeftOut: true };
    }
    if (converted !== undefined) {
        const why = `${converted.file.path} has the same name, so it is taken for this model after conversion ("covers") ` +
            'and is analysed. This file itself is only scanned for what it does when it is loaded.';
        return { kind: 'unreadable', file, why, isLeftOut: true };
    }
    const model = models.get(file.path);
    return model === undefined || (0,rules/* isReadFormat */.YM)(model.format)
        ? undefined
        : { kind: 'unreadable', file, why: model.whatToDo, lines: model.lines };
}
/** A ranker is only to be accepted. A regression that nothing was found for keeps the advice that a scan gives. */
function withAdvice(guess, { models }) {
    const advice = guess.kind === 'unreadable' ? models.get(guess.file.path) : undefined;
    if (guess.kind === 'unreadable' && advice?.role === 'ranker') {
        return { ...guess, why: advice.whatToDo, lines: advice.lines };
    }
    return guess.kind === 'guessed' || advice?.role !== 'regressor'
        ? guess
        : { ...guess, why: `${guess.why} ${advice.whatToDo}`, lines: advice.lines };
}
/** Finds the file that a model was converted to, if it is analysed: of the same name, in the same folder. */
function findConverted(file, guesses) {
    const stemOf = (one) => one.replace(/\.[^./]+$/u, '').toLowerCase();
    return [...guesses.values()].find((guess) => guess.kind === 'guessed' && stemOf(guess.file.path) === stemOf(file.path));
}
/** @returns what went wrong */
async function write(root, text) {
    const file = external_node_path_default().join(root, settings/* DEFAULT_CONFIG_FILE */.Cu);
    try {
        await (0,promises_.mkdir)(root, { recursive: true });
        await (0,output_folder/* makeOutputFolder */.Wn)(root, external_node_path_default().dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, text);
        return undefined;
    }
    catch (error) {
        return `${settings/* DEFAULT_CONFIG_FILE */.Cu} could not be written: ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
    }
}
function printSummary(guesses, found, isPrinted, { err, paint }) {
    const lines = guesses.flatMap((guess) => {
        if (guess.kind === 'unreadable') {
            const mark = guess.isLeftOut === true ? 'left out' : 'commented out';
            return [
                `${paint('yellow', '?', err)} ${(0,cli_log/* safeLine */.o)(guess.file.path)}: ${mark}. ${(0,cli_log/* safeLine */.o)(guess.why)}`,
                ...(guess.lines ?? []).map((line) => `    ${(0,cli_log/* safeLine */.o)(line)}`),
            ];
        }
        const { file, task, artifacts, attacks, notes, isRefused } = guess;
        const mark = isRefused === true ? paint('yellow', '!', err) : paint('green', '\u2713', err);
        const files = Object.entries(artifacts).flatMap(([slot, one]) => slot === 'model' ? [] : [`${slot} ${one}`]);
        return [
            `${mark} ${(0,cli_log/* safeLine */.o)(file.path)}: ${task}, ${attacks.join(', ')}; ${(0,cli_log/* safeLine */.o)(files.join(', '))}`,
            ...notes.map((note) => `    ${(0,cli_log/* safeLine */.o)(note)}`),
        ];
    });
    const left = found.models.length - guesses.length;
    const guessed = guesses.filter((guess) => guess.kind === 'guessed' && guess.isRefused !== true).length;
    const where = isPrinted ? 'Nothing was written.' : `${settings/* DEFAULT_CONFIG_FILE */.Cu} was written.`;
    const next = isPrinted ? '' : ' Check it, then run: model-security validate && model-security scan';
    const nothing = guessed === 0
        ? ' Nothing is attacked yet: the lines above say why, and what to do where a model can be attacked.'
        : '';
    err.write([
        ...lines,
        ...(left > 0 ? [`${(0,number_words/* counted */.hS)(left, 'more model was', 'more models were')} not looked at.`] : []),
        ...(found.isCut ? ['The folder has more files than were looked at.'] : []),
        `${where} ${(0,number_words/* counted */.hS)(guessed, 'model', 'models')} of ${String(guesses.length)} can be analysed.${nothing}${next}`,
        '',
    ].join('\n'));
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


/***/ })

};
