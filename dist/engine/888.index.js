export const id = 888;
export const ids = [888];
export const modules = {

/***/ 1888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArchive: () => (/* binding */ openArchive)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(663);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3376);
/* harmony import */ var _model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7551);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9537);





const STORED = 0;
const DEFLATED = 8;
/** The parts of a local file header (PKWARE APPNOTE 6.3, section 4.3.7). */
const LOCAL_HEADER = { signature: 0x04_03_4b_50, bytes: 30, nameLength: 26, extraLength: 28 };
/**
 * Lists the files of an uploaded zip archive, without unpacking any. The sizes that it declares are checked first.
 * @throws ArtifactFault if it is no archive that can be read, or goes beyond a limit
 */
async function openArchive(archive, what, limits) {
    const members = await readEntries(archive, what, limits);
    if (members.length === 0)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The archive of ${what} holds no file.`);
    return members;
}
async function readEntries(archive, what, limits) {
    const members = [];
    const leftovers = [];
    const names = new Set();
    let total = 0;
    try {
        const zip = await yauzl__WEBPACK_IMPORTED_MODULE_1__.fromBufferPromise(archive);
        if (zip.entryCount > limits.members) {
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The archive of ${what} holds ${String(zip.entryCount)} files; at most ${String(limits.members)} can be analysed.`);
        }
        for await (const entry of zip.eachEntry()) {
            if (entry.fileName.endsWith('/'))
                continue;
            if ((0,_member_js__WEBPACK_IMPORTED_MODULE_3__/* .isLeftover */ .ij)(entry.fileName)) {
                leftovers.push(entry.fileName);
                continue;
            }
            total += entry.uncompressedSize;
            const problem = entryProblem(entry, names, total, limits);
            if (problem !== undefined) {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The file ${(0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(entry.fileName)} in the archive of ${what} ${problem}.`);
            }
            names.add(entry.fileName);
            members.push(memberOf(archive, entry, what));
        }
        return Object.assign(members, { leftovers });
    }
    catch (error) {
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE)
            throw error;
        const reason = error instanceof Error ? (0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(error.message, 200) : 'unknown';
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The upload of ${what} is not a readable zip archive: ${reason}.`);
    }
}
function entryProblem(entry, names, total, limits) {
    if (names.has(entry.fileName))
        return 'is there twice';
    if (entry.isEncrypted())
        return 'is encrypted: zip it without a password';
    if (![STORED, DEFLATED].includes(entry.compressionMethod)) {
        return 'is compressed in a way that is not read here: use stored or deflated entries';
    }
    return (0,_member_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeProblem */ .bi)(entry.uncompressedSize, total, limits);
}
function memberOf(archive, entry, what) {
    const { fileName: name, uncompressedSize: bytes } = entry;
    return {
        name,
        bytes,
        read() {
            const content = unpack(archive, entry);
            if (content?.length === bytes && (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(content) === entry.crc32)
                return content;
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The file ${(0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(name)} in the archive of ${what} is damaged. Make the archive again.`);
        },
    };
}
function unpack(archive, entry) {
    const header = archive.subarray(entry.relativeOffsetOfLocalHeader);
    if (header.length < LOCAL_HEADER.bytes || header.readUInt32LE(0) !== LOCAL_HEADER.signature) {
        return undefined;
    }
    const start = LOCAL_HEADER.bytes +
        header.readUInt16LE(LOCAL_HEADER.nameLength) +
        header.readUInt16LE(LOCAL_HEADER.extraLength);
    const packed = header.subarray(start, start + entry.compressedSize);
    if (entry.compressionMethod === STORED)
        return packed;
    try {
        // At least 1: an empty file is allowed to inflate to nothing, and zlib refuses a limit of 0.
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
    }
    catch {
        return undefined;
    }
}


/***/ })

};
