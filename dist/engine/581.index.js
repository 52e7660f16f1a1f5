export const id = 581;
export const ids = [581];
export const modules = {

/***/ 4581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackValuesByExtraction: () => (/* binding */ attackValuesByExtraction)
});

// EXTERNAL MODULE: ./src/engine/dataset/free-text.ts
var free_text = __webpack_require__(8727);
// EXTERNAL MODULE: ./src/engine/fault.ts
var fault = __webpack_require__(5206);
// EXTERNAL MODULE: ./src/engine/random.ts
var engine_random = __webpack_require__(6027);
// EXTERNAL MODULE: ./src/engine/vectors.ts
var vectors = __webpack_require__(7754);
// EXTERNAL MODULE: ./src/attacks/minimum.ts
var minimum = __webpack_require__(6933);
// EXTERNAL MODULE: ./src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(2546);
// EXTERNAL MODULE: ./src/attacks/extraction/descriptor.ts
var descriptor = __webpack_require__(9790);
// EXTERNAL MODULE: ./src/attacks/extraction/earned.ts
var earned = __webpack_require__(3684);
// EXTERNAL MODULE: ./src/attacks/extraction/split.ts
var split = __webpack_require__(9867);
// EXTERNAL MODULE: ./src/attacks/extraction/made-rows.ts
var made_rows = __webpack_require__(3394);
// EXTERNAL MODULE: ./src/attacks/extraction/skill.ts
var skill = __webpack_require__(2218);
// EXTERNAL MODULE: ./src/engine/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(8214);
// EXTERNAL MODULE: ./src/attacks/extraction/naive-forecast.ts
var naive_forecast = __webpack_require__(26);
// EXTERNAL MODULE: ./src/engine/statistics/regression-forest.ts
var regression_forest = __webpack_require__(1149);
// EXTERNAL MODULE: ./src/engine/statistics/ridge.ts
var ridge = __webpack_require__(1567);
;// CONCATENATED MODULE: ./src/attacks/extraction/value-copy.ts






/** The share of the answers that choose the kind of copy. */
const VALIDATION = 0.25;
const PENALTY = 1e-6;
const SMALL = {
    members: 3,
    hidden: [64],
    training: { steps: 1_500, batch: 32, rate: 3e-3, decay: 0.02 },
};
/** Learns what varies faster, in several times the time. */
const LARGE = {
    members: 3,
    hidden: [128, 128, 128],
    training: { steps: 2_000, batch: 64, rate: 3e-3, decay: 1e-3 },
};
/**
 * Trains copies of a regression on its answers, and returns what the best of them gives other rows: a linear model, a forest,
 * perceptrons on what the linear model leaves, or the mean of those and the forest. A quarter of the answers for rows of the data
 * chooses among them, the first ones.
 * @param fromData so many of the first answers are for rows of the data
 * @param isThorough true if large perceptrons are trained, too
 * @param most the error from which on a copy is not wanted
 * @returns undefined if no copy has a lower error
 */
