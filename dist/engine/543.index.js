export const id = 543;
export const ids = [543];
export const modules = {

/***/ 9543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByExtraction: () => (/* binding */ attackByExtraction)
});

// EXTERNAL MODULE: ./src/engine/fault.ts
var fault = __webpack_require__(5206);
// EXTERNAL MODULE: ./src/attacks/extraction/descriptor.ts
var descriptor = __webpack_require__(9790);
// EXTERNAL MODULE: ./src/engine/dataset/free-text.ts
var free_text = __webpack_require__(8727);
// EXTERNAL MODULE: ./src/core/outcomes.ts
var core_outcomes = __webpack_require__(9570);
// EXTERNAL MODULE: ./src/engine/strata.ts
var engine_strata = __webpack_require__(6557);
// EXTERNAL MODULE: ./src/engine/random.ts
var engine_random = __webpack_require__(6027);
// EXTERNAL MODULE: ./src/engine/statistics/regression-forest.ts
var regression_forest = __webpack_require__(1149);
// EXTERNAL MODULE: ./src/engine/vectors.ts
var vectors = __webpack_require__(7754);
// EXTERNAL MODULE: ./src/engine/substitute/lens.ts
var substitute_lens = __webpack_require__(9007);
// EXTERNAL MODULE: ./src/engine/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(8214);
// EXTERNAL MODULE: ./src/engine/substitute/graph-runtime.ts
var graph_runtime = __webpack_require__(58);
// EXTERNAL MODULE: ./src/engine/substitute/onnx-writer.ts
var onnx_writer = __webpack_require__(3086);
// EXTERNAL MODULE: ./src/engine/substitute/scaling.ts
var substitute_scaling = __webpack_require__(4994);
// EXTERNAL MODULE: ./src/engine/statistics/cholesky.ts
var cholesky = __webpack_require__(1926);
;// CONCATENATED MODULE: ./src/attacks/extraction/targets.ts
/**
 * What a copy learns to predict: the scores as they are, or their logarithms, which show for many classes at once how near they are.
 * The number is the least score that counts: forests answer with zeros, softmax does not.
 */
const TARGETS = ['scores', 1e-2, 1e-7];
/** Returns the targets of answers, as deviations from the mean of each answer. */
function targetsOf(scores, classes, target) {
    const values = target === 'scores' ? scores.slice() : scores.map((score) => Math.log(Math.max(score, target)));
    for (let start = 0; start < values.length; start += classes) {
        let sum = 0;
        for (let at = start; at < start + classes; at += 1)
            sum += values[at] ?? 0;
        for (let at = start; at < start + classes; at += 1)
            values[at] = (values[at] ?? 0) - sum / classes;
    }
    return values;
}
/** Brings guesses to deviations from each row's mean, of mean square 1 over all, so that guesses of different copies can be added. */
function standardized(guesses, classes) {
    const values = guesses.slice();
    let squares = 0;
    for (let start = 0; start < values.length; start += classes) {
        let sum = 0;
        for (let at = start; at < start + classes; at += 1)
            sum += values[at] ?? 0;
        for (let at = start; at < start + classes; at += 1) {
            const value = (values[at] ?? 0) - sum / classes;
            values[at] = value;
            squares += value * value;
        }
    }
    const size = Math.sqrt(squares / Math.max(1, values.length));
    return size > 0 ? values.map((value) => value / size) : values;
}

;// CONCATENATED MODULE: ./src/attacks/extraction/kernel-copy.ts






/** The choice is made with at most so many answers: its cost grows with their cube. */
const CHOSEN_WITH = 200;
const WIDTHS = [0.15, 0.4, 1, 2.5, 10];
const PENALTIES = [1e-5, 1e-3, 1e-2, 1e-1];
/** How much a choice must agree more to make up for explaining nothing of the answers' variance. */
const FIT_WEIGHT = 0.5;
/**
 * Chooses view, width, penalty and target of a kernel ridge regression by leave-one-out on the answers alone. The error of leaving
 * out answer i is alpha_i / (K + penalty)^-1_ii (Rifkin and Lippert 2007), so that one factorization tells all of them.
 */
