export const id = 159;
export const ids = [159];
export const modules = {

/***/ 4764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ compareNames),
/* harmony export */   pg: () => (/* binding */ MAX_NAME_BYTES),
/* harmony export */   w6: () => (/* binding */ isArchiveName)
/* harmony export */ });
/** The longest path in an archive, so that every common system can unpack it. */
const MAX_NAME_BYTES = 1024;
/**
 * True if a name is safe in an archive: it means the same on every system, and it cannot lead out of the folder that the
 * archive is unpacked into.
 * @param name relative, with forward slashes
 */
function isArchiveName(name) {
    return (Buffer.byteLength(name) <= MAX_NAME_BYTES &&
        // No control characters, lone surrogates, backslashes (folder separators on Windows) or drive letters such as `C:`.
        !/[\p{Cc}\p{Cs}\\]|^[a-z]:/iu.test(name) &&
        name.split('/').every((part) => part !== '' && part !== '.' && part !== '..'));
}
/** Compares names by their UTF-8 bytes, so that the order is the same on every system and in every locale. */
function compareNames(one, other) {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
}


/***/ }),

/***/ 9814:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ MAX_RUN_ENTRIES),
/* harmony export */   Sd: () => (/* binding */ MAX_ENTRIES),
/* harmony export */   ZM: () => (/* binding */ describeFaults),
/* harmony export */   Zo: () => (/* binding */ describeSystemError),
/* harmony export */   y2: () => (/* binding */ FAULTS)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9822);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9313);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _archive_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4764);




/** The most files and folders that one artifact may hold. */
const MAX_ENTRIES = 100_000;
/** The most files and folders that all artifacts of a run may hold together: each takes memory until the run ends. */
const MAX_RUN_ENTRIES = 500_000;
const FAULTS = {
    missing: 'nothing is there; check the path, and that earlier steps check out the repository and create the file',
    outside: 'a link that leads out of the workspace; only files in the workspace are sent: copy the file into it',
    dangling: 'a link to nothing; fix or remove it',
    circle: 'a link that leads in a circle; remove it',
    git: 'part of a .git folder, which is never sent; choose another path',
    special: 'a device, socket or pipe; only files and folders are sent',
    lfs: 'a Git LFS pointer instead of the file itself; give actions/checkout the two lines `with:` and `lfs: true`, or run `git lfs install --local && git lfs pull`',
    name: `a name that some systems cannot unpack (a control character, a backslash, a drive letter, invalid UTF-8, or over ${String(_archive_names_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_BYTES */ .pg)} bytes); rename it`,
    emptyFile: 'an empty file; check the step that creates it',
    emptyFolder: 'a folder without any content; check the step that fills it',
    tooManyEntries: `a folder with more than ${String(MAX_ENTRIES)} files and folders; zip it in an earlier step and give the path of the .zip`,
    tooManyRunEntries: `a folder that brings the artifacts of this run to more than ${String(MAX_RUN_ENTRIES)} files and folders together; zip folders in an earlier step and give the paths of the .zip files, or run fewer analyses at once (input "only")`,
    noZip: 'named .zip but not a readable zip archive; create it again, or give the file or folder itself',
    emptyZip: 'a zip archive without any file in it; check the step that creates it',
};
/** Describes an error of the file system, and what to do about it. */
function describeSystemError(error) {
    const code = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code');
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return FAULTS.missing;
    if (code === 'ELOOP')
        return FAULTS.circle;
    return `cannot be read (${code ?? String(error)}); check its permissions`;
}
const MAX_NAMES_SHOWN = 3;
/**
 * Writes one message for each kind of fault in an artifact, however many files have it.
 * @param label names the artifact in the messages
 */
function describeFaults(label, faults) {
    const groups = Map.groupBy(faults, (fault) => fault.text);
    return [...groups].map(([text, group]) => {
        const named = group.filter((fault) => fault.name !== '');
        const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Z)(named, MAX_NAMES_SHOWN, ({ name }) => `"${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(name, 120)}"`);
        return names === '' ? `${label}: ${text}` : `${label}, at ${names}: ${text}`;
    });
}


/***/ }),

/***/ 8981:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ inspectFileContent),
/* harmony export */   j: () => (/* binding */ findZipFault)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);


