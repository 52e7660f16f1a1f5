export const id = 2381;
export const ids = [2381];
export const modules = {

/***/ 2381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   downloadPolicy: () => (/* binding */ downloadPolicy)
/* harmony export */ });
/* harmony import */ var _http_availability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4296);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5302);



/** As for the other requests of a run, unless its inputs say otherwise. */
const TIME_LIMIT_MS = 30_000;
const MAX_ATTEMPTS = 3;
/**
 * Fetches the organization's policy: without credentials, and without following redirects.
 * @param url without the digest
 * @throws ServiceError `unavailable` or `unexpected-answer` if there is no answer with status 200
 */
async function downloadPolicy({ log, clock, secrets }, signal, url, maxAnswerBytes) {
    const redact = (text) => secrets.redact(text);
    const limits = { requestTimeoutMs: TIME_LIMIT_MS, maxAttempts: MAX_ATTEMPTS };
    const transport = (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .createTransport */ .o)({ ...limits, signal, log, clock, redact });
    try {
        const answer = await transport.send({
            operation: 'download of the organization\u2019s policy',
            rule: 'repeatable',
            method: 'GET',
            url,
            headers: { accept: 'application/yaml, text/plain, */*' },
            maxAnswerBytes,
            readFault: _http_availability_js__WEBPACK_IMPORTED_MODULE_0__/* .readServiceFault */ .e,
        });
        if (answer.status === 200)
            return answer.body;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('unexpected-answer', `The organization\u2019s policy could not be downloaded: ${url.host} answered with status ${String(answer.status)}. ` +
            'Check the address in the input policy-file; it must be readable without credentials.');
    }
    finally {
        transport.close();
    }
}


/***/ })

};
