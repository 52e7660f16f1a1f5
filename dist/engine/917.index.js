export const id = 917;
export const ids = [917];
export const modules = {

/***/ 8917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackForecastByExtraction: () => (/* binding */ attackForecastByExtraction)
});

// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/distinct-inputs.ts
var distinct_inputs = __webpack_require__(3134);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/attacks/minimum.ts
var minimum = __webpack_require__(2);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/earned.ts
var earned = __webpack_require__(3171);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/follow-copies.ts
var follow_copies = __webpack_require__(5595);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/naive-forecast.ts
var naive_forecast = __webpack_require__(1537);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/ridge.ts
var ridge = __webpack_require__(5479);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/forecaster-copy.ts



const VIEWS = ['level', 'change'];
const PENALTIES = [1e-8, 1e-6, 1e-4, 1e-2];
/** The share of the answers that choose the view and the penalty. */
const VALIDATION = 0.25;
const MEMBERS = 3;
const HIDDEN = 64;
const TRAINING = { steps: 1_500, batch: 32, rate: 3e-3, decay: 0.02 };
/**
 * Returns what the best copy of a forecaster forecasts for other windows: a linear model, since most forecasters are nearly linear,
 * or perceptrons on what it leaves. A quarter of the answers for windows of the data, the first ones, chooses.
 * @param fromData so many of the first answers are for windows of the data
 * @param most the error from which on a copy is not wanted
 * @returns undefined if the copy has a greater error
 */
async function copyForecaster(plan, known, windows, { fromData, most }) {
    const width = plan.shape.steps * plan.shape.channels;
    const checked = Math.round(VALIDATION * Math.min(fromData, known.count));
    const train = slice(known, checked, known.count, width, plan.horizon);
    const check = checked > 0 ? slice(known, 0, checked, width, plan.horizon) : train;
    const linear = chooseLinear(plan, train, check);
    const deep = plan.going()
        ? meanError(await deepForecasts(plan, train, check.windows, linear), check.answers, plan.horizon)
        : Infinity;
    const error = deep < linear.error ? deep : linear.error;
    if (error > most)
        return undefined;
    const guess = deep < linear.error
        ? await deepForecasts(plan, known, windows, linear)
        : linearForecasts(plan, known, windows, linear);
    return { guess, error };
}
function chooseLinear(plan, train, check) {
    const choices = VIEWS.flatMap((view) => PENALTIES.map((penalty) => ({ view, penalty })));
    const tried = choices.map((choice) => ({
        ...choice,
        error: meanError(linearForecasts(plan, train, check.windows, choice), check.answers, plan.horizon),
    }));
    return tried.reduce((best, one) => (one.error < best.error ? one : best));
}
/** The forecasts from one place to another. */
function slice(all, from, to, width, horizon) {
    return {
        windows: all.windows.subarray(from * width, to * width),
        answers: all.answers.subarray(from * horizon, to * horizon),
        count: to - from,
    };
}
function meanError(guess, answers, horizon) {
    const errors = (0,naive_forecast/* squaredErrors */.Vk)(guess, answers, horizon);
    return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}
