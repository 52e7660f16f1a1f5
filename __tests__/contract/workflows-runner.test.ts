import { describe, expect, it } from '@jest/globals';
import { readActLog } from '../../tools/workflows/act-log.ts';
import { differences, type Effects } from '../../tools/workflows/expectation.ts';
import { readJobLogs } from '../../tools/workflows/job-log.ts';
import { checkRelease } from '../../tools/workflows/release-version.ts';
import { orderedLines, stableText } from '../../tools/workflows/stable-text.ts';

describe('what act prints', () => {
  const entry = (more: object): string => JSON.stringify({ job: 'w/scan-1', jobID: 'scan', ...more });
  const report = readActLog(
    [
      entry({ msg: 'Lineage check.\n' }),
      entry({ command: 'set-output', stepID: ['scan'], name: 'status', arg: 'passed', msg: '' }),
      entry({ job: 'w/scan-2', command: 'set-output', stepID: ['scan'], name: 'status', arg: 'vulnerable' }),
      entry({ command: 'summary', content: '## passed', msg: 'Summary' }),
      entry({ jobResult: 'success', msg: 'Job succeeded' }),
      entry({ job: 'w/scan-2', jobResult: 'failure', msg: 'Job failed' }),
      'Error: Job failed',
      '',
    ].join('\n'),
  );

  it('becomes results, outputs of each entry of a matrix, summaries and a log', () => {
    expect(report).toEqual({
      jobs: { scan: ['failure', 'success'] },
      outputs: { 'scan/scan': [{ status: 'passed' }, { status: 'vulnerable' }] },
      summaries: ['## passed'],
      log: '[w/scan-1] Lineage check.\n[w/scan-1] Job succeeded\n[w/scan-2] Job failed\nError: Job failed',
    });
  });

  it('is held against everything that is expected', () => {
    const effects: Effects = { lineage: { depth: 1 }, submitted: 2, comments: 0, statuses: ['pending'] };
    const run = { ...report, exitCode: 1, jobLogs: [] };
    const right = {
      passes: false,
      jobs: { scan: ['failure', 'success'] },
      outputs: { 'scan/scan': { status: 'passed' } },
      log: ['Lineage'],
      summaries: ['passed'],
      lineage: { depth: 1, repo_url: undefined },
      submitted: 2,
      comments: 0,
      statuses: ['pending'],
    };
    expect(differences(right, run, effects)).toEqual([]);
    const asked = {
      passes: true,
      jobs: { scan: ['success'] },
      outputs: { 'scan/scan': { status: 'x' }, 'none/none': { status: 'x' } },
      log: ['nowhere'],
      summaries: ['nowhere', 'more'],
      lineage: { depth: 2 },
      submitted: 1,
      comments: 1,
      statuses: [],
    };
    expect(differences(asked, run, effects)).toHaveLength(12);
  });
});