async function copyValues(plan, known, asked, { fromData, isThorough, most, }) {
    const checked = Math.round(VALIDATION * Math.min(fromData, known.count));
    const train = part(known, checked, known.count, plan.size);
    const check = part(known, 0, checked, plan.size);
    const linear = (from, points) => Promise.resolve(linearGuesses(plan, from, points));
    const forest = (from, points) => Promise.resolve(forestOf(plan, from, points));
    const nets = (isThorough ? [SMALL, LARGE] : [SMALL]).map((net) => {
        return (from, points) => deepGuesses(plan, net, from, points);
    });
    const alone = [];
    for (const guesser of [linear, forest, ...nets]) {
        if (alone.length > 0 && !plan.going())
            break;
        alone.push({ guessers: [guesser], guess: await guesser(train, check.points) });
    }
    const tried = [...alone, ...withTrees(alone)];
    const errors = tried
        .map(({ guess }) => (0,vectors/* mean */.i2)([...(0,naive_forecast/* squaredErrors */.Vk)(guess, check.values, 1)]))
        .map((error) => (Number.isNaN(error) ? Infinity : error));
    const error = Math.min(...errors);
    if (error > most)
        return undefined;
    const best = tried[errors.indexOf(error)];
    const guesses = [];
    for (const guesser of best?.guessers ?? [linear])
        guesses.push(await guesser(known, asked));
    return { guess: meanOf(guesses), error };
}
/** The mean of the forest, the second, and of each that follows. */
function withTrees([, trees, ...nets]) {
    if (trees === undefined)
        return [];
    return nets.map((net) => ({
        guessers: [...trees.guessers, ...net.guessers],
        guess: meanOf([trees.guess, net.guess]),
    }));
}
function meanOf(guesses) {
    const [first = new Float32Array(0)] = guesses;
    return first.map((_value, row) => guesses.reduce((sum, guess) => sum + (guess[row] ?? 0), 0) / guesses.length);
}
function part({ points, values }, from, to, size) {
    return {
        points: points.subarray(from * size, to * size),
        values: values.subarray(from, to),
        count: to - from,
    };
}
function linearGuesses({ size }, { points, values, count }, asked) {
    return (0,ridge/* predictRidge */.r)((0,ridge/* fitRidge */.H)(points, values, count, size, 1, PENALTY), asked);
}
function forestOf({ size, seed }, known, asked) {
    const count = Math.min(regression_forest/* FOREST_ANSWERS */.mm, known.count);
    const examples = { inputs: known.points, size, scores: known.values, classes: 1, count };
    return (0,regression_forest/* forestGuesses */.de)(examples, asked, new engine_random/* Random */.o(seed));
}
async function deepGuesses(plan, { members, hidden, training }, known, asked) {
    const { runtime, seed, going } = plan;
    const own = linearGuesses(plan, known, known.points);
    const rest = known.values.map((value, row) => value - (own[row] ?? 0));
    const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
    const more = await (0,substitute/* trainedAnswers */.r)(runtime, { members, hidden, answers: 1, seed, loss: 'squared-error', sharedScale: false }, { inputs: known.points, answers: rest.map((value) => value / spread), count: known.count }, training, { asked, going });
    return linearGuesses(plan, known, asked).map((value, row) => value + spread * (more[row] ?? 0));
}

;// CONCATENATED MODULE: ./src/attacks/extraction/attack-values-by-extraction.ts












const METHOD = {
    version: descriptor/* VALUES_VERSION */.cf,
    name: 'Extraction of a regression: a copy trained on its answers',
    formula: 'score = max(0, 1 - MSE(copy) / MSE(mean of the answers)), both against the answers of the model on held-out rows; 95 % interval by a ' +
        'bootstrap over the rows',
    sources: [
        'Tram\u00e8r, Zhang, Juels, Reiter, Ristenpart: Stealing machine learning models via prediction APIs, USENIX Security 2016',
        'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
        'Murphy: Skill scores based on the mean square error, Monthly Weather Review 1988',
        'Geurts, Ernst, Wehenkel: Extremely randomized trees, Machine Learning 63, 2006',
    ],
};
/** More questions than these teach a copy of this kind little more. */
const MOST_QUERIES = 10_000;
const CHECKPOINTS = [50, 100, 250, 500, 1_000, 2_500];
/** From so many answers on, which a pass takes, large perceptrons are worth their time. */
const LEAST_THOROUGH = minimum/* MINIMUM */.N.queries;
/**
 * Copies a regression by asking about rows of the data, and rows made of them. `budget.maxQueries` bounds the questions of the attack; the
 * answers about held-out rows only measure it and come on top.
 * @throws NotTestable if too few rows are held out, or the model gives all of them the same value
 */
