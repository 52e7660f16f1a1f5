export const id = 605;
export const ids = [605];
export const modules = {

/***/ 3265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ METHOD_VERSION),
/* harmony export */   cf: () => (/* binding */ VALUES_VERSION)
/* harmony export */ });
/* unused harmony export poisoning */
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5248);

/** The version of the method. */
const METHOD_VERSION = 5;
/** The version of the method for regressions. */
const VALUES_VERSION = 1;
const CODE = { file: 'poisoning.ts', run: 'checkForPoisoning' };
const poisoning = {
    place: 3,
    rank: 1,
    tasks: [
        {
            task: 'image-classification',
            method: METHOD_VERSION,
            code: CODE,
            fields: ['input_dimensions', 'model_framework', 'normalize_data', 'number_of_classes', 'color_space'],
            usualSlots: [..._descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .PICTURE_SLOTS */ .VD, 'universal_data', 'universal_label'],
        },
        {
            task: 'tabular-classification',
            method: METHOD_VERSION,
            code: CODE,
            isLocalOnly: true,
            fields: [
                ..._descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORY_FIELDS */ .JZ,
                'input_dimensions',
                'model_framework',
                'normalize_data',
                'number_of_classes',
            ],
            usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
        },
        {
            task: 'tabular-regression',
            method: VALUES_VERSION,
            code: { file: 'values/check-values.ts', run: 'checkTargetsForPoisoning' },
            isLocalOnly: true,
            threshold: {
                value: 0.15,
                why: 'at least 15 % of the targets do not follow from their rows, beyond noise that may be heavy-tailed, one-sided or different from row to row',
            },
            fields: [..._descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORY_FIELDS */ .JZ, 'input_dimensions', 'model_framework', 'normalize_data'],
            usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: ['universal_data', 'universal_label'],
    needsLabels: true,
    settings: [],
    proposal: { with: ['universal_data'], budget: [] },
    threshold: {
        value: 0.15,
        why: 'at least 15 % of the labels are wrong, or a trigger flips at least that share of the trusted inputs; clean but hard data scored up to .05, so wrong labels below about a tenth are not told from it surely',
    },
    stages: 'engine',
    artifact: 'tables',
    taxonomy: {
        atlas: { id: 'AML.T0020', name: 'Poison Training Data' },
        owasp: { id: 'ML02', name: 'Data Poisoning Attack' },
    },
    severity: {
        security: '8.1',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
        level: 'error',
        precision: 'high',
    },
    texts: {
        title: 'The model shows traces of poisoned training data',
        summary: 'The model behaves like one whose training data was tampered with. It may have a backdoor: if the input contains a ' +
            'certain pattern, the model gives the answer that the attacker wants.',
        attack: 'The attacker adds chosen or wrongly labelled samples to the training data, through a public source, through user ' +
            'feedback that the model learns from, or through write access to the storage.',
        actions: [
            'Do not deploy this model. Go back to the last one that passed.',
            'Find the sources of the data added since then: compare checksums and versions, and look for samples that are ' +
                'duplicated, wrongly labelled, or contain the same small pattern.',
            'Remove suspicious samples, train again from a clean base model, and run the analysis again.',
            'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
            'Check user feedback before the model learns from it, and limit the share of each source.',
        ],
        narrowedBy: 'More inputs in universal_data',
    },
};


/***/ }),

/***/ 6945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ estimateShare)
/* harmony export */ });
/** Half the 95 % quantile of chi-squared with one degree of freedom: what a likelihood may lose inside the interval. */
const LOSS = 1.920729;
/** Shares at which the search for the likeliest begins. */
const SHARES = [0, 0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const REFINEMENTS = 14;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/**
 * Finds the likeliest share, and its 95 % interval: the shares whose likelihood is not worse by more than chance.
 * Source: Wilks, "The large-sample distribution of the likelihood ratio", 1938.
 * @param profile the logarithm of the likelihood of a share, with everything else fitted
 * @param most the greatest share that is possible
 */
function estimateShare(profile, most) {
    const tried = SHARES.filter((share) => share < most).map((share) => ({ share, found: profile(share) }));
    const likeliest = tried.reduce((first, one) => (one.found > first.found ? one : first));
    const place = tried.indexOf(likeliest);
    const value = peak(profile, likeliest, tried[place - 1]?.share ?? 0, tried[place + 1]?.share ?? most);
    const isInside = (share) => profile(share) >= value.found - LOSS;
    return {
        value: value.share,
        low: isInside(0) ? 0 : edge(isInside, 0, value.share),
        high: isInside(most) ? most : edge(isInside, most, value.share),
    };
}
/** Golden section search between two shares; a share of 0 that is not worse stays 0. */
function peak(profile, best, from, to) {
    let [low, high] = [from, to];
    let found = best;
    for (let step = 0; step < REFINEMENTS; step += 1) {
        const left = high - GOLDEN * (high - low);
        const right = low + GOLDEN * (high - low);
        const [atLeft, atRight] = [profile(left), profile(right)];
        if (atLeft > found.found)
            found = { share: left, found: atLeft };
        if (atRight > found.found)
            found = { share: right, found: atRight };
        if (atLeft > atRight)
            high = right;
        else
            low = left;
    }
    return found;
}
/** The share nearest to `outside` that is inside, by halving. */
function edge(isInside, outside, inside) {
    let [out, within] = [outside, inside];
    for (let step = 0; step < REFINEMENTS; step += 1) {
        const middle = (out + within) / 2;
        if (isInside(middle))
            within = middle;
        else
            out = middle;
    }
    return within;
}


/***/ }),

/***/ 6620:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ unitColumns)
/* harmony export */ });
/* harmony import */ var _engine_statistics_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8843);

/** Brings each column to mean 0 and standard deviation 1, so that none outweighs others by its unit; constant ones become 0. */
function unitColumns(matrix) {
    const { columns, rows } = matrix;
    const means = (0,_engine_statistics_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .columnMeans */ .X)(matrix);
    const squares = new Float64Array(columns);
    matrix.values.forEach((value, index) => {
        const column = index % columns;
        squares[column] = (squares[column] ?? 0) + (value - (means[column] ?? 0)) ** 2 / Math.max(1, rows);
    });
    const values = Float32Array.from(matrix.values, (value, index) => {
        const column = index % columns;
        const deviation = Math.sqrt(squares[column] ?? 0);
        return deviation > 1e-12 ? (value - (means[column] ?? 0)) / deviation : 0;
    });
    return { ...matrix, values };
}


