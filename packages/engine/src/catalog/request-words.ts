/**
 * The words of service spec 2.3 and 4.2: tasks, fields of requests, and upload slots. Which attack takes which is in
 * `packages/engine/src/attacks/`.
 */

export const TASKS = [
  'image-classification',
  'tabular-classification',
  'tabular-regression',
  'time-series-forecasting',
] as const;
export type Task = (typeof TASKS)[number];

/** The forms of service spec 2.3. Values are checked for their form only: the spec does not list the allowed values. */
export type FieldForm = 'text' | 'switch' | 'integer' | 'decimal' | 'dimensions' | 'list';

interface FieldSpec {
  readonly form: FieldForm;
  readonly meaning: string;
  readonly example: string;
  /** The value to send if the user gives none; a field without a default is required. */
  readonly default?: string;
  readonly secret?: true;
  /** True if `policy-from: base` takes its value from the base: it says how hard is attacked, or judged. */
  readonly isPolicy?: true;
}

const FIELD_SPECS = {
  attack_type: { form: 'text', meaning: 'Attack mode.', example: 'blackbox', default: 'blackbox' },
  categorical_columns_info: {
    form: 'list',
    meaning: 'Names of the categorical columns, or na if there are none.',
    example: 'job, marital',
    default: 'na',
    isPolicy: true,
  },
  color_space: { form: 'text', meaning: 'Colour space of image inputs.', example: 'rgb' },
  defense_bestonly: {
    form: 'switch',
    meaning: 'Generate only the best defence.',
    example: 'no',
    default: 'no',
  },
  encryption_strategy: {
    form: 'integer',
    meaning: 'Code of the encryption of the uploaded model; 0 for none.',
    example: '0',
    default: '0',
  },
  input_dimensions: { form: 'dimensions', meaning: 'Shape of one input.', example: '[28, 28, 1]' },
  is_category_columns: {
    form: 'switch',
    meaning: 'The data has categorical columns.',
    example: 'no',
    default: 'no',
    isPolicy: true,
  },
  model_api_details: {
    form: 'text',
    meaning: 'Details of the model API. This is a secret: use the model-api-details input instead.',
    example: 'na',
    default: 'na',
    secret: true,
  },
  model_framework: { form: 'text', meaning: 'Framework of the model.', example: 'tensorflow' },
  normalize_data: {
    form: 'switch',
    meaning: 'Let the service normalize the data.',
    example: 'no',
    default: 'no',
  },
  number_of_attack_queries: {
    form: 'integer',
    meaning: 'Number of queries that the attack may make.',
    example: '20000',
    isPolicy: true,
  },
  number_of_classes: { form: 'integer', meaning: 'Number of classes of the model.', example: '10' },
  use_model_api: {
    form: 'switch',
    meaning: 'Reach the model by its API instead of uploading it.',
    example: 'no',
    default: 'no',
  },
  vulnerability_threshold: {
    form: 'decimal',
    meaning: 'A model with a score above the threshold is vulnerable; with 0, any score above 0.',
    example: '0.1',
    default: '0',
    isPolicy: true,
  },
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof FIELD_SPECS;

/** Every field of service spec 2.3. */
export const FIELDS: Readonly<Record<FieldName, FieldSpec>> = FIELD_SPECS;

/** The upload slots, which are also the names of artifacts (observed publicly; not in the service spec). */
export const SLOTS = [
  'data',
  'label',
  'model',
  'minmax',
  'reference_data',
  'reference_label',
  'universal_data',
  'universal_label',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What the inputs of a task are. */
export const INPUT_KINDS = {
  'image-classification': 'pictures',
  'tabular-classification': 'rows',
  'tabular-regression': 'rows',
  'time-series-forecasting': 'windows',
} as const;

/** What models of a task answer with. */
export const ANSWER_KINDS = {
  'image-classification': 'classification',
  'tabular-classification': 'classification',
  'tabular-regression': 'values',
  'time-series-forecasting': 'values',
} as const;
