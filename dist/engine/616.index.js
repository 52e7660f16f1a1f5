export const id = 616;
export const ids = [616];
export const modules = {

/***/ 3829:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ FORECASTER_HELD_SHARE),
/* harmony export */   CT: () => (/* binding */ CLASSIFIER_HELD_SHARE),
/* harmony export */   K8: () => (/* binding */ FORECASTER_VERSION),
/* harmony export */   cf: () => (/* binding */ VALUES_VERSION),
/* harmony export */   fI: () => (/* binding */ CLASSIFIER_VERSION)
/* harmony export */ });
/* unused harmony export extraction */
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8357);
/* harmony import */ var _minimum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2);


/** The versions of the methods: for classifiers, for regressions, and for forecasters. */
const CLASSIFIER_VERSION = 6;
/** The version of the method for regressions. */
const VALUES_VERSION = 4;
const FORECASTER_VERSION = 3;
/** The shares of the data that only measure the copy. */
const CLASSIFIER_HELD_SHARE = 0.5;
const FORECASTER_HELD_SHARE = 0.4;
const CLASSIFIER_CODE = { file: 'attack-by-extraction.ts', run: 'attackByExtraction' };
const ROUND = 'Round the answers to the digits that their users need, and limit the queries of each user: every digit helps the attacker.';
const FIELDS = [
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
];
const extraction = {
    gravity: 1,
    tasks: [
        {
            task: 'image-classification',
            method: CLASSIFIER_VERSION,
            code: CLASSIFIER_CODE,
            fields: [...FIELDS, 'color_space'],
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .PICTURE_SLOTS */ .VD,
        },
        {
            task: 'tabular-classification',
            method: CLASSIFIER_VERSION,
            code: CLASSIFIER_CODE,
            fields: [...FIELDS, ..._descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORY_FIELDS */ .JZ].toSorted(),
            usualSlots: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .TABLE_SLOTS */ .Vu,
        },
        {
            task: 'tabular-regression',
            method: VALUES_VERSION,
            code: { file: 'attack-values-by-extraction.ts', run: 'attackValuesByExtraction' },
            firstAction: ROUND,
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
            firstAction: ROUND,
            fields: FIELDS.filter((field) => field !== 'normalize_data' && field !== 'number_of_classes'),
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
    assurance: {
        standards: ['v1.0-C11.3.2', 'AITG-APP-09', 'NISTAML.031', 'Article 15(5)'],
        shows: 'how well a copy that learned from the answers to the given number of questions repeats the model',
        open: 'what more questions or another copy would reach; which answers the system in use returns, and whether it limits or detects questions',
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
    if (held >= _minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared)
        return;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .NotTestable */ .S1(`A copy would be compared with the model on only ${String(held)} ${things}: ${String(100 * share)} % of those in data. ` +
        `At least ${String(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared)} are needed: give at least ${String(Math.ceil(_minimum_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM */ .N.compared / share))} in data.`);
}
/** Says why a copy that failed proves nothing, if it learnt from too few answers. */
function unearnedBy(asked, victim) {
    const least = victim instanceof _victim_endpoint_victim_js__WEBPACK_IMPORTED_MODULE_0__/* .EndpointVictim */ .K || victim instanceof _victim_python_victim_js__WEBPACK_IMPORTED_MODULE_1__/* .PythonVictim */ .t
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
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3829);



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
    const halves = [...ofClass.values()].flatMap((some) => some.slice(0, Math.ceil(_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CLASSIFIER_HELD_SHARE */ .CT * some.length)));
    const isHalf = new Set(halves);
    const most = Math.min(MOST_HELD, Math.ceil(_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .CLASSIFIER_HELD_SHARE */ .CT * rows.length));
    const held = rows.filter((row) => isHalf.has(row)).slice(0, most);
    const isHeld = new Set(held);
    return { keys, held, pool: rows.filter((row) => !isHeld.has(row)) };
}


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ outOfBagValues),
/* harmony export */   _: () => (/* binding */ outOfBagShares),
/* harmony export */   de: () => (/* binding */ forestGuesses),
/* harmony export */   mm: () => (/* binding */ FOREST_ANSWERS),
/* harmony export */   nq: () => (/* binding */ outOfBagScores)
/* harmony export */ });
/* harmony import */ var _multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);
/* harmony import */ var _tree_grower_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);


const TREES = 60;
const CUTS = 2;
const FOREST_ANSWERS = 10_000;
/**
 * Guesses scores by extremely randomized regression trees, which learn all scores at once: models of trees have edges along the
 * columns, which smooth copies blur. Trees are not kept: the inputs to guess go down each while it grows.
 * Source: Geurts, Ernst, Wehenkel, "Extremely randomized trees", Machine Learning 63, 2006.
 * @param asked inputs of the same columns
 * @returns mean scores of the trees, for each input that is asked about
 */
