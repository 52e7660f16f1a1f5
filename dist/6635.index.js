export const id = 6635;
export const ids = [6635];
export const modules = {

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/**
 * Creates a folder and those above it, as far as they are missing. The `recursive` of Node's mkdir never ends if the system
 * says ENOENT below a folder that exists, as Linux does in /proc, and no deadline of a run can end it.
 * @param folder absolute
 * @throws the error of the system
 */
async function makeFolder(folder) {
    const missing = [];
    for (let current = folder; !(await exists(current)); current = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current)) {
        missing.unshift(current);
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(current) === current)
            break;
    }
    for (const one of missing.length === 0 ? [folder] : missing)
        await makeOne(one);
}
async function exists(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).then(() => true, () => false);
}
/** Another process may create the same folder meanwhile. */
async function makeOne(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
    }
    catch (error) {
        const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder).then((stats) => stats.isDirectory(), () => false);
        if (!isFolder || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code') !== 'EEXIST')
            throw error;
    }
}


/***/ }),

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* unused harmony export stepsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6153);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7366);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7099);
/* harmony import */ var _rename_over_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9916);








/**
 * Creates a folder for the action's output. If its path leads through the workspace, by whatever name, links must not
 * lead it out again or into a .git folder, which holds programs that git runs: the repository could contain such links. A
 * path that never enters the workspace is the workflow's own choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error if the folder is really outside the workspace or in a .git folder; errors of the system
 */
async function makeOutputFolder(workspace, folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace).catch(() => workspace);
    const { real, isThrough } = await followLinks(folder, root);
    if (isThrough || (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(folder);
}
/**
 * Creates or replaces a file. The content is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
async function replaceFile(file, content) {
    if ((await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file))) || (await isSpecial((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)))) {
        throw new Error('a device, socket or pipe has this path; choose another path');
    }
    const part = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(part, content, { flag: 'wx' });
        await (0,_rename_over_js__WEBPACK_IMPORTED_MODULE_5__/* .renameOver */ .H)(part, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
    }
}
/**
 * Removes a file or a link, if there is one.
 * @param file absolute; its folder exists
 * @throws errors of the system, also if a folder is at the path
 */
async function removeFile(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
}
async function isSpecial(looking) {
    const stats = await looking.catch(() => undefined);
    return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}
const WRITE_ERRORS = {
    EISDIR: 'a folder has this path; choose another path',
    ERR_FS_EISDIR: 'a folder has this path; choose another path',
    EEXIST: 'a part of its path is a file, not a folder; choose another path',
    ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
    ENOENT: 'its folder cannot be created; choose another path',
    EACCES: 'the user who runs this step has no permission to write there; choose another path',
    EPERM: 'the user who runs this step has no permission to write there; choose another path',
    EBUSY: 'another program has the file open; close it, or choose another path',
    EROFS: 'the file system is read-only; choose another path',
    ENAMETOOLONG: 'its path is too long; choose a shorter one',
    ENOSPC: 'the disk is full; free space in an earlier step',
    EDQUOT: 'the disk is full; free space in an earlier step',
    EFBIG: 'it is too large for the file system; choose another path',
};
/**
 * Describes why an output could not be written and what to do about it, without a full stop.
 * @param error thrown by {@link makeOutputFolder}, {@link replaceFile} or the system
 */
function describeWriteError(error) {
    const code = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .b)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}
/** More links than any system follows. */
const MAX_LINKS = 40;
/**
 * Follows a path step by step through all links, whether it exists or would be created.
 * @param folder absolute
 * @param root absolute, links resolved
 * @returns where the path really leads, and whether it is in `root` at any step on the way
 */
async function followLinks(folder, root) {
    let real = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(folder).root;
    let isThrough = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    let links = 0;
    const steps = stepsOf(folder.slice(real.length));
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        const next = node_path__WEBPACK_IMPORTED_MODULE_2__.join(real, step);
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(next).catch(() => undefined);
        if (target === undefined)
            real = next;
        else {
            links += 1;
            if (links > MAX_LINKS)
                throw new Error('its path has too many links; choose another path');
            const start = node_path__WEBPACK_IMPORTED_MODULE_2__.parse(target).root;
            if (start !== '')
                real = start;
            steps.unshift(...stepsOf(target.slice(start.length)));
        }
        isThrough ||= (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}
/** The steps of a path. On Windows the target of a link may have slashes of both kinds. */
function stepsOf(names, separator = node_path__WEBPACK_IMPORTED_MODULE_2__.sep) {
    return names.split(separator === node_path__WEBPACK_IMPORTED_MODULE_2__.win32.sep ? /[\\/]/u : separator);
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renameOver)
/* harmony export */ });
/* unused harmony export retryWhileBusy */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);