async function attackValuesByExtraction({ victim, randomness, data, runtime }, budget) {
    if (victim === undefined)
        throw new fault/* ArtifactFault */.R('Extraction needs a model: give one.');
    const started = performance.now();
    const queriesBefore = victim.queries;
    const space = new attack_space/* AttackSpace */.X(data);
    const random = new engine_random/* Random */.o(budget.seed);
    const points = space.snap(space.fromModel(data.values));
    const { pool, held } = (0,split/* splitRows */.a)(data, budget.seed);
    (0,earned/* requireHeld */.lb)(held.length, 'different rows', descriptor/* CLASSIFIER_HELD_SHARE */.CT);
    const total = Math.min(budget.maxQueries, MOST_QUERIES);
    const fromData = Math.min(total, pool.length);
    const made = (0,made_rows/* makeRows */.GL)({ points, rows: pool, size: space.size, space }, total - fromData, random);
    const questions = new Float32Array(total * space.size);
    questions.set((0,vectors/* takeRows */.LY)(points, pool.subarray(0, fromData), space.size));
    questions.set(space.snap(made), fromData * space.size);
    budget.progress(0.05, `making ${String(total)} queries`);
    const known = await answered(victim, space, questions, total);
    const measured = await answered(victim, space, (0,vectors/* takeRows */.LY)(points, held, space.size), held.length);
    const plan = { runtime, size: space.size, seed: budget.seed, going: () => budget.timeLeftMs() > 0 };
    const { curve, score } = await followQuestions(plan, known, measured, { fromData, budget });
    budget.progress(1, 'Extraction is done');
    return {
        score,
        ...{ bound: 'lower', access: 'black-box' },
        cutShort: !plan.going() || curve.at(-1)?.[0] !== total,
        ...(0,earned/* unearnedCopy */.WQ)({ victim, data, randomness, asked: total, reached: score, constant: 0 }),
        meaning: score.value === 0
            ? `After ${String(total)} queries, a copy is no closer to the model's values than their mean is.`
            : `After ${String(total)} queries, a copy explains ${(100 * score.value).toPrecision(3)} % of the variance of the model's values for unseen rows.`,
        limits: [
            ...(0,free_text/* formatFreeText */.Tq)(data),
            'Another kind of copy, or more queries, may get closer.',
            'Queries are rows of the data and rows made from them; an attacker with other rows may learn more or less.',
        ],
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        method: METHOD,
        figures: {
            'queries of the attack': total,
            'of them from the data': fromData,
            'held-out rows': held.length,
        },
        evidence: [
            {
                kind: 'curve',
                title: 'Score against queries',
                xLabel: 'queries',
                yLabel: 'skill of the copy over the mean of the answers',
                series: [{ name: 'copy', points: curve }],
                isScore: true,
            },
        ],
    };
}
async function answered(victim, space, points, count) {
    return { points, values: await victim.ask(space.toModel(points), count), count };
}
/**
 * Trains copies on more and more answers, until all are used or the time is up. One that learnt from made rows takes the place of the
 * one before only if it is as near to the answers that choose.
 */
