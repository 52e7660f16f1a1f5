export const id = 632;
export const ids = [632];
export const modules = {

/***/ 255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ rayTo),
/* harmony export */   gU: () => (/* binding */ bringNearer),
/* harmony export */   pl: () => (/* binding */ searchBoundary),
/* harmony export */   tY: () => (/* binding */ searchNearest)
/* harmony export */ });
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5036);

/** Returns a ray to a target that is known to fool the victim. */
function rayTo(oracle, sample, target) {
    return { sample, target, low: 0, high: oracle.space.distance(sample.origin, target) };
}
const NEARER_ROUNDS = 6;
/** Brings the changes that were found nearer to their inputs: a success within eps has mostly used all of it. */
async function bringNearer(oracle, fallen) {
    await searchBoundary(oracle, fallen.map((sample) => rayTo(oracle, sample, sample.best.slice())), NEARER_ROUNDS);
}
/** Halves the uncertain part of every ray `rounds` times, all rays in one batch. */
async function searchBoundary(oracle, rays, rounds) {
    for (let round = 0; round < rounds; round += 1) {
        const fooled = await askAt(oracle, rays.map((ray) => ({ ray, radius: (ray.low + ray.high) / 2 })));
        for (const [index, ray] of rays.entries()) {
            const middle = (ray.low + ray.high) / 2;
            if (fooled[index] === 1)
                ray.high = middle;
            else
                ray.low = middle;
        }
    }
}
async function askAt(oracle, asked) {
    const questions = asked.map(({ ray, radius }) => {
        const point = new Float32Array(ray.target.length);
        (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .pointOnPath */ .z0)(ray.sample.origin, ray.target, radius, point);
        return { sample: ray.sample, point };
    });
    const { fooled } = await oracle.ask(questions);
    return fooled;
}
/**
 * Finds for every sample the ray that changes the class nearest to its origin: all rays of a sample are asked at the same distance,
 * and as long as one of them fools the victim there, the others are out.
 * @param rounds how often the uncertain part is halved
 */
async function searchNearest(oracle, groups, rounds) {
    let contests = groups
        .filter((rays) => rays.length > 0)
        .map((rays) => ({ rays, low: 0, high: rays[0]?.sample.bestDistance ?? 0, first: true }));
    for (let round = 0; round < rounds; round += 1) {
        const asked = contests.flatMap((contest) => contest.rays.map((ray) => ({ ray, radius: radiusOf(contest) })));
        const fooled = await askAt(oracle, asked);
        let at = 0;
        contests = contests.flatMap((contest) => {
            const winners = contest.rays.filter((_ray, index) => fooled[at + index] === 1);
            at += contest.rays.length;
            const radius = radiusOf(contest);
            if (winners.length > 0)
                return [{ ...contest, rays: winners, high: radius, first: false }];
            // Nothing here is nearer than the best point so far.
            return contest.first ? [] : [{ ...contest, low: radius }];
        });
    }
}
/** The first distance to ask at: a little nearer than the best point, so that rays that do not help drop out at once. */
const FIRST_SHARE = 0.985;
function radiusOf({ low, high, first }) {
    return first ? high * FIRST_SHARE : (low + high) / 2;
}


/***/ }),

/***/ 3165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ RANDOM_POINTS),
/* harmony export */   rK: () => (/* binding */ findStarts),
/* harmony export */   tH: () => (/* binding */ chooseSamples)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);
/* harmony import */ var _boundary_search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(255);
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5036);
/* harmony import */ var _oracle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7530);




/** Inputs of other classes from which each sample starts, and how exactly the boundary towards them is found. */
const STARTS = 3;
/** The same if what is held may keep an input from fooling the victim. */
const HELD_STARTS = 12;
const ROUNDS = 8;
/** Random points that are asked if the victim gives all inputs one class. */
const RANDOM_POINTS = 32;
/**
 * Returns at most `wanted` samples of the inputs that the victim gets right; near-copies count once. If the classes take turns,
 * each gives as many as it can.
 */
function chooseSamples(pool, labels, size, { wanted, isByClass }) {
    const right = Array.from(pool.predicted.keys()).filter((index) => pool.predicted[index] === labels[index]);
    const lines = isByClass ? [...Map.groupBy(right, (index) => labels[index]).values()] : [right];
    const turns = lines.map((line) => line.values());
    const samples = [];
    const nextOf = (line) => {
        for (const index of line) {
            const origin = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(pool.points, index, size).slice();
            if (samples.some((other) => (0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(other.origin, origin, _geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .SAME */ .v6)))
                continue;
            const answer = pool.answers[index] ?? new Float32Array(0);
            samples.push((0,_oracle_js__WEBPACK_IMPORTED_MODULE_2__/* .startSample */ .h)({ input: index, label: labels[index] ?? 0, origin, answer, isMixture: false }));
            return true;
        }
        return false;
    };
    for (let isMore = true; isMore && samples.length < wanted;) {
        isMore = false;
        for (const line of turns)
            if (samples.length < wanted && nextOf(line))
                isMore = true;
    }
    return samples;
}
/** Starts each sample from the nearest inputs that the victim gives another class: unlike noise, which large nets put into one class. */
async function findStarts(oracle, samples, pool, lens, random) {
    const { size } = oracle.space;
    const seen = lens.see(pool.points);
    const fallback = pool.predicted.every((one) => one === pool.predicted[0])
        ? await randomPoints(oracle, random)
        : [];
    if (oracle.space.holds) {
        return findHeldStarts(oracle, samples, pool, fallback.map(({ point }) => point));
    }
    const rays = samples.flatMap((sample) => {
        const origin = lens.see(sample.origin);
        const near = nearestOthers(pool, sample, (index) => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .squaredDistance */ .hG)(origin, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(seen, index, lens.seen)));
        const targets = near.map((index) => ({
            point: (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(pool.points, index, size),
            predicted: pool.predicted[index] ?? sample.label,
            answer: pool.answers[index] ?? new Float32Array(0),
        }));
        return [...targets, ...fallback]
            .filter(({ predicted }) => predicted !== sample.label)
            .slice(0, STARTS)
            .map(({ point, predicted, answer }) => {
            oracle.note({ sample, point }, predicted, answer);
            return (0,_boundary_search_js__WEBPACK_IMPORTED_MODULE_3__/* .rayTo */ .Ys)(oracle, sample, point);
        });
    });
    await (0,_boundary_search_js__WEBPACK_IMPORTED_MODULE_3__/* .searchBoundary */ .pl)(oracle, rays, ROUNDS);
}
/** The same if some numbers may not be changed: the others are taken from inputs of every class, since what is held may decide. */
async function findHeldStarts(oracle, samples, pool, more) {
    const { size } = oracle.space;
    const points = oracle.space.free(pool.points);
    const questions = samples.flatMap((sample) => {
        const origin = oracle.space.free(sample.origin);
        const far = (index) => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .squaredDistance */ .hG)(origin, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, index, size));
        const near = nearestOthers(pool, sample, far, HELD_STARTS).map((index) => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(pool.points, index, size));
        return [...near, ...more].map((point) => ({ sample, point: point.slice() }));
    });
    const { fooled } = await oracle.ask(questions);
    const rays = questions
        .filter((_question, index) => fooled[index] === 1)
        .map(({ sample, point }) => (0,_boundary_search_js__WEBPACK_IMPORTED_MODULE_3__/* .rayTo */ .Ys)(oracle, sample, point));
    await (0,_boundary_search_js__WEBPACK_IMPORTED_MODULE_3__/* .searchBoundary */ .pl)(oracle, rays, ROUNDS);
}
function nearestOthers(pool, sample, far, most = STARTS) {
    return Array.from(pool.predicted.keys())
        .filter((index) => pool.predicted[index] !== sample.label)
        .map((index) => [far(index), index])
        .sort(([a], [b]) => a - b)
        .slice(0, most)
        .map(([, index]) => index);
}
async function randomPoints(oracle, random) {
    const points = Array.from({ length: RANDOM_POINTS }, () => new Float32Array(oracle.space.size).map(() => random.uniform()));
    const replies = await oracle.answers(points);
    return replies.map((reply, index) => ({
        point: points[index] ?? new Float32Array(oracle.space.size),
        predicted: oracle.classOf(reply),
        answer: reply,
    }));
}


/***/ }),

/***/ 5250:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b3: () => (/* binding */ mostlyOther),
/* harmony export */   nZ: () => (/* binding */ rightInMost),
/* harmony export */   v2: () => (/* binding */ confirmIfRandom)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1732);
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5036);


/** Asks a random model again about what an attack has found. Nothing is done if the model is not random. */
async function confirmIfRandom(randomness, campaigned) {
    if (randomness === undefined)
        return { unearned: undefined, isWhole: true };
    const asked = await confirmByMajority(campaigned);
    return { unearned: whyUnearned(randomness, asked), isWhole: asked.isWhole };
}
/** How far the changed inputs are tried, in parts of the change that was found; also at eps itself. */
const REACHES = [1, 1.25, 1.5, 2, 3];
/**
 * A change counts only if a random model gives the original its class, and the changed input another one, in most repeats. At the
 * border each repeat says something else, so larger changes in the same direction are tried, too, up to eps. What does not count is
 * taken back.
 */
