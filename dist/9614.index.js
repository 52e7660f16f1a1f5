export const id = 9614;
export const ids = [9614];
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

/***/ 2844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ policy),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ow: () => (/* binding */ needed),
/* harmony export */   Q3: () => (/* binding */ listOrOne),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   k8: () => (/* binding */ then),
/* harmony export */   ko: () => (/* binding */ refusedKey),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/** A list; wrong items are left out. */
function list(item, form) {
    const { expected = item.expected ?? '', json, least = 0, most } = form;
    const { inFile } = item;
    return {
        expected,
        inFile: inFile && (() => list(inFile(), form)),
        json: {
            ...json,
            type: 'array',
            items: item.json,
            ...(least === 0 ? {} : { minItems: least }),
            ...(most === undefined ? {} : { maxItems: most }),
        },
        definitions: item.definitions,
        policyKeys: item.policyKeys,
        read: (tree, what, reporter) => {
            const count = tree.kind === 'list' ? tree.count : -1;
            if (tree.kind === 'list' && count >= least && count <= (most ?? count)) {
                const values = tree.items.map((one) => item.read(one, `an item of ${what}`, reporter));
                return values.filter((value) => value !== undefined);
            }
            const found = count < 0 ? undefined : count === 0 ? 'an empty list' : `a list of ${String(count)}`;
            reporter.reportMismatch(tree, what, expected, found);
            return undefined;
        },
    };
}
/** A list, or one item alone. */
function listOrOne(item, form) {
    const { json = {}, ...bounds } = form;
    return either('list', list(item, bounds), then(item, (value) => [value]), json);
}
/** A mapping or a list, or something else in its place. */
function either(kind, whole, other, json = {}) {
    // An empty value is no mapping here.
    const wholeJson = kind === 'mapping' ? { ...whole.json, type: 'object' } : whole.json;
    return {
        ...other,
        json: { ...json, anyOf: [other.json, wholeJson] },
        definitions: { ...whole.definitions, ...other.definitions },
        read: (tree, ...rest) => (tree.kind === kind ? whole.read(tree, ...rest) : other.read(tree, ...rest)),
    };
}
/** A mapping with known keys; an empty value has none of them. */
function mapping(keys, form = {}) {
    const { owner, expected = 'a mapping (lines of "key: value")', json = {}, isWhole } = form;
    const taken = Object.keys(keys).filter((name) => keys[name]?.refused === undefined);
    const isNeeded = (key) => key?.isNeeded === true || (isWhole === true && key?.isOptional !== true);
    const needed = taken.filter((name) => isNeeded(keys[name]));
    return {
        expected,
        json: {
            ...json,
            type: isWhole ? 'object' : ['object', 'null'],
            additionalProperties: false,
            ...(needed.length === 0 ? {} : { required: needed }),
            properties: Object.fromEntries(taken.map((name) => [name, keys[name]?.json])),
        },
        definitions: Object.fromEntries(taken.flatMap((name) => Object.entries(keys[name]?.definitions ?? {}))),
        policyKeys: taken.flatMap((name) => [
            ...(keys[name]?.isPolicy === true ? [name] : []),
            ...(keys[name]?.policyKeys ?? []),
        ]),
        read: (tree, what, reporter) => {
            const entries = entriesOf(tree, isWhole);
            if (entries === undefined) {
                reporter.reportMismatch(tree, what, expected);
                return undefined;
            }
            const name = owner ?? what;
            const given = pickKeys(entries, keys, taken, name, reporter);
            for (const key of needed.filter((one) => !given.has(one))) {
                const missing = `${name} needs "${key}": ${keys[key]?.expected ?? 'a value'}.`;
                reporter.report(entries[0]?.keySpan ?? tree.span, missing);
            }
            const values = {};
            for (const [key, { keySpan, value }] of given) {
                const { read, refused } = keys[key] ?? NO_KEY;
                if (refused !== undefined)
                    reporter.report(keySpan, refused);
                const right = read(value, `"${String(key)}"`, reporter);
                if (right !== undefined)
                    values[String(key)] = right;
            }
            return hasRead(values) ? { values, given } : undefined;
        },
    };
}
const NO_KEY = { read: () => undefined, json: {} };
/** The compiler cannot follow that each value was read by the schema of its own key. */
function hasRead(values) {
    return typeof values === 'object';
}
/** @returns undefined if the value is no mapping; an empty value is one, unless it must be whole */
function entriesOf(tree, isWhole = false) {
    if (tree.kind === 'mapping')
        return tree.entries;
    return tree.kind === 'scalar' && tree.isNull && !isWhole ? [] : undefined;
}
/**
 * Picks the entries with known names, and reports all others. A misspelt entry counts as the one that was probably meant:
 * so its content is checked too, and it is not reported as missing. Nothing runs anyway, since it was reported.
 */
