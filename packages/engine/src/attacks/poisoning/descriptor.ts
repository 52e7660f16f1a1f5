import { type AttackDescriptor, CATEGORY_FIELDS, PICTURE_SLOTS } from '../descriptor.ts';

const CLASSIFIER = { method: 7, code: { file: 'poisoning.ts', run: 'checkForPoisoning' } } as const;

export const poisoning: AttackDescriptor = {
  gravity: 3,
  tasks: [
    {
      task: 'image-classification',
      ...CLASSIFIER,
      fields: ['input_dimensions', 'model_framework', 'normalize_data', 'number_of_classes', 'color_space'],
      usualSlots: [...PICTURE_SLOTS, 'universal_data', 'universal_label'],
    },
    {
      task: 'tabular-classification',
      ...CLASSIFIER,
      isLocalOnly: true,
      fields: [
        ...CATEGORY_FIELDS,
        'input_dimensions',
        'model_framework',
        'normalize_data',
        'number_of_classes',
      ],
      usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
    },
    {
      task: 'tabular-regression',
      method: 2,
      code: { file: 'values/check-values.ts', run: 'checkTargetsForPoisoning' },
      isLocalOnly: true,
      threshold: {
        value: 0.15,
        why: 'at least 15 % of the targets do not follow from their rows, beyond noise that may be heavy-tailed, one-sided or different from row to row',
      },
      fields: [...CATEGORY_FIELDS, 'input_dimensions', 'model_framework', 'normalize_data'],
      usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
    },
  ],
  needs: ['model'],
  judges: 'model',
  uses: ['universal_data', 'universal_label'],
  needsLabels: true,
  settings: [],
  proposal: { with: ['universal_data'], budget: [] },
  threshold: {
    value: 0.15,
    why:
      'at least 15 % of the labels are wrong, or a trigger flips at least that share of the trusted ' +
      'inputs; clean but hard data looks as if a few labels were wrong, so a share below about a tenth ' +
      'cannot be told from it reliably',
  },
  stages: 'engine',
  taxonomy: {
    atlas: { id: 'AML.T0020', name: 'Poison Training Data' },
    owasp: { id: 'ML02', name: 'Data Poisoning Attack' },
  },
  assurance: {
    standards: [
      'v1.0-C1.3.1',
      'AITG-MOD-03',
      'AML.M0008',
      'AML.T0018.000',
      'NISTAML.013',
      'NISTAML.023',
      'Article 15(5)',
    ],
    shows:
      'the likeliest share of wrong labels in the given data, and how often a trigger that was found in it flips trusted inputs',
    open: 'triggers that are not in the given data, small shares of wrong labels, and who changed the data',
  },
  severity: {
    security: '8.1',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
    precision: 'high',
  },
  texts: {
    title: 'The model shows traces of poisoned training data',
    summary:
      'The model behaves like one whose training data was tampered with. It may have a backdoor: if the input contains a ' +
      'certain pattern, the model gives the answer that the attacker wants.',
    attack:
      'The attacker adds chosen or wrongly labelled samples to the training data. Ways in are a public source, user feedback ' +
      'that the model learns from, and write access to the storage.',
    actions: [
      'Do not deploy this model. Go back to the last one that passed.',
      'Find the sources of the data added since then: compare checksums and versions, and look for samples that are ' +
        'duplicated, wrongly labelled, or contain the same small pattern.',
      'Correct wrong labels, remove suspicious samples, and train again from the start: fine-tuning often keeps a backdoor. ' +
        'Then run the analysis again.',
      'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
      'Check user feedback before the model learns from it, and limit the share of each source.',
    ],
    narrowedBy: 'More inputs in universal_data',
  },
};
