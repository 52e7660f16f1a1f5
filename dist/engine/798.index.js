export const id = 798;
export const ids = [798];
export const modules = {

/***/ 6118:
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

/***/ 3608:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ENGINE_VERSION = exports.METHOD_VERSIONS = void 0;
exports.methodVersion = methodVersion;
/**
 * The version of each method. It goes up with every change that gives another score for the same inputs: results of an
 * earlier version are then not compared. Whether a result is reused does not depend on it: see engine-source.ts.
 */
exports.METHOD_VERSIONS = {
    drift: 2,
    evasion: 2,
    extraction: 2,
    forecastExtraction: 1,
    outlier: 3,
    poisoning: 3,
};
/** Goes up with every change outside the methods that changes scores: how models and data are read and prepared. */
exports.ENGINE_VERSION = '1';
/** Names the version of the method of an analysis. */
function methodVersion(task, attack) {
    const isForecast = attack === 'extraction' && task === 'time-series-forecasting';
    return String(exports.METHOD_VERSIONS[isForecast ? 'forecastExtraction' : attack]);
}


/***/ }),

/***/ 2187:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.scoreOutliers = scoreOutliers;
const samples_ts_1 = __webpack_require__(6118);
const robust_ts_1 = __webpack_require__(6312);
const ecod_ts_1 = __webpack_require__(1155);
const isolation_forest_ts_1 = __webpack_require__(966);
const local_outlier_factor_ts_1 = __webpack_require__(2706);
const gaussian_ts_1 = __webpack_require__(2103);
const mahalanobis_ts_1 = __webpack_require__(735);
const nearest_ts_1 = __webpack_require__(9355);
const principal_coordinates_ts_1 = __webpack_require__(8050);
const NEIGHBOURS = 10;
const LOCAL_NEIGHBOURS = 40;
/** Rows with more columns are whitened in their principal coordinates: the cost grows with the cube of the columns. */
const MOST_WHITENED = 256;
const COORDINATES = 128;
/** So many robust deviations above the median make an outlier (Iglewicz and Hoaglin 1993). */
const FENCE = 3.5;
/**
 * Scores rows by several unlike detectors and joins them. Each detector's scores are made comparable by the robust
 * deviation of their logarithms.
 *
 * If a normal distribution explains the rows as well as a density estimate without a model, the Mahalanobis distance
 * decides: outliers are where the density is low, and then it orders the rows by their density (Steinwart, Hush, Scovel,
 * "A classification framework for anomaly detection", JMLR 6, 2005).
 *
 * Otherwise the two detectors count that find a row strangest: most kinds of outliers are hidden from most detectors, so
 * the mean of all would drown them, and the greatest would follow the noisiest detector. It stands between averaging and
 * maximization in Aggarwal and Sathe, "Theoretical foundations and algorithms for outlier ensembles", SIGKDD Explorations
 * 17, 2015.
 * @param pictures true if all columns have the same unit
 */
function scoreOutliers(rows, pictures, random) {
    const nobody = { values: new Float32Array(0), rows: 0, columns: rows.columns };
    const [scaled] = (0, samples_ts_1.standardize)(rows, nobody);
    const [together] = (0, samples_ts_1.standardize)(rows, nobody, pictures);
    const wide = rows.columns > MOST_WHITENED;
    const coordinates = wide ? (0, principal_coordinates_ts_1.principalCoordinates)(scaled, COORDINATES, random) : scaled;
    const round = (0, mahalanobis_ts_1.whiten)(coordinates, (0, mahalanobis_ts_1.estimateBulk)(coordinates));
    const near = (0, nearest_ts_1.findNeighbours)(together, LOCAL_NEIGHBOURS);
    const mahalanobis = (0, mahalanobis_ts_1.squaredLengths)(round);
    const ensemble = {
        ECOD: (0, ecod_ts_1.ecod)(scaled),
        'isolation forest': (0, isolation_forest_ts_1.isolationForest)(scaled, random),
        'isolation forest, whitened': (0, isolation_forest_ts_1.isolationForest)(round, random),
        'nearest neighbours': (0, nearest_ts_1.nearestDistance)(near, NEIGHBOURS),
        'nearest neighbours, whitened': (0, nearest_ts_1.nearestDistance)((0, nearest_ts_1.findNeighbours)(round, NEIGHBOURS), NEIGHBOURS),
        'local outlier factor': (0, local_outlier_factor_ts_1.localOutlierFactor)(near),
    };
    const gaussian = !wide && (0, gaussian_ts_1.isGaussian)(scaled, random);
    const comparable = (gaussian ? [mahalanobis] : Object.values(ensemble)).map(robustDeviations);
    const combined = Float64Array.from({ length: rows.rows }, (_unused, row) => meanOfTwoGreatest(comparable.map((scores) => scores[row] ?? 0)));
    return {
        combined,
        detectors: { Mahalanobis: mahalanobis, ...ensemble },
        fence: upperFence(combined),
        gaussian,
    };
}
function meanOfTwoGreatest(values) {
    const [first = 0, second = first] = values.toSorted((a, b) => b - a);
    return (first + second) / 2;
}
function robustDeviations(scores) {
    const logarithms = scores.map((score) => Math.log(score + 1e-9));
    const { location, scale } = (0, robust_ts_1.robustScale)(logarithms);
    return logarithms.map((value) => (scale > 0 ? (value - location) / scale : 0));
}
/** The spread is measured above the median only, where outliers would lie: scores are skewed. */
function upperFence(scores) {
    const middle = (0, robust_ts_1.median)(scores);
    const above = scores.filter((score) => score >= middle).map((score) => score - middle);
    return middle + FENCE * 1.482602218505602 * (0, robust_ts_1.median)(above);
}


