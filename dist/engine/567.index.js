export const id = 567;
export const ids = [567];
export const modules = {

/***/ 2546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AttackSpace)
/* harmony export */ });
/** What a missing number is in the unit box: no number that an attack comes to. */
const MISSING = Math.fround(-0.123_456);
/** What a whole number may lack of its step by rounding. */
const WHOLE_ROUNDING = 1e-4;
/** Larger tables are not remembered: a number of theirs may come back rounded. */
const MOST_OWN = 2 ** 22;
/**
 * The space in which attacks move: every number of an input runs from 0 (its lower bound) to 1 (its upper bound), so that one eps
 * fits all columns of a table. Fixed columns, columns of text and missing numbers stay as they are, and columns of whole numbers
 * take only such.
 */
class AttackSpace {
    size;
    /** True if some numbers of an input may not be changed. */
    holds;
    /** True if it has columns of text or missing numbers, whose numbers stand for something else. */
    hasGaps;
    /** The columns of text, whose numbers are codes. */
    #texts;
    /** All columns that no attack may change, those of text among them. */
    #held;
    #isWhole;
    /** For each column the numbers of inputs that rounding would make others on their way back, by their place in the unit box. */
    #own = new Map();
    #low;
    #range;
    #categories;
    constructor(inputs) {
        const { low, high, shape, categories, texts } = inputs;
        this.size = shape.reduce((product, axis) => product * axis, 1);
        this.#texts = [...(texts?.keys() ?? [])];
        this.#held = [...new Set([...this.#texts, ...(inputs.fixed ?? [])])];
        this.#isWhole = new Set([...(inputs.whole ?? [])].filter((column) => !this.#held.includes(column)));
        this.hasGaps = this.#texts.length > 0 || inputs.values?.some(Number.isNaN) === true;
        this.holds = this.hasGaps || this.#held.length > 0;
        const every = (bounds) => bounds.length === this.size ? bounds : new Float32Array(this.size).fill(bounds[0] ?? 0);
        this.#low = every(low);
        this.#range = every(high).map((value, index) => Math.max(0, value - (this.#low[index] ?? 0)));
        const codes = [...(texts ?? [])].map(([column, words]) => [column, codesOf(words.size)]);
        this.#categories = [...new Map([...(categories ?? []), ...codes])].map(([column, values]) => [
            column,
            values.map((value) => this.#toUnit(value, column)).sort(),
        ]);
        this.#own = this.#ownNumbers(inputs);
    }
    /** False if some columns take only certain values. */
    get isContinuous() {
        return this.#categories.length === 0 && this.#held.length === 0 && this.#isWhole.size === 0;
    }
    /** Brings inputs of the model into the unit box. What lies outside the bounds is brought to them. */
    fromModel(values) {
        return values.map((value, index) => this.#toUnit(value, index % this.size));
    }
    /** Brings points of the unit box to the units of the model. */
    toModel(points) {
        const values = new Float32Array(points.length);
        for (let start = 0; start < points.length; start += this.size) {
            for (let column = 0; column < this.size; column += 1) {
                const point = points[start + column] ?? 0;
                values[start + column] = point === MISSING ? Number.NaN : this.#fromUnit(point, column);
            }
            for (const column of this.#texts)
                values[start + column] = Math.round(values[start + column] ?? 0);
        }
        return values;
    }
    /**
     * Gives a point the numbers of its origin that no attack may change, in place: fixed columns, codes of text, and what is missing.
     * Whole numbers are rounded towards those of the origin.
     */
    hold(point, origin) {
        this.#holdWhole(point, origin);
        if (!this.holds)
            return;
        for (const column of this.#held)
            point[column] = origin[column] ?? 0;
        for (let column = 0; column < this.size; column += 1) {
            if (origin[column] === MISSING)
                point[column] = MISSING;
            else if (point[column] === MISSING)
                point[column] = origin[column] ?? 0;
        }
    }
    /** Makes a direction 0 in all numbers that no attack may change, in place. */
    still(direction, origin) {
        if (!this.holds)
            return;
        for (const column of this.#held)
            direction[column] = 0;
        for (let column = 0; column < this.size; column += 1) {
            if (origin[column] === MISSING)
                direction[column] = 0;
        }
    }
    /** Points without what no attack may change, for distances between them. */
    free(points) {
        if (!this.holds)
            return points;
        const free = points.map((value) => (value === MISSING ? 0 : value));
        for (const column of this.#held) {
            for (let index = column; index < free.length; index += this.size)
                free[index] = 0;
        }
        return free;
    }
    /** Points as rows of a table again, but with numbers from 0 to 1: NaN where one is missing, and codes of text. */
    readable(points) {
        const values = points.map((value) => (value === MISSING ? Number.NaN : value));
        for (const column of this.#texts) {
            const [low, range] = [this.#low[column] ?? 0, this.#range[column] ?? 0];
            for (let index = column; index < values.length; index += this.size) {
                values[index] = Math.round(low + (values[index] ?? 0) * range);
            }
        }
        return values;
    }
    /** The numbers that mixing two points must take from one of them: codes of text, and what is missing in one. */
    isWhole(column, a, b) {
        return this.holds && (a === MISSING || b === MISSING || this.#texts.includes(column));
    }
    /** Moves points to where an input can be, in place: inside the unit box, and to the nearest value of a categorical column. */
    snap(points) {
        for (let index = 0; index < points.length; index += 1) {
            const value = points[index] ?? 0;
            if (value === MISSING)
                continue;
            if (!(value >= 0))
                points[index] = 0;
            else if (value > 1)
                points[index] = 1;
        }
        for (const [column, values] of this.#categories) {
            for (let index = column; index < points.length; index += this.size) {
                points[index] = nearest(values, points[index] ?? 0);
            }
        }
        return points;
    }
    #holdWhole(point, origin) {
        for (const column of this.#isWhole) {
            const [own = 0, wanted = 0] = [origin[column], point[column]];
            if (own === MISSING || wanted === MISSING)
                continue;
            const from = this.#fromUnit(own, column);
            const moved = (this.#low[column] ?? 0) + wanted * (this.#range[column] ?? 0) - from;
            const steps = Math.trunc(moved + Math.sign(moved) * WHOLE_ROUNDING);
            point[column] = steps === 0 ? own : this.#toUnit(from + steps, column);
        }
    }
    /** Pictures have so many numbers that rounding is left as it is; no table has columns by which a pixel's rounding matters. */
    #ownNumbers({ values, shape }) {
        const own = new Map();
        if (values === undefined || shape.length !== 1 || values.length > MOST_OWN)
            return own;
        for (const [index, value] of values.entries()) {
            const column = index % this.size;
            const point = Math.fround(this.#toUnit(value, column));
            if (point === MISSING || Math.fround(this.#fromUnit(point, column)) === value)
                continue;
            // What lies outside the bounds is brought to them.
            if (value < (this.#low[column] ?? 0) || value > (this.#low[column] ?? 0) + (this.#range[column] ?? 0)) {
                continue;
            }
            const known = own.get(column) ?? new Map();
            own.set(column, known);
            if (!known.has(point))
                known.set(point, value);
        }
        return own;
    }
    #fromUnit(point, column) {
        const own = this.#own.get(column)?.get(point);
        if (own !== undefined)
            return own;
        const value = (this.#low[column] ?? 0) + point * (this.#range[column] ?? 0);
        return this.#isWhole.has(column) ? Math.round(value) : value;
    }
    #toUnit(value, column) {
        if (Number.isNaN(value))
            return MISSING;
        const range = this.#range[column] ?? 0;
        if (range === 0)
            return 0;
        return Math.min(1, Math.max(0, (value - (this.#low[column] ?? 0)) / range));
    }
}
function codesOf(count) {
    return Float32Array.from({ length: count }, (_unused, code) => code);
}
function nearest(values, wanted) {
    let best = values[0] ?? wanted;
    for (const value of values)
        if (Math.abs(value - wanted) < Math.abs(best - wanted))
            best = value;
    return best;
}


/***/ }),

/***/ 1567:
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
;// CONCATENATED MODULE: ./src/attacks/extraction/made-rows.ts

/** The noise of a row, as a share of the standard deviation of each column. */
const NOISE = 0.5;
/**
 * Makes rows for questions beyond the data, in the unit box: in turns a row with columns of another one, and a row with noise. Both vary
 * as much as the data; points between two rows would lie nearer to its middle.
 */
function makeRows(source, count, random) {
    const { points, rows, size, space } = source;
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const spread = spreadOf(source);
    const drawn = () => (0,vectors/* rowOf */.OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,vectors/* rowOf */.OB)(made, index, size);
        out.set(drawn());
        if (index % 2 === 0) {
            const other = drawn();
            for (let column = 0; column < size; column += 1) {
                if (random.uniform() < 0.5)
                    out[column] = other[column] ?? 0;
            }
            continue;
        }
        random.fillNormals(noise);
        for (let column = 0; column < size; column += 1) {
            const own = out[column] ?? 0;
            if (space?.isWhole(column, own, own) === true)
                continue;
            out[column] = own + NOISE * (spread[column] ?? 0) * (noise[column] ?? 0);
        }
    }
    return made;
}
/** The standard deviation of each column, without what is missing. */
function spreadOf({ points, rows, size, space }) {
    return Float64Array.from({ length: size }, (_unused, column) => {
        const values = Array.from(rows, (row) => points[row * size + column] ?? 0).filter((value) => space?.isWhole(column, value, value) !== true);
        const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
        return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
    });
}

// EXTERNAL MODULE: ./src/engine/substitute/lens.ts
var lens = __webpack_require__(9007);
// EXTERNAL MODULE: ./src/engine/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(8214);
// EXTERNAL MODULE: ./src/engine/statistics/regression-forest.ts
var regression_forest = __webpack_require__(1149);
// EXTERNAL MODULE: ./src/engine/statistics/ridge.ts
var ridge = __webpack_require__(3948);
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
 * perceptrons on what the linear model leaves, or the mean of those and the forest. A quarter of the answers chooses among them.
 * @param isThorough true if large perceptrons are trained, too
 */
async function copyValues(plan, known, asked, isThorough) {
    const kept = known.count - Math.round(VALIDATION * known.count);
    const train = part(known, 0, kept, plan.size);
    const check = part(known, kept, known.count, plan.size);
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
    const best = tried[errors.indexOf(Math.min(...errors))];
    const guesses = [];
    for (const guesser of best?.guessers ?? [linear])
        guesses.push(await guesser(known, asked));
    return meanOf(guesses);
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
    const { pool, held } = (0,split/* splitRows */.a)(points, data.count, space.size, random);
    (0,earned/* requireHeld */.lb)(held.length, 'different rows', descriptor/* CLASSIFIER_HELD_SHARE */.CT);
    const total = Math.min(budget.maxQueries, MOST_QUERIES);
    const fromData = Math.min(total, pool.length);
    const made = makeRows({ points, rows: pool, size: space.size, space }, total - fromData, random);
    const questions = new Float32Array(total * space.size);
    questions.set((0,vectors/* takeRows */.LY)(points, pool.subarray(0, fromData), space.size));
    questions.set(space.snap(made), fromData * space.size);
    budget.progress(0.05, `asking ${String(total)} questions`);
    const known = await answered(victim, space, questions, total);
    const measured = await answered(victim, space, (0,vectors/* takeRows */.LY)(points, held, space.size), held.length);
    const plan = { runtime, size: space.size, seed: budget.seed, going: () => budget.timeLeftMs() > 0 };
    const { curve, score } = await followQuestions(plan, known, measured, budget);
    budget.progress(1, 'Extraction is done');
    return {
        score,
        ...{ bound: 'lower', access: 'black-box' },
        cutShort: !plan.going() || curve.at(-1)?.[0] !== total,
        ...(0,earned/* unearnedCopy */.WQ)({ victim, data, randomness, asked: total, reached: score, constant: 0 }),
        meaning: score.value === 0
            ? `After ${String(total)} questions, a copy is no nearer to the model's values than their mean is.`
            : `After ${String(total)} questions, a copy explains ${(100 * score.value).toPrecision(3)} % of the variance of the model's values for unseen rows.`,
        limits: [
            ...(0,free_text/* freeTextWords */.zP)(data),
            'A copy of another kind, or with more questions, may be nearer.',
            'Questions are rows of the data and rows made of them; whoever has other rows may learn more or less.',
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
                title: 'Score against questions',
                xLabel: 'questions',
                yLabel: 'skill of the copy over the mean of the answers',
                series: [{ name: 'copy', points: curve }],
                isScore: true,
            },
        ],
        defences: [],
    };
}
async function answered(victim, space, points, count) {
    return { points, values: await victim.ask(space.toModel(points), count), count };
}
/** Trains copies on more and more answers, until all are used or the time is up. */
async function followQuestions(plan, known, held, budget) {
    const curve = [];
    let score = { value: 0, low: 0, high: 1 };
    for (const count of [...CHECKPOINTS.filter((one) => one < known.count), known.count]) {
        if (!plan.going())
            break;
        budget.progress(0.2 + (0.8 * count) / known.count, `training a copy on ${String(count)} answers`);
        const first = {
            points: known.points.subarray(0, count * plan.size),
            values: known.values.subarray(0, count),
            count,
        };
        score = skillOf(await copyValues(plan, first, held.points, count === known.count && count >= LEAST_THOROUGH), held.values, budget.seed);
        curve.push([count, score.value]);
    }
    return { curve, score };
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

/***/ 9790:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ FORECASTER_HELD_SHARE),
/* harmony export */   CT: () => (/* binding */ CLASSIFIER_HELD_SHARE),
/* harmony export */   K8: () => (/* binding */ FORECASTER_VERSION),
/* harmony export */   cf: () => (/* binding */ VALUES_VERSION),
/* harmony export */   fI: () => (/* binding */ CLASSIFIER_VERSION)
/* harmony export */ });
/* unused harmony export extraction */
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5248);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6933);


/** The versions of the methods: for classifiers, for regressions, and for forecasters. */
const CLASSIFIER_VERSION = 3;
const VALUES_VERSION = 2;
const FORECASTER_VERSION = 2;
/** The shares of the data that only measure the copy. */
const CLASSIFIER_HELD_SHARE = 0.5;
const FORECASTER_HELD_SHARE = 0.4;
const CLASSIFIER_CODE = { file: 'attack-by-extraction.ts', run: 'attackByExtraction' };
const extraction = {
    place: 1,
    rank: 3,
    tasks: [
        {
            task: 'image-classification',
            method: CLASSIFIER_VERSION,
            code: CLASSIFIER_CODE,
            fields: [
                'attack_type',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_attack_queries',
                'number_of_classes',
                'use_model_api',
                'vulnerability_threshold',
                'color_space',
            ],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .PICTURE_SLOTS */ .VD,
        },
        {
            task: 'tabular-classification',
            method: CLASSIFIER_VERSION,
            code: CLASSIFIER_CODE,
            fields: [
                'attack_type',
                'categorical_columns_info',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'is_category_columns',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_attack_queries',
                'number_of_classes',
                'use_model_api',
                'vulnerability_threshold',
            ],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .TABLE_SLOTS */ .Vu,
        },
        {
            task: 'tabular-regression',
            method: VALUES_VERSION,
            code: { file: 'attack-values-by-extraction.ts', run: 'attackValuesByExtraction' },
            isLocalOnly: true,
            fields: [
                ..._descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORY_FIELDS */ .JZ,
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_attack_queries',
                'use_model_api',
            ],
            usualSlots: ['data', 'model'],
        },
        {
            task: 'time-series-forecasting',
            method: FORECASTER_VERSION,
            code: { file: 'attack-forecast-by-extraction.ts', run: 'attackForecastByExtraction' },
            fields: [
                'attack_type',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'number_of_attack_queries',
                'use_model_api',
                'vulnerability_threshold',
            ],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .TABLE_SLOTS */ .Vu,
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: false,
    settings: [],
    proposal: {
        with: [],
        inputs: {
            'image-classification': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / CLASSIFIER_HELD_SHARE,
            'tabular-classification': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / CLASSIFIER_HELD_SHARE,
            'tabular-regression': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / CLASSIFIER_HELD_SHARE,
            'time-series-forecasting': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / FORECASTER_HELD_SHARE,
        },
        budget: [
            {
                ...{ key: 'number_of_attack_queries', value: 1000, least: _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.queries, full: 2000 },
                unseen: 'a copy that needs more questions is not seen',
            },
        ],
    },
    threshold: {
        value: 0.9,
        why: "OWASP's AI Testing Guide (AITG-APP-09) calls a model vulnerable if a copy agrees with it above 90 %; for forecasters, which it does not name, such a copy is ten times as near as a naive forecast, and for regressions as the mean of the answers",
    },
    paired: {
        level: 0.05,
        inputs: 'inputs that both copies were compared on',
        worse: 'were copied that were not before',
    },
    stages: 'defence',
    artifact: 'none',
    taxonomy: {
        atlas: { id: 'AML.T0024.002', name: 'Extract AI Model' },
        owasp: { id: 'ML05', name: 'Model Theft' },
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
        level: 'error',
        precision: 'high',
    },
    texts: {
        title: 'The model can be stolen through its predictions',
        summary: 'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
            'steal it, and use the copy to prepare other attacks unnoticed.',
        attack: 'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
            'needs neither the weights nor the training data.',
        actions: [
            'Return only the class, or a few rounded top scores, instead of all probabilities: every digit helps the attacker.',
            'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
                'space, and on inputs that differ from those of production.',
            _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_DEFENCE */ .N1,
            'Watermark the model, so that a copy can be recognized.',
            'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
            'Small models can nearly always be copied, however well they were trained. If you accept that, give the attack a ' +
                'threshold of your own in the config file, or a waiver with a reason.',
        ],
        narrowedBy: 'More inputs in data',
    },
};


/***/ }),

/***/ 3684:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ unearnedCopy),
/* harmony export */   lb: () => (/* binding */ requireHeld),
/* harmony export */   sV: () => (/* binding */ unearnedBy)
/* harmony export */ });
/* harmony import */ var _engine_dataset_free_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8727);
/* harmony import */ var _engine_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5206);
/* harmony import */ var _engine_victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7162);
/* harmony import */ var _engine_victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9757);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6933);





