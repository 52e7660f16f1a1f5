export const id = 7023;
export const ids = [7023,370];
export const modules = {

/***/ 8728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readMessage)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9313);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8223);


/** Thrown at the first part of a message that has not the form that it must have. */
class MalformedMessage extends Error {
    name = 'MalformedMessage';
}
/** A message holds at most so many characters, and so many numbers in arrays. */
const MOST_CHARACTERS = 8_000_000;
const MOST_NUMBERS = 32_000_000;
/**
 * The most values that are read of it: a few bytes can repeat one list a million times. The largest honest result, with tables of
 * all rows and the names of all columns, has a third as many. No object has more keys.
 */
const MOST_VALUES = 4_000_000;
const MOST_KEYS = 1000;
/**
 * Reads a message that is not trusted: only what is declared is copied, and a key that is not declared is left out.
 * @returns undefined if it has not the form that is declared
 */
function readMessage(schema, value) {
    let left = MOST_VALUES;
    const treeOf = (one) => {
        left -= 1;
        if (left < 0)
            throw new MalformedMessage();
        return makeTree(one, treeOf);
    };
    try {
        return schema.read(treeOf(value), '', refusing());
    }
    catch (error) {
        if (error instanceof MalformedMessage)
            return undefined;
        throw error;
    }
}
function refusing() {
    const refuse = () => {
        throw new MalformedMessage();
    };
    return {
        secrets: new Set(),
        left: { characters: MOST_CHARACTERS, numbers: MOST_NUMBERS },
        report: refuse,
        reportMismatch: refuse,
        reportUnknown: () => undefined,
        place: refuse,
    };
}
/** Parts are looked at only when they are read: an array can say that it has four billion items, and hold none. */
function makeTree(value, treeOf) {
    if (Array.isArray(value)) {
        const values = value;
        return {
            kind: 'list',
            span: _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_TEXT */ .M,
            count: values.length,
            get items() {
                return Array.from(values, treeOf);
            },
        };
    }
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) || ArrayBuffer.isView(value)) {
        return { kind: 'scalar', span: _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_TEXT */ .M, text: '', isNull: value === null, literal: value };
    }
    return {
        kind: 'mapping',
        span: _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_TEXT */ .M,
        get entries() {
            const keys = Object.keys(value);
            if (keys.length > MOST_KEYS)
                throw new MalformedMessage();
            const given = keys.filter((key) => value[key] !== undefined);
            return given.map((key) => ({ key, keySpan: _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_TEXT */ .M, value: treeOf(value[key]) }));
        },
    };
}


/***/ }),

/***/ 5437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ removeLeftFolders),
/* harmony export */   n: () => (/* binding */ nameTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9313);






const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;
/**
 * Names a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it if this
 * process is killed. Whoever needs the folder creates it.
 */
function nameTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    return node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, `${ownStart()}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
}
function ownStart() {
    return `${START}${machineId()}-${String(process.pid)}`;
}
/** Tells machines and containers apart that share a folder: a process id says nothing about those of another. */
function machineId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)()} ${processNamespace()}`).digest('hex').slice(0, 8);
}
function processNamespace() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid');
    }
    catch {
        // Only Linux has it.
        return '';
    }
}
/** Removes the folders of processes of this machine that have ended without removing them. */
async function removeLeftFolders(root = (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    const machine = machineId();
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root).catch(() => [])) {
        const found = NAME.exec(name)?.groups;
        if (found?.['machine'] !== machine || isRunning(Number(found['pid'])))
            continue;
        const left = node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, name);
        // A folder of somebody else stays, and if it cannot be removed, the next run tries again.
        if (await isOwnFolder(left))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(left, { recursive: true, force: true }).catch(() => undefined);
    }
}
async function isOwnFolder(folder) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder).catch(() => undefined);
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: the process of somebody else.
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(error, 'code') !== 'ESRCH';
    }
}


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ preprocessingText),
/* harmony export */   PO: () => (/* binding */ withSizing),
/* harmony export */   ut: () => (/* binding */ PREPROCESSING_NAMES)
/* harmony export */ });
/* unused harmony exports IMAGENET, onlySizes */
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = ['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'];
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}


/***/ }),

/***/ 3376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ ArtifactFault)
/* harmony export */ });
/* unused harmony exports damagedModel, NotTestable, NoGradient */
/**
 * A fault of what the user gave: a model, a picture, a table. It fails its own analysis, and its message is all that the
 * user sees: what is wrong, where, what was expected, and what to do next.
 */
class ArtifactFault extends Error {
    name = 'ArtifactFault';
}
/** A model file that no library writes so. @param what names the place, and what is wrong with it */
function damagedModel(what) {
    return new ArtifactFault(`The model file is damaged: ${what}. Save the model again.`);
}
/**
 * What the user gave is right, but no verdict can rest on it: too few inputs, or labels that the model does not match. The
 * analysis ends as `not-tested`. Its message says what is missing, and what would make the test possible.
 */
class NotTestable extends (/* unused pure expression or super */ null && (Error)) {
    name = 'NotTestable';
}
/** Why a model cannot be differentiated: a sentence without its full stop that names the operators. The attack goes on without gradients. */
class NoGradient extends (/* unused pure expression or super */ null && (Error)) {
    name = 'NoGradient';
}


/***/ }),

/***/ 7551:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shownName)
/* harmony export */ });
/** Makes text from a hostile file fit to be shown in a message: short, and without control characters. */
function shownName(name, maxLength = 80) {
    const plain = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
    return plain.length > maxLength ? `${plain.slice(0, maxLength)}\u2026` : plain;
}


/***/ }),

/***/ 1341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobSettings)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(528);

const DEFAULT_QUERIES = 150_000;
const SEED = 1;
/** With more samples than usual, the queries grow with them. */
const QUERIES_PER_SAMPLE = 1_500;
/**
 * Completes the settings of an analysis. These defaults change scores, so they are part of the engine: a change makes kept results old.
 * @param limits what settings that are not given are, or must at least or at most be
 */
function jobSettings({ minutes: _minutes, ...given }, timeMs, { least, mostTolerance, baselineEps, baselineLabel } = {}) {
    const samples = given.samples ?? least?.samples ?? 0;
    return {
        ...{ seed: SEED, ...given, timeMs },
        maxQueries: Math.max(DEFAULT_QUERIES, QUERIES_PER_SAMPLE * samples),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({ least, mostTolerance, baselineEps, baselineLabel }),
    };
}


/***/ }),

/***/ 1236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ machineCapacity),
/* harmony export */   MT: () => (/* binding */ shareOut),
/* harmony export */   Sc: () => (/* binding */ residentBytes)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);