describe('the log of a job', () => {
  const line = (more: object): string =>
    JSON.stringify({ stage: 'Main', stepID: ['0'], step: './', ...more });
  const scan = (number: number, more: object): string =>
    line({ job: `a workflow/digits/evasion-${String(number)} `, jobID: 'scan', ...more });
  const plan = { job: 'a workflow/plan', jobID: 'plan' };

  it('has the steps with what they said, and entries of a matrix in their order', () => {
    const logs = readJobLogs(
      [
        line({ ...plan, stage: 'Pre', msg: 'Something of act' }),
        line({ ...plan, msg: '⭐ Run Main ./' }),
        line({ ...plan, stepID: ['0', '0'], msg: '⭐ Run Main inside of an action' }),
        line({ ...plan, stepID: ['0', '0'], msg: 'said inside\n', raw_output: true }),
        line({ ...plan, stepID: ['0', '0'], stepResult: 'failure', msg: 'Failure' }),
        line({ ...plan, command: 'group', msg: '::group::more' }),
        line({ ...plan, msg: 'folded\n', raw_output: true }),
        line({ ...plan, command: 'endgroup', msg: '::endgroup::' }),
        line({ ...plan, command: 'error', arg: 'It is wrong.', msg: '::error::It is wrong.' }),
        line({ ...plan, command: 'summary', content: '## planned', msg: 'Summary' }),
        line({ ...plan, stepResult: 'success', msg: 'Success' }),
        JSON.stringify({ ...plan, jobResult: 'success', msg: 'Job succeeded' }),
        scan(2, { msg: '⭐ Run Main ./' }),
        scan(2, { stepResult: 'failure', msg: 'Failure' }),
        scan(1, { msg: '⭐ Run Main ./' }),
        'no JSON',
      ].join('\n'),
    );
    expect(logs).toMatchObject([
      {
        name: 'plan',
        result: 'success',
        summaries: ['## planned'],
        steps: [{ name: './', result: 'success', lines: ['said inside', 'error: It is wrong.'] }],
      },
      { name: 'digits/evasion', steps: [{ result: 'skipped' }] },
      { name: 'digits/evasion', steps: [{ result: 'failure' }] },
    ]);
  });

  it('is ordered by analysis, each in its own order but for uploads, without the progress of jobs', () => {
    const lines = [
      'b/x: job 2',
      'a/x: No commit status names a job.',
      'a/x: job 1',
      'a/x: after 3 s: running',
      'b/x: Uploaded a',
      'a/x: Uploaded b',
      'a/x: Uploaded a',
      'a/x: A report',
    ];
    expect(orderedLines(['Z.', ...lines, 'A.'])).toEqual([
      ...['Z.', 'a/x: No commit status names a job.', 'a/x: job 1'],
      ...['a/x: Uploaded a', 'a/x: Uploaded b', 'a/x: A report', 'b/x: job 2', 'b/x: Uploaded a', 'A.'],
    ]);
  });

  it('has annotations by analysis, and in their own order those on a line of a file', () => {
    const onLines = ['error: models.yml:9:7: wrong', 'error: models.yml:12:7: wrong', 'error: It is wrong.'];
    const byAnalysis = ['a/x: vulnerable', 'warning: b/x: slow', 'warning: a/x: slow'];
    expect(orderedLines([...onLines, ...byAnalysis])).toEqual([
      ...onLines,
      ...['a/x: vulnerable', 'warning: a/x: slow', 'warning: b/x: slow'],
    ]);
  });

  it.each([
    ['by itself', 'digits/evasion: job A-b=, dashboard https://service.example/d/A-b%3D'],
    ['in the address of its dashboard', 'digits/evasion: job https://service.example/d/A-b%3D'],
  ])('names nothing that differs from run to run, where the id of a job is %s', (_where, line) => {
    const commit = '0123456789abcdef0123456789abcdef01234567';
    const other = { folder: '', commit: commit.replaceAll('0', 'f') };
    const stable = stableText({
      played: { name: 'case', scenario: 'clean', runs: [] },
      runs: [{ ...readActLog(line), exitCode: 0, jobLogs: [] }],
      wrong: [],
      baseUrl: 'http://127.0.0.1:4001',
      repository: {
        ...{ folder: '', commit, ports: new Map([['8791', '4002']]) },
        others: { 'no-model-touched': other, 'wrong-config': other },
      },
    });
    const text =
      `http://127.0.0.1:4001/d/A-b%3D http&#58;//127&#46;0&#46;0&#46;1&#58;4001 127.0.0.1:4002 127.0.0.1:4003 ${other.commit} ` +
      `127&#46;0&#46;0&#46;1&#58;4003 ${commit} A&#45;b&#61; 2030-12-31T01:02:03.004Z 2030&#45;12&#45;31T01&#58;02&#58;03&#46;004Z`;
    expect(stable(text)).toBe(
      'https://service.example/d/job-of-digits-evasion https://service.example 127.0.0.1:8791 storage.example ' +
        `${'1'.repeat(40)} storage.example ${'1'.repeat(40)} job-of-digits-evasion 2026-01-15T09:30:00.000Z 2026-01-15T09:30:00.000Z`,
    );
  });
});

describe('a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-21\n\n- New.\n\n## [1.1.0]\n\n- Old.\n';

  it('takes its notes from the changelog', () => {
    const sources = { manifest: { version: '1.2.0' }, changelog, tags: ['v1', 'v1.1.0'] };
    expect(checkRelease('1.2.0', sources)).toEqual({ notes: '- New.', problems: [] });
  });

  it('is refused with everything that does not fit', () => {
    const sources = { manifest: { version: '1.2.0' }, changelog, tags: ['v1.3'] };
    expect(checkRelease('1.3', sources).problems).toEqual([
      expect.stringContaining('"1.3" is no version'),
      expect.stringContaining('package.json names version 1.2.0'),
      expect.stringContaining('The tag v1.3 exists'),
      expect.stringContaining('CHANGELOG.md says nothing under "## [1.3]"'),
    ]);
  });
});