/** The first line of every Git LFS pointer, and the most bytes that a pointer has (Git LFS specification). */
const LFS_START = 'version https://git-lfs.github.com/spec/v1';
const MAX_LFS_POINTER_BYTES = 1024;
/** Opens a file, records its size and version, and detects a Git LFS pointer. */
async function inspectFileContent(found) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(found.absolutePath, 'r');
        const { size, mtimeMs, ctimeMs, ino } = await handle.stat();
        const isPointer = size <= MAX_LFS_POINTER_BYTES &&
            (await readPart(handle, 0, LFS_START.length)).toString('latin1') === LFS_START;
        if (isPointer)
            return { name: found.name, text: _faults_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.lfs };
        // A disk that cannot be read is better found now than after the submission.
        if (size > MAX_LFS_POINTER_BYTES)
            await readPart(handle, 0, 1);
        return { ...found, bytes: size, mtimeMs, ctimeMs, ino, hashed: {} };
    }
    catch (error) {
        return { name: found.name, text: (0,_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSystemError */ .Zo)(error) };
    }
    finally {
        await handle?.close();
    }
}
const LOCAL_HEADER = Buffer.from('PK\u0003\u0004', 'latin1');
const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const END_RECORD_BYTES = 22;
const ENTRY_COUNT_OFFSET = 10;
const COMMENT_LENGTH_OFFSET = 20;
const MAX_COMMENT_BYTES = 0xffff;
/**
 * Checks cheaply that a file is a complete zip archive: only its first bytes and its end record, which is written last,
 * are read, not its entries.
 * @returns undefined if the file looks complete, otherwise the fault
 * @throws the system's error if the file cannot be read
 */
async function findZipFault(file) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file.absolutePath, 'r');
    try {
        const start = await readPart(handle, 0, LOCAL_HEADER.length);
        const tailBytes = Math.min(file.bytes, END_RECORD_BYTES + MAX_COMMENT_BYTES);
        const endRecord = findEndRecord(await readPart(handle, file.bytes - tailBytes, tailBytes));
        if (endRecord === undefined)
            return _faults_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.noZip;
        if (endRecord.readUInt16LE(ENTRY_COUNT_OFFSET) === 0)
            return _faults_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.emptyZip;
        return start.equals(LOCAL_HEADER) ? undefined : _faults_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.noZip;
    }
    finally {
        await handle.close();
    }
}
function findEndRecord(tail) {
    for (let at = tail.lastIndexOf(END_RECORD); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END_RECORD, at - 1)) {
        const record = tail.subarray(at);
        if (record.length < END_RECORD_BYTES)
            continue;
        // The bytes of the signature can also occur by chance. Only in a real record does the comment end with the file.
        const recordBytes = END_RECORD_BYTES + record.readUInt16LE(COMMENT_LENGTH_OFFSET);
        if (record.length === recordBytes)
            return record;
    }
    return undefined;
}
async function readPart(handle, position, length) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
}


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uv: () => (/* binding */ newWalkLimits),
/* harmony export */   aI: () => (/* binding */ walkFolder),
/* harmony export */   sT: () => (/* binding */ followLink)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5971);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9814);
/* harmony import */ var _archive_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4764);






/** Creates the limits for a new run. */
function newWalkLimits(signal) {
    return { signal, maxEntries: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ENTRIES */ .Sd, entriesLeft: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_RUN_ENTRIES */ .Gg };
}
/**
 * Lists every file below a folder. Links are followed as long as they stay in the workspace; everything named `.git` is
 * left out.
 * @param root the workspace, absolute, links resolved
 * @param folder absolute, links resolved, inside the workspace
 * @throws the reason of the limits' signal
 */