/** The errors of Windows for a file that another program has open, such as a scanner for viruses. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS = [20, 50, 100, 200, 400];
/**
 * Renames a file over another one. Windows refuses that while the other one is open, so there it is tried for a moment;
 * elsewhere such an error does not pass.
 * @throws the error of the system
 */
async function renameOver(from, to) {
    await retryWhileBusy(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to), process.platform === 'win32' ? WAITS_MS : []);
}
/**
 * Repeats an attempt as long as the system says that a file is open.
 * @param waitsMs how long to wait before each further attempt
 * @throws the last error
 */
async function retryWhileBusy(attempt, waitsMs) {
    for (const waitMs of waitsMs) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!BUSY.includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code')))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(waitMs);
        }
    }
    await attempt();
}


/***/ }),

/***/ 6635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeBom: () => (/* binding */ writeBom)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/decide/judge-scan.ts
var judge_scan = __webpack_require__(8637);
// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
// EXTERNAL MODULE: ./src/report/file-finding-words.ts
var file_finding_words = __webpack_require__(526);
;// CONCATENATED MODULE: ./src/report/bom/licences.ts
/** SPDX identifiers by the spellings that model cards use; a licence that is not listed keeps its name as written. */
const SPDX = new Map([
    ...['Apache-2.0', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-2.0-only', 'GPL-3.0-only', 'AGPL-3.0-only'],
    ...['LGPL-2.1-only', 'LGPL-3.0-only', 'MPL-2.0', 'ISC', 'Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
    ...['CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'BSL-1.0'],
    ...[
        'Artistic-2.0',
        'EPL-2.0',
        'WTFPL',
        'Zlib',
        'AFL-3.0',
        'ECL-2.0',
        'EUPL-1.2',
        'OFL-1.1',
        'PostgreSQL',
    ],
].map((id) => [id.toLowerCase(), id]));
/** Returns a licence for CycloneDX. It is `declared`: nobody compared it with the files. */
function renderLicence(text) {
    const id = SPDX.get(text.trim().toLowerCase());
    return { license: { ...(id === undefined ? { name: text } : { id }), acknowledgement: 'declared' } };
}

;// CONCATENATED MODULE: ./src/report/bom/components.ts


const MAX_LENGTH = 500;
const MODEL_CARD = 'readme.md';
/** The reference of a file, by which findings name it. */
function fileReference(path) {
    return `file:${(0,sanitize/* plainLine */.h0)(path, MAX_LENGTH)}`;
}
/** Renders a component for each model file. What was seen in its bytes is `observed`; what a text says of it, `declared`. */
function modelComponents(files, analyses, target) {
    return files
        .filter(({ isModelFile, path }) => isModelFile && !isModelCard(path))
        .map((file) => {
        const card = findModelCard(file.path, files);
        return modelComponent(file, card?.observations ?? [], tasksOf(file.path, analyses), target);
    });
}
function modelComponent(file, declared, tasks, target) {
    const { path, bytes, sha256, observations } = file;
    const licences = [...namesOf([...observations, ...declared], 'licence')];
    const ancestors = namesOf(declared, 'base-model');
    const purl = packageUrl(path, target);
    return {
        type: 'machine-learning-model',
        'bom-ref': fileReference(path),
        name: (0,sanitize/* plainLine */.h0)(path, MAX_LENGTH),
        ...(target?.commit === undefined ? {} : { version: (0,sanitize/* plainLine */.h0)(target.commit, 64) }),
        ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
        ...(licences.length === 0 ? {} : { licenses: licences.map(renderLicence) }),
        ...(purl === undefined ? {} : { purl }),
        ...(ancestors.length === 0
            ? {}
            : { pedigree: { ancestors: ancestors.map((name) => ({ type: 'machine-learning-model', name })) } }),
        ...modelCard(observations, declared, tasks),
        properties: [
            { name: 'model-security:observed:bytes', value: String(bytes) },
            ...properties('observed', observations),
            ...properties('declared', declared),
            ...tasks.map((value) => ({ name: 'model-security:declared:task', value })),
        ],
    };
}
function modelCard(observed, declared, tasks) {
    const task = tasks[0] ?? namesOf(declared, 'task')[0];
    const architecture = namesOf([...observed, ...declared], 'architecture')[0];
    const datasets = namesOf(declared, 'dataset');
    const parameters = {
        ...(task === undefined ? {} : { task }),
        ...(architecture === undefined ? {} : { modelArchitecture: architecture }),
        ...(datasets.length === 0 ? {} : { datasets: datasets.map((name) => ({ type: 'dataset', name })) }),
    };
    return Object.keys(parameters).length === 0 ? {} : { modelCard: { modelParameters: parameters } };
}
/** Renders a component for each file or folder of data that the config file names. */
function dataComponents(files, analyses) {
    const digests = new Map(files.map(({ path, sha256 }) => [path, sha256]));
    const slots = new Map();
    for (const { slot, path } of analyses.flatMap(({ artifacts }) => artifacts)) {
        if (slot !== 'model')
            slots.set(path, (slots.get(path) ?? new Set()).add(slot));
    }
    return [...slots]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, used]) => {
        const sha256 = digests.get(path);
        const name = (0,sanitize/* plainLine */.h0)(path, MAX_LENGTH);
        return {
            type: 'data',
            'bom-ref': `data:${name}`,
            name,
            ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
            data: [{ type: 'dataset', name }],
            properties: [...used].sort().map((value) => ({ name: 'model-security:declared:slot', value })),
        };
    });
}
function properties(how, observations) {
    const entries = observations.map((observation) => {
        const { name, version } = nameOf(observation);
        const value = version === undefined ? name : `${name} ${version}`;
        return { name: `model-security:${how}:${observation.kind}`, value: (0,sanitize/* plainLine */.h0)(value, MAX_LENGTH) };
    });
    return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}
