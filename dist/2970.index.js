export const id = 2970;
export const ids = [2970];
export const modules = {

/***/ 2970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifCategory: () => (/* binding */ sarifCategory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9600);


const MAX_CATEGORY_LENGTH = 200;
/** The source of an analysis without a config file. */
const NO_CONFIG_FILE = 'inputs';
/**
 * Returns the category that groups a run's alerts. Code scanning closes the alerts of a category that an upload does not
 * contain, so runs about something else have their own categories and do not touch each other's alerts. Workflow and job
 * are no part of it: two workflows that analyse the same models report the same alerts.
 * @returns `model-security-scan/\u2026/`; the slash at its end tells code scanning where the category ends
 */
function sarifCategory(subject) {
    const { configFile, only, details } = subject;
    const parts = [configFile ?? NO_CONFIG_FILE, ...only];
    const readable = parts.join('+');
    const plain = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(readable, MAX_CATEGORY_LENGTH);
    const isUnique = plain === readable &&
        details.length === 0 &&
        configFile !== NO_CONFIG_FILE &&
        !parts.some((part) => /[+~]/u.test(part));
    return `model-security-scan/${isUnique ? plain : `${plain}~${hash([configFile ?? null, only, details])}`}/`;
}
function hash(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}


/***/ })

};
