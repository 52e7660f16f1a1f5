export const id = 4844;
export const ids = [4844];
export const modules = {

/***/ 2150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ SliceSource),
/* harmony export */   y9: () => (/* binding */ plainView)
/* harmony export */ });
/* unused harmony export MemorySource */
/** The same bytes as a plain view: `slice` of a Buffer is no copy. */
function plainView(bytes) {
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
/** Holds content that is in memory already. */
class MemorySource {
    #bytes;
    constructor(bytes) {
        this.#bytes = plainView(bytes);
    }
    get size() {
        return this.#bytes.length;
    }
    read(offset, length) {
        return this.#bytes.subarray(offset, offset + length);
    }
}
/** A part of other content, such as a member that an archive stores uncompressed. */
class SliceSource {
    size;
    #source;
    #start;
    constructor(source, start, size) {
        this.#source = source;
        this.#start = start;
        this.size = Math.max(0, Math.min(size, source.size - start));
    }
    read(offset, length) {
        const wanted = Math.max(0, Math.min(length, this.size - offset));
        return this.#source.read(this.#start + offset, wanted);
    }
}


/***/ }),

/***/ 5143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ MODEL_FORMAT),
/* harmony export */   eG: () => (/* binding */ TEXT_FORMAT)
/* harmony export */ });
/* unused harmony exports MARKED_MODEL_FORMAT, HEAD_BYTES */
/** What formats of models have in common that other formats may begin like. */
const MODEL_FORMAT = { kind: 'scanned', isModel: true, isDistinct: false };
/** What formats of models have in common that begin with bytes of their own. */
const MARKED_MODEL_FORMAT = { ...MODEL_FORMAT, isDistinct: true };
/** What texts have in common that matter for what they say about models. */
const TEXT_FORMAT = { ...MODEL_FORMAT, isModel: false };
/** The bytes from the start that recognition looks at. */
const HEAD_BYTES = 4096;


/***/ }),

/***/ 4844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findExternalData: () => (/* binding */ findExternalData)
});

// EXTERNAL MODULE: ./packages/common/src/unreadable.ts
var unreadable = __webpack_require__(3420);
// EXTERNAL MODULE: ./packages/scanner/src/file-source.ts
var file_source = __webpack_require__(1210);
;// CONCATENATED MODULE: ./packages/scanner/src/reading/word-table.ts
/** Reads a table of words that stand between blanks. */
function words(table) {
    return table.trim().split(/\s+/u);
}
/** The same as a set. */
function wordSet(table) {
    return new Set(words(table));
}

