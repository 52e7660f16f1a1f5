import type { Case, CaseRun } from './case.ts';
import type { SmallRepository } from './small-repository.ts';

type Counts = Readonly<Record<string, string>>;

const LOCAL = { example: 'without-an-account', event: 'push' } as const;

/** A run of the gate in two lines. */
function scan(
  small: SmallRepository,
  passes: boolean,
  outputs: Counts,
  log: readonly string[] = [],
): CaseRun {
  const jobs = { scan: [passes ? 'success' : 'failure'] };
  return { ...LOCAL, small, expect: { passes, jobs, outputs: { 'scan/scan': outputs }, log } };
}

/** A run that is compared with the committed baseline. */
function compare(small: SmallRepository, passes: boolean, outputs: Counts): CaseRun {
  const jobs = { gate: [passes ? 'success' : 'failure'] };
  return {
    ...{ example: 'baseline-committed', event: 'pull_request', small },
    expect: { passes, jobs, outputs: { 'gate/scan': outputs } },
    ...COMMITTED,
  };
}

const KNOWN = { 'known-findings': '1', 'new-findings': '0' };
const WORSE = { status: 'vulnerable', 'known-findings': '1', 'new-findings': '1' };
const COMMITTED = {
  bring: {
    artifact: 'model-security-baseline/model-security-baseline.json',
    to: '.github/model-security-baseline.json',
  },
} as const;

/** Local analyses, and the ways of adopting the gate with the models that there are. */
export const ADOPTION_CASES: readonly Case[] = [
  {
    name: 'without an account: a good model passes, a hostile one fails',
    scenario: 'clean',
    runs: [
      scan('good', true, { verdict: 'none', status: 'passed', 'unattacked-models': '1' }, ['wine.onnx']),
      scan('hostile', false, { verdict: 'vulnerable', 'new-findings': '1' }, ['models/net.pkl']),
    ],
  },
  {
    name: 'without an account: the second run skips, a changed byte scans',
    scenario: 'clean',
    runs: [
      scan('wine', true, { verdict: 'passed', status: 'passed', 'record-found': 'false' }),
      scan('wine', true, { verdict: 'passed', status: 'already-scanned', 'record-found': 'true' }),
      scan('other-byte', true, { status: 'passed', 'record-found': 'false' }),
    ],
  },
  {
    name: 'without an account: the same without a network',
    scenario: 'clean',
    runs: [
      { ...scan('wine', true, { status: 'passed' }), offline: true },
      { ...scan('strict-hostile', false, { status: 'vulnerable', 'new-findings': '2' }), offline: true },
    ],
  },
  {
    name: 'adoption: a threshold and an entry of accept decide, and an ended one fails',
    scenario: 'clean',
    runs: [
      scan('strict', false, { status: 'vulnerable', 'new-findings': '1' }),
      scan('wine', true, { status: 'already-scanned', 'new-findings': '0' }),
      scan('accepted', true, { 'accepted-findings': '1', 'new-findings': '0' }, [
        'The retrained model comes',
      ]),
      scan('accepted-ended', false, { status: 'vulnerable', 'accepted-findings': '0' }, [
        'its entry in accept ended on 2026-01-31',
      ]),
    ],
  },
  {
    name: 'adoption, a committed baseline: a nightly run proposes it, and a pull request is compared with it',
    scenario: 'clean',
    runs: [
      update(['pull request from model-security-baseline: Update the baseline']),
      { ...update(['The baseline is up to date.']), ...COMMITTED },
      compare('strict', true, KNOWN),
      compare('strict-hostile', false, WORSE),
    ],
  },
];

/** A matrix of which each part has an engine of its own, collected by the last job; each case starts with no artifacts. */
function collect(name: string, run: Pick<CaseRun, 'small' | 'lose' | 'expect'>): Case {
  const runs: readonly CaseRun[] = [{ example: 'command-line/github-matrix', event: 'schedule', ...run }];
  return { name: `a matrix, collected: ${name}`, scenario: 'clean', runs };
}

const PARTS = { plan: ['success'], scan: ['success', 'success'], files: ['success'] } as const;

/** The command line collects what the parts of a matrix found. */
export const COLLECTION_CASES: readonly Case[] = [
  collect('every part passes, and so does the whole', {
    small: 'two',
    expect: {
      passes: true,
      jobs: { ...PARTS, gate: ['success'] },
      log: ['artifact report: 1 files', 'passed: '],
    },
  }),
  collect('one part is vulnerable, and so is the whole', {
    small: 'two-strict',
    expect: { passes: false, jobs: { ...PARTS, gate: ['failure'] }, log: ['vulnerable: '] },
  }),
  collect('a part that left no file is no pass', {
    small: 'two',
    lose: 'results-1',
    expect: {
      passes: false,
      jobs: { ...PARTS, gate: ['failure'] },
      log: ['results/1.json does not exist. Check the path.'],
    },
  }),
];

function update(log: readonly string[]): CaseRun {
  return {
    ...{ example: 'baseline-update', event: 'schedule', small: 'strict' },
    expect: { passes: true, jobs: { scan: ['success'], propose: ['success'] }, log },
  };
}
