export const id = 7895;
export const ids = [7895];
export const modules = {

/***/ 7895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PatternError),
/* harmony export */   c: () => (/* binding */ readPatterns)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _skipped_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(402);


/** A pattern cannot be used. The message is for people. */
class PatternError extends Error {
    name = 'PatternError';
    /** The pattern, as it was given. */
    pattern;
    constructor(pattern, message) {
        super(message);
        this.pattern = pattern;
    }
}
/**
 * Reads patterns. In a glob, `*` does not match a slash, `**` does, and both match names that begin with a dot.
 * @param leavesOutPackages true if a pattern stands for what is in installed packages only if it names their folder
 * @param isPlain true for a pattern that names something that exists, so that `[` in it is a bracket and nothing else
 * @throws PatternError
 */
function readPatterns(texts, isPlain, leavesOutPackages = false) {
    const patterns = texts.map((text) => readPattern(text, isPlain));
    const matchesAny = (path, wanted) => {
        const matching = wanted.filter((pattern) => pattern.matches(path));
        for (const pattern of matching)
            pattern.hasMatched = true;
        return matching.length > 0;
    };
    return {
        bases: withoutNested([...new Set(patterns.map(({ base }) => base))]),
        namesPackages: patterns.some(({ namesPackages }) => namesPackages),
        matches: (path) => {
            const isInPackages = leavesOutPackages && path.split('/').includes(_skipped_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGES_FOLDER */ .jL);
            return matchesAny(path, isInPackages ? patterns.filter(({ namesPackages }) => namesPackages) : patterns);
        },
        matchesInPackages: (path) => matchesAny(path, patterns),
        unmatched: () => patterns.filter(({ hasMatched }) => !hasMatched).map(({ text }) => text),
    };
}
function withoutNested(bases) {
    if (bases.includes(''))
        return [''];
    return bases.filter((base) => !bases.some((outer) => outer !== base && base.startsWith(`${outer}/`)));
}
function readPattern(text, isPlain) {
    const path = normalize(text);
    const entry = { text, hasMatched: false, namesPackages: path.split('/').includes(_skipped_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGES_FOLDER */ .jL) };
    if (path === '')
        return { ...entry, base: '', matches: () => true };
    const { isGlob, base } = picomatch__WEBPACK_IMPORTED_MODULE_1___default().scan(path, OPTIONS);
    if (!isGlob || isPlain(path)) {
        return { ...entry, base: path, matches: (other) => other === path || other.startsWith(`${path}/`) };
    }
    const matches = compile(text, path);
    return { ...entry, base: base === '.' ? '' : base, matches: (other) => ancestorsOf(other).some(matches) };
}
const OPTIONS = { dot: true, noextglob: true, nonegate: true, strictBrackets: true };
function compile(text, path) {
    try {
        const expression = picomatch__WEBPACK_IMPORTED_MODULE_1___default().makeRe(path, OPTIONS);
        return (other) => expression.test(other);
    }
    catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        throw new PatternError(text, `the pattern "${text}" cannot be used (${cause}); write a path, or a glob such as "models/**/*.pt"`);
    }
}
/** @throws PatternError if the pattern cannot match inside the workspace */
function normalize(text) {
    const slashed = process.platform === 'win32' ? text.replaceAll('\\', '/') : text;
    const parts = slashed.split('/').filter((part) => part !== '.' && part !== '');
    const isAbsolute = slashed.startsWith('/') || /^[a-z]:/iu.test(slashed);
    if (text.trim() === '')
        throw new PatternError(text, 'a pattern is empty; write ".", a path or a glob');
    if (isAbsolute || parts.includes('..')) {
        throw new PatternError(text, `the pattern "${text}" leads out of the workspace; write a path relative to it`);
    }
    if (text.includes('\0'))
        throw new PatternError(text, 'a pattern contains a NUL character; remove it');
    return parts.join('/');
}
/** A path and the folders that it is in: `a`, `a/b`, `a/b/c`. */
function ancestorsOf(path) {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ skippedReference),
/* harmony export */   F_: () => (/* binding */ lookIntoPackages),
/* harmony export */   jL: () => (/* binding */ PACKAGES_FOLDER),
/* harmony export */   tC: () => (/* binding */ leavesFolder),
/* harmony export */   y3: () => (/* binding */ leadsIntoSkipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5971);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7734);
/* harmony import */ var _rules_file_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);




/**
 * Lists the names in a folder of installed packages, without following links. Reading a folder at a time is several times as fast
 * as reading its entries one by one: there may be tens of thousands.
 * @param absolute the path of a folder below it; the empty one is itself
 * @param most the number of entries to look at
 */
function lookIntoPackages(absolute, most, signal) {
    const models = [];
    const folders = [''];
    let [files, entries] = [0, 0];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        signal.throwIfAborted();
        for (const entry of entriesOf(absolute(folder))) {
            entries += 1;
            if (entries > most)
                return { models, files, isCut: true };
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!(0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_1__/* .isGitName */ .M$)(entry.name))
                    folders.push(path);
            }
            else if (!entry.isFile())
                continue;
            else if ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isModelName */ .jp)((0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCompression */ .hd)(path)))
                models.push(path);
            else
                files += 1;
        }
    }
    return { models, files, isCut: false };
}
/** @returns nothing of a folder that cannot be read */
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'latin1', withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** Folders that the scan of a workspace does not enter, wherever they are: installed packages, and the history. */
const PACKAGES_FOLDER = 'node_modules';
const SKIPPED = /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/iu;
/** True for a path into a folder that is skipped; some systems ignore the case of names. */
function leadsIntoSkipped(path) {
    return SKIPPED.test(path);
}
/**
 * The finding for a model that takes a file from a folder that is skipped.
 * @param path from the model's folder on; untrusted
 */
function skippedReference(path, place) {
    const detail = 'Whoever loads the model loads this file, too. It lies in a folder that is not scanned, such as node_modules.';
    return (0,_rules_file_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('high', 'skipped-file', path, detail, place);
}
/** True for a path that leads out of the model's folder on some system: absolute, with a drive, a scheme or `..`. */
function leavesFolder(path) {
    return /^[\\/~]|^[A-Za-z][\w+.-]*:|(?:^|[\\/])\.\.(?:[\\/]|$)|\0/u.test(path.trim());
}


/***/ })

};
