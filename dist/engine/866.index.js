export const id = 866;
export const ids = [866];
export const modules = {

/***/ 2866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkForOutliers: () => (/* binding */ checkForOutliers)
});

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/shown-numbers.ts
var shown_numbers = __webpack_require__(6322);
// EXTERNAL MODULE: ./packages/engine/src/distinct-inputs.ts
var distinct_inputs = __webpack_require__(3134);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
// EXTERNAL MODULE: ./packages/engine/src/statistics/encode-tables.ts
var encode_tables = __webpack_require__(2270);
// EXTERNAL MODULE: ./packages/engine/src/statistics/picture-features.ts
var picture_features = __webpack_require__(8174);
// EXTERNAL MODULE: ./packages/engine/src/attacks/drift/column-tests.ts
var column_tests = __webpack_require__(2854);
// EXTERNAL MODULE: ./packages/engine/src/attacks/drift/samples.ts
var samples = __webpack_require__(3405);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/statistics/robust.ts
var robust = __webpack_require__(2649);
// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/matrix.ts
var matrix = __webpack_require__(8659);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/normal-scores.ts
var normal_scores = __webpack_require__(2761);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/pairs.ts
var pairs = __webpack_require__(3437);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/principal-coordinates.ts
var principal_coordinates = __webpack_require__(7380);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/mahalanobis.ts
var mahalanobis = __webpack_require__(7293);
;// CONCATENATED MODULE: ./packages/engine/src/statistics/multivariate/robust-components.ts





/** Directions with a smaller share of the greatest variance hold rounding errors only. */
const LEAST_VARIANCE = 1e-9;
/** A median deviation that is a smaller share of the mean deviation comes from rounding errors. */
const LEAST_SCALE = 1e-6;
/**
 * Returns rows in their principal components, each in robust deviations from its median. If a relation between columns
 * holds nearly exactly, a component hardly varies, and a row that breaks the relation lies many deviations out.
 * Sources: Gnanadesikan and Kettenring, "Robust estimates, residuals, and outlier detection with multiresponse data",
 * Biometrics 28, 1972 (the last components show broken relations); Shyu et al., "A novel anomaly detection scheme based on
 * principal component classifier", ICDM workshop 2003.
 * @param rows columns with mean 0
 */
function robustComponents(rows, random) {
    const seen = (0,mahalanobis/* isWide */.EW)(rows) ? (0,principal_coordinates/* principalCoordinates */.O)(rows, mahalanobis/* COORDINATES */.u_, random) : rows;
    const { columns } = seen;
    const covariance = (0,pairs/* meanProducts */.uU)({ ...seen, values: (0,matrix/* centredOn */.Nr)(seen, (0,matrix/* columnMeans */.X)(seen)) });
    const { axes, variances } = principalAxes(covariance, columns);
    const least = LEAST_VARIANCE * Math.max(...variances);
    const kept = Array.from(variances.keys()).filter((axis) => (variances[axis] ?? 0) > least);
    const projected = (0,pairs/* productsOfRows */.Vi)(seen, { values: axes, rows: columns, columns });
    const values = new Float64Array(seen.rows * kept.length);
    kept.forEach((axis, place) => {
        const own = (0,matrix/* columnOf */.uV)({ values: projected, rows: seen.rows, columns }, axis);
        const { location, scale } = scaleOf(own);
        own.forEach((value, row) => (values[row * kept.length + place] = (value - location) / scale));
    });
    return { values, rows: seen.rows, columns: kept.length };
}
function scaleOf(values) {
    const { location, scale } = (0,robust/* robustScale */.K9)(values);
    const distances = values.reduce((sum, value) => sum + Math.abs(value - location), 0);
    const mean = (distances / values.length) * Math.sqrt(Math.PI / 2);
    return { location, scale: scale > LEAST_SCALE * mean ? scale : mean };
}
const MOST_SWEEPS = 30;
/**
 * Finds the eigenvectors of a symmetric matrix by Jacobi's rotations.
 * Source: Golub and Van Loan, "Matrix computations", 4th edition 2013, section 8.5.
 * @param matrix `size` rows; it is overwritten
 */
