import type { AttackDescriptor } from '../descriptor.ts';

/** A comparison with the version before: the run makes its result if the config file says how much is too much. */
export const disagreement: AttackDescriptor = {
  tasks: [],
  needs: ['model'],
  judges: 'model',
  uses: [],
  needsLabels: false,
  settings: [],
  threshold: {
    value: 1,
    why: 'only the config file says how many answers a change may alter (max-disagreement)',
  },
  stages: 'sanity',
  taxonomy: {
    atlas: { id: 'AML.T0018', name: 'Manipulate AI Model', nearest: true },
    owasp: { id: 'ML10', name: 'Model Poisoning', nearest: true },
  },
  assurance: {
    standards: ['v1.0-C3.2.2', 'v1.0-C6.1.4', 'AML.T0018.000', 'Article 15(1)'],
    shows: 'how many of the same inputs the model and its version before answer differently',
    open: 'which of the two is right, other inputs, and the tests of safety and alignment that AISVS 3.2.2 asks for',
  },
  severity: {
    security: '3.7',
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
    precision: 'medium',
  },
  texts: {
    title: 'The model answers otherwise than before',
    summary:
      'The change alters more answers of the model than the config file allows. Nobody may have looked at these answers yet.',
    attack:
      'The model and its version in the base commit are asked about the same inputs, and their answers are compared.',
    actions: [
      'Look at the inputs that are answered otherwise now, and at the classes that they belong to.',
      'If the change is meant, accept the finding, or raise max-disagreement in the config file of the base.',
      'Compare with more inputs: the interval becomes narrower.',
      'If it is not, find out what else changed: the data, the preprocessing, the order of the classes.',
    ],
    narrowedBy: 'More inputs in data',
  },
};