async function confirmByMajority({ oracle, victim, samples, budget }) {
    const doubted = samples
        .filter(({ bestDistance, isConfirmed }) => Number.isFinite(bestDistance) && !isConfirmed)
        .map((sample) => ({ sample, points: pointsBeyond(oracle, sample) }));
    const votes = await vote(oracle, victim, doubted.flatMap(({ sample, points }) => [sample.origin, ...points]), doubted.flatMap(({ sample, points }) => [sample.label, ...points.map(() => sample.label)]), budget);
    let place = 0;
    let refuted = 0;
    for (const { sample, points } of doubted) {
        const isRight = (votes.right[place] ?? 0) > REPEATS / 2;
        const own = points.findIndex((_point, index) => votes.repeats - (votes.right[place + 1 + index] ?? 0) > REPEATS / 2);
        place += 1 + points.length;
        const point = points[own];
        if (isRight && point !== undefined) {
            sample.best.set(point);
            sample.bestDistance = oracle.space.distance(sample.origin, point);
        }
        else {
            takeBack(sample);
            refuted += 1;
        }
    }
    return { refuted, isWhole: doubted.length === 0 || votes.repeats === REPEATS };
}
function pointsBeyond({ eps, space }, { origin, best, bestDistance }) {
    // Rounding must not carry a point beyond eps.
    const radii = [...REACHES.map((reach) => bestDistance * reach), eps * (1 - 1e-6)];
    const wanted = radii.filter((radius) => radius <= eps || radius === bestDistance).toSorted((a, b) => a - b);
    return wanted.map((radius) => {
        const point = new Float32Array(space.size);
        (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .pointOnPath */ .z0)(origin, best, radius, point);
        space.hold(point, origin);
        return space.snap(point);
    });
}
async function vote(oracle, victim, points, labels, budget) {
    const { space } = oracle;
    const inputs = space.toModel((0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRows */ .U5)(points, space.size));
    const right = new Int32Array(points.length);
    let repeats = 0;
    while (points.length > 0 && repeats < REPEATS && budget.timeLeftMs() > 0) {
        const replies = await victim.ask(inputs, points.length);
        for (const [index, label] of labels.entries()) {
            if (oracle.classOf((0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(replies, index, victim.answerSize)) === label) {
                right[index] = (right[index] ?? 0) + 1;
            }
        }
        repeats += 1;
    }
    return { right, repeats };
}
function takeBack(sample) {
    sample.best.set(sample.origin);
    sample.bestDistance = Number.POSITIVE_INFINITY;
    sample.bestClass = sample.label;
    sample.bestAnswer = undefined;
    sample.queriesToEps = Number.POSITIVE_INFINITY;
}
function whyUnearned({ changedClass }, { refuted }) {
    if (changedClass === 0 && refuted === 0)
        return undefined;
    return (`The model is random: it gives the same input different classes, which misleads the search (${String(refuted)} ` +
        `of its finds did not hold in most of ${String(REPEATS)} repeats). So a low score proves nothing. ` +
        'Turn the random layers off for this analysis: export the model for inference, with dropout and ' +
        'noise off.');
}
/** Answers that are asked of a random model about one point: an odd number, so that one side has most of them. */
const REPEATS = 31;
/** @returns an answer with another class, if most answers of a random model give one; else undefined */
async function mostlyOther(oracle, label, point) {
    const replies = await oracle.answers(Array.from({ length: REPEATS }, () => point));
    const others = replies.filter((reply) => oracle.classOf(reply) !== label);
    return others.length > REPEATS / 2 ? others[0] : undefined;
}
/** Keeps the samples to which a random model gives their class in most answers. */
async function rightInMost(oracle, samples) {
    const right = [];
    for (const sample of samples) {
        if ((await mostlyOther(oracle, sample.label, sample.origin)) === undefined)
            right.push(sample);
    }
    return right;
}


/***/ }),

/***/ 8676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ chooseEps),
/* harmony export */   X_: () => (/* binding */ warnOfSmallEps),
/* harmony export */   bK: () => (/* binding */ estimateEps)
/* harmony export */ });
/* unused harmony export isNatural */
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2819);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3376);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1732);
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5036);





/** An eps estimated from fewer rows is hardly more than a guess. */
const LEAST_ROWS = 20;
/** Rows are compared in pairs: so many rows at most, and so many numbers. */
const MOST_COMPARED = 4_000;
const MOST_NUMBERS = 2 ** 33;
/** The largest change of natural pictures that robustness is usually reported for (RobustBench: Croce et al., NeurIPS 2021). */
const NATURAL_CEILING = 8 / 255;
/** The largest change of tables that is estimated: a quarter of the range puts half of every column within reach. Chosen. */
const TABLE_CEILING = 1 / 5;
/** Pictures with fewer pixels a side are icons and digits, in which changes of 8/255 hardly matter. */
const NATURAL_SIDE = 32;
/** A grey picture with half of its numbers so near to black or white is a drawing or a scan. */
const NEAR_END = 1 / 16;
/**
 * Estimates eps from the data: half of r, where r is half the 10th percentile of the distance to the nearest input of another class
 * (Yang et al., NeurIPS 2020); for tables r itself. Only rows count that the model gets right and that lie apart from every row of
 * another label, so that wrong labels and near-copies cannot choose it. The seed does not matter if all rows were asked.
 * @throws NotTestable if too few rows are left
 */
function estimateEps(space, data, asked, picture) {
    const rows = comparedRows(space, data, asked);
    const conflicts = findConflicts(rows, space.size);
    const used = Array.from(rows.labels.keys()).filter((row) => rows.right[row] === 1 && conflicts[row] === 0);
    const nearest = nearestOthers(rows, used, space.size);
    const inConflict = conflicts.reduce((sum, one) => sum + one, 0) / Math.max(1, conflicts.length);
    const tenth = nearest[Math.floor(0.1 * nearest.length)];
    if (tenth === undefined || nearest.length < LEAST_ROWS) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1(tooFewRows(rows, nearest.length, inConflict));
    }
    const estimated = tenth * (picture === undefined ? TABLE_SHARE : PICTURE_SHARE);
    const ceiling = ceilingOf(picture, rows.points);
    const capped = ceiling !== undefined && estimated > ceiling.value ? ceiling : undefined;
    return { ...(capped ?? { value: estimated, from: 'the distance between classes' }), inConflict };
}
function ceilingOf(picture, points) {
    if (picture === undefined) {
        return { value: TABLE_CEILING, from: 'a fifth of the range, the ceiling for tables' };
    }
    if (!isNatural(picture, points))
        return undefined;
    return { value: NATURAL_CEILING, from: '8/255, the ceiling for natural pictures' };
}
/** Of the distance between classes, what eps is. */
const PICTURE_SHARE = 1 / 4;
const TABLE_SHARE = 1 / 2;
function tooFewRows({ labels }, left, inConflict) {
    return (`eps cannot be estimated: of ${String(labels.length)} rows, ${String(left)} are classified correctly ` +
        'and lie more than 1 % of the range from every row with another label, and at least ' +
        `${String(LEAST_ROWS)} are needed (${(100 * inConflict).toFixed(0)} % have a row with another label ` +
        'within 1 %). Set eps of this attack to the largest change that your threat model allows, such as ' +
        '0.05; or give more data, and check its labels.');
}
function comparedRows(space, { values }, asked) {
    const most = Math.max(2 * LEAST_ROWS, Math.floor(Math.sqrt(MOST_NUMBERS / space.size)));
    const byRow = Array.from(asked.rows.keys()).sort((a, b) => (asked.rows[a] ?? 0) - (asked.rows[b] ?? 0));
    const drawn = new _random_js__WEBPACK_IMPORTED_MODULE_0__/* .Random */ .o(0)
        .permutation(byRow.length)
        .subarray(0, Math.min(MOST_COMPARED, most))
        .map((place) => byRow[place] ?? 0);
    const rows = drawn.map((index) => asked.rows[index] ?? 0);
    return {
        points: space.free(space.snap(space.fromModel((0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .takeRows */ .LY)(values, rows, space.size)))),
        labels: drawn.map((index) => asked.labels[index] ?? 0),
        right: Uint8Array.from(drawn, (index) => (asked.labels[index] === asked.predicted[index] ? 1 : 0)),
    };
}
function findConflicts({ points, labels }, size) {
    const found = new Uint8Array(labels.length);
    for (let first = 0; first < labels.length; first += 1) {
        for (let second = 0; second < first; second += 1) {
            if (labels[first] === labels[second] || (found[first] === 1 && found[second] === 1))
                continue;
            if (!(0,_geometry_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)((0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, first, size), (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, second, size), _geometry_js__WEBPACK_IMPORTED_MODULE_3__/* .SAME */ .v6))
                continue;
            found[first] = 1;
            found[second] = 1;
        }
    }
    return found;
}
/** The distances of the used rows to the nearest used row of another label, from small to large. */
function nearestOthers({ points, labels }, used, size) {
    const nearest = new Float64Array(used.length).fill(Number.POSITIVE_INFINITY);
    for (const [first, row] of used.entries()) {
        for (let second = 0; second < first; second += 1) {
            const other = used[second] ?? 0;
            if (labels[row] === labels[other])
                continue;
            const limit = Math.max(nearest[first] ?? 0, nearest[second] ?? 0);
            const apart = distanceBelow((0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, row, size), (0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .rowOf */ .OB)(points, other, size), limit);
            nearest[first] = Math.min(nearest[first] ?? apart, apart);
            nearest[second] = Math.min(nearest[second] ?? apart, apart);
        }
    }
    return nearest.filter(Number.isFinite).sort();
}
/** Infinite as soon as it is certain to be above the limit. */
function distanceBelow(a, b, limit) {
    let largest = 0;
    for (let index = 0; index < a.length; index += 1) {
        const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
        if (difference > largest)
            largest = difference;
        if (largest > limit)
            return Number.POSITIVE_INFINITY;
    }
    return largest;
}
/** Photographs, and what looks like them: at least 32 pixels a side, in colour or with many shades of grey. */
function isNatural(picture, points) {
    if (picture === undefined || Math.min(picture.width, picture.height) < NATURAL_SIDE)
        return false;
    if (picture.channels >= 3)
        return true;
    let atEnds = 0;
    for (const value of points)
        if (value < NEAR_END || value > 1 - NEAR_END)
            atEnds += 1;
    return atEnds < points.length / 2;
}
/** With a smaller part of what is suggested, hardly any model falls. */
const FAR_BELOW = 0.1;
/** The largest estimate of a share of the ranges: classes are at most one range apart. */
const MOST_ESTIMATED = PICTURE_SHARE;
/**
 * Chooses eps: that of the settings, else that of the baseline, with what the data suggests instead if it is far below that; else the
 * estimate. What no setting gives is at least the minimum of the policy.
 * @param estimate estimates eps from the data
 */
function chooseEps({ eps, baselineEps, least }, estimate) {
    if (eps !== undefined)
        return givenEps({ value: eps, from: 'the settings' }, estimate);
    const minimum = least?.eps ?? 0;
    if (baselineEps === undefined)
        return atLeast(minimum, estimate());
    return givenEps(atLeast(minimum, { value: baselineEps, from: 'the baseline' }), estimate);
}
function givenEps(given, estimate) {
    const { value } = given;
    if (value >= FAR_BELOW * MOST_ESTIMATED)
        return given;
    try {
        const suggested = estimate().value;
        return value < FAR_BELOW * suggested ? { ...given, suggested } : given;
    }
    catch (error) {
        // Nobody asked for an estimate.
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1)
            return given;
        throw error;
    }
}
/** Says that an eps is far below what is usual: sentences. */
function warnOfSmallEps(value, suggested, by) {
    if (suggested === undefined)
        return [];
    const [own = '', other = ''] = [value, suggested].map((one) => String(Number(one.toPrecision(3))));
    return [
        `${_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECK_MARK */ .vz}eps is ${own}, less than a tenth of ${other}, ${by}. Changes so small move hardly any model, so a low score says ` +
            'little. Set `eps` to the largest change that your threat model allows, or leave it out.',
    ];
}
function atLeast(least, eps) {
    return eps.value >= least ? eps : { ...eps, value: least, from: "the policy's minimum" };
}


/***/ }),

/***/ 7884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ LEAST_GRADIENTS_PER_SAMPLE),
/* harmony export */   FX: () => (/* binding */ requireSamples),
/* harmony export */   gG: () => (/* binding */ lacksGradients),
/* harmony export */   hJ: () => (/* binding */ whyTooFewDecided),
/* harmony export */   iV: () => (/* binding */ LEAST_SAMPLES),
/* harmony export */   z4: () => (/* binding */ requireSoundData),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2819);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3376);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2);



