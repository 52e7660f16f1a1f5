export const id = 38;
export const ids = [38];
export const modules = {

/***/ 1926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ solveUpper),
/* harmony export */   F: () => (/* binding */ solveLower),
/* harmony export */   GO: () => (/* binding */ factorize),
/* harmony export */   ac: () => (/* binding */ solveCholesky),
/* harmony export */   sX: () => (/* binding */ solveLowerRows)
/* harmony export */ });
/**
 * Factorizes a symmetric positive definite matrix, of which the lower triangle is read, in place into its lower Cholesky
 * factor. A pivot that rounding has made zero or less becomes tiny, so that its direction counts for nothing.
 */
function factorize(matrix, size) {
    for (let i = 0; i < size; i += 1) {
        for (let j = 0; j <= i; j += 1) {
            let sum = matrix[i * size + j] ?? 0;
            for (let k = 0; k < j; k += 1)
                sum -= (matrix[i * size + k] ?? 0) * (matrix[j * size + k] ?? 0);
            if (i === j)
                matrix[i * size + i] = Math.sqrt(Math.max(sum, 1e-12));
            else
                matrix[i * size + j] = sum / (matrix[j * size + j] ?? 1);
        }
    }
}
/** Solves `factor x = right` for one right side, where `factor` comes from `factorize`; the result replaces `right`. */
function solveLower(factor, size, right) {
    for (let i = 0; i < size; i += 1)
        solveStep(factor, size, right, i);
}
/** Finds number i. */
function solveStep(factor, size, right, i) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1)
        sum -= (factor[i * size + k] ?? 0) * (right[k] ?? 0);
    right[i] = sum / (factor[i * size + i] ?? 1);
}
/** Solves `factor x = right` for each row of `rights`, which the results replace. */
function solveLowerRows(factor, size, rights) {
    const whole = rights.length - (rights.length % (4 * size));
    for (let first = 0; first < whole; first += 4 * size) {
        let i = 0;
        for (; i + 1 < size; i += 2)
            solveSteps(factor, size, rights, first, i);
        for (let row = first; i < size && row < first + 4 * size; row += size) {
            solveStep(factor, size, rights.subarray(row, row + size), i);
        }
    }
    for (let row = whole; row < rights.length; row += size) {
        solveLower(factor, size, rights.subarray(row, row + size));
    }
}
/** Finds numbers i and i + 1 of four rows at once: the steps of one row wait for each other, and each number is loaded once. */
function solveSteps(factor, size, rights, first, i) {
    const [upper, lower] = [i * size, (i + 1) * size];
    const [second, third, fourth] = [first + size, first + 2 * size, first + 3 * size];
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = 0; k < i; k += 1) {
        const one = factor[upper + k] ?? 0;
        const two = factor[lower + k] ?? 0;
        const p = rights[first + k] ?? 0;
        a += one * p;
        e += two * p;
        const q = rights[second + k] ?? 0;
        b += one * q;
        f += two * q;
        const r = rights[third + k] ?? 0;
        c += one * r;
        g += two * r;
        const s = rights[fourth + k] ?? 0;
        d += one * s;
        h += two * s;
    }
    const pivots = [factor[upper + i] ?? 1, factor[lower + i] ?? 0, factor[lower + i + 1] ?? 1];
    keepTwo(rights, first + i, a, e, pivots);
    keepTwo(rights, second + i, b, f, pivots);
    keepTwo(rights, third + i, c, g, pivots);
    keepTwo(rights, fourth + i, d, h, pivots);
}
/** Finds two numbers from the sums of those before them. */
function keepTwo(rights, at, sum, nextSum, [pivot, below, nextPivot]) {
    const found = ((rights[at] ?? 0) - sum) / pivot;
    rights[at] = found;
    rights[at + 1] = ((rights[at + 1] ?? 0) - nextSum - below * found) / nextPivot;
}
/** Solves `transposed factor x = right` in the same way. */
function solveUpper(factor, size, right) {
    for (let i = size - 1; i >= 0; i -= 1) {
        let sum = right[i] ?? 0;
        for (let k = i + 1; k < size; k += 1)
            sum -= (factor[k * size + i] ?? 0) * (right[k] ?? 0);
        right[i] = sum / (factor[i * size + i] ?? 1);
    }
}
/**
 * Solves `matrix x = right` for several right sides, the columns of `right`.
 * @param matrix symmetric and positive definite; it is changed
 */
function solveCholesky(matrix, size, right, columns) {
    factorize(matrix, size);
    const result = new Float64Array(size * columns);
    const column = new Float64Array(size);
    for (let index = 0; index < columns; index += 1) {
        for (let i = 0; i < size; i += 1)
            column[i] = right[i * columns + index] ?? 0;
        solveLower(matrix, size, column);
        solveUpper(matrix, size, column);
        for (let i = 0; i < size; i += 1)
            result[i * columns + index] = column[i] ?? 0;
    }
    return result;
}


