export const id = 82;
export const ids = [82];
export const modules = {

/***/ 5082:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareVersions: () => (/* binding */ compareVersions)
});

// EXTERNAL MODULE: ./packages/engine/src/dataset/dataset-limits.ts
var dataset_limits = __webpack_require__(4888);
// EXTERNAL MODULE: ./packages/engine/src/dataset/open-upload.ts
var open_upload = __webpack_require__(2089);
// EXTERNAL MODULE: ./packages/engine/src/catalog/request-words.ts
var request_words = __webpack_require__(8033);
// EXTERNAL MODULE: ./packages/engine/src/draw-rows.ts
var draw_rows = __webpack_require__(9532);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/formats/read-model.ts + 47 modules
var read_model = __webpack_require__(108);
// EXTERNAL MODULE: ./packages/engine/src/prepare/prepare-analysis.ts + 39 modules
var prepare_analysis = __webpack_require__(6355);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/victim/local-model.ts
var local_model = __webpack_require__(9142);
// EXTERNAL MODULE: ./packages/engine/src/prepare/renumbered-classes.ts
var renumbered_classes = __webpack_require__(9590);
// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
;// CONCATENATED MODULE: ./packages/engine/src/compare/compare-answers.ts



const MOST_CLASSES = 20;
/** Compares the answers of two versions of a model, row by row. */
function compareAnswers(before, after, options) {
    if (before.kind === 'classes' && after.kind === 'classes') {
        return compareClassAnswers(before, after, options);
    }
    if (before.kind === 'values' && after.kind === 'values')
        return compareValues(before, after, options);
    throw new Error('Two versions of a model answer in different ways.');
}
function compareClassAnswers(before, after, { groups }) {
    const rows = after.classes.length;
    const differs = Array.from(after.classes, (own, row) => own !== before.classes[row]);
    const sureness = (row) => (before.certainty[row] ?? 0) + (after.certainty[row] ?? 0);
    const different = placesOf(differs).toSorted((one, other) => sureness(other) - sureness(one) || one - other);
    const reordered = (0,renumbered_classes/* renumberedAccuracy */.rb)(before.classes, after.classes);
    return {
        change: {
            differ: (0,distributions/* wilson */.rF)(different.length, rows),
            classes: groups === undefined ? [] : countGroups(differs, groups),
            ...(reordered !== undefined && { reordered }),
        },
        different,
    };
}
function compareValues(before, after, { tolerance: given, targets }) {
    const rows = after.values.length / Math.max(1, after.size);
    const distances = Array.from({ length: rows }, (_unused, row) => distanceOf(before, after, row));
    const tolerance = given ?? usualError(before, targets);
    const differs = distances.map((distance) => !(distance <= tolerance));
    const distance = (row) => distances[row] ?? 0;
    const different = placesOf(differs).toSorted((one, other) => distance(other) - distance(one) || one - other);
    return { change: { differ: (0,distributions/* wilson */.rF)(different.length, rows), tolerance, classes: [] }, different };
}
/** The root of the mean square of the differences of one answer. */
function distanceOf(before, after, row) {
    if (before.size !== after.size)
        return Number.POSITIVE_INFINITY;
    const own = [...after.values.subarray(row * after.size, (row + 1) * after.size)];
    return Math.sqrt((0,vectors/* mean */.i2)(own.map((value, at) => (value - (before.values[row * after.size + at] ?? Number.NaN)) ** 2)));
}
/** The error of the version before, as evasion takes it: its root mean square, or half the spread of its answers. */
function usualError({ values, size }, targets) {
    if (targets !== undefined && size === 1) {
        return Math.sqrt((0,vectors/* mean */.i2)([...values].map((value, row) => (value - (targets[row] ?? value)) ** 2)));
    }
    const middle = (0,vectors/* mean */.i2)([...values]);
    return Math.sqrt((0,vectors/* mean */.i2)([...values].map((value) => (value - middle) ** 2))) / 2;
}
function placesOf(holds) {
    return holds.flatMap((holdsHere, row) => (holdsHere ? [row] : []));
}
/** Counts the rows that differ in each group, the largest share first. */
function countGroups(differs, { of, names }) {
    return [...Map.groupBy(differs.keys(), (row) => of[row] ?? -1)]
        .map(([group, rows]) => ({
        name: names?.[group] ?? String(group),
        rows: rows.length,
        differ: rows.filter((row) => differs[row] === true).length,
    }))
        .toSorted((one, other) => other.differ / other.rows - one.differ / one.rows || other.rows - one.rows)
        .slice(0, MOST_CLASSES);
}

