export const id = 569;
export const ids = [569];
export const modules = {

/***/ 6051:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AttackSpace)
/* harmony export */ });
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5036);

/** What a missing number is in the unit box: no number that an attack comes to. */
const MISSING = Math.fround(-0.123_456);
/** What a whole number may lack of its step by rounding: at least, at most, and of the range of its column, which 32 bits divide. */
const [LEAST_LACK, MOST_LACK, LACK_SHARE] = [1e-4, 0.4, 2 ** -22];
/** Keeps a change within eps when 32-bit numbers are rounded. */
const ROUNDING = 1e-6;
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
    #reach;
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
    /** True if some columns take whole numbers only, so that attacks round what they change. */
    get rounds() {
        return this.#isWhole.size > 0;
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
    /** How far each number may move within eps, in the unit box: whole numbers by whole steps, fixed columns not at all. */
    radii(eps) {
        if (this.#reach?.eps === eps)
            return this.#reach.radii;
        const radii = new Float64Array(this.size).fill(Math.max(0, eps - ROUNDING));
        for (const column of this.#isWhole) {
            const range = this.#range[column] ?? 0;
            radii[column] = range > 0 ? (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsWithin */ .zi)(eps, range) / range : 0;
        }
        for (const column of this.#held)
            radii[column] = 0;
        this.#reach = { eps, radii };
        return radii;
    }
    /** How far two points are apart. Whole numbers are compared in steps, which no rounding makes longer. */
    distance(a, b) {
        if (this.#isWhole.size === 0)
            return (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(a, b);
        const change = Float64Array.from(a, (value, column) => (b[column] ?? 0) - value);
        for (const column of this.#isWhole) {
            const range = this.#range[column] ?? 0;
            if (range > 0)
                change[column] = Math.round((change[column] ?? 0) * range) / range;
        }
        return (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(change, new Float64Array(this.size));
    }
    /** The nearest point to which an input within eps of its origin can be changed. */
    reach(wanted, origin, eps) {
        if (this.isContinuous)
            return wanted.slice();
        const radii = this.radii(eps);
        const point = this.snap(wanted.slice());
        for (const column of this.#isWhole) {
            const [own = 0, range = 0] = [origin[column], this.#range[column]];
            if (range === 0 || own === MISSING)
                continue;
            const steps = Math.round(((point[column] ?? 0) - own) * range);
            const most = Math.round((radii[column] ?? 0) * range);
            point[column] = own + Math.max(-most, Math.min(most, steps)) / range;
        }
        this.hold(point, origin);
        for (const [column] of this.#categories) {
            if (Math.abs((point[column] ?? 0) - (origin[column] ?? 0)) > eps)
                point[column] = origin[column] ?? 0;
        }
        return point;
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
            const range = this.#range[column] ?? 0;
            const lack = Math.min(MOST_LACK, Math.max(LEAST_LACK, LACK_SHARE * range));
            const from = this.#fromUnit(own, column);
            const moved = (this.#low[column] ?? 0) + wanted * range - from;
            const steps = Math.trunc(moved + Math.sign(moved) * lack);
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

/***/ 5036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ closestOnPlane),
/* harmony export */   Io: () => (/* binding */ distance),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   il: () => (/* binding */ EPS_ROUNDING),
/* harmony export */   v6: () => (/* binding */ SAME),
/* harmony export */   z0: () => (/* binding */ pointOnPath),
/* harmony export */   zi: () => (/* binding */ stepsWithin)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

const NEWTON_STEPS = 12;
/** Two inputs that differ by no more in any number are taken for the same, in the unit box. */
const SAME = 0.01;
/** What rounding may take from an eps, also that of a user to six digits. */
const EPS_ROUNDING = 1e-5;
/** The whole steps within eps of a column with this range: an eps of exactly k steps allows k, however it was rounded. */
function stepsWithin(eps, range) {
    return Math.floor(eps * range * (1 + EPS_ROUNDING));
}
/** How far apart two points are: by the number that differs most (the Linf norm). */
function distance(a, b) {
    let largest = 0;
    for (let index = 0; index < a.length; index += 1) {
        const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
        if (difference > largest)
            largest = difference;
    }
    return largest;
}
/** True if two points differ by at most so much in each number. */
function isWithin(a, b, limit) {
    for (let index = 0; index < a.length; index += 1) {
        if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > limit)
            return false;
    }
    return true;
}
function clip(value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}
/**
 * Writes the point at distance `radius` from `origin` on the way to `target`, inside the unit box: on the straight line, with each
 * number of the change cut off at the radius. A radius beyond the target's distance goes on along the line.
 */
function pointOnPath(origin, target, radius, out) {
    const whole = distance(origin, target);
    const factor = whole === 0 ? 0 : Math.max(1, radius / whole);
    for (let index = 0; index < out.length; index += 1) {
        const start = origin[index] ?? 0;
        const change = ((target[index] ?? 0) - start) * factor;
        out[index] = clip(start + (change > radius ? radius : change < -radius ? -radius : change));
    }
}
/**
 * Writes the point of the unit box that is closest to `origin` among those with `normal` \u00b7 point = `level`. It moves from the origin
 * along the signs of the normal, held back by the box: the level rises along this way ever more slowly, so that Newton's method
 * reaches it from below. If the box ends before, the farthest point is written.
 */
function closestOnPlane(origin, normal, level, out) {
    out.set(origin);
    let step = 0;
    for (let turn = 0; turn < NEWTON_STEPS; turn += 1) {
        const missing = level - (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .dot */ .Om)(normal, out);
        const slope = freeSlope(normal, out);
        if (missing <= 1e-6 || slope <= 1e-12)
            return;
        step += missing / slope;
        for (let index = 0; index < out.length; index += 1) {
            out[index] = clip((origin[index] ?? 0) + step * Math.sign(normal[index] ?? 0));
        }
    }
}
/** How fast normal \u00b7 point grows: only numbers that can still move inside the box count. */
function freeSlope(normal, point) {
    let slope = 0;
    for (let index = 0; index < point.length; index += 1) {
        const along = normal[index] ?? 0;
        const at = point[index] ?? 0;
        if (along > 0 ? at < 1 : at > 0)
            slope += Math.abs(along);
    }
    return slope;
}


/***/ }),

/***/ 7569:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackValuesByExtraction: () => (/* binding */ attackValuesByExtraction)
});

// EXTERNAL MODULE: ./packages/engine/src/dataset/tables/free-text.ts
var free_text = __webpack_require__(8927);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/attacks/minimum.ts
var minimum = __webpack_require__(2);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(6051);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/earned.ts
var earned = __webpack_require__(3171);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/split.ts
var split = __webpack_require__(8854);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/made-rows.ts
var made_rows = __webpack_require__(3087);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/follow-copies.ts
var follow_copies = __webpack_require__(5595);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/naive-forecast.ts
var naive_forecast = __webpack_require__(1537);
// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/regression-forest.ts
var regression_forest = __webpack_require__(4817);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/ridge.ts
var ridge = __webpack_require__(5479);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/value-copy.ts






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
 * Returns what the best copy of a regression gives other rows: a linear model, a forest, perceptrons on what the linear model
 * leaves, or the mean of those and the forest. A quarter of the answers for rows of the data, the first ones, chooses.
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
/** The answers from one place to another. */
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
    return (0,regression_forest/* forestGuesses */.de)(examples, asked, new src_random/* Random */.o(seed));
}
async function deepGuesses(plan, { members, hidden, training }, known, asked) {
    const { runtime, seed, going } = plan;
    return (0,follow_copies/* withPerceptrons */.yE)(runtime, { members, hidden, answers: 1, seed, sharedScale: false }, { inputs: known.points, answers: known.values, count: known.count }, training, { known: linearGuesses(plan, known, known.points), asked: linearGuesses(plan, known, asked) }, { asked, going });
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/attack-values-by-extraction.ts











const METHOD = {
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
const LEAST_THOROUGH = minimum/* MINIMUM */.Nn.queries;
/**
 * Copies a regression by asking about rows of the data, and rows made of them. `budget.maxQueries` bounds the questions of the
 * attack; those about held-out rows come on top.
 * @throws NotTestable if too few rows are held out, or the model gives all of them the same value
 */
async function attackValuesByExtraction({ victim, randomness, data, runtime }, budget) {
    if (victim === undefined)
        throw new fault/* ArtifactFault */.RE('Extraction needs a model: give one.');
    const started = performance.now();
    const queriesBefore = victim.queries;
    const space = new attack_space/* AttackSpace */.X(data);
    const random = new src_random/* Random */.o(budget.seed);
    const points = space.snap(space.fromModel(data.values));
    const { pool, held } = (0,split/* splitRows */.a)(data, budget.seed);
    (0,earned/* requireHeld */.lb)(held.length, 'different rows', minimum/* HELD_SHARE */.s6.classifier);
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
    const { points: curve, score } = await (0,follow_copies/* followCopies */.h6)({ stages: stagesOf(total, fromData), fromData, budget }, (count, most) => {
        const isThorough = count >= LEAST_THOROUGH && (count === total || count === fromData);
        return copyValues(plan, part(known, 0, count, space.size), measured.points, {
            ...{ fromData, isThorough, most },
        });
    }, ({ guess }) => skillOf(guess, measured.values, budget.seed));
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
        evidence: [(0,follow_copies/* skillCurve */.X3)(curve, 'the mean of the answers')],
    };
}
async function answered(victim, space, points, count) {
    return { points, values: await victim.ask(space.toModel(points), count), count };
}
/** Of stages beyond the data, the last one takes the time of those near to it. */
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
        throw new fault/* NotTestable */.S1('The model gives all held-out rows the same value, so there is nothing to copy. Check that the data is scaled as in training.');
    }
    const errors = guess.map((value, row) => (value - (values[row] ?? 0)) ** 2);
    return (0,follow_copies/* skillOver */.KO)(spread, errors, seed);
}


/***/ }),

