import { describe, expect, it } from '@jest/globals';
import { readDemoOptions } from '../../tools/demo/options.ts';

describe('the flags of the demo', () => {
  it.each([
    [['--repo', 'x'], '--repo is unknown; did you mean --repository?'],
    [['--senario', 'clean'], '--senario is unknown; did you mean --scenario?'],
    [['--scenario', 'mixd'], 'did you mean "mixed"?'],
  ])('%j', (args, problem) => {
    expect(readDemoOptions(args)).toMatchObject({
      kind: 'problems',
      problems: expect.arrayContaining([expect.stringContaining(problem)]),
    });
  });

  it.each([
    ['mode', 'plan'],
    ['mode', 'collect'],
    ['commit-status', 'true'],
    ['comment-on-pr', 'always'],
  ])('take the input %s=%s', (name, value) => {
    expect(readDemoOptions(['--input', `${name}=${value}`])).toMatchObject({
      kind: 'run',
      inputs: { [name]: value },
    });
  });
});
