import { describe, expect, it } from '@jest/globals';
import { parseOrigin } from '../../tools/demo/checkout.ts';
import { type EndedRun, endOf, judgeBoth, judgeFirst } from '../../tools/demo/expectation.ts';
import { runsOf } from '../../tools/demo/runs.ts';
import { DEMO_SCENARIOS, type DemoScenario } from '../../tools/demo/scenarios.ts';

describe('the address of a clone', () => {
  it.each([
    ['https://github.com/acme/models.git', 'https://github.com', 'acme/models'],
    ['https://someone:word@github.com/acme/models', 'https://github.com', 'acme/models'],
    ['git@github.com:acme/models.git', 'https://github.com', 'acme/models'],
    ['github.com:acme/models/', 'https://github.com', 'acme/models'],
    ['ssh://git@git.example.com:2222/acme/models.git', 'https://git.example.com', 'acme/models'],
    ['https://git.example.com/group/acme/models', 'https://git.example.com', 'acme/models'],
  ])('is read from %s', (address, server, repository) => {
    expect(parseOrigin(address)).toEqual({ server, repository });
  });

  it.each([
    '',
    '../models',
    '/srv/git/models.git',
    'file:///srv/git/models.git',
    'https://github.com/models',
  ])('cannot be told from %j', (address) => {
    expect(parseOrigin(address)).toBeUndefined();
  });
});

function scenarioOf(name: string): DemoScenario {
  const found = DEMO_SCENARIOS.find(({ scenario }) => scenario === name);
  if (found === undefined) throw new Error(`There is no scenario ${name}.`);
  return found;
}

function ended(status: string, failureReason = '', ...reasons: readonly string[]): EndedRun {
  const analyses = reasons.map((reason, index) => ({ name: `m${String(index)}/evasion`, reason }));
  return { status, failureReason, hasRecord: false, analyses };
}

describe('what the demo came to', () => {
  const clean = scenarioOf('clean');
  const vulnerable = scenarioOf('vulnerable');

  it('is read from outputs', () => {
    const results = JSON.stringify([{ model: 'digits', attack: 'evasion', reason: 'upload-failed' }]);
    const outputs = { status: 'error', 'failure-reason': 'upload-failed', 'record-found': 'true', results };
    expect(endOf(outputs)).toEqual({
      status: 'error',
      failureReason: 'upload-failed',
      hasRecord: true,
      analyses: [{ name: 'digits/evasion', reason: 'upload-failed' }],
    });
    expect(endOf({})).toEqual({ status: 'none', failureReason: '', hasRecord: false, analyses: [] });
  });

  it('is what the scenario leads to, or it did not work', () => {
    const first = ended('passed', '', '', '');
    expect(judgeFirst(first, clean, false)).toBeUndefined();
    expect(judgeBoth([first, ended('already-scanned')], clean, false)).toEqual({
      worked: true,
      words: 'The demo worked.',
    });
    expect(judgeBoth([first, ended('passed')], clean, false)).toEqual({
      worked: false,
      words: expect.stringContaining('expected already-scanned of the second run, not passed'),
    });
    expect(judgeFirst(ended('already-scanned'), clean, false)).toEqual({
      worked: false,
      words: expect.stringContaining('expected passed, not already-scanned'),
    });
  });

  it('is no success where an analysis ended otherwise, whatever the run came to', () => {
    const mixed = ended('vulnerable', 'vulnerable', 'vulnerable', 'upload-failed', '', 'timeout');
    expect(judgeFirst(mixed, vulnerable, false)?.words).toContain(
      '2 of 4 analyses did not end as the scenario "vulnerable" expects: m1/evasion (upload-failed), m3/evasion (timeout).',
    );
    const failing = scenarioOf('failing');
    expect(judgeFirst(ended('error', 'analysis-failed', 'analysis-failed'), failing, false)).toBeUndefined();
    expect(judgeFirst(ended('error', 'x', ...Array<string>(5).fill('')), failing, false)?.words).toContain(
      'm2/evasion (passed), …',
    );
  });

  it('ends with a mistake of the user, with inputs of their own as well', () => {
    for (const hasInputs of [true, false]) {
      expect(judgeFirst(ended('error', 'invalid-input'), clean, hasInputs)?.words).toContain('Correct it');
    }
  });

  it('is told and not judged with inputs of the user', () => {
    const late = ended('error', 'timeout', 'timeout');
    expect(judgeFirst(late, clean, true)).toBeUndefined();
    expect(judgeBoth([late, ended('vulnerable', 'vulnerable')], clean, true)).toEqual({
      worked: true,
      words: expect.stringContaining('Run 1 ended as error (timeout), run 2 as vulnerable.'),
    });
  });
});

describe('the two runs of the demo', () => {
  it('are alike, unless the second one collects what the first one submitted', () => {
    const inputs = { wait: 'true', 'max-attempts': '3' };
    expect(runsOf(inputs).map((run) => run.inputs)).toEqual([inputs, inputs]);
    const collect = { ...inputs, mode: 'collect' };
    expect(runsOf(collect)).toEqual([
      {
        title: expect.stringContaining('without waiting'),
        inputs: { mode: 'scan', wait: 'false', 'commit-status': 'true', 'max-attempts': '3' },
      },
      { title: expect.stringContaining('collect'), inputs: collect, needsVerdicts: true },
    ]);
  });
});
