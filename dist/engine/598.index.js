export const id = 598;
export const ids = [598];
export const modules = {

/***/ 3217:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.attackByEvasion = attackByEvasion;
const fault_ts_1 = __webpack_require__(5206);
const descriptor_ts_1 = __webpack_require__(9236);
const wilson_ts_1 = __webpack_require__(1466);
const vectors_ts_1 = __webpack_require__(7754);
const campaign_ts_1 = __webpack_require__(3815);
const defences_ts_1 = __webpack_require__(2688);
const evidence_ts_1 = __webpack_require__(88);
const meaning_ts_1 = __webpack_require__(3858);
const setup_ts_1 = __webpack_require__(7088);
const METHOD = {
    version: descriptor_ts_1.METHOD_VERSION,
    name: 'Evasion: HopSkipJump, Square Attack and transfer from a substitute',
    formula: 'score = inputs that some attack changes within eps to another class / inputs attacked, which the model gets right; Wilson 95 % interval',
    sources: [
        'Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020',
        'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
        'Croce, Hein: Minimally distorted adversarial examples with a fast adaptive boundary attack, ICML 2020',
        'Papernot, McDaniel, Goodfellow: Transferability in machine learning, 2016',
        'Yang, Rashtchian, Zhang, Salakhutdinov, Chaudhuri: A closer look at accuracy vs. robustness, NeurIPS 2020',
    ],
};
/**
 * Attacks a classifier by small changes of its inputs. The score is the share of the inputs that the model gets right and that some
 * attack changes to another class within eps, a share of the range of each number of an input.
 */
async function attackByEvasion(analysis, budget) {
    const { victim, labels } = analysis;
    if (victim === undefined || labels === undefined) {
        throw new fault_ts_1.ArtifactFault('Evasion needs a model and the labels of its data: give both.');
    }
    const started = performance.now();
    const queriesBefore = victim.queries;
    const setup = await (0, setup_ts_1.prepare)(analysis, victim, labels, budget);
    const { oracle, samples, pool } = setup.campaign;
    requireRightAnswer(pool.count, samples.length);
    await (0, campaign_ts_1.runCampaign)(setup.campaign);
    const score = (0, wilson_ts_1.wilson)(samples.filter(({ bestDistance }) => bestDistance <= oracle.eps).length, samples.length);
    const tooFew = samples.length > 0 && setup.campaign.queriesPerSample < setup_ts_1.LEAST_QUERIES_PER_SAMPLE;
    const cutShort = oracle.isSpent() || tooFew;
    if (!cutShort && score.value === 0)
        requireSecondClass(pool.predicted);
    const defences = await (0, defences_ts_1.measureDefences)(analysis, victim, setup, budget);
    const evidence = (0, evidence_ts_1.evasionEvidence)(analysis, setup);
    budget.progress(1, 'Evasion is done');
    return {
        score,
        ...{ bound: 'lower', access: 'black-box' },
        cutShort,
        ...(setup.isTimed || pool.count < setup.rows.length ? { isTimed: true } : {}),
        ...(0, meaning_ts_1.describeEvasion)(setup, score),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        accuracy: setup.accuracy,
        method: METHOD,
        figures: figuresOf(setup, score.value),
        evidence,
        defences,
    };
}
/** @throws ArtifactFault if the model gets no input right: a score of 0 would look like a pass, but nothing was attacked */
function requireRightAnswer(asked, samples) {
    if (asked === 0 || samples > 0)
        return;
    throw new fault_ts_1.ArtifactFault(`There is nothing to attack: of ${String(asked)} inputs that were asked about, the model gets none right. Check ` +
        'that the labels belong to the data and to the model, and that the data is scaled as in training (normalize_data).');
}
/** @throws ArtifactFault if the attack knew only inputs of one class, so that its finding nothing says nothing */
function requireSecondClass(predicted) {
    if (predicted.length === 0 || predicted.some((one) => one !== predicted[0]))
        return;
    throw new fault_ts_1.ArtifactFault(`There is nothing to attack: the model gives all ${String(predicted.length)} inputs the same class. Check that the ` +
        'data has inputs of several classes, and that it is scaled as in training (normalize_data).');
}
function figuresOf({ campaign, accuracy }, score) {
    const { oracle, samples, queriesPerSample } = campaign;
    const within = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
    return {
        eps: oracle.eps,
        norm: oracle.norm,
        samples: samples.length,
        accuracy,
        'robust accuracy': accuracy * (1 - score),
        'median distance': finite((0, vectors_ts_1.median)(samples.map(({ bestDistance }) => bestDistance))),
        'median queries to eps': finite((0, vectors_ts_1.median)(within.map(({ queriesToEps }) => queriesToEps))),
        'queries a sample': queriesPerSample,
        ...Object.fromEntries(countBy(within).map(([attack, count]) => [`found by: ${attack}`, count])),
    };
}
function countBy(samples) {
    const counts = new Map();
    for (const { foundBy } of samples)
        counts.set(foundBy, (counts.get(foundBy) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a);
}
function finite(value) {
    return Number.isFinite(value) ? value : 'none found';
}


/***/ }),

/***/ 2546:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.AttackSpace = void 0;
/**
 * The space in which attacks move: every number of an input runs from 0 (its lower bound) to 1 (its upper bound), so that one eps
 * fits all columns of a table. Categorical columns take only values that occur.
 */
