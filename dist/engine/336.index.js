export const id = 336;
export const ids = [336];
export const modules = {

/***/ 2732:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackValues: () => (/* binding */ attackValues)
});

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/pack-outcomes.ts
var pack_outcomes = __webpack_require__(4373);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/statistics/distributions.ts
var distributions = __webpack_require__(1925);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(6051);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/exact/attack-exactly.ts
var attack_exactly = __webpack_require__(1165);
// EXTERNAL MODULE: ./packages/engine/src/attacks/minimum.ts
var minimum = __webpack_require__(2);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-minimum.ts
var evasion_minimum = __webpack_require__(7884);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/setup.ts + 3 modules
var evasion_setup = __webpack_require__(4459);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/white-box/gradients.ts
var white_box_gradients = __webpack_require__(4025);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/exact/compared-rows.ts
var compared_rows = __webpack_require__(3523);
// EXTERNAL MODULE: ./packages/engine/src/draw-rows.ts
var draw_rows = __webpack_require__(9532);
// EXTERNAL MODULE: ./packages/engine/src/statistics/value-skill.ts
var value_skill = __webpack_require__(1059);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/eps.ts
var evasion_eps = __webpack_require__(8676);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/whole-steps.ts
var whole_steps = __webpack_require__(4091);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/geometry.ts
var geometry = __webpack_require__(5036);
// EXTERNAL MODULE: ./packages/engine/src/shown-numbers.ts
var shown_numbers = __webpack_require__(6322);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/values/value-setup.ts











/** Changes of a twentieth of a column's range are small for most tables; chosen, not taken from a paper. */
const DEFAULT_EPS = { value: 0.05, from: 'the default' };
/** The parts of the queries and of the time that asking about the rows themselves may take. */
const [QUERY_SHARE, TIME_SHARE] = [0.25, 0.15];
const PART = 100;
/** An error below this part of the spread of predictions is that of rounding: the model has learnt these rows by heart. */
const NO_ERROR = 1e-6;
/**
 * Asks about rows, judges whether the model knows anything of their labels, and chooses the rows that are attacked.
 * @throws NotTestable if no verdict can rest on the data
 * @throws ArtifactFault if the tolerance is so large that no change could exceed it
 */
