export const id = 479;
export const ids = [479];
export const modules = {

/***/ 4446:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ formatCarrier),
/* harmony export */   Of: () => (/* binding */ columnEvidence),
/* harmony export */   fg: () => (/* binding */ columnLimits),
/* harmony export */   iE: () => (/* binding */ isBlind),
/* harmony export */   oK: () => (/* binding */ formatTrigger)
/* harmony export */ });
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2819);
/* harmony import */ var _model_shown_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7551);
/* harmony import */ var _statistics_encode_tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2270);



/** `d = 9.99 and f = 2` */
function formatTrigger({ conditions, values }, data) {
    return conditions
        .map(({ column }) => {
        const value = values[column] ?? NaN;
        return `${columnName(data, column)} ${Number.isNaN(value) ? 'missing' : `= ${formatValue(data, column, value)}`}`;
    })
        .join(' and ');
}
function columnName({ columns }, column) {
    return (0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .H)(columns?.[column] ?? `column ${String(column + 1)}`);
}
function formatValue({ texts, codeNames }, column, value) {
    const word = texts?.get(column)?.word(value) ?? codeNames?.get(column)?.[value];
    if (word !== undefined)
        return word === '' ? 'missing' : `"${(0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .H)(word, 40)}"`;
    return Number.isNaN(value) ? 'missing' : String(Number(value.toPrecision(6)));
}
/** How many rows have the values, and with which labels: `300 of 3000 rows have them, 300 of them labelled 1, ...` */
function formatCarrier({ carriers, suspects, trusted, trustedLabelled }, rows, trustedRows) {
    const label = String(suspects.label);
    const known = trusted === 0 ? 'none' : `${String(trusted)} (${String(trustedLabelled)} labelled ${label})`;
    return `${String(carriers.length)} of ${String(rows)} rows have this, ${String(suspects.rows.length)} of them labelled ${label}; of ${String(trustedRows)} trusted rows, ${known}`;
}
/** The values of a trigger, or of what does not count as one, beside those of the trusted data. */
function columnEvidence(trigger, trusted) {
    const size = trigger.values.length;
    return {
        kind: 'table',
        title: trigger.isShifted ? 'The strongest values, which do not count' : 'The trigger that was found',
        header: ['column', 'value', 'rows with the trigger: from', 'to', 'trusted data: from', 'to'],
        rows: trigger.conditions.map(({ column, low, high }) => {
            const words = (value) => formatValue(trusted, column, value);
            const known = Array.from({ length: trusted.count }, (_unused, row) => trusted.values[row * size + column] ?? NaN)
                .filter((value) => !Number.isNaN(value))
                .sort((a, b) => a - b);
            const range = (0,_statistics_encode_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .isCategory */ .hQ)(trusted, column)
                ? ['', '']
                : [words(known[0] ?? NaN), words(known.at(-1) ?? NaN)];
            const own = [trigger.values[column] ?? NaN, low, high].map(words);
            return [columnName(trusted, column), ...own, ...range];
        }),
    };
}
/** What the search for values of columns does not find. */
function columnLimits({ fewest, unpaired, overRepresented, tried }, { isOnlySearch }) {
    const least = Math.min(...fewest);
    return (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)([
        'In tables, the search covers triggers that set one or two columns to a value or a narrow range, or ' +
            'more columns if each value stands out by itself. It does not find triggers of three or more columns ' +
            'whose values are all common, nor values that are drawn or calculated anew for each row: nothing ' +
            'here limits how often such a trigger works.',
        Number.isFinite(least)
            ? 'With this much trusted data, a value that no trusted row has counts only if at least ' +
                `${String(least)} rows of its label have it: give more universal_data to find rarer ones.`
            : 'There is too little trusted data to tell values of a trigger from chance: give more universal_data.',
        isOnlySearch &&
            'The table holds categories or missing numbers, so patterns over many columns were not looked for.',
        unpaired > 0 && `The last ${String(unpaired)} columns were checked only one by one, not in pairs.`,
        overRepresented > tried &&
            `The data differs from the trusted data in many values: ${String(overRepresented)} are clearly more ` +
                'frequent, and only the clearest of them were tried.',
    ]);
}
/** True if the trusted data cannot tell any trigger of columns from chance. */
function isBlind({ fewest }) {
    return fewest.every((rows) => !Number.isFinite(rows));
}


/***/ }),

/***/ 4524:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ unitColumns),
/* harmony export */   n: () => (/* binding */ groupCopies)
/* harmony export */ });
/* harmony import */ var _distinct_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3134);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(513);
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8659);
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1732);



/** Near-copies are looked for among so many rows at once. */
const MOST_TOGETHER = 6000;
/** Of one row, at most so many near-copies are found beside it. */
const MOST_COPIES = 10;
/** Near-copies lie at least so many times nearer to each other than to the next row; chosen on our own tables and pictures. */
const APART = 3;
/** In tables no number of a near-copy differs by more than this part of the column's range, so rows of one category are none. */
const NEAR = 0.03;
/** Rows are equal by nature if columns that are shuffled make at least so large a part of their repetitions. */
const NATURAL = 0.5;
/**
 * Groups rows that are copies of each other: equal ones, and those that lie together far from all others, as augmented pictures do.
 * Copies in another fold would know a row's label. Equal rows of a table of few categories are no copies.
 */
