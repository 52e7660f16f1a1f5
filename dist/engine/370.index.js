export const id = 370;
export const ids = [370];
export const modules = {

/***/ 8046:
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
/** Solves `matrix x = right` for the columns of `right`. @param matrix symmetric and positive definite; it is changed */
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

/***/ 1477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ frontFor),
/* harmony export */   Ok: () => (/* binding */ frontParameters),
/* harmony export */   Zm: () => (/* binding */ frontSize),
/* harmony export */   ai: () => (/* binding */ frontBackNodes),
/* harmony export */   dk: () => (/* binding */ frontNodes),
/* harmony export */   vZ: () => (/* binding */ frontConstants)
/* harmony export */ });
/* harmony import */ var _onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5536);

/** Pictures are seen with at most so many pixels a side, and need so many. */
const MOST_SIDE = 28;
const LEAST_SIDE = 8;
/** Returns convolutions for pictures. @returns undefined if they are too small */
function frontFor({ channels, height, width }) {
    const side = (of) => 4 * Math.floor(Math.min(MOST_SIDE, of) / 4);
    if (Math.min(height, width) < LEAST_SIDE)
        return undefined;
    return {
        ...{ channels, height: side(height), width: side(width) },
        stages: [
            { filters: 8, side: 5 },
            { filters: 16, side: 3 },
        ],
    };
}
function placed({ channels, height, width, stages: [first, second] }) {
    return [
        { ...first, name: '1', channels, height, width },
        { ...second, name: '2', channels: first.filters, height: height / 2, width: width / 2 },
    ];
}
function frontSize({ height, width, stages }) {
    return (stages[1].filters * height * width) / 16;
}
/** Returns the names and sizes of the parameters, in their order, with the inputs that each output sums. */
function frontParameters(front) {
    return placed(front).flatMap(({ name, filters, channels, side }) => [
        { name: `cw${name}`, shape: [filters, channels, side, side], summed: channels * side * side },
        { name: `cb${name}`, shape: [filters], summed: 0 },
    ]);
}
function frontConstants(front) {
    const { channels, height, width } = front;
    return [
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('picture', 'int64', [-1, channels, height, width], [4]),
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('batch_axes', 'int64', [0, 2, 3], [3]),
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('seen', 'int64', [1, -1, channels * height * width], [3]),
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)('features', 'int64', [1, -1, frontSize(front)], [3]),
        ...placed(front).flatMap((stage) => {
            const [down, across] = [stage.height / 2, stage.width / 2];
            return [
                (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)(`square${stage.name}`, 'int64', [-1, stage.filters, down, 2, across, 2], [6]),
                (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)(`cell${stage.name}`, 'int64', [-1, stage.filters, down, 1, across, 1], [6]),
                (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .constant */ .dY)(`plane${stage.name}`, 'int64', [-1, stage.filters, stage.height, stage.width], [4]),
            ];
        }),
    ];
}
/** From the pictures `input` [1, n, numbers] to `output` [1, n, features]. */
function frontNodes(front, input, output) {
    return [
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', [input, 'picture'], 'pool0'),
        ...placed(front).flatMap((stage, before) => {
            const { name, side } = stage;
            return [
                (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Conv', [`pool${String(before)}`, `cw${name}`, `cb${name}`], `conv${name}`, window(side)),
                (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Relu', [`conv${name}`], `r${name}`),
                (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('MaxPool', [`r${name}`], `pool${name}`, { kernel_shape: [2, 2], strides: [2, 2] }),
            ];
        }),
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', ['pool2', 'features'], output),
    ];
}
function window(side) {
    const pad = (side - 1) / 2;
    return { kernel_shape: [side, side], pads: [pad, pad, pad, pad] };
}
/** Takes the gradient `error` of the features back to that of the parameters, `g\u2026`, and if it has a name to that of the pictures. */
function frontBackNodes(front, error, gradient) {
    const nodes = [];
    let from = error;
    for (const [before, { name, side }] of [...placed(front).entries()].toReversed()) {
        nodes.push(
        // The gradient goes to the largest of each square; after ReLU equal ones are zeros, which pass none.
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', [from, `cell${name}`], `gp${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', [`r${name}`, `square${name}`], `rs${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', [`pool${name}`, `cell${name}`], `ps${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Equal', [`rs${name}`, `ps${name}`], `largest${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Where', [`largest${name}`, `gp${name}`, 'zero'], `gs${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', [`gs${name}`, `plane${name}`], `gr${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Greater', [`conv${name}`, 'zero'], `on_conv${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Where', [`on_conv${name}`, `gr${name}`, 'zero'], `gc${name}`), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('ReduceSum', [`gc${name}`, 'batch_axes'], `gcb${name}`, { keepdims: 0 }), 
        // Filters that slide over the pictures: batch and channels change places.
        (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Transpose', [`pool${String(before)}`], `pt${name}`, { perm: [1, 0, 2, 3] }), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Transpose', [`gc${name}`], `gt${name}`, { perm: [1, 0, 2, 3] }), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Conv', [`pt${name}`, `gt${name}`], `gw${name}t`, { pads: window(side).pads }), (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Transpose', [`gw${name}t`], `gcw${name}`, { perm: [1, 0, 2, 3] }));
        if (before === 0 && gradient === undefined)
            break;
        nodes.push((0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('ConvTranspose', [`gc${name}`, `cw${name}`], `gi${name}`, window(side)));
        from = `gi${name}`;
    }
    return gradient === undefined ? nodes : [...nodes, (0,_onnx_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .node */ .rH)('Reshape', [from, 'seen'], gradient)];
}


/***/ }),

/***/ 8636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ floats),
/* harmony export */   TS: () => (/* binding */ Graph),
/* harmony export */   mp: () => (/* binding */ integers)
/* harmony export */ });
function floats(data, ...shape) {
    return { type: 'float32', data, shape };
}
function integers(data, ...shape) {
    return { type: 'int32', data, shape };
}
/** A graph of ours that the runtime has loaded. All its outputs are of type float32. */
class Graph {
    #session;
    #outputs;
    constructor(session, outputs) {
        this.#session = session;
        this.#outputs = outputs;
    }
    static async open(runtime, model, outputs) {
        return new Graph(await runtime.open(model, true), outputs);
    }
    /** Runs the graph and returns a function that gives each of its outputs. */
    async run(inputs) {
        const answers = await this.#session.run(inputs, this.#outputs);
        return (output) => {
            const data = answers.get(output)?.data;
            if (!(data instanceof Float32Array)) {
                throw new TypeError(`The graph's output ${output} is not of type float32`);
            }
            return data;
        };
    }
    close() {
        return this.#session.close();
    }
}


