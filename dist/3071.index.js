export const id = 3071;
export const ids = [3071];
export const modules = {

/***/ 3071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findWorker: () => (/* binding */ findWorker)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);


/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
function findWorker() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(isSource
        ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(import.meta.dirname, '../scanner/worker.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'scanner', 'index.js'));
}


/***/ })

};