/***/ }),

/***/ 8057:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.outlierDefences = outlierDefences;
const matrix_ts_1 = __webpack_require__(556);
const combine_ts_1 = __webpack_require__(2187);
const runtime_detector_ts_1 = __webpack_require__(877);
const MOST_NAMED = 50;
/** Longer lists of scales are left out of the report: they are the standard deviations of the reference columns. */
const MOST_SCALES = 100;
/** Says what to do about the outliers, with what it does: both defences are applied to the inputs at hand. */
function outlierDefences(outliers, random) {
    if (outliers.found.length === 0)
        return [];
    const atRuntime = refuseAtRuntime(outliers, random);
    return [removeOutliers(outliers, random), ...(atRuntime === undefined ? [] : [atRuntime])];
}
function removeOutliers(outliers, random) {
    const { features, pictures, scores, found, nameOf } = outliers;
    const strange = new Set(found);
    const kept = Array.from({ length: features.rows }, (_unused, row) => row).filter((row) => !strange.has(row));
    const again = (0, combine_ts_1.scoreOutliers)((0, matrix_ts_1.takeRows)(features, kept), pictures, random);
    const left = again.combined.filter((score) => score > again.fence).length;
    const named = found.slice(0, MOST_NAMED).map(nameOf).join(', ');
    return {
        name: 'Look at the strangest inputs, and repair or remove them',
        advice: 'Repair or remove faults of recording; rare but real cases deserve more examples instead. Then run the check again: outliers that were hidden by stronger ones may appear.',
        measured: { without: found.length / features.rows, with: left / Math.max(1, kept.length) },
        setting: {
            inputs: found.length > MOST_NAMED ? `${named} and ${String(found.length - MOST_NAMED)} more` : named,
            removed: found.length,
            limit: short(scores.fence),
        },
    };
}
function refuseAtRuntime(outliers, random) {
    const { features, pictures, found } = outliers;
    const detector = (0, runtime_detector_ts_1.measureRuntimeDetector)(features, pictures, found, random);
    if (detector === undefined)
        return undefined;
    const passing = found.length * (1 - detector.refusedOutliers);
    const usual = (features.rows - found.length) * (1 - detector.refusedUsual);
    return {
        name: 'Refuse strange inputs at runtime',
        advice: 'Keep usual inputs as a reference, and refuse a new input, or give it to a person, if its mean distance to the nearest of them is above the threshold. It costs one comparison with each reference input, and refuses some usual inputs too.',
        measured: { without: found.length / features.rows, with: passing / Math.max(1, passing + usual) },
        setting: {
            distance: pictures ? 'Euclidean' : 'Euclidean, each column divided by its scale',
            neighbours: detector.neighbours,
            threshold: short(detector.threshold),
            ...(detector.scales.length > 0 && detector.scales.length <= MOST_SCALES
                ? { scales: detector.scales.map(short) }
                : {}),
            'numbers of an input': features.columns,
            'reference inputs': detector.referenceInputs,
            'held-out usual inputs': detector.heldOutInputs,
            'share of held-out usual inputs refused': short(detector.refusedUsual),
            'share of listed inputs refused': short(detector.refusedOutliers),
        },
    };
}
/** Four significant digits. */
function short(value) {
    return Number(value.toPrecision(4));
}


/***/ }),

/***/ 1155:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ecod = ecod;
const matrix_ts_1 = __webpack_require__(556);
/**
 * Scores rows by how far out in the tails their numbers lie: the sum over columns of minus the logarithm of the tail
 * probability, for the left tails, the right tails, and the tail to which each column is skewed; the greatest counts.
 * Source: Li et al., "ECOD: unsupervised outlier detection using empirical cumulative distribution functions", TKDE 2022.
 */