class AttackSpace {
    size;
    #low;
    #range;
    #categories;
    constructor({ low, high, shape, categories }) {
        this.size = shape.reduce((product, axis) => product * axis, 1);
        const every = (bounds) => bounds.length === this.size ? bounds : new Float32Array(this.size).fill(bounds[0] ?? 0);
        this.#low = every(low);
        this.#range = every(high).map((value, index) => Math.max(0, value - (this.#low[index] ?? 0)));
        this.#categories = [...(categories ?? [])].map(([column, values]) => [
            column,
            values.map((value) => this.#toUnit(value, column)).sort(),
        ]);
    }
    /** Brings inputs of the model into the unit box. What lies outside the bounds is brought to them. */
    fromModel(values) {
        return values.map((value, index) => this.#toUnit(value, index % this.size));
    }
    /** Brings points of the unit box to the units of the model. */
    toModel(points) {
        const values = new Float32Array(points.length);
        for (let start = 0; start < points.length; start += this.size) {
            for (let column = 0; column < this.size; column += 1) {
                values[start + column] =
                    (this.#low[column] ?? 0) + (points[start + column] ?? 0) * (this.#range[column] ?? 0);
            }
        }
        return values;
    }
    /** Moves points to where an input can be, in place: inside the unit box, and to the nearest value of a categorical column. */
    snap(points) {
        for (let index = 0; index < points.length; index += 1) {
            const value = points[index] ?? 0;
            if (!(value >= 0))
                points[index] = 0;
            else if (value > 1)
                points[index] = 1;
        }
        for (const [column, values] of this.#categories) {
            for (let index = column; index < points.length; index += this.size) {
                points[index] = nearest(values, points[index] ?? 0);
            }
        }
        return points;
    }
    #toUnit(value, column) {
        const range = this.#range[column] ?? 0;
        if (range === 0)
            return 0;
        return Math.min(1, Math.max(0, (value - (this.#low[column] ?? 0)) / range));
    }
}
exports.AttackSpace = AttackSpace;
function nearest(values, wanted) {
    let best = values[0] ?? wanted;
    for (const value of values)
        if (Math.abs(value - wanted) < Math.abs(best - wanted))
            best = value;
    return best;
}


/***/ }),

/***/ 8232:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.rayTo = rayTo;
exports.searchBoundary = searchBoundary;
exports.askAt = askAt;
exports.searchNearest = searchNearest;
const geometry_ts_1 = __webpack_require__(125);
/** Returns a ray to a target that is known to fool the victim. */
function rayTo(oracle, sample, target) {
    return { sample, target, low: 0, high: (0, geometry_ts_1.distance)(oracle.norm, sample.origin, target) };
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
/** Asks about one point on each ray. */
async function askAt(oracle, asked) {
    const questions = asked.map(({ ray, radius }) => {
        const point = new Float32Array(ray.target.length);
        (0, geometry_ts_1.pointOnPath)(oracle.norm, ray.sample.origin, ray.target, radius, point);
        return { sample: ray.sample, point };
    });
    const { fooled } = await oracle.ask(questions);
    return fooled;
}
/**
 * Finds for every sample the ray that changes the class nearest to its origin, without searching every ray to its end: all rays of
 * a sample are asked at the same distance, and as long as one of them fools the victim there, the others are out.
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

/***/ 3815:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.runCampaign = runCampaign;
const random_ts_1 = __webpack_require__(6027);
const substitute_ts_1 = __webpack_require__(3435);
const hop_skip_jump_ts_1 = __webpack_require__(3033);
const square_attack_ts_1 = __webpack_require__(6196);
const starts_ts_1 = __webpack_require__(9456);
const transfer_ts_1 = __webpack_require__(9814);
/** Steps of HopSkipJump between two trainings of the substitute. */
const STEPS_A_CYCLE = 3;
const REACH = 0.1;
const ROUNDS = 8;
/** The least queries of a step: with fewer left, no step is begun. */
const LEAST_DIRECTIONS = 20;
const SEARCH_QUERIES = 30;
/** The share of a sample's queries that HopSkipJump and the transfer take if scores are known; the rest is for Square Attack. */
const DECISION_SHARE = 0.5;
/** Cycles in which samples that are within eps already are brought nearer still. */
const FULL_CYCLES = 2;
const FIRST_TRAINING = { steps: 800, batch: 64, rate: 3e-3, decay: 0.01 };
const LATER_TRAINING = { steps: 400, batch: 64, rate: 2e-3, decay: 0.01 };
/**
 * Attacks all samples together: starts from inputs of other classes; then in turns a transfer from a substitute, which learns from every
 * answer so far, and steps of HopSkipJump, which expect the substitute's normals; at last, if scores are known, Square Attack on the
 * samples that are left. Every attack begins where the best one before it ended.
 */
async function runCampaign(campaign) {
    const { oracle, samples, seed } = campaign;
    const random = new random_ts_1.Random(seed);
    oracle.attack = 'nearest input of another class';
    await (0, starts_ts_1.findStarts)(oracle, samples, campaign.pool, campaign.lens, random);
    const begun = samples.filter(({ bestDistance }) => Number.isFinite(bestDistance));
    if (begun.length > 0)
        await decisionCycles(campaign, begun, random);
    if (!oracle.knowsScores || oracle.norm !== 'Linf')
        return;
    const left = samples.filter((sample) => needsMore(campaign, sample));
    oracle.attack = 'Square Attack';
    // One query asks about the start.
    const iterations = campaign.queriesPerSample - mostQueries(left) - 1;
    if (left.length > 0) {
        await (0, square_attack_ts_1.squareAttack)(oracle, left, { picture: campaign.picture, iterations, share: 0.8 }, random);
    }
}
function needsMore({ oracle }, { bestDistance }) {
    return bestDistance > oracle.eps;
}
function mostQueries(samples) {
    return samples.reduce((most, { queries }) => Math.max(most, queries), 0);
}
async function decisionCycles(campaign, begun, random) {
    const { oracle, queriesPerSample, stopAtEps } = campaign;
    const square = oracle.knowsScores && oracle.norm === 'Linf';
    const limit = square ? queriesPerSample * DECISION_SHARE : queriesPerSample;
    const substitute = await learner(campaign);
    const normals = new Map();
    for (let cycle = 0; !oracle.isSpent(); cycle += 1) {
        const active = stopAtEps && cycle >= FULL_CYCLES ? begun.filter((sample) => needsMore(campaign, sample)) : begun;
        if (active.length === 0 || limit - mostQueries(active) < LEAST_DIRECTIONS + 2 * SEARCH_QUERIES)
            break;
        await substitute.train(examplesOf(campaign), cycle === 0 ? FIRST_TRAINING : LATER_TRAINING, () => !oracle.isSpent());
        oracle.attack = 'transfer from a substitute';
        await (0, transfer_ts_1.transferStep)(oracle, active, substitute, ROUNDS);
        await (0, transfer_ts_1.expectNormals)(oracle, active, substitute, normals);
        oracle.attack = 'HopSkipJump';
        for (let step = 0; step < STEPS_A_CYCLE && !oracle.isSpent(); step += 1) {
            const affordable = Math.floor(limit - mostQueries(active)) - SEARCH_QUERIES;
            if (affordable < LEAST_DIRECTIONS)
                break;
            const directions = Math.min(affordable, Math.max(60, Math.round(queriesPerSample / 40)));
            await (0, hop_skip_jump_ts_1.hopSkipJumpStep)(oracle, active, normals, { directions, reach: REACH, rounds: ROUNDS, lens: campaign.lens }, random);
        }
    }
    await substitute.close();
}
function learner({ runtime, classes, lens, picture, seed, pool }) {
    const plan = {
        members: 1,
        hidden: [128],
        answers: classes,
        loss: 'cross-entropy',
        lens,
        sharedScale: picture !== undefined,
        seed,
    };
    return substitute_ts_1.Substitute.create(runtime, plan, lens.see(pool.points));
}
/** Everything that the victim was asked so far. */
function examplesOf({ oracle, pool, classes, lens }) {
    const size = lens.seen;
    const count = pool.count + oracle.answered.length;
    const inputs = new Float32Array(count * size);
    const answers = new Float32Array(count * classes);
    inputs.set(lens.see(pool.points));
    for (const [index, answer] of pool.answers.entries()) {
        answers.set(scoresOf(oracle, answer, classes), index * classes);
    }
    for (const [index, { seen, answer }] of oracle.answered.entries()) {
        inputs.set(seen, (pool.count + index) * size);
        answers.set(scoresOf(oracle, answer, classes), (pool.count + index) * classes);
    }
    return { inputs, answers, count };
}
function scoresOf(oracle, answer, classes) {
    if (oracle.knowsScores)
        return answer;
    const scores = new Float32Array(classes);
    const predicted = oracle.classOf(answer);
    if (predicted < classes)
        scores[predicted] = 1;
    return scores;
}


/***/ }),

/***/ 2688:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.measureDefences = measureDefences;
const campaign_ts_1 = __webpack_require__(3815);
const setup_ts_1 = __webpack_require__(7088);
const ROUNDED_LEVELS = 8;
/** What the repeated attack may spend. */
const REPEATED_SAMPLES = 50;
const REPEATED_QUERIES = 500;
/** With less time left, the attack is not repeated. */
const LEAST_MS = 500;
/**
 * Measures what changing the inputs first would do (feature squeezing: Xu, Evans and Qi, NDSS 2018): the inputs found are judged
 * again under it, and the attack is repeated against the defended model, since an attacker would adapt.
 */
async function measureDefences(analysis, victim, setup, budget) {
    const { samples, oracle } = setup.campaign;
    const found = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
    if (found.length === 0)
        return [];
    const measured = [];
    for (const squeezing of squeezings(analysis.picture)) {
        const defence = await measureOne(analysis, victim, { setup, found, squeezing }, budget);
        if (defence !== undefined)
            measured.push(defence);
    }
    return [...measured, TRAINING];
}
const TRAINING = {
    name: 'Adversarial training',
    advice: 'Train the model on attacked inputs as well (Madry et al., ICLR 2018); the changed inputs of this report are a start. It is the one defence that attackers do not simply get around; it costs training time and often some accuracy. Not measured here, since it needs the training.',
};
async function measureOne(analysis, victim, { setup, found, squeezing }, budget) {
    const { oracle } = setup.campaign;
    const { data, labels } = analysis;
    const used = oracle.queries;
    const queries = Math.min(Math.floor((budget.maxQueries - used) / 2) - found.length, REPEATED_SAMPLES * REPEATED_QUERIES + data.count);
    if (labels === undefined || queries < REPEATED_SAMPLES * 2 || budget.timeLeftMs() < LEAST_MS) {
        return undefined;
    }
    const defended = defend(victim, setup, squeezing);
    const still = await stillFooled(defended, setup, found);
    const { norm, queriesPerSample } = { norm: oracle.norm, queriesPerSample: REPEATED_QUERIES };
    const deadline = budget.timeLeftMs() / 2;
    const repeated = await (0, setup_ts_1.prepare)({
        ...analysis,
        norm,
        queriesPerSample,
        settings: { ...analysis.settings, eps: oracle.eps, samples: REPEATED_SAMPLES },
    }, defended, labels, {
        seed: budget.seed,
        maxQueries: queries,
        timeLeftMs: () => budget.timeLeftMs() - deadline,
        progress: (share, what) => {
            budget.progress(0.8 + 0.15 * share, `${squeezing.name}: ${what}`);
        },
    });
    await (0, campaign_ts_1.runCampaign)(repeated.campaign);
    // An attack that was cut short would make the defence look better than it is.
    if (budget.timeLeftMs() <= deadline)
        return undefined;
    const { samples } = repeated.campaign;
    if (samples.length === 0)
        return undefined;
    const score = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps).length / samples.length;
    const without = found.length / setup.campaign.samples.length;
    const figures = {
        still: still / found.length,
        accuracy: repeated.accuracy,
        before: setup.accuracy,
        helps: score < without - NOTICEABLE,
    };
    return {
        name: squeezing.name,
        setting: squeezing.setting,
        advice: adviceOf(squeezing, figures),
        measured: { without, with: score },
    };
}
/** A defence that lowers the score by less is said not to help. */
const NOTICEABLE = 0.05;
function adviceOf({ cost }, { still, accuracy, before, helps }) {
    const percent = (share) => `${(100 * share).toFixed(0)} %`;
    return [
        helps ? `It helps here. ${cost}` : 'It does not help here: an attacker who knows of it gets around it.',
        `The score is that of the attack repeated against the defended model, with fewer queries. Of the inputs found without the defence, ${percent(still)} still fool the model.`,
        `The accuracy goes from ${percent(before)} to ${percent(accuracy)}.`,
    ].join(' ');
}
async function stillFooled(defended, { campaign }, found) {
    const { oracle } = campaign;
    const points = new Float32Array(found.length * oracle.space.size);
    for (const [index, { best }] of found.entries())
        points.set(best, index * oracle.space.size);
    const replies = await defended.ask(oracle.space.toModel(points), found.length);
    const size = defended.answerSize;
    return found.filter(({ label }, index) => oracle.classOf(replies.subarray(index * size, (index + 1) * size)) !== label).length;
}
/** The same model behind a change of its inputs. */
function defend(victim, { campaign }, squeezing) {
    const { space } = campaign.oracle;
    return {
        inputShape: victim.inputShape,
        inputSize: victim.inputSize,
        answers: victim.answers,
        answerSize: victim.answerSize,
        get queries() {
            return victim.queries;
        },
        ask: (inputs, count) => {
            const points = space.fromModel(inputs);
            for (let start = 0; start < points.length; start += space.size) {
                points.set(squeezing.squeeze(points.subarray(start, start + space.size)), start);
            }
            return victim.ask(space.toModel(space.snap(points)), count);
        },
    };
}
function squeezings(picture) {
    const rounding = {
        name: `Rounding of inputs to ${String(ROUNDED_LEVELS)} levels`,
        setting: { levels: ROUNDED_LEVELS },
        cost: 'It costs nothing at run time.',
        squeeze: (point) => point.map((value) => Math.round(value * (ROUNDED_LEVELS - 1)) / (ROUNDED_LEVELS - 1)),
    };
    if (picture === undefined)
        return [rounding];
    return [
        rounding,
        {
            name: 'Smoothing of pictures (3 by 3 mean)',
            setting: { kernel: '3 by 3 mean' },
            cost: 'It costs fine detail.',
            squeeze: (point) => smooth(point, picture),
        },
    ];
}
function smooth(point, { channels, height, width, order }) {
    const at = (channel, row, column) => order === 'chw' ? (channel * height + row) * width + column : (row * width + column) * channels + channel;
    const out = new Float32Array(point.length);
    for (let channel = 0; channel < channels; channel += 1) {
        for (let row = 0; row < height; row += 1) {
            for (let column = 0; column < width; column += 1) {
                let sum = 0;
                let count = 0;
                for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
                    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
                        sum += point[at(channel, y, x)] ?? 0;
                        count += 1;
                    }
                }
                out[at(channel, row, column)] = sum / count;
            }
        }
    }
    return out;
}