const LEAST_SAMPLES = _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .Nn.samples;
/** With fewer queries for an input that has not fallen, its not falling says nothing. */
const LEAST_QUERIES_PER_SAMPLE = _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .Nn.queriesPerInput;
/** The same of gradients, if the attack follows them: for a row, and for a mixture, which only tells whether rows are known by heart. */
const LEAST_GRADIENTS_PER_SAMPLE = 300;
const LEAST_GRADIENTS_PER_MIXTURE = 100;
/** True if an input that stands had too few gradients for a verdict. */
function lacksGradients({ isMixture, gradients }) {
    return gradients < (isMixture ? LEAST_GRADIENTS_PER_MIXTURE : LEAST_GRADIENTS_PER_SAMPLE);
}
/** @throws NotTestable if the labels are all of one class, or the model hardly knows more of them than chance */
function requireSoundData(asked, { balanced, accuracy, classes }, rows, oracle) {
    const least = String(LEAST_SAMPLES);
    if (asked.rows.length < LEAST_SAMPLES) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1(`The model could be queried on only ${String(asked.rows.length)} of ${String(rows)} rows, but a ` +
            `verdict needs at least ${least} inputs that the model classifies correctly. ` +
            (oracle.isSpent() ? whatEnded(oracle) : 'Give more rows.'));
    }
    const of = `${String(asked.rows.length)} of ${String(rows)} rows`;
    const more = oracle.isSpent() ? ` ${whatEnded(oracle)}` : '';
    if (classes === 1) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1(`All labels of ${of} are the same class, so nothing shows that the model tells classes apart. Give ` +
            `data with rows of at least two classes.${more}`);
    }
    if (balanced.low > 1 / classes)
        return;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1('The model classifies this data hardly better than chance: its balanced accuracy is ' +
        `${shown(balanced.value)} on ${of}, at least ${shown(balanced.low)} (95 %), and always naming one of ` +
        `the ${String(classes)} classes gives ${shown(1 / classes)} (accuracy ${shown(accuracy)}). Changed ` +
        'answers of such a model mean nothing. Check that labels belong to the data and to the model, row by ' +
        'row, and that the data is prepared as in training; or give more rows, above all of ' +
        `the rarer classes.${more}`);
}
/** @throws NotTestable if there are too few inputs to attack */
function requireSamples(samples, asked, { wanted, rows }, oracle) {
    if (samples >= LEAST_SAMPLES)
        return;
    const least = String(LEAST_SAMPLES);
    if (wanted < LEAST_SAMPLES) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1(`samples is ${String(wanted)}, but a verdict needs at least ${least} attacked inputs. Set samples to ${least} or more.`);
    }
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .NotTestable */ .S1(`Only ${String(samples)} inputs can be attacked, but a verdict needs at least ${least}: the model ` +
        `was queried on ${String(asked.rows.length)} of ${String(rows)} rows, and copies within 1 % of the ` +
        'range count once. ' +
        (oracle.isSpent() || asked.rows.length < Math.min(rows, asked.wanted)
            ? whatEnded(oracle)
            : `Give more different rows that the model classifies correctly.`));
}
function whatEnded(oracle) {
    return oracle.isOutOfTime()
        ? 'The time was up: give the analysis more (minutes, or the input timeout-minutes).'
        : 'The queries were used up, or the model is slow: allow more.';
}
/** Says why rows that were proved or turned are too few for a pass. */
function whyTooFewDecided(decided, rows) {
    if (decided >= LEAST_SAMPLES)
        return undefined;
    return (`Only ${String(decided)} of ${String(rows)} rows were decided within one second each, but a pass ` +
        `needs at least ${String(LEAST_SAMPLES)}. A smaller eps is decided sooner, and so is a model with ` +
        'fewer or flatter trees.');
}
/** Judges whether every input that has not fallen got enough queries or gradients. */
function endingOf(samples, oracle, { isShortened, isOutOfTime, confirmed, unearned }) {
    const standing = samples.filter(({ bestDistance }) => bestDistance > oracle.eps);
    const weak = standing.filter((sample) => !hadEnough(sample)).length;
    // Gradients that each input had in full are a whole attack: the search by answers behind them is a second opinion.
    const isEarly = isOutOfTime && samples.some(({ gradients }) => gradients === 0);
    const cutShort = isEarly || !confirmed.isWhole || (weak > 0 && (isShortened || isOutOfTime));
    const reasons = (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)([
        confirmed.unearned,
        ...unearned,
        weak > 0 && !cutShort && fewQueries(standing.length, weak),
    ]);
    return { cutShort, ...(reasons.length > 0 && { unearned: reasons.join(' ') }) };
}
function hadEnough(sample) {
    return sample.gradients > 0 ? !lacksGradients(sample) : sample.queries >= LEAST_QUERIES_PER_SAMPLE;
}
function fewQueries(standing, weak) {
    return (`Of ${String(standing)} inputs that kept their class, ${String(weak)} got fewer than ` +
        `${String(LEAST_QUERIES_PER_SAMPLE)} queries (or ${String(LEAST_GRADIENTS_PER_SAMPLE)} gradients), ` +
        `which proves nothing. Attack fewer inputs (samples, at least ${String(LEAST_SAMPLES)}) or allow ` +
        'more queries.');
}
function shown(share) {
    return share.toFixed(2).replace(/^0/u, '');
}


/***/ }),

/***/ 9884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WN: () => (/* binding */ formatAsked),
/* harmony export */   XB: () => (/* binding */ formatChoice),
/* harmony export */   Z8: () => (/* binding */ firstLimits),
/* harmony export */   ze: () => (/* binding */ describeEvasion)
/* harmony export */ });
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2819);
/* harmony import */ var _whole_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4091);
/* harmony import */ var _eps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8676);



/** What the score says in one sentence, and what it does not say. */
function describeEvasion(data, setup, score, scrutiny) {
    const { campaign, samples, eps } = setup;
    const limits = (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)([
        ...firstLimits(eps, score),
        ...scrutiny.limits,
        data.shape.length > 1
            ? 'Only bounded changes of numbers were considered. Rotation, light, other words and objects in the ' +
                'picture are other threats.'
            : 'Only bounded changes of numbers were considered; rows that are made up are another threat.',
        formatChoice(eps),
        eps.inConflict !== undefined &&
            eps.inConflict > 0 &&
            `${percent(eps.inConflict)} of the rows lie within 1 % of the range, in every number, of a row with another label. They were left out when eps was chosen; check their labels.`,
        formatAsked(setup),
        setup.isShortened &&
            `The model is slow: the time allowed ${String(samples.length)} inputs with ${String(campaign.queriesPerSample)} queries each. Give it more time (minutes) for a narrower interval.`,
        samples.length < SMALL &&
            `Only ${String(samples.length)} inputs could be attacked, so the interval is wide.`,
    ]);
    return { meaning: meaningOf(data, setup, score.judged, score.isGap), limits };
}
/** What comes first of what a score does not say: what is judged, and whether eps is enough. */
function firstLimits(eps, score) {
    return (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)([
        score.isGap && formatGap(score),
        ...(0,_eps_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfSmallEps */ .X_)(eps.value, eps.suggested, 'which the data suggests'),
        ...(0,_whole_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .formatStuck */ .YO)(eps),
    ]);
}
/** Says what an estimated eps was chosen from. */
function formatChoice({ from, inConflict }) {
    if (inConflict === undefined)
        return undefined;
    return `eps was chosen from ${from}; it says nothing about what a person would notice. Set \`eps\` if your threat model has one.`;
}
/** Says if the accuracy was measured on a part of the rows. */
function formatAsked({ asked, rows }) {
    if (asked.rows.length >= rows)
        return undefined;
    return `The accuracy was measured on ${String(asked.rows.length)} of ${String(rows)} rows, drawn at random: the time or the queries allowed no more.`;
}
const SMALL = 50;
function formatGap({ rows, mixtures, chance = 1 }) {
    return (`Mixtures of two inputs of one class fall more often (${percent(mixtures?.value ?? 0)}) than the ` +
        `inputs themselves (${percent(rows.value)}; chance ${chance.toPrecision(1)}). The model seems to ` +
        'have memorized its test rows, so the score is that of the mixtures.');
}
function meaningOf(data, { campaign, agreement }, score, ofMixtures) {
    const { eps } = campaign.oracle;
    const columns = (0,_whole_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsMoved */ .L)(data, eps);
    const numbers = columns === undefined ? 'each number' : `each number, in ${columns},`;
    const inputs = ofMixtures
        ? 'mixtures of inputs that the model gets right'
        : 'inputs that the model gets right';
    return (`Of the ${inputs} (${percent(agreement.accuracy)}), ${percent(score.value)} can be changed by at ` +
        `most ${percent(eps)} of the range of ${numbers} so that the model gives another class.`);
}
function percent(share) {
    return `${(100 * share).toPrecision(3).replace(/\.0+$/u, '')} %`;
}


/***/ }),

/***/ 1165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   JD: () => (/* binding */ attackExactly),
/* harmony export */   Wu: () => (/* binding */ allRowsIfFree),
/* harmony export */   kY: () => (/* binding */ findExactness)
/* harmony export */ });
/* harmony import */ var _catalog_result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4373);
/* harmony import */ var _predicted_classes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8337);
/* harmony import */ var _statistics_balanced_accuracy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1732);
/* harmony import */ var _compared_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3523);
/* harmony import */ var _exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4647);
/* harmony import */ var _exact_meaning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7355);
/* harmony import */ var _evasion_minimum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7884);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5480);
/* harmony import */ var _setup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4459);
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5036);











const METHOD = {
    name: 'Evasion, exact: each row is proved to keep its class, or turned, by the structure of the model',
    formula: 'score = rows that some change within eps gives another class / rows attacked, which the model gets right: the mean of this share over ' +
        'the classes, or with fewer than 20 rows for each class the share of all. Undecided rows count as kept: the score is then a lower ' +
        'bound. Wilson 95 % intervals, joined by MOVER, with undecided rows on both sides. If mixtures of rows ' +
        'are turned more often (Fisher, p < .001), score = the same of the mixtures',
    sources: [
        'Kantchelian, Tygar, Joseph: Evasion and hardening of tree ensemble classifiers, ICML 2016',
        'Chen, Zhang, Si, Li, Boning, Hsieh: Robustness verification of tree-based models, NeurIPS 2019',
        'Devos, Meert, Davis: Versatile verification of tree ensembles, ICML 2021',
        'Sontag, Globerson, Jaakkola: Introduction to dual decomposition for inference, 2011',
    ],
};
/** The row of a mixture, which is in no file. */
const MIXTURE = -1;
/**
 * Attacks a classifier whose structure says what a change can do: each row is proved to keep its class, or turned.
 * @throws NotTestable if no verdict can rest on the data, or too few rows can be attacked
 */
