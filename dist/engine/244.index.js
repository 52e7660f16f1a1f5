export const id = 244;
export const ids = [244];
export const modules = {

/***/ 5248:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.TABLE_SLOTS = exports.PICTURE_SLOTS = exports.SERVICE_DEFENCE = void 0;
/** A remedy: only some services generate defences; local analyses report what they measured. */
exports.SERVICE_DEFENCE = 'If the service generated a defence with the job, put it in front of the model.';
/** The slots that a service usually asks for. */
exports.PICTURE_SLOTS = ['data', 'label', 'model'];
exports.TABLE_SLOTS = ['data', 'minmax', 'model'];


/***/ }),

/***/ 58:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Graph = void 0;
exports.floats = floats;
exports.integers = integers;
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
        return new Graph(await runtime.open(model), outputs);
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
exports.Graph = Graph;


/***/ }),

/***/ 9007:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.makeLens = makeLens;
exports.pictureLens = pictureLens;
/** A picture with at most so many numbers is seen as it is. */
const LARGEST_WHOLE = 1_024;
/** Larger pictures are seen as at most so many pixels a side. */
const SIDE = 16;
function makeLens(size, picture) {
    if (picture === undefined || size <= LARGEST_WHOLE) {
        return { size, seen: size, see: (inputs) => inputs, back: (seen) => seen };
    }
    return pictureLens(picture, SIDE);
}
/** Returns a lens that shows a picture, one plane for each channel, with at most so many pixels a side. */
function pictureLens(picture, side) {
    return blockLens(picture.channels * picture.height * picture.width, blocksOf(picture, side));
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
function blocksOf({ channels, height, width, order }, side) {
    const rows = Math.min(side, height);
    const columns = Math.min(side, width);
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

/***/ 3086:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.onnxModel = onnxModel;
exports.node = node;
exports.constant = constant;
const TYPES = { float: 1, int32: 6, int64: 7, bool: 9 };
const ATTRIBUTE_GRAPH = 5;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_INTS = 7;
const IR_VERSION = 8;
const OPERATOR_SET = 17;
/** Returns the bytes of an ONNX model with this graph. */
function onnxModel(graph) {
    const operators = message(text(1, ''), integer(2, OPERATOR_SET));
    return message(integer(1, IR_VERSION), bytes(7, graphBytes(graph)), bytes(8, operators));
}
/** Returns one node: an operator, its inputs and outputs by name, and its attributes. */
function node(operator, inputs, outputs, attributes = {}) {
    const named = typeof outputs === 'string' ? [outputs] : outputs;
    return message(...inputs.map((name) => text(1, name)), ...named.map((name) => text(2, name)), text(4, operator), ...Object.entries(attributes).map(([name, value]) => bytes(5, attributeBytes(name, value))));
}
/** Returns a constant tensor. Without `dims` it is a scalar. */
function constant(name, type, values, dims = []) {
    return message(...dims.map((size) => integer(1, size)), integer(2, TYPES[type]), text(8, name), bytes(9, rawData(type, values)));
}
function rawData(type, values) {
    if (type === 'float')
        return new Uint8Array(Float32Array.from(values).buffer);
    if (type === 'bool')
        return Uint8Array.from(values);
    return new Uint8Array(BigInt64Array.from(values, (value) => BigInt(value)).buffer);
}
function graphBytes(graph) {
    return message(...graph.nodes.map((one) => bytes(1, one)), text(2, graph.name), ...graph.constants.map((one) => bytes(5, one)), ...graph.inputs.map((value) => bytes(11, valueBytes(value))), ...graph.outputs.map((value) => bytes(12, valueBytes(value))));
}
function attributeBytes(name, value) {
    if (typeof value === 'number')
        return message(text(1, name), integer(3, value), integer(20, ATTRIBUTE_INT));
    if ('nodes' in value) {
        return message(text(1, name), bytes(6, graphBytes(value)), integer(20, ATTRIBUTE_GRAPH));
    }
    return message(text(1, name), ...value.map((one) => integer(8, one)), integer(20, ATTRIBUTE_INTS));
}
function valueBytes({ name, type, rank }) {
    const dims = Array.from({ length: rank }, (_unused, axis) => bytes(1, message(text(2, `${name}_${String(axis)}`))));
    const tensor = message(integer(1, TYPES[type]), bytes(2, message(...dims)));
    return message(text(1, name), bytes(2, message(bytes(1, tensor))));
}
function message(...fields) {
    return Buffer.concat(fields);
}
function text(field, value) {
    return bytes(field, Buffer.from(value, 'utf8'));
}
function bytes(field, value) {
    return Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
}
function integer(field, value) {
    return Buffer.concat([varint(field * 8), varint(value)]);
}
function varint(value) {
    const parts = [];
    // A negative integer is written as the 64-bit number that it is in two's complement.
    let rest = value < 0 ? BigInt.asUintN(64, BigInt(value)) : BigInt(value);
    while (rest > 127n) {
        parts.push(Number(rest & 127n) + 128);
        rest >>= 7n;
    }
    return Uint8Array.from([...parts, Number(rest)]);
}


/***/ }),