/***/ }),

/***/ 9236:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.evasion = exports.METHOD_VERSION = void 0;
const descriptor_ts_1 = __webpack_require__(5248);
const minimum_ts_1 = __webpack_require__(6933);
/** The version of the method. */
exports.METHOD_VERSION = 2;
const CODE = { file: 'attack-by-evasion.ts', run: 'attackByEvasion' };
exports.evasion = {
    place: 2,
    tasks: [
        {
            task: 'image-classification',
            method: exports.METHOD_VERSION,
            code: CODE,
            fields: [
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_classes',
                'use_model_api',
                'color_space',
            ],
            usualSlots: descriptor_ts_1.PICTURE_SLOTS,
        },
        {
            task: 'tabular-classification',
            method: exports.METHOD_VERSION,
            code: CODE,
            fields: [
                'categorical_columns_info',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'is_category_columns',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_classes',
                'use_model_api',
            ],
            usualSlots: descriptor_ts_1.TABLE_SLOTS,
        },
    ],
    needs: ['model'],
    uses: [],
    needsLabels: true,
    settings: ['eps', 'samples'],
    proposal: {
        with: [],
        inputs: { 'image-classification': minimum_ts_1.MINIMUM.samples, 'tabular-classification': minimum_ts_1.MINIMUM.samples },
        budget: [{ key: 'samples', value: 30, least: minimum_ts_1.MINIMUM.samples, of: 'inputs' }],
    },
    threshold: {
        value: 0.5,
        why: 'undefended models of pictures score near 1, adversarially trained ones well below',
    },
    stages: 'defence',
    artifact: 'pairs',
    taxonomy: {
        atlas: { id: 'AML.T0015', name: 'Evade AI Model' },
        owasp: { id: 'ML01', name: 'Input Manipulation Attack' },
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
        level: 'error',
        precision: 'high',
    },
    texts: {
        title: 'The model can be deceived by manipulated inputs',
        summary: 'Slightly manipulated inputs made the model give wrong answers. Anyone who controls the inputs can control the ' +
            'answers.',
        attack: 'The attacker searches for small changes that move an input over the border between two classes, such as noise ' +
            'that nobody notices or values that are still plausible.',
        actions: [
            'Train with adversarial examples: add the attack samples of the job, with the right labels, to the training data.',
            'Check inputs before they reach the model: valid ranges, types and combinations; for images also size and encoding, ' +
                'with smoothing or quantization of the input.',
            descriptor_ts_1.SERVICE_DEFENCE,
            'Never let a single answer of the model decide something that cannot be undone: if the confidence is low, ask a ' +
                'second model or a person.',
            'Measure the accuracy on attack samples in every release, in addition to the usual accuracy.',
        ],
        narrowedBy: 'A higher number of samples',
    },
};


