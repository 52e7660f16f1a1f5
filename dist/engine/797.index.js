export const id = 797;
export const ids = [797];
export const modules = {

/***/ 5797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByExtraction: () => (/* binding */ attackByExtraction)
});

// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/dataset/tables/free-text.ts
var free_text = __webpack_require__(8927);
// EXTERNAL MODULE: ./packages/engine/src/catalog/result/pack-outcomes.ts
var pack_outcomes = __webpack_require__(4373);
// EXTERNAL MODULE: ./packages/engine/src/strata.ts
var src_strata = __webpack_require__(7807);
// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/boosted-trees.ts
var boosted_trees = __webpack_require__(2482);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/statistics/trees/regression-forest.ts
var regression_forest = __webpack_require__(4817);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(4799);
// EXTERNAL MODULE: ./packages/engine/src/substitute/scaling.ts
var substitute_scaling = __webpack_require__(372);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/cholesky.ts
var cholesky = __webpack_require__(8046);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/pairs.ts
var pairs = __webpack_require__(3437);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/targets.ts
var extraction_targets = __webpack_require__(1012);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/kernel-copy.ts





/** The choice is made with at most so many answers: its cost grows with their cube, as that of learning does. */
const CHOSEN_WITH = 200;
const MOST_LEARNT = 1_600;
const WIDTHS = [0.15, 0.4, 1, 2.5, 10];
const PENALTIES = [1e-5, 1e-3, 1e-2, 1e-1];
/** How much a choice must agree more to make up for explaining nothing of the answers' variance. */
const FIT_WEIGHT = 0.5;
/**
 * Chooses view, width, penalty and target of a kernel ridge regression by leave-one-out. The error of leaving out answer i is
 * alpha_i / (K + penalty)^-1_ii (Rifkin and Lippert 2007), so that one factorization tells all of them.
 */
