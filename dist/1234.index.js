export const id = 1234;
export const ids = [1234];
export const modules = {

/***/ 5437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bH: () => (/* binding */ removeLeftFolders),
/* harmony export */   np: () => (/* binding */ nameTemporaryFolder),
/* harmony export */   wE: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4159);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9696);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9313);








const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;
/**
 * Creates a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it
 * if this process is killed.
 * @throws ServiceError `invalid-input` if the folder for temporary files cannot be written
 */
async function makeTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    await removeLeftFolders(root);
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, `${ownStart()}-`));
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7('invalid-input', `No folder for temporary files could be made in ${root}: ${(0,_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error)}. Expected a folder that exists, has space ` +
            'left, and that the user of this process may write to. Make it so, or name another one in the environment variable ' +
            `${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}.`, { cause: error });
    }
}
/** Names such a folder, for whoever creates it if it is needed. */
function nameTemporaryFolder() {
    return node_path__WEBPACK_IMPORTED_MODULE_4__.join((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), `${ownStart()}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
}
function ownStart() {
    return `${START}${machineId()}-${String(process.pid)}`;
}
/** Tells machines and containers apart that share a folder: a process id says nothing about those of another. */
function machineId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)()} ${processNamespace()}`).digest('hex').slice(0, 8);
}
function processNamespace() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid');
    }
    catch {
        // Only Linux has it.
        return '';
    }
}
/** Removes the folders of processes of this machine that have ended without removing them. */
async function removeLeftFolders(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    const machine = machineId();
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root).catch(() => [])) {
        const found = NAME.exec(name)?.groups;
        if (found?.['machine'] !== machine || isRunning(Number(found['pid'])))
            continue;
        const left = node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, name);
        // A folder of somebody else stays, and if it cannot be removed, the next run tries again.
        if (await isOwnFolder(left))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(left, { recursive: true, force: true }).catch(() => undefined);
    }
}
async function isOwnFolder(folder) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder).catch(() => undefined);
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: the process of somebody else.
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(error, 'code') !== 'ESRCH';
    }
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


/***/ })

};
