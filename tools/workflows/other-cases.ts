import type { Case } from './case.ts';

const FAILED = { passes: false, jobs: { scan: ['failure'] } } as const;

/** Findings and verdicts that are seen elsewhere. */
export const OTHER_CASES: readonly Case[] = [
  {
    name: 'code scanning: the findings are there where the gate failed',
    scenario: 'vulnerable',
    runs: [
      {
        example: 'code-scanning',
        event: 'push',
        expect: {
          ...FAILED,
          outputs: { 'scan/scan': { 'sarif-file': 'model-security.sarif' } },
          log: ['code scanning: 3 results'],
        },
      },
    ],
  },
  {
    name: 'attest: what passed is signed, and verified before it is deployed',
    scenario: 'clean',
    runs: [
      {
        example: 'attest',
        event: 'push',
        expect: {
          passes: true,
          jobs: { scan: ['success'], deploy: ['success'] },
          outputs: { 'scan/scan': { 'verdict-file': 'verdict.json' } },
          log: ['attested: '],
        },
      },
    ],
  },
  {
    name: 'attest: what is vulnerable is neither signed nor deployed',
    scenario: 'vulnerable',
    runs: [{ example: 'attest', event: 'push', expect: { passes: false, jobs: { scan: ['failure'] } } }],
  },
  {
    name: 'submitted without waiting',
    scenario: 'clean',
    unfinished: true,
    runs: [
      {
        example: 'submit-without-waiting',
        event: 'push',
        expect: { passes: true, jobs: { submit: ['success'] }, submitted: 3 },
      },
    ],
  },
];