async function prepareValues({ data, settings }, { victim, targets, space, }, budget) {
    const most = Math.min(data.count, Math.max(PART, Math.floor(QUERY_SHARE * budget.maxQueries)), budget.maxQueries);
    const { keys, order: all } = (0,draw_rows/* drawRows */.W)(data, budget.seed);
    const order = all.subarray(0, most);
    const mostMs = TIME_SHARE * budget.timeLeftMs();
    const started = performance.now();
    const asked = [];
    while (asked.length < most && (asked.length === 0 || performance.now() - started < mostMs)) {
        budget.progress((0.1 * asked.length) / most, 'querying the rows');
        const rows = order.subarray(asked.length, asked.length + PART);
        const points = space.snap(space.fromModel((0,vectors/* takeRows */.LY)(data.values, rows, space.size)));
        const values = await victim.ask(space.toModel(points), rows.length);
        for (const [at, row] of rows.entries()) {
            asked.push({ row, origin: (0,vectors/* rowOf */.OB)(points, at, space.size).slice(), own: values[at] ?? Number.NaN });
        }
    }
    const skill = (0,value_skill/* skillOf */.zk)(asked.map(({ own }) => own), asked.map(({ row }) => targets[row] ?? Number.NaN));
    requireSkill(skill, asked.length, data.count);
    requireTolerance(settings.tolerance, asked.flatMap(({ own, row }) => [own, targets[row] ?? own]));
    const wanted = settings.samples ?? Math.max(minimum/* USUAL */.VY.samples, settings.least?.samples ?? 0);
    const rows = differentRows(asked, wanted);
    requireRows(rows.length, wanted, data.count);
    return {
        ...{ rows, keys, asked: asked.length, total: data.count, skill },
        eps: (0,whole_steps/* requireSteps */.F9)(data, (0,evasion_eps/* chooseEps */.Sd)(settings, () => DEFAULT_EPS), settings.eps !== undefined),
        tolerance: toleranceOf(settings, skill),
        msEach: (performance.now() - started) / Math.max(1, asked.length),
        isShortened: asked.length < most && rows.length < wanted,
    };
}
/** True if a model has learnt its rows by heart: its error is that of rounding. */
function errsNowhere({ error, spread }) {
    return error <= NO_ERROR * spread;
}
function toleranceOf({ tolerance, mostTolerance = Number.POSITIVE_INFINITY }, { error, spread }) {
    if (tolerance !== undefined)
        return { value: tolerance, from: 'the settings' };
    const own = !errsNowhere({ error, spread });
    const value = own ? error : spread / 2;
    if (mostTolerance < value) {
        const from = `that of the baseline, since this model's own, ${(0,shown_numbers/* numberText */.$4)(value)}, would be laxer`;
        return { value: mostTolerance, from };
    }
    const from = own
        ? 'the root mean squared error of the model on its labels'
        : 'half the standard deviation of the predictions, because the model makes no errors';
    return { value, from };
}
function requireTolerance(tolerance, values) {
    const [least, greatest] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    if (tolerance === undefined || tolerance < greatest - least)
        return;
    throw new fault/* ArtifactFault */.RE(`tolerance is ${(0,shown_numbers/* numberText */.$4)(tolerance)}, but the predictions and the labels of this data lie between ` +
        `${(0,shown_numbers/* numberText */.$4)(least)} and ${(0,shown_numbers/* numberText */.$4)(greatest)}: even the largest possible move would not count, ` +
        'so every model would pass. Set tolerance to the smallest change of a prediction that would do harm, ' +
        'in the unit of the labels, or leave it out.');
}
function differentRows(asked, wanted) {
    const chosen = [];
    for (const one of asked) {
        if (chosen.length === wanted)
            break;
        if (!chosen.some(({ origin }) => (0,geometry/* isWithin */.UO)(origin, one.origin, geometry/* SAME */.v6)))
            chosen.push(one);
    }
    return chosen;
}
function requireSkill(skill, asked, total) {
    if (asked < evasion_minimum/* LEAST_SAMPLES */.iV) {
        throw new fault/* NotTestable */.S1(`The model was queried on only ${String(asked)} of ${String(total)} rows, but a verdict needs at ` +
            `least ${String(evasion_minimum/* LEAST_SAMPLES */.iV)}. Give more rows, or more time.`);
    }
    const doubt = (0,value_skill/* findValueDoubt */.zQ)(skill, asked);
    if (doubt !== undefined)
        throw new fault/* NotTestable */.S1(`${doubt} Moved predictions of such a model mean nothing.`);
}
function requireRows(rows, wanted, total) {
    if (rows >= evasion_minimum/* LEAST_SAMPLES */.iV)
        return;
    const least = String(evasion_minimum/* LEAST_SAMPLES */.iV);
    throw new fault/* NotTestable */.S1(wanted < evasion_minimum/* LEAST_SAMPLES */.iV
        ? `samples is ${String(wanted)}, but a verdict needs at least ${least} attacked rows. Set samples to ${least} or more.`
        : `Only ${String(rows)} of ${String(total)} rows differ by more than 1 % of the range, but a verdict needs at least ${least}. Give more rows.`);
}
/** How far a prediction moved. */
function moveOf({ own, value }) {
    return Math.abs(value - own);
}
/** How many rows have a verdict. */
function countOf(rows, verdict) {
    return rows.filter((one) => one.verdict === verdict).length;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/values/prove-values.ts



/** Sums in another order differ by less. */
const SAME_VALUE = 1e-4;
/** A value that the model gives in float32 may be off by this part of itself. */
const ROUNDING = 2 ** -23;
/**
 * Finds out what can be proved of a regression: what was read of its structure must answer as the model does.
 * @returns undefined for random models, and models of another kind
 */
async function findValueExactness({ exactValues, randomness, data }, victim) {
    if (exactValues === undefined || randomness !== undefined)
        return undefined;
    const found = exactValues();
    if (found === undefined || 'why' in found)
        return found;
    const { asked, rows } = (0,compared_rows/* comparedRows */.HL)(data, victim.inputSize);
    const values = await victim.ask(asked, rows.length);
    const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const differs = rows.some((row, at) => !(Math.abs(found.valueOf(row) - (values[at] ?? Number.NaN)) <= SAME_VALUE * largest));
    return differs ? compared_rows/* OTHER_STRUCTURE */.lF : found;
}
/** Finds for each row the change within eps that moves its prediction most. */
async function proveValues({ data }, victim, setup, prover, budget) {
    const limits = (0,attack_exactly/* limitsOf */.Af)(data, setup.eps.value);
    const size = victim.inputSize;
    const numbers = data.doubles ?? data.values;
    return (0,compared_rows/* proveEach */.wV)(setup.rows, budget, 0.1, async (one, isOver) => {
        const row = Float64Array.from(numbers.subarray(one.row * size, (one.row + 1) * size));
        if (isOver()) {
            return { ...one, changed: Float32Array.from(row), value: one.own, verdict: 'undecided' };
        }
        const [own = one.own] = await victim.ask(Float32Array.from(row), 1);
        const reach = setup.tolerance.value - ROUNDING * Math.abs(own);
        const range = prover.rangeOf(row, limits, isOver, [own - reach, own + reach]);
        const moved = await furthest(victim, { ...one, own }, [range.lowRow, range.highRow]);
        const most = Math.max(range.highest - own, own - range.lowest);
        return { ...moved, verdict: verdictOf(moveOf(moved), most, setup.tolerance.value) };
    });
}
/** Rounding may leave a row open whose change is the tolerance itself. */
function verdictOf(moved, most, tolerance) {
    if (moved > tolerance)
        return 'moved';
    return most <= tolerance ? 'kept' : 'undecided';
}
async function furthest(victim, one, found) {
    const all = found.map((values) => Float32Array.from(values));
    const joined = Float32Array.from(all.flatMap((values) => [...values]));
    const values = await victim.ask(joined, all.length);
    const moves = Array.from(values, (value) => Math.abs(value - one.own));
    const best = moves.indexOf(Math.max(...moves));
    return { ...one, changed: all[best] ?? new Float32Array(0), value: values[best] ?? one.own };
}

// EXTERNAL MODULE: ./packages/engine/src/random.ts
var random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/white-box/apgd.ts
var apgd = __webpack_require__(6300);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/values/search-values.ts




function isMoved({ own, value }, { tolerance }) {
    return Math.abs(value - own) > tolerance;
}
function note(climber, point, value) {
    if (Math.abs(value - climber.own) > Math.abs(climber.value - climber.own)) {
        [climber.best, climber.value] = [point, value];
    }
}
/** Steps of a climb; each row is climbed twice in each direction. */
const [CLIMB_STEPS, RESTARTS] = [100, 2];
/** Climbs and descends the prediction by its gradient, until it has moved by more than the tolerance. */
async function climbValues(hunt, climbers, gradients) {
    for (let restart = 0; restart < RESTARTS; restart += 1) {
        for (const side of [1, -1]) {
            const open = climbers.filter((one) => !isMoved(one, hunt));
            for (let from = 0; from < open.length; from += gradients.rows) {
                await climbBatch(hunt, open.slice(from, from + gradients.rows), gradients, { side, restart });
            }
        }
    }
}
async function climbBatch(hunt, batch, gradients, { side, restart }) {
    const linear = new Float32Array(gradients.scores);
    linear[0] = side;
    let running = batch.map((climber) => ({
        ...{ climber, origin: climber.origin, eps: hunt.eps, seed: (0,white_box_gradients/* linearSeed */.JQ)(linear) },
        lossOf: ({ reply }) => side * (reply[0] ?? climber.own),
        climb: new apgd/* Apgd */.V(climber.origin, hunt.space.radii(hunt.eps), CLIMB_STEPS, new random/* Random */.o(hunt.seed + 7919 * climber.row + 2 * restart + (side + 1) / 2)),
    }));
    while (running.length > 0 && !hunt.isOver()) {
        for (const { one, point, answer } of await gradients.step(running)) {
            one.climber.gradients += 1;
            note(one.climber, point, answer.reply[0] ?? one.climber.own);
        }
        running = running.filter(({ climber, climb }) => !isMoved(climber, hunt) && !climb.isDone);
    }
}
/** The part of the questions that may try each column alone. */
const ALONE_SHARE = 0.25;
/**
 * Searches by answers, in both directions: each column is moved alone first, if that is not too dear, then all in the direction
 * that helped, then random groups of columns, which become smaller. Compare Andriushchenko et al.: Square Attack, ECCV 2020; inner
 * numbers are tried, too, since trees need not rise.
 * @param queries for each row
 */
async function searchValues(hunt, climbers, queries) {
    const searches = climbers.map((climber) => new RowSearch(climber, hunt, queries));
    for (;;) {
        const open = searches.filter(({ isDone }) => !isDone);
        if (open.length === 0 || hunt.isOver())
            return;
        const points = open.map((search) => search.propose());
        const inputs = hunt.space.toModel((0,vectors/* joinRows */.U5)(points, hunt.space.size));
        const values = await hunt.victim.ask(inputs, points.length);
        for (const [at, search] of open.entries()) {
            search.learn(points[at] ?? search.climber.origin, values[at] ?? Number.NaN);
        }
    }
}
class RowSearch {
    climber;
    #hunt;
    #queries;
    #random;
    /** The columns that are tried alone, in random order, and what each did to the prediction. */
    #alone;
    #slopes;
    /** The best points upwards and downwards, and their values. */
    #sides;
    #asked = 0;
    constructor(climber, hunt, queries) {
        this.climber = climber;
        this.#hunt = hunt;
        this.#queries = queries;
        this.#random = new random/* Random */.o(hunt.seed + 104_729 * (climber.row + 1));
        const { size } = hunt.space;
        this.#alone = size <= ALONE_SHARE * queries ? Array.from(this.#random.permutation(size)) : [];
        this.#slopes = Float64Array.from({ length: size }, () => (this.#random.uniform() < 0.5 ? -1 : 1));
        this.#sides = [1, -1].map((sign) => ({
            side: sign === 1 ? 1 : -1,
            point: climber.origin,
            value: climber.own,
            tried: false,
        }));
    }
    get isDone() {
        return this.#asked >= this.#queries || isMoved(this.climber, this.#hunt);
    }
    propose() {
        const column = this.#alone[this.#asked];
        if (column !== undefined) {
            return this.#reach((own, at) => (at === column ? own + this.#hunt.eps : own));
        }
        const search = this.#sides[this.#asked % 2];
        if (search === undefined)
            return this.climber.origin;
        if (!search.tried) {
            search.tried = true;
            return this.#reach((own, at) => own + search.side * Math.sign(this.#slopes[at] ?? 0) * this.#hunt.eps);
        }
        const share = Math.max(1 / this.#hunt.space.size, 0.5 * (1 - this.#asked / this.#queries));
        const sure = this.#random.integer(this.#hunt.space.size);
        return this.#reach((own, at) => {
            if (at !== sure && this.#random.uniform() >= share)
                return search.point[at] ?? own;
            const step = 2 * this.#random.uniform() - 1;
            return own + this.#hunt.eps * (this.#random.uniform() < 0.5 ? Math.sign(step) : step);
        });
    }
    learn(point, value) {
        const column = this.#alone[this.#asked];
        this.#asked += 1;
        this.climber.queries += 1;
        if (Number.isNaN(value))
            return;
        if (column !== undefined)
            this.#slopes[column] = value - this.climber.own;
        note(this.climber, point, value);
        for (const search of this.#sides) {
            if (search.side * (value - search.value) > 0)
                [search.point, search.value] = [point, value];
        }
    }
    /** A point within reach, made column by column of the row's own. */
    #reach(change) {
        const { space } = this.#hunt;
        const { origin } = this.climber;
        const radii = space.radii(this.#hunt.eps);
        const point = origin.map((own, column) => {
            const wanted = Math.min(1, Math.max(0, change(own, column)));
            const radius = radii[column] ?? 0;
            return Math.min(own + radius, Math.max(own - radius, wanted));
        });
        return space.reach(point, origin, this.#hunt.eps);
    }
}
const REPEATS = 15;
/** With more finds that did not hold, the search was led astray. */
const MOST_REFUTED = 0.1;
/**
 * Asks a random model again about every change that was found: only one counts whose median moves by more than the tolerance.
 * @returns why a low score is no pass: sentences
 */