async function followQuestions(plan, known, held, { fromData, budget }) {
    const curve = [];
    let score = { value: 0, low: 0, high: 1 };
    let best;
    for (const count of stagesOf(known.count, fromData)) {
        if (!plan.going())
            break;
        budget.progress(0.2 + (0.8 * count) / known.count, `training a copy on ${String(count)} answers`);
        const first = {
            points: known.points.subarray(0, count * plan.size),
            values: known.values.subarray(0, count),
            count,
        };
        const isThorough = count >= LEAST_THOROUGH && (count === known.count || count === fromData);
        const most = count > fromData ? (best?.error ?? Infinity) : Infinity;
        best = (await copyValues(plan, first, held.points, { fromData, isThorough, most })) ?? best;
        if (best !== undefined)
            score = skillOf(best.guess, held.values, budget.seed);
        curve.push([count, score.value]);
    }
    return { curve, score };
}
/** Of stages beyond the data, the last one takes the time of those that are near to it. */
const LATE = 0.6;
function stagesOf(count, fromData) {
    const some = CHECKPOINTS.filter((one) => one < fromData || (one > fromData && one <= LATE * count));
    return [...new Set([...some.filter((one) => one < fromData), fromData, ...some, count])];
}
/** @throws NotTestable if all values are the same, so that anything copies them */
function skillOf(guess, values, seed) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = values.map((value) => (value - mean) ** 2);
    if (!spread.some((square) => square > 0)) {
        throw new fault/* NotTestable */.S('The model gives all held-out rows the same value, so there is nothing to copy. Check that the data is scaled as in training.');
    }
    const errors = guess.map((value, row) => (value - (values[row] ?? 0)) ** 2);
    return (0,skill/* skillOver */.K)(spread, errors, seed);
}


/***/ }),

/***/ 26:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ findSeason),
/* harmony export */   Vk: () => (/* binding */ squaredErrors),
/* harmony export */   Y0: () => (/* binding */ windowShape),
/* harmony export */   iQ: () => (/* binding */ naiveForecasts)
/* harmony export */ });
function windowShape(shape) {
    const [steps = 1, channels = 1] = shape;
    return { steps, channels };
}
function naiveForecasts(windows, count, { steps, channels }, horizon, season) {
    const at = (row, step) => windows[(row * steps + step) * channels] ?? 0;
    const fill = (stepOf) => Float32Array.from({ length: count * horizon }, (_unused, index) => at(Math.floor(index / horizon), stepOf(index % horizon)));
    return {
        lastValue: fill(() => steps - 1),
        lastSeason: season === undefined || season > steps ? undefined : fill((ahead) => steps - season + (ahead % season)),
    };
}
/** A season must explain at least so much of what is left when a straight line is taken away. */
const LEAST_CORRELATION = 0.3;
/**
 * Finds the season: the lag of the highest peak of the windows' mean autocorrelation, after a straight line is taken away from each window.
 * Undefined if there is no clear peak.
 */
function findSeason(windows, count, { steps, channels }) {
    const correlations = new Float64Array(steps);
    for (let row = 0; row < count; row += 1) {
        const series = Float64Array.from({ length: steps }, (_unused, step) => windows[(row * steps + step) * channels] ?? 0);
        addProducts(correlations, withoutLine(series));
    }
    const power = correlations[0] ?? 0;
    if (power <= 1e-12)
        return undefined;
    const at = (lag) => (correlations[lag] ?? 0) / power;
    const peaks = Array.from({ length: Math.max(0, steps - 4) }, (_unused, index) => index + 2).filter((lag) => at(lag) >= LEAST_CORRELATION && at(lag) >= at(lag - 1) && at(lag) >= at(lag + 1));
    return peaks.toSorted((a, b) => at(b) - at(a))[0];
}
/** Adds the mean product of values that lie so many steps apart, for each number of steps. */
function addProducts(sums, series) {
    for (let lag = 0; lag < sums.length; lag += 1) {
        let sum = 0;
        for (let step = lag; step < series.length; step += 1) {
            sum += (series[step] ?? 0) * (series[step - lag] ?? 0);
        }
        sums[lag] = (sums[lag] ?? 0) + sum / (series.length - lag);
    }
}
function withoutLine(series) {
    const centre = (series.length - 1) / 2;
    const mean = series.reduce((sum, value) => sum + value, 0) / series.length;
    let slope = 0;
    let spread = 0;
    for (const [step, value] of series.entries()) {
        slope += (step - centre) * (value - mean);
        spread += (step - centre) ** 2;
    }
    const rise = spread === 0 ? 0 : slope / spread;
    return series.map((value, step) => value - mean - rise * (step - centre));
}
/** Returns the mean squared difference of each row, over its horizon. */
function squaredErrors(a, b, horizon) {
    const errors = new Float64Array(a.length / horizon);
    for (let index = 0; index < a.length; index += 1) {
        const row = Math.floor(index / horizon);
        errors[row] = (errors[row] ?? 0) + ((a[index] ?? 0) - (b[index] ?? 0)) ** 2 / horizon;
    }
    return errors;
}