function groupCopies(features, isTable) {
    const random = new _random_js__WEBPACK_IMPORTED_MODULE_1__/* .Random */ .o(0);
    const order = random.permutation(features.rows);
    const equal = groupEqual(features, order);
    const all = Int32Array.from({ length: features.rows }, (_unused, row) => row);
    if (isTable && isEqualByNature(features, equal, random))
        return { kept: all, places: all };
    const first = concluded(equal, order);
    const leaders = Int32Array.from(equal);
    const few = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .takeRows */ .LY)(features, first.kept);
    const chunks = Math.max(1, Math.ceil(few.rows / MOST_TOGETHER));
    for (let chunk = 0; chunk < chunks; chunk += 1) {
        const rows = Int32Array.from(first.kept.keys()).filter((row) => row % chunks === chunk);
        const links = nearCopies((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .takeRows */ .LY)(few, rows), isTable, random);
        for (const [one, other] of links) {
            unite(leaders, first.kept[rows[one] ?? 0] ?? 0, first.kept[rows[other] ?? 0] ?? 0);
        }
    }
    return concluded(leaders, order);
}
function groupEqual(features, order) {
    const digests = (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .digestsOf */ .nw)({ values: Float32Array.from(features.values), count: features.rows });
    const first = new Map();
    for (const row of order) {
        const digest = digests[row] ?? '';
        if (!first.has(digest))
            first.set(digest, row);
    }
    return Int32Array.from(digests, (digest, row) => first.get(digest) ?? row);
}
/** True if the values of the columns alone explain how many rows are equal: few categories give few different rows. */
function isEqualByNature({ values, rows, columns }, equal, random) {
    const repeated = rows - new Set(equal).size;
    if (repeated === 0)
        return false;
    const shuffled = new Float32Array(values.length);
    for (let column = 0; column < columns; column += 1) {
        random.permutation(rows).forEach((from, row) => {
            shuffled[row * columns + column] = values[from * columns + column] ?? 0;
        });
    }
    return rows - (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .countDistinct */ .IV)({ values: shuffled, count: rows }) >= NATURAL * repeated;
}
function nearCopies(features, isTable, random) {
    if (features.rows <= MOST_COPIES + 1)
        return [];
    const points = isTable ? unitColumns(features) : features;
    const { rows: others, count } = nearestRows(points, MOST_COPIES + 1, random);
    const isNear = isTable ? sameNumbers(features) : () => true;
    const close = Array.from({ length: points.rows }, (_unused, row) => {
        const ordered = Array.from(others.subarray(row * count, (row + 1) * count), (other) => ({
            other,
            distance: (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_3__/* .squaredDistance */ .hG)((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, row), (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, other)),
        })).sort((a, b) => a.distance - b.distance);
        const last = ordered.findLastIndex(({ distance }, place) => (ordered[place + 1]?.distance ?? 0) > APART * APART * distance);
        return new Set(ordered.slice(0, last + 1).flatMap(({ other }) => (isNear(row, other) ? [other] : [])));
    });
    return close.flatMap((copies, row) => [...copies].flatMap((other) => (other < row && close[other]?.has(row) === true ? [[row, other]] : [])));
}
function sameNumbers(features) {
    const { values, columns } = features;
    const low = new Float64Array(columns).fill(Infinity);
    const high = new Float64Array(columns).fill(-Infinity);
    values.forEach((value, index) => {
        const column = index % columns;
        low[column] = Math.min(low[column] ?? value, value);
        high[column] = Math.max(high[column] ?? value, value);
    });
    return (one, other) => {
        for (let column = 0; column < columns; column += 1) {
            const apart = (values[one * columns + column] ?? 0) - (values[other * columns + column] ?? 0);
            if (Math.abs(apart) > NEAR * ((high[column] ?? 0) - (low[column] ?? 0)))
                return false;
        }
        return true;
    };
}
function unite(leaders, one, other) {
    const [first, second] = [leaderOf(leaders, one), leaderOf(leaders, other)];
    leaders[second] = first;
}
function leaderOf(leaders, row) {
    let at = row;
    while (leaders[at] !== at)
        at = leaders[at] ?? at;
    return at;
}
/** Keeps of each group a random row: which label its copies have must not depend on their places. */
function concluded(leaders, order) {
    const chosen = new Map();
    for (const row of order) {
        const leader = leaderOf(leaders, row);
        if (!chosen.has(leader))
            chosen.set(leader, row);
    }
    const kept = Int32Array.from(chosen.values()).sort();
    const placeOf = new Map(Array.from(kept, (row, place) => [row, place]));
    const places = Int32Array.from({ length: leaders.length }, (_unused, row) => {
        return placeOf.get(chosen.get(leaderOf(leaders, row)) ?? row) ?? 0;
    });
    return { kept, places };
}
/** Brings each column to mean 0 and standard deviation 1; constant ones become 0. */
function unitColumns(matrix) {
    const { columns, rows } = matrix;
    const means = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .columnMeans */ .X)(matrix);
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
/** Rows of more columns are compared by so many random mixtures of them, which hardly change who is nearest. */
const DIRECTIONS = 16;
/** Finds the nearest rows without a matrix of all distances; mixtures of columns as of Johnson and Lindenstrauss, 1984. */
function nearestRows(matrix, most, random) {
    const count = Math.max(0, Math.min(most, matrix.rows - 1));
    const points = matrix.columns > DIRECTIONS ? mixed(matrix, random) : matrix;
    const rows = new Int32Array(matrix.rows * count);
    for (let row = 0; row < matrix.rows; row += 1) {
        rows.set(nearestOf(points, row, count), row * count);
    }
    return { count, rows };
}
function nearestOf({ values, rows, columns }, row, count) {
    const near = new Int32Array(count);
    const distances = new Float64Array(count).fill(Infinity);
    const own = values.slice(row * columns, (row + 1) * columns);
    let limit = Infinity;
    for (let other = 0; other < rows; other += 1) {
        if (other === row)
            continue;
        let distance = 0;
        const start = other * columns;
        for (let column = 0; column < columns && distance < limit; column += 1) {
            const apart = (own[column] ?? 0) - (values[start + column] ?? 0);
            distance += apart * apart;
        }
        if (distance >= limit)
            continue;
        let place = count - 1;
        while (place > 0 && (distances[place - 1] ?? 0) > distance) {
            distances[place] = distances[place - 1] ?? 0;
            near[place] = near[place - 1] ?? 0;
            place -= 1;
        }
        distances[place] = distance;
        near[place] = other;
        limit = distances[count - 1] ?? 0;
    }
    return near;
}
function mixed({ values, rows, columns }, random) {
    const weights = new Float32Array(columns * DIRECTIONS);
    random.fillNormals(weights);
    const result = new Float32Array(rows * DIRECTIONS);
    const sums = new Float64Array(DIRECTIONS);
    for (let row = 0; row < rows; row += 1) {
        sums.fill(0);
        for (let column = 0; column < columns; column += 1) {
            const value = values[row * columns + column] ?? 0;
            if (value === 0)
                continue;
            const start = column * DIRECTIONS;
            for (let k = 0; k < DIRECTIONS; k += 1)
                sums[k] = (sums[k] ?? 0) + value * (weights[start + k] ?? 0);
        }
        result.set(sums, row * DIRECTIONS);
    }
    return { values: result, rows, columns: DIRECTIONS };
}


/***/ }),

/***/ 8624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IX: () => (/* binding */ MOST_WRONG),
  np: () => (/* binding */ WIDEST),
  ge: () => (/* binding */ agreementOf),
  Qv: () => (/* binding */ countedShare),
  o$: () => (/* binding */ findLabelIssues),
  Wc: () => (/* binding */ isTold),
  $S: () => (/* binding */ judgeShare)
});

// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/attacks/poisoning/labels/share-profile.ts
var share_profile = __webpack_require__(4802);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/labels/label-noise.ts

const MOST_STEPS = 60;
const MOST_WEIGHT = 300;
const TINY = Number.MIN_VALUE;
/** Looked up once: a look-up costs much in the modules of a test, and the loop below is the costly one. */
const { exp, log, max } = Math;
/**
 * Estimates the share of labels that were changed blindly, beside those that are hard to tell. A row's label follows the scores,
 * P(y) = softmax(w \u00b7 scores); or it is, with the chance e, any other class. Only labels against scores that are sure in all rows
 * like it need e. The weights are fitted, too; the interval is that of the profile likelihood (Wilks), wide if the scores tell
 * little. Sources: Wichmann and Hill, "The psychometric function: I", 2001 (the lapse rate); Bootkrajang and Kab\u00e1n, ECML 2012; Guo
 * et al., ICML 2017 (the weight is an inverse temperature).
 * @param scores one or more judges
 * @param flips which other labels the wrong ones are
 * @returns the share with its 95 % interval
 */
