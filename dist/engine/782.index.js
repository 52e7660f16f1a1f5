export const id = 782;
export const ids = [782];
export const modules = {

/***/ 5229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ ranks),
/* harmony export */   Ij: () => (/* binding */ auc),
/* harmony export */   s4: () => (/* binding */ aucWithError),
/* harmony export */   tq: () => (/* binding */ aucInterval)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1732);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1925);


/** Returns the rank of each value from 1 on; equal values share the mean of their ranks. */
function ranks(values) {
    const order = Uint32Array.from({ length: values.length }, (_unused, index) => index);
    order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    const result = new Float64Array(values.length);
    for (let start = 0; start < order.length;) {
        let end = start + 1;
        while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0])
            end += 1;
        for (let place = start; place < end; place += 1)
            result[order[place] ?? 0] = (start + end + 1) / 2;
        start = end;
    }
    return result;
}
/**
 * Returns the area under the ROC curve: the chance that a positive value exceeds a negative one, ties counted as half
 * (Mann and Whitney 1947). Without positives or without negatives it is .5.
 */
function auc(values, positive) {
    const order = ranks(values);
    let [sum, count] = [0, 0];
    order.forEach((rank, index) => {
        if ((positive[index] ?? 0) === 0)
            return;
        sum += rank;
        count += 1;
    });
    const rest = order.length - count;
    return count === 0 || rest === 0 ? 0.5 : (sum - (count * (count + 1)) / 2) / (count * rest);
}
/**
 * Returns an area under the ROC curve with its 95 % interval.
 * Source: Hanley and McNeil, "The meaning and use of the area under a ROC curve", Radiology 143, 1982.
 */
function aucInterval(value, positives, negatives) {
    if (positives === 0 || negatives === 0)
        return { value, low: 0, high: 1 };
    const q1 = value / (2 - value);
    const q2 = (2 * value * value) / (1 + value);
    const variance = (value * (1 - value) + (positives - 1) * (q1 - value * value) + (negatives - 1) * (q2 - value * value)) /
        (positives * negatives);
    const spread = _distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .Z_95 */ .U$ * Math.sqrt(Math.max(0, variance));
    return { value, low: Math.max(0, value - spread), high: Math.min(1, value + spread) };
}
/**
 * Returns an area under the ROC curve with its standard error, from how the ranks of single values vary.
 * Source: DeLong, DeLong, Clarke-Pearson, "Comparing the areas under two or more correlated receiver operating characteristic
 * curves", Biometrics 44, 1988; Sun, Xu, "Fast implementation of DeLong's algorithm", IEEE Signal Processing Letters 21, 2014.
 */
function aucWithError(values, positive) {
    const all = ranks(values);
    const exceeded = (isPositive) => {
        const places = Array.from(all.keys()).filter((place) => ((positive[place] ?? 0) !== 0) === isPositive);
        const own = ranks(places.map((place) => values[place] ?? 0));
        return places.map((place, at) => (all[place] ?? 0) - (own[at] ?? 0));
    };
    const [above, below] = [exceeded(true), exceeded(false)];
    const [positives, negatives] = [above.length, below.length];
    if (positives < 2 || negatives < 2)
        return { auc: auc(values, positive), error: 0.5 };
    const spread = (parts, others) => {
        const shares = parts.map((part) => part / others);
        const middle = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(shares);
        return shares.reduce((sum, share) => sum + (share - middle) ** 2, 0) / (parts.length - 1) / parts.length;
    };
    return {
        auc: (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(above) / negatives,
        error: Math.sqrt(spread(above, negatives) + spread(below, positives)),
    };
}


/***/ }),