/**
 * Refuses to measure a copy on too few inputs.
 * @param held the inputs that only measure
 * @param things what they are: `different inputs`
 * @param share the share of the data that is held out to measure
 * @throws NotTestable that says how many inputs are needed
 */
function requireHeld(held, things, share) {
    if (held >= _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared)
        return;
    throw new _engine_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .NotTestable */ .S(`A copy would be compared with the model on only ${String(held)} ${things}: ${String(100 * share)} % of those in data. ` +
        `At least ${String(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared)} are needed: give at least ${String(Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared / share))} in data.`);
}
/** Says why a copy that failed proves nothing, if it learnt from too few answers. */
function unearnedBy(asked, victim) {
    const least = victim instanceof _engine_victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__/* .EndpointVictim */ .K || victim instanceof _engine_victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__/* .PythonVictim */ .t
        ? _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.endpointQueries
        : _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.queries;
    if (asked >= least)
        return {};
    return {
        unearned: `The copy learnt from only ${asked === 1 ? '1 question' : `${String(asked)} questions`}. A model passes if it withstands at least ${String(least)}: ` +
            `set number_of_attack_queries to ${String(least)} or more.`,
    };
}
/** A copy that is at most this much better than a constant may be so by chance. */
const MARGIN = 0.05;
/**
 * Says why a copy that failed proves nothing: it learnt from too few answers, or nothing of them, as if it had not attacked. The
 * answers of a random model may hold nothing to learn.
 */