/***/ }),

/***/ 2218:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ skillOver)
/* harmony export */ });
/* harmony import */ var _engine_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6027);

const RESAMPLES = 400;
/**
 * Returns how much smaller the errors of a copy are than those of a naive guess, as a share from 0 to 1. It draws blocks of neighbouring
 * rows, and takes the 2.5th and 97.5th percentile of their scores.
 * @param naive squared errors, one for each row
 * @param most rows of a block: windows that overlap are not independent
 */
function skillOver(naive, errors, seed, most = 1) {
    const count = errors.length;
    const block = Math.max(1, Math.min(most, Math.floor(count / 5)));
    const skillFrom = (starts, size) => {
        let [own, all] = [0, 0];
        for (const from of starts) {
            for (let at = from; at < from + size; at += 1) {
                own += errors[at] ?? 0;
                all += naive[at] ?? 0;
            }
        }
        return all <= 1e-12 * count ? 0 : Math.max(0, 1 - own / all);
    };
    const random = new _engine_random_js__WEBPACK_IMPORTED_MODULE_0__/* .Random */ .o(seed);
    const drawn = Array.from({ length: RESAMPLES }, () => {
        const starts = Array.from({ length: Math.ceil(count / block) }, () => random.integer(count - block + 1));
        return skillFrom(starts, block);
    }).toSorted((one, other) => one - other);
    const value = skillFrom([0], count);
    const [low = 0, high = 1] = [drawn[Math.floor(0.025 * RESAMPLES)], drawn[Math.ceil(0.975 * RESAMPLES) - 1]];
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
}


/***/ }),

/***/ 8843:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LY: () => (/* binding */ takeRows),
/* harmony export */   Nr: () => (/* binding */ centredOn),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   X: () => (/* binding */ columnMeans),
/* harmony export */   hG: () => (/* binding */ squaredDistance),
/* harmony export */   kE: () => (/* binding */ stackRows),
/* harmony export */   u: () => (/* binding */ transposed),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
function rowOf(matrix, row) {
    return matrix.values.subarray(row * matrix.columns, (row + 1) * matrix.columns);
}
function columnOf(matrix, column) {
    const result = new Float64Array(matrix.rows);
    for (let row = 0; row < matrix.rows; row += 1) {
        result[row] = matrix.values[row * matrix.columns + column] ?? 0;
    }
    return result;
}
/** Returns the given rows as a matrix of their own. */
function takeRows(matrix, rows) {
    const values = new Float32Array(rows.length * matrix.columns);
    for (let index = 0; index < rows.length; index += 1) {
        values.set(rowOf(matrix, rows[index] ?? 0), index * matrix.columns);
    }
    return { values, rows: rows.length, columns: matrix.columns };
}
/** Returns the rows of both, the first's before the second's. */
function stackRows(first, second) {
    const values = new Float32Array(first.values.length + second.values.length);
    values.set(first.values);
    values.set(second.values, first.values.length);
    return { values, rows: first.rows + second.rows, columns: first.columns };
}
function columnMeans(matrix) {
    const means = new Float64Array(matrix.columns);
    for (let row = 0; row < matrix.rows; row += 1) {
        const offset = row * matrix.columns;
        for (let column = 0; column < matrix.columns; column += 1) {
            means[column] = (means[column] ?? 0) + (matrix.values[offset + column] ?? 0);
        }
    }
    return means.map((sum) => sum / Math.max(1, matrix.rows));
}
/** Returns the rows less the mean. @param mean a number for each column */
function centredOn({ values, rows, columns }, mean) {
    const centred = new Float64Array(rows * columns);
    for (let start = 0; start < centred.length; start += columns) {
        for (let j = 0; j < columns; j += 1)
            centred[start + j] = (values[start + j] ?? 0) - (mean[j] ?? 0);
    }
    return centred;
}
/** Returns a copy in which each column is a row. */
function transposed({ values, rows, columns }) {
    const result = new Float64Array(values.length);
    for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
            result[column * rows + row] = values[row * columns + column] ?? 0;
        }
    }
    return { values: result, rows: columns, columns: rows };
}
function squaredDistance(first, second) {
    let sum = 0;
    for (let index = 0; index < first.length; index += 1) {
        const difference = (first[index] ?? 0) - (second[index] ?? 0);
        sum += difference * difference;
    }
    return sum;
}