/***/ }),

/***/ 4389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ makeLens),
/* harmony export */   Y: () => (/* binding */ pictureLens)
/* harmony export */ });
/** A picture with at most so many numbers is seen as it is. */
const LARGEST_WHOLE = 1_024;
/** Larger pictures are seen as at most so many pixels a side. */
const SIDE = 16;
function makeLens(size, picture) {
    if (picture === undefined || size <= LARGEST_WHOLE) {
        return { size, seen: size, see: (inputs) => inputs, back: (seen) => seen };
    }
    return pictureLens(picture, { height: SIDE, width: SIDE });
}
/** Returns a lens that shows a picture, one plane for each channel, with at most so many pixels. */
function pictureLens(picture, most) {
    return blockLens(picture.channels * picture.height * picture.width, blocksOf(picture, most));
}
function blockLens(size, { of, sizes }) {
    const seen = sizes.length;
    return {
        size,
        seen,
        see: (inputs) => {
            const count = inputs.length / size;
            const means = new Float32Array(count * seen);
            for (let index = 0; index < inputs.length; index += 1) {
                const block = of[index % size] ?? 0;
                const at = Math.floor(index / size) * seen + block;
                means[at] = (means[at] ?? 0) + (inputs[index] ?? 0) / (sizes[block] ?? 1);
            }
            return means;
        },
        back: (directions) => {
            const count = directions.length / seen;
            const inputs = new Float32Array(count * size);
            for (let index = 0; index < inputs.length; index += 1) {
                const block = of[index % size] ?? 0;
                inputs[index] = (directions[Math.floor(index / size) * seen + block] ?? 0) / (sizes[block] ?? 1);
            }
            return inputs;
        },
    };
}
function blocksOf({ channels, height, width, order }, most) {
    const rows = Math.min(most.height, height);
    const columns = Math.min(most.width, width);
    const of = new Int32Array(channels * height * width);
    const sizes = new Float32Array(channels * rows * columns);
    for (let index = 0; index < of.length; index += 1) {
        const plane = order === 'chw' ? Math.floor(index / (height * width)) : index % channels;
        const pixel = order === 'chw' ? index % (height * width) : Math.floor(index / channels);
        const row = Math.floor((Math.floor(pixel / width) * rows) / height);
        const column = Math.floor(((pixel % width) * columns) / width);
        const block = (plane * rows + row) * columns + column;
        of[index] = block;
        sizes[block] = (sizes[block] ?? 0) + 1;
    }
    return { of, sizes };
}


