import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { reportFormat, type Settings } from '../../../src/facts/settings.ts';
import { oneAnalysis } from '../../support/one-analysis.ts';
import { type Inputs, problemsOf, settingsOf } from '../../support/settings-source.ts';

const LOCAL = { 'base-url': 'local', mode: 'check' };

const ONE = {
  config: oneAnalysis('model', 'tabular-classification', 'extraction', {
    artifacts: { data: 'd', model: 'm' },
  }),
} as const;

const read = (inputs: Inputs, changes?: Parameters<typeof settingsOf>[1]): Promise<Settings> =>
  settingsOf({ ...LOCAL, ...inputs }, changes);
const problems = (inputs: Inputs): Promise<readonly string[]> => problemsOf({ ...LOCAL, ...inputs });

describe('base-url: local', () => {
  it('takes no credentials, waits, and asks often', async () => {
    const settings = await read({});
    expect(settings).toMatchObject({
      service: { root: '', isLocal: true, isPrivate: true, apiKey: '', orgId: '' },
      venue: RUNNER_VENUE,
      wait: true,
      rescan: 'when-stale',
      pollIntervalMs: 1000,
    });
  });

  it('is a fixed word in any case', async () => {
    expect((await read({ 'base-url': 'Local' })).service.isLocal).toBe(true);
  });

  it('has no secret, so there is nothing to mask', async () => {
    const masked: string[] = [];
    await read({}, { masked });
    expect(masked).toEqual([]);
  });

  it.each([true, false])(
    'is not skipped without credentials (a run without secrets: %s)',
    async (withoutSecrets) => {
      const settings = await read({ 'on-missing-credentials': 'skip' }, { withoutSecrets });
      expect(settings.service.isLocal).toBe(true);
    },
  );

  it('writes reports as JSON, whatever the config says of a service', async () => {
    expect(reportFormat(await read({}))).toBe('json');
    const config = 'version: 1\naccept: []\nservice: { report-format: xml }';
    const inputs = { mode: 'scan', 'supply-chain': 'true', config };
    expect(reportFormat(await read(inputs))).toBe('json');
    const remote = { ...inputs, 'base-url': 'https://api.example', 'api-key': 'k', 'org-id': 'o' };
    expect(reportFormat(await read(remote))).toBe('xml');
    expect(reportFormat(await read({ ...remote, config: '' }))).toBe('pdf');
  });

  it('keeps what is given of pauses and waiting', async () => {
    const settings = await read({ wait: 'true', 'poll-interval-seconds': '20', rescan: 'always' });
    expect(settings).toMatchObject({ wait: true, pollIntervalMs: 20_000, rescan: 'always' });
  });

  it.each([
    [{ 'api-key': 'k' }, /^input "api-key": is given, but base-url: local takes no credentials/u],
    [{ 'org-id': 'o' }, /^input "org-id": is given, but base-url: local takes no credentials/u],
    [{ wait: 'false' }, /^input "wait": is false, but with base-url: local/u],
    [{ reports: 'vulnerability, defense' }, /^input "reports": has defense, which only a service writes/u],
    [{ wait: 'no' }, /^input "wait": is "no"\. Expected true or false; did you mean "false"\?$/u],
  ])('refuses %j', async (inputs, message) => {
    const [first] = await problems(inputs);
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
      expect(await read({ mode: 'scan', ...inputs })).toMatchObject({ supplyChain: { enabled } });
    },
  );

  it('does not take a value that is no switch for a false one', async () => {
    expect(await problems({ wait: 'yes' })).toMatchSnapshot();
  });

  it('needs something to do', async () => {
    const [problem] = await problems({ mode: 'scan', 'supply-chain': 'false' });
    expect(problem).toMatch(/^input "config-file": is not given, .* nothing is configured to be analysed/u);
  });

  it('asks for the artifacts that the engine needs, whatever allow-missing-artifacts says', async () => {
    const config = oneAnalysis('model', 'tabular-classification', 'extraction', {
      artifacts: { data: 'd' },
      service: { 'allow-missing-artifacts': true },
    });
    expect(await problems({ mode: 'scan', config })).toEqual([
      expect.stringMatching(
        /^config:1:\d+: model\/extraction: The analysis needs model\. Add "model: <path>" under artifacts\.$/u,
      ),
    ]);
  });
});