/***/ }),

/***/ 6605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkTargetsForPoisoning: () => (/* binding */ checkTargetsForPoisoning)
});

// EXTERNAL MODULE: ./src/engine/distinct-inputs.ts
var distinct_inputs = __webpack_require__(2668);
// EXTERNAL MODULE: ./src/engine/fault.ts
var fault = __webpack_require__(5206);
// EXTERNAL MODULE: ./src/engine/random.ts
var random = __webpack_require__(6027);
// EXTERNAL MODULE: ./src/engine/statistics/encode-tables.ts
var encode_tables = __webpack_require__(9159);
// EXTERNAL MODULE: ./src/engine/vectors.ts
var vectors = __webpack_require__(7754);
// EXTERNAL MODULE: ./src/engine/statistics/matrix.ts
var matrix = __webpack_require__(8843);
// EXTERNAL MODULE: ./src/engine/statistics/principal-coordinates.ts
var principal_coordinates = __webpack_require__(3692);
// EXTERNAL MODULE: ./src/engine/statistics/robust.ts
var robust = __webpack_require__(4319);
// EXTERNAL MODULE: ./src/engine/statistics/whitened.ts
var whitened = __webpack_require__(6282);
// EXTERNAL MODULE: ./src/attacks/poisoning/unit-columns.ts
var unit_columns = __webpack_require__(6620);
// EXTERNAL MODULE: ./src/engine/statistics/kernel-classifier.ts
var kernel_classifier = __webpack_require__(8985);
// EXTERNAL MODULE: ./src/engine/statistics/regression-forest.ts
var regression_forest = __webpack_require__(1149);
// EXTERNAL MODULE: ./src/engine/statistics/ridge.ts
var ridge = __webpack_require__(3948);
;// CONCATENATED MODULE: ./src/attacks/poisoning/values/expected-targets.ts





const FOLDS = 5;
const PENALTY = 1e-3;
/** The widths of the kernels, in median squared distances. */
const WIDTHS = [0.4, 4];
/** Fewer than for classes, since the learners are trained in every round. */
const MOST_CENTRES = 200;
/** Leaves of so many rows smooth noise; those of the spread of noise are larger, since one residual says little of it. */
const LEAF = 3;
const SPREAD_LEAF = 15;
/** The absolute residuals of the rows that are fitted best choose among the learners: changed targets have no say. */
const TRIMMED = 0.7;
/** A residual is taken to be at least this part of the median one. */
const LEAST_PART = 0.01;
/** @param rows columns with mean 0 and standard deviation 1 */
function prepareLessons(rows, random) {
    return {
        rows,
        folds: Uint8Array.from(random.permutation(rows.rows), (place) => place % FOLDS),
        kernels: WIDTHS.map((width) => (0,kernel_classifier/* kernelFeatures */.xz)(rows, width, random, MOST_CENTRES)),
    };
}
/**
 * Returns what the target of each row should be, as the other rows tell: by ridge regression, kernel ridge regression, extremely
 * randomized trees, or the mean of trees and one of the others, whatever fits best.
 * @param use the rows for which it is 0 are not learned
 */
function expectedTargets({ rows, folds, kernels }, targets, use, random) {
    const { mean, deviation } = momentsOf(targets, use);
    const scaled = targets.map((target) => (target - mean) / deviation);
    const trees = (0,regression_forest/* outOfBagValues */.QA)(rows, Float32Array.from(scaled), { leaf: LEAF, use, random });
    const smooth = [
        outOfFoldLinear(rows, scaled, folds, use),
        ...kernels.map((kernel) => (0,kernel_classifier/* outOfFoldValues */.PA)(kernel, scaled, folds, FOLDS, use)),
    ];
    const tried = [...smooth, trees, ...smooth.map((other) => meanOf(trees, other))];
    const losses = tried.map((guess) => trimmedLoss(guess, scaled, use));
    const best = tried[losses.indexOf(Math.min(...losses))] ?? trees;
    return best.map((value) => mean + deviation * value);
}
/**
 * Returns how large the noise of each row is, up to a common factor: the mean logarithm of the absolute residuals of rows like
 * it, its own left out, by extremely randomized trees.
 * Source for noise that depends on the row: Zhou, Mueller, Kumar, Chen, Wang, Mueller, "Detecting errors in a numerical response
 * via any regression model", arXiv 2305.16583, 2023.
 */
function noiseSpreads(rows, expected, residuals, use, random) {
    const sizes = residuals.map(Math.abs);
    const least = Math.max(LEAST_PART * (0,robust/* median */.JZ)(sizes), Number.MIN_VALUE);
    const logs = Float32Array.from(sizes, (size) => Math.log(Math.max(size, least)));
    return (0,regression_forest/* outOfBagValues */.QA)(withColumn(rows, expected), logs, { leaf: SPREAD_LEAF, use, random });
}
function withColumn({ values, rows, columns }, column) {
    const size = columns + 1;
    const joined = new Float32Array(rows * size);
    for (let row = 0; row < rows; row += 1) {
        joined.set(values.subarray(row * columns, (row + 1) * columns), row * size);
        joined[row * size + columns] = column[row] ?? 0;
    }
    return { values: joined, rows, columns: size };
}
function outOfFoldLinear(rows, targets, folds, use) {
    const guess = new Float64Array(rows.rows);
    const all = Int32Array.from(guess.keys());
    for (let fold = 0; fold < FOLDS; fold += 1) {
        const learned = all.filter((row) => folds[row] !== fold && use[row] !== 0);
        const asked = all.filter((row) => folds[row] === fold);
        const model = (0,ridge/* fitRidge */.H)(Float32Array.from((0,matrix/* takeRows */.LY)(rows, learned).values), Float32Array.from(learned, (row) => targets[row] ?? 0), ...[learned.length, rows.columns, 1, PENALTY]);
        const answers = (0,ridge/* predictRidge */.r)(model, Float32Array.from((0,matrix/* takeRows */.LY)(rows, asked).values));
        asked.forEach((row, index) => (guess[row] = answers[index] ?? 0));
    }
    return guess;
}
function meanOf(one, other) {
    return one.map((value, row) => (value + (other[row] ?? 0)) / 2);
}
function trimmedLoss(guess, targets, use) {
    const errors = guess
        .map((value, row) => Math.abs(value - (targets[row] ?? 0)))
        .filter((_error, row) => use[row] !== 0)
        .sort();
    const kept = errors.subarray(0, Math.ceil(TRIMMED * errors.length));
    const loss = kept.reduce((sum, error) => sum + error, 0) / Math.max(1, kept.length);
    return Number.isNaN(loss) ? Infinity : loss;
}
function momentsOf(targets, use) {
    const known = targets.filter((_target, row) => use[row] !== 0);
    const count = Math.max(1, known.length);
    const mean = known.reduce((sum, target) => sum + target, 0) / count;
    const deviation = Math.sqrt(known.reduce((sum, target) => sum + (target - mean) ** 2, 0) / count);
    return { mean, deviation: deviation > 0 ? deviation : 1 };
}