/***/ }),

/***/ 88:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.evasionEvidence = evasionEvidence;
const wilson_ts_1 = __webpack_require__(1466);
/** The pairs that are kept: so many, with at most so many numbers, but always a few. Reports show a part of them. */
const MOST_PAIRS = 100;
const MOST_NUMBERS = 2 ** 19;
const LEAST_PAIRS = 2;
const CURVE_POINTS = 41;
/** Adversarial pairs, and the curves of success against eps and against queries. */
function evasionEvidence(analysis, setup) {
    const { oracle, samples, queriesPerSample } = setup.campaign;
    const within = samples
        .filter(({ bestDistance }) => bestDistance <= oracle.eps)
        .toSorted((a, b) => a.bestDistance - b.bestDistance);
    const fitting = Math.floor(MOST_NUMBERS / (2 * oracle.space.size));
    const shown = within.slice(0, Math.min(MOST_PAIRS, Math.max(LEAST_PAIRS, fitting)));
    return [
        ...(shown.length > 0 ? [pairs(analysis, setup, shown, within.length)] : []),
        ...(samples.length > 0
            ? [againstEps(samples, oracle.eps), againstQueries(samples, queriesPerSample)]
            : []),
    ];
}
function pairs({ data, classNames }, { campaign, rows }, shown, found) {
    const { oracle, pool } = campaign;
    const points = new Float32Array(shown.length * oracle.space.size);
    for (const [index, { best }] of shown.entries())
        points.set(best, index * oracle.space.size);
    const changed = oracle.space.toModel(points);
    const say = (answer, predicted) => {
        const name = classNames?.[predicted] ?? String(predicted);
        return oracle.knowsScores && answer !== undefined
            ? `${name} (${(answer[predicted] ?? 0).toFixed(2)})`
            : name;
    };
    const { size } = oracle.space;
    return {
        kind: 'pairs',
        title: shown.length < found
            ? `Inputs changed within eps to another class: the ${String(shown.length)} smallest changes of ${String(found)}`
            : 'Inputs changed within eps to another class, the smallest changes first',
        shape: data.shape,
        pairs: shown.map((sample, index) => ({
            name: data.names?.[rows[sample.input] ?? 0] ?? `input ${String(rows[sample.input])}`,
            original: oracle.space.toModel(sample.origin),
            changed: changed.slice(index * size, (index + 1) * size),
            before: say(pool.answers[sample.input], sample.label),
            after: say(sample.bestAnswer, sample.bestClass),
            distance: sample.bestDistance,
        })),
    };
}
function againstEps(samples, eps) {
    const far = 2 * eps;
    const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
        const at = (far * index) / (CURVE_POINTS - 1);
        return { at, ...share(samples, ({ bestDistance }) => bestDistance <= at) };
    });
    return curve('Success against eps', 'eps', lineOf(points));
}
function againstQueries(samples, queries) {
    const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
        const at = Math.round((queries * index) / (CURVE_POINTS - 1));
        return { at, ...share(samples, ({ queriesToEps }) => queriesToEps <= at) };
    });
    return curve('Success within eps against queries', 'queries for each input', lineOf(points));
}
function lineOf(points) {
    return [
        {
            name: 'all attacks, with 95 % interval',
            points: points.map(({ at, value }) => [at, value]),
            band: points.map(({ at, low, high }) => [at, low, high]),
        },
    ];
}
function curve(title, xLabel, series) {
    const yLabel = 'share of inputs changed to another class';
    return { kind: 'curve', title, xLabel, yLabel, series, isScore: true };
}
function share(samples, holds) {
    return (0, wilson_ts_1.wilson)(samples.filter(holds).length, samples.length);
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.distance = distance;
exports.pointOnPath = pointOnPath;
exports.closestOnPlane = closestOnPlane;
const vectors_ts_1 = __webpack_require__(7754);
/** The longest that Newton's method takes; it ends earlier on almost all inputs. */
const NEWTON_STEPS = 12;
function distance(norm, a, b) {
    let sum = 0;
    let largest = 0;
    for (let index = 0; index < a.length; index += 1) {
        const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
        sum += difference * difference;
        if (difference > largest)
            largest = difference;
    }
    return norm === 'L2' ? Math.sqrt(sum) : largest;
}
function clip(value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}
/**
 * Writes the point at distance `radius` from `origin` on the way to `target`, inside the unit box: on the straight line, and for `Linf`
 * with each number of the change cut off at the radius. A radius beyond the target's distance goes on along the line.
 */
function pointOnPath(norm, origin, target, radius, out) {
    const whole = distance(norm, origin, target);
    const factor = whole === 0 ? 0 : norm === 'L2' || radius > whole ? radius / whole : 1;
    const limit = norm === 'L2' ? Number.POSITIVE_INFINITY : radius;
    for (let index = 0; index < out.length; index += 1) {
        const start = origin[index] ?? 0;
        const change = ((target[index] ?? 0) - start) * factor;
        out[index] = clip(start + (change > limit ? limit : change < -limit ? -limit : change));
    }
}
/**
 * Writes the point of the unit box that is closest to `origin` among those with `normal` · point = `level`. It moves from the origin
 * along the normal (`L2`) or along its signs (`Linf`), held back by the box: the level rises along this way ever more slowly, so that
 * Newton's method reaches it from below. If the box ends before, the farthest point is written.
 */
function closestOnPlane(norm, origin, normal, level, out) {
    out.set(origin);
    let step = 0;
    for (let turn = 0; turn < NEWTON_STEPS; turn += 1) {
        const missing = level - (0, vectors_ts_1.dot)(normal, out);
        const slope = freeSlope(norm, normal, out);
        if (missing <= 1e-6 || slope <= 1e-12)
            return;
        step += missing / slope;
        for (let index = 0; index < out.length; index += 1) {
            const along = normal[index] ?? 0;
            out[index] = clip((origin[index] ?? 0) + step * (norm === 'L2' ? along : Math.sign(along)));
        }
    }
}
/** How fast normal · point grows: only numbers that can still move inside the box count. */
function freeSlope(norm, normal, point) {
    let slope = 0;
    for (let index = 0; index < point.length; index += 1) {
        const along = normal[index] ?? 0;
        const at = point[index] ?? 0;
        const free = along > 0 ? at < 1 : at > 0;
        if (free)
            slope += norm === 'L2' ? along * along : Math.abs(along);
    }
    return slope;
}


/***/ }),

/***/ 9877:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.inGroups = inGroups;
/** Numbers that a step holds for one group of samples: 64 MB. */
const GROUP_NUMBERS = 2 ** 24;
/**
 * Splits samples into groups that are attacked one after another, so that large pictures do not take gigabytes. Small inputs are one
 * group.
 * @param numbers how many numbers a step holds for one sample
 */