async function attackExactly(analysis, { victim, labels }, exact, budget) {
    const started = performance.now();
    const queriesBefore = victim.queries;
    const setup = await (0,_setup_js__WEBPACK_IMPORTED_MODULE_3__/* .prepare */ .iA)({ ...allRowsIfFree(analysis, exact), isExact: true }, victim, labels, budget);
    const limits = limitsOf(analysis.data, setup.eps.value);
    const all = await proveRows(analysis, { victim, labels, setup, limits, exact }, budget);
    const score = (0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreOf */ .uw)((0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .fallenOf */ .Ew)(all.rows, setup), (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .fallenOf */ .Ew)(all.mixtures, setup), analysis.classNames);
    const proved = score.isGap ? all.mixtures : all.rows;
    const evidence = await (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .exactEvidence */ .R)(analysis, victim, proved, limits);
    budget.progress(1, 'Evasion is done');
    const isDecided = (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(proved, 'undecided') === 0;
    const decided = all.rows.length - (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(all.rows, 'undecided');
    const unearned = (0,_evasion_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .whyTooFewDecided */ .hJ)(decided, all.rows.length);
    return {
        score: score.judged,
        ...{ bound: isDecided ? 'exact' : 'lower', access: 'exact' },
        ...(score.classes !== undefined && { classes: score.classes }),
        ...outcomesOf(all, score, setup),
        cutShort: budget.timeLeftMs() <= 0 && !isDecided,
        ...(!isDecided && { isTimed: true }),
        ...(unearned !== undefined && { unearned }),
        ...(0,_exact_meaning_js__WEBPACK_IMPORTED_MODULE_1__/* .describeExact */ .jO)(analysis.data, setup, { proved, score }, exact.how),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        accuracy: setup.agreement.accuracy,
        skill: (0,_statistics_balanced_accuracy_js__WEBPACK_IMPORTED_MODULE_6__/* .accuracyOf */ .RU)(setup.agreement),
        method: METHOD,
        figures: figuresOf(setup, all, score),
        evidence,
    };
}
/**
 * Finds out what can be proved of the model. What was read of its structure must answer as the model does: else nothing is proved.
 * @returns undefined for pictures, random models, and models of another kind
 */
async function findExactness({ exact, picture, randomness, data }, victim) {
    if (exact === undefined || picture !== undefined || randomness !== undefined)
        return undefined;
    const found = exact();
    if (found === undefined || 'why' in found)
        return found;
    const { asked, rows } = (0,_compared_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedRows */ .HL)(data, victim.inputSize);
    const predicted = await (0,_predicted_classes_js__WEBPACK_IMPORTED_MODULE_7__/* .predict */ .K$)(victim, asked, rows.length);
    return rows.some((row, at) => found.classOf(row) !== predicted[at]) ? _compared_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .OTHER_STRUCTURE */ .lF : found;
}
/** A row that a closed form decides costs nothing, so all rows are judged, however many samples were wanted. */
function allRowsIfFree(analysis, exact) {
    if (!exact.isClosed)
        return analysis;
    const samples = Math.min(analysis.data.count, _catalog_result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_OUTCOMES */ .we);
    return { ...analysis, settings: { ...analysis.settings, samples } };
}
/** How far each column may move: eps of its range. */
function limitsOf({ low, high, fixed, whole }, eps) {
    const [least, most] = [Float64Array.from(low), Float64Array.from(high)];
    return {
        radius: least.map((from, column) => {
            const range = (most[column] ?? from) - from;
            if (fixed?.has(column) === true)
                return 0;
            return whole?.has(column) === true ? (0,_geometry_js__WEBPACK_IMPORTED_MODULE_9__/* .stepsWithin */ .zi)(eps, range) : eps * range;
        }),
        low: least,
        high: most,
        whole: whole ?? new Set(),
    };
}
async function proveRows(analysis, task, budget) {
    const { victim, setup, limits, exact } = task;
    const open = [...(await rowsOf(analysis, task)), ...mixturesOf(setup)];
    const proved = await (0,_compared_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .proveEach */ .wV)(open, budget, 0, (one, isOver) => {
        // A proof is about the class that the structure gives: it must be the one that the model itself gives.
        const isOpen = isOver() || exact.classOf(one.values) !== one.label;
        return { ...one, proof: isOpen ? { verdict: 'undecided' } : exact.prove(one.values, limits, isOver) };
    });
    const all = await confirmed(proved, victim);
    return {
        rows: all.filter(({ row }) => row !== MIXTURE),
        mixtures: all.filter(({ row }) => row === MIXTURE),
    };
}
async function rowsOf({ data }, { victim, labels, setup }) {
    const size = victim.inputSize;
    const rows = setup.samples.map(({ input }) => setup.asked.rows[input] ?? 0);
    const predicted = await (0,_predicted_classes_js__WEBPACK_IMPORTED_MODULE_7__/* .predict */ .K$)(victim, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_10__/* .takeRows */ .LY)(data.values, rows, size), rows.length);
    const numbers = data.doubles ?? data.values;
    return rows
        .filter((row, at) => predicted[at] === labels[row])
        .map((row) => ({
        row,
        label: labels[row] ?? 0,
        values: Float64Array.from(numbers.subarray(row * size, (row + 1) * size)),
    }));
}
function mixturesOf({ mixtures, campaign }) {
    const { space } = campaign.oracle;
    return mixtures.map(({ label, origin }) => ({
        row: MIXTURE,
        label,
        values: Float64Array.from(space.toModel(origin)),
    }));
}
/** A turned row that the model itself does not answer differently, by a tie of rounding, is not decided. */
async function confirmed(proved, victim) {
    const turned = proved.flatMap(({ proof }) => proof.verdict === 'turned' ? [Float32Array.from(proof.row)] : []);
    const classes = await (0,_predicted_classes_js__WEBPACK_IMPORTED_MODULE_7__/* .predict */ .K$)(victim, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_10__/* .joinRows */ .U5)(turned, victim.inputSize), turned.length);
    let at = 0;
    return proved.map((one) => {
        if (one.proof.verdict !== 'turned')
            return one;
        at += 1;
        return classes[at - 1] === one.label ? { ...one, proof: { verdict: 'undecided' } } : one;
    });
}
/** What became of each row: not if mixtures are judged, since a model that knows its rows holds them all. */
function outcomesOf({ rows }, { isGap }, { eps, keys, strataOf }) {
    const fallen = rows.map(({ row, proof }) => ({ key: keys[row] ?? 0, fell: proof.verdict === 'turned' }));
    const outcomes = (0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .packGrouped */ .eR)(fallen, strataOf(rows), { eps: eps.value, queries: 1 });
    return isGap || outcomes === undefined ? {} : { outcomes };
}
function figuresOf({ asked, agreement, eps }, { rows: proved, mixtures }, score) {
    const turned = (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(proved, 'turned');
    return {
        ...(0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .epsFigures */ .SR)(eps),
        samples: proved.length,
        proved: (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(proved, 'robust'),
        turned,
        undecided: (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(proved, 'undecided'),
        ...(score.mixtures !== undefined && {
            mixtures: mixtures.length,
            'turned mixtures': (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(mixtures, 'turned'),
            'chance of the gap': score.chance ?? 1,
        }),
        ...(0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .accuracyFigures */ .B2)(asked, agreement),
        ...(score.classes?.isMean !== true && {
            'robust accuracy': agreement.accuracy * (1 - turned / Math.max(1, proved.length)),
        }),
    };
}


/***/ }),

/***/ 3523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ comparedRows),
/* harmony export */   lF: () => (/* binding */ OTHER_STRUCTURE),
/* harmony export */   wV: () => (/* binding */ proveEach)
/* harmony export */ });
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
/* harmony import */ var _victim_let_others_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9075);


/** Rows of which the structure must give what the model itself gives, and as many mixed ones. */
const COMPARED = 500;
/** Rows on which a model is compared with what was read of its structure: rows of the data, and mixed ones, which reach other leaves. */
function comparedRows({ values, doubles, count: all }, size) {
    const count = Math.min(COMPARED, all);
    const numbers = doubles ?? values;
    const random = new _random_js__WEBPACK_IMPORTED_MODULE_0__/* .Random */ .o(0);
    const rows = Array.from({ length: 2 * count }, (_unused, at) => Float64Array.from({ length: size }, (_one, column) => numbers[(at < count ? at : random.integer(count)) * size + column] ?? Number.NaN));
    const asked = new Float32Array(rows.length * size);
    for (const [at, row] of rows.entries())
        asked.set(row, at * size);
    return { asked, rows };
}
/** Why nothing is proved of a model whose answers are not those of its structure. */
const OTHER_STRUCTURE = {
    why: 'the structure that was read from the file answers differently from the model itself',
};
/** The most time for one row, in milliseconds. It decides 99 of 100 rows of common models. */
const ROW_MS = 1_000;
/**
 * Proves rows one after another.
 * @param begun the progress at the beginning, from 0 to 1
 * @param prove is told by `isOver` when the time of its row is up
 */
async function proveEach(rows, budget, begun, prove) {
    const proved = [];
    for (const [at, row] of rows.entries()) {
        const done = begun + ((0.95 - begun) * at) / rows.length;
        budget.progress(done, `proving row ${String(at + 1)} of ${String(rows.length)}`);
        await (0,_victim_let_others_run_js__WEBPACK_IMPORTED_MODULE_1__/* .letOthersRun */ .g)();
        const endsAt = performance.now() + ROW_MS;
        proved.push(await prove(row, () => performance.now() > endsAt || budget.timeLeftMs() <= 0));
    }
    return proved;
}


/***/ }),

/***/ 4647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ fallenOf),
/* harmony export */   R: () => (/* binding */ exactEvidence),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);
/* harmony import */ var _victim_outside_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8163);
/* harmony import */ var _predicted_classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8337);