function estimateLabelNoise(scores, labels, classes, flips = blindFlips(classes)) {
    if (labels.length === 0 || classes < 2)
        return { value: 0, low: 0, high: 1 };
    const most = (classes - 1) / classes;
    const usual = scores.map(() => 1);
    let best = { weights: usual, likelihood: Number.NEGATIVE_INFINITY };
    const profile = (share) => {
        const fitted = fitWeights({ scores, labels, classes, changed: changedLabels(flips, share, classes) }, [
            usual,
            best.weights,
        ]);
        if (fitted.likelihood > best.likelihood)
            best = fitted;
        return fitted.likelihood;
    };
    return (0,share_profile/* estimateShare */._)(profile, most);
}
/** Each wrong label is any other class. */
function blindFlips(classes) {
    return Float64Array.from({ length: classes * classes }, (_unused, index) => index % (classes + 1) === 0 ? 0 : 1 / (classes - 1));
}
/** The chance of each label (column) for each class (row), if this share of all labels is wrong. */
function changedLabels(flips, share, classes) {
    const result = new Float64Array(classes * classes);
    for (let from = 0; from < classes; from += 1) {
        const row = flips.subarray(from * classes, (from + 1) * classes);
        const all = share * row.reduce((sum, rate) => sum + rate, 0);
        const scale = share / Math.max(1, all);
        row.forEach((rate, to) => (result[from * classes + to] = rate * scale));
        result[from * classes + from] = 1 - Math.min(1, all);
    }
    return result;
}
/**
 * The likeliest weights, none below 0: ascent scaled by the outer product of the rows' gradients (Berndt, Hall, Hall and Hausman
 * 1974). There may be several peaks, so it begins at each start.
 */
function fitWeights(model, starts) {
    const fits = starts.map((start) => ascend(model, slope(model, start)));
    return fits.reduce((first, one) => (one.likelihood > first.likelihood ? one : first));
}
function ascend(model, start) {
    let at = start;
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const next = climb(model, at);
        if (next === undefined)
            break;
        const gain = next.likelihood - at.likelihood;
        at = next;
        if (gain < 1e-3)
            break;
    }
    return at;
}
/** One step; undefined if none leads up. Each judge is scaled by itself, which keeps the step upward. */
function climb(model, { weights, gradient, curvature, likelihood }) {
    for (let reach = 1; reach > 1e-6; reach /= 3) {
        const moved = weights.map((weight, judge) => {
            const change = (reach * (gradient[judge] ?? 0)) / ((curvature[judge] ?? 0) + 1e-9);
            return Math.min(MOST_WEIGHT, Math.max(0, weight + change));
        });
        const next = slope(model, moved);
        if (next.likelihood > likelihood)
            return next;
    }
    return undefined;
}
function slope({ scores, labels, classes, changed }, weights) {
    const gradient = weights.map(() => 0);
    const curvature = weights.map(() => 0);
    const powers = new Float64Array(classes);
    let likelihood = 0;
    for (let row = 0; row < labels.length; row += 1) {
        const start = row * classes;
        const total = softPowers(powers, scores, weights, start);
        const label = labels[row] ?? 0;
        let chance = 0;
        for (let k = 0; k < classes; k += 1) {
            powers[k] = (powers[k] ?? 0) / total;
            chance += (powers[k] ?? 0) * (changed[k * classes + label] ?? 0);
        }
        chance = max(chance, TINY);
        likelihood += log(chance);
        scores.forEach((judge, index) => {
            let [mean, seen] = [0, 0];
            for (let k = 0; k < classes; k += 1) {
                const part = (powers[k] ?? 0) * (judge[start + k] ?? 0);
                mean += part;
                seen += part * (changed[k * classes + label] ?? 0);
            }
            const own = seen / chance - mean;
            gradient[index] = (gradient[index] ?? 0) + own;
            curvature[index] = (curvature[index] ?? 0) + own * own;
        });
    }
    return { weights: [...weights], likelihood, gradient, curvature };
}
/** Writes exp(w \u00b7 scores) of one row, divided by the greatest, and returns their sum. */
function softPowers(powers, scores, weights, start) {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < powers.length; k += 1) {
        let sum = 0;
        for (let judge = 0; judge < weights.length; judge += 1) {
            sum += (weights[judge] ?? 0) * (scores[judge]?.[start + k] ?? 0);
        }
        powers[k] = sum;
        most = max(most, sum);
    }
    let total = 0;
    for (let k = 0; k < powers.length; k += 1) {
        powers[k] = exp((powers[k] ?? 0) - most);
        total += powers[k] ?? 0;
    }
    return total;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/labels/label-share.ts


/**
 * Who agrees less with the labels, beyond chance and random flips, claims no wrong ones: on hard clean data such a judge is often
 * sure and wrong. Wrong labels between certain classes take more (both measured on clean hard tables).
 */
const LEAST_AGREEMENT = 0.5;
const SURE_AGREEMENT = 0.75;
/** If the model or our own classifiers agree less, labels and rows may not belong together: nobody can say they are right. */
const CLEARING_AGREEMENT = 0.25;
/** A wider interval says little; nor may one hold no wrong label as well as more of them than the default threshold allows. */
const WIDEST = 0.2;
/** Surer than this no model is taken to be: many are too sure of what they get wrong. */
const LEAST_CHANCE = 1e-4;
/** So much of the wrong labels is taken to be any other class, beside those of the pairs that were seen. */
const BLIND = 0.2;
/** The likeliest share counts up to so many times its lower end: clean but hard data has lower ends up to .05, a third of the threshold. */
const MOST_TIMES = 3;
const MOST_WRONG = 0.15;
/** What counts of a share: the likeliest one, as far as its lower end bears it out. */
function countedShare({ value, low }) {
    return Math.min(value, MOST_TIMES * low);
}
/** True if an interval is narrow enough to say how many labels are wrong. */
function isTold({ low, high }) {
    return low > 0 ? high - low <= WIDEST : high <= MOST_WRONG;
}
/**
 * Estimates the share by our own classifiers, and by them and the model together, each for blind wrong labels and for those between
 * the pairs of classes that confident learning sees; the estimate that proves most counts. Only our own classifiers can say that
 * labels are right: a model that has learned wrong ones by heart agrees with them.
 * @param trustedAgreement how well the model agrees with trusted labels
 */
