import { wordSet } from '../reading/words.ts';
/** Names of Keras 2 and 3. A config names classes by `class_name`, and since Keras 2.12 the module beside it. */

/**
 * Classes that Keras itself defines and that do nothing but compute. A config without modules may name these; every other
 * class is one that the loading program must know.
 */
export const KNOWN_CLASSES = wordSet(`
  Model Sequential Functional InputLayer Input Layer __tensor__ __numpy__ __keras_tensor__ __bytes__ __ellipsis__ __slice__ __tuple__
  Dense EinsumDense Activation Embedding Masking Permute Reshape Flatten RepeatVector ActivityRegularization Dropout Identity
  SpatialDropout1D SpatialDropout2D SpatialDropout3D GaussianDropout GaussianNoise AlphaDropout Wrapper Bidirectional
  TimeDistributed SpectralNormalization Conv1D Conv2D Conv3D Convolution1D Convolution2D Convolution3D Conv1DTranspose
  Conv2DTranspose Conv3DTranspose Convolution2DTranspose Convolution3DTranspose SeparableConv1D SeparableConv2D
  SeparableConvolution1D SeparableConvolution2D DepthwiseConv1D DepthwiseConv2D LocallyConnected1D LocallyConnected2D
  Cropping1D Cropping2D Cropping3D UpSampling1D UpSampling2D UpSampling3D ZeroPadding1D ZeroPadding2D ZeroPadding3D
  MaxPooling1D MaxPooling2D MaxPooling3D MaxPool1D MaxPool2D MaxPool3D AveragePooling1D AveragePooling2D AveragePooling3D
  AvgPool1D AvgPool2D AvgPool3D GlobalMaxPooling1D GlobalMaxPooling2D GlobalMaxPooling3D GlobalAveragePooling1D
  GlobalAveragePooling2D GlobalAveragePooling3D GlobalMaxPool1D GlobalMaxPool2D GlobalMaxPool3D GlobalAvgPool1D
  GlobalAvgPool2D GlobalAvgPool3D AdaptiveAveragePooling1D AdaptiveAveragePooling2D AdaptiveAveragePooling3D
  AdaptiveMaxPooling1D AdaptiveMaxPooling2D AdaptiveMaxPooling3D
  RNN SimpleRNN SimpleRNNCell LSTM LSTMCell GRU GRUCell LSTMV1 GRUV1 CuDNNLSTM CuDNNGRU StackedRNNCells ConvLSTM1D ConvLSTM2D
  ConvLSTM3D ConvLSTM1DCell ConvLSTM2DCell ConvLSTM3DCell Attention AdditiveAttention MultiHeadAttention
  GroupedQueryAttention GroupQueryAttention BatchNormalization BatchNormalizationV1 BatchNormalizationV2 SyncBatchNormalization
  LayerNormalization GroupNormalization UnitNormalization RMSNormalization Normalization Discretization CategoryEncoding Hashing
  HashedCrossing StringLookup IntegerLookup TextVectorization FeatureSpace Cross Feature Rescaling Resizing CenterCrop
  RandomCrop RandomFlip RandomTranslation RandomRotation RandomZoom RandomContrast RandomHeight RandomWidth RandomBrightness
  RandomColorDegeneration RandomColorJitter RandomErasing RandomGaussianBlur RandomGrayscale RandomHue RandomInvert
  RandomElasticTransform RandomPerspective RandomPosterization RandomSaturation RandomSharpness RandomShear RandAugment AugMix
  AutoContrast Equalization Solarization CutMix MixUp MaxNumBoundingBoxes Pipeline MelSpectrogram STFTSpectrogram
  Add Subtract Multiply Average Maximum Minimum Concatenate Dot Softmax ReLU LeakyReLU PReLU ELU ThresholdedReLU
  ReversibleEmbedding DenseFeatures SequenceFeatures KernelizedEmbedding RandomFourierFeatures
  Policy DTypePolicy PolicyV1 QuantizedDTypePolicy QuantizedFloat8DTypePolicy FloatDTypePolicy DTypePolicyMap GPTQDTypePolicy
  TensorShape TypeSpec CompositeTensor SlicingOpLambda TFOpLambda TensorFlowOpLayer ClassMethod InstanceMethod InstanceProperty
  AddLoss AddMetric Zeros Ones Constant RandomNormal RandomUniform TruncatedNormal VarianceScaling Orthogonal
  OrthogonalInitializer IdentityInitializer STFT STFTInitializer GlorotUniform GlorotNormal HeUniform HeNormal LecunUniform
  LecunNormal zeros ones glorot_uniform glorot_normal he_uniform he_normal lecun_uniform lecun_normal random_normal
  random_uniform truncated_normal orthogonal identity constant variance_scaling L1 L2 L1L2 OrthogonalRegularizer l1 l2 l1_l2
  MaxNorm NonNeg UnitNorm MinMaxNorm Optimizer SGD Adam AdamW Adamax Adadelta Adagrad Nadam RMSprop Ftrl Lion Lamb Muon
  Adafactor LossScaleOptimizer LossScaleOptimizerV3 ExponentialDecay PiecewiseConstantDecay PolynomialDecay
  InverseTimeDecay CosineDecay CosineDecayRestarts SeedGenerator BinaryCrossentropy BinaryFocalCrossentropy
  CategoricalCrossentropy CategoricalFocalCrossentropy SparseCategoricalCrossentropy Poisson KLDivergence MeanSquaredError
  MeanAbsoluteError MeanAbsolutePercentageError MeanSquaredLogarithmicError CosineSimilarity LogCosh Hinge SquaredHinge
  CategoricalHinge Huber Dice Tversky Circle CTC LossFunctionWrapper MeanMetricWrapper MeanMetric Mean Sum MeanTensor Metric
  RootMeanSquaredError Accuracy BinaryAccuracy CategoricalAccuracy SparseCategoricalAccuracy TopKCategoricalAccuracy
  SparseTopKCategoricalAccuracy AUC Precision Recall TruePositives TrueNegatives FalsePositives FalseNegatives
  PrecisionAtRecall RecallAtPrecision SensitivityAtSpecificity SpecificityAtSensitivity F1Score FBetaScore R2Score
  ConcordanceCorrelation PearsonCorrelation MeanIoU IoU BinaryIoU OneHotIoU OneHotMeanIoU CompileLossMetric MetricsList
  CompileMetrics CompileLoss GetItem Slice ModuleList CategoricalColumn NumericColumn
`);