// EXTERNAL MODULE: ./src/engine/statistics/gamma.ts
var gamma = __webpack_require__(9157);
// EXTERNAL MODULE: ./src/attacks/poisoning/share-profile.ts
var share_profile = __webpack_require__(6945);
;// CONCATENATED MODULE: ./src/attacks/poisoning/values/target-noise.ts



/** Degrees of freedom that honest noise may have: 1 is Cauchy's distribution, 100 is nearly the normal one. */
const TAILS = [1, 1.5, 2, 3, 4, 6, 10, 20, 100];
/** How many times wider the right half of honest noise may be than the left one, as a square root. */
const SKEWS = [1 / 2, 1 / Math.SQRT2, 1, Math.SQRT2, 2];
/** The likelihood may have several peaks, so a fit begins at each of these. */
const STARTS = [3, 100].flatMap((tail) => [1 / 2, 1, 2].map((skew) => ({ tail, skew })));
const FIRST_SHARE = 0.15;
/** Before so many steps the shape stays: far from the peak heavy tails explain anything. */
const SHAPELESS_STEPS = 6;
const SHAPE_EVERY = 4;
/** The greatest share that is looked for: of more than half, nobody can say which half is honest. */
const MOST = 0.6;
const STEPS = 40;
/** A step that gains less ends the fit. */
const LEAST_GAIN = 1e-4;
/** The targets are counted in so many parts of equal size, for the density of another row's target. */
const BINS = 20;
const LEAST_IN_BIN = 5;
/** Noise that is smaller than this part of the range of the targets is that of rounding. */
const ROUNDING = 1e-9;
const { exp, log, max } = Math;
/**
 * Fits the residuals as a mixture. An honest target differs from what it should be by noise, Student's t with a scale that
 * depends on the row, with tails as heavy as the residuals ask for and halves of different width; with the chance e the
 * target is that of any other row: p(residual) = (1 - e) t((residual - location) / scale; tail, skew) / scale + e q(target).
 * So honest noise may be large in some rows, heavy-tailed and one-sided without a row that counts as changed.
 * Sources: Lange, Little, Taylor, "Robust statistical modeling using the t distribution", JASA 84, 1989 (the fit); Fern\u00e1ndez,
 * Steel, "On Bayesian modeling of fat tails and skewness", JASA 93, 1998 (the halves); Hogg, Bovy, Lang, "Data analysis
 * recipes: fitting a model to data", arXiv 1008.4686, 2010 (the mixture).
 */