/***/ 3171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ unearnedCopy),
/* harmony export */   lb: () => (/* binding */ requireHeld),
/* harmony export */   sV: () => (/* binding */ unearnedBy),
/* harmony export */   wA: () => (/* binding */ unearnedByNoise)
/* harmony export */ });
/* harmony import */ var _dataset_tables_free_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8927);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3376);
/* harmony import */ var _victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5321);
/* harmony import */ var _victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(107);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2);





/**
 * Refuses to measure a copy on too few inputs.
 * @param held the inputs that only measure
 * @param share their share of the data
 * @throws NotTestable
 */
function requireHeld(held, things, share) {
    if (held >= _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.compared)
        return;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .NotTestable */ .S1(`A copy would be compared with the model on only ${String(held)} ${things}: ${String(100 * share)} % of those in data. ` +
        `At least ${String(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.compared)} are needed: give at least ${String(Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.compared / share))} in data.`);
}
/** Says why a copy that failed proves nothing, if it learnt from too few answers. */
function unearnedBy(asked, victim) {
    const least = victim instanceof _victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__/* .EndpointVictim */ .K || victim instanceof _victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__/* .PythonVictim */ .t
        ? _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.endpointQueries
        : _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.queries;
    if (asked >= least)
        return {};
    return {
        unearned: `The copy learnt from only ${asked === 1 ? '1 query' : `${String(asked)} queries`}. A model passes ` +
            `if it withstands at least ${String(least)}: set number_of_attack_queries to ${String(least)} or ` +
            'more.',
    };
}
/** A copy that is at most this much better than a constant may be so by chance. */
const MARGIN = 0.05;
/**
 * Says why a copy that failed proves nothing: it learnt from too few answers, or nothing of them. The answers of a random model may
 * hold nothing to learn: there its agreement with itself is the measure.
 */
