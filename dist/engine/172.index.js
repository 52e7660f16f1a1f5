export const id = 172;
export const ids = [172];
export const modules = {

/***/ 2546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AttackSpace)
/* harmony export */ });
/* harmony import */ var _geometry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(125);

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
    distance(norm, a, b) {
        if (this.#isWhole.size === 0)
            return (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(norm, a, b);
        const change = Float64Array.from(a, (value, column) => (b[column] ?? 0) - value);
        for (const column of this.#isWhole) {
            const range = this.#range[column] ?? 0;
            if (range > 0)
                change[column] = Math.round((change[column] ?? 0) * range) / range;
        }
        return (0,_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(norm, change, new Float64Array(this.size));
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

/***/ 125:
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
/* harmony import */ var _engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);

/** The longest that Newton's method takes; it ends earlier on almost all inputs. */
const NEWTON_STEPS = 12;
/** Two inputs that differ by no more in any number are taken for the same, in the unit box. */
const SAME = 0.01;
/** What rounding may take from an eps, also that of a user to six digits. */
const EPS_ROUNDING = 1e-5;
/** The whole steps within eps of a column with this range: an eps of exactly k steps allows k, however it was rounded. */
function stepsWithin(eps, range) {
    return Math.floor(eps * range * (1 + EPS_ROUNDING));
}
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
 * Writes the point of the unit box that is closest to `origin` among those with `normal` \u00b7 point = `level`. It moves from the origin
 * along the normal (`L2`) or along its signs (`Linf`), held back by the box: the level rises along this way ever more slowly, so that
 * Newton's method reaches it from below. If the box ends before, the farthest point is written.
 */
function closestOnPlane(norm, origin, normal, level, out) {
    out.set(origin);
    let step = 0;
    for (let turn = 0; turn < NEWTON_STEPS; turn += 1) {
        const missing = level - (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .dot */ .Om)(normal, out);
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
/** How fast normal \u00b7 point grows: only numbers that can still move inside the box count. */
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

/***/ 9790:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ FORECASTER_HELD_SHARE),
/* harmony export */   CT: () => (/* binding */ CLASSIFIER_HELD_SHARE),
/* harmony export */   K8: () => (/* binding */ FORECASTER_VERSION),
/* harmony export */   cf: () => (/* binding */ VALUES_VERSION),
/* harmony export */   fI: () => (/* binding */ CLASSIFIER_VERSION)
/* harmony export */ });
/* unused harmony export extraction */
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5248);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6933);


/** The versions of the methods: for classifiers, for regressions, and for forecasters. */
const CLASSIFIER_VERSION = 5;
const VALUES_VERSION = 4;
const FORECASTER_VERSION = 3;
/** The shares of the data that only measure the copy. */
const CLASSIFIER_HELD_SHARE = 0.5;
const FORECASTER_HELD_SHARE = 0.4;
const CLASSIFIER_CODE = { file: 'attack-by-extraction.ts', run: 'attackByExtraction' };
const extraction = {
    place: 1,
    rank: 3,
    tasks: [
        {
            task: 'image-classification',
            method: CLASSIFIER_VERSION,
            code: CLASSIFIER_CODE,
            fields: [
                'attack_type',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_attack_queries',
                'number_of_classes',
                'use_model_api',
                'vulnerability_threshold',
                'color_space',
            ],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .PICTURE_SLOTS */ .VD,
        },
        {
            task: 'tabular-classification',
            method: CLASSIFIER_VERSION,
            code: CLASSIFIER_CODE,
            fields: [
                'attack_type',
                'categorical_columns_info',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'is_category_columns',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_attack_queries',
                'number_of_classes',
                'use_model_api',
                'vulnerability_threshold',
            ],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .TABLE_SLOTS */ .Vu,
        },
        {
            task: 'tabular-regression',
            method: VALUES_VERSION,
            code: { file: 'attack-values-by-extraction.ts', run: 'attackValuesByExtraction' },
            isLocalOnly: true,
            fields: [
                ..._descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORY_FIELDS */ .JZ,
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'normalize_data',
                'number_of_attack_queries',
                'use_model_api',
            ],
            usualSlots: ['data', 'model'],
        },
        {
            task: 'time-series-forecasting',
            method: FORECASTER_VERSION,
            code: { file: 'attack-forecast-by-extraction.ts', run: 'attackForecastByExtraction' },
            fields: [
                'attack_type',
                'defense_bestonly',
                'encryption_strategy',
                'input_dimensions',
                'model_api_details',
                'model_framework',
                'number_of_attack_queries',
                'use_model_api',
                'vulnerability_threshold',
            ],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .TABLE_SLOTS */ .Vu,
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: false,
    settings: [],
    proposal: {
        with: [],
        inputs: {
            'image-classification': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / CLASSIFIER_HELD_SHARE,
            'tabular-classification': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / CLASSIFIER_HELD_SHARE,
            'tabular-regression': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / CLASSIFIER_HELD_SHARE,
            'time-series-forecasting': _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.compared / FORECASTER_HELD_SHARE,
        },
        budget: [
            {
                ...{ key: 'number_of_attack_queries', value: 1000, least: _minimum_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM */ .N.queries, full: 2000 },
                unseen: 'a copy that needs more queries is not seen',
            },
        ],
    },
    threshold: {
        value: 0.9,
        why: "OWASP's AI Testing Guide (AITG-APP-09) calls a model vulnerable if a copy agrees with it above 90 " +
            '%; for forecasters and regressions, which it does not cover, the squared error of such a copy is a ' +
            'tenth of that of a naive forecast, or of the mean of the answers',
    },
    paired: {
        level: 0.01,
        inputs: 'inputs that both copies were compared on',
        worse: 'were copied that were not before',
        fewer: 'fewer were copied',
        fall: 'be copied',
        advice: 'give more inputs in data',
    },
    stages: 'defence',
    taxonomy: {
        atlas: { id: 'AML.T0024.002', name: 'Extract AI Model' },
        owasp: { id: 'ML05', name: 'Model Theft' },
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
        level: 'error',
        precision: 'high',
    },
    texts: {
        title: 'The model can be stolen through its predictions',
        summary: 'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
            'steal it, and use the copy to prepare other attacks unnoticed.',
        attack: 'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
            'needs neither the weights nor the training data.',
        actions: [
            'Return only the class, or a few rounded top scores, instead of all probabilities: every digit helps the attacker.',
            'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
                'space, and on inputs that differ from those of production.',
            _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_DEFENCE */ .N1,
            'Watermark the model, so that a copy can be recognized.',
            'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
            'Small models can nearly always be copied, however well they were trained. If you accept that, give the attack a ' +
                'threshold of your own in the config file, or an entry under accept with a reason.',
        ],
        narrowedBy: 'More inputs in data',
    },
};


/***/ }),

