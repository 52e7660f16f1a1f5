export const id = 822;
export const ids = [822];
export const modules = {

/***/ 2822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attackByEvasion: () => (/* binding */ attackByEvasion)
});

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/white-box/gradients.ts
var white_box_gradients = __webpack_require__(4025);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/oracle.ts
var evasion_oracle = __webpack_require__(7530);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var src_vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/white-box/apgd.ts
var apgd = __webpack_require__(6300);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/confirm.ts
var evasion_confirm = __webpack_require__(5250);
// EXTERNAL MODULE: ./packages/engine/src/random.ts
var src_random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-minimum.ts
var evasion_minimum = __webpack_require__(7884);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/white-box/white-box.ts






/** The spread of scores that softmax is given: so far from saturation that every gradient counts. */
const SPREAD = 12;
/** With time for fewer gradients of each input, climbs lead nowhere. */
const LEAST_GRADIENTS = 10;
/** Looks at the inputs themselves. @returns undefined if the time does not allow some gradients of each input */
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
        agreement: share(({ scores }, { label }) => (0,src_vectors/* argMax */.FL)(scores) === label),
        msEach,
    };
}
async function inBatches(gradients, samples, sharpness) {
    const answers = [];
    for (let from = 0; from < samples.length; from += gradients.rows) {
        const part = samples.slice(from, from + gradients.rows);
        const points = part.map(({ origin }) => origin);
        const seeds = part.map(({ label }) => (0,white_box_gradients/* goalOf */.ZZ)(label, undefined, gradients.scores, sharpness).seed);
        answers.push(...(await gradients.at(points, seeds)));
    }
    return answers;
}
function spreadOf(scores) {
    return (scores.reduce((most, one) => Math.max(most, one), -Infinity) -
        scores.reduce((least, one) => Math.min(least, one), Infinity));
}
/**
 * Climbs by gradients (Auto-PGD): up the cross-entropy once from each input, then towards each of the likeliest other classes, then
 * all again from other points. When an input has fallen, or a climb ends, the next one takes its row of the batch. The file's own
 * answer says what has fallen.
 * @returns false if the time ended before all climbs were made
 */
async function attackByGradients(oracle, gradients, samples, first, plan) {
    oracle.attack = 'Auto-PGD';
    const climbers = samples.map((sample, index) => ({
        sample,
        ranked: rankedOthers(first.scores[index] ?? new Float32Array(0), sample.label),
        hasFallen: sample.bestDistance <= oracle.eps,
    }));
    const radii = oracle.space.radii(oracle.eps);
    const queue = climbs(climbers, plan, ({ origin, label }, target, random) => ({
        ...{ origin, eps: oracle.eps, climb: new apgd/* Apgd */.V(origin, radii, plan.steps, random) },
        ...(0,white_box_gradients/* goalOf */.ZZ)(label, target, gradients.scores, first.sharpness),
    }));
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
        const hits = (await gradients.step(running)).flatMap(({ one: { climber }, point, answer }) => {
            climber.sample.gradients += 1;
            return oracle.classOf(answer.reply) === climber.sample.label ? [] : [{ climber, point }];
        });
        await judge(oracle, hits, plan.isRandom);
    }
    return true;
}
function rankedOthers(scores, label) {
    return [...scores.keys()]
        .filter((one) => one !== label)
        .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
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
/** True if a random model gives the point another class in most of its answers, and so again. */
async function holds(oracle, sample, point) {
    const other = await (0,evasion_confirm/* mostlyOther */.b3)(oracle, sample.label, point);
    if (other === undefined || (await (0,evasion_confirm/* mostlyOther */.b3)(oracle, sample.label, point)) === undefined)
        return false;
    oracle.note({ sample, point }, oracle.classOf(other), other);
    sample.isConfirmed = sample.bestDistance <= oracle.eps;
    return sample.isConfirmed;
}
/**
 * All climbs, in their order; inputs that have fallen are left out. After the first climb from each input, rows come before
 * mixtures until they have the gradients that a verdict needs.
 */
function* climbs(climbers, plan, begin) {
    const enough = Math.min(plan.targets, Math.ceil(evasion_minimum/* LEAST_GRADIENTS_PER_SAMPLE */.BF / plan.steps) - 1);
    const [rows, mixtures] = [false, true].map((isMixture) => [...climbers.entries()].filter(([, { sample }]) => sample.isMixture === isMixture));
    const both = [...(rows ?? []), ...(mixtures ?? [])];
    const climbsOf = function* (round, [from, to], some = both) {
        for (let place = from; place <= to; place += 1) {
            for (const [index, climber] of some) {
                const target = place === 0 ? undefined : climber.ranked[place - 1];
                if (climber.hasFallen || (place > 0 && target === undefined))
                    continue;
                // Mixtures tell of rows that are known by heart: one round shows that.
                if (round > 0 && climber.sample.isMixture && !(0,evasion_minimum/* lacksGradients */.gG)(climber.sample))
                    continue;
                // A stream of numbers of its own: the order in which others fall changes nothing.
                const random = new src_random/* Random */.o(plan.seed + 7919 * (index + 1) + 104_729 * (place + 1) + 1_299_709 * round);
                yield { climber, ...begin(climber.sample, target, random) };
            }
        }
        return undefined;
    };
    if (plan.part !== 'others')
        yield* climbsOf(0, [0, 0]);
    if (plan.part === 'first')
        return undefined;
    yield* climbsOf(0, [1, enough], rows);
    yield* climbsOf(0, [1, enough], mixtures);
    yield* climbsOf(0, [enough + 1, plan.targets]);
    for (let round = 1; round < plan.rounds; round += 1)
        yield* climbsOf(round, [0, plan.targets]);
    return undefined;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/white-box/choose-gradients.ts



/** One short climb from each of so many inputs shows which gradients lead further. */
const SHORT = { inputs: 32, steps: 30, targets: 0, rounds: 1, part: 'first' };
const TIME_SHARE = 0.1;
/**
 * Compares the gradients of a model with those of other tensors in it that name the same classes.
 * @param keep is given what must be closed at the end
 * @returns the gradients that make more inputs fall; those of the scores if none do
 */
async function chooseGradients(campaign, keep) {
    const { gradients, spending, oracle } = campaign;
    if (gradients === undefined || gradients.source.rivals.length === 0)
        return gradients;
    const timeLeftMs = spending.part(TIME_SHARE, spending.longestMs);
    oracle.attack = 'comparing gradients';
    let best = { gradients, fallen: await fallenBy(campaign, gradients, timeLeftMs) };
    for (const open of gradients.source.rivals) {
        if (timeLeftMs() <= 0)
            break;
        const source = await open();
        if (source === undefined)
            continue;
        const other = gradients.of(source);
        const rival = { gradients: other, fallen: await fallenBy(campaign, other, timeLeftMs) };
        const [better, worse] = rival.fallen > best.fallen ? [rival, best] : [best, rival];
        if (worse.gradients !== gradients)
            await worse.gradients.source.close();
        best = better;
    }
    if (best.gradients !== gradients)
        keep(best.gradients.source);
    return best.gradients;
}
async function fallenBy({ oracle, samples, seed, isRandom }, gradients, timeLeftMs) {
    const tried = samples.slice(0, SHORT.inputs).map(evasion_oracle/* startSample */.h);
    const first = await lookFirst(gradients, tried, timeLeftMs());
    if (first === undefined)
        return 0;
    await attackByGradients(oracle, gradients, tried, first, { ...SHORT, seed, isRandom, timeLeftMs });
    return tried.filter(({ bestDistance }) => bestDistance <= oracle.eps).length;
}

// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/statistics/balanced-accuracy.ts
var balanced_accuracy = __webpack_require__(24);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/exact/attack-exactly.ts
var attack_exactly = __webpack_require__(1165);
// EXTERNAL MODULE: ./packages/engine/src/substitute/substitute.ts + 1 modules
var substitute = __webpack_require__(4799);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/black-box/boundary-search.ts
var boundary_search = __webpack_require__(255);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/geometry.ts
var geometry = __webpack_require__(5036);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/black-box/hop-skip-jump.ts



/** How far to go from the old point towards the closest point of the estimated boundary. */
const SHARES = [1, 0.6, 0.3, 0.12, 0.04];
/**
 * One step of HopSkipJump (Chen, Jordan and Wainwright, IEEE S&P 2020) for all samples at once. The normal of the boundary is
 * estimated from random directions; the step goes to the point of the tangent plane closest to the origin inside the bounds, and
 * turns back if the boundary is curved (compare TangentAttack, Ma et al., NeurIPS 2021).
 */
async function hopSkipJumpStep(oracle, samples, normals, plan, random) {
    for (const group of inGroups(samples, oracle.space.size * Math.max(plan.directions, SHARES.length))) {
        await estimateNormals(oracle, group, normals, plan, random);
        await (0,boundary_search/* searchNearest */.tY)(oracle, group.map((sample) => raysTo(sample, normals.get(sample))), plan.rounds);
    }
}
function raysTo(sample, normal) {
    if (normal === undefined)
        return [];
    const { best, origin } = sample;
    const closest = new Float32Array(origin.length);
    (0,geometry/* closestOnPlane */.D7)(origin, normal, (0,src_vectors/* dot */.Om)(normal, best), closest);
    return SHARES.map((share) => {
        const target = best.slice();
        (0,src_vectors/* addScaled */.IS)(target, -share, best);
        (0,src_vectors/* addScaled */.IS)(target, share, closest);
        return { sample, target, low: 0, high: sample.bestDistance };
    });
}
async function estimateNormals(oracle, samples, normals, { directions, reach, lens }, random) {
    if (directions === 0)
        return;
    const questions = [];
    for (const sample of samples) {
        const length = Math.sqrt((0,src_vectors/* squaredDistance */.hG)(sample.best, sample.origin));
        for (let index = 0; index < directions; index += 1) {
            const seen = new Float32Array(lens.seen);
            random.fillNormals(seen);
            const point = sample.best.slice();
            (0,src_vectors/* addScaled */.IS)(point, reach * length, (0,src_vectors/* normalize */.S8)(lens.back(seen)));
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
            (0,src_vectors/* addScaled */.IS)(vector, -1, here);
            return (0,src_vectors/* normalize */.S8)(vector);
        });
        normals.set(sample, combine(normals.get(sample), kept, fooled.subarray(from, from + directions)));
    }
}
/** The mean of sign(t) t over a normal t. */
const SIGN_SHARE = Math.sqrt(2 / Math.PI);
/** Weighs the normal expected from before against the one that the answers show, each by how certain it is. */
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
        (0,src_vectors/* addScaled */.IS)(seen, sign - (2 * share - 1), vector);
        if (expected !== undefined && (0,src_vectors/* dot */.Om)(expected, vector) * sign < 0)
            against += 1;
    }
    if (expected === undefined)
        return (0,src_vectors/* normalize */.S8)(seen);
    const angle = Math.PI * ((against + 1) / (vectors.length + 2));
    const scaled = Math.sqrt(size) / (SIGN_SHARE * vectors.length);
    const certainty = (SIGN_SHARE * SIGN_SHARE * vectors.length) / size;
    const error = 2 - 2 * Math.cos(angle);
    const normal = new Float32Array(size);
    (0,src_vectors/* addScaled */.IS)(normal, certainty * scaled, seen);
    (0,src_vectors/* addScaled */.IS)(normal, Math.max(0, Math.cos(angle)) / Math.max(0.02, error), expected);
    return (0,src_vectors/* normalize */.S8)(normal);
}
/** Numbers that a step holds for one group of samples: 64 MB. */
const GROUP_NUMBERS = 2 ** 24;
/** Splits samples into groups, so that large pictures do not take gigabytes. @param numbers how many a step holds for one sample */
function inGroups(samples, numbers) {
    const size = Math.max(1, Math.floor(GROUP_NUMBERS / numbers));
    const groups = [];
    for (let from = 0; from < samples.length; from += size)
        groups.push(samples.slice(from, from + size));
    return groups;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/black-box/square-attack.ts
/** After these shares of the iterations the squares halve, as in the paper. */
const HALVINGS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8];
/**
 * Square Attack (Andriushchenko et al., ECCV 2020): keeps the change at the corners of the allowed box, sets random squares of it
 * to one end or the other, and keeps what lowers the lead of the right class. A sample whose best point is known starts from there,
 * cut to eps; others from vertical stripes.
 */
