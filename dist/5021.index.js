export const id = 5021;
export const ids = [5021,7895];
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


/***/ }),

/***/ 5021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  coverModels: () => (/* binding */ coverModels),
  o: () => (/* binding */ matchPaths),
  Z: () => (/* binding */ readPattern)
});

// EXTERNAL MODULE: ./src/decide/scan/unattacked.ts
var unattacked = __webpack_require__(140);
// EXTERNAL MODULE: ./packages/engine/src/catalog.ts + 14 modules
var catalog = __webpack_require__(2830);
// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __webpack_require__(9822);
// EXTERNAL MODULE: ./packages/scanner/src/rules.ts
var rules = __webpack_require__(9597);
// EXTERNAL MODULE: ./packages/common/src/sanitize.ts
var sanitize = __webpack_require__(9600);
// EXTERNAL MODULE: ./src/report/conversion/unconverted.ts
var unconverted = __webpack_require__(1432);
;// CONCATENATED MODULE: ./src/report/conversion/recipes.json
const recipes_namespaceObject = /*#__PURE__*/JSON.parse('{"scikit-learn":{"needs":"skl2onnx","note":["A table with texts needs a list of types (docs/models-and-data.md)."],"lines":["import joblib","from skl2onnx import to_onnx","from skl2onnx.common.data_types import FloatTensorType","model = joblib.load({path})  # if this is a dict, take the model out of it","onnx = to_onnx(model, initial_types=[(\\"X\\", FloatTensorType([None, {columns}]))]{zipmap})","open({saved}, \\"wb\\").write(onnx.SerializeToString())"]},"xgboost":{"extension":"ubj","needs":"xgboost; before version 3.1 for its old binary format","lines":["import joblib, xgboost","model = {loaded}","model.save_model({saved})"]},"lightgbm":{"extension":"txt","needs":"lightgbm","lines":["import joblib","model = joblib.load({path})","getattr(model, \\"booster_\\", model).save_model({saved})"]},"catboost":{"needs":"catboost","lines":["import catboost, joblib","model = {loaded}","model.save_model({saved}, format=\\"onnx\\")"]},"pytorch weights":{"needs":"onnx and onnxscript","fills":"MODULE and MODEL are the module and the class of your network","note":["If the file is a checkpoint, state_dict is the key of its weights, or another one.","Lightning writes the name of an attribute, such as model., before the name of each weight: remove it, or load its module instead."],"lines":["import torch","from MODULE import MODEL","model = MODEL()","weights = torch.load({path}, map_location=\\"cpu\\", weights_only=True)","model.load_state_dict(weights.get(\\"state_dict\\", weights))","torch.onnx.export(model.eval(), (torch.zeros(1, SHAPE),), {saved}, external_data=False)"]},"pytorch safetensors":{"needs":"safetensors, onnx and onnxscript","fills":"MODULE and MODEL are the module and the class of your network","lines":["import torch","from safetensors.torch import load_file","from MODULE import MODEL","model = MODEL()","model.load_state_dict(load_file({path}))","torch.onnx.export(model.eval(), (torch.zeros(1, SHAPE),), {saved}, external_data=False)"]},"pytorch":{"needs":"onnx and onnxscript","lines":["import torch","model = torch.load({path}, map_location=\\"cpu\\", weights_only=False)","torch.onnx.export(model.eval(), (torch.zeros(1, SHAPE),), {saved}, external_data=False)"]},"pytorch exported":{"needs":"onnx and onnxscript","lines":["import torch","model = torch.export.load({path})","torch.onnx.export(model, (), {saved}, external_data=False)"]},"torchscript":{"needs":"onnx","lines":["import torch","model = torch.jit.load({path}, map_location=\\"cpu\\")","torch.onnx.export(model.eval(), (torch.zeros(1, SHAPE),), {saved}, dynamo=False)"]},"keras":{"needs":"tf2onnx","lines":["import keras, numpy","model = keras.models.load_model({path})","model(numpy.zeros(({shape},), dtype=\\"float32\\"))","model.export({saved}, format=\\"onnx\\")"]},"keras weights":{"needs":"tf2onnx","fills":"MODULE and MODEL are the module and the function that build your network","lines":["import numpy","from MODULE import MODEL","model = MODEL()","model(numpy.zeros(({shape},), dtype=\\"float32\\"))","model.load_weights({path})","model.export({saved}, format=\\"onnx\\")"]},"saved-model":{"needs":"tf2onnx","lines":["python -m tf2onnx.convert --saved-model {folderArgument} --output {savedArgument}"]},"tensorflow-graph":{"needs":"tf2onnx","fills":"INPUT and OUTPUT are the names of the tensors","lines":["python -m tf2onnx.convert --graphdef {pathArgument} --inputs INPUT:0 --outputs OUTPUT:0 --output {savedArgument}"]},"tflite":{"needs":"tf2onnx","lines":["python -m tf2onnx.convert --tflite {pathArgument} --output {savedArgument}"]}}');
;// CONCATENATED MODULE: ./src/report/conversion/model-advice.ts






