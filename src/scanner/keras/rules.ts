import { ACTIONS, CODE_IN_MODEL, type Rules } from '../rules/rule.ts';

/** What the settings of a Keras model can do, in whatever file they stand. */
export const KERAS_RULES: Rules = {
  'keras-code': {
    title: 'A Keras model that holds code',
    what: 'The model has a Lambda layer or another layer whose Python code is stored in the file.',
    why: 'Keras runs that code when it loads the model without safe mode, and again for each prediction.',
    actions: [
      ACTIONS.askSource,
      'Replace the layer by one of the framework, or by a registered class of your own package.',
      ACTIONS.allow,
    ],
    cwe: 94,
    techniques: CODE_IN_MODEL,
  },
  'keras-foreign-object': {
    title: 'A Keras model that imports other modules',
    what: 'The model names a class or function of a module outside Keras.',
    why: 'Keras imports that module when it loads the model, and calls what is named there.',
    actions: ['Check that the module is yours, or one that you trust.', ACTIONS.allow, ACTIONS.askSource],
    cwe: 94,
    techniques: CODE_IN_MODEL,
  },
  'keras-file-access': {
    title: 'A Keras model that reads files or addresses',
    what: 'A layer names a file or an address that Keras reads when it loads the model.',
    why: 'Whoever made the model chooses which file of the loading machine becomes part of it.',
    actions: ['Store vocabularies inside the model.', ACTIONS.allow, ACTIONS.askSource],
    cwe: 22,
    techniques: CODE_IN_MODEL,
  },
};
