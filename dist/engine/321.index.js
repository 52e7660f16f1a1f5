export const id = 321;
export const ids = [321];
export const modules = {

/***/ 6760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ sentences)
/* harmony export */ });
/** Keeps the texts of a list whose conditions hold: `a && 'text'`. */
function sentences(texts) {
    return texts.filter((text) => typeof text === 'string');
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ needsEncoding),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   ds: () => (/* binding */ tableEncoder)
/* harmony export */ });
/* harmony import */ var _robust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2649);

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

/***/ 8659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LY: () => (/* binding */ takeRows),
/* harmony export */   Nr: () => (/* binding */ centredOn),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   X: () => (/* binding */ columnMeans),
/* harmony export */   kE: () => (/* binding */ stackRows),
/* harmony export */   u: () => (/* binding */ transposed),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });

function rowOf(matrix, row) {
    return matrix.values.subarray(row * matrix.columns, (row + 1) * matrix.columns);
}
function columnOf(matrix, column) {
    const result = new Float64Array(matrix.rows);
    for (let row = 0; row < matrix.rows; row += 1) {
        result[row] = matrix.values[row * matrix.columns + column] ?? 0;
    }
    return result;
}
function takeRows(matrix, rows) {
    const values = new Float32Array(rows.length * matrix.columns);
    for (let index = 0; index < rows.length; index += 1) {
        values.set(rowOf(matrix, rows[index] ?? 0), index * matrix.columns);
    }
    return { values, rows: rows.length, columns: matrix.columns };
}
/** Returns the rows of both, the first's before the second's. */
function stackRows(first, second) {
    const values = new Float32Array(first.values.length + second.values.length);
    values.set(first.values);
    values.set(second.values, first.values.length);
    return { values, rows: first.rows + second.rows, columns: first.columns };
}
function columnMeans(matrix) {
    const means = new Float64Array(matrix.columns);
    for (let row = 0; row < matrix.rows; row += 1) {
        const offset = row * matrix.columns;
        for (let column = 0; column < matrix.columns; column += 1) {
            means[column] = (means[column] ?? 0) + (matrix.values[offset + column] ?? 0);
        }
    }
    return means.map((sum) => sum / Math.max(1, matrix.rows));
}
/** Returns the rows less the mean. @param mean a number for each column */
function centredOn({ values, rows, columns }, mean) {
    const centred = new Float64Array(rows * columns);
    for (let start = 0; start < centred.length; start += columns) {
        for (let j = 0; j < columns; j += 1)
            centred[start + j] = (values[start + j] ?? 0) - (mean[j] ?? 0);
    }
    return centred;
}
/** Returns a copy in which each column is a row. */
function transposed({ values, rows, columns }) {
    const result = new Float64Array(values.length);
    for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
            result[column * rows + row] = values[row * columns + column] ?? 0;
        }
    }
    return { values: result, rows: columns, columns: rows };
}


/***/ }),

/***/ 3437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ squaredDistances),
/* harmony export */   Vi: () => (/* binding */ productsOfRows),
/* harmony export */   uU: () => (/* binding */ meanProducts)
/* harmony export */ });
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8659);

/** Rows that are compared at once: every number that is loaded serves several pairs. */
const [TALL, WIDE] = [4, 2];
/** Rows that are copied as 64-bit numbers at once, so that no copy of a large matrix is needed. */
const BLOCK = 32;
/**
 * Returns the squared Euclidean distances of all rows of both: `second.rows` numbers for each row of the first. Equal rows
 * have the distance 0 exactly. About four times as fast as comparing two rows at a time.
 */
