export const id = 6195;
export const ids = [6195];
export const modules = {

/***/ 4528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/**
 * Replaces @actions/http-client in the bundle (tsconfig.json, `paths`) for the packages of the toolkit: @actions/core would
 * ask for tokens with it, and @actions/github for the agents of proxies, but every request goes through src/http, which
 * loads the real package when it needs it. Without this, each run would load TLS, also one that sends nothing.
 */
class HttpClient {
    /** @returns nothing; @actions/github asks for it when it is loaded, and octokit's requests do not use it */
    getAgent() {
        return undefined;
    }
    /** @returns nothing, in the same way */
    getAgentDispatcher() {
        return undefined;
    }
}


/***/ }),

/***/ 5914:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch),
/* harmony export */   k: () => (/* binding */ ProxyAgent)
/* harmony export */ });
/**
 * Replaces undici in the bundle (tsconfig.json, `paths`). @actions/http-client and @actions/github import one class and
 * one function of undici, but neither is used: every request goes through src/http, even octokit's. undici would add
 * 0.9 MB to the bundle and take most of its start-up time.
 */
/** @actions/github creates one when it is loaded behind a proxy, but nothing is ever sent through it. */
class ProxyAgent {
    isLeftOut = true;
}
/** @throws Error always */
function fetch(address) {
    return Promise.reject(new Error(`${String(address)} was not fetched: requests go through the transport only.`));
}


/***/ })

};
