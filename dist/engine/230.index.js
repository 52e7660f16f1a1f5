export const id = 230;
export const ids = [230];
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

/***/ 8230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByExtraction: () => (/* binding */ attackByExtraction)
});

// EXTERNAL MODULE: ./src/engine/fault.ts
var fault = __webpack_require__(5206);
// EXTERNAL MODULE: ./src/attacks/extraction/descriptor.ts
var descriptor = __webpack_require__(9790);
// EXTERNAL MODULE: ./src/engine/dataset/free-text.ts
var free_text = __webpack_require__(8727);
// EXTERNAL MODULE: ./src/core/outcomes.ts
var core_outcomes = __webpack_require__(9570);
// EXTERNAL MODULE: ./src/engine/vectors.ts
var vectors = __webpack_require__(7754);
// EXTERNAL MODULE: ./src/engine/statistics/wilson.ts
var wilson = __webpack_require__(1466);
;// CONCATENATED MODULE: ./src/attacks/extraction/balance.ts


/**
 * An answer that fewer held-out inputs get is not compared by itself. With two answers, eight inputs of the rarer one carry as
 * much as 30 of a balanced set, however many the other ones are.
 */
const FEWEST = 8;
/**
 * Groups held-out inputs by the model's answers. Answers that fewer than eight inputs got form one group, in which each counts as
 * one answer; if even that has fewer than eight inputs, it is left out.
 */
function balanceByAnswer(classes) {
    const rowsOf = new Map();
    for (const [row, one] of classes.entries())
        rowsOf.set(one, [...(rowsOf.get(one) ?? []), row]);
    const all = [...rowsOf.values()];
    const rare = all.filter((rows) => rows.length < FEWEST);
    const rareRows = rare.flat();
    const groups = all.filter((rows) => rows.length >= FEWEST).map((rows) => ({ rows, answers: 1 }));
    if (rareRows.length >= FEWEST)
        groups.push({ rows: rareRows, answers: rare.length });
    const answers = groups.reduce((sum, group) => sum + group.answers, 0);
    const spread = groups.reduce((sum, group) => sum + group.answers ** 2 / group.rows.length, 0);
    return {
        ...{ groups, answers },
        size: spread === 0 ? 0 : answers ** 2 / spread,
        leftOut: rareRows.length >= FEWEST ? 0 : rareRows.length,
        commonest: Math.max(0, ...all.map((rows) => rows.length)) / Math.max(1, classes.length),
    };
}
/** @throws NotTestable if a copy that always names one class could not be told from a good one */
function requireSecondAnswer({ answers, commonest, leftOut }, held) {
    if (answers >= 2)
        return;
    const others = leftOut === 0
        ? `There is nothing to copy: the model gives all ${String(held)} held-out inputs the same class.`
        : `The model gives ${String(Math.round(commonest * held))} of ${String(held)} held-out inputs the same class. Only ` +
            `${String(leftOut)} got another one; to compare a copy on them, at least ${String(FEWEST)} are needed.`;
    throw new fault/* NotTestable */.S(`${others} Give more inputs to which the model gives another class, at least ${String(2 * FEWEST + 4)}: half of the ` +
        'data is held out. Check also that the data is scaled as in training (normalize_data).');
}
/**
 * Returns the mean agreement over answers, with Wilson's 95 % interval at Kish's effective sample size.
 * Sources: Kish, "Survey Sampling", 1965; Franco, Little, Louis, Slud, "Comparative study of confidence intervals for proportions
 * in complex sample surveys", Journal of Survey Statistics and Methodology 7, 2019. In simulations of 8 to 970 inputs an answer,
 * with agreements of .7 to .99, it held the truth in .89 to 1.0 of draws.
 * @param agrees says of a held-out input whether copy and model agree
 */
function balancedAgreement({ groups, answers, size }, agrees) {
    const sum = groups.reduce((total, { rows, answers: weight }) => total + (weight * rows.filter(agrees).length) / rows.length, 0);
    return (0,wilson/* wilson */.r)((sum / Math.max(1, answers)) * size, size);
}

// EXTERNAL MODULE: ./src/engine/random.ts
var engine_random = __webpack_require__(6027);
// EXTERNAL MODULE: ./src/engine/substitute/lens.ts
var substitute_lens = __webpack_require__(9007);
// EXTERNAL MODULE: ./src/engine/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(8214);
// EXTERNAL MODULE: ./src/engine/statistics/regression-forest.ts
var regression_forest = __webpack_require__(1149);
// EXTERNAL MODULE: ./src/engine/substitute/graph-runtime.ts
var graph_runtime = __webpack_require__(58);
// EXTERNAL MODULE: ./src/engine/substitute/onnx-writer.ts
var onnx_writer = __webpack_require__(3086);
// EXTERNAL MODULE: ./src/engine/substitute/scaling.ts
var substitute_scaling = __webpack_require__(4994);
// EXTERNAL MODULE: ./src/engine/statistics/cholesky.ts
var cholesky = __webpack_require__(1926);
;// CONCATENATED MODULE: ./src/attacks/extraction/targets.ts
/**
 * What a copy is made to foretell: the scores as they are, or their logarithms, which tell of many classes at once how near they are.
 * The number is the least score that counts: forests answer with zeros, softmax does not.
 */
const TARGETS = ['scores', 1e-2, 1e-7];
/** Returns the targets of answers, as deviations from the mean of each answer. */
function targetsOf(scores, classes, target) {
    const values = target === 'scores' ? scores.slice() : scores.map((score) => Math.log(Math.max(score, target)));
    for (let start = 0; start < values.length; start += classes) {
        let sum = 0;
        for (let at = start; at < start + classes; at += 1)
            sum += values[at] ?? 0;
        for (let at = start; at < start + classes; at += 1)
            values[at] = (values[at] ?? 0) - sum / classes;
    }
    return values;
}
/** Brings guesses to deviations from each row's mean, of mean square 1 over all, so that guesses of different copies can be added. */
function standardized(guesses, classes) {
    const values = guesses.slice();
    let squares = 0;
    for (let start = 0; start < values.length; start += classes) {
        let sum = 0;
        for (let at = start; at < start + classes; at += 1)
            sum += values[at] ?? 0;
        for (let at = start; at < start + classes; at += 1) {
            const value = (values[at] ?? 0) - sum / classes;
            values[at] = value;
            squares += value * value;
        }
    }
    const size = Math.sqrt(squares / Math.max(1, values.length));
    return size > 0 ? values.map((value) => value / size) : values;
}

;// CONCATENATED MODULE: ./src/attacks/extraction/kernel-copy.ts






