import type { Case } from './case.ts';

const PASSED = { passes: true, jobs: { scan: ['success'] } } as const;
const FAILED = { passes: false, jobs: { scan: ['failure'] } } as const;
const REPOSITORY_URL = 'https://github.com/example-org/models';

/** Pushes. */
export const PUSH_CASES: readonly Case[] = [
  {
    name: 'push: passes, and is skipped the second time',
    scenario: 'clean',
    runs: [
      {
        example: 'push',
        event: 'push',
        expect: {
          ...PASSED,
          outputs: {
            'scan/scan': {
              verdict: 'passed',
              status: 'passed',
              'failure-reason': '',
              'vulnerability-detected': 'false',
              'report-directory': 'model-security-reports',
            },
          },
          log: ['artifact model-security-reports: 3 files'],
          summaries: ['passed, 3 analyses'],
          // The branch comes from the event, the depth from action.yml's default.
          lineage: { repo_type: 'github', repo_url: REPOSITORY_URL, branch_name: 'main', depth: 1 },
          submitted: 3,
        },
      },
      {
        example: 'push',
        event: 'push',
        expect: {
          ...PASSED,
          outputs: {
            'scan/scan': { verdict: 'none', status: 'already-scanned', 'record-matches-commit': 'true' },
          },
          submitted: 0,
        },
      },
    ],
  },
  {
    name: 'push: a vulnerable model fails the job, and its reports are kept',
    scenario: 'vulnerable',
    runs: [
      {
        example: 'push',
        event: 'push',
        expect: {
          ...FAILED,
          outputs: {
            'scan/scan': { verdict: 'vulnerable', status: 'vulnerable', 'failure-reason': 'vulnerable' },
          },
          log: ['artifact model-security-reports: 3 files'],
          summaries: ['vulnerable'],
          submitted: 3,
        },
      },
    ],
  },
  {
    name: 'push: mistakes in the config file fail the job, all of them named on their lines, and nothing is sent',
    scenario: 'clean',
    runs: [
      {
        example: 'push',
        event: 'push',
        checkout: 'wrong-config',
        expect: {
          ...FAILED,
          outputs: { 'scan/scan': { verdict: 'none', status: 'error', 'failure-reason': 'invalid-input' } },
          log: ['did you mean "number_of_classes"', 'found "2e4"', 'did you mean "tabular-classification"'],
          submitted: 0,
        },
      },
    ],
  },
  {
    name: 'push: analyses that cannot finish fail the job',
    scenario: 'failing',
    runs: [
      {
        example: 'push',
        event: 'push',
        expect: {
          ...FAILED,
          outputs: { 'scan/scan': { status: 'error', 'failure-reason': 'analysis-failed' } },
        },
      },
    ],
  },
];

const GATE_PASSED = { passes: true, jobs: { gate: ['success'] } } as const;
const GATE_FAILED = { passes: false, jobs: { gate: ['failure'] } } as const;

/** Pull requests. */
export const PULL_REQUEST_CASES: readonly Case[] = [
  {
    name: 'pull request: a clean model passes without a comment, a fork is skipped',
    scenario: 'clean',
    runs: [
      {
        example: 'pull-request-gate',
        event: 'pull_request',
        expect: { ...GATE_PASSED, lineage: { branch_name: 'topic' }, submitted: 3, comments: 0 },
      },
      {
        example: 'pull-request-gate',
        event: 'fork',
        expect: { ...GATE_PASSED, log: ['Nothing was checked'], summaries: ['skipped'], submitted: 0 },
      },
    ],
  },
  {
    name: 'pull request: a vulnerable model fails the gate and is commented on once',
    scenario: 'vulnerable',
    runs: [
      {
        example: 'pull-request-gate',
        event: 'pull_request',
        expect: { ...GATE_FAILED, submitted: 3, comments: 1 },
      },
      { example: 'pull-request-gate', event: 'pull_request', expect: { ...GATE_FAILED, comments: 1 } },
    ],
  },
];

/** The workflow of the README: pushes, pull requests and nights. */
export const SERVICE_CASES: readonly Case[] = [
  {
    name: 'service: a push is scanned, its night is skipped, a pull request is scanned, a fork is skipped',
    scenario: 'clean',
    runs: [
      { example: 'service', event: 'push', expect: { ...PASSED, submitted: 3 } },
      {
        example: 'service',
        event: 'schedule',
        expect: { ...PASSED, outputs: { 'scan/scan': { status: 'already-scanned' } }, submitted: 0 },
      },
      {
        example: 'service',
        event: 'pull_request',
        expect: { ...PASSED, lineage: { branch_name: 'topic' }, submitted: 3 },
      },
      {
        example: 'service',
        event: 'fork',
        expect: { ...PASSED, summaries: ['skipped'], submitted: 0 },
      },
    ],
  },
];