function ecod(rows) {
    const left = new Float64Array(rows.rows);
    const right = new Float64Array(rows.rows);
    const skewed = new Float64Array(rows.rows);
    for (let column = 0; column < rows.columns; column += 1) {
        const values = (0, matrix_ts_1.columnOf)(rows, column);
        const ordered = values.slice().sort();
        const skewness = skewnessOf(values);
        for (let row = 0; row < rows.rows; row += 1) {
            const value = values[row] ?? 0;
            const low = -Math.log(countUpTo(ordered, value) / rows.rows);
            const high = -Math.log((rows.rows - countBelow(ordered, value)) / rows.rows);
            left[row] = (left[row] ?? 0) + low;
            right[row] = (right[row] ?? 0) + high;
            skewed[row] = (skewed[row] ?? 0) + (skewness < 0 ? low : skewness > 0 ? high : low + high);
        }
    }
    return skewed.map((score, row) => Math.max(score, left[row] ?? 0, right[row] ?? 0));
}
function skewnessOf(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sign(values.reduce((sum, value) => sum + (value - mean) ** 3, 0));
}
/** How many are at most the value. */
function countUpTo(ordered, value) {
    let [low, high] = [0, ordered.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((ordered[middle] ?? 0) <= value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function countBelow(ordered, value) {
    let [low, high] = [0, ordered.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((ordered[middle] ?? 0) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 2103:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isGaussian = isGaussian;
const matrix_ts_1 = __webpack_require__(556);
const robust_ts_1 = __webpack_require__(6312);
const mahalanobis_ts_1 = __webpack_require__(735);
const FOLDS = 4;
/** Widths of the kernel, in standard deviations. */
const WIDTHS = [0.15, 0.25, 0.4, 0.6, 0.8, 1];
/** The share of the least likely rows that do not count: outliers must not decide. */
const TRIMMED = 0.1;
/** Larger samples tell no more, and cost the square. */
const MOST_ROWS = 1000;
/**
 * Says whether a normal distribution explains the rows as well as a kernel density estimate. Both are fitted to three
 * quarters of the rows and judged by the likelihood of the rest, in turns. The normal distribution is the simpler one, so
 * it is chosen if it is worse by less than one standard error.
 * Sources: Breiman, Friedman, Olshen, Stone, "Classification and regression trees", 1984 (one standard error); Van der Laan, Dudoit, Keles, "Asymptotic optimality of likelihood-based cross-validation", Statistical
 * Applications in Genetics and Molecular Biology 3, 2004; Hadi and Luceño, "Maximum trimmed likelihood estimators",
 * Computational Statistics & Data Analysis 25, 1997.
 * @param rows scaled columns
 */
function isGaussian(rows, random) {
    const order = random.permutation(rows.rows).subarray(0, MOST_ROWS);
    const [normal, ...kernels] = [0, ...WIDTHS].map(() => []);
    for (let fold = 0; fold < FOLDS; fold += 1) {
        const part = (held) => (0, matrix_ts_1.takeRows)(rows, order.filter((_row, place) => (place % FOLDS === fold) === held));
        const found = logDensities(part(false), part(true));
        normal?.push(...found.normal);
        kernels.forEach((all, index) => {
            all.push(...(found.kernels[index] ?? []));
        });
    }
    return kernels.every((kernel) => isNoWorse(normal ?? [], kernel));
}
/** True if the first density is not less likely by more than one standard error, among the rows that are not outliers. */
function isNoWorse(first, second) {
    const likelihoods = first.map((value, row) => value + (second[row] ?? 0));
    const limit = (0, robust_ts_1.quantile)((0, robust_ts_1.sorted)(likelihoods), TRIMMED);
    const gains = first.map((value, row) => value - (second[row] ?? 0));
    const kept = gains.filter((_gain, row) => (likelihoods[row] ?? 0) >= limit);
    const mean = kept.reduce((sum, gain) => sum + gain, 0) / kept.length;
    const variance = kept.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / kept.length;
    return mean > -Math.sqrt(variance / kept.length);
}
/** The logarithms of both densities of the held-out rows, without a term that both share. */
function logDensities(train, held) {
    const bulk = (0, mahalanobis_ts_1.estimateBulk)(train);
    const { columns } = train;
    const lengths = (0, mahalanobis_ts_1.squaredLengths)((0, mahalanobis_ts_1.whiten)(train, bulk));
    // The covariance of the nearest rows is too small: half of the rows must lie within about `columns`.
    const scale = Math.sqrt((0, robust_ts_1.median)(lengths) / columns) || 1;
    const factor = bulk.factor.map((value) => value * scale);
    const [known, asked] = [(0, mahalanobis_ts_1.whiten)(train, { ...bulk, factor }), (0, mahalanobis_ts_1.whiten)(held, { ...bulk, factor })];
    let logarithm = 0;
    for (let column = 0; column < columns; column += 1) {
        logarithm += Math.log(factor[column * columns + column] ?? 1);
    }
    const places = Array.from({ length: held.rows }, (_unused, row) => (0, matrix_ts_1.rowOf)(asked, row));
    const distances = places.map((own) => Float64Array.from({ length: known.rows }, (_unused, row) => (0, matrix_ts_1.squaredDistance)(own, (0, matrix_ts_1.rowOf)(known, row))));
    return {
        normal: Array.from((0, mahalanobis_ts_1.squaredLengths)(asked), (length) => -length / 2 - logarithm),
        kernels: WIDTHS.map((width) => distances.map((own) => kernelDensity(own, width) - columns * Math.log(width) - logarithm)),
    };
}
/** The logarithm of the mean of Gaussian kernels of so much width. */
function kernelDensity(squaredDistances, width) {
    const nearest = squaredDistances.reduce((least, distance) => Math.min(least, distance), Infinity);
    let sum = 0;
    for (const distance of squaredDistances)
        sum += Math.exp((nearest - distance) / (2 * width * width));
    return Math.log(sum / squaredDistances.length) - nearest / (2 * width * width);
}


/***/ }),

/***/ 966:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isolationForest = isolationForest;
const TREES = 200;
const SAMPLE = 256;
const EULER = 0.5772156649015329;
/**
 * Scores rows by how few random cuts set them apart from the others: near 1 for outliers, about .5 and less for others.
 * Source: Liu, Ting, Zhou, "Isolation forest", ICDM 2008.
 */
function isolationForest(rows, random) {
    const depths = new Float64Array(rows.rows);
    const size = Math.min(SAMPLE, rows.rows);
    const everyone = Int32Array.from({ length: rows.rows }, (_unused, row) => row);
    for (let tree = 0; tree < TREES; tree += 1) {
        const sample = random.permutation(rows.rows).subarray(0, size);
        isolate(rows, sample, everyone.slice(), 0, Math.ceil(Math.log2(Math.max(2, size))), random, depths);
    }
    const usual = averageDepth(size);
    return depths.map((depth) => 2 ** (-depth / TREES / Math.max(1e-9, usual)));
}
/** Divides the sample by random cuts, and adds the depth at which each row ends. */
function isolate(rows, sample, scored, depth, deepest, random, depths) {
    if (scored.length === 0)
        return;
    const cut = depth >= deepest || sample.length <= 1 ? undefined : randomCut(rows, sample, random);
    if (cut === undefined) {
        const reached = depth + averageDepth(sample.length);
        for (const row of scored)
            depths[row] = (depths[row] ?? 0) + reached;
        return;
    }
    const inSample = partition(rows, sample, cut.column, cut.value);
    const inScored = partition(rows, scored, cut.column, cut.value);
    isolate(rows, sample.subarray(0, inSample), scored.subarray(0, inScored), depth + 1, deepest, random, depths);
    isolate(rows, sample.subarray(inSample), scored.subarray(inScored), depth + 1, deepest, random, depths);
}
/** A random value in a random column whose values differ. */
function randomCut(rows, sample, random) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
        const column = random.integer(rows.columns);
        let [low, high] = [Infinity, -Infinity];
        for (const row of sample) {
            const value = rows.values[row * rows.columns + column] ?? 0;
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        if (high > low)
            return { column, value: low + (high - low) * random.uniform() };
    }
    return undefined;
}
function partition(rows, order, column, value) {
    let front = 0;
    for (let place = 0; place < order.length; place += 1) {
        const row = order[place] ?? 0;
        if ((rows.values[row * rows.columns + column] ?? 0) > value)
            continue;
        order[place] = order[front] ?? 0;
        order[front] = row;
        front += 1;
    }
    return front;
}
/** The mean depth of an unsuccessful search in a binary tree of so many rows. */
function averageDepth(size) {
    if (size <= 1)
        return 0;
    return size === 2 ? 1 : 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.localOutlierFactor = localOutlierFactor;
/** Keeps the density of rows that occur many times finite, as scikit-learn does. */
const SMALLEST = 1e-10;
/**
 * Scores rows by how much thinner their surroundings are than those of their neighbours: about 1 for usual rows, also in
 * clusters of different density.
 * Source: Breunig, Kriegel, Ng, Sander, "LOF: identifying density-based local outliers", SIGMOD 2000.
 */
function localOutlierFactor({ count, rows, distances }) {
    const size = count === 0 ? 0 : rows.length / count;
    const densities = Float64Array.from({ length: size }, (_unused, row) => {
        let sum = 0;
        for (let place = row * count; place < (row + 1) * count; place += 1) {
            const other = rows[place] ?? 0;
            // Within the reach of a neighbour all distances count as its reach.
            sum += Math.max(distances[place] ?? 0, distances[(other + 1) * count - 1] ?? 0);
        }
        return 1 / (sum / count + SMALLEST);
    });
    return densities.map((density, row) => {
        let sum = 0;
        for (let place = row * count; place < (row + 1) * count; place += 1) {
            sum += densities[rows[place] ?? 0] ?? 0;
        }
        return sum / count / density;
    });
}


/***/ }),

/***/ 735:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.estimateBulk = estimateBulk;
exports.whiten = whiten;
exports.squaredLengths = squaredLengths;
const cholesky_ts_1 = __webpack_require__(9769);
const matrix_ts_1 = __webpack_require__(556);
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
    const values = new Float64Array(rows.rows * rows.columns);
    for (let row = 0; row < rows.rows; row += 1) {
        const centred = values.subarray(row * rows.columns, (row + 1) * rows.columns);
        (0, matrix_ts_1.rowOf)(rows, row).forEach((value, j) => (centred[j] = value - (mean[j] ?? 0)));
        (0, cholesky_ts_1.solveLower)(factor, rows.columns, centred);
    }
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
    return Float64Array.from({ length: rows.rows }, (_unused, row) => squaredLength((0, matrix_ts_1.rowOf)(rows, row)));
}
function squaredLength(row) {
    let sum = 0;
    for (const value of row)
        sum += value * value;
    return sum;
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
    const size = bulk.columns;
    const covariance = new Float64Array(size * size);
    let fourth = 0;
    const centred = new Float64Array(size);
    for (let row = 0; row < bulk.rows; row += 1) {
        (0, matrix_ts_1.rowOf)(bulk, row).forEach((value, j) => (centred[j] = value - (mean[j] ?? 0)));
        let squares = 0;
        for (let i = 0; i < size; i += 1) {
            const factor = centred[i] ?? 0;
            squares += factor * factor;
            for (let j = 0; j <= i; j += 1) {
                covariance[i * size + j] = (covariance[i * size + j] ?? 0) + (factor * (centred[j] ?? 0)) / bulk.rows;
            }
        }
        fourth += squares * squares;
    }
    shrink(covariance, size, fourth / bulk.rows, bulk.rows);
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

/***/ 9355:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findNeighbours = findNeighbours;
exports.nearestDistance = nearestDistance;
const matrix_ts_1 = __webpack_require__(556);
/** Finds the nearest neighbours of each row by comparing all pairs. */
function findNeighbours(matrix, most) {
    const size = matrix.rows;
    const count = Math.max(0, Math.min(most, size - 1));
    const squared = new Float64Array(size * size);
    for (let i = 0; i < size; i += 1) {
        const row = (0, matrix_ts_1.rowOf)(matrix, i);
        squared[i * size + i] = Infinity;
        for (let j = 0; j < i; j += 1) {
            const distance = (0, matrix_ts_1.squaredDistance)(row, (0, matrix_ts_1.rowOf)(matrix, j));
            squared[i * size + j] = distance;
            squared[j * size + i] = distance;
        }
    }
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
/** Returns the places of the smallest numbers, from low to high. */
function nearestOf(distances, count) {
    const limit = distances.slice().sort()[count - 1] ?? Infinity;
    const near = [];
    for (let place = 0; place < distances.length; place += 1) {
        if ((distances[place] ?? Infinity) <= limit)
            near.push(place);
    }
    return near.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b).slice(0, count);
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

/***/ 3798:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.checkForOutliers = checkForOutliers;
const method_versions_ts_1 = __webpack_require__(3608);
const picture_features_ts_1 = __webpack_require__(3311);
const samples_ts_1 = __webpack_require__(6118);
const random_ts_1 = __webpack_require__(6110);
const robust_ts_1 = __webpack_require__(6312);
const wilson_ts_1 = __webpack_require__(3289);
const combine_ts_1 = __webpack_require__(2187);
const defences_ts_1 = __webpack_require__(8057);
const twins_ts_1 = __webpack_require__(5849);
/** Distances of all pairs are held in memory. */
const MOST_ROWS = 2000;
const FEWEST_ROWS = 10;
const MOST_SHOWN = 50;
const MOST_PICTURES = 16;
const METHOD = {
    version: method_versions_ts_1.METHOD_VERSIONS.outlier,
    name: 'Mahalanobis distance, or ECOD, isolation forests, nearest neighbours and local outlier factor, combined',
    formula: 'the share of inputs whose score lies more than 3.5 robust deviations above the median. If the inputs look normally distributed, the score is the Mahalanobis distance; else the mean of the two detectors that find an input strangest. Each detector counts by the robust deviation of its logarithm. If most inputs occur more than once, only those that occur once can be outliers',
    sources: [
        'Rousseeuw, Van Driessen: A fast algorithm for the minimum covariance determinant estimator, 1999',
        'Van der Laan, Dudoit, Keles: Asymptotic optimality of likelihood-based cross-validation, 2004',
        'Li et al.: ECOD, TKDE 2022',
        'Liu, Ting, Zhou: Isolation forest, ICDM 2008',
        'Ramaswamy, Rastogi, Shim: Efficient algorithms for mining outliers, SIGMOD 2000',
        'Breunig, Kriegel, Ng, Sander: LOF, SIGMOD 2000',
        'Aggarwal, Sathe: Theoretical foundations and algorithms for outlier ensembles, 2015',
        'Iglewicz, Hoaglin: How to detect and handle outliers, 1993',
    ],
};
/** Says how many inputs differ from all the others, and which. */
function checkForOutliers(analysis, budget) {
    const started = budget.timeLeftMs();
    const random = new random_ts_1.Random(budget.seed);
    const sample = (0, samples_ts_1.sampleInputs)(analysis.data, MOST_ROWS, random);
    const { count } = sample.inputs;
    budget.progress(0.05, 'comparing inputs');
    const features = (0, picture_features_ts_1.inputFeatures)(sample.inputs);
    const pictures = analysis.data.shape.length > 1;
    const scores = count < FEWEST_ROWS
        ? { combined: new Float64Array(count), detectors: {}, fence: 0, gaussian: false }
        : (0, combine_ts_1.scoreOutliers)(features, pictures, random);
    const twins = (0, twins_ts_1.usualTwins)(features);
    const found = Array.from(scores.combined.keys())
        .filter((row) => (scores.combined[row] ?? 0) > scores.fence && twins[row] !== true)
        .sort((a, b) => (scores.combined[b] ?? 0) - (scores.combined[a] ?? 0) || a - b);
    budget.progress(0.6, 'measuring defences');
    const nameOfRow = (row) => nameOf(analysis.data, sample.rows[row] ?? 0);
    const defences = budget.timeLeftMs() > 0
        ? (0, defences_ts_1.outlierDefences)({ features, pictures, scores, found, nameOf: nameOfRow }, random)
        : [];
    budget.progress(1, 'done');
    const share = (100 * found.length) / Math.max(1, count);
    return Promise.resolve({
        score: count < FEWEST_ROWS ? { value: 0, low: 0, high: 1 } : (0, wilson_ts_1.wilson)(found.length, count),
        meaning: `${String(found.length)} of ${String(count)} inputs (${share.toFixed(1)} %) differ strongly from the others.`,
        cutShort: false,
        limits: namedLimits(analysis.data.count, count, twins.includes(true)),
        queries: 0,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: METHOD,
        figures: {
            inputs: count,
            outliers: found.length,
            fence: scores.fence,
            'ordered by': scores.gaussian
                ? 'Mahalanobis distance'
                : 'the two detectors that find an input strangest',
        },
        evidence: evidenceOf(analysis.data, sample.rows, scores, found),
        defences,
    });
}
function namedLimits(all, judged, repeated) {
    const limits = [
        'A strange input is not a wrong one, and a group of many alike outliers looks usual.',
        'Inputs are compared with each other; what is usual elsewhere is not known.',
    ];
    if (repeated)
        limits.push('Most inputs occur more than once, so only inputs that occur once were judged.');
    if (judged < all) {
        limits.push(`Only ${String(judged)} of ${String(all)} inputs were judged, chosen at random.`);
    }
    if (judged < FEWEST_ROWS) {
        limits.push(`At least ${String(FEWEST_ROWS)} inputs are needed to say what is usual.`);
    }
    return limits;
}
function evidenceOf(data, rows, scores, found) {
    const names = Object.keys(scores.detectors);
    const ordered = (0, robust_ts_1.sorted)(scores.combined);
    const points = Array.from({ length: 101 }, (_unused, percent) => [percent / 100, (0, robust_ts_1.quantile)(ordered, percent / 100)]);
    return [
        {
            kind: 'table',
            title: 'The strangest inputs',
            header: ['input', 'score', ...names],
            rows: found
                .slice(0, MOST_SHOWN)
                .map((index) => [
                nameOf(data, rows[index] ?? 0),
                short(scores.combined[index]),
                ...names.map((name) => short(scores.detectors[name]?.[index])),
            ]),
        },
        ...(ordered.length === 0
            ? []
            : [
                {
                    kind: 'curve',
                    title: 'How strange the inputs are',
                    xLabel: 'share of inputs',
                    yLabel: 'score',
                    series: [
                        { name: 'score', points },
                        { name: 'limit', points: [[0, scores.fence], [1, scores.fence]] },
                    ],
                },
            ]),
        ...(data.shape.length > 1 && found.length > 0 ? [strangestPictures(data, rows, scores, found)] : []),
    ];
}
function strangestPictures(data, rows, scores, found) {
    const size = data.values.length / Math.max(1, data.count);
    return {
        kind: 'inputs',
        title: 'The strangest inputs',
        shape: data.shape,
        inputs: found.slice(0, MOST_PICTURES).map((index) => {
            const row = rows[index] ?? 0;
            const values = data.values.slice(row * size, (row + 1) * size);
            return { name: nameOf(data, row), values, note: `score ${String(short(scores.combined[index]))}` };
        }),
    };
}
function nameOf(data, row) {
    return data.names?.[row] ?? `row ${String(row + 1)}`;
}
/** Four significant digits. */
function short(value) {
    return Number((value ?? 0).toPrecision(4));
}


/***/ }),

/***/ 8050:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.principalCoordinates = principalCoordinates;
const matrix_ts_1 = __webpack_require__(556);
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
    const axes = orthonormal(backward(rows, forward(rows, start, count), count), rows.columns, count);
    const projected = forward(rows, axes, count);
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
/** Returns rows times axes: `count` numbers for each row. */
function forward(rows, axes, count) {
    const result = new Float64Array(rows.rows * count);
    for (let row = 0; row < rows.rows; row += 1) {
        const own = result.subarray(row * count, (row + 1) * count);
        (0, matrix_ts_1.rowOf)(rows, row).forEach((value, column) => {
            for (let k = 0; k < count; k += 1)
                own[k] = (own[k] ?? 0) + value * (axes[column * count + k] ?? 0);
        });
    }
    return result;
}
/** Returns transposed rows times coordinates: `count` numbers for each column. */
function backward(rows, coordinates, count) {
    const result = new Float64Array(rows.columns * count);
    for (let row = 0; row < rows.rows; row += 1) {
        const own = coordinates.subarray(row * count, (row + 1) * count);
        (0, matrix_ts_1.rowOf)(rows, row).forEach((value, column) => {
            for (let k = 0; k < count; k += 1) {
                result[column * count + k] = (result[column * count + k] ?? 0) + value * (own[k] ?? 0);
            }
        });
    }
    return result;
}
/** Makes the axes orthonormal, in place, by Gram and Schmidt's modified method; an axis that the others span becomes 0. */
function orthonormal(axes, columns, count) {
    const product = (a, b) => {
        let sum = 0;
        for (let j = 0; j < columns; j += 1)
            sum += (axes[j * count + a] ?? 0) * (axes[j * count + b] ?? 0);
        return sum;
    };
    for (let k = 0; k < count; k += 1) {
        const before = product(k, k);
        for (let other = 0; other < k; other += 1) {
            const shared = product(k, other);
            for (let j = 0; j < columns; j += 1) {
                axes[j * count + k] = (axes[j * count + k] ?? 0) - shared * (axes[j * count + other] ?? 0);
            }
        }
        const left = product(k, k);
        const scale = left > 1e-12 * before ? 1 / Math.sqrt(left) : 0;
        for (let j = 0; j < columns; j += 1)
            axes[j * count + k] = (axes[j * count + k] ?? 0) * scale;
    }
    return axes;
}


/***/ }),