;// CONCATENATED MODULE: ./packages/engine/src/compare/compare-rows.ts
/** Compares rows by their content. Equal rows count as often as they are there. */
function compareRows(before, after) {
    const [left, added] = [unmatched(before.keys, after.keys), unmatched(after.keys, before.keys)];
    const gone = new Set(left);
    const changed = added.filter((row) => gone.has(row)).length;
    return {
        ...{ before: before.keys.length, after: after.keys.length },
        ...{ added: added.length - changed, removed: left.length - changed, changed },
        relabelled: countRelabelled(before, after),
    };
}
/** @returns the places of the rows that have no partner among the others: the last of equal ones */
function unmatched(keys, others) {
    const free = new Map();
    for (const key of others)
        free.set(key, (free.get(key) ?? 0) + 1);
    return [...keys].flatMap((key, row) => {
        const left = free.get(key) ?? 0;
        free.set(key, left - 1);
        return left > 0 ? [] : [row];
    });
}
/** Counts rows whose content was there before with other labels only. */
function countRelabelled(before, after) {
    const [old, own] = [before.labels, after.labels];
    if (old === undefined || own === undefined)
        return 0;
    const known = new Map();
    for (const [row, key] of before.keys.entries()) {
        const label = old[row];
        if (label !== undefined)
            known.set(key, (known.get(key) ?? new Set()).add(label));
    }
    return [...after.keys].filter((key, row) => {
        const label = own[row];
        return label !== undefined && known.get(key)?.has(label) === false;
    }).length;
}
/** Counts the rows that stand among others as well. */
function countShared(keys, others) {
    const known = new Set(others);
    return keys.filter((key) => known.has(key)).length;
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/value-skill.ts
var value_skill = __webpack_require__(1059);
// EXTERNAL MODULE: ./packages/engine/src/predicted-classes.ts
var predicted_classes = __webpack_require__(8337);
;// CONCATENATED MODULE: ./packages/engine/src/compare/versions-answers.ts



/** Rows are asked about in such parts, so that progress and time can be looked at. */
const PART = 200;
/**
 * Asks a version about rows of its data, as long as the time allows. These are no queries of an attack.
 * @param go is told the share that is done, and says whether there is time for more
 */
async function askVersion(task, version, wanted, go) {
    const { victim, analysis } = version;
    const parts = [];
    let asked = 0;
    while (asked < wanted.length && (asked === 0 || go(asked / wanted.length))) {
        const rows = wanted.subarray(asked, asked + PART);
        parts.push(await victim.look((0,vectors/* takeRows */.LY)(analysis.data.values, rows, victim.inputSize), rows.length));
        asked += rows.length;
    }
    const numbers = Float32Array.from(parts.flatMap((part) => [...part]));
    return { version, rows: wanted.subarray(0, asked), answers: read(task, numbers, asked) };
}
function read(task, numbers, rows) {
    const size = numbers.length / Math.max(1, rows);
    if (request_words/* ANSWER_KINDS */.ht[task] === 'values')
        return { kind: 'values', values: numbers, size };
    const classes = (0,predicted_classes/* classesOf */.OX)(numbers, rows);
    const certainty = Float32Array.from(classes, (own, row) => size === 1 ? 1 : (numbers[row * size + own] ?? 0));
    return { kind: 'classes', classes, certainty };
}
/** Numbers the classes of the version before as the one of now does, by their names; as they are if one of the two has no names. */
function inOwnClasses(before, now) {
    const { answers, version } = before;
    const [names, others] = [version.victim.classNames, now.victim.classNames];
    if (answers.kind === 'values' || names === undefined || others === undefined)
        return before;
    const classes = answers.classes.map((own) => others.indexOf(names[own] ?? ''));
    return { ...before, answers: { ...answers, classes } };
}
/** For each row that was asked about, the class or value that it should have; undefined without labels. */
function truthOf({ version: { analysis }, rows }) {
    const known = analysis.labels ?? analysis.targets;
    return known && Array.from(rows, (row) => known[row] ?? Number.NaN);
}

;// CONCATENATED MODULE: ./packages/engine/src/compare/compare-skill.ts





/** Compares how well two versions know the labels. @returns nothing without labels, and for forecasts */
function compareSkill(before, after, { isSameRows, isRelabelled }) {
    // What the version before is asked about may have its labels numbered in another way: those of now count.
    const truth = truthOf(after);
    const old = isSameRows ? truth : truthOf(before);
    if (truth === undefined || old === undefined)
        return {};
    if (before.answers.kind === 'classes' && after.answers.kind === 'classes') {
        const classes = inKnownOrder(before.answers.classes, old, isRelabelled);
        const [was, is] = [areRight(classes, old), areRight(after.answers.classes, truth)];
        return { skill: isSameRows ? comparePairedAccuracy(was, is) : compareAccuracy(was, is) };
    }
    if (before.answers.kind !== 'values' || after.answers.kind !== 'values')
        return {};
    if (before.answers.size !== 1 || after.answers.size !== 1)
        return {};
    const [was, is] = [[...before.answers.values], [...after.answers.values]];
    const skill = isSameRows ? comparePairedValues(was, is, truth) : compare_skill_compareValues(was, old, is, truth);
    return skill === undefined ? {} : { skill };
}
function inKnownOrder(classes, labels, isRelabelled) {
    return (isRelabelled ? (0,renumbered_classes/* renumberedClasses */.e8)(Int32Array.from(labels), classes) : undefined) ?? classes;
}
function areRight(answers, labels) {
    return labels.map((label, row) => answers[row] === label);
}
/**
 * Compares how often two versions are right about the same inputs. The interval is Bonett's and Price's (Journal of Educational and
 * Behavioral Statistics 37, 2012); p is the exact test of McNemar (Psychometrika 12, 1947), two-sided.
 * @param before for each input whether the old version is right
 */
function comparePairedAccuracy(before, after) {
    const rows = before.length;
    const lost = before.filter((was, row) => was && after[row] === false).length;
    const won = before.filter((was, row) => !was && after[row] === true).length;
    const [gain, loss] = [(won + 1) / (rows + 2), (lost + 1) / (rows + 2)];
    const half = distributions/* Z_95 */.U$ * Math.sqrt((gain + loss - (gain - loss) ** 2) / (rows + 2));
    const tail = Math.exp((0,distributions/* logBinomialTail */.Sd)(Math.max(won, lost), won + lost, 0.5));
    return {
        measure: 'accuracy',
        before: shareOf(before),
        after: shareOf(after),
        difference: (won - lost) / Math.max(1, rows),
        low: gain - loss - half,
        high: gain - loss + half,
        p: Math.min(1, 2 * tail),
    };
}
/** Compares how often two versions are right, each about its own inputs. */
function compareAccuracy(before, after) {
    const counted = (all) => {
        return { successes: all.filter(Boolean).length, trials: all.length };
    };
    const { value: difference, low, high } = (0,distributions/* newcombe */.pv)(counted(after), counted(before));
    return { measure: 'accuracy', before: shareOf(before), after: shareOf(after), difference, low, high };
}
/**
 * Compares the squared errors of two versions of a regression about the same inputs, as shares of the variance of the labels: the
 * difference is that of R\u00b2. Interval and p are those of the mean of the differences of single inputs.
 * @returns undefined if all labels are the same
 */
function comparePairedValues(before, after, labels) {
    const middle = (0,vectors/* mean */.i2)(labels);
    const variance = (0,vectors/* mean */.i2)(labels.map((label) => (label - middle) ** 2));
    if (!(variance > 0))
        return undefined;
    const errors = (values) => values.map((value, row) => (value - (labels[row] ?? value)) ** 2 / variance);
    const [was, is] = [errors(before), errors(after)];
    const gains = was.map((error, row) => error - (is[row] ?? error));
    const difference = (0,vectors/* mean */.i2)(gains);
    const error = Math.sqrt((0,vectors/* mean */.i2)(gains.map((gain) => (gain - difference) ** 2)) / Math.max(1, gains.length - 1));
    return {
        ...{ measure: 'r2', before: 1 - (0,vectors/* mean */.i2)(was), after: 1 - (0,vectors/* mean */.i2)(is), difference },
        ...{ low: difference - distributions/* Z_95 */.U$ * error, high: difference + distributions/* Z_95 */.U$ * error },
        p: error > 0 ? Math.min(1, 2 * (0,distributions/* normalTail */.WI)(Math.abs(difference) / error)) : difference === 0 ? 1 : 0,
    };
}
/** Compares R\u00b2 of two versions, each about its own rows: the ends join those of both bootstraps as Newcombe's do. */
function compare_skill_compareValues(before, labelsBefore, after, labels) {
    const [was, is] = [(0,value_skill/* skillOf */.zk)(before, labelsBefore), (0,value_skill/* skillOf */.zk)(after, labels)];
    if (was.explained === undefined || is.explained === undefined)
        return undefined;
    const { explainedLow: wasLow = was.explained, explainedHigh: wasHigh = was.explained } = was;
    const { explainedLow: isLow = is.explained, explainedHigh: isHigh = is.explained } = is;
    const difference = is.explained - was.explained;
    return {
        ...{ measure: 'r2', before: was.explained, after: is.explained, difference },
        low: difference - Math.hypot(is.explained - isLow, wasHigh - was.explained),
        high: difference + Math.hypot(isHigh - is.explained, was.explained - wasLow),
    };
}
function shareOf(holds) {
    return holds.filter(Boolean).length / Math.max(1, holds.length);
}

// EXTERNAL MODULE: ./packages/engine/src/shown-numbers.ts
var shown_numbers = __webpack_require__(6322);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
;// CONCATENATED MODULE: ./packages/engine/src/compare/different-inputs.ts




const SHOWN = 5;
/** Shows the inputs that two versions answer most differently. @param different their places among the rows that were asked about */
function differentInputs(different, { before, after }) {
    if (before === undefined || different.length === 0)
        return [];
    const { analysis, victim } = after.version;
    const truth = truthOf(after);
    const names = victim.classNames ?? analysis.classNames;
    const shown = different.slice(0, SHOWN);
    const inputs = shown.map((place) => {
        const row = after.rows[place] ?? 0;
        const right = truth?.[place];
        const label = right === undefined ? '' : `, label ${labelText(after, right, names)}`;
        return {
            name: analysis.data.names?.[row] ?? String(row + 1),
            values: (0,vectors/* takeRows */.LY)(analysis.data.values, [row], victim.inputSize),
            note: `before ${answerText(before, place, names)}, now ${answerText(after, place, names)}${label}`,
        };
    });
    const title = 'Inputs that are answered otherwise now';
    const left = different.length - shown.length;
    return [
        {
            kind: 'inputs',
            title,
            shape: analysis.data.shape,
            inputs,
            ...(left > 0 && { left: Math.min(left, 10_000) }),
        },
    ];
}
function answerText({ answers }, place, names) {
    if (answers.kind === 'values') {
        const { values, size } = answers;
        return [...values.subarray(place * size, (place + 1) * size)].map(shown_numbers/* fourDigits */.zg).join(', ');
    }
    const { classes, certainty } = answers;
    return `${className(classes[place] ?? -1, names)} (${(certainty[place] ?? 0).toFixed(2)})`;
}
function labelText({ answers }, right, names) {
    return answers.kind === 'values' ? String((0,shown_numbers/* fourDigits */.zg)(right)) : className(right, names);
}
function className(index, names) {
    if (index < 0)
        return 'another class';
    return (0,shown_name/* shownName */.H)(names?.[index] ?? String(index), 40);
}

// EXTERNAL MODULE: ./packages/engine/src/compare/model-parts.ts
var model_parts = __webpack_require__(5554);
;// CONCATENATED MODULE: ./packages/engine/src/compare/compare-versions.ts















/** With so many rows the interval of a share is at most .044 wide. */
const MOST_ROWS = 2_000;
/** Rows of data are compared by their content up to this number. */
const MOST_KEYED = 500_000;
/** The part of the time that the version of now may take for its answers, so that the other one is asked about the same rows. */
const TIME_SHARE = 0.4;
/**
 * Compares two versions of a model: their files, their data, and what they answer about the same rows, those of now. If the version
 * before does not take these, each is asked about its own.
 * @throws ArtifactFault or NotTestable if the version of now cannot be asked; what is wrong with the one before is a note
 */
async function compareVersions(job, base, environment, budget) {
    const notes = [];
    const open = (wanted) => openVersion({ ...wanted, base }, environment);
    const is = await describe(job);
    const was = await describe(base).catch((error) => {
        if (!(error instanceof fault/* ArtifactFault */.RE))
            throw error;
        throw new fault/* ArtifactFault */.RE(`The model before cannot be compared: ${error.message}`);
    });
    const now = await open(job);
    const before = await openBefore(job, base, now, { open, notes });
    const asked = await askBoth(job, now, before, budget);
    const compared = compareBoth(job, asked);
    const data = await compareData(job, base, now, { open, notes });
    const { isSameRows } = asked;
    const isRelabelled = data.data !== undefined && 2 * data.data.relabelled > data.data.after;
    return {
        change: {
            rows: asked.after.rows.length,
            paired: isSameRows,
            file: { before: was.facts, after: is.facts },
            parts: (0,model_parts/* compareParts */.q)(was.parts, is.parts),
            ...(asked.before && compareSkill(asked.before, asked.after, { isSameRows, isRelabelled })),
            ...(compared && { answers: compared.change }),
            ...data,
            notes,
        },
        evidence: compared === undefined ? [] : differentInputs(compared.different, asked),
    };
}
/** Does a step that may fail because of the version before: that is a note. */
async function attempt(notes, what, step) {
    try {
        return await step();
    }
    catch (error) {
        if (!(error instanceof fault/* ArtifactFault */.RE || error instanceof fault/* NotTestable */.S1))
            throw error;
        notes.push(`${what}: ${error.message}`);
        return undefined;
    }
}
async function openVersion(job, environment) {
    const analysis = await (0,prepare_analysis/* prepareAnalysis */.k)(job, environment);
    const { victim } = analysis;
    if ((0,local_model/* isLocal */.IX)(victim))
        return { analysis, victim };
    throw new fault/* ArtifactFault */.RE('Only models that are files are compared.');
}
/**
 * Opens the version before with the data of now, or with its own if it does not take that. Of a table it takes the columns that its own
 * data has, by their names: as many others may be there by chance, or the same in another order.
 */
async function openBefore(job, base, now, { open, notes }) {
    const { model, minmax } = base.slots;
    const described = { ...job, ...base };
    const slots = { ...job.slots, ...(model && { model }), ...(minmax && { minmax }) };
    const faults = [];
    const openOwn = () => attempt(faults, 'The model before cannot be asked about its own data', () => open(described));
    const isTable = request_words/* INPUT_KINDS */.nm[job.task] === 'rows';
    const own = isTable ? await openOwn() : undefined;
    const columns = own?.analysis.data.columns;
    const same = await attempt(faults, 'The model before does not take the data of now', () => open({ ...described, slots, columns }));
    if (same?.analysis.data.count === now.analysis.data.count) {
        const isByNames = String(same.analysis.data.columns) !== String(now.analysis.data.columns);
        if (isByNames && columns !== undefined)
            notes.push(BY_NAMES);
        if (!isByNames || columns !== undefined)
            return { version: same, isSameRows: true };
    }
    const other = isTable ? own : await openOwn();
    notes.push(...faults);
    return other && { version: other, isSameRows: false };
}
const BY_NAMES = 'The version before was asked about the columns that its own data has, by their names.';
async function askBoth({ task, settings }, now, before, budget) {
    const drawn = ({ analysis }) => new random/* Random */.o(settings.seed).permutation(analysis.data.count).subarray(0, MOST_ROWS);
    const endMs = budget.timeLeftMs() * (1 - TIME_SHARE);
    const after = await askVersion(task, now, drawn(now), (share) => {
        budget.progress(share / 2, 'asking the model of now');
        return budget.timeLeftMs() > endMs;
    });
    if (before === undefined)
        return { before: undefined, after, isSameRows: false };
    const rows = before.isSameRows ? after.rows : drawn(before.version);
    const old = await askVersion(task, before.version, rows, (share) => {
        budget.progress((1 + share) / 2, 'asking the model before');
        return before.isSameRows || budget.timeLeftMs() > 0;
    });
    const { isSameRows } = before;
    // Labels of its own rows are numbered as its own classes are.
    return { before: isSameRows ? inOwnClasses(old, now) : old, after, isSameRows };
}
function compareBoth({ settings }, { before, after, isSameRows }) {
    if (before === undefined || !isSameRows)
        return undefined;
    const { analysis, victim } = after.version;
    const truth = truthOf(after);
    const isValue = after.answers.kind === 'values';
    const own = after.answers.kind === 'values' ? [] : [...after.answers.classes];
    return compareAnswers(before.answers, after.answers, {
        tolerance: settings.tolerance,
        targets: isValue ? truth : undefined,
        groups: isValue ? undefined : { of: truth ?? own, names: victim.classNames ?? analysis.classNames },
    });
}
async function describe({ slots }) {
    const { model } = slots;
    if (model === undefined)
        throw new fault/* ArtifactFault */.RE('The upload of model is missing.');
    const members = await (0,open_upload/* openUpload */.C)(model, 'model', dataset_limits/* DATASET_LIMITS */.A);
    const { format, inputs, parts } = (0,read_model/* readModel */.k)(members).describe();
    const { opset, digests } = parts;
    const facts = { bytes: model.bytes, format, inputs: inputs.slice(0, 20), parts: digests.size };
    return { facts: { ...facts, ...(opset !== undefined && { opset }) }, parts };
}
const DATA_SLOTS = ['data', 'label', 'reference_data', 'reference_label'];
/** Compares the data of both versions, and looks for test rows in the training data. All are read as the version of now reads them. */
async function compareData(job, base, now, { open, notes }) {
    const own = keyed(now);
    if ('fault' in own) {
        notes.push(own.fault);
        return {};
    }
    const given = DATA_SLOTS.flatMap((slot) => {
        const upload = base.slots[slot];
        return upload === undefined ? [] : [[slot, upload]];
    });
    const { columns } = now.analysis.data;
    const old = await attempt(notes, 'The data before was not compared', async () => keyed(await open({ ...job, columns, slots: { ...job.slots, ...Object.fromEntries(given) } })));
    const before = old === undefined || 'fault' in old ? undefined : old;
    const { data, training } = own;
    const hadTraining = base.slots['reference_data'] !== undefined;
    return {
        ...(before && { data: compareRows(before.data, data) }),
        ...(before?.training && training && hadTraining && { training: compareRows(before.training, training) }),
        ...(training && { overlap: countShared(data.keys, training.keys) }),
    };
}
function keyed({ analysis }) {
    const { data, labels, targets, reference, referenceLabels } = analysis;
    if (Math.max(data.count, reference?.count ?? 0) > MOST_KEYED) {
        return { fault: `Rows of data were not compared: there are more than ${String(MOST_KEYED)}.` };
    }
    // All rows are read in the order of the model of now, whatever a table calls its columns.
    const keysOf = (inputs) => (0,draw_rows/* drawRows */.W)({ ...inputs, columns: undefined }, 0).keys;
    return {
        data: { keys: keysOf(data), labels: labels ?? targets },
        training: reference && { keys: keysOf(reference), labels: referenceLabels },
    };
}


/***/ }),