function unearnedCopy(attempt) {
    const { asked, victim, randomness, reached, constant } = attempt;
    const few = unearnedBy(asked, victim);
    if (few.unearned !== undefined || reached === undefined)
        return few;
    if (randomness !== undefined)
        return unearnedByNoise(randomness, reached, victim);
    const hasLearnt = reached.low > constant || reached.value > constant + MARGIN;
    return hasLearnt ? {} : { unearned: learntNothing(attempt) };
}
/** A copy is compared with one answer to each input: even the model itself would not give the same again. */
function unearnedByNoise({ asked, changedClass }, reached, { answers }) {
    const itself = 1 - changedClass / Math.max(1, asked);
    if (answers !== 'values' && reached.value < itself - MARGIN)
        return {};
    const twice = answers === 'values'
        ? 'it gives other values when it is asked again'
        : `asked twice, it gives the same answer to ${String(asked - changedClass)} of ${String(asked)} inputs`;
    return {
        unearned: `The model is random: ${twice}. So a copy that is as good as the model itself would not score higher, and a low score proves nothing. ` +
            'Switch the randomness off (dropout, noise, sampling), or remove the attack.',
    };
}
function learntNothing({ asked, data }) {
    const advice = (0,_dataset_tables_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .freeTextColumns */ .XU)(data).size > 0
        ? `Copies do not read free text, and the model seems to decide by it. ${_dataset_tables_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .FREE_TEXT_ADVICE */ .Y5}`
        : 'Raise number_of_attack_queries, or give more inputs that the model tells apart. If that does not help, this tool cannot copy ' +
            'such a model: remove the attack.';
    return (`After ${String(asked)} queries, a copy is no better than always giving the same answer. It learnt ` +
        `nothing, so its failure says nothing about the model. ${advice}`);
}


