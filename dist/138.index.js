export const id = 138;
export const ids = [138];
export const modules = {

/***/ 2138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RecordCache: () => (/* binding */ RecordCache)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/records/record-file.ts
var record_file = __webpack_require__(504);
// EXTERNAL MODULE: ./src/local/cache/cache-process.ts
var cache_process = __webpack_require__(1588);
;// CONCATENATED MODULE: ./src/local/cache/messages.ts
/** The only file in an entry of the cache: one record a line. */
const PACK_FILE = 'model-security-records.jsonl';

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(6153);
// EXTERNAL MODULE: ./src/records/clean-files.ts
var clean_files = __webpack_require__(4505);
;// CONCATENATED MODULE: ./src/local/cache/record-pack.ts





/** The bounds of an entry of the cache, so that it does not grow without end. */
const MAX_RECORDS = 2000;
const MAX_PACK_BYTES = 8 * 1024 * 1024;
/**
 * Puts the records of a folder into one text, one a line.
 * @param first names of files in the folder that must not be lost if there is no space for all
 */
async function packRecords(directory, first) {
    const present = (await (0,promises_.readdir)(directory)).filter((name) => isRecordName(name));
    const names = [...new Set([clean_files/* CLEAN_FILES_NAME */.m, ...first, ...present])].slice(0, MAX_RECORDS);
    const lines = [];
    let bytes = 0;
    for (const name of names) {
        const file = await (0,record_file/* readRecordFile */.m7)(external_node_path_default().join(directory, name));
        if (file === undefined || file === 'unreadable')
            continue;
        bytes += Buffer.byteLength(file.text);
        if (bytes > MAX_PACK_BYTES)
            break;
        lines.push(file.text.endsWith('\n') ? file.text : `${file.text}\n`);
    }
    return lines.join('');
}
/**
 * Writes the records of a text into a folder. The name of each file follows from what the record says it is about; whether
 * it may be believed is decided when it is used.
 * @returns the names of the files, in the order of the text, and how many lines are no records
 */
async function unpackRecords(text, directory) {
    const names = [];
    let damaged = 0;
    const lines = text.split('\n', MAX_RECORDS + 1).filter((line) => line !== '');
    for (const line of lines.slice(0, MAX_RECORDS)) {
        const name = nameOf(line);
        if (name === undefined)
            damaged += 1;
        else {
            await (0,record_file/* writeRecordFile */.PU)(external_node_path_default().join(directory, name), `${line}\n`);
            names.push(name);
        }
    }
    return { names, damaged };
}
function nameOf(line) {
    if (Buffer.byteLength(line) >= record_file/* MAX_RECORD_BYTES */.xR)
        return undefined;
    try {
        const sealed = JSON.parse(line);
        const name = `${(0,json/* textAt */.$6)(sealed, 'body', 'content_id') ?? ''}.json`;
        if (isContentName(name))
            return name;
        return (0,json.at)(sealed, 'body', 'kind') === 'clean-files' ? clean_files/* CLEAN_FILES_NAME */.m : undefined;
    }
    catch {
        return undefined;
    }
}
function isContentName(name) {
    return /^[\da-f]{64}\.json$/u.test(name);
}
function isRecordName(name) {
    return name === clean_files/* CLEAN_FILES_NAME */.m || isContentName(name);
}

;// CONCATENATED MODULE: ./src/local/cache/record-cache.ts








/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-records-1-';
/** A larger pack file was not written by this program. */
const record_cache_MAX_PACK_BYTES = 32 * 1024 * 1024;
/** Records in the platform's cache: a folder of files that is filled from the cache, and saved to it as a whole. */
class RecordCache {
    #options;
    #folder;
    #names = [];
    #restored = '';
    #damaged = 0;
    constructor(options, folder) {
        this.#options = options;
        this.#folder = folder;
    }
    /** Fills a new folder from the newest entry of this branch, or of the branches that it may read. */
    static async open(options) {
        // Links resolved: the toolkit compares this path with the one of the process.
        const folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)(external_node_path_default().join((0,external_node_os_.tmpdir)(), 'model-security-')));
        const cache = new RecordCache(options, folder);
        await (0,promises_.mkdir)(cache.directory);
        await cache.#restore();
        return cache;
    }
    /** The folder with one file for each record. */
    get directory() {
        return external_node_path_default().join(this.#folder, 'records');
    }
    /** The lines of the entry that are no records. */
    get damaged() {
        return this.#damaged;
    }
    /** Saves the records under a new key, if there are others than before. @param first see {@link packRecords} */
    async save(first) {
        const text = await packRecords(this.directory, [...first, ...this.#names]);
        if (text === '' || text === this.#restored)
            return;
        const place = await this.#place('save');
        await (0,record_file/* writeRecordFile */.PU)(external_node_path_default().join(place.folder, PACK_FILE), text);
        // Entries cannot be changed: another content has another key.
        const key = `${this.#keys[0]}${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32)}`;
        const result = await (0,cache_process/* runCacheTask */.v)({ kind: 'save', key }, place);
        const { log } = this.#options;
        if ('problem' in result)
            log.info(`The records could not be saved in the cache: ${result.problem}.`);
        else if (result.found)
            log.info('The records of this run are saved in the cache of the repository.');
    }
    /** Removes the folder. */
    async close() {
        await (0,promises_.rm)(this.#folder, { recursive: true, force: true });
    }
    async #restore() {
        const place = await this.#place('restore');
        const result = await (0,cache_process/* runCacheTask */.v)({ kind: 'restore', keys: this.#keys }, place);
        if ('problem' in result) {
            this.#options.log.info(`The cache with the records could not be read: ${result.problem}.`);
        }
        const file = await (0,record_file/* readRecordFile */.m7)(external_node_path_default().join(place.folder, PACK_FILE), record_cache_MAX_PACK_BYTES);
        if (file === undefined)
            return;
        if (file === 'unreadable') {
            this.#damaged = 1;
            return;
        }
        const { names, damaged } = await unpackRecords(file.text, this.directory);
        this.#names = names;
        this.#damaged = damaged;
        this.#restored = file.text;
    }
    get #keys() {
        const scope = (0,external_node_crypto_.createHash)('sha256').update(this.#options.scope).digest('hex').slice(0, 12);
        return [`${KEY_START}${scope}-`, KEY_START];
    }
    async #place(name) {
        const folder = external_node_path_default().join(this.#folder, name);
        await (0,promises_.mkdir)(folder);
        const { variable, signal } = this.#options;
        return { folder, variable, signal };
    }
}


/***/ })

};
