export const id = 714;
export const ids = [714];
export const modules = {

/***/ 2854:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zk: () => (/* binding */ nameOfColumn),
/* harmony export */   dv: () => (/* binding */ formatLostColumns),
/* harmony export */   g9: () => (/* binding */ testColumns)
/* harmony export */ });
/* harmony import */ var _statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1925);
/* harmony import */ var _statistics_kolmogorov_smirnov_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6672);
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
/* harmony import */ var _statistics_robust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2649);
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9822);
/* harmony import */ var _model_shown_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7551);






/** Compares each column; those that are constant and the same in both are left out. */
function testColumns(reference, current, described) {
    const tests = [];
    const known = new Map();
    for (let column = 0; column < reference.columns; column += 1) {
        const first = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .columnOf */ .uV)(reference, column).sort();
        const second = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .columnOf */ .uV)(current, column).sort();
        if (first[0] === second[first.length > 0 ? second.length - 1 : 0] &&
            first[first.length - 1] === second[0]) {
            continue;
        }
        const { statistic, p } = (0,_statistics_kolmogorov_smirnov_js__WEBPACK_IMPORTED_MODULE_1__/* .kolmogorovSmirnov */ .g)(first, second, known);
        const name = nameOfColumn(column, reference.columns, described);
        tests.push({ column, name, statistic, p, medians: [(0,_statistics_robust_js__WEBPACK_IMPORTED_MODULE_2__/* .quantile */ .YV)(first, 0.5), (0,_statistics_robust_js__WEBPACK_IMPORTED_MODULE_2__/* .quantile */ .YV)(second, 0.5)] });
    }
    const corrected = (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__/* .holm */ .fU)(tests.map(({ p }) => p));
    return tests.map((test, index) => ({ ...test, corrected: corrected[index] ?? 1 }));
}
/** The header of a column, or which pixel, block or column it is. @param columns how many are compared */
function nameOfColumn(column, columns, { columns: headers, shape }) {
    const header = headers?.[column];
    if (header !== undefined)
        return header;
    const pixels = shape.reduce((product, side) => product * side, 1);
    if (shape.length < 2)
        return `column ${String(column + 1)}`;
    if (columns !== pixels)
        return `block ${String(column + 1)}`;
    const [, height = 1, width = 1] = shape.length === 3 ? shape : [1, ...shape];
    return `pixel ${String(Math.floor(column / (height * width)))},${String(Math.floor(column / width) % height)},${String(column % width)}`;
}
const MOST_NAMED = 3;
/**
 * Names the columns that only one set has, or that are empty in the other.
 * @returns a sentence for each set, with a space after it; empty if there are none
 */
function formatLostColumns(reference, current) {
    const sides = [
        { lost: lostColumns(current, reference), what: 'data', other: 'reference_data' },
        { lost: lostColumns(reference, current), what: 'reference_data', other: 'data' },
    ];
    return sides
        .filter(({ lost }) => lost.length > 0)
        .map(({ lost, what, other }) => {
        const named = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Z)(lost, MOST_NAMED, (name) => (0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_5__/* .shownName */ .H)(name, 40));
        return `Columns that have values in ${other} only, and none in ${what}: ${named}. `;
    })
        .join('');
}
function lostColumns(inputs, other) {
    const [own, others] = [filledColumns(inputs), filledColumns(other)];
    const size = inputs.values.length / Math.max(1, inputs.count);
    return [...others].filter((column) => !own.has(column)).map((column) => nameOfColumn(column, size, other));
}
function filledColumns({ values, count, texts }) {
    const size = values.length / Math.max(1, count);
    const filled = new Set();
    values.forEach((value, index) => {
        const column = index % size;
        if (!Number.isNaN(value) && texts?.get(column)?.word(value) !== '')
            filled.add(column);
    });
    return filled;
}


/***/ }),

/***/ 1012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ oneHot),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   dW: () => (/* binding */ TARGETS),
/* harmony export */   g8: () => (/* binding */ standardized)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

/** What a copy learns: the scores as they are, or their logarithms, from a least score on. Forests answer with zeros, softmax does not. */
const TARGETS = ['scores', 1e-2, 1e-7];
/** Returns the targets of answers, as deviations from the mean of each answer. */
function targetsOf(scores, classes, target) {
    const isPlain = target === 'scores';
    return centred(isPlain ? scores : scores.map((score) => Math.log(Math.max(score, target))), classes);
}
/** Brings guesses to deviations from each row's mean, of mean square 1, so that those of different copies can be added. */
function standardized(guesses, classes) {
    const values = centred(guesses, classes);
    const size = Math.sqrt((0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .dot */ .Om)(values, values) / Math.max(1, values.length));
    return size > 0 ? values.map((value) => value / size) : values;
}
function centred(rows, classes) {
    const values = rows.slice();
    for (let start = 0; start < values.length; start += classes) {
        const row = values.subarray(start, start + classes);
        const mean = row.reduce((sum, value) => sum + value, 0) / classes;
        for (let at = 0; at < classes; at += 1)
            row[at] = (row[at] ?? 0) - mean;
    }
    return values;
}
/** Returns scores of 0 and 1. */
function oneHot(classes, count) {
    const scores = new Float32Array(classes.length * count);
    for (const [index, one] of classes.entries())
        scores[index * count + one] = 1;
    return scores;
}


/***/ }),

/***/ 9714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByMembership: () => (/* binding */ attackByMembership)
});

// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/predicted-classes.ts
var predicted_classes = __webpack_require__(8337);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/statistics/balanced-accuracy.ts
var balanced_accuracy = __webpack_require__(24);
// EXTERNAL MODULE: ./packages/engine/src/statistics/value-skill.ts
var value_skill = __webpack_require__(1059);
// EXTERNAL MODULE: ./packages/engine/src/victim/local-model.ts
var local_model = __webpack_require__(9142);
// EXTERNAL MODULE: ./packages/engine/src/statistics/auc.ts
var statistics_auc = __webpack_require__(5229);
// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/statistics/logits.ts
var statistics_logits = __webpack_require__(1152);
;// CONCATENATED MODULE: ./packages/engine/src/statistics/multivariate/logistic.ts

const MOST_STEPS = 100;
const POWER_STEPS = 15;
/** What power iteration may still miss of the greatest curvature. */
const SAFETY = 1.1;
/** Steps end when no weight moves by more than this. */
const STILL = 1e-3;
/**
 * Fits a softmax regression by Nesterov's accelerated gradient with restarts: the cross-entropy of all rows, plus half the penalty
 * times the squared weights, without those of the intercept. `predictRidge` gives the logits.
 * Source: Beck, Teboulle, "A fast iterative shrinkage-thresholding algorithm", SIAM Journal on Imaging Sciences 2, 2009; O'Donoghue,
 * Cand\u00e8s, "Adaptive restart for accelerated gradient schemes", Foundations of Computational Mathematics 15, 2015.
 * @param penalty above 0
 */
