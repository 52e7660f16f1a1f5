import { type AttackDescriptor, type AttackedTask, CATEGORY_FIELDS } from '../descriptor.ts';
import type { FieldName } from '../../catalog/request-words.ts';

const CHECK = { method: 8, code: { file: 'drift.ts', run: 'checkForDrift' } } as const;

const FIELDS: readonly FieldName[] = [
  'encryption_strategy',
  'input_dimensions',
  'model_api_details',
  'model_framework',
  'use_model_api',
];

const TABLE: Omit<AttackedTask, 'task'> = {
  ...CHECK,
  isLocalOnly: true,
  fields: [...CATEGORY_FIELDS, ...FIELDS],
  usualSlots: ['data', 'reference_data', 'model'],
};

export const drift: AttackDescriptor = {
  tasks: [
    {
      task: 'image-classification',
      ...CHECK,
      fields: ['color_space', ...FIELDS],
      usualSlots: ['data', 'label', 'reference_data', 'reference_label'],
    },
    { task: 'tabular-classification', ...TABLE },
    { task: 'tabular-regression', ...TABLE },
  ],
  needs: ['reference_data'],
  judges: 'data',
  uses: ['reference_data', 'reference_label'],
  needsLabels: false,
  settings: [],
  proposal: { with: ['reference_data'], budget: [] },
  threshold: {
    value: 0.1,
    why:
      'an AUC of .55 is a real but slight difference. In tests, a new value in a tenth of one column was ' +
      'above it in 30 of 30 draws, values out of range in a twentieth of one column in 10 of 30, and ' +
      'unchanged data in 2 of 100',
  },
  stages: 'engine',
  taxonomy: { owasp: { id: 'ML08', name: 'Model Skewing', nearest: true } },
  assurance: {
    standards: ['v1.0-C12.3.1', 'AITG-MOD-06', 'AML.M0008', 'Article 15(1)'],
    shows: 'how well the given data can be told from the reference data',
    open: 'drift after this run, whether a change does harm, and who made it',
  },
  severity: {
    security: '3.7',
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
    precision: 'medium',
  },
  texts: {
    title: 'The data has drifted away from the training data of the model',
    summary:
      'The distribution of the data differs from the reference data, so the accuracy measured earlier no ' +
      'longer holds. This is a finding about the data first, but an attacker can also cause such a slow ' +
      'change.',
    attack:
      'Usually there is no attack: the world, a sensor or a preparation step has changed. But if the model learns from ' +
      'data that users supply, an attacker can shift this data little by little.',
    actions: [
      'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
        'preparation steps.',
      'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
      'If the change is intended, update reference_data and reference_label in the config file.',
      'Monitor the distribution of inputs and answers in production, and raise an alarm when it changes.',
      'If users supply the data, limit the share of each user and check the data before the model learns from it.',
    ],
    narrowedBy: 'More inputs in data and reference_data',
  },
};