async function walkFolder(root, folder, limits) {
    const walk = { root, limits, found: [], faults: [], entries: 0 };
    await visitFolder(walk, { folder, name: '', trail: [] });
    const text = findExcess(walk);
    if (text !== undefined)
        return { found: [], faults: [{ name: '', text }] };
    return { found: walk.found, faults: walk.faults };
}
function findExcess({ entries, limits }) {
    if (entries > limits.maxEntries)
        return _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.tooManyEntries;
    return limits.entriesLeft < 0 ? _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.tooManyRunEntries : undefined;
}
async function visitFolder(walk, visit) {
    if (visit.trail.includes(visit.folder)) {
        walk.faults.push({ name: visit.name, text: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.circle });
        return;
    }
    let entries;
    try {
        entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(visit.folder, { encoding: 'buffer', withFileTypes: true });
    }
    catch (error) {
        walk.faults.push({ name: visit.name, text: (0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSystemError */ .Zo)(error) });
        return;
    }
    const trail = [...visit.trail, visit.folder];
    for (const entry of entries) {
        walk.limits.signal.throwIfAborted();
        walk.entries += 1;
        walk.limits.entriesLeft -= 1;
        if (findExcess(walk) !== undefined)
            return;
        await visitEntry(walk, { ...visit, trail }, entry);
    }
}
async function visitEntry(walk, parent, entry) {
    const base = entry.name.toString('utf8');
    if ((0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_3__/* .isGitName */ .M$)(base))
        return;
    const name = parent.name === '' ? base : `${parent.name}/${base}`;
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(entry.name) || !(0,_archive_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isArchiveName */ .w6)(name)) {
        walk.faults.push({ name, text: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.name });
        return;
    }
    const entryPath = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent.folder, base);
    if (entry.isSymbolicLink())
        return visitLink(walk, parent, name, entryPath);
    if (entry.isDirectory())
        return visitFolder(walk, { ...parent, folder: entryPath, name });
    if (entry.isFile())
        walk.found.push({ name, absolutePath: entryPath });
    else
        walk.faults.push({ name, text: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.special });
}
async function visitLink(walk, parent, name, link) {
    const target = await followLink(walk.root, link);
    if ('text' in target)
        walk.faults.push({ name, text: target.text });
    else if (target.kind === 'folder')
        await visitFolder(walk, { ...parent, folder: target.path, name });
    else
        walk.found.push({ name, absolutePath: target.path });
}
/**
 * Follows a path to its target without opening it: opening a pipe would wait until something writes to it.
 * @param root the workspace, absolute, links resolved
 */
async function followLink(root, link) {
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(link);
        if (!(0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real))
            return { text: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.outside };
        if ((0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_3__/* .isInGitFolder */ .e9)(root, real))
            return { text: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.git };
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(real);
        if (stats.isDirectory())
            return { kind: 'folder', path: real };
        return stats.isFile() ? { kind: 'file', path: real } : { text: _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.special };
    }
    catch (error) {
        const text = (0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSystemError */ .Zo)(error);
        return { text: text === _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.missing ? _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .FAULTS */ .y2.dangling : text };
    }
}


/***/ }),

/***/ 3944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ inspectExternalData)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _archive_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4764);
/* harmony import */ var _file_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8981);
/* harmony import */ var _folder_walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7785);




/**
 * Finds the files in which an ONNX model keeps its numbers (external data): PyTorch writes them so by default. Such files belong
 * to the model. Those that are missing, or lead out of the workspace, are left out: the analysis says which it misses.
 * @param root the workspace, absolute, links resolved
 * @param modelPath the model as the user wrote it, relative to the workspace: its files lie beside this name
 * @param realFile where it leads, absolute
 * @returns the files, named relative to the model's folder; a fault for each that cannot be read
 */
async function inspectExternalData(root, modelPath, realFile) {
    if (!/\.onnx$/iu.test(modelPath))
        return [];
    const { findExternalData } = await __webpack_require__.e(/* import() */ 4844).then(__webpack_require__.bind(__webpack_require__, 4844));
    const names = findExternalData(realFile).map((location) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(location));
    const inspected = [];
    for (const name of [...new Set(names)].toSorted(_archive_names_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNames */ .MP)) {
        if (!(0,_archive_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchiveName */ .w6)(name) || name === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(modelPath))
            continue;
        const target = await (0,_folder_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .followLink */ .sT)(root, node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(modelPath), name));
        if ('text' in target || target.kind === 'folder')
            continue;
        inspected.push(await (0,_file_content_js__WEBPACK_IMPORTED_MODULE_1__/* .inspectFileContent */ .c)({ name, absolutePath: target.path }));
    }
    return inspected;
}


/***/ }),

/***/ 159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findReadable: () => (/* binding */ findReadable),
  planAnalyses: () => (/* binding */ planAnalyses)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/artifacts/inspect-external-data.ts
var inspect_external_data = __webpack_require__(3944);
// EXTERNAL MODULE: ./src/artifacts/file-content.ts
var file_content = __webpack_require__(8981);
// EXTERNAL MODULE: ./src/artifacts/faults.ts
var artifacts_faults = __webpack_require__(9814);
// EXTERNAL MODULE: ./src/artifacts/archive-names.ts
var archive_names = __webpack_require__(4764);
// EXTERNAL MODULE: ./src/artifacts/folder-walk.ts
var folder_walk = __webpack_require__(7785);
// EXTERNAL MODULE: ./src/core/concurrency.ts
var concurrency = __webpack_require__(8904);
;// CONCATENATED MODULE: ./src/artifacts/inspect.ts