function forestGuesses(examples, asked, random) {
    const { inputs, size, scores, classes, count } = examples;
    const joined = new Float32Array(count * size + asked.length);
    joined.set(inputs.subarray(0, count * size));
    joined.set(asked, count * size);
    const rows = joined.length / size;
    const sums = new Float32Array(rows * classes);
    const columns = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)({ values: joined, rows, columns: size });
    const growth = {
        ...{ columns, scores, classes, random, sums, leaf: 1 },
        ...{ columnsTried: size, cuts: CUTS, prior: 0 },
    };
    for (let tree = 0; tree < TREES; tree += 1) {
        const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(growth.columns, kindOf(growth), everyone.subarray(0, count), everyone.subarray(count));
    }
    return sums.slice(count * classes).map((sum) => sum / TREES);
}
/** The share of the rows that a tree out of the bag learns. */
const IN_BAG = 0.632;
/** The share of the columns that each cut tries. */
const TRIED = 1 / 3;
/** Guesses the values of rows by trees that did not learn them (out of the bag): extremely randomized trees, each on 63 % of the rows. */
function outOfBagValues(rows, values, options) {
    return outOfBag(rows, { scores: values, classes: 1 }, options, false);
}
/**
 * Guesses the class of rows in the same way: for each row a share for each class. Rows that are never learned are guessed by as
 * many trees as the others, so that both are guessed equally well.
 */
function outOfBagShares(rows, labels, classes, options) {
    const scores = new Float32Array(rows.rows * classes);
    labels.forEach((label, row) => (scores[row * classes + label] = 1));
    return outOfBag(rows, { scores, classes }, options, true);
}
function outOfBag(matrix, { scores, classes }, { leaf, use, random }, isSparing) {
    const { rows } = matrix;
    const sums = new Float32Array(rows * classes);
    const counts = new Float64Array(rows);
    const columnsTried = Math.max(1, Math.round(TRIED * matrix.columns));
    const columns = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix);
    const kind = kindOf({ columns, scores, classes, random, sums, leaf, columnsTried, cuts: CUTS, prior: 0 });
    const learned = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] !== 0);
    const others = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] === 0);
    const inBag = Math.ceil(IN_BAG * learned.length);
    for (let tree = 0; tree < TREES; tree += 1) {
        const order = random.shuffle(learned);
        const guessed = isSparing ? others.filter(() => random.uniform() > IN_BAG) : others;
        const asked = Int32Array.from([...order.subarray(inBag), ...guessed]);
        for (const row of asked)
            counts[row] = (counts[row] ?? 0) + 1;
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(columns, kind, order.slice(0, inBag), asked);
    }
    return Float64Array.from(sums, (sum, index) => sum / Math.max(1, counts[Math.floor(index / classes)] ?? 0));
}
/**
 * Guesses the share of 1 among labels of 0 and 1, by trees with the best of some random cuts by Gini's impurity. Laplace's rule keeps
 * leaves of few rows from being certain.
 */
function outOfBagScores(matrix, labels, { trees, leaf, random }) {
    const { rows } = matrix;
    const [sums, counts] = [new Float64Array(rows), new Float64Array(rows)];
    const columns = (0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix);
    const columnsTried = Math.max(1, Math.round(Math.sqrt(matrix.columns)));
    const growth = { columns, scores: labels, classes: 1, random, sums, leaf, columnsTried };
    const kind = kindOf({ ...growth, cuts: 1, prior: 1 });
    const inBag = Math.round(IN_BAG * rows);
    for (let tree = 0; tree < trees; tree += 1) {
        const order = random.permutation(rows);
        for (const row of order.subarray(inBag))
            counts[row] = (counts[row] ?? 0) + 1;
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(columns, kind, order.subarray(0, inBag), order.subarray(inBag));
    }
    return sums.map((sum, row) => ((counts[row] ?? 0) > 0 ? sum / (counts[row] ?? 1) : 0.5));
}
/** How one tree grows; its guesses are added to `sums`. */
function kindOf(growth) {
    const { classes, scores, sums, leaf, prior } = growth;
    return {
        cut: (known) => (known.length <= leaf || isPure(growth, known) ? undefined : chooseCut(growth, known)),
        leaf: (known, asked) => {
            for (let name = 0; name < classes; name += 1) {
                let sum = prior;
                for (const row of known)
                    sum += scores[row * classes + name] ?? 0;
                const mean = sum / (known.length + 2 * prior);
                for (const row of asked)
                    sums[row * classes + name] = (sums[row * classes + name] ?? 0) + mean;
            }
        },
    };
}
function isPure({ scores, classes }, known) {
    const first = (known[0] ?? 0) * classes;
    return known.every((row) => {
        for (let name = 0; name < classes; name += 1) {
            if (scores[row * classes + name] !== scores[first + name])
                return false;
        }
        return true;
    });
}
/** The random cut after which the scores of both parts vary least. @returns undefined if all inputs are equal */
function chooseCut({ columns, scores, classes, random, columnsTried, cuts }, known) {
    let best;
    let most = -1;
    for (let place = 0; place < columnsTried; place += 1) {
        const column = columnsTried === columns.rows ? place : random.integer(columns.rows);
        for (let attempt = 0; attempt < cuts; attempt += 1) {
            const cut = (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .randomCut */ .qX)(columns, known, column, random);
            if (cut === undefined)
                break;
            const worth = (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .worthOf */ .g4)(columns, cut, known, { scores, size: classes });
            if (worth > most)
                [best, most] = [cut, worth];
        }
    }
    return best;
}


/***/ })

};