const MOST_PAIRS = 100;
/** The turned rows, each confirmed by the model itself, the smallest changes first. */
async function exactEvidence({ data, classNames }, victim, proved, limits) {
    const size = victim.inputSize;
    const turned = proved.flatMap(({ proof, ...one }) => proof.verdict === 'turned'
        ? [
            {
                ...one,
                changed: Float32Array.from(proof.row),
                distance: distanceOf(one.values, proof.row, limits),
            },
        ]
        : []);
    const joined = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRows */ .U5)(turned.flatMap(({ values, changed }) => [Float32Array.from(values), changed]), size);
    const answers = await victim.ask(joined, 2 * turned.length);
    const classes = (0,_predicted_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .classesOf */ .OX)(answers, 2 * turned.length);
    const say = (at) => {
        const predicted = classes[at] ?? 0;
        const name = classNames?.[predicted] ?? String(predicted);
        if (victim.answers !== 'scores')
            return name;
        return `${name} (${(answers[at * victim.answerSize + predicted] ?? 0).toFixed(2)})`;
    };
    const fooled = turned
        .map(({ row, label, values, changed, distance }, at) => ({
        label,
        answer: classes[2 * at + 1] ?? 0,
        pair: {
            name: row < 0 ? 'a mixture of two rows' : (data.names?.[row] ?? `input ${String(row)}`),
            ...{ original: Float32Array.from(values), changed, distance },
            ...{ before: say(2 * at), after: say(2 * at + 1) },
        },
    }))
        .toSorted((one, other) => one.pair.distance - other.pair.distance);
    if (fooled.length === 0)
        return [];
    const shown = fooled.slice(0, MOST_PAIRS);
    return [
        {
            kind: 'pairs',
            distanceName: 'largest change, a share of the range',
            title: 'Rows that a change within eps turns, the smallest changes first',
            shape: data.shape,
            ...(shown.length < fooled.length && { left: fooled.length - shown.length }),
            ...(await (0,_victim_outside_call_js__WEBPACK_IMPORTED_MODULE_2__/* .withTests */ .w)(victim.outside, shown)),
        },
    ];
}
/** The greatest change of a column, as a share of its range. */
function distanceOf(from, to, { low, high }) {
    let most = 0;
    for (const [column, value] of from.entries()) {
        const range = (high[column] ?? 0) - (low[column] ?? 0);
        const moved = Math.abs((to[column] ?? 0) - value);
        if (range > 0 && moved > 0)
            most = Math.max(most, moved / range);
    }
    return most;
}
/** How many rows have a verdict. */
function countOf(proved, verdict) {
    return proved.filter(({ proof }) => proof.verdict === verdict).length;
}
/** What became of each. */
function fallenOf(proved, { strataOf }) {
    return {
        strata: strataOf(proved),
        fell: (input) => proved[input]?.proof.verdict === 'turned',
        isOpen: (input) => proved[input]?.proof.verdict === 'undecided',
    };
}


/***/ }),

/***/ 7355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   jB: () => (/* binding */ formatColumns),
/* harmony export */   jO: () => (/* binding */ describeExact)
/* harmony export */ });
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2819);
/* harmony import */ var _model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7551);
/* harmony import */ var _evasion_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9884);
/* harmony import */ var _whole_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4091);
/* harmony import */ var _exact_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4647);





const MOST_NAMES = 10;
/**
 * What an exact score says in one sentence, and what it does not say.
 * @param how what the proof computes with
 */
function describeExact(data, setup, { proved, score }, how) {
    const { eps } = setup;
    const undecided = (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(proved, 'undecided');
    return {
        meaning: meaningOf(data, setup, proved, score.isGap ? 'mixtures of two rows' : 'rows'),
        limits: (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)([
            ...(0,_evasion_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLimits */ .Z8)(eps, score),
            `Each row is proved or turned by ${how}. Only other rows remain uncertain: the interval says what ` +
                'they would give.',
            undecided > 0 &&
                `${String(undecided)} of ${String(proved.length)} rows were not decided within one second each. They ` +
                    'count as kept in the score, and as turned in the upper end of the interval.',
            ...formatColumns(data),
            'Only bounded changes of numbers were considered. Other rows and larger changes are other threats.',
            (0,_evasion_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChoice */ .XB)(eps),
            (0,_evasion_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAsked */ .WN)(setup),
        ]),
    };
}
function meaningOf(data, { eps, agreement }, proved, what) {
    const [robust, turned, undecided] = [
        (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(proved, 'robust'),
        (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(proved, 'turned'),
        (0,_exact_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(proved, 'undecided'),
    ];
    const change = formatChange(data, eps.value);
    const rows = `${String(proved.length)} ${what} that the model gets right (accuracy ${percent(agreement.accuracy)})`;
    if (turned + undecided === 0)
        return `No row can be turned by ${change}: proved for all ${rows}.`;
    const rest = (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)([
        robust > 0 && `for ${String(robust)} it is proved that no such change turns them`,
        undecided > 0 && `${String(undecided)} ${undecided === 1 ? 'is' : 'are'} undecided`,
    ]);
    const words = rest.length === 0 ? '' : `; ${rest.join('; ')}`;
    return `${turned === 0 ? 'None' : String(turned)} of ${rows} ${turned === 0 ? 'was' : 'can be'} turned by ${change}${words}.`;
}
/** Says how far an attack goes, and on how many columns. */
function formatChange(data, eps) {
    const columns = (0,_whole_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .columnsMoved */ .L)(data, eps);
    const changed = columns === undefined ? 'every column' : `${columns}, each`;
    return `changing ${changed} by up to ${percent(eps)} of its range`;
}
/** Says which columns an attack may not change freely. */
function formatColumns({ columns, fixed, whole }) {
    const named = (places) => {
        const names = [...places]
            .slice(0, MOST_NAMES)
            .map((place) => (0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(columns?.[place] ?? `column ${String(place)}`, 40));
        return `${names.join(', ')}${places.size > MOST_NAMES ? ` and ${String(places.size - MOST_NAMES)} more` : ''}`;
    };
    return (0,_catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)([
        fixed !== undefined &&
            fixed.size > 0 &&
            `Columns that stay as they are (categories, one-hot groups, fixed): ${named(fixed)}.`,
        whole !== undefined && whole.size > 0 && `Columns that take whole numbers only: ${named(whole)}.`,
    ]);
}
function percent(share) {
    return `${String(Number((100 * share).toPrecision(3)))} %`;
}


/***/ }),

/***/ 7530:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ Oracle),
/* harmony export */   h: () => (/* binding */ startSample)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
function startSample(known) {
    return {
        ...known,
        best: known.origin.slice(),
        bestDistance: Number.POSITIVE_INFINITY,
        bestClass: known.label,
        bestAnswer: undefined,
        foundBy: '',
        isConfirmed: false,
        queries: 0,
        gradients: 0,
        queriesToEps: Number.POSITIVE_INFINITY,
    };
}
/** Puts the questions of all attacks to the victim, in batches, keeps the budget, and keeps the closest fooling point of each sample. */
class Oracle {
    space;
    /** How far an input may be changed; 0 as long as that is not known. */
    eps = 0;
    attack = '';
    /** Answered points, from which a substitute can learn. */
    answered = [];
    #victim;
    #options;
    #queries = 0;
    #keptSoFar = 0;
    #spent = false;
    constructor(victim, space, options) {
        this.#victim = victim;
        this.space = space;
        this.#options = options;
    }
    get knowsScores() {
        return this.#victim.answers === 'scores';
    }
    get queries() {
        return this.#queries;
    }
    /** True once a question could not be asked, since the queries or the time are spent. */
    isSpent() {
        return this.#spent || this.isOutOfTime();
    }
    isOutOfTime() {
        return this.#options.timeLeftMs() <= 0;
    }
    /** Asks about points, after moving each to where an input can be. */
    async ask(questions) {
        const fooled = new Uint8Array(questions.length);
        const margins = new Float32Array(questions.length).fill(-1);
        const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / this.space.size)));
        for (let from = 0; from < questions.length; from += chunk) {
            const asked = questions.slice(from, from + chunk);
            for (const { sample, point } of asked)
                this.space.hold(point, sample.origin);
            const replies = await this.answers(asked.map(({ point }) => point));
            for (const [index, reply] of replies.entries()) {
                const question = asked[index];
                if (question === undefined)
                    continue;
                const predicted = this.classOf(reply);
                question.sample.queries += 1;
                this.note(question, predicted, reply);
                this.#keep(question.point, reply);
                fooled[from + index] = predicted === question.sample.label ? 0 : 1;
                margins[from + index] = this.#margin(reply, question.sample.label);
            }
            if (replies.length < asked.length)
                break;
        }
        return { fooled, margins };
    }
    /** Asks about points of no sample. The answers are fewer than the points if the budget ends. */
    async answers(points) {
        const { size } = this.space;
        const affordable = this.isSpent() ? 0 : Math.min(points.length, this.#options.maxQueries - this.#queries);
        // More time may be lent, but no more queries.
        if (affordable < points.length && !this.isOutOfTime())
            this.#spent = true;
        if (affordable === 0)
            return [];
        const joined = new Float32Array(affordable * size);
        for (let index = 0; index < affordable; index += 1) {
            const point = points[index];
            if (point !== undefined)
                joined.set(this.space.snap(point), index * size);
        }
        const replies = await this.#victim.ask(this.space.toModel(joined), affordable);
        this.#queries += affordable;
        this.#options.tell();
        return Array.from({ length: affordable }, (_unused, index) => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(replies, index, this.#victim.answerSize));
    }
    classOf(reply) {
        return this.knowsScores ? (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .argMax */ .FL)(reply) : Math.round(reply[0] ?? 0);
    }
    #margin(reply, label) {
        if (!this.knowsScores)
            return this.classOf(reply) === label ? -1 : 1;
        let other = 0;
        for (let index = 0; index < reply.length; index += 1) {
            if (index !== label)
                other = Math.max(other, reply[index] ?? 0);
        }
        return Math.log(other + SMALLEST) - Math.log((reply[label] ?? 0) + SMALLEST);
    }
    #keep(point, answer) {
        if (this.#options.kept === 0)
            return;
        // The newest take the place of the oldest.
        this.answered[this.#keptSoFar % this.#options.kept] = { seen: this.#options.see(point), answer };
        this.#keptSoFar += 1;
    }
    /** Takes in what the victim says about a point of a sample. */
    note({ sample, point }, predicted, answer) {
        if (predicted === sample.label)
            return;
        const length = this.space.distance(sample.origin, point);
        if (length >= sample.bestDistance)
            return;
        if (length <= this.eps && sample.bestDistance > this.eps) {
            sample.queriesToEps = sample.queries + sample.gradients;
        }
        sample.best.set(point);
        sample.bestDistance = length;
        sample.bestClass = predicted;
        sample.bestAnswer = answer;
        sample.foundBy = this.attack;
    }
}
/** Keeps logarithms finite. */
const SMALLEST = 1e-12;


/***/ }),

/***/ 5480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ accuracyFigures),
/* harmony export */   S4: () => (/* binding */ scoreOfSearch),
/* harmony export */   SR: () => (/* binding */ epsFigures),
/* harmony export */   eR: () => (/* binding */ packGrouped),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _catalog_result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4373);
/* harmony import */ var _statistics_distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1925);
/* harmony import */ var _strata_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);



/** Below this chance, the gap is no accident. */
const ALPHA = 0.001;
/**
 * The score: of rows, unless mixtures of rows fall more often than chance explains: such a model resists near the rows of its test
 * only.
 * @param names of the classes
 */
