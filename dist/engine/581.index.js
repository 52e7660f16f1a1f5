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
// EXTERNAL MODULE: ./src/engine/substitute/lens.ts
var lens = __webpack_require__(9007);
// EXTERNAL MODULE: ./src/engine/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(8214);
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
        .map(({ guess }) => errorOf(guess, check.values))
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
function errorOf(guess, values) {
    return (guess.reduce((sum, value, row) => sum + (value - (values[row] ?? 0)) ** 2, 0) / Math.max(1, guess.length));
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
    const { size, runtime, seed, going } = plan;
    const own = linearGuesses(plan, known, known.points);
    const rest = known.values.map((value, row) => value - (own[row] ?? 0));
    const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
    const copy = await substitute/* Substitute */.V.create(runtime, {
        ...{ members, hidden, answers: 1, seed },
        ...{ loss: 'squared-error', sharedScale: false, lens: (0,lens/* makeLens */.F)(size, undefined) },
    }, known.points);
    try {
        const answers = rest.map((value) => value / spread);
        await copy.train({ inputs: known.points, answers, count: known.count }, training, going);
        const more = await copy.answer(asked, asked.length / size);
        return linearGuesses(plan, known, asked).map((value, row) => value + spread * (more[row] ?? 0));
    }
    finally {
        await copy.close();
    }
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
const RESAMPLES = 400;
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
    const made = (0,made_rows/* makeRows */.G)({ points, rows: pool, size: space.size, space }, total - fromData, random);
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
    const skill = (rows) => {
        let [own, all] = [0, 0];
        for (const row of rows) {
            own += errors[row] ?? 0;
            all += spread[row] ?? 0;
        }
        return all > 0 ? Math.max(0, 1 - own / all) : 0;
    };
    const random = new engine_random/* Random */.o(seed);
    const drawn = Array.from({ length: RESAMPLES }, () => skill(Array.from(values, () => random.integer(values.length)))).toSorted((one, other) => one - other);
    const value = skill(values.keys());
    const [low = 0, high = 1] = [drawn[Math.floor(0.025 * RESAMPLES)], drawn[Math.ceil(0.975 * RESAMPLES) - 1]];
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ fitRidge),
/* harmony export */   r: () => (/* binding */ predictRidge)
/* harmony export */ });
/**
 * Fits a linear model by least squares with a ridge penalty: solves (X\u1d40X + \u03bbI) w = X\u1d40y by Gaussian elimination with pivoting.
 * @param penalty \u03bb, as a share of the mean of the diagonal of X\u1d40X
 */
function fitRidge(X, Y, count, inputs, outputs, penalty) {
    const size = inputs + 1;
    const system = Array.from({ length: size }, () => new Float64Array(size + outputs));
    const row = new Float64Array(size + outputs);
    row[inputs] = 1;
    for (let index = 0; index < count; index += 1) {
        row.set(X.subarray(index * inputs, (index + 1) * inputs));
        row.set(Y.subarray(index * outputs, (index + 1) * outputs), size);
        for (const [column, equation] of system.entries())
            addRow(equation, row[column] ?? 0, row);
    }
    const trace = system.slice(0, inputs).reduce((sum, equation, column) => sum + (equation[column] ?? 0), 0);
    for (const [column, equation] of system.slice(0, inputs).entries()) {
        equation[column] = (equation[column] ?? 0) + (penalty * trace) / inputs + 1e-12;
    }
    eliminate(system);
    const weights = new Float64Array(size * outputs);
    for (const [column, equation] of system.entries())
        weights.set(equation.subarray(size), column * outputs);
    return { inputs, outputs, weights };
}
function addRow(to, factor, row) {
    for (let index = 0; index < to.length; index += 1) {
        to[index] = (to[index] ?? 0) + factor * (row[index] ?? 0);
    }
}
/** Brings the left part to the identity matrix, in place. */
function eliminate(system) {
    for (let pivot = 0; pivot < system.length; pivot += 1) {
        const best = indexOfLargest(system, pivot);
        const chosen = system[best];
        const replaced = system[pivot];
        if (chosen === undefined || replaced === undefined)
            continue;
        system[best] = replaced;
        system[pivot] = chosen;
        const head = chosen[pivot] ?? 0;
        // A column that says nothing gets weight 0.
        if (Math.abs(head) < 1e-14)
            continue;
        chosen.forEach((value, index) => {
            chosen[index] = value / head;
        });
        for (const equation of system)
            if (equation !== chosen)
                addRow(equation, -(equation[pivot] ?? 0), chosen);
    }
}
function indexOfLargest(system, pivot) {
    const size = (row) => Math.abs(system[row]?.[pivot] ?? 0);
    let best = pivot;
    for (let row = pivot + 1; row < system.length; row += 1)
        if (size(row) > size(best))
            best = row;
    return best;
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


/***/ })

};
