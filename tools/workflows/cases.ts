import type { Case, CaseRun } from './case.ts';
import { clean, run, scanned, vulnerable } from './case-forms.ts';
import { ADOPTION_CASES } from './local-cases.ts';

const SKIPPED = scanned({ status: 'already-scanned' }, { submitted: 0 });
const TOPIC = { lineage: { branch_name: 'topic' }, submitted: 3 };

/** Pushes, pull requests and nights. */
const GATE_CASES: readonly Case[] = [
  clean(
    'push: passes, and is skipped the second time',
    run('push', 'push', 'scan=+', {
      ...scanned({
        ...{ verdict: 'passed', status: 'passed', 'failure-reason': '', 'vulnerability-detected': 'false' },
        'report-directory': 'model-security-reports',
      }),
      log: ['artifact model-security-reports: 3 files'],
      summaries: ['passed, 3 analyses'],
      // The branch comes from the event, the depth from action.yml's default.
      lineage: {
        ...{ repo_type: 'github', repo_url: 'https://github.com/example-org/models' },
        ...{ branch_name: 'main', depth: 1 },
      },
      submitted: 3,
    }),
    run('push', 'push', 'scan=+', {
      ...scanned({ verdict: 'none', status: 'already-scanned', 'record-matches-commit': 'true' }),
      submitted: 0,
    }),
  ),
  vulnerable(
    'push: a vulnerable model fails the job, and its reports are kept',
    run('push', 'push', 'scan=-', {
      ...scanned({ verdict: 'vulnerable', status: 'vulnerable', 'failure-reason': 'vulnerable' }),
      ...{ log: ['artifact model-security-reports: 3 files'], summaries: ['do not ship'], submitted: 3 },
    }),
  ),
  clean(
    'push: mistakes in the config file fail the job, all of them named on their lines, and nothing is sent',
    run(
      'push',
      'push',
      'scan=-',
      {
        ...scanned({ verdict: 'none', status: 'error', 'failure-reason': 'invalid-input' }),
        log: ['did you mean "number_of_classes"', 'found "2e4"', 'did you mean "tabular-classification"'],
        submitted: 0,
      },
      { checkout: 'wrong-config' },
    ),
  ),
  {
    name: 'push: analyses that cannot finish fail the job',
    scenario: 'failing',
    runs: [run('push', 'push', 'scan=-', scanned({ status: 'error', 'failure-reason': 'analysis-failed' }))],
  },
  clean(
    'pull request: a clean model passes without a comment, a fork is skipped',
    run('pull-request-gate', 'pull_request', 'gate=+', { ...TOPIC, comments: 0 }),
    run('pull-request-gate', 'fork', 'gate=+', {
      ...{ log: ['Nothing was checked'], summaries: ['skipped'], submitted: 0 },
    }),
  ),
  vulnerable(
    'pull request: a vulnerable model fails the gate and is commented on once',
    run('pull-request-gate', 'pull_request', 'gate=-', { submitted: 3, comments: 1 }),
    run('pull-request-gate', 'pull_request', 'gate=-', { comments: 1 }),
  ),
  clean(
    'service: a push is scanned, its night is skipped, a pull request is scanned, a fork is skipped',
    run('service', 'push', 'scan=+', { submitted: 3 }),
    run('service', 'schedule', 'scan=+', SKIPPED),
    run('service', 'pull_request', 'scan=+', TOPIC),
    run('service', 'fork', 'scan=+', { summaries: ['skipped'], submitted: 0 }),
  ),
  vulnerable('service: a vulnerable model fails the job', run('service', 'push', 'scan=-', { submitted: 3 })),
];