function chooseKernel(views, answers) {
    const count = Math.min(CHOSEN_WITH, answers.count);
    const wanted = TARGETS.map((target) => ({
        target,
        values: targetsOf(answers.values.subarray(0, count * answers.classes), answers.classes, target),
    }));
    let best;
    for (const [view, { inputs, size, sharedScale }] of views.entries()) {
        const rows = inputs.subarray(0, count * size);
        const apart = distancesAmong((0,substitute_scaling/* scale */.hs)(rows, (0,substitute_scaling/* measureScaling */.Gm)(rows, size, sharedScale)), size);
        const middle = middleOf(apart, count);
        for (const width of WIDTHS) {
            for (const penalty of PENALTIES) {
                const inverse = invert(kernelOf(apart, width * middle), count, penalty);
                for (const { target, values } of wanted) {
                    const { agreement, error, leftOut } = leaveOneOut(inverse, values, count, answers.classes);
                    const worth = agreement - FIT_WEIGHT * Math.min(1, error);
                    if (best === undefined || worth > best.worth) {
                        best = { view, width, penalty, target, agreement, leftOut, worth };
                    }
                }
            }
        }
    }
    return best;
}
/** Answers of a kernel for the held-out inputs, as deviations from the mean of each answer's classes. */
async function kernelGuesses(runtime, { inputs, held, size, sharedScale }, { width, penalty, target }, { values, count, classes }) {
    const rows = inputs.subarray(0, count * size);
    const scaling = (0,substitute_scaling/* measureScaling */.Gm)(rows, size, sharedScale);
    const [seen, seenHeld] = [(0,substitute_scaling/* scale */.hs)(rows, scaling), (0,substitute_scaling/* scale */.hs)(held, scaling)];
    const products = await graph_runtime/* Graph */.TS.open(runtime, productModel(), ['products']);
    try {
        const apart = await distances(products, seen, seen, size);
        const middle = middleOf(apart, count);
        const kernel = Float64Array.from(kernelOf(apart, width * middle));
        for (let row = 0; row < count; row += 1) {
            kernel[row * count + row] = (kernel[row * count + row] ?? 0) + penalty;
        }
        (0,cholesky/* factorize */.GO)(kernel, count);
        const targets = targetsOf(values.subarray(0, count * classes), classes, target);
        const weights = new Float32Array(count * classes);
        for (let name = 0; name < classes; name += 1) {
            const column = Float64Array.from({ length: count }, (_unused, row) => targets[row * classes + name] ?? 0);
            (0,cholesky/* solveLower */.F)(kernel, count, column);
            (0,cholesky/* solveUpper */.Er)(kernel, count, column);
            for (const [row, value] of column.entries())
                weights[row * classes + name] = value;
        }
        const toHeld = kernelOf(await distances(products, seenHeld, seen, size), width * middle);
        return weightedSums(toHeld, count, weights, classes);
    }
    finally {
        await products.close();
    }
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
/** X [a, n] and Y [b, n] give X Y' [a, b]: large products are left to the runtime. */
function productModel() {
    return (0,onnx_writer/* onnxModel */.Jb)({
        name: 'products',
        nodes: [
            (0,onnx_writer/* node */.rH)('Transpose', ['Y'], 'Yt', { perm: [1, 0] }),
            (0,onnx_writer/* node */.rH)('MatMul', ['X', 'Yt'], 'raw'),
            (0,onnx_writer/* node */.rH)('Mul', ['raw', 'one'], 'products'),
        ],
        inputs: ['X', 'Y'].map((name) => ({ name, type: 'float', rank: 2 })),
        outputs: [{ name: 'products', type: 'float', rank: 2 }],
        constants: [(0,onnx_writer/* constant */.dY)('one', 'float', [1])],
    });
}
async function distances(products, a, b, size) {
    const [rows, columns] = [a.length / size, b.length / size];
    const output = await products.run({ X: (0,graph_runtime/* floats */.IE)(a, rows, size), Y: (0,graph_runtime/* floats */.IE)(b, columns, size) });
    const apart = Float32Array.from(output('products'));
    const lengths = Float32Array.from({ length: columns }, (_unused, index) => {
        const row = (0,vectors/* rowOf */.OB)(b, index, size);
        return (0,vectors/* dot */.Om)(row, row);
    });
    for (let row = 0; row < rows; row += 1) {
        const own = (0,vectors/* rowOf */.OB)(a, row, size);
        const length = (0,vectors/* dot */.Om)(own, own);
        for (let column = 0; column < columns; column += 1) {
            const at = row * columns + column;
            apart[at] = Math.max(0, length + (lengths[column] ?? 0) - 2 * (apart[at] ?? 0));
        }
    }
    return apart;
}
function distancesAmong(rows, size) {
    const count = rows.length / size;
    const apart = new Float32Array(count * count);
    for (let a = 0; a < count; a += 1) {
        for (let b = 0; b < a; b += 1) {
            let sum = 0;
            for (let at = 0; at < size; at += 1) {
                sum += ((rows[a * size + at] ?? 0) - (rows[b * size + at] ?? 0)) ** 2;
            }
            apart[a * count + b] = sum;
            apart[b * count + a] = sum;
        }
    }
    return apart;
}
/** The median of distances between different rows, from a part of them. */
function middleOf(apart, count) {
    const step = Math.max(1, Math.floor((count * count) / 20_000));
    const some = [];
    for (let at = 1; at < count * count; at += step)
        if (at % (count + 1) !== 0)
            some.push(apart[at] ?? 0);
    const middle = (0,vectors/* median */.JZ)(some);
    return middle > 0 ? middle : 1;
}
function kernelOf(apart, width) {
    return apart.map((value) => Math.exp(-value / (2 * width)));
}
/** Returns the inverse of kernel + penalty. */
function invert(kernel, count, penalty) {
    const factor = Float64Array.from(kernel);
    for (let row = 0; row < count; row += 1) {
        factor[row * count + row] = (factor[row * count + row] ?? 0) + penalty;
    }
    (0,cholesky/* factorize */.GO)(factor, count);
    const lower = invertLower(factor, count);
    const inverse = new Float64Array(count * count);
    for (let k = 0; k < count; k += 1) {
        for (let i = 0; i <= k; i += 1) {
            const scaled = lower[k * count + i] ?? 0;
            for (let j = 0; j <= i; j += 1) {
                inverse[i * count + j] = (inverse[i * count + j] ?? 0) + scaled * (lower[k * count + j] ?? 0);
            }
        }
    }
    for (let i = 0; i < count; i += 1) {
        for (let j = 0; j < i; j += 1)
            inverse[j * count + i] = inverse[i * count + j] ?? 0;
    }
    return inverse;
}
/** Returns the inverse of a lower triangular matrix, row by row. */
function invertLower(factor, count) {
    const lower = new Float64Array(count * count);
    for (let row = 0; row < count; row += 1) {
        const pivot = factor[row * count + row] ?? 1;
        for (let k = 0; k < row; k += 1) {
            const share = (factor[row * count + k] ?? 0) / pivot;
            for (let column = 0; column <= k; column += 1) {
                lower[row * count + column] =
                    (lower[row * count + column] ?? 0) - share * (lower[k * count + column] ?? 0);
            }
        }
        lower[row * count + row] = 1 / pivot;
    }
    return lower;
}
function leaveOneOut(inverse, targets, count, classes) {
    let [right, missed, all] = [0, 0, 0];
    const leftOut = new Float32Array(count * classes);
    for (let row = 0; row < count; row += 1) {
        const own = inverse[row * count + row] ?? 1;
        const guess = (0,vectors/* rowOf */.OB)(leftOut, row, classes);
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
    return { agreement: right / Math.max(1, count), error: all === 0 ? 0 : missed / all, leftOut };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/classifier-copy.ts





/** Perceptrons of different starts make different mistakes: their mean agrees with the victim more often than one does. */
const MEMBERS = 5;
/** Of inputs with many numbers, fewer copies are trained, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;
/** A kernel learns from so many answers at most: its cost grows with their cube. */
const KERNEL_ANSWERS = 1_600;
/** If there are more, nothing learns from every so many of these answers: they decide how much the kernel counts. */
const CHECK_EVERY = 10;
/**
 * What the kernel may count beside perceptrons. Squares of errors suit scores better than labels, so its usual share differs; another
 * one must agree with so many more of the answers.
 */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const USUAL_SHARE = { scores: 0.75, labels: 0 };
const NOTICEABLE = 0.02;
/** A kernel that predicts this share of the held-out answers needs no perceptrons. */
const SURE = 0.98;
/** Folds of the cross-validation, and the steps of its training. */
const FOLDS = 4;
const FOLDED_STEPS = 500;
/** The guesses of a copy for the held-out inputs of each view, without trees. */
async function copyGuesses(plan, transcript, answers) {
    const recipe = await recipeFor(plan, transcript, answers);
    const view = transcript.views[recipe?.choice.view ?? 0];
    if (recipe === undefined || view === undefined)
        return new Float32Array(0);
    return answers.count > KERNEL_ANSWERS
        ? checkedGuesses(plan, view, recipe.choice, answers)
        : mixedGuesses(plan, view, recipe, answers);
}
/** Chooses the recipe by the first answers, once for all numbers of answers that begin with the same ones. */
async function recipeFor(plan, { views, recipes }, answers) {
    const count = Math.min(answers.count, CHOSEN_WITH);
    const known = recipes.get(count);
    if (known !== undefined)
        return known;
    const first = { ...answers, values: answers.values.subarray(0, count * answers.classes), count };
    const choice = chooseKernel(views, first);
    const view = views[choice?.view ?? 0];
    if (choice === undefined || view === undefined)
        return undefined;
    const isSure = choice.agreement >= SURE;
    const share = isSure ? 1 : await foldedShare(plan, view, choice, first);
    recipes.set(count, { choice, share });
    return { choice, share };
}
/**
 * Chooses what the kernel counts by cross-validation: the kernel's guesses for left-out answers beside those of perceptrons, each of
 * which has not seen one fold.
 */
async function foldedShare(plan, { inputs, size, sharedScale }, { leftOut }, { values, count, classes }) {
    const seen = inputs.subarray(0, count * size);
    const folds = Int32Array.from({ length: count }, (_unused, row) => row % FOLDS);
    const copy = await substitute/* Substitute */.V.create(plan.runtime, {
        ...{ members: FOLDS, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
        ...{ lens: (0,substitute_lens/* makeLens */.F)(size, undefined), sharedScale, seed: plan.seed },
    }, seen);
    try {
        const training = trainingFor(count);
        const steps = Math.min(training.steps, FOLDED_STEPS);
        await copy.train({ inputs: seen, answers: values, count, folds }, { ...training, steps }, plan.going);
        const each = await copy.answersOfEach(seen, count);
        const unseen = new Float32Array(count * classes);
        for (const [row, fold] of folds.entries()) {
            unseen.set((0,vectors/* rowOf */.OB)(each, fold * count + row, classes), row * classes);
        }
        return bestShare(standardized(unseen, classes), standardized(leftOut, classes), values, classes);
    }
    finally {
        await copy.close();
    }
}
function bestShare(deep, smooth, values, classes) {
    const rows = Array.from({ length: deep.length / classes }, (_unused, row) => row);
    const agreementOf = (share) => {
        const mixed = mix(deep, smooth, share);
        return rows.filter((row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(mixed, row, classes)) === (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(values, row, classes)))
            .length;
    };
    const usual = values.every((value) => value === 0 || value === 1) ? USUAL_SHARE.labels : USUAL_SHARE.scores;
    const agreed = SHARES.map(agreementOf);
    const best = (0,vectors/* argMax */.FL)(Float32Array.from(agreed));
    const isBetter = (agreed[best] ?? 0) > agreementOf(usual) + NOTICEABLE * rows.length;
    return isBetter ? (SHARES[best] ?? usual) : usual;
}
/** Adds the guesses of two copies. @param share what the second one counts */
function mix(deep, smooth, share) {
    return deep.map((value, index) => (1 - share) * value + share * (smooth[index] ?? 0));
}
async function mixedGuesses(plan, view, { choice, share }, answers) {
    const { classes } = answers;
    const nothing = new Float32Array((view.held.length / view.size) * classes);
    const deep = share === 1 ? nothing : standardized(await deepGuesses(plan, view, answers), classes);
    if (share === 0)
        return deep;
    const smooth = standardized(await kernelGuesses(plan.runtime, view, choice, answers), classes);
    return mix(deep, smooth, share);
}
/**
 * Copies with more answers than a kernel can learn from. Answers from which neither kernel nor perceptrons learnt decide
 * whether the kernel counts as much as they do, or not at all.
 */
async function checkedGuesses(plan, view, choice, { values, count, classes }) {
    const rows = Int32Array.from({ length: count }, (_unused, row) => row);
    const isCheck = (row) => row < KERNEL_ANSWERS && row % CHECK_EVERY === 0;
    const [known, check] = [rows.filter((row) => !isCheck(row)), rows.filter(isCheck)];
    const held = new Float32Array(view.held.length + check.length * view.size);
    held.set(view.held);
    held.set((0,vectors/* takeRows */.LY)(view.inputs, check, view.size), view.held.length);
    const split = { ...view, inputs: (0,vectors/* takeRows */.LY)(view.inputs, known, view.size), held };
    const learnt = { values: (0,vectors/* takeRows */.LY)(values, known, classes), count: known.length, classes };
    const first = { ...learnt, count: KERNEL_ANSWERS - check.length };
    const deep = standardized(await deepGuesses(plan, split, learnt), classes);
    const smooth = standardized(await kernelGuesses(plan.runtime, split, choice, first), classes);
    const both = mix(deep, smooth, 0.5);
    const heldRows = view.held.length / view.size;
    const agreed = (guess) => check.filter((row, index) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(guess, heldRows + index, classes)) === (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(values, row, classes))).length;
    return (agreed(both) > agreed(deep) ? both : deep).subarray(0, heldRows * classes);
}
/** Answers of perceptrons for the held-out inputs. */
async function deepGuesses(plan, view, answers) {
    const { inputs, held, size, sharedScale } = view;
    const { count, classes, values } = answers;
    const seen = inputs.subarray(0, count * size);
    const copy = await substitute/* Substitute */.V.create(plan.runtime, {
        ...{ members: size > LARGE ? MEMBERS_IF_LARGE : MEMBERS, hidden: [HIDDEN], answers: classes },
        ...{ loss: 'cross-entropy', lens: (0,substitute_lens/* makeLens */.F)(size, undefined), sharedScale, seed: plan.seed },
    }, seen);
    try {
        await copy.train({ inputs: seen, answers: values, count }, trainingFor(count), plan.going);
        return await copy.answer(held, held.length / size);
    }
    finally {
        await copy.close();
    }
}
/** Few examples are seen 200 times, at most in 1,000 steps, many ones 20 times, at most in 4,000. */
function trainingFor(count) {
    const batch = count < 500 ? 16 : count < 4_000 ? 32 : 128;
    const few = Math.min(1_000, Math.max(400, Math.ceil((200 * count) / batch)));
    const steps = Math.max(few, Math.min(4_000, Math.ceil((20 * count) / batch)));
    return { steps, batch, rate: 3e-3, decay: 0.05 };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/train-copy.ts





/** Answers after those that a copy learns from, which judge it. */
const FRESH = 200;
/**
 * Trains a copy on the first `count` answers. A copy is a kernel ridge regression of the scores or their logarithms and an ensemble
 * of perceptrons, whose guesses are added; and of tables a forest of trees. Which of them counts is decided by answers for rows of
 * the data from which it did not learn: those kept aside, or until the data is used up the next ones, for the next copy.
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
    const copy = (guesses, way) => ({
        ...{ held: classesIn(guesses, 0, held, classes), way },
        judged: classesIn(guesses, held, guesses.length === 0 ? 0 : fresh, classes),
    });
    const nothing = new Float32Array(0);
    const smooth = fixed === 'trees' ? nothing : await copyGuesses(plan, { ...transcript, views }, answers);
    const view = views[0];
    const isSmooth = fixed === 'smooth' || (fixed === undefined && smooth.length === 0);
    if (view === undefined || view.sharedScale || isSmooth)
        return copy(smooth, 'smooth');
    const known = Math.min(count, regression_forest/* FOREST_ANSWERS */.mm);
    const examples = { inputs: view.inputs, size: view.size, scores: answers.values, classes, count: known };
    const trees = (0,regression_forest/* forestGuesses */.de)(examples, view.held, new engine_random/* Random */.o(plan.seed));
    if (fixed === 'trees')
        return copy(trees, 'trees');
    const both = mix(standardized(smooth, classes), standardized(trees, classes), 0.5);
    const made = { smooth, both, trees };
    const agreed = (way) => {
        const guessed = classesIn(made[way], held, fresh, classes);
        return guessed.filter((one, row) => one === judges.classes[row]).length;
    };
    const last = Math.max(...[...ways.keys()].filter((one) => one < count));
    const before = ways.get(last) ?? 'smooth';
    const best = bestWay(agreed, before, NOTICEABLE * fresh);
    if (fresh > 0)
        ways.set(count, best);
    const way = fixed ?? (isAside ? best : before);
    return copy(made[way], way);
}
function classesIn(guesses, from, rows, classes) {
    return Int32Array.from({ length: rows }, (_unused, row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(guesses, from + row, classes)));
}
const WAYS = ['smooth', 'both', 'trees'];
/** Another way must agree with more of the answers than the one until now, by more than `margin`. */
function bestWay(agreed, now, margin) {
    const best = WAYS.reduce((one, way) => (agreed(way) > agreed(one) ? way : one));
    return agreed(best) > agreed(now) + margin ? best : now;
}
/** The answers for rows of the data that follow the first `count`. */
function nextAnswers({ views, answers, fromData }, count, classes) {
    const fresh = Math.max(0, Math.min(FRESH, fromData - count));
    return {
        inputs: views.map(({ inputs, size }) => inputs.subarray(count * size, (count + fresh) * size)),
        classes: classesIn(answers, count, fresh, classes),
    };
}
/** Adds the questions that judge to the inputs to guess about. */
function withJudges(view, judges = new Float32Array(0)) {
    const held = new Float32Array(view.held.length + judges.length);
    held.set(view.held);
    held.set(judges, view.held.length);
    return { ...view, held };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/copy-stages.ts


/** Copies are trained at these numbers of questions: far apart at the end, since large copies take most of the time. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400, 800, 1_600, 6_400, 25_600, 102_400];
/** Beyond the data, no copy is trained on more than this share of the questions except the last ones: it would cost as much as they do. */
const LATE = 0.6;
/** Of the rows kept aside, a class with fewer of them counts less than others. */
const FEW = 8;
/** A copy of the data that agrees with all of so many answers kept aside needs no made questions. */
const copy_stages_SURE = 100;
/**
 * Trains copies on ever more answers, until the time ends. When the data is used up, made questions may lead a copy astray: the copy
 * that learnt from fewer of them stays if it agrees with more of the answers kept aside, beyond chance. The copy that is left at the
 * end learns from these, too.
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
            agreement: (0,engine_strata/* shareIn */.dZ)(balance.strata, (row) => agreements[row] === true),
            plain: agreements.filter(Boolean).length / agreements.length,
        });
    };
    const train = (count, from, way) => {
        budget.progress(0.3 + (0.5 * count) / whole.count, `training a copy on ${String(count)} answers`);
        return trainCopy(plan, from, count, way);
    };
    let last = 0;
    let best;
    for (const count of stagesOf(transcript, extra)) {
        if (!plan.going())
            break;
        last = count;
        const isMade = count > fromData;
        if (best === undefined || aside === undefined || !isMade) {
            best = { ...(await train(count, transcript)), count };
        }
        else if (!isSure(aside, best)) {
            const copy = await train(count, transcript);
            if (lead(aside, best, copy) < 1)
                best = { ...copy, count };
        }
        const queries = isMade ? count + extra : count;
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
/** The numbers of answers that copies learn from. */
function stagesOf({ count, fromData }, extra) {
    const data = CHECKPOINTS.filter((queries) => queries < fromData);
    const late = CHECKPOINTS.filter((queries) => queries > fromData + extra && queries <= LATE * (count + extra));
    const all = [...data, fromData, ...late.map((queries) => queries - extra), count];
    return [...new Set(all)].filter((one) => one > 0 && one <= count);
}
/**
 * How much more often one copy agrees with the answers kept aside than another one, if each class counts the same: in standard errors
 * of the difference, as in McNemar's test.
 */
function lead({ classes }, one, other) {
    const counts = new Map();
    for (const name of classes)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    let [sum, squares] = [0, 0];
    for (const [row, name] of classes.entries()) {
        const weight = 1 / Math.max(FEW, counts.get(name) ?? 0);
        const more = Number(one.judged[row] === name) - Number(other.judged[row] === name);
        sum += weight * more;
        squares += (weight * more) ** 2;
    }
    return squares === 0 ? 0 : sum / Math.sqrt(squares);
}
function isSure({ classes }, { judged }) {
    return classes.length >= copy_stages_SURE && classes.every((one, row) => judged[row] === one);
}

// EXTERNAL MODULE: ./src/attacks/extraction/earned.ts
var earned = __webpack_require__(3684);
;// CONCATENATED MODULE: ./src/attacks/extraction/meaning.ts
/**
 * What the score says in one sentence, and what it does not say.
 * @param more sentences on the data, for what it does not say
 */
function describeExtraction(outcome, more = []) {
    const { checkpoints, balance, fromData, knowsScores } = outcome;
    const last = checkpoints.at(-1);
    const limits = [
        ...more,
        'The copy imitates answers. It does not have the weights, and the score does not say how much the ' +
            'copy is worth.',
        'Other queries, a larger copy or pretrained networks can copy more, above all from large pictures, ' +
            'which the copy sees scaled down.',
        'The attacker is assumed to have inputs like the data that was given.',
        ...(last !== undefined && last.queries > fromData
            ? [`The data was enough for ${String(fromData)} queries; the others were made from it.`]
            : []),
        ...(outcome.isRejected
            ? [
                `More generated queries did not bring copies nearer to rows kept aside: the copy learnt from ${String(outcome.learnt)} answers.`,
            ]
            : []),
        ...(outcome.isBounded
            ? ['Fewer queries were made than the budget allows: more of these inputs do not fit into memory.']
            : []),
        ...(knowsScores ? [] : ['The model returns only labels. With scores, a copy would need fewer queries.']),
        ...(balance.leftOut > 0
            ? [
                `Not compared: ${String(balance.leftOut)} held-out inputs with answers that the model gives too ` +
                    'rarely.',
            ]
            : []),
    ];
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
/** Returns the questions that an agreement takes, between two checkpoints on a logarithmic scale; undefined if it was not reached. */
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
    const points = checkpoints.map(({ queries, agreement }) => [queries, agreement.value]);
    const band = checkpoints.map(({ queries, agreement: { low, high } }) => [queries, low, high]);
    return [
        {
            kind: 'curve',
            title: 'Agreement against queries',
            xLabel: 'queries',
            yLabel: 'agreement of copy and model',
            series: [{ name: 'copy, with 95 % interval', points, band }],
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

// EXTERNAL MODULE: ./src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(2546);
// EXTERNAL MODULE: ./src/engine/statistics/encode-tables.ts
var encode_tables = __webpack_require__(1540);
// EXTERNAL MODULE: ./src/engine/substitute/patch-features.ts
var patch_features = __webpack_require__(9497);
;// CONCATENATED MODULE: ./src/attacks/extraction/balance.ts


/**
 * An answer that fewer held-out inputs get is not compared by itself. With two answers, eight inputs of the rarer one carry as
 * much as 30 of a balanced set, however many the other ones are.
 */
const FEWEST = 8;
/**
 * Groups held-out inputs by the model's answers, so that each answer counts the same, however often the model gives it. Rare answers
 * that fewer than eight inputs got together are left out.
 */
function balanceByAnswer(classes) {
    const counts = new Map();
    for (const one of classes)
        counts.set(one, (counts.get(one) ?? 0) + 1);
    const isMean = (0,engine_strata/* countsByClass */.Ub)(classes.length, counts.size);
    const all = (0,engine_strata/* strataOf */.T$)(classes, counts.size, isMean);
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
    throw new fault/* NotTestable */.S(`${why} Give more inputs that the model puts into another class, at least ` +
        `${String(2 * FEWEST + 4)}: half of the data is held out. Check also that the data is scaled as in ` +
        'training (normalize_data).');
}

;// CONCATENATED MODULE: ./src/attacks/extraction/choose-queries.ts

/** The first inputs stand for many others, since there are few of them; the later ones are to be far from all before. */
const REPRESENTATIVES = 64;
/** Among more inputs than these, representatives are searched in a part of them. */
const SEARCHED = 1_200;
/** Inputs with more numbers are compared by random projections. */
const COMPARED_NUMBERS = 64;
/** Numbers that choosing may look at, before it goes on at random. */
const WORK = 4e8;
/**
 * Returns the order in which to ask about inputs, so that few answers teach much: representatives first (facility location), then
 * always the input farthest from all before (k-center: Sener and Savarese, ICLR 2018), then the rest at random.
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
/** Greedy facility location: each next row lowers the sum of all rows' distances to their representative the most. */
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
/** Returns inputs with few numbers as they are, others by their products with random vectors, which keeps distances roughly. */
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

;// CONCATENATED MODULE: ./src/attacks/extraction/outcome.ts
/** Returns scores of 0 and 1. */
function oneHot(classes, count) {
    const scores = new Float32Array(classes.length * count);
    for (const [index, one] of classes.entries())
        scores[index * count + one] = 1;
    return scores;
}

// EXTERNAL MODULE: ./src/attacks/extraction/split.ts
var split = __webpack_require__(9867);
;// CONCATENATED MODULE: ./src/attacks/extraction/synthetic.ts

/** How far inputs are blurred by noise, as a share of the range. */
const NOISE = 0.08;
/** With fewer inputs, uniform noise is asked as well. */
const synthetic_FEW = 20;
/**
 * Makes inputs for questions beyond the data, in the unit box: points between two inputs, which lie near the boundaries between
 * classes, with some noise; if there is hardly any data, every second one is uniform noise.
 */
function makeInputs({ points, rows, size, space }, count, random) {
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    const drawn = () => (0,vectors/* rowOf */.OB)(points, rows[random.integer(rows.length)] ?? 0, size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,vectors/* rowOf */.OB)(made, index, size);
        if (rows.length === 0 || (rows.length < synthetic_FEW && index % 2 === 0)) {
            for (let at = 0; at < size; at += 1)
                out[at] = random.uniform();
            continue;
        }
        const share = random.uniform();
        random.fillNormals(noise);
        const [first, second] = [drawn(), drawn()];
        (0,vectors/* addScaled */.IS)(out, share, first);
        (0,vectors/* addScaled */.IS)(out, 1 - share, second);
        (0,vectors/* addScaled */.IS)(out, NOISE * random.uniform(), noise);
        takeWhole(out, first, second, space, random);
    }
    return made;
}
function takeWhole(out, first, second, space, random) {
    if (space?.holds !== true)
        return;
    for (let column = 0; column < out.length; column += 1) {
        const [a, b] = [first[column] ?? 0, second[column] ?? 0];
        if (space.isWhole(column, a, b))
            out[column] = random.uniform() < 0.5 ? a : b;
    }
}

;// CONCATENATED MODULE: ./src/attacks/extraction/interrogate.ts













/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
/** Numbers that are kept of all questions together, in all views. More questions are not asked. */
const KEPT_NUMBERS = 2 ** 26;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;
/** The share of the data's rows that is kept aside to choose among copies if questions are made, and how many are enough. */
const ASIDE_SHARE = 1 / 3;
const MOST_ASIDE = 400;
/** Pictures from which the filters of features are drawn. */
const TYPICAL = 200;
/**
 * Chooses the questions and asks them, and asks about the held-out inputs. Only what a copy sees of them is kept.
 * @throws NotTestable if the held-out inputs are too few to compare a copy on, or the model gives them all the same class
 */
async function interrogate(analysis, victim, budget) {
    const space = new attack_space/* AttackSpace */.X(analysis.data);
    const { size } = space;
    const random = new engine_random/* Random */.o(budget.seed);
    const points = space.snap(space.fromModel(analysis.data.values));
    const { pool, held, keys } = (0,split/* splitRows */.a)(analysis.data, budget.seed, analysis.labels);
    (0,earned/* requireHeld */.lb)(held.length, 'different inputs', descriptor/* CLASSIFIER_HELD_SHARE */.CT);
    const eyes = await openEyes(analysis, space, points, pool, random);
    const width = eyes.sizes.reduce((sum, one) => sum + one, victim.answerSize);
    const asked = Math.min(budget.maxQueries, Math.floor(KEPT_NUMBERS / width));
    const fromData = Math.min(asked, pool.length);
    const extra = asked > pool.length ? Math.min(MOST_ASIDE, Math.round(ASIDE_SHARE * pool.length)) : 0;
    const [aside, rows] = [pool.subarray(0, extra), pool.subarray(extra)];
    const order = orderQueries(eyes.seeFirst((0,vectors/* takeRows */.LY)(points, rows, size)), rows.length, random);
    const questions = [...aside, ...Array.from(order, (row) => rows[row] ?? 0)];
    const stopAtMs = endOfAsking(budget);
    const asker = { victim, space, budget, stopAtMs, eyes };
    const heldAnswers = await askAll(asker, held.length, (from, some) => (0,vectors/* takeRows */.LY)(points, held.subarray(from, from + some), size));
    const heldClasses = namesOf(victim, heldAnswers.values);
    const balance = balanceByAnswer(heldClasses);
    if (heldAnswers.count === held.length)
        requireSecondAnswer(balance, held.length);
    const answers = await askAll(asker, asked, (from, some) => {
        const chosen = questions.slice(from, Math.min(from + some, fromData));
        const inputs = new Float32Array(some * size);
        inputs.set((0,vectors/* takeRows */.LY)(points, chosen, size));
        const made = makeInputs({ points, rows, size, space }, some - chosen.length, random);
        inputs.set(space.snap(made), chosen.length * size);
        return inputs;
    });
    await eyes.close();
    const { classes, scores } = scoresOf(analysis, victim, answers.values, heldClasses);
    const views = viewsOf(eyes.sizes, analysis.picture !== undefined, answers.seen, heldAnswers.seen);
    const whole = {
        ...{ views, answers: scores, count: answers.count, fromData: Math.min(fromData, answers.count) },
        ...{ aside: undefined, heldClasses, recipes: new Map(), ways: new Map() },
    };
    return {
        ...{ whole, transcript: extra < answers.count ? keepAside(whole, extra, classes) : whole },
        ...{ balance, heldRows: held.subarray(0, heldAnswers.count), keys },
        fromData: whole.fromData,
        plan: {
            runtime: analysis.runtime,
            classes,
            seed: budget.seed,
            going: () => budget.timeLeftMs() > 0,
        },
        complete: answers.count === asked && heldAnswers.count === held.length,
        isBounded: asked < budget.maxQueries,
    };
}
async function openEyes({ picture, runtime, data }, space, points, pool, random) {
    const size = points.length / Math.max(1, data.count);
    const lens = (0,substitute_lens/* makeLens */.F)(size, picture);
    // Without `categories`: numbers that stand for categories are compared as they are coded.
    const encoder = (0,encode_tables/* tableEncoder */.ds)([{ ...data, categories: undefined, values: space.readable(points) }]);
    const seeFirst = (inputs) => encoder === undefined ? lens.see(inputs) : encoder.encode(space.readable(inputs));
    const seen = encoder?.columns.length ?? lens.seen;
    const typical = picture === undefined ? [] : pool.subarray(0, TYPICAL);
    const patches = picture === undefined
        ? undefined
        : await patch_features/* PatchFeatures */.C.create(runtime, picture, (0,vectors/* takeRows */.LY)(points, typical, size), random);
    return {
        seeFirst,
        sizes: [seen, ...(patches === undefined ? [] : [patches.size])],
        see: async (inputs) => [seeFirst(inputs), ...(patches === undefined ? [] : [await patches.see(inputs)])],
        close: async () => patches?.close(),
    };
}
/** @param make gives `some` inputs from the number `from` on; asked in order */
async function askAll({ victim, space, budget, stopAtMs, eyes }, count, make) {
    const values = new Float32Array(count * victim.answerSize);
    const seen = eyes.sizes.map((size) => new Float32Array(count * size));
    const cut = (asked) => ({
        values: values.subarray(0, asked * victim.answerSize),
        seen: seen.map((one, index) => one.subarray(0, asked * (eyes.sizes[index] ?? 0))),
        count: asked,
    });
    const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / space.size)));
    for (let from = 0; from < count; from += chunk) {
        if (budget.timeLeftMs() <= stopAtMs)
            return cut(from);
        const some = Math.min(chunk, count - from);
        budget.progress((0.3 * from) / count, `querying, ${String(from)} of ${String(count)}`);
        const inputs = make(from, some);
        values.set(await victim.ask(space.toModel(inputs), some), from * victim.answerSize);
        for (const [index, view] of (await eyes.see(inputs)).entries()) {
            seen[index]?.set(view, from * (eyes.sizes[index] ?? 0));
        }
    }
    return cut(count);
}
/** @returns the time left, in milliseconds, at which no more is asked; without an end of time, 0 */
function endOfAsking(budget) {
    const allTime = budget.timeLeftMs();
    return Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0;
}
/** What each eye saw of the questions and of the held-out inputs. */
function viewsOf(sizes, sharedScale, asked, held) {
    return sizes.map((size, index) => ({
        ...{ size, sharedScale },
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
            classes: Int32Array.from({ length: extra }, (_unused, row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(first, row, classes))),
        },
    };
}
/** The class of each answer. */
function namesOf(victim, answers) {
    return Int32Array.from({ length: answers.length / victim.answerSize }, (_unused, row) => victim.answers === 'scores'
        ? (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(answers, row, victim.answerSize))
        : Math.round(answers[row] ?? 0));
}
function scoresOf(analysis, victim, answers, heldClasses) {
    if (victim.answers === 'scores')
        return { classes: victim.answerSize, scores: answers };
    const asked = namesOf(victim, answers);
    const classes = [...asked, ...heldClasses].reduce((most, one) => Math.max(most, one + 1), analysis.classes ?? 2);
    return { classes, scores: oneHot(asked, classes) };
}

;// CONCATENATED MODULE: ./src/attacks/extraction/attack-by-extraction.ts









const METHOD = {
    version: descriptor/* CLASSIFIER_VERSION */.fI,
    name: 'Extraction: a copy trained on chosen queries',
    formula: 'score = mean over the answers of the model of A: A the share of held-out inputs with this answer to which the copy gives the same; answers that fewer than 10 of them got share one A; with fewer than 20 held-out inputs for each answer, score = the share of all of them; Wilson 95 % intervals, joined by MOVER',
    sources: [
        'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
        'Rifkin, Lippert: Notes on regularized least squares, MIT 2007',
        'Coates, Lee, Ng: An analysis of single-layer networks in unsupervised feature learning, AISTATS 2011',
        'Geurts, Ernst, Wehenkel: Extremely randomized trees, Machine Learning 2006',
        'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
        'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
        'Zou, Huang, Zhang: A note on confidence interval estimation for a linear function of binomial proportions, CSDA 2009',
        'OWASP AI Testing Guide, AITG-APP-09',
    ],
};
/**
 * Copies a classifier: asks about inputs chosen from the data, and about made ones when those are used up, trains a copy on the answers,
 * and measures how often they agree with the model on inputs that they never saw. `budget.maxQueries` bounds the questions of the
 * attack; the answers for the held-out inputs only measure it and come on top.
 */
async function attackByExtraction(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined)
        throw new fault/* ArtifactFault */.R('Extraction needs a model: give one.');
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
    const strata = (0,engine_strata/* stratumOf */.Ey)(balance.strata);
    const rows = agreements.map((fell, index) => ({
        ...{ key: keys[heldRows[index] ?? 0] ?? 0, fell },
        ...(strata !== undefined && { group: strata[index] ?? 0 }),
    }));
    const outcomes = (0,core_outcomes/* packOutcomes */.Nu)(rows.filter(({ group = 0 }) => group >= 0), { queries });
    const classes = (0,engine_strata/* ratesIn */.PO)(balance.strata, (row) => agreements[row] === true, analysis.classNames);
    budget.progress(1, 'Extraction is done');
    const last = checkpoints.at(-1);
    return {
        score: last?.agreement ?? { value: 0, low: 0, high: 1 },
        ...{ bound: 'lower', access: 'black-box' },
        ...(outcomes === undefined ? {} : { outcomes }),
        ...(classes === undefined ? {} : { classes }),
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

/***/ 1540:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ needsEncoding),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   ds: () => (/* binding */ tableEncoder)
/* harmony export */ });
/* harmony import */ var _robust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4319);