/***/ 3684:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ unearnedCopy),
/* harmony export */   lb: () => (/* binding */ requireHeld),
/* harmony export */   sV: () => (/* binding */ unearnedBy),
/* harmony export */   wA: () => (/* binding */ unearnedByNoise)
/* harmony export */ });
/* harmony import */ var _engine_dataset_free_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8727);
/* harmony import */ var _engine_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5206);
/* harmony import */ var _engine_victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7162);
/* harmony import */ var _engine_victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9757);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6933);





/**
 * Refuses to measure a copy on too few inputs.
 * @param held the inputs that only measure
 * @param things what they are: `different inputs`
 * @param share the share of the data that is held out to measure
 * @throws NotTestable that says how many inputs are needed
 */
function requireHeld(held, things, share) {
    if (held >= _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared)
        return;
    throw new _engine_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .NotTestable */ .S(`A copy would be compared with the model on only ${String(held)} ${things}: ${String(100 * share)} % of those in data. ` +
        `At least ${String(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared)} are needed: give at least ${String(Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared / share))} in data.`);
}
/** Says why a copy that failed proves nothing, if it learnt from too few answers. */
function unearnedBy(asked, victim) {
    const least = victim instanceof _engine_victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__/* .EndpointVictim */ .K || victim instanceof _engine_victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__/* .PythonVictim */ .t
        ? _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.endpointQueries
        : _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.queries;
    if (asked >= least)
        return {};
    return {
        unearned: `The copy learnt from only ${asked === 1 ? '1 query' : `${String(asked)} queries`}. A model passes ` +
            `if it withstands at least ${String(least)}: set number_of_attack_queries to ${String(least)} or ` +
            'more.',
    };
}
/** A copy that is at most this much better than a constant may be so by chance. */
const MARGIN = 0.05;
/**
 * Says why a copy that failed proves nothing: it learnt from too few answers, or nothing of them, as if it had not attacked. The
 * answers of a random model may hold nothing to learn: there its agreement with itself is the measure.
 */
function unearnedCopy(attempt) {
    const { asked, victim, randomness, reached, constant } = attempt;
    const few = unearnedBy(asked, victim);
    if (few.unearned !== undefined || reached === undefined)
        return few;
    if (randomness !== undefined)
        return unearnedByNoise(randomness, reached, victim);
    const hasLearnt = reached.low > constant || reached.value > constant + MARGIN;
    return hasLearnt ? {} : { unearned: learntNothing(attempt) };
}
/** A copy is compared with one answer to each input: even the model itself would not give the same again. */
function unearnedByNoise({ asked, changedClass }, reached, { answers }) {
    const itself = 1 - changedClass / Math.max(1, asked);
    if (answers !== 'values' && reached.value < itself - MARGIN)
        return {};
    const twice = answers === 'values'
        ? 'it gives other values when it is asked again'
        : `asked twice, it gives the same answer to ${String(asked - changedClass)} of ${String(asked)} inputs`;
    return {
        unearned: `The model is random: ${twice}. So a copy that is as good as the model itself would not score higher, and a low score proves nothing. ` +
            'Switch the randomness off (dropout, noise, sampling), or remove the attack.',
    };
}
function learntNothing({ asked, data }) {
    const advice = (0,_engine_dataset_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .freeTextColumns */ .XU)(data).size > 0
        ? `Copies do not read free text, and the model seems to decide by it. ${_engine_dataset_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .FREE_TEXT_ADVICE */ .Y5}`
        : 'Raise number_of_attack_queries, or give more inputs that the model tells apart. If that does not help, this tool cannot copy ' +
            'such a model: remove the attack.';
    return (`After ${String(asked)} queries, a copy is no better than always giving the same answer. It learnt ` +
        `nothing, so its failure says nothing about the model. ${advice}`);
}