async function confirmMoves(randomness, hunt, climbers) {
    if (randomness === undefined)
        return [];
    const found = climbers.filter((one) => isMoved(one, hunt));
    let refuted = 0;
    for (const climber of found) {
        const own = await medianAt(hunt, climber.origin);
        const value = await medianAt(hunt, climber.best);
        if (Math.abs(value - own) > hunt.tolerance) {
            climber.value = climber.own + (value - own);
            continue;
        }
        [climber.best, climber.value] = [climber.origin, climber.own];
        refuted += 1;
    }
    if (refuted <= MOST_REFUTED * found.length)
        return [];
    return [
        `The model is random: ${String(refuted)} of ${String(found.length)} changes that moved a prediction ` +
            `once did not move it in most of ${String(REPEATS)} repeats, so the search was misled. Switch the ` +
            'randomness off (dropout, noise) and run the analysis again.',
    ];
}
async function medianAt({ victim, space }, point) {
    const joined = new Float32Array(REPEATS * space.size);
    for (let repeat = 0; repeat < REPEATS; repeat += 1)
        joined.set(point, repeat * space.size);
    const values = await victim.ask(space.toModel(joined), REPEATS);
    return (0,vectors/* upperMedian */.vF)(Array.from(values));
}

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/exact/exact-meaning.ts
var exact_meaning = __webpack_require__(7355);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-evidence.ts
var evasion_evidence = __webpack_require__(6599);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/values/value-search-texts.ts