// EXTERNAL MODULE: ./packages/scanner/src/rules/file-finding.ts
var file_finding = __webpack_require__(8086);
;// CONCATENATED MODULE: ./packages/common/src/protobuf.ts
/** Counts the fields of all messages of a file: a hostile one may hold hundreds of millions. */
class FieldCounter {
    #left;
    #fault;
    /** @param fault makes what is thrown if there are more */
    constructor(maxFields, fault) {
        this.#left = maxFields;
        this.#fault = fault;
    }
    count() {
        this.#left -= 1;
        if (this.#left < 0)
            throw this.#fault();
    }
}
const LARGEST_NUMBER = 2 ** 29 - 1;
/**
 * Reads the fields of a message one after another (protobuf.dev, "Encoding"). It makes no object for a field, and does not read
 * content: whoever reads it, or a message in it, may move the bytes. Groups are refused: no format of models has them.
 */
class FieldReader {
    number = 0;
    wire = 0;
    value = 0;
    offset = 0;
    size = 0;
    /** Where the field begins, and where the next one does. */
    start = 0;
    end;
    #bytes;
    #counter;
    #last;
    /**
     * @param start of the message
     * @param last where the message ends
     * @param counter undefined for messages that were counted before
     */
    constructor(bytes, start, last, counter) {
        this.#bytes = bytes;
        this.#counter = counter;
        this.end = start;
        this.#last = last;
    }
    /** Goes to the next field. @returns false at the end of the message */
    next() {
        const bytes = this.#bytes;
        this.start = this.end;
        if (this.start >= this.#last)
            return false;
        this.#counter?.count();
        bytes.offset = this.start;
        const key = readVarint(bytes);
        this.number = Math.floor(key / 8);
        this.wire = key % 8;
        if (this.number < 1 || this.number > LARGEST_NUMBER)
            throw bytes.malformed();
        this.#readExtent();
        if (this.end > this.#last)
            throw bytes.malformed();
        return true;
    }
    #readExtent() {
        const bytes = this.#bytes;
        const isInteger = this.wire === 0;
        const number = isInteger || this.wire === 2 ? readVarint(bytes) : 0;
        this.value = isInteger ? number : 0;
        this.offset = bytes.offset;
        this.size = this.wire === 2 ? number : (FIXED_SIZES[this.wire] ?? -1);
        if (this.size < 0)
            throw bytes.malformed();
        this.end = this.offset + this.size;
    }
}
const FIXED_SIZES = { 0: 0, 1: 8, 5: 4 };
/** Reads an integer of up to 64 bits with its sign; beyond 2^53 it is not exact. */
function readVarint(bytes) {
    let value = 0;
    let scale = 1;
    for (let index = 0; index < 7; index += 1) {
        const byte = bytes.u8();
        if (byte < 128)
            return value + byte * scale;
        value += (byte - 128) * scale;
        scale *= 128;
    }
    return readLongVarint(bytes, BigInt(value));
}
/** Goes on with the eighth byte. Negative integers have ten. */
function readLongVarint(bytes, start) {
    let value = start;
    for (let index = 7; index < 10; index += 1) {
        const byte = bytes.u8();
        value += BigInt(byte % 128) << BigInt(7 * index);
        if (byte < 128)
            return Number(BigInt.asIntN(64, value));
    }
    throw bytes.malformed();
}

// EXTERNAL MODULE: ./packages/scanner/src/byte-source.ts
var byte_source = __webpack_require__(2150);
// EXTERNAL MODULE: ./packages/scanner/src/reading/byte-cursor.ts
var byte_cursor = __webpack_require__(7206);
;// CONCATENATED MODULE: ./packages/scanner/src/reading/protobuf-reader.ts




const MAX_DEPTH = 200;
/** The bytes of a file of any size. */
class FileBytes extends byte_cursor/* ByteCursor */.TV {
    malformed() {
        return (0,unreadable/* damaged */.qM)(`The file is damaged or cut at byte ${String(this.offset)}.`);
    }
}
/**
 * Reads messages of a file of any size: only keys and lengths pass through memory, tensors are stepped over.
 * The number of fields is bounded for the whole file.
 */
class ProtobufReader {
    #bytes;
    #cursor;
    #counter;
    constructor(bytes, maxFields = 20_000_000) {
        this.#bytes = bytes;
        this.#cursor = new FileBytes(bytes);
        this.#counter = new FieldCounter(maxFields, () => (0,unreadable/* damaged */.qM)('The file has more parts than are read.'));
    }
    get whole() {
        return { offset: 0, size: this.#bytes.size };
    }
    /** Gives the fields of a message in their order. @throws Unreadable `damaged` if it is malformed or cut */
    *fields(message, depth = 0) {
        if (depth > MAX_DEPTH)
            throw (0,unreadable/* damaged */.qM)('The file has messages that are nested too deeply.');
        const { offset: start, size: bytes } = message;
        const reader = new FieldReader(this.#cursor, start, start + bytes, this.#counter);
        while (reader.next()) {
            const { number, wire, value, offset, size } = reader;
            yield { number, wire, value, offset, size };
        }
    }
    /** Reads a field's content as text. @param maxBytes the most of it that is read */
    text(field, maxBytes = 64 * 1024) {
        return (0,byte_cursor/* decodeUtf8 */._6)(this.#bytes.read(field.offset, Math.min(field.size, maxBytes)));
    }
    /** Gives a field's content to another reader. */
    content(field) {
        return new byte_source/* SliceSource */.EH(this.#bytes, field.offset, field.size);
    }
}
/**
 * Looks at the fields of the outermost message only: number and wire type, in their order.
 * @returns undefined if the content is no message
 */
function outerFields(bytes, maxFields = 100_000) {
    const reader = new ProtobufReader(bytes, maxFields + 1);
    const fields = [];
    try {
        for (const field of reader.fields(reader.whole)) {
            fields.push(field);
            if (fields.length >= maxFields)
                break;
        }
    }
    catch (error) {
        if (!(0,unreadable/* isUnreadable */.GZ)(error, 'damaged'))
            throw error;
        return undefined;
    }
    return fields;
}

;// CONCATENATED MODULE: ./packages/scanner/src/kinds/classes.json
const classes_namespaceObject = /*#__PURE__*/JSON.parse('{"classifier":["Classifier ClassifierCV LogisticRegression LogisticRegressionCV NB SVC Perceptron DiscriminantAnalysis","NearestCentroid LabelPropagation LabelSpreading GradientBoostedTreesClassifier"],"regressor":["Regressor RegressorCV Regression RegressionCV SVR Ridge RidgeCV Lasso LassoCV LassoLars LassoLarsCV LassoLarsIC Lars","LarsCV ElasticNet ElasticNetCV OrthogonalMatchingPursuit OrthogonalMatchingPursuitCV PLSCanonical CCA GAM"],"forecaster":["ARIMA SARIMAX ARIMAResults SARIMAXResults ARIMAResultsWrapper SARIMAXResultsWrapper Prophet Forecaster AutoReg","AutoRegResultsWrapper VAR VARResultsWrapper ExponentialSmoothing HoltWintersResultsWrapper ThetaModel NeuralProphet","StatsForecast RNNModel TCNModel NBEATSModel TFTModel"],"ranker":["Ranker"],"predictor":["Booster CatBoost Sequential Functional"],"unsupervised":["KMeans BisectingKMeans GaussianMixture BayesianGaussianMixture DBSCAN OPTICS Birch MeanShift AffinityPropagation","AgglomerativeClustering SpectralClustering IsolationForest OneClassSVM LocalOutlierFactor EllipticEnvelope","KernelDensity NearestNeighbors LatentDirichletAllocation"],"language-model":["SentenceTransformer ForCausalLM LMHeadModel ForConditionalGeneration Word2Vec FastText Doc2Vec KeyedVectors"],"tokenizer":["Tokenizer TokenizerFast"],"scaler":["Scaler Encoder Imputer Normalizer Binarizer Discretizer Vectorizer Features SelectKBest SelectPercentile SelectFromModel","SelectFdr SelectFpr SelectFwe VarianceThreshold Transformer FeatureUnion FeatureHasher PCA IncrementalPCA KernelPCA","TruncatedSVD NMF FastICA FactorAnalysis Isomap TSNE UMAP Nystroem RBFSampler RandomProjection MissingIndicator","LabelBinarizer RFE RFECV"],"training-state":["TrainingArguments Adam AdamW SGD RMSprop Adagrad Adadelta LBFGS GradScaler StepLR LambdaLR CosineAnnealingLR OneCycleLR","ReduceLROnPlateau"]}');
;// CONCATENATED MODULE: ./packages/scanner/src/kinds/objectives.json
const objectives_namespaceObject = {};
;// CONCATENATED MODULE: ./packages/scanner/src/kinds/onnx-names.json
const onnx_names_namespaceObject = /*#__PURE__*/JSON.parse('{"kd":["LinearClassifier","SVMClassifier","TreeEnsembleClassifier","ZipMap"],"pF":["LinearRegressor","SVMRegressor","TreeEnsembleRegressor"],"so":["Sigmoid","Softmax","ArgMax"],"nq":["Scaler","Imputer","Normalizer","Binarizer","LabelEncoder","OneHotEncoder","CategoryMapper","DictVectorizer","FeatureVectorizer","ArrayFeatureExtractor","Concat","Identity","Cast","Reshape","Sub","Div","Mul","Add","StringNormalizer","TfIdfVectorizer","Unsqueeze","Squeeze","Flatten","Gather","Constant","Slice","Transpose"]}');
;// CONCATENATED MODULE: ./packages/scanner/src/kinds/tensor-names.json
const tensor_names_namespaceObject = /*#__PURE__*/JSON.parse('{"e_":["embed_tokens","lm_head","wte","word_embeddings","tok_embeddings","token_embd","embed_in","tokens_embed","token_embedding","lora_A","lora_B"],"W3":["weight","bias","kernel","running_mean","running_var","gamma","beta","weight_ih_l0","weight_g","in_proj_weight","_packed_params"]}');
// EXTERNAL MODULE: ./packages/scanner/src/rules/model-kind.ts + 1 modules
var model_kind = __webpack_require__(2961);
;// CONCATENATED MODULE: ./packages/common/src/onnx-purpose.ts
/** The element types of outputs that hold numbers, by their numbers in ONNX. */
const FLOAT_ANSWERS = new Set([1, 10, 11]);
const INTEGER_ANSWERS = new Set([2, 3, 5, 6, 7, 12, 13]);
const STRING = 8;
/** The element types of whole numbers that can be places in a table. */
const PLACES = new Set([5, 6, 7, 12, 13]);
/** Operators that look numbers up in a table; `Gather` does it with its second input. */
const LOOK_UP = new Map([
    ['Gather', 1],
    ['OneHot', 0],
]);
const HANDING_ON = new Set(['Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze']);
const USUAL_NAME = /^(?:input_ids|token_ids|tokens|token_type_ids|attention_mask|decoder_input_ids)$/iu;
/** Tokens are handed on by so many steps. */
const MOST_STEPS = 8;
/** The operators that {@link tokenInput} looks at. */
const TOKEN_OPERATORS = [...LOOK_UP.keys(), ...HANDING_ON, 'Expand', 'Equal'];
/** Finds an input of tokens. Between two tokens there is no input, so no attack here means anything. */
function tokenInput(graph) {
    return graph.inputs.find(({ name, elementType, shape }) => {
        // A single number for each input is a column of categories.
        if (!PLACES.has(elementType) || shape?.length !== 2 || shape[1] === 1)
            return false;
        return USUAL_NAME.test(name) || isLookedUp(graph, name);
    });
}
/** True if inputs have at least three dimensions. Models of rows or windows may be forecasters, whose answers have any form. */
function takesPictures({ inputs: [first] }) {
    return (first?.shape?.length ?? 0) >= 4;
}
/** True if there are numbers among the outputs, and none of them can be scores or labels of classes. */
function lacksClassScores(outputs) {
    const tensors = outputs.filter(({ kind }) => kind === 'tensor');
    const numbers = tensors.filter(({ elementType }) => FLOAT_ANSWERS.has(elementType) || INTEGER_ANSWERS.has(elementType));
    const hasTexts = tensors.some(({ elementType }) => elementType === STRING);
    return numbers.length > 0 && !hasTexts && !numbers.some(canBeScores);
}
/** True if an answer can be one number for each class: all its dimensions but the batch and one are 1, as far as they are known. */
function canBeScores({ shape }) {
    return shape === undefined || shape.slice(1).filter((size) => size !== 1).length <= 1;
}
/** True if the whole tensor is looked up in a table, and no column of it alone. */
function isLookedUp({ nodes }, input) {
    const spread = new Set();
    let reached = new Set([input]);
    for (let step = 0; step < MOST_STEPS && reached.size > 0; step += 1) {
        const next = new Set();
        for (const { operator, inputs, outputs } of nodes) {
            const looked = inputs[LOOK_UP.get(operator) ?? -1];
            if (looked !== undefined && reached.has(looked))
                return true;
            const [first] = inputs;
            if (first === undefined || !reached.has(first))
                continue;
            const found = operator === 'Expand' ? spread : HANDING_ON.has(operator) ? next : undefined;
            for (const output of outputs)
                found?.add(output);
        }
        reached = next;
    }
    // Numbers that were spread out and are compared with all places of a table: a one-hot code as JAX writes it.
    return nodes.some(({ operator, inputs }) => operator === 'Equal' && inputs.some((name) => spread.has(name)));
}

;// CONCATENATED MODULE: ./packages/scanner/src/unattacked-purpose.ts

/** Steps that make 1 and -1 of a comparison, or hand numbers on. */
const MAKING_LABELS = new Set([
    ...['Add', 'Mul', 'Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze'],
]);
/** Converters make a label of a distance or a score by so many steps. */
const unattacked_purpose_MOST_STEPS = 8;
/** The operators that tell clusters and outliers. */
const UNSUPERVISED_OPERATORS = [...MAKING_LABELS, 'ArgMin', 'Less', 'Sign', 'Sqrt'];
/**
 * True for a model that finds clusters or outliers, as skl2onnx writes it: a label beside distances, of which the least has it
 * (k-means), or a label of 1 or -1 beside one score (isolation forest, one-class SVM, local outlier factor).
 */
function isUnsupervised({ outputs, nodes }) {
    const [label, scores, ...others] = outputs.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
    if (label === undefined || scores === undefined || others.length > 0)
        return false;
    if (!isWhole(label) || isWhole(scores) || scores.kind !== 'tensor')
        return false;
    const { maker, steps } = originOf(nodes, label.name);
    if (maker?.operator === 'ArgMin') {
        const distances = makerOf(nodes, scores.name);
        return distances?.operator === 'Sqrt' && distances.inputs[0] === maker.inputs[0];
    }
    const isOne = [label, scores].every(({ shape }) => shape?.length === 2 && shape[1] === 1);
    return isOne && isOfTwoSigns(maker?.operator, steps);
}
/** True if a label is made 1 or -1: by its sign, or of 0 and 1 by a factor and a shift. */
function isOfTwoSigns(operator, steps) {
    return operator === 'Sign' || (operator === 'Less' && steps.includes('Mul') && steps.includes('Add'));
}
/** Walks back from a label to what decides it. */
function originOf(nodes, label) {
    const steps = [];
    let maker = makerOf(nodes, label);
    while (maker !== undefined && MAKING_LABELS.has(maker.operator) && steps.length < unattacked_purpose_MOST_STEPS) {
        steps.push(maker.operator);
        maker = maker.inputs.map((input) => makerOf(nodes, input)).find((one) => one !== undefined);
    }
    return { maker, steps };
}
function makerOf(nodes, tensor) {
    return nodes.find(({ outputs }) => outputs.includes(tensor));
}
/** The operators of a graph that {@link unattackedPurpose} looks at. */
const TELLING_OPERATORS = new Set([
    ...TOKEN_OPERATORS,
    'ZipMap',
    ...UNSUPERVISED_OPERATORS,
]);
/**
 * Says what a model is for if no attack of this tool means anything for it. The scan then does not count
 * the model, and the engine refuses it by the same rules.
 * @returns `tokens` for a model that takes places in a table of words or bytes, `no-class-scores` for one of pictures that
 * gives no score for each class (a detector, segmentation); undefined if the model can be attacked, or nobody knows; `unsupervised` for
 * clusters and outliers, which the engine takes if the config file says what they are
 */
function unattackedPurpose(graph) {
    if (tokenInput(graph) !== undefined)
        return 'tokens';
    if (isUnsupervised(graph))
        return 'unsupervised';
    if (graph.nodes.some(({ operator }) => operator === 'ZipMap'))
        return undefined;
    return takesPictures(graph) && lacksClassScores(graph.outputs) ? 'no-class-scores' : undefined;
}
function isWhole({ kind, elementType }) {
    return kind === 'tensor' && INTEGER_ANSWERS.has(elementType);
}

;// CONCATENATED MODULE: ./packages/scanner/src/model-kinds.ts






/** Endings of class names with what such a class is, the longest first. */
const ENDINGS = model_kind/* MODEL_ROLES */.cz.flatMap((role) => role === 'data' || role === 'no-class-scores'
    ? []
    : namesIn(classes_namespaceObject[role]).map((name) => [name, role])).toSorted(([one], [other]) => other.length - one.length);
/** What people call classes of models of their own. It says little, so that only the outermost object counts. */
const OWN_MODEL = /(?:Model|Net|Network|Predictor|Estimator)$/u;
/**
 * Says what a class is, by the end of its name: `RandomForestClassifier` is a classifier in every package.
 * @param path with its module: `sklearn.ensemble._forest.RandomForestClassifier`
 */
function classRole(path) {
    const name = className(path);
    return ENDINGS.find(([ending]) => name.endsWith(ending))?.[1];
}
/** The same for the class of the outermost object in a file: a class called a model is one. */
function outermostRole(path) {
    return classRole(path) ?? (OWN_MODEL.test(path) ? 'predictor' : undefined);
}
function className(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
/** True for a class that predicts. */
function isPredictorClass(path) {
    const role = classRole(path);
    return role !== undefined && MODEL_ROLES.indexOf(role) <= MODEL_ROLES.indexOf('predictor');
}
function namesIn(lines) {
    return lines.flatMap((line) => line.split(' '));
}
/** Activations of a last layer whose answers are scores of classes. */
const SCORES = (/* unused pure expression or super */ null && (['softmax', 'sigmoid']));
const MAX_DIMENSIONS = 8;
/** Describes a network of Keras by its config, `{ class_name, config }`. @returns undefined if it has no layers */
function describeKeras(root) {
    const layers = [...(root.get('config', 'layers')?.values() ?? [])];
    const first = layers[0]?.get('config');
    const last = layers.at(-1)?.get('config');
    const name = root.get('class_name')?.string;
    if (first === undefined)
        return undefined;
    const { batch_shape, batch_input_shape } = first.fields('batch_shape', 'batch_input_shape');
    const shape = readShape(batch_shape ?? batch_input_shape);
    const isClassifier = SCORES.includes(last?.get('activation')?.string ?? '');
    return {
        role: isClassifier ? 'classifier' : 'predictor',
        library: 'keras',
        ...(name === undefined ? {} : { name: name.slice(0, 100) }),
        ...(shape === undefined ? {} : { inputs: { shape } }),
    };
}
/** The shape of one input: what follows the batch. */
function readShape(node) {
    const lengths = [...(node?.values() ?? [])].slice(1);
    if (lengths.length === 0 || lengths.length > MAX_DIMENSIONS)
        return undefined;
    return lengths.map((length) => (length.kind === 'number' ? Number(length.text) : null));
}
/**
 * Says what a boosted model is for, by what it was trained to do.
 * @param objective as the file has it: `binary:logistic`, `regression_l1`
 * @returns undefined for what is not known
 */
function objectiveRole(library, objective) {
    const roles = objectives[library];
    return ['classifier', 'regressor', 'ranker'].find((role) => roles[role].some((beginning) => objective.startsWith(beginning)));
}
/** More columns would fill the log. */
const MAX_NAMES = 200;
/** Tells what a boosted model is for, and which columns it takes. */
function observeBoosted(library, { objective = '', count, names, isCut }, scan) {
    const isNamed = names.length === count && count <= MAX_NAMES;
    const inputs = Number.isSafeInteger(count) && count > 0 && { inputs: { count, ...(isNamed && { names }) } };
    const role = objectiveRole(library, objective) ?? 'predictor';
    scan.observe({ kind: 'model', model: { role, library, ...inputs, ...(isCut && { isDamaged: true }) } });
}
/** Operators that only prepare data also occur in networks: that none but they occur says what a file is. */
const PREPARING = 'ai.onnx.ml';
/**
 * Says what an ONNX model is for.
 * @param operators each with its domain in front: `ai.onnx.ml Scaler`
 * @param graph undefined if it could not be read without doubt: the model then counts as one that can be attacked
 */
function describeOnnx(operators, graph) {
    return { role: roleOf(operators, graph), library: 'onnx' };
}
function roleOf(operators, graph) {
    const used = operators.map((operator) => operator.slice(operator.indexOf(' ') + 1));
    const has = (list) => used.some((name) => list.includes(name));
    const purpose = graph === undefined ? undefined : unattackedPurpose(graph);
    if (purpose !== undefined)
        return purpose === 'tokens' ? 'language-model' : purpose;
    if (has(onnx_names_namespaceObject.kd))
        return 'classifier';
    if (has(onnx_names_namespaceObject.pF))
        return has(onnx_names_namespaceObject.so) ? 'predictor' : 'regressor';
    const onlyPrepares = used.every((name) => onnx_names_namespaceObject.nq.includes(name)) &&
        operators.some((operator) => operator.startsWith(`${PREPARING} `));
    return onlyPrepares ? 'scaler' : 'predictor';
}
const LANGUAGE = new Set(tensor_names_namespaceObject.e_);
const WEIGHTS = new Set(tensor_names_namespaceObject.W3);
/** Collects what the names of tensors say of the network that they are the weights of. */
class TensorFacts {
    #isLanguageModel = false;
    #hasTensors = false;
    #hasWeights = false;
    /** @param name as a state dict has it: `layer1.0.conv1.weight` */
    add(name) {
        this.#hasTensors = true;
        const parts = name.split(/[./]/u);
        this.#isLanguageModel ||= parts.some((part) => LANGUAGE.has(part));
        this.#hasWeights ||= WEIGHTS.has(parts.at(-1) ?? '');
    }
    /** Tensors of which none is called like a weight are data. @returns undefined if there are no tensors */
    kind(library) {
        if (this.#isLanguageModel)
            return { role: 'language-model', library };
        if (!this.#hasWeights)
            return this.#hasTensors ? { role: 'data', library } : undefined;
        return { role: 'predictor', library };
    }
}

// EXTERNAL MODULE: ./packages/scanner/src/skipped-folders.ts
var skipped_folders = __webpack_require__(402);
;// CONCATENATED MODULE: ./packages/scanner/src/formats/inert-models.ts

const INERT = { kind: 'inert', isModel: true, isDistinct: false };
const latin1 = (head, length) => Buffer.from(head.subarray(0, length)).toString('latin1');
/** Files that share their extensions with models, and hold data only. */
const inertData = [
    {
        // A vocabulary in Protobuf: pieces of some bytes, each of which begins with its own text.
        ...INERT,
        isModel: false,
        id: 'sentencepiece',
        model: { role: 'tokenizer', library: 'other' },
        looksLike: (head, _, name) => /\.(?:model|vocab|spm)$/iu.test(name) && beginsWithPieces(head),
    },
    // SPSS, plain and compressed, and IDL.
    { ...INERT, isModel: false, id: 'spss', looksLike: (head) => /^\$FL[23]@\(#\)/u.test(latin1(head, 8)) },
    {
        ...INERT,
        isModel: false,
        id: 'idl-save',
        looksLike: (head) => ['SR\0\u0004', 'SR\0\u0006'].includes(latin1(head, 4)),
    },
    // What TensorFlow writes beside a SavedModel.
    { ...INERT, isModel: false, id: 'tensorflow-fingerprint', looksLike: (_, bytes) => isFingerprint(bytes) },
];
const MAX_FINGERPRINT_BYTES = 512;
/** True for `fingerprint.pb` (fingerprint.proto): up to five hashes as numbers, a version, and an id of digits. */
function isFingerprint(bytes) {
    if (bytes.size > MAX_FINGERPRINT_BYTES)
        return false;
    const fields = outerFields(bytes) ?? [];
    const isKnown = fields.every(({ number, wire }) => wire === (number <= 5 ? 0 : 2) && number <= 7);
    const ids = fields.filter(({ number }) => number === 7);
    const isId = ids.every(({ offset, size }) => /^\d{1,64}$/u.test(latin1(bytes.read(offset, size), size)));
    return isKnown && isId && ids.length === 1;
}
const PIECES = 3;
/**
 * True for pieces as `sentencepiece_model.proto` has them: field 1 of the model, and in it the piece, the score as a float
 * of four bytes and, if it is no plain one, its type.
 */
function beginsWithPieces(head) {
    let at = 0;
    for (let piece = 0; piece < PIECES; piece += 1) {
        const [tag, length = 0, textTag, textLength = 0] = head.subarray(at, at + 4);
        const rest = length - 2 - textLength;
        const scoreAt = at + 4 + textLength;
        if (tag !== 0x0a || length > 127 || textTag !== 0x0a || (rest !== 5 && rest !== 7))
            return false;
        if (head[scoreAt] !== 0x15 || (rest === 7 && head[scoreAt + 5] !== 0x18))
            return false;
        at += 2 + length;
    }
    return true;
}
/**
 * Formats of models that hold numbers and names only: their readers parse them and run nothing. They are recognised, each
 * by what its files begin with, so that such a file is not called unknown.
 */
const inertModels = [
    {
        ...INERT,
        id: 'xgboost-binary',
        model: { role: 'predictor', library: 'xgboost' },
        extensions: ['bst'],
        looksLike: (head) => latin1(head, 4) === 'binf',
    },
    {
        ...INERT,
        id: 'catboost',
        model: { role: 'predictor', library: 'catboost' },
        extensions: ['cbm'],
        looksLike: (head) => latin1(head, 4) === 'CBM1',
    },
    {
        ...INERT,
        id: 'ncnn',
        looksLike: (head, _, name) => name.endsWith('.param') && latin1(head, 8).startsWith('7767517'),
    },
    {
        ...INERT,
        id: 'fasttext',
        model: { role: 'language-model', library: 'other' },
        looksLike: (head) => latin1(head, 4) === '\u00ba\u0016\u004f\u002f',
    },
    {
        ...INERT,
        id: 'ggml',
        model: { role: 'language-model', library: 'other' },
        extensions: ['ggml'],
        looksLike: (head) => ['lmgg', 'tjgg', 'fmgg', 'algg'].includes(latin1(head, 4)),
    },
];

;// CONCATENATED MODULE: ./packages/scanner/src/formats/onnx-graph.ts



/** The most fields that are read. A larger graph counts as one of which nobody knows what it is for. */
const MAX_FIELDS = 2_000_000;
/** Names are compared, so that a longer one is not cut. */
const MAX_NAME_BYTES = 1000;
/**
 * Reads as much of the main graph of an ONNX model as tells whether the model can be attacked. Tensors are stepped over.
 * @returns undefined for a file that two readers could understand differently, or that is too large or damaged
 */
function readOnnxGraph(bytes) {
    try {
        return new GraphReader(bytes).graph();
    }
    catch (error) {
        if (!(0,unreadable/* isUnreadable */.GZ)(error, 'damaged'))
            throw error;
        return undefined;
    }
}
/** Reads strictly, as the engine does (`packages/engine/src/model/onnx-message.ts`): a field that is there twice may be merged or not. */
class GraphReader {
    #reader;
    constructor(bytes) {
        this.#reader = new ProtobufReader(bytes, MAX_FIELDS);
    }
    graph() {
        const graph = this.#inner(this.#reader.whole, 7);
        if (graph === undefined)
            throw (0,unreadable/* damaged */.qM)('The model has no graph.');
        const nodes = [];
        const constants = new Set();
        const inputs = [];
        const outputs = [];
        for (const field of this.#reader.fields(graph)) {
            if (field.wire !== 2)
                continue;
            if (field.number === 1)
                nodes.push(...this.#node(field));
            else if (field.number === 5)
                constants.add(this.#text(field, 8));
            else if (field.number === 11)
                inputs.push(this.#value(field));
            else if (field.number === 12)
                outputs.push(this.#value(field));
        }
        return { inputs: inputs.filter(({ name }) => !constants.has(name)), outputs, nodes };
    }
    /** @returns nothing for a node that says nothing */
    #node(message) {
        const operator = this.#text(message, 4);
        if (!TELLING_OPERATORS.has(operator))
            return [];
        const names = (number) => this.#fields(message, number).map((field) => this.#name(field));
        return [{ operator, inputs: names(1), outputs: names(2) }];
    }
    #value(message) {
        const name = this.#text(message, 1);
        const type = this.#inner(message, 2);
        const tensor = type === undefined ? undefined : this.#inner(type, 1);
        if (type === undefined || tensor === undefined) {
            const has = (number) => type !== undefined && this.#fields(type, number).length > 0;
            const kind = has(4) ? 'sequence' : has(5) ? 'map' : 'other';
            return { name, kind, elementType: 0, shape: undefined };
        }
        const shape = this.#inner(tensor, 2);
        return {
            name,
            kind: 'tensor',
            elementType: this.#one(tensor, 1, 0)?.value ?? 0,
            shape: shape === undefined ? undefined : this.#fields(shape, 1).map((one) => this.#dimension(one)),
        };
    }
    /** Exporters write an open dimension as a name, as nothing, as 0 or as -1. */
    #dimension(message) {
        const size = this.#one(message, 1, 0)?.value ?? 0;
        return size > 0 && size <= Number.MAX_SAFE_INTEGER ? size : undefined;
    }
    #inner(message, number) {
        return this.#one(message, number, 2);
    }
    #text(message, number) {
        const field = this.#inner(message, number);
        return field === undefined ? '' : this.#name(field);
    }
    #name(field) {
        if (field.size > MAX_NAME_BYTES)
            throw (0,unreadable/* damaged */.qM)('The model has a very long name.');
        return this.#reader.text(field);
    }
    #one(message, number, wire) {
        const [field, ...others] = this.#fields(message, number);
        if (others.length > 0 || (field !== undefined && field.wire !== wire)) {
            throw (0,unreadable/* damaged */.qM)('The model has a part twice.');
        }
        return field;
    }
    #fields(message, number) {
        return [...this.#reader.fields(message)].filter((field) => field.number === number);
    }
}

// EXTERNAL MODULE: ./packages/scanner/src/content-format.ts
var content_format = __webpack_require__(5143);
;// CONCATENATED MODULE: ./packages/scanner/src/formats/onnx.ts









/** Domains whose operators the common runtimes bring along. */
const KNOWN_DOMAINS = new Set([
    '',
    ...words(`
    ai.onnx ai.onnx.ml ai.onnx.training ai.onnx.preview ai.onnx.preview.training com.microsoft com.microsoft.nchwc
    com.microsoft.experimental com.ms.internal.nhwc org.pytorch.aten
  `),
]);
const PYTHON_OPERATORS = new Set(['PyOp', 'PythonOp', 'PythonOpGrad', 'PyCustomOp', 'PyFunc']);
/** What a message can hold of others, by field number (onnx.proto). Fields that are absent here are stepped over. */
const INNER = {
    model: { 7: 'graph', 20: 'training', 25: 'function' },
    training: { 1: 'graph', 2: 'graph' },
    graph: { 1: 'node', 5: 'tensor', 15: 'sparseTensor' },
    function: { 7: 'node', 11: 'attribute' },
    node: { 5: 'attribute' },
    attribute: { 5: 'tensor', 6: 'graph', 10: 'tensor', 11: 'graph', 22: 'sparseTensor', 23: 'sparseTensor' },
    sparseTensor: { 1: 'tensor', 2: 'tensor' },
    tensor: { 13: 'externalData' },
    externalData: {},
};
/** The most operators and functions with different names. */
const onnx_MAX_NAMES = 100_000;
/** True if content is an ONNX model: a protocol buffer with a version, a graph and its operator sets. */
function looksLikeOnnx(head, bytes) {
    if (head[0] === undefined || head[0] === 0)
        return false;
    const fields = outerFields(bytes);
    if (fields === undefined)
        return false;
    const has = (number, wire) => fields.some((field) => field.number === number && field.wire === wire);
    // A graph, and the version of the format or the operator sets. Models of Core ML have fields beyond 200.
    const isKnown = fields.every(({ number }) => number <= 26);
    return (isKnown &&
        has(7, 2) &&
        (has(8, 2) || has(1, 0)) &&
        fields.some(({ number, wire }) => number === 1 && wire === 0) &&
        !isFingerprint(bytes));
}
/**
 * Scans an ONNX model: paths of external data, which the runtime opens when it loads the model, wherever a tensor can
 * stand, and operators that come from elsewhere. Tensors are stepped over.
 */
const scanOnnx = (content, scan) => {
    const model = new OnnxScan(content.bytes, scan);
    model.run();
};
class OnnxScan {
    #bytes;
    #reader;
    #scan;
    /** Domain and name of each function that the model defines itself. */
    #functions = new Set();
    #operators = new Map();
    constructor(bytes, scan) {
        this.#bytes = bytes;
        this.#reader = new ProtobufReader(bytes);
        this.#scan = scan;
    }
    run() {
        let producer = '';
        let version = '';
        for (const field of this.#reader.fields(this.#reader.whole)) {
            if (field.number === 1 && field.wire === 0)
                version = String(field.value);
            else if (field.number === 2 && field.wire === 2)
                producer = this.#reader.text(field, 200);
            else
                this.#enter('model', field, 0);
        }
        this.#scan.observe({ kind: 'format', format: 'onnx', ...(version === '' ? {} : { version }) });
        if (producer !== '')
            this.#scan.observe({ kind: 'framework', name: producer });
        this.#judgeOperators();
        const model = describeOnnx([...this.#operators.keys()], readOnnxGraph(this.#bytes));
        this.#scan.observe({ kind: 'model', model });
    }
    #enter(kind, field, depth) {
        const inner = INNER[kind];
        const innerKind = field.wire === 2 ? inner[field.number] : undefined;
        if (innerKind === 'externalData')
            this.#judgeExternal(field);
        else if (innerKind !== undefined)
            this.#walk(innerKind, field, depth + 1);
    }
    #walk(kind, message, depth) {
        const names = {};
        for (const field of this.#reader.fields(message, depth)) {
            const isName = field.wire === 2 && NAME_FIELDS[kind]?.has(field.number) === true;
            if (isName)
                names[field.number] = this.#reader.text(field, kind === 'attribute' ? MAX_PATH : 300);
            this.#enter(kind, field, depth);
        }
        if (this.#operators.size + this.#functions.size > onnx_MAX_NAMES) {
            throw (0,unreadable/* damaged */.qM)('The model has more kinds of operators than are looked at.');
        }
        this.#note(kind, names, message);
    }
    /** @param names the texts of the message by their fields */
    #note(kind, names, message) {
        const { 1: first = '', 4: fourth = '', 7: seventh = '', 10: tenth = '' } = names;
        if (kind === 'node')
            this.#operators.set(`${seventh} ${fourth}`, message.offset);
        // A function has its name in field 1 and its domain in field 10.
        if (kind === 'function')
            this.#functions.add(`${tenth} ${first}`);
        // A program that the model holds itself is no text.
        const isPath = kind === 'attribute' && first === CONTEXT_PATH && !/\p{Cc}/u.test(fourth);
        if (isPath)
            this.#judgePath(fourth, message);
    }
    #judgeExternal(message) {
        const path = locationOf(this.#reader, message);
        if (path !== undefined)
            this.#judgePath(path, message);
    }
    #judgePath(path, message) {
        if ((0,skipped_folders/* leadsIntoSkipped */.y3)(path))
            this.#scan.find((0,skipped_folders/* skippedReference */.ED)(path, { offset: message.offset }));
        if (!(0,skipped_folders/* leavesFolder */.tC)(path))
            return;
        const detail = 'The runtime reads this file when it loads the model. It lies outside of the folder of the model.';
        this.#scan.find((0,file_finding/* finding */.gk)('high', 'onnx-external-path', path, detail, { offset: message.offset }));
    }
    #judgeOperators() {
        for (const [operator, offset] of this.#operators) {
            const [domain = '', name = ''] = operator.split(' ');
            const subject = domain === '' ? name : `${domain}.${name}`;
            if (this.#functions.has(operator))
                continue;
            if (PYTHON_OPERATORS.has(name)) {
                const detail = 'The operator runs Python code when the model runs.';
                this.#scan.find((0,file_finding/* finding */.gk)('high', 'onnx-foreign-operator', subject, detail, { when: 'predict', offset }));
            }
            else if (!KNOWN_DOMAINS.has(domain) || name === 'EPContext') {
                const detail = name === 'EPContext'
                    ? 'It runs a program that was compiled for a device, which is not scanned.'
                    : 'The operator comes from a library that the program must load first.';
                this.#scan.find((0,file_finding/* finding */.gk)('review', 'onnx-foreign-operator', subject, detail, { when: 'predict', offset }));
            }
        }
    }
}
/** External data are a list of keys and values; the one called `location` is a path. @returns undefined for others */
function locationOf(reader, message) {
    const entry = {};
    for (const field of reader.fields(message)) {
        if (field.wire === 2)
            entry[field.number] = reader.text(field, MAX_PATH);
    }
    const { 1: key = '', 2: path = '' } = entry;
    return key === 'location' ? path : undefined;
}
/** The most fields that are read to find external data. */
const MAX_EXTERNAL_FIELDS = 2_000_000;
/**
 * Lists the paths that a model names for external data, one after another, also repeatedly.
 * @throws Unreadable `damaged` if the file is malformed or cut
 */
function* externalLocations(bytes) {
    const reader = new ProtobufReader(bytes, MAX_EXTERNAL_FIELDS);
    yield* locationsIn(reader, 'model', reader.whole, 0);
}
function* locationsIn(reader, kind, message, depth) {
    const inner = INNER[kind];
    for (const field of reader.fields(message, depth)) {
        const innerKind = field.wire === 2 ? inner[field.number] : undefined;
        if (innerKind === 'externalData') {
            const location = locationOf(reader, field);
            if (location !== undefined)
                yield location;
        }
        else if (innerKind !== undefined) {
            yield* locationsIn(reader, innerKind, field, depth + 1);
        }
    }
}
/** Of a node: operator 4, domain 7. Of a function: name 1, domain 10. Of an attribute: name 1, text 4. */
const NAME_FIELDS = {
    node: new Set([4, 7]),
    function: new Set([1, 10]),
    attribute: new Set([1, 4]),
};
/** Names the file of a program that was compiled for a device, or holds that program. */
const CONTEXT_PATH = 'ep_cache_context';
const MAX_PATH = 4096;
const onnx = {
    ...content_format/* MODEL_FORMAT */.GS,
    id: 'onnx',
    model: { role: 'predictor', library: 'onnx', isRead: true },
    extensions: ['onnx'],
    looksLike: looksLikeOnnx,
    scan: scanOnnx,
};

;// CONCATENATED MODULE: ./packages/scanner/src/content/external-data.ts



/** A model that names more files is none that is analysed; it is then judged by those that were found. */
const MOST_FILES = 1000;
/** Reading ends after so many blocks of half a MiB: a model with external data holds no large tensors itself. */
const MOST_BLOCKS = 4096;
/**
 * Lists the files that an ONNX model keeps numbers in, as it names them: untrusted text.
 * @param file absolute, links resolved
 * @returns what was found until the file ends, is damaged, or is too long; empty if it is no ONNX model
 */
function findExternalData(file) {
    const found = new Set();
    let source;
    let blocks = 0;
    try {
        const onBlock = () => {
            blocks += 1;
            if (blocks > MOST_BLOCKS)
                throw (0,unreadable/* damaged */.qM)('The model is too long.');
        };
        source = new file_source/* FileSource */._(Buffer.from(file), onBlock, 'parts');
        for (const location of externalLocations(source)) {
            found.add(location);
            if (found.size >= MOST_FILES)
                break;
        }
    }
    catch (error) {
        // Whoever reads the model says what is wrong with it.
        if (!(0,unreadable/* isUnreadable */.GZ)(error, 'damaged', 'source'))
            throw error;
    }
    finally {
        source?.close();
    }
    return [...found];
}


/***/ }),

/***/ 1210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   _: () => (/* binding */ FileSource)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3420);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _byte_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2150);




/** If a pipe has replaced the file, it must not block the scan; if a link has, it must not lead elsewhere. */
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW;
const BLOCK_BYTES = 512 * 1024;
/** One block that moves forward, and a few that a format's directory and end lie in. */
const BLOCKS = 6;
/**
 * Reads a file in blocks, and hashes it on the way: as long as a scan reads forward, no byte is read twice. Or it hashes
 * each block by itself, if only what was read shall be known. The file is open until {@link close}.
 */
class FileSource {
    size;
    #fd;
    #stats;
    #onBlock;
    #blocks = [];
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
    #hashed = 0;
    #clock = 0;
    #joined = Buffer.alloc(0);
    #sha256;
    #parts;
    /**
     * @param path absolute, links resolved, as bytes because not every name is text
     * @param onBlock told the size of each block before it is read; what it throws ends the reading
     * @param hashes the file as a whole, or the parts that are read
     * @throws Unreadable `source` if the file cannot be opened, or is no regular file
     */
    constructor(path, onBlock, hashes = 'whole') {
        this.#onBlock = onBlock;
        this.#parts = hashes === 'parts' ? new Map() : undefined;
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(Buffer.from(path), PLAIN_FILE);
        }
        catch (error) {
            throw new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', `the file cannot be opened (${codeOf(error)})`, { cause: error });
        }
        this.#stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(this.#fd, { bigint: true });
        this.size = Number(this.#stats.size);
        if (!this.#stats.isFile()) {
            this.close();
            throw new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', 'it is not a regular file any more');
        }
    }
    read(offset, length) {
        const end = Math.min(this.size, offset + length);
        if (offset < 0 || offset >= end)
            return EMPTY;
        const first = this.#blockAt(offset);
        const inFirst = offset - first.start;
        if (end <= first.start + first.length) {
            return (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_3__/* .plainView */ .y9)(first.memory.subarray(inFirst, inFirst + end - offset));
        }
        return this.#readAcross(offset, end);
    }
    /** The SHA-256 of the whole file, in hexadecimal. What was not read yet is read now. */
    sha256() {
        if (this.#sha256 !== undefined)
            return this.#sha256;
        while (this.#hashed < this.size)
            this.#addToHash(this.#blockAt(this.#hashed));
        return (this.#sha256 = this.#hash.digest('hex'));
    }
    /** All that was read, in order. Empty if the file is hashed as a whole. */
    parts() {
        return [...(this.#parts?.values() ?? [])].toSorted((one, other) => one.start - other.start);
    }
    /** @throws Unreadable `source` if the file has changed since it was opened */
    requireUnchanged() {
        const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(this.#fd, { bigint: true });
        const { size, mtimeNs, ctimeNs } = this.#stats;
        if (now.size !== size || now.mtimeNs !== mtimeNs || now.ctimeNs !== ctimeNs)
            throw changed();
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(this.#fd);
    }
    #readAcross(offset, end) {
        if (this.#joined.length < end - offset)
            this.#joined = Buffer.allocUnsafeSlow(end - offset);
        for (let at = offset; at < end;) {
            const block = this.#blockAt(at);
            const from = at - block.start;
            const until = Math.min(block.length, end - block.start);
            block.memory.copy(this.#joined, at - offset, from, until);
            at = block.start + until;
        }
        return (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_3__/* .plainView */ .y9)(this.#joined.subarray(0, end - offset));
    }
    #blockAt(offset) {
        const start = offset - (offset % BLOCK_BYTES);
        this.#clock += 1;
        const held = this.#blocks.find((block) => block.start === start);
        const block = held ?? this.#load(start);
        block.usedAt = this.#clock;
        return block;
    }
    #load(start) {
        this.#onBlock(Math.min(BLOCK_BYTES, this.size - start));
        const block = this.#freeBlock();
        // Until it is filled, the block must not be found.
        block.start = -1;
        block.length = this.#fill(block.memory, start);
        block.start = start;
        if (this.#parts === undefined)
            this.#addToHash(block);
        else
            this.#keepPart(block, this.#parts);
        return block;
    }
    /** A block that is read again must be the same. */
    #keepPart({ memory, start, length }, parts) {
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(memory.subarray(0, length)).digest('hex');
        if ((parts.get(start)?.sha256 ?? sha256) !== sha256)
            throw changed();
        parts.set(start, { start, bytes: length, sha256 });
    }
    /** Hashes a block if it is the next one; others are hashed when their turn comes. */
    #addToHash({ memory, start, length }) {
        if (start !== this.#hashed)
            return;
        this.#hash.update(memory.subarray(0, length));
        this.#hashed += length;
    }
    #freeBlock() {
        if (this.#blocks.length < BLOCKS) {
            const memory = Buffer.allocUnsafeSlow(Math.min(BLOCK_BYTES, Math.max(1, this.size)));
            const block = { memory, start: -1, length: 0, usedAt: 0 };
            this.#blocks.push(block);
            return block;
        }
        return this.#blocks.reduce((oldest, block) => (block.usedAt < oldest.usedAt ? block : oldest));
    }
    #fill(memory, start) {
        const wanted = Math.min(memory.length, this.size - start);
        for (let filled = 0; filled < wanted;) {
            const count = this.#readOnce(memory, filled, wanted - filled, start + filled);
            if (count === 0)
                throw changed();
            filled += count;
        }
        return wanted;
    }
    #readOnce(memory, at, length, position) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(this.#fd, memory, at, length, position);
        }
        catch (error) {
            throw new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', `the file cannot be read (${codeOf(error)})`, { cause: error });
        }
    }
}
const EMPTY = new Uint8Array(0);
function changed() {
    return new _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .Unreadable */ .IO('source', 'the file changed while it was read; make sure that no other step writes to it during the scan');
}
/** The code of a system error, such as `EACCES`. */
function codeOf(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : 'unknown error';
}


/***/ }),

/***/ 7734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fl: () => (/* binding */ baseName),
  je: () => (/* binding */ extensionOf),
  jp: () => (/* binding */ isModelName),
  Uy: () => (/* binding */ mayNameModel),
  hd: () => (/* binding */ withoutCompression)
});

// UNUSED EXPORTS: MODEL_EXTENSIONS, mayNameText

;// CONCATENATED MODULE: ./packages/scanner/src/formats/unread-models.json
const unread_models_namespaceObject = /*#__PURE__*/JSON.parse('[{"id":"r-data","acts":true,"extensions":["rds","rda","rdata"],"shared":[],"marks":["RDX2\\n","RDX3\\n","RDA2\\n","RDA3\\n","RDB2\\n","RDB3\\n","X\\n\\u0000\\u0000\\u0000\\u0002","X\\n\\u0000\\u0000\\u0000\\u0003","B\\n\\u0002\\u0000\\u0000\\u0000","B\\n\\u0003\\u0000\\u0000\\u0000","A\\n3\\n19","A\\n3\\n20","A\\n3\\n26","A\\n2\\n13","A\\n2\\n19","A\\n2\\n20","A\\n2\\n26"]},{"id":"java-serialization","acts":true,"extensions":[],"shared":[],"marks":["\u00ac\u00ed\\u0000\\u0005"]},{"id":"torch7","acts":true,"extensions":["t7"],"shared":[],"marks":["\\u0004\\u0000\\u0000\\u0000\\u0001\\u0000\\u0000\\u0000\\u0003\\u0000\\u0000\\u0000V 1","4\\n1\\n3\\nV 1\\n"]},{"id":"julia","acts":true,"extensions":["bson"],"shared":[],"marks":["7JL"]},{"id":"tensorrt","acts":true,"extensions":["trt"],"shared":["engine","plan"],"marks":["ptrt","ftrt"]},{"id":"cntk","acts":false,"extensions":["cntk","cmf"],"shared":["dnn"],"marks":["B\\u0000C\\u0000N\\u0000"]},{"id":"mxnet","acts":false,"extensions":[],"shared":["params"],"marks":["\\u0012\\u0001\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","{\\"nodes\\":[{\\"op\\":\\""]},{"id":"paddle","acts":false,"extensions":["pdmodel","pdiparams","pdparams","pdopt"],"shared":[],"marks":[]},{"id":"rknn","acts":false,"extensions":["rknn"],"shared":[],"marks":["RKNN"]},{"id":"caffe","acts":false,"extensions":["caffemodel"],"shared":[],"marks":[]},{"id":"unread-network","acts":false,"extensions":["armnn","bigdl","circle","dlc","hef","kmodel","llamafile","mnn","ort","pte","rten","tmfile","tnnmodel","tnnproto","xmodel"],"shared":["ms","nb","om","weights","uff"],"marks":["RTEN"]}]');
;// CONCATENATED MODULE: ./packages/scanner/src/rules/model-extensions.json
const model_extensions_namespaceObject = /*#__PURE__*/JSON.parse('["armnn","bigdl","bson","bst","caffemodel","cbm","circle","ckpt","cloudpickle","cmf","cntk","dill","dlc","ggml","gguf","h5","hdf5","hef","joblib","keras","kmodel","lgb","llamafile","mar","mlmodel","mnn","nemo","npy","npz","onnx","ort","pb","pck","pdiparams","pdmodel","pdopt","pdparams","pickle","pkl","pmml","pt","pt2","pte","pth","ptl","rda","rdata","rds","rknn","rten","safetensors","skops","t7","tflite","tmfile","tnnmodel","tnnproto","torchscript","trt","ubj","xmodel"]');
;// CONCATENATED MODULE: ./packages/scanner/src/model-names.ts


/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. packages/scanner/README.md lists them.
 */
const MODEL_EXTENSIONS = model_extensions_namespaceObject;
/** Names without such an extension. */
const MODEL_NAMES = [
    /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
    /^rng_state.*\.pth?$/iu,
];
/** What models have behind their own extension: compressed, encrypted, in a database, or an older one, as in `model.pkl.gz`. */
const COMPRESSION = /\.(?:gz|gzip|z|zlib|bz2|xz|lzma|zst|zstd|lz4|lzf|lz|lrz|7z|rar|br|cab|gpg|enc|db|sqlite3?|bak|old|orig|part\d*|\d{1,3})$/iu;
/** Of the extensions of models, those that texts have too: styles of BibTeX, page templates, languages. */
const TEXT_EXTENSIONS = (/* unused pure expression or super */ null && (['bst', 'pb', 'pt']));
/** Extensions that pickles have, and that much else has: it depends on the content. */
const SHARED_EXTENSIONS = [
    ...['model', 'p', 'pk', 'sav'],
    ...unread_models_namespaceObject.flatMap(({ shared }) => shared),
];
/** The same for whole names. */
const SHARED_NAMES = /^models?(?:\.(?:dat|db|mdb|sqlite3?|xgb))?$/iu;
/** True for the name of a model that a text may have, too. */
function mayNameText(path) {
    return TEXT_EXTENSIONS.includes(extensionOf(path));
}
/** The last part of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The extension in lower case, without the dot; empty if there is none. */
function extensionOf(path) {
    const name = baseName(path);
    const dot = name.lastIndexOf('.');
    return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
/** True for names that models have. */
function isModelName(path) {
    const name = baseName(path);
    return MODEL_EXTENSIONS.includes(extensionOf(name)) || MODEL_NAMES.some((pattern) => pattern.test(name));
}
/**
 * True for names that models have, and also for those that models share with other files, and for compressed models: only
 * the content tells. See {@link SHARED_EXTENSIONS}.
 */
function mayNameModel(path) {
    const plain = withoutCompression(path);
    return ([path, plain].some(isModelName) ||
        SHARED_EXTENSIONS.includes(extensionOf(plain)) ||
        SHARED_NAMES.test(baseName(path)));
}
/** A name without what stands for a compression. */
function withoutCompression(name) {
    return name.replace(COMPRESSION, '');
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ ByteCursor),
/* harmony export */   _6: () => (/* binding */ decodeUtf8)
/* harmony export */ });
/* unused harmony export readWhole */
/* harmony import */ var _model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3420);