function fitSoftmax(examples, penalty) {
    const { inputs, count, classes } = examples;
    const columns = inputs.length / Math.max(1, count);
    const size = (columns + 1) * classes;
    const [weights, ahead, slope] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
    const step = 1 / (curvature(examples, columns) + penalty);
    let momentum = 1;
    for (let turn = 0; turn < MOST_STEPS; turn += 1) {
        slopeAt(examples, ahead, columns, slope);
        let [along, most] = [0, 0];
        const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
        const carried = (momentum - 1) / next;
        for (let at = 0; at < size; at += 1) {
            const [old, here] = [weights[at] ?? 0, ahead[at] ?? 0];
            const down = (slope[at] ?? 0) + (at < columns * classes ? penalty * here : 0);
            const moved = here - step * down;
            along += down * (moved - old);
            most = Math.max(most, Math.abs(moved - old));
            weights[at] = moved;
            ahead[at] = moved + carried * (moved - old);
        }
        momentum = along > 0 ? 1 : next;
        if (along > 0)
            ahead.set(weights);
        if (most < STILL)
            break;
    }
    return { inputs: columns, outputs: classes, weights };
}
/** The gradient of the cross-entropy. */
function slopeAt({ inputs, shares, count, classes, weights }, at, columns, slope) {
    slope.fill(0);
    const logits = new Float64Array(classes);
    for (let row = 0; row < count; row += 1) {
        const own = inputs.subarray(row * columns, (row + 1) * columns);
        logits.set(at.subarray(columns * classes));
        addLogits(own, at, logits);
        (0,statistics_logits/* sharesOf */.A)(logits, classes);
        const weight = weights?.[row] ?? 1;
        for (let name = 0; name < classes; name += 1) {
            logits[name] = weight * ((logits[name] ?? 0) - (shares[row * classes + name] ?? 0));
            const last = columns * classes + name;
            slope[last] = (slope[last] ?? 0) + (logits[name] ?? 0);
        }
        addOuter(own, logits, slope);
    }
}
/** Adds the product of a row with the weights of each class. */
function addLogits(row, weights, logits) {
    for (let column = 0; column < row.length; column += 1) {
        const value = row[column] ?? 0;
        if (value === 0)
            continue;
        const from = column * logits.length;
        for (let name = 0; name < logits.length; name += 1) {
            logits[name] = (logits[name] ?? 0) + value * (weights[from + name] ?? 0);
        }
    }
}
/** Adds the product of each number of a row with the slope of each class. */
function addOuter(row, slopes, sum) {
    for (let column = 0; column < row.length; column += 1) {
        const value = row[column] ?? 0;
        if (value === 0)
            continue;
        const from = column * slopes.length;
        for (let name = 0; name < slopes.length; name += 1) {
            sum[from + name] = (sum[from + name] ?? 0) + value * (slopes[name] ?? 0);
        }
    }
}
/** A bound of the curvature: half the greatest eigenvalue of the rows' squares, since that of softmax is at most a half. */
function curvature({ inputs, count, weights }, columns) {
    let direction = new Float64Array(columns + 1).fill(1 / Math.sqrt(columns + 1));
    let length = 0;
    for (let turn = 0; turn < POWER_STEPS; turn += 1) {
        const sum = new Float64Array(columns + 1);
        for (let row = 0; row < count; row += 1) {
            const start = row * columns;
            let along = direction[columns] ?? 0;
            for (let column = 0; column < columns; column += 1) {
                along += (inputs[start + column] ?? 0) * (direction[column] ?? 0);
            }
            along *= weights?.[row] ?? 1;
            for (let column = 0; column < columns; column += 1) {
                sum[column] = (sum[column] ?? 0) + along * (inputs[start + column] ?? 0);
            }
            sum[columns] = (sum[columns] ?? 0) + along;
        }
        length = Math.hypot(...sum);
        direction = sum.map((value) => value / Math.max(length, 1e-300));
    }
    return (SAFETY * length) / 2;
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/ridge.ts
var ridge = __webpack_require__(5479);
// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/boosted-trees.ts
var boosted_trees = __webpack_require__(2482);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/combine.ts






const FOLDS = 5;
const REPEATS = 4;
/** The penalty of the logistic regression: C = .05 for the difference of two logits. */
const PENALTY = 40;
const TREES = { trees: 60, rate: 0.08, deepest: 2, columns: 0.5, loss: 'log-odds' };
const [LEAST_LEAF, LEAF_SHARE] = [10, 0.03];
/** Folds share rows, so the error of single folds is too small. */
const SHARED_FOLDS = 1.3;
/** Learns to tell members from others, and counts on rows that were not learned. @param going asked before each repeat but the first */
function combine(signals, member, random, going) {
    const rows = member.length;
    const table = standardRanks(signals, rows);
    const tallies = { best: new Float64Array(rows), one: new Float64Array(rows), five: new Float64Array(rows) };
    const odds = new Float64Array(rows);
    const areas = [];
    let repeats = 0;
    while (repeats < REPEATS && (going(repeats / REPEATS) || repeats === 0)) {
        const folds = stratified(member, random);
        const own = heldOutOdds(table, signals.length, member, folds, random);
        const found = Array.from({ length: FOLDS }, (_unused, fold) => callFold(own, member, folds, fold, tallies));
        areas.push({
            auc: found.reduce((sum, { auc }) => sum + auc, 0) / FOLDS,
            error: Math.sqrt(found.reduce((sum, { error }) => sum + error ** 2, 0)) / FOLDS,
        });
        for (const [row, value] of own.entries())
            odds[row] = (odds[row] ?? 0) + value;
        repeats += 1;
    }
    const area = (of) => areas.reduce((sum, one) => sum + one[of], 0) / repeats;
    const [value, spread] = [area('auc'), distributions/* Z_95 */.U$ * SHARED_FOLDS * area('error')];
    const best = callsOf(tallies.best, member, repeats);
    return {
        odds: odds.map((sum) => sum / repeats),
        best,
        advantage: advantageOf(best.called, member),
        atOne: callsOf(tallies.one, member, repeats),
        atFive: callsOf(tallies.five, member, repeats),
        auc: { value, low: Math.max(0, value - spread), high: Math.min(1, value + spread) },
        isCutShort: repeats < REPEATS,
    };
}
/** The advantage among some rows, with its interval. @param among absent for all */
function advantageOf(called, member, among = () => true) {
    const [inside, outside] = [
        { successes: 0, trials: 0 },
        { successes: 0, trials: 0 },
    ];
    for (const [row, share] of called.entries()) {
        if (!among(row))
            continue;
        const side = member[row] === 1 ? inside : outside;
        side.successes += share;
        side.trials += 1;
    }
    return (0,distributions/* newcombe */.pv)(inside, outside);
}
/** One row for each row of the pool: the rank of each signal, scaled to mean 0 and deviation 1. */
function standardRanks(signals, rows) {
    const table = new Float32Array(rows * signals.length);
    for (const [column, { values }] of signals.entries()) {
        const own = (0,statistics_auc/* ranks */.CS)(values);
        const middle = (rows + 1) / 2;
        const spread = Math.sqrt(own.reduce((sum, rank) => sum + (rank - middle) ** 2, 0) / rows);
        for (const [row, rank] of own.entries()) {
            table[row * signals.length + column] = spread > 0 ? (rank - middle) / spread : 0;
        }
    }
    return table;
}
/** Puts each row into a fold: as many of each side into each. */
function stratified(member, random) {
    const folds = new Int32Array(member.length);
    let next = 0;
    for (const side of [1, 0]) {
        for (const row of random.shuffle(Int32Array.from(member.keys()).filter((one) => member[one] === side))) {
            folds[row] = next % FOLDS;
            next += 1;
        }
    }
    return folds;
}
/** Learns on four folds, and gives the log-odds of the rows of the fifth, for each of them. */
function heldOutOdds(table, columns, member, folds, random) {
    const odds = new Float64Array(member.length);
    for (let fold = 0; fold < FOLDS; fold += 1) {
        const all = Int32Array.from(member.keys());
        const [known, held] = [
            all.filter((row) => folds[row] !== fold),
            all.filter((row) => folds[row] === fold),
        ];
        const inputs = (0,vectors/* takeRows */.LY)(table, known, columns);
        const asked = (0,vectors/* takeRows */.LY)(table, held, columns);
        const marks = known.map((row) => member[row] ?? 0);
        for (const own of [linearOdds(inputs, marks, asked), treeOdds(inputs, marks, asked, random)]) {
            for (const [at, row] of held.entries())
                odds[row] = (odds[row] ?? 0) + (own[at] ?? 0);
        }
    }
    return odds;
}
/** Logits of members by a logistic regression in which both sides count the same. */
function linearOdds(inputs, marks, asked, penalty = PENALTY) {
    const shares = Float32Array.from({ length: 2 * marks.length }, (_unused, at) => marks[at >> 1] === at % 2 ? 1 : 0);
    const examples = { inputs, shares, count: marks.length, classes: 2, weights: balanced(marks) };
    const logits = (0,ridge/* predictRidge */.r)(fitSoftmax(examples, penalty), asked);
    return Float32Array.from({ length: logits.length / 2 }, (_unused, row) => {
        return (logits[2 * row + 1] ?? 0) - (logits[2 * row] ?? 0);
    });
}
/** Logits of members by boosted trees in which both sides count the same. */
function treeOdds(inputs, marks, asked, random, plan = TREES) {
    const count = marks.length;
    const leaf = Math.max(LEAST_LEAF, Math.round(LEAF_SHARE * count));
    const examples = {
        inputs,
        size: inputs.length / count,
        scores: Float32Array.from(marks),
        classes: 1,
        count,
    };
    return (0,boosted_trees/* boostedGuesses */.a)(examples, asked, random, { ...plan, leaf, weights: balanced(marks) });
}
function balanced(marks) {
    const ones = marks.reduce((sum, mark) => sum + mark, 0);
    return Float32Array.from(marks, (mark) => marks.length / 2 / (mark === 1 ? ones : marks.length - ones));
}
/** Calls the rows of one fold by lines from the others. @returns the AUC within the fold */
function callFold(odds, member, folds, fold, tallies) {
    const all = Int32Array.from(member.keys());
    const [drawn, held] = [all.filter((row) => folds[row] !== fold), all.filter((row) => folds[row] === fold)];
    const lines = linesOf(odds, member, drawn);
    for (const row of held) {
        const own = odds[row] ?? 0;
        if (own >= lines.best)
            tallies.best[row] = (tallies.best[row] ?? 0) + 1;
        if (own > lines.one)
            tallies.one[row] = (tallies.one[row] ?? 0) + 1;
        if (own > lines.five)
            tallies.five[row] = (tallies.five[row] ?? 0) + 1;
    }
    const pick = (values) => Float64Array.from(held, (row) => values[row] ?? 0);
    return (0,statistics_auc/* aucWithError */.s4)(pick(odds), pick(member));
}
/** The line with the greatest TPR - FPR, and those that at most 1 % and 5 % of the others cross. */
function linesOf(odds, member, drawn) {
    const order = drawn.toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
    const others = order.filter((row) => member[row] !== 1);
    const [members, outside] = [order.length - others.length, others.length];
    let [best, most, rise] = [Infinity, 0, 0];
    for (const [place, row] of order.entries()) {
        rise += member[row] === 1 ? 1 / members : -1 / outside;
        const isLast = odds[order[place + 1] ?? -1] !== odds[row];
        if (isLast && rise > most)
            [best, most] = [odds[row] ?? 0, rise];
    }
    const crossed = (share) => odds[others[Math.floor(share * outside)] ?? -1] ?? Infinity;
    return { best, one: crossed(0.01), five: crossed(0.05) };
}
function callsOf(tally, member, repeats) {
    const called = tally.map((count) => count / repeats);
    const share = (side) => {
        const own = called.filter((_share, row) => member[row] === side);
        return own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
    };
    return { called, tpr: share(1), fpr: share(0) };
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/minimum.ts
var minimum = __webpack_require__(2);
// EXTERNAL MODULE: ./packages/engine/src/shown-numbers.ts
var shown_numbers = __webpack_require__(6322);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/evidence.ts


const MOST_ROWS = 10;
/** A class is judged by itself from so many rows a side on. */
const ROWS_OF_CLASS = 50;
const POINTS = 200;
/** The curve of true against false positives, the rows that are given away most, and the advantage in each class. */
function membershipEvidence(found, names) {
    return [rocCurve(found), ...givenAway(found), ...byClass(found, names)];
}
function rocCurve({ pool: { member, members, others }, combined: { odds, best } }) {
    const order = Array.from(member.keys()).toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
    const points = [[0, 0]];
    let [tpr, fpr] = [0, 0];
    for (const [place, row] of order.entries()) {
        if (member[row] === 1)
            tpr += 1 / members;
        else
            fpr += 1 / others;
        const isStep = (place + 1) % Math.ceil(order.length / POINTS) === 0;
        if (isStep || place === order.length - 1)
            points.push([fpr, tpr]);
    }
    return {
        kind: 'curve',
        title: 'Training rows found against false alarms',
        xLabel: 'share of other rows called training rows (FPR)',
        yLabel: 'share of training rows found (TPR)',
        series: [
            { name: 'combined attack', points },
            {
                name: 'guessing',
                points: [
                    [0, 0],
                    [1, 1],
                ],
            },
        ],
        marks: [{ at: best.fpr, name: `line with the greatest advantage: TPR ${best.tpr.toFixed(2)}` }],
    };
}
/** The training rows that are told most surely, by number only: their content is what must not be given away. */
function givenAway({ pool: { member, numbers }, combined: { odds, advantage, atOne } }) {
    const few = advantageOf(atOne.called, member).low > 0;
    if (advantage.low <= 0 && !few)
        return [];
    const order = Array.from(member.keys())
        .filter((row) => member[row] === 1)
        .toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
    return [
        {
            kind: 'table',
            title: 'The rows of reference_data that are given away most',
            header: ['row, counted from 1', 'log-odds of being a training row'],
            rows: order.slice(0, MOST_ROWS).map((row) => [numbers[row] ?? 0, (0,shown_numbers/* fourDigits */.zg)(odds[row] ?? 0)]),
        },
    ];
}
/** The advantage in each class with enough rows. */
function advantagesByClass({ pool: { member, labels, classes }, combined: { best }, }) {
    return Array.from({ length: classes }, (_unused, name) => {
        const [members, others] = [1, 0].map((side) => labels.filter((label, row) => label === name && member[row] === side).length);
        const { value, low, high } = advantageOf(best.called, member, (row) => labels[row] === name);
        return { name, members: members ?? 0, others: others ?? 0, value, low, high };
    }).filter((one) => Math.min(one.members, one.others) >= ROWS_OF_CLASS);
}
function byClass(found, names) {
    const rows = advantagesByClass(found);
    if (rows.length === 0)
        return [];
    return [
        {
            kind: 'table',
            title: 'Advantage of the attacker in each class',
            header: ['class', 'advantage', 'low', 'high', 'training rows', 'other rows'],
            rows: rows.map(({ name, members, others, ...advantage }) => [
                names?.[name] ?? String(name),
                ...[advantage.value, advantage.low, advantage.high].map(shown_numbers/* fourDigits */.zg),
                ...[members, others],
            ]),
            bars: 1,
        },
    ];
}

// EXTERNAL MODULE: ./packages/engine/src/draw-rows.ts
var draw_rows = __webpack_require__(9532);
// EXTERNAL MODULE: ./packages/engine/src/statistics/encode-tables.ts
var encode_tables = __webpack_require__(2270);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/matrix.ts
var matrix = __webpack_require__(8659);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/pool.ts






/**
 * Draws at most `most` different rows of each side. A row that is on both sides says nothing, and is left out of both: of rows that are
 * equal by nature, only the rare ones would stay on one side otherwise.
 * @throws NotTestable if a side has too few rows
 */
function drawPool(analysis, most, seed) {
    const [members, others] = [sideOf(analysis, 'reference_data', seed), sideOf(analysis, 'data', seed)];
    const [ofMembers, ofOthers] = [distinct(members, others), distinct(others, members)];
    const left = {
        shared: [ofMembers.shared, ofOthers.shared],
        repeated: ofMembers.repeated + ofOthers.repeated,
    };
    requireRows(members, ofMembers);
    requireRows(others, ofOthers);
    return joined({ ...members, rows: ofMembers.rows.subarray(0, most) }, { ...others, rows: ofOthers.rows.subarray(0, most) }, { seed, left, isPicture: analysis.picture !== undefined, classes: classesIn(analysis) });
}
function sideOf(analysis, slot, seed) {
    const isData = slot === 'data';
    const own = isData ? analysis.data : analysis.reference;
    const labels = isData
        ? (analysis.labels ?? analysis.targets)
        : (analysis.referenceLabels ?? analysis.referenceTargets);
    if (own === undefined || labels === undefined)
        throw new Error(`${slot} has no rows or no labels.`);
    // Both sides are in the order of the model, also if one is an array, which names nothing.
    const inputs = { ...own, columns: analysis.data.columns ?? analysis.reference?.columns };
    const { keys, order } = (0,draw_rows/* drawRows */.W)(inputs, seed);
    const names = Array.from(keys, (key, row) => `${String(key)} ${String(labels[row])}`);
    return { inputs, labels, slot, order, names };
}
function classesIn({ victim, classes = 0, labels, referenceLabels }) {
    if (labels === undefined || referenceLabels === undefined)
        return 0;
    const most = [labels, referenceLabels].map((some) => some.reduce((top, one) => Math.max(top, one + 1), 0));
    return Math.max(classes, ...most, victim?.answers === 'scores' ? victim.answerSize : 0);
}
function distinct({ order, names }, other) {
    const [elsewhere, seen] = [new Set(other.names), new Set()];
    let [shared, repeated] = [0, 0];
    const rows = order.filter((row) => {
        const name = names[row] ?? '';
        const isShared = elsewhere.has(name);
        const isRepeated = !isShared && seen.has(name);
        if (isShared)
            shared += 1;
        if (isRepeated)
            repeated += 1;
        seen.add(name);
        return !isShared && !isRepeated;
    });
    return { rows, shared, repeated };
}
function requireRows({ inputs, slot }, { rows, shared }) {
    if (rows.length >= minimum/* MINIMUM */.Nn.side)
        return;
    const both = shared === 0 ? '' : `, not counting ${String(shared)} that are in both reference_data and data`;
    const wanted = slot === 'data' ? 'rows that the model was not trained on' : 'rows that the model was trained on';
    throw new fault/* NotTestable */.S1(`${slot} has ${String(rows.length)} different rows of ${String(inputs.count)}${both}; membership needs at least ` +
        `${String(minimum/* MINIMUM */.Nn.side)} on each side. Give more ${wanted}, of the same kind as the other side.`);
}
function joined(members, others, { seed, left, isPicture, classes }) {
    const size = members.inputs.values.length / Math.max(1, members.inputs.count);
    const [first, second] = [members, others].map(({ inputs, rows }) => ({
        values: (0,vectors/* takeRows */.LY)(inputs.values, rows, size),
        rows: rows.length,
        columns: size,
    }));
    const all = (0,matrix/* stackRows */.kE)(first ?? EMPTY, second ?? EMPTY);
    const labels = [members, others].flatMap(({ labels: own, rows }) => Array.from(rows, (row) => own[row] ?? 0));
    const unsorted = { ...members.inputs, values: Float32Array.from(all.values), count: all.rows };
    const order = sortedRows(unsorted, labels, seed);
    const values = (0,vectors/* takeRows */.LY)(unsorted.values, order, size);
    const inputs = {
        ...unsorted,
        values,
        doubles: undefined,
        low: least(members.inputs.low, others.inputs.low),
        high: least(members.inputs.high, others.inputs.high, -1),
    };
    const [encoded = inputs] = isPicture ? [inputs] : (0,encode_tables/* encodeTables */.Sn)([inputs]);
    const numbers = [members, others].flatMap(({ rows }) => Array.from(rows, (row) => row + 1));
    return {
        inputs,
        features: { values: encoded.values, rows: all.rows, columns: encoded.values.length / all.rows },
        columns: encoded.columns,
        member: Uint8Array.from(order, (row) => (row < members.rows.length ? 1 : 0)),
        members: members.rows.length,
        others: others.rows.length,
        numbers: order.map((row) => numbers[row] ?? 0),
        labels: Float64Array.from(order, (row) => labels[row] ?? 0),
        ...{ classes, left },
    };
}
const EMPTY = { values: new Float32Array(0), rows: 0, columns: 0 };
/** The order of rows by content and seed; those with equal numbers by their labels. */
function sortedRows(inputs, labels, seed) {
    const { keys, order } = (0,draw_rows/* drawRows */.W)(inputs, seed);
    const places = new Map();
    for (const [place, row] of order.entries()) {
        const key = keys[row] ?? 0;
        if (!places.has(key))
            places.set(key, place);
    }
    const place = (row) => places.get(keys[row] ?? 0) ?? 0;
    return order.sort((one, other) => place(one) - place(other) || (labels[one] ?? 0) - (labels[other] ?? 0));
}
/** The lesser bound of both sides; the greater one with `sign` -1. */
function least(one, other, sign = 1) {
    return one.map((bound, at) => sign * Math.min(sign * bound, sign * (other[at] ?? bound)));
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/targets.ts
var extraction_targets = __webpack_require__(1012);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/questions.ts


/** How far copies of rows are moved, as a share of each column's deviation. */
const MOVES = [0.05, 0.25];
/** Copies of each row for each of them. */
const COPIES = 10;
/** Questions for each row. */
const QUESTIONS = 1 + COPIES * MOVES.length;
/** Columns with more values hold numbers that can be moved a little. */
const FEW_VALUES = 12;
/** The share of the deviation at which every value of a column of few values is swapped. */
const SWAPPED = 2.5;
/** Asks the model about the rows of the pool. */
async function askPool(victim, pool) {
    return answersTo(victim, pool, pool.inputs.values);
}
async function answersTo(victim, { classes, inputs }, values) {
    const rows = inputs.count;
    const answers = await victim.ask(values, rows);
    if (classes === 0)
        return { values: answers, size: 1, rows };
    if (victim.answers === 'scores')
        return { values: answers, size: victim.answerSize, rows };
    const named = Int32Array.from(answers, (answer) => Math.round(answer));
    const size = named.reduce((most, one) => Math.max(most, one + 1), classes);
    return { values: (0,extraction_targets/* oneHot */.Mw)(named, size), size, rows };
}
/** Asks about copies of the rows, moved at random, in rounds: as many as the time allows. */
async function askCopies(victim, pool, random, budget) {
    const spread = spreadsOf(pool);
    const asked = MOVES.map(() => []);
    for (let copy = 0; copy < COPIES; copy += 1) {
        for (const [at, move] of MOVES.entries()) {
            if (budget.timeLeftMs() <= 0)
                return asked;
            budget.progress(0.1 + (0.2 * copy) / COPIES, 'asking about changed copies of the rows');
            asked[at]?.push(await answersTo(victim, pool, moved(pool, spread, move, random)));
        }
    }
    return asked;
}
/** The standard deviation of each column; 0 for one whose values are swapped. */
function spreadsOf({ inputs }) {
    const { values, count } = inputs;
    const size = values.length / count;
    return Float64Array.from({ length: size }, (_unused, column) => {
        if ((0,encode_tables/* isCategory */.hQ)(inputs, column))
            return 0;
        const own = [];
        for (let row = 0; row < count; row += 1) {
            const value = values[row * size + column] ?? 0;
            if (!Number.isNaN(value))
                own.push(value);
        }
        if (new Set(own).size <= FEW_VALUES)
            return 0;
        const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
        return Math.sqrt(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / own.length);
    });
}
/** The rows with noise on numbers, within the bounds of the data, and other rows' values in columns of few values. */
function moved({ inputs }, spread, move, random) {
    const { values, count } = inputs;
    const size = spread.length;
    const copy = values.slice();
    const noise = new Float32Array(size);
    for (let row = 0; row < count; row += 1) {
        random.fillNormals(noise);
        for (let column = 0; column < size; column += 1) {
            const at = row * size + column;
            const own = spread[column] ?? 0;
            if (own > 0)
                copy[at] = within(inputs, column, (values[at] ?? 0) + move * own * (noise[column] ?? 0));
            else if (random.uniform() < move / SWAPPED) {
                copy[at] = values[random.integer(count) * size + column] ?? 0;
            }
        }
    }
    return copy;
}
/** A value that a column may hold. */
function within({ low, high, whole }, column, value) {
    const [least = value, most = value] = [low[column] ?? low[0], high[column] ?? high[0]];
    const bounded = Math.min(most, Math.max(least, value));
    return whole?.has(column) === true ? Math.round(bounded) : bounded;
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/principal-coordinates.ts
var principal_coordinates = __webpack_require__(7380);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/mahalanobis.ts
var mahalanobis = __webpack_require__(7293);
// EXTERNAL MODULE: ./packages/engine/src/substitute/scaling.ts
var scaling = __webpack_require__(372);
// EXTERNAL MODULE: ./packages/engine/src/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(4799);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/measures.ts
const LEAST_SHARE = 1e-6;
/**
 * Measures answers against the labels. The odds add up the shares of the other classes: 1 less the own one would lose digits.
 * @param size the numbers of an answer
 */
function measured({ labels, classes }, answers, size) {
    if (classes === 0)
        return [Float64Array.from(answers)];
    const [odds, shares] = [new Float64Array(labels.length), new Float64Array(labels.length)];
    for (const [row, label] of labels.entries()) {
        const own = label < size ? (answers[row * size + label] ?? 0) : 0;
        let others = 0;
        for (let name = 0; name < size; name += 1)
            if (name !== label)
                others += answers[row * size + name] ?? 0;
        odds[row] = Math.log(Math.max(LEAST_SHARE, own)) - Math.log(Math.max(LEAST_SHARE, others));
        shares[row] = own;
    }
    return [odds, shares];
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/references.ts












/** Returns how learners see rows. */
function viewsOf({ features, inputs }, random) {
    const isPicture = inputs.shape.length > 1;
    const values = standardised(features, isPicture);
    if (!(0,mahalanobis/* isWide */.EW)(features))
        return { smooth: { ...features, values }, raw: features };
    const scaled = { ...features, values };
    const centred = { ...scaled, values: (0,matrix/* centredOn */.Nr)(scaled, (0,matrix/* columnMeans */.X)(scaled)) };
    const axes = (0,principal_coordinates/* principalCoordinates */.O)(centred, mahalanobis/* COORDINATES */.u_, random);
    return { smooth: { ...axes, values: standardised(axes, true) }, raw: features };
}
function standardised({ values, columns }, isShared) {
    const own = Float32Array.from(values);
    return (0,scaling/* scale */.hs)(own, (0,scaling/* measureScaling */.Gm)(own, columns, isShared));
}
const FAMILIES = [
    { name: 'linear', models: 8, learn: linear },
    { name: 'boosted trees', models: 8, learn: boosted },
    { name: 'perceptron', models: 4, learn: perceptron },
];
/**
 * Trains references on halves of the pool, in pairs: each half holds half of the members and half of the others, so what was drawn says
 * nothing about which rows the model was trained on.
 * @param going asked before each pair of models; false leaves out the rest, but for the first pair of each kind
 */
async function trainReferences(pool, views, { runtime, random }, going) {
    const { classes, member } = pool;
    const lesson = lessonOf(pool, views, { runtime, random });
    const references = [];
    for (const [at, { name, models, learn }] of FAMILIES.entries()) {
        const sums = [emptySums(pool), emptySums(pool)];
        let pairs = 0;
        while (pairs < models / 2 && (going((at + (2 * pairs) / models) / FAMILIES.length) || pairs === 0)) {
            const inFirst = halved(member, random);
            for (const half of [1, 0]) {
                const rows = Int32Array.from(inFirst.keys()).filter((row) => inFirst[row] === half);
                const said = measured(pool, unscaled(await learn(lesson, rows), pool), Math.max(1, classes));
                for (const [place, values] of said.entries()) {
                    for (const [row, value] of values.entries()) {
                        const sum = sums[inFirst[row] === half ? 0 : 1][place];
                        if (sum !== undefined)
                            sum[row] = (sum[row] ?? 0) + value;
                    }
                }
            }
            pairs += 1;
        }
        const means = (some) => some.map((values) => values.map((sum) => sum / pairs));
        references.push({ name, seen: means(sums[0]), unseen: means(sums[1]) });
    }
    return references;
}
/** Pairs of stand-ins of each kind. */
const STAND_INS = 2;
/**
 * Trains models on halves of the members: each row is judged by those that did not see it. They know what the model may know, the law of
 * the members, and no row by heart, so what tells both sides apart by their answers is no leak.
 */
async function trainStandIns(pool, views, { runtime, random }) {
    const lesson = lessonOf(pool, views, { runtime, random });
    const { member, classes } = pool;
    const [rows, size] = [member.length, Math.max(1, classes)];
    const found = [];
    for (const { name, learn } of FAMILIES) {
        const values = new Float32Array(rows * size);
        for (let pair = 0; pair < STAND_INS; pair += 1) {
            const inFirst = halved(member, random);
            for (const half of [1, 0]) {
                const known = Int32Array.from(inFirst.keys()).filter((row) => inFirst[row] === half && member[row] === 1);
                const said = unscaled(await learn(lesson, known), pool);
                for (const [at, value] of said.entries()) {
                    if (inFirst[Math.floor(at / size)] !== half)
                        values[at] = (values[at] ?? 0) + value / STAND_INS;
                }
            }
        }
        found.push({ name, answers: { values, size, rows } });
    }
    return found;
}
function lessonOf({ labels, classes }, views, tools) {
    const targets = classes > 0 ? (0,extraction_targets/* oneHot */.Mw)(Int32Array.from(labels), classes) : standardValues(labels);
    return { views, targets, classes, ...tools };
}
function emptySums({ classes, member }) {
    return Array.from({ length: classes > 0 ? 2 : 1 }, () => new Float64Array(member.length));
}
/** Marks half of each side. */
function halved(member, random) {
    const inFirst = new Uint8Array(member.length);
    for (const side of [1, 0]) {
        const rows = random.shuffle(Int32Array.from(member.keys()).filter((row) => member[row] === side));
        for (const row of rows.subarray(0, rows.length / 2))
            inFirst[row] = 1;
    }
    return inFirst;
}
function standardValues(values) {
    const own = Float32Array.from(values);
    return (0,scaling/* scale */.hs)(own, (0,scaling/* measureScaling */.Gm)(own, 1, false));
}
/** Values in the unit of the targets; shares as they are. */
function unscaled(answers, { classes, labels }) {
    if (classes > 0)
        return answers;
    const { shift, factor } = (0,scaling/* measureScaling */.Gm)(Float32Array.from(labels), 1, false);
    return answers.map((value) => value / (factor[0] ?? 1) + (shift[0] ?? 0));
}
const [SOFTMAX_PENALTY, RIDGE_PENALTY] = [1, 1e-3];
function linear({ views, targets, classes }, rows) {
    const { values, columns } = views.smooth;
    const all = Float32Array.from(values);
    const inputs = (0,vectors/* takeRows */.LY)(all, rows, columns);
    const known = (0,vectors/* takeRows */.LY)(targets, rows, Math.max(1, classes));
    const model = classes > 0
        ? fitSoftmax({ inputs, shares: known, count: rows.length, classes }, SOFTMAX_PENALTY)
        : (0,ridge/* fitRidge */.H)(inputs, known, rows.length, columns, 1, RIDGE_PENALTY);
    return asShares((0,ridge/* predictRidge */.r)(model, all), classes);
}
const BOOSTING = { trees: 60, rate: 0.1, deepest: 4, leaf: 5 };
function boosted({ views, targets, classes, random }, rows) {
    const { values, columns } = views.raw;
    const all = Float32Array.from(values);
    const width = Math.max(1, classes);
    const known = { inputs: (0,vectors/* takeRows */.LY)(all, rows, columns), scores: (0,vectors/* takeRows */.LY)(targets, rows, width) };
    const loss = classes > 0 ? 'log-odds' : 'squared-error';
    return asShares((0,boosted_trees/* boostedGuesses */.a)({ ...known, size: columns, classes: width, count: rows.length }, all, random, {
        ...{ ...BOOSTING, loss },
    }), classes);
}
const [HIDDEN, EPOCHS, BATCH] = [64, 30, 32];
const [FEWEST_STEPS, references_MOST_STEPS] = [200, 1_500];
async function perceptron({ views, targets, classes, runtime, random }, rows) {
    const { values, columns } = views.smooth;
    const all = Float32Array.from(values);
    const answers = Math.max(1, classes);
    const loss = classes > 0 ? 'cross-entropy' : 'squared-error';
    const steps = Math.round((EPOCHS * rows.length) / BATCH);
    const said = await (0,substitute/* trainedAnswers */.r)(runtime, { members: 1, hidden: [HIDDEN], answers, loss, sharedScale: true, seed: random.bits() }, {
        inputs: (0,vectors/* takeRows */.LY)(all, rows, columns),
        answers: (0,vectors/* takeRows */.LY)(targets, rows, answers),
        count: rows.length,
    }, { steps: Math.min(references_MOST_STEPS, Math.max(FEWEST_STEPS, steps)), batch: BATCH, rate: 3e-3, decay: 0.05 }, { asked: all, going: () => true });
    return asShares(said, classes);
}
function asShares(logits, classes) {
    const shares = logits.slice();
    if (classes > 0)
        (0,statistics_logits/* sharesOf */.A)(shares, classes);
    return shares;
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/regression-forest.ts
var regression_forest = __webpack_require__(4817);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/signals.ts




/**
 * The signals of every row.
 * Sources: Yeom et al. 2018 (loss), Song and Mittal 2021 (modified entropy), Watson et al. 2022 (calibrated loss), Carlini et al. 2022
 * (LiRA), Zarifzadeh et al. 2024 (RMIA), Choquette-Choo et al. 2021 (robustness to changes).
 */
function signalsOf(pool, asked) {
    return pool.classes > 0 ? signalsOfClasses(pool, asked) : signalsOfValues(pool, asked);
}
function signalsOfClasses(pool, { answers, copies, references }) {
    const { labels } = pool;
    const own = measured(pool, answers.values, answers.size);
    const [odds = signals_EMPTY, shares = signals_EMPTY] = own;
    const rows = Array.from({ length: answers.rows }, (_unused, row) => answers.values.subarray(row * answers.size, (row + 1) * answers.size));
    const each = (name, of) => ({
        name,
        values: Float64Array.from(rows, (scores, row) => of(row, scores, labels[row] ?? 0)),
    });
    const kept = copies.flat().map((copy) => predictedRight(copy, labels));
    return [
        { name: 'loss', values: odds },
        each('right answer', (_row, scores, label) => ((0,vectors/* argMax */.FL)(scores) === label ? 1 : 0)),
        each('confidence', (_row, scores) => Math.max(...scores)),
        each('margin', (row, scores, label) => (shares[row] ?? 0) - Math.max(0, ...scores.filter((_score, name) => name !== label))),
        each('entropy', (_row, scores) => scores.reduce((sum, share) => sum + share * logOf(share), 0)),
        each('modified entropy', (_row, scores, label) => modifiedEntropy(scores, label)),
        { name: 'loss within its class', values: rankWithin(odds, labels) },
        ...references.flatMap((reference) => againstClasses(odds, shares, reference)),
        ...(kept.length === 0
            ? []
            : [each('robustness', (row) => kept.reduce((sum, right) => sum + (right[row] ?? 0), 0) / kept.length)]),
        ...sharpness(odds, copies, (copy) => measured(pool, copy.values, copy.size)[0] ?? signals_EMPTY),
    ];
}
const signals_EMPTY = new Float64Array(0);
/** What RMIA adds to shares, and how far it moves the mean of models that did not see a row. */
const [RMIA_LEAST, RMIA_OFFLINE] = [0.001, 0.33];
function againstClasses(odds, shares, { name, seen, unseen }) {
    const [seenOdds = signals_EMPTY, seenShares = signals_EMPTY] = seen;
    const [unseenOdds = signals_EMPTY, unseenShares = signals_EMPTY] = unseen;
    const signal = (what, of) => ({
        name: `${what}, ${name}`,
        values: odds.map((_odds, row) => of(row, unseenShares[row] ?? 0)),
    });
    const log = (share) => Math.log(share + RMIA_LEAST);
    const own = (row) => shares[row] ?? 0;
    return [
        signal('calibrated loss', (row) => (odds[row] ?? 0) - (unseenOdds[row] ?? 0)),
        signal('calibrated share', (row, out) => own(row) - out),
        signal('RMIA', (row, out) => log(own(row)) - log(0.5 * ((1 + RMIA_OFFLINE) * out + 1 - RMIA_OFFLINE))),
        signal('RMIA online', (row, out) => log(own(row)) - log(0.5 * (out + (seenShares[row] ?? 0)))),
        nearness(`LiRA online, ${name}`, odds, seenOdds, unseenOdds),
    ];
}
/** How much nearer an answer is to those of models that saw the row than to those of models that did not. */
function nearness(name, own, seen, unseen) {
    const values = own.map((value, row) => (value - (unseen[row] ?? 0)) ** 2 - (value - (seen[row] ?? 0)) ** 2);
    return { name, values };
}
function signalsOfValues(pool, { answers, copies, references }) {
    const { labels } = pool;
    const own = Float64Array.from(answers.values);
    const spread = deviationOf(labels);
    const lossOf = (values) => labels.map((label, row) => -Math.log(Math.abs(label - (values[row] ?? 0)) / spread + 0.01));
    const loss = lossOf(own);
    return [
        { name: 'loss', values: loss },
        ...references.flatMap((reference) => againstValues(labels, own, spread, reference)),
        ...sharpness(loss, copies, (copy) => lossOf(copy.values)),
    ];
}
function againstValues(labels, own, spread, { name, seen, unseen }) {
    const [seenValues = signals_EMPTY, unseenValues = signals_EMPTY] = [seen[0], unseen[0]];
    const signal = (what, of) => ({
        name: `${what}, ${name}`,
        values: own.map((answer, row) => {
            const other = unseenValues[row] ?? 0;
            return of((answer - other) / spread, ((labels[row] ?? 0) - other) / spread);
        }),
    });
    const near = nearness(`LiRA online, ${name}`, own, seenValues, unseenValues);
    return [
        signal('calibrated loss', (d, q) => Math.abs(q) - Math.abs(q - d)),
        signal('RMIA', (d, q) => Math.log(Math.abs(q) + 0.01) - Math.log(Math.abs(q - d) + 0.01)),
        // How far the model goes from the others' answer towards the label.
        signal('pull', (d, q) => d * q - (q * q) / 4),
        signal('pull as a share', (d, q) => (d * q) / (q * q + 0.02)),
        near,
    ];
}
/** How much the loss of a row differs from that of copies near to it. */
function sharpness(loss, copies, lossOf) {
    return copies.flatMap((some, at) => {
        if (some.length === 0)
            return [];
        const losses = some.map(lossOf);
        const values = loss.map((value, row) => value - losses.reduce((sum, one) => sum + (one[row] ?? 0), 0) / losses.length);
        return [{ name: `sharpness at ${String(MOVES[at])}`, values }];
    });
}
function predictedRight({ values, size, rows }, labels) {
    return Uint8Array.from({ length: rows }, (_unused, row) => (0,vectors/* argMax */.FL)(values.subarray(row * size, (row + 1) * size)) === labels[row] ? 1 : 0);
}
function modifiedEntropy(scores, label) {
    return scores.reduce((sum, share, name) => {
        return sum + (name === label ? (1 - share) * logOf(share) : share * logOf(1 - share));
    }, 0);
}
function logOf(share) {
    return Math.log(Math.max(share, 1e-6));
}
/** The rank of a value among the rows of its class, as a share of them. */
function rankWithin(values, labels) {
    const result = new Float64Array(values.length);
    for (const label of new Set(labels)) {
        const rows = Array.from(labels.keys()).filter((row) => labels[row] === label);
        const own = (0,statistics_auc/* ranks */.CS)(rows.map((row) => values[row] ?? 0));
        for (const [at, row] of rows.entries())
            result[row] = (own[at] ?? 0) / (rows.length + 1);
    }
    return result;
}
/** @returns the standard deviation; 1 if all values are the same */
function deviationOf(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/shift.ts







const FOREST = { trees: 100, leaf: 5 };
const shift_TREES = { trees: 60, rate: 0.1, deepest: 3, columns: 0.5, loss: 'log-odds' };
const shift_PENALTY = 2;
/** Folds share rows, so the error of single folds is too small. */
const shift_SHARED_FOLDS = 1.3;
/** Set on shifted and unshifted draws: docs and bench have the figures. */
const [BLIND_Z, BLIND_AUC, PLACEBO_Z] = [2.5, 0.53, 3];
/** True if members and others differ in themselves, whatever the model says. */
function isBlindlyTold({ auc, z }) {
    return z > BLIND_Z && auc >= BLIND_AUC;
}
/** True if stand-ins that saw none of the rows do better on one side. */
function isPlaceboTold({ z }) {
    return Math.abs(z) > PLACEBO_Z;
}
/**
 * Tells members from others without the model, by their numbers and labels, and by what stand-ins of the model say of them: the mean rank
 * of a forest, boosted trees and a logistic regression, on rows that they did not learn.
 * Source: Das, Zhang, Tram\u00e8r, "Blind baselines beat membership inference attacks for foundation models", 2024.
 */
function blindSeparation(pool, views, standIns, random) {
    const { member } = pool;
    const signals = standIns.flatMap((one) => signalsOfStandIn(pool, one));
    const said = {
        values: standardRanks(signals, member.length),
        rows: member.length,
        columns: signals.length,
    };
    const asSeen = (rows) => beside(withLabels(rows, pool), said);
    const [smooth, raw] = [asSeen(views.smooth), asSeen(views.raw)];
    const marks = Int32Array.from(member);
    const forest = (0,regression_forest/* outOfBagScores */.nq)(raw, marks, { ...FOREST, random });
    const folds = stratified(member, random);
    const all = Int32Array.from(member.keys());
    let [sum, variance] = [0, 0];
    for (let fold = 0; fold < FOLDS; fold += 1) {
        const [known, held] = [
            all.filter((row) => folds[row] !== fold),
            all.filter((row) => folds[row] === fold),
        ];
        const own = known.map((row) => marks[row] ?? 0);
        const part = ({ values, columns }, rows) => (0,vectors/* takeRows */.LY)(Float32Array.from(values), rows, columns);
        const votes = [
            Float64Array.from(held, (row) => forest[row] ?? 0),
            linearOdds(part(smooth, known), own, part(smooth, held), shift_PENALTY),
            treeOdds(part(raw, known), own, part(raw, held), random, shift_TREES),
        ].map(statistics_auc/* ranks */.CS);
        const mean = Float64Array.from(held, (_row, at) => votes.reduce((total, vote) => total + (vote[at] ?? 0), 0));
        const { auc, error } = (0,statistics_auc/* aucWithError */.s4)(mean, Uint8Array.from(held, (row) => member[row] ?? 0));
        sum += auc;
        variance += error ** 2;
    }
    const auc = sum / FOLDS;
    return { auc, z: (auc - 0.5) / Math.max(1e-9, (shift_SHARED_FOLDS * Math.sqrt(variance)) / FOLDS) };
}
/** What the attack would see of the model, if the stand-in were the model. */
function signalsOfStandIn(pool, { answers }) {
    return signalsOf(pool, { answers, copies: [], references: [] });
}
/** How much better stand-ins are on members than on others, none of which they saw: the farthest from equal. */
function placeboSeparation(pool, standIns) {
    const losses = standIns.flatMap((one) => signalsOfStandIn(pool, one).slice(0, 1));
    const each = losses.map(({ values }) => {
        const { auc, error } = (0,statistics_auc/* aucWithError */.s4)(values, pool.member);
        return { auc, z: (auc - 0.5) / Math.max(1e-9, error) };
    });
    return each.reduce((one, other) => (Math.abs(other.z) > Math.abs(one.z) ? other : one), { auc: 0.5, z: 0 });
}
/** Rows with their labels: a column for each class, or the value of a regression. */
function withLabels(rows, { labels, classes }) {
    const width = Math.max(1, classes);
    const spread = deviationOf(labels);
    const own = classes > 0
        ? (0,extraction_targets/* oneHot */.Mw)(Int32Array.from(labels), classes)
        : Float32Array.from(labels, (label) => label / spread);
    return beside(rows, { values: own, rows: rows.rows, columns: width });
}
/** The columns of one matrix, and then those of the other. */
function beside(one, other) {
    const columns = one.columns + other.columns;
    const values = new Float32Array(one.rows * columns);
    for (let row = 0; row < one.rows; row += 1) {
        values.set((0,matrix/* rowOf */.OB)(one, row), row * columns);
        values.set((0,matrix/* rowOf */.OB)(other, row), row * columns + one.columns);
    }
    return { values, rows: one.rows, columns };
}

// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __webpack_require__(9822);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
// EXTERNAL MODULE: ./packages/engine/src/attacks/drift/column-tests.ts
var column_tests = __webpack_require__(2854);
// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/attacks/membership/descriptor.ts
var descriptor = __webpack_require__(2274);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/membership-texts.ts









const METHOD = {
    name: 'Membership inference: losses, calibrated losses, LiRA and RMIA against references trained on halves of all rows, and answers to changed copies, combined by a logistic regression and boosted trees',
    formula: 'max(0, lower end of the 95 % interval (Newcombe) of TPR - FPR); each row is judged by a combination and a threshold that were learned on other rows (5 folds, 4 times)',
    sources: [
        'Yeom et al.: Privacy risk in machine learning, CSF 2018 (the advantage)',
        'Song, Mittal: Systematic evaluation of privacy risks of machine learning models, USENIX Security 2021',
        'Watson et al.: On the importance of difficulty calibration in membership inference attacks, ICLR 2022',
        'Carlini et al.: Membership inference attacks from first principles, IEEE S&P 2022 (LiRA)',
        'Zarifzadeh, Liu, Shokri: Low-cost high-power membership inference attacks, ICML 2024 (RMIA)',
        'Choquette-Choo et al.: Label-only membership inference attacks, ICML 2021',
        'Das, Zhang, Tram\u00e8r: Blind baselines beat membership inference attacks for foundation models, 2024',
        'Newcombe: Interval estimation for the difference between independent proportions, 1998',
    ],
};
/** Rates of true positives at so few false ones are shown from so many others on. */
const [OTHERS_FOR_ONE, OTHERS_FOR_FIVE] = [300, 60];
/** A pass needs an advantage that is at most this, with 97.5 % confidence. */
const MOST_FOR_PASS = 0.2;
/** The lower ends from which on the words change. */
const [MUCH, NEARLY_ALL] = [0.3, 0.6];
/** Says what was found, in a sentence or two. */
function explain({ pool, combined: { advantage } }) {
    const most = `the advantage of an attacker is at most ${shown(advantage.high)} (97.5 %)`;
    if (advantage.low <= 0)
        return `With these attacks no leak was shown: ${most}.`;
    const right = Math.floor(50 * (1 + advantage.low));
    if (right === 50)
        return `With these attacks hardly any leak was shown: ${most}.`;
    return (`From the model's answers, ${String(pool.members)} training rows and ${String(pool.others)} others can be told apart: an ` +
        `attacker who holds such rows is right in at least ${String(right)} of 100 (guessing: 50)${degree(advantage.low)}; ${most}.`);
}
/** The mean over all rows hides a class that is given away: its rows may be the fewest, and those most worth protecting. */
function doubtOfClass(found, names) {
    const [worst] = advantagesByClass(found).toSorted((one, other) => other.low - one.low);
    const hidden = Math.max(descriptor/* membership */.x.threshold.value, found.combined.advantage.low);
    if (worst === undefined || worst.low <= hidden)
        return undefined;
    return (`${result_words/* CHECK_MARK */.vz}class ${(0,shown_name/* shownName */.H)(names?.[worst.name] ?? String(worst.name), 40)} gives away more than the score says: among its ` +
        `${String(worst.members)} training rows and ${String(worst.others)} others the advantage is ${shown(worst.value)}, at least ` +
        `${shown(worst.low)}.`);
}
function degree(low) {
    if (low > NEARLY_ALL)
        return ', so nearly every row is given away';
    return low > MUCH ? ', so the model gives away much' : '';
}
/** Why a score that is not above the threshold is no pass. @returns undefined if it is one */
function unearned({ pool, combined: { advantage } }) {
    const { members, others } = pool;
    const isFew = Math.min(members, others) < minimum/* MINIMUM */.Nn.sideForPass;
    if (!isFew && advantage.high <= MOST_FOR_PASS)
        return undefined;
    const rows = `With ${String(members)} training rows and ${String(others)} others, the advantage may be as high as ${shown(advantage.high)}`;
    return isFew
        ? `${rows}. A pass needs at least ${String(minimum/* MINIMUM */.Nn.sideForPass)} different rows in each of reference_data and data: give more.`
        : `${rows}. A pass needs at most ${shown(MOST_FOR_PASS)}: give more rows in reference_data and data, or a higher samples.`;
}
/** What the result does not say: sentences. */
function namedLimits(found, { picture, classNames }) {
    const { pool, combined } = found;
    const { members, others, left } = pool;
    const [ofMembers, ofOthers] = left.shared;
    return (0,result_words/* sentences */.hC)([
        doubtOfClass(found, classNames),
        `A lower bound: a better attacker may find more. It covers the ${String(members)} training rows and ${String(others)} others that ` +
            'were asked about, each as a row, not as a person.',
        'If the rows in reference_data were not trained on, or both sides come from different times or sources, the score says nothing.',
        'A few rows can be known by heart while the average hides them: see the rows that are given away most.',
        ofMembers + ofOthers > 0 &&
            `${String(ofMembers)} rows of reference_data and ${String(ofOthers)} of data are the same, and were left out of both: check that data holds no training rows.`,
        left.repeated > 0 && `${String(left.repeated)} repeated rows were left out.`,
        picture !== undefined &&
            'The references are linear models, trees and perceptrons: a convolutional network may give away more than they show.',
        others < OTHERS_FOR_FIVE &&
            'There are too few other rows to say how many training rows are found at 5 % false alarms.',
        combined.isCutShort && 'The time ended before all repeats were done.',
    ]);
}
/** Numbers beside the score. */
function figuresOf({ pool, combined, signals, blind, placebo, }) {
    const { advantage, auc: area, best, atOne, atFive } = combined;
    const rates = (name, { tpr, fpr }) => ({
        [`TPR${name}`]: tpr,
        [`FPR read${name}`]: fpr,
    });
    return {
        advantage: advantage.value,
        'advantage, low': advantage.low,
        'advantage, high': advantage.high,
        AUC: area.value,
        'AUC, low': area.low,
        'AUC, high': area.high,
        ...rates('', best),
        ...(pool.others < OTHERS_FOR_ONE ? {} : rates(' at 1 %', atOne)),
        ...(pool.others < OTHERS_FOR_FIVE ? {} : rates(' at 5 %', atFive)),
        'training rows': pool.members,
        'other rows': pool.others,
        'rows on both sides': pool.left.shared[1],
        'repeated rows': pool.left.repeated,
        'AUC without the model': blind.auc,
        'AUC of models that saw no row': placebo.auc,
        ...clearest(signals, pool.member),
    };
}
function clearest(signals, member) {
    const areas = signals.map(({ name, values }) => ({ name, area: (0,statistics_auc/* auc */.Ij)(values, member) }));
    const [first] = areas.toSorted((one, other) => other.area - one.area);
    return first === undefined
        ? {}
        : { 'clearest signal': first.name, 'AUC of the clearest signal': first.area };
}
const MOST_NAMED = 3;
/** Columns count as different from so many errors of their AUC on. */
const CLEAR = 3;
/** Says that both sides differ in themselves, and by which columns. */
function formatShift({ features, columns, inputs, member, labels, classes }, blind) {
    const tests = Array.from({ length: features.columns }, (_unused, column) => {
        const { auc: area, error } = (0,statistics_auc/* aucWithError */.s4)((0,matrix/* columnOf */.uV)(features, column), member);
        const name = (0,column_tests/* nameOfColumn */.Zk)(column, features.columns, { columns, shape: inputs.shape });
        return { name, z: Math.abs(area - 0.5) / Math.max(1e-9, error) };
    });
    const kinds = classes > 0 ? [...new Set(labels)] : [undefined];
    for (const kind of kinds) {
        const own = kind === undefined ? labels : labels.map((label) => (label === kind ? 1 : 0));
        const { auc: area, error } = (0,statistics_auc/* aucWithError */.s4)(own, member);
        tests.push({ name: 'the label', z: Math.abs(area - 0.5) / Math.max(1e-9, error) });
    }
    const clear = tests.filter(({ z }) => z > CLEAR).toSorted((one, other) => other.z - one.z);
    const names = [...new Set(clear.map(({ name }) => name))];
    const by = names.length === 0
        ? 'no single column shows it, but several together do'
        : `most clearly by ${(0,list_names/* listNames */.Z)(names, MOST_NAMED, (name) => (0,shown_name/* shownName */.H)(name, 40))}`;
    return (`reference_data and data can be told apart without the model (AUC ${blind.auc.toFixed(2)}, where .50 is no difference): ${by}. ` +
        'They are different kinds of rows, so a difference in the answers says nothing about what the model has learned by heart. Give two ' +
        'random parts of one data set: the part that was trained on, and one that was kept out.');
}
function shown(value) {
    return value.toFixed(2);
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/membership.ts















/** Rows a side if `samples` says nothing, of models that are files, and of those behind an address or in a program. */
const [USUAL_ROWS, USUAL_OF_SLOW] = [2_000, 200];
const membership_MOST_ROWS = 3_000;
/** Larger pictures need references that this attack has not. */
const LARGEST_SIDE = 32;
/** A class that has rows on one side only makes the sides two kinds of rows if it has more than this share of them. */
const ONE_SIDED = 0.05;
/**
 * Measures how well the rows that a model was trained on can be told from others by its answers: signals of each row, some of them
 * against references trained here on halves of all rows, are combined by learners that never learned the row they judge. The score is
 * the lower end of the attacker's advantage.
 * @throws NotTestable if no verdict can rest on the rows
 */
async function attackByMembership(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined)
        throw new Error('Membership needs a model.');
    requireAttackable(analysis);
    const started = budget.timeLeftMs();
    const before = victim.queries;
    const pool = drawPool(analysis, rowsToAsk(analysis, budget), budget.seed);
    requireBothSides(pool, analysis.classNames);
    budget.progress(0, `asking ${String(QUESTIONS * pool.member.length)} questions about ${String(pool.member.length)} rows`);
    const { skill, ...found } = await search({ ...analysis, victim }, pool, budget);
    const { combined } = found;
    budget.progress(1, 'done');
    const why = unearned(found);
    return {
        score: scoreOf(combined.advantage),
        bound: 'lower',
        access: 'black-box',
        ...(analysis.picture !== undefined && { notTested: ['convolutional references'] }),
        ...(why !== undefined && { unearned: why }),
        meaning: explain(found),
        cutShort: combined.isCutShort,
        ...skill,
        limits: namedLimits(found, analysis),
        queries: victim.queries - before,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: METHOD,
        figures: figuresOf(found),
        evidence: membershipEvidence(found, analysis.classNames),
    };
}
/** The lower end of the advantage; its interval says where the lower end of another sample would be. */
function scoreOf({ value, low }) {
    const least = (end) => Math.max(0, end);
    return { value: least(low), low: least(2 * low - value), high: least(value) };
}
function requireAttackable({ picture, randomness }) {
    if (picture !== undefined && Math.max(picture.height, picture.width) > LARGEST_SIDE) {
        throw new fault/* NotTestable */.S1(`The pictures have ${String(picture.width)} by ${String(picture.height)} pixels. Membership of pictures is measured up to ` +
            `${String(LARGEST_SIDE)} by ${String(LARGEST_SIDE)}: for larger ones its references are too weak, and a low score would say nothing.`);
    }
    if (randomness === undefined)
        return;
    throw new fault/* NotTestable */.S1(`The model answers at random: ${String(randomness.changed)} of ${String(randomness.asked)} inputs got other answers when asked ` +
        'again, so single answers say little of single rows. Turn off what is random in it (dropout, noise), or accept that membership is ' +
        'not tested.');
}
function rowsToAsk({ victim, settings }, budget) {
    const isSlow = !(0,local_model/* isLocal */.IX)(victim) || victim.mayChange === true;
    const usual = isSlow ? USUAL_OF_SLOW : USUAL_ROWS;
    const wanted = Math.min(membership_MOST_ROWS, settings.samples ?? settings.least?.samples ?? usual);
    const affordable = Math.floor(budget.maxQueries / QUESTIONS / 2);
    return Math.max(minimum/* MINIMUM */.Nn.side, Math.min(wanted, affordable));
}
/** @throws NotTestable if many rows of one side belong to classes that the other side lacks */
function requireBothSides({ labels, classes, member }, names) {
    if (classes === 0)
        return;
    for (const side of [1, 0]) {
        const own = Array.from(labels.filter((_label, row) => member[row] === side));
        const elsewhere = new Set(labels.filter((_label, row) => member[row] !== side));
        const alone = own.filter((label) => !elsewhere.has(label));
        if (alone.length <= ONE_SIDED * own.length)
            continue;
        const shown = [...new Set(alone)].slice(0, 5).map((label) => names?.[label] ?? String(label));
        throw new fault/* NotTestable */.S1(`${String(alone.length)} of ${String(own.length)} rows in ${side === 1 ? 'reference_data' : 'data'} belong to classes that the ` +
            `other side lacks (${shown.join(', ')}), so the class alone would tell both sides apart. Give rows of the same classes on both sides.`);
    }
}
async function search({ runtime, victim }, pool, budget) {
    const random = new src_random/* Random */.o(budget.seed);
    const answers = await askPool(victim, pool);
    const skill = skillOn(pool, answers);
    const copies = await askCopies(victim, pool, random, budget);
    const going = (from, to, what) => (share) => {
        budget.progress(from + (to - from) * share, what);
        return budget.timeLeftMs() > 0;
    };
    const views = viewsOf(pool, random);
    const references = await trainReferences(pool, views, { runtime, random }, going(0.3, 0.7, 'training references'));
    budget.progress(0.7, 'comparing both sides without the model');
    const checked = checkShift(pool, views, await trainStandIns(pool, views, { runtime, random }), random);
    const signals = signalsOf(pool, { answers, copies, references });
    const combined = combine(signals, pool.member, random, going(0.75, 1, 'telling both sides apart'));
    return { pool, combined, signals, ...checked, skill };
}
/**
 * How well the model knows the labels of the rows that it was not trained on.
 * @throws NotTestable if it knows nothing even of its own training rows
 */
function skillOn(pool, { values, rows }) {
    const { labels, classes, member } = pool;
    if (values.every((value, at) => value === values[at % (values.length / rows)])) {
        throw new fault/* NotTestable */.S1('The model gives every row the same answer, so nothing can be told from its answers.');
    }
    const said = classes === 0 ? Float64Array.from(values) : Float64Array.from((0,predicted_classes/* classesOf */.OX)(values, rows));
    const of = (side, some) => [...some].filter((_one, row) => member[row] === side);
    if (classes === 0) {
        const doubt = (0,value_skill/* findValueDoubt */.zQ)((0,value_skill/* skillOf */.zk)(of(1, said), of(1, labels)), pool.members);
        if (doubt !== undefined)
            throw new fault/* NotTestable */.S1(`${doubt} ${NOT_ITS_ROWS}`);
        const { explained: value = 0, explainedLow: low = value, explainedHigh: high = value, } = (0,value_skill/* skillOf */.zk)(of(0, said), of(0, labels));
        return { skill: { measure: 'r2', value, low: Math.min(low, value), high: Math.max(high, value) } };
    }
    const agreement = (side) => (0,balanced_accuracy/* compareClasses */.MB)(Int32Array.from(of(side, labels)), Int32Array.from(of(side, said)));
    const own = agreement(1);
    if (!(0,balanced_accuracy/* isAboveChance */.aX)(own, classes)) {
        throw new fault/* NotTestable */.S1(`The model gets ${(100 * own.accuracy).toFixed(0)} % of ${String(own.rows)} rows in reference_data right, which is no ` +
            `better than guessing among ${String(classes)} classes. ${NOT_ITS_ROWS}`);
    }
    const skill = (0,balanced_accuracy/* accuracyOf */.RU)(agreement(0));
    return { skill, accuracy: skill.value };
}
const NOT_ITS_ROWS = 'A model knows the rows that it was trained on, so these are others, or their labels or their preparation are not those of its ' +
    'training. Give the training rows in reference_data, with their labels.';
/** @throws NotTestable if members and others can be told apart without the model */
function checkShift(pool, views, standIns, random) {
    const blind = blindSeparation(pool, views, standIns, random);
    const placebo = placeboSeparation(pool, standIns);
    if (isBlindlyTold(blind))
        throw new fault/* NotTestable */.S1(formatShift(pool, blind));
    if (!isPlaceboTold(placebo))
        return { blind, placebo };
    const easier = placebo.auc > 0.5 ? 'reference_data' : 'data';
    throw new fault/* NotTestable */.S1(`Models trained here without the rows in question find those of ${easier} easier (AUC ${placebo.auc.toFixed(2)}, where .50 is no ` +
        'difference), so both sides differ in how hard they are, and whatever the model shows may come from that. Give two random parts ' +
        'of one data set: rows of the same time and source, with labels of the same quality.');
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

/***/ 1152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ sharesOf)
/* harmony export */ });
/**
 * Turns logits into shares of classes, in place: softmax of each row, or the logistic function if there is one logit a row.
 * @param classes the logits of a row
 */
function sharesOf(logits, classes) {
    if (classes === 1) {
        for (let at = 0; at < logits.length; at += 1)
            logits[at] = 1 / (1 + Math.exp(-(logits[at] ?? 0)));
        return;
    }
    for (let start = 0; start < logits.length; start += classes) {
        let [most, sum] = [-Infinity, 0];
        for (let at = start; at < start + classes; at += 1)
            most = Math.max(most, logits[at] ?? 0);
        for (let at = start; at < start + classes; at += 1) {
            const share = Math.exp((logits[at] ?? 0) - most);
            logits[at] = share;
            sum += share;
        }
        for (let at = start; at < start + classes; at += 1)
            logits[at] = (logits[at] ?? 0) / sum;
    }
}


/***/ }),

/***/ 5479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ fitRidge),
/* harmony export */   r: () => (/* binding */ predictRidge)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);
/* harmony import */ var _cholesky_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);