/***/ }),

/***/ 5595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ skillOver),
/* harmony export */   X3: () => (/* binding */ skillCurve),
/* harmony export */   h6: () => (/* binding */ followCopies),
/* harmony export */   yE: () => (/* binding */ withPerceptrons)
/* harmony export */ });
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
/* harmony import */ var _substitute_substitute_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4799);


/**
 * Trains copies on more and more answers, until all are used or the time is up. One that learnt from made inputs takes the place of
 * the one before only if it is as near to the answers that choose.
 * @param stages the numbers of answers, in rising order
 * @param fromData so many of the first answers are for inputs of the data
 * @param train returns undefined if the error of the copy is above `most`
 */
async function followCopies({ stages, fromData, budget }, train, scoreOf) {
    const points = [];
    let score = { value: 0, low: 0, high: 1 };
    let best;
    for (const count of stages) {
        if (budget.timeLeftMs() <= 0)
            break;
        const done = count / (stages.at(-1) ?? count);
        budget.progress(0.3 + 0.7 * done, `training a copy on ${String(count)} answers`);
        best = (await train(count, count > fromData ? (best?.error ?? Infinity) : Infinity)) ?? best;
        if (best === undefined)
            break;
        score = scoreOf(best);
        points.push([count, score.value]);
    }
    return { points, score };
}
/** The score against the questions. @param over what the copy is compared with */
function skillCurve(points, over) {
    return {
        kind: 'curve',
        title: 'Score against queries',
        xLabel: 'queries',
        yLabel: `skill of the copy over ${over}`,
        series: [{ name: 'copy', points }],
        isScore: true,
    };
}
/** Returns what a linear model, and perceptrons that learn what it leaves, give together. */
async function withPerceptrons(runtime, plan, examples, training, linear, held) {
    const rest = examples.answers.map((answer, index) => answer - (linear.known[index] ?? 0));
    const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
    const answers = rest.map((value) => value / spread);
    const shape = { ...plan, loss: 'squared-error' };
    const more = await (0,_substitute_substitute_js__WEBPACK_IMPORTED_MODULE_1__/* .trainedAnswers */ .r)(runtime, shape, { ...examples, answers }, training, held);
    return linear.asked.map((value, index) => value + spread * (more[index] ?? 0));
}
const RESAMPLES = 400;
/**
 * How much smaller the errors of a copy are than those of a naive guess, as a share from 0 to 1, with a 95 % interval by a block
 * bootstrap.
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
    const random = new _random_js__WEBPACK_IMPORTED_MODULE_0__/* .Random */ .o(seed);
    const drawn = Array.from({ length: RESAMPLES }, () => {
        const starts = Array.from({ length: Math.ceil(count / block) }, () => random.integer(count - block + 1));
        return skillFrom(starts, block);
    }).toSorted((one, other) => one - other);
    const value = skillFrom([0], count);
    const [low = 0, high = 1] = [drawn[Math.floor(0.025 * RESAMPLES)], drawn[Math.ceil(0.975 * RESAMPLES) - 1]];
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
}


/***/ }),

/***/ 3087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ makeRows),
/* harmony export */   gT: () => (/* binding */ makePictures),
/* harmony export */   tI: () => (/* binding */ SMALL_NOISE)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

/** The noise of a row, as a share of the standard deviation of each column: as much as the data varies. */
const NOISE = 0.5;
/** The same if it is to stay near its row. */
const SMALL_NOISE = 0.15;
const PICTURE_NOISE = 0.08;
/**
 * Makes rows for questions beyond the data: in turns a row with columns of another one, and a row with noise. Both vary as much as
 * the data; points between two rows would lie nearer to its middle.
 */
function makeRows(source, count, random, share = NOISE) {
    const { points, rows, size, space } = source;
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const spread = spreadOf(source);
    const drawn = () => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(made, index, size);
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
            out[column] = own + share * (spread[column] ?? 0) * (noise[column] ?? 0);
        }
    }
    return made;
}
function spreadOf({ points, rows, size, space }) {
    return Float64Array.from({ length: size }, (_unused, column) => {
        const values = Array.from(rows, (row) => points[row * size + column] ?? 0).filter((value) => space?.isWhole(column, value, value) !== true);
        const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
        return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
    });
}
/** Makes pictures: points between two pictures, near the boundaries between classes, with some noise. */
function makePictures({ points, rows, size }, count, random) {
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const drawn = () => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(made, index, size);
        const share = random.uniform();
        random.fillNormals(noise);
        const [first, second] = [drawn(), drawn()];
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, share, first);
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, 1 - share, second);
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, PICTURE_NOISE * random.uniform(), noise);
    }
    return made;
}