/***/ 9211:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.parameterCount = parameterCount;
exports.parameterSizes = parameterSizes;
exports.trainingModel = trainingModel;
exports.answerModel = answerModel;
const onnx_writer_ts_1 = __webpack_require__(3086);
/** Returns the number of parameters of one member. */
function parameterCount({ layers }) {
    return parameterSizes(layers).reduce((sum, size) => sum + size, 0);
}
/** Returns the sizes of the weights and biases: of the first layer, then of the second, and so on. */
function parameterSizes(layers) {
    return layers.slice(1).flatMap((outputs, layer) => [(layers[layer] ?? 0) * outputs, outputs]);
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
            ...batchNodes(),
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
    const loop = (0, onnx_writer_ts_1.node)('Loop', ['steps', 'yes', ...state.map((name) => `${name}_0`)], state.map((name) => `${name}_end`), { body });
    return (0, onnx_writer_ts_1.onnxModel)({
        name: 'train',
        nodes: [(0, onnx_writer_ts_1.node)('Shape', ['rates'], 'shape'), (0, onnx_writer_ts_1.node)('Squeeze', ['shape'], 'steps'), loop],
        inputs: [
            ...['X', 'Y'].map((name) => value(name, 'float', 2)),
            value('plan', 'int32', 3),
            ...['rates', 'shrink'].map((name) => value(name, 'float', 1)),
            ...state.map((name) => value(`${name}_0`, 'float', 2)),
        ],
        outputs: state.map((name) => value(`${name}_end`, 'float', 2)),
        constants: [
            ...shapeConstants(shape),
            (0, onnx_writer_ts_1.constant)('yes', 'bool', [1]),
            (0, onnx_writer_ts_1.constant)('flat', 'int64', [shape.members, -1], [2]),
            (0, onnx_writer_ts_1.constant)('axis1', 'int64', [1], [1]),
            (0, onnx_writer_ts_1.constant)('beta1', 'float', [0.9]),
            (0, onnx_writer_ts_1.constant)('rest1', 'float', [0.1]),
            (0, onnx_writer_ts_1.constant)('beta2', 'float', [0.999]),
            (0, onnx_writer_ts_1.constant)('rest2', 'float', [0.001]),
            (0, onnx_writer_ts_1.constant)('tiny', 'float', [1e-8]),
        ],
    });
}
/**
 * Returns a model that answers inputs x [n, inputs] with the ensemble's mean `answer` [n, answers], with `each` member's answers
 * [members, n, answers], and with `gradient` [n, inputs]: that of the sum of `contrast` [n, answers] times the mean answer.
 */
