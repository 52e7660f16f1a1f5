export const id = 946;
export const ids = [946];
export const modules = {

/***/ 2946:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkTargetsForPoisoning: () => (/* binding */ checkTargetsForPoisoning)
});

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/statistics/encode-tables.ts
var encode_tables = __webpack_require__(2270);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/labels/label-share.ts + 1 modules
var label_share = __webpack_require__(8624);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/not-tested.ts
var not_tested = __webpack_require__(1604);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/matrix.ts
var matrix = __webpack_require__(8659);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/principal-coordinates.ts
var principal_coordinates = __webpack_require__(7380);
// EXTERNAL MODULE: ./packages/engine/src/statistics/robust.ts
var robust = __webpack_require__(2649);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/mahalanobis.ts
var mahalanobis = __webpack_require__(7293);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/labels/copies.ts
var copies = __webpack_require__(4524);
// EXTERNAL MODULE: ./packages/engine/src/statistics/auc.ts
var auc = __webpack_require__(5229);
// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/regression-forest.ts
var regression_forest = __webpack_require__(4817);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/values/repeated-target.ts



/** A value in fewer targets is too rare to matter. */
const LEAST_SHARE = 0.05;
/** If fewer of the other targets differ, values repeat by nature: counts, grades, rounded numbers. */
const LEAST_DIFFERENT = 0.5;
const MOST_ROWS = 4000;
const LEAF = 15;
/**
 * Finds the most frequent target, if it repeats though others hardly do, and for which share it does not follow from the rows. A
 * limit of a gauge, or a 0 for "none", has its own rows, which trees tell from others; a value that was set blindly has not, and
 * looks like noise to the mixture.
 */