/***/ }),

/***/ 9159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ needsEncoding),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   ds: () => (/* binding */ tableEncoder)
/* harmony export */ });
/* harmony import */ var _robust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4319);

/** So many values of a categorical column get a column of their own; the rarer ones share one. */
const MOST_CATEGORIES = 20;
/**
 * Brings tables with categories or missing numbers into a form that statistics can work with: each category becomes a column of
 * zeros and ones, and a missing number the median, with one more column that says where it was missing. Sets are encoded alike.
 * Source: Van Ness, Bosschieter, Halpin-Gregorio, Udell, "The missing indicator method: from low to high dimensions", KDD 2023.
 * @returns the sets in their order; as they are if there is nothing to encode
 */
function encodeTables(sets) {
    const encoder = tableEncoder(sets);
    if (encoder === undefined)
        return sets;
    const width = encoder.columns.length;
    return sets.map((inputs) => ({
        ...inputs,
        values: encoder.encode(inputs.values),
        shape: [width],
        columns: encoder.columns,
        low: new Float32Array(width),
        high: new Float32Array(width).fill(1),
        texts: undefined,
        categories: undefined,
    }));
}
/** @returns how to encode rows like these; undefined if there is nothing to encode */
function tableEncoder(sets) {
    const [first] = sets;
    if (first?.shape.length !== 1 || !sets.some(needsEncoding))
        return undefined;
    const size = first.shape[0] ?? 0;
    const made = Array.from({ length: size }, (_unused, column) => madeOf(column, size, sets));
    const columns = made.flat().map(({ name }) => name);
    return {
        columns,
        encode: (values) => {
            const encoded = new Float32Array((values.length / size) * columns.length);
            let at = 0;
            for (let index = 0; index < values.length; index += 1) {
                for (const { value } of made[index % size] ?? []) {
                    encoded[at] = value(values[index] ?? 0);
                    at += 1;
                }
            }
            return encoded;
        },
    };
}
/** True if a table holds categories, or a number is missing. */
function needsEncoding({ values, texts, categories }) {
    return texts !== undefined || (categories?.size ?? 0) > 0 || values.some(Number.isNaN);
}
function madeOf(column, size, sets) {
    const [first] = sets;
    const name = first?.columns?.[column] ?? `column ${String(column + 1)}`;
    const values = sets.flatMap((inputs) => valuesOf(inputs, column, size));
    const words = first?.texts?.get(column);
    if (words !== undefined) {
        return categoryColumns(name, values, (code) => (words.word(code) === '' ? undefined : words.word(code)));
    }
    const isCategory = sets.some(({ categories }) => categories?.has(column) === true);
    if (isCategory) {
        return categoryColumns(name, values, (value) => (Number.isNaN(value) ? undefined : String(value)));
    }
    const known = values.filter((value) => !Number.isNaN(value));
    if (known.length === values.length)
        return [{ name, value: (value) => value }];
    const middle = (0,_robust_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(known);
    return [
        { name, value: (value) => (Number.isNaN(value) ? middle : value) },
        { name: `${name} is missing`, value: (value) => (Number.isNaN(value) ? 1 : 0) },
    ];
}
function valuesOf({ values }, column, size) {
    return Array.from({ length: values.length / size }, (_unused, row) => values[row * size + column] ?? 0);
}
/** @param text what a value stands for; undefined if it is missing */
function categoryColumns(name, values, text) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const ordered = [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
    // Of two values, one column says all.
    const shown = ordered.length === 2 ? ordered.slice(1) : ordered.slice(0, MOST_CATEGORIES);
    const titleOf = (value) => {
        const words = text(value);
        return words === undefined ? `${name} is missing` : `${name} = ${words.trim()}`;
    };
    const made = shown.map((own) => ({
        name: titleOf(own),
        value: (value) => (value === own || (Number.isNaN(value) && Number.isNaN(own)) ? 1 : 0),
    }));
    if (ordered.length <= MOST_CATEGORIES)
        return made;
    const known = new Set(shown);
    return [...made, { name: `${name} = another value`, value: (value) => (known.has(value) ? 0 : 1) }];
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

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   K9: () => (/* binding */ robustScale),
/* harmony export */   YV: () => (/* binding */ quantile)
/* harmony export */ });
/** Makes the median absolute deviation of a normal distribution its standard deviation. */
const NORMAL_SCALE = 1.482602218505602;
/** Returns the sorted numbers of a list; the list stays as it is. */
function sorted(values) {
    return Float64Array.from(values).sort();
}
/**
 * Returns a quantile between the two nearest order statistics, as numpy.quantile does by default.
 * @param ordered sorted from low to high, not empty
 */
