export const id = 236;
export const ids = [236];
export const modules = {

/***/ 9214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.sampleInputs = sampleInputs;
exports.standardize = standardize;
/** Returns at most so many random inputs. */
function sampleInputs(inputs, most, random) {
    const rows = random.permutation(inputs.count).slice(0, most);
    rows.sort();
    const size = inputs.values.length / Math.max(1, inputs.count);
    const values = new Float32Array(rows.length * size);
    rows.forEach((row, index) => {
        values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
    });
    return { inputs: { ...inputs, values, count: rows.length }, rows };
}
/**
 * Scales columns of both by the mean and the standard deviation of both, so that no column outweighs others by its unit.
 * Pictures have one unit: `common` scales all their columns alike.
 */
function standardize(first, second, common = false) {
    const { columns } = first;
    const rows = Math.max(1, first.rows + second.rows);
    const means = new Float64Array(columns);
    const squares = new Float64Array(columns);
    for (const matrix of [first, second]) {
        matrix.values.forEach((value, index) => {
            const column = index % columns;
            means[column] = (means[column] ?? 0) + value / rows;
            squares[column] = (squares[column] ?? 0) + (value * value) / rows;
        });
    }
    const variances = squares.map((square, column) => Math.max(0, square - (means[column] ?? 0) ** 2));
    const shared = variances.reduce((sum, variance) => sum + variance, 0) / Math.max(1, columns);
    const scales = variances.map((variance) => Math.sqrt(common ? shared : variance));
    const scaled = (matrix) => ({
        ...matrix,
        values: Float32Array.from(matrix.values, (value, index) => {
            const column = index % columns;
            const scale = scales[column] ?? 0;
            return scale > 1e-12 ? (value - (means[column] ?? 0)) / scale : 0;
        }),
    });
    return [scaled(first), scaled(second)];
}


/***/ }),

/***/ 2668:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.countDistinct = countDistinct;
exports.holdSameInputs = holdSameInputs;
const node_crypto_1 = __webpack_require__(7598);
/** A digest of each input: equal for inputs with the same numbers. */
function digestsOf({ values, count }) {
    const size = values.length / Math.max(1, count);
    return Array.from({ length: count }, (_unused, row) => {
        const input = values.subarray(row * size, (row + 1) * size);
        const bytes = new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
        return (0, node_crypto_1.createHash)('sha256').update(bytes).digest('hex');
    });
}
/** Counts inputs; those with the same numbers count once. */
function countDistinct(inputs) {
    return new Set(digestsOf(inputs)).size;
}
/** True if both hold the same inputs, each as often, in any order. */
function holdSameInputs(one, other) {
    if (one.count !== other.count || one.values.length !== other.values.length)
        return false;
    const [first, second] = [digestsOf(one).toSorted(), digestsOf(other).toSorted()];
    return first.every((digest, index) => digest === second[index]);
}


/***/ }),

/***/ 1926:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.factorize = factorize;
exports.solveLower = solveLower;
exports.solveLowerRows = solveLowerRows;
exports.solveUpper = solveUpper;
exports.solveCholesky = solveCholesky;
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

/***/ 7125:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.estimateBulk = estimateBulk;
exports.whiten = whiten;
exports.squaredLengths = squaredLengths;
const cholesky_ts_1 = __webpack_require__(1926);
const matrix_ts_1 = __webpack_require__(8843);
const pairs_ts_1 = __webpack_require__(2181);
/** The share of rows that the estimate trusts. */
const TRUSTED = 0.75;
const ROUNDS = 8;
/**
 * Estimates mean and covariance from the rows that lie nearest, found by concentration steps. The covariance is shrunk so
 * that it also works with more columns than rows.
 * Sources: Rousseeuw and Van Driessen, "A fast algorithm for the minimum covariance determinant estimator", 1999;
 * Ledoit and Wolf, "A well-conditioned estimator for large-dimensional covariance matrices", 2004.
 * @param rows scaled columns
 */