function linearForecasts(plan, known, windows, choice) {
    const { horizon, shape } = plan;
    const { view, penalty } = choice;
    const width = shape.steps * shape.channels;
    const model = (0,ridge/* fitRidge */.H)(seen(known.windows, shape, view), moved(known, plan, view, -1), known.count, width, horizon, penalty);
    const guess = (0,ridge/* predictRidge */.r)(model, seen(windows, shape, view));
    return moved({ windows, answers: guess, count: windows.length / width }, plan, view, 1);
}
async function deepForecasts(plan, known, windows, choice) {
    const { shape, horizon, runtime, seed } = plan;
    return (0,follow_copies/* withPerceptrons */.yE)(runtime, { members: MEMBERS, hidden: [HIDDEN], answers: horizon, seed, sharedScale: true }, { inputs: seen(known.windows, shape, choice.view), answers: known.answers, count: known.count }, TRAINING, {
        known: linearForecasts(plan, known, known.windows, choice),
        asked: linearForecasts(plan, known, windows, choice),
    }, { asked: seen(windows, shape, choice.view), going: plan.going });
}
function seen(windows, { steps, channels }, view) {
    if (view === 'level')
        return windows;
    const width = steps * channels;
    return windows.map((value, index) => {
        const row = Math.floor(index / width);
        return value - (windows[row * width + (steps - 1) * channels + (index % channels)] ?? 0);
    });
}
/** Takes the last value from the answers (sign -1) or gives it back (sign 1) if the view is of changes. */
function moved({ windows, answers, count }, { shape, horizon }, view, sign) {
    if (view === 'level')
        return answers;
    const { lastValue } = (0,naive_forecast/* naiveForecasts */.iQ)(windows, count, shape, horizon, undefined);
    return answers.map((answer, index) => answer + sign * (lastValue[index] ?? 0));
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/attack-forecast-by-extraction.ts










const METHOD = {
    name: 'Extraction of a forecaster: a copy trained on its forecasts',
    formula: 'score = max(0, 1 - MSE(copy) / min(MSE(last value), MSE(last season))), all against the forecasts of the model on held-out windows; 95 % interval by a block bootstrap over the windows',
    sources: [
        'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
        'Murphy: Skill scores based on the mean square error, Monthly Weather Review 1988',
        'K\u00fcnsch: The jackknife and the bootstrap for general stationary observations, Annals of Statistics 1989',
    ],
};
const MOST_HELD = 2_000;
/** More questions than these teach a copy of this kind nothing more. */
const MOST_QUERIES = 5_000;
const CHECKPOINTS = [25, 50, 100, 200, 400, 1_000, 2_500];
/**
 * Copies a forecaster by asking about windows, rows of `data` in the order of time. `budget.maxQueries` bounds the questions of the
 * attack; those for the held-out windows come on top.
 */
async function attackForecastByExtraction(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined)
        throw new fault/* ArtifactFault */.RE('Extraction needs a model: give one.');
    const started = performance.now();
    const queriesBefore = victim.queries;
    const asked = await interrogate(analysis, victim, budget);
    const { known, held, season, plan, width, fromData } = asked;
    const naive = naiveErrors(held, plan, season);
    const stages = new Set([...CHECKPOINTS.filter((one) => one < known.count), fromData, known.count]);
    const { points, score } = await (0,follow_copies/* followCopies */.h6)({ stages: [...stages].toSorted((one, other) => one - other), fromData, budget }, (count, most) => copyForecaster(plan, slice(known, 0, count, width, plan.horizon), held.windows, { fromData, most }), ({ guess }) => {
        const errors = (0,naive_forecast/* squaredErrors */.Vk)(guess, held.answers, plan.horizon);
        return (0,follow_copies/* skillOver */.KO)(naive.errors, errors, budget.seed, plan.shape.steps);
    });
    const cutShort = !plan.going() || points.at(-1)?.[0] !== known.count;
    budget.progress(1, 'Extraction is done');
    return {
        score,
        ...{ bound: 'lower', access: 'black-box' },
        cutShort,
        ...(analysis.randomness === undefined
            ? (0,earned/* unearnedBy */.sV)(known.count, victim)
            : (0,earned/* unearnedByNoise */.wA)(analysis.randomness, score, victim)),
        meaning: meaningOf(score, known.count, naive.name),
        limits: limitsOf(asked, analysis.data.count),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        method: METHOD,
        figures: {
            season: season ?? 'none found',
            'naive forecast': naive.name,
            'MSE of the naive forecast': (0,vectors/* mean */.i2)([...naive.errors]),
            'MSE of the copy': (1 - score.value) * (0,vectors/* mean */.i2)([...naive.errors]),
            'queries of the attack': known.count,
            'of them from the data': fromData,
            'held-out windows': held.count,
        },
        evidence: [(0,follow_copies/* skillCurve */.X3)(points, 'the best naive forecast')],
    };
}
async function interrogate({ data, runtime, settings }, victim, budget) {
    const random = new src_random/* Random */.o(budget.seed);
    const width = victim.inputSize;
    const shape = (0,naive_forecast/* windowShape */.Y0)(victim.inputShape);
    const horizon = victim.answerSize;
    // The last part in their order in time: neighbours overlap, so a random part would not be unseen.
    const heldCount = Math.min(MOST_HELD, Math.ceil(minimum/* HELD_SHARE */.s6.forecaster * data.count));
    const poolCount = data.count - heldCount;
    if (settings.season !== undefined && settings.season > shape.steps) {
        throw new fault/* ArtifactFault */.RE(`season is ${String(settings.season)}, but a window has only ${String(shape.steps)} steps. Give a shorter season, or leave it out.`);
    }
    const pool = data.values.subarray(0, poolCount * width);
    const held = data.values.subarray(poolCount * width, data.count * width);
    (0,earned/* requireHeld */.lb)((0,distinct_inputs/* countDistinct */.IV)({ values: held, count: heldCount }), 'different windows', minimum/* HELD_SHARE */.s6.forecaster);
    const total = Math.min(budget.maxQueries, MOST_QUERIES);
    const fromData = Math.min(total, poolCount);
    const windows = new Float32Array(total * width);
    windows.set((0,vectors/* takeRows */.LY)(pool, random.permutation(poolCount).subarray(0, fromData), width));
    windows.set(makeWindows(pool, width, total - fromData, random), fromData * width);
    budget.progress(0.05, `querying ${String(total + heldCount)} forecasts`);
    const answers = await victim.ask(windows, total);
    const heldAnswers = await victim.ask(held, heldCount);
    return {
        known: { windows, answers, count: total },
        held: { windows: held, answers: heldAnswers, count: heldCount },
        season: settings.season ?? (0,naive_forecast/* findSeason */.$S)(pool, poolCount, shape),
        plan: { runtime, shape, horizon, seed: budget.seed, going: () => budget.timeLeftMs() > 0 },
        ...{ width, fromData },
    };
}
/** Mixes two windows, moves the mix, and adds noise: all in proportion to how much a window varies. */
function makeWindows(pool, width, count, random) {
    const rows = pool.length / width;
    const made = new Float32Array(count * width);
    const noise = new Float32Array(width);
    for (let index = 0; index < count; index += 1) {
        const out = (0,vectors/* rowOf */.OB)(made, index, width);
        const share = random.uniform();
        const first = (0,vectors/* rowOf */.OB)(pool, random.integer(rows), width);
        (0,vectors/* addScaled */.IS)(out, share, first);
        (0,vectors/* addScaled */.IS)(out, 1 - share, (0,vectors/* rowOf */.OB)(pool, random.integer(rows), width));
        const spread = Math.max(...first) - Math.min(...first);
        random.fillNormals(noise);
        const shift = spread * (random.uniform() - 0.5);
        for (let step = 0; step < width; step += 1) {
            out[step] = (out[step] ?? 0) + shift + 0.05 * spread * (noise[step] ?? 0);
        }
    }
    return made;
}
function naiveErrors(held, { shape, horizon }, season) {
    const { lastValue, lastSeason } = (0,naive_forecast/* naiveForecasts */.iQ)(held.windows, held.count, shape, horizon, season);
    const last = { name: 'last value', errors: (0,naive_forecast/* squaredErrors */.Vk)(lastValue, held.answers, horizon) };
    if (lastSeason === undefined)
        return last;
    const seasonal = { name: 'last season', errors: (0,naive_forecast/* squaredErrors */.Vk)(lastSeason, held.answers, horizon) };
    return (0,vectors/* mean */.i2)([...seasonal.errors]) < (0,vectors/* mean */.i2)([...last.errors]) ? seasonal : last;
}
function meaningOf(score, queries, naive) {
    if (score.value === 0) {
        return (`After ${String(queries)} queries, a copy is no closer to the model's forecasts than repeating the ` +
            `${naive} is.`);
    }
    const percent = (100 * score.value).toPrecision(3);
    return (`After ${String(queries)} queries, a copy imitates the model's forecasts: its squared error is ` +
        `${percent} % smaller than that of repeating the ${naive}.`);
}
function limitsOf({ held, fromData, known }, windows) {
    return (0,result_words/* sentences */.hC)([
        'The copy imitates forecasts. It does not have the weights, and the score does not say how good the forecasts are.',
        'Windows are assumed to be in time order; the copy is measured on the last part.',
        known.count > fromData &&
            `The data was enough for ${String(fromData)} queries; the others were made from it.`,
        held.count < FEW &&
            `Only ${String(held.count)} of ${String(windows)} windows were left for measuring, so the interval is wide.`,
    ]);
}
const FEW = 50;