function repeatedTarget(features, targets, random) {
    const counts = new Map();
    for (const target of targets)
        counts.set(target, (counts.get(target) ?? 0) + 1);
    const [value, times] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
    const share = times / Math.max(1, targets.length);
    const others = targets.length - times;
    if (share < LEAST_SHARE || times < 2 || counts.size - 1 < LEAST_DIFFERENT * others)
        return undefined;
    const step = Math.max(1, Math.ceil(targets.length / MOST_ROWS));
    const rows = Int32Array.from(targets.keys()).filter((row) => row % step === 0);
    const has = Float32Array.from(rows, (row) => (targets[row] === value ? 1 : 0));
    const use = new Uint8Array(rows.length).fill(1);
    const guesses = (0,regression_forest/* outOfBagValues */.QA)((0,matrix/* takeRows */.LY)(features, rows), has, { leaf: LEAF, use, random });
    return { value, share, unexplained: share * Math.min(1, 2 * (1 - (0,auc/* auc */.Ij)(guesses, has))) };
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/triggers/case.ts
var triggers_case = __webpack_require__(3151);
// EXTERNAL MODULE: ./packages/engine/src/statistics/kernel-classifier.ts
var kernel_classifier = __webpack_require__(5895);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/ridge.ts
var ridge = __webpack_require__(5479);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/values/expected-targets.ts





const FOLDS = 5;
const PENALTY = 1e-3;
/** The widths of the kernels, in median squared distances. */
const WIDTHS = [0.4, 4];
/** Fewer than for classes, since the learners are trained in every round. */
const MOST_CENTRES = 200;
/** Leaves of so many rows smooth noise; those of the spread of noise are larger, since one residual says little of it. */
const expected_targets_LEAF = 3;
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
 * What the target of each row should be, as the other rows tell: by ridge regression, kernel ridge regression, extremely randomized
 * trees, or a mean with them, whatever fits best.
 * @param use the rows for which it is 0 are not learned
 */
function expectedTargets({ rows, folds, kernels }, targets, use, random) {
    const { mean, deviation } = momentsOf(targets, use);
    const scaled = targets.map((target) => (target - mean) / deviation);
    const trees = (0,regression_forest/* outOfBagValues */.QA)(rows, Float32Array.from(scaled), { leaf: expected_targets_LEAF, use, random });
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
 * How large the noise of each row is, up to a common factor: the mean logarithm of the absolute residuals of rows like it, by
 * extremely randomized trees (Zhou et al., arXiv 2305.16583, 2023).
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

// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/labels/share-profile.ts
var share_profile = __webpack_require__(4802);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/values/target-noise.ts



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
 * Fits the residuals as a mixture: an honest target differs from what it should be by noise, Student's t with a scale that depends
 * on the row and halves of different width; with the chance e it is that of any other row: p(residual) = (1 - e) t((residual -
 * location) / scale; tail, skew) / scale + e q(target). Sources: Lange, Little, Taylor, JASA 84, 1989 (the fit); Fern\u00e1ndez, Steel,
 * JASA 93, 1998 (the halves); Hogg, Bovy, Lang, arXiv 1008.4686, 2010 (the mixture).
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
/** Climbs by the EM algorithm; tail and skew move to their neighbours. @param isFree true if the share is fitted, too */
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
    const norm = exp((0,distributions/* logGamma */.SX)((tail + 1) / 2) - (0,distributions/* logGamma */.SX)(tail / 2)) / Math.sqrt(tail * Math.PI);
    const halves = 2 / (skew + 1 / skew);
    const power = -(tail + 1) / 2;
    return (residual) => {
        const z = ((residual - location) * (residual > location ? 1 / skew : skew)) / scale;
        return (halves * norm * (1 + (z * z) / tail) ** power) / scale;
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/values/find-tampered.ts









/** Rounds in which all rows are learned, and rounds after them that leave out targets that look changed. */
const [ROUNDS, TRIMMED_ROUNDS] = [3, 2];
/** A target is learned as at most so many robust deviations from what the round before expected. */
const FENCE = 3;
/** The most rows that are judged at once; more are judged in groups. */
const MOST_TOGETHER = 4000;
/** How much of the estimated differences of noise between rows counts; the likelihood chooses. */
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
/** Fewer different rows tell nothing. */
const FEWEST = 20;
/**
 * Finds targets that do not follow from their rows, by residuals of learners that did not see them, judged by the noise of rows
 * like them, in rounds of trimming. Sources: Jagielski et al., IEEE S&P 2018 (trimming); Zhou et al., 2023.
 * @param trusted rows whose targets nobody can have changed; they are learned and not judged
 */
function findTamperedTargets({ features, targets }, trusted, random, progress) {
    const { kept, places } = (0,copies/* groupCopies */.n)(features, true);
    const few = { features: (0,matrix/* takeRows */.LY)(features, kept), targets: targetsAt(targets, kept) };
    const found = judgeAll(few, trusted, random, progress);
    const noise = fitNoise(residualsOf(few.targets, found));
    const judged = conclude(few, found, noise, random);
    const all = { expected: targetsAt(found.expected, places), scales: targetsAt(found.scales, places) };
    const isListed = judged.share.low > 0 || judged.doubt === undefined;
    const most = isListed ? Math.round(judged.share.value * targets.length) : 0;
    const chances = chancesOfChange(residualsOf(targets, all), noise);
    return { ...judged, tampered: suspects(targets, all, chances, noise).slice(0, most) };
}
function targetsAt(all, rows) {
    return Float64Array.from(rows, (row) => all[row] ?? 0);
}
function judgeAll({ features, targets }, trusted, random, progress) {
    const groups = Math.ceil(features.rows / MOST_TOGETHER);
    const found = { expected: new Float64Array(features.rows), scales: new Float64Array(features.rows) };
    for (let group = 0; group < groups; group += 1) {
        progress(group / groups);
        const rows = (0,triggers_case/* rowsOfGroup */.sn)(features.rows, group, groups);
        const own = { features: (0,matrix/* takeRows */.LY)(features, rows), targets: targetsAt(targets, rows) };
        const judged = judgeGroup(own, trusted, random);
        rows.forEach((row, index) => {
            found.expected[row] = judged.expected[index] ?? 0;
            found.scales[row] = judged.scales[index] ?? 1;
        });
    }
    return found;
}
function judgeGroup(own, trusted, random) {
    const count = own.targets.length;
    const joined = trusted === undefined ? own.features : (0,matrix/* stackRows */.kE)(own.features, trusted.features);
    const unit = (0,copies/* unitColumns */.G)(joined);
    const rows = (0,mahalanobis/* isWide */.EW)(unit) ? (0,copies/* unitColumns */.G)((0,principal_coordinates/* principalCoordinates */.O)(unit, mahalanobis/* COORDINATES */.u_, random)) : unit;
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
/** Targets whose residuals are cut off: any learner becomes robust if it learns them (Huber, "Robust statistics", 1981). */
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
        const given = { ...residualsOf(targets, { expected: targets, scales }), residuals };
        return { given, noise: fitNoise(given) };
    });
    return fits.reduce((best, one) => (one.noise.likelihood > best.noise.likelihood ? one : best));
}
function residualsOf(targets, { expected, scales }) {
    const residuals = targets.map((target, row) => target - (expected[row] ?? 0));
    const [low, high] = [targets.reduce((a, b) => Math.min(a, b)), targets.reduce((a, b) => Math.max(a, b))];
    return { residuals, scales, others: targetDensity(targets), range: high - low };
}
function conclude({ features, targets }, found, noise, random) {
    const given = residualsOf(targets, found);
    const blind = estimateTargetNoise(given, noise);
    const explained = explainedBy(targets, given.residuals);
    const repeated = repeatedTarget(features, targets, random);
    const share = { ...blind, high: Math.max(blind.high, repeated?.unexplained ?? 0) };
    const doubt = doubtOf(blind, explained, noise) ??
        (targets.length < FEWEST ? 'few rows' : undefined) ??
        (share.low === 0 && share.high > MOST_UNSURE ? 'repeated target' : undefined);
    const isClaimed = doubt !== 'unknown targets' && share.low > 0;
    return {
        ...{ doubt, explained, noise, repeated, different: targets.length },
        error: (0,robust/* median */.JZ)(given.residuals.map(Math.abs)),
        share: isClaimed || doubt === undefined ? share : { value: 0, low: 0, high: 1 },
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

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/values/target-texts.ts


const VALUES_METHOD = {
    name: 'Residuals of held-out rows as a mixture of noise and changed targets',
    formula: "lower 95 % bound of e in p(residual) = (1 - e) t(residual) + e q(target), by its profile likelihood: the residual is the target less what the other rows tell (ridge, kernel ridge, extremely randomized trees, or means of them, out of fold, by cut-off residuals, without rows that look changed); t is Student's t with halves of different width, its degrees of freedom fitted, its scale estimated for each row from residuals of rows like it; q is the density of the targets of all rows; copies of a row count once; the upper bound is at least the share of a repeated target that no row tells of",
    sources: [
        'Zhou et al.: Detecting errors in a numerical response via any regression model, arXiv 2305.16583, 2023',
        'Jagielski et al.: Manipulating machine learning: poisoning attacks and countermeasures for regression learning, IEEE S&P 2018',
        'Lange, Little, Taylor: Robust statistical modeling using the t distribution, JASA 84, 1989',
        'Fern\u00e1ndez, Steel: On Bayesian modeling of fat tails and skewness, JASA 93, 1998',
        'Hogg, Bovy, Lang: Data analysis recipes: fitting a model to data, arXiv 1008.4686, 2010',
        'Huber: Robust statistics, 1981 (cut-off residuals)',
    ],
};
const DOUBTS = {
    'unknown targets': 'Targets were not judged: the other rows say too little about the target of a row to tell which ' +
        'targets are wrong. Check that data and targets belong together, row by row, and give more rows or ' +
        'columns.',
    noise: 'Targets were not judged correct: they differ from what the other rows predict in a one-sided or ' +
        'very heavy-tailed way, so changed targets would look like noise. Look at the largest differences, ' +
        'try the logarithm of the target, or give trusted rows as universal_data and universal_label.',
    'unknown model': 'Targets were not judged correct: the model answers with other values, so it may have been trained ' +
        'on other data. Check that data and targets belong to the model, in the unit of its answers.',
    'repeated target': 'Targets were not judged correct: many rows have the same target, though nothing in them tells them ' +
        'from the others, as if it had been set blindly. Find out what it stands for, such as "unknown", and ' +
        'leave those rows out, or add the column that it follows from.',
    'few rows': 'Targets were not judged correct: the rows are too few, or too noisy, to say whether a fifth of the ' +
        'targets was changed. Give more rows.',
};
/** Why targets were not judged: sentences. */
function whyNotJudged(doubt) {
    return DOUBTS[doubt];
}
/** One sentence for people. */
function explainTargets(judged, rows, learned) {
    const { share, different, error } = judged;
    const all = (0,not_tested/* formatRows */.dZ)(rows, different);
    if (share.low === 0) {
        return (`No target of ${all} is surely changed (up to ${(0,not_tested/* percent */.KN)(share.high)} may be that of another row); ` +
            `changes in one region of the inputs, or smaller than the usual error of ${String(Number(error.toPrecision(2)))}, cannot be seen.`);
    }
    return (`${(0,not_tested/* percent */.KN)(share.value)} of the targets of ${all} (95 %: ${(0,not_tested/* percent */.KN)(share.low)} to ${(0,not_tested/* percent */.KN)(share.high)}) do not follow from their rows, ` +
        `beyond noise; the model learned ${String(learned)} of those listed.`);
}
/** What the score does not say. */
function nameTargetLimits({ explained, doubt, repeated }) {
    return (0,result_words/* sentences */.hC)([
        repeated !== undefined &&
            `${(0,not_tested/* percent */.KN)(repeated.share)} of the targets are ${String(repeated.value)}: nothing in their rows tells about ${(0,not_tested/* percent */.KN)(repeated.unexplained)} from others, so these may have been set blindly.`,
        `The other rows explain ${(0,not_tested/* percent */.KN)(explained)} of the targets, by the medians of absolute differences: a change that is smaller than the usual error is not seen.`,
        'Targets that are all wrong in one region of the inputs look the same as a second kind of row that ' +
            'no column tells apart: the first may be missed, the second counted.',
        'The share counts targets that the learners cannot explain. Changed targets spoil what they learn, ' +
            'so if many are changed, the share is often too high.',
        'Backdoors in regressions are not looked for.',
        doubt !== undefined && whyNotJudged(doubt),
    ]);
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/poisoning-evidence.ts
var poisoning_evidence = __webpack_require__(8607);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/values/check-values.ts











/** A model that explains less of the targets was hardly trained on them. */
const LEAST_KNOWN = 0.25;
/** Enough rows to see that. */
const MOST_ASKED = 1000;
/**
 * Looks for targets that were changed in the training data of a regression. The score is the lower 95 % bound of their share. A
 * model that knows nothing of the targets gets no verdict; any other is only asked whether it learned the changed ones.
 * @throws NotTestable if nothing shows that targets are right or wrong
 */
async function checkTargetsForPoisoning(analysis, budget) {
    const { victim, data, targets } = analysis;
    if (victim === undefined || targets === undefined) {
        throw new Error('The poisoning check needs a model and the values that it should give.');
    }
    (0,triggers_case/* requireInputs */.PN)(data);
    const started = budget.timeLeftMs();
    const before = victim.queries;
    const { given, trusted } = knownRows(analysis, targets);
    const judged = findTamperedTargets(given, trusted, new random/* Random */.o(budget.seed), (share) => {
        budget.progress(0.9 * share, 'comparing the targets with those of other rows');
    });
    const isKnown = (await explainedByModel(victim, data, targets)) >= LEAST_KNOWN;
    const found = isKnown ? judged : { ...judged, doubt: judged.doubt ?? 'unknown model' };
    if (found.doubt !== undefined && found.share.low === 0)
        throw new fault/* NotTestable */.S1(whyNotJudged(found.doubt));
    const learned = await countLearned(victim, data, found.tampered);
    budget.progress(1, 'done');
    const { share, doubt } = found;
    const doubts = (0,result_words/* sentences */.hC)([
        doubt && whyNotJudged(doubt),
        share.value > label_share/* MOST_WRONG */.IX && share.low <= label_share/* MOST_WRONG */.IX && (0,not_tested/* formatOpenShare */.xQ)('targets', share),
    ]);
    return {
        score: { value: share.low, low: share.low, high: share.high },
        ...{ bound: 'estimate', access: 'black-box', cutShort: false },
        notTested: [...(doubt === undefined ? [] : ['labels']), 'backdoors'],
        ...(doubts.length > 0 && { unearned: doubts.join(' ') }),
        meaning: explainTargets(found, data.count, learned),
        limits: nameTargetLimits(found),
        queries: victim.queries - before,
        seconds: (started - budget.timeLeftMs()) / 1000,
        method: VALUES_METHOD,
        figures: figuresOf(found, data.count, learned),
        evidence: targetEvidence(data, found.tampered),
    };
}
function knownRows({ data, universal, universalTargets }, targets) {
    const [seen = data, seenTrusted] = (0,encode_tables/* encodeTables */.Sn)(universal === undefined ? [data] : [data, universal]);
    const trusted = seenTrusted === undefined || universalTargets === undefined
        ? undefined
        : { features: (0,triggers_case/* matrixOf */.lQ)(seenTrusted), targets: universalTargets };
    return { given: { features: (0,triggers_case/* matrixOf */.lQ)(seen), targets }, trusted };
}
async function explainedByModel(victim, data, targets) {
    const count = Math.min(MOST_ASKED, data.count);
    const rows = (0,triggers_case/* spreadRows */.ZX)(data.count, count);
    const answers = await victim.ask((0,vectors/* takeRows */.LY)(data.values, rows, victim.inputSize), count);
    const asked = Float64Array.from(rows, (row) => targets[row] ?? 0);
    return explainedBy(asked, asked.map((target, at) => target - (answers[at] ?? 0)));
}
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
function figuresOf({ tampered, share, explained, noise, doubt, different, repeated }, rows, learned) {
    return {
        rows,
        'rows without copies': different,
        'rows with changed targets': tampered.length,
        'changed targets that the model learned': learned,
        'share of changed targets': share.value,
        'share of changed targets, low': share.low,
        'share of changed targets, high': share.high,
        'explained by the other rows': explained,
        'degrees of freedom of the noise': noise.tail,
        ...(repeated !== undefined && {
            'most frequent target': repeated.value,
            'share of the most frequent target': repeated.share,
            'share of it that nothing explains': repeated.unexplained,
        }),
        ...(doubt !== undefined && { doubt }),
    };
}
function targetEvidence(data, tampered) {
    const header = ['row', 'target', 'expected', 'times the usual error'];
    return (0,poisoning_evidence/* listRows */.qs)(data, 'Rows with probably changed targets', header, tampered, (one) => [
        one.given,
        Number(one.expected.toPrecision(4)),
        Number(one.deviation.toPrecision(3)),
    ]);
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

/***/ 5479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ fitRidge),
/* harmony export */   r: () => (/* binding */ predictRidge)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);
/* harmony import */ var _cholesky_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);


/**
 * Fits a linear model by least squares with a ridge penalty: solves (X\u1d40X + \u03bbI) w = X\u1d40y. A column that says nothing gets weight 0.
 * @param penalty \u03bb, as a share of the mean of the diagonal of X\u1d40X
 */
function fitRidge(X, Y, count, inputs, outputs, penalty) {
    const size = inputs + 1;
    const gram = new Float64Array(size * size);
    const right = new Float64Array(size * outputs);
    const row = new Float64Array(size);
    row[inputs] = 1;
    for (let index = 0; index < count; index += 1) {
        row.set(X.subarray(index * inputs, (index + 1) * inputs));
        const answer = Y.subarray(index * outputs, (index + 1) * outputs);
        for (const [column, value] of row.entries()) {
            (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(gram.subarray(column * size, (column + 1) * size), value, row);
            (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(right.subarray(column * outputs, (column + 1) * outputs), value, answer);
        }
    }
    const diagonal = Array.from({ length: inputs }, (_unused, column) => column * (size + 1));
    const trace = diagonal.reduce((sum, at) => sum + (gram[at] ?? 0), 0);
    for (const at of diagonal)
        gram[at] = (gram[at] ?? 0) + (penalty * trace) / inputs + 1e-12;
    return { inputs, outputs, weights: (0,_cholesky_js__WEBPACK_IMPORTED_MODULE_1__/* .solveCholesky */ .ac)(gram, size, right, outputs) };
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