/***/ 7293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ isWide),
/* harmony export */   X8: () => (/* binding */ squaredLengths),
/* harmony export */   u_: () => (/* binding */ COORDINATES),
/* harmony export */   xo: () => (/* binding */ whitened)
/* harmony export */ });
/* unused harmony exports estimateBulk, whiten */
/* harmony import */ var _cholesky_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3437);
/* harmony import */ var _principal_coordinates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7380);




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
        const bulk = estimate((0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .takeRows */ .LY)(rows, kept));
        if (round === ROUNDS)
            return bulk;
        const next = nearestRows(squaredLengths(whiten(rows, bulk)), count);
        if (next.every((row, index) => row === kept[index]))
            return bulk;
        kept = next;
    }
}
/** Returns the rows in coordinates in which the bulk is round with variance 1: squared length is squared Mahalanobis distance. */
function whiten(rows, { mean, factor }) {
    const values = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .centredOn */ .Nr)(rows, mean);
    (0,_cholesky_js__WEBPACK_IMPORTED_MODULE_1__/* .solveLowerRows */ .sX)(factor, rows.columns, values);
    return { values, rows: rows.rows, columns: rows.columns };
}
/** The rows with the smallest distances, in their own order. */
function nearestRows(distances, count) {
    const order = Int32Array.from(distances.keys());
    order.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
    return order.slice(0, count).sort();
}
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
    const mean = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .columnMeans */ .X)(bulk);
    const factor = factorOf(bulk, mean);
    const again = factorOf(whiten(bulk, { mean, factor }), new Float64Array(bulk.columns));
    return { mean, factor: multiplyLower(factor, again, bulk.columns) };
}
function factorOf(bulk, mean) {
    const factor = shrunkCovariance(bulk, mean);
    (0,_cholesky_js__WEBPACK_IMPORTED_MODULE_1__/* .factorize */ .GO)(factor, bulk.columns);
    return factor;
}
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
    const centred = { ...bulk, values: (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .centredOn */ .Nr)(bulk, mean) };
    let fourth = 0;
    for (const length of squaredLengths(centred))
        fourth += length * length;
    const covariance = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .meanProducts */ .uU)(centred);
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
/** Rows with more columns are whitened in their principal coordinates: the cost grows with the cube of the columns. */
const MOST_WHITENED = 256;
const COORDINATES = 128;
/** True if rows have so many columns that they are whitened in their principal coordinates. */
function isWide({ columns }) {
    return columns > MOST_WHITENED;
}
/** Returns rows in coordinates in which their bulk is round, as `whiten` does. @param rows columns with mean 0 */
function whitened(rows, random) {
    const coordinates = isWide(rows) ? (0,_principal_coordinates_js__WEBPACK_IMPORTED_MODULE_3__/* .principalCoordinates */ .O)(rows, COORDINATES, random) : rows;
    return whiten(coordinates, estimateBulk(coordinates));
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

/***/ 7380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ principalCoordinates)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1732);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3437);



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
    const begun = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)({ values: start, rows: rows.columns, columns: count });
    const axes = orthonormal(combine(rows, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .productsOfRows */ .Vi)(rows, begun), count));
    const projected = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .productsOfRows */ .Vi)(rows, axes);
    const rests = Float64Array.from({ length: rows.rows }, (_unused, row) => {
        const [own, seen] = [(0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(rows, row), projected.subarray(row * count, (row + 1) * count)];
        return Math.sqrt(Math.max(0, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .dot */ .Om)(own, own) - (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .dot */ .Om)(seen, seen)));
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
/** Returns `count` sums of the rows, each weighted by one of the `count` coordinates that every row has. */
function combine(rows, coordinates, count) {
    const { columns } = rows;
    const values = new Float64Array(count * columns);
    for (let row = 0; row < rows.rows; row += 1) {
        const own = Float64Array.from((0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(rows, row));
        for (let axis = 0; axis < count; axis += 1) {
            const sum = values.subarray(axis * columns, (axis + 1) * columns);
            (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .addScaled */ .IS)(sum, coordinates[row * count + axis] ?? 0, own);
        }
    }
    return { values, rows: count, columns };
}
/** Makes the axes orthonormal, in place, by Gram and Schmidt's modified method; an axis that the others span becomes 0. */
function orthonormal(axes) {
    const axis = (number) => axes.values.subarray(number * axes.columns, (number + 1) * axes.columns);
    for (let k = 0; k < axes.rows; k += 1) {
        const own = axis(k);
        const before = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .dot */ .Om)(own, own);
        for (let other = 0; other < k; other += 1)
            (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .addScaled */ .IS)(own, -(0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .dot */ .Om)(own, axis(other)), axis(other));
        const left = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .dot */ .Om)(own, own);
        const scale = left > 1e-12 * before ? 1 / Math.sqrt(left) : 0;
        for (let j = 0; j < own.length; j += 1)
            own[j] = (own[j] ?? 0) * scale;
    }
    return axes;
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