/***/ }),

/***/ 3171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ unearnedCopy),
/* harmony export */   lb: () => (/* binding */ requireHeld),
/* harmony export */   sV: () => (/* binding */ unearnedBy),
/* harmony export */   wA: () => (/* binding */ unearnedByNoise)
/* harmony export */ });
/* harmony import */ var _dataset_tables_free_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8927);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3376);
/* harmony import */ var _victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5321);
/* harmony import */ var _victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(107);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2);





/**
 * Refuses to measure a copy on too few inputs.
 * @param held the inputs that only measure
 * @param share their share of the data
 * @throws NotTestable
 */
function requireHeld(held, things, share) {
    if (held >= _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.compared)
        return;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .NotTestable */ .S1(`A copy would be compared with the model on only ${String(held)} ${things}: ${String(100 * share)} % of those in data. ` +
        `At least ${String(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.compared)} are needed: give at least ${String(Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.compared / share))} in data.`);
}
/** Says why a copy that failed proves nothing, if it learnt from too few answers. */
function unearnedBy(asked, victim) {
    const least = victim instanceof _victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__/* .EndpointVictim */ .K || victim instanceof _victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__/* .PythonVictim */ .t
        ? _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.endpointQueries
        : _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .Nn.queries;
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
 * Says why a copy that failed proves nothing: it learnt from too few answers, or nothing of them. The answers of a random model may
 * hold nothing to learn: there its agreement with itself is the measure.
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
    const advice = (0,_dataset_tables_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .freeTextColumns */ .XU)(data).size > 0
        ? `Copies do not read free text, and the model seems to decide by it. ${_dataset_tables_free_text_js__WEBPACK_IMPORTED_MODULE_4__/* .FREE_TEXT_ADVICE */ .Y5}`
        : 'Raise number_of_attack_queries, or give more inputs that the model tells apart. If that does not help, this tool cannot copy ' +
            'such a model: remove the attack.';
    return (`After ${String(asked)} queries, a copy is no better than always giving the same answer. It learnt ` +
        `nothing, so its failure says nothing about the model. ${advice}`);
}