/***/ }),

/***/ 372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ measureScaling),
/* harmony export */   Ou: () => (/* binding */ unscale),
/* harmony export */   hs: () => (/* binding */ scale)
/* harmony export */ });
/**
 * Returns one scale for each column of a table. Pixels share one scale: pixels that hardly vary would otherwise become noise
 * as large as the picture.
 */
function measureScaling(values, size, shared) {
    const count = values.length / size;
    const sums = new Float64Array(size);
    const squares = new Float64Array(size);
    for (let row = 0; row < count; row += 1) {
        for (let column = 0; column < size; column += 1) {
            const value = values[row * size + column] ?? 0;
            sums[column] = (sums[column] ?? 0) + value;
            squares[column] = (squares[column] ?? 0) + value * value;
        }
    }
    const shift = Float32Array.from(sums, (sum) => sum / count);
    const variances = squares.map((square, column) => Math.max(0, square / count - (shift[column] ?? 0) ** 2));
    const mean = variances.reduce((sum, variance) => sum + variance, 0) / size;
    const factor = Float32Array.from(variances, (variance) => inverseRoot(shared ? mean : variance));
    return { shift, factor };
}
function inverseRoot(variance) {
    return variance > 1e-12 ? 1 / Math.sqrt(variance) : 1;
}
function scale(values, { shift, factor }) {
    const size = shift.length;
    const scaled = new Float32Array(values.length);
    for (let start = 0; start < values.length; start += size) {
        for (let column = 0; column < size; column += 1) {
            scaled[start + column] = ((values[start + column] ?? 0) - (shift[column] ?? 0)) * (factor[column] ?? 1);
        }
    }
    return scaled;
}
/** Returns gradients with respect to the inputs from those with respect to the scaled inputs. */
function unscale(gradients, { factor }) {
    return gradients.map((value, index) => value * (factor[index % factor.length] ?? 1));
}


/***/ }),

/***/ 4799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Substitute),
  r: () => (/* binding */ trainedAnswers)
});

// EXTERNAL MODULE: ./packages/engine/src/random.ts
var random = __webpack_require__(513);
// EXTERNAL MODULE: ./packages/engine/src/substitute/convolution-graphs.ts
var convolution_graphs = __webpack_require__(1477);
// EXTERNAL MODULE: ./packages/engine/src/vectors.ts
var vectors = __webpack_require__(1732);
// EXTERNAL MODULE: ./packages/engine/src/substitute/onnx-writer.ts
var onnx_writer = __webpack_require__(5536);
;// CONCATENATED MODULE: ./packages/engine/src/substitute/perceptron-graphs.ts