/***/ 9532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ drawRows)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3134);


const KEY_BYTES = 6;
/**
 * Draws rows by a hash of their content and the seed: a row that is added or removed moves no other, so that two runs share what
 * they can.
 * @param first rows of every class that come before all others, so that rare classes are among the first
 */
function drawRows(data, seed, first) {
    const digests = contentOf(data);
    const ranks = digests.map((digest) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(digest).update(String(seed)).digest().readUIntBE(0, KEY_BYTES));
    const order = Int32Array.from({ length: data.count }, (_unused, row) => row).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
    const keys = Float64Array.from(digests, (digest) => Number.parseInt(digest.slice(0, 2 * KEY_BYTES), 16));
    return { keys, order: first === undefined ? order : classesFirst(order, keys, first) };
}
/** The same rows, with the first different ones of each class in front. */
function classesFirst(order, keys, { labels, each }) {
    const [counts, seen] = [new Map(), new Set()];
    const front = order.filter((row) => {
        const [label, key] = [labels[row] ?? 0, keys[row] ?? 0];
        const count = counts.get(label) ?? 0;
        if (count === each || seen.has(key))
            return false;
        counts.set(label, count + 1);
        seen.add(key);
        return true;
    });
    const inFront = new Set(front);
    return Int32Array.from([...front, ...order.filter((row) => !inFront.has(row))]);
}
/**
 * The digests of rows. A text counts as it is, not by its code: codes depend on the other rows. Columns with names count in the order
 * of these: another version of a model may take them in another order.
 */
function contentOf({ values, count, texts = new Map(), columns }) {
    const size = values.length / Math.max(1, count);
    const names = columns?.length === size ? columns : undefined;
    if (texts.size === 0 && names === undefined)
        return (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .digestsOf */ .nw)({ values, count });
    const places = placesByName(names ?? new Array(size).fill(''));
    const numbers = new Float32Array(values.length);
    const words = Array.from({ length: count }, (_unused, row) => {
        const own = [];
        for (const [to, from] of places.entries()) {
            const number = values[row * size + from] ?? 0;
            const known = texts.get(from);
            if (known === undefined)
                numbers[row * size + to] = number;
            else
                own.push(known.word(number));
        }
        return own;
    });
    const digests = (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .digestsOf */ .nw)({ values: numbers, count });
    if (texts.size === 0)
        return digests;
    return digests.map((digest, row) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(digest).update(JSON.stringify(words[row])).digest('hex'));
}
/** The places of columns in the order of their names, by code unit. */
function placesByName(names) {
    return [...names.entries()]
        .sort(([, one], [, other]) => Number(one > other) - Number(one < other))
        .map(([place]) => place);
}


/***/ })

};
