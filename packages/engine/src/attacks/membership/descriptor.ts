import { type AttackDescriptor, type AttackedTask, CATEGORY_FIELDS, MODEL_FIELDS } from '../descriptor.ts';
import { MINIMUM } from '../minimum.ts';

const TASK: Omit<AttackedTask, 'task' | 'fields'> = {
  method: 1,
  code: { file: 'membership.ts', run: 'attackByMembership' },
  fewest: MINIMUM.side,
  isLocalOnly: true,
  usualSlots: ['data', 'model', 'reference_data'],
};

export const membership: AttackDescriptor = {
  tasks: [
    { task: 'image-classification', ...TASK, fields: ['color_space', ...MODEL_FIELDS, 'number_of_classes'] },
    {
      task: 'tabular-classification',
      ...TASK,
      method: 2,
      fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS, 'number_of_classes'],
    },
    { task: 'tabular-regression', ...TASK, method: 2, fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS] },
  ],
  needs: ['model', 'reference_data'],
  judges: 'model',
  uses: ['reference_data', 'reference_label'],
  needsLabels: true,
  settings: ['samples'],
  proposal: {
    with: [],
    needsTrainingRows: true,
    // With half as many, an advantage around the threshold stays open.
    fewestForPass: 2 * MINIMUM.sideForPass,
    budget: [
      {
        ...{ key: 'samples', value: 500, least: MINIMUM.sideForPass, full: 2000 },
        unseen: 'a weak leak is not seen',
      },
    ],
  },
  threshold: {
    value: 0.1,
    why:
      'with even odds the attacker is then proved to be right in more than 55 of 100 rows; of 34 models, 22 of ' +
      'the 23 whose advantage to an attacker with models of their kind is above .15 were above it, none of the 11 ' +
      'others, and none of 595 that had seen neither side',
  },
  stages: 'engine',
  taxonomy: {
    atlas: { id: 'AML.T0024.000', name: 'Infer Training Data Membership' },
    owasp: { id: 'ML04', name: 'Membership Inference Attack' },
  },
  assurance: {
    standards: ['v1.0-C11.2.5', 'AITG-MOD-04', 'AML.M0008', 'NISTAML.033', 'Article 15(5)'],
    shows:
      'how much better than by guessing an attacker with models of the same kind tells training rows from others',
    open: 'other rows, and attackers who know more; a threshold above 0 allows an advantage, where AISVS 11.2.5 allows none',
  },
  severity: {
    security: '5.3',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
    precision: 'high',
  },
  texts: {
    title: 'The model gives away which rows it was trained on',
    summary:
      'From the answers of the model, its training rows and other rows of the same kind can be told apart. Whoever holds ' +
      'the row of a person can tell better than by guessing whether this person is in the training data.',
    attack:
      'The attacker holds rows with their labels, asks the model about them and about slightly changed copies, and compares ' +
      'the answers with those of models of their own. A model that has learned rows by heart is surer of them.',
    actions: [
      'Make the model smaller: fewer rounds, shallower or pruned trees, stronger regularisation. It costs some accuracy on ' +
        'the training rows, often none on others. Larger leaves alone helped only in part.',
      'Train on more rows, and augment pictures together with weight decay. It costs data and time.',
      'Cap the weights of single rows and correct wrong labels: models learn such rows by heart. It does not help the other rows.',
      'Train with differential privacy (noise on clipped gradients) if you must promise something about every row: it is the ' +
        'only remedy with a proof. In tests it cost a fifth of the accuracy.',
      'Early stopping alone is weak. Rounding or hiding the scores is no defence: from labels only, about half of the ' +
        'advantage was left.',
    ],
    narrowedBy: 'More rows in data and reference_data',
  },
};