/***/ }),

/***/ 1149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ outOfBagValues),
/* harmony export */   _: () => (/* binding */ outOfBagShares),
/* harmony export */   de: () => (/* binding */ forestGuesses),
/* harmony export */   kt: () => (/* binding */ asColumns),
/* harmony export */   mm: () => (/* binding */ FOREST_ANSWERS),
/* harmony export */   nq: () => (/* binding */ outOfBagScores)
/* harmony export */ });
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8843);
/* harmony import */ var _tree_grower_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4991);


const TREES = 60;
/** Cuts that regressions try in each column. */
const CUTS = 2;
/** Trees learn from so many answers at most. */
const FOREST_ANSWERS = 10_000;
/**
 * Guesses scores by extremely randomized regression trees, which learn all scores at once: models of trees have edges along the
 * columns, which smooth copies blur. Trees are not kept: the inputs to guess go down each while it grows.
 * Source: Geurts, Ernst, Wehenkel, "Extremely randomized trees", Machine Learning 63, 2006.
 * @param asked inputs of the same columns
 * @returns mean scores of the trees, for each input that is asked about
 */
function forestGuesses(examples, asked, random) {
    const { inputs, size, scores, classes, count } = examples;
    const joined = new Float32Array(count * size + asked.length);
    joined.set(inputs.subarray(0, count * size));
    joined.set(asked, count * size);
    const rows = joined.length / size;
    const sums = new Float32Array(rows * classes);
    const columns = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)({ values: joined, rows, columns: size });
    const growth = {
        ...{ columns: asColumns(columns), scores, classes, random, sums, leaf: 1 },
        ...{ columnsTried: size, cuts: CUTS, prior: 0 },
    };
    for (let tree = 0; tree < TREES; tree += 1) {
        const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(growth.columns, kindOf(growth), everyone.subarray(0, count), everyone.subarray(count));
    }
    return sums.slice(count * classes).map((sum) => sum / TREES);
}
/** @param matrix in which each column is a row */
function asColumns({ values, rows, columns }) {
    return { values, rows: columns, columns: rows };
}
/** The share of the rows that a tree out of the bag learns. */
const IN_BAG = 0.632;
/** The share of the columns that each cut tries. */
const TRIED = 1 / 3;
/**
 * Guesses the values of rows by trees that did not learn them (out of the bag): extremely randomized regression trees, each on
 * random 63 % of the rows.
 * @param values one for each row
 */
function outOfBagValues(rows, values, options) {
    return outOfBag(rows, { scores: values, classes: 1 }, options, false);
}
/**
 * Guesses the class of rows in the same way: for each row a share for each class. Rows that are never learned are guessed by as
 * many trees as the others, so that both are guessed equally well.
 */
