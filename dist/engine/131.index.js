export const id = 131;
export const ids = [131];
export const modules = {

/***/ 6602:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AttackSpace)
/* harmony export */ });
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
function nearest(values, wanted) {
    let best = values[0] ?? wanted;
    for (const value of values)
        if (Math.abs(value - wanted) < Math.abs(best - wanted))
            best = value;
    return best;
}


/***/ }),

/***/ 1131:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByExtraction: () => (/* binding */ attackByExtraction)
});

// EXTERNAL MODULE: ./service/engine/fault.ts
var fault = __webpack_require__(9141);
// EXTERNAL MODULE: ./service/engine/evasion/attack-space.ts
var attack_space = __webpack_require__(6602);
// EXTERNAL MODULE: ./service/engine/random.ts
var engine_random = __webpack_require__(6110);
// EXTERNAL MODULE: ./service/engine/statistics/wilson.ts
var wilson = __webpack_require__(3289);
// EXTERNAL MODULE: ./service/engine/vectors.ts
var vectors = __webpack_require__(5141);
;// CONCATENATED MODULE: ./service/engine/extraction/choose-queries.ts

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
function orderQueries(points, size, random) {
    const seen = project(points, size, random);
    const width = Math.min(size, COMPARED_NUMBERS);
    const count = points.length / size;
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

// EXTERNAL MODULE: ./service/engine/substitute/lens.ts
var substitute_lens = __webpack_require__(688);
// EXTERNAL MODULE: ./service/engine/substitute/substitute.ts + 4 modules
var substitute = __webpack_require__(2208);
;// CONCATENATED MODULE: ./service/engine/extraction/classifier-copy.ts



/** Perceptrons of different starts make different mistakes: their mean agrees with the victim more often than one does. */
const MEMBERS = 5;
/** Of inputs with many numbers, fewer copies are trained, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;
/** Trains a copy on the first `count` answers and returns how many held-out inputs it gives the victim's class. */
async function copyAndCompare(plan, transcript, count) {
    const { runtime, size, classes, picture, seed } = plan;
    const inputs = transcript.inputs.subarray(0, count * size);
    const lens = (0,substitute_lens/* makeLens */.F)(size, picture);
    const copy = await substitute/* Substitute */.V.create(runtime, {
        members: lens.seen > LARGE ? MEMBERS_IF_LARGE : MEMBERS,
        hidden: [HIDDEN],
        answers: classes,
        loss: 'cross-entropy',
        lens,
        sharedScale: picture !== undefined,
        seed,
    }, inputs);
    try {
        const answers = transcript.answers.subarray(0, count * classes);
        await copy.train({ inputs, answers, count }, trainingFor(count), plan.going);
        const guesses = await copy.answer(transcript.held, transcript.heldClasses.length);
        return transcript.heldClasses.filter((one, index) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(guesses, index, classes)) === one)
            .length;
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

;// CONCATENATED MODULE: ./service/engine/extraction/outcome.ts
/** Brings a fidelity to 0 (as good as always naming the commonest class) to 1. */
function skill(fidelity, commonest) {
    return commonest >= 1 ? 0 : Math.min(1, Math.max(0, (fidelity - commonest) / (1 - commonest)));
}
/** Returns scores of 0 and 1. */
function oneHot(classes, count) {
    const scores = new Float32Array(classes.length * count);
    for (const [index, one] of classes.entries())
        scores[index * count + one] = 1;
    return scores;
}

;// CONCATENATED MODULE: ./service/engine/extraction/answer-defences.ts




/** The defences are measured where copies differ: with many questions every answer is enough. */
const MEASURED_AT = 100;
/** Repeats the extraction with the same questions and answers that tell less. */
async function measureAnswerDefences(plan, transcript, outcome, budget) {
    const { checkpoints, commonest, held, knowsScores } = outcome;
    const at = checkpoints.findLast(({ queries }) => queries <= MEASURED_AT) ?? checkpoints[0];
    if (at === undefined || !knowsScores)
        return [];
    const measured = [];
    for (const { name, advice, setting, weaken } of DEFENCES) {
        if (!plan.going())
            break;
        budget.progress(0.85 + 0.05 * measured.length, `training a copy under the defence: ${name}`);
        const answers = weaken(transcript.answers.subarray(0, at.queries * plan.classes), plan.classes);
        const agreed = await copyAndCompare(plan, { ...transcript, answers }, at.queries);
        const fidelity = (0,wilson/* wilson */.r)(agreed, held).value;
        const effect = `Measured with the same ${String(at.queries)} questions.`;
        measured.push({
            queries: at.queries,
            fidelity,
            defence: {
                name,
                setting,
                advice: `${advice} ${effect}`,
                measured: { without: at.score, with: skill(fidelity, commonest) },
            },
        });
    }
    return measured;
}
const DEFENCES = [
    {
        name: 'Scores rounded to one decimal',
        setting: { decimals: 1 },
        advice: 'Answer with rounded scores: this costs users little, since the class stays the same.',
        weaken: (scores) => scores.map((score) => Math.round(score * 10) / 10),
    },
    {
        name: 'Labels only',
        setting: { answers: 'labels' },
        advice: 'Answer with the class and no scores: users who need a confidence lose it.',
        weaken: (scores, classes) => {
            const labels = Int32Array.from({ length: scores.length / classes }, (_unused, row) => (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(scores, row, classes)));
            return oneHot(labels, classes);
        },
    },
];

;// CONCATENATED MODULE: ./service/engine/extraction/meaning.ts
/** What the score says in one sentence, and what it does not say. */
function describeExtraction(outcome) {
    const { checkpoints, commonest, fromData, held, knowsScores } = outcome;
    const last = checkpoints.at(-1);
    const limits = [
        'The copy imitates answers. It does not have the weights, and the score does not say what the copy is worth to anybody.',
        'Other questions, a larger copy or pretrained networks can copy more, above all with large pictures, which the copy sees reduced.',
        'The attacker is assumed to have inputs like the data that was given.',
        ...(last !== undefined && last.queries > fromData
            ? [`The data was enough for ${String(fromData)} questions; the others were made from it.`]
            : []),
        ...(knowsScores
            ? []
            : ['Only labels are known. A model that tells scores is copied with fewer questions.']),
        ...(held < FEW
            ? [`Only ${String(held)} inputs were left to measure with, so the interval is wide.`]
            : []),
    ];
    if (last === undefined) {
        return { meaning: 'Nothing could be measured: there was no time or no data to ask about.', limits };
    }
    if (commonest >= 1) {
        return {
            meaning: 'There was nothing to copy: the model gives all held-out inputs the same class. Check the data and its scaling.',
            limits,
        };
    }
    return {
        meaning: `After ${String(last.queries)} questions, a copy gives ${percent(last.fidelity.value)} of unseen inputs the class that the model gives; always naming the commonest class gives ${percent(commonest)}.`,
        limits,
    };
}
const FEW = 50;
function percent(share) {
    return `${(100 * share).toFixed(1).replace(/\.0$/u, '')} %`;
}
/** Returns the questions that a fidelity takes, between two checkpoints on a logarithmic scale; undefined if it was not reached. */
function queriesToFidelity(checkpoints, wanted) {
    const index = checkpoints.findIndex(({ fidelity }) => fidelity.value >= wanted);
    const reached = checkpoints[index];
    const before = checkpoints[index - 1];
    if (reached === undefined || before === undefined)
        return reached?.queries;
    const share = (wanted - before.fidelity.value) / (reached.fidelity.value - before.fidelity.value);
    return Math.round(before.queries * (reached.queries / before.queries) ** share);
}
function extractionEvidence(outcome, defences) {
    const { checkpoints } = outcome;
    const points = checkpoints.map(({ queries, fidelity }) => [queries, fidelity.value]);
    return [
        {
            kind: 'curve',
            title: 'Fidelity against queries',
            xLabel: 'questions',
            yLabel: 'share of held-out inputs with the same class',
            series: [
                { name: 'copy', points },
                ...defences.map(({ defence, queries, fidelity }) => ({
                    name: defence.name,
                    points: [[queries, fidelity]],
                })),
            ],
        },
        {
            kind: 'table',
            title: 'Fidelity and score of copies',
            header: ['questions', 'fidelity', '95 % from', '95 % to', 'score'],
            rows: checkpoints.map(({ queries, fidelity, score }) => [
                queries,
                fidelity.value,
                fidelity.low,
                fidelity.high,
                score,
            ]),
        },
    ];
}

;// CONCATENATED MODULE: ./service/engine/extraction/split.ts

/** More inputs than these make the fidelity hardly more exact: its interval is then below ±.03. */
const MOST_HELD = 1_000;
/**
 * Splits inputs at random: half of them, at most 1,000, are held out. Equal inputs count once, so that none is on both sides.
 */
function splitRows(points, count, size, random) {
    const seen = new Set();
    const rows = random.permutation(count).filter((row) => {
        const { buffer, byteOffset, byteLength } = (0,vectors/* rowOf */.OB)(points, row, size);
        const key = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
        return !seen.has(key) && seen.add(key).size > 0;
    });
    const held = Math.min(MOST_HELD, Math.ceil(rows.length / 2));
    return { held: rows.slice(0, held), pool: rows.slice(held) };
}

;// CONCATENATED MODULE: ./service/engine/extraction/synthetic.ts

/** How far inputs are blurred by noise, as a share of the range. */
const NOISE = 0.08;
/** With fewer inputs, uniform noise is asked as well. */
const synthetic_FEW = 20;
/**
 * Makes inputs for questions beyond the data, in the unit box: points between two inputs, which lie near the boundaries between
 * classes, with some noise; if there is hardly any data, every second one is uniform noise.
 */
function makeInputs(pool, size, count, random) {
    const rows = pool.length / size;
    const made = new Float32Array(count * size);
    const noise = new Float32Array(size);
    for (let index = 0; index < count; index += 1) {
        const out = (0,vectors/* rowOf */.OB)(made, index, size);
        if (rows === 0 || (rows < synthetic_FEW && index % 2 === 0)) {
            for (let at = 0; at < size; at += 1)
                out[at] = random.uniform();
            continue;
        }
        const share = random.uniform();
        random.fillNormals(noise);
        (0,vectors/* addScaled */.IS)(out, share, (0,vectors/* rowOf */.OB)(pool, random.integer(rows), size));
        (0,vectors/* addScaled */.IS)(out, 1 - share, (0,vectors/* rowOf */.OB)(pool, random.integer(rows), size));
        (0,vectors/* addScaled */.IS)(out, NOISE * random.uniform(), noise);
    }
    return made;
}

;// CONCATENATED MODULE: ./service/engine/extraction/attack-by-extraction.ts












const METHOD = {
    version: 1,
    name: 'Extraction: a copy trained on chosen questions',
    formula: 'score = (F - b) / (1 - b), from 0 to 1: F the share of held-out inputs to which the copy gives the class that the model gives, b the share of the commonest class; the interval is Wilson 95 % of F',
    sources: [
        'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
        'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
        'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
        'OWASP AI Testing Guide, AITG-APP-09',
    ],
};
/** Copies are trained at these numbers of questions, then at each double of the last. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400];
/** Questions that go to the victim before the time is looked at. */
const CHUNK = 1_024;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;
/**
 * Copies a classifier: asks about inputs chosen from the data, and about made ones when those are used up, trains perceptrons on the answers,
 * and measures how often they agree with the model on inputs that they never saw. `budget.maxQueries` bounds the questions of the
 * attack; the answers for the held-out inputs only measure it and come on top.
 */
async function attackByExtraction(analysis, budget) {
    const { victim } = analysis;
    if (victim === undefined)
        throw new fault/* ArtifactFault */.R('Extraction needs a model: give one.');
    const started = performance.now();
    const queriesBefore = victim.queries;
    const { transcript, fromData, plan, complete } = await interrogate(analysis, victim, budget);
    const commonest = commonestShare(transcript.heldClasses);
    const checkpoints = [];
    let cutShort = !complete;
    for (const queries of checkpointsUpTo(transcript.count)) {
        if (!plan.going()) {
            cutShort = true;
            break;
        }
        budget.progress(0.3 + (0.5 * queries) / transcript.count, `training a copy on ${String(queries)} answers`);
        const fidelity = (0,wilson/* wilson */.r)(await copyAndCompare(plan, transcript, queries), transcript.heldClasses.length);
        checkpoints.push({ queries, fidelity, score: skill(fidelity.value, commonest) });
    }
    cutShort ||= !plan.going();
    const outcome = {
        checkpoints,
        commonest,
        held: transcript.heldClasses.length,
        fromData,
        knowsScores: victim.answers === 'scores',
    };
    const defences = await measureAnswerDefences(plan, transcript, outcome, budget);
    budget.progress(1, 'Extraction is done');
    const last = checkpoints.at(-1)?.fidelity ?? { value: 0, low: 0, high: 1 };
    return {
        score: {
            value: skill(last.value, commonest),
            low: skill(last.low, commonest),
            high: skill(last.high, commonest),
        },
        cutShort,
        ...describeExtraction(outcome),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        ...accuracyOf(analysis, transcript),
        method: METHOD,
        figures: {
            fidelity: last.value,
            'commonest class': commonest,
            'queries of the attack': transcript.count,
            'of them from the data': fromData,
            'held-out inputs': transcript.heldClasses.length,
            'queries to F = .9': queriesToFidelity(checkpoints, 0.9) ?? 'not reached',
        },
        evidence: extractionEvidence(outcome, defences),
        defences: defences.map(({ defence }) => defence),
    };
}
/** Chooses the questions and asks them, and asks about the held-out inputs. */
async function interrogate(analysis, victim, budget) {
    const { data, picture, runtime } = analysis;
    const space = new attack_space/* AttackSpace */.X(data);
    const { size } = space;
    const random = new engine_random/* Random */.o(budget.seed);
    const points = space.snap(space.fromModel(data.values));
    const { pool, held } = splitRows(points, data.count, size, random);
    const inPool = (0,vectors/* takeRows */.LY)(points, pool, size);
    const order = orderQueries(inPool, size, random);
    const fromData = Math.min(budget.maxQueries, pool.length);
    const inputs = new Float32Array(budget.maxQueries * size);
    inputs.set((0,vectors/* takeRows */.LY)(inPool, order.subarray(0, fromData), size));
    inputs.set(space.snap(makeInputs(inPool, size, budget.maxQueries - fromData, random)), fromData * size);
    const allTime = budget.timeLeftMs();
    const asker = {
        victim,
        space,
        budget,
        stopAtMs: Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0,
    };
    const heldAnswers = await askAll(asker, (0,vectors/* takeRows */.LY)(points, held, size));
    const answers = await askAll(asker, inputs);
    const rows = answers.length / victim.answerSize;
    const heldRows = held.subarray(0, heldAnswers.length / victim.answerSize);
    const classOf = (all, row) => victim.answers === 'scores' ? (0,vectors/* argMax */.FL)((0,vectors/* rowOf */.OB)(all, row, victim.answerSize)) : Math.round(all[row] ?? 0);
    const heldClasses = Int32Array.from(heldRows, (_row, index) => classOf(heldAnswers, index));
    const asked = Int32Array.from({ length: rows }, (_unused, index) => classOf(answers, index));
    const classes = victim.answers === 'scores' ? victim.answerSize : largest(analysis.classes ?? 2, asked, heldClasses);
    const scores = victim.answers === 'scores' ? answers : oneHot(asked, classes);
    return {
        transcript: {
            inputs,
            answers: scores,
            count: rows,
            held: (0,vectors/* takeRows */.LY)(points, heldRows, size),
            heldClasses,
            heldRows,
        },
        fromData: Math.min(fromData, rows),
        plan: { runtime, size, classes, picture, seed: budget.seed, going: () => budget.timeLeftMs() > 0 },
        complete: rows === budget.maxQueries && heldRows.length === held.length,
    };
}
async function askAll({ victim, space, budget, stopAtMs }, points) {
    const count = points.length / space.size;
    const answers = new Float32Array(count * victim.answerSize);
    for (let from = 0; from < count; from += CHUNK) {
        if (budget.timeLeftMs() <= stopAtMs)
            return answers.subarray(0, from * victim.answerSize);
        const some = Math.min(CHUNK, count - from);
        budget.progress((0.3 * from) / count, `asking, ${String(from)} of ${String(count)} questions`);
        const asked = space.toModel(points.subarray(from * space.size, (from + some) * space.size));
        answers.set(await victim.ask(asked, some), from * victim.answerSize);
    }
    return answers;
}
function largest(known, ...classes) {
    return classes.flatMap((some) => [...some]).reduce((most, one) => Math.max(most, one + 1), known);
}
function commonestShare(classes) {
    const counts = new Map();
    for (const one of classes)
        counts.set(one, (counts.get(one) ?? 0) + 1);
    return classes.length === 0 ? 1 : Math.max(...counts.values()) / classes.length;
}
function checkpointsUpTo(count) {
    const checkpoints = CHECKPOINTS.filter((queries) => queries < count);
    for (let queries = 800; queries < count; queries *= 2)
        checkpoints.push(queries);
    return count > 0 ? [...checkpoints, count] : [];
}
function accuracyOf({ labels }, { heldClasses, heldRows }) {
    if (labels === undefined || heldRows.length === 0)
        return {};
    return {
        accuracy: heldClasses.filter((one, index) => labels[heldRows[index] ?? 0] === one).length / heldRows.length,
    };
}


/***/ }),

/***/ 3289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Z_95),
/* harmony export */   r: () => (/* binding */ wilson)
/* harmony export */ });
/** The 97.5 % quantile of the standard normal distribution: what a two-sided 95 % interval takes. */
const Z_95 = 1.959963984540054;
/**
 * Returns a share with its 95 % interval. Wilson's interval stays inside 0 to 1 and holds for few trials and for shares
 * near 0 or 1, unlike the normal one. No trials give the interval from 0 to 1.
 * Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
function wilson(successes, trials) {
    if (trials <= 0)
        return { value: 0, low: 0, high: 1 };
    const share = successes / trials;
    const squared = Z_95 * Z_95;
    const centre = share + squared / (2 * trials);
    const spread = Z_95 * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials * trials));
    const scale = 1 + squared / trials;
    const low = successes === 0 ? 0 : (centre - spread) / scale;
    const high = successes === trials ? 1 : (centre + spread) / scale;
    return { value: share, low: Math.max(0, low), high: Math.min(1, high) };
}


/***/ })

};