/***/ 877:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.measureRuntimeDetector = measureRuntimeDetector;
const matrix_ts_1 = __webpack_require__(556);
const robust_ts_1 = __webpack_require__(6312);
const NEIGHBOURS = 10;
/** The share of usual inputs that the detector may refuse. */
const REFUSED = 0.01;
const FEWEST_USUAL = 40;
/**
 * Sets a threshold for new inputs and measures it. Half of the usual inputs are the reference, a quarter sets the
 * threshold (split conformal prediction: a new usual input exceeds it with a chance of at most 1 %, or of 1 / (n + 1) for
 * less than 99 inputs), the last quarter and the outliers measure.
 * Source: Laxhammar and Falkman, "Inductive conformal anomaly detection for sequential detection of anomalous
 * sub-trajectories", Annals of Mathematics and Artificial Intelligence 74, 2015.
 * @param pictures true if all columns have the same unit
 * @param outliers row numbers
 * @returns undefined if there are too few usual inputs
 */
function measureRuntimeDetector(features, pictures, outliers, random) {
    const strange = new Set(outliers);
    const usual = random.permutation(features.rows).filter((row) => !strange.has(row));
    if (usual.length < FEWEST_USUAL)
        return undefined;
    const half = Math.floor(usual.length / 2);
    const end = half + Math.floor((usual.length - half) / 2);
    const reference = (0, matrix_ts_1.takeRows)(features, usual.subarray(0, half));
    const scales = pictures ? [] : scalesOf(reference);
    const known = divide(reference, scales);
    const distancesOf = (rows) => meanDistances(divide((0, matrix_ts_1.takeRows)(features, rows), scales), known);
    const ordered = (0, robust_ts_1.sorted)(distancesOf(usual.subarray(half, end)));
    const place = Math.ceil((ordered.length + 1) * (1 - REFUSED)) - 1;
    const threshold = ordered[Math.min(place, ordered.length - 1)] ?? 0;
    const refused = (rows) => distancesOf(rows).filter((distance) => distance > threshold).length / Math.max(1, rows.length);
    const heldOut = usual.subarray(end);
    return {
        neighbours: NEIGHBOURS,
        threshold,
        scales,
        referenceInputs: half,
        heldOutInputs: heldOut.length,
        refusedUsual: refused(heldOut),
        refusedOutliers: refused(outliers),
    };
}
/** The standard deviation of each column; 1 for a column that does not vary, so that a change of it counts. */
function scalesOf(rows) {
    return Array.from({ length: rows.columns }, (_unused, column) => {
        const values = (0, matrix_ts_1.columnOf)(rows, column);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
        return variance > 1e-12 ? Math.sqrt(variance) : 1;
    });
}
function divide(rows, scales) {
    if (scales.length === 0)
        return rows;
    const values = Float64Array.from(rows.values, (value, index) => value / (scales[index % rows.columns] ?? 1));
    return { ...rows, values };
}
function meanDistances(asked, known) {
    return Float64Array.from({ length: asked.rows }, (_unused, index) => {
        const own = (0, matrix_ts_1.rowOf)(asked, index);
        const near = Float64Array.from({ length: known.rows }, (_other, row) => (0, matrix_ts_1.squaredDistance)(own, (0, matrix_ts_1.rowOf)(known, row)))
            .sort()
            .subarray(0, NEIGHBOURS);
        return near.reduce((sum, distance) => sum + Math.sqrt(distance), 0) / near.length;
    });
}


