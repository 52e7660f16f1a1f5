import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 9313:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Cq: () => (/* binding */ positiveInteger),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OW: () => (/* binding */ integerAt),
/* harmony export */   at: () => (/* binding */ at)
/* harmony export */ });
/** Readers of JSON that came from outside: only these functions turn `unknown` into typed values. */
/** True if a value is a JSON object, neither null nor an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** @returns the value under a path of own keys, or undefined if the path ends early */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (!isObject(current) || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
/**
 * Reads an integer under a path. Some services send numbers as strings; nothing else in a string counts, such as blanks,
 * signs, a fraction or a leading zero.
 * @returns undefined if there is none
 */
function integerAt(value, ...path) {
    const found = at(value, ...path);
    const isText = typeof found === 'string' && /^(?:0|[1-9]\d{0,14})$/u.test(found);
    const number = isText ? Number(found) : found;
    return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
/** @returns the string under a path, or undefined if there is none or it is empty */
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
/** @returns undefined for a value that is no integer above 0 */
function positiveInteger(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}


/***/ }),

/***/ 9822:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ listNames)
/* harmony export */ });
/**
 * Names the first of several things, and counts the others: `a, b and 3 more`.
 * @param most how many are named
 */
function listNames(all, most, nameOf) {
    const shown = all
        .slice(0, most)
        .map((one) => nameOf(one))
        .join(', ');
    return all.length > most ? `${shown} and ${String(all.length - most)} more` : shown;
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
function namesOf(entries) {
    return Object.keys(entries);
}


/***/ }),

/***/ 9998:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ip: () => (/* binding */ digitPair),
/* harmony export */   z3: () => (/* binding */ formatBytes),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** Formats a whole number as `5,000`. The first use of Node's own formatter takes as long as starting Node. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
/** `1 file`, `5,000 files`. */
function counted(count, one, many) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}
const UNITS = ['kB', 'MB', 'GB', 'TB'];
/** Formats a size as `512 bytes` or `1.2 MB`, in steps of 1,000 as object storages do. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return counted(bytes, 'byte', 'bytes');
    const inUnits = UNITS.map((unit, index) => [(bytes / 1000 ** (index + 1)).toFixed(1), unit]);
    // A number that rounds to 1,000 of a unit is shown in the next unit.
    const [number, unit] = inUnits.find(([text]) => Number(text) < 1000) ?? inUnits.at(-1) ?? ['', ''];
    return `${number} ${unit}`;
}
/** Two numbers with three digits each, or with all if three would hide that they differ. */
function digitPair(one, other) {
    const [first = '', second = ''] = [one, other].map((value) => String(Number(value.toPrecision(3))));
    return one === other || first !== second ? [first, second] : [String(one), String(other)];
}


/***/ }),

/***/ 5971:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   e9: () => (/* binding */ isInGitFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/**
 * True if a path is the outer folder itself or inside it. Only names are compared; links are not resolved.
 * @param outer absolute
 * @param inner absolute
 */
function isInside(outer, inner) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(outer, inner);
    return relative !== '..' && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(relative);
}
/**
 * True if a path is named `.git` or is below such a folder, which may hold credentials and programs that git runs.
 * @param root absolute; only names below it count
 * @param inner absolute, inside the root
 */
function isInGitFolder(root, inner) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, inner)
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)
        .some((name) => isGitName(name));
}
/**
 * True for every name by which a system opens the folder `.git`: in any case, because some file systems do not distinguish
 * upper and lower case; on Windows also with dots or spaces at its end, with the name of a stream, and by its short name.
 */
function isGitName(name, isWindows = node_path__WEBPACK_IMPORTED_MODULE_0__.sep === node_path__WEBPACK_IMPORTED_MODULE_0__.win32.sep) {
    const lower = name.toLowerCase();
    if (!isWindows)
        return lower === '.git';
    return ['.git', 'git~1'].includes(lower.replace(/:.*$/su, '').replace(/[. ]+$/u, ''));
}


/***/ }),

/***/ 528:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
function present(entries) {
    return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== null));
}


/***/ }),

/***/ 436:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   jm: () => (/* binding */ describePosition),
/* harmony export */   oC: () => (/* binding */ InvalidInputError)
/* harmony export */ });
/** All mistakes in the inputs and the configuration together. It is thrown before anything is submitted. */
class InvalidInputError extends Error {
    name = 'InvalidInputError';
    problems;
    constructor(problems) {
        super(problems.map(describeProblem).join('\n'));
        this.problems = problems;
    }
}
/** @returns `file:line:column`, `input "name"`, or `name:line:column` for a position in the text of an input */
function describePlace(place) {
    if (place.kind === 'file')
        return `${place.file}${describePosition(place)}`;
    return place.at === undefined ? `input "${place.input}"` : `${place.input}${describePosition(place.at)}`;
}
/** @returns `:line:column` */
function describePosition({ line, column, }) {
    return `:${String(line)}:${String(column)}`;
}
/** @returns a copy in reading order: first inputs, then files, each line by line */
function sortProblems(problems) {
    return problems.toSorted(({ place: a }, { place: b }) => {
        if (a.kind === 'input' || b.kind === 'input') {
            return Number(b.kind === 'input') - Number(a.kind === 'input');
        }
        return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
    });
}
/** @returns one line: the place, then the message */
function describeProblem(problem) {
    return `${describePlace(problem.place)}: ${problem.message}`;
}


/***/ }),

/***/ 9600:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ blankInvisible),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   Yf: () => (/* binding */ jsonExcerpt),
/* harmony export */   _1: () => (/* binding */ isPlainAscii),
/* harmony export */   aH: () => (/* binding */ quotedName),
/* harmony export */   f6: () => (/* binding */ withoutStop),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   vc: () => (/* binding */ holdsControls)
/* harmony export */ });
/* harmony import */ var _unicode_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4532);

/**
 * Sanitizes untrusted text (from the service, the event or the repository) for log lines, Markdown and HTML. SARIF has
 * rules of its own, which build on these functions (report/sarif/inert-text.ts). Secrets are removed in redact/secrets.ts.
 */
/**
 * True if a text has only visible ASCII characters and spaces, as most texts do. Such a text needs no Unicode patterns,
 * whose compilation is the slowest step of a short run.
 */
function isPlainAscii(text) {
    return !/[^ -~]/u.test(text);
}
/**
 * Replaces each character that shows as nothing by a space: control and format characters (zero-width, bidirectional,
 * tags), line and paragraph separators, lone surrogates, and what fonts draw as nothing, such as Hangul fillers (U+3164),
 * variation selectors and the blank Braille pattern.
 */
function blankInvisible(text) {
    return isPlainAscii(text) ? text : text.replace((0,_unicode_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleCharacters */ .sN)(), ' ');
}
/** Removes white space and all characters that show as nothing. */
function withoutInvisible(text) {
    return blankInvisible(text).replaceAll(/\s/gu, '');
}
/** True if a text contains a line break, another control character or a lone surrogate. */
function holdsControls(text) {
    return !isPlainAscii(text) && (0,_unicode_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .controlCharacter */ .TL)().test(text);
}
/**
 * Makes one line without control, zero-width or bidirectional characters.
 * @param text untrusted text
 * @param maxLength in UTF-16 units; a longer text is cut and marked with an ellipsis
 */
function plainLine(text, maxLength = 1000) {
    // Cut first: it would waste time to clean megabytes when only little of them is shown.
    const clean = blankInvisible(text.slice(0, maxLength * 2))
        .replace(/\s+/gu, ' ')
        .trim();
    const isCut = clean.length > maxLength || text.length > maxLength * 2;
    return isCut ? `${cut(clean, maxLength - 1)}\u2026` : clean;
}
/** A text of others as a name in a message, in quotes. */
function quotedName(text) {
    return `"${plainLine(text, 200)}"`;
}
/** The most that is kept of a text in an answer. No message shows more. */
const MAX_KEPT_LENGTH = 2000;
/**
 * Cuts a text of an answer to the length that messages can show, so that later steps stay fast. An ellipsis marks the
 * cut; redact/secrets.ts then looks for the start of a secret before the ellipsis.
 * @param maxLength in UTF-16 units
 */
function bounded(text, maxLength = MAX_KEPT_LENGTH) {
    return text.length > maxLength ? `${cut(text, maxLength - 1)}\u2026` : text;
}
/** Cuts a text without leaving half of a surrogate pair at its end. */
function cut(text, length) {
    return text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
}
/** Removes the full stop at the end of a sentence that becomes a part of another one. */
function withoutStop(sentence) {
    return sentence.replace(/\.$/u, '');
}
/** The beginning of a value as JSON, sanitized for messages. Accepts any value. */
function jsonExcerpt(value) {
    try {
        // Wrapped in a list because a value that JSON does not know, such as undefined, would give no text by itself.
        return plainLine(JSON.stringify([value]).slice(1, -1), 200);
    }
    catch {
        // JSON.parse reads any depth, but JSON.stringify goes only as deep as the stack.
        return 'a value that is nested too deeply to be shown';
    }
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ WHOLE_TEXT)
/* harmony export */ });
/**
 * The values of a text or a message. Those of a text have their spans; keys never become properties of objects, aliases are
 * resolved, and no type is guessed from the spelling of a value.
 */
/** The span of the whole text. */
const WHOLE_TEXT = { start: 0, end: 0 };


/***/ }),

/***/ 4532:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  TL: () => (/* binding */ controlCharacter),
  sN: () => (/* binding */ invisibleCharacters),
  jF: () => (/* binding */ letterOrDigit),
  iq: () => (/* binding */ letterOrPositiveDigit),
  F_: () => (/* binding */ markupCharacters),
  hx: () => (/* binding */ plainWord),
  w2: () => (/* binding */ spacingCharacters)
});

;// CONCATENATED MODULE: ./packages/common/src/once.ts
/** Makes a value when it is first asked for, and keeps it: for what takes time to make and is seldom needed. */
function once(make) {
    let made;
    return () => (made ??= make());
}

;// CONCATENATED MODULE: ./packages/common/src/unicode-patterns.ts

/**
 * Patterns with classes of Unicode, each made when it is first needed. Node checks literals whenever it compiles their
 * file, which takes milliseconds with such classes, also in a run that meets plain ASCII only.
 */
/** Control characters and lone surrogates. */
const controlCharacter = pattern(String.raw `[\p{Cc}\p{Cs}]`, 'u');
/** Everything that shows as nothing ({@link blankInvisible} names it). */
const invisibleCharacters = pattern(String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]`, 'gu');
/** White space, invisible characters and dashes that may break up a text. */
const spacingCharacters = pattern(String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Pd}\p{Zl}\p{Zp}\s]+`, 'gu');
/** Everything that HTML or Markdown might read as markup. */
const markupCharacters = pattern(String.raw `[^\p{L}\p{N} ,;/\u2026]`, 'gu');
const letterOrDigit = pattern(String.raw `[\p{L}\p{N}]`, 'u');
const letterOrPositiveDigit = pattern(String.raw `[\p{L}1-9]`, 'u');
/** Letters and digits with the marks of a sentence. */
const plainWord = pattern(String.raw `^[\p{L}\p{N}\p{M}+=%\u2013\u2014-]+(?:[.,:'\u2019][\p{N}]+|['\u2019]\p{L}+)*%?$`, 'u');
function pattern(source, flags) {
    return once(() => new RegExp(source, flags));
}


/***/ }),

/***/ 3420:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/**
 * Content of others that cannot be read. The message is one sentence for people, or a part of one for `stream`. It has no stack:
 * a hostile file makes very many of these, and what takes most of the time would be their stacks.
 */
class Unreadable extends Error {
    name = 'Unreadable';
    code;
    /** Whose layout it is (`joblib array`), or what there is too much of (`depth`). */
    subject;
    /** In the content: bytes, or characters of a text. */
    offset;
    constructor(code, message, about = {}) {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 0;
        super(message, about);
        Error.stackTraceLimit = stackTraceLimit;
        this.code = code;
        this.subject = about.subject ?? '';
        this.offset = about.offset;
    }
}
/** Makes the error for content that is not what its format promises. @param message one sentence for people */
function damaged(message) {
    return new Unreadable('damaged', message);
}
/** True for an {@link Unreadable} with one of these codes. */
function isUnreadable(error, ...codes) {
    return error instanceof Unreadable && codes.includes(error.code);
}


/***/ }),

/***/ 2830:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z0: () => (/* reexport */ result_words/* ACCESSES */.z0),
  O5: () => (/* reexport */ ATTACKS),
  QT: () => (/* reexport */ result_words/* BOUNDS */.QT),
  ui: () => (/* reexport */ CHECKS),
  vz: () => (/* reexport */ result_words/* CHECK_MARK */.vz),
  zS: () => (/* reexport */ COLUMN_SETTING_NAMES),
  xg: () => (/* reexport */ DESCRIPTORS),
  XA: () => (/* reexport */ result_words/* EACH_CLASS */.XA),
  Tj: () => (/* reexport */ ENGINE_SETTINGS),
  rk: () => (/* reexport */ ENGINE_SETTING_NAMES),
  zf: () => (/* reexport */ result_words/* EVERY_INPUT_FELL */.zf),
  cJ: () => (/* reexport */ FIELDS),
  nm: () => (/* reexport */ INPUT_KINDS),
  MP: () => (/* reexport */ LABEL_SETTING_NAME),
  em: () => (/* reexport */ NUMBER_SETTING_NAMES),
  Ir: () => (/* reexport */ ROWS),
  N1: () => (/* reexport */ SERVICE_DEFENCE),
  _f: () => (/* reexport */ SLOTS),
  n3: () => (/* reexport */ TASKS),
  VY: () => (/* reexport */ USUAL),
  F7: () => (/* reexport */ attacksOf),
  Mi: () => (/* reexport */ attacksWithSetting),
  Ri: () => (/* reexport */ defaultThreshold),
  uv: () => (/* reexport */ findRow),
  we: () => (/* reexport */ isLocalOnly),
  Kq: () => (/* reexport */ methodVersion),
  f5: () => (/* reexport */ settingsOf),
  Ro: () => (/* reexport */ takesSetting)
});

// UNUSED EXPORTS: ANSWER_KINDS, CATEGORY_FIELDS, HELD_SHARE, MINIMUM, MODEL_FIELDS, MOST_CALL_NAMES, MOST_CLASS_RATES, NUMBER_TYPES, PICTURE_SLOTS, TABLE_SLOTS, modelFields, sentences

;// CONCATENATED MODULE: ./packages/engine/src/attacks/descriptor.ts
/** The fields that say how a model is asked, and what it takes. */
const MODEL_FIELDS = [
    'input_dimensions',
    'model_api_details',
    'model_framework',
    'normalize_data',
    'use_model_api',
];
/** Those and others, by their names. */
function modelFields(...others) {
    return [...MODEL_FIELDS, ...others].toSorted();
}
/** The fields that say which columns of a table hold categories. */
const CATEGORY_FIELDS = ['categorical_columns_info', 'is_category_columns'];
/** A remedy: only some services generate defences. */
const SERVICE_DEFENCE = 'If the service generated a defence with the job, put it in front of the model.';
/** The slots that a service usually asks for. */
const PICTURE_SLOTS = ['data', 'label', 'model'];
const TABLE_SLOTS = ['data', 'minmax', 'model'];

;// CONCATENATED MODULE: ./packages/engine/src/attacks/minimum.ts
/**
 * What a local analysis needs at least before its score can be a pass: with less, a score says more about the test than about
 * the model. Chosen, not taken from a paper.
 */
const MINIMUM = {
    samples: 20,
    /** Questions of a black-box evasion for each input that has not fallen. */
    queriesPerInput: 200,
    queries: 500,
    /** The same for a model that answers slowly or at a price: an endpoint. */
    endpointQueries: 100,
    /** Inputs, or windows of a series, on which extraction compares its copy with the model. */
    compared: 30,
    /** Different rows of membership on each side, and those for a pass. */
    side: 50,
    sideForPass: 200,
};
/** The shares of the data that only measure the copy of an extraction. */
const HELD_SHARE = { classifier: 0.5, forecaster: 0.4 };
/** What an attack has if the config file does not say it, unless the time allows less. */
const USUAL = { samples: 100, minutes: 10 };

;// CONCATENATED MODULE: ./packages/engine/src/attacks/engine-settings.ts
/** The settings of the engine that an analysis may have beside the fields of its request. They are never sent. */
const NUMBER_SETTING_NAMES = ['eps', 'samples', 'seed', 'minutes', 'season', 'tolerance'];
/** Settings that list columns of a table, by their names or their places, counted from 0. */
const COLUMN_SETTING_NAMES = ['fixed', 'integer'];
/** The setting that says which column of a table is the label. */
const LABEL_SETTING_NAME = 'label-column';
const ENGINE_SETTING_NAMES = [
    ...NUMBER_SETTING_NAMES,
    ...COLUMN_SETTING_NAMES,
    LABEL_SETTING_NAME,
];
/** Form and meaning of each setting. */
const ENGINE_SETTINGS = {
    eps: {
        isWhole: false,
        min: 0.000001,
        max: 1,
        meaning: 'How far an input may be changed, as a share of the range of each number. Default: that of the baseline, else from the data.',
        example: '0.1',
    },
    samples: {
        isWhole: true,
        min: 1,
        max: 10_000,
        meaning: 'Number of inputs that are attacked; for membership, of each side.',
        example: '100',
    },
    seed: {
        isWhole: true,
        min: 0,
        max: 999_999_999_999_999,
        meaning: 'Start of the random numbers. The same seed gives the same score.',
        example: '1',
    },
    minutes: {
        isWhole: false,
        min: 0.01,
        max: 7200,
        meaning: 'Most time that the analysis may take.',
        example: '5',
    },
    season: {
        isWhole: true,
        min: 1,
        max: 1_000_000,
        meaning: 'Season of the series, in steps. Default: found in the data.',
        example: '12',
        tasks: ['time-series-forecasting'],
    },
    tolerance: {
        isWhole: false,
        min: 0.000001,
        max: 1_000_000_000_000,
        meaning: 'How far a prediction may move before it counts, in its own unit. Default: the root mean squared error of the model on its labels.',
        example: '2.5',
        tasks: ['tabular-regression'],
    },
    fixed: {
        listsColumns: true,
        meaning: 'Columns that the attack must not change, by name or place (counted from 0). It never changes ' +
            'categories, one-hot groups and missing values.',
        example: '[age, sex]',
        tasks: ['tabular-classification', 'tabular-regression'],
    },
    integer: {
        listsColumns: true,
        meaning: 'The columns that hold only whole numbers. Default: every column that holds only whole numbers in ' +
            'the data.',
        example: '[visits, rooms]',
        tasks: ['tabular-classification', 'tabular-regression'],
    },
    'label-column': {
        namesColumn: true,
        meaning: 'The column of the tables that holds the label, by name or place (counted from 0), or none. Default: ' +
            'that of the baseline, else found by what the columns hold.',
        example: 'churned',
        tasks: ['tabular-classification', 'tabular-regression'],
    },
};

// EXTERNAL MODULE: ./packages/common/src/names-of.ts
var names_of = __nccwpck_require__(6225);
;// CONCATENATED MODULE: ./packages/engine/src/catalog/request-words.ts
/**
 * The words of service spec 2.3 and 4.2: tasks, fields of requests, and upload slots. Which attack takes which is in
 * `packages/engine/src/attacks/`.
 */
const TASKS = [
    'image-classification',
    'tabular-classification',
    'tabular-regression',
    'time-series-forecasting',
];
const FIELD_SPECS = {
    attack_type: { form: 'text', meaning: 'Attack mode.', example: 'blackbox', default: 'blackbox' },
    categorical_columns_info: {
        form: 'list',
        meaning: 'Names of the categorical columns, or na if there are none.',
        example: 'job, marital',
        default: 'na',
        isPolicy: true,
    },
    color_space: { form: 'text', meaning: 'Colour space of image inputs.', example: 'rgb' },
    defense_bestonly: {
        form: 'switch',
        meaning: 'Generate only the best defence.',
        example: 'no',
        default: 'no',
    },
    encryption_strategy: {
        form: 'integer',
        meaning: 'Code of the encryption of the uploaded model; 0 for none.',
        example: '0',
        default: '0',
    },
    input_dimensions: { form: 'dimensions', meaning: 'Shape of one input.', example: '[28, 28, 1]' },
    is_category_columns: {
        form: 'switch',
        meaning: 'The data has categorical columns.',
        example: 'no',
        default: 'no',
        isPolicy: true,
    },
    model_api_details: {
        form: 'text',
        meaning: 'Details of the model API. This is a secret: use the model-api-details input instead.',
        example: 'na',
        default: 'na',
        secret: true,
    },
    model_framework: { form: 'text', meaning: 'Framework of the model.', example: 'tensorflow' },
    normalize_data: {
        form: 'switch',
        meaning: 'Let the service normalize the data.',
        example: 'no',
        default: 'no',
    },
    number_of_attack_queries: {
        form: 'integer',
        meaning: 'Number of queries that the attack may make.',
        example: '20000',
        isPolicy: true,
    },
    number_of_classes: { form: 'integer', meaning: 'Number of classes of the model.', example: '10' },
    use_model_api: {
        form: 'switch',
        meaning: 'Reach the model by its API instead of uploading it.',
        example: 'no',
        default: 'no',
    },
    vulnerability_threshold: {
        form: 'decimal',
        meaning: 'A model with a score above the threshold is vulnerable; with 0, any score above 0.',
        example: '0.1',
        default: '0',
        isPolicy: true,
    },
};
/** Every field of service spec 2.3. */
const FIELDS = FIELD_SPECS;
/** The upload slots, which are also the names of artifacts (observed publicly; not in the service spec). */
const SLOTS = [
    'data',
    'label',
    'model',
    'minmax',
    'reference_data',
    'reference_label',
    'universal_data',
    'universal_label',
];
/** What the inputs of a task are. */
const INPUT_KINDS = {
    'image-classification': 'pictures',
    'tabular-classification': 'rows',
    'tabular-regression': 'rows',
    'time-series-forecasting': 'windows',
};
/** What models of a task answer with. */
const ANSWER_KINDS = {
    'image-classification': 'classification',
    'tabular-classification': 'classification',
    'tabular-regression': 'values',
    'time-series-forecasting': 'values',
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/accuracy-loss/descriptor.ts
/** A comparison with the version before: the run makes its result if the config file says how much is too much. */
const accuracyLoss = {
    tasks: [],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: true,
    settings: [],
    threshold: {
        value: 1,
        why: 'only the config file says how much accuracy a change may cost (max-accuracy-loss)',
    },
    stages: 'sanity',
    taxonomy: {
        atlas: { id: 'AML.T0031', name: 'Erode AI Model Integrity' },
        owasp: { id: 'ML08', name: 'Model Skewing', nearest: true },
    },
    assurance: {
        standards: ['v1.0-C3.2.2', 'v1.0-C6.1.4', 'Article 15(1)'],
        shows: 'how much accuracy, or skill of a regression, the model lost against its version before',
        open: 'accuracy in use and on other inputs, and the tests of safety and alignment that AISVS 3.2.2 asks for',
    },
    severity: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The model became less accurate',
        summary: 'The change costs the model more accuracy than the config file allows. Its answers are right less often than before.',
        attack: 'The model and its version in the base commit are asked about the same labelled inputs, and their accuracy is compared.',
        actions: [
            'Look at the inputs that are answered otherwise now, and at the classes that they belong to.',
            'Compare with more labelled inputs: the interval becomes narrower.',
            'Train again, or keep the version before.',
            'If the loss is meant, accept the finding, or raise max-accuracy-loss in the config file of the base.',
        ],
        narrowedBy: 'More labelled inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/disagreement/descriptor.ts
/** A comparison with the version before: the run makes its result if the config file says how much is too much. */
const disagreement = {
    tasks: [],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: false,
    settings: [],
    threshold: {
        value: 1,
        why: 'only the config file says how many answers a change may alter (max-disagreement)',
    },
    stages: 'sanity',
    taxonomy: {
        atlas: { id: 'AML.T0018', name: 'Manipulate AI Model', nearest: true },
        owasp: { id: 'ML10', name: 'Model Poisoning', nearest: true },
    },
    assurance: {
        standards: ['v1.0-C3.2.2', 'v1.0-C6.1.4', 'AML.T0018.000', 'Article 15(1)'],
        shows: 'how many of the same inputs the model and its version before answer differently',
        open: 'which of the two is right, other inputs, and the tests of safety and alignment that AISVS 3.2.2 asks for',
    },
    severity: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The model answers otherwise than before',
        summary: 'The change alters more answers of the model than the config file allows. Nobody may have looked at these answers yet.',
        attack: 'The model and its version in the base commit are asked about the same inputs, and their answers are compared.',
        actions: [
            'Look at the inputs that are answered otherwise now, and at the classes that they belong to.',
            'If the change is meant, accept the finding, or raise max-disagreement in the config file of the base.',
            'Compare with more inputs: the interval becomes narrower.',
            'If it is not, find out what else changed: the data, the preprocessing, the order of the classes.',
        ],
        narrowedBy: 'More inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/descriptor.ts

const CHECK = { method: 8, code: { file: 'drift.ts', run: 'checkForDrift' } };
const descriptor_FIELDS = [
    'encryption_strategy',
    'input_dimensions',
    'model_api_details',
    'model_framework',
    'use_model_api',
];
const TABLE = {
    ...CHECK,
    isLocalOnly: true,
    fields: [...CATEGORY_FIELDS, ...descriptor_FIELDS],
    usualSlots: ['data', 'reference_data', 'model'],
};
const drift = {
    tasks: [
        {
            task: 'image-classification',
            ...CHECK,
            fields: ['color_space', ...descriptor_FIELDS],
            usualSlots: ['data', 'label', 'reference_data', 'reference_label'],
        },
        { task: 'tabular-classification', ...TABLE },
        { task: 'tabular-regression', ...TABLE },
    ],
    needs: ['reference_data'],
    judges: 'data',
    uses: ['reference_data', 'reference_label'],
    needsLabels: false,
    settings: [],
    proposal: { with: ['reference_data'], budget: [] },
    threshold: {
        value: 0.1,
        why: 'an AUC of .55 is a real but slight difference. In tests, a new value in a tenth of one column was ' +
            'above it in 30 of 30 draws, values out of range in a twentieth of one column in 10 of 30, and ' +
            'unchanged data in 2 of 100',
    },
    stages: 'engine',
    taxonomy: { owasp: { id: 'ML08', name: 'Model Skewing', nearest: true } },
    assurance: {
        standards: ['v1.0-C12.3.1', 'AITG-MOD-06', 'AML.M0008', 'Article 15(1)'],
        shows: 'how well the given data can be told from the reference data',
        open: 'drift after this run, whether a change does harm, and who made it',
    },
    severity: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The data has drifted away from the training data of the model',
        summary: 'The distribution of the data differs from the reference data, so the accuracy measured earlier no ' +
            'longer holds. This is a finding about the data first, but an attacker can also cause such a slow ' +
            'change.',
        attack: 'Usually there is no attack: the world, a sensor or a preparation step has changed. But if the model learns from ' +
            'data that users supply, an attacker can shift this data little by little.',
        actions: [
            'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
                'preparation steps.',
            'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
            'If the change is intended, update reference_data and reference_label in the config file.',
            'Monitor the distribution of inputs and answers in production, and raise an alarm when it changes.',
            'If users supply the data, limit the share of each user and check the data before the model learns from it.',
        ],
        narrowedBy: 'More inputs in data and reference_data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/descriptor.ts


const CLASSIFIER = {
    method: 11,
    code: { file: 'attack-by-evasion.ts', run: 'attackByEvasion' },
    fewest: MINIMUM.samples,
};
const evasion_descriptor_FIELDS = modelFields('defense_bestonly', 'encryption_strategy', 'number_of_classes');
const evasion = {
    gravity: 2,
    tasks: [
        {
            task: 'image-classification',
            ...CLASSIFIER,
            fields: [...evasion_descriptor_FIELDS, 'color_space'],
            usualSlots: PICTURE_SLOTS,
        },
        {
            task: 'tabular-classification',
            ...CLASSIFIER,
            method: 12,
            fields: [...evasion_descriptor_FIELDS, ...CATEGORY_FIELDS].toSorted(),
            usualSlots: TABLE_SLOTS,
        },
        {
            task: 'tabular-regression',
            method: 4,
            code: { file: 'values/attack-values.ts', run: 'attackValues' },
            fewest: MINIMUM.samples,
            isLocalOnly: true,
            unset: {
                setting: 'tolerance',
                action: 'Set `tolerance` to the change of a prediction that would do harm: without it, the usual error of the model (RMSE) counts as harm.',
            },
            threshold: {
                value: 0.5,
                why: 'half of the predictions can be moved by more than the usual error of the model. Of 33 usual models ' +
                    'attacked with changes of 5 %, none of the 11 that explain less than .6 of the variance was above ' +
                    'it, but 17 of the 22 that explain more: the better a model fits, the smaller its tolerance',
            },
            fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS],
            usualSlots: ['data', 'model'],
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: true,
    settings: ['eps', 'samples', 'tolerance', 'fixed', 'integer'],
    proposal: {
        with: [],
        budget: [
            {
                ...{ key: 'samples', value: 40, least: MINIMUM.samples, full: 100 },
                unseen: 'the interval of the score is up to .30 wide, with 100 .19',
            },
        ],
    },
    threshold: {
        value: 0.5,
        why: 'undefended picture models score near 1, table models mostly above .5, adversarially trained ones ' +
            'well below',
    },
    paired: {
        level: 0.02,
        inputs: 'inputs that both runs attacked',
        worse: 'fell that held before',
        fewer: 'fewer fell',
        fall: 'fall',
        advice: 'set an eps at which about half of the inputs fall, or more samples',
    },
    stages: 'defence',
    taxonomy: {
        atlas: { id: 'AML.T0015', name: 'Evade AI Model' },
        owasp: { id: 'ML01', name: 'Input Manipulation Attack' },
    },
    assurance: {
        standards: [
            'v1.0-C11.1.3',
            'v1.0-C6.1.4',
            'AITG-MOD-01',
            'AML.M0008',
            'NISTAML.022',
            'NISTAML.025',
            'Article 15(5)',
        ],
        shows: 'how many of the given inputs known attacks move to another answer by changes of at most eps',
        open: 'whether attacks exist that were not found, unless the score is exact; changes of another kind or size, other inputs, and defences around the model',
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
        precision: 'high',
    },
    texts: {
        title: 'The model can be deceived by manipulated inputs',
        summary: 'Slightly manipulated inputs made the model give wrong answers. Anyone who controls the inputs can control the ' +
            'answers.',
        attack: 'The attacker searches for small changes, such as noise too faint to notice or values that are still ' +
            'plausible. They move an input across the border between two classes, or a predicted value by more ' +
            'than the usual error of the model.',
        actions: [
            'Train with adversarial examples: add the attack samples (report attack-samples), with the right labels, to the ' +
                'training data. They are changed rows of data, so measure the new model on others.',
            'Check inputs before they reach the model: valid ranges, types and combinations; for images also size and ' +
                'encoding.',
            SERVICE_DEFENCE,
            'Never let a single answer of the model decide something that cannot be undone: ask a second model or a ' +
                'person.',
            'Measure the accuracy on attack samples in every release, in addition to the usual accuracy.',
        ],
        narrowedBy: 'A higher number of samples, or more inputs in data if all are attacked,',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/descriptor.ts


const descriptor_CLASSIFIER = {
    method: 6,
    code: { file: 'attack-by-extraction.ts', run: 'attackByExtraction' },
    fewest: MINIMUM.compared / HELD_SHARE.classifier,
};
const ROUND = 'Round the answers to the digits that their users need, and limit the queries of each user: every digit helps the attacker.';
const extraction_descriptor_FIELDS = modelFields('attack_type', 'defense_bestonly', 'encryption_strategy', 'number_of_attack_queries', 'number_of_classes', 'vulnerability_threshold');
const extraction = {
    gravity: 1,
    tasks: [
        {
            task: 'image-classification',
            ...descriptor_CLASSIFIER,
            fields: [...extraction_descriptor_FIELDS, 'color_space'],
            usualSlots: PICTURE_SLOTS,
        },
        {
            task: 'tabular-classification',
            ...descriptor_CLASSIFIER,
            method: 7,
            fields: [...extraction_descriptor_FIELDS, ...CATEGORY_FIELDS].toSorted(),
            usualSlots: TABLE_SLOTS,
        },
        {
            task: 'tabular-regression',
            method: 5,
            code: { file: 'attack-values-by-extraction.ts', run: 'attackValuesByExtraction' },
            fewest: MINIMUM.compared / HELD_SHARE.classifier,
            firstAction: ROUND,
            isLocalOnly: true,
            fields: [...CATEGORY_FIELDS, ...modelFields('number_of_attack_queries')],
            usualSlots: ['data', 'model'],
        },
        {
            task: 'time-series-forecasting',
            method: 3,
            code: { file: 'attack-forecast-by-extraction.ts', run: 'attackForecastByExtraction' },
            fewest: MINIMUM.compared / HELD_SHARE.forecaster,
            firstAction: ROUND,
            fields: extraction_descriptor_FIELDS.filter((field) => field !== 'normalize_data' && field !== 'number_of_classes'),
            usualSlots: TABLE_SLOTS,
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: false,
    settings: [],
    proposal: {
        with: [],
        budget: [
            {
                ...{ key: 'number_of_attack_queries', value: 1000, least: MINIMUM.queries, full: 2000 },
                unseen: 'a copy that needs more queries is not seen',
            },
        ],
    },
    threshold: {
        value: 0.9,
        why: "OWASP's AI Testing Guide (AITG-APP-09) calls a model vulnerable if a copy agrees with it above 90 " +
            '%; for forecasters and regressions, which it does not cover, the squared error of such a copy is a ' +
            'tenth of that of a naive forecast, or of the mean of the answers',
    },
    paired: {
        level: 0.01,
        inputs: 'inputs that both copies were compared on',
        worse: 'were copied that were not before',
        fewer: 'fewer were copied',
        fall: 'be copied',
        advice: 'give more inputs in data',
    },
    stages: 'defence',
    taxonomy: {
        atlas: { id: 'AML.T0024.002', name: 'Extract AI Model' },
        owasp: { id: 'ML05', name: 'Model Theft' },
    },
    assurance: {
        standards: ['v1.0-C11.3.2', 'AITG-APP-09', 'NISTAML.031', 'Article 15(5)'],
        shows: 'how well a copy that learned from the answers to the given number of questions repeats the model',
        open: 'what more questions or another copy would reach; which answers the system in use returns, and whether it limits or detects questions',
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
        precision: 'high',
    },
    texts: {
        title: 'The model can be stolen through its predictions',
        summary: 'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
            'steal it, and use the copy to prepare other attacks unnoticed.',
        attack: 'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
            'needs neither the weights nor the training data.',
        actions: [
            'Return only the class, a few rounded top scores, or a rounded value, instead of all numbers: every digit helps the attacker.',
            'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
                'space, and on inputs that differ from those of production.',
            SERVICE_DEFENCE,
            'Watermark the model, so that a copy can be recognized.',
            'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
            'Small models can nearly always be copied, however well they were trained. If you accept that, give the attack a ' +
                'threshold of your own in the config file, or an entry under accept with a reason.',
        ],
        narrowedBy: 'More inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/descriptor.ts


const TASK = {
    method: 1,
    code: { file: 'membership.ts', run: 'attackByMembership' },
    fewest: MINIMUM.side,
    isLocalOnly: true,
    usualSlots: ['data', 'model', 'reference_data'],
};
const membership = {
    tasks: [
        { task: 'image-classification', ...TASK, fields: ['color_space', ...MODEL_FIELDS, 'number_of_classes'] },
        {
            task: 'tabular-classification',
            ...TASK,
            method: 2,
            fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS, 'number_of_classes'],
        },
        { task: 'tabular-regression', ...TASK, method: 2, fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS] },
    ],
    needs: ['model', 'reference_data'],
    judges: 'model',
    uses: ['reference_data', 'reference_label'],
    needsLabels: true,
    settings: ['samples'],
    proposal: {
        with: [],
        needsTrainingRows: true,
        // With half as many, an advantage around the threshold stays open.
        fewestForPass: 2 * MINIMUM.sideForPass,
        budget: [
            {
                ...{ key: 'samples', value: 500, least: MINIMUM.sideForPass, full: 2000 },
                unseen: 'a weak leak is not seen',
            },
        ],
    },
    threshold: {
        value: 0.1,
        why: 'with even odds the attacker is then proved to be right in more than 55 of 100 rows; of 34 models, 22 of ' +
            'the 23 whose advantage to an attacker with models of their kind is above .15 were above it, none of the 11 ' +
            'others, and none of 595 that had seen neither side',
    },
    stages: 'engine',
    taxonomy: {
        atlas: { id: 'AML.T0024.000', name: 'Infer Training Data Membership' },
        owasp: { id: 'ML04', name: 'Membership Inference Attack' },
    },
    assurance: {
        standards: ['v1.0-C11.2.5', 'AITG-MOD-04', 'AML.M0008', 'NISTAML.033', 'Article 15(5)'],
        shows: 'how much better than by guessing an attacker with models of the same kind tells training rows from others',
        open: 'other rows, and attackers who know more; a threshold above 0 allows an advantage, where AISVS 11.2.5 allows none',
    },
    severity: {
        security: '5.3',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
        precision: 'high',
    },
    texts: {
        title: 'The model gives away which rows it was trained on',
        summary: 'From the answers of the model, its training rows and other rows of the same kind can be told apart. Whoever holds ' +
            'the row of a person can tell better than by guessing whether this person is in the training data.',
        attack: 'The attacker holds rows with their labels, asks the model about them and about slightly changed copies, and compares ' +
            'the answers with those of models of their own. A model that has learned rows by heart is surer of them.',
        actions: [
            'Make the model smaller: fewer rounds, shallower or pruned trees, stronger regularisation. It costs some accuracy on ' +
                'the training rows, often none on others. Larger leaves alone helped only in part.',
            'Train on more rows, and augment pictures together with weight decay. It costs data and time.',
            'Cap the weights of single rows and correct wrong labels: models learn such rows by heart. It does not help the other rows.',
            'Train with differential privacy (noise on clipped gradients) if you must promise something about every row: it is the ' +
                'only remedy with a proof. In tests it cost a fifth of the accuracy.',
            'Early stopping alone is weak. Rounding or hiding the scores is no defence: from labels only, about half of the ' +
                'advantage was left.',
        ],
        narrowedBy: 'More rows in data and reference_data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/descriptor.ts

const descriptor_CHECK = { method: 9, code: { file: 'outlier.ts', run: 'checkForOutliers' } };
const descriptor_TABLE = {
    ...descriptor_CHECK,
    isLocalOnly: true,
    fields: [...CATEGORY_FIELDS, 'input_dimensions'],
    usualSlots: ['data'],
};
const outlier = {
    tasks: [
        {
            task: 'image-classification',
            ...descriptor_CHECK,
            fields: ['input_dimensions'],
            usualSlots: ['data'],
        },
        { task: 'tabular-classification', ...descriptor_TABLE },
        { task: 'tabular-regression', ...descriptor_TABLE },
    ],
    needs: [],
    judges: 'data',
    uses: [],
    needsLabels: false,
    settings: [],
    threshold: {
        value: 0.05,
        why: 'above one input in twenty, strange inputs are no longer single cases; none of 276 clean tables scored above .033',
    },
    stages: 'sanity',
    taxonomy: {
        atlas: { id: 'AML.T0043', name: 'Craft Adversarial Data', nearest: true },
        owasp: { id: 'ML01', name: 'Input Manipulation Attack', nearest: true },
    },
    assurance: {
        standards: ['AITG-MOD-06'],
        shows: 'the share of the given inputs that are far from all others',
        open: 'what the model answers to such inputs, and whether the system in use refuses them',
    },
    severity: {
        security: '5.3',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The data contains samples that do not belong to it',
        summary: 'Some samples are far from all others. They may be errors, rare cases or crafted data, and the model is not ' +
            'reliable on them.',
        attack: 'Far from the training data, a model can be confident without reason. Attackers use such samples as inputs in ' +
            'production and hide them in training data.',
        actions: [
            'Find the samples that are far from all others, and sort them into errors, rare cases and crafted samples.',
            'Fix or remove errors; collect more of the rare cases that matter, and train again.',
            'Trace crafted samples to their source, and close it.',
            'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
        ],
        narrowedBy: 'More inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/descriptor.ts

const poisoning_descriptor_CLASSIFIER = { method: 7, code: { file: 'poisoning.ts', run: 'checkForPoisoning' } };
const poisoning = {
    gravity: 3,
    tasks: [
        {
            task: 'image-classification',
            ...poisoning_descriptor_CLASSIFIER,
            fields: ['input_dimensions', 'model_framework', 'normalize_data', 'number_of_classes', 'color_space'],
            usualSlots: [...PICTURE_SLOTS, 'universal_data', 'universal_label'],
        },
        {
            task: 'tabular-classification',
            ...poisoning_descriptor_CLASSIFIER,
            isLocalOnly: true,
            fields: [
                ...CATEGORY_FIELDS,
                'input_dimensions',
                'model_framework',
                'normalize_data',
                'number_of_classes',
            ],
            usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
        },
        {
            task: 'tabular-regression',
            method: 2,
            code: { file: 'values/check-values.ts', run: 'checkTargetsForPoisoning' },
            isLocalOnly: true,
            threshold: {
                value: 0.15,
                why: 'at least 15 % of the targets do not follow from their rows, beyond noise that may be heavy-tailed, one-sided or different from row to row',
            },
            fields: [...CATEGORY_FIELDS, 'input_dimensions', 'model_framework', 'normalize_data'],
            usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: ['universal_data', 'universal_label'],
    needsLabels: true,
    settings: [],
    proposal: { with: ['universal_data'], budget: [] },
    threshold: {
        value: 0.15,
        why: 'at least 15 % of the labels are wrong, or a trigger flips at least that share of the trusted ' +
            'inputs; clean but hard data looks as if a few labels were wrong, so a share below about a tenth ' +
            'cannot be told from it reliably',
    },
    stages: 'engine',
    taxonomy: {
        atlas: { id: 'AML.T0020', name: 'Poison Training Data' },
        owasp: { id: 'ML02', name: 'Data Poisoning Attack' },
    },
    assurance: {
        standards: [
            'v1.0-C1.3.1',
            'AITG-MOD-03',
            'AML.M0008',
            'AML.T0018.000',
            'NISTAML.013',
            'NISTAML.023',
            'Article 15(5)',
        ],
        shows: 'the likeliest share of wrong labels in the given data, and how often a trigger that was found in it flips trusted inputs',
        open: 'triggers that are not in the given data, small shares of wrong labels, and who changed the data',
    },
    severity: {
        security: '8.1',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
        precision: 'high',
    },
    texts: {
        title: 'The model shows traces of poisoned training data',
        summary: 'The model behaves like one whose training data was tampered with. It may have a backdoor: if the input contains a ' +
            'certain pattern, the model gives the answer that the attacker wants.',
        attack: 'The attacker adds chosen or wrongly labelled samples to the training data. Ways in are a public source, user feedback ' +
            'that the model learns from, and write access to the storage.',
        actions: [
            'Do not deploy this model. Go back to the last one that passed.',
            'Find the sources of the data added since then: compare checksums and versions, and look for samples that are ' +
                'duplicated, wrongly labelled, or contain the same small pattern.',
            'Correct wrong labels, remove suspicious samples, and train again from the start: fine-tuning often keeps a backdoor. ' +
                'Then run the analysis again.',
            'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
            'Check user feedback before the model learns from it, and limit the share of each source.',
        ],
        narrowedBy: 'More inputs in universal_data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/registry.ts








/**
 * The attacks, and the comparisons with the version before, by name, in the order of every list. `npm run generate` writes
 * everything that lists them. A new one comes last: SARIF files refer to rules by their place.
 */
const REGISTRY = {
    extraction: extraction,
    evasion: evasion,
    poisoning: poisoning,
    drift: drift,
    outlier: outlier,
    membership: membership,
    disagreement: disagreement,
    'accuracy-loss': accuracyLoss,
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/attack-rows.ts
/** What follows from the registry: validation, defaults, requests, schemas and documentation come from here. */




const DESCRIPTORS = REGISTRY;
/** Everything that a model can be judged by, in the order of every list: the attacks, and the comparisons with the version before. */
const CHECKS = (0,names_of/* namesOf */.e)(REGISTRY);
/** The attacks, in the same order: what a config file can ask for. */
const ATTACKS = CHECKS.filter((check) => DESCRIPTORS[check].tasks.length > 0);
/** Every task with each of its attacks: the table of service spec 4.2, and the rows that are local only. */
const ROWS = TASKS.flatMap((task) => ATTACKS.flatMap((attack) => DESCRIPTORS[attack].tasks.filter((one) => one.task === task).map((one) => ({ ...one, attack }))));
/** True if only local analyses run this attack on the task. */
function isLocalOnly(task, attack) {
    return findRow(task, attack)?.isLocalOnly === true;
}
/** @returns the row of a task and an attack, or undefined if there is no such combination */
function findRow(task, attack) {
    return ROWS.find((row) => row.task === task && row.attack === attack);
}
/**
 * The version of the method of an analysis.
 * @throws Error if there is no such attack on the task
 */
function methodVersion(task, attack) {
    const row = findRow(task, attack);
    if (row === undefined)
        throw new Error(`There is no ${attack} of ${task} (attacks/registry.ts).`);
    return String(row.method);
}
/** @returns the attacks of a task, in the table's order */
function attacksOf(task) {
    return ROWS.filter((row) => row.task === task).map((row) => row.attack);
}
/** The local score above which an attack calls a model vulnerable if nobody gives another threshold; without a task, that of most. */
function defaultThreshold(attack, task) {
    const own = task === undefined ? undefined : findRow(task, attack)?.threshold;
    return (own ?? DESCRIPTORS[attack].threshold).value;
}
/** The attacks that take a setting of the engine; undefined if all do. */
function attacksWithSetting(name) {
    const attacks = ATTACKS.filter((attack) => DESCRIPTORS[attack].settings.includes(name));
    return attacks.length === 0 ? undefined : attacks;
}
/** True if an analysis of this kind takes the setting. A task that is not known takes those of every task. */
function takesSetting(name, task, attack) {
    const { tasks } = ENGINE_SETTINGS[name];
    const isOfTask = tasks === undefined || task === undefined || tasks.includes(task);
    return isOfTask && (attacksWithSetting(name)?.includes(attack) ?? true);
}
/** Keeps the settings that an attack takes. */
function settingsOf(settings, task, attack) {
    const taken = ENGINE_SETTING_NAMES.filter((name) => takesSetting(name, task, attack));
    return Object.fromEntries(taken.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));
}

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __nccwpck_require__(2819);
;// CONCATENATED MODULE: ./packages/engine/src/catalog.ts
/**
 * The catalogue: tasks, attacks, their fields, settings, thresholds and texts, and the words of what an analysis finds. All
 * of it is data: who imports it loads no attack and no reader of models.
 */








/***/ }),

/***/ 4373:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zn: () => (/* binding */ unpackGroups),
/* harmony export */   sW: () => (/* binding */ unpackOutcomes),
/* harmony export */   we: () => (/* binding */ MOST_OUTCOMES)
/* harmony export */ });
/* unused harmony export packOutcomes */
/** More inputs are never attacked one by one. */
const MOST_OUTCOMES = 10_000;
/** The bytes of a digest that tell 10,000 inputs apart: two are taken for one in fewer than one of a million runs. */
const KEY_BYTES = 6;
const GROUP_BYTES = 2;
/**
 * Packs outcomes. Inputs with the same content count once.
 * @returns undefined if there are none or too many
 */
function packOutcomes(outcomes, effort) {
    const byKey = new Map(outcomes.map((one) => [one.key, one]));
    const sorted = [...byKey.values()].toSorted((one, other) => one.key - other.key);
    if (sorted.length === 0 || sorted.length > MOST_OUTCOMES)
        return undefined;
    const fell = new Uint8Array(Math.ceil(sorted.length / 8));
    for (const [index, one] of sorted.entries()) {
        if (one.fell)
            fell[index >> 3] = (fell[index >> 3] ?? 0) | (1 << (index & 7));
    }
    const groups = sorted.flatMap(({ group }) => (group === undefined ? [] : [group]));
    return {
        ...effort,
        inputs: packed(sorted.map(({ key }) => key), KEY_BYTES),
        fell: Buffer.from(fell).toString('base64'),
        ...(groups.length === sorted.length && { groups: packed(groups, GROUP_BYTES) }),
    };
}
/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each input, by its key, whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
function unpackOutcomes(outcomes) {
    const { inputs, fell, groups } = outcomes;
    const keys = unpacked(inputs, KEY_BYTES);
    if (keys === undefined || keys.length === 0 || keys.length > MOST_OUTCOMES)
        return undefined;
    if (keys.some((key, index) => index > 0 && key <= (keys[index - 1] ?? 0)))
        return undefined;
    const bits = Buffer.from(fell, 'base64');
    if (bits.length !== Math.ceil(keys.length / 8))
        return undefined;
    if (groups !== undefined && unpacked(groups, GROUP_BYTES)?.length !== keys.length)
        return undefined;
    return new Map(keys.map((key, index) => [key, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
}
/**
 * Unpacks the groups of outcomes that `unpackOutcomes` takes.
 * @returns the group of each input; undefined if each input counts once
 */
function unpackGroups({ inputs, groups }) {
    const [keys, values] = [unpacked(inputs, KEY_BYTES), unpacked(groups ?? '', GROUP_BYTES)];
    if (keys === undefined || values?.length !== keys.length)
        return undefined;
    return new Map(keys.map((key, index) => [key, values[index] ?? 0]));
}
function packed(numbers, bytes) {
    const out = Buffer.alloc(numbers.length * bytes);
    for (const [index, one] of numbers.entries())
        out.writeUIntBE(one, index * bytes, bytes);
    return out.toString('base64');
}
/** @returns undefined if it is too long, or ends within a number */
function unpacked(text, bytes) {
    if (text.length > 2 * MOST_OUTCOMES * bytes)
        return undefined;
    const from = Buffer.from(text, 'base64');
    if (from.length % bytes !== 0)
        return undefined;
    return Array.from({ length: from.length / bytes }, (_unused, index) => from.readUIntBE(index * bytes, bytes));
}


/***/ }),

/***/ 2819:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ NUMBER_TYPES),
/* harmony export */   Lr: () => (/* binding */ MOST_CLASS_RATES),
/* harmony export */   QT: () => (/* binding */ BOUNDS),
/* harmony export */   XA: () => (/* binding */ EACH_CLASS),
/* harmony export */   vz: () => (/* binding */ CHECK_MARK),
/* harmony export */   yy: () => (/* binding */ MOST_CALL_NAMES),
/* harmony export */   z0: () => (/* binding */ ACCESSES),
/* harmony export */   zf: () => (/* binding */ EVERY_INPUT_FELL)
/* harmony export */ });
/* unused harmony export sentences */
/** Words and limits of results, apart from their declarations: a run that attacks nothing loads only these. */
/** The types of numbers that a model file takes, as numpy names them. */
const NUMBER_TYPES = ['float32', 'float64', 'uint8', 'int8', 'int32', 'int64'];
/** The most inputs, and the most names of classes, of a call. */
const MOST_CALL_NAMES = 10_000;
/** A limit that begins so is about this data: a person should check it before they trust the score. */
const CHECK_MARK = 'Please check: ';
/**
 * What a score says of the truth. `lower`: a search found at least so much; a better search may find more. `exact`: no search
 * could find more. `estimate`: it may lie on either side.
 */
const BOUNDS = ['lower', 'exact', 'estimate'];
/** How an attack saw the model: its gradients, its answers alone, or all of its structure. */
const ACCESSES = ['white-box', 'black-box', 'exact'];
/** Why a self-check need not be made: the score is the highest. */
const EVERY_INPUT_FELL = 'every input fell';
/** Each class counts the same if an attack can be tried on so many of its inputs. */
const EACH_CLASS = 20;
/** Rates, and names of one rate, are at most so many. */
const MOST_CLASS_RATES = 1_000;
/** Keeps the texts of a list whose conditions hold: `a && 'text'`. */
function sentences(texts) {
    return texts.filter((text) => typeof text === 'string');
}


/***/ }),

/***/ 9597:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* reexport safe */ _rules_rule_table_js__WEBPACK_IMPORTED_MODULE_2__.Gt),
/* harmony export */   Iu: () => (/* reexport safe */ _rules_rule_table_js__WEBPACK_IMPORTED_MODULE_2__.Iu),
/* harmony export */   YM: () => (/* reexport safe */ _rules_model_kind_js__WEBPACK_IMPORTED_MODULE_1__.YM),
/* harmony export */   Zw: () => (/* reexport safe */ _rules_model_kind_js__WEBPACK_IMPORTED_MODULE_1__.Zw),
/* harmony export */   oC: () => (/* reexport safe */ _rules_file_finding_js__WEBPACK_IMPORTED_MODULE_0__.oC),
/* harmony export */   tU: () => (/* reexport safe */ _rules_model_kind_js__WEBPACK_IMPORTED_MODULE_1__.tU),
/* harmony export */   y0: () => (/* reexport safe */ _rules_rule_table_js__WEBPACK_IMPORTED_MODULE_2__.y0)
/* harmony export */ });
/* harmony import */ var _rules_file_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8086);
/* harmony import */ var _rules_model_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2961);
/* harmony import */ var _rules_rule_table_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7849);
/** What the scan may find, as data: rules, kinds of models, the forms of findings. Who imports it loads no scanner. */





/***/ }),

/***/ 8086:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   iL: () => (/* binding */ notScanned),
/* harmony export */   oC: () => (/* reexport safe */ _rule_words_js__WEBPACK_IMPORTED_MODULE_0__.oC)
/* harmony export */ });
/* unused harmony export compareSeverity */
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2746);

/** @returns a number below 0 if the first is graver: what fails the check comes first, what a person should look at last */
function compareSeverity(one, other) {
    return BY_GRAVITY.indexOf(one) - BY_GRAVITY.indexOf(other);
}
const BY_GRAVITY = (/* unused pure expression or super */ null && (['critical', 'high', 'not-scanned', 'review']));
/** A finding; it takes effect on load, unless `place` says otherwise. @param detail one sentence about it */
function finding(severity, rule, subject, detail, place = {}) {
    return { rule, severity, subject, detail, when: 'load', ...place };
}
/** What could not be scanned. @param detail one sentence about why */
function notScanned(rule, subject, detail, place = {}) {
    return finding('not-scanned', rule, subject, detail, { when: 'none', ...place });
}


/***/ }),

/***/ 2961:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  cz: () => (/* reexport */ rule_words/* MODEL_ROLES */.cz),
  tU: () => (/* binding */ isAttackable),
  YM: () => (/* binding */ isReadFormat),
  Zw: () => (/* binding */ modelKindOf)
});

// UNUSED EXPORTS: worthiest

;// CONCATENATED MODULE: ./packages/scanner/src/rules/model-formats.json
const model_formats_namespaceObject = /*#__PURE__*/JSON.parse('{"safetensors":{"role":"predictor","library":"pytorch"},"gguf":{"role":"language-model","library":"other"},"tflite":{"role":"predictor","library":"tflite"},"onnx":{"role":"predictor","library":"onnx","isRead":true},"saved-model":{"role":"predictor","library":"tensorflow"},"tensorflow-graph":{"role":"predictor","library":"tensorflow"},"core-ml":{"role":"predictor","library":"core-ml"},"flax-msgpack":{"role":"predictor","library":"flax"},"xgboost-json":{"role":"predictor","library":"xgboost","isRead":true},"xgboost-ubj":{"role":"predictor","library":"xgboost","isRead":true},"lightgbm":{"role":"predictor","library":"lightgbm","isRead":true},"xgboost-binary":{"role":"predictor","library":"xgboost"},"catboost":{"role":"predictor","library":"catboost"},"fasttext":{"role":"language-model","library":"other"},"ggml":{"role":"language-model","library":"other"},"sentencepiece":{"role":"tokenizer","library":"other"},"pmml":{"role":"predictor","library":"pmml"},"openvino":{"role":"predictor","library":"openvino"},"torchscript":{"role":"predictor","library":"torchscript"},"catboost-json":{"role":"predictor","library":"catboost"},"torch-archive":{"role":"predictor","library":"pytorch"},"torch-zip":{"role":"predictor","library":"pytorch"},"keras-zip":{"role":"predictor","library":"keras"}}');
// EXTERNAL MODULE: ./packages/scanner/src/rules/rule-words.ts
var rule_words = __nccwpck_require__(2746);
;// CONCATENATED MODULE: ./packages/scanner/src/rules/model-kind.ts



/** True for what an analysis could take. */
function isAttackable(kind) {
    return rankOf(kind) <= rule_words/* MODEL_ROLES */.cz.indexOf('predictor');
}
/** Of several kinds the one that an analysis could take, and says most. */
function worthiest(kinds) {
    return kinds.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
function rankOf({ role }) {
    return rule_words/* MODEL_ROLES */.cz.indexOf(role);
}
/** The kind of which every file of a format is, if its content says no more. */
const BY_FORMAT = new Map(Object.entries(model_formats_namespaceObject).map(([format, { role, library }]) => [format, kindOf(role, library)]));
/** True for a format that local analyses read without conversion. */
function isReadFormat(format) {
    return READ_FORMATS.has(format);
}
const READ_FORMATS = new Set(Object.entries(model_formats_namespaceObject).flatMap(([format, facts]) => ('isRead' in facts ? [format] : [])));
function kindOf(role, library) {
    const known = rule_words/* MODEL_ROLES */.cz.find((one) => one === role);
    const made = rule_words/* LIBRARIES */.Ad.find((one) => one === library);
    if (known !== undefined && made !== undefined)
        return { role: known, library: made };
    throw new Error(`model-formats.json has the unknown kind ${role} ${library}`);
}
/**
 * Says what a file is, by its content: what its scanner saw, otherwise what all files of its format are. If it holds
 * several things, the one that an analysis could take counts.
 * @returns undefined if it is no model, or nobody knows it
 */
function modelKindOf({ format = '', observations }) {
    const seen = observations.flatMap(({ model }) => model ?? []);
    const best = seen.toSorted((one, other) => rankOf(one) - rankOf(other));
    return (best.find(({ role, inputs }) => role === best[0]?.role && inputs !== undefined) ??
        best[0] ??
        BY_FORMAT.get(format));
}


/***/ }),

/***/ 7849:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y0: () => (/* binding */ RULES),
  Iu: () => (/* binding */ RULE_IDS),
  Gt: () => (/* binding */ SCAN_ASSURANCE)
});

// EXTERNAL MODULE: ./packages/common/src/names-of.ts
var names_of = __nccwpck_require__(6225);
;// CONCATENATED MODULE: ./packages/scanner/src/rules/rules.json
const rules_namespaceObject = /*#__PURE__*/JSON.parse('{"o":{"askSource":"Do not load the file. Find out who made it and when it came into the repository, and take it from its source again.","safeFormat":"Keep weights as safetensors or ONNX, and scikit-learn models as skops: loading those formats runs no code.","weightsOnly":"If it is a file of PyTorch, load it with `torch.load(..., weights_only=True)`, which refuses all but a short list of calls.","allow":"If the name is safe here, list it as `name` under `accept` in the config file, with a reason. A critical finding also needs the `sha256` of the file.","ignore":"If nothing loads the file, leave it out in the config file: `files: { paths: [\\"**\\", \\"!PATH\\"] }`.","export":"Save the model again with the current version of its framework."},"a":{"pickle-code":{"title":"A pickle that runs code","what":"The pickle calls a function that runs code, starts a program or reaches the network, or it holds code itself.","why":"Loading a pickle carries out its calls, with all rights of whoever loads it: a developer, a build, a server.","actions":["askSource","safeFormat","weightsOnly","allow"],"cwe":502,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"pickle-unknown-call":{"title":"A pickle that calls an unknown function","what":"The pickle calls a function that is not on the list of functions that are known to be harmless.","why":"Loading a pickle carries out its calls. What an unknown function does with these arguments is not known.","actions":["Look at what the function does with the arguments that are shown.","allow","safeFormat","weightsOnly"],"cwe":502,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"],"isOneCause":true},"pickle-unknown-class":{"title":"A pickle that makes objects of an unknown class","what":"The pickle makes objects of a class, or names an object, of a package that is not on the list of known ones.","why":"Loading it imports that package, and may call methods of the class.","actions":["Check that the package is yours, or one that you trust.","allow","safeFormat"],"cwe":502,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"],"isOneCause":true},"pickle-tampering":{"title":"A pickle that was made to deceive","what":"The pickle does what no program that saves models does: it computes names, changes functions or classes, calls what it computed, or is read differently by different programs.","why":"Such tricks hide from scanners what runs when the file is loaded.","actions":["askSource","safeFormat"],"cwe":502,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"pickle-malformed":{"title":"A pickle that ends in an error","what":"The pickle cannot be followed to its end. What was found before the error is listed.","why":"A loader carries out everything up to the error, so a broken pickle may still run code.","actions":["Check that the file is complete.","askSource"],"cwe":502,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"archive-tampering":{"title":"An archive that programs read differently","what":"The archive says different things in different places: two members of one name, or headers that disagree.","why":"A scanner that reads one of them sees other content than the program that loads the other.","actions":["askSource","export"],"cwe":436,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"archive-path":{"title":"An archive that writes outside its folder","what":"A member has an absolute path, a path with \\"..\\", or is a link that leads out.","why":"A program that unpacks it without a check overwrites files of the machine.","actions":["askSource"],"cwe":22,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"keras-code":{"title":"A Keras model that holds code","what":"The model has a Lambda layer or another layer whose Python code is stored in the file.","why":"Keras runs that code when it loads the model without safe mode, and again for each prediction.","actions":["askSource","Replace the layer by one of the framework, or by a registered class of your own package.","allow"],"cwe":94,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"keras-foreign-object":{"title":"A Keras model that imports other modules","what":"The model names a class or function of a module outside Keras.","why":"Keras imports that module when it loads the model, and calls what is named there.","actions":["Check that the module is yours, or one that you trust.","allow","askSource"],"cwe":94,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"keras-file-access":{"title":"A Keras model that reads files or addresses","what":"A layer names a file or an address that Keras reads when it loads the model.","why":"Whoever made the model chooses which file of the loading machine becomes part of it.","actions":["Store vocabularies inside the model.","allow","askSource"],"cwe":22,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"saved-model-code":{"title":"A TensorFlow graph that calls Python or native code","what":"The graph has an operator that calls functions of the loading process, or loads libraries.","why":"It runs when the model is loaded or makes a prediction.","actions":["askSource","Build the graph again without that operator.","allow"],"cwe":94,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"saved-model-file-access":{"title":"A TensorFlow graph that reads or writes files","what":"The graph has an operator that reads, writes or lists files.","why":"It runs when the model is loaded or makes a prediction, with the rights of the server that does so.","actions":["askSource","Read files before the model, not inside of it.","allow"],"cwe":22,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"onnx-external-path":{"title":"An ONNX model that reads files outside its folder","what":"The model takes weights from a path that is absolute or leads out of its folder.","why":"A runtime that follows the path reads any file of the machine into the model.","actions":["askSource","Save the model with its weights inside, or in one file beside it."],"cwe":22,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"onnx-foreign-operator":{"title":"An ONNX model that needs other operators","what":"The model uses operators of a domain that onnxruntime does not include.","why":"To run it, a program must load a library for it, which runs as native code.","actions":["Check which library brings the operators.","allow"],"cwe":829,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"],"isOneCause":true},"template-code":{"title":"A chat template that reaches for Python","what":"The template uses names or attributes that lead from a value to the functions of the Python process.","why":"The template runs for each conversation. Outside a sandbox it can run any code.","actions":["askSource","Take the template from the publisher of the base model."],"cwe":1336,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"],"isOneCause":true},"yaml-object":{"title":"YAML that makes Python objects","what":"The file has tags or keys that name a Python class or function to be called.","why":"A program that loads it without a safe loader, or by `instantiate`, calls what is named.","actions":["Load YAML with `yaml.safe_load`.","Remove the tag.","allow"],"cwe":502,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"hidden-content":{"title":"A file inside another file","what":"Behind or between the data of the file is content of another format.","why":"It stays hidden from people and tools that trust the name of the file, and another program may load it.","actions":["askSource","safeFormat","export"],"cwe":506,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"malformed-model":{"title":"A model file that contradicts itself","what":"Sizes, offsets or names inside the file do not fit together.","why":"Readers may crash, or read different things from the same file.","actions":["export","askSource"],"cwe":20,"techniques":[]},"torchscript-code":{"title":"A TorchScript model that does more than compute","what":"The code in the model uses operators that read or write files, or come from a library outside PyTorch.","why":"It runs when the model makes a prediction.","actions":["askSource","Export the model to ONNX.","allow"],"cwe":94,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"remote-code":{"title":"A model that brings its own code","what":"The settings name Python code that a loader imports: some loaders always, others only with `trust_remote_code`.","why":"Whoever can change that code runs it on every machine that loads the model.","actions":["If the loader takes `trust_remote_code`, leave it out, or give a `revision` that is a full commit, and read the code there.","If it imports the code always, remove the name from the settings, or take the model from its source again.","ignore"],"cwe":494,"techniques":["AML.T0010.003","AML.T0011.000"]},"encrypted":{"title":"Encrypted content","what":"A member of the archive is encrypted, so it was not scanned.","why":"Some loaders ignore the mark and read the member all the same.","actions":["Store the file without encryption.","ignore"],"cwe":311,"techniques":[]},"opaque":{"title":"A model file of an unknown format","what":"The file, or a member of its archive, has a name or a form that models have, but no known format. It was not scanned.","why":"Nothing is known about what happens when it is loaded.","actions":["Keep the model in a format that can be scanned.","ignore"],"techniques":[]},"unreadable":{"title":"A file that cannot be read","what":"The file is cut, damaged or may not be opened. It was not scanned.","why":"A loader may read more of it than this scan did.","actions":["Check that the file is complete and readable.","ignore"],"techniques":[]},"lfs-pointer":{"title":"A Git LFS pointer in place of a file","what":"The file itself was not checked out, only its pointer. It was not scanned.","why":"Others load a different file from the one that this scan saw.","actions":["Set `lfs: true` at `actions/checkout`.","ignore"],"techniques":[]},"over-limit":{"title":"A file beyond the limits of the scan","what":"The file is nested too deeply, unpacks to too much, or took too long. The rest of it was not scanned.","why":"Archives that unpack to far more than their size are a way to keep scanners from the content.","actions":["Look at the file by hand.","ignore"],"cwe":409,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"archive-code":{"title":"A model archive that holds code","what":"The archive has members that are native code, or Python that its loader imports.","why":"The code runs when a program loads or serves the model, with all rights of that program.","actions":["Read the code, and find out who built it.","askSource","allow"],"cwe":829,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"torch-export-code":{"title":"An exported PyTorch program that runs Python","what":"The program has a text that PyTorch evaluates as Python, or calls a function that is not an operator of PyTorch.","why":"It runs when `torch.export.load` reads the program, or when the model makes a prediction.","actions":["askSource","Export the model again from its source."],"cwe":95,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"skipped-file":{"title":"A model that needs a file that is not scanned","what":"The model names a file in a folder that the scan leaves out, such as `node_modules` or `.git`.","why":"A loader reads that file together with the model, and this scan has not looked at it.","actions":["Move the file beside the model.","Name its folder in `paths` under `files` in the config file, so that it is scanned.","ignore"],"cwe":829,"techniques":["AML.T0011.000","AML.T0018.002","AML.T0010.003"]},"xml-external-entity":{"title":"A model in XML that names another file","what":"The document declares an entity or a document type that lies in another file or at an address.","why":"A careless reader of XML opens it: the model can then read files of the machine, or call an address.","actions":["askSource","export"],"cwe":611,"techniques":["AML.T0010.003","AML.T0011.000"]}}}');
;// CONCATENATED MODULE: ./packages/scanner/src/rules/rule-table.ts


const ACTIONS = rules_namespaceObject.o;
const WRITTEN = rules_namespaceObject.a;
const RULE_IDS = (0,names_of/* namesOf */.e)(rules_namespaceObject.a);
/** Every rule of the scanner. */
const RULES = withActions();
/** What the scan is evidence of, beside the techniques of each rule, in the form of `Assurance` of the engine. */
const SCAN_ASSURANCE = {
    standards: ['v1.0-C6.1.1', 'AITG-INF-01', 'AML.M0016', 'Article 15(5)'],
    shows: 'code in files of models, or access to other files, that takes effect when they are loaded',
    open: 'what the weights have learned; dependencies, containers and pipelines, which AITG-INF-01 names too; files that are left out',
};
function withActions() {
    const rules = Object.entries(WRITTEN).map(([id, rule]) => {
        return [id, { ...rule, actions: rule.actions.map((action) => ACTIONS[action] ?? action) }];
    });
    const whole = Object.fromEntries(rules);
    return isWhole(whole) ? whole : WRITTEN;
}
function isWhole(rules) {
    return RULE_IDS.every((id) => Object.hasOwn(rules, id));
}


/***/ }),

/***/ 2746:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ LIBRARIES),
/* harmony export */   cz: () => (/* binding */ MODEL_ROLES),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/** The words of findings and models, apart from their declarations: who only compares words loads no schema. */
/**
 * How bad a finding is. `critical` runs code when the file is loaded; `high` reads or writes files, calls what is not
 * known, or is read differently by different readers. Both fail the check. `review` and `not-scanned` are always listed,
 * and never called clean.
 */
const SEVERITIES = ['critical', 'high', 'review', 'not-scanned'];
/**
 * What a model file is for. An analysis could take the first three, if they are converted; `ranker` counts as a model, too,
 * although no attack fits it, so that a person accepts it; `predictor` stands for one of those, if the content does not tell which. The others are not attacked by this tool.
 */
const MODEL_ROLES = [
    ...['classifier', 'regressor', 'forecaster', 'ranker', 'predictor'],
    ...[
        'unsupervised',
        'no-class-scores',
        'language-model',
        'tokenizer',
        'scaler',
        'training-state',
        'data',
    ],
];
/** What a file was made by, and so how it becomes ONNX. */
const LIBRARIES = [
    ...['onnx', 'scikit-learn', 'xgboost', 'lightgbm', 'catboost', 'pytorch', 'torchscript'],
    ...['keras', 'tensorflow', 'tflite', 'flax', 'core-ml', 'pmml', 'openvino', 'other'],
];


/***/ }),

/***/ 406:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ listFields),
/* harmony export */   _X: () => (/* binding */ saysNothing),
/* harmony export */   dW: () => (/* binding */ isJobId),
/* harmony export */   fn: () => (/* binding */ findMessage),
/* harmony export */   hm: () => (/* binding */ compactName),
/* harmony export */   it: () => (/* binding */ namesAnother)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _core_job_id_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1376);


/** The objects that only wrap an answer. */
const WRAPPERS = ['data', 'result', 'results', 'response', 'body', 'payload', 'analysis'];
/** They also belong to the names in them: `job: {id}` is a job id, `status: {code}` a status. */
const NAMING_WRAPPERS = ['job', 'status', 'state'];
/** Short names of attacks (observed publicly; not in the service spec). */
const SHORT_NAMES = { mea: 'extraction', eva: 'evasion' };
/** No name that is looked for is longer. */
const MAX_NAME_LENGTH = 200;
/** @returns a name in lower-case letters and digits, which is what all spellings of it have in common */
function compactName(name) {
    return name
        .slice(0, MAX_NAME_LENGTH)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/gu, '');
}
/**
 * Lists the plain values of an answer, at any depth, in its order. It goes on without recursion, because an answer may be
 * nested deeply.
 * @param attack the kind of the analysis, if the answer is about one: an object with its name is a wrapper
 */
function listFields(answer, attack) {
    const isWrapper = (key) => WRAPPERS.includes(key) ||
        NAMING_WRAPPERS.includes(key) ||
        (attack !== undefined && (key.includes(attack) || SHORT_NAMES[key] === attack));
    const fields = [];
    const open = [
        {
            path: '',
            name: '',
            key: '',
            fullKey: '',
            isOuter: true,
            isListed: false,
            isUnderError: false,
            value: answer,
        },
    ];
    for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
        const { value, isOuter } = parent;
        if (typeof value !== 'object' || value === null) {
            fields.push(parent);
        }
        else if (Array.isArray(value)) {
            for (const item of value)
                open.push(itemOf(parent, item));
        }
        else {
            const isInside = isOuter && (parent.path === '' || isWrapper(parent.key));
            for (const [name, inner] of Object.entries(value))
                open.push(childOf(parent, name, inner, isInside));
        }
    }
    return fields.reverse();
}
/** A plain item is a value of the list's name; an object is one of several things, and says nothing about the whole. */
function itemOf(parent, value) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return { ...parent, isOuter: parent.isOuter && !isObject, isListed: true, value };
}
function childOf(parent, name, value, isInside) {
    const key = compactName(name);
    const prefix = isInside && !NAMING_WRAPPERS.includes(parent.key) ? '' : parent.key;
    return {
        path: parent.path === '' ? name : `${parent.path.slice(0, MAX_NAME_LENGTH)}.${name}`,
        name,
        key,
        fullKey: `${prefix}${key}`,
        isOuter: isInside,
        isListed: parent.isListed,
        isUnderError: parent.isUnderError || isErrorKey(key),
        value,
    };
}
/** True for a name of an error: `errors`, `ErrorMessage`, `last-exception`, `failure_reason`. */
function isErrorKey(key) {
    return (/(?:error|exception|traceback|(?<!de)fault)s?(?:message|msg|code|text|details?|reason|type)?$/u.test(key) || /fail(?:ure|ed)?(?:message|msg|code|text|details?|reason|type)$/u.test(key));
}
/** True for the values that services use for "nothing", and for those that say "no error". */
function saysNothing(value) {
    if (typeof value === 'string') {
        return /^(?:|-|0|0\.0|na|n\/a|none|nil|null|no|false|ok|success|no errors?)$/iu.test(value.trim());
    }
    return value === undefined || value === null || value === false || value === 0;
}
const ID = '(?:ids?|uid|uuid|guid|identifier)';
const BARE_ID = new RegExp(`^${ID}$`, 'u');
const JOB_ID = new RegExp(`^(?:job|job(?:${ID}|key|number|ref)|(?:analysis|scan)job(?:${ID})?)$`, 'u');
const MODEL_ID = new RegExp(`^model(?:${ID}|key|number|ref)$`, 'u');
function isJobId({ fullKey, key }) {
    return JOB_ID.test(fullKey) || JOB_ID.test(key);
}
function isModelId({ fullKey }) {
    return MODEL_ID.test(fullKey);
}
/** True if fields name another job, model or attack than the one that was asked for. */
function namesAnother(fields, { jobId, modelId, attack }) {
    const isOneOf = (value, ids) => (typeof value === 'string' || typeof value === 'number') && ids.some((id) => (0,_core_job_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameId */ .WB)(String(value), id));
    const given = fields.filter(({ value }) => !saysNothing(value));
    const isOtherAttack = ({ key, isListed, value }) => !isListed && ATTACK_KEY.test(key) && typeof value === 'string' && namesOtherAttack(value, attack);
    if (given.some(isOtherAttack))
        return true;
    const jobs = given.filter(isJobId);
    // The id of the job is enough: beside it another id is that of a part, such as a row or a copy of the model.
    if (jobs.length > 0)
        return jobs.some(({ value }) => !isOneOf(value, [jobId]));
    if (given.some((field) => isModelId(field) && !isOneOf(field.value, [modelId])))
        return true;
    const bare = given.filter(({ fullKey, path }) => BARE_ID.test(fullKey) && !/results?\./iu.test(path));
    return bare.some(({ value }) => !isOneOf(value, [jobId, modelId]));
}
const ATTACK_KEY = /^(?:attack|analysis)(?:name|kind|type)?$|^(?:type|kind)$/u;
function namesOtherAttack(value, attack) {
    const name = compactName(value);
    const named = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.find((one) => name.includes(one)) ?? SHORT_NAMES[name];
    return named !== undefined && named !== attack;
}
/** The names of the message in an error body, the most telling first. */
const MESSAGE_KEYS = [
    ...['message', 'errormessage', 'errormsg', 'msg', 'statusmessage', 'error', 'errors', 'detail', 'details'],
    ...['description', 'reason', 'title'],
];
/** @returns the first text under a usual name of a message, at any depth; untrusted, and may hold secrets */
function findMessage(fields) {
    const texts = fields.flatMap(({ key, value }) => typeof value === 'string' && value.trim() !== '' ? [{ key, value }] : []);
    for (const name of MESSAGE_KEYS) {
        const found = texts.find(({ key }) => key === name);
        if (found !== undefined)
            return found.value;
    }
    return undefined;
}


/***/ }),

/***/ 2642:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ MAX_ANSWER_VALUES),
/* harmony export */   oC: () => (/* binding */ repeatsKey),
/* harmony export */   ux: () => (/* binding */ holdsMoreValues)
/* harmony export */ });
/** The most values, at any depth, in an answer that is used: the largest answers that were observed have about 100. */
const MAX_ANSWER_VALUES = 10_000;
/**
 * True if JSON has more values than the limit. What one answer can cause (warnings, names, secrets to mask) grows with
 * their number, so a few megabytes of them could hold up a run beyond its deadline.
 */
function holdsMoreValues(value, limit) {
    let count = 0;
    const open = [value];
    while (open.length > 0) {
        const one = open.pop();
        const inner = typeof one === 'object' && one !== null ? Object.values(one) : [];
        count += inner.length;
        if (count > limit)
            return true;
        open.push(...inner);
    }
    return false;
}
/** A string of a JSON text that is a key: only keys are followed by a colon. */
const KEY = /"[^"\\]*(?:\\.[^"\\]*)*"(?=[\t\n\r ]*:)/gu;
/**
 * True if a key occurs twice in one object of a JSON text (RFC 8259, section 4). Readers differ in which one counts.
 * @param value what `JSON.parse` made of the text: it keeps one of two, so it has fewer keys than the text
 */
function repeatsKey(text, value) {
    return countKeys(value) < (text.match(KEY)?.length ?? 0);
}
function countKeys(value) {
    let count = 0;
    const open = [value];
    while (open.length > 0) {
        const one = open.pop();
        if (typeof one !== 'object' || one === null)
            continue;
        const inner = Object.values(one);
        if (!Array.isArray(one))
            count += inner.length;
        for (const each of inner)
            open.push(each);
    }
    return count;
}


/***/ }),

/***/ 340:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ accessHeaders),
/* harmony export */   VH: () => (/* binding */ createRefusal),
/* harmony export */   Yb: () => (/* binding */ statusUrl),
/* harmony export */   cb: () => (/* binding */ callService),
/* harmony export */   kx: () => (/* binding */ reportUrl)
/* harmony export */ });
/* unused harmony export withSubmissionAdvice */
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9313);
/* harmony import */ var _redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9049);
/* harmony import */ var _answer_size_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2642);
/* harmony import */ var _http_availability_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5521);
/* harmony import */ var _core_service_address_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3353);
/* harmony import */ var _answer_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(406);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3583);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4296);








/** Answers of the service are small; a larger one is not read. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/**
 * Sends the request of one operation of the service, with the two headers of service spec 5, and reads the JSON of the answer.
 * @param read may throw a TypeMismatchError; the status, content type and beginning of the answer are added to its message
 * @throws ServiceError by the table "Errors of the service" of docs/design.md, and every other error of `read`
 */
async function callService(transport, access, call, read) {
    const answer = await sendCall(transport, access, call);
    try {
        return read(parseJson(call, answer));
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .TypeMismatchError */ .Vm)
            throw unexpectedAnswer(call, answer, error.message, error);
        throw error;
    }
}
/** Services answer to what creates something with 201, or with 202 if it goes on; all others with 200 (service spec 7). */
const SUBMISSION_STATUSES = [200, 201, 202];
async function sendCall(transport, access, call) {
    const answer = await transport.send(describeRequest(access, call)).catch((error) => {
        throw call.rule === 'submission' ? withSubmissionAdvice(error) : error;
    });
    const isGood = call.rule === 'submission' ? SUBMISSION_STATUSES.includes(answer.status) : answer.status === 200;
    if (isGood)
        return answer;
    throw createRefusal(call, answer);
}
function describeRequest(access, call) {
    return {
        operation: call.operation,
        rule: call.rule,
        method: call.method,
        url: call.url,
        headers: {
            accept: 'application/json',
            ...accessHeaders(access),
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.beforeAttempt === undefined ? {} : { beforeAttempt: call.beforeAttempt }),
        maxAnswerBytes: MAX_ANSWER_BYTES,
        readFault: _http_availability_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceFault */ .e,
    };
}
/** The two headers that every operation requires (service spec 5). They are sent only to the service's own origin. */
function accessHeaders(access) {
    return { 'x-api-key': access.apiKey, 'org-id': access.orgId };
}
/** @throws ServiceError `unexpected-answer` if the answer is not JSON, has a key twice or too many values */
function parseJson(call, answer) {
    let text;
    let value;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(answer.body);
        value = JSON.parse(text);
    }
    catch (error) {
        throw unexpectedAnswer(call, answer, 'is not JSON', error);
    }
    if ((0,_answer_size_js__WEBPACK_IMPORTED_MODULE_4__/* .repeatsKey */ .oC)(text, value))
        throw unexpectedAnswer(call, answer, 'has a key twice in one object');
    // The answer to a submission names a job, which must be known; upload-targets.ts refuses to search it.
    if (call.rule !== 'submission' && (0,_answer_size_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsMoreValues */ .ux)(value, _answer_size_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANSWER_VALUES */ .Ps)) {
        const what = `has more than ${_answer_size_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANSWER_VALUES */ .Ps.toLocaleString('en')} values, so it is not searched`;
        throw unexpectedAnswer(call, answer, what);
    }
    return value;
}
function unexpectedAnswer(call, answer, whatIsWrong, cause, advice = '') {
    const type = (0,_redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .redactedExcerpt */ .a)(answer.headers['content-type'] ?? 'no content type', 100, answer.redact);
    const mayBeProcessed = call.rule === 'submission' && answer.status >= 200 && (answer.status < 300 || answer.status >= 500);
    const message = `The answer to the ${call.operation} ${whatIsWrong}: status ${String(answer.status)}, ${type}, ` +
        `beginning with "${(0,_redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .redactedExcerpt */ .a)(answer.body, 200, answer.redact, _signatures_js__WEBPACK_IMPORTED_MODULE_5__/* .hideSignatures */ .y)}".` +
        (mayBeProcessed ? ` ${IN_DOUBT} Then check that base-url names the service\u2019s API.` : '') +
        (advice === '' ? '' : ` ${advice}`);
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unexpected-answer', message, {
        inDoubt: mayBeProcessed,
        isNotFound: answer.status === 404,
        ...(cause === undefined ? {} : { cause }),
    });
}
/** Creates the error for a status other than 200, by the table "Errors of the service" of docs/design.md. */
function createRefusal(call, answer) {
    const message = readServiceMessage(answer);
    const start = `The ${call.operation} was refused with status ${String(answer.status)}`;
    const make = (reason, more = '') => new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(reason, `${start}${message === '' ? '' : `: "${message}"`}.${more}`);
    const advice = call.advice === undefined ? '' : ` ${call.advice}`;
    switch (answer.status) {
        case 400:
            return make('rejected', call.body === undefined ? advice : sentFields(call.body));
        case 401:
        case 403:
            return make('unauthorized');
        case 412:
            return make('denied');
        case 404:
            return unexpectedAnswer(call, answer, `is "not found" at ${call.url.pathname}`, undefined, call.advice);
        default:
            return unexpectedAnswer(call, answer, 'has a status that the service\u2019s interface does not define');
    }
}
function sentFields(body) {
    return ` Fields that were sent: ${Object.keys(body).join(', ')}.`;
}
/** Reads the message of an error body. Service spec 7 does not define its shape. */
function readServiceMessage({ body, redact }) {
    try {
        const value = JSON.parse(body.toString('utf8'));
        const isReadable = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) && !(0,_answer_size_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsMoreValues */ .ux)(value, _answer_size_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANSWER_VALUES */ .Ps);
        const found = isReadable ? (0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .findMessage */ .fn)((0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listFields */ .Cc)(value)) : undefined;
        if (found !== undefined)
            return (0,_redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .redactedExcerpt */ .a)(found, 500, redact, _signatures_js__WEBPACK_IMPORTED_MODULE_5__/* .hideSignatures */ .y);
    }
    catch {
        // Not JSON: the text itself is the message.
    }
    return (0,_redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .redactedExcerpt */ .a)(body, 200, redact, _signatures_js__WEBPACK_IMPORTED_MODULE_5__/* .hideSignatures */ .y);
}
/*
 * The addresses of the operations on a job, which the service spec does not show; `service: { paths }` in the config file
 * sets them.
 */
/** The address of a job's status (by default as observed publicly; not in the service spec). */
function statusUrl(access, jobId) {
    const path = access.declared?.paths?.status;
    return path === undefined
        ? (0,_core_service_address_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceUrl */ .Rs)(access.root, `job_status_detailed?job_id=${encodeURIComponent(jobId)}`)
        : fillPath(access, path, { job_id: jobId });
}
/**
 * The address of a job's report (by default as observed publicly; not in the service spec).
 * @param fields what the address says of the report, by the names on the wire, with the id of the job
 */
function reportUrl(access, fields) {
    const path = access.declared?.paths?.report;
    return path === undefined
        ? (0,_core_service_address_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceUrl */ .Rs)(access.root, `get_report?${new URLSearchParams(fields).toString()}`)
        : fillPath(access, path, fields);
}
/** Replaces each name in braces by its value, percent-encoded, in a path that starts at the root of base-url's origin. */
function fillPath({ root }, path, values) {
    const filled = path.replaceAll(/\{(\w+)\}/gu, (whole, name) => {
        const value = values[name];
        return value === undefined ? whole : encodeURIComponent(value);
    });
    return new URL(new URL(root).origin + filled);
}
/** The advice about a submission that may have been processed (docs/design.md, rule 2). */
const IN_DOUBT = 'It may have been processed anyway, so it was not sent again: look on the service\u2019s dashboard for a job ' +
    'of this model before you start another run.';
/** Adds the next step for the user to the error of a submission. */
function withSubmissionAdvice(error) {
    if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7))
        return error;
    const advice = adviceFor(error);
    if (advice === '')
        return error;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(error.reason, `${error.message} ${advice}`, {
        inDoubt: error.inDoubt,
        cause: error.cause ?? error,
    });
}
function adviceFor({ reason, inDoubt }) {
    if (!inDoubt) {
        return reason === 'unavailable'
            ? 'Check that the service is up and reachable from the runner, then run again.'
            : '';
    }
    return reason === 'unexpected-answer' ? `${IN_DOUBT} Then check base-url.` : IN_DOUBT;
}


/***/ }),

/***/ 9062:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ findContradiction),
/* harmony export */   Vu: () => (/* binding */ isBadState),
/* harmony export */   k7: () => (/* binding */ describeField),
/* harmony export */   t_: () => (/* binding */ isGoodCode)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);
/* harmony import */ var _answer_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(406);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3583);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4419);




/**
 * What beside a verdict or a record says that it is none (docs/design.md, rule 1), by its form and not by its words: an
 * error that is not empty, a `success` or `ok` that is false, a code of HTTP outside 200 to 299. States are read apart.
 * @param isKnown true for fields that are judged elsewhere
 * @returns a sentence part that names the first such field and what it says; untrusted text
 */
function findContradiction(fields, isKnown) {
    const found = fields.find((field) => !isKnown(field) && isContrary(field));
    return found === undefined ? undefined : describeField(found);
}
/** @returns the field and what it says: `"data.error" says "no such job"` */
function describeField({ path, value }) {
    const said = typeof value === 'string' ? (0,_signatures_js__WEBPACK_IMPORTED_MODULE_3__/* .hideSignatures */ .y)(value) : JSON.stringify(value);
    return `"${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(path, 100)}" says "${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(said)}"`;
}
function isContrary({ key, isUnderError, value }) {
    if (isUnderError)
        return !(0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .saysNothing */ ._X)(value);
    // A number may count the inputs that fell.
    if (/failures?$/u.test(key))
        return typeof value === 'string' && !(0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .saysNothing */ ._X)(value);
    if (/^(?:is|was|job|request)*(?:success|successful|succeeded|ok|okay|valid)$/u.test(key)) {
        return (value === false || value === 0 || (typeof value === 'string' && /^(?:false|no|0)$/iu.test(value.trim())));
    }
    return isCode(key, value) && !isGoodCode(Number(value));
}
function isCode(key, value) {
    const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d{1,9}\s*$/u.test(value));
    return isNumber && ((0,_state_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isStateKey */ .Zw)(key) || /^(?:exit|return|error|result|response)?code$/u.test(key));
}
/** True for a code of success: 0, or 200 to 299. */
function isGoodCode(code) {
    return code === 0 || (code >= 200 && code < 300);
}
/** True if a field names a state that is not known to be good: a record beside it is none. */
function isBadState({ key, value }) {
    if (!(0,_state_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isStateKey */ .Zw)(key))
        return false;
    if (typeof value === 'string') {
        return value.trim() !== '' && !isCode(key, value) && (0,_state_words_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOfWord */ .L6)(value) !== 'ended';
    }
    return value === false;
}


/***/ }),

/***/ 4438:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ checkLineage),
/* harmony export */   iX: () => (/* binding */ TEXT_FIELDS)
/* harmony export */ });
/* unused harmony export readRecord */
/* harmony import */ var _core_service_address_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3353);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9313);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);
/* harmony import */ var _model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4532);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(340);
/* harmony import */ var _answer_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(406);
/* harmony import */ var _contradictions_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9062);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4296);








const TEXT_FIELDS = [
    'branchname',
    'commitid',
    'createdtimestamp',
    'depth',
    'hashedjobid',
    'modelid',
    'orgid',
    'repotype',
    'repourl',
];
const IDENTIFYING_FIELDS = ['commitid', 'hashedjobid', 'modelid'];
/**
 * Asks the service for the record of an earlier scan of a repository (service spec 4.1).
 * @returns the record, or undefined if the service has none
 * @throws ServiceError; `unexpected-answer` for a 200 that is neither a record nor an empty object
 */
async function checkLineage(transport, access, query) {
    const call = {
        operation: 'lineage check',
        rule: 'repeatable',
        method: 'POST',
        url: (0,_core_service_address_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceUrl */ .Rs)(access.root, 'developer/lineage-check'),
        body: { ...query },
    };
    return (0,_call_js__WEBPACK_IMPORTED_MODULE_2__/* .callService */ .cb)(transport, access, call, readRecord);
}
/**
 * Reads a lineage record (docs/design.md, rule 1), whatever the spelling of its names, also in an object that only wraps it.
 * An object with at least one identifying field that is not empty is a record; `{}` means that there is no record. Anything
 * else, an error with such a field included, must never count as either of them.
 * @throws TypeMismatchError
 */
function readRecord(answer) {
    if (isEmpty(answer))
        return undefined;
    const fields = (0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .listFields */ .Cc)(answer);
    const outer = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(answer) ? fields.filter(({ isOuter, isListed }) => isOuter && !isListed) : [];
    const texts = TEXT_FIELDS.flatMap((name) => {
        const text = onlyValue(outer, name, readText);
        return text === undefined ? [] : [[name, text]];
    });
    const named = new Map(texts);
    if (!IDENTIFYING_FIELDS.some((name) => isIdentifier(named.get(name)))) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .TypeMismatchError */ .Vm('is neither a record nor an empty object (a record has at least one of ' +
            `${IDENTIFYING_FIELDS.join(', ')}), ${SO_UNKNOWN}`);
    }
    if (isErrorBody(fields, named)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .TypeMismatchError */ .Vm(`has fields of a record, but speaks of an error, ${SO_UNKNOWN}`);
    }
    const count = onlyValue(outer, FLAG, readCount);
    return { ...Object.fromEntries(texts), ...(count === undefined ? {} : { [FLAG]: count }) };
}
const FLAG = 'supplychain_vuldetected';
const SO_UNKNOWN = 'so it is unknown whether the repository was scanned';
const KNOWN_KEYS = [...TEXT_FIELDS, FLAG].map(_answer_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .compactName */ .hm);
const MESSAGE_KEY = /^(?:error)?(?:message|msg|details?|reason|title)$/u;
/** True for `{}`, also as the only thing in an object that only wraps it. */
function isEmpty(answer) {
    if (!(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(answer))
        return false;
    const entries = Object.entries(answer);
    const [only] = entries;
    if (only === undefined)
        return true;
    const isWrapped = entries.length === 1 && /^(?:data|result|response)$/u.test((0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .compactName */ .hm)(only[0]));
    return isWrapped && (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(only[1]) && Object.keys(only[1]).length === 0;
}
function onlyValue(fields, name, read) {
    const key = (0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .compactName */ .hm)(name);
    const values = fields.filter((field) => field.key === key).flatMap(({ value }) => read(value) ?? []);
    if (new Set(values).size > 1) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .TypeMismatchError */ .Vm(`has two different values for ${name}, ${SO_UNKNOWN}`);
    }
    return values[0];
}
/**
 * True if an answer with fields of a record is the body of an error: something beside them contradicts a record, or it has
 * a message, and names only a model, as errors about a model do.
 */
function isErrorBody(fields, named) {
    const isKnown = ({ key, isOuter }) => isOuter && KNOWN_KEYS.includes(key);
    if ((0,_contradictions_js__WEBPACK_IMPORTED_MODULE_4__/* .findContradiction */ .Pq)(fields, isKnown) !== undefined)
        return true;
    if (fields.some((field) => field.isOuter && (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_4__/* .isBadState */ .Vu)(field)))
        return true;
    const hasMessage = fields.some(({ isOuter, key, value }) => isOuter && MESSAGE_KEY.test(key) && !(0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .saysNothing */ ._X)(value));
    return hasMessage && !['commitid', 'hashedjobid'].some((name) => isIdentifier(named.get(name)));
}
/** A number, or an integer in a text; nothing else in a text counts, such as blanks, signs or a leading zero. */
function readCount(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' && /^(?:0|[1-9]\d{0,14})$/u.test(value) ? Number(value) : undefined;
}
/**
 * True if a text identifies something: it has a letter or a digit other than 0, and is none of the words that services use
 * for "nothing" or "error". So invisible texts, zeros and the nil UUID do not.
 */
function isIdentifier(text) {
    if (text === undefined)
        return false;
    const visible = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT)(text).replace(/^urn:uuid:/iu, '');
    // Most ids are ASCII, and need no Unicode pattern, whose compilation is slow.
    const hasCharacter = ((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .isPlainAscii */ ._1)(visible) ? /[a-z1-9]/iu : (0,_model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__/* .letterOrPositiveDigit */ .iq)()).test(visible);
    return (hasCharacter &&
        !/^\W*(?:na|n\/a|nil|none|null|undefined|unknown|nan|errors?|failed|invalid|forbidden|(?:not|none)[ _-]?found)\W*$/iu.test(visible));
}
/**
 * Reads a text, and cuts it if it is too long. A number, which a depth or a time may be, becomes a text. A blank text and
 * every other value count as absent.
 */
function readText(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(value) : undefined;
}


/***/ }),

/***/ 3583:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ hideSignatures)
/* harmony export */ });
/** A name of a secret with its value, in JSON or XML, even if that is not well-formed. */
const NAMED_SECRET = /((?:sig|token|credential|policy|access.?key|secret|auth|password|x-amz-|["']key["'])[\w-]{0,40}["']?\s{0,3}[:=>]\s{0,3}["']?)[^\s"'<>]+/giu;
const QUERY = /(?:\?|\\u003f)[^\s"'<>]+/giu;
/** In an answer that names uploads, a long text belongs to an upload form, unless it is an address or an id. */
const NAMES_UPLOAD = /upload|presigned|(?<!repo[_-]?)urls?["']/iu;
const LONG_TEXT = /(?<!id["']\s{0,3}:\s{0,3})(["'])(?!https?:)[^\s"'<>]{20,}/giu;
/** Hides presigned addresses: an answer that cannot be parsed may still contain some, and none of them is masked yet. */
function hideSignatures(text) {
    const clean = text.slice(0, 2000).replace(QUERY, '?***').replace(NAMED_SECRET, '$1***');
    return NAMES_UPLOAD.test(text) ? clean.replace(LONG_TEXT, '$1***') : clean;
}


/***/ }),

/***/ 4419:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ isRequestWord),
/* harmony export */   L6: () => (/* binding */ stateOfWord),
/* harmony export */   Nf: () => (/* binding */ stateOfSwitch),
/* harmony export */   Zw: () => (/* binding */ isStateKey),
/* harmony export */   _g: () => (/* binding */ isJobStateKey)
/* harmony export */ });
/* harmony import */ var _answer_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(406);

/**
 * The words by which services say how a job is. The service spec does not give them; these are what web services use. All
 * are compared without case and separators: `in-progress` is `inprogress`.
 */
const WORDS = {
    running: [
        ...[
            'queued',
            'enqueued',
            'pending',
            'scheduled',
            'accepted',
            'submitted',
            'created',
            'new',
            'notstarted',
        ],
        ...['started', 'inprogress', 'uploaded', 'paused', 'suspended', 'stopped', 'halted'],
    ],
    ended: [
        ...['completed', 'complete', 'done', 'finished', 'succeeded', 'success', 'successful', 'ended', 'passed'],
        ...['completedsuccessfully', 'completedwithwarnings'],
    ],
    failed: [
        ...['failed', 'failure', 'error', 'errored', 'cancelled', 'canceled', 'aborted', 'rejected', 'denied'],
        ...['timedout', 'timeout', 'terminated', 'killed', 'crashed', 'invalid', 'unsuccessful', 'inconclusive'],
    ],
};
/** One word for what is under way: `running`, `loading`, `awaiting_files`. */
const DOING = /^(?!.*(?:fail|miss|warn))(?:[a-z]+ing|(?:waiting|awaiting|pending)[a-z]+)$/u;
/** @returns the state that a word names; `unknown` for every other text */
function stateOfWord(text) {
    const word = (0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .compactName */ .hm)(text);
    if (WORDS.ended.includes(word))
        return 'ended';
    if (WORDS.failed.includes(word))
        return 'failed';
    return WORDS.running.includes(word) || DOING.test(word) ? 'running' : 'unknown';
}
/** True for a word by which a request succeeded: it says nothing about the job, unless the score is beside it. */
function isRequestWord(text) {
    return /^(?:ok|okay|success|successful)$/u.test((0,_answer_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .compactName */ .hm)(text));
}
/** True if a name is that of a state, of the job or of a part of it: `status`, `upload-state`, `phase`. */
function isStateKey(key) {
    return /(?:status|state)(?:code|name|text|value)?$/u.test(key) || key === 'phase' || key === 'stage';
}
/** True if a name is that of the state of the job itself. */
function isJobStateKey(fullKey) {
    return /^(?:job|analysis|scan|task|run|process|processing|execution|current|overall)*(?:status|state)(?:code|name|text|value)?$/u.test(fullKey);
}
/**
 * Reads a yes or no under a name that is a word for a state: `done: false`, `failed: true`. A `success` may be that of the
 * request.
 * @returns undefined if the name is no such word, or its yes or no says nothing about the job
 */
function stateOfSwitch(key, value) {
    const word = key.replace(/^(?:is|has|was|job)+/u, '');
    if (/^(?:completed?|done|finished|ended)$/u.test(word))
        return value ? 'ended' : 'running';
    if (!value)
        return undefined;
    if (/^(?:running|pending|queued|inprogress|processing)$/u.test(word))
        return 'running';
    return stateOfWord(word) === 'failed' ? 'failed' : undefined;
}


/***/ }),

/***/ 6543:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isPinned),
/* harmony export */   g: () => (/* binding */ findPinFaults)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);

/** True if the content of an artifact of the analysis must have a certain digest. */
function isPinned({ spec }) {
    return spec.artifacts.some(({ sha256 }) => sha256 !== undefined);
}
/**
 * Compares the artifacts of an analysis with the digests that the config file, or the policy of the base, gives them. What
 * was hashed for the digests is what is sent later (`hashed` of each file), so nothing can change in between.
 * @returns a problem for each artifact that has, or may have, another content
 */
function findPinFaults({ spec, digests = {}, }) {
    return spec.artifacts
        .filter(({ slot, sha256 }) => sha256 !== undefined && digests[slot] !== sha256)
        .map((artifact) => ({ place: artifact.place, message: describePin(artifact, digests[artifact.slot]) }));
}
function describePin({ slot, path, sha256, pinnedBy }, found) {
    const label = `artifact "${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(path, 200)}" for ${slot}`;
    const has = found === undefined ? 'could not be read' : `has SHA-256 ${found}`;
    return pinnedBy === 'base'
        ? `${label} ${has}, but the policy of the base pins it to ${String(sha256)}. Restore the content. If ` +
            'it has to change, someone who may merge without this check has to decide that.'
        : `${label} ${has}, but its "sha256" is ${String(sha256)}. Restore the content; if the change is ` +
            'meant, write the new digest as "sha256".';
}


/***/ }),

/***/ 2533:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ hasCache),
/* harmony export */   j: () => (/* binding */ keepsEntries)
/* harmony export */ });
/** True if a run can keep entries, as far as that is known before the first one. */
function keepsEntries({ runner, settings, }) {
    if (settings.cache.directory !== undefined)
        return true;
    const mode = runner.variable('ACTIONS_CACHE_MODE').trim().toLowerCase();
    return hasCache(runner.variable) && mode !== 'none' && mode !== 'write-only';
}
/** True if the runner offers a cache of version 2. */
function hasCache(variable) {
    return ['ACTIONS_CACHE_SERVICE_V2', 'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN'].every((name) => variable(name) !== '');
}


/***/ }),

/***/ 2257:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ MACHINE_CLOCK)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

/** The clock of the machine. */
const MACHINE_CLOCK = {
    now: () => Date.now(),
    random: () => Math.random(),
    sleep: async (ms, signal) => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => {
            signal.throwIfAborted();
        });
    },
};


/***/ }),

/***/ 9741:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ logTrace),
/* harmony export */   v: () => (/* binding */ traceLines)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9313);

/** An error may be its own cause, or have thousands of causes. */
const MAX_ERRORS = 10;
/** For each stack. Node keeps 10 frames by default. */
const MAX_FRAMES = 20;
/**
 * Writes the name, code, message and stack of an error and of its causes to the debug log (docs/design.md, rule 10).
 * Nothing is shown unless debug logging is on. The log makes every line safe.
 */
function logTrace(log, error) {
    for (const line of traceLines(error))
        log.debug(line);
}
/** @returns one line for each error and each frame of its stack; the lines may hold untrusted text */
function traceLines(error) {
    const seen = new Set();
    const waiting = [{ label: 'Ended by', error }];
    const lines = [];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        if (seen.has(next.error) || seen.size >= MAX_ERRORS)
            continue;
        seen.add(next.error);
        lines.push(`${next.label} ${describeError(next.error)}`, ...stackFrames(next.error));
        const cause = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(next.error, 'cause');
        if (cause !== undefined)
            waiting.push({ label: 'Caused by', error: cause });
        // Node tries several addresses and collects one error for each.
        const errors = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__.at)(next.error, 'errors');
        if (Array.isArray(errors)) {
            waiting.push(...errors.map((one) => ({ label: 'Of which', error: one })));
        }
    }
    return lines;
}
// Errors are read as plain data: Node's may come from another realm, so `instanceof` does not work for them.
function describeError(error) {
    if (typeof error !== 'object' || error === null)
        return String(error);
    const name = 'name' in error && typeof error.name === 'string' ? error.name : 'object';
    const code = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(error, 'code');
    const start = code === undefined ? name : `${name} (${code})`;
    // JSON.parse quotes the text that it could not read, which may hold secrets that are not known and not masked.
    return name === 'SyntaxError' ? start : `${start}: ${(0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(error, 'message') ?? 'no message'}`;
}
function stackFrames(error) {
    const lines = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(error, 'stack')?.split('\n') ?? [];
    return lines.filter((line) => /^\s+at /u.test(line)).slice(0, MAX_FRAMES);
}


/***/ }),

/***/ 4296:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ GithubError),
/* harmony export */   N9: () => (/* binding */ FAILURE_REASONS),
/* harmony export */   Vm: () => (/* binding */ TypeMismatchError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/** The values of the `failure-reason` output. */
const FAILURE_REASONS = [
    'invalid-input',
    'unauthorized',
    'denied',
    'rejected',
    'unavailable',
    'unexpected-answer',
    'upload-failed',
    'analysis-failed',
    'not-tested',
    'timeout',
    'cancelled',
    'vulnerable',
];
/** A request to the service or an upload that failed. */
class ServiceError extends Error {
    name = 'ServiceError';
    reason;
    /** True for a submission that the service may have processed although no job is known. */
    inDoubt;
    /** True if the service answered that it has nothing at this address (404). */
    isNotFound;
    /** The side that failed: `github` only for requests to GitHub, `runner` only for files of the runner. */
    origin;
    /** @param message says what failed, what was expected and what to do next; may hold untrusted text, never a secret */
    constructor(reason, message, options = {}) {
        super(message, options);
        this.reason = reason;
        this.inDoubt = options.inDoubt === true;
        this.isNotFound = options.isNotFound === true;
        this.origin = options.origin ?? 'service';
    }
}
/** True if the service refused a request (400, 412), for example for a job or report that it does not know. */
function isRefusal(reason) {
    return reason === 'rejected' || reason === 'denied';
}
/** JSON of an unexpected type. Its message is a predicate that follows `The answer to the <operation>`. */
class TypeMismatchError extends ServiceError {
    constructor(whatIsWrong) {
        super('unexpected-answer', whatIsWrong);
    }
}
/** A request to GitHub that failed. The message may hold untrusted text, never the token. */
class GithubError extends Error {
    name = 'GithubError';
    /** The task, for people: `list the comments of pull request 7`. */
    operation;
    /** Absent if there was no answer. */
    status;
    /** The permission that the token lacks; absent if no permission would help. */
    permission;
    constructor(message, about, options) {
        super(message, options);
        this.operation = about.operation;
        this.status = about.status;
        this.permission = about.permission;
    }
}
/** @returns the message of an error, or any other thrown value as text */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1376:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ idKey),
/* harmony export */   WB: () => (/* binding */ isSameId),
/* harmony export */   e2: () => (/* binding */ MAX_JOB_ID_LENGTH)
/* harmony export */ });
/** Ten times as long as the ids that were observed, and short enough for an output and a URL. */
const MAX_JOB_ID_LENGTH = 1024;
/**
 * True if two texts name the same job or model. Ids are Base64 (observed publicly; not in the service spec), whose padding
 * some programs drop or percent-encode: `J1`, `J1=` and `J1%3D` are one job. Everywhere that ids are compared, this
 * function or {@link idKey} compares them. Case counts, because it does in Base64.
 */
function isSameId(one, other) {
    return idKey(one) === idKey(other);
}
/** Returns what all spellings of an id have in common. */
function idKey(id) {
    // The time is proportional to the length: an id in an answer may be megabytes long, and nothing but padding.
    const text = id.trim();
    let end = text.length;
    for (;;) {
        if (text.endsWith('=', end))
            end -= 1;
        else if (text.slice(Math.max(0, end - 3), end).toLowerCase() === '%3d')
            end -= 3;
        else
            return text.slice(0, end);
    }
}


/***/ }),

/***/ 2366:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ joinTexts),
/* harmony export */   Z: () => (/* binding */ upperFirst)
/* harmony export */ });
/** Joins the texts that are not empty. */
function joinTexts(texts, between = ' ') {
    return texts.filter((text) => text !== '').join(between);
}
/** The same text with a capital letter at its start. */
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 4325:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ logAbout),
/* harmony export */   r: () => (/* binding */ MAX_WARNINGS)
/* harmony export */ });
/** The most warnings for one cause: the runner shows only ten in all. */
const MAX_WARNINGS = 5;
/** @returns a log that begins every text with `<subject>: ` */
function logAbout(subject, log) {
    const about = (text) => `${subject}: ${text}`;
    const on = (level) => (text, place) => {
        log[level](about(text), place);
    };
    return {
        ...{
            info: on('info'),
            debug: on('debug'),
            notice: on('notice'),
            warning: on('warning'),
            error: on('error'),
        },
        group: (title, lines) => {
            log.group(about(title), lines);
        },
    };
}


/***/ }),

/***/ 9121:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Generated from package.json by `npm run generate`. */
const VERSION = '0.1.0';
/** Where the action has its home: owner/name. */
const REPOSITORY = 'your-org/model-security-scan';


/***/ }),

/***/ 4841:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* binding */ isPrivateHost)
});

;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./src/core/private-host.ts

/**
 * The endings of private names: those of RFC 6761, RFC 6762 with its appendix G and RFC 8375, the top-level domain that
 * ICANN reserved for private use, and those used within a cluster or a machine. None of them is in the public DNS.
 */
const PRIVATE_SUFFIXES = [
    '.localhost',
    '.localdomain',
    '.local',
    '.home.arpa',
    '.internal',
    '.intranet',
    '.private',
    '.corp',
    '.home',
    '.lan',
    '.svc',
];
/**
 * Names in the public DNS that lead to the metadata of a cloud's machines. They resolve to private addresses, but names are
 * not resolved here.
 */
const METADATA_HOSTS = ['metadata.tencentyun.com', 'metadata.packet.net', 'metadata.platformequinix.com'];
/** The IPv4 networks that are not public: those of the IANA registry of special-purpose addresses, and one of a cloud. */
const PRIVATE_IPV4 = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    // Reserved for documentation.
    ['192.0.2.0', 24],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    // The former relays of 6to4.
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    // Azure's platform, which gives machines their secrets: the same address everywhere, from inside only.
    ['168.63.129.16', 32],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
];
/** The special-purpose networks within the public IPv6 range. */
const PRIVATE_IPV6 = [
    // Teredo, whose addresses contain IPv4 addresses, and benchmarks.
    ['2001::', 23],
    // Reserved for documentation.
    ['2001:db8::', 32],
    ['3fff::', 20],
    // 6to4, whose addresses contain IPv4 addresses.
    ['2002::', 16],
];
/**
 * The IPv6 ranges that may be public. IANA assigns public addresses only from 2000::/3; all others are loopback, private,
 * translated or unknown. Node checks an IPv4-mapped address (::ffff:0:0/96) against the IPv4 list as well.
 */
const PUBLIC_IPV6 = [
    ['2000::', 3],
    ['::ffff:0:0', 96],
];
/**
 * True if a host is only reachable on this machine or on its private network (docs/design.md, rule 4). Public names are
 * not resolved.
 * @param hostname as `URL.hostname` gives it: in lower case, numeric addresses in their usual form, IPv6 in brackets
 */
function isPrivateHost(hostname) {
    const address = hostname.replace(/^\[(.*)\]$/u, '$1');
    const version = (0,external_node_net_namespaceObject.isIP)(address);
    if (version !== 0)
        return isPrivateAddress(address, version === 4 ? 'ipv4' : 'ipv6');
    const name = hostname.replace(/\.$/u, '');
    // @actions/http-client takes such a name for this machine and would bypass the proxy.
    if (name.startsWith('127.'))
        return true;
    // Names without a dot are not in the public DNS.
    if (METADATA_HOSTS.includes(name))
        return true;
    return !name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix));
}
/** Made when the first numeric address is checked: most runs have none. */
let lists;
function isPrivateAddress(address, family) {
    lists ??= {
        public: createBlockList([], PUBLIC_IPV6),
        private: createBlockList(PRIVATE_IPV4, PRIVATE_IPV6),
    };
    // The loopback network needs no list, which takes a millisecond to make.
    if (family === 'ipv4' && address.startsWith('127.'))
        return true;
    const mayBePublic = family === 'ipv4' || lists.public.check(address, family);
    return !mayBePublic || lists.private.check(address, family);
}
function createBlockList(ipv4, ipv6) {
    const list = new external_node_net_namespaceObject.BlockList();
    for (const [address, prefix] of ipv4)
        list.addSubnet(address, prefix, 'ipv4');
    for (const [address, prefix] of ipv6)
        list.addSubnet(address, prefix, 'ipv6');
    return list;
}


/***/ }),

/***/ 5762:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ isFieldName),
/* harmony export */   hK: () => (/* binding */ holdsSecret),
/* harmony export */   pD: () => (/* binding */ saysNone)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);

/**
 * True if the value of a field is a secret: it is masked, never shown, and part of no digest. A word for "none" in place
 * of a secret is not a secret.
 * @param field its name on the wire; fields that are not in the table hold no secret
 */
function holdsSecret(field, value) {
    return isFieldName(field) && _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].secret === true && value !== '' && !saysNone(value);
}
/** True if a text stands for "none" (`na` and `no`: observed publicly for `model_api_details`). */
function saysNone(text) {
    return /^(?:na|no)$/iu.test(text.trim());
}
/** True for a field of service spec 2.3. */
function isFieldName(name) {
    return Object.hasOwn(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ, name);
}


/***/ }),

/***/ 3353:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KA: () => (/* binding */ ANALYSIS_PATHS),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   Rs: () => (/* binding */ serviceUrl)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38);

/** The spellings of the path: first the one of service spec 4.2, then the live service's (observed publicly). */
const ANALYSIS_PATHS = ['model-analyse', 'model_analyse'];
const VERSION_PATH = '/prod/api/ais/v1.5';
/**
 * Reads the input `base-url`. Slashes, `/prod` and `/prod/api/ais/v1.5` at its end are removed, also with the path of an
 * operation behind them, because people paste addresses in each of these forms (observed publicly); {@link serviceUrl} adds
 * the path again.
 * @returns the root, or the problem with the text
 */
function parseBaseUrl(text) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(text);
    if (url === undefined) {
        return { problem: 'is not an address. Expected something like https://api.example.com' };
    }
    if (url.username !== '' || url.password !== '') {
        return { problem: 'has credentials in it. Remove them; credentials belong in api-key and org-id' };
    }
    if (url.search !== '' || url.hash !== '') {
        return {
            problem: 'has a query or a fragment. Expected only scheme, host and path, such as https://api.example.com',
        };
    }
    const loopback = (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopbackHost */ .cW)(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
        return {
            problem: 'is not https. The API key must not be sent unencrypted (http is accepted only for this machine: localhost, 127.0.0.1, ::1)',
        };
    }
    const path = url.pathname.replace(/\/+$/u, '').replace(/\/prod(?:\/api\/ais(?:\/v1\.5(?:\/.*)?)?)?$/u, '');
    return { root: url.origin + path.replace(/\/+$/u, '') };
}
/**
 * Builds the address of an operation.
 * @param path the part after the version, without a leading slash: `developer/lineage-check` (service spec 4)
 */
function serviceUrl(root, path) {
    return new URL(`${root}${VERSION_PATH}/${path}`);
}


/***/ }),

/***/ 38:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   cW: () => (/* binding */ isLoopbackHost),
/* harmony export */   xX: () => (/* binding */ isLoopbackName)
/* harmony export */ });
/**
 * Parses an address. It does not rely on `URL.canParse`, which can return true for very long texts that `new URL` rejects
 * (found by fuzzing on Node 24).
 * @returns undefined if the text is not an address
 */
function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return undefined;
    }
}
/**
 * True if a host name, as `URL.hostname` gives it, means this machine. Requests to it never go through a proxy, and need
 * no encryption.
 */
function isLoopbackHost(hostname) {
    return isLoopbackName(hostname) || hostname === '[::1]' || /^127(\.\d+){3}$/u.test(hostname);
}
/** True for `localhost` and every name below it. RFC 6761 reserves them for this machine. */
function isLoopbackName(hostname) {
    return hostname === 'localhost' || hostname.endsWith('.localhost');
}


/***/ }),

/***/ 9662:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/** Writes a text so that YAML reads it as that text: other texts than plain words need quotes. */
function yamlText(text) {
    const isPlain = /^[a-z_][\w./-]*$/iu.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text);
}


/***/ }),

/***/ 184:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ endedResult),
/* harmony export */   FE: () => (/* binding */ withDetails),
/* harmony export */   MS: () => (/* binding */ refusedResult),
/* harmony export */   Nq: () => (/* binding */ failedResult),
/* harmony export */   Uf: () => (/* binding */ plannedResult),
/* harmony export */   VV: () => (/* binding */ cutShort),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   jw: () => (/* binding */ leftRunning),
/* harmony export */   lj: () => (/* binding */ submittedResult)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(528);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4296);
/* harmony import */ var _facts_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5359);
/* harmony import */ var _text_time_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6606);
/* harmony import */ var _facts_uploads_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2378);






/** @returns the result of an analysis before anything is done */
function plannedResult(spec, warnings = []) {
    return { spec, state: 'planned', uploads: [], reports: [], warnings };
}
/** @returns the result of an analysis that was not submitted, because of what its files do */
function refusedResult(planned, message) {
    return { ...planned, state: 'failed', reason: 'analysis-failed', message };
}
/**
 * @param job without an id if the analysis is done on the runner
 * @returns the result of an analysis that was started
 */
function submittedResult({ spec, warnings }, { jobId, dashboardUrl }) {
    return {
        spec,
        state: 'submitted',
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ jobId, dashboardUrl }),
        uploads: [],
        reports: [],
        warnings,
    };
}
/**
 * Adds the verdict to the result of an analysis whose job has ended.
 * @param threshold the threshold that the verdict was judged by
 */
function endedResult(result, verdict, threshold) {
    if (verdict.kind === 'passed') {
        return { ...result, state: 'passed', ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ score: verdict.score }), threshold };
    }
    if (verdict.kind === 'vulnerable') {
        const { score, doubt } = verdict;
        return { ...result, state: 'vulnerable', reason: 'vulnerable', score, threshold, ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ doubt }) };
    }
    const { state, reason, start } = WITHOUT_VERDICT[verdict.kind];
    const unfinished = { ...result, state, reason, message: `${start}${verdict.why}.`, threshold };
    return verdict.kind === 'cut-short' ? { ...unfinished, usedUpItsTime: true } : unfinished;
}
/** What becomes of an analysis without a verdict; its message begins with `start`. */
const WITHOUT_VERDICT = {
    failed: { state: 'failed', reason: 'analysis-failed', start: 'The analysis failed: ' },
    'cut-short': { state: 'timeout', reason: 'timeout', start: '' },
    'not-tested': { state: 'not-tested', reason: 'not-tested', start: '' },
    undecided: { state: 'error', reason: 'unexpected-answer', start: 'There is no verdict: ' },
};
/** Adds to a verdict how its score was found, as far as it is known. */
function withDetails(result, finding) {
    if (finding.kind !== 'ended' || (result.state !== 'passed' && result.state !== 'vulnerable'))
        return result;
    const known = { ...result, ...(0,_facts_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .pickMeasured */ .k)(finding) };
    const { keptSince } = finding;
    if (keptSince === undefined)
        return known;
    const message = `Not analysed again: the same content was analysed on ${(0,_text_time_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTime */ .f)(keptSince)}, and its result was kept.`;
    return { ...known, keptSince, message };
}
/**
 * Adds an error to the result of the analysis that it ended. Everything that was known before is kept.
 * @param error any thrown value; one that is no ServiceError is a fault of the action itself
 */
function failedResult(known, error) {
    const { reason, message, inDoubt, isNotFound } = asServiceError(error);
    const explained = {
        reason,
        message,
        ...(error instanceof _facts_uploads_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UploadsError */ .z ? { uploads: error.uploads } : {}),
        ...originOf(error),
        ...(isNotFound ? { isNotFound } : {}),
    };
    // If a run is cancelled, its analyses stay planned or submitted, except those that may have been submitted.
    if (reason === 'cancelled' && !inDoubt)
        return { ...known, ...explained };
    const doubt = inDoubt ? { inDoubt } : {};
    return { ...known, ...explained, ...doubt, state: reason === 'timeout' ? 'timeout' : 'error' };
}
function originOf(error) {
    if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
        return { origin: 'action' };
    return error.origin === 'github' ? { origin: error.origin } : {};
}
function asServiceError(error) {
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return error;
    const message = `The action itself failed. Please report it: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-answer', message, { cause: error });
}
/** True if the job of an analysis is running and nothing has gone wrong. */
function isRunning(result) {
    return result.state === 'submitted' && result.reason === undefined;
}
/**
 * Returns the result of an analysis at the end of the run. If the run ended early, an analysis whose job still runs gets
 * the run's error: it is no success.
 * @param signal the signal of the run
 */
function cutShort(result, signal) {
    if (!signal.aborted || !isRunning(result))
        return result;
    return leftRunning(failedResult(result, signal.reason));
}
/**
 * Marks a job that the run stopped waiting for as still running, unless the service says that it does not know the job
 * (400, 412). An analysis on the runner has no job, and ends with the run.
 */
function leftRunning(failed) {
    return failed.jobId === undefined || (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefusal */ .vu)(failed.reason) ? failed : { ...failed, jobGoesOn: true };
}


/***/ }),

/***/ 4555:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ lostSkillWarnings),
/* harmony export */   PD: () => (/* binding */ keepBaselineChoices),
/* harmony export */   Ux: () => (/* binding */ laxerTolerance),
/* harmony export */   ae: () => (/* binding */ lostSkill),
/* harmony export */   fV: () => (/* binding */ findBefore)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6835);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);




/**
 * Gives each analysis what the attack would choose by its model, as the baseline had it. A regression gets its tolerance as the
 * most: the tolerance is the error of the model, so a worse model would get a laxer test, and pass. Evasion gets its eps: each model
 * would get another one, and two attacks with different eps cannot be compared. Pure.
 */
function keepBaselineChoices(settings) {
    const analyses = settings.analyses.map((spec) => {
        const { local } = spec;
        const before = findBefore(settings.policy.baseline, spec.name);
        if (local === undefined || before === undefined)
            return spec;
        return { ...spec, local: { ...local, ...choicesOf(spec, local, before) } };
    });
    return { ...settings, analyses };
}
function choicesOf({ task, attack }, { settings }, { skill, eps, label }) {
    const most = settings.tolerance === undefined ? skill?.tolerance : undefined;
    const takesEps = settings.eps === undefined && (0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .takesSetting */ .Ro)('eps', task, attack);
    const { min, max } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_SETTINGS */ .Tj.eps;
    const isUsable = takesEps && eps !== undefined && eps >= min && eps <= max;
    return {
        ...(most === undefined ? {} : { mostTolerance: most }),
        ...(isUsable ? { baselineEps: eps } : {}),
        ...(settings['label-column'] === undefined && label !== undefined ? { baselineLabel: label } : {}),
    };
}
/** The analysis of the same name in a baseline. */
function findBefore(baseline, name) {
    const folded = (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(name);
    return baseline?.analyses.find((one) => (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(one.name) === folded);
}
/** Sums in another order differ by less. */
const ROUNDING = 1e-9;
/**
 * Says why the scores of a regression cannot be compared: a clause. A score falls if predictions may move further; a stricter
 * test that finds no more is no worse.
 */
function laxerTolerance({ skill }, before) {
    const now = skill?.tolerance;
    if (now === undefined)
        return undefined;
    const then = before.skill?.tolerance;
    if (then === undefined)
        return 'it does not say its tolerance';
    if (now <= then * (1 + ROUNDING))
        return undefined;
    const [shownNow, shownThen] = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .digitPair */ .ip)(now, then);
    return `its tolerance was ${shownThen}, this one\u2019s is ${shownNow}`;
}
/**
 * Says what a model lost: a clause that follows its name. Undefined unless it knows the labels less well than that of the baseline by
 * more than chance: the 95 % intervals are apart.
 */
function lostSkill(now, then) {
    if (now === undefined || now.measure !== then?.measure || now.high >= then.low)
        return undefined;
    const [what, shown] = SHOWN[now.measure];
    const intervals = [then, now].map(({ low, high }) => `${shown(low)} to ${shown(high)}`).join(' and ');
    return `${what} fell from ${shown(then.value)} to ${shown(now.value)} (95 % intervals ${intervals})`;
}
/**
 * Warns of models that know their labels less well than in the baseline. Such a model often looks safer: one that always says
 * the same cannot be moved. Each model is named once. Pure.
 */
function lostSkillWarnings(results, baseline) {
    const warned = new Map();
    for (const result of results) {
        const { model, name } = result.spec;
        const now = 'skill' in result ? result.skill : undefined;
        const lost = lostSkill(now, findBefore(baseline, name)?.skill);
        if (lost === undefined || warned.has(model))
            continue;
        warned.set(model, `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(model, 200)}: since the baseline, its ${lost}. A model that knows less often looks safer, so its scores do not ` +
            'say that it is better. Check its training, the labels and the data before you accept it.');
    }
    return [...warned.values()];
}
const SHOWN = {
    accuracy: ['accuracy', (value) => `${(100 * value).toFixed(1)} %`],
    r2: ['R\u00b2', (value) => value.toFixed(2)],
};


/***/ }),

/***/ 7112:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compareWithBaseline),
/* harmony export */   f: () => (/* binding */ fixedInFiles)
/* harmony export */ });
/* harmony import */ var _facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4635);
/* harmony import */ var _baseline_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4555);
/* harmony import */ var _paired_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7543);
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6889);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9998);





const NO_COMPARISON = { isKnown: false, isFixed: false, words: '' };
/** Compares an analysis with the one of the same name in a baseline. Everything that is not certain counts as worse. */
function compareWithBaseline(result, baseline) {
    if (baseline === undefined)
        return NO_COMPARISON;
    const before = (0,_baseline_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .findBefore */ .fV)(baseline, result.spec.name);
    if (before === undefined)
        return { ...NO_COMPARISON, words: 'the baseline has no such analysis' };
    if (before.score === undefined)
        return { ...NO_COMPARISON, words: 'the baseline has no score of it' };
    if (result.score === undefined) {
        const words = 'its own score is not known, so nothing can be compared with the baseline';
        return { ...NO_COMPARISON, words };
    }
    return compareScored({ ...result, score: result.score }, { ...before, score: before.score });
}
/** Scores of different versions of the method are not shown side by side. */
function compareScored(result, before) {
    const changes = (0,_paired_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesSince */ .sR)(result, before);
    const since = changes.length === 0 ? '' : ` Since the baseline: ${changes.join(', ')}.`;
    if (result.methodVersion !== before.methodVersion) {
        const [now, then] = [formatVersion(result.methodVersion), formatVersion(before.methodVersion)];
        return {
            ...NO_COMPARISON,
            words: `the baseline does not count, because its score comes from ${then} of the method, and this one from ${now}`,
            change: `Previously scored by ${then} of the method, now by ${now}: the two scores are not comparable.${since}`,
        };
    }
    const [shownNow, shownThen] = (0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scorePair */ .zV)(result.score, before.score);
    const laxer = (0,_baseline_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .laxerTolerance */ .Ux)(result, before);
    if (laxer !== undefined) {
        return {
            ...NO_COMPARISON,
            words: `the result is not comparable with the baseline: ${laxer}`,
            change: `Not comparable with the baseline: ${laxer}. Its score was ${shownThen}.${since}`,
        };
    }
    const pair = { result, before, changes, paired: (0,_paired_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaired */ .dS)(result, before) };
    const inputs = typeof pair.paired === 'object' ? pair.paired.words : '';
    const parts = [shownNow, formatInterval(before.interval, result.interval), inputs];
    const compared = parts.filter((part) => part !== '').join('; ');
    const passesNow = result.state === 'passed' && before.isVulnerable;
    const noRepair = formatNoRepair(pair, passesNow);
    return {
        ...decideKnown(pair),
        isFixed: passesNow && noRepair === '',
        change: `Previously ${shownThen}, now ${compared}.${since}${noRepair}`,
    };
}
/**
 * With a max-increase the score decides. Without one, the inputs that both runs attacked do; if one of them does not say how its inputs
 * ended, the intervals; and if they attacked in other ways, the score, which may not rise.
 */
function decideKnown(pair) {
    const { result, before } = pair;
    const { score } = result;
    const { maxIncrease } = result.spec;
    const [now, then] = shownScores(score, before.score, maxIncrease ?? 0);
    const passed = before.isVulnerable ? '' : ', which passed';
    const scores = `the score ${now} is ${formatOrder(score, before.score)} the baseline\u2019s ${then}${passed}`;
    const isHigher = isWorse(score, before.score, maxIncrease ?? 0);
    if (maxIncrease !== undefined) {
        const allowed = maxIncrease === 0 ? '' : ` (max-increase ${String(maxIncrease)})`;
        return { isKnown: !isHigher, words: `${scores}${allowed}${formatChanges(pair, '')}` };
    }
    const { isKnown = before.isVulnerable && !isHigher, doubt, words } = compareInputs(pair);
    const limit = isKnown ? '' : formatIncrease(score - before.score);
    const shown = words === '' ? '' : `; ${words}`;
    return {
        isKnown,
        words: `${scores}${shown}${formatChanges(pair, words)}${limit}`,
        ...(doubt !== undefined && { doubt }),
    };
}
function compareInputs({ result, before, paired }) {
    if (typeof paired === 'string')
        return { words: `not compared input by input: ${paired}` };
    if (paired !== undefined) {
        const { isWorse: isMore, doubt, words } = paired;
        // What had passed is new above the threshold, unless at least as many inputs say that nothing rose.
        const isTested = before.isVulnerable || paired.isWhole;
        return { ...(isTested && { isKnown: !isMore }), doubt, words };
    }
    const intervals = formatInterval(result.interval, before.interval);
    const why = whyNotOverlapping(result, before);
    if (why === undefined)
        return { isKnown: before.isVulnerable, words: intervals };
    return { words: [intervals, why].filter((part) => part !== '').join('; ') };
}
/** Says why the intervals of two scores do not decide: a clause; undefined if they overlap and do. */
function whyNotOverlapping(result, before) {
    const [now, then] = [result.interval, before.interval];
    if (now === undefined || then === undefined || !overlap(now, then))
        return '';
    if ((0,_paired_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesSince */ .Nl)(result, before).length > 0)
        return '';
    if (result.rows === undefined || before.rows === undefined)
        return 'the number of inputs is not known';
    if (result.rows >= before.rows)
        return undefined;
    return `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(result.rows)} inputs are fewer than the baseline\u2019s ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(before.rows)}`;
}
function formatChanges({ changes }, said) {
    const unsaid = changes.filter((change) => !said.includes(change));
    return unsaid.length === 0 ? '' : `; since the baseline ${unsaid.join(', ')}`;
}
/** Names the key that would allow a rise: a clause after a semicolon. */
function formatIncrease(rise) {
    if (!(rise > 0))
        return '';
    return `; max-increase: ${String(Math.ceil(rise * 1000 - ROUNDING) / 1000)} of this analysis in the config file would allow it`;
}
/** Says why a lower score is no repair: a sentence after a space, or nothing. */
function formatNoRepair(pair, passesNow) {
    const lost = (0,_baseline_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .lostSkill */ .ae)(pair.result.skill, pair.before.skill);
    if (lost !== undefined)
        return ` Not a repair: the ${lost}.`;
    const why = passesNow ? whyNotFixed(pair) : undefined;
    return why === undefined ? '' : ` It passes now, but does not count as fixed: ${why}.`;
}
/**
 * Says why a finding of the baseline that passes now is not fixed: a clause. Only what both runs looked at in the same way, and what
 * chance does not explain, is fixed. Scores of a service have no intervals: there the threshold decides.
 */
function whyNotFixed({ result, before, paired }) {
    if (typeof paired === 'object')
        return paired.isBetter ? undefined : 'chance explains the difference';
    const other = (0,_paired_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .otherLook */ .uL)(result, before);
    if (other !== undefined || result.spec.local === undefined)
        return other;
    const { interval } = result;
    if (interval === undefined || before.interval === undefined)
        return 'its interval is not known';
    return interval.high < before.interval.low ? undefined : 'the intervals of the two scores overlap';
}
function formatVersion(version) {
    return version === undefined ? 'an unknown version' : `version ${version}`;
}
/** Sums of decimals are not exact: .7 + .1 is less than .8. */
const ROUNDING = 1e-9;
function isWorse(score, before, maxIncrease) {
    // Compared this way, a number that is not one is worse.
    return !(score - before <= maxIncrease + ROUNDING);
}
/** Both scores for people: with every digit if rounded ones would lead to another decision. */
function shownScores(score, before, maxIncrease) {
    const [now, then] = (0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scorePair */ .zV)(score, before);
    const isSame = isWorse(Number(now), Number(then), maxIncrease) === isWorse(score, before, maxIncrease);
    return isSame ? [now, then] : [String(score), String(before)];
}
function formatOrder(score, before) {
    if (score === before)
        return 'the same as';
    return score > before ? 'above' : 'below';
}
function formatInterval(one, other) {
    if (one === undefined || other === undefined)
        return '';
    // A result that was kept, and the same run again: there is nothing to compare.
    if (one.low === other.low && one.high === other.high)
        return '';
    // The ends that decide whether they overlap.
    const [oneHigh, otherLow] = (0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scorePair */ .zV)(one.high, other.low);
    const [otherHigh, oneLow] = (0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scorePair */ .zV)(other.high, one.low);
    return `the intervals ${oneLow} to ${oneHigh} and ${otherLow} to ${otherHigh} ${overlap(one, other) ? 'overlap' : 'do not overlap'}`;
}
function overlap(one, other) {
    return one.low <= other.high && other.low <= one.high;
}
/**
 * Lists the findings in files that a baseline has and a scan of the whole repository does not. A file that could not be
 * scanned is not known to be fixed.
 */
function fixedInFiles(baseline, scan) {
    if (baseline === undefined || scan?.scope !== 'workspace')
        return [];
    const present = new Set(scan.findings.flatMap(_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFingerprints */ .tx));
    const paths = scan.findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path);
    return baseline.fileFindings
        .filter(({ fingerprints, finding }) => {
        const isUnseen = paths.some((path) => finding.endsWith(`:${path}`));
        return !fingerprints.some((one) => present.has(one)) && !isUnseen;
    })
        .map(({ finding }) => finding);
}


/***/ }),

/***/ 7543:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ differencesSince),
/* harmony export */   dS: () => (/* binding */ comparePaired),
/* harmony export */   sR: () => (/* binding */ changesSince),
/* harmony export */   uL: () => (/* binding */ otherLook)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _model_security_scan_engine_pack_outcomes__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4373);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);
/* harmony import */ var _policy_attack_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6121);
/* harmony import */ var _paired_test_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4040);






/** With fewer inputs, too many changes for the worse look like chance. */
const LEAST_COMMON = 20;
/** The share of the baseline's inputs that must have been attacked again. */
const LEAST_SHARE = 0.5;
/** Time and the number of inputs change how many queries each gets by a little. */
const QUERY_TOLERANCE = 0.1;
const TOLERANCE_DIFFERENCE = 0.1;
/**
 * Compares an analysis with that of a baseline input by input: on those that both attacked, also if the data changed. Both are of the
 * same version of the method.
 * @returns a clause that says why not, if they did not attack in the same way, or too few of the same inputs; undefined if one of
 *   them does not say how its inputs ended
 */
function comparePaired(result, before) {
    const { paired } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[result.spec.attack];
    const { outcomes } = result;
    if (paired === undefined || outcomes === undefined || before.outcomes === undefined)
        return undefined;
    const differences = differencesSince(result, before);
    if (differences.length > 0)
        return differences.join(', ');
    const [now, then] = [(0,_model_security_scan_engine_pack_outcomes__WEBPACK_IMPORTED_MODULE_3__/* .unpackOutcomes */ .sW)(outcomes), (0,_model_security_scan_engine_pack_outcomes__WEBPACK_IMPORTED_MODULE_3__/* .unpackOutcomes */ .sW)(before.outcomes)];
    if (now === undefined || then === undefined)
        return 'it is not known which inputs fell';
    const common = [...now.keys()].filter((input) => then.has(input));
    if (common.length < LEAST_COMMON || common.length < LEAST_SHARE * then.size) {
        return `only ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(common.length)} of ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(then.size)} inputs of the baseline were attacked again`;
    }
    const tested = (0,_paired_test_js__WEBPACK_IMPORTED_MODULE_2__/* .testPairs */ .i)({ paired, common, now, then, groups: (0,_model_security_scan_engine_pack_outcomes__WEBPACK_IMPORTED_MODULE_3__/* .unpackGroups */ .Zn)(outcomes) });
    if (!isSameModel(result, before))
        return tested;
    // What differs is the luck of the search, or of the copy.
    const words = `the model is the same, byte by byte; ${tested.words}`;
    return { ...tested, isWorse: false, doubt: undefined, words };
}
/** Lists what differs from a baseline in how was attacked, but not in the data: clauses; untrusted. */
function differencesSince(result, before) {
    const { outcomes: now } = result;
    const { outcomes: then } = before;
    return [
        ...(before.settings === undefined ? ['the baseline does not say how it attacked'] : []),
        ...otherSlots(result, before, ['model', 'data', 'label']),
        ...otherSettings(result, before, (name) => !_policy_attack_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .MODEL_SETTINGS */ .C.includes(name)),
        ...(now === undefined || then === undefined ? [] : queryDifferences(now, then)),
        ...toleranceDifferences(result, before),
    ];
}
/**
 * Lists what differs from a baseline in what was attacked and how: data, labels and settings, but not the model. Clauses;
 * untrusted. What one side does not know does not differ.
 */
function changesSince(result, before) {
    return [...otherSlots(result, before, ['model']), ...otherSettings(result, before, () => true)];
}
function isSameModel(result, before) {
    const now = result.digests?.model;
    const isUsedAlike = otherSettings(result, before, (name) => _policy_attack_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .MODEL_SETTINGS */ .C.includes(name)).length === 0;
    return now !== undefined && now === before.digests?.get('model') && isUsedAlike;
}
function otherSlots({ digests = {} }, { digests: then = NONE }, apartFrom) {
    const now = new Map(Object.entries(digests));
    const all = now.size === 0 || then.size === 0 ? [] : [...now.keys(), ...then.keys()];
    return [...new Set(all)]
        .filter((slot) => !apartFrom.includes(slot) && now.get(slot) !== then.get(slot))
        .map((slot) => `${formatSlot(slot)} changed (${digitsOf(then.get(slot))} -> ${digitsOf(now.get(slot))})`);
}
function otherSettings({ spec, outcomes, robustness }, before, counts) {
    const { settings = NONE } = before;
    const own = (0,_policy_attack_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .attackSettings */ .y)(spec);
    const all = before.settings === undefined ? [] : [...new Set([...own.keys(), ...settings.keys()])];
    const names = all.filter(counts);
    const eps = epsDifference(outcomes?.eps ?? robustness?.eps, before.eps);
    // What the attack had counts, whoever chose it.
    const changed = names.filter((name) => own.get(name) !== settings.get(name) && (name !== 'eps' || eps === undefined));
    return [
        ...changed.map((name) => formatChanged(name, own.get(name), settings.get(name))),
        ...(counts('eps') ? (eps ?? []) : []),
    ];
}
/** @returns undefined if one of the two does not say its eps */
function epsDifference(now, then) {
    if (now === undefined || then === undefined)
        return undefined;
    if (now === then)
        return [];
    const [shownNow, shownThen] = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .digitPair */ .ip)(now, then);
    return [`eps was ${shownThen} and is ${shownNow}`];
}
const NONE = new Map();
const SLOT_WORDS = new Map([
    ['data', 'the data'],
    ['label', 'the labels'],
    ['minmax', 'the ranges of the columns'],
]);
function formatSlot(slot) {
    return SLOT_WORDS.get(slot) ?? (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(slot, 100);
}
const SHOWN_DIGITS = 12;
function digitsOf(sha256) {
    return sha256 === undefined ? 'none' : `${sha256.slice(0, SHOWN_DIGITS)}\u2026`;
}
function formatChanged(name, now, then) {
    const shown = (value) => value === undefined ? 'not set' : (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(value, 100);
    return `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, 100)} was ${shown(then)} and is ${shown(now)}`;
}
/** A tolerance that the model chose: a little more or less changes few inputs. */
function toleranceDifferences({ skill }, before) {
    const [now, then] = [skill?.tolerance, before.skill?.tolerance];
    if (now === undefined || then === undefined)
        return [];
    if (Math.abs(now - then) <= TOLERANCE_DIFFERENCE * Math.max(now, then))
        return [];
    const [shownNow, shownThen] = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .digitPair */ .ip)(now, then);
    return [`the tolerance was ${shownThen} and is ${shownNow}`];
}
/** What the data or the time decided, and not the settings. */
function queryDifferences(now, then) {
    const most = Math.max(now.queries, then.queries);
    return Math.abs(now.queries - then.queries) > QUERY_TOLERANCE * most ? [formatQuery(now, then)] : [];
}
function formatQuery(now, then) {
    return `the attack had ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(then.queries)} queries and has ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(now.queries)}`;
}
/**
 * Says why an analysis that cannot be compared input by input may have found less than its baseline without being better: a clause. It
 * attacked in another way, less hard, or other inputs.
 */
function otherLook(result, before) {
    if (changesSince(result, before).length > 0)
        return 'the attack or its data was another one';
    if (result.spec.local !== undefined && before.settings === undefined) {
        return 'the baseline does not say how it attacked';
    }
    const [now, then] = [result.outcomes, before.outcomes];
    if (now === undefined || then === undefined)
        return undefined;
    return now.queries < (1 - QUERY_TOLERANCE) * then.queries ? formatQuery(now, then) : undefined;
}


/***/ }),

/***/ 4040:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  u: () => (/* binding */ baselineDoubt),
  i: () => (/* binding */ testPairs)
});

// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __nccwpck_require__(2830);
// EXTERNAL MODULE: ./packages/engine/src/catalog/result/pack-outcomes.ts
var pack_outcomes = __nccwpck_require__(4373);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __nccwpck_require__(9998);
;// CONCATENATED MODULE: ./src/decide/baseline/mcnemar.ts
const STEPS = 20_000;
/**
 * Tests whether inputs fell that held before more often than the other way round: McNemar's test, one-sided and exact, with a weight for
 * each stratum. If the two runs differ by chance only, each input that changed went either way with the same chance.
 * Source: McNemar, "Note on the sampling error of the difference between correlated proportions or percentages",
 * Psychometrika 12, 1947; with weights it is the sign test of Fisher's randomisation, "The design of experiments", 1935.
 * @returns the chance of at least so much for the worse among all that changed, from 0 to 1
 */
function pairedTail(strata) {
    const byWeight = [...Map.groupBy(strata, ({ weight }) => weight)].map(([weight, some]) => ({
        worse: some.reduce((sum, { worse }) => sum + worse, 0),
        changed: some.reduce((sum, { worse, better }) => sum + worse + better, 0),
        weight,
    }));
    const open = byWeight.filter(({ changed }) => changed > 0);
    const all = open.reduce((sum, { changed, weight }) => sum + changed * weight, 0);
    const [only] = open;
    // One weight alone needs no rounding.
    const step = open.length < 2 ? (only?.weight ?? 1) : all / STEPS;
    const cells = Math.round(all / step) + open.length + 1;
    let chances = new Float64Array(cells);
    chances[0] = 1;
    let found = 0;
    for (const { worse, changed, weight } of open) {
        found += Math.round((worse * weight) / step);
        chances = added(chances, changed, weight / step);
    }
    return Math.min(1, chances.subarray(found).reduce((sum, one) => sum + one, 0));
}
/** The chances of each sum after some more coins, each of which adds `size` or nothing. */
function added(chances, coins, size) {
    const next = new Float64Array(chances.length);
    // Logarithms, since 2 to the power of 10,000 is no number.
    let logarithm = -coins * Math.LN2;
    for (let heads = 0; heads <= coins; heads += 1) {
        const [chance, shift] = [Math.exp(logarithm), Math.round(heads * size)];
        if (chance > 0) {
            for (let cell = 0; cell + shift < next.length; cell += 1) {
                next[cell + shift] = (next[cell + shift] ?? 0) + chance * (chances[cell] ?? 0);
            }
        }
        logarithm += Math.log((coins - heads) / (heads + 1));
    }
    return next;
}

;// CONCATENATED MODULE: ./src/decide/baseline/paired-test.ts




/** Tests whether more inputs fell than chance explains, or fewer. */
function testPairs(pairs) {
    const { paired, common } = pairs;
    const changed = count(pairs);
    const { strata, worse, better } = changed;
    const p = pairedTail(strata);
    const each = strata.length > 1 ? ', each class counted equally' : '';
    const start = `of ${(0,number_words/* grouped */.zD)(common.length)} ${paired.inputs}${each}, `;
    const fewer = pairedTail(strata.map((one) => ({ worse: one.better, better: one.worse, weight: one.weight })));
    const tested = {
        isWorse: p <= paired.level,
        isBetter: fewer <= paired.level,
        isWhole: pairs.now.size >= pairs.then.size,
        counts: { inputs: common.length, worse, better, p },
    };
    if (canShowWorse(changed, paired)) {
        const numbers = `${(0,number_words/* grouped */.zD)(worse)} ${paired.worse}, ${(0,number_words/* grouped */.zD)(better)} the other way`;
        return { ...tested, words: `${start}${numbers}: ${formatTest(tested, fewer, paired)}`, doubt: undefined };
    }
    const words = `${start}only ${(0,number_words/* grouped */.zD)(changed.standing)} could still ${paired.fall}, too few to show more than chance`;
    const doubt = `${catalog/* CHECK_MARK */.vz}the comparison with the baseline could not fail: ${words}. ${adviceOf(paired)}`;
    return { ...tested, words, doubt };
}
function count({ common, now, then, groups }) {
    const strata = [...Map.groupBy(common, (input) => groups?.get(input)).values()].map((inputs) => {
        const of = (isNow, isThen) => inputs.filter((input) => now.get(input) === isNow && then.get(input) === isThen).length;
        const worse = of(true, false);
        return { worse, better: of(false, true), standing: worse + of(false, false), weight: 1 / inputs.length };
    });
    const sum = (part) => strata.reduce((total, one) => total + part(one), 0);
    return {
        strata,
        worse: sum(({ worse }) => worse),
        better: sum(({ better }) => better),
        standing: sum(({ standing }) => standing),
    };
}
/** False if even the fall of every input that held would be no more than chance. */
function canShowWorse({ strata }, { level }) {
    return pairedTail(strata.map(({ standing, weight }) => ({ worse: standing, better: 0, weight }))) <= level;
}
/** Says whether chance explains the changes: a clause. */
function formatTest({ isWorse, isBetter, counts: { p } }, fewer, paired) {
    const level = `level ${String(paired.level)}`;
    if (fewer < p) {
        const no = isBetter ? '' : 'but no ';
        return `${paired.fewer}, ${no}more than chance explains (${formatChance(fewer)}, ${level})`;
    }
    return `${isWorse ? '' : 'no '}more than chance (${formatChance(p)}, ${level})`;
}
function formatChance(p) {
    return p < 0.0001 ? 'p < 0.0001' : `p = ${String(Number(p.toPrecision(2)))}`;
}
/**
 * Says of a finding that is kept as a baseline that no later run can be worse: a sentence. Undefined if one can, or if that is not
 * known.
 */
function baselineDoubt(result) {
    if (result.state !== 'vulnerable' || result.outcomes === undefined)
        return undefined;
    const { attack, maxIncrease } = result.spec;
    const { paired } = catalog/* DESCRIPTORS */.xg[attack];
    const fell = (0,pack_outcomes/* unpackOutcomes */.sW)(result.outcomes);
    if (paired === undefined || fell === undefined || maxIncrease !== undefined)
        return undefined;
    // Nothing is worse than that.
    if (result.score === 1)
        return undefined;
    const groups = (0,pack_outcomes/* unpackGroups */.Zn)(result.outcomes);
    const changed = count({ paired, common: [...fell.keys()], now: fell, then: fell, groups });
    if (canShowWorse(changed, paired))
        return undefined;
    return (`${catalog/* CHECK_MARK */.vz}as a baseline, this result cannot show that the model became worse: of ${(0,number_words/* grouped */.zD)(fell.size)} inputs, only ` +
        `${(0,number_words/* grouped */.zD)(changed.standing)} could still ${paired.fall}, and no more than chance would explain that. ${adviceOf(paired)}`);
}
function adviceOf({ advice }) {
    return `For a comparison by inputs, ${advice}.`;
}


/***/ }),

/***/ 1401:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ withdrawnOutcome),
/* harmony export */   dE: () => (/* binding */ skippedOutcome),
/* harmony export */   iS: () => (/* binding */ failedOutcome),
/* harmony export */   ii: () => (/* binding */ unfinishedOutcome)
/* harmony export */ });
/* harmony import */ var _facts_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(926);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(436);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4296);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9998);




/**
 * Builds the outcome of a run that an error ended. Such a run has failed, whatever was known before.
 * @param error any thrown value
 */
function failedOutcome(state, error) {
    if (error instanceof _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC) {
        const { problems } = error;
        const found = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(problems.length, 'problem', 'problems');
        const headline = `${found} with the inputs or the configuration; nothing was submitted.`;
        return { ...state, status: 'error', failureReason: 'invalid-input', failed: true, headline, problems };
    }
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7) {
        return {
            ...state,
            status: 'error',
            failureReason: error.reason,
            ...(error.origin === 'service' ? {} : { origin: error.origin }),
            failed: true,
            headline: 'The run could not be completed.',
            errorMessage: error.message,
            problems: [],
        };
    }
    return {
        ...state,
        status: 'error',
        failureReason: 'unexpected-answer',
        origin: 'action',
        failed: true,
        headline: 'The action itself failed.',
        errorMessage: `An unexpected error occurred. Please report it: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`,
        problems: [],
    };
}
/**
 * Builds the outcome that a file shows from the start of a run until the run writes its own: so no verdict of an earlier run
 * is read as that of a run that ended before.
 */
function withdrawnOutcome() {
    return {
        ..._facts_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_KNOWN */ .G,
        status: 'error',
        failureReason: 'cancelled',
        failed: true,
        headline: 'There is no verdict: the run that writes this file has not ended, or ended before it could write it.',
        problems: [],
    };
}
/** Builds the outcome of a run that gets no secrets, with `on-missing-credentials: skip`. */
function skippedOutcome(state) {
    return {
        ...state,
        status: 'skipped',
        failed: false,
        headline: 'Nothing was checked: this run gets no credentials (on-missing-credentials: skip).',
        problems: [],
    };
}
/**
 * Builds the outcome to show while the run is under way. If the run is killed, this is what people see, so it is marked failed.
 */
function unfinishedOutcome(state) {
    return {
        ...state,
        status: 'submitted',
        failed: true,
        headline: 'The run has not finished: jobs may be running.',
        problems: [],
    };
}


/***/ }),

/***/ 5837:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ staleWarnings),
/* harmony export */   Q: () => (/* binding */ judgeComparisons)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9822);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);



/** Warns of models whose attacked file may be an old version. */
function staleWarnings(comparisons) {
    return (comparisons?.models ?? []).flatMap(({ model, stale = [] }) => {
        if (stale.length === 0)
            return [];
        const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Z)(stale, MOST_NAMES, (name) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(name, 200));
        return [
            `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(model, 200)}: since the base, ${names} (covers) changed, but the file that is attacked did not, so the verdict may be ` +
                'about an old version. Convert the model again, or take the file out of covers if it is another model.',
        ];
    });
}
const MOST_NAMES = 5;
/** What the config file allows of a change, and what of it is measured. */
const GATES = [
    {
        attack: 'disagreement',
        key: 'maxDisagreement',
        name: 'max-disagreement',
        measure: measureDisagreement,
        missing: 'The versions take different inputs, so their answers are not about the same. Accept that for this change.',
    },
    {
        attack: 'accuracy-loss',
        key: 'maxAccuracyLoss',
        name: 'max-accuracy-loss',
        measure: measureLoss,
        missing: 'There are no labels. Give label, or a column of labels.',
    },
];
/**
 * Judges what a change did to the models whose config limits it. The score is the lower end of the 95 % interval: a limit is exceeded only
 * if chance does not explain it.
 * @param specs the analyses of the run
 * @returns a result for each limit, named as `MODEL/disagreement`. A new model has no version before, and no result
 */
function judgeComparisons(specs, comparisons) {
    if (comparisons === undefined)
        return [];
    const compared = new Map(comparisons.models.map((one) => [one.model, one]));
    return [...Map.groupBy(specs, ({ model }) => model)].flatMap(([model, own]) => {
        const [spec] = own;
        const comparison = compared.get(model);
        if (spec === undefined || comparison?.kind === 'added')
            return [];
        return GATES.flatMap((gate) => {
            // An analysis that only the pull request has does not know the limit of the base.
            const limits = own.flatMap((one) => one[gate.key] ?? []);
            const limit = Math.min(...limits);
            return limits.length === 0 ? [] : [judgeGate(gate, limit, spec, comparison, comparisons.fault)];
        });
    });
}
function judgeGate({ attack, name, measure, missing }, limit, spec, comparison, fault) {
    const base = {
        spec: { ...gateSpec(spec, attack), threshold: limit },
        ...{ uploads: [], reports: [], warnings: [] },
    };
    const change = comparison?.change;
    const measured = measureOf(comparison, measure);
    if (measured === undefined) {
        const why = comparison?.why ?? fault ?? missing;
        const message = `${name} is set, but the model could not be compared with its version in the base commit. ${why}`;
        return { ...base, state: 'not-tested', reason: 'not-tested', message };
    }
    const score = Math.max(0, measured.low);
    const judged = {
        ...base,
        ...(score > limit ? { state: 'vulnerable', reason: 'vulnerable' } : { state: 'passed' }),
        ...{ score, threshold: limit, thresholdFrom: 'config' },
    };
    return change === undefined
        ? judged
        : { ...judged, rows: change.rows, retained: { meaning: measured.meaning, plots: [] } };
}
/** What was measured; nothing differs if model and data are those of the base. */
function measureOf(comparison, measure) {
    if (comparison === undefined || comparison.kind === 'not-compared')
        return undefined;
    return comparison.change === undefined ? { low: 0, meaning: '' } : measure(comparison.change);
}
/** A limit as an analysis: only its name, its model and its files count. */
function gateSpec(spec, attack) {
    const { model, modelId, task, artifacts, place, local } = spec;
    return {
        ...{ name: `${model}/${attack}`, model, modelId, task, attack, fields: {}, artifacts },
        ...(place && { place }),
        ...(local && { local: { ...local, settings: {} } }),
    };
}
function measureDisagreement({ answers, rows }) {
    if (answers === undefined)
        return undefined;
    const { value, low, high } = answers.differ;
    const shown = (share) => `${(100 * share).toFixed(1)} %`;
    const meaning = `${shown(value)} of ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(rows)} inputs are answered otherwise. The score is the lower end of the 95 % interval, ${shown(low)} to ${shown(high)}.`;
    return { low, meaning };
}
function measureLoss({ skill }) {
    if (skill === undefined)
        return undefined;
    const shown = (number) => number.toFixed(3);
    const what = skill.measure === 'r2' ? 'R\u00b2' : 'Accuracy';
    const loss = `${shown(-skill.difference)}, ${shown(-skill.high)} to ${shown(-skill.low)}`;
    const meaning = `${what} went from ${shown(skill.before)} to ${shown(skill.after)}. The score is the lower end of the 95 % interval of the loss ${loss}.`;
    return { low: -skill.high, meaning };
}


/***/ }),

/***/ 4759:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* binding */ decideRun)
});

// UNUSED EXPORTS: worstReason

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __nccwpck_require__(4296);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __nccwpck_require__(229);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var decide_lineage = __nccwpck_require__(8857);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __nccwpck_require__(6701);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __nccwpck_require__(5966);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __nccwpck_require__(9998);
;// CONCATENATED MODULE: ./src/decide/scan/attacked-words.ts




/**
 * Says what a run did whose analyses all count as passed: `3 models attacked, all within their limits; 2 checks of data found nothing.`
 * Checks of data, such as drift, attack no model.
 */
function formatAttacked(results) {
    const tested = results.filter(({ state }) => state !== 'not-tested');
    const attacks = tested.filter(({ spec }) => (0,declared_model/* attacksModel */.lp)(spec.attack));
    const models = new Set(attacks.map(({ spec }) => spec.model)).size;
    const checks = tested.filter(({ spec }) => !(0,declared_model/* attacksModel */.lp)(spec.attack));
    const accepted = tested.filter(decide_findings/* isAccepted */.oB).length;
    const untested = results.length - tested.length;
    const isAlone = accepted === 0;
    // A check without a score does not say what it found.
    const found = isAlone && checks.every(({ score }) => score !== undefined) ? 'found nothing' : 'done';
    const parts = [
        ...(models === 0
            ? []
            : [`${(0,number_words/* counted */.hS)(models, 'model', 'models')} attacked${isAlone ? formatModelsWithin(models) : ''}`]),
        ...(checks.length === 0 ? [] : [`${(0,number_words/* counted */.hS)(checks.length, 'check of data', 'checks of data')} ${found}`]),
        ...(isAlone
            ? []
            : [`${(0,number_words/* counted */.hS)(accepted, 'finding is', 'findings are')} accepted by the config file or the baseline`]),
        ...(untested === 0
            ? []
            : [`${(0,number_words/* counted */.hS)(untested, 'analysis was', 'analyses were')} not tested, as the config file accepts`]),
        ...partly(results),
    ];
    return `${parts.join('; ')}.`;
}
function formatModelsWithin(models) {
    return models === 1 ? ', within its limits' : ', all within their limits';
}
/** What no analysis with a verdict tested, each part once. */
function partly(results) {
    return [...new Set(results.map(finding_words/* formatNotTested */.Ik))].filter((words) => words !== '');
}

// EXTERNAL MODULE: ./src/decide/scan/unattacked.ts
var scan_unattacked = __nccwpck_require__(140);
// EXTERNAL MODULE: ./src/decide/verdict.ts
var verdict = __nccwpck_require__(6501);
// EXTERNAL MODULE: ./src/decide/scan/judge-scan.ts
var judge_scan = __nccwpck_require__(4849);
;// CONCATENATED MODULE: ./src/decide/decide-run.ts








/**
 * Decides the verdict of a run that got past its lineage check. Only this function calls a run
 * `passed`; anything that is not understood fails (docs/design.md, rule 1). Pure.
 */
function decideRun(facts) {
    const decision = decideEnd(facts);
    const unattacked = facts.supplyChain === undefined ? '' : (0,scan_unattacked/* unattackedHeadline */.j_)(facts.supplyChain);
    const acceptsModels = facts.results.length === 0 && (facts.supplyChain?.acceptedModels?.length ?? 0) > 0;
    const isEmpty = acceptsModels || (0,verdict/* attackedNothing */.R8)(facts);
    const isNothing = decision.status === 'passed' && facts.mode === 'scan' && isEmpty;
    const words = [isNothing ? 'Nothing was attacked.' : '', decision.headline, unattacked];
    return { ...decision, headline: joined(words, decision.status) };
}
/** Joins sentences. What a run did that passed is one: `3 models attacked, none fell; 12 files are clean.` */
function joined(sentences, status) {
    const parts = sentences.filter((part) => part !== '');
    if (status !== 'passed')
        return parts.join(' ');
    return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/u, ';') : part)).join(' ');
}
/** True if the run has judged the models itself: a record that says nothing takes nothing from that. */
function hasJudged(results) {
    const states = new Set(results.map(({ state }) => state));
    return states.has('passed') && !states.has('submitted');
}
function decideEnd(facts) {
    const { failOnVulnerability, lineage, results, supplyChain } = facts;
    const counts = (0,decide_lineage/* recordCounts */.uk)(lineage);
    const byRecord = counts && lineage.vulnerable === true;
    const found = results.filter(decide_findings/* countsAsVulnerable */.hG);
    const undecided = results.filter((result) => isUndecided(result, facts));
    if (byRecord || found.length > 0 || (0,judge_scan/* isFlagged */.Hd)(supplyChain)) {
        return decideVulnerable(vulnerableHeadline(found, facts, byRecord), undecided, facts);
    }
    if (counts && lineage.vulnerable === 'unknown' && failOnVulnerability && !hasJudged(results)) {
        return failure('error', 'unexpected-answer', 'The record of an earlier scan does not say whether it found a supply-chain vulnerability.');
    }
    const failed = undecidedFailure(undecided, facts);
    if (failed !== undefined)
        return { ...failed, status: 'error' };
    if (facts.mode === 'scan' && !lineage.accepted && results.length === 0 && !scannedInstead(facts)) {
        return failure('error', 'unexpected-answer', 'A scan was due, but nothing was submitted.');
    }
    return { ...goodStatus(facts), failed: false };
}
function decideVulnerable(headline, undecided, facts) {
    if (facts.failOnVulnerability)
        return failure('vulnerable', 'vulnerable', headline);
    const failed = undecidedFailure(undecided, facts);
    if (failed === undefined)
        return { status: 'vulnerable', failed: false, headline };
    return { ...failed, status: 'vulnerable', headline: `${headline} ${failed.headline}` };
}
/** The failure of a run in which an analysis or the supply-chain scan reached no verdict; undefined if none did. */
function undecidedFailure(undecided, { results, supplyChain }) {
    const reason = worstReason(undecided);
    const words = [
        ...(reason === undefined ? [] : [undecidedHeadline(undecided, results.length)]),
        ...(supplyChain !== undefined && (0,judge_scan/* isUndecidedSupplyChain */.cC)(supplyChain)
            ? [(0,judge_scan/* supplyChainHeadline */.Hy)(supplyChain)]
            : []),
        ...((0,scan_unattacked/* lacksAttacks */.gu)(supplyChain)
            ? ['The config file requires every model to be attacked (require-attacked).']
            : []),
    ];
    if (words.length === 0)
        return undefined;
    return {
        failureReason: reason ?? ((0,judge_scan/* isUndecidedSupplyChain */.cC)(supplyChain) ? 'analysis-failed' : 'not-tested'),
        failed: true,
        headline: words.join(' '),
        ...(reason === undefined ? {} : findOrigin(undecided, reason)),
    };
}
/** True if no analysis was planned, and the scan of the repository's files is the whole run. */
function scannedInstead({ planned, supplyChain }) {
    return planned === 0 && supplyChain?.scope === 'workspace';
}
function goodStatus(facts) {
    const { supplyChain } = facts;
    const { status, headline } = goodAnalyses(facts);
    if (supplyChain?.scope !== 'workspace') {
        const isGreen = status === 'passed' || status === 'already-scanned';
        if (facts.leavesFilesOut !== true || !isGreen)
            return { status, headline };
        return { status, headline: `${headline.replace(/\.$/u, '')}; model files were not scanned.` };
    }
    const files = (0,judge_scan/* supplyChainHeadline */.Hy)(supplyChain);
    return { status, headline: joined([headline, files], status) };
}
/** The status of a run by its record and its analyses. The headline is empty if there is nothing to say of them. */
function goodAnalyses(facts) {
    const { mode, lineage, planned, results } = facts;
    if (lineage.accepted && results.length === 0) {
        return { status: 'already-scanned', headline: `${formatAccepted(lineage)}; nothing was submitted.` };
    }
    if (isReused(facts)) {
        const headline = `The same content was scanned before, and its results were kept: ${formatAttacked(results)}`;
        return { status: 'already-scanned', headline };
    }
    if (mode === 'scan' && scannedInstead(facts))
        return { status: 'passed', headline: '' };
    if (mode === 'check') {
        return { status: 'not-scanned', headline: 'A scan is due: there is no acceptable record.' };
    }
    if (mode === 'plan') {
        return { status: 'planned', headline: `${count(results.length)} planned; nothing was started.` };
    }
    if (results.every(decide_findings/* countsAsPassed */.Ln)) {
        const headline = formatAttacked(results);
        // The run passes only if every analysis has a verdict.
        if (results.length >= planned)
            return { status: 'passed', headline };
    }
    return {
        status: 'submitted',
        headline: `${count(results.length)} submitted; there is no verdict yet.`,
    };
}
/** True if every analysis has the result of an earlier one of the same content, and all of them passed. */
function isReused({ lineage, planned, results }) {
    const isComplete = results.length > 0 && results.length >= planned;
    return lineage.cached === 'reused' && isComplete && results.every(decide_findings/* countsAsPassed */.Ln);
}
function formatAccepted(lineage) {
    if (lineage.cached !== undefined) {
        return 'The same content was scanned before, and no model was vulnerable';
    }
    if (lineage.vulnerable === 'unknown')
        return 'There is a record of an earlier scan, but it has no verdict';
    if (lineage.matchesCommit === false)
        return 'Scanned before, but at another commit';
    return 'Scanned before, without a supply-chain finding';
}
function vulnerableHeadline(vulnerable, { lineage, results, supplyChain }, byRecord) {
    const parts = [
        ...(byRecord ? [recordHeadline(lineage)] : []),
        ...(vulnerable.length > 0
            ? [`${String(vulnerable.length)} of ${count(results.length)} found the model vulnerable.`]
            : []),
        ...(supplyChain !== undefined && (0,judge_scan/* isFlagged */.Hd)(supplyChain) ? [(0,judge_scan/* supplyChainHeadline */.Hy)(supplyChain)] : []),
    ];
    return parts.join(' ');
}
function recordHeadline({ cached, matchesCommit }) {
    if (cached !== undefined) {
        return 'The same content was scanned before, and a model was found vulnerable.';
    }
    const scan = matchesCommit === false ? 'a scan of another commit' : 'the scan';
    return `The record of ${scan} says that a supply-chain vulnerability was detected.`;
}
function undecidedHeadline(undecided, all) {
    const rest = undecided.filter(({ state }) => state !== 'not-tested');
    const untested = undecided.length - rest.length;
    const parts = [
        ...(rest.length === 0 ? [] : [`${endingOf(rest)}${count(rest.length)} reached no verdict.`]),
        ...(untested === 0 ? [] : [`${String(untested)} of ${count(all)} could not be tested.`]),
    ];
    return parts.join(' ');
}
function endingOf(undecided) {
    const reason = worstReason(undecided);
    const late = undecided.flatMap((result) => (result.state === 'timeout' ? [result] : []));
    if (reason === 'timeout' && late.length > 0 && late.every(({ usedUpItsTime }) => usedUpItsTime === true)) {
        return late.length === 1 ? 'An analysis used up its own time: ' : 'Analyses used up their own time: ';
    }
    return ENDINGS[reason ?? 'unexpected-answer'] ?? '';
}
/** How a headline tells that the run itself ended early. */
const ENDINGS = {
    cancelled: 'The run was cancelled: ',
    timeout: 'The run reached its deadline: ',
};
/** True if an analysis lacks the result that this mode requires: a verdict if the run waits, else a job, or a plan. */
function isUndecided(result, { mode, wait }) {
    if (result.state === 'vulnerable' || (0,decide_findings/* isAccepted */.oB)(result))
        return false;
    if (result.reason !== undefined)
        return true;
    if (mode === 'plan')
        return result.state !== 'planned';
    // Even a run that does not wait may have a verdict: that of a job whose end an earlier run has seen.
    return mode === 'scan' && result.state !== 'passed' && (wait || result.state !== 'submitted');
}
/** @returns the reason that a person should look at first, or undefined if there are no results */
function worstReason(results) {
    const order = ['cancelled', 'timeout', ...errors/* FAILURE_REASONS */.N9];
    const reasons = results.map(reasonOrUnexpected);
    return order.find((reason) => reasons.includes(reason));
}
function reasonOrUnexpected({ reason = 'unexpected-answer' }) {
    return reason;
}
function findOrigin(results, reason) {
    const causes = results.filter((result) => reasonOrUnexpected(result) === reason);
    const origin = causes[0]?.origin;
    return origin !== undefined && causes.every((one) => one.origin === origin) ? { origin } : {};
}
function failure(status, failureReason, headline) {
    return { status, failureReason, failed: true, headline };
}
function count(analyses) {
    return (0,number_words/* counted */.hS)(analyses, 'analysis', 'analyses');
}


/***/ }),

/***/ 5304:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findDuplicateAnalyses)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(436);

/**
 * Finds the analyses that send the same as an earlier one: model id, task, attack, fields and the paths of the artifacts.
 * Both are submitted under their own names, so the same model is analysed twice (docs/design.md, rule 2).
 */
function findDuplicateAnalyses(specs) {
    const first = new Map();
    const duplicates = [];
    for (const spec of specs) {
        const key = comparisonKey(spec);
        const before = first.get(key);
        if (before === undefined)
            first.set(key, spec);
        else
            duplicates.push({ spec, message: describeDuplicate(spec, before) });
    }
    return duplicates;
}
function comparisonKey({ modelId, task, attack, fields, artifacts }) {
    const paths = artifacts.map(({ slot, path }) => `${slot}:${path}`);
    return JSON.stringify([
        modelId,
        task,
        attack,
        Object.entries(fields)
            .map((field) => JSON.stringify(field))
            .sort(),
        paths.sort(),
    ]);
}
function describeDuplicate(spec, before) {
    const where = before.place === undefined ? '' : ` (${(0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(before.place)})`;
    return (`${spec.name} is the same analysis as ${before.name}${where}: the same model id, task, attack, fields and artifacts. ` +
        'The model is analysed twice. Remove one of the two.');
}


/***/ }),

/***/ 5110:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   o: () => (/* binding */ isAbove)
/* harmony export */ });
/* harmony import */ var _policy_apply_minimum_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(938);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);


const CUT_SHORT = 'The time ended before the analysis was complete';
/**
 * Judges what an analysis has found. Only this function calls a model vulnerable or says that it passed (docs/design.md,
 * rule 1). Pure.
 * @param minimumAccuracy the least accuracy with which a model may pass, if the config file gives one
 */
function judge(finding, threshold, minimumAccuracy) {
    if (finding.kind === 'ended')
        return judgeEnded(finding, threshold, minimumAccuracy);
    const why = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .withoutStop */ .f6)(finding.why);
    return finding.kind === 'failed' && finding.by === 'time'
        ? { kind: 'cut-short', why: `${CUT_SHORT}: ${why}` }
        : { kind: finding.kind, why };
}
/** True if a score makes a model vulnerable; not if the two are equal, but always if one of them is not a number. */
function isAbove(score, threshold) {
    return !(score <= threshold);
}
/** A search that found something proves it, however it ended; one that found nothing must have been whole, and strong enough. */
function judgeEnded(finding, threshold, minimumAccuracy) {
    const { score, doubt, cutShort, unearned } = finding;
    if (score !== undefined && isAbove(score, threshold)) {
        return { kind: 'vulnerable', score, ...(doubt === undefined ? {} : { doubt }) };
    }
    if (doubt !== undefined)
        return { kind: 'undecided', why: doubt };
    if (cutShort !== undefined)
        return { kind: 'cut-short', why: formatCutShort(cutShort) };
    if (unearned !== undefined)
        return { kind: 'not-tested', why: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .withoutStop */ .f6)(unearned) };
    const inaccurate = (0,_policy_apply_minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .accuracyFault */ .qq)(finding.report?.result.accuracy, minimumAccuracy);
    if (inaccurate !== undefined)
        return { kind: 'not-tested', why: inaccurate };
    return { kind: 'passed', ...(score === undefined ? {} : { score }) };
}
function formatCutShort(limit) {
    return (`${CUT_SHORT}, and had found nothing, so there is no verdict. ${MORE_TIME[limit]}, or use fewer ` +
        'inputs (samples) or queries (number_of_attack_queries)');
}
const MORE_TIME = {
    minutes: 'Its own time ran out: raise "minutes" in the config file',
    run: 'Its share of the time of the run ran out: raise the input timeout-minutes',
};


/***/ }),

/***/ 3292:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ judgeCheckout)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4191);

/**
 * Judges whether the workspace holds what the run is about (docs/design.md, rule 8). For a pull request, its merge commit
 * counts as well, because actions/checkout checks it out by default. Pure.
 * @param commit the commit that the result will count for
 */
function judgeCheckout(checkedOut, commit, event) {
    if ('unknown' in checkedOut) {
        return {
            notice: `It is not known which commit's files are analysed, because ${checkedOut.unknown}. The result counts for commit ` +
                `${commit}. Let actions/checkout check the repository out into the workspace.`,
        };
    }
    const expected = (0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .runsMergeCommit */ .wF)(event) ? [commit, event.sha] : [commit];
    if (expected.some((one) => (0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCommit */ .Kd)(checkedOut.commit, one) === true))
        return {};
    return {
        fault: `The workspace has commit ${checkedOut.commit} checked out, but this run is about commit ${commit}: ` +
            'its result would count for files that were not analysed. Nothing was submitted. ' +
            adviseCheckout(event),
    };
}
/** The events whose runs have the secrets of the repository: actions/checkout refuses the head of a fork's pull request there. */
const WITH_SECRETS = ['pull_request_target', 'workflow_run'];
function adviseCheckout({ eventName }) {
    if (WITH_SECRETS.includes(eventName)) {
        return (`Run this in a workflow on pull_request, which checks out the pull request; with base-url: local it needs no secrets. ` +
            `On ${eventName} the default branch is checked out, and actions/checkout refuses the head of a fork there, because its ` +
            'code would run with the secrets of this repository.');
    }
    const pull = 'pull_request.head.sha';
    const ref = eventName.startsWith('pull_request') ? `github.event.${pull}` : 'github.sha';
    return `Remove the input ref of actions/checkout, or set it to \${{ ${ref} }}; no later step may check out another commit.`;
}


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ judgedBy),
/* harmony export */   a_: () => (/* binding */ sarifIsDue),
/* harmony export */   d$: () => (/* binding */ isDecided)
/* harmony export */ });
/* harmony import */ var _lineage_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8857);

/**
 * Selects the judged parts of an outcome. Code scanning closes every alert of a category that an upload does not contain,
 * so a SARIF run exists only for a judged part: for the analyses if all of them have a verdict or one is vulnerable, for what
 * could not be tested if something could not, or if local analyses all have a verdict, for the
 * record if it counts and has a verdict, and for the supply chain if the files of the repository were scanned. A file that
 * could not be scanned is a result of that run.
 */
function judgedBy(outcome) {
    const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
    return {
        ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
        ...(testedIsKnown(outcome) ? { tested: outcome.results } : {}),
        ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
        ...(outcome.supplyChain?.scope === 'workspace' ? { supplyChain: outcome.supplyChain.findings } : {}),
    };
}
/**
 * True if a SARIF file must be written, because the run has judged something (see `judgedBy`). Uploading an empty file
 * after a run without a verdict would close alerts as fixed.
 */
function sarifIsDue(outcome) {
    const { analyses, tested, record, supplyChain } = judgedBy(outcome);
    return analyses !== undefined || tested !== undefined || record !== undefined || supplyChain !== undefined;
}
/** True if an analysis has a verdict. One that passed, but has a reason against that, has none. */
function isDecided({ state, reason }) {
    return state === 'vulnerable' || (state === 'passed' && reason === undefined);
}
function analysesAreJudged(outcome) {
    const { results } = outcome;
    if (!judgesAnalyses(outcome))
        return false;
    return results.every(isDecided) || results.some(({ state }) => state === 'vulnerable');
}
/** An analysis of a service is never `not-tested`, so such a run has nothing to say of it. */
function testedIsKnown(outcome) {
    const { results, requested } = outcome;
    if (!judgesAnalyses(outcome))
        return false;
    return (results.some(({ state }) => state === 'not-tested') ||
        (requested?.venue.hasJobs === false && results.every(isDecided)));
}
/** The other modes judge no analyses, or only the leftovers of earlier runs. */
function judgesAnalyses({ mode, status, results, lineage }) {
    if (mode !== 'scan' || results.length === 0)
        return false;
    return status !== 'already-scanned' || lineage?.cached === 'reused';
}
/** The verdict of a record; undefined if there is none, or if the record does not count or has no readable flag. */
function recordVerdict(lineage) {
    // A cached result is about analyses, not about the repository.
    if (lineage.cached !== undefined)
        return undefined;
    return (0,_lineage_js__WEBPACK_IMPORTED_MODULE_0__/* .recordCounts */ .uk)(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}


/***/ }),

/***/ 8857:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ recordWarnings),
/* harmony export */   HQ: () => (/* binding */ isFoundByRecord),
/* harmony export */   kg: () => (/* binding */ decideLineage),
/* harmony export */   nL: () => (/* binding */ partNotices),
/* harmony export */   r6: () => (/* binding */ decideContentLineage),
/* harmony export */   uk: () => (/* binding */ recordCounts)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4191);
/* harmony import */ var _record_mismatch_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3072);
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9822);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9600);




/**
 * Decides whether the record of an earlier scan is accepted, so that this run needs no scan. Pure.
 * @param record from the lineage check; undefined if there is none
 * @param commit the commit that the run is about, if it is known
 * @param asked what the lineage check asked for
 */
function decideLineage(record, commit, rescan, asked = {}) {
    if (record === undefined) {
        return { record, matchesCommit: 'unknown', vulnerable: 'unknown', accepted: false };
    }
    const matchesCommit = (0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCommit */ .Kd)(record.commitid, commit);
    const isOfOther = (0,_record_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .findMismatches */ .U)(record, asked);
    return {
        record,
        matchesCommit,
        vulnerable: readFlag(record.supplychain_vuldetected),
        accepted: isOfOther.length === 0 && isAccepted(matchesCommit, rescan),
        ...(isOfOther.length === 0 ? {} : { isOfOther }),
    };
}
/** Reads a count or flag (service spec 2.1); a number that can be neither is `unknown`. */
function readFlag(flag) {
    if (flag === undefined || !Number.isInteger(flag) || flag < 0)
        return 'unknown';
    return flag > 0;
}
function isAccepted(matchesCommit, rescan) {
    switch (rescan) {
        case 'never':
            return true;
        case 'when-stale':
            // If the commits cannot be compared, the record may be stale.
            return matchesCommit === true;
        case 'always':
            return false;
    }
}
/**
 * Decides whether a cached result is accepted. It is about the content that this run would analyse, so it is accepted
 * whatever its commit. With `rescan: always` the run looks for none.
 * @param isReused true if the run reuses the results of its analyses, which then decide
 */
function decideContentLineage(record, commit, isReused) {
    const lineage = decideLineage(record, commit, 'never');
    return record === undefined ? lineage : { ...lineage, cached: isReused ? 'reused' : 'reported' };
}
/** True if a record affects the verdict: it is accepted, or it is not certainly about another commit, or something else. */
function recordCounts({ record, accepted, matchesCommit, cached, isOfOther }) {
    if (cached === 'reused' || isOfOther !== undefined)
        return false;
    return record !== undefined && (accepted || matchesCommit !== false);
}
/** True if the flag of an earlier scan's record is what makes the run vulnerable. */
function isFoundByRecord({ status, lineage }) {
    return status === 'vulnerable' && lineage?.vulnerable === true && recordCounts(lineage);
}
const MAX_LISTED = 5;
/**
 * Warns of inputs that an accepted record does not take into account. Pure.
 * @returns one or more sentences for each input; none if every analysis has its own result, since the record then
 *   decides nothing
 */
function recordWarnings({ only, vulnerabilityThreshold, analyses }, lineage, results) {
    if (!lineage.accepted ||
        lineage.cached !== undefined ||
        (results.length > 0 && results.length >= analyses.length)) {
        return [];
    }
    const threshold = vulnerabilityThreshold === undefined
        ? []
        : [
            `${ACCEPTED_WITHOUT} vulnerability-threshold (${String(vulnerabilityThreshold)}): it does not say which ` +
                'thresholds were used. To judge the models by this threshold, set rescan: always.',
        ];
    const part = only.length === 0
        ? []
        : [
            `${ACCEPTED_WITHOUT} only (${(0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Z)(only, MAX_LISTED, (name) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(name, 100))}): it covers the repository as a whole, and does not say which ` +
                'models and attacks were analysed. To run these analyses, set rescan: always.',
        ];
    return [...threshold, ...part];
}
const ACCEPTED_WITHOUT = 'The record of an earlier scan was accepted without regard to the input';
/**
 * Explains the consequence of scanning only a part. Pure.
 * @returns none if `only` is not given, or nothing was submitted
 */
function partNotices(only, results) {
    if (only.length === 0 || results.every(({ jobId }) => jobId === undefined))
        return [];
    return [
        `Only a part was scanned (only: ${(0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Z)(only, MAX_LISTED, (name) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(name, 100))}), but the record of this scan covers the repository as a whole: a ` +
            'later run that accepts it does not scan the rest. Set rescan: always in runs that must scan the rest.',
    ];
}


/***/ }),

/***/ 7864:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ isAboutAnalysis),
/* harmony export */   T1: () => (/* binding */ ruleOnFile),
/* harmony export */   VZ: () => (/* binding */ ruleOnModel),
/* harmony export */   kn: () => (/* binding */ isAboutFile),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   wT: () => (/* binding */ ruleOnAnalysis)
/* harmony export */ });
/* harmony import */ var _facts_policy_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4927);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6835);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(528);



const DAY_MS = 24 * 60 * 60 * 1000;
const samePath = ({ what }, path) => what === path;
/** The first moment at which an entry no longer counts, in milliseconds since 1970. */
function endOf({ until }) {
    return until === undefined ? Infinity : Date.parse(until) + DAY_MS;
}
/** True if an entry is about an analysis, whatever it accepts of it. */
function isAboutAnalysis({ key, file, what }, name) {
    return key === 'finding' && file === undefined && (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldName */ .zN)(what) === (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldName */ .zN)(name);
}
/** Finds what the entries of `accept` say of an analysis that is vulnerable or could not be tested. Pure. */
function ruleOnAnalysis(result, at) {
    const about = at.policy.accept.filter((entry) => isAboutAnalysis(entry, result.spec.name));
    const fitting = about.filter(({ isNotTested }) => (isNotTested === true) === (result.state === 'not-tested'));
    return firstThatCounts(fitting.length > 0 ? fitting : about, at, (entry) => refuseAnalysis(entry, result));
}
function refuseAnalysis({ isNotTested, maxScore }, result) {
    if ((isNotTested === true) !== (result.state === 'not-tested')) {
        return isNotTested === true
            ? 'its entry in accept is for an analysis that is not tested'
            : 'its entry in accept does not say not-tested: true';
    }
    const { score } = result;
    const isWithin = maxScore === undefined || (score ?? Infinity) <= maxScore;
    return isWithin ? undefined : `above ${String(maxScore)}, the most that its entry in accept takes`;
}
/** Finds what the entries of `accept` say of a finding in a file. Pure. */
function ruleOnFile(finding, at, matches = samePath) {
    const about = at.policy.accept.filter((entry) => isAboutFile(entry, finding, matches));
    return firstThatCounts(about, at, (entry) => refuseFile(entry, finding));
}
/** True if an entry is about a finding in a file, whether or not it accepts it. */
function isAboutFile(entry, { rule, path, subject, severity }, matches = samePath) {
    const { key, what, file } = entry;
    if (key === 'finding')
        return file?.rule === rule && file.path === path;
    if (key === 'files')
        return severity === 'not-scanned' && matches(entry, path);
    if (key !== 'name' || subject === '' || severity === 'not-scanned')
        return false;
    return what.endsWith('*') ? subject.startsWith(what.slice(0, -1)) : subject === what;
}
function refuseFile({ key, what, sha256 }, finding) {
    const { severity, origin } = finding;
    if (key === 'files')
        return undefined;
    if (severity === 'not-scanned') {
        return 'nothing is known of a file that was not scanned: accept it with "files"';
    }
    if (sha256 !== undefined && sha256 !== finding.sha256) {
        return 'its entry in accept is for another content of the file (sha256)';
    }
    if (key !== 'name')
        return undefined;
    if (!(0,_facts_policy_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .namesCall */ .jE)(finding)) {
        return 'it is no call or class: accept it with "finding" and the sha256 of the file';
    }
    if (what.endsWith('*')) {
        const isTaken = severity !== 'critical' && origin === 'unlisted';
        return isTaken ? undefined : 'a name with * accepts only names that no list has, up to high';
    }
    const isGrave = severity === 'critical' || origin === 'python';
    return isGrave && sha256 === undefined
        ? 'a critical name, or one of Python itself, is accepted only with the sha256 of its file'
        : undefined;
}
/** Finds what the entries of `accept` say of a model that nothing attacks. Pure. */
function ruleOnModel(path, at, matches) {
    const about = at.policy.accept.filter((entry) => entry.key === 'model' && matches(entry, path));
    return firstThatCounts(about, at, () => undefined);
}
/** Of several entries for one thing, one that counts is enough; if none does, the first one says why. */
function firstThatCounts(about, { nowMs }, refuse) {
    const rulings = about.map((entry) => {
        const isOver = entry.until !== undefined && !(nowMs < endOf(entry));
        const ended = isOver ? `its entry in accept ended on ${entry.until} (UTC)` : undefined;
        const refused = refuse(entry) ?? ended;
        return { entry, ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ refused }) };
    });
    return rulings.find(({ refused }) => refused === undefined) ?? rulings[0];
}


/***/ }),

/***/ 7721:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ warnOfEnds),
/* harmony export */   ln: () => (/* binding */ warnOfFiles),
/* harmony export */   uR: () => (/* binding */ warnOfAnalyses)
/* harmony export */ });
/* unused harmony exports problemOf, shown */
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(436);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);
/* harmony import */ var _accept_rulings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7864);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6835);
/* harmony import */ var _scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4849);






const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before its end, an entry is a warning. */
const NOTICE_DAYS = 14;
const IN_USE = 'in use';
/** Warns of entries of `accept` about analyses that end soon, that are not needed, and that match nothing. Pure. */
function warnOfAnalyses(at, results) {
    return at.policy.accept
        .flatMap((entry) => problemOf(entry, at, aboutAnalysis(entry, results)))
        .map(({ place, message }) => `${(0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(place)}: ${message}`);
}
function aboutAnalysis(entry, results) {
    if (entry.isUndeclared === true) {
        return matchesNothing(entry, 'the config file has no such analysis', entry.nearest);
    }
    const result = results.find(({ spec }) => (0,_accept_rulings_js__WEBPACK_IMPORTED_MODULE_2__/* .isAboutAnalysis */ .EH)(entry, spec.name));
    if (result?.policy?.finding === 'accepted') {
        return (result.state === 'not-tested') === (entry.isNotTested === true) ? IN_USE : undefined;
    }
    if (result?.state !== 'passed' || result.reason !== undefined)
        return undefined;
    return `"accept" has ${shown(entry)}, which is not needed: the analysis passed. Remove it.`;
}
/** Warns of entries of `accept` about analyses of the config file that end soon or have ended, before anything was judged. Pure. */
function warnOfEnds({ policy, nowMs }) {
    return policy.accept
        .filter(({ key, file, isUndeclared }) => key === 'finding' && file === undefined && isUndeclared !== true)
        .flatMap((entry) => problemOf(entry, { policy, nowMs }, IN_USE))
        .map(({ place, message }) => `${(0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(place)}: ${message}`);
}
/** The warning that a remark makes of an entry; none if it is in use, and does not end soon. */
function problemOf(entry, { nowMs }, remark) {
    const message = remark === IN_USE ? warnOfEnd(entry, nowMs) : remark;
    return message === undefined ? [] : [{ place: entry.place, message }];
}
function matchesNothing(entry, why, nearest) {
    const meant = nearest === undefined ? '.' : `; did you mean ${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .quotedName */ .aH)(nearest)}?`;
    return `"accept" has ${shown(entry)}, which matches nothing: ${why}${meant} Check it, or remove it.`;
}
function warnOfEnd(entry, nowMs) {
    const leftMs = (0,_accept_rulings_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(entry) - nowMs;
    const { until = '' } = entry;
    if (leftMs > NOTICE_DAYS * DAY_MS)
        return undefined;
    const start = `${shown(entry)} in "accept"`;
    if (leftMs <= 0)
        return `${start} ended on ${until} (UTC). Remove it, or set a later day.`;
    const days = Math.floor(leftMs / DAY_MS);
    const when = days === 0 ? 'less than a day' : (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(days, 'day', 'days');
    return `${start} counts through ${until} (UTC): ${when} left. After that day it fails the check.`;
}
/** Names an entry in a sentence. */
function shown({ key, what }) {
    return `${key}: ${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(what, 200)}`;
}
/** Paths are longer than names. */
const MAX_PATH_LENGTH = 300;
/** Warns of entries of `accept` about files, names and models that end soon, that are not needed, and that match nothing. Pure. */
function warnOfFiles(at, found) {
    const about = at.policy.accept.filter(({ key, file }) => key !== 'finding' || file !== undefined);
    return about.flatMap((entry) => problemOf(entry, at, entry.key === 'model' ? aboutModels(entry, found) : aboutFiles(entry, found)));
}
function aboutFiles(entry, { findings, matches }) {
    const parts = (0,_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .ungroupFindings */ .LW)(findings);
    const own = parts.filter((finding) => (0,_accept_rulings_js__WEBPACK_IMPORTED_MODULE_2__/* .isAboutFile */ .kn)(entry, finding, matches));
    if (own.length === 0) {
        const known = parts.map(({ rule, path, subject }) => entry.key === 'finding' ? `${rule}:${path}` : entry.key === 'name' ? subject : path);
        const what = entry.key === 'files' ? 'no file that was not scanned has this path' : 'no finding has it';
        return matchesNothing(entry, what, (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(entry.what, known, MAX_PATH_LENGTH));
    }
    const isIdle = entry.key === 'finding' && own.every(({ standing }) => standing === 'listed');
    return isIdle ? `"accept" has ${shown(entry)}, which is not needed: it does not fail the check.` : IN_USE;
}
function aboutModels(entry, { acceptedModels = [], unattacked = [], matches }) {
    const known = [...acceptedModels, ...unattacked].map(({ path }) => path);
    if (known.some((path) => matches(entry, path)))
        return IN_USE;
    const nearest = (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(entry.what, known, MAX_PATH_LENGTH);
    return matchesNothing(entry, 'it is no model that nothing attacks', nearest);
}


/***/ }),

/***/ 938:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   qq: () => (/* binding */ accuracyFault),
/* harmony export */   zL: () => (/* binding */ applyMinimum)
/* harmony export */ });
/* unused harmony exports raiseToMinimum, raisedNotices */
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9822);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(528);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6889);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9600);






/** Raises what the analyses of a run are done with to the minimum of the policy that judges it, and says so. Pure. */
function applyMinimum(settings) {
    const raised = settings.analyses.map((spec) => raiseToMinimum(spec, settings.policy.minimum));
    return {
        ...settings,
        analyses: raised.map(({ spec }) => spec),
        notices: [...settings.notices, ...raisedNotices(raised)],
    };
}
/** Raises what an analysis is done with to a minimum. What it does not take does not count. Pure. */
function raiseToMinimum(spec, minimums) {
    if (minimums === undefined)
        return { spec, changes: [] };
    const minimum = { ...minimums.all, ...minimums.tasks.get(spec.task) };
    const queries = raiseQueries(spec, minimum);
    const local = spec.local === undefined ? undefined : raiseLocal(spec, spec.local, minimum);
    const { accuracy } = minimum;
    return {
        spec: {
            ...spec,
            ...queries.change,
            ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__/* .present */ .E)({ minimumAccuracy: accuracy, local: local?.analysis }),
        },
        changes: [...queries.changes, ...(local?.changes ?? [])],
    };
}
function raiseQueries({ fields }, { queries }) {
    const given = fields.number_of_attack_queries;
    if (given === undefined || queries === undefined || Number(given) >= queries) {
        return { change: {}, changes: [] };
    }
    return {
        change: { fields: { ...fields, number_of_attack_queries: String(queries) } },
        changes: [`number_of_attack_queries ${given} -> ${String(queries)}`],
    };
}
/** A setting that is not given is chosen by the attack, which then has to keep to the minimum. */
function raiseLocal({ task, attack }, local, minimum) {
    const settings = { ...local.settings };
    const least = {};
    const changes = [];
    for (const name of ['samples', 'eps']) {
        const wanted = minimum[name];
        if (wanted === undefined || !(0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .takesSetting */ .Ro)(name, task, attack))
            continue;
        const given = settings[name];
        if (given === undefined) {
            least[name] = wanted;
            changes.push(`${name} at least ${String(wanted)}`);
        }
        else if (given < wanted) {
            settings[name] = wanted;
            changes.push(`${name} ${String(given)} -> ${String(wanted)}`);
        }
    }
    const chosen = Object.keys(least).length === 0 ? {} : { least };
    return { analysis: { ...local, settings, ...chosen }, changes };
}
/** More names, or more groups of them, in one notice do not help. */
const MAX_NAMES = 5;
const MAX_GROUPS = 20;
/** Says what a minimum changes: a sentence for all analyses with the same changes. */
function raisedNotices(raised) {
    const groups = Map.groupBy(raised.filter(({ changes }) => changes.length > 0), ({ changes }) => changes.join(', '));
    const notices = [...groups].map(([words, group]) => {
        const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Z)(group, MAX_NAMES, ({ spec }) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(spec.name));
        return `The minimum of the config file counts for ${names}: ${words}.`;
    });
    const left = notices.length - MAX_GROUPS;
    if (left <= 0)
        return notices;
    const others = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(left, 'other change', 'other changes');
    return [...notices.slice(0, MAX_GROUPS), `The minimum of the config file makes ${others}.`];
}
/**
 * Says why the accuracy of a model allows no pass: a clause; undefined if it does, or if no accuracy is known.
 * @param minimum the least accuracy that the config file accepts
 */
function accuracyFault(accuracy, minimum) {
    if (accuracy === undefined || minimum === undefined || accuracy >= minimum)
        return undefined;
    return (`The accuracy of the model on its own data is ${(0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreBeside */ .LY)(accuracy, minimum)}, below ${String(minimum)}, the ` +
        '"minimum" of the config file: an attack on a model that is wrong anyway proves little. Check that the labels and ' +
        'the preprocessing fit the model');
}


/***/ }),

/***/ 6121:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ MODEL_SETTINGS),
/* harmony export */   y: () => (/* binding */ attackSettings)
/* harmony export */ });
/** Fields and settings that do not change what is attacked or how. Details of an endpoint are secret, too. */
const OTHER = [
    'defense_bestonly',
    'encryption_strategy',
    'minutes',
    'model_api_details',
    'model_framework',
    'vulnerability_threshold',
];
/** How a model is used. Another model may need other ones, so they are no reason against a comparison input by input. */
const MODEL_SETTINGS = ['output', 'preprocessing'];
/**
 * The settings of an analysis that change what is attacked or how, by their names in the config file. Runs with other
 * settings than those of the model are not compared input by input.
 */
function attackSettings({ fields, local, }) {
    const least = Object.entries(local?.least ?? {});
    const given = [
        ...Object.entries(fields),
        ...Object.entries(local?.settings ?? {}),
        ...MODEL_SETTINGS.map((name) => [name, new Map(Object.entries(local ?? {})).get(name)]),
        ...least.map(([name, value]) => [`least ${name}`, value]),
    ];
    const counted = given.filter(([name, value]) => value !== undefined && !OTHER.includes(name));
    return new Map(counted.map(([name, value]) => [name, settingText(value)]));
}
function settingText(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ }),

/***/ 1694:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readBaseCommit),
/* harmony export */   s: () => (/* binding */ baseBranch)
/* harmony export */ });
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
];
/** All zeros mean no commit. */
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
/** The events of a workflow whose end starts another one by `workflow_run`. */
const PULL_REQUEST_RUNS = [...PULL_REQUEST_EVENTS, 'merge_group'];
/**
 * Finds the base commit of the pull request or merge group that an event is about. That a workflow ran for a pull request
 * counts, too: `workflow_run` is then about the head of it. GitHub does not name the pull requests of forks there.
 */
function readBaseCommit({ eventName, payload, target }) {
    // On the command line there is no event.
    if (target !== undefined)
        return { kind: 'none' };
    if (eventName === 'workflow_run')
        return readRunBase(payload.workflowRun);
    const isPullRequest = PULL_REQUEST_EVENTS.includes(eventName);
    if (!isPullRequest && eventName !== 'merge_group')
        return { kind: 'none' };
    const sha = isPullRequest ? payload.pull?.baseSha : payload.mergeGroup?.baseSha;
    return commitOf(sha);
}
function commitOf(sha) {
    return sha !== undefined && COMMIT.test(sha) ? { kind: 'commit', sha } : { kind: 'not-named' };
}
function readRunBase(run) {
    if (run?.event !== undefined && !PULL_REQUEST_RUNS.includes(run.event))
        return { kind: 'none' };
    const [sha, ...others] = new Set(run?.baseShas);
    return commitOf(others.length === 0 ? sha : undefined);
}
/** The branch of the base, or words for it if the event does not name it; undefined if there is no base. Untrusted. */
function baseBranch(event) {
    if (readBaseCommit(event).kind === 'none')
        return undefined;
    const { pull, mergeGroup } = event.payload;
    return pull?.baseBranch ?? mergeGroup?.baseRef?.replace(/^refs\/heads\//u, '') ?? 'the base branch';
}


/***/ }),

/***/ 8830:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ settingsWarnings)
/* harmony export */ });
/* harmony import */ var _threshold_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9088);
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9822);
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6835);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);





/**
 * Warns of what the settings say, whatever the run finds: thresholds and increases that no score can be above, and a baseline
 * that has more than the run looks at. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
function settingsWarnings(settings) {
    return [...(0,_threshold_js__WEBPACK_IMPORTED_MODULE_0__/* .thresholdWarnings */ .bD)(settings), ...baselineWarnings(settings)];
}
const MAX_NAMED = 10;
/** Warns of what the baseline holds and this run does not look at any more, unless `only` limits the run. */
function baselineWarnings(planned) {
    const { baseline } = planned.policy;
    // Before the config is read, it is not known what the run looks at.
    if (baseline === undefined || planned.only.length > 0 || planned.readConfig !== undefined)
        return [];
    return [...lostAnalyses(planned, baseline), ...lostFiles(planned, baseline)];
}
function lostAnalyses({ analyses }, baseline) {
    const planned = new Set(analyses.map(({ name }) => (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(name)));
    const lost = baseline.analyses.filter(({ name }) => !planned.has((0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(name)));
    if (lost.length === 0)
        return [];
    // Those with a finding first.
    const ordered = lost.toSorted((one, other) => Number(other.isVulnerable) - Number(one.isVulnerable));
    const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Z)(ordered, MAX_NAMED, formatName);
    const [they, them] = lost.length === 1 ? ['it', 'it'] : ['they', 'them'];
    return [
        `The baseline has ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(lost.length, 'analysis', 'analyses')} that this run lacks: ${names}. What ${they} would ` +
            `find does not fail this run. Put ${them} back into the config file, or, if that is intended, write a new baseline.`,
    ];
}
function formatName({ name, isVulnerable }) {
    return `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, 200)}${isVulnerable ? ' (with a finding)' : ''}`;
}
function lostFiles({ supplyChain }, { fileFindings }) {
    if (supplyChain.enabled || fileFindings.length === 0)
        return [];
    const found = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(fileFindings.length, 'finding', 'findings');
    return [
        `The baseline has ${found} in files, but this run does not scan the files of the repository. Set ` +
            'supply-chain: true, or, if that is intended, write a new baseline.',
    ];
}


/***/ }),

/***/ 9088:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ effectiveThreshold),
/* harmony export */   G6: () => (/* binding */ passWarning),
/* harmony export */   bD: () => (/* binding */ thresholdWarnings),
/* harmony export */   qf: () => (/* binding */ ownThreshold),
/* harmony export */   rb: () => (/* binding */ thresholdSource)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(436);


/** The default of a service's `vulnerability_threshold`: any score above 0 is vulnerable. */
const DEFAULT_THRESHOLD = 0;
/** Finds the threshold that an analysis was configured with, if it has one: `threshold` comes before all others. */
function ownThreshold({ threshold, local, fields, }) {
    return threshold ?? local?.threshold ?? fields.vulnerability_threshold;
}
/**
 * Decides the threshold of a verdict; a score above it is vulnerable. No other function decides it.
 * @param override the input vulnerability-threshold, which applies to all analyses
 * @param own the analysis's own threshold, from `ownThreshold`
 */
function effectiveThreshold(override, own) {
    return override ?? (own === undefined ? DEFAULT_THRESHOLD : Number(own));
}
/**
 * Says where the effective threshold of an analysis comes from. A field that repeats the default counts as the default.
 * @param override the input vulnerability-threshold
 */
function thresholdSource(override, spec) {
    if (override !== undefined)
        return 'input';
    if (spec.thresholdFrom !== undefined)
        return spec.thresholdFrom;
    const usual = spec.local === undefined ? DEFAULT_THRESHOLD : (0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .defaultThreshold */ .Ri)(spec.attack, spec.task);
    const isUsual = effectiveThreshold(undefined, ownThreshold(spec)) === usual;
    if (spec.threshold === undefined && isUsual)
        return 'default';
    return 'config';
}
/**
 * Says why a pass at a service may mean less than it seems: there was no score, or the threshold is above 1 and the score is
 * not. Only the service knows the range of its scores, but a percentage beside a share lets every model pass. Pure.
 * @returns undefined if nothing speaks against the pass
 */
function passWarning(score, threshold) {
    if (score === undefined) {
        return ('It passed without a score: the service says only that its check of the data passed. The report on the dashboard says ' +
            'what it found.');
    }
    if (score > 1 || threshold <= 1)
        return undefined;
    return (`The threshold is ${String(threshold)}, but the score is ${String(score)}. If the scores of this service run from 0 to 1, ` +
        `no score is above the threshold, and no model is ever vulnerable: ${String(threshold)} % is ${String(threshold / 100)}.`);
}
/**
 * Warns of thresholds that no score can be above, and of increases that no score can have. Only
 * some venues have a highest score.
 * @returns one or more sentences for each
 */
function thresholdWarnings(limits) {
    const { highestScore: highest } = limits.venue;
    if (highest === undefined)
        return [];
    const increases = limits.analyses.flatMap(({ name, maxIncrease = 0, place }) => maxIncrease < highest ? [] : [endlessIncrease(name, maxIncrease, place)]);
    return [...endlessThresholds(limits, highest), ...increases];
}
function endlessThresholds({ analyses, vulnerabilityThreshold }, highest) {
    if (analyses.length === 0)
        return [];
    if (vulnerabilityThreshold !== undefined) {
        const place = { kind: 'input', input: 'vulnerability-threshold' };
        return vulnerabilityThreshold < highest
            ? []
            : [endlessThreshold('every analysis', vulnerabilityThreshold, place)];
    }
    return analyses.flatMap((spec) => {
        const threshold = effectiveThreshold(undefined, ownThreshold(spec));
        return threshold < highest ? [] : [endlessThreshold(spec.name, threshold, spec.place)];
    });
}
function endlessIncrease(of, increase, place) {
    const where = place === undefined ? '' : ` (${(0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .describePlace */ .df)(place)})`;
    return (`The max-increase of ${of} is ${String(increase)}${where}, but scores with base-url: local are 0 to 1: with a ` +
        'baseline no score fails the check. Give an increase below 1, such as 0.05.');
}
function endlessThreshold(of, threshold, place) {
    const where = place === undefined ? '' : ` (${(0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .describePlace */ .df)(place)})`;
    return (`The threshold of ${of} is ${String(threshold)}${where}, but scores with base-url: local are 0 to 1: no score is ` +
        'above it, so no model is ever vulnerable. Give a threshold below 1, such as 0.5.');
}


/***/ }),

/***/ 3072:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isOtherRepository),
/* harmony export */   U: () => (/* binding */ findMismatches)
/* harmony export */ });
/** The spellings of the kinds of repositories (observed publicly; service spec 4.1 does not show them). */
const KINDS = {
    github: 'github',
    huggingface: 'huggingface',
    s3bucket: 's3',
    s3: 's3',
};
/**
 * Compares a record with what was asked for. Case, `.git`, `refs/heads/` and slashes at the end do not count; what is empty
 * is unknown. The service spec gives no spellings of kinds, so kinds are compared only if both are known. Pure.
 */
function findMismatches(record, asked) {
    const parts = [
        ['repository', record.repourl, asked.repo_url, isOtherRepository],
        ['branch', record.branchname, asked.branch_name, isOtherBranch],
        ['kind', record.repotype, asked.repo_type, isOtherKind],
    ];
    return parts.flatMap(([part, named, wanted, isOther]) => named !== undefined && wanted !== undefined && isOther(wanted, named)
        ? [{ part, named, asked: wanted }]
        : []);
}
function isOtherBranch(asked, named) {
    const [one, other] = [asked, named].map((branch) => branch
        .trim()
        .toLowerCase()
        .replace(/^refs\/heads\//u, '')
        .replace(/\/+$/u, ''));
    return one !== '' && other !== '' && one !== other;
}
function isOtherKind(asked, named) {
    const [one, other] = [asked, named].map((kind) => KINDS[kind.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')]);
    return one !== undefined && other !== undefined && one !== other;
}
/**
 * True if a record certainly names another repository than the one that was asked for. Service spec 2.1 gives no form
 * for `repourl`, and it may be a name instead of an address (observed publicly), so only the ends of both texts are
 * compared, without scheme, account, case, `.git` and trailing slashes.
 * @param asked `repo_url` of the lineage check; undefined if none was sent
 * @param named `repourl` of the record; untrusted
 */
function isOtherRepository(asked, named) {
    const [one, other] = [splitAddress(asked), splitAddress(named)];
    const common = Math.min(one.length, other.length);
    if (common === 0)
        return false;
    return one.slice(-common).join('/') !== other.slice(-common).join('/');
}
/** @returns the parts of an address; `git@host:owner/name.git` and `https://host/owner/name/` have the same ones */
function splitAddress(address = '') {
    return address
        .trim()
        .toLowerCase()
        .replace(/^[a-z][\w+.-]*:\/\//u, '')
        .replace(/^[^/@]*@/u, '')
        .replace(/^www\./u, '')
        .replace(/[?#].*$/u, '')
        .replace(/\/+$/u, '')
        .replace(/\.git$/u, '')
        .split(/[/:]/u)
        .filter((part) => part !== '');
}


/***/ }),

/***/ 229:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   Gw: () => (/* binding */ decideFiles),
/* harmony export */   Ln: () => (/* binding */ countsAsPassed),
/* harmony export */   Nq: () => (/* binding */ fileFindingState),
/* harmony export */   WS: () => (/* binding */ formatDecision),
/* harmony export */   Wp: () => (/* binding */ decisionLines),
/* harmony export */   hG: () => (/* binding */ countsAsVulnerable),
/* harmony export */   n2: () => (/* binding */ findingState),
/* harmony export */   nM: () => (/* binding */ withWarning),
/* harmony export */   oB: () => (/* binding */ isAccepted),
/* harmony export */   rQ: () => (/* binding */ decideAnalysis),
/* harmony export */   sm: () => (/* binding */ formatFailing)
/* harmony export */ });
/* harmony import */ var _facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4635);
/* harmony import */ var _policy_accept_rulings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7864);
/* harmony import */ var _judge_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4849);
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6889);
/* harmony import */ var _baseline_compare_with_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7112);
/* harmony import */ var _lineage_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8857);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(528);







/**
 * Decides whether a finding of an analysis fails the check: `known`, `accepted` and `fixed` do not. This is the only place
 * that accepts a vulnerable model. Of analyses without a verdict, only one that could not be tested can be accepted
 * (docs/design.md, rule 1). An entry of `accept` that has ended or is exceeded overrules a baseline. Pure.
 */
function decideAnalysis(result, at) {
    if (result.state === 'not-tested')
        return decideUntested(result, at);
    if (result.state !== 'passed' && result.state !== 'vulnerable')
        return result;
    const comparison = (0,_baseline_compare_with_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .compareWithBaseline */ .$)(result, at.policy.baseline);
    const plain = decide(result, comparison, at);
    const decided = plain === undefined ? undefined : withDoubt(result, plain);
    const { change, words, doubt } = comparison;
    const checked = withWarning(result, result.state === 'vulnerable' ? doubt : undefined);
    const judged = { ...checked, ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_6__/* .present */ .E)({ policy: decided }) };
    if (change === undefined)
        return judged;
    return { ...judged, change: { words: change, isInDecision: decided?.why.includes(words) === true } };
}
function decideUntested(result, at) {
    const ruling = (0,_policy_accept_rulings_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOnAnalysis */ .wT)(result, at);
    if (ruling === undefined)
        return result;
    if (ruling.refused === undefined)
        return { ...result, policy: acceptedBy(ruling.entry) };
    return withWarning(result, `It fails the check: ${ruling.refused}.`);
}
/** Adds a warning once, however often a result is decided. */
function withWarning(result, words) {
    if (words === undefined || result.warnings.includes(words))
        return result;
    return { ...result, warnings: [...result.warnings, words] };
}
/** A score of a job that is not understood as a whole is no verdict: it fails the check, whatever would accept it. */
function withDoubt(result, decided) {
    if (result.state !== 'vulnerable' || result.doubt === undefined)
        return decided;
    if (decided.finding === 'new')
        return decided;
    const what = decided.finding === 'accepted' ? 'entry in accept' : 'baseline';
    return asNew(formatAbove(result), `the ${what} does not count, because ${result.doubt}`);
}
function decide(result, comparison, at) {
    if (result.state === 'passed') {
        if (result.reason !== undefined || !comparison.isFixed)
            return undefined;
        return { finding: 'fixed', why: `It no longer fails the check: ${comparison.words}.` };
    }
    const ruling = (0,_policy_accept_rulings_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOnAnalysis */ .wT)(result, at);
    if (ruling !== undefined) {
        const { entry, refused } = ruling;
        if (refused === undefined)
            return acceptedBy(entry);
        const isExceeded = (result.score ?? 0) > (entry.maxScore ?? Infinity);
        return asNew(formatAbove(result, isExceeded ? entry.maxScore : undefined), refused);
    }
    if (comparison.isKnown) {
        return { finding: 'known', why: `It does not fail the check: ${comparison.words}.` };
    }
    return asNew(formatAbove(result), comparison.words === '' ? undefined : comparison.words);
}
function acceptedBy({ until, reason }) {
    const end = until === undefined ? '' : ` until ${until}`;
    return { finding: 'accepted', why: `It does not fail the check: it is accepted${end} (${reason}).` };
}
/** @param why says nothing that the score and the threshold do not say; what else there is to say is in `more` */
function asNew(why, more) {
    if (more === undefined)
        return { finding: 'new', why: `It fails the check: ${why}.`, isPlain: true };
    return { finding: 'new', why: `It fails the check: ${why}, and ${more}.` };
}
/** The reason for which an analysis fails the check if neither `accept` nor a baseline is about it. */
function formatFailing(result) {
    return asNew(formatAbove(result)).why;
}
function formatAbove({ score, threshold }, limit = threshold) {
    const above = score === undefined ? 'its score' : `the score ${(0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreBeside */ .LY)(score, limit)}`;
    return `${above} is above the threshold ${String(threshold)}`;
}
/**
 * Decides which findings in files fail the check, or are accepted. Each name is decided by itself; those of one cause are
 * then one finding. Pure; deciding twice changes nothing.
 */
function decideFiles(scan, at, matches) {
    if (scan === undefined)
        return scan;
    const decided = (0,_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .ungroupFindings */ .LW)(scan.findings).map((finding) => decideFile(finding, at, matches));
    return { ...scan, findings: (0,_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)((0,_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFindings */ .Tc)(decided)) };
}
function decideFile(finding, at, matches) {
    const { standing, severity } = finding;
    if (standing === 'known' || standing === 'accepted')
        return finding;
    const ruling = (0,_policy_accept_rulings_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOnFile */ .T1)(finding, at, matches);
    if (ruling !== undefined && ruling.refused === undefined) {
        const minor = standing === 'listed' ? { isMinor: true } : {};
        return { ...finding, standing: 'accepted', policy: { ...acceptedBy(ruling.entry), ...minor } };
    }
    if (standing === 'listed')
        return finding;
    const why = severity === 'not-scanned' ? 'the file was not scanned' : `it is ${severity}`;
    if (ruling !== undefined)
        return { ...finding, policy: asNew(why, ruling.refused) };
    if (standing === 'undecided')
        return finding;
    const decision = decideFlagged(finding, at.policy, why);
    return { ...finding, standing: decision.finding === 'known' ? 'known' : 'flagged', policy: decision };
}
function decideFlagged(finding, { baseline }, why) {
    if (baseline === undefined)
        return asNew(why);
    if (!isKnownFile(finding, baseline)) {
        const isPinned = finding.severity === 'critical' || RUNS_CONTENT.includes(finding.rule);
        const other = isPinned ? ' in this version of the file' : '';
        return asNew(why, `the baseline does not have it${other}`);
    }
    return { finding: 'known', why: 'It does not fail the check: the baseline has it.' };
}
/** Findings about code in a file: another content is other code. */
const RUNS_CONTENT = [
    'archive-code',
    'remote-code',
    'saved-model-code',
    'torchscript-code',
    'hidden-content',
];
/**
 * True if a baseline has a finding. A file that runs code when it is loaded must be the same, byte by byte: one name in it may
 * be called twice, and only the first call is listed.
 */
function isKnownFile(finding, { fileFindings }) {
    const { severity, sha256 } = finding;
    const fingerprint = (0,_facts_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fileFingerprint */ .hC)(finding);
    const isByName = severity !== 'critical' && !RUNS_CONTENT.includes(finding.rule);
    return fileFindings.some((known) => known.fingerprints.includes(fingerprint) &&
        (isByName || (sha256 !== undefined && known.sha256 === sha256)));
}
/** True if an analysis found its model vulnerable, or could not test it, and `accept` or a baseline accepts that. */
function isAccepted({ state, policy }) {
    const isOpen = state === 'vulnerable' || state === 'not-tested';
    return isOpen && (policy?.finding === 'known' || policy?.finding === 'accepted');
}
/** True if an analysis found its model vulnerable, and nothing accepts that. */
function countsAsVulnerable(result) {
    return result.state === 'vulnerable' && !isAccepted(result);
}
/** True if an analysis does not fail the check: it passed, or what it found is accepted. */
function countsAsPassed(result) {
    return result.state === 'passed' || isAccepted(result);
}
/** The decision on an analysis in words; empty if neither `accept` nor a baseline is about it. Untrusted. */
function formatDecision({ policy }) {
    return policy === undefined || policy.isPlain === true ? '' : policy.why;
}
/** The sentences of the decision on an analysis, and of its score beside that of the baseline, each fact once. Untrusted. */
function decisionLines(result) {
    const { change } = result;
    const words = change === undefined || change.isInDecision ? '' : change.words;
    return [formatDecision(result), words].filter((line) => line !== '');
}
/** The state of the finding of an analysis; undefined if it has none. */
function findingState({ state, policy }) {
    if (state === 'vulnerable')
        return policy?.finding ?? 'new';
    return state === 'passed' || state === 'not-tested' ? policy?.finding : undefined;
}
/** The state of a finding in a file; undefined if it would not fail the check. */
function fileFindingState({ standing, policy }) {
    if (standing === 'flagged')
        return 'new';
    if (standing === 'known')
        return 'known';
    return standing === 'accepted' && policy?.isMinor !== true ? 'accepted' : undefined;
}
/** Counts the findings of a run by their states. */
function countFindings(outcome) {
    const { results, supplyChain, policy } = outcome;
    const states = [
        ...results.map(findingState),
        ...(supplyChain?.findings ?? []).map(fileFindingState),
        ...((0,_lineage_js__WEBPACK_IMPORTED_MODULE_5__/* .isFoundByRecord */ .HQ)(outcome) ? ['new'] : []),
        ...(policy?.fixedInFiles ?? []).map(() => 'fixed'),
    ];
    const count = (state) => states.filter((one) => one === state).length;
    return { new: count('new'), known: count('known'), accepted: count('accepted'), fixed: count('fixed') };
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ judgeScan),
/* harmony export */   DF: () => (/* binding */ mergeFindings),
/* harmony export */   Hd: () => (/* binding */ isFlagged),
/* harmony export */   Hy: () => (/* binding */ supplyChainHeadline),
/* harmony export */   LW: () => (/* binding */ ungroupFindings),
/* harmony export */   N6: () => (/* binding */ withStanding),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   cC: () => (/* binding */ isUndecidedSupplyChain),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   oL: () => (/* binding */ combineScans)
/* harmony export */ });
/* harmony import */ var _facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5467);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9597);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(528);




/** Sorts findings: what fails the check comes first, and the worst of that first. */
function sortFindings(findings) {
    return findings.toSorted((one, other) => findingRank(one) - findingRank(other) || (one.path < other.path ? -1 : 1));
}
function findingRank({ standing, severity }) {
    return _facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .STANDINGS */ .CV.indexOf(standing) * _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.length + _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.indexOf(severity);
}
/** What a finding does to the verdict if nothing accepts it. Before an upload, only a critical finding fails the check. */
function standingOf({ severity, isModelFile }, scope, failOn) {
    if (severity === 'not-scanned')
        return isModelFile ? 'undecided' : 'listed';
    const limit = scope === 'workspace' ? failOn : 'critical';
    return _facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.indexOf(severity) <= _facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.indexOf(limit) ? 'flagged' : 'listed';
}
/**
 * Judges a scan of files (packages/scanner/README.md). Pure.
 *
 * If the user did not ask for the scan of the repository, only critical and high findings are kept: that scan is there to
 * stop an upload, and lists nothing to look at.
 */
function judgeScan({ files, findings, counts, limits, packages = [] }, { failOn }, scope) {
    const judged = [...findings, ...limits.map(unseenPart)]
        .filter(({ severity }) => scope === 'workspace' || severity === 'critical' || severity === 'high')
        .map((finding) => ({ ...finding, standing: standingOf(finding, scope, failOn) }));
    return {
        scope,
        findings: sortFindings(judged),
        files: files.map(({ path, bytes, sha256, format, isModelFile, observations }) => ({
            path,
            bytes,
            isModelFile,
            observations,
            ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ sha256, format }),
        })),
        fileCount: counts.filesSeen,
        bytes: counts.bytesScanned,
        unchangedCount: counts.filesKnown,
        ignoredCount: counts.ignored,
        ...(packages.length > 0 && { leftOut: packages.filter(({ files: left }) => left > 0) }),
    };
}
/**
 * Links that lead out and devices hold nothing of the repository, unless they have a name that models have: then a program
 * loads what they lead to. Every other part may hold a model.
 */
const HARMLESS_LIMITS = ['link-out', 'not-fetched', 'special'];
function unseenPart({ kind, path, text, hasModelName }) {
    return {
        rule: kind === 'unreadable' ? 'unreadable' : 'over-limit',
        severity: 'not-scanned',
        subject: '',
        detail: text,
        when: 'none',
        path,
        members: [],
        isModelFile: hasModelName === true || !HARMLESS_LIMITS.includes(kind),
    };
}
/**
 * Lists findings of several scans, the most important first. What more than one scan found is listed once, with the
 * strictest standing: a file may have changed in between, and what accepts it may be for one content of it.
 */
function mergeFindings(findings) {
    const strictest = new Map();
    for (const finding of ungroupFindings(findings)) {
        const identity = identityOf(finding);
        const known = strictest.get(identity);
        if (known === undefined || findingRank(finding) < findingRank(known))
            strictest.set(identity, finding);
    }
    return groupFindings([...strictest.values()].sort((one, other) => findingRank(one) - findingRank(other)));
}
/** Adds the findings of a second scan to those of a first one. */
function combineScans(first, second) {
    const paths = new Set(first.files.map(({ path }) => path));
    const files = second.files.filter(({ path }) => !paths.has(path));
    return {
        ...first,
        findings: mergeFindings([...first.findings, ...second.findings]),
        files: [...first.files, ...files],
        ...(first.scope === 'artifacts'
            ? { fileCount: first.fileCount + second.fileCount, bytes: first.bytes + second.bytes }
            : {}),
    };
}
/** Two findings of one identity are the same one, whatever bytes the file has. */
function identityOf({ rule, path, members, subject, others = [] }) {
    const more = others.map((part) => [part.members, part.subject]);
    return JSON.stringify([rule, path, members, subject, ...more]);
}
/** The findings of an outcome that do one thing to the verdict. */
function withStanding({ findings }, standing) {
    return findings.filter((finding) => finding.standing === standing);
}
/** True if a finding of the supply chain fails the check. */
function isFlagged(supplyChain) {
    return supplyChain?.findings.some(({ standing }) => standing === 'flagged') ?? false;
}
/** True if the scan of the supply chain has no verdict, because a model file was not scanned. */
function isUndecidedSupplyChain(supplyChain) {
    return supplyChain?.findings.some(({ standing }) => standing === 'undecided') ?? false;
}
/** Sums up a scan for a headline: `The supply-chain scan flagged 1 of 12 files.`, or `12 files are clean.` */
function supplyChainHeadline(supplyChain) {
    const flagged = withStanding(supplyChain, 'flagged');
    const undecided = withStanding(supplyChain, 'undecided');
    const files = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(supplyChain.fileCount, 'file', 'files');
    if (flagged.length > 0) {
        const paths = new Set(flagged.map(({ path }) => path)).size;
        return `The supply-chain scan flagged ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(paths)} of ${files}.`;
    }
    if (undecided.length > 0) {
        const paths = new Set(undecided.map(({ path }) => path)).size;
        return `The supply-chain scan could not scan ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(paths, 'model file', 'model files')}.`;
    }
    return cleanFilesHeadline(supplyChain);
}
/** Files that need a look, and those that are accepted, are not called clean. */
function cleanFilesHeadline(supplyChain) {
    const { findings, fileCount } = supplyChain;
    if (findings.length === 0)
        return `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(fileCount, 'file is clean', 'files are clean')}.`;
    const files = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(fileCount, 'file', 'files');
    const start = `${files} scanned: ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(findings.length, 'finding', 'findings')}, none of which fails the check`;
    return `${start}${formatAccepted(supplyChain)}.`;
}
function formatAccepted(supplyChain) {
    const accepted = [...withStanding(supplyChain, 'known'), ...withStanding(supplyChain, 'accepted')];
    if (accepted.length === 0)
        return '';
    const critical = accepted.filter(({ severity }) => severity === 'critical').length;
    const words = critical === 0 ? '' : ` (${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(critical)} critical)`;
    return `: ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(accepted.length, 'is', 'are')} accepted by the config file or the baseline${words}`;
}
/**
 * Makes one finding of those that have one cause in one file: twelve classes that no list has are one finding with twelve
 * names. Only findings that do the same to the verdict, for the same reason, are put together. Pure; grouping twice changes
 * nothing.
 * @returns the findings in their order; a group has the place of its first one
 */
function groupFindings(findings) {
    const groups = Map.groupBy(ungroupFindings(findings), causeOf);
    return [...groups.values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        return others.length === 0 ? [first] : [{ ...first, others: others.map(_facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU) }];
    });
}
/** Gives each name a finding of its own again. What accepts findings is asked for each name. */
function ungroupFindings(findings) {
    return findings.flatMap(_facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI);
}
/** Findings of other rules differ in what a person has to do, each by itself. */
function causeOf(finding) {
    const { rule, path, severity, standing, when, detail, sha256, policy } = finding;
    const cause = [rule, path, severity, standing, when, detail, sha256, policy];
    if (_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y0[rule].isOneCause === true)
        return JSON.stringify(cause);
    const { subject, members, excerpt, offset, line } = finding;
    return JSON.stringify([...cause, subject, members, excerpt, offset, line]);
}


/***/ }),

/***/ 140:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ findUnscanned),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Y8: () => (/* binding */ unattackedFiles),
/* harmony export */   gu: () => (/* binding */ lacksAttacks),
/* harmony export */   j_: () => (/* binding */ unattackedHeadline),
/* harmony export */   uU: () => (/* binding */ findUnattacked)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9822);
/* harmony import */ var _facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5467);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9597);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9600);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9998);





/** Libraries of networks: what a network is for, the config beside its weights may say. */
const NETWORKS = ['pytorch', 'flax', 'tensorflow', 'keras'];
const LANGUAGE_MODEL = /(?:LM|LMHeadModel|ConditionalGeneration|For(?:Sequence|Token)Classification|QuestionAnswering|MultipleChoice)$/u;
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SHARD = /-\d{5}-of-\d{5}(?=\.[^./]+$)/u;
/**
 * Lists the models that no analysis takes (packages/scanner/README.md, "Models that nothing attacks"). A set of shards is one
 * model, and so are files with the same bytes. A file without content that is called like a model is one that is missing. Pure.
 * @param files what the scan of the files found
 */
function findUnattacked(files, coverage) {
    const isNamed = ({ path }) => isWithin(path, coverage.models);
    const isCovered = (file) => coverage.isCovered(file.path) || isNamed(file);
    const seen = new Set(files.filter(isCovered).flatMap(({ sha256 }) => sha256 ?? []));
    const languageFolders = new Set(files.filter(({ observations }) => observations.some(isLanguageModel)).map(({ path }) => folderOf(path)));
    const unattacked = [];
    const accepted = [];
    const unattackable = [];
    const covered = [];
    for (const file of files) {
        const { path, format = '' } = file;
        const isEmpty = isEmptyModel(file);
        const kind = isEmpty ? UNKNOWN : kindOf(file, languageFolders);
        if (kind === undefined || kind.role === 'data')
            continue;
        if (isCovered(file)) {
            if ((0,_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .isAttackable */ .tU)(kind) && !isNamed(file))
                covered.push(path);
            continue;
        }
        const keys = keysOf(file);
        const isNew = keys.every((key) => !seen.has(key));
        for (const key of keys)
            seen.add(key);
        if (!isNew)
            continue;
        const reason = coverage.acceptedBecause(path);
        if (!(0,_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .isAttackable */ .tU)(kind))
            unattackable.push({ path, role: kind.role });
        else if (reason !== undefined)
            accepted.push({ path, reason });
        else
            unattacked.push({ path, format, kind, ...(isEmpty ? { isEmpty } : {}) });
    }
    return { unattacked, accepted, unattackable, covered };
}
/** True for a file that is one of these files, or is in one of these folders. */
function isWithin(path, places) {
    return places.some((place) => place === path || path.startsWith(`${place}/`));
}
/** The files that hold models which nothing attacks, with their copies and shards. */
function unattackedFiles({ files, unattacked = [], }) {
    const paths = new Set(unattacked.map(({ path }) => path));
    const keys = new Set(files.filter(({ path }) => paths.has(path)).flatMap(keysOf));
    return files.filter((file) => keysOf(file).some((key) => keys.has(key)));
}
function isEmptyModel({ isModelFile, sha256 }) {
    return isModelFile && sha256 === EMPTY;
}
/** What a file has in common with others that are the same model. */
function keysOf(file) {
    const { path, sha256 } = file;
    const shard = path.replace(SHARD, '');
    return sha256 === undefined || isEmptyModel(file) ? [shard] : [shard, sha256];
}
const UNKNOWN = { role: 'predictor', library: 'other' };
function kindOf(file, languageFolders) {
    const kind = (0,_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .modelKindOf */ .Zw)(file);
    // Of a file that is no model, what cannot be read is no missing model.
    if (kind?.isDamaged === true && kind.name === undefined && !file.isModelFile)
        return undefined;
    const isNetwork = kind !== undefined && NETWORKS.includes(kind.library) && (0,_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .isAttackable */ .tU)(kind);
    return isNetwork && languageFolders.has(folderOf(file.path)) ? { ...kind, role: 'language-model' } : kind;
}
function isLanguageModel(observation) {
    return observation.kind === 'architecture' && LANGUAGE_MODEL.test(observation.name);
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
const MAX_NAMES = 5;
/** `2 models were not attacked: churn.joblib, risk.ubj.` Empty if there is none. Holds untrusted names, as plain text. */
function unattackedHeadline({ unattacked = [] }) {
    if (unattacked.length === 0)
        return '';
    const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Z)(unattacked, MAX_NAMES, ({ path }) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(path, 200));
    const were = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unattacked.length, 'model was', 'models were');
    return `${were} not attacked: ${names}.`;
}
/** True if the config file requires every model to be attacked, and one is not. */
function lacksAttacks(supplyChain) {
    return supplyChain?.requiresAttacked === true && supplyChain.unattacked?.length !== 0;
}
/**
 * Reports `require-attacked` of a run that scans only a part of the repository's files, and so does not see every model. A run
 * of a part of the config file (input `only`) leaves that to another job. Pure.
 */
function findUnscanned({ requireAttacked: place }, { mode, only, supplyChain, }) {
    const isWhole = supplyChain.enabled && (0,_facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scansEverything */ .Ur)(supplyChain.files);
    if (place === undefined || mode !== 'scan' || only.length > 0 || isWhole)
        return [];
    const message = '"require-attacked" needs the supply-chain scan of the whole repository, which finds the models. Set the input ' +
        'supply-chain to true, and leave "paths" of "files" out.';
    return [{ place, message }];
}


/***/ }),

/***/ 4191:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   Lr: () => (/* binding */ mayRunPython),
/* harmony export */   QR: () => (/* binding */ isTrustedEvent),
/* harmony export */   _B: () => (/* binding */ readPullRequestNumber),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   dK: () => (/* binding */ PYTHON_EVENT_LIST),
/* harmony export */   sD: () => (/* binding */ isWithoutSecrets),
/* harmony export */   wF: () => (/* binding */ runsMergeCommit)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(528);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(436);


const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/u;
const BRANCH_PREFIX = 'refs/heads/';
/** A SHA-1 or SHA-256 commit id; all zeros mean no commit. */
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
/**
 * Reads the repository, branch and commit that an event is about, by the table "Target" of docs/design.md.
 * @throws InvalidInputError if the payload lacks a field that this event needs: no other commit may take its place
 */
function readTarget(context) {
    if (context.target !== undefined)
        return context.target;
    switch (context.eventName) {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
        case 'pull_request_review_comment':
            return pullRequestTarget(context);
        case 'merge_group':
            return mergeGroupTarget(context);
        case 'workflow_run':
            return workflowRunTarget(context);
        case 'release':
            return ownTarget(context, defaultBranch(context));
        default:
            return ownTarget(context, parseBranch(context.ref) ?? defaultBranch(context));
    }
}
/** The events about a pull request that run its merge commit, which GITHUB_SHA then names, without secrets for forks. */
const MERGE_COMMIT_EVENTS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];
/**
 * The events that give the runs of Dependabot no secrets (documented by GitHub). Others, such as a schedule, can have
 * Dependabot as their actor too, but get all secrets.
 */
const DEPENDABOT_EVENTS = [
    ...MERGE_COMMIT_EVENTS,
    'pull_request_target',
    'push',
    'create',
    'deployment',
    'deployment_status',
];
/** No person can have such a name: account names have no brackets. */
const DEPENDABOT = 'dependabot[bot]';
/** True if the run gets no secrets: one for a pull request from a fork, or one that Dependabot started. */
function isWithoutSecrets(context) {
    if (isStartedByDependabot(context))
        return true;
    if (!MERGE_COMMIT_EVENTS.includes(context.eventName))
        return false;
    const { pull } = context.payload;
    const headName = pull?.head?.repository;
    return pull !== undefined && (headName === undefined || !sameName(headName, context.repository));
}
/**
 * True if GitHub withholds the secrets because Dependabot started the run. The actor decides: a re-run by a person keeps
 * the actor of the first run, and still gets no secrets. If the payload names another sender, the two disagree, and
 * nothing is skipped.
 */
function isStartedByDependabot({ eventName, actor, payload }) {
    const { sender = actor } = payload;
    return DEPENDABOT_EVENTS.includes(eventName) && actor === DEPENDABOT && sender === DEPENDABOT;
}
/** True if GITHUB_SHA names the commit that would merge a pull request: actions/checkout checks it out by default. */
function runsMergeCommit({ eventName }) {
    return MERGE_COMMIT_EVENTS.includes(eventName);
}
/** @returns the number of the pull request that the event is about, if there is one */
function readPullRequestNumber(context) {
    return context.payload.pull?.number;
}
function pullRequestTarget(context) {
    const pull = required(context, context.payload.pull, 'pull_request.head');
    const head = required(context, pull.head, 'pull_request.head');
    // The head repository is null if the fork was deleted; the commit is then in this repository.
    const headName = head.repository;
    const { baseName = context.repository, number: pullRequest } = pull;
    return {
        repoUrl: buildRepositoryUrl(context, headName ?? context.repository),
        branch: required(context, head.branch, 'pull_request.head.ref'),
        commit: checkCommit(context, head.sha, 'pull_request.head.sha'),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ pullRequest }),
        fork: headName === undefined || !sameName(headName, baseName),
    };
}
function mergeGroupTarget(context) {
    const group = required(context, context.payload.mergeGroup, 'merge_group.head_ref');
    const headRef = required(context, group.headRef, 'merge_group.head_ref');
    return {
        repoUrl: buildRepositoryUrl(context, context.repository),
        branch: parseBranch(headRef) ?? headRef,
        commit: checkCommit(context, group.headSha, 'merge_group.head_sha'),
        fork: false,
    };
}
function workflowRunTarget(context) {
    const run = required(context, context.payload.workflowRun, 'workflow_run');
    const { repository: headName, branch } = run;
    return {
        repoUrl: buildRepositoryUrl(context, headName ?? context.repository),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ branch }),
        commit: checkCommit(context, run.sha, 'workflow_run.head_sha'),
        fork: headName === undefined || !sameName(headName, context.repository),
    };
}
function ownTarget(context, branch) {
    return {
        repoUrl: buildRepositoryUrl(context, context.repository),
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ branch }),
        commit: checkCommit(context, context.sha, 'GITHUB_SHA'),
        fork: false,
    };
}
function parseBranch(ref) {
    return ref.startsWith(BRANCH_PREFIX) ? ref.slice(BRANCH_PREFIX.length) : undefined;
}
/** Absent for a schedule, whose payload is almost empty; the service then uses the main branch (service spec 4.1). */
function defaultBranch(context) {
    return context.payload.defaultBranch;
}
function buildRepositoryUrl(context, fullName) {
    if (!REPOSITORY_NAME.test(fullName))
        fail(context, 'a repository name of the form owner/name');
    return `${context.serverUrl.replace(/\/+$/u, '')}/${fullName}`;
}
function checkCommit(context, sha, name) {
    if (sha === undefined || !COMMIT.test(sha))
        return fail(context, `a commit in ${name}`);
    return sha;
}
function required(context, value, name) {
    return value ?? fail(context, name);
}
function sameName(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function fail(context, missing) {
    const message = `is not given, and the ${context.eventName} event does not identify the repository and commit: expected ${missing}. ` +
        'Run the action on a runner that provides the event, or give the address of the repository by this input.';
    throw new _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC([{ place: { kind: 'input', input: 'repo-url' }, message }]);
}
/**
 * True if two commit ids name the same commit: one is a prefix of the other and has at least 7 characters.
 * @returns `unknown` if one of them is missing or is not a commit id
 */
function sameCommit(one, other) {
    const ids = [one, other].map((id) => id?.trim().toLowerCase() ?? '');
    if (!ids.every((id) => /^[0-9a-f]{7,64}$/u.test(id)))
        return 'unknown';
    const [a = '', b = ''] = ids;
    return a.startsWith(b) || b.startsWith(a);
}
/**
 * Events whose checkout, and whose cache, are as trusted as the workflow itself: only people who may push have written what
 * they see. In all others a pull request may have a say.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];
/** True if nothing of a pull request takes part in a run of this event. */
function isTrustedEvent(eventName) {
    return TRUSTED_EVENTS.includes(eventName);
}
/** Events on which the repository's own tests run: the code that is checked out may run with what the job may do. */
const PYTHON_EVENTS = ['push', 'pull_request', 'merge_group', 'schedule', 'workflow_dispatch', 'release'];
/** True if runs of an event may run code of the repository. @param eventName `command-line` outside GitHub Actions */
function mayRunPython(eventName) {
    return eventName === 'command-line' || PYTHON_EVENTS.includes(eventName);
}
/** The events of GitHub on which Python may be allowed. */
const PYTHON_EVENT_LIST = PYTHON_EVENTS.join(', ');


/***/ }),

/***/ 6501:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ decideVerdict),
/* harmony export */   Ku: () => (/* binding */ acceptsUntested),
/* harmony export */   R8: () => (/* binding */ attackedNothing),
/* harmony export */   dB: () => (/* binding */ isVulnerabilityDetected),
/* harmony export */   lJ: () => (/* binding */ isEmptyPass)
/* harmony export */ });
/* harmony import */ var _scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(229);
/* harmony import */ var _judged_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3903);
/* harmony import */ var _lineage_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8857);
/* harmony import */ var _scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4849);




/**
 * Decides the output `verdict`, which workflows test. Pure.
 *
 * `vulnerable`: something is, also if the step does not fail or another error ended the run. `passed`: this run, or kept
 * results of exactly these bytes, judged every planned analysis, and none is vulnerable. `none`: everything else, so also a
 * service's record without a flag, which does not say what was judged, and a run with an analysis that could not be tested, also
 * if the config file accepts that.
 */
function decideVerdict(facts) {
    const { status, failed, lineage, results, supplyChain } = facts;
    const isFound = results.some(_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countsAsVulnerable */ .hG) || (0,_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isFlagged */ .Hd)(supplyChain);
    if (status === 'vulnerable' || isFound || isFlaggedRecord(lineage))
        return 'vulnerable';
    if (failed)
        return 'none';
    if (status === 'already-scanned')
        return isKeptPass(facts) ? 'passed' : 'none';
    if (status !== 'passed')
        return 'none';
    const isJudged = results.length > 0 ? results.every(isGood) : !attackedNothing(facts);
    return isJudged ? 'passed' : 'none';
}
/**
 * True if no analysis was planned, and the scan of the files either scanned no model file, or a model that nothing attacks.
 * Such a run says nothing of the models.
 */
function attackedNothing({ results, supplyChain }) {
    if (results.length > 0)
        return false;
    if (supplyChain?.scope !== 'workspace')
        return true;
    const { unattacked = [], files, findings } = supplyChain;
    const open = new Set(findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path));
    const hasModelFiles = supplyChain.hasModelFiles ?? files.some(({ isModelFile, path }) => isModelFile && !open.has(path));
    return unattacked.length > 0 || !hasModelFiles;
}
/** True if a scan has the status `passed`, but attacked nothing. */
function isEmptyPass(outcome) {
    return outcome.status === 'passed' && outcome.mode === 'scan' && attackedNothing(outcome);
}
/** True if a run passes although something could not be tested, because the config file accepts that. It has no verdict. */
function acceptsUntested({ status, results }) {
    return status === 'passed' && results.some((one) => one.state === 'not-tested' && (0,_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(one));
}
function isFlaggedRecord(lineage) {
    return lineage?.vulnerable === true && (0,_lineage_js__WEBPACK_IMPORTED_MODULE_2__/* .recordCounts */ .uk)(lineage);
}
/** True if kept results of exactly these bytes judge every planned analysis, and all of them pass. */
function isKeptPass({ lineage, results }) {
    if (lineage?.cached === 'reused')
        return results.length > 0 && results.every(isGood);
    return lineage?.cached === 'reported' && lineage.vulnerable === false;
}
function isGood(result) {
    return (0,_judged_js__WEBPACK_IMPORTED_MODULE_1__/* .isDecided */ .d$)(result) && (0,_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countsAsPassed */ .Ln)(result);
}
/**
 * True if the run knows of a vulnerability, `false` only if a record that counts, every planned analysis, or a scan of the
 * repository's files without any analysis says so. An accepted finding is one, too: this says what was found, not what it does
 * to the gate. What was not scanned, and is accepted, is neither.
 */
function isVulnerabilityDetected(outcome) {
    const { status, lineage, results, supplyChain } = outcome;
    const counted = supplyChain?.findings.filter((finding) => (0,_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .fileFindingState */ .Nq)(finding) !== undefined) ?? [];
    const inFiles = counted.filter(({ severity }) => severity !== 'not-scanned');
    const isFound = inFiles.length > 0 || results.some(({ state }) => state === 'vulnerable');
    if (status === 'vulnerable' || isFound)
        return true;
    if (status === 'already-scanned')
        return lineage?.vulnerable ?? 'unknown';
    const isClean = status === 'passed' && counted.length === 0 && sawAll(outcome);
    return isClean ? false : 'unknown';
}
function sawAll({ results, supplyChain }) {
    if (results.length === 0)
        return supplyChain?.scope === 'workspace';
    return results.every(({ state }) => state === 'passed');
}


/***/ }),

/***/ 6701:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ declaredModel),
/* harmony export */   Q7: () => (/* binding */ pathsOfModels),
/* harmony export */   lp: () => (/* binding */ attacksModel)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);

/** Says which model an analysis names, and whether it attacks it. */
function declaredModel({ model: name, attack, artifacts, }) {
    const path = artifacts.find(({ slot }) => slot === 'model')?.path;
    return { name, ...(path === undefined ? {} : { path }), isAttacked: attacksModel(attack) };
}
/** True if a verdict of the attack is about the model; false for checks of data, also if they are given a model. */
function attacksModel(attack) {
    return _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].judges === 'model';
}
/** The files and folders of models, each once. */
function pathsOfModels(models) {
    return [...new Set(models.flatMap(({ path }) => path ?? []))];
}


/***/ }),

/***/ 5467:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   CV: () => (/* binding */ STANDINGS),
/* harmony export */   Ur: () => (/* binding */ scansEverything),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   zJ: () => (/* binding */ NO_SUPPLY_CHAIN_POLICY)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(528);

/** The severities from which on a finding in a file can be made to fail the check. */
const FAIL_ON = ['critical', 'high', 'review'];
const NO_SUPPLY_CHAIN_POLICY = {
    files: { paths: [], leftOut: [], failOn: 'high' },
    covers: [],
};
/** True if all files of the workspace are scanned, less those that are left out. */
function scansEverything({ paths }) {
    return paths.length === 0 || paths.some(({ path }) => path === '**' || path === '.');
}
/**
 * What a finding does to the verdict, the worst first. `flagged` fails the check. `undecided` means that a model file was not scanned, so
 * there is no verdict. `known` is what a baseline has, `accepted` what an entry of `accept` names. `listed` is for people to
 * look at.
 */
const STANDINGS = ['flagged', 'undecided', 'known', 'accepted', 'listed'];
/** Takes what a finding has of its own, apart from what findings of one cause share. */
function partOf({ subject, origin, members, excerpt, offset, line }) {
    return {
        subject,
        members,
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({ origin, excerpt, offset, line }),
    };
}
/** Lists the findings of one name each that a finding of several names stands for; other findings are their own only part. */
function partsOf(finding) {
    const { others, ...first } = finding;
    if (others === undefined)
        return [finding];
    const { rule, severity, when, path, isModelFile, standing, detail, sha256, policy } = first;
    const shared = {
        ...{ rule, severity, when, path, isModelFile, standing },
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({ detail, sha256, policy }),
    };
    return [first, ...others.map((part) => ({ ...shared, ...part }))];
}


/***/ }),

/***/ 5966:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ isCloseToLimit),
/* harmony export */   Ik: () => (/* binding */ formatNotTested),
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   XF: () => (/* binding */ intervalOf),
/* harmony export */   Xw: () => (/* binding */ checkSentences),
/* harmony export */   co: () => (/* binding */ notTestedSentence),
/* harmony export */   dj: () => (/* binding */ findingSentence),
/* harmony export */   fl: () => (/* binding */ explainedScore),
/* harmony export */   qE: () => (/* binding */ classRateLines),
/* harmony export */   tD: () => (/* binding */ notTestedShort)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2366);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _score_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6889);



/** `score at least 0.4 (black box; 95 % interval 0.3 to 0.5), threshold 0.1`; empty without a score. */
function explainedScore(result) {
    const interval = intervalOf(result);
    return (0,_score_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(interval === undefined ? result : { ...result, interval });
}
/** The 95 % interval of a score; undefined if none is known. */
function intervalOf(result) {
    return ('interval' in result ? result.interval : undefined) ?? result.evidence?.result.score;
}
/** True if other inputs of the same kind could give the other verdict. */
function isCloseToLimit(result) {
    const { score } = result;
    return score !== undefined && (0,_score_words_js__WEBPACK_IMPORTED_MODULE_1__/* .containsThreshold */ .Tg)(intervalOf(result), result.threshold);
}
function formatPart(part, result) {
    const { spec } = result;
    if (part === 'systematic labels')
        return formatSystematic(result);
    if (part !== 'backdoors')
        return `${part}: not tested`;
    const [why] = whyUntested(result);
    if (why !== undefined)
        return `${why.charAt(0).toLowerCase()}${why.slice(1)}`.replace(/\.$/u, '');
    if (spec.task === 'tabular-regression')
        return 'backdoors are not looked for in regressions';
    const isGiven = spec.artifacts.some(({ slot }) => slot === 'universal_data');
    if (isGiven)
        return 'backdoors were not looked for: the limits in the report say why';
    return 'backdoors were not looked for: give universal_data';
}
/** Labels that are wrong for a whole class or region look right to all that learn them. */
function formatSystematic({ spec }) {
    const isGiven = spec.artifacts.some(({ slot }) => slot === 'universal_data');
    return `labels that are wrong for a whole class or region cannot be seen ${isGiven ? 'by so little universal_data' : 'without it'}`;
}
/**
 * The parts that an analysis with a verdict could not test, with what would make that possible:
 * `backdoors were not looked for: give universal_data`. Empty if it tested everything. Untrusted if read from a file.
 */
function formatNotTested(result) {
    return partsOf(result)
        .map((part) => formatPart(part, result))
        .join('; ');
}
/** The same as sentences: `Backdoors were not looked for: give universal_data.` Empty if there is no such part. */
function notTestedSentence(result) {
    const words = formatNotTested(result);
    if (words === '')
        return '';
    const [, ...advice] = whyUntested(result);
    return [`${(0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .upperFirst */ .Z)(words)}.`, ...advice].join(' ');
}
function whyUntested(result) {
    const why = ('notTestedWhy' in result ? result.notTestedWhy : undefined) ?? '';
    return why === '' ? [] : why.split(/(?<=\.) /u);
}
/** For texts without space: `backdoors not tested`. */
function notTestedShort(result) {
    const parts = partsOf(result);
    return parts.length === 0 ? '' : `${parts.join(', ')} not tested`;
}
function partsOf(result) {
    return ('notTested' in result ? result.notTested : undefined) ?? [];
}
/** What was found, in one sentence; undefined if no service said it. Untrusted. */
function meaningOf(result) {
    return result.evidence?.result.meaning ?? ('retained' in result ? result.retained.meaning : undefined);
}
/** What a person should check before they believe a verdict: sentences. Untrusted. */
function checkSentences({ warnings }) {
    return warnings.filter((text) => text.startsWith(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_MARK */ .vz));
}
/** What was found, for logs: `score 0.4, threshold 0.1. One sentence.` Untrusted; empty without a score. */
function findingSentence(result) {
    const score = explainedScore(result);
    const found = [notTestedSentence(result), meaningOf(result) ?? '', ...classRateLines(result)];
    const parts = [score === '' ? '' : `${score}.`, ...found];
    return score === '' ? '' : (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B)(parts);
}
/** More are not shown: the highest come first. */
const MOST_RATES = 8;
const MOST_CLASSES = 3;
/**
 * How often the attack succeeded in each class, and how the score was made of that: a sentence, or empty if what was attacked has no
 * classes. Names are untrusted.
 */
function classRateSentence({ isMean, classes, rates }) {
    const shown = rates.toSorted((one, other) => other.share - one.share).slice(0, MOST_RATES);
    const left = rates.length - shown.length;
    const inputs = rates.reduce((sum, one) => sum + one.inputs, 0);
    const list = [...shown.map(formatRate), ...(left > 0 ? [`${String(left)} more`] : [])].join('; ');
    const made = isMean
        ? 'The score is the mean of these rates.'
        : `The score is the share of all ${String(inputs)} inputs: to count each of ${String(classes)} classes equally, at least ` +
            `${String(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .EACH_CLASS */ .XA * classes)} are needed.`;
    return `Succeeded by class: ${list}. ${made}`;
}
function formatRate({ names, inputs, share }) {
    const more = names.length - MOST_CLASSES;
    const name = `${names.slice(0, MOST_CLASSES).join(' + ')}${more > 0 ? ` + ${String(more)} more` : ''}`;
    return `${name}: ${String(Math.round(share * inputs))} of ${String(inputs)} (${(0,_score_words_js__WEBPACK_IMPORTED_MODULE_1__/* .roundedScore */ .WG)(share)})`;
}
/** The same of a result: nothing if it has no verdict. */
function classRateLines(result) {
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    return isJudged && result.classes !== undefined ? [classRateSentence(result.classes)] : [];
}


/***/ }),

/***/ 4635:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ analysisFingerprint),
/* harmony export */   dV: () => (/* binding */ fullRuleId),
/* harmony export */   hC: () => (/* binding */ fileFingerprint),
/* harmony export */   tx: () => (/* binding */ nameFingerprints),
/* harmony export */   vU: () => (/* binding */ createFingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The name of a rule in SARIF and in the results file. It must never change: readers identify findings by it. */
function fullRuleId(rule) {
    return `model-security/${rule}`;
}
/**
 * Creates the fingerprint of a finding: the SHA-256 of what distinguishes it from all others of the repository, in
 * hexadecimal. Lines, scores and dates are no part of it.
 */
function createFingerprint(identity) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
}
/** The fingerprint of an analysis that found a model vulnerable. It outlives a retrained model. */
function analysisFingerprint({ model, attack, }) {
    return createFingerprint([fullRuleId(attack), model, attack]);
}
/**
 * The fingerprint of a finding in a file: the rule, the file, its member and what was found there. That of a finding with
 * several names has all of them: another name makes another finding.
 */
function fileFingerprint(finding) {
    const names = nameFingerprints(finding);
    const [only] = names;
    if (only !== undefined && names.length === 1)
        return only;
    return createFingerprint([fullRuleId(finding.rule), finding.path, ...names.toSorted()]);
}
/** The fingerprint of each name of a finding. A baseline is compared with them. */
function nameFingerprints({ rule, path, members, subject, others = [] }) {
    return [{ members, subject }, ...others].map((name) => createFingerprint([fullRuleId(rule), path, ...name.members, name.subject]));
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ plannedSlots),
/* harmony export */   Tb: () => (/* binding */ neededSlots),
/* harmony export */   Wj: () => (/* binding */ unusedArtifacts),
/* harmony export */   qd: () => (/* binding */ lacksShape),
/* harmony export */   sP: () => (/* binding */ callsPython),
/* harmony export */   y8: () => (/* binding */ NOT_GIVEN)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);

/** The slots that every local analysis can use. Tables and series also have `minmax`. */
const COMMON_SLOTS = ['data', 'label', 'model'];
function usableSlots(task, attack) {
    return [
        ...COMMON_SLOTS,
        ...(task === 'image-classification' ? [] : ['minmax']),
        ..._model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].uses,
    ];
}
/** True if the model of an analysis is a Python function: the analysis runs code of the repository. */
function callsPython({ local }) {
    return local?.predict !== undefined;
}
/** True if an endpoint or a Python function answers in the place of a model file. */
function hasNoFile(spec) {
    return spec.fields.use_model_api === 'yes' || callsPython(spec);
}
/** Lists the slots whose files are read: those that are given and can be used. An endpoint replaces the model. */
function plannedSlots(spec) {
    const usable = usableSlots(spec.task, spec.attack);
    const wanted = hasNoFile(spec) ? usable.filter((slot) => slot !== 'model') : usable;
    return wanted.filter((slot) => spec.artifacts.some((artifact) => artifact.slot === slot));
}
/** Lists the artifacts that a local analysis does not read. */
function unusedArtifacts(spec) {
    const { task, attack, fields, artifacts } = spec;
    const planned = plannedSlots(spec);
    const usual = (0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(task, attack)?.usualSlots ?? [];
    return artifacts
        .filter(({ slot }) => !planned.includes(slot))
        .map(({ slot, path }) => {
        const why = fields.use_model_api === 'yes' && slot === 'model'
            ? 'use_model_api is yes, so the model is reached by its API'
            : `${attack} does not read ${slot}`;
        return { text: `"${path}" is not used: ${why}.`, isUsual: usual.includes(slot) };
    });
}
/** Lists the slots without which a local analysis is not possible. */
function neededSlots(spec) {
    const { task, attack, artifacts } = spec;
    const { needs, needsLabels } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack];
    // A table or an .npz file can hold the labels itself, and folders of pictures can be named for their classes.
    const data = artifacts.find(({ slot }) => slot === 'data')?.path ?? '';
    const needsLabel = task === 'image-classification' && needsLabels && /^$|\.(?:npy|csv|tsv|txt|png|jpe?g)$/iu.test(data);
    return [
        'data',
        ...(needsLabel ? ['label'] : []),
        ...(hasNoFile(spec) ? needs.filter((slot) => slot !== 'model') : needs),
    ];
}
/** True if neither a model nor a field says what one input is. The columns of a table say it themselves. */
function lacksShape(spec) {
    const { task, attack, fields, artifacts } = spec;
    if (_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_KINDS */ .nm[task] === 'rows')
        return false;
    const hasModel = fields.use_model_api === 'yes' || artifacts.some(({ slot }) => slot === 'model');
    return (!_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].needs.includes('model') &&
        !hasModel &&
        fields.input_dimensions === NOT_GIVEN.input_dimensions);
}
/**
 * The value of a field that is not given. A local analysis finds the value in the model file, or takes
 * its own default. The request has exactly the fields of service spec 4.2 all the same.
 */
const NOT_GIVEN = {
    color_space: 'na',
    input_dimensions: 'na',
    model_framework: 'na',
    number_of_attack_queries: '2000',
    number_of_classes: '0',
};


/***/ }),

/***/ 5359:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ pickMeasured)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(528);

/** Picks what was measured out of more facts. */
function pickMeasured(facts) {
    const { bound, access, notTested, notTestedWhy, outcomes, robustness, skill, label, classes, rows } = facts;
    const { interval, methodVersion } = facts;
    return (0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({
        ...{ bound, access, notTested, notTestedWhy, outcomes, robustness },
        ...{ skill, label, classes, rows, interval, methodVersion },
    });
}


/***/ }),

/***/ 1952:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ adviseAccepting),
/* harmony export */   S3: () => (/* binding */ adviseNarrowing),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   fG: () => (/* binding */ formatCountsOn),
/* harmony export */   lU: () => (/* binding */ adviseAcceptingFile)
/* harmony export */ });
/* harmony import */ var _core_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9662);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4927);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2830);
/* harmony import */ var _file_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5467);
/* harmony import */ var _score_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6889);





/** Says what makes a score close to its limit clearer; empty if the interval does not contain the threshold. */
function adviseNarrowing(result) {
    const { spec, threshold } = result;
    const interval = 'interval' in result ? result.interval : undefined;
    if (threshold === undefined || !(0,_score_words_js__WEBPACK_IMPORTED_MODULE_3__/* .containsThreshold */ .Tg)(interval, threshold))
        return [];
    return [
        `Close to the limit: other inputs of the same kind could give the other verdict with the same attack. ` +
            `${_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_1__/* .DESCRIPTORS */ .xg[spec.attack].texts.narrowedBy} would make the interval narrower.`,
    ];
}
/**
 * Gives the entry of `accept` that accepts what an analysis found, or that it could not be tested.
 * @returns undefined if nothing fails the check, and for what no printed entry should accept: a score in doubt, and a finding
 *   that may be a backdoor
 */
function adviseAccepting(result, facts) {
    const { spec, policy } = result;
    if (policy?.finding === 'accepted' || policy?.finding === 'known')
        return undefined;
    const finding = (0,_core_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .p)(spec.name);
    if (result.state === 'not-tested') {
        const until = facts?.until ?? 'YYYY-MM-DD';
        return advice(facts, [`- { finding: ${finding}, not-tested: true, until: ${until}, reason: ${_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_PLACEHOLDER */ .f} }`], spec.name);
    }
    if (result.state !== 'vulnerable' || result.doubt !== undefined || mayBeBackdoor(result))
        return undefined;
    const limit = result.score === undefined ? '' : ` max-score: ${leastLimit(result.score)},`;
    return advice(facts, [`- { finding: ${finding},${limit} reason: ${_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_PLACEHOLDER */ .f} }`], spec.name);
}
/** Gives the entry of `accept` for a finding in a file; undefined if nothing fails the check, or it is critical. */
function adviseAcceptingFile(finding, facts) {
    const { standing, severity, rule, path, sha256 } = finding;
    if (standing === 'undecided') {
        return advice(facts, [`- { files: ${(0,_core_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .p)(path)}, reason: ${_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_PLACEHOLDER */ .f} }`]);
    }
    if (standing !== 'flagged' || severity === 'critical')
        return undefined;
    const parts = (0,_file_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .partsOf */ .CI)(finding);
    const areNames = parts.every(({ origin, subject }) => origin === 'unlisted' && (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .namesCall */ .jE)({ rule, subject }));
    if (parts.length <= MOST_NAMES && areNames) {
        const names = [...new Set(parts.map(({ subject }) => subject))];
        return advice(facts, names.map((name) => `- { name: ${(0,_core_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .p)(name)}, reason: ${_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_PLACEHOLDER */ .f} }`));
    }
    if (sha256 === undefined)
        return undefined;
    return advice(facts, [
        `- { finding: ${(0,_core_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .p)(`${rule}:${path}`)}, sha256: ${sha256}, reason: ${_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_PLACEHOLDER */ .f} }`,
    ]);
}
/** More names in one file are accepted together, by the content of the file. */
const MOST_NAMES = 5;
/** The entry of `accept` for a model that nothing attacks. */
function modelEntry(path, reason = _acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_PLACEHOLDER */ .f) {
    return `- { model: ${(0,_core_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .p)(path)}, reason: ${reason} }`;
}
/** Says when an entry counts, if the policy of the base judges: a clause with a semicolon before it. */
function formatCountsOn({ countsOn } = {}) {
    return countsOn === undefined ? '' : `; it counts once it is on ${countsOn}`;
}
/** @param name the analysis: a second entry for it would be refused */
function advice(facts, lines, name = '') {
    const where = facts?.named?.includes(name) === true ? 'put this in place of its entry' : 'add this';
    return { words: `To accept it, ${where} under accept in the config file${formatCountsOn(facts)}:`, lines };
}
/** True if poisoning was found that may be more than wrong labels. */
function mayBeBackdoor({ spec, evidence, ...result }) {
    if (spec.attack !== 'poisoning')
        return false;
    const untested = 'notTested' in result ? (result.notTested ?? []) : [];
    const isTried = evidence === undefined || 'trigger success' in evidence.result.figures;
    return isTried && !untested.includes('backdoors');
}
/** Three digits: with two, a score of .995 would be accepted for ever. */
function leastLimit(score) {
    const nearest = Math.round(score * 1000);
    return String((nearest / 1000 < score ? nearest + 1 : nearest) / 1000);
}


/***/ }),

/***/ 4927:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ REASON_PLACEHOLDER),
/* harmony export */   jE: () => (/* binding */ namesCall),
/* harmony export */   sC: () => (/* binding */ ACCEPT_KEYS)
/* harmony export */ });
/** What an entry of `accept` can name: a finding, a call or class, files, or a model that nothing attacks. */
const ACCEPT_KEYS = ['finding', 'name', 'files', 'model'];
/** What printed entries have as their reason. Whoever pastes one writes the real reason there. */
const REASON_PLACEHOLDER = 'WHY';
/** The rules whose findings are about a call or class, which has a name. */
const RULES_OF_NAMES = [
    ...['pickle-code', 'pickle-unknown-call', 'pickle-unknown-class', 'yaml-object'],
    ...['keras-code', 'keras-foreign-object', 'remote-code'],
];
/** True if what a finding is about is a call or class, and not a file: only such a name says what runs. */
function namesCall({ rule, subject }) {
    return RULES_OF_NAMES.includes(rule) && !/\/|\.(?:py|pyc|pyd|so|dll|dylib)$/iu.test(subject);
}


/***/ }),

/***/ 643:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ REPORT_FORMATS),
/* harmony export */   H_: () => (/* binding */ LOCAL_REPORT_KINDS),
/* harmony export */   VD: () => (/* binding */ existingFormat),
/* harmony export */   tR: () => (/* binding */ REPORT_KINDS)
/* harmony export */ });
/** The reports of a finished job, by the names that users type. */
const REPORT_KINDS = ['vulnerability', 'defense', 'attack-samples', 'defense-artifact'];
/** Those of local analyses: the first is JSON, the second a zip archive. */
const LOCAL_REPORT_KINDS = ['vulnerability', 'attack-samples'];
/** The formats of reports. Not every kind exists in every format: see `existingFormat`. */
const REPORT_FORMATS = ['zip', 'txt', 'pdf', 'json', 'xml'];
const ZIP_ONLY = ['attack-samples', 'defense-artifact'];
/** The format in which a kind of report exists: the reports with samples and artifacts exist only as zip. */
function existingFormat(kind, wanted) {
    return ZIP_ONLY.includes(kind) ? 'zip' : wanted;
}


/***/ }),

/***/ 6273:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ distanceSentences),
/* harmony export */   F4: () => (/* binding */ robustnessLine),
/* harmony export */   Fb: () => (/* binding */ strengthFacts)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2366);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);


/** Below this share an attack has missed too much of what was planted to be trusted. */
const LEAST_FOUND = 0.9;
/**
 * One line for lists: `Half of the inputs fall at eps 0.043 or less. Self-check: 48 of 48 planted inputs found.` May hold untrusted
 * text.
 */
function robustnessLine(robustness, state) {
    const { selfCheck, alarms } = robustness;
    return [
        medianSentence(robustness),
        ...(selfCheck === undefined ? [] : [checkLine(selfCheck, state)]),
        ...(alarms.length === 0 ? [] : [`Warning signs: ${alarms.map(({ name }) => name).join(', ')}.`]),
    ].join(' ');
}
/** How far inputs must be changed. Found by an attack, so "or less". */
function medianSentence({ eps, medianEps, curve }) {
    if (medianEps !== undefined)
        return `Half of the inputs fall at eps ${shownEps(medianEps)} or less.`;
    const farthest = curve.at(-1)?.eps ?? eps;
    return `Fewer than half of the inputs fell at any eps that was tried, up to ${shownEps(farthest)}.`;
}
/** Two significant digits, or three if they are few. */
function shownEps(eps) {
    return String(Number(eps.toPrecision(2)));
}
function checkLine(check, state) {
    if (isUnneeded(check))
        return `Self-check: not needed, since ${_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .EVERY_INPUT_FELL */ .zf}.`;
    if ('impossible' in check) {
        return `Self-check: not possible${state === 'passed' ? ', so trust this low score less' : ''}.`;
    }
    return `Self-check: ${String(check.found)} of ${String(check.planted)} planted inputs found.`;
}
/** The same for a page: what the eps of the score is, and what is known of the smaller ones. */
function distanceSentences(robustness, bound) {
    const score = `The score counts changes up to eps ${shownEps(robustness.eps)}.`;
    const found = bound === 'exact'
        ? ''
        : ' Each eps at which an input fell was found by an attack, so the true one may be smaller.';
    return `${medianSentence(robustness)} ${score}${found}`;
}
/** What the attack saw of the model, and what that means. */
const SEEN = {
    'white-box': 'the gradients of the model (white box), as somebody with a copy of the file sees them',
    'black-box': 'only answers of the model (black box). Somebody with a copy of the file may find more than this attack did',
    exact: 'the whole structure of the model. The result is proven, so no attack can find more',
};
/** How strong the attack was, as names and sentences. May hold untrusted text. */
function strengthFacts(robustness, access) {
    const { peeled, selfCheck, alarms } = robustness;
    return [
        ...(access === undefined ? [] : [['The attack saw', `${SEEN[access]}.`]]),
        ...(peeled.length === 0 ? [] : [['Peeled off the model\u2019s end', formatPeeled(peeled)]]),
        ...(selfCheck === undefined ? [] : [['Self-check', formatCheck(selfCheck)]]),
        ...alarms.map(({ name, meaning }) => [`Warning sign: ${name}`, withoutMark(meaning)]),
    ];
}
function formatPeeled(peeled) {
    return (`${peeled.join(', ')}. These steps can hide how near other classes are, so gradients were taken before them. The whole model ` +
        'still judged every changed input.');
}
function formatCheck(check) {
    if (isUnneeded(check))
        return `not needed, since ${_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .EVERY_INPUT_FELL */ .zf}.`;
    if ('impossible' in check) {
        return `not possible: ${check.impossible}. Without it, trust a low score less.`;
    }
    const { planted, found } = check;
    const share = planted === 0 ? 0 : found / planted;
    const start = `the attack found ${String(found)} of ${String(planted)} adversarial inputs that were planted (${String(Math.floor(100 * share))} %).`;
    return share < LEAST_FOUND
        ? `${start} That is too few: a low score of this attack would prove nothing.`
        : `${start} So it can see where this model is weak.`;
}
function isUnneeded(check) {
    return 'impossible' in check && check.impossible === _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .EVERY_INPUT_FELL */ .zf;
}
function withoutMark(sentence) {
    const words = sentence.startsWith(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_MARK */ .vz) ? sentence.slice(_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_MARK */ .vz.length) : sentence;
    return (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .upperFirst */ .Z)(words);
}


/***/ }),

/***/ 7327:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ NO_FINDINGS),
/* harmony export */   YG: () => (/* binding */ SUPPLY_CHAIN_FINDING),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   mR: () => (/* binding */ RECORD_FINDING),
/* harmony export */   sS: () => (/* binding */ ANALYSIS_STATES)
/* harmony export */ });
/** The values of the `status` output. */
const STATUSES = [
    'already-scanned',
    'not-scanned',
    'planned',
    'submitted',
    'passed',
    'vulnerable',
    'skipped',
    'error',
];
/** The values of the `verdict` output. */
const VERDICTS = ['passed', 'vulnerable', 'none'];
/** The states of one analysis in the `results` output. */
const ANALYSIS_STATES = [
    'planned',
    'submitted',
    'passed',
    'vulnerable',
    'not-tested',
    'failed',
    'timeout',
    'error',
];
const NO_FINDINGS = { names: [], others: 0 };
/** Stands for the flag of an earlier scan's record. Names of analyses have a slash, so they differ from it. */
const RECORD_FINDING = 'record';
/** Stands for what the run's own supply-chain scan flagged. */
const SUPPLY_CHAIN_FINDING = 'supply-chain';


/***/ }),

/***/ 926:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ NOTHING_KNOWN)
/* harmony export */ });
/** The state of a run whose inputs have not been read. */
const NOTHING_KNOWN = { mode: 'unknown', results: [], notices: [] };


/***/ }),

/***/ 4725:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ hostEvent)
/* harmony export */ });
/** The event of the workflow that this program runs in, also by its command line; `command-line` outside of all workflows. */
function hostEvent({ hostEvent: host, event }) {
    return host ?? event.eventName;
}


/***/ }),

/***/ 6889:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ shortScore),
/* harmony export */   LY: () => (/* binding */ scoreBeside),
/* harmony export */   Tg: () => (/* binding */ containsThreshold),
/* harmony export */   WG: () => (/* binding */ roundedScore),
/* harmony export */   d_: () => (/* binding */ CLOSE_WORDS),
/* harmony export */   o7: () => (/* binding */ boundedScore),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   yg: () => (/* binding */ INTERVAL_MEANING),
/* harmony export */   zV: () => (/* binding */ scorePair)
/* harmony export */ });
/** Scores and intervals are shown with at most this many decimals. */
const STEP = 0.001;
/** No rounding may turn a number into one of these: 0 is nothing at all, and 1 is everything. */
const EXACT = [0, 1];
/**
 * A score for people: three decimals at most. `0.0004` is no 0 and `0.9996` is no 1, so they become
 * `under 0.001` and `over 0.999`.
 */
function roundedScore(score) {
    const rounded = Math.round(score / STEP) * STEP;
    const reached = EXACT.find((whole) => Math.abs(rounded - whole) < STEP / 2);
    if (reached === undefined || reached === score) {
        return Number.isFinite(rounded) ? String(Number(rounded.toFixed(3))) : String(score);
    }
    return score > reached ? `under ${String(reached + STEP)}` : `over ${String(reached - STEP)}`;
}
/** Two scores of which one may be greater, for people: with every digit only if rounding hides which one it is. */
function scorePair(one, other) {
    const [first, second] = [roundedScore(one), roundedScore(other)];
    return one === other || first !== second ? [first, second] : [String(one), String(other)];
}
/** A score beside a limit that is shown as it was given: with every digit only if rounding hides on which side it is. */
function scoreBeside(score, limit) {
    const rounded = roundedScore(score);
    return Math.sign(Number(rounded) - limit) === Math.sign(score - limit) ? rounded : String(score);
}
const BOUND_WORDS = { lower: 'at least ', exact: 'exactly ', estimate: '' };
const ACCESS_WORDS = {
    'white-box': 'white box',
    'black-box': 'black box',
    exact: 'exact method',
};
/** `at least 0.41`, `exactly 0.41` or `0.41`: a score that a search found is a lower bound. */
function boundedScore(score, bound) {
    const shown = roundedScore(score);
    if (bound === undefined || bound === 'estimate' || !/^[a-z]/u.test(shown)) {
        return `${BOUND_WORDS[bound ?? 'estimate']}${shown}`;
    }
    // "At least over 0.999" reads badly, and "at least under 0.001" says nothing.
    if (bound === 'exact')
        return `${BOUND_WORDS[bound]}${String(score)}`;
    return `${BOUND_WORDS[bound]}${score > STEP ? shown.replace('over ', '') : roundedDown(score)}`;
}
const SIGNS = [
    ['at least ', '\u2265 '],
    ['exactly ', ''],
    ['under ', '< '],
    ['over ', '> '],
];
/** The same for a table: `\u2265 0.41`, `0.41` or `> 0.999`. With every digit if rounding hides on which side of the limit it is. */
function shortScore(score, bound, limit) {
    const isHidden = limit !== undefined && score !== limit && roundedScore(score) === String(limit);
    const words = isHidden ? String(score) : boundedScore(score, bound);
    return SIGNS.reduce((shown, [word, sign]) => shown.replace(word, sign), words);
}
/** Two digits of a score near 0, rounded down: what it is at least. */
function roundedDown(score) {
    const step = 10 ** (Math.floor(Math.log10(score)) - 1);
    // A hundred-millionth keeps 0.0004 from becoming 0.00039.
    return String(Number((Math.floor(score / step + 1e-8) * step).toPrecision(2)));
}
/**
 * `score at least 0.4, threshold 0.1 (config)`, with what is known of how it was found:
 * `score at least 0.4 (black box; 95 % interval 0.3 to 0.5), threshold 0.1 (config)`. Empty without a score, since a
 * threshold means nothing without one. The threshold is shown as it was given, with where it comes from if that is known.
 * `INTERVAL_MEANING` says what an interval is: once in every text that shows some.
 */
function formatScore({ score, threshold, thresholdFrom, bound, access, interval }) {
    if (score === undefined)
        return '';
    const basis = [
        ...(access === undefined ? [] : [ACCESS_WORDS[access]]),
        ...(interval === undefined
            ? []
            : [`95 % interval ${roundedScore(interval.low)} to ${roundedScore(interval.high)}`]),
    ];
    const found = `score ${boundedScore(score, bound)}${basis.length === 0 ? '' : ` (${basis.join('; ')})`}`;
    if (threshold === undefined)
        return found;
    // A score that looks like its threshold must not hide on which side it is.
    const isHidden = roundedScore(score) === String(threshold) && score !== threshold;
    const side = isHidden ? formatSide(score > threshold) : '';
    const close = containsThreshold(interval, threshold) ? `, ${CLOSE_WORDS}` : '';
    return `${found}, ${side}threshold ${formatThreshold(threshold, thresholdFrom)}${close}`;
}
/** Follows a score whose interval contains the threshold. The score itself decides. */
const CLOSE_WORDS = 'close to the limit';
/** What the numbers of scores mean, for texts that show several. */
const INTERVAL_MEANING = 'The 95 % interval says what other inputs of the same kind would give with the same attack. \u201cAt least\u201d marks the score of ' +
    'a search: a stronger attack may find more.';
const SOURCE_WORDS = {
    default: ' (default)',
    config: ' (config)',
    input: ' (input)',
};
/** `0.9 (default)`: a threshold as it was given, and where it comes from if that is known. */
function formatThreshold(threshold, from) {
    return `${String(threshold)}${from === undefined ? '' : SOURCE_WORDS[from]}`;
}
/** True if other inputs of the same kind could give a score on the other side of the threshold. */
function containsThreshold(interval, threshold) {
    return interval !== undefined && interval.low <= threshold && threshold < interval.high;
}
function formatSide(isAbove) {
    return isAbove ? 'just above the ' : 'just below the ';
}


/***/ }),

/***/ 3382:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ RESCANS),
/* harmony export */   Cu: () => (/* binding */ DEFAULT_CONFIG_FILE),
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   G8: () => (/* binding */ LOCAL),
/* harmony export */   Ko: () => (/* binding */ isLocalWord),
/* harmony export */   aY: () => (/* binding */ reportFormat),
/* harmony export */   jU: () => (/* binding */ REPO_TYPES),
/* harmony export */   xl: () => (/* binding */ POLICY_ORIGINS),
/* harmony export */   zd: () => (/* binding */ COMMENT_POLICIES)
/* harmony export */ });
/** The config file that is read if no other is given, relative to the workspace. */
const DEFAULT_CONFIG_FILE = '.github/model-security.yml';
const MODES = ['scan', 'check', 'plan'];
const RESCANS = ['never', 'when-stale', 'always'];
const COMMENT_POLICIES = ['never', 'on-vulnerability', 'always'];
/** The known kinds of repositories (observed publicly; service spec 4.1 does not give the spellings). */
const REPO_TYPES = ['github', 'huggingface', 's3_bucket'];
/** The value of `base-url` for local analyses. */
const LOCAL = 'local';
/** True if this value of `base-url` asks for local analyses. The case of fixed words does not count. */
function isLocalWord(baseUrl) {
    return baseUrl.toLowerCase() === LOCAL;
}
/** The format of the reports of a run: a local report is always JSON. */
function reportFormat({ venue, service }) {
    return venue.hasJobs ? (service.declared.reportFormat ?? 'pdf') : 'json';
}
/** Whose policy judges a pull request: its own, or that of its base. */
const POLICY_ORIGINS = ['head', 'base'];


/***/ }),

/***/ 2378:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ UploadsError)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4296);

/** The last bytes may or may not have arrived: the job may run, or wait for its files for ever. */
const CUT_OFF = 'The analysis was submitted, but not all of its files were sent. Look at its job on the service\u2019s dashboard before ' +
    'you submit it again.';
/** An upload failed; other files of the same analysis may have been uploaded before. */
class UploadsError extends _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    /** The files that were uploaded before the failure. */
    uploads;
    constructor(cause, uploads) {
        const isCutOff = cause.reason === 'timeout' || cause.reason === 'cancelled';
        super(cause.reason, isCutOff ? `${cause.message} ${CUT_OFF}` : cause.message, {
            cause,
            inDoubt: isCutOff,
        });
        this.uploads = uploads;
    }
}


/***/ }),

/***/ 112:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RUNNER_VENUE),
/* harmony export */   OW: () => (/* binding */ SERVICE_VENUE),
/* harmony export */   p8: () => (/* binding */ venueOf)
/* harmony export */ });
const SERVICE_VENUE = { recalls: 'record', hasJobs: true };
const RUNNER_VENUE = { highestScore: 1, recalls: 'cached-results', hasJobs: false };
/** Returns the venue of a run. If its inputs could not be read, its advice is that for a service. */
function venueOf({ requested }) {
    return requested?.venue ?? SERVICE_VENUE;
}


/***/ }),

/***/ 7722:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ WRITTEN_FILES)
/* harmony export */ });
/** The files that inputs ask for: each has an output of the same name, with its path. */
const WRITTEN_FILES = [
    { name: 'report-file', key: 'reportFile', label: 'page', what: 'page of the run' },
    { name: 'results-file', key: 'resultsFile', label: 'results', what: 'results file' },
    { name: 'sarif-file', key: 'sarifFile', label: 'SARIF', what: 'SARIF file' },
    { name: 'bom-file', key: 'bomFile', label: 'bill of materials', what: 'bill of materials' },
    {
        name: 'verdict-file',
        key: 'verdictFile',
        label: 'statement of the verdict',
        what: 'statement of the verdict',
    },
];


/***/ }),

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9313);



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
        if (!isFolder || (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code') !== 'EEXIST')
            throw error;
    }
}


/***/ }),

/***/ 2839:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ describeWriteError),
/* harmony export */   MH: () => (/* binding */ describeOutputsError),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* unused harmony export stepsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4296);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9313);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7366);
/* harmony import */ var _model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5971);
/* harmony import */ var _rename_over_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9916);








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
    if (isThrough || (0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(workspace, folder)) {
        const named = (0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(workspace, folder) ? node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workspace, folder) : folder;
        if (!(0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real)) {
            throw new Error(`"${named}" leads out of the workspace through a link: remove the link, or choose another folder`);
        }
        if ((0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__/* .isInGitFolder */ .e9)(root, real)) {
            throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
        }
    }
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)(folder);
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
        await (0,_rename_over_js__WEBPACK_IMPORTED_MODULE_6__/* .renameOver */ .H)(part, file);
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
    const code = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(error, 'code');
    if (code === undefined)
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error);
    return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}
/** Describes why the outputs of a step could not be written: the runner chose their file, so no other path helps. */
function describeOutputsError(error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(error, 'code') ?? '');
    return `The outputs could not be written: ${isFull ? describeWriteError(error) : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`;
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
    let isThrough = (0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real);
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
        isThrough ||= (0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real);
    }
    return { real, isThrough };
}
/** The steps of a path. On Windows the target of a link may have slashes of both kinds. */
function stepsOf(names, separator = node_path__WEBPACK_IMPORTED_MODULE_2__.sep) {
    return names.split(separator === node_path__WEBPACK_IMPORTED_MODULE_2__.win32.sep ? /[\\/]/u : separator);
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renameOver)
/* harmony export */ });
/* unused harmony export retryWhileBusy */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9313);



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
            if (!BUSY.includes((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(error, 'code')))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(waitMs);
        }
    }
    await attempt();
}


/***/ }),

/***/ 2333:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findRunningProgram)
/* harmony export */ });
/* unused harmony export digestBundle */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_package_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9121);




/**
 * Names the program that runs. It reads the whole bundle, so only what writes evidence calls it.
 * @param actionRef the version of the action as the workflow names it; empty if it is not known
 * @throws Error of the system if the bundle cannot be read
 */
async function findRunningProgram(actionRef = '') {
    const isSource = import.meta.url.endsWith('.ts');
    return {
        version: _core_package_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
        bundle: isSource ? undefined : await digestBundle(import.meta.dirname),
        actionRef,
    };
}
/**
 * Computes the digests of a bundle.
 * @param dist its folder
 * @throws Error of the system if a file cannot be read
 */
async function digestBundle(dist) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(dist, { recursive: true, withFileTypes: true });
    const names = entries
        .filter((entry) => entry.isFile())
        .map((entry) => node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(dist, node_path__WEBPACK_IMPORTED_MODULE_2___default().join(entry.parentPath, entry.name)).replaceAll((node_path__WEBPACK_IMPORTED_MODULE_2___default().sep), '/'))
        .sort();
    const lines = [];
    for (const name of names)
        lines.push(`${sha256(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(dist, name)))}  ${name}\n`);
    return {
        entry: sha256(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(dist, 'index.js'))),
        folder: sha256(lines.join('')),
    };
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 5393:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ findCheckouts),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   sk: () => (/* binding */ readCheckedOut),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9313);
/* harmony import */ var _model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5971);




// The layout of a repository: gitrepository-layout(5). Its files are read without starting git.
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** HEAD, a ref, `commondir` and a `.git` file each hold one line. */
const MAX_LINE_BYTES = 8192;
/** A repository with 100,000 branches and tags has about 10 MB. */
const MAX_PACKED_REFS_BYTES = 64 * 1024 * 1024;
/** A ref may name another one; git follows five. */
const MAX_REFS = 5;
/**
 * Finds the commit that is checked out in the workspace, also in a worktree or a submodule.
 * @param workspace absolute
 * @param configFile the config file relative to the workspace, if one was read. If the workspace itself is no checkout,
 *   the first folder on the way to this file that is one counts
 */
async function readCheckedOut(workspace, configFile) {
    try {
        const gitPath = await findGitPath(workspace, configFile);
        if (gitPath === undefined)
            return { unknown: 'the workspace has no .git folder' };
        const repository = await openRepository(gitPath);
        const commit = await resolveRef(repository, 'HEAD', 0);
        return commit === undefined ? { unknown: 'HEAD of the workspace names no commit' } : { commit };
    }
    catch (error) {
        const why = (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(error, 'code') ?? (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(error, 'message') ?? 'unknown reason';
        return { unknown: `the .git folder of the workspace cannot be read (${why})` };
    }
}
async function findGitPath(workspace, configFile = '') {
    const [first] = await findCheckouts(workspace, configFile);
    return first === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(workspace, first, '.git');
}
/**
 * Lists the folders that are checkouts on the way from the workspace to a file, the outermost first.
 * @param file relative to the workspace, with forward slashes
 * @returns paths relative to the workspace; the workspace itself is an empty text
 */
async function findCheckouts(workspace, file) {
    const names = file.split('/').slice(0, -1);
    const folders = ['', ...names.map((_name, index) => names.slice(0, index + 1).join('/'))];
    const found = await Promise.all(folders.map((folder) => exists(node_path__WEBPACK_IMPORTED_MODULE_1__.join(workspace, folder, '.git'))));
    return folders.filter((_folder, index) => found[index] === true);
}
/** Opens a repository by its `.git` folder or file. @throws Error if it cannot be read */
async function openRepository(gitPath) {
    const isFolder = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(gitPath)).isDirectory();
    const own = isFolder ? gitPath : await followGitFile(gitPath);
    const common = await readLine(node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, 'commondir'));
    return { own, common: common === undefined ? own : node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(own, common) };
}
/** Worktrees and submodules have a file that names the folder elsewhere. */
async function followGitFile(gitPath) {
    const [, target] = /^gitdir: (.+)$/u.exec((await readLine(gitPath)) ?? '') ?? [];
    if (target === undefined)
        throw new Error('.git is a file that names no folder');
    return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(gitPath), target);
}
async function resolveRef(repository, ref, depth) {
    if (depth > MAX_REFS)
        return undefined;
    const value = await readRef(repository, ref);
    const [, target] = /^ref: *(refs\/.+)$/u.exec(value ?? '') ?? [];
    if (target !== undefined)
        return resolveRef(repository, target, depth + 1);
    return value !== undefined && COMMIT.test(value) ? value : undefined;
}
async function readRef({ own, common }, ref) {
    for (const folder of new Set([own, common])) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ref);
        const value = (0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(folder, file) ? await readLine(file) : undefined;
        if (value !== undefined)
            return value;
    }
    return readPackedRef(common, ref);
}
/** Each line of `packed-refs` is a commit, a space and a ref; those with `#` or `^` in front say something else. */
async function readPackedRef(common, ref) {
    const text = await readText(node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, 'packed-refs'), MAX_PACKED_REFS_BYTES);
    const end = ` ${ref}`;
    const line = text?.split('\n').find((one) => one.trimEnd().endsWith(end));
    const [commit, name] = line?.trimEnd().split(' ') ?? [];
    return name === ref ? commit : undefined;
}
async function readLine(file) {
    return (await readText(file, MAX_LINE_BYTES))?.trimEnd();
}
/** @returns undefined if there is no such file */
async function readText(file, maxBytes) {
    if (!(await exists(file)))
        return undefined;
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
    if (stats.isDirectory())
        return undefined;
    if (!stats.isFile() || stats.size > maxBytes) {
        throw new Error(`${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)} is not a file of at most ${String(maxBytes)} bytes`);
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
}
/** @throws errors of the system, other than that there is nothing */
async function exists(file) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
        return true;
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(error, 'code') ?? ''))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 5521:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readServiceFault)
/* harmony export */ });
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7593);
/* harmony import */ var _redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9049);


/** The statuses of an unavailable service (docs/design.md, "Errors of the service"). */
const UNAVAILABLE = new Set([408, 425, 429, 500, 502, 503, 504]);
/**
 * True if an answer makes certain that the request was not processed (docs/design.md, rule 2). A service that limits its
 * load answers 429, or 503 with a Retry-After. A bare 503 is ambiguous: proxies such as Envoy also send it when the
 * connection to the service broke after the service had taken the request.
 * @param askedMs the wait that the answer's Retry-After asks for; undefined if there is none, or none that can be read
 */
function isSurelyNotProcessed(status, askedMs) {
    return status === 429 || (status === 503 && askedMs !== undefined);
}
/** Returns the fault if the status says that the service, or a storage that it names, was unavailable. */
const readServiceFault = (answer, nowMs) => {
    const { status } = answer;
    if (!UNAVAILABLE.has(status))
        return undefined;
    const askedMs = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .readRetryAfterMs */ .jR)(answer.headers['retry-after'], nowMs);
    const fault = {
        kind: isSurelyNotProcessed(status, askedMs) ? 'refused' : 'maybeProcessed',
        ...(askedMs === undefined ? {} : { retryAfterMs: Math.min(askedMs, _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RETRY_AFTER_MS */ .yL), askedMs }),
    };
    return { fault, cause: `status ${String(status)}${quoteBody(answer)}` };
};
function quoteBody({ body, redact }) {
    const text = (0,_redact_redacted_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .redactedExcerpt */ .a)(body, 200, redact);
    return text === '' ? '' : `, "${text}"`;
}


/***/ }),

/***/ 7593:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ waitMs),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   ei: () => (/* binding */ findTooLate),
/* harmony export */   jR: () => (/* binding */ readRetryAfterMs),
/* harmony export */   xg: () => (/* binding */ mayRepeat),
/* harmony export */   yL: () => (/* binding */ MAX_RETRY_AFTER_MS)
/* harmony export */ });
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 20_000;
/** The longest wait that is granted: waits that the service asks for are capped to it, GitHub's longer ones end the retries. */
const MAX_RETRY_AFTER_MS = 60_000;
/** True if a request may be sent again after a fault (docs/design.md, rule 2). */
function mayRepeat(rule, fault) {
    if (fault.kind === 'permanent' || (fault.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS)
        return false;
    return rule === 'repeatable' || fault.kind !== 'maybeProcessed';
}
/**
 * Computes the wait before the next attempt: full jitter below a bound that doubles each time, added to the wait that the
 * answer asks for.
 * @param attempt the number of the failed attempt, from 1
 * @param random a number from 0 to below 1
 * @returns milliseconds
 */
function waitMs(attempt, fault, random) {
    const bound = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
    const jittered = Math.ceil(bound * random);
    // Jitter is added here too: clients that were refused together must not all come back together.
    return (fault.retryAfterMs ?? 0) + jittered;
}
/**
 * Says why the next attempt cannot come before the end of the run. The run fails with the fault then, at once: its time is
 * not the cause.
 * @param pauseMs the wait before the next attempt
 * @param leftMs what is left of the run's time
 * @returns a clause; undefined if there is time
 */
function findTooLate(fault, pauseMs, leftMs) {
    const { askedMs = 0 } = fault;
    if (Math.max(askedMs, pauseMs) <= leftMs)
        return undefined;
    const left = `the run ends in ${formatSeconds(Math.max(0, leftMs))}`;
    return askedMs > leftMs
        ? `the answer asks to wait ${formatSeconds(askedMs)} (Retry-After), but ${left}`
        : `${left}, before another attempt`;
}
/** Formats a duration in seconds: `1.5 s`. */
function formatSeconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}
/**
 * Reads a Retry-After header in either form (seconds, HTTP date).
 * @param nowMs milliseconds since the epoch
 * @returns milliseconds, or undefined if the header is missing or cannot be read
 */
function readRetryAfterMs(header, nowMs) {
    if (header === undefined)
        return undefined;
    const text = header.trim();
    const askedMs = /^\d+$/u.test(text) ? Number(text) * 1000 : readHttpDateMs(text) - nowMs;
    return Number.isNaN(askedMs) ? undefined : Math.max(askedMs, 0);
}
function readHttpDateMs(text) {
    // Date.parse also accepts texts that are not HTTP dates ("-5", "1.5"), so the form is checked first.
    return /^[A-Z][a-z]{2,8},? \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/u.test(text)
        ? Date.parse(text)
        : Number.NaN;
}


/***/ }),

/***/ 4098:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4296);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7593);


/** A request got no usable answer. `inDoubt` is set for a submission that may have been processed. */
class TransportError extends _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    fault;
    /** True if the run ends before anything else could be sent: nothing is gained by waiting. */
    isLast;
    /** @param last the last attempt */
    constructor(request, last, tried) {
        const { attempts, elapsedMs, isLast } = tried;
        const what = `The ${request.operation} (${request.method} ${request.url.host}${request.url.pathname})`;
        const isUnexpected = last.unexpected === true;
        const often = `tried ${attempts === 1 ? 'once' : `${String(attempts)} times`} within ${(0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .Xo)(elapsedMs)}`;
        const message = isUnexpected
            ? `${what} was answered by ${last.cause}.`
            : `${what} got no usable answer: ${last.cause}; ${often}.`;
        super(isUnexpected ? 'unexpected-answer' : 'unavailable', message, {
            inDoubt: request.rule === 'submission' && (isUnexpected || last.fault.kind === 'maybeProcessed'),
            ...(last.error === undefined ? {} : { cause: last.error }),
        });
        this.fault = last.fault;
        this.isLast = isLast;
    }
}


/***/ }),

/***/ 5025:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createTransport)
});

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __nccwpck_require__(4296);
// EXTERNAL MODULE: ./packages/common/src/unreadable.ts
var unreadable = __nccwpck_require__(3420);
;// CONCATENATED MODULE: external "node:dns"
const external_node_dns_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __nccwpck_require__(9313);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __nccwpck_require__(38);
;// CONCATENATED MODULE: ./src/http/connection-fault.ts

/**
 * Codes of refused certificates. Either side may refuse, and no part of a request has been processed then, even if some
 * was sent: with TLS 1.3 the client may take the handshake for done before the server checks the client's certificate.
 */
const CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_/u;
const TLS_ERROR = /EPROTO|ERR_SSL|ERR_TLS/u;
const NO_TUNNEL = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/su;
const NO_HANDSHAKE = /before secure TLS connection was established/u;
// Errors are read as plain data: Node's may come from another realm, so `instanceof` does not work for them.
/**
 * Describes the error of a connection and its meaning for the request.
 * @param error as Node gives it
 */
function describeConnectionFault(error, connecting) {
    const { mayBeSent, host, proxy } = connecting;
    const code = (0,json/* textAt */.$6)(error, 'code') ?? '';
    const message = (0,json/* textAt */.$6)(error, 'message') ?? (code === '' ? String(error) : code);
    const tunnel = NO_TUNNEL.exec(message);
    if (tunnel !== null) {
        const [, status, why = ''] = tunnel;
        const fault = status === undefined ? unreachableProxy(proxy, why) : refusingProxy(host, proxy, status);
        return { ...fault, error };
    }
    const cause = message.includes(code) ? message : `${message} (${code})`;
    if (CERTIFICATE_ERROR.test(code)) {
        return {
            fault: { kind: 'permanent' },
            cause: `${describeCertificate(code, connecting)}: ${cause}`,
            error,
        };
    }
    if (TLS_ERROR.test(code) && !mayBeSent) {
        const hint = `${host} did not speak TLS; check the address and its port`;
        return { fault: { kind: 'permanent' }, cause: `${hint}: ${cause}`, error };
    }
    return { fault: { kind: neverConnected(error) ? 'notSent' : 'maybeProcessed' }, cause, error };
}
function describeCertificate(code, { host, proxy }) {
    const by = proxy === undefined ? '' : `, as seen through the proxy ${proxy.host},`;
    const of = `the certificate of ${host}${by}`;
    if (code === 'CERT_HAS_EXPIRED') {
        return `${of} has expired; whoever runs that host has to renew it (or the clock of this machine is wrong)`;
    }
    if (code === 'CERT_NOT_YET_VALID')
        return `${of} is not valid yet; check the clock of this machine`;
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
        return `${of} is for another name; check the address, or have that host get a certificate for this name`;
    }
    if (/SELF_SIGNED|UNABLE_TO_/u.test(code)) {
        const what = code === 'DEPTH_ZERO_SELF_SIGNED_CERT' ? 'is self-signed' : 'is from an unknown authority';
        const issuer = proxy === undefined ? 'a private authority' : 'a private authority, or the proxy itself,';
        return `${of} ${what}; if ${issuer} issued it, set NODE_EXTRA_CA_CERTS to the file of that authority\u2019s certificate`;
    }
    return code.startsWith('ERR_SSL')
        ? `${host} asks for a certificate of the client, which this action does not send`
        : `${of} was refused`;
}
/** A proxy that forbids a connection forbids the next one, too. One that does not reach the host may reach it later. */
function refusingProxy(host, proxy, status) {
    const isPassing = /^(?:408|425|429|5\d\d)$/u.test(status);
    const advice = status === '407'
        ? `it wants a user name and password: put them into its address in ${variableOf(proxy)}`
        : isPassing
            ? `it may not reach that host: check the address, or name the host in no_proxy`
            : `allow the host in the proxy, or name it in no_proxy`;
    return {
        fault: { kind: isPassing ? 'notSent' : 'permanent' },
        cause: `${nameOf(proxy)} refused a connection to ${host} with status ${status}; ${advice}`,
    };
}
function unreachableProxy(proxy, why) {
    const advice = `check the address in ${variableOf(proxy)}, and that this machine reaches it`;
    return { fault: { kind: 'notSent' }, cause: `${nameOf(proxy)} cannot be reached; ${advice}: ${why}` };
}
function nameOf(proxy) {
    return proxy === undefined ? 'the proxy' : `the proxy ${proxy.host}`;
}
function variableOf(proxy) {
    return proxy?.variable ?? 'https_proxy';
}
/** True if it is certain that no byte of the request was sent. */
function neverConnected(error) {
    const syscall = (0,json.at)(error, 'syscall');
    if (syscall === 'connect' || syscall === 'getaddrinfo')
        return true;
    // Node tries several addresses; if all fail, it throws one error that lists all connect errors.
    const errors = (0,json.at)(error, 'errors');
    if (Array.isArray(errors) && errors.length > 0)
        return errors.every(neverConnected);
    return NO_HANDSHAKE.test((0,json/* textAt */.$6)(error, 'message') ?? '');
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./src/http/request-body.ts

/**
 * Sends a request's body to its end, or until the request is over.
 * @param signal aborted when the request is over
 * @param onProgress called each time the operating system has taken a chunk of a streamed body
 */
function sendBody(outgoing, body, signal, onProgress) {
    if (typeof body !== 'object') {
        outgoing.end(body);
        return { end: Promise.resolve(), isSent: () => Promise.resolve(true) };
    }
    let leftBytes = body.bytes;
    const onTaken = (bytes) => {
        leftBytes -= bytes;
        onProgress();
    };
    return {
        end: sendStream(outgoing, body, signal, onTaken),
        isSent: async () => {
            // Over TLS, Node reports a write one turn of the event loop late, so an answer may be seen before it.
            if (leftBytes > 0)
                await (0,promises_.setImmediate)();
            return leftBytes === 0;
        },
    };
}
async function sendStream(outgoing, body, signal, onTaken) {
    const chunks = body.open()[Symbol.asyncIterator]();
    try {
        let coming = chunks.next();
        for (;;) {
            const { done, value } = await coming;
            if (done === true)
                break;
            if (signal.aborted)
                return;
            const taken = sendChunk(outgoing, value, signal);
            coming = chunks.next();
            // If it fails, the error is thrown by the await above, or ignored if the request is over.
            coming.catch(() => undefined);
            if (!(await taken))
                return;
            onTaken(value.length);
        }
        outgoing.end();
    }
    finally {
        await chunks.return?.();
    }
}
/** @returns true once the operating system has taken the chunk, so its memory is free; false if the request is over */
function sendChunk(outgoing, chunk, signal) {
    return new Promise((resolve) => {
        const onAbort = () => {
            resolve(false);
        };
        signal.addEventListener('abort', onAbort);
        outgoing.write(chunk, (error) => {
            signal.removeEventListener('abort', onAbort);
            resolve((error ?? null) === null);
        });
    });
}

;// CONCATENATED MODULE: ./src/http/attempt.ts







/**
 * Sends a request once and reads its answer to the end.
 * @param line the one to the request's origin
 * @throws the error of the body's stream; the reason of the run's signal, marked as in doubt for a submission that may
 *   have been sent
 */
async function attemptRequest(line, request, { requestTimeoutMs: timeoutMs, signal: runSignal, clock }) {
    runSignal.throwIfAborted();
    const controller = new AbortController();
    const onRunEnd = () => {
        controller.abort();
    };
    runSignal.addEventListener('abort', onRunEnd);
    const timer = setTimeout(() => {
        controller.abort();
    }, timeoutMs);
    const bodyErrors = [];
    let mayBeSent = () => false;
    let isOver = false;
    try {
        const outgoing = openRequest(line, request, timeoutMs, controller.signal);
        mayBeSent = watchHandshake(outgoing, request.url);
        const answered = waitForAnswer(outgoing);
        const sending = sendBody(outgoing, request.body, controller.signal, () => timer.refresh());
        sending.end.catch((error) => {
            bodyErrors.push(error);
            controller.abort();
        });
        const message = await untilAborted(answered, controller.signal);
        // An answer that is written to a file has no time limit as long as data arrives.
        const onProgress = () => {
            if (request.receive !== undefined)
                timer.refresh();
        };
        const attempt = await readAnswer(message, request, onProgress, sending.isSent, clock);
        isOver = message.readableEnded && outgoing.writableFinished;
        return attempt;
    }
    catch (error) {
        const isSubmitted = request.rule === 'submission' && mayBeSent();
        if (runSignal.aborted && isSubmitted)
            throw endedUnderWay(runSignal.reason);
        runSignal.throwIfAborted();
        if (bodyErrors.length > 0)
            throw bodyErrors[0];
        if (error instanceof errors/* ServiceError */._7)
            throw error;
        if ((0,unreadable/* isUnreadable */.GZ)(error, 'limit'))
            return refuseOversized(request.maxAnswerBytes);
        if (controller.signal.aborted) {
            const cause = `no answer within ${String(timeoutMs / 1000)} s`;
            return { fault: { kind: mayBeSent() ? 'maybeProcessed' : 'notSent' }, cause, error };
        }
        return describeConnectionFault(error, {
            mayBeSent: mayBeSent(),
            host: request.url.host,
            proxy: line.proxy,
        });
    }
    finally {
        clearTimeout(timer);
        runSignal.removeEventListener('abort', onRunEnd);
        // The answer may have come before the whole body was sent, or may not have been read to its end.
        if (!isOver)
            controller.abort();
    }
}
/**
 * Opens a request with Node's own client. From http-client it takes only the agent, which honours proxies: http-client's
 * requests would add headers, and do not tell when the memory of a piped body can be used again.
 */
function openRequest(line, request, timeoutMs, signal) {
    const { url } = request;
    const secure = url.protocol === 'https:';
    const headers = { 'user-agent': 'model-security-scan', ...request.headers };
    if (typeof request.body === 'object')
        headers['content-length'] = request.body.bytes;
    return line.request({
        host: url.hostname.replace(/^\[(.*)\]$/u, '$1'),
        port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
        path: url.pathname + url.search,
        method: request.method,
        headers,
        ...route(line, url, signal),
        signal,
        // Longer than the attempt's own limit. Without it, the agent's limit for idle connections would end slow connects.
        timeout: timeoutMs * 2,
    });
}
/** Selects the way to a host: past every proxy to this machine itself, otherwise as the environment says. */
function route({ client }, url, signal) {
    if (client === undefined) {
        // A name server could give any address for a name below localhost, so such names are not looked up.
        return { agent: false, ...((0,core_url/* isLoopbackName */.xX)(url.hostname) ? { lookup: lookupLocalhost } : {}) };
    }
    const agent = client.getAgent(url.href);
    endTunnelWith(agent, signal);
    return { agent };
}
const lookupLocalhost = (_name, options, callback) => {
    (0,external_node_dns_namespaceObject.lookup)('localhost', options, callback);
};
function waitForAnswer(outgoing) {
    return new Promise((resolve, reject) => {
        outgoing.once('response', resolve);
        outgoing.on('error', reject);
    });
}
/**
 * Watches the TLS handshake: no part of a request is sent before it is done. Each request has its own connection.
 * @returns a function that returns true if a part of the request may have been sent
 */
function watchHandshake(outgoing, { protocol }) {
    let isOpen = protocol !== 'https:';
    outgoing.once('socket', (socket) => {
        socket.once('secureConnect', () => {
            isOpen = true;
        });
    });
    return () => isOpen;
}
/** Ends the request by which a proxy's agent asks for a tunnel; the agent itself gives it no time-out. */
function endTunnelWith(agent, signal) {
    const proxyOptions = (0,json.at)(agent, 'proxyOptions');
    if ((0,json/* isObject */.Gv)(proxyOptions))
        Object.assign(proxyOptions, { signal });
}
/**
 * Waits for a promise, but no longer than until the signal. Node reports no error if a request is aborted before it has a
 * connection, or after an answer of 101.
 */
async function untilAborted(promise, signal) {
    const aborted = new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
            reject(new Error('The request was aborted.'));
        });
    });
    return Promise.race([promise, aborted]);
}
async function readAnswer(message, request, onProgress, isBodySent, clock) {
    const status = message.statusCode ?? 0;
    if (status >= 300 && status < 400)
        return refuseRedirect(status, message.headers.location, request);
    const chunks = [];
    const pieces = limitedPieces(message, request.maxAnswerBytes, onProgress);
    if (status === 200 && request.receive !== undefined) {
        await request.receive(pieces);
    }
    else {
        for await (const piece of pieces)
            chunks.push(piece);
    }
    if (!message.complete)
        return { fault: { kind: 'maybeProcessed' }, cause: 'the answer ended early' };
    const answer = {
        status,
        headers: message.headers,
        body: Buffer.concat(chunks),
        isBodySent: await isBodySent(),
        redact: request.redact,
    };
    return request.readFault(answer, clock.now()) ?? { answer };
}
async function* limitedPieces(message, maxBytes, onProgress) {
    let bytes = 0;
    for await (const chunk of message) {
        const piece = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
        bytes += piece.length;
        if (bytes > maxBytes)
            throw new unreadable/* Unreadable */.IO('limit', 'the answer is too large');
        onProgress();
        yield piece;
    }
}
function refuseRedirect(status, location, { redact }) {
    // URL turns the host into lower case, so secrets are removed first.
    const url = location === undefined ? undefined : (0,core_url/* parseUrl */.Dl)(redact(location));
    const host = url === undefined ? '' : ` to ${url.host}`;
    const cause = `a redirect (status ${String(status)}${host}), which is refused because it could send credentials to another host`;
    return { fault: { kind: 'permanent' }, cause, unexpected: true };
}
function refuseOversized(maxBytes) {
    const cause = `an answer of more than ${String(maxBytes)} bytes, which is not read further`;
    return { fault: { kind: 'permanent' }, cause, unexpected: true };
}
/**
 * Builds the error of a submission that was under way when the run ended.
 * @param reason why the run ended
 */
function endedUnderWay(reason) {
    if (!(reason instanceof errors/* ServiceError */._7))
        return reason;
    const message = `${reason.message} This submission was under way.`;
    return new errors/* ServiceError */._7(reason.reason, message, { inDoubt: true, cause: reason });
}

;// CONCATENATED MODULE: ./src/http/connection.ts


/**
 * Loads what requests to an origin need: TLS takes a quarter of a short run's time, and a local run sends nothing.
 * @throws ServiceError if the proxy of the environment is not an address; it is not shown, as it may hold a password
 */
async function openConnection(url) {
    const { request } = url.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4708, 23)) : await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 7067, 23));
    if ((0,core_url/* isLoopbackHost */.cW)(url.hostname))
        return { request, client: undefined };
    return { request, client: await createClient(url), ...(await findProxy(url)) };
}
async function findProxy({ href, protocol }) {
    const { getProxyUrl } = await __nccwpck_require__.e(/* import() */ 9783).then(__nccwpck_require__.bind(__nccwpck_require__, 9783));
    const proxy = getProxyUrl(new URL(href));
    if (proxy === undefined)
        return {};
    const name = `${protocol.replace(':', '')}_proxy`;
    const variable = (process.env[name] ?? '') === '' ? name.toUpperCase() : name;
    return { proxy: { host: proxy.host, variable } };
}
async function createClient(url) {
    const { HttpClient } = await __nccwpck_require__.e(/* import() */ 2779).then(__nccwpck_require__.bind(__nccwpck_require__, 2779));
    // One client for each origin: a client keeps one agent, and an agent speaks either http or https. It keeps no connection
    // alive: on a reused one, a late second answer would be taken for the answer to the next request.
    const client = new HttpClient();
    try {
        client.getAgent(url.href);
    }
    catch {
        const name = `${url.protocol.replace(':', '')}_proxy`;
        const message = `The environment variable ${name} is not the address of a proxy. Expected something like http://proxy.example.com:3128.`;
        throw new errors/* ServiceError */._7('invalid-input', message);
    }
    return client;
}

// EXTERNAL MODULE: ./src/http/retry-policy.ts
var retry_policy = __nccwpck_require__(7593);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __nccwpck_require__(4098);
;// CONCATENATED MODULE: ./src/http/transport.ts





/** Creates the transport. Nothing that requests need is loaded before the first one. */
function createTransport(options) {
    const lines = new Map();
    const lineTo = (url) => {
        const line = lines.get(url.origin) ?? openConnection(url);
        lines.set(url.origin, line);
        return line;
    };
    return {
        send: async (request) => sendUntilAnswered(await lineTo(request.url), request, options),
        close: () => {
            for (const line of lines.values()) {
                line.then(({ client }) => client?.dispose(), () => undefined);
            }
            lines.clear();
        },
    };
}
async function sendUntilAnswered(line, request, options) {
    const { clock, log, maxAttempts, signal, endsAtMs = Infinity } = options;
    const redact = (text) => {
        const rest = options.redact(text);
        return request.redact?.(rest) ?? rest;
    };
    const startMs = clock.now();
    let fail;
    for (let number = 1;; number += 1) {
        const attempt = await untilTimeIsUp(async () => {
            await request.beforeAttempt?.();
            return attemptRequest(line, { ...request, redact }, options);
        }, fail);
        if ('answer' in attempt)
            return attempt.answer;
        const endMs = clock.now();
        fail = (why) => {
            const tried = { attempts: number, elapsedMs: endMs - startMs, isLast: why !== '' };
            return new transport_error/* TransportError */.w(request, { ...attempt, cause: `${attempt.cause}${why}` }, tried);
        };
        if (number >= maxAttempts || !(0,retry_policy/* mayRepeat */.xg)(request.rule, attempt.fault))
            throw fail('');
        const pauseMs = (0,retry_policy/* waitMs */.Cu)(number, attempt.fault, clock.random());
        const tooLate = (0,retry_policy/* findTooLate */.ei)(attempt.fault, pauseMs, endsAtMs - endMs);
        if (tooLate !== undefined)
            throw fail(`; ${tooLate}`);
        log.info(`The ${request.operation} failed (${attempt.cause}); attempt ${String(number + 1)} of ${String(maxAttempts)} in ${(0,retry_policy/* formatSeconds */.Xo)(pauseMs)}.`);
        await untilTimeIsUp(() => clock.sleep(pauseMs, signal), fail);
    }
}
/** Does something that the end of the run's time may interrupt. After a failed attempt, the time is not what is wrong. */
async function untilTimeIsUp(work, fail) {
    try {
        return await work();
    }
    catch (error) {
        const isTime = error instanceof errors/* ServiceError */._7 && error.reason === 'timeout' && !error.inDoubt;
        throw isTime && fail !== undefined ? fail('; the run ended before another answer') : error;
    }
}


/***/ }),

/***/ 9407:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4296);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4287);
/* harmony import */ var _runner_github_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9648);
/* harmony import */ var _core_error_trace_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9741);




/** The first argument that bin/model-security.js adds. GitHub's runner starts the action without arguments. */
const COMMAND_LINE = 'command-line';
// A process that ends before the verdict has failed.
process.exitCode = 1;
if (process.argv[2] === COMMAND_LINE) {
    const { runCommandLine } = await __nccwpck_require__.e(/* import() */ 621).then(__nccwpck_require__.bind(__nccwpck_require__, 621));
    await runCommandLine(process.argv.slice(3));
}
else {
    await runAction();
}
async function runAction() {
    const runner = (0,_runner_github_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRunner */ .O)();
    process.on('uncaughtException', (error) => {
        // Node's own report would bypass the log, and print the secrets and commands in the error's text.
        const what = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
        runner.log.error(`The action itself crashed. Please report it, and attach the log of a run with debug logging: ${what}`);
        (0,_core_error_trace_js__WEBPACK_IMPORTED_MODULE_3__/* .logTrace */ .o)(runner.log, error);
        process.exit(1);
    });
    const outcome = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)(runner);
    if (!outcome.failed)
        process.exitCode = 0;
    // Connections that stay open must not keep the process alive.
    setTimeout(() => process.exit(), 1000).unref();
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6459:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  o: () => (/* binding */ withFiles)
});

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __nccwpck_require__(4296);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __nccwpck_require__(2839);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __nccwpck_require__(9998);
// EXTERNAL MODULE: ./src/report/file-words.ts
var file_words = __nccwpck_require__(4286);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var decide_lineage = __nccwpck_require__(8857);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __nccwpck_require__(229);
// EXTERNAL MODULE: ./src/decide/scan/unattacked.ts
var unattacked = __nccwpck_require__(140);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __nccwpck_require__(436);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __nccwpck_require__(9600);
// EXTERNAL MODULE: ./src/text/safe-markup.ts
var safe_markup = __nccwpck_require__(4139);
// EXTERNAL MODULE: ./src/report/document/findings.ts
var findings = __nccwpck_require__(1178);
// EXTERNAL MODULE: ./src/report/summary/advice.ts
var summary_advice = __nccwpck_require__(8417);
// EXTERNAL MODULE: ./src/report/document/states.ts
var states = __nccwpck_require__(8074);
;// CONCATENATED MODULE: ./src/report/annotations.ts











/** GitHub shows at most this many annotations of each level for a step. */
const MAX_PER_LEVEL = 10;
/** GitHub cuts a message at 4,096 characters; this leaves space for the place that the log puts before it. */
const MAX_TEXT_LENGTH = 3500;
const LEVELS = ['error', 'warning', 'notice'];
/**
 * Renders the annotations: errors first, and the most important first. If a level has too many, its last annotation
 * counts the rest, which become plain lines of the log.
 * @param moreWarnings warnings that are not in the outcome; they share the limit
 */
function renderAnnotations(outcome, moreWarnings = []) {
    const all = [
        ...runErrors(outcome),
        ...outcome.problems.map((problem) => annotation('error', problem.message, problem.place)),
        ...analysisAnnotations(outcome),
        ...supplyChainAnnotations(outcome),
        ...[...(outcome.warnings ?? []), ...moreWarnings].map((warning) => annotation('warning', warning)),
        ...unattackedWarning(outcome),
        ...recordAnnotations(outcome),
        ...coverageNotice(outcome),
        ...outcome.notices.map((notice) => annotation('notice', notice)),
    ];
    return LEVELS.flatMap((level) => limit(level, all.filter((one) => one.level === level)));
}
function limit(level, all) {
    if (all.length <= MAX_PER_LEVEL)
        return all;
    const shown = all.slice(0, MAX_PER_LEVEL - 1);
    const rest = (0,number_words/* grouped */.zD)(all.length - shown.length);
    return [
        ...shown,
        annotation(level, `\u2026 and ${rest} more: see the log of the step.`),
        ...all.slice(shown.length).map(({ text, place }) => {
            const placed = place === undefined ? text : (0,problem/* describeProblem */.BJ)({ place, message: text });
            return annotation('info', `${level}: ${placed}`);
        }),
    ];
}
function annotation(level, text, place) {
    const plain = (0,sanitize/* plainLine */.h0)(text, MAX_TEXT_LENGTH);
    return place === undefined ? { level, text: plain } : { level, text: plain, place };
}
/** Reports errors outside the analyses. A step that fails always has an error annotation. */
function runErrors(outcome) {
    if (!outcome.failed || outcome.problems.length > 0)
        return [];
    const isReportedByAnalyses = outcome.results.some(states/* isAlarming */.EE);
    const isReportedByFiles = outcome.supplyChain?.findings.some(failsCheck) === true;
    if (outcome.errorMessage === undefined && (isReportedByAnalyses || isReportedByFiles))
        return [];
    const advice = (0,safe_markup/* withoutBackticks */.sG)((0,summary_advice/* adviceFor */.cp)(outcome)?.text ?? '');
    const text = (0,sanitize/* plainLine */.h0)(outcome.errorMessage ?? outcome.headline, MAX_TEXT_LENGTH - advice.length - 1);
    return [annotation('error', `${text} ${advice}`)];
}
function analysisAnnotations(outcome) {
    const level = outcome.failed ? 'error' : 'warning';
    const ordered = (0,states/* mostImportantFirst */.ef)(outcome.results);
    return [
        ...ordered
            .filter(decide_findings/* isAccepted */.oB)
            .map(({ spec, policy }) => annotation('notice', `${spec.name}: ${policy?.finding ?? ''} finding. ${policy?.why ?? ''}`, spec.place)),
        ...ordered
            .filter(states/* isAlarming */.EE)
            .map((result) => annotation(level, alarmText(result, outcome), result.spec.place)),
        ...ordered.flatMap((result) => result.warnings.map((warning) => annotation('warning', `${result.spec.name}: ${warning}`, result.spec.place))),
    ];
}
function failsCheck({ standing }) {
    return standing === 'flagged' || standing === 'undecided';
}
/** Findings in files, each at its file. What would not fail the check anyway, and is accepted, is in the summary only. */
function supplyChainAnnotations({ supplyChain, failed }) {
    const findings = supplyChain?.findings ?? [];
    return findings
        .filter(({ policy }) => policy?.isMinor !== true)
        .map((finding) => {
        const level = levelOf(finding, failed);
        const { path: file, line = 1 } = finding;
        const text = `${(0,file_words/* findingLine */.mC)(finding)} ${(0,file_words/* formatStanding */.Oj)(finding)}`;
        return annotation(level, text, { kind: 'file', file, line, column: 1 });
    });
}
function levelOf(finding, failed) {
    if (failsCheck(finding))
        return failed ? 'error' : 'warning';
    return finding.standing === 'listed' ? 'warning' : 'notice';
}
function alarmText(result, outcome) {
    const { message, state, spec } = result;
    const isKept = 'keptSince' in result;
    if (message === undefined || isKept) {
        return `${spec.name}: ${(0,findings/* describeFound */.Kq)(result)} ${message ?? ''}`.trimEnd();
    }
    const advice = selectAdvice(result, outcome);
    // The messages of these states already say that the analysis failed.
    const words = ['error', 'failed', 'not-tested'].includes(state) ? '' : `${states/* STATE_LABELS */.In[state].words}. `;
    const text = (0,sanitize/* plainLine */.h0)(`${spec.name}: ${words}${(0,decide_findings/* formatDecision */.WS)(result)} ${message}`, MAX_TEXT_LENGTH - advice.length - 1);
    return advice === '' ? text : `${text} ${advice}`;
}
/** Selects the advice about an analysis, unless its message already contains the next step. */
function selectAdvice(result, outcome) {
    const { reason, jobId } = result;
    if (reason === undefined)
        return '';
    // Without a job, the message already says whether the submission may have arrived and what to do then.
    const isAdvised = reason === 'unavailable' ? jobId !== undefined : ADVISED_BY_REASON.includes(reason);
    return isAdvised ? (0,safe_markup/* withoutBackticks */.sG)((0,summary_advice/* adviceOnAnalysis */.cm)(result, reason, outcome).text) : '';
}
const ADVISED_BY_REASON = [
    'unauthorized',
    'denied',
    'rejected',
    'analysis-failed',
    'timeout',
    'cancelled',
];
function unattackedWarning({ supplyChain }) {
    const words = supplyChain === undefined ? '' : (0,unattacked/* unattackedHeadline */.j_)(supplyChain);
    return words === '' ? [] : [annotation('warning', `${words} The job summary says what to do.`)];
}
function recordAnnotations({ lineage, target, failed }) {
    const record = lineage?.record;
    if (lineage === undefined || record === undefined || lineage.cached !== undefined)
        return [];
    const { isOfOther = [], matchesCommit, vulnerable } = lineage;
    const others = isOfOther.map(({ part, named, asked }) => `The record of an earlier scan is of another ${part}: ${(0,sanitize/* plainLine */.h0)(named, 200)}, requested ${(0,sanitize/* plainLine */.h0)(asked, 200)}. It ` +
        'skips nothing. Ask the operator of the service which scan it belongs to.');
    const flag = vulnerable === true
        ? 'The record of an earlier scan is flagged: a supply-chain vulnerability was found.'
        : 'The record of an earlier scan does not say whether a vulnerability was found.';
    // A record that does not count is only a notice: this run scans anyway, or a scan is due.
    const level = (0,decide_lineage/* recordCounts */.uk)(lineage) ? 'warning' : 'notice';
    return [
        ...others,
        ...(matchesCommit === false ? [describeStale(lineage, target)] : []),
        ...(vulnerable !== false && !failed ? [flag] : []),
    ].map((text) => annotation(level, text));
}
function describeStale({ record, accepted }, target) {
    const scanned = (0,sanitize/* plainLine */.h0)(record?.commitid ?? 'not given', 64);
    const current = (0,sanitize/* plainLine */.h0)(target?.commit ?? 'unknown', 64);
    const advice = accepted ? ` ${(0,safe_markup/* withoutBackticks */.sG)(summary_advice/* STALE_ADVICE */.rg)}` : '';
    return `The record of an earlier scan belongs to another commit: scanned ${scanned}, this run ${current}.${advice}`;
}
/** Explains the limits of an accepted record, unless a warning already does. */
function coverageNotice({ status, lineage, warnings = [] }) {
    return status === 'already-scanned' && lineage?.cached === undefined && warnings.length === 0
        ? [annotation('notice', (0,safe_markup/* withoutBackticks */.sG)(summary_advice/* COVERAGE */.vk))]
        : [];
}

// EXTERNAL MODULE: ./src/report/outputs.ts
var outputs = __nccwpck_require__(5468);
// EXTERNAL MODULE: ./src/report/summary.ts
var summary = __nccwpck_require__(7994);
;// CONCATENATED MODULE: ./src/publish/publish.ts





/**
 * Publishes an outcome: files, outputs, annotations, the job summary, the pull request's
 * comment and the alerts of code scanning.
 * @param settings absent if the run failed before they could be read
 * @returns the outcome with the files that were written; a failure if the outputs could not be written
 */
async function publish(runner, found, settings, signal) {
    const { log } = runner;
    const complete = settings === undefined ? found : await withFiles(runner, found, settings);
    const outcome = withOutputs(runner, complete);
    for (const { level, text, place } of renderAnnotations(outcome, (0,outputs/* outputWarnings */.rd)(outcome))) {
        log[level](text, place);
    }
    try {
        await runner.writeSummary((0,summary.renderSummary)(outcome));
    }
    catch (error) {
        // The verdict does not depend on the summary.
        log.warning(`The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    if (settings !== undefined && settings.reports.commentPolicy !== 'never' && !signal.aborted) {
        const { commentOn } = await __nccwpck_require__.e(/* import() */ 3550).then(__nccwpck_require__.bind(__nccwpck_require__, 3550));
        await commentOn(runner, outcome, settings, signal);
    }
    if (settings?.reports.uploadsSarif === true && !signal.aborted) {
        const { uploadSarif } = await __nccwpck_require__.e(/* import() */ 968).then(__nccwpck_require__.bind(__nccwpck_require__, 968));
        await uploadSarif(runner, outcome, settings, signal);
    }
    log.info(`${describeEnd(outcome)}. ${outcome.headline}`);
    return outcome;
}
/** `Done: passed`, or `Failed: timeout`: for a step that fails, the reason says more than the status. */
function describeEnd({ failed, status, failureReason }) {
    return failed ? `Failed: ${failureReason ?? status}` : `Done: ${status}`;
}
/** Writes the outputs. If that fails, the gate fails, because no later step could read its verdict. */
function withOutputs(runner, outcome) {
    try {
        runner.setOutputs((0,outputs/* renderOutputs */.$Z)(outcome));
        return outcome;
    }
    catch (error) {
        const errorMessage = (0,output_folder/* describeOutputsError */.MH)(error);
        const failure = { status: 'error', failureReason: 'unexpected-answer', origin: 'runner' };
        return { ...outcome, ...failure, failed: true, errorMessage };
    }
}
/** Writes the files that the settings ask for, and adds the folder of the reports. */
async function withFiles(runner, outcome, settings) {
    const { directory } = settings.reports;
    const hasReports = outcome.results.some((result) => result.reports.length > 0);
    const named = directory === undefined || !hasReports ? outcome : { ...outcome, reportDirectory: directory };
    const { writeFiles } = await __nccwpck_require__.e(/* import() */ 7298).then(__nccwpck_require__.bind(__nccwpck_require__, 7298));
    return writeFiles(runner, named, settings);
}


/***/ }),

/***/ 8886:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ originalOffset),
/* harmony export */   v: () => (/* binding */ rewrite)
/* harmony export */ });
/** The offset in the original text of a position in the mapped text. */
function originalOffset({ starts }, position) {
    return starts?.[position] ?? position;
}
/**
 * Replaces the matches of a pattern, and keeps the original offsets.
 * @param pattern must be global
 * @param replace returns the replacement, which must not be longer than the match
 */
function rewrite(source, pattern, replace) {
    const { text } = source;
    const parts = [];
    const starts = new Uint32Array(text.length + 1);
    let length = 0;
    let position = 0;
    const copyUntil = (end) => {
        parts.push(text.slice(position, end));
        for (; position < end; position += 1)
            starts[length++] = originalOffset(source, position);
    };
    for (const { 0: found, index } of text.matchAll(pattern)) {
        const replacement = replace(found);
        copyUntil(index);
        parts.push(replacement);
        starts.fill(originalOffset(source, index), length, length + replacement.length);
        length += replacement.length;
        position = index + found.length;
    }
    copyUntil(text.length);
    starts[length] = originalOffset(source, text.length);
    return { text: parts.join(''), starts: starts.subarray(0, length + 1) };
}


/***/ }),

/***/ 7544:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ ANCHOR_LENGTH),
/* harmony export */   lR: () => (/* binding */ PrefixIndex),
/* harmony export */   rR: () => (/* binding */ MIN_ENTRY_LENGTH)
/* harmony export */ });
/** The length of the shortest entry. Entries are grouped by their first characters, as many as this. */
const MIN_ENTRY_LENGTH = 4;
/** A longer entry is found by its first characters, as many as this, and then compared as far as the text is the same. */
const ANCHOR_LENGTH = 64;
/**
 * Finds the longest of many stored strings, the entries, at a position of a text. The work at a position has a fixed bound:
 * at most {@link ANCHOR_LENGTH} characters are compared with sorted entries, which are searched by bisection.
 */
class PrefixIndex {
    /** By their start; entries of at most {@link ANCHOR_LENGTH} units, and the anchors of longer ones; sorted. */
    #entriesByStart = new Map();
    /** Whole entries by their anchor; sorted. */
    #entriesByAnchor = new Map();
    get isEmpty() {
        return this.#entriesByStart.size === 0;
    }
    /** @param entry at least {@link MIN_ENTRY_LENGTH} UTF-16 units */
    add(entry) {
        const anchor = entry.slice(0, ANCHOR_LENGTH);
        insert(this.#entriesByStart, entry.slice(0, MIN_ENTRY_LENGTH), anchor);
        insert(this.#entriesByAnchor, anchor, entry);
    }
    /**
     * The length of the longest entry at a position of a text, or of its anchor; 0 if there is none. If it is
     * {@link ANCHOR_LENGTH}, `extendedLengthAt` tells how far a longer entry goes.
     */
    lengthAt(text, position) {
        const entries = this.#entriesByStart.get(text.slice(position, position + MIN_ENTRY_LENGTH));
        if (entries === undefined)
            return 0;
        let rest = text.slice(position, position + ANCHOR_LENGTH);
        for (;;) {
            // Searches a sorted array for the longest entry that is a prefix of `rest`. Prefixes sort at or before `rest`, so
            // the last entry that does is the candidate. If it is not a prefix, any shorter entry that is one is also a prefix
            // of the candidate. So the search goes on with the common prefix of the two.
            const index = findInsertionIndex(entries, rest);
            if (entries[index] === rest)
                return rest.length;
            const before = entries[index - 1];
            if (before === undefined)
                return 0;
            rest = rest.slice(0, commonPrefixLength(before, rest));
        }
    }
    /**
     * How far the text at a position, where there is an anchor, is the same as an entry: also if the text then goes on in
     * another way, because a secret without the rest of it is still most of a secret. Takes time in proportion to the result.
     */
    extendedLengthAt(text, position) {
        const entries = this.#entriesByAnchor.get(text.slice(position, position + ANCHOR_LENGTH)) ?? [];
        const rest = text.slice(position);
        const index = findInsertionIndex(entries, rest);
        // In a sorted array, the entry with the longest common prefix is next to where the text itself would be.
        const near = [entries[index - 1] ?? '', entries[index] ?? ''];
        return Math.max(...near.map((entry) => commonPrefixLength(entry, rest)));
    }
    /** True if an entry begins with this text, which has from {@link MIN_ENTRY_LENGTH} to {@link ANCHOR_LENGTH} UTF-16 units. */
    hasStart(start) {
        const entries = this.#entriesByStart.get(start.slice(0, MIN_ENTRY_LENGTH)) ?? [];
        return entries[findInsertionIndex(entries, start)]?.startsWith(start) === true;
    }
}
function insert(map, key, entry) {
    const entries = map.get(key) ?? [];
    const index = findInsertionIndex(entries, entry);
    if (entries[index] !== entry)
        entries.splice(index, 0, entry);
    map.set(key, entries);
}
/** The index at which a text belongs in a sorted array, found by bisection. */
function findInsertionIndex(sorted, text) {
    let from = 0;
    let to = sorted.length;
    while (from < to) {
        const middle = Math.floor((from + to) / 2);
        if ((sorted[middle] ?? '') < text)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
function commonPrefixLength(one, other) {
    let length = 0;
    // After the end of a text the code is NaN, which is like no other.
    while (one.charCodeAt(length) === other.charCodeAt(length))
        length += 1;
    return length;
}


/***/ }),

/***/ 9049:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactedExcerpt)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);

/** Longer text is cut before it is searched for secrets; an excerpt shows only a few hundred characters. */
const MAX_EXCERPT_INPUT_LENGTH = 8192;
/**
 * Makes an excerpt of an answer for a message. Every answer that a message quotes goes through this function. Secrets are
 * removed first, because cleaning or cutting could leave a part of one that is no longer recognized.
 * @param answer the body of an answer in UTF-8, or a part of it; untrusted
 * @param maxLength of the excerpt, in UTF-16 units
 * @param hide removes everything else that must not be shown, after the secrets
 */
function redactedExcerpt(answer, maxLength, redact, hide = (text) => text) {
    return (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(hide(redact(cutToSearch(answer))), maxLength);
}
/** Cuts a long answer. An ellipsis marks the cut, so that secrets.ts looks for the start of a secret before it. */
function cutToSearch(answer) {
    const text = typeof answer === 'string' ? answer : answer.subarray(0, MAX_EXCERPT_INPUT_LENGTH).toString('utf8');
    const isWhole = answer.length <= MAX_EXCERPT_INPUT_LENGTH;
    // If the cut went through a character, what remains of it is removed.
    const kept = isWhole
        ? text
        : `${text.slice(0, MAX_EXCERPT_INPUT_LENGTH).replace(/[\ufffd\ud800-\udbff]$/u, '')}\u2026`;
    // A text in UTF-16 has a NUL beside each ASCII letter, which would hide the names that are searched for.
    return kept.replaceAll('\0', '');
}


/***/ }),

/***/ 7858:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z1: () => (/* binding */ searchableVariants),
/* harmony export */   Zm: () => (/* binding */ comparable),
/* harmony export */   e7: () => (/* binding */ MIN_PART_LENGTH),
/* harmony export */   hW: () => (/* binding */ secretEncodings)
/* harmony export */ });
/* harmony import */ var _offset_mapped_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8886);
/* harmony import */ var _prefix_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7544);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);
/* harmony import */ var _model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4532);




/** Shorter pieces of Base64, or of the start of a secret, occur in other texts by chance. */
const MIN_PART_LENGTH = 8;
/**
 * Removes white space, invisible characters and dashes, and writes letters from A to Z small, so that a secret is also
 * found if it was wrapped, as PEM files wrap Base64, or written like a host name or another UUID. Also removes the NULs
 * that UTF-16 has beside each ASCII letter.
 */
function normalized(source) {
    // Most texts are plain, and the first use of a Unicode pattern is slow.
    const spacing = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .isPlainAscii */ ._1)(source.text) ? /[ -]+/gu : (0,_model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__/* .spacingCharacters */ .w2)();
    const squeezed = (0,_offset_mapped_text_js__WEBPACK_IMPORTED_MODULE_2__/* .rewrite */ .v)(source, spacing, () => '');
    return { ...squeezed, text: squeezed.text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase()) };
}
/** The variants of a text that are searched: the text itself and its decoded variants, each normalized. */
function searchableVariants(text) {
    return decodedVariants(text).map(normalized);
}
/** A text as it is compared with secrets. */
function comparable(text) {
    return normalized({ text }).text;
}
/**
 * The encodings of a secret to search for in the variants of a text: as it is, with `+` for a space, in Base64, and, since
 * the variants are decoded, what its own escapes decode to. There are at most about twenty, whatever the secret is.
 * @returns a list that may hold an encoding twice
 */
function secretEncodings(secret) {
    const spellings = [secret, secret.toWellFormed(), secret.replaceAll(' ', '+')].map(comparable);
    const parts = [...decodedVariants(secret).map(({ text }) => text), ...base64Encodings(secret)];
    return [
        ...spellings.filter(({ length }) => length >= _prefix_index_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_ENTRY_LENGTH */ .rR),
        ...parts.map(comparable).filter(({ length }) => length >= MIN_PART_LENGTH),
    ];
}
/**
 * Base64 of the secret inside a longer text, at each of the three byte alignments, without the characters at the ends
 * that depend on the text around it.
 */
function base64Encodings(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const encodings = [0, 1, 2].map((shift) => {
        const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
        const text = shifted.toString('base64').replaceAll('=', '');
        const dependentEnd = shifted.length % 3 === 0 ? 0 : 1;
        return text.slice(shift === 0 ? 0 : shift + 1, text.length - dependentEnd);
    });
    return encodings.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
const HEX = '[0-9a-fA-F]';
const NEXT_BYTE = `%[89abAB]${HEX}`;
/** An escape that was cut before an ellipsis (packages/common/src/sanitize.ts) counts as an escape too; it decodes to nothing. */
const JSON_ESCAPE = [
    String.raw `\\u${HEX}{4}`,
    String.raw `\\["\\\/bfnrt]`,
    String.raw `\\(?:u${HEX}{0,3})?(?=\u2026)`,
].join('|');
const PERCENT = [
    `%[0-7]${HEX}`,
    `%[c-dC-D]${HEX}${NEXT_BYTE}`,
    `%[eE]${HEX}(?:${NEXT_BYTE}){2}`,
    `%[fF][0-4](?:${NEXT_BYTE}){3}`,
    `%[c-fC-F]${HEX}(?:${NEXT_BYTE}){0,2}(?:%${HEX}?)?(?=\u2026)`,
    `%${HEX}?(?=\u2026)`,
].join('|');
/** Each language with the sign that starts all of its escapes. */
const LANGUAGES = [
    { sign: '\\', escape: new RegExp(JSON_ESCAPE, 'gu'), unescape: unescapeJson },
    { sign: '%', escape: new RegExp(PERCENT, 'gu'), unescape: unescapePercent },
];
/** Enough for JSON within JSON within an address. */
const MAX_DEPTH = 3;
/**
 * Decodes the escapes of JSON and of URLs, up to three of them in every order: a text can be quoted inside another text, and
 * the order is not known.
 * @returns the text itself and what it decodes to, each once
 */
function decodedVariants(text) {
    const variants = new Map([[text, { text }]]);
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
        for (const one of [...variants.values()].flatMap(decodeEscapes))
            variants.set(one.text, one);
    }
    return [...variants.values()];
}
/** Decodes each language whose sign occurs. Most texts have no escapes, and the first use of a pattern is slow. */
function decodeEscapes(source) {
    return LANGUAGES.filter(({ sign }) => source.text.includes(sign)).map(({ escape, unescape }) => (0,_offset_mapped_text_js__WEBPACK_IMPORTED_MODULE_2__/* .rewrite */ .v)(source, escape, unescape));
}
const LETTERS = new Map(Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }));
function unescapeJson(escape) {
    const code = escape.slice(1);
    if (code.length === 5)
        return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    // If the code was cut before its end, it decodes to nothing.
    return code.startsWith('u') ? '' : (LETTERS.get(code) ?? code);
}
function unescapePercent(escape) {
    // The escape was cut before its end.
    if (!/%(?:[0-7].|[cdCD].%..|[eE].(?:%..){2}|[fF].(?:%..){3})/u.test(escape))
        return '';
    return Buffer.from(escape.replaceAll('%', ''), 'hex').toString('utf8');
}


/***/ }),

/***/ 4268:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Secrets),
/* harmony export */   W: () => (/* binding */ maskableLines)
/* harmony export */ });
/* harmony import */ var _offset_mapped_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8886);
/* harmony import */ var _secret_encodings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7858);
/* harmony import */ var _prefix_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7544);
/* harmony import */ var _model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4532);




const MASK = '***';
/** Keys of an outcome whose values are this project's own words: a secret such as `data` must not change them. */
const FIXED_WORDS = new Set([
    'status',
    'failureReason',
    'origin',
    'reason',
    'state',
    'mode',
    'slot',
    'task',
    'attack',
    'kind',
]);
/** Keys of numbers that come from the service, which may choose the digits of a secret. */
const SERVICE_NUMBERS = new Set(['score', 'supplychain_vuldetected']);
/**
 * Keeps the run's secrets and removes them from text, in every encoding in which they are likely to appear. Secrets of
 * fewer than four characters are left to the runner's own masking: replacing them would break up ordinary words.
 */
class Secrets {
    #index = new _prefix_index_js__WEBPACK_IMPORTED_MODULE_2__/* .PrefixIndex */ .lR();
    /** Adds a secret; each line of a secret with several lines counts as a secret too. */
    add(secret) {
        const parts = [secret, ...secret.split(/\r?\n/u)].map((part) => part.trim());
        for (const encoding of new Set(parts.flatMap(_secret_encodings_js__WEBPACK_IMPORTED_MODULE_0__/* .secretEncodings */ .hW)))
            this.#index.add(encoding);
    }
    /**
     * Replaces every encoding of every secret, and the start of a secret before the ellipsis of a cut text. The time grows
     * with the length of the text, but hardly with the number of secrets, and not with their length.
     */
    redact(text) {
        if (this.#index.isEmpty)
            return text;
        const spans = (0,_secret_encodings_js__WEBPACK_IMPORTED_MODULE_0__/* .searchableVariants */ .Z1)(text).flatMap((variant) => [
            ...findWhole(variant, this.#index, text),
            ...findCut(variant, this.#index, text),
        ]);
        // All spans are found before any is replaced: if two secrets overlap, removing one would leave a part of the other.
        let clean = '';
        let position = 0;
        for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
            if (start >= position)
                clean += text.slice(position, start) + MASK;
            position = Math.max(position, end);
        }
        return clean + text.slice(position);
    }
    redactAll(value) {
        if (typeof value === 'string')
            return this.redact(value);
        if (Array.isArray(value))
            return value.map((item) => this.redactAll(item));
        if (typeof value !== 'object' || value === null)
            return value;
        // The numbers of pictures: they are no text, and there are too many to look at each.
        if (ArrayBuffer.isView(value))
            return value;
        const entries = Object.entries(value);
        return Object.fromEntries(entries
            .filter(([key, item]) => !(SERVICE_NUMBERS.has(key) && this.#isSecretNumber(item)))
            .map(([key, item]) => [key, FIXED_WORDS.has(key) ? item : this.redactAll(item)]));
    }
    #isSecretNumber(number) {
        return typeof number === 'number' && this.redact(String(number)) !== String(number);
    }
}
/** Inside of what a long secret covers, others are compared with at most so many characters for each one of the text. */
const MAX_COMPARED = 4;
/**
 * Finds secrets in a variant of a text, as spans of the original text, which may overlap. Each character is compared with
 * a bounded number of others, also if secrets and text repeat themselves.
 */
function findWhole(variant, index, original) {
    const { text } = variant;
    const spans = [];
    let end = 0;
    let compared = 0;
    for (let position = 0; position < text.length; position += 1) {
        let length = index.lengthAt(text, position);
        const mayExtend = position + length > end || compared < MAX_COMPARED * text.length;
        if (length === _prefix_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ANCHOR_LENGTH */ .Hx && mayExtend) {
            length = index.extendedLengthAt(text, position);
            compared += length;
        }
        if (length === 0 || position + length <= end)
            continue;
        end = position + length;
        spans.push(toOriginalSpan(variant, position, end, original));
    }
    return spans;
}
/**
 * Finds the start of a secret before an ellipsis: packages/common/src/sanitize.ts cuts untrusted text before secrets are removed. A start
 * that is longer than an anchor is found by `findWhole`.
 */
function findCut(variant, index, original) {
    const { text } = variant;
    const spans = [];
    let afterLast = 0;
    for (let end = text.indexOf('\u2026'); end >= 0; end = text.indexOf('\u2026', afterLast)) {
        const last = end - _secret_encodings_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_PART_LENGTH */ .e7;
        for (let start = Math.max(afterLast, end - _prefix_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ANCHOR_LENGTH */ .Hx); start <= last; start += 1) {
            if (!index.hasStart(text.slice(start, end)))
                continue;
            spans.push(toOriginalSpan(variant, start, end, original));
            break;
        }
        afterLast = end + 1;
    }
    return spans;
}
/** The span of the original text, without the white space and dashes after it that the variant does not have. */
function toOriginalSpan(variant, from, to, original) {
    const start = (0,_offset_mapped_text_js__WEBPACK_IMPORTED_MODULE_3__/* .originalOffset */ .Z)(variant, from);
    let end = (0,_offset_mapped_text_js__WEBPACK_IMPORTED_MODULE_3__/* .originalOffset */ .Z)(variant, to);
    while (/[\s-]/u.test(original.charAt(end - 1)))
        end -= 1;
    return { start, end };
}
/** A shorter line of a longer secret stands in too many other texts. */
const MIN_LINE_LENGTH = 4;
/**
 * Splits a secret into the lines that the runner may mask. Lines of punctuation, such as `{`, are left out: the runner drops
 * every output that holds a masked text. A secret of one line is masked whatever it holds.
 */
function maskableLines(secret) {
    const lines = secret.split(/\r?\n/u).filter((line) => line.trim() !== '');
    if (lines.length <= 1)
        return lines;
    return lines.filter((line) => line.trim().length >= MIN_LINE_LENGTH && (0,_model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__/* .letterOrDigit */ .jF)().test(line));
}


/***/ }),

/***/ 1832:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Db: () => (/* binding */ ADOPTION),
/* harmony export */   x: () => (/* binding */ suggestsBaseline)
/* harmony export */ });
/* unused harmony export BASELINE_FILE */
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(229);

/** Where the documents and the examples keep a baseline. */
const BASELINE_FILE = '.github/model-security-baseline.json';
/** How a team starts with the models that it has, in plain text: once for a terminal, once for the job summary. */
const ADOPTION = {
    title: 'To start with these models as they are, so that later runs fail only on what is new or worse, and on what has no verdict:',
    steps: [
        `Write the baseline. Add this to the flags of the scan, and run it again: --results-file ${BASELINE_FILE}`,
        `Commit ${BASELINE_FILE}.`,
        `Compare with it. Add a line below "base-url" in the workflow (elsewhere --baseline): baseline: ${BASELINE_FILE}`,
    ],
    end: 'A run never renews its own baseline: someone reads and commits a new one (docs/guides/adoption.md).',
    short: 'To start with these models as they are: write `' +
        BASELINE_FILE +
        '` with `results-file` or `model-security scan --results-file`, commit it, and add the line `baseline: ' +
        BASELINE_FILE +
        '` to this step. Later runs then fail only on what is new or worse, and on what has no verdict. A run never renews its ' +
        'own baseline.',
};
/**
 * Decides whether a run should say how to adopt the models as they are: it fails by findings of its own that a baseline could
 * hold, and nobody has set a baseline. A file that runs code is nothing to start with.
 */
function suggestsBaseline({ failed, mode, policy, requested, results, supplyChain, }) {
    if (!failed || mode !== 'scan' || policy === undefined)
        return false;
    // A baseline of a part would replace that of the whole.
    if (policy.hasBaseline || requested?.isPart === true)
        return false;
    const flagged = supplyChain?.findings.filter(({ standing }) => standing === 'flagged') ?? [];
    if (flagged.some(({ severity }) => severity === 'critical'))
        return false;
    // A baseline does not accept a score in doubt.
    return flagged.length > 0 || results.some((result) => (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countsAsVulnerable */ .hG)(result) && !('doubt' in result));
}


/***/ }),

/***/ 2530:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ withoutRepeats)
/* harmony export */ });
/* harmony import */ var _unconverted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1432);

/**
 * Shortens lines to paste that an earlier model of the list has, too, but for its own names: the advice names that model, and
 * only the entries of the config file stay.
 */
function withoutRepeats(models) {
    const known = new Map();
    return models.map((model) => {
        if (model.lines.length === 0)
            return model;
        const advice = withoutNames(model);
        const like = known.get(advice);
        if (like === undefined) {
            known.set(advice, model.path);
            return model;
        }
        const entries = model.lines.filter((line) => line.startsWith('- {'));
        const lines = entries.length === 0 ? model.lines : entries;
        return { ...model, whatToDo: `Do the same as for ${like}, with its own names.`, lines };
    });
}
function withoutNames({ path, whatToDo, lines }) {
    const stem = path.replace(/(?:\.weights)?\.[^./]+$/u, '');
    const isName = (word) => word === path || word.startsWith(`${stem}.`);
    return [whatToDo, ...lines]
        .join('\n')
        .replaceAll((0,_unconverted_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path), '*')
        .split(/[\s"'()[\]{}]+/u)
        .map((word) => (isName(word) ? '*' : word))
        .join(' ');
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ DAMAGED),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zy: () => (/* binding */ ONLY_CHECKED),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   lC: () => (/* binding */ ranking),
/* harmony export */   lm: () => (/* binding */ MAX_PATH),
/* harmony export */   lv: () => (/* binding */ dangerous),
/* harmony export */   tx: () => (/* binding */ vectorizing),
/* harmony export */   wg: () => (/* binding */ EMPTY)
/* harmony export */ });
/* harmony import */ var _text_marked_name_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6335);
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2830);
/* harmony import */ var _facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1952);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9597);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9600);





const CONFIG_FILE = '.github/model-security.yml';
const MAX_PATH = 1000;
const EMPTY = {
    whatToDo: 'The file is empty. Check the step that writes or fetches it, or remove it.',
    lines: [],
};
const LEFT_OUT = {
    whatToDo: 'This run only scanned files. "model-security scan" attacks it, as the config file says.',
    lines: [],
};
const ONLY_CHECKED = {
    whatToDo: 'The config file only has checks of data for it, which attack no model. Give it an attack, such as this line under its attacks.',
    lines: ['extraction: {}'],
};
const DAMAGED = {
    whatToDo: 'The file is damaged: it cannot be read to its end. Check the step that writes or fetches it, or remove it.',
    lines: [],
};
/** The lines that convert a model would load it. */
function dangerous(rule) {
    return {
        whatToDo: `Do not load it, not even to convert it: the scan found "${_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y0[rule].title.replaceAll('`', '')}". Train the model again, ` +
            'or get it from a source that you trust as ONNX or safetensors.',
        lines: [],
    };
}
function ranking(model) {
    return {
        whatToDo: 'The model ranks inputs, and gives them neither classes nor values of their own, so no attack of this tool fits it. Accept that: ' +
            `add this line to the list accept of ${CONFIG_FILE}.`,
        lines: [acceptLine(model, 'ranks inputs')],
    };
}
function vectorizing(model) {
    const name = nameOf(model.path);
    const path = JSON.stringify((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(model.path, MAX_PATH));
    return {
        whatToDo: 'It has a vectorizer of scikit-learn, whose ONNX does not run here. Name a Python function that calls it ' +
            `(docs/guides/python-models.md), with the first line in the list models of ${CONFIG_FILE}. Attacks leave free text as it is: if it takes ` +
            'nothing else, accept it with the second line in the list accept instead. Replace the words in capitals: MODULE:FUNCTION is the ' +
            `function; TASK is one of ${_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_1__/* .TASKS */ .n3.join(', ')}; DATA is the path of your data.`,
        lines: [
            `- { name: ${name}, task: TASK, artifacts: { predict: MODULE:FUNCTION, data: DATA }, covers: [${path}], attacks: { extraction: {} } }`,
            acceptLine(model, 'takes free text'),
        ],
    };
}
/** The line that accepts a model in the list `accept` of the config file. */
function acceptLine({ path }, reason) {
    return (0,_facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_2__/* .modelEntry */ .eJ)((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(path, MAX_PATH), reason);
}
/** The name of a model in the config file, by that of its file. */
function nameOf(file) {
    const name = (0,_text_marked_name_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .y)((file.split('/').at(-1) ?? '').replace(/\.[^.]+$/u, ''));
    return JSON.stringify(name === '' ? 'model' : name);
}


/***/ }),

/***/ 8914:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ linesOn),
/* harmony export */   TK: () => (/* binding */ jobLines),
/* harmony export */   ZJ: () => (/* binding */ intervalMeaning),
/* harmony export */   dD: () => (/* binding */ analysisGroups)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _core_secret_field_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5762);
/* harmony import */ var _facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1952);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5966);
/* harmony import */ var _facts_robustness_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6273);
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6889);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(112);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(229);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(9998);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(734);
/* harmony import */ var _sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(689);
/* harmony import */ var _summary_advice_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8417);
/* harmony import */ var _taxonomy_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(2863);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(2829);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(9976);
/* harmony import */ var _repeat_command_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(4319);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(8074);

















/** Further analyses of a group are folded away. */
const MAX_OPEN_ITEMS = 10;
/** The most important actions stand open; the others can be unfolded. */
const MAX_OPEN_ACTIONS = 2;
const MAX_LIST_ENTRIES = 20;
const MAX_SHORT_WARNINGS = 3;
/** A warning says what to do at its end. */
const MAX_WARNING_LENGTH = 600;
/**
 * Groups the analyses, each once, most important first: those that are vulnerable by attack, with what it means and what to
 * do; then what has no verdict, what is accepted, and the others.
 */
function analysisGroups(run) {
    const { results } = run;
    const vulnerable = _order_js__WEBPACK_IMPORTED_MODULE_8__/* .CONSEQUENCE */ .yb.map((attack) => {
        const found = results.filter((result) => (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .countsAsVulnerable */ .hG)(result) && result.spec.attack === attack);
        const { title, summary } = (0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleTextOf */ .Hf)(attack);
        const toDo = whatToDo(attack, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_6__/* .venueOf */ .p8)(run), found.map(({ spec }) => spec));
        const more = [(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)(summary), ...itemsOf((0,_order_js__WEBPACK_IMPORTED_MODULE_8__/* .gravestFirst */ .Ln)(found), run), ...toDo];
        return group(`\u274c ${title}`, found, more);
    });
    const others = (title, belongs, isOpen = false) => {
        const shown = results.filter(belongs);
        return group(title, shown, itemsOf(shown, run), isOpen);
    };
    return [
        ...vulnerable,
        others('\u2754 No verdict', _states_js__WEBPACK_IMPORTED_MODULE_14__/* .hasNoVerdict */ .Xt),
        others('\ud83d\ude80 Submitted', ({ state }) => state === 'submitted', true),
        others('\ud83d\udcdd Planned', ({ state }) => state === 'planned', true),
        others('\u2611\ufe0f Accepted by the config file or the baseline', _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isAccepted */ .oB),
        others('\u2705 Passed', (result) => (0,_states_js__WEBPACK_IMPORTED_MODULE_14__/* .groupOf */ .F8)(result) === 'passed'),
    ].filter(({ parts }) => parts.length > 0);
}
function group(title, results, parts, isOpen = false) {
    const close = results.filter((result) => result.state === 'passed' && (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isCloseToLimit */ .DF)(result)).length;
    const words = close === 0 ? '' : ` (${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_16__/* .grouped */ .zD)(close)} close to the limit)`;
    return {
        title: `${title}: ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_16__/* .grouped */ .zD)(results.length)}${words}`,
        parts: results.length === 0 ? [] : parts,
        isOpen,
    };
}
function itemsOf(results, run) {
    return (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .list */ .p_)(results.map((result) => ({
        lines: [headLine(result, 1000), ...linesOn(result, run, 'summary')],
        short: [headLine(result, 300), ...linesOn(result, run, 'short')],
        more: (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .fold */ .AU)('More', [...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .listOfLines */ .x5)(jobLines(result, run), ['fact', 'facts']), ...requestParts(result)]),
    })), ['analysis', 'analyses'], MAX_OPEN_ITEMS);
}
/** What an interval is, if a result has one; empty otherwise. */
function intervalMeaning(results) {
    return results.some((result) => (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .intervalOf */ .XF)(result) !== undefined) ? _facts_score_words_js__WEBPACK_IMPORTED_MODULE_5__/* .INTERVAL_MEANING */ .yg : '';
}
/** What to do about a kind of finding. */
function whatToDo(attack, venue, specs) {
    const actions = (0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .actionsFor */ .rG)(attack, venue, specs).map(_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .codeNames */ .Gc);
    const links = (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_11__/* .entriesOf */ .Mc)(attack).map(({ id, name, url }) => [{ label: `${id} ${name}`, link: url }]);
    return [
        (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)({ strong: 'What to do' }),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .wholeList */ .GM)(actions.slice(0, MAX_OPEN_ACTIONS)),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .fold */ .AU)('More to do, and how the attack works', [
            ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .wholeList */ .GM)(actions.slice(MAX_OPEN_ACTIONS)),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)(_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .NOT_MEASURED */ .pJ),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)((0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleTextOf */ .Hf)(attack).attack),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)('More about it: ', ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .joinLines */ .cT)(links, ', '), '.'),
        ]),
    ];
}
/** `**digits/evasion** timed out: score 0.4, threshold 0.1. What was found.` */
function headLine(result, most) {
    const score = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .explainedScore */ .fl)(result);
    const state = stateBeside(result);
    const [found = []] = (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .Pr)(result) ?? result.message, most);
    const words = (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .joinLines */ .cT)([score === '' ? [] : [`${score}.`], found], ' ');
    return [
        { strong: { code: result.spec.name, most: 100 } },
        state === '' ? '' : ` ${state}`,
        words.length === 0 ? '' : ': ',
        ...words,
    ];
}
/** The state if the heading above does not say it, and the reason if it says more than the state. */
function stateBeside({ state, reason }) {
    const { words, alarming } = _states_js__WEBPACK_IMPORTED_MODULE_14__/* .STATE_LABELS */ .In[state];
    if (state === 'vulnerable')
        return '';
    if (!alarming)
        return reason === undefined ? '' : `(\`${reason}\`)`;
    return reason === undefined || reason === state ? words : `${words} (\`${reason}\`)`;
}
/** What a form shows elsewhere, or has no space for. */
const LEFT_OUT = {
    summary: ['accept'],
    short: ['classes', 'robustness', 'narrowing', 'accept'],
    page: ['not-tested', 'robustness', 'advice', 'kept', 'links'],
    terminal: ['advice', 'kept', 'links'],
    'terminal-short': ['advice', 'kept', 'links', 'classes', 'robustness'],
};
/** What there is to say about an analysis below its score and its first sentence: a line for each fact, each fact once. */
function linesOn(result, run, form) {
    const leftOut = LEFT_OUT[form];
    const facts = {
        'not-tested': (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .notTestedSentence */ .co)(result)),
        classes: (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .classRateLines */ .qE)(result).flatMap((text) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)(text)),
        robustness: robustnessLines(result),
        advice: adviceLine(result, run),
        decision: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionLines */ .Wp)(result).flatMap((text) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)(text, 600)),
        narrowing: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isAccepted */ .oB)(result) ? [] : (0,_facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseNarrowing */ .S3)(result).flatMap((text) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)(text)),
        accept: (0,_files_js__WEBPACK_IMPORTED_MODULE_12__/* .acceptLines */ .Yn)((0,_facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseAccepting */ .$6)(result, run.policy?.entries)),
        kept: keptLine(result),
        warnings: warningLines(result, form === 'short' ? MAX_SHORT_WARNINGS : MAX_LIST_ENTRIES),
        links: linkLine(result, run, form),
    };
    return Object.entries(facts).flatMap(([kind, lines]) => (leftOut.includes(kind) ? [] : lines));
}
/** The advice about an analysis, unless it is that of the whole run, which stands at the top. */
function adviceLine(result, run) {
    const { state, reason } = result;
    if (reason === undefined || state === 'vulnerable')
        return [];
    // The message of a local analysis says what to do.
    if (reason === 'analysis-failed' && !(0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_6__/* .venueOf */ .p8)(run).hasJobs)
        return [];
    const { text } = (0,_summary_advice_js__WEBPACK_IMPORTED_MODULE_10__/* .adviceOnAnalysis */ .cm)(result, reason, run);
    return text === (0,_summary_advice_js__WEBPACK_IMPORTED_MODULE_10__/* .adviceFor */ .cp)(run)?.text ? [] : [[`To do: ${text}`]];
}
/** How far inputs must be changed, and whether the attack could see what there is. */
function robustnessLines(result) {
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    return isJudged && result.robustness !== undefined
        ? (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)((0,_facts_robustness_words_js__WEBPACK_IMPORTED_MODULE_4__/* .robustnessLine */ .F4)(result.robustness, result.state))
        : [];
}
/** Says that the result is an earlier one, unless its message, which says so, is shown already. */
function keptLine(result) {
    const isKept = 'keptSince' in result && (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .Pr)(result) !== undefined;
    return isKept ? (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .said */ .ag)(result.message) : [];
}
/** What a person should check comes first: a comment shows fewer. */
function warningLines(result, most) {
    const checks = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentences */ .Xw)(result);
    const warnings = [...checks, ...result.warnings.filter((text) => !checks.includes(text))];
    const left = warnings.length - most;
    return [
        ...warnings.slice(0, most).map((text) => ['\u26a0\ufe0f ', { said: text, most: MAX_WARNING_LENGTH }]),
        ...(left > 0 ? [[`\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_16__/* .grouped */ .zD)(left)} more`]] : []),
    ];
}
/** Where more is known of an analysis, where it is set up, and the command that repeats it on this machine. */
function linkLine(result, run, form) {
    const { spec } = result;
    const { hasJobs } = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_6__/* .venueOf */ .p8)(run);
    const isRepeatable = form !== 'short' && (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .countsAsVulnerable */ .hG)(result);
    const repeat = hasJobs || isRepeatable ? (0,_repeat_command_js__WEBPACK_IMPORTED_MODULE_13__/* .repeatCommand */ .p)(result, run) : [];
    const links = [
        hasJobs ? repeat : [],
        spec.place === undefined ? [] : ['set up in ', { place: spec.place }],
        hasJobs || repeat.length === 0 ? [] : ['again: ', ...repeat],
    ];
    const joined = (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .joinLines */ .cT)(links, ' \u00b7 ');
    return joined.length === 0 ? [] : [joined];
}
/** Job, model id and reports. */
function jobLines({ spec, jobId, reports }, run) {
    const { hasJobs } = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_6__/* .venueOf */ .p8)(run);
    const left = reports.length - MAX_LIST_ENTRIES;
    const paths = reports.slice(0, MAX_LIST_ENTRIES).map((path) => [{ code: path }]);
    return [
        ...(jobId === undefined || !hasJobs ? [] : [['Job: ', { code: jobId, most: 500 }]]),
        ...(spec.modelId === '' || !hasJobs ? [] : [['Model id: ', { code: spec.modelId }]]),
        ...(reports.length === 0
            ? []
            : [['Reports: ', ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .joinLines */ .cT)(paths, ', '), left > 0 ? `, \u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_16__/* .grouped */ .zD)(left)} more` : '']]),
    ];
}
/** The request of a planned analysis, and of one that the service rejected. */
function requestParts({ spec, state, reason }) {
    const fields = ((0,_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .findRow */ .uv)(spec.task, spec.attack)?.fields ?? []).map((field) => [
        `\`${field}\`: `,
        ...fieldValue(field, spec.fields[field]),
    ]);
    const listed = (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .listOfLines */ .x5)(fields, ['field', 'fields']);
    if (state === 'planned') {
        const start = `The request that would be sent, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_16__/* .counted */ .hS)(fields.length, 'field', 'fields')}:`;
        return [(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)(start), ...listed, ...artifactParts(spec)];
    }
    return reason === 'rejected' ? [(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)('The fields that were sent:'), ...listed] : [];
}
function fieldValue(field, value) {
    if (value === undefined)
        return ['(not given)'];
    return (0,_core_secret_field_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsSecret */ .hK)(field, value) ? ['(secret)'] : [{ code: value, most: 1000 }];
}
function artifactParts({ artifacts }) {
    if (artifacts.length === 0)
        return [(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)('No files are given for upload.')];
    const files = artifacts.map(({ slot, path }) => [`\`${slot}\`: `, { code: path, most: 200 }]);
    return [
        (0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)('The files that would be uploaded if the service asks for them:'),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_15__/* .listOfLines */ .x5)(files, ['file', 'files']),
    ];
}


/***/ }),

/***/ 8303:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ modelChangeSection)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9998);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9976);


/** What a pull request did to the models: a row for each that changed. Empty if nothing was compared. */
function modelChangeSection({ comparisons }) {
    const title = 'Changes to the models';
    if (comparisons === undefined)
        return { title, parts: [] };
    const { base, models, fault } = comparisons;
    if (fault !== undefined) {
        return {
            title,
            parts: [(0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)('The models could not be compared with the base. ', { said: fault, most: 600 })],
        };
    }
    const compared = models.filter(({ change }) => change !== undefined);
    const others = models.filter(({ kind, change }) => kind !== 'same' && change === undefined);
    const same = models.length - compared.length - others.length;
    return {
        title,
        parts: [
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)('Compared with the base commit ', { code: base.slice(0, 12) }, '.'),
            ...grid(compared),
            ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)([
                ...compared.flatMap(detailItem),
                ...others.map((one) => ({ lines: [[...nameOf(one), ...headWords(one)]] })),
            ], ['model', 'models']),
            ...(same === 0 ? [] : [(0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(same, 'model is', 'models are')} the same as before.`)]),
        ],
    };
}
const HEADER = ['model', 'file', 'accuracy (95 %)', 'answers differ (95 %)', 'fell / held', 'format, inputs'];
/** A row for each model of which two versions were compared. */
function grid(compared) {
    const rows = compared.flatMap((comparison) => {
        const { change, attacks = [] } = comparison;
        if (change === undefined)
            return [];
        const about = [...nameOf(comparison), ...renamedWords(comparison)];
        const fell = attacks.flatMap((attack, at) => [at === 0 ? '' : '; ', attackWords(attack)]);
        return [
            [about, fileCell(change, comparison), skillCell(change), answersCell(change), fell, formCell(change)],
        ];
    });
    if (rows.length === 0)
        return [];
    return [{ kind: 'grid', caption: 'Models that changed', header: HEADER, rows, what: ['model', 'models'] }];
}
/** What the table has no space for; nothing if there is nothing more to say. */
function detailItem(comparison) {
    const { change } = comparison;
    if (change === undefined)
        return [];
    const what = differsWords(comparison);
    const lines = [
        ...(what.length === 0 ? [] : [what]),
        ...classLines(change),
        ...dataLines(change),
        ...change.notes.map((note) => [{ said: note, most: 500 }]),
    ];
    return lines.length === 0 ? [] : [{ lines: [nameOf(comparison), ...lines] }];
}
function nameOf({ model }) {
    return [{ strong: { code: model, most: 200 } }];
}
/** What changed; nothing if only the model file did, of which the table tells. */
function differsWords({ differs = [] }) {
    return differs.every((part) => part === 'model')
        ? []
        : ['Changed: ', { said: differs.join(', '), most: 300 }, '. '];
}
function renamedWords({ from }) {
    return from === undefined ? [] : [', before ', { code: from, most: 200 }];
}
/** What happened to a model of which no two versions were compared. */
function headWords(comparison) {
    const renamed = renamedWords(comparison);
    switch (comparison.kind) {
        case 'added':
            return [' is new.'];
        case 'removed':
            return [' is gone: nothing analyses it now.'];
        case 'renamed':
            return [...renamed, ', was only renamed.'];
        case 'not-compared':
            return [
                ...renamed,
                ' was not compared. ',
                ...differsWords(comparison),
                { said: comparison.why ?? '', most: 600 },
            ];
        case 'changed':
        case 'same':
            return [...renamed, ' changed.'];
    }
}
/** `1.2 MB \u2192 1.4 MB, 3 of 12 tensors` */
function fileCell({ file: { before, after }, parts }, { differs = [] }) {
    const { kind, changed, added, removed } = parts;
    // A file may differ in what is no part of this kind.
    const isSame = changed + added + removed === 0 && before.bytes === after.bytes;
    if (isSame && !differs.includes('model'))
        return ['the same'];
    const one = kind === 'trees' ? 'tree' : 'tensor';
    const size = before.bytes === after.bytes
        ? (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(after.bytes)
        : `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(before.bytes)} \u2192 ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(after.bytes)}`;
    const counts = [
        `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(changed)} of ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(after.parts, one, kind)} changed`,
        ...(added === 0 ? [] : [`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(added)} new`]),
        ...(removed === 0 ? [] : [`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(removed)} gone`]),
    ];
    return [[size, ...counts].join(', ')];
}
/** `onnx opset 13 \u2192 onnx opset 17, inputs \u2026`, or that both are the same. */
function formCell({ file: { before, after } }) {
    const [was, is] = [formatOf(before), formatOf(after)];
    const changes = [
        ...(was === is ? [] : [`${was} \u2192 ${is}`]),
        ...(before.inputs.join() === after.inputs.join()
            ? []
            : [`inputs ${before.inputs.join('; ')} \u2192 ${after.inputs.join('; ')}`]),
    ];
    return changes.length === 0 ? ['the same'] : [{ said: changes.join(', '), most: 500 }];
}
function formatOf({ format, opset }) {
    return opset === undefined ? format : `${format} opset ${String(opset)}`;
}
/** `0.921 \u2192 0.934 (+0.013, 0.001 to 0.025, p 0.210)` */
function skillCell({ skill, paired }) {
    if (skill === undefined)
        return ['no labels'];
    const { measure, before, after, difference, low, high, p } = skill;
    const sign = difference > 0 ? '+' : '';
    const chance = p === undefined ? '' : `, ${chanceWords(p)}`;
    return [
        measure === 'r2' ? 'R\u00b2 ' : '',
        `${before.toFixed(3)} \u2192 ${after.toFixed(3)} (${sign}${difference.toFixed(3)}, ${low.toFixed(3)} to ${high.toFixed(3)}${chance})`,
        paired ? '' : ', each version on its own data',
    ];
}
/** `4.1 % of 2,000 inputs (3.3 % to 5.0 %)` */
function answersCell({ answers, rows }) {
    if (answers === undefined)
        return ['not compared: other inputs'];
    const { differ, tolerance } = answers;
    const beyond = tolerance === undefined ? '' : ` by more than ${String(Number(tolerance.toPrecision(3)))}`;
    const interval = `${percent(differ.low)} to ${percent(differ.high)}`;
    return [`${percent(differ.value)} of ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rows, 'input', 'inputs')}${beyond} (${interval})`];
}
/** The classes in which answers differ most, and whether the classes seem to be in another order. */
function classLines({ answers }) {
    const { classes = [], reordered } = answers ?? {};
    const most = classes.filter((one) => one.differ > 0).slice(0, 3);
    const named = most.flatMap(({ name, rows: of, differ: count }, index) => [
        index === 0 ? 'Answers differ most in class ' : ', ',
        { code: name, most: 60 },
        ` (${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)} of ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(of)})`,
    ]);
    const order = reordered === undefined
        ? []
        : [
            [
                `The classes seem to be in another order: but for that, ${percent(reordered)} would be answered alike.`,
            ],
        ];
    return [...(named.length === 0 ? [] : [[...named, '.']]), ...order];
}
function dataLines({ data, training, overlap }) {
    const shared = overlap === undefined || overlap === 0 ? [] : [overlap];
    return [
        ...rowLines('Data', data),
        ...rowLines('Training data', training),
        ...shared.map((count) => [
            `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'row', 'rows')} of data also stand in the training data.`,
        ]),
    ];
}
function rowLines(what, change) {
    if (change === undefined)
        return [];
    const { before, after, ...counts } = change;
    const { added, removed, changed, relabelled } = counts;
    if (added + removed + changed + relabelled === 0)
        return [];
    const parts = [
        `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(added)} added`,
        `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(removed)} removed`,
        `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(changed)} changed`,
        `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(relabelled)} with another label`,
    ];
    return [[`${what}: ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(before)} \u2192 ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(after, 'row', 'rows')}: ${parts.join(', ')}.`]];
}
/** `evasion: 11 newly fall, 2 no longer, of 200 (p 0.020)` */
function attackWords({ attack, inputs, worse, better, p }) {
    return `${attack}: ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(worse)} newly fall, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(better)} no longer, of ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(inputs)} (${chanceWords(p)})`;
}
function chanceWords(p) {
    return p < 0.001 ? 'p < 0.001' : `p ${p.toFixed(3)}`;
}
function percent(share) {
    return `${(100 * share).toFixed(1)} %`;
}


/***/ }),

/***/ 2829:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   IF: () => (/* binding */ otherFindingParts),
/* harmony export */   SP: () => (/* binding */ closingFindings),
/* harmony export */   VU: () => (/* binding */ scopeLine),
/* harmony export */   Vt: () => (/* binding */ unattackedParts),
/* harmony export */   Yn: () => (/* binding */ acceptLines),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   oM: () => (/* binding */ closingParts)
/* harmony export */ });
/* harmony import */ var _conversion_repeated_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2530);
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2366);
/* harmony import */ var _facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1952);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4849);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9597);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9998);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4286);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9976);








const MAX_LINE_LENGTH = 3000;
const MAX_OUTSIDE_LENGTH = 5000;
const FINDINGS = ['finding', 'findings'];
const MODELS = ['model', 'models'];
/** How to accept a finding: the words, and the lines to paste. */
function acceptLines(advice) {
    if (advice === undefined)
        return [];
    return [
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .said */ .ag)(advice.words, 500),
        ...advice.lines.map((one) => [{ code: one, most: MAX_LINE_LENGTH }]),
    ];
}
/** What a finding in a file is, below its title, and the entry that accepts it. */
function findingLines(finding, facts, hasAction = finding.standing !== 'accepted') {
    return [...linesAbout(finding, hasAction), ...acceptLines((0,_facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseAcceptingFile */ .lU)(finding, facts))];
}
/** What the file holds, what that does, the decision, and what to do first. */
function linesAbout(finding, hasAction) {
    const subject = (0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSubject */ .QK)(finding);
    const effect = (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinTexts */ .B)([(0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEffect */ .Ti)(finding), (0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatStanding */ .Oj)(finding)]);
    return [
        ...(subject === '' ? [] : [[{ code: subject }]]),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .said */ .ag)(effect, 500),
        ...(hasAction ? [[`What to do: ${_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y0[finding.rule].actions[0] ?? ''}`]] : []),
    ];
}
function findingItem(finding) {
    const { rule, severity, standing } = finding;
    const title = [{ strong: _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y0[rule].title }, ` (${_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITY_WORDS */ .ii[severity]})`];
    return { lines: [title, ['in ', placeOf(finding)], ...linesAbout(finding, standing !== 'accepted')] };
}
/** A line of a file has a place that can be linked; what is inside of a model or an archive has none. */
function placeOf(finding) {
    const { path: file, line: at, members } = finding;
    if (at === undefined || members.length > 0)
        return { code: (0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlace */ .dE)(finding) };
    return { place: { kind: 'file', file, line: at, column: 1 } };
}
/** The findings in files that fail the check. */
function closingFindings(scan) {
    return [...(0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(scan, 'flagged'), ...(0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(scan, 'undecided')];
}
function closingParts(scan) {
    return (0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(closingFindings(scan).map(findingItem), FINDINGS);
}
/** The findings in files that do not fail the check: what is accepted, and what people should look at. */
function otherFindingParts(scan) {
    const folded = (what, findings) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(findings.length, ...FINDINGS)} ${what}`, (0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(findings.map(findingItem), FINDINGS));
    return [
        ...folded('that the baseline has', (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(scan, 'known')),
        ...folded('accepted by the config file', (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(scan, 'accepted')),
        ...folded('to look at', (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(scan, 'listed')),
    ];
}
const MAX_UNATTACKED = 50;
/** The models that nothing attacks, what to do about each, and the lines for it; then those that need nothing. */
function unattackedParts(scan) {
    const { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] } = scan;
    const were = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(unattacked.length, 'model was', 'models were');
    const accepted = acceptedModels.map(({ path, reason }) => ({
        lines: [[{ code: path }, ': ', { said: reason, most: 500 }]],
    }));
    return [
        ...(unattacked.length === 0 ? [] : [(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)({ strong: `${were} not attacked:` })]),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)((0,_conversion_repeated_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutRepeats */ .j)(unattacked).map(unattackedItem), MODELS, MAX_UNATTACKED),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(accepted.length, ...MODELS)} not attacked, as the config file accepts`, (0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(accepted, MODELS)),
        ...(coveredModels.length === 0
            ? []
            : [(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)({ said: (0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCovered */ .sP)(coveredModels), most: MAX_OUTSIDE_LENGTH })]),
        ...(unattackable.length === 0
            ? []
            : [(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)({ said: (0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatUnattackable */ .RG)(unattackable), most: MAX_OUTSIDE_LENGTH })]),
    ];
}
function unattackedItem({ path, className, whatToDo, lines }) {
    const made = className === undefined ? [] : [' (', { code: className }, ')'];
    return {
        lines: [
            [{ code: path }, ...made],
            ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .said */ .ag)(whatToDo, MAX_LINE_LENGTH),
            ...lines.map((one) => [{ code: one, most: MAX_LINE_LENGTH }]),
        ],
    };
}
/** What was scanned, and what was left out. */
function scopeLine(scan) {
    const { scope, fileCount, bytes, unchangedCount, ignoredCount, findings } = scan;
    const leftOut = (0,_file_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatLeftOut */ .tG)(scan);
    const files = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(fileCount, 'file', 'files');
    const what = scope === 'artifacts' ? 'that were about to be uploaded' : 'in the repository';
    // A results file does not say how much was scanned.
    const size = bytes === 0 ? '' : `, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .formatBytes */ .z3)(bytes)} scanned`;
    const unchanged = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(unchangedCount, 'file', 'files');
    return [
        `${files} ${what}${size}; `,
        unchangedCount === 0 ? '' : `${unchanged} unchanged since an earlier scan; `,
        ignoredCount === 0 ? '' : `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(ignoredCount, 'file', 'files')} left out by the config file; `,
        ...(leftOut === undefined ? [] : [{ said: leftOut, most: MAX_LINE_LENGTH }, '; ']),
        findings.length === 0 ? 'nothing was found.' : `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(findings.length, ...FINDINGS)}.`,
    ];
}


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ formatEnd),
/* harmony export */   Ju: () => (/* binding */ acceptParts),
/* harmony export */   Kq: () => (/* binding */ describeFound),
/* harmony export */   QK: () => (/* binding */ countLine),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   am: () => (/* binding */ gravestOf),
/* harmony export */   d9: () => (/* binding */ findingRows),
/* harmony export */   qQ: () => (/* binding */ shortResult),
/* harmony export */   qY: () => (/* binding */ shownScore)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(2366);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_17__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9597);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(229);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4849);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5966);
/* harmony import */ var _facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1952);
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6889);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(112);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4286);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(734);
/* harmony import */ var _sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(689);
/* harmony import */ var _summary_advice_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8417);
/* harmony import */ var _repeat_command_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(4319);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(2829);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(6043);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(9976);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(8074);


















/** What fails the check: a row for each finding, the gravest first, then a row for each cause that left no verdict. */
function findingRows(run) {
    const { results, supplyChain } = run;
    const files = supplyChain === undefined ? [] : (0,_files_js__WEBPACK_IMPORTED_MODULE_12__/* .closingFindings */ .SP)(supplyChain);
    return [
        ...files.filter(({ standing }) => standing === 'flagged').map((finding) => fileRow([finding])),
        ...(0,_order_js__WEBPACK_IMPORTED_MODULE_8__/* .gravestFirst */ .Ln)(results.filter(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsVulnerable */ .hG)).map((result) => analysisRow(result, run)),
        ...[...Map.groupBy(results.filter(_states_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoVerdict */ .Xt), (result) => causeOf(result, run)).values()].map((ofCause) => causeRow(ofCause, run)),
        ...[
            ...Map.groupBy(files.filter(({ standing }) => standing === 'undecided'), ({ rule }) => rule).values(),
        ].map(fileRow),
    ];
}
function fileRow(findings) {
    const [first] = findings;
    if (first === undefined)
        throw new RangeError('no finding');
    const subject = findings.length > 1 ? '' : (0,_file_words_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSubject */ .QK)(first);
    return {
        isFound: first.standing === 'flagged',
        name: [(0,_files_js__WEBPACK_IMPORTED_MODULE_12__/* .placeOf */ .$t)(first), ...andMore(findings.length - 1)],
        score: _file_words_js__WEBPACK_IMPORTED_MODULE_7__/* .SEVERITY_WORDS */ .ii[first.severity],
        limit: '',
        what: [_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y0[first.rule].title, ...(subject === '' ? [] : [': ', { code: subject }])],
    };
}
function analysisRow(result, run) {
    const { score, threshold, spec } = result;
    const [what = [(0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleTextOf */ .Hf)(spec.attack).title]] = (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .Pr)(result)?.split(/(?<=\.) /u, 1)[0]);
    const [check] = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentences */ .Xw)(result);
    const doubts = [(0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .notTestedSentence */ .co)(result), check ?? ''].flatMap((text) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .said */ .ag)(text));
    return {
        isFound: true,
        name: [nameOf(result, run)],
        score: score === undefined ? '' : scoreText(result, score),
        limit: threshold === undefined ? '' : String(threshold),
        what: [...what, ...doubts.flatMap((doubt) => [' \u26a0\ufe0f ', ...doubt])],
    };
}
/** `\u2265 0.88 (0.78\u20130.94)` */
function scoreText(result, score) {
    const interval = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .intervalOf */ .XF)(result);
    const between = interval === undefined ? '' : ` (${(0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shortScore */ .Bo)(interval.low)}\u2013${(0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shortScore */ .Bo)(interval.high)})`;
    return `${shownScore(result, score)}${between}`;
}
/** `\u2265 0.98 > 0.5`, or the state of an analysis that has no score. What is accepted says so. */
function shortResult(result) {
    const { score, threshold } = result;
    const { words } = (0,_states_js__WEBPACK_IMPORTED_MODULE_13__/* .labelOf */ .Wy)(result);
    if (score === undefined)
        return words;
    const numbers = `${shownScore(result, score)} ${score > threshold ? '>' : '\u2264'} ${String(threshold)}`;
    return (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isAccepted */ .oB)(result) || (0,_states_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoVerdict */ .Xt)(result) ? `${numbers}, ${words}` : numbers;
}
/** `vulnerable, score 0.4, threshold 0.1. What was found. Why it fails the check.`: plain text for annotations and JUnit. */
function describeFound(result) {
    const { words } = _states_js__WEBPACK_IMPORTED_MODULE_13__/* .STATE_LABELS */ .In[result.state];
    const found = (0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingSentence */ .dj)(result);
    return (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_15__/* .joinTexts */ .B)([`${words}${found === '' ? '.' : `, ${found}`}`, (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDecision */ .WS)(result)]);
}
/** `\u2717 digits/evasion \u2265 0.98 > 0.5`: the end of an analysis, for logs; the name is untrusted. */
function formatEnd(result) {
    return `${(0,_states_js__WEBPACK_IMPORTED_MODULE_13__/* .markOf */ .Fg)(result)} ${result.spec.name} ${shortResult(result)}`;
}
/** The score as rows and badges show it: `\u2265 0.88`. */
function shownScore(result, score) {
    return (0,_facts_score_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shortScore */ .Bo)(score, 'bound' in result ? result.bound : undefined, result.threshold);
}
/** Analyses without a verdict share a row if they share the cause. What they say is shown if all say the same. */
function causeRow(results, run) {
    const [first] = results;
    if (first === undefined)
        throw new RangeError('no analysis');
    const messages = new Set(results.map(({ message }) => message));
    const [what = [causeOf(first, run)]] = messages.size === 1 ? (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .said */ .ag)(first.message) : [];
    const name = [nameOf(first, run), ...andMore(results.length - 1)];
    return { isFound: false, name, score: '', limit: '', what };
}
/** Why there is no verdict, in a few words. */
function causeOf(result, run) {
    const { reason, state } = result;
    return reason === undefined ? state : (0,_summary_advice_js__WEBPACK_IMPORTED_MODULE_10__/* .adviceOnAnalysis */ .cm)(result, reason, run).title;
}
function nameOf({ spec }, origin) {
    const name = { code: spec.name, most: 100 };
    return spec.place === undefined ? name : { label: name, link: (0,_links_js__WEBPACK_IMPORTED_MODULE_16__/* .placeAddress */ .ei)(spec.place, origin) };
}
function andMore(more) {
    return more === 0 ? [] : [` and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_17__/* .grouped */ .zD)(more)} more`];
}
/** The gravest finding of a run: what it is about, in a sentence, and what to do first. Undefined without a finding. */
function gravestOf(run) {
    const { results, supplyChain } = run;
    const flagged = supplyChain === undefined ? [] : (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(supplyChain, 'flagged');
    const vulnerable = (0,_order_js__WEBPACK_IMPORTED_MODULE_8__/* .gravestFirst */ .Ln)(results.filter(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsVulnerable */ .hG));
    const paths = new Set(flagged.map(({ path }) => path));
    const models = new Set(vulnerable.map(({ spec }) => spec.model));
    const others = paths.size + models.size - 1;
    const [file] = flagged;
    if (file !== undefined) {
        const { title, actions } = _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y0[file.rule];
        const verdict = ['do not load ', { code: file.path, most: 100 }, ...andMore(others)];
        return { verdict, title: `${title}.`, sentence: [], action: actions[0] ?? '', command: [] };
    }
    const [result] = vulnerable;
    if (result === undefined)
        return undefined;
    const { attack, model } = result.spec;
    return {
        verdict: ['do not ship ', { code: model, most: 100 }, ...andMore(others)],
        title: `${(0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleTextOf */ .Hf)(attack).title}.`,
        sentence: (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .Pr)(result), 600)[0] ?? [],
        action: (0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .codeNames */ .Gc)((0,_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .actionsFor */ .rG)(attack, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_6__/* .venueOf */ .p8)(run), [result.spec])[0] ?? ''),
        command: (0,_repeat_command_js__WEBPACK_IMPORTED_MODULE_11__/* .repeatCommand */ .p)(result, run),
    };
}
/** What to do next: about the gravest finding, else about what failed the run. Empty if there is nothing to do. */
function nextSteps(outcome) {
    const gravest = gravestOf(outcome);
    if (gravest === undefined)
        return [];
    const advice = (0,_summary_advice_js__WEBPACK_IMPORTED_MODULE_10__/* .adviceFor */ .cp)({ ...outcome, results: outcome.results.filter(_states_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoVerdict */ .Xt) });
    const seeIts = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_6__/* .venueOf */ .p8)(outcome).hasJobs ? ['See its '] : [];
    const isAlso = outcome.failureReason !== 'vulnerable' && advice !== undefined;
    return [
        [gravest.action],
        ...(isAlso ? [[advice.text]] : []),
        ...(gravest.command.length === 0 ? [] : [[...seeIts, ...gravest.command]]),
    ];
}
/** `4 more findings, 1 close to the limit \u00b7 4 passed \u00b7 29 files clean`. One count for everything: findings. */
function countLine(outcome) {
    const { results, supplyChain, policy, status } = outcome;
    const flagged = supplyChain === undefined ? [] : (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(supplyChain, 'flagged');
    const found = results.filter(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsVulnerable */ .hG).length + flagged.length;
    // The heading names the gravest one.
    const isNamed = status === 'vulnerable' && found > 0;
    const open = results.filter((result) => (0,_states_js__WEBPACK_IMPORTED_MODULE_13__/* .groupOf */ .F8)(result) === 'unfinished').length;
    const { new: isNew, known, fixed } = (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countFindings */ .Gt)(outcome);
    const compared = `compared with the baseline ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_17__/* .grouped */ .zD)(isNew)} new, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_17__/* .grouped */ .zD)(known)} known, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_17__/* .grouped */ .zD)(fixed)} fixed`;
    const states = [
        isNamed
            ? numbered(found - 1, found === 2 ? 'more finding' : 'more findings')
            : numbered(found, found === 1 ? 'finding' : 'findings'),
        numbered(results.filter(_states_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoVerdict */ .Xt).length, 'without a verdict'),
        numbered(results.filter(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isAccepted */ .oB).length, 'accepted'),
        passedCount(results),
        numbered(open, 'not finished'),
        ...fileCounts(outcome),
        policy?.hasBaseline === true ? [compared] : [],
    ];
    return (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .joinLines */ .cT)(states, ' \u00b7 ');
}
/** `4 passed (2 close to the limit, backdoors not tested)` */
function passedCount(results) {
    const passed = results.filter((result) => (0,_states_js__WEBPACK_IMPORTED_MODULE_13__/* .groupOf */ .F8)(result) === 'passed');
    const parts = new Set(passed.map(_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .notTestedShort */ .tD).filter((part) => part !== ''));
    const aside = (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .joinLines */ .cT)([
        numbered(passed.filter(_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isCloseToLimit */ .DF).length, 'close to the limit'),
        ...[...parts].slice(0, MOST_PARTS).map((part) => [{ said: part }]),
    ], ', ');
    return aside.length === 0
        ? numbered(passed.length, 'passed')
        : [...numbered(passed.length, 'passed'), ' (', ...aside, ')'];
}
const MOST_PARTS = 3;
function fileCounts({ supplyChain }) {
    if (supplyChain === undefined)
        return [];
    const { fileCount, unattacked = [] } = supplyChain;
    const [listed, undecided] = [(0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(supplyChain, 'listed'), (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(supplyChain, 'undecided')];
    const isClean = (0,_files_js__WEBPACK_IMPORTED_MODULE_12__/* .closingFindings */ .SP)(supplyChain).length + listed.length === 0;
    const files = fileCount === 1 ? 'file' : 'files';
    const models = unattacked.length === 1 ? 'model' : 'models';
    return [
        numbered(fileCount, `${files} ${isClean ? 'clean' : 'scanned'}`),
        numbered(undecided.length, 'not scanned'),
        numbered(listed.length, 'to look at'),
        numbered(unattacked.length, `${models} not attacked`),
    ];
}
function numbered(count, words) {
    return count === 0 ? [] : [`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_17__/* .grouped */ .zD)(count)} ${words}`];
}
/** The entries that accept what fails the check: one for each finding that may be accepted at all. */
function acceptParts({ results, supplyChain, policy }) {
    const facts = policy?.entries;
    const files = supplyChain === undefined ? [] : (0,_files_js__WEBPACK_IMPORTED_MODULE_12__/* .closingFindings */ .SP)(supplyChain);
    const advice = [
        ...(0,_order_js__WEBPACK_IMPORTED_MODULE_8__/* .gravestFirst */ .Ln)(results).map((result) => (0,_facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_4__/* .adviseAccepting */ .$6)(result, facts)),
        ...files.map((finding) => (0,_facts_policy_accept_words_js__WEBPACK_IMPORTED_MODULE_4__/* .adviseAcceptingFile */ .lU)(finding, facts)),
    ].filter((one) => one !== undefined);
    const parts = [...Map.groupBy(advice, ({ words }) => words)].flatMap(([words, entries]) => [
        (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .line */ .n8)({ said: words, most: 500 }),
        ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .listOfLines */ .x5)(entries.flatMap(({ lines }) => lines.map((one) => [{ code: one, most: 3000 }])), ['entry', 'entries']),
    ]);
    return (0,_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .fold */ .AU)('Accept a finding', parts);
}


/***/ }),

/***/ 4845:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ lineageSection),
/* harmony export */   e: () => (/* binding */ missingRecord)
/* harmony export */ });
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(112);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9976);


const FIELDS = ['field', 'fields'];
/** The record of an earlier scan: its verdict, and whether it is about this commit. */
function lineageSection(outcome) {
    const { lineage } = outcome;
    const title = 'Earlier scan';
    const record = lineage?.record;
    if (lineage === undefined || record === undefined)
        return { title, parts: [] };
    if (lineage.cached !== undefined) {
        const all = 'All analyses have a cached result of the same content, so none was run again.';
        const known = [
            ...given('Commit', record.commitid, () => [commitOf(outcome, record)]),
            ...given('Scanned at', record.createdtimestamp),
        ];
        return { title, parts: [(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(all), ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfLines */ .x5)(known, FIELDS)] };
    }
    const why = lineage.isOfOther === undefined ? 'of the input `rescan`' : 'it is of something else';
    return {
        title,
        parts: [
            ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfLines */ .x5)(mainLines(outcome, lineage, record), FIELDS),
            ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)('More of this record', (0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfLines */ .x5)(moreLines(record), FIELDS)),
            ...(lineage.accepted ? [] : [(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(`A new scan is needed despite this record, because ${why}.`)]),
        ],
    };
}
/** Says that there is no record, unless the heading says so. */
function missingRecord(outcome) {
    const { lineage, status } = outcome;
    const isMissing = lineage !== undefined && lineage.record === undefined;
    return isMissing && status !== 'not-scanned' && (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(outcome).recalls === 'record'
        ? 'Before this run the service had no record of a scan.'
        : '';
}
/** A field with its value; nothing if the record has none. */
function given(name, value, show = (text) => [{ code: text, most: 200 }]) {
    return value === undefined || value === '' ? [] : [[`${name}: `, ...show(value)]];
}
function mainLines(outcome, lineage, record) {
    const of = (part) => mismatch(lineage, part);
    return [
        ['Verdict: ', ...verdictLine(lineage.vulnerable, record.supplychain_vuldetected)],
        ['Commit: ', ...commitLine(outcome, lineage, record)],
        ...given('Repository', record.repourl, (url) => [
            { label: { code: url, most: 200 }, link: url },
            ...of('repository'),
        ]),
        ...given('Branch', record.branchname, (name) => [{ code: name, most: 200 }, ...of('branch')]),
        ...given('Scanned at', record.createdtimestamp),
    ];
}
function moreLines({ repotype, depth, modelid, hashedjobid }) {
    return [
        ...given('Kind of repository', repotype),
        ...given('Depth in commits', depth),
        ...given('Model id', modelid),
        ...given('Scan job', hashedjobid),
    ];
}
function commitOf({ target }, { commitid = '', repourl }) {
    return { commit: commitid, repository: repourl ?? target?.repoUrl };
}
function commitLine(outcome, { matchesCommit }, record) {
    const { commitid = '' } = record;
    const scanned = commitid === '' ? '(not given)' : commitOf(outcome, record);
    if (matchesCommit === 'unknown')
        return [scanned, ' \u2754 unknown whether this is the commit of this run'];
    if (matchesCommit)
        return [scanned, ' \u2705 the commit of this run'];
    const { commit, repoUrl } = outcome.target ?? {};
    const current = commit === undefined ? [] : [' (', { commit, repository: repoUrl }, ')'];
    const alarm = { strong: 'not the commit of this run' };
    return [scanned, ' \u26a0\ufe0f ', alarm, ...current, '; later changes were not scanned'];
}
function mismatch({ isOfOther = [] }, part) {
    const isOther = isOfOther.some((one) => one.part === part);
    return isOther ? [' \u26a0\ufe0f ', { strong: `not the requested ${part}` }] : [];
}
function verdictLine(vulnerable, flag) {
    const value = flag === undefined ? [] : [' (flag ', { code: String(flag) }, ')'];
    if (vulnerable === 'unknown')
        return ['\u2754 unknown', ...value];
    return [vulnerable ? '\ud83d\udea8 vulnerability found' : '\u2705 no vulnerability found', ...value];
}


/***/ }),

/***/ 6043:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ commitAddress),
/* harmony export */   ei: () => (/* binding */ placeAddress),
/* harmony export */   jr: () => (/* binding */ SHOWN_DIGITS)
/* harmony export */ });
/** As many digits of a commit as its link shows. */
const SHOWN_DIGITS = 10;
/** The page of a commit; undefined if its repository is not on GitHub. */
function commitAddress(commit, repository, { repoType }) {
    const page = repoType === 'github' ? pageOf(repository) : undefined;
    return page === undefined || !/^[0-9a-f]{7,64}$/iu.test(commit) ? undefined : `${page}/commit/${commit}`;
}
/** The page of a line of a file; undefined unless the repository is on GitHub and the commit is known. */
function placeAddress(place, { target, repoType }) {
    const page = repoType === 'github' ? pageOf(target?.repoUrl) : undefined;
    if (place.kind === 'input' || page === undefined || target?.commit === undefined)
        return undefined;
    const path = place.file.split('/').map(encodePart).join('/');
    return `${page}/blob/${encodePart(target.commit)}/${path}#L${String(place.line)}`;
}
/** Encodes a part of a path; half a surrogate pair has no encoding. */
function encodePart(part) {
    return encodeURIComponent(part.toWellFormed());
}
function pageOf(repoUrl) {
    return repoUrl?.startsWith('https://') === true
        ? repoUrl.replace(/\/+$/u, '').replace(/\.git$/u, '')
        : undefined;
}


/***/ }),

/***/ 1583:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ problemSection),
/* harmony export */   KO: () => (/* binding */ textParts),
/* harmony export */   Ms: () => (/* binding */ decisionSection),
/* harmony export */   _z: () => (/* binding */ policyChangeSection),
/* harmony export */   nh: () => (/* binding */ subjectLine),
/* harmony export */   su: () => (/* binding */ digestName),
/* harmony export */   yR: () => (/* binding */ uploadParts)
/* harmony export */ });
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(229);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9998);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9976);



const FILES = ['file', 'files'];
const MAX_NAMES = 20;
/** More changes of a policy are folded away. */
const MAX_OPEN_CHANGES = 10;
/** The problems of inputs and configuration, with their places. */
function problemSection({ problems }) {
    const items = problems.map(({ place, message }) => ({
        lines: [[{ place }], [{ said: message, most: 1000 }]],
    }));
    return {
        title: `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(problems.length, 'problem', 'problems')} to fix`,
        parts: (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(items, ['problem', 'problems']),
    };
}
/** Texts that each stand for themselves: warnings, notices. */
function textParts(texts, what) {
    return (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .listOfLines */ .x5)(texts.map((text) => [{ said: text, most: 500 }]), what);
}
/** The keys of the policy that a pull request changes. Empty if it changes nothing and there is nothing to say. */
function policyChangeSection({ policyChange }) {
    const title = 'Changes to the policy';
    if (policyChange === undefined)
        return { title, parts: [] };
    if (policyChange.kind === 'unread') {
        const unread = 'The policy of the base could not be read, so its changes are not shown.';
        return { title, parts: [(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(unread), (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)({ said: policyChange.why, most: 600 })] };
    }
    const { base, changes, notes, judgedBy } = policyChange;
    if (changes.length + notes.length === 0 && judgedBy === 'head')
        return { title, parts: [] };
    const isBase = judgedBy === 'base';
    const whose = isBase ? 'The policy of the base' : 'The pull request\u2019s own policy';
    const items = changes.map(({ key, before, after }) => ({
        lines: [[{ code: key }, ' ', { code: before }, ' \u2192 ', { code: after }]],
    }));
    const listed = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(items, ['change', 'changes']);
    const words = changes.length === 0
        ? 'The pull request does not change it.'
        : `The pull request changes it${isBase ? ', which counts once it is merged' : ''}:`;
    return {
        title,
        parts: [
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(`${whose} judged this run (base commit `, { code: base.slice(0, 12) }, ').'),
            ...notes.map((note) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)({ said: note, most: 500 })),
            // Notes say why there can be no changes.
            ...(changes.length === 0 && notes.length > 0 ? [] : [(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(words)]),
            ...(changes.length > MAX_OPEN_CHANGES
                ? (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)((0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(changes.length, 'changed key', 'changed keys'), listed)
                : listed),
        ],
    };
}
/**
 * How many findings `accept` and the baseline decided, and which of the baseline are gone. Empty if the run has neither. The
 * reason of a decision stands beside its finding.
 */
function decisionSection(outcome) {
    const { results, supplyChain, policy } = outcome;
    const decisions = [...results, ...(supplyChain?.findings ?? [])].map((one) => one.policy);
    const isDecided = decisions.some((decision) => decision !== undefined && decision.isPlain !== true);
    const fixedInFiles = policy?.fixedInFiles ?? [];
    const title = 'Accepted, and compared with the baseline';
    if (!isDecided && fixedInFiles.length === 0 && policy?.hasBaseline !== true)
        return { title, parts: [] };
    const { new: isNew, known, accepted, fixed } = (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(outcome);
    const counts = `${String(isNew)} new, ${String(known)} known, ${String(accepted)} accepted, ${String(fixed)} fixed.`;
    const gone = fixedInFiles.map((name) => [
        { code: name },
        ' is ',
        { strong: 'fixed' },
        '. The baseline has it, and this run does not.',
    ]);
    return {
        title,
        parts: [
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(`${counts} Only a new finding fails the check.`),
            ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .listOfLines */ .x5)(gone, ['finding', 'findings']),
        ],
    };
}
/** Everything that left the runner (docs/design.md, rule 6), or that local analyses read; nothing if there is none. */
function uploadParts(results) {
    const all = results.flatMap(({ spec, uploads }) => uploads.map((upload) => ({ name: spec.name, upload })));
    const hosts = new Set(all.map(({ upload }) => upload.host));
    const stayed = hosts.size === 1 && hosts.has('');
    // The same file is often given to several analyses.
    const files = [...Map.groupBy(all, ({ upload }) => JSON.stringify(upload)).values()];
    // A service gets a file once for each analysis.
    const moved = stayed ? files.flatMap((uses) => uses.slice(0, 1)) : all;
    const bytes = moved.reduce((sum, { upload }) => sum + upload.bytes, 0);
    const amount = `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(moved.length, ...FILES)}, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes)}`;
    const title = stayed
        ? `\ud83d\udce6 Read on this machine: ${amount}`
        : `\ud83d\udce6 Uploaded: ${amount}, to ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(hosts.size, 'host', 'hosts')}`;
    return (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(title, (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(files.map(uploadItem), FILES));
}
/** What is sent is an archive of the file. */
function digestName(host) {
    return host === '' ? 'SHA-256' : 'SHA-256 of the archive';
}
/** @param uses the same upload, for each analysis that it was made for */
function uploadItem(uses) {
    const [first] = uses;
    if (first === undefined)
        return { lines: [] };
    const { slot, file, bytes, sha256, host } = first.upload;
    const to = host === '' ? [] : [' to ', { code: host, most: 200 }];
    const names = uses.slice(0, MAX_NAMES).map(({ name }) => [{ code: name, most: 100 }]);
    const left = uses.length - MAX_NAMES;
    const more = left > 0 ? `, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(left, 'analysis more', 'analyses more')}` : '';
    const size = `: \`${slot}\`, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes)}, ${digestName(host)} `;
    return {
        lines: [
            [{ code: file, most: 200 }, size, { digest: sha256 }, ...to, ', for ', ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(names, ', '), more],
        ],
    };
}
/** Repository, branch, commit and mode of a run; empty if none is known. */
function subjectLine({ target, repoType, mode }) {
    const code = (text) => ({ code: text, most: 200 });
    const { repoUrl = '', branch, commit, pullRequest, fork } = target ?? {};
    const known = [
        repoUrl === '' ? [] : ['repository ', { label: code(repoUrl), link: repoUrl }],
        repoType === undefined ? [] : ['kind ', code(repoType)],
        branch === undefined ? [] : ['branch ', code(branch)],
        commit === undefined ? [] : ['commit ', { commit, repository: repoUrl }],
        pullRequest === undefined ? [] : ['pull request ', code(String(pullRequest))],
        fork === true ? ['from a fork'] : [],
    ];
    const all = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)([...known, mode === 'unknown' ? [] : [`mode \`${mode}\``]], ' \u00b7 ');
    if (all.length === 0)
        return [];
    const isOf = known.some(({ length }) => length > 0);
    return [isOf ? 'Model security scan of ' : 'Model security scan, ', ...all];
}


/***/ }),

/***/ 9976:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   GM: () => (/* binding */ wholeList),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   x5: () => (/* binding */ listOfLines)
/* harmony export */ });
/** A text of others as a line; none if it is empty. */
function said(text, most = 300) {
    return text === undefined || text === '' ? [] : [[{ said: text, most }]];
}
/** One line of several, with words between them; what is empty is left out. */
function joinLines(lines, between) {
    return lines
        .filter(({ length }) => length > 0)
        .flatMap((one, index) => (index === 0 ? one : [between, ...one]));
}
function line(...pieces) {
    return { kind: 'line', line: pieces };
}
/** A list of entries of one line or several; nothing without entries. */
function list(items, what, open) {
    return items.length === 0 ? [] : [{ kind: 'list', items, what, ...(open === undefined ? {} : { open }) }];
}
/** A list of single lines. */
function listOfLines(lines, what) {
    return list(lines.map((one) => ({ lines: [one] })), what);
}
/** A few lines of our own, which are always shown. */
function wholeList(lines) {
    return listOfLines(lines.map((one) => [one]), ['line', 'lines']).map((part) => ({ ...part, isWhole: true }));
}
function fold(title, parts) {
    return parts.length === 0 ? [] : [{ kind: 'fold', title, parts }];
}


/***/ }),

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repeatCommand)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3759);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3382);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(112);




/** A name that a shell takes as it is. */
const PLAIN_NAME = /^[\w./-]+$/u;
/** The command that repeats an analysis on this machine, or the page of its job; empty if there is neither. */
function repeatCommand({ spec, dashboardUrl }, run) {
    if ((0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_2__/* .venueOf */ .p8)(run).hasJobs) {
        return dashboardUrl === undefined ? [] : [{ label: 'dashboard', link: dashboardUrl }];
    }
    // A comparison is made beside the attacks of its model.
    const isAttack = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.includes(spec.attack);
    const base = run.comparisons?.base ?? '';
    const file = spec.place?.kind === 'file' ? spec.place.file : _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_CONFIG_FILE */ .Cu;
    const names = [spec.name, file, ...(isAttack ? [] : [base])];
    if (!names.every((name) => PLAIN_NAME.test(name)))
        return [];
    const part = isAttack ? spec.name : `${spec.model} --compare base --base ${base}`;
    const config = file === _facts_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_CONFIG_FILE */ .Cu ? '' : ` --config-file ${file}`;
    const python = (0,_facts_local_analysis_js__WEBPACK_IMPORTED_MODULE_1__/* .callsPython */ .sP)(spec) ? ' --python allow' : '';
    return [{ code: `model-security scan --only ${part}${config}${python}` }];
}


/***/ }),

/***/ 8074:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ isAlarming),
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   In: () => (/* binding */ STATE_LABELS),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   Xt: () => (/* binding */ hasNoVerdict),
/* harmony export */   ef: () => (/* binding */ mostImportantFirst)
/* harmony export */ });
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(229);

/** The labels of the states, most important first. */
const STATE_LABELS = {
    vulnerable: { tone: 'bad', words: 'vulnerable', alarming: true },
    failed: { tone: 'open', words: 'failed', alarming: true },
    error: { tone: 'open', words: 'error', alarming: true },
    timeout: { tone: 'open', words: 'timed out', alarming: true },
    'not-tested': { tone: 'open', words: 'not tested', alarming: true },
    submitted: { tone: 'none', words: 'submitted', alarming: false },
    planned: { tone: 'none', words: 'planned', alarming: false },
    passed: { tone: 'good', words: 'passed', alarming: false },
};
/** How a result looks, and its state in words: `vulnerable`, `not tested`, `accepted`. */
function labelOf(result) {
    if ((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(result))
        return { tone: 'none', words: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingState */ .n2)(result) ?? '' };
    const isOpen = result.state === 'passed' && hasNoVerdict(result);
    return isOpen ? { tone: 'open', words: 'no verdict' } : STATE_LABELS[result.state];
}
const MARKS = { good: '\u2713', bad: '\u2717', open: '?', none: '\u00b7' };
/** A sign for plain text; what is accepted has one of its own. */
function markOf(result) {
    return (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(result) ? '\u25cb' : MARKS[labelOf(result).tone];
}
const IMPORTANCE = Object.keys(STATE_LABELS);
/** Sorts a copy by state, most important first; results of one state keep their order. */
function mostImportantFirst(results) {
    return results.toSorted((a, b) => IMPORTANCE.indexOf(a.state) - IMPORTANCE.indexOf(b.state));
}
/** True if somebody has to look at a result: it fails the check, or there is no verdict. */
function isAlarming(result) {
    return STATE_LABELS[result.state].alarming && !(0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(result);
}
/** What a result is for those who look at a run; `findings` are those that fail the check. */
function groupOf(result) {
    const { state, reason } = result;
    if ((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(result))
        return 'accepted';
    if (state === 'vulnerable')
        return 'findings';
    if (state === 'planned' || state === 'submitted')
        return 'unfinished';
    // One that passed, but has a reason against that, has no verdict.
    return state === 'passed' && reason === undefined ? 'passed' : 'undecided';
}
/** True if nothing is known of what an analysis should judge, and nothing accepts that. */
function hasNoVerdict(result) {
    return groupOf(result) === 'undecided';
}


/***/ }),

/***/ 4286:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ formatStanding),
/* harmony export */   QK: () => (/* binding */ formatSubject),
/* harmony export */   RG: () => (/* binding */ formatUnattackable),
/* harmony export */   Ti: () => (/* binding */ formatEffect),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   ii: () => (/* binding */ SEVERITY_WORDS),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   sP: () => (/* binding */ formatCovered),
/* harmony export */   tG: () => (/* binding */ formatLeftOut)
/* harmony export */ });
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9597);
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2366);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9822);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);





/** When a finding takes effect, in words that follow what was found. */
const MOMENTS = {
    load: 'It takes effect when the file is loaded.',
    predict: 'It takes effect when the model makes a prediction.',
    unpack: 'It takes effect when the archive is unpacked.',
    run: 'It takes effect when the code of the repository runs.',
    none: '',
};
const SEVERITY_WORDS = {
    critical: 'critical',
    high: 'high',
    review: 'to review',
    'not-scanned': 'not scanned',
};
/** `models/net.pt > archive/data.pkl, byte 12`: the place of a finding; untrusted text. */
function formatPlace({ path, members, offset, line }) {
    const where = [path, ...members].join(' > ');
    if (line !== undefined)
        return `${where}:${String(line)}`;
    return offset === undefined ? where : `${where}, byte ${String(offset)}`;
}
/** The most names of one finding that are shown; the results file and SARIF have all. */
const MOST_NAMES = 12;
/** What was found, as the file says it: a call with its arguments, a name, or several names; untrusted text. */
function formatSubject(finding) {
    const { excerpt, subject, others } = finding;
    if (others === undefined)
        return excerpt ?? subject;
    const names = [...new Set([subject, ...others.map((other) => other.subject)])];
    const more = names.length > MOST_NAMES ? ` and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(names.length - MOST_NAMES)} more` : '';
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(names.length, 'name', 'names')}: ${shown}${more}`;
}
/** The moment of a finding and what is special about it: sentences; the detail is untrusted. */
function formatEffect({ when, detail }) {
    return (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B)([MOMENTS[when], detail ?? '']);
}
/** The decision about a finding: why it fails the check, or why not. Trusted but for the reason of an entry of `accept`. */
function formatStanding({ standing, severity, policy }) {
    if (policy !== undefined && policy.isPlain !== true)
        return policy.why;
    switch (standing) {
        case 'flagged':
            return `It fails the check, because it is ${SEVERITY_WORDS[severity]}.`;
        case 'known':
        case 'accepted':
            return `It does not fail the check: it is ${standing}.`;
        case 'undecided':
            return 'It fails the check, because a model file that was not scanned is not known to be clean.';
        case 'listed':
            return severity === 'critical' || severity === 'high'
                ? 'It does not fail the check, because the input supply-chain is off.'
                : 'It does not fail the check. Look at it.';
    }
}
/** A finding as one line of plain text; untrusted. */
function findingLine(finding) {
    const { rule, members, offset } = finding;
    const subject = formatSubject(finding);
    const inside = [...members, ...(offset === undefined ? [] : [`byte ${String(offset)}`])].join(', ');
    return (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B)([
        `${_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y0[rule].title}${inside === '' ? '' : ` (${inside})`}${subject === '' ? '.' : `: ${subject}.`}`,
        formatEffect(finding),
        _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y0[rule].actions[0] ?? '',
    ]);
}
const MAX_NAMES = 20;
const WORDS = {
    unsupervised: 'clusters or outliers',
    'no-class-scores': 'no score for each class: a detector, segmentation or the like',
    'language-model': 'language model',
    'training-state': 'state of a training',
};
/** `Not attacked by this tool: tokenizer.json (tokenizer), scaler.joblib (scaler).` Holds untrusted names, as plain text. */
function formatUnattackable(files) {
    const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Z)(files, MAX_NAMES, ({ path, role }) => `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(path, 200)} (${WORDS[role] ?? role})`);
    return `Not attacked by this tool: ${names}.`;
}
/** `2 files count as attacked by the config file (covers): old.pt, wine.pt.` Holds untrusted names, as plain text. */
function formatCovered(paths) {
    const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Z)(paths, MAX_NAMES, (path) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(path, 200));
    const count = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(paths.length, 'file counts', 'files count');
    return `${count} as attacked by the config file (covers): ${names}.`;
}
const MOST_NAMED = 3;
/** Names folders that the scan leaves out. @returns undefined if there are none */
function formatLeftOut({ leftOut = [] }) {
    if (leftOut.length === 0)
        return undefined;
    const named = leftOut.slice(0, MOST_NAMED).map(({ path }) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(path, 200));
    const more = leftOut.length - named.length;
    const folders = [...named, ...(more > 0 ? [`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, 'folder', 'folders')} more`] : [])].join(', ');
    const files = leftOut.reduce((sum, { files: left }) => sum + left, 0);
    return `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file', 'files')} not scanned in ${folders}: installed packages without a name that models have`;
}


/***/ }),

/***/ 734:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ gravestFirst),
/* harmony export */   pd: () => (/* binding */ consequenceOf),
/* harmony export */   yb: () => (/* binding */ CONSEQUENCE)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _document_states_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8074);


/** Attacks by what follows from a finding, the gravest first. */
const CONSEQUENCE = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECKS */ .ui.toSorted((one, other) => gravity(other) - gravity(one));
function gravity(attack) {
    return _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].gravity ?? 0;
}
const STATES = ['vulnerable', 'error', 'failed', 'timeout', 'not-tested'];
/** Whole steps are states, smaller ones attacks. Low numbers come first. */
function consequenceOf(result) {
    const { spec } = result;
    return rankOf(result) + CONSEQUENCE.indexOf(spec.attack) / CONSEQUENCE.length;
}
function rankOf(result) {
    const group = (0,_document_states_js__WEBPACK_IMPORTED_MODULE_1__/* .groupOf */ .F8)(result);
    if (group === 'accepted')
        return STATES.length + 1;
    if (group === 'passed' || group === 'unfinished')
        return STATES.length + 2;
    const known = STATES.indexOf(result.state);
    return known < 0 ? STATES.length : known;
}
/** The gravest first; of the same kind, those that are farthest above their threshold. */
function gravestFirst(results) {
    return results.toSorted((one, other) => consequenceOf(one) - consequenceOf(other) || excess(other) - excess(one));
}
function excess({ score, threshold }) {
    return score === undefined ? 0 : score - threshold;
}


/***/ }),

/***/ 5468:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ renderOutputs),
/* harmony export */   rd: () => (/* binding */ outputWarnings)
/* harmony export */ });
/* unused harmony export OUTPUTS */
/* harmony import */ var _facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7327);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4296);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(229);
/* harmony import */ var _facts_written_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7722);
/* harmony import */ var _decide_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6501);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9600);
/* harmony import */ var _sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2186);







/** What the findings of each state are. */
const FINDING_COUNTS = [
    ['new', 'fail the check, even with `fail-on-vulnerability` set to `false`.'],
    ['known', 'the baseline has. They do not fail the check.'],
    ['accepted', '`accept` of the config file names. They do not fail the check.'],
    [
        'fixed',
        'the baseline has and this run, which looked at the same as hard, does not, by more than chance.',
    ],
];
/** Every output. This list is the only place that declares one. */
const OUTPUTS = [
    {
        name: 'verdict',
        description: 'What workflows should test: `passed`, `vulnerable` or `none`. `passed`: this run, or a cached local result ' +
            'of exactly these bytes, judged every planned analysis, and none is vulnerable. Findings that the config file or the ' +
            'baseline accepts count as passed. `vulnerable`: something is, also with `fail-on-vulnerability: false`, and ' +
            "also if a service's record says so. `none`: everything else: no verdict yet, an error, a skipped run, " +
            "a service's record without a flag, which does not say what was judged, or " +
            'nothing was attacked although a model could be, or there was no model file.',
        value: _decide_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .decideVerdict */ .AU,
    },
    {
        name: 'status',
        description: `How the run ended: ${oneOf(_facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .STATUSES */ .f)}.`,
        value: ({ status }) => status,
    },
    {
        name: 'failure-reason',
        description: `Why the step failed: ${oneOf(_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURE_REASONS */ .N9)}. Empty if it did not fail.`,
        value: ({ failureReason = '' }) => failureReason,
    },
    {
        name: 'record-found',
        description: '`true` if the service has a record of an earlier scan, `false` if it has none. With `base-url: local`, ' +
            '`true` if every analysis has a cached result. Empty if that is not known.',
        value: ({ lineage }) => (lineage === undefined ? '' : String(lineage.record !== undefined)),
    },
    {
        name: 'record',
        description: 'The record as JSON, without `orgid`, which is masked. Empty if there is none.',
        value: ({ lineage }) => (lineage?.record === undefined ? '' : recordJson(lineage.record)),
    },
    {
        name: 'record-commit',
        description: 'Commit of the record. Empty if the record names none.',
        value: ({ lineage }) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(lineage?.record?.commitid ?? '', _sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .OUTPUT_SHARES */ .Ne.recordField),
    },
    {
        name: 'record-matches-commit',
        description: '`true` if the record is for the commit of this run, `false` if it is for another, `unknown` if they cannot ' +
            'be compared.',
        value: ({ lineage }) => String(lineage?.record === undefined ? 'unknown' : lineage.matchesCommit),
    },
    {
        name: 'vulnerability-detected',
        description: '`true` if the record or a verdict reports a vulnerability, `false` if the accepted record or all verdicts ' +
            'report none, otherwise `unknown`. Also `true` for a finding that the config file or the baseline accepts: see ' +
            '`new-findings`.',
        value: (outcome) => String((0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .isVulnerabilityDetected */ .dB)(outcome)),
    },
    {
        name: 'job-id',
        description: 'Id of the first job. Written as soon as it is known, so that a run that is killed does not lose it.',
        value: ({ results }) => wholeOrEmpty(firstJob(results)?.jobId),
    },
    {
        name: 'dashboard-url',
        description: "Address of the first job's dashboard. With `base-url: local` it is the page of the run.",
        value: ({ results }) => wholeOrEmpty(firstShown(results)?.dashboardUrl),
    },
    {
        name: 'dashboard-urls',
        description: 'Addresses of the dashboards of all jobs, each once, a JSON array. With `base-url: local` it is empty.',
        value: ({ results }) => (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedDashboards */ .zv)(results).value,
    },
    {
        name: 'job-ids',
        description: 'Ids of all jobs, a JSON array.',
        value: ({ results }) => (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedJobIds */ .VT)(results).value,
    },
    {
        name: 'results',
        description: 'JSON array with one object for each analysis: `model`, `model_id`, `task`, `attack`, ' +
            `\`state\` (${codes(_facts_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ANALYSIS_STATES */ .sS).join(', ')}), ` +
            '`reason`, `job_id`, `dashboard_url`, ' +
            '`score`, `threshold`, `finding` (`new`, `known`, `accepted`, `fixed`; null if there is none), `bound` (`lower`: ' +
            'a search found at least so much; `exact`; `estimate`), `access` (`white-box`, `black-box`, `exact`; both null ' +
            'with a service), `not_tested` (the parts that could not be tested, such as `backdoors`), `uploads` ' +
            '(`slot`, `file`, `bytes`, `sha256`), `reports` (paths).',
        value: ({ results }) => (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedResults */ .Q0)(results).value,
    },
    {
        name: 'matrix',
        description: 'JSON for `strategy.matrix` with one entry for each planned analysis: `name`, `model`, `attack`, and `only`, ' +
            'the value for the input of that name. More than 256 analyses, the most jobs of one matrix, are grouped into ' +
            '256 entries that take about as long as each other, by the `seconds` that the cache knows: then `only` names several.',
        value: (outcome) => (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedMatrix */ .dy)(outcome).value,
    },
    ..._facts_written_files_js__WEBPACK_IMPORTED_MODULE_3__/* .WRITTEN_FILES */ .m.map(({ name, key, what }) => ({
        name,
        description: `Path of the ${what}. Empty if none was written.`,
        value: (outcome) => wholeOrEmpty(outcome[key]),
    })),
    {
        name: 'report-directory',
        description: 'Folder with the reports. Empty if none were requested.',
        value: ({ reportDirectory }) => wholeOrEmpty(reportDirectory),
    },
    ...FINDING_COUNTS.map(([state, meaning]) => ({
        name: `${state}-findings`,
        description: `Number of findings that ${meaning}`,
        value: (outcome) => String((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(outcome)[state]),
    })),
    {
        name: 'unattacked-models',
        description: 'Number of models in the repository that an analysis could attack but none does, without those that ' +
            '`covers` or `accept` of the config file names. Empty if the files were not scanned. The log, ' +
            'the summary and the results file name them.',
        value: ({ supplyChain }) => String(supplyChain?.unattacked?.length ?? ''),
    },
];
/**
 * Renders every output. If `results` is too large, it loses uploads, reports and dashboard addresses, then its least
 * important analyses. `matrix` and `job-ids` are complete or empty: a later job that worked on only a part would seem to
 * have worked on everything. Every other text is complete or empty too.
 */
function renderOutputs(outcome) {
    return Object.fromEntries(OUTPUTS.map(({ name, value }) => [name, value(outcome)]));
}
/** Lists warnings about the outputs that `renderOutputs` had to shorten. */
function outputWarnings(outcome) {
    const { results } = outcome;
    return [
        (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedResults */ .Q0)(results),
        (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedJobIds */ .VT)(results),
        (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedDashboards */ .zv)(results),
        (0,_sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .sizedMatrix */ .dy)(outcome),
    ].flatMap(({ warning }) => (warning === undefined ? [] : [warning]));
}
/** Leaves `orgid` out: it is masked, and the runner drops outputs that contain a masked value. */
function recordJson(record) {
    return JSON.stringify(record, (key, value) => {
        if (key === 'orgid')
            return undefined;
        return typeof value === 'string' ? (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(value, _sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .OUTPUT_SHARES */ .Ne.recordField) : value;
    });
}
function wholeOrEmpty(text = '') {
    return text.length <= _sized_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .OUTPUT_SHARES */ .Ne.text ? text : '';
}
function firstJob(results) {
    return results.find(({ jobId }) => jobId !== undefined);
}
/** An analysis on the runner has no job: the page of the run shows it. */
function firstShown(results) {
    return firstJob(results) ?? results.find(({ dashboardUrl }) => dashboardUrl !== undefined);
}
/** Lists values for a description. */
function codes(values) {
    return values.map((value) => `\`${value}\``);
}
function oneOf(values) {
    return `${codes(values.slice(0, -1)).join(', ')} or ${codes(values.slice(-1)).join('')}`;
}


/***/ }),

/***/ 4225:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ MAX_FIELD_LENGTH),
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   RR: () => (/* binding */ lineOrNull),
/* harmony export */   XA: () => (/* binding */ intervalObject),
/* harmony export */   el: () => (/* binding */ programFacts),
/* harmony export */   pp: () => (/* binding */ resultObject)
/* harmony export */ });
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(229);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9600);


/** In UTF-16 units. */
const MAX_FIELD_LENGTH = 1000;
const MAX_PATH_LENGTH = 4096;
/** Names the program that wrote a file. Without a bundle it ran from its source. */
function programFacts({ version, bundle, actionRef }) {
    return {
        name: 'model-security-scan',
        version,
        bundle: bundle === undefined ? null : { sha256: bundle.entry, folderSha256: bundle.folder },
        actionRef: actionRef === '' ? null : (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(actionRef, MAX_FIELD_LENGTH),
    };
}
/**
 * Renders the result of one analysis for other programs. Unknown values are null.
 * @param leftOut fields that are left empty, because there is no space for them
 */
function resultObject(result, leftOut = []) {
    const { spec } = result;
    return {
        model: spec.model,
        model_id: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(spec.modelId, MAX_FIELD_LENGTH),
        task: spec.task,
        attack: spec.attack,
        state: result.state,
        reason: result.reason ?? ('keptSince' in result ? 'already-scanned' : null),
        job_id: result.jobId ?? null,
        dashboard_url: leftOut.includes('dashboardUrl') ? null : (result.dashboardUrl ?? null),
        score: result.score ?? null,
        threshold: result.threshold ?? null,
        finding: (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingState */ .n2)(result) ?? null,
        ...basisOf(result),
        uploads: leftOut.includes('uploads')
            ? []
            : result.uploads.map(({ slot, file, bytes, sha256 }) => ({
                slot,
                file: (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(file, MAX_PATH_LENGTH),
                bytes,
                sha256,
            })),
        reports: leftOut.includes('reports') ? [] : result.reports,
    };
}
/** What the score says of the truth; all null or empty if there is none, and with a service. */
function basisOf(result) {
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    const { bound = null, access = null, notTested = [] } = isJudged ? result : {};
    return { bound, access, not_tested: notTested.map((part) => (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(part, MAX_FIELD_LENGTH)) };
}
/** A text as one line; null if there is none. */
function lineOrNull(text, most = MAX_PATH_LENGTH) {
    return text === undefined ? null : (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, most);
}
/** An interval of a score; null if there is none. */
function intervalObject(interval) {
    return interval === undefined ? null : { low: interval.low, high: interval.high };
}


/***/ }),

/***/ 689:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ codeNames),
/* harmony export */   Hf: () => (/* binding */ ruleTextOf),
/* harmony export */   LC: () => (/* binding */ scoreTextOf),
/* harmony export */   Ro: () => (/* binding */ actionsOf),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   rG: () => (/* binding */ actionsFor)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _facts_score_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6889);


const ABOVE = 'The model is vulnerable if the score is above the threshold, and not if it is at or below it.';
/** The service spec does not define how a score is computed, so this text promises nothing about it. */
const SERVICE_SCORE = `The service computes the score of this analysis; the report of the job explains it. ${ABOVE} ` +
    'The threshold is the input vulnerability-threshold or else vulnerability_threshold in the config file, and 0 without either.';
const LOCAL_SCORE = `Scores run from 0 to 1. ${_facts_score_words_js__WEBPACK_IMPORTED_MODULE_1__/* .INTERVAL_MEANING */ .yg} ${ABOVE} The threshold is the input vulnerability-threshold, or else that of ` +
    'the config file, or else the default of the attack.';
const FLAG = 'The flag is supplychain_vuldetected in the record of the scan. A number above 0 means that a vulnerability was ' +
    'detected, but not which one.';
const SERVICE_REPORT = 'Read the vulnerability report of the job on the dashboard, or fetch it with the input report-directory.';
const LOCAL_REPORT = 'Look at the evidence on the page of the run, which the input report-file writes.';
const SUPPLY_CHAIN = {
    title: 'The repository is flagged for a supply-chain vulnerability',
    summary: 'The service scanned this repository earlier, and its record says that a supply-chain vulnerability was detected. ' +
        'Such a vulnerability may be in a model file, a notebook or a dependency.',
    attack: 'The attacker hides code or a tampered model in something that people download and trust. That can be a serialized ' +
        'model that runs code when it is loaded, a package, or a base model.',
    actions: [
        'Look at that scan on the dashboard of the service, and do not load any file that it names.',
        'Replace pickled models with a format that cannot run code, such as safetensors or ONNX.',
        'Pin dependencies and base models to a version and a checksum, and update those with known vulnerabilities.',
        'Download models only from sources you trust, and check their signatures before you load them.',
        'Scan the repository again after the fix: the flag stays until there is a newer record.',
    ],
};
/** The texts of the rule of a finding. */
function ruleTextOf(finding) {
    return finding === 'supply-chain' ? SUPPLY_CHAIN : _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[finding].texts;
}
/** The meaning of the score or flag, and its limits. */
function scoreTextOf(finding, { hasJobs }) {
    if (finding === 'supply-chain')
        return FLAG;
    return hasJobs ? SERVICE_SCORE : LOCAL_SCORE;
}
/** The remedies of a rule; for analyses, looking at the evidence comes first. */
function actionsOf(finding, venue) {
    const actions = actionsFor(finding, venue);
    if (finding === 'supply-chain')
        return actions;
    return [venue.hasJobs ? SERVICE_REPORT : LOCAL_REPORT, ...actions];
}
/**
 * The remedies of a rule for those who read the findings already.
 * @param specs the analyses that found it: what is to be done first depends on their tasks and settings
 */
function actionsFor(finding, { hasJobs }, specs = []) {
    const [first = '', ...others] = ruleTextOf(finding).actions;
    const firsts = specs.length === 0 ? [first] : specs.flatMap((spec) => firstActionsOf(spec, first));
    return [...new Set([...firsts, ...others])].filter((action) => hasJobs || action !== _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .SERVICE_DEFENCE */ .N1);
}
function firstActionsOf({ attack, task, local }, usual) {
    const { unset, firstAction = usual } = _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[attack].tasks.find((one) => one.task === task) ?? {};
    const isUnset = unset !== undefined && local !== undefined && local.settings[unset.setting] === undefined;
    return isUnset ? [unset.action, firstAction] : [firstAction];
}
/** Stands beside the remedies: no analysis tries them. */
const NOT_MEASURED = 'The effect of these on the model was not measured: scan again after a change.';
/** Formats the names of fields, which are the only words with underscores, and of inputs as code. */
function codeNames(text) {
    return text.replace(/\b(?:[a-z]+(?:_[a-z]+)+|vulnerability-threshold|report-directory|report-file)\b/gu, '`$&`');
}


/***/ }),

/***/ 2186:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ OUTPUT_SHARES),
/* harmony export */   Q0: () => (/* binding */ sizedResults),
/* harmony export */   VT: () => (/* binding */ sizedJobIds),
/* harmony export */   dy: () => (/* binding */ sizedMatrix),
/* harmony export */   zv: () => (/* binding */ sizedDashboards)
/* harmony export */ });
/* harmony import */ var _result_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4225);
/* harmony import */ var _document_states_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8074);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7885);



/**
 * GitHub accepts 1 MB of outputs from a job, counted in UTF-16: 500,000 units for all steps together. These shares, in
 * UTF-16 units, leave a fifth to other steps. An output over its share is shortened, and its warning says so.
 */
const OUTPUT_SHARES = {
    results: 180_000,
    jobIds: 80_000,
    dashboards: 20_000,
    matrix: 80_000,
    recordField: _result_object_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_FIELD_LENGTH */ .$o,
    text: _result_object_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_LENGTH */ .Kb,
};
/** GitHub runs at most this many jobs from one matrix. */
const MAX_MATRIX_JOBS = 256;
/** The ids of all jobs; complete or empty. */
function sizedJobIds(results) {
    return sizedList(results.flatMap(({ jobId }) => jobId ?? []), 'job-ids', OUTPUT_SHARES.jobIds);
}
/** The dashboards of all jobs, each once; complete or empty. */
function sizedDashboards(results) {
    const jobs = results.filter(({ jobId }) => jobId !== undefined);
    const links = new Set(jobs.flatMap(({ dashboardUrl }) => dashboardUrl ?? []));
    return sizedList([...links], 'dashboard-urls', OUTPUT_SHARES.dashboards);
}
function sizedList(texts, output, share) {
    const value = JSON.stringify(texts);
    if (value.length <= share)
        return { value };
    return {
        value: '',
        warning: `The output ${output} would be too large and is empty. The log and the output results have all of it.`,
    };
}
/** Lists the units of the plan: one for each analysis, as far as GitHub runs that many jobs of one matrix. */
function sizedMatrix({ results }) {
    const value = JSON.stringify({ include: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .divideIntoUnits */ .v)(results, MAX_MATRIX_JOBS) });
    if (value.length <= OUTPUT_SHARES.matrix)
        return { value };
    return {
        value: '',
        warning: 'The output matrix would be too large and is empty. Select fewer analyses with the input "only".',
    };
}
/** What is left out first, and how people call it. */
const LEFT_OUT = [
    ['uploads', 'uploads'],
    ['reports', 'reports'],
    ['dashboardUrl', 'dashboard addresses'],
];
const ALL_LEFT_OUT = LEFT_OUT.map(([field]) => field);
const WHOLE_RESULTS = 'The file that the input "results-file" names has all of them.';
/** One object for each analysis; if they are too large, it leaves out one long field after the other, then the least important analyses. */
function sizedResults(results) {
    for (let count = 0; count <= LEFT_OUT.length; count += 1) {
        const leftOut = LEFT_OUT.slice(0, count);
        const fields = leftOut.map(([field]) => field);
        const value = JSON.stringify(results.map((result) => (0,_result_object_js__WEBPACK_IMPORTED_MODULE_0__/* .resultObject */ .pp)(result, fields)));
        if (value.length > OUTPUT_SHARES.results)
            continue;
        return count === 0 ? { value } : { value, warning: tooLarge(`it leaves out ${namesOf(leftOut)}`) };
    }
    const kept = mostImportantThatFit(results);
    const value = JSON.stringify(kept.map((result) => (0,_result_object_js__WEBPACK_IMPORTED_MODULE_0__/* .resultObject */ .pp)(result, ALL_LEFT_OUT)));
    const what = `it has only ${String(kept.length)} of ${String(results.length)} analyses, vulnerable and failed ones first, ` +
        `without ${namesOf(LEFT_OUT)}`;
    return { value, warning: tooLarge(what) };
}
function tooLarge(what) {
    return `The output results would be too large, so ${what}. ${WHOLE_RESULTS}`;
}
function namesOf(fields) {
    return fields
        .map(([, name]) => name)
        .join(', ')
        .replace(/, (?=[^,]*$)/u, ' and ');
}
/** Selects the most important results that fit, and returns them in the order of the plan. */
function mostImportantThatFit(results) {
    const kept = new Set();
    let used = '[]'.length;
    for (const result of (0,_document_states_js__WEBPACK_IMPORTED_MODULE_1__/* .mostImportantFirst */ .ef)(results)) {
        const length = JSON.stringify((0,_result_object_js__WEBPACK_IMPORTED_MODULE_0__/* .resultObject */ .pp)(result, ALL_LEFT_OUT)).length + ','.length;
        if (used + length > OUTPUT_SHARES.results)
            continue;
        used += length;
        kept.add(result);
    }
    return results.filter((result) => kept.has(result));
}


/***/ }),

/***/ 7994:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MAX_SUMMARY_BYTES: () => (/* binding */ MAX_SUMMARY_BYTES),
/* harmony export */   joined: () => (/* binding */ joined),
/* harmony export */   renderFiles: () => (/* binding */ renderFiles),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary),
/* harmony export */   renderTop: () => (/* binding */ renderTop)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(2366);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(9998);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(112);
/* harmony import */ var _adoption_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1832);
/* harmony import */ var _document_analyses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8914);
/* harmony import */ var _document_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8303);
/* harmony import */ var _document_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2829);
/* harmony import */ var _document_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1178);
/* harmony import */ var _document_lineage_section_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4845);
/* harmony import */ var _document_parts_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(9976);
/* harmony import */ var _document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1583);
/* harmony import */ var _summary_html_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9144);
/* harmony import */ var _summary_advice_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8417);
/* harmony import */ var _summary_summary_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(6821);














/** GitHub does not show a step's summary over 1 MiB. This leaves some space for other tools of the same step. */
const MAX_SUMMARY_BYTES = 1_000_000;
const LIMITS = { problems: 150_000, policy: 100_000, rows: 150_000 };
const MAX_FILE_BYTES = 200_000;
const MAX_DECISION_BYTES = 6000;
const MAX_ACCEPT_BYTES = 50_000;
/** Reserved for headings, counts and empty lines. */
const RESERVED_FRAME_BYTES = 10_000;
/** Reserved for the heading, the explanation and the count of one group of analyses. */
const RESERVED_GROUP_BYTES = 6000;
/** More findings are counted. */
const MAX_ROWS = 20;
const MAX_NOTICES = 20;
const MAX_WARNINGS = 5;
/**
 * Renders the job summary as Markdown with HTML blocks, in which all untrusted text is harmless.
 *
 * It has at most `MAX_SUMMARY_BYTES` bytes in UTF-8. The verdict comes first, then a row for each finding, what to do next and
 * what changed in the policy. The details are folded: each analysis once, then files, entries that accept a finding, uploads
 * and an earlier scan. Analyses and uploads share what space the others leave. Entries that do not fit are counted in words,
 * and no markup is cut.
 */
function renderSummary(outcome) {
    const top = [
        ...renderTop(outcome, LIMITS),
        ...(0,_document_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .nextSteps */ .Zn)(outcome).map((step, index) => `<p>${index === 0 ? NEXT : ''}${(0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .lineHtml */ .Or)(step, outcome)}</p>`),
        renderPage(outcome),
        renderTexts('WARNING', 'Please check:', outcome.warnings ?? [], MAX_WARNINGS),
    ];
    const closing = renderClosing(outcome, MAX_FILE_BYTES);
    const files = renderFiles(outcome, MAX_FILE_BYTES);
    const bottom = [
        renderParts((0,_document_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptParts */ .Ju)(outcome), outcome, MAX_ACCEPT_BYTES),
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionMarkdown */ .TB)((0,_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .decisionSection */ .Ms)(outcome), outcome, MAX_DECISION_BYTES),
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionMarkdown */ .TB)((0,_document_lineage_section_js__WEBPACK_IMPORTED_MODULE_5__/* .lineageSection */ .b)(outcome), outcome, Infinity),
        (0,_document_lineage_section_js__WEBPACK_IMPORTED_MODULE_5__/* .missingRecord */ .e)(outcome),
        renderTexts('NOTE', 'Good to know:', outcome.notices, MAX_NOTICES),
        (0,_adoption_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestsBaseline */ .x)(outcome) ? `<p>${(0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .trustedHtml */ .Xx)(_adoption_js__WEBPACK_IMPORTED_MODULE_1__/* .ADOPTION */ .Db.short)}</p>` : '',
        renderSubject(outcome),
    ];
    const left = MAX_SUMMARY_BYTES - RESERVED_FRAME_BYTES - bytesOf(...top, closing, files, ...bottom);
    const analyses = renderAnalyses(outcome, left);
    const uploads = renderParts((0,_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .uploadParts */ .yR)(outcome.results), outcome, left - bytesOf(analyses));
    return `${joined([...top, closing, analyses, files, uploads, ...bottom])}\n`;
}
const NEXT = '<strong>Next:</strong> ';
/** Renders what people read first: the verdict, problems, a row for each finding, and the changes to the policy. */
function renderTop(outcome, limits) {
    return [
        (0,_summary_summary_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .renderVerdict */ .g)(outcome),
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionMarkdown */ .TB)((0,_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .problemSection */ .BX)(outcome), outcome, limits.problems),
        renderRows(outcome, limits.rows),
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionMarkdown */ .TB)((0,_document_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .modelChangeSection */ .T)(outcome), outcome, limits.policy),
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionMarkdown */ .TB)((0,_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .policyChangeSection */ ._z)(outcome), outcome, limits.policy),
    ];
}
/** Renders a table with a row for each finding; a comment has less space for it. */
function renderRows(outcome, maxBytes) {
    const rows = (0,_document_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .findingRows */ .d9)(outcome);
    if (rows.length === 0)
        return '';
    const shown = (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .takeFitting */ .hW)(rows.slice(0, MAX_ROWS), ({ isFound, name, score, limit, what }) => (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .rowHtml */ ._n)([
        isFound ? '\u274c' : '\u2754',
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .lineHtml */ .Or)(name, outcome),
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreHtml */ .ec)(score),
        limit,
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .lineHtml */ .Or)(what, outcome),
    ]), maxBytes);
    const left = rows.length - shown.length;
    const heads = ['', 'Model / attack', 'Score (95 %)', 'Limit', 'What happened'];
    return joined([
        (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .tableHtml */ .qj)(heads, shown),
        left === 0 ? '' : `<p>\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(left, 'row', 'rows')} more, in the details below.</p>`,
    ]);
}
/** Renders each analysis once, most important first. Analyses that do not fit are counted. */
function renderAnalyses(outcome, maxBytes) {
    const groups = (0,_document_analyses_js__WEBPACK_IMPORTED_MODULE_2__/* .analysisGroups */ .dD)(outcome);
    const space = { left: maxBytes - groups.length * RESERVED_GROUP_BYTES };
    const meaning = (0,_document_analyses_js__WEBPACK_IMPORTED_MODULE_2__/* .intervalMeaning */ .ZJ)(outcome.results);
    return joined([
        ...groups.flatMap(({ title, parts, isOpen }) => [
            ...(isOpen ? [`### ${title}`] : []),
            ...(0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .partsHtml */ .Y1)(isOpen ? parts : (0,_document_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(title, parts), outcome, space),
        ]),
        meaning === '' ? '' : `<p><sub>${meaning}</sub></p>`,
    ]);
}
/** Renders the findings in files that fail the check: they come before everything that passed. */
function renderClosing(outcome, maxBytes) {
    const { supplyChain } = outcome;
    if (supplyChain === undefined)
        return '';
    const title = `\u274c Files that fail the check: ${String((0,_document_files_js__WEBPACK_IMPORTED_MODULE_3__/* .closingFindings */ .SP)(supplyChain).length)}`;
    return renderParts((0,_document_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(title, (0,_document_files_js__WEBPACK_IMPORTED_MODULE_3__/* .closingParts */ .oM)(supplyChain)), outcome, maxBytes * 0.6);
}
/** Renders what nothing attacks, and the files that do not fail the check. */
function renderFiles(outcome, maxBytes) {
    const { supplyChain } = outcome;
    if (supplyChain === undefined)
        return '';
    return joined([
        renderParts((0,_document_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)('Models that nothing attacks', (0,_document_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unattackedParts */ .Vt)(supplyChain)), outcome, maxBytes * 0.2),
        renderParts((0,_document_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)('Files', [(0,_document_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)(...(0,_document_files_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeLine */ .VU)(supplyChain)), ...(0,_document_files_js__WEBPACK_IMPORTED_MODULE_3__/* .otherFindingParts */ .IF)(supplyChain)]), outcome, maxBytes * 0.2),
    ]);
}
/** Where the whole evidence is. */
function renderPage(outcome) {
    const { reportFile, results, failureReason } = outcome;
    if (reportFile === undefined) {
        const advice = failureReason === 'vulnerable' ? (0,_summary_advice_js__WEBPACK_IMPORTED_MODULE_8__/* .adviseEvidence */ .QP)(outcome) : '';
        return advice === '' ? '' : `<p>${(0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .trustedHtml */ .Xx)(advice)}</p>`;
    }
    const run = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(outcome).hasJobs
        ? undefined
        : results.find((one) => one.dashboardUrl !== undefined)?.dashboardUrl;
    const artifacts = run === undefined ? [] : [' \u00b7 ', { label: 'artifacts of this run', link: `${run}#artifacts` }];
    return `<p><strong>Report and evidence:</strong> ${(0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .lineHtml */ .Or)([{ code: reportFile }, ...artifacts], outcome)}</p>`;
}
function renderSubject(outcome) {
    const words = (0,_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .subjectLine */ .nh)(outcome);
    return words.length === 0 ? '' : `<p><sub>${(0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .lineHtml */ .Or)(words, outcome)}</sub></p>`;
}
function renderParts(parts, outcome, maxBytes) {
    return joined((0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .partsHtml */ .Y1)(parts, outcome, { left: maxBytes }));
}
function renderTexts(kind, title, texts, most) {
    if (texts.length === 0)
        return '';
    const left = texts.length - most;
    const rest = left > 0 ? [`<p>\u2026 and ${String(left)} more.</p>`] : [];
    const blocks = (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .partsHtml */ .Y1)((0,_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .textParts */ .KO)(texts.slice(0, most), ['text', 'texts']), {}, { left: Infinity });
    return (0,_summary_html_js__WEBPACK_IMPORTED_MODULE_7__/* .alert */ .xE)(kind, title, [...blocks, ...rest].join('\n'));
}
/** Joins blocks, of which some may be empty. */
function joined(blocks) {
    return (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_13__/* .joinTexts */ .B)(blocks, '\n\n');
}
function bytesOf(...sections) {
    return sections.reduce((sum, section) => sum + Buffer.byteLength(section), 0);
}


/***/ }),

/***/ 8417:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ adviseEvidence),
/* harmony export */   cm: () => (/* binding */ adviceOnAnalysis),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   rg: () => (/* binding */ STALE_ADVICE),
/* harmony export */   vk: () => (/* binding */ COVERAGE)
/* harmony export */ });
/* unused harmony export adviceOn */
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(112);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(229);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4849);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(528);




/** The advice for an accepted record of another commit; trusted Markdown. */
const STALE_ADVICE = 'Set `rescan: when-stale` to scan each new commit.';
/** The limits of an accepted record; trusted Markdown. */
const COVERAGE = 'The record covers the repository as a whole and does not name the models, attacks or thresholds of that scan. ' +
    'Set `rescan: always` to scan again.';
/** The title and advice for each failure reason (docs/design.md, "Errors of the service"). */
const ADVICE = {
    'invalid-input': {
        title: 'inputs or configuration are wrong',
        text: 'No analysis was submitted. Fix the problems below and run again.',
    },
    unauthorized: {
        title: 'the service did not accept the credentials',
        text: 'Check the inputs `api-key` and `org-id`: they are wrong, expired, or do not belong together.',
    },
    denied: {
        title: 'the service denied access',
        text: ({ results }) => 'A parameter is wrong or the licence has expired. ' +
            (results.length === 0
                ? 'Check the inputs that select the repository (such as `repo-type`, `repo-url` and `branch`)'
                : 'Check the model ids, the repository') +
            ' and the licence of the organization, then run again.',
    },
    rejected: {
        title: 'the service rejected a request',
        text: 'Compare the fields that were sent with the message of the service, fix the configuration and run again.',
    },
    unavailable: {
        title: 'the service is not available',
        text: ({ results }) => 'Check that the service is up and can be reached from the runner, then run again. More `max-attempts` bridge a longer ' +
            'outage: 8 wait for about half a minute.' +
            (results.some(({ inDoubt }) => inDoubt === true)
                ? ' A submission that may have arrived was not sent a second time: check the dashboard of the service ' +
                    'before you submit it again.'
                : ''),
    },
    'unexpected-answer': {
        title: 'the service gave an answer that cannot be understood',
        text: ({ lineage, results }) => lineage?.vulnerable === 'unknown' && results.length === 0
            ? 'The job fails because no verdict can be read from the record. Set `rescan: always` to scan again.'
            : 'The job fails because no verdict can be read from it. Check that `base-url` is the base address of the service and ' +
                'that no proxy answers in its place.',
    },
    'upload-failed': {
        title: 'a file could not be uploaded',
        text: 'Without all of its files, the job has no verdict. Check the artifacts and run again.',
    },
    'analysis-failed': {
        title: 'something could not be analysed',
        text: failedText,
    },
    'not-tested': {
        title: 'something could not be tested',
        text: 'What could not be tested has not passed. The message of each analysis says what is missing: give it, and run again.',
    },
    timeout: { title: 'the time ran out', text: timeoutText },
    cancelled: {
        title: 'the run was cancelled',
        text: 'There is no verdict. Submitted jobs continue at the service: see their dashboards.',
    },
    vulnerable: { title: 'a vulnerability was found', text: vulnerableText },
};
function failedText(subject) {
    const { results, supplyChain } = subject;
    const unscanned = (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .isUndecidedSupplyChain */ .cC)(supplyChain);
    const why = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(subject).hasJobs
        ? 'Its message, or the page of its job, says why.'
        : 'Its message says why.';
    const failed = `An analysis has no verdict. ${why} Fix the cause and run again.`;
    const files = 'A model file could not be scanned, so it is not known to be clean: see the files below. ' +
        'If nothing loads it, accept it with the line shown there.';
    if (!unscanned)
        return failed;
    return results.some(({ reason }) => reason === 'analysis-failed') ? `${failed} ${files}` : files;
}
/** The advice for a timeout. A later run resumes only jobs that the cache keeps. */
function timeoutText({ requested, results }) {
    const wasSubmitted = results.some(({ jobId, inDoubt }) => jobId !== undefined || inDoubt === true);
    if (!wasSubmitted) {
        return 'There is no verdict, and nothing was submitted. Raise `timeout-minutes`.';
    }
    const start = 'Unfinished analyses have no verdict; their jobs continue at the service. Raise `timeout-minutes`';
    if (requested?.keepsJobs === true)
        return `${start}, or run again later: the run asks for the same jobs.`;
    return (`${start}. A re-run submits them once more, because this runner has no cache: check their dashboards first, or set ` +
        '`cache-directory`.');
}
function vulnerableText(subject) {
    const { results, supplyChain, reportFile } = subject;
    const files = (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .isFlagged */ .Hd)(supplyChain) ? 'Do not load the flagged files: what they do is listed below.' : '';
    if (files !== '' && !results.some(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsVulnerable */ .hG))
        return files;
    const { hasJobs } = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(subject);
    // Without jobs, the page of the run has the evidence.
    const hasPage = !hasJobs && reportFile !== undefined;
    const places = [
        ...(hasPage ? ['on the page of this run'] : []),
        ...(results.some(({ reports }) => reports.length > 0) ? ['in the reports'] : []),
        ...(hasJobs ? ['on the dashboard of the service'] : []),
    ].join(' and ');
    const review = `Review the findings ${places}`.trim();
    return `${files} ${review} before you use the model. ${adviseEvidence(subject)}`.trim();
}
/** How to get the evidence of the findings; empty if the run has it. Trusted Markdown. */
function adviseEvidence(subject) {
    const { mode, requested, results, reportFile } = subject;
    const { hasJobs } = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(subject);
    const hasPage = !hasJobs && reportFile !== undefined;
    if (mode !== 'scan' || requested?.reports !== false || results.length === 0 || hasPage)
        return '';
    return hasJobs
        ? 'Set `report-directory` to get the reports.'
        : 'Set `report-file` to get a page with the evidence.';
}
/** The advice for local analyses, which end with the run. */
const LOCAL_ADVICE = {
    unavailable: {
        title: 'the process of an analysis failed',
        text: 'It ended, or gave no answer, so unfinished analyses have no verdict. Run again. If that does not help, look at the ' +
            'memory and the disk of the runner, and report it with the log of a run with debug logging.',
    },
    timeout: {
        title: 'the time ran out',
        text: 'Unfinished analyses have no verdict. Raise `timeout-minutes` or the `minutes` of the analysis, or lower its ' +
            '`samples` or `number_of_attack_queries`.',
    },
    cancelled: {
        title: 'the run was cancelled',
        text: 'There is no verdict: the analyses ended with the run.',
    },
};
/** The advice for failures that the service did not cause. */
const ADVICE_BY_ORIGIN = {
    github: {
        title: 'GitHub could not be reached',
        text: 'Its API gave no usable answer, which `policy-from: base` needs. Run the job again later; www.githubstatus.com ' +
            'shows whether GitHub has an outage.',
    },
    runner: {
        title: 'the verdict could not be written',
        text: 'The job fails because no later step could read what it found. The message says why: make space on the disk of the ' +
            'runner, or choose another path, then run again.',
    },
    action: {
        title: 'the action itself failed',
        text: 'This is a bug in the action, not a fault of the service. Please report it, and attach the log of a run with debug ' +
            'logging. Unfinished analyses have no verdict.',
    },
};
/**
 * Returns the advice for a failure.
 * @param origin the cause of the failure, if it was not the service
 */
function adviceOn(reason, origin, subject) {
    if (origin !== undefined)
        return ADVICE_BY_ORIGIN[origin];
    const local = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(subject).hasJobs ? undefined : LOCAL_ADVICE[reason];
    if (local !== undefined)
        return local;
    const { title, text } = ADVICE[reason];
    return { title, text: typeof text === 'string' ? text : text(subject) };
}
/** Returns the advice about one analysis, in which nothing is about files. */
function adviceOnAnalysis(result, reason, { mode, requested, reportFile }) {
    const about = { mode, ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_3__/* .present */ .E)({ requested, reportFile }), results: [result] };
    return adviceOn(reason, result.origin, about);
}
/**
 * Returns the advice for a run.
 * @returns undefined if the run has not failed
 */
function adviceFor(outcome) {
    const { failureReason, origin } = outcome;
    return failureReason === undefined ? undefined : adviceOn(failureReason, origin, outcome);
}


/***/ }),

/***/ 9144:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ lineHtml),
/* harmony export */   TB: () => (/* binding */ sectionMarkdown),
/* harmony export */   Xx: () => (/* binding */ trustedHtml),
/* harmony export */   Y1: () => (/* binding */ partsHtml),
/* harmony export */   _n: () => (/* binding */ rowHtml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ec: () => (/* binding */ scoreHtml),
/* harmony export */   hW: () => (/* binding */ takeFitting),
/* harmony export */   qj: () => (/* binding */ tableHtml),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _text_safe_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4139);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(436);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9998);
/* harmony import */ var _document_links_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6043);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9626);
/**
 * The pieces of a job summary and of a comment. Untrusted text appears only in code elements, or as the words of prose.ts,
 * inside HTML blocks. There GitHub's renderer parses no Markdown and links no e-mail addresses, which it would do in a code
 * element of a Markdown paragraph. An HTML block ends at an empty line, so no piece may contain one.
 */





/** The share of a list's space that goes to whole entries, if there are short ones for the rest. */
const WHOLE_SHARE = 0.7;
const SHOWN_DIGEST = 12;
/** Renders a line as HTML. */
function lineHtml(line, origin) {
    return line.map((piece) => pieceHtml(piece, origin)).join('');
}
function pieceHtml(piece, origin) {
    if (typeof piece === 'string')
        return trustedHtml(piece);
    if ('said' in piece)
        return (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(piece.said, piece.most ?? 300);
    if ('code' in piece)
        return code(piece.code, piece.most ?? 300);
    if ('digest' in piece)
        return digestHtml(piece.digest);
    if ('strong' in piece)
        return `<strong>${pieceHtml(piece.strong, origin)}</strong>`;
    if ('place' in piece) {
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownLink */ .iQ)(code((0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .describePlace */ .df)(piece.place), 300), (0,_document_links_js__WEBPACK_IMPORTED_MODULE_3__/* .placeAddress */ .ei)(piece.place, origin));
    }
    if ('label' in piece)
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownLink */ .iQ)(pieceHtml(piece.label, origin), piece.link);
    const address = (0,_document_links_js__WEBPACK_IMPORTED_MODULE_3__/* .commitAddress */ .IR)(piece.commit, piece.repository, origin);
    const shown = address === undefined ? piece.commit : piece.commit.slice(0, _document_links_js__WEBPACK_IMPORTED_MODULE_3__/* .SHOWN_DIGITS */ .jr);
    return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownLink */ .iQ)(code(shown, 64), address);
}
/** Renders untrusted text as one line of code. */
function code(text, maxLength) {
    const shown = (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(text, maxLength);
    return shown === '' ? '(empty)' : shown;
}
/** The whole digest is shown on hover. */
function digestHtml(sha256) {
    return `<span title="${(0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(sha256.slice(0, 64))}">${code(sha256.slice(0, SHOWN_DIGEST), SHOWN_DIGEST)}\u2026</span>`;
}
/** Converts trusted text, in which backticks mark code, to HTML. */
function trustedHtml(text) {
    return text.replace(/`([^`]+)`/gu, '<code>$1</code>');
}
/** Renders a section with its heading; empty if it says nothing. */
function sectionMarkdown(section, origin, maxBytes) {
    const blocks = partsHtml(section.parts, origin, { left: maxBytes });
    return blocks.length === 0 ? '' : [`### ${section.title}`, ...blocks].join('\n\n');
}
/** Renders parts as HTML blocks. Entries that do not fit are counted. */
function partsHtml(parts, origin, space) {
    return parts.flatMap((part) => {
        switch (part.kind) {
            case 'line':
                return [`<p>${lineHtml(part.line, origin)}</p>`];
            case 'list':
                return listHtml(part, origin, space);
            case 'grid':
                return gridHtml(part, origin, space);
            case 'fold':
                return [details(part.title, partsHtml(part.parts, origin, space).join('\n'))];
        }
    });
}
function listHtml(part, origin, space) {
    const { items, what, open = items.length } = part;
    const shown = part.isWhole === true ? items.map((item) => itemHtml(item, origin)) : fitting(items, origin, space);
    const folded = shown.slice(open);
    const left = items.length - shown.length;
    return [
        ...(shown.length === 0 ? [] : [listOf(shown.slice(0, open))]),
        ...(folded.length === 0 ? [] : [details(`${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(folded.length, ...what)} more`, listOf(folded))]),
        ...(left === 0 ? [] : [`<p>\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left, ...what)} more.</p>`]),
    ];
}
function gridHtml({ header, rows, what }, origin, space) {
    const render = (row) => rowHtml(row.map((cell) => lineHtml(cell, origin)));
    const shown = takeFitting(rows, render, space.left);
    space.left -= bytesOf(shown);
    const left = rows.length - shown.length;
    return [
        ...(shown.length === 0 ? [] : [tableHtml(header, shown)]),
        ...(left === 0 ? [] : [`<p>\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left, ...what)} more.</p>`]),
    ];
}
/** Takes whole entries as long as there is much space, then short ones as long as there is any. */
function fitting(items, origin, space) {
    const hasShort = items.some(({ short }) => short !== undefined);
    const whole = takeFitting(items, (item) => itemHtml(item, origin), space.left * (hasShort ? WHOLE_SHARE : 1));
    space.left -= bytesOf(whole);
    const rest = hasShort ? items.slice(whole.length) : [];
    const short = takeFitting(rest, ({ short: lines = [] }) => itemHtml({ lines }, origin), space.left);
    space.left -= bytesOf(short);
    return [...whole, ...short];
}
function itemHtml({ lines, more = [] }, origin) {
    const shown = lines.map((one) => lineHtml(one, origin)).join('<br>');
    const unfolded = partsHtml(more, origin, { left: Infinity }).join('\n');
    return `<li>${shown}${unfolded === '' ? '' : `\n${unfolded}`}</li>`;
}
/** Keeps the last column wide on a phone, which scrolls to it: squeezed, a row would be as high as the screen. */
const WIDE = '&nbsp;'.repeat(30);
/** A table of finished rows. */
function tableHtml(heads, rows) {
    const head = heads.map((text, index) => `<th align="left">${text}${index === heads.length - 1 ? WIDE : ''}</th>`);
    return ['<table>', `<tr>${head.join('')}</tr>`, ...rows, '</table>'].join('\n');
}
/** A row of finished HTML. */
function rowHtml(cells) {
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
/** `\u2265 0.88 (0.78\u20130.94)`: a sign stays with its number. */
function scoreHtml(score) {
    return score.replace(/([\u2265<>]) /gu, '$1&nbsp;').replaceAll('<', '&#60;');
}
function listOf(items) {
    return ['<ul>', ...items, '</ul>'].join('\n');
}
function bytesOf(pieces) {
    return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece) + 1, 0);
}
/** Renders items until the space is used up; the rest is not rendered. */
function takeFitting(items, render, maxBytes) {
    const pieces = [];
    let left = maxBytes;
    for (const item of items) {
        const piece = render(item);
        left -= Buffer.byteLength(piece) + 1;
        if (left < 0)
            break;
        pieces.push(piece);
    }
    return pieces;
}
/** Renders a part that can be unfolded; both arguments are finished HTML. */
function details(summary, body) {
    return `<details>\n<summary>${summary}</summary>\n${body}\n</details>`;
}
/**
 * Renders a coloured box, to which GitHub adds a title.
 * @param text trusted Markdown, one line
 * @param html a finished HTML block
 */
function alert(kind, text, html = '') {
    const lines = [`[!${kind}]`, text, ...(html === '' ? [] : ['', ...html.split('\n')])];
    return lines.map((one) => (one === '' ? '>' : `> ${one}`)).join('\n');
}


/***/ }),

/***/ 9626:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ prose)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);
/* harmony import */ var _text_safe_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4139);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9998);
/* harmony import */ var _model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4532);




const MAX_LINES = 20;
/** A quoted text, a list in brackets, or a word; each with what follows it without a blank. */
const PIECE = /"[^"]{1,200}"[^\s"]{0,3}|\[[^[\]]{0,100}\][^\s\w]{0,3}|\S+/gu;
const AROUND = /^(?<before>["'\u201c(]*)(?<core>.*?)(?<after>[.,;:!?)'"\u201d]*)$/u;
/** What GitHub links or draws although it has no unusual character: commits, issues, addresses, and emoji. */
const LINKED = /(?:^|\W)[0-9a-f]{7,64}(?:\W|$)|[a-z]-\d|www/iu;
/**
 * Renders an untrusted text of one or several lines as sentences. Words of letters and digits stay text; every other piece
 * (a path, an address, a mention, a name with a mark in it) becomes code, where GitHub resolves nothing. For HTML blocks
 * only.
 * @param maxLength of all lines together, in UTF-16 units
 */
function prose(text, maxLength) {
    const lines = text
        .slice(0, maxLength)
        .split(/\r\n|[\n\r\u2028\u2029]/u)
        .map((line) => proseLine((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(line, maxLength)))
        .filter((line) => line !== '');
    const shown = lines.slice(0, MAX_LINES);
    if (shown.length === 0)
        return '(empty)';
    const left = lines.length - shown.length;
    const rest = left > 0 ? [`\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, 'line', 'lines')} more`] : [];
    return [...shown, ...rest].join('<br>') + (text.length > maxLength ? ' \u2026' : '');
}
function proseLine(line) {
    return (line.match(PIECE) ?? []).map(renderPiece).join(' ');
}
function renderPiece(piece) {
    const { before = '', core = '', after = '' } = AROUND.exec(piece)?.groups ?? {};
    if (core === '')
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(piece);
    // The quotes round a text that becomes code say nothing more.
    const isQuoted = before.endsWith('"') && after.startsWith('"');
    const words = core.split(' ');
    if (!isQuoted && words.every(isPlain))
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(piece);
    const [start, end] = isQuoted ? [before.slice(0, -1), after.slice(1)] : [before, after];
    return `${(0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(start)}${(0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(core, piece.length)}${(0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(end)}`;
}
/** Letters and digits with the marks of a sentence: nothing in it can be a name, an address, a reference or markup. */
function isPlain(word) {
    return (0,_model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)().test(word) && !LINKED.test(word);
}


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ describeVerdict),
/* harmony export */   g: () => (/* binding */ renderVerdict)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2366);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(112);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(229);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4849);
/* harmony import */ var _decide_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6501);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(9998);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8417);
/* harmony import */ var _document_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1178);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9144);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9626);










/** Describes the verdict. */
function describeVerdict(outcome) {
    const [symbol, title, meaning] = DESCRIBERS[outcome.status](outcome);
    const advice = outcome.failed && outcome.status !== 'error' ? (0,_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceFor */ .cp)(outcome) : undefined;
    const verdict = outcome.status === 'vulnerable' ? (0,_document_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .gravestOf */ .am)(outcome)?.verdict : undefined;
    return {
        symbol,
        title: verdict ?? [title],
        meaning: advice === undefined ? meaning : `${meaning} ${advice.text}`,
    };
}
const DESCRIBERS = {
    'already-scanned': describeAlreadyScanned,
    'not-scanned': describeNotScanned,
    planned: (outcome) => [
        '\ud83d\udcdd',
        `${analyses(outcome)} planned`,
        'Nothing was submitted. `mode: scan` would send the requests of these analyses.',
    ],
    submitted: describeSubmitted,
    passed: describePassed,
    vulnerable: describeVulnerable,
    skipped: () => [
        '\u23ed\ufe0f',
        'skipped, no credentials',
        'This run has no `api-key` or `org-id`, as is usual for pull requests from forks. No request was sent to the ' +
            'service, so this says nothing about the models.',
    ],
    error: (outcome) => {
        const { title = 'failed', text = 'See the log of the step for details.' } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceFor */ .cp)(outcome) ?? {};
        const causes = (0,_document_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findingRows */ .d9)(outcome).filter(({ isFound }) => !isFound).length;
        // One cause must not stand for all.
        const several = 'no verdict, for several reasons';
        return ['\u274c', causes > 1 ? several : title, causes > 1 ? SEVERAL_CAUSES : text];
    },
};
const SEVERAL_CAUSES = 'The message of each analysis says what is missing. Fix that, and run again.';
function describeNotScanned(outcome) {
    const missing = (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .venueOf */ .p8)(outcome).recalls === 'cached-results'
        ? 'No run before this one kept a result for exactly these models and data. Nothing was analysed.'
        : 'The service has no record of a scan of this repository. Nothing was submitted.';
    const other = 'The record of an earlier scan does not count for this run. Nothing was submitted.';
    return ['\ud83d\udd0e', 'not scanned', outcome.lineage?.record === undefined ? missing : other];
}
function analyses(outcome) {
    return (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(outcome.results.length, 'analysis', 'analyses');
}
/** What a run that passed has judged: `3 analyses and 12 files`. */
function formatJudged(outcome) {
    const { results, supplyChain } = outcome;
    const files = supplyChain?.scope === 'workspace' ? [(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(supplyChain.fileCount, 'file', 'files')] : [];
    return [...(results.length > 0 || files.length === 0 ? [analyses(outcome)] : []), ...files].join(' and ');
}
function describePassed(outcome) {
    const meaning = passedMeaning(outcome);
    if ((0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptsUntested */ .Ku)(outcome)) {
        const untested = outcome.results.filter(({ state }) => state === 'not-tested').length;
        return ['\u26a0\ufe0f', `no verdict, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .grouped */ .zD)(untested)} of ${analyses(outcome)} not tested`, meaning];
    }
    const judged = formatJudged(outcome);
    if ((0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyPass */ .lJ)(outcome))
        return ['\u26a0\ufe0f', `nothing was attacked, ${judged} scanned`, meaning];
    return ['\u2705', `passed, ${judged}`, meaning];
}
function passedMeaning({ results, supplyChain }) {
    const none = supplyChain?.scope === 'workspace' ? 'No model was attacked. ' : '';
    const isPart = (0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptsUntested */ .Ku)({ status: 'passed', results });
    const start = isPart
        ? 'The config file accepts what was not tested. Every other analysis has its verdict and'
        : 'Every planned analysis has its verdict and';
    const models = results.length === 0 ? none : `${start} ${formatAccepted(results)}. `;
    if (supplyChain?.scope !== 'workspace')
        return `${models}There is nothing to do.`;
    const toReview = (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(supplyChain, 'listed').length;
    const files = `${models}No file of the repository fails the check.`;
    return toReview === 0
        ? files
        : `${files} ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(toReview, 'finding', 'findings')} to look at: see below.`;
}
function formatAccepted(results) {
    const tested = results.filter(({ state }) => state !== 'not-tested');
    const accepted = tested.filter(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isAccepted */ .oB).length;
    if (accepted === 0)
        return 'none is vulnerable';
    const findings = (0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(accepted, 'finding is', 'findings are');
    return `none fails the check: ${findings} accepted by the config file or the baseline`;
}
function describeSubmitted(outcome) {
    const { failed, requested, results } = outcome;
    if (failed) {
        const meaning = 'There is no verdict yet, and the run has not finished: follow the jobs on their dashboards.';
        return ['\u23f3', `${analyses(outcome)} in progress`, meaning];
    }
    const running = results.filter(({ state }) => state === 'submitted').length;
    const some = running < results.length ? `${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_8__/* .grouped */ .zD)(running)} of ` : '';
    const later = requested?.keepsJobs === true ? ', or run the job again later: it asks for their verdicts' : '';
    const wait = `There is no verdict yet. Follow the jobs on their dashboards, set \`wait: true\` to wait for them${later}.`;
    return ['\ud83d\ude80', `${some}${analyses(outcome)} submitted`, wait];
}
const NOT_THIS_COMMIT = `The record does not belong to the commit of this run. ${_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .STALE_ADVICE */ .rg}`;
function describeAlreadyScanned(outcome) {
    const { matchesCommit, vulnerable, cached } = outcome.lineage ?? {};
    if (cached !== undefined) {
        const kept = 'The same content was analysed before, byte by byte, with the same settings. The scores were kept, and judged by ' +
            'the thresholds of this run.';
        return ['\u2705', 'already scanned', kept];
    }
    const meaning = 'The service has a record of an earlier scan, so nothing was submitted.';
    if (vulnerable === 'unknown') {
        const unknown = 'The record does not say whether a vulnerability was found.';
        return ['\u26a0\ufe0f', 'already scanned, verdict unknown', `${meaning} ${unknown} ${_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .COVERAGE */ .vk}`];
    }
    if (matchesCommit === false) {
        return ['\u26a0\ufe0f', 'already scanned, at another commit', `${meaning} ${NOT_THIS_COMMIT} ${_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .COVERAGE */ .vk}`];
    }
    return ['\u2705', 'already scanned', `${meaning} ${_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .COVERAGE */ .vk}`];
}
function describeVulnerable(outcome) {
    const { failed, supplyChain } = outcome;
    const found = outcome.results.filter(_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsVulnerable */ .hG).length;
    const flagged = supplyChain === undefined ? [] : (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(supplyChain, 'flagged');
    const files = new Set(flagged.map(({ path }) => path)).size;
    if (found + files === 0)
        return describeFlaggedRecord(outcome);
    const model = found === 1 ? 'a model is vulnerable to an attack' : 'models are vulnerable to attacks';
    const causes = [
        ...(found === 0 ? [] : [model]),
        ...(files === 0 ? [] : [files === 1 ? 'a file is flagged' : 'files are flagged']),
    ];
    return ['\u274c', 'vulnerable', vulnerableMeaning(failed, causes.join(', and '))];
}
function vulnerableMeaning(failed, cause) {
    return failed ? `The job fails because ${cause}.` : GATE_IS_OFF;
}
const GATE_IS_OFF = 'The step does not fail, because `fail-on-vulnerability` is off. Review the findings anyway.';
/** Only the record of an earlier scan found something: neither `accept` nor a baseline counts. */
function describeFlaggedRecord({ failed, lineage }) {
    const { accepted = false, matchesCommit, cached } = lineage ?? {};
    const isStale = accepted && cached === undefined && matchesCommit === false;
    const how = cached === undefined ? '`mode: scan` and `rescan: always`' : '`mode: scan`';
    const meaning = [
        vulnerableMeaning(failed, 'an earlier scan found a vulnerability'),
        ...(isStale ? [NOT_THIS_COMMIT] : []),
        'A record does not name its findings, so neither the config file nor a baseline accepts them.',
        // A record that may be of this commit counts beside whatever a run judges itself.
        cached !== undefined || matchesCommit === false
            ? `A run with ${how} judges each finding.`
            : 'The record counts whatever `rescan` says, until a fix is pushed as a new commit.',
    ];
    return ['\u274c', 'the record of an earlier scan is flagged', meaning.join(' ')];
}
/** The length limit of an error message, in UTF-16 units. */
const MAX_TEXT_LENGTH = 2000;
/**
 * Renders the top of the job summary: what not to ship, why, and the counts. Without a finding: the verdict, what it means
 * and the cause of a failure.
 */
function renderVerdict(outcome) {
    const { symbol, title, meaning } = describeVerdict(outcome);
    const gravest = outcome.status === 'vulnerable' ? (0,_document_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .gravestOf */ .am)(outcome) : undefined;
    const cause = findCause(outcome);
    const counts = (0,_document_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .countLine */ .QK)(outcome);
    const blocks = [
        gravest === undefined || gravest.sentence.length === 0
            ? ''
            : `<p>${(0,_html_js__WEBPACK_IMPORTED_MODULE_6__/* .lineHtml */ .Or)(gravest.sentence, outcome)}</p>`,
        cause === undefined ? '' : `<p>${(0,_prose_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .C)(cause, MAX_TEXT_LENGTH)}</p>`,
        counts.length === 0 ? '' : `<p>${(0,_html_js__WEBPACK_IMPORTED_MODULE_6__/* .lineHtml */ .Or)(counts, outcome)}</p>`,
    ];
    const words = (0,_html_js__WEBPACK_IMPORTED_MODULE_6__/* .trustedHtml */ .Xx)(gravest?.title ?? meaning);
    const gate = gravest !== undefined && !outcome.failed ? (0,_html_js__WEBPACK_IMPORTED_MODULE_6__/* .trustedHtml */ .Xx)(GATE_IS_OFF) : '';
    const heading = `<h2>${symbol} Model security: ${(0,_html_js__WEBPACK_IMPORTED_MODULE_6__/* .lineHtml */ .Or)(title, outcome)}</h2>`;
    const body = outcome.failed
        ? (0,_html_js__WEBPACK_IMPORTED_MODULE_6__/* .alert */ .xE)('CAUTION', words, (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .joinTexts */ .B)(blocks, '\n'))
        : (0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .joinTexts */ .B)([words, gate, ...blocks], '\n\n');
    return `${heading}\n\n${body}`;
}
/** The cause of a failure, unless problems or analyses show it in their own sections. */
function findCause(outcome) {
    if (outcome.problems.length > 0)
        return undefined;
    if (outcome.errorMessage !== undefined)
        return outcome.errorMessage;
    const isShownBelow = outcome.results.length > 0 || (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .isUndecidedSupplyChain */ .cC)(outcome.supplyChain);
    return outcome.status === 'error' && !isShownBelow ? outcome.headline : undefined;
}


/***/ }),

/***/ 2863:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ classificationOf),
/* harmony export */   Ah: () => (/* binding */ ATLAS),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   TG: () => (/* binding */ FINDINGS),
/* harmony export */   U6: () => (/* binding */ SUPPLY_CHAIN_TECHNIQUES),
/* harmony export */   ZA: () => (/* binding */ OWASP),
/* harmony export */   r6: () => (/* binding */ techniquesOf),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9597);


/** The kinds of findings: one for each attack that a model is vulnerable to, and a record's supply-chain flag. */
const FINDINGS = [..._model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .CHECKS */ .ui, 'supply-chain'];
const ATLAS = {
    name: 'MITRE ATLAS',
    organization: 'MITRE',
    url: 'https://atlas.mitre.org/',
};
const OWASP = {
    name: 'OWASP Machine Learning Security Top 10',
    organization: 'OWASP Foundation',
    version: '2023',
    url: 'https://owasp.org/www-project-machine-learning-security-top-10/',
};
/** What a record's supply-chain flag is in the public taxonomies. */
const SUPPLY_CHAIN = {
    atlas: { id: 'AML.T0010', name: 'AI Supply Chain Compromise' },
    owasp: { id: 'ML06', name: 'AI Supply Chain Attacks' },
};
/** Every technique that a rule of the scanner names. */
const SUPPLY_CHAIN_TECHNIQUES = [
    technique({ id: 'AML.T0010.003', name: 'AI Supply Chain Compromise: Model' }),
    technique({ id: 'AML.T0011.000', name: 'User Execution: Unsafe AI Artifacts' }),
    technique({ id: 'AML.T0018.002', name: 'Manipulate AI Model: Embed Malware' }),
];
/** The techniques of a rule of the supply-chain scan, the closest first. */
function techniquesOf(rule) {
    return _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y0[rule].techniques.flatMap((id) => SUPPLY_CHAIN_TECHNIQUES.filter((entry) => entry.id === id));
}
/** What a finding is in the public taxonomies. */
function classificationOf(finding) {
    const { atlas, owasp } = finding === 'supply-chain' ? SUPPLY_CHAIN : _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTORS */ .xg[finding].taxonomy;
    return { ...(atlas === undefined ? {} : { atlas: technique(atlas) }), owasp: risk(owasp) };
}
/** The entries of a finding, the technique first. */
function entriesOf(finding) {
    const { atlas, owasp } = classificationOf(finding);
    return atlas === undefined ? [owasp] : [atlas, owasp];
}
/** The taxonomy that an entry belongs to. */
function sourceOf(entry) {
    return entry.url.startsWith(ATLAS.url) ? ATLAS : OWASP;
}
function technique(entry) {
    return { ...entry, url: `${ATLAS.url}techniques/${entry.id}` };
}
function risk(entry) {
    const page = `${entry.id}_${OWASP.version}-${entry.name.replaceAll(' ', '_')}.html`;
    return { ...entry, url: `${OWASP.url}docs/${page}` };
}


/***/ }),

/***/ 7885:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ divideIntoUnits)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9822);

/**
 * Divides a plan into units that take about as long as each other: the longest analyses first, each to the unit that has
 * least so far (R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969: at most 4/3 of the best division). An
 * analysis whose time is not known counts as the mean of the others.
 * @param most the most units; with fewer analyses each is a unit
 * @returns the units in the order of the plan; each analysis is in exactly one
 */
function divideIntoUnits(results, most) {
    const known = results.flatMap((result) => secondsOf(result) ?? []);
    const mean = known.length === 0 ? 1 : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
    const jobs = results.map((result, index) => ({ result, index, cost: secondsOf(result) ?? mean }));
    const units = Array.from({ length: Math.min(most, results.length) }, () => ({
        cost: 0,
        jobs: new Array(),
    }));
    for (const job of jobs.toSorted((one, other) => other.cost - one.cost)) {
        const lightest = units.reduce((least, unit) => (isLighter(unit, least) ? unit : least));
        lightest.cost += job.cost;
        lightest.jobs.push(job);
    }
    return units
        .map((unit) => unit.jobs.toSorted((one, other) => one.index - other.index))
        .toSorted(([one], [other]) => (one?.index ?? 0) - (other?.index ?? 0))
        .map((group) => unitOf(group.map(({ result }) => result)));
}
/** Without any known time all units get as many analyses. */
function isLighter(one, other) {
    return one.cost < other.cost || (one.cost === other.cost && one.jobs.length < other.jobs.length);
}
function secondsOf(result) {
    return result.state === 'planned' ? result.seconds : undefined;
}
function unitOf(group) {
    const names = group.map(({ spec }) => spec.name);
    const [first] = group;
    const times = group.flatMap((result) => secondsOf(result) ?? []);
    const total = times.reduce((sum, seconds) => sum + seconds, 0);
    return {
        name: (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Z)(names, 1, (name) => name),
        model: first?.spec.model,
        attack: first?.spec.attack,
        only: names.join(','),
        ...(times.length === group.length ? { seconds: Math.ceil(total) } : {}),
    };
}


/***/ }),

/***/ 423:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf),
/* harmony export */   k: () => (/* binding */ entryFacts)
/* harmony export */ });
/* harmony import */ var _decide_policy_base_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1694);

/** The policy of a run, at the moment when it began. */
function policyOf({ settings, startedMs }) {
    return { policy: settings.policy, nowMs: startedMs };
}
/** The days that an entry counts that needs an end, if nobody changes it. */
const ENTRY_DAYS = 90;
/** What the entries of `accept` say that are shown beside findings. */
function entryFacts({ runner, settings, startedMs }) {
    const until = new Date(startedMs + ENTRY_DAYS * 86_400_000).toISOString().slice(0, 10);
    const branch = settings.policySource?.from === 'base' ? (0,_decide_policy_base_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .baseBranch */ .s)(runner.event) : undefined;
    const named = settings.policy.accept.flatMap(({ key, what }) => (key === 'finding' ? [what] : []));
    return { until, named, ...(branch === undefined ? {} : { countsOn: branch }) };
}


/***/ }),

/***/ 5470:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ RunPlan),
/* harmony export */   W: () => (/* binding */ requirePins)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4296);
/* harmony import */ var _core_log_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4325);
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(436);
/* harmony import */ var _artifacts_pins_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6543);
/* harmony import */ var _decide_duplicate_analyses_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5304);





/**
 * The analyses of a run with their files. Each file is inspected once and hashed once. The code for it is loaded only when
 * it is needed, because most runs end with the lineage check.
 */
class RunPlan {
    #active;
    #inspected;
    #digested;
    constructor(active) {
        this.#active = active;
    }
    /**
     * All analyses.
     * @throws InvalidInputError with the problems of all files; the reason of the run's signal
     */
    async inspect() {
        const { runner, settings, signal } = this.#active;
        for (const { spec, message } of (0,_decide_duplicate_analyses_js__WEBPACK_IMPORTED_MODULE_3__/* .findDuplicateAnalyses */ .Z)(settings.analyses).slice(0, _core_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_WARNINGS */ .r)) {
            runner.log.warning(message, spec.place);
        }
        const analyses = this.#digested ?? (await this.#inspect());
        // Planning thousands of analyses blocks the thread, so a deadline that has passed meanwhile is checked here.
        await runner.clock.sleep(0, signal);
        return analyses;
    }
    /**
     * All analyses with the digests of their files, for a look at what earlier runs have found. An analysis whose files are not
     * those that it is pinned to has found nothing.
     * @returns no analysis if an input is wrong, and no digests if a file cannot be read: later steps report that
     */
    digest = async () => {
        const { signal } = this.#active;
        try {
            const inspected = await this.#inspect();
            try {
                this.#digested ??= await this.digestSome(inspected);
            }
            catch (error) {
                signal.throwIfAborted();
                if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                    throw error;
            }
            return this.#digested?.filter((analysis) => (0,_artifacts_pins_js__WEBPACK_IMPORTED_MODULE_2__/* .findPinFaults */ .g)(analysis).length === 0) ?? inspected;
        }
        catch (error) {
            if (error instanceof _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC)
                return [];
            throw error;
        }
    };
    /**
     * Adds the digests to analyses that have none.
     * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the run's signal
     */
    async digestSome(analyses) {
        if (analyses.every(({ digests }) => digests !== undefined))
            return analyses;
        const { digestAnalyses } = await __nccwpck_require__.e(/* import() */ 2318).then(__nccwpck_require__.bind(__nccwpck_require__, 2318));
        return digestAnalyses(analyses, this.#active.signal);
    }
    /**
     * Compares the artifacts of analyses with the digests that they are pinned to.
     * @returns the analyses, with digests if they are pinned, and what is wrong with each, by its name
     * @throws the reason of the run's signal
     */
    async comparePins(analyses) {
        if (!analyses.some(_artifacts_pins_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T))
            return { analyses, faults: new Map() };
        const digested = await this.#digestReadable(analyses.filter(_artifacts_pins_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T));
        const known = new Map(digested.map((analysis) => [analysis.spec.name, analysis]));
        const faulty = digested.map((analysis) => [analysis.spec.name, (0,_artifacts_pins_js__WEBPACK_IMPORTED_MODULE_2__/* .findPinFaults */ .g)(analysis)]);
        return {
            analyses: analyses.map((analysis) => known.get(analysis.spec.name) ?? analysis),
            faults: new Map(faulty.filter(([, faults]) => faults.length > 0)),
        };
    }
    /** Leaves the digests of an analysis out if one of its files cannot be read: it then has not the content that it is pinned to. */
    async #digestReadable(analyses) {
        try {
            return await this.digestSome(analyses);
        }
        catch (error) {
            this.#active.signal.throwIfAborted();
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                throw error;
            const [only] = analyses;
            if (only !== undefined && analyses.length === 1)
                return [only];
            const digested = [];
            for (const analysis of analyses)
                digested.push(...(await this.#digestReadable([analysis])));
            return digested;
        }
    }
    #inspect() {
        const { settings, signal } = this.#active;
        this.#inspected ??= Promise.all(/* import() */[__nccwpck_require__.e(159), __nccwpck_require__.e(370)]).then(__nccwpck_require__.bind(__nccwpck_require__, 159)).then(({ planAnalyses }) => planAnalyses(settings.analyses, settings.workspace, signal));
        return this.#inspected;
    }
}
/** @throws InvalidInputError with each problem once, if there is any: analyses mostly share their files */
function requirePins({ faults }) {
    const problems = new Map([...faults.values()].flat().map((problem) => [JSON.stringify(problem), problem]));
    if (problems.size > 0)
        throw new _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC((0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_1__/* .sortProblems */ .dS)([...problems.values()]));
}


/***/ }),

/***/ 4287:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./src/cache/keeps-entries.ts
var keeps_entries = __nccwpck_require__(2533);
// EXTERNAL MODULE: ./src/settings/inputs.ts
var inputs = __nccwpck_require__(7428);
// EXTERNAL MODULE: ./src/settings/read-settings.ts + 6 modules
var read_settings = __nccwpck_require__(3123);
// EXTERNAL MODULE: ./src/decide/policy/base-commit.ts
var base_commit = __nccwpck_require__(1694);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var src_json = __nccwpck_require__(9313);
// EXTERNAL MODULE: ./src/decide/build-outcome.ts
var build_outcome = __nccwpck_require__(1401);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __nccwpck_require__(2839);
// EXTERNAL MODULE: ./src/files/running-program.ts
var running_program = __nccwpck_require__(2333);
// EXTERNAL MODULE: ./packages/common/src/paths.ts
var paths = __nccwpck_require__(5971);
;// CONCATENATED MODULE: ./src/publish/earlier-files.ts







const TOOL = 'Model Security Scan';
const KINDS = [
    {
        input: 'results-file',
        isOurs: (_text, json) => (0,src_json/* textAt */.$6)(json, 'engine', 'name') === 'model-security-scan',
        render: async (runner) => {
            const { renderResultsFile } = await Promise.all(/* import() */[__nccwpck_require__.e(515), __nccwpck_require__.e(4998)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4998));
            return renderResultsFile((0,build_outcome/* withdrawnOutcome */.Hx)(), await (0,running_program/* findRunningProgram */.$)(runner.variable('GITHUB_ACTION_REF')), runner.clock.now());
        },
    },
    {
        input: 'sarif-file',
        isOurs: (_text, json) => (0,src_json/* textAt */.$6)(first((0,src_json.at)(json, 'runs')), 'tool', 'driver', 'name') === TOOL,
        render: async () => {
            const { serializeSarif } = await __nccwpck_require__.e(/* import() */ 6247).then(__nccwpck_require__.bind(__nccwpck_require__, 6247));
            const { renderNoVerdict } = await __nccwpck_require__.e(/* import() */ 8906).then(__nccwpck_require__.bind(__nccwpck_require__, 8906));
            return serializeSarif(renderNoVerdict((0,build_outcome/* withdrawnOutcome */.Hx)().headline));
        },
    },
    {
        input: 'bom-file',
        isOurs: (_text, json) => (0,src_json/* textAt */.$6)(first((0,src_json.at)(json, 'metadata', 'tools', 'components')), 'name') === TOOL,
        render: async () => {
            const { renderEmptyBom } = await __nccwpck_require__.e(/* import() */ 8524).then(__nccwpck_require__.bind(__nccwpck_require__, 8524));
            return renderEmptyBom((0,build_outcome/* withdrawnOutcome */.Hx)().headline);
        },
    },
    {
        input: 'report-file',
        isOurs: (text) => text.startsWith('<!doctype html>') && text.includes(`<meta name="generator" content="${TOOL}">`),
        render: async (runner) => {
            const { renderRunPage } = await Promise.all(/* import() */[__nccwpck_require__.e(9740), __nccwpck_require__.e(1694)]).then(__nccwpck_require__.bind(__nccwpck_require__, 104));
            const program = await (0,running_program/* findRunningProgram */.$)(runner.variable('GITHUB_ACTION_REF'));
            return renderRunPage((0,build_outcome/* withdrawnOutcome */.Hx)(), { program, writtenMs: runner.clock.now(), settings: [] });
        },
    },
    {
        // A statement without a verdict could be signed by mistake, so there is none.
        input: 'verdict-file',
        isOurs: (_text, json) => (0,src_json/* textAt */.$6)(json, 'predicateType')?.startsWith('urn:model-security-scan:verdict:') === true,
        render: () => Promise.resolve(undefined),
    },
];
/** A larger file is no file of this program. */
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * Replaces the files of an earlier run at the paths that this run writes by files with verdict `none`, so that a run that
 * fails or is killed leaves no verdict of another run. To be called when all inputs were read. Only files that this program
 * wrote are replaced, in the workspace or the runner's folder for temporary files. What this run also reads, such as a
 * baseline that it writes anew, is left until its end.
 */
async function withdrawEarlierFiles(runner) {
    for (const kind of KINDS) {
        const name = runner.input(kind.input);
        if (name === '')
            continue;
        try {
            await withdraw(external_node_path_.resolve(runner.workspace, name), kind, runner);
        }
        catch (error) {
            const why = (0,output_folder/* describeWriteError */.JB)(error);
            runner.log.warning(`The file of an earlier run at "${name}" (${kind.input}) is still there: ${why}.`);
        }
    }
}
async function withdraw(file, { isOurs, render }, runner) {
    const stats = await (0,promises_.lstat)(file).catch(() => undefined);
    if (stats?.isFile() !== true || stats.size > MAX_BYTES)
        return;
    const real = await (0,promises_.realpath)(file);
    if (!(await mayReplace(real, runner)) || (await isRead(real, runner)))
        return;
    const text = await (0,promises_.readFile)(real, 'utf8');
    if (!isOurs(text, parse(text)))
        return;
    const content = await render(runner);
    await (content === undefined ? (0,output_folder/* removeFile */.nM)(real) : (0,output_folder/* replaceFile */.fR)(real, content));
    runner.log.debug(`The file of an earlier run was withdrawn: ${file}`);
}
/** True in the workspace and the runner's own folder, wherever links on the way lead. */
async function mayReplace(real, { workspace, variable }) {
    for (const root of [workspace, variable('RUNNER_TEMP')]) {
        const realRoot = root === '' ? undefined : await (0,promises_.realpath)(root).catch(() => undefined);
        if (realRoot !== undefined && (0,paths/* isInside */.FK)(realRoot, real) && !(0,paths/* isInGitFolder */.e9)(realRoot, real))
            return true;
    }
    return false;
}
/** True for the baseline, which may be a folder of files. */
async function isRead(real, { input, workspace }) {
    const baseline = input('baseline');
    if (baseline === '')
        return false;
    const realBaseline = await (0,promises_.realpath)(external_node_path_.resolve(workspace, baseline)).catch(() => undefined);
    return realBaseline !== undefined && (0,paths/* isInside */.FK)(realBaseline, real);
}
function parse(text) {
    try {
        const json = JSON.parse(text);
        return json;
    }
    catch {
        return undefined;
    }
}
function first(list) {
    const values = Array.isArray(list) ? list : [];
    return values[0];
}

// EXTERNAL MODULE: ./src/publish/publish.ts + 1 modules
var publish = __nccwpck_require__(6459);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __nccwpck_require__(4296);
;// CONCATENATED MODULE: ./src/run/run-deadline.ts

/**
 * Starts the clock of a run and listens for its cancellation.
 * @param onCancel registers a listener and returns a function that removes it
 */
function startRunDeadline(onCancel) {
    const startMs = monotonicMs();
    const controller = new AbortController();
    let timer;
    const off = onCancel(() => {
        controller.abort(new errors/* ServiceError */._7('cancelled', 'The run was cancelled.'));
    });
    const leftMs = (timeoutMs) => Math.max(0, timeoutMs - (monotonicMs() - startMs));
    return {
        signal: controller.signal,
        leftMs,
        startDeadline: (timeoutMs) => {
            clearTimeout(timer);
            timer = setTimeout(() => {
                const minutes = String(Number((timeoutMs / 60_000).toFixed(2)));
                const message = `The run reached its deadline (timeout-minutes: ${minutes}).`;
                controller.abort(new errors/* ServiceError */._7('timeout', message));
            }, leftMs(timeoutMs));
        },
        end: () => {
            clearTimeout(timer);
            off();
        },
    };
}
/** Reads a clock that never goes back. `performance` is not used, because Node would load it only for this. */
function monotonicMs() {
    return Number(process.hrtime.bigint()) / 1e6;
}

// EXTERNAL MODULE: ./src/facts/runner.ts
var facts_runner = __nccwpck_require__(4725);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __nccwpck_require__(528);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __nccwpck_require__(2830);
// EXTERNAL MODULE: ./src/decide/analysis-result.ts
var analysis_result = __nccwpck_require__(184);
// EXTERNAL MODULE: ./src/decide/decide-run.ts + 1 modules
var decide_run = __nccwpck_require__(4759);
// EXTERNAL MODULE: ./src/decide/target.ts
var decide_target = __nccwpck_require__(4191);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __nccwpck_require__(5467);
// EXTERNAL MODULE: ./src/decide/baseline/compare-with-baseline.ts
var compare_with_baseline = __nccwpck_require__(7112);
// EXTERNAL MODULE: ./src/decide/baseline/baseline-skill.ts
var baseline_skill = __nccwpck_require__(4555);
// EXTERNAL MODULE: ./src/decide/baseline/paired-test.ts + 1 modules
var paired_test = __nccwpck_require__(4040);
// EXTERNAL MODULE: ./src/decide/compare/judge-comparison.ts
var judge_comparison = __nccwpck_require__(5837);
// EXTERNAL MODULE: ./src/decide/scan/decide-findings.ts
var decide_findings = __nccwpck_require__(229);
// EXTERNAL MODULE: ./src/decide/lineage.ts
var decide_lineage = __nccwpck_require__(8857);
// EXTERNAL MODULE: ./src/decide/policy/settings-warnings.ts
var settings_warnings = __nccwpck_require__(8830);
// EXTERNAL MODULE: ./src/decide/policy/accept-warnings.ts
var accept_warnings = __nccwpck_require__(7721);
// EXTERNAL MODULE: ./src/run/active-run.ts
var active_run = __nccwpck_require__(423);
;// CONCATENATED MODULE: ./src/run/files/judge-findings.ts










/** Applies the policy of the run to what it has found. */
function judgeFindings(active, { results: found, supplyChain, comparisons }, lineage) {
    const { settings } = active;
    const policy = (0,active_run/* policyOf */.U)(active);
    const isBaseline = settings.reports.resultsFile !== undefined && policy.policy.baseline === undefined;
    const results = found
        .map((result) => (0,decide_findings/* decideAnalysis */.rQ)(result, policy))
        .map((result) => (isBaseline ? (0,decide_findings/* withWarning */.nM)(result, (0,paired_test/* baselineDoubt */.u)(result)) : result));
    return {
        ...(supplyChain === undefined ? {} : { supplyChain }),
        ...(comparisons && { comparisons }),
        results,
        policy: { ...policyOutcome(policy, settings, supplyChain), entries: (0,active_run/* entryFacts */.k)(active) },
        warnings: [
            ...(0,settings_warnings/* settingsWarnings */.T)(settings),
            ...(0,accept_warnings/* warnOfAnalyses */.uR)(policy, results),
            ...(0,decide_lineage/* recordWarnings */.DT)(settings, lineage, results),
            ...(0,baseline_skill/* lostSkillWarnings */.Lh)(results, policy.policy.baseline),
            ...(0,judge_comparison/* staleWarnings */.P)(comparisons),
        ],
        notices: (0,decide_lineage/* partNotices */.nL)(settings.only, results),
    };
}
function policyOutcome({ policy }, { supplyChain: { files } }, scan) {
    const { baseline } = policy;
    // What was not looked at is not known to be fixed.
    const fixed = (0,file_scan/* scansEverything */.Ur)(files) ? (0,compare_with_baseline/* fixedInFiles */.f)(baseline, scan) : [];
    return { hasBaseline: baseline !== undefined, fixedInFiles: fixed };
}

;// CONCATENATED MODULE: ./src/run/lineage-subject.ts

/**
 * Combines inputs and event (docs/design.md, "Target").
 * @param eventTarget returns the target of the event; only called if the inputs do not name the repository
 * @throws InvalidInputError from `eventTarget`
 */
function findLineageSubject(repository, eventTarget) {
    const target = repository.type === 'github' && repository.url === undefined
        ? currentRepository(repository, eventTarget())
        : otherRepository(repository, eventTarget);
    const { bucket } = repository;
    const sendsUrl = bucket === undefined || repository.url !== undefined;
    return {
        target,
        query: {
            repo_type: repository.type,
            depth: repository.depth,
            ...(0,present/* present */.E)({
                repo_url: sendsUrl ? target.repoUrl : undefined,
                branch_name: target.branch,
                storage_access_key_id: bucket?.accessKeyId,
                storage_secret_access_key: bucket?.secretAccessKey,
                region: bucket?.region,
                bucket_name: bucket?.name,
            }),
        },
    };
}
function currentRepository(repository, event) {
    if (repository.branch === undefined || repository.branch === event.branch)
        return event;
    // The event's commit is on another branch, so a comparison with the record would give a false warning.
    return { repoUrl: event.repoUrl, branch: repository.branch, fork: event.fork };
}
/** Builds the target for a repository other than the event's. Its commit is unknown, and so is its default branch. */
function otherRepository(repository, eventTarget) {
    const repoUrl = repository.url ?? repository.bucket?.name ?? eventTarget().repoUrl;
    return { repoUrl, ...(repository.branch === undefined ? {} : { branch: repository.branch }), fork: false };
}

// EXTERNAL MODULE: ./src/analyser/remote/client/lineage-check.ts
var lineage_check = __nccwpck_require__(4438);
;// CONCATENATED MODULE: ./src/analyser/remote/remote-analyser.ts

/** Opens the client of a service (the service spec). Each analysis is one job there. */
function openRemoteAnalyser(options) {
    const { transport, service, query } = options;
    let loading;
    // Most runs end with the lineage check, and load nothing else.
    const loadJobs = () => {
        loading ??= __nccwpck_require__.e(/* import() */ 3321).then(__nccwpck_require__.bind(__nccwpck_require__, 3321)).then((code) => new code.RemoteJobs(options));
        return loading;
    };
    return {
        jobsOutliveRun: true,
        recall: async () => ({
            record: await (0,lineage_check/* checkLineage */.Ki)(transport, service, query),
            kept: new Map(),
            ignored: {},
        }),
        start: async (...given) => (await loadJobs()).start(...given),
        await: async (...given) => (await loadJobs()).await(...given),
        saveReport: async (report) => (await loadJobs()).saveReport(report),
        // Its requests end with the run's signal, and its jobs go on.
        close: () => Promise.resolve(),
    };
}

;// CONCATENATED MODULE: ./src/run/open-analyser.ts

/**
 * Opens the analyser that the input base-url names. Only this function chooses one.
 * @throws InvalidInputError if the folder for cached results cannot be used
 */
async function openAnalyser(active, query) {
    const { runner, settings, transport, signal } = active;
    const { service, analyses: specs, pollIntervalMs } = settings;
    if (service.isLocal) {
        const { openLocal } = await Promise.all(/* import() */[__nccwpck_require__.e(515), __nccwpck_require__.e(7023), __nccwpck_require__.e(9740), __nccwpck_require__.e(8593)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8593));
        return openLocal(active);
    }
    const { clock, mask, hide } = runner;
    const analyser = openRemoteAnalyser({
        ...{ transport, service, query, specs, pollIntervalMs },
        ...{ clock, signal, mask, hide },
    });
    return { analyser };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./src/facts/cached-result.ts
/** Why a cached result is not used. */
const CACHE_FAULTS = ['damaged', 'unsigned', 'other-signature', 'foreign', 'older'];

// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __nccwpck_require__(9822);
// EXTERNAL MODULE: ./packages/common/src/number-words.ts
var number_words = __nccwpck_require__(9998);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __nccwpck_require__(9600);
// EXTERNAL MODULE: ./src/decide/judge-analysis.ts
var judge_analysis = __nccwpck_require__(5110);
// EXTERNAL MODULE: ./src/decide/policy/apply-minimum.ts
var apply_minimum = __nccwpck_require__(938);
// EXTERNAL MODULE: ./src/decide/policy/threshold.ts
var threshold = __nccwpck_require__(9088);
;// CONCATENATED MODULE: ./src/decide/cached-record.ts








/**
 * Makes one record of the kept results of all planned analyses. Pure.
 * @returns undefined if an analysis has none that gives a verdict, or none is planned
 */
function recordOfCached(kept, { analyses, vulnerabilityThreshold, repository }, target) {
    const found = analyses.flatMap((spec) => {
        const result = kept.get(spec.name);
        return result === undefined ? [] : [{ spec, result }];
    });
    const newest = found.toSorted((one, other) => other.result.madeMs - one.result.madeMs)[0]?.result;
    if (newest === undefined || found.length < analyses.length)
        return undefined;
    const isAboveLimit = ({ spec, result }) => (0,judge_analysis/* isAbove */.o)(result.score, (0,threshold/* effectiveThreshold */.FK)(vulnerabilityThreshold, (0,threshold/* ownThreshold */.qf)(spec)));
    if (found.some((one) => !isAboveLimit(one) && !mayPass(one)))
        return undefined;
    const isVulnerable = found.some(isAboveLimit);
    const ids = found.map(({ result }) => result.contentId).join('\n');
    // Results of several commits are those of none.
    const hasOneCommit = new Set(found.map(({ result }) => result.commit)).size === 1;
    return {
        ...(target.branch === undefined ? {} : { branchname: target.branch }),
        ...(hasOneCommit && newest.commit !== undefined ? { commitid: newest.commit } : {}),
        createdtimestamp: new Date(newest.madeMs).toISOString(),
        depth: String(repository.depth),
        hashedjobid: (0,external_node_crypto_.createHash)('sha256').update(ids).digest('hex'),
        modelid: analyses[0]?.modelId ?? '',
        orgid: 'local',
        repotype: repository.type,
        repourl: target.repoUrl,
        supplychain_vuldetected: isVulnerable ? 1 : 0,
    };
}
/** As `judge` says it of a score that is not above the threshold. */
function mayPass({ spec: { minimumAccuracy }, result: { isUnearned, accuracy } }) {
    return isUnearned !== true && (0,apply_minimum/* accuracyFault */.qq)(accuracy, minimumAccuracy) === undefined;
}
const MAX_LISTED = 20;
/** Says for a run that analyses nothing which results it could use again. */
function cachedNotices(kept, analyses) {
    const [own, missing] = [
        analyses.filter(({ name }) => kept.has(name)),
        analyses.filter(({ name }) => !kept.has(name)),
    ];
    const named = (specs) => (0,list_names/* listNames */.Z)(specs, MAX_LISTED, ({ name }) => (0,sanitize/* plainLine */.h0)(name, 200));
    return [
        ...(own.length === 0 ? [] : [`The result of an earlier run is kept for ${named(own)}.`]),
        ...(missing.length === 0 ? [] : [`No result is kept for ${named(missing)}.`]),
    ];
}
const REASONS = {
    damaged: 'damaged or cut off',
    unsigned: 'not signed with the input cache-secret',
    'other-signature': 'signed with another key than the input cache-secret',
    foreign: 'about another analysis than their name says',
    older: 'made by another version of the action',
};
/** Says which cached results were not used, in one sentence for each reason. */
function describeIgnored(ignored) {
    return CACHE_FAULTS.flatMap((fault) => {
        const count = ignored[fault] ?? 0;
        if (count === 0)
            return [];
        const what = `${(0,number_words/* counted */.hS)(count, 'cached result was', 'cached results were')} not used`;
        return [`${what}: ${REASONS[fault]}. What they cover is scanned again.`];
    });
}
/** Adds the counts of two places. */
function sumOfIgnored(one, other) {
    return Object.fromEntries(CACHE_FAULTS.map((fault) => [fault, (one[fault] ?? 0) + (other[fault] ?? 0)]));
}

;// CONCATENATED MODULE: ./src/run/recall.ts



/**
 * Looks for what earlier runs have found: at the service or on this machine, and which jobs they left in the cache.
 * @throws ServiceError; InvalidInputError if the folder for the cache cannot be used
 */
async function recall(run, target) {
    const { runner, settings, analyser, plan } = run;
    runner.log.info(formatStart(target, run));
    const { record, kept, ignored } = await analyser.recall(settings.analyses, plan.digest);
    const ownRecord = settings.rescan === 'always' ? undefined : recordOfCached(kept, settings, target);
    const checked = ownRecord === undefined
        ? (0,decide_lineage/* decideLineage */.kg)(record, target.commit, settings.rescan, run.query)
        : (0,decide_lineage/* decideContentLineage */.r6)(ownRecord, target.commit, settings.mode === 'scan');
    const found = describeFound(checked, run);
    if (found !== '')
        runner.log.info(found);
    const jobs = await openCommitJobs(run, checked);
    const contradiction = checked.accepted ? jobs?.contradiction : undefined;
    return {
        lineage: contradiction === undefined ? checked : { ...checked, accepted: false },
        ...(jobs === undefined ? {} : { jobs }),
        kept,
        notices: [
            ...otherOrganization(record, settings),
            ...(contradiction === undefined ? [] : [contradiction]),
            ...describeIgnored(sumOfIgnored(ignored, run.ignored ?? {})),
            ...(settings.mode === 'check' && !analyser.jobsOutliveRun
                ? cachedNotices(kept, settings.analyses)
                : []),
        ],
    };
}
/** The service spec shows only a placeholder for the organization of a record, so it decides nothing. */
function otherOrganization(record, { service }) {
    const named = record?.orgid?.trim() ?? '';
    if (named === '' || named.toLowerCase() === service.orgId.trim().toLowerCase())
        return [];
    return [
        'The record of an earlier scan names another organization than org-id. Check both with the operator of the service.',
    ];
}
/** Looks up the jobs of earlier runs of this commit, if the run may submit, or if they may contradict a record. */
async function openCommitJobs(run, { accepted }) {
    const { analyser, settings } = run;
    const mayBeDue = settings.analyses.length > 0 || settings.readConfig !== undefined;
    const isDue = settings.mode === 'scan' && mayBeDue;
    if (!analyser.jobsOutliveRun || !(accepted || isDue) || !(0,keeps_entries/* keepsEntries */.j)(run))
        return undefined;
    const { openCommitJobs: open } = await __nccwpck_require__.e(/* import() */ 1675).then(__nccwpck_require__.bind(__nccwpck_require__, 1675));
    return open(run);
}
function formatStart(target, { settings, query, cleanFiles }) {
    const where = describeTarget(target);
    if (settings.venue.recalls === 'record')
        return `Lineage check of ${where}, depth ${String(query.depth)}.`;
    // Without cached results there is nothing to look for.
    return settings.analyses.length > 0 && cleanFiles !== undefined
        ? `Scanning ${where}. Looking for cached results of exactly these models and data.`
        : `Scanning ${where}.`;
}
/** Empty if there is nothing to say, since nothing was looked for. */
function explainMissing({ venue, analyses, configFile }, hasRecords) {
    if (venue.recalls === 'record')
        return 'There is no record of an earlier scan.';
    if (analyses.length === 0) {
        const hint = ' There is no config file: write one with "model-security init", or list models in .github/model-security.yml.';
        return `No model is attacked; only the files are scanned.${configFile === undefined ? hint : ''}`;
    }
    return hasRecords ? 'Not all analyses have a cached result; those without one are still to do.' : '';
}
function describeTarget({ repoUrl, branch, commit }) {
    return `${repoUrl}, branch ${branch ?? 'not given'}, commit ${commit ?? 'not known'}`;
}
function describeFound({ record, cached }, { settings, cleanFiles }) {
    if (record === undefined)
        return explainMissing(settings, cleanFiles !== undefined);
    return cached === undefined
        ? describeRecord(record)
        : 'Every analysis has a cached result, which is reused.';
}
function describeRecord(record) {
    const { branchname = 'not given', commitid = 'not given', createdtimestamp = 'not given' } = record;
    return `There is a record of an earlier scan: branch ${branchname}, commit ${commitid}, time ${createdtimestamp}.`;
}

// EXTERNAL MODULE: ./src/decide/judge-checkout.ts
var judge_checkout = __nccwpck_require__(3292);
// EXTERNAL MODULE: ./src/decide/record-mismatch.ts
var record_mismatch = __nccwpck_require__(3072);
// EXTERNAL MODULE: ./src/files/workspace-head.ts
var workspace_head = __nccwpck_require__(5393);
;// CONCATENATED MODULE: ./src/run/require-checkout.ts





/** True if the result stands at the commit of the event, whatever the inputs name. */
function countsForEvent({ runner, settings }) {
    const { type, url, branch } = settings.repository;
    const { commentPolicy } = settings.reports;
    if (commentPolicy !== 'never' && (0,decide_target/* readTarget */._E)(runner.event).pullRequest !== undefined)
        return true;
    // The address that is given may be that of the event itself.
    const own = `${runner.event.serverUrl}/${runner.event.repository}`;
    return type === 'github' && url !== undefined && branch === undefined && !(0,record_mismatch/* isOtherRepository */.J)(url, own);
}
/**
 * Compares what is checked out with the commit that the result will count for (docs/design.md, rule 8). If the inputs name
 * another repository or branch, its commit is unknown and nothing can be compared; but a comment always counts for the
 * commit of the event.
 * @returns notices for people
 * @throws ServiceError `invalid-input` if another commit is checked out
 */
async function requireCheckout(active, target) {
    const { runner, settings } = active;
    const { mode, workspace, configFile } = settings;
    if (mode !== 'scan' && mode !== 'plan')
        return [];
    // On the command line the commit was read from the workspace itself, if it has one.
    if (runner.event.target !== undefined)
        return [];
    const commit = target.commit ?? (countsForEvent(active) ? (0,decide_target/* readTarget */._E)(runner.event).commit : undefined);
    if (commit === undefined)
        return [];
    const checkedOut = await (0,workspace_head/* readCheckedOut */.sk)(workspace, configFile);
    const { fault, notice } = (0,judge_checkout/* judgeCheckout */.a)(checkedOut, commit, runner.event);
    if (fault !== undefined)
        throw new errors/* ServiceError */._7('invalid-input', fault);
    return notice === undefined ? [] : [notice];
}

// EXTERNAL MODULE: ./src/run/run-plan.ts
var run_plan = __nccwpck_require__(5470);
;// CONCATENATED MODULE: ./src/run/scan-run.ts














/**
 * Does the work of the modes scan, check and plan: looks for what earlier runs have found, scans the files, and does the
 * analyses that are left. If the config is still to be read, it is read only if no record skips the analyses.
 * @throws InvalidInputError, ServiceError
 */
async function* checkThenScan(given, start) {
    const { runner, settings, signal } = given;
    const { query, target } = findLineageSubject(settings.repository, () => (0,decide_target/* readTarget */._E)(runner.event));
    let active = given;
    let state = { ...start, target };
    yield { state, settings };
    const isLater = settings.readConfig !== undefined;
    if (!isLater)
        ({ active, state } = yield* judgeByPolicy(given, state));
    state = withNotices(state, await requireCheckout(active, target));
    const early = isLater ? await recallFirst(given, query, target) : undefined;
    if (early !== undefined) {
        state = withRecalled(state, early);
        yield { state, settings };
        if (early.lineage.accepted)
            state = withNotices(state, [UNREAD]);
        else
            ({ active, state } = yield* judgeByPolicy(given, state));
    }
    const run = await openRun(active, query);
    try {
        const recalled = early ?? (await recall(run, target));
        if (early === undefined)
            state = withRecalled(state, recalled);
        return yield* scanAndJudge(run, state, recalled);
    }
    finally {
        const isDone = settings.mode === 'scan' && !signal.aborted;
        await run.analyser.close(isDone ? 'keep' : 'discard');
    }
}
/** Reads the config, unless that was done, and goes on with the policy that judges the run. */
async function* judgeByPolicy(given, before) {
    const judged = await findJudgedSettings(given);
    const { settings } = judged;
    const state = withPolicy(before, judged, given.settings);
    yield { state, settings };
    if (judged.error !== undefined)
        throw judged.error;
    return { active: { ...given, settings }, state };
}
const UNREAD = 'The config was not read: a record of an earlier scan skips the analyses.';
async function openRun(active, query) {
    return { ...active, ...(await openAnalyser(active, query)), query, plan: new run_plan/* RunPlan */.T(active) };
}
/** Looks for what earlier runs have found before the config is read. */
async function recallFirst(active, query, target) {
    const run = await openRun(active, query);
    try {
        return await recall(run, target);
    }
    finally {
        await run.analyser.close('discard');
    }
}
function withNotices(state, notices) {
    return { ...state, notices: [...state.notices, ...notices] };
}
function withRecalled(state, { lineage, notices }) {
    return withNotices({ ...state, lineage }, notices);
}
/** @param before the settings whose notices the state has */
function withPolicy(state, { settings, comparison }, before) {
    const changed = comparison === undefined ? state : { ...state, policyChange: comparison };
    return withNotices(changed, settings.notices.slice(before.notices.length));
}
async function* scanAndJudge(run, start, recalled) {
    const { settings } = run;
    const { lineage } = recalled;
    let state = start;
    yield { state, settings };
    const repository = settings.supplyChain.enabled ? await loadAndScan(run) : undefined;
    state = { ...state, ...(repository === undefined ? {} : { supplyChain: repository.outcome }) };
    yield { state, settings };
    const findings = await findResults(run, state, recalled, repository);
    const judged = judgeFindings(run, findings, lineage);
    yield { state: { ...state, ...judged, notices: [...state.notices, ...judged.notices] }, settings };
    const { results, supplyChain } = judged;
    const leavesFilesOut = settings.service.isLocal && supplyChain === undefined;
    const judgedChanges = results.filter(({ spec }) => catalog/* DESCRIPTORS */.xg[spec.attack].tasks.length === 0).length;
    const planned = settings.analyses.length + judgedChanges;
    return (0,decide_run/* decideRun */.S)({ ...settings, lineage, planned, results, supplyChain, leavesFilesOut });
}
/** Loads the code of the scan only if the input supply-chain asks for it. */
async function loadAndScan(run) {
    const { scanRepository } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(5021), __nccwpck_require__.e(6335)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3434));
    return scanRepository(run);
}
async function findResults(run, state, { lineage, jobs, kept }, repository) {
    const { mode, analyses } = run.settings;
    const supplyChain = repository?.outcome;
    // Kept results of the same content are among the results, as if the analyses were run.
    const isReplaced = lineage.accepted && lineage.cached !== 'reused';
    if (mode === 'plan') {
        // The artifacts are inspected even if a record is accepted: a plan has to find mistakes in them.
        const planned = await planResults(run, kept);
        return { results: isReplaced ? [] : planned, supplyChain };
    }
    if (mode !== 'scan' || isReplaced || analyses.length === 0)
        return { results: [], supplyChain };
    const { scan } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(5021), __nccwpck_require__.e(8361)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6034));
    return scan(run, state, { jobs, repository });
}
async function planResults({ plan }, kept) {
    const pins = await plan.comparePins(await plan.inspect());
    (0,run_plan/* requirePins */.W)(pins);
    const { analyses } = pins;
    const { describeMissingSlots } = await __nccwpck_require__.e(/* import() */ 1096).then(__nccwpck_require__.bind(__nccwpck_require__, 1096));
    return analyses.map(({ spec }) => {
        const missing = describeMissingSlots(spec);
        const seconds = kept.get(spec.name)?.seconds;
        return { ...(0,analysis_result/* plannedResult */.Uf)(spec, missing === undefined ? [] : [missing]), ...(0,present/* present */.E)({ seconds }) };
    });
}
/**
 * Reads the config, unless that was done, and finds the policy that judges the run.
 * @throws InvalidInputError with all problems of the config; the reason of the run's signal
 */
async function findJudgedSettings(context) {
    const read = (await context.settings.readConfig?.()) ?? context.settings;
    const { settings, ...rest } = await compareWithBase({ ...context, settings: read });
    return { ...rest, settings: (0,baseline_skill/* keepBaselineChoices */.PD)((0,apply_minimum/* applyMinimum */.zL)(settings)) };
}
/** Loads the code that compares policies only if a run is about a pull request, or should be. */
async function compareWithBase(context) {
    const { runner, settings } = context;
    const from = settings.policySource?.from;
    const isDue = from === 'base' || (from !== undefined && (0,base_commit/* readBaseCommit */.F)(runner.event).kind !== 'none');
    if (!isDue)
        return { settings };
    const { judgeSettings } = await __nccwpck_require__.e(/* import() */ 3372).then(__nccwpck_require__.bind(__nccwpck_require__, 3372));
    return judgeSettings(context);
}

// EXTERNAL MODULE: ./src/http/transport.ts + 5 modules
var http_transport = __nccwpck_require__(5025);
// EXTERNAL MODULE: ./src/facts/run-state.ts
var run_state = __nccwpck_require__(926);
// EXTERNAL MODULE: ./src/core/error-trace.ts
var error_trace = __nccwpck_require__(9741);
;// CONCATENATED MODULE: ./src/run/run.ts
















const AS_ACTION = { publish: publish/* publish */.m, adjust: (settings) => settings };
/**
 * Does a whole run (docs/design.md, "The flow"): reads the settings, does the work of the mode, and publishes the outcome
 * however the run ended.
 * @returns the outcome; the step fails if `failed` is true
 */
async function run(runner, changes = AS_ACTION) {
    await maskInputs(runner);
    const deadline = startRunDeadline(runner.onCancel);
    try {
        const { outcome, settings } = await findOutcome(runner, deadline, changes);
        const found = runner.secrets.redactAll(outcome);
        return await changes.publish(runner, found, settings, deadline.signal);
    }
    finally {
        deadline.end();
    }
}
/** Masks all secret inputs before anything else happens. */
async function maskInputs(runner) {
    for (const name of inputs/* SECRET_INPUTS */.pH) {
        const value = runner.input(name);
        const isStructured = name === 'model-api-details' && /[\n{]/u.test(value);
        if (value !== '' && !isStructured)
            runner.mask(value);
        if (!isStructured)
            continue;
        const { detailSecrets } = await Promise.all(/* import() */[__nccwpck_require__.e(8815), __nccwpck_require__.e(1040), __nccwpck_require__.e(1430)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1430));
        detailSecrets(value).forEach(runner.mask);
    }
}
async function findOutcome(runner, deadline, { adjust }) {
    try {
        const given = await readGiven(runner, deadline);
        if (given === undefined)
            return { outcome: (0,build_outcome/* skippedOutcome */.dE)(run_state/* NOTHING_KNOWN */.G) };
        const settings = adjust(given);
        deadline.startDeadline(settings.timeoutMs);
        return await doWork(runner, settings, deadline);
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(runner.log, error);
        return { outcome: (0,build_outcome/* failedOutcome */.iS)(run_state/* NOTHING_KNOWN */.G, error) };
    }
}
/** Reads the settings. What earlier runs wrote at the paths of this run is withdrawn after that, however it ended. */
async function readGiven(runner, deadline) {
    try {
        return await (0,read_settings/* readSettings */.s)({
            input: runner.input,
            variable: runner.variable,
            workspace: runner.workspace,
            eventName: (0,facts_runner/* hostEvent */.B)(runner),
            withoutSecrets: (0,decide_target/* isWithoutSecrets */.sD)(runner.event),
            isPullRequest: (0,base_commit/* readBaseCommit */.F)(runner.event).kind !== 'none',
            mask: runner.mask,
            findFileFaults: async (specs, timeoutMs) => {
                deadline.startDeadline(timeoutMs);
                if (specs.length === 0)
                    return [];
                const { findReadable } = await Promise.all(/* import() */[__nccwpck_require__.e(159), __nccwpck_require__.e(370)]).then(__nccwpck_require__.bind(__nccwpck_require__, 159));
                // If the run ends meanwhile, the problems that are known are still reported.
                const found = await findReadable(specs, runner.workspace, deadline.signal).catch(() => undefined);
                return found?.problems ?? [];
            },
        });
    }
    finally {
        await withdrawEarlierFiles(runner);
    }
}
/** Looks whether outputs can be written, before anything is submitted whose job would be lost with them. */
function requireOutputs(runner) {
    try {
        runner.probeOutputs();
    }
    catch (error) {
        const options = { origin: 'runner', cause: error };
        throw new errors/* ServiceError */._7('unexpected-answer', (0,output_folder/* describeOutputsError */.MH)(error), options);
    }
}
/** Does the work of the mode. If an error ends it, the outcome keeps everything that was known before. */
async function doWork(runner, given, deadline) {
    const { signal } = deadline;
    const { requestTimeoutMs, maxAttempts } = given.service;
    const { log, clock, secrets } = runner;
    const redact = (text) => secrets.redact(text);
    const endsAtMs = Date.now() + deadline.leftMs(given.timeoutMs);
    const transport = (0,http_transport/* createTransport */.o)({ requestTimeoutMs, maxAttempts, signal, endsAtMs, log, clock, redact });
    let known = { state: createInitialState(runner, given), settings: given };
    try {
        requireOutputs(runner);
        const active = { runner, settings: given, signal, transport, startedMs: clock.now(), endsAtMs };
        const steps = checkThenScan(active, known.state);
        for (;;) {
            const step = await steps.next();
            const { settings } = known;
            if (step.done === true)
                return { outcome: { ...known.state, ...step.value, problems: [] }, settings };
            known = step.value;
        }
    }
    catch (error) {
        (0,error_trace/* logTrace */.o)(log, error);
        return { outcome: (0,build_outcome/* failedOutcome */.iS)(known.state, error), settings: known.settings };
    }
    finally {
        transport.close();
    }
}
function createInitialState(runner, settings) {
    const { mode, repository, notices, reports, venue } = settings;
    return {
        ...run_state/* NOTHING_KNOWN */.G,
        mode,
        repoType: repository.type,
        notices,
        requested: {
            keepsJobs: venue.hasJobs && (0,keeps_entries/* keepsEntries */.j)({ runner, settings }),
            ...(settings.only.length > 0 && { isPart: true }),
            reports: reports.directory !== undefined,
            venue,
        },
    };
}


/***/ }),

/***/ 9648:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ githubRunner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./src/core/clock.ts
var clock = __nccwpck_require__(2257);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/auth.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
class BasicCredentialHandler {
    constructor(username, password) {
        this.username = username;
        this.password = password;
    }
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class auth_BearerCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Bearer ${this.token}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class PersonalAccessTokenCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
//# sourceMappingURL=auth.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var oidc_utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
// EXTERNAL MODULE: ./src/redact/secrets.ts
var redact_secrets = __nccwpck_require__(4268);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __nccwpck_require__(9313);
;// CONCATENATED MODULE: ./src/runner/event-payload.ts

/** Reads the payload of an event. Fields of another type count as absent. */
function readEventPayload(payload) {
    const pull = (0,json.at)(payload, 'pull_request');
    const run = (0,json.at)(payload, 'workflow_run');
    return {
        ...((0,json/* isObject */.Gv)(pull) ? { pull: pullRequestOf(pull) } : {}),
        mergeGroup: {
            headRef: (0,json/* textAt */.$6)(payload, 'merge_group', 'head_ref'),
            headSha: (0,json/* textAt */.$6)(payload, 'merge_group', 'head_sha'),
            baseRef: (0,json/* textAt */.$6)(payload, 'merge_group', 'base_ref'),
            baseSha: (0,json/* textAt */.$6)(payload, 'merge_group', 'base_sha'),
        },
        ...((0,json/* isObject */.Gv)(run) ? { workflowRun: workflowRunOf(run) } : {}),
        defaultBranch: (0,json/* textAt */.$6)(payload, 'repository', 'default_branch'),
        sender: (0,json/* textAt */.$6)(payload, 'sender', 'login'),
    };
}
function pullRequestOf(pull) {
    const head = (0,json.at)(pull, 'head');
    return {
        number: (0,json/* positiveInteger */.Cq)((0,json.at)(pull, 'number')),
        ...((0,json/* isObject */.Gv)(head) ? { head: headOf(head, (0,json/* textAt */.$6)(head, 'repo', 'full_name'), 'ref', 'sha') } : {}),
        baseName: (0,json/* textAt */.$6)(pull, 'base', 'repo', 'full_name'),
        baseBranch: (0,json/* textAt */.$6)(pull, 'base', 'ref'),
        baseSha: (0,json/* textAt */.$6)(pull, 'base', 'sha'),
    };
}
function workflowRunOf(run) {
    const pulls = (0,json.at)(run, 'pull_requests');
    return {
        ...headOf(run, (0,json/* textAt */.$6)(run, 'head_repository', 'full_name'), 'head_branch', 'head_sha'),
        event: (0,json/* textAt */.$6)(run, 'event'),
        baseShas: Array.isArray(pulls) ? pulls.map((pull) => (0,json/* textAt */.$6)(pull, 'base', 'sha') ?? '') : [],
    };
}
function headOf(value, repository, branchKey, shaKey) {
    return { repository, branch: (0,json/* textAt */.$6)(value, branchKey), sha: (0,json/* textAt */.$6)(value, shaKey) };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./src/runner/output-file.ts



/** The outputs of about a hundred analyses: a disk with less space is full. */
const PROBE_BYTES = 64 * 1024;
/**
 * The file in which the runner looks for a step's outputs. A list that grows, such as the ids of jobs, is extended in
 * place, because a new copy of it for every job would let the file grow with the square of the jobs. The file is complete
 * after every write, so a run that is killed loses nothing.
 */
class OutputFile {
    #path;
    #last;
    constructor(path) {
        this.#path = path;
    }
    /**
     * Sets an output; a later value of the same name replaces an earlier one.
     * @throws the error of the file system
     */
    set(name, value) {
        const last = this.#last;
        const { size } = (0,external_node_fs_.statSync)(this.#path);
        // If another program has added something, its text stays where it is.
        const isGrown = last?.name === name && last.end === size && isExtension(last.value, value);
        this.#last = isGrown ? this.#extend(last, value) : this.#append(name, value, size);
    }
    /**
     * Writes about as much as the outputs of a run take, and removes it again: so a full disk is found before the work.
     * @throws the error of the file system
     */
    probe() {
        const { size } = (0,external_node_fs_.statSync)(this.#path);
        const file = (0,external_node_fs_.openSync)(this.#path, 'r+');
        try {
            // The runner ignores empty lines, should this process be killed here.
            writeAll(file, Buffer.alloc(PROBE_BYTES, external_node_os_.EOL), size);
        }
        finally {
            cutTo(file, size);
            (0,external_node_fs_.closeSync)(file);
        }
    }
    #append(name, value, size) {
        // Nobody can guess the delimiter, so no value can end its own block.
        const delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`;
        const head = `${name}<<${delimiter}${external_node_os_.EOL}`;
        const text = `${head}${value}${external_node_os_.EOL}${delimiter}${external_node_os_.EOL}`;
        (0,external_node_fs_.appendFileSync)(this.#path, text);
        const start = size + Buffer.byteLength(head);
        return { name, value, delimiter, start, end: size + Buffer.byteLength(text) };
    }
    /** Writes from the last character of the old value on. If that fails, the old value is restored. */
    #extend(last, value) {
        const position = last.start + Buffer.byteLength(last.value) - 1;
        const tail = (text) => Buffer.from(`${text.slice(last.value.length - 1)}${external_node_os_.EOL}${last.delimiter}${external_node_os_.EOL}`);
        const file = (0,external_node_fs_.openSync)(this.#path, 'r+');
        try {
            const bytes = tail(value);
            writeAll(file, bytes, position);
            return { ...last, value, end: position + bytes.length };
        }
        catch (error) {
            writeAll(file, tail(last.value), position);
            (0,external_node_fs_.ftruncateSync)(file, last.end);
            throw error;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
}
/** True if a list has the same beginning and more at its end: `["a"]` and `["a","b"]`. */
function isExtension(before, after) {
    return /[\]}]$/u.test(before) && after.length > before.length && after.startsWith(before.slice(0, -1));
}
/** Removes what was written. A device that takes no output cannot be cut either: its own error is the one that counts. */
function cutTo(file, size) {
    try {
        (0,external_node_fs_.ftruncateSync)(file, size);
    }
    catch {
        // Empty lines are no outputs.
    }
}
function writeAll(file, bytes, position) {
    let written = 0;
    while (written < bytes.length) {
        written += (0,external_node_fs_.writeSync)(file, bytes, written, bytes.length - written, position + written);
    }
}

// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __nccwpck_require__(436);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __nccwpck_require__(9600);
// EXTERNAL MODULE: ./src/text/log-line.ts
var log_line = __nccwpck_require__(2836);
;// CONCATENATED MODULE: ./src/runner/runner-log.ts




/** A longer line of the log is cut. Only the live view of a running job cuts earlier, at 1,024: the log itself does not. */
const MAX_LINE_LENGTH = 16_000;
/** The runner cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;
/** A longer text is cut before it is searched for secrets. */
const MAX_SEARCHED_LENGTH = 20_000;
/** Creates the log of the runner, which removes secrets and everything that could be read as a workflow command. */
function createRunnerLog(secrets) {
    const clean = (text) => secrets.redact((0,sanitize/* bounded */.Mm)(text, MAX_SEARCHED_LENGTH));
    const line = (text) => (0,log_line/* logLine */.B)((0,log_line/* hidePositions */.R)(clean(text)), MAX_LINE_LENGTH);
    // The log shows an annotation without its place, so the text names the place too.
    const annotation = (text, place) => {
        const placed = place === undefined ? text : `${(0,problem/* describePlace */.df)(place)}: ${text}`;
        return (0,log_line/* logLine */.B)(clean(placed), MAX_ANNOTATION_LENGTH);
    };
    return {
        info: (text) => {
            info(line(text));
        },
        debug: (text) => {
            // The runner would hide the line, but it would still be in the raw output of the step. Stacks keep their positions:
            // problem matchers do not look at the lines of commands.
            if (isDebug())
                core_debug((0,log_line/* logLine */.B)(clean(text), MAX_LINE_LENGTH));
        },
        notice: (text, place) => {
            notice(annotation(text, place), properties(place, secrets));
        },
        warning: (text, place) => {
            warning(annotation(text, place), properties(place, secrets));
        },
        error: (text, place) => {
            error(annotation(text, place), properties(place, secrets));
        },
        group: (title, lines) => {
            startGroup(line(title));
            for (const one of lines)
                info(line(one));
            endGroup();
        },
    };
}
function properties(place, secrets) {
    if (place?.kind !== 'file')
        return {};
    const { file, line, column, endColumn } = place;
    return {
        // GitHub could not show an annotation on a file whose name is changed here.
        file: (0,log_line/* logLine */.B)(secrets.redact(file), MAX_ANNOTATION_LENGTH),
        startLine: line,
        // The runner accepts columns only if the annotation starts and ends on the same line.
        endLine: line,
        startColumn: column,
        ...(endColumn === undefined ? {} : { endColumn }),
    };
}

;// CONCATENATED MODULE: ./src/runner/github-runner.ts







/** A runner that is stopped sends the first two; a self-hosted one in a terminal that was closed gets the last. */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Creates the port to the GitHub Actions runner, from its environment variables and files. */
function githubRunner() {
    const secrets = new redact_secrets/* Secrets */.S();
    // Without a file for outputs, as in old runners, they are workflow commands.
    const path = variable('GITHUB_OUTPUT');
    const file = path === '' ? undefined : new OutputFile(path);
    return {
        input: (name) => getInput(name),
        variable,
        workspace: variable('GITHUB_WORKSPACE') === '' ? process.cwd() : variable('GITHUB_WORKSPACE'),
        event: readEvent(),
        log: createRunnerLog(secrets),
        secrets,
        startedMs: Date.now(),
        clock: clock/* MACHINE_CLOCK */.f,
        mask: (secret) => {
            // Given several lines at once, the runner would mask each of them.
            for (const line of new Set((0,redact_secrets/* maskableLines */.W)(secret)))
                core_setSecret(line);
            secrets.add(secret);
        },
        hide: (secret) => {
            secrets.add(secret);
        },
        setOutputs: (outputs) => {
            for (const [name, value] of Object.entries(outputs)) {
                if (file === undefined)
                    setOutput(name, value);
                else
                    file.set(name, value);
            }
        },
        probeOutputs: () => {
            file?.probe();
        },
        writeSummary: async (markdown) => {
            if (variable('GITHUB_STEP_SUMMARY') === '')
                return;
            await summary.emptyBuffer().addRaw(markdown).write({ overwrite: true });
        },
        onCancel: (listener) => {
            for (const signal of END_SIGNALS)
                process.on(signal, listener);
            return () => {
                for (const signal of END_SIGNALS)
                    process.off(signal, listener);
            };
        },
    };
}
function variable(name) {
    return process.env[name] ?? '';
}
function readEvent() {
    return {
        eventName: variable('GITHUB_EVENT_NAME'),
        payload: readEventPayload(readPayload(variable('GITHUB_EVENT_PATH'))),
        serverUrl: variable('GITHUB_SERVER_URL') === '' ? 'https://github.com' : variable('GITHUB_SERVER_URL'),
        repository: variable('GITHUB_REPOSITORY'),
        ref: variable('GITHUB_REF'),
        sha: variable('GITHUB_SHA'),
        actor: variable('GITHUB_ACTOR'),
    };
}
/** GitHub caps payloads at 25 MB. */
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
/** Without a readable payload this returns undefined: many runs need none, and decide/target.ts reports it if one does. */
function readPayload(path) {
    try {
        if (path === '' || (0,external_node_fs_.statSync)(path).size > MAX_PAYLOAD_BYTES)
            return undefined;
        const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return payload;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9635:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   Sw: () => (/* binding */ findMisnamedConfig),
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   s0: () => (/* binding */ pathExists)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9313);
/* harmony import */ var _model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5971);




/** A config file with 5,000 models has about this size. Reading a much larger one would take many seconds. */
const MAX_CONFIG_MEBIBYTES = 2;
/** True if the path exists, even as a link to nothing. */
async function pathExists(workspace, path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
        return true;
    }
    catch (error) {
        return !isMissing(error);
    }
}
/** Names that people give the config file by mistake. */
const MISNAMED = [
    '.github/model-security.yaml',
    '.github/model-security.json',
    'model-security.yml',
    'model-security.yaml',
];
/** Looks for a config file that has another name than the default, and is therefore not read. */
async function findMisnamedConfig(workspace) {
    for (const path of MISNAMED)
        if (await pathExists(workspace, path))
            return path;
    return undefined;
}
/**
 * Looks at a config file without reading it. With all links followed, it must be a regular file of UTF-8 text in the workspace and outside any
 * `.git` folder.
 * @param path absolute, or relative to the workspace
 * @returns where it is, or the problem if the file cannot be read
 */
async function findConfigFile(workspace, path) {
    const problem = (message) => problemWith(path, message);
    const leadsOut = 'leads out of the workspace. Keep the config file in the repository.';
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
        if (!(0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(root, real))
            return problem(leadsOut);
        if ((0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_2__/* .isInGitFolder */ .e9)(root, real))
            return problem(IN_GIT);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real);
        if (!stats.isFile())
            return problem('is not a file. Give the path of a YAML or JSON file.');
        if (stats.size > MAX_CONFIG_MEBIBYTES * 1024 * 1024) {
            const most = `at most ${String(MAX_CONFIG_MEBIBYTES)} MiB are allowed`;
            return problem(`has ${String(stats.size)} bytes; ${most}. Split the file.`);
        }
        return { real, file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') };
    }
    catch (error) {
        // If the path is outside the workspace and does not exist either, "leads out" helps more than "not found".
        const isOutside = isMissing(error) && !(0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
        return problem(isOutside ? leadsOut : describeFileError(error));
    }
}
/** Reads a config file. For the arguments, and for which files are read, see {@link findConfigFile}. */
async function readConfigFile(workspace, path) {
    const found = await findConfigFile(workspace, path);
    if ('message' in found)
        return found;
    try {
        return decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(found.real), found.file);
    }
    catch (error) {
        return problemWith(path, describeFileError(error));
    }
}
function problemWith(path, message) {
    return { place: { kind: 'input', input: 'config-file' }, message: `${JSON.stringify(path)} ${message}` };
}
const IN_GIT = 'is in a .git folder, which is never read because it may hold credentials. Move the config file out of it.';
function isMissing(error) {
    return ['ENOENT', 'ENOTDIR'].includes(readErrorCode(error));
}
function decode(bytes, file) {
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), file };
    }
    catch {
        const linesBefore = new TextDecoder().decode(bytes).split('\ufffd', 1).join('').split('\n');
        const place = {
            kind: 'file',
            file,
            line: linesBefore.length,
            column: (linesBefore.at(-1) ?? '').length + 1,
        };
        return { place, message: 'this is not UTF-8 text. Save the file as UTF-8.' };
    }
}
function describeFileError(error) {
    if (isMissing(error)) {
        return 'is not in the workspace. Check the path, and that the repository was checked out before this step.';
    }
    return `cannot be read (${readErrorCode(error)}). Check the path and the permissions of the file.`;
}
function readErrorCode(error) {
    return (0,_model_security_scan_common_json__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(error, 'code') ?? 'unknown reason';
}


/***/ }),

/***/ 1786:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XK: () => (/* binding */ SERVICE_CONFIG),
/* harmony export */   aj: () => (/* binding */ oncePerRules),
/* harmony export */   g7: () => (/* binding */ NO_GATE),
/* harmony export */   hD: () => (/* binding */ LOCAL_CONFIG),
/* harmony export */   sW: () => (/* binding */ onlyLocal)
/* harmony export */ });
/* harmony import */ var _facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5467);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3382);


const SERVICE_CONFIG = { isLocal: false, mayRunPython: false };
const LOCAL_CONFIG = { isLocal: true, mayRunPython: false };
/** What a config without any key says. */
const NO_GATE = { accept: [], service: {}, ..._facts_file_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SUPPLY_CHAIN_POLICY */ .zJ };
/** Makes a schema once for each rules. */
function oncePerRules(make) {
    const made = new WeakMap();
    return (rules) => {
        const schema = made.get(rules) ?? make(rules);
        made.set(rules, schema);
        return schema;
    };
}
/** Says that a key is for local analyses alone. */
function onlyLocal(key) {
    return `"${key}" is only for base-url: ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL */ .G8}; a service does not take it. Remove it, or set base-url to ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL */ .G8}.`;
}


/***/ }),

/***/ 2448:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cX: () => (/* binding */ checkConfigInputs),
/* harmony export */   qE: () => (/* binding */ isKnown),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2830);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3382);
/* harmony import */ var _config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9635);



const MISSPELT_CONFIG_FILE = '.github/model-security.yaml';
/** The inputs that give the config. */
const INPUTS = ['config-file', 'config'];
/** Reports what is wrong with the inputs that give the config, wherever it is. */
function checkConfigInputs(reader) {
    reader.read('config-file');
    if (INPUTS.some((name) => reader.isAbsent(name)))
        return;
    reader.report('config-file', 'cannot be given together with config. Use one or the other.');
}
/**
 * Finds the config without reading it, and reports what is wrong with where it is.
 * @param needsModels false if a run without models has something to do
 * @returns undefined if there is none, or if it cannot be read
 */
async function findConfig(reader, workspace, needsModels) {
    const text = reader.read('config');
    const named = reader.read('config-file');
    if (named !== undefined && text !== undefined)
        return undefined;
    if (text !== undefined)
        return { kind: 'text', text };
    if (reader.isFaulty('config-file'))
        return undefined;
    const path = named ?? ((await (0,_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .pathExists */ .s0)(workspace, _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_CONFIG_FILE */ .Cu)) ? _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_CONFIG_FILE */ .Cu : undefined);
    if (path === undefined) {
        await reportNothing(reader, workspace, needsModels);
        return undefined;
    }
    const found = await (0,_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findConfigFile */ ["if"])(workspace, path);
    if (!('message' in found))
        return { kind: 'file', file: found.file };
    reader.problems.push(found);
    return undefined;
}
async function reportNothing(reader, workspace, needsModels) {
    if (!isKnown(reader))
        return;
    const misnamed = await (0,_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findMisnamedConfig */ .Sw)(workspace);
    // Without need for models, a file of another name may be that of another program.
    if (!needsModels && misnamed !== MISSPELT_CONFIG_FILE)
        return;
    reader.report('config-file', `is not given, ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_CONFIG_FILE */ .Cu} does not exist, and config is not given: nothing is configured to be analysed. ` +
        (misnamed === undefined
            ? 'Write a config file, or set mode to check for only a lineage check.'
            : `There is a file ${misnamed}: rename it, or give its path in this input.`));
}
/** If one of these is wrong, it is not known whether anything has to be configured. */
function isKnown(reader) {
    return !reader.isFaulty('mode') && !reader.isFaulty('supply-chain');
}
/**
 * Lists the names of the models and of their attacks in the text of a config, without parsing it. They tell two steps apart, and
 * stay if thresholds or accepted findings change.
 */
function namesIn(text) {
    const sections = text.split(/^(?=[a-z])/mu);
    const models = sections.find((section) => section.startsWith('models:')) ?? text;
    const names = [...models.matchAll(NAME)].map(([, model, attack = '']) => model ?? attack);
    return [...new Set(names)].sort();
}
/** The value of a key `name`, or a key that names an attack. */
const NAME = new RegExp(String.raw `(?<![\w-])["']?(?:name["']?\s*:\s*["']?([^\s"',}#]+)|(${_model_security_scan_engine_catalog__WEBPACK_IMPORTED_MODULE_0__/* .ATTACKS */ .O5.join('|')})["']?\s*:)`, 'gu');


/***/ }),

/***/ 7468:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   mQ: () => (/* binding */ needsDetails),
/* harmony export */   mu: () => (/* binding */ findDetailsFault),
/* harmony export */   sS: () => (/* binding */ applyModelApiDetails),
/* harmony export */   tN: () => (/* binding */ missingDetails)
/* harmony export */ });
/* harmony import */ var _schema_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4122);
/* harmony import */ var _core_secret_field_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5762);


const INPUT = 'model-api-details';
/** Finds a fault in the input `model-api-details`, as a service takes it: one sentence. */
function findDetailsFault(details = '') {
    const found = details === '' ? undefined : (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextFault */ .Xe)(details);
    return found === undefined ? undefined : `expected one line of text, found ${found}.`;
}
/**
 * Fills in the details of the model API for the analyses that use the API without details of their own. The details are
 * a secret, so they come from an input.
 * @param details the input `model-api-details`; undefined or empty if it is not given
 */
function applyModelApiDetails(analyses, details = '') {
    const needing = new Set(analyses.filter(needsDetails));
    if (details === '')
        return { analyses, problems: [...needing].map(missingDetails), secrets: [] };
    const filled = analyses.map((spec) => needing.has(spec) ? { ...spec, fields: { ...spec.fields, model_api_details: details } } : spec);
    return { analyses: filled, problems: [], secrets: [] };
}
function needsDetails({ fields }) {
    return fields.use_model_api === 'yes' && (0,_core_secret_field_js__WEBPACK_IMPORTED_MODULE_1__/* .saysNone */ .pD)(fields.model_api_details ?? 'na');
}
function missingDetails(spec) {
    return {
        place: spec.place ?? { kind: 'input', input: INPUT },
        message: `${spec.name} uses the model API (use_model_api: yes), but the details of the API are not given. ` +
            `Give them as a secret through the input ${INPUT}, or set use_model_api to no.`,
    };
}


/***/ }),

/***/ 3398:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6835);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);


const MAX_NAME_LENGTH = 64;
/** A shorter part of a name occurs in other names by chance. */
const MIN_PART_LENGTH = 5;
/**
 * Finds the known name that was probably meant. It differs only in case, hyphens, underscores and spaces, or in a few
 * edits (a letter added, missing, wrong, or swapped with the next one); or it is the only one that contains the name.
 * @returns undefined if no known name is similar
 */
function nearest(name, known) {
    if (name.length > MAX_NAME_LENGTH)
        return undefined;
    const translated = translateName(name);
    return (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)(translated, known) ?? findOnlyContaining((0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeName */ .Pc)(translated), known);
}
/** Finds `model_framework` for `framework`; undefined if several names contain it. */
function findOnlyContaining(normalized, known) {
    if (normalized.length < MIN_PART_LENGTH)
        return undefined;
    const found = known.filter((candidate) => candidate.length <= MAX_NAME_LENGTH && (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeName */ .Pc)(candidate).includes(normalized));
    return found.length === 1 ? found[0] : undefined;
}
/** Ends a sentence with `; did you mean "x"?` if a known name is similar, otherwise with a full stop. */
function didYouMean(name, known) {
    return suggestion(nearest(name, known));
}
/** Like {@link didYouMean}, for a name that was found before. */
function suggestion(found) {
    return found === undefined ? '.' : `; did you mean ${quoted(found)}?`;
}
/** Quotes untrusted text in a sentence; a long text is cut. */
function quoted(text) {
    return `"${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, 80)}"`;
}
/** What other programs call things, as regular expressions on a whole name or its start, and our words for them. */
const OTHER_WORDS = [
    [/^(?:num|n|nb|nr|no|count)(?:[-_]of)?[-_](?=classes$|attack|quer)/iu, 'number_of_'],
    [/^(?:classes|n_?classes|num_?classes)$/iu, 'number_of_classes'],
    [/^(?:number_of_|max_)?quer(?:y|ies)$|^quer(?:y|ies)_(?:budget|count)$/iu, 'number_of_attack_queries'],
    [/^(?:input_?)?(?:shape|size|dims?)$/iu, 'input_dimensions'],
];
function translateName(name) {
    return OTHER_WORDS.reduce((text, [other, ours]) => text.replace(other, ours), name);
}


/***/ }),

/***/ 2106:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   aB: () => (/* binding */ GONE_INPUTS),
/* harmony export */   jG: () => (/* binding */ refuseGoneInputs)
/* harmony export */ });
/* unused harmony export GONE_ANALYSIS */
const INTO_CONFIG = 'is gone. Write in the config file:';
/** The inputs that described one analysis. */
const GONE_ANALYSIS = ['model-id', 'task', 'attack', 'attack-config', 'artifacts'];
const INSTEAD_OF_ANALYSIS = '. Give the text of a config file in the input config: { version: 1, models: [{ name: digits, id: ID, ' +
    'task: image-classification, artifacts: { data: data }, attacks: { evasion: { input_dimensions: [28, 28, 1] } } }] }.';
/** Inputs that are gone, and what to write instead. The predicate follows the name of the input. */
const GONE_INPUTS = {
    'record-directory': 'is now called cache-directory. Rename it.',
    'record-key': 'is now called cache-secret. Rename it.',
    'commit-status': 'is gone: the jobs of a run are kept in the cache, and a run that is started again finds them there. Remove it, and the ' +
        'permission "statuses: write".',
    'allow-missing-artifacts': `${INTO_CONFIG} service: { allow-missing-artifacts: true }.`,
    'report-format': `${INTO_CONFIG} service: { report-format: pdf }.`,
    'supply-chain-paths': `${INTO_CONFIG} files: { paths: [models] }.`,
    'policy-file': `${INTO_CONFIG} minimum: { samples: 100 } and require-attacked: true, and give policy-from: base.`,
};
/** Reports inputs that are gone: the runner hands over every input of a workflow, also one that action.yml does not have. */
function refuseGoneInputs(reader) {
    for (const [name, advice] of Object.entries(GONE_INPUTS)) {
        if (!reader.isAbsent(name))
            reader.report(name, advice);
    }
    const given = GONE_ANALYSIS.filter((name) => !reader.isAbsent(name));
    reader.reportShared(given, 'is gone', INSTEAD_OF_ANALYSIS);
    if (reader.has('mode', 'collect')) {
        reader.report('mode', 'is collect, which is gone: run the step that submitted once more, with "wait: false". It asks for its jobs, and ends ' +
            'with their verdicts. Use scan, check or plan.');
    }
}


/***/ }),

/***/ 1411:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isLocal),
/* harmony export */   N: () => (/* binding */ rulesFor)
/* harmony export */ });
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3382);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(112);
/* harmony import */ var _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1786);



const SERVICE_RULES = {
    venue: _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .SERVICE_VENUE */ .OW,
    config: _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_CONFIG */ .XK,
    wait: false,
    pollSeconds: 15,
    supplyChain: false,
    modesWithoutAnalyses: ['check'],
};
const LOCAL_RULES = {
    venue: _facts_venue_js__WEBPACK_IMPORTED_MODULE_0__/* .RUNNER_VENUE */ .L,
    config: _config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL_CONFIG */ .hD,
    wait: true,
    pollSeconds: 1,
    supplyChain: true,
    // Mode check says which analyses have a cached result.
    modesWithoutAnalyses: [],
};
/** @param mayRunPython true if a model may be a Python function of the repository */
function rulesFor({ isLocal }, mayRunPython) {
    return isLocal ? { ...LOCAL_RULES, config: { ..._config_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL_CONFIG */ .hD, mayRunPython } } : SERVICE_RULES;
}
/** True if the inputs ask for local analyses. */
function isLocal(reader) {
    return reader.has('base-url', _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .LOCAL */ .G8);
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* unused harmony export INPUT_GROUPS */
/* harmony import */ var _model_security_scan_common_names_of__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6225);
/* harmony import */ var _facts_report_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(643);
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3382);
/* harmony import */ var _schema_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5766);
/* harmony import */ var _schema_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4122);





const LINE = (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)({ expected: 'one line of text' });
const TEXT = { schema: LINE, value: 'VALUE' };
const FILE = { schema: LINE, value: 'FILE' };
const DIRECTORY = { schema: LINE, value: 'DIR' };
const SECRET = { ...TEXT, isSecret: true };
/** Text of one or more lines, unchanged. */
const BLOCK = {
    value: 'VALUE',
    schema: {
        json: {},
        read: (tree) => (tree.kind === 'scalar' ? tree.text : undefined),
    },
};
/** Text that can be sent as an HTTP header. */
const HEADER = {
    ...SECRET,
    schema: (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_1__/* .scalar */ .d_)({
        expected: 'one line of printable ASCII characters; copy the value again',
        findFault: (text) => (/^[\x20-\x7e]+$/u.test(text) ? undefined : 'a text that cannot be sent'),
        convert: (text) => text,
    }),
};
/** A switch whose default depends on other inputs. */
const SWITCH = { schema: (0,_schema_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)({}, { anyCase: true }) };
function choice(words, fallback) {
    return { schema: (0,_schema_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(words, {}, { anyCase: true }), fallback, written: fallback, value: 'VALUE' };
}
/** A number; without a fallback the example is only shown. */
function numberFrom(min, max, example, form = {}) {
    return { schema: (0,_schema_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)({ min, max, example: String(example), ...form }), value: 'NUMBER' };
}
function numberOr(fallback, min, max, form = {}) {
    return { ...numberFrom(min, max, fallback, form), fallback, written: String(fallback) };
}
const WHOLE = { isWhole: true };
/** Five days, the time limit for jobs on self-hosted runners. Jobs on hosted runners end after six hours. */
const MAX_RUN_MINUTES = 7200;
const MOST_USED = {
    'base-url': { ...TEXT, isRequired: true },
    'config-file': FILE,
    'api-key': HEADER,
    'org-id': HEADER,
    wait: SWITCH,
    rescan: { ...TEXT, schema: (0,_schema_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .RESCANS */ .Cn, {}, { anyCase: true }) },
    'fail-on-vulnerability': { ...SWITCH, fallback: true, written: 'true' },
    'comment-on-pr': { ...choice(_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_POLICIES */ .zd, 'never'), isForGithub: true },
};
const MODELS = {
    config: BLOCK,
    only: TEXT,
    'model-api-details': { ...BLOCK, isSecret: true },
    python: choice(['never', 'allow'], 'never'),
};
const MODE = { mode: choice(_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .MODES */ .FN, 'scan') };
const REPOSITORY = {
    'repo-type': { ...TEXT, fallback: 'github', written: 'github' },
    'repo-url': TEXT,
    branch: TEXT,
    depth: numberOr(1, 1, 1_000_000, WHOLE),
};
const STORAGE = {
    'bucket-name': TEXT,
    region: TEXT,
    'storage-access-key-id': SECRET,
    'storage-secret-access-key': SECRET,
};
const RUNNING = {
    'cache-directory': DIRECTORY,
    'cache-secret': SECRET,
    'timeout-minutes': numberOr(60, 0.01, MAX_RUN_MINUTES),
    'poll-interval-seconds': numberFrom(0.1, 3600, 15),
    concurrency: numberOr(4, 1, 32, WHOLE),
};
const VERDICT = {
    'vulnerability-threshold': numberFrom(0, 1_000_000, 0.1),
    baseline: { ...FILE, value: 'PATH' },
    'policy-from': { ...choice(_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_ORIGINS */ .xl, 'head'), isForGithub: true },
    compare: choice(['never', 'base', 'base-attacked'], 'never'),
};
const SUPPLY_CHAIN = { 'supply-chain': SWITCH, 'bom-file': FILE };
const REPORTS = {
    'report-file': FILE,
    'verdict-file': FILE,
    'report-directory': DIRECTORY,
    reports: {
        ...TEXT,
        schema: (0,_schema_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .wordList */ .d8)(_facts_report_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_KINDS */ .tR),
        fallback: ['vulnerability'],
        written: 'vulnerability',
    },
    'sarif-file': FILE,
    'upload-sarif': { ...SWITCH, fallback: false, written: 'false', isForGithub: true },
    'results-file': FILE,
};
const GITHUB = {
    'on-missing-credentials': { ...choice(['fail', 'skip'], 'fail'), isForGithub: true },
    'github-token': { ...HEADER, written: '${{ github.token }}', isForGithub: true },
};
const REQUESTS = {
    'request-timeout-seconds': numberOr(30, 0.1, 3600),
    'max-attempts': numberOr(5, 1, 20, WHOLE),
};
/** All inputs, in the order of action.yml. */
const INPUTS = {
    ...MOST_USED,
    ...MODELS,
    ...MODE,
    ...REPOSITORY,
    ...STORAGE,
    ...RUNNING,
    ...VERDICT,
    ...SUPPLY_CHAIN,
    ...REPORTS,
    ...GITHUB,
    ...REQUESTS,
};
/** The inputs by what they are about, for docs/reference.md. */
const INPUT_GROUPS = [
    ['Most used', MOST_USED],
    ['Models and attacks', MODELS],
    ['Mode', MODE],
    ['Repository to look up', REPOSITORY],
    ['Object storage', STORAGE],
    ['Running and waiting', RUNNING],
    ['Verdict', VERDICT],
    ['Supply chain', SUPPLY_CHAIN],
    ['Reports and findings', REPORTS],
    ['GitHub', GITHUB],
    ['Requests', REQUESTS],
];
/** All names, in the order of action.yml. */
const INPUT_NAMES = (0,_model_security_scan_common_names_of__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .e)(INPUTS);
/** The inputs that hold secrets; they are masked before anything else happens. */
const SECRET_INPUTS = INPUT_NAMES.filter((name) => inputOf(name).isSecret);
/** The declaration of an input, without the type of its value. */
function inputOf(name) {
    return INPUTS[name];
}


/***/ }),

/***/ 3123:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/settings/config/given-config.ts
var given_config = __nccwpck_require__(2448);
// EXTERNAL MODULE: ./src/decide/target.ts
var target = __nccwpck_require__(4191);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __nccwpck_require__(3382);
// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __nccwpck_require__(528);
// EXTERNAL MODULE: ./src/facts/file-scan.ts
var file_scan = __nccwpck_require__(5467);
// EXTERNAL MODULE: ./src/settings/input-rules.ts
var input_rules = __nccwpck_require__(1411);
// EXTERNAL MODULE: ./src/core/url.ts
var core_url = __nccwpck_require__(38);
;// CONCATENATED MODULE: ./src/settings/proxy.ts

/** The variables that @actions/http-client reads, by the protocol of the request; the first one that is set counts. */
const VARIABLES = new Map([
    ['https:', ['https_proxy', 'HTTPS_PROXY']],
    ['http:', ['http_proxy', 'HTTP_PROXY']],
]);
/**
 * Checks the proxy variables. A value that is not an address would fail in the middle of the run, be silently ignored, or
 * be read as a proxy on this machine. Values are not shown, because they may hold a password.
 * @param apiUrl GITHUB_API_URL; its protocol counts too. The service and its storage use https, or loopback without a proxy
 */
function checkProxies(reader, variable, apiUrl) {
    const protocols = new Set(['https:', (0,core_url/* parseUrl */.Dl)(apiUrl)?.protocol ?? 'https:']);
    for (const protocol of protocols) {
        const name = VARIABLES.get(protocol)?.find((candidate) => variable(candidate) !== '');
        if (name === undefined || isProxy(variable(name)))
            continue;
        reader.report(name, 'is an environment variable that is not the address of a proxy. ' +
            'Expected something like http://proxy.example.com:3128.');
    }
}
/** Reads the value as @actions/http-client does: `http://` is added if it is missing. */
function isProxy(value) {
    const hasScheme = /^https?:\/\//u.test(value);
    const url = (0,core_url/* parseUrl */.Dl)(value) ?? (hasScheme ? undefined : (0,core_url/* parseUrl */.Dl)(`http://${value}`));
    return url !== undefined && /^https?:$/u.test(url.protocol) && url.hostname !== '';
}
const TLS_VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';
/** Refuses the variable by which Node accepts every certificate: the credentials could go to anybody. */
function checkCertificateChecks(reader, variable) {
    if (variable(TLS_VARIABLE) !== '0')
        return;
    reader.report(TLS_VARIABLE, 'is an environment variable that is 0, which turns off the check of certificates: the credentials ' +
        'could go to anybody. Remove it. If your own authority signed the certificate of your service, name ' +
        'that authority\u2019s certificate in NODE_EXTRA_CA_CERTS.');
}

// EXTERNAL MODULE: ./packages/common/src/schema/tree.ts
var schema_tree = __nccwpck_require__(8223);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __nccwpck_require__(3398);
// EXTERNAL MODULE: ./src/settings/inputs.ts
var inputs = __nccwpck_require__(7428);
// EXTERNAL MODULE: ./src/settings/schema/text.ts
var schema_text = __nccwpck_require__(4122);
;// CONCATENATED MODULE: ./src/settings/reader.ts




/** True if a value is what an input gives: without a value only if it has no fallback. */
function isValueOf(value, input) {
    return value !== undefined || !('fallback' in input);
}
/** Takes what is wrong with an input. */
function collect(input, faults) {
    return {
        secrets: new Set(),
        place: () => ({ kind: 'input', input }),
        report: (_span, message) => {
            faults.push(typeof message === 'string' ? message : message());
        },
        reportMismatch: (tree, _what, expected, found, meant) => {
            faults.push(`is ${found ?? (0,schema_text/* describeTree */.cn)(tree)}. Expected ${expected}${(0,nearest/* suggestion */.h)(meant)}`);
        },
        reportUnknown: () => undefined,
    };
}
function isInput(place, input) {
    return place.kind === 'input' && place.input === input;
}
/**
 * Reads inputs one by one, as they are declared, and collects all problems, so that they are reported together. An absent input
 * gives its fallback. A wrong input gives the fallback too, but adds a problem, and then nothing is started.
 */
class InputReader {
    problems = [];
    #source;
    constructor(source) {
        this.#source = source;
    }
    /** Reads an input; undefined if it is absent or wrong, and has no fallback. */
    read(name) {
        const input = inputs/* INPUTS */.mc[name];
        const { schema, fallback } = (0,inputs/* inputOf */.wg)(name);
        const text = this.#source(name);
        const tree = { kind: 'scalar', text, isNull: false, span: schema_tree/* WHOLE_TEXT */.M };
        const faults = [];
        const value = text === '' ? undefined : schema.read(tree, '', collect(name, faults));
        for (const fault of faults)
            this.report(name, fault);
        const read = faults.length > 0 ? fallback : (value ?? fallback);
        if (isValueOf(read, input))
            return read;
        throw new Error(`The input ${name} has a fallback, but no value.`);
    }
    /** Adds a problem with an input. The same problem counts once, however often the input is read. */
    report(input, message) {
        const isKnown = this.problems.some(({ place, message: known }) => isInput(place, input) && known === message);
        if (!isKnown)
            this.problems.push({ place: { kind: 'input', input }, message });
    }
    /**
     * Adds one problem that several inputs share, at the first of them; none if there are none.
     * @param clause says what is wrong with each
     * @param rest the rest of the message, from the comma or full stop on
     */
    reportShared([first, ...others], clause, rest = '.') {
        if (first === undefined)
            return;
        const names = others.length === 0 ? '' : `, as ${others.length === 1 ? 'is' : 'are'} ${others.join(', ')}`;
        this.report(first, `${clause}${names}${rest}`);
    }
    /** True if a problem with an input was reported: what was read of it is a fallback, from which nothing follows. */
    isFaulty(input) {
        return this.problems.some(({ place }) => isInput(place, input));
    }
    /** True if an input is absent; an input with a wrong value is not absent. */
    isAbsent(name) {
        return this.#source(name) === '';
    }
    /** True if an input is this fixed word, whose case does not count. Reports nothing. */
    has(name, word) {
        return this.#source(name).toLowerCase() === word;
    }
}

// EXTERNAL MODULE: ./src/settings/config/model-api.ts
var model_api = __nccwpck_require__(7468);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./packages/common/src/paths.ts
var paths = __nccwpck_require__(5971);
;// CONCATENATED MODULE: ./src/files/repository-path.ts



/**
 * Finds the path of a file inside the workspace. Links of the file itself are not followed: a pull request could change
 * where they lead.
 * @param file absolute, or relative to the workspace
 * @returns the path relative to the workspace, with forward slashes; undefined if the file lies outside
 */
async function pathInWorkspace(workspace, file) {
    const absolute = external_node_path_.resolve(workspace, file);
    if ((0,paths/* isInside */.FK)(workspace, absolute))
        return relativePath(workspace, absolute);
    // The workspace itself may have a second name. Links below it are not followed under that name either.
    const root = await resolveLinks(workspace);
    for (const folder of foldersOnTheWay(absolute)) {
        const real = await resolveLinks(folder);
        if ((0,paths/* isInside */.FK)(root, real))
            return relativePath(root, external_node_path_.join(real, external_node_path_.relative(folder, absolute)));
    }
    return undefined;
}
function foldersOnTheWay(file) {
    const folder = external_node_path_.dirname(file);
    return folder === file ? [] : [...foldersOnTheWay(folder), folder];
}
function relativePath(root, file) {
    return external_node_path_.relative(root, file).split(external_node_path_.sep).join('/');
}
async function resolveLinks(folder) {
    try {
        return await (0,promises_.realpath)(folder);
    }
    catch {
        return folder;
    }
}

;// CONCATENATED MODULE: ./src/settings/policy-source.ts



/**
 * Reads whose policy judges a pull request, and where it is kept.
 * @returns nothing in modes that read no policy
 */
async function readPolicySource(reader, source, mode, { modesWithoutAnalyses }) {
    const from = reader.read('policy-from');
    if (modesWithoutAnalyses.includes(mode))
        return {};
    const { workspace } = source;
    const isText = !reader.isAbsent('config');
    if (isText && from === 'base' && source.isPullRequest) {
        reader.report('config', 'cannot be used with policy-from: base on a pull request: the workflow that holds it is that of the pull request, so the base ' +
            'has no policy of its own. Move the text into a config file.');
    }
    const named = source.input('config-file');
    const configFile = isText
        ? undefined
        : await pathInWorkspace(workspace, named === '' ? settings/* DEFAULT_CONFIG_FILE */.Cu : named);
    const baseline = source.input('baseline');
    const baselineFile = baseline === '' || mode === 'check' ? undefined : await pathInWorkspace(workspace, baseline);
    return { policySource: { from, ...(0,present/* present */.E)({ configFile, baselineFile }) } };
}

// EXTERNAL MODULE: ./src/settings/gone-inputs.ts
var gone_inputs = __nccwpck_require__(2106);
// EXTERNAL MODULE: ./src/facts/report-kinds.ts
var report_kinds = __nccwpck_require__(643);
// EXTERNAL MODULE: ./src/facts/written-files.ts
var written_files = __nccwpck_require__(7722);
;// CONCATENATED MODULE: ./src/settings/reports.ts




/** Reads what a run writes: files, reports of jobs, the comment and alerts. */
function readReports(reader, { hasJobs }) {
    const kinds = readKinds(reader, hasJobs);
    const directory = reader.read('report-directory');
    const files = readOutputFiles(reader);
    const githubToken = reader.read('github-token');
    return {
        kinds,
        ...(0,present/* present */.E)({ directory, githubToken }),
        ...files,
        ...readPublishing(reader),
    };
}
/** @param hasJobs true if a service makes the reports */
function readKinds(reader, hasJobs) {
    const kinds = reader.read('reports');
    const others = hasJobs ? [] : kinds.filter((kind) => !report_kinds/* LOCAL_REPORT_KINDS */.H_.includes(kind));
    for (const kind of others) {
        reader.report('reports', `has ${kind}, which only a service writes. With base-url: local there are ${report_kinds/* LOCAL_REPORT_KINDS */.H_.join(' and ')}.`);
    }
    return kinds;
}
/** Reads the paths of the files to write. Each needs its own. */
function readOutputFiles(reader) {
    const files = {};
    const baseline = reader.read('baseline');
    // A run never renews its own baseline: small steps would add up, and a failed run would be its own excuse.
    const taken = baseline === undefined ? [] : [['baseline', (0,external_node_path_.normalize)(baseline)]];
    for (const { name, key } of written_files/* WRITTEN_FILES */.m) {
        const file = reader.read(name);
        if (file === undefined)
            continue;
        const other = taken.find(([, path]) => path === (0,external_node_path_.normalize)(file));
        if (other !== undefined) {
            reader.report(name, `names the same file as ${other[0]}. Give each its own path.`);
        }
        taken.push([name, (0,external_node_path_.normalize)(file)]);
        files[key] = file;
    }
    return files;
}
/** Reads what a run writes to GitHub, which needs a token. */
function readPublishing(reader) {
    const commentPolicy = reader.read('comment-on-pr');
    const uploadsSarif = reader.read('upload-sarif');
    const needing = [
        ...(commentPolicy === 'never' ? [] : ['comment-on-pr needs it']),
        ...(uploadsSarif ? ['upload-sarif needs it'] : []),
    ];
    if (reader.isAbsent('github-token') && needing.length > 0) {
        reader.report('github-token', `is empty, but ${needing.join(', and ')}. Remove the input to use its default.`);
    }
    return { commentPolicy, uploadsSarif };
}

// EXTERNAL MODULE: ./src/settings/repository.ts
var settings_repository = __nccwpck_require__(7965);
// EXTERNAL MODULE: ./src/core/service-address.ts
var service_address = __nccwpck_require__(3353);
// EXTERNAL MODULE: ./src/core/private-host.ts + 1 modules
var private_host = __nccwpck_require__(4841);
// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __nccwpck_require__(436);
;// CONCATENATED MODULE: ./src/settings/service.ts






/** The live service spells the analysis path differently from the service spec. This variable selects the spelling. */
const ANALYSIS_PATH_VARIABLE = 'MODEL_SECURITY_ANALYSIS_PATH';
/**
 * Reads the address of the service, the credentials and the settings of its requests.
 * @param pathVariable the value of {@link ANALYSIS_PATH_VARIABLE}
 */
function readService(reader, pathVariable) {
    return {
        ...((0,input_rules/* isLocal */.I)(reader) ? readLocal(reader) : readRemote(reader)),
        analysisPath: readAnalysisPath(reader, pathVariable),
        requestTimeoutMs: reader.read('request-timeout-seconds') * 1000,
        maxAttempts: reader.read('max-attempts'),
        declared: {},
    };
}
const CREDENTIALS = ['api-key', 'org-id'];
function readRemote(reader) {
    const root = readRoot(reader);
    requireCredentials(reader);
    return {
        root,
        isLocal: false,
        isPrivate: root !== '' && (0,private_host/* isPrivateHost */.S)(new URL(root).hostname),
        apiKey: reader.read('api-key') ?? '',
        orgId: reader.read('org-id') ?? '',
    };
}
/** Local analyses take no credentials. */
function readLocal(reader) {
    reader.reportShared(CREDENTIALS.filter((name) => !reader.isAbsent(name)), 'is given', `, but base-url: ${settings/* LOCAL */.G8} takes no credentials: there is no service. Remove them, or give the address of your service in ` +
        'base-url.');
    return { root: '', isLocal: true, isPrivate: true, apiKey: '', orgId: '' };
}
function readRoot(reader) {
    if (reader.isAbsent('base-url')) {
        const problem = `is required. Expected the address of the service, such as https://api.example.com, or ${settings/* LOCAL */.G8} for analyses on this machine.`;
        if (CREDENTIALS.every((name) => reader.isAbsent(name))) {
            throw reportedAlone(`${problem} The rest is checked once this is given.`);
        }
        reader.report('base-url', problem);
    }
    const given = reader.read('base-url');
    if (given === undefined)
        return '';
    const parsed = (0,service_address/* parseBaseUrl */.Q2)(given);
    if ('root' in parsed)
        return parsed.root;
    if ((0,nearest/* nearest */.pA)(given.trim(), [settings/* LOCAL */.G8]) === settings/* LOCAL */.G8) {
        throw reportedAlone(`${parsed.problem}. Did you mean ${settings/* LOCAL */.G8}? The rest is checked once this is right.`);
    }
    reader.report('base-url', `${parsed.problem}.`);
    return '';
}
/** What is right in the other inputs and in the config file depends on whether there is a service. */
function reportedAlone(message) {
    return new problem/* InvalidInputError */.oC([{ place: { kind: 'input', input: 'base-url' }, message }]);
}
function requireCredentials(reader) {
    reader.reportShared(CREDENTIALS.filter((name) => reader.isAbsent(name)), 'is required and empty', '. Give it from a secret. A pull request from a fork gets no secrets: see on-missing-credentials. ' +
        `Without an account, use base-url: ${settings/* LOCAL */.G8}.`);
}
function readAnalysisPath(reader, given) {
    if (given === '')
        return service_address/* ANALYSIS_PATHS */.KA[0];
    const path = service_address/* ANALYSIS_PATHS */.KA.find((known) => known === given);
    if (path === undefined) {
        reader.report(ANALYSIS_PATH_VARIABLE, `is an environment variable that holds "${given}". Expected one of: ${service_address/* ANALYSIS_PATHS */.KA.join(', ')}.`);
    }
    return path ?? service_address/* ANALYSIS_PATHS */.KA[0];
}

;// CONCATENATED MODULE: ./src/settings/read-settings.ts














/**
 * Reads all inputs and the config into one typed value. If a record of a service may make the config superfluous, it is left to
 * the run to read it (`readConfig` of the settings).
 * @returns undefined if the credentials are missing and `on-missing-credentials: skip` applies to this event
 * @throws InvalidInputError with all problems
 */
async function readSettings(source) {
    const reader = new InputReader(source.input);
    const onMissing = reader.read('on-missing-credentials');
    const missing = source.input('api-key') === '' || source.input('org-id') === '';
    if (missing && onMissing === 'skip' && source.withoutSecrets && !(0,input_rules/* isLocal */.I)(reader))
        return undefined;
    (0,gone_inputs/* refuseGoneInputs */.jG)(reader);
    const service = readService(reader, source.variable(ANALYSIS_PATH_VARIABLE));
    const rules = (0,input_rules/* rulesFor */.N)(service, readPython(reader, service, source.eventName));
    checkProxies(reader, source.variable, source.variable('GITHUB_API_URL'));
    checkCertificateChecks(reader, source.variable);
    const { settings, ...found } = await readInputs(reader, source, { service, rules });
    const isRight = reader.problems.length === 0;
    if (isRight && rules.modesWithoutAnalyses.includes(settings.mode))
        return settings;
    const readAll = async () => {
        const { readConfig } = await __nccwpck_require__.e(/* import() */ 6892).then(__nccwpck_require__.bind(__nccwpck_require__, 6892));
        return readConfig(settings, { ...found, reader, source, rules: rules.config });
    };
    return isRight && mayReadLater(settings, source) ? { ...settings, readConfig: readAll } : readAll();
}
async function readInputs(reader, source, { service, rules }) {
    const notices = [];
    const mode = reader.has('mode', 'collect') ? 'scan' : reader.read('mode');
    const repository = (0,settings_repository/* readRepository */.N)(reader, notices);
    const rest = readFlow(reader, rules);
    if (service.isLocal)
        checkLocal(reader);
    else {
        // A service gets the details as they are.
        const fault = (0,model_api/* findDetailsFault */.mu)(reader.read('model-api-details'));
        if (fault !== undefined)
            reader.report('model-api-details', fault);
    }
    checkReportDirectory(reader, mode, rest.wait);
    const cache = readCache(reader);
    const reports = readReports(reader, rules.venue);
    const { isWanted, ...supplyChain } = readSupplyChain(reader, mode, rules);
    (0,given_config/* checkConfigInputs */.cX)(reader);
    const needsModels = !isWanted && mode !== 'check';
    const readsConfig = !rules.modesWithoutAnalyses.includes(mode);
    const config = readsConfig ? await (0,given_config/* findConfig */.u0)(reader, source.workspace, needsModels) : undefined;
    const baseline = await readBaselineInput(reader, source, mode);
    if (mode === 'check' && !reader.isAbsent('baseline')) {
        notices.push(`The input baseline has no effect in mode ${mode}: nothing accepts a finding there.`);
    }
    const settings = {
        mode,
        workspace: source.workspace,
        service,
        venue: rules.venue,
        repository,
        ...rest,
        cache,
        reports,
        supplyChain: { ...supplyChain, ...file_scan/* NO_SUPPLY_CHAIN_POLICY */.zJ },
        policy: { accept: [], ...(0,present/* present */.E)({ baseline }) },
        ...(await readPolicySource(reader, source, mode, rules)),
        ...subjectOf(config),
        analyses: [],
        models: [],
        only: (reader.read('only') ?? '')
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== ''),
        notices,
        ...readCompare(reader, service),
    };
    return { settings, config, needsModels };
}
/**
 * True if a record of the service may skip everything that the config is read for. The policy of a base requires its analyses
 * whatever the service knows.
 */
function mayReadLater({ mode, service, supplyChain, rescan, policySource }, { isPullRequest }) {
    const needsConfig = supplyChain.enabled || rescan === 'always' || (policySource?.from === 'base' && isPullRequest);
    return mode === 'scan' && !service.isLocal && !needsConfig;
}
function subjectOf(config) {
    if (config === undefined)
        return {};
    return config.kind === 'file' ? { configFile: config.file } : { configNames: (0,given_config/* namesIn */.wX)(config.text) };
}
function readFlow(reader, rules) {
    const vulnerabilityThreshold = reader.read('vulnerability-threshold');
    const wait = reader.read('wait') ?? rules.wait;
    return {
        // A run that waits is a gate, and a gate needs the verdict of this commit, not of an older one.
        rescan: reader.read('rescan') ?? (wait ? 'when-stale' : 'never'),
        wait,
        timeoutMs: reader.read('timeout-minutes') * 60_000,
        pollIntervalMs: (reader.read('poll-interval-seconds') ?? rules.pollSeconds) * 1000,
        concurrency: reader.read('concurrency'),
        failOnVulnerability: reader.read('fail-on-vulnerability'),
        ...(0,present/* present */.E)({ vulnerabilityThreshold }),
    };
}
/** Reports what analyses on the runner cannot do: they end with the run. */
function checkLocal(reader) {
    const why = `with base-url: ${settings/* LOCAL */.G8} every analysis ends with this run`;
    if (reader.read('wait') === false) {
        reader.report('wait', `is false, but ${why}. Remove the input.`);
    }
}
/** Reports of jobs exist only once the jobs have ended. What follows from an input that is wrong itself is not reported. */
function checkReportDirectory(reader, mode, wait) {
    const isRead = !reader.isFaulty('wait') && !reader.isFaulty('mode');
    if (mode !== 'scan' || wait || reader.isAbsent('report-directory') || !isRead)
        return;
    reader.report('report-directory', 'is given, but the run does not wait for the jobs, so there are no reports yet. Set wait to true, or remove the input.');
}
/** Reads the results of an earlier run. Modes that judge nothing need none. */
async function readBaselineInput(reader, { workspace }, mode) {
    const file = reader.read('baseline');
    if (file === undefined || mode === 'check')
        return undefined;
    const { readBaseline } = await Promise.all(/* import() */[__nccwpck_require__.e(515), __nccwpck_require__.e(164), __nccwpck_require__.e(9677)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9677));
    const read = await readBaseline(workspace, file);
    if (!('message' in read))
        return read;
    reader.problems.push(read);
    return undefined;
}
function readCompare(reader, { isLocal }) {
    const compare = reader.read('compare');
    if (compare === 'never')
        return {};
    if (!isLocal) {
        const why = `but only models on this runner are compared. Remove it, or set base-url to ${settings/* LOCAL */.G8}.`;
        reader.report('compare', `is ${compare}, ${why}`);
    }
    return { compare: { isAttacked: compare === 'base-attacked', ref: undefined } };
}
/** A shorter secret could be found by trying, since what it seals can be read. */
const MIN_SECRET_LENGTH = 16;
/** Reads where runs keep what later runs need. */
function readCache(reader) {
    const directory = reader.read('cache-directory');
    const secret = reader.read('cache-secret');
    if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
        reader.report('cache-secret', `has ${String(secret.length)} characters, but needs ${String(MIN_SECRET_LENGTH)} at least. Make one with ` +
            '"openssl rand -hex 32", and keep it as a secret.');
    }
    return (0,present/* present */.E)({ directory, secret });
}
/**
 * Reads the input `supply-chain`. Modes that submit nothing scan nothing either. A run of a part of the analyses
 * scans only if it is asked to, so that not every job of a matrix does.
 */
function readSupplyChain(reader, mode, rules) {
    const isWanted = reader.read('supply-chain') ?? (rules.supplyChain && reader.isAbsent('only'));
    if (!isWanted && !reader.isAbsent('bom-file') && !reader.isFaulty('supply-chain')) {
        reader.report('supply-chain', 'is off, but bom-file needs the supply-chain scan. Set it to true, or remove bom-file.');
    }
    return { isWanted, enabled: isWanted && mode === 'scan' };
}
/**
 * Reads whether the config may name a Python function as a model.
 * @param eventName the event that this program runs in; `command-line` outside GitHub Actions
 * @returns true if it may, as far as the input says so; what speaks against that was reported
 */
function readPython(reader, { isLocal }, eventName) {
    if (reader.read('python') === 'never')
        return false;
    if (!isLocal) {
        reader.report('python', `is allow, but a service calls no Python function. Remove it, or set base-url to ${settings/* LOCAL */.G8}.`);
    }
    if (!(0,target/* mayRunPython */.Lr)(eventName)) {
        reader.report('python', `is allow, but this run was started by ${eventName === '' ? 'an unknown event' : eventName}, and ` +
            'people without write access may have written the code that it would run. It is accepted on ' +
            `${target/* PYTHON_EVENT_LIST */.dK}, and on the command line outside GitHub Actions. Use it in a separate workflow ` +
            'that starts only on those events.');
    }
    if (!reader.isAbsent('cache-secret')) {
        reader.report('cache-secret', 'cannot be given together with python: allow: code of the repository could read it, and sign results that were ' +
            'never measured. Remove one of them.');
    }
    return true;
}


/***/ }),

/***/ 7965:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository),
/* harmony export */   o: () => (/* binding */ knownRepoType)
/* harmony export */ });
/* harmony import */ var _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3382);
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(38);
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3398);
/* harmony import */ var _model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(528);




const ALIASES = new Map([
    ['s3', 's3_bucket'],
    ['s3-bucket', 's3_bucket'],
    ['hugging-face', 'huggingface'],
]);
/** Reads the inputs of the lineage check: repo-type, repo-url, branch, depth and those for object storage. */
function readRepository(reader, notices) {
    const type = readType(reader, notices);
    const url = readUrl(reader, type);
    if (type === 'huggingface' && reader.isAbsent('repo-url')) {
        reader.report('repo-url', 'is required with repo-type huggingface. Expected the repository\u2019s name or address.');
    }
    const branch = readBranch(reader);
    const bucket = readBucket(reader, type);
    return {
        type,
        ...(0,_model_security_scan_common_present__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ url, branch, bucket }),
        depth: reader.read('depth'),
    };
}
function readType(reader, notices) {
    const given = reader.read('repo-type');
    const known = knownRepoType(given);
    if (known !== undefined)
        return known;
    const meant = (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)((0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(given, [..._facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .REPO_TYPES */ .jU, ...ALIASES.keys()]));
    notices.push(`repo-type "${given}" is not one of ${_facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .REPO_TYPES */ .jU.join(', ')}${meant} It is sent unchanged, and the service may reject it.`);
    return given;
}
/** Returns the spelling that is sent for a known kind of repository. The case of fixed words does not count. */
function knownRepoType(given) {
    const word = given.toLowerCase();
    const [, ofAlias] = [...ALIASES].find(([alias]) => alias === word) ?? [];
    return ofAlias ?? _facts_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .REPO_TYPES */ .jU.find((type) => type === word);
}
function readUrl(reader, type) {
    const given = reader.read('repo-url');
    if (given === undefined)
        return undefined;
    if (hasCredentials(given)) {
        // The value is not quoted, because it holds a secret.
        reader.report('repo-url', 'has credentials in it. Expected an address without user name and password.');
        return undefined;
    }
    const url = type === 'github' ? withScheme(given) : given;
    const isWeb = (0,_core_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .Dl)(url) !== undefined && /^https?:\/\//iu.test(url);
    // Other types than github also accept a plain name, as model hubs do (observed publicly; not in the service spec).
    const isName = type !== 'github' && !url.includes('://');
    if (isWeb || isName)
        return url;
    reader.report('repo-url', 'is not the address of a repository. Expected something like https://github.com/owner/name.');
    return undefined;
}
/** Completes `github.com/owner/name`, as browsers show it: the service stores records under the full address. */
function withScheme(address) {
    return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/[^/\s:]+){2}\/?$/iu.test(address)
        ? `https://${address}`
        : address;
}
/** True if an address contains a user name or password, even if its scheme or slashes are missing. */
function hasCredentials(address) {
    const urls = [(0,_core_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .Dl)(address), (0,_core_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .Dl)(address.replace(/^[\\/]*/u, 'https://'))];
    const isNamed = urls.some((url) => url !== undefined && (url.username !== '' || url.password !== ''));
    // The pattern stops at the first colon: searching further would take quadratic time.
    return isNamed || /^[^/:]*:[^/]*@/u.test(address);
}
function readBranch(reader) {
    const branch = reader.read('branch')?.replace(/^refs\/heads\//u, '');
    if (branch === '') {
        reader.report('branch', 'is "refs/heads/" without a name. Expected the name of a branch, such as main.');
    }
    return branch;
}
const BUCKET_INPUTS = [
    'bucket-name',
    'region',
    'storage-access-key-id',
    'storage-secret-access-key',
];
function readBucket(reader, type) {
    const given = BUCKET_INPUTS.map((name) => reader.read(name));
    const [name, region, accessKeyId, secretAccessKey] = given;
    if (type !== 's3_bucket') {
        const present = BUCKET_INPUTS.filter((input) => !reader.isAbsent(input));
        const advice = `. Remove ${present.length > 1 ? 'them' : 'it'}, or set repo-type to s3_bucket (it is ${type}).`;
        reader.reportShared(present, 'is only for object storage', advice);
        return undefined;
    }
    const absent = BUCKET_INPUTS.filter((input) => reader.isAbsent(input));
    reader.reportShared(absent, 'is required with repo-type s3_bucket');
    if (name === undefined ||
        region === undefined ||
        accessKeyId === undefined ||
        secretAccessKey === undefined) {
        return undefined;
    }
    return { name, region, accessKeyId, secretAccessKey };
}


/***/ }),

/***/ 5766:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Jt: () => (/* binding */ flag),
  YD: () => (/* binding */ keysOf),
  ai: () => (/* binding */ number),
  Vm: () => (/* binding */ word),
  d8: () => (/* binding */ wordList)
});

;// CONCATENATED MODULE: ./src/core/decimal.ts
/** A number that is not negative, as people write it: `0.05`, `.05`, `3`. */
const DECIMAL = /^(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})$/u;

// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __nccwpck_require__(3398);
// EXTERNAL MODULE: ./src/settings/schema/text.ts
var schema_text = __nccwpck_require__(4122);
;// CONCATENATED MODULE: ./src/settings/schema/forms.ts



/** A number in plain decimals. @param what what it is, for messages */
function number({ meaning, isWhole = false, min = 0, max, example }, what) {
    const form = isWhole ? /^\d{1,15}$/u : DECIMAL;
    const kind = isWhole ? 'a whole number' : 'a number';
    const bounds = max === undefined ? `of at least ${String(min)}` : `from ${String(min)} to ${String(max)}`;
    return (0,schema_text/* scalar */.d_)({
        expected: `${what === undefined ? '' : `${what}, `}${kind} ${bounds}, such as ${example}`,
        json: {
            ...(meaning === undefined ? {} : { description: meaning }),
            type: [isWhole ? 'integer' : 'number', 'string'],
            minimum: min,
            ...(max === undefined ? {} : { maximum: max }),
            pattern: form.source.replaceAll('?:', ''),
            examples: [Number(example)],
        },
        convert: (text) => {
            const value = form.test(text.trim()) ? Number(text) : Number.NaN;
            return value >= min && value <= (max ?? Number.MAX_VALUE) ? value : undefined;
        },
    });
}
/** One of a few words. A misspelt one is reported, and counts as the one that was meant. */
function word(words, json, { expected = `one of ${words.join(', ')}`, anyCase = false, findMeant = (text) => (0,nearest/* nearest */.pA)(text, words), } = {}) {
    return {
        expected,
        json: { ...json, enum: words },
        read: (tree, what, reporter) => {
            const text = tree.kind === 'scalar' && !tree.isNull ? tree.text.trim() : undefined;
            const right = findWord(words, text, anyCase);
            if (right !== undefined)
                return right;
            const meant = text === undefined ? undefined : findMeant(text);
            reporter.reportMismatch(tree, what, expected, undefined, meant);
            return words.find((one) => one === meant);
        },
    };
}
function findWord(words, text, anyCase) {
    return words.find((one) => one === (anyCase ? text?.toLowerCase() : text));
}
/** Several of a few words, separated by commas. A repeated one counts once, and the case does not count. */
function wordList(words) {
    const expected = `a comma-separated list of ${words.join(', ')}`;
    return {
        expected,
        json: { type: 'string' },
        read: (tree, what, reporter) => {
            const texts = tree.kind === 'scalar' ? tree.text.split(',').map((one) => one.trim()) : [];
            const wrong = texts.filter((text) => findWord(words, text, true) === undefined);
            if (wrong.length > 0) {
                const meant = wrong.map((text) => (0,nearest/* nearest */.pA)(text, words)).find((one) => one !== undefined);
                const found = `a list with ${wrong.map(nearest/* quoted */.TL).join(', ')}`;
                reporter.reportMismatch(tree, what, expected, found, meant);
            }
            return words.filter((one) => texts.some((text) => findWord([one], text, true) !== undefined));
        },
    };
}
const SWITCH = ['true', 'false'];
const ON = ['yes', 'y', 'on', '1', 'enabled'];
const OFF = ['no', 'n', 'off', '0', 'disabled'];
function meantSwitch(text) {
    const lower = text.toLowerCase();
    if (ON.includes(lower))
        return 'true';
    return OFF.includes(lower) ? 'false' : (0,nearest/* nearest */.pA)(text, SWITCH);
}
/** `true` or `false`, and no other words for them. */
function flag(json, form = {}) {
    const expected = 'true or false';
    const schema = word(SWITCH, {}, { expected, findMeant: meantSwitch, ...form });
    return {
        expected,
        json: { ...json, enum: [true, false, 'true', 'false'] },
        read: (...given) => {
            const read = schema.read(...given);
            return read === undefined ? undefined : read === 'true';
        },
    };
}
/** A key for each of several names. */
function keysOf(names, make) {
    const keys = {};
    for (const name of names)
        keys[name] = make(name);
    return keys;
}


/***/ }),

/***/ 4122:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xe: () => (/* binding */ findTextFault),
/* harmony export */   cn: () => (/* binding */ describeTree),
/* harmony export */   d_: () => (/* binding */ scalar),
/* harmony export */   n8: () => (/* binding */ line)
/* harmony export */ });
/* harmony import */ var _core_join_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2366);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3398);



/** No real name, path or field is nearly as long; a longer text is probably the content of a file. */
const MAX_TEXT_LENGTH = 65_536;
/** Finds the reason that a text cannot be sent. The text is not quoted, because it may be a secret. */
function findTextFault(text) {
    if (text.trim() === '')
        return 'an empty text';
    if (text.length > MAX_TEXT_LENGTH)
        return `a text of over ${String(MAX_TEXT_LENGTH)} characters`;
    if (!text.isWellFormed())
        return 'a text with half of a character (an unpaired surrogate)';
    return (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .holdsControls */ .vc)(text) ? 'a text with line breaks, tabs or other control characters' : undefined;
}
/** Describes a value in an error message. */
function describeTree(tree) {
    if (tree.kind !== 'scalar')
        return `a ${tree.kind}`;
    return tree.isNull ? 'nothing' : (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(tree.text);
}
/** One line of text, and what it is converted to. */
function scalar({ expected, limits, findFault, convert, ...form }) {
    const description = `${(0,_core_join_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .upperFirst */ .Z)(expected)}.`;
    return {
        expected,
        json: form.json ?? { description, type: 'string', minLength: 1, ...limits },
        read: (tree, what, reporter) => {
            const isText = tree.kind === 'scalar' && !tree.isNull;
            const fault = isText ? (findTextFault(tree.text) ?? findFault?.(tree.text)) : describeTree(tree);
            const value = isText && fault === undefined ? convert(tree.text) : undefined;
            if (value === undefined)
                reporter.reportMismatch(tree, what, expected, fault);
            return value;
        },
    };
}
/** One line of text. */
function line(form) {
    return scalar({ ...form, convert: (text) => text });
}


/***/ }),

/***/ 2836:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine),
/* harmony export */   R: () => (/* binding */ hidePositions)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);

/**
 * Makes one line that the runner cannot read as a workflow command: it has no `::` at its start and no `##[` anywhere.
 * (The runner reads both output streams and accepts white space before a command.)
 */
function logLine(text, maxLength = 1000) {
    return (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, maxLength).replace(/^::/u, ': :').replaceAll('##[', '# #[');
}
/**
 * Separates the numbers of places in code from what is before them, in texts such as `a.c:1:2: error: x`,
 * `a.ts(1,2): error TS1: x` and `File "a.py", line 3`. Other steps of a job register problem matchers, which make
 * annotations of such lines, also of those that untrusted text puts into the log. Annotations need no such care, because
 * the runner matches no commands.
 */
function hidePositions(text) {
    return text
        .replace(/[:(](?=\d+(?:[:,]\d+){1,3}(?:[:)]|\s+-\s))/gu, '$& ')
        .replace(/[:(](?=\d+\)?:?\s{0,9}(?:-\s{0,9})?(?:fatal\s)?(?:error|warning|info|note)\b)/giu, '$& ')
        .replace(/\bline(?=\s\d)/giu, '$& no.');
}


/***/ }),

/***/ 6335:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markedName),
/* harmony export */   y: () => (/* binding */ slug)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** Hexadecimal digits of a hash: two names do not share so many by chance. */
const MARK_LENGTH = 16;
const LOOKS_MARKED = new RegExp(`(?:^|-)[0-9a-f]{${String(MARK_LENGTH)}}$`, 'u');
/**
 * Makes a part of a file name of a text: lower-case letters, digits and hyphens, at most 77 characters. It is readable, safe
 * on every system, and another one for every text, even if two differ only in case or in characters that it cannot have.
 */
function markedName(text) {
    const plain = slug(text).slice(0, 60);
    // A model may be called like the name that another one gets, such as "digits-0123456789abcdef".
    const needsMark = plain !== text || LOOKS_MARKED.test(plain);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
    const mark = needsMark ? `-${hash.slice(0, MARK_LENGTH)}` : '';
    return `${plain === '' ? 'model' : plain}${mark}`;
}
/** The letters and digits of a text in lower case, with single hyphens between them; may be empty. */
function slug(text) {
    return text
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, '-')
        .replace(/^-|-$/gu, '');
}


/***/ }),

/***/ 4139:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   s6: () => (/* binding */ linkableUrl),
/* harmony export */   sG: () => (/* binding */ withoutBackticks)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9600);
/* harmony import */ var _model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4532);
/* harmony import */ var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(38);



/** Escapes text for an HTML attribute or element; characters with a meaning in Markdown become entities too. */
function escapeHtml(text) {
    const entity = (char) => `&#${String(char.codePointAt(0))};`;
    return text.replace((0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .isPlainAscii */ ._1)(text) ? /[^0-9A-Za-z ,;/]/gu : (0,_model_security_scan_common_unicode_patterns__WEBPACK_IMPORTED_MODULE_1__/* .markupCharacters */ .F_)(), entity);
}
/**
 * Wraps untrusted text in a code element, where GitHub resolves no mentions, issue numbers, commits or links, and writes
 * every character that Markdown or HTML could read as markup as an entity. Use it in HTML blocks only (from a line that
 * starts with `<p>`, `<table>` or the like to the next empty line): in a Markdown paragraph, GitHub turns e-mail
 * addresses into links even inside a code element.
 */
function markdownCode(text, maxLength = 200) {
    const clean = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, maxLength);
    return clean === '' ? '' : `<code>${escapeHtml(clean)}</code>`;
}
const MAX_URL_LENGTH = 2048;
/**
 * Normalizes an address that is safe to link: https, or http on loopback, without credentials.
 * @returns undefined for every other address
 */
function linkableUrl(text) {
    const url = text.length > MAX_URL_LENGTH ? undefined : (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .Dl)(text);
    if (url?.username !== '' || url.password !== '' || url.href.length > MAX_URL_LENGTH)
        return undefined;
    const linkable = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_core_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopbackHost */ .cW)(url.hostname));
    return linkable ? url.href : undefined;
}
/**
 * Makes a link for Markdown, as HTML.
 * @param label trusted text
 * @param url untrusted; if it is not safe to link, only the label is returned
 */
function markdownLink(label, url) {
    const href = url === undefined ? undefined : linkableUrl(url);
    return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
}
/** Removes the marks of code from a trusted text in Markdown that has no other marks. */
function withoutBackticks(text) {
    return text.replaceAll('`', '');
}


/***/ }),

/***/ 6835:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pc: () => (/* binding */ normalizeName),
/* harmony export */   qg: () => (/* binding */ findNearest),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/** Longer names are compared only if a caller says so: it would take long. */
const MAX_NAME_LENGTH = 64;
/**
 * Finds the known name that was probably meant: one that differs only in case, hyphens, underscores and spaces, or in a
 * few edits (a letter added, missing, wrong, or swapped with the next one).
 * @returns undefined if no known name is similar
 */
function findNearest(name, known, maxLength = MAX_NAME_LENGTH) {
    if (name.length > maxLength)
        return undefined;
    const normalized = normalizeName(name);
    const maxEdits = Math.min(3, Math.floor(normalized.length / 3));
    for (let edits = 0; edits <= maxEdits; edits += 1) {
        const found = known.find((candidate) => candidate.length <= maxLength && isWithin(normalized, normalizeName(candidate), edits));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** A name without what people mix up in it. */
function normalizeName(name) {
    return name.toLowerCase().replace(/[-_\s]/gu, '');
}
/** True if at most this many edits turn one text into the other. Slow for more than a handful of edits. */
function isWithin(left, right, edits) {
    if (Math.abs(left.length - right.length) > edits)
        return false;
    let same = 0;
    while (same < left.length && left[same] === right[same])
        same += 1;
    const [a, b] = [left.slice(same), right.slice(same)];
    if (a === b)
        return true;
    if (edits === 0)
        return false;
    const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
    const isSwapped = a.length > 1 && b.startsWith(`${a.charAt(1)}${a.charAt(0)}`);
    return (isWithin(restOfA, b, edits - 1) ||
        isWithin(a, restOfB, edits - 1) ||
        isWithin(restOfA, restOfB, edits - 1) ||
        (isSwapped && isWithin(a.slice(2), b.slice(2), edits - 1)));
}
/**
 * Folds a name for comparison: names that differ only in case, or in how an accent is encoded, are one. All steps are
 * needed to unite \u1e9e, \u00df and ss.
 */
function foldName(name) {
    return name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}


/***/ }),

/***/ 6606:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ describeDuration),
/* harmony export */   f: () => (/* binding */ formatTime)
/* harmony export */ });
/**
 * Formats a time as `2026-11-22 15:01 UTC`.
 * @param time as `Date` reads it; a text that is no time is returned as it is
 */
function formatTime(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return String(time);
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Formats a duration: `1 h 05 min`, `3 min 20 s` or `12 s`. */
function describeDuration(ms) {
    const seconds = Math.round(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    const pad = (value) => String(value).padStart(2, '0');
    if (minutes >= 60)
        return `${String(Math.floor(minutes / 60))} h ${pad(minutes % 60)} min`;
    return minutes > 0 ? `${String(minutes)} min ${pad(seconds % 60)} s` : `${String(seconds)} s`;
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 5881:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9407);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