/** Modules of Keras whose members only compute; in any other module of Keras, a function may act. */
export const COMPUTING_MODULES =
  /^(?:keras|tf_keras|tensorflow\.keras|tensorflow\.python\.keras|keras_core)(?:\.(?:api|_tf_keras|keras|src|v\d|_v\d|__internal__|legacy))*(?:$|\.(?:activations|losses|metrics|initializers|regularizers|constraints|optimizers|layers|models|ops|operations|engine|dtype_policies|mixed_precision|random|quantizers|feature_column|preprocessing\.(?:image|text)|schedules|backend)(?:\.|$))/u;

/** All that Keras and the packages of its own project bring along. */
export const KERAS_MODULES =
  /^(?:keras|tf_keras|keras_core|keras_hub|keras_nlp|keras_cv|tensorflow\.keras|tensorflow\.python\.keras|tensorflow_addons|tensorflow_models|official\.(?:nlp|vision|modeling))(?:\.|$)/u;

/** Modules of Python with which a config can start programs or change files. */
export const ACTING_MODULES =
  /^(?:os|posix|nt|sys|subprocess|builtins|__builtin__|__main__|shutil|importlib|imp|runpy|pickle|_pickle|cPickle|dill|joblib|cloudpickle|marshal|types|code|codeop|pty|platform|socket|urllib|requests|http|ftplib|ctypes|multiprocessing|threading|asyncio|webbrowser|tempfile|pathlib|io|_io|operator|functools|timeit|pdb|bdb|trace|torch|numpy|pip|site|zipfile|tarfile|nturl2path|pydoc|distutils|setuptools|test|unittest|doctest|ensurepip|venv|idlelib|commands|gc|inspect|linecache|logging|sqlite3|ssl|smtplib|telnetlib|xmlrpc|zipimport|pkgutil|concurrent|signal|resource|fcntl)(?:\.|$)/u;

/** Functions of Keras, and of TensorFlow by their public names, that read, write, load or download. */
export const ACTING_FUNCTIONS =
  /(?:^|\.)(?:get_file|load_model|save_model|load_weights|save_weights|load_img|save_img|load_data|model_from_json|model_from_yaml|model_from_config|clone_model|enable_unsafe_deserialization|deserialize_keras_object|import_module|exec|eval|compile|open|__import__|system|popen|Popen|check_output|call|run|loads?|load_op_library|load_library|load_file_system_library|py_function|numpy_function|py_func|eager_py_func|read_file|write_file|matching_files|write_graph|gfile|ReadFile|WriteFile|MatchingFiles|LoadDataset|SaveDataset|TFRecordWriter|from_saved_model|audio_dataset_from_directory|image_dataset_from_directory|text_dataset_from_directory|extract_archive|file_utils|plot_model)(?:$|\.)/u;

/** Parts of TensorFlow's public names that act on files or load code, for layers that call a function by its name. */
export const ACTING_SYMBOLS =
  /^(?:tf\.)?(?:compat\.v[12]\.)?(?:io\.(?!decode|parse|serialize|encode)|raw_ops\.|saved_model\.|train\.(?:Checkpoint|load|Saver|write|import)|summary\.|data\.|keras\.(?:utils|models|saving|preprocessing)|lite\.|debugging\.experimental|profiler\.|distribute\.|config\.|autograph\.|sysconfig\.|test\.|estimator\.|nest\.map|graph_util\.)/u;