function parameterCount(shape) {
    return parametersOf(shape).reduce((sum, { shape: sizes }) => sum + (0,vectors/* product */.qM)(sizes), 0);
}
/** Returns the weights and biases in their order: of the first layer, then of the second, and so on, then of convolutions. */
function parametersOf({ layers, front }) {
    const dense = layers.slice(1).flatMap((outputs, layer) => {
        const inputs = layers[layer] ?? 0;
        return [
            { name: `w${String(layer)}`, shape: [inputs, outputs], summed: inputs },
            { name: `b${String(layer)}`, shape: [1, outputs], summed: 0 },
        ];
    });
    return [...dense, ...(front === undefined ? [] : (0,convolution_graphs/* frontParameters */.Ok)(front))];
}
/**
 * Returns a model that trains the ensemble: one ONNX `Loop`, one step of Adam (Kingma and Ba, ICLR 2015) in each turn, so that all
 * steps run inside the runtime. Its inputs: the data X [n, inputs] and Y [n, answers]; `plan`: the rows of each step's batch, for each
 * member; `rates`: the rate of each step with Adam's bias correction; `shrink`: what weight decay leaves of the parameters in each
 * step.
 */
function trainingModel(shape) {
    const state = ['theta', 'momentum', 'variance'];
    const body = {
        name: 'step',
        nodes: [
            ...batchNodes(shape),
            ...forwardNodes(shape),
            ...errorNodes(shape),
            ...backwardNodes(shape),
            ...adamNodes(),
        ],
        inputs: [
            value('step', 'int64', 0),
            value('going', 'bool', 0),
            ...state.map((name) => value(name, 'float', 2)),
        ],
        outputs: [value('still', 'bool', 0), ...state.map((name) => value(`${name}_next`, 'float', 2))],
        constants: [],
    };
    const loop = (0,onnx_writer/* node */.rH)('Loop', ['steps', 'yes', ...state.map((name) => `${name}_0`)], state.map((name) => `${name}_end`), { body });
    return (0,onnx_writer/* onnxModel */.Jb)({
        name: 'train',
        nodes: [(0,onnx_writer/* node */.rH)('Shape', ['rates'], 'shape'), (0,onnx_writer/* node */.rH)('Squeeze', ['shape'], 'steps'), loop],
        inputs: [
            ...['X', 'Y'].map((name) => value(name, 'float', 2)),
            value('plan', 'int32', 3),
            ...['rates', 'shrink'].map((name) => value(name, 'float', 1)),
            ...state.map((name) => value(`${name}_0`, 'float', 2)),
        ],
        outputs: state.map((name) => value(`${name}_end`, 'float', 2)),
        constants: [
            ...shapeConstants(shape),
            (0,onnx_writer/* constant */.dY)('yes', 'bool', [1]),
            (0,onnx_writer/* constant */.dY)('flat', 'int64', [shape.members, -1], [2]),
            (0,onnx_writer/* constant */.dY)('axis1', 'int64', [1], [1]),
            (0,onnx_writer/* constant */.dY)('beta1', 'float', [0.9]),
            (0,onnx_writer/* constant */.dY)('rest1', 'float', [0.1]),
            (0,onnx_writer/* constant */.dY)('beta2', 'float', [0.999]),
            (0,onnx_writer/* constant */.dY)('rest2', 'float', [0.001]),
            (0,onnx_writer/* constant */.dY)('tiny', 'float', [1e-8]),
        ],
    });
}
/**
 * Returns a model that answers inputs x [n, inputs] with the ensemble's mean `answer` [n, answers], and with `gradient` [n, inputs]:
 * that of the sum of `contrast` [n, answers] times the mean answer.
 */
