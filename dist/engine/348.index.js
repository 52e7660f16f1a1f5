export const id = 348;
export const ids = [348];
export const modules = {

/***/ 1348:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByEvasion: () => (/* binding */ attackByEvasion)
});

// EXTERNAL MODULE: ./src/core/outcomes.ts
var core_outcomes = __webpack_require__(9570);
// EXTERNAL MODULE: ./src/engine/fault.ts
var fault = __webpack_require__(5206);
// EXTERNAL MODULE: ./src/engine/gradient/no-gradient.ts
var no_gradient = __webpack_require__(3729);
// EXTERNAL MODULE: ./src/engine/vectors.ts
var engine_vectors = __webpack_require__(7754);
// EXTERNAL MODULE: ./src/engine/predicted-classes.ts
var predicted_classes = __webpack_require__(5307);
// EXTERNAL MODULE: ./src/engine/victim/let-others-run.ts + 1 modules
var let_others_run = __webpack_require__(7826);
// EXTERNAL MODULE: ./src/attacks/descriptor.ts
var descriptor = __webpack_require__(5248);
// EXTERNAL MODULE: ./src/attacks/minimum.ts
var minimum = __webpack_require__(6933);
;// CONCATENATED MODULE: ./src/attacks/evasion/descriptor.ts


/** The version of the method. */
const METHOD_VERSION = 5;
const CODE = { file: 'attack-by-evasion.ts', run: 'attackByEvasion' };
const evasion = {
    place: 2,
    tasks: [
        {
            task: 'image-classification',
            method: METHOD_VERSION,
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
            usualSlots: descriptor/* PICTURE_SLOTS */.VD,
        },
        {
            task: 'tabular-classification',
            method: METHOD_VERSION,
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
            usualSlots: descriptor/* TABLE_SLOTS */.Vu,
        },
    ],
    needs: ['model'],
    uses: [],
    needsLabels: true,
    settings: ['eps', 'samples', 'fixed', 'integer'],
    proposal: {
        with: [],
        inputs: { 'image-classification': minimum/* MINIMUM */.N.samples, 'tabular-classification': minimum/* MINIMUM */.N.samples },
        budget: [
            {
                ...{ key: 'samples', value: 30, least: minimum/* MINIMUM */.N.samples, full: 100 },
                unseen: 'the interval of the score is up to .34 wide, with 100 .19',
            },
        ],
    },
    threshold: {
        value: 0.5,
        why: 'undefended models of pictures score near 1, of tables mostly above .5, adversarially trained ones well below',
    },
    paired: { level: 0.02, inputs: 'inputs that both runs attacked', worse: 'fell that held before' },
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
            'Train with adversarial examples: add the attack samples (report attack-samples), with the right labels, to the ' +
                'training data.',
            'Check inputs before they reach the model: valid ranges, types and combinations; for images also size and ' +
                'encoding.',
            descriptor/* SERVICE_DEFENCE */.N1,
            'Never let a single answer of the model decide something that cannot be undone: if the confidence is low, ask a ' +
                'second model or a person.',
            'Measure the accuracy on attack samples in every release, in addition to the usual accuracy.',
        ],
        narrowedBy: 'A higher number of samples',
    },
};

// EXTERNAL MODULE: ./src/engine/victim/outside-call.ts
var outside_call = __webpack_require__(7989);
;// CONCATENATED MODULE: ./src/attacks/evasion/exact/exact-evidence.ts


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
    const joined = new Float32Array(2 * turned.length * size);
    for (const [at, { values, changed }] of turned.entries()) {
        joined.set(values, 2 * at * size);
        joined.set(changed, (2 * at + 1) * size);
    }
    const answers = await victim.ask(joined, 2 * turned.length);
    const classes = (0,predicted_classes/* classesOf */.OX)(answers, 2 * turned.length);
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
            title: 'Rows that a change within eps turns, the smallest changes first',
            shape: data.shape,
            ...(shown.length < fooled.length && { left: fooled.length - shown.length }),
            ...(await (0,outside_call/* withTests */.w)(victim.outside, shown)),
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

// EXTERNAL MODULE: ./src/engine/model/shown-name.ts
var shown_name = __webpack_require__(6625);
;// CONCATENATED MODULE: ./src/attacks/evasion/exact/proved-rows.ts
/** How many rows have a verdict. */
function countOf(proved, verdict) {
    return proved.filter(({ proof }) => proof.verdict === verdict).length;
}
/** What became of them, in numbers. */
function fallenOf(proved) {
    return {
        total: proved.length,
        fallen: countOf(proved, 'turned'),
        undecided: countOf(proved, 'undecided'),
    };
}

;// CONCATENATED MODULE: ./src/attacks/evasion/meaning.ts
/** What the score says in one sentence, and what it does not say. */
function describeEvasion(setup, score, scrutiny) {
    const { campaign, samples, asked, eps } = setup;
    const limits = [
        ...(score.isGap ? [gapWords(score)] : []),
        ...scrutiny.limits,
        'Changes are bounded numbers. Rotation, light, other words, or objects in the picture are other threats.',
        ...(eps.inConflict === undefined
            ? []
            : [
                `eps was chosen from ${eps.from}; it says nothing about what a person would notice. Set \`eps\` if your threat model has one.`,
            ]),
        ...(eps.inConflict !== undefined && eps.inConflict > 0
            ? [
                `${percent(eps.inConflict)} of the rows lie within 1 % of the range, in every number, of a row with another label. They were left out when eps was chosen; check their labels.`,
            ]
            : []),
        ...(asked.rows.length < setup.rows
            ? [
                `The accuracy was measured on ${String(asked.rows.length)} of ${String(setup.rows)} rows, drawn at random: the time or the queries allowed no more.`,
            ]
            : []),
        ...(setup.isShortened
            ? [
                `The model is slow: the time allowed ${String(samples.length)} inputs with ${String(campaign.queriesPerSample)} queries each. Give it more time (minutes) for a narrower interval.`,
            ]
            : []),
        ...(samples.length < SMALL
            ? [`Only ${String(samples.length)} inputs could be attacked, so the interval is wide.`]
            : []),
    ];
    return { meaning: meaningOf(setup, score.judged, score.isGap), limits };
}
const SMALL = 50;
/** Says that mixtures are judged, and why. */
function gapWords({ rows, mixtures, chance = 1 }) {
    return (`Mixtures of two inputs of one class fall more often (${percent(mixtures?.value ?? 0)}) than the inputs themselves ` +
        `(${percent(rows.value)}; chance ${chance.toPrecision(1)}). The model seems to know the rows of its test: the score is that of the mixtures.`);
}
function meaningOf({ campaign, agreement }, score, ofMixtures) {
    const { eps, norm } = campaign.oracle;
    const bound = norm === 'Linf'
        ? `${percent(eps)} of the range of each number`
        : `an L2 distance of ${eps.toPrecision(3)}`;
    const inputs = ofMixtures
        ? 'mixtures of inputs that the model gets right'
        : 'inputs that the model gets right';
    return `Of the ${inputs} (${percent(agreement.accuracy)}), ${percent(score.value)} can be changed by at most ${bound} so that it gives another class.`;
}
function percent(share) {
    return `${(100 * share).toPrecision(3).replace(/\.0+$/u, '')} %`;
}

;// CONCATENATED MODULE: ./src/attacks/evasion/exact/exact-meaning.ts



/** More names would hide the sentence. */
const MOST_NAMES = 10;
/**
 * What an exact score says in one sentence, and what it does not say.
 * @param how what the proof computes with
 */
function describeExact(data, setup, { proved, score }, how) {
    const { eps, asked } = setup;
    const undecided = countOf(proved, 'undecided');
    return {
        meaning: exact_meaning_meaningOf(setup, proved, score.isGap ? 'mixtures of two rows' : 'rows'),
        limits: [
            ...(score.isGap ? [gapWords(score)] : []),
            `Each row is proved or turned by ${how}. What remains uncertain are other rows: the interval says what they would give.`,
            ...(undecided === 0
                ? []
                : [
                    `${String(undecided)} of ${String(proved.length)} rows were not decided in the time of one second each. They count as kept in the ` +
                        'score, and as turned in the upper end of the interval.',
                ]),
            ...columnWords(data),
            'Changes are bounded numbers. Other rows, or larger changes, are other threats.',
            ...(eps.inConflict === undefined
                ? []
                : [
                    `eps was chosen from ${eps.from}; it says nothing about what a person would notice. Set \`eps\` if your threat model has one.`,
                ]),
            ...(asked.rows.length < setup.rows
                ? [
                    `The accuracy was measured on ${String(asked.rows.length)} of ${String(setup.rows)} rows, drawn at random: the time or the queries allowed no more.`,
                ]
                : []),
        ],
    };
}
function exact_meaning_meaningOf({ eps, agreement }, proved, what) {
    const [robust, turned, undecided] = [
        countOf(proved, 'robust'),
        countOf(proved, 'turned'),
        countOf(proved, 'undecided'),
    ];
    const change = `changing every column by up to ${exact_meaning_percent(eps.value)} of its range`;
    const rows = `${String(proved.length)} ${what} that the model gets right (accuracy ${exact_meaning_percent(agreement.accuracy)})`;
    if (turned + undecided === 0)
        return `No row can be turned by ${change}: proved for all ${rows}.`;
    const rest = [
        ...(robust === 0 ? [] : [`for ${String(robust)} it is proved that no such change turns them`]),
        ...(undecided === 0 ? [] : [`${String(undecided)} ${undecided === 1 ? 'is' : 'are'} undecided`]),
    ];
    const words = rest.length === 0 ? '' : `; ${rest.join('; ')}`;
    return `${turned === 0 ? 'None' : String(turned)} of ${rows} ${turned === 0 ? 'was' : 'can be'} turned by ${change}${words}.`;
}
/** Says which columns an attack may not change freely. */
function columnWords({ columns, fixed, whole }) {
    const named = (places) => {
        const names = [...places]
            .slice(0, MOST_NAMES)
            .map((place) => (0,shown_name/* shownName */.H)(columns?.[place] ?? `column ${String(place)}`, 40));
        return `${names.join(', ')}${places.size > MOST_NAMES ? ` and ${String(places.size - MOST_NAMES)} more` : ''}`;
    };
    return [
        ...(fixed === undefined || fixed.size === 0
            ? []
            : [`Columns that stay as they are (categories, one-hot groups, fixed): ${named(fixed)}.`]),
        ...(whole === undefined || whole.size === 0
            ? []
            : [`Columns that take whole numbers only: ${named(whole)}.`]),
    ];
}
function exact_meaning_percent(share) {
    return `${String(Number((100 * share).toPrecision(3)))} %`;
}

;// CONCATENATED MODULE: ./src/attacks/evasion/minimum.ts

/** With fewer inputs attacked there is no verdict. */
const LEAST_SAMPLES = 20;
/** With fewer queries for an input that has not fallen, its not falling says nothing. */
const LEAST_QUERIES_PER_SAMPLE = 200;
/** The same of gradients, if the attack follows them. */
const LEAST_GRADIENTS_PER_SAMPLE = 300;
/**
 * Checks whether a verdict can rest on the labelled data.
 * @param rows the rows of the data
 * @throws NotTestable if the labels are all of one class, or the model hardly knows more of them than chance
 */
function requireSoundData(asked, { balanced, accuracy, classes }, rows, oracle) {
    const least = String(LEAST_SAMPLES);
    if (asked.rows.length < LEAST_SAMPLES) {
        throw new fault/* NotTestable */.S(`Only ${String(asked.rows.length)} of ${String(rows)} rows could be asked about, but a verdict needs at least ${least} ` +
            `inputs that the model classifies rightly. ${oracle.isSpent() ? whatEnded(oracle) : 'Give more rows.'}`);
    }
    const of = `${String(asked.rows.length)} of ${String(rows)} rows`;
    const more = oracle.isSpent() ? ` ${whatEnded(oracle)}` : '';
    if (classes === 1) {
        throw new fault/* NotTestable */.S(`All labels of ${of} are of one class, so nothing shows that the model tells classes apart. Give data with rows of at ` +
            `least two classes.${more}`);
    }
    if (balanced.low > 1 / classes)
        return;
    throw new fault/* NotTestable */.S(`The model classifies this data hardly better than chance: balanced accuracy ${shown(balanced.value)} on ${of}, at least ` +
        `${shown(balanced.low)} (95 %), where ${shown(1 / classes)} is one answer for all ${String(classes)} classes (accuracy ` +
        `${shown(accuracy)}). Changed answers of such a model mean nothing. Check that labels belong to the data and to the model, row ` +
        'by row, and that the data is scaled as in training (normalize_data); or give more rows, above all of the rarer ' +
        `classes.${more}`);
}
/** @throws NotTestable if there are too few inputs to attack */
function requireSamples(samples, asked, { wanted, rows }, oracle) {
    if (samples >= LEAST_SAMPLES)
        return;
    const least = String(LEAST_SAMPLES);
    if (wanted < LEAST_SAMPLES) {
        throw new fault/* NotTestable */.S(`samples is ${String(wanted)}, but a verdict needs at least ${least} attacked inputs. Set samples to ${least} or more.`);
    }
    throw new fault/* NotTestable */.S(`Only ${String(samples)} inputs can be attacked, but a verdict needs at least ${least}: of ${String(rows)} rows, ` +
        `${String(asked.rows.length)} were asked about, and copies within 1 % of the range count once. ` +
        (oracle.isSpent() || asked.rows.length < Math.min(rows, asked.wanted)
            ? whatEnded(oracle)
            : `Give more rows that the model classifies rightly and that differ.`));
}
function whatEnded(oracle) {
    return oracle.isOutOfTime()
        ? 'The time was up: give the analysis more (minutes, or the input timeout-minutes).'
        : 'The queries were used up, or the model is slow: allow more.';
}
/**
 * Says why rows that were proved or turned are too few for a pass.
 * @param rows all rows that were attacked
 */
function whyTooFewDecided(decided, rows) {
    if (decided >= LEAST_SAMPLES)
        return undefined;
    return (`Only ${String(decided)} of ${String(rows)} rows were decided in the time of one second each, but a pass needs at least ` +
        `${String(LEAST_SAMPLES)}. A smaller eps is decided sooner; so is a model of fewer or flatter trees.`);
}
/** Judges whether every input that has not fallen got enough queries or gradients, and the finds on a random model were asked again. */
function endingOf(samples, oracle, { isShortened, isOutOfTime, confirmed, unearned }) {
    const standing = samples.filter(({ bestDistance }) => bestDistance > oracle.eps);
    const weak = standing.filter((sample) => !hadEnough(sample)).length;
    // Gradients that each input had in full are a whole attack: the search by answers behind them is a second opinion.
    const isEarly = isOutOfTime && samples.some(({ gradients }) => gradients === 0);
    const cutShort = isEarly || !confirmed.isWhole || (weak > 0 && (isShortened || isOutOfTime));
    const reasons = [
        ...(confirmed.unearned === undefined ? [] : [confirmed.unearned]),
        ...unearned,
        ...(weak === 0 || cutShort ? [] : [fewQueries(standing.length, weak)]),
    ];
    return { cutShort, ...(reasons.length > 0 && { unearned: reasons.join(' ') }) };
}
function hadEnough({ queries, gradients }) {
    return gradients > 0 ? gradients >= LEAST_GRADIENTS_PER_SAMPLE : queries >= LEAST_QUERIES_PER_SAMPLE;
}
function fewQueries(standing, weak) {
    return (`Of ${String(standing)} inputs that kept their class, ${String(weak)} got fewer than ` +
        `${String(LEAST_QUERIES_PER_SAMPLE)} queries (or ${String(LEAST_GRADIENTS_PER_SAMPLE)} gradients), so that they kept it says nothing. ` +
        `Attack fewer inputs (samples, at least ${String(LEAST_SAMPLES)}) or allow more queries.`);
}
function shown(share) {
    return share.toFixed(2).replace(/^0/u, '');
}