function unearnedCopy(attempt) {
    const { asked, victim, randomness, reached, constant } = attempt;
    const few = unearnedBy(asked, victim);
    if (few.unearned !== undefined || randomness !== undefined || reached === undefined)
        return few;
    const hasLearnt = reached.low > constant || reached.value > constant + MARGIN;
    return hasLearnt ? {} : { unearned: learntNothing(attempt) };
}
function learntNothing({ asked, data }) {
    const advice = (0,_engine_dataset_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .freeTextColumns */ .XU)(data).size > 0
        ? `Copies do not read free text, by which the model seems to decide. ${_engine_dataset_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .FREE_TEXT_ADVICE */ .Y5}`
        : 'Raise number_of_attack_queries, or give more inputs that the model tells apart. If that does not help, this tool cannot copy ' +
            'such a model: remove the attack.';
    return (`After ${String(asked)} questions, a copy is no better than one answer for everything. It learnt nothing, so its failure says ` +
        `nothing about the model. ${advice}`);
}


/***/ }),

/***/ 9867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ splitRows)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _engine_vectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7754);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9790);



/** More inputs than these make the fidelity hardly more exact: its interval is then below \u00b1.03. */
const MOST_HELD = 1_000;
/**
 * Splits inputs at random: half of them, at most 1,000, are held out. Equal inputs count once, so that none is on both sides.
 */