function judgeShare({ scores, own, model, joined }, labels, classes, trustedAgreement) {
    const unknown = { value: 0, low: 0, high: 1 };
    if (new Set(labels).size < 2)
        return { share: unknown, judged: false, random: unknown };
    const random = estimateLabelNoise(scores, labels, classes);
    const chances = model.map((chance) => Math.log(Math.max(chance, LEAST_CHANCE)));
    const ofOwn = agreementOf(own, labels, classes, random.value);
    const ofModel = agreementOf(model, labels, classes, random.value);
    const [best] = [
        { scores, seen: own, agreement: ofOwn },
        { scores: [...scores, chances], seen: joined, agreement: trustedAgreement ?? ofModel },
    ]
        .flatMap((judge) => claims(judge, labels, classes))
        .sort((a, b) => countedShare(b) - countedShare(a));
    // A model that has learned wrong labels by heart makes them look fewer, and surely so.
    const share = best === undefined
        ? random
        : {
            value: Math.max(best.value, random.value),
            ...{ low: best.low, high: Math.max(best.high, random.high) },
        };
    const isSure = Math.min(ofOwn, ofModel) >= CLEARING_AGREEMENT &&
        (random.low === 0 || ofOwn >= LEAST_AGREEMENT) &&
        isTold(share);
    return {
        share: best === undefined && !isSure ? unknown : share,
        judged: isSure || (best !== undefined && countedShare(share) > MOST_WRONG),
        random,
    };
}
function claims({ scores, seen, agreement }, labels, classes) {
    if (agreement < LEAST_AGREEMENT)
        return [];
    const blind = estimateLabelNoise(scores, labels, classes);
    const shares = agreement < SURE_AGREEMENT
        ? [blind]
        : [blind, estimateLabelNoise(scores, labels, classes, seenFlips(seen, labels, classes))];
    return shares.filter(({ low }) => low > 0);
}
function seenFlips(probabilities, labels, classes) {
    const issues = findLabelIssues(probabilities, labels, classes);
    const blind = blindFlips(classes);
    if (issues.length === 0)
        return blind;
    const counts = new Float64Array(classes * classes);
    const sizes = new Float64Array(classes);
    for (const { given, likely } of issues) {
        const index = likely * classes + given;
        counts[index] = (counts[index] ?? 0) + 1 / issues.length;
    }
    for (const label of labels)
        sizes[label] = (sizes[label] ?? 0) + 1 / labels.length;
    return blind.map((rate, index) => {
        const size = Math.max(sizes[Math.floor(index / classes)] ?? 0, 1 / labels.length);
        return BLIND * rate + ((1 - BLIND) * (counts[index] ?? 0)) / size;
    });
}
/**
 * How much more often than the most frequent label the likeliest class is right: 0 is no better, 1 is as often as possible if this
 * share of the labels was flipped at random.
 */
function agreementOf(scores, labels, classes, flipped = 0) {
    const counts = new Float64Array(classes);
    let right = 0;
    labels.forEach((label, row) => {
        counts[label] = (counts[label] ?? 0) + 1;
        if ((0,vectors/* argMax */.FL)(scores.subarray(row * classes, (row + 1) * classes)) === label)
            right += 1;
    });
    const most = Math.max(...counts);
    const possible = (1 - flipped) * labels.length;
    return most < possible ? (right - most) / (possible - most) : 0;
}
/**
 * Finds rows that are confidently counted as another class than their label says: with a probability of at least the mean of that
 * class among the rows labelled so (Northcutt, Jiang, Chuang, "Confident learning", JAIR 70, 2021).
 * @param probabilities `classes` numbers for each row, by a model that did not learn the row's label
 * @returns the issues, the clearest first
 */
function findLabelIssues(probabilities, labels, classes) {
    const thresholds = classThresholds(probabilities, labels, classes);
    const issues = [];
    labels.forEach((given, row) => {
        const own = probabilities.subarray(row * classes, (row + 1) * classes);
        const likely = confidentClass(own, thresholds);
        if (likely === undefined || likely === given || (0,vectors/* argMax */.FL)(own) === given)
            return;
        issues.push({ row, given, likely, margin: (own[likely] ?? 0) - (own[given] ?? 0) });
    });
    return issues.sort((a, b) => b.margin - a.margin || a.row - b.row);
}
function classThresholds(probabilities, labels, classes) {
    const sums = new Float64Array(classes);
    const counts = new Float64Array(classes);
    labels.forEach((label, row) => {
        sums[label] = (sums[label] ?? 0) + (probabilities[row * classes + label] ?? 0);
        counts[label] = (counts[label] ?? 0) + 1;
    });
    return sums.map((sum, label) => ((counts[label] ?? 0) > 0 ? sum / (counts[label] ?? 1) : 2));
}
function confidentClass(own, thresholds) {
    const reached = [];
    own.forEach((probability, label) => {
        if (probability >= (thresholds[label] ?? 2) - 1e-6)
            reached.push(label);
    });
    return reached.length > 1 ? (0,vectors/* argMax */.FL)(own) : reached[0];
}


/***/ }),

/***/ 4802:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ estimateShare)
/* harmony export */ });
/** Half the 95 % quantile of chi-squared with one degree of freedom: what a likelihood may lose inside the interval. */
const LOSS = 1.920729;
const SHARES = [0, 0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const REFINEMENTS = 14;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/**
 * Finds the likeliest share, and its 95 % interval: the shares whose likelihood is not worse by more than chance (Wilks, 1938).
 * @param profile the logarithm of the likelihood of a share
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

/***/ 1604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ whyNotJudged),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Xi: () => (/* binding */ untested),
/* harmony export */   a6: () => (/* binding */ seesOnlyOthers),
/* harmony export */   bI: () => (/* binding */ flips),
/* harmony export */   dZ: () => (/* binding */ formatRows),
/* harmony export */   lB: () => (/* binding */ whyNotSearched),
/* harmony export */   xQ: () => (/* binding */ formatOpenShare)
/* harmony export */ });
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2819);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3376);
/* harmony import */ var _columns_column_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4446);
/* harmony import */ var _labels_label_share_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8624);




/** Why backdoors were not looked for, and what makes the search possible: sentences. */
function whyNotSearched(why) {
    return why === 'no trusted data'
        ? 'There is no trusted data, so backdoors were not looked for: give universal_data and universal_label.'
        : `Backdoors were not looked for: that takes 20 trusted inputs that the model gets right, and it gets ${String(why.right)} of ${String(why.count)} right. Give more universal_data, and check that universal_label belongs to it.`;
}
const NOT_TOLD = 'Labels were not judged: neither the model nor a classifier on the other rows tells the classes ' +
    'apart well enough to say which labels are wrong. Check that data and labels belong together, row by ' +
    'row, and give more rows.';
const CUT_SHORT = 'Backdoors were looked for only in part: the time ended. Give the analysis more minutes.';
const TOO_LITTLE = 'Backdoors could not be told from chance: there is too little universal_data. Give more of it.';
const OTHER_KIND = 'Backdoors were looked for, but universal_data differs in kind from data. So column values that are ' +
    'more frequent in data prove no trigger, even if they make the model err. Give universal_data of the ' +
    'same kind as data. If its inputs are, the labels are what differs: compare how often each class occurs, also by column.';
const UNCONFIRMED = 'A pattern makes the model err, as a backdoor does, but hardly any row of data clearly carries it: it may be a trigger that changes whole inputs, or a weakness of the model. Look at the pattern in the report, and find out where the rows of its class came from.';
const AGAINST_TRUSTED = 'Labels of data contradict those of universal_data, beyond what random flips explain, and how many are wrong cannot be told: the two are of different kinds, or name classes differently, or most labels are wrong. Compare rows of both.';
/** Says that it is open whether too many labels or targets are wrong: a sentence, with advice. */
function formatOpenShare(what, { low, value, high }) {
    return `Most likely ${percent(value)} of the ${what} are wrong, but by the rows it may be ${percent(low)} to ${percent(high)}: look through those that the report lists, and give more rows.`;
}
const AT_CHANCE = 'The model gives the labels of universal_data no more often than chance does. Either it learned wrong labels, or universal_label names other classes or belongs to other rows. Check both.';
/** A part: labels that are wrong for a whole class or region, which only trusted rows can show. */
const SYSTEMATIC = 'systematic labels';
/** Why labels were not judged: sentences. */
function whyNotJudged({ share }) {
    return share.low > 0 ? formatOpenShare('labels', share) : NOT_TOLD;
}
function sawNothing({ content, columns }) {
    return content === undefined && columns !== undefined && (0,_columns_column_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlind */ .iE)(columns);
}
/**
 * Says which parts could not be tested. There is no pass if trusted rows of another kind contradict the labels, if the model knows
 * nothing of trusted rows, or if it is open whether too many labels are wrong or whether what flips inputs is a trigger.
 * @param isAtChance true if the model gets trusted inputs right no more often than chance does
 * @throws NotTestable if neither labels nor backdoors could be tested
 */