const MAX_OPEN_FILES = 16;
/**
 * Inspects every artifact before anything is submitted (docs/design.md, rule 6).
 * @param workspace absolute path; nothing outside it is read, not even through links
 * @param signal ends the inspection when it aborts
 * @returns the artifacts that may be sent, and a problem at the spec's place for everything wrong with the others
 * @throws the signal's reason
 */
async function inspectArtifacts(specs, workspace, signal) {
    const artifacts = [];
    const problems = [];
    const inspection = { workspace, limits: (0,folder_walk/* newWalkLimits */.Uv)(signal), folders: new Map() };
    for (const spec of specs) {
        signal.throwIfAborted();
        const inspected = await inspectArtifact(spec, inspection);
        if ('faults' in inspected) {
            const label = `artifact "${(0,sanitize/* plainLine */.h0)(spec.path, 200)}" for ${spec.slot}`;
            const messages = (0,artifacts_faults/* describeFaults */.ZM)(label, inspected.faults);
            problems.push(...messages.map((message) => ({ place: spec.place, message })));
        }
        else {
            artifacts.push(inspected);
        }
    }
    return { artifacts, problems };
}
async function inspectArtifact(spec, inspection) {
    try {
        const root = await (0,promises_.realpath)(inspection.workspace);
        const target = await (0,folder_walk/* followLink */.sT)(root, external_node_path_.join(root, spec.path));
        if ('text' in target) {
            const isMissing = target.text === artifacts_faults/* FAULTS */.y2.dangling;
            return faulty(isMissing ? await explainMissing(root, spec.path) : target.text);
        }
        return await (target.kind === 'folder'
            ? inspectFolder(spec, root, target.path, inspection)
            : inspectFile(spec, root, target.path));
    }
    catch (error) {
        inspection.limits.signal.throwIfAborted();
        return faulty((0,artifacts_faults/* describeSystemError */.Zo)(error));
    }
}
async function explainMissing(root, wanted) {
    const other = await findOtherCase(root, wanted);
    return other === undefined
        ? artifacts_faults/* FAULTS */.y2.missing
        : `nothing is there, but there is "${(0,sanitize/* plainLine */.h0)(other, 200)}": upper and lower case matter; write it like that`;
}
function faulty(text) {
    return { faults: [{ name: '', text }] };
}
async function inspectFile(spec, root, realFile) {
    const name = external_node_path_.basename(spec.path);
    if (!(0,archive_names/* isArchiveName */.w6)(name))
        return faulty(artifacts_faults/* FAULTS */.y2.name);
    const file = await (0,file_content/* inspectFileContent */.c)({ name, absolutePath: realFile });
    if ('text' in file)
        return faulty(file.text);
    if (file.bytes === 0)
        return faulty(artifacts_faults/* FAULTS */.y2.emptyFile);
    const { slot, place } = spec;
    const external = spec.withExternalData === true ? await (0,inspect_external_data/* inspectExternalData */.k)(root, spec.path, realFile) : [];
    const faults = external.filter((one) => 'text' in one);
    if (faults.length > 0)
        return { faults };
    const others = external.filter((one) => 'absolutePath' in one);
    if (others.length > 0) {
        const files = sortByName([file, ...others]);
        const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
        return { slot, place, path: spec.path, form: 'folder', archiveName: `${name}.zip`, files, bytes };
    }
    const common = { slot, place, path: spec.path, files: [file], bytes: file.bytes };
    // Files such as .keras, .pt and .npz are zip archives themselves, but the service expects an archive that holds them.
    if (!name.toLowerCase().endsWith('.zip'))
        return { ...common, form: 'file', archiveName: `${name}.zip` };
    const zipFault = await (0,file_content/* findZipFault */.j)(file);
    return zipFault === undefined ? { ...common, form: 'ready-zip', archiveName: name } : faulty(zipFault);
}
async function inspectFolder(spec, root, realFolder, { limits, folders }) {
    const content = folders.get(realFolder) ?? (await inspectFolderContent(root, realFolder, limits));
    folders.set(realFolder, content);
    if ('faults' in content)
        return content;
    const { files } = content;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes === 0)
        return faulty(artifacts_faults/* FAULTS */.y2.emptyFolder);
    const { slot, place } = spec;
    const archiveName = `${external_node_path_.basename(external_node_path_.resolve('/', spec.path)) || slot}.zip`;
    return { slot, place, path: spec.path, form: 'folder', archiveName, files, bytes };
}
async function inspectFolderContent(root, realFolder, limits) {
    const walked = await (0,folder_walk/* walkFolder */.aI)(root, realFolder, limits);
    const inspected = await (0,concurrency/* mapConcurrently */.X)(sortByName(walked.found), MAX_OPEN_FILES, (found) => {
        limits.signal.throwIfAborted();
        return (0,file_content/* inspectFileContent */.c)(found);
    });
    const faults = [...walked.faults, ...inspected.filter((one) => 'text' in one)];
    if (faults.length > 0)
        return { faults: sortByName(faults) };
    return { files: inspected.filter((one) => 'absolutePath' in one) };
}
function sortByName(items) {
    return items.toSorted((one, other) => (0,archive_names/* compareNames */.MP)(one.name, other.name));
}
/** Larger folders are not searched. */
const MAX_ENTRIES = 10_000;
/**
 * Finds a path that differs from a missing one only in upper and lower case: some systems take both for the same, and a
 * runner does not.
 * @param root the workspace
 * @param wanted relative to it, with forward slashes
 * @returns undefined if there is none; links are not followed
 */