function chooseKernel(views, answers) {
    const count = Math.min(CHOSEN_WITH, answers.count);
    const wanted = extraction_targets/* TARGETS */.dW.map((target) => ({
        target,
        values: (0,extraction_targets/* targetsOf */.QR)(answers.values.subarray(0, count * answers.classes), answers.classes, target),
    }));
    let best;
    for (const [view, { inputs, size, sharedScale, front }] of views.entries()) {
        if (front !== undefined)
            continue;
        const rows = inputs.subarray(0, count * size);
        const seen = (0,substitute_scaling/* scale */.hs)(rows, (0,substitute_scaling/* measureScaling */.Gm)(rows, size, sharedScale));
        const apart = distances(seen, seen, size);
        const middle = middleOf(apart, count);
        for (const width of WIDTHS) {
            for (const penalty of PENALTIES) {
                const kernel = penalized(kernelOf(apart, width * middle), count, penalty);
                const inverse = (0,cholesky/* solveCholesky */.ac)(kernel, count, identity(count), count);
                for (const { target, values } of wanted) {
                    const { agreement, error } = leaveOneOut(inverse, values, count, answers.classes);
                    const worth = agreement - FIT_WEIGHT * Math.min(1, error);
                    if (best === undefined || worth > best.worth) {
                        best = { view, width, penalty, target, agreement, worth };
                    }
                }
            }
        }
    }
    return best;
}
/** Guesses of a kernel that learns from the first answers, as deviations from the mean of each row's classes. */
function kernelGuesses({ inputs, held, size, sharedScale }, { width, penalty, target }, { values, count: answered, classes }) {
    const count = Math.min(MOST_LEARNT, answered);
    const rows = inputs.subarray(0, count * size);
    const scaling = (0,substitute_scaling/* measureScaling */.Gm)(rows, size, sharedScale);
    const seen = (0,substitute_scaling/* scale */.hs)(rows, scaling);
    const apart = distances(seen, seen, size);
    const middle = middleOf(apart, count);
    const kernel = penalized(kernelOf(apart, width * middle), count, penalty);
    const targets = (0,extraction_targets/* targetsOf */.QR)(values.subarray(0, count * classes), classes, target);
    const weights = (0,cholesky/* solveCholesky */.ac)(kernel, count, Float64Array.from(targets), classes);
    const toHeld = kernelOf(distances((0,substitute_scaling/* scale */.hs)(held, scaling), seen, size), width * middle);
    return weightedSums(toHeld, count, weights, classes);
}
function weightedSums(kernel, count, weights, classes) {
    const rows = kernel.length / count;
    const sums = new Float32Array(rows * classes);
    for (let row = 0; row < rows; row += 1) {
        for (let other = 0; other < count; other += 1) {
            const factor = kernel[row * count + other] ?? 0;
            for (let name = 0; name < classes; name += 1) {
                sums[row * classes + name] =
                    (sums[row * classes + name] ?? 0) + factor * (weights[other * classes + name] ?? 0);
            }
        }
    }
    return sums;
}
function distances(one, other, size) {
    const first = { values: one, rows: one.length / size, columns: size };
    const second = one === other ? first : { values: other, rows: other.length / size, columns: size };
    return Float32Array.from((0,pairs/* squaredDistances */.AM)(first, second));
}
/** The median of distances between different rows, from a part of them. */
function middleOf(apart, count) {
    const step = Math.max(1, Math.floor((count * count) / 20_000));
    const some = [];
    for (let at = 1; at < count * count; at += step)
        if (at % (count + 1) !== 0)
            some.push(apart[at] ?? 0);
    const middle = (0,vectors/* upperMedian */.vF)(some);
    return middle > 0 ? middle : 1;
}
function kernelOf(apart, width) {
    return apart.map((value) => Math.exp(-value / (2 * width)));
}
function penalized(kernel, count, penalty) {
    const matrix = Float64Array.from(kernel);
    for (let row = 0; row < count; row += 1) {
        matrix[row * count + row] = (matrix[row * count + row] ?? 0) + penalty;
    }
    return matrix;
}
function identity(count) {
    return penalized(new Float32Array(count * count), count, 1);
}
function leaveOneOut(inverse, targets, count, classes) {
    let [right, missed, all] = [0, 0, 0];
    const guess = new Float32Array(classes);
    for (let row = 0; row < count; row += 1) {
        const own = inverse[row * count + row] ?? 1;
        for (let name = 0; name < classes; name += 1) {
            let alpha = 0;
            for (let other = 0; other < count; other += 1) {
                alpha += (inverse[row * count + other] ?? 0) * (targets[other * classes + name] ?? 0);
            }
            const wanted = targets[row * classes + name] ?? 0;
            guess[name] = wanted - alpha / own;
            missed += (alpha / own) ** 2;
            all += wanted * wanted;
        }
        if ((0,vectors/* argMax */.FL)(guess) === (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(targets, row, classes)))
            right += 1;
    }
    return { agreement: right / Math.max(1, count), error: all === 0 ? 0 : missed / all };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/classifier-copy.ts


/** Perceptrons of different starts make different mistakes. */
const MEMBERS = 5;
/** Of inputs with many numbers fewer, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;
const QUICK_STEPS = 400;
/** Chooses a kernel, once for all numbers of answers that begin with the same ones. */
function kernelFor({ views, kernels }, answers) {
    const count = Math.min(answers.count, CHOSEN_WITH);
    const choice = kernels.get(count) ?? chooseKernel(views, answers);
    if (choice !== undefined)
        kernels.set(count, choice);
    return choice;
}
/**
 * Answers of perceptrons for the held-out inputs, or of one convolutional net if the view is for it.
 * @param isQuick true for a single perceptron after few steps
 */
async function deepGuesses(plan, view, { count, classes, values }, isQuick = false) {
    const { inputs, held, size, sharedScale, front } = view;
    const isOne = isQuick || front !== undefined;
    const training = trainingFor(count);
    const members = isOne ? 1 : size > LARGE ? MEMBERS_IF_LARGE : MEMBERS;
    return (0,substitute/* trainedAnswers */.r)(plan.runtime, {
        ...{ members, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
        ...{ sharedScale, front, seed: plan.seed },
    }, { inputs: inputs.subarray(0, count * size), answers: values, count }, { ...training, steps: isQuick ? QUICK_STEPS : training.steps }, { asked: held, going: plan.going });
}
/** Few examples are seen 200 times, at most in 1,000 steps, many ones 20 times, at most in 4,000. */
function trainingFor(count) {
    const batch = count < 500 ? 16 : count < 4_000 ? 32 : 128;
    const few = Math.min(1_000, Math.max(400, Math.ceil((200 * count) / batch)));
    const steps = Math.max(few, Math.min(4_000, Math.ceil((20 * count) / batch)));
    return { steps, batch, rate: 3e-3, decay: 0.05 };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/train-copy.ts







/** Answers after those that a copy learns from, which judge it. */
const FRESH = 200;
/** From fewer pictures, convolutions learn less than features that were drawn. */
const LEAST_CONVOLVED = 300;
/** How sharply guesses of mean square 1 may tell classes apart. */
const SHARPNESS = Array.from({ length: 19 }, (_unused, step) => 0.1 * 1.5 ** step);
/** A kernel that foretells this share of the answers needs no perceptrons. */
const SURE = 0.98;
/** Scores are learned as logarithms from this one on. */
const LEAST_SCORE = 1e-4;
/**
 * Trains a copy on the first `count` answers: learners, whose guesses are added. They are a kernel ridge regression and
 * perceptrons; of tables also forests and boosted trees, of pictures a small convolutional net. Answers for rows of the data from
 * which they did not learn decide which of them count: those kept aside, or until the data is used up the next ones, for the next
 * copy.
 * @param fixed what counts, if it was decided before
 */
async function trainCopy(plan, transcript, count, fixed) {
    const { classes } = plan;
    const answers = { values: transcript.answers.subarray(0, count * classes), count, classes };
    const { aside, heldClasses, ways } = transcript;
    const isAside = aside !== undefined && count >= transcript.fromData;
    const judges = isAside ? aside : nextAnswers(transcript, count, classes);
    const views = transcript.views.map((view, index) => withJudges(view, judges.inputs[index]));
    const [held, fresh] = [heldClasses.length, judges.classes.length];
    const last = Math.max(...[...ways.keys()].filter((one) => one < count));
    const before = fixed ?? ways.get(last) ?? smoothFor(transcript, answers);
    const wanted = fixed ?? (fresh === 0 ? before : learnersFor(transcript, answers));
    const made = new Map();
    for (const learner of new Set([...wanted, ...before])) {
        made.set(learner, (0,extraction_targets/* standardized */.g8)(await guessesOf(learner, plan, { ...transcript, views }, answers), classes));
    }
    const guessed = (way) => sumOf(way.flatMap((learner) => made.get(learner) ?? []));
    const surpriseOf = (way) => surprise(guessed(way).subarray(held * classes), judges.scores, classes);
    const best = fixed ?? (fresh === 0 ? before : least(waysOf(wanted), surpriseOf));
    if (fresh > 0)
        ways.set(count, best);
    const way = isAside ? best : before;
    const guesses = guessed(way);
    return {
        ...{ way, surprise: surpriseOf(way), held: (0,vectors/* argMaxOfRows */.pH)(guesses.subarray(0, held * classes), classes) },
        judged: (0,vectors/* argMaxOfRows */.pH)(guesses.subarray(held * classes), classes),
    };
}
/** Trees cut columns of tables, and pixels mean little one by one. Convolutions take most of the time, so they learn once or twice. */
function learnersFor(transcript, answers) {
    const { views, fromData, count: all } = transcript;
    const { values, count } = answers;
    const smooth = smoothFor(transcript, answers);
    if (views.some(({ front }) => front !== undefined)) {
        const isLate = count >= LEAST_CONVOLVED && (count === fromData || count === all);
        return isLate ? [...smooth, 'convolutions'] : smooth;
    }
    if (views[0]?.sharedScale !== false)
        return smooth;
    const trees = hasScores(values) ? ['forest', 'boosted', 'boosted logarithms'] : ['forest', 'boosted'];
    return [...smooth, ...trees];
}
function smoothFor(transcript, answers) {
    const { agreement = 0 } = kernelFor(transcript, answers) ?? {};
    return agreement >= SURE ? ['kernel'] : ['kernel', 'perceptrons'];
}
function hasScores(values) {
    return values.some((value) => value !== 0 && value !== 1);
}
async function guessesOf(learner, plan, transcript, answers) {
    const { views } = transcript;
    const choice = kernelFor(transcript, answers);
    const [table, picture, best] = [views[0], views.at(-1), views[choice?.view ?? 0]];
    if (choice === undefined || table === undefined || picture === undefined || best === undefined) {
        return new Float32Array(0);
    }
    if (learner === 'kernel')
        return kernelGuesses(best, choice, answers);
    if (learner === 'perceptrons')
        return deepGuesses(plan, best, answers);
    if (learner === 'convolutions')
        return deepGuesses(plan, picture, answers);
    return treeGuesses(learner, plan, table, answers);
}
/** Guesses of trees for the inputs that a view holds out. */
function treeGuesses(learner, plan, { inputs, size, held }, { values, count, classes }) {
    const known = Math.min(count, regression_forest/* FOREST_ANSWERS */.mm);
    const scores = learner === 'boosted logarithms' ? (0,extraction_targets/* targetsOf */.QR)(values, classes, LEAST_SCORE) : values;
    const examples = { inputs, size, scores, classes, count: known };
    const random = new src_random/* Random */.o(plan.seed);
    return learner === 'forest'
        ? (0,regression_forest/* forestGuesses */.de)(examples, held, random)
        : (0,boosted_trees/* boostedGuesses */.a)(examples, held, random, { going: plan.going });
}
function sumOf(guesses) {
    const [first = new Float32Array(0), ...others] = guesses;
    return first.map((value, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), value));
}
function waysOf(learners) {
    const pairs = learners.flatMap((one, place) => learners.slice(place + 1).map((other) => [one, other]));
    return [...learners.map((one) => [one]), ...pairs, learners];
}
function least(ways, of) {
    const all = ways.map((way) => ({ way, worth: of(way) }));
    return all.reduce((one, other) => (other.worth < one.worth ? other : one)).way;
}
/**
 * How much the scores of the model surprise a copy: the cross-entropy of each row, at the sharpness (temperature) that suits the
 * guesses best (Guo et al., ICML 2017). Of few rows near a boundary it tells more than how many agree.
 */
function surprise(guesses, scores, classes) {
    let best = Infinity;
    for (const sharpness of SHARPNESS) {
        let sum = 0;
        for (let row = 0; row < scores.length / classes; row += 1) {
            const guess = (0,vectors/* rowOf */.OB)(guesses, row, classes);
            const most = guess[(0,vectors/* argMax */.FL)(guess)] ?? 0;
            let [all, told, weight] = [0, 0, 0];
            for (let name = 0; name < classes; name += 1) {
                const [score, logit] = [scores[row * classes + name] ?? 0, sharpness * ((guess[name] ?? 0) - most)];
                all += Math.exp(logit);
                told += score * logit;
                weight += score;
            }
            sum += weight * Math.log(all) - told;
        }
        best = Math.min(best, sum);
    }
    return best;
}
function nextAnswers({ views, answers, fromData }, count, classes) {
    const fresh = Math.max(0, Math.min(FRESH, fromData - count));
    const scores = answers.subarray(count * classes, (count + fresh) * classes);
    return {
        inputs: views.map(({ inputs, size }) => inputs.subarray(count * size, (count + fresh) * size)),
        ...{ scores, classes: (0,vectors/* argMaxOfRows */.pH)(scores, classes) },
    };
}
function withJudges(view, judges = new Float32Array(0)) {
    const held = new Float32Array(view.held.length + judges.length);
    held.set(view.held);
    held.set(judges, view.held.length);
    return { ...view, held };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/copy-stages.ts


/** Copies are trained at these numbers of questions: far apart at the end, since large copies take most of the time. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400, 800, 1_600, 6_400, 25_600, 102_400];
/** Beyond the data, no copy is trained on more than this share of the questions except the last ones: it would cost as much as they do. */
const LATE = 0.6;
/** Of the rows kept aside, a class with fewer of them counts less than others. */
const FEW = 8;
/** From this difference of two log-likelihoods on, one copy is likelier than the other. */
const EVIDENCE = 1;
/** A copy of the data that agrees with all of so many answers kept aside, at least FEW of each class, needs no made questions. */
const copy_stages_SURE = 100;
/**
 * Trains copies on ever more answers, until the time ends. Made questions may lead a copy astray: the one that learnt from fewer of
 * them stays if it agrees with more of the answers kept aside, beyond chance; at the end it learns from these, too.
 */
async function measureStages(kept, budget) {
    const { transcript, whole, plan, balance } = kept;
    const { aside, fromData, heldClasses } = transcript;
    const extra = whole.count - transcript.count;
    const checkpoints = [];
    let agreements = [];
    const note = (queries, { held }) => {
        agreements = Array.from(held, (guess, row) => guess === heldClasses[row]);
        checkpoints.push({
            queries,
            agreement: (0,src_strata/* shareIn */.dZ)(balance.strata, (row) => agreements[row] === true),
            plain: agreements.filter(Boolean).length / agreements.length,
        });
    };
    const train = (count, from, way) => {
        budget.progress(0.3 + (0.5 * count) / whole.count, `training a copy on ${String(count)} answers`);
        return trainCopy(plan, from, count, way);
    };
    let last = 0;
    let best;
    let rivals = [];
    for (const count of stagesOf(transcript, extra)) {
        if (!plan.going())
            break;
        last = count;
        const judges = count > fromData ? aside : undefined;
        if (best === undefined || !isSure(judges, best)) {
            const copy = { ...(await train(count, transcript)), count };
            best = likelier(judges, rivals, copy);
            rivals = judges === undefined ? [copy] : [...rivals, copy];
        }
        const queries = count < fromData ? count : count + extra;
        if (extra === 0 || queries < whole.count)
            note(queries, best);
    }
    if (best === undefined)
        return { checkpoints, agreements, learnt: 0, isRejected: false };
    const isRejected = best.count < last;
    if (extra === 0 || !plan.going())
        return { checkpoints, agreements, learnt: best.count, isRejected };
    note(whole.count, await train(best.count + extra, whole, best.way));
    return { checkpoints, agreements, learnt: best.count + extra, isRejected };
}
function stagesOf({ count, fromData }, extra) {
    const data = CHECKPOINTS.filter((queries) => queries < fromData);
    const late = CHECKPOINTS.filter((queries) => queries > fromData + extra && queries <= LATE * (count + extra));
    const all = [...data, fromData, ...late.map((queries) => queries - extra), count];
    return [...new Set(all)].filter((one) => one > 0 && one <= count);
}
/** How much more often one copy agrees with the answers kept aside, each class alike: in standard errors of the difference. */
function lead({ classes }, one, other) {
    const counts = countsOf(classes);
    let [sum, squares] = [0, 0];
    for (const [row, name] of classes.entries()) {
        const weight = 1 / Math.max(FEW, counts.get(name) ?? 0);
        const more = Number(one.judged[row] === name) - Number(other.judged[row] === name);
        sum += weight * more;
        squares += (weight * more) ** 2;
    }
    return squares === 0 ? 0 : sum / Math.sqrt(squares);
}
/**
 * The least surprised of the earlier copies, if the answers kept aside speak for it, else the new one. Compared with the one before
 * it only, each copy could be a little worse.
 */
function likelier(judges, earlier, copy) {
    if (judges === undefined)
        return copy;
    const [leader] = earlier.toSorted((one, other) => one.surprise - other.surprise);
    return leader !== undefined && isAhead(judges, leader, copy) ? leader : copy;
}
/**
 * True if the answers kept aside speak for one copy: they surprise it less, or it agrees with more of them, beyond chance. Copies that
 * agree with all of a few answers differ in surprise by rounding alone.
 */
function isAhead(judges, one, other) {
    return other.surprise - one.surprise >= EVIDENCE || lead(judges, one, other) >= 1;
}
function countsOf(classes) {
    const counts = new Map();
    for (const name of classes)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
}
function isSure(judges, { judged }) {
    if (judges === undefined)
        return false;
    const { classes } = judges;
    const isEnough = classes.length >= copy_stages_SURE && [...countsOf(classes).values()].every((count) => count >= FEW);
    return isEnough && classes.every((one, row) => judged[row] === one);
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/earned.ts
var earned = __webpack_require__(3171);
// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-evidence.ts
var evasion_evidence = __webpack_require__(6599);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/extraction-texts.ts


/** @param more sentences on the data, for what the score does not say */
function describeExtraction(outcome, more = []) {
    const { checkpoints, balance, fromData, knowsScores } = outcome;
    const last = checkpoints.at(-1);
    const limits = (0,result_words/* sentences */.hC)([
        ...more,
        'The copy imitates answers. It does not have the weights, and the score does not say how much the ' +
            'copy is worth.',
        'Other queries, a larger copy or pretrained networks can copy more, above all from large pictures, ' +
            'which the copy sees scaled down.',
        'The attacker is assumed to have inputs like the data that was given.',
        last !== undefined &&
            last.queries > fromData &&
            `The data was enough for ${String(fromData)} queries; the others were made from it.`,
        outcome.isRejected &&
            `More generated queries did not bring copies nearer to rows kept aside: the copy learnt from ${String(outcome.learnt)} answers.`,
        outcome.isBounded &&
            'Fewer queries were made than the budget allows: more of these inputs do not fit into memory.',
        !knowsScores && 'The model returns only labels. With scores, a copy would need fewer queries.',
        balance.leftOut > 0 &&
            `Not compared: ${String(balance.leftOut)} held-out inputs with answers that the model gives too rarely.`,
    ]);
    if (last === undefined) {
        return { meaning: 'Nothing could be measured: there was no time, or no data to query with.', limits };
    }
    const reached = queriesToAgreement(checkpoints, 0.9);
    return {
        meaning: `After ${String(last.queries)} queries, a copy gives ${percent(last.agreement.value)} of unseen ` +
            `inputs the class that the model gives${balance.strata.isMean ? ', with each class counted equally' : ''}; ` +
            `always naming one class gives ${percent(balance.constant)}. ` +
            (reached === undefined
                ? '90 % was not reached.'
                : `About ${String(reached)} queries are enough for 90 %.`),
        limits,
    };
}
function percent(share) {
    return `${(100 * share).toFixed(1).replace(/\.0$/u, '')} %`;
}
/** The questions that an agreement takes, between two checkpoints on a logarithmic scale; undefined if it was not reached. */
function queriesToAgreement(checkpoints, wanted) {
    const index = checkpoints.findIndex(({ agreement }) => agreement.value >= wanted);
    const reached = checkpoints[index];
    const before = checkpoints[index - 1];
    if (reached === undefined || before === undefined)
        return reached?.queries;
    const share = (wanted - before.agreement.value) / (reached.agreement.value - before.agreement.value);
    return Math.round(before.queries * (reached.queries / before.queries) ** share);
}
function extractionEvidence(outcome) {
    const { checkpoints } = outcome;
    const points = checkpoints.map(({ queries, agreement }) => ({ at: queries, ...agreement }));
    return [
        {
            kind: 'curve',
            title: 'Agreement against queries',
            xLabel: 'queries',
            yLabel: 'agreement of copy and model',
            series: [(0,evasion_evidence/* bandSeries */.jo)('copy, with 95 % interval', points)],
            isScore: true,
        },
        {
            kind: 'table',
            title: 'Agreement of copies',
            header: ['queries', 'agreement', '95 % from', '95 % to', 'without balance'],
            rows: checkpoints.map(({ queries, agreement, plain }) => [
                queries,
                agreement.value,
                agreement.low,
                agreement.high,
                plain,
            ]),
        },
    ];
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(6051);
// EXTERNAL MODULE: ./packages/engine/src/statistics/encode-tables.ts
var encode_tables = __webpack_require__(2270);
// EXTERNAL MODULE: ./packages/engine/src/substitute/convolution-graphs.ts
var convolution_graphs = __webpack_require__(1477);
// EXTERNAL MODULE: ./packages/engine/src/substitute/lens.ts
var substitute_lens = __webpack_require__(4389);
// EXTERNAL MODULE: ./packages/engine/src/substitute/patch-features.ts
var patch_features = __webpack_require__(615);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/made-rows.ts
var made_rows = __webpack_require__(3087);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/ask-questions.ts




/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
/** Fewer questions only spread over the data: few answers do not show where the boundary lies. */
const LEAST_AIMED = 500;
/** This share of the questions, or all of the data if it is less, only spreads; a copy aims the others, in rounds. */
const SPREAD_SHARE = 0.5;
const ROUNDS = 4;
/** A round has so many times as many inputs to choose from, and takes this share near the copy's boundary. */
const CANDIDATES = 6;
const NEAR_SHARE = 0.5;
/**
 * Asks about rows of the data, then about inputs made from them. From the middle on, a copy chooses half of the questions: those of
 * which it is least sure.
 */
async function askInRounds(asker, questions, random) {
    const { rows, total, isPicture } = questions;
    let { source } = questions;
    const { points, size } = source;
    const isAimed = total >= LEAST_AIMED;
    let left = [...rows];
    const spread = left.splice(0, isAimed ? Math.ceil(SPREAD_SHARE * total) : total);
    let asked = await askAll(asker, (0,vectors/* takeRows */.LY)(points, spread, size), [0, total]);
    const most = isAimed ? Math.ceil((total - asked.count) / ROUNDS) : total;
    let isCut = asked.count < spread.length;
    while (asked.count < total && !isCut) {
        const some = Math.min(most, total - asked.count, left.length > 0 ? left.length : total);
        const offered = isAimed ? CANDIDATES * some : some;
        const inputs = left.length > 0
            ? (0,vectors/* takeRows */.LY)(points, left.slice(0, offered), size)
            : asker.space.snap(isPicture
                ? (0,made_rows/* makePictures */.gT)(source, offered, random)
                : (0,made_rows/* makeRows */.GL)(source, offered, random, made_rows/* SMALL_NOISE */.tI));
        const chosen = await chooseNear(asker, questions, asked, { inputs, some });
        const put = (0,vectors/* takeRows */.LY)(inputs, chosen, size);
        // Made rows are made of those before them, too, which draws them to the boundary.
        if (left.length === 0 && !isPicture)
            source = grown(source, put);
        const taken = new Set(chosen);
        left = left.filter((_row, place) => !taken.has(place));
        const more = await askAll(asker, put, [asked.count, total]);
        isCut = more.count < some;
        asked = joined(asked, more);
    }
    return asked;
}
/** The places of `some` inputs: those near the boundary of a copy, and the first ones. */
async function chooseNear({ featureViews }, { source, isPicture, plan, scoresOf }, asked, { inputs, some }) {
    const all = Array.from({ length: inputs.length / source.size }, (_unused, place) => place);
    if (all.length <= some)
        return all;
    const seen = await featureViews.see(inputs);
    const last = Math.min(1, seen.length - 1);
    const [known, held] = [asked.seen[last], seen[last]];
    if (known === undefined || held === undefined)
        return all.slice(0, some);
    const { values, classes } = scoresOf(asked.values);
    const view = { size: featureViews.sizes[last] ?? 0, sharedScale: isPicture, inputs: known, held };
    const doubts = await orderByDoubt({ ...plan, classes }, view, { values, classes, count: asked.count });
    const near = new Set(doubts.slice(0, Math.round(NEAR_SHARE * some)));
    return [...near, ...all.filter((place) => !near.has(place))].slice(0, some);
}
/**
 * Orders inputs by how unsure a copy is of their class (Lewis and Gale, SIGIR 1994; Pal et al., "ActiveThief", AAAI 2020).
 * @param view the questions so far, and as held-out inputs those to order
 */
async function orderByDoubt(plan, view, answers) {
    const { classes } = answers;
    // Pictures are smooth in their features; tables have edges along their columns.
    const guesses = view.sharedScale
        ? await deepGuesses(plan, view, answers, true)
        : treeGuesses('boosted logarithms', plan, view, answers);
    const leads = Array.from({ length: guesses.length / classes }, (_unused, row) => {
        const guess = (0,vectors/* rowOf */.OB)(guesses, row, classes).slice();
        const best = (0,vectors/* argMax */.FL)(guess);
        const most = guess[best] ?? 0;
        guess[best] = -Infinity;
        return most - Math.max(...guess);
    });
    return [...leads.keys()].toSorted((one, other) => (leads[one] ?? 0) - (leads[other] ?? 0));
}
/** Asks about inputs in their order, until the time for it ends. @param progress the questions before these, and all */
async function askAll({ victim, space, budget, stopAtMs, featureViews }, inputs, [before, total]) {
    const count = inputs.length / space.size;
    const values = new Float32Array(count * victim.answerSize);
    const seen = featureViews.sizes.map((size) => new Float32Array(count * size));
    const cut = (asked) => ({
        values: values.subarray(0, asked * victim.answerSize),
        seen: seen.map((one, index) => one.subarray(0, asked * (featureViews.sizes[index] ?? 0))),
        count: asked,
    });
    const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / space.size)));
    for (let from = 0; from < count; from += chunk) {
        if (budget.timeLeftMs() <= stopAtMs)
            return cut(from);
        const some = Math.min(chunk, count - from);
        budget.progress((0.3 * (before + from)) / total, `querying, ${String(before + from)} of ${String(total)}`);
        const part = inputs.subarray(from * space.size, (from + some) * space.size);
        values.set(await victim.ask(space.toModel(part), some), from * victim.answerSize);
        for (const [index, view] of (await featureViews.see(part)).entries()) {
            seen[index]?.set(view, from * (featureViews.sizes[index] ?? 0));
        }
    }
    return cut(count);
}
function join(one, other = new Float32Array(0)) {
    const both = new Float32Array(one.length + other.length);
    both.set(one);
    both.set(other, one.length);
    return both;
}
function grown(source, inputs) {
    const before = source.points.length / source.size;
    const added = Array.from({ length: inputs.length / source.size }, (_unused, place) => before + place);
    return {
        ...source,
        points: join(source.points, inputs),
        rows: Int32Array.from([...source.rows, ...added]),
    };
}
function joined(first, second) {
    return {
        values: join(first.values, second.values),
        seen: first.seen.map((view, index) => join(view, second.seen[index])),
        count: first.count + second.count,
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/balance.ts


/** With two answers, eight inputs of the rarer one carry as much as 30 of a balanced set, however many the other ones are. */
const FEWEST = 8;
/** Groups held-out inputs by the model's answers, so that each answer counts the same. */
function balanceByAnswer(classes) {
    const counts = new Map();
    for (const one of classes)
        counts.set(one, (counts.get(one) ?? 0) + 1);
    const isMean = (0,src_strata/* countsByClass */.Ub)(classes.length, counts.size);
    const all = (0,src_strata/* strataOf */.T$)(classes, counts.size, isMean);
    const strata = all.strata.filter(({ inputs }) => !isMean || inputs.length >= FEWEST);
    const compared = strata.reduce((sum, { inputs }) => sum + inputs.length, 0);
    const mostFrequent = Math.max(0, ...counts.values()) / Math.max(1, classes.length);
    return {
        ...{ strata: { ...all, strata }, leftOut: classes.length - compared, mostFrequent },
        constant: isMean ? 1 / Math.max(1, strata.length) : mostFrequent,
    };
}
/** @throws NotTestable if a copy that always names one class could not be told from a good one */
function requireSecondAnswer({ strata, mostFrequent, leftOut }, held) {
    const others = (1 - mostFrequent) * held;
    if (strata.strata.length >= 2 && others >= FEWEST - 0.5)
        return;
    const rare = leftOut === 0 ? Math.round(others) : leftOut;
    const why = rare === 0
        ? `There is nothing to copy: the model gives all ${String(held)} held-out inputs the same class.`
        : `The model gives ${String(Math.round(mostFrequent * held))} of ${String(held)} held-out inputs the same class. Only ` +
            `${String(rare)} got another one; to compare a copy on them, at least ${String(FEWEST)} are needed.`;
    throw new fault/* NotTestable */.S1(`${why} Give more inputs that the model puts into another class, at least ` +
        `${String(2 * FEWEST + 4)}: half of the data is held out. Check also that the data is prepared as in ` +
        'training.');
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/choose-queries.ts

/** The first inputs stand for many others, since there are few of them; the later ones are to be far from all before. */
const REPRESENTATIVES = 64;
/** Among more inputs than these, representatives are searched in a part of them. */
const SEARCHED = 1_200;
/** Inputs with more numbers are compared by random projections. */
const COMPARED_NUMBERS = 64;
/** Numbers that choosing may look at, before it goes on at random. */
const WORK = 4e8;
/**
 * Orders questions so that few answers teach much: representatives first (facility location), then always the input farthest from
 * all before (k-center: Sener and Savarese, ICLR 2018), then the rest at random.
 */
function orderQueries(points, count, random) {
    if (count === 0)
        return new Int32Array(0);
    const size = points.length / count;
    const seen = project(points, size, random);
    const width = Math.min(size, COMPARED_NUMBERS);
    const order = representatives(seen, width, random.permutation(count).subarray(0, SEARCHED));
    const chosen = new Set(order);
    const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
    const choose = (row) => {
        chosen.add(row);
        for (let other = 0; other < count; other += 1) {
            const apart = (0,vectors/* squaredDistance */.hG)((0,vectors/* rowOf */.OB)(seen, row, width), (0,vectors/* rowOf */.OB)(seen, other, width));
            if (apart < (nearest[other] ?? 0))
                nearest[other] = apart;
        }
    };
    for (const row of order)
        choose(row);
    const steps = Math.min(count - order.length, Math.floor(WORK / (count * width)));
    for (let step = 0; step < steps; step += 1) {
        const farthest = indexOfFarthest(nearest, chosen);
        if (farthest < 0)
            break;
        order.push(farthest);
        choose(farthest);
    }
    const rest = random.permutation(count).filter((row) => !chosen.has(row));
    return Int32Array.from([...order, ...rest]);
}
function indexOfFarthest(nearest, chosen) {
    let best = -1;
    for (let row = 0; row < nearest.length; row += 1) {
        if (!chosen.has(row) && (best < 0 || (nearest[row] ?? 0) > (nearest[best] ?? 0)))
            best = row;
    }
    return best;
}
/** Greedy facility location: each next row lowers the sum of all distances to representatives the most. */
function representatives(points, size, rows) {
    const count = rows.length;
    const apart = new Float32Array(count * count);
    let largest = 0;
    for (let a = 0; a < count; a += 1) {
        for (let b = 0; b < a; b += 1) {
            const value = (0,vectors/* squaredDistance */.hG)((0,vectors/* rowOf */.OB)(points, rows[a] ?? 0, size), (0,vectors/* rowOf */.OB)(points, rows[b] ?? 0, size));
            apart[a * count + b] = value;
            apart[b * count + a] = value;
            largest = Math.max(largest, value);
        }
    }
    const nearest = new Float32Array(count).fill(largest);
    const chosen = [];
    while (chosen.length < Math.min(REPRESENTATIVES, count)) {
        const best = bestRepresentative(apart, nearest);
        chosen.push(rows[best] ?? 0);
        for (let row = 0; row < count; row += 1) {
            nearest[row] = Math.min(nearest[row] ?? 0, apart[best * count + row] ?? 0);
        }
        // It is its own representative: choosing it again gains nothing.
        nearest[best] = -1;
    }
    return chosen;
}
function bestRepresentative(apart, nearest) {
    const count = nearest.length;
    let best = 0;
    let most = -1;
    for (let candidate = 0; candidate < count; candidate += 1) {
        if ((nearest[candidate] ?? -1) < 0)
            continue;
        let gain = 0;
        for (let row = 0; row < count; row += 1) {
            gain += Math.max(0, (nearest[row] ?? 0) - (apart[candidate * count + row] ?? 0));
        }
        if (gain > most)
            [best, most] = [candidate, gain];
    }
    return best;
}
/** Inputs of many numbers by their products with random vectors, which keeps distances roughly. */
function project(points, size, random) {
    if (size <= COMPARED_NUMBERS)
        return points;
    const axes = new Float32Array(size * COMPARED_NUMBERS);
    random.fillNormals(axes);
    const count = points.length / size;
    const seen = new Float32Array(count * COMPARED_NUMBERS);
    for (let row = 0; row < count; row += 1) {
        const out = (0,vectors/* rowOf */.OB)(seen, row, COMPARED_NUMBERS);
        for (let column = 0; column < size; column += 1) {
            const value = points[row * size + column] ?? 0;
            if (value !== 0)
                (0,vectors/* addScaled */.IS)(out, value, (0,vectors/* rowOf */.OB)(axes, column, COMPARED_NUMBERS));
        }
    }
    return seen;
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/minimum.ts
var minimum = __webpack_require__(2);
// EXTERNAL MODULE: ./packages/engine/src/attacks/extraction/split.ts
var split = __webpack_require__(8854);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/interrogate.ts














/** Numbers that are kept of all questions together, in all views. More questions are not asked. */
const KEPT_NUMBERS = 2 ** 26;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;
/** The share of the questions from the data that is kept aside to choose among copies, and how many are enough. */
const ASIDE_SHARE = 1 / 3;
const MOST_ASIDE = 400;
const TYPICAL = 200;
/**
 * Chooses the questions and asks them, and asks about the held-out inputs. Only what a copy sees of them is kept.
 * @throws NotTestable if the held-out inputs are too few, or the model gives them all the same class
 */
async function interrogate(analysis, victim, budget) {
    const space = new attack_space/* AttackSpace */.X(analysis.data);
    const { size } = space;
    const random = new src_random/* Random */.o(budget.seed);
    const points = space.snap(space.fromModel(analysis.data.values));
    const { pool, held, keys } = (0,split/* splitRows */.a)(analysis.data, budget.seed, analysis.labels);
    (0,earned/* requireHeld */.lb)(held.length, 'different inputs', minimum/* HELD_SHARE */.s6.classifier);
    const featureViews = await openViews(analysis, space, points, pool, random);
    const width = featureViews.sizes.reduce((sum, one) => sum + one, victim.answerSize);
    const asked = Math.min(budget.maxQueries, Math.floor(KEPT_NUMBERS / width));
    const fromData = Math.min(asked, pool.length);
    const isAside = asked > pool.length || asked >= LEAST_AIMED;
    const extra = isAside ? Math.min(MOST_ASIDE, Math.round(ASIDE_SHARE * fromData)) : 0;
    const [aside, rows] = [pool.subarray(0, extra), pool.subarray(extra)];
    const order = orderQueries(featureViews.firstView((0,vectors/* takeRows */.LY)(points, rows, size)), rows.length, random);
    const questions = [...aside, ...Array.from(order, (row) => rows[row] ?? 0)];
    const stopAtMs = endOfAsking(budget);
    const asker = { victim, space, budget, stopAtMs, featureViews };
    const heldAnswers = await askAll(asker, (0,vectors/* takeRows */.LY)(points, held, size), [0, held.length]);
    const heldClasses = namesOf(victim, heldAnswers.values);
    const balance = balanceByAnswer(heldClasses);
    if (heldAnswers.count === held.length)
        requireSecondAnswer(balance, held.length);
    const plan = { runtime: analysis.runtime, seed: budget.seed, going: () => budget.timeLeftMs() > 0 };
    const answers = await askInRounds(asker, {
        ...{ source: { points, rows, size, space }, rows: questions, total: asked, plan },
        isPicture: analysis.picture !== undefined,
        scoresOf: (values) => scoresOf(analysis, victim, values, heldClasses),
    }, random);
    await featureViews.close();
    const { classes, values: scores } = scoresOf(analysis, victim, answers.values, heldClasses);
    const views = viewsOf(featureViews, analysis.picture !== undefined, answers.seen, heldAnswers.seen);
    const whole = {
        ...{ views, answers: scores, count: answers.count, fromData: Math.min(fromData, answers.count) },
        ...{ aside: undefined, heldClasses, kernels: new Map(), ways: new Map() },
    };
    return {
        ...{ whole, transcript: extra < answers.count ? keepAside(whole, extra, classes) : whole },
        ...{ balance, heldRows: held.subarray(0, heldAnswers.count), keys },
        fromData: whole.fromData,
        plan: { ...plan, classes },
        complete: answers.count === asked && heldAnswers.count === held.length,
        isBounded: asked < budget.maxQueries,
    };
}
async function openViews({ picture, runtime, data }, space, points, pool, random) {
    const size = points.length / Math.max(1, data.count);
    const lens = (0,substitute_lens/* makeLens */.F)(size, picture);
    // Numbers that stand for categories are compared as they are coded.
    const coded = { categories: undefined, codeNames: undefined };
    const encoder = (0,encode_tables/* tableEncoder */.ds)([{ ...data, ...coded, values: space.readable(points) }]);
    const firstView = (inputs) => encoder === undefined ? lens.see(inputs) : encoder.encode(space.readable(inputs));
    const seen = encoder?.columns.length ?? lens.seen;
    const typical = picture === undefined ? [] : pool.subarray(0, TYPICAL);
    const patches = picture && (await patch_features/* PatchFeatures */.C.create(runtime, picture, (0,vectors/* takeRows */.LY)(points, typical, size), random));
    const front = picture && (0,convolution_graphs/* frontFor */.FH)(picture);
    const planes = picture && front && (0,substitute_lens/* pictureLens */.Y)(picture, front);
    return {
        firstView,
        front,
        sizes: [
            seen,
            ...(patches === undefined ? [] : [patches.size]),
            ...(planes === undefined ? [] : [planes.seen]),
        ],
        see: async (inputs) => [
            firstView(inputs),
            ...(patches === undefined ? [] : [await patches.see(inputs)]),
            ...(planes === undefined ? [] : [planes.see(inputs)]),
        ],
        close: async () => patches?.close(),
    };
}
/** @returns the time left, in milliseconds, at which no more is asked; without an end of time, 0 */
function endOfAsking(budget) {
    const allTime = budget.timeLeftMs();
    return Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0;
}
function viewsOf({ sizes, front }, sharedScale, asked, held) {
    return sizes.map((size, index) => ({
        ...{ size, sharedScale, front: index === sizes.length - 1 ? front : undefined },
        inputs: asked[index] ?? new Float32Array(0),
        held: held[index] ?? new Float32Array(0),
    }));
}
/** Takes the first answers away, so that they can choose among copies. */
function keepAside(whole, extra, classes) {
    if (extra === 0)
        return whole;
    const first = whole.answers.subarray(0, extra * classes);
    return {
        ...whole,
        views: whole.views.map((view) => ({ ...view, inputs: view.inputs.subarray(extra * view.size) })),
        answers: whole.answers.subarray(extra * classes),
        count: whole.count - extra,
        fromData: whole.fromData - extra,
        aside: {
            inputs: whole.views.map(({ inputs, size }) => inputs.subarray(0, extra * size)),
            scores: first,
            classes: (0,vectors/* argMaxOfRows */.pH)(first, classes),
        },
    };
}
function namesOf(victim, answers) {
    return victim.answers === 'scores'
        ? (0,vectors/* argMaxOfRows */.pH)(answers, victim.answerSize)
        : Int32Array.from(answers, Math.round);
}
function scoresOf(analysis, victim, answers, heldClasses) {
    if (victim.answers === 'scores')
        return { classes: victim.answerSize, values: answers };
    const asked = namesOf(victim, answers);
    const classes = [...asked, ...heldClasses].reduce((most, one) => Math.max(most, one + 1), analysis.classes ?? 2);
    return { classes, values: (0,extraction_targets/* oneHot */.Mw)(asked, classes) };
}

// EXTERNAL MODULE: ./packages/common/src/present.ts
var present = __webpack_require__(528);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/attack-by-extraction.ts









const METHOD = {
    name: 'Extraction: a copy trained on chosen queries',
    formula: 'score = mean over the answers of the model of A: A the share of held-out inputs with this answer to which the copy gives the same; answers that fewer than 10 of them got share one A; with fewer than 20 held-out inputs for each answer, score = the share of all of them; Wilson 95 % intervals, joined by MOVER',
    sources: [
        'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
        'Rifkin, Lippert: Notes on regularized least squares, MIT 2007',
        'Coates, Lee, Ng: An analysis of single-layer networks in unsupervised feature learning, AISTATS 2011',
        'Geurts, Ernst, Wehenkel: Extremely randomized trees, Machine Learning 2006',
        'Friedman: Greedy function approximation: a gradient boosting machine, Annals of Statistics 2001',
        'Pal, Gupta, Shukla, Kanade, Shevade, Ganapathy: ActiveThief, AAAI 2020',
        'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
        'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
        'Zou, Huang, Zhang: A note on confidence interval estimation for a linear function of binomial proportions, CSDA 2009',
        'OWASP AI Testing Guide, AITG-APP-09',
    ],
};
/**
 * Copies a classifier: asks about inputs of the data, then about made ones, trains a copy on the answers, and measures how often
 * they agree on inputs that it never saw. `budget.maxQueries` bounds the questions of the attack; those for the held-out inputs
 * come on top.
 */
async function attackByExtraction(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined)
        throw new fault/* ArtifactFault */.RE('Extraction needs a model: give one.');
    const started = performance.now();
    const queriesBefore = victim.queries;
    const asked = await interrogate(analysis, victim, budget);
    const { transcript, balance, heldRows, keys, fromData, plan, complete, isBounded } = asked;
    const queries = asked.whole.count;
    const { checkpoints, agreements, learnt, isRejected } = await measureStages(asked, budget);
    const outcome = {
        ...{ checkpoints, balance, fromData, learnt, isRejected, isBounded },
        held: transcript.heldClasses.length,
        knowsScores: victim.answers === 'scores',
    };
    const cutShort = !complete || !plan.going();
    const strata = (0,src_strata/* stratumOf */.Ey)(balance.strata);
    const rows = agreements.map((fell, index) => ({
        ...{ key: keys[heldRows[index] ?? 0] ?? 0, fell },
        ...(strata !== undefined && { group: strata[index] ?? 0 }),
    }));
    const outcomes = (0,pack_outcomes/* packOutcomes */.Nu)(rows.filter(({ group = 0 }) => group >= 0), { queries });
    const classes = (0,src_strata/* ratesIn */.PO)(balance.strata, (row) => agreements[row] === true, analysis.classNames);
    budget.progress(1, 'Extraction is done');
    const last = checkpoints.at(-1);
    return {
        score: last?.agreement ?? { value: 0, low: 0, high: 1 },
        ...{ bound: 'lower', access: 'black-box' },
        ...(0,present/* present */.E)({ outcomes, classes }),
        cutShort,
        ...(0,earned/* unearnedCopy */.WQ)({
            ...{ ...analysis, victim, asked: queries, reached: last?.agreement },
            constant: balance.constant,
        }),
        ...describeExtraction(outcome, (0,free_text/* formatFreeText */.Tq)(analysis.data)),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        ...accuracyOf(analysis, transcript.heldClasses, heldRows),
        method: METHOD,
        figures: {
            'queries to 90 % agreement': queriesToAgreement(checkpoints, 0.9) ?? 'not reached',
            'agreement without balance': last?.plain ?? 'not measured',
            'most frequent answer': balance.mostFrequent,
            'queries of the attack': queries,
            'of them from the data': fromData,
            'answers that the copy learnt from': learnt,
            'held-out inputs': outcome.held,
        },
        evidence: extractionEvidence(outcome),
    };
}
function accuracyOf({ labels }, heldClasses, heldRows) {
    if (labels === undefined || heldRows.length === 0)
        return {};
    return {
        accuracy: heldClasses.filter((one, index) => labels[heldRows[index] ?? 0] === one).length / heldRows.length,
    };
}


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

/***/ 3087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ makeRows),
/* harmony export */   gT: () => (/* binding */ makePictures),
/* harmony export */   tI: () => (/* binding */ SMALL_NOISE)
/* harmony export */ });
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

/** The noise of a row, as a share of the standard deviation of each column: as much as the data varies. */
const NOISE = 0.5;
/** The same if it is to stay near its row. */
const SMALL_NOISE = 0.15;
const PICTURE_NOISE = 0.08;
/**
 * Makes rows for questions beyond the data: in turns a row with columns of another one, and a row with noise. Both vary as much as
 * the data; points between two rows would lie nearer to its middle.
 */
function makeRows(source, count, random, share = NOISE) {
    const { points, rows, size, space } = source;
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const spread = spreadOf(source);
    const drawn = () => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(made, index, size);
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
function spreadOf({ points, rows, size, space }) {
    return Float64Array.from({ length: size }, (_unused, column) => {
        const values = Array.from(rows, (row) => points[row * size + column] ?? 0).filter((value) => space?.isWhole(column, value, value) !== true);
        const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
        return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
    });
}
/** Makes pictures: points between two pictures, near the boundaries between classes, with some noise. */
function makePictures({ points, rows, size }, count, random) {
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const drawn = () => (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(made, index, size);
        const share = random.uniform();
        random.fillNormals(noise);
        const [first, second] = [drawn(), drawn()];
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, share, first);
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, 1 - share, second);
        (0,_vectors_js__WEBPACK_IMPORTED_MODULE_0__/* .addScaled */ .IS)(out, PICTURE_NOISE * random.uniform(), noise);
    }
    return made;
}


/***/ }),