function estimateBulk(rows) {
    const count = Math.max(2, Math.ceil(rows.rows * TRUSTED));
    let kept = nearestRows(squaredLengths(rows), count);
    for (let round = 1;; round += 1) {
        const bulk = estimate((0, matrix_ts_1.takeRows)(rows, kept));
        if (round === ROUNDS)
            return bulk;
        const next = nearestRows(squaredLengths(whiten(rows, bulk)), count);
        if (next.every((row, index) => row === kept[index]))
            return bulk;
        kept = next;
    }
}
/**
 * Returns the rows in coordinates in which the bulk is round with variance 1, so that squared length is the squared
 * Mahalanobis distance.
 */
function whiten(rows, { mean, factor }) {
    const values = (0, matrix_ts_1.centredOn)(rows, mean);
    (0, cholesky_ts_1.solveLowerRows)(factor, rows.columns, values);
    return { values, rows: rows.rows, columns: rows.columns };
}
/** The rows with the smallest distances, in their own order. */
function nearestRows(distances, count) {
    const order = Int32Array.from(distances.keys());
    order.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
    return order.slice(0, count).sort();
}
/** Returns the squared length of each row. */
function squaredLengths(rows) {
    const { values, columns } = rows;
    const lengths = new Float64Array(rows.rows);
    for (let row = 0; row < rows.rows; row += 1) {
        let sum = 0;
        for (let at = row * columns; at < (row + 1) * columns; at += 1) {
            const value = values[at] ?? 0;
            sum += value * value;
        }
        lengths[row] = sum;
    }
    return lengths;
}
/**
 * Shrinking towards the identity hides directions in which the rows hardly vary. So it is done once more on the whitened
 * rows, whose covariance is near the identity.
 */
function estimate(bulk) {
    const mean = (0, matrix_ts_1.columnMeans)(bulk);
    const factor = factorOf(bulk, mean);
    const again = factorOf(whiten(bulk, { mean, factor }), new Float64Array(bulk.columns));
    return { mean, factor: multiplyLower(factor, again, bulk.columns) };
}
function factorOf(bulk, mean) {
    const factor = shrunkCovariance(bulk, mean);
    (0, cholesky_ts_1.factorize)(factor, bulk.columns);
    return factor;
}
/** Returns the product of two lower triangular matrices. */
function multiplyLower(first, second, size) {
    const result = new Float64Array(size * size);
    for (let i = 0; i < size; i += 1) {
        for (let k = 0; k <= i; k += 1) {
            const value = first[i * size + k] ?? 0;
            for (let j = 0; j <= k; j += 1) {
                result[i * size + j] = (result[i * size + j] ?? 0) + value * (second[k * size + j] ?? 0);
            }
        }
    }
    return result;
}
function shrunkCovariance(bulk, mean) {
    const centred = { ...bulk, values: (0, matrix_ts_1.centredOn)(bulk, mean) };
    let fourth = 0;
    for (const length of squaredLengths(centred))
        fourth += length * length;
    const covariance = (0, pairs_ts_1.meanProducts)(centred);
    shrink(covariance, bulk.columns, fourth / bulk.rows, bulk.rows);
    return covariance;
}
/** Pulls the covariance towards a multiple of the identity, as strongly as its noise asks for. */
function shrink(covariance, size, fourth, rows) {
    let [trace, squares] = [0, 0];
    for (let i = 0; i < size; i += 1) {
        trace += covariance[i * size + i] ?? 0;
        for (let j = 0; j <= i; j += 1)
            squares += (covariance[i * size + j] ?? 0) ** 2 * (i === j ? 1 : 2);
    }
    const target = trace / size;
    const spread = squares - (trace * trace) / size;
    const noise = Math.max(0, fourth - squares) / rows;
    const shrinkage = spread > 0 ? Math.min(1, noise / spread) : 1;
    for (let i = 0; i < size; i += 1) {
        for (let j = 0; j <= i; j += 1) {
            covariance[i * size + j] = (covariance[i * size + j] ?? 0) * (1 - shrinkage);
        }
        covariance[i * size + i] = (covariance[i * size + i] ?? 0) + shrinkage * target + 1e-9;
    }
}


/***/ }),

/***/ 8843:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.rowOf = rowOf;
exports.columnOf = columnOf;
exports.takeRows = takeRows;
exports.stackRows = stackRows;
exports.columnMeans = columnMeans;
exports.centredOn = centredOn;
exports.transposed = transposed;
exports.squaredDistance = squaredDistance;
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