/***/ }),

/***/ 5595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ skillOver),
/* harmony export */   X3: () => (/* binding */ skillCurve),
/* harmony export */   h6: () => (/* binding */ followCopies),
/* harmony export */   yE: () => (/* binding */ withPerceptrons)
/* harmony export */ });
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
/* harmony import */ var _substitute_substitute_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4799);


/**
 * Trains copies on more and more answers, until all are used or the time is up. One that learnt from made inputs takes the place of
 * the one before only if it is as near to the answers that choose.
 * @param stages the numbers of answers, in rising order
 * @param fromData so many of the first answers are for inputs of the data
 * @param train returns undefined if the error of the copy is above `most`
 */
async function followCopies({ stages, fromData, budget }, train, scoreOf) {
    const points = [];
    let score = { value: 0, low: 0, high: 1 };
    let best;
    for (const count of stages) {
        if (budget.timeLeftMs() <= 0)
            break;
        const done = count / (stages.at(-1) ?? count);
        budget.progress(0.3 + 0.7 * done, `training a copy on ${String(count)} answers`);
        best = (await train(count, count > fromData ? (best?.error ?? Infinity) : Infinity)) ?? best;
        if (best === undefined)
            break;
        score = scoreOf(best);
        points.push([count, score.value]);
    }
    return { points, score };
}
/** The score against the questions. @param over what the copy is compared with */
function skillCurve(points, over) {
    return {
        kind: 'curve',
        title: 'Score against queries',
        xLabel: 'queries',
        yLabel: `skill of the copy over ${over}`,
        series: [{ name: 'copy', points }],
        isScore: true,
    };
}
/** Returns what a linear model, and perceptrons that learn what it leaves, give together. */
async function withPerceptrons(runtime, plan, examples, training, linear, held) {
    const rest = examples.answers.map((answer, index) => answer - (linear.known[index] ?? 0));
    const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
    const answers = rest.map((value) => value / spread);
    const shape = { ...plan, loss: 'squared-error' };
    const more = await (0,_substitute_substitute_js__WEBPACK_IMPORTED_MODULE_1__/* .trainedAnswers */ .r)(runtime, shape, { ...examples, answers }, training, held);
    return linear.asked.map((value, index) => value + spread * (more[index] ?? 0));
}
const RESAMPLES = 400;
/**
 * How much smaller the errors of a copy are than those of a naive guess, as a share from 0 to 1, with a 95 % interval by a block
 * bootstrap.
 * @param naive squared errors, one for each row
 * @param most rows of a block: windows that overlap are not independent
 */