function answerModel(shape) {
    const last = shape.layers.length - 1;
    const nodes = [
        (0,onnx_writer/* node */.rH)('Unsqueeze', ['rows', 'axis0'], 'x1'),
        (0,onnx_writer/* node */.rH)('Expand', ['x1', 'ensemble'], shape.front === undefined ? 'a0' : 'x0'),
        ...forwardNodes(shape),
        (0,onnx_writer/* node */.rH)('ReduceMean', [`z${String(last)}`], 'answer', { axes: [0], keepdims: 0 }),
        (0,onnx_writer/* node */.rH)('Unsqueeze', ['contrast', 'axis0'], 'c1'),
        (0,onnx_writer/* node */.rH)('Expand', ['c1', 'ensemble'], `e${String(last)}`),
        ...chainNodes(shape),
        ...inputErrorNodes(shape),
        (0,onnx_writer/* node */.rH)('ReduceMean', ['d0'], 'gradient', { axes: [0], keepdims: 0 }),
    ];
    return (0,onnx_writer/* onnxModel */.Jb)({
        name: 'answer',
        nodes,
        inputs: ['rows', 'contrast', 'theta'].map((name) => value(name, 'float', 2)),
        outputs: ['answer', 'gradient'].map((name) => value(name, 'float', 2)),
        constants: [
            ...shapeConstants(shape),
            (0,onnx_writer/* constant */.dY)('axis0', 'int64', [0], [1]),
            (0,onnx_writer/* constant */.dY)('ensemble', 'int64', [shape.members, 1, 1], [3]),
        ],
    });
}
function value(name, type, rank) {
    return { name, type, rank };
}
function shapeConstants(shape) {
    const { members, layers, front } = shape;
    const parameters = parametersOf(shape);
    const sizes = parameters.map(({ shape: one }) => (0,vectors/* product */.qM)(one));
    const dense = 2 * (layers.length - 1);
    const shapes = parameters.map(({ name, shape: one }, index) => {
        const whole = index < dense ? [members, ...one] : one;
        return (0,onnx_writer/* constant */.dY)(`${name}_shape`, 'int64', whole, [whole.length]);
    });
    return [
        ...[(0,onnx_writer/* constant */.dY)('sizes', 'int64', sizes, [sizes.length]), (0,onnx_writer/* constant */.dY)('zero', 'float', [0]), ...shapes],
        ...(front === undefined ? [] : (0,convolution_graphs/* frontConstants */.vZ)(front)),
    ];
}
/** The batch of this step: its inputs and their answers t. */
function batchNodes({ front }) {
    return [
        (0,onnx_writer/* node */.rH)('Gather', ['plan', 'step'], 'rows'),
        (0,onnx_writer/* node */.rH)('Gather', ['X', 'rows'], front === undefined ? 'a0' : 'x0'),
        (0,onnx_writer/* node */.rH)('Gather', ['Y', 'rows'], 't'),
    ];
}
/**
 * From `theta` and the inputs to the answers: z = a \u00b7 w + b in each layer, with ReLU between the layers. The inputs are a0, or x0 if
 * convolutions make a0 of them.
 */