function principalAxes(matrix, size) {
    const axes = new Float64Array(size * size);
    for (let k = 0; k < size; k += 1)
        axes[k * size + k] = 1;
    let total = 0;
    for (const value of matrix)
        total += value * value;
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
        let outside = 0;
        for (let p = 0; p < size; p += 1) {
            for (let q = 0; q < p; q += 1) {
                outside += (matrix[p * size + q] ?? 0) ** 2;
                rotate(matrix, axes, size, p, q);
            }
        }
        if (outside <= 1e-22 * total)
            break;
    }
    return { axes, variances: Float64Array.from({ length: size }, (_unused, k) => matrix[k * size + k] ?? 0) };
}
/** Turns rows and columns p and q so that the entry that they share becomes 0. */
function rotate(matrix, axes, size, p, q) {
    const shared = matrix[p * size + q] ?? 0;
    if (shared === 0)
        return;
    const theta = ((matrix[q * size + q] ?? 0) - (matrix[p * size + p] ?? 0)) / (2 * shared);
    const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    const cosine = 1 / Math.sqrt(tangent * tangent + 1);
    const sine = tangent * cosine;
    for (let k = 0; k < size; k += 1) {
        const [x, y] = [matrix[k * size + p] ?? 0, matrix[k * size + q] ?? 0];
        matrix[k * size + p] = cosine * x - sine * y;
        matrix[k * size + q] = sine * x + cosine * y;
    }
    turnRows(matrix, size, p, q, cosine, sine);
    turnRows(axes, size, p, q, cosine, sine);
}
function turnRows(values, size, p, q, cosine, sine) {
    for (let k = 0; k < size; k += 1) {
        const [x, y] = [values[p * size + k] ?? 0, values[q * size + k] ?? 0];
        values[p * size + k] = cosine * x - sine * y;
        values[q * size + k] = sine * x + cosine * y;
    }
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/tree-grower.ts
var tree_grower = __webpack_require__(3459);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/isolation-forest.ts


const TREES = 200;
const SAMPLE = 256;
const EULER = 0.5772156649015329;
/**
 * Scores rows by how few random cuts set them apart from the others: near 1 for outliers, about .5 and less for others.
 * Source: Liu, Ting, Zhou, "Isolation forest", ICDM 2008.
 */
function isolationForest(rows, random) {
    const depths = new Float64Array(rows.rows);
    // Each cut looks at one column only.
    const columns = (0,matrix/* transposed */.u)(rows);
    const size = Math.min(SAMPLE, rows.rows);
    const deepest = Math.ceil(Math.log2(Math.max(2, size)));
    const kind = {
        cut: (sample, depth) => depth >= deepest || sample.length <= 1 ? undefined : cutAnywhere(columns, sample, random),
        leaf: (sample, scored, depth) => {
            const reached = depth + averageDepth(sample.length);
            for (const row of scored)
                depths[row] = (depths[row] ?? 0) + reached;
        },
    };
    const everyone = Int32Array.from({ length: rows.rows }, (_unused, row) => row);
    for (let tree = 0; tree < TREES; tree += 1) {
        const sample = random.permutation(rows.rows).subarray(0, size);
        (0,tree_grower/* growTree */.WJ)(columns, kind, sample, everyone.slice());
    }
    const usual = averageDepth(size);
    return depths.map((depth) => 2 ** (-depth / TREES / Math.max(1e-9, usual)));
}
function cutAnywhere(columns, sample, random) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
        const cut = (0,tree_grower/* randomCut */.qX)(columns, sample, random.integer(columns.rows), random);
        if (cut !== undefined)
            return cut;
    }
    return undefined;
}
/** The mean depth of an unsuccessful search in a binary tree of so many rows. */
function averageDepth(size) {
    if (size <= 1)
        return 0;
    return size === 2 ? 1 : 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}