const GIBIBYTE = 2 ** 30;
/** A model of 100 MB with its runtime and data takes about so much. */
const USUAL_CHILD_BYTES = 1.5 * GIBIBYTE;
const LARGEST_CHILD_BYTES = 6 * GIBIBYTE;
const SHARE_OF_MEMORY = 0.75;
function machineCapacity(cores = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory = availableMemory()) {
    const shared = memory * SHARE_OF_MEMORY;
    const children = Math.max(1, Math.min(cores, Math.floor(shared / USUAL_CHILD_BYTES)));
    return { children, childBytes: Math.floor(Math.min(LARGEST_CHILD_BYTES, shared / children)) };
}
/** The memory of the machine, or of the container if it is bounded. */
function availableMemory() {
    const constrained = process.constrainedMemory();
    return constrained > 0 && constrained < (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)() ? constrained : (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)();
}
/** How a child's memory is shared out: the heap of JavaScript, WebAssembly, and the numbers of the data. */
function shareOut(childBytes) {
    return {
        heapMegabytes: Math.floor(Math.min(2 * GIBIBYTE, childBytes / 3) / 2 ** 20),
        wasmBytes: Math.min(4 * GIBIBYTE - 65_536, Math.floor(childBytes / 2)),
        datasetNumbers: Math.floor(childBytes / 32),
    };
}
/** Reads how much memory a process holds. @returns undefined if the system does not tell (only Linux does) */
async function residentBytes(pid) {
    try {
        const kibibytes = /^VmRSS:\s*(\d+)/mu.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
        return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wA: () => (/* binding */ compareModels),
  A1: () => (/* binding */ runAnalysis),
  QV: () => (/* binding */ tryAnalysis)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./packages/common/src/unreadable.ts
var unreadable = __webpack_require__(3420);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
// EXTERNAL MODULE: ./packages/engine/src/process/memory-limits.ts
var memory_limits = __webpack_require__(1236);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./packages/engine/src/process/channel.ts



/** The descriptor of the channel to the parent in the child: after stdin, stdout and stderr. */
const CHANNEL = 3;
/** The first descriptor of the uploads in the child. */
const FIRST_UPLOAD = 4;
/** True for a message of the parent. The parent is trusted, so its kind is all that is looked at. */
function isParentMessage(value) {
    return isObject(value) && ['start', 'endpoint', 'python'].includes(String(value['kind']));
}
/** A frame begins with the length of its content, as an unsigned integer with the lowest byte first. */
const LENGTH_BYTES = 4;
function frameOf(message) {
    const content = (0,external_node_v8_.serialize)(message);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(content.length);
    return Buffer.concat([length, content]);
}
/** Reads frames from the pieces in which they arrive. No more is kept of a frame than it may have. */
class FrameReader {
    #mostBytes;
    #pieces = [];
    #bytes = 0;
    constructor(mostBytes) {
        this.#mostBytes = mostBytes;
    }
    /** Takes the next piece, and gives the messages that are whole now, one after another. @throws Unreadable if they are none that a process of ours would send */
    *read(piece) {
        this.#pieces.push(piece);
        this.#bytes += piece.length;
        for (let length = this.#length(); length !== undefined; length = this.#length()) {
            if (length > this.#mostBytes)
                throw (0,unreadable/* damaged */.qM)('a message is too long');
            if (this.#bytes < LENGTH_BYTES + length)
                return;
            this.#take(LENGTH_BYTES);
            yield contentOf(this.#take(length));
        }
    }
    /** The length of the frame that has begun; undefined if too little of it has arrived. */
    #length() {
        const [first] = this.#pieces;
        if (first === undefined || this.#bytes < LENGTH_BYTES)
            return undefined;
        if (first.length >= LENGTH_BYTES)
            return first.readUInt32LE(0);
        this.#pieces = [Buffer.concat(this.#pieces)];
        return this.#length();
    }
    #take(length) {
        const [first = Buffer.alloc(0), ...others] = this.#pieces;
        const whole = first.length >= length ? first : Buffer.concat([first, ...others]);
        const rest = first.length >= length ? others : [];
        this.#pieces = whole.length > length ? [whole.subarray(length), ...rest] : rest;
        this.#bytes -= length;
        return whole.subarray(0, length);
    }
}
function contentOf(bytes) {
    try {
        return (0,external_node_v8_.deserialize)(bytes);
    }
    catch {
        throw (0,unreadable/* damaged */.qM)('a message cannot be read');
    }
}

// EXTERNAL MODULE: ./packages/engine/src/catalog/attack-result.ts
var attack_result = __webpack_require__(9702);
// EXTERNAL MODULE: ./packages/engine/src/catalog/model-change.ts
var model_change = __webpack_require__(4214);
// EXTERNAL MODULE: ./packages/engine/src/catalog/skill.ts
var skill = __webpack_require__(5037);
// EXTERNAL MODULE: ./packages/engine/src/catalog/picture-preprocessing.ts
var picture_preprocessing = __webpack_require__(5965);
// EXTERNAL MODULE: ./packages/common/src/schema/message.ts
var message = __webpack_require__(8728);
// EXTERNAL MODULE: ./packages/common/src/schema/schema.ts
var schema = __webpack_require__(2844);
// EXTERNAL MODULE: ./packages/common/src/schema/values.ts
var values = __webpack_require__(9089);
;// CONCATENATED MODULE: ./packages/engine/src/process/messages.ts







const REASON = (0,values/* cutText */.IN)(4000);
const SHORT = (0,values/* cutText */.IN)(200);
const ID = (0,values/* numeral */.Dx)(undefined, {
    isWhole: true,
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
});
/** A question to an endpoint or a Python function has at most so many characters, or bytes. */
const LONGEST_QUESTION = 64 * 2 ** 20;
const QUESTION = (0,values/* checked */.KD)((0,values/* text */.Qq)(), ({ length }) => (length > LONGEST_QUESTION ? 'too long' : undefined));
/** What a child tells its parent. */
const CHILD_MESSAGE = (0,values/* ofKind */.CZ)({
    progress: (0,values/* object */.Ik)('progress', {
        kind: (0,values/* oneOf */.yL)(['progress']),
        share: (0,schema/* then */.k8)(values/* ANY_NUMBER */.dP, (share) => (Number.isNaN(share) ? undefined : Math.min(1, Math.max(0, share)))),
        what: SHORT,
    }),
    'ask-endpoint': (0,values/* object */.Ik)('a question', {
        kind: (0,values/* oneOf */.yL)(['ask-endpoint']),
        id: ID,
        body: (0,values/* optional */.lq)(QUESTION),
    }),
    'ask-python': (0,values/* object */.Ik)('a question', {
        kind: (0,values/* oneOf */.yL)(['ask-python']),
        id: ID,
        header: QUESTION,
        body: (0,values/* bytes */.ee)(LONGEST_QUESTION),
    }),
    result: (0,values/* object */.Ik)('a result', {
        kind: (0,values/* oneOf */.yL)(['result']),
        result: attack_result/* ATTACK_RESULT */.p,
        runtime: (0,values/* oneOf */.yL)(['wasm', 'native']),
    }),
    /** Two versions of a model were compared. */
    compared: (0,values/* object */.Ik)('a comparison', {
        kind: (0,values/* oneOf */.yL)(['compared']),
        change: model_change/* MODEL_CHANGE */.V,
        evidence: (0,values/* listOf */.c3)(attack_result/* EVIDENCE */.S, undefined, { most: 10 }),
    }),
    /** A trial found nothing wrong. */
    prepared: (0,values/* object */.Ik)('a trial', { kind: (0,values/* oneOf */.yL)(['prepared']), label: (0,values/* optional */.lq)(SHORT), skill: (0,values/* optional */.lq)(skill/* SKILL */.o) }),
    /** What the user gave allows no verdict. */
    'not-tested': (0,values/* object */.Ik)('no verdict', { kind: (0,values/* oneOf */.yL)(['not-tested']), reason: REASON }),
    failed: (0,values/* object */.Ik)('a failure', {
        kind: (0,values/* oneOf */.yL)(['failed']),
        reason: REASON,
        /** True if something that the user gave is wrong; otherwise the engine itself failed. */
        fault: values/* FLAG */.lx,
        /** Set if pictures are not scaled as in training: what `preprocessing` should be. */
        better: (0,values/* optional */.lq)((0,values/* oneOf */.yL)(picture_preprocessing/* PREPROCESSING_NAMES */.ut)),
    }),
});
/** A frame of the child has at most so many bytes: the numbers of `boundedEvidence`, and all texts. */
const MOST_CHILD_BYTES = 128 * 2 ** 20;
/**
 * Checks a message of the child, which ran a hostile model: its form is not trusted, and only what is declared is copied.
 * @returns undefined if malformed; stop trusting the child then
 */
function childMessage(value) {
    return (0,message/* readMessage */._)(CHILD_MESSAGE, value);
}

;// CONCATENATED MODULE: ./packages/engine/src/process/child-watch.ts







const LOOK_MS = 100;
const REPEAT_PROGRESS_MS = 5000;
const KEPT_ERRORS = 4096;
/** A child tells a few things a second, and asks its endpoint or function one question after another. */
const MOST_MESSAGES_A_LOOK = 1000;
const MOST_QUESTIONS = 16;
const UNREADABLE = 'its process sent a message that cannot be understood. If that happens again, treat the model as hostile, and report it.';
/** Watches a child process until it ends: its messages, its time, its memory and its silence. The first reason counts. */
class ChildWatch {
    #child;
    #limits;
    #channel;
    #frames = new FrameReader(MOST_CHILD_BYTES);
    #start = performance.now();
    #ending;
    #lastSign = performance.now();
    #lastProgress = [0, 'starting'];
    #progressReportedAtMs = performance.now();
    #errors = '';
    #started = false;
    /** Messages since the last look, without questions. */
    #messages = 0;
    #questions = 0;
    /** When the Python function was asked what it has not answered yet. */
    #askedPython;
    constructor(child, limits) {
        this.#child = child;
        this.#limits = limits;
        const channel = child.stdio[CHANNEL];
        this.#channel = channel instanceof external_node_stream_.Duplex ? channel : undefined;
        // A child that has just died is no error here: its end is what counts.
        for (const stream of [this.#channel, child.stdin])
            stream?.on('error', () => undefined);
        this.#channel?.on('data', (piece) => {
            this.#read(piece);
        });
        // The child's watchdog writes signs of life there.
        child.stdout?.on('data', () => {
            this.#lastSign = performance.now();
            this.#started = true;
        });
        child.stderr?.on('data', (chunk) => {
            this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
        });
    }
    send(message) {
        if (this.#channel?.writable === true)
            this.#channel.write(frameOf(message));
    }
    async ended() {
        const look = setInterval(() => void this.#look(), LOOK_MS);
        const cancel = () => {
            this.#end({ kind: 'cancelled' });
        };
        this.#limits.signal?.addEventListener('abort', cancel);
        try {
            return await new Promise((resolve) => {
                this.#child.once('error', (error) => {
                    resolve(this.#ending ?? { kind: 'died', how: error.message, told: '', started: false });
                });
                this.#child.once('close', (code, signal) => {
                    resolve(this.#ending ?? this.#death(code, signal));
                });
            });
        }
        finally {
            clearInterval(look);
            this.#limits.signal?.removeEventListener('abort', cancel);
        }
    }
    #hasEnded() {
        return this.#ending !== undefined;
    }
    #end(ending) {
        this.#ending ??= ending;
        this.#child.kill('SIGKILL');
    }
    #death(code, signal) {
        if (/heap out of memory|allocation failed|out of memory/iu.test(this.#errors))
            return { kind: 'memory' };
        const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
        return { kind: 'died', how, told: (0,shown_name/* shownName */.H)(this.#errors, 300), started: this.#started };
    }
    async #look() {
        this.#messages = 0;
        const now = performance.now();
        const { deadlineMs, silenceMs, memoryBytes, progress } = this.#limits;
        if (now - this.#progressReportedAtMs > REPEAT_PROGRESS_MS) {
            this.#progressReportedAtMs = now;
            progress?.(...this.#lastProgress);
        }
        if (now - this.#start > deadlineMs) {
            const asked = this.#askedPython;
            const waitedMs = asked === undefined ? undefined : now - asked;
            this.#end({ kind: 'deadline', afterMs: deadlineMs, waitedMs });
        }
        else if (now - this.#lastSign > silenceMs)
            this.#end({ kind: 'silence', afterMs: silenceMs });
        const { pid } = this.#child;
        const bytes = pid === undefined ? undefined : await (0,memory_limits/* residentBytes */.Sc)(pid);
        if (bytes !== undefined && bytes > memoryBytes)
            this.#end({ kind: 'memory' });
    }
    #read(piece) {
        // What a child still says after its end was decided is not even kept.
        if (this.#hasEnded())
            return;
        try {
            for (const message of this.#frames.read(piece)) {
                this.#received(childMessage(message));
                if (this.#hasEnded())
                    return;
            }
        }
        catch (error) {
            if (!(0,unreadable/* isUnreadable */.GZ)(error, 'damaged'))
                throw error;
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
        }
    }
    #received(message) {
        this.#lastSign = performance.now();
        this.#started = true;
        if (message?.kind === 'ask-endpoint' || message?.kind === 'ask-python') {
            this.#asked(message);
            return;
        }
        this.#messages += 1;
        if (message === undefined || this.#messages > MOST_MESSAGES_A_LOOK) {
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
            return;
        }
        switch (message.kind) {
            case 'progress':
                this.#lastProgress = [message.share, message.what];
                this.#progressReportedAtMs = performance.now();
                this.#limits.progress?.(message.share, message.what);
                return;
            case 'result':
            case 'prepared':
            case 'compared':
            case 'not-tested':
            case 'failed':
                this.#end(message);
        }
    }
    #asked(question) {
        if (this.#questions < MOST_QUESTIONS)
            void this.#answer(question);
        else
            this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
    }
    async #answer(question) {
        this.#questions += 1;
        try {
            this.send(question.kind === 'ask-python' ? await this.#askPython(question) : await this.#ask(question));
        }
        catch (error) {
            const fault = error instanceof Error ? error.message : String(error);
            const { id } = question;
            if (question.kind === 'ask-python')
                this.send({ kind: 'python', id, answer: undefined, fault });
            else
                this.send({ kind: 'endpoint', id, text: undefined, fault });
        }
        finally {
            this.#questions -= 1;
        }
    }
    async #ask({ id, body }) {
        const { endpoint } = this.#limits;
        if (endpoint === undefined)
            throw new fault/* ArtifactFault */.RE('This analysis has no endpoint.');
        const text = body === undefined ? await endpoint.metadata() : await endpoint.infer(body);
        return { kind: 'endpoint', id, text, fault: undefined };
    }
    async #askPython({ id, header, body }) {
        const { python } = this.#limits;
        if (python === undefined)
            throw new fault/* ArtifactFault */.RE('This analysis has no Python function.');
        this.#askedPython = performance.now();
        try {
            return { kind: 'python', id, answer: await python.ask(header, body), fault: undefined };
        }
        finally {
            this.#askedPython = undefined;
        }
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/process/run-analysis.ts






const GRACE_MS = 60_000;
const SILENCE_MS = 120_000;
/**
 * Runs one analysis in a process of its own, which can read its own code and the uploads that it is given, sees no
 * environment, writes no file, starts no program, and is killed when it goes beyond its time or its memory. It also ends if
 * this process ends in whatever way.
 * @returns how it ended; a hostile model can only ever make its own analysis fail
 */
async function runAnalysis(request, options) {
    return outcomeOf(await runChild(request, options), options.memoryBytes);
}
/** Prepares an analysis as `runAnalysis` does, and ends before the attack: its model is opened, its data read and tried on it. */
async function tryAnalysis(request, options) {
    const ending = await runChild({ ...request, isTrial: true }, options);
    if (ending.kind === 'prepared')
        return ending;
    const outcome = outcomeOf(ending, options.memoryBytes);
    return ending.kind === 'failed' ? { ...outcome, better: ending.better } : outcome;
}
/**
 * Compares a model with the version of it before, in a process as that of `runAnalysis`. No attack is run: `attack` of the request
 * does not count.
 */
async function compareModels(request, base, options) {
    const ending = await runChild({ ...request, base }, options);
    if (ending.kind === 'compared')
        return ending;
    const outcome = outcomeOf(ending, options.memoryBytes);
    return outcome.kind === 'result' ? failed('engine', NO_RESULT) : outcome;
}
async function runChild(request, options) {
    if (options.signal?.aborted === true)
        return { kind: 'cancelled' };
    const uploads = [request.uploads, request.base?.uploads ?? {}].flatMap((some) => Object.values(some));
    const files = openAll(uploads.map(({ path: file }) => file));
    let child;
    try {
        child = startChild(options, files);
    }
    finally {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
    }
    const watch = new ChildWatch(child, {
        memoryBytes: options.memoryBytes,
        deadlineMs: request.settings.timeMs + (options.graceMs ?? GRACE_MS),
        silenceMs: options.silenceMs ?? SILENCE_MS,
        signal: options.signal,
        progress: options.progress,
        endpoint: request.endpoint,
        python: options.python,
    });
    watch.send(startMessage(request, options));
    return watch.ended();
}
function startMessage({ uploads, endpoint, base, ...job }, { code, memoryBytes }) {
    const first = FIRST_UPLOAD + Object.keys(uploads).length;
    return {
        kind: 'start',
        job,
        uploads: inherited(uploads, FIRST_UPLOAD),
        base: base && { ...base, uploads: inherited(base.uploads, first) },
        endpoint: endpoint?.protocol,
        setup: { wasm: code.wasm, native: code.native, ...(0,memory_limits/* shareOut */.MT)(memoryBytes) },
    };
}
/** @param first the descriptor of the first of them in the child */
function inherited(uploads, first) {
    const entries = Object.entries(uploads).map(([slot, { index }], place) => {
        return [slot, { descriptor: first + place, index }];
    });
    return Object.fromEntries(entries);
}
function openAll(paths) {
    const files = [];
    try {
        for (const file of paths)
            files.push((0,external_node_fs_.openSync)(file, 'r'));
        return files;
    }
    catch (error) {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
        throw error;
    }
}
function startChild({ code, memoryBytes }, files) {
    const readable = [
        ...[external_node_path_default().join(code.entry), code.wasm.script, code.wasm.binary, ...code.readable],
        ...(code.native === undefined ? [] : nativeFiles(code.native)),
    ];
    const flags = [
        permissionFlag(process.versions.node),
        ...readable.map((file) => `--allow-fs-read=${file}`),
        ...(code.native === undefined ? [] : ['--allow-addons']),
        // The watchdog is a thread.
        '--allow-worker',
        `--max-old-space-size=${String((0,memory_limits/* shareOut */.MT)(memoryBytes).heapMegabytes)}`,
        '--no-warnings',
    ];
    return (0,external_node_child_process_.spawn)(process.execPath, [...flags, code.entry], {
        cwd: external_node_path_default().dirname(code.entry),
        env: trackingMark(),
        // The first two pipes are for the watchdog, and the last one for messages.
        stdio: ['pipe', 'pipe', 'pipe', 'pipe', ...files],
        // A group of its own: Ctrl-C goes to the whole group of a terminal, and the parent decides when its children end.
        detached: true,
        windowsHide: true,
    });
}
/** The mark by which a runner finds the processes that a job has left behind; a process has nothing else of the environment. */
function trackingMark() {
    const { RUNNER_TRACKING_ID: id } = process.env;
    return id === undefined ? {} : { RUNNER_TRACKING_ID: id };
}
/** The files of onnxruntime-node, and of the package that it needs, beside it. */
function nativeFiles(folder) {
    const modules = external_node_path_default().dirname(folder);
    return [external_node_path_default().join(folder, '*'), external_node_path_default().join(modules, 'onnxruntime-common', '*')];
}
/** Before Node 23.5 the flag had another name. */
function permissionFlag(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const stable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
    return stable ? '--permission' : '--experimental-permission';
}
const NO_RESULT = 'The analysis ended without a result.';
function outcomeOf(ending, memoryBytes) {
    switch (ending.kind) {
        case 'result':
            return { kind: 'result', result: ending.result, runtime: ending.runtime };
        case 'not-tested':
            return { kind: 'not-tested', reason: ending.reason };
        case 'failed':
            return ending.fault
                ? failed('artifact', ending.reason)
                : failed('engine', `The analysis itself failed: ${ending.reason}`);
        case 'cancelled':
            return { kind: 'cancelled' };
        case 'prepared':
        case 'compared':
            // Only trials and comparisons end so.
            return failed('engine', NO_RESULT);
        case 'memory':
            return failed('memory', `The analysis needed more than the ${String(Math.floor(memoryBytes / 2 ** 20))} MB of memory that it may use. ` +
                'Give fewer or smaller inputs or a smaller model, or use a runner with more memory.');
        case 'deadline':
            return failed('time', deadlineReason(ending));
        case 'silence':
            return failed('time', `The model gave no answer for ${seconds(ending.afterMs)}, so its process was ended. It may hold an ` +
                'endless loop, or be too large to be analysed here.');
        case 'died':
            return failed('engine', deathReason(ending));
    }
}
function failed(by, reason) {
    return { kind: 'failed', reason, by };
}
function deadlineReason({ afterMs, waitedMs }) {
    const told = `The analysis did not end within ${seconds(afterMs)}`;
    const advice = 'Give it more time (minutes), or fewer inputs (samples).';
    return waitedMs === undefined
        ? `${told}. ${advice}`
        : `${told}: the function of predict was called, and gave no answer for ${seconds(waitedMs)}. If it ` +
            `hangs, fix it. ${advice}`;
}
function deathReason({ how, told, started }) {
    const said = told === '' ? '' : ` It said: ${told}`;
    if (!started)
        return `The process of the analysis could not be started (${how}).${said}`;
    return (`The process of the analysis ended without a result (${how}). The model or the data may have crashed the runtime; check ` +
        `the model with onnx.checker.check_model.${said}`);
}
function seconds(milliseconds) {
    return `${String(Math.round(milliseconds / 1000))} seconds`;
}


/***/ }),

/***/ 1839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ INSPECTOR),
/* harmony export */   v: () => (/* binding */ PYTHON_ADAPTER)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** The programs of this package as they lie in its source. A bundle holds them elsewhere. */
/** A thread that reads models and data to say what they are: see inspect/inspection.ts. */
const INSPECTOR = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'inspect', 'inspection-worker.ts');
/** The program of Python that calls functions. */
const PYTHON_ADAPTER = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'python', 'adapter.py');


/***/ }),