function untested(labels, end, isAtChance = false) {
    const { judged, share } = labels;
    const { notSearched } = end;
    const open = whyOpen(end);
    const parts = partsOf(labels, notSearched === undefined && open === undefined);
    const doubts = doubtsOf(labels, isAtChance, open);
    const unearned = doubts.length === 0 ? {} : { unearned: doubts.join(' ') };
    if (parts.length === 0)
        return unearned;
    const given = notSearched === 'no trusted data' ? undefined : notSearched;
    const why = given === undefined ? open : whyNotSearched(given);
    const told = { notTested: parts, ...(why === undefined ? {} : { notTestedWhy: why }) };
    if (notSearched === undefined || judged)
        return { ...told, ...unearned };
    const all = [...new Set([whyNotJudged(labels), whyNotSearched(notSearched), ...doubts])].join(' ');
    if (share.low === 0)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .NotTestable */ .S1(all);
    return { ...told, unearned: all };
}
function partsOf(labels, isSearched) {
    return (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)([
        !labels.judged && 'labels',
        !isSearched && 'backdoors',
        labels.judged && seesOnlyOthers(labels) && SYSTEMATIC,
    ]);
}
/** Why a search for backdoors does not say that there is none: sentences; undefined if it does, or if there was no search. */
function whyOpen({ search, verdict }) {
    if (search === undefined)
        return undefined;
    if (verdict?.finding === 'unconfirmed')
        return verdict.columns === undefined ? UNCONFIRMED : OTHER_KIND;
    if (sawNothing(search))
        return TOO_LITTLE;
    return search.cutShort ? CUT_SHORT : undefined;
}
/** True if no trusted rows could show labels that are wrong in a systematic way. */
function seesOnlyOthers({ byTrusted }) {
    return byTrusted === undefined || byTrusted.isBlind;
}
/** Why no score is a pass: sentences. @param open why a search for backdoors does not say that there is none */
function doubtsOf(labels, isAtChance, open) {
    const { judged, share, byTrusted } = labels;
    const isOpen = judged ? share.value > _labels_label_share_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_WRONG */ .IX && (0,_labels_label_share_js__WEBPACK_IMPORTED_MODULE_0__/* .countedShare */ .Qv)(share) <= _labels_label_share_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_WRONG */ .IX : share.low > 0;
    return (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)([
        byTrusted?.contradicts === true && !byTrusted.isSameKind && AGAINST_TRUSTED,
        isAtChance && AT_CHANCE,
        isOpen && formatOpenShare('labels', share),
        (open === UNCONFIRMED || open === OTHER_KIND) && open,
    ]);
}
const percent = (share) => `${(share * 100).toFixed(1)} %`;
/** `99 of 100 trusted inputs` */
function flips({ flipped, inputs }) {
    return `${String(flipped)} of ${String(inputs)} trusted inputs`;
}
/** Copies are worth a word from this share on: a few rows lie together by chance. */
const FEW_COPIES = 0.05;
/** `1800 rows`, or `1800 rows (600 without copies)` */
function formatRows(rows, different) {
    const some = different < (1 - FEW_COPIES) * rows ? ` (${String(different)} without copies)` : '';
    return `${String(rows)} rows${some}`;
}


/***/ }),

/***/ 8607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ triggerRowEvidence),
/* harmony export */   mu: () => (/* binding */ labelEvidence),
/* harmony export */   qF: () => (/* binding */ triggerEvidence),
/* harmony export */   qs: () => (/* binding */ listRows)
/* harmony export */ });
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8659);
/* harmony import */ var _triggers_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3151);
/* harmony import */ var _columns_column_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4446);
/* harmony import */ var _victim_outside_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8163);
/* harmony import */ var _predicted_classes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8337);
/* harmony import */ var _triggers_trigger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7427);