/** Some formats jump from one small structure to the next, so the window grows only while the reading goes on. */
const FIRST_WINDOW_BYTES = 512;
const WINDOW_BYTES = 64 * 1024;
const NO_BYTES = new Uint8Array(0);
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Decodes UTF-8 without ever failing: what is no UTF-8 becomes a replacement character. */
function decodeUtf8(bytes) {
    return UTF8.decode(bytes);
}
/**
 * Reads content from one place to the next through a small window, so that a file of any size takes flat memory.
 * Every method throws Unreadable if the content ends before.
 */
class ByteCursor {
    #source;
    #isLittleEndian;
    #window = NO_BYTES;
    #windowStart = 0;
    #windowBytes = FIRST_WINDOW_BYTES;
    /** The offset of the next byte. */
    offset = 0;
    constructor(source, start = 0, isLittleEndian = true) {
        this.#source = source;
        this.offset = start;
        this.#isLittleEndian = isLittleEndian;
    }
    get size() {
        return this.#source.size;
    }
    get done() {
        return this.offset >= this.#source.size;
    }
    /** Gives the next bytes as a view, which the next call may change. For few bytes only. */
    take(length) {
        if (!this.holds(length))
            throw ended(this.offset);
        const from = this.offset - this.#windowStart;
        if (from < 0 || from + length > this.#window.length)
            return this.#takeBeyondWindow(length);
        this.offset += length;
        return this.#window.subarray(from, from + length);
    }
    #takeBeyondWindow(length) {
        const isNext = this.offset <= this.#windowStart + this.#window.length && this.offset > this.#windowStart;
        this.#windowBytes = isNext ? Math.min(WINDOW_BYTES, this.#windowBytes * 4) : FIRST_WINDOW_BYTES;
        const bytes = this.#source.read(this.offset, Math.max(length, this.#windowBytes));
        if (bytes.length < length)
            throw ended(this.offset);
        this.#window = bytes.slice();
        this.#windowStart = this.offset;
        this.offset += length;
        return this.#window.subarray(0, length);
    }
    /** True if so many bytes are left. */
    holds(length) {
        return length >= 0 && this.offset + length <= this.#source.size;
    }
    /** Steps over bytes without reading them. */
    skip(length) {
        if (!this.holds(length))
            throw ended(this.offset);
        this.offset += length;
    }
    u8() {
        const byte = this.#window[this.offset - this.#windowStart];
        if (byte === undefined)
            return this.take(1)[0] ?? 0;
        this.offset += 1;
        return byte;
    }
    u16() {
        return this.uint(2);
    }
    u32() {
        return this.uint(4);
    }
    /** Reads 64 bits as a number; beyond 2^53 it is not exact, but still larger than any file. */
    u64() {
        return this.uint(8);
    }
    /** Reads an unsigned integer of so many bytes. */
    uint(length) {
        const bytes = this.take(length);
        let value = 0;
        for (let index = 0; index < length; index += 1) {
            const byte = bytes[this.#isLittleEndian ? length - 1 - index : index] ?? 0;
            value = value * 256 + byte;
        }
        return value;
    }
    /** Reads UTF-8 text. @param maxLength in bytes; the rest of a longer text is skipped */
    text(length, maxLength = length) {
        if (!this.holds(length))
            throw ended(this.offset);
        const kept = Math.min(length, maxLength);
        const text = decodeUtf8(this.take(kept));
        this.skip(length - kept);
        return text;
    }
}
function ended(offset) {
    return (0,_model_security_scan_common_unreadable__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)(`The content is cut or damaged: it ends before byte ${String(offset)} can be read whole.`);
}
/** Reads all of a content into memory, as a copy. @throws Unreadable `damaged` if it is larger than `maxBytes` */
function readWhole(bytes, maxBytes) {
    if (bytes.size > maxBytes) {
        const limit = String(Math.round(maxBytes / 2 ** 20));
        throw damaged(`The content is larger than ${limit} MiB, the most that is read of this format.`);
    }
    return bytes.read(0, bytes.size).slice();
}


/***/ }),