/***/ 1762:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findNeighbours = findNeighbours;
exports.nearestDistance = nearestDistance;
const pairs_ts_1 = __webpack_require__(2181);
/** Finds the nearest neighbours of each row by comparing all pairs. */
function findNeighbours(matrix, most) {
    const size = matrix.rows;
    const count = Math.max(0, Math.min(most, size - 1));
    const squared = (0, pairs_ts_1.squaredDistances)(matrix, matrix);
    for (let row = 0; row < size; row += 1)
        squared[row * size + row] = Infinity;
    const rows = new Int32Array(size * count);
    const distances = new Float64Array(size * count);
    for (let row = 0; row < size && count > 0; row += 1) {
        const own = squared.subarray(row * size, (row + 1) * size);
        nearestOf(own, count).forEach((other, place) => {
            rows[row * count + place] = other;
            distances[row * count + place] = Math.sqrt(own[other] ?? 0);
        });
    }
    return { count, rows, distances };
}
/** Returns the places of the smallest numbers, from low to high; of equal numbers the first. */
function nearestOf(distances, count) {
    const near = new Int32Array(count);
    let found = 0;
    let limit = Infinity;
    for (let place = 0; place < distances.length; place += 1) {
        const distance = distances[place] ?? 0;
        if (found === count && !(distance < limit))
            continue;
        if (found < count)
            found += 1;
        let at = found - 1;
        while (at > 0 && (distances[near[at - 1] ?? 0] ?? 0) > distance) {
            near[at] = near[at - 1] ?? 0;
            at -= 1;
        }
        near[at] = place;
        limit = distances[near[found - 1] ?? 0] ?? 0;
    }
    return near;
}
/**
 * Returns the mean distance of each row to its nearest neighbours.
 * Source: Ramaswamy, Rastogi, Shim, "Efficient algorithms for mining outliers from large data sets", SIGMOD 2000.
 */
function nearestDistance(neighbours, most) {
    const { count, distances } = neighbours;
    const used = Math.min(most, count);
    return Float64Array.from({ length: count === 0 ? 0 : distances.length / count }, (_unused, row) => {
        const near = distances.subarray(row * count, row * count + used);
        return near.reduce((sum, distance) => sum + distance, 0) / Math.max(1, used);
    });
}


/***/ }),