/***/ 9546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ AnalysisRuns),
  Z: () => (/* binding */ jobOf)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_default = /*#__PURE__*/__webpack_require__.n(external_node_http_);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
var external_node_https_default = /*#__PURE__*/__webpack_require__.n(external_node_https_);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
;// CONCATENATED MODULE: ./src/analyser/local/endpoint/endpoint-client.ts





const LIMITS = { timeoutMs: 30_000, maxAnswerBytes: 64 * 2 ** 20, attempts: 4, pauseMs: 500 };
/** Statuses after which the same request may succeed: asking a model changes nothing. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** Speaks to the endpoint of a model: only to its own origin, without following redirects. It runs in the service's process. */
class EndpointClient {
    protocol;
    #access;
    #limits;
    constructor(access, limits = {}) {
        this.protocol = access.protocol;
        this.#access = access;
        this.#limits = { ...LIMITS, ...limits };
    }
    async metadata() {
        const { status, text } = await this.#repeat(modelUrl(this.#access.url, ''), undefined);
        if (status === 401 || status === 403)
            throw this.#refused(status, '');
        return status === 200 ? text : undefined;
    }
    async infer(body) {
        const { url, protocol } = this.#access;
        const address = protocol === 'v2' ? modelUrl(url, '/infer') : url;
        const { status, text } = await this.#repeat(address, body);
        if (status !== 200)
            throw this.#refused(status, text);
        return text;
    }
    async #repeat(url, body) {
        for (let attempt = 1;; attempt += 1) {
            const answer = await this.#once(url, body);
            const last = attempt >= this.#limits.attempts;
            if ('status' in answer) {
                if (last || !PASSING.has(answer.status))
                    return answer;
            }
            else if (last) {
                throw new fault/* ArtifactFault */.RE(`The endpoint could not be reached, in ${String(attempt)} attempts: ${(0,shown_name/* shownName */.H)(answer.problem, 200)}. Check the ` +
                    'url in model-api-details, and whether the model is being served.');
            }
            await (0,promises_.setTimeout)(this.#limits.pauseMs * 2 ** (attempt - 1), undefined, this.#ending());
        }
    }
    #ending() {
        const { signal } = this.#limits;
        return signal === undefined ? {} : { signal };
    }
    #once(url, body) {
        const { timeoutMs, maxAnswerBytes, signal } = this.#limits;
        const timeout = AbortSignal.timeout(timeoutMs);
        const secure = url.protocol === 'https:';
        return new Promise((resolve) => {
            const options = {
                method: body === undefined ? 'GET' : 'POST',
                headers: {
                    ...this.#access.headers,
                    accept: 'application/json',
                    ...(body !== undefined && { 'content-type': 'application/json' }),
                },
                signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
            };
            const request = (secure ? (external_node_https_default()) : (external_node_http_default())).request(url, options, (response) => {
                const chunks = [];
                let bytes = 0;
                response.on('data', (chunk) => {
                    chunks.push(chunk);
                    bytes += chunk.length;
                    if (bytes > maxAnswerBytes) {
                        resolve({ problem: `the answer has more than ${String(maxAnswerBytes)} bytes` });
                        request.destroy();
                    }
                });
                response.on('end', () => {
                    resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
                });
                response.on('error', ({ message }) => {
                    resolve({ problem: message });
                });
            });
            request.on('error', ({ name, message }) => {
                const late = name === 'TimeoutError' || name === 'AbortError';
                resolve({ problem: late ? `no answer within ${String(timeoutMs)} ms` : message });
            });
            request.end(body);
        });
    }
    #refused(status, text) {
        const what = status >= 300 && status < 400
            ? 'redirects, which are not followed'
            : `answers with status ${String(status)}`;
        const said = text === '' ? '' : ` It says: ${(0,shown_name/* shownName */.H)(this.#withoutSecrets(text.slice(0, 10_000)), 300)}`;
        const advice = status === 401 || status === 403
            ? ' Check the headers in model-api-details.'
            : ' Check the url in model-api-details, and the log of the endpoint.';
        return new fault/* ArtifactFault */.RE(`The endpoint ${what}.${said}${advice}`);
    }
    /** An endpoint may repeat a header that it refuses. */
    #withoutSecrets(text) {
        let safe = text;
        for (const value of Object.values(this.#access.headers)) {
            for (const secret of [value, ...value.split(/\s+/u)]) {
                if (secret.length > 3)
                    safe = safe.replaceAll(secret, '***');
            }
        }
        return safe;
    }
}
/** The address of a model, or of an operation on it, whether it was given with `/infer` or without. */
function modelUrl(url, operation) {
    const model = new URL(url);
    model.pathname = url.pathname.replace(/\/$/u, '').replace(/\/infer$/u, '') + operation;
    return model;
}

// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __webpack_require__(38);
;// CONCATENATED MODULE: ./src/analyser/local/endpoint/endpoint-access.ts



const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/u;
/** Headers that the client itself sets, or that would change what a request is. */
const OWN_HEADERS = /^(?:host|content-length|content-type|connection|transfer-encoding|expect|upgrade|te|trailer)$/iu;
/**
 * Reads what `model-api-details` says about one model: an address, or `{ url, protocol, headers }`.
 * @throws ArtifactFault if it cannot be used; the message quotes neither address nor headers
 */
function readEndpointAccess(details) {
    const given = typeof details === 'string' ? { url: details } : details;
    if (!(0,json/* isObject */.Gv)(given)) {
        throw new fault/* ArtifactFault */.RE('model-api-details must be an address, or { url, protocol, headers }.');
    }
    const { url, protocol, headers = {} } = given;
    const address = typeof url === 'string' ? readUrl(url) : undefined;
    if (address === undefined) {
        throw new fault/* ArtifactFault */.RE('The url in model-api-details must be an address that begins with https://, or with http:// on loopback (127.0.0.1, ' +
            '[::1], localhost), without user name and password.');
    }
    if (protocol !== undefined && protocol !== 'v2' && protocol !== 'mlflow') {
        throw new fault/* ArtifactFault */.RE('The protocol in model-api-details must be v2 (Open Inference Protocol) or mlflow.');
    }
    if (!(0,json/* isObject */.Gv)(headers)) {
        throw new fault/* ArtifactFault */.RE('The headers in model-api-details must be a mapping of names to values.');
    }
    return {
        url: address,
        protocol: protocol ?? (/\/invocations\/?$/u.test(address.pathname) ? 'mlflow' : 'v2'),
        headers: readHeaders(headers),
    };
}
function readUrl(text) {
    const url = (0,core_url/* parseUrl */.Dl)(text);
    if (url === undefined)
        return undefined;
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && (0,core_url/* isLoopbackHost */.cW)(url.hostname));
    return safe && url.username === '' && url.password === '' ? url : undefined;
}
function readHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => {
        if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) {
            throw new fault/* ArtifactFault */.RE('The headers in model-api-details hold a name that cannot be sent.');
        }
        if (typeof value !== 'string' || /[^\t\u0020-\u007e\u0080-\u00ff]/u.test(value)) {
            throw new fault/* ArtifactFault */.RE(`The header ${name} in model-api-details must be text without line breaks.`);
        }
        return [name, value];
    }));
}

// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/engine/src/prepare/job-settings.ts
var job_settings = __webpack_require__(1341);
// EXTERNAL MODULE: ./src/analyser/local/child-place.ts + 2 modules
var child_place = __webpack_require__(7283);
// EXTERNAL MODULE: ./packages/engine/src/process/memory-limits.ts
var memory_limits = __webpack_require__(1236);
;// CONCATENATED MODULE: ./src/analyser/local/analysis-queue.ts

/** Lets as many analyses run at once as the machine carries; the others wait for their turn. */
class AnalysisQueue {
    #capacity;
    #waiting = new Set();
    #running = 0;
    constructor(capacity = (0,memory_limits/* machineCapacity */.G5)()) {
        this.#capacity = capacity;
    }
    /** The analyses that run now. */
    get running() {
        return this.#running;
    }
    /** How many analyses run at once. */
    get places() {
        return this.#capacity.children;
    }
    /**
     * Runs one analysis when its turn comes.
     * @param work is given the memory that the analysis may use, in bytes
     * @param signal an analysis that is cancelled while it waits ends at once and is never started
     */
    async run(work, signal) {
        if (!(await this.#turn(signal)))
            return { kind: 'cancelled' };
        try {
            return await work(this.#capacity.childBytes);
        }
        finally {
            this.#handOver();
        }
    }
    /** @returns false if the analysis was cancelled before its turn */
    async #turn(signal) {
        if (signal?.aborted === true)
            return false;
        if (this.#running < this.#capacity.children) {
            this.#running += 1;
            return true;
        }
        return new Promise((resolve) => {
            const cancel = () => {
                this.#waiting.delete(start);
                resolve(false);
            };
            const start = () => {
                signal?.removeEventListener('abort', cancel);
                resolve(true);
            };
            signal?.addEventListener('abort', cancel, { once: true });
            this.#waiting.add(start);
        });
    }
    /** Gives the place to the next that waits, so that nobody who comes later overtakes it. */
    #handOver() {
        const [next] = this.#waiting;
        if (next === undefined) {
            this.#running -= 1;
            return;
        }
        this.#waiting.delete(next);
        next();
    }
}

// EXTERNAL MODULE: ./packages/engine/src/process/run-analysis.ts + 3 modules
var run_analysis = __webpack_require__(7261);
;// CONCATENATED MODULE: ./src/analyser/local/time-shares.ts
/** The part of the whole time that stays for the last verdicts and reports, and its bounds in milliseconds. */
const MARGIN_SHARE = 0.1;
const LEAST_MARGIN_MS = 2000;
const MOST_MARGIN_MS = 60_000;
/** With less time, an analysis is not started. */
const LEAST_SHARE_MS = 1000;
/** Shares the time that is left fairly among the analyses that start and those that still wait. */
class TimeShares {
    #options;
    #marginMs;
    /** When each running analysis must end. */
    #running = new Set();
    #begun = 0;
    constructor(options) {
        this.#options = options;
        const whole = options.endsAtMs - options.now();
        this.#marginMs = Math.min(MOST_MARGIN_MS, Math.max(LEAST_MARGIN_MS, whole * MARGIN_SHARE));
    }
    /**
     * Gives the next analysis its time.
     * @param places how many analyses run at once
     * @param mostMs the most that this one may have
     * @returns undefined if no time is left
     */
    begin(places, mostMs) {
        this.#begun += 1;
        const { endsAtMs, now, analysesPlanned } = this.#options;
        const atMs = now();
        const leftMs = endsAtMs - this.#marginMs - atMs;
        const waiting = Math.max(0, analysesPlanned - this.#begun);
        const others = [...this.#running].map((other) => leftMs - Math.max(0, other.endsAtMs - atMs));
        const idle = Array.from({ length: Math.max(0, places - others.length) }, () => leftMs);
        const timeMs = Math.floor(Math.min(mostMs, fairShare([...idle, ...others], waiting + 1)));
        if (timeMs < LEAST_SHARE_MS)
            return undefined;
        const running = { endsAtMs: atMs + timeMs };
        this.#running.add(running);
        return { timeMs, graceMs: this.#marginMs / 2, end: () => void this.#running.delete(running) };
    }
}
const HALVINGS = 40;
/**
 * Finds the longest equal time for some analyses, so that all of them fit into the free times of the places where they run
 * one after another.
 */
function fairShare(freeMs, analyses) {
    let [low, high] = [0, Math.max(0, ...freeMs)];
    const fits = (share) => freeMs.reduce((sum, free) => sum + Math.max(0, Math.floor((free + 1) / share)), 0) >= analyses;
    if (high > 0 && fits(high))
        return high;
    for (let step = 0; step < HALVINGS; step += 1) {
        const middle = (low + high) / 2;
        if (middle > 0 && fits(middle))
            low = middle;
        else
            high = middle;
    }
    return low;
}

// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
;// CONCATENATED MODULE: ./src/analyser/local/analysis-runs.ts












/** With less time, no analysis is begun. */
const LEAST_MS = 1000;
/** Runs analyses, each in a process of its own: as many at once as the machine carries, each in its share of the run's time. */
class AnalysisRuns {
    #options;
    #queue = new AnalysisQueue();
    /** One after another: each has the memory of an analysis twice, and its libraries compute on all cores. */
    #pythonQueue = new AnalysisQueue({ ...(0,memory_limits/* machineCapacity */.G5)(), children: 1 });
    #shares;
    constructor(options) {
        this.#options = options;
        const { endsAtMs, planned } = options;
        this.#shares = new TimeShares({ endsAtMs, analysesPlanned: planned, now: Date.now });
        // One listener for each analysis that runs or waits.
        (0,external_node_events_.setMaxListeners)(0, options.signal);
    }
    /**
     * Runs an analysis when its turn comes.
     * @param uploads what is handed over for each slot
     * @returns how it ended; nothing that the model or the data do makes this fail
     */
    async run(spec, uploads, onProgress) {
        const chosen = spec.local?.settings ?? {};
        let timeLimit = 'run';
        try {
            const request = { ...this.#requestOf(spec), uploads };
            const queue = (0,local_analysis/* callsPython */.sP)(spec) ? this.#pythonQueue : this.#queue;
            const outcome = await queue.run(async (memoryBytes) => {
                const mostMs = (chosen.minutes ?? catalog/* USUAL */.VY.minutes) * 60_000;
                const share = this.#shares.begin((0,local_analysis/* callsPython */.sP)(spec) ? 1 : this.#queue.places, mostMs);
                if (share === undefined)
                    return mostMs < LEAST_MS ? TOO_FEW_MINUTES : NO_TIME;
                const { timeMs, graceMs } = share;
                timeLimit = timeMs < mostMs ? 'run' : 'minutes';
                const settings = (0,job_settings/* jobSettings */.b)(chosen, timeMs, spec.local);
                const { code, signal } = this.#options;
                const python = await this.#openPython(request, memoryBytes);
                return (0,run_analysis/* runAnalysis */.A1)({ ...request, settings }, { code, signal, memoryBytes, graceMs, python, progress: onProgress }).finally(() => {
                    python?.close();
                    share.end();
                });
            }, this.#options.signal);
            return { outcome, timeLimit };
        }
        catch (error) {
            if (!(error instanceof fault/* ArtifactFault */.RE))
                throw error;
            return { outcome: { kind: 'failed', reason: error.message, by: 'artifact' }, timeLimit };
        }
    }
    /**
     * Compares a model with its version before when its turn comes: what both answer, without an attack.
     * @param now the analysis that stands for the model
     * @returns how it ended; nothing that the models or the data do makes this fail
     */
    async compare(now, before, { own, old }) {
        return this.#queue.run(async (memoryBytes) => {
            const share = this.#shares.begin(this.#queue.places, COMPARISON_MS);
            if (share === undefined)
                return NO_TIME;
            const settings = (0,job_settings/* jobSettings */.b)(now.local?.settings ?? {}, share.timeMs, now.local);
            const request = { ...jobOf(now), needs: [], needsLabels: false, uploads: own, settings };
            const { fields, output, preprocessing } = jobOf(before);
            const { code, signal } = this.#options;
            return (0,run_analysis/* compareModels */.wA)(request, { fields, output, preprocessing, uploads: old }, { code, signal, memoryBytes, graceMs: share.graceMs }).finally(share.end);
        }, this.#options.signal);
    }
    /** @throws ArtifactFault if the details of the endpoint cannot be used */
    #requestOf(spec) {
        const { use_model_api: isEndpoint, model_api_details: details } = spec.fields;
        return { ...jobOf(spec), endpoint: isEndpoint === 'yes' ? this.#openEndpoint(details) : undefined };
    }
    async #openPython({ predict }, memoryBytes) {
        if (predict === undefined)
            return undefined;
        const { PythonProcess } = await __webpack_require__.e(/* import() */ 3123).then(__webpack_require__.bind(__webpack_require__, 5504));
        const { workspace } = this.#options;
        const adapter = (0,child_place/* findPythonAdapter */.V)();
        return new PythonProcess({
            ...{ function: predict.function, gradient: predict.gradient, adapter, workspace, memoryBytes },
            environment: process.env,
        });
    }
    #openEndpoint(details = '') {
        const { endpoint, signal } = this.#options;
        return new EndpointClient(readEndpointAccess(parseJsonOrText(details)), { ...endpoint, signal });
    }
}
const TOO_FEW_MINUTES = {
    kind: 'failed',
    by: 'time',
    reason: '"minutes" in the config file is too short to start the analysis. Raise it.',
};
/** A comparison asks both models about at most 2,000 inputs. */
const COMPARISON_MS = 120_000;
const NO_TIME = {
    kind: 'failed',
    by: 'time',
    reason: 'The time of the run ended before the analysis could start. Give the run more time, or fewer ' +
        'analyses.',
};
function parseJsonOrText(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** What the process of an analysis is told of it. Access to an endpoint is not part of it. */
function jobOf({ task, attack, fields, local, }) {
    const { needs, needsLabels } = catalog/* DESCRIPTORS */.xg[attack];
    const { output, preprocessing, predict } = local ?? {};
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'model_api_details'));
    const whole = local?.normalizesData === true ? { ...known, normalize_data: 'yes' } : known;
    return { task, attack, needs, needsLabels, fields: whole, output, preprocessing, predict };
}


/***/ }),