/**
 * Fits a linear model by least squares with a ridge penalty: solves (X\u1d40X + \u03bbI) w = X\u1d40y. A column that says nothing gets weight 0.
 * @param penalty \u03bb, as a share of the mean of the diagonal of X\u1d40X
 */
function fitRidge(X, Y, count, inputs, outputs, penalty) {
    const size = inputs + 1;
    const gram = new Float64Array(size * size);
    const right = new Float64Array(size * outputs);
    const row = new Float64Array(size);
    row[inputs] = 1;
    for (let index = 0; index < count; index += 1) {
        row.set(X.subarray(index * inputs, (index + 1) * inputs));
        const answer = Y.subarray(index * outputs, (index + 1) * outputs);
        for (const [column, value] of row.entries()) {
            (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(gram.subarray(column * size, (column + 1) * size), value, row);
            (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(right.subarray(column * outputs, (column + 1) * outputs), value, answer);
        }
    }
    const diagonal = Array.from({ length: inputs }, (_unused, column) => column * (size + 1));
    const trace = diagonal.reduce((sum, at) => sum + (gram[at] ?? 0), 0);
    for (const at of diagonal)
        gram[at] = (gram[at] ?? 0) + (penalty * trace) / inputs + 1e-12;
    return { inputs, outputs, weights: (0,_cholesky_js__WEBPACK_IMPORTED_MODULE_1__/* .solveCholesky */ .ac)(gram, size, right, outputs) };
}
function predictRidge({ inputs, outputs, weights }, X) {
    const count = X.length / inputs;
    const answers = new Float32Array(count * outputs);
    for (let row = 0; row < count; row += 1) {
        for (let out = 0; out < outputs; out += 1) {
            let sum = weights[inputs * outputs + out] ?? 0;
            for (let column = 0; column < inputs; column += 1) {
                sum += (X[row * inputs + column] ?? 0) * (weights[column * outputs + out] ?? 0);
            }
            answers[row * outputs + out] = sum;
        }
    }
    return answers;
}


/***/ }),

