export const id = 401;
export const ids = [401];
export const modules = {

/***/ 1401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkForDrift: () => (/* binding */ checkForDrift),
  compareSets: () => (/* binding */ compareSets),
  correct: () => (/* binding */ correct),
  permutationLimits: () => (/* binding */ permutationLimits),
  separationsOf: () => (/* binding */ separationsOf)
});

// EXTERNAL MODULE: ./packages/engine/src/dataset/data-doubt.ts
var data_doubt = __webpack_require__(8240);
// EXTERNAL MODULE: ./packages/engine/src/distinct-inputs.ts
var distinct_inputs = __webpack_require__(3134);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/statistics/auc.ts
var statistics_auc = __webpack_require__(5229);
// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/regression-forest.ts
var regression_forest = __webpack_require__(4817);
;// CONCATENATED MODULE: ./packages/engine/src/statistics/classifier-test.ts



const TREES = 100;
const PERMUTED_TREES = 16;
const LEAF = 8;
/**
 * Tests whether two samples come from the same distribution by a classifier that tries to tell them apart (C2ST).
 * The p-value trains small forests again on permuted labels, and compares the same small forest on the real ones.
 * Source: Lopez-Paz and Oquab, "Revisiting classifier two-sample tests", ICLR 2017.
 * @param labels 1 for the rows of the second sample, else 0
 */