/** So many values of a categorical column get a column of their own; the rarer ones share one. */
const MOST_CATEGORIES = 20;
/**
 * Brings tables with categories or missing numbers into a form that statistics can work with: each category becomes a column of
 * zeros and ones, and a missing number the median, with one more column that says where it was missing. Sets are encoded alike.
 * Source: Van Ness, Bosschieter, Halpin-Gregorio, Udell, "The missing indicator method: from low to high dimensions", KDD 2023.
 * @returns the sets in their order; as they are if there is nothing to encode
 */
function encodeTables(sets) {
    const encoder = tableEncoder(sets);
    if (encoder === undefined)
        return sets;
    const width = encoder.columns.length;
    return sets.map((inputs) => ({
        ...inputs,
        values: encoder.encode(inputs.values),
        shape: [width],
        columns: encoder.columns,
        low: new Float32Array(width),
        high: new Float32Array(width).fill(1),
        texts: undefined,
        categories: undefined,
    }));
}
/** @returns how to encode rows like these; undefined if there is nothing to encode */
function tableEncoder(sets) {
    const [first] = sets;
    if (first?.shape.length !== 1 || !sets.some(needsEncoding))
        return undefined;
    const size = first.shape[0] ?? 0;
    const made = Array.from({ length: size }, (_unused, column) => madeOf(column, size, sets));
    const columns = made.flat().map(({ name }) => name);
    return {
        columns,
        encode: (values) => {
            const encoded = new Float32Array((values.length / size) * columns.length);
            let at = 0;
            for (let index = 0; index < values.length; index += 1) {
                for (const { value } of made[index % size] ?? []) {
                    encoded[at] = value(values[index] ?? 0);
                    at += 1;
                }
            }
            return encoded;
        },
    };
}
/** True if a table holds categories, or a number is missing. */
function needsEncoding({ values, texts, categories }) {
    return texts !== undefined || (categories?.size ?? 0) > 0 || values.some(Number.isNaN);
}
function madeOf(column, size, sets) {
    const [first] = sets;
    const name = first?.columns?.[column] ?? `column ${String(column + 1)}`;
    const values = sets.flatMap((inputs) => valuesOf(inputs, column, size));
    const words = first?.texts?.get(column);
    if (words !== undefined) {
        return categoryColumns(name, values, (code) => (words.word(code) === '' ? undefined : words.word(code)));
    }
    const isCategory = sets.some(({ categories }) => categories?.has(column) === true);
    if (isCategory) {
        return categoryColumns(name, values, (value) => (Number.isNaN(value) ? undefined : String(value)));
    }
    const known = values.filter((value) => !Number.isNaN(value));
    if (known.length === values.length)
        return [{ name, value: (value) => value }];
    const middle = (0,_robust_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(known);
    return [
        { name, value: (value) => (Number.isNaN(value) ? middle : value) },
        { name: `${name} is missing`, value: (value) => (Number.isNaN(value) ? 1 : 0) },
    ];
}
function valuesOf({ values }, column, size) {
    return Array.from({ length: values.length / size }, (_unused, row) => values[row * size + column] ?? 0);
}
/** @param text what a value stands for; undefined if it is missing */
function categoryColumns(name, values, text) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const ordered = [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
    // Of two values, one column says all.
    const shown = ordered.length === 2 ? ordered.slice(1) : ordered.slice(0, MOST_CATEGORIES);
    const titleOf = (value) => {
        const words = text(value);
        return words === undefined ? `${name} is missing` : `${name} = ${words.trim()}`;
    };
    const made = shown.map((own) => ({
        name: titleOf(own),
        value: (value) => (value === own || (Number.isNaN(value) && Number.isNaN(own)) ? 1 : 0),
    }));
    if (ordered.length <= MOST_CATEGORIES)
        return made;
    const known = new Set(shown);
    return [...made, { name: `${name} = another value`, value: (value) => (known.has(value) ? 0 : 1) }];
}


/***/ }),

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   K9: () => (/* binding */ robustScale),
/* harmony export */   YV: () => (/* binding */ quantile)
/* harmony export */ });
/** Makes the median absolute deviation of a normal distribution its standard deviation. */
const NORMAL_SCALE = 1.482602218505602;
/** Returns the sorted numbers of a list; the list stays as it is. */
function sorted(values) {
    return Float64Array.from(values).sort();
}
/**
 * Returns a quantile between the two nearest order statistics, as numpy.quantile does by default.
 * @param ordered sorted from low to high, not empty
 */