function answerModel(shape) {
    const last = shape.layers.length - 1;
    const nodes = [
        (0, onnx_writer_ts_1.node)('Unsqueeze', ['rows', 'axis0'], 'x1'),
        (0, onnx_writer_ts_1.node)('Expand', ['x1', 'ensemble'], 'a0'),
        ...forwardNodes(shape),
        (0, onnx_writer_ts_1.node)('ReduceMean', [`z${String(last)}`], 'answer', { axes: [0], keepdims: 0 }),
        (0, onnx_writer_ts_1.node)('Identity', [`z${String(last)}`], 'each'),
        (0, onnx_writer_ts_1.node)('Unsqueeze', ['contrast', 'axis0'], 'c1'),
        (0, onnx_writer_ts_1.node)('Expand', ['c1', 'ensemble'], `e${String(last)}`),
        ...chainNodes(shape),
        (0, onnx_writer_ts_1.node)('Transpose', ['w0'], 'w0t', { perm: [0, 2, 1] }),
        (0, onnx_writer_ts_1.node)('MatMul', ['e1', 'w0t'], 'd0'),
        (0, onnx_writer_ts_1.node)('ReduceMean', ['d0'], 'gradient', { axes: [0], keepdims: 0 }),
    ];
    return (0, onnx_writer_ts_1.onnxModel)({
        name: 'answer',
        nodes,
        inputs: ['rows', 'contrast', 'theta'].map((name) => value(name, 'float', 2)),
        outputs: [...['answer', 'gradient'].map((name) => value(name, 'float', 2)), value('each', 'float', 3)],
        constants: [
            ...shapeConstants(shape),
            (0, onnx_writer_ts_1.constant)('axis0', 'int64', [0], [1]),
            (0, onnx_writer_ts_1.constant)('ensemble', 'int64', [shape.members, 1, 1], [3]),
        ],
    });
}
function value(name, type, rank) {
    return { name, type, rank };
}
function shapeConstants({ layers, members }) {
    const sizes = parameterSizes(layers);
    const shapes = layers
        .slice(1)
        .flatMap((outputs, layer) => [
        (0, onnx_writer_ts_1.constant)(`w${String(layer)}_shape`, 'int64', [members, layers[layer] ?? 0, outputs], [3]),
        (0, onnx_writer_ts_1.constant)(`b${String(layer)}_shape`, 'int64', [members, 1, outputs], [3]),
    ]);
    return [(0, onnx_writer_ts_1.constant)('sizes', 'int64', sizes, [sizes.length]), (0, onnx_writer_ts_1.constant)('zero', 'float', [0]), ...shapes];
}
/** The batch of this step: its inputs a0 and their answers t. */
function batchNodes() {
    return [
        (0, onnx_writer_ts_1.node)('Gather', ['plan', 'step'], 'rows'),
        (0, onnx_writer_ts_1.node)('Gather', ['X', 'rows'], 'a0'),
        (0, onnx_writer_ts_1.node)('Gather', ['Y', 'rows'], 't'),
    ];
}
/** From `theta` and the inputs a0 to the answers: z = a · w + b in each layer, with ReLU between the layers. */
function forwardNodes({ layers }) {
    const count = layers.length - 1;
    const names = Array.from({ length: count }, (_unused, layer) => [
        `w${String(layer)}`,
        `b${String(layer)}`,
    ]).flat();
    const nodes = [
        (0, onnx_writer_ts_1.node)('Split', ['theta', 'sizes'], names.map((name) => `${name}_flat`), { axis: 1 }),
    ];
    for (const name of names)
        nodes.push((0, onnx_writer_ts_1.node)('Reshape', [`${name}_flat`, `${name}_shape`], name));
    for (let layer = 0; layer < count; layer += 1) {
        const [here, next] = [String(layer), String(layer + 1)];
        nodes.push((0, onnx_writer_ts_1.node)('MatMul', [`a${here}`, `w${here}`], `p${next}`), (0, onnx_writer_ts_1.node)('Add', [`p${next}`, `b${here}`], `z${next}`));
        if (layer + 1 < count)
            nodes.push((0, onnx_writer_ts_1.node)('Relu', [`z${next}`], `a${next}`));
    }
    return nodes;
}
/** The error of the answers, divided by the batch size: the gradient of the mean loss with respect to them. */
function errorNodes({ layers, loss }) {
    const last = String(layers.length - 1);
    const answer = loss === 'cross-entropy'
        ? [(0, onnx_writer_ts_1.node)('Softmax', [`z${last}`], 'y', { axis: 2 })]
        : [(0, onnx_writer_ts_1.node)('Identity', [`z${last}`], 'y')];
    return [
        ...answer,
        (0, onnx_writer_ts_1.node)('Sub', ['y', 't'], 'miss'),
        (0, onnx_writer_ts_1.node)('Shape', ['rows'], 'rows_shape'),
        (0, onnx_writer_ts_1.node)('Gather', ['rows_shape', 'axis1'], 'batch'),
        (0, onnx_writer_ts_1.node)('Cast', ['batch'], 'batch_float', { to: 1 }),
        (0, onnx_writer_ts_1.node)('Div', ['miss', 'batch_float'], `e${last}`),
    ];
}
/** Takes the error of the last layer back to the first: e1. */
function chainNodes({ layers }) {
    const nodes = [];
    for (let layer = layers.length - 1; layer > 1; layer -= 1) {
        const [here, below] = [String(layer), String(layer - 1)];
        nodes.push((0, onnx_writer_ts_1.node)('Transpose', [`w${below}`], `w${below}t`, { perm: [0, 2, 1] }), (0, onnx_writer_ts_1.node)('MatMul', [`e${here}`, `w${below}t`], `d${below}`), (0, onnx_writer_ts_1.node)('Greater', [`z${below}`, 'zero'], `on${below}`), (0, onnx_writer_ts_1.node)('Where', [`on${below}`, `d${below}`, 'zero'], `e${below}`));
    }
    return nodes;
}
/** The gradient of every parameter, in the order of `theta`. */
function backwardNodes(shape) {
    const nodes = [...chainNodes(shape)];
    const parts = [];
    for (let layer = 0; layer + 1 < shape.layers.length; layer += 1) {
        const [here, next] = [String(layer), String(layer + 1)];
        nodes.push((0, onnx_writer_ts_1.node)('Transpose', [`a${here}`], `a${here}t`, { perm: [0, 2, 1] }), (0, onnx_writer_ts_1.node)('MatMul', [`a${here}t`, `e${next}`], `gw${here}`), (0, onnx_writer_ts_1.node)('ReduceSum', [`e${next}`, 'axis1'], `gb${here}`, { keepdims: 1 }), (0, onnx_writer_ts_1.node)('Reshape', [`gw${here}`, 'flat'], `gw${here}_flat`), (0, onnx_writer_ts_1.node)('Reshape', [`gb${here}`, 'flat'], `gb${here}_flat`));
        parts.push(`gw${here}_flat`, `gb${here}_flat`);
    }
    return [...nodes, (0, onnx_writer_ts_1.node)('Concat', parts, 'g', { axis: 1 })];
}
function adamNodes() {
    return [
        (0, onnx_writer_ts_1.node)('Mul', ['momentum', 'beta1'], 'm1'),
        (0, onnx_writer_ts_1.node)('Mul', ['g', 'rest1'], 'm2'),
        (0, onnx_writer_ts_1.node)('Add', ['m1', 'm2'], 'momentum_next'),
        (0, onnx_writer_ts_1.node)('Mul', ['variance', 'beta2'], 'v1'),
        (0, onnx_writer_ts_1.node)('Mul', ['g', 'g'], 'gg'),
        (0, onnx_writer_ts_1.node)('Mul', ['gg', 'rest2'], 'v2'),
        (0, onnx_writer_ts_1.node)('Add', ['v1', 'v2'], 'variance_next'),
        (0, onnx_writer_ts_1.node)('Sqrt', ['variance_next'], 'root'),
        (0, onnx_writer_ts_1.node)('Add', ['root', 'tiny'], 'below'),
        (0, onnx_writer_ts_1.node)('Div', ['momentum_next', 'below'], 'move'),
        (0, onnx_writer_ts_1.node)('Gather', ['rates', 'step'], 'rate'),
        (0, onnx_writer_ts_1.node)('Mul', ['move', 'rate'], 'moved'),
        (0, onnx_writer_ts_1.node)('Gather', ['shrink', 'step'], 'keep'),
        (0, onnx_writer_ts_1.node)('Mul', ['theta', 'keep'], 'kept'),
        (0, onnx_writer_ts_1.node)('Sub', ['kept', 'moved'], 'theta_next'),
        (0, onnx_writer_ts_1.node)('Identity', ['going'], 'still'),
    ];
}


