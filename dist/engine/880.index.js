export const id = 880;
export const ids = [880];
export const modules = {

/***/ 3880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkForPoisoning: () => (/* binding */ checkForPoisoning)
});

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/statistics/encode-tables.ts
var encode_tables = __webpack_require__(2270);
// EXTERNAL MODULE: ./packages/engine/src/statistics/picture-features.ts
var picture_features = __webpack_require__(8174);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/poisoning-evidence.ts
var poisoning_evidence = __webpack_require__(8607);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/triggers/case.ts
var triggers_case = __webpack_require__(3151);
// EXTERNAL MODULE: ./packages/engine/src/predicted-classes.ts
var predicted_classes = __webpack_require__(8337);
// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/triggers/trigger.ts
var triggers_trigger = __webpack_require__(7427);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/replay.ts



/** At most so many trusted inputs are used in each of the two halves. */
const MOST_INPUTS = 200;
/** Fewer trusted inputs are not divided into halves. */
const FEWEST_TO_DIVIDE = 60;
const CONTROLS = 3;
/** A trigger that flips fewer inputs beyond chance need not be compared with control models: it does not count anyway. */
const WORTH_A_CONTROL = 0.15;
/** Divides the trusted inputs that the model gets right: the first part chooses a trigger, the second measures it. */
async function stages(victim, trusted, controls) {
    const answers = await (0,predicted_classes/* predict */.K$)(victim, trusted.values, trusted.count);
    const right = Array.from(answers.keys()).filter((row) => answers[row] === trusted.labels[row]);
    const divide = right.length >= FEWEST_TO_DIVIDE;
    const part = (half) => ({
        inputs: trusted,
        rows: right.filter((_row, index) => !divide || index % 2 === half).slice(0, MOST_INPUTS),
        ...(controls === undefined ? {} : { controls }),
    });
    return { choose: part(0), measure: part(1) };
}
/**
 * Puts the trigger onto inputs of the stage and counts the flips, beside those of the same change in random places and those in the
 * control models.
 */