function pickKeys(entries, keys, taken, owner, reporter) {
    const isKey = (name) => name !== undefined && Object.hasOwn(keys, name);
    const given = new Map();
    for (const entry of entries) {
        if (isKey(entry.key))
            given.set(entry.key, entry);
        else {
            const meant = reporter.reportUnknown(entry, owner, taken);
            if (!isKey(meant) || given.has(meant))
                continue;
            if (!entries.some(({ key }) => key === meant))
                given.set(meant, entry);
        }
    }
    return given;
}
/** A value that several mappings have: its description stands in the JSON Schema once. */
function named(name, schema) {
    const definitions = { ...schema.definitions, [name]: schema.json };
    return { ...schema, json: { $ref: `#/definitions/${name}` }, definitions };
}
/** A key that cannot stand in a mapping, and why. */
function refusedKey(refused) {
    return { ...NO_KEY, refused };
}
/** A key whose value `policy-from: base` takes from the base of a pull request; of an artifact only its pin. */
function policy(schema) {
    return { ...schema, isPolicy: true };
}
/** A key that a mapping must have. */
function needed(schema) {
    return { ...schema, isNeeded: true };
}
/** Goes on with what was read. @param next gets the tree for the places of what it reports */
function then(schema, next) {
    const { inFile } = schema;
    return {
        ...schema,
        inFile: inFile && (() => then(inFile(), next)),
        read: (tree, what, reporter) => {
            const value = schema.read(tree, what, reporter);
            return value === undefined ? undefined : next(value, tree, reporter);
        },
    };
}


/***/ }),

/***/ 9089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ older),
/* harmony export */   CZ: () => (/* binding */ ofKind),
/* harmony export */   Dx: () => (/* binding */ numeral),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   KD: () => (/* binding */ checked),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   aD: () => (/* binding */ SHA256),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   dP: () => (/* binding */ ANY_NUMBER),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   fi: () => (/* binding */ IF_TRUE),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gO: () => (/* binding */ FLOATS),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2844);