function classifierTest(joined, labels, random, limits) {
    const score = (marks, trees) => (0,regression_forest/* outOfBagScores */.nq)(joined, marks, { trees, leaf: LEAF, random });
    const statistic = (marks) => (0,statistics_auc/* auc */.Ij)(score(marks, PERMUTED_TREES), marks);
    const scores = score(labels, TREES);
    const test = (0,distributions/* permutationTest */.tx)(statistic(labels), labels, statistic, random, limits);
    return { auc: (0,statistics_auc/* auc */.Ij)(scores, labels), scores, ...test };
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/matrix.ts
var matrix = __webpack_require__(8659);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/statistics/robust.ts
var robust = __webpack_require__(2649);
;// CONCATENATED MODULE: ./packages/engine/src/statistics/mmd.ts



/**
 * Tests whether two samples come from the same distribution by the maximum mean discrepancy with a Gaussian kernel, whose
 * width is the median distance of the joined sample.
 * Source: Gretton et al., "A kernel two-sample test", JMLR 13, 2012.
 * @param joined the rows of both samples
 * @param labels 1 for the rows of the second sample, else 0
 */
function meanDiscrepancy(joined, labels, random, limits) {
    const kernel = gaussianKernel(joined);
    const statistic = (marks) => discrepancy(kernel, marks);
    const seen = statistic(labels);
    return { statistic: seen, ...(0,distributions/* permutationTest */.tx)(seen, labels, statistic, random, limits) };
}
/** Returns the kernel of all pairs of rows, with zeros on the diagonal. */
function gaussianKernel(joined) {
    const { rows } = joined;
    const distances = new Float32Array(rows * rows);
    const upper = [];
    for (let i = 0; i < rows; i += 1) {
        const row = (0,matrix/* rowOf */.OB)(joined, i);
        for (let j = i + 1; j < rows; j += 1) {
            const distance = (0,vectors/* squaredDistance */.hG)(row, (0,matrix/* rowOf */.OB)(joined, j));
            distances[i * rows + j] = distance;
            distances[j * rows + i] = distance;
            upper.push(distance);
        }
    }
    const width = (0,robust/* median */.JZ)(upper);
    return distances.map((distance, index) => index % (rows + 1) === 0 ? 0 : Math.exp(-distance / (width > 0 ? width : 1)));
}
function discrepancy(kernel, labels) {
    const rows = labels.length;
    let [inFirst, inSecond, between, second] = [0, 0, 0, 0];
    for (let i = 0; i < rows; i += 1) {
        const offset = i * rows;
        let [zeros, ones] = [0, 0];
        for (let j = 0; j < rows; j += 1) {
            const value = kernel[offset + j] ?? 0;
            if (labels[j] === 1)
                ones += value;
            else
                zeros += value;
        }
        if (labels[i] === 1) {
            inSecond += ones;
            second += 1;
        }
        else {
            inFirst += zeros;
            between += ones;
        }
    }
    const first = rows - second;
    if (first < 2 || second < 2)
        return 0;
    return (inFirst / (first * (first - 1)) + inSecond / (second * (second - 1)) - (2 * between) / (first * second));
}

// EXTERNAL MODULE: ./packages/engine/src/statistics/encode-tables.ts
var encode_tables = __webpack_require__(2270);
// EXTERNAL MODULE: ./packages/engine/src/statistics/picture-features.ts
var picture_features = __webpack_require__(8174);
// EXTERNAL MODULE: ./packages/engine/src/attacks/drift/column-tests.ts
var column_tests = __webpack_require__(2854);
// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/copied-inputs.ts



/** With a larger share of current inputs in the reference, they are left out of it; chosen. */
const LEFT_OUT = 0.2;
/** With more of them, the two sets are hardly two: a low score says nothing. */
const MOST = 0.5;
/**
 * Finds current inputs that also stand in the reference: what is compared with itself does not drift. They are left out of the
 * reference, or there is no pass if they are most of the current ones.
 * @param least the different inputs that a reference must have
 */
function checkReference(analysis, least) {
    const { reference, data } = analysis;
    const { count, copied } = findCopies((0,distinct_inputs/* digestsOf */.nw)(reference), (0,distinct_inputs/* digestsOf */.nw)(data));
    const share = count / Math.max(1, data.count);
    if (share <= LEFT_OUT)
        return { analysis, limits: [] };
    const found = `${String(count)} of ${String(data.count)} inputs of data (${(100 * share).toFixed(0)} %) are also ` +
        'in reference_data';
    const kept = Int32Array.from(Array.from({ length: reference.count }, (_unused, row) => row).filter((row) => !copied.has(row)));
    const others = chosen(reference, kept);
    if (share > MOST || (0,distinct_inputs/* countDistinct */.IV)(others) < least) {
        const unearned = `${found}. Data compared with itself shows no drift, so a low score says nothing. Give ` +
            'reference_data without these inputs: the training data, or earlier data.';
        return { analysis, limits: [`${result_words/* CHECK_MARK */.vz}${unearned}`], unearned };
    }
    const labels = analysis.referenceLabels;
    const referenceLabels = labels === undefined ? undefined : kept.map((row) => labels[row] ?? -1);
    const targets = analysis.referenceTargets;
    const referenceTargets = targets && Float64Array.from(kept, (row) => targets[row] ?? 0);
    return {
        analysis: { ...analysis, reference: others, referenceLabels, referenceTargets },
        limits: [
            `${result_words/* CHECK_MARK */.vz}${found}. They were left out of the reference, because data compared with itself shows ` +
                'no drift. Give reference_data without these inputs: the training data, or earlier data.',
        ],
    };
}
/**
 * Counts the current inputs that stand in the reference, less those that are equal by nature: a table of few categories has few
 * different rows. How likely that is, the repetitions of the other inputs tell (Good, Biometrika 40, 1953).
 */
function findCopies(before, now) {
    const [known, own] = [countsOf(before), countsOf(now)];
    const single = now.filter((digest) => own.get(digest) === 1);
    const found = new Set(single.filter((digest) => known.has(digest)));
    const rest = [...known].filter(([digest]) => !own.has(digest));
    const restTotal = rest.reduce((sum, [, times]) => sum + times, 0);
    const restSingle = rest.filter(([, times]) => times === 1).length;
    const byReference = restTotal === 0 ? 0 : 1 - restSingle / restTotal;
    const repeated = 1 - single.length / Math.max(1, now.length);
    const byCurrent = 1 - (1 - repeated) ** (before.length / Math.max(1, now.length));
    const natural = single.length * Math.max(byReference, byCurrent);
    return {
        count: Math.max(0, Math.round(found.size - natural)),
        copied: new Set(before.flatMap((digest, row) => (found.has(digest) ? [row] : []))),
    };
}
function countsOf(digests) {
    const counts = new Map();
    for (const digest of digests)
        counts.set(digest, (counts.get(digest) ?? 0) + 1);
    return counts;
}
function chosen(inputs, rows) {
    const size = inputs.values.length / Math.max(1, inputs.count);
    return { ...inputs, values: (0,vectors/* takeRows */.LY)(inputs.values, rows, size), count: rows.length, doubles: undefined };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/effect.ts

/** One threshold in a column: its ROC curve has one corner, at the distance of Kolmogorov and Smirnov, which so is 2 AUC - 1. */
function byColumn({ name, statistic }, reference, current) {
    return { name, auc: (1 + statistic) / 2, reference, current };
}
/** The class, by the classes that have become more frequent: 2 AUC - 1 is the total variation distance. */
function byClass({ name, reference, current }) {
    const total = (counts) => counts.reduce((sum, count) => sum + count, 0);
    const [before, now] = [total(reference), total(current)];
    const distance = reference.reduce((sum, count, label) => sum + Math.abs(count / before - (current[label] ?? 0) / now) / 2, 0);
    return { name, auc: (1 + distance) / 2, reference: before, current: now };
}
/** Returns 2 AUC - 1 of the best with its interval. */
function strongest(separations) {
    const nothing = { name: 'nothing', auc: 0.5, reference: 0, current: 0 };
    const best = separations.reduce((found, one) => (one.auc > found.auc ? one : found), separations[0] ?? nothing);
    const { value, low, high } = (0,statistics_auc/* aucInterval */.tq)(best.auc, best.current, best.reference);
    return { by: best.name, auc: best.auc, score: { value: scale(value), low: scale(low), high: scale(high) } };
}
/** Brings an AUC to 0 for no difference and 1 for a perfect one. */
function scale(auc) {
    return Math.max(0, 2 * auc - 1);
}

// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
// EXTERNAL MODULE: ./packages/engine/src/statistics/kolmogorov-smirnov.ts
var kolmogorov_smirnov = __webpack_require__(6672);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/normal-scores.ts
var normal_scores = __webpack_require__(2761);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/nearest-rows.ts
var nearest_rows = __webpack_require__(8806);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/mahalanobis.ts
var mahalanobis = __webpack_require__(7293);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/relation-test.ts






/** With more columns every pair takes too long. */
const MOST_COLUMNS = 200;
/** Correlations nearer to 1 than this count alike. */
const ROUNDING = 1e-6;
/**
 * Tests whether any two columns hang together otherwise than before, by the greatest difference of correlations of normal scores,
 * after Fisher's transformation: tests of all columns at once hardly see one pair among hundreds. Permutations correct for the
 * number of pairs. Sources: Fisher, 1921; Westfall and Young, 1993.
 * @param labels 1 for the rows of the second sample
 * @returns undefined if there are fewer than two columns, or too many
 */
function relationTest(joined, labels, random, limits) {
    if (joined.columns < 2 || joined.columns > MOST_COLUMNS)
        return undefined;
    const scores = (0,normal_scores/* normalScores */.j)(joined);
    const all = momentsOf(scores, undefined);
    const statistic = (marks) => clearest(all, momentsOf(scores, marks), scores.columns).z;
    const { columns, correlations, z } = clearest(all, momentsOf(scores, labels), scores.columns);
    return {
        columns,
        correlations,
        statistic: separation(scores, columns, labels),
        ...(0,distributions/* permutationTest */.tx)(z, labels, statistic, random, limits),
    };
}
/** @param marks 1 for the rows that count; without them all do */
function momentsOf({ values, rows, columns }, marks) {
    const sums = new Float64Array(columns);
    const products = new Float64Array(columns * columns);
    let counted = 0;
    for (let row = 0; row < rows; row += 1) {
        if (marks !== undefined && marks[row] !== 1)
            continue;
        counted += 1;
        const start = row * columns;
        for (let i = 0; i < columns; i += 1) {
            const own = values[start + i] ?? 0;
            sums[i] = (sums[i] ?? 0) + own;
            const place = i * columns;
            for (let j = i; j < columns; j += 1) {
                products[place + j] = (products[place + j] ?? 0) + own * (values[start + j] ?? 0);
            }
        }
    }
    return { rows: counted, sums, products };
}
function clearest(all, some, columns) {
    const others = {
        rows: all.rows - some.rows,
        sums: all.sums.map((sum, index) => sum - (some.sums[index] ?? 0)),
        products: all.products.map((sum, index) => sum - (some.products[index] ?? 0)),
    };
    const [spread, otherSpread] = [spreadsOf(some, columns), spreadsOf(others, columns)];
    let [first, second, z] = [0, 1, -1];
    for (let i = 0; i < columns; i += 1) {
        for (let j = i + 1; j < columns; j += 1) {
            const difference = Math.abs(fisher(correlation(some, spread, i, j, columns)) -
                fisher(correlation(others, otherSpread, i, j, columns)));
            if (difference > z)
                [first, second, z] = [i, j, difference];
        }
    }
    return {
        columns: [first, second],
        correlations: [
            correlation(others, otherSpread, first, second, columns),
            correlation(some, spread, first, second, columns),
        ],
        z,
    };
}
function spreadsOf({ rows, sums, products }, columns) {
    return sums.map((sum, i) => Math.sqrt(Math.max(0, (products[i * columns + i] ?? 0) - (sum * sum) / rows)));
}
function correlation({ rows, sums, products }, spreads, i, j, columns) {
    const scale = (spreads[i] ?? 0) * (spreads[j] ?? 0);
    if (!(scale > ROUNDING))
        return 0;
    return ((products[i * columns + j] ?? 0) - ((sums[i] ?? 0) * (sums[j] ?? 0)) / rows) / scale;
}
function fisher(correlation) {
    return Math.atanh(Math.min(1 - ROUNDING, Math.max(ROUNDING - 1, correlation)));
}
/** How well one threshold of the product of both scores tells the samples apart. */
function separation({ values, columns }, [first, second], labels) {
    const products = Float64Array.from(labels, (_label, row) => (values[row * columns + first] ?? 0) * (values[row * columns + second] ?? 0));
    return (0,kolmogorov_smirnov/* greatestDifference */.f)(products.filter((_product, row) => labels[row] !== 1).sort(), products.filter((_product, row) => labels[row] === 1).sort());
}
const NEIGHBOURS = 5;
/**
 * Tests whether the rows of one sample lie farther from their neighbours than those of the other: noise and wrong values move rows
 * away without moving any mean. Rows are made round first, so that a change across columns that move together counts. Permutations
 * of the rank sum give an exact p-value. Source: Mann and Whitney, 1947, of the distances of Ramaswamy, Rastogi and Shim, SIGMOD
 * 2000.
 * @param joined the rows of both samples, columns with mean 0
 * @param labels 1 for the rows of the second sample, else 0
 */
function isolationTest(joined, labels, random, limits) {
    const distances = (0,nearest_rows/* nearestDistance */.M)((0,nearest_rows/* findNeighbours */.S)((0,mahalanobis/* whitened */.xo)(joined, random), NEIGHBOURS), NEIGHBOURS);
    const statistic = (marks) => Math.abs((0,statistics_auc/* auc */.Ij)(distances, marks) - 0.5);
    const seen = statistic(labels);
    return { auc: 0.5 + seen, ...(0,distributions/* permutationTest */.tx)(seen, labels, statistic, random, limits) };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/drift-texts.ts



/** The level of the tests together. */
const ALPHA = 0.05;
/** The rows of each set that the joint tests look at. */
const MOST_ROWS = 600;
const METHOD = {
    name: "Two-sample tests: classifier (C2ST), MMD, Kolmogorov-Smirnov, Fisher's exact test of new values, rank sum of the distances to the nearest rows, correlations of pairs of columns, chi-squared, and the answers of the model",
    formula: `max(0, 2 AUC - 1) if one of the tests, corrected after Holm, is below ${String(ALPHA)}, else 0; AUC is how well reference and current data are told apart by the best of: a classifier, one threshold in a column that changed, a value that has become more frequent or lies out of range, the distance to the nearest rows, the product of two columns' normal scores or a score of the model if it changed, the class if its shares changed`,
    sources: [
        'Lopez-Paz, Oquab: Revisiting classifier two-sample tests, ICLR 2017',
        'Gretton et al.: A kernel two-sample test, JMLR 13, 2012',
        'Lipton, Wang, Smola: Detecting and correcting for label shift with black box predictors, ICML 2018',
        'Rabanser, G\u00fcnnemann, Lipton: Failing loudly, NeurIPS 2019',
        'Mann, Whitney: On a test of whether one of two random variables is stochastically larger, 1947',
        'Fisher: On the interpretation of chi-squared from contingency tables, and the calculation of P, 1922',
        'Westfall, Young: Resampling-based multiple testing, 1993 (the greatest difference of correlations)',
        'Holm: A simple sequentially rejective multiple test procedure, 1979',
        'Hanley, McNeil: The meaning and use of the area under a ROC curve, 1982',
    ],
};
/** Said if there are too many columns to compare each two. */
const UNPAIRED = `With more than ${String(MOST_COLUMNS)} columns, a changed relation of two columns is hardly seen: pairs were not compared.`;
/**
 * Says in a sentence or two what was found.
 * @param best what tells both sets apart best
 * @param surer the AUC by which the model knows the reference better, if its answers were left out for that
 */
function explain(tests, best, columns, drifted, surer) {
    if (!drifted) {
        const none = `No test finds a difference between reference and current data at ${String(ALPHA)}.`;
        return surer === undefined
            ? none
            : `${none} The model is surer of reference rows than of the data (AUC ${surer.toFixed(2)}), as of rows it was trained on, so its scores were left out: give reference rows that it has not seen to compare them too.`;
    }
    const names = tests.filter(({ corrected }) => corrected < ALPHA).map(({ name }) => name);
    const changed = columns.filter(({ corrected }) => corrected < ALPHA).length;
    return `Current data differs from the reference data (${names.join('; ')}): they are told apart best by ${(0,shown_name/* shownName */.H)(best.by)}, with AUC ${best.auc.toFixed(2)}, and ${String(changed)} of ${String(columns.length)} columns changed.`;
}
/** What the result does not say: sentences. */
function namedLimits(analysis, unasked) {
    return (0,result_words/* sentences */.hC)([
        'Drift says that the data differs, not that the model is worse on it.',
        `The joint tests use at most ${String(MOST_ROWS)} random rows of each set; a change in a few rows may be missed.`,
        (analysis.referenceLabels === undefined || analysis.labels === undefined) &&
            'Without labels for both sets, a change of the class shares cannot be seen.',
        unasked !== undefined &&
            `The answers of the model are not compared: that takes ${String(unasked.needs)} queries, and only ` +
                `${String(unasked.allowed)} are allowed.`,
        analysis.victim === undefined && 'No model was given, so its predictions are not compared.',
    ]);
}
/** The numbers of the tests, for the report. */
function figuresOf(tests, classifier, columns, first, second) {
    const figures = {
        AUC: classifier.auc,
        'reference rows used': first,
        'current rows used': second,
        'columns that changed': columns.filter(({ corrected }) => corrected < ALPHA).length,
        columns: columns.length,
    };
    for (const { name, p } of tests)
        figures[`p, ${name}`] = p;
    return figures;
}

// EXTERNAL MODULE: ./packages/engine/src/shown-numbers.ts
var shown_numbers = __webpack_require__(6322);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/drift-evidence.ts


const drift_evidence_MOST_COLUMNS = 30;
const MOST_INPUTS = 12;
const POINTS = 60;
/** The tests, the columns that changed most with the curves of the first, the classes, and the strangest inputs. */
function driftEvidence(sets, tests, columns, values, labels, classifier, current) {
    const worst = columns.toSorted((a, b) => a.p - b.p || b.statistic - a.statistic).slice(0, drift_evidence_MOST_COLUMNS);
    return [
        {
            kind: 'table',
            title: 'Tests',
            header: ['test', 'statistic', 'p', 'p corrected'],
            rows: tests.map(({ name, statistic, p, corrected }) => [
                name,
                (0,shown_numbers/* fourDigits */.zg)(statistic),
                (0,shown_numbers/* fourDigits */.zg)(p),
                (0,shown_numbers/* fourDigits */.zg)(corrected),
            ]),
        },
        {
            kind: 'table',
            title: `The ${String(worst.length)} columns that differ most`,
            header: ['column', 'distance', 'p corrected', 'median before', 'median now'],
            rows: worst.map(({ name, statistic, corrected, medians }) => [
                name,
                (0,shown_numbers/* fourDigits */.zg)(statistic),
                (0,shown_numbers/* fourDigits */.zg)(corrected),
                (0,shown_numbers/* fourDigits */.zg)(medians[0]),
                (0,shown_numbers/* fourDigits */.zg)(medians[1]),
            ]),
            bars: 1,
        },
        ...valueTable(values, sets),
        ...worst.slice(0, 1).flatMap((column) => distributionCurve(sets, column)),
        ...labels.map(classTable),
        ...(current.inputs.shape.length > 1 ? [strangest(current, classifier)] : []),
    ];
}
function valueTable(values, { reference, current }) {
    if (values.length === 0)
        return [];
    const rows = values
        .slice(0, drift_evidence_MOST_COLUMNS)
        .map((one) => [
        one.name,
        one.values,
        (0,shown_numbers/* fourDigits */.zg)(one.reference / Math.max(1, reference.count)),
        (0,shown_numbers/* fourDigits */.zg)(one.current / Math.max(1, current.count)),
        (0,shown_numbers/* fourDigits */.zg)(one.p),
    ]);
    return [
        {
            kind: 'table',
            title: 'Values that are new, more frequent or out of range',
            header: ['column', 'values', 'share before', 'share now', 'p'],
            rows,
        },
    ];
}
function distributionCurve({ reference, current }, { column, name }) {
    const size = reference.values.length / Math.max(1, reference.count);
    if (size !== reference.shape.reduce((product, side) => product * side, 1) || name.startsWith('block')) {
        return [];
    }
    const series = (title, values, count) => {
        const own = (0,robust/* sorted */.IP)(Float64Array.from({ length: count }, (_unused, row) => values[row * size + column] ?? 0));
        const points = Array.from({ length: POINTS + 1 }, (_unused, step) => {
            const place = Math.round(((own.length - 1) * step) / POINTS);
            return [own[place] ?? 0, (place + 1) / own.length];
        });
        return { name: title, points };
    };
    return [
        {
            kind: 'curve',
            title: `Distribution of ${name}`,
            xLabel: name,
            yLabel: 'share of inputs at or below',
            series: [
                series('reference', reference.values, reference.count),
                series('current', current.values, current.count),
            ],
        },
    ];
}
function classTable({ name, reference, current }) {
    const share = (counts, label) => (0,shown_numbers/* fourDigits */.zg)((counts[label] ?? 0) /
        Math.max(1, counts.reduce((sum, count) => sum + count, 0)));
    return {
        kind: 'table',
        title: `Shares of the classes (${name})`,
        header: ['class', 'share before', 'share now'],
        rows: reference.map((_count, label) => [label, share(reference, label), share(current, label)]),
    };
}
/** The current inputs that look least like reference data to the classifier. */
function strangest({ inputs, rows }, classifier) {
    const offset = classifier.scores.length - inputs.count;
    const size = inputs.values.length / Math.max(1, inputs.count);
    const order = Array.from({ length: inputs.count }, (_unused, index) => index)
        .sort((a, b) => (classifier.scores[offset + b] ?? 0) - (classifier.scores[offset + a] ?? 0) || a - b)
        .slice(0, MOST_INPUTS);
    return {
        kind: 'inputs',
        title: 'Current inputs that look least like the reference data',
        shape: inputs.shape,
        inputs: order.map((index) => {
            const row = rows[index] ?? 0;
            return {
                name: inputs.names?.[row] ?? `row ${String(row + 1)}`,
                values: inputs.values.slice(index * size, (index + 1) * size),
                note: `score ${String((0,shown_numbers/* fourDigits */.zg)(classifier.scores[offset + index] ?? 0))}`,
            };
        }),
    };
}

// EXTERNAL MODULE: ./packages/engine/src/predicted-classes.ts
var predicted_classes = __webpack_require__(8337);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/model-tests.ts






/**
 * Compares what the model answers to both samples: the shares of the predicted classes, and the distributions of the scores of each
 * class, or of a regression's values. A shift of the classes shows without any labels. Sources: Lipton, Wang, Smola, ICML 2018;
 * Rabanser, G\u00fcnnemann, Lipton, NeurIPS 2019 (one test for each score, corrected by Bonferroni).
 */
async function testModel(victim, reference, current, budget) {
    const cost = reference.inputs.count + current.inputs.count;
    if (victim === undefined)
        return { labels: [] };
    if (cost > budget.maxQueries) {
        return { labels: [], cutShort: true, unasked: { needs: cost, allowed: budget.maxQueries } };
    }
    if (budget.timeLeftMs() <= 0)
        return { labels: [], cutShort: true };
    const answersTo = ({ inputs }) => victim.ask(inputs.values, inputs.count);
    const [first, second] = [await answersTo(reference), await answersTo(current)];
    const [before, now] = [reference.inputs.count, current.inputs.count];
    const name = 'chi-squared of the predicted classes';
    const [known, other] = [matrixOf(first, before), matrixOf(second, now)];
    const surer = howMuchSurer(victim.answers, [known, other], [reference.truth, current.truth]);
    const isSurer = surer === undefined ? {} : { surer };
    if (victim.answers === 'values')
        return { labels: [], scores: compareScores(known, other), ...isSurer };
    const labels = [compareShares(name, (0,predicted_classes/* classesOf */.OX)(first, before), (0,predicted_classes/* classesOf */.OX)(second, now))];
    if (victim.answers === 'labels')
        return { labels, ...isSurer };
    return { labels, scores: compareScores(known, other), ...isSurer };
}
/**
 * Compares how well the model knows each row: by its error if the truth of both sets is known, else by its highest score. A row's rank
 * is that within its class, so that other shares of the classes change nothing.
 * @returns the AUC of the reference's ranks if it is surely above .5
 */
function howMuchSurer(kind, sets, truths) {
    const isKnown = truths.every((truth) => truth !== undefined);
    if (!isKnown && kind !== 'scores')
        return undefined;
    const rows = sets.flatMap((set, side) => Array.from({ length: set.rows }, (_unused, row) => {
        const answer = set.values.subarray(row * set.columns, (row + 1) * set.columns);
        const first = answer[0] ?? 0;
        const truth = (isKnown ? truths[side]?.[row] : undefined) ?? (0,vectors/* argMax */.FL)(answer);
        if (kind === 'values')
            return { side, group: 0, value: -Math.abs(first - truth) };
        return {
            side,
            group: truth,
            value: kind === 'labels' ? Number(first === truth) : (answer[truth] ?? 0),
        };
    }));
    const groups = [...Map.groupBy(rows, ({ group }) => group).values()].map((group) => {
        const order = (0,statistics_auc/* ranks */.CS)(group.map(({ value }) => value));
        return group.map(({ side }, at) => ({ side, rank: (order[at] ?? 0) / (group.length + 1) }));
    });
    const ranked = groups.flat();
    const { auc, error } = (0,statistics_auc/* aucWithError */.s4)(ranked.map(({ rank }) => rank), ranked.map(({ side }) => 1 - side));
    return auc - distributions/* Z_95 */.U$ * error > 0.5 ? auc : undefined;
}
/** Compares the scores of each class by the test of Kolmogorov and Smirnov; the smallest p-value counts. */
function compareScores(first, second) {
    // Of two classes one score is 1 minus the other: a second test would tell the same again.
    const tests = first.columns === 2 ? 1 : first.columns;
    const known = new Map();
    let best = { statistic: 0, p: 1 };
    for (let column = 0; column < tests; column += 1) {
        const found = (0,kolmogorov_smirnov/* kolmogorovSmirnov */.g)((0,matrix/* columnOf */.uV)(first, column).sort(), (0,matrix/* columnOf */.uV)(second, column).sort(), known);
        if (found.p < best.p)
            best = found;
    }
    return { statistic: best.statistic, p: Math.min(1, best.p * tests) };
}
function matrixOf(answers, rows) {
    return { values: answers, rows, columns: answers.length / Math.max(1, rows) };
}
/** Compares the shares of the classes if both sets have labels. */
function testLabels({ labels, referenceLabels }) {
    if (referenceLabels === undefined || labels === undefined)
        return [];
    return [compareShares('chi-squared of the labels', referenceLabels, labels)];
}
function compareShares(name, first, second) {
    const classes = Math.max(-1, ...first, ...second) + 1;
    const count = (labels) => {
        const counts = new Array(classes).fill(0);
        for (const label of labels)
            counts[label] = (counts[label] ?? 0) + 1;
        return counts;
    };
    const [reference, current] = [count(first), count(second)];
    const { statistic, p } = (0,distributions/* chiSquared */.K9)(reference, current);
    return { name, statistic, p, reference, current };
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/drift/samples.ts
var samples = __webpack_require__(3405);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/value-tests.ts




/** Rarer values cannot prove anything after the correction, and would only make it stricter. */
const FEWEST_EQUAL = 8;
/** A rise of fewer standard deviations cannot be significant after the correction: it is not computed exactly. */
const WORTH_A_TEST = 3;
/**
 * Looks in each column for values that current data has and the reference has not: one that is new or more frequent, such as a code
 * for "missing", and those beyond the reference's range. Fisher's exact test holds for the rows of one value, and for those above
 * the greatest of the reference. Sources: Fisher, 1922; Rosenbaum, "Tables for a nonparametric test of location", 1954.
 */
function testValues(reference, current, described) {
    const sizes = [reference.rows, current.rows];
    const found = [];
    let tests = 0;
    for (let column = 0; column < reference.columns; column += 1) {
        const [before, now] = [(0,matrix/* columnOf */.uV)(reference, column), (0,matrix/* columnOf */.uV)(current, column)];
        const candidates = [...beyond(before, now), ...commonValues(before, now)];
        tests += candidates.length;
        const name = (0,column_tests/* nameOfColumn */.Zk)(column, reference.columns, described);
        found.push(...candidates.flatMap((candidate) => judge({ column, name, ...candidate }, sizes)));
    }
    return { found: found.sort((a, b) => a.p - b.p || b.rise - a.rise), tests };
}
/** The rows of current data that lie above and below all of the reference. */
function beyond(before, now) {
    const highest = before.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    const lowest = before.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
    const current = (isBeyond) => now.filter(isBeyond).length;
    return [
        { values: `above ${(0,shown_numbers/* numberText */.$4)(highest)}`, reference: 0, current: current((value) => value > highest) },
        { values: `below ${(0,shown_numbers/* numberText */.$4)(lowest)}`, reference: 0, current: current((value) => value < lowest) },
    ];
}
/** The values that many rows of both sets together hold. They are chosen without a look at which set a row is from. */
function commonValues(before, now) {
    const counts = new Map();
    const count = (value, set) => {
        const own = counts.get(value) ?? [0, 0];
        own[set] += 1;
        counts.set(value, own);
    };
    for (const value of before)
        count(value, 0);
    for (const value of now)
        count(value, 1);
    return [...counts]
        .filter(([, [reference, current]]) => {
        const total = reference + current;
        // A column of one value has nothing to compare.
        return total >= FEWEST_EQUAL && total < before.length + now.length;
    })
        .map(([value, [reference, current]]) => ({ values: (0,shown_numbers/* numberText */.$4)(value), reference, current }));
}
function judge(candidate, [before, now]) {
    const { reference, current } = candidate;
    const rise = current / now - reference / before;
    const share = (reference + current) / (before + now);
    const spread = Math.sqrt(share * (1 - share) * (1 / before + 1 / now));
    if (!(rise > 0) || rise < WORTH_A_TEST * spread)
        return [];
    const p = (0,distributions/* hypergeometricTail */.cF)(current, now, reference + current, before + now);
    return [{ ...candidate, rise, p }];
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/drift.ts




















const PERMUTATIONS = 199;
const ENOUGH = 20;
const FEWEST_ROWS = 20;
const CLEAREST = 'Kolmogorov-Smirnov, the clearest column';
const VALUES = "Fisher's exact test, the clearest value that is new, more frequent or out of range";
const ISOLATION = 'distance to the nearest rows (rank sum)';
const RELATIONS = 'correlation of normal scores, the clearest pair of columns';
const SCORES = "Kolmogorov-Smirnov of the model's scores, the clearest class";
/** Says whether current data differs from the reference data, by how much, and in which columns. */
async function checkForDrift(given, budget) {
    if (given.reference === undefined)
        throw new Error('The drift check needs reference data.');
    requireRows(given.reference, given.data);
    const checked = checkReference({ ...given, reference: given.reference }, FEWEST_ROWS);
    const { analysis, unearned } = checked;
    const started = budget.timeLeftMs();
    const before = analysis.victim?.queries ?? 0;
    const random = new src_random/* Random */.o(budget.seed);
    const limits = permutationLimits(budget);
    const [reference = analysis.reference, current = analysis.data] = (0,encode_tables/* encodeTables */.Sn)([
        analysis.reference,
        analysis.data,
    ]);
    const found = await compareSets(analysis, { reference, current }, budget, random, limits);
    const { first, second, classifier, columns, labels, values, tests, cutShort } = found;
    const drifted = isAnyChanged(tests);
    if (!drifted)
        requireOther(given.reference, given.data);
    const best = strongest(separationsOf(found));
    const { by, score } = best;
    const changed = withValues(columns, values);
    budget.progress(1, 'done');
    return {
        score: drifted ? score : { value: 0, low: 0, high: score.high },
        bound: 'estimate',
        meaning: `${(0,column_tests/* formatLostColumns */.dv)(analysis.reference, analysis.data)}${explain(tests, best, changed, drifted, found.surer)}`,
        cutShort,
        ...(found.surer === undefined ? {} : { notTested: ['scores of the model'] }),
        ...(unearned === undefined ? {} : { unearned }),
        limits: [
            ...checked.limits,
            ...namedLimits(analysis, found.unasked),
            ...(first.columns > MOST_COLUMNS ? [UNPAIRED] : []),
        ],
        queries: (analysis.victim?.queries ?? 0) - before,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: METHOD,
        figures: {
            ...figuresOf(tests, classifier, changed, first.rows, second.rows),
            ...(drifted ? { 'told apart best by': by } : {}),
            ...pairFigure(found, reference),
        },
        evidence: driftEvidence({ reference, current }, tests, columns, significantValues(values), labels, classifier, found.current),
    };
}
/** Draws samples of both sets, and runs every test. */
async function compareSets(analysis, { reference: before, current: now }, budget, random, limits) {
    const reference = (0,samples/* sampleInputs */.C)(before, MOST_ROWS, random);
    const current = (0,samples/* sampleInputs */.C)(now, MOST_ROWS, random);
    const [first, second] = (0,samples/* standardize */.W)((0,picture_features/* inputFeatures */.W)(reference.inputs), (0,picture_features/* inputFeatures */.W)(current.inputs));
    const joined = (0,matrix/* stackRows */.kE)(first, second);
    const marks = Int32Array.from({ length: joined.rows }, (_unused, row) => (row < first.rows ? 0 : 1));
    budget.progress(0.05, 'comparing columns');
    const features = [(0,picture_features/* inputFeatures */.W)(before), (0,picture_features/* inputFeatures */.W)(now)];
    const columns = (0,column_tests/* testColumns */.g9)(...features, before);
    const values = testValues(...features, before);
    budget.progress(0.2, 'comparing distributions');
    const kernel = meanDiscrepancy(joined, marks, random, limits(0.2, 'comparing means in a kernel space'));
    const isolation = isolationTest(joined, marks, random, limits(0.45, 'comparing nearest rows'));
    const relations = relationTest(joined, marks, random, limits(0.48, 'comparing relations of columns'));
    const classifier = classifierTest(joined, marks, random, limits(0.5, 'training classifiers'));
    budget.progress(0.85, 'comparing classes');
    const { victim, referenceLabels, referenceTargets } = analysis;
    const asked = await testModel(victim, originalOf(analysis.reference ?? before, reference, referenceLabels ?? referenceTargets), originalOf(analysis.data, current, analysis.labels ?? analysis.targets), budget);
    const given = testLabels(analysis);
    const sampled = (name, { statistic, p }) => {
        return { name, statistic, p, separations: [byColumn({ name, statistic }, first.rows, second.rows)] };
    };
    const whole = (column) => byColumn(column, before.count, now.count);
    const isolated = { name: ISOLATION, auc: isolation.auc, reference: first.rows, current: second.rows };
    const ofData = [
        { name: 'classifier (C2ST)', statistic: classifier.auc, p: classifier.p, separations: [] },
        { name: 'MMD', statistic: kernel.statistic, p: kernel.p, separations: [] },
        { name: ISOLATION, statistic: isolation.auc, p: isolation.p, separations: [isolated] },
        ...(relations === undefined ? [] : [sampled(RELATIONS, relations)]),
        {
            ...{ name: CLEAREST, ...drift_clearest(columns) },
            separations: columns.filter(({ corrected }) => corrected < ALPHA).map(whole),
        },
        {
            ...{ name: VALUES, statistic: values.found[0]?.rise ?? 0, p: correctedP(values, 0) },
            separations: significantValues(values).map(({ rise }) => whole({ name: VALUES, statistic: rise })),
        },
        ...given.map(byLabels),
    ];
    const ofScores = asked.scores === undefined ? [] : [sampled(SCORES, asked.scores)];
    const { tests, surer } = drift_judge(ofData, [...asked.labels.map(byLabels), ...ofScores], asked.surer);
    const labels = surer === undefined ? [...given, ...asked.labels] : given;
    const cutShort = [kernel, isolation, classifier, relations, asked].some((test) => test?.cutShort === true);
    return {
        ...{ first, second, current, classifier, relations, columns, values, labels, tests, cutShort },
        ...{ unasked: asked.unasked, surer },
    };
}
/**
 * Corrects the tests, and leaves out those of the answers if they cannot tell drift from rows known by heart: answers follow from
 * inputs, so if only answers have changed and the model knows the reference better, it may have been trained on it.
 */
function drift_judge(ofData, ofAnswers, surer) {
    const [all, data] = [correct([...ofData, ...ofAnswers]), correct(ofData)];
    const isOpen = surer !== undefined && isAnyChanged(all) && !isAnyChanged(data);
    return isOpen ? { tests: data, surer } : { tests: all, surer: undefined };
}
function byLabels(test) {
    return { name: test.name, statistic: test.statistic, p: test.p, separations: [byClass(test)] };
}
function isAnyChanged(tests) {
    return tests.some(({ corrected }) => corrected < ALPHA);
}
function originalOf(inputs, { rows }, known) {
    const size = inputs.values.length / Math.max(1, inputs.count);
    const truth = known && Array.from(rows, (row) => known[row] ?? -1);
    return {
        rows,
        truth,
        inputs: { ...inputs, values: (0,vectors/* takeRows */.LY)(inputs.values, rows, size), count: rows.length },
    };
}
function permutationLimits(budget) {
    return (from, what) => {
        let asked = 0;
        const mayGoOn = () => {
            asked += 1;
            if (asked % 10 === 0)
                budget.progress(Math.min(0.99, from + (0.3 * asked) / PERMUTATIONS), what);
            return budget.timeLeftMs() > 0;
        };
        return { most: PERMUTATIONS, enough: ENOUGH, mayGoOn };
    };
}
function drift_clearest(columns) {
    const best = columns.reduce((found, one) => (found === undefined || one.p < found.p ? one : found), undefined);
    return { statistic: best?.statistic ?? 0, p: Math.min(1, (best?.p ?? 1) * columns.length) };
}
/** Corrects the p-values of tests for their number. */
function correct(tests) {
    const corrected = (0,distributions/* holm */.fU)(tests.map(({ p }) => p));
    return tests.map((test, index) => ({ ...test, corrected: corrected[index] ?? 1 }));
}
/** All but the classifier count only if their own test is significant: a distance is never 0, not even without drift. */
function separationsOf({ classifier, first, second, tests }) {
    const learned = { name: 'classifier', auc: classifier.auc, reference: first.rows, current: second.rows };
    const significant = tests.filter(({ corrected }) => corrected < ALPHA);
    return [learned, ...significant.flatMap(({ separations }) => separations)];
}
function pairFigure({ relations, tests, first }, described) {
    const isChanged = tests.some(({ name, corrected }) => name === RELATIONS && corrected < ALPHA);
    if (relations === undefined || !isChanged)
        return {};
    const names = relations.columns.map((column) => (0,column_tests/* nameOfColumn */.Zk)(column, first.columns, described));
    const [before, now] = relations.correlations.map((correlation) => correlation.toFixed(2));
    return { 'relation that changed most': `${names.join(' and ')}: ${String(before)}, now ${String(now)}` };
}
function correctedP({ found, tests }, index) {
    return Math.min(1, (found[index]?.p ?? 1) * tests);
}
function significantValues(values) {
    return values.found.filter((_one, index) => correctedP(values, index) < ALPHA);
}
/** The columns, with those as changed that hold significantly many new values. */
function withValues(columns, values) {
    const known = new Map(significantValues(values).map(({ column, p }) => [column, p * values.tests]));
    return columns.map((column) => ({
        ...column,
        corrected: Math.min(column.corrected, known.get(column.column) ?? 1),
    }));
}
/** Samples too small for any test get no score: 0 would pass any gate although nothing is known. Copies count once. */
function requireRows(reference, current) {
    const [before, now] = [(0,distinct_inputs/* countDistinct */.IV)(reference), (0,distinct_inputs/* countDistinct */.IV)(current)];
    if (Math.min(before, now) >= FEWEST_ROWS)
        return;
    throw new fault/* NotTestable */.S1(`The drift check needs at least ${String(FEWEST_ROWS)} different inputs on each side, and ` +
        `reference_data has ${(0,distinct_inputs/* formatDistinctCount */.rr)(reference.count, before)}, data has ` +
        `${(0,distinct_inputs/* formatDistinctCount */.rr)(current.count, now)}: give more inputs, or remove the analysis.`);
}
/** Data compared with itself gets no score. Other labels of the same inputs may have drifted, so this comes after the tests. */
function requireOther(reference, current) {
    if (!(0,distinct_inputs/* holdSameInputs */.zC)(reference, current))
        return;
    throw new fault/* NotTestable */.S1(data_doubt/* SAME_SETS */.bD);
}


/***/ })

};