/***/ }),

/***/ 5849:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.usualTwins = usualTwins;
const matrix_ts_1 = __webpack_require__(556);
/**
 * Finds the rows that cannot be outliers because they occur more than once. That counts only if most rows of the table
 * do, as in a table of a few yes-or-no columns: a combination that comes again is usual there, however rare it is. In
 * other tables equal rows are themselves worth a look.
 * @returns true for each row that has a twin; all false if less than half of the rows have one
 */
function usualTwins(rows) {
    const keys = Array.from({ length: rows.rows }, (_unused, row) => (0, matrix_ts_1.rowOf)(rows, row).join(' '));
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    const twins = keys.map((key) => (counts.get(key) ?? 0) > 1);
    const share = twins.filter(Boolean).length / Math.max(1, twins.length);
    return share >= 0.5 ? twins : twins.map(() => false);
}


/***/ }),

/***/ 6110:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Random = void 0;
/**
 * Seeded random numbers: the same seed gives the same numbers on every machine. The generator is sfc32 (Chris Doty-Humphrey,
 * PractRand), which passes the usual statistical tests. It is not for secrets.
 */
class Random {
    #a;
    #b;
    #c;
    #counter = 1;
    constructor(seed) {
        this.#a = Math.trunc(seed) | 0;
        this.#b = Math.trunc(seed / 2 ** 32) | 0;
        this.#c = 0x9e3779b9 | 0;
        for (let round = 0; round < 15; round += 1)
            this.bits();
    }
    /** Returns 32 random bits as an unsigned integer. */
    bits() {
        const sum = (this.#a + this.#b + this.#counter) | 0;
        this.#counter = (this.#counter + 1) | 0;
        this.#a = this.#b ^ (this.#b >>> 9);
        this.#b = (this.#c + (this.#c << 3)) | 0;
        this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    /** Returns a number from 0 up to, but not including, 1. */
    uniform() {
        return this.bits() / 2 ** 32;
    }
    /** Returns an integer from 0 up to, but not including, `end`. */
    integer(end) {
        return Math.floor(this.uniform() * end);
    }
    /** Fills `out` with standard normal numbers: two for each call of the generator, so that noise costs less than the queries. */
    fillNormals(out, from = 0, to = out.length) {
        for (let index = from; index < to; index += 2) {
            const bits = this.bits();
            out[index] = NORMALS[bits & 0xffff] ?? 0;
            if (index + 1 < to)
                out[index + 1] = NORMALS[bits >>> 16] ?? 0;
        }
    }
    /** Shuffles the array in place and returns it. */
    shuffle(array) {
        for (let last = array.length - 1; last > 0; last -= 1) {
            const other = this.integer(last + 1);
            const kept = array[last] ?? 0;
            array[last] = array[other] ?? 0;
            array[other] = kept;
        }
        return array;
    }
    /** Returns the integers from 0 to `count - 1` in random order. */
    permutation(count) {
        return this.shuffle(Int32Array.from({ length: count }, (_unused, index) => index));
    }
}
exports.Random = Random;
/** 65,536 standard normal numbers: Box and Muller's transform of 256 radii by 256 angles, scaled to variance 1. */
const NORMALS = normalTable();
function normalTable() {
    const table = new Float32Array(65_536);
    let squares = 0;
    for (let index = 0; index < table.length; index += 1) {
        const radius = Math.sqrt(-2 * Math.log(((index >>> 8) + 0.5) / 256));
        const value = radius * Math.cos((((index & 255) + 0.5) / 256) * 2 * Math.PI);
        table[index] = value;
        squares += value * value;
    }
    const scale = Math.sqrt(table.length / squares);
    return table.map((value) => value * scale);
}


/***/ }),

