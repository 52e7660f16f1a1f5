import { ACTIONS, type Rule } from './rule.ts';

const { allow, askSource, export: exportAgain, safeFormat } = ACTIONS;

/** The rules for model formats other than pickles. */
export const FORMAT_RULES = {
  'keras-code': {
    title: 'A Keras model that holds code',
    what: 'The model has a Lambda layer or another layer whose Python code is stored in the file.',
    why: 'Keras runs that code when it loads the model without safe mode, and again for each prediction.',
    actions: [
      askSource,
      'Replace the layer by one of the framework, or by a registered class of your own package.',
      allow,
    ],
    cwe: 94,
  },
  'keras-foreign-object': {
    title: 'A Keras model that imports other modules',
    what: 'The model names a class or function of a module outside Keras.',
    why: 'Keras imports that module when it loads the model, and calls what is named there.',
    actions: ['Check that the module is yours, or one that you trust.', allow, askSource],
    cwe: 94,
  },
  'keras-file-access': {
    title: 'A Keras model that reads files or addresses',
    what: 'A layer names a file or an address that Keras reads when it loads the model.',
    why: 'Whoever made the model chooses which file of the loading machine becomes part of it.',
    actions: ['Store vocabularies inside the model.', allow, askSource],
    cwe: 22,
  },
  'saved-model-code': {
    title: 'A TensorFlow graph that calls Python or native code',
    what: 'The graph has an operator that calls functions of the loading process, or loads libraries.',
    why: 'It runs when the model is loaded or asked for an answer.',
    actions: [askSource, 'Build the graph again without that operator.', allow],
    cwe: 94,
  },
  'saved-model-file-access': {
    title: 'A TensorFlow graph that reads or writes files',
    what: 'The graph has an operator that reads, writes or lists files.',
    why: 'It runs when the model is loaded or asked for an answer, with the rights of the server that does so.',
    actions: [askSource, 'Read files before the model, not inside of it.', allow],
    cwe: 22,
  },
  'onnx-external-path': {
    title: 'An ONNX model that reads files outside its folder',
    what: 'The model takes weights from a path that is absolute or leads out of its folder.',
    why: 'A runtime that follows the path reads any file of the machine into the model.',
    actions: [askSource, 'Save the model with its weights inside, or in one file beside it.'],
    cwe: 22,
  },
  'onnx-foreign-operator': {
    title: 'An ONNX model that needs other operators',
    what: 'The model uses operators of a domain that onnxruntime does not bring along.',
    why: 'To run it somebody has to load a library for it, and that library runs as native code.',
    actions: ['Check which library brings the operators.', allow],
    cwe: 829,
  },
  'template-code': {
    title: 'A chat template that reaches for Python',
    what: 'The template uses names or attributes that lead from a value to the functions of the Python process.',
    why: 'The template is carried out for each conversation. Outside a sandbox it can run any code.',
    actions: [askSource, 'Take the template from the publisher of the base model.'],
    cwe: 1336,
  },
  'yaml-object': {
    title: 'YAML that makes Python objects',
    what: 'The file has tags or keys that name a Python class or function to be called.',
    why: 'A program that loads it without a safe loader, or by `instantiate`, calls what is named.',
    actions: ['Load YAML with `yaml.safe_load`.', 'Remove the tag.', allow],
    cwe: 502,
  },
  'torchscript-code': {
    title: 'A TorchScript model that does more than compute',
    what: 'The code in the model uses operators that read or write files, or come from a library outside PyTorch.',
    why: 'It runs when the model is asked for an answer.',
    actions: [askSource, 'Export the model to ONNX.', allow],
    cwe: 94,
  },
  'malformed-model': {
    title: 'A model file that contradicts itself',
    what: 'Sizes, offsets or names inside the file do not fit together.',
    why: 'Readers may crash, or read different things from the same file.',
    actions: [exportAgain, askSource],
    cwe: 20,
  },
  'hidden-content': {
    title: 'A file inside another file',
    what: 'Behind or between the data of the file is content of another format.',
    why: 'It is not seen by whoever looks at the file as what it says it is, and another program may load it.',
    actions: [askSource, safeFormat, exportAgain],
    cwe: 506,
  },
} as const satisfies Readonly<Record<string, Rule>>;