async function squareAttack(oracle, samples, plan, random) {
    const radii = oracle.space.radii(oracle.eps);
    let searches = await startSearches(oracle, samples, { ...plan, radii }, random);
    for (let iteration = 0; iteration < plan.iterations && searches.length > 0 && !oracle.isSpent(); iteration += 1) {
        const share = shareAt(plan, iteration);
        const proposals = searches.map(({ change }) => propose(change, { ...plan, share, radii }, random));
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
function shareAt({ share, iterations }, iteration) {
    const halvings = HALVINGS.filter((after) => iteration > after * iterations).length;
    return share / 2 ** halvings;
}
function question(sample, change) {
    return { sample, point: sample.origin.map((value, index) => value + (change[index] ?? 0)) };
}
async function startSearches(oracle, samples, { picture, radii }, random) {
    const searches = samples.map((sample) => {
        const known = Number.isFinite(sample.bestDistance);
        const change = known ? corner(sample, radii) : stripes(picture, radii, random);
        return { sample, change, margin: 0 };
    });
    const { fooled, margins } = await oracle.ask(searches.map(({ sample, change }) => question(sample, change)));
    for (const [index, search] of searches.entries())
        search.margin = margins[index] ?? 0;
    return searches.filter((_search, index) => fooled[index] === 0);
}
/** The best point's change, cut to the box. */
function corner({ best, origin }, radii) {
    return best.map((value, index) => {
        const radius = radii[index] ?? 0;
        return Math.max(-radius, Math.min(radius, value - (origin[index] ?? 0)));
    });
}
function stripes(picture, radii, random) {
    if (picture === undefined)
        return Float32Array.from(radii, (radius) => sign(random) * radius);
    const { channels, width } = picture;
    const signs = Float32Array.from({ length: channels * width }, () => sign(random));
    return Float32Array.from(radii, (radius, index) => {
        const { channel, column } = place(picture, index);
        return radius * (signs[channel * width + column] ?? 1);
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
/** Returns the change with one square set anew; every channel of it goes to one end of the box or the other. */
function propose(change, { picture, share, radii }, random) {
    if (picture === undefined)
        return proposeColumns(change, { share, radii }, random);
    const next = change.slice();
    const { channels, height, width } = picture;
    const side = Math.max(1, Math.min(height, width, Math.round(Math.sqrt(share * height * width))));
    const top = random.integer(height - side + 1);
    const left = random.integer(width - side + 1);
    for (let channel = 0; channel < channels; channel += 1) {
        const end = side === 1 && channels === 1 ? undefined : sign(random);
        for (let row = top; row < top + side; row += 1) {
            for (let column = left; column < left + side; column += 1) {
                const at = indexOf(picture, channel, row, column);
                // A single number would stay as it is every other time.
                next[at] = (end ?? ((next[at] ?? 0) > 0 ? -1 : 1)) * (radii[at] ?? 0);
            }
        }
    }
    return next;
}
function proposeColumns(change, { share, radii }, random) {
    const next = change.slice();
    const columns = Math.max(1, Math.round(share * change.length));
    for (const column of random.permutation(change.length).subarray(0, columns)) {
        const side = columns === 1 ? -(Math.sign(next[column] ?? 0) || 1) : sign(random);
        next[column] = side * (radii[column] ?? 0);
    }
    return next;
}
function indexOf({ channels, height, width, order }, channel, row, column) {
    return order === 'chw'
        ? (channel * height + row) * width + column
        : (row * width + column) * channels + channel;
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/black-box/starts.ts
var starts = __webpack_require__(3165);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/black-box/transfer.ts




/** How often a point is moved to the substitute's boundary, and how many other classes are tried for each sample. */
const MOVES = 12;
const CLASSES = 3;
/** Arrays that are held for each of them. */
const ARRAYS = 4;
/**
 * A transfer attack (Papernot et al., 2016): finds the closest points that a substitute gives another class, by planes again and
 * again (compare FAB, Croce and Hein, ICML 2020), and searches the victim's boundary on the way to them.
 */
async function transferStep(oracle, samples, substitute, rounds) {
    for (const group of inGroups(samples, oracle.space.size * CLASSES * ARRAYS)) {
        await (0,boundary_search/* searchNearest */.tY)(oracle, await closestPoints(oracle, group, substitute), rounds);
    }
}
/** Takes the substitute's normals at the best points as those that the next steps expect. */
async function expectNormals(oracle, samples, substitute, normals) {
    for (const group of inGroups(samples, oracle.space.size * ARRAYS)) {
        const rows = group.map((sample) => ({ sample, target: sample.bestClass, point: sample.best }));
        const { gradient } = await gradientAt(oracle, substitute, rows);
        for (const [index, sample] of group.entries()) {
            normals.set(sample, (0,src_vectors/* normalize */.S8)((0,src_vectors/* rowOf */.OB)(gradient, index, oracle.space.size).slice()));
        }
    }
}
async function closestPoints(oracle, samples, substitute) {
    const trials = await startTrials(oracle, samples, substitute);
    const closest = new Float32Array(oracle.space.size);
    for (let move = 0; move < MOVES; move += 1) {
        const { lead, gradient } = await gradientAt(oracle, substitute, trials);
        for (const [index, { sample, point }] of trials.entries()) {
            const normal = (0,src_vectors/* rowOf */.OB)(gradient, index, oracle.space.size);
            (0,geometry/* closestOnPlane */.D7)(sample.origin, normal, (0,src_vectors/* dot */.Om)(normal, point) - (lead[index] ?? 0), closest);
            const share = move === 0 ? 1 : 0.6;
            (0,src_vectors/* addScaled */.IS)(point, -share, point);
            (0,src_vectors/* addScaled */.IS)(point, share, closest);
        }
    }
    return samples.map((sample) => trials
        .filter((trial) => trial.sample === sample)
        .map(({ point }) => ({ sample, target: point, low: 0, high: sample.bestDistance })));
}
/** One trial for each of the classes that the substitute finds likeliest. */
async function startTrials(oracle, samples, substitute) {
    const bests = samples.map(({ best }) => best);
    const inputs = (0,src_vectors/* joinRows */.U5)(bests, oracle.space.size);
    const answers = await substitute.answer(inputs, samples.length);
    const classes = answers.length / samples.length;
    return samples.flatMap((sample, index) => {
        const scores = (0,src_vectors/* rowOf */.OB)(answers, index, classes);
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
    const points = rows.map(({ point }) => point);
    const inputs = (0,src_vectors/* joinRows */.U5)(points, oracle.space.size);
    const { answer, gradient } = await substitute.gradient(inputs, rows.length, contrast);
    for (const [index, { sample }] of rows.entries()) {
        oracle.space.still((0,src_vectors/* rowOf */.OB)(gradient, index, oracle.space.size), sample.origin);
    }
    const lead = Float32Array.from(rows, (_row, index) => (0,src_vectors/* dot */.Om)((0,src_vectors/* rowOf */.OB)(answer, index, classes), (0,src_vectors/* rowOf */.OB)(contrast, index, classes)));
    return { lead, gradient };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/white-box/white-box-course.ts



/** A whole attack: as many steps and classes as AutoAttack's targeted Auto-PGD, twice. */
const WHOLE = { steps: 100, targets: 9, rounds: 2 };
/** The part of the time left that it may take; the search by answers alone gets the rest, unless an input still lacks gradients. */
const white_box_course_TIME_SHARE = 0.6;
/** What climbs get of it at least if a check comes between them. */
const CLIMBS_SHARE = 0.6;
/** With less time: climbs of so many steps at least, towards so many classes. */
const [LEAST_STEPS, FEW_TARGETS] = [10, 3];
/** If the scores behind the head name another class this often, they are no scores of the classes. */
const LEAST_AGREEMENT = 0.5;
/** Attacks samples by gradients, with as much effort as the time allows. @returns why not, if the gradients are of no use */
async function runWhiteBox(course) {
    const { oracle, samples, gradients, seed, isRandom, spending, betweenClimbs } = course;
    const before = gradients.taken;
    oracle.attack = 'looking at gradients';
    const first = await lookFirst(gradients, samples, spending.longestMs());
    if (first === undefined)
        return { why: 'the time allows fewer than 10 of them for each input' };
    if (first.agreement < LEAST_AGREEMENT) {
        return { why: 'what lies behind the end of the model are no scores of its classes' };
    }
    const share = betweenClimbs === undefined ? 1 : CLIMBS_SHARE;
    const effort = affordable((share * spending.longestMs()) / first.msEach / samples.length);
    const climb = (part, timeLeftMs) => attackByGradients(oracle, gradients, samples, first, { ...effort, seed, isRandom, part, timeLeftMs });
    const isBegun = await climb('first', spending.timeLeftMs);
    await betweenClimbs?.(first);
    const isDone = isBegun && (await climb('others', clockOf(course)));
    spending.isLent = false;
    const fallen = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
    if (!isRandom)
        await (0,boundary_search/* bringNearer */.gU)(oracle, fallen);
    const left = samples.filter(({ bestDistance }) => bestDistance > oracle.eps);
    return {
        gradients: gradients.taken - before,
        steps: effort.steps,
        isWhole: left.length === 0 || (isDone && effort === WHOLE),
        vanished: first.vanished,
        left,
        first,
        plan: { ...effort, seed, isRandom },
    };
}
/** The climbs' part of the time, and then, as long as an input that stands lacks gradients, what others would get. */
function clockOf({ oracle, samples, spending }) {
    const part = spending.part(white_box_course_TIME_SHARE, spending.timeLeftMs);
    const isLacking = () => samples.some((sample) => sample.bestDistance > oracle.eps && (0,evasion_minimum/* lacksGradients */.gG)(sample));
    return () => {
        spending.isLent = false;
        const left = part();
        if (left > 0 || !isLacking())
            return left;
        spending.isLent = true;
        return spending.timeLeftMs();
    };
}
/** Classes need no fitting: the likeliest come first, for all inputs. */
function affordable(each) {
    if (each >= (1 + FEW_TARGETS) * WHOLE.steps)
        return WHOLE;
    const steps = Math.max(LEAST_STEPS, Math.min(WHOLE.steps, Math.floor(each / (1 + FEW_TARGETS))));
    // Shorter climbs are more of them: when inputs fall, the others get the time.
    return { ...WHOLE, steps, rounds: Math.ceil((WHOLE.rounds * WHOLE.steps) / steps) };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/campaign.ts







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
 * Attacks all samples, first by gradients. Those that are left are attacked by answers: starts from inputs of other classes; in
 * turns a transfer from a substitute, which learns from every answer so far, and steps of HopSkipJump, which expect its normals; at
 * last, if scores are known, Square Attack.
 * @returns what the white-box attack did, or why there was none; undefined if the model has no gradients
 */
async function runCampaign(campaign) {
    const { gradients } = campaign;
    if (gradients === undefined) {
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
    const random = new src_random/* Random */.o(seed);
    oracle.attack = 'nearest input of another class';
    await (0,starts/* findStarts */.rK)(oracle, samples, campaign.pool, campaign.lens, random);
    const begun = samples.filter(({ bestDistance }) => Number.isFinite(bestDistance));
    if (begun.length > 0)
        await decisionCycles(campaign, begun, random);
    if (!oracle.knowsScores)
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
    const { oracle, queriesPerSample } = campaign;
    const limit = oracle.knowsScores ? queriesPerSample * DECISION_SHARE : queriesPerSample;
    const substitute = await learner(campaign);
    const normals = new Map();
    for (let cycle = 0; !oracle.isSpent(); cycle += 1) {
        const active = cycle >= FULL_CYCLES ? begun.filter((sample) => needsMore(campaign, sample)) : begun;
        if (active.length === 0 || limit - mostQueries(active) < LEAST_DIRECTIONS + 2 * SEARCH_QUERIES)
            break;
        await substitute.train(examplesOf(campaign), cycle === 0 ? FIRST_TRAINING : LATER_TRAINING, () => !oracle.isSpent());
        oracle.attack = 'transfer from a substitute';
        await transferStep(oracle, active, substitute, ROUNDS);
        await expectNormals(oracle, active, substitute, normals);
        oracle.attack = 'HopSkipJump';
        for (let step = 0; step < STEPS_A_CYCLE && !oracle.isSpent(); step += 1) {
            const affordable = Math.floor(limit - mostQueries(active)) - SEARCH_QUERIES;
            if (affordable < LEAST_DIRECTIONS)
                break;
            const directions = Math.min(affordable, Math.max(60, Math.round(queriesPerSample / 40)));
            await hopSkipJumpStep(oracle, active, normals, { directions, reach: REACH, rounds: ROUNDS, lens: campaign.lens }, random);
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

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/attack-space.ts
var attack_space = __webpack_require__(6051);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/distances.ts





/** What is attacked at other eps than that of the score lies on this grid, up to this multiple of eps. */
const GRID = 1 / 8;
const FARTHEST = 2;
/** Rounds of attacks, each at the middle of what is still open: enough for the grid. */
const distances_ROUNDS = 3;
/** Steps of a climb, up the cross-entropy and then towards the class that was found. */
const STEPS = 10;
/** The part of the time left that all of it may take. */
const SHARE_OF_TIME_LEFT = 0.5;
/** The questions for each input, within half of what the budget leaves. */
const QUERIES_EACH = 12;
const SHARE_OF_QUERIES_LEFT = 0.5;
/**
 * Measures for each input the smallest eps at which it falls: attacks by gradients at other eps, on a grid that is searched by
 * halves, then a search on the way back to the input. These are upper bounds, and the score does not depend on them. Of a random
 * model the confirmed changes are kept as they are.
 */
async function measureDistances(victim, { campaign, samples, mixtures }, report, budget) {
    const copies = [...samples, ...mixtures].map((sample) => ({ ...sample, best: sample.best.slice() }));
    const copied = { samples: copies.slice(0, samples.length), mixtures: copies.slice(samples.length) };
    if (campaign.isRandom)
        return { ...copied, isWhole: true, queries: 0 };
    const oracle = shadowOracle(victim, campaign.oracle, copies.length, budget);
    oracle.attack = 'looking for smaller changes';
    const { gradients } = campaign;
    if (gradients !== undefined && report !== undefined) {
        const searched = copies.map((sample) => ({
            sample,
            failedAt: fallenWithin(sample, oracle.eps) ? 0 : oracle.eps,
        }));
        for (let round = 0; round < distances_ROUNDS && !oracle.isSpent(); round += 1) {
            await attackBetween(oracle, gradients, searched, { report, seed: campaign.seed + round });
        }
    }
    await (0,boundary_search/* bringNearer */.gU)(oracle, copies.filter(({ bestDistance }) => Number.isFinite(bestDistance)));
    return { ...copied, isWhole: !oracle.isSpent(), queries: oracle.queries };
}
function fallenWithin({ bestDistance }, eps) {
    return bestDistance <= eps;
}
function shadowOracle(victim, { space, eps, queries }, inputs, budget) {
    const mostMs = SHARE_OF_TIME_LEFT * budget.timeLeftMs();
    const end = performance.now() + mostMs;
    const oracle = new evasion_oracle/* Oracle */.R(victim, space, {
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
/** Attacks each input at the middle of what is open, all inputs in the same batches. */
async function attackBetween(oracle, gradients, searched, { report, seed }) {
    const open = searched.flatMap((one, index) => {
        const level = levelBetween(one, oracle.eps);
        return level === undefined ? [] : [{ one, level, random: new src_random/* Random */.o(seed + 7919 * (index + 1)) }];
    });
    for (let from = 0; from < open.length; from += gradients.rows) {
        const batch = open.slice(from, from + gradients.rows);
        for (const isTargeted of [false, true]) {
            const climbs = batch
                .filter(({ one, level }) => one.sample.bestDistance > level)
                .map(({ one: { sample }, level, random }) => {
                const { origin, label, bestClass } = sample;
                const target = isTargeted && bestClass !== label ? bestClass : undefined;
                const climb = new apgd/* Apgd */.V(origin, oracle.space.radii(level), STEPS, random);
                const goal = (0,white_box_gradients/* goalOf */.ZZ)(label, target, gradients.scores, report.first.sharpness);
                return { sample, origin, eps: level, climb, ...goal };
            });
            await climbAll(oracle, gradients, climbs);
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
/** Climbs from inputs, at most as many as a batch has rows, until each has fallen within its eps or its steps are taken. */
async function climbAll(oracle, gradients, climbs) {
    let running = climbs;
    while (running.length > 0 && !oracle.isSpent()) {
        const hits = (await gradients.step(running)).flatMap(({ one: { sample }, point, answer }) => oracle.classOf(answer.reply) === sample.label ? [] : [{ sample, point }]);
        if (hits.length > 0)
            await oracle.ask(hits);
        running = running.filter(({ sample, eps, climb }) => !fallenWithin(sample, eps) && !climb.isDone);
    }
}

// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-evidence.ts
var evasion_evidence = __webpack_require__(6599);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/exact/exact-meaning.ts
var exact_meaning = __webpack_require__(7355);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/evasion-texts.ts
var evasion_texts = __webpack_require__(9884);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/score.ts
var evasion_score = __webpack_require__(5480);
// EXTERNAL MODULE: ./packages/engine/src/catalog/result/result-words.ts
var result_words = __webpack_require__(2819);
// EXTERNAL MODULE: ./packages/engine/src/attacks/evasion/setup.ts + 3 modules
var evasion_setup = __webpack_require__(4459);
// EXTERNAL MODULE: ./packages/engine/src/statistics/multivariate/cholesky.ts
var cholesky = __webpack_require__(8046);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/self-check/planted.ts



/** Points of the ball that must stay below the threshold. */
const POINTS = 160;
/** The threshold, from the greatest of these points to the corner. */
const GAP_SHARE = 0.8;
/** The ridge, as a share of the mean variance of a feature. */
const RIDGE = 1e-2;
/**
 * Plants an adversarial input (Zimmermann et al., NeurIPS 2022): a linear readout of the features that tells one corner of the ball
 * from its points, by a ridge discriminant in closed form.
 * @param read gives the features of points
 * @returns undefined if no readout does
 */
async function plant(read, { origin }, { space, eps }, random) {
    const radii = space.radii(eps);
    const moved = (share) => space.reach(origin.map((value, at) => clip(value + share() * (radii[at] ?? 0))), origin, eps);
    const corner = () => moved(() => (random.uniform() < 0.5 ? -1 : 1));
    const inside = () => moved(() => 2 * random.uniform() - 1);
    // Every other point is a corner itself: else any corner would do, and a blind attack would find it.
    const points = Array.from({ length: POINTS }, (_unused, at) => (at % 2 === 0 ? inside() : corner()));
    const { values, size } = await read([...points, corner(), origin]);
    const around = values.subarray(0, POINTS * size);
    const own = (0,src_vectors/* rowOf */.OB)(values, POINTS, size);
    const readout = discriminant(around, own, size);
    const length = Math.sqrt((0,src_vectors/* dot */.Om)(readout, readout));
    if (!(length > 0) || !Number.isFinite(length))
        return undefined;
    for (let index = 0; index < size; index += 1)
        readout[index] = (readout[index] ?? 0) / length;
    let most = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < POINTS; row += 1)
        most = Math.max(most, (0,src_vectors/* dot */.Om)(readout, (0,src_vectors/* rowOf */.OB)(around, row, size)));
    const reached = (0,src_vectors/* dot */.Om)(readout, own);
    if (!(reached > most))
        return undefined;
    const threshold = most + GAP_SHARE * (reached - most);
    const start = (0,src_vectors/* dot */.Om)(readout, (0,src_vectors/* rowOf */.OB)(values, POINTS + 1, size));
    return start < threshold ? { origin, readout, threshold, start } : undefined;
}
function clip(value) {
    return Math.max(0, Math.min(1, value));
}
/** (S + r I)^-1 (own - mean), with the covariance S of the points: solved among the points, which are fewer than the features may be. */
function discriminant(points, own, size) {
    const count = points.length / size;
    const mean = new Float32Array(size);
    for (let row = 0; row < count; row += 1)
        (0,src_vectors/* addScaled */.IS)(mean, 1 / count, (0,src_vectors/* rowOf */.OB)(points, row, size));
    const centred = points.map((value, at) => value - (mean[at % size] ?? 0));
    const lead = own.map((value, at) => value - (mean[at] ?? 0));
    const ridge = Math.max(1e-12, (RIDGE * (0,src_vectors/* dot */.Om)(centred, centred)) / (count * size));
    const gram = new Float64Array(count * count);
    for (let row = 0; row < count; row += 1) {
        for (let other = 0; other <= row; other += 1) {
            gram[row * count + other] = (0,src_vectors/* dot */.Om)((0,src_vectors/* rowOf */.OB)(centred, row, size), (0,src_vectors/* rowOf */.OB)(centred, other, size));
        }
        gram[row * count + row] = (gram[row * count + row] ?? 0) + count * ridge;
    }
    const leads = Float64Array.from({ length: count }, (_unused, row) => (0,src_vectors/* dot */.Om)((0,src_vectors/* rowOf */.OB)(centred, row, size), lead));
    const shares = (0,cholesky/* solveCholesky */.ac)(gram, count, leads, 1);
    const readout = lead.slice();
    for (const [row, share] of shares.entries())
        (0,src_vectors/* addScaled */.IS)(readout, -share, (0,src_vectors/* rowOf */.OB)(centred, row, size));
    return readout;
}
/** Without such a layer nothing can be planted. */
const NO_LAYER = 'it has no hidden layer before its scores';
/**
 * Opens a model's features, without gradients, which would take twice as long.
 * @param repeats how often each is computed
 * @returns NoGradient, which says why, if the model has none
 */
async function openFeatures({ features }, space, repeats) {
    if (features === undefined)
        return new fault/* NoGradient */.Kr('there is no model file');
    const ask = (points) => features(space.toModel((0,src_vectors/* joinRows */.U5)(points, space.size)), points.length);
    const probed = await ask([new Float32Array(space.size)]);
    if (probed === undefined)
        return new fault/* NoGradient */.Kr(NO_LAYER);
    if (probed.size < 2)
        return new fault/* NoGradient */.Kr('its last layer reads one number only');
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

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/self-check/planted-questions.ts



/** How many inputs are planted beside in each look: each takes a search of its own. */
const ASKED_COUNTS = [24, 24];
const POOL = 200;
/** Keeps logarithms finite: about the least float32. */
const LEAST_SCORE = 1e-45;
/** Decimals that rounded scores may have. */
const DECIMALS = [0, 1, 2, 3];
/** Scores that differ by less, as a share, are the same. */
const SAME = 1e-4;
/** More than this share of the inputs must show how the model hides its scores. */
const MOST = 0.5;
function obfuscationOf(oracle, samples) {
    if (!oracle.knowsScores) {
        return { answers: 'labels', lead: 1, decimals: undefined, most: 1, isStep: true };
    }
    const answers = samples.map(({ answer }) => answer);
    const leads = answers.map((answer) => {
        const [first = 1, second = 0] = answer.toSorted().reverse();
        return Math.log(first + LEAST_SCORE) - Math.log(second + LEAST_SCORE);
    });
    const most = answers.reduce((top, answer) => Math.max(top, answer[(0,src_vectors/* argMax */.FL)(answer)] ?? 0), 0);
    const atMost = answers.filter((answer) => answer[(0,src_vectors/* argMax */.FL)(answer)] === most).length;
    return {
        answers: 'scores',
        lead: leads.toSorted((a, b) => a - b)[Math.floor(leads.length / 2)] ?? 1,
        decimals: DECIMALS.find((decimals) => answers.every((answer) => isRounded(answer, decimals))),
        most: atMost > MOST * answers.length ? most : 1,
        isStep: isStep(answers),
    };
}
/** True if most inputs have the scores of another one of their class. */
function isStep(answers) {
    const repeated = [...Map.groupBy(answers, src_vectors/* argMax */.FL).values()].flatMap((own) => own.filter((one, at) => own.some((other, place) => place !== at && isSame(one, other))));
    return repeated.length > MOST * answers.length;
}
/** Small scores count, too: those of a model that is merely sure differ. */
function isSame(one, other) {
    return one.every((score, at) => {
        const second = other[at] ?? 0;
        return Math.abs(score - second) <= SAME * Math.max(score, second, LEAST_SCORE);
    });
}
function isRounded(answer, decimals) {
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
    #obfuscation;
    #read;
    constructor(goal, obfuscation, read) {
        this.#goal = goal;
        this.#obfuscation = obfuscation;
        this.#read = read;
        this.inputSize = goal.origin.length;
        this.inputShape = [this.inputSize];
        this.answers = obfuscation.answers;
        this.answerSize = obfuscation.answers === 'scores' ? 2 : 1;
    }
    async ask(inputs, count) {
        this.queries += count;
        return this.show(await this.#read(inputs, count), count);
    }
    show({ values, size }, count) {
        const shown = new Float32Array(count * this.answerSize);
        for (let row = 0; row < count; row += 1) {
            shown.set(this.#answer((0,src_vectors/* dot */.Om)(this.#goal.readout, (0,src_vectors/* rowOf */.OB)(values, row, size))), row * this.answerSize);
        }
        return shown;
    }
    #answer(reached) {
        const { threshold, start } = this.#goal;
        const { answers, lead, decimals, most, isStep: steps } = this.#obfuscation;
        if (answers !== 'scores')
            return Float32Array.of(reached > threshold ? 1 : 0);
        const away = (threshold - reached) / (threshold - start);
        const logit = lead * (steps ? Math.sign(away) || 1 : away);
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
    const obfuscation = obfuscationOf(oracle, campaign.samples);
    const count = Math.min(pool.count, POOL);
    const points = pool.points.subarray(0, count * size);
    let pooled;
    return async (planted) => {
        pooled ??= read(Array.from({ length: count }, (_unused, row) => (0,src_vectors/* rowOf */.OB)(points, row, size)));
        const features = await pooled;
        let found = 0;
        for (const goal of planted) {
            if (campaign.timeLeftMs() <= 0)
                return undefined;
            const victim = new PlantedVictim(goal, obfuscation, (inputs, rows) => readInputs(read, oracle.space, inputs, rows));
            const shown = victim.show(features, count);
            if (await isFound(campaign, victim, goal, poolOf(victim, points, shown, count)))
                found += 1;
        }
        return found;
    };
}
function readInputs(read, space, inputs, count) {
    const points = space.fromModel(inputs);
    return read(Array.from({ length: count }, (_unused, row) => (0,src_vectors/* rowOf */.OB)(points, row, space.size)));
}
function poolOf(victim, points, shown, count) {
    const answers = Array.from({ length: count }, (_unused, row) => (0,src_vectors/* rowOf */.OB)(shown, row, victim.answerSize));
    const classOf = (answer) => victim.answers === 'scores' ? (0,src_vectors/* argMax */.FL)(answer) : Math.round(answer[0] ?? 0);
    return { points, count, answers, predicted: Int32Array.from(answers, classOf) };
}
async function isFound(campaign, victim, { origin }, pool) {
    const { lens, oracle: own, timeLeftMs } = campaign;
    const oracle = new evasion_oracle/* Oracle */.R(victim, own.space, {
        maxQueries: Number.POSITIVE_INFINITY,
        timeLeftMs,
        tell: () => undefined,
        kept: POOL * 10,
        see: (point) => lens.see(point),
    });
    oracle.eps = own.eps;
    const [answer] = await oracle.answers([origin.slice()]);
    if (answer === undefined)
        return false;
    const sample = (0,evasion_oracle/* startSample */.h)({ input: -1, isMixture: false, label: 0, origin, answer });
    await searchByAnswers({ ...campaign, oracle, samples: [sample], pool, classes: 2, gradients: undefined });
    return sample.bestDistance <= oracle.eps;
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/self-check/self-check.ts


/** An attack that finds less of what is there cannot say that nothing is. */
const LEAST_FOUND = 0.9;
/** With fewer planted inputs the share found says little. */
const LEAST_PLANTED = 20;
/** The fewest that are planted, however long it takes: some readouts fail. */
const LEAST_TRIED = 24;
/** The part of the time left after which no more than the least is planted. */
const PLANTING_SHARE = 0.4;
/**
 * Checks whether the attack finds adversarial inputs that certainly exist. If it finds too few, it is tried once more, longer, on
 * fresh inputs.
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
        return first;
    const second = await look(attack, few, many, true);
    // Without a whole second look the first one stands: it found too few.
    const isWhole = second !== undefined && second.planted >= LEAST_PLANTED;
    return isWhole ? second : first;
}
async function look({ read, inputs, ball, seed, timeLeftMs, find }, from, wanted, isRepeated) {
    const random = new src_random/* Random */.o(seed + from + 17);
    const planted = [];
    const [started, allowedMs] = [performance.now(), PLANTING_SHARE * timeLeftMs()];
    const isEarly = () => performance.now() - started < allowedMs;
    let tried = 0;
    for (; tried < wanted && (tried < LEAST_TRIED || isEarly()); tried += 1) {
        if (timeLeftMs() <= 0)
            return undefined;
        // With few inputs the same ones are planted again, at other corners.
        const input = inputs[(from + tried) % inputs.length];
        const one = input === undefined ? undefined : await plant(read, input, ball, random);
        if (one !== undefined)
            planted.push(one);
    }
    const found = await find(planted, isRepeated, random);
    return found === undefined ? undefined : { tried, planted: planted.length, found };
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/self-check/check-attack.ts









/** Climbs are checked before most of them are made, within this part of the time: what the check leaves of it is theirs. */
const CLIMBED_SHARE = 0.45;
/** About this part of the steps is taken: most planted inputs are found early. */
const STEPS_TAKEN = 0.5;
const check_attack_isFound = (check) => 'found' in check;
/** Checks climbs by gradients, unless every input fell to the first ones. @param look tells what a gradient takes */
async function checkClimbs(analysis, setup, look, budget) {
    const { oracle, spending } = setup.campaign;
    if (haveAllFallen(setup))
        return { impossible: result_words/* EVERY_INPUT_FELL */.zf };
    const timeLeftMs = spending.part(CLIMBED_SHARE, spending.longestMs);
    const checked = await startCheck(analysis, setup, budget, timeLeftMs);
    if ('impossible' in checked)
        return checked;
    const repeats = repeatsOf(setup);
    const each = repeats * (POINTS + 2) * setup.asked.msEach + STEPS_TAKEN * FIRST.steps * look.msEach;
    if (LEAST_TRIED * each > timeLeftMs()) {
        return { impossible: 'the time does not allow it', isCut: true };
    }
    const source = await analysis.gradients?.('features');
    if (source === undefined || source instanceof fault/* NoGradient */.Kr) {
        return { impossible: source?.message ?? 'there is no model file' };
    }
    try {
        const gradients = new white_box_gradients/* Gradients */.gi(source, oracle.space, repeats);
        return await checkAttack({ ...checked, counts: CLIMBED_COUNTS, find: findByClimbs(gradients, checked) });
    }
    finally {
        await source.close();
    }
}
/** Checks the search by answers alone, after it was made. */
async function checkQuestions(analysis, setup, budget) {
    const why = whyNotByAnswers(setup);
    if (why !== undefined)
        return { impossible: why };
    const timeLeftMs = setup.campaign.spending.longestMs;
    const checked = await startCheck(analysis, setup, budget, timeLeftMs);
    if ('impossible' in checked)
        return checked;
    const find = findByQuestions({ ...setup.campaign, timeLeftMs }, checked.read);
    return checkAttack({ ...checked, counts: ASKED_COUNTS, find });
}
async function startCheck(analysis, setup, budget, timeLeftMs) {
    const { samples, asked, campaign } = setup;
    const { oracle, seed } = campaign;
    oracle.attack = 'self-check: finding planted inputs';
    budget.progress(Math.min(0.9, oracle.queries / campaign.spending.planned), oracle.attack);
    const read = await openFeatures(analysis, oracle.space, repeatsOf(setup));
    if (read instanceof fault/* NoGradient */.Kr)
        return { impossible: read.message };
    const { size } = oracle.space;
    const others = Array.from({ length: asked.pool.count }, (_unused, row) => ({
        origin: (0,src_vectors/* rowOf */.OB)(asked.pool.points, row, size),
    }));
    return { read, inputs: [...samples, ...others], ball: oracle, seed, timeLeftMs };
}
function repeatsOf({ campaign }) {
    return campaign.isRandom ? evasion_setup/* RANDOM_REPEATS */.bN : 1;
}
/** @returns why a search by answers cannot be checked, or need not be */
function whyNotByAnswers(setup) {
    const { space } = setup.campaign.oracle;
    if (!space.isContinuous || space.holds)
        return 'some columns take only certain values';
    return haveAllFallen(setup) ? result_words/* EVERY_INPUT_FELL */.zf : undefined;
}
function haveAllFallen({ campaign, samples }) {
    return samples.every(({ bestDistance }) => bestDistance <= campaign.oracle.eps);
}
/** How many inputs are planted beside in the first look, and in the longer one. */
const CLIMBED_COUNTS = [48, 96];
/** The steps of a climb, and how often it begins anew. */
const FIRST = { steps: 50, starts: 1 };
const REPEATED = { steps: 100, starts: 5 };
/** Among whole numbers slopes are those of single points, and lead astray more often: more climbs are begun, of fewer steps. */
const REPEATED_IN_STEPS = { steps: 30, starts: 20 };
/** Finds what was planted by gradients of the features, with the attack's own steps. */
function findByClimbs(gradients, { ball, timeLeftMs }) {
    return async (planted, isRepeated, random) => {
        const repeated = ball.space.rounds ? REPEATED_IN_STEPS : REPEATED;
        const { steps, starts } = isRepeated ? repeated : FIRST;
        const found = new Set();
        for (let start = 0; start < starts; start += 1) {
            const left = planted.filter((one) => !found.has(one));
            for (let first = 0; first < left.length; first += gradients.rows) {
                if (timeLeftMs() <= 0)
                    return undefined;
                await climb(gradients, left.slice(first, first + gradients.rows), { ball, steps, random, found });
            }
        }
        return found.size;
    };
}
async function climb(gradients, planted, { ball, steps, random, found }) {
    const { space, eps } = ball;
    const radii = space.radii(eps);
    let running = planted.map((goal) => ({
        ...{ goal, origin: goal.origin, eps, climb: new apgd/* Apgd */.V(goal.origin, radii, steps, random) },
        seed: (0,white_box_gradients/* linearSeed */.JQ)(goal.readout),
        lossOf: ({ scores }) => (0,src_vectors/* dot */.Om)(goal.readout, scores),
    }));
    while (running.length > 0) {
        for (const { one, answer } of await gradients.step(running)) {
            if (one.lossOf(answer) > one.goal.threshold)
                found.add(one.goal);
        }
        running = running.filter(({ goal, climb }) => !found.has(goal) && !climb.isDone);
    }
}

// EXTERNAL MODULE: ./packages/engine/src/shown-numbers.ts
var shown_numbers = __webpack_require__(6322);
;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/self-check/scrutiny.ts







const HUGE_SAMPLES = 20;
/** Tried first; if inputs are left, as much as a whole attack. */
const HUGE_EFFORTS = [
    { steps: 50, targets: 3, rounds: 1 },
    { steps: 100, targets: 9, rounds: 2 },
];
/**
 * Looks at whether the attack could have seen what there is: plants adversarial inputs, tries the largest eps, at which nothing may
 * stand (Carlini et al., 2019), and looks for scores and gradients that hide something.
 */
async function scrutinize(analysis, setup, { report, black, checked }, budget) {
    const { campaign } = setup;
    const alarms = [...scoreAlarms(campaign.oracle, setup.samples)];
    if (report !== undefined)
        alarms.push(...gradientAlarms(report, campaign.samples, campaign.oracle.eps));
    const check = checked ?? (await checkQuestions(analysis, setup, budget));
    const huge = report === undefined ? NONE : await tryHugeEps(setup, report);
    const isWeak = check_attack_isFound(check) && check.found < LEAST_FOUND * check.planted;
    return {
        unearned: (0,result_words/* sentences */.hC)([
            isWeak && explainWeakAttack(check, report === undefined, campaign.oracle.space.rounds),
            'isCut' in check && check.isCut && CUT,
            huge.standing > 0 && explainHugeEps(huge.standing),
        ]),
        limits: (0,result_words/* sentences */.hC)([
            ...explainAccess(report, black),
            !huge.isWhole && HUGE_CUT,
            ...alarms.map(({ words }) => words),
        ]),
        figures: figuresOf(setup, report, check, alarms),
        peeled: report === undefined ? [] : (campaign.gradients?.source.peeled ?? []),
        selfCheck: check_attack_isFound(check)
            ? { planted: check.planted, found: check.found }
            : { impossible: check.impossible },
        alarms,
    };
}
const CUT = 'The time did not allow the self-check, so it is not known whether the attack could find anything. Give it more time (minutes), or fewer samples.';
const HUGE_CUT = 'There was too little time, or too few queries, to try whether inputs keep their class at eps 1.';
const NONE = { standing: 0, isWhole: true };
/** Counts the inputs that keep their class at eps 1, where the whole box is allowed and the data show other classes. */
async function tryHugeEps({ campaign, asked }, report) {
    const { oracle, gradients, spending } = campaign;
    const isSure = oracle.space.isContinuous && new Set(asked.pool.predicted).size > 1;
    const known = campaign.samples.flatMap((sample, index) => sample.bestDistance > oracle.eps
        ? [{ sample: (0,evasion_oracle/* startSample */.h)(sample), scores: report.first.scores[index] }]
        : []);
    if (gradients === undefined || !isSure || known.length === 0)
        return NONE;
    const tried = known.slice(0, HUGE_SAMPLES);
    const { attack, eps } = oracle;
    oracle.eps = 1;
    spending.isLent = true;
    let standing = tried.map(({ sample }) => sample);
    for (const effort of HUGE_EFFORTS) {
        const left = tried.filter(({ sample }) => standing.includes(sample));
        const first = { ...report.first, scores: left.map(({ scores }) => scores ?? new Float32Array(0)) };
        const plan = { ...report.plan, ...effort, timeLeftMs: spending.timeLeftMs };
        await attackByGradients(oracle, gradients, standing, first, plan);
        standing = standing.filter(({ bestDistance }) => !Number.isFinite(bestDistance));
    }
    const isCut = standing.length > 0 && oracle.isSpent();
    spending.isLent = false;
    Object.assign(oracle, { attack, eps });
    return isCut ? { standing: 0, isWhole: false } : { standing: standing.length, isWhole: true };
}
function explainWeakAttack({ found, planted }, isByAnswers, rounds) {
    const why = isByAnswers
        ? 'a black-box search is too weak for this model. Export it with its scores, and with operators that ' +
            'gradients pass through.'
        : `something in the model hides its gradients. Export the model without steps that round, cut off or randomize its numbers.${rounds ? scrutiny_ROUNDS : ''}`;
    return (`The attack found only ${String(found)} of ${String(planted)} planted adversarial inputs ` +
        `(self-check), so a low score proves nothing: ${why}`);
}
const scrutiny_ROUNDS = ' The attack itself rounds the columns that hold whole numbers only: if they take other numbers, too, set integer: [].';
function explainHugeEps(standing) {
    return (`Even if each number may take any value (eps 1), ${String(standing)} inputs keep their class, ` +
        'although other inputs have another one. So the attack is too weak for this model, and a low score ' +
        'proves nothing. Export the model without the steps that hide its gradients.');
}
function explainAccess(report, black) {
    if (report === undefined) {
        return (0,result_words/* sentences */.hC)([
            black !== undefined && `The model's gradients were not used: ${black}.`,
            'The search is a black-box one: it proves that changes exist, never that none do. A stronger attack, or one that knows the weights, can score higher.',
        ]);
    }
    return (0,result_words/* sentences */.hC)([
        'The attack follows the gradients of the model. It proves that changes exist, never that none do: a stronger attack can score higher.',
        !report.isWhole &&
            `The time allowed only ${String(report.steps)} steps for each climb, fewer than a whole attack ` +
                'takes. Give it more time (minutes) for a stronger one.',
    ]);
}
function figuresOf({ campaign }, report, check, alarms) {
    const peeled = campaign.gradients?.source.peeled ?? [];
    return {
        ...(report !== undefined && { gradients: report.gradients, 'steps of a climb': report.steps }),
        ...(report !== undefined && peeled.length > 0 && { 'peeled off': peeled.join(', ') }),
        ...(check_attack_isFound(check)
            ? { 'self-check: planted': check.planted, 'self-check: found': check.found }
            : { 'self-check': check.impossible === result_words/* EVERY_INPUT_FELL */.zf ? 'not needed' : 'not possible' }),
        ...(alarms.length > 0 && { alarms: alarms.map(({ name }) => name).join(', ') }),
    };
}
/** More than this share of the inputs must show a sign. */
const scrutiny_MOST = 0.5;
/** Gradients that vanish for more inputs than this, or successes that only the search by answers had, are said. */
const NOTICEABLE = 0.05;
/** Scores with at most so many decimals are rounded. */
const scrutiny_DECIMALS = 3;
/** A score this near to 1 leaves nothing to the others. */
const scrutiny_WHOLE = 1 - 1e-7;
function scoreAlarms(oracle, samples) {
    if (!oracle.knowsScores) {
        return [
            { name: 'labels only', words: 'The model answers with labels only, so no search by scores was made.' },
        ];
    }
    const tops = samples.map(({ answer }) => answer[(0,src_vectors/* argMax */.FL)(answer)] ?? 0);
    const isMost = (is) => samples.filter((sample, index) => is(sample, tops[index] ?? 0)).length > scrutiny_MOST * samples.length;
    if (isMost((_sample, top) => top >= scrutiny_WHOLE)) {
        return [alarm('saturated scores', 'For most inputs one class has a score of 1 (saturated)')];
    }
    if (isMost(({ answer }, top) => answer.filter((score) => score === top).length > 1)) {
        return [alarm('tied scores', 'For most inputs several classes share the highest score')];
    }
    if (isMost(({ answer }) => answer.every(scrutiny_isRounded) || hasEqual(answer))) {
        return [alarm('rounded scores', 'The scores are rounded or cut off')];
    }
    return [];
}
function scrutiny_isRounded(score) {
    const scaled = score * 10 ** scrutiny_DECIMALS;
    return Math.abs(scaled - Math.round(scaled)) < 1e-4;
}
/** True if two classes have exactly the same score. Scores that are too small for float32 are all 0, and do not count. */
function hasEqual(answer) {
    const positive = answer.filter((score) => score > 0);
    return new Set(positive).size < positive.length;
}
function alarm(name, words) {
    return {
        name,
        words: `${words}, so a search that sees only answers learns little about how near other classes are.`,
    };
}
function gradientAlarms({ vanished, left }, samples, eps) {
    const later = left.filter(({ bestDistance }) => bestDistance <= eps).length;
    return [
        ...(vanished > NOTICEABLE
            ? [
                {
                    name: 'gradients vanish',
                    words: `${result_words/* CHECK_MARK */.vz}the gradient is zero or NaN for ${(0,shown_numbers/* percent */.KN)(vanished)} of the inputs: something in the ` +
                        'model hides it.',
                },
            ]
            : []),
        ...(later > NOTICEABLE * samples.length
            ? [
                {
                    name: 'black box beats white box',
                    words: `${result_words/* CHECK_MARK */.vz}the black-box search changed ${String(later)} inputs that gradients did not: something ` +
                        'in the model hides its gradients.',
                },
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/attack-by-evasion.ts


















const METHOD = {
    name: 'Evasion: Auto-PGD by gradients if the model has them; HopSkipJump, Square Attack and transfer from a substitute',
    formula: 'score = inputs that some attack changes within eps to another class / inputs attacked, which the model gets right: the mean of this ' +
        'share over the classes, or with fewer than 20 inputs for each class the share of all; Wilson 95 % intervals, joined by MOVER. If mixtures of inputs fall more often (Fisher, p < .001), score = the same of the mixtures',
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
const HELD = 'columns of text and missing numbers stay as they are';
/**
 * Attacks a classifier by small changes of its inputs. The score is the share of the inputs that the model gets right and that some
 * attack changes to another class within eps, a share of the range of each number of an input.
 * @throws NotTestable if no verdict can rest on the data, or too few inputs can be attacked
 */
async function attackByEvasion(analysis, budget) {
    const { victim, labels } = analysis;
    if (victim === undefined || labels === undefined) {
        throw new fault/* ArtifactFault */.RE('Evasion needs a model and the labels of its data: give both.');
    }
    const exact = await (0,attack_exactly/* findExactness */.kY)(analysis, victim);
    if (exact !== undefined && 'prove' in exact) {
        return (0,attack_exactly/* attackExactly */.JD)(analysis, { victim, labels }, exact, budget);
    }
    const isHeld = new attack_space/* AttackSpace */.X(analysis.data).hasGaps;
    const opened = await (0,white_box_gradients/* openGradients */.aR)(analysis, isHeld ? HELD : undefined, exact?.why);
    // No gradient passes through trees: why nothing is proved of them says more.
    const why = opened.why?.includes('TreeEnsemble') === true ? (exact?.why ?? opened.why) : opened.why;
    const sources = opened.source === undefined ? [] : [opened.source];
    try {
        return await attack({ ...analysis, source: opened.source }, { victim, labels }, why, budget, sources);
    }
    finally {
        for (const source of sources)
            await source.close();
    }
}
async function attack(analysis, { victim, labels }, why, budget, 
/** What is closed at the end. */
sources) {
    const started = performance.now();
    const queriesBefore = victim.queries;
    const prepared = await (0,evasion_setup/* prepare */.iA)(analysis, victim, labels, budget);
    const gradients = await chooseGradients(prepared.campaign, (source) => sources.push(source));
    const campaign = { ...prepared.campaign, gradients };
    const setup = { ...prepared, campaign };
    let checked;
    const betweenClimbs = async (first) => {
        checked = await checkClimbs(analysis, setup, first, budget);
        campaign.spending.endScrutiny();
    };
    const ran = await runCampaign({ ...campaign, betweenClimbs });
    const [report, black] = ran === undefined || 'why' in ran ? [undefined, ran?.why ?? why] : [ran, undefined];
    const { oracle, samples } = campaign;
    const confirmed = await (0,evasion_confirm/* confirmIfRandom */.v2)(analysis.randomness, { oracle, victim, samples, budget });
    const score = (0,evasion_score/* scoreOfSearch */.S4)(setup, analysis.classNames);
    const isOutOfTime = oracle.isOutOfTime();
    const scrutiny = await scrutinize(analysis, setup, { report, black, checked }, budget);
    const isShortened = setup.isShortened || report?.isWhole === false;
    const { unearned } = scrutiny;
    const ending = (0,evasion_minimum/* endingOf */.z6)(samples, oracle, { isShortened, isOutOfTime, confirmed, unearned });
    const distances = await measureDistances(victim, setup, report, budget);
    const outcomes = score.isGap ? undefined : outcomesOf(setup);
    const evidence = await (0,evasion_evidence/* evasionEvidence */.Hv)(analysis, setup, distances, score);
    const isTimed = setup.isTimed || report?.isWhole === false;
    const limits = [...scrutiny.limits, ...limitsOf(distances), ...(0,exact_meaning/* formatColumns */.jB)(analysis.data)];
    budget.progress(1, 'Evasion is done');
    return {
        score: score.judged,
        ...{ bound: 'lower', access: report === undefined ? 'black-box' : 'white-box' },
        ...(score.classes !== undefined && { classes: score.classes }),
        ...(outcomes !== undefined && { outcomes }),
        ...ending,
        robustness: (0,evasion_evidence/* robustnessOf */.a1)(distances, score, oracle.eps, scrutiny),
        ...(isTimed && { isTimed }),
        ...(0,evasion_texts/* describeEvasion */.ze)(analysis.data, setup, score, { limits }),
        queries: victim.queries - queriesBefore,
        seconds: (performance.now() - started) / 1000,
        accuracy: setup.agreement.accuracy,
        skill: (0,balanced_accuracy/* accuracyOf */.RU)(setup.agreement),
        method: METHOD,
        figures: { ...attack_by_evasion_figuresOf(setup, score, distances), ...scrutiny.figures },
        evidence,
    };
}
function limitsOf({ isWhole }) {
    return isWhole
        ? []
        : [
            'The search for the smallest changes was cut short: inputs may fall at a smaller eps than this report says.',
        ];
}
/** What became of each row: not if mixtures are judged, since a model that knows its rows holds them all. */
function outcomesOf({ campaign, samples, asked, keys, strataOf }) {
    const { queriesPerSample } = campaign;
    const { eps } = campaign.oracle;
    const fallen = samples.map(({ input, bestDistance }) => ({
        ...{ key: keys[asked.rows[input] ?? 0] ?? 0, fell: bestDistance <= eps },
    }));
    return (0,evasion_score/* packGrouped */.eR)(fallen, strataOf(samples), { eps, queries: queriesPerSample });
}
function attack_by_evasion_figuresOf({ campaign, samples, mixtures, asked, agreement, eps }, score, distances) {
    const { oracle, queriesPerSample } = campaign;
    const within = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
    return {
        ...(0,evasion_score/* epsFigures */.SR)(eps),
        samples: samples.length,
        'success on rows': score.rows.value,
        ...(score.mixtures !== undefined && {
            mixtures: mixtures.length,
            'success on mixtures': score.mixtures.value,
            'chance of the gap': score.chance ?? 1,
        }),
        ...(0,evasion_score/* accuracyFigures */.B2)(asked, agreement),
        ...(score.classes?.isMean !== true && {
            'robust accuracy': agreement.accuracy * (1 - score.judged.value),
        }),
        'median distance': finite((0,src_vectors/* upperMedian */.vF)(distances.samples.map(({ bestDistance }) => bestDistance))),
        'median queries to eps': finite((0,src_vectors/* upperMedian */.vF)(within.map(({ queriesToEps }) => queriesToEps))),
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


/***/ })

};