/***/ 9769:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.factorize = factorize;
exports.solveLower = solveLower;
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
    for (let i = 0; i < size; i += 1) {
        let sum = right[i] ?? 0;
        for (let k = 0; k < i; k += 1)
            sum -= (factor[i * size + k] ?? 0) * (right[k] ?? 0);
        right[i] = sum / (factor[i * size + i] ?? 1);
    }
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

/***/ 556:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.rowOf = rowOf;
exports.columnOf = columnOf;
exports.takeRows = takeRows;
exports.stackRows = stackRows;
exports.columnMeans = columnMeans;
exports.squaredDistance = squaredDistance;
exports.productOf = productOf;
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
function squaredDistance(first, second) {
    let sum = 0;
    for (let index = 0; index < first.length; index += 1) {
        const difference = (first[index] ?? 0) - (second[index] ?? 0);
        sum += difference * difference;
    }
    return sum;
}
/**
 * Returns the product of two parts of arrays. Four sums side by side, over the arrays themselves: several times as fast as
 * one sum over views, which counts if every row is compared with every other.
 */
function productOf(left, leftStart, right, rightStart, length) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    let [a, b] = [leftStart, rightStart];
    const end = leftStart + length;
    for (; a + 3 < end; a += 4, b += 4) {
        first += (left[a] ?? 0) * (right[b] ?? 0);
        second += (left[a + 1] ?? 0) * (right[b + 1] ?? 0);
        third += (left[a + 2] ?? 0) * (right[b + 2] ?? 0);
        fourth += (left[a + 3] ?? 0) * (right[b + 3] ?? 0);
    }
    for (; a < end; a += 1, b += 1)
        first += (left[a] ?? 0) * (right[b] ?? 0);
    return first + second + third + fourth;
}


/***/ }),

/***/ 3311:
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

/***/ 6312:
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

/***/ 3289:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Z_95 = void 0;
exports.wilson = wilson;
/** The 97.5 % quantile of the standard normal distribution: what a two-sided 95 % interval takes. */
exports.Z_95 = 1.959963984540054;
/**
 * Returns a share with its 95 % interval. Wilson's interval stays inside 0 to 1 and holds for few trials and for shares
 * near 0 or 1, unlike the normal one. No trials give the interval from 0 to 1.
 * Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
function wilson(successes, trials) {
    if (trials <= 0)
        return { value: 0, low: 0, high: 1 };
    const share = successes / trials;
    const squared = exports.Z_95 * exports.Z_95;
    const centre = share + squared / (2 * trials);
    const spread = exports.Z_95 * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials * trials));
    const scale = 1 + squared / trials;
    const low = successes === 0 ? 0 : (centre - spread) / scale;
    const high = successes === trials ? 1 : (centre + spread) / scale;
    return { value: share, low: Math.max(0, low), high: Math.min(1, high) };
}


/***/ })

};