function fitNoise(given) {
    return starts(given)
        .flatMap((start) => [0, FIRST_SHARE].map((share) => climb(given, { ...start, share }, true)))
        .reduce(likelier);
}
/** The share of changed targets with its 95 % profile likelihood interval. @param fitted what `fitNoise` found */
function estimateTargetNoise(given, fitted) {
    const others = starts(given).filter(({ skew }) => skew === 1);
    let best = fitted;
    return (0,share_profile/* estimateShare */._)((share) => {
        const found = [best, fitted, ...others]
            .map((start) => climb(given, { ...start, share }, false))
            .reduce(likelier);
        best = found;
        return found.likelihood;
    }, MOST);
}
/** Tails that heavy explain most changed targets, too; and less heavy ones do if the halves differ as much as they may. */
const [HEAVIEST, HEAVIEST_ONE_SIDED] = [1.5, 3];
/** True if noise has such a form that changed targets are hardly told from it. */
function explainsAnything({ tail, skew }) {
    const isOneSided = skew === SKEWS.at(0) || skew === SKEWS.at(-1);
    return tail <= (isOneSided ? HEAVIEST_ONE_SIDED : HEAVIEST);
}
/** The chance that each target was changed. */
function chancesOfChange({ residuals, scales, others }, noise) {
    const density = studentDensity(noise);
    return residuals.map((residual, row) => {
        const spread = scales[row] ?? 1;
        const honest = ((1 - noise.share) * density(residual / spread)) / spread;
        const changed = noise.share * (others[row] ?? 0);
        return changed > 0 ? changed / (changed + honest) : 0;
    });
}
/** The density of the targets of all rows at each of them: a histogram with parts of equal size. */
function targetDensity(targets) {
    const ordered = (0,robust/* sorted */.IP)(targets);
    const count = ordered.length;
    const bins = max(1, Math.min(BINS, Math.floor(count / LEAST_IN_BIN)));
    const edges = Float64Array.from({ length: bins + 1 }, (_unused, bin) => ordered[Math.round((bin * (count - 1)) / bins)] ?? 0);
    // Equal targets would make a part without width.
    const least = max(Number.MIN_VALUE, ((ordered[count - 1] ?? 0) - (ordered[0] ?? 0)) / (10 * bins));
    return targets.map((target) => {
        let bin = 0;
        while (bin < bins - 1 && target > (edges[bin + 1] ?? 0))
            bin += 1;
        return 1 / bins / max(least, (edges[bin + 1] ?? 0) - (edges[bin] ?? 0));
    });
}
function likelier(one, other) {
    return other.likelihood > one.likelihood ? other : one;
}
function starts({ residuals, scales, range }) {
    const { location, scale } = (0,robust/* robustScale */.K9)(residuals.map((residual, row) => residual / (scales[row] ?? 1)));
    return STARTS.map((shape) => ({
        ...{ ...shape, share: 0, location, likelihood: Number.NEGATIVE_INFINITY },
        scale: max(scale, ROUNDING * range, Number.MIN_VALUE),
    }));
}
/** Climbs from a start by the EM algorithm; tail and skew move to their neighbours. @param isFree true if the share is fitted, too */
function climb(given, start, isFree) {
    let best = start;
    let last = Number.NEGATIVE_INFINITY;
    for (let step = 0; step < STEPS; step += 1) {
        const isShaped = step >= SHAPELESS_STEPS && step % SHAPE_EVERY === 0;
        best = (isShaped ? shapesNear(best) : [best])
            .map((noise) => improve(given, noise, isFree))
            .reduce(likelier);
        if (step > SHAPELESS_STEPS && step % SHAPE_EVERY === 1 && best.likelihood - last < LEAST_GAIN)
            break;
        last = best.likelihood;
    }
    return best;
}
/** The noise with tails and skews one step further, and as it is. */
function shapesNear(noise) {
    const [tail, skew] = [TAILS.indexOf(noise.tail), SKEWS.indexOf(noise.skew)];
    const tails = [TAILS[tail - 1], TAILS[tail + 1]].flatMap((one) => one === undefined ? [] : [{ tail: one }]);
    const skews = [SKEWS[skew - 1], SKEWS[skew + 1]].flatMap((one) => one === undefined ? [] : [{ skew: one }]);
    return [noise, ...[...tails, ...skews].map((change) => ({ ...noise, ...change }))];
}
/** One step of EM. The likelihood is that of the numbers before the step. */
function improve({ residuals, scales, others, range }, noise, isFree) {
    const density = studentDensity(noise);
    const { share, location, scale, tail, skew } = noise;
    let [likelihood, honest, weights, weighted, squares] = [0, 0, 0, 0, 0];
    for (let row = 0; row < residuals.length; row += 1) {
        const residual = (residuals[row] ?? 0) / (scales[row] ?? 1);
        const own = ((1 - share) * density(residual)) / (scales[row] ?? 1);
        const all = max(own + share * (others[row] ?? 0), Number.MIN_VALUE);
        likelihood += log(all);
        const chance = own / all;
        const stretch = residual > location ? 1 / skew : skew;
        const z = ((residual - location) * stretch) / scale;
        const weight = (chance * (tail + 1)) / (tail + z * z);
        honest += chance;
        weights += weight * stretch * stretch;
        weighted += weight * stretch * stretch * residual;
        squares += weight * z * z;
    }
    const least = max(ROUNDING * range, Number.MIN_VALUE);
    return {
        ...{ tail, skew, likelihood },
        share: isFree ? 1 - honest / max(1, residuals.length) : share,
        location: weights > 0 ? weighted / weights : location,
        scale: honest > 0 ? max(least, scale * Math.sqrt(squares / honest)) : scale,
    };
}
/** The density of honest noise: of a residual that was divided by the scale of its row. */
function studentDensity({ location, scale, tail, skew }) {
    const norm = exp((0,gamma/* logGamma */.SX)((tail + 1) / 2) - (0,gamma/* logGamma */.SX)(tail / 2)) / Math.sqrt(tail * Math.PI);
    const halves = 2 / (skew + 1 / skew);
    const power = -(tail + 1) / 2;
    return (residual) => {
        const z = ((residual - location) * (residual > location ? 1 / skew : skew)) / scale;
        return (halves * norm * (1 + (z * z) / tail) ** power) / scale;
    };
}

;// CONCATENATED MODULE: ./src/attacks/poisoning/values/find-tampered.ts







/** Rounds in which all rows are learned, and rounds after them that leave out targets that look changed. */
const [ROUNDS, TRIMMED_ROUNDS] = [3, 2];
/** A target is learned as at most so many robust deviations from what the round before expected. */
const FENCE = 3;
/** So many rows are judged at once; more are judged in groups. */
const MOST_TOGETHER = 4000;
/** How much of the estimated differences of noise between rows is believed; the likelihood chooses. */
const TRUST = [0, 0.5, 1];
/** A wider interval could hold no changed target as well as more of them than the default threshold allows. */
const WIDEST = 0.2;
/** If the other rows tell less of the targets, they say nothing. */
const LEAST_EXPLAINED = 0.3;
/**
 * If they tell less than this, what no learner has understood looks like changed targets (measured on honest tables with steps): then
 * none is called changed, and all are called right only if at most so many may be changed.
 */
const [SURELY_EXPLAINED, MOST_UNSURE] = [0.6, 0.15];
/**
 * Finds targets that do not follow from their rows, by residuals of learners that did not see them, judged by the noise of rows
 * like them. Targets that look changed are left out, and all are looked at again: three rounds of trimming.
 * Sources: Jagielski et al., "Manipulating machine learning: poisoning attacks and countermeasures for regression learning",
 * IEEE S&P 2018 (trimming); Zhou et al., "Detecting errors in a numerical response via any regression model", 2023.
 * @param trusted rows whose targets nobody can have changed; they are learned and not judged
 */
