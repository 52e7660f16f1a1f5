export const id = 513;
export const ids = [513];
export const modules = {

/***/ 513:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBaseFolder: () => (/* binding */ readBaseFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _settings_results_folder_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9232);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);





/** More files than these are not fetched: a pull request that changes more of a baseline has to be read by a person. */
const MAX_FETCHED = 50;
/**
 * Reads the results files of a folder as they are at the base. Those that the workspace has with the same content, by git's
 * own ids, are not fetched.
 * @returns why the folder cannot be used, as a clause that follows its path; undefined if it has no results file
 * @throws GithubError
 */
async function readBaseFolder(github, { path: folder, file: local, commit, entries, workspace }) {
    const listed = entries.filter(({ name }) => (0,_settings_results_folder_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isResultsName */ .YO)(name));
    if (listed.length === 0)
        return undefined;
    const bytes = listed.reduce((sum, entry) => sum + entry.bytes, 0);
    const why = (0,_settings_results_folder_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .tooMany */ .Ot)(listed.length) ?? (0,_settings_results_folder_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .tooLarge */ .g$)(bytes);
    if (why !== undefined)
        return { why };
    const files = [];
    let fetched = 0;
    for (const entry of listed) {
        const { name, isFile } = entry;
        if (!isFile)
            return { why: `has an entry ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedName */ .aH)(name)} that is not a regular file` };
        const file = node_path__WEBPACK_IMPORTED_MODULE_2___default().posix.join(local, name);
        const wanted = node_path__WEBPACK_IMPORTED_MODULE_2___default().posix.join(folder, name);
        const shown = `${wanted} at ${commit.slice(0, 7)}`;
        const same = await readSame(node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(workspace, file), entry);
        if (same !== undefined) {
            files.push({ path: file, shown, text: same });
            continue;
        }
        fetched += 1;
        if (fetched > MAX_FETCHED)
            return { why: `differs in more than ${String(MAX_FETCHED)} files` };
        const found = await github.readFileAt({ path: wanted, commit, maxBytes: entry.bytes });
        if (found.kind !== 'text')
            return { why: `has a file ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedName */ .aH)(name)} that cannot be read` };
        files.push({ path: file, shown, text: found.text });
    }
    return { path: local, files };
}
/** Reads a file of the workspace if it has exactly the content that git knows by this id. */
async function readSame(file, { sha, bytes }) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (!stats.isFile() || stats.size !== bytes)
            return undefined;
        const content = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
        const text = content.toString('utf8');
        return gitId(content, sha.length) === sha && Buffer.from(text).equals(content) ? text : undefined;
    }
    catch {
        return undefined;
    }
}
/** The id that git gives a content; repositories of SHA-256 have longer ones. */
function gitId(content, length) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1');
    return hash
        .update(`blob ${String(content.length)}\0`)
        .update(content)
        .digest('hex');
}


/***/ }),

/***/ 9232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   YO: () => (/* binding */ isResultsName),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/** One a day fits for more than a year. */
const MAX_FILES = 400;
/** All results files of a folder together. */
const MAX_MEBIBYTES = 64;
/** True for the names of results files in a folder: they end with `.json`, and do not begin with a dot. */
function isResultsName(name) {
    return /^[^.].*\.json$/isu.test(name);
}
/** Says that a folder has too many results files: sentences that follow its name; undefined if it has not. */
function tooMany(files) {
    if (files <= MAX_FILES)
        return undefined;
    return `has ${String(files)} results files; at most ${String(MAX_FILES)} are allowed. Remove the oldest ones.`;
}
/** Says that the results files of a folder are too large together; undefined if they are not. */
function tooLarge(bytes) {
    if (bytes <= MAX_MEBIBYTES * 1024 * 1024)
        return undefined;
    return `has more than ${String(MAX_MEBIBYTES)} MiB of results files. Remove the oldest ones.`;
}


/***/ })

};