/***/ 8854:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ splitRows)
/* harmony export */ });
/* harmony import */ var _draw_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9532);
/* harmony import */ var _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2819);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2);



/** More inputs than these make the fidelity hardly more exact: its interval is then below \u00b1.03. */
const MOST_HELD = 1_000;
/**
 * Holds out half of each class, at most 1,000 inputs together. Equal inputs count once, so that none is on both sides.
 * @param labels all rows are one class without them
 */
function splitRows(data, seed, labels = new Int32Array(data.count)) {
    const { keys, order } = (0,_draw_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .drawRows */ .W)(data, seed, { labels, each: _catalog_result_result_words_js__WEBPACK_IMPORTED_MODULE_2__/* .EACH_CLASS */ .XA });
    const seen = new Set();
    const rows = order.filter((row) => {
        const key = keys[row] ?? 0;
        return !seen.has(key) && seen.add(key).size > 0;
    });
    const ofClass = Map.groupBy(rows, (row) => labels[row] ?? 0);
    const halves = [...ofClass.values()].flatMap((some) => some.slice(0, Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_1__/* .HELD_SHARE */ .s6.classifier * some.length)));
    const isHalf = new Set(halves);
    const most = Math.min(MOST_HELD, Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_1__/* .HELD_SHARE */ .s6.classifier * rows.length));
    const held = rows.filter((row) => isHalf.has(row)).slice(0, most);
    const isHeld = new Set(held);
    return { keys, held, pool: rows.filter((row) => !isHeld.has(row)) };
}