function findTamperedTargets({ features, targets }, trusted, random, progress) {
    const groups = Math.ceil(features.rows / MOST_TOGETHER);
    const found = { expected: new Float64Array(features.rows), scales: new Float64Array(features.rows) };
    for (let group = 0; group < groups; group += 1) {
        progress(group / groups);
        const rows = Int32Array.from({ length: Math.ceil((features.rows - group) / groups) }, (_unused, index) => group + index * groups);
        const own = {
            features: (0,matrix/* takeRows */.LY)(features, rows),
            targets: Float64Array.from(rows, (row) => targets[row] ?? 0),
        };
        const judged = judgeGroup(own, trusted, random);
        rows.forEach((row, index) => {
            found.expected[row] = judged.expected[index] ?? 0;
            found.scales[row] = judged.scales[index] ?? 1;
        });
    }
    return conclude(targets, found);
}
function judgeGroup(own, trusted, random) {
    const count = own.targets.length;
    const joined = trusted === undefined ? own.features : (0,matrix/* stackRows */.kE)(own.features, trusted.features);
    const unit = (0,unit_columns/* unitColumns */.G)(joined);
    const rows = (0,whitened/* isWide */.EW)(unit) ? (0,unit_columns/* unitColumns */.G)((0,principal_coordinates/* principalCoordinates */.O)(unit, whitened/* COORDINATES */.u_, random)) : unit;
    const targets = Float64Array.from([...own.targets, ...(trusted?.targets ?? [])]);
    const lessons = prepareLessons(rows, random);
    const use = new Uint8Array(targets.length).fill(1);
    const equal = targets.map(() => 1);
    let judged = { expected: targets.map(() => (0,robust/* median */.JZ)(targets)), scales: equal };
    for (let round = 0; round < ROUNDS + TRIMMED_ROUNDS; round += 1) {
        const expected = expectedTargets(lessons, winsorized(targets, judged), use, random);
        const residuals = targets.map((target, row) => target - (expected[row] ?? 0));
        const spreads = noiseSpreads(rows, expected, residuals, use, random);
        const { given, noise } = likeliestTrust(targets, residuals, spreads);
        judged = { expected, scales: given.scales };
        if (round < ROUNDS - 1)
            continue;
        chancesOfChange(given, noise).forEach((chance, row) => {
            use[row] = row >= count || chance < 0.5 ? 1 : 0;
        });
    }
    return { expected: judged.expected.subarray(0, count), scales: judged.scales.subarray(0, count) };
}
/**
 * Targets whose residuals are cut off: any learner becomes robust if it learns them instead.
 * Source: Huber, "Robust statistics", 1981, chapter 7 (modified residuals).
 */
function winsorized(targets, { expected, scales }) {
    const residuals = targets.map((target, row) => (target - (expected[row] ?? 0)) / (scales[row] ?? 1));
    const { location, scale } = (0,robust/* robustScale */.K9)(residuals);
    const most = FENCE * scale;
    return residuals.map((residual, row) => {
        const kept = Math.min(location + most, Math.max(location - most, residual));
        return (expected[row] ?? 0) + kept * (scales[row] ?? 1);
    });
}
function likeliestTrust(targets, residuals, spreads) {
    const middle = (0,robust/* median */.JZ)(spreads);
    const fits = TRUST.map((trust) => {
        const scales = spreads.map((spread) => Math.exp(trust * (spread - middle)));
        const given = residualsOf(targets, residuals, scales);
        return { given, noise: fitNoise(given) };
    });
    return fits.reduce((best, one) => (one.noise.likelihood > best.noise.likelihood ? one : best));
}
function residualsOf(targets, residuals, scales) {
    const [low, high] = [targets.reduce((a, b) => Math.min(a, b)), targets.reduce((a, b) => Math.max(a, b))];
    return { residuals, scales, others: targetDensity(targets), range: high - low };
}
function conclude(targets, { expected, scales }) {
    const residuals = targets.map((target, row) => target - (expected[row] ?? 0));
    const given = residualsOf(targets, residuals, scales);
    const noise = fitNoise(given);
    const share = estimateTargetNoise(given, noise);
    const explained = explainedBy(targets, residuals);
    const doubt = doubtOf(share, explained, noise);
    const isClaimed = doubt !== 'unknown targets' && share.low > 0;
    const most = isClaimed || doubt === undefined ? Math.round(share.value * targets.length) : 0;
    return {
        ...{ doubt, explained, noise },
        share: isClaimed || doubt === undefined ? share : { value: 0, low: 0, high: 1 },
        tampered: suspects(targets, { expected, scales }, chancesOfChange(given, noise), noise).slice(0, most),
    };
}
function doubtOf(share, explained, noise) {
    const isSure = explained >= SURELY_EXPLAINED || share.high <= MOST_UNSURE;
    if (explained < LEAST_EXPLAINED || !isSure)
        return 'unknown targets';
    if (explainsAnything(noise))
        return 'noise';
    return share.high - share.low > WIDEST ? 'few rows' : undefined;
}
function suspects(targets, { expected, scales }, chances, noise) {
    return Array.from(targets, (given, row) => {
        const off = given - (expected[row] ?? 0);
        const deviation = Math.abs(off / (scales[row] ?? 1) - noise.location) / noise.scale;
        return { row, given, expected: expected[row] ?? 0, deviation, chance: chances[row] ?? 0 };
    })
        .filter(({ chance }) => chance > 0.5)
        .sort((a, b) => b.chance - a.chance || b.deviation - a.deviation || a.row - b.row);
}
/** How much smaller than the distance to the middle of all targets the residuals are, by their medians. */
function explainedBy(targets, residuals) {
    const middle = (0,robust/* median */.JZ)(targets);
    const all = (0,robust/* median */.JZ)(targets.map((target) => Math.abs(target - middle)));
    return all > 0 ? 1 - (0,robust/* median */.JZ)(residuals.map(Math.abs)) / all : 0;
}

// EXTERNAL MODULE: ./src/attacks/poisoning/descriptor.ts
var descriptor = __webpack_require__(3265);
;// CONCATENATED MODULE: ./src/attacks/poisoning/values/value-texts.ts