async function findOtherCase(root, wanted) {
    const found = [];
    for (const part of external_node_path_.posix.normalize(wanted).split('/')) {
        const name = await findName(external_node_path_.join(root, ...found), part);
        if (name === undefined)
            return undefined;
        found.push(name);
    }
    return found.join('/');
}
async function findName(folder, wanted) {
    const lower = wanted.toLowerCase();
    let similar;
    let count = 0;
    try {
        for await (const entry of await (0,promises_.opendir)(folder)) {
            count += 1;
            if (count > MAX_ENTRIES)
                return undefined;
            if (entry.isSymbolicLink())
                continue;
            if (entry.name === wanted)
                return wanted;
            if (entry.name.toLowerCase() === lower)
                similar = entry.name;
        }
    }
    catch {
        // A folder that cannot be read, or is none, gives no hint.
        return undefined;
    }
    return similar;
}

;// CONCATENATED MODULE: ./src/artifacts/plan.ts



/**
 * Inspects every artifact before anything is submitted (docs/design.md, rule 6).
 * @param workspace its absolute path
 * @param signal ends the inspection, with its reason
 * @throws InvalidInputError with the problems of all artifacts, in the order of the config file; the reason of the signal
 */
async function planAnalyses(specs, workspace, signal) {
    const { analyses, problems } = await findReadable(specs, workspace, signal);
    if (problems.length > 0)
        throw new problem/* InvalidInputError */.oC((0,problem/* sortProblems */.dS)(problems));
    return analyses;
}
/**
 * Inspects every artifact, and keeps the analyses of which every artifact passed.
 * @param signal ends the inspection, with its reason
 * @throws the reason of the signal
 */
async function findReadable(specs, workspace, signal) {
    const { artifacts, problems } = await inspectFiles(specs, workspace, signal);
    const found = new Map(artifacts.map((artifact) => [artifactKey(artifact), artifact]));
    const analyses = specs.map((spec) => ({
        spec,
        artifacts: spec.artifacts.flatMap((artifact) => found.get(artifactKey(artifact)) ?? []),
    }));
    return {
        analyses: analyses.filter(({ spec, artifacts: whole }) => whole.length === spec.artifacts.length),
        problems,
    };
}
/** Inspects each file once: the attacks of one model mostly share their files. */
async function inspectFiles(specs, workspace, signal) {
    const wanted = specs.flatMap(({ artifacts, local }) => artifacts.map((artifact) => {
        return { ...artifact, withExternalData: local !== undefined && artifact.slot === 'model' };
    }));
    const unique = [...new Map(wanted.map((artifact) => [artifactKey(artifact), artifact])).values()];
    return inspectArtifacts(unique, workspace, signal);
}
/** @returns the same key for all spellings of a path, such as `data` and `data/.` */
function artifactKey(artifact) {
    return `${artifact.slot}:${external_node_path_.resolve('/', artifact.path)}`;
}


/***/ }),

/***/ 8904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mapConcurrently)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(370);

/**
 * Calls `work` for every item, a few at a time.
 * @param concurrency the number of calls that may run at once, at least 1
 * @returns the results in the order of the items
 * @throws the error of a failed call, after the calls that ran at the same time have ended; no other call is started
 */
async function mapConcurrently(items, concurrency, work) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ concurrency, rejectOnClear: true });
    const works = items.map((item) => limit(async () => {
        try {
            return await work(item);
        }
        catch (error) {
            limit.clearQueue();
            throw error;
        }
    }));
    await Promise.allSettled(works);
    return Promise.all(works);
}


/***/ })

};