function scoreOf(ofRows, ofMixtures, names) {
    const rows = shareOf(ofRows);
    const [total, mixtures] = [ofRows.strata.inputs, ofMixtures.strata.inputs];
    if (mixtures === 0)
        return { judged: rows, rows, isGap: false, ...classesOf(ofRows, names) };
    const mixed = shareOf(ofMixtures);
    const [found, more] = [countOf(ofRows), countOf(ofMixtures)];
    const chance = (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .hypergeometricTail */ .cF)(more, mixtures, found + more, total + mixtures);
    const isGap = chance < ALPHA;
    return {
        ...{ judged: isGap ? mixed : rows, rows, mixtures: mixed, chance, isGap },
        ...classesOf(isGap ? ofMixtures : ofRows, names),
    };
}
function classesOf({ strata, fell }, names) {
    const classes = (0,_strata_js__WEBPACK_IMPORTED_MODULE_1__/* .ratesIn */ .PO)(strata, fell, names);
    return classes === undefined ? {} : { classes };
}
/** The same of a search, which decides no input that it has not changed. */
function scoreOfSearch({ campaign, samples, mixtures, strataOf }, names) {
    const { eps } = campaign.oracle;
    const fallenOf = (some) => ({
        strata: strataOf(some),
        fell: (input) => (some[input]?.bestDistance ?? Number.POSITIVE_INFINITY) <= eps,
    });
    return scoreOf(fallenOf(samples), fallenOf(mixtures), names);
}
/** Packs what became of each row, with its group if the score is a mean over groups. */
function packGrouped(rows, strata, effort) {
    const groups = (0,_strata_js__WEBPACK_IMPORTED_MODULE_1__/* .stratumOf */ .Ey)(strata);
    const grouped = groups && rows.map((row, index) => ({ ...row, group: groups[index] ?? 0 }));
    return (0,_catalog_result_pack_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .packOutcomes */ .Nu)(grouped ?? rows, effort);
}
/** How far inputs may be changed, for the report. */
function epsFigures({ value, from, inConflict }) {
    const conflict = inConflict !== undefined && { 'rows in conflict': inConflict };
    return { eps: value, 'eps from': from, ...conflict, norm: 'Linf' };
}
/** How well the model does without an attack, for the report. */
function accuracyFigures({ rows }, { accuracy, balanced }) {
    return {
        'rows asked for the accuracy': rows.length,
        accuracy,
        'balanced accuracy': balanced.value,
        'balanced accuracy, at least': balanced.low,
    };
}
function shareOf({ strata, fell, isOpen }) {
    const share = (0,_strata_js__WEBPACK_IMPORTED_MODULE_1__/* .shareIn */ .dZ)(strata, fell);
    if (isOpen === undefined)
        return share;
    return { ...share, high: (0,_strata_js__WEBPACK_IMPORTED_MODULE_1__/* .shareIn */ .dZ)(strata, (input) => fell(input) || isOpen(input)).high };
}
function countOf({ strata, fell }) {
    return Array.from({ length: strata.inputs }, (_unused, input) => input).filter(fell).length;
}


/***/ }),

/***/ 4459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bN: () => (/* binding */ RANDOM_REPEATS),
  iA: () => (/* binding */ prepare),
  Gj: () => (/* binding */ requireNumbers)
});

// EXTERNAL MODULE: ./packages/engine/src/dataset/data-doubt.ts
var data_doubt = __webpack_require__(8240);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/draw-rows.ts
var draw_rows = __webpack_require__(9532);
// EXTERNAL MODULE: ./packages/engine/src/statistics/balanced-accuracy.ts
var balanced_accuracy = __webpack_require__(24);
// EXTERNAL MODULE: ./packages/engine/src/strata.ts
var strata = __webpack_require__(7807);
// EXTERNAL MODULE: ./packages/engine/src/attacks/minimum.ts
var minimum = __webpack_require__(2);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/asked-rows.ts

