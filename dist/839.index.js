export const id = 839;
export const ids = [839];
export const modules = {

/***/ 8839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jp: () => (/* binding */ isModelName),
/* harmony export */   w6: () => (/* binding */ isArchiveName)
/* harmony export */ });
/* unused harmony export MODEL_EXTENSIONS */
/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. docs/supply-chain.md lists them.
 */
const MODEL_EXTENSIONS = [
    ...['pkl', 'pickle', 'pck', 'joblib', 'dill', 'cloudpickle', 'skops'],
    ...['pt', 'pt2', 'pth', 'ptl', 'pte', 'ckpt', 'mar', 'nemo', 'torchscript'],
    ...['h5', 'hdf5', 'keras', 'pb', 'tflite', 'onnx', 'ort', 'gguf', 'ggml', 'safetensors', 'npy', 'npz'],
    ...['bst', 'ubj', 'cbm', 'lgb', 'pmml', 'mlmodel', 'llamafile'],
];
/** Names without such an extension. */
const MODEL_NAMES = [
    /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
    /^rng_state.*\.pth?$/iu,
];
/** Extensions of archives, in which models are packed. */
const ARCHIVE_EXTENSIONS = [
    ...['zip', 'tar', 'tgz', 'gz', 'bz2', 'xz', 'lzma', 'zst', 'lz4', 'z', '7z', 'rar'],
];
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
/** True for names that archives have. */
function isArchiveName(path) {
    return ARCHIVE_EXTENSIONS.includes(extensionOf(path));
}


/***/ })

};
