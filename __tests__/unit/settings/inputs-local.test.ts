import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { InvalidInputError } from '../../../src/core/problem.ts';
import { reportFormat, type Settings } from '../../../src/facts/settings.ts';
import { oneAnalysis } from '../../support/one-analysis.ts';
import { settingsSource } from '../../support/settings-source.ts';

const LOCAL = { 'base-url': 'local', mode: 'check' };

const ONE = {
  config: oneAnalysis('model', 'tabular-classification', 'extraction', {
    artifacts: { data: 'd', model: 'm' },
  }),
} as const;

async function settingsOf(
  inputs: Readonly<Record<string, string>>,
  changes: Parameters<typeof settingsSource>[1] = {},
): Promise<Settings> {
  const settings = await readSettings(settingsSource({ ...LOCAL, ...inputs }, changes));
  if (settings === undefined) throw new Error('There are no settings.');
  return (await settings.readConfig?.()) ?? settings;
}

async function problemsOf(inputs: Readonly<Record<string, string>>): Promise<readonly string[]> {
  try {
    await readSettings(settingsSource({ ...LOCAL, ...inputs }));
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message.split('\n');
    throw error;
  }
}

describe('base-url: local', () => {
  it('takes no credentials, waits, and asks often', async () => {
    const settings = await settingsOf({});
    expect(settings).toMatchObject({
      service: { root: '', isLocal: true, isPrivate: true, apiKey: '', orgId: '' },
      venue: RUNNER_VENUE,
      wait: true,
      rescan: 'when-stale',
      pollIntervalMs: 1000,
    });
  });

  it('has no secret, so there is nothing to mask', async () => {
    const masked: string[] = [];
    await settingsOf({}, { masked });
    expect(masked).toEqual([]);
  });

  it.each([true, false])(
    'is not skipped without credentials (a run without secrets: %s)',
    async (withoutSecrets) => {
      const settings = await settingsOf({ 'on-missing-credentials': 'skip' }, { withoutSecrets });
      expect(settings.service.isLocal).toBe(true);
    },
  );

  it('writes reports as JSON, whatever the config says of a service', async () => {
    expect(reportFormat(await settingsOf({}))).toBe('json');
    const config = 'version: 1\naccept: []\nservice: { report-format: xml }';
    const inputs = { mode: 'scan', 'supply-chain': 'true', config };
    expect(reportFormat(await settingsOf(inputs))).toBe('json');
    const remote = { ...inputs, 'base-url': 'https://api.example', 'api-key': 'k', 'org-id': 'o' };
    expect(reportFormat(await settingsOf(remote))).toBe('xml');
    expect(reportFormat(await settingsOf({ ...remote, config: '' }))).toBe('pdf');
  });

  it('keeps what is given of pauses and waiting', async () => {
    const settings = await settingsOf({ wait: 'true', 'poll-interval-seconds': '20', rescan: 'always' });
    expect(settings).toMatchObject({ wait: true, pollIntervalMs: 20_000, rescan: 'always' });
  });

  it.each([
    [{ 'api-key': 'k' }, /^input "api-key": is given, but base-url: local takes no credentials/u],
    [{ 'org-id': 'o' }, /^input "org-id": is given, but base-url: local takes no credentials/u],
    [{ wait: 'false' }, /^input "wait": is false, but with base-url: local/u],
    [{ reports: 'vulnerability, defense' }, /^input "reports": has defense, which only a service writes/u],
    [{ wait: 'no' }, /^input "wait": is "no"\. Expected true or false; did you mean "false"\?$/u],
  ])('refuses %j', async (inputs, message) => {
    const [first] = await problemsOf(inputs);
    expect(first).toMatch(message);
  });

  it.each([
    [{}, true],
    [{ 'supply-chain': 'true', only: 'digits' }, true],
    [{ 'supply-chain': 'false', ...ONE }, false],
    [{ only: 'model', ...ONE }, false],
  ])(
    'scans the files of the repository unless told otherwise or for a part of it: %j',
    async (inputs, enabled) => {
      expect(await settingsOf({ mode: 'scan', ...inputs })).toMatchObject({ supplyChain: { enabled } });
    },
  );

  it('does not take a value that is no switch for a false one', async () => {
    expect(await problemsOf({ wait: 'yes' })).toEqual([
      'input "wait": is "yes". Expected true or false; did you mean "true"?',
    ]);
  });

  it('needs something to do', async () => {
    const [problem] = await problemsOf({ mode: 'scan', 'supply-chain': 'false' });
    expect(problem).toMatch(/^input "config-file": is not given, .* nothing is configured to be analysed/u);
  });

  it('asks for the artifacts that the engine needs, whatever allow-missing-artifacts says', async () => {
    const config = oneAnalysis('model', 'tabular-classification', 'extraction', {
      artifacts: { data: 'd' },
      service: { 'allow-missing-artifacts': true },
    });
    expect(await problemsOf({ mode: 'scan', config })).toEqual([
      expect.stringMatching(
        /^config:1:\d+: model\/extraction: The analysis needs model\. Add "model: <path>" under artifacts\.$/u,
      ),
    ]);
  });
});
