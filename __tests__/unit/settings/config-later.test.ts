import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../src/facts/settings.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { oneAnalysis } from '../../support/one-analysis.ts';
import { ANALYSIS, CHECK, type Inputs, settingsOf, settingsSource } from '../../support/settings-source.ts';
import { makeWorkspace } from '../../support/workspace.ts';

const CONFIG = `version: 1
models:
  - name: digits
    id: model-1
    task: image-classification
    config: { input_dimensions: [28, 28, 1] }
    artifacts: { data: d, label: d, reference_data: d, reference_label: d }
    attacks:
      outlier: {}
      drift: { model_framework: tensorflow, color_space: rgb, use_model_api: yes, model_api_details: in-the-file }
`;

const read = (inputs: Inputs, changes?: Parameters<typeof settingsOf>[1]): Promise<Settings> =>
  settingsOf({ ...CHECK, ...inputs }, changes);

describe('missing credentials', () => {
  const nothing = { ...CHECK, 'api-key': '' };

  it('skip a run that gets no secrets when that is asked for, before anything else is read', async () => {
    for (const missing of [nothing, { ...CHECK, 'org-id': ' ' }]) {
      const inputs = { ...missing, mode: 'nonsense', 'on-missing-credentials': 'skip' };
      await expect(readSettings(settingsSource(inputs, { withoutSecrets: true }))).resolves.toBeUndefined();
    }
  });

  it.each([
    ['skip', false],
    ['fail', true],
    ['', true],
    ['skips', true],
  ])('fail with %j when the event is without secrets: %s', async (policy, withoutSecrets) => {
    const inputs = { ...nothing, 'on-missing-credentials': policy };
    await expect(readSettings(settingsSource(inputs, { withoutSecrets }))).rejects.toThrow(
      '"api-key": is required and empty.',
    );
  });

  it('are reported together, with everything else that is wrong', async () => {
    const inputs = { ...CHECK, 'base-url': '', 'api-key': '' };
    for (const name of ['base-url', 'api-key']) {
      await expect(read(inputs)).rejects.toThrow(`input "${name}": is required`);
    }
  });

  it('are not asked for if no base-url says whether there is a service at all', async () => {
    const reading = read({ ...CHECK, 'base-url': '', 'api-key': '', 'org-id': '' });
    await expect(reading).rejects.toThrow(/^(?!.*api-key).*The rest is checked once this is given/su);
  });

  it('skip nothing when they are not missing', async () => {
    const settings = await read({ 'on-missing-credentials': 'skip' }, { withoutSecrets: true });
    expect(settings.mode).toBe('check');
  });
});

describe('the analyses', () => {
  it('come from the text of a config', async () => {
    const { analyses, configNames } = await read({ ...ANALYSIS, mode: 'scan' });
    expect(analyses).toMatchObject([
      { name: 'model-1/outlier', modelId: 'model-1', fields: { input_dimensions: '28,28,1' } },
    ]);
    expect(analyses[0]?.artifacts).toMatchObject([{ slot: 'data', path: 'data' }]);
    expect(configNames).toEqual(['model-1', 'outlier']);
  });

  it('come from the config file, given or at its usual place; its secrets are masked', async () => {
    const workspace = await makeWorkspace({ '.github/model-security.yml': CONFIG, 'other.yml': CONFIG });
    try {
      for (const configFile of ['', 'other.yml']) {
        const masked: string[] = [];
        const inputs = { mode: 'scan', 'config-file': configFile };
        const settings = await read(inputs, { workspace: workspace.folder, masked });
        expect(settings.configFile).toBe(configFile === '' ? '.github/model-security.yml' : configFile);
        expect(settings.analyses.map(({ name }) => name)).toEqual(['digits/outlier', 'digits/drift']);
        expect(masked).toContain('in-the-file');
      }
      const only = await read({ mode: 'plan', only: 'digits/outlier' }, { workspace: workspace.folder });
      expect(only.analyses.map(({ name }) => name)).toEqual(['digits/outlier']);
    } finally {
      await workspace.remove();
    }
  });

  it('are not read for a lineage check', async () => {
    expect((await read({ mode: 'check', config: 'nonsense' })).analyses).toEqual([]);
  });
});

describe('the analyses of a config', () => {
  it('get the details of the model API from their input', async () => {
    const config = oneAnalysis('m', 'image-classification', 'drift', {
      fields: { input_dimensions: 2, model_framework: 'x', color_space: 'rgb', use_model_api: true },
      artifacts: { data: 'd', label: 'd', reference_data: 'd', reference_label: 'd' },
    });
    const inputs = { mode: 'scan', config, 'model-api-details': 'sealed-details' };
    const { analyses } = await read(inputs);
    expect(analyses[0]?.fields).toMatchObject({ use_model_api: 'yes', model_api_details: 'sealed-details' });
  });

  it.each<readonly [string, boolean, Readonly<Record<string, string>>, boolean?]>([
    ['a record may skip them', true, {}],
    ['a pull request is judged by its own policy', true, {}, true],
    ['the policy of the base requires its analyses', false, { 'policy-from': 'base', config: '' }, true],
    ['the policy of the base has no effect', true, { 'policy-from': 'base' }],
    ['no record may skip them', false, { rescan: 'always' }],
    ['the files are scanned', false, { 'supply-chain': 'true' }],
    ['a plan shows them', false, { mode: 'plan' }],
    ['they are local', false, { 'base-url': 'local', 'api-key': '', 'org-id': '' }],
  ])('if %s, are read later: %p', async (_when, isLater, inputs, isPullRequest = false) => {
    const workspace = await makeWorkspace({
      '.github/model-security.yml': ANALYSIS.config,
      'data/a.csv': '1',
    });
    try {
      const given = { ...CHECK, mode: 'scan', ...inputs };
      const source = settingsSource(given, { workspace: workspace.folder, isPullRequest });
      const now = await readSettings(source).catch(() => undefined);
      expect(now?.readConfig !== undefined).toBe(isLater);
      if (now === undefined || !isLater) return;
      expect(now).toMatchObject({ analyses: [], configFile: '.github/model-security.yml' });
      const whole = await now.readConfig?.();
      expect(whole?.analyses).toHaveLength(1);
      expect(whole?.readConfig).toBeUndefined();
    } finally {
      await workspace.remove();
    }
  });

  it('are read with wrong inputs, so that all problems are reported at once', async () => {
    const config = ANALYSIS.config.replace('outlier', 'outliar');
    const inputs = { ...CHECK, mode: 'scan', depth: '0', config };
    await expect(readSettings(settingsSource(inputs))).rejects.toThrow(
      /^input "depth": .*\nconfig:1:\d+: .*did you mean "outlier"/u,
    );
  });
});