/***/ }),

/***/ 4994:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.measureScaling = measureScaling;
exports.scale = scale;
exports.unscale = unscale;
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

/***/ 3435:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Substitute = void 0;
const random_ts_1 = __webpack_require__(6027);
const perceptron_graphs_ts_1 = __webpack_require__(9211);
const graph_runtime_ts_1 = __webpack_require__(58);
const scaling_ts_1 = __webpack_require__(4994);
/** Steps that go to the runtime at once: between two calls the time can be looked at. */
const STEPS_AT_ONCE = 512;
/** An ensemble of perceptrons that imitates a victim. */
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
        this.#random = new random_ts_1.Random(plan.seed);
        this.#trainer = graphs.trainer;
        this.#answerer = graphs.answerer;
        this.#theta = startParameters(shape, this.#random);
    }
    /** @param typical inputs as the lens shows them, from which the scale is measured */
    static async create(runtime, plan, typical) {
        const { members, hidden, answers, loss, lens } = plan;
        const shape = { members, layers: [lens.seen, ...hidden, answers], loss };
        const scaling = (0, scaling_ts_1.measureScaling)(typical, lens.seen, plan.sharedScale);
        return new Substitute(shape, plan, scaling, {
            trainer: await graph_runtime_ts_1.Graph.open(runtime, (0, perceptron_graphs_ts_1.trainingModel)(shape), ['theta_end', 'momentum_end', 'variance_end']),
            answerer: await graph_runtime_ts_1.Graph.open(runtime, (0, perceptron_graphs_ts_1.answerModel)(shape), ['answer', 'each', 'gradient']),
        });
    }
    /** Forgets what was learnt. */
    restart() {
        this.#theta = startParameters(this.shape, this.#random);
    }
    /**
     * Trains on from the present parameters.
     * @param going asked between runs of steps; false ends the training early
     */
    async train(examples, training, going = () => true) {
        const X = (0, graph_runtime_ts_1.floats)((0, scaling_ts_1.scale)(examples.inputs, this.#scaling), examples.count, this.#inputSize);
        const Y = (0, graph_runtime_ts_1.floats)(examples.answers, examples.count, this.#answerSize);
        let momentum = new Float32Array(this.#theta.length);
        let variance = new Float32Array(this.#theta.length);
        const order = new EpochOrder(examples, this.shape.members, this.#random);
        for (let step = 0; step < training.steps && going(); step += STEPS_AT_ONCE) {
            const steps = Math.min(STEPS_AT_ONCE, training.steps - step);
            const ended = await this.#trainer.run({
                X,
                Y,
                plan: (0, graph_runtime_ts_1.integers)(order.take(steps, training.batch), steps, this.shape.members, training.batch),
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
    /** Returns the answers of each member, one member after another. */
    async answersOfEach(inputs, count) {
        const { each } = await this.#answer(inputs, count, new Float32Array(count * this.#answerSize));
        return each;
    }
    /** Returns the answers, and the gradient with respect to the inputs of the sum of `contrast` times the answers. */
    async gradient(inputs, count, contrast) {
        const found = await this.#answer(inputs, count, contrast);
        return { answer: found.answer, gradient: this.#lens.back((0, scaling_ts_1.unscale)(found.gradient, this.#scaling)) };
    }
    async close() {
        await this.#trainer.close();
        await this.#answerer.close();
    }
    async #answer(inputs, count, contrast) {
        const output = await this.#answerer.run({
            rows: (0, graph_runtime_ts_1.floats)(this.#see(inputs), count, this.#inputSize),
            contrast: (0, graph_runtime_ts_1.floats)(contrast, count, this.#answerSize),
            theta: this.#parameters(this.#theta),
        });
        return { answer: output('answer'), each: output('each'), gradient: output('gradient') };
    }
    get #inputSize() {
        return this.shape.layers[0] ?? 0;
    }
    get #answerSize() {
        return this.shape.layers.at(-1) ?? 0;
    }
    #parameters(values) {
        return (0, graph_runtime_ts_1.floats)(values, this.shape.members, (0, perceptron_graphs_ts_1.parameterCount)(this.shape));
    }
    #see(inputs) {
        return (0, scaling_ts_1.scale)(this.#lens.see(inputs), this.#scaling);
    }
}
exports.Substitute = Substitute;
/** Row numbers so that every member sees every row, or every row that is not in its fold, once in each of its epochs. */
class EpochOrder {
    #random;
    #orders;
    constructor({ count, folds }, members, random) {
        this.#random = random;
        this.#orders = Array.from({ length: members }, (_unused, member) => ({
            rows: random.permutation(count).filter((row) => folds?.[row] !== member),
            at: 0,
        }));
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
    return { rates: (0, graph_runtime_ts_1.floats)(rateOf, count), shrink: (0, graph_runtime_ts_1.floats)(keep, count) };
}
/** He's start: normal weights of variance 2 / inputs, no bias. */
function startParameters(shape, random) {
    const theta = new Float32Array(shape.members * (0, perceptron_graphs_ts_1.parameterCount)(shape));
    let at = 0;
    for (let member = 0; member < shape.members; member += 1) {
        for (let layer = 0; layer + 1 < shape.layers.length; layer += 1) {
            const inputs = shape.layers[layer] ?? 1;
            const outputs = shape.layers[layer + 1] ?? 1;
            const end = at + inputs * outputs;
            random.fillNormals(theta, at, end);
            const spread = Math.sqrt((layer + 2 < shape.layers.length ? 2 : 1) / inputs);
            for (; at < end; at += 1)
                theta[at] = (theta[at] ?? 0) * spread;
            at += outputs;
        }
    }
    return theta;
}


/***/ })

};
