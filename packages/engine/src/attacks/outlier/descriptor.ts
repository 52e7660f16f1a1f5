import { type AttackDescriptor, type AttackedTask, CATEGORY_FIELDS } from '../descriptor.ts';

const CHECK = { method: 9, code: { file: 'outlier.ts', run: 'checkForOutliers' } } as const;

const TABLE: Omit<AttackedTask, 'task'> = {
  ...CHECK,
  isLocalOnly: true,
  fields: [...CATEGORY_FIELDS, 'input_dimensions'],
  usualSlots: ['data'],
};

export const outlier: AttackDescriptor = {
  tasks: [
    {
      task: 'image-classification',
      ...CHECK,
      fields: ['input_dimensions'],
      usualSlots: ['data'],
    },
    { task: 'tabular-classification', ...TABLE },
    { task: 'tabular-regression', ...TABLE },
  ],
  needs: [],
  judges: 'data',
  uses: [],
  needsLabels: false,
  settings: [],
  threshold: {
    value: 0.05,
    why: 'above one input in twenty, strange inputs are no longer single cases; none of 276 clean tables scored above .033',
  },
  stages: 'sanity',
  taxonomy: {
    atlas: { id: 'AML.T0043', name: 'Craft Adversarial Data', nearest: true },
    owasp: { id: 'ML01', name: 'Input Manipulation Attack', nearest: true },
  },
  assurance: {
    standards: ['AITG-MOD-06'],
    shows: 'the share of the given inputs that are far from all others',
    open: 'what the model answers to such inputs, and whether the system in use refuses them',
  },
  severity: {
    security: '5.3',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N',
    precision: 'medium',
  },
  texts: {
    title: 'The data contains samples that do not belong to it',
    summary:
      'Some samples are far from all others. They may be errors, rare cases or crafted data, and the model is not ' +
      'reliable on them.',
    attack:
      'Far from the training data, a model can be confident without reason. Attackers use such samples as inputs in ' +
      'production and hide them in training data.',
    actions: [
      'Find the samples that are far from all others, and sort them into errors, rare cases and crafted samples.',
      'Fix or remove errors; collect more of the rare cases that matter, and train again.',
      'Trace crafted samples to their source, and close it.',
      'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
    ],
    narrowedBy: 'More inputs in data',
  },
};