function quantile(ordered, share) {
    const place = (ordered.length - 1) * share;
    const below = Math.floor(place);
    const low = ordered[below] ?? 0;
    const high = ordered[Math.min(ordered.length - 1, below + 1)] ?? low;
    return low + (high - low) * (place - below);
}
function median(values) {
    return values.length === 0 ? 0 : quantile(sorted(values), 0.5);
}
/**
 * Returns the median and the scaled median absolute deviation, which half of the values can't move at will. If more than
 * half of the values are equal, the scale is that of the mean absolute deviation, and 0 only if all are.
 * Source: Hampel, "The influence curve and its role in robust estimation", JASA 69, 1974.
 */
function robustScale(values) {
    const location = median(values);
    const distances = Float64Array.from(values, (value) => Math.abs(value - location));
    const scale = NORMAL_SCALE * median(distances);
    if (scale > 0)
        return { location, scale };
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
    return { location, scale: mean * Math.sqrt(Math.PI / 2) };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ PatchFeatures)
/* harmony export */ });
/* harmony import */ var _statistics_cholesky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1926);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
/* harmony import */ var _graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58);
/* harmony import */ var _lens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9007);
/* harmony import */ var _onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3086);





/** Pictures are seen with at most so many pixels a side, patches have so many, and features lie on a grid of so many cells. */
const SIDE = 32;
const PATCH = 5;
const CELLS = 4;
/** Pictures of fewer pixels a side have no patches to speak of. */
const SMALLEST_SIDE = 8;
/** Convolutions of pictures with more pixels a side take every second place. */
const DENSE_SIDE = 24;
const FILTERS = 32;
/** Answers of filters below it count as none. */
const THRESHOLD = 0.4;
/** How many patches show what patches are like, and how much is added to their variances. */
const PATCHES = 3_000;
const RIDGE = 0.1;
/** Pictures that go to the runtime at once. */
const BATCH = 256;
/**
 * What patches of a picture look like, and roughly where: the answers of filters that were drawn from whitened patches, the
 * largest of each cell of a coarse grid (Coates, Lee and Ng, AISTATS 2011, with drawn filters). Nothing of it is trained.
 */