const MOST_PAIRS = 8;
/** The most rows that are listed, also for a program that removes or relabels them. */
const MOST_LISTED = 1000;
const MOST_PICTURES = 16;
/** The best trigger as a picture, also if it does not count, and inputs of the trusted set that it flips. */
async function triggerEvidence(victim, verdict, trusted) {
    if (verdict?.best === undefined || verdict.finding === 'none' || trusted === undefined)
        return [];
    const { trigger } = verdict.best;
    const counts = verdict.finding === 'backdoor';
    const size = trigger.values.length;
    const rows = Array.from(trusted.labels.keys())
        .filter((row) => trigger.suspects.targets[trusted.labels[row] ?? 0] !== trusted.labels[row])
        .slice(0, 4 * MOST_PAIRS);
    const originals = rows.map((row) => trusted.values.slice(row * size, (row + 1) * size));
    const changed = originals.map((input) => (0,_triggers_trigger_js__WEBPACK_IMPORTED_MODULE_1__/* .applyTrigger */ .P5)(trigger, input, trusted.low, trusted.high));
    const answers = await (0,_predicted_classes_js__WEBPACK_IMPORTED_MODULE_2__/* .predict */ .K$)(victim, Float32Array.from(changed.flatMap((input) => [...input])), rows.length);
    const pairs = rows.flatMap((row, index) => {
        const [original, after] = [originals[index], changed[index]];
        const label = trusted.labels[row] ?? 0;
        if (original === undefined || after === undefined || answers[index] !== trigger.suspects.targets[label]) {
            return [];
        }
        const distance = Math.sqrt(original.reduce((sum, value, j) => sum + gap(value, after[j] ?? 0) ** 2, 0));
        const answer = answers[index] ?? 0;
        const pair = {
            name: nameOf(trusted, row),
            original,
            changed: after,
            before: String(label),
            after: String(answer),
            distance,
        };
        return [{ pair, label, answer }];
    });
    return [
        verdict.columns === undefined
            ? shownTrigger(trigger, trusted, counts)
            : (0,_columns_column_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .columnEvidence */ .Of)(verdict.columns, trusted),
        {
            kind: 'pairs',
            distanceName: 'Euclidean distance',
            title: `Trusted inputs without and with the ${counts ? 'trigger' : 'pattern'}`,
            shape: trusted.shape,
            // What flips sound models too is natural, and no test for this one.
            ...(await (0,_victim_outside_call_js__WEBPACK_IMPORTED_MODULE_4__/* .withTests */ .w)(counts ? victim.outside : undefined, pairs.slice(0, MOST_PAIRS))),
        },
    ];
}
/** How far two numbers lie apart; 1 if only one of them is missing. */
function gap(one, other) {
    if (Number.isNaN(one) || Number.isNaN(other))
        return Number.isNaN(one) === Number.isNaN(other) ? 0 : 1;
    return one - other;
}
/** A patch on an empty ground; an added pattern around the middle of the range, so that both signs show. */
function shownTrigger(trigger, trusted, counts) {
    const [low, high] = [trusted.low[0] ?? 0, trusted.high[0] ?? 1];
    const ground = trigger.kind === 'patch' ? low : (low + high) / 2;
    const values = (0,_triggers_trigger_js__WEBPACK_IMPORTED_MODULE_1__/* .applyTrigger */ .P5)(trigger, new Float32Array(trigger.values.length).fill(ground), trusted.low, trusted.high);
    return {
        kind: 'inputs',
        title: counts ? 'The trigger that was found' : 'The strongest pattern, which does not count',
        shape: trusted.shape,
        inputs: [{ name: counts ? 'trigger' : 'pattern', values, note: trigger.suspects.reason }],
    };
}
/** Trusted rows that do not vary give a margin without a meaning. */
const [MOST_MARGIN, BEYOND] = [1000, 'over 1000'];
/** The rows that carry the trigger, as a table: what to remove. */
function triggerRowEvidence(data, rows) {
    const hasMargins = rows.some(({ margin }) => margin !== undefined);
    const header = ['row', 'label', ...(hasMargins ? ['margin'] : [])];
    return listRows(data, 'Rows with the trigger', header, rows, ({ row, margin }) => [
        data.labels[row] ?? 0,
        ...(margin === undefined ? [] : [margin < MOST_MARGIN ? Math.round(margin * 1000) / 1000 : BEYOND]),
    ]);
}
/** Lists rows that were found, the clearest first, as a table. @param cellsOf what stands beside the name of a row */
function listRows(data, title, header, found, cellsOf) {
    if (found.length === 0)
        return [];
    const rows = found.slice(0, MOST_LISTED).map((one) => [nameOf(data, one.row), ...cellsOf(one)]);
    const some = ` (the clearest ${String(rows.length)} of ${String(found.length)})`;
    return [{ kind: 'table', title: `${title}${rows.length < found.length ? some : ''}`, header, rows }];
}
function nameOf({ names }, row) {
    return names?.[row] ?? `row ${String(row + 1)}`;
}
/** The rows whose labels are probably wrong, as a table, and the first of them as pictures. */
function labelEvidence(data, issues) {
    if (issues.length === 0)
        return [];
    const matrix = (0,_triggers_case_js__WEBPACK_IMPORTED_MODULE_0__/* .matrixOf */ .lQ)(data);
    const header = ['row', 'label', 'suggested class', 'margin'];
    return [
        ...listRows(data, 'Rows with probably wrong labels', header, issues, ({ given, likely, margin }) => [
            ...[given, likely, Math.round(margin * 1000) / 1000],
        ]),
        ...(data.shape.length > 1
            ? [
                {
                    kind: 'inputs',
                    title: 'Inputs with probably wrong labels',
                    shape: data.shape,
                    inputs: issues.slice(0, MOST_PICTURES).map(({ row, given, likely }) => ({
                        name: nameOf(data, row),
                        values: Float32Array.from((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_5__/* .rowOf */ .OB)(matrix, row)),
                        note: `labelled ${String(given)}, looks like ${String(likely)}`,
                    })),
                },
            ]
            : []),
    ];
}


/***/ }),

/***/ 3151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ rowsWhere),
/* harmony export */   PN: () => (/* binding */ requireInputs),
/* harmony export */   Qc: () => (/* binding */ everyNth),
/* harmony export */   RK: () => (/* binding */ MOST_SUSPECTS),
/* harmony export */   X3: () => (/* binding */ limitRows),
/* harmony export */   ZX: () => (/* binding */ spreadRows),
/* harmony export */   lQ: () => (/* binding */ matrixOf),
/* harmony export */   p6: () => (/* binding */ STRENGTHS),
/* harmony export */   sn: () => (/* binding */ rowsOfGroup)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1732);
/* harmony import */ var _distinct_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3134);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3376);



/** Returns the indices of the labels that the test accepts. */
function rowsWhere(labels, accept) {
    return Array.from(labels.keys()).filter((row) => accept(labels[row] ?? 0, row));
}
/** Returns rows from all over the list, if there are more than can be looked at. */
function everyNth(rows, most) {
    const step = Math.max(1, rows.length / most);
    return Array.from({ length: Math.min(rows.length, most) }, (_unused, index) => rows[Math.floor(index * step)] ?? 0);
}
/** At most so many rows of a group are looked at: more make the estimate hardly better. */
const MOST_SUSPECTS = 120;
/** A pattern is also tried stronger than it was estimated: the estimate is pulled towards none. */
const STRENGTHS = [1, 1.5, 2];
/** At most so many rows, from all over the data. */
function spreadRows(count, most) {
    const length = Math.min(count, most);
    return Int32Array.from({ length }, (_unused, index) => Math.floor((index * count) / length));
}
/** The rows of one of several groups that divide the data. */
function rowsOfGroup(rows, group, groups) {
    return Int32Array.from({ length: Math.ceil((rows - group) / groups) }, (_unused, index) => group + index * groups);
}
/** Inputs as a matrix. */
function matrixOf({ values, count }) {
    return { values, rows: count, columns: values.length / Math.max(1, count) };
}
/** Returns every n-th row if there are more than can be judged. */
function limitRows(inputs, most) {
    if (inputs.count <= most)
        return inputs;
    const size = inputs.values.length / inputs.count;
    const rows = spreadRows(inputs.count, most);
    const values = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .takeRows */ .LY)(inputs.values, rows, size);
    const names = Array.from(rows, (row) => inputs.names?.[row] ?? `row ${String(row + 1)}`);
    return { ...inputs, values, count: most, names, labels: rows.map((row) => inputs.labels[row] ?? 0) };
}
/** Fewer rows tell nothing. */
const FEWEST = 20;
/**
 * Checks that there are enough inputs. Copies count once.
 * @throws NotTestable if there are too few
 */
function requireInputs(data) {
    const distinct = (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .countDistinct */ .IV)(data);
    if (distinct >= FEWEST)
        return;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .NotTestable */ .S1(`The poisoning check needs at least ${String(FEWEST)} different inputs, and data has ${(0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDistinctCount */ .rr)(data.count, distinct)}: give more of the training data.`);
}


/***/ }),

/***/ 3238:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ naturalVariation),
/* harmony export */   O: () => (/* binding */ variationWithout)
/* harmony export */ });
/* harmony import */ var _statistics_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8046);
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8659);
/* harmony import */ var _statistics_multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3437);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1732);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3151);





/** At most so many rows say how inputs vary: the cost grows with their square, and with the size of the inputs. */
const MOST_ROWS = 700;
const FEWEST_ROWS = 100;
const MOST_PRODUCTS = 1.5e9;
/** The share of the mean variance from which on a direction counts as one in which inputs vary by nature. */
const FLOOR = 0.03;
/** Leaves out the rows under suspicion: what they share would count as natural. */
function variationWithout(subject, label) {
    const known = KNOWN.get(subject) ?? new Map();
    KNOWN.set(subject, known);
    const variation = known.get(label) ?? measureWithout(subject, label);
    known.set(label, variation);
    return variation;
}
/** Several groups of one label need the same variation, which takes seconds for large pictures. */
const KNOWN = new WeakMap();
function measureWithout(subject, label) {
    const rows = (0,_case_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsWhere */ .Hu)(subject.labels, (given) => label !== -1 && given !== label);
    return naturalVariation({
        ...subject,
        data: (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .takeRows */ .LY)(subject.data, rows),
        labels: subject.labels.filter((given) => label !== -1 && given !== label),
    });
}
/**
 * Measures how rows vary within their classes. The filter is `e (S + e I)^-1` with the covariance S, by Woodbury's identity over a
 * sample of rows.
 */
