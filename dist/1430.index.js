export const id = 1430;
export const ids = [1430];
export const modules = {

/***/ 1430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   detailSecrets: () => (/* binding */ detailSecrets)
/* harmony export */ });
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);
/* harmony import */ var _config_yaml_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1040);


const INPUT = 'model-api-details';
/** A shorter text, or one of these words, stands in too many other texts. */
const MIN_LENGTH = 4;
const COMMON_WORD = /^(?:true|false|null|none)$/iu;
/**
 * Finds what of a structured `model-api-details` is secret: its addresses and header values. Keys, the protocol and
 * punctuation are not. Of a text that is neither YAML nor JSON, every longer word counts that is no key.
 * @param text the input, of one or more lines
 */
function detailSecrets(text) {
    const { root } = (0,_config_yaml_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .g)(text, { kind: 'input', input: INPUT });
    const found = isBroken(root) ? looseWords(text) : valuesIn(root).flatMap(withItsParts);
    return [...new Set(found)].filter((value) => value.length >= MIN_LENGTH && !COMMON_WORD.test(value));
}
/** A token after its scheme (`Bearer \u2026`), or in the query of an address: an endpoint may repeat it without the rest. */
const TOKEN = /^[a-z][\w-]*\s+(?<token>\S{8,})$/iu;
function withItsParts(value) {
    const token = TOKEN.exec(value)?.groups?.['token'];
    const query = [...((0,_core_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(value)?.searchParams.values() ?? [])].filter(({ length }) => length >= 8);
    return [value, ...(token === undefined ? [] : [token]), ...query];
}
function isBroken(tree) {
    if (tree.kind === 'list')
        return tree.items.some(isBroken);
    return tree.kind === 'mapping' ? tree.entries.some(({ value }) => isBroken(value)) : tree.kind === 'broken';
}
function valuesIn(tree) {
    if (tree.kind === 'scalar')
        return tree.isNull ? [] : [tree.text.trim()];
    if (tree.kind === 'list')
        return tree.items.flatMap(valuesIn);
    if (tree.kind !== 'mapping')
        return [];
    return tree.entries.flatMap(({ key, value }) => (key === 'protocol' ? [] : valuesIn(value)));
}
function looseWords(text) {
    const words = text.split(/[\s"'{}[\],]+/u);
    return words.filter((word) => !word.endsWith(':') && /[\p{L}\p{N}]/u.test(word));
}


/***/ })

};
