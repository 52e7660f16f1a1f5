export const id = 29;
export const ids = [29];
export const modules = {

/***/ 6029:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ failedResult),
/* harmony export */   lj: () => (/* binding */ submittedResult),
/* harmony export */   pI: () => (/* binding */ thresholdOf),
/* harmony export */   pk: () => (/* binding */ judgedResult),
/* harmony export */   plannedResult: () => (/* binding */ plannedResult)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _uploads_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5863);


/** An analysis with which nothing was done yet. */
function plannedResult(spec) {
    return { spec, state: 'planned', uploads: [], reports: [], warnings: [] };
}
/** An analysis whose job is known. */
function submittedResult(spec, job) {
    const { jobId, dashboardUrl } = job;
    return {
        ...plannedResult(spec),
        state: 'submitted',
        jobId,
        ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
    };
}
/** What the verdict on its job makes of a result. */
function judgedResult(result, verdict, threshold) {
    const judged = { ...result, threshold };
    switch (verdict.kind) {
        case 'passed':
            return { ...judged, state: 'passed', ...(verdict.score === undefined ? {} : { score: verdict.score }) };
        case 'vulnerable':
            return { ...judged, state: 'vulnerable', reason: 'vulnerable', score: verdict.score };
        case 'failed':
            return {
                ...judged,
                state: 'failed',
                reason: 'analysis-failed',
                message: `The analysis failed: ${verdict.why}.`,
            };
        case 'undecided':
            return {
                ...judged,
                state: 'error',
                reason: 'unexpected-answer',
                message: `There is no verdict: ${verdict.why}.`,
            };
    }
}
/** What an error makes of a result: what was known before stays. */
function failedResult(known, error) {
    const result = error instanceof _uploads_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UploadsError */ .z ? { ...known, uploads: error.uploads } : known;
    const { reason, message } = asServiceError(error);
    // A job that a cancelled run leaves behind stays what it is: submitted.
    if (reason === 'cancelled')
        return { ...result, reason, message };
    return { ...result, state: reason === 'timeout' ? 'timeout' : 'error', reason, message };
}
function asServiceError(error) {
    if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._)
        return error;
    const what = error instanceof Error ? error.message : String(error);
    return new _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._('unexpected-answer', `The action itself failed, please report it: ${what}`, {
        cause: error,
    });
}
/** The threshold of the verdict: the one input for all, the analysis's own, or 0 where the attack has none. */
function thresholdOf(spec, override) {
    return override ?? Number(spec.fields.vulnerability_threshold ?? '0');
}


/***/ }),

/***/ 5863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ UploadsError)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);

/** An upload failed; others of the same analysis may have arrived before it. */
class UploadsError extends _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ {
    /** What left the runner all the same. */
    uploads;
    constructor(cause, uploads) {
        super(cause.reason, cause.message, { cause });
        this.uploads = uploads;
    }
}


/***/ })

};
