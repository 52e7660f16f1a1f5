export const id = 496;
export const ids = [496];
export const modules = {

/***/ 5496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHtmlPage: () => (/* binding */ renderHtmlPage)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5260);

/** Renders an outcome as one self-contained page: the job summary, whose blocks are HTML, as preformatted text. */
function renderHtmlPage(outcome) {
    const text = (0,_summary_js__WEBPACK_IMPORTED_MODULE_0__.renderSummary)(outcome).replace(/[&<>]/gu, (char) => `&#${String(char.codePointAt(0))};`);
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<title>Model security</title></head>
<body><pre>${text}</pre></body></html>
`;
}


/***/ })

};