function inGroups(samples, numbers) {
    const size = Math.max(1, Math.floor(GROUP_NUMBERS / numbers));
    const groups = [];
    for (let from = 0; from < samples.length; from += size)
        groups.push(samples.slice(from, from + size));
    return groups;
}


/***/ }),

/***/ 3033:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.hopSkipJumpStep = hopSkipJumpStep;
const vectors_ts_1 = __webpack_require__(7754);
const boundary_search_ts_1 = __webpack_require__(8232);
const geometry_ts_1 = __webpack_require__(125);
const groups_ts_1 = __webpack_require__(9877);
/** How far to go from the old point towards the closest point of the estimated boundary. */
const SHARES = [1, 0.6, 0.3, 0.12, 0.04];
/**
 * One step of HopSkipJump (Chen, Jordan and Wainwright, IEEE S&P 2020) for all samples at once. The normal of the boundary is
 * estimated from random directions, as there. The step after it uses the geometry: it goes to the point of the estimated tangent plane
 * that is closest to the origin inside the bounds, and turns back towards the old point if the boundary is curved (compare TangentAttack,
 * Ma et al., NeurIPS 2021).
 */
async function hopSkipJumpStep(oracle, samples, normals, plan, random) {
    for (const group of (0, groups_ts_1.inGroups)(samples, oracle.space.size * Math.max(plan.directions, SHARES.length))) {
        await estimateNormals(oracle, group, normals, plan, random);
        await (0, boundary_search_ts_1.searchNearest)(oracle, group.map((sample) => raysTo(oracle, sample, normals.get(sample))), plan.rounds);
    }
}
function raysTo(oracle, sample, normal) {
    if (normal === undefined)
        return [];
    const { best, origin } = sample;
    const closest = new Float32Array(origin.length);
    (0, geometry_ts_1.closestOnPlane)(oracle.norm, origin, normal, (0, vectors_ts_1.dot)(normal, best), closest);
    return SHARES.map((share) => {
        const target = best.slice();
        (0, vectors_ts_1.addScaled)(target, -share, best);
        (0, vectors_ts_1.addScaled)(target, share, closest);
        return { sample, target, low: 0, high: sample.bestDistance };
    });
}
async function estimateNormals(oracle, samples, normals, { directions, reach, lens }, random) {
    if (directions === 0)
        return;
    const questions = [];
    for (const sample of samples) {
        const length = Math.sqrt((0, vectors_ts_1.squaredDistance)(sample.best, sample.origin));
        for (let index = 0; index < directions; index += 1) {
            const seen = new Float32Array(lens.seen);
            random.fillNormals(seen);
            const point = sample.best.slice();
            (0, vectors_ts_1.addScaled)(point, reach * length, (0, vectors_ts_1.normalize)(lens.back(seen)));
            questions.push({ sample, point });
        }
    }
    const starts = samples.map((sample) => sample.best.slice());
    const { fooled } = await oracle.ask(questions);
    for (const [index, sample] of samples.entries()) {
        const from = index * directions;
        const here = starts[index] ?? sample.best;
        const asked = questions.slice(from, from + directions);
        // What the bounds left of each direction.
        const kept = asked.map(({ point }) => {
            const vector = point.slice();
            (0, vectors_ts_1.addScaled)(vector, -1, here);
            return (0, vectors_ts_1.normalize)(vector);
        });
        normals.set(sample, combine(normals.get(sample), kept, fooled.subarray(from, from + directions)));
    }
}
/** The mean of sign(t) t over a normal t: what one answer tells of the length along the normal. */
const SIGN_SHARE = Math.sqrt(2 / Math.PI);
/**
 * Weighs the normal expected from before against the one that the answers show, each by how certain it is: the share of answers that
 * contradict the expected normal is its angle to the true one, divided by pi.
 */
function combine(expected, vectors, fooled) {
    const size = vectors[0]?.length ?? 0;
    const seen = new Float32Array(size);
    const share = fooled.reduce((sum, one) => sum + one, 0) / vectors.length;
    // Answers that are all the same say nothing.
    if (share === 0 || share === 1)
        return expected ?? seen;
    let against = 0;
    for (const [index, vector] of vectors.entries()) {
        const sign = fooled[index] === 1 ? 1 : -1;
        (0, vectors_ts_1.addScaled)(seen, sign - (2 * share - 1), vector);
        if (expected !== undefined && (0, vectors_ts_1.dot)(expected, vector) * sign < 0)
            against += 1;
    }
    if (expected === undefined)
        return (0, vectors_ts_1.normalize)(seen);
    const angle = Math.PI * ((against + 1) / (vectors.length + 2));
    const scaled = Math.sqrt(size) / (SIGN_SHARE * vectors.length);
    const certainty = (SIGN_SHARE * SIGN_SHARE * vectors.length) / size;
    const error = 2 - 2 * Math.cos(angle);
    const normal = new Float32Array(size);
    (0, vectors_ts_1.addScaled)(normal, certainty * scaled, seen);
    (0, vectors_ts_1.addScaled)(normal, Math.max(0, Math.cos(angle)) / Math.max(0.02, error), expected);
    return (0, vectors_ts_1.normalize)(normal);
}


/***/ }),

/***/ 3858:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.describeEvasion = describeEvasion;
/** What the score says in one sentence, and what it does not say. */
function describeEvasion({ campaign, accuracy, epsGiven, isTimed }, score) {
    const { oracle, samples } = campaign;
    const limits = [
        'The search is a black-box one: it proves that changes exist, never that none do. A stronger attack, or one that knows the weights, can score higher.',
        'Changes are bounded numbers. Rotation, light, other words, or objects in the picture are other threats.',
        ...(epsGiven
            ? []
            : [
                'eps was chosen from the distance between classes in the data; it says nothing about what a person would notice. Set `eps` if your threat model has one.',
            ]),
        ...(isTimed
            ? [
                `The model is slow: the time allowed ${String(samples.length)} inputs with ${String(campaign.queriesPerSample)} queries each. Give it more time (minutes) for a narrower interval.`,
            ]
            : []),
        ...(oracle.knowsScores ? [] : ['Only labels are known, so attacks that need scores were left out.']),
        ...(samples.length < SMALL
            ? [`Only ${String(samples.length)} inputs could be attacked, so the interval is wide.`]
            : []),
    ];
    return {
        meaning: meaningOf(accuracy, samples.length, oracle.eps, oracle.norm, score),
        limits,
    };
}
const SMALL = 50;
function meaningOf(accuracy, samples, eps, norm, score) {
    if (samples === 0)
        return 'No input could be asked about: there was no time.';
    const bound = norm === 'Linf'
        ? `${percent(eps)} of the range of each number`
        : `an L2 distance of ${eps.toPrecision(3)}`;
    return `Of the inputs that the model gets right (${percent(accuracy)}), ${percent(score.value)} can be changed by at most ${bound} so that it gives another class.`;
}
function percent(share) {
    return `${(100 * share).toPrecision(3).replace(/\.0+$/u, '')} %`;
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Oracle = void 0;
exports.startSample = startSample;
const vectors_ts_1 = __webpack_require__(7754);
const geometry_ts_1 = __webpack_require__(125);
/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
function startSample(input, label, origin) {
    return {
        input,
        label,
        origin,
        best: origin.slice(),
        bestDistance: Number.POSITIVE_INFINITY,
        bestClass: label,
        bestAnswer: undefined,
        foundBy: '',
        queries: 0,
        queriesToEps: Number.POSITIVE_INFINITY,
    };
}
/**
 * Puts the questions of all attacks to the victim, in batches, and keeps the budget. It counts the queries of each sample and keeps the
 * closest fooling point of each, whichever attack found it.
 */
class Oracle {
    space;
    norm;
    eps;
    /** The name of the attack that asks. */
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
        this.norm = options.norm;
        this.eps = options.eps;
        this.#options = options;
    }
    get knowsScores() {
        return this.#victim.answers === 'scores';
    }
    /** The queries asked through this oracle. */
    get queries() {
        return this.#queries;
    }
    /** True once a question could not be asked, since the queries or the time are spent. */
    isSpent() {
        return this.#spent || this.#options.timeLeftMs() <= 0;
    }
    /** Asks about points, after moving each to where an input can be. */
    async ask(questions) {
        const fooled = new Uint8Array(questions.length);
        const margins = new Float32Array(questions.length).fill(-1);
        const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / this.space.size)));
        for (let from = 0; from < questions.length; from += chunk) {
            const asked = questions.slice(from, from + chunk);
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
        if (affordable < points.length)
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
        return Array.from({ length: affordable }, (_unused, index) => (0, vectors_ts_1.rowOf)(replies, index, this.#victim.answerSize));
    }
    classOf(reply) {
        return this.knowsScores ? (0, vectors_ts_1.argMax)(reply) : Math.round(reply[0] ?? 0);
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
        const length = (0, geometry_ts_1.distance)(this.norm, sample.origin, point);
        if (length >= sample.bestDistance)
            return;
        if (length <= this.eps && sample.bestDistance > this.eps)
            sample.queriesToEps = sample.queries;
        sample.best.set(point);
        sample.bestDistance = length;
        sample.bestClass = predicted;
        sample.bestAnswer = answer;
        sample.foundBy = this.attack;
    }
}
exports.Oracle = Oracle;
/** Keeps logarithms finite. */
const SMALLEST = 1e-12;


/***/ }),