function squaredDistances(first, second) {
    return allPairs(first, second, distanceTile);
}
/** Returns the products of all rows of both: `second.rows` numbers for each row of the first. */
function productsOfRows(first, second) {
    return allPairs(first, second, productTile);
}
/** Returns the mean over all rows of the product of each two columns: their covariances, if the means of the columns are 0. */
function meanProducts(rows) {
    const columns = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(rows);
    return productsOfRows(columns, columns).map((sum) => sum / rows.rows);
}
function allPairs(first, second, tile) {
    const pairs = new Float64Array(first.rows * second.rows);
    const isSame = first === second;
    const [left, right] = [emptyBlock(first), emptyBlock(second)];
    for (let top = 0; top < first.rows; top += BLOCK) {
        copyBlock(left, first, top);
        for (let start = 0; start < (isSame ? Math.min(top + BLOCK, second.rows) : second.rows); start += BLOCK) {
            copyBlock(right, second, start);
            fillBlock(pairs, second.rows, left, right, tile);
            if (isSame)
                mirror(pairs, first.rows, top, start);
        }
    }
    return pairs;
}
function emptyBlock({ columns }) {
    return { values: new Float64Array((BLOCK + TALL) * columns), columns, top: 0, rows: 0 };
}
function copyBlock(block, { values, rows, columns }, top) {
    block.top = top;
    block.rows = Math.min(BLOCK, rows - top);
    block.values.set(values.subarray(top * columns, (top + block.rows) * columns));
}
function fillBlock(pairs, width, left, right, tile) {
    const { columns } = left;
    const results = new Float64Array(TALL * WIDE);
    const operands = { length: columns, left: left.values, right: right.values, results };
    for (let i = 0; i < left.rows; i += TALL) {
        for (let j = 0; j < right.rows; j += WIDE) {
            tile(operands, i * columns, j * columns);
            for (let row = i; row < Math.min(i + TALL, left.rows); row += 1) {
                for (let column = j; column < Math.min(j + WIDE, right.rows); column += 1) {
                    pairs[(left.top + row) * width + right.top + column] = results[(row - i) * WIDE + column - j] ?? 0;
                }
            }
        }
    }
}
/** Copies a block of the lower triangle to its place in the upper one, while it is in the cache. */
function mirror(pairs, size, top, left) {
    for (let i = top; i < Math.min(top + BLOCK, size); i += 1) {
        for (let j = left; j < Math.min(left + BLOCK, i); j += 1)
            pairs[j * size + i] = pairs[i * size + j] ?? 0;
    }
}
function distanceTile({ length, left, right, results }, leftStart, rightStart) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < length; at += 1) {
        const one = right[rightStart + at] ?? 0;
        const two = right[rightStart + length + at] ?? 0;
        const place = leftStart + at;
        const first = left[place] ?? 0;
        a += (first - one) * (first - one);
        b += (first - two) * (first - two);
        const second = left[place + length] ?? 0;
        c += (second - one) * (second - one);
        d += (second - two) * (second - two);
        const third = left[place + 2 * length] ?? 0;
        e += (third - one) * (third - one);
        f += (third - two) * (third - two);
        const fourth = left[place + 3 * length] ?? 0;
        g += (fourth - one) * (fourth - one);
        h += (fourth - two) * (fourth - two);
    }
    keep(results, a, b, c, d, e, f, g, h);
}
function productTile({ length, left, right, results }, leftStart, rightStart) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < length; at += 1) {
        const one = right[rightStart + at] ?? 0;
        const two = right[rightStart + length + at] ?? 0;
        const place = leftStart + at;
        const first = left[place] ?? 0;
        a += first * one;
        b += first * two;
        const second = left[place + length] ?? 0;
        c += second * one;
        d += second * two;
        const third = left[place + 2 * length] ?? 0;
        e += third * one;
        f += third * two;
        const fourth = left[place + 3 * length] ?? 0;
        g += fourth * one;
        h += fourth * two;
    }
    keep(results, a, b, c, d, e, f, g, h);
}
/** Stores the results one by one: a list of them would be made for every tile. */
function keep(results, a, b, c, d, e, f, g, h) {
    results[0] = a;
    results[1] = b;
    results[2] = c;
    results[3] = d;
    results[4] = e;
    results[5] = f;
    results[6] = g;
    results[7] = h;
}


/***/ }),