/** What an exact score says in one sentence, and what it does not say. */
function describeProof(data, setup, rows, how) {
    const [moved, kept, undecided] = [
        countOf(rows, 'moved'),
        countOf(rows, 'kept'),
        countOf(rows, 'undecided'),
    ];
    const by = `by more than ${(0,shown_numbers/* numberText */.$4)(setup.tolerance.value)} by ${(0,exact_meaning/* formatChange */.eD)(data, setup.eps.value)}`;
    const found = moved === 0 ? '' : `, by at most ${(0,shown_numbers/* numberText */.$4)(largest(rows))}`;
    const rest = (0,result_words/* sentences */.hC)([
        kept > 0 && `for ${String(kept)} it is proved that they cannot`,
        undecided > 0 && `${String(undecided)} ${undecided === 1 ? 'is' : 'are'} undecided`,
    ]);
    const whole = `${moved === 0 ? 'None' : String(moved)} of ${String(rows.length)} predictions ${moved === 0 ? 'was' : 'can be'} moved`;
    return {
        meaning: kept === rows.length
            ? `No prediction can be moved ${by}: proved for all ${String(kept)} rows (${formatSkill(setup)}).`
            : `${[`${whole} ${by}${found} (${formatSkill(setup)})`, ...rest].join('; ')}.`,
        limits: (0,result_words/* sentences */.hC)([
            `Each row is decided by ${how}. Only other rows remain uncertain: the interval says what they would give.`,
            undecided > 0 &&
                `${String(undecided)} of ${String(rows.length)} rows were not decided within one second each. They ` +
                    'count as kept in the score, and as moved in the upper end of the interval.',
            ...commonLimits(data, setup),
        ]),
    };
}
/** What the score of a search says in one sentence, and what it does not say. */
function describeSearch(data, setup, rows, why) {
    return {
        meaning: `${String(countOf(rows, 'moved'))} of ${String(rows.length)} predictions were moved by more than ` +
            `${(0,shown_numbers/* numberText */.$4)(setup.tolerance.value)} by ${(0,exact_meaning/* formatChange */.eD)(data, setup.eps.value)} (${formatSkill(setup)}).`,
        limits: (0,result_words/* sentences */.hC)([
            'A search found these changes: a better one may find more.',
            why !== undefined && `The attack saw only the answers of the model: ${why}.`,
            ...commonLimits(data, setup),
        ]),
    };
}
function commonLimits(data, { tolerance, eps, asked, total }) {
    return (0,result_words/* sentences */.hC)([
        ...(0,evasion_eps/* warnOfSmallEps */.X_)(eps.value, eps.suggested, 'the default'),
        ...(0,whole_steps/* formatStuck */.YO)(eps),
        tolerance.from !== 'the settings' &&
            `The tolerance is ${(0,shown_numbers/* numberText */.$4)(tolerance.value)}: ${tolerance.from}. Set \`tolerance\` to the change that would do harm.`,
        eps.from !== 'the settings' &&
            `eps is ${(0,shown_numbers/* numberText */.$4)(eps.value)}: ${eps.from}. Set \`eps\` to the largest change that your threat model allows.`,
        ...(0,exact_meaning/* formatColumns */.jB)(data),
        'Only bounded changes of numbers were considered. Other rows and larger changes are other threats.',
        asked < total && `The error was measured on ${String(asked)} of ${String(total)} rows, drawn at random.`,
    ]);
}
function formatSkill({ skill }) {
    const error = errsNowhere(skill) ? 'no error beyond rounding' : `usual error ${(0,shown_numbers/* numberText */.$4)(skill.error)}`;
    return `R\u00b2 ${(skill.explained ?? 0).toFixed(2)}, ${error}`;
}
function largest(rows) {
    return rows.reduce((most, row) => Math.max(most, moveOf(row)), 0);
}
/** Settings that were used, and figures beside the score. */
function valueFigures(setup, rows) {
    const { eps, tolerance, skill, asked } = setup;
    return {
        eps: eps.value,
        'eps from': eps.from,
        norm: 'Linf',
        tolerance: tolerance.value,
        'tolerance from': tolerance.from,
        samples: rows.length,
        moved: countOf(rows, 'moved'),
        kept: countOf(rows, 'kept'),
        undecided: countOf(rows, 'undecided'),
        'largest move found': largest(rows),
        'median move found': (0,vectors/* upperMedian */.vF)(rows.map(moveOf)),
        'rows asked for the error': asked,
        'root mean squared error': skill.error,
        'R\u00b2': skill.explained ?? 'none',
        'R\u00b2, at least': skill.explainedLow ?? 'none',
    };
}
const MOST_PAIRS = 100;
const CURVE_POINTS = 41;
const CURVE_END = 3;
/** The rows whose predictions moved, and, if it is proved, how many move by more than any tolerance. */
function valueEvidence({ data }, { victim, space, setup }, rows, isExact) {
    const moved = rows
        .filter(({ verdict }) => verdict === 'moved')
        .toSorted((one, other) => moveOf(other) - moveOf(one));
    const curve = isExact && rows.length > 0 ? [curveOf(rows, setup)] : [];
    if (moved.length === 0)
        return curve;
    const shown = moved.slice(0, MOST_PAIRS);
    const size = victim.inputSize;
    return [
        {
            kind: 'pairs',
            distanceName: 'largest change, a share of the range',
            title: 'Rows whose prediction a change within eps moves by more than the tolerance, the largest moves first',
            shape: data.shape,
            ...(shown.length < moved.length && { left: moved.length - shown.length }),
            pairs: shown.map(({ row, origin, changed, own, value }) => ({
                name: data.names?.[row] ?? `input ${String(row)}`,
                original: isExact ? data.values.slice(row * size, (row + 1) * size) : space.toModel(origin),
                changed,
                before: (0,shown_numbers/* numberText */.$4)(own),
                after: (0,shown_numbers/* numberText */.$4)(value),
                distance: space.distance(space.free(origin), space.free(space.fromModel(changed))),
            })),
        },
        ...curve,
    ];
}
function curveOf(rows, { tolerance }) {
    const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
        const at = tolerance.value * (1 + ((CURVE_END - 1) * index) / (CURVE_POINTS - 1));
        return { at, ...(0,distributions/* wilson */.rF)(rows.filter((one) => moveOf(one) > at).length, rows.length) };
    });
    return {
        kind: 'curve',
        title: 'How many predictions move further than a tolerance',
        xLabel: 'tolerance, in the unit of the prediction',
        yLabel: 'share of rows whose prediction moves further',
        series: [(0,evasion_evidence/* bandSeries */.jo)('rows, with 95 % interval', points)],
        isScore: true,
        marks: [{ at: tolerance.value, name: 'tolerance' }],
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/values/attack-values.ts













const METHOD = {
    name: 'Evasion of a regression: the largest change of the prediction, exact for trees and linear models; else Auto-PGD by gradients, and a random search by answers',
    formula: 'score = rows whose prediction some change within eps moves by more than the tolerance / rows attacked; Wilson 95 % interval. Rows that a ' +
        'proof leaves undecided count as kept: the score is then a lower bound, and they count as moved in the upper end of the interval',
    sources: [
        'Kantchelian, Tygar, Joseph: Evasion and hardening of tree ensemble classifiers, ICML 2016',
        'Devos, Meert, Davis: Versatile verification of tree ensembles, ICML 2021',
        'Croce, Hein: Reliable evaluation of adversarial robustness with an ensemble of diverse parameter-free attacks, ICML 2020',
        'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
    ],
};
/** The questions of the search for each row, and those without which a row that kept its prediction says nothing. */
const QUERIES_EACH = 1_200;
const LEAST_QUERIES = minimum/* MINIMUM */.Nn.queriesPerInput;
/** Fewer rows are attacked before each gets fewer questions than these. */
const WANTED_QUERIES = 400;
/** The part of the time that the search may take. */
const attack_values_TIME_SHARE = 0.8;
const HELD = 'columns of text or categories and missing numbers stay as they are';
/**
 * Attacks a regression: the score is the share of rows whose prediction some change within eps moves by more than the tolerance.
 * @throws NotTestable if no verdict can rest on the data, or too few rows can be attacked
 */
async function attackValues(analysis, budget) {
    const { victim, targets, data } = analysis;
    if (victim === undefined || targets === undefined) {
        throw new fault/* ArtifactFault */.RE('Evasion needs a model and the labels of its data: give both.');
    }
    const started = performance.now();
    const queriesBefore = victim.queries;
    const space = new attack_space/* AttackSpace */.X(data);
    (0,evasion_setup/* requireNumbers */.Gj)(data);
    const exact = await findValueExactness(analysis, victim);
    const isProved = exact !== undefined && 'how' in exact;
    const wanted = isProved ? (0,attack_exactly/* allRowsIfFree */.Wu)(analysis, exact) : analysis;
    const setup = await prepareValues(wanted, { victim, targets, space }, budget);
    const found = isProved
        ? await proved(analysis, victim, setup, exact, budget)
        : await searched(analysis, { victim, space, setup, why: exact?.why }, budget);
    const { rows, ...result } = found;
    const [moved, undecided] = [countOf(rows, 'moved'), countOf(rows, 'undecided')];
    const score = { ...(0,distributions/* wilson */.rF)(moved, rows.length), high: (0,distributions/* wilson */.rF)(moved + undecided, rows.length).high };
    const evidence = valueEvidence(analysis, { victim, space, setup }, rows, result.access === 'exact');
    const outcomes = (0,pack_outcomes/* packOutcomes */.Nu)(rows.map(({ row, verdict }) => ({ key: setup.keys[row] ?? 0, fell: verdict === 'moved' })), { eps: setup.eps.value, queries: result.access === 'exact' ? 1 : QUERIES_EACH });
    budget.progress(1, 'Evasion is done');
    return {
        score,
        ...result,
        ...(outcomes !== undefined && { outcomes }),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        ...skillIn(setup),
        method: METHOD,
        figures: { ...valueFigures(setup, rows), ...result.figures },
        evidence,
    };
}
function skillIn({ skill, tolerance }) {
    const { explained: value, explainedLow: low, explainedHigh: high } = skill;
    if (value === undefined || low === undefined || high === undefined)
        return {};
    return { skill: { measure: 'r2', value, low, high, tolerance: tolerance.value } };
}
async function proved(analysis, victim, setup, prover, budget) {
    const rows = await proveValues(analysis, victim, setup, prover, budget);
    const undecided = countOf(rows, 'undecided');
    const unearned = (0,evasion_minimum/* whyTooFewDecided */.hJ)(rows.length - undecided, rows.length);
    return {
        rows,
        bound: undecided === 0 ? 'exact' : 'lower',
        access: 'exact',
        cutShort: budget.timeLeftMs() <= 0 && undecided > 0,
        ...((undecided > 0 || setup.isShortened) && { isTimed: true }),
        ...(unearned !== undefined && { unearned }),
        ...describeProof(analysis.data, setup, rows, prover.how),
        figures: {},
    };
}
async function searched(analysis, search, budget) {
    const { victim, space, setup } = search;
    const mostMs = attack_values_TIME_SHARE * budget.timeLeftMs();
    const started = performance.now();
    const limit = victim.queries + Math.max(0, budget.maxQueries - setup.asked);
    const hunt = {
        ...{ victim, space, eps: setup.eps.value, tolerance: setup.tolerance.value, seed: budget.seed },
        isOver: () => performance.now() - started > mostMs || victim.queries >= limit,
    };
    const chosen = rowsInTime(analysis.settings, setup, mostMs);
    const climbers = chosen.map((row) => ({
        ...row,
        best: row.origin,
        value: row.own,
        queries: 0,
        gradients: 0,
    }));
    const isHeld = space.hasGaps || analysis.data.categories !== undefined;
    const opened = await (0,white_box_gradients/* openGradients */.aR)(analysis, isHeld ? HELD : undefined, search.why);
    try {
        if (opened.source !== undefined) {
            budget.progress(0.15, 'following the gradients');
            const repeats = analysis.randomness === undefined ? 1 : evasion_setup/* RANDOM_REPEATS */.bN;
            await climbValues(hunt, climbers, new white_box_gradients/* Gradients */.gi(opened.source, space, repeats));
        }
    }
    finally {
        await opened.source?.close();
    }
    const open = climbers.filter((one) => !isMoved(one, hunt));
    const each = Math.min(QUERIES_EACH, Math.floor((limit - victim.queries) / Math.max(1, open.length)));
    budget.progress(0.5, `searching by answers: ${String(each)} queries for each of ${String(open.length)} rows`);
    await searchValues(hunt, open, each);
    const refuted = await confirmMoves(analysis.randomness, hunt, climbers);
    const weak = climbers.filter((one) => !isMoved(one, hunt) && one.gradients === 0 && one.queries < LEAST_QUERIES);
    const isEarly = performance.now() - started > mostMs;
    const cutShort = weak.length > 0 && isEarly;
    const unearned = [
        ...refuted,
        ...(weak.length > 0 && !cutShort ? [fewQueries(weak.length, climbers.length)] : []),
    ];
    const rows = climbers.map((one) => movedRow(one, hunt));
    return {
        rows,
        bound: 'lower',
        access: opened.source === undefined ? 'black-box' : 'white-box',
        cutShort,
        ...((isEarly || setup.isShortened || chosen.length < setup.rows.length) && { isTimed: true }),
        ...(unearned.length > 0 && { unearned: unearned.join(' ') }),
        ...describeSearch(analysis.data, setup, rows, opened.why),
        figures: { 'queries a row, at most': each },
    };
}
/** Of a slow model fewer rows are attacked, unless a setting says how many. */
function rowsInTime({ samples, least }, { rows, msEach }, mostMs) {
    const inTime = Math.max(evasion_minimum/* LEAST_SAMPLES */.iV, least?.samples ?? 0, Math.floor(mostMs / msEach / WANTED_QUERIES));
    return rows.slice(0, samples ?? inTime);
}
function movedRow(climber, hunt) {
    const { row, origin, own, best, value } = climber;
    const changed = hunt.space.toModel(best);
    return { row, origin, own, changed, value, verdict: isMoved(climber, hunt) ? 'moved' : 'kept' };
}
function fewQueries(weak, rows) {
    return (`Of ${String(rows)} rows, ${String(weak)} kept their prediction, but got fewer than ` +
        `${String(LEAST_QUERIES)} queries, which proves nothing. Attack fewer rows (samples, at least 20) or ` +
        'allow more queries.');
}


/***/ }),

