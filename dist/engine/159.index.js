export const id = 159;
export const ids = [159];
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

/***/ 3405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ sampleInputs),
/* harmony export */   W: () => (/* binding */ standardize)
/* harmony export */ });
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
/** Scales columns of both by the mean and the deviation of both; `common` scales all alike, for pictures, whose columns have one unit. */
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

/***/ 8046:
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
/** Solves `matrix x = right` for the columns of `right`. @param matrix symmetric and positive definite; it is changed */
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

/***/ 8806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nearestDistance),
/* harmony export */   S: () => (/* binding */ findNeighbours)
/* harmony export */ });
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3437);

function findNeighbours(matrix, most) {
    const size = matrix.rows;
    const count = Math.max(0, Math.min(most, size - 1));
    const squared = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .squaredDistances */ .AM)(matrix, matrix);
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

/***/ 2761:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ normalScores)
/* harmony export */ });
/* unused harmony export normalQuantile */
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);

/**
 * Replaces each number by the normal number of the same rank in its column; equal numbers get the mean of their ranks, and
 * each column variance 1. Skewed and heavy-tailed columns look alike then, and any relation by which one column rises with
 * another becomes nearly linear.
 * Sources: Van der Waerden, "Order tests for the two-sample problem", 1952; Liu, Lafferty, Wasserman, "The nonparanormal",
 * JMLR 10, 2009.
 */
function normalScores(rows) {
    const values = new Float64Array(rows.rows * rows.columns);
    const quantiles = Float64Array.from({ length: rows.rows }, (_unused, rank) => normalQuantile((rank + 0.5) / rows.rows));
    for (let column = 0; column < rows.columns; column += 1) {
        const scores = scoresOf((0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .columnOf */ .uV)(rows, column), quantiles);
        scores.forEach((score, row) => (values[row * rows.columns + column] = score));
    }
    return { values, rows: rows.rows, columns: rows.columns };
}
function scoresOf(values, quantiles) {
    const order = Int32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    const scores = new Float64Array(values.length);
    let squares = 0;
    for (let first = 0, end = 0; first < order.length; first = end) {
        while (end < order.length && values[order[end] ?? 0] === values[order[first] ?? 0])
            end += 1;
        const middle = (first + end - 1) / 2;
        const score = ((quantiles[Math.floor(middle)] ?? 0) + (quantiles[Math.ceil(middle)] ?? 0)) / 2;
        for (let place = first; place < end; place += 1)
            scores[order[place] ?? 0] = score;
        squares += (end - first) * score * score;
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const spread = Math.sqrt(Math.max(0, squares / scores.length - mean * mean));
    return scores.map((score) => (spread > 1e-9 ? (score - mean) / spread : 0));
}
/** Coefficients of Acklam's rational approximations of the normal quantile: relative error below 1.2e-9. */
const CENTRE = [
    [
        -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
        2.506628277459239,
    ],
    [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
];
const TAIL = [
    [
        -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
        2.938163982698783,
    ],
    [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
];
/** Returns the number that a standard normal one stays below with this chance, above 0 and below 1 (Acklam 2003). */
function normalQuantile(chance) {
    if (chance > 0.5)
        return -normalQuantile(1 - chance);
    if (chance < 0.02425) {
        const x = Math.sqrt(-2 * Math.log(chance));
        return polynomial(TAIL[0], x) / polynomial(TAIL[1], x);
    }
    const x = chance - 0.5;
    return (polynomial(CENTRE[0], x * x) * x) / polynomial(CENTRE[1], x * x);
}
function polynomial(coefficients, x) {
    return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}


/***/ }),

/***/ 8174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ inputFeatures),
/* harmony export */   a: () => (/* binding */ layoutOf)
/* harmony export */ });
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


/***/ })

};