function quantile(ordered, share) {
    const place = (ordered.length - 1) * share;
    const below = Math.floor(place);
    const low = ordered[below] ?? 0;
    const high = ordered[Math.min(ordered.length - 1, below + 1)] ?? low;
    return low + (high - low) * (place - below);
}
function median(values) {
    return values.length === 0 ? 0 : quantile(sorted(values), 0.5);
}
/**
 * Returns the median and the scaled median absolute deviation, which half of the values can't move at will. If more than
 * half of the values are equal, the scale is that of the mean absolute deviation, and 0 only if all are.
 * Source: Hampel, "The influence curve and its role in robust estimation", JASA 69, 1974.
 */
function robustScale(values) {
    const location = median(values);
    const distances = Float64Array.from(values, (value) => Math.abs(value - location));
    const scale = NORMAL_SCALE * median(distances);
    if (scale > 0)
        return { location, scale };
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
    return { location, scale: mean * Math.sqrt(Math.PI / 2) };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ PatchFeatures)
/* harmony export */ });
/* harmony import */ var _statistics_cholesky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1926);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
/* harmony import */ var _graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58);
/* harmony import */ var _lens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9007);
/* harmony import */ var _onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3086);





/** Pictures are seen with at most so many pixels a side, patches have so many, and features lie on a grid of so many cells. */
const SIDE = 32;
const PATCH = 5;
const CELLS = 4;
/** Pictures of fewer pixels a side have no patches to speak of. */
const SMALLEST_SIDE = 8;
/** Convolutions of pictures with more pixels a side take every second place. */
const DENSE_SIDE = 24;
const FILTERS = 32;
/** Answers of filters below it count as none. */
const THRESHOLD = 0.4;
/** How many patches show what patches are like, and how much is added to their variances. */
const PATCHES = 3_000;
const RIDGE = 0.1;
/** Pictures that go to the runtime at once. */
const BATCH = 256;
/**
 * What patches of a picture look like, and roughly where: the answers of filters that were drawn from whitened patches, the
 * largest of each cell of a coarse grid (Coates, Lee and Ng, AISTATS 2011, with drawn filters). Nothing of it is trained.
 */
class PatchFeatures {
    size;
    #lens;
    #graph;
    constructor(size, lens, graph) {
        this.size = size;
        this.#lens = lens;
        this.#graph = graph;
    }
    /**
     * @param typical pictures in the unit box from which the filters are drawn
     * @returns undefined if the pictures are too small
     */
    static async create(runtime, picture, typical, random) {
        const { channels } = picture;
        const [height, width] = [Math.min(SIDE, picture.height), Math.min(SIDE, picture.width)];
        if (Math.min(height, width) < SMALLEST_SIDE)
            return undefined;
        const lens = (0,_lens_js__WEBPACK_IMPORTED_MODULE_1__/* .pictureLens */ .Y)(picture, SIDE);
        const grid = { channels, height, width };
        const patches = drawPatches(lens.see(typical), grid, random);
        if (patches.length === 0)
            return undefined;
        const { model, size } = featureModel(grid, makeFilters(patches, channels * PATCH * PATCH, random));
        return new PatchFeatures(size, lens, await _graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .Graph */ .TS.open(runtime, model, ['features']));
    }
    /** Returns the features of pictures in the unit box. */
    async see(pictures) {
        const { size, seen } = this.#lens;
        const count = pictures.length / size;
        const features = new Float32Array(count * this.size);
        for (let from = 0; from < count; from += BATCH) {
            const some = Math.min(BATCH, count - from);
            const X = this.#lens.see(pictures.subarray(from * size, (from + some) * size));
            const output = await this.#graph.run({ X: (0,_graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .floats */ .IE)(X, some, seen) });
            features.set(output('features'), from * this.size);
        }
        return features;
    }
    close() {
        return this.#graph.close();
    }
}
function drawPatches(pictures, { channels, height, width }, random) {
    const size = channels * height * width;
    const count = pictures.length / size;
    const length = channels * PATCH * PATCH;
    const patches = new Float32Array(count === 0 ? 0 : PATCHES * length);
    for (let start = 0; start < patches.length; start += length) {
        const from = random.integer(count) * size;
        const [top, left] = [random.integer(height - PATCH + 1), random.integer(width - PATCH + 1)];
        for (let at = 0; at < length; at += 1) {
            const channel = Math.floor(at / (PATCH * PATCH));
            const row = top + (Math.floor(at / PATCH) % PATCH);
            patches[start + at] = pictures[from + (channel * height + row) * width + left + (at % PATCH)] ?? 0;
        }
    }
    return patches;
}
/**
 * Makes filters that answer with the cosine-like product of whitened patches: w = C^-1 (p - mean), of length 1 after whitening.
 * Flat patches show nothing: the filters come from the half of the patches that differs most from the mean.
 */
