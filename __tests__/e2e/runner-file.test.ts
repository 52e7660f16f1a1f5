import { describe, expect, it } from '@jest/globals';
import { interfaceScript } from '../support/interface-service.ts';
import { OUTLIER, type Talk, talk } from '../support/talk.ts';

const MISSING = '/nowhere/at/all';

/** Submits one analysis on a runner that lacks one of its files. */
async function talkWithout(variable: string, value: string | undefined): Promise<Talk> {
  return talk(interfaceScript(), OUTLIER, { env: { [variable]: value } });
}

describe('a runner whose summary file', () => {
  it.concurrent('is not given gets none, and the run goes on', async () => {
    const { run } = await talkWithout('GITHUB_STEP_SUMMARY', undefined);
    expect(run.exitCode).toBe(0);
    expect(run.outputs['status']).toBe('submitted');
    expect(run.summary).toBe('');
  });

  it.concurrent('cannot be written is warned of, and the verdict stands', async () => {
    const { run } = await talkWithout('GITHUB_STEP_SUMMARY', MISSING);
    expect(run.exitCode).toBe(0);
    expect(run.outputs['status']).toBe('submitted');
    expect(run.commands.filter(({ name }) => name === 'warning')).toContainEqual({
      name: 'warning',
      properties: {},
      message: expect.stringContaining('summary could not be written'),
    });
  });
});

describe('a runner whose output file cannot be written', () => {
  it.concurrent('gets a failed step that says why, before anything is sent', async () => {
    const { run, requests } = await talkWithout('GITHUB_OUTPUT', MISSING);
    expect(run.exitCode).toBe(1);
    expect(requests).toEqual([]);
    expect(run.stderr).toBe('');
    expect(run.summary).toContain('the verdict could not be written');
    const errors = run.commands.filter(({ name }) => name === 'error').map(({ message }) => message);
    expect(errors).toEqual([expect.stringContaining('The outputs could not be written')]);
  });
});