function forwardNodes(shape) {
    const { layers, front } = shape;
    const count = layers.length - 1;
    const names = parametersOf(shape).map(({ name }) => name);
    const nodes = [
        (0,onnx_writer/* node */.rH)('Split', ['theta', 'sizes'], names.map((name) => `${name}_flat`), { axis: 1 }),
    ];
    for (const name of names)
        nodes.push((0,onnx_writer/* node */.rH)('Reshape', [`${name}_flat`, `${name}_shape`], name));
    if (front !== undefined)
        nodes.push(...(0,convolution_graphs/* frontNodes */.dk)(front, 'x0', 'a0'));
    for (let layer = 0; layer < count; layer += 1) {
        const [here, next] = [String(layer), String(layer + 1)];
        nodes.push((0,onnx_writer/* node */.rH)('MatMul', [`a${here}`, `w${here}`], `p${next}`), (0,onnx_writer/* node */.rH)('Add', [`p${next}`, `b${here}`], `z${next}`));
        if (layer + 1 < count)
            nodes.push((0,onnx_writer/* node */.rH)('Relu', [`z${next}`], `a${next}`));
    }
    return nodes;
}
/** The error of the answers, divided by the batch size: the gradient of the mean loss with respect to them. */
function errorNodes({ layers, loss }) {
    const last = String(layers.length - 1);
    const answer = loss === 'cross-entropy'
        ? [(0,onnx_writer/* node */.rH)('Softmax', [`z${last}`], 'y', { axis: 2 })]
        : [(0,onnx_writer/* node */.rH)('Identity', [`z${last}`], 'y')];
    return [
        ...answer,
        (0,onnx_writer/* node */.rH)('Sub', ['y', 't'], 'miss'),
        (0,onnx_writer/* node */.rH)('Shape', ['rows'], 'rows_shape'),
        (0,onnx_writer/* node */.rH)('Gather', ['rows_shape', 'axis1'], 'batch'),
        (0,onnx_writer/* node */.rH)('Cast', ['batch'], 'batch_float', { to: 1 }),
        (0,onnx_writer/* node */.rH)('Div', ['miss', 'batch_float'], `e${last}`),
    ];
}
/** Takes the error of the last layer back to the first: e1. */
function chainNodes({ layers }) {
    const nodes = [];
    for (let layer = layers.length - 1; layer > 1; layer -= 1) {
        const [here, below] = [String(layer), String(layer - 1)];
        nodes.push((0,onnx_writer/* node */.rH)('Transpose', [`w${below}`], `w${below}t`, { perm: [0, 2, 1] }), (0,onnx_writer/* node */.rH)('MatMul', [`e${here}`, `w${below}t`], `d${below}`), (0,onnx_writer/* node */.rH)('Greater', [`z${below}`, 'zero'], `on${below}`), (0,onnx_writer/* node */.rH)('Where', [`on${below}`, `d${below}`, 'zero'], `e${below}`));
    }
    return nodes;
}
/** Takes the error e1 back to the inputs: d0. @param isTraining true if only the parameters' gradients are wanted */
function inputErrorNodes({ front }, isTraining = false) {
    const features = front === undefined ? 'd0' : 'features_error';
    return [
        (0,onnx_writer/* node */.rH)('Transpose', ['w0'], 'w0t', { perm: [0, 2, 1] }),
        (0,onnx_writer/* node */.rH)('MatMul', ['e1', 'w0t'], features),
        ...(front === undefined ? [] : (0,convolution_graphs/* frontBackNodes */.ai)(front, features, isTraining ? undefined : 'd0')),
    ];
}
function backwardNodes(shape) {
    const nodes = [...chainNodes(shape)];
    const parts = [];
    for (let layer = 0; layer + 1 < shape.layers.length; layer += 1) {
        const [here, next] = [String(layer), String(layer + 1)];
        nodes.push((0,onnx_writer/* node */.rH)('Transpose', [`a${here}`], `a${here}t`, { perm: [0, 2, 1] }), (0,onnx_writer/* node */.rH)('MatMul', [`a${here}t`, `e${next}`], `gw${here}`), (0,onnx_writer/* node */.rH)('ReduceSum', [`e${next}`, 'axis1'], `gb${here}`, { keepdims: 1 }), (0,onnx_writer/* node */.rH)('Reshape', [`gw${here}`, 'flat'], `gw${here}_flat`), (0,onnx_writer/* node */.rH)('Reshape', [`gb${here}`, 'flat'], `gb${here}_flat`));
        parts.push(`gw${here}_flat`, `gb${here}_flat`);
    }
    if (shape.front !== undefined) {
        nodes.push(...inputErrorNodes(shape, true));
        for (const { name } of (0,convolution_graphs/* frontParameters */.Ok)(shape.front)) {
            nodes.push((0,onnx_writer/* node */.rH)('Reshape', [`g${name}`, 'flat'], `g${name}_flat`));
            parts.push(`g${name}_flat`);
        }
    }
    return [...nodes, (0,onnx_writer/* node */.rH)('Concat', parts, 'g', { axis: 1 })];
}
function adamNodes() {
    return [
        (0,onnx_writer/* node */.rH)('Mul', ['momentum', 'beta1'], 'm1'),
        (0,onnx_writer/* node */.rH)('Mul', ['g', 'rest1'], 'm2'),
        (0,onnx_writer/* node */.rH)('Add', ['m1', 'm2'], 'momentum_next'),
        (0,onnx_writer/* node */.rH)('Mul', ['variance', 'beta2'], 'v1'),
        (0,onnx_writer/* node */.rH)('Mul', ['g', 'g'], 'gg'),
        (0,onnx_writer/* node */.rH)('Mul', ['gg', 'rest2'], 'v2'),
        (0,onnx_writer/* node */.rH)('Add', ['v1', 'v2'], 'variance_next'),
        (0,onnx_writer/* node */.rH)('Sqrt', ['variance_next'], 'root'),
        (0,onnx_writer/* node */.rH)('Add', ['root', 'tiny'], 'below'),
        (0,onnx_writer/* node */.rH)('Div', ['momentum_next', 'below'], 'move'),
        (0,onnx_writer/* node */.rH)('Gather', ['rates', 'step'], 'rate'),
        (0,onnx_writer/* node */.rH)('Mul', ['move', 'rate'], 'moved'),
        (0,onnx_writer/* node */.rH)('Gather', ['shrink', 'step'], 'keep'),
        (0,onnx_writer/* node */.rH)('Mul', ['theta', 'keep'], 'kept'),
        (0,onnx_writer/* node */.rH)('Sub', ['kept', 'moved'], 'theta_next'),
        (0,onnx_writer/* node */.rH)('Identity', ['going'], 'still'),
    ];
}