/** Rows that are asked together, and at least, however long it takes. */
const LEAST_ASKED = 100;
/** Asks about rows of the data until they, the queries, or their part of the time end. */
async function askRows(oracle, { values }, labels, { order, kept, timeMs }) {
    const { space } = oracle;
    const started = performance.now();
    const points = new Float32Array(Math.min(kept, order.length) * space.size);
    const answers = [];
    const predicted = new Int32Array(order.length);
    let count = 0;
    while (count < order.length && (count < LEAST_ASKED || performance.now() - started < timeMs)) {
        const rows = order.subarray(count, count + LEAST_ASKED);
        const asked = space.snap(space.fromModel((0,vectors/* takeRows */.LY)(values, rows, space.size)));
        const replies = await oracle.answers(Array.from(rows, (_row, index) => (0,vectors/* rowOf */.OB)(asked, index, space.size)));
        for (const [index, reply] of replies.entries()) {
            predicted[count + index] = oracle.classOf(reply);
            if (count + index >= kept)
                continue;
            points.set((0,vectors/* rowOf */.OB)(asked, index, space.size), (count + index) * space.size);
            answers.push(reply);
        }
        count += replies.length;
        if (replies.length < rows.length)
            break;
    }
    const rows = order.slice(0, count);
    return {
        rows,
        labels: Int32Array.from(rows, (row) => labels[row] ?? 0),
        predicted: predicted.slice(0, count),
        pool: {
            points: points.subarray(0, answers.length * space.size),
            count: answers.length,
            answers,
            predicted: predicted.slice(0, answers.length),
        },
        msEach: (performance.now() - started) / Math.max(1, count),
        wanted: order.length,
    };
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(6051);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/eps.ts
var evasion_eps = __webpack_require__(8676);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/white-box/gradients.ts
var gradients = __webpack_require__(4025);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/geometry.ts
var geometry = __webpack_require__(5036);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/oracle.ts
var evasion_oracle = __webpack_require__(7530);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/mixtures.ts



/** Mixtures are a quarter of the rows attacked, but at least and at most so many. */
const [LEAST, MOST] = [10, 50];
/** Candidates for each mixture that is wanted: some are given another class. */
const CANDIDATES = 2;
/** The share of the first row in a mixture: far from both. */
const [FROM, TO] = [0.35, 0.65];
/** How many mixtures are attacked beside so many rows. */
function mixtureCount(samples) {
    return Math.max(LEAST, Math.min(MOST, Math.ceil(samples / 4)));
}
/**
 * Makes convex mixtures of two rows of one class, and keeps those that the model gives it: inputs that nobody wrote into a file. A
 * model that knows the answers for the rows of its test, and near them, does not know these.
 */
async function makeMixtures(oracle, { pool, labels }, samples, wanted, random) {
    const right = Array.from(pool.predicted.keys()).filter((row) => pool.predicted[row] === labels[row]);
    const byClass = Map.groupBy(right, (row) => labels[row] ?? 0);
    const { size } = oracle.space;
    const candidates = [];
    for (let tries = 0; samples.length > 0 && tries < 4 * wanted && candidates.length < CANDIDATES * wanted; tries += 1) {
        const first = samples[random.integer(samples.length)];
        const same = byClass.get(first?.label ?? 0) ?? [];
        const second = same[random.integer(same.length)];
        if (first === undefined || second === undefined)
            continue;
        const { label, origin: a } = first;
        const b = (0,vectors/* rowOf */.OB)(pool.points, second, size);
        if ((0,geometry/* isWithin */.UO)(a, b, 2 * geometry/* SAME */.v6))
            continue;
        const share = FROM + (TO - FROM) * random.uniform();
        const point = a.map((value, index) => share * value + (1 - share) * (b[index] ?? 0));
        oracle.space.hold(point, a);
        candidates.push({ label, point: oracle.space.snap(point) });
    }
    oracle.attack = 'querying mixtures of inputs';
    const replies = await oracle.answers(candidates.map(({ point }) => point));
    return candidates
        .flatMap(({ label, point }, index) => {
        const reply = replies[index];
        return reply !== undefined && oracle.classOf(reply) === label
            ? [(0,evasion_oracle/* startSample */.h)({ input: -1, label, origin: point, answer: reply, isMixture: true })]
            : [];
    })
        .slice(0, wanted);
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-minimum.ts
var evasion_minimum = __webpack_require__(7884);
// EXTERNAL MODULE: ./packages/engine/src/substitute/lens.ts
var substitute_lens = __webpack_require__(4389);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/spending.ts


/** The part of the queries that is left for what follows the attack: smaller changes, and finds on random models. */
const LATER_SHARE = 0.1;
/** The part of the time that the self-check may take, and the part that nothing before the end may take. */
const SCRUTINY_TIME_SHARE = 0.25;
const LAST_TIME_SHARE = 0.04;
/** What the attack itself may spend. Time that is kept for what follows is lent to it, or given back, when it is known what that takes. */
class Spending {
    maxQueries;
    /** The queries that the attack is expected to take, for the progress. */
    planned;
    /** True while climbs that every input must have may take the time of what follows. */
    isLent = false;
    #budget;
    #atLast;
    #forScrutiny;
    /** @param hasScrutiny true if a self-check may follow */
    constructor(budget, hasScrutiny) {
        const atStart = budget.timeLeftMs();
        const part = (share) => (Number.isFinite(atStart) ? atStart * share : 0);
        this.#budget = budget;
        this.#forScrutiny = hasScrutiny ? part(SCRUTINY_TIME_SHARE) : 0;
        this.#atLast = part(LAST_TIME_SHARE);
        this.maxQueries = Math.floor(budget.maxQueries * (1 - LATER_SHARE));
        this.planned = this.maxQueries;
    }
    /** What the attack may still take. */
    timeLeftMs = () => (this.isLent ? this.longestMs() : this.longestMs() - this.#forScrutiny);
    /** What is left if nothing is kept but the time to end. The self-check may take all of it. */
    longestMs = () => this.#budget.timeLeftMs() - this.#atLast;
    /** @returns a clock of a part of the time that is left now */
    part(share, timeLeftMs) {
        const restMs = (1 - share) * timeLeftMs();
        return () => (Number.isFinite(restMs) ? timeLeftMs() - restMs : Number.POSITIVE_INFINITY);
    }
    /** The self-check was made: what is left of its time is the attack's. */
    endScrutiny() {
        this.#forScrutiny = 0;
    }
}
/** The substitute learns from the newest points: so many, with at most so many numbers. */
const KEPT_POINTS = 20_000;
const KEPT_NUMBERS = 2 ** 25;
/** Makes what asks the victim, within what the attack may spend. */
function makeOracle({ picture, features }, victim, space, budget) {
    const lens = (0,substitute_lens/* makeLens */.F)(space.size, picture);
    // Without features nothing can be planted.
    const spending = new Spending(budget, features !== undefined);
    const oracle = new evasion_oracle/* Oracle */.R(victim, space, {
        maxQueries: spending.maxQueries,
        timeLeftMs: spending.timeLeftMs,
        tell: () => {
            budget.progress(Math.min(0.9, (0.9 * oracle.queries) / spending.planned), oracle.attack);
        },
        kept: Math.min(KEPT_POINTS, Math.floor(KEPT_NUMBERS / lens.seen)),
        see: (point) => lens.see(point),
    });
    return { oracle, spending, lens };
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/black-box/starts.ts
var starts = __webpack_require__(3165);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/whole-steps.ts
var whole_steps = __webpack_require__(4091);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/confirm.ts
var evasion_confirm = __webpack_require__(5250);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/setup.ts

















const DEFAULT_QUERIES_PER_SAMPLE = 1_200;
/** Rows whose answers are kept, at least: for samples, for starts, and for the substitute. */
const POOL = 1_000;
/** A random model gets some inputs right by chance only. */
const SPARE = 1.25;
/** Rows of each class that are asked first, for each one that is wanted: a model gets some wrong, and some are copies. */
const ASKED_EACH = 2;
/** The part of the queries that the accuracy on all rows may take. */
const ACCURACY_SHARE = 0.25;
/**
 * Slow models: the time that asking about the rows may take, the part of the time left that is planned for queries, and the queries
 * that each input should get: fewer inputs are attacked, down to the minimum, before they get less.
 */
const ASK_TIME_SHARE = 0.15;
const TIMED_SHARE = 0.7;
/** The same if gradients come first. */
const TIMED_SHARE_AFTER_GRADIENTS = 0.25;
/** A random model's gradient is the mean of so many. */
const RANDOM_REPEATS = 4;
const WANTED_QUERIES_PER_SAMPLE = 400;
/**
 * Asks about the rows, judges whether they can carry a verdict, chooses eps and the samples, and shares out the queries.
 * @throws NotTestable if no verdict can rest on the data
 */
async function prepare(analysis, victim, allLabels, budget) {
    const { data, settings, picture } = analysis;
    const wanted = samplesWanted(settings);
    const space = new attack_space/* AttackSpace */.X(data);
    requireNumbers(data);
    const { oracle, spending, lens } = makeOracle(analysis, victim, space, budget);
    const timeAtStart = budget.timeLeftMs();
    oracle.attack = 'querying the inputs';
    const named = new Set(allLabels).size;
    const isVerdict = analysis.comparison === undefined;
    const each = (0,strata/* countsByClass */.Ub)(wanted, named) ? ASKED_EACH * Math.ceil(wanted / named) : 0;
    const drawn = (0,draw_rows/* drawRows */.W)(data, budget.seed, { labels: allLabels, each });
    const order = isVerdict ? drawn.order : drawn.order.toSorted();
    const asked = await askRows(oracle, data, allLabels, {
        order: order.subarray(0, rowsToAsk(analysis, data.count, budget.maxQueries)),
        kept: Math.max(POOL, 2 * wanted),
        timeMs: timeAtStart * ASK_TIME_SHARE,
    });
    const agreement = (0,balanced_accuracy/* compareClasses */.MB)(asked.labels, asked.predicted, allLabels);
    if (isVerdict)
        (0,evasion_minimum/* requireSoundData */.z4)(asked, agreement, data.count, oracle);
    const eps = epsFor(analysis, oracle, asked);
    oracle.eps = eps.value;
    const inTime = (timedShare(analysis) * spending.timeLeftMs()) / asked.msEach;
    const inTimeOrGiven = settings.samples ?? Math.max(settings.least?.samples ?? 0, samplesInTime(inTime));
    const most = analysis.isExact === true ? wanted : Math.min(wanted, inTimeOrGiven);
    const isByClass = isVerdict && (0,strata/* countsByClass */.Ub)(most, named);
    const samples = await choose(analysis, oracle, asked, { wanted: most, isByClass });
    if (isVerdict)
        (0,evasion_minimum/* requireSamples */.FX)(samples.length, asked, { wanted, rows: data.count }, oracle);
    const mixtures = isVerdict
        ? await makeMixtures(oracle, asked, samples, mixtureCount(samples.length), new random/* Random */.o(budget.seed + 1))
        : [];
    const attacked = Math.max(1, samples.length + mixtures.length);
    const affordable = Math.floor((spending.maxQueries - oracle.queries - starts/* RANDOM_POINTS */.Ql) / attacked);
    const settled = Math.min(analysis.queriesPerSample ?? DEFAULT_QUERIES_PER_SAMPLE, affordable);
    const queriesPerSample = Math.max(0, Math.min(settled, Math.floor(inTime / attacked)));
    spending.planned = oracle.queries + queriesPerSample * attacked;
    const isShortened = most < wanted || queriesPerSample < settled;
    const { runtime } = analysis;
    return {
        campaign: {
            ...{ oracle, picture, runtime, queriesPerSample, lens, seed: budget.seed },
            samples: [...samples, ...mixtures],
            gradients: gradientsOf(analysis, space),
            spending,
            timeLeftMs: spending.timeLeftMs,
            isRandom: analysis.randomness !== undefined,
            pool: asked.pool,
            classes: classCount(analysis, victim, asked),
        },
        ...{ samples, mixtures, rows: data.count, keys: drawn.keys, asked, agreement, eps },
        strataOf: (attacked) => (0,strata/* strataOf */.T$)(attacked.map(labelOf), named, isByClass),
        isShortened,
        isTimed: isShortened || asked.rows.length < asked.wanted,
    };
}
async function choose({ randomness }, oracle, { pool, labels }, choice) {
    const { size } = oracle.space;
    if (randomness === undefined)
        return (0,starts/* chooseSamples */.tH)(pool, labels, size, choice);
    const chosen = (0,starts/* chooseSamples */.tH)(pool, labels, size, { ...choice, wanted: Math.ceil(SPARE * choice.wanted) });
    return (await (0,evasion_confirm/* rightInMost */.nZ)(oracle, chosen)).slice(0, choice.wanted);
}
/** An eps by which at least one number can move, unless rows are only attacked for a comparison. */
function epsFor(analysis, { space }, asked) {
    const { data, settings, picture, comparison, victim } = analysis;
    const eps = (0,evasion_eps/* chooseEps */.Sd)(settings, () => (0,evasion_eps/* estimateEps */.bK)(space, data, asked, picture));
    if (comparison !== undefined)
        return eps;
    if (picture === undefined)
        return (0,whole_steps/* requireSteps */.F9)(data, eps, settings.eps !== undefined);
    return victim?.takesWhole === true ? (0,whole_steps/* wholeEps */.IK)(data, eps) : eps;
}
function gradientsOf({ source, randomness }, space) {
    if (source === undefined)
        return undefined;
    return new gradients/* Gradients */.gi(source, space, randomness === undefined ? 1 : RANDOM_REPEATS);
}
function timedShare({ source }) {
    return source === undefined ? TIMED_SHARE : TIMED_SHARE_AFTER_GRADIENTS;
}
/** @throws NotTestable if there is nothing that an attack could change a little */
function requireNumbers(data) {
    const why = (0,data_doubt/* whyAllHeld */.Xk)(data);
    if (why !== undefined)
        throw new fault/* NotTestable */.S1(why);
}
/** All rows, but for the accuracy of a large table only a part of the queries is spent. */
function rowsToAsk({ comparison }, rows, maxQueries) {
    const most = comparison?.rows ?? Math.max(LEAST_ASKED, Math.floor(ACCURACY_SHARE * maxQueries));
    return Math.min(rows, most, maxQueries);
}
function samplesWanted({ samples, least }) {
    return samples ?? Math.max(minimum/* USUAL */.VY.samples, least?.samples ?? 0);
}
function labelOf({ label }) {
    return label;
}
function samplesInTime(queries) {
    const some = Math.floor(queries / WANTED_QUERIES_PER_SAMPLE);
    const rows = some - mixtureCount(some);
    return Math.max(evasion_minimum/* LEAST_SAMPLES */.iV, rows);
}
function classCount({ classes }, victim, { labels, predicted }) {
    if (victim.answers === 'scores')
        return victim.answerSize;
    let seen = 2;
    for (const one of labels)
        seen = Math.max(seen, one + 1);
    for (const one of predicted)
        seen = Math.max(seen, one + 1);
    return Math.max(classes ?? 0, seen);
}


/***/ }),

/***/ 6300:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Apgd)
/* harmony export */ });
/** The part of a step that goes along the gradient; the rest goes on as before. */
const ALONG = 0.75;
/** A step is halved unless this share of the steps since the last look raised the loss. */
const RISING = 0.75;
/** When the progress is looked at, as shares of all steps: first, how much sooner each time, and at least. */
const [FIRST_LOOK, SOONER, LEAST_LOOK] = [0.22, 0.03, 0.06];
/**
 * Auto-PGD for the Linf norm (Croce and Hein, ICML 2020), for one input: it climbs a loss by the signs of its gradient from a
 * random point of the ball. Steps begin at twice its radius, and are halved, from the best point so far, when they no longer help.
 */
class Apgd {
    /** The point whose loss and gradient are wanted next, in the unit box. */
    point;
    #origin;
    #radii;
    #steps;
    #before;
    #best;
    #bestGradient;
    #bestLoss = Number.NEGATIVE_INFINITY;
    #lastLoss = Number.NEGATIVE_INFINITY;
    /** In radii of the ball. */
    #step = 2;
    #taken = 0;
    #sinceLook = 0;
    #rises = 0;
    #look;
    #lossAtLook = Number.NEGATIVE_INFINITY;
    #wasHalved = true;
    constructor(origin, radii, steps, random) {
        this.#origin = origin;
        this.#radii = radii;
        this.#steps = steps;
        this.#look = Math.max(1, Math.floor(FIRST_LOOK * steps));
        this.point = origin.map((value, index) => value + (2 * random.uniform() - 1) * (radii[index] ?? 0));
        this.#project();
        this.#before = this.point.slice();
        this.#best = this.point.slice();
        this.#bestGradient = new Float32Array(origin.length);
    }
    get isDone() {
        return this.#taken >= this.#steps;
    }
    /** Takes in what the model says about the point, and moves on. @param gradient of the loss; only its signs count */
    advance(loss, gradient) {
        this.#taken += 1;
        this.#sinceLook += 1;
        if (loss > this.#lastLoss)
            this.#rises += 1;
        this.#lastLoss = loss;
        if (loss > this.#bestLoss) {
            this.#bestLoss = loss;
            this.#best.set(this.point);
            this.#bestGradient.set(gradient);
        }
        this.#move(this.#shouldHalve() ? this.#restart() : gradient);
    }
    #shouldHalve() {
        if (this.#sinceLook < this.#look)
            return false;
        const stalls = this.#rises < RISING * this.#look || (!this.#wasHalved && this.#bestLoss <= this.#lossAtLook);
        this.#wasHalved = stalls;
        this.#lossAtLook = this.#bestLoss;
        this.#sinceLook = 0;
        this.#rises = 0;
        this.#look = Math.max(Math.floor(LEAST_LOOK * this.#steps), this.#look - Math.floor(SOONER * this.#steps), 1);
        return stalls;
    }
    /** Goes back to the best point, with half the step. @returns its gradient */
    #restart() {
        this.#step /= 2;
        this.point.set(this.#best);
        this.#lastLoss = this.#bestLoss;
        return this.#bestGradient;
    }
    #move(gradient) {
        const along = this.#taken === 1 ? 1 : ALONG;
        for (let index = 0; index < this.point.length; index += 1) {
            const at = this.point[index] ?? 0;
            // A slope that is no number says nothing.
            const step = this.#step * (this.#radii[index] ?? 0);
            const stepped = this.#inside(index, at + step * (Math.sign(gradient[index] ?? 0) || 0));
            const next = at + along * (stepped - at) + (1 - along) * (at - (this.#before[index] ?? at));
            this.#before[index] = at;
            this.point[index] = this.#inside(index, next);
        }
    }
    #project() {
        for (let index = 0; index < this.point.length; index += 1) {
            this.point[index] = this.#inside(index, this.point[index] ?? 0);
        }
    }
    /** The nearest number that is in the ball and in the unit box. */
    #inside(index, value) {
        const origin = this.#origin[index] ?? 0;
        const radius = this.#radii[index] ?? 0;
        const low = Math.max(0, origin - radius);
        const high = Math.min(1, origin + radius);
        return value < low ? low : value > high ? high : value;
    }
}