/***/ 7088:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.LEAST_QUERIES_PER_SAMPLE = void 0;
exports.prepare = prepare;
const random_ts_1 = __webpack_require__(6027);
const lens_ts_1 = __webpack_require__(9007);
const vectors_ts_1 = __webpack_require__(7754);
const attack_space_ts_1 = __webpack_require__(2546);
const oracle_ts_1 = __webpack_require__(8487);
const starts_ts_1 = __webpack_require__(9456);
const DEFAULT_SAMPLES = 100;
const DEFAULT_QUERIES_PER_SAMPLE = 1_200;
/** Inputs asked before the attack: for the accuracy, for starts, and for the substitute. */
const POOL = 1_000;
/** The part of the queries and of the time that is left for measuring defences. */
const DEFENCE_SHARE = 0.2;
/**
 * Slow models: the time that asking about the inputs may take, the part of the time left that is planned for queries, and to how few
 * inputs an attack may fall back so that each gets this many queries.
 */
const POOL_TIME_SHARE = 0.15;
const LEAST_POOL = 100;
const TIMED_SHARE = 0.7;
const LEAST_SAMPLES = 20;
const WANTED_QUERIES_PER_SAMPLE = 400;
/** If labels are all of one class, there is no distance between classes. */
const FALLBACK_EPS = 0.05;
/** The substitute learns from the newest points: so many, with at most so many numbers. */
const KEPT_POINTS = 20_000;
const KEPT_NUMBERS = 2 ** 25;
/** With fewer queries for a sample, an attack that finds nothing says nothing. */
exports.LEAST_QUERIES_PER_SAMPLE = 200;
/** Asks about the inputs themselves, chooses the samples and eps, and shares out the queries. */
async function prepare(analysis, victim, allLabels, budget) {
    const { data, settings, picture, runtime } = analysis;
    const space = new attack_space_ts_1.AttackSpace(data);
    const lens = (0, lens_ts_1.makeLens)(space.size, picture);
    const rows = new random_ts_1.Random(budget.seed)
        .permutation(data.count)
        .subarray(0, Math.min(poolSize(settings.samples), budget.maxQueries));
    const labels = Int32Array.from(rows, (row) => allLabels[row] ?? 0);
    const points = space.snap(space.fromModel((0, vectors_ts_1.takeRows)(data.values, rows, space.size)));
    const norm = analysis.norm ?? 'Linf';
    const eps = settings.eps ?? (0, starts_ts_1.separationEps)({ norm, space }, points, labels) ?? FALLBACK_EPS;
    const total = Math.floor(budget.maxQueries * (1 - DEFENCE_SHARE));
    const timeAtStart = budget.timeLeftMs();
    const reserveMs = Number.isFinite(timeAtStart) ? timeAtStart * DEFENCE_SHARE : 0;
    let planned = total;
    const oracle = new oracle_ts_1.Oracle(victim, space, {
        norm,
        eps,
        maxQueries: total,
        timeLeftMs: () => budget.timeLeftMs() - reserveMs,
        tell: () => {
            budget.progress(Math.min(0.8, (0.8 * oracle.queries) / planned), oracle.attack);
        },
        kept: Math.min(KEPT_POINTS, Math.floor(KEPT_NUMBERS / lens.seen)),
        see: (point) => lens.see(point),
    });
    oracle.attack = 'asking about the inputs';
    const { pool, msEach } = await askPool(oracle, points, rows.length, timeAtStart * POOL_TIME_SHARE);
    const inTime = (TIMED_SHARE * (budget.timeLeftMs() - reserveMs)) / msEach;
    const timed = settings.samples ?? Math.max(LEAST_SAMPLES, Math.floor(inTime / WANTED_QUERIES_PER_SAMPLE));
    const wanted = settings.samples ?? DEFAULT_SAMPLES;
    const samples = (0, starts_ts_1.chooseSamples)(pool, labels, space.size, Math.min(wanted, timed));
    const affordable = Math.floor((total - oracle.queries - starts_ts_1.RANDOM_POINTS) / Math.max(1, samples.length));
    const settled = Math.min(analysis.queriesPerSample ?? DEFAULT_QUERIES_PER_SAMPLE, affordable);
    const queriesPerSample = Math.max(0, Math.min(settled, Math.floor(inTime / Math.max(1, samples.length))));
    planned = oracle.queries + queriesPerSample * samples.length;
    const right = pool.predicted.filter((one, index) => one === labels[index]).length;
    const campaign = {
        ...{ oracle, samples, pool, picture, runtime, queriesPerSample, seed: budget.seed, stopAtEps: true },
        classes: classCount(analysis, victim, pool, labels),
        lens,
    };
    return {
        campaign,
        rows,
        accuracy: right / Math.max(1, pool.count),
        epsGiven: settings.eps !== undefined,
        isTimed: timed < wanted || queriesPerSample < settled,
    };
}
/** Asks about the inputs until they or their part of the time end. */
async function askPool(oracle, points, count, timeMs) {
    const { size } = oracle.space;
    const started = performance.now();
    const answers = [];
    while (answers.length < count && (answers.length < LEAST_POOL || performance.now() - started < timeMs)) {
        const to = Math.min(count, answers.length + LEAST_POOL);
        const asked = Array.from({ length: to - answers.length }, (_unused, index) => (0, vectors_ts_1.rowOf)(points, answers.length + index, size));
        const replies = await oracle.answers(asked);
        answers.push(...replies);
        if (replies.length < asked.length)
            break;
    }
    const pool = {
        points: points.subarray(0, answers.length * size),
        count: answers.length,
        answers,
        predicted: Int32Array.from(answers, (answer) => oracle.classOf(answer)),
    };
    return { pool, msEach: (performance.now() - started) / Math.max(1, answers.length) };
}
/** Only inputs that the model gets right can be attacked: more are asked about than are wanted. */
function poolSize(samples = 0) {
    return Math.max(POOL, 2 * samples);
}
function classCount({ classes }, victim, pool, labels) {
    if (victim.answers === 'scores')
        return victim.answerSize;
    const seen = Math.max(...labels, ...pool.predicted) + 1;
    return Math.max(classes ?? 0, seen, 2);
}


