export const id = 4826;
export const ids = [4826];
export const modules = {

/***/ 4826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CachedFolder: () => (/* binding */ CachedFolder)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/temporary-folder.ts
var temporary_folder = __webpack_require__(2853);
// EXTERNAL MODULE: ./src/cache/platform/platform-cache.ts
var platform_cache = __webpack_require__(7938);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/cache/clean-files.ts + 1 modules
var clean_files = __webpack_require__(8048);
// EXTERNAL MODULE: ./src/cache/cache-file.ts
var cache_file = __webpack_require__(2767);
// EXTERNAL MODULE: ./src/cache/entry-names.ts
var entry_names = __webpack_require__(3719);
;// CONCATENATED MODULE: ./src/cache/platform/pack-entries.ts






/** The bounds of an entry of the platform's cache, so that it does not grow without end. Evidence never displaces a score. */
const MAX_ENTRIES = 2000;
const MAX_ENTRIES_BYTES = 8 * 1024 * 1024;
const MAX_ALL_EVIDENCE_BYTES = 16 * 1024 * 1024;
/** Each cached result, and its evidence. */
const MAX_LINES = 2 * MAX_ENTRIES;
/**
 * Puts the cached results of a folder into one text, one a line, and after them as much of their evidence as fits.
 * @param first the contents whose cached results must not be lost if there is no space for all
 */
async function packEntries(directory, first) {
    const present = (await (0,promises_.readdir)(directory)).filter((name) => (0,entry_names/* isEntryName */.GC)(name));
    const names = [...new Set([clean_files/* CLEAN_FILES_NAME */.m, ...first.map(entry_names/* entryName */.MB), ...present])].slice(0, MAX_ENTRIES);
    const results = await readFitting(directory, names, cache_file/* MAX_ENTRY_BYTES */.oW, MAX_ENTRIES_BYTES);
    const contentIds = [...results.keys()].filter(entry_names/* isEntryName */.GC).map((name) => name.slice(0, -'.json'.length));
    const evidence = await readFitting(directory, contentIds.map(entry_names/* evidenceName */.Xc), entry_names/* MAX_EVIDENCE_BYTES */.bU, MAX_ALL_EVIDENCE_BYTES);
    return [...results.values(), ...evidence.values()].join('');
}
/** Reads files in their order until the next one would be too much. @returns one line for each, by its name */
async function readFitting(directory, names, mostBytesEach, mostBytes) {
    const lines = new Map();
    let bytes = 0;
    for (const name of names) {
        const file = await (0,cache_file/* readCacheFile */.l9)(external_node_path_default().join(directory, name), mostBytesEach);
        if (file === undefined || file === 'unreadable')
            continue;
        bytes += Buffer.byteLength(file.text);
        if (bytes > mostBytes)
            break;
        lines.set(name, file.text.endsWith('\n') ? file.text : `${file.text}\n`);
    }
    return lines;
}
/**
 * Writes the cached results of a text into a folder. The name of each file follows from the content that the result names;
 * whether it may be trusted is decided when it is used.
 * @returns the contents that have a cached result, in the order of the text, and how many lines are no cached results
 */
async function unpackEntries(text, directory) {
    const contentIds = [];
    let damaged = 0;
    const lines = text.split('\n', MAX_LINES + 1).filter((line) => line !== '');
    for (const line of lines.slice(0, MAX_LINES)) {
        const file = nameOf(line);
        if (file === undefined)
            damaged += 1;
        else {
            await (0,cache_file/* writeCacheFile */.kX)(external_node_path_default().join(directory, file.name), `${line}\n`);
            if (file.contentId !== undefined)
                contentIds.push(file.contentId);
        }
    }
    return { contentIds, damaged };
}
function nameOf(line) {
    const bytes = Buffer.byteLength(line);
    const shown = (0,entry_names/* evidenceContentId */.OU)(line);
    if (shown !== undefined)
        return bytes < entry_names/* MAX_EVIDENCE_BYTES */.bU ? { name: (0,entry_names/* evidenceName */.Xc)(shown) } : undefined;
    if (bytes >= cache_file/* MAX_ENTRY_BYTES */.oW)
        return undefined;
    try {
        const sealed = JSON.parse(line);
        const contentId = (0,json/* textAt */.$6)(sealed, 'body', 'content_id');
        if ((0,entry_names/* isDigest */.Bc)(contentId))
            return { name: (0,entry_names/* entryName */.MB)(contentId), contentId };
        return (0,json.at)(sealed, 'body', 'kind') === 'clean-files' ? { name: clean_files/* CLEAN_FILES_NAME */.m } : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/cache/platform/cached-folder.ts






/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-records-1-';
/** A folder of cached results that is filled from the platform's cache, and saved to it as a whole. */
class CachedFolder {
    #options;
    #folder;
    #contentIds = [];
    #restored = '';
    #damaged = 0;
    constructor(options, folder) {
        this.#options = options;
        this.#folder = folder;
    }
    /** Fills a new folder from the newest entry of this branch, or of the branches that it may read. */
    static async open(options) {
        const cache = new CachedFolder(options, await (0,temporary_folder/* makeTemporaryFolder */.wE)());
        await (0,promises_.mkdir)(cache.directory);
        await cache.#restore();
        return cache;
    }
    /** The folder with one file for each cached result. */
    get directory() {
        return external_node_path_default().join(this.#folder, 'records');
    }
    /** The lines of the entry that are no cached results. */
    get damaged() {
        return this.#damaged;
    }
    /** Saves the folder under a new key, if it has changed. @param first see {@link packEntries} */
    async save(first) {
        const text = await packEntries(this.directory, [...first, ...this.#contentIds]);
        if (text === '' || text === this.#restored)
            return;
        // Entries cannot be changed: another content has another key.
        const key = `${this.#keys[0]}${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32)}`;
        const result = await (0,platform_cache/* writeEntry */.cD)(key, text, this.#options);
        const { log } = this.#options.runner;
        if (result.kind === 'saved') {
            log.info('The results of this run are saved in the cache of the repository.');
        }
        else
            log.info(`The results could not be saved in the cache: ${result.problem}.`);
    }
    /** Removes the folder. */
    async close() {
        await (0,promises_.rm)(this.#folder, { recursive: true, force: true });
    }
    async #restore() {
        const entry = await (0,platform_cache/* readEntry */.hB)(this.#keys, this.#options);
        if (entry.kind === 'problem') {
            this.#options.runner.log.info(`The cache of earlier results could not be read: ${entry.problem}.`);
        }
        if (entry.kind === 'damaged')
            this.#damaged = 1;
        if (entry.kind !== 'entry')
            return;
        const { contentIds, damaged } = await unpackEntries(entry.text, this.directory);
        this.#contentIds = contentIds;
        this.#damaged = damaged;
        this.#restored = entry.text;
    }
    get #keys() {
        const scope = (0,external_node_crypto_.createHash)('sha256').update(this.#options.scope).digest('hex').slice(0, 12);
        return [`${KEY_START}${scope}-`, KEY_START];
    }
}


/***/ })

};