/***/ 4389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ makeLens),
/* harmony export */   Y: () => (/* binding */ pictureLens)
/* harmony export */ });
/** A picture with at most so many numbers is seen as it is. */
const LARGEST_WHOLE = 1_024;
/** Larger pictures are seen as at most so many pixels a side. */
const SIDE = 16;
function makeLens(size, picture) {
    if (picture === undefined || size <= LARGEST_WHOLE) {
        return { size, seen: size, see: (inputs) => inputs, back: (seen) => seen };
    }
    return pictureLens(picture, { height: SIDE, width: SIDE });
}
/** Returns a lens that shows a picture, one plane for each channel, with at most so many pixels. */
function pictureLens(picture, most) {
    return blockLens(picture.channels * picture.height * picture.width, blocksOf(picture, most));
}
function blockLens(size, { of, sizes }) {
    const seen = sizes.length;
    return {
        size,
        seen,
        see: (inputs) => {
            const count = inputs.length / size;
            const means = new Float32Array(count * seen);
            for (let index = 0; index < inputs.length; index += 1) {
                const block = of[index % size] ?? 0;
                const at = Math.floor(index / size) * seen + block;
                means[at] = (means[at] ?? 0) + (inputs[index] ?? 0) / (sizes[block] ?? 1);
            }
            return means;
        },
        back: (directions) => {
            const count = directions.length / seen;
            const inputs = new Float32Array(count * size);
            for (let index = 0; index < inputs.length; index += 1) {
                const block = of[index % size] ?? 0;
                inputs[index] = (directions[Math.floor(index / size) * seen + block] ?? 0) / (sizes[block] ?? 1);
            }
            return inputs;
        },
    };
}
function blocksOf({ channels, height, width, order }, most) {
    const rows = Math.min(most.height, height);
    const columns = Math.min(most.width, width);
    const of = new Int32Array(channels * height * width);
    const sizes = new Float32Array(channels * rows * columns);
    for (let index = 0; index < of.length; index += 1) {
        const plane = order === 'chw' ? Math.floor(index / (height * width)) : index % channels;
        const pixel = order === 'chw' ? index % (height * width) : Math.floor(index / channels);
        const row = Math.floor((Math.floor(pixel / width) * rows) / height);
        const column = Math.floor(((pixel % width) * columns) / width);
        const block = (plane * rows + row) * columns + column;
        of[index] = block;
        sizes[block] = (sizes[block] ?? 0) + 1;
    }
    return { of, sizes };
}


/***/ })

};