const VALUES_METHOD = {
    version: descriptor/* VALUES_VERSION */.cf,
    name: 'Residuals of held-out rows as a mixture of noise and changed targets',
    formula: "lower 95 % bound of e in p(residual) = (1 - e) t(residual) + e q(target), by its profile likelihood: the residual is the target less what the other rows tell (ridge, kernel ridge, extremely randomized trees, or means of them, out of fold, by cut-off residuals, without rows that look changed); t is Student's t with halves of different width, its degrees of freedom fitted, its scale estimated for each row from residuals of rows like it; q is the density of the targets of all rows",
    sources: [
        'Zhou et al.: Detecting errors in a numerical response via any regression model, arXiv 2305.16583, 2023',
        'Jagielski et al.: Manipulating machine learning: poisoning attacks and countermeasures for regression learning, IEEE S&P 2018',
        'Lange, Little, Taylor: Robust statistical modeling using the t distribution, JASA 84, 1989',
        'Fern\u00e1ndez, Steel: On Bayesian modeling of fat tails and skewness, JASA 93, 1998',
        'Hogg, Bovy, Lang: Data analysis recipes: fitting a model to data, arXiv 1008.4686, 2010',
        'Huber: Robust statistics, 1981 (cut-off residuals)',
    ],
};
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const DOUBTS = {
    'unknown targets': 'Targets were not judged: the other rows tell too little of the target of a row to say which ones are wrong. Check that data and targets belong together, row by row, and give more rows or columns.',
    noise: 'Targets were not called right: they differ from what the other rows tell in a one-sided or very heavy-tailed way, by which changed targets would look like noise. Look at the largest differences, try the logarithm of the target, or give trusted rows as universal_data and universal_label.',
    'unknown model': 'Targets were not called right: the model answers with other values, so this may not be the data that it was trained on. Check that data and targets belong to the model, in the unit that it answers in.',
    'few rows': 'Targets were not called right: the rows are too few, or too noisy, to say whether a fifth of the targets was changed. Give more rows.',
};
/** Why targets were not judged: sentences. */
function whyNotJudged(doubt) {
    return DOUBTS[doubt];
}
/** One sentence for people. */
function explainTargets({ share }, rows, learned) {
    if (share.low === 0) {
        return `No target of ${String(rows)} rows is surely changed (up to ${percent(share.high)} may be).`;
    }
    return (`${percent(share.value)} of the targets of ${String(rows)} rows (95 %: ${percent(share.low)} to ${percent(share.high)}) do not follow from their rows, ` +
        `beyond noise; the model learned ${String(learned)} of those listed.`);
}
/** What the score does not say. */
function nameTargetLimits({ explained, doubt }) {
    return [
        `The other rows explain ${percent(explained)} of the targets, by the medians of absolute differences: a change that is smaller than the usual error is not seen.`,
        'Targets that are all wrong in one region of the inputs, or a second kind of rows that no column tells apart, look the same: the first may be missed, the second be counted.',
        'The share is that of targets that the learners do not understand. Changed targets spoil what they learn, so where many are changed it is often too high.',
        'Backdoors of regressions are not looked for.',
        ...(doubt === undefined ? [] : [whyNotJudged(doubt)]),
    ];
}

;// CONCATENATED MODULE: ./src/attacks/poisoning/values/check-values.ts







/** Fewer rows tell nothing. */
const FEWEST = 20;
/** A model that explains less of the targets was hardly trained on them. */
const LEAST_KNOWN = 0.25;
/** So many rows are enough to see that. */
const MOST_ASKED = 1000;
/** So many rows are listed, also for a program that removes or repairs them. */
const MOST_LISTED = 1000;
/**
 * Looks for targets that were changed in the training data of a regression. The score is the lower 95 % bound of their share.
 * A model that knows nothing of the targets was not trained on this data, and gets no verdict. Any other model is only asked
 * whether it learned what the changed targets say.
 * @throws NotTestable if nothing shows that targets are right or wrong
 */
async function checkTargetsForPoisoning(analysis, budget) {
    const { victim, data, targets } = analysis;
    if (victim === undefined || targets === undefined) {
        throw new Error('The check of poisoning needs a model and the values that it should give.');
    }
    requireRows(data);
    const started = budget.timeLeftMs();
    const before = victim.queries;
    const { given, trusted } = knownRows(analysis, targets);
    const judged = findTamperedTargets(given, trusted, new random/* Random */.o(budget.seed), (share) => {
        budget.progress(0.9 * share, 'comparing the targets with those of other rows');
    });
    const isKnown = (await explainedByModel(victim, data, targets)) >= LEAST_KNOWN;
    const found = isKnown ? judged : { ...judged, doubt: judged.doubt ?? 'unknown model' };
    if (found.doubt !== undefined && found.share.low === 0)
        throw new fault/* NotTestable */.S(whyNotJudged(found.doubt));
    const learned = await countLearned(victim, data, found.tampered);
    budget.progress(1, 'done');
    const { share, doubt } = found;
    return {
        score: { value: share.low, low: share.low, high: share.high },
        ...{ bound: 'estimate', access: 'black-box', cutShort: false },
        notTested: [...(doubt === undefined ? [] : ['labels']), 'backdoors'],
        ...(doubt !== undefined && { unearned: whyNotJudged(doubt) }),
        meaning: explainTargets(found, data.count, learned),
        limits: nameTargetLimits(found),
        queries: victim.queries - before,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: VALUES_METHOD,
        figures: figuresOf(found, data.count, learned),
        evidence: targetEvidence(data, found.tampered),
        defences: found.tampered.length === 0
            ? []
            : [
                {
                    name: 'Correct the targets',
                    advice: 'Look through the rows that the table "Rows with probably changed targets" lists, find out where they came from, correct or remove them, and train again.',
                    setting: { rows: found.tampered.length },
                },
            ],
    };
}
/** Copies count once. */
function requireRows(data) {
    const distinct = (0,distinct_inputs/* countDistinct */.IV)(data);
    if (distinct >= FEWEST)
        return;
    throw new fault/* NotTestable */.S(`The check of poisoning needs at least ${String(FEWEST)} different inputs, and data has ${(0,distinct_inputs/* differentWords */.pL)(data.count, distinct)}: give more of the training data.`);
}
function knownRows({ data, universal, universalTargets }, targets) {
    const [seen = data, seenTrusted] = (0,encode_tables/* encodeTables */.Sn)(universal === undefined ? [data] : [data, universal]);
    const trusted = seenTrusted === undefined || universalTargets === undefined
        ? undefined
        : { features: matrixOf(seenTrusted), targets: universalTargets };
    return { given: { features: matrixOf(seen), targets }, trusted };
}
function matrixOf({ values, count }) {
    return { values, rows: count, columns: values.length / Math.max(1, count) };
}
/** How much of the targets the model explains, by its answers to some rows. */
async function explainedByModel(victim, data, targets) {
    const count = Math.min(MOST_ASKED, data.count);
    const rows = Int32Array.from({ length: count }, (_unused, at) => Math.floor((at * data.count) / count));
    const answers = await victim.ask((0,vectors/* takeRows */.LY)(data.values, rows, victim.inputSize), count);
    const asked = Float64Array.from(rows, (row) => targets[row] ?? 0);
    return explainedBy(asked, asked.map((target, at) => target - (answers[at] ?? 0)));
}
/** How many of the changed targets the model answers rather than what is expected. */
async function countLearned(victim, { values }, tampered) {
    if (tampered.length === 0)
        return 0;
    const rows = tampered.map(({ row }) => row);
    const answers = await victim.ask((0,vectors/* takeRows */.LY)(values, rows, victim.inputSize), rows.length);
    return tampered.filter(({ given, expected }, index) => {
        const answer = answers[index] ?? Number.NaN;
        return Math.abs(answer - given) < Math.abs(answer - expected);
    }).length;
}
function figuresOf({ tampered, share, explained, noise, doubt }, rows, learned) {
    return {
        rows,
        'rows with changed targets': tampered.length,
        'changed targets that the model learned': learned,
        'share of changed targets': share.value,
        'share of changed targets, low': share.low,
        'share of changed targets, high': share.high,
        'explained by the other rows': explained,
        'degrees of freedom of the noise': noise.tail,
        ...(doubt !== undefined && { doubt }),
    };
}
/** The rows whose targets were probably changed, as a table. */
function targetEvidence(data, tampered) {
    if (tampered.length === 0)
        return [];
    const shown = tampered.slice(0, MOST_LISTED);
    const some = `the clearest ${String(shown.length)} of ${String(tampered.length)}`;
    return [
        {
            kind: 'table',
            title: `Rows with probably changed targets${shown.length < tampered.length ? ` (${some})` : ''}`,
            header: ['row', 'target', 'expected', 'times the usual error'],
            rows: shown.map(({ row, given, expected, deviation }) => [
                data.names?.[row] ?? `row ${String(row + 1)}`,
                given,
                Number(expected.toPrecision(4)),
                Number(deviation.toPrecision(3)),
            ]),
        },
    ];
}