// EXTERNAL MODULE: ./src/engine/statistics/hypergeometric.ts
var hypergeometric = __webpack_require__(6657);
// EXTERNAL MODULE: ./src/engine/statistics/wilson.ts
var wilson = __webpack_require__(1466);
;// CONCATENATED MODULE: ./src/attacks/evasion/score.ts


/** Below this chance, the gap is no accident. */
const ALPHA = 0.001;
/**
 * Computes the score: of rows, unless mixtures of rows fall more often than chance explains. Such a model resists near the rows of its
 * test only, and inputs in use are other ones: then the score is that of the mixtures.
 */
function scoreOf(ofRows, ofMixtures) {
    const rows = shareOf(ofRows);
    if (ofMixtures.total === 0)
        return { judged: rows, rows, isGap: false };
    const mixed = shareOf(ofMixtures);
    const total = ofRows.total + ofMixtures.total;
    const chance = (0,hypergeometric/* hypergeometricTail */.c)(ofMixtures.fallen, ofMixtures.total, ofRows.fallen + ofMixtures.fallen, total);
    const isGap = chance < ALPHA;
    return { judged: isGap ? mixed : rows, rows, mixtures: mixed, chance, isGap };
}
/** The same of a search, which decides no input that it has not changed. */
function scoreOfSearch({ campaign, samples, mixtures }) {
    const { eps } = campaign.oracle;
    const count = (some) => ({ total: some.length, fallen: fallen(some, eps) });
    return scoreOf(count(samples), count(mixtures));
}
function shareOf({ total, fallen: found, undecided = 0 }) {
    const share = (0,wilson/* wilson */.r)(found, total);
    return undecided === 0 ? share : { ...share, high: (0,wilson/* wilson */.r)(found + undecided, total).high };
}
/** How many samples were changed within eps to another class. */
function fallen(samples, eps) {
    return samples.filter(({ bestDistance }) => bestDistance <= eps).length;
}

// EXTERNAL MODULE: ./src/engine/random.ts
var engine_random = __webpack_require__(6027);
// EXTERNAL MODULE: ./src/engine/statistics/balanced-accuracy.ts
var balanced_accuracy = __webpack_require__(8710);
// EXTERNAL MODULE: ./src/engine/substitute/lens.ts
var substitute_lens = __webpack_require__(9007);
;// CONCATENATED MODULE: ./src/attacks/evasion/asked-rows.ts

/** Rows that are asked together; so many are asked however long it takes. */
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
        const asked = space.snap(space.fromModel((0,engine_vectors/* takeRows */.LY)(values, rows, space.size)));
        const replies = await oracle.answers(Array.from(rows, (_row, index) => (0,engine_vectors/* rowOf */.OB)(asked, index, space.size)));
        for (const [index, reply] of replies.entries()) {
            predicted[count + index] = oracle.classOf(reply);
            if (count + index >= kept)
                continue;
            points.set((0,engine_vectors/* rowOf */.OB)(asked, index, space.size), (count + index) * space.size);
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

// EXTERNAL MODULE: ./src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(2546);
;// CONCATENATED MODULE: ./src/attacks/evasion/geometry.ts

/** The longest that Newton's method takes; it ends earlier on almost all inputs. */
const NEWTON_STEPS = 12;
/** Two inputs that differ by no more in any number are taken for the same, in the unit box. */
const SAME = 0.01;
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
        const missing = level - (0,engine_vectors/* dot */.Om)(normal, out);
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

;// CONCATENATED MODULE: ./src/attacks/evasion/eps.ts




/** An eps estimated from fewer rows is hardly more than a guess. */
const LEAST_ROWS = 20;
/** Rows are compared in pairs: so many rows at most, and so many numbers. */
const MOST_COMPARED = 4_000;
const MOST_NUMBERS = 2 ** 33;
/**
 * The largest change of natural pictures that robustness is usually reported for (RobustBench: Croce et al., "RobustBench: a
 * standardized adversarial robustness benchmark", NeurIPS Datasets and Benchmarks 2021).
 */
const NATURAL_CEILING = 8 / 255;
/** Pictures with fewer pixels a side are icons and digits, in which changes of 8/255 hardly matter. */
const NATURAL_SIDE = 32;
/** A grey picture with half of its numbers so near to black or white is a drawing or a scan. */
const NEAR_END = 1 / 16;
/**
 * Estimates eps from the data: half of r, where r is half the 10th percentile of the distance from an input to the nearest
 * one of another class (Yang et al., "A closer look at accuracy vs. robustness", NeurIPS 2020); for tables r itself. Only rows count
 * that the model gets right and that lie apart from every row of another label, so that wrong labels and near-copies cannot
 * choose it. Natural pictures have a ceiling. The same data and model give the same eps, whatever the seed, if all rows were asked.
 * @throws NotTestable if too few rows are left
 */
function estimateEps(space, norm, data, asked, picture) {
    const rows = comparedRows(space, data, asked);
    const conflicts = findConflicts(rows, space.size);
    const used = Array.from(rows.labels.keys()).filter((row) => rows.right[row] === 1 && conflicts[row] === 0);
    const nearest = nearestOthers(rows, used, norm, space.size);
    const inConflict = conflicts.reduce((sum, one) => sum + one, 0) / Math.max(1, conflicts.length);
    const tenth = nearest[Math.floor(0.1 * nearest.length)];
    if (tenth === undefined || nearest.length < LEAST_ROWS) {
        throw new fault/* NotTestable */.S(tooFewRows(rows, nearest.length, inConflict));
    }
    const estimated = tenth * (picture === undefined ? TABLE_SHARE : PICTURE_SHARE);
    const isCapped = norm === 'Linf' && estimated > NATURAL_CEILING && isNatural(picture, rows.points);
    return {
        value: isCapped ? NATURAL_CEILING : estimated,
        from: isCapped ? '8/255, the ceiling for natural pictures' : 'the distance between classes',
        inConflict,
    };
}
/** Of the distance between classes, what eps is. */
const PICTURE_SHARE = 1 / 4;
const TABLE_SHARE = 1 / 2;
function tooFewRows({ labels }, left, inConflict) {
    return (`eps cannot be estimated: of ${String(labels.length)} rows, ${String(left)} are classified rightly and lie more than 1 % ` +
        `of the range from every row of another label; at least ${String(LEAST_ROWS)} are needed (${(100 * inConflict).toFixed(0)} % ` +
        'have a row of another label within 1 %). Set eps for this attack, to the largest change that your threat model allows, ' +
        'such as 0.05; or give more data, and check its labels.');
}
/** The same rows for every seed, if all were asked. */
function comparedRows(space, { values }, asked) {
    const most = Math.max(2 * LEAST_ROWS, Math.floor(Math.sqrt(MOST_NUMBERS / space.size)));
    const byRow = Array.from(asked.rows.keys()).sort((a, b) => (asked.rows[a] ?? 0) - (asked.rows[b] ?? 0));
    const drawn = new engine_random/* Random */.o(0)
        .permutation(byRow.length)
        .subarray(0, Math.min(MOST_COMPARED, most))
        .map((place) => byRow[place] ?? 0);
    const rows = drawn.map((index) => asked.rows[index] ?? 0);
    return {
        points: space.free(space.snap(space.fromModel((0,engine_vectors/* takeRows */.LY)(values, rows, space.size)))),
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
            if (!isWithin((0,engine_vectors/* rowOf */.OB)(points, first, size), (0,engine_vectors/* rowOf */.OB)(points, second, size), SAME))
                continue;
            found[first] = 1;
            found[second] = 1;
        }
    }
    return found;
}
/** The distances of the used rows to the nearest used row of another label, from small to large. */
function nearestOthers({ points, labels }, used, norm, size) {
    const nearest = new Float64Array(used.length).fill(Number.POSITIVE_INFINITY);
    for (const [first, row] of used.entries()) {
        for (let second = 0; second < first; second += 1) {
            const other = used[second] ?? 0;
            if (labels[row] === labels[other])
                continue;
            const limit = Math.max(nearest[first] ?? 0, nearest[second] ?? 0);
            const apart = distanceBelow(norm, (0,engine_vectors/* rowOf */.OB)(points, row, size), (0,engine_vectors/* rowOf */.OB)(points, other, size), limit);
            nearest[first] = Math.min(nearest[first] ?? apart, apart);
            nearest[second] = Math.min(nearest[second] ?? apart, apart);
        }
    }
    return nearest.filter(Number.isFinite).sort();
}
/** The distance of two points; infinite as soon as it is certain to be above the limit. */
function distanceBelow(norm, a, b, limit) {
    let sum = 0;
    let largest = 0;
    const most = norm === 'L2' ? limit * limit : limit;
    for (let index = 0; index < a.length; index += 1) {
        const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
        sum += difference * difference;
        if (difference > largest)
            largest = difference;
        if ((norm === 'L2' ? sum : largest) > most)
            return Number.POSITIVE_INFINITY;
    }
    return norm === 'L2' ? Math.sqrt(sum) : largest;
}
/**
 * Photographs, and what looks like them to a model: at least 32 pixels a side, and in colour or with many shades of grey. What the
 * literature changes by more are small pictures of black strokes on white, such as MNIST.
 */
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
/** Raises an estimate to the minimum of a policy. */
function atLeast(least, eps) {
    return eps.value >= least ? eps : { ...eps, value: least, from: "the policy's minimum" };
}

;// CONCATENATED MODULE: ./src/attacks/evasion/white-box/gradients.ts

/** Gradients of a model at points of the unit box, in batches. */
class Gradients {
    source;
    #space;
    #change;
    #repeats;
    #taken = 0;
    /**
     * @param repeats how often each gradient is taken: a random model's is the mean of several
     * @param change what is done to a point before the model sees it; the gradient goes straight through it
     */
    constructor(source, space, repeats = 1, change = (point) => point) {
        this.source = source;
        this.#space = space;
        this.#repeats = repeats;
        this.#change = change;
    }
    /** The same gradients behind a change of the inputs. */
    behind(change) {
        return new Gradients(this.source, this.#space, this.#repeats, change);
    }
    /** The gradients taken so far. */
    get taken() {
        return this.#taken;
    }
    get rows() {
        return this.source.rows;
    }
    get scores() {
        return this.source.scores;
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
                joined.set(this.#change(point), row * size);
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
            scores: (0,engine_vectors/* rowOf */.OB)(sums, row, scores).map((value) => value / this.#repeats),
            reply: (0,engine_vectors/* rowOf */.OB)(first.answers, row, answerSize),
            gradient: (0,engine_vectors/* rowOf */.OB)(gradient, row, size),
        }));
    }
}