class PatchFeatures {
    size;
    #lens;
    #graph;
    constructor(size, lens, graph) {
        this.size = size;
        this.#lens = lens;
        this.#graph = graph;
    }
    /**
     * @param typical pictures in the unit box from which the filters are drawn
     * @returns undefined if the pictures are too small
     */
    static async create(runtime, picture, typical, random) {
        const { channels } = picture;
        const [height, width] = [Math.min(SIDE, picture.height), Math.min(SIDE, picture.width)];
        if (Math.min(height, width) < SMALLEST_SIDE)
            return undefined;
        const lens = (0,_lens_js__WEBPACK_IMPORTED_MODULE_1__/* .pictureLens */ .Y)(picture, SIDE);
        const grid = { channels, height, width };
        const patches = drawPatches(lens.see(typical), grid, random);
        if (patches.length === 0)
            return undefined;
        const { model, size } = featureModel(grid, makeFilters(patches, channels * PATCH * PATCH, random));
        return new PatchFeatures(size, lens, await _graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .Graph */ .TS.open(runtime, model, ['features']));
    }
    /** Returns the features of pictures in the unit box. */
    async see(pictures) {
        const { size, seen } = this.#lens;
        const count = pictures.length / size;
        const features = new Float32Array(count * this.size);
        for (let from = 0; from < count; from += BATCH) {
            const some = Math.min(BATCH, count - from);
            const X = this.#lens.see(pictures.subarray(from * size, (from + some) * size));
            const output = await this.#graph.run({ X: (0,_graph_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .floats */ .IE)(X, some, seen) });
            features.set(output('features'), from * this.size);
        }
        return features;
    }
    close() {
        return this.#graph.close();
    }
}
function drawPatches(pictures, { channels, height, width }, random) {
    const size = channels * height * width;
    const count = pictures.length / size;
    const length = channels * PATCH * PATCH;
    const patches = new Float32Array(count === 0 ? 0 : PATCHES * length);
    for (let start = 0; start < patches.length; start += length) {
        const from = random.integer(count) * size;
        const [top, left] = [random.integer(height - PATCH + 1), random.integer(width - PATCH + 1)];
        for (let at = 0; at < length; at += 1) {
            const channel = Math.floor(at / (PATCH * PATCH));
            const row = top + (Math.floor(at / PATCH) % PATCH);
            patches[start + at] = pictures[from + (channel * height + row) * width + left + (at % PATCH)] ?? 0;
        }
    }
    return patches;
}
/**
 * Makes filters that answer with the cosine-like product of whitened patches: w = C^-1 (p - mean), of length 1 after whitening.
 * Flat patches show nothing: the filters come from the half of the patches that differs most from the mean.
 */