/***/ }),

/***/ 3394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ makeRows),
/* harmony export */   gT: () => (/* binding */ makePictures),
/* harmony export */   tI: () => (/* binding */ SMALL_NOISE)
/* harmony export */ });
/* harmony import */ var _engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);

/** The noise of a row, as a share of the standard deviation of each column: as much as the data varies. */
const NOISE = 0.5;
/** The same if it is to stay near its row. */
const SMALL_NOISE = 0.15;
/** How far pictures are blurred by noise, as a share of the range. */
const PICTURE_NOISE = 0.08;
/**
 * Makes rows for questions beyond the data, in the unit box: in turns a row with columns of another one, and a row with noise. Both vary
 * as much as the data; points between two rows would lie nearer to its middle.
 */
function makeRows(source, count, random, share = NOISE) {
    const { points, rows, size, space } = source;
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const spread = spreadOf(source);
    const drawn = () => (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(made, index, size);
        out.set(drawn());
        if (index % 2 === 0) {
            const other = drawn();
            for (let column = 0; column < size; column += 1) {
                if (random.uniform() < 0.5)
                    out[column] = other[column] ?? 0;
            }
            continue;
        }
        random.fillNormals(noise);
        for (let column = 0; column < size; column += 1) {
            const own = out[column] ?? 0;
            if (space?.isWhole(column, own, own) === true)
                continue;
            out[column] = own + share * (spread[column] ?? 0) * (noise[column] ?? 0);
        }
    }
    return made;
}
/** The standard deviation of each column, without what is missing. */
function spreadOf({ points, rows, size, space }) {
    return Float64Array.from({ length: size }, (_unused, column) => {
        const values = Array.from(rows, (row) => points[row * size + column] ?? 0).filter((value) => space?.isWhole(column, value, value) !== true);
        const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
        return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
    });
}
/**
 * Makes pictures for questions beyond the data, in the unit box: points between two pictures, which lie near the boundaries between
 * classes, with some noise.
 */
function makePictures({ points, rows, size }, count, random) {
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const drawn = () => (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(made, index, size);
        const share = random.uniform();
        random.fillNormals(noise);
        const [first, second] = [drawn(), drawn()];
        (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, share, first);
        (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, 1 - share, second);
        (0,_engine_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, PICTURE_NOISE * random.uniform(), noise);
    }
    return made;
}


/***/ }),

/***/ 9867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ splitRows)
/* harmony export */ });
/* harmony import */ var _engine_draw_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4918);
/* harmony import */ var _core_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9570);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9790);



/** More inputs than these make the fidelity hardly more exact: its interval is then below \u00b1.03. */
const MOST_HELD = 1_000;
/**
 * Splits inputs by their content: half of each class, at most 1,000 together, is held out. Equal inputs count once, so that none is on
 * both sides.
 * @param labels all rows are one class without them
 */
function splitRows(data, seed, labels = new Int32Array(data.count)) {
    const { keys, order } = (0,_engine_draw_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .drawRows */ .W)(data, seed, { labels, each: _core_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .EACH_CLASS */ .XA });
    const seen = new Set();
    const rows = order.filter((row) => {
        const key = keys[row] ?? 0;
        return !seen.has(key) && seen.add(key).size > 0;
    });
    const ofClass = Map.groupBy(rows, (row) => labels[row] ?? 0);
    const halves = [...ofClass.values()].flatMap((some) => some.slice(0, Math.ceil(_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CLASSIFIER_HELD_SHARE */ .CT * some.length)));
    const isHalf = new Set(halves);
    const most = Math.min(MOST_HELD, Math.ceil(_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CLASSIFIER_HELD_SHARE */ .CT * rows.length));
    const held = rows.filter((row) => isHalf.has(row)).slice(0, most);
    const isHeld = new Set(held);
    return { keys, held, pool: rows.filter((row) => !isHeld.has(row)) };
}


/***/ }),

/***/ 4918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ drawRows)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2668);


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
/** The digests of rows. A text counts as it is, not by its code: codes depend on the other rows. */
function contentOf({ values, count, texts }) {
    if (texts === undefined || texts.size === 0)
        return (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .digestsOf */ .nw)({ values, count });
    const size = values.length / Math.max(1, count);
    const numbers = values.slice();
    const words = Array.from({ length: count }, (_unused, row) => [...texts].map(([column, known]) => {
        const at = row * size + column;
        const word = known.word(numbers[at] ?? 0);
        numbers[at] = 0;
        return word;
    }));
    return (0,_distinct_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .digestsOf */ .nw)({ values: numbers, count }).map((digest, row) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(digest).update(JSON.stringify(words[row])).digest('hex'));
}


/***/ })

};