/** Repositories that are not the workflow's own, and more than one job. A job that was skipped has no result. */
const NIGHTLY_CASES: readonly Case[] = [
  clean(
    'model hub: one job for each repository, skipped the second night',
    run('nightly-model-hub', 'schedule', 'scan=++', {
      lineage: { repo_type: 'huggingface', branch_name: undefined },
      submitted: 3,
    }),
    run('nightly-model-hub', 'schedule', 'scan=++', { submitted: 0 }),
  ),
  vulnerable(
    'model hub: a vulnerable model fails the job of its repository',
    run('nightly-model-hub', 'schedule', 'scan=--', { submitted: 3 }),
  ),
  clean(
    'object storage: the service gets the bucket and its keys',
    run('object-storage', 'schedule', 'scan=+', {
      lineage: {
        ...{ repo_type: 's3_bucket', bucket_name: 'models', region: 'eu-central-1', repo_url: undefined },
        storage_access_key_id: 'bucket-key-id',
        storage_secret_access_key: 'bucket-secret-key',
      },
      submitted: 3,
    }),
  ),
  vulnerable(
    'object storage: a vulnerable model fails the job',
    run('object-storage', 'schedule', 'scan=-', { submitted: 3 }),
  ),
  clean(
    'plan, then a matrix: one job for each analysis, none when there is a record',
    run('plan-then-matrix', 'schedule', 'plan=+ scan=+++ gate=+', {
      outputs: { 'plan/plan': { status: 'planned' } },
      log: ['plan: success planned; scan: success'],
      submitted: 3,
    }),
    run('plan-then-matrix', 'schedule', 'plan=+ gate=+', {
      outputs: { 'plan/plan': { status: 'already-scanned' } },
      submitted: 0,
    }),
  ),
  vulnerable(
    'plan, then a matrix: the gate is red when an analysis is',
    run('plan-then-matrix', 'schedule', 'plan=+ scan=--- gate=-', {
      log: ['plan: success planned; scan: failure'],
    }),
  ),
  clean(
    'monorepo: only the model that the pull request touches',
    run('monorepo', 'pull_request', 'changes=+ scan=+', {
      outputs: { 'changes/changes': { any: 'true', only: 'digits' } },
      submitted: 2,
    }),
  ),
  vulnerable(
    'monorepo: the model that the pull request touches is vulnerable',
    run('monorepo', 'pull_request', 'changes=+ scan=-', { submitted: 2 }),
  ),
  clean(
    'monorepo: nothing where no model is touched, and a folder that is gone is no model',
    run(
      'monorepo',
      'pull_request',
      'changes=+',
      {
        outputs: { 'changes/changes': { any: 'false', only: '' } },
        submitted: 0,
      },
      { checkout: 'no-model-touched' },
    ),
  ),
];

/** Findings and verdicts that are seen elsewhere. */
const OTHER_CASES: readonly Case[] = [
  vulnerable(
    'code scanning: the findings are there where the gate failed',
    run('code-scanning', 'push', 'scan=-', {
      log: ['Code scanning: findings read'],
    }),
  ),
  clean(
    'code scanning: no finding, and the gate is green',
    run('code-scanning', 'push', 'scan=+', { log: ['Code scanning: findings read'] }),
  ),
  clean(
    'attest: what passed is signed, and verified before it is deployed',
    run('attest', 'push', 'scan=+ deploy=+', {
      ...scanned({ 'verdict-file': 'verdict.json' }),
      log: ['attested: '],
    }),
  ),
  vulnerable('attest: what is vulnerable is neither signed nor deployed', run('attest', 'push', 'scan=-')),
  {
    ...clean(
      'submitted without waiting, unless the config file is wrong',
      run('submit-without-waiting', 'push', 'submit=+', { submitted: 3 }),
      run('submit-without-waiting', 'push', 'submit=-', { submitted: 0 }, { checkout: 'wrong-config' }),
    ),
    unfinished: true,
  },
];

/** A matrix of which each part has an engine of its own, collected by the last job; each case starts with no artifacts. */
function collect(name: string, gate: string, log: readonly string[], setting: Partial<CaseRun>): Case {
  const jobs = `plan=+ scan=++ files=+ gate=${gate}`;
  return clean(
    `a matrix, collected: ${name}`,
    run('command-line/github-matrix', 'schedule', jobs, { log }, setting),
  );
}

const LOST = { small: 'two', lose: 'results-1' } as const;

/** Every example, run as its reader would meet it. */
export const CASES: readonly Case[] = [
  ...GATE_CASES,
  ...NIGHTLY_CASES,
  ...OTHER_CASES,
  ...ADOPTION_CASES,
  collect('every part passes, and so does the whole', '+', ['artifact report: 1 files', 'passed: '], {
    small: 'two',
  }),
  collect('one part is vulnerable, and so is the whole', '-', ['vulnerable: '], { small: 'two-strict' }),
  collect(
    'a part that left no file is no pass',
    '-',
    ['results/1.json does not exist. Check the path.'],
    LOST,
  ),
];
