import { afterEach, describe, expect, it } from '@jest/globals';
import { describeProblem } from '@model-security-scan/common/problem';
import { NO_GATE } from '../../../src/settings/config/config-rules.ts';
import { type LoadedConfig, loadConfig, type LoadRequest } from '../../../src/settings/read-config.ts';
import { RIGHT } from '../../support/bad-config-base.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const DEFAULT = '.github/model-security.yml';
const opened: Workspace[] = [];

afterEach(async () => {
  for (const workspace of opened.splice(0)) await workspace.remove();
});

async function load(
  files: Readonly<Record<string, string>>,
  request: Omit<LoadRequest, 'workspace'> = {},
): Promise<LoadedConfig> {
  const workspace = await makeWorkspace(files);
  opened.push(workspace);
  const given = Object.keys(files).length === 0 ? undefined : ({ kind: 'file', file: DEFAULT } as const);
  return loadConfig(given, { workspace: workspace.folder, ...request });
}

describe('loading what is to be analysed', () => {
  it('finds nothing when nothing is configured', async () => {
    expect(await load({})).toEqual({
      analyses: [],
      readable: [],
      declared: [],
      problems: [],
      secrets: [],
      gate: NO_GATE,
    });
  });

  it('reads a file of the workspace', async () => {
    const { analyses, problems } = await load({ [DEFAULT]: RIGHT });
    expect(problems).toEqual([]);
    expect(analyses).toMatchObject([{ name: 'digits/evasion', place: { kind: 'file', file: DEFAULT } }]);
  });

  it('reads a text, whose places are those of the input', async () => {
    const given = { kind: 'text', text: `${RIGHT}\nunknown: 1\n` } as const;
    const { analyses, readable, problems } = await loadConfig(given, { workspace: '/nowhere' });
    expect(analyses).toEqual([]);
    const line = given.text.split('\n').findIndex((one) => one.includes('evasion')) + 1;
    expect(readable[0]?.place).toEqual({ kind: 'input', input: 'config', at: { line, column: 7 } });
    const last = given.text.split('\n').indexOf('unknown: 1') + 1;
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(`^config:${String(last)}:1: the config takes no "unknown"`),
    ]);
  });

  it('points at config-file if a text is a path', async () => {
    const { problems } = await loadConfig({ kind: 'text', text: 'models.yml' }, { workspace: '/nowhere' });
    expect(problems.map(describeProblem)).toMatchSnapshot();
  });

  it('keeps what only names', async () => {
    const files = { [DEFAULT]: RIGHT.replace('evasion:', 'evasion:\n      outlier:') };
    expect((await load(files, { only: 'digits/outlier' })).analyses.map((spec) => spec.attack)).toEqual([
      'outlier',
    ]);
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
    const loaded = await load({ [DEFAULT]: text }, { only: 'digts,' });
    expect(loaded.analyses).toEqual([]);
    expect(loaded.secrets).toEqual(['s3cret']);
    expect(loaded.problems.map(({ place }) => (place.kind === 'file' ? place.line : place.input))).toEqual([
      4,
      'only',
      'only',
    ]);
  });
});
