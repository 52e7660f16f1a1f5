import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { oneAnalysis } from '../../support/one-analysis.ts';
import { ANALYSIS, CHECK, settingsSource } from '../../support/settings-source.ts';
import { makeWorkspace } from '../../support/workspace.ts';

describe('the analyses of a config', () => {
  it('get the details of the model API from their input', async () => {
    const config = oneAnalysis('m', 'image-classification', 'drift', {
      fields: { input_dimensions: 2, model_framework: 'x', color_space: 'rgb', use_model_api: true },
      artifacts: { data: 'd', label: 'd', reference_data: 'd', reference_label: 'd' },
    });
    const inputs = { mode: 'scan', config, 'model-api-details': 'sealed-details' };
    const read = await readSettings(settingsSource({ ...CHECK, ...inputs }));
    const { analyses = [] } = (await read?.readConfig?.()) ?? {};
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
      const read = await readSettings(source).catch(() => undefined);
      expect(read?.readConfig !== undefined).toBe(isLater);
      if (read === undefined || !isLater) return;
      expect(read).toMatchObject({ analyses: [], configFile: '.github/model-security.yml' });
      const whole = await read.readConfig?.();
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