/***/ 2649:
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
/** A quantile of sorted numbers, between the two nearest order statistics, as numpy.quantile does by default. */
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

/***/ 4817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ outOfBagValues),
/* harmony export */   _: () => (/* binding */ outOfBagShares),
/* harmony export */   de: () => (/* binding */ forestGuesses),
/* harmony export */   kt: () => (/* binding */ asColumns),
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
        ...{ columns: asColumns(columns), scores, classes, random, sums, leaf: 1 },
        ...{ columnsTried: size, cuts: CUTS, prior: 0 },
    };
    for (let tree = 0; tree < TREES; tree += 1) {
        const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
        (0,_tree_grower_js__WEBPACK_IMPORTED_MODULE_1__/* .growTree */ .WJ)(growth.columns, kindOf(growth), everyone.subarray(0, count), everyone.subarray(count));
    }
    return sums.slice(count * classes).map((sum) => sum / TREES);
}
/** @param matrix in which each column is a row */
function asColumns({ values, rows, columns }) {
    return { values, rows: columns, columns: rows };
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
    const columns = asColumns((0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix));
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
    const columns = asColumns((0,_multivariate_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .transposed */ .u)(matrix));
    const columnsTried = Math.max(1, Math.round(Math.sqrt(columns.columns)));
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
        const column = columnsTried === columns.columns ? place : random.integer(columns.columns);
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


/***/ }),

/***/ 3459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ growTree),
/* harmony export */   g4: () => (/* binding */ worthOf),
/* harmony export */   qX: () => (/* binding */ randomCut)
/* harmony export */ });
/**
 * Grows one tree, and sends the rows to guess down while it grows, so that no tree is kept, and branches without any are not grown.
 * It moves rows within both lists.
 */
function growTree(columns, kind, known, asked, depth = 0) {
    if (asked.length === 0)
        return;
    const cut = kind.cut(known, depth);
    if (cut === undefined) {
        kind.leaf(known, asked, depth);
        return;
    }
    const [lowKnown, lowAsked] = [partition(columns, known, cut), partition(columns, asked, cut)];
    growTree(columns, kind, known.subarray(0, lowKnown), asked.subarray(0, lowAsked), depth + 1);
    growTree(columns, kind, known.subarray(lowKnown), asked.subarray(lowAsked), depth + 1);
}
/** Moves the rows at or below the cut to the front, and returns how many they are. */
function partition({ values, rows }, order, { column, value }) {
    let front = 0;
    for (let place = 0; place < order.length; place += 1) {
        const row = order[place] ?? 0;
        if ((values[column * rows + row] ?? 0) > value)
            continue;
        order[place] = order[front] ?? 0;
        order[front] = row;
        front += 1;
    }
    return front;
}
/** A random value within the range of a column. @returns undefined if all rows have the same value */
function randomCut({ values, rows }, known, column, random) {
    let [low, high] = [Infinity, -Infinity];
    for (const row of known) {
        const value = values[column * rows + row] ?? 0;
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return high > low ? { column, value: low + (high - low) * random.uniform() } : undefined;
}
/** Says how much a cut tells about scores, `size` for each row: the squared sums of both parts over their sizes; -1 if one is empty. */
function worthOf({ values, rows }, { column, value }, known, { scores, size }) {
    const sums = new Float64Array(2 * size);
    let lower = 0;
    for (const row of known) {
        const isLow = (values[column * rows + row] ?? 0) <= value;
        if (isLow)
            lower += 1;
        const start = isLow ? 0 : size;
        for (let at = 0; at < size; at += 1) {
            sums[start + at] = (sums[start + at] ?? 0) + (scores[row * size + at] ?? 0);
        }
    }
    if (lower === 0 || lower === known.length)
        return -1;
    let worth = 0;
    for (let at = 0; at < size; at += 1) {
        worth += (sums[at] ?? 0) ** 2 / lower;
        worth += (sums[size + at] ?? 0) ** 2 / (known.length - lower);
    }
    return worth;
}


/***/ })

};