/***/ 2482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ boostedGuesses)
/* harmony export */ });
/* harmony import */ var _multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8659);
/* harmony import */ var _logits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1152);
/* harmony import */ var _tree_grower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);



const SHRINKAGE = 1;
const BINS = 255;
/** Numbers that one tree may look at: of wide tables, each tree sees some columns. */
const WORK = 4e6;
const FEWEST_COLUMNS = 8;
const USUAL = {
    ...{ trees: 300, rate: 0.1, deepest: 5, leaf: 3, columns: 1, loss: 'squared-error' },
    going: () => true,
};
/**
 * Guesses scores by gradient boosting: each tree learns what the trees before it left of all scores at once, and has the best cut of
 * binned columns in each node.
 * Source: Friedman, "Greedy function approximation: a gradient boosting machine", Annals of Statistics 29, 2001; Ke et al.,
 * "LightGBM", NeurIPS 2017, for the bins.
 * @param asked inputs of the same columns
 * @returns the scores, or the logits, of each input that is asked about
 */
function boostedGuesses({ inputs, size, scores, classes, count }, asked, random, given = {}) {
    const boosting = { ...USUAL, ...given };
    const { deepest, leaf } = boosting;
    const rows = count + asked.length / size;
    const columns = binned(inputs, asked, count, size);
    const guess = new Guess({ scores, classes, count }, rows, boosting);
    const affordable = Math.max(FEWEST_COLUMNS, Math.floor(WORK / (count * classes * deepest)));
    const tried = Math.min(affordable, Math.ceil(boosting.columns * size));
    const drawn = Array.from({ length: size }, (_unused, column) => column);
    for (let tree = 0; tree < boosting.trees && boosting.going(); tree += 1) {
        guess.measureRest();
        const seen = tried < size ? random.shuffle(drawn).slice(0, tried) : drawn;
        const histogram = new Histogram(columns, { scores: guess.rest, size: classes }, leaf);
        const kind = {
            cut: (known, depth) => depth < deepest && known.length >= 2 * leaf ? histogram.bestCut(known, seen) : undefined,
            leaf: (known, others) => {
                guess.step(known, others);
            },
        };
        const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_0__/* .growTree */ .WJ)(columns, kind, everyone.slice(0, count), everyone);
    }
    return guess.sums.slice(count * classes);
}
/** What the trees say so far, and what that leaves of the scores. */
class Guess {
    sums;
    rest;
    /** For log-odds: how much the guess of a row may still move, p (1 - p). */
    #give;
    #scores;
    #classes;
    #rate;
    #weights;
    constructor({ scores, classes, count }, rows, { loss, rate, weights }) {
        const isOdds = loss === 'log-odds';
        const means = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .columnMeans */ .X)({ values: scores, rows: count, columns: classes });
        const start = isOdds ? means.map((mean) => logit(mean, classes)) : means;
        this.sums = new Float32Array(rows * classes).map((_unused, index) => start[index % classes] ?? 0);
        this.rest = new Float32Array(count * classes);
        this.#give = isOdds ? new Float32Array(count * classes) : undefined;
        [this.#scores, this.#classes, this.#weights] = [scores, classes, weights];
        // Softmax has one logit more than it needs (Friedman's factor).
        this.#rate = isOdds && classes > 1 ? (rate * (classes - 1)) / classes : rate;
    }
    /** Measures what is left of the scores of the rows that are learned. */
    measureRest() {
        const { rest, sums } = this;
        const give = this.#give;
        if (give === undefined) {
            for (let at = 0; at < rest.length; at += 1)
                rest[at] = (this.#scores[at] ?? 0) - (sums[at] ?? 0);
            return;
        }
        rest.set(sums.subarray(0, rest.length));
        (0,_logits_js__WEBPACK_IMPORTED_MODULE_2__/* .sharesOf */ .A)(rest, this.#classes);
        for (let at = 0; at < rest.length; at += 1) {
            const share = rest[at] ?? 0;
            const weight = this.#weights?.[Math.floor(at / this.#classes)] ?? 1;
            give[at] = weight * share * (1 - share);
            rest[at] = weight * ((this.#scores[at] ?? 0) - share);
        }
    }
    /** Moves the guesses of the rows in a leaf towards what is left of those that are learned. */
    step(known, others) {
        const { rest, sums } = this;
        const [classes, give] = [this.#classes, this.#give];
        for (let name = 0; name < classes; name += 1) {
            let [sum, most] = [0, give === undefined ? known.length : 0];
            for (const row of known) {
                sum += rest[row * classes + name] ?? 0;
                if (give !== undefined)
                    most += give[row * classes + name] ?? 0;
            }
            const step = (this.#rate * sum) / (most + SHRINKAGE);
            for (const row of others)
                sums[row * classes + name] = (sums[row * classes + name] ?? 0) + step;
        }
    }
}
const LEAST_SHARE = 1e-4;
function logit(share, classes) {
    const own = Math.log(Math.max(share, LEAST_SHARE));
    return classes > 1 ? own : own - Math.log(Math.max(1 - share, LEAST_SHARE));
}
/** The number of the bin of each row in each column: the quantiles are those of the first rows, which are learned. */
function binned(inputs, asked, count, size) {
    const rows = count + asked.length / size;
    const values = new Uint8Array(rows * size);
    for (let column = 0; column < size; column += 1) {
        const edges = edgesOf(Float32Array.from({ length: count }, (_unused, row) => inputs[row * size + column] ?? 0));
        for (let row = 0; row < rows; row += 1) {
            const value = row < count ? inputs[row * size + column] : asked[(row - count) * size + column];
            values[column * rows + row] = placeOf(edges, value ?? 0);
        }
    }
    return { values, rows: size, columns: rows };
}
/** Values in the middle between neighbours, at most one less than there are bins. */
function edgesOf(column) {
    const sorted = column.toSorted();
    const distinct = sorted.filter((value, place) => place === 0 || value !== sorted[place - 1]);
    const from = distinct.length <= BINS ? distinct : sorted;
    const step = from.length / Math.min(BINS, from.length);
    const edges = [];
    for (let at = step; Math.round(at) < from.length; at += step) {
        const [below = 0, above = 0] = [from[Math.round(at) - 1], from[Math.round(at)]];
        if (above > below)
            edges.push((below + above) / 2);
    }
    return Float32Array.from(edges);
}
function placeOf(edges, value) {
    let [low, high] = [0, edges.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((edges[middle] ?? 0) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Sums of scores by bin, for one column after another. */
class Histogram {
    #columns;
    #scores;
    #size;
    #leaf;
    #sums;
    #counts = new Int32Array(BINS);
    #all;
    #low;
    constructor(columns, { scores, size }, leaf) {
        [this.#columns, this.#leaf] = [columns, leaf];
        this.#scores = scores;
        this.#size = size;
        this.#sums = new Float64Array(BINS * size);
        this.#all = new Float64Array(size);
        this.#low = new Float64Array(size);
    }
    /** The cut that leaves the least of squared errors. @returns undefined if none leaves less */
    bestCut(known, columns) {
        const size = this.#size;
        this.#all.fill(0);
        for (const row of known) {
            for (let at = 0; at < size; at += 1) {
                this.#all[at] = (this.#all[at] ?? 0) + (this.#scores[row * size + at] ?? 0);
            }
        }
        let most = this.#all.reduce((sum, one) => sum + one * one, 0) / (known.length + SHRINKAGE) + 1e-12;
        let best;
        for (const column of columns) {
            this.#fill(known, column);
            this.#low.fill(0);
            let lower = 0;
            for (let bin = 0; bin < BINS - 1 && lower <= known.length - this.#leaf; bin += 1) {
                const here = this.#counts[bin] ?? 0;
                if (here === 0)
                    continue;
                lower += here;
                const worth = this.#worthBelow(bin, lower, known.length - lower);
                if (lower < this.#leaf || known.length - lower < this.#leaf || worth <= most)
                    continue;
                [most, best] = [worth, { column, value: bin }];
            }
        }
        return best;
    }
    /** Adds the sums of one bin to those of the bins below, and says what a cut above it is worth. */
    #worthBelow(bin, lower, upper) {
        const size = this.#size;
        let worth = 0;
        for (let at = 0; at < size; at += 1) {
            const low = (this.#low[at] ?? 0) + (this.#sums[bin * size + at] ?? 0);
            this.#low[at] = low;
            worth += low ** 2 / (lower + SHRINKAGE) + ((this.#all[at] ?? 0) - low) ** 2 / (upper + SHRINKAGE);
        }
        return worth;
    }
    #fill(known, column) {
        const [size, start] = [this.#size, column * this.#columns.columns];
        this.#sums.fill(0);
        this.#counts.fill(0);
        for (const row of known) {
            const bin = this.#columns.values[start + row] ?? 0;
            this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
            for (let at = 0; at < size; at += 1) {
                this.#sums[bin * size + at] =
                    (this.#sums[bin * size + at] ?? 0) + (this.#scores[row * size + at] ?? 0);
            }
        }
    }
}


/***/ })

};