/***/ 2181:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.squaredDistances = squaredDistances;
exports.productsOfRows = productsOfRows;
exports.meanProducts = meanProducts;
const matrix_ts_1 = __webpack_require__(8843);
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
    const columns = (0, matrix_ts_1.transposed)(rows);
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
    const results = new Float64Array(TALL * WIDE);
    const { columns } = left;
    for (let i = 0; i < left.rows; i += TALL) {
        for (let j = 0; j < right.rows; j += WIDE) {
            tile(columns, left.values, i * columns, right.values, j * columns, results);
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
function distanceTile(length, left, leftStart, right, rightStart, results) {
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
function productTile(length, left, leftStart, right, rightStart, results) {
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

/***/ 5888:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.layoutOf = layoutOf;
exports.inputFeatures = inputFeatures;
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


/***/ }),

/***/ 3692:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.principalCoordinates = principalCoordinates;
const matrix_ts_1 = __webpack_require__(8843);
const pairs_ts_1 = __webpack_require__(2181);
/**
 * Returns the rows in about their first principal coordinates, and what those leave of a row as one more coordinate: its
 * length, scaled to variance 1.
 * Sources: Halko, Martinsson, Tropp, "Finding structure with randomness", SIAM Review 53, 2011; Jackson and Mudholkar,
 * "Control procedures for residuals associated with principal component analysis", Technometrics 21, 1979.
 * @param rows columns with mean 0
 */
function principalCoordinates(rows, most, random) {
    const count = Math.min(most, rows.rows - 1, rows.columns);
    const start = new Float32Array(rows.columns * count);
    random.fillNormals(start);
    const begun = {
        values: transposed(start, rows.columns, count),
        rows: count,
        columns: rows.columns,
    };
    const axes = orthonormal(combine(rows, (0, pairs_ts_1.productsOfRows)(rows, begun), count));
    const projected = (0, pairs_ts_1.productsOfRows)(rows, axes);
    const rests = Float64Array.from({ length: rows.rows }, (_unused, row) => {
        const seen = squares(projected.subarray(row * count, (row + 1) * count));
        return Math.sqrt(Math.max(0, squares((0, matrix_ts_1.rowOf)(rows, row)) - seen));
    });
    const mean = rests.reduce((sum, rest) => sum + rest, 0) / rows.rows;
    const spread = Math.sqrt(rests.reduce((sum, rest) => sum + (rest - mean) ** 2, 0) / rows.rows);
    const columns = count + 1;
    const values = new Float64Array(rows.rows * columns);
    for (let row = 0; row < rows.rows; row += 1) {
        values.set(projected.subarray(row * count, (row + 1) * count), row * columns);
        values[row * columns + count] = spread > 0 ? ((rests[row] ?? 0) - mean) / spread : 0;
    }
    return { values, rows: rows.rows, columns };
}
function squares(values) {
    let sum = 0;
    for (const value of values)
        sum += value * value;
    return sum;
}
/** Returns the columns as rows. */
function transposed(values, rows, columns) {
    const result = new Float64Array(values.length);
    for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
            result[column * rows + row] = values[row * columns + column] ?? 0;
        }
    }
    return result;
}
/** Returns `count` sums of the rows, each weighted by one of the `count` coordinates that every row has. */
function combine(rows, coordinates, count) {
    const { columns } = rows;
    const values = new Float64Array(count * columns);
    for (let row = 0; row < rows.rows; row += 1) {
        const own = Float64Array.from((0, matrix_ts_1.rowOf)(rows, row));
        for (let axis = 0; axis < count; axis += 1) {
            addScaled(values.subarray(axis * columns, (axis + 1) * columns), own, coordinates[row * count + axis] ?? 0);
        }
    }
    return { values, rows: count, columns };
}
/** Makes the axes orthonormal, in place, by Gram and Schmidt's modified method; an axis that the others span becomes 0. */
function orthonormal(axes) {
    const axis = (number) => axes.values.subarray(number * axes.columns, (number + 1) * axes.columns);
    for (let k = 0; k < axes.rows; k += 1) {
        const own = axis(k);
        const before = squares(own);
        for (let other = 0; other < k; other += 1)
            addScaled(own, axis(other), -dot(own, axis(other)));
        const left = squares(own);
        const scale = left > 1e-12 * before ? 1 / Math.sqrt(left) : 0;
        for (let j = 0; j < own.length; j += 1)
            own[j] = (own[j] ?? 0) * scale;
    }
    return axes;
}
function addScaled(sum, values, factor) {
    for (let j = 0; j < sum.length; j += 1)
        sum[j] = (sum[j] ?? 0) + factor * (values[j] ?? 0);
}
function dot(first, second) {
    let sum = 0;
    for (let j = 0; j < first.length; j += 1)
        sum += (first[j] ?? 0) * (second[j] ?? 0);
    return sum;
}


/***/ }),

/***/ 4319:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.sorted = sorted;
exports.quantile = quantile;
exports.median = median;
exports.robustScale = robustScale;
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

/***/ 6282:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.COORDINATES = void 0;
exports.isWide = isWide;
exports.whitened = whitened;
const mahalanobis_ts_1 = __webpack_require__(7125);
const principal_coordinates_ts_1 = __webpack_require__(3692);
/** Rows with more columns are whitened in their principal coordinates: the cost grows with the cube of the columns. */
const MOST_WHITENED = 256;
exports.COORDINATES = 128;
/** True if rows have so many columns that they are whitened in their principal coordinates. */
function isWide({ columns }) {
    return columns > MOST_WHITENED;
}
/** Returns rows in coordinates in which their bulk is round, as `whiten` does. @param rows columns with mean 0 */
function whitened(rows, random) {
    const coordinates = isWide(rows) ? (0, principal_coordinates_ts_1.principalCoordinates)(rows, exports.COORDINATES, random) : rows;
    return (0, mahalanobis_ts_1.whiten)(coordinates, (0, mahalanobis_ts_1.estimateBulk)(coordinates));
}


/***/ })

};