/***/ 7283:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ findChildCode),
  V: () => (/* binding */ findPythonAdapter)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./packages/engine/src/runtime/wasm-files.ts


/** @returns the runtime's files in node_modules, for code that runs from its source */
function installedWasmFiles() {
    const folder = external_node_path_default().dirname((0,external_node_module_.createRequire)(import.meta.url).resolve('onnxruntime-web'));
    return {
        script: external_node_path_default().join(folder, 'ort-wasm-simd-threaded.mjs'),
        binary: external_node_path_default().join(folder, 'ort-wasm-simd-threaded.wasm'),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/process/child-code.ts




/** Files of packages that the child needs, besides this project's own source. */
const PACKAGES = [
    '@model-security-scan/common',
    'onnxruntime-web',
    'onnxruntime-common',
    'jpeg-js',
    'pngjs',
    'yauzl',
    'pend',
];
/** @returns the code of the child as it lies in the repository, for a service that runs from its source */
function sourceChildCode(entry = external_node_path_default().resolve(import.meta.dirname, '../attacks/child.ts')) {
    const root = external_node_path_default().resolve(import.meta.dirname, '../../../..');
    const modules = external_node_path_default().join(root, 'node_modules');
    return {
        entry,
        readable: [
            external_node_path_default().join(root, 'package.json'),
            external_node_path_default().join(root, 'packages', 'engine', '*'),
            ...PACKAGES.flatMap((name) => withTarget(external_node_path_default().join(modules, name))),
        ],
        wasm: installedWasmFiles(),
    };
}
/** A package may be a link, as some package managers make: then Node reads where it leads. */
function withTarget(folder) {
    const target = (0,external_node_fs_.realpathSync)(folder);
    if (target === folder)
        return [external_node_path_default().join(folder, '*')];
    // Node looks at the links on the way.
    return [external_node_path_default().dirname(folder), folder, external_node_path_default().join(folder, '*'), external_node_path_default().join(target, '*')];
}
/** Looks for the native runtime from a folder on, such as the workspace. @returns the folder of the package, or undefined */
function nativeRuntimeFolder(folder) {
    try {
        const main = (0,external_node_module_.createRequire)(external_node_path_default().join(folder, 'package.json')).resolve('onnxruntime-node/package.json');
        return external_node_path_default().dirname(main);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./packages/engine/src/programs.ts
var programs = __webpack_require__(1839);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __webpack_require__(4191);
;// CONCATENATED MODULE: ./src/analyser/local/child-place.ts




/**
 * Finds the code of the processes that analyse: beside the bundle, or in the source if this program runs from there.
 * @param eventName the event of the run; empty outside GitHub Actions
 * @param workspace its absolute path; a native runtime that is installed in it is used
 */
function findChildCode(eventName, workspace) {
    const program = import.meta.dirname;
    const code = import.meta.url.endsWith('.ts') ? sourceChildCode() : bundledCode(program);
    // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
    const folders = [program, ...((0,target/* isTrustedEvent */.QR)(eventName) ? [workspace] : [])];
    const native = folders.map(nativeRuntimeFolder).find((folder) => folder !== undefined);
    return { ...code, native };
}
/** The program of Python that calls functions: beside the engine, in the bundle as in the source. */
function findPythonAdapter() {
    return import.meta.url.endsWith('.ts')
        ? programs/* PYTHON_ADAPTER */.v
        : external_node_path_default().join(import.meta.dirname, 'engine', external_node_path_default().basename(programs/* PYTHON_ADAPTER */.v));
}
/** @param dist the folder of the bundle; tools/build.ts puts the engine into it */
function bundledCode(dist) {
    const engine = external_node_path_default().join(dist, 'engine');
    return {
        entry: external_node_path_default().join(engine, 'index.js'),
        readable: [external_node_path_default().join(engine, '*')],
        wasm: {
            script: external_node_path_default().join(engine, 'ort-wasm-simd-threaded.mjs'),
            binary: external_node_path_default().join(engine, 'ort-wasm-simd-threaded.wasm'),
        },
    };
}


/***/ }),

/***/ 5362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Spool)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _artifacts_read_ahead_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1407);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4296);
/* harmony import */ var _core_make_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3276);