/***/ }),

/***/ 6196:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.squareAttack = squareAttack;
/** Keeps a change within eps when 32-bit numbers are rounded. */
const ROUNDING = 1e-6;
/** After these shares of the iterations the squares halve, as in the paper. */
const HALVINGS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8];
/**
 * Square Attack for the Linf norm (Andriushchenko et al., ECCV 2020): keeps the change at the corners of the allowed box, sets
 * random squares of it to eps or -eps, and keeps what lowers the lead of the right class. All samples take their steps together, and
 * those that fool the victim leave. A sample whose best point is known starts from there, cut to eps; others from vertical stripes.
 */
async function squareAttack(oracle, samples, plan, random) {
    let searches = await startSearches(oracle, samples, plan, random);
    for (let iteration = 0; iteration < plan.iterations && searches.length > 0 && !oracle.isSpent(); iteration += 1) {
        const share = shareAt(plan, iteration);
        const proposals = searches.map(({ change }) => propose(change, plan.picture, share, stepOf(oracle), random));
        const { fooled, margins } = await oracle.ask(searches.map(({ sample }, index) => question(sample, proposals[index] ?? sample.origin)));
        for (const [index, search] of searches.entries()) {
            const margin = margins[index] ?? search.margin;
            if (margin <= search.margin)
                continue;
            search.margin = margin;
            search.change.set(proposals[index] ?? search.change);
        }
        searches = searches.filter((_search, index) => fooled[index] === 0);
    }
}
function stepOf({ eps }) {
    return Math.max(0, eps - ROUNDING);
}
function shareAt({ share, iterations }, iteration) {
    const halvings = HALVINGS.filter((after) => iteration > after * iterations).length;
    return share / 2 ** halvings;
}
function question(sample, change) {
    return { sample, point: sample.origin.map((value, index) => value + (change[index] ?? 0)) };
}
async function startSearches(oracle, samples, { picture }, random) {
    const eps = stepOf(oracle);
    const searches = samples.map((sample) => {
        const known = Number.isFinite(sample.bestDistance);
        return { sample, change: known ? corner(sample, eps) : stripes(sample, picture, eps, random), margin: 0 };
    });
    const { fooled, margins } = await oracle.ask(searches.map(({ sample, change }) => question(sample, change)));
    for (const [index, search] of searches.entries())
        search.margin = margins[index] ?? 0;
    return searches.filter((_search, index) => fooled[index] === 0);
}
/** The best point's change, cut to eps. */
function corner({ best, origin }, eps) {
    return best.map((value, index) => Math.max(-eps, Math.min(eps, value - (origin[index] ?? 0))));
}
function stripes({ origin }, picture, eps, random) {
    if (picture === undefined)
        return origin.map(() => sign(random) * eps);
    const { channels, width } = picture;
    const signs = Float32Array.from({ length: channels * width }, () => sign(random) * eps);
    return origin.map((_value, index) => {
        const { channel, column } = place(picture, index);
        return signs[channel * width + column] ?? eps;
    });
}
function sign(random) {
    return random.uniform() < 0.5 ? -1 : 1;
}
function place({ channels, height, width, order }, index) {
    const channel = order === 'chw' ? Math.floor(index / (height * width)) : index % channels;
    const pixel = order === 'chw' ? index % (height * width) : Math.floor(index / channels);
    return { channel, row: Math.floor(pixel / width), column: pixel % width };
}
/** Returns the change with one square set anew; every channel of it gets eps or -eps. */
function propose(change, picture, share, eps, random) {
    const next = change.slice();
    if (picture === undefined) {
        const columns = Math.max(1, Math.round(share * change.length));
        for (const column of random.permutation(change.length).subarray(0, columns)) {
            next[column] = columns === 1 ? -Math.sign(next[column] ?? eps) * eps : sign(random) * eps;
        }
        return next;
    }
    const { channels, height, width } = picture;
    const side = Math.max(1, Math.min(height, width, Math.round(Math.sqrt(share * height * width))));
    const top = random.integer(height - side + 1);
    const left = random.integer(width - side + 1);
    for (let channel = 0; channel < channels; channel += 1) {
        const value = side === 1 && channels === 1 ? undefined : sign(random) * eps;
        for (let row = top; row < top + side; row += 1) {
            for (let column = left; column < left + side; column += 1) {
                const at = indexOf(picture, channel, row, column);
                // A single number would stay as it is every other time.
                next[at] = value ?? ((next[at] ?? 0) > 0 ? -eps : eps);
            }
        }
    }
    return next;
}
function indexOf({ channels, height, width, order }, channel, row, column) {
    return order === 'chw'
        ? (channel * height + row) * width + column
        : (row * width + column) * channels + channel;
}


/***/ }),

/***/ 9456:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.RANDOM_POINTS = void 0;
exports.chooseSamples = chooseSamples;
exports.findStarts = findStarts;
exports.separationEps = separationEps;
const vectors_ts_1 = __webpack_require__(7754);
const boundary_search_ts_1 = __webpack_require__(8232);
const geometry_ts_1 = __webpack_require__(125);
const oracle_ts_1 = __webpack_require__(8487);
/** Inputs of other classes from which each sample starts, and how exactly the boundary towards them is found. */
const STARTS = 3;
const ROUNDS = 8;
/** Random points that are asked if the victim gives all inputs one class. */
exports.RANDOM_POINTS = 32;
/** Returns samples of the inputs that the victim gets right, at most `wanted` of them. */
function chooseSamples(pool, labels, size, wanted) {
    const samples = [];
    for (let index = 0; index < pool.count && samples.length < wanted; index += 1) {
        const label = labels[index];
        if (label === undefined || pool.predicted[index] !== label)
            continue;
        samples.push((0, oracle_ts_1.startSample)(index, label, (0, vectors_ts_1.rowOf)(pool.points, index, size).slice()));
    }
    return samples;
}
/**
 * Starts each sample from the nearest inputs that the victim gives another class: real inputs lie where the model knows them, unlike
 * noise, which large nets put into one class.
 */
