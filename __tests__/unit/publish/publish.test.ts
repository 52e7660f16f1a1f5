import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { publish } from '../../../src/publish/publish.ts';
import type { Settings } from '../../../src/facts/settings.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { createPlainRunner, type PlainRunner, type PlainRunnerOptions } from '../../support/plain-runner.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { bareOutcome, manyResults, sampleOutcome } from '../../support/sample-outcomes.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';

let github: GithubServer;
beforeAll(async () => {
  github = await startGithubServer({ repository: PUSH.repository });
});
afterAll(() => github.close());

async function settingsOf(inputs: Readonly<Record<string, string>> = {}): Promise<Settings> {
  const settings = await readSettings(settingsSource({ ...CHECK, 'github-token': github.token, ...inputs }));
  if (settings === undefined) throw new Error('There are credentials.');
  return settings;
}

const NEVER = new AbortController().signal;
const PULL_REQUEST = { eventName: 'pull_request', payload: { pull_request: { number: 7 } } };

async function publishWith(
  outcome: Outcome,
  settings: Settings | undefined,
  options: PlainRunnerOptions = {},
  signal: AbortSignal = NEVER,
): Promise<{ readonly published: Outcome; readonly runner: PlainRunner }> {
  const variables = { GITHUB_API_URL: github.url, GITHUB_RUN_ID: '4711', GITHUB_WORKFLOW: 'security' };
  const runner = createPlainRunner({ variables, ...options });
  return { published: await publish(runner, outcome, settings, signal), runner };
}

describe('an outcome that is given to the world', () => {
  it('goes into outputs, summary and log', async () => {
    const { published, runner } = await publishWith(sampleOutcome(), await settingsOf());
    expect(runner.outputs['status']).toBe(published.status);
    expect(runner.summaries).toHaveLength(1);
    expect(runner.log.entries.at(-1)).toContain(published.headline);
  });

  it('ends with the reason of a failure', async () => {
    const failed = sampleOutcome({ status: 'error', failed: true, failureReason: 'unauthorized' });
    const { runner } = await publishWith(failed, await settingsOf());
    expect(runner.log.entries.at(-1)).toBe(`info: Failed: unauthorized. ${failed.headline}`);
  });

  it('goes there without settings as well', async () => {
    const { published, runner } = await publishWith(bareOutcome(), undefined);
    expect(published).toEqual(bareOutcome());
    expect(runner.outputs).toHaveProperty('status');
  });

  it('has at most ten annotations of each level, those about its outputs among them', async () => {
    const results = manyResults(3000);
    const texts = Array.from({ length: 30 }, (_value, index) => `number ${String(index)}`);
    const outcome = sampleOutcome({
      status: 'vulnerable',
      failed: true,
      results,
      notices: texts,
      warnings: texts,
    });
    const { runner } = await publishWith(outcome, await settingsOf());
    const levels = ['error', 'warning', 'notice'].map(
      (level) => runner.log.entries.filter((entry) => entry.startsWith(`${level}: `)).length,
    );
    expect(levels).toEqual([10, 10, 10]);
    expect(runner.log.entries.join('\n')).toContain('output results would be too');
  });

  it('has failed when its outputs are lost, whatever the verdict was', async () => {
    const setOutputs = (): void => {
      throw new Error('no space left');
    };
    const passed = sampleOutcome({ status: 'passed', failed: false });
    const { published, runner } = await publishWith(passed, await settingsOf(), { setOutputs });
    expect(published).toMatchObject({
      failed: true,
      errorMessage: 'The outputs could not be written: no space left',
    });
    expect(runner.summaries.join('')).toMatch(/^<h2>❌ Model security: the verdict could not be written</u);
    expect(runner.log.entries).toContainEqual(
      expect.stringMatching(/^error: The outputs could not be written: no space left/u),
    );
    expect(runner.summaries).toHaveLength(1);
  });

  it('stands without its summary', async () => {
    const writeSummary = (): Promise<void> => Promise.reject(new Error('too long'));
    const outcome = sampleOutcome();
    const { published, runner } = await publishWith(outcome, await settingsOf(), { writeSummary });
    expect(published).toEqual(outcome);
    expect(runner.log.entries).toContain('warning: The job summary could not be written: too long');
  });
});

describe('the comment of the pull request', () => {
  it('is written when it is requested', async () => {
    const settings = await settingsOf({ 'comment-on-pr': 'always' });
    const { runner } = await publishWith(sampleOutcome(), settings, { event: PULL_REQUEST });
    expect(runner.log.entries).toContain('info: Comment on pull request 7: created.');
    expect(github.comments).toHaveLength(1);
    const again = await publishWith(sampleOutcome(), settings, { event: PULL_REQUEST });
    expect(again.runner.log.entries).toContain('info: Comment on pull request 7: none.');
  });

  it('is a line in the log when there is no pull request', async () => {
    const settings = await settingsOf({ 'comment-on-pr': 'always' });
    const before = github.requests.length;
    const { runner } = await publishWith(sampleOutcome(), settings);
    expect(runner.log.entries).toContain(
      'info: No comment was written: the event does not belong to a pull request.',
    );
    expect(github.requests).toHaveLength(before);
  });

  it('is a warning when the token does not fit', async () => {
    const settings = await settingsOf({ 'comment-on-pr': 'always', 'github-token': 'ghs_wrong' });
    const outcome = sampleOutcome();
    const { published, runner } = await publishWith(outcome, settings, { event: PULL_REQUEST });
    expect(published).toEqual(outcome);
    expect(runner.log.entries.join('\n')).toMatch(/^warning: The pull request was not commented on\./mu);
  });

  it('is left alone by a run that has no time left', async () => {
    const settings = await settingsOf({ 'comment-on-pr': 'always' });
    const before = github.requests.length;
    const over = AbortSignal.abort(new Error('over'));
    const options = { event: PULL_REQUEST };
    const { runner } = await publishWith(bareOutcome(), settings, options, over);
    expect(github.requests).toHaveLength(before);
    expect(runner.log.entries.join('\n')).not.toContain('pull request');
  });
});