function naturalVariation(subject) {
    const rows = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .stackRows */ .kE)(subject.trusted, subject.data);
    const labels = new Int32Array(rows.rows);
    labels.set(subject.trustedLabels);
    labels.set(subject.labels, subject.trusted.rows);
    const centred = centreClasses(rows, labels, subject.classes);
    const affordable = Math.max(FEWEST_ROWS, Math.floor(Math.sqrt(MOST_PRODUCTS / rows.columns)));
    const chosen = subject.random.permutation(rows.rows).subarray(0, Math.min(MOST_ROWS, affordable));
    const sample = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .takeRows */ .LY)(centred, chosen);
    const size = sample.rows;
    const gram = (0,_statistics_multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOfRows */ .Vi)(sample, sample);
    let trace = 0;
    for (let i = 0; i < size; i += 1)
        trace += gram[i * size + i] ?? 0;
    const ridge = Math.max(1e-9, (FLOOR * trace) / Math.max(1, rows.columns));
    for (let i = 0; i < size; i += 1)
        gram[i * size + i] = (gram[i * size + i] ?? 0) + ridge;
    (0,_statistics_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .factorize */ .GO)(gram, size);
    return {
        filter(pattern) {
            const inner = Float64Array.from({ length: size }, (_unused, i) => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(sample, i), pattern));
            (0,_statistics_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .solveLower */ .F)(gram, size, inner);
            (0,_statistics_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .solveUpper */ .Er)(gram, size, inner);
            const result = Float64Array.from(pattern);
            for (let i = 0; i < size; i += 1) {
                const row = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(sample, i);
                const factor = inner[i] ?? 0;
                for (let j = 0; j < result.length; j += 1)
                    result[j] = (result[j] ?? 0) - factor * (row[j] ?? 0);
            }
            return result;
        },
    };
}
function centreClasses(rows, labels, classes) {
    const values = Float32Array.from(rows.values);
    for (let label = 0; label < classes; label += 1) {
        const own = Array.from(labels.keys()).filter((row) => labels[row] === label);
        const mean = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .columnMeans */ .X)((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .takeRows */ .LY)(rows, own));
        for (const row of own) {
            mean.forEach((value, j) => (values[row * rows.columns + j] = (values[row * rows.columns + j] ?? 0) - value));
        }
    }
    return { values, rows: rows.rows, columns: rows.columns };
}


/***/ }),

/***/ 7427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ scatterTrigger),
/* harmony export */   GE: () => (/* binding */ rowsWithTrigger),
/* harmony export */   Gy: () => (/* binding */ proposeTriggers),
/* harmony export */   P5: () => (/* binding */ applyTrigger),
/* harmony export */   RZ: () => (/* binding */ proposeUnnatural),
/* harmony export */   jJ: () => (/* binding */ countCarriers)
/* harmony export */ });
/* harmony import */ var _statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8659);
/* harmony import */ var _statistics_robust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2649);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3151);
/* harmony import */ var _natural_variation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3238);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1732);





const LARGEST_PATCH = 0.25;
/** A number belongs to a patch if the patch explains this share of how far the row is from what was expected. */
const EXPLAINED = 0.5;
const LEAST_GAIN = 0.03;
/** Returns the triggers that the suspects' differences from what was expected suggest. */
function proposeTriggers(subject, suspects) {
    const mean = meanDifference(subject, suspects);
    return [
        // Of equally good ones the first counts: the simplest.
        ...proposePatches(subject, suspects),
        ...patternsOf(mean, suspects, suspects.strengths),
        ...patternsOf((0,_natural_variation_js__WEBPACK_IMPORTED_MODULE_1__/* .variationWithout */ .O)(subject, suspects.label).filter(mean), suspects, _case_js__WEBPACK_IMPORTED_MODULE_0__/* .STRENGTHS */ .p6),
    ];
}
/** What the suspects share, less natural variation: it flips hardly any input of a sound model. */
function proposeUnnatural(subject, suspects, strengths) {
    const mean = meanDifference(subject, suspects);
    return patternsOf((0,_natural_variation_js__WEBPACK_IMPORTED_MODULE_1__/* .variationWithout */ .O)(subject, suspects.label).filter(mean), suspects, strengths);
}
function meanDifference(subject, suspects) {
    const mean = new Float64Array(subject.data.columns);
    suspects.rows.forEach((row, index) => {
        const expected = suspects.expected[index];
        (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(subject.data, row).forEach((value, j) => {
            mean[j] = (mean[j] ?? 0) + (value - (expected?.[j] ?? 0)) / suspects.rows.length;
        });
    });
    return mean;
}
function patternsOf(pattern, suspects, strengths) {
    const mask = new Uint8Array(pattern.length).fill(1);
    return strengths.map((strength) => ({
        kind: 'pattern',
        values: pattern.map((value) => value * strength),
        mask,
        suspects,
    }));
}
/** A patch: the numbers at which the suspects agree on a value that was not expected. Several sizes are proposed. */
function proposePatches(subject, suspects) {
    const agreement = agreementOf(subject, suspects);
    const most = Math.min(agreement.order.length, Math.floor(subject.data.columns * LARGEST_PATCH));
    const sizes = new Set([0.1, 0.25, 0.5, 1].map((share) => Math.ceil(most * share)).filter((count) => count > 0));
    return [...sizes].map((count) => patchOf(agreement, count, suspects));
}
function patchOf({ order, values }, count, suspects) {
    const mask = new Uint8Array(values.length);
    for (const j of order.slice(0, count))
        mask[j] = 1;
    return { kind: 'patch', values, mask, suspects };
}
function agreementOf(subject, suspects) {
    const size = subject.data.columns;
    const values = new Float64Array(size);
    const gains = new Float64Array(size);
    for (let j = 0; j < size; j += 1) {
        const own = suspects.rows.map((row) => subject.data.values[row * size + j] ?? 0);
        const value = (0,_statistics_robust_js__WEBPACK_IMPORTED_MODULE_3__/* .median */ .JZ)(own);
        let [spread, distance] = [0, 0];
        own.forEach((seen, index) => {
            spread += Math.abs(seen - value) / own.length;
            distance += Math.abs((suspects.expected[index]?.[j] ?? 0) - value) / own.length;
        });
        values[j] = value;
        gains[j] = distance > 0 && (distance - spread) / distance >= EXPLAINED ? distance - spread : 0;
    }
    const order = Array.from(gains.keys())
        .filter((j) => (gains[j] ?? 0) > LEAST_GAIN)
        .sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0));
    return { order, values };
}
/** The same kind of trigger as the chosen suspects alone suggest it. */
function refitTrigger(subject, trigger, chosen) {
    const { suspects } = trigger;
    const some = {
        ...suspects,
        rows: chosen.map((index) => suspects.rows[index] ?? 0),
        expected: chosen.map((index) => suspects.expected[index] ?? new Float64Array(subject.data.columns)),
    };
    if (trigger.kind === 'pattern') {
        return { ...trigger, values: meanDifference(subject, some), suspects: some };
    }
    const count = trigger.mask.reduce((sum, used) => sum + used, 0);
    return patchOf(agreementOf(subject, some), count, some);
}
/** Returns the input with the trigger, inside the bounds of its numbers, unless it sets values of columns that rows have. */
function applyTrigger(trigger, input, low, high) {
    return Float32Array.from(input, (value, j) => {
        if (trigger.mask[j] !== 1)
            return value;
        if (trigger.kind === 'values')
            return trigger.values[j] ?? 0;
        const changed = trigger.kind === 'patch' ? (trigger.values[j] ?? 0) : value + (trigger.values[j] ?? 0);
        const bound = (bounds) => bounds[bounds.length === 1 ? 0 : j] ?? 0;
        return Math.min(bound(high), Math.max(bound(low), changed));
    });
}
/** A trigger of the same numbers in other places. */
function scatterTrigger(trigger, places) {
    const values = new Float64Array(trigger.values.length);
    const mask = new Uint8Array(trigger.mask.length);
    places.forEach((place, j) => {
        values[place] = trigger.values[j] ?? 0;
        mask[place] = trigger.mask[j] ?? 0;
    });
    return { ...trigger, values, mask };
}
/** Among more rows of the data than trusted ones, a few lie a little beyond all trusted ones by chance. */
const LEAST_MARGIN = 1;
/**
 * Lists the rows that carry the trigger, the nearest first: rows with its label that are clearly nearer to it than all trusted
 * ones, by their numbers at a patch, or by how far they lie in the direction of an added pattern, less natural variation.
 */
