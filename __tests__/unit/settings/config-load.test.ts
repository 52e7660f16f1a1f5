import { afterEach, describe, expect, it } from '@jest/globals';
import { NO_SUPPLY_CHAIN_POLICY } from '../../../src/facts/scan-outcome.ts';
import { type LoadedAnalyses, loadAnalyses, type LoadRequest } from '../../../src/settings/config/load.ts';
import { RIGHT } from '../../support/bad-config-base.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const DEFAULT = '.github/model-security.yml';
const opened: Workspace[] = [];

afterEach(async () => {
  for (const workspace of opened.splice(0)) await workspace.remove();
});

async function load(
  files: Readonly<Record<string, string>>,
  request: Omit<LoadRequest, 'workspace' | 'defaultConfigFile'> = {},
): Promise<LoadedAnalyses> {
  const workspace = await makeWorkspace(files);
  opened.push(workspace);
  return loadAnalyses({ workspace: workspace.folder, defaultConfigFile: DEFAULT, ...request });
}

const INLINE = {
  modelId: 'm-9',
  task: 'image-classification',
  attack: 'outlier',
  attackConfig: 'input_dimensions: 28',
};

describe('loading what is to be analysed', () => {
  it('finds nothing when nothing is configured', async () => {
    expect(await load({})).toEqual({
      analyses: [],
      readable: [],
      declared: [],
      problems: [],
      secrets: [],
      supplyChain: NO_SUPPLY_CHAIN_POLICY,
      accept: [],
      service: {},
      requirements: {},
    });
  });

  it('reads the default file when it exists', async () => {
    const loaded = await load({ [DEFAULT]: RIGHT });
    expect(loaded).toMatchObject({ problems: [], configFile: DEFAULT });
    expect(loaded.analyses.map((spec) => spec.name)).toEqual(['digits/evasion']);
  });

  it('reads the file that is named, and only that', async () => {
    const loaded = await load({ [DEFAULT]: 'nonsense', 'm.json': RIGHT }, { configFile: 'm.json' });
    expect(loaded).toMatchObject({ problems: [], configFile: 'm.json' });
  });

  it('needs the file that is named', async () => {
    const loaded = await load({ [DEFAULT]: RIGHT }, { configFile: 'missing.yml' });
    expect(loaded.analyses).toEqual([]);
    expect(loaded.problems.map(({ place }) => place)).toEqual([{ kind: 'input', input: 'config-file' }]);
  });

  it('takes inputs instead of the default file', async () => {
    const loaded = await load({ [DEFAULT]: RIGHT }, { inline: INLINE });
    expect(loaded.analyses.map((spec) => spec.name)).toEqual(['m-9/outlier']);
    expect(loaded.configFile).toBeUndefined();
  });

  it('keeps what only names', async () => {
    const files = { [DEFAULT]: RIGHT.replace('evasion:', 'evasion:\n      outlier:') };
    expect((await load(files, { only: 'digits/outlier' })).analyses.map((spec) => spec.attack)).toEqual([
      'outlier',
    ]);
    expect((await load({}, { inline: INLINE, only: 'm-9' })).analyses).toHaveLength(1);
    const unknown = await load(files, { only: 'digits/drift' });
    expect(unknown).toMatchObject({ analyses: [], problems: [{ place: { kind: 'input', input: 'only' } }] });
  });

  it('gives the details of the model API only to what is selected', async () => {
    const files = { [DEFAULT]: RIGHT.replace('evasion:', 'evasion: { use_model_api: yes }\n      outlier:') };
    expect((await load(files, { only: 'digits/outlier' })).problems).toEqual([]);
    expect((await load(files)).problems).toHaveLength(1);
    const [spec] = (await load(files, { modelApiDetails: 's3cret' })).analyses;
    expect(spec?.fields.model_api_details).toBe('s3cret');
  });

  it('tells the problems of file and inputs together, and hands out nothing but secrets', async () => {
    const text = RIGHT.replace('m-1', '..').replace('evasion:', 'evasion: { model_api_details: s3cret }');
    const loaded = await load({ [DEFAULT]: text }, { only: 'digts,', modelApiDetails: 'a\nb' });
    expect(loaded.analyses).toEqual([]);
    expect(loaded.secrets).toEqual(['s3cret']);
    expect(loaded.problems.map(({ place }) => (place.kind === 'file' ? place.line : place.input))).toEqual([
      4,
      'only',
      'only',
      'model-api-details',
    ]);
  });
});