function makeFilters(patches, length, random) {
    const { mean, covariance } = momentsOf(patches, length);
    const count = patches.length / length;
    const drawn = random.permutation(count).subarray(0, 2 * FILTERS);
    const right = new Float64Array(length * drawn.length);
    for (const [column, row] of drawn.entries()) {
        for (let at = 0; at < length; at += 1) {
            right[at * drawn.length + column] = (patches[row * length + at] ?? 0) - (mean[at] ?? 0);
        }
    }
    const solved = (0,_statistics_cholesky_js__WEBPACK_IMPORTED_MODULE_3__/* .solveCholesky */ .ac)(covariance, length, right.slice(), drawn.length);
    const candidates = Array.from(drawn.keys(), (column) => {
        const pick = (all) => Float32Array.from({ length }, (_unused, at) => all[at * drawn.length + column] ?? 0);
        const weights = pick(solved);
        return { weights, size: Math.sqrt(Math.max(1e-12, (0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)(weights, pick(right)))) };
    });
    const kept = candidates.toSorted((a, b) => b.size - a.size).slice(0, FILTERS);
    const weights = new Float32Array(kept.length * length);
    for (const [index, one] of kept.entries()) {
        weights.set(one.weights.map((value) => value / one.size), index * length);
    }
    const biases = Float32Array.from(kept, (_one, index) => -(0,_vectors_js__WEBPACK_IMPORTED_MODULE_4__/* .dot */ .Om)(weights.subarray(index * length, (index + 1) * length), mean));
    return { weights, biases };
}
function momentsOf(patches, length) {
    const count = patches.length / length;
    const mean = new Float32Array(length);
    for (let index = 0; index < patches.length; index += 1) {
        mean[index % length] = (mean[index % length] ?? 0) + (patches[index] ?? 0) / count;
    }
    const covariance = new Float64Array(length * length);
    for (let start = 0; start < patches.length; start += length) {
        for (let i = 0; i < length; i += 1) {
            const a = ((patches[start + i] ?? 0) - (mean[i] ?? 0)) / count;
            for (let j = 0; j <= i; j += 1) {
                covariance[i * length + j] =
                    (covariance[i * length + j] ?? 0) + a * ((patches[start + j] ?? 0) - (mean[j] ?? 0));
            }
        }
    }
    addRidge(covariance, length);
    return { mean, covariance };
}
function addRidge(covariance, length) {
    const places = Array.from({ length }, (_unused, i) => i * length + i);
    const trace = places.reduce((sum, at) => sum + (covariance[at] ?? 0), 0);
    for (const at of places)
        covariance[at] = (covariance[at] ?? 0) + (RIDGE * trace) / length + 1e-9;
}
/** From pictures X [n, numbers] to features [n, size]: convolution, both signs, threshold, the largest of each cell. */
function featureModel({ channels, height, width }, { weights, biases }) {
    const stride = Math.min(height, width) >= DENSE_SIDE ? 2 : 1;
    const pad = Math.floor(PATCH / 2);
    const cellsOf = (side) => {
        const places = Math.floor((side - 1) / stride) + 1;
        const cell = Math.ceil(places / CELLS);
        return { cell, cells: Math.floor(places / cell) };
    };
    const [down, across] = [cellsOf(height), cellsOf(width)];
    const size = 2 * biases.length * down.cells * across.cells;
    const pool = [down.cell, across.cell];
    const model = (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .onnxModel */ .Jb)({
        name: 'patches',
        nodes: [
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', ['X', 'picture'], 'planes'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Conv', ['planes', 'weights', 'biases'], 'answers', {
                kernel_shape: [PATCH, PATCH],
                pads: [pad, pad, pad, pad],
                strides: [stride, stride],
            }),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Neg', ['answers'], 'against'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Concat', ['answers', 'against'], 'both', { axis: 1 }),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('MaxPool', ['both'], 'largest', { kernel_shape: pool, strides: pool }),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Sub', ['largest', 'threshold'], 'above'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Relu', ['above'], 'kept'),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', ['kept', 'row'], 'features'),
        ],
        inputs: [{ name: 'X', type: 'float', rank: 2 }],
        outputs: [{ name: 'features', type: 'float', rank: 2 }],
        constants: [
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('picture', 'int64', [-1, channels, height, width], [4]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('row', 'int64', [-1, size], [2]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('weights', 'float', [...weights], [biases.length, channels, PATCH, PATCH]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('biases', 'float', [...biases], [biases.length]),
            (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('threshold', 'float', [THRESHOLD]),
        ],
    });
    return { model, size };
}


/***/ })

};