/***/ }),

/***/ 9157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SX: () => (/* binding */ logGamma),
/* harmony export */   WI: () => (/* binding */ normalTail),
/* harmony export */   cj: () => (/* binding */ chiSquaredTail)
/* harmony export */ });
/** Coefficients of Lanczos' approximation with g = 7: relative error below 1e-14. */
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
/** Returns the logarithm of the gamma function for x of at least 0.5 (Lanczos 1964). */
function logGamma(x) {
    const shifted = x - 1;
    const base = shifted + 7.5;
    const sum = LANCZOS.reduce((total, factor, index) => (index === 0 ? factor : total + factor / (shifted + index)), 0);
    return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}
/**
 * Returns the upper regularized incomplete gamma function Q(a, x): a series for small x, a continued fraction for large.
 * Source: NIST Digital Library of Mathematical Functions, 8.7.1 and 8.9.2.
 */
function upperGamma(a, x) {
    if (x <= 0)
        return 1;
    const front = Math.exp(a * Math.log(x) - x - logGamma(a));
    return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}
function lowerSeries(a, x) {
    let term = 1 / a;
    let sum = term;
    for (let step = 1; step < 10_000 && term > sum * 1e-16; step += 1) {
        term *= x / (a + step);
        sum += term;
    }
    return sum;
}
/** Lentz's way of evaluating a continued fraction from the front. */
function upperFraction(a, x) {
    const tiny = 1e-300;
    let b = x + 1 - a;
    let c = 1 / tiny;
    let d = 1 / b;
    let value = d;
    for (let step = 1; step < 10_000; step += 1) {
        const factor = -step * (step - a);
        b += 2;
        d = factor * d + b;
        d = 1 / (Math.abs(d) < tiny ? tiny : d);
        c = b + factor / c;
        if (Math.abs(c) < tiny)
            c = tiny;
        value *= c * d;
        if (Math.abs(c * d - 1) < 1e-15)
            break;
    }
    return value;
}
/** Returns the chance that a chi-squared variable with these degrees of freedom exceeds the value. */
function chiSquaredTail(value, degrees) {
    return degrees <= 0 ? 1 : upperGamma(degrees / 2, value / 2);
}
/** Returns the chance that a standard normal variable exceeds the value. */
function normalTail(value) {
    const tail = upperGamma(0.5, (value * value) / 2) / 2;
    return value >= 0 ? tail : 1 - tail;
}


/***/ }),

/***/ 8985:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ outOfFoldValues),
/* harmony export */   qN: () => (/* binding */ outOfFoldScores),
/* harmony export */   xz: () => (/* binding */ kernelFeatures)
/* harmony export */ });
/* harmony import */ var _cholesky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1926);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8843);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);
/* harmony import */ var _robust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4319);




/** At most so many rows serve as centres of the kernel: the cost grows with their square. */
const MOST_CENTRES = 400;
const RIDGE = 1e-3;
/** Returns the Gaussian kernel of the rows and of random ones among them; `narrow` is the width in median distances. */
function kernelFeatures(rows, narrow, random, mostCentres = MOST_CENTRES) {
    const chosen = random.permutation(rows.rows).subarray(0, Math.min(rows.rows, mostCentres));
    const centres = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .takeRows */ .LY)(rows, chosen);
    const between = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDistances */ .AM)(centres, centres);
    const width = narrow * medianDistance(between, centres.rows);
    return {
        ...{ centres, width, rows: rows.rows },
        values: kernelOf((0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDistances */ .AM)(rows, centres), width),
        between: kernelOf(between, width),
    };
}
/** The median of some of the squared distances. */
function medianDistance(between, size) {
    const some = [];
    for (let i = 0; i < size; i += 1) {
        for (let j = i % 7; j < i; j += 7)
            some.push(between[i * size + j] ?? 0);
    }
    const width = (0,_robust_js__WEBPACK_IMPORTED_MODULE_2__/* .median */ .JZ)(some);
    return width > 0 ? width : 1;
}
function kernelOf(squaredDistance, width) {
    return squaredDistance.map((distance) => Math.exp(-distance / width));
}
/**
 * Returns the scores of each row by a classifier that was trained on the other folds only, by least squares (kernel ridge
 * regression with Nystr\u00f6m's approximation, Williams and Seeger 2001).
 * @param folds each row's fold; the rows for which `use` is 0 are scored and never learned
 */
function outOfFoldScores(features, labels, folds, foldCount, classes, use = new Uint8Array(features.rows).fill(1)) {
    return outOfFold(features, { labels, amounts: undefined, classes }, { folds, foldCount, use });
}
/**
 * Returns the value of each row by a regression that was trained on the other folds only; as `outOfFoldScores`.
 * @param values one for each row; kernels far from all centres tend to 0, so their mean should be 0
 */
