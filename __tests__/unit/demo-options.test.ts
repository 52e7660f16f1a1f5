import { describe, expect, it } from '@jest/globals';
import { readDemoOptions } from '../../tools/demo/options.ts';

describe('the flags of the demo', () => {
  it.each([
    [['--repo', 'x'], '--repo is unknown; did you mean --repository?'],
    [['--senario', 'clean'], '--senario is unknown; did you mean --scenario?'],
    [['--input', 'mode=collect'], '--input mode=collect: this needs the commit statuses of GitHub'],
    [
      ['--input', 'commit-status=true'],
      '--input commit-status=true: this needs the commit statuses of GitHub',
    ],
  ])('%j', (args, problem) => {
    expect(readDemoOptions(args)).toMatchObject({
      kind: 'problems',
      problems: expect.arrayContaining([expect.stringContaining(problem)]),
    });
  });

  it('take the other modes', () => {
    expect(readDemoOptions(['--input', 'mode=plan'])).toMatchObject({
      kind: 'run',
      inputs: { mode: 'plan' },
    });
  });
});
