/**
 * The task x attack table of INTERFACE.md 4.2, once, as data. Validation, defaults, what is sent, the published
 * JSON Schema and the documentation's table are all derived from it.
 */

export const TASKS = ['image-classification', 'tabular-classification', 'time-series-forecasting'] as const;
export type Task = (typeof TASKS)[number];

export const ATTACKS = ['extraction', 'evasion', 'poisoning', 'drift', 'outlier'] as const;
export type Attack = (typeof ATTACKS)[number];

/** Forms of INTERFACE.md 2.3. They are policed; allowed values, which the interface does not give, are not. */
export type FieldForm = 'text' | 'switch' | 'integer' | 'decimal' | 'dimensions' | 'list';

interface FieldSpec {
  readonly form: FieldForm;
  readonly meaning: string;
  readonly example: string;
  /** The value that is sent where the user gives none; a field without it must be given. */
  readonly default?: string;
  readonly secret?: true;
}

const FIELD_SPECS = {
  attack_type: { form: 'text', meaning: 'Attack mode.', example: 'blackbox', default: 'blackbox' },
  categorical_columns_info: {
    form: 'list',
    meaning: 'Names of the categorical columns, na where there are none.',
    example: 'job, marital',
    default: 'na',
  },
  color_space: { form: 'text', meaning: 'Colour space of image inputs.', example: 'rgb' },
  defense_bestonly: {
    form: 'switch',
    meaning: 'Whether only the best defence is generated.',
    example: 'no',
    default: 'no',
  },
  encryption_strategy: {
    form: 'integer',
    meaning: 'Code of how the uploaded model is encrypted; 0 means that it is not.',
    example: '0',
    default: '0',
  },
  input_dimensions: { form: 'dimensions', meaning: 'Shape of one input.', example: '[28, 28, 1]' },
  is_category_columns: {
    form: 'switch',
    meaning: 'Whether the data has categorical columns.',
    example: 'no',
    default: 'no',
  },
  model_api_details: {
    form: 'text',
    meaning: 'Details of the model API, a secret. Better given by the model-api-details input.',
    example: 'na',
    default: 'na',
    secret: true,
  },
  model_framework: { form: 'text', meaning: 'Framework of the model.', example: 'tensorflow' },
  normalize_data: {
    form: 'switch',
    meaning: 'Whether the service normalizes the data.',
    example: 'no',
    default: 'no',
  },
  number_of_attack_queries: {
    form: 'integer',
    meaning: 'How many queries the attack may make.',
    example: '20000',
  },
  number_of_classes: { form: 'integer', meaning: 'Number of classes the model tells apart.', example: '10' },
  use_model_api: {
    form: 'switch',
    meaning: 'Whether the model is reached by its API instead of being uploaded.',
    example: 'no',
    default: 'no',
  },
  vulnerability_threshold: {
    form: 'decimal',
    meaning: 'Scores above it are vulnerable; with 0 every score above 0 is.',
    example: '0.1',
    default: '0',
  },
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof FIELD_SPECS;

/** Every field of INTERFACE.md 2.3. */
export const FIELDS: Readonly<Record<FieldName, FieldSpec>> = FIELD_SPECS;

/** Upload slots, by which artifacts are named (observed publicly; not in the interface document). */
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

export interface Row {
  readonly task: Task;
  readonly attack: Attack;
  /** Exactly the fields that the request carries (INTERFACE.md 4.2). */
  readonly fields: readonly FieldName[];
  /** The slots that the service usually asks for (observed publicly; not in the interface document). */
  readonly usualSlots: readonly Slot[];
}

const IMAGE_SLOTS: readonly Slot[] = ['data', 'label', 'model'];
const TABLE_SLOTS: readonly Slot[] = ['data', 'minmax', 'model'];

export const ROWS: readonly Row[] = [
  {
    task: 'image-classification',
    attack: 'extraction',
    fields: [
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
      'color_space',
    ],
    usualSlots: IMAGE_SLOTS,
  },
  {
    task: 'image-classification',
    attack: 'evasion',
    fields: [
      'defense_bestonly',
      'encryption_strategy',
      'input_dimensions',
      'model_api_details',
      'model_framework',
      'normalize_data',
      'number_of_classes',
      'use_model_api',
      'color_space',
    ],
    usualSlots: IMAGE_SLOTS,
  },
  {
    task: 'image-classification',
    attack: 'poisoning',
    fields: ['input_dimensions', 'model_framework', 'normalize_data', 'number_of_classes', 'color_space'],
    usualSlots: [...IMAGE_SLOTS, 'universal_data', 'universal_label'],
  },
  {
    task: 'image-classification',
    attack: 'drift',
    fields: [
      'color_space',
      'encryption_strategy',
      'input_dimensions',
      'model_api_details',
      'model_framework',
      'use_model_api',
    ],
    usualSlots: ['data', 'label', 'reference_data', 'reference_label'],
  },
  {
    task: 'image-classification',
    attack: 'outlier',
    fields: ['input_dimensions'],
    usualSlots: ['data'],
  },
  {
    task: 'tabular-classification',
    attack: 'extraction',
    fields: [
      'attack_type',
      'categorical_columns_info',
      'defense_bestonly',
      'encryption_strategy',
      'input_dimensions',
      'is_category_columns',
      'model_api_details',
      'model_framework',
      'normalize_data',
      'number_of_attack_queries',
      'number_of_classes',
      'use_model_api',
      'vulnerability_threshold',
    ],
    usualSlots: TABLE_SLOTS,
  },
  {
    task: 'tabular-classification',
    attack: 'evasion',
    fields: [
      'categorical_columns_info',
      'defense_bestonly',
      'encryption_strategy',
      'input_dimensions',
      'is_category_columns',
      'model_api_details',
      'model_framework',
      'normalize_data',
      'number_of_classes',
      'use_model_api',
    ],
    usualSlots: TABLE_SLOTS,
  },
  {
    task: 'time-series-forecasting',
    attack: 'extraction',
    fields: [
      'attack_type',
      'defense_bestonly',
      'encryption_strategy',
      'input_dimensions',
      'model_api_details',
      'model_framework',
      'number_of_attack_queries',
      'use_model_api',
      'vulnerability_threshold',
    ],
    usualSlots: TABLE_SLOTS,
  },
];

/**
 * The row of a task and an attack.
 * @returns undefined where the interface lists no such combination.
 */
export function findRow(task: Task, attack: Attack): Row | undefined {
  return ROWS.find((row) => row.task === task && row.attack === attack);
}

/** The attacks that the interface lists for a task, in the table's order. */
export function attacksOf(task: Task): readonly Attack[] {
  return ROWS.filter((row) => row.task === task).map((row) => row.attack);
}