function makeFilters(patches, length, random) {
    const { mean, covariance } = momentsOf(patches, length);
    const count = patches.length / length;
    const drawn = random.permutation(count).subarray(0, 2 * FILTERS);
    const right = new Float64Array(length * drawn.length);
    for (const [column, row] of drawn.entries()) {
        for (let at = 0; at < length; at += 1) {
            right[at * drawn.length + column] = (patches[row * length + at] ?? 0) - (mean[at] ?? 0);
        }
    }
    const solved = (0,_statistics_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .solveCholesky */ .ac)(covariance, length, right.slice(), drawn.length);
    const candidates = Array.from(drawn.keys(), (column) => {
        const pick = (all) => Float32Array.from({ length }, (_unused, at) => all[at * drawn.length + column] ?? 0);
        const weights = pick(solved);
        return { weights, size: Math.sqrt(Math.max(1e-12, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)(weights, pick(right)))) };
    });
    const kept = candidates.toSorted((a, b) => b.size - a.size).slice(0, FILTERS);
    const weights = new Float32Array(kept.length * length);
    for (const [index, one] of kept.entries()) {
        weights.set(one.weights.map((value) => value / one.size), index * length);
    }
    const biases = Float32Array.from(kept, (_one, index) => -(0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)(weights.subarray(index * length, (index + 1) * length), mean));
    return { weights, biases };
}
function momentsOf(patches, length) {
    const count = patches.length / length;
    const mean = new Float32Array(length);
    for (let index = 0; index < patches.length; index += 1) {
        mean[index % length] = (mean[index % length] ?? 0) + (patches[index] ?? 0) / count;
    }
    const covariance = new Float64Array(length * length);
    for (let start = 0; start < patches.length; start += length) {
        for (let i = 0; i < length; i += 1) {
            const a = ((patches[start + i] ?? 0) - (mean[i] ?? 0)) / count;
            for (let j = 0; j <= i; j += 1) {
                covariance[i * length + j] =
                    (covariance[i * length + j] ?? 0) + a * ((patches[start + j] ?? 0) - (mean[j] ?? 0));
            }
        }
    }
    addRidge(covariance, length);
    return { mean, covariance };
}
function addRidge(covariance, length) {
    const places = Array.from({ length }, (_unused, i) => i * length + i);
    const trace = places.reduce((sum, at) => sum + (covariance[at] ?? 0), 0);
    for (const at of places)
        covariance[at] = (covariance[at] ?? 0) + (RIDGE * trace) / length + 1e-9;
}
/** From pictures X [n, numbers] to features [n, size]: convolution, both signs, threshold, the largest of each cell. */
function featureModel({ channels, height, width }, { weights, biases }) {
    const stride = Math.min(height, width) >= DENSE_SIDE ? 2 : 1;
    const pad = Math.floor(PATCH / 2);
    const cellsOf = (side) => {
        const places = Math.floor((side - 1) / stride) + 1;
        const cell = Math.ceil(places / CELLS);
        return { cell, cells: Math.floor(places / cell) };
    };
    const [down, across] = [cellsOf(height), cellsOf(width)];
    const size = 2 * biases.length * down.cells * across.cells;
    const pool = [down.cell, across.cell];
    const model = (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .onnxModel */ .Jb)({
        name: 'patches',
        nodes: [
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', ['X', 'picture'], 'planes'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Conv', ['planes', 'weights', 'biases'], 'answers', {
                kernel_shape: [PATCH, PATCH],
                pads: [pad, pad, pad, pad],
                strides: [stride, stride],
            }),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Neg', ['answers'], 'against'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Concat', ['answers', 'against'], 'both', { axis: 1 }),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('MaxPool', ['both'], 'largest', { kernel_shape: pool, strides: pool }),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Sub', ['largest', 'threshold'], 'above'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Relu', ['above'], 'kept'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', ['kept', 'row'], 'features'),
        ],
        inputs: [{ name: 'X', type: 'float', rank: 2 }],
        outputs: [{ name: 'features', type: 'float', rank: 2 }],
        constants: [
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('picture', 'int64', [-1, channels, height, width], [4]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('row', 'int64', [-1, size], [2]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('weights', 'float', [...weights], [biases.length, channels, PATCH, PATCH]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('biases', 'float', [...biases], [biases.length]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('threshold', 'float', [THRESHOLD]),
        ],
    });
    return { model, size };
}


/***/ })

};
