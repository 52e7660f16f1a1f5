export const id = 936;
export const ids = [936];
export const modules = {

/***/ 6051:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AttackSpace)
/* harmony export */ });
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5036);

/** What a missing number is in the unit box: no number that an attack comes to. */
const MISSING = Math.fround(-0.123_456);
/** What a whole number may lack of its step by rounding: at least, at most, and of the range of its column, which 32 bits divide. */
const [LEAST_LACK, MOST_LACK, LACK_SHARE] = [1e-4, 0.4, 2 ** -22];
/** Keeps a change within eps when 32-bit numbers are rounded. */
const ROUNDING = 1e-6;
/** Larger tables are not remembered: a number of theirs may come back rounded. */
const MOST_OWN = 2 ** 22;
/**
 * The space in which attacks move: every number of an input runs from 0 (its lower bound) to 1 (its upper bound), so that one eps
 * fits all columns of a table. Fixed columns, columns of text and missing numbers stay as they are, and columns of whole numbers
 * take only such.
 */
class AttackSpace {
    size;
    /** True if some numbers of an input may not be changed. */
    holds;
    /** True if it has columns of text or missing numbers, whose numbers stand for something else. */
    hasGaps;
    /** The columns of text, whose numbers are codes. */
    #texts;
    /** All columns that no attack may change, those of text among them. */
    #held;
    #isWhole;
    /** For each column the numbers of inputs that rounding would make others on their way back, by their place in the unit box. */
    #own = new Map();
    #low;
    #range;
    #reach;
    #categories;
    constructor(inputs) {
        const { low, high, shape, categories, texts } = inputs;
        this.size = shape.reduce((product, axis) => product * axis, 1);
        this.#texts = [...(texts?.keys() ?? [])];
        this.#held = [...new Set([...this.#texts, ...(inputs.fixed ?? [])])];
        this.#isWhole = new Set([...(inputs.whole ?? [])].filter((column) => !this.#held.includes(column)));
        this.hasGaps = this.#texts.length > 0 || inputs.values?.some(Number.isNaN) === true;
        this.holds = this.hasGaps || this.#held.length > 0;
        const every = (bounds) => bounds.length === this.size ? bounds : new Float32Array(this.size).fill(bounds[0] ?? 0);
        this.#low = every(low);
        this.#range = every(high).map((value, index) => Math.max(0, value - (this.#low[index] ?? 0)));
        const codes = [...(texts ?? [])].map(([column, words]) => [column, codesOf(words.size)]);
        this.#categories = [...new Map([...(categories ?? []), ...codes])].map(([column, values]) => [
            column,
            values.map((value) => this.#toUnit(value, column)).sort(),
        ]);
        this.#own = this.#ownNumbers(inputs);
    }
    /** False if some columns take only certain values. */
    get isContinuous() {
        return this.#categories.length === 0 && this.#held.length === 0 && this.#isWhole.size === 0;
    }
    /** True if some columns take whole numbers only, so that attacks round what they change. */
    get rounds() {
        return this.#isWhole.size > 0;
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
                const point = points[start + column] ?? 0;
                values[start + column] = point === MISSING ? Number.NaN : this.#fromUnit(point, column);
            }
            for (const column of this.#texts)
                values[start + column] = Math.round(values[start + column] ?? 0);
        }
        return values;
    }
    /**
     * Gives a point the numbers of its origin that no attack may change, in place: fixed columns, codes of text, and what is missing.
     * Whole numbers are rounded towards those of the origin.
     */
    hold(point, origin) {
        this.#holdWhole(point, origin);
        if (!this.holds)
            return;
        for (const column of this.#held)
            point[column] = origin[column] ?? 0;
        for (let column = 0; column < this.size; column += 1) {
            if (origin[column] === MISSING)
                point[column] = MISSING;
            else if (point[column] === MISSING)
                point[column] = origin[column] ?? 0;
        }
    }
    /** How far each number may move within eps, in the unit box: whole numbers by whole steps, fixed columns not at all. */
    radii(eps) {
        if (this.#reach?.eps === eps)
            return this.#reach.radii;
        const radii = new Float64Array(this.size).fill(Math.max(0, eps - ROUNDING));
        for (const column of this.#isWhole) {
            const range = this.#range[column] ?? 0;
            radii[column] = range > 0 ? (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsWithin */ .zi)(eps, range) / range : 0;
        }
        for (const column of this.#held)
            radii[column] = 0;
        this.#reach = { eps, radii };
        return radii;
    }
    /** How far two points are apart. Whole numbers are compared in steps, which no rounding makes longer. */
    distance(a, b) {
        if (this.#isWhole.size === 0)
            return (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(a, b);
        const change = Float64Array.from(a, (value, column) => (b[column] ?? 0) - value);
        for (const column of this.#isWhole) {
            const range = this.#range[column] ?? 0;
            if (range > 0)
                change[column] = Math.round((change[column] ?? 0) * range) / range;
        }
        return (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(change, new Float64Array(this.size));
    }
    /** The nearest point to which an input within eps of its origin can be changed. */
    reach(wanted, origin, eps) {
        if (this.isContinuous)
            return wanted.slice();
        const radii = this.radii(eps);
        const point = this.snap(wanted.slice());
        for (const column of this.#isWhole) {
            const [own = 0, range = 0] = [origin[column], this.#range[column]];
            if (range === 0 || own === MISSING)
                continue;
            const steps = Math.round(((point[column] ?? 0) - own) * range);
            const most = Math.round((radii[column] ?? 0) * range);
            point[column] = own + Math.max(-most, Math.min(most, steps)) / range;
        }
        this.hold(point, origin);
        for (const [column] of this.#categories) {
            if (Math.abs((point[column] ?? 0) - (origin[column] ?? 0)) > eps)
                point[column] = origin[column] ?? 0;
        }
        return point;
    }
    /** Makes a direction 0 in all numbers that no attack may change, in place. */
    still(direction, origin) {
        if (!this.holds)
            return;
        for (const column of this.#held)
            direction[column] = 0;
        for (let column = 0; column < this.size; column += 1) {
            if (origin[column] === MISSING)
                direction[column] = 0;
        }
    }
    /** Points without what no attack may change, for distances between them. */
    free(points) {
        if (!this.holds)
            return points;
        const free = points.map((value) => (value === MISSING ? 0 : value));
        for (const column of this.#held) {
            for (let index = column; index < free.length; index += this.size)
                free[index] = 0;
        }
        return free;
    }
    /** Points as rows of a table again, but with numbers from 0 to 1: NaN where one is missing, and codes of text. */
    readable(points) {
        const values = points.map((value) => (value === MISSING ? Number.NaN : value));
        for (const column of this.#texts) {
            const [low, range] = [this.#low[column] ?? 0, this.#range[column] ?? 0];
            for (let index = column; index < values.length; index += this.size) {
                values[index] = Math.round(low + (values[index] ?? 0) * range);
            }
        }
        return values;
    }
    /** The numbers that mixing two points must take from one of them: codes of text, and what is missing in one. */
    isWhole(column, a, b) {
        return this.holds && (a === MISSING || b === MISSING || this.#texts.includes(column));
    }
    /** Moves points to where an input can be, in place: inside the unit box, and to the nearest value of a categorical column. */
    snap(points) {
        for (let index = 0; index < points.length; index += 1) {
            const value = points[index] ?? 0;
            if (value === MISSING)
                continue;
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
    #holdWhole(point, origin) {
        for (const column of this.#isWhole) {
            const [own = 0, wanted = 0] = [origin[column], point[column]];
            if (own === MISSING || wanted === MISSING)
                continue;
            const range = this.#range[column] ?? 0;
            const lack = Math.min(MOST_LACK, Math.max(LEAST_LACK, LACK_SHARE * range));
            const from = this.#fromUnit(own, column);
            const moved = (this.#low[column] ?? 0) + wanted * range - from;
            const steps = Math.trunc(moved + Math.sign(moved) * lack);
            point[column] = steps === 0 ? own : this.#toUnit(from + steps, column);
        }
    }
    /** Pictures have so many numbers that rounding is left as it is; no table has columns by which a pixel's rounding matters. */
    #ownNumbers({ values, shape }) {
        const own = new Map();
        if (values === undefined || shape.length !== 1 || values.length > MOST_OWN)
            return own;
        for (const [index, value] of values.entries()) {
            const column = index % this.size;
            const point = Math.fround(this.#toUnit(value, column));
            if (point === MISSING || Math.fround(this.#fromUnit(point, column)) === value)
                continue;
            // What lies outside the bounds is brought to them.
            if (value < (this.#low[column] ?? 0) || value > (this.#low[column] ?? 0) + (this.#range[column] ?? 0)) {
                continue;
            }
            const known = own.get(column) ?? new Map();
            own.set(column, known);
            if (!known.has(point))
                known.set(point, value);
        }
        return own;
    }
    #fromUnit(point, column) {
        const own = this.#own.get(column)?.get(point);
        if (own !== undefined)
            return own;
        const value = (this.#low[column] ?? 0) + point * (this.#range[column] ?? 0);
        return this.#isWhole.has(column) ? Math.round(value) : value;
    }
    #toUnit(value, column) {
        if (Number.isNaN(value))
            return MISSING;
        const range = this.#range[column] ?? 0;
        if (range === 0)
            return 0;
        return Math.min(1, Math.max(0, (value - (this.#low[column] ?? 0)) / range));
    }
}
function codesOf(count) {
    return Float32Array.from({ length: count }, (_unused, code) => code);
}
function nearest(values, wanted) {
    let best = values[0] ?? wanted;
    for (const value of values)
        if (Math.abs(value - wanted) < Math.abs(best - wanted))
            best = value;
    return best;
}


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ evasionEvidence),
/* harmony export */   a1: () => (/* binding */ robustnessOf),
/* harmony export */   jo: () => (/* binding */ bandSeries)
/* harmony export */ });
/* harmony import */ var _statistics_distributions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1925);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1732);
/* harmony import */ var _victim_outside_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8163);



/** The pairs that are kept: so many, with at most so many numbers, but always a few. Reports show a part of them. */
const MOST_PAIRS = 100;
const MOST_NUMBERS = 2 ** 19;
const LEAST_PAIRS = 2;
const CURVE_POINTS = 41;
/** Adversarial pairs of what is judged, and the curves of success against eps and against queries. */
async function evasionEvidence(analysis, setup, distances, { isGap }) {
    const { campaign, samples } = setup;
    const { oracle, queriesPerSample } = campaign;
    const within = (isGap ? distances.mixtures : distances.samples)
        .filter(({ bestDistance }) => bestDistance <= oracle.eps)
        .toSorted((a, b) => a.bestDistance - b.bestDistance);
    const fitting = Math.floor(MOST_NUMBERS / (2 * oracle.space.size));
    const shown = within.slice(0, Math.min(MOST_PAIRS, Math.max(LEAST_PAIRS, fitting)));
    return [
        ...(shown.length > 0 ? [await pairs(analysis, setup, shown, within.length)] : []),
        ...(samples.length > 0
            ? [
                againstEps(distances, oracle.eps, isGap, (analysis.data.fixed?.size ?? 0) > 0),
                againstQueries(samples, mostAsked(samples, queriesPerSample)),
            ]
            : []),
    ];
}
async function pairs({ victim, data, classNames }, { campaign, asked }, shown, found) {
    const { oracle } = campaign;
    const nameOf = ({ isMixture, input }) => {
        if (isMixture)
            return 'a mixture of two inputs';
        const row = asked.rows[input] ?? 0;
        return data.names?.[row] ?? `input ${String(row)}`;
    };
    const say = (answer, predicted) => {
        const name = classNames?.[predicted] ?? String(predicted);
        return oracle.knowsScores && answer !== undefined
            ? `${name} (${(answer[predicted] ?? 0).toFixed(2)})`
            : name;
    };
    const fooled = shown.map((sample) => ({
        label: sample.label,
        answer: sample.bestClass,
        pair: {
            name: nameOf(sample),
            original: oracle.space.toModel(sample.origin),
            changed: oracle.space.toModel(sample.best),
            before: say(sample.answer, sample.label),
            after: say(sample.bestAnswer, sample.bestClass),
            distance: sample.bestDistance,
        },
    }));
    return {
        kind: 'pairs',
        distanceName: 'smallest eps found',
        title: shown.length < found
            ? `Inputs changed within eps to another class: the ${String(shown.length)} smallest changes of ${String(found)}`
            : 'Inputs changed within eps to another class',
        shape: data.shape,
        ...(await (0,_victim_outside_call_js__WEBPACK_IMPORTED_MODULE_0__/* .withTests */ .w)(victim?.outside, fooled)),
    };
}
function againstEps({ samples, mixtures }, eps, isGap, isPartFixed) {
    const lineOf = (name, attacked) => seriesOf(name, CURVE_END * eps, (at) => share(attacked, ({ bestDistance }) => bestDistance <= at));
    const middle = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .upperMedian */ .vF)((isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance));
    const marks = [
        { at: eps, name: 'eps' },
        ...(middle <= CURVE_END * eps ? [{ at: middle, name: 'median' }] : []),
    ];
    return {
        ...curve('Success against eps', `eps, a share of the range of each number${isPartFixed ? ' that is not fixed' : ''}`, [
            lineOf('inputs, with 95 % interval', samples),
            ...(mixtures.length > 0 ? [lineOf('mixtures of inputs', mixtures)] : []),
        ]),
        marks,
    };
}
function againstQueries(samples, queries) {
    return curve('Success within eps against queries', 'queries and gradients for each input', [
        seriesOf('all attacks, with 95 % interval', queries, (at) => share(samples, ({ queriesToEps }) => queriesToEps <= at)),
    ]);
}
/** Where the curve ends: what some input took, at least the queries that were planned. */
function mostAsked(samples, queries) {
    return samples.reduce((most, { queriesToEps }) => (Number.isFinite(queriesToEps) ? Math.max(most, queriesToEps) : most), queries);
}
function seriesOf(name, end, shareAt) {
    const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
        const at = (end * index) / (CURVE_POINTS - 1);
        return { at, ...shareAt(at) };
    });
    return bandSeries(name, points);
}
/** A line with its 95 % interval. */
function bandSeries(name, points) {
    return {
        name,
        points: points.map(({ at, value }) => [at, value]),
        band: points.map(({ at, low, high }) => [at, low, high]),
    };
}
function curve(title, xLabel, series) {
    const yLabel = 'share of inputs changed to another class';
    return { kind: 'curve', title, xLabel, yLabel, series, isScore: true };
}
function share(samples, holds) {
    return (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_2__/* .wilson */ .rF)(samples.filter(holds).length, samples.length);
}
const CURVE_END = 2;
const CURVE_STEPS = 20;
/** What was measured beside the score, of what is judged: how far inputs must be changed, and how strong the attack was. */
function robustnessOf({ samples, mixtures }, { isGap }, eps, { peeled, selfCheck, alarms }) {
    const distances = (isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance);
    const middle = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_1__/* .upperMedian */ .vF)(distances);
    return {
        eps,
        ...(Number.isFinite(middle) && { medianEps: middle }),
        curve: Array.from({ length: CURVE_STEPS + 1 }, (_unused, index) => {
            const at = (CURVE_END * eps * index) / CURVE_STEPS;
            return { eps: at, success: shareWithin(distances, at) };
        }),
        peeled,
        selfCheck,
        alarms: alarms.map(({ name, words }) => ({ name, meaning: words })),
    };
}
function shareWithin(distances, eps) {
    return distances.filter((one) => one <= eps).length / Math.max(1, distances.length);
}


/***/ }),

/***/ 5036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ closestOnPlane),
/* harmony export */   Io: () => (/* binding */ distance),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   il: () => (/* binding */ EPS_ROUNDING),
/* harmony export */   v6: () => (/* binding */ SAME),
/* harmony export */   z0: () => (/* binding */ pointOnPath),
/* harmony export */   zi: () => (/* binding */ stepsWithin)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

const NEWTON_STEPS = 12;
/** Two inputs that differ by no more in any number are taken for the same, in the unit box. */
const SAME = 0.01;
/** What rounding may take from an eps, also that of a user to six digits. */
const EPS_ROUNDING = 1e-5;
/** The whole steps within eps of a column with this range: an eps of exactly k steps allows k, however it was rounded. */
function stepsWithin(eps, range) {
    return Math.floor(eps * range * (1 + EPS_ROUNDING));
}
/** How far apart two points are: by the number that differs most (the Linf norm). */
function distance(a, b) {
    let largest = 0;
    for (let index = 0; index < a.length; index += 1) {
        const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
        if (difference > largest)
            largest = difference;
    }
    return largest;
}
/** True if two points differ by at most so much in each number. */
function isWithin(a, b, limit) {
    for (let index = 0; index < a.length; index += 1) {
        if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > limit)
            return false;
    }
    return true;
}
function clip(value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}
/**
 * Writes the point at distance `radius` from `origin` on the way to `target`, inside the unit box: on the straight line, with each
 * number of the change cut off at the radius. A radius beyond the target's distance goes on along the line.
 */
function pointOnPath(origin, target, radius, out) {
    const whole = distance(origin, target);
    const factor = whole === 0 ? 0 : Math.max(1, radius / whole);
    for (let index = 0; index < out.length; index += 1) {
        const start = origin[index] ?? 0;
        const change = ((target[index] ?? 0) - start) * factor;
        out[index] = clip(start + (change > radius ? radius : change < -radius ? -radius : change));
    }
}
/**
 * Writes the point of the unit box that is closest to `origin` among those with `normal` \u00b7 point = `level`. It moves from the origin
 * along the signs of the normal, held back by the box: the level rises along this way ever more slowly, so that Newton's method
 * reaches it from below. If the box ends before, the farthest point is written.
 */
function closestOnPlane(origin, normal, level, out) {
    out.set(origin);
    let step = 0;
    for (let turn = 0; turn < NEWTON_STEPS; turn += 1) {
        const missing = level - (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .dot */ .Om)(normal, out);
        const slope = freeSlope(normal, out);
        if (missing <= 1e-6 || slope <= 1e-12)
            return;
        step += missing / slope;
        for (let index = 0; index < out.length; index += 1) {
            out[index] = clip((origin[index] ?? 0) + step * Math.sign(normal[index] ?? 0));
        }
    }
}
/** How fast normal \u00b7 point grows: only numbers that can still move inside the box count. */
function freeSlope(normal, point) {
    let slope = 0;
    for (let index = 0; index < point.length; index += 1) {
        const along = normal[index] ?? 0;
        const at = point[index] ?? 0;
        if (along > 0 ? at < 1 : at > 0)
            slope += Math.abs(along);
    }
    return slope;
}


/***/ }),

/***/ 4373:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ packOutcomes),
/* harmony export */   we: () => (/* binding */ MOST_OUTCOMES)
/* harmony export */ });
/* unused harmony exports unpackOutcomes, unpackGroups */
/** More inputs are never attacked one by one. */
const MOST_OUTCOMES = 10_000;
/** The bytes of a digest that tell 10,000 inputs apart: two are taken for one in fewer than one of a million runs. */
const KEY_BYTES = 6;
const GROUP_BYTES = 2;
/**
 * Packs outcomes. Inputs with the same content count once.
 * @returns undefined if there are none or too many
 */