const RECIPES = new Map(Object.entries(recipes_namespaceObject));
/**
 * Says what to do so that a model is attacked, with the lines to paste. Names in it are untrusted, as plain text.
 * @param about what the config file says beside it
 */
function adviseModel(model, about = {}) {
    const { path, format, kind } = model;
    const className = kind.name === undefined ? {} : { className: (0,sanitize/* plainLine */.h0)(kind.name, 100) };
    const advice = about.isLeftOut === true ? unconverted/* LEFT_OUT */.Pk : adviceFor(model, about);
    return { path, format, role: kind.role, ...className, ...advice };
}
const IF_LOADED = 'If a function that predict names loads this file, add it to covers of that model: nothing else is needed. ';
function adviceFor(model, { isChecked = false, mayBeLoaded = false, attacked = [], flaggedBy }) {
    if (model.isEmpty === true)
        return unconverted/* EMPTY */.wg;
    if (flaggedBy !== undefined && !(0,rules/* isReadFormat */.YM)(model.format))
        return (0,unconverted/* dangerous */.lv)(flaggedBy);
    if (model.kind.isDamaged === true)
        return unconverted/* DAMAGED */.Ax;
    if (model.kind.role === 'ranker')
        return (0,unconverted/* ranking */.lC)(model);
    if (model.kind.readsText === true)
        return (0,unconverted/* vectorizing */.tx)(model);
    return isChecked && (0,rules/* isReadFormat */.YM)(model.format)
        ? unconverted/* ONLY_CHECKED */.Zy
        : conversion(model, mayBeLoaded ? IF_LOADED : formatSameModel(attacked));
}
function formatSameModel(attacked) {
    if (attacked.length === 0)
        return '';
    const names = attacked.length > 3 ? 'a model that is attacked' : attacked.join(' or ');
    return `If it is the same model as ${names}, add it to covers of that model: nothing else is needed. Otherwise: `;
}
function conversion(model, first) {
    const recipe = (0,rules/* isReadFormat */.YM)(model.format) ? undefined : RECIPES.get(recipeName(model));
    const saved = savedPath(model, recipe);
    const lines = [
        ...(recipe?.lines ?? []).map((line) => fillLine(line, model, saved)),
        configLine(model, saved),
    ];
    const advice = [
        adviseConversion(model, recipe, lines),
        adviseFilling(lines, recipe),
        ...(recipe?.note ?? []),
        ...namesOfColumns(model),
    ];
    return { whatToDo: `${first}${advice.join(' ')}`, lines };
}
/** More columns would fill the log. */
const MAX_COLUMNS = 20;
function namesOfColumns({ kind }) {
    const { names = [] } = kind.inputs ?? {};
    if (names.length === 0)
        return [];
    return [`Its columns are ${(0,list_names/* listNames */.Z)(names, MAX_COLUMNS, (name) => (0,sanitize/* plainLine */.h0)(name, 40))}.`];
}
/** Formats in which an object of a library is kept as a pickle. */
const PICKLES = ['pickle', 'joblib-zfile', 'zlib', 'gzip', 'bzip2', 'xz', 'lzma'];
function recipeName({ format, kind }) {
    const { library, inputs, name } = kind;
    if (library === 'pytorch') {
        if (format === 'safetensors')
            return 'pytorch safetensors';
        if (format === 'torch-export')
            return 'pytorch exported';
        return name === undefined ? 'pytorch weights' : 'pytorch';
    }
    if (library === 'keras')
        return inputs === undefined && name === undefined ? 'keras weights' : 'keras';
    return library === 'tensorflow' ? format : library;
}
function adviseConversion(model, recipe, lines) {
    if ((0,rules/* isReadFormat */.YM)(model.format))
        return `Add it to ${unconverted/* CONFIG_FILE */.g2} with this line in the list models.`;
    const file = (0,sanitize/* plainLine */.h0)(savedPath(model, recipe), unconverted/* MAX_PATH */.lm);
    const then = `Then add the last line to the list models of ${unconverted/* CONFIG_FILE */.g2}.`;
    if (recipe === undefined) {
        return `Convert it to ONNX with a converter of the library that made it, as ${file}. ${then}`;
    }
    const unpickles = lines.some((line) => /joblib\.load|weights_only=False/u.test(line));
    const trust = unpickles ? ' Loading it runs what it holds: do so only if you trust it.' : '';
    const { needs } = recipe;
    const how = recipe.extension === undefined
        ? `Convert it to ONNX where it was trained (it also needs ${needs}).`
        : `Save it where it was trained as ${file}, which is attacked as it is (it needs ${needs}).`;
    return `${how}${trust} ${then}${recipe.extension === undefined ? OR_CALL : ''}`;
}
const OR_CALL = ' Or keep it as it is, and name a Python function that calls it: predict (docs/guides/python-models.md).';
/** Explains the words in capitals that are left in the lines. */
function adviseFilling(lines, recipe) {
    const text = lines.join('\n');
    const meanings = [
        [/\bMODULE\b/u, recipe?.fills ?? ''],
        [/\bINPUT:0\b/u, recipe?.fills ?? ''],
        [/\bCOLUMNS\b/u, 'COLUMNS is the number of columns that it takes'],
        [/\bLENGTH\b|\bSHAPE\b/u, 'the words in zeros(...) are the shape of one input'],
        [/\btask: TASK\b/u, `TASK is one of ${catalog/* TASKS */.n3.join(', ')}`],
        [/\bdata: DATA\b/u, 'DATA is the path of your data'],
    ];
    const used = meanings.filter(([pattern, meaning]) => meaning !== '' && pattern.test(text));
    return `Replace the words in capitals: ${used.map(([, meaning]) => meaning).join('; ')}.`;
}
/** Fills the places of a line: `{path}` is a text of Python, `{pathArgument}` one of a shell. */
function fillLine(line, { path, format, kind }, saved) {
    const { inputs, role } = kind;
    const places = {
        path: () => pythonText(path),
        saved: () => pythonText(saved),
        pathArgument: () => shellText(path),
        savedArgument: () => shellText(saved),
        folderArgument: () => shellText(path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'),
        columns: () => String(inputs?.count ?? 'COLUMNS'),
        loaded: () => (PICKLES.includes(format) ? `joblib.load(${pythonText(path)})` : ownLoader(path, format)),
        zipmap: () => (role === 'classifier' ? ', options={"zipmap": False}' : ''),
        shape: () => ['1', ...(inputs?.shape?.map((length) => String(length ?? 'LENGTH')) ?? ['SHAPE'])].join(', '),
    };
    return line.replaceAll(/\{(\w+)\}/gu, (place, name) => places[name]?.() ?? place);
}
/** How a library of trees reads its own format. */
function ownLoader(path, format) {
    const file = pythonText(path);
    if (!format.startsWith('catboost'))
        return `xgboost.Booster(model_file=${file})`;
    return `catboost.CatBoost().load_model(${file}${format === 'catboost-json' ? ', format="json"' : ''})`;
}
function pythonText(text) {
    return JSON.stringify((0,sanitize/* plainLine */.h0)(text, unconverted/* MAX_PATH */.lm));
}
function shellText(text) {
    const plain = (0,sanitize/* plainLine */.h0)(text, unconverted/* MAX_PATH */.lm);
    if (/^[\w./][\w./-]*$/u.test(plain))
        return plain;
    return `'${plain.replaceAll("'", String.raw `'\''`)}'`;
}
/** The file that is attacked: the model itself, or what it is converted to. */
function savedPath({ path, format }, recipe) {
    if ((0,rules/* isReadFormat */.YM)(format))
        return path;
    const model = path.endsWith('/saved_model.pb') ? path.slice(0, path.lastIndexOf('/')) : path;
    return `${model.replace(/(?:\.weights)?\.[^./]+$/u, '')}.${recipe?.extension ?? 'onnx'}`;
}
/** The line that adds a model to the list `models` of the config file; a converted one covers the file it came from. */
function configLine({ path, kind }, saved) {
    const file = (0,sanitize/* plainLine */.h0)(saved, unconverted/* MAX_PATH */.lm);
    const artifacts = `{ model: ${JSON.stringify(file)}, data: DATA }`;
    const covers = path === saved ? '' : ` covers: [${JSON.stringify((0,sanitize/* plainLine */.h0)(path, unconverted/* MAX_PATH */.lm))}],`;
    return (`- { name: ${(0,unconverted/* nameOf */.Vb)(file)}, task: ${taskOf(kind)}, artifacts: ${artifacts},` +
        `${covers} attacks: { extraction: {} } }`);
}
/** The task, if the content of the file leaves no choice. */
function taskOf({ role, library, inputs }) {
    const isTable = inputs?.count !== undefined || library === 'scikit-learn';
    const dimensions = inputs?.shape?.length ?? 0;
    if (role === 'classifier' && isTable)
        return 'tabular-classification';
    if (role === 'regressor' && isTable)
        return 'tabular-regression';
    return role === 'classifier' && dimensions === 3 ? 'image-classification' : 'TASK';
}

// EXTERNAL MODULE: ./packages/common/src/problem.ts
var problem = __webpack_require__(436);
// EXTERNAL MODULE: ./src/decide/policy/accept-rulings.ts
var accept_rulings = __webpack_require__(7864);
// EXTERNAL MODULE: ./src/facts/policy/accept-words.ts
var accept_words = __webpack_require__(1952);
// EXTERNAL MODULE: ./src/facts/local-analysis.ts
var local_analysis = __webpack_require__(3759);
// EXTERNAL MODULE: ./src/facts/declared-model.ts
var declared_model = __webpack_require__(6701);
// EXTERNAL MODULE: ./packages/scanner/src/path-patterns.ts
var path_patterns = __webpack_require__(7895);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./src/run/files/model-coverage.ts










/**
 * Finds the models that no analysis takes, by `covers` and `accept` of the config file.
 * A model that only checks of data name is not attacked, nor are the files that it covers.
 * @param scan what the scan of the files found
 * @param models the models of the analyses, with links in their paths resolved
 * @throws InvalidInputError if a pattern is wrong
 */
function coverModels({ files, findings, }, models, { workspace, supplyChain, policy, analyses }, accepted) {
    const covers = supplyChain.covers.map((entry) => ({ entry, patterns: readPattern(entry, workspace) }));
    const attacked = models.filter(({ isAttacked }) => isAttacked);
    const names = new Set(attacked.map(({ name }) => name));
    const leftOut = models.filter((model) => model.isLeftOut === true);
    const leftOutNames = new Set(leftOut.map(({ name }) => name));
    const found = (0,unattacked/* findUnattacked */.uU)(files, {
        models: (0,declared_model/* pathsOfModels */.Q7)(attacked),
        isCovered: (file) => matching(covers, file).some(({ model }) => names.has(model)),
        acceptedBecause: (file) => {
            const ruling = (0,accept_rulings/* ruleOnModel */.VZ)(file, accepted.at, accepted.matches);
            return ruling?.refused === undefined ? ruling?.entry.reason : undefined;
        },
    });
    const mayBeLoaded = analyses.some(local_analysis/* callsPython */.sP);
    return {
        models: {
            unattacked: found.unattacked
                .map((model) => adviseModel(withDamage(model, findings), {
                mayBeLoaded,
                attacked: [...names],
                isChecked: (0,unattacked/* isWithin */.UO)(model.path, (0,declared_model/* pathsOfModels */.Q7)(models)),
                isLeftOut: (0,unattacked/* isWithin */.UO)(model.path, (0,declared_model/* pathsOfModels */.Q7)(leftOut)) ||
                    matching(covers, model.path).some((cover) => leftOutNames.has(cover.model)),
                flaggedBy: findings.find((finding) => finding.path === model.path && isDangerous(finding))?.rule,
            }))
                .map((model) => withEntry(model, accepted.entries)),
            acceptedModels: found.accepted,
            unattackable: found.unattackable,
            coveredModels: found.covered,
            ...(policy.requireAttacked !== undefined ? { requiresAttacked: true } : {}),
        },
        warnings: unmatched(covers),
    };
}
/** A model that the scan could not read to its end is damaged, whatever is told of what came before. */
function withDamage(model, findings) {
    const isDamaged = findings.some(({ path: file, rule }) => file === model.path && rule === 'unreadable');
    return isDamaged ? { ...model, kind: { ...model.kind, isDamaged } } : model;
}
/** Adds how to accept a model, unless there is something to do about its file first, or the advice says it. */
function withEntry(model, entries) {
    const { path, whatToDo, lines } = model;
    const isTold = lines.some((line) => line.startsWith('- { model:'));
    if (entries === undefined || lines.length === 0 || isTold)
        return model;
    const words = `Or accept that nothing attacks it, with this line under accept${(0,accept_words/* formatCountsOn */.fG)(entries)}`;
    return { ...model, whatToDo: `${whatToDo} ${words}: ${(0,accept_words/* modelEntry */.eJ)(path)}` };
}
/** True if nobody should load the file. A pointer of Git LFS holds nothing to load. */
function isDangerous({ standing, rule }) {
    return standing === 'flagged' && rule !== 'lfs-pointer';
}
/** Asks every pattern, so that one that another makes needless is not called misspelt. */
function matching(covers, file) {
    return covers.flatMap(({ entry, patterns }) => (patterns.matches(file) ? [entry] : []));
}
function unmatched(covers) {
    return covers
        .filter(({ patterns }) => patterns.unmatched().length > 0)
        .map(({ entry: { path, place } }) => ({
        place,
        message: `"covers" has "${path}", which matches no file of a model. Check it, or remove it.`,
    }));
}
/**
 * Reads a pattern of the config file.
 * @throws InvalidInputError if it is wrong
 */
function readPattern({ path: pattern, place }, workspace) {
    try {
        return (0,path_patterns/* readPatterns */.c)([pattern], (file) => (0,external_node_fs_.existsSync)(external_node_path_default().join(workspace, file)));
    }
    catch (error) {
        if (!(error instanceof path_patterns/* PatternError */.J))
            throw error;
        throw new problem/* InvalidInputError */.oC([{ place, message: error.message }]);
    }
}
/**
 * Reads the paths and patterns of `accept`.
 * @throws InvalidInputError if one is wrong
 */
function matchPaths(accept, workspace) {
    const patterns = new Map(accept
        .filter(({ key }) => key === 'files' || key === 'model')
        .map((entry) => [entry, readPattern({ path: entry.what, place: entry.place }, workspace)]));
    return (entry, file) => patterns.get(entry)?.matches(file) ?? false;
}


/***/ })

};