function skillOver(naive, errors, seed, most = 1) {
    const count = errors.length;
    const block = Math.max(1, Math.min(most, Math.floor(count / 5)));
    const skillFrom = (starts, size) => {
        let [own, all] = [0, 0];
        for (const from of starts) {
            for (let at = from; at < from + size; at += 1) {
                own += errors[at] ?? 0;
                all += naive[at] ?? 0;
            }
        }
        return all <= 1e-12 * count ? 0 : Math.max(0, 1 - own / all);
    };
    const random = new _random_js__WEBPACK_IMPORTED_MODULE_0__/* .Random */ .o(seed);
    const drawn = Array.from({ length: RESAMPLES }, () => {
        const starts = Array.from({ length: Math.ceil(count / block) }, () => random.integer(count - block + 1));
        return skillFrom(starts, block);
    }).toSorted((one, other) => one - other);
    const value = skillFrom([0], count);
    const [low = 0, high = 1] = [drawn[Math.floor(0.025 * RESAMPLES)], drawn[Math.ceil(0.975 * RESAMPLES) - 1]];
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
}


/***/ }),

/***/ 1537:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ findSeason),
/* harmony export */   Vk: () => (/* binding */ squaredErrors),
/* harmony export */   Y0: () => (/* binding */ windowShape),
/* harmony export */   iQ: () => (/* binding */ naiveForecasts)
/* harmony export */ });
function windowShape(shape) {
    const [steps = 1, channels = 1] = shape;
    return { steps, channels };
}
function naiveForecasts(windows, count, { steps, channels }, horizon, season) {
    const at = (row, step) => windows[(row * steps + step) * channels] ?? 0;
    const fill = (stepOf) => Float32Array.from({ length: count * horizon }, (_unused, index) => at(Math.floor(index / horizon), stepOf(index % horizon)));
    return {
        lastValue: fill(() => steps - 1),
        lastSeason: season === undefined || season > steps ? undefined : fill((ahead) => steps - season + (ahead % season)),
    };
}
/** A season must explain at least so much of what is left when a straight line is taken away. */
const LEAST_CORRELATION = 0.3;
/**
 * Finds the season: the lag of the highest peak of the windows' mean autocorrelation, less a straight line. Undefined if there is
 * no clear peak.
 */
function findSeason(windows, count, { steps, channels }) {
    const correlations = new Float64Array(steps);
    for (let row = 0; row < count; row += 1) {
        const series = Float64Array.from({ length: steps }, (_unused, step) => windows[(row * steps + step) * channels] ?? 0);
        addProducts(correlations, withoutLine(series));
    }
    const power = correlations[0] ?? 0;
    if (power <= 1e-12)
        return undefined;
    const at = (lag) => (correlations[lag] ?? 0) / power;
    const peaks = Array.from({ length: Math.max(0, steps - 4) }, (_unused, index) => index + 2).filter((lag) => at(lag) >= LEAST_CORRELATION && at(lag) >= at(lag - 1) && at(lag) >= at(lag + 1));
    return peaks.toSorted((a, b) => at(b) - at(a))[0];
}
function addProducts(sums, series) {
    for (let lag = 0; lag < sums.length; lag += 1) {
        let sum = 0;
        for (let step = lag; step < series.length; step += 1) {
            sum += (series[step] ?? 0) * (series[step - lag] ?? 0);
        }
        sums[lag] = (sums[lag] ?? 0) + sum / (series.length - lag);
    }
}
function withoutLine(series) {
    const centre = (series.length - 1) / 2;
    const mean = series.reduce((sum, value) => sum + value, 0) / series.length;
    let slope = 0;
    let spread = 0;
    for (const [step, value] of series.entries()) {
        slope += (step - centre) * (value - mean);
        spread += (step - centre) ** 2;
    }
    const rise = spread === 0 ? 0 : slope / spread;
    return series.map((value, step) => value - mean - rise * (step - centre));
}
/** Returns the mean squared difference of each row, over its horizon. */
function squaredErrors(a, b, horizon) {
    const errors = new Float64Array(a.length / horizon);
    for (let index = 0; index < a.length; index += 1) {
        const row = Math.floor(index / horizon);
        errors[row] = (errors[row] ?? 0) + ((a[index] ?? 0) - (b[index] ?? 0)) ** 2 / horizon;
    }
    return errors;
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