function rowsWithTrigger(subject, trigger) {
    const { label } = trigger.suspects;
    const labels = label === -1 ? Array.from({ length: subject.classes }, (_unused, one) => one) : [label];
    return labels
        .flatMap((one) => rowsOfLabel(subject, trigger, one))
        .sort((a, b) => b.margin - a.margin || a.row - b.row);
}
/**
 * Counts the rows that carry the trigger by at least the margin. A suspect looks like the trigger that was made of it, so each half
 * is compared with the trigger that the other half suggests.
 */
function countCarriers(subject, trigger, margin) {
    const places = Array.from(trigger.suspects.rows.keys());
    const suspects = new Set(trigger.suspects.rows);
    const counted = new Set();
    const count = (fitted, accept) => {
        for (const found of rowsWithTrigger(subject, fitted)) {
            if (found.margin >= margin && accept(found.row))
                counted.add(found.row);
        }
    };
    count(trigger, (row) => !suspects.has(row));
    for (const half of [0, 1]) {
        const own = places.filter((place) => place % 2 === half);
        const others = places.filter((place) => place % 2 !== half);
        const judged = new Set(own.map((place) => trigger.suspects.rows[place]));
        if (others.length > 0)
            count(refitTrigger(subject, trigger, others), (row) => judged.has(row));
    }
    return counted.size;
}
function rowsOfLabel(subject, trigger, label) {
    const own = (0,_case_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsWhere */ .Hu)(subject.trustedLabels, (given) => given === label);
    const rows = (0,_case_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsWhere */ .Hu)(subject.labels, (given) => given === label);
    if (own.length === 0)
        return [];
    const nearness = trigger.kind === 'patch' ? nearPatch(trigger) : nearPattern(subject, trigger, own);
    const usual = own.map((row) => nearness((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(subject.trusted, row)));
    const limit = usual.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    const spread = Math.sqrt(usual.reduce((sum, value) => sum + (value - (0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(usual)) ** 2, 0) / Math.max(1, own.length - 1));
    return rows.flatMap((row) => {
        const margin = (nearness((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(subject.data, row)) - limit) / Math.max(1e-9, spread);
        return margin > LEAST_MARGIN ? [{ row, margin }] : [];
    });
}
function nearPatch({ mask, values }) {
    const places = Array.from(mask.keys()).filter((j) => mask[j] === 1);
    return (row) => -(0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(places.map((j) => Math.abs((row[j] ?? 0) - (values[j] ?? 0))));
}
function nearPattern(subject, trigger, own) {
    const usual = (0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .columnMeans */ .X)((0,_statistics_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .takeRows */ .LY)(subject.trusted, own));
    const direction = (0,_natural_variation_js__WEBPACK_IMPORTED_MODULE_1__/* .variationWithout */ .O)(subject, trigger.suspects.label).filter(trigger.values);
    const centre = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)(direction, usual);
    return (row) => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)(direction, row) - centre;
}


/***/ }),

/***/ 5895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ outOfFoldValues),
/* harmony export */   qN: () => (/* binding */ outOfFoldScores),
/* harmony export */   xz: () => (/* binding */ kernelFeatures)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1732);
/* harmony import */ var _multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8046);
/* harmony import */ var _multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
/* harmony import */ var _multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3437);
/* harmony import */ var _robust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2649);





/** At most so many rows serve as centres of the kernel: the cost grows with their square. */
const MOST_CENTRES = 400;
const RIDGE = 1e-3;
/** Returns the Gaussian kernel of the rows and of random ones among them; `narrow` is the width in median distances. */
function kernelFeatures(rows, narrow, random, mostCentres = MOST_CENTRES) {
    const chosen = random.permutation(rows.rows).subarray(0, Math.min(rows.rows, mostCentres));
    const centres = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .takeRows */ .LY)(rows, chosen);
    const between = (0,_multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDistances */ .AM)(centres, centres);
    const width = narrow * medianDistance(between, centres.rows);
    return {
        ...{ centres, width, rows: rows.rows },
        values: kernelOf((0,_multivariate_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDistances */ .AM)(rows, centres), width),
        between: kernelOf(between, width),
    };
}
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
            result.set(weighted(kernel, weights, classes), row * classes);
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
function solve(features, sums, without, classes) {
    const size = features.centres.rows;
    const gram = new Float64Array(size * size);
    const right = new Float64Array(size * classes);
    let count = 0;
    sums.forEach((sum, fold) => {
        if (fold === without)
            return;
        count += sum.count;
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_3__/* .addScaled */ .IS)(gram, 1, sum.gram);
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_3__/* .addScaled */ .IS)(right, 1, sum.right);
    });
    const ridge = RIDGE * Math.max(1, count);
    (0,_vectors_js__WEBPACK_IMPORTED_MODULE_3__/* .addScaled */ .IS)(gram, ridge, features.between);
    for (let i = 0; i < size; i += 1) {
        gram[i * size + i] = (gram[i * size + i] ?? 0) + 1e-8 * Math.max(1, count);
    }
    return (0,_multivariate_cholesky_js__WEBPACK_IMPORTED_MODULE_4__/* .solveCholesky */ .ac)(gram, size, right, classes);
}
function weighted(factors, weights, columns) {
    const sums = new Float64Array(columns);
    for (const [row, factor] of factors.entries()) {
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_3__/* .addScaled */ .IS)(sums, factor, weights.subarray(row * columns, (row + 1) * columns));
    }
    return sums;
}


/***/ })

};
