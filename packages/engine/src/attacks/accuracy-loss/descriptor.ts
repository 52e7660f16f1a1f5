import type { AttackDescriptor } from '../descriptor.ts';

/** A comparison with the version before: the run makes its result if the config file says how much is too much. */
export const accuracyLoss: AttackDescriptor = {
  tasks: [],
  needs: ['model'],
  judges: 'model',
  uses: [],
  needsLabels: true,
  settings: [],
  threshold: {
    value: 1,
    why: 'only the config file says how much accuracy a change may cost (max-accuracy-loss)',
  },
  stages: 'sanity',
  taxonomy: {
    atlas: { id: 'AML.T0031', name: 'Erode AI Model Integrity' },
    owasp: { id: 'ML08', name: 'Model Skewing', nearest: true },
  },
  assurance: {
    standards: ['v1.0-C3.2.2', 'v1.0-C6.1.4', 'Article 15(1)'],
    shows: 'how much accuracy, or skill of a regression, the model lost against its version before',
    open: 'accuracy in use and on other inputs, and the tests of safety and alignment that AISVS 3.2.2 asks for',
  },
  severity: {
    security: '3.7',
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
    precision: 'medium',
  },
  texts: {
    title: 'The model became less accurate',
    summary:
      'The change costs the model more accuracy than the config file allows. Its answers are right less often than before.',
    attack:
      'The model and its version in the base commit are asked about the same labelled inputs, and their accuracy is compared.',
    actions: [
      'Look at the inputs that are answered otherwise now, and at the classes that they belong to.',
      'Compare with more labelled inputs: the interval becomes narrower.',
      'Train again, or keep the version before.',
      'If the loss is meant, accept the finding, or raise max-accuracy-loss in the config file of the base.',
    ],
    narrowedBy: 'More labelled inputs in data',
  },
};