/** The choice is made with at most so many answers: its cost grows with their cube. */
const CHOSEN_WITH = 200;
const WIDTHS = [0.15, 0.4, 1, 2.5, 10];
const PENALTIES = [1e-5, 1e-3, 1e-2, 1e-1];
/** How much a choice must agree more to make up for explaining nothing of the answers' variance. */
const FIT_WEIGHT = 0.5;
/**
 * Chooses view, width, penalty and target of a kernel ridge regression by leave-one-out on the answers alone. The error of leaving
 * out answer i is alpha_i / (K + penalty)^-1_ii (Rifkin and Lippert 2007), so that one factorization tells all of them.
 */
function chooseKernel(views, answers) {
    const count = Math.min(CHOSEN_WITH, answers.count);
    const wanted = TARGETS.map((target) => ({
        target,
        values: targetsOf(answers.values.subarray(0, count * answers.classes), answers.classes, target),
    }));
    let best;
    for (const [view, { inputs, size, sharedScale }] of views.entries()) {
        const rows = inputs.subarray(0, count * size);
        const apart = distancesAmong((0,substitute_scaling/* scale */.hs)(rows, (0,substitute_scaling/* measureScaling */.Gm)(rows, size, sharedScale)), size);
        const middle = middleOf(apart, count);
        for (const width of WIDTHS) {
            for (const penalty of PENALTIES) {
                const inverse = invert(kernelOf(apart, width * middle), count, penalty);
                for (const { target, values } of wanted) {
                    const { agreement, error, leftOut } = leaveOneOut(inverse, values, count, answers.classes);
                    const worth = agreement - FIT_WEIGHT * Math.min(1, error);
                    if (best === undefined || worth > best.worth) {
                        best = { view, width, penalty, target, agreement, leftOut, worth };
                    }
                }
            }
        }
    }
    return best;
}
/** Answers of a kernel for the held-out inputs, as deviations from the mean of each answer's classes. */
async function kernelGuesses(runtime, { inputs, held, size, sharedScale }, { width, penalty, target }, { values, count, classes }) {
    const rows = inputs.subarray(0, count * size);
    const scaling = (0,substitute_scaling/* measureScaling */.Gm)(rows, size, sharedScale);
    const [seen, seenHeld] = [(0,substitute_scaling/* scale */.hs)(rows, scaling), (0,substitute_scaling/* scale */.hs)(held, scaling)];
    const products = await graph_runtime/* Graph */.TS.open(runtime, productModel(), ['products']);
    try {
        const apart = await distances(products, seen, seen, size);
        const middle = middleOf(apart, count);
        const kernel = Float64Array.from(kernelOf(apart, width * middle));
        for (let row = 0; row < count; row += 1) {
            kernel[row * count + row] = (kernel[row * count + row] ?? 0) + penalty;
        }
        (0,cholesky/* factorize */.GO)(kernel, count);
        const targets = targetsOf(values.subarray(0, count * classes), classes, target);
        const weights = new Float32Array(count * classes);
        for (let name = 0; name < classes; name += 1) {
            const column = Float64Array.from({ length: count }, (_unused, row) => targets[row * classes + name] ?? 0);
            (0,cholesky/* solveLower */.F)(kernel, count, column);
            (0,cholesky/* solveUpper */.Er)(kernel, count, column);
            for (const [row, value] of column.entries())
                weights[row * classes + name] = value;
        }
        const toHeld = kernelOf(await distances(products, seenHeld, seen, size), width * middle);
        return weightedSums(toHeld, count, weights, classes);
    }
    finally {
        await products.close();
    }
}
function weightedSums(kernel, count, weights, classes) {
    const rows = kernel.length / count;
    const sums = new Float32Array(rows * classes);
    for (let row = 0; row < rows; row += 1) {
        for (let other = 0; other < count; other += 1) {
            const factor = kernel[row * count + other] ?? 0;
            for (let name = 0; name < classes; name += 1) {
                sums[row * classes + name] =
                    (sums[row * classes + name] ?? 0) + factor * (weights[other * classes + name] ?? 0);
            }
        }
    }
    return sums;
}
/** X [a, n] and Y [b, n] give X Y' [a, b]: large products are left to the runtime. */
function productModel() {
    return (0,onnx_writer/* onnxModel */.Jb)({
        name: 'products',
        nodes: [
            (0,onnx_writer/* node */.rH)('Transpose', ['Y'], 'Yt', { perm: [1, 0] }),
            (0,onnx_writer/* node */.rH)('MatMul', ['X', 'Yt'], 'raw'),
            (0,onnx_writer/* node */.rH)('Mul', ['raw', 'one'], 'products'),
        ],
        inputs: ['X', 'Y'].map((name) => ({ name, type: 'float', rank: 2 })),
        outputs: [{ name: 'products', type: 'float', rank: 2 }],
        constants: [(0,onnx_writer/* constant */.dY)('one', 'float', [1])],
    });
}
async function distances(products, a, b, size) {
    const [rows, columns] = [a.length / size, b.length / size];
    const output = await products.run({ X: (0,graph_runtime/* floats */.IE)(a, rows, size), Y: (0,graph_runtime/* floats */.IE)(b, columns, size) });
    const apart = Float32Array.from(output('products'));
    const lengths = Float32Array.from({ length: columns }, (_unused, index) => {
        const row = (0,vectors/* rowOf */.OB)(b, index, size);
        return (0,vectors/* dot */.Om)(row, row);
    });
    for (let row = 0; row < rows; row += 1) {
        const own = (0,vectors/* rowOf */.OB)(a, row, size);
        const length = (0,vectors/* dot */.Om)(own, own);
        for (let column = 0; column < columns; column += 1) {
            const at = row * columns + column;
            apart[at] = Math.max(0, length + (lengths[column] ?? 0) - 2 * (apart[at] ?? 0));
        }
    }
    return apart;
}
function distancesAmong(rows, size) {
    const count = rows.length / size;
    const apart = new Float32Array(count * count);
    for (let a = 0; a < count; a += 1) {
        for (let b = 0; b < a; b += 1) {
            let sum = 0;
            for (let at = 0; at < size; at += 1) {
                sum += ((rows[a * size + at] ?? 0) - (rows[b * size + at] ?? 0)) ** 2;
            }
            apart[a * count + b] = sum;
            apart[b * count + a] = sum;
        }
    }
    return apart;
}
/** The median of distances between different rows, from a part of them. */
function middleOf(apart, count) {
    const step = Math.max(1, Math.floor((count * count) / 20_000));
    const some = [];
    for (let at = 1; at < count * count; at += step)
        if (at % (count + 1) !== 0)
            some.push(apart[at] ?? 0);
    const middle = (0,vectors/* median */.JZ)(some);
    return middle > 0 ? middle : 1;
}
function kernelOf(apart, width) {
    return apart.map((value) => Math.exp(-value / (2 * width)));
}
/** Returns the inverse of kernel + penalty. */
function invert(kernel, count, penalty) {
    const factor = Float64Array.from(kernel);
    for (let row = 0; row < count; row += 1) {
        factor[row * count + row] = (factor[row * count + row] ?? 0) + penalty;
    }
    (0,cholesky/* factorize */.GO)(factor, count);
    const lower = invertLower(factor, count);
    const inverse = new Float64Array(count * count);
    for (let k = 0; k < count; k += 1) {
        for (let i = 0; i <= k; i += 1) {
            const scaled = lower[k * count + i] ?? 0;
            for (let j = 0; j <= i; j += 1) {
                inverse[i * count + j] = (inverse[i * count + j] ?? 0) + scaled * (lower[k * count + j] ?? 0);
            }
        }
    }
    for (let i = 0; i < count; i += 1) {
        for (let j = 0; j < i; j += 1)
            inverse[j * count + i] = inverse[i * count + j] ?? 0;
    }
    return inverse;
}
/** Returns the inverse of a lower triangular matrix, row by row. */
function invertLower(factor, count) {
    const lower = new Float64Array(count * count);
    for (let row = 0; row < count; row += 1) {
        const pivot = factor[row * count + row] ?? 1;
        for (let k = 0; k < row; k += 1) {
            const share = (factor[row * count + k] ?? 0) / pivot;
            for (let column = 0; column <= k; column += 1) {
                lower[row * count + column] =
                    (lower[row * count + column] ?? 0) - share * (lower[k * count + column] ?? 0);
            }
        }
        lower[row * count + row] = 1 / pivot;
    }
    return lower;
}
function leaveOneOut(inverse, targets, count, classes) {
    let [right, missed, all] = [0, 0, 0];
    const leftOut = new Float32Array(count * classes);
    for (let row = 0; row < count; row += 1) {
        const own = inverse[row * count + row] ?? 1;
        const guess = (0,vectors/* rowOf */.OB)(leftOut, row, classes);
        for (let name = 0; name < classes; name += 1) {
            let alpha = 0;
            for (let other = 0; other < count; other += 1) {
                alpha += (inverse[row * count + other] ?? 0) * (targets[other * classes + name] ?? 0);
            }
            const wanted = targets[row * classes + name] ?? 0;
            guess[name] = wanted - alpha / own;
            missed += (alpha / own) ** 2;
            all += wanted * wanted;
        }
        if ((0,vectors/* argMax */.FL)(guess) === (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(targets, row, classes)))
            right += 1;
    }
    return { agreement: right / Math.max(1, count), error: all === 0 ? 0 : missed / all, leftOut };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/classifier-copy.ts







/** Perceptrons of different starts make different mistakes: their mean agrees with the victim more often than one does. */
const MEMBERS = 5;
/** Of inputs with many numbers, fewer copies are trained, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;
/** A kernel learns from so many answers at most: its cost grows with their cube. */
const KERNEL_ANSWERS = 1_600;
/** If there are more, nothing learns from every so many of these answers: they decide how much the kernel counts. */
const CHECK_EVERY = 10;
/**
 * What the kernel may count beside perceptrons. Squares of errors suit scores better than labels, so its usual share differs; another
 * one must agree with so many more of the answers.
 */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const USUAL_SHARE = { scores: 0.75, labels: 0 };
const NOTICEABLE = 0.02;
/** A kernel that foretells so many of the answers that it left out needs no perceptrons. */
const SURE = 0.98;
/** Answers after those that a copy learns from, which judge it. */
const FRESH = 200;
/** Folds of the cross-validation, and the steps of its training. */
const FOLDS = 4;
const FOLDED_STEPS = 500;
/**
 * Trains a copy on the first `count` answers and returns the class that it gives each held-out input. A copy is a kernel ridge
 * regression of the scores or their logarithms and an ensemble of perceptrons, whose guesses are added; and of tables a forest of
 * trees. Which of them counts is decided by the answers after the first `count`, for the next copy: none has learnt from them.
 */
async function classesOfCopy(plan, transcript, count) {
    const { classes } = plan;
    const answers = { values: transcript.answers.subarray(0, count * classes), count, classes };
    const fresh = Math.min(FRESH, transcript.answers.length / classes - count);
    const seen = { ...transcript, views: transcript.views.map((view) => withFresh(view, count, fresh)) };
    const smooth = await copyGuesses(plan, seen, answers);
    const classesBy = (guesses, from, rows) => Int32Array.from({ length: rows }, (_unused, row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(guesses, from + row, classes)));
    const held = transcript.heldClasses.length;
    const view = seen.views[0];
    if (view === undefined || view.sharedScale || smooth.length === 0)
        return classesBy(smooth, 0, held);
    const known = Math.min(count, regression_forest/* FOREST_ANSWERS */.mm);
    const examples = { inputs: view.inputs, size: view.size, scores: answers.values, classes, count: known };
    const trees = (0,regression_forest/* forestGuesses */.de)(examples, view.held, new engine_random/* Random */.o(plan.seed));
    const both = mix(standardized(smooth, classes), standardized(trees, classes), 0.5);
    const ways = { smooth, both, trees };
    const wanted = classesBy(transcript.answers, count, fresh);
    const agreed = (way) => {
        const guessed = classesBy(ways[way], held, fresh);
        return guessed.filter((one, row) => one === wanted[row]).length;
    };
    const last = Math.max(...[...transcript.ways.keys()].filter((one) => one < count));
    const way = transcript.ways.get(last) ?? 'smooth';
    if (fresh > 0)
        transcript.ways.set(count, bestWay(agreed, way, NOTICEABLE * fresh));
    return classesBy(ways[way], 0, held);
}
const WAYS = ['smooth', 'both', 'trees'];
/** Another way must agree with more of the answers than the one until now, by more than `margin`. */
function bestWay(agreed, now, margin) {
    const best = WAYS.reduce((one, way) => (agreed(way) > agreed(one) ? way : one));
    return agreed(best) > agreed(now) + margin ? best : now;
}
/** Adds questions that come after the first `count` to the inputs to guess about. */
function withFresh(view, count, fresh) {
    const held = new Float32Array(view.held.length + fresh * view.size);
    held.set(view.held);
    held.set(view.inputs.subarray(count * view.size, (count + fresh) * view.size), view.held.length);
    return { ...view, held };
}
async function copyGuesses(plan, transcript, answers) {
    const recipe = await recipeFor(plan, transcript, answers);
    const view = transcript.views[recipe?.choice.view ?? 0];
    if (recipe === undefined || view === undefined)
        return new Float32Array(0);
    return answers.count > KERNEL_ANSWERS
        ? checkedGuesses(plan, view, recipe.choice, answers)
        : mixedGuesses(plan, view, recipe, answers);
}
/** Chooses the recipe by the first answers, once for all numbers of answers that begin with the same ones. */
async function recipeFor(plan, { views, recipes }, answers) {
    const count = Math.min(answers.count, CHOSEN_WITH);
    const known = recipes.get(count);
    if (known !== undefined)
        return known;
    const first = { ...answers, count };
    const choice = chooseKernel(views, first);
    const view = views[choice?.view ?? 0];
    if (choice === undefined || view === undefined)
        return undefined;
    const isSure = choice.agreement >= SURE;
    const share = isSure ? 1 : await foldedShare(plan, view, choice, first);
    recipes.set(count, { choice, share });
    return { choice, share };
}
/**
 * Chooses what the kernel counts by cross-validation: the kernel's guesses for left-out answers beside those of perceptrons, each of
 * which has not seen one fold.
 */
async function foldedShare(plan, { inputs, size, sharedScale }, { leftOut }, { values, count, classes }) {
    const seen = inputs.subarray(0, count * size);
    const folds = Int32Array.from({ length: count }, (_unused, row) => row % FOLDS);
    const copy = await substitute/* Substitute */.V.create(plan.runtime, {
        ...{ members: FOLDS, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
        ...{ lens: (0,substitute_lens/* makeLens */.F)(size, undefined), sharedScale, seed: plan.seed },
    }, seen);
    try {
        const training = trainingFor(count);
        const steps = Math.min(training.steps, FOLDED_STEPS);
        await copy.train({ inputs: seen, answers: values, count, folds }, { ...training, steps }, plan.going);
        const each = await copy.answersOfEach(seen, count);
        const unseen = new Float32Array(count * classes);
        for (const [row, fold] of folds.entries()) {
            unseen.set((0,vectors/* rowOf */.OB)(each, fold * count + row, classes), row * classes);
        }
        return bestShare(standardized(unseen, classes), standardized(leftOut, classes), values, classes);
    }
    finally {
        await copy.close();
    }
}
function bestShare(deep, smooth, values, classes) {
    const rows = Array.from({ length: deep.length / classes }, (_unused, row) => row);
    const agreementOf = (share) => {
        const mixed = mix(deep, smooth, share);
        return rows.filter((row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(mixed, row, classes)) === (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(values, row, classes)))
            .length;
    };
    const usual = values.every((value) => value === 0 || value === 1) ? USUAL_SHARE.labels : USUAL_SHARE.scores;
    const agreed = SHARES.map(agreementOf);
    const best = (0,vectors/* argMax */.FL)(Float32Array.from(agreed));
    const isBetter = (agreed[best] ?? 0) > agreementOf(usual) + NOTICEABLE * rows.length;
    return isBetter ? (SHARES[best] ?? usual) : usual;
}
function mix(deep, smooth, share) {
    return deep.map((value, index) => (1 - share) * value + share * (smooth[index] ?? 0));
}
async function mixedGuesses(plan, view, { choice, share }, answers) {
    const { classes } = answers;
    const nothing = new Float32Array((view.held.length / view.size) * classes);
    const deep = share === 1 ? nothing : standardized(await deepGuesses(plan, view, answers), classes);
    if (share === 0)
        return deep;
    const smooth = standardized(await kernelGuesses(plan.runtime, view, choice, answers), classes);
    return mix(deep, smooth, share);
}
/**
 * Copies with more answers than a kernel can learn from. Answers from which neither kernel nor perceptrons learnt decide
 * whether the kernel counts as much as they do, or not at all.
 */
async function checkedGuesses(plan, view, choice, { values, count, classes }) {
    const rows = Int32Array.from({ length: count }, (_unused, row) => row);
    const isCheck = (row) => row < KERNEL_ANSWERS && row % CHECK_EVERY === 0;
    const [known, check] = [rows.filter((row) => !isCheck(row)), rows.filter(isCheck)];
    const held = new Float32Array(view.held.length + check.length * view.size);
    held.set(view.held);
    held.set((0,vectors/* takeRows */.LY)(view.inputs, check, view.size), view.held.length);
    const split = { ...view, inputs: (0,vectors/* takeRows */.LY)(view.inputs, known, view.size), held };
    const learnt = { values: (0,vectors/* takeRows */.LY)(values, known, classes), count: known.length, classes };
    const first = { ...learnt, count: KERNEL_ANSWERS - check.length };
    const deep = standardized(await deepGuesses(plan, split, learnt), classes);
    const smooth = standardized(await kernelGuesses(plan.runtime, split, choice, first), classes);
    const both = mix(deep, smooth, 0.5);
    const heldRows = view.held.length / view.size;
    const agreed = (guess) => check.filter((row, index) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(guess, heldRows + index, classes)) === (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(values, row, classes))).length;
    return (agreed(both) > agreed(deep) ? both : deep).subarray(0, heldRows * classes);
}
/** Answers of perceptrons for the held-out inputs. */
async function deepGuesses(plan, view, answers) {
    const { inputs, held, size, sharedScale } = view;
    const { count, classes, values } = answers;
    const seen = inputs.subarray(0, count * size);
    const copy = await substitute/* Substitute */.V.create(plan.runtime, {
        ...{ members: size > LARGE ? MEMBERS_IF_LARGE : MEMBERS, hidden: [HIDDEN], answers: classes },
        ...{ loss: 'cross-entropy', lens: (0,substitute_lens/* makeLens */.F)(size, undefined), sharedScale, seed: plan.seed },
    }, seen);
    try {
        await copy.train({ inputs: seen, answers: values, count }, trainingFor(count), plan.going);
        return await copy.answer(held, held.length / size);
    }
    finally {
        await copy.close();
    }
}
/** Few examples are seen 200 times, at most in 1,000 steps, many ones 20 times, at most in 4,000. */
function trainingFor(count) {
    const batch = count < 500 ? 16 : count < 4_000 ? 32 : 128;
    const few = Math.min(1_000, Math.max(400, Math.ceil((200 * count) / batch)));
    const steps = Math.max(few, Math.min(4_000, Math.ceil((20 * count) / batch)));
    return { steps, batch, rate: 3e-3, decay: 0.05 };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/outcome.ts
/** Returns scores of 0 and 1. */
function oneHot(classes, count) {
    const scores = new Float32Array(classes.length * count);
    for (const [index, one] of classes.entries())
        scores[index * count + one] = 1;
    return scores;
}

;// CONCATENATED MODULE: ./src/attacks/extraction/answer-defences.ts




/** The defences are measured where copies differ: with many questions every answer is enough. */
const MEASURED_AT = 100;
/** Repeats the extraction with the same questions and answers that tell less. */
async function measureAnswerDefences(plan, transcript, outcome, budget) {
    const { checkpoints, balance, knowsScores } = outcome;
    const at = checkpoints.findLast(({ queries }) => queries <= MEASURED_AT) ?? checkpoints[0];
    if (at === undefined || !knowsScores)
        return [];
    const measured = [];
    for (const { name, advice, setting, weaken } of DEFENCES) {
        if (!plan.going())
            break;
        budget.progress(0.85 + 0.05 * measured.length, `training a copy under the defence: ${name}`);
        const answers = weaken(transcript.answers.subarray(0, at.queries * plan.classes), plan.classes);
        const weak = { ...transcript, answers, recipes: new Map() };
        const guesses = await classesOfCopy(plan, weak, at.queries);
        const agreement = balancedAgreement(balance, (row) => guesses[row] === transcript.heldClasses[row]).value;
        const effect = `Measured with the same ${String(at.queries)} questions.`;
        measured.push({
            queries: at.queries,
            agreement,
            defence: {
                name,
                setting,
                advice: `${advice} ${effect}`,
                measured: { without: at.agreement.value, with: agreement },
            },
        });
    }
    return measured;
}
const DEFENCES = [
    {
        name: 'Scores rounded to one decimal',
        setting: { decimals: 1 },
        advice: 'Answer with rounded scores: this costs users little, since the class stays the same.',
        weaken: (scores) => scores.map((score) => Math.round(score * 10) / 10),
    },
    {
        name: 'Labels only',
        setting: { answers: 'labels' },
        advice: 'Answer with the class and no scores: users who need a confidence lose it.',
        weaken: (scores, classes) => {
            const labels = Int32Array.from({ length: scores.length / classes }, (_unused, row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(scores, row, classes)));
            return oneHot(labels, classes);
        },
    },
];

// EXTERNAL MODULE: ./src/attacks/extraction/earned.ts
var earned = __webpack_require__(3684);
;// CONCATENATED MODULE: ./src/attacks/extraction/meaning.ts
/**
 * What the score says in one sentence, and what it does not say.
 * @param more sentences on the data, for what it does not say
 */
function describeExtraction(outcome, more = []) {
    const { checkpoints, balance, fromData, knowsScores } = outcome;
    const last = checkpoints.at(-1);
    const limits = [
        ...more,
        'The copy imitates answers. It does not have the weights, and the score does not say what the copy is worth to anybody.',
        'Other questions, a larger copy or pretrained networks can copy more, above all with large pictures, which the copy sees reduced.',
        'The attacker is assumed to have inputs like the data that was given.',
        ...(last !== undefined && last.queries > fromData
            ? [`The data was enough for ${String(fromData)} questions; the others were made from it.`]
            : []),
        ...(outcome.isBounded
            ? ['Fewer questions were asked than the budget allows: more of these inputs do not fit into memory.']
            : []),
        ...(knowsScores
            ? []
            : ['Only labels are known. A model that tells scores is copied with fewer questions.']),
        ...(balance.leftOut > 0
            ? [
                `Not compared: ${String(balance.leftOut)} held-out inputs, whose answers the model gives too rarely.`,
            ]
            : []),
        ...(balance.size < FEW
            ? [
                `The held-out inputs tell only as much as ${String(Math.round(balance.size))} that are balanced by answer, so the interval is wide.`,
            ]
            : []),
    ];
    if (last === undefined) {
        return { meaning: 'Nothing could be measured: there was no time or no data to ask about.', limits };
    }
    const reached = queriesToAgreement(checkpoints, 0.9);
    return {
        meaning: `After ${String(last.queries)} questions, a copy gives ${percent(last.agreement.value)} of unseen inputs the class that the model ` +
            `gives, if each of its answers counts the same; always naming one class gives ${percent(1 / balance.answers)}. ` +
            (reached === undefined
                ? '90 % was not reached.'
                : `About ${String(reached)} questions are enough for 90 %.`),
        limits,
    };
}
const FEW = 50;
function percent(share) {
    return `${(100 * share).toFixed(1).replace(/\.0$/u, '')} %`;
}
/** Returns the questions that an agreement takes, between two checkpoints on a logarithmic scale; undefined if it was not reached. */
function queriesToAgreement(checkpoints, wanted) {
    const index = checkpoints.findIndex(({ agreement }) => agreement.value >= wanted);
    const reached = checkpoints[index];
    const before = checkpoints[index - 1];
    if (reached === undefined || before === undefined)
        return reached?.queries;
    const share = (wanted - before.agreement.value) / (reached.agreement.value - before.agreement.value);
    return Math.round(before.queries * (reached.queries / before.queries) ** share);
}
function extractionEvidence(outcome, defences) {
    const { checkpoints } = outcome;
    const points = checkpoints.map(({ queries, agreement }) => [queries, agreement.value]);
    const band = checkpoints.map(({ queries, agreement: { low, high } }) => [queries, low, high]);
    return [
        {
            kind: 'curve',
            title: 'Agreement against queries',
            xLabel: 'questions',
            yLabel: 'agreement of copy and model, balanced by answer',
            series: [
                { name: 'copy, with 95 % interval', points, band },
                ...defences.map(({ defence, queries, agreement }) => ({
                    name: defence.name,
                    points: [[queries, agreement]],
                })),
            ],
            isScore: true,
        },
        {
            kind: 'table',
            title: 'Agreement of copies',
            header: ['questions', 'agreement', '95 % from', '95 % to', 'without balance'],
            rows: checkpoints.map(({ queries, agreement, plain }) => [
                queries,
                agreement.value,
                agreement.low,
                agreement.high,
                plain,
            ]),
        },
    ];
}

// EXTERNAL MODULE: ./src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(2546);
// EXTERNAL MODULE: ./src/engine/statistics/encode-tables.ts
var encode_tables = __webpack_require__(9159);
// EXTERNAL MODULE: ./src/engine/substitute/patch-features.ts
var patch_features = __webpack_require__(9497);
;// CONCATENATED MODULE: ./src/attacks/extraction/choose-queries.ts

/** The first inputs stand for many others, since there are few of them; the later ones are to be far from all before. */
const REPRESENTATIVES = 64;
/** Among more inputs than these, representatives are searched in a part of them. */
const SEARCHED = 1_200;
/** Inputs with more numbers are compared by random projections. */
const COMPARED_NUMBERS = 64;
/** Numbers that choosing may look at, before it goes on at random. */
const WORK = 4e8;
/**
 * Returns the order in which to ask about inputs, so that few answers teach much: representatives first (facility location), then
 * always the input farthest from all before (k-center: Sener and Savarese, ICLR 2018), then the rest at random.
 */
function orderQueries(points, count, random) {
    if (count === 0)
        return new Int32Array(0);
    const size = points.length / count;
    const seen = project(points, size, random);
    const width = Math.min(size, COMPARED_NUMBERS);
    const order = representatives(seen, width, random.permutation(count).subarray(0, SEARCHED));
    const chosen = new Set(order);
    const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
    const choose = (row) => {
        chosen.add(row);
        for (let other = 0; other < count; other += 1) {
            const apart = (0,vectors/* squaredDistance */.hG)((0,vectors/* rowOf */.OB)(seen, row, width), (0,vectors/* rowOf */.OB)(seen, other, width));
            if (apart < (nearest[other] ?? 0))
                nearest[other] = apart;
        }
    };
    for (const row of order)
        choose(row);
    const steps = Math.min(count - order.length, Math.floor(WORK / (count * width)));
    for (let step = 0; step < steps; step += 1) {
        const farthest = indexOfFarthest(nearest, chosen);
        if (farthest < 0)
            break;
        order.push(farthest);
        choose(farthest);
    }
    const rest = random.permutation(count).filter((row) => !chosen.has(row));
    return Int32Array.from([...order, ...rest]);
}
function indexOfFarthest(nearest, chosen) {
    let best = -1;
    for (let row = 0; row < nearest.length; row += 1) {
        if (!chosen.has(row) && (best < 0 || (nearest[row] ?? 0) > (nearest[best] ?? 0)))
            best = row;
    }
    return best;
}
/** Greedy facility location: each next row lowers the sum of all rows' distances to their representative the most. */
function representatives(points, size, rows) {
    const count = rows.length;
    const apart = new Float32Array(count * count);
    let largest = 0;
    for (let a = 0; a < count; a += 1) {
        for (let b = 0; b < a; b += 1) {
            const value = (0,vectors/* squaredDistance */.hG)((0,vectors/* rowOf */.OB)(points, rows[a] ?? 0, size), (0,vectors/* rowOf */.OB)(points, rows[b] ?? 0, size));
            apart[a * count + b] = value;
            apart[b * count + a] = value;
            largest = Math.max(largest, value);
        }
    }
    const nearest = new Float32Array(count).fill(largest);
    const chosen = [];
    while (chosen.length < Math.min(REPRESENTATIVES, count)) {
        const best = bestRepresentative(apart, nearest);
        chosen.push(rows[best] ?? 0);
        for (let row = 0; row < count; row += 1) {
            nearest[row] = Math.min(nearest[row] ?? 0, apart[best * count + row] ?? 0);
        }
        // It is its own representative: choosing it again gains nothing.
        nearest[best] = -1;
    }
    return chosen;
}
function bestRepresentative(apart, nearest) {
    const count = nearest.length;
    let best = 0;
    let most = -1;
    for (let candidate = 0; candidate < count; candidate += 1) {
        if ((nearest[candidate] ?? -1) < 0)
            continue;
        let gain = 0;
        for (let row = 0; row < count; row += 1) {
            gain += Math.max(0, (nearest[row] ?? 0) - (apart[candidate * count + row] ?? 0));
        }
        if (gain > most)
            [best, most] = [candidate, gain];
    }
    return best;
}
/** Returns inputs with few numbers as they are, others by their products with random vectors, which keeps distances roughly. */
function project(points, size, random) {
    if (size <= COMPARED_NUMBERS)
        return points;
    const axes = new Float32Array(size * COMPARED_NUMBERS);
    random.fillNormals(axes);
    const count = points.length / size;
    const seen = new Float32Array(count * COMPARED_NUMBERS);
    for (let row = 0; row < count; row += 1) {
        const out = (0,vectors/* rowOf */.OB)(seen, row, COMPARED_NUMBERS);
        for (let column = 0; column < size; column += 1) {
            const value = points[row * size + column] ?? 0;
            if (value !== 0)
                (0,vectors/* addScaled */.IS)(out, value, (0,vectors/* rowOf */.OB)(axes, column, COMPARED_NUMBERS));
        }
    }
    return seen;
}

// EXTERNAL MODULE: ./src/attacks/extraction/split.ts
var split = __webpack_require__(9867);
;// CONCATENATED MODULE: ./src/attacks/extraction/synthetic.ts

/** How far inputs are blurred by noise, as a share of the range. */
const NOISE = 0.08;
/** With fewer inputs, uniform noise is asked as well. */
const synthetic_FEW = 20;
/**
 * Makes inputs for questions beyond the data, in the unit box: points between two inputs, which lie near the boundaries between
 * classes, with some noise; if there is hardly any data, every second one is uniform noise.
 */
function makeInputs({ points, rows, size, space }, count, random) {
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const drawn = () => (0,vectors/* rowOf */.OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,vectors/* rowOf */.OB)(made, index, size);
        if (rows.length === 0 || (rows.length < synthetic_FEW && index % 2 === 0)) {
            for (let at = 0; at < size; at += 1)
                out[at] = random.uniform();
            continue;
        }
        const share = random.uniform();
        random.fillNormals(noise);
        const [first, second] = [drawn(), drawn()];
        (0,vectors/* addScaled */.IS)(out, share, first);
        (0,vectors/* addScaled */.IS)(out, 1 - share, second);
        (0,vectors/* addScaled */.IS)(out, NOISE * random.uniform(), noise);
        takeWhole(out, first, second, space, random);
    }
    return made;
}
function takeWhole(out, first, second, space, random) {
    if (space?.holds !== true)
        return;
    for (let column = 0; column < out.length; column += 1) {
        const [a, b] = [first[column] ?? 0, second[column] ?? 0];
        if (space.isWhole(column, a, b))
            out[column] = random.uniform() < 0.5 ? a : b;
    }
}

;// CONCATENATED MODULE: ./src/attacks/extraction/interrogate.ts













/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
/** Numbers that are kept of all questions together, in all views. More questions are not asked. */
const KEPT_NUMBERS = 2 ** 26;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;
/** Pictures from which the filters of features are drawn. */
const TYPICAL = 200;
/**
 * Chooses the questions and asks them, and asks about the held-out inputs. Only what a copy sees of them is kept.
 * @throws NotTestable if the held-out inputs are too few to compare a copy on, or the model gives them all the same class
 */
async function interrogate(analysis, victim, budget) {
    const space = new attack_space/* AttackSpace */.X(analysis.data);
    const { size } = space;
    const random = new engine_random/* Random */.o(budget.seed);
    const points = space.snap(space.fromModel(analysis.data.values));
    const { pool, held } = (0,split/* splitRows */.a)(points, analysis.data.count, size, random);
    (0,earned/* requireHeld */.lb)(held.length, 'different inputs', descriptor/* CLASSIFIER_HELD_SHARE */.CT);
    const eyes = await openEyes(analysis, space, points, pool, random);
    const width = eyes.sizes.reduce((sum, one) => sum + one, victim.answerSize);
    const asked = Math.min(budget.maxQueries, Math.floor(KEPT_NUMBERS / width));
    const order = orderQueries(eyes.seeFirst((0,vectors/* takeRows */.LY)(points, pool, size)), pool.length, random);
    const fromData = Math.min(asked, pool.length);
    const stopAtMs = endOfAsking(budget);
    const asker = { victim, space, budget, stopAtMs, eyes };
    const heldAnswers = await askAll(asker, held.length, (from, some) => (0,vectors/* takeRows */.LY)(points, held.subarray(from, from + some), size));
    const heldClasses = namesOf(victim, heldAnswers.values);
    const balance = balanceByAnswer(heldClasses);
    if (heldAnswers.count === held.length)
        requireSecondAnswer(balance, held.length);
    const answers = await askAll(asker, asked, (from, some) => {
        const chosen = order.subarray(from, Math.min(from + some, fromData)).map((row) => pool[row] ?? 0);
        const inputs = new Float32Array(some * size);
        inputs.set((0,vectors/* takeRows */.LY)(points, chosen, size));
        const made = makeInputs({ points, rows: pool, size, space }, some - chosen.length, random);
        inputs.set(space.snap(made), chosen.length * size);
        return inputs;
    });
    await eyes.close();
    const { classes, scores } = scoresOf(analysis, victim, answers.values, heldClasses);
    const views = viewsOf(eyes.sizes, analysis.picture !== undefined, answers.seen, heldAnswers.seen);
    return {
        transcript: {
            views,
            answers: scores,
            count: answers.count,
            heldClasses,
            recipes: new Map(),
            ways: new Map(),
        },
        ...{ balance, heldRows: held.subarray(0, heldAnswers.count) },
        fromData: Math.min(fromData, answers.count),
        plan: {
            runtime: analysis.runtime,
            classes,
            seed: budget.seed,
            going: () => budget.timeLeftMs() > 0,
        },
        complete: answers.count === asked && heldAnswers.count === held.length,
        isBounded: asked < budget.maxQueries,
    };
}
async function openEyes({ picture, runtime, data }, space, points, pool, random) {
    const size = points.length / Math.max(1, data.count);
    const lens = (0,substitute_lens/* makeLens */.F)(size, picture);
    // Without `categories`: numbers that stand for categories are compared as they are coded.
    const encoder = (0,encode_tables/* tableEncoder */.ds)([{ ...data, categories: undefined, values: space.readable(points) }]);
    const seeFirst = (inputs) => encoder === undefined ? lens.see(inputs) : encoder.encode(space.readable(inputs));
    const seen = encoder?.columns.length ?? lens.seen;
    const typical = picture === undefined ? [] : pool.subarray(0, TYPICAL);
    const patches = picture === undefined
        ? undefined
        : await patch_features/* PatchFeatures */.C.create(runtime, picture, (0,vectors/* takeRows */.LY)(points, typical, size), random);
    return {
        seeFirst,
        sizes: [seen, ...(patches === undefined ? [] : [patches.size])],
        see: async (inputs) => [seeFirst(inputs), ...(patches === undefined ? [] : [await patches.see(inputs)])],
        close: async () => patches?.close(),
    };
}
/** @param make gives `some` inputs from the number `from` on; asked in order */
async function askAll({ victim, space, budget, stopAtMs, eyes }, count, make) {
    const values = new Float32Array(count * victim.answerSize);
    const seen = eyes.sizes.map((size) => new Float32Array(count * size));
    const cut = (asked) => ({
        values: values.subarray(0, asked * victim.answerSize),
        seen: seen.map((one, index) => one.subarray(0, asked * (eyes.sizes[index] ?? 0))),
        count: asked,
    });
    const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / space.size)));
    for (let from = 0; from < count; from += chunk) {
        if (budget.timeLeftMs() <= stopAtMs)
            return cut(from);
        const some = Math.min(chunk, count - from);
        budget.progress((0.3 * from) / count, `asking, ${String(from)} of ${String(count)} questions`);
        const inputs = make(from, some);
        values.set(await victim.ask(space.toModel(inputs), some), from * victim.answerSize);
        for (const [index, view] of (await eyes.see(inputs)).entries()) {
            seen[index]?.set(view, from * (eyes.sizes[index] ?? 0));
        }
    }
    return cut(count);
}
/** @returns the time left, in milliseconds, at which no more is asked; without an end of time, 0 */
function endOfAsking(budget) {
    const allTime = budget.timeLeftMs();
    return Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0;
}
/** What each eye saw of the questions and of the held-out inputs. */
function viewsOf(sizes, sharedScale, asked, held) {
    return sizes.map((size, index) => ({
        ...{ size, sharedScale },
        inputs: asked[index] ?? new Float32Array(0),
        held: held[index] ?? new Float32Array(0),
    }));
}
/** The class of each answer. */
function namesOf(victim, answers) {
    return Int32Array.from({ length: answers.length / victim.answerSize }, (_unused, row) => victim.answers === 'scores'
        ? (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(answers, row, victim.answerSize))
        : Math.round(answers[row] ?? 0));
}
function scoresOf(analysis, victim, answers, heldClasses) {
    if (victim.answers === 'scores')
        return { classes: victim.answerSize, scores: answers };
    const asked = namesOf(victim, answers);
    const classes = [...asked, ...heldClasses].reduce((most, one) => Math.max(most, one + 1), analysis.classes ?? 2);
    return { classes, scores: oneHot(asked, classes) };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/attack-by-extraction.ts










const METHOD = {
    version: descriptor/* CLASSIFIER_VERSION */.fI,
    name: 'Extraction: a copy trained on chosen questions',
    formula: 'score = mean over the answers of the model of A: A the share of held-out inputs with this answer to which the copy gives the same; answers that fewer than 8 of them got share one A; the interval is Wilson 95 % at the effective sample size n = 1 / sum(w^2 / m), w the weight and m the inputs of each A',
    sources: [
        'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
        'Rifkin, Lippert: Notes on regularized least squares, MIT 2007',
        'Coates, Lee, Ng: An analysis of single-layer networks in unsupervised feature learning, AISTATS 2011',
        'Geurts, Ernst, Wehenkel: Extremely randomized trees, Machine Learning 2006',
        'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
        'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
        'Kish: Survey Sampling, 1965',
        'Franco, Little, Louis, Slud: Comparative study of confidence intervals for proportions in complex sample surveys, Journal of Survey Statistics and Methodology 2019',
        'OWASP AI Testing Guide, AITG-APP-09',
    ],
};
/** Copies are trained at these numbers of questions: far apart at the end, since large copies take most of the time. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400, 800, 1_600, 6_400, 25_600, 102_400];
/**
 * Copies a classifier: asks about inputs chosen from the data, and about made ones when those are used up, trains a copy on the answers,
 * and measures how often they agree with the model on inputs that they never saw. `budget.maxQueries` bounds the questions of the
 * attack; the answers for the held-out inputs only measure it and come on top.
 */
async function attackByExtraction(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined)
        throw new fault/* ArtifactFault */.R('Extraction needs a model: give one.');
    const started = performance.now();
    const queriesBefore = victim.queries;
    const { transcript, balance, heldRows, fromData, plan, complete, isBounded } = await interrogate(analysis, victim, budget);
    const { checkpoints, agreements } = await measureCheckpoints(transcript, plan, balance, budget);
    const outcome = {
        ...{ checkpoints, balance, fromData, isBounded },
        held: transcript.heldClasses.length,
        knowsScores: victim.answers === 'scores',
    };
    const cutShort = !complete || !plan.going();
    const rows = agreements.map((fell, index) => ({ row: heldRows[index] ?? 0, fell }));
    const outcomes = (0,core_outcomes/* packOutcomes */.Nu)(rows, { queries: transcript.count });
    const defences = await measureAnswerDefences(plan, transcript, outcome, budget);
    budget.progress(1, 'Extraction is done');
    const last = checkpoints.at(-1);
    return {
        score: last?.agreement ?? { value: 0, low: 0, high: 1 },
        ...{ bound: 'lower', access: 'black-box' },
        ...(outcomes === undefined ? {} : { outcomes }),
        cutShort,
        ...(0,earned/* unearnedCopy */.WQ)({
            ...{ ...analysis, victim, asked: transcript.count, reached: last?.agreement },
            constant: 1 / balance.answers,
        }),
        ...describeExtraction(outcome, (0,free_text/* freeTextWords */.zP)(analysis.data)),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        ...accuracyOf(analysis, transcript.heldClasses, heldRows),
        method: METHOD,
        figures: {
            'queries to 90 % agreement': queriesToAgreement(checkpoints, 0.9) ?? 'not reached',
            'agreement without balance': last?.plain ?? 'not measured',
            'most frequent answer': balance.commonest,
            'queries of the attack': transcript.count,
            'of them from the data': fromData,
            'held-out inputs': outcome.held,
            'balanced inputs that tell as much': Math.round(balance.size),
        },
        evidence: extractionEvidence(outcome, defences),
        defences: defences.map(({ defence }) => defence),
    };
}
/** Trains copies on ever more answers, until the time ends. */
async function measureCheckpoints(transcript, plan, balance, budget) {
    const checkpoints = [];
    let agreements = [];
    for (const queries of checkpointsUpTo(transcript.count)) {
        if (!plan.going())
            break;
        budget.progress(0.3 + (0.5 * queries) / transcript.count, `training a copy on ${String(queries)} answers`);
        const guesses = await classesOfCopy(plan, transcript, queries);
        agreements = Array.from(guesses, (guess, row) => guess === transcript.heldClasses[row]);
        checkpoints.push({
            queries,
            agreement: balancedAgreement(balance, (row) => agreements[row] === true),
            plain: agreements.filter(Boolean).length / agreements.length,
        });
    }
    return { checkpoints, agreements };
}
function checkpointsUpTo(count) {
    const checkpoints = CHECKPOINTS.filter((queries) => queries < count);
    return count > 0 ? [...checkpoints, count] : [];
}
function accuracyOf({ labels }, heldClasses, heldRows) {
    if (labels === undefined || heldRows.length === 0)
        return {};
    return {
        accuracy: heldClasses.filter((one, index) => labels[heldRows[index] ?? 0] === one).length / heldRows.length,
    };
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

/***/ 9570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ packOutcomes)
/* harmony export */ });
/* unused harmony exports MOST_OUTCOMES, unpackOutcomes */
/** More inputs are never attacked one by one. */
const MOST_OUTCOMES = 10_000;
/** Rows have fewer. */
const MOST_ROW = (/* unused pure expression or super */ null && (2 ** 31));
/**
 * Packs outcomes.
 * @returns undefined if there are none or too many
 */