function namesOf(observations, kind) {
    const names = observations
        .filter((observation) => observation.kind === kind)
        .map((observation) => (0,sanitize/* plainLine */.h0)(nameOf(observation).name, MAX_LENGTH));
    return [...new Set(names)].filter((name) => name !== '');
}
function nameOf(observation) {
    switch (observation.kind) {
        case 'format':
            return { ...observation, name: observation.format };
        case 'model':
            return { name: observation.model.role };
        case 'licence':
            return { name: observation.text };
        case 'framework':
        case 'architecture':
        case 'base-model':
        case 'dataset':
        case 'task':
            return observation;
    }
}
function isModelCard(path) {
    return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === MODEL_CARD;
}
/** Finds the model card of a file: in its folder, or else in the nearest folder above. */
function findModelCard(path, files) {
    const cards = new Map(files.filter((file) => isModelCard(file.path)).map((file) => [folderOf(file.path), file]));
    for (let folder = folderOf(path);; folder = folderOf(folder)) {
        const card = cards.get(folder);
        if (card !== undefined || folder === '')
            return card;
    }
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function tasksOf(path, analyses) {
    const own = analyses.filter(({ artifacts }) => artifacts.some((artifact) => artifact.slot === 'model' && artifact.path === path));
    return [...new Set(own.map(({ task }) => task))];
}
/** The address of a file as a package URL, if the repository is one of github.com at a known commit. */
function packageUrl(path, target) {
    const repository = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?$/u.exec(target?.repoUrl ?? '');
    if (repository === null || target?.commit === undefined)
        return undefined;
    const [, owner = '', name = ''] = repository;
    const file = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return `pkg:github/${owner.toLowerCase()}/${name.toLowerCase()}@${encodeURIComponent(target.commit)}#${file}`;
}

;// CONCATENATED MODULE: ./src/report/bom/vulnerabilities.ts






const vulnerabilities_MAX_LENGTH = 1000;
const RATINGS = {
    critical: 'critical',
    high: 'high',
    review: 'medium',
    'not-scanned': 'unknown',
};
/** Renders the findings, each linked to the file that it is in. */
function renderVulnerabilities(findings) {
    const distinct = new Map(findings.map((finding) => [(0,judge_scan/* identityOf */.cu)(finding), finding]));
    return [...distinct].map(([identity, finding]) => {
        const { rule, severity, path } = finding;
        const { title, what, why, actions, cwe } = rules/* RULES */.y[rule];
        const subject = (0,file_finding_words/* formatSubject */.QK)(finding);
        return {
            'bom-ref': `finding:${(0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16)}`,
            id: `model-security/${rule}`,
            source: { name: 'Model Security Scan' },
            ratings: [{ severity: RATINGS[severity], method: 'other' }],
            ...(cwe === undefined ? {} : { cwes: [cwe] }),
            description: (0,sanitize/* plainLine */.h0)(`${title}${subject === '' ? '' : `: ${subject}`}. At ${(0,file_finding_words/* formatPlace */.dE)(finding)}.`, vulnerabilities_MAX_LENGTH),
            detail: (0,sanitize/* plainLine */.h0)(`${what} ${why} ${(0,file_finding_words/* formatEffect */.Ti)(finding)} ${(0,file_finding_words/* formatStanding */.Oj)(finding)}`, vulnerabilities_MAX_LENGTH * 2),
            recommendation: actions.join(' '),
            affects: [{ ref: fileReference(path) }],
        };
    });
}

;// CONCATENATED MODULE: ./src/report/bom/bom.ts




/**
 * Renders a bill of materials of the models and their data: CycloneDX 1.6, as JSON (https://cyclonedx.org/docs/1.6/json/).
 * It has no time and no random number, so that the same files give the same bytes.
 */
function renderBom(source) {
    const { supplyChain, analyses, target, actionRef } = source;
    const models = modelComponents(supplyChain.files, analyses, target);
    const data = dataComponents(supplyChain.files, analyses);
    const body = {
        metadata: {
            tools: {
                components: [
                    {
                        type: 'application',
                        name: 'Model Security Scan',
                        ...(actionRef === '' ? {} : { version: (0,sanitize/* plainLine */.h0)(actionRef, 200) }),
                    },
                ],
            },
            ...(target === undefined ? {} : { component: repositoryComponent(target) }),
        },
        components: [...models, ...data],
        vulnerabilities: renderVulnerabilities(supplyChain.findings),
    };
    const bom = {
        $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        serialNumber: serialNumber(JSON.stringify(body)),
        version: 1,
        ...body,
    };
    return `${JSON.stringify(bom, undefined, 2)}\n`;
}
function repositoryComponent({ repoUrl, commit }) {
    return {
        type: 'application',
        'bom-ref': 'repository',
        name: (0,sanitize/* plainLine */.h0)(repoUrl, 500),
        ...(commit === undefined ? {} : { version: (0,sanitize/* plainLine */.h0)(commit, 64) }),
    };
}
/** A UUID that the content decides (RFC 9562, version 8). */
function serialNumber(content) {
    const hex = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
    const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
    const uuid = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
    ];
    return `urn:uuid:${uuid.join('-')}`;
}