/**
 * Copies of the artifacts that a run analyses. An analysis reads a copy, so that what is analysed is what was inspected and
 * hashed, whatever other processes do to the file meanwhile. The copy of a folder is one file, which holds the contents one
 * after the other. Each artifact is copied once, also if several analyses share it.
 */
class Spool {
    #signal;
    #copies = new Map();
    #folder;
    /** @param signal ends the copying, with its reason */
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * Copies an artifact, unless it was copied before.
     * @throws ServiceError `upload-failed` if a file cannot be read, or is not the one that was inspected and hashed
     */
    async take(artifact) {
        const key = keyOf(artifact);
        const copy = this.#copies.get(key) ?? this.#copy(artifact, String(this.#copies.size));
        this.#copies.set(key, copy);
        return copy;
    }
    /** Removes all copies. */
    async remove() {
        await Promise.allSettled(this.#copies.values());
        const folder = await this.#folder?.catch(() => undefined);
        if (folder !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
    async #copy(artifact, name) {
        const { files, form } = artifact;
        const copy = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(await (this.#folder ??= (0,_core_make_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTemporaryFolder */ .w)()), name);
        const reader = new _artifacts_read_ahead_js__WEBPACK_IMPORTED_MODULE_3__/* .ReadAheadReader */ .t(files);
        try {
            const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(copy, 'wx', 0o600);
            try {
                for (const file of files) {
                    for await (const chunk of reader.read(file)) {
                        this.#signal.throwIfAborted();
                        await target.writeFile(chunk);
                    }
                }
            }
            finally {
                await target.close();
            }
        }
        catch (error) {
            this.#signal.throwIfAborted();
            const message = `"${artifact.path}" could not be copied for the analysis: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7('upload-failed', message, { cause: error });
        }
        finally {
            await reader.close();
        }
        const index = files.map(({ name: member, bytes }) => ({ name: member, bytes }));
        return { path: copy, index: form === 'ready-zip' ? undefined : index };
    }
}
/** The same key for artifacts that give the same copy, whatever their slots. */
function keyOf({ form, files }) {
    const versions = files.map(({ name, absolutePath, bytes, mtimeMs, ctimeMs, ino, hashed }) => {
        return [name, absolutePath, bytes, mtimeMs, ctimeMs, ino, hashed.sha256];
    });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([form, versions]))
        .digest('hex');
}


/***/ }),

/***/ 1407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ReadAheadReader)
/* harmony export */ });
/* harmony import */ var _read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1567);

/** For larger files, most of the time goes into reading, not into opening and closing. */
const MAX_SMALL_FILE_BYTES = 256 * 1024;
/** Node runs four file operations at once; a few more keep them busy. */
const MAX_FILES_AHEAD = 6;
/**
 * Reads the files of an archive in order, and small files ahead of their turn: with many small files, most of the time
 * is spent waiting for the file system (docs/performance.md).
 */
class ReadAheadReader {
    #small;
    /** One more block than files are read ahead, because the file before them may still be being sent. */
    #blocks;
    #memory;
    #contents = new Map();
    #startedFiles = 0;
    #deliveredFiles = 0;
    constructor(files) {
        this.#small = files.filter(isSmall);
        const blocks = Math.min(MAX_FILES_AHEAD + 1, this.#small.length);
        this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(maxBytes(this.#small)));
        this.#memory = (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__/* .chunkMemory */ .Th)(maxBytes(files.filter((file) => !isSmall(file))));
    }
    /**
     * Reads the next file of the archive; fails as {@link readUnchanged} does. Each chunk stays valid until the chunk after
     * the next one is requested.
     */
    async *read(file) {
        if (!isSmall(file)) {
            yield* (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__/* .readUnchanged */ .gw)(file, this.#memory);
            return;
        }
        this.#readAhead();
        this.#deliveredFiles += 1;
        const content = this.#contents.get(file);
        if (content === undefined)
            throw new Error(`"${file.name}" was read out of order.`);
        this.#contents.delete(file);
        yield await content;
    }
    /** Waits until every file is closed. */
    async close() {
        await Promise.allSettled(this.#contents.values());
    }
    #readAhead() {
        for (const file of this.#small.slice(this.#startedFiles, this.#deliveredFiles + this.#blocks.length)) {
            const block = this.#blocks[this.#startedFiles % this.#blocks.length];
            if (block === undefined)
                return;
            const content = (0,_read_unchanged_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)(file, block);
            // The error surfaces when this file is read; until then it must not count as an unhandled rejection.
            content.catch(() => undefined);
            this.#contents.set(file, content);
            this.#startedFiles += 1;
        }
    }
}
/** An empty file has no content to read ahead; it is still opened in its turn. */
function isSmall({ bytes }) {
    return bytes > 0 && bytes <= MAX_SMALL_FILE_BYTES;
}
function maxBytes(files) {
    return files.reduce((largest, { bytes }) => Math.max(largest, bytes), 0);
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ requireSameFile),
/* harmony export */   Th: () => (/* binding */ chunkMemory),
/* harmony export */   gw: () => (/* binding */ readUnchanged),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* unused harmony export CHUNK_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9600);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
/** The bytes read at once. Smaller chunks need more system calls; larger ones are no faster (docs/performance.md). */
const CHUNK_BYTES = 512 * 1024;
/**
 * Alternates between two blocks of memory, because a chunk is still being sent while the next one is read. New memory
 * for every chunk would pile up faster than the garbage collector frees it.
 * @param largestBytes size of the largest file that is read
 */
function chunkMemory(largestBytes) {
    const size = Math.min(largestBytes, CHUNK_BYTES);
    const blocks = [];
    let turn = 1;
    return () => {
        turn = turn === 0 ? 1 : 0;
        return (blocks[turn] ??= Buffer.allocUnsafeSlow(size));
    };
}
/**
 * Reads a file, provided that it has not changed since it was inspected. Fails if the file was replaced or changed, or
 * has become shorter, or if its content has another hash than before. The file is opened when the first chunk is requested, and closed even if the reader stops early.
 */
async function* readUnchanged(file, memory = chunkMemory(file.bytes)) {
    const handle = await openUnchanged(file);
    const content = contentCheck(file);
    try {
        for (let left = file.bytes; left > 0;) {
            const chunk = memory();
            const { bytesRead } = await handle.read(chunk, 0, Math.min(left, chunk.length), null);
            if (bytesRead === 0)
                throw changedError(file);
            const isFirst = left === file.bytes;
            left -= bytesRead;
            // Checked before the first chunk, to avoid a useless upload, and before the last, which completes the upload.
            if (isFirst || left === 0)
                requireUnchanged(file, await handle.stat());
            content.add(chunk.subarray(0, bytesRead));
            if (left === 0)
                content.end();
            yield chunk.subarray(0, bytesRead);
        }
    }
    finally {
        await handle.close();
    }
}
/**
 * Reads a whole file at once, with the same checks.
 * @param memory at least as large as the file
 */
async function readWhole(file, memory) {
    const handle = await openUnchanged(file);
    try {
        for (let read = 0; read < file.bytes;) {
            const { bytesRead } = await handle.read(memory, read, file.bytes - read, null);
            if (bytesRead === 0)
                throw changedError(file);
            read += bytesRead;
        }
        requireUnchanged(file, await handle.stat());
        const whole = memory.subarray(0, file.bytes);
        const content = contentCheck(file);
        content.add(whole);
        content.end();
        return whole;
    }
    finally {
        await handle.close();
    }
}
/**
 * Checks that a file is still the one that was inspected and hashed, without reading all of it.
 * @throws Error if it was replaced or changed
 */
async function requireSameFile(file) {
    const handle = await openUnchanged(file);
    try {
        requireUnchanged(file, await handle.stat());
        // A scan has read another content meanwhile: see bind-to-scan.ts.
        if (file.hashed.sha256 === '')
            throw changedError(file);
    }
    finally {
        await handle.close();
    }
}
async function openUnchanged(file) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file.absolutePath, PLAIN_FILE);
    }
    catch (error) {
        throw changedError(file, { cause: error });
    }
}
function requireUnchanged(file, now) {
    const same = now.size === file.bytes &&
        now.mtimeMs === file.mtimeMs &&
        now.ctimeMs === file.ctimeMs &&
        now.ino === file.ino;
    if (!same)
        throw changedError(file);
}
/**
 * Compares a file's content with the hashes of an earlier reading: of the whole file, of the parts that a scan has read, or
 * of both. Times do not show every change: a write through shared memory can be recorded late, and two changes within one
 * tick of the file system have the same time.
 */
function contentCheck(file) {
    const { sha256, parts = [] } = file.hashed;
    const whole = sha256 === undefined ? [] : [{ start: 0, bytes: file.bytes, sha256 }];
    const lists = [whole, parts].map((list) => new PartsInOrder(list, () => changedError(file)));
    return {
        add: (piece) => {
            for (const list of lists)
                list.add(piece);
        },
        end: () => {
            for (const list of lists)
                list.end();
        },
    };
}
function changedError(file, options) {
    return new Error(`"${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
        'make sure that no step or process writes to it during the scan, then run again', options);
}
/** Compares the content of a file, which comes in pieces, with hashes of some of its parts: in order, without overlap. */
class PartsInOrder {
    #parts;
    #describe;
    #next = 0;
    #offset = 0;
    #hash;
    constructor(parts, describe) {
        this.#parts = parts;
        this.#describe = describe;
    }
    /** @throws the error if a part that ends in this piece has another content */
    add(piece) {
        const end = this.#offset + piece.length;
        for (let part = this.#parts[this.#next]; part !== undefined; part = this.#parts[this.#next]) {
            if (part.start >= end)
                break;
            const partEnd = part.start + part.bytes;
            this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)('sha256');
            this.#hash.update(piece.subarray(Math.max(0, part.start - this.#offset), partEnd - this.#offset));
            if (partEnd > end)
                break;
            if (this.#hash.digest('hex') !== part.sha256)
                throw this.#describe();
            this.#hash = undefined;
            this.#next += 1;
        }
        this.#offset = end;
    }
    /** @throws the error if the content has ended before a part */
    end() {
        if (this.#next < this.#parts.length)
            throw this.#describe();
    }
}


/***/ }),

/***/ 3276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_temporary_folder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5437);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);





/**
 * Creates a folder for files that only this process needs, and removes those that killed processes left.
 * @throws ServiceError `invalid-input` if the folder for temporary files cannot be written
 */
async function makeTemporaryFolder(root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    await (0,_model_security_scan_common_temporary_folder__WEBPACK_IMPORTED_MODULE_2__/* .removeLeftFolders */ .b)(root);
    const folder = (0,_model_security_scan_common_temporary_folder__WEBPACK_IMPORTED_MODULE_2__/* .nameTemporaryFolder */ .n)(root);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('invalid-input', `No folder for temporary files could be made in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}. Expected a folder that exists, has space ` +
            'left, and that the user of this process may write to. Make it so, or name another one in the environment variable ' +
            `${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}.`, { cause: error });
    }
    return folder;
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