function outOfBagShares(rows, labels, classes, options) {
    const scores = new Float32Array(rows.rows * classes);
    labels.forEach((label, row) => (scores[row * classes + label] = 1));
    return outOfBag(rows, { scores, classes }, options, true);
}
function outOfBag(matrix, { scores, classes }, { leaf, use, random }, isSparing) {
    const { rows } = matrix;
    const sums = new Float32Array(rows * classes);
    const counts = new Float64Array(rows);
    const columnsTried = Math.max(1, Math.round(TRIED * matrix.columns));
    const columns = asColumns((0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix));
    const kind = kindOf({ columns, scores, classes, random, sums, leaf, columnsTried, cuts: CUTS, prior: 0 });
    const learned = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] !== 0);
    const others = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] === 0);
    const inBag = Math.ceil(IN_BAG * learned.length);
    for (let tree = 0; tree < TREES; tree += 1) {
        const order = random.shuffle(learned);
        const guessed = isSparing ? others.filter(() => random.uniform() > IN_BAG) : others;
        const asked = Int32Array.from([...order.subarray(inBag), ...guessed]);
        for (const row of asked)
            counts[row] = (counts[row] ?? 0) + 1;
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(columns, kind, order.slice(0, inBag), asked);
    }
    return Float64Array.from(sums, (sum, index) => sum / Math.max(1, counts[Math.floor(index / classes)] ?? 0));
}
/**
 * Guesses the share of 1 among the labels of rows, by trees with the best of some random cuts by Gini's impurity. Laplace's rule keeps
 * leaves of few rows from being certain.
 * @param labels 0 or 1 for each row
 */
function outOfBagScores(matrix, labels, { trees, leaf, random }) {
    const { rows } = matrix;
    const [sums, counts] = [new Float64Array(rows), new Float64Array(rows)];
    const columns = asColumns((0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix));
    const columnsTried = Math.max(1, Math.round(Math.sqrt(columns.columns)));
    const growth = { columns, scores: labels, classes: 1, random, sums, leaf, columnsTried };
    const kind = kindOf({ ...growth, cuts: 1, prior: 1 });
    const inBag = Math.round(IN_BAG * rows);
    for (let tree = 0; tree < trees; tree += 1) {
        const order = random.permutation(rows);
        for (const row of order.subarray(inBag))
            counts[row] = (counts[row] ?? 0) + 1;
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(columns, kind, order.subarray(0, inBag), order.subarray(inBag));
    }
    return sums.map((sum, row) => ((counts[row] ?? 0) > 0 ? sum / (counts[row] ?? 1) : 0.5));
}
/** How one tree grows; its guesses are added to `sums`. */
function kindOf(growth) {
    const { classes, scores, sums, leaf, prior } = growth;
    return {
        cut: (known) => (known.length <= leaf || isPure(growth, known) ? undefined : chooseCut(growth, known)),
        leaf: (known, asked) => {
            for (let name = 0; name < classes; name += 1) {
                let sum = prior;
                for (const row of known)
                    sum += scores[row * classes + name] ?? 0;
                const mean = sum / (known.length + 2 * prior);
                for (const row of asked)
                    sums[row * classes + name] = (sums[row * classes + name] ?? 0) + mean;
            }
        },
    };
}
function isPure({ scores, classes }, known) {
    const first = (known[0] ?? 0) * classes;
    return known.every((row) => {
        for (let name = 0; name < classes; name += 1) {
            if (scores[row * classes + name] !== scores[first + name])
                return false;
        }
        return true;
    });
}
/** The random cut after which the scores of both parts vary least. @returns undefined if all inputs are equal */
function chooseCut({ columns, scores, classes, random, columnsTried, cuts }, known) {
    let best;
    let most = -1;
    for (let place = 0; place < columnsTried; place += 1) {
        const column = columnsTried === columns.columns ? place : random.integer(columns.columns);
        for (let attempt = 0; attempt < cuts; attempt += 1) {
            const cut = (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .randomCut */ .qX)(columns, known, column, random);
            if (cut === undefined)
                break;
            const worth = (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .worthOf */ .g4)(columns, cut, known, { scores, size: classes });
            if (worth > most)
                [best, most] = [cut, worth];
        }
    }
    return best;
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ fitRidge),
/* harmony export */   r: () => (/* binding */ predictRidge)
/* harmony export */ });
/* harmony import */ var _cholesky_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1926);

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
            addTo(gram.subarray(column * size, (column + 1) * size), value, row);
            addTo(right.subarray(column * outputs, (column + 1) * outputs), value, answer);
        }
    }
    const diagonal = Array.from({ length: inputs }, (_unused, column) => column * (size + 1));
    const trace = diagonal.reduce((sum, at) => sum + (gram[at] ?? 0), 0);
    for (const at of diagonal)
        gram[at] = (gram[at] ?? 0) + (penalty * trace) / inputs + 1e-12;
    return { inputs, outputs, weights: (0,_cholesky_js__WEBPACK_IMPORTED_MODULE_0__/* .solveCholesky */ .ac)(gram, size, right, outputs) };
}
function addTo(sums, factor, values) {
    for (let index = 0; index < sums.length; index += 1) {
        sums[index] = (sums[index] ?? 0) + factor * (values[index] ?? 0);
    }
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

/***/ 4991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ growTree),
/* harmony export */   g4: () => (/* binding */ worthOf),
/* harmony export */   qX: () => (/* binding */ randomCut)
/* harmony export */ });
/**
 * Grows one tree, and sends the rows to guess down while it grows, so that no tree is kept. It moves rows within both lists.
 * @param known the rows that are learned
 * @param asked the rows to guess: branches without any of them are not grown
 */
