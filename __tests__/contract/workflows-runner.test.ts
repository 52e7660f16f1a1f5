import { describe, expect, it } from '@jest/globals';
import { readActLog } from '../../tools/workflows/act-log.ts';
import { differences, type Effects } from '../../tools/workflows/expectation.ts';

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
    const effects: Effects = { lineage: { depth: 1 }, submitted: 2, comments: 0 };
    const run = { ...report, exitCode: 1 };
    const right = {
      passes: false,
      jobs: { scan: ['failure', 'success'] },
      outputs: { 'scan/scan': { status: 'passed' } },
      log: ['Lineage'],
      summaries: ['passed'],
      lineage: { depth: 1, repo_url: undefined },
      submitted: 2,
      comments: 0,
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
    };
    expect(differences(asked, run, effects)).toHaveLength(11);
  });
});