function outOfFoldValues(features, values, folds, foldCount, use) {
    const labels = new Int32Array(features.rows);
    return outOfFold(features, { labels, amounts: values, classes: 1 }, { folds, foldCount, use });
}
function outOfFold(features, learned, { folds, foldCount, use }) {
    const { classes } = learned;
    const size = features.centres.rows;
    const used = Int32Array.from({ length: features.rows }, (_unused, row) => use[row] === 0 ? -1 : (folds[row] ?? 0));
    const sums = sumFolds(features, learned, used, foldCount);
    const result = new Float64Array(features.rows * classes);
    for (let fold = 0; fold < foldCount; fold += 1) {
        const weights = solve(features, sums, fold, classes);
        for (let row = 0; row < features.rows; row += 1) {
            if (folds[row] !== fold)
                continue;
            const kernel = features.values.subarray(row * size, (row + 1) * size);
            result.set(multiply(kernel, 1, size, weights, classes), row * classes);
        }
    }
    return result;
}
/** Returns the sums of each fold, so that each row is looked at once and not once for each training. */
function sumFolds(features, { labels, amounts, classes }, folds, foldCount) {
    const size = features.centres.rows;
    const sums = Array.from({ length: foldCount }, () => ({
        gram: new Float64Array(size * size),
        right: new Float64Array(size * classes),
        count: 0,
    }));
    for (let row = 0; row < features.rows; row += 1) {
        const sum = sums[folds[row] ?? -1];
        if (sum === undefined)
            continue;
        const kernel = features.values.subarray(row * size, (row + 1) * size);
        addRow(sum, kernel, { label: labels[row] ?? 0, amount: amounts?.[row] ?? 1 }, classes);
    }
    return sums;
}
function addRow(sum, kernel, { label, amount }, classes) {
    const { gram, right } = sum;
    sum.count += 1;
    for (let i = 0; i < kernel.length; i += 1) {
        const factor = kernel[i] ?? 0;
        // Left out above what the solver adds to the diagonal, such terms would make the matrix indefinite.
        if (factor < 1e-12)
            continue;
        const offset = i * kernel.length;
        for (let j = 0; j <= i; j += 1)
            gram[offset + j] = (gram[offset + j] ?? 0) + factor * (kernel[j] ?? 0);
        right[i * classes + label] = (right[i * classes + label] ?? 0) + factor * amount;
    }
}
/** Solves for the weights by the sums of all folds but one. */
function solve(features, sums, without, classes) {
    const size = features.centres.rows;
    const gram = new Float64Array(size * size);
    const right = new Float64Array(size * classes);
    let count = 0;
    sums.forEach((sum, fold) => {
        if (fold === without)
            return;
        count += sum.count;
        sum.gram.forEach((value, index) => (gram[index] = (gram[index] ?? 0) + value));
        sum.right.forEach((value, index) => (right[index] = (right[index] ?? 0) + value));
    });
    const ridge = RIDGE * Math.max(1, count);
    for (let i = 0; i < size * size; i += 1)
        gram[i] = (gram[i] ?? 0) + ridge * (features.between[i] ?? 0);
    for (let i = 0; i < size; i += 1) {
        gram[i * size + i] = (gram[i * size + i] ?? 0) + 1e-8 * Math.max(1, count);
    }
    return (0,_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .solveCholesky */ .ac)(gram, size, right, classes);
}
function multiply(left, rows, size, right, columns) {
    const result = new Float64Array(rows * columns);
    for (let i = 0; i < rows; i += 1) {
        for (let k = 0; k < size; k += 1) {
            const factor = left[i * size + k] ?? 0;
            for (let j = 0; j < columns; j += 1) {
                result[i * columns + j] = (result[i * columns + j] ?? 0) + factor * (right[k * columns + j] ?? 0);
            }
        }
    }
    return result;
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

/***/ 3948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ fitRidge),
/* harmony export */   r: () => (/* binding */ predictRidge)
/* harmony export */ });
/**
 * Fits a linear model by least squares with a ridge penalty: solves (X\u1d40X + \u03bbI) w = X\u1d40y by Gaussian elimination with pivoting.
 * @param penalty \u03bb, as a share of the mean of the diagonal of X\u1d40X
 */
function fitRidge(X, Y, count, inputs, outputs, penalty) {
    const size = inputs + 1;
    const system = Array.from({ length: size }, () => new Float64Array(size + outputs));
    const row = new Float64Array(size + outputs);
    row[inputs] = 1;
    for (let index = 0; index < count; index += 1) {
        row.set(X.subarray(index * inputs, (index + 1) * inputs));
        row.set(Y.subarray(index * outputs, (index + 1) * outputs), size);
        for (const [column, equation] of system.entries())
            addRow(equation, row[column] ?? 0, row);
    }
    const trace = system.slice(0, inputs).reduce((sum, equation, column) => sum + (equation[column] ?? 0), 0);
    for (const [column, equation] of system.slice(0, inputs).entries()) {
        equation[column] = (equation[column] ?? 0) + (penalty * trace) / inputs + 1e-12;
    }
    eliminate(system);
    const weights = new Float64Array(size * outputs);
    for (const [column, equation] of system.entries())
        weights.set(equation.subarray(size), column * outputs);
    return { inputs, outputs, weights };
}
function addRow(to, factor, row) {
    for (let index = 0; index < to.length; index += 1) {
        to[index] = (to[index] ?? 0) + factor * (row[index] ?? 0);
    }
}
/** Brings the left part to the identity matrix, in place. */
function eliminate(system) {
    for (let pivot = 0; pivot < system.length; pivot += 1) {
        const best = indexOfLargest(system, pivot);
        const chosen = system[best];
        const replaced = system[pivot];
        if (chosen === undefined || replaced === undefined)
            continue;
        system[best] = replaced;
        system[pivot] = chosen;
        const head = chosen[pivot] ?? 0;
        // A column that says nothing gets weight 0.
        if (Math.abs(head) < 1e-14)
            continue;
        chosen.forEach((value, index) => {
            chosen[index] = value / head;
        });
        for (const equation of system)
            if (equation !== chosen)
                addRow(equation, -(equation[pivot] ?? 0), chosen);
    }
}
function indexOfLargest(system, pivot) {
    const size = (row) => Math.abs(system[row]?.[pivot] ?? 0);
    let best = pivot;
    for (let row = pivot + 1; row < system.length; row += 1)
        if (size(row) > size(best))
            best = row;
    return best;
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


/***/ })

};