/***/ 402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ skippedReference),
/* harmony export */   F_: () => (/* binding */ lookIntoPackages),
/* harmony export */   jL: () => (/* binding */ PACKAGES_FOLDER),
/* harmony export */   tC: () => (/* binding */ leavesFolder),
/* harmony export */   y3: () => (/* binding */ leadsIntoSkipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5971);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7734);
/* harmony import */ var _rules_file_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);




/**
 * Lists the names in a folder of installed packages, without following links. Reading a folder at a time is several times as fast
 * as reading its entries one by one: there may be tens of thousands.
 * @param absolute the path of a folder below it; the empty one is itself
 * @param most the number of entries to look at
 */
function lookIntoPackages(absolute, most, signal) {
    const models = [];
    const folders = [''];
    let [files, entries] = [0, 0];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        signal.throwIfAborted();
        for (const entry of entriesOf(absolute(folder))) {
            entries += 1;
            if (entries > most)
                return { models, files, isCut: true };
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!(0,_model_security_scan_common_paths__WEBPACK_IMPORTED_MODULE_1__/* .isGitName */ .M$)(entry.name))
                    folders.push(path);
            }
            else if (!entry.isFile())
                continue;
            else if ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isModelName */ .jp)((0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCompression */ .hd)(path)))
                models.push(path);
            else
                files += 1;
        }
    }
    return { models, files, isCut: false };
}
/** @returns nothing of a folder that cannot be read */
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'latin1', withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** Folders that the scan of a workspace does not enter, wherever they are: installed packages, and the history. */
const PACKAGES_FOLDER = 'node_modules';
const SKIPPED = /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/iu;
/** True for a path into a folder that is skipped; some systems ignore the case of names. */
function leadsIntoSkipped(path) {
    return SKIPPED.test(path);
}
/**
 * The finding for a model that takes a file from a folder that is skipped.
 * @param path from the model's folder on; untrusted
 */
function skippedReference(path, place) {
    const detail = 'Whoever loads the model loads this file, too. It lies in a folder that is not scanned, such as node_modules.';
    return (0,_rules_file_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('high', 'skipped-file', path, detail, place);
}
/** True for a path that leads out of the model's folder on some system: absolute, with a drive, a scheme or `..`. */
function leavesFolder(path) {
    return /^[\\/~]|^[A-Za-z][\w+.-]*:|(?:^|[\\/])\.\.(?:[\\/]|$)|\0/u.test(path.trim());
}


/***/ })

};