function packOutcomes(outcomes, effort) {
    const sorted = outcomes.toSorted((one, other) => one.row - other.row);
    if (sorted.length === 0 || sorted.length > MOST_OUTCOMES)
        return undefined;
    const steps = [];
    const fell = new Uint8Array(Math.ceil(sorted.length / 8));
    let next = 0;
    for (const [index, one] of sorted.entries()) {
        steps.push(...variableLength(one.row - next));
        next = one.row + 1;
        if (one.fell)
            fell[index >> 3] = (fell[index >> 3] ?? 0) | (1 << (index & 7));
    }
    return { ...effort, inputs: base64(Uint8Array.from(steps)), fell: base64(fell) };
}
/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each row whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
function unpackOutcomes({ inputs, fell, }) {
    // A row takes at most 5 bytes.
    if (inputs.length > 7 * MOST_OUTCOMES || fell.length > MOST_OUTCOMES)
        return undefined;
    const rows = readRows(Buffer.from(inputs, 'base64'));
    const bits = Buffer.from(fell, 'base64');
    if (rows === undefined || rows.length === 0 || rows.length > MOST_OUTCOMES)
        return undefined;
    if (bits.length !== Math.ceil(rows.length / 8))
        return undefined;
    return new Map(rows.map((row, index) => [row, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
}
/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function variableLength(value) {
    const bytes = [];
    let left = value;
    for (; left >= 128; left = Math.floor(left / 128))
        bytes.push((left % 128) + 128);
    return [...bytes, left];
}
function readRows(bytes) {
    const rows = [];
    let [next, step, scale] = [0, 0, 1];
    for (const byte of bytes) {
        step += (byte % 128) * scale;
        scale *= 128;
        if (next + step > MOST_ROW)
            return undefined;
        if (byte >= 128)
            continue;
        rows.push(next + step);
        [next, step, scale] = [next + step + 1, 0, 1];
    }
    return scale === 1 ? rows : undefined;
}
function base64(bytes) {
    return Buffer.from(bytes).toString('base64');
}


/***/ })

};