/** Keeps the density of rows that occur many times finite, as scikit-learn does. */
const SMALLEST = 1e-10;
/**
 * Scores rows by how much thinner their surroundings are than those of their neighbours. Source: Breunig, Kriegel, Ng, Sander,
 * "LOF", SIGMOD 2000.
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

;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/far-values.ts


/** The first value behind a gap lies so many times as far out as the last one before it. */
const FAR = 10;
/** Fewer values are no group, and a long tail often has one or two behind a gap. */
const FEWEST = 3;
/** More rows are another population. */
const MOST = 0.25;
/** If more rows share one value, it is taken for a code, such as -1 for unknown. */
const CODE = 0.1;
/**
 * Finds values behind a wide gap in one column: detectors of ranks do not see how wide it is. Distances count in quartile ranges of
 * the values before the gap. The gap must also be wider than everything before it by logarithms: a long tail has no such gap.
 */
function farColumns(rows) {
    return Array.from({ length: rows.columns }, (_unused, column) => {
        const values = (0,matrix/* columnOf */.uV)(rows, column);
        const high = firstFar(values);
        const low = firstFar(values.map((value) => -value));
        const far = [...values.keys()].filter((row) => (values[row] ?? 0) >= high || -(values[row] ?? 0) >= low);
        return { column, rows: far };
    }).filter(({ rows: far }) => far.length > 0);
}
/** @returns the least of the values that lie far above all others; infinite if none do */
function firstFar(values) {
    const ordered = values.slice().sort();
    const count = ordered.length;
    const last = ordered.at(-1);
    for (let first = count - Math.floor(MOST * count); first <= count - FEWEST; first += 1) {
        const [before = 0, far = 0] = ordered.subarray(first - 1, first + 1);
        const isCode = far === last && count - first > CODE * count;
        if (far > before && !isCode && isFar(ordered.subarray(0, first), before, far))
            return far;
    }
    return Infinity;
}
/** @param kept the values before the gap, sorted */
function isFar(kept, before, far) {
    const middle = (0,robust/* quantile */.YV)(kept, 0.5);
    const range = (0,robust/* quantile */.YV)(kept, 0.75) - (0,robust/* quantile */.YV)(kept, 0.25);
    if (!(range > 0))
        return false;
    const [inner, outer] = [(before - middle) / range, (far - middle) / range];
    const [least = 0] = kept;
    return (outer + 1 > FAR * (inner + 1) &&
        Math.asinh(outer) > 2 * Math.asinh(inner) &&
        (least <= 0 || far / before > before / least));
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/scattered.ts


/** More than this share of rows beyond so many robust deviations: no column of 220 usual tables has so heavy a tail. */
const LEAST = 0.1;
const scattered_FAR = 5;
/** Then rows beyond so many are listed, as the reweighting step of a robust estimate does. */
const CUT = 3;
/** A tail that goes on: this share of the far rows lies as many times farther out again. */
const ENDLESS = 0.2;
/** A column whose quartiles lie more askew is compared by its logarithms. */
const SKEW = 0.15;
/** The range between the quartiles of a normal distribution, in standard deviations. */
const QUARTILES = 1.349;
/**
 * Finds many rows that lie scattered far out: in all columns together, else in one. They hide each other from detectors that fit
 * the tail of usual rows, so medians and quartiles are the scale here. Values that come again are codes, and a tail without end
 * belongs to the column: neither counts. Sources: Rousseeuw and Hubert, 2011 (robust distances, then a cut); Hinkley, Biometrika
 * 62, 1975 (symmetry by quantiles).
 * @returns the rows; empty if they are not more than a tenth
 */
function scatteredRows(rows) {
    const columns = Array.from({ length: rows.columns }, (_unused, column) => deviationsOf((0,matrix/* columnOf */.uV)(rows, column))).filter((deviations) => deviations !== undefined);
    const together = Float64Array.from({ length: rows.rows }, (_unused, row) => Math.hypot(...columns.map((deviations) => deviations[row] ?? 0)));
    const middle = (0,robust/* quantile */.YV)((0,robust/* sorted */.IP)(together), 0.5);
    const isTogether = columns.length > 1 && middle > 0;
    const found = isTogether ? farRows(together.map((distance) => distance / middle)) : [];
    return found.length > 0 ? found : [...new Set(columns.flatMap(farRows))];
}
function farRows(distances) {
    const far = distances.filter((distance) => distance > scattered_FAR);
    const endless = far.filter((distance) => distance > scattered_FAR * scattered_FAR);
    const isGroup = far.length > LEAST * distances.length &&
        new Set(far).size >= far.length / 2 &&
        endless.length <= ENDLESS * far.length;
    return isGroup ? [...distances.keys()].filter((row) => (distances[row] ?? 0) > CUT) : [];
}
/** @returns how far each value lies from the median, in robust deviations; undefined if half of the values are equal */
function deviationsOf(values) {
    const own = symmetrical(values);
    const { low, middle, high } = quartiles(own);
    const unit = (high - low) / QUARTILES;
    return unit > 0 ? own.map((value) => Math.abs(value - middle) / unit) : undefined;
}
function symmetrical(values) {
    for (const sign of [1, -1]) {
        const own = values.map((value) => sign * value);
        const { least, low, middle, high } = quartiles(own);
        if (low + high - 2 * middle <= SKEW * (high - low))
            continue;
        // A tenth of the way to the median keeps the logarithm of the end finite.
        return own.map((value) => Math.log(value - least + (middle - least) / 10));
    }
    return values;
}
function quartiles(values) {
    const ordered = (0,robust/* sorted */.IP)(values);
    const [least = 0] = ordered;
    const at = (share) => (0,robust/* quantile */.YV)(ordered, share);
    return { least, low: at(0.25), middle: at(0.5), high: at(0.75) };
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/nearest-rows.ts
var nearest_rows = __webpack_require__(8806);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/score-outliers.ts










const NEIGHBOURS = 10;
const LOCAL_NEIGHBOURS = 40;
/** The most robust deviations that these detectors count. */
const MOST_DEVIATIONS = 2;
const LIMITED = ['nearest neighbours, whitened', 'local outlier factor'];
/**
 * Scores rows by several unlike detectors and joins them: the robust deviations of the logarithms of the two that find a row
 * strangest. Most kinds of outliers are hidden from most detectors, so the mean of all would drown them, and the greatest would
 * follow the noisiest one (compare Aggarwal and Sathe, SIGKDD Explorations 17, 2015). Three detectors see each column as normal
 * scores: a long tail then makes no row strange by itself. Of the others most call many usual rows of skewed columns very strange,
 * so that they count with a limit.
 * @param pictures true if all columns have the same unit
 */
function scoreOutliers(rows, pictures, random) {
    const nobody = { values: new Float32Array(0), rows: 0, columns: rows.columns };
    const [scaled] = (0,samples/* standardize */.W)(rows, nobody);
    const round = (0,mahalanobis/* whitened */.xo)(scaled, random);
    const ranks = (0,normal_scores/* normalScores */.j)(rows);
    const components = robustComponents(ranks, random);
    const [together] = (0,samples/* standardize */.W)(rows, nobody, pictures);
    return joinDetectors(rows, pictures, {
        'components of normal scores': (0,mahalanobis/* squaredLengths */.X8)(components),
        'isolation forest of normal scores, whitened': isolationForest((0,mahalanobis/* whitened */.xo)(ranks, random), random),
        'nearest neighbours by components of normal scores': (0,nearest_rows/* nearestDistance */.M)((0,nearest_rows/* findNeighbours */.S)(components, NEIGHBOURS), NEIGHBOURS),
        'isolation forest, whitened': isolationForest(round, random),
        'nearest neighbours, whitened': (0,nearest_rows/* nearestDistance */.M)((0,nearest_rows/* findNeighbours */.S)(round, NEIGHBOURS), NEIGHBOURS),
        'local outlier factor': localOutlierFactor((0,nearest_rows/* findNeighbours */.S)(together, LOCAL_NEIGHBOURS)),
    });
}
/**
 * Joins the scores of detectors, and says which rows are outliers.
 * @param pictures true if all columns have the same unit
 */
function joinDetectors(rows, pictures, detectors) {
    const combined = meanOfTwoGreatest(Object.entries(detectors).map(([name, scores]) => {
        const deviations = robustDeviations(scores);
        return LIMITED.includes(name) ? deviations.map(limit) : deviations;
    }));
    const twins = usualTwins(rows);
    const fence = upperFence(combined, twins);
    const far = pictures ? [] : farColumns(rows);
    const scattered = pictures ? [] : scatteredRows(rows);
    const isFar = new Set([...far.flatMap((column) => column.rows), ...scattered]);
    return {
        combined,
        detectors,
        fence,
        far,
        scattered,
        found: Array.from(combined.keys())
            .filter((row) => ((combined[row] ?? 0) > fence || isFar.has(row)) && twins[row] !== true)
            .sort((a, b) => (combined[b] ?? 0) - (combined[a] ?? 0) || a - b),
        repeated: twins.includes(true),
    };
}
function limit(deviations) {
    return MOST_DEVIATIONS * Math.tanh(deviations / MOST_DEVIATIONS);
}
function meanOfTwoGreatest(detectors) {
    const [any = new Float64Array(0)] = detectors;
    return any.map((_unused, row) => {
        const [first = 0, second = first] = detectors.map((scores) => scores[row] ?? 0).sort((a, b) => b - a);
        return (first + second) / 2;
    });
}
function robustDeviations(scores) {
    const logarithms = scores.map((score) => Math.log(score + 1e-9));
    const { location, scale } = (0,robust/* robustScale */.K9)(logarithms);
    return logarithms.map((value) => (scale > 0 ? (value - location) / scale : 0));
}
/**
 * Finds the rows that cannot be outliers because they occur more than once. That counts only if most rows do, as in a table of a
 * few yes-or-no columns; elsewhere equal rows are themselves worth a look.
 * @returns true for each row that has a twin; all false if less than half have one
 */
function usualTwins(rows) {
    const keys = Array.from({ length: rows.rows }, (_unused, row) => (0,matrix/* rowOf */.OB)(rows, row).join(' '));
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    const twins = keys.map((key) => (counts.get(key) ?? 0) > 1);
    const share = twins.filter(Boolean).length / Math.max(1, twins.length);
    return share >= 0.5 ? twins : twins.map(() => false);
}
/** The quantiles between which the tail of usual scores is fitted: outliers should lie beyond the upper one. */
const LOWER = 0.5;
const UPPER = 0.85;
/** Rows as strange as this share of usual rows are listed. Scores of usual rows mostly fall off faster than is assumed here. */
const RARE = 0.025;
/** Less strange rows are listed if so many are that at most this share of them should be usual ones. */
const FALSE_DISCOVERIES = 0.2;
/**
 * Says which scores are too great for their own kind. Scores of usual rows are taken to fall off exponentially above their median;
 * the rate comes from the rows between two quantiles. Few rows tell the rate only roughly, so the chance is that of the predictive
 * distribution, a Pareto tail. Rows with a chance below .025 are listed, and by Benjamini's and Hochberg's procedure others if
 * there are many. Sources: Benjamini and Hochberg, JRSS B 57, 1995; Efron, JASA 99, 2004; Aitchison and Dunsmore, "Statistical
 * prediction analysis", 1975.
 * @param usual rows that cannot be outliers, whatever their score
 * @returns the score above which rows are outliers
 */
function upperFence(scores, usual = []) {
    if (scores.length === 0)
        return 0;
    const ordered = (0,robust/* sorted */.IP)(scores);
    const middle = (0,robust/* quantile */.YV)(ordered, LOWER);
    const length = tailLength(ordered, middle);
    if (length === 0)
        return middle;
    /** The scores that the rate rests on. */
    const fitted = Math.max(1, (UPPER - LOWER) * scores.length);
    /** The score that a usual row exceeds with this chance. */
    const exceeded = (chance) => middle + length * fitted * (((1 - LOWER) / chance) ** (1 / fitted) - 1);
    const step = FALSE_DISCOVERIES / scores.length;
    const candidates = (0,robust/* sorted */.IP)(scores.filter((_score, row) => usual[row] !== true)).reverse();
    for (let count = candidates.length; count > 0; count -= 1) {
        const limit = exceeded(Math.max(RARE, step * count));
        if ((candidates[count - 1] ?? 0) > limit)
            return limit;
    }
    return exceeded(Math.max(RARE, step));
}
/** The score by which a tail of usual rows falls to 1/e. */
function tailLength(ordered, middle) {
    const spread = (0,robust/* quantile */.YV)(ordered, UPPER) - middle;
    if (spread > 0)
        return spread / Math.log((1 - LOWER) / (1 - UPPER));
    // More than a third of the rows share the median, as in tables of few values: the mean excess is what is left to go by.
    const above = ordered.filter((score) => score > middle);
    return above.reduce((sum, score) => sum + score - middle, 0) / Math.max(1, above.length);
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/outlier.ts













/** Distances of all pairs are held in memory. */
const MOST_ROWS = 2000;
/** In smaller tables a single usual row that looks strange would be above the default threshold. */
const FEWEST_ROWS = 20;
const MOST_SHOWN = 50;
const MOST_PICTURES = 16;
const METHOD = {
    name: 'Components and neighbours of normal scores, isolation forests, nearest neighbours, local outlier factor and robust distances, combined',
    formula: 'the share of inputs whose score a usual input reaches with a chance below .025, or that the procedure of Benjamini and Hochberg lists at a false discovery rate of .2, or that has a value far from all others in one column, or that is one of more than a tenth that lie scattered beyond 5 robust deviations (then all beyond 3 count), in all columns together or else in one; the chance is that of an exponential tail, fitted to the scores between their median and their 85 % quantile. The score is the mean of the two detectors that find an input strangest. Each detector counts by the robust deviation of its logarithm, nearest neighbours and local outlier factor of the numbers as they are by at most 2. If most inputs occur more than once, only those that occur once can be outliers. A value is far if it lies behind a gap: at least ten times as far from the median as the last one before it, counted in quartile ranges of those before it, also by logarithms, with at least 3 and at most a quarter of the rows behind it, which are not more than a tenth with the same value',
    sources: [
        'Rousseeuw, Van Driessen: A fast algorithm for the minimum covariance determinant estimator, 1999',
        'Liu, Lafferty, Wasserman: The nonparanormal, JMLR 10, 2009 (normal scores)',
        'Gnanadesikan, Kettenring: Robust estimates, residuals, and outlier detection with multiresponse data, 1972',
        'Shyu et al.: A novel anomaly detection scheme based on principal component classifier, 2003',
        'Liu, Ting, Zhou: Isolation forest, ICDM 2008',
        'Ramaswamy, Rastogi, Shim: Efficient algorithms for mining outliers, SIGMOD 2000',
        'Breunig, Kriegel, Ng, Sander: LOF, SIGMOD 2000',
        'Rousseeuw, Hubert: Robust statistics for outlier detection, 2011',
        'Aggarwal, Sathe: Theoretical foundations and algorithms for outlier ensembles, 2015',
        'Benjamini, Hochberg: Controlling the false discovery rate, JRSS B 57, 1995',
        'Efron: Large-scale simultaneous hypothesis testing, JASA 99, 2004',
    ],
};
/** Says how many inputs differ from all the others, and which. */
function checkForOutliers(analysis, budget) {
    requireRows(analysis.data);
    const started = budget.timeLeftMs();
    const random = new src_random/* Random */.o(budget.seed);
    const sample = (0,samples/* sampleInputs */.C)(analysis.data, MOST_ROWS, random);
    const { count } = sample.inputs;
    budget.progress(0.05, 'comparing inputs');
    const [encoded = sample.inputs] = (0,encode_tables/* encodeTables */.Sn)([sample.inputs]);
    const features = (0,picture_features/* inputFeatures */.W)(encoded);
    const pictures = analysis.data.shape.length > 1;
    const scores = scoreOutliers(features, pictures, random);
    const { found } = scores;
    budget.progress(1, 'done');
    const share = (100 * found.length) / Math.max(1, count);
    return Promise.resolve({
        score: (0,distributions/* wilson */.rF)(found.length, count),
        bound: 'estimate',
        meaning: `${String(found.length)} of ${String(count)} inputs (${share.toFixed(1)} %) differ strongly from the others.${formatFar(scores.far, encoded)}${scores.scattered.length > 0 ? SCATTERED : ''} ${ALIKE}`,
        cutShort: false,
        limits: namedLimits(analysis.data.count, count, scores.repeated, encoded !== sample.inputs),
        queries: 0,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: METHOD,
        figures: {
            inputs: count,
            outliers: found.length,
            fence: scores.fence,
        },
        evidence: evidenceOf(analysis.data, sample.rows, scores),
    });
}
/** Inputs too few to say what is usual get no score: 0 would pass any gate. */
function requireRows(data) {
    const distinct = (0,distinct_inputs/* countDistinct */.IV)(data);
    if (distinct >= FEWEST_ROWS)
        return;
    throw new fault/* NotTestable */.S1(`The outlier check needs at least ${String(FEWEST_ROWS)} different inputs to say what is usual, and ` +
        `data has ${(0,distinct_inputs/* formatDistinctCount */.rr)(data.count, distinct)}: give more inputs, or remove the analysis.`);
}
/** Stands beside the score, since a pass says nothing of them. */
const ALIKE = 'A large group of outliers that are alike looks usual.';
const SCATTERED = ' More than a tenth of the inputs lie scattered far out.';
const MOST_NAMED = 3;
/** Names the columns in which values lie far from all others; empty if there are none. */
function formatFar(far, inputs) {
    if (far.length === 0)
        return '';
    const size = inputs.values.length / Math.max(1, inputs.count);
    const named = far
        .slice(0, MOST_NAMED)
        .map(({ column, rows }) => `${(0,shown_name/* shownName */.H)((0,column_tests/* nameOfColumn */.Zk)(column, size, inputs), 40)} (${String(rows.length)})`);
    const more = far.length > named.length ? ` and ${String(far.length - named.length)} more` : '';
    return ` Values lie far from all others in ${named.join(', ')}${more}.`;
}
function namedLimits(all, judged, repeated, isEncoded) {
    return (0,result_words/* sentences */.hC)([
        'The score is an estimate, and more likely too low than too high: it counts only inputs so far out ' +
            'that hardly any usual input lies there.',
        'Up to about one usual input in a hundred may be listed, and outliers that lie less far out are not.',
        'A strange input need not be wrong.',
        'Inputs are compared only with each other, not with data from elsewhere.',
        isEncoded &&
            'The table holds categories or missing numbers, so rows with extreme numbers are seldom found: also ' +
                'check a table with only the columns of numbers.',
        repeated && 'Most inputs occur more than once, so only inputs that occur once were judged.',
        judged < all && `Only ${String(judged)} of ${String(all)} inputs were judged, chosen at random.`,
    ]);
}
function evidenceOf(data, rows, scores) {
    const { found } = scores;
    const names = Object.keys(scores.detectors);
    const ordered = (0,robust/* sorted */.IP)(scores.combined);
    const points = Array.from({ length: 101 }, (_unused, percent) => [percent / 100, (0,robust/* quantile */.YV)(ordered, percent / 100)]);
    return [
        {
            kind: 'table',
            title: 'The strangest inputs',
            header: ['input', 'score', ...names],
            rows: found
                .slice(0, MOST_SHOWN)
                .map((index) => [
                nameOf(data, rows[index] ?? 0),
                (0,shown_numbers/* fourDigits */.zg)(scores.combined[index] ?? 0),
                ...names.map((name) => (0,shown_numbers/* fourDigits */.zg)(scores.detectors[name]?.[index] ?? 0)),
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
        ...(data.shape.length > 1 && found.length > 0 ? [strangestPictures(data, rows, scores)] : []),
    ];
}
function strangestPictures(data, rows, scores) {
    const size = data.values.length / Math.max(1, data.count);
    return {
        kind: 'inputs',
        title: 'The strangest inputs',
        shape: data.shape,
        inputs: scores.found.slice(0, MOST_PICTURES).map((index) => {
            const row = rows[index] ?? 0;
            const values = data.values.slice(row * size, (row + 1) * size);
            return {
                name: nameOf(data, row),
                values,
                note: `score ${String((0,shown_numbers/* fourDigits */.zg)(scores.combined[index] ?? 0))}`,
            };
        }),
    };
}
function nameOf(data, row) {
    return data.names?.[row] ?? `row ${String(row + 1)}`;
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