async function replay(victim, trigger, stage, random, draws = CONTROLS) {
    const { hits, inputs } = await countFlips(victim, trigger, stage);
    let scattered = 0;
    for (let draw = 0; draw < draws; draw += 1) {
        const moved = (0,triggers_trigger/* scatterTrigger */.$q)(trigger, random.permutation(trigger.values.length));
        const flips = await countFlips(victim, moved, stage);
        scattered += flips.hits / Math.max(1, flips.inputs) / draws;
    }
    const flipped = (0,distributions/* wilson */.rF)(hits, inputs);
    const natural = beyondControl(flipped, scattered, inputs).value >= WORTH_A_CONTROL
        ? await naturalFlips(trigger, stage)
        : undefined;
    return {
        ...{ trigger, flipped: hits, inputs, scattered, natural },
        success: beyondControl(flipped, Math.max(scattered, natural ?? 0), inputs),
    };
}
/** The greatest share that the trigger flips in a model that cannot hold a backdoor. */
async function naturalFlips(trigger, stage) {
    let most;
    for (const { model } of (await stage.controls?.models()) ?? []) {
        const { hits, inputs } = await countFlips(model, trigger, stage);
        most = Math.max(most ?? 0, hits / Math.max(1, inputs));
    }
    return most;
}
/** Counts the inputs of the stage that the trigger turns to its class. */
async function countFlips(model, trigger, stage) {
    const { inputs } = stage;
    const rows = flippable(trigger, stage);
    const answers = await (0,predicted_classes/* predict */.K$)(model, withTrigger(trigger, stage), rows.length);
    const hits = rows.filter((row, index) => answers[index] === trigger.suspects.targets[inputs.labels[row] ?? 0]);
    return { hits: hits.length, inputs: rows.length };
}
/** The rows of the stage whose class is not the trigger's. */
function flippable(trigger, { inputs, rows }) {
    return rows.filter((row) => canFlip(trigger, inputs.labels[row] ?? 0));
}
/** Returns those inputs with the trigger. */
function withTrigger(trigger, stage) {
    const { inputs } = stage;
    const size = trigger.values.length;
    const rows = flippable(trigger, stage);
    const values = new Float32Array(rows.length * size);
    rows.forEach((row, index) => {
        const input = inputs.values.subarray(row * size, (row + 1) * size);
        values.set((0,triggers_trigger/* applyTrigger */.P5)(trigger, input, inputs.low, inputs.high), index * size);
    });
    return values;
}
function canFlip(trigger, label) {
    const target = trigger.suspects.targets[label] ?? -1;
    return target >= 0 && target !== label;
}
/** Takes away what the control does as well (Abbott, "A method of computing the effectiveness of an insecticide", 1925). */
function beyondControl(flipped, control, inputs) {
    if (inputs === 0 || control >= 1)
        return { value: 0, low: 0, high: inputs === 0 ? 1 : 0 };
    const corrected = (share) => Math.max(0, (share - control) / (1 - control));
    return { value: corrected(flipped.value), low: corrected(flipped.low), high: corrected(flipped.high) };
}
/** Replays all triggers on one half of the trusted inputs, and the best of them on the other, so that choosing is fair. */
async function replayBest(victim, triggers, halves, random, budget) {
    const first = victim.queries;
    let [best, cutShort] = [undefined, false];
    for (const [index, trigger] of triggers.entries()) {
        const next = halves.choose.rows.length * 2 + halves.measure.rows.length * (1 + CONTROLS);
        if (budget.timeLeftMs() <= 0 || victim.queries - first + next > budget.maxQueries) {
            cutShort = true;
            break;
        }
        budget.progress(0.6 + (0.35 * index) / triggers.length, `trigger ${String(index + 1)} of ${String(triggers.length)}`);
        const tried = await replay(victim, trigger, halves.choose, random, 1);
        best = betterOf(best, tried);
    }
    if (best !== undefined && best.flipped > 0) {
        best = await replay(victim, best.trigger, halves.measure, random);
    }
    return { best, cutShort };
}
function betterOf(first, second) {
    if (first === undefined || second === undefined)
        return first ?? second;
    const lead = second.success.low - first.success.low || beyondChance(second) - beyondChance(first);
    return lead > 0 ? second : first;
}
/** The share that the trigger flips, less what the same change in random places flips. */
function beyondChance({ flipped, inputs, scattered }) {
    return flipped / Math.max(1, inputs) - scattered;
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/regression-forest.ts
var regression_forest = __webpack_require__(4817);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/targets.ts
var targets = __webpack_require__(1012);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/column-replay.ts







const MOST_LESSONS = 2000;
/**
 * Sets the columns of trusted inputs to each trigger's values and counts the flips, beside those by the values of random other
 * rows, and those in a control model.
 * @param draws how often other rows are drawn
 */
async function replayValues(victim, triggers, stage, ground, draws) {
    const counted = [];
    for (const trigger of triggers) {
        const { hits, inputs } = await countFlips(victim, trigger, stage);
        let scattered = 0;
        for (let draw = 0; draw < draws; draw += 1) {
            scattered += (await flipsOfOthers(victim, trigger, stage, ground)) / draws;
        }
        counted.push({ trigger, flipped: hits, inputs, scattered });
    }
    const natural = column_replay_naturalFlips(triggers, stage, ground);
    return counted.map((one, index) => {
        const control = Math.max(one.scattered, natural[index] ?? 0);
        const success = beyondControl((0,distributions/* wilson */.rF)(one.flipped, one.inputs), control, one.inputs);
        return { ...one, natural: natural[index], success };
    });
}
async function flipsOfOthers(victim, trigger, stage, { data, random }) {
    const carriers = new Set(trigger.carriers);
    const others = Int32Array.from({ length: data.count }, (_unused, row) => row).filter((row) => !carriers.has(row));
    const rows = flippable(trigger, stage);
    if (others.length === 0 || rows.length === 0)
        return 0;
    const size = trigger.values.length;
    const values = new Float32Array(rows.length * size);
    rows.forEach((row, index) => {
        const other = others[random.integer(others.length)] ?? 0;
        for (let j = 0; j < size; j += 1) {
            const from = trigger.mask[j] === 1 ? data.values[other * size + j] : stage.inputs.values[row * size + j];
            values[index * size + j] = from ?? 0;
        }
    });
    const answers = await (0,predicted_classes/* predict */.K$)(victim, values, rows.length);
    return answers.filter((answer) => answer === trigger.suspects.label).length / rows.length;
}
/**
 * The share that each trigger flips in a model that cannot hold it: extremely randomized trees on the trusted labels, which answer
 * beyond the range of the trusted data as at its edge.
 */
function column_replay_naturalFlips(triggers, stage, ground) {
    const { data, classes, random } = ground;
    const trusted = (0,triggers_case/* limitRows */.X3)(ground.trusted, MOST_LESSONS);
    const encoder = (0,encode_tables/* tableEncoder */.ds)([data, trusted]);
    const encode = (values) => encoder?.encode(values) ?? values;
    const inputs = encode(trusted.values);
    const scores = (0,targets/* oneHot */.Mw)(trusted.labels, classes);
    const asked = triggers.map((trigger) => ({
        label: trigger.suspects.label,
        values: encode(withTrigger(trigger, stage)),
    }));
    const size = inputs.length / Math.max(1, trusted.count);
    const all = new Float32Array(asked.reduce((sum, { values }) => sum + values.length, 0));
    let at = 0;
    for (const { values } of asked) {
        all.set(values, at);
        at += values.length;
    }
    const answers = (0,predicted_classes/* classesOf */.OX)((0,regression_forest/* forestGuesses */.de)({ inputs, size, scores, classes, count: trusted.count }, all, random), all.length / size);
    let from = 0;
    return asked.map(({ label, values }) => {
        const own = answers.subarray(from, from + values.length / size);
        from += own.length;
        return own.filter((answer) => answer === label).length / Math.max(1, own.length);
    });
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/robust.ts
var robust = __webpack_require__(2649);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/condition.ts
/** Fewer rows with the same value are no candidate. */
const FEWEST_CARRIERS = 5;
/** From this chance on, the labels of rows with a value are as those of rows without it. */
const LOG_UNUSUAL = Math.log(0.01);
function meets({ low, high }, value) {
    return Number.isNaN(low) ? Number.isNaN(value) : value >= low && value <= high;
}
/** Returns the rows that meet all conditions. */
function rowsMeeting({ columns, labels }, conditions) {
    let rows = Array.from(labels.keys());
    for (const condition of conditions) {
        const column = columns[condition.column];
        rows = rows.filter((row) => meets(condition, column?.[row] ?? 0));
    }
    return rows;
}
/** Divides a table into columns. */
function columnsOf({ values, count }, labels, classes) {
    const size = values.length / Math.max(1, count);
    const columns = Array.from({ length: size }, (_unused, column) => Float32Array.from({ length: count }, (_row, row) => values[row * size + column] ?? 0));
    return { columns, labels, classes };
}
/** The share of each label. */
function labelShares({ labels, classes }) {
    const shares = new Float64Array(classes);
    for (const label of labels)
        shares[label] = (shares[label] ?? 0) + 1 / Math.max(1, labels.length);
    return shares;
}
/** The most unusual first. */
function byChance(a, b) {
    return (Number(a.isGradual === true) - Number(b.isGradual === true) ||
        a.logChance - b.logChance ||
        b.labelled - a.labelled);
}
function sortColumn(values) {
    const rows = Int32Array.from(values.keys());
    const present = rows.filter((row) => !Number.isNaN(values[row]));
    const order = new Int32Array(values.length);
    order.set(present.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b));
    order.set(rows.filter((row) => Number.isNaN(values[row])), present.length);
    const runs = [];
    for (let place = 0; place < present.length; place += 1) {
        if (place === 0 || values[order[place] ?? 0] !== values[order[place - 1] ?? 0])
            runs.push(place);
    }
    return { values, order, known: present.length, runs: [...runs, present.length] };
}
/** The value at a place. */
function valueAt({ values, order }, place) {
    return values[order[place] ?? 0] ?? NaN;
}
/** The runs of equal values, the missing ones as the last. */
function runStretches({ runs, known, order }) {
    const stretches = runs.slice(1).map((to, index) => ({ from: runs[index] ?? 0, to }));
    return known < order.length ? [...stretches, { from: known, to: order.length }] : stretches;
}
/** Divides the values that are not missing into so many parts of about equal size, which divide no run. */
function equalParts({ runs, known }, parts) {
    const cuts = new Set([0, known]);
    let run = 0;
    for (let part = 1; part < parts; part += 1) {
        const wanted = (part * known) / parts;
        while ((runs[run] ?? known) < wanted)
            run += 1;
        cuts.add(runs[run] ?? known);
    }
    const places = [...cuts].sort((a, b) => a - b);
    return places.slice(1).map((to, index) => ({ from: places[index] ?? 0, to }));
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/column-triggers.ts


/** The most over-represented values that are tried, the surest first. */
const MOST_TRIED = 40;
/** Values of different columns belong together if so many of the rows with either and the label have both. */
const LEAST_SHARED = 0.5;
/**
 * Makes triggers of the values that are over-represented: each as it is, and those of different columns that occur in the same rows
 * together. Values in which the data differs whatever the label come last.
 */
function columnTriggers(data, trusted, found) {
    return [false, true].flatMap((isShifted) => triggersOf(data, trusted, found.filter((one) => one.isShifted === isShifted)));
}
function triggersOf(data, trusted, found) {
    const tried = found
        .toSorted((a, b) => a.p - b.p)
        .slice(0, MOST_TRIED)
        .toSorted((a, b) => rangesOf(a) - rangesOf(b));
    const carriers = new Map(tried.map((one) => [one, labelledRows(data, one)]));
    const seeds = tried.filter(({ isNatural }) => !isNatural);
    const groups = seeds.map((seed) => joined(seed, tried, carriers)).filter(({ length }) => length > 1);
    const made = [...groups, ...seeds.map((one) => [one])].map((parts) => ({
        conditions: parts.flatMap(({ conditions }) => conditions).toSorted((a, b) => a.column - b.column),
        label: parts[0]?.label ?? 0,
        isShifted: parts[0]?.isShifted ?? false,
    }));
    const known = new Set();
    return made.flatMap((one) => {
        const { conditions, label } = one;
        const key = `${String(label)}:${conditions.map((each) => Object.values(each).join()).join(';')}`;
        if (known.has(key))
            return [];
        known.add(key);
        return [triggerOf(data, trusted, one)];
    });
}
function rangesOf({ conditions }) {
    return conditions.filter(({ low, high }) => low !== high).length;
}
function labelledRows(data, { conditions, label }) {
    return new Set(rowsMeeting(data, conditions).filter((row) => data.labels[row] === label));
}
function joined(seed, found, carriers) {
    const group = [seed];
    const columns = new Set(seed.conditions.map(({ column }) => column));
    const own = carriers.get(seed) ?? new Set();
    for (const other of found) {
        if (other.label !== seed.label || other.conditions.some(({ column }) => columns.has(column)))
            continue;
        const rows = carriers.get(other) ?? new Set();
        const both = [...rows].filter((row) => own.has(row)).length;
        if (both < LEAST_SHARED * (own.size + rows.size - both))
            continue;
        group.push(other);
        for (const { column } of other.conditions)
            columns.add(column);
    }
    return group;
}
function triggerOf(data, trusted, { conditions, label, isShifted }) {
    const carriers = rowsMeeting(data, conditions);
    const rows = carriers.filter((row) => data.labels[row] === label);
    const values = new Float64Array(data.columns.length);
    const mask = new Uint8Array(data.columns.length);
    for (const { column, low, high } of conditions) {
        mask[column] = 1;
        // An equal value stays exact: a median could be rounded.
        values[column] = low === high ? low : (0,robust/* median */.JZ)(rows.map((row) => data.columns[column]?.[row] ?? 0));
    }
    const known = rowsMeeting(trusted, conditions);
    return {
        ...{ kind: 'values', values, mask, conditions, carriers, isShifted },
        trusted: known.length,
        trustedLabelled: known.filter((row) => trusted.labels[row] === label).length,
        suspects: {
            ...{ label, rows, expected: [], strengths: [] },
            targets: new Int32Array(data.classes).fill(label),
            reason: 'values of columns that rows of the label have more often than in the trusted data',
        },
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/column-pairs.ts


/** Pairs of more columns than this are not looked at: their number grows with the square. */
const MOST_PAIRED_COLUMNS = 100;
/** Values that this share of the rows has are kept apart; the others of a column of numbers are divided into ranges. */
const LEAST_SHARE = 0.005;
const PARTS = 16;
/** Fewer rows with only one of the two values say nothing about its labels. */
const FEWEST_BESIDE = 10;
const MOST_CANDIDATES = 5000;
/** Finds pairs of values in two columns whose rows have one label more often than rows with either value alone, the most unusual first. */
function columnPairs(rows, isCategory) {
    const overall = labelShares(rows);
    const all = rows.columns
        .slice(0, MOST_PAIRED_COLUMNS)
        .map((values, column) => levelsOf(values, column, isCategory(column), rows));
    const found = all.flatMap((first, index) => all.slice(index + 1).flatMap((second) => pairsOf(first, second, rows, overall)));
    return found.sort(byChance).slice(0, MOST_CANDIDATES);
}
function levelsOf(values, column, category, rows) {
    const sorted = sortColumn(values);
    const least = Math.max(FEWEST_CARRIERS, category ? 0 : LEAST_SHARE * values.length);
    const runs = runStretches(sorted).filter(({ from, to }) => to - from >= least);
    const parts = category ? [] : equalParts(sorted, PARTS);
    const levels = new Int32Array(values.length).fill(-1);
    const stretches = [...parts, ...runs];
    // Frequent values come last, so that they are kept apart from the range they lie in.
    stretches.forEach(({ from, to }, level) => {
        for (let place = from; place < to; place += 1)
            levels[sorted.order[place] ?? 0] = level;
    });
    const counts = new Int32Array(stretches.length * rows.classes);
    levels.forEach((level, row) => {
        const at = level * rows.classes + (rows.labels[row] ?? 0);
        if (level >= 0)
            counts[at] = (counts[at] ?? 0) + 1;
    });
    const conditions = stretches.map(({ from, to }) => ({
        ...{ column, low: valueAt(sorted, from), high: valueAt(sorted, to - 1) },
    }));
    return { conditions, levels, counts };
}
function pairsOf(first, second, rows, overall) {
    const { classes, labels } = rows;
    const joint = new Map();
    labels.forEach((label, row) => {
        const [one, other] = [first.levels[row] ?? -1, second.levels[row] ?? -1];
        if (one < 0 || other < 0)
            return;
        const key = one * second.conditions.length + other;
        const counts = joint.get(key) ?? new Int32Array(classes);
        counts[label] = (counts[label] ?? 0) + 1;
        joint.set(key, counts);
    });
    return [...joint].flatMap(([key, counts]) => {
        const carriers = counts.reduce((sum, count) => sum + count, 0);
        if (carriers < FEWEST_CARRIERS)
            return [];
        const one = Math.floor(key / second.conditions.length);
        const other = key % second.conditions.length;
        const conditions = [first.conditions[one], second.conditions[other]].filter((side) => side !== undefined);
        const alone = [
            first.counts.subarray(one * classes, (one + 1) * classes),
            second.counts.subarray(other * classes, (other + 1) * classes),
        ].map((all) => all.map((count, label) => count - (counts[label] ?? 0)));
        return candidatesOf({ conditions, counts, carriers, alone, overall });
    });
}
function candidatesOf({ conditions, counts, carriers, alone, overall }) {
    const known = alone
        .map((side) => ({ side, rows: side.reduce((sum, count) => sum + count, 0) }))
        .filter(({ rows }) => rows >= FEWEST_BESIDE);
    // Where hardly a row has one of the values alone, the value by itself is a candidate of single columns.
    if (known.length < alone.length)
        return [];
    return Array.from(counts).flatMap((labelled, label) => {
        const share = overall[label] ?? 0;
        if (labelled < FEWEST_CARRIERS || labelled <= share * carriers)
            return [];
        const usual = Math.max(share, ...known.map(({ side, rows }) => (side[label] ?? 0) / rows));
        const logChance = (0,distributions/* logBinomialTail */.Sd)(labelled, carriers, usual);
        return logChance > LOG_UNUSUAL ? [] : [{ conditions, label, carriers, labelled, logChance }];
    });
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/kolmogorov-smirnov.ts
var kolmogorov_smirnov = __webpack_require__(6672);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/over-represented.ts



/** Of clean data that was drawn as the trusted data was, at most this share has any value that is called over-represented. */
const ALPHA = 0.01;
/** The part of the level that single columns have, and that pairs have. */
const SHARE = 0.5;
/** The trusted rows with a value that show which labels it has. */
const FEWEST_TRUSTED = 5;
const ABOUT_AS_OFTEN = 0.1;
/**
 * Trusted data is of another kind if a column's distributions differ by so much (Kolmogorov and Smirnov): so many added rows would
 * be noticed.
 */
const OTHER_KIND = 0.25;
/**
 * Keeps the candidates that rows of their label have more often in the data than in the trusted data (Fisher's exact test). They
 * are ordered by the data alone, so that rank r may be tested at 6 / (pi r)^2 of the level (weighted Holm: Genovese, Roeder,
 * Wasserman 2006).
 */
function overRepresented(data, trusted, candidates) {
    const [own, known] = [countLabels(data), countLabels(trusted)];
    const shifted = new Set(Array.from(own.keys()).filter((label) => candidates.length > 0 && isOtherKind(data, trusted, label)));
    return candidates.flatMap((candidate, index) => {
        const { label, labelled, carriers, conditions } = candidate;
        const rows = rowsMeeting(trusted, conditions);
        const trustedLabelled = rows.filter((row) => trusted.labels[row] === label).length;
        const of = own[label] ?? 0;
        const p = (0,distributions/* hypergeometricTail */.cF)(labelled, labelled + trustedLabelled, of, of + (known[label] ?? 0));
        if (p >= levelOf(index + 1))
            return [];
        // Where the trusted rows with the value have the label about as often, it is what the value says.
        const isNatural = rows.length >= FEWEST_TRUSTED &&
            trustedLabelled / rows.length >= labelled / carriers - ABOUT_AS_OFTEN &&
            (0,distributions/* hypergeometricTail */.cF)(labelled, labelled + trustedLabelled, carriers, carriers + rows.length) >= ALPHA;
        if (countWitnesses(data, conditions, label) < FEWEST_CARRIERS)
            return [];
        const isShifted = shifted.has(label) || conditions.some((condition) => isMoreFrequent(data, trusted, condition, label));
        return [{ ...candidate, trusted: rows.length, trustedLabelled, p, isShifted, isNatural }];
    });
}
/** How many different rows with the label meet the conditions (Simpson's effective number of kinds). */
function countWitnesses({ columns, labels }, conditions, label) {
    const copies = new Map();
    const rows = rowsMeeting({ columns, labels }, conditions).filter((row) => labels[row] === label);
    for (const row of rows) {
        const key = columns.map((column) => column[row]).join();
        copies.set(key, (copies.get(key) ?? 0) + 1);
    }
    const squares = [...copies.values()].reduce((sum, count) => sum + count * count, 0);
    return squares === 0 ? 0 : (rows.length * rows.length) / squares;
}
function isOtherKind(data, trusted, label) {
    const valuesOf = (rows, column) => Float64Array.from(column ?? [])
        .filter((value, row) => rows.labels[row] !== label && !Number.isNaN(value))
        .sort();
    return data.columns.some((column, index) => {
        const [own, known] = [valuesOf(data, column), valuesOf(trusted, trusted.columns[index])];
        if ((0,kolmogorov_smirnov/* greatestDifference */.f)(own, known) < OTHER_KIND)
            return false;
        return (0,kolmogorov_smirnov/* kolmogorovSmirnov */.g)(own, known).p < ALPHA / data.columns.length;
    });
}
function isMoreFrequent(data, trusted, condition, label) {
    const count = (rows) => ({
        met: rowsMeeting(rows, [condition]).filter((row) => rows.labels[row] !== label).length,
        all: rows.labels.filter((given) => given !== label).length,
    });
    const [own, known] = [count(data), count(trusted)];
    return (0,distributions/* hypergeometricTail */.cF)(own.met, own.met + known.met, own.all, own.all + known.all) < ALPHA;
}
/** How many rows of a label must at least have a value that no trusted row has, to be called over-represented. */
function fewestFound(own, trusted) {
    if (trusted === 0)
        return Infinity;
    for (let rows = 1; rows <= own; rows += 1) {
        if ((0,distributions/* hypergeometricTail */.cF)(rows, rows, own, own + trusted) < levelOf(1))
            return rows;
    }
    return Infinity;
}
function levelOf(rank) {
    return (SHARE * ALPHA * 6) / (Math.PI * rank) ** 2;
}
function countLabels({ labels, classes }) {
    const counts = new Int32Array(classes);
    for (const label of labels)
        counts[label] = (counts[label] ?? 0) + 1;
    return counts;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/single-columns.ts


/** A column of numbers is divided into so many parts of equal size: narrow ranges, for values that differ a little. */
const single_columns_PARTS = [16, 32, 64, 128];
/** A column with fewer different values has no ranges: its values themselves are looked at. */
const FEWEST_VALUES = 32;
/** Fewer rows beside a range say nothing about the labels there. */
const single_columns_FEWEST_BESIDE = 10;
/** Candidates beyond these have no chance against the correction for their number. */
const single_columns_MOST_CANDIDATES = 5000;
/**
 * Finds values and narrow ranges of single columns whose rows have one label more often than all rows have it, and more often than
 * the rows with the next higher and lower values; last, values for which only the first holds. The most unusual come first.
 * @param isCategory values of such columns have no neighbours
 */
function singleColumns(rows, isCategory) {
    const overall = labelShares(rows);
    return rows.columns
        .flatMap((values, column) => {
        const sorted = sortColumn(values);
        const category = isCategory(column);
        const counts = countsBefore(sorted, rows);
        return stretchesOf(sorted, category).flatMap((stretch) => single_columns_candidatesOf(stretch, { sorted, column, category, counts, classes: rows.classes, overall }));
    })
        .sort(byChance)
        .slice(0, single_columns_MOST_CANDIDATES);
}
function stretchesOf(sorted, category) {
    const runs = runStretches(sorted);
    if (category || runs.length < FEWEST_VALUES)
        return runs;
    const known = new Set(runs.map(({ from, to }) => `${String(from)}-${String(to)}`));
    const ranges = single_columns_PARTS.flatMap((parts) => equalParts(sorted, parts)).filter(({ from, to }) => {
        const key = `${String(from)}-${String(to)}`;
        if (known.has(key))
            return false;
        known.add(key);
        return true;
    });
    return [...runs, ...ranges];
}
function countsBefore({ order }, { labels, classes }) {
    const counts = new Int32Array((order.length + 1) * classes);
    order.forEach((row, place) => {
        counts.copyWithin((place + 1) * classes, place * classes, (place + 1) * classes);
        const at = (place + 1) * classes + (labels[row] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
    });
    return counts;
}
function single_columns_candidatesOf({ from, to }, one) {
    const { sorted, column, category, counts, classes, overall } = one;
    const carriers = to - from;
    if (carriers < FEWEST_CARRIERS)
        return [];
    const count = (label, start, end) => (counts[end * classes + label] ?? 0) - (counts[start * classes + label] ?? 0);
    const isMissing = from >= sorted.known;
    const beside = category || isMissing
        ? []
        : [
            { from: Math.max(0, from - carriers), to: from },
            { from: to, to: Math.min(sorted.known, to + carriers) },
        ].filter((side) => side.to - side.from >= single_columns_FEWEST_BESIDE);
    return Array.from(overall).flatMap((share, label) => {
        const labelled = count(label, from, to);
        if (labelled < FEWEST_CARRIERS || labelled <= share * carriers)
            return [];
        const usual = Math.max(share, ...beside.map((side) => count(label, side.from, side.to) / (side.to - side.from)));
        const logChance = (0,distributions/* logBinomialTail */.Sd)(labelled, carriers, usual);
        const [low, high] = [valueAt(sorted, from), valueAt(sorted, to - 1)];
        const found = { conditions: [{ column, low, high }], label, carriers, labelled };
        if (logChance <= LOG_UNUSUAL)
            return [{ ...found, logChance }];
        // A single value may be a part of a trigger also where the rows around it have the label anyway.
        const logOverall = (0,distributions/* logBinomialTail */.Sd)(labelled, carriers, share);
        return low === high && logOverall <= LOG_UNUSUAL
            ? [{ ...found, logChance: logOverall, isGradual: true }]
            : [];
    });
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/columns/search-columns.ts








/** The trusted inputs that show first whether values flip any. */
const FIRST_INPUTS = 40;
/** Values that flip a smaller share of them are not tried further; of the others so many are. */
const WORTH_TRYING = 0.15;
const MOST_COMPARED = 6;
/** Of triggers whose success differs by less, the first counts: the one of most columns, and values rather than ranges. */
const ABOUT_AS_GOOD = 0.05;
const DRAWS = 3;
/**
 * Looks for triggers that set columns to values: values that rows of a label have more often than in the trusted data are set in
 * trusted inputs of other classes.
 */
async function searchColumns(subject, budget) {
    const { data, trusted, classes } = subject;
    budget.progress(0.15, 'comparing values of columns with the trusted set');
    const own = columnsOf(data, data.labels, classes);
    const known = columnsOf(trusted, trusted.labels, classes);
    const isOfCategories = (column) => [data, trusted].some((inputs) => (0,encode_tables/* isCategory */.hQ)(inputs, column));
    const found = [
        ...overRepresented(own, known, singleColumns(own, isOfCategories)),
        ...overRepresented(own, known, columnPairs(own, isOfCategories)),
    ];
    const triggers = columnTriggers(own, known, found);
    const sure = await bestOf(subject, triggers.filter(({ isShifted }) => !isShifted), budget);
    const { best, cutShort } = sure.cutShort || (sure.best?.success.value ?? 0) >= WORTH_TRYING
        ? sure
        : await bestOf(subject, triggers.filter(({ isShifted }) => isShifted), budget);
    return {
        ...{ overRepresented: found.length, tried: triggers.length, best, cutShort },
        trigger: triggers.find((trigger) => trigger === best?.trigger),
        fewest: fewestOf(own, known),
        unpaired: Math.max(0, own.columns.length - MOST_PAIRED_COLUMNS),
    };
}
async function bestOf({ victim, data, trusted, classes, random, choose, measure }, triggers, budget) {
    const first = victim.queries;
    const isOver = (next) => budget.timeLeftMs() <= 0 || victim.queries - first + next > budget.maxQueries;
    const ground = { data, trusted, classes, random };
    const promising = [];
    const stage = (label) => ({
        ...choose,
        rows: choose.rows.filter((row) => choose.inputs.labels[row] !== label).slice(0, FIRST_INPUTS),
    });
    for (const [index, trigger] of triggers.entries()) {
        if (isOver(FIRST_INPUTS))
            return { best: undefined, cutShort: true };
        budget.progress(0.16, `values ${String(index + 1)} of ${String(triggers.length)}`);
        const { hits, inputs } = await countFlips(victim, trigger, stage(trigger.suspects.label));
        const share = hits / Math.max(1, inputs);
        if (share >= WORTH_TRYING)
            promising.push({ trigger, share });
    }
    const compared = promising.toSorted((a, b) => b.share - a.share).slice(0, MOST_COMPARED);
    if (compared.length === 0)
        return { best: undefined, cutShort: false };
    if (isOver(compared.length * 2 * choose.rows.length + (1 + DRAWS) * measure.rows.length)) {
        return { best: undefined, cutShort: true };
    }
    const replays = await replayValues(victim, compared.map(({ trigger }) => trigger), choose, ground, 1);
    const most = Math.max(...replays.map(({ success }) => success.value));
    const chosen = replays.find(({ success }) => success.value >= most - ABOUT_AS_GOOD);
    const winner = compared.find(({ trigger }) => trigger === chosen?.trigger);
    if (winner === undefined)
        return { best: undefined, cutShort: false };
    const [best] = await replayValues(victim, [winner.trigger], measure, ground, DRAWS);
    return { best, cutShort: false };
}
/** The single values have half of the level. */
function fewestOf(own, known) {
    const count = ({ labels }, label) => labels.filter((given) => given === label).length;
    return Float64Array.from({ length: own.classes }, (_unused, label) => fewestFound(count(own, label), count(known, label)));
}

// EXTERNAL MODULE: ./packages/engine/src/substitute/lens.ts
var substitute_lens = __webpack_require__(4389);
// EXTERNAL MODULE: ./packages/engine/src/substitute/patch-features.ts
var patch_features = __webpack_require__(615);
// EXTERNAL MODULE: ./packages/engine/src/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(4799);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/control-models.ts







const MEMBERS = 3;
const HIDDEN = 128;
const TRAINING = { steps: 600, batch: 16, rate: 3e-3, decay: 0.05 };
/** The points between two trusted inputs that show the second model how the victim divides the classes. */
const POINTS = 600;
/** Pictures as many numbers as one of 64 by 64 in colour are not mixed so often: the points are kept in memory. */
const MOST_NUMBERS = 8_000_000;
/** At most so many rows of the data tell how often the control models agree with the victim. */
const control_models_MOST_COMPARED = 300;
/**
 * Control models: a pattern that also flips models which never saw the data is a natural feature of a class. They are trained when
 * they are first needed.
 */
class ControlModels {
    #victim;
    #plan;
    #budget;
    #trained;
    #opened = [];
    constructor(victim, plan, budget) {
        this.#victim = victim;
        this.#plan = plan;
        this.#budget = budget;
    }
    async models() {
        this.#trained ??= await this.#train();
        return this.#trained;
    }
    /** The share of inputs for which the best of the models agrees with the victim; undefined if none was needed. */
    async agreement(inputs) {
        if (this.#trained === undefined || this.#trained.length === 0)
            return undefined;
        const count = Math.min(inputs.count, control_models_MOST_COMPARED);
        const values = inputs.values.subarray(0, count * this.#victim.inputSize);
        const wanted = await (0,predicted_classes/* predict */.K$)(this.#victim, values, count);
        let most = 0;
        for (const { model } of this.#trained) {
            const answers = await (0,predicted_classes/* predict */.K$)(model, values, count);
            const same = answers.filter((answer, row) => answer === wanted[row]).length;
            most = Math.max(most, same / Math.max(1, count));
        }
        return most;
    }
    async close() {
        for (const one of this.#opened.splice(0))
            await one.close();
        this.#trained = undefined;
    }
    async #train() {
        const { trusted, picture, runtime } = this.#plan;
        if (trusted.count === 0)
            return [];
        const labelled = this.#labelled();
        const models = [
            await this.#perceptrons('perceptrons on the trusted labels', labelled),
            await this.#perceptrons("perceptrons on the model's answers to trusted inputs", await this.#answered()),
        ];
        const patches = picture === undefined
            ? undefined
            : await patch_features/* PatchFeatures */.C.create(runtime, picture, this.#unit(trusted.values), new src_random/* Random */.o(this.#budget.seed));
        if (patches === undefined)
            return models;
        this.#opened.push(patches);
        return [...models, await this.#perceptrons('patch features on the trusted labels', labelled, patches)];
    }
    #labelled() {
        const { trusted, classes } = this.#plan;
        return { inputs: trusted.values, scores: (0,targets/* oneHot */.Mw)(trusted.labels, classes), count: trusted.count };
    }
    /** The victim's answers to trusted inputs and to points between them, if it may be asked so much. */
    async #answered() {
        const { trusted, classes } = this.#plan;
        const size = trusted.values.length / trusted.count;
        const affordable = Math.max(0, this.#budget.maxQueries - this.#victim.queries - trusted.count);
        const points = Math.min(POINTS, affordable, Math.floor(MOST_NUMBERS / size));
        const mixed = mixtures(trusted, points, new src_random/* Random */.o(this.#budget.seed));
        const inputs = new Float32Array(trusted.values.length + mixed.length);
        inputs.set(trusted.values);
        inputs.set(mixed, trusted.values.length);
        const count = trusted.count + points;
        const answers = await this.#victim.ask(inputs, count);
        const isScores = answers.length === count * classes;
        return {
            inputs,
            scores: isScores ? answers : (0,targets/* oneHot */.Mw)(Int32Array.from(answers, Math.round), classes),
            count,
        };
    }
    async #perceptrons(name, lesson, patches) {
        const { runtime, classes, picture, trusted } = this.#plan;
        this.#budget.progress(0.6, 'training control models on trusted inputs');
        const size = trusted.values.length / trusted.count;
        const lens = patches === undefined ? (0,substitute_lens/* makeLens */.F)(size, picture) : (0,substitute_lens/* makeLens */.F)(patches.size, undefined);
        const see = async (inputs) => patches === undefined ? inputs : await patches.see(this.#unit(inputs));
        const shown = await see(lesson.inputs);
        const seen = patches === undefined ? lens.see(shown) : shown;
        const copy = await substitute/* Substitute */.V.create(runtime, {
            ...{ members: MEMBERS, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
            ...{ lens, sharedScale: (0,picture_features/* layoutOf */.a)(trusted.shape) !== undefined, seed: this.#budget.seed },
        }, seen);
        this.#opened.push(copy);
        const going = () => this.#budget.timeLeftMs() > 0;
        await copy.train({ inputs: seen, answers: lesson.scores, count: lesson.count }, TRAINING, going);
        const ask = async (inputs, count) => count === 0 ? new Float32Array(0) : await copy.answer(await see(inputs), count);
        const { inputShape, inputSize } = this.#victim;
        return {
            name,
            model: { inputShape, inputSize, answers: 'scores', answerSize: classes, queries: 0, ask },
        };
    }
    #unit(inputs) {
        const { low, high, values, count } = this.#plan.trusted;
        const size = values.length / count;
        return inputs.map((value, index) => {
            const least = low[low.length === 1 ? 0 : index % size] ?? 0;
            const most = high[high.length === 1 ? 0 : index % size] ?? 1;
            return most > least ? (value - least) / (most - least) : 0;
        });
    }
}
/** Points between two trusted inputs, without noise, which alone can look like a trigger to a backdoored model. */
function mixtures({ values, count }, points, random) {
    const size = values.length / count;
    const mixed = new Float32Array(points * size);
    for (let point = 0; point < points; point += 1) {
        const [first, second] = [random.integer(count) * size, random.integer(count) * size];
        const share = random.uniform();
        for (let j = 0; j < size; j += 1) {
            mixed[point * size + j] = share * (values[first + j] ?? 0) + (1 - share) * (values[second + j] ?? 0);
        }
    }
    return mixed;
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/kernel-classifier.ts
var kernel_classifier = __webpack_require__(5895);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/matrix.ts
var matrix = __webpack_require__(8659);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/content.ts



/** Twice the median distance is too smooth for pictures, a tenth too rough: measured on digits, MNIST and drawn shapes. */
const KERNEL_WIDTH = 0.4;
/**
 * Says which class each row looks like, by a classifier that has learned the trusted rows and in a second round also the rows whose
 * labels it agrees with.
 */
function readContent(data, labels, trusted, trustedLabels, classes, random) {
    const joined = (0,matrix/* stackRows */.kE)(trusted, data);
    const allLabels = new Int32Array(joined.rows);
    allLabels.set(trustedLabels);
    allLabels.set(labels, trusted.rows);
    const features = (0,kernel_classifier/* kernelFeatures */.xz)(joined, KERNEL_WIDTH, random);
    const folds = Uint8Array.from(random.permutation(joined.rows), (place) => place % FOLDS);
    const isTrusted = Uint8Array.from({ length: joined.rows }, (_unused, row) => (row < trusted.rows ? 1 : 0));
    const first = (0,vectors/* argMaxOfRows */.pH)((0,kernel_classifier/* outOfFoldScores */.qN)(features, allLabels, folds, FOLDS, classes, isTrusted), classes);
    const agreed = isTrusted.map((known, row) => (known === 1 || first[row] === allLabels[row] ? 1 : 0));
    const found = (0,vectors/* argMaxOfRows */.pH)((0,kernel_classifier/* outOfFoldScores */.qN)(features, allLabels, folds, FOLDS, classes, agreed), classes);
    let right = 0;
    trustedLabels.forEach((label, row) => (right += found[row] === label ? 1 : 0));
    return {
        classes: found.slice(trusted.rows),
        first: { data: first.slice(trusted.rows), trusted: first.slice(0, trusted.rows) },
        accuracy: right / Math.max(1, trusted.rows),
    };
}
const FOLDS = 4;

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/neighbours.ts


const NEIGHBOURS = 5;
const MOST_OF_A_CLASS = 250;
/** At most so many rows as distances can be measured to in good time. */
function limitPool(trusted, data, classes) {
    const most = MOST_OF_A_CLASS * classes;
    return { trusted: trusted.slice(0, most), data: data.slice(0, Math.max(0, most - trusted.length)) };
}
/** Rows of other labels and trusted rows: others with the trigger would hide it. */
function othersPool(subject, label) {
    const others = (0,triggers_case/* rowsWhere */.Hu)(subject.labels, (given) => given !== label);
    return limitPool(Array.from(subject.trustedLabels.keys()), others, subject.classes);
}
/**
 * What a row would look like without a trigger: the mean of its nearest neighbours in the pool.
 * @param trusted true if the row is one of the trusted set
 */
function expectedInput(subject, row, pool, trusted = false) {
    const own = (0,matrix/* rowOf */.OB)(trusted ? subject.seenTrusted : subject.seenData, row);
    const distances = [];
    for (const other of pool.trusted) {
        if (trusted && other === row)
            continue;
        const distance = (0,vectors/* squaredDistance */.hG)(own, (0,matrix/* rowOf */.OB)(subject.seenTrusted, other));
        distances.push({ distance, values: (0,matrix/* rowOf */.OB)(subject.trusted, other) });
    }
    for (const other of pool.data) {
        if (!trusted && other === row)
            continue;
        const distance = (0,vectors/* squaredDistance */.hG)(own, (0,matrix/* rowOf */.OB)(subject.seenData, other));
        distances.push({ distance, values: (0,matrix/* rowOf */.OB)(subject.data, other) });
    }
    const near = distances.sort((a, b) => a.distance - b.distance).slice(0, NEIGHBOURS);
    const mean = new Float64Array(subject.data.columns);
    for (const { values } of near) {
        for (let j = 0; j < mean.length; j += 1)
            mean[j] = (mean[j] ?? 0) + (values[j] ?? 0) / near.length;
    }
    return mean;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/mislabelled-suspects.ts





const FEWEST_ROWS = 6;
const ALPHA_EXCESS = 0.05;
const ALPHA_PATTERN = 0.01;
const mislabelled_suspects_DRAWS = 60;
/** A few rows that look like another class are in every data set. */
const FEWEST_UNPROVEN = 15;
/** If the comparison is right less often, rows that it calls mislabelled only differ as classes do. */
const SURE_CONTENT = 0.85;
/**
 * Finds groups of rows that look like another class than their label says, and that share a pattern. Wrong labels without a trigger
 * share none.
 */
function findMislabelledSuspects(subject, content) {
    const groups = [-1, ...Array.from({ length: subject.classes }, (_unused, label) => label)]
        .map((label) => ({ label, rows: mislabelledRows(subject, content, label) }))
        .filter(({ rows }) => rows.length >= FEWEST_ROWS);
    const excess = (0,distributions/* holm */.fU)(groups.map(({ label }) => excessP(subject, content, label)));
    const pools = contentPools(subject, content);
    const suspects = groups.map(({ label, rows }, index) => ({
        ...suspectsOf(subject, content, label, rows, pools),
        strengths: content.accuracy >= SURE_CONTENT && (excess[index] ?? 1) < ALPHA_EXCESS ? triggers_case/* STRENGTHS */.p6 : [],
    }));
    const likely = suspects.filter(({ strengths, label, rows }) => strengths.length > 0 || (label !== -1 && rows.length >= FEWEST_UNPROVEN));
    const controls = new Map();
    const patterns = likely.map((group) => patternP(subject, content, group, pools, controls));
    const corrected = (0,distributions/* holm */.fU)(patterns);
    return likely.filter((_group, index) => (corrected[index] ?? 1) < ALPHA_PATTERN);
}
function mislabelledRows(subject, content, label) {
    return (0,triggers_case/* rowsWhere */.Hu)(subject.labels, (given, row) => (label === -1 || given === label) && content.classes[row] !== given);
}
/** The chance of so many rows that look like another class, if the data were like the trusted set. */
function excessP(subject, content, label) {
    const own = (labels) => (0,triggers_case/* rowsWhere */.Hu)(labels, (given) => label === -1 || given === label);
    const data = own(subject.labels);
    const same = own(subject.trustedLabels);
    const compared = same.length >= 20 ? same : Array.from(subject.trustedLabels.keys());
    const { first } = content;
    const seen = data.filter((row) => first.data[row] !== subject.labels[row]).length;
    const usual = compared.filter((row) => first.trusted[row] !== subject.trustedLabels[row]).length;
    return (0,distributions/* hypergeometricTail */.cF)(seen, data.length, seen + usual, data.length + compared.length);
}
function contentPools(subject, content) {
    return Array.from({ length: subject.classes }, (_unused, label) => limitPool((0,triggers_case/* rowsWhere */.Hu)(subject.trustedLabels, (given) => given === label), (0,triggers_case/* rowsWhere */.Hu)(subject.labels, (given, row) => given === label && content.classes[row] === label), 1));
}
function suspectsOf(subject, content, label, all, pools) {
    const rows = (0,triggers_case/* everyNth */.Qc)(all, triggers_case/* MOST_SUSPECTS */.RK);
    return {
        label,
        rows,
        expected: rows.map((row) => expectedInput(subject, row, pools[content.classes[row] ?? 0] ?? NOBODY)),
        targets: label === -1 ? commonTargets(subject, content, all) : new Int32Array(subject.classes).fill(label),
        reason: label === -1 ? 'rows of all labels that look like another class' : 'rows that look like another class',
    };
}
const NOBODY = { trusted: [], data: [] };
/** For each class that rows look like, the label that most of them carry; -1 if there are none. */
function commonTargets(subject, content, rows) {
    const counts = new Int32Array(subject.classes * subject.classes);
    for (const row of rows) {
        const place = (content.classes[row] ?? 0) * subject.classes + (subject.labels[row] ?? 0);
        counts[place] = (counts[place] ?? 0) + 1;
    }
    return Int32Array.from({ length: subject.classes }, (_unused, from) => {
        const own = counts.subarray(from * subject.classes, (from + 1) * subject.classes);
        const most = Math.max(...own);
        return most === 0 ? -1 : own.indexOf(most);
    });
}
/**
 * The chance that rows drawn blindly from those that look alike share as strong a pattern, by a normal approximation.
 * @param controls differences of usual rows by the class that they look like: filled here, for the groups to share
 */
function patternP(subject, content, group, pools, controls) {
    const differences = group.rows.map((row, index) => difference((0,matrix/* rowOf */.OB)(subject.data, row), group.expected[index]));
    for (const row of group.rows) {
        const shown = content.classes[row] ?? 0;
        if (!controls.has(shown))
            controls.set(shown, controlDifferences(subject, pools[shown] ?? NOBODY));
    }
    const draws = Array.from({ length: mislabelled_suspects_DRAWS }, () => sharedPattern(group.rows.map((row) => {
        const own = controls.get(content.classes[row] ?? 0) ?? [];
        return own[subject.random.integer(Math.max(1, own.length))] ?? new Float64Array(subject.data.columns);
    })));
    const mean = draws.reduce((sum, value) => sum + value, 0) / mislabelled_suspects_DRAWS;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (mislabelled_suspects_DRAWS - 1);
    return (0,distributions/* normalTail */.WI)((sharedPattern(differences) - mean) / Math.max(1e-12, Math.sqrt(variance)));
}
function controlDifferences(subject, pool) {
    return [
        ...pool.trusted
            .slice(0, 30)
            .map((row) => difference((0,matrix/* rowOf */.OB)(subject.trusted, row), expectedInput(subject, row, pool, true))),
        ...(0,triggers_case/* everyNth */.Qc)(pool.data, triggers_case/* MOST_SUSPECTS */.RK)
            .slice(0, 30)
            .map((row) => difference((0,matrix/* rowOf */.OB)(subject.data, row), expectedInput(subject, row, pool))),
    ];
}
function difference(input, expected) {
    return Float64Array.from(input, (value, index) => value - (expected?.[index] ?? 0));
}
/** The squared length of the mean difference, less what noise adds to it. */
function sharedPattern(differences) {
    const count = differences.length;
    const sum = new Float64Array(differences[0]?.length ?? 0);
    let own = 0;
    for (const one of differences) {
        own += (0,vectors/* dot */.Om)(one, one);
        for (let j = 0; j < sum.length; j += 1)
            sum[j] = (sum[j] ?? 0) + (one[j] ?? 0);
    }
    return ((0,vectors/* dot */.Om)(sum, sum) - own) / Math.max(1, count * (count - 1));
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/triggers/natural-variation.ts
var natural_variation = __webpack_require__(3238);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/transplant-suspects.ts






/** Larger pictures, as those of 64 by 64 pixels in colour are just not, would take too long. */
const LARGEST_INPUT = 12_288;
/** At most so many rows of a label are transplanted, each onto so many trusted inputs of other labels. */
const MOST_ROWS = 300;
const PARTNERS = 4;
const transplant_suspects_FEWEST_TRUSTED = 8;
const transplant_suspects_FEWEST_ROWS = 24;
/** The rows of each half, those that dominate most, that give the direction along which the other half is searched. */
const LEADERS = 8;
/** The share of a label's rows that is put under suspicion. */
const SUSPICIOUS = 0.05;
const FEWEST_SUSPECTS = 8;
/** At most so many labels are followed up: those whose suspects lie farthest from the trusted rows. */
const MOST_LABELS = 4;
/** Mixtures are asked about in parts of so many numbers. */
const NUMBERS_AT_ONCE = 2 ** 21;
/**
 * Finds rows whose fine detail, added to trusted inputs of other classes, makes the model answer the row's label, as a trigger does
 * whatever the row shows. The strongest rows of one half give a direction, less natural variation; the rows of the other half that
 * lie farthest along it are the suspects. Natural detail can be dominant, too: their pattern must flip trusted inputs.
 */
async function findTransplantSuspects(victim, subject, trusted, partners, budget) {
    const layout = (0,picture_features/* layoutOf */.a)(trusted.shape);
    if (layout === undefined || subject.data.columns > LARGEST_INPUT)
        return [];
    const variation = (0,natural_variation/* naturalVariation */.H)(subject);
    const found = [];
    for (let label = 0; label < subject.classes; label += 1) {
        const rows = (0,triggers_case/* everyNth */.Qc)((0,triggers_case/* rowsWhere */.Hu)(subject.labels, (given) => given === label), MOST_ROWS);
        const own = (0,triggers_case/* rowsWhere */.Hu)(subject.trustedLabels, (given) => given === label);
        const others = (0,triggers_case/* everyNth */.Qc)(partners.filter((row) => subject.trustedLabels[row] !== label), PARTNERS);
        if (own.length < transplant_suspects_FEWEST_TRUSTED || rows.length < transplant_suspects_FEWEST_ROWS || others.length === 0)
            continue;
        if (budget.timeLeftMs() <= 0 || victim.queries + rows.length * PARTNERS > budget.maxQueries)
            break;
        budget.progress(0.65, `adding the detail of rows of class ${String(label)} to trusted inputs`);
        const scores = await transplant(victim, subject, trusted, { label, rows, others, layout });
        found.push(farthest(subject, variation, label, rows, scores, own));
    }
    return found
        .sort((a, b) => b.distance - a.distance)
        .slice(0, MOST_LABELS)
        .map(({ label, rows }) => ({
        label,
        rows,
        expected: rows.map((row) => expectedInput(subject, row, othersPool(subject, label))),
        targets: new Int32Array(subject.classes).fill(label),
        strengths: [1, 1.5],
        reason: 'rows whose fine detail makes the model answer their label on other inputs',
    }));
}
async function transplant(victim, subject, trusted, { label, rows, others, layout }) {
    const size = subject.data.columns;
    const scores = new Float64Array(rows.length);
    const atOnce = Math.max(1, Math.floor(NUMBERS_AT_ONCE / (size * others.length)));
    for (let start = 0; start < rows.length; start += atOnce) {
        const part = rows.slice(start, start + atOnce);
        const values = new Float32Array(part.length * others.length * size);
        part.forEach((row, index) => {
            const detail = fineDetail((0,matrix/* rowOf */.OB)(subject.data, row), layout);
            others.forEach((other, place) => {
                const mixed = values.subarray((index * others.length + place) * size);
                addWithin(mixed, (0,matrix/* rowOf */.OB)(subject.trusted, other), detail, trusted);
            });
        });
        const answers = await victim.ask(values, part.length * others.length);
        const width = answers.length / (part.length * others.length);
        part.forEach((_row, index) => {
            for (let place = 0; place < others.length; place += 1) {
                const answer = (index * others.length + place) * width;
                const score = width === 1 ? Number(Math.round(answers[answer] ?? -1) === label) : (answers[answer + label] ?? 0);
                scores[start + index] = (scores[start + index] ?? 0) + score / others.length;
            }
        });
    }
    return scores;
}
function addWithin(out, input, detail, { low, high }) {
    for (let j = 0; j < detail.length; j += 1) {
        const least = low[low.length === 1 ? 0 : j] ?? 0;
        const most = high[high.length === 1 ? 0 : j] ?? 1;
        out[j] = Math.min(most, Math.max(least, (input[j] ?? 0) + (detail[j] ?? 0)));
    }
}
function farthest(subject, variation, label, rows, scores, own) {
    const usual = (0,matrix/* columnMeans */.X)((0,matrix/* takeRows */.LY)(subject.trusted, own));
    const places = Array.from(rows.keys());
    const along = new Float64Array(rows.length);
    let spread = 0;
    for (const half of [0, 1]) {
        const leaders = places
            .filter((place) => place % 2 !== half)
            .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
            .slice(0, LEADERS);
        const mean = (0,matrix/* columnMeans */.X)((0,matrix/* takeRows */.LY)(subject.data, leaders.map((place) => rows[place] ?? 0)));
        const direction = variation.filter(mean.map((value, j) => value - (usual[j] ?? 0)));
        const length = Math.max(1e-12, Math.sqrt((0,vectors/* dot */.Om)(direction, direction)));
        const centre = (0,vectors/* dot */.Om)(direction, usual);
        for (const place of places.filter((one) => one % 2 === half)) {
            along[place] = ((0,vectors/* dot */.Om)(direction, (0,matrix/* rowOf */.OB)(subject.data, rows[place] ?? 0)) - centre) / length;
        }
        for (const row of own.filter((_row, index) => index % 2 === half)) {
            spread += (((0,vectors/* dot */.Om)(direction, (0,matrix/* rowOf */.OB)(subject.trusted, row)) - centre) / length) ** 2 / own.length;
        }
    }
    const count = Math.max(FEWEST_SUSPECTS, Math.round(SUSPICIOUS * rows.length));
    const chosen = places.sort((a, b) => (along[b] ?? 0) - (along[a] ?? 0)).slice(0, count);
    const distance = chosen.reduce((sum, place) => sum + (along[place] ?? 0) / chosen.length, 0);
    return {
        label,
        rows: chosen.map((place) => rows[place] ?? 0),
        distance: distance / Math.max(1e-9, Math.sqrt(spread)),
    };
}
/** Detail is what differs from the mean over so large a part of the longer side, to each side of a pixel. */
const REACH = 1 / 8;
/**
 * Returns a picture less its local mean: edges, patches and waves stay, areas go.
 * @param reach the pixels to each side that the mean takes in
 */
function fineDetail(picture, layout, reach = usualReach(layout)) {
    const { channels, height, width, strides } = layout;
    const detail = Float64Array.from(picture);
    for (let channel = 0; channel < channels; channel += 1) {
        const at = (row, column) => channel * strides.channel + row * strides.row + column * strides.column;
        const sums = summedArea(height, width, (row, column) => picture[at(row, column)] ?? 0);
        const sumTo = (row, column) => sums[row * (width + 1) + column] ?? 0;
        for (let row = 0; row < height; row += 1) {
            const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)];
            for (let column = 0; column < width; column += 1) {
                const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach + 1)];
                const sum = sumTo(bottom, right) - sumTo(top, right) - sumTo(bottom, left) + sumTo(top, left);
                detail[at(row, column)] = (detail[at(row, column)] ?? 0) - sum / ((bottom - top) * (right - left));
            }
        }
    }
    return detail;
}
function usualReach({ height, width }) {
    return Math.max(1, Math.round(REACH * Math.max(height, width)));
}
/** The sum of everything above and to the left of each corner of a pixel (Crow 1984). */
function summedArea(height, width, valueAt) {
    const sums = new Float64Array((height + 1) * (width + 1));
    for (let row = 0; row < height; row += 1) {
        let line = 0;
        for (let column = 0; column < width; column += 1) {
            line += valueAt(row, column);
            sums[(row + 1) * (width + 1) + column + 1] = (sums[row * (width + 1) + column + 1] ?? 0) + line;
        }
    }
    return sums;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/find-trigger.ts





const PROVEN = 0.5;
/** Looks for patterns and patches that suspicious rows share, and replays them. */
async function findTrigger(victim, subject, trusted, halves, budget) {
    budget.progress(0.2, 'comparing the rows with the trusted set');
    const content = readContent(subject.seenData, subject.labels, subject.seenTrusted, subject.trustedLabels, subject.classes, subject.random);
    budget.progress(0.4, 'looking for groups of suspicious rows');
    let [search, groups] = [
        {
            ...{ content, groups: 0, tried: 0, best: undefined, cutShort: false },
            agreement: undefined,
        },
        [],
    ];
    const tryAll = async (triggers) => {
        const { best, cutShort } = await replayBest(victim, triggers, halves, subject.random, budget);
        search = {
            ...search,
            groups: search.groups + groups.length,
            tried: search.tried + triggers.length,
            best: betterOf(search.best, best),
            cutShort: search.cutShort || cutShort,
        };
    };
    groups = findMislabelledSuspects(subject, content);
    await tryAll(groups.flatMap((group) => (0,triggers_trigger/* proposeTriggers */.Gy)(subject, group)));
    if (isProven(search))
        return search;
    groups = await findTransplantSuspects(victim, subject, trusted, halves.choose.rows, budget);
    await tryAll(await confirmedTriggers(victim, subject, groups, halves.choose, budget));
    return budget.timeLeftMs() <= 0 ? { ...search, cutShort: true } : search;
}
/** True if the best trigger surely works so often that no other need be looked for. */
function isProven({ best }) {
    return (best?.success.low ?? 0) >= PROVEN;
}
/** A pattern without natural variation has lost a part of the trigger: it is put on more strongly. */
const TEST_STRENGTHS = [1, 2, 3];
/** Of sound models, such patterns flipped at most .15 of the inputs in our measurements; of backdoored ones .79 and more. */
const CONFIRMED = 0.35;
const find_trigger_MOST_INPUTS = 60;
/**
 * The triggers of groups whose shared pattern, without natural variation, flips trusted inputs: natural features of a class flip
 * inputs of any model.
 */
async function confirmedTriggers(victim, subject, groups, stage, budget) {
    const confirmed = [];
    for (const group of groups) {
        const inputs = stage.rows.filter((row) => stage.inputs.labels[row] !== group.label).slice(0, find_trigger_MOST_INPUTS);
        let best = 0;
        for (const trigger of (0,triggers_trigger/* proposeUnnatural */.RZ)(subject, group, TEST_STRENGTHS)) {
            if (budget.timeLeftMs() <= 0 || victim.queries + 2 * inputs.length > budget.maxQueries) {
                return confirmed;
            }
            const { success } = await replay(victim, trigger, { ...stage, rows: inputs }, subject.random, 1);
            best = Math.max(best, success.value);
        }
        if (best >= CONFIRMED)
            confirmed.push(...(0,triggers_trigger/* proposeTriggers */.Gy)(subject, group));
    }
    return confirmed;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/backdoor-verdict.ts


/** A trigger counts from the default threshold on, if rows of the data clearly carry it. */
const WEAKEST = 0.15;
/**
 * Rows so many standard deviations beyond every trusted row of their label clearly carry the trigger; fewer may be chance. In a
 * patch a row can be no nearer than equal: in noisy pictures that was 4 to 6.
 */
const CLEAR_MARGIN = 3;
const FEWEST_CLEAR = 5;
/** Decides whether the best trigger counts. */
function judgeTrigger(subject, best) {
    if (best === undefined || beyondChance(best) < WEAKEST) {
        return { finding: 'none', best, rows: [], clearRows: 0 };
    }
    const clearRows = (0,triggers_trigger/* countCarriers */.jJ)(subject, best.trigger, CLEAR_MARGIN);
    if (best.success.value < WEAKEST)
        return { finding: 'natural', best, rows: [], clearRows };
    // Where sound models flip nearly as often, one input more makes the success large.
    if (clearRows < FEWEST_CLEAR) {
        const share = best.flipped / Math.max(1, best.inputs);
        const finding = share - (best.natural ?? 0) < WEAKEST ? 'natural' : 'unconfirmed';
        return { finding, best, rows: [], clearRows };
    }
    return { finding: 'backdoor', best, rows: (0,triggers_trigger/* rowsWithTrigger */.GE)(subject, best.trigger), clearRows };
}
/** That rows have the values, and trusted rows do not, was tested before. */
function judgeColumns({ best, trigger }) {
    if (best === undefined || trigger === undefined || best.success.value < WEAKEST) {
        return { finding: 'none', best: undefined, rows: [], clearRows: 0 };
    }
    const clearRows = trigger.suspects.rows.length;
    if (trigger.isShifted)
        return { finding: 'unconfirmed', best, rows: [], clearRows, columns: trigger };
    const rows = trigger.suspects.rows.map((row) => ({ row, margin: undefined }));
    return { finding: 'backdoor', best, rows, clearRows, columns: trigger };
}
/** The verdict that says more: a backdoor, then what a person should look at; of two alike the one that flips more. */
function strongerOf(first, second) {
    const weight = ({ finding, best }) => ORDER.indexOf(finding) + (finding === 'none' ? 0 : (best?.success.value ?? 0)) / 2;
    return weight(first) > weight(second) ? first : second;
}
const ORDER = ['none', 'natural', 'unconfirmed', 'backdoor'];

// EXTERNAL MODULE: ./packages/engine/src/statistics/balanced-accuracy.ts
var balanced_accuracy = __webpack_require__(24);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/labels/label-share.ts + 1 modules
var label_share = __webpack_require__(8624);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/triggers/find-backdoor.ts












/** Fewer trusted inputs, or fewer that the model gets right, tell nothing. */
const FEWEST = 20;
const NOT_SEARCHED = { search: undefined, verdict: undefined };
/** Looks for a backdoor if there is enough trusted data that the model gets right; else says why not. */
async function searchIfTrusted(analysis, subject, budget) {
    const { known } = subject;
    if (known === undefined)
        return { ...NOT_SEARCHED, trusted: undefined, notSearched: 'no trusted data' };
    if (known.right < FEWEST)
        return { ...NOT_SEARCHED, trusted: undefined, notSearched: known };
    const backdoor = await lookForBackdoor(analysis, { ...subject, known }, budget);
    return { ...backdoor, trusted: known.inputs, notSearched: undefined };
}
async function lookForBackdoor({ runtime, picture, data }, subject, budget) {
    const { victim, classes, known } = subject;
    const trusted = known.inputs;
    const controls = new ControlModels(victim, { runtime, trusted, classes, picture }, budget);
    try {
        const halves = await stages(victim, trusted, controls);
        const { search, verdict } = await searchBoth(subject, halves, budget);
        return { search: { ...search, agreement: await controls.agreement(data) }, verdict };
    }
    finally {
        await controls.close();
    }
}
/** In tables looks for values of columns first, then, if nothing is proven, for patterns as in pictures. */
async function searchBoth({ victim, data, known, classes, random }, halves, budget) {
    const trusted = known.inputs;
    const byValues = data.shape.length === 1
        ? await searchColumns({ victim, data, trusted, classes, random: new src_random/* Random */.o(budget.seed), ...halves }, budget)
        : undefined;
    const isEncoded = (0,encode_tables/* needsEncoding */.JD)(data) || (0,encode_tables/* needsEncoding */.JD)(trusted);
    if (byValues !== undefined) {
        const { best, tried, cutShort } = byValues;
        const search = {
            ...{ content: undefined, groups: 0, tried, best, cutShort, columns: byValues },
            agreement: undefined,
        };
        const verdict = judgeColumns(byValues);
        if (isEncoded || (verdict.finding === 'backdoor' && isProven(search)))
            return { search, verdict };
    }
    const subject = caseOf(data, (0,picture_features/* inputFeatures */.W)(data), trusted, known.features, classes, random);
    const found = await findTrigger(victim, subject, trusted, halves, budget);
    const verdict = judgeTrigger(subject, found.best);
    if (byValues === undefined)
        return { search: found, verdict };
    const search = {
        ...found,
        tried: found.tried + byValues.tried,
        cutShort: found.cutShort || byValues.cutShort,
        columns: byValues,
    };
    return { search, verdict: strongerOf(judgeColumns(byValues), verdict) };
}
/** Joins the data and the trusted rows to what the search for triggers needs. */
function caseOf(data, seenData, trusted, seenTrusted, classes, random) {
    return {
        ...{ data: (0,triggers_case/* matrixOf */.lQ)(data), seenData, labels: data.labels },
        ...{ trusted: (0,triggers_case/* matrixOf */.lQ)(trusted), seenTrusted, trustedLabels: trusted.labels },
        ...{ classes, random },
    };
}
/** Asks the model about the trusted inputs: nobody can have changed their labels. */
async function askTrusted(victim, inputs, features, classes) {
    const { labels, count } = inputs;
    const answers = (0,predicted_classes/* classesOf */.OX)(await victim.ask(inputs.values, count), count);
    const right = labels.filter((label, row) => answers[row] === label).length;
    const votes = new Float64Array(count * classes);
    answers.forEach((answer, row) => {
        if (answer >= 0 && answer < classes)
            votes[row * classes + answer] = 1;
    });
    const { balanced, classes: named } = (0,balanced_accuracy/* compareClasses */.MB)(labels, answers);
    return {
        ...{ inputs, labels, right, count, features },
        isAtChance: count >= FEWEST && named > 1 && balanced.low <= 1 / named,
        ...(count < FEWEST ? {} : { agreement: (0,label_share/* agreementOf */.ge)(votes, labels, classes) }),
    };
}

// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/not-tested.ts
var not_tested = __webpack_require__(1604);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/labels/label-frequencies.ts





/**
 * Compares how often each class occurs. Labels of one class that were turned into another look right to whoever learned them, but
 * the class becomes rarer: the difference of its shares is a lower bound of the share of wrong labels if both sets are alike.
 * @returns a sentence to check, if the 95 % interval says that more differ than the default threshold allows
 */
function checkFrequencies(labels, trusted, names) {
    const shareOf = (all, label) => ({
        successes: all.filter((one) => one === label).length,
        trials: all.length,
    });
    const [most] = [...new Set([...labels, ...trusted])]
        .map((label) => {
        const [here, there] = [shareOf(labels, label), shareOf(trusted, label)];
        const low = Math.max((0,distributions/* newcombe */.pv)(here, there).low, (0,distributions/* newcombe */.pv)(there, here).low);
        return {
            label,
            low,
            shares: [here, there].map(({ successes, trials }) => (0,not_tested/* percent */.KN)(successes / trials)),
        };
    })
        .toSorted((one, other) => other.low - one.low);
    if (most === undefined || most.low <= label_share/* MOST_WRONG */.IX)
        return undefined;
    return (`${result_words/* CHECK_MARK */.vz}class ${(0,shown_name/* shownName */.H)(names?.[most.label] ?? String(most.label), 40)} has ${most.shares.join(' of the labels of data, and ')} ` +
        `of those of universal_data. If both were drawn in the same way, at least ${(0,not_tested/* percent */.KN)(most.low)} of the labels of data are wrong.`);
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/labels/copies.ts
var copies = __webpack_require__(4524);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/labels/trusted-judge.ts












/** Fewer trusted rows do not teach a judge. */
const trusted_judge_FEWEST = 20;
/** The trusted rows that teach it enough, and the rows of the data that tell how often it disagrees. */
const [trusted_judge_MOST_LESSONS, MOST_JUDGED] = [2000, 3000];
const trusted_judge_FOLDS = 5;
const LEAF = 3;
/** Rows are compared with trusted rows of which the judge is as sure, in so many groups: hard rows are doubted everywhere. */
const GROUPS = 8;
/** Rows of which it is less sure than of all trusted rows but so many have none to be compared with. */
const LEFT_OUT = 3;
/** The standard errors from which on it is no chance: one in 700, one-sided. */
const SURE = 3;
/** Less is small beside the default threshold of .15. */
const LEAST_REST = 0.05;
/** Columns that differ more than this (Kolmogorov-Smirnov) are of another kind, and prove no wrong label. */
const MOST_SHIFT = 0.25;
/**
 * Compares the labels of the data with what trusted rows teach: a judge that never saw labels that are wrong in a systematic way
 * disagrees. Where rows are hard it disagrees with trusted labels as well, so both are compared at equal sureness; and what random
 * flips explain is no contradiction.
 * @param random the share of random flips; a wide interval explains nothing
 * @returns undefined if there are too few trusted rows
 */
function judgeByTrusted(data, trusted, random, classes, isTable) {
    const { kept } = (0,copies/* groupCopies */.n)(trusted.features, isTable);
    const lessons = some(chosen(trusted, kept), trusted_judge_MOST_LESSONS);
    if (lessons.labels.length < trusted_judge_FEWEST || new Set(lessons.labels).size < 2)
        return undefined;
    const asked = some(data, MOST_JUDGED);
    const verdicts = bestJudge(lessons, asked, classes, isTable);
    const [known, found] = [verdicts.slice(0, lessons.labels.length), verdicts.slice(lessons.labels.length)];
    const { balanced, classes: named } = (0,balanced_accuracy/* compareClasses */.MB)(asked.labels, Int32Array.from(found, ({ guess }) => guess));
    const share = compare(known, found, classes);
    const explained = random.high - random.low <= label_share/* WIDEST */.np ? random : { value: 0, low: 0, high: 0 };
    const reach = (explained.high - explained.low) / 2;
    const rest = share.value - explained.value;
    const contradicts = rest > SURE * Math.hypot(share.spread, reach / distributions/* Z_95 */.U$) && rest >= LEAST_REST;
    return {
        ...{ share, error: errorOf(known), contradicts },
        isSameKind: balanced.low > 1 / named && !isShifted(lessons.features, asked.features),
        isBlind: !contradicts && rest + Math.hypot(share.high - share.value, reach) > label_share/* MOST_WRONG */.IX,
    };
}
/**
 * The share of wrong labels with what trusted rows teach: theirs if it is surely more, or if nothing else tells. Both sets must be
 * of the same kind.
 */
function shareWithTrusted({ share, judged }, view) {
    if (view?.isSameKind !== true)
        return { share, judged };
    const { value, low } = view.share;
    const tells = (0,label_share/* countedShare */.Qv)(view.share) > label_share/* MOST_WRONG */.IX || (value <= label_share/* MOST_WRONG */.IX && (0,label_share/* isTold */.Wc)(view.share));
    const isMore = low > share.value && (0,label_share/* countedShare */.Qv)(view.share) > (0,label_share/* countedShare */.Qv)(share);
    return tells && (isMore || !judged) ? { share: view.share, judged: true } : { share, judged };
}
function bestJudge(lessons, asked, classes, isTable) {
    const random = new src_random/* Random */.o(0);
    const joined = (0,matrix/* stackRows */.kE)(lessons.features, asked.features);
    const labels = Int32Array.from([...lessons.labels, ...asked.labels]);
    const use = Uint8Array.from(labels, (_label, row) => (row < lessons.labels.length ? 1 : 0));
    return judgesOf(joined, labels, { classes, isTable }, random, use)
        .map((scores) => verdictsOf(scores, labels, classes))
        .reduce((best, one) => errorOf(one.slice(0, lessons.labels.length)) < errorOf(best.slice(0, lessons.labels.length))
        ? one
        : best);
}
/**
 * Scores of classifiers that did not learn a row's own label: by kernels, and for tables by trees, too.
 * @param use the rows for which it is 0 are not learned
 */
function judgesOf(features, labels, { classes, isTable }, random, use = new Uint8Array(labels.length).fill(1)) {
    const rows = isTable ? (0,copies/* unitColumns */.G)(features) : features;
    const folds = Uint8Array.from(random.permutation(rows.rows), (place) => place % trusted_judge_FOLDS);
    const byKernel = (0,kernel_classifier/* outOfFoldScores */.qN)((0,kernel_classifier/* kernelFeatures */.xz)(rows, KERNEL_WIDTH, random), ...[labels, folds, trusted_judge_FOLDS, classes, use]);
    if (!isTable)
        return [byKernel];
    return [byKernel, (0,regression_forest/* outOfBagShares */._)(rows, labels, classes, { leaf: LEAF, use, random })];
}
function verdictsOf(scores, labels, classes) {
    return Array.from(labels, (label, row) => {
        const own = scores.subarray(row * classes, (row + 1) * classes);
        const first = (0,vectors/* argMax */.FL)(own);
        const second = own.reduce((most, score, name) => (name === first ? most : Math.max(most, score)), 0);
        return { guess: first, isWrong: first !== label, margin: (own[first] ?? 0) - second };
    });
}
/**
 * The share of wrong labels that explains how much more often the judge disagrees with the data: the difference of two shares at
 * equal sureness, the mean of the groups, divided by what the judge knows.
 */
function compare(trusted, data, classes) {
    const margins = trusted.map(({ margin }) => margin).sort((a, b) => a - b);
    const edges = Array.from({ length: GROUPS - 1 }, (_unused, group) => margins[Math.floor(((group + 1) * margins.length) / GROUPS)] ?? 0);
    const least = margins[LEFT_OUT] ?? 0;
    const groupOf = ({ margin }) => margin < least ? -1 : edges.filter((edge) => margin >= edge).length;
    let [more, variance, open, knowledge] = [0, 0, 1, 0];
    for (let group = 0; group < GROUPS; group += 1) {
        const [own, known] = [data, trusted].map((rows) => rows.filter((row) => groupOf(row) === group));
        const [here, there] = [countOf(own ?? []), countOf(known ?? [])];
        const weight = here.rows / Math.max(1, data.length);
        open -= weight;
        more += weight * (here.share - there.share);
        knowledge += weight * (1 - (there.share * classes) / (classes - 1));
        variance += weight * weight * (here.variance + there.variance);
    }
    if (knowledge <= 0)
        return { value: 0, low: 0, high: 1, spread: 1 };
    const spread = Math.sqrt(variance) / knowledge;
    const value = Math.max(0, more / knowledge);
    return {
        ...{ value: Math.min(1, value), spread },
        low: Math.min(1, Math.max(0, value - distributions/* Z_95 */.U$ * spread)),
        high: Math.min(1, value + distributions/* Z_95 */.U$ * spread + Math.max(0, open)),
    };
}
/** The share of wrong verdicts with its variance; half a row is added, so that no share of few rows is certain. */
function countOf(rows) {
    const wrong = rows.filter(({ isWrong }) => isWrong).length;
    const share = (wrong + 0.5) / (rows.length + 1);
    return { rows: rows.length, share, variance: (share * (1 - share)) / (rows.length + 1) };
}
function errorOf(rows) {
    return rows.filter(({ isWrong }) => isWrong).length / Math.max(1, rows.length);
}
function isShifted(first, second) {
    for (let column = 0; column < first.columns; column += 1) {
        const [one, other] = [first, second].map((rows) => (0,matrix/* columnOf */.uV)(rows, column).sort());
        if (one !== undefined && other !== undefined && (0,kolmogorov_smirnov/* greatestDifference */.f)(one, other) > MOST_SHIFT)
            return true;
    }
    return false;
}
function some(rows, most) {
    const count = rows.labels.length;
    if (count <= most)
        return rows;
    return chosen(rows, (0,triggers_case/* spreadRows */.ZX)(count, most));
}
function chosen({ features, labels }, rows) {
    return { features: (0,matrix/* takeRows */.LY)(features, rows), labels: rows.map((row) => labels[row] ?? 0) };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/labels/label-issues.ts






/** An issue that only our own classifiers see counts from this margin on: measured, it is then hardly ever wrong. */
const OWN_MARGIN = 0.5;
const LEAST_PROBABILITY = 1e-6;
/** Fewer different rows tell nothing. */
const label_issues_FEWEST = 20;
/** Our own classifiers learn from so many rows at once; more are judged in groups, so that every row is judged. */
const MOST_TOGETHER = 6000;
/**
 * Finds wrong labels by confident learning, and says how many there are beside those that are hard to tell. The model may have
 * learned the wrong labels by heart, so classifiers of our own, trained on the other rows and the trusted set, judge each row, too;
 * rows that they doubt strongly count even if the model believes them. Copies of a row are judged as one.
 */
async function findWrongLabels(victim, data, features, trusted, classes, random) {
    const isTable = data.shape.length === 1;
    const { kept, places } = (0,copies/* groupCopies */.n)(features, isTable);
    const few = {
        features: (0,matrix/* takeRows */.LY)(features, kept),
        labels: kept.map((row) => data.labels[row] ?? 0),
    };
    const scores = ownScores(few.features, few.labels, trusted, { classes, isTable }, random);
    const answers = await victim.ask(data.values, data.count);
    const model = oneForEachClass(answers, data.count, classes);
    const own = normalizeRows(rowsAt(meanOf(scores), places, classes), classes);
    const joined = joinProbabilities(own, model, classes);
    const once = (all) => rowsAt(all, kept, classes);
    const judges = { scores, own: once(own), model: once(model), joined: once(joined) };
    const found = (0,label_share/* judgeShare */.$S)(judges, few.labels, classes, trusted?.agreement);
    const byTrusted = trusted === undefined ? undefined : judgeByTrusted(few, trusted, found.random, classes, isTable);
    const { share, judged } = shareWithTrusted(found, byTrusted);
    const most = judged || share.low > 0 ? Math.round(share.value * data.count) : 0;
    return {
        ...{ share, own, joined, byTrusted, different: kept.length },
        judged: judged && kept.length >= label_issues_FEWEST,
        issues: doubted(own, joined, data.labels, classes).slice(0, most),
    };
}
function rowsAt(all, rows, size) {
    const result = new Float64Array(rows.length * size);
    rows.forEach((row, index) => {
        result.set(all.subarray(row * size, (row + 1) * size), index * size);
    });
    return result;
}
function meanOf(all) {
    return new Float64Array(all[0]?.length ?? 0).map((_zero, index) => (0,vectors/* mean */.i2)(all.map((one) => one[index] ?? 0)));
}
function doubted(own, joined, labels, classes) {
    const issues = (0,label_share/* findLabelIssues */.o$)(joined, labels, classes);
    const known = new Set(issues.map(({ row }) => row));
    const clear = (0,label_share/* findLabelIssues */.o$)(own, labels, classes).filter(({ row, margin }) => margin >= OWN_MARGIN && !known.has(row));
    return [...issues, ...clear].sort((a, b) => b.margin - a.margin || a.row - b.row);
}
/**
 * Scores from 0 to 1 by classifiers that did not learn the row's own label. Where classes are hard for one of them, it is sure and
 * wrong; the other seldom is in the same rows.
 */
function ownScores(features, labels, trusted, { classes, isTable }, random) {
    const groups = Math.ceil(features.rows / MOST_TOGETHER);
    const results = Array.from({ length: isTable ? 2 : 1 }, () => new Float64Array(features.rows * classes));
    for (let group = 0; group < groups; group += 1) {
        const rows = (0,triggers_case/* rowsOfGroup */.sn)(features.rows, group, groups);
        const own = (0,matrix/* takeRows */.LY)(features, rows);
        const all = trusted === undefined ? own : (0,matrix/* stackRows */.kE)(own, trusted.features);
        const allLabels = new Int32Array(all.rows);
        rows.forEach((row, index) => (allLabels[index] = labels[row] ?? 0));
        if (trusted !== undefined)
            allLabels.set(trusted.labels, rows.length);
        judgesOf(all, allLabels, { classes, isTable }, random).forEach((scores, judge) => {
            rows.forEach((row, index) => {
                for (let k = 0; k < classes; k += 1) {
                    const score = scores[index * classes + k] ?? 0;
                    const result = results[judge];
                    if (result !== undefined)
                        result[row * classes + k] = Math.min(1, Math.max(0, score));
                }
            });
        });
    }
    return results;
}
/** Scores by least squares estimate probabilities; the few below 0 become tiny. */
function normalizeRows(scores, classes) {
    const result = scores.map((score) => Math.max(score, LEAST_PROBABILITY));
    for (let start = 0; start < result.length; start += classes) {
        const row = result.subarray(start, start + classes);
        const sum = row.reduce((total, value) => total + value, 0);
        row.forEach((value, label) => (row[label] = value / sum));
    }
    return result;
}
/** The model's scores; for a model that tells only labels, nearly all for that class. */
function oneForEachClass(answers, rows, classes) {
    if (answers.length === rows * classes)
        return Float64Array.from(answers);
    const result = new Float64Array(rows * classes).fill(0.01 / classes);
    answers.forEach((answer, row) => {
        const label = Math.round(answer);
        if (label >= 0 && label < classes)
            result[row * classes + label] = 0.99;
    });
    return result;
}
function joinProbabilities(own, model, classes) {
    return normalizeRows(own.map((value, index) => Math.sqrt(value * Math.max(model[index] ?? 0, 1e-9))), classes);
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/columns/column-texts.ts
var column_texts = __webpack_require__(4446);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/poisoning-texts.ts




const METHOD = {
    name: 'Confident learning with a lapse rate, and trigger replay on trusted data',
    formula: "max(t, min(w, 3 l)): l is the lower 95 % bound of w; t is (s - c) / (1 - c) for a trigger that counts, else 0; s is the share of trusted inputs that the trigger flips, c the greater of the shares that flip by the same change in random places and that the trigger flips in control models trained on trusted inputs, and for values of columns what flips if they get the values of random other rows; a trigger counts if five or more rows of the data clearly carry it, and values of columns if rows of their label have them more often than in the trusted data (Fisher's exact test at .01, corrected for all values), but rows of other labels do not; w is the share e of labels that follow no scores: P(label) = (1 - e) p(label) + e (1 - p(label)) / (classes - 1) with p = softmax(a own scores + b log(model scores)), each a and b at least 0 and fitted, with its profile likelihood interval; own scores come from classifiers on the other rows, by kernels and for tables by trees, too; e is estimated with b = 0 and with both, and, where the judge agrees with the labels well, also for wrong labels q(label | class) between the pairs of classes that confident learning sees, P(label) = sum over classes of p(class) q(label | class), instead of any other class; the estimate of the greatest min(w, 3 l) counts; copies of a row count once; with trusted rows of the same kind w is how much more often a classifier of these alone disagrees with the labels of data than with trusted labels that it did not learn, at equal sureness, divided by 1 - q classes / (classes - 1) with its error q on trusted labels, if that is surely more than random flips explain, or if nothing else tells",
    sources: [
        'Wichmann, Hill: The psychometric function: I, Perception & Psychophysics 63, 2001 (lapse rate)',
        'Bootkrajang, Kab\u00e1n: Label-noise robust logistic regression and its applications, ECML 2012',
        'Northcutt, Jiang, Chuang: Confident learning, JAIR 70, 2021',
        'Gu, Dolan-Gavitt, Garg: BadNets, 2017',
        'Pleiter, Tajalli, Koffas, Abad, Xu, Larson, Picek: Tabdoor: backdoor vulnerabilities in transformer-based neural networks for tabular data, arXiv 2311.07550, 2023',
        'Genovese, Roeder, Wasserman: False discovery control with p-value weighting, Biometrika 93, 2006',
        'Liu et al.: EX-RAY: distinguishing injected backdoor from natural features, arXiv 2103.08820, 2021',
        'Abbott: A method of computing the effectiveness of an insecticide, 1925',
        'Wilson: Probable inference, JASA 22, 1927',
    ],
};
/** One sentence for people. */
function explain(issues, rows, { search, verdict, notSearched }, searched) {
    const labels = formatLabels(issues, rows, notSearched !== 'no trusted data');
    if (notSearched !== undefined || verdict === undefined) {
        return notSearched === 'no trusted data'
            ? `${labels}; backdoors were not looked for, since there is no trusted data.`
            : `${labels}; backdoors were not looked for, since the model gets too few trusted inputs right.`;
    }
    const { best, finding, columns } = verdict;
    if (best !== undefined && finding === 'backdoor')
        return formatBackdoor(verdict, best, labels, searched);
    if (search?.cutShort === true) {
        return `${labels}; the search for backdoors ended early, and had found none.`;
    }
    if (best === undefined || finding === 'none') {
        const form = search?.columns === undefined ? 'trigger' : 'trigger of one or two columns';
        return `${labels}, and no ${form} was found that makes the model err.`;
    }
    const what = columns === undefined ? 'The strongest pattern makes' : `${(0,column_texts/* formatTrigger */.oK)(columns, searched.data)} makes`;
    return `${labels}, and no backdoor was found. ${what} the model answer ${goalOf(best)} for ${(0,not_tested/* flips */.bI)(best)}; ${whyNoBackdoor(verdict, best)}.`;
}
function formatBackdoor({ columns }, best, labels, { data, trusted }) {
    return columns === undefined
        ? `A trigger from the training data makes the model answer ${goalOf(best)} for ${(0,not_tested/* flips */.bI)(best)}: the model has a backdoor; ${labels}.`
        : `With ${(0,column_texts/* formatTrigger */.oK)(columns, data)} the model answers ${goalOf(best)} for ${(0,not_tested/* flips */.bI)(best)} of other classes: the model has a backdoor. ${(0,column_texts/* formatCarrier */.KJ)(columns, data.count, trusted?.count ?? 0)}. ${labels}.`;
}
function whyNoBackdoor({ finding, columns }, { natural }) {
    if (columns !== undefined) {
        return ('the data has this more often than the trusted data under other labels, too, so the two differ in ' +
            'kind');
    }
    return finding === 'natural'
        ? `it flips ${(0,not_tested/* percent */.KN)(natural ?? 0)} of them in models that never saw the data, too, so it is a feature of the class`
        : 'hardly any row of the data clearly carries it, as the rows of a planted backdoor do';
}
/** Less is none, in percent with one decimal. */
const LEAST_SHOWN = 0.0005;
function formatLabels(issues, rows, isTrusted) {
    const { judged, share, different, byTrusted } = issues;
    const all = (0,not_tested/* formatRows */.dZ)(rows, different);
    if (share.low >= LEAST_SHOWN) {
        const why = share === byTrusted?.share ? 'contradict what the trusted rows teach' : 'are probably wrong';
        return `Most likely ${(0,not_tested/* percent */.KN)(share.value)} of the labels of ${all} ${why} (${(0,not_tested/* percent */.KN)(share.low)} to ${(0,not_tested/* percent */.KN)(share.high)})`;
    }
    if (byTrusted?.contradicts === true)
        return `The labels of ${all} contradict what the trusted rows teach`;
    if (!judged)
        return 'Labels could not be judged';
    return (`No label of ${all} surely contradicts the other rows (of labels that these and the model tell to be wrong, up to ${(0,not_tested/* percent */.KN)(share.high)} may)` +
        ((0,not_tested/* seesOnlyOthers */.a6)(issues)
            ? `; labels that are wrong for a whole class or region cannot be seen ${isTrusted ? 'by so few trusted rows' : 'without trusted data'}`
            : ''));
}
function goalOf({ trigger }) {
    const { label } = trigger.suspects;
    return label === -1 ? 'a wrong class' : `class ${String(label)}`;
}
/** Control models that agree with the model less often say little about it. */
const GOOD_CONTROLS = 0.7;
/** What the score does not say. */
function namedLimits(rows, labels, { search, verdict, notSearched }) {
    return (0,result_words/* sentences */.hC)([
        labels.judged
            ? 'Wrong labels are told from hard inputs by how sure the model and classifiers on the other rows ' +
                'are. Wrong labels between classes that look alike, or always between the same hard-to-tell classes, ' +
                'are counted too low or not at all. Rows with a trigger confirm each other, so their wrong labels ' +
                'are not part of this share and its interval.'
            : (0,not_tested/* whyNotJudged */.Bd)(labels),
        rows.labels < rows.all &&
            `Only the labels of ${String(rows.labels)} of ${String(rows.all)} rows were judged, spread evenly: no more queries are allowed.`,
        notSearched !== undefined && (0,not_tested/* whyNotSearched */.lB)(notSearched),
        ...(search === undefined ? [] : searchLimits(rows, search, verdict)),
    ]);
}
function searchLimits({ all, searched }, search, verdict) {
    const { content, columns } = search;
    const isOnlySearch = content === undefined && verdict?.finding !== 'backdoor';
    return (0,result_words/* sentences */.hC)([
        ...(columns === undefined ? [] : (0,column_texts/* columnLimits */.fg)(columns, { isOnlySearch })),
        content !== undefined &&
            'A trigger whose form or place changes from row to row (warped pictures, one for each input) is not found.',
        content !== undefined && fewRowsLimit(all, searched),
        searched < all &&
            `Only ${String(searched)} of ${String(all)} rows were searched for triggers, spread evenly over the data.`,
        search.cutShort &&
            'The search for backdoors ended before everything was tried: give it more time (minutes).',
        unconfirmedLimit(verdict),
        content !== undefined &&
            content.accuracy < 0.9 &&
            `The comparison with the trusted set names the right class for only ${(0,not_tested/* percent */.KN)(content.accuracy)} of it, so a weak trigger on few rows may be missed.`,
        search.agreement !== undefined &&
            search.agreement < GOOD_CONTROLS &&
            `The control models agree with the model on only ${(0,not_tested/* percent */.KN)(search.agreement)} of the data, so they may miss that a pattern is a natural feature of a class: more trusted data helps.`,
    ]);
}
/** What flips trusted inputs and was not counted, so that a person looks at it. */
function unconfirmedLimit(verdict) {
    if (verdict?.finding !== 'unconfirmed' || verdict.best === undefined)
        return undefined;
    const { best, clearRows, columns } = verdict;
    return columns === undefined
        ? `A pattern that flips ${(0,not_tested/* flips */.bI)(best)} was not counted, because only ${String(clearRows)} rows clearly carry it. Find out where they came from before you rely on this score.`
        : `${result_words/* CHECK_MARK */.vz}values that flip ${(0,not_tested/* flips */.bI)(best)} were not counted, because the data has them more often ` +
            'than the trusted data under other labels, too: either the two differ in kind, or rows were added to ' +
            'hide a trigger. Compare with universal_data of the same kind.';
}
/** A few rows look alike by chance, so a backdoor that was planted with few rows is missed. */
function fewRowsLimit(all, judged) {
    const needed = Math.ceil((FEWEST_CLEAR * all) / Math.max(1, judged));
    const inAll = judged < all ? `, which is about ${String(needed)} of all rows` : '';
    return `A backdoor counts only if ${String(FEWEST_CLEAR)} or more of the judged rows clearly carry its trigger${inAll}; one that was planted with fewer rows is not found.`;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/poisoning.ts












/** At most so many rows are searched for triggers, spread over the data. Labels are judged in all rows. */
const poisoning_MOST_ROWS = 6000;
/**
 * Looks for wrong labels and backdoors in training data, and for what they do to the model. A backdoor counts only if what sets the
 * suspicious rows apart flips trusted inputs, and hardly flips them in models that never saw the data.
 */
async function checkForPoisoning(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined || analysis.labels === undefined) {
        throw new Error('The poisoning check needs a model and labels.');
    }
    (0,triggers_case/* requireInputs */.PN)(analysis.data);
    const started = budget.timeLeftMs();
    const before = victim.queries;
    const random = new src_random/* Random */.o(budget.seed);
    const all = (0,triggers_case/* limitRows */.X3)({ ...analysis.data, labels: analysis.labels }, budget.maxQueries);
    const given = trustedRows(analysis);
    const classes = countClasses(victim, all, given);
    budget.progress(0, 'reading the labels');
    const [seen = all, seenGiven] = (0,encode_tables/* encodeTables */.Sn)(given === undefined ? [all] : [all, given]);
    const known = given === undefined || seenGiven === undefined
        ? undefined
        : await askTrusted(victim, given, (0,picture_features/* inputFeatures */.W)(seenGiven), classes);
    const issues = await findWrongLabels(victim, all, (0,picture_features/* inputFeatures */.W)(seen), known, classes, random);
    const data = (0,triggers_case/* limitRows */.X3)(all, poisoning_MOST_ROWS);
    const found = await searchIfTrusted(analysis, { victim, data, known, classes, random }, budget);
    const { search, verdict, trusted, notSearched } = found;
    const parts = (0,not_tested/* untested */.Xi)(issues, { search, verdict, notSearched }, known?.isAtChance);
    budget.progress(1, 'done');
    return {
        ...scoreOf(issues.share, verdict),
        access: 'black-box',
        ...parts,
        meaning: explain(issues, all.count, { search, verdict, notSearched }, { data, trusted }),
        cutShort: search?.cutShort ?? false,
        limits: (0,result_words/* sentences */.hC)([
            given && checkFrequencies(all.labels, given.labels, analysis.classNames),
            ...namedLimits({ all: analysis.data.count, labels: all.count, searched: data.count }, issues, {
                ...{ search, verdict, notSearched },
            }),
        ]),
        queries: victim.queries - before,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: METHOD,
        figures: figuresOf(all, issues, search, verdict),
        evidence: [
            ...(await (0,poisoning_evidence/* triggerEvidence */.qF)(victim, verdict, trusted)),
            ...(0,poisoning_evidence/* triggerRowEvidence */.IP)(data, verdict?.rows ?? []),
            ...(0,poisoning_evidence/* labelEvidence */.mu)(all, issues.issues),
        ],
    };
}
function trustedRows({ universal, universalLabels }) {
    if (universal === undefined || universalLabels === undefined)
        return undefined;
    return (0,triggers_case/* limitRows */.X3)({ ...universal, labels: universalLabels }, poisoning_MOST_ROWS);
}
/** The greater of the success of a trigger that counts, a lower bound, and the share of wrong labels, an estimate. */
function scoreOf(share, verdict) {
    const labels = { ...share, value: (0,label_share/* countedShare */.Qv)(share) };
    const trigger = verdict?.finding === 'backdoor' ? verdict.best?.success : undefined;
    return trigger !== undefined && trigger.value > labels.value
        ? { score: trigger, bound: 'lower' }
        : { score: labels, bound: 'estimate' };
}
function countClasses(victim, data, trusted) {
    let most = victim.answers === 'scores' ? victim.answerSize : 0;
    for (const label of data.labels)
        most = Math.max(most, label + 1);
    for (const label of trusted?.labels ?? [])
        most = Math.max(most, label + 1);
    return most;
}
function figuresOf(data, labels, search, verdict) {
    const best = verdict?.best;
    return {
        rows: data.count,
        'rows without copies': labels.different,
        ...labelFigures(labels),
        ...trustedFigures(labels.byTrusted),
        ...(search === undefined
            ? {}
            : {
                'groups of suspicious rows': search.groups,
                'triggers tried': search.tried,
                ...(search.content === undefined ? {} : { 'accuracy of the comparison': search.content.accuracy }),
                ...(search.columns === undefined
                    ? {}
                    : { 'values more frequent than in trusted data': search.columns.overRepresented }),
            }),
        ...(best === undefined
            ? {}
            : {
                'trigger success': best.success.value,
                'flipped inputs': best.flipped,
                'trusted inputs used': best.inputs,
                [verdict?.columns === undefined
                    ? 'flipped by the same change in random places'
                    : 'flipped by values of other rows']: best.scattered,
                ...(best.natural === undefined ? {} : { 'flipped in control models': best.natural }),
                'rows that clearly carry the trigger': verdict?.clearRows ?? 0,
            }),
        ...(search?.agreement === undefined ? {} : { 'agreement of the control models': search.agreement }),
    };
}
function labelFigures({ issues, share, judged }) {
    if (!judged && share.low === 0)
        return {};
    return {
        'rows with wrong labels': issues.length,
        'share of wrong labels': share.value,
        'share of wrong labels, low': share.low,
        'share of wrong labels, high': share.high,
    };
}
function trustedFigures(view) {
    if (view === undefined)
        return {};
    return {
        'errors on trusted rows of a classifier that learned others of them': view.error,
        'share of wrong labels by trusted rows': view.share.value,
        'share of wrong labels by trusted rows, low': view.share.low,
        'share of wrong labels by trusted rows, high': view.share.high,
    };
}


/***/ }),

/***/ 6672:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ greatestDifference),
/* harmony export */   g: () => (/* binding */ kolmogorovSmirnov)
/* harmony export */ });
/** Up to this product of the sample sizes the p-value is exact. Beyond, the asymptotic one is off by less than .005. */
const EXACT_PRODUCT = 1_000_000;
/**
 * Tests whether two samples come from the same continuous distribution, two-sided. With ties the p-value is too large
 * (the test is cautious), as scipy.stats.ks_2samp's is.
 * Sources: Hodges, "The significance probability of the Smirnov two-sample test", Arkiv f\u00f6r Matematik 3, 1958 (exact);
 * Stephens, JRSS B 32, 1970 (asymptotic, with a correction for small samples).
 * @param first sorted from low to high
 * @param second sorted from low to high
 * @param known the p-values of distances so far, between samples of the same two sizes; new ones are added
 */
function kolmogorovSmirnov(first, second, known = new Map()) {
    const [m, n] = [first.length, second.length];
    if (m === 0 || n === 0)
        return { statistic: 0, p: 1 };
    const steps = greatestDistance(first, second);
    const statistic = steps / (m * n);
    const p = known.get(steps) ?? (m * n <= EXACT_PRODUCT ? exactP(m, n, steps) : asymptoticP(m, n, statistic));
    known.set(steps, p);
    return { statistic, p: Math.min(1, Math.max(0, p)) };
}
/** Returns the greatest distance of the empirical distribution functions of two sorted samples. */
function greatestDifference(first, second) {
    return greatestDistance(first, second) / Math.max(1, first.length * second.length);
}
/** Returns the greatest distance of the distribution functions in units of 1 / (m n): an integer. */
function greatestDistance(first, second) {
    const [m, n] = [first.length, second.length];
    let [i, j, greatest] = [0, 0, 0];
    while (i < m && j < n) {
        const value = Math.min(first[i] ?? 0, second[j] ?? 0);
        while (i < m && first[i] === value)
            i += 1;
        while (j < n && second[j] === value)
            j += 1;
        greatest = Math.max(greatest, Math.abs(i * n - j * m));
    }
    return greatest;
}
/**
 * Under the null hypothesis every order of the joined sample is equally likely: a random path from (0, 0) to (m, n). The
 * p-value is the chance that the path touches a point whose distance is at least the one seen.
 */
function exactP(m, n, steps) {
    if (steps === 0)
        return 1;
    let inside = new Float64Array(n + 1);
    for (let i = 0; i <= m; i += 1) {
        const next = new Float64Array(n + 1);
        for (let j = 0; j <= n; j += 1) {
            if (Math.abs(i * n - j * m) >= steps)
                continue;
            if (i + j === 0)
                next[j] = 1;
            else
                next[j] = ((inside[j] ?? 0) * i + (j > 0 ? (next[j - 1] ?? 0) * j : 0)) / (i + j);
        }
        inside = next;
    }
    return 1 - (inside[n] ?? 0);
}
function asymptoticP(m, n, statistic) {
    const size = Math.sqrt((m * n) / (m + n));
    const scaled = (size + 0.12 + 0.11 / size) * statistic;
    if (scaled < 0.2)
        return 1;
    let sum = 0;
    for (let k = 1; k <= 100; k += 1) {
        const term = Math.exp(-2 * k * k * scaled * scaled);
        sum += k % 2 === 1 ? term : -term;
        if (term < 1e-16)
            break;
    }
    return 2 * sum;
}


/***/ }),

/***/ 8174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ inputFeatures),
/* harmony export */   a: () => (/* binding */ layoutOf)
/* harmony export */ });
/** Pictures with longer sides are averaged down to this, so that distances cost little and mean something. */
const LONGEST_SIDE = 32;
/** Returns how a picture's numbers lie, by its shape; undefined if the shape is no picture's. */
function layoutOf(shape) {
    const [a = 0, b = 0, c = 0] = shape;
    if (shape.length === 2) {
        return { channels: 1, height: a, width: b, strides: { channel: 0, row: b, column: 1 } };
    }
    if (shape.length !== 3)
        return undefined;
    const channelsLast = c <= 4 && a > 4;
    return channelsLast
        ? { channels: c, height: a, width: b, strides: { channel: 1, row: b * c, column: c } }
        : { channels: a, height: b, width: c, strides: { channel: b * c, row: c, column: 1 } };
}
/** Returns the inputs as rows of features: tables and small pictures as they are, large pictures averaged over blocks. */
function inputFeatures(inputs) {
    const columns = inputs.shape.reduce((product, side) => product * side, 1);
    const layout = layoutOf(inputs.shape);
    const block = layout === undefined ? 1 : Math.ceil(Math.max(layout.height, layout.width) / LONGEST_SIDE);
    if (layout === undefined || block === 1)
        return { values: inputs.values, rows: inputs.count, columns };
    const [height, width] = [Math.ceil(layout.height / block), Math.ceil(layout.width / block)];
    const size = layout.channels * height * width;
    const values = new Float32Array(inputs.count * size);
    for (let index = 0; index < inputs.count; index += 1) {
        const picture = inputs.values.subarray(index * columns, (index + 1) * columns);
        values.set(averageBlocks(picture, layout, block, height, width), index * size);
    }
    return { values, rows: inputs.count, columns: size };
}
function averageBlocks(picture, layout, block, height, width) {
    const result = new Float32Array(layout.channels * height * width);
    for (let index = 0; index < result.length; index += 1) {
        const channel = Math.floor(index / (height * width));
        const top = (Math.floor(index / width) % height) * block;
        const left = (index % width) * block;
        let [sum, count] = [0, 0];
        for (let row = top; row < Math.min(top + block, layout.height); row += 1) {
            for (let column = left; column < Math.min(left + block, layout.width); column += 1) {
                const { strides } = layout;
                sum += picture[channel * strides.channel + row * strides.row + column * strides.column] ?? 0;
                count += 1;
            }
        }
        result[index] = sum / Math.max(1, count);
    }
    return result;
}


/***/ })

};