function splitRows(points, count, size, random) {
    const seen = new Set();
    const rows = random.permutation(count).filter((row) => {
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update((0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, row, size))
            .digest('base64');
        return !seen.has(key) && seen.add(key).size > 0;
    });
    const held = Math.min(MOST_HELD, Math.ceil(_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CLASSIFIER_HELD_SHARE */ .CT * rows.length));
    return { held: rows.slice(0, held), pool: rows.slice(held) };
}


/***/ }),

/***/ 1149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ outOfBagValues),
/* harmony export */   de: () => (/* binding */ forestGuesses),
/* harmony export */   mm: () => (/* binding */ FOREST_ANSWERS)
/* harmony export */ });
const TREES = 60;
/** Cuts that are tried in each column. */
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
    const rows = asked.length / examples.size;
    const sums = new Float32Array(rows * examples.classes);
    const grown = { ...examples, asked, random, sums, leaf: 1, columnsTried: examples.size };
    for (let tree = 0; tree < TREES; tree += 1) {
        const all = Int32Array.from({ length: examples.count }, (_unused, row) => row);
        grow(grown, all, Int32Array.from({ length: rows }, (_unused, row) => row));
    }
    return grown.sums.map((sum) => sum / TREES);
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
function outOfBagValues({ values: inputs, rows, columns }, values, { leaf, use, random }) {
    const sums = new Float32Array(rows);
    const counts = new Float64Array(rows);
    const growth = {
        ...{ inputs, size: columns, scores: values, classes: 1, count: rows, asked: inputs, random, sums, leaf },
        columnsTried: Math.max(1, Math.round(TRIED * columns)),
    };
    const learned = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] !== 0);
    const others = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] === 0);
    const inBag = Math.ceil(IN_BAG * learned.length);
    for (let tree = 0; tree < TREES; tree += 1) {
        const order = random.shuffle(learned);
        const asked = Int32Array.from([...order.subarray(inBag), ...others]);
        for (const row of asked)
            counts[row] = (counts[row] ?? 0) + 1;
        grow(growth, order.slice(0, inBag), asked);
    }
    return Float64Array.from(sums, (sum, row) => sum / Math.max(1, counts[row] ?? 0));
}
function grow(growth, known, asked) {
    if (asked.length === 0)
        return;
    const { inputs, asked: questions, size, classes, scores, sums, leaf } = growth;
    const cut = known.length <= leaf || isPure(growth, known) ? undefined : chooseCut(growth, known);
    if (cut === undefined) {
        for (let name = 0; name < classes; name += 1) {
            let sum = 0;
            for (const row of known)
                sum += scores[row * classes + name] ?? 0;
            for (const row of asked) {
                sums[row * classes + name] = (sums[row * classes + name] ?? 0) + sum / known.length;
            }
        }
        return;
    }
    const { column, value } = cut;
    const isLow = (from, row) => (from[row * size + column] ?? 0) <= value;
    const [low, high] = [known.filter((row) => isLow(inputs, row)), known.filter((row) => !isLow(inputs, row))];
    grow(growth, low, asked.filter((row) => isLow(questions, row)));
    grow(growth, high, asked.filter((row) => !isLow(questions, row)));
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
function chooseCut(growth, known) {
    const { inputs, size, random, columnsTried } = growth;
    let best;
    let most = -1;
    for (let place = 0; place < columnsTried; place += 1) {
        const column = columnsTried === size ? place : random.integer(size);
        let [low, high] = [Infinity, -Infinity];
        for (const row of known) {
            const value = inputs[row * size + column] ?? 0;
            if (value < low)
                low = value;
            if (value > high)
                high = value;
        }
        for (let attempt = 0; attempt < CUTS && high > low; attempt += 1) {
            const cut = { column, value: low + (high - low) * random.uniform() };
            const worth = worthOf(growth, known, cut);
            if (worth > most)
                [best, most] = [cut, worth];
        }
    }
    return best;
}
/** The squared sums of both parts over their sizes: the greater, the less the scores vary within them. */
function worthOf({ inputs, scores, size, classes }, known, { column, value }) {
    const sums = new Float64Array(2 * classes);
    let lower = 0;
    for (const row of known) {
        const isLow = (inputs[row * size + column] ?? 0) <= value;
        if (isLow)
            lower += 1;
        const start = isLow ? 0 : classes;
        for (let name = 0; name < classes; name += 1) {
            sums[start + name] = (sums[start + name] ?? 0) + (scores[row * classes + name] ?? 0);
        }
    }
    if (lower === 0 || lower === known.length)
        return -1;
    let worth = 0;
    for (let name = 0; name < classes; name += 1) {
        worth += (sums[name] ?? 0) ** 2 / lower;
        worth += (sums[classes + name] ?? 0) ** 2 / (known.length - lower);
    }
    return worth;
}


/***/ }),

/***/ 3948:
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