/** A value that is taken as it is. */
function exact(expected, is, json) {
    return {
        expected,
        json,
        read: (tree, what, reporter) => {
            const value = tree.kind === 'scalar' ? tree.literal : undefined;
            if (is(value))
                return value;
            reporter.reportMismatch(tree, what, expected);
            return undefined;
        },
    };
}
function withWords(description, json) {
    return description === undefined ? json : { description, ...json };
}
/** A text of a file. @param pattern what it must match, and what it then is */
function text(description, [pattern, expected] = ANY) {
    const isRight = (value) => typeof value === 'string' && pattern.test(value);
    const limits = pattern === ANY[0] ? {} : { pattern: pattern.source };
    return exact(expected, isRight, withWords(description, { type: 'string', ...limits }));
}
const ANY = [new RegExp('', 'u'), 'a text'];
const SHA256 = [/^[0-9a-f]{64}$/u, '64 hexadecimal digits'];
/** A text of at most so many characters; of a longer one the start is kept. */
function cutText(most, description) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(text(description), (value, tree, reporter) => {
        const kept = value.length > most ? `${value.slice(0, most - 1)}\u2026` : value;
        if (reporter.left !== undefined) {
            reporter.left.characters -= kept.length;
            if (reporter.left.characters < 0)
                reporter.report(tree.span, 'there is too much text');
        }
        return kept;
    });
}
/** A number within bounds; a file has only finite ones. */
function numeral(description, bounds = {}) {
    const { minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE, isWhole } = bounds;
    const isRight = (value) => typeof value === 'number' &&
        value >= minimum &&
        value <= maximum &&
        (isWhole !== true || Number.isInteger(value));
    const kind = isWhole === true ? 'a whole number' : 'a number';
    const upTo = bounds.minimum === undefined
        ? ` up to ${String(maximum)}`
        : ` from ${String(minimum)} to ${String(maximum)}`;
    const range = bounds.maximum === undefined ? ` of at least ${String(minimum)}` : upTo;
    const expected = bounds.minimum === undefined && bounds.maximum === undefined ? kind : kind + range;
    const json = {
        type: isWhole === true ? 'integer' : 'number',
        ...('minimum' in bounds ? { minimum } : {}),
        ...('maximum' in bounds ? { maximum } : {}),
    };
    return exact(expected, isRight, withWords(description, json));
}
/** Also one that is not finite. */
const ANY_NUMBER = exact('a number', (value) => typeof value === 'number', { type: 'number' });
/** A share from 0 to 1. */
function share(description) {
    return { ...numeral(description, { minimum: 0, maximum: 1 }), expected: 'a share from 0 to 1' };
}
/** A whole number from 0 on. */
function count(description, maximum) {
    return numeral(description, { isWhole: true, minimum: 0, ...(maximum === undefined ? {} : { maximum }) });
}
/** True or false. */
const FLAG = exact('true or false', (value) => typeof value === 'boolean', { type: 'boolean' });
/** A key that is true, or absent. */
const IF_TRUE = optional((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(FLAG, (value) => (value ? true : undefined)));
/** One of a few words. */
function oneOf(words, description) {
    const isRight = (value) => words.some((word) => word === value);
    return exact(`one of ${words.join(', ')}`, isRight, withWords(description, { enum: words }));
}
/** A number or a text. A number that is not finite becomes a text: an attack may have found no median. */
function figure(most) {
    const word = cutText(most);
    return {
        json: {},
        read: (tree, ...rest) => {
            const value = tree.kind === 'scalar' ? tree.literal : undefined;
            if (typeof value !== 'number')
                return word.read(tree, ...rest);
            return Number.isFinite(value) ? value : String(value);
        },
    };
}
/** Floats, which are copied. NaN stands for a number that is missing. */
const FLOATS = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(exact('an array of floats', isFloats, {}), (value, tree, reporter) => {
    if (reporter.left !== undefined) {
        reporter.left.numbers -= value.length;
        if (reporter.left.numbers < 0)
            reporter.report(tree.span, 'there are too many numbers');
    }
    const copy = Float32Array.from(value);
    const isRight = copy.every((one) => Number.isFinite(one) || Number.isNaN(one));
    if (!isRight)
        reporter.report(tree.span, 'an array holds numbers that are not finite');
    return copy;
});
/** True also for an array that another realm has made. */
function isFloats(value) {
    return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}
/** Bytes, at most so many. They are not copied. */
function bytes(most) {
    const isRight = (value) => value instanceof Uint8Array && value.length <= most;
    return exact('bytes', isRight, {});
}
/** Null, or a value. */
function orNull(schema) {
    const { type, enum: words } = schema.json;
    const known = Array.isArray(words) ? words : undefined;
    const json = known === undefined ? { type: [type, 'null'] } : { enum: [...known, null] };
    return {
        ...schema,
        json: { ...schema.json, ...json },
        read: (tree, ...rest) => (tree.kind === 'scalar' && tree.isNull ? null : schema.read(tree, ...rest)),
    };
}
/** A key that an object may lack. */
function optional(schema) {
    return { ...schema, isOptional: true };
}
/** A key that files of older versions lack. */
function older(schema) {
    const { description } = schema.json;
    const words = typeof description === 'string' ? `${description} ` : '';
    return optional(described(schema, `${words}Files of older versions lack it.`));
}
/** An object with exactly these keys, less those that it may lack. @param owner names it in messages */
function object(owner, keys, description) {
    const inFile = () => objectOf(owner, keysInFile(keys), description);
    return { ...objectOf(owner, keys, description), inFile };
}
/** The declaration of a value in a file, from that in a message: its keys in snake_case, and null for what a message lacks. */
function inFile(schema) {
    return schema.inFile?.() ?? schema;
}
function keysInFile(keys) {
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => {
        const snake = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
        if (key === undefined)
            return [snake, key];
        return [
            snake,
            key.isOptional ? { ...orNull(inFile(key)), isOptional: true, isNeeded: true } : inFile(key),
        ];
    }));
}
/** A key that must be there although its value may be null has no value then. */
function objectOf(owner, keys, description) {
    const json = withWords(description, {});
    const names = Object.entries(keys).map(([name, key]) => [name, camel(name), key]);
    const schema = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mapping */ .pq)(keys, { owner, expected: 'an object', json, isWhole: true });
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(schema, ({ values }) => {
        const read = values;
        const named = {};
        for (const [name, inCode, key] of names) {
            const value = read[name] === null && key?.isOptional && key.isNeeded ? undefined : read[name];
            if (value !== undefined)
                named[inCode] = value;
            else if (!key?.isOptional)
                return undefined;
        }
        return hasAll(named) ? named : undefined;
    });
}
function camel(name) {
    return name.replaceAll(/_(.)/gu, (_, letter) => letter.toUpperCase());
}
/** The compiler cannot follow that each value was read by its own schema. */
function hasAll(values) {
    return typeof values === 'object';
}
/** One of several objects, which differ in their key `kind`. */
function ofKind(kinds) {
    const names = Object.keys(kinds);
    const kind = oneOf(names);
    return {
        json: {},
        read: (tree, what, reporter) => {
            const given = tree.kind === 'mapping' ? tree.entries.find(({ key }) => key === 'kind') : undefined;
            const name = kind.read(given?.value ?? tree, '"kind"', reporter);
            const value = name === undefined ? undefined : kinds[name]?.read(tree, what, reporter);
            return value instanceof Object && hasAll(value) ? value : undefined;
        },
    };
}
/** An object whose keys are names. @param form how its key is read, and how many there may be */
function record(value, { name = text(), most = Infinity, description } = {}) {
    return {
        json: withWords(description, { type: 'object', additionalProperties: value.json }),
        read: (tree, what, reporter) => {
            if (tree.kind !== 'mapping' || tree.entries.length > most) {
                reporter.reportMismatch(tree, what, 'an object');
                return undefined;
            }
            return new Map(tree.entries.flatMap((entry) => {
                const key = { kind: 'scalar', text: entry.key, literal: entry.key, isNull: false };
                const read = value.read(entry.value, `"${entry.key.slice(0, 80)}"`, reporter);
                const named = name.read({ ...key, span: entry.keySpan }, what, reporter);
                return read === undefined || named === undefined ? [] : [[named, read]];
            }));
        },
    };
}
/** Checks what was read. @param findFault says what is wrong with it, without a full stop */
function checked(schema, findFault) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .then */ .k8)(schema, (value, tree, reporter) => {
        const fault = findFault(value);
        if (fault !== undefined)
            reporter.report(tree.span, fault);
        return fault === undefined ? value : undefined;
    });
}
/** A list. @param most the most items that it may have */
function listOf(item, description, bounds = {}) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(item, { expected: 'a list', json: withWords(description, {}), ...bounds });
}
/** The same values with other words about them. */
function described(schema, description) {
    return { ...schema, json: { ...schema.json, description } };
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


/***/ })

};