function growTree(columns, kind, known, asked, depth = 0) {
    if (asked.length === 0)
        return;
    const cut = kind.cut(known, depth);
    if (cut === undefined) {
        kind.leaf(known, asked, depth);
        return;
    }
    const [lowKnown, lowAsked] = [partition(columns, known, cut), partition(columns, asked, cut)];
    growTree(columns, kind, known.subarray(0, lowKnown), asked.subarray(0, lowAsked), depth + 1);
    growTree(columns, kind, known.subarray(lowKnown), asked.subarray(lowAsked), depth + 1);
}
/** Moves the rows at or below the cut to the front, and returns how many they are. */
function partition({ values, rows }, order, { column, value }) {
    let front = 0;
    for (let place = 0; place < order.length; place += 1) {
        const row = order[place] ?? 0;
        if ((values[column * rows + row] ?? 0) > value)
            continue;
        order[place] = order[front] ?? 0;
        order[front] = row;
        front += 1;
    }
    return front;
}
/** A random value within the range of a column. @returns undefined if all rows have the same value */
function randomCut({ values, rows }, known, column, random) {
    let [low, high] = [Infinity, -Infinity];
    for (const row of known) {
        const value = values[column * rows + row] ?? 0;
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return high > low ? { column, value: low + (high - low) * random.uniform() } : undefined;
}
/**
 * Says how much a cut tells about scores: the squared sums of both parts over their sizes. The greater, the less the scores vary
 * within them.
 * @param scores `size` for each row
 * @returns -1 if one part is empty
 */
function worthOf({ values, rows }, { column, value }, known, { scores, size }) {
    const sums = new Float64Array(2 * size);
    let lower = 0;
    for (const row of known) {
        const isLow = (values[column * rows + row] ?? 0) <= value;
        if (isLow)
            lower += 1;
        const start = isLow ? 0 : size;
        for (let at = 0; at < size; at += 1) {
            sums[start + at] = (sums[start + at] ?? 0) + (scores[row * size + at] ?? 0);
        }
    }
    if (lower === 0 || lower === known.length)
        return -1;
    let worth = 0;
    for (let at = 0; at < size; at += 1) {
        worth += (sums[at] ?? 0) ** 2 / lower;
        worth += (sums[size + at] ?? 0) ** 2 / (known.length - lower);
    }
    return worth;
}


/***/ })

};