async function findStarts(oracle, samples, pool, lens, random) {
    const { size } = oracle.space;
    const seen = lens.see(pool.points);
    const fallback = pool.predicted.every((one) => one === pool.predicted[0])
        ? await randomPoints(oracle, random)
        : [];
    const rays = samples.flatMap((sample) => {
        const origin = lens.see(sample.origin);
        const near = nearestOthers(pool, sample, (index) => (0, vectors_ts_1.squaredDistance)(origin, (0, vectors_ts_1.rowOf)(seen, index, lens.seen)));
        const targets = near.map((index) => ({
            point: (0, vectors_ts_1.rowOf)(pool.points, index, size),
            predicted: pool.predicted[index] ?? sample.label,
            answer: pool.answers[index] ?? new Float32Array(0),
        }));
        return [...targets, ...fallback]
            .filter(({ predicted }) => predicted !== sample.label)
            .slice(0, STARTS)
            .map(({ point, predicted, answer }) => {
            oracle.note({ sample, point }, predicted, answer);
            return (0, boundary_search_ts_1.rayTo)(oracle, sample, point);
        });
    });
    await (0, boundary_search_ts_1.searchBoundary)(oracle, rays, ROUNDS);
}
function nearestOthers(pool, sample, far) {
    return Array.from(pool.predicted.keys())
        .filter((index) => pool.predicted[index] !== sample.label)
        .map((index) => [far(index), index])
        .sort(([a], [b]) => a - b)
        .slice(0, STARTS)
        .map(([, index]) => index);
}
async function randomPoints(oracle, random) {
    const points = Array.from({ length: exports.RANDOM_POINTS }, () => new Float32Array(oracle.space.size).map(() => random.uniform()));
    const replies = await oracle.answers(points);
    return replies.map((reply, index) => ({
        point: points[index] ?? new Float32Array(oracle.space.size),
        predicted: oracle.classOf(reply),
        answer: reply,
    }));
}
/** More inputs than these are not compared with each other. */
const COMPARED = 1_000;
const SMALLEST_EPS = 0.001;
/**
 * Returns the default eps, half of r. r is half of the distance between classes: of the distances from each input to the nearest one
 * of another class the 10th percentile (Yang et al., "A closer look at accuracy vs. robustness", NeurIPS 2020). Undefined if all inputs
 * are of one class.
 */
function separationEps(oracle, points, labels) {
    const { size } = oracle.space;
    const count = Math.min(COMPARED, labels.length, points.length / size);
    const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
    for (let first = 0; first < count; first += 1) {
        for (let second = 0; second < first; second += 1) {
            if (labels[first] === labels[second])
                continue;
            const apart = (0, geometry_ts_1.distance)(oracle.norm, (0, vectors_ts_1.rowOf)(points, first, size), (0, vectors_ts_1.rowOf)(points, second, size));
            nearest[first] = Math.min(nearest[first] ?? apart, apart);
            nearest[second] = Math.min(nearest[second] ?? apart, apart);
        }
    }
    const sorted = nearest.filter(Number.isFinite).sort();
    const tenth = sorted[Math.floor(0.1 * sorted.length)];
    return tenth === undefined ? undefined : Math.max(SMALLEST_EPS, tenth / 4);
}


/***/ }),

/***/ 9814:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.transferStep = transferStep;
exports.expectNormals = expectNormals;
const vectors_ts_1 = __webpack_require__(7754);
const boundary_search_ts_1 = __webpack_require__(8232);
const geometry_ts_1 = __webpack_require__(125);
const groups_ts_1 = __webpack_require__(9877);
/** How often a point is moved to the substitute's boundary, and how many other classes are tried for each sample. */
const MOVES = 12;
const CLASSES = 3;
/** Arrays that are held for each of them. */
const ARRAYS = 4;
/**
 * A transfer attack (Papernot et al., 2016): finds for each sample the closest points that a substitute gives another class, and searches
 * the victim's boundary on the way to them. The substitute's boundary is made linear where the point is, and the point of that plane
 * closest to the origin is taken, again and again (compare FAB, Croce and Hein, ICML 2020).
 */
async function transferStep(oracle, samples, substitute, rounds) {
    for (const group of (0, groups_ts_1.inGroups)(samples, oracle.space.size * CLASSES * ARRAYS)) {
        await (0, boundary_search_ts_1.searchNearest)(oracle, await closestPoints(oracle, group, substitute), rounds);
    }
}
/** Takes the substitute's normals at the best points as those that the next steps expect. */
async function expectNormals(oracle, samples, substitute, normals) {
    for (const group of (0, groups_ts_1.inGroups)(samples, oracle.space.size * ARRAYS)) {
        const rows = group.map((sample) => ({ sample, target: sample.bestClass, point: sample.best }));
        const { gradient } = await gradientAt(oracle, substitute, rows);
        for (const [index, sample] of group.entries()) {
            normals.set(sample, (0, vectors_ts_1.normalize)((0, vectors_ts_1.rowOf)(gradient, index, oracle.space.size).slice()));
        }
    }
}
async function closestPoints(oracle, samples, substitute) {
    const trials = await startTrials(oracle, samples, substitute);
    const closest = new Float32Array(oracle.space.size);
    for (let move = 0; move < MOVES; move += 1) {
        const { lead, gradient } = await gradientAt(oracle, substitute, trials);
        for (const [index, { sample, point }] of trials.entries()) {
            const normal = (0, vectors_ts_1.rowOf)(gradient, index, oracle.space.size);
            (0, geometry_ts_1.closestOnPlane)(oracle.norm, sample.origin, normal, (0, vectors_ts_1.dot)(normal, point) - (lead[index] ?? 0), closest);
            const share = move === 0 ? 1 : 0.6;
            (0, vectors_ts_1.addScaled)(point, -share, point);
            (0, vectors_ts_1.addScaled)(point, share, closest);
        }
    }
    return samples.map((sample) => trials
        .filter((trial) => trial.sample === sample)
        .map(({ point }) => ({ sample, target: point, low: 0, high: sample.bestDistance })));
}
/** One trial for each of the classes that the substitute finds likeliest, apart from the right one. */
async function startTrials(oracle, samples, substitute) {
    const inputs = join(oracle, samples.map(({ best }) => best));
    const answers = await substitute.answer(inputs, samples.length);
    const classes = answers.length / samples.length;
    return samples.flatMap((sample, index) => {
        const scores = (0, vectors_ts_1.rowOf)(answers, index, classes);
        return Array.from(scores.keys())
            .filter((name) => name !== sample.label)
            .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
            .slice(0, CLASSES)
            .map((target) => ({ sample, target, point: sample.best.slice() }));
    });
}
/** The substitute's answer for the target less that for the label, and its gradient in the unit box. */
async function gradientAt(oracle, substitute, rows) {
    const classes = substitute.shape.layers.at(-1) ?? 0;
    const contrast = new Float32Array(rows.length * classes);
    for (const [index, { sample, target }] of rows.entries()) {
        contrast[index * classes + target] = 1;
        contrast[index * classes + sample.label] = -1;
    }
    const inputs = join(oracle, rows.map(({ point }) => point));
    const { answer, gradient } = await substitute.gradient(inputs, rows.length, contrast);
    const lead = Float32Array.from(rows, (_row, index) => (0, vectors_ts_1.dot)((0, vectors_ts_1.rowOf)(answer, index, classes), (0, vectors_ts_1.rowOf)(contrast, index, classes)));
    return { lead, gradient };
}
function join(oracle, points) {
    const joined = new Float32Array(points.length * oracle.space.size);
    for (const [index, point] of points.entries())
        joined.set(point, index * oracle.space.size);
    return joined;
}


/***/ }),

/***/ 6933:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MINIMUM = void 0;
/**
 * What a local analysis needs at least before its score can be a pass: with less, a score says more about the test than about
 * the model. Chosen, not taken from a paper.
 */
exports.MINIMUM = {
    /** Inputs that evasion attacks. */
    samples: 20,
    /** Questions of a black-box evasion for each input that has not fallen. */
    queriesPerInput: 200,
    /** Questions of extraction. */
    queries: 500,
    /** The same for a model that answers slowly or at a price: an endpoint. */
    endpointQueries: 100,
    /** Inputs, or windows of a series, on which extraction compares its copy with the model. */
    compared: 30,
};


/***/ }),

/***/ 1466:
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