function packOutcomes(outcomes, effort) {
    const byKey = new Map(outcomes.map((one) => [one.key, one]));
    const sorted = [...byKey.values()].toSorted((one, other) => one.key - other.key);
    if (sorted.length === 0 || sorted.length > MOST_OUTCOMES)
        return undefined;
    const fell = new Uint8Array(Math.ceil(sorted.length / 8));
    for (const [index, one] of sorted.entries()) {
        if (one.fell)
            fell[index >> 3] = (fell[index >> 3] ?? 0) | (1 << (index & 7));
    }
    const groups = sorted.flatMap(({ group }) => (group === undefined ? [] : [group]));
    return {
        ...effort,
        inputs: packed(sorted.map(({ key }) => key), KEY_BYTES),
        fell: Buffer.from(fell).toString('base64'),
        ...(groups.length === sorted.length && { groups: packed(groups, GROUP_BYTES) }),
    };
}
/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each input, by its key, whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
function unpackOutcomes(outcomes) {
    const { inputs, fell, groups } = outcomes;
    const keys = unpacked(inputs, KEY_BYTES);
    if (keys === undefined || keys.length === 0 || keys.length > MOST_OUTCOMES)
        return undefined;
    if (keys.some((key, index) => index > 0 && key <= (keys[index - 1] ?? 0)))
        return undefined;
    const bits = Buffer.from(fell, 'base64');
    if (bits.length !== Math.ceil(keys.length / 8))
        return undefined;
    if (groups !== undefined && unpacked(groups, GROUP_BYTES)?.length !== keys.length)
        return undefined;
    return new Map(keys.map((key, index) => [key, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
}
/**
 * Unpacks the groups of outcomes that `unpackOutcomes` takes.
 * @returns the group of each input; undefined if each input counts once
 */
function unpackGroups({ inputs, groups }) {
    const [keys, values] = [unpacked(inputs, KEY_BYTES), unpacked(groups ?? '', GROUP_BYTES)];
    if (keys === undefined || values?.length !== keys.length)
        return undefined;
    return new Map(keys.map((key, index) => [key, values[index] ?? 0]));
}
function packed(numbers, bytes) {
    const out = Buffer.alloc(numbers.length * bytes);
    for (const [index, one] of numbers.entries())
        out.writeUIntBE(one, index * bytes, bytes);
    return out.toString('base64');
}
/** @returns undefined if it is too long, or ends within a number */
function unpacked(text, bytes) {
    if (text.length > 2 * MOST_OUTCOMES * bytes)
        return undefined;
    const from = Buffer.from(text, 'base64');
    if (from.length % bytes !== 0)
        return undefined;
    return Array.from({ length: from.length / bytes }, (_unused, index) => from.readUIntBE(index * bytes, bytes));
}


/***/ }),

/***/ 9532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ drawRows)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3134);


