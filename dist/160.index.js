export const id = 160;
export const ids = [160];
export const modules = {

/***/ 5160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/settings/config/config-file.ts
var config_file = __webpack_require__(9635);
// EXTERNAL MODULE: ./src/facts/settings.ts
var settings = __webpack_require__(3382);
// EXTERNAL MODULE: ./src/files/output-folder.ts
var output_folder = __webpack_require__(2839);
// EXTERNAL MODULE: ./src/scanner/model-names.ts + 1 modules
var model_names = __webpack_require__(6141);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/cli/cli-log.ts
var cli_log = __webpack_require__(1787);
// EXTERNAL MODULE: ./src/cli/exit-status.ts
var exit_status = __webpack_require__(3007);
;// CONCATENATED MODULE: ./src/cli/init/find-files.ts



const MAX_ENTRIES = 50_000;
const MAX_DEPTH = 8;
/** Folders of programs, not of people. Those that begin with a dot are skipped, too. */
const SKIPPED = /^(?:\..*|node_modules|venv|env|site-packages|__pycache__|dist|build|target|reports)$/iu;
const MODEL_EXTENSIONS = [
    ...['onnx', 'pkl', 'pickle', 'joblib', 'sav', 'dill', 'h5', 'hdf5', 'keras', 'pt', 'pth', 'ckpt'],
    ...['tflite', 'safetensors', 'gguf', 'cbm', 'ubj', 'bst', 'model'],
];
const TABLES = ['csv', 'tsv'];
const ARRAYS = ['npy', 'npz'];
const PICTURE = /\.(?:png|jpe?g)$/iu;
/** Fewer pictures are decoration. */
const MIN_PICTURES = 8;
const MINMAX = /min[-_]?max/iu;
const LABEL = /(?:^|[-_.])(?:labels?|targets?|y)(?:[-_.]|$)|labels?$/iu;
const REFERENCE = /(?:^|[-_./])(?:ref|reference|baseline)(?:[-_./]|$)/iu;
const TRUSTED = /(?:^|[-_./])(?:universal|trusted)(?:[-_./]|$)/iu;
/** Looks through a folder. Links are not followed. */
async function findFiles(root) {
    const walk = new Walk(root);
    await walk.folder('', 0);
    const isTold = (pattern) => (found) => pattern.test(found.path.replace(/\.\w+$/u, ''));
    const [minmax, rest] = split(walk.data, isTold(MINMAX));
    // A label may be called after the set that it belongs to, so labels come first.
    const [labels, inputs] = split(rest, (found) => found.pictures === undefined && hasLabelName(found));
    const [reference, others] = split(inputs, isTold(REFERENCE));
    const [trusted, data] = split(others, isTold(TRUSTED));
    return { models: walk.models, data, labels, minmax, reference, trusted, isCut: walk.isCut };
}
function hasLabelName({ path: file }) {
    const stem = (0,model_names/* baseName */.Fl)(file).replace(/\.\w+$/u, '');
    return LABEL.test(stem) && (0,model_names/* extensionOf */.je)(file) !== 'npz';
}
function split(all, isFirst) {
    return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
class Walk {
    models = [];
    data = [];
    isCut = false;
    #root;
    #entries = 0;
    constructor(root) {
        this.#root = root;
    }
    async folder(folder, depth) {
        const entries = await (0,promises_.readdir)(external_node_path_default().join(this.#root, folder), { withFileTypes: true }).catch(() => []);
        const pictures = [];
        for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
            this.#entries += 1;
            if (this.#entries > MAX_ENTRIES) {
                this.isCut = true;
                return;
            }
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile() && PICTURE.test(entry.name))
                pictures.push(entry.name);
            else
                await this.#entry(entry, file, depth);
        }
        if (pictures.length < MIN_PICTURES || folder === '')
            return;
        this.data.push({ path: folder, absolutePath: external_node_path_default().join(this.#root, folder), bytes: 0, pictures });
    }
    async #entry(entry, file, depth) {
        if (entry.isDirectory()) {
            if (SKIPPED.test(entry.name))
                return;
            if (depth >= MAX_DEPTH)
                this.isCut = true;
            else
                await this.folder(file, depth + 1);
            return;
        }
        if (!entry.isFile())
            return;
        const extension = (0,model_names/* extensionOf */.je)(file);
        const isModel = MODEL_EXTENSIONS.includes(extension) || entry.name === 'saved_model.pb';
        const isData = TABLES.includes(extension) || ARRAYS.includes(extension);
        if (!isModel && !isData)
            return;
        const absolutePath = external_node_path_default().join(this.#root, file);
        const stats = await (0,promises_.stat)(absolutePath).catch(() => undefined);
        if (stats === undefined || stats.size === 0)
            return;
        (isModel ? this.models : this.data).push({ path: file, absolutePath, bytes: stats.size });
    }
}

// EXTERNAL MODULE: ./src/attacks/table.ts + 7 modules
var table = __webpack_require__(6564);
;// CONCATENATED MODULE: ./src/cli/init/enough-inputs.ts

/** True if a number is less than twice the least that earns a verdict. */
function isClose(value, least) {
    return value < 2 * least;
}
/**
 * Leaves out attacks that would end without a verdict, since data has too few inputs. Pure.
 * @param count the inputs of data; undefined if they were not counted, and nothing is left out
 */
function enoughInputs(attacks, task, count) {
    const things = task === 'time-series-forecasting' ? 'windows' : 'inputs';
    const wanted = attacks.map((attack) => {
        const least = table/* DESCRIPTORS */.xg[attack].proposal?.inputs?.[task];
        return { attack, least, has: count === undefined || least === undefined ? Infinity : count };
    });
    return {
        attacks: wanted.filter(({ least = 0, has }) => has >= least).map(({ attack }) => attack),
        notes: wanted.flatMap(({ attack, least = 0, has }) => {
            if (has < least) {
                return [
                    `${attack} is left out: it needs at least ${String(least)} ${things}, and data has ${String(has)}.`,
                ];
            }
            const text = `data has ${String(has)} ${things}: close to the ${String(least)} that ${attack} needs at least.`;
            return isClose(has, least) ? [text] : [];
        }),
    };
}

;// CONCATENATED MODULE: ./src/cli/init/similarity.ts

/** Words in names that say nothing about what a file belongs to. */
const COMMON = new Set([
    ...[
        'model',
        'models',
        'data',
        'dataset',
        'datasets',
        'test',
        'train',
        'final',
        'best',
        'new',
        'onnx',
        'csv',
    ],
    ...['label', 'labels', 'images', 'pictures', 'minmax', 'min', 'max', 'x', 'y', 'inputs', 'files', 'net'],
]);
function wordsOf(text) {
    return text
        .toLowerCase()
        .split(/[^a-z0-9]+/u)
        .filter((word) => word !== '' && !COMMON.has(word) && !/^\d+$/u.test(word));
}
function folderOf(file) {
    return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
/** Says how much the names of two files have in common; more is closer. */
function similarity(one, other) {
    const [names, otherNames] = [
        wordsOf((0,model_names/* baseName */.Fl)(one).replace(/\.\w+$/u, '')),
        wordsOf(other.replace(/\.\w+$/u, '')),
    ];
    const shared = names.filter((word) => otherNames.includes(word)).length;
    const isNear = folderOf(one) === folderOf(other) || other.startsWith(`${folderOf(one)}/`);
    return shared * 4 + (isNear ? 1 : 0);
}
/** Sorts files by how much their names have in common with a model's, the closest first. Keeps the order of equals. */
function closestFirst(model, files) {
    return files.toSorted((one, other) => similarity(model, other.path) - similarity(model, one.path));
}

;// CONCATENATED MODULE: ./src/cli/init/guess-model.ts




/** Trying more takes too long. */
const MAX_TRIES = 30;
/** Fewer inputs say nothing. */
const MIN_INPUTS = 10;
/** Guesses what a model is for, and which files belong to it, by its shapes and by reading the files. */
async function guessModel(file, found, inspector) {
    const inspected = await inspector.ask({ kind: 'model', file: inspectedFile(file) });
    const { model: facts } = inspected;
    if (facts === undefined) {
        const why = inspected.faults[0]?.message ?? 'It cannot be read.';
        // The path is shown before the reason anyway.
        const name = `${(0,model_names/* baseName */.Fl)(file.path)}: `;
        return { kind: 'unreadable', file, why: why.startsWith(name) ? why.slice(name.length) : why };
    }
    const guess = new Guess(file, facts, found, inspector);
    const task = await guess.task();
    if (typeof task !== 'string')
        return task;
    return guess.rest(task);
}
class Guess {
    #file;
    #facts;
    #found;
    #inspector;
    #data;
    #label;
    #notes = [];
    constructor(file, facts, found, inspector) {
        this.#file = file;
        this.#facts = facts;
        this.#found = found;
        this.#inspector = inspector;
    }
    /** Finds the first task for which there is data. */
    async task() {
        const { shape } = this.#facts;
        if (shape.length === 0 || shape.includes(undefined)) {
            const known = shape.map((size) => (size === undefined ? '?' : String(size))).join(' x ');
            return this.#unreadable(`It leaves its input open (${known === '' ? 'no shape' : known}). Give input_dimensions.`);
        }
        for (const task of this.#tasks()) {
            this.#data = await this.#findData(task);
            if (this.#data === undefined)
                continue;
            const isLabelled = this.#data.answer.isLabelled === true || (await this.#findLabel(task));
            // A forecaster has no labels; an unknown model with labels is a classifier.
            if (task === 'tabular-classification' && !this.#facts.isClassifier && !isLabelled)
                continue;
            return task;
        }
        const size = shape.join(' x ');
        return this.#unreadable(`No data fits its input of ${size} numbers: give a table, an array (.npy, .npz) or a folder of pictures of that size.`);
    }
    /** The tasks that the shapes allow, the likeliest first. */
    #tasks() {
        const { shape, isClassifier, isRegression } = this.#facts;
        if (isRegression)
            return ['time-series-forecasting'];
        if (shape.length >= 3)
            return ['image-classification'];
        if (shape.length === 2) {
            return isClassifier ? ['image-classification'] : ['image-classification', 'time-series-forecasting'];
        }
        const side = Math.sqrt(shape[0] ?? 0);
        const isSquare = Number.isInteger(side) && side >= 6;
        return [
            'tabular-classification',
            ...(isSquare ? ['image-classification'] : []),
            ...(isClassifier ? [] : ['time-series-forecasting']),
        ];
    }
    async #findData(task) {
        const isPictures = task === 'image-classification';
        const candidates = this.#found.data.filter(({ path, pictures }) => pictures === undefined ? !isPictures || !/\.[ct]sv$/iu.test(path) : isPictures);
        let best;
        for (const data of closestFirst(this.#file.path, candidates).slice(0, MAX_TRIES)) {
            const answer = await this.#try(task, { data });
            if (answer.faults.length > 0 || (answer.inputCount ?? 0) < MIN_INPUTS)
                continue;
            const score = similarity(this.#file.path, data.path) + (answer.isLabelled === true ? 2 : 0);
            if (best === undefined || score > best.score)
                best = { one: { data, answer }, score };
        }
        return best?.one;
    }
    /** Looks for labels beside the data. @returns true if some fit */
    async #findLabel(task) {
        const data = this.#data?.data;
        if (data === undefined || task === 'time-series-forecasting')
            return false;
        const near = closestFirst(data.pictures === undefined ? data.path : `${data.path}/x`, this.#found.labels);
        for (const label of near.slice(0, MAX_TRIES)) {
            const { faults, isLabelled } = await this.#try(task, { data, label });
            if (faults.length > 0 || isLabelled !== true)
                continue;
            this.#label = label;
            return true;
        }
        return false;
    }
    /** Finds the other files, chooses the attacks, and explains the choice. */
    async rest(task) {
        const data = this.#data?.data;
        const isLabelled = this.#data?.answer.isLabelled === true || this.#label !== undefined;
        const given = { data, label: this.#label };
        const isImage = task === 'image-classification';
        const others = isImage
            ? await this.#sets(task)
            : { minmax: await this.#fitting(task, this.#found.minmax, 'minmax', given) };
        this.#explain(task, isLabelled);
        const possible = attacksFor(task, isLabelled, others);
        const { attacks, notes } = enoughInputs(possible, task, this.#data?.answer.inputCount);
        if (possible.length > 0 && attacks.length === 0)
            return this.#unreadable(notes.join(' '));
        return {
            kind: 'guessed',
            file: this.#file,
            task,
            artifacts: pathsOf({ model: this.#file, ...given, ...others }),
            attacks,
            config: isImage ? this.#pixelConfig() : {},
            notes: [...this.#notes, ...notes],
        };
    }
    #pixelConfig() {
        if (this.#data?.answer.arePixels !== true || this.#facts.takesBytes)
            return {};
        this.#notes.push('normalize_data: yes assumes a model that was trained with pixels from 0 to 1.');
        return { normalize_data: 'yes' };
    }
    /** Finds the sets that drift and poisoning need. */
    async #sets(task) {
        const { reference, trusted, labels } = this.#found;
        const given = { data: this.#data?.data, label: this.#label };
        const referenceData = await this.#fitting(task, reference, 'reference_data', given);
        const sets = referenceData === undefined ? {} : { reference_data: referenceData };
        for (const universal of closestFirst(this.#file.path, trusted).slice(0, MAX_TRIES)) {
            const choices = [undefined, ...closestFirst(universal.path, labels).slice(0, MAX_TRIES)];
            for (const label of choices) {
                const slots = { ...given, universal_data: universal, universal_label: label };
                const own = await this.#try(task, { data: universal, label });
                if (own.faults.length > 0 || own.isLabelled !== true)
                    continue;
                const both = await this.#try(task, slots);
                if (both.faults.length > 0 || both.isLabelled !== true)
                    continue;
                return {
                    ...sets,
                    universal_data: universal,
                    ...(label === undefined ? {} : { universal_label: label }),
                };
            }
        }
        return sets;
    }
    async #fitting(task, files, slot, given) {
        for (const file of closestFirst(this.#file.path, files).slice(0, MAX_TRIES)) {
            const { faults } = await this.#try(task, { ...given, [slot]: file });
            if (faults.length === 0)
                return file;
        }
        return undefined;
    }
    #explain(task, isLabelled) {
        const { shape, isClassifier } = this.#facts;
        const order = shape.length === 3
            ? isChannelsLast(shape)
                ? ', channels last (NHWC)'
                : ', channels first (NCHW)'
            : '';
        const says = isClassifier ? 'answers with classes' : 'does not say what its answers are';
        this.#notes.push(`Guessed ${task}: it takes ${shape.join(' x ')} numbers${order}, and ${says}.`);
        if (!isLabelled && task !== 'time-series-forecasting') {
            this.#notes.push('No labels were found, so evasion is left out: it needs them (docs/models-and-data.md).');
        }
    }
    #try(task, slots) {
        const all = Object.entries({ model: this.#file, ...slots });
        return this.#inspector.ask({
            kind: 'analysis',
            task,
            fields: {},
            slots: Object.fromEntries(all.flatMap(([slot, found]) => (found === undefined ? [] : [[slot, inspectedFiles(found)]]))),
        });
    }
    #unreadable(why) {
        return { kind: 'unreadable', file: this.#file, why };
    }
}
function pathsOf(slots) {
    return Object.fromEntries(Object.entries(slots).flatMap(([slot, found]) => (found === undefined ? [] : [[slot, found.path]])));
}
/** The attacks of the task for which everything was found. */
function attacksFor(task, isLabelled, sets) {
    const hasLabels = isLabelled && task !== 'time-series-forecasting';
    return (0,table/* attacksOf */.F7)(task).filter((attack) => {
        const { proposal, needsLabels } = table/* DESCRIPTORS */.xg[attack];
        if (proposal === undefined || (needsLabels && !hasLabels))
            return false;
        return proposal.with.every((slot) => sets[slot] !== undefined);
    });
}
const CHANNELS = [1, 3, 4];
function isChannelsLast(shape) {
    return CHANNELS.includes(shape[2]) && !CHANNELS.includes(shape[0]);
}
function inspectedFile({ path, absolutePath }) {
    return { name: (0,model_names/* baseName */.Fl)(path), absolutePath };
}
function inspectedFiles(found) {
    const { absolutePath, pictures } = found;
    if (pictures === undefined)
        return [inspectedFile(found)];
    return pictures.map((name) => ({ name, absolutePath: `${absolutePath}/${name}` }));
}

// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
;// CONCATENATED MODULE: ./src/cli/init/scan-models.ts


/** Models that are not scanned by then count as not scanned. */
const SCAN_MS = 60_000;
/** The scan then ends by itself; if it does not, it is ended after so long. */
const LIMIT_MS = 2 * SCAN_MS;
/**
 * Scans files that may be models for what they do to whoever loads them, as `scan` does.
 * @returns the worst finding of each file that should not be loaded, or of which nobody knows it, by its path
 */
async function scanModels(root, models) {
    if (models.length === 0)
        return new Map();
    const { scanWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(325)]).then(__webpack_require__.bind(__webpack_require__, 9325));
    const { findWorker } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7581));
    const { findings } = await scanWorkspace({
        root,
        paths: models.map(({ path }) => path),
        ignore: [],
        known: new Map(),
        worker: findWorker(),
        signal: AbortSignal.timeout(LIMIT_MS),
        endsAtMs: Date.now() + SCAN_MS,
        progress: () => undefined,
    });
    const worst = new Map();
    for (const severity of ['critical', 'high', 'not-scanned']) {
        for (const finding of findings) {
            const counts = finding.severity === severity && !isHarmless(finding);
            if (counts && !worst.has(finding.path))
                worst.set(finding.path, finding);
        }
    }
    return worst;
}
/** True for a file that the scan cannot read, and that runs nothing all the same. */
function isHarmless({ rule, path }) {
    return rule === 'lfs-pointer' || (rule === 'opaque' && WITHOUT_CODE.includes((0,model_names/* extensionOf */.je)(path)));
}
/** The formats of XGBoost and CatBoost hold trees, and no code. */
const WITHOUT_CODE = ['bst', 'cbm', 'ubj'];
/** Says what a file does, and that nobody should load it; or that nobody knows what it does. */
function dangerWords({ rule, severity, subject, excerpt }) {
    const title = rules/* RULES */.y[rule].title.replaceAll('`', '');
    if (severity === 'not-scanned') {
        return (`Do not load it, not even to convert it. The supply-chain scan could not read all of it (${title}), so nobody knows ` +
            'what it does. "model-security scan --supply-chain-only" says more.');
    }
    const what = `${title}${subject === '' ? '' : `: ${excerpt ?? subject}`}`;
    return (`Do not load it, not even to convert it. The supply-chain scan found (${severity}): ${what}. Train the model again, or ` +
        'get it from a source that you trust as ONNX or safetensors. "model-security scan --supply-chain-only" lists everything.');
}

// EXTERNAL MODULE: ./src/text/sanitize.ts
var sanitize = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/cli/action-inputs.ts
var action_inputs = __webpack_require__(6086);
;// CONCATENATED MODULE: ./src/cli/init/render-config.ts





const SCHEMA = `https://raw.githubusercontent.com/${action_inputs/* REPOSITORY */.Bw}/main/schema/model-security.schema.json`;
const WIDTH = 110;
/** Renders the text of a config file, with a comment for each guess. */
function renderConfig(models) {
    const guessed = models.filter((model) => model.kind === 'guessed');
    const unreadable = models.filter((model) => model.kind === 'unreadable');
    const names = new Names();
    const head = [
        `# yaml-language-server: $schema=${SCHEMA}`,
        ...comment('Written by "model-security init". Everything here was guessed from the files: check it, then commit it. The ' +
            'budgets are small, so that a first run ends in minutes; raise number_of_attack_queries (2000 is usual) for a ' +
            'stronger attack, and samples (100) for a narrower interval. Below the least that a comment names there is no pass.', ''),
        'version: 1',
    ];
    const body = guessed.length === 0
        ? [
            ...comment('No model can be analysed yet. The supply-chain scan runs all the same.', ''),
            'supply-chain: {}',
        ]
        : ['models:', ...guessed.flatMap((model) => renderModel(model, names.take(model.file.path)))];
    const rest = unreadable.flatMap((model) => renderUnreadable(model, names));
    const tail = rest.length === 0 ? [] : ['', ...comment('Models that cannot be analysed as they are:', ''), ...rest];
    return `${[...head, ...body, ...tail].join('\n')}\n`;
}
function renderModel({ task, artifacts, attacks, config, notes }, name) {
    const fields = Object.entries(config).map(([key, value]) => `${key}: ${value}`);
    return [
        ...notes.flatMap((note) => comment(note, '  ')),
        `  - name: ${scalar(name)}`,
        `    task: ${task}`,
        ...(fields.length === 0 ? [] : [`    config: { ${fields.join(', ')} }`]),
        '    artifacts:',
        ...Object.entries(artifacts).map(([slot, file]) => `      ${slot}: ${scalar(file)}`),
        '    attacks:',
        ...attacks.map((attack) => `      ${attack}: ${budgetOf(attack)}`),
    ];
}
/** The budget of an attack, with a comment beside what is close to the least that earns a verdict. */
function budgetOf(attack) {
    const budget = table/* DESCRIPTORS */.xg[attack].proposal?.budget ?? [];
    if (budget.length === 0)
        return '{}';
    const fields = budget.map(({ key, value }) => `${key}: ${String(value)}`);
    const close = budget
        .filter(({ value, least }) => isClose(value, least))
        .map(({ value, least, of }) => `${String(value)} ${of}: close to the least of ${String(least)}`);
    return `{ ${fields.join(', ')} }${close.length === 0 ? '' : ` # ${close.join('; ')}`}`;
}
function renderUnreadable({ file, why, isLeftOut }, names) {
    if (isLeftOut === true)
        return ['#', ...comment(`${file.path}: ${why}`, '')];
    const name = names.take(file.path);
    return [
        '#',
        ...comment(`${file.path}: ${why}`, ''),
        `#  - name: ${scalar(name)}`,
        '#    task: tabular-classification # or image-classification, time-series-forecasting',
        `#    artifacts: { model: ${scalar(file.path.replace(/\.\w+$/u, '.onnx'))}, data: ... }`,
        '#    attacks: { extraction: {} }',
    ];
}
/** Breaks a text into lines of comment. What a file says of itself cannot end a comment. */
function comment(text, indent) {
    const lines = [];
    let line = `${indent}#`;
    for (const word of (0,sanitize/* plainLine */.h0)(text, 2000).split(' ')) {
        if (line.length + 1 + word.length > WIDTH && line.length > indent.length + 1) {
            lines.push(line);
            line = `${indent}#`;
        }
        line += ` ${word}`;
    }
    return [...lines, line];
}
/** Writes a text so that YAML reads it as that text. */
function scalar(text) {
    return /^[A-Za-z_][\w./-]*$/u.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/iu.test(text)
        ? text
        : JSON.stringify(text);
}
/** Gives each model a name of its own, from the name of its file. */
class Names {
    #taken = new Set();
    take(file) {
        const folder = file.split('/').at(-2) ?? 'model';
        const stem = (0,model_names/* baseName */.Fl)(file) === 'saved_model.pb' ? folder : (0,model_names/* baseName */.Fl)(file).replace(/\.\w+$/u, '');
        const name = stem
            .toLowerCase()
            .replace(/[^a-z0-9]+/gu, '-')
            .replace(/^-+|-+$/gu, '')
            .slice(0, 60);
        const base = name === '' ? 'model' : name;
        for (let number = 1;; number += 1) {
            const candidate = number === 1 ? base : `${base}-${String(number)}`;
            if (this.#taken.has(candidate))
                continue;
            this.#taken.add(candidate);
            return candidate;
        }
    }
}

// EXTERNAL MODULE: ./src/cli/inspector.ts
var cli_inspector = __webpack_require__(1235);
;// CONCATENATED MODULE: ./src/cli/init.ts














/** A config file of more models would take hours to run. */
const MAX_MODELS = 50;
/** The command `init`: writes a config file from what lies in the folder. */
async function init({ values }, terminal) {
    const root = external_node_path_default().resolve(values.get('workspace') ?? '.');
    const isPrinted = values.get('print') === 'true';
    if (!isPrinted && values.get('force') !== 'true' && (await (0,config_file/* pathExists */.s0)(root, settings/* DEFAULT_CONFIG_FILE */.Cu))) {
        terminal.err.write(`${settings/* DEFAULT_CONFIG_FILE */.Cu} exists already, and is left as it is. Use --force to replace it, or --print to see a new one.\n`);
        return exit_status/* EXIT */.dc.undecided;
    }
    const found = await findFiles(root);
    if (found.models.length === 0) {
        terminal.err.write(`There is no model in ${(0,cli_log/* safeLine */.o)(root)}, so nothing was written. A model is a file such as model.onnx; other formats ` +
            'are listed with the line that converts them. "model-security scan" still scans the files.\n');
        return exit_status/* EXIT */.dc.undecided;
    }
    const guesses = await guessAll(root, found);
    const text = renderConfig(guesses);
    if (isPrinted)
        terminal.out.write(text);
    else {
        const fault = await write(root, text);
        if (fault !== undefined) {
            terminal.err.write(`${(0,cli_log/* safeLine */.o)(fault)}\n`);
            return exit_status/* EXIT */.dc.undecided;
        }
    }
    tell(guesses, found, isPrinted, terminal);
    return exit_status/* EXIT */.dc.clean;
}
async function guessAll(root, found) {
    const inspector = new cli_inspector/* Inspector */.a();
    const guesses = [];
    const models = found.models.slice(0, MAX_MODELS);
    try {
        const dangers = await scanModels(root, models);
        for (const file of models) {
            guesses.push(leftOut(file, found, dangers.get(file.path)) ?? (await guessModel(file, found, inspector)));
        }
        return guesses;
    }
    finally {
        await inspector.close();
    }
}
/** Says why nothing is proposed for a file; undefined if it may be analysed, or converted. */
function leftOut(file, found, danger) {
    const isOnnx = (0,model_names/* extensionOf */.je)(file.path) === 'onnx';
    // The engine reads an ONNX file without running anything, and says itself what it cannot take.
    const isDangerous = danger !== undefined && !(isOnnx && danger.severity !== 'critical');
    if (isDangerous)
        return { kind: 'unreadable', file, why: dangerWords(danger), isLeftOut: true };
    const converted = isOnnx ? undefined : findConverted(file, found);
    if (converted === undefined)
        return undefined;
    const why = `${converted.path} has the same name, so it is taken for this model after its conversion, and is analysed. This file ` +
        'itself is only scanned for what it does when it is loaded.';
    return { kind: 'unreadable', file, why, isLeftOut: true };
}
/** Finds the ONNX file that a model was converted to: of the same name, in the same folder. */
function findConverted(file, { models }) {
    const wanted = `${withoutExtension(file.path)}.onnx`.toLowerCase();
    return models.find(({ path: other }) => other.toLowerCase() === wanted);
}
function withoutExtension(file) {
    return file.replace(/\.[^./]+$/u, '');
}
/** @returns what went wrong */
async function write(root, text) {
    const file = external_node_path_default().join(root, settings/* DEFAULT_CONFIG_FILE */.Cu);
    try {
        await (0,promises_.mkdir)(root, { recursive: true });
        await (0,output_folder/* makeOutputFolder */.Wn)(root, external_node_path_default().dirname(file));
        await (0,output_folder/* replaceFile */.fR)(file, text);
        return undefined;
    }
    catch (error) {
        return `${settings/* DEFAULT_CONFIG_FILE */.Cu} could not be written: ${(0,output_folder/* describeWriteError */.JB)(error)}.`;
    }
}
function tell(guesses, found, isPrinted, { err, paint }) {
    const lines = guesses.flatMap((guess) => {
        if (guess.kind === 'unreadable') {
            const mark = guess.isLeftOut === true ? 'left out' : 'commented out';
            return [`${paint('yellow', '?', err)} ${(0,cli_log/* safeLine */.o)(guess.file.path)}: ${mark}. ${(0,cli_log/* safeLine */.o)(guess.why)}`];
        }
        const { file, task, artifacts, attacks, notes } = guess;
        const files = Object.entries(artifacts).flatMap(([slot, one]) => slot === 'model' ? [] : [`${slot} ${one}`]);
        return [
            `${paint('green', '✓', err)} ${(0,cli_log/* safeLine */.o)(file.path)}: ${task}, ${attacks.join(', ')}; ${(0,cli_log/* safeLine */.o)(files.join(', '))}`,
            ...notes.map((note) => `    ${(0,cli_log/* safeLine */.o)(note)}`),
        ];
    });
    const left = found.models.length - guesses.length;
    const guessed = guesses.filter(({ kind }) => kind === 'guessed').length;
    const where = isPrinted ? 'Nothing was written.' : `${settings/* DEFAULT_CONFIG_FILE */.Cu} was written.`;
    const next = isPrinted ? '' : ' Check it, then run: model-security validate && model-security scan';
    const nothing = guessed === 0 ? ' Nothing is attacked yet: the lines above say what each model needs.' : '';
    err.write([
        ...lines,
        ...(left > 0 ? [`${(0,number_words/* counted */.hS)(left, 'more model was', 'more models were')} not looked at.`] : []),
        ...(found.isCut ? ['The folder has more files than were looked at.'] : []),
        `${where} ${(0,number_words/* counted */.hS)(guessed, 'model', 'models')} of ${String(guesses.length)} can be analysed.${nothing}${next}`,
        '',
    ].join('\n'));
}


/***/ }),

/***/ 1235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ Inspector)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4212);





/** The most time that one request may take. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 1024;
/** Reads models and data in a thread of its own. If a file makes it hang or die, the next request gets a new thread. */
class Inspector {
    #worker;
    async ask(request) {
        const worker = (this.#worker ??= startWorker());
        const { promise, resolve } = Promise.withResolvers();
        const timer = setTimeout(resolve, LIMIT_MS, `reading it took more than ${String(LIMIT_MS / 1000)} seconds`);
        const onMessage = (answer) => {
            resolve(answer);
        };
        const onError = (error) => {
            resolve(`reading it failed: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)((0,_core_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error), 200)}`);
        };
        const onExit = () => {
            resolve('reading it ended unexpectedly');
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.postMessage(request);
        const answer = await promise;
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        if (typeof answer !== 'string')
            return answer;
        await this.close();
        const slot = request.kind === 'model' ? 'model' : 'data';
        return { faults: [{ slot, message: `The file cannot be used: ${answer}.` }] };
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
}
function startWorker() {
    const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(findProgram(), {
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Without a listener, an error between two requests would end the process.
    return worker.on('error', () => undefined);
}
/** Finds the program of the thread: beside the bundle, or in the source if the command runs from there. */
function findProgram() {
    const isSource = import.meta.url.endsWith('.ts');
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(isSource
        ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(import.meta.dirname, '../engine/inspect/worker.ts')
        : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(import.meta.dirname, 'inspector', 'index.js'));
}


/***/ }),

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

/***/ 6141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fl: () => (/* binding */ baseName),
  je: () => (/* binding */ extensionOf),
  jp: () => (/* binding */ isModelName),
  Uy: () => (/* binding */ mayNameModel),
  hd: () => (/* binding */ withoutCompression)
});

// UNUSED EXPORTS: MODEL_EXTENSIONS, SHARED_EXTENSIONS, isArchiveName

;// CONCATENATED MODULE: ./src/scanner/rules/model-extensions.json
const model_extensions_namespaceObject = /*#__PURE__*/JSON.parse('["bst","cbm","ckpt","cloudpickle","dill","ggml","gguf","h5","hdf5","joblib","keras","lgb","mar","mlmodel","nemo","npy","npz","onnx","pb","pck","pickle","pkl","pmml","pt","pt2","pth","ptl","safetensors","skops","tflite","torchscript","ubj"]');
;// CONCATENATED MODULE: ./src/scanner/model-names.ts

/** Extensions of models in formats that no scanner reads. */
const UNREAD_EXTENSIONS = ['ort', 'pte', 'llamafile'];
/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. docs/supply-chain.md lists them.
 */
const MODEL_EXTENSIONS = [...model_extensions_namespaceObject, ...UNREAD_EXTENSIONS].sort();
/** Names without such an extension. */
const MODEL_NAMES = [
    /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
    /^rng_state.*\.pth?$/iu,
];
/** Extensions of archives, in which models are packed. */
const ARCHIVE_EXTENSIONS = [
    ...['zip', 'tar', 'tgz', 'gz', 'bz2', 'xz', 'lzma', 'zst', 'lz4', 'z', '7z', 'rar'],
];
/** What compressed models have behind their own extension, as in `model.pkl.gz`. */
const COMPRESSION = /\.(?:gz|gzip|z|zlib|bz2|xz|lzma|zst|zstd|lz4)$/iu;
/** Extensions that pickles have, and that much else has: it depends on the content. */
const SHARED_EXTENSIONS = ['model', 'p', 'pk', 'sav'];
/** The last part of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The extension in lower case, without the dot; empty if there is none. */
function extensionOf(path) {
    const name = baseName(path);
    const dot = name.lastIndexOf('.');
    return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
/** True for names that models have. */
function isModelName(path) {
    const name = baseName(path);
    return MODEL_EXTENSIONS.includes(extensionOf(name)) || MODEL_NAMES.some((pattern) => pattern.test(name));
}
/**
 * True for names that models have, and also for those that models share with other files, and for compressed models: only
 * the content tells. See {@link SHARED_EXTENSIONS}.
 */
function mayNameModel(path) {
    const plain = withoutCompression(path);
    return isModelName(path) || isModelName(plain) || SHARED_EXTENSIONS.includes(extensionOf(plain));
}
/** A name without what stands for a compression. */
function withoutCompression(name) {
    return name.replace(COMPRESSION, '');
}
/** True for names that archives have. */
function isArchiveName(path) {
    return ARCHIVE_EXTENSIONS.includes(extensionOf(path));
}


/***/ })

};
