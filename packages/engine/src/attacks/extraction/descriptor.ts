import {
  type AttackDescriptor,
  CATEGORY_FIELDS,
  modelFields,
  PICTURE_SLOTS,
  SERVICE_DEFENCE,
  TABLE_SLOTS,
} from '../descriptor.ts';
import { HELD_SHARE, MINIMUM } from '../minimum.ts';

const CLASSIFIER = {
  method: 6,
  code: { file: 'attack-by-extraction.ts', run: 'attackByExtraction' },
  fewest: MINIMUM.compared / HELD_SHARE.classifier,
} as const;

const ROUND =
  'Round the answers to the digits that their users need, and limit the queries of each user: every digit helps the attacker.';

const FIELDS = modelFields(
  'attack_type',
  'defense_bestonly',
  'encryption_strategy',
  'number_of_attack_queries',
  'number_of_classes',
  'vulnerability_threshold',
);

export const extraction: AttackDescriptor = {
  gravity: 1,
  tasks: [
    {
      task: 'image-classification',
      ...CLASSIFIER,
      fields: [...FIELDS, 'color_space'],
      usualSlots: PICTURE_SLOTS,
    },
    {
      task: 'tabular-classification',
      ...CLASSIFIER,
      method: 7,
      fields: [...FIELDS, ...CATEGORY_FIELDS].toSorted(),
      usualSlots: TABLE_SLOTS,
    },
    {
      task: 'tabular-regression',
      method: 5,
      code: { file: 'attack-values-by-extraction.ts', run: 'attackValuesByExtraction' },
      fewest: MINIMUM.compared / HELD_SHARE.classifier,
      firstAction: ROUND,
      isLocalOnly: true,
      fields: [...CATEGORY_FIELDS, ...modelFields('number_of_attack_queries')],
      usualSlots: ['data', 'model'],
    },
    {
      task: 'time-series-forecasting',
      method: 3,
      code: { file: 'attack-forecast-by-extraction.ts', run: 'attackForecastByExtraction' },
      fewest: MINIMUM.compared / HELD_SHARE.forecaster,
      firstAction: ROUND,
      fields: FIELDS.filter((field) => field !== 'normalize_data' && field !== 'number_of_classes'),
      usualSlots: TABLE_SLOTS,
    },
  ],
  needs: ['model'],
  judges: 'model',
  uses: [],
  needsLabels: false,
  settings: [],
  proposal: {
    with: [],
    budget: [
      {
        ...{ key: 'number_of_attack_queries', value: 1000, least: MINIMUM.queries, full: 2000 },
        unseen: 'a copy that needs more queries is not seen',
      },
    ],
  },
  threshold: {
    value: 0.9,
    why:
      "OWASP's AI Testing Guide (AITG-APP-09) calls a model vulnerable if a copy agrees with it above 90 " +
      '%; for forecasters and regressions, which it does not cover, the squared error of such a copy is a ' +
      'tenth of that of a naive forecast, or of the mean of the answers',
  },
  paired: {
    level: 0.01,
    inputs: 'inputs that both copies were compared on',
    worse: 'were copied that were not before',
    fewer: 'fewer were copied',
    fall: 'be copied',
    advice: 'give more inputs in data',
  },
  stages: 'defence',
  taxonomy: {
    atlas: { id: 'AML.T0024.002', name: 'Extract AI Model' },
    owasp: { id: 'ML05', name: 'Model Theft' },
  },
  assurance: {
    standards: ['v1.0-C11.3.2', 'AITG-APP-09', 'NISTAML.031', 'Article 15(5)'],
    shows: 'how well a copy that learned from the answers to the given number of questions repeats the model',
    open: 'what more questions or another copy would reach; which answers the system in use returns, and whether it limits or detects questions',
  },
  severity: {
    security: '7.5',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    precision: 'high',
  },
  texts: {
    title: 'The model can be stolen through its predictions',
    summary:
      'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
      'steal it, and use the copy to prepare other attacks unnoticed.',
    attack:
      'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
      'needs neither the weights nor the training data.',
    actions: [
      'Return only the class, a few rounded top scores, or a rounded value, instead of all numbers: every digit helps the attacker.',
      'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
        'space, and on inputs that differ from those of production.',
      SERVICE_DEFENCE,
      'Watermark the model, so that a copy can be recognized.',
      'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
      'Small models can nearly always be copied, however well they were trained. If you accept that, give the attack a ' +
        'threshold of your own in the config file, or an entry under accept with a reason.',
    ],
    narrowedBy: 'More inputs in data',
  },
};
