export const id = 60;
export const ids = [60];
export const modules = {

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

/***/ 3437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ squaredDistances),
/* harmony export */   Vi: () => (/* binding */ productsOfRows),
/* harmony export */   uU: () => (/* binding */ meanProducts)
/* harmony export */ });
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);

/** Rows that are compared at once: every number that is loaded serves several pairs. */
const [TALL, WIDE] = [4, 2];
/** Rows that are copied as 64-bit numbers at once, so that no copy of a large matrix is needed. */
const BLOCK = 32;
/**
 * Returns the squared Euclidean distances of all rows of both: `second.rows` numbers for each row of the first. Equal rows
 * have the distance 0 exactly. About four times as fast as comparing two rows at a time.
 */
function squaredDistances(first, second) {
    return allPairs(first, second, distanceTile);
}
/** Returns the products of all rows of both: `second.rows` numbers for each row of the first. */
function productsOfRows(first, second) {
    return allPairs(first, second, productTile);
}
/** Returns the mean over all rows of the product of each two columns: their covariances, if the means of the columns are 0. */
function meanProducts(rows) {
    const columns = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(rows);
    return productsOfRows(columns, columns).map((sum) => sum / rows.rows);
}
function allPairs(first, second, tile) {
    const pairs = new Float64Array(first.rows * second.rows);
    const isSame = first === second;
    const [left, right] = [emptyBlock(first), emptyBlock(second)];
    for (let top = 0; top < first.rows; top += BLOCK) {
        copyBlock(left, first, top);
        for (let start = 0; start < (isSame ? Math.min(top + BLOCK, second.rows) : second.rows); start += BLOCK) {
            copyBlock(right, second, start);
            fillBlock(pairs, second.rows, left, right, tile);
            if (isSame)
                mirror(pairs, first.rows, top, start);
        }
    }
    return pairs;
}
function emptyBlock({ columns }) {
    return { values: new Float64Array((BLOCK + TALL) * columns), columns, top: 0, rows: 0 };
}
function copyBlock(block, { values, rows, columns }, top) {
    block.top = top;
    block.rows = Math.min(BLOCK, rows - top);
    block.values.set(values.subarray(top * columns, (top + block.rows) * columns));
}
function fillBlock(pairs, width, left, right, tile) {
    const { columns } = left;
    const results = new Float64Array(TALL * WIDE);
    const operands = { length: columns, left: left.values, right: right.values, results };
    for (let i = 0; i < left.rows; i += TALL) {
        for (let j = 0; j < right.rows; j += WIDE) {
            tile(operands, i * columns, j * columns);
            for (let row = i; row < Math.min(i + TALL, left.rows); row += 1) {
                for (let column = j; column < Math.min(j + WIDE, right.rows); column += 1) {
                    pairs[(left.top + row) * width + right.top + column] = results[(row - i) * WIDE + column - j] ?? 0;
                }
            }
        }
    }
}
/** Copies a block of the lower triangle to its place in the upper one, while it is in the cache. */
function mirror(pairs, size, top, left) {
    for (let i = top; i < Math.min(top + BLOCK, size); i += 1) {
        for (let j = left; j < Math.min(left + BLOCK, i); j += 1)
            pairs[j * size + i] = pairs[i * size + j] ?? 0;
    }
}
function distanceTile({ length, left, right, results }, leftStart, rightStart) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < length; at += 1) {
        const one = right[rightStart + at] ?? 0;
        const two = right[rightStart + length + at] ?? 0;
        const place = leftStart + at;
        const first = left[place] ?? 0;
        a += (first - one) * (first - one);
        b += (first - two) * (first - two);
        const second = left[place + length] ?? 0;
        c += (second - one) * (second - one);
        d += (second - two) * (second - two);
        const third = left[place + 2 * length] ?? 0;
        e += (third - one) * (third - one);
        f += (third - two) * (third - two);
        const fourth = left[place + 3 * length] ?? 0;
        g += (fourth - one) * (fourth - one);
        h += (fourth - two) * (fourth - two);
    }
    keep(results, a, b, c, d, e, f, g, h);
}
function productTile({ length, left, right, results }, leftStart, rightStart) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < length; at += 1) {
        const one = right[rightStart + at] ?? 0;
        const two = right[rightStart + length + at] ?? 0;
        const place = leftStart + at;
        const first = left[place] ?? 0;
        a += first * one;
        b += first * two;
        const second = left[place + length] ?? 0;
        c += second * one;
        d += second * two;
        const third = left[place + 2 * length] ?? 0;
        e += third * one;
        f += third * two;
        const fourth = left[place + 3 * length] ?? 0;
        g += fourth * one;
        h += fourth * two;
    }
    keep(results, a, b, c, d, e, f, g, h);
}
/** Stores the results one by one: a list of them would be made for every tile. */
function keep(results, a, b, c, d, e, f, g, h) {
    results[0] = a;
    results[1] = b;
    results[2] = c;
    results[3] = d;
    results[4] = e;
    results[5] = f;
    results[6] = g;
    results[7] = h;
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


/***/ }),

/***/ 615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ PatchFeatures)
/* harmony export */ });
/* harmony import */ var _statistics_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8046);
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8659);
/* harmony import */ var _statistics_multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3437);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1732);
/* harmony import */ var _graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8636);
/* harmony import */ var _lens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4389);
/* harmony import */ var _onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5536);







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
    /** @param typical pictures in the unit box from which the filters are drawn @returns undefined if they are too small */
    static async create(runtime, picture, typical, random) {
        const { channels } = picture;
        const [height, width] = [Math.min(SIDE, picture.height), Math.min(SIDE, picture.width)];
        if (Math.min(height, width) < SMALLEST_SIDE)
            return undefined;
        const lens = (0,_lens_js__WEBPACK_IMPORTED_MODULE_1__/* .pictureLens */ .Y)(picture, { height, width });
        const grid = { channels, height, width };
        const patches = drawPatches(lens.see(typical), grid, random);
        if (patches.length === 0)
            return undefined;
        const { model, size } = featureModel(grid, makeFilters(patches, channels * PATCH * PATCH, random));
        return new PatchFeatures(size, lens, await _graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .Graph */ .TS.open(runtime, model, ['features']));
    }
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
    const solved = (0,_statistics_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .solveCholesky */ .ac)(covariance, length, right.slice(), drawn.length);
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
    const matrix = { values: patches, rows: patches.length / length, columns: length };
    const mean = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_5__/* .columnMeans */ .X)(matrix);
    const covariance = (0,_statistics_multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .meanProducts */ .uU)({ ...matrix, values: (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_5__/* .centredOn */ .Nr)(matrix, mean) });
    addRidge(covariance, length);
    return { mean: Float32Array.from(mean), covariance };
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