/***/ }),

/***/ 4025:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JQ: () => (/* binding */ linearSeed),
/* harmony export */   ZZ: () => (/* binding */ goalOf),
/* harmony export */   aR: () => (/* binding */ openGradients),
/* harmony export */   gi: () => (/* binding */ Gradients)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3376);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1732);


/** Up the cross-entropy of a class, or, if a target is given, towards that class. @param scores how many the model gives */
function goalOf(label, target, scores, sharpness) {
    if (target === undefined) {
        const lossOf = (answer) => crossEntropy(answer.scores, label, sharpness);
        return { seed: { expected: label, weight: 1, sharpness, linear: undefined }, lossOf };
    }
    const linear = new Float32Array(scores);
    linear[target] = 1;
    linear[label] = -1;
    return {
        seed: linearSeed(linear),
        lossOf: (answer) => (answer.scores[target] ?? 0) - (answer.scores[label] ?? 0),
    };
}
/** Climbs the scores, weighted like this. */
function linearSeed(linear) {
    return { expected: undefined, weight: 0, sharpness: 1, linear };
}
function crossEntropy(scores, label, sharpness) {
    const most = scores.reduce((greatest, one) => Math.max(greatest, one), -Infinity);
    const sum = scores.reduce((all, one) => all + Math.exp(sharpness * (one - most)), 0);
    return sharpness * (most - (scores[label] ?? 0)) + Math.log(sum);
}
/**
 * Opens the model's gradients, or says why there are none.
 * @param held why no gradient helps, if something keeps inputs as they are
 * @param notExact why nothing is proved of the model
 */
async function openGradients({ gradients, data }, held, notExact) {
    if (gradients === undefined)
        return { why: notExact };
    if (held !== undefined)
        return { why: held };
    const opened = await gradients('scores', data.values);
    return opened instanceof _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NoGradient */ .Kr ? { why: opened.message } : { source: opened };
}
/** Gradients of a model at points of the unit box, in batches. */
class Gradients {
    source;
    #space;
    #repeats;
    #taken = 0;
    /** @param repeats how often each gradient is taken: a random model's is the mean of several */
    constructor(source, space, repeats = 1) {
        this.source = source;
        this.#space = space;
        this.#repeats = repeats;
    }
    of(source) {
        return new Gradients(source, this.#space, this.#repeats);
    }
    get taken() {
        return this.#taken;
    }
    get rows() {
        return this.source.rows;
    }
    get scores() {
        return this.source.scores;
    }
    /** Takes one step of at most `rows` climbs. @returns where each was, and what the model says there */
    async step(running) {
        const points = running.map(({ climb, origin, eps }) => this.#space.reach(climb.point, origin, eps));
        const answers = await this.at(points, running.map(({ seed }) => seed));
        return running.flatMap((one, index) => {
            const [answer, point] = [answers[index], points[index]];
            if (answer === undefined || point === undefined)
                return [];
            one.climb.advance(one.lossOf(answer), answer.gradient);
            return [{ one, point, answer }];
        });
    }
    /** Asks about at most `rows` points, which are where inputs can be. */
    async at(points, seeds) {
        const { size } = this.#space;
        const { rows, scores } = this.source;
        const joined = new Float32Array(rows * size);
        const filled = { expected: new Float32Array(rows * scores), linear: new Float32Array(rows * scores) };
        const perRow = { weight: new Float32Array(rows), sharpness: new Float32Array(rows).fill(1) };
        for (let row = 0; row < rows; row += 1) {
            const point = points[row] ?? points[0];
            if (point !== undefined)
                joined.set(point, row * size);
            const seed = seeds[row];
            if (seed === undefined)
                continue;
            if (seed.expected !== undefined)
                filled.expected[row * scores + seed.expected] = 1;
            if (seed.linear !== undefined)
                filled.linear.set(seed.linear, row * scores);
            perRow.weight[row] = seed.weight;
            perRow.sharpness[row] = seed.sharpness;
        }
        const inputs = this.#space.toModel(joined);
        const first = await this.source.run(inputs, { ...filled, ...perRow });
        const [gradient, sums] = [first.gradient.slice(), first.scores.slice()];
        for (let again = 1; again < this.#repeats; again += 1) {
            const next = await this.source.run(inputs, { ...filled, ...perRow });
            for (const [index, value] of next.gradient.entries())
                gradient[index] = (gradient[index] ?? 0) + value;
            for (const [index, value] of next.scores.entries())
                sums[index] = (sums[index] ?? 0) + value;
        }
        this.#taken += points.length * this.#repeats;
        const answerSize = first.answers.length / rows;
        return points.map((_point, row) => ({
            scores: (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(sums, row, scores).map((value) => value / this.#repeats),
            reply: (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(first.answers, row, answerSize),
            gradient: (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(gradient, row, size),
        }));
    }
}


/***/ }),

/***/ 4091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ requireSteps),
/* harmony export */   IK: () => (/* binding */ wholeEps),
/* harmony export */   L: () => (/* binding */ columnsMoved),
/* harmony export */   YO: () => (/* binding */ formatStuck)
/* harmony export */ });
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2819);
/* harmony import */ var _dataset_data_doubt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8240);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3376);
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5036);




/**
 * Makes an eps move at least one column by one step: if all take whole numbers, one that no setting gave is raised.
 * @throws NotTestable if no column can move: then every model would pass
 */
function requireSteps(data, eps, isSet) {
    const ranges = rangesOf(data);
    const [widest] = ranges;
    if (widest === undefined || widest === Number.POSITIVE_INFINITY)
        return inSteps(eps, ranges);
    // A column of two values, such as yes and no, changes wholly or not at all: that is for the user to allow.
    if (!isSet && widest > 1)
        return inSteps(roundedUp(eps, widest), ranges);
    if ((0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsWithin */ .zi)(eps.value, widest) > 0)
        return inSteps(eps, ranges);
    if (widest <= 1)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .NotTestable */ .S1(_dataset_data_doubt_js__WEBPACK_IMPORTED_MODULE_0__/* .ONLY_TWO_VALUES */ .Nq);
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .NotTestable */ .S1(`eps is ${shown(eps.value)}, less than one step of every column, and all columns take whole numbers only: nothing could be ` +
        `changed, so every model would pass. Set eps to at least ${shown(roundUp(1 / widest))}, or leave it out. If columns take other numbers, too, ` +
        'set integer: [].');
}
/** Half a distance between whole numbers is often half a step, which no column can take. */
function roundedUp(eps, range) {
    const steps = Math.max(1, Math.ceil(eps.value * range * (1 - _geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .EPS_ROUNDING */ .il)));
    const isRaised = steps > (0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsWithin */ .zi)(eps.value, range);
    return isRaised ? { ...eps, value: steps / range, from: `${eps.from}${ROUNDED_UP}` } : eps;
}
const ROUNDED_UP = ', raised to whole steps of the column with the most steps';
/** Lowers an eps to whole steps, for pictures of a model that rounds what it gets. @throws NotTestable if it is less than one step */
function wholeEps({ low, high }, eps) {
    const range = (high[0] ?? 0) - (low[0] ?? 0);
    const steps = (0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsWithin */ .zi)(eps.value, range);
    if (steps > 0)
        return { ...eps, value: steps / range };
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .NotTestable */ .S1(`eps is ${shown(eps.value)}, less than one step of the model's pixels, which are whole numbers, so nothing could be changed. Set eps ` +
        `to at least ${shown(roundUp(1 / range))}.`);
}
/** Says which part of the columns nothing attacks: a warning if it is at least half. */
function formatStuck({ value, stuck }) {
    if (stuck === undefined)
        return [];
    const mark = 2 * stuck.count >= stuck.of ? _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_MARK */ .vz : '';
    return [
        `${mark}${String(stuck.count)} of ${String(stuck.of)} columns take whole numbers only, and eps (${shown(value)}) is less than one step of them, so ` +
            `they stayed as they are. Set eps to ${shown(roundUp(stuck.enough))} to attack them, too.`,
    ];
}
/** `5 of 6 columns`: those that eps moves. @returns undefined if it moves every column, or the inputs are pictures */
function columnsMoved({ low, high, fixed, texts, whole = new Set() }, eps) {
    if (low.length === 1)
        return undefined;
    const stuck = [...whole].filter((at) => (0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsWithin */ .zi)(eps, (high[at] ?? 0) - (low[at] ?? 0)) === 0);
    const still = new Set([...(fixed ?? []), ...(texts?.keys() ?? []), ...stuck]).size;
    return still === 0 ? undefined : `${String(low.length - still)} of ${String(low.length)} columns`;
}
/** An eps that allows exactly k steps of a column is that many steps, so that no rounding keeps the last one out. */
function inSteps(eps, ranges) {
    const value = ranges
        .filter(Number.isFinite)
        .reduce((most, range) => Math.max(most, (0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsWithin */ .zi)(eps.value, range) / range), eps.value);
    const many = ranges.filter((range) => range > 1);
    const stuck = many.filter((range) => (0,_geometry_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsWithin */ .zi)(value, range) === 0);
    const narrowest = stuck.at(-1);
    if (narrowest === undefined)
        return { ...eps, value };
    return { ...eps, value, stuck: { count: stuck.length, of: many.length, enough: 1 / narrowest } };
}
/** For each column that may change, its range in steps, infinite if it takes any number; the widest first. */
function rangesOf({ shape, low, high, fixed, texts, whole }) {
    const size = shape.reduce((product, axis) => product * axis, 1);
    const at = (bounds, column) => bounds[bounds.length === size ? column : 0] ?? 0;
    return Array.from({ length: size }, (_unused, column) => column)
        .flatMap((column) => {
        const range = at(high, column) - at(low, column);
        if (fixed?.has(column) === true || texts?.has(column) === true || !(range > 0))
            return [];
        return whole?.has(column) === true ? [range] : [Number.POSITIVE_INFINITY];
    })
        .toSorted((one, other) => other - one);
}
function roundUp(value) {
    return Math.ceil(1000 * value) / 1000;
}
function shown(value) {
    return String(Number(value.toPrecision(3)));
}


/***/ })

};