// EXTERNAL MODULE: ./packages/engine/src/substitute/graph-runtime.ts
var graph_runtime = __webpack_require__(8636);
// EXTERNAL MODULE: ./packages/engine/src/substitute/lens.ts
var lens = __webpack_require__(4389);
// EXTERNAL MODULE: ./packages/engine/src/substitute/scaling.ts
var substitute_scaling = __webpack_require__(372);
;// CONCATENATED MODULE: ./packages/engine/src/substitute/substitute.ts







/** Steps that go to the runtime at once: between two calls the time can be looked at. */
const STEPS_AT_ONCE = 512;
class Substitute {
    shape;
    #lens;
    #scaling;
    #random;
    #trainer;
    #answerer;
    #theta;
    constructor(shape, plan, scaling, graphs) {
        this.shape = shape;
        this.#lens = plan.lens;
        this.#scaling = scaling;
        this.#random = new random/* Random */.o(plan.seed);
        this.#trainer = graphs.trainer;
        this.#answerer = graphs.answerer;
        this.#theta = startParameters(shape, this.#random);
    }
    /** @param typical inputs as the lens shows them, from which the scale is measured */
    static async create(runtime, plan, typical) {
        const { members, hidden, answers, loss, lens, front } = plan;
        const inputs = front === undefined ? lens.seen : (0,convolution_graphs/* frontSize */.Zm)(front);
        const shape = { members, layers: [inputs, ...hidden, answers], loss, front };
        const scaling = (0,substitute_scaling/* measureScaling */.Gm)(typical, lens.seen, plan.sharedScale);
        return new Substitute(shape, plan, scaling, {
            trainer: await graph_runtime/* Graph */.TS.open(runtime, trainingModel(shape), ['theta_end', 'momentum_end', 'variance_end']),
            answerer: await graph_runtime/* Graph */.TS.open(runtime, answerModel(shape), ['answer', 'gradient']),
        });
    }
    /** Trains on from the present parameters. @param going asked between runs of steps; false ends the training early */
    async train(examples, training, going = () => true) {
        const X = (0,graph_runtime/* floats */.IE)((0,substitute_scaling/* scale */.hs)(examples.inputs, this.#scaling), examples.count, this.#inputSize);
        const Y = (0,graph_runtime/* floats */.IE)(examples.answers, examples.count, this.#answerSize);
        let momentum = new Float32Array(this.#theta.length);
        let variance = new Float32Array(this.#theta.length);
        const order = new EpochOrder(examples, this.shape.members, this.#random);
        for (let step = 0; step < training.steps && going(); step += STEPS_AT_ONCE) {
            const steps = Math.min(STEPS_AT_ONCE, training.steps - step);
            const ended = await this.#trainer.run({
                X,
                Y,
                plan: (0,graph_runtime/* integers */.mp)(order.take(steps, training.batch), steps, this.shape.members, training.batch),
                ...rates(training, step, steps),
                theta_0: this.#parameters(this.#theta),
                momentum_0: this.#parameters(momentum),
                variance_0: this.#parameters(variance),
            });
            this.#theta = Float32Array.from(ended('theta_end'));
            momentum = Float32Array.from(ended('momentum_end'));
            variance = Float32Array.from(ended('variance_end'));
        }
    }
    /** Returns the answers: logits for classes, else the values themselves. */
    async answer(inputs, count) {
        const { answer } = await this.#answer(inputs, count, new Float32Array(count * this.#answerSize));
        return answer;
    }
    /** Returns the answers, and the gradient with respect to the inputs of the sum of `contrast` times the answers. */
    async gradient(inputs, count, contrast) {
        const found = await this.#answer(inputs, count, contrast);
        return { answer: found.answer, gradient: this.#lens.back((0,substitute_scaling/* unscale */.Ou)(found.gradient, this.#scaling)) };
    }
    async close() {
        await this.#trainer.close();
        await this.#answerer.close();
    }
    async #answer(inputs, count, contrast) {
        const output = await this.#answerer.run({
            rows: (0,graph_runtime/* floats */.IE)(this.#see(inputs), count, this.#inputSize),
            contrast: (0,graph_runtime/* floats */.IE)(contrast, count, this.#answerSize),
            theta: this.#parameters(this.#theta),
        });
        return { answer: output('answer'), gradient: output('gradient') };
    }
    get #inputSize() {
        return this.#lens.seen;
    }
    get #answerSize() {
        return this.shape.layers.at(-1) ?? 0;
    }
    #parameters(values) {
        return (0,graph_runtime/* floats */.IE)(values, this.shape.members, parameterCount(this.shape));
    }
    #see(inputs) {
        return (0,substitute_scaling/* scale */.hs)(this.#lens.see(inputs), this.#scaling);
    }
}
/** Trains a substitute that sees inputs as they are, and asks it. @returns its answers, as `answer` gives them */
async function trainedAnswers(runtime, plan, examples, training, { asked, going }) {
    const size = examples.inputs.length / examples.count;
    const copy = await Substitute.create(runtime, { ...plan, lens: (0,lens/* makeLens */.F)(size, undefined) }, examples.inputs);
    try {
        await copy.train(examples, training, going);
        return await copy.answer(asked, asked.length / size);
    }
    finally {
        await copy.close();
    }
}
/** Row numbers so that every member sees every row once in each of its epochs. */
class EpochOrder {
    #random;
    #orders;
    constructor({ count }, members, random) {
        this.#random = random;
        this.#orders = Array.from({ length: members }, () => ({ rows: random.permutation(count), at: 0 }));
    }
    /** Returns row numbers [steps, members, batch]. */
    take(steps, batch) {
        const members = this.#orders.length;
        const taken = new Int32Array(steps * members * batch);
        for (let index = 0; index < taken.length; index += 1) {
            const order = this.#orders[Math.floor(index / batch) % members];
            if (order === undefined)
                continue;
            if (order.at === order.rows.length) {
                order.at = 0;
                this.#random.shuffle(order.rows);
            }
            taken[index] = order.rows[order.at] ?? 0;
            order.at += 1;
        }
        return taken;
    }
}
/** The rates of Adam, lowered along half a cosine, with Adam's bias correction, and what weight decay leaves. */
function rates({ steps, rate, decay }, from, count) {
    const rateOf = new Float32Array(count);
    const keep = new Float32Array(count);
    for (let index = 0; index < count; index += 1) {
        const step = from + index;
        const lowered = (rate * (1 + Math.cos((Math.PI * step) / steps))) / 2;
        rateOf[index] = (lowered * Math.sqrt(1 - 0.999 ** (step + 1))) / (1 - 0.9 ** (step + 1));
        keep[index] = 1 - lowered * decay;
    }
    return { rates: (0,graph_runtime/* floats */.IE)(rateOf, count), shrink: (0,graph_runtime/* floats */.IE)(keep, count) };
}
/** He's start: normal weights of variance 2 / inputs, 1 / inputs in the last layer, no bias. */
function startParameters(shape, random) {
    const theta = new Float32Array(shape.members * parameterCount(shape));
    const last = `w${String(shape.layers.length - 2)}`;
    let at = 0;
    for (let member = 0; member < shape.members; member += 1) {
        for (const { name, shape: sizes, summed } of parametersOf(shape)) {
            const end = at + (0,vectors/* product */.qM)(sizes);
            if (summed > 0) {
                random.fillNormals(theta, at, end);
                const spread = Math.sqrt((name === last ? 1 : 2) / summed);
                for (let place = at; place < end; place += 1)
                    theta[place] = (theta[place] ?? 0) * spread;
            }
            at = end;
        }
    }
    return theta;
}


/***/ })

};