/***/ }),

/***/ 1537:
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
 * Finds the season: the lag of the highest peak of the windows' mean autocorrelation, less a straight line. Undefined if there is
 * no clear peak.
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

/***/ 8854:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ splitRows)
/* harmony export */ });
/* harmony import */ var _draw_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9532);
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2819);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2);



/** More inputs than these make the fidelity hardly more exact: its interval is then below \u00b1.03. */
const MOST_HELD = 1_000;
/**
 * Holds out half of each class, at most 1,000 inputs together. Equal inputs count once, so that none is on both sides.
 * @param labels all rows are one class without them
 */
function splitRows(data, seed, labels = new Int32Array(data.count)) {
    const { keys, order } = (0,_draw_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .drawRows */ .W)(data, seed, { labels, each: _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__/* .EACH_CLASS */ .XA });
    const seen = new Set();
    const rows = order.filter((row) => {
        const key = keys[row] ?? 0;
        return !seen.has(key) && seen.add(key).size > 0;
    });
    const ofClass = Map.groupBy(rows, (row) => labels[row] ?? 0);
    const halves = [...ofClass.values()].flatMap((some) => some.slice(0, Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_1__/* .HELD_SHARE */ .s6.classifier * some.length)));
    const isHalf = new Set(halves);
    const most = Math.min(MOST_HELD, Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_1__/* .HELD_SHARE */ .s6.classifier * rows.length));
    const held = rows.filter((row) => isHalf.has(row)).slice(0, most);
    const isHeld = new Set(held);
    return { keys, held, pool: rows.filter((row) => !isHeld.has(row)) };
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

/***/ 8659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LY: () => (/* binding */ takeRows),
/* harmony export */   Nr: () => (/* binding */ centredOn),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   X: () => (/* binding */ columnMeans),
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

/***/ 4817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ outOfBagValues),
/* harmony export */   _: () => (/* binding */ outOfBagShares),
/* harmony export */   de: () => (/* binding */ forestGuesses),
/* harmony export */   mm: () => (/* binding */ FOREST_ANSWERS),
/* harmony export */   nq: () => (/* binding */ outOfBagScores)
/* harmony export */ });
/* harmony import */ var _multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
/* harmony import */ var _tree_grower_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);


const TREES = 60;
const CUTS = 2;
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
    const columns = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)({ values: joined, rows, columns: size });
    const growth = {
        ...{ columns, scores, classes, random, sums, leaf: 1 },
        ...{ columnsTried: size, cuts: CUTS, prior: 0 },
    };
    for (let tree = 0; tree < TREES; tree += 1) {
        const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(growth.columns, kindOf(growth), everyone.subarray(0, count), everyone.subarray(count));
    }
    return sums.slice(count * classes).map((sum) => sum / TREES);
}
/** The share of the rows that a tree out of the bag learns. */
const IN_BAG = 0.632;
/** The share of the columns that each cut tries. */
const TRIED = 1 / 3;
/** Guesses the values of rows by trees that did not learn them (out of the bag): extremely randomized trees, each on 63 % of the rows. */
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
    const columns = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix);
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
 * Guesses the share of 1 among labels of 0 and 1, by trees with the best of some random cuts by Gini's impurity. Laplace's rule keeps
 * leaves of few rows from being certain.
 */
function outOfBagScores(matrix, labels, { trees, leaf, random }) {
    const { rows } = matrix;
    const [sums, counts] = [new Float64Array(rows), new Float64Array(rows)];
    const columns = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix);
    const columnsTried = Math.max(1, Math.round(Math.sqrt(matrix.columns)));
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
        const column = columnsTried === columns.rows ? place : random.integer(columns.rows);
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

/***/ 3459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ growTree),
/* harmony export */   g4: () => (/* binding */ worthOf),
/* harmony export */   qX: () => (/* binding */ randomCut)
/* harmony export */ });
/**
 * Grows one tree, and sends the rows to guess down while it grows, so that no tree is kept, and branches without any are not grown.
 * It moves rows within both lists.
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
function partition({ values, columns: rows }, order, { column, value }) {
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
function randomCut({ values, columns: rows }, known, column, random) {
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
/** Says how much a cut tells about scores, `size` for each row: the squared sums of both parts over their sizes; -1 if one is empty. */
function worthOf({ values, columns: rows }, { column, value }, known, { scores, size }) {
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