// EXTERNAL MODULE: ./src/publish/with-warning.ts
var with_warning = __webpack_require__(4850);
;// CONCATENATED MODULE: ./src/publish/bom-file.ts




/**
 * Writes the bill of materials, if the files of the repository were scanned.
 * @param bomFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
async function writeBom(runner, outcome, settings, bomFile) {
    const { supplyChain, target } = outcome;
    if (supplyChain?.scope !== 'workspace') {
        return (0,with_warning/* withWarning */.n)(outcome, 'No bill of materials was written: the files of the repository were not scanned.');
    }
    const file = external_node_path_.resolve(settings.workspace, bomFile);
    try {
        const actionRef = runner.variable('GITHUB_ACTION_REF');
        const text = renderBom({ supplyChain, analyses: settings.analyses, target, actionRef });
        await (0,output_folder/* makeOutputFolder */.Wn)(settings.workspace, external_node_path_.dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, text);
        return { ...outcome, bomFile };
    }
    catch (error) {
        const why = (0,output_folder/* describeWriteError */.JB)(error);
        return (0,with_warning/* withWarning */.n)(outcome, `The bill of materials could not be written to "${bomFile}": ${why}.`);
    }
}


/***/ }),

/***/ 4850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withWarning)
/* harmony export */ });
/** Adds a warning to an outcome. */
function withWarning(outcome, warning) {
    return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}


/***/ })

};