const KEY_BYTES = 6;
/**
 * Draws rows by a hash of their content and the seed: a row that is added or removed moves no other, so that two runs share what
 * they can.
 * @param first rows of every class that come before all others, so that rare classes are among the first
 */
function drawRows(data, seed, first) {
    const digests = contentOf(data);
    const ranks = digests.map((digest) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(digest).update(String(seed)).digest().readUIntBE(0, KEY_BYTES));
    const order = Int32Array.from({ length: data.count }, (_unused, row) => row).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
    const keys = Float64Array.from(digests, (digest) => Number.parseInt(digest.slice(0, 2 * KEY_BYTES), 16));
    return { keys, order: first === undefined ? order : classesFirst(order, keys, first) };
}
/** The same rows, with the first different ones of each class in front. */
function classesFirst(order, keys, { labels, each }) {
    const [counts, seen] = [new Map(), new Set()];
    const front = order.filter((row) => {
        const [label, key] = [labels[row] ?? 0, keys[row] ?? 0];
        const count = counts.get(label) ?? 0;
        if (count === each || seen.has(key))
            return false;
        counts.set(label, count + 1);
        seen.add(key);
        return true;
    });
    const inFront = new Set(front);
    return Int32Array.from([...front, ...order.filter((row) => !inFront.has(row))]);
}
/**
 * The digests of rows. A text counts as it is, not by its code: codes depend on the other rows. Columns with names count in the order
 * of these: another version of a model may take them in another order.
 */
function contentOf({ values, count, texts = new Map(), columns }) {
    const size = values.length / Math.max(1, count);
    const names = columns?.length === size ? columns : undefined;
    if (texts.size === 0 && names === undefined)
        return (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .digestsOf */ .nw)({ values, count });
    const places = placesByName(names ?? new Array(size).fill(''));
    const numbers = new Float32Array(values.length);
    const words = Array.from({ length: count }, (_unused, row) => {
        const own = [];
        for (const [to, from] of places.entries()) {
            const number = values[row * size + from] ?? 0;
            const known = texts.get(from);
            if (known === undefined)
                numbers[row * size + to] = number;
            else
                own.push(known.word(number));
        }
        return own;
    });
    const digests = (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .digestsOf */ .nw)({ values: numbers, count });
    if (texts.size === 0)
        return digests;
    return digests.map((digest, row) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(digest).update(JSON.stringify(words[row])).digest('hex'));
}
/** The places of columns in the order of their names, by code unit. */
function placesByName(names) {
    return [...names.entries()]
        .sort(([, one], [, other]) => Number(one > other) - Number(one < other))
        .map(([place]) => place);
}


/***/ })

};