/***/ }),

/***/ 1152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ sharesOf)
/* harmony export */ });
/**
 * Turns logits into shares of classes, in place: softmax of each row, or the logistic function if there is one logit a row.
 * @param classes the logits of a row
 */
function sharesOf(logits, classes) {
    if (classes === 1) {
        for (let at = 0; at < logits.length; at += 1)
            logits[at] = 1 / (1 + Math.exp(-(logits[at] ?? 0)));
        return;
    }
    for (let start = 0; start < logits.length; start += classes) {
        let [most, sum] = [-Infinity, 0];
        for (let at = start; at < start + classes; at += 1)
            most = Math.max(most, logits[at] ?? 0);
        for (let at = start; at < start + classes; at += 1) {
            const share = Math.exp((logits[at] ?? 0) - most);
            logits[at] = share;
            sum += share;
        }
        for (let at = start; at < start + classes; at += 1)
            logits[at] = (logits[at] ?? 0) / sum;
    }
}


/***/ }),

/***/ 2482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ boostedGuesses)
/* harmony export */ });
/* harmony import */ var _multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8659);
/* harmony import */ var _logits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1152);
/* harmony import */ var _tree_grower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);



const SHRINKAGE = 1;
const BINS = 255;
/** Numbers that one tree may look at: of wide tables, each tree sees some columns. */
const WORK = 4e6;
const FEWEST_COLUMNS = 8;
const USUAL = {
    ...{ trees: 300, rate: 0.1, deepest: 5, leaf: 3, columns: 1, loss: 'squared-error' },
    going: () => true,
};
/**
 * Guesses scores by gradient boosting: each tree learns what the trees before it left of all scores at once, and has the best cut of
 * binned columns in each node.
 * Source: Friedman, "Greedy function approximation: a gradient boosting machine", Annals of Statistics 29, 2001; Ke et al.,
 * "LightGBM", NeurIPS 2017, for the bins.
 * @param asked inputs of the same columns
 * @returns the scores, or the logits, of each input that is asked about
 */