;// CONCATENATED MODULE: ./src/attacks/evasion/oracle.ts


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
        queries: 0,
        gradients: 0,
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
    /** How far an input may be changed; 0 as long as that is not known. */
    eps = 0;
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
        return this.#spent || this.isOutOfTime();
    }
    /** True once the time is up. */
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
        return Array.from({ length: affordable }, (_unused, index) => (0,engine_vectors/* rowOf */.OB)(replies, index, this.#victim.answerSize));
    }
    classOf(reply) {
        return this.knowsScores ? (0,engine_vectors/* argMax */.FL)(reply) : Math.round(reply[0] ?? 0);
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
        const length = distance(this.norm, sample.origin, point);
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

;// CONCATENATED MODULE: ./src/attacks/evasion/mixtures.ts



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
 * Makes convex mixtures of two rows of one class, which the model gets right, and keeps those that it gives the same class: inputs
 * that nobody wrote into a file. A model that knows the answers for the rows of its test, and for what lies near them, does not
 * know these.
 */
async function makeMixtures(oracle, { pool, labels }, wanted, random) {
    const right = Array.from(pool.predicted.keys()).filter((row) => pool.predicted[row] === labels[row]);
    const byClass = Map.groupBy(right, (row) => labels[row] ?? 0);
    const { size } = oracle.space;
    const candidates = [];
    for (let tries = 0; right.length > 0 && tries < 4 * wanted && candidates.length < CANDIDATES * wanted; tries += 1) {
        const first = right[random.integer(right.length)] ?? 0;
        const label = labels[first] ?? 0;
        const same = byClass.get(label) ?? [];
        const second = same[random.integer(same.length)] ?? first;
        const [a, b] = [(0,engine_vectors/* rowOf */.OB)(pool.points, first, size), (0,engine_vectors/* rowOf */.OB)(pool.points, second, size)];
        if (isWithin(a, b, 2 * SAME))
            continue;
        const share = FROM + (TO - FROM) * random.uniform();
        const point = a.map((value, index) => share * value + (1 - share) * (b[index] ?? 0));
        oracle.space.hold(point, a);
        candidates.push({ label, point: oracle.space.snap(point) });
    }
    oracle.attack = 'asking about mixtures of inputs';
    const replies = await oracle.answers(candidates.map(({ point }) => point));
    return candidates
        .flatMap(({ label, point }, index) => {
        const reply = replies[index];
        return reply !== undefined && oracle.classOf(reply) === label
            ? [startSample({ input: -1, label, origin: point, answer: reply, isMixture: true })]
            : [];
    })
        .slice(0, wanted);
}

;// CONCATENATED MODULE: ./src/attacks/evasion/black-box/boundary-search.ts

/** Returns a ray to a target that is known to fool the victim. */
function rayTo(oracle, sample, target) {
    return { sample, target, low: 0, high: distance(oracle.norm, sample.origin, target) };
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
        pointOnPath(oracle.norm, ray.sample.origin, ray.target, radius, point);
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

;// CONCATENATED MODULE: ./src/attacks/evasion/black-box/starts.ts




/** Inputs of other classes from which each sample starts, and how exactly the boundary towards them is found. */
const STARTS = 3;
/** The same if what is held may keep an input from fooling the victim. */
const HELD_STARTS = 12;
const ROUNDS = 8;
/** Random points that are asked if the victim gives all inputs one class. */
const RANDOM_POINTS = 32;
/**
 * Returns samples of the inputs that the victim gets right, at most `wanted` of them. An input that is the same as one before counts
 * once: copies are no evidence.
 */
function chooseSamples(pool, labels, size, wanted) {
    const samples = [];
    for (let index = 0; index < pool.count && samples.length < wanted; index += 1) {
        const label = labels[index];
        if (label === undefined || pool.predicted[index] !== label)
            continue;
        const origin = (0,engine_vectors/* rowOf */.OB)(pool.points, index, size).slice();
        if (samples.some((other) => isWithin(other.origin, origin, SAME)))
            continue;
        const answer = pool.answers[index] ?? new Float32Array(0);
        samples.push(startSample({ input: index, label, origin, answer, isMixture: false }));
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
    if (oracle.space.holds) {
        return findHeldStarts(oracle, samples, pool, fallback.map(({ point }) => point));
    }
    const rays = samples.flatMap((sample) => {
        const origin = lens.see(sample.origin);
        const near = starts_nearestOthers(pool, sample, (index) => (0,engine_vectors/* squaredDistance */.hG)(origin, (0,engine_vectors/* rowOf */.OB)(seen, index, lens.seen)));
        const targets = near.map((index) => ({
            point: (0,engine_vectors/* rowOf */.OB)(pool.points, index, size),
            predicted: pool.predicted[index] ?? sample.label,
            answer: pool.answers[index] ?? new Float32Array(0),
        }));
        return [...targets, ...fallback]
            .filter(({ predicted }) => predicted !== sample.label)
            .slice(0, STARTS)
            .map(({ point, predicted, answer }) => {
            oracle.note({ sample, point }, predicted, answer);
            return rayTo(oracle, sample, point);
        });
    });
    await searchBoundary(oracle, rays, ROUNDS);
}
/**
 * The same if some numbers of a sample may not be changed: the numbers of other inputs that may are taken, and the victim is asked
 * whether that fools it. Inputs of every class are tried, since what is held may decide.
 */
async function findHeldStarts(oracle, samples, pool, more) {
    const { size } = oracle.space;
    const points = oracle.space.free(pool.points);
    const questions = samples.flatMap((sample) => {
        const origin = oracle.space.free(sample.origin);
        const far = (index) => (0,engine_vectors/* squaredDistance */.hG)(origin, (0,engine_vectors/* rowOf */.OB)(points, index, size));
        const near = starts_nearestOthers(pool, sample, far, HELD_STARTS).map((index) => (0,engine_vectors/* rowOf */.OB)(pool.points, index, size));
        return [...near, ...more].map((point) => ({ sample, point: point.slice() }));
    });
    const { fooled } = await oracle.ask(questions);
    const rays = questions
        .filter((_question, index) => fooled[index] === 1)
        .map(({ sample, point }) => rayTo(oracle, sample, point));
    await searchBoundary(oracle, rays, ROUNDS);
}
function starts_nearestOthers(pool, sample, far, most = STARTS) {
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

;// CONCATENATED MODULE: ./src/attacks/evasion/setup.ts












const DEFAULT_SAMPLES = 100;
const DEFAULT_QUERIES_PER_SAMPLE = 1_200;
/** Rows whose answers are kept: for samples, for starts, and for the substitute. */
const POOL = 1_000;
/** The parts of the queries that are left for measuring defences, and that the accuracy on all rows may take. */
const DEFENCE_SHARE = 0.1;
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
/** The parts of the time that defences and the self-check may take. */
const DEFENCE_TIME_SHARE = 0.1;
const SCRUTINY_TIME_SHARE = 0.25;
const WANTED_QUERIES_PER_SAMPLE = 400;
/** The substitute learns from the newest points: so many, with at most so many numbers. */
const KEPT_POINTS = 20_000;
const KEPT_NUMBERS = 2 ** 25;
/**
 * Asks about the rows themselves, judges whether they can carry a verdict, chooses eps and the samples, and shares out the queries.
 * @throws NotTestable if no verdict can rest on the data
 */
async function prepare(analysis, victim, allLabels, budget) {
    const { data, settings, picture } = analysis;
    const { samples: leastSamples = 0 } = settings.least ?? {};
    const space = new attack_space/* AttackSpace */.X(data);
    requireNumbers(space);
    const { oracle, plan, lens } = makeOracle(analysis, victim, space, budget);
    const timeAtStart = budget.timeLeftMs();
    oracle.attack = 'asking about the inputs';
    const asked = await askRows(oracle, data, allLabels, {
        order: new engine_random/* Random */.o(budget.seed)
            .permutation(data.count)
            .subarray(0, rowsToAsk(analysis, data.count, budget.maxQueries)),
        kept: poolSize(settings.samples ?? leastSamples),
        timeMs: timeAtStart * ASK_TIME_SHARE,
    });
    const agreement = (0,balanced_accuracy/* compareClasses */.M)(asked.labels, asked.predicted);
    const isVerdict = analysis.comparison === undefined;
    if (isVerdict)
        requireSoundData(asked, agreement, data.count, oracle);
    const eps = epsFor(analysis, oracle, asked);
    oracle.eps = eps.value;
    const inTime = (timedShare(analysis) * plan.timeLeftMs()) / asked.msEach;
    const wanted = settings.samples ?? Math.max(DEFAULT_SAMPLES, leastSamples);
    const isExact = analysis.isExact === true;
    const timed = isExact ? wanted : (settings.samples ?? Math.max(leastSamples, samplesInTime(inTime)));
    const samples = chooseSamples(asked.pool, asked.labels, space.size, Math.min(wanted, timed));
    if (isVerdict)
        requireSamples(samples.length, asked, { wanted, rows: data.count }, oracle);
    const mixtures = isVerdict
        ? await makeMixtures(oracle, asked, mixtureCount(samples.length), new engine_random/* Random */.o(budget.seed + 1))
        : [];
    const attacked = Math.max(1, samples.length + mixtures.length);
    const affordable = Math.floor((plan.maxQueries - oracle.queries - RANDOM_POINTS) / attacked);
    const settled = Math.min(analysis.queriesPerSample ?? DEFAULT_QUERIES_PER_SAMPLE, affordable);
    const queriesPerSample = Math.max(0, Math.min(settled, Math.floor(inTime / attacked)));
    plan.planned = oracle.queries + queriesPerSample * attacked;
    const isShortened = timed < wanted || queriesPerSample < settled;
    const { runtime } = analysis;
    return {
        campaign: {
            ...{ oracle, picture, runtime, queriesPerSample, lens, seed: budget.seed, stopAtEps: true },
            samples: [...samples, ...mixtures],
            gradients: gradientsOf(analysis, space),
            timeLeftMs: plan.timeLeftMs,
            isRandom: analysis.randomness !== undefined,
            pool: asked.pool,
            classes: classCount(analysis, victim, asked),
        },
        ...{ samples, mixtures, rows: data.count, asked, agreement, eps },
        isShortened,
        scrutinyTimeLeftMs: plan.scrutinyTimeLeftMs,
        isTimed: isShortened || asked.rows.length < asked.wanted,
    };
}
function epsFor({ data, settings, picture }, oracle, asked) {
    if (settings.eps !== undefined)
        return { value: settings.eps, from: 'the settings' };
    return atLeast(settings.least?.eps ?? 0, estimateEps(oracle.space, oracle.norm, data, asked, picture));
}
function gradientsOf({ source, randomness }, space) {
    if (source === undefined)
        return undefined;
    return new Gradients(source, space, randomness === undefined ? 1 : RANDOM_REPEATS);
}
function timedShare({ source }) {
    return source === undefined ? TIMED_SHARE : TIMED_SHARE_AFTER_GRADIENTS;
}
/** @throws NotTestable if there is nothing that an attack could change a little */
function requireNumbers(space) {
    if (!space.isFixed)
        return;
    throw new fault/* NotTestable */.S('Evasion changes numbers a little, and all columns of this data stay as they are: text, categories, one-hot groups and those ' +
        'that are fixed. Remove the attack; extraction, drift and outliers work with such columns.');
}
function makeOracle({ norm = 'Linf', picture, features }, victim, space, budget) {
    const lens = (0,substitute_lens/* makeLens */.F)(space.size, picture);
    const timeAtStart = budget.timeLeftMs();
    const part = (share) => (Number.isFinite(timeAtStart) ? timeAtStart * share : 0);
    const forDefences = part(DEFENCE_TIME_SHARE);
    // Without features nothing can be planted.
    const forScrutiny = features === undefined ? 0 : part(SCRUTINY_TIME_SHARE);
    const maxQueries = Math.floor(budget.maxQueries * (1 - DEFENCE_SHARE));
    const plan = {
        maxQueries,
        timeLeftMs: () => budget.timeLeftMs() - forDefences - forScrutiny,
        scrutinyTimeLeftMs: () => budget.timeLeftMs() - forDefences,
        planned: maxQueries,
    };
    const oracle = new Oracle(victim, space, {
        norm,
        maxQueries,
        timeLeftMs: plan.timeLeftMs,
        tell: () => {
            budget.progress(Math.min(0.9, (0.9 * oracle.queries) / plan.planned), oracle.attack);
        },
        kept: Math.min(KEPT_POINTS, Math.floor(KEPT_NUMBERS / lens.seen)),
        see: (point) => lens.see(point),
    });
    return { oracle, plan, lens };
}
/** All rows, but for the accuracy of a large table only a part of the queries is spent. */
function rowsToAsk({ comparison }, rows, maxQueries) {
    const most = comparison?.rows ?? Math.max(LEAST_ASKED, Math.floor(ACCURACY_SHARE * maxQueries));
    return Math.min(rows, most, maxQueries);
}
/** Only inputs that the model gets right can be attacked: more are asked about than are wanted. */
function poolSize(samples) {
    return Math.max(POOL, 2 * samples);
}
/** @param queries how many the time allows */
function samplesInTime(queries) {
    const some = Math.floor(queries / WANTED_QUERIES_PER_SAMPLE);
    const rows = some - mixtureCount(some);
    return Math.max(LEAST_SAMPLES, rows);
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

;// CONCATENATED MODULE: ./src/attacks/evasion/exact/attack-exactly.ts











const METHOD = {
    version: METHOD_VERSION,
    name: 'Evasion, exact: each row is proved to keep its class, or turned, by the structure of the model',
    formula: 'score = rows that some change within eps gives another class / rows attacked, which the model gets right. Undecided rows count as ' +
        'kept: the score is then a lower bound. The interval is that of Wilson (95 %), with undecided rows on both sides. If mixtures of rows ' +
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
/** The most time for one row, in milliseconds. It decides 99 of 100 rows of common models. */
const ROW_MS = 1_000;
/**
 * Attacks a classifier whose structure says what a change can do: for each row it is proved that no change within eps turns it, or a
 * row that the model answers differently is found.
 * @throws NotTestable if no verdict can rest on the data, or too few rows can be attacked
 */
async function attackExactly(analysis, { victim, labels }, exact, budget) {
    const started = performance.now();
    const queriesBefore = victim.queries;
    const setup = await prepare({ ...analysis, isExact: true }, victim, labels, budget);
    const limits = limitsOf(analysis.data, setup.eps.value);
    const all = await proveRows(analysis, { victim, labels, setup, limits, exact }, budget);
    const score = scoreOf(fallenOf(all.rows), fallenOf(all.mixtures));
    const proved = score.isGap ? all.mixtures : all.rows;
    const evidence = await exactEvidence(analysis, victim, proved, limits);
    budget.progress(1, 'Evasion is done');
    const isDecided = countOf(proved, 'undecided') === 0;
    const decided = all.rows.length - countOf(all.rows, 'undecided');
    const unearned = whyTooFewDecided(decided, all.rows.length);
    return {
        score: score.judged,
        ...{ bound: isDecided ? 'exact' : 'lower', access: 'exact' },
        ...outcomesOf(all, score, setup),
        cutShort: budget.timeLeftMs() <= 0 && !isDecided,
        ...(!isDecided && { isTimed: true }),
        ...(unearned !== undefined && { unearned }),
        ...describeExact(analysis.data, setup, { proved, score }, exact.how),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        accuracy: setup.agreement.accuracy,
        method: METHOD,
        figures: figuresOf(setup, all, score),
        evidence,
        defences: [],
    };
}
/** Rows of which the structure must give the class that the model itself gives. */
const COMPARED = 500;
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
    const size = victim.inputSize;
    const count = Math.min(COMPARED, data.count);
    const predicted = await (0,predicted_classes/* predict */.K$)(victim, data.values.subarray(0, count * size), count);
    const rows = data.doubles ?? data.values;
    const differs = predicted.some((one, row) => found.classOf(Float64Array.from(rows.subarray(row * size, (row + 1) * size))) !== one);
    return differs ? { why: 'what was read of its structure answers otherwise than the model itself' } : found;
}
/** How far each column may move: eps of its range, and nothing for what stays as it is. */
function limitsOf({ low, high, fixed, whole }, eps) {
    const [least, most] = [Float64Array.from(low), Float64Array.from(high)];
    return {
        radius: least.map((from, column) => fixed?.has(column) === true ? 0 : eps * ((most[column] ?? from) - from)),
        low: least,
        high: most,
        whole: whole ?? new Set(),
    };
}
async function proveRows(analysis, task, budget) {
    const { victim, setup, limits, exact } = task;
    const open = [...(await rowsOf(analysis, task)), ...mixturesOf(setup)];
    const proved = [];
    for (const [at, one] of open.entries()) {
        budget.progress((0.95 * at) / open.length, `proving row ${String(at + 1)} of ${String(open.length)}`);
        await (0,let_others_run/* letOthersRun */.g)();
        const endsAt = performance.now() + ROW_MS;
        const isOver = () => performance.now() > endsAt || budget.timeLeftMs() <= 0;
        const proof = isOver() ? { verdict: 'undecided' } : exact.prove(one.values, limits, isOver);
        proved.push({ ...one, proof });
    }
    const all = await confirmed(proved, victim);
    return {
        rows: all.filter(({ row }) => row !== MIXTURE),
        mixtures: all.filter(({ row }) => row === MIXTURE),
    };
}
/** The rows of the data that the model gets right. */
async function rowsOf({ data }, { victim, labels, setup }) {
    const size = victim.inputSize;
    const rows = setup.samples.map(({ input }) => setup.asked.rows[input] ?? 0);
    const predicted = await (0,predicted_classes/* predict */.K$)(victim, (0,engine_vectors/* takeRows */.LY)(data.values, rows, size), rows.length);
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
    const turned = proved.flatMap(({ proof }) => (proof.verdict === 'turned' ? [proof.row] : []));
    const joined = new Float32Array(turned.length * victim.inputSize);
    for (const [at, row] of turned.entries())
        joined.set(row, at * victim.inputSize);
    const classes = await (0,predicted_classes/* predict */.K$)(victim, joined, turned.length);
    let at = 0;
    return proved.map((one) => {
        if (one.proof.verdict !== 'turned')
            return one;
        at += 1;
        return classes[at - 1] === one.label ? { ...one, proof: { verdict: 'undecided' } } : one;
    });
}
/** What became of each row: not if mixtures are judged, since a model that knows its rows holds them all. */
function outcomesOf({ rows }, { isGap }, { eps }) {
    const outcomes = (0,core_outcomes/* packOutcomes */.Nu)(rows.map(({ row, proof }) => ({ row, fell: proof.verdict === 'turned' })), { eps: eps.value, queries: 1 });
    return isGap || outcomes === undefined ? {} : { outcomes };
}
function figuresOf({ asked, agreement, eps }, { rows: proved, mixtures }, score) {
    const turned = countOf(proved, 'turned');
    return {
        eps: eps.value,
        'eps from': eps.from,
        ...(eps.inConflict !== undefined && { 'rows in conflict': eps.inConflict }),
        norm: 'Linf',
        samples: proved.length,
        proved: countOf(proved, 'robust'),
        turned,
        undecided: countOf(proved, 'undecided'),
        ...(score.mixtures !== undefined && {
            mixtures: mixtures.length,
            'turned mixtures': countOf(mixtures, 'turned'),
            'chance of the gap': score.chance ?? 1,
        }),
        'rows asked for the accuracy': asked.rows.length,
        accuracy: agreement.accuracy,
        'balanced accuracy': agreement.balanced.value,
        'balanced accuracy, at least': agreement.balanced.low,
        'robust accuracy': agreement.accuracy * (1 - turned / Math.max(1, proved.length)),
    };
}

// EXTERNAL MODULE: ./src/engine/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(8214);
;// CONCATENATED MODULE: ./src/attacks/evasion/groups.ts
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

;// CONCATENATED MODULE: ./src/attacks/evasion/black-box/hop-skip-jump.ts




/** How far to go from the old point towards the closest point of the estimated boundary. */
const SHARES = [1, 0.6, 0.3, 0.12, 0.04];
/**
 * One step of HopSkipJump (Chen, Jordan and Wainwright, IEEE S&P 2020) for all samples at once. The normal of the boundary is
 * estimated from random directions, as there. The step after it uses the geometry: it goes to the point of the estimated tangent plane
 * that is closest to the origin inside the bounds, and turns back towards the old point if the boundary is curved (compare TangentAttack,
 * Ma et al., NeurIPS 2021).
 */
async function hopSkipJumpStep(oracle, samples, normals, plan, random) {
    for (const group of inGroups(samples, oracle.space.size * Math.max(plan.directions, SHARES.length))) {
        await estimateNormals(oracle, group, normals, plan, random);
        await searchNearest(oracle, group.map((sample) => raysTo(oracle, sample, normals.get(sample))), plan.rounds);
    }
}
function raysTo(oracle, sample, normal) {
    if (normal === undefined)
        return [];
    const { best, origin } = sample;
    const closest = new Float32Array(origin.length);
    closestOnPlane(oracle.norm, origin, normal, (0,engine_vectors/* dot */.Om)(normal, best), closest);
    return SHARES.map((share) => {
        const target = best.slice();
        (0,engine_vectors/* addScaled */.IS)(target, -share, best);
        (0,engine_vectors/* addScaled */.IS)(target, share, closest);
        return { sample, target, low: 0, high: sample.bestDistance };
    });
}
async function estimateNormals(oracle, samples, normals, { directions, reach, lens }, random) {
    if (directions === 0)
        return;
    const questions = [];
    for (const sample of samples) {
        const length = Math.sqrt((0,engine_vectors/* squaredDistance */.hG)(sample.best, sample.origin));
        for (let index = 0; index < directions; index += 1) {
            const seen = new Float32Array(lens.seen);
            random.fillNormals(seen);
            const point = sample.best.slice();
            (0,engine_vectors/* addScaled */.IS)(point, reach * length, (0,engine_vectors/* normalize */.S8)(lens.back(seen)));
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
            (0,engine_vectors/* addScaled */.IS)(vector, -1, here);
            return (0,engine_vectors/* normalize */.S8)(vector);
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
        (0,engine_vectors/* addScaled */.IS)(seen, sign - (2 * share - 1), vector);
        if (expected !== undefined && (0,engine_vectors/* dot */.Om)(expected, vector) * sign < 0)
            against += 1;
    }
    if (expected === undefined)
        return (0,engine_vectors/* normalize */.S8)(seen);
    const angle = Math.PI * ((against + 1) / (vectors.length + 2));
    const scaled = Math.sqrt(size) / (SIGN_SHARE * vectors.length);
    const certainty = (SIGN_SHARE * SIGN_SHARE * vectors.length) / size;
    const error = 2 - 2 * Math.cos(angle);
    const normal = new Float32Array(size);
    (0,engine_vectors/* addScaled */.IS)(normal, certainty * scaled, seen);
    (0,engine_vectors/* addScaled */.IS)(normal, Math.max(0, Math.cos(angle)) / Math.max(0.02, error), expected);
    return (0,engine_vectors/* normalize */.S8)(normal);
}

;// CONCATENATED MODULE: ./src/attacks/evasion/black-box/square-attack.ts
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

;// CONCATENATED MODULE: ./src/attacks/evasion/black-box/transfer.ts




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
    for (const group of inGroups(samples, oracle.space.size * CLASSES * ARRAYS)) {
        await searchNearest(oracle, await closestPoints(oracle, group, substitute), rounds);
    }
}
/** Takes the substitute's normals at the best points as those that the next steps expect. */
async function expectNormals(oracle, samples, substitute, normals) {
    for (const group of inGroups(samples, oracle.space.size * ARRAYS)) {
        const rows = group.map((sample) => ({ sample, target: sample.bestClass, point: sample.best }));
        const { gradient } = await gradientAt(oracle, substitute, rows);
        for (const [index, sample] of group.entries()) {
            normals.set(sample, (0,engine_vectors/* normalize */.S8)((0,engine_vectors/* rowOf */.OB)(gradient, index, oracle.space.size).slice()));
        }
    }
}
async function closestPoints(oracle, samples, substitute) {
    const trials = await startTrials(oracle, samples, substitute);
    const closest = new Float32Array(oracle.space.size);
    for (let move = 0; move < MOVES; move += 1) {
        const { lead, gradient } = await gradientAt(oracle, substitute, trials);
        for (const [index, { sample, point }] of trials.entries()) {
            const normal = (0,engine_vectors/* rowOf */.OB)(gradient, index, oracle.space.size);
            closestOnPlane(oracle.norm, sample.origin, normal, (0,engine_vectors/* dot */.Om)(normal, point) - (lead[index] ?? 0), closest);
            const share = move === 0 ? 1 : 0.6;
            (0,engine_vectors/* addScaled */.IS)(point, -share, point);
            (0,engine_vectors/* addScaled */.IS)(point, share, closest);
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
        const scores = (0,engine_vectors/* rowOf */.OB)(answers, index, classes);
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
    for (const [index, { sample }] of rows.entries()) {
        oracle.space.still((0,engine_vectors/* rowOf */.OB)(gradient, index, oracle.space.size), sample.origin);
    }
    const lead = Float32Array.from(rows, (_row, index) => (0,engine_vectors/* dot */.Om)((0,engine_vectors/* rowOf */.OB)(answer, index, classes), (0,engine_vectors/* rowOf */.OB)(contrast, index, classes)));
    return { lead, gradient };
}
function join(oracle, points) {
    const joined = new Float32Array(points.length * oracle.space.size);
    for (const [index, point] of points.entries())
        joined.set(point, index * oracle.space.size);
    return joined;
}

;// CONCATENATED MODULE: ./src/attacks/evasion/white-box/apgd.ts
/** Keeps a change within eps when 32-bit numbers are rounded. */
const apgd_ROUNDING = 1e-6;
/** The part of a step that goes along the gradient; the rest goes on as before. */
const ALONG = 0.75;
/** A step is halved unless this share of the steps since the last look raised the loss. */
const RISING = 0.75;
/** When the progress is looked at, as shares of all steps: first, how much sooner each time, and at least. */
const [FIRST_LOOK, SOONER, LEAST_LOOK] = [0.22, 0.03, 0.06];
/**
 * Auto-PGD for the Linf norm (Croce and Hein, ICML 2020), for one input: it climbs a loss by the signs of its gradient from a random point of
 * the ball. Steps begin at 2 eps, and are halved, from the best point so far, when they no longer help.
 */
class Apgd {
    /** The point whose loss and gradient are wanted next, in the unit box. */
    point;
    #origin;
    #eps;
    #steps;
    #before;
    #best;
    #bestGradient;
    #bestLoss = Number.NEGATIVE_INFINITY;
    #lastLoss = Number.NEGATIVE_INFINITY;
    #step;
    #taken = 0;
    #sinceLook = 0;
    #rises = 0;
    #look;
    #lossAtLook = Number.NEGATIVE_INFINITY;
    #wasHalved = true;
    constructor(origin, eps, steps, random) {
        this.#origin = origin;
        this.#eps = Math.max(0, eps - apgd_ROUNDING);
        this.#steps = steps;
        this.#step = 2 * this.#eps;
        this.#look = Math.max(1, Math.floor(FIRST_LOOK * steps));
        this.point = origin.map((value) => value + (2 * random.uniform() - 1) * this.#eps);
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
            const stepped = this.#inside(index, at + this.#step * (Math.sign(gradient[index] ?? 0) || 0));
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
    /** The nearest number that is within eps of the origin, and in the unit box. */
    #inside(index, value) {
        const origin = this.#origin[index] ?? 0;
        const low = Math.max(0, origin - this.#eps);
        const high = Math.min(1, origin + this.#eps);
        return value < low ? low : value > high ? high : value;
    }
}

;// CONCATENATED MODULE: ./src/attacks/evasion/white-box/white-box.ts




/** The spread of scores that softmax is given: so far from saturation that every gradient counts. */
const SPREAD = 12;
/** Answers that are asked of a random model before a success counts; more than half must agree. */
const REPEATS = 31;
/** Halvings of the way back to the input, after a success. */
const NEARER_ROUNDS = 6;
/** With time for fewer gradients of each input, climbs lead nowhere. */
const LEAST_GRADIENTS = 10;
/**
 * Looks at the inputs themselves.
 * @returns undefined if the time does not allow some gradients of each input
 */
async function lookFirst(gradients, samples, timeMs) {
    const batch = samples.slice(0, gradients.rows);
    const plain = await inBatches(gradients, batch, 1);
    const spreads = plain.map(({ scores }) => spreadOf(scores)).toSorted((a, b) => a - b);
    const spread = spreads[Math.floor(spreads.length / 2)] ?? SPREAD;
    const sharpness = spread > 0 && Number.isFinite(spread) ? SPREAD / spread : 1;
    const started = performance.now();
    const first = await inBatches(gradients, batch, sharpness);
    const msEach = (performance.now() - started) / Math.max(1, batch.length);
    if (msEach * samples.length * LEAST_GRADIENTS > timeMs)
        return undefined;
    const softened = [...first, ...(await inBatches(gradients, samples.slice(batch.length), sharpness))];
    const share = (is) => softened.filter((answer, index) => {
        const sample = samples[index];
        return sample !== undefined && is(answer, sample);
    }).length / samples.length;
    return {
        scores: softened.map(({ scores }) => scores),
        sharpness,
        vanished: share(({ gradient }) => !gradient.some((value) => Number.isFinite(value) && value !== 0)),
        agreement: share(({ scores }, { label }) => (0,engine_vectors/* argMax */.FL)(scores) === label),
        msEach,
    };
}
async function inBatches(gradients, samples, sharpness) {
    const answers = [];
    for (let from = 0; from < samples.length; from += gradients.rows) {
        const part = samples.slice(from, from + gradients.rows);
        const points = part.map(({ origin }) => origin);
        answers.push(...(await gradients.at(points, part.map(({ label }) => seedOf(label, sharpness)))));
    }
    return answers;
}
function spreadOf(scores) {
    return (scores.reduce((most, one) => Math.max(most, one), -Infinity) -
        scores.reduce((least, one) => Math.min(least, one), Infinity));
}
function seedOf(label, sharpness) {
    return { expected: label, weight: 1, sharpness, linear: undefined };
}
/**
 * Climbs by gradients (Auto-PGD): up the cross-entropy once from each input, then towards each of the likeliest other classes, then all again
 * from other points. Each row of a batch is a climb of its own; when its input has fallen, or it ends, the next one takes its place. The
 * file's own answer says what has fallen, at last by a question of its own.
 * @returns true if all climbs were made, false if the time ended before
 */
async function attackByGradients(oracle, gradients, samples, first, plan) {
    oracle.attack = 'Auto-PGD';
    const climbers = samples.map((sample, index) => ({
        sample,
        ranked: rankedOthers(first.scores[index] ?? new Float32Array(0), sample.label),
        hasFallen: sample.bestDistance <= oracle.eps,
    }));
    const queue = jobs(climbers, oracle.eps, plan);
    let running = [];
    for (;;) {
        running = running.filter(({ climber, climb }) => !climber.hasFallen && !climb.isDone);
        while (running.length < gradients.rows) {
            const next = queue.next();
            if (next.done === true)
                break;
            running.push(next.value);
        }
        if (running.length === 0)
            break;
        if (plan.timeLeftMs() <= 0 || oracle.isSpent())
            return false;
        await climbOnce(oracle, gradients, running, first.sharpness, plan.isRandom);
    }
    return true;
}
function rankedOthers(scores, label) {
    return [...scores.keys()]
        .filter((one) => one !== label)
        .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
/** All climbs, in their order; inputs that have fallen are left out when it is their turn. */
function* jobs(climbers, eps, plan) {
    for (let round = 0; round < plan.rounds; round += 1) {
        for (let place = 0; place <= plan.targets; place += 1) {
            for (const [index, climber] of climbers.entries()) {
                const target = place === 0 ? undefined : climber.ranked[place - 1];
                if (climber.hasFallen || (place > 0 && target === undefined))
                    continue;
                // A stream of numbers of its own: the order in which others fall changes nothing.
                const random = new engine_random/* Random */.o(plan.seed + 7919 * (index + 1) + 104_729 * (place + 1) + 1_299_709 * round);
                yield { climber, target, climb: new Apgd(climber.sample.origin, eps, plan.steps, random) };
            }
        }
    }
    return undefined;
}
async function climbOnce(oracle, gradients, running, sharpness, isRandom) {
    const points = running.map(({ climber, climb }) => reachable(oracle.space, oracle.eps, climber.sample.origin, climb.point));
    const seeds = running.map(({ climber, target }) => towards(climber.sample.label, target, gradients.scores, sharpness));
    const answers = await gradients.at(points, seeds);
    const hits = [];
    for (const [index, { climber, climb, target }] of running.entries()) {
        const answer = answers[index];
        const point = points[index];
        if (answer === undefined || point === undefined)
            continue;
        climber.sample.gradients += 1;
        if (oracle.classOf(answer.reply) !== climber.sample.label)
            hits.push({ climber, point });
        climb.advance(lossOf(answer.scores, climber.sample.label, target, sharpness), answer.gradient);
    }
    await judge(oracle, hits, isRandom);
}
/** The point as an input can be: fixed columns stay, and columns with certain values take the nearest of them, if that is within eps. */
function reachable(space, eps, origin, point) {
    if (space.isContinuous)
        return point.slice();
    const snapped = space.snap(point.slice());
    space.hold(snapped, origin);
    return snapped.map((value, index) => {
        const own = origin[index] ?? 0;
        return Math.abs(value - own) <= eps ? value : own;
    });
}
function towards(label, target, scores, sharpness) {
    if (target === undefined)
        return seedOf(label, sharpness);
    const linear = new Float32Array(scores);
    linear[target] = 1;
    linear[label] = -1;
    return { expected: undefined, weight: 0, sharpness, linear };
}
function lossOf(scores, label, target, sharpness) {
    const own = scores[label] ?? 0;
    if (target !== undefined)
        return (scores[target] ?? 0) - own;
    const most = scores.reduce((greatest, one) => Math.max(greatest, one), -Infinity);
    const sum = scores.reduce((all, one) => all + Math.exp(sharpness * (one - most)), 0);
    return sharpness * (most - own) + Math.log(sum);
}
/** Asks the file itself about points that seem to fool it. */
async function judge(oracle, hits, isRandom) {
    const open = hits.filter(({ climber }) => !climber.hasFallen);
    if (open.length === 0)
        return;
    if (isRandom) {
        for (const { climber, point } of open)
            climber.hasFallen ||= await holds(oracle, climber.sample, point);
        return;
    }
    const { fooled } = await oracle.ask(open.map(({ climber, point }) => ({ sample: climber.sample, point })));
    for (const [index, { climber }] of open.entries())
        if (fooled[index] === 1)
            climber.hasFallen = true;
}
/** True if a random model gives the point another class in most of its answers. */
async function holds(oracle, sample, point) {
    const replies = await oracle.answers(Array.from({ length: REPEATS }, () => point));
    const others = replies.filter((reply) => oracle.classOf(reply) !== sample.label);
    const [other] = others;
    if (other === undefined || others.length <= REPEATS / 2)
        return false;
    oracle.note({ sample, point }, oracle.classOf(other), other);
    return sample.bestDistance <= oracle.eps;
}
/** Brings changes that were found nearer to their inputs: a success within eps has mostly used all of it. */
async function bringNearer(oracle, samples) {
    const fallen = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
    await searchBoundary(oracle, fallen.map((sample) => rayTo(oracle, sample, sample.best.slice())), NEARER_ROUNDS);
}

;// CONCATENATED MODULE: ./src/attacks/evasion/white-box/white-box-course.ts

/** A whole attack: as many steps and classes as AutoAttack's targeted Auto-PGD, twice. */
const WHOLE = { steps: 100, targets: 9, rounds: 2 };
/** The part of the time left that it may take; the search by answers alone gets the rest. */
const TIME_SHARE = 0.6;
/** With less time: climbs of so many steps at least, towards so many classes. */
const [LEAST_STEPS, FEW_TARGETS] = [10, 3];
/** If the scores behind the head name another class this often, they are no scores of the classes. */
const LEAST_AGREEMENT = 0.5;
/**
 * Attacks samples by gradients, with as much effort as the time allows, and brings what fell nearer to its input.
 * @returns why not, if the gradients are of no use
 */
async function runWhiteBox(course) {
    const { oracle, samples, gradients, seed, isRandom } = course;
    const timeMs = TIME_SHARE * course.timeLeftMs();
    const started = performance.now();
    const before = gradients.taken;
    oracle.attack = 'looking at gradients';
    const first = await lookFirst(gradients, samples, timeMs);
    if (first === undefined)
        return { why: 'the time allows fewer than 10 of them for each input' };
    if (first.agreement < LEAST_AGREEMENT) {
        return { why: 'what lies behind the end of the model are no scores of its classes' };
    }
    const wanted = course.effort ?? WHOLE;
    const effort = affordable(wanted, timeMs / first.msEach / samples.length);
    const timeLeftMs = () => Math.min(course.timeLeftMs(), timeMs - (performance.now() - started));
    const plan = { ...effort, seed, isRandom, timeLeftMs };
    const isDone = await attackByGradients(oracle, gradients, samples, first, plan);
    if (!isRandom)
        await bringNearer(oracle, samples);
    return {
        gradients: gradients.taken - before,
        steps: effort.steps,
        isWhole: isDone && effort === wanted,
        vanished: first.vanished,
        fallen: samples.filter(({ bestDistance }) => bestDistance <= oracle.eps),
        left: samples.filter(({ bestDistance }) => bestDistance > oracle.eps),
        ...{ first, plan },
    };
}
/** Fits the effort to the gradients that each input can get. Classes and rounds need no fitting: the likeliest come first, for all inputs. */
function affordable(wanted, each) {
    if (each >= (1 + FEW_TARGETS) * wanted.steps)
        return wanted;
    return {
        ...wanted,
        steps: Math.max(LEAST_STEPS, Math.min(wanted.steps, Math.floor(each / (1 + FEW_TARGETS)))),
    };
}

;// CONCATENATED MODULE: ./src/attacks/evasion/campaign.ts







/** Steps of HopSkipJump between two trainings of the substitute. */
const STEPS_A_CYCLE = 3;
const REACH = 0.1;
const campaign_ROUNDS = 8;
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
 * Attacks all samples: first by gradients, if there are any. Then those that are left, together, by answers alone: starts from inputs of
 * other classes; in turns a transfer from a substitute, which learns from every answer so far, and steps of HopSkipJump, which expect the
 * substitute's normals; at last, if scores are known, Square Attack. Every attack begins where the best one before it ended.
 * @returns what the white-box attack did, or why there was none; undefined if the model has no gradients
 */
async function runCampaign(campaign) {
    const { oracle, gradients } = campaign;
    if (gradients === undefined || oracle.norm !== 'Linf') {
        await searchByAnswers(campaign);
        return undefined;
    }
    const report = await runWhiteBox({ ...campaign, gradients });
    await searchByAnswers('why' in report ? campaign : { ...campaign, samples: report.left });
    return report;
}
/** Attacks samples by answers alone. */
async function searchByAnswers(campaign) {
    const { oracle, samples, seed } = campaign;
    if (samples.length === 0)
        return;
    const random = new engine_random/* Random */.o(seed);
    oracle.attack = 'nearest input of another class';
    await findStarts(oracle, samples, campaign.pool, campaign.lens, random);
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
        await squareAttack(oracle, left, { picture: campaign.picture, iterations, share: 0.8 }, random);
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
        await transferStep(oracle, active, substitute, campaign_ROUNDS);
        await expectNormals(oracle, active, substitute, normals);
        oracle.attack = 'HopSkipJump';
        for (let step = 0; step < STEPS_A_CYCLE && !oracle.isSpent(); step += 1) {
            const affordable = Math.floor(limit - mostQueries(active)) - SEARCH_QUERIES;
            if (affordable < LEAST_DIRECTIONS)
                break;
            const directions = Math.min(affordable, Math.max(60, Math.round(queriesPerSample / 40)));
            await hopSkipJumpStep(oracle, active, normals, { directions, reach: REACH, rounds: campaign_ROUNDS, lens: campaign.lens }, random);
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
    return substitute/* Substitute */.V.create(runtime, plan, lens.see(pool.points));
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

;// CONCATENATED MODULE: ./src/attacks/evasion/confirm.ts


/** An odd number, so that one side has most repeats. */
const confirm_REPEATS = 15;
/**
 * Asks a random model again about what an attack has found, so that only changes count that hold in most repeats. Nothing is
 * done if the model is not random.
 */
async function confirmIfRandom(randomness, campaigned) {
    if (randomness === undefined)
        return { unearned: undefined, isWhole: true };
    const asked = await confirmByMajority(campaigned);
    return { unearned: whyUnearned(randomness, asked), isWhole: asked.isWhole };
}
/** How far the changed inputs are tried, in parts of the change that was found; also at eps itself. */
const REACHES = [1, 1.25, 1.5, 2, 3];
/**
 * Asks a random model again about every change that was found, and about its original: a change counts only if the model gives
 * the original its class, and the changed input another one, in most of the repeats. A search ends at the border between two
 * classes, where each repeat says something else, so larger changes in the same direction are tried, too, up to eps. What does
 * not count is taken back.
 */
async function confirmByMajority({ oracle, victim, samples, budget }) {
    const doubted = samples
        .filter(({ bestDistance }) => Number.isFinite(bestDistance))
        .map((sample) => ({ sample, points: pointsBeyond(oracle, sample) }));
    const votes = await vote(oracle, victim, doubted.flatMap(({ sample, points }) => [sample.origin, ...points]), doubted.flatMap(({ sample, points }) => [sample.label, ...points.map(() => sample.label)]), budget);
    let place = 0;
    let refuted = 0;
    for (const { sample, points } of doubted) {
        const isRight = (votes.right[place] ?? 0) > confirm_REPEATS / 2;
        const own = points.findIndex((_point, index) => votes.repeats - (votes.right[place + 1 + index] ?? 0) > confirm_REPEATS / 2);
        place += 1 + points.length;
        const point = points[own];
        if (isRight && point !== undefined)
            moveTo(oracle, sample, point);
        else {
            takeBack(sample);
            refuted += 1;
        }
    }
    return { refuted, isWhole: doubted.length === 0 || votes.repeats === confirm_REPEATS };
}
function pointsBeyond({ norm, eps, space }, { origin, best, bestDistance }) {
    // Rounding must not carry a point beyond eps.
    const radii = [...REACHES.map((reach) => bestDistance * reach), eps * (1 - 1e-6)];
    const wanted = radii.filter((radius) => radius <= eps || radius === bestDistance).toSorted((a, b) => a - b);
    return wanted.map((radius) => {
        const point = new Float32Array(space.size);
        pointOnPath(norm, origin, best, radius, point);
        space.hold(point, origin);
        return space.snap(point);
    });
}
/** Counts how often the model gives each point its label. */
async function vote(oracle, victim, points, labels, budget) {
    const { space } = oracle;
    const joined = new Float32Array(points.length * space.size);
    for (const [index, point] of points.entries())
        joined.set(point, index * space.size);
    const inputs = space.toModel(joined);
    const right = new Int32Array(points.length);
    let repeats = 0;
    while (points.length > 0 && repeats < confirm_REPEATS && budget.timeLeftMs() > 0) {
        const replies = await victim.ask(inputs, points.length);
        for (const [index, label] of labels.entries()) {
            if (oracle.classOf((0,engine_vectors/* rowOf */.OB)(replies, index, victim.answerSize)) === label) {
                right[index] = (right[index] ?? 0) + 1;
            }
        }
        repeats += 1;
    }
    return { right, repeats };
}
function moveTo({ norm }, sample, point) {
    sample.best.set(point);
    sample.bestDistance = distance(norm, sample.origin, point);
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
    return ('The model is random: it gives the same input other classes, and the search is led by them ' +
        `(${String(refuted)} of its finds did not hold in most of ${String(confirm_REPEATS)} repeats), so a low score proves nothing. Turn ` +
        'the random layers off for this analysis: export the model for inference, with dropout and noise off.');
}

;// CONCATENATED MODULE: ./src/attacks/evasion/defences.ts





const ROUNDED_LEVELS = 8;
/** What the repeated attack may spend: of the queries that the attack itself took, and for its inputs. */
const REPEATED_SHARE = 0.15;
const REPEATED_ROWS = 200;
const REPEATED_SAMPLES = 25;
const REPEATED_QUERIES = 400;
const REPEATED_EFFORT = { steps: 40, targets: 3, rounds: 1 };
/** With fewer queries for each input, the repeated attack says nothing. */
const LEAST_REPEATED_QUERIES = 100;
/** With less time left, the attack is not repeated. */
const LEAST_MS = 500;
/**
 * Measures what changing the inputs first would do (feature squeezing: Xu, Evans and Qi, NDSS 2018). The inputs found are judged
 * again under it, as they are and moved on to eps. If that fools the defended model about as often, the defence cannot help, and no more
 * is spent on it; else the attack is repeated against the defended model, since an attacker would adapt.
 */
async function measureDefences(analysis, victim, setup, budget) {
    const { samples, campaign } = setup;
    const found = samples.filter(({ bestDistance }) => bestDistance <= campaign.oracle.eps);
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
async function measureOne(analysis, victim, measurement, budget) {
    const { setup, found, squeezing } = measurement;
    if (budget.timeLeftMs() < LEAST_MS)
        return undefined;
    const defended = defend(victim, setup, squeezing);
    const still = await stillFooled(defended, setup, found);
    const all = setup.samples.length;
    const without = found.length / all;
    const { name, setting } = squeezing;
    if (still / all >= without - NOTICEABLE) {
        const advice = `It does not help here: of the inputs found without it, ${defences_percent(still / found.length)} still fool the model, as ` +
            'they are or moved on in the same direction. So the attack was not repeated.';
        return { name, setting, advice, measured: { without, with: still / all } };
    }
    const repeated = await repeatAttack(analysis, defended, measurement, budget);
    if (repeated === undefined)
        return undefined;
    const score = Math.max(repeated.score, still / all);
    const figures = {
        still: still / found.length,
        accuracy: repeated.accuracy,
        before: setup.agreement.accuracy,
        helps: score < without - NOTICEABLE,
    };
    return { name, setting, advice: adviceOf(squeezing, figures), measured: { without, with: score } };
}
/** @returns undefined if there is not enough time, or not enough queries, for a result that says something */
async function repeatAttack(analysis, defended, { setup, squeezing }, budget) {
    const { oracle } = setup.campaign;
    const { labels, settings } = analysis;
    const queries = Math.min(Math.floor(REPEATED_SHARE * oracle.queries), Math.floor((budget.maxQueries - oracle.queries) / 2));
    const each = Math.min(REPEATED_QUERIES, Math.floor((queries - REPEATED_ROWS) / REPEATED_SAMPLES));
    if (labels === undefined || each < LEAST_REPEATED_QUERIES)
        return undefined;
    const end = performance.now() + budget.timeLeftMs() / 2;
    const repeated = await prepare({
        ...analysis,
        norm: oracle.norm,
        queriesPerSample: each,
        comparison: { rows: REPEATED_ROWS },
        settings: { ...settings, eps: oracle.eps, samples: REPEATED_SAMPLES },
    }, defended, labels, {
        seed: budget.seed,
        maxQueries: queries,
        timeLeftMs: () => end - performance.now(),
        progress: (share, what) => {
            budget.progress(0.9 + 0.1 * share, `${squeezing.name}: ${what}`);
        },
    });
    // Gradients go straight through the change of the inputs (BPDA), as an attacker who knows of it would take them.
    const gradients = setup.campaign.gradients?.behind((point) => squeezing.squeeze(point));
    await runCampaign({ ...repeated.campaign, gradients, effort: REPEATED_EFFORT });
    // An attack that was cut short would make the defence look better than it is.
    if (repeated.campaign.oracle.isOutOfTime() || repeated.samples.length === 0)
        return undefined;
    return {
        score: fallen(repeated.samples, oracle.eps) / repeated.samples.length,
        accuracy: repeated.agreement.accuracy,
    };
}
/** A defence that lowers the score by less is said not to help. */
const NOTICEABLE = 0.05;
function defences_percent(share) {
    return `${(100 * share).toFixed(0)} %`;
}
function adviceOf({ cost }, { still, accuracy, before, helps }) {
    return [
        helps ? `It helps here. ${cost}` : 'It does not help here: an attacker who knows of it gets around it.',
        `The score is that of the attack repeated against the defended model, with fewer queries. Of the inputs found without the defence, ${defences_percent(still)} still fool the model.`,
        `The accuracy goes from ${defences_percent(before)} to ${defences_percent(accuracy)}.`,
    ].join(' ');
}
/** How many of the inputs found fool the defended model, as they are or moved on to eps in the same direction. */
async function stillFooled(defended, { campaign }, found) {
    const { oracle } = campaign;
    const { size } = oracle.space;
    const points = new Float32Array(2 * found.length * size);
    for (const [index, { origin, best }] of found.entries()) {
        points.set(best, 2 * index * size);
        const moved = (0,engine_vectors/* rowOf */.OB)(points, 2 * index + 1, size);
        pointOnPath(oracle.norm, origin, best, oracle.eps, moved);
        oracle.space.hold(moved, origin);
    }
    const replies = await defended.ask(oracle.space.toModel(oracle.space.snap(points)), 2 * found.length);
    const isFooled = (point, label) => oracle.classOf((0,engine_vectors/* rowOf */.OB)(replies, point, defended.answerSize)) !== label;
    return found.filter(({ label }, index) => isFooled(2 * index, label) || isFooled(2 * index + 1, label))
        .length;
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
                const point = points.subarray(start, start + space.size);
                const squeezed = squeezing.squeeze(point);
                space.hold(squeezed, point);
                points.set(squeezed, start);
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

;// CONCATENATED MODULE: ./src/attacks/evasion/distances.ts





/** What is attacked at other eps than that of the score lies on this grid, up to this multiple of eps. */
const GRID = 1 / 8;
const FARTHEST = 2;
/** Rounds of attacks, each at the middle of what is still open: enough for the grid. */
const distances_ROUNDS = 3;
/** Steps of a climb, up the cross-entropy and then towards the class that was found. */
const STEPS = 10;
/** Halvings of the way back to the input, after the attacks. */
const distances_HALVINGS = 6;
/** The time that all of it may take: of what is left, and of what the attack took (at least so long). */
const SHARE_OF_TIME_LEFT = 0.1;
const SHARE_OF_TIME_TAKEN = 0.15;
const distances_LEAST_MS = 5_000;
/** The questions for each input, within half of what the budget leaves. */
const QUERIES_EACH = 12;
const SHARE_OF_QUERIES_LEFT = 0.5;
/**
 * Measures for each input the smallest eps at which it falls: attacks by gradients at other eps than that of the score, on a grid that is
 * searched by halves, then a search by questions on the way from what was found back to the input. What it finds are upper bounds on the
 * true distances, and the score does not depend on it. For a random model the changes that were confirmed are kept as they are.
 * @param spent the time that the attack took so far, in milliseconds
 */
async function measureDistances(victim, { campaign, samples, mixtures }, report, { budget, spentMs }) {
    const copies = [...samples, ...mixtures].map((sample) => ({ ...sample, best: sample.best.slice() }));
    const copied = { samples: copies.slice(0, samples.length), mixtures: copies.slice(samples.length) };
    if (campaign.isRandom)
        return { ...copied, isWhole: true, queries: 0 };
    const oracle = shadowOracle(victim, campaign.oracle, { budget, spentMs, inputs: copies.length });
    oracle.attack = 'looking for smaller changes';
    const { gradients } = campaign;
    if (gradients !== undefined && report !== undefined && oracle.norm === 'Linf') {
        const searched = copies.map((sample) => ({
            sample,
            failedAt: fallenWithin(sample, oracle.eps) ? 0 : oracle.eps,
        }));
        for (let round = 0; round < distances_ROUNDS && !oracle.isSpent(); round += 1) {
            await attackBetween(oracle, gradients, searched, { report, seed: campaign.seed + round });
        }
    }
    const found = copies.filter(({ bestDistance }) => Number.isFinite(bestDistance));
    await searchBoundary(oracle, found.map((sample) => rayTo(oracle, sample, sample.best.slice())), distances_HALVINGS);
    return { ...copied, isWhole: !oracle.isSpent(), queries: oracle.queries };
}
function fallenWithin({ bestDistance }, eps) {
    return bestDistance <= eps;
}
/** An oracle with limits of its own, whose questions nothing else counts. */
function shadowOracle(victim, { space, norm, eps, queries }, { budget, spentMs, inputs }) {
    const mostMs = Math.min(SHARE_OF_TIME_LEFT * budget.timeLeftMs(), Math.max(distances_LEAST_MS, SHARE_OF_TIME_TAKEN * spentMs));
    const end = performance.now() + mostMs;
    const oracle = new Oracle(victim, space, {
        norm,
        maxQueries: Math.min(QUERIES_EACH * inputs, Math.floor(SHARE_OF_QUERIES_LEFT * Math.max(0, budget.maxQueries - queries))),
        timeLeftMs: () => end - performance.now(),
        tell: () => {
            budget.progress(0.9, oracle.attack);
        },
        kept: 0,
        see: (point) => point,
    });
    oracle.eps = eps;
    return oracle;
}
/** Attacks each input whose distance is still open at the middle of what is open, all inputs in the same batches. */
async function attackBetween(oracle, gradients, searched, { report, seed }) {
    const open = searched.flatMap((one, index) => {
        const level = levelBetween(one, oracle.eps);
        return level === undefined ? [] : [{ one, level, random: new engine_random/* Random */.o(seed + 7919 * (index + 1)) }];
    });
    for (let from = 0; from < open.length; from += gradients.rows) {
        const batch = open.slice(from, from + gradients.rows);
        for (const isTargeted of [false, true]) {
            const climbs = batch
                .filter(({ one, level }) => one.sample.bestDistance > level)
                .map(({ one: { sample }, level, random }) => {
                const target = isTargeted && sample.bestClass !== sample.label ? sample.bestClass : undefined;
                return { sample, level, target, climb: new Apgd(sample.origin, level, STEPS, random) };
            });
            await climbAll(oracle, gradients, climbs, report.first.sharpness);
            if (oracle.isSpent())
                return;
        }
        for (const { one, level } of batch)
            if (!fallenWithin(one.sample, level))
                one.failedAt = level;
    }
}
/** The eps of the grid in the middle of what is open; undefined if nothing on the grid is. */
function levelBetween({ sample, failedAt }, eps) {
    const step = GRID * eps;
    const reached = Math.min(sample.bestDistance, 1);
    if (!fallenWithin(sample, FARTHEST * eps)) {
        const farthest = Math.min(1, FARTHEST * eps);
        return failedAt < farthest ? farthest : undefined;
    }
    const middle = step * Math.round((failedAt + reached) / 2 / step);
    return middle > failedAt && middle < reached ? middle : undefined;
}
/** Climbs from inputs, at most as many as a batch has rows, until each has fallen within its level or its steps are taken. */
async function climbAll(oracle, gradients, climbs, sharpness) {
    let running = climbs;
    while (running.length > 0 && !oracle.isSpent()) {
        const points = running.map(({ sample, level, climb }) => reachable(oracle.space, level, sample.origin, climb.point));
        const seeds = running.map(({ sample, target }) => towards(sample.label, target, gradients.scores, sharpness));
        const answers = await gradients.at(points, seeds);
        const hits = running.flatMap(({ sample, target, climb }, index) => {
            const [answer, point] = [answers[index], points[index]];
            if (answer === undefined || point === undefined)
                return [];
            climb.advance(lossOf(answer.scores, sample.label, target, sharpness), answer.gradient);
            return oracle.classOf(answer.reply) === sample.label ? [] : [{ sample, point }];
        });
        if (hits.length > 0)
            await oracle.ask(hits);
        running = running.filter(({ sample, level, climb }) => !fallenWithin(sample, level) && !climb.isDone);
    }
}

;// CONCATENATED MODULE: ./src/attacks/evasion/robustness.ts

/** The curve ends at so many times eps. */
const CURVE_END = 2;
const CURVE_STEPS = 20;
/** What was measured beside the score, of what is judged: how far inputs must be changed, and how strong the attack was. */
function robustnessOf({ samples, mixtures }, { isGap }, eps, { peeled, selfCheck, alarms }) {
    const distances = (isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance);
    const middle = (0,engine_vectors/* median */.JZ)(distances);
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

;// CONCATENATED MODULE: ./src/attacks/evasion/evidence.ts




/** The pairs that are kept: so many, with at most so many numbers, but always a few. Reports show a part of them. */
const evidence_MOST_PAIRS = 100;
const evidence_MOST_NUMBERS = 2 ** 19;
const LEAST_PAIRS = 2;
const CURVE_POINTS = 41;
/** Adversarial pairs of what is judged, and the curves of success against eps and against queries. */
async function evasionEvidence(analysis, setup, distances, { isGap }) {
    const { campaign, samples } = setup;
    const { oracle, queriesPerSample } = campaign;
    const within = (isGap ? distances.mixtures : distances.samples)
        .filter(({ bestDistance }) => bestDistance <= oracle.eps)
        .toSorted((a, b) => a.bestDistance - b.bestDistance);
    const fitting = Math.floor(evidence_MOST_NUMBERS / (2 * oracle.space.size));
    const shown = within.slice(0, Math.min(evidence_MOST_PAIRS, Math.max(LEAST_PAIRS, fitting)));
    return [
        ...(shown.length > 0 ? [await pairs(analysis, setup, shown, within.length)] : []),
        ...(samples.length > 0
            ? [
                againstEps(distances, oracle.eps, isGap),
                againstQueries(samples, mostAsked(samples, queriesPerSample)),
            ]
            : []),
    ];
}
async function pairs({ victim, data, classNames }, { campaign, asked }, shown, found) {
    const { oracle } = campaign;
    const points = new Float32Array(shown.length * oracle.space.size);
    for (const [index, { best }] of shown.entries())
        points.set(best, index * oracle.space.size);
    const changed = oracle.space.toModel(points);
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
    const { size } = oracle.space;
    const fooled = shown.map((sample, index) => ({
        label: sample.label,
        answer: sample.bestClass,
        pair: {
            name: nameOf(sample),
            original: oracle.space.toModel(sample.origin),
            changed: changed.slice(index * size, (index + 1) * size),
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
            : 'Inputs changed within eps to another class, the smallest changes first',
        shape: data.shape,
        ...(await (0,outside_call/* withTests */.w)(victim?.outside, fooled)),
    };
}
function againstEps({ samples, mixtures }, eps, isGap) {
    const lineOf = (name, attacked) => seriesOf(name, CURVE_END * eps, (at) => share(attacked, ({ bestDistance }) => bestDistance <= at));
    const middle = (0,engine_vectors/* median */.JZ)((isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance));
    const marks = [
        { at: eps, name: 'eps' },
        ...(middle <= CURVE_END * eps ? [{ at: middle, name: 'median' }] : []),
    ];
    return {
        ...curve('Success against eps', 'eps, a share of the range of each number', [
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
    return (0,wilson/* wilson */.r)(samples.filter(holds).length, samples.length);
}

// EXTERNAL MODULE: ./src/core/attack-result.ts
var attack_result = __webpack_require__(4693);
;// CONCATENATED MODULE: ./src/attacks/evasion/self-check/alarms.ts


/** More than this share of the inputs must show a sign. */
const alarms_MOST = 0.5;
/** Gradients that vanish for more inputs than this, or successes that only the search by answers had, are said. */
const alarms_NOTICEABLE = 0.05;
/** Scores with at most so many decimals are rounded. */
const DECIMALS = 3;
/** A score this near to 1 leaves nothing to the others. */
const alarms_WHOLE = 1 - 1e-7;
/** Finds scores that hide how near other classes are. */
function scoreAlarms(oracle, samples) {
    if (!oracle.knowsScores) {
        return [
            { name: 'labels only', words: 'The model answers with labels only, so no search by scores was made.' },
        ];
    }
    const tops = samples.map(({ answer }) => answer[(0,engine_vectors/* argMax */.FL)(answer)] ?? 0);
    const isMost = (is) => samples.filter((sample, index) => is(sample, tops[index] ?? 0)).length > alarms_MOST * samples.length;
    if (isMost((_sample, top) => top >= alarms_WHOLE)) {
        return [alarm('saturated scores', 'For most inputs one class has a score of 1 (saturated)')];
    }
    if (isMost(({ answer }, top) => answer.filter((score) => score === top).length > 1)) {
        return [alarm('tied scores', 'For most inputs several classes share the highest score')];
    }
    if (isMost(({ answer }) => answer.every(isRounded) || hasEqual(answer))) {
        return [alarm('rounded scores', 'The scores are rounded or cut off')];
    }
    return [];
}
function isRounded(score) {
    const scaled = score * 10 ** DECIMALS;
    return Math.abs(scaled - Math.round(scaled)) < 1e-4;
}
/** True if two classes have exactly the same score. Scores that are too small for float32 are all 0, and do not count. */
function hasEqual(answer) {
    const positive = answer.filter((score) => score > 0);
    return new Set(positive).size < positive.length;
}
function alarm(name, words) {
    return { name, words: `${words}, so a search by answers alone sees little of how near other classes are.` };
}
/** Finds signs that the model's gradients show less than its answers. */
function gradientAlarms({ vanished, left }, samples, eps) {
    const later = left.filter(({ bestDistance }) => bestDistance <= eps).length;
    return [
        ...(vanished > alarms_NOTICEABLE
            ? [
                {
                    name: 'gradients vanish',
                    words: `${attack_result/* CHECK_MARK */.vz}the gradient is zero, or no number, at ${alarms_percent(vanished)} of the inputs: something in the model hides it.`,
                },
            ]
            : []),
        ...(later > alarms_NOTICEABLE * samples.length
            ? [
                {
                    name: 'black box beats white box',
                    words: `${attack_result/* CHECK_MARK */.vz}the search by answers alone changed ${String(later)} inputs that gradients did not: something in the model hides its gradients.`,
                },
            ]
            : []),
    ];
}
function alarms_percent(share) {
    return `${(100 * share).toFixed(0)} %`;
}

;// CONCATENATED MODULE: ./src/attacks/evasion/white-box/features.ts

/** Without such a layer nothing can be planted. */
const NO_LAYER = 'it has no hidden layer before its scores';
/**
 * Opens a model's features, without gradients, which would take twice as long.
 * @param repeats how often each is computed: those of a random model are the mean of several
 * @returns NoGradient, which says why, if the model has none
 */
async function openFeatures({ features }, space, repeats) {
    if (features === undefined)
        return new no_gradient/* NoGradient */.K('there is no model file');
    const ask = async (points) => {
        const joined = new Float32Array(points.length * space.size);
        for (const [row, point] of points.entries())
            joined.set(point, row * space.size);
        return features(space.toModel(joined), points.length);
    };
    const probed = await ask([new Float32Array(space.size)]);
    if (probed === undefined)
        return new no_gradient/* NoGradient */.K(NO_LAYER);
    if (probed.size < 2)
        return new no_gradient/* NoGradient */.K('its last layer reads one number only');
    return async (points) => {
        const values = new Float32Array(points.length * probed.size);
        for (let again = 0; again < repeats; again += 1) {
            const rows = await ask(points);
            for (const [at, value] of (rows?.values ?? []).entries()) {
                values[at] = (values[at] ?? 0) + value / repeats;
            }
        }
        return { values, size: probed.size };
    };
}

;// CONCATENATED MODULE: ./src/attacks/evasion/self-check/planted-climbs.ts


/** How many inputs are planted beside in the first look, and in the longer one. */
const CLIMBED_COUNTS = [48, 96];
/** The steps of a climb, and how often it begins anew. */
const FIRST = { steps: 50, starts: 1 };
const REPEATED = { steps: 100, starts: 5 };
/** Finds what was planted by gradients of the features, with the attack's own steps. */
function findByClimbs(gradients, { eps, timeLeftMs }) {
    return async (planted, isRepeated, random) => {
        const { steps, starts } = isRepeated ? REPEATED : FIRST;
        const found = new Set();
        for (let start = 0; start < starts; start += 1) {
            const left = planted.filter((one) => !found.has(one));
            for (let first = 0; first < left.length; first += gradients.rows) {
                if (timeLeftMs() <= 0)
                    return undefined;
                await climb(gradients, left.slice(first, first + gradients.rows), { eps, steps, random, found });
            }
        }
        return found.size;
    };
}
async function climb(gradients, planted, { eps, steps, random, found }) {
    let running = planted.map((goal) => ({ goal, climber: new Apgd(goal.origin, eps, steps, random) }));
    while (running.length > 0) {
        const seeds = running.map(({ goal }) => ({
            expected: undefined,
            weight: 0,
            sharpness: 1,
            linear: goal.readout,
        }));
        const answers = await gradients.at(running.map(({ climber }) => climber.point), seeds);
        for (const [index, { goal, climber }] of running.entries()) {
            const answer = answers[index];
            if (answer === undefined)
                continue;
            const reached = (0,engine_vectors/* dot */.Om)(goal.readout, answer.scores);
            if (reached > goal.threshold)
                found.add(goal);
            climber.advance(reached, answer.gradient);
        }
        running = running.filter(({ goal, climber }) => !found.has(goal) && !climber.isDone);
    }
}

;// CONCATENATED MODULE: ./src/attacks/evasion/self-check/planted-questions.ts



/** How many inputs are planted beside in each look: each takes a search of its own. */
const ASKED_COUNTS = [24, 24];
/** Inputs from which a search may start. */
const planted_questions_POOL = 200;
/** Keeps logarithms finite: about the least float32. */
const LEAST_SCORE = 1e-45;
/** Decimals that rounded scores may have. */
const planted_questions_DECIMALS = [0, 1, 2, 3];
/** More than this share of the inputs must show how the model hides its scores. */
const planted_questions_MOST = 0.5;
/** Reads from the model's own answers how sharp, how rounded and how cut off its scores are. */
function veilOf(oracle, samples) {
    if (!oracle.knowsScores)
        return { answers: 'labels', lead: 1, decimals: undefined, most: 1 };
    const answers = samples.map(({ answer }) => answer);
    const leads = answers.map((answer) => {
        const [first = 1, second = 0] = answer.toSorted().reverse();
        return Math.log(first + LEAST_SCORE) - Math.log(second + LEAST_SCORE);
    });
    const most = answers.reduce((top, answer) => Math.max(top, answer[(0,engine_vectors/* argMax */.FL)(answer)] ?? 0), 0);
    const atMost = answers.filter((answer) => answer[(0,engine_vectors/* argMax */.FL)(answer)] === most).length;
    return {
        answers: 'scores',
        lead: leads.toSorted((a, b) => a - b)[Math.floor(leads.length / 2)] ?? 1,
        decimals: planted_questions_DECIMALS.find((decimals) => answers.every((answer) => planted_questions_isRounded(answer, decimals))),
        most: atMost > planted_questions_MOST * answers.length ? most : 1,
    };
}
function planted_questions_isRounded(answer, decimals) {
    const scale = 10 ** decimals;
    return answer.every((score) => Math.abs(score * scale - Math.round(score * scale)) < 1e-4);
}
/** A model of two classes: 1 beyond what was planted, else 0. It shows that as the model itself shows its classes. */
class PlantedVictim {
    inputShape;
    inputSize;
    answers;
    answerSize;
    queries = 0;
    #goal;
    #veil;
    #read;
    constructor(goal, veil, read) {
        this.#goal = goal;
        this.#veil = veil;
        this.#read = read;
        this.inputSize = goal.origin.length;
        this.inputShape = [this.inputSize];
        this.answers = veil.answers;
        this.answerSize = veil.answers === 'scores' ? 2 : 1;
    }
    async ask(inputs, count) {
        this.queries += count;
        return this.show(await this.#read(inputs, count), count);
    }
    show({ values, size }, count) {
        const shown = new Float32Array(count * this.answerSize);
        for (let row = 0; row < count; row += 1) {
            shown.set(this.#answer((0,engine_vectors/* dot */.Om)(this.#goal.readout, (0,engine_vectors/* rowOf */.OB)(values, row, size))), row * this.answerSize);
        }
        return shown;
    }
    #answer(reached) {
        const { threshold, start } = this.#goal;
        const { answers, lead, decimals, most } = this.#veil;
        if (answers !== 'scores')
            return Float32Array.of(reached > threshold ? 1 : 0);
        const logit = (lead * (threshold - reached)) / (threshold - start);
        const odds = Math.exp(-Math.abs(logit));
        const [small, large] = [odds / (1 + odds), 1 / (1 + odds)].map((score) => {
            const cut = Math.max(1 - most, Math.min(most, score));
            return decimals === undefined ? cut : Math.round(cut * 10 ** decimals) / 10 ** decimals;
        });
        return logit > 0 ? Float32Array.of(large ?? 1, small ?? 0) : Float32Array.of(small ?? 0, large ?? 1);
    }
}
/** Finds what was planted by the search by answers alone, one after another. */
function findByQuestions(campaign, read) {
    const { oracle, pool } = campaign;
    const { size } = oracle.space;
    const veil = veilOf(oracle, campaign.samples);
    const count = Math.min(pool.count, planted_questions_POOL);
    const points = pool.points.subarray(0, count * size);
    let pooled;
    return async (planted) => {
        pooled ??= read(Array.from({ length: count }, (_unused, row) => (0,engine_vectors/* rowOf */.OB)(points, row, size)));
        const features = await pooled;
        let found = 0;
        for (const goal of planted) {
            if (campaign.timeLeftMs() <= 0)
                return undefined;
            const victim = new PlantedVictim(goal, veil, (inputs, rows) => readInputs(read, oracle.space, inputs, rows));
            const shown = victim.show(features, count);
            if (await isFound(campaign, victim, goal, poolOf(victim, points, shown, count)))
                found += 1;
        }
        return found;
    };
}
/** Reads features of inputs in the units of the model. */
function readInputs(read, space, inputs, count) {
    const points = space.fromModel(inputs);
    return read(Array.from({ length: count }, (_unused, row) => (0,engine_vectors/* rowOf */.OB)(points, row, space.size)));
}
function poolOf(victim, points, shown, count) {
    const answers = Array.from({ length: count }, (_unused, row) => (0,engine_vectors/* rowOf */.OB)(shown, row, victim.answerSize));
    const classOf = (answer) => victim.answers === 'scores' ? (0,engine_vectors/* argMax */.FL)(answer) : Math.round(answer[0] ?? 0);
    return { points, count, answers, predicted: Int32Array.from(answers, classOf) };
}
async function isFound(campaign, victim, { origin }, pool) {
    const { lens, oracle: own, timeLeftMs } = campaign;
    const oracle = new Oracle(victim, own.space, {
        norm: own.norm,
        maxQueries: Number.POSITIVE_INFINITY,
        timeLeftMs,
        tell: () => undefined,
        kept: planted_questions_POOL * 10,
        see: (point) => lens.see(point),
    });
    oracle.eps = own.eps;
    const [answer] = await oracle.answers([origin.slice()]);
    if (answer === undefined)
        return false;
    const sample = startSample({ input: -1, isMixture: false, label: 0, origin, answer });
    await searchByAnswers({ ...campaign, oracle, samples: [sample], pool, classes: 2, gradients: undefined });
    return sample.bestDistance <= oracle.eps;
}

// EXTERNAL MODULE: ./src/engine/statistics/cholesky.ts
var cholesky = __webpack_require__(1926);
;// CONCATENATED MODULE: ./src/attacks/evasion/self-check/planted.ts


/** Points of the ball that must stay below the threshold. */
const POINTS = 160;
/** The threshold, from the greatest of these points to the corner. */
const GAP_SHARE = 0.8;
/** The ridge, as a share of the mean variance of a feature. */
const RIDGE = 1e-2;
/**
 * Plants an adversarial input (Zimmermann, Brendel, Tram\u00e8r, Carlini: Increasing confidence in adversarial robustness evaluations, NeurIPS 2022): a
 * linear readout of the features that tells one corner of the ball from points of the ball, by a ridge discriminant in closed form.
 * @param read gives the features of points
 * @returns undefined if no readout tells the corner apart
 */
async function plant(read, { origin }, eps, random) {
    const corner = () => origin.map((value) => planted_clip(value + (random.uniform() < 0.5 ? -eps : eps)));
    const inside = () => origin.map((value) => planted_clip(value + (2 * random.uniform() - 1) * eps));
    // Every other point is a corner itself: else any corner would do, and a blind attack would find it.
    const points = Array.from({ length: POINTS }, (_unused, at) => (at % 2 === 0 ? inside() : corner()));
    const { values, size } = await read([...points, corner(), origin]);
    const around = values.subarray(0, POINTS * size);
    const own = (0,engine_vectors/* rowOf */.OB)(values, POINTS, size);
    const readout = discriminant(around, own, size);
    const length = Math.sqrt((0,engine_vectors/* dot */.Om)(readout, readout));
    if (!(length > 0) || !Number.isFinite(length))
        return undefined;
    for (let index = 0; index < size; index += 1)
        readout[index] = (readout[index] ?? 0) / length;
    let most = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < POINTS; row += 1)
        most = Math.max(most, (0,engine_vectors/* dot */.Om)(readout, (0,engine_vectors/* rowOf */.OB)(around, row, size)));
    const reached = (0,engine_vectors/* dot */.Om)(readout, own);
    if (!(reached > most))
        return undefined;
    const threshold = most + GAP_SHARE * (reached - most);
    const start = (0,engine_vectors/* dot */.Om)(readout, (0,engine_vectors/* rowOf */.OB)(values, POINTS + 1, size));
    return start < threshold ? { origin, readout, threshold, start } : undefined;
}
function planted_clip(value) {
    return Math.max(0, Math.min(1, value));
}
/** (S + r I)^-1 (own - mean), with the covariance S of the points: solved among the points, which are fewer than the features may be. */
function discriminant(points, own, size) {
    const count = points.length / size;
    const mean = new Float32Array(size);
    for (let row = 0; row < count; row += 1)
        (0,engine_vectors/* addScaled */.IS)(mean, 1 / count, (0,engine_vectors/* rowOf */.OB)(points, row, size));
    const centred = points.map((value, at) => value - (mean[at % size] ?? 0));
    const lead = own.map((value, at) => value - (mean[at] ?? 0));
    const ridge = Math.max(1e-12, (RIDGE * (0,engine_vectors/* dot */.Om)(centred, centred)) / (count * size));
    const gram = new Float64Array(count * count);
    for (let row = 0; row < count; row += 1) {
        for (let other = 0; other <= row; other += 1) {
            gram[row * count + other] = (0,engine_vectors/* dot */.Om)((0,engine_vectors/* rowOf */.OB)(centred, row, size), (0,engine_vectors/* rowOf */.OB)(centred, other, size));
        }
        gram[row * count + row] = (gram[row * count + row] ?? 0) + count * ridge;
    }
    (0,cholesky/* factorize */.GO)(gram, count);
    const shares = Float64Array.from({ length: count }, (_unused, row) => (0,engine_vectors/* dot */.Om)((0,engine_vectors/* rowOf */.OB)(centred, row, size), lead));
    (0,cholesky/* solveLower */.F)(gram, count, shares);
    (0,cholesky/* solveUpper */.Er)(gram, count, shares);
    const readout = lead.slice();
    for (const [row, share] of shares.entries())
        (0,engine_vectors/* addScaled */.IS)(readout, -share, (0,engine_vectors/* rowOf */.OB)(centred, row, size));
    return readout;
}

;// CONCATENATED MODULE: ./src/attacks/evasion/self-check/self-check.ts


/** An attack that finds less of what is there cannot say that nothing is. */
const LEAST_FOUND = 0.9;
/** With fewer planted inputs the share found says little. */
const LEAST_PLANTED = 20;
/** So many are planted however long it takes: some readouts fail. */
const LEAST_TRIED = 24;
/** The part of the time left after which no more than the least is planted. */
const PLANTING_SHARE = 0.4;
/**
 * Checks whether the attack finds adversarial inputs that certainly exist. If it finds too few, it is tried once more, longer, on fresh
 * inputs: a weak attack stays weak, and chance does not.
 */
async function checkAttack(attack) {
    const [few, many] = attack.counts;
    const first = await look(attack, 0, few, false);
    if (first === undefined)
        return { impossible: 'the time was up', isCut: true };
    if (first.planted < LEAST_PLANTED) {
        return {
            impossible: `only ${String(first.planted)} of ${String(first.tried)} inputs have features that tell one corner apart`,
        };
    }
    if (first.found >= LEAST_FOUND * first.planted)
        return { ...first, isRepeated: false };
    const second = await look(attack, few, many, true);
    // Without a whole second look the first one stands: it found too few.
    const isWhole = second !== undefined && second.planted >= LEAST_PLANTED;
    return isWhole ? { ...second, isRepeated: true } : { ...first, isRepeated: false };
}
async function look({ read, inputs, eps, seed, timeLeftMs, find }, from, wanted, isRepeated) {
    const random = new engine_random/* Random */.o(seed + from + 17);
    const planted = [];
    const [started, allowedMs] = [performance.now(), PLANTING_SHARE * timeLeftMs()];
    const isEarly = () => performance.now() - started < allowedMs;
    let tried = 0;
    for (; tried < wanted && (tried < LEAST_TRIED || isEarly()); tried += 1) {
        if (timeLeftMs() <= 0)
            return undefined;
        // With few inputs the same ones are planted again, at other corners.
        const input = inputs[(from + tried) % inputs.length];
        const one = input === undefined ? undefined : await plant(read, input, eps, random);
        if (one !== undefined)
            planted.push(one);
    }
    const found = await find(planted, isRepeated, random);
    return found === undefined ? undefined : { tried, planted: planted.length, found };
}

;// CONCATENATED MODULE: ./src/attacks/evasion/self-check/scrutiny.ts











/** Inputs that are climbed from at the largest eps. */
const HUGE_SAMPLES = 20;
/** Tried first; if inputs are left, as much as a whole attack. */
const HUGE_EFFORTS = [
    { steps: 50, targets: 3, rounds: 1 },
    { steps: 100, targets: 9, rounds: 2 },
];
/**
 * Looks at whether the attack could have seen what there is: plants adversarial inputs that it must find, tries the largest eps, at which
 * nothing may stand (Carlini et al.: On evaluating adversarial robustness, 2019), and looks for scores and gradients that hide something.
 * @param black why no gradients were used, if none were
 */
async function scrutinize(analysis, setup, report, black, budget) {
    const { campaign } = setup;
    const alarms = [...scoreAlarms(campaign.oracle, setup.samples)];
    if (report !== undefined)
        alarms.push(...gradientAlarms(report, campaign.samples, campaign.oracle.eps));
    const check = await selfCheck(analysis, setup, report, budget);
    const standing = report === undefined ? 0 : await standingAtHugeEps(setup, report);
    const isWeak = scrutiny_isFound(check) && check.found < LEAST_FOUND * check.planted;
    return {
        unearned: [
            ...(isWeak ? [weakWords(check, report === undefined)] : []),
            ...('isCut' in check && check.isCut ? [CUT] : []),
            ...(standing > 0 ? [hugeWords(standing)] : []),
        ],
        limits: [...accessWords(report, black), ...alarms.map(({ words }) => words)],
        figures: scrutiny_figuresOf(setup, report, check, alarms),
        peeled: report === undefined ? [] : (campaign.gradients?.source.peeled ?? []),
        selfCheck: scrutiny_isFound(check)
            ? { planted: check.planted, found: check.found }
            : { impossible: check.impossible },
        alarms,
    };
}
const CUT = 'The time was up before the self-check, so it is not known whether the attack could find anything. Give it more time (minutes), or fewer samples.';
const scrutiny_isFound = (check) => 'found' in check;
/** Checks the attack that was made: by gradients, or by answers alone. */
async function selfCheck(analysis, setup, report, budget) {
    const { samples, asked, scrutinyTimeLeftMs: timeLeftMs } = setup;
    const campaign = { ...setup.campaign, timeLeftMs };
    const { oracle, seed, isRandom } = campaign;
    const why = report === undefined ? whyNotByAnswers(setup) : undefined;
    if (why !== undefined)
        return { impossible: why };
    oracle.attack = 'self-check: finding planted inputs';
    budget.progress(0.9, oracle.attack);
    const repeats = isRandom ? RANDOM_REPEATS : 1;
    const read = await openFeatures(analysis, oracle.space, repeats);
    if (read instanceof no_gradient/* NoGradient */.K)
        return { impossible: read.message };
    const { size } = oracle.space;
    const others = Array.from({ length: asked.pool.count }, (_unused, row) => ({
        origin: (0,engine_vectors/* rowOf */.OB)(asked.pool.points, row, size),
    }));
    const checked = { read, inputs: [...samples, ...others], eps: oracle.eps, seed, timeLeftMs };
    if (report === undefined) {
        return checkAttack({ ...checked, counts: ASKED_COUNTS, find: findByQuestions(campaign, read) });
    }
    const source = await analysis.gradients?.('features');
    if (source === undefined || source instanceof no_gradient/* NoGradient */.K) {
        return { impossible: source?.message ?? 'there is no model file' };
    }
    try {
        const gradients = new Gradients(source, oracle.space, repeats);
        return await checkAttack({ ...checked, counts: CLIMBED_COUNTS, find: findByClimbs(gradients, checked) });
    }
    finally {
        await source.close();
    }
}
/** @returns why a search by answers cannot be checked, or need not be */
function whyNotByAnswers({ campaign, samples }) {
    const { space, eps, norm } = campaign.oracle;
    if (!space.isContinuous || space.holds)
        return 'some columns take only certain values';
    if (norm !== 'Linf')
        return 'the norm is another one';
    if (samples.every(({ bestDistance }) => bestDistance <= eps))
        return 'every input has fallen';
    return undefined;
}
/**
 * Counts the inputs that keep their class at eps 1. The whole box is allowed then, and the data show that the model gives points of it other
 * classes: an attack that finds none there is too weak.
 */
async function standingAtHugeEps({ campaign, asked }, report) {
    const { oracle, gradients } = campaign;
    const isSure = oracle.space.isContinuous && new Set(asked.pool.predicted).size > 1;
    if (gradients === undefined || !isSure || oracle.isSpent())
        return 0;
    const known = campaign.samples.flatMap((sample, index) => sample.bestDistance > oracle.eps
        ? [{ sample: startSample(sample), scores: report.first.scores[index] }]
        : []);
    const tried = known.slice(0, HUGE_SAMPLES);
    const { attack, eps } = oracle;
    oracle.eps = 1;
    let standing = tried.map(({ sample }) => sample);
    for (const effort of HUGE_EFFORTS) {
        const left = tried.filter(({ sample }) => standing.includes(sample));
        const first = { ...report.first, scores: left.map(({ scores }) => scores ?? new Float32Array(0)) };
        const plan = { ...report.plan, ...effort, timeLeftMs: campaign.timeLeftMs };
        await attackByGradients(oracle, gradients, standing, first, plan);
        standing = standing.filter(({ bestDistance }) => !Number.isFinite(bestDistance));
    }
    Object.assign(oracle, { attack, eps });
    return oracle.isSpent() ? 0 : standing.length;
}
function weakWords({ found, planted }, isByAnswers) {
    const why = isByAnswers
        ? 'a search by answers alone is too weak for this model. Export it with its scores, and with operators that gradients pass through.'
        : 'something in the model hides its gradients. Export the model without what rounds, cuts off or randomizes its numbers.';
    return (`Of ${String(planted)} adversarial inputs that were planted, the attack found only ${String(found)} (self-check), so a low score proves ` +
        `nothing: ${why}`);
}
function hugeWords(standing) {
    return (`Even if each number may take any value (eps 1), ${String(standing)} inputs keep their class, although others have another one, so the ` +
        'attack is too weak for this model, and a low score proves nothing. Export the model without what hides its gradients.');
}
function accessWords(report, black) {
    if (report === undefined) {
        return [
            ...(black === undefined ? [] : [`The model's gradients were not used: ${black}.`]),
            'The search is a black-box one: it proves that changes exist, never that none do. A stronger attack, or one that knows the weights, can score higher.',
        ];
    }
    return [
        'The attack follows the gradients of the model. It proves that changes exist, never that none do: a stronger attack can score higher.',
        ...(report.isWhole
            ? []
            : [
                `The time allowed climbs of ${String(report.steps)} steps, and not all of a whole attack. Give it more time (minutes) for a stronger one.`,
            ]),
    ];
}
function scrutiny_figuresOf({ campaign }, report, check, alarms) {
    const peeled = campaign.gradients?.source.peeled ?? [];
    return {
        ...(report !== undefined && { gradients: report.gradients, 'steps of a climb': report.steps }),
        ...(report !== undefined && peeled.length > 0 && { 'peeled off': peeled.join(', ') }),
        ...(scrutiny_isFound(check)
            ? { 'self-check: planted': check.planted, 'self-check: found': check.found }
            : { 'self-check': 'not possible' }),
        ...(alarms.length > 0 && { alarms: alarms.map(({ name }) => name).join(', ') }),
    };
}

;// CONCATENATED MODULE: ./src/attacks/evasion/attack-by-evasion.ts



















const attack_by_evasion_METHOD = {
    version: METHOD_VERSION,
    name: 'Evasion: Auto-PGD by gradients if the model has them; HopSkipJump, Square Attack and transfer from a substitute',
    formula: 'score = inputs that some attack changes within eps to another class / inputs attacked, which the model gets right; Wilson 95 % interval. ' +
        'If mixtures of inputs fall more often (Fisher, p < .001), score = the same of the mixtures',
    sources: [
        'Croce, Hein: Reliable evaluation of adversarial robustness with an ensemble of diverse parameter-free attacks, ICML 2020',
        'Athalye, Carlini, Wagner: Obfuscated gradients give a false sense of security, ICML 2018',
        'Zimmermann, Brendel, Tram\u00e8r, Carlini: Increasing confidence in adversarial robustness evaluations, NeurIPS 2022',
        'Carlini et al.: On evaluating adversarial robustness, 2019',
        'Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020',
        'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
        'Croce, Hein: Minimally distorted adversarial examples with a fast adaptive boundary attack, ICML 2020',
        'Papernot, McDaniel, Goodfellow: Transferability in machine learning, 2016',
        'Zou, Huang, Zhang: A note on confidence interval estimation for a linear function of binomial proportions, CSDA 2009',
        'Yang, Rashtchian, Zhang, Salakhutdinov, Chaudhuri: A closer look at accuracy vs. robustness, NeurIPS 2020',
    ],
};
/**
 * Attacks a classifier by small changes of its inputs. The score is the share of the inputs that the model gets right and that some
 * attack changes to another class within eps, a share of the range of each number of an input.
 * @throws NotTestable if no verdict can rest on the data, or too few inputs can be attacked
 */
async function attackByEvasion(analysis, budget) {
    const { victim, labels } = analysis;
    if (victim === undefined || labels === undefined) {
        throw new fault/* ArtifactFault */.R('Evasion needs a model and the labels of its data: give both.');
    }
    const exact = await findExactness(analysis, victim);
    if (exact !== undefined && 'prove' in exact) {
        return attackExactly(analysis, { victim, labels }, exact, budget);
    }
    const opened = await openSource(analysis, exact?.why);
    try {
        return await attack({ ...analysis, source: opened.source }, { victim, labels }, opened.why, budget);
    }
    finally {
        await opened.source?.close();
    }
}
/** Opens the model's gradients, or says why there are none. */
async function openSource({ gradients, data }, notExact) {
    if (gradients === undefined)
        return notExact === undefined ? {} : { why: notExact };
    if (new attack_space/* AttackSpace */.X(data).hasGaps)
        return { why: 'columns of text and missing numbers stay as they are' };
    const opened = await gradients('scores');
    return opened instanceof no_gradient/* NoGradient */.K ? { why: opened.message } : { source: opened };
}
async function attack(analysis, { victim, labels }, why, budget) {
    const started = performance.now();
    const queriesBefore = victim.queries;
    const setup = await prepare(analysis, victim, labels, budget);
    const { campaign } = setup;
    const ran = await runCampaign(campaign);
    const [report, black] = ran === undefined || 'why' in ran ? [undefined, ran?.why ?? why] : [ran, undefined];
    const { oracle, samples } = campaign;
    const confirmed = await confirmIfRandom(analysis.randomness, { oracle, victim, samples, budget });
    const score = scoreOfSearch(setup);
    const isOutOfTime = oracle.isOutOfTime();
    const scrutiny = await scrutinize(analysis, setup, report, black, budget);
    const isShortened = setup.isShortened || report?.isWhole === false;
    const { unearned } = scrutiny;
    const ending = endingOf(samples, oracle, { isShortened, isOutOfTime, confirmed, unearned });
    const outcomes = score.isGap ? undefined : attack_by_evasion_outcomesOf(setup);
    const spentMs = performance.now() - started;
    const distances = await measureDistances(victim, setup, report, { budget, spentMs });
    const left = { ...budget, maxQueries: budget.maxQueries - distances.queries };
    const defences = await measureDefences(analysis, victim, setup, left);
    const evidence = await evasionEvidence(analysis, setup, distances, score);
    const isTimed = setup.isTimed || report?.isWhole === false;
    const limits = [...scrutiny.limits, ...attack_by_evasion_limitsOf(distances), ...columnWords(analysis.data)];
    budget.progress(1, 'Evasion is done');
    return {
        score: score.judged,
        ...{ bound: 'lower', access: report === undefined ? 'black-box' : 'white-box' },
        ...(outcomes !== undefined && { outcomes }),
        ...ending,
        robustness: robustnessOf(distances, score, oracle.eps, scrutiny),
        ...(isTimed && { isTimed }),
        ...describeEvasion(setup, score, { limits }),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        accuracy: setup.agreement.accuracy,
        method: attack_by_evasion_METHOD,
        figures: { ...attack_by_evasion_figuresOf(setup, score, distances), ...scrutiny.figures },
        evidence,
        defences,
    };
}
function attack_by_evasion_limitsOf({ isWhole }) {
    return isWhole
        ? []
        : [
            'The search for the smallest changes was cut short: inputs may fall at a smaller eps than this report says.',
        ];
}
/** What became of each row: not if mixtures are judged, since a model that knows its rows holds them all. */
function attack_by_evasion_outcomesOf({ campaign, samples, asked }) {
    const { oracle, queriesPerSample } = campaign;
    const outcomes = samples.map(({ input, bestDistance }) => {
        return { row: asked.rows[input] ?? 0, fell: bestDistance <= oracle.eps };
    });
    return (0,core_outcomes/* packOutcomes */.Nu)(outcomes, { eps: oracle.eps, queries: queriesPerSample });
}
function attack_by_evasion_figuresOf({ campaign, samples, mixtures, asked, agreement, eps }, score, distances) {
    const { oracle, queriesPerSample } = campaign;
    const within = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
    return {
        eps: eps.value,
        'eps from': eps.from,
        ...(eps.inConflict !== undefined && { 'rows in conflict': eps.inConflict }),
        norm: oracle.norm,
        samples: samples.length,
        'success on rows': score.rows.value,
        ...(score.mixtures !== undefined && {
            mixtures: mixtures.length,
            'success on mixtures': score.mixtures.value,
            'chance of the gap': score.chance ?? 1,
        }),
        'rows asked for the accuracy': asked.rows.length,
        accuracy: agreement.accuracy,
        'balanced accuracy': agreement.balanced.value,
        'balanced accuracy, at least': agreement.balanced.low,
        'robust accuracy': agreement.accuracy * (1 - score.judged.value),
        'median distance': finite((0,engine_vectors/* median */.JZ)(distances.samples.map(({ bestDistance }) => bestDistance))),
        'median queries to eps': finite((0,engine_vectors/* median */.JZ)(within.map(({ queriesToEps }) => queriesToEps))),
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AttackSpace)
/* harmony export */ });
/** What a missing number is in the unit box: no number that an attack comes to. */
const MISSING = Math.fround(-0.123_456);
/** What a whole number may lack of its step by rounding. */
const WHOLE_ROUNDING = 1e-4;
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
    /** True if an attack can change nothing: all columns stay as they are. */
    get isFixed() {
        return this.#held.length === this.size;
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
            const from = this.#fromUnit(own, column);
            const moved = (this.#low[column] ?? 0) + wanted * (this.#range[column] ?? 0) - from;
            const steps = Math.trunc(moved + Math.sign(moved) * WHOLE_ROUNDING);
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

/***/ 6933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ MINIMUM)
/* harmony export */ });
/**
 * What a local analysis needs at least before its score can be a pass: with less, a score says more about the test than about
 * the model. Chosen, not taken from a paper.
 */
const MINIMUM = {
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

/***/ 9570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ packOutcomes)
/* harmony export */ });
/* unused harmony exports MOST_OUTCOMES, unpackOutcomes */
/** More inputs are never attacked one by one. */
const MOST_OUTCOMES = 10_000;
/** Rows have fewer. */
const MOST_ROW = (/* unused pure expression or super */ null && (2 ** 31));
/**
 * Packs outcomes.
 * @returns undefined if there are none or too many
 */
function packOutcomes(outcomes, effort) {
    const sorted = outcomes.toSorted((one, other) => one.row - other.row);
    if (sorted.length === 0 || sorted.length > MOST_OUTCOMES)
        return undefined;
    const steps = [];
    const fell = new Uint8Array(Math.ceil(sorted.length / 8));
    let next = 0;
    for (const [index, one] of sorted.entries()) {
        steps.push(...variableLength(one.row - next));
        next = one.row + 1;
        if (one.fell)
            fell[index >> 3] = (fell[index >> 3] ?? 0) | (1 << (index & 7));
    }
    return { ...effort, inputs: base64(Uint8Array.from(steps)), fell: base64(fell) };
}
/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each row whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
function unpackOutcomes({ inputs, fell, }) {
    // A row takes at most 5 bytes.
    if (inputs.length > 7 * MOST_OUTCOMES || fell.length > MOST_OUTCOMES)
        return undefined;
    const rows = readRows(Buffer.from(inputs, 'base64'));
    const bits = Buffer.from(fell, 'base64');
    if (rows === undefined || rows.length === 0 || rows.length > MOST_OUTCOMES)
        return undefined;
    if (bits.length !== Math.ceil(rows.length / 8))
        return undefined;
    return new Map(rows.map((row, index) => [row, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
}
/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function variableLength(value) {
    const bytes = [];
    let left = value;
    for (; left >= 128; left = Math.floor(left / 128))
        bytes.push((left % 128) + 128);
    return [...bytes, left];
}
function readRows(bytes) {
    const rows = [];
    let [next, step, scale] = [0, 0, 1];
    for (const byte of bytes) {
        step += (byte % 128) * scale;
        scale *= 128;
        if (next + step > MOST_ROW)
            return undefined;
        if (byte >= 128)
            continue;
        rows.push(next + step);
        [next, step, scale] = [next + step + 1, 0, 1];
    }
    return scale === 1 ? rows : undefined;
}
function base64(bytes) {
    return Buffer.from(bytes).toString('base64');
}


/***/ }),

/***/ 1926:
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
/** Finds number i. */
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
/** Finds two numbers from the sums of those before them. */
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
/**
 * Solves `matrix x = right` for several right sides, the columns of `right`.
 * @param matrix symmetric and positive definite; it is changed
 */
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

/***/ 6657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ hypergeometricTail)
/* harmony export */ });
/* harmony import */ var _gamma_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);

/**
 * Returns the chance that at least `seen` of `marked` rows fall among `drawn` of `total`, if the draw is blind: Fisher's
 * exact test, one-sided.
 */
function hypergeometricTail(seen, drawn, marked, total) {
    let sum = 0;
    for (let hits = seen; hits <= Math.min(drawn, marked); hits += 1) {
        if (drawn - hits > total - marked)
            continue;
        sum += Math.exp(logChoose(marked, hits) + logChoose(total - marked, drawn - hits) - logChoose(total, drawn));
    }
    return Math.min(1, sum);
}
function logChoose(n, k) {
    return (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n + 1) - (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(k + 1) - (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n - k + 1);
}


/***/ })

};
