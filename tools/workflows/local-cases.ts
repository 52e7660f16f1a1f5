import type { Case, CaseRun } from './case.ts';
import { clean, type Outputs, run, scanned } from './case-forms.ts';
import type { SmallRepository } from './small-repository.ts';

/** A run of the gate in two lines. */
function local(
  small: SmallRepository,
  passes: boolean,
  outputs: Outputs,
  log: readonly string[] = [],
): CaseRun {
  return run('without-an-account', 'push', passes ? 'scan=+' : 'scan=-', scanned(outputs, { log }), {
    small,
  });
}

const COMMITTED = {
  bring: {
    artifact: 'model-security-baseline/model-security-baseline.json',
    to: '.github/model-security-baseline.json',
  },
} as const;

/** A run that is compared with the committed baseline. */
function compare(small: SmallRepository, jobs: string, outputs: Outputs): CaseRun {
  const more = { outputs: { 'gate/scan': outputs } };
  return run('baseline-committed', 'pull_request', jobs, more, { small, ...COMMITTED });
}

/** A pull request, judged by the required workflow of an organization. */
function required(small: SmallRepository, jobs: string, outputs: Outputs): CaseRun {
  return run('required-workflow', 'pull_request', jobs, scanned(outputs), { small });
}

function update(log: string, setting: Partial<CaseRun> = {}): CaseRun {
  return run(
    'baseline-update',
    'schedule',
    'scan=+ propose=+',
    { log: [log] },
    { small: 'strict', ...setting },
  );
}

function membership(small: SmallRepository, jobs: string, verdict: string): CaseRun {
  const more = { outputs: { 'membership/scan': { verdict } } };
  return run('before-publishing', 'workflow_dispatch', jobs, more, { small });
}

/** Local analyses, and the ways of adopting the gate with the models that there are. */
export const ADOPTION_CASES: readonly Case[] = [
  clean(
    'before publishing: a model that knows no row by heart passes, one that knows them all does not',
    membership('training-rows', 'membership=+', 'passed'),
    membership('known-rows', 'membership=-', 'vulnerable'),
  ),
  clean(
    'required workflow: the shared job judges by the policy of the base',
    required('wine', 'scan=+', { verdict: 'passed' }),
    required('strict', 'scan=-', { verdict: 'vulnerable' }),
  ),
  clean(
    'without an account: a good model passes, a hostile one fails',
    local('good', true, { verdict: 'none', status: 'passed', 'unattacked-models': '1' }, ['wine.onnx']),
    local('hostile', false, { verdict: 'vulnerable', 'new-findings': '1' }, ['models/net.pkl']),
  ),
  clean(
    'without an account: the second run skips, a changed byte scans',
    local('wine', true, { verdict: 'passed', status: 'passed', 'record-found': 'false' }),
    local('wine', true, { verdict: 'passed', status: 'already-scanned', 'record-found': 'true' }),
    local('other-byte', true, { status: 'passed', 'record-found': 'false' }),
  ),
  clean(
    'without an account: the same without a network',
    { ...local('wine', true, { status: 'passed' }), offline: true },
    { ...local('strict-hostile', false, { status: 'vulnerable', 'new-findings': '2' }), offline: true },
  ),
  clean(
    'adoption: a threshold and an entry of accept decide, and an ended one fails',
    local('strict', false, { status: 'vulnerable', 'new-findings': '1' }),
    local('wine', true, { status: 'already-scanned', 'new-findings': '0' }),
    local('accepted', true, { 'accepted-findings': '1', 'new-findings': '0' }, ['The retrained model comes']),
    local('accepted-ended', false, { status: 'vulnerable', 'accepted-findings': '0' }, [
      'its entry in accept ended on 2026-01-31',
    ]),
  ),
  clean(
    'adoption, a committed baseline: a nightly run proposes it if it can, and a pull request is compared with it',
    update('pull request from model-security-baseline: Update the baseline'),
    update('The baseline is up to date.', COMMITTED),
    compare('strict', 'gate=+', { 'known-findings': '1', 'new-findings': '0' }),
    run('baseline-update', 'schedule', 'scan=-', {}, { checkout: 'wrong-config' }),
    compare('strict-hostile', 'gate=-', { status: 'vulnerable', 'known-findings': '1', 'new-findings': '1' }),
  ),
];