function boostedGuesses({ inputs, size, scores, classes, count }, asked, random, given = {}) {
    const boosting = { ...USUAL, ...given };
    const { deepest, leaf } = boosting;
    const rows = count + asked.length / size;
    const columns = binned(inputs, asked, count, size);
    const guess = new Guess({ scores, classes, count }, rows, boosting);
    const affordable = Math.max(FEWEST_COLUMNS, Math.floor(WORK / (count * classes * deepest)));
    const tried = Math.min(affordable, Math.ceil(boosting.columns * size));
    const drawn = Array.from({ length: size }, (_unused, column) => column);
    for (let tree = 0; tree < boosting.trees && boosting.going(); tree += 1) {
        guess.measureRest();
        const seen = tried < size ? random.shuffle(drawn).slice(0, tried) : drawn;
        const histogram = new Histogram(columns, { scores: guess.rest, size: classes }, leaf);
        const kind = {
            cut: (known, depth) => depth < deepest && known.length >= 2 * leaf ? histogram.bestCut(known, seen) : undefined,
            leaf: (known, others) => {
                guess.step(known, others);
            },
        };
        const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_0__/* .growTree */ .WJ)(columns, kind, everyone.slice(0, count), everyone);
    }
    return guess.sums.slice(count * classes);
}
/** What the trees say so far, and what that leaves of the scores. */
class Guess {
    sums;
    rest;
    /** For log-odds: how much the guess of a row may still move, p (1 - p). */
    #give;
    #scores;
    #classes;
    #rate;
    #weights;
    constructor({ scores, classes, count }, rows, { loss, rate, weights }) {
        const isOdds = loss === 'log-odds';
        const means = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .columnMeans */ .X)({ values: scores, rows: count, columns: classes });
        const start = isOdds ? means.map((mean) => logit(mean, classes)) : means;
        this.sums = new Float32Array(rows * classes).map((_unused, index) => start[index % classes] ?? 0);
        this.rest = new Float32Array(count * classes);
        this.#give = isOdds ? new Float32Array(count * classes) : undefined;
        [this.#scores, this.#classes, this.#weights] = [scores, classes, weights];
        // Softmax has one logit more than it needs (Friedman's factor).
        this.#rate = isOdds && classes > 1 ? (rate * (classes - 1)) / classes : rate;
    }
    /** Measures what is left of the scores of the rows that are learned. */
    measureRest() {
        const { rest, sums } = this;
        const give = this.#give;
        if (give === undefined) {
            for (let at = 0; at < rest.length; at += 1)
                rest[at] = (this.#scores[at] ?? 0) - (sums[at] ?? 0);
            return;
        }
        rest.set(sums.subarray(0, rest.length));
        (0,_logits_js__WEBPACK_IMPORTED_MODULE_2__/* .sharesOf */ .A)(rest, this.#classes);
        for (let at = 0; at < rest.length; at += 1) {
            const share = rest[at] ?? 0;
            const weight = this.#weights?.[Math.floor(at / this.#classes)] ?? 1;
            give[at] = weight * share * (1 - share);
            rest[at] = weight * ((this.#scores[at] ?? 0) - share);
        }
    }
    /** Moves the guesses of the rows in a leaf towards what is left of those that are learned. */
    step(known, others) {
        const { rest, sums } = this;
        const [classes, give] = [this.#classes, this.#give];
        for (let name = 0; name < classes; name += 1) {
            let [sum, most] = [0, give === undefined ? known.length : 0];
            for (const row of known) {
                sum += rest[row * classes + name] ?? 0;
                if (give !== undefined)
                    most += give[row * classes + name] ?? 0;
            }
            const step = (this.#rate * sum) / (most + SHRINKAGE);
            for (const row of others)
                sums[row * classes + name] = (sums[row * classes + name] ?? 0) + step;
        }
    }
}
const LEAST_SHARE = 1e-4;
function logit(share, classes) {
    const own = Math.log(Math.max(share, LEAST_SHARE));
    return classes > 1 ? own : own - Math.log(Math.max(1 - share, LEAST_SHARE));
}
/** The number of the bin of each row in each column: the quantiles are those of the first rows, which are learned. */
function binned(inputs, asked, count, size) {
    const rows = count + asked.length / size;
    const values = new Uint8Array(rows * size);
    for (let column = 0; column < size; column += 1) {
        const edges = edgesOf(Float32Array.from({ length: count }, (_unused, row) => inputs[row * size + column] ?? 0));
        for (let row = 0; row < rows; row += 1) {
            const value = row < count ? inputs[row * size + column] : asked[(row - count) * size + column];
            values[column * rows + row] = placeOf(edges, value ?? 0);
        }
    }
    return { values, rows: size, columns: rows };
}
/** Values in the middle between neighbours, at most one less than there are bins. */
function edgesOf(column) {
    const sorted = column.toSorted();
    const distinct = sorted.filter((value, place) => place === 0 || value !== sorted[place - 1]);
    const from = distinct.length <= BINS ? distinct : sorted;
    const step = from.length / Math.min(BINS, from.length);
    const edges = [];
    for (let at = step; Math.round(at) < from.length; at += step) {
        const [below = 0, above = 0] = [from[Math.round(at) - 1], from[Math.round(at)]];
        if (above > below)
            edges.push((below + above) / 2);
    }
    return Float32Array.from(edges);
}
function placeOf(edges, value) {
    let [low, high] = [0, edges.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((edges[middle] ?? 0) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Sums of scores by bin, for one column after another. */
class Histogram {
    #columns;
    #scores;
    #size;
    #leaf;
    #sums;
    #counts = new Int32Array(BINS);
    #all;
    #low;
    constructor(columns, { scores, size }, leaf) {
        [this.#columns, this.#leaf] = [columns, leaf];
        this.#scores = scores;
        this.#size = size;
        this.#sums = new Float64Array(BINS * size);
        this.#all = new Float64Array(size);
        this.#low = new Float64Array(size);
    }
    /** The cut that leaves the least of squared errors. @returns undefined if none leaves less */
    bestCut(known, columns) {
        const size = this.#size;
        this.#all.fill(0);
        for (const row of known) {
            for (let at = 0; at < size; at += 1) {
                this.#all[at] = (this.#all[at] ?? 0) + (this.#scores[row * size + at] ?? 0);
            }
        }
        let most = this.#all.reduce((sum, one) => sum + one * one, 0) / (known.length + SHRINKAGE) + 1e-12;
        let best;
        for (const column of columns) {
            this.#fill(known, column);
            this.#low.fill(0);
            let lower = 0;
            for (let bin = 0; bin < BINS - 1 && lower <= known.length - this.#leaf; bin += 1) {
                const here = this.#counts[bin] ?? 0;
                if (here === 0)
                    continue;
                lower += here;
                const worth = this.#worthBelow(bin, lower, known.length - lower);
                if (lower < this.#leaf || known.length - lower < this.#leaf || worth <= most)
                    continue;
                [most, best] = [worth, { column, value: bin }];
            }
        }
        return best;
    }
    /** Adds the sums of one bin to those of the bins below, and says what a cut above it is worth. */
    #worthBelow(bin, lower, upper) {
        const size = this.#size;
        let worth = 0;
        for (let at = 0; at < size; at += 1) {
            const low = (this.#low[at] ?? 0) + (this.#sums[bin * size + at] ?? 0);
            this.#low[at] = low;
            worth += low ** 2 / (lower + SHRINKAGE) + ((this.#all[at] ?? 0) - low) ** 2 / (upper + SHRINKAGE);
        }
        return worth;
    }
    #fill(known, column) {
        const [size, start] = [this.#size, column * this.#columns.columns];
        this.#sums.fill(0);
        this.#counts.fill(0);
        for (const row of known) {
            const bin = this.#columns.values[start + row] ?? 0;
            this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
            for (let at = 0; at < size; at += 1) {
                this.#sums[bin * size + at] =
                    (this.#sums[bin * size + at] ?? 0) + (this.#scores[row * size + at] ?? 0);
            }
        }
    }
}


/***/ })

};
